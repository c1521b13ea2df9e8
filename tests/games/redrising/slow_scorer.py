"""An independent, slow scorer of Red Rising, from the facts of the cards (`cards.json`) alone.

A card in hand is its id and its use as a wildcard: a colour, an id, or nothing. Conditions and counters have the names
of the facts: `if_with_any`, `per`, and so on; a reference is `colour:red` or an id.
"""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FACTS: dict[str, dict[str, Any]] = {
    card["id"]: card for card in json.loads(Path(__file__).with_name("cards.json").read_text(encoding="utf-8"))
}
COLOURS = sorted({card["colour"] for card in FACTS.values()})
FLEET = [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]

Hand = list[tuple[str, str]]
Table = dict[str, Any]


def table(**more: Any) -> Table:  # noqa: ANN401 - any field of a table
    """Everything beside the hand; empty by default."""
    return {
        "helium": 0,
        "fleet": 0,
        "influence": 0,
        "sovereign": False,
        "rivals": [],
        "neutral": 0,
        "locations": [[], [], [], []],
        "banished": [],
        "banished_at_start": 0,
        "twice": False,
        **more,
    }


class Card:
    """A card in hand with its name, which an orange may change, and its colours, which are two for a gray."""

    def __init__(self, id: str, taken_for: str) -> None:  # noqa: A002 - the key of the facts
        fact = FACTS[id]
        self.id = id
        self.value: int = fact["value"]
        self.bonus: list[dict[str, Any]] = fact["bonus"]
        self.name = taken_for if taken_for and fact["colour"] == "orange" else id
        self.colours = {fact["colour"]} | ({taken_for} if taken_for and fact["colour"] == "gray" else set())

    def fits(self, ref: str) -> bool:
        """Whether a reference matches this card."""
        return ref.removeprefix("colour:") in self.colours if ref.startswith("colour:") else self.name == ref


def total(hand: Hand, here: Table) -> int:
    """All the points of a player."""
    points: int = FLEET[here["fleet"]] + 3 * here["helium"] + (10 if here["sovereign"] else 0)
    points += here["influence"] * influence_factor(here)
    points -= 10 * max(0, len(hand) - 7)
    return points + sum(value + bonus for value, bonus in card_points(hand, here))


def influence_factor(here: Table) -> int:
    """4 for the most, 2 for the second most, 1 for the others."""
    amounts = {here["influence"], here["neutral"], *(rival["influence"] for rival in here["rivals"])}
    place = sorted(amounts, reverse=True).index(here["influence"])
    return 4 if place == 0 else 2 if place == 1 else 1


def card_points(hand: Hand, here: Table) -> list[tuple[int, int]]:
    """Value and bonus of every card."""
    cards = [Card(*one) for one in hand]
    spared = any(FACTS[card.id].get("modifier") for card in cards)
    found: list[tuple[int, int]] = []
    for me in cards:
        bonus = 0
        for clause in me.bonus:
            points = clause_points(clause, me, cards, here)
            if not (spared and points < 0 and FACTS[me.id]["colour"] == "gold"):
                bonus += points
        found.append((me.value, bonus))
    return found


def clause_points(clause: dict[str, Any], me: Card, cards: list[Card], here: Table) -> int:
    """The points of one clause."""
    if "value" in clause:
        if clause["value"] == "fleet_position":
            return int(here["fleet"])
        tops = [pile[-1] for pile in here["locations"] if pile]
        return max((FACTS[top]["value"] for top in tops if top is not None), default=0)
    conditions = {key: value for key, value in clause.items() if key not in {"pts", "per", "max"}}
    if not all(holds(key, value, me, cards, here) for key, value in conditions.items()):
        return 0
    if "per" not in clause:
        return int(clause["pts"])
    points: int = clause["pts"] * count(clause["per"], me, cards, here)
    return min(points, int(clause["max"])) if "max" in clause else points


def count(per: dict[str, Any], me: Card, cards: list[Card], here: Table) -> int:  # noqa: PLR0911 - one for each counter
    """The number of a counter."""
    others = [card for card in cards if card is not me]
    if "hand" in per:
        among = cards if per.get("include_self") else others
        fitting = [[ref for ref in per["hand"] if card.fits(ref)] for card in among]
        return sum(len(refs) if here["twice"] else min(1, len(refs)) for refs in fitting)
    if "hand_names" in per:
        return sum(any(card.name == name for card in others) for name in per["hand_names"])
    if "locations" in per:
        lying = [card for pile in here["locations"] for card in pile if card is not None]
        return sum(FACTS[card]["colour"] in per["locations"] for card in lying)
    if "banished" in per:
        return sum(per["banished"] == "all" or FACTS[card]["colour"] in per["banished"] for card in here["banished"])
    if "token" in per:
        return int(here[per["token"]])
    if "distinct_colours" in per:
        return len(set().union(*(card.colours for card in cards)))
    assert per == {"hand_size": True}
    return len(cards)


def holds(key: str, wanted: Any, me: Card, cards: list[Card], here: Table) -> bool:  # noqa: ANN401, C901, PLR0911, PLR0912 - one for each condition
    """Whether a condition holds."""
    others = [card for card in cards if card is not me]
    match key:
        case "if_with_any":
            return any(card.fits(ref) for card in others for ref in wanted)
        case "if_with_all":
            return all(any(card.fits(ref) for card in others) for ref in wanted)
        case "if_with_none":
            return not any(card.fits(ref) for card in others for ref in wanted)
        case "if_with_exactly_one_of":
            return sum(any(card.fits(ref) for card in others) for ref in wanted) == 1
        case "if_with_count":
            return sum(card.fits(wanted["ref"]) for card in others) >= int(wanted["min"])
        case "if_with_any_except":
            return any(card.fits(wanted["ref"]) and card.name not in wanted["except"] for card in others)
        case "if_only_colours":
            return all(card.colours & set(wanted) for card in cards)
        case "if_all_values":
            return all(value_fits(card.value, wanted) for card in cards)
        case "if_all_distinct" if wanted == "colour":
            return all(not one.colours & other.colours for one, other in itertools.combinations(cards, 2))
        case "if_all_distinct":
            return len({FACTS[card.name]["name"][0] for card in cards}) == len(cards)
        case "if_hand_size_min":
            return len(cards) >= int(wanted)
        case "if_sovereign":
            return bool(here["sovereign"] == wanted)
        case "if_min":
            return all(here[track] >= least for track, least in wanted.items())
        case "if_fleet_between":
            return bool(wanted[0] <= here["fleet"] <= wanted[1])
        case "if_rank":
            theirs = [rival[wanted["track"]] for rival in here["rivals"]]
            mine = here[wanted["track"]]
            return all(mine >= one if wanted["is"] == "most" else mine <= one for one in theirs)
        case "if_opponent_more":
            return any(rival[wanted] > here[wanted] for rival in here["rivals"])
        case "if_opponent_equal":
            return any(rival[wanted] == here[wanted] for rival in here["rivals"])
        case "if_banished":
            number = here["banished_at_start"] if wanted["at"] == "scoring_start" else len(here["banished"])
            return bool(wanted.get("min", 0) <= number <= wanted.get("max", number))
        case "if_banished_has":
            return any(FACTS[card]["colour"] == wanted for card in here["banished"])
        case "if_location":
            return any(not pile or pile[-1] is None for pile in here["locations"])
        case "any_of":
            return any(all(holds(k, v, me, cards, here) for k, v in one.items()) for one in wanted)
    raise KeyError(key)


def value_fits(value: int, wanted: dict[str, Any]) -> bool:
    """Whether a core value is within bounds, or even, or odd."""
    if "parity" in wanted:
        return bool((value % 2 == 0) == (wanted["parity"] == "even"))
    return bool(wanted.get("min", value) <= value <= wanted.get("max", value))


def best_total(ids: list[str], here: Table) -> int:
    """The most that a hand can give, by trying every colour for every gray and every name for every orange."""
    return max(total(hand, here) for hand in every_use(ids))


def every_use(ids: list[str]) -> Iterator[Hand]:
    """The hand with every possible use of its wildcards."""
    uses = {"gray": ["", *COLOURS], "orange": ["", *FACTS]}
    for chosen in itertools.product(*(uses.get(FACTS[id_]["colour"], [""]) for id_ in ids)):
        yield list(zip(ids, chosen, strict=True))


def automa_total(pile: list[str], level: int, parity: str, here: Table) -> int:
    """All the points of the Automa."""
    good = [id_ for id_ in pile if (FACTS[id_]["value"] % 2 == 0) == (parity == "even")]
    bad = [id_ for id_ in pile if id_ not in good]
    while len(good) + len(bad) > 20:
        (bad or good).pop()
    each = {1: (5, 2), 2: (6, 3), 3: (8, 4), 4: (10, 5), 5: (12, 6), 6: (14, 7)}[level]
    points: int = 70 + each[0] * len(good) + each[1] * len(bad)
    points += FLEET[here["fleet"]] + 3 * here["helium"] + (10 if here["sovereign"] else 0)
    points += here["influence"] * influence_factor(here)
    return points
