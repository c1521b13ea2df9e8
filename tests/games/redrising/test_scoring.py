"""Tracks, tokens, the Automa and the winner, by hand; and everything against a slow scorer."""

import random
from typing import Any

import pytest

from ludarium.games.redrising.bonus.tally import BoardCounts
from ludarium.games.redrising.card import NAMES, NUMBER
from ludarium.games.redrising.scoring import (
    AutomaHolding,
    Holding,
    automa_ledger,
    automa_points,
    count_favourable,
    other_influences,
    points,
    standings,
)
from ludarium.kernel.standing import Standing
from tests.games.redrising import scorer_fixtures, slow_scorer

BARE = BoardCounts([[], [], [], []], [], 0)


def holding(
    *cards: str, helium: int = 0, fleet: int = 0, influence: int = 0, sovereign: bool = False, extra: int = 0
) -> Holding:
    return Holding([NUMBER[card] for card in cards], helium, fleet, influence, sovereign, extra, [], best=True)


def automa(*pile: str, level: int = 2, parity: str = "even", **more: Any) -> AutomaHolding:  # noqa: ANN401 - tracks and the token
    numbers = [NUMBER[card] for card in pile]
    tracks = {"helium": 0, "fleet": 0, "influence": 0, "sovereign": False, **more}
    return AutomaHolding(numbers, level, ["even", "odd"].index(parity), **tracks)


def standing_of(*holdings: Holding, neutral: int = 0, against: AutomaHolding | None = None) -> list[Standing]:
    return standings(list(holdings), BARE, neutral, against, twice=False)


def totals(*holdings: Holding, neutral: int = 0) -> list[int]:
    return [standing.total for standing in standing_of(*holdings, neutral=neutral)]


def winners(*holdings: Holding, against: AutomaHolding | None = None) -> list[int]:
    return [standing.seat for standing in standing_of(*holdings, against=against) if standing.won]


def rows(standing: Standing) -> list[tuple[str, str, int]]:
    return [(line.rule, line.message.id, line.points) for line in standing.ledger]


# --- tracks and tokens -------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-65")
def test_the_fleet_track_gives_more_the_further_one_is() -> None:
    found = [totals(holding(fleet=space))[0] for space in range(11)]
    assert found == [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]


@pytest.mark.rule("RR-66")
def test_each_helium_gives_three_and_the_token_ten() -> None:
    assert totals(holding(helium=8)) == [24]
    assert totals(holding(helium=13)) == [39]  # only the Automa has no more than ten
    assert totals(holding(sovereign=True)) == [10]


@pytest.mark.rule("RR-67")
def test_influence_gives_four_two_and_one_for_each_and_ties_share_the_rank() -> None:
    def gives(*amounts: int) -> list[int]:
        return totals(*(holding(influence=amount) for amount in amounts))

    assert gives(10, 10, 5, 2) == [40, 40, 10, 2]
    assert gives(7, 5, 3, 1) == [28, 10, 3, 1]
    assert gives(3, 6, 3, 6, 2) == [6, 24, 6, 24, 2]
    assert gives(4, 4) == [16, 16]
    assert gives(0, 0) == [0, 0]


@pytest.mark.rule("RR-68")
def test_the_neutral_house_ranks_among_two_players() -> None:
    assert totals(holding(influence=2), holding(influence=5), neutral=3) == [2, 20]
    assert totals(holding(influence=2), holding(influence=5)) == [4, 20]
    assert totals(holding(influence=3), holding(influence=2), neutral=3) == [12, 4]


@pytest.mark.rule("RR-69")
def test_each_card_beyond_the_seventh_costs_ten_and_still_gives_its_points() -> None:
    hand = ["hacker", "justice", "martyr", "investor", "banker", "hypnotist", "psychologist"]
    assert totals(holding(*hand)) == [105]
    assert totals(holding(*hand, "auctioneer")) == [105 + 12 - 10]
    assert totals(holding(*hand, "auctioneer", "dr_virany")) == [105 + 12 + 9 - 20]


@pytest.mark.rule("RR-60")
def test_points_of_end_of_game_abilities_are_added() -> None:
    assert totals(holding("hacker", extra=9)) == [24]


# --- the whole ---------------------------------------------------------------------------------------------------


def random_use(rng: random.Random, ids: list[str]) -> slow_scorer.Hand:
    """The hand with a random use of its wildcards, or none."""
    uses = {"gray": ["", *(c for c in slow_scorer.COLOURS if c != "gray")], "orange": ["", *NAMES]}
    return [(id_, rng.choice(uses.get(slow_scorer.FACTS[id_]["colour"], [""]))) for id_ in ids]


@pytest.mark.rule("RR-61", "RR-62", "RR-63", "RR-64", "RR-65", "RR-66", "RR-67", "RR-68", "RR-69")
def test_scores_agree_with_an_independent_slow_scorer() -> None:
    rng = random.Random(63)
    for _ in range(3000):
        ids, here = scorer_fixtures.random_deal(rng, rng.randint(0, 10))
        hand = random_use(rng, ids)
        mine = scorer_fixtures.holding(hand, here)
        found = points(mine, scorer_fixtures.board(here), scorer_fixtures.rivals(here), here["neutral"], here["twice"])
        assert found == slow_scorer.total(hand, here), (hand, here)


def test_the_ledger_adds_up_to_the_total_and_names_the_rules() -> None:
    rng = random.Random(70)
    for _ in range(300):
        ids, here = scorer_fixtures.random_deal(rng, rng.randint(0, 10))
        mine = scorer_fixtures.holding([(id_, "") for id_ in ids], here, best=True, extra=rng.choice([0, 7]))
        others = [holding(**rival) for rival in here["rivals"]]
        found = standings([mine, *others], scorer_fixtures.board(here), here["neutral"], None, twice=here["twice"])
        for standing in found:
            assert sum(line.points for line in standing.ledger) == standing.total
            assert all(line.rule.startswith("RR-") for line in standing.ledger)


def test_the_ledger_says_what_each_point_is_for() -> None:
    hand = ["arlus", "trigg", "dancer", "hacker", "justice", "martyr", "investor", "banker"]
    mine = holding(*hand, helium=2, fleet=4, influence=3, sovereign=True, extra=5)
    assert rows(standing_of(mine, neutral=3)[0]) == [
        ("RR-63", "ledger-core", 10),
        ("RR-63", "ledger-bonus", 25),
        ("RR-63", "ledger-core", 15),
        ("RR-63", "ledger-core", 8),
        ("RR-63", "ledger-bonus", 11),
        ("RR-63", "ledger-core", 15),
        ("RR-63", "ledger-core", 15),
        ("RR-63", "ledger-core", 15),
        ("RR-63", "ledger-core", 15),
        ("RR-63", "ledger-core", 10),
        ("RR-65", "ledger-fleet", 10),
        ("RR-66", "ledger-helium", 6),
        ("RR-66", "ledger-sovereign", 10),
        ("RR-68", "ledger-influence", 12),
        ("RR-69", "ledger-excess", -10),
        ("RR-60", "ledger-extra", 5),
    ]


@pytest.mark.rule("RR-61", "RR-62")
def test_the_ledger_shows_the_use_of_wildcards() -> None:
    lines = standing_of(holding("deanna", "trigg", "aja", "cyther"))[0].ledger
    assert [(line.rule, line.message.id) for line in lines[:2]] == [("RR-63", "ledger-core"), ("RR-63", "ledger-bonus")]
    assert (lines[2].rule, lines[2].message.args["colour"]) == ("RR-62", "colour-red")
    cyther = next(line for line in lines if line.message.args.get("character") == "character-cyther")
    assert (cyther.rule, cyther.message.args["name"]) == ("RR-61", "character-octavia")


# --- who has won -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-70")
def test_the_highest_total_wins() -> None:
    assert winners(holding(helium=4), holding(helium=5), holding(helium=3)) == [1]


@pytest.mark.rule("RR-70")
def test_a_tie_goes_to_the_tied_player_with_the_token() -> None:
    assert winners(holding("banker"), holding(sovereign=True)) == [1]
    assert winners(holding(sovereign=True), holding("banker")) == [0]


@pytest.mark.rule("RR-70")
def test_a_tie_without_the_token_is_shared() -> None:
    assert winners(holding(helium=5), holding(helium=5), holding(helium=1, sovereign=True)) == [0, 1]


# --- the Automa --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-40")
def test_the_automa_starts_with_seventy_and_scores_tracks_and_token_as_usual() -> None:
    assert automa_points(automa(), []) == 70
    assert automa_points(automa(fleet=7, helium=2, influence=5, sovereign=True), [1, 3]) == 70 + 28 + 6 + 20 + 10
    assert automa_points(automa(influence=2), [1, 3]) == 70 + 4  # the neutral house ranks


@pytest.mark.rule("RA-40")
def test_the_automa_scores_no_values_no_bonuses_and_no_excess() -> None:
    pile = ["quicksilver", "lorn", "judge", "nero", "the_jackal", "sefi", "arlus", "eo", "mustang"]
    even = ["quicksilver", "lorn", "judge", "the_jackal", "sefi", "arlus", "eo", "mustang"]
    assert automa_points(automa(*pile, sovereign=True), []) == 70 + 10 + 6 * len(even) + 3


@pytest.mark.rule("RA-41")
@pytest.mark.parametrize(
    ("level", "good", "bad"), [(1, 5, 2), (2, 6, 3), (3, 8, 4), (4, 10, 5), (5, 12, 6), (6, 14, 7)]
)
def test_favourable_cards_give_more_by_level(level: int, good: int, bad: int) -> None:
    pile = ["dancer", "surgeon", "deanna"]  # 8, 0, 9
    assert automa_points(automa(*pile, level=level), []) == 70 + 2 * good + bad
    assert automa_points(automa(*pile, level=level, parity="odd"), []) == 70 + good + 2 * bad


@pytest.mark.rule("RA-41")
def test_the_automa_keeps_twenty_cards_and_its_favourable_ones_first() -> None:
    even = [name for name in NAMES if slow_scorer.FACTS[name]["value"] % 2 == 0]
    odd = [name for name in NAMES if name not in even]
    assert count_favourable([NUMBER[name] for name in odd[:15] + even[:12]], 0) == [12, 8]
    assert count_favourable([NUMBER[name] for name in odd[:5] + even[:24]], 0) == [20, 0]
    assert count_favourable([NUMBER[name] for name in odd[:5] + even[:3]], 0) == [3, 5]


@pytest.mark.rule("RA-40", "RA-41")
def test_the_automa_agrees_with_the_slow_scorer_and_its_ledger_adds_up() -> None:
    rng = random.Random(41)
    for _ in range(300):
        pile = rng.sample(NAMES, rng.randint(0, 40))
        level, parity = rng.randint(1, 6), rng.choice(["even", "odd"])
        _, here = scorer_fixtures.random_deal(rng, 0)
        here["neutral"] = 3
        tracks = {key: here[key] for key in ("helium", "fleet", "influence", "sovereign")}
        it = automa(*pile, level=level, parity=parity, **tracks)
        others = other_influences(scorer_fixtures.rivals(here), 3)
        assert automa_points(it, others) == slow_scorer.automa_total(pile, level, parity, here)
        assert sum(line.points for line in automa_ledger(it, others, 3)) == automa_points(it, others)


@pytest.mark.rule("RA-40")
def test_the_player_has_to_beat_the_automa() -> None:
    (mine,) = standing_of(holding(helium=23), against=automa())
    assert (mine.total, mine.target, mine.won) == (69, 70, False)
    (mine,) = standing_of(holding("banker", helium=21), against=automa())
    assert (mine.total, mine.target, mine.won) == (73, 70, True)


@pytest.mark.rule("RR-70")
def test_the_token_breaks_a_tie_with_the_automa_and_without_it_the_win_is_shared() -> None:
    assert winners(holding(helium=20, sovereign=True), against=automa()) == [0]
    assert winners(holding("banker", helium=20), against=automa()) == [0]
    mine = holding("banker", helium=20)
    mine.extra = 10
    assert standing_of(mine, against=automa(sovereign=True))[0].total == 80
    assert winners(mine, against=automa(sovereign=True)) == []


@pytest.mark.rule("RR-63")
def test_the_automa_counts_as_a_rival_on_the_tracks() -> None:
    mine = holding("quicksilver", helium=2)
    assert standing_of(mine, against=automa(helium=3))[0].total == 40 - 30 + 6
    assert standing_of(mine, against=automa(helium=2))[0].total == 40 + 6
