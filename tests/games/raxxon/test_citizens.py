"""The nine types of citizens: what each brings when it is killed, and when it is turned up."""

from __future__ import annotations

import pytest

from tests.games.raxxon.staging import (
    SIGNS,
    act,
    apply_symbols,
    asked_seat,
    at,
    crowd,
    decide,
    deck,
    event_count,
    is_choosing_action,
    options,
    pile,
    raxxon,
    table,
)

HEALTHY = ["Ho", "Su", "Ce", "In", "Fr", "Fa"]


@pytest.mark.parametrize("sign", SIGNS)
def test_healthy_cards_can_be_evacuated_and_infected_ones_quarantined(sign: str) -> None:
    game = table(f"{sign}", "Ho?", characters="thomas kd")
    act(game, "evacuate")
    assert pile(game, "evacuated") == (sign if sign in HEALTHY else "")
    game = table(f"{sign} Ho?", characters="thomas kd")
    act(game, "quarantine", *([] if sign in HEALTHY else ["crowd:c3"]))
    assert pile(game, "contained") == ("" if sign in HEALTHY else sign)


# --- killed ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-31")
@pytest.mark.parametrize("sign", ["Ho", "Ch", "Ca", "Vo"])
def test_hostile_and_infected_cards_have_no_effect_when_killed(sign: str) -> None:
    game = table(f"{sign}? {sign}", infection="5Vo", card="raxxons_lab", evacuated="Ho", population="Ho")
    act(game, "kill", "crowd:c3", "crowd:c4")
    assert pile(game, "discard") == f"{sign} {sign}"
    assert (deck(game, "infection"), deck(game), raxxon(game)[-1]) == ("Vo Vo Vo Vo Vo", "Ho", "raxxons_lab")
    assert (game.passed, asked_seat(game)) == (0, 1)


@pytest.mark.rule("RX-31")
def test_a_killed_susceptible_spreads() -> None:
    game = act(table("Su Ho", infection="Ca Vo"), "kill", "crowd:c3", "done")
    assert pile(game, "discard") == "Su Vo"


@pytest.mark.rule("RX-31")
def test_a_killed_celebrity_adds_a_card_and_then_reveals_one() -> None:
    game = table("Ce Ho Ho", population="Ca Vo", infection="5Ch")
    act(game, "kill", "crowd:c3", "done")
    assert options(game)[0].startswith("place:")
    decide(game, "place:d4")
    # The card that was added is the only one that lies face down.
    assert at(game, "d4") == "Vo"
    assert event_count(game, "event-reveals") == 1
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-31")
def test_a_killed_innocent_draws_a_raxxon_card() -> None:
    game = act(table("In Ho", card="raxxons_buses"), "kill", "crowd:c3", "done")
    assert raxxon(game, "followed") == ["raxxons_buses"]
    assert asked_seat(game) == 0


@pytest.mark.rule("RX-31", "RX-20")
def test_a_killed_familiar_makes_the_active_player_pass_when_the_effect_is_finished() -> None:
    game = table("Ho Fr Ho?", turn=1, characters="kd thomas", infection="3Vo")
    act(game, "kill", "crowd:c4", "crowd:c3", "done")
    assert game.passed == 2
    assert asked_seat(game) == 0


@pytest.mark.rule("RX-31")
def test_a_familiar_killed_by_a_card_makes_the_active_player_pass_after_the_card() -> None:
    game = table("Fr Ho?", characters="thomas kd", card="old_comrades", population="Vo Vo")
    decide(apply_symbols(game, "raxxon"), "choice:1", "column:3")
    # The card's own symbols still happen.
    assert game.passed == 1
    assert options(game) == ["place:b4", "place:c3", "place:c5", "place:d4"]
    decide(game, "place:c3", "crowd:c3")
    assert raxxon(game, "triggered") == ["old_comrades"]
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-31")
@pytest.mark.parametrize(
    ("evacuated", "answers", "left"),
    [
        ("Ho Su In", ["evacuated:susceptible", "evacuated:hostile"], "In"),
        ("Ho Ho Ho", [], "Ho"),
        ("Ho Su", ["evacuated:susceptible"], ""),
        ("Ho", [], ""),
        ("", [], ""),
    ],
)
def test_a_killed_family_returns_two_evacuated_cards(evacuated: str, answers: list[str], left: str) -> None:
    game = table("Fa Ho?", evacuated=evacuated)
    act(game, "kill", "crowd:c3", "done", *answers)
    assert pile(game, "evacuated") == left
    assert len(pile(game, "discard").split()) == 1 + min(2, len(evacuated.split()))
    assert asked_seat(game) == 1


# --- revealed --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-41")
@pytest.mark.parametrize("sign", ["Su", "Ce", "In", "Fr", "Fa"])
def test_other_healthy_cards_have_no_effect_when_turned_up(sign: str) -> None:
    for already in (0, 1, 2):
        game = table(" ".join([sign] * already + [f"{sign}?"]), "Ho?*", card="raxxons_lab")
        decide(apply_symbols(game, "flip"), f"crowd:c{3 + already}")
        assert event_count(game, "event-count") == 0
        assert is_choosing_action(game)


@pytest.mark.rule("RX-41")
@pytest.mark.parametrize("already", range(6))
def test_hostile_the_second_reveals_and_the_fourth_ends_the_day(already: int) -> None:
    game = table(" ".join(["Ho"] * already + ["Ho?"]), "Su?", at="c2", population="9Vo")
    decide(apply_symbols(game, "flip"), f"crowd:c{2 + already}")
    assert (game.day == 2) == (already == 3)
    if already != 3:
        assert at(game, "d2") == ("Su" if already == 1 else "Su?")
        assert is_choosing_action(game)


@pytest.mark.rule("RX-41")
@pytest.mark.parametrize("already", range(5))
def test_chaotic_the_first_adds_one_the_second_two_the_third_ends_the_day(already: int) -> None:
    game = table(" ".join(["Ch"] * already + ["Ch?"]), "Su?", at="c2", population="3Ho", infection="8Vo")
    decide(apply_symbols(game, "flip"), f"crowd:c{2 + already}")
    while game.day == 1 and not is_choosing_action(game):
        decide(game, options(game)[0])
    assert (game.day == 2) == (already == 2)
    assert event_count(game, "event-adds") == {0: 1, 1: 2}.get(already, 0)


@pytest.mark.rule("RX-41")
@pytest.mark.parametrize("already", range(5))
def test_carrier_the_second_draws_a_card_and_the_third_ends_the_day(already: int) -> None:
    game = table(" ".join(["Ca"] * already + ["Ca?"]), "Su?", at="c2", card="mercy", infection="8Vo")
    decide(apply_symbols(game, "flip"), f"crowd:c{2 + already}")
    assert (game.day == 2) == (already == 2)
    assert raxxon(game, "untriggered") == (["mercy"] if already == 1 else [])


@pytest.mark.rule("RX-41")
@pytest.mark.parametrize("already", range(5))
def test_volatile_the_second_spreads_and_the_third_ends_the_day(already: int) -> None:
    game = table(" ".join(["Vo"] * already + ["Vo?"]), "Su?", at="c2", infection="8Ca")
    decide(apply_symbols(game, "flip"), f"crowd:c{2 + already}")
    assert (game.day == 2) == (already == 2)
    if already != 2:
        assert pile(game, "discard") == ("Ca" if already == 1 else "")
        assert crowd(game)[1].startswith("Su?")
