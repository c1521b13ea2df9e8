"""A person at the terminal: shows the table, asks for decisions, runs the commands."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludarium.errors import Refused
from ludarium.kernel.match import Match
from ludarium.kernel.option import OpenDecision

from .help import print_commands, print_rule
from .localized import LocalizedText
from .menu import Menu
from .record_file import RecordFile
from .screen import is_interactive, print_panels

SHORT = 14  # labels up to this length are placed side by side
GAPS = 4  # between the columns of a menu
MAX_LINE = 200  # characters of an input line; the rest is ignored


class PlayerLeft(Exception):
    """The player quit."""


class TerminalPlayer:
    """The people at this terminal: one player, or several who take turns at the keyboard."""

    def __init__(
        self, match: Match, texts: LocalizedText, console: Console, people: list[int], record_file: RecordFile
    ) -> None:
        self.match = match
        self.texts = texts
        self.console = console
        self.people = people
        self.record_file = record_file
        self.events_shown = dict.fromkeys(people, 0)  # how many events each player has seen
        self.last: int | None = None  # who saw the screen last
        self.menu = Menu([], texts.language)

    # --- asking --------------------------------------------------------------------------------------------------

    def ask(self, decision: OpenDecision) -> None:
        """Show the table and ask until the decision is made, or an undo has opened another one."""
        self.hand_over(decision.seat)
        self.menu = Menu(decision.options, self.texts.language)
        self.show(decision)
        while not self.answer(decision, self.read("> ").strip()):
            pass

    def answer(self, decision: OpenDecision, line: str) -> bool:
        """Run a line of input; returns whether the decision is finished."""
        word, _, argument = line.partition(" ")
        word, argument = word.lower(), argument.strip()
        commands: dict[str, Callable[[], object]] = {
            "": self.go_back,
            "b": self.go_back,
            "?": lambda: print_commands(self.console, self.texts, self.example()),
            "t": lambda: self.show_again(decision),
            "l": lambda: self.show_log(0),
            "r": lambda: print_rule(self.console, self.texts, argument),
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
            self.print(self.texts.message_text("cli-unknown", word=stray))
            return False
        menu = menu.skip_forced()
        option = menu.chosen()
        if option is not None:
            self.match.decide(decision.seat, option.id, decision=decision.id)
            self.save()
            return True
        if not menu.options:
            self.print_reason(decision.seat, menu.prefix)
            return False
        self.menu = menu
        self.show_menu()
        return False

    def go_back(self) -> None:
        """One step back in the menu; at its beginning, show it again."""
        self.menu = self.menu.back()
        self.show_menu()

    def undo(self, *, agreed: bool = False) -> bool:
        """Undo the last decision of the people here, or the last touch of an unfinished choice."""
        if self.menu.prefix:
            self.go_back()
            return False
        seat = self.last_to_decide()
        try:
            self.match.undo(seat, agreed=agreed)
        except Refused as refused:
            self.print(self.texts.refusal(refused))
            if refused.message_id != "reason-undo-nothing":
                self.print(self.texts.message_text("cli-undo-anyway"), "dim")
            return False
        self.events_shown = {person: min(told, self.match.event_count) for person, told in self.events_shown.items()}
        self.print(self.texts.message_text("cli-undone"))
        self.save()
        return True

    def last_to_decide(self) -> int:
        """The seat of the latest decision that was made by a person and not undone."""
        last = self.match.last_decider(self.people)
        return self.people[0] if last is None else last

    def explain(self, seat: int, path: str) -> None:
        """Print why a path is not possible; without one, list all that is not possible at this step."""
        if not path:
            self.explain_all(seat)
            return
        menu, stray = self.menu.follow(path.split())
        if stray:
            menu, stray = Menu(self.menu.all, self.texts.language).follow(path.split())
        self.print_reason(seat, [*menu.prefix, *([stray] if stray else [])])

    def explain_all(self, seat: int) -> None:
        """Print every illegal touch with the rule against it."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for thing in self.match.touchable(seat, self.menu.prefix):
            reason = self.match.explain(seat, [*self.menu.prefix, thing])
            if reason is not None:
                table.add_row(Text(thing, "dim"), self.texts.reason(reason.rule, reason.message))
        if table.row_count:
            self.console.print(table)
        else:
            self.print(self.texts.message_text("cli-all-possible"))

    def print_reason(self, seat: int, touches: list[str]) -> None:
        """Print the rule against these touches."""
        reason = self.match.explain(seat, touches, self.texts.language)
        if reason is None:
            self.print(self.texts.message_text("cli-possible"))
        else:
            self.print(self.texts.reason(reason.rule, reason.message))

    # --- showing -------------------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Clear the screen when the next player takes the keyboard."""
        if len(self.people) > 1 and self.last != seat and is_interactive():
            self.console.clear()
            self.read(self.texts.message_text("cli-curtain", seat=seat) + " ")
            self.console.clear()
        self.last = seat

    def show(self, decision: OpenDecision) -> None:
        """Print the table, the events since this player's last decision, and the question with its menu."""
        self.show_table(decision.seat)
        self.show_log(self.events_shown[decision.seat])
        self.events_shown[decision.seat] = self.match.event_count
        self.show_question(decision)

    def show_again(self, decision: OpenDecision) -> None:
        """Print the table and the question again."""
        self.show_table(decision.seat)
        self.show_question(decision)

    def show_table(self, seat: int) -> None:
        """Print the table as this seat sees it."""
        self.console.print()
        view = self.match.view(seat)
        print_panels(self.console, self.match.ruleset.text.table_panels(view, self.texts.language, self.texts.names))

    def show_question(self, decision: OpenDecision) -> None:
        """Print the question and the menu."""
        prompt = self.texts.format(decision.prompt.message)
        name = self.texts.names[decision.seat]
        self.console.print()
        self.print(f"{name} · {prompt}" if len(self.people) > 1 else prompt, "bold")
        self.show_menu()

    def show_log(self, since: int) -> None:
        """Print the events that this player may see, from the given one on."""
        for event in self.match.log(self.last, since):
            self.console.print(Padding(Text(self.texts.event(event)), (0, 0, 0, 2)))

    def example(self) -> str:
        """The id of the longest option, as an example for the help."""
        return max(self.menu.all, key=lambda option: len(option.touches)).id

    def show_menu(self) -> None:
        """Print the possible touches with their numbers."""
        menu = self.menu
        if menu.head:
            self.print(f"{menu.head}  ({self.texts.message_text('cli-back')})", "bold")
        width = len(str(len(menu.items)))
        if menu.head and max(len(item.label) for item in menu.items) <= SHORT:
            cells = [f"{n:>{width}} {item.label}" for n, item in enumerate(menu.items, 1)]
            self.console.print(Columns([Text(cell) for cell in cells], padding=(0, 3), equal=True))
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        room = self.console.width - width - max(len(item.label) for item in menu.items) - GAPS
        for number, item in enumerate(menu.items, 1):
            name = item.touch if len(item.touch) <= room else ""
            table.add_row(f"{number:>{width}}", item.label, Text(name, "dim"))
        self.console.print(table)

    def print(self, text: str, style: str = "") -> None:
        """Print a text."""
        self.console.print(Text(text, style))

    def read(self, prompt: str) -> str:
        """Read a line; if the input is not a terminal, print it as if it were typed."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt, RuntimeError):  # RuntimeError: there is no input at all
            self.console.print()
            raise PlayerLeft from None
        if not sys.stdin.isatty():
            self.print(line)
        return line[:MAX_LINE]

    # --- saving and leaving --------------------------------------------------------------------------------------

    def save(self) -> None:
        """Update the record file; if that fails, print the reason and continue."""
        try:
            self.record_file.save()
        except OSError as error:
            self.print(
                self.texts.message_text("cli-not-saved", file=str(self.record_file.file), reason=str(error.strerror))
            )

    def save_as(self, file: str) -> bool:
        """Save the match under a name; returns whether it succeeded."""
        file = file or self.record_file.free_name()
        try:
            self.record_file.save_as(file)
        except FileExistsError:
            self.print(self.texts.message_text("cli-exists", file=file))
            return False
        except (OSError, ValueError) as error:  # ValueError: not a valid file name
            reason = error.strerror if isinstance(error, OSError) else error
            self.print(self.texts.message_text("cli-not-saved", file=file, reason=str(reason)))
            return False
        self.print(self.texts.message_text("cli-saved", file=file))
        return True

    def quit(self) -> None:
        """Quit, after offering to save an unsaved match."""
        while self.record_file.file is None and self.match.entries:
            file = self.read(self.texts.message_text("cli-save-ask") + " ").strip()
            if not file or self.save_as(file):
                break
        raise PlayerLeft
