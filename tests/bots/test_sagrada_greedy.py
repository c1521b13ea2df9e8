"""The greedy bot at Sagrada: it scores, keeps its window open, and uses only what its seat knows."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from ludarium.bots.registry import bot
from ludarium.games import ruleset
from ludarium.games.sagrada.content.objectives import PUBLIC
from ludarium.games.sagrada.table import Sagrada
from ludarium.kernel.rng import seeded
from ludarium.kernel.standing import Standing
from tests.games.sagrada.staging import (
    change,
    choose,
    deal_game,
    option_ids,
    start_game,
    table,
    whose_turn,
)

SAGRADA: Final = ruleset("sagrada")
ROW_COLOURS: Final = PUBLIC.index("row_color_variety")
LIGHT_SHADES: Final = PUBLIC.index("light_shades")

FOUR_OF_A_ROW: Final = {"a1": "R1", "a2": "Y2", "a3": "G3", "a4": "B4"}


def answer(game: Sagrada, seat: int = 0, seed: int = 1) -> str:
    """The id of the option that the greedy bot chooses."""
    return bot("greedy", SAGRADA, seeded(seed)).decide_id(game.redact(seat))


def last_turn(pool: str, public: int, dice: dict[str, str], tool: str | None = None, private: str = "PB") -> Sagrada:
    """The last turn of a game for two, with one public objective and three favor tokens."""
    tools = [] if tool is None else [tool]
    game = table(pool=pool, dice=dice, tools=tools, tokens=3, round_number=10, turn=3, private=private)
    return change(game, public=[public])


def dead_cells(game: Sagrada, seat: int) -> int:
    """How many empty cells no die fits any more."""
    grid, dice = game.windows[seat].pattern.grid, game.windows[seat].dice()
    dead = 0
    for cell in [cell for cell in range(20) if dice[cell] < 0]:
        near = [other for other in range(20) if abs(other // 5 - cell // 5) + abs(other % 5 - cell % 5) == 1]
        colours = {dice[other] // 6 for other in near if dice[other] >= 0}
        shades = {dice[other] % 6 for other in near if dice[other] >= 0}
        takes_colour = any(colour not in colours and grid[cell] in f".123456{'RYGBP'[colour]}" for colour in range(5))
        takes_shade = any(shade not in shades and grid[cell] in f".RYGBP{shade + 1}" for shade in range(6))
        dead += not (takes_colour and takes_shade)
    return dead


def against_random(games: int) -> list[Standing]:
    """The results of the greedy bot against the random one, each deal played from both seats."""
    results: list[Standing] = []
    for number in range(games):
        game = SAGRADA.deal(2, seeded(f"deal {number // 2}"), {})
        kinds = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        bots = [bot(kind, SAGRADA, seeded(f"{kind} {number}")) for kind in kinds]
        while not game.is_over():
            seat = next(decision.seat for decision in game.decisions if decision.is_open())
            game.decide(seat, bots[seat].decide(game.redact(seat)))
        results.append(game.standings()[number % 2])
    return results


# --- what it sees ----------------------------------------------------------------------------------------------------


def test_it_completes_a_row_that_scores() -> None:
    game = last_turn("Y6 P5 Y1", ROW_COLOURS, FOUR_OF_A_ROW, private="RB")
    assert answer(game) == "pool:1>cell:a5"


def test_it_takes_the_private_colour_where_nothing_else_scores() -> None:
    game = last_turn("Y6 P5 R6", LIGHT_SHADES, FOUR_OF_A_ROW)
    assert answer(game).startswith("pool:1>")


@pytest.mark.parametrize("die", ["R1", "R4", "R6"])
def test_it_does_not_make_a_cell_impossible_to_fill(die: str) -> None:
    # b3 lies beside a3, which asks for red: a red die there would leave a3 empty for good.
    game = table(window="luz_celestial", dice={"b4": "G2", "a2": "B3"}, pool=die)
    assert "pool:0>cell:b3" in option_ids(game, 0)
    chosen = answer(game)
    choose(game, 0, chosen)
    assert chosen != "pass"
    assert dead_cells(game, 0) == 0


def test_it_does_not_draft_a_die_that_costs_more_than_it_gains() -> None:
    # The red die fits only beside the red cell: there it fills one cell and kills another, and the round is young.
    game = table(window="luz_celestial", dice={"a1": "G2"}, pool="R1", private="PB")
    assert option_ids(game, 0) == {"pool:0>cell:a2", "pass"}
    assert answer(game) == "pass"


# --- what it spends --------------------------------------------------------------------------------------------------


def test_it_keeps_its_tokens_at_the_end_if_a_tool_gains_nothing() -> None:
    game = last_turn("R1", LIGHT_SHADES, {"a1": "R1", "a2": "G2", "b1": "B3", "b2": "R5"}, "eglomise_brush")
    for _ in range(2):
        if game.is_over():
            break
        chosen = answer(game)
        assert not chosen.startswith("tool:")
        choose(game, 0, chosen)
    assert game.tokens[0] == 3


def test_it_spends_a_token_on_a_tool_that_gains_more() -> None:
    game = last_turn("B4", ROW_COLOURS, FOUR_OF_A_ROW | {"b4": "P5"}, "eglomise_brush", private="RG")
    chosen = [answer(game)]
    choose(game, 0, chosen[0])
    if not game.is_over():
        chosen.append(answer(game))
    assert "tool:eglomise_brush>cell:b4>cell:a5" in chosen


def test_one_lucky_roll_in_the_imagined_world_decides_nothing() -> None:
    # A purple four is four points; rolled again it is three and a half on average, for a token.
    game = last_turn("P4", ROW_COLOURS, {"a1": "R1"}, "flux_brush")
    assert sum(answer(game, seed=seed).startswith("tool:") for seed in range(40)) <= 2


def test_it_rerolls_if_that_pays_on_average() -> None:
    game = last_turn("P1", ROW_COLOURS, {"a1": "R2"}, "flux_brush")
    assert sum(answer(game, seed=seed) == "tool:flux_brush>pool:0" for seed in range(20)) > 15


# --- what it knows ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_its_answer_does_not_depend_on_the_rivals_private_objective(seed: int) -> None:
    game = start_game(2, seed)
    seat = whose_turn(game)
    here = game.redact(seat)
    for colour in set(range(5)) - set(game.private):
        private = game.private[:]
        private[1 - seat] = colour
        other = change(game, private=private)
        assert msgspec.json.encode(other.redact(seat)) == msgspec.json.encode(here)
        assert answer(other, seat) == answer(game, seat)


@pytest.mark.parametrize("seed", range(4))
def test_its_choice_of_a_window_does_not_depend_on_the_rivals_choice(seed: int) -> None:
    game = deal_game(2, seed)
    early = answer(game, 0)
    game.decide(1, game.decisions[1].options[0])
    assert answer(game, 0) == early


def test_it_does_not_just_choose_the_first_window() -> None:
    greedy = bot("greedy", SAGRADA, seeded(1))
    games = [deal_game(2, seed) for seed in range(8)]
    assert any(greedy.decide(game.redact(0)) != game.decisions[0].options[0] for game in games)


# --- how it fares ----------------------------------------------------------------------------------------------------


@pytest.mark.exhaustive
def test_it_wins_nine_games_of_ten_against_the_random_bot() -> None:
    assert sum(standing.won for standing in against_random(10)) >= 9


@pytest.mark.exhaustive
def test_its_mean_score_is_above_48() -> None:
    assert sum(standing.total for standing in against_random(36)) / 36 > 48
