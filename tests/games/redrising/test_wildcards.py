"""The search for the best wildcards: its results, that no other use is better, and its speed."""

import random
import time

import pytest

from ludarium.games.redrising.bonus.tally import BoardCounts
from ludarium.games.redrising.card import COLOUR, COLOURS, NAMES, NUMBER
from ludarium.games.redrising.content.roster import GRAY, ORANGE
from ludarium.games.redrising.scoring import Holding, card_scores, points
from ludarium.kernel.script import NONE
from tests.games.redrising import scorer_fixtures, slow_scorer
from tests.games.redrising.slow_scorer import FACTS, Hand, Table

BARE = slow_scorer.table()


def best(*ids: str, here: Table = BARE) -> int:
    mine = scorer_fixtures.holding([(id_, "") for id_ in ids], here, best=True)
    return points(mine, scorer_fixtures.board(here), scorer_fixtures.rivals(here), here["neutral"], here["twice"])


def use(hand: Hand, here: Table = BARE) -> Hand:
    """The hand with the best use of its wildcards."""
    found = card_scores(
        scorer_fixtures.holding(hand, here, best=True),
        scorer_fixtures.board(here),
        scorer_fixtures.rivals(here),
        twice=here["twice"],
    )
    words = {GRAY: COLOURS, ORANGE: NAMES}
    return [(NAMES[score.card], "" if score.wild == NONE else words[COLOUR[score.card]][score.wild]) for score in found]


@pytest.mark.rule("RR-62")
def test_a_gray_takes_the_colour_that_gives_most() -> None:
    assert use([("deanna", ""), ("roque", ""), ("trigg", "")])[2] == ("trigg", "red")
    assert use([("mustang", ""), ("trigg", "")])[1] == ("trigg", "red")
    assert use([("aja", ""), ("trigg", "")])[1] == ("trigg", "")


@pytest.mark.rule("RR-61")
def test_an_orange_takes_the_name_that_gives_most() -> None:
    assert use([("cassius", ""), ("mustang", ""), ("cyther", "")])[2] == ("cyther", "darrow")
    assert use([("the_jackal", ""), ("cyther", "")])[1] == ("cyther", "")


@pytest.mark.rule("RR-61")
def test_an_orange_may_take_a_name_for_its_initial() -> None:
    hand = use([("codebreaker", ""), ("cyther", ""), ("arlus", ""), ("artificer", "")])
    initials = [FACTS[taken_for or id_]["name"][0] for id_, taken_for in hand]
    assert len(set(initials)) == 4
    assert use([("codebreaker", ""), ("razor_designer", "")])[1] == ("razor_designer", "")


@pytest.mark.rule("RR-61", "RR-62")
def test_given_wildcards_are_kept() -> None:
    given = [("deanna", ""), ("trigg", "white"), ("danto", ""), ("aja", ""), ("cyther", "eo")]
    assert use(given) == [("deanna", ""), ("trigg", "white"), ("danto", "red"), ("aja", ""), ("cyther", "eo")]


def random_small_hand(rng: random.Random) -> tuple[list[str], Table]:
    """A hand with few wildcards, so that all uses can be tried: two grays, or a gray and an orange."""
    ids, here = scorer_fixtures.random_deal(rng, rng.randint(1, 9), wildcards=0)
    grays = rng.sample([name for name in NAMES if FACTS[name]["colour"] == "gray"], 2 - rng.choice([0, 1, 1, 2]))
    oranges = rng.sample(
        [name for name in NAMES if FACTS[name]["colour"] == "orange"], rng.choice([0, 1]) if len(grays) < 2 else 0
    )
    rest = [id_ for id_ in ids if FACTS[id_]["colour"] not in {"gray", "orange"}]
    if rng.random() < 0.2 and "codebreaker" not in rest:
        rest[:1] = ["codebreaker"]
    return [*rest, *grays, *oranges], here


@pytest.mark.rule("RR-61", "RR-62")
def test_no_other_use_is_better_than_the_one_that_is_found() -> None:
    rng = random.Random(61)
    for _ in range(100):
        ids, here = random_small_hand(rng)
        assert best(*ids, here=here) == slow_scorer.best_total(ids, here), (ids, here)


@pytest.mark.exhaustive
@pytest.mark.rule("RR-61", "RR-62")
def test_no_other_use_of_more_wildcards_is_better() -> None:
    rng = random.Random(62)
    grays = [name for name in NAMES if FACTS[name]["colour"] == "gray"]
    oranges = [name for name in NAMES if FACTS[name]["colour"] == "orange"]
    for number in range(18):
        ids, here = scorer_fixtures.random_deal(rng, rng.randint(3, 6), wildcards=0)
        rest = [id_ for id_ in ids if id_ not in grays + oranges]
        if number % 2 == 0:
            rest = ["codebreaker", *(id_ for id_ in rest if id_ != "codebreaker")]
        numbers = [(0, 2), (3, 0), (2, 1)][number % 3]
        hand = rest + rng.sample(grays, numbers[0]) + rng.sample(oranges, numbers[1])
        assert best(*hand, here=here) == slow_scorer.best_total(hand, here), (hand, here)


@pytest.mark.rule("RR-61", "RR-62")
def test_the_reported_use_gives_the_reported_points() -> None:
    rng = random.Random(17)
    for _ in range(500):
        ids, here = scorer_fixtures.random_deal(rng, rng.randint(1, 12), wildcards=0.5)
        hand = use([(id_, "") for id_ in ids], here)
        assert slow_scorer.total(hand, here) == best(*ids, here=here), (hand, here)


def test_no_single_change_makes_the_use_of_many_wildcards_better() -> None:
    rng = random.Random(18)
    for _ in range(40):
        ids, here = scorer_fixtures.random_deal(rng, rng.randint(6, 10), wildcards=0.6)
        hand = use([(id_, "") for id_ in ids], here)
        found = slow_scorer.total(hand, here)
        for n, (id_, _) in enumerate(hand):
            others = {"gray": ["", *COLOURS], "orange": ["", *NAMES]}.get(FACTS[id_]["colour"], [])
            for taken_for in others:
                assert slow_scorer.total([*hand[:n], (id_, taken_for), *hand[n + 1 :]], here) <= found


# These have the most to try of all hands of ten.
HARDEST = [
    "holiday trigg ugly_dan bridge danto colonel_valentin artificer harmony janitor nanny",
    "sun_hwa danto colonel_valentin trigg ugly_dan cyther janitor nanny antonia harmony",
    "danto trigg sun_hwa cyther artificer razor_designer sevro tactus romulus karnus",
]


@pytest.mark.parametrize("ids", HARDEST)
def test_a_hand_with_many_wildcards_does_not_take_long(ids: str) -> None:
    cards = [NUMBER[id_] for id_ in ids.split()]
    mine = Holding(cards, 0, 0, 0, sovereign=False, extra=0, wilds=[], best=True)
    board = BoardCounts([[], [], [], []], [], 0)
    start = time.perf_counter()
    points(mine, board, [], 0, twice=False)
    assert time.perf_counter() - start < 5  # milliseconds compiled, a fraction of a second in plain Python
