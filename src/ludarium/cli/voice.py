"""The voice of the terminal client: says messages of a game and its own, in one language, with the seats' names."""

from __future__ import annotations

from ludarium.errors import Refused
from ludarium.kernel.contract import Contract
from ludarium.kernel.event import Event
from ludarium.kernel.message import Argument, Message


class Voice:
    """Speaks one language at one table."""

    def __init__(self, contract: Contract, language: str, bots: set[int], seats: int) -> None:
        self.contract = contract
        self.language = language
        kinds = ["cli-bot" if seat in bots else "player" for seat in range(seats)]
        self.names = [contract.say(Message(kind, number=n), language) for n, kind in enumerate(kinds, 1)]

    def say(self, id: str, **args: Argument) -> str:  # noqa: A002 - the word of Fluent
        """The message of this id in words."""
        return self.speak(Message(id, **args))

    def speak(self, message: Message) -> str:
        """A message in words."""
        return self.contract.say(message, self.language, self.names)

    def tell(self, event: Event) -> str:
        """An event as a line of the log; of one that is no longer known, its bare name."""
        try:
            return self.say(event.kind, **event.args)
        except (LookupError, TypeError, ValueError):  # of another version of the rules
            return event.kind

    def refusal(self, refused: Refused) -> str:
        """Why something is not possible, after the number of the rule if there is one."""
        return self.reason(refused.rule, Message(refused.message_id, **refused.message_args))

    def reason(self, rule: str, message: Message) -> str:
        """A reason after the number of its rule."""
        return f"{rule}: {self.speak(message)}" if rule else self.speak(message)
