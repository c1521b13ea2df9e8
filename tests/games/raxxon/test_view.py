"""What viewers are shown: the view, the sketch of the terminal, the catalogue of all cards."""

# Dashes and signs of multiplication are those of the texts.
# ruff: noqa: RUF001

from __future__ import annotations

import json

import pytest

from ludarium.errors import BadSheet
from ludarium.games.raxxon.scenarios import SCENARIOS
from ludarium.kernel.message import Message
from ludarium.kernel.rng import seeded
from tests.games.raxxon.staging import (
    CARDS,
    CHARACTERS,
    PACK,
    RULESET,
    act,
    apply_symbols,
    asked_seat,
    deal_game,
    decide,
    follow_card,
    options,
    table,
    viewers,
)

LANGUAGES = ("en", "uk", "cs", "ru")


@pytest.mark.rule("RX-13")
def test_a_view_shows_the_gaps_between_cards_and_not_the_corners_outside() -> None:
    assert gaps_of("Ho . Ho", "Ho Ho .") == [(2, 3)]
    assert gaps_of("Ho .", ". Ho") == []
    assert gaps_of("Ho . . Ho", ". . . .", "Ho . . .") == [(2, 3), (2, 4), (3, 2)]


def gaps_of(*rows: str) -> list[tuple[int, int]]:
    """The rows and columns of the gaps in a view of this crowd."""
    return [(gap["row"], gap["column"]) for gap in RULESET.view(table(*rows).redact(0))["gaps"]]


@pytest.mark.rule("RX-32", "RX-36")
@pytest.mark.parametrize(
    ("symbol", "message", "part"), [("power", "does-power", "power"), ("infection", "does-infection", "infection")]
)
def test_a_view_shows_what_an_effect_changes(symbol: str, message: str, part: str) -> None:
    game = table("Ho Ho Ho", power=3, infection="7Vo")
    seen = RULESET.view(game.redact(0))
    apply_symbols(game, symbol)
    assert seen["changes"][message] == [seen[part], RULESET.view(game.redact(0))[part]]


@pytest.mark.rule("RX-36")
@pytest.mark.parametrize(("power", "after"), [(3, 2), (0, 0)])
def test_a_view_shows_that_power_is_never_lowered_below_zero(power: int, after: int) -> None:
    assert RULESET.view(table("Ho", power=power).redact(0))["changes"]["does-power-down"] == [power, after]


def test_a_view_shows_the_whole_table() -> None:
    game = table(
        "Ho? Ca?0 Su",
        "In . .",
        characters="gabriel kd",
        power=3,
        tokens={0: "special:1", 1: "kill:1"},
        evacuated="2Ho",
        infection="7Vo",
        roadblock={"c3": 2},
        day=4,
    )
    seen = RULESET.view(game.redact(0))
    assert json.loads(json.dumps(seen)) == seen
    assert (seen["game"], seen["viewer"], seen["over"], seen["outcome"]) == ("raxxon", 0, False, None)
    assert (seen["level"], seen["day"], seen["first"], seen["turn"], seen["waiting"]) == ("regular", 4, 0, 0, [0])
    assert (seen["power"], seen["takeover"], seen["infection"], seen["infection_start"]) == (3, 8, 7, 15)
    assert (seen["saved"], seen["needed"]) == (2, 30)
    crowd = {card["id"]: card for card in seen["crowd"]}
    assert [card["citizen"] for card in crowd.values()] == [None, "carrier", "susceptible", "innocent"]
    assert [card["face_up"] for card in crowd.values()] == [False, False, True, True]
    assert [card["roadblock"] for card in crowd.values()] == [2, 0, 0, 0]
    assert [(card["row"], card["column"]) for card in crowd.values()] == [(2, 2), (2, 3), (2, 4), (3, 2)]
    assert [seat["character"] for seat in seen["seats"]] == ["gabriel", "kd"]
    assert [action["tokens"] for action in seen["seats"][1]["actions"]] == [0, 0, 1, 0, 0, 0]
    assert seen["seats"][1]["actions"][2]["slots"] == [["infection"]]
    assert not seen["seats"][1]["actions"][2]["available"]


@pytest.mark.rule("RX-23")
def test_a_view_shows_which_consequence_is_next() -> None:
    game = table("Su? In?", tokens={0: "evacuate:1 quarantine:2"}, raxxon="")
    shown = []
    for _ in range(6):
        shown.append(RULESET.view(game.redact(1))["consequence"])
        decide(game, "go")
        while game.stack[-1].script.name != "turn":
            decide(game, "crowd:c3")
    assert [(one["action"], one["slot"], one["symbol"]) for one in shown] == [
        (1, 0, 0),
        (1, 0, 1),
        (4, 0, 0),
        (4, 0, 1),
        (4, 1, 0),
        (4, 1, 1),
    ]
    assert RULESET.view(game.redact(1))["consequence"] is None


def test_a_view_shows_the_card_that_is_followed_and_what_is_ignored() -> None:
    game = apply_symbols(table("Ho", card="raxxons_cordon"), "raxxon")
    assert RULESET.view(game.redact(1))["followed"] == ["raxxons_cordon"]
    decide(game, "choice:1")
    seen = RULESET.view(game.redact(1))
    assert (seen["followed"], seen["triggered"], seen["ignored_adds"]) == ([], ["raxxons_cordon"], 2)


def test_a_card_keeps_its_key_when_it_moves() -> None:
    def key(cell: str) -> int:
        cards = RULESET.view(game.redact(1))["crowd"]
        return next(int(card["key"]) for card in cards if card["id"] == f"crowd:{cell}")

    game = table("Ho Su?", "In", at="b2", characters="gabriel kd", population="Ca Ca")
    hostile, susceptible = key("b2"), key("b3")
    act(game, "control", "crowd:b2>crowd:b3")
    assert (key("b3"), key("b2")) == (hostile, susceptible)
    game = table("Ho Su?", "In", at="b2", characters="gabriel kd", population="Ca Ca")
    hostile, susceptible = key("b2"), key("b3")
    act(game, "control", "crowd:b3>place:a2")  # the crowd moves down
    assert (key("c2"), key("b2")) == (hostile, susceptible)


def test_a_view_shows_who_has_passed() -> None:
    game = decide(table("Ho Ho?", seats=3), "pass")
    assert [seat["passed"] for seat in RULESET.view(game.redact(2))["seats"]] == [True, False, False]


@pytest.mark.rule("RX-51")
def test_a_view_shows_the_bounds_of_the_spreads_overnight() -> None:
    game = table("Ho? Ca?0 Vo", uncontained="Ch")
    assert RULESET.view(game.redact(0))["overnight"] == {"infected": 3, "unknown": 1, "least": 3, "most": 4}
    assert RULESET.view(game.redact(1))["overnight"] == {"infected": 2, "unknown": 2, "least": 2, "most": 4}
    for seed in range(4):
        game = deal_game(3, f"night {seed}", level=2)
        rng = seeded(f"night {seed}")
        while not game.is_over():
            infected = sum(not game.is_healthy(citizen) for citizen in game.cells if citizen >= 0)
            truth = min(4, infected + sum(game.uncontained))
            for viewer in viewers(game):
                night = RULESET.view(game.redact(viewer))["overnight"]
                assert night["least"] <= truth <= night["most"]
            decision = game.decisions[0]
            game.decide(decision.seat, decision.options[rng.below(len(decision.options))])


def test_odds_are_those_of_the_cards_that_a_viewer_does_not_know() -> None:
    # Unknown to all: one hostile and one carrier face down, one susceptible in the deck; two volatile are to spread.
    game = table("Ho? Ca?", population="Su", infection="Vo Vo", discard="14Ho 2Su 3Ce 3In 3Fr 3Fa 10Ch 9Ca 8Vo")
    odds = RULESET.view(game.redact(-1))["odds"]
    # Of the three infected that no one sees two are in the infection deck: one is among the three of the population.
    assert odds == {
        "hostile": round(1 / 3, 4),
        "susceptible": round(1 / 3, 4),
        "carrier": round(1 / 9, 4),
        "volatile": round(2 / 9, 4),
    }
    assert round(sum(odds.values()), 3) == 1


def test_odds_add_up_to_one_unless_all_cards_are_known() -> None:
    game = deal_game(2, "odds", level=2)
    rng = seeded("odds")
    while not game.is_over():
        for viewer in viewers(game):
            odds = RULESET.view(game.redact(viewer))["odds"]
            assert not odds or abs(sum(odds.values()) - 1) < 0.002
            assert all(share >= 0 for share in odds.values())
        decision = game.decisions[0]
        game.decide(decision.seat, decision.options[rng.below(len(decision.options))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_for_every_viewer(language: str) -> None:
    game = table("Ho? Ca?0 Su", "In . Vo?", characters="meryl kd", card="raxxons_wards")
    act(game, "special", "crowd:c3")
    apply_symbols(game, "raxxon")
    for viewer in viewers(game):
        panels = RULESET.text.table_panels(RULESET.view(game.redact(viewer)), language, ["Ada", "Bo"])
        crowd = "\n".join("".join(span.text for span in line) for line in panels[-1].lines)
        # The interviewer knows two of the three that lie face down; the others, that one of them is suspect.
        assert (crowd.count("(??)"), crowd.count("(!?)")) == ((1, 0) if viewer == 0 else (2, 1))
        assert crowd.count("[") == 2
        assert any("Ada" in panel.title for panel in panels)
    empty = table()
    RULESET.text.table_panels(RULESET.view(empty.redact(0)), language, ["Ada", "Bo"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_citizen_character_and_card_has_a_text(language: str) -> None:
    texts = RULESET.text.cards(language)
    assert len(texts) == len(PACK.types) + len(CHARACTERS) + len(CARDS)
    assert len({name for name, _ in texts}) == len(texts)
    assert all(name and text for name, text in texts)


@pytest.mark.rule("RX-05", "RX-35")
def test_the_text_of_a_sheet_has_the_slots_of_both_sides_and_optional_effects() -> None:
    sheet = dict(RULESET.text.cards("en"))["Thomas Hart"].splitlines()
    assert sheet[0].endswith(" Slots, 1–2 players: Raxxon power + Spread; 3–4 players: Hostile returns.")
    assert sheet[2].endswith(" Slots, 1–2 players: 3 × Add to the crowd; 3–4 players: 2 × Add to the crowd.")
    assert sheet[3].endswith(" Slots: 3 × Reveal + Draw a Raxxon card.")  # both sides alike
    assert "optionally (then draw a Raxxon card after the action): " in sheet[3]


@pytest.mark.rule("RX-94")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_names_cards_by_their_titles(language: str) -> None:
    text = next(text for rule, _, text in RULESET.text.rulebook(language) if rule == "RX-94")
    for card in ("spokesperson", "spokesperson_2"):
        assert RULESET.text.format(Message(f"card-{card}"), language) in text


def test_slots_with_several_symbols_and_of_several_kinds_have_a_text() -> None:
    data = json.loads(json.dumps(RULESET.content.data))
    data["characters"]["thomas"]["actions"][0]["slots_a"] = [["add", "flip", "power"], ["end"], ["end"], ["add"]]
    texts = dict(RULESET.with_pack(data).text.cards("en"))["Thomas Hart"].splitlines()[0]
    assert "1–2 players: Add to the crowd + Reveal + Raxxon power, 2 × End of day, Add to the crowd;" in texts


def test_the_catalogue_is_plain_data() -> None:
    catalogue = RULESET.catalogue()
    assert json.loads(json.dumps(catalogue)) == catalogue
    assert list(catalogue["cards"]) == CARDS
    assert list(catalogue["characters"]) == CHARACTERS
    assert catalogue["citizens"]["celebrity"]["killed"][0]["symbol"] == "add"
    assert catalogue["cards"]["riot"]["options"][1][1]["symbol"] == "add"
    assert catalogue["added_citizens"] == {"mutant": "infected"}


@pytest.mark.rule("RX-25")
@pytest.mark.parametrize("number", range(len(SCENARIOS) + 1))
def test_the_catalogue_tells_what_every_action_of_a_sheet_does(number: int) -> None:
    catalogue = RULESET.catalogue()
    game = deal_game(seats=2, character_1=1, scenario=number)
    thomas = RULESET.view(game.redact(0))["seats"][0]["actions"]
    own = [action["kind"] for action in catalogue["characters"]["thomas"]["actions"]]
    common = [action["kind"] for action in thomas if action["kind"] not in own]
    assert [action["kind"] for action in thomas] == [common[0], *own, *common[1:]]
    assert set(common) <= set(catalogue["common_actions"])


@pytest.mark.rule("RX-05", "RX-80")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [0, 3])
def test_while_a_character_is_chosen_every_sheet_is_shown_as_it_will_lie(seats: int, number: int) -> None:
    game = deal_game(seats=seats, scenario=number)
    offered = RULESET.view(game.redact(0))["offered"]
    assert [sheet["character"] for sheet in offered] == CHARACTERS
    chosen = asked_seat(game)
    decide(game, f"character:{CHARACTERS[2]}")
    assert RULESET.view(game.redact(0))["seats"][chosen] == offered[2]
    while any(character < 0 for character in game.characters):
        decide(game, options(game)[0])
    assert RULESET.view(game.redact(0))["offered"] == []


@pytest.mark.rule("RX-01")
def test_there_is_no_score_pad() -> None:
    assert RULESET.score_pad is None
    with pytest.raises(BadSheet, match="raxxon has no score pad"):
        RULESET.score({})


@pytest.mark.rule("RX-60")
def test_the_ledger_lists_the_evacuated_citizens() -> None:
    game = table("Ho? In", evacuated="2Ho Su", power=7, card="exclusive")
    follow_card(game, 2)
    assert game.is_over()
    ledger = game.standings()[1].ledger
    assert [(line.rule, line.points) for line in ledger] == [("RX-60", 2), ("RX-60", 1)]
