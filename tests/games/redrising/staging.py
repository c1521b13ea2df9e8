"""Setting Red Rising's table by name, deciding at it by name, and looking at it by name."""

from __future__ import annotations

from typing import Any

from ludarium.games.redrising import deal
from ludarium.games.redrising.roster import CARDS, FACE_DOWN, NAMES, NUMBER, OWNER
from ludarium.games.redrising.table import AUTOMA, EVERYBODY, HOUSES, LOCATIONS, NOBODY, RedRising, left_out
from ludarium.games.redrising.tally import FLEET, HELIUM, INFLUENCE
from ludarium.games.redrising.turn import TURN
from ludarium.kernel.message import Message, Reason
from ludarium.kernel.path import complete_paths, objection
from ludarium.kernel.rng import seeded

OPTIONS = {"twice": 0, "fair": 0, "level": 2, "variant": 1}


def dealt(seats: int = 2, seed: int | str = 1, **options: int) -> RedRising:
    """A new game, with somebody who listens; options as in a match (`house_1=3`, `fair=1`, ...)."""
    return deal.deal(seats, seeded(seed), OPTIONS | options, telling=True)


def table(
    *,
    seats: int = 2,
    hand: str = "",
    hands: dict[int, str] | None = None,
    jupiter: str = "",
    mars: str = "",
    luna: str = "",
    institute: str = "",
    deck: str | None = None,
    banished: str = "",
    helium: list[int] | None = None,
    fleet: list[int] | None = None,
    influence: list[int] | None = None,
    sovereign: int = -1,
    houses: str = "",
    pile: str = "",
    first: int = 0,
    turn: int = 0,
    triggered: bool = False,
    seed: int | str = 1,
    **options: int,
) -> RedRising:
    """A table set by name; it is the turn of seat `turn`, who has `hand`.

    Cards are names with spaces between; piles from bottom to top, so the last name of `deck` is its top card. With
    `deck` left out, all cards that are nowhere else are in it, in random order. "?zanzibar" lies face down, put there
    by seat 0, and "?2zanzibar" by seat 2. Houses by default: diana, jupiter, mars, minerva, apollo, ceres. In solo
    (`seats=1`) party 1 is the Automa and `pile` its cards.
    """
    wanted = houses.split() or ["diana", "jupiter", "mars", "minerva", "apollo", "ceres"][:seats]
    fixed = {f"house_{n + 1}": HOUSES.index(house) + 1 for n, house in enumerate(wanted)}
    game = deal.deal(seats, seeded(seed), OPTIONS | fixed | options, telling=True)
    game.stack = game.stack[:1]
    game.decisions = []
    held = {turn: hand} | (hands or {})
    game.hands = [sorted(cards(held.get(seat, ""))) for seat in range(seats)]
    game.locations = [[entry(name) for name in names.split()] for names in (jupiter, mars, luna, institute)]
    game.banished = cards(banished)
    game.pile = cards(pile)
    game.known = [NOBODY] * CARDS
    for seat in range(seats):
        for card in game.hands[seat]:
            game.known[card] = 1 << seat
    placed = [card for pile in game.hands for card in pile] + game.banished + game.pile
    placed += [card % FACE_DOWN for pile in game.locations for card in pile]
    out = left_out(solo=game.solo, variant=game.variant)
    if deck is None:
        game.deck = [card for card in range(CARDS) if card not in placed and card not in out]
        seeded(f"deck {seed}").shuffle(game.deck)
    else:
        game.deck = cards(deck)
    for values, track in ((helium, HELIUM), (fleet, FLEET), (influence, INFLUENCE)):
        game.tracks[track] = list(values or [0] * game.parties)
    game.sovereign = sovereign
    game.first = first
    game.turn = (turn - first) % game.parties
    game.triggered = triggered
    game.barred = 0
    game.ended = False
    assert game.story is not None
    game.story.clear()
    game.push(TURN, turn)
    game.advance()
    return game


def cards(names: str) -> list[int]:
    """Cards by name."""
    return [NUMBER[name] for name in names.split()]


def entry(name: str) -> int:
    """A card on a location: "darrow", or "?darrow" and "?2darrow" face down."""
    if not name.startswith("?"):
        return NUMBER[name]
    owner = int(name[1]) if name[1].isdigit() else 0
    return NUMBER[name.lstrip("?0123456789")] + FACE_DOWN + OWNER * owner


# --- deciding --------------------------------------------------------------------------------------------------------


def asked(game: RedRising) -> int:
    """Whose decision is open."""
    return game.decisions[0].seat


def prompt(game: RedRising) -> Message:
    """The open question."""
    return game.stack[-1].step().prompt(game, game.stack[-1])


def options(game: RedRising) -> list[str]:
    """The ids of the options of the open decision, each checked against the named checks; sorted."""
    frame = game.stack[-1]
    step = frame.step()
    found = sorted(">".join(step.touches(game, frame, option)) for option in game.decisions[0].options)
    path = step.path(game, frame, game.decisions[0].seat)
    assert found == sorted(">".join(touches) for touches in complete_paths(path, []))
    return found


def decide(game: RedRising, *ids: str) -> RedRising:
    """Answer one decision after another with the options of these ids: `decide(game, "card:darrow>location:mars")`."""
    for id_ in ids:
        frame = game.stack[-1]
        decision = game.decisions[0]
        known = {">".join(frame.step().touches(game, frame, option)): option for option in decision.options}
        assert id_ in known, f"{id_} is none of {sorted(known)}"
        game.decide(decision.seat, known[id_])
    return game


def deploy(game: RedRising, card: str, location: str, *answers: str) -> RedRising:
    """Deploy a card and answer what it asks."""
    return decide(game, f"card:{card}>location:{location}", *answers)


def refusal(game: RedRising, *touches: str) -> Reason:
    """Why these touches lead to no option; fails where they do."""
    frame = game.stack[-1]
    reason = objection(frame.step().path(game, frame, game.decisions[0].seat), list(touches))
    assert reason is not None
    return reason


# --- looking ---------------------------------------------------------------------------------------------------------


def hand(game: RedRising, seat: int = 0) -> list[str]:
    """A hand, in the order of the roll."""
    return [NAMES[card] for card in game.hands[seat]]


def at(game: RedRising, location: str) -> list[str]:
    """A location from bottom to top; face-down cards with a question mark."""
    pile = game.locations[LOCATIONS.index(location)]
    return [("?" if card >= FACE_DOWN else "") + NAMES[card % FACE_DOWN] for card in pile]


def banished(game: RedRising) -> list[str]:
    """The banished cards, in the order they came."""
    return [NAMES[card] for card in game.banished]


def deck(game: RedRising) -> list[str]:
    """The deck from bottom to top."""
    return [NAMES[card] for card in game.deck]


def helium(game: RedRising, party: int = 0) -> int:
    """A party's helium."""
    return game.tracks[HELIUM][party]


def fleet(game: RedRising, party: int = 0) -> int:
    """A party's place on the fleet track."""
    return game.tracks[FLEET][party]


def influence(game: RedRising, party: int = 0) -> int:
    """A party's influence on the Institute."""
    return game.tracks[INFLUENCE][party]


def tracks(game: RedRising, party: int = 0) -> tuple[int, int, int]:
    """Helium, fleet, influence."""
    return helium(game, party), fleet(game, party), influence(game, party)


def pile(game: RedRising) -> list[str]:
    """The Automa's pile from bottom to top."""
    return [NAMES[card] for card in game.pile]


def finishing(game: RedRising) -> bool:
    """Whether the second step of lead is asked: the deployed card is done, and the turn goes on."""
    return bool(game.decisions) and prompt(game).id == "prompt-finish"


def events(game: RedRising) -> list[str]:
    """The kinds of what has happened."""
    assert game.story is not None
    return [event.kind for event in game.story]


def known_to(game: RedRising, card: str, viewer: int) -> bool:
    """Whether a viewer knows where a hidden card is."""
    return bool(game.known[NUMBER[card]] >> viewer & 1)


def everybody_knows(game: RedRising, card: str) -> bool:
    """Whether all know where a card is."""
    return game.known[NUMBER[card]] == EVERYBODY


def automa() -> int:
    """The party of the Automa."""
    return AUTOMA


def endgame(game: RedRising) -> RedRising:
    """Let the game come to its end-of-game abilities at once: the last turn is over."""
    game.stack = game.stack[:1]
    game.decisions = []
    game.triggered = True
    game.turn = game.parties
    game.advance()
    return game


def redacted(game: RedRising, viewer: int) -> dict[str, Any]:
    """What a viewer is given."""
    return game.redact(viewer)


def bonus(game: RedRising, card: str, seat: int = 0) -> int:
    """What the bonus of a card in a hand would give now, by the ledger."""
    lines = [line for line in game.standings()[seat].lines() if line.message.id == "ledger-bonus"]
    return sum(line.points for line in lines if line.message.args["character"] == f"character-{card}")
