"""Burrow, a toy game that uses every feature of the kernel.

Two to four animals hold three of twelve numbered cards each. All pass one card to the left at once, sealed. Then each
in turn plays a card and draws one, until the deck and the hands are empty; the most acorns win. What a card does
depends on its number: gather an acorn, play another card inside this one, let the next animal take a whole turn inside
this one, steal (the victim may show a guard), or look at the top of the deck in secret and keep it or leave it there.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.game import Game
from ludarium.kernel.json_cache import ViewCache
from ludarium.kernel.message import Message, Reason
from ludarium.kernel.plain_data import Dump, Redacted, View
from ludarium.kernel.question import OneTouch
from ludarium.kernel.rng import Rng
from ludarium.kernel.ruleset import GameText, Ruleset
from ludarium.kernel.script import HIDDEN, NONE, Frame, Script, Step, scripts_by_name
from ludarium.kernel.standing import LedgerLine, Standing, rank
from ludarium.kernel.steps import Condition, When

CARDS: Final = 12
HAND: Final = 3
KINDS: Final = ("acorn", "nest", "guest", "thief", "guard", "owl")
DECLINE: Final = 99
LEAVE: Final = 0
TAKE: Final = 1


class YouMay(OneTouch["Game"]):
    """Let the actor choose whether to run these steps."""

    def __init__(self, question: str, *steps: Step[Any]) -> None:
        super().__init__(question, "", "")
        self.script = Script("", list(steps))

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Game, frame: Frame, seat: int) -> list[int]:
        return [LEAVE, TAKE]

    def answer(self, game: Game, frame: Frame, seat: int, option: int) -> None:
        if option == TAKE:
            game.push(self.script, frame.actor, frame.it, frame.that)

    def touches(self, game: Game, frame: Frame, option: int) -> list[str]:
        return ["yes" if option == TAKE else "no"]

    def text(self, game: Game, frame: Frame, option: int) -> Message:
        return Message("option-yes" if option == TAKE else "option-no")

    def all_touches(self, game: Game, frame: Frame, seat: int) -> list[str]:
        return ["yes", "no"]

    def inner(self) -> list[Script]:
        return [self.script]


class Repeat(Step["Game"]):
    """Run these steps a number of times."""

    def __init__(self, times: int, *steps: Step[Any]) -> None:
        self.times = times
        self.script = Script("", list(steps))

    def run(self, game: Game, frame: Frame) -> None:
        for _ in range(self.times):
            game.push(self.script, frame.actor, frame.it, frame.that)

    def inner(self) -> list[Script]:
        return [self.script]


def kind(card: int) -> str:
    """What a card is."""
    return KINDS[card % len(KINDS)]


class Burrow(Game):
    """A position of Burrow. `seen` has, for each card, the seats that know where it is (a bit mask)."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.acorns: list[int] = [0] * seats
        self.next = 0
        self.seen: list[int] = [0] * CARDS

    def knows(self, viewer: int, card: int) -> bool:
        return viewer >= 0 and bool(self.seen[card] >> viewer & 1)

    def draw(self, seat: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.seen[card] |= 1 << seat
            self.reveals += 1
            self.hands[seat].append(card)
            self.emit("drew", {"seat": seat, "card": card}, [seat])

    def waiting_rule(self) -> str:
        return "BU-3"

    def copy(self) -> Burrow:
        other = Burrow(self.seats, self.rng.copy())
        other.copy_run(self)
        other.load_table(self.dump_table())
        return other

    def dump_table(self) -> dict[str, Any]:
        return {
            "hands": [hand[:] for hand in self.hands],
            "deck": self.deck[:],
            "pile": self.pile[:],
            "acorns": self.acorns[:],
            "next": self.next,
            "seen": self.seen[:],
        }

    def load_table(self, table: dict[str, Any]) -> None:
        self.hands = [list(hand) for hand in table["hands"]]
        self.deck = list(table["deck"])
        self.pile = list(table["pile"])
        self.acorns = list(table["acorns"])
        self.next = table["next"]
        self.seen = list(table["seen"])

    def hide(self, table: dict[str, Any], viewer: int) -> None:
        held = [card for place in (*self.hands, self.deck) for card in place]
        table["seen"] = [
            0 if card in held and not self.knows(viewer, card) else seen for card, seen in enumerate(self.seen)
        ]
        table["hands"] = [self.hidden(hand, viewer) for hand in self.hands]
        table["deck"] = self.hidden(self.deck, viewer)

    def hidden(self, place: list[int], viewer: int) -> list[int]:
        """The cards of a place as the viewer knows them."""
        return [card if self.knows(viewer, card) else HIDDEN for card in place]

    def is_frame_hidden(self, frame: Frame, viewer: int) -> bool:
        return frame.script is OWL and frame.it != NONE and not self.knows(viewer, frame.it)

    def deal_unknown(self, viewer: int, rng: Rng) -> None:
        places = [*self.hands, self.deck]
        known = [card for place in (*places, self.pile) for card in place if card != HIDDEN]
        unknown = [card for card in range(CARDS) if card not in known]
        rng.shuffle(unknown)
        for place in places:
            for n, card in enumerate(place):
                if card == HIDDEN:
                    place[n] = unknown.pop()
        for frame in self.stack:
            if frame.it == HIDDEN:
                frame.it = self.deck[-1]
                frame.that = NONE

    def standings(self) -> list[Standing]:
        found: list[Standing] = [Stock(seat, acorns, [], None) for seat, acorns in enumerate(self.acorns)]
        rank(found)
        return found


class Stock(Standing):
    """What an animal has gathered."""

    def lines(self) -> list[LedgerLine]:
        return [LedgerLine("BU-1", Message("acorns", acorns=self.total), self.total)]


class PassLeft(OneTouch[Burrow]):
    """All choose a card at once and pass it to the left; an option is the card."""

    def __init__(self) -> None:
        super().__init__("which-pass", "pass", "")

    def run(self, game: Burrow, frame: Frame) -> None:
        for seat in range(game.seats):
            game.ask(seat, self.options(game, frame, seat))

    def options(self, game: Burrow, frame: Frame, seat: int) -> list[int]:
        return game.hands[seat][:]

    def answer(self, game: Burrow, frame: Frame, seat: int, option: int) -> None:
        left = (seat + 1) % game.seats
        game.hands[seat].remove(option)
        game.hands[left].append(option)
        game.seen[option] |= 1 << left
        game.reveals += 1
        game.emit("passed", {"seat": seat}, None)
        game.emit("got", {"seat": left, "card": option}, [seat, left])

    def touches(self, game: Burrow, frame: Frame, option: int) -> list[str]:
        return [f"card:{option}"]

    def text(self, game: Burrow, frame: Frame, option: int) -> Message:
        return Message(self.option_message, card=option)

    def all_touches(self, game: Burrow, frame: Frame, seat: int) -> list[str]:
        return [f"card:{card}" for card in game.hands[seat]]


class PlayCard(OneTouch[Burrow]):
    """Play a card of the hand: its script runs inside the current one."""

    def __init__(self) -> None:
        super().__init__("which-play", "play", "BU-2")

    def run(self, game: Burrow, frame: Frame) -> None:
        if game.hands[frame.actor]:
            game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Burrow, frame: Frame, seat: int) -> list[int]:
        return game.hands[seat][:]

    def answer(self, game: Burrow, frame: Frame, seat: int, option: int) -> None:
        game.hands[seat].remove(option)
        game.pile.append(option)
        game.emit("played", {"seat": seat, "card": option})
        game.push(EFFECTS[kind(option)], seat)

    def touches(self, game: Burrow, frame: Frame, option: int) -> list[str]:
        return [f"card:{option}"]

    def text(self, game: Burrow, frame: Frame, option: int) -> Message:
        return Message(self.option_message, card=option)

    def all_touches(self, game: Burrow, frame: Frame, seat: int) -> list[str]:
        return [f"card:{card}" for card in range(CARDS)]

    def objection(self, game: Burrow, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = int(touches[0].partition(":")[2])
        return None if card in game.hands[seat] else Reason(self.rule, Message("not-in-hand", card=card))


class DrawCard(Step[Burrow]):
    """Draw a card."""

    def run(self, game: Burrow, frame: Frame) -> None:
        game.draw(frame.actor)


class Gather(Step[Burrow]):
    """Gain acorns."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Burrow, frame: Frame) -> None:
        game.acorns[frame.actor] += self.number
        game.emit("gathered", {"seat": frame.actor, "acorns": self.number})


class InviteNext(Step[Burrow]):
    """The next animal takes a whole turn inside this one."""

    def run(self, game: Burrow, frame: Frame) -> None:
        game.push(TURN, (frame.actor + 1) % game.seats)


class Steal(OneTouch[Burrow]):
    """Take an acorn of the next animal, unless it shows a guard. Always asked, so that asking reveals nothing."""

    def __init__(self) -> None:
        super().__init__("which-guard", "show", "")

    def run(self, game: Burrow, frame: Frame) -> None:
        victim = (frame.actor + 1) % game.seats
        game.ask(victim, self.options(game, frame, victim))

    def options(self, game: Burrow, frame: Frame, seat: int) -> list[int]:
        return [card for card in game.hands[seat] if kind(card) == "guard"] + [DECLINE]

    def answer(self, game: Burrow, frame: Frame, seat: int, option: int) -> None:
        if option == DECLINE:
            stolen = min(1, game.acorns[seat])
            game.acorns[seat] -= stolen
            game.acorns[frame.actor] += stolen
            return
        game.hands[seat].remove(option)
        game.pile.append(option)
        game.reveals += 1
        game.emit("guarded", {"seat": seat, "card": option})

    def touches(self, game: Burrow, frame: Frame, option: int) -> list[str]:
        return ["decline"] if option == DECLINE else [f"card:{option}"]

    def text(self, game: Burrow, frame: Frame, option: int) -> Message:
        return Message("decline") if option == DECLINE else Message(self.option_message, card=option)

    def all_touches(self, game: Burrow, frame: Frame, seat: int) -> list[str]:
        return [f"card:{card}" for card in game.hands[seat] if kind(card) == "guard"] + ["decline"]


class Look(Step[Burrow]):
    """Look at the top card of the deck in secret: "it" is now that card."""

    def run(self, game: Burrow, frame: Frame) -> None:
        if game.deck:
            frame.it = game.deck[-1]
            game.seen[frame.it] |= 1 << frame.actor
            game.reveals += 1
            game.emit("looked", {"seat": frame.actor, "card": frame.it}, [frame.actor])


class KeepOrLeave(OneTouch[Burrow]):
    """Take the card that was seen, or leave it on top of the deck. The question includes a die roll."""

    def __init__(self) -> None:
        super().__init__("keep-or-leave", "keep", "")

    def run(self, game: Burrow, frame: Frame) -> None:
        if frame.it != NONE:
            game.rng.below(6)
            game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Burrow, frame: Frame, seat: int) -> list[int]:
        return [frame.it, DECLINE]

    def answer(self, game: Burrow, frame: Frame, seat: int, option: int) -> None:
        if option != DECLINE:
            game.draw(seat)

    def touches(self, game: Burrow, frame: Frame, option: int) -> list[str]:
        return ["leave"] if option == DECLINE else [f"card:{option}"]

    def text(self, game: Burrow, frame: Frame, option: int) -> Message:
        return Message("leave") if option == DECLINE else Message(self.option_message, card=option)

    def all_touches(self, game: Burrow, frame: Frame, seat: int) -> list[str]:
        return [f"card:{frame.it}", "leave"]


class EverybodyInTurn(Step[Burrow]):
    """Turns are taken until all hands are empty."""

    def run(self, game: Burrow, frame: Frame) -> None:
        if any(game.hands):
            frame.repeat()
            game.push(TURN, game.next)
            game.next = (game.next + 1) % game.seats


class IsPoor(Condition[Burrow]):
    """The actor has no acorn."""

    def holds(self, game: Burrow, frame: Frame) -> bool:
        return game.acorns[frame.actor] == 0


OWL: Final = Script("owl", [Look(), KeepOrLeave()])
TURN: Final = Script("turn", [PlayCard(), DrawCard()])
MAIN: Final = Script("main", [PassLeft(), EverybodyInTurn()])
EFFECTS: Final = {
    "acorn": Script("acorn", [Repeat(2, Gather(1)), When(IsPoor(), Gather(5))]),
    "nest": Script("nest", [YouMay("play-another", PlayCard(), Gather(1))]),
    "guest": Script("guest", [InviteNext(), Gather(1)]),
    "thief": Script("thief", [Steal()]),
    "guard": Script("guard", [When(IsPoor(), Gather(3))]),
    "owl": OWL,
}
SCRIPTS: Final = scripts_by_name(MAIN, TURN, *EFFECTS.values())


class BurrowText(GameText):
    """Messages as their ids and arguments."""

    def format(self, message: Message, language: str, names: list[str] | None = None, viewer: int | None = None) -> str:
        return " ".join([language, message.id, *(f"{key}={value}" for key, value in message.args.items())])


class BurrowRuleset(Ruleset):
    """The ruleset of Burrow."""

    def __init__(self) -> None:
        super().__init__("burrow", 1, range(2, 5), [], BurrowText())

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, with_events: bool = False) -> Burrow:
        game = Burrow(seats, rng)
        game.deck = list(range(CARDS))
        rng.shuffle(game.deck)
        game.hands = [[game.deck.pop() for _ in range(HAND)] for _ in range(seats)]
        for seat, hand in enumerate(game.hands):
            for card in hand:
                game.seen[card] = 1 << seat
        game.events = [] if with_events else None
        game.push(MAIN, NONE)
        game.advance()
        return game

    def load(self, data: Dump) -> Burrow:
        game = Burrow(data["seats"], Rng(0, 0, 0, 0))
        game.load(data, SCRIPTS)
        return game

    def imagine(self, redacted: Redacted, rng: Rng) -> Burrow:
        game = Burrow(redacted["seats"], rng)
        game.imagine(redacted, SCRIPTS, rng)
        return game

    def view(self, redacted: Redacted, cache: ViewCache | None = None) -> View:
        return View({**redacted["table"], "viewer": redacted["viewer"]})


RULESET: Final = BurrowRuleset()
