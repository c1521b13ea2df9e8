"""What a match offers to players: open decisions, their options, and explanations, each with its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.errors import shortened

if TYPE_CHECKING:
    from .message import Message
    from .ruleset import GameText

MAX_QUOTED = 60  # characters of the client's input that a refusal quotes


class LocalizableText:
    """A message that can be formatted in any language."""

    def __init__(self, texts: GameText, message: Message) -> None:
        self.texts = texts
        self.message = message

    def text(self, language: str = "en") -> str:
        """The message in a language."""
        return self.texts.format(self.message, language)


class Option(LocalizableText):
    """A legal answer to a decision: its stable id is the path of touches joined by ">"."""

    def __init__(self, texts: GameText, message: Message, touches: list[str]) -> None:
        super().__init__(texts, message)
        self.touches = touches
        self.id = ">".join(touches)

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class OpenDecision:
    """A question to a seat. Its id is never reused, not even after an undo."""

    def __init__(self, id: int, seat: int, prompt: LocalizableText, options: list[Option]) -> None:  # noqa: A002 - its name
        self.id = id
        self.seat = seat
        self.prompt = prompt
        self.options = options


class Explanation:
    """Why something is not possible, in a language; `rule` is the rule's id, "" if it is not a rule of the game."""

    def __init__(self, rule: str, message: Message, text: str) -> None:
        self.rule = rule
        self.message = message
        self.text = text

    def __repr__(self) -> str:
        return f"Explanation({self.rule!r}, {self.text!r})"


def quoted(value: object) -> str:
    """Input of a client, shortened for an error message."""
    if not isinstance(value, str):
        return shortened(value, MAX_QUOTED)
    return value if len(value) <= MAX_QUOTED else f"{value[:MAX_QUOTED]}…"


def readable_touches(touches: object) -> list[str]:
    """The touches that a client sent, as short strings that are safe to look up and to quote."""
    return [quoted(touch) for touch in touches] if isinstance(touches, list | tuple) else [quoted(touches)]
