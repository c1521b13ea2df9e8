"""A person at the terminal: is shown the table, asked, and answered until a decision is taken or they leave."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludarium.errors import Refused
from ludarium.kernel.match import Match, OpenDecision

from .guide import print_commands, print_rule
from .keeper import Keeper
from .menu import Menu
from .screen import is_talking, print_panels
from .voice import Voice

SHORT = 14  # labels up to this length stand side by side
GAPS = 4  # between the columns of a menu
LONGEST_LINE = 200  # characters of what is typed that are read


class Left(Exception):
    """The person has left the table."""


class Person:
    """Whoever sits at this terminal: one player, or several in turn."""

    def __init__(self, match: Match, voice: Voice, console: Console, people: list[int], keeper: Keeper) -> None:
        self.match = match
        self.voice = voice
        self.console = console
        self.people = people
        self.keeper = keeper
        self.told = dict.fromkeys(people, 0)  # how many events of the story each has been told
        self.last: int | None = None  # who saw the screen last
        self.menu = Menu([], voice.language)

    # --- asking --------------------------------------------------------------------------------------------------

    def ask(self, decision: OpenDecision) -> None:
        """Show the table and ask, until the decision is taken or another one is open after an undo."""
        self.draw_curtain(decision.seat)
        self.menu = Menu(decision.options, self.voice.language)
        self.show(decision)
        while not self.answer(decision, self.read("> ").strip()):
            pass

    def answer(self, decision: OpenDecision, line: str) -> bool:
        """Do what a line says; whether the decision is done with."""
        word, _, argument = line.partition(" ")
        word, argument = word.lower(), argument.strip()
        commands: dict[str, Callable[[], object]] = {
            "": self.go_back,
            "b": self.go_back,
            "?": lambda: print_commands(self.console, self.voice, self.example()),
            "t": lambda: self.show_again(decision),
            "l": lambda: self.show_log(0),
            "r": lambda: print_rule(self.console, self.voice, argument),
            "s": lambda: self.save_as(argument),
            "why": lambda: self.explain(decision.seat, argument),
            "q": self.quit,
        }
        if word in {"u", "u!"}:
            return self.undo(agreed=word == "u!")
        if word in commands:
            commands[word]()
            return False
        return self.choose(decision, line)

    def choose(self, decision: OpenDecision, line: str) -> bool:
        """Follow the words of a line through the menu."""
        menu, stray = self.menu.follow(line.split())
        if stray:
            self.print(self.voice.say("cli-unknown", word=stray))
            return False
        menu = menu.settled()
        option = menu.chosen()
        if option is not None:
            self.match.decide(decision.seat, option.id, decision=decision.id)
            self.save()
            return True
        if not menu.options:
            self.say_why(decision.seat, menu.prefix)
            return False
        self.menu = menu
        self.show_menu()
        return False

    def go_back(self) -> None:
        """One step back in the menu; at its beginning, show it again."""
        self.menu = self.menu.back()
        self.show_menu()

    def undo(self, *, agreed: bool = False) -> bool:
        """Take back the last decision of anybody here, or the last step of a choice that is not finished."""
        if self.menu.prefix:
            self.go_back()
            return False
        seat = self.last_to_decide()
        try:
            self.match.undo(seat, agreed=agreed)
        except Refused as refused:
            self.print(self.voice.refusal(refused))
            if refused.message_id != "reason-undo-nothing":
                self.print(self.voice.say("cli-undo-anyway"), "dim")
            return False
        self.told = {person: min(told, self.match.happened) for person, told in self.told.items()}
        self.print(self.voice.say("cli-undone"))
        self.save()
        return True

    def last_to_decide(self) -> int:
        """Whose decision was the last of those taken by people that still stands."""
        last = self.match.last_decider(self.people)
        return self.people[0] if last is None else last

    def explain(self, seat: int, path: str) -> None:
        """Say why a path is not possible; without one, what is not possible at this step."""
        if not path:
            self.explain_all(seat)
            return
        menu, stray = self.menu.follow(path.split())
        if stray:
            menu, stray = Menu(self.menu.all, self.voice.language).follow(path.split())
        self.say_why(seat, [*menu.prefix, *([stray] if stray else [])])

    def explain_all(self, seat: int) -> None:
        """Everything that could be touched next and must not, with the rule against it."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for thing in self.match.things(seat, self.menu.prefix):
            reason = self.match.explain(seat, [*self.menu.prefix, thing])
            if reason is not None:
                table.add_row(Text(thing, "dim"), self.voice.reason(reason.rule, reason.message))
        if table.row_count:
            self.console.print(table)
        else:
            self.print(self.voice.say("cli-all-possible"))

    def say_why(self, seat: int, touches: list[str]) -> None:
        """Say which rule is against these touches."""
        reason = self.match.explain(seat, touches, self.voice.language)
        if reason is None:
            self.print(self.voice.say("cli-possible"))
        else:
            self.print(self.voice.reason(reason.rule, reason.message))

    # --- showing -------------------------------------------------------------------------------------------------

    def draw_curtain(self, seat: int) -> None:
        """Hide from this person what only another one may see."""
        if len(self.people) > 1 and self.last != seat and is_talking():
            self.console.clear()
            self.read(self.voice.say("cli-curtain", seat=seat) + " ")
            self.console.clear()
        self.last = seat

    def show(self, decision: OpenDecision) -> None:
        """The table, what has happened since this person last looked, and the question with its answers."""
        self.show_table(decision.seat)
        self.show_log(self.told[decision.seat])
        self.told[decision.seat] = self.match.happened
        self.show_question(decision)

    def show_again(self, decision: OpenDecision) -> None:
        """The table and the question once more."""
        self.show_table(decision.seat)
        self.show_question(decision)

    def show_table(self, seat: int) -> None:
        """The table as this seat sees it."""
        self.console.print()
        view = self.match.view(seat)
        print_panels(self.console, self.match.contract.sketch(view, self.voice.language, self.voice.names))

    def show_question(self, decision: OpenDecision) -> None:
        """What is to be decided, and the menu."""
        prompt = self.voice.speak(decision.prompt.message)
        name = self.voice.names[decision.seat]
        self.console.print()
        self.print(f"{name} · {prompt}" if len(self.people) > 1 else prompt, "bold")
        self.show_menu()

    def show_log(self, since: int) -> None:
        """What this person may know of the story from some event on."""
        for event in self.match.log(self.last, since):
            self.console.print(Padding(Text(self.voice.tell(event)), (0, 0, 0, 2)))

    def example(self) -> str:
        """A whole choice by its name."""
        return max(self.menu.all, key=lambda option: len(option.touches)).id

    def show_menu(self) -> None:
        """What can be touched next, with numbers."""
        menu = self.menu
        if menu.head:
            self.print(f"{menu.head}  ({self.voice.say('cli-back')})", "bold")
        width = len(str(len(menu.entries)))
        if menu.head and max(len(entry.label) for entry in menu.entries) <= SHORT:
            cells = [f"{n:>{width}} {entry.label}" for n, entry in enumerate(menu.entries, 1)]
            self.console.print(Columns([Text(cell) for cell in cells], padding=(0, 3), equal=True))
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        room = self.console.width - width - max(len(entry.label) for entry in menu.entries) - GAPS
        for number, entry in enumerate(menu.entries, 1):
            name = entry.touch if len(entry.touch) <= room else ""
            table.add_row(f"{number:>{width}}", entry.label, Text(name, "dim"))
        self.console.print(table)

    def print(self, text: str, style: str = "") -> None:
        """Print a text."""
        self.console.print(Text(text, style))

    def read(self, prompt: str) -> str:
        """A line from the keyboard; where there is none, the lines of the input are shown as if typed."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt, RuntimeError):  # RuntimeError: there is no input at all
            self.console.print()
            raise Left from None
        if not sys.stdin.isatty():
            self.print(line)
        return line[:LONGEST_LINE]

    # --- saving and leaving --------------------------------------------------------------------------------------

    def save(self) -> None:
        """Keep the file up to date; if that cannot be, say so and play on."""
        try:
            self.keeper.save()
        except OSError as error:
            self.print(self.voice.say("cli-not-saved", file=str(self.keeper.file), reason=str(error.strerror)))

    def save_as(self, file: str) -> bool:
        """Save the match under a name; whether that went well."""
        file = file or self.keeper.free_name()
        try:
            self.keeper.save_as(file)
        except FileExistsError:
            self.print(self.voice.say("cli-exists", file=file))
            return False
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            reason = error.strerror if isinstance(error, OSError) else error
            self.print(self.voice.say("cli-not-saved", file=file, reason=str(reason)))
            return False
        self.print(self.voice.say("cli-saved", file=file))
        return True

    def quit(self) -> None:
        """Leave, and offer to save what nobody has saved yet."""
        while self.keeper.file is None and self.match.entries:
            file = self.read(self.voice.say("cli-save-ask") + " ").strip()
            if not file or self.save_as(file):
                break
        raise Left
