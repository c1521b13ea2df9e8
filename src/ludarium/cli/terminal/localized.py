"""The texts of the terminal client in one language, with the names of the seats."""

from __future__ import annotations

from ludarium.errors import Refused
from ludarium.kernel.event import Event
from ludarium.kernel.message import Argument, Message
from ludarium.kernel.ruleset import Ruleset


class LocalizedText:
    """Formats the messages of a game and of the command line in one language."""

    def __init__(self, ruleset: Ruleset, language: str, bots: set[int], seats: int) -> None:
        self.ruleset = ruleset
        self.language = language
        people = [seat for seat in range(seats) if seat not in bots]
        self.viewer = people[0] if len(people) == 1 else None  # several people share the screen
        kinds = ["cli-bot" if seat in bots else "player" for seat in range(seats)]
        self.names = [ruleset.text.format(Message(kind, number=n), language) for n, kind in enumerate(kinds, 1)]

    def message_text(self, id: str, **args: Argument) -> str:  # noqa: A002 - the word of Fluent
        """The text of the message with this id."""
        return self.format(Message(id, **args))

    def format(self, message: Message) -> str:
        """The text of a message."""
        return self.ruleset.text.format(message, self.language, self.names, self.viewer)

    def event(self, event: Event) -> str:
        """The log line of an event; the name of its kind if this version has no message for it."""
        try:
            return self.message_text(event.kind, **event.args)
        except (LookupError, TypeError, ValueError):  # of another version of the rules
            return event.kind

    def refusal(self, refused: Refused) -> str:
        """The reason of a refusal, with the number of its rule."""
        return self.reason(refused.rule, Message(refused.message_id, **refused.message_args))

    def reason(self, rule: str, message: Message) -> str:
        """A reason with the number of its rule."""
        return f"{rule}: {self.format(message)}" if rule else self.format(message)
