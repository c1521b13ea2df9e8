"""The end of a day, in order, and the end of the game."""

from __future__ import annotations

import pytest

from ludarium.games.raxxon.ending import OPEN, OUTBREAK, VICTORY
from tests.games.raxxon.staging import (
    RULESET,
    act,
    all_pass,
    apply_symbols,
    asked_seat,
    citizens,
    crowd,
    decide,
    deck,
    event_count,
    events,
    is_choosing_action,
    numbers,
    pile,
    raxxon,
    table,
    tokens,
)

# --- turning up, spreading -------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-50")
def test_every_card_is_turned_up_without_its_effect() -> None:
    # Turned up in the day, the second volatile would spread, the third carrier end the day, the second hostile reveal.
    game = table("Vo Vo? Ca", "Ca? Ca? Ho?", "Ho? Ch? Ch?", infection="8Ch", population="", card="mercy")
    all_pass(game)
    assert event_count(game, "event-count") == 0
    assert event_count(game, "event-spreads") == 4
    assert raxxon(game)[-1] == "mercy"


@pytest.mark.rule("RX-50")
def test_an_event_lists_the_cards_that_were_turned_up() -> None:
    game = all_pass(table("Ho? Su", "Ca?0 In?", infection="5Vo"))
    assert game.events is not None
    events = next(event for event in game.events if event.kind == "event-reveals-crowd")
    assert events.audience is None
    cards = events.args["cards"]
    assert isinstance(cards, list)
    assert [card.id for card in cards] == ["citizen-hostile", "citizen-carrier", "citizen-innocent"]


@pytest.mark.rule("RX-50", "RX-51")
@pytest.mark.parametrize(
    ("rows", "uncontained", "spreads"),
    [
        (["Ho? Su"], "", 0),
        (["Ho? Ca?"], "", 1),
        (["Vo Ca?"], "", 2),
        (["Ho? Su"], "Ca Ca", 2),
        (["Vo Ca?"], "Ch", 3),
        (["Vo Ca? Ch"], "Ch", 4),
        (["Vo Ca? Ch"], "Ch Vo Vo", 4),
        (["Vo Ca? Ch", "Ca Ca Ca"], "", 4),
    ],
)
def test_each_infected_card_of_crowd_and_uncontained_quarantine_spreads_at_most_four_times(
    rows: list[str], uncontained: str, spreads: int
) -> None:
    game = table(*rows, uncontained=uncontained, infection="6Vo", population="9Ho", contained="Ch Ch")
    all_pass(game)
    assert event_count(game, "event-spreads") == spreads
    assert len(game.infection) == 6 - spreads


@pytest.mark.rule("RX-51", "RX-61")
def test_too_many_spreads_at_night_lose_the_game() -> None:
    game = all_pass(table("Vo Ca?", infection="Ch"))
    assert game.outcome == OUTBREAK
    assert game.is_over()
    assert game.day == 1
    game = all_pass(table("Vo Ca?", infection="Ch Ch"))
    assert game.outcome == OPEN
    assert game.day == 2


@pytest.mark.rule("RX-51")
@pytest.mark.parametrize("day", [29, 30])
def test_on_the_last_day_the_infection_spreads_to_the_end(day: int) -> None:
    game = table("Ho", infection="9Vo", day=day)
    night = RULESET.view(game.redact(0))["overnight"]
    assert (night["least"], night["most"]) == ((0, 0) if day == 29 else (10, 10))
    all_pass(game)
    assert game.outcome == (OPEN if day == 29 else OUTBREAK)
    assert event_count(game, "event-spreads") == (0 if day == 29 else 9)
    assert event_count(game, "event-last-day") == (day == 29)  # all see when it begins


# --- going home ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-52", "RX-53", "RX-30", "RX-32")
def test_crowd_uncontained_quarantine_and_discard_pile_are_shuffled_into_the_population() -> None:
    game = table("Ho? Ca", "Su", uncontained="Ch", contained="Vo Vo", discard="In", population="Fr Fa", infection="6Ca")
    all_pass(game)
    # Two spreads: carrier and carrier. The contained cards are uncontained now, and no longer spread this night.
    together = sorted(citizens("Ho Ca Su Ch In Fr Fa Ca Ca"))
    standing = [citizen for citizen in game.cells if citizen >= 0]
    assert sorted(standing + game.population) == together
    assert (pile(game, "discard"), pile(game, "contained"), pile(game, "uncontained")) == ("", "", "Vo Vo")
    assert event_count(game, "event-shuffles-population") == 1


@pytest.mark.rule("RX-52")
def test_the_population_deck_is_shuffled_and_unknown_to_all_viewers() -> None:
    orders = set()
    for seed in range(8):
        game = table("Ho? Ca", population="9Ho 3Su 3In 3Fr", infection="6Ca", seed=seed)
        game.population_known = [1] * len(game.population)
        all_pass(game)
        orders.add(tuple(game.population))
        assert not any(game.population_known)
        assert set(game.redact(0)["table"]["population"]) == {-1}
    assert len(orders) == 8


@pytest.mark.rule("RX-53", "RX-70")
def test_contained_cards_spread_only_from_the_second_night_on() -> None:
    game = table("Ho Ho Ho", contained="Vo Ca", infection="6Ca", population="9Ho")
    all_pass(game)
    assert event_count(game, "event-spreads") == 0
    assert pile(game, "uncontained") == "Ca Vo"
    all_pass(game)
    assert event_count(game, "event-spreads") == 2
    assert pile(game, "uncontained") == ""


@pytest.mark.rule("RX-54")
def test_all_tokens_leave_the_sheets() -> None:
    game = table("Ho Ho?", tokens={0: "kill:2 control:1", 1: "evacuate:1"}, passed="1", population="9Ho")
    decide(game, "pass")
    assert (tokens(game, 0), tokens(game, 1)) == ("", "")
    assert game.day == 2
    assert is_choosing_action(game)


@pytest.mark.rule("RX-54")
def test_a_roadblock_and_a_cordon_do_not_outlast_the_day() -> None:
    game = table("Ho Ho?", population="9Ho", roadblock={"c3": 3})
    game.ignored_adds = 2
    all_pass(game)
    assert not game.roadblocks
    assert game.ignored_adds == 0


# --- who is first ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-55")
def test_the_player_after_the_last_who_took_a_turn_is_first() -> None:
    game = table("Ho Su?", seats=4, first=1, turn=1, population="9Ho")
    act(game, "investigate")  # seat 1
    act(game, "investigate")  # seat 2
    all_pass(game)  # plain passes of 3, 0, 1 and 2
    assert (game.day, game.first, asked_seat(game)) == (2, 3, 3)


@pytest.mark.rule("RX-55")
def test_part_of_a_turn_counts_as_a_turn() -> None:
    game = table("Ho? Su?", seats=3, first=0, turn=1, passed="0 2", tokens={1: "control:2"})
    decide(game, "go", "crowd:c3", "pass")
    assert (game.day, game.first) == (2, 2)


@pytest.mark.rule("RX-55")
def test_a_pass_before_the_first_consequence_is_not_a_turn() -> None:
    game = table("Ho? Su?", seats=3, first=0, turn=1, passed="0 2", tokens={1: "control:2"})
    decide(game, "pass")
    assert (game.day, game.first) == (2, 1)  # no player took any: left of the day's first player


@pytest.mark.rule("RX-55")
def test_if_no_player_took_a_turn_the_player_after_the_first_is_first() -> None:
    game = all_pass(table("Ho? Su?", seats=4, first=3, turn=3))
    assert (game.day, game.first) == (2, 0)


@pytest.mark.rule("RX-55")
def test_turns_of_the_day_before_do_not_count() -> None:
    game = table("Ho Su?", seats=4, first=0, population="9Ho")
    act(game, "investigate")
    all_pass(game)
    assert (game.day, game.first) == (2, 1)
    all_pass(game)
    assert (game.day, game.first) == (3, 2)


@pytest.mark.rule("RX-55")
def test_an_end_of_day_within_a_turn_leaves_the_next_player_first() -> None:
    game = table("Ch Ch Ch? Ho?", seats=4, first=0, turn=2, infection="8Vo")
    act(game, "investigate", "crowd:c5")
    assert (game.day, game.first) == (2, 3)


# --- the end of the game ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-60")
@pytest.mark.parametrize(
    ("level", "saved", "last"), [(1, "10Ho 3Su Ce 3In 2Fr", "Fr"), (2, "14Ho 3Su 3Ce 3In 3Fr 3Fa", "Ho")]
)
def test_the_last_healthy_card_wins_at_once(level: int, saved: str, last: str) -> None:
    game = table(last, "Ca", level=level, evacuated=saved, population="", infection="", power=7)
    assert sum(numbers(saved)) + 1 == game.needed() == (20 if level == 1 else 30)
    act(game, "evacuate")
    assert game.is_over()
    assert game.outcome == VICTORY
    assert "event-victory" in events(game)
    assert RULESET.view(game.redact(0))["outcome"] == "victory"


@pytest.mark.rule("RX-60")
def test_one_card_too_few_does_not_win() -> None:
    game = table("Ho Su", evacuated="14Ho 2Su 3Ce 3In 3Fr 3Fa", population="", infection="9Ca")
    game.evacuated = numbers("13Ho 2Su 3Ce 3In 3Fr 3Fa")
    act(game, "evacuate", "row:c")
    assert game.saved() == 29
    assert not game.is_over()


@pytest.mark.rule("RX-60")
def test_the_victory_comes_before_the_rest_of_the_card() -> None:
    game = table("In", evacuated="15Ho 3Su 3Ce 2In 3Fr 3Fa", population="", infection="", card="mercy", power=7)
    decide(apply_symbols(game, "raxxon"), "choice:1")
    assert (game.outcome, game.power) == (VICTORY, 7)


# --- piles and decks -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-70")
def test_cards_leave_a_quarantine_in_any_order() -> None:
    game = table("Ho?", characters="liaison thomas", contained="Ch Ca", uncontained="Vo Ca", infection="6Ch")
    act(game, "special", "contained:carrier")
    assert (pile(game, "contained"), pile(game, "uncontained")) == ("Ch", "Ca Vo")
    game = table("Ho?", characters="liaison thomas", contained="Ch Ca", uncontained="Vo Ca", infection="6Ch")
    act(game, "special", "uncontained:volatile")
    assert (pile(game, "contained"), pile(game, "uncontained")) == ("Ch Ca", "Ca")


@pytest.mark.rule("RX-71")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_piles_are_open_and_decks_only_counted(viewer: int) -> None:
    game = table(
        "Ho? Ca",
        discard="In Su",
        evacuated="Ho Ho",
        contained="Vo",
        uncontained="Ch",
        triggered="riot",
        untriggered="mercy fever",
        infection="6Ca",
    )
    seen = RULESET.view(game.redact(viewer))
    assert (seen["discard"], seen["evacuated"]) == ({"susceptible": 1, "innocent": 1}, {"hostile": 2})
    assert (seen["contained"], seen["uncontained"]) == ({"volatile": 1}, {"chaotic": 1})
    assert (seen["triggered"], seen["untriggered"]) == (["riot"], ["mercy", "fever"])
    assert seen["infection"] == 6
    assert seen["population"] == [None] * len(game.population)
    assert seen["raxxon"] == [None] * 37
    assert len(deck(game).split()) == len(seen["population"])
    assert crowd(game) == ["Ho? Ca"]
