"""The greedy bot at Red Rising: its choices, when it ends the game, what it cannot know, its results."""

from __future__ import annotations

import msgspec
import pytest

from ludarium.bots.registry import bot
from ludarium.games import ruleset
from ludarium.games.redrising.table import RedRising
from ludarium.kernel.rng import seeded
from ludarium.kernel.standing import Standing
from tests.games.redrising.staging import deal_game, decide, endgame, table

REDRISING = ruleset("redrising")

# Far more rounds than the greedy bot needs against itself.
MAX_ROUNDS = 100


def answer(game: RedRising, seat: int = 0, seed: int = 1) -> str:
    """The id of the option that the greedy bot chooses."""
    return bot("greedy", REDRISING, seeded(seed)).decide_id(game.redact(seat))


def play_game(kinds: list[str], seed: str, options: dict[str, int] | None = None) -> RedRising:
    """A game that these bots have played to its end."""
    game = REDRISING.deal(len(kinds), seeded(f"deal {seed}"), REDRISING.complete(len(kinds), options or {}))
    assert isinstance(game, RedRising)
    bots = [bot(kind, REDRISING, seeded(f"{kind} {seat} {seed}")) for seat, kind in enumerate(kinds)]
    while not game.is_over():
        assert game.round < MAX_ROUNDS
        seat = next(decision.seat for decision in game.decisions if decision.is_open())
        game.decide(seat, bots[seat].decide(game.redact(seat)))
    return game


def against_random(games: int) -> list[Standing]:
    """The results of the greedy bot against the random one, each deal played from both seats."""
    results: list[Standing] = []
    for number in range(games):
        kinds = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        results.append(play_game(kinds, str(number // 2)).standings()[number % 2])
    return results


# --- what it takes and gives -----------------------------------------------------------------------------------------


def test_it_gains_the_card_that_completes_its_hand() -> None:
    game = table(
        hand="cassius mustang the_pax judge",
        jupiter="holo_designer",
        mars="surgeon darrow",
        luna="pathologist",
        institute="reporter",
    )
    decide(game, "card:judge>location:luna")
    assert answer(game) == "location:mars"


def test_it_does_not_deploy_a_card_that_its_hand_depends_on() -> None:
    game = table(
        hand="darrow cassius mustang pathologist",
        jupiter="stained",
        mars="lawyer",
        luna="orator",
        institute="trigg",
    )
    assert not answer(game).startswith(("card:cassius", "card:mustang"))


def test_it_lets_the_score_pad_find_the_best_of_its_wildcards() -> None:
    game = endgame(table(hand="cyther bridge the_pax ash_lord", hands={1: "judge"}))
    assert answer(game) == "best"


# --- when it ends the game -------------------------------------------------------------------------------------------


def table_near_end(*, ahead: bool, seed: int = 1) -> RedRising:
    """A step on the fleet track would end the game at once: the seat is the last of the round."""
    rich, poor = "darrow cassius mustang sevro the_pax victra the_howlers", "surgeon pathologist"
    return table(
        hand=rich if ahead else poor,
        hands={0: poor if ahead else rich},
        turn=1,
        jupiter="lawyer zanzibar",
        mars="musician",
        luna="vlogger",
        institute="reporter",
        helium=[0, 8],
        fleet=[0, 6],
        influence=[3, 3],
        sovereign=1,
        seed=seed,
    )


def finish_turn(game: RedRising, seat: int) -> None:
    """Let the bot finish the turn of a seat."""
    turn = game.turn
    while not game.is_over() and game.turn == turn and game.decision(seat) is not None:
        decide(game, answer(game, seat))


def test_it_takes_the_end_that_wins() -> None:
    game = table_near_end(ahead=True)
    finish_turn(game, 1)
    assert game.triggered


def test_it_defers_the_end_that_loses() -> None:
    game = table_near_end(ahead=False)
    finish_turn(game, 1)
    assert not game.triggered


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", [2, 4])
def test_it_finishes_against_itself(seats: int) -> None:
    assert play_game(["greedy"] * seats, "self").is_over()


@pytest.mark.exhaustive
def test_it_finishes_against_the_automa() -> None:
    assert play_game(["greedy"], "automa", {"level": 6}).is_over()


# --- what it knows ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_its_answer_does_not_depend_on_the_rivals_hand(seed: int) -> None:
    game = deal_game(2, seed)
    seat = game.decisions[0].seat
    other = REDRISING.load(game.dump())
    assert isinstance(other, RedRising)
    rival = 1 - seat
    taken, given = other.hands[rival][0], other.deck[-1]
    other.hands[rival] = sorted([*other.hands[rival][1:], given])
    other.deck[-1] = taken
    other.known[taken], other.known[given] = 0, 1 << rival
    assert msgspec.json.encode(other.redact(seat)) == msgspec.json.encode(game.redact(seat))
    assert answer(other, seat) == answer(game, seat)


# --- how it fares ----------------------------------------------------------------------------------------------------


@pytest.mark.exhaustive
def test_it_beats_the_random_bot() -> None:
    assert sum(standing.won for standing in against_random(8)) >= 7


@pytest.mark.exhaustive
def test_its_mean_score_is_above_250() -> None:
    assert sum(standing.total for standing in against_random(12)) / 12 > 250
