"""What a viewer sees of Red Rising: made from redacted data alone, ready for JSON."""

from __future__ import annotations

from typing import Any

from .automa import LETTERS, luna_shows
from .roster import COLOUR, COLOURS, FACE_DOWN, GRAY, NAMES, OWNER
from .scoring import AutomaHolding, Holding, automa_ledger, card_scores, houses, points
from .table import AUTOMA, HOUSES, LOCATIONS
from .tally import FLEET, HELIUM, INFLUENCE, Board
from .thing import touch_of_entry
from .words.asking import CARD_BITS, HERE_BITS


def view(redacted: dict[str, Any]) -> dict[str, Any]:
    """Everything on the table as this viewer sees it; a card is its id, or null where the viewer does not know it."""
    table = redacted["table"]
    seats: int = redacted["seats"]
    viewer: int = redacted["viewer"]
    over = not redacted["stack"]
    solo = seats == 1
    return {
        "game": "redrising",
        "viewer": None if viewer < 0 else viewer,
        "over": over,
        "round": table["round"],
        "first": table["first"],
        "turn": _turn(table, seats),
        "waiting": [seat for seat, _, answer in redacted["decisions"] if answer == -1],
        "triggered": table["triggered"],
        "scoring": table["scoring_start"] >= 0,
        "at_work": [_at_work(frame) for frame in redacted["stack"] if frame[0] in _CARDS],
        "locations": [_location(table, number) for number in range(len(LOCATIONS))],
        "deck": [_name(card) for card in table["deck"]],
        "banished": [NAMES[card] for card in table["banished"]],
        "neutral": table["neutral"],
        "seats": [_seat(table, seat, seats, scored=over or seat == viewer) for seat in range(seats)],
        "automa": _automa(table, over=over) if solo else None,
    }


# The scripts that are a card's: by name, and by name with "-end" its end-of-game ability; "/" leads to what is inside.
_CARDS = {name + ending for name in NAMES for ending in ("", "-end")}


def _turn(table: dict[str, Any], seats: int) -> int | None:
    """Whose turn it is: a party; none while scores are counted."""
    if table["scoring_start"] >= 0 or table["turn"] < 0:
        return None
    parties = 2 if seats == 1 else seats
    if table["turn"] == parties:
        return int(table["houses"].index(0))  # Apollo's extra turn (RR-51)
    return int((table["first"] + table["turn"]) % parties)


def _at_work(frame: list[Any]) -> dict[str, Any]:
    """A card whose ability is under way: whose it is, and where it was deployed."""
    name, seat, _, _, that = frame
    ending = name.endswith("-end")
    here = that >> CARD_BITS & ((1 << HERE_BITS) - 1)
    return {"card": name.removesuffix("-end"), "seat": seat, "location": None if ending else LOCATIONS[here]}


def _name(card: int) -> str | None:
    return None if card < 0 else NAMES[card]


def _location(table: dict[str, Any], number: int) -> dict[str, Any]:
    """A location's cards from bottom to top."""
    pile = table["locations"][number]
    return {
        "id": f"location:{LOCATIONS[number]}",
        "name": LOCATIONS[number],
        "barred": bool(table["barred"] >> number & 1),
        "cards": [
            {
                "id": touch_of_entry(number, place, entry),
                "card": _known_entry(entry),
                "face_down": entry >= FACE_DOWN,
                "owner": entry // OWNER if entry >= FACE_DOWN else None,
            }
            for place, entry in enumerate(pile)
        ],
    }


def _known_entry(entry: int) -> str | None:
    """A card on a location, if the viewer knows it: a face-down one of their own."""
    card = entry % FACE_DOWN
    return NAMES[card] if card < len(NAMES) else None


def _seat(table: dict[str, Any], seat: int, seats: int, *, scored: bool) -> dict[str, Any]:
    """A seat: house, tracks, hand, and what the hand scores now if the viewer knows it."""
    hand = table["hands"][seat]
    return {
        "seat": seat,
        "house": HOUSES[table["houses"][seat]],
        **_tracks(table, seat),
        "hand": [{"id": None if card < 0 else f"card:{NAMES[card]}", "card": _name(card)} for card in hand],
        "score": _score(table, seat, seats) if scored else None,
    }


def _tracks(table: dict[str, Any], party: int) -> dict[str, Any]:
    """The tracks and the token of a party."""
    helium, fleet, influence = (table["tracks"][track][party] for track in (HELIUM, FLEET, INFLUENCE))
    return {"helium": helium, "fleet": fleet, "influence": influence, "sovereign": table["sovereign"] == party}


def _score(table: dict[str, Any], seat: int, seats: int) -> dict[str, Any]:
    """What a hand scores now, card by card; what it would lose without each, and gain by each top card in reach."""
    parties = 2 if seats == 1 else seats
    tracks = table["tracks"]
    rivals = [[tracks[track][party] for track in range(len(tracks))] for party in range(parties) if party != seat]
    start = table["scoring_start"]
    board = Board(table["locations"], table["banished"], len(table["banished"]) if start < 0 else start)
    hand = table["hands"][seat]
    neutral, twice = table["neutral"], table["twice"]

    def total(cards: list[int]) -> int:
        return points(_holding(table, seat, cards), board, rivals, neutral, twice)

    now = total(hand)
    tops = [pile[-1] for pile in table["locations"] if pile and pile[-1] < FACE_DOWN]
    scores = card_scores(_holding(table, seat, hand), board, rivals, twice)
    return {
        "total": now,
        "extra": table["extra"][seat],
        "cards": [
            {
                "card": NAMES[score.card],
                "value": score.value,
                "bonus": score.bonus,
                "clauses": score.points,
                "as": _taken_for(score.card, score.wild),
                "worth": now - total([card for card in hand if card != score.card]),
            }
            for score in scores
        ],
        "adds": {NAMES[card]: total([*hand, card]) - now for card in tops},
    }


def _taken_for(card: int, wild: int) -> str | None:
    """What a wildcard counts as: a colour, or a character's name."""
    if wild < 0:
        return None
    return COLOURS[wild] if COLOUR[card] == GRAY else NAMES[wild]


def _holding(table: dict[str, Any], seat: int, cards: list[int]) -> Holding:
    """The seat with these cards in hand."""
    wilds = dict(table["wilds"])
    tracks = table["tracks"]
    return Holding(
        cards,
        tracks[HELIUM][seat],
        tracks[FLEET][seat],
        tracks[INFLUENCE][seat],
        table["sovereign"] == seat,
        table["extra"][seat],
        [wilds.get(card, -1) for card in cards],
        bool(table["best"] >> seat & 1),
    )


def _automa(table: dict[str, Any], *, over: bool) -> dict[str, Any]:
    """The Automa: its pile, its tracks and its cards; in the end its ledger."""
    tracks = _tracks(table, AUTOMA)
    return {
        **tracks,
        "pile": [_name(card) for card in table["pile"]],
        "level": table["level"],
        "parity": "odd" if table["parity"] else "even",
        "priority": [LETTERS[letter] for letter in table["priority"]],
        "luna_shows": LOCATIONS[luna_shows(table["priority"])],
        "deck": len(table["automa_deck"]),
        "aside": len(table["automa_aside"]),
        "discard": table["automa_discard"],
        "ledger": _automa_ledger(table, tracks) if over else [],
    }


def _automa_ledger(table: dict[str, Any], tracks: dict[str, Any]) -> list[dict[str, Any]]:
    """Every point of the Automa."""
    automa = AutomaHolding(table["pile"], table["level"], table["parity"], **tracks)
    neutral = table["neutral"]
    others = houses([[track[0] for track in table["tracks"]]], neutral)
    return [line.dump() for line in automa_ledger(automa, others, neutral)]
