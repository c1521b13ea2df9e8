"""The six character sheets: each action of each, and the consequences of its slots on both sides."""

from __future__ import annotations

import pytest

from ludarium.games.raxxon.crowd_grid import CELL_NAMES
from ludarium.games.raxxon.pack.vocabulary import KINDS
from tests.games.raxxon.staging import (
    CHARACTERS,
    PACK,
    act,
    apply_symbols,
    asked_seat,
    at,
    crowd,
    decide,
    deck,
    event_count,
    is_asked_to_go_on,
    is_choosing_action,
    kinds_of,
    knows,
    options,
    pile,
    prompt,
    raxxon,
    refusal,
    table,
    tokens,
)

# Slots of side b, by kind: how many, and the symbols of each. On side a all evacuations have the same consequence, and
# the numbers are these; the special has one more, the quarantine as many, but for two who have other means.
NUMBER_ON_SIDE_A = {"evacuate": 1, "kill": 1, "control": 1}
QUARANTINES_ON_SIDE_A = {"kd": 2, "liaison": 2}
EVACUATE_ON_SIDE_A = "power infection"
SLOTS: dict[str, dict[str, tuple[int, str]]] = {
    "thomas": {
        "evacuate": (1, "hostile"),
        "kill": (3, "add"),
        "special": (2, "add"),
        "quarantine": (3, "flip raxxon"),
        "control": (3, "flip"),
    },
    "meryl": {
        "evacuate": (1, "hostile"),
        "kill": (3, "add"),
        "special": (3, "flip"),
        "quarantine": (3, "add raxxon"),
        "control": (3, "flip"),
    },
    "brian": {
        "evacuate": (1, "add add"),
        "kill": (3, "add"),
        "special": (3, "add"),
        "quarantine": (3, "flip raxxon"),
        "control": (3, "flip"),
    },
    "gabriel": {
        "evacuate": (1, "hostile add"),
        "kill": (3, "flip"),
        "special": (2, "flip"),
        "quarantine": (3, "add raxxon"),
        "control": (3, "add"),
    },
    "kd": {
        "evacuate": (1, "hostile flip"),
        "kill": (2, "infection"),
        "special": (2, "flip"),
        "quarantine": (3, "flip raxxon"),
        "control": (3, "flip"),
    },
    "liaison": {
        "evacuate": (1, "hostile raxxon"),
        "kill": (3, "add"),
        "special": (2, "power"),
        "quarantine": (3, "raxxon"),
        "control": (3, "add"),
    },
}

each_character = pytest.mark.parametrize("character", CHARACTERS)


def with_partner(character: str) -> str:
    """A table for two, the character first."""
    return f"{character} {'thomas' if character != 'thomas' else 'brian'}"


# --- slots -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-05", "RX-23", "RX-25")
@pytest.mark.parametrize("kind", KINDS[1:])
@each_character
def test_the_slots_of_both_sides(character: str, kind: str) -> None:
    number, symbols = SLOTS[character][kind]
    sheet = PACK.characters[CHARACTERS.index(character)]
    number_on_side_a = NUMBER_ON_SIDE_A.get(kind, number + 1)
    if kind == "quarantine":
        number_on_side_a = QUARANTINES_ON_SIDE_A.get(character, number)
    on_side_a = number_on_side_a, EVACUATE_ON_SIDE_A if kind == "evacuate" else symbols
    for side, (count, shown) in ((sheet.side_b, (number, symbols)), (sheet.side_a, on_side_a)):
        slots = side[kinds_of(character).index(kind)].slots
        wanted = [f"symbol-{symbol}" for symbol in shown.split()]
        assert [[symbol.name for symbol in slot] for slot in slots] == [wanted] * count


@pytest.mark.rule("RX-23")
def test_meryls_quarantine_is_applied_before_her_interview() -> None:
    tokens_of_both = {0: "quarantine:1 special:1"}
    game = table("Su? In? Fa?", characters="meryl thomas", tokens=tokens_of_both, raxxon="", population="2Ho")
    applied = []
    while not is_choosing_action(game):
        if is_asked_to_go_on(game):
            applied.append(prompt(game).args["symbol"])
        decide(game, options(game)[0])
    assert applied == ["symbol-add", "symbol-raxxon", "symbol-flip"]


@pytest.mark.rule("RX-23", "RX-26")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("kind", KINDS[1:])
@each_character
def test_every_marked_slot_is_applied_at_the_start_of_the_turn(character: str, kind: str, seats: int) -> None:
    line = PACK.characters[CHARACTERS.index(character)].actions(seats)[kinds_of(character).index(kind)]
    others = [name for name in CHARACTERS if name != character][: seats - 1]
    game = table(
        "Su? In? Fa?",
        "Fr? Ce? .",
        seats=seats,
        characters=" ".join([character, *others]),
        tokens={0: f"{kind}:{len(line.slots)}"},
        evacuated="8Ho",
        raxxon="breach ultimatum stampede silent_spread rupture",
        population="2Ce 3Ho",
        infection="5Vo",
    )
    expected = [symbol.name for slot in line.slots for symbol in slot]
    applied: list[str] = []
    while not is_choosing_action(game):
        if is_asked_to_go_on(game):
            applied.append(str(game.stack[-1].step().prompt(game, game.stack[-1]).args["symbol"]))
            decide(game, "go")
        else:
            decide(game, options(game)[0])
    assert applied == expected
    assert 8 - pile(game, "evacuated").count("Ho") == expected.count("symbol-hostile")
    assert event_count(game, "event-adds") == expected.count("symbol-add")
    assert event_count(game, "event-reveals") == expected.count("symbol-flip")
    assert event_count(game, "event-spreads") == expected.count("symbol-infection")
    assert event_count(game, "event-untriggered") == expected.count("symbol-raxxon")
    assert game.power == expected.count("symbol-power")
    assert tokens(game) == f"{kind}:{len(line.slots)}"


@pytest.mark.rule("RX-25")
@each_character
def test_every_character_investigates_without_a_token(character: str) -> None:
    game = table("Su? In", characters=with_partner(character))
    act(game, "investigate")
    assert crowd(game) == ["Su In"]
    assert tokens(game) == ""


# --- evacuate --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-27", "RX-13")
@pytest.mark.parametrize("character", ["thomas", "meryl", "brian", "kd"])
def test_a_line_that_is_all_face_up_and_healthy_is_evacuated(character: str) -> None:
    game = table("Su In Ho", "Fa? Ca Fr", "Ce . Ho", characters=with_partner(character))
    act(game, "evacuate")
    assert options(game) == ["column:5", "row:c", "row:e"]
    for line in ("row:d", "column:3", "column:4"):
        assert refusal(game, line).rule == "RX-27"
    decide(game, "row:e")  # a gap does not break it
    assert pile(game, "evacuated") == "Ho Ce"
    assert crowd(game) == ["Su In Ho", "Fa? Ca Fr"]
    assert tokens(game) == "evacuate:1"


@pytest.mark.rule("RX-27", "RX-12")
@pytest.mark.parametrize("character", ["gabriel", "liaison"])
def test_a_targeted_evacuation_takes_a_healthy_card_and_chosen_ones_beside_it(character: str) -> None:
    game = table("Su In Ho", "Fa? Fr Ca", "Ce Ho Ho", characters=with_partner(character))
    act(game, "evacuate")
    assert options(game) == [f"crowd:{cell}" for cell in ("c3", "c4", "c5", "d4", "e3", "e4", "e5")]
    assert refusal(game, "crowd:d3").rule == "RX-27"
    assert refusal(game, "crowd:d5").rule == "RX-27"
    decide(game, "crowd:d4")
    assert options(game) == ["crowd:c4", "crowd:e4", "done"]
    assert refusal(game, "crowd:c3").rule == "RX-12"
    decide(game, "crowd:e4")
    assert options(game) == ["crowd:c4", "done"]
    decide(game, "done")
    assert pile(game, "evacuated") == "Ho Fr"
    assert crowd(game) == ["Su In Ho", "Fa? . Ca", "Ce . Ho"]


@pytest.mark.parametrize("character", ["gabriel", "liaison"])
def test_a_targeted_evacuation_of_one_card_alone(character: str) -> None:
    game = table("Su In", "Ca", characters=with_partner(character))
    act(game, "evacuate", "crowd:c3", "done")
    assert pile(game, "evacuated") == "Su"


# --- kill ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-27", "RX-12")
def test_thomas_kills_a_card_and_any_adjacent_ones() -> None:
    game = table("Ho Ca? Ho", "Vo Ch? Ho", "Ho Ca Ho")
    act(game, "kill", "crowd:d4", "crowd:c4", "crowd:d3", "crowd:d5", "crowd:e4")
    assert crowd(game) == ["Ho . Ho", ". . .", "Ho . Ho"]
    assert pile(game, "discard") == "Ho Ch Ca Ca Vo"
    game = table("Ho Ca? Ho", "Vo Ch? Ho")
    act(game, "kill", "crowd:d4", "done")
    assert pile(game, "discard") == "Ch"


@pytest.mark.rule("RX-27", "RX-13")
def test_meryl_kills_a_line_without_face_up_healthy_cards() -> None:
    game = table("Ho Ca? Ho?", "Vo Ch Ca", "Ca? Su Ho?", characters="meryl kd", infection="5Vo")
    act(game, "kill")
    assert options(game) == ["column:5", "row:d"]
    assert refusal(game, "column:4").rule == "RX-13"
    decide(game, "column:5")
    assert pile(game, "discard") == "Ho Ho Ca"
    game = table("Ho Ca", "Ca In", characters="meryl kd")
    act(game, "kill")
    assert pile(game, "discard") == ""
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-27", "RX-13")
def test_brian_kills_any_line() -> None:
    game = table("Ho Ca? Ho?", "Vo Ch Ca", characters="brian kd")
    act(game, "kill")
    assert options(game) == ["column:3", "column:4", "column:5", "row:c", "row:d"]
    decide(game, "row:c")
    assert crowd(game) == ["Vo Ch Ca"]


@pytest.mark.rule("RX-27", "RX-12")
def test_gabriel_kills_a_card_and_up_to_one_beside_it() -> None:
    game = table("Ho Ca? Ho", "Vo Ch? Ho", characters="gabriel kd")
    act(game, "kill", "crowd:c4")
    assert options(game) == ["crowd:c3", "crowd:c5", "crowd:d4", "done"]
    decide(game, "crowd:d4")
    assert pile(game, "discard") == "Ch Ca"
    assert asked_seat(game) == 1
    game = table("Ho Ca? Ho", characters="gabriel kd")
    act(game, "kill", "crowd:c4", "done")
    assert pile(game, "discard") == "Ca"


@pytest.mark.rule("RX-27", "RX-13")
def test_kd_turns_a_line_up_and_spares_the_healthy() -> None:
    # Without COUNT: neither the second volatile nor the second carrier brings anything.
    game = table("Su? Vo? Vo?", "Ho Ca Ca?", characters="kd thomas", infection="5Ch", card="mercy")
    act(game, "kill", "row:c")
    assert crowd(game) == ["Su . .", "Ho Ca Ca?"]
    assert pile(game, "discard") == "Vo Vo"
    assert event_count(game, "event-count") == 0
    game = table("Su? Vo? Vo?", "Ho Ca Ca?", characters="kd thomas", infection="5Ch", card="mercy")
    act(game, "kill", "column:3")
    assert crowd(game) == ["Su Vo? Vo?", "Ho Ca Ca?"]
    assert pile(game, "discard") == ""


@pytest.mark.rule("RX-27")
def test_the_liaison_kills_up_to_two_face_up_infected() -> None:
    game = table("Ca Ho Vo", "Ch Ca?", characters="liaison kd")
    act(game, "kill")
    assert options(game) == ["crowd:c3", "crowd:c5", "crowd:d3", "done"]
    assert refusal(game, "crowd:c4").rule == "RX-30"
    assert refusal(game, "crowd:d4").rule == "RX-30"
    decide(game, "crowd:c5", "crowd:d3")
    assert pile(game, "discard") == "Ch Vo"
    assert asked_seat(game) == 1
    game = table("Ca Ho Vo", characters="liaison kd")
    act(game, "kill", "crowd:c3", "done")
    assert pile(game, "discard") == "Ca"


# --- special ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-27")
def test_stand_down_sends_a_face_up_line_to_the_bottom_of_the_deck_in_any_order() -> None:
    game = table("Ho Ca Su", "Ho? Ca In", population="Fr Fr")
    act(game, "special")
    assert options(game) == ["column:4", "column:5", "row:c"]
    assert refusal(game, "row:d").rule == "RX-27"
    decide(game, "row:c")
    assert options(game) == ["citizen:carrier", "citizen:hostile", "citizen:susceptible"]
    decide(game, "citizen:susceptible", "citizen:carrier")
    assert deck(game) == "Ho Ca Su Fr Fr"
    assert crowd(game) == ["Ho? Ca In"]
    # All have seen them go there.
    assert [citizen >= 0 for citizen in game.redact(1)["table"]["population"]] == [True] * 3 + [False] * 2


def test_equal_cards_are_not_ordered() -> None:
    game = table("Ho Ho Ho", "Ca?", population="Fr Fr")
    act(game, "special", "row:c")
    assert asked_seat(game) == 1
    assert deck(game) == "Ho Ho Ho Fr Fr"


@pytest.mark.rule("RX-27")
@pytest.mark.parametrize("card", ["Ca?", "Ch?", "Vo?", "Ho?"])
def test_an_interview_leaves_infected_and_hostile_cards_face_down(card: str) -> None:
    game = table(f"{card} Su? In?", characters="meryl kd")
    act(game, "special", "crowd:c3")
    assert crowd(game) == [f"{card} Su? In?"]
    assert [knows(game, "c3", viewer) for viewer in (-1, 0, 1)] == [False, True, False]
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-27", "RX-12")
def test_an_interview_turns_other_cards_up_and_can_continue_beside_them() -> None:
    game = table("Su? In? Fr?", "Fa? Ce Ca?", characters="meryl kd")
    act(game, "special", "crowd:c3")
    assert crowd(game) == ["Su In? Fr?", "Fa? Ce Ca?"]
    assert options(game) == ["crowd:c4", "crowd:d3", "done"]
    assert refusal(game, "crowd:c5").rule == "RX-12"
    decide(game, "crowd:c4")
    assert options(game) == ["crowd:c5", "done"]  # d3 is not beside the last one
    decide(game, "crowd:c5")
    assert options(game) == ["crowd:d5", "done"]
    decide(game, "done")
    assert crowd(game) == ["Su In Fr", "Fa? Ce Ca?"]
    assert asked_seat(game) == 1


def test_an_interview_ends_without_a_face_down_card_beside() -> None:
    game = table("Su? Ho Fr?", characters="meryl kd")
    act(game, "special", "crowd:c3")
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-27")
def test_door_to_door_looks_at_the_top_three_and_puts_them_back_in_any_order() -> None:
    game = table("Su? In?", characters="brian kd", population="Fr Ho Ca Su")
    act(game, "special")
    assert options(game) == ["citizen:carrier", "citizen:hostile", "citizen:susceptible"]
    decide(game, "citizen:hostile")
    assert options(game) == ["citizen:carrier", "citizen:susceptible"]
    decide(game, "citizen:carrier")
    assert deck(game) == "Fr Su Ca Ho"
    assert [citizen >= 0 for citizen in game.redact(0)["table"]["population"]] == [False, True, True, True]
    assert not any(citizen >= 0 for citizen in game.redact(1)["table"]["population"])
    assert asked_seat(game) == 1


@pytest.mark.parametrize(("population", "answers"), [("", []), ("Ho", []), ("Ho Ca", ["citizen:hostile"])])
def test_door_to_door_with_a_short_deck(population: str, answers: list[str]) -> None:
    game = table("Su? In?", characters="brian kd", population=population)
    act(game, "special", *answers)
    assert sorted(deck(game).split()) == sorted(population.split())
    assert asked_seat(game) == 1


def test_a_card_that_brian_knows_stays_known_to_him_in_the_crowd() -> None:
    game = table("Su? In?", "Fr?", characters="brian kd", population="Fr Ho Ca Su")
    act(game, "special", "citizen:hostile", "citizen:carrier")
    apply_symbols(game, "add")  # by the other seat
    assert [knows(game, "d4", viewer) for viewer in (-1, 0, 1)] == [False, True, False]


@pytest.mark.rule("RX-27", "RX-39")
def test_a_roadblock_prevents_three_added_cards() -> None:
    game = table("Ho Ho Ho", "Ho Ho .", characters="gabriel kd", population="9Ca")
    act(game, "special", "crowd:d4")
    for left in (2, 1, 0):
        apply_symbols(game, "add")  # d5 touches three cards, among them the blocked one
        assert crowd(game) == ["Ho Ho Ho", "Ho Ho ."]
        assert game.roadblocks == ({CELL_NAMES.index("d4"): left} if left else {})
    assert len(game.population) == 9
    apply_symbols(game, "add")
    assert at(game, "d5") == "Ca?"
    assert len(game.population) == 8


@pytest.mark.rule("RX-39")
def test_a_roadblock_does_not_affect_other_places() -> None:
    game = table("Ho Ho Ho Ho", population="9Ca", roadblock={"c3": 3})
    decide(apply_symbols(game, "add"), "place:b6")
    assert at(game, "b6") == "Ca?"
    assert list(game.roadblocks.values()) == [3]


def test_a_new_roadblock_has_three_tokens_again() -> None:
    game = table("Ho Ho Ho", characters="gabriel kd", roadblock={"c4": 1})
    act(game, "special", "crowd:c4")
    assert list(game.roadblocks.values()) == [3]


@pytest.mark.rule("RX-27")
@pytest.mark.parametrize("how", ["swap", "kill", "evacuate", "move"])
def test_a_roadblock_is_removed_when_its_card_moves_or_leaves(how: str) -> None:
    game = table("Ho Ho Ho", "Ca?", characters="gabriel kd", roadblock={"c4": 3})
    if how == "swap":
        act(game, "control", "crowd:c4>crowd:d3")
    elif how == "move":
        act(game, "control", "crowd:c4>place:d5")
    elif how == "kill":
        act(game, "kill", "crowd:c4", "done")
    else:
        act(game, "evacuate", "crowd:c4", "done")
    assert not game.roadblocks


def test_a_roadblock_stays_when_others_move_and_when_its_card_is_turned() -> None:
    game = table("Ho Ho Ho", "Ca?", characters="thomas kd", roadblock={"c4": 3})
    act(game, "control", "crowd:c3>crowd:c5", "yes", "crowd:c4")
    assert list(game.roadblocks.values()) == [3]
    assert at(game, "c4") == "Ho?"


def test_a_roadblock_moves_along_when_the_crowd_is_shifted() -> None:
    game = table("Ho Ho Ho Ho", at="b2", population="9Ca", roadblock={"b2": 2})
    decide(apply_symbols(game, "add"), "place:a5")
    assert crowd(game) == [". . . Ca?", "Ho Ho Ho Ho"]
    assert at(game, "c2") == "Ho"
    assert game.roadblocks == {CELL_NAMES.index("c2"): 2}


@pytest.mark.rule("RX-27")
def test_raxxon_resources_removes_up_to_two_tokens_of_one_sheet_and_draws() -> None:
    game = table("Ho?", characters="kd thomas", tokens={1: "kill:2 control:1"}, card="riot")
    act(game, "special")
    assert options(game) == ["done", "token:0:3", "token:1:2", "token:1:5"]
    decide(game, "token:1:2")
    assert options(game) == ["done", "token:1:2", "token:1:5"]  # of the same sheet
    assert refusal(game, "token:0:3").rule == "RX-25"
    decide(game, "token:1:5")
    assert tokens(game, 1) == "kill:1"
    assert tokens(game, 0) == "special:1"
    assert raxxon(game, "untriggered") == ["riot"]


@pytest.mark.rule("RX-25")
def test_raxxon_resources_may_remove_one_token_or_none() -> None:
    game = table("Ho?", characters="kd thomas", tokens={1: "kill:2"}, card="riot")
    act(game, "special", "token:1:2", "done")
    assert tokens(game, 1) == "kill:1"
    game = table("Ho?", characters="kd thomas", tokens={1: "kill:2"}, card="riot")
    act(game, "special", "done")
    assert tokens(game, 1) == "kill:2"
    assert raxxon(game, "untriggered") == ["riot"]


@pytest.mark.rule("RX-27")
def test_company_clearance_puts_a_quarantined_card_below_the_infection_deck() -> None:
    game = table("Ca Ho", characters="liaison kd", contained="Vo", uncontained="Ch Ca", infection="Ca Vo")
    act(game, "special")
    assert options(game) == ["contained:volatile", "uncontained:carrier", "uncontained:chaotic"]
    assert refusal(game, "crowd:c3").rule == "RX-27"
    decide(game, "uncontained:chaotic")
    assert deck(game, "infection") == "Ch Ca Vo"
    assert (pile(game, "contained"), pile(game, "uncontained")) == ("Vo", "Ca")


def test_company_clearance_with_empty_quarantines_does_nothing() -> None:
    game = table("Ca Ho", characters="liaison kd", infection="Ca Vo")
    act(game, "special")
    assert deck(game, "infection") == "Ca Vo"
    assert tokens(game) == "special:1"
    assert asked_seat(game) == 1


# --- quarantine ------------------------------------------------------------------------------------------------------

QUARANTINE_LIMITS = {
    "thomas": (2, 1),
    "meryl": (2, 1),
    "brian": (2, 1),
    "gabriel": (2, 1),
    "kd": (3, 1),
    "liaison": (2, 2),
}


@pytest.mark.rule("RX-27", "RX-35")
@each_character
def test_quarantine_takes_face_up_infected_cards_of_crowd_and_uncontained_quarantine(character: str) -> None:
    plain, extra = QUARANTINE_LIMITS[character]
    game = table(
        "Ca Vo Ch Ho",
        "Ca? Ca Vo",
        characters=with_partner(character),
        uncontained="Ch Ch",
        contained="Vo",
        raxxon="riot",
    )
    act(game, "quarantine")
    assert "done" in options(game)
    for touch in ("crowd:c6", "crowd:d3", "contained:volatile"):
        assert refusal(game, touch).rule == "RX-27"
    cards = ["crowd:c3", "uncontained:chaotic", "crowd:c4", "crowd:c5"]
    decide(game, *cards[:plain])
    assert options(game) == ["no", "yes"]
    decide(game, "yes", *cards[plain : plain + extra])
    assert len(pile(game, "contained").split()) == 1 + plain + extra
    assert pile(game, "uncontained") == "Ch"
    assert raxxon(game, "untriggered") == ["riot"]
    assert asked_seat(game) == 1


@each_character
def test_quarantine_can_stop_early_or_take_no_card(character: str) -> None:
    game = table("Ca Vo Ch Ho", characters=with_partner(character), raxxon="riot")
    act(game, "quarantine", "crowd:c3", "done", "no")
    assert pile(game, "contained") == "Ca"
    game = table("Ca Vo Ch Ho", characters=with_partner(character), raxxon="riot")
    act(game, "quarantine", "done", "no")
    assert pile(game, "contained") == ""
    assert raxxon(game) == ["riot"]


# --- crowd control ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-27")
@each_character
def test_crowd_control_swaps_any_two_cards(character: str) -> None:
    game = table("Ca Vo? Ho", ". Su .", characters=with_partner(character), raxxon="")
    act(game, "control", "crowd:c4>crowd:d4")
    decide(game, *([options(game)[-1]] if asked_seat(game) == 0 else []))
    assert crowd(game)[0].startswith("Ca Su")
    assert crowd(game)[1] == ". Vo? ."
    game = table("Ca Vo? Ho", ". Su .", characters=with_partner(character), raxxon="")
    act(game, "control")
    assert refusal(game, "crowd:c3", "crowd:c3").rule == "RX-27"


@each_character
def test_crowd_control_in_a_crowd_of_one_or_none(character: str) -> None:
    for rows in ([], ["Ca?"]):
        game = table(*rows, characters=with_partner(character), raxxon="riot")
        act(game, "control")
        while asked_seat(game) == 0:
            decide(game, "no" if "no" in options(game) else "done")
        assert crowd(game) == rows


@pytest.mark.rule("RX-35")
def test_thomas_may_turn_a_card_face_down_for_a_raxxon_card() -> None:
    game = table("Ca Vo? Ho", raxxon="riot")
    act(game, "control", "crowd:c3>crowd:c5", "yes")
    assert options(game) == ["crowd:c3", "crowd:c5"]
    decide(game, "crowd:c5")
    assert crowd(game) == ["Ho Vo? Ca?"]
    assert raxxon(game, "untriggered") == ["riot"]
    assert knows(game, "c5", -1)  # all saw which card it was
    game = table("Ca Vo? Ho", raxxon="riot")
    act(game, "control", "crowd:c3>crowd:c5", "no")
    assert (crowd(game), raxxon(game)) == (["Ho Vo? Ca"], ["riot"])


def test_meryl_may_turn_a_healthy_card_face_down() -> None:
    game = table("Ca Vo? Ho Su", characters="meryl kd")
    act(game, "control", "crowd:c3>crowd:c5")
    assert options(game) == ["crowd:c3", "crowd:c6", "done"]
    assert refusal(game, "crowd:c5").rule == "RX-27"
    decide(game, "crowd:c6")
    assert crowd(game) == ["Ho Vo? Ca Su?"]
    assert asked_seat(game) == 1
    game = table("Ca Vo? Ho Su", characters="meryl kd")
    act(game, "control", "crowd:c3>crowd:c5", "done")
    assert crowd(game) == ["Ho Vo? Ca Su"]


def test_brian_may_turn_all_of_one_type_face_down() -> None:
    game = table("Ca Vo? Ho Ca", "Ho . Ca", characters="brian kd")
    act(game, "control", "crowd:c3>crowd:c5")
    assert options(game) == ["citizen:carrier", "citizen:hostile", "done"]
    decide(game, "citizen:carrier")
    assert crowd(game) == ["Ho Vo? Ca? Ca?", "Ho . Ca? ."]
    game = table("Ca Vo? Ho Ca", characters="brian kd")
    act(game, "control", "crowd:c3>crowd:c5", "done")
    assert crowd(game) == ["Ho Vo? Ca Ca"]


@pytest.mark.rule("RX-27", "RX-39")
def test_gabriel_moves_a_card_to_a_free_place_or_swaps() -> None:
    game = table("Ca Vo? Ho", characters="gabriel kd")
    act(game, "control")
    assert "crowd:c3>crowd:c4" in options(game)
    moves = [option for option in options(game) if option.startswith("crowd:c3>place:")]
    assert moves == [f"crowd:c3>place:{cell}" for cell in ("b4", "b5", "c6", "d4", "d5")]
    assert refusal(game, "crowd:c3", "place:c2").rule == "RX-39"  # it would stand alone there
    decide(game, "crowd:c3>place:b5")
    assert crowd(game) == [". Ca", "Vo? Ho"]
    assert asked_seat(game) == 1
    game = table("Ca Vo?1 Ho", characters="gabriel kd")
    act(game, "control", "crowd:c4>place:d3")
    assert crowd(game) == ["Ca . Ho", "Vo? . ."]
    assert [knows(game, "d3", viewer) for viewer in (-1, 0, 1)] == [False, False, True]


@pytest.mark.rule("RX-39")
def test_gabriel_moves_a_card_within_the_outline_only() -> None:
    game = table("Ca Vo? Ho Ho Ho Ho", at="b2", characters="gabriel kd")
    act(game, "control")
    assert refusal(game, "crowd:b3", "place:b8").rule == "RX-39"
    assert "crowd:b2>place:b8" in options(game)  # the row would still be six long
    decide(game, "crowd:b2>place:b8")
    assert crowd(game) == ["Vo? Ho Ho Ho Ho Ca"]


def test_kd_may_look_at_a_face_down_card() -> None:
    game = table("Ca Vo? Ho Su?", characters="kd thomas")
    act(game, "control", "crowd:c3>crowd:c5")
    assert options(game) == ["crowd:c4", "crowd:c6", "done"]
    decide(game, "crowd:c6")
    assert crowd(game) == ["Ho Vo? Ca Su?"]
    assert [knows(game, "c6", viewer) for viewer in (-1, 0, 1)] == [False, True, False]
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-35")
def test_the_liaison_may_swap_two_more_for_a_raxxon_card() -> None:
    game = table("Ca Vo? Ho Su?", characters="liaison kd", raxxon="riot")
    act(game, "control", "crowd:c3>crowd:c5", "yes", "crowd:c4>crowd:c6")
    assert crowd(game) == ["Ho Su? Ca Vo?"]
    assert raxxon(game, "untriggered") == ["riot"]
    game = table("Ca Vo? Ho Su?", characters="liaison kd", raxxon="riot")
    act(game, "control", "crowd:c3>crowd:c5", "no")
    assert (crowd(game), raxxon(game)) == (["Ho Vo? Ca Su?"], ["riot"])
