"""What a viewer sees of Red Rising: built from redacted data alone, ready for JSON."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.plain_data import LedgerLineDict, Redacted
from ludarium.kernel.script import NONE

from .automa.card import LETTERS, TURN_CARDS, luna_shows
from .bonus.tally import BoardCounts
from .card import COLOUR, COLOURS, FACE_DOWN, NAMES, OWNER, colour_of
from .content.characters import CHARACTERS
from .content.houses import HOUSES, POWER_RULES
from .content.roster import GRAY
from .option_code import placed_touch
from .scoring import (
    FLEET_POINTS,
    AutomaHolding,
    Holding,
    automa_ledger,
    card_scores,
    other_influences,
    other_lines,
    points,
)
from .steps.card_context import context_location
from .steps.condition import takes_effect
from .table import AUTOMA, LOCATION_NAMES
from .tracks import END_THRESHOLD, FLEET, HELIUM, INFLUENCE
from .view_types import (
    ActiveCard,
    AutomaView,
    Bonus,
    LocationName,
    LocationView,
    PlayerView,
    RedRisingView,
    Score,
    SeatView,
)

GIVES: Final[list[Bonus]] = ["fleet", "helium", "sovereign", "influence"]  # by location (RR-30 to RR-33)


def view(redacted: Redacted) -> RedRisingView:
    """Everything on the table as this viewer sees it; a card is its id, or null if the viewer does not know it."""
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
        "enough": END_THRESHOLD,
        "fleet_points": FLEET_POINTS,
        "triggered": table["triggered"],
        "scoring": table["scoring_start"] >= 0,
        "at_work": [_active_card(frame) for frame in redacted["stack"] if frame[0] in _CARDS],
        "locations": [_location(table, number) for number in range(len(LOCATION_NAMES))],
        "deck": [_name(card) for card in table["deck"]],
        "banished": [NAMES[card] for card in table["banished"]],
        "neutral": table["neutral"],
        "seats": [_seat(table, seat, seats, scored=over or seat == viewer) for seat in range(seats)],
        "automa": _automa(table, over=over) if solo else None,
    }


# The names of the cards' scripts, with "-end" for end-of-game abilities; nested scripts have a "/" in their names.
_CARDS = {name + ending for name in NAMES for ending in ("", "-end")}


def _turn(table: dict[str, Any], seats: int) -> int | None:
    """The player whose turn it is; None in the scoring phase."""
    if table["scoring_start"] >= 0 or table["turn"] < 0:
        return None
    players = 2 if seats == 1 else seats
    if table["turn"] == players:
        return int(table["houses"].index(0))  # Apollo's extra turn (RR-51)
    return int((table["first"] + table["turn"]) % players)


def _active_card(frame: list[Any]) -> ActiveCard:
    """A card whose ability is in progress, its player, and where it was deployed."""
    name, seat, _, _, that = frame
    ending = name.endswith("-end")
    location = None if ending else LOCATION_NAMES[context_location(that)]
    return {"card": name.removesuffix("-end"), "seat": seat, "location": location}


def _name(card: int) -> str | None:
    return None if card < 0 else NAMES[card]


def _location(table: dict[str, Any], number: int) -> LocationView:
    """A location's cards from bottom to top."""
    pile = table["locations"][number]
    return {
        "id": f"location:{LOCATION_NAMES[number]}",
        "name": LOCATION_NAMES[number],
        "gives": GIVES[number],
        "barred": bool(table["barred"] >> number & 1),
        "cards": [
            {
                "id": placed_touch(number, place, placed),
                "card": _known_placed(placed),
                "face_down": placed >= FACE_DOWN,
                "owner": placed // OWNER if placed >= FACE_DOWN else None,
            }
            for place, placed in enumerate(pile)
        ],
    }


def _known_placed(placed: int) -> str | None:
    """A card on a location, or None if the viewer does not know it."""
    card = placed % FACE_DOWN
    return NAMES[card] if card < len(NAMES) else None


def _seat(table: dict[str, Any], seat: int, seats: int, *, scored: bool) -> SeatView:
    """A seat: house, tracks, hand, and its score now if the viewer knows it."""
    hand = table["hands"][seat]
    return {
        "seat": seat,
        "house": HOUSES[table["houses"][seat]],
        "power": POWER_RULES[table["houses"][seat]],
        **_tracks(table, seat),
        "hand": [{"id": None if card < 0 else f"card:{NAMES[card]}", "card": _name(card)} for card in hand],
        "no_effect": _no_effect(table, hand) if scored else {},
        "score": _score(table, seat, seats) if scored else None,
    }


def _no_effect(table: dict[str, Any], hand: list[int]) -> dict[str, list[LocationName]]:
    """The locations at which the deploy ability of each card would do nothing, for the cards that have any."""
    beneath = [int(colour_of(pile[-1])) if pile else NONE for pile in table["locations"]]
    found: dict[str, list[LocationName]] = {}
    for card in hand:
        script = CHARACTERS[card].script
        if script.steps:
            idle = [name for at, name in enumerate(LOCATION_NAMES) if not takes_effect(script, at, beneath[at])]
            if idle:
                found[NAMES[card]] = idle
    return found


def _tracks(table: dict[str, Any], player: int) -> PlayerView:
    """The tracks and the token of a player."""
    helium, fleet, influence = (table["tracks"][track][player] for track in (HELIUM, FLEET, INFLUENCE))
    return {"helium": helium, "fleet": fleet, "influence": influence, "sovereign": table["sovereign"] == player}


def _score(table: dict[str, Any], seat: int, seats: int) -> Score:
    """The score of a hand now, card by card; the loss without each card, and the gain by each face-up top card."""
    players = 2 if seats == 1 else seats
    tracks = table["tracks"]
    rivals = [[tracks[track][player] for track in range(len(tracks))] for player in range(players) if player != seat]
    start = table["scoring_start"]
    board = BoardCounts(table["locations"], table["banished"], len(table["banished"]) if start < 0 else start)
    hand = table["hands"][seat]
    neutral, twice = table["neutral"], table["twice"]

    def total(cards: list[int]) -> int:
        return points(_holding(table, seat, cards), board, rivals, neutral, twice)

    now = total(hand)
    tops = [pile[-1] for pile in table["locations"] if pile and pile[-1] < FACE_DOWN]
    holding = _holding(table, seat, hand)
    scores = card_scores(holding, board, rivals, twice)
    return {
        "total": now,
        "extra": table["extra"][seat],
        "held": sum(score.value + score.bonus for score in scores),
        "ledger": [line.dump() for line in other_lines(holding, rivals, neutral)],
        "cards": [
            {
                "card": NAMES[score.card],
                "value": score.value,
                "bonus": score.bonus,
                "clauses": score.points,
                "as": _wild_name(score.card, score.wild),
                "worth": now - total([card for card in hand if card != score.card]),
            }
            for score in scores
        ],
        "adds": {NAMES[card]: total([*hand, card]) - now for card in tops},
    }


def _wild_name(card: int, wild: int) -> str | None:
    """The colour or name that a wildcard counts as."""
    if wild < 0:
        return None
    return COLOURS[wild] if COLOUR[card] == GRAY else NAMES[wild]


def _holding(table: dict[str, Any], seat: int, cards: list[int]) -> Holding:
    """The holding of a seat with these cards in hand."""
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


def _automa(table: dict[str, Any], *, over: bool) -> AutomaView:
    """The Automa: its pile, its tracks and its cards; at the end also its ledger."""
    tracks = _tracks(table, AUTOMA)
    return {
        **tracks,
        "seat": AUTOMA,
        "turn_cards": TURN_CARDS,
        "pile": [_name(card) for card in table["pile"]],
        "level": table["level"],
        "parity": "odd" if table["parity"] else "even",
        "priority": [LETTERS[letter] for letter in table["priority"]],
        "luna_shows": LOCATION_NAMES[luna_shows(table["priority"])],
        "deck": len(table["automa_deck"]),
        "aside": len(table["automa_aside"]),
        "discard": table["automa_discard"],
        "ledger": _automa_ledger(table, tracks) if over else [],
    }


def _automa_ledger(table: dict[str, Any], tracks: PlayerView) -> list[LedgerLineDict]:
    """The points of the Automa, line by line."""
    automa = AutomaHolding(table["pile"], table["level"], table["parity"], **tracks)
    neutral = table["neutral"]
    others = other_influences([[track[0] for track in table["tracks"]]], neutral)
    return [line.dump() for line in automa_ledger(automa, others, neutral)]
