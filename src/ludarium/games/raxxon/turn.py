"""The course of the game: characters, then days of gathering, turns and the night."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step

from .compiled_pack import Action
from .crowd_grid import SIDE, cells_of
from .decks import draw, shuffle_discard_in, spread
from .effect_source import action_source
from .ending import SOLO_PASSES, clear_tokens, pass_seat
from .option_code import A_CHARACTER, AN_ACTION, CHOICE, GO, PASS
from .steps.question import RaxxonQuestion
from .table import Raxxon

MAX_SPREADS: Final = 4  # RX-51

# Every game ends: a day has at most 60 turns, and the infection wins after the last day (RX-21, RX-51).
MAX_TURNS: Final = 60
LAST_DAY: Final = 30

# The rows and columns of the new crowd, by the number of players (RX-11).
CROWD_SHAPES: Final[list[tuple[int, int]]] = [(0, 0), (3, 3), (3, 3), (3, 4), (4, 4)]


class ChooseCharacter(RaxxonQuestion[Raxxon]):
    """Choose a character that no other seat has (RX-05)."""

    def __init__(self) -> None:
        super().__init__("prompt-character", "option-character", "RX-05")

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.characters[frame.actor] == NONE:
            super().run(game, frame)

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [
            A_CHARACTER + character
            for character in range(len(game.pack.characters))
            if character not in game.characters
        ]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        choose_character(game, seat, option - A_CHARACTER)

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return [f"character:{character.name}" for character in game.pack.characters]

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        character = code - A_CHARACTER
        if character not in game.characters:
            return None
        return Reason("RX-05", Message("reason-taken", seat=game.characters.index(character)))


def choose_character(game: Raxxon, seat: int, character: int) -> None:
    """Give a seat a character, with an empty sheet."""
    game.characters[seat] = character
    game.tokens[seat] = [0] * len(game.actions(seat))
    if game.events is not None:
        name = game.pack.characters[character].name
        game.emit("event-character", {"seat": seat, "character": f"character-{name}"})


class ChooseSheet(ChooseCharacter):
    """In the solo game, choose a character at the start of each day (RX-80)."""

    def __init__(self) -> None:
        super().__init__()
        self.rule = "RX-80"

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.solo:
            RaxxonQuestion.run(self, game, frame)

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [A_CHARACTER + character for character in range(len(game.pack.characters))]

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        return None


class ChooseCharacters(Step[Raxxon]):
    """Each player, from the first player on, chooses a character; "it" counts the seats."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        frame.it += 1
        if frame.it < game.seats and not game.solo:
            frame.repeat()
            game.push(CHOOSING, (game.first + frame.it) % game.seats)


class PlayDays(Step[Raxxon]):
    """Play days until the game is won or lost."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        frame.repeat()
        game.push(game.pack.day, game.first)


class GatherCrowd(Step[Raxxon]):
    """Start a day: put face-down citizens in rows, while the deck lasts (RX-11)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        game.day += 1
        game.day_over = False
        game.passed = 0
        game.passes = 0
        game.ignored_adds = 0
        game.turns = 0
        game.last = NONE
        game.current = NONE
        if game.events is not None:
            game.emit("event-day", {"number": game.day, "seat": game.first})
            if game.day >= LAST_DAY:
                game.emit("event-last-day", {"number": game.day})
        rows, columns = CROWD_SHAPES[game.seats]
        for row in range(rows):
            for column in range(columns):
                if game.population:
                    citizen, known = draw(game)
                    game.put(SIDE * (row + 2) + column + 2, citizen, up=False, known=known)


class PlayTurns(Step[Raxxon]):
    """Play turns clockwise from the first player until all have passed or the day ends (RX-20, RX-21)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.day_over or game.passed == (1 << game.seats) - 1:
            return
        if game.turns >= MAX_TURNS:
            if game.events is not None:
                game.emit("event-no-more-turns", {"number": game.turns})
            return
        game.turns += 1
        seat = game.first if game.current == NONE else (game.current + 1) % game.seats
        while game.passed >> seat & 1:
            seat = (seat + 1) % game.seats
        game.current = seat
        game.turn_over = False
        frame.repeat()
        game.push(game.pack.turn, seat, 0)


# The frame of a turn has the next consequence in "it": action * ACTION_BASE + slot * SLOT_BASE + symbol. Its "that" is
# the seat once it has applied a consequence or taken an action, NONE before (RX-55).
ACTION_BASE: Final = 1 << 20
SLOT_BASE: Final = 16


def pass_text(game: Raxxon) -> Message:
    """The text of passing: it ends the day of the player, or, alone for the first time, clears the sheet (RX-81)."""
    return Message("option-pass-first" if is_first_solo_pass(game) else "option-pass")


def pass_confirmation(game: Raxxon) -> Message:
    """What is asked before a player passes."""
    return Message("confirm-pass-first" if is_first_solo_pass(game) else "confirm-pass")


def is_first_solo_pass(game: Raxxon) -> bool:
    """Whether a pass would not end the day (RX-81)."""
    return game.solo and game.passes + 1 < SOLO_PASSES


class ApplyConsequences(RaxxonQuestion[Raxxon]):
    """Apply the marked consequences in order, symbol by symbol; the player may pass at each (RX-22 to RX-24)."""

    def __init__(self) -> None:
        super().__init__("prompt-consequence", "", "RX-24")

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.turn_over:
            return
        frame.it = next_consequence(game, frame.actor, frame.it)
        if frame.it != NONE:
            game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [GO, PASS]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            pass_seat(game, seat)
            return
        action, script = consequence(game, seat, frame.it)
        game.last = seat
        frame.that = seat
        frame.it += 1
        frame.repeat()
        if game.events is not None:
            name = action_name(game, seat, action)
            game.emit("event-applies", {"seat": seat, "action": name, "symbol": script.name})
        game.push(script, seat, NONE, action_source(game.characters[seat], action))

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        return pass_text(game) if option == PASS else super().text(game, frame, option)

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        action, script = consequence(game, frame.actor, frame.it)
        return Message(self.question, symbol=script.name, action=action_name(game, frame.actor, action))

    def confirmation(self, game: Raxxon, frame: Frame, option: int) -> Message | None:
        return pass_confirmation(game) if option == PASS else None

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return ["go", "pass"]


def consequence(game: Raxxon, seat: int, at: int) -> tuple[int, Script]:
    """The action at a position, and the script of the symbol there; an endless action repeats its last slot."""
    action = at // ACTION_BASE
    slots = game.actions(seat)[action].slots
    return action, slots[min(at % ACTION_BASE // SLOT_BASE, len(slots) - 1)][at % SLOT_BASE]


def next_consequence(game: Raxxon, seat: int, at: i64) -> i64:
    """The first symbol under a token at or after a position; NONE if there is none (RX-23)."""
    actions = game.actions(seat)
    tokens = game.tokens[seat]
    action = at // ACTION_BASE
    slot = at % ACTION_BASE // SLOT_BASE
    symbol = at % SLOT_BASE
    while action < len(actions):
        slots = actions[action].slots
        while slot < tokens[action]:
            if symbol < len(slots[min(slot, len(slots) - 1)]):
                return action * ACTION_BASE + slot * SLOT_BASE + symbol
            slot += 1
            symbol = 0
        action += 1
        slot = 0
        symbol = 0
    return NONE


class TakeAction(RaxxonQuestion[Raxxon]):
    """Take an available action, or pass (RX-22, RX-25)."""

    def __init__(self) -> None:
        super().__init__("prompt-action", "option-action", "RX-25")

    def run(self, game: Raxxon, frame: Frame) -> None:
        if not game.turn_over:
            game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        actions = game.actions(seat)
        tokens = game.tokens[seat]
        options = [AN_ACTION + n for n in range(len(actions)) if is_available(actions[n], tokens[n])]
        options.append(PASS)
        return options

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            pass_seat(game, seat)
            return
        number = option - AN_ACTION
        action = game.actions(seat)[number]
        game.last = seat
        frame.that = seat
        if action.slots:
            game.tokens[seat][number] += 1
        if game.events is not None:
            game.emit("event-acts", {"seat": seat, "action": action_name(game, seat, number)})
        game.push(action.script, seat, NONE, action_source(game.characters[seat], number))

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        if option == PASS:
            return pass_text(game)
        return Message(self.option_message, action=action_name(game, frame.actor, option - AN_ACTION))

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message(self.question)

    def confirmation(self, game: Raxxon, frame: Frame, option: int) -> Message | None:
        return pass_confirmation(game) if option == PASS else None

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return [*(f"action:{number}" for number in range(len(game.actions(seat)))), "pass"]

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        number = code - AN_ACTION
        if is_available(game.actions(seat)[number], game.tokens[seat][number]):
            return None
        return Reason("RX-25", Message("reason-no-slot", action=action_name(game, seat, number)))


def is_available(action: Action, tokens: int) -> bool:
    """Whether an action has an empty slot, or needs none (RX-25)."""
    return not action.slots or tokens < len(action.slots) or action.endless


def action_name(game: Raxxon, seat: int, number: int) -> str:
    """The id of an action's name."""
    return game.actions(seat)[number].name


class ChooseOption(RaxxonQuestion[Raxxon]):
    """Choose between the options of a Raxxon card (RX-33)."""

    def __init__(self) -> None:
        super().__init__("prompt-choice", "", "RX-33")

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [CHOICE, CHOICE + 1]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        card = game.pack.cards[frame.that]
        if game.events is not None:
            choice = f"choice-{card.name}-{option - CHOICE + 1}"
            game.emit("event-chooses", {"seat": seat, "card": f"card-{card.name}", "choice": choice})
        game.push(card.options[option - CHOICE], seat, NONE, frame.that)

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        return Message(f"choice-{game.pack.cards[frame.that].name}-{option - CHOICE + 1}")

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return ["choice:1", "choice:2"]


class RevealCrowd(Step[Raxxon]):
    """Turn all cards face up, without effects (RX-50)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        cells = cells_of(game.down)
        for cell in cells:
            game.turn_up(cell)
        if cells and game.events is not None:
            game.emit("event-reveals-crowd", {"cards": game.citizen_messages([game.cells[cell] for cell in cells])})


class SpreadOvernight(Step[Raxxon]):
    """Spread once for each infected card of the crowd and the uncontained quarantine, at most four times (RX-51).

    On the last day spread until the infection deck is empty, and one more time: the game is lost.
    """

    def run(self, game: Raxxon, frame: Frame) -> None:
        infected = game.face_up_count(~game.pack.healthy) + sum(game.uncontained)
        spreads = min(infected, MAX_SPREADS) if game.day < LAST_DAY else len(game.infection) + 1
        if game.events is not None:
            game.emit("event-overnight", {"number": infected, "spreads": spreads})
        for _ in range(spreads):
            if game.stack:
                spread(game)


class GoHome(Step[Raxxon]):
    """Shuffle the crowd, the uncontained quarantine and the discard pile into the population deck (RX-52, RX-53)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        for cell in cells_of(game.crowd):
            game.discard[game.cells[cell]] += 1
        game.clear_crowd()
        for citizen in range(len(game.uncontained)):
            game.discard[citizen] += game.uncontained[citizen]
        game.uncontained = game.contained
        game.contained = [0] * len(game.uncontained)
        shuffle_discard_in(game)


class PrepareNextDay(Step[Raxxon]):
    """Clear the sheets and determine the next first player (RX-54, RX-55)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        clear_tokens(game)
        last = game.first if game.last == NONE else game.last
        game.first = (last + 1) % game.seats
        game.current = NONE


GAME: Final = Script("game", [ChooseCharacters(), PlayDays()])
CHOOSING: Final = Script("choosing", [ChooseCharacter()])
DAY: Final = Script(
    "day", [ChooseSheet(), GatherCrowd(), PlayTurns(), RevealCrowd(), SpreadOvernight(), GoHome(), PrepareNextDay()]
)
TURN: Final = Script("turn", [ApplyConsequences(), TakeAction()])

COURSE: Final[list[Script]] = [GAME, CHOOSING]
