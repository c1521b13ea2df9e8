"""The course of the game: days, and in each the crowd, the turns of the players, and the end of the day."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step

from .grid import SIDE, cells_of
from .lore import Action
from .table import Raxxon, from_action
from .thing import A_CHARACTER, AN_ACTION, CHOICE, GO, PASS
from .words.asking import Ask
from .words.token import OwedDraw

MOST_SPREADS: Final = 4  # RX-51

# Nobody can put off the end for ever: a day has so many turns, and a game so many days (RX-21, RX-51).
MOST_TURNS: Final = 60
LAST_DAY: Final = 30

# The crowd as it gathers, by the number of players: rows and columns (RX-11).
GATHERINGS: Final[list[tuple[int, int]]] = [(0, 0), (3, 3), (3, 3), (3, 4), (4, 4)]


class ChooseCharacter(Ask):
    """A seat chooses a character sheet that nobody has yet (RX-05)."""

    def __init__(self) -> None:
        super().__init__("prompt-character", "option-character", "RX-05")

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.characters[frame.actor] == NONE:
            super().run(game, frame)

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [
            A_CHARACTER + character
            for character in range(len(game.lore.characters))
            if character not in game.characters
        ]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        choose_character(game, seat, option - A_CHARACTER)

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [f"character:{character.name}" for character in game.lore.characters]

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        character = game.lore.numbers[touches[-1]] - A_CHARACTER
        if character not in game.characters:
            return None
        return Reason("RX-05", Message("reason-taken", seat=game.characters.index(character)))


def choose_character(game: Raxxon, seat: int, character: int) -> None:
    """Give a seat a sheet."""
    game.characters[seat] = character
    game.tokens[seat] = [0] * len(game.actions(seat))
    if game.story is not None:
        name = game.lore.characters[character].name
        game.tell("event-character", {"seat": seat, "character": f"character-{name}"})


class ChooseSheet(ChooseCharacter):
    """Alone one chooses a sheet anew at the start of each day (RX-80)."""

    def __init__(self) -> None:
        super().__init__()
        self.rule = "RX-80"

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.solo:
            Ask.run(self, game, frame)

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [A_CHARACTER + character for character in range(len(game.lore.characters))]

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return None


class EachChooses(Step[Raxxon]):
    """Everybody, from the first player on, chooses a sheet; "it" counts those who have."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        frame.it += 1
        if frame.it < game.seats and not game.solo:
            frame.again()
            game.push(CHOOSING, (game.first + frame.it) % game.seats)


class PlayDays(Step[Raxxon]):
    """One day after another, until the game is won or lost."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        frame.again()
        game.push(game.lore.day, game.first)


class Gather(Step[Raxxon]):
    """The crowd gathers: face-down citizens in rows, as far as the deck goes (RX-11)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        game.day += 1
        game.day_over = False
        game.passed = 0
        game.passes = 0
        game.ignored_adds = 0
        game.turns = 0
        game.last = NONE
        game.current = NONE
        if game.story is not None:
            game.tell("event-day", {"number": game.day, "seat": game.first})
            if game.day >= LAST_DAY:
                game.tell("event-last-day", {"number": game.day})
        rows, columns = GATHERINGS[game.seats]
        for row in range(rows):
            for column in range(columns):
                if game.population:
                    citizen, known = game.draw()
                    game.put(SIDE * (row + 2) + column + 2, citizen, up=False, known=known)


class PlayTurns(Step[Raxxon]):
    """Turns, clockwise from the first player, until all have passed or the day ends (RX-20, RX-21)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.day_over or game.passed == (1 << game.seats) - 1:
            return
        if game.turns >= MOST_TURNS:
            if game.story is not None:
                game.tell("event-no-more-turns", {"number": game.turns})
            return
        game.turns += 1
        seat = game.first if game.current == NONE else (game.current + 1) % game.seats
        while game.passed >> seat & 1:
            seat = (seat + 1) % game.seats
        game.current = seat
        game.turn_over = False
        frame.again()
        game.push(game.lore.turn, seat, 0)


# A turn's frame counts in "it" the consequences: action * LINE + slot * SLOT + symbol; "that" is who took the turn, or
# part of it, and NONE as long as nobody did (RX-55).
LINE: Final = 1 << 20
SLOT: Final = 16


class ApplyConsequences(Ask):
    """Marked consequences, top to bottom and left to right, symbol by symbol; one may stop at each (RX-22 to RX-24)."""

    def __init__(self) -> None:
        super().__init__("prompt-consequence", "", "RX-24")

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.turn_over:
            return
        frame.it = next_marked(game, frame.actor, frame.it)
        if frame.it != NONE:
            game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [GO, PASS]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            game.pass_seat(seat)
            return
        action = frame.it // LINE
        slot = frame.it % LINE // SLOT
        symbol = frame.it % SLOT
        game.last = seat
        frame.that = seat
        frame.it += 1
        frame.again()
        slots = game.actions(seat)[action].slots
        script = slots[min(slot, len(slots) - 1)][symbol]
        game.push(script, seat, NONE, from_action(game.characters[seat], action))

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        action = frame.it // LINE
        slot = frame.it % LINE // SLOT
        symbol = frame.it % SLOT
        sheet = game.actions(frame.actor)[action]
        script = sheet.slots[min(slot, len(sheet.slots) - 1)][symbol]
        return Message(self.question, symbol=script.name, action=sheet.name)

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["go", "pass"]


def next_marked(game: Raxxon, seat: int, at: i64) -> i64:
    """The first symbol under a token, from a place in the count on; NONE if there is no more (RX-23)."""
    actions = game.actions(seat)
    tokens = game.tokens[seat]
    action = at // LINE
    slot = at % LINE // SLOT
    symbol = at % SLOT
    while action < len(actions):
        slots = actions[action].slots
        while slot < tokens[action]:
            if symbol < len(slots[min(slot, len(slots) - 1)]):
                return action * LINE + slot * SLOT + symbol
            slot += 1
            symbol = 0
        action += 1
        slot = 0
        symbol = 0
    return NONE


class TakeAction(Ask):
    """Choose an available action, and perform it; or pass (RX-22, RX-25)."""

    def __init__(self) -> None:
        super().__init__("prompt-action", "option-action", "RX-25")

    def run(self, game: Raxxon, frame: Frame) -> None:
        if not game.turn_over:
            game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        actions = game.actions(seat)
        tokens = game.tokens[seat]
        found = [AN_ACTION + n for n in range(len(actions)) if is_available(actions[n], tokens[n])]
        found.append(PASS)
        return found

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            game.pass_seat(seat)
            return
        number = option - AN_ACTION
        action = game.actions(seat)[number]
        game.last = seat
        frame.that = seat
        if action.slots:
            game.tokens[seat][number] += 1
        if game.story is not None:
            game.tell("event-acts", {"seat": seat, "action": action_name(game, seat, number)})
        game.push(action.script, seat, NONE, from_action(game.characters[seat], number))

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        if option == PASS:
            return super().text(game, frame, option)
        return Message(self.said, action=action_name(game, frame.actor, option - AN_ACTION))

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message(self.question)

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if touches:
            return []
        return [*(f"action:{number}" for number in range(len(game.actions(seat)))), "pass"]

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "pass":
            return None
        number = game.lore.numbers[touches[-1]] - AN_ACTION
        if is_available(game.actions(seat)[number], game.tokens[seat][number]):
            return None
        return Reason("RX-25", Message("reason-no-slot", action=action_name(game, seat, number)))


def is_available(action: Action, tokens: int) -> bool:
    """Whether an action has an empty slot, or needs none (RX-25)."""
    return not action.slots or tokens < len(action.slots) or action.endless


def idle_reasons(game: Raxxon, seat: int, number: int) -> list[Reason]:
    """Why an action would change nothing now but for its token, each reason once; none if it can change something."""
    script = game.actions(seat)[number].script
    frame = Frame(script, seat, 0, NONE, from_action(game.characters[seat], number))
    found: dict[str, Reason] = {}
    for step in script.steps:
        if isinstance(step, OwedDraw):
            continue  # without an optional effect nothing is owed (RX-35)
        reason = step.against_all(game, frame) if isinstance(step, Ask) else None
        if reason is None:
            return []
        found[reason.message.id] = reason
    return list(found.values())


def action_name(game: Raxxon, seat: int, number: int) -> str:
    """The message that names an action."""
    return game.actions(seat)[number].name


class ChooseOption(Ask):
    """The current player chooses between the options of a Raxxon card (RX-33)."""

    def __init__(self) -> None:
        super().__init__("prompt-choice", "", "RX-33")

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [CHOICE, CHOICE + 1]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        card = game.lore.cards[frame.that]
        if game.story is not None:
            choice = f"choice-{card.name}-{option - CHOICE + 1}"
            game.tell("event-chooses", {"seat": seat, "card": f"card-{card.name}", "choice": choice})
        game.push(card.options[option - CHOICE], seat, NONE, frame.that)

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        return Message(f"choice-{game.lore.cards[frame.that].name}-{option - CHOICE + 1}")

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["choice:1", "choice:2"]


class RevealCrowd(Step[Raxxon]):
    """Turn up every face-down card, without effects (RX-50)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        cells = cells_of(game.down)
        for cell in cells:
            game.turn_up(cell)
        if cells and game.story is not None:
            game.tell("event-reveals-crowd", {"cards": game.citizen_messages([game.cells[cell] for cell in cells])})


class SpreadOvernight(Step[Raxxon]):
    """Spread once for each infected card in the crowd and in the uncontained quarantine, at most four times (RX-51).

    On the last day it spreads until the infection deck is empty, and once more.
    """

    def run(self, game: Raxxon, frame: Frame) -> None:
        infected = game.count(~game.lore.healthy) + sum(game.uncontained)
        spreads = min(infected, MOST_SPREADS) if game.day < LAST_DAY else len(game.infection) + 1
        if game.story is not None:
            game.tell("event-overnight", {"number": infected, "spreads": spreads})
        for _ in range(spreads):
            if game.stack:
                game.spread()


class GoHome(Step[Raxxon]):
    """Crowd and uncontained quarantine go to the discard pile, and that into the population deck (RX-52, RX-53)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        for cell in cells_of(game.crowd):
            game.discard[game.cells[cell]] += 1
        game.clear()
        for citizen in range(len(game.uncontained)):
            game.discard[citizen] += game.uncontained[citizen]
        game.uncontained = game.contained
        game.contained = [0] * len(game.uncontained)
        game.refill()


class NextDay(Step[Raxxon]):
    """Tokens leave the sheets, and it is found who is first tomorrow (RX-54, RX-55)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        game.clear_tokens()
        last = game.first if game.last == NONE else game.last
        game.first = (last + 1) % game.seats
        game.current = NONE


GAME: Final = Script("game", [EachChooses(), PlayDays()])
CHOOSING: Final = Script("choosing", [ChooseCharacter()])
DAY: Final = Script(
    "day", [ChooseSheet(), Gather(), PlayTurns(), RevealCrowd(), SpreadOvernight(), GoHome(), NextDay()]
)
TURN: Final = Script("turn", [ApplyConsequences(), TakeAction()])

COURSE: Final[list[Script]] = [GAME, CHOOSING]
