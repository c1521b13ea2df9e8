"""The forty Raxxon cards: when each is triggered, what each option does, and what it does where little is possible."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.raxxon.table import Raxxon
from tests.games.raxxon.staging import (
    CARDS,
    CHARACTERS,
    PACK,
    apply_symbols,
    asked_seat,
    at,
    crowd,
    decide,
    deck,
    event_count,
    follow_card,
    is_choosing_action,
    knows,
    options,
    pile,
    raxxon,
    refusal,
    table,
    tokens,
)

ALWAYS = CARDS[:8]

# For each other card a table where its condition just holds, and some where it just does not.
CONDITIONS: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {
    "spokesperson": ({"rows": "Ce"}, [{"rows": "Ce?*"}, {"rows": "Ho"}, {}]),
    "spokesperson_2": ({"triggered": "spokesperson"}, [{"untriggered": "spokesperson"}, {"rows": "Ce"}]),
    "trial_drug": ({"rows": "Vo"}, [{"rows": "Vo?* Ho"}, {"uncontained": "Vo"}, {}]),
    "trial_drug_2": ({"triggered": "trial_drug"}, [{"untriggered": "trial_drug"}, {"rows": "Vo"}]),
    "leaked_file": ({"power": 2}, [{"power": 1}, {"power": 0}]),
    "leaked_file_2": ({"triggered": "leaked_file"}, [{"untriggered": "leaked_file"}, {"power": 2}]),
    "convoy": ({"rows": "Ho Su In"}, [{"rows": "Ho Su In?* Ca"}, {"rows": "Ca Ca Ca"}, {}]),
    "convoy_2": ({"triggered": "convoy"}, [{"untriggered": "convoy"}, {"rows": "Ho Su In"}]),
    "riot": ({"rows": "Ho Ho"}, [{"rows": "Ho Ho?*"}, {"rows": "Ho Su"}, {}]),
    "stampede": ({"rows": "Ch"}, [{"rows": "Ch?* Ca"}, {}]),
    "silent_spread": ({"rows": "Ca"}, [{"rows": "Ca?* Vo"}, {}]),
    "rupture": ({"rows": "Vo"}, [{"rows": "Vo?* Ca"}, {}]),
    "mercy": ({"rows": "In"}, [{"rows": "In?* Su"}, {"evacuated": "In"}, {}]),
    "lost_child": ({"rows": "Fa"}, [{"rows": "Fa?* Fr"}, {}]),
    "fever": ({"rows": "Su"}, [{"rows": "Su?* In"}, {}]),
    "known_face": ({"rows": "Fr"}, [{"rows": "Fr?* Fa"}, {}]),
    "breach": ({"uncontained": "Vo Ca"}, [{"uncontained": "Vo", "contained": "Ca Ca"}, {}]),
    "last_doses": ({"infection": "6Vo"}, [{"infection": "7Vo"}]),
    "ultimatum": ({"power": 4}, [{"power": 3}]),
    "empty_streets": ({"evacuated": "8Ho 2Su"}, [{"evacuated": "8Ho Su"}]),
    **{
        card: ({"characters": f"{who} {other}"}, [{"characters": f"{other} {third}"}])
        for card, who, other, third in (
            ("old_comrades", "thomas", "brian", "kd"),
            ("line_of_fire", "thomas", "brian", "kd"),
            ("exclusive", "meryl", "brian", "kd"),
            ("off_the_record", "meryl", "brian", "kd"),
            ("town_hall", "brian", "thomas", "kd"),
            ("campaign_donor", "brian", "thomas", "kd"),
            ("burning_block", "gabriel", "thomas", "kd"),
            ("ladder_crew", "gabriel", "thomas", "kd"),
            ("sample_kit", "kd", "thomas", "brian"),
            ("phone_from_head_office", "kd", "thomas", "brian"),
            ("company_car", "liaison", "thomas", "brian"),
            ("doubts", "liaison", "thomas", "brian"),
        )
    },
}


def table_with_card(card: str, rows: str = "", **rest: Any) -> Raxxon:  # noqa: ANN401 - as `table` takes them
    return table(*([rows] if rows else []), card=card, **rest)


# --- all of them -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-01", "RX-33")
def test_there_are_forty_cards_with_two_options_each() -> None:
    assert len(CARDS) == len(set(CARDS)) == 40
    assert all(len(card.options) == 2 for card in PACK.cards)
    assert sorted([*ALWAYS, *CONDITIONS]) == sorted(CARDS)


@pytest.mark.rule("RX-33")
@pytest.mark.parametrize("card", ALWAYS)
def test_raxxons_cards_are_always_triggered_even_on_an_empty_table(card: str) -> None:
    game = apply_symbols(table(card=card), "raxxon")
    assert raxxon(game, "followed") == [card]


@pytest.mark.rule("RX-33", "RX-34")
@pytest.mark.parametrize("card", CONDITIONS)
def test_a_card_is_followed_if_its_condition_holds_and_otherwise_untriggered(card: str) -> None:
    holds, fails = CONDITIONS[card]
    game = apply_symbols(table_with_card(card, **holds), "raxxon")
    assert raxxon(game, "followed") == [card]
    assert options(game) == ["choice:1", "choice:2"]
    for setting in fails:
        game = table_with_card(card, **setting)
        before = raxxon(game, "untriggered")
        apply_symbols(game, "raxxon")
        assert raxxon(game, "untriggered") == [*before, card]
        assert is_choosing_action(game)


@pytest.mark.rule("RX-34")
@pytest.mark.parametrize("choice", [1, 2])
@pytest.mark.parametrize("card", CARDS)
def test_only_raxxons_cards_reshuffle_the_untriggered_ones(card: str, choice: int) -> None:
    setting = dict(CONDITIONS[card][0]) if card in CONDITIONS else {}
    setting = {"rows": "Ho?", "population": "9Ca"} | setting
    game = table_with_card(card, **setting, raxxon="") if "raxxon" not in setting else table_with_card(card, **setting)
    game.untriggered = [CARDS.index("riot" if card != "riot" else "mercy")]
    follow_card(game, choice)
    while raxxon(game, "followed") == [card]:
        decide(game, options(game)[0])
    assert card in raxxon(game, "triggered")
    back = card in ALWAYS
    assert len(game.untriggered) == (0 if back else 1)
    assert len(game.raxxon) == (1 if back else 0)


@pytest.mark.rule("RX-33")
@pytest.mark.parametrize("choice", [1, 2])
@pytest.mark.parametrize("card", CARDS)
def test_every_option_can_be_chosen_even_if_nothing_is_possible(card: str, choice: int) -> None:
    # As little as the condition allows: no decks, no piles, no tokens.
    setting = dict(CONDITIONS[card][0]) if card in CONDITIONS else {}
    setting = {"population": "", "infection": "2Ch", "raxxon": ""} | setting
    game = follow_card(table_with_card(card, **setting), choice)
    for _ in range(20):
        if game.is_over() or game.day > 1 or raxxon(game, "followed") != [card]:
            break
        decide(game, options(game)[-1])
    assert card in raxxon(game, "triggered")


# --- Raxxon's ... ----------------------------------------------------------------------------------------------------


def test_raxxons_guards() -> None:
    game = follow_card(table("Ca Vo Ch Ho?", card="raxxons_guards"), 1)
    assert options(game) == ["crowd:c3", "crowd:c4", "crowd:c5", "done"]
    assert refusal(game, "crowd:c6").rule == "RX-30"
    decide(game, "crowd:c3", "crowd:c5")
    assert (pile(game, "discard"), game.power) == ("Ch Ca", 1)
    assert is_choosing_action(game)
    game = follow_card(table("Ca Vo Ch", card="raxxons_guards"), 1, "done")
    assert (pile(game, "discard"), game.power) == ("", 1)
    game = follow_card(table("Ho", card="raxxons_guards"), 1)
    assert game.power == 1
    game = follow_card(table("Ho Ho Ho", "Ho Ho", "Ho", card="raxxons_guards"), 2, "place:d5")
    assert at(game, "e4").endswith("?")  # the next best place, and the only one
    assert (event_count(game, "event-adds"), game.power, is_choosing_action(game)) == (2, 0, True)


def test_raxxons_wards() -> None:
    game = table("Ho?", card="raxxons_wards", uncontained="Ca Vo Vo", contained="Ch")
    follow_card(game, 1, "uncontained:volatile", "uncontained:carrier")
    assert (pile(game, "uncontained"), pile(game, "contained"), game.power) == ("Vo", "Ch Ca Vo", 1)
    game = follow_card(table("Ca", card="raxxons_wards", uncontained="Ca"), 1)
    assert options(game) == ["done", "uncontained:carrier"]
    assert refusal(game, "crowd:c3").rule == "RX-27"
    decide(game, "done")
    assert (pile(game, "uncontained"), game.power) == ("Ca", 1)
    game = follow_card(table("Ca", card="raxxons_wards"), 1)
    assert game.power == 1
    game = follow_card(table("Ca", card="raxxons_wards", infection="Vo Ch"), 2)
    assert (pile(game, "discard"), game.power) == ("Ch", 0)


@pytest.mark.parametrize(("seats", "number"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_raxxons_scanners(seats: int, number: int) -> None:
    characters = " ".join(CHARACTERS[:seats])
    game = table("Ho? Su? In? Ca? Vo? Ch", at="c2", card="raxxons_scanners", seats=seats, characters=characters)
    follow_card(game, 1)
    assert refusal(game, "crowd:c7").rule == "RX-27"
    for cell in ["c2", "c3", "c4", "c5"][:number]:
        assert not is_choosing_action(game)
        decide(game, f"crowd:{cell}")
        assert knows(game, cell, 0)
        assert not knows(game, cell, -1)
    assert is_choosing_action(game)
    assert crowd(game) == ["Ho? Su? In? Ca? Vo? Ch"]
    assert game.power == 1


def test_raxxons_scanners_can_reveal_instead_of_looking() -> None:
    game = follow_card(table("Ho? Su?", card="raxxons_scanners"), 1, "done")
    assert game.power == 1
    game = follow_card(table("Su Ho", card="raxxons_scanners"), 1)
    assert game.power == 1
    game = follow_card(table("In? Su? Ho?", card="raxxons_scanners"), 2, "crowd:c3", "crowd:c5")
    assert (crowd(game), game.power) == (["In Su? Ho"], 0)
    game = follow_card(table("In?", card="raxxons_scanners"), 2)
    assert crowd(game) == ["In"]
    assert is_choosing_action(game)


def test_a_known_card_cannot_be_looked_at() -> None:
    game = follow_card(table("Ho?0 Su?", card="raxxons_scanners"), 1)
    assert options(game) == ["crowd:c4", "done"]
    assert refusal(game, "crowd:c3").rule == "RX-27"


def test_raxxons_buses() -> None:
    game = follow_card(table("In Su Ho? Ca", card="raxxons_buses"), 1)
    assert options(game) == ["crowd:c3", "crowd:c4"]
    decide(game, "crowd:c4")
    assert (pile(game, "evacuated"), game.power) == ("Su", 1)
    game = follow_card(table("Ca", card="raxxons_buses"), 1)
    assert (pile(game, "evacuated"), game.power) == ("", 1)
    game = follow_card(table("In", card="raxxons_buses", evacuated="Ho Ho Su"), 2)
    assert (pile(game, "evacuated"), pile(game, "discard"), game.power) == ("Ho Su", "Ho", 0)


@pytest.mark.rule("RX-25", "RX-33")
def test_raxxons_funds() -> None:
    game = table("Ho?", seats=3, turn=1, card="raxxons_funds", tokens={0: "kill:2 control:1", 2: "evacuate:1"})
    follow_card(game, 1)
    assert asked_seat(game) == 2  # the current player has none
    assert options(game) == ["done", "token:2:1"]
    assert refusal(game, "token:0:2").rule == "RX-25"
    decide(game, "done")
    assert asked_seat(game) == 0
    decide(game, "token:0:2")
    assert (tokens(game, 0), tokens(game, 2), game.power) == ("kill:1 control:1", "evacuate:1", 1)
    assert is_choosing_action(game)
    assert asked_seat(game) == 1
    game = follow_card(table("Ho?", card="raxxons_funds"), 1)
    assert game.power == 1
    game = follow_card(table("Ho Ho", "Su", card="raxxons_funds", population="Ca Ca"), 2)
    assert (crowd(game), game.power) == (["Ho Ho", "Su Ca"], 0)


def test_raxxons_broadcast() -> None:
    game = follow_card(table("Ho Ho Ho Su", card="raxxons_broadcast"), 1, "crowd:c3", "crowd:c5", "done")
    assert (crowd(game), game.power) == (["Ho? Ho Ho? Su"], 1)
    assert knows(game, "c3", -1)
    game = follow_card(table("Ho Ho Ho Su", card="raxxons_broadcast"), 1, "crowd:c3", "crowd:c5", "crowd:c4")
    assert (crowd(game), game.power) == (["Ho? Ho? Ho? Su"], 1)
    game = follow_card(table("Ho", card="raxxons_broadcast"), 1)
    assert refusal(game, "crowd:d3").rule == "RX-27"
    decide(game, "done")
    assert (crowd(game), game.power) == (["Ho"], 1)
    game = follow_card(table("Su", card="raxxons_broadcast"), 1)
    assert game.power == 1
    game = follow_card(table("Su? In? Ho", card="raxxons_broadcast", evacuated="Ho"), 2, "crowd:c3")
    assert (pile(game, "discard"), crowd(game), game.power) == ("Ho", ["Su In? Ho"], 0)


def test_raxxons_lab() -> None:
    game = table("Ca", card="raxxons_lab", contained="Vo", uncontained="Ch", infection="Ca Vo")
    follow_card(game, 1)
    assert options(game) == ["contained:volatile", "uncontained:chaotic"]
    decide(game, "contained:volatile")
    assert (deck(game, "infection"), pile(game, "contained"), game.power) == ("Vo Ca Vo", "", 1)
    game = follow_card(table("Ca", card="raxxons_lab", infection="Ca Vo"), 1)
    assert (deck(game, "infection"), game.power) == ("Ca Vo", 1)
    game = follow_card(table("Ca", card="raxxons_lab", contained="Vo", infection="Ca Vo"), 2)
    assert (deck(game, "infection"), pile(game, "discard"), game.power) == ("Ca", "Vo", 0)


def test_raxxons_cordon() -> None:
    game = follow_card(table("Ho Ho", "Ho", card="raxxons_cordon", population="3Ca"), 1)
    assert game.power == 1
    apply_symbols(game, "add", "add")
    assert crowd(game) == ["Ho Ho", "Ho ."]
    apply_symbols(game, "add")
    assert crowd(game) == ["Ho Ho", "Ho Ca?"]
    game = follow_card(table("Ho Ho Ho", "Ho Ho", "Ho Ho Ho", card="raxxons_cordon", population="3Ca"), 2)
    assert at(game, "d5") == "Ca?"
    assert options(game)[0].startswith("place:")
    decide(game, options(game)[0])
    assert (event_count(game, "event-adds"), game.power) == (2, 0)


@pytest.mark.rule("RX-33")
def test_raxxons_cordon_does_not_outlast_the_day() -> None:
    game = follow_card(table("Ho Ho", "Ho", card="raxxons_cordon", population="9Ca"), 1)
    decide(game, "pass", "pass")
    assert game.day == 2
    assert game.ignored_adds == 0


# --- stories in two parts --------------------------------------------------------------------------------------------


def test_spokesperson() -> None:
    game = follow_card(table("Ce Ho Ce?", card="spokesperson"), 1)
    assert (crowd(game), pile(game, "evacuated"), game.power) == (["Ho Ce?"], "Ce", 1)
    game = follow_card(table("Ce Ce Su?", card="spokesperson"), 1, "crowd:c4")
    assert crowd(game) == ["Ce . Su?"]
    game = follow_card(table("Ce Su", "In?", card="spokesperson", population="Ca Ca"), 2)
    assert (crowd(game), pile(game, "evacuated"), game.power) == (["Ce Su", "In Ca?"], "", 0)


def test_spokesperson_part_2() -> None:
    game = follow_card(table("Ho Ho Ho Su", card="spokesperson_2", triggered="spokesperson"), 1, "crowd:c3", "crowd:c4")
    assert (crowd(game), game.power) == (["Ho? Ho? Ho Su"], 1)
    assert is_choosing_action(game)
    game = follow_card(table("Ho Ho Ho Su", card="spokesperson_2", triggered="spokesperson"), 1, "done")
    assert (crowd(game), game.power) == (["Ho Ho Ho Su"], 1)
    game = follow_card(table("Su", card="spokesperson_2", triggered="spokesperson", evacuated="Ho"), 1)
    assert (game.power, pile(game, "evacuated")) == (1, "Ho")
    game = follow_card(table("Su", card="spokesperson_2", triggered="spokesperson", evacuated="Ho"), 2)
    assert (game.power, pile(game, "discard")) == (0, "Ho")


def test_trial_drug() -> None:
    game = table("Vo Ca Ch? Ho", card="trial_drug", infection="Ca Ca", uncontained="Ch")
    follow_card(game, 1)
    assert options(game) == ["crowd:c3", "crowd:c4"]
    assert refusal(game, "uncontained:chaotic").rule == "RX-27"
    decide(game, "crowd:c3")
    assert (deck(game, "infection"), crowd(game), game.power) == ("Vo Ca Ca", ["Ca Ch? Ho"], 1)
    game = follow_card(table("Vo Su?", card="trial_drug"), 2)
    assert (crowd(game), game.power) == (["Vo Su"], 0)


def test_trial_drug_part_2() -> None:
    game = table("Ho", card="trial_drug_2", triggered="trial_drug", infection="Vo Ca", tokens={1: "kill:2"})
    follow_card(game, 1)
    assert (asked_seat(game), pile(game, "discard")) == (1, "Ca")
    decide(game, "token:1:2")
    assert (tokens(game, 1), game.power) == ("kill:1", 0)
    game = follow_card(table("Ho", card="trial_drug_2", triggered="trial_drug"), 2)
    assert game.power == 1


def test_leaked_file() -> None:
    game = follow_card(table("Ho", card="leaked_file", power=2, infection="Vo Ca"), 1)
    assert (game.power, pile(game, "discard")) == (1, "Ca")
    game = follow_card(table("Ho Ho", "Ho . Ho", "Ho Ho", card="leaked_file", power=2, population="4Ca"), 2)
    while not is_choosing_action(game):
        decide(game, options(game)[0])
    assert (event_count(game, "event-adds"), game.power) == (2, 2)


def test_leaked_file_part_2() -> None:
    game = table("Ho", raxxon="breach fever mercy riot leaked_file_2", triggered="leaked_file")
    follow_card(game, 1)
    assert options(game) == ["card:fever", "card:mercy", "card:riot"]
    decide(game, "card:fever")
    assert options(game) == ["card:mercy", "card:riot"]
    decide(game, "card:riot")
    assert raxxon(game) == ["breach", "mercy", "riot", "fever"]
    assert game.power == 1
    assert [card >= 0 for card in game.redact(0)["table"]["raxxon"]] == [False, True, True, True]
    assert not any(card >= 0 for card in game.redact(1)["table"]["raxxon"])
    game = follow_card(table("Ho", raxxon="leaked_file_2", triggered="leaked_file"), 1)
    assert game.power == 1
    game = follow_card(table("Su?", card="leaked_file_2", triggered="leaked_file", evacuated="Ho"), 2)
    assert (pile(game, "discard"), crowd(game), game.power) == ("Ho", ["Su"], 0)


def test_convoy() -> None:
    game = follow_card(table("Ho Su In Ca", card="convoy", population="4Ca"), 1, "crowd:c3", "crowd:c5")
    assert pile(game, "evacuated") == "Ho In"
    while not is_choosing_action(game):
        decide(game, options(game)[0])
    assert (event_count(game, "event-adds"), game.power) == (2, 1)
    game = follow_card(table("Ho Su In Ca", card="convoy", population=""), 1, "crowd:c3", "done")
    assert (pile(game, "evacuated"), game.power) == ("Ho", 1)
    game = follow_card(table("Ho Su In Fr?", card="convoy"), 2)
    assert (crowd(game), game.power) == (["Ho Su In Fr"], 0)


def test_convoy_part_2() -> None:
    game = follow_card(table("Ho", card="convoy_2", triggered="convoy", evacuated="3Ho Su"), 1)
    assert (pile(game, "evacuated"), pile(game, "discard")) == ("Ho Su", "Ho Ho")
    game = follow_card(table("Ho", card="convoy_2", triggered="convoy", evacuated="Ho Su"), 1)
    assert (pile(game, "evacuated"), pile(game, "discard")) == ("Su", "Ho")
    game = follow_card(table("Ho", card="convoy_2", triggered="convoy", evacuated="Ho", infection="Vo Ca"), 2)
    assert (pile(game, "evacuated"), pile(game, "discard")) == ("Ho", "Ca")


# --- a character is in play ------------------------------------------------------------------------------------------


def test_old_comrades() -> None:
    game = table("Ho Ca?", "Vo Su?", characters="kd thomas", card="old_comrades", population="Fr In")
    follow_card(game, 1)
    assert asked_seat(game) == 0  # the choices are the active player's
    assert options(game) == ["column:3", "column:4", "row:c", "row:d"]
    decide(game, "row:c")
    assert pile(game, "discard") == "Ho Ca"
    decide(game, "place:c3")
    assert options(game) == ["crowd:c3", "crowd:d4"]
    decide(game, "crowd:d4")
    assert crowd(game) == ["In? .", "Vo Su"]
    game = table("Ho Ca?", characters="kd thomas", card="old_comrades", tokens={1: "kill:1 control:2"})
    follow_card(game, 2)
    assert asked_seat(game) == 1
    assert options(game) == ["token:1:2", "token:1:5"]
    decide(game, "token:1:5")
    assert (tokens(game, 1), game.power) == ("kill:1 control:1", 1)
    game = follow_card(table("Ho", characters="kd thomas", card="old_comrades"), 2)
    assert game.power == 1


def test_line_of_fire() -> None:
    game = table("Ho Ho Ho? Su", card="line_of_fire", evacuated="Ho")
    follow_card(game, 1)
    assert options(game) == ["crowd:c3", "crowd:c4"]
    decide(game, "crowd:c4")
    assert (pile(game, "discard"), pile(game, "evacuated")) == ("Ho Ho", "")
    game = follow_card(table("Su", card="line_of_fire", evacuated="Ho"), 1)
    assert pile(game, "discard") == "Ho"
    game = follow_card(table(card="line_of_fire", population="3Ca"), 2)
    decide(game, options(game)[0])
    assert (event_count(game, "event-adds"), game.power) == (2, 0)


def test_exclusive() -> None:
    game = table("Ho? Su? In? Ca?", characters="kd meryl", card="exclusive")
    follow_card(game, 1, "crowd:c3", "crowd:c4", "crowd:c6")
    assert [knows(game, cell, 0) for cell in ("c3", "c4", "c5", "c6")] == [True, True, False, True]
    assert not any(knows(game, cell, 1) for cell in ("c3", "c4", "c5", "c6"))
    decide(game, "crowd:c5")
    assert crowd(game) == ["Ho? Su? In Ca?"]
    game = follow_card(table("Ho", characters="kd meryl", card="exclusive"), 1)
    assert is_choosing_action(game)
    game = follow_card(table("Ho", characters="kd meryl", card="exclusive"), 2)
    assert game.power == 1


def test_off_the_record() -> None:
    game = follow_card(table("Ho?", characters="kd meryl", card="off_the_record", power=3), 1)
    assert (game.power, game.passed, asked_seat(game)) == (2, 2, 0)
    game = table("Ho?", characters="kd meryl", turn=1, card="off_the_record", power=3)
    follow_card(game, 1)
    assert (game.power, game.passed, asked_seat(game)) == (2, 2, 0)
    game = follow_card(table("Ho?", characters="kd meryl", card="off_the_record", power=3, passed="1"), 1)
    assert (game.power, game.passed, event_count(game, "event-passes")) == (2, 2, 0)
    game = follow_card(table("Ho?", characters="kd meryl", raxxon="riot off_the_record", power=3), 2)
    assert (game.power, game.passed, raxxon(game, "untriggered")) == (3, 0, ["riot"])


def test_town_hall() -> None:
    game = table("Ho Su Ho", "Ca . Ho", characters="kd brian", card="town_hall", population="2Vo")
    follow_card(game, 1)
    assert crowd(game) == ["Ho? Su Ho?", "Ca Vo? Ho?"]
    game = follow_card(table("Su", characters="kd brian", card="town_hall", population=""), 1)
    assert is_choosing_action(game)
    game = follow_card(table("Ho", characters="kd brian", card="town_hall", evacuated="Ho"), 2)
    assert (crowd(game), pile(game, "discard")) == (["Ho"], "Ho")


def test_campaign_donor() -> None:
    game = table("Su? In?", characters="kd brian", card="campaign_donor", tokens={1: "kill:2 control:1"})
    follow_card(game, 1)
    assert asked_seat(game) == 1
    decide(game, "token:1:2", "token:1:5")
    assert (tokens(game, 1), game.power) == ("kill:1", 1)
    game = table("Su? In?", characters="kd brian", card="campaign_donor", tokens={1: "kill:1"})
    follow_card(game, 1)
    assert (tokens(game, 1), game.power) == ("", 1)
    game = follow_card(table("Su? In? Fr?", characters="kd brian", card="campaign_donor"), 2, "crowd:c3", "crowd:c4")
    assert (crowd(game), game.power) == (["Su In Fr?"], 0)


def test_burning_block() -> None:
    game = table("Ho Ca?", "Vo Su?", characters="kd gabriel", card="burning_block")
    follow_card(game, 1)
    assert refusal(game, "crowd:c3", "crowd:d4").rule == "RX-12"
    decide(game, "crowd:c3>crowd:d3")
    assert pile(game, "discard") == "Ho Vo"
    decide(game, "crowd:d4")
    assert crowd(game) == ["Ca?", "Su"]
    game = follow_card(table("Ho . Ca?", characters="kd gabriel", card="burning_block"), 1)
    assert (crowd(game), pile(game, "discard")) == (["Ho . Ca"], "")  # no two are adjacent
    game = follow_card(table(characters="kd gabriel", card="burning_block", population="3Ca"), 2)
    decide(game, options(game)[0])
    assert event_count(game, "event-adds") == 2


def test_ladder_crew() -> None:
    game = table("In Su Ca", characters="kd gabriel", card="ladder_crew", evacuated="Ho")
    follow_card(game, 1, "crowd:c4")
    assert (pile(game, "evacuated"), pile(game, "discard"), game.power) == ("Su", "Ho", 0)
    game = follow_card(table("Ca", characters="kd gabriel", card="ladder_crew", evacuated="Ho"), 1)
    assert (pile(game, "evacuated"), pile(game, "discard")) == ("", "Ho")
    game = follow_card(table("In", characters="kd gabriel", card="ladder_crew", evacuated="Ho"), 2)
    assert (pile(game, "evacuated"), game.power) == ("Ho", 1)


def test_sample_kit() -> None:
    game = table("Ca Vo Ch? Ho", characters="thomas kd", card="sample_kit", uncontained="Ch")
    follow_card(game, 1)
    assert options(game) == ["crowd:c3", "crowd:c4"]
    decide(game, "crowd:c4")
    assert pile(game, "contained") == "Vo"
    assert event_count(game, "event-reveals") == 1
    game = follow_card(table("Ho Su?", characters="thomas kd", card="sample_kit"), 1)
    assert (pile(game, "contained"), crowd(game)) == ("", ["Ho Su"])
    game = follow_card(table("Ca", characters="thomas kd", card="sample_kit", infection="Ca Vo"), 2)
    assert (pile(game, "contained"), pile(game, "discard")) == ("", "Vo")


def test_phone_from_head_office() -> None:
    game = table("Ho", characters="thomas kd", card="phone_from_head_office", tokens={1: "kill:2 control:1"})
    follow_card(game, 1, "token:1:5")  # the last that is left is not asked for
    assert (tokens(game, 1), game.power) == ("kill:1", 1)
    game = follow_card(table("Ho", characters="thomas kd", card="phone_from_head_office"), 1)
    assert game.power == 1
    game = follow_card(table("Ho", characters="thomas kd", raxxon="riot phone_from_head_office"), 2)
    assert (raxxon(game, "untriggered"), game.power) == (["riot"], 0)


def test_company_car() -> None:
    game = follow_card(table("In Su Ca", characters="kd liaison", card="company_car"), 1, "crowd:c3")
    assert (pile(game, "evacuated"), game.power) == ("In", 1)
    game = follow_card(table("Ca", characters="kd liaison", card="company_car"), 1)
    assert (pile(game, "evacuated"), game.power) == ("", 1)
    game = follow_card(table("In Su", "In", characters="kd liaison", card="company_car", population="Ho Ho"), 2)
    assert (crowd(game), game.power) == (["In Su", "In Ho"], 0)


def test_doubts() -> None:
    game = follow_card(table("Ho?", characters="kd liaison", card="doubts", power=3), 1)
    assert (game.power, game.passed, asked_seat(game)) == (2, 2, 0)
    game = follow_card(table("Ho?", characters="kd liaison", card="doubts", power=3, infection="Vo Ca"), 2)
    assert (game.power, game.passed, pile(game, "discard")) == (3, 0, "Ca")


# --- a type is face up -----------------------------------------------------------------------------------------------


def test_riot() -> None:
    game = follow_card(table("Ho Ho Su?", card="riot"), 1, "crowd:c4")
    assert (crowd(game), pile(game, "discard")) == (["Ho . Su"], "Ho")
    game = follow_card(table("Ho Ho", "Su", card="riot", evacuated="Ho", population="Ca Ca"), 2)
    assert (crowd(game), pile(game, "discard")) == (["Ho Ho", "Su Ca?"], "Ho")


def test_stampede() -> None:
    game = follow_card(table("Ch Ho", "Ho . Ho", "Ho Ho Ho", card="stampede", population="3Ca"), 1)
    assert at(game, "d4") == "Ca?"
    assert at(game, "c5") == "Ca?"
    assert event_count(game, "event-adds") == 2
    game = follow_card(table("Ch Ho", card="stampede", infection="5Vo"), 2)
    assert game.day == 2
    assert raxxon(game, "triggered") == ["stampede"]


def test_silent_spread() -> None:
    game = table("Ho Ca Vo?", "Ho Ho Ca", card="silent_spread")
    follow_card(game, 1)
    assert options(game) == ["crowd:c4", "crowd:d5"]
    decide(game, "crowd:c4")
    assert crowd(game) == [". Ca .", "Ho . Ca"]
    assert pile(game, "discard") == "Ho Ho Vo"
    game = follow_card(table("Ca . Vo?", card="silent_spread"), 1)
    assert (crowd(game), pile(game, "discard")) == (["Ca . Vo?"], "")  # no card is beside it
    game = follow_card(table("Ca Su? Fr", card="silent_spread", infection="Ca Vo"), 1)
    assert pile(game, "discard") == "Su Vo"
    game = follow_card(table("Ca Ho", card="silent_spread", infection="Ca Vo"), 2)
    assert (crowd(game), pile(game, "discard")) == (["Ca Ho"], "Vo")


def test_rupture() -> None:
    game = table("Ho Vo Ca?", "Vo? Ho", card="rupture")
    follow_card(game, 1)
    assert options(game) == ["crowd:c4>crowd:c3", "crowd:c4>crowd:c5", "crowd:c4>crowd:d4"]
    assert refusal(game, "crowd:c3").rule == "RX-30"
    assert refusal(game, "crowd:d3").rule == "RX-30"
    assert refusal(game, "crowd:c4", "crowd:d3").rule == "RX-12"
    decide(game, "crowd:c4>crowd:c5")
    assert pile(game, "discard") == "Ca Vo"
    game = follow_card(table("Vo . Ho", card="rupture"), 1)
    assert (crowd(game), pile(game, "discard")) == (["Ho"], "Vo")  # no card is beside it
    game = follow_card(table("Vo . Vo", card="rupture"), 1)
    assert options(game) == ["crowd:c3", "crowd:c5"]
    decide(game, "crowd:c5")
    assert crowd(game) == ["Vo"]
    game = follow_card(table("Vo Su?", card="rupture", infection="Ca Vo"), 2)
    assert (crowd(game), pile(game, "discard")) == (["Vo Su"], "Vo")


@pytest.mark.parametrize(
    ("card", "sign"), [("mercy", "In"), ("lost_child", "Fa"), ("fever", "Su"), ("known_face", "Fr")]
)
def test_cards_that_evacuate_one_face_up_card(card: str, sign: str) -> None:
    game = follow_card(table(f"{sign} {sign} {sign}?", card=card, population="", infection="3Ca"), 1)
    assert options(game) == ["crowd:c3", "crowd:c4"]
    assert refusal(game, "crowd:c5").rule == "RX-27"
    decide(game, "crowd:c4")
    assert pile(game, "evacuated") == sign


def test_mercy() -> None:
    game = follow_card(table("In Ho?", card="mercy", population="Ca"), 1)
    assert (pile(game, "evacuated"), crowd(game), game.power) == ("In", ["Ho?"], 1)
    game = follow_card(table("In Ho?", "Ho", card="mercy", population="Ca"), 2)
    assert (pile(game, "evacuated"), crowd(game), game.power) == ("", ["In? Ho?", "Ho Ca?"], 0)
    assert knows(game, "c3", -1)


def test_lost_child() -> None:
    game = follow_card(table("Fa Ho", "Ho Ho", card="lost_child", population="Ca"), 1)
    assert (pile(game, "evacuated"), crowd(game), game.power) == ("Fa", ["Ca Ho", "Ho Ho"], 0)
    game = follow_card(table("Fa Ho?", card="lost_child", population="Ca"), 2, "crowd:c4")
    assert (pile(game, "evacuated"), crowd(game), game.power) == ("", ["Fa? Ho"], 0)


def test_fever() -> None:
    game = follow_card(table("Su Ho?", card="fever"), 1)
    assert (pile(game, "evacuated"), game.power) == ("Su", 1)
    game = follow_card(table("Su Ho?", card="fever", infection="Ca Vo"), 2)
    assert (pile(game, "evacuated"), pile(game, "discard"), game.power) == ("", "Su Vo", 0)


def test_known_face() -> None:
    game = follow_card(table("Fr Ho?", card="known_face"), 1)
    assert (pile(game, "evacuated"), game.passed, asked_seat(game)) == ("Fr", 1, 1)
    assert raxxon(game, "triggered") == ["known_face"]
    game = follow_card(table("Fr Ho?", card="known_face"), 2)
    assert (crowd(game), game.passed) == (["Fr Ho"], 0)


# --- the state of the game -------------------------------------------------------------------------------------------


def test_breach() -> None:
    game = follow_card(table("Ho", card="breach", uncontained="Ca Vo Vo", contained="Ch"), 1)
    assert (pile(game, "uncontained"), pile(game, "contained"), game.power) == ("", "Ch Ca Vo Vo", 1)
    game = table("Ho Vo", "Ho", card="breach", uncontained="Ca Vo", infection="Ch Ca", population="2Ho")
    follow_card(game, 2)
    assert options(game) == ["uncontained:carrier>place:d4", "uncontained:volatile>place:d4"]
    assert refusal(game, "uncontained:volatile", "place:c2").rule == "RX-39"
    decide(game, "uncontained:volatile>place:d4")
    # The second volatile that is face up spreads; then a card is added.
    assert pile(game, "discard") == "Ca"
    assert crowd(game) == ["Ho Vo", "Ho Vo"]
    assert (pile(game, "uncontained"), options(game)[0][:6]) == ("Ca", "place:")
    decide(game, options(game)[0])
    assert game.power == 0


def test_last_doses() -> None:
    game = follow_card(table("Ho", card="last_doses", infection="2Vo", contained="Ca", uncontained="Ch"), 1)
    decide(game, "contained:carrier")
    assert (deck(game, "infection"), game.power) == ("Ca Vo Vo", 1)
    game = follow_card(table("Ho", card="last_doses", infection="2Vo"), 1)
    assert (deck(game, "infection"), game.power) == ("Vo Vo", 1)
    game = follow_card(table("Ho", raxxon="riot last_doses", infection="2Vo"), 2)
    assert (raxxon(game, "untriggered"), game.power) == (["riot"], 0)


def test_ultimatum() -> None:
    game = follow_card(table("Ho", card="ultimatum", power=4), 1)
    assert (game.day, game.power, raxxon(game, "triggered")) == (2, 4, ["ultimatum"])
    game = follow_card(table("Ho", card="ultimatum", power=4), 2)
    assert (game.day, game.power) == (1, 5)


def test_empty_streets() -> None:
    game = table("Su Su", "Su", card="empty_streets", evacuated="10Ho", population="Fr Ho Ca In Vo")
    follow_card(game, 1)
    assert options(game) == ["citizen:carrier", "citizen:hostile", "citizen:innocent", "citizen:volatile"]
    decide(game, "citizen:innocent", "citizen:hostile", "citizen:carrier")
    assert deck(game) == "Fr Vo Ca Ho"
    assert at(game, "d4") == "In?"
    assert [knows(game, "d4", viewer) for viewer in (-1, 0, 1)] == [False, True, False]
    game = follow_card(table("Su Su", "Su", card="empty_streets", evacuated="10Ho", population=""), 1)
    assert is_choosing_action(game)
    game = follow_card(table("Su", card="empty_streets", evacuated="10Ho"), 2)
    assert pile(game, "discard") == "Ho"
