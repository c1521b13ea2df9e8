"""The companion's state: its data, what follows from them, and the inputs that change it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from ludarium.errors import BadStep
from ludarium.kernel.rng import seeded
from ludarium.kernel.script import NONE

from ..automa.card import (
    AUTOMA_CARDS,
    LETTERS,
    SET_ASIDE,
    AutomaCard,
    available_bonuses,
    first_along,
    luna_shows,
    named_location,
    shuffled_automa_cards,
    without_luna,
)
from ..card import NUMBER
from ..content.automa import AUTOMA as CARDS
from ..deal import AUTOMA_HAND_SIZE, CARDS_PER_LOCATION, NEUTRAL_INFLUENCE
from ..scoring import AutomaHolding, automa_ledger, other_influences
from ..table import AUTOMA, LOCATIONS, LUNA
from ..tracks import FLEET, HELIUM, INFLUENCE, MAX_TRACK, TRACKS
from .step_types import AutomaScore, CardPart, Parity, PlayerName, Stage, TokenHolder

VERSION: Final = 1
YOU: Final = 0  # the human player; the Automa is AUTOMA
PLAYERS: Final[tuple[PlayerName, ...]] = ("you", "automa")
TOKEN_HOLDERS: Final[tuple[TokenHolder, ...]] = ("you", "automa", "nobody")  # by the player's number, NONE (-1) last
BOARD_CARDS: Final = CARDS_PER_LOCATION * len(LOCATIONS)
EVEN, ODD, UNSEEN = 0, 1, 2  # indices of `pile`
PARITIES: Final[tuple[Parity, ...]] = ("even", "odd", "unseen")
SAMPLE_CARDS: Final = (
    NUMBER["dancer"],
    NUMBER["harmony"],
)  # an even card and an odd one, to score a number of cards as a pile
MAX_TOTAL: Final = 999
Uint32 = Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]
PlayerNumber = Annotated[int, Meta(ge=NONE, le=AUTOMA)]
LocationNumber = Annotated[int, Meta(ge=NONE, lt=len(LOCATIONS))]
CardNumber = Annotated[int, Meta(ge=1, le=AUTOMA_CARDS)]
Count = Annotated[int, Meta(ge=0, le=999)]
Space = Annotated[int, Meta(ge=0, le=MAX_TRACK)]
Level = Annotated[int, Meta(ge=1, le=6)]
Seed = Annotated[str, Meta(min_length=1, max_length=64)]
# The part of the Automa's card that a stage carries out.
PART_OF: Final[dict[Stage, CardPart]] = {
    "deploy": "deploy",
    "gain": "gain",
    "bonus": "extra",
    "token": "extra",
    "luna": "extra",
    "banish": "extra",
}


class NewGame(Struct, forbid_unknown_fields=True):
    """The answer that starts a game."""

    seed: Seed
    level: Level = 2
    variant: bool = False


class Correction(Struct, forbid_unknown_fields=True):
    """A correction of the companion's state that the player makes unasked."""

    player: PlayerName | None = field(default=None, name="party")  # the owner of the tracks
    helium: Count | None = None
    fleet: Space | None = None
    influence: Space | None = None
    token: TokenHolder | None = None
    pile: Annotated[list[Count], Meta(min_length=3, max_length=3)] | None = None
    level: Level | None = None
    end: bool | None = None


class CompanionState(Struct, forbid_unknown_fields=True):
    """Everything that the companion knows.

    `deck`, `aside` and `discard` are the Automa's cards, `priority` the letter of each location, `tracks` helium, fleet
    and influence of the player and of the Automa, `pile` the numbers of its even, odd and unseen cards, `deck_empty`
    says that the deck of characters is empty. While an Automa card is carried out, `placed` and `gained` are the
    locations where it deployed and gained, `empty` the locations found empty, `given` the location of the bonus, and
    `shuffled` says that its deck was reshuffled for this card.
    """

    seed: Seed
    level: Level
    variant: bool
    rng: Annotated[list[Uint32], Meta(min_length=4, max_length=4)]
    deck: list[CardNumber]
    aside: list[CardNumber]
    priority: list[Annotated[int, Meta(ge=0, lt=len(LETTERS))]]
    version: Literal[1] = VERSION
    stage: Stage = "box"
    discard: list[CardNumber] = field(default_factory=list)
    parity: Annotated[int, Meta(ge=NONE, le=1)] = NONE
    first: PlayerNumber = NONE
    apollo: bool = False
    tracks: list[list[Count]] = field(default_factory=lambda: [[0, 0] for _ in TRACKS])
    sovereign: PlayerNumber = NONE
    pile: list[Count] = field(default_factory=lambda: [0, 0, AUTOMA_HAND_SIZE])
    deck_empty: bool = field(default=False, name="bare")
    triggered: bool = False
    round: Count = 1
    turn: Annotated[int, Meta(ge=0, le=2)] = 0
    number: Annotated[int, Meta(ge=0, le=2)] = 0
    card: Annotated[int, Meta(ge=0, le=AUTOMA_CARDS)] = 0
    shuffled: bool = False
    placed: LocationNumber = NONE
    empty: list[Annotated[int, Meta(ge=0, lt=len(LOCATIONS))]] = field(default_factory=list)
    gained: LocationNumber = NONE
    given: LocationNumber = NONE
    player_points: Annotated[int, Meta(ge=-MAX_TOTAL, le=MAX_TOTAL)] | None = field(default=None, name="mine")


def new_state(request: NewGame) -> CompanionState:
    """A new game: shuffle the Automa's cards, set four aside, deal the priority cards (RA-01, RA-02)."""
    rng = seeded(request.seed)
    cards = shuffled_automa_cards(rng)
    priority = list(range(len(LOCATIONS)))
    rng.shuffle(priority)
    return CompanionState(
        request.seed, request.level, request.variant, rng.dump(), cards[:-SET_ASIDE], cards[-SET_ASIDE:], priority
    )


def gain_location(state: CompanionState) -> int:
    """The location where the Automa gains a card, given the known empty ones; NONE if all are (RA-31)."""
    card = current_card(state)
    fits = [location not in state.empty for location in range(len(LOCATIONS))]
    return first_along(named_location(state.priority, card.gain), card.arrow, fits)


def luna_bonus_location(state: CompanionState) -> int:
    """The location whose bonus the Luna bonus card gives, or NONE."""
    return first_along(
        luna_shows(state.priority), current_card(state).arrow, without_luna(available_bonuses(*automa_tracks(state)))
    )


def current_card(state: CompanionState) -> AutomaCard:
    """The card that is carried out."""
    return CARDS[state.card - 1]


def automa_tracks(state: CompanionState) -> tuple[int, int, int]:
    """The Automa's helium, fleet and influence."""
    return state.tracks[HELIUM][AUTOMA], state.tracks[FLEET][AUTOMA], state.tracks[INFLUENCE][AUTOMA]


def automa_holding(state: CompanionState) -> AutomaHolding:
    """The Automa's holding; only the parity of its cards matters (RA-41)."""
    pile = [SAMPLE_CARDS[EVEN]] * state.pile[EVEN] + [SAMPLE_CARDS[ODD]] * state.pile[ODD]
    return AutomaHolding(pile, state.level, state.parity, *automa_tracks(state), state.sovereign == AUTOMA)


def automa_score(state: CompanionState) -> AutomaScore:
    """The Automa's points, line by line (RA-40, RA-41)."""
    player_tracks = [track[YOU] for track in state.tracks]
    others = other_influences([player_tracks], NEUTRAL_INFLUENCE)
    lines = automa_ledger(automa_holding(state), others, NEUTRAL_INFLUENCE)
    return {"lines": [line.dump() for line in lines], "total": sum(line.points for line in lines)}


def check_possible(state: CompanionState) -> None:
    """Raise BadStep for a well-formed state that cannot occur."""
    in_progress, cards = state.stage in PART_OF, sorted(state.deck + state.aside + state.discard)
    played = in_progress or state.stage not in ("box", "deal", "letters", "parity", "first")
    given = state.stage in ("bonus", "token", "luna")
    wrong = {
        f"its cards {cards}": cards != list(range(1, AUTOMA_CARDS + 1)) or len(state.aside) != SET_ASIDE,
        f"priority {state.priority}": sorted(state.priority) != list(range(len(LOCATIONS))),
        f"tracks {state.tracks}": [len(track) for track in state.tracks] != [len(PLAYERS)] * len(TRACKS)
        or max(state.tracks[FLEET] + state.tracks[INFLUENCE]) > MAX_TRACK,
        f"pile {state.pile}": len(state.pile) != len(PARITIES) or (state.stage == "unseen" and not state.pile[UNSEEN]),
        f"card {state.card}": (in_progress and state.card not in state.discard) or in_progress != (state.number > 0),
        f"parity {state.parity}": played and state.parity == NONE,
        f"first {state.first}": played and state.first == NONE,
        f"empty {state.empty}": len(set(state.empty)) != len(state.empty),
        f"gained {state.gained}": given and state.gained == NONE,
        f"given {state.given}": given and (state.given == NONE or (state.given == LUNA) != (state.stage == "token")),
    }
    for problem, is_wrong in wrong.items():
        if is_wrong:
            raise BadStep(f"state: {problem}: not possible in {state.stage!r}")
