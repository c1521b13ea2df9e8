"""The score pad: scores the hands of a physical table, card by card, and reports breaches of the rules."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from ludarium.errors import BadSheet, shortened
from ludarium.kernel.message import Message
from ludarium.kernel.plain_data import BreachDict
from ludarium.kernel.script import NONE
from ludarium.kernel.standing import LedgerLine, Standing
from ludarium.text.localizer import localizer
from ludarium.text.score_pad import FluentScorePad
from ludarium.text.sheet import KnownNames, breach, normalized, read_sheet

from .bonus.tally import BoardCounts
from .card import CARDS, COLOUR, COLOURS, FACE_DOWN, NAMES, NUMBER
from .content.aliases import ALIASES
from .content.houses import HOUSES
from .content.roster import GRAY, ORANGE, SOLO_EXCLUDED
from .score_pad_types import Answer, AutomaAnswer, CardPoints, Outcome, PlayerAnswer, TablePoints
from .scoring import (
    SOVEREIGN_POINTS,
    AutomaHolding,
    CardScore,
    HandStanding,
    Holding,
    automa_ledger,
    card_lines,
    excess_points,
    other_influences,
    solo_result,
    standings,
)
from .table import LOCATIONS
from .terminal import score_panels

PACKAGE: Final = "ludarium.games.redrising"

SEATS: Final = 6
VALUES: Final = {"automa.parity": "even, odd", "wilds": "best, given"}
NEUTRAL_INFLUENCE: Final = 3  # RR-05
PLAYERS_WITH_NEUTRAL: Final = 2

OTHER_NAMES: Final = {alias: NUMBER[card] for card, aliases in ALIASES.items() for alias in aliases.values()}
CARD_NAMES: Final = KnownNames(PACKAGE, "card", NAMES, ["character-"], OTHER_NAMES)
COLOUR_NAMES: Final = KnownNames(PACKAGE, "colour", COLOURS, ["colour-"])
HOUSE_NAMES: Final = KnownNames(PACKAGE, "house", HOUSES, ["house-"])

Space = Annotated[int, Meta(ge=0, le=10)]  # of the fleet track, or influence
Helium = Annotated[int, Meta(ge=0, le=999)]  # the game has no limit (RR-01), a sheet has
Points = Annotated[int, Meta(ge=-999, le=999)]


class CardSheet(Struct, forbid_unknown_fields=True):
    """A wildcard with its second colour or its name."""

    card: str
    colour: str | None = None
    name: str | None = None


class PlayerSheet(Struct, forbid_unknown_fields=True):
    """One player of a sheet."""

    hand: list[str | CardSheet]
    fleet: Space = 0
    helium: Helium = 0
    influence: Space = 0
    sovereign: bool = False
    house: str | None = None
    extra_points: Points | None = None


class LocationsSheet(Struct, forbid_unknown_fields=True):
    """The cards on each location from bottom to top; null is a face-down card."""

    jupiter: list[str | None] = field(default_factory=list)
    mars: list[str | None] = field(default_factory=list)
    luna: list[str | None] = field(default_factory=list)
    institute: list[str | None] = field(default_factory=list)


class AutomaSheet(Struct, forbid_unknown_fields=True):
    """The Automa of a sheet."""

    parity: Literal["even", "odd"]
    pile: list[str] = field(default_factory=list)
    level: Annotated[int, Meta(ge=1, le=6)] = 2
    fleet: Space = 0
    helium: Helium = 0
    influence: Space = 0
    sovereign: bool = False


class Sheet(Struct, forbid_unknown_fields=True):
    """The input of the score pad; by default all banished cards were banished when scoring began."""

    players: list[PlayerSheet]
    locations: LocationsSheet = field(default_factory=LocationsSheet)
    banished: list[str] = field(default_factory=list)
    banished_at_scoring_start: Annotated[int, Meta(ge=0, le=CARDS)] | None = None
    neutral_influence: Space = 0
    automa: AutomaSheet | None = None
    wilds: Literal["best", "given"] = "best"
    grays_count_twice: bool = False


def score(data: object) -> Answer:
    """The points of all players, card by card, and the winners; raises BadSheet for a malformed sheet."""
    sheet = read(data)
    box = Box()
    holdings = [
        read_player(written, f"players[{n}]", box, best=sheet.wilds == "best")
        for n, written in enumerate(sheet.players)
    ]
    piles = [
        [read_placed(text, f"locations.{name}[{n}]", box) for n, text in enumerate(getattr(sheet.locations, name))]
        for name in LOCATIONS
    ]
    banished = box.take_all(sheet.banished, "banished")
    given = sheet.banished_at_scoring_start
    board = BoardCounts(piles, banished, len(banished) if given is None else given)
    automa = read_automa(sheet.automa, box) if sheet.automa else None

    results = standings(holdings, board, sheet.neutral_influence, automa, sheet.grays_count_twice)
    players = [
        player_answer(standing, written)
        for standing, written in zip(results, sheet.players, strict=True)
        if isinstance(standing, HandStanding)
    ]
    answer: Answer = {
        "players": players,
        "winners": [standing.seat for standing in results if standing.won],
        "breaches": breaches(sheet, box),
        "outcome": outcome(results, automa),
    }
    if automa:
        won = not results[0].won or (results[0].total == results[0].target and not holdings[0].sovereign)
        answer["automa"] = automa_answer(automa, holdings, sheet.neutral_influence, won=won)
    return answer


def outcome(results: list[Standing], automa: AutomaHolding | None) -> Outcome | None:
    """What decided, with its rule (RR-70); None if the totals of the players did."""
    first = results[0]
    if automa is not None and first.target is not None:
        message = solo_result(first.total, first.target, bool(first.tiebreak[0]), automa.sovereign)
    else:
        best = max(standing.total for standing in results)
        if sum(standing.total == best for standing in results) == 1:
            return None
        message = "sheet-tie-token" if sum(standing.won for standing in results) == 1 else "sheet-tie-shared"
    return {"rule": "RR-70", "message": Message(message).dump()}


# --- the answer --------------------------------------------------------------------------------------------------


def player_answer(standing: HandStanding, sheet: PlayerSheet) -> PlayerAnswer:
    """The points of a player: by card, by category, and line by line."""
    scores = standing.scores()
    lines = standing.ledger
    table = table_answer(lines, sovereign=sheet.sovereign)
    answer: PlayerAnswer = {
        "cards": {NAMES[score.card]: card_answer(score) for score in scores},
        "core": sum(score.value for score in scores),
        "bonus": sum(score.bonus for score in scores),
        "fleet": table["fleet"],
        "helium": table["helium"],
        "sovereign": table["sovereign"],
        "influence": table["influence"],
        "excess": excess_points(len(scores)),
        "total": standing.total,
        "wilds": {NAMES[score.card]: wild_name(score) for score in scores if score.wild != NONE},
        "ledger": [line.dump() for line in lines],
    }
    if sheet.extra_points is not None:
        answer["extra"] = sheet.extra_points
    if sheet.house is not None:
        answer["house"] = HOUSES[HOUSE_NAMES.read(sheet.house, "house")]
    return answer


def card_answer(score: CardScore) -> CardPoints:
    """The points of a card: its value, its bonus, and each clause with its text."""
    english = localizer(PACKAGE, "en")
    texts = [clause.message() for clause in score.clauses]
    return {
        "value": score.value,
        "bonus": score.bonus,
        "rule": card_lines(score)[0].rule,
        "clauses": [
            {"points": points, "text": english.format(text), "message": text.dump()}
            for points, text in zip(score.points, texts, strict=True)
        ],
    }


def wild_name(score: CardScore) -> str:
    """The id of the colour or the card that a wildcard counts as."""
    return COLOURS[score.wild] if COLOUR[score.card] == GRAY else NAMES[score.wild]


def table_answer(lines: list[LedgerLine], *, sovereign: bool) -> TablePoints:
    """The points of tracks and token."""
    return {
        "fleet": points_for(lines, "ledger-fleet"),
        "helium": points_for(lines, "ledger-helium"),
        "sovereign": SOVEREIGN_POINTS if sovereign else 0,
        "influence": points_for(lines, "ledger-influence"),
    }


def points_for(lines: list[LedgerLine], id_: str) -> int:
    """The points of the lines with this message."""
    return sum(line.points for line in lines if line.message.id == id_)


def automa_answer(automa: AutomaHolding, holdings: list[Holding], neutral: int, *, won: bool) -> AutomaAnswer:
    """The points of the Automa (RA-40, RA-41)."""
    others = other_influences([holding.tracks() for holding in holdings], neutral)
    lines = automa_ledger(automa, others, neutral)
    return {
        "start": points_for(lines, "ledger-automa-start"),
        "favourable": points_for(lines, "ledger-automa-favourable"),
        "unfavourable": points_for(lines, "ledger-automa-unfavourable"),
        **table_answer(lines, sovereign=automa.sovereign),
        "total": sum(line.points for line in lines),
        "ledger": [line.dump() for line in lines],
        "won": won,
    }


# --- reading -----------------------------------------------------------------------------------------------------


class Box:
    """The cards of the box; each can be used once."""

    def __init__(self) -> None:
        self.places: dict[int, str] = {}

    def take(self, name: str, place: str) -> int:
        """The card with this name; BadSheet if it is used already."""
        card = CARD_NAMES.read(name, place)
        if card in self.places:
            raise BadSheet(
                f"{place}: {shortened(name)} is there already, at {self.places[card]}: expected each card at most once"
            )
        self.places[card] = place
        return card

    def take_all(self, names: list[str], place: str) -> list[int]:
        """The cards with these names."""
        return [self.take(name, f"{place}[{n}]") for n, name in enumerate(names)]


def read(data: object) -> Sheet:
    """The sheet with its shape checked; names are checked later."""
    sheet = read_sheet(data, Sheet, expected)
    players = len(sheet.players)
    if not 1 <= players <= SEATS:
        raise BadSheet(f"players: {players} of them: expected 1 to {SEATS}")
    if sheet.automa and players != 1:
        raise BadSheet(f"automa: given with {players} players: expected it only with one")
    tokens = [f"players[{n}]" for n, written in enumerate(sheet.players) if written.sovereign]
    tokens += ["automa"] if sheet.automa and sheet.automa.sovereign else []
    if len(tokens) > 1:
        raise BadSheet(f"{tokens[1]}.sovereign: the token is there already, at {tokens[0]}: expected it at most once")
    return sheet


def expected(place: str) -> str:
    """The keys or the values that are allowed in a place."""
    if place in VALUES:
        return VALUES[place]
    shape: type[Struct] = Sheet
    if place.startswith("players"):
        shape = CardSheet if ".hand" in place else PlayerSheet
    elif place == "locations":
        shape = LocationsSheet
    elif place == "automa":
        shape = AutomaSheet
    return ", ".join(shape.__struct_fields__)


def read_player(sheet: PlayerSheet, place: str, box: Box, *, best: bool) -> Holding:
    """The holding of a player."""
    cards: list[int] = []
    wilds: list[int] = []
    for n, written in enumerate(sheet.hand):
        card_place = f"{place}.hand[{n}]"
        given = written if isinstance(written, CardSheet) else CardSheet(written)
        cards.append(box.take(given.card, card_place if given is not written else f"{card_place}.card"))
        wilds.append(read_wild(cards[-1], given, card_place))
    if sheet.house is not None:
        HOUSE_NAMES.read(sheet.house, f"{place}.house")
    extra = sheet.extra_points or 0
    return Holding(cards, sheet.helium, sheet.fleet, sheet.influence, sheet.sovereign, extra, wilds, best)


def read_wild(card: int, given: CardSheet, place: str) -> int:
    """The colour or name of a wildcard, or NONE (RR-61, RR-62)."""
    if given.colour is not None:
        if COLOUR[card] != GRAY:
            raise BadSheet(
                f"{place}.colour: {shortened(given.card)} is no gray: expected a second colour only on a gray"
            )
        colour = COLOUR_NAMES.read(given.colour, f"{place}.colour")
        if colour == GRAY:
            raise BadSheet(f"{place}.colour: {shortened(given.card)} is gray anyway: expected another colour")
    if given.name is not None:
        if COLOUR[card] != ORANGE:
            raise BadSheet(
                f"{place}.name: {shortened(given.card)} is no orange: expected another name only on an orange"
            )
        return CARD_NAMES.read(given.name, f"{place}.name")
    return NONE if given.colour is None else colour


def read_placed(text: str | None, place: str, box: Box) -> int:
    """A card on a location."""
    return FACE_DOWN if text is None or normalized(text) == "facedown" else box.take(text, place)


def read_automa(sheet: AutomaSheet, box: Box) -> AutomaHolding:
    """The holding of the Automa."""
    pile = box.take_all(sheet.pile, "automa.pile")
    parity = ["even", "odd"].index(sheet.parity)
    return AutomaHolding(pile, sheet.level, parity, sheet.helium, sheet.fleet, sheet.influence, sheet.sovereign)


# --- breaches ----------------------------------------------------------------------------------------------------


def breaches(sheet: Sheet, box: Box) -> list[BreachDict]:
    """What cannot occur at the end of a game, although it can be scored; what is not certain, the variant allows."""
    reported: list[BreachDict] = []
    neutral = sheet.neutral_influence
    if len(sheet.players) > PLAYERS_WITH_NEUTRAL and neutral:
        reported.append(breach("RR-05", Message("breach-neutral-present", influence=neutral), certain=True))
    elif (len(sheet.players) == PLAYERS_WITH_NEUTRAL or sheet.automa) and neutral != NEUTRAL_INFLUENCE:
        message = Message("breach-neutral-missing", due=NEUTRAL_INFLUENCE, influence=neutral)
        reported.append(breach("RA-01" if sheet.automa else "RR-05", message, certain=True))
    taken: list[int] = []
    for written in sheet.players:
        if written.house is not None:
            house = HOUSE_NAMES.read(written.house, "house")
            if house in taken:
                reported.append(
                    breach("RR-03", Message("breach-house-twice", house=f"house-{HOUSES[house]}"), certain=True)
                )
            taken.append(house)
    if sheet.automa:
        reported += [solo_breach(name) for name in SOLO_EXCLUDED if NUMBER[name] in box.places]
    return reported


def solo_breach(name: str) -> BreachDict:
    """A card that is excluded from solo games (RA-04), perhaps not in the variant (RA-50)."""
    character = f"character-{name}"
    if name == SOLO_EXCLUDED[-1]:
        return breach("RA-50", Message("breach-not-solo", character=character), certain=True)
    return breach("RA-04", Message("breach-variant-only", character=character), certain=False)


SCORE_PAD: Final = FluentScorePad(PACKAGE, score, score_panels)
