"""Helpers to set up Red Rising's table, to decide and to inspect it, all by names and ids."""

from __future__ import annotations

from ludarium.games.redrising import deal
from ludarium.games.redrising.card import CARDS, FACE_DOWN, NAMES, NUMBER, OWNER, excluded_cards
from ludarium.games.redrising.content.houses import HOUSES
from ludarium.games.redrising.secrets import KNOWN_TO_ALL, KNOWN_TO_NONE
from ludarium.games.redrising.table import AUTOMA, LOCATIONS, RedRising
from ludarium.games.redrising.tracks import FLEET, HELIUM, INFLUENCE
from ludarium.games.redrising.turn import TURN
from ludarium.kernel.message import Message, Reason
from ludarium.kernel.plain_data import Redacted
from ludarium.kernel.rng import seeded

OPTIONS = {"twice": 0, "fair": 0, "level": 2, "variant": 1}


def deal_game(seats: int = 2, seed: int | str = 1, **options: int) -> RedRising:
    """A new game with events; options are settings of a match (`house_1=3`, `fair=1`, ...)."""
    return deal.deal(seats, seeded(seed), OPTIONS | options, with_events=True)


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
    """A game set up by names, at the start of the turn of seat `turn`, which has `hand`.

    Cards are names separated by spaces; piles go from bottom to top, so the last name of `deck` is its top card. By
    default the deck has all other cards in random order. "?zanzibar" is a face-down card placed by seat 0,
    "?2zanzibar" by seat 2. Houses by default: diana, jupiter, mars, minerva, apollo, ceres. In solo (`seats=1`) player
    1 is the Automa and `pile` its cards.
    """
    wanted = houses.split() or ["diana", "jupiter", "mars", "minerva", "apollo", "ceres"][:seats]
    fixed = {f"house_{n + 1}": HOUSES.index(house) + 1 for n, house in enumerate(wanted)}
    game = deal.deal(seats, seeded(seed), OPTIONS | fixed | options, with_events=True)
    game.stack = game.stack[:1]
    game.decisions = []
    held = {turn: hand} | (hands or {})
    game.hands = [sorted(cards(held.get(seat, ""))) for seat in range(seats)]
    game.locations = [[placed_card(name) for name in names.split()] for names in (jupiter, mars, luna, institute)]
    game.banished = cards(banished)
    game.pile = cards(pile)
    game.known = [KNOWN_TO_NONE] * CARDS
    for seat in range(seats):
        for card in game.hands[seat]:
            game.known[card] = 1 << seat
    placed = [card for pile in game.hands for card in pile] + game.banished + game.pile
    placed += [card % FACE_DOWN for pile in game.locations for card in pile]
    out = excluded_cards(solo=game.solo, variant=game.variant)
    if deck is None:
        game.deck = [card for card in range(CARDS) if card not in placed and card not in out]
        seeded(f"deck {seed}").shuffle(game.deck)
    else:
        game.deck = cards(deck)
    for values, track in ((helium, HELIUM), (fleet, FLEET), (influence, INFLUENCE)):
        game.tracks[track] = list(values or [0] * game.player_count)
    game.sovereign = sovereign
    game.first = first
    game.turn = (turn - first) % game.player_count
    game.triggered = triggered
    game.barred = 0
    game.ended = False
    assert game.events is not None
    game.events.clear()
    game.push(TURN, turn)
    game.advance()
    return game


def cards(names: str) -> list[int]:
    """Cards by name."""
    return [NUMBER[name] for name in names.split()]


def placed_card(name: str) -> int:
    """A card on a location: "darrow", or "?darrow" and "?2darrow" face down."""
    if not name.startswith("?"):
        return NUMBER[name]
    owner = int(name[1]) if name[1].isdigit() else 0
    return NUMBER[name.lstrip("?0123456789")] + FACE_DOWN + OWNER * owner


# --- deciding --------------------------------------------------------------------------------------------------------


def asked_seat(game: RedRising) -> int:
    """The seat of the open decision."""
    return game.decisions[0].seat


def prompt(game: RedRising) -> Message:
    """The prompt of the open decision."""
    return game.stack[-1].step().prompt(game, game.stack[-1])


def options(game: RedRising) -> list[str]:
    """The sorted ids of the open decision's options, after comparing them with the named checks."""
    frame = game.stack[-1]
    step = frame.step()
    found = sorted(">".join(step.touches(game, frame, option)) for option in game.decisions[0].options)
    path = step.path(game, frame, game.decisions[0].seat)
    assert found == sorted(">".join(touches) for touches in path.complete([]))
    return found


def decide(game: RedRising, *ids: str) -> RedRising:
    """Answer decisions by option ids, one after the other: `decide(game, "card:darrow>location:mars")`."""
    for id_ in ids:
        frame = game.stack[-1]
        decision = game.decisions[0]
        known = {">".join(frame.step().touches(game, frame, option)): option for option in decision.options}
        assert id_ in known, f"{id_} is none of {sorted(known)}"
        game.decide(decision.seat, known[id_])
    return game


def deploy(game: RedRising, card: str, location: str, *answers: str) -> RedRising:
    """Deploy a card and answer its questions."""
    return decide(game, f"card:{card}>location:{location}", *answers)


def refusal(game: RedRising, *touches: str) -> Reason:
    """The reason against these touches; fails if they lead to an option."""
    frame = game.stack[-1]
    reason = frame.step().path(game, frame, game.decisions[0].seat).objection(list(touches))
    assert reason is not None
    return reason


# --- looking ---------------------------------------------------------------------------------------------------------


def hand(game: RedRising, seat: int = 0) -> list[str]:
    """A hand, in roster order."""
    return [NAMES[card] for card in game.hands[seat]]


def at(game: RedRising, location: str) -> list[str]:
    """A location from bottom to top; face-down cards have a question mark."""
    pile = game.locations[LOCATIONS.index(location)]
    return [("?" if card >= FACE_DOWN else "") + NAMES[card % FACE_DOWN] for card in pile]


def banished(game: RedRising) -> list[str]:
    """The banished cards, oldest first."""
    return [NAMES[card] for card in game.banished]


def deck(game: RedRising) -> list[str]:
    """The deck from bottom to top."""
    return [NAMES[card] for card in game.deck]


def helium(game: RedRising, player: int = 0) -> int:
    """A player's helium."""
    return game.tracks[HELIUM][player]


def fleet(game: RedRising, player: int = 0) -> int:
    """A player's space on the fleet track."""
    return game.tracks[FLEET][player]


def influence(game: RedRising, player: int = 0) -> int:
    """A player's influence on the Institute."""
    return game.tracks[INFLUENCE][player]


def tracks(game: RedRising, player: int = 0) -> tuple[int, int, int]:
    """Helium, fleet, influence."""
    return helium(game, player), fleet(game, player), influence(game, player)


def pile(game: RedRising) -> list[str]:
    """The Automa's pile from bottom to top."""
    return [NAMES[card] for card in game.pile]


def is_finishing_lead(game: RedRising) -> bool:
    """Whether the open question is the second step of lead, after the deployed card's ability."""
    return bool(game.decisions) and prompt(game).id == "prompt-finish"


def events(game: RedRising) -> list[str]:
    """The kinds of the events so far."""
    assert game.events is not None
    return [event.kind for event in game.events]


def known_to(game: RedRising, card: str, viewer: int) -> bool:
    """Whether a viewer knows where a hidden card is."""
    return bool(game.known[NUMBER[card]] >> viewer & 1)


def is_known_to_all(game: RedRising, card: str) -> bool:
    """Whether all players know where a card is."""
    return game.known[NUMBER[card]] == KNOWN_TO_ALL


def automa() -> int:
    """The player number of the Automa."""
    return AUTOMA


def endgame(game: RedRising) -> RedRising:
    """Skip to the end-of-game abilities, as if the last turn were over."""
    game.stack = game.stack[:1]
    game.decisions = []
    game.triggered = True
    game.turn = game.player_count
    game.advance()
    return game


def redacted(game: RedRising, viewer: int) -> Redacted:
    """The redacted data of a viewer."""
    return game.redact(viewer)


def bonus(game: RedRising, card: str, seat: int = 0) -> int:
    """The bonus of a card in a hand now, from the ledger."""
    lines = [line for line in game.standings()[seat].lines() if line.message.id == "ledger-bonus"]
    return sum(line.points for line in lines if line.message.args["character"] == f"character-{card}")
