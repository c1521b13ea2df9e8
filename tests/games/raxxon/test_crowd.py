"""The crowd: how it gathers, what is adjacent, what a line is, where a card joins it, and the ground it stands on."""

from __future__ import annotations

import pytest

from ludarium.games.raxxon.crowd_grid import CELL_NAMES, INNER, cells_of
from ludarium.games.raxxon.table import Raxxon
from tests.games.raxxon.staging import (
    CHARACTERS,
    SIGN,
    act,
    all_pass,
    apply_symbols,
    at,
    crowd,
    deal_game,
    decide,
    deck,
    event_count,
    events,
    is_choosing_action,
    knows,
    options,
    pile,
    refusal,
    table,
    tokens,
)


def start_game(seats: int, **choices: int) -> Raxxon:
    """The first day of a new game, sheets chosen."""
    game = deal_game(seats, **choices)
    for name in CHARACTERS[:seats]:
        decide(game, f"character:{name}")
    return game


# --- gathering -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-10", "RX-11")
@pytest.mark.parametrize(("seats", "rows", "columns"), [(1, 3, 3), (2, 3, 3), (3, 3, 4), (4, 4, 4)])
def test_the_crowd_gathers_face_down_in_rows(seats: int, rows: int, columns: int) -> None:
    game = start_game(seats, level=2)
    found = [row.split() for row in crowd(game)]
    assert [len(row) for row in found] == [columns] * rows
    assert all(card.endswith("?") for row in found for card in row)
    assert len(game.population) == 45 - rows * columns
    assert not any(
        knows(game, CELL_NAMES[cell], viewer) for cell in cells_of(game.crowd) for viewer in range(-1, seats)
    )
    assert is_choosing_action(game)


@pytest.mark.rule("RX-11")
@pytest.mark.parametrize(("cards", "rows"), [(8, [3, 3, 2]), (4, [3, 1]), (2, [2]), (0, [])], ids=["8", "4", "2", "0"])
def test_rows_are_filled_one_after_another_while_the_deck_lasts(cards: int, rows: list[int]) -> None:
    game = table(population=f"{cards}Ho" if cards else "", infection="")
    all_pass(game)
    found = [[card for card in row.split() if card != "."] for row in crowd(game)]
    assert [len(row) for row in found] == rows
    assert deck(game) == ""
    assert is_choosing_action(game)


@pytest.mark.rule("RX-10")
def test_a_day_is_the_crowd_then_actions_then_its_end_and_another_day_follows() -> None:
    game = start_game(2)
    assert game.day == 1
    all_pass(game)
    assert game.day == 2
    assert [len(row.split()) for row in crowd(game)] == [3, 3, 3]
    assert is_choosing_action(game)


@pytest.mark.rule("RX-10")
def test_at_the_end_of_the_day_the_crowd_is_turned_up_spreads_and_goes_home() -> None:
    game = table("Ca? Vo Ho?", infection="9Ch", tokens={0: "kill:1"})
    all_pass(game)
    end = [kind for kind in events(game) if kind not in ("event-passes", "event-count")]
    assert end == [
        "event-reveals-crowd",
        "event-overnight",
        *["event-spreads"] * 2,
        "event-shuffles-population",
        "event-day",
    ]
    assert tokens(game, 0) == ""


# --- adjacent, rows, columns -----------------------------------------------------------------------------------------


@pytest.mark.rule("RX-12")
def test_adjacent_is_above_below_left_right_and_neither_diagonal_nor_across_a_gap() -> None:
    game = table("Ho . Ho . Ho", ". Ho Ho Ho .", "Ho Ho Ho . Ho", at="b2")
    act(game, "kill", "crowd:c4")
    assert options(game) == ["crowd:b4", "crowd:c3", "crowd:c5", "crowd:d4", "done"]
    for stranger in ("crowd:b2", "crowd:b6", "crowd:d3", "crowd:d2", "crowd:d6"):
        assert refusal(game, stranger).rule == "RX-12"


@pytest.mark.rule("RX-12")
def test_cards_with_a_gap_between_them_are_not_adjacent() -> None:
    game = table("Ho . Ho", ". . .", "Ho . Ca")
    act(game, "kill", "crowd:c3")
    assert crowd(game) == [". . Ho", ". . .", "Ho . Ca"]  # no card was beside it: nothing more was asked


@pytest.mark.rule("RX-13")
def test_a_gap_does_not_break_a_line_and_a_single_card_is_one() -> None:
    game = table("Ho . . Ho", ". In . .", "Ca . . Vo", characters="brian thomas")
    act(game, "kill")
    assert options(game) == ["column:3", "column:4", "column:6", "row:c", "row:d", "row:e"]
    decide(game, "column:6")
    assert crowd(game) == ["Ho .", ". In", "Ca ."]
    assert pile(game, "discard") == "Ho Vo"
    game = table("Ho . . Ho", ". In . .", characters="brian thomas", raxxon="")
    act(game, "kill", "row:d")
    assert pile(game, "discard") == "In"
    assert crowd(game) == ["Ho . . Ho"]


@pytest.mark.rule("RX-13")
def test_a_line_without_cards_is_not_a_line() -> None:
    game = table("Ho . Ho", ". . .", "Ho . Ho", characters="brian thomas")
    act(game, "kill")
    assert options(game) == ["column:3", "column:5", "row:c", "row:e"]


# --- adding ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-39")
def test_a_card_is_added_where_it_is_adjacent_to_as_many_as_possible() -> None:
    game = apply_symbols(table("Ho Ho Ho", "Ho . Ho", population="Ca Vo"), "add")
    # d4 touches three; no other place touches more than two.
    assert at(game, "d4") == "Vo?"
    assert deck(game) == "Ca"
    game = apply_symbols(table("Ho Ho", "Ho", population="Ca Vo"), "add")
    assert at(game, "d4") == "Vo?"
    assert not any(knows(game, "d4", viewer) for viewer in (-1, 0, 1))


@pytest.mark.rule("RX-39")
def test_the_acting_player_chooses_among_equal_places() -> None:
    game = apply_symbols(table("Ho Ho Ho", turn=1, characters="kd brian", population="Ca Vo"), "add")
    assert game.decisions[0].seat == 1
    around = ["b3", "b4", "b5", "c2", "c6", "d3", "d4", "d5"]
    assert options(game) == [f"place:{cell}" for cell in around]
    assert refusal(game, "place:a1").rule == "RX-39"
    decide(game, "place:b4")
    assert crowd(game) == [". Vo? .", "Ho Ho Ho"]


@pytest.mark.rule("RX-39")
def test_a_place_adjacent_to_fewer_cards_is_refused() -> None:
    game = apply_symbols(table("Ho . Ho . Ho", "Ho Ho Ho Ho Ho", population="Ca Vo", at="c2"), "add")
    assert options(game) == ["place:c3", "place:c5"]
    reason = refusal(game, "place:b2")
    assert (reason.rule, reason.message.args["number"], reason.message.args["most"]) == ("RX-39", 1, 3)


@pytest.mark.rule("RX-39")
def test_a_card_can_be_added_to_an_empty_crowd() -> None:
    game = apply_symbols(table(population="Ca Vo"), "add")
    assert crowd(game) == ["Vo?"]


@pytest.mark.rule("RX-39")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    game = apply_symbols(table("Ho Ho", "Ho", population="", discard="Ca Ca Vo"), "add")
    assert len(game.population) == 2
    assert pile(game, "discard") == ""
    assert at(game, "d4") in ("Ca?", "Vo?")
    assert event_count(game, "event-shuffles-population") == 1


@pytest.mark.rule("RX-39")
def test_a_refilled_deck_is_shuffled() -> None:
    game = apply_symbols(table("Ho Ho", "Ho", population="", discard="9Ho 3Su 9Ca 9Vo"), "add")
    left = [SIGN[citizen] for citizen in game.population]
    assert sorted([*left, at(game, "d4").removesuffix("?")]) == sorted(
        ["Ho"] * 9 + ["Su"] * 3 + ["Ca"] * 9 + ["Vo"] * 9
    )
    assert left != sorted(left, key=SIGN.index)


@pytest.mark.rule("RX-39")
def test_with_deck_and_discard_pile_empty_nothing_is_added() -> None:
    game = apply_symbols(table("Ho Ho", "Ho", population="", discard=""), "add")
    assert crowd(game) == ["Ho Ho", "Ho ."]
    assert is_choosing_action(game)


FULL = ["Ho Ho Ho Ho Ho Ho"] * 2 + ["Ca Ca Ca Ca Ca Ca", "Vo Vo Vo Vo Ca Ca", "Ch Ch Ch Ch Ch Ch", "Su Su Su In In In"]


@pytest.mark.rule("RX-39")
def test_no_card_is_added_to_a_full_outline_of_six_by_six() -> None:
    game = apply_symbols(table(*FULL, at="b2", population="Ho Vo"), "add")
    assert deck(game) == "Ho Vo"
    assert crowd(game) == FULL
    assert is_choosing_action(game)


@pytest.mark.rule("RX-39")
def test_without_a_free_place_no_card_is_drawn_and_no_deck_is_shuffled() -> None:
    game = apply_symbols(table(*FULL, at="b2", population="", discard="Ho Vo"), "add")
    assert (deck(game), pile(game, "discard")) == ("", "Ho Vo")


@pytest.mark.rule("RX-39")
def test_the_last_gap_within_the_outline_is_filled() -> None:
    rows = [*FULL[:3], "Vo Vo . Vo Ca Ca", *FULL[4:]]
    game = apply_symbols(table(*rows, at="b2", population="Ho Vo"), "add")
    assert at(game, "e4") == "Vo?"


@pytest.mark.rule("RX-39")
def test_the_outline_includes_gaps_and_limits_the_best_place() -> None:
    # Six wide: no card joins left of the first or right of the last, though each touches as many.
    game = apply_symbols(table("Ho . . . . Ho", at="b2", population="Ca"), "add")
    assert options(game) == ["place:a2", "place:a7", "place:b3", "place:b6", "place:c2", "place:c7"]
    assert refusal(game, "place:b1").rule == "RX-39"
    assert refusal(game, "place:b8").rule == "RX-39"
    # Two places beyond the outline would touch one card each; within it one touches two.
    game = apply_symbols(table("Ho Ho . . . Ho", "Ho . . . . .", at="b2", population="Ca"), "add")
    assert crowd(game) == ["Ho Ho . . . Ho", "Ho Ca? . . . ."]


@pytest.mark.rule("RX-39", "RX-12")
@pytest.mark.parametrize(
    ("start", "place", "rows"),
    [
        ("b2", "place:a2", ["Vo? . .", "Ho Ca Su?"]),
        ("b2", "place:b1", ["Vo? Ho Ca Su?"]),
        ("g5", "place:h7", ["Ho Ca Su?", ". . Vo?"]),
        ("g5", "place:g8", ["Ho Ca Su? Vo?"]),
    ],
)
def test_at_the_edge_of_the_grid_the_whole_crowd_is_shifted_inwards(start: str, place: str, rows: list[str]) -> None:
    game = table("Ho Ca Su?1", at=start, population="Vo")
    keys = [game.keys[cell] for cell in cells_of(game.crowd)]
    decide(apply_symbols(game, "add"), place)
    assert crowd(game) == rows
    assert all(cell in INNER for cell in cells_of(game.crowd))
    assert sorted(game.keys[cell] for cell in cells_of(game.crowd))[: len(keys)] == sorted(keys)
    susceptible = next(CELL_NAMES[cell] for cell in cells_of(game.down) if at(game, CELL_NAMES[cell]) == "Su?")
    assert [knows(game, susceptible, viewer) for viewer in (-1, 0, 1)] == [False, False, True]
    # What is read and what is played agree there, too.
    act(game, "kill")
    assert len(options(game)) == 4


@pytest.mark.rule("RX-39")
@pytest.mark.parametrize("start", ["b2", "b3", "c2", "c3", "d4", "f6"])
def test_a_crowd_can_grow_to_six_by_six_from_any_position(start: str) -> None:
    game = table("Ho", at=start, seed=start)
    for _ in range(35):
        apply_symbols(game, "add")
        if not is_choosing_action(game):
            offered = options(game)
            decide(game, offered[len(offered) // 2])
    assert [len(row.split()) for row in crowd(game)] == [6] * 6
    assert all(cell in INNER for cell in cells_of(game.crowd))
    apply_symbols(game, "add")
    assert len(cells_of(game.crowd)) == 36


@pytest.mark.rule("RX-39")
def test_a_row_grows_to_six_and_no_longer() -> None:
    game = table("Ho", at="b7", population="8Ca")
    for column in range(6, 1, -1):
        decide(apply_symbols(game, "add"), f"place:b{column}")
    assert crowd(game) == ["Ca? Ca? Ca? Ca? Ca? Ho"]
    apply_symbols(game, "add")
    assert options(game) == sorted(f"place:{row}{column}" for row in "ac" for column in range(2, 8))


@pytest.mark.rule("RX-40")
def test_a_reveal_turns_up_a_face_down_card_of_the_players_choice() -> None:
    game = apply_symbols(table("Ho? Su In?", turn=1), "flip")
    assert game.decisions[0].seat == 1
    assert options(game) == ["crowd:c3", "crowd:c5"]
    assert refusal(game, "crowd:c4").rule == "RX-40"
    decide(game, "crowd:c5")
    assert crowd(game) == ["Ho? Su In"]
    assert knows(game, "c5", -1)


@pytest.mark.rule("RX-40")
def test_with_all_face_up_nothing_is_revealed() -> None:
    game = apply_symbols(table("Ho Su In"), "flip")
    assert crowd(game) == ["Ho Su In"]
    assert is_choosing_action(game)
    game = apply_symbols(table(), "flip")
    assert is_choosing_action(game)
