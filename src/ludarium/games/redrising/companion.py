"""The Automa's companion: runs it card by card for a physical table, says what to do there, asks what it cannot see.

It is a function without memory: a state goes in with an answer and comes out with what to do, why, and what is asked
next. What is shown follows from the state alone, so a reloaded page or a link asks with no answer and sees the same.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from ludarium.errors import BadStep, shortened
from ludarium.kernel.message import Message
from ludarium.kernel.rng import Rng, loaded_rng, seeded
from ludarium.kernel.script import NONE

from .automa import (
    BANISH,
    BONUS,
    EXTRAS,
    LEFT,
    LETTERS,
    SET_ASIDE,
    TRACK_OF,
    A,
    AutomaCard,
    along,
    arrow_name,
    but_luna,
    luna_shows,
    parity_shown,
    part_args,
    place_named,
    shuffled,
    to_be_had,
)
from .character import SAVES_TOKEN
from .content.automa import AUTOMA as CARDS
from .content.characters import CHARACTERS
from .deal import AT_A_LOCATION, AUTOMA_HAND, NEUTRAL
from .roster import NUMBER, VALUE
from .scoring import AutomaHolding, automa_ledger, houses, solo_result
from .table import (
    AUTOMA,
    AUTOMA_CARDS,
    ENOUGH,
    LOCATIONS,
    LUNA,
    MOST,
    card_messages,
    is_end_near,
    left_out,
)
from .tally import FLEET, HELIUM, INFLUENCE, TRACKS

VERSION: Final = 1
YOU: Final = 0  # the party that the player is; the Automa is AUTOMA
PARTIES: Final = ("you", "automa")
HOLDERS: Final = ("you", "automa", "nobody")  # by the number of the party, NONE for nobody
ON_BOARD: Final = AT_A_LOCATION * len(LOCATIONS)
EVEN, ODD, UNSEEN = 0, 1, 2  # places in the count of its pile
PILES: Final = ("even", "odd", "unseen")
SAMPLES: Final = (NUMBER["dancer"], NUMBER["harmony"])  # an even card and an odd one: a count is scored as a pile
TOTAL: Final = 999

Word = Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]
Party = Annotated[int, Meta(ge=NONE, le=AUTOMA)]
Place = Annotated[int, Meta(ge=NONE, lt=len(LOCATIONS))]
Card = Annotated[int, Meta(ge=1, le=AUTOMA_CARDS)]
Count = Annotated[int, Meta(ge=0, le=999)]
Space = Annotated[int, Meta(ge=0, le=MOST)]
Level = Annotated[int, Meta(ge=1, le=6)]
Seed = Annotated[str, Meta(min_length=1, max_length=64)]
Stage = Literal[
    "box",
    "deal",
    "letters",
    "parity",
    "first",
    "begins",
    "yours",
    "deploy",
    "gain",
    "bonus",
    "token",
    "luna",
    "banish",
    "extra-turn",
    "ending",
    "unseen",
    "influence",
    "score",
]
# What of the Automa's card is being carried out.
PART_OF: Final = {
    "deploy": "deploy",
    "gain": "gain",
    "bonus": "extra",
    "token": "extra",
    "luna": "extra",
    "banish": "extra",
}


class Beginning(Struct, forbid_unknown_fields=True):
    """The answer that begins a game."""

    seed: Seed
    level: Level = 2
    variant: bool = False


class Correction(Struct, forbid_unknown_fields=True):
    """An answer that nobody asked for: something is otherwise than the companion thinks."""

    party: Literal["you", "automa"] | None = None  # whose the tracks are
    helium: Count | None = None
    fleet: Space | None = None
    influence: Space | None = None
    token: Literal["you", "automa", "nobody"] | None = None
    pile: Annotated[list[Count], Meta(min_length=3, max_length=3)] | None = None
    level: Level | None = None
    end: bool | None = None


class State(Struct, forbid_unknown_fields=True):
    """All that the companion knows.

    `deck`, `aside` and `discard` are the Automa's cards, `priority` the letter of each location, `tracks` helium, fleet
    and influence of the player and of the Automa, `pile` how many even, odd and unseen cards it has, `bare` whether the
    deck of characters is empty. While a card is carried out, `placed` and `gained` are the locations it came to,
    `empty` those that were found empty, `given` the one whose bonus it got; `shuffled` says that its cards had to be
    shuffled for it. `mine` are the player's points at the end.
    """

    seed: Seed
    level: Level
    variant: bool
    rng: Annotated[list[Word], Meta(min_length=4, max_length=4)]
    deck: list[Card]
    aside: list[Card]
    priority: list[Annotated[int, Meta(ge=0, lt=len(LETTERS))]]
    version: Literal[1] = VERSION
    stage: Stage = "box"
    discard: list[Card] = field(default_factory=list)
    parity: Annotated[int, Meta(ge=NONE, le=1)] = NONE
    first: Party = NONE
    apollo: bool = False
    tracks: list[list[Count]] = field(default_factory=lambda: [[0, 0] for _ in TRACKS])
    sovereign: Party = NONE
    pile: list[Count] = field(default_factory=lambda: [0, 0, AUTOMA_HAND])
    bare: bool = False
    triggered: bool = False
    round: Count = 1
    turn: Annotated[int, Meta(ge=0, le=2)] = 0
    number: Annotated[int, Meta(ge=0, le=2)] = 0
    card: Annotated[int, Meta(ge=0, le=AUTOMA_CARDS)] = 0
    shuffled: bool = False
    placed: Place = NONE
    empty: list[Annotated[int, Meta(ge=0, lt=len(LOCATIONS))]] = field(default_factory=list)
    gained: Place = NONE
    given: Place = NONE
    mine: Annotated[int, Meta(ge=-TOTAL, le=TOTAL)] | None = None


class Said(Struct):
    """A sentence of the companion's: something to do, the reason for it, or something to know; and its rule."""

    kind: Literal["do", "why", "note"]
    rule: str
    message: Message


class Question(Struct):
    """What the companion wants to know: one of the options, or a number of a range."""

    rule: str = ""
    message: Message | None = None
    options: list[tuple[str, Message]] = field(default_factory=list)
    numbers: tuple[int, int, int | None] | None = None  # the least, the most, and the one that is likely


def step(state: object, answer: object) -> dict[str, Any]:
    """What comes after an answer: the new state, what is said, what is asked, and what is to be drawn.

    Without a state the answer begins a game (`Beginning`). Otherwise it is the id of an option, a number, a
    `Correction`, or None to see the state as it is. BadStep tells what cannot be read or is not asked.
    """
    if state is None:
        now = begin(convert(answer, Beginning, "answer"))
    else:
        now = convert(state, State, "state")
        check(now)
        if isinstance(answer, dict):
            correct(now, convert(answer, Correction, "answer"))
        elif answer is not None:
            take(now, answer)
    return {
        "state": msgspec.to_builtins(now),
        "say": [{"kind": one.kind, "rule": one.rule, "message": one.message.dump()} for one in say(now)],
        "ask": question_data(ask(now)),
        "view": view(now),
    }


def begin(wish: Beginning) -> State:
    """A new game: the Automa's cards are shuffled and four set aside, the priority cards dealt (RA-01, RA-02)."""
    rng = seeded(wish.seed)
    cards = shuffled(rng)
    priority = list(range(len(LOCATIONS)))
    rng.shuffle(priority)
    return State(wish.seed, wish.level, wish.variant, rng.dump(), cards[:-SET_ASIDE], cards[-SET_ASIDE:], priority)


# --- answers -------------------------------------------------------------------------------------------------------


def take(now: State, answer: object) -> None:
    """Go on with the answer to what is asked."""
    asked = ask(now)
    if type(answer) is int and asked.numbers is not None:
        least, most, _ = asked.numbers
        if not least <= answer <= most:
            raise BadStep(f"answer: {answer} is out of range: expected a number from {least} to {most}")
        take_number(now, answer)
    elif isinstance(answer, str) and answer in known_answers(asked):
        take_word(now, answer)
    else:
        expected = [id_ for id_, _ in asked.options] + (["a number"] if asked.numbers else [])
        raise BadStep(
            f"answer: {shortened(answer)} does not answer {now.stage!r}: expected {' or '.join(expected) or 'none'}"
        )


def known_answers(asked: Question) -> list[str]:
    """The words that answer a question; a card that was gained may be called by its name."""
    found = [id_ for id_, _ in asked.options]
    if "even" in found:
        found += [f"card:{name}" for name in NUMBER]
    return found


def take_number(now: State, answer: int) -> None:
    """Go on with a number."""
    if now.stage == "parity":
        now.parity = parity_shown(answer, ON_BOARD)
        now.stage = "first"
    elif now.stage == "unseen":
        now.pile = [now.pile[EVEN] + answer, now.pile[ODD] + now.pile[UNSEEN] - answer, 0]
        now.stage = "influence"
    elif now.stage == "influence":
        now.tracks[INFLUENCE][YOU] = answer
        now.stage = "score"
    else:
        now.mine = answer


# Stages after which there is but one.
NEXT_STAGE: Final[dict[str, Stage]] = {"box": "deal", "deal": "letters", "letters": "parity", "extra-turn": "ending"}


def take_word(now: State, answer: str) -> None:
    """Go on with an option."""
    stage = now.stage
    if stage in NEXT_STAGE:
        now.stage = NEXT_STAGE[stage]
    elif stage == "first":
        now.apollo = answer == "yes"
        now.first = YOU if now.apollo else draw(now, len(PARTIES))
        now.stage = "begins"
    elif stage == "begins":
        begin_turn(now)
    elif stage == "yours" and answer == "end":
        now.triggered = True
    elif stage == "yours":
        end_turn(now)
    elif stage == "ending":
        now.stage = "unseen" if now.pile[UNSEEN] else "influence"
    else:
        carry_out(now, answer)


def carry_out(now: State, answer: str) -> None:
    """Go on with the Automa's card."""
    stage = now.stage
    if answer == "not-bare":
        now.bare = False
    elif stage in ("deploy", "banish"):
        now.bare = now.bare or answer == "bare"
        after_deck(now)
    elif stage == "gain":
        take_gain(now, answer)
    elif stage == "token":
        now.sovereign = AUTOMA if answer == "takes" else YOU
        luna_card(now)
    else:
        next_card(now)


def correct(now: State, wish: Correction) -> None:
    """Set right what the companion could not see."""
    named = [name for name in wish.__struct_fields__ if getattr(wish, name) is not None]
    if not named:
        raise BadStep(f"answer: nothing to correct: expected one of {', '.join(wish.__struct_fields__)}")
    moved = [track for track in TRACKS if track in named]
    if bool(moved) != (wish.party is not None):
        raise BadStep(f"answer: only {', '.join(named)} given: expected a party and at least one of its tracks")
    for track in moved:
        now.tracks[TRACKS.index(track)][PARTIES.index(str(wish.party))] = getattr(wish, track)
        look_for_end(now)
    if wish.token is not None:
        now.sovereign = NONE if wish.token == "nobody" else PARTIES.index(wish.token)  # noqa: S105 - of the game
    if wish.pile is not None:
        now.pile = wish.pile
        if now.stage == "unseen" and not now.pile[UNSEEN]:
            now.stage = "influence"
    if wish.level is not None:
        now.level = wish.level
    if wish.end is not None:
        now.triggered = wish.end


# --- the course of a turn ------------------------------------------------------------------------------------------


def begin_turn(now: State) -> None:
    """Whoever's turn it is."""
    if (now.first + now.turn) % len(PARTIES) == AUTOMA:
        now.number = 1
        turn_up(now)
    else:
        now.stage = "yours"


def end_turn(now: State) -> None:
    """The next turn; once the end is set off, all have as many (RR-51)."""
    now.number = now.card = 0
    now.turn += 1
    if now.turn == len(PARTIES) and not now.triggered:
        now.turn = 0
        now.round += 1
    if now.turn < len(PARTIES):
        begin_turn(now)
    else:
        now.stage = "extra-turn" if now.apollo else "ending"


def turn_up(now: State) -> None:
    """The Automa's next card; an empty deck is shuffled anew (RA-20, RA-21)."""
    now.shuffled = not now.deck
    if now.shuffled:
        rng = loaded_rng(now.rng)
        cards = shuffled(rng)
        now.rng = rng.dump()
        now.deck, now.aside, now.discard = cards[:-SET_ASIDE], cards[-SET_ASIDE:], []
    now.card = now.deck.pop()
    now.discard.append(now.card)
    now.placed = now.gained = now.given = NONE
    now.empty = []
    now.stage = "deploy"


def after_deck(now: State) -> None:
    """Something was done with the top card of the deck of characters, or there was none."""
    if now.stage == "banish":
        next_card(now)
        return
    if not now.bare:
        now.placed = place_named(now.priority, card_of(now).deploy)
    now.stage = "gain"


def gains_from(now: State) -> int:
    """The location from which it takes a card, as far as one knows which are empty; NONE (RA-31)."""
    card = card_of(now)
    fits = [location not in now.empty for location in range(len(LOCATIONS))]
    return along(place_named(now.priority, card.gain), card.arrow, fits)


def take_gain(now: State, answer: str) -> None:
    """It takes a card, or the location is empty."""
    location = gains_from(now)
    if answer == "empty":
        now.empty.append(location)
        return
    if answer != "next":
        kind = VALUE[NUMBER[answer[5:]]] % 2 if answer.startswith("card:") else PILES.index(answer)
        now.pile[kind] += 1
        now.gained = location
    card = card_of(now)
    if card.extra == BANISH:
        now.stage = "banish"
    elif card.extra == BONUS and now.gained != NONE:
        now.given = along(now.gained, card.arrow, to_be_had(*its_tracks(now)))
        if now.given == LUNA:
            now.stage = "token"
        else:
            give(now)
            now.stage = "bonus"
    else:
        next_card(now)


def luna_card(now: State) -> None:
    """After the token, the bonus that the Luna bonus card shows (RA-13, RA-32)."""
    now.given = luna_gives(now)
    if now.given == NONE:
        next_card(now)
    else:
        give(now)
        now.stage = "luna"


def luna_gives(now: State) -> int:
    """The location whose bonus comes with the Luna bonus card; NONE."""
    return along(luna_shows(now.priority), card_of(now).arrow, but_luna(to_be_had(*its_tracks(now))))


def give(now: State) -> None:
    """It gets the bonus of a track."""
    now.tracks[TRACK_OF[now.given]][AUTOMA] += 1
    look_for_end(now)


def look_for_end(now: State) -> None:
    """Whether the end is set off; it stays so (RR-50, RR-52)."""
    now.triggered = now.triggered or is_end_near(now.tracks)


def next_card(now: State) -> None:
    """Its second card, or the end of its turn."""
    if now.number == 1:
        now.number = 2
        turn_up(now)
    else:
        end_turn(now)


def card_of(now: State) -> AutomaCard:
    """The card that is carried out."""
    return CARDS[now.card - 1]


def its_tracks(now: State) -> tuple[int, int, int]:
    """The Automa's helium, fleet and influence."""
    return now.tracks[HELIUM][AUTOMA], now.tracks[FLEET][AUTOMA], now.tracks[INFLUENCE][AUTOMA]


def draw(now: State, number: int) -> int:
    """A number below this one, by the state's own chance."""
    rng: Rng = loaded_rng(now.rng)
    drawn = int(rng.below(number))
    now.rng = rng.dump()
    return drawn


# --- the end -------------------------------------------------------------------------------------------------------


def holding(now: State) -> AutomaHolding:
    """What the Automa scores; of its cards only the parity counts (RA-41)."""
    pile = [SAMPLES[EVEN]] * now.pile[EVEN] + [SAMPLES[ODD]] * now.pile[ODD]
    return AutomaHolding(pile, now.level, now.parity, *its_tracks(now), now.sovereign == AUTOMA)


def score(now: State) -> dict[str, Any]:
    """Its points, line by line (RA-40, RA-41)."""
    mine = [track[YOU] for track in now.tracks]
    lines = automa_ledger(holding(now), houses([mine], NEUTRAL), NEUTRAL)
    return {"lines": [line.dump() for line in lines], "total": sum(line.points for line in lines)}


# --- what is said --------------------------------------------------------------------------------------------------


def say(now: State) -> list[Said]:
    """What is to be done now, and why."""
    found = SAYING[now.stage](now) if now.stage in SAYING else list(FIXED.get(now.stage, []))
    if now.triggered and now.stage in PART_OF:
        found.append(Said("note", "RR-50", Message("companion-end-set")))
    return found


def location_of(location: int) -> str:
    """The id of a location's name."""
    return f"location-{LOCATIONS[location]}"


def say_box(now: State) -> list[Said]:
    """The cards that stay in the box (RA-04, RA-50)."""
    out = card_messages(left_out(solo=True, variant=now.variant))
    return [
        Said("do", "RA-50" if now.variant else "RA-04", Message("companion-box", count=len(out), cards=out)),
        Said("note", "RA-01", Message("companion-shuffled", cards=AUTOMA_CARDS, aside=SET_ASIDE)),
    ]


def say_letters(now: State) -> list[Said]:
    """The priority cards and the Luna bonus card."""
    letters = [
        Message("companion-letter", location=location_of(location), priority=f"priority-{LETTERS[letter]}")
        for location, letter in enumerate(now.priority)
    ]
    return [
        Said("do", "RA-02", Message("companion-letters", letters=letters)),
        Said("do", "RA-03", Message("companion-luna-card", location=location_of(luna_shows(now.priority)))),
    ]


def say_begins(now: State) -> list[Said]:
    """The parity card, and who begins."""
    first = "companion-first-you" if now.first == YOU else "companion-first-automa"
    return [
        Said("do", "RA-06", Message("companion-parity", parity="parity-odd" if now.parity else "parity-even")),
        Said("do", "RR-40" if now.apollo else "RR-06", Message(first)),
    ]


def say_yours(now: State) -> list[Said]:
    """The player's turn."""
    found = [Said("do", "RR-10", Message("companion-yours"))]
    if now.triggered:
        last = "companion-last-turn-apollo" if now.apollo else "companion-last-turn"
        found.append(Said("note", "RR-51", Message(last)))
    return [*found, Said("note", "RR-50", Message("companion-tap"))]


def say_deploy(now: State) -> list[Said]:
    """What it deploys."""
    card = card_of(now)
    anew = [Said("note", "RA-20", Message("companion-reshuffled", aside=SET_ASIDE))] if now.shuffled else []
    if now.bare:
        return [Said("do", "RA-22", Message("companion-no-deploy")), *anew]
    args = part_args(now.priority, card.deploy)
    return [
        Said("do", "RA-22", Message("companion-deploy", location=args["location"])),
        Said("why", "RA-30", Message("companion-why-deploy", shown=args["shown"], location=args["location"])),
        *anew,
    ]


def say_gain(now: State) -> list[Said]:
    """What it gains."""
    card, location = card_of(now), gains_from(now)
    if location == NONE:
        found = [Said("do", "RA-31", Message("companion-no-gain"))]
        return found + ([Said("why", "RA-24", Message("companion-no-bonus"))] if card.extra == BONUS else [])
    args = part_args(now.priority, card.gain)
    found = [
        Said("do", "RA-23", Message("companion-gain", location=location_of(location))),
        Said("why", "RA-30", Message("companion-why-gain", shown=args["shown"], location=args["location"])),
    ]
    if now.empty:
        named, arrow = location_of(now.empty[0]), arrow_name(card.arrow)
        along_it = Message("companion-why-gain-along", full=named, arrow=arrow, location=location_of(location))
        found.append(Said("why", "RA-31", along_it))
    return found


def bonus_reason(now: State) -> list[Said]:
    """Why it gets this bonus: the star, and the arrow where it had ten already."""
    found = [Said("why", "RA-24", Message("companion-why-bonus", location=location_of(now.gained)))]
    return found + arrow_reason(now, now.gained)


def arrow_reason(now: State, named: int) -> list[Said]:
    """Why the bonus is not the one that was named (RA-32)."""
    if named == now.given:
        return []
    full, arrow = location_of(named), arrow_name(card_of(now).arrow)
    message = Message("companion-why-bonus-along", full=full, arrow=arrow, location=location_of(now.given))
    return [Said("why", "RA-32", message)]


def gets(now: State) -> Said:
    """It goes ahead on a track."""
    track = TRACK_OF[now.given]
    message = Message("companion-gets", track=f"track-{TRACKS[track]}", now=now.tracks[track][AUTOMA])
    return Said("do", ("RR-31", "RR-30", "RR-33")[track], message)


def say_bonus(now: State) -> list[Said]:
    """The bonus of a track."""
    return [gets(now), *bonus_reason(now)]


def say_luna(now: State) -> list[Said]:
    """The bonus of the Luna bonus card."""
    shown = luna_shows(now.priority)
    why = Said("why", "RA-13", Message("companion-why-luna", location=location_of(shown)))
    return [gets(now), why, *arrow_reason(now, shown)]


def say_token(now: State) -> list[Said]:
    """The Sovereign token."""
    keeps = now.sovereign == AUTOMA
    found = [Said("do", "RR-32", Message("companion-token-keeps" if keeps else "companion-token-takes"))]
    found += bonus_reason(now)
    if not keeps:
        savers = card_messages([NUMBER[card.name] for card in CHARACTERS if card.defence == SAVES_TOKEN])
        found.append(Said("note", "RR-27", Message("companion-token-defence", cards=savers)))
    if luna_gives(now) == NONE:
        found.append(Said("note", "RA-32", Message("companion-token-full", most=MOST)))
    return found


def say_banish(now: State) -> list[Said]:
    """What is banished."""
    if now.bare:
        return [Said("do", "RA-24", Message("companion-no-banish"))]
    return [
        Said("do", "RA-24", Message("companion-banish")),
        Said("why", "RA-24", Message("companion-why-banish")),
    ]


def say_score(now: State) -> list[Said]:
    """Its points, and who has won."""
    total = score(now)["total"]
    found = [Said("do", "RA-40", Message("companion-total", total=total))]
    if now.mine is not None:
        result = solo_result(now.mine, total, now.sovereign == YOU, now.sovereign == AUTOMA)
        found.append(Said("do", "RR-70", Message(result)))
    return found


# What is always said alike.
FIXED: Final = {
    "deal": [
        Said("do", "RA-01", Message("companion-deal", influence=NEUTRAL)),
        Said("do", "RA-05", Message("companion-deal-automa", cards=AUTOMA_HAND)),
    ],
    "extra-turn": [Said("do", "RR-40", Message("companion-extra-turn"))],
    "ending": [
        Said("do", "RR-60", Message("companion-ending")),
        Said("note", "RA-40", Message("companion-ending-tap")),
    ],
}
SAYING: Final = {
    "box": say_box,
    "letters": say_letters,
    "begins": say_begins,
    "yours": say_yours,
    "deploy": say_deploy,
    "gain": say_gain,
    "bonus": say_bonus,
    "token": say_token,
    "luna": say_luna,
    "banish": say_banish,
    "score": say_score,
}


# --- what is asked -------------------------------------------------------------------------------------------------

DONE: Final = ("done", Message("companion-done"))
NEXT: Final = ("next", Message("companion-next"))
OVER: Final = ("over", Message("companion-over"))


def ask(now: State) -> Question:
    """What is asked now."""
    return ASKING[now.stage](now) if now.stage in ASKING else Question(options=[DONE])


def ask_setup(now: State) -> Question:
    """What decides the parity card, and who begins."""
    if now.stage == "parity":
        return Question("RA-06", Message("companion-ask-even", cards=ON_BOARD), numbers=(0, ON_BOARD, None))
    yes_no = [("yes", Message("option-yes")), ("no", Message("option-no"))]
    return Question("RR-06", Message("companion-ask-apollo"), yes_no)


def ask_turn(now: State) -> Question:
    """Whether the player's turn is over."""
    is_open = now.stage == "yours" and not now.triggered
    return Question(options=[OVER, ("end", Message("companion-set-end"))] if is_open else [OVER])


def ask_deck(now: State) -> Question:
    """Whether there was a card in the deck of characters."""
    if now.bare:
        return Question(options=[NEXT, ("not-bare", Message("companion-not-bare"))])
    return Question(options=[DONE, ("bare", Message("companion-bare"))])


def ask_token(now: State) -> Question:
    """Whether the Automa gets the token, or the player defends it; it may be the player's without our knowing."""
    if now.sovereign == AUTOMA:
        return Question(options=[("takes", DONE[1])])
    return Question(options=[("takes", Message("companion-it-takes")), ("defends", Message("companion-i-defend"))])


def ask_gain(now: State) -> Question:
    """Whether the card that it took is even or odd; or is there none? Where it has just put one there is."""
    location = gains_from(now)
    if location == NONE:
        return Question(options=[NEXT])
    options = [("even", Message("companion-even")), ("odd", Message("companion-odd"))]
    if location != now.placed:
        options.append(("empty", Message("companion-empty", location=location_of(location))))
    options.append(("unseen", Message("companion-unseen")))
    return Question("RA-41", Message("companion-ask-parity"), options)


def ask_score(now: State) -> Question:
    """What is needed to score, and then, for whoever likes, the player's own points."""
    if now.stage == "unseen":
        unseen = now.pile[UNSEEN]
        return Question("RA-41", Message("companion-ask-unseen", count=unseen), numbers=(0, unseen, None))
    if now.stage == "influence":
        message = Message("companion-ask-influence")
        return Question("RR-67", message, numbers=(0, MOST, now.tracks[INFLUENCE][YOU]))
    return Question("RR-70", Message("companion-ask-total"), numbers=(-TOTAL, TOTAL, now.mine))


ASKING: Final = {
    "parity": ask_setup,
    "first": ask_setup,
    "yours": ask_turn,
    "extra-turn": ask_turn,
    "deploy": ask_deck,
    "banish": ask_deck,
    "gain": ask_gain,
    "token": ask_token,
    "unseen": ask_score,
    "influence": ask_score,
    "score": ask_score,
}


def question_data(asked: Question) -> dict[str, Any]:
    """A question as plain data."""
    numbers = None
    if asked.numbers is not None:
        least, most, likely = asked.numbers
        numbers = {"least": least, "most": most, "likely": likely}
    return {
        "rule": asked.rule,
        "message": asked.message.dump() if asked.message else None,
        "options": [{"id": id_, "message": message.dump()} for id_, message in asked.options],
        "numbers": numbers,
    }


# --- what is drawn -------------------------------------------------------------------------------------------------


def view(now: State) -> dict[str, Any]:
    """What a page draws: the card, the location that is meant, the tracks, the pile, the conditions of the end."""
    return {
        "stage": now.stage,
        "round": now.round,
        "number": now.number,
        "part": PART_OF.get(now.stage),
        "card": card_data(now) if now.card and now.stage in PART_OF else None,
        "at": LOCATIONS[at] if (at := meant(now)) != NONE else None,
        "locations": list(LOCATIONS),
        "priority": [LETTERS[letter] for letter in now.priority],
        "luna_shows": LOCATIONS[luna_shows(now.priority)],
        "parity": None if now.parity == NONE else PILES[now.parity],
        "tracks": {
            party: {track: now.tracks[n][number] for n, track in enumerate(TRACKS)}
            for number, party in enumerate(PARTIES)
        },
        "token": HOLDERS[now.sovereign],
        "pile": dict(zip(PILES, now.pile, strict=True)),
        "enough": ENOUGH,
        "triggered": now.triggered,
        "level": now.level,
        "left": len(now.deck),
        "discard": list(now.discard),
        "score": score(now) if now.stage == "score" else None,
    }


def card_data(now: State) -> dict[str, Any]:
    """The Automa's card as it is drawn."""
    card = card_of(now)

    def part(shown: int) -> dict[str, str | None]:
        letter = None if shown < A else LETTERS[shown - A]
        return {"letter": letter, "location": LOCATIONS[place_named(now.priority, shown)]}

    return {
        "number": card.number,
        "deploy": part(card.deploy),
        "gain": part(card.gain),
        "arrow": "left" if card.arrow == LEFT else "right",
        "extra": EXTRAS[card.extra],
    }


def meant(now: State) -> int:
    """The location that is spoken of; NONE."""
    if now.stage == "deploy" and not now.bare:
        return place_named(now.priority, card_of(now).deploy)
    if now.stage == "gain":
        return gains_from(now)
    return now.given if now.stage in ("bonus", "token", "luna") else NONE


# --- reading -------------------------------------------------------------------------------------------------------


def convert(data: object, shape: type[Any], place: str) -> Any:  # noqa: ANN401 - of the shape
    """Data in their shape."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise BadStep(f"{place}: {error}") from None
    except UnicodeEncodeError as error:  # a key with half a character, as JSON may have it
        raise BadStep(f"{place}: broken key {shortened(error.object)}: expected whole characters") from None


def check(now: State) -> None:
    """A state in its shape still has to be possible."""
    at_work, cards = now.stage in PART_OF, sorted(now.deck + now.aside + now.discard)
    played = at_work or now.stage not in ("box", "deal", "letters", "parity", "first")
    given = now.stage in ("bonus", "token", "luna")
    wrong = {
        f"its cards {cards}": cards != list(range(1, AUTOMA_CARDS + 1)) or len(now.aside) != SET_ASIDE,
        f"priority {now.priority}": sorted(now.priority) != list(range(len(LOCATIONS))),
        f"tracks {now.tracks}": [len(track) for track in now.tracks] != [len(PARTIES)] * len(TRACKS)
        or max(now.tracks[FLEET] + now.tracks[INFLUENCE]) > MOST,
        f"pile {now.pile}": len(now.pile) != len(PILES) or (now.stage == "unseen" and not now.pile[UNSEEN]),
        f"card {now.card}": (at_work and now.card not in now.discard) or at_work != (now.number > 0),
        f"parity {now.parity}": played and now.parity == NONE,
        f"first {now.first}": played and now.first == NONE,
        f"empty {now.empty}": len(set(now.empty)) != len(now.empty),
        f"gained {now.gained}": given and now.gained == NONE,
        f"given {now.given}": given and (now.given == NONE or (now.given == LUNA) != (now.stage == "token")),
    }
    for found, is_wrong in wrong.items():
        if is_wrong:
            raise BadStep(f"state: {found}: not possible in {now.stage!r}")
