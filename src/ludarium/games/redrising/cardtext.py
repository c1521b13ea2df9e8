"""The text of a card, made from its steps: an ability is a message (its family), and the steps fill its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.message import Argument, Message
from ludarium.kernel.script import NONE
from ludarium.kernel.steps import When

from .bonus.clause import bonus_messages
from .bonus.condition import either
from .bonus.counter import each_colour
from .bonus.tally import INITIAL
from .card import COLOUR, COLOURS, NAMES, VALUE
from .character import SAVES_CARDS, SAVES_TOKEN, Ability, Character
from .content.aliases import ALIASES
from .content.roster import GRAY, ORANGE
from .kind import ALL_COLOURS, OF_NO_COLOUR, Kind
from .score_needs import needs
from .steps.banish import BanishAllHere
from .steps.condition import AheadOfRight, At, ItIs, Over
from .steps.gain import GainAt
from .steps.hand import MayProve
from .steps.move import DeployFromHere
from .steps.track import GetForEach, MayGet, MayPay, RivalLoses, RivalsGet
from .table import LOCATIONS
from .tracks import TRACKS
from .view_types import CardFacts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludarium.kernel.script import Step
    from ludarium.text.localizer import Localizer

# The attributes that the text of a family implies: all cards of a family must have the same.
FLAGS: Final = ("may", "itself", "away_from_colour", "not_itself", "choice", "who", "side")

INITIALS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ4"

# The name of the track's argument by step or condition; "get" for all others.
VERBS: Final[dict[type, str]] = {
    AheadOfRight: "ahead",
    MayGet: "may_get",
    MayPay: "pay",
    RivalLoses: "rival_loses",
    RivalsGet: "rivals_get",
}


class CardText:
    """The text of a card as messages; None for abilities that it does not have."""

    def __init__(
        self, deploy: Message | None, at_end: Message | None, defence: Message | None, bonus: list[Message]
    ) -> None:
        self.deploy = deploy
        self.at_end = at_end
        self.defence = defence
        self.bonus = bonus

    def messages(self) -> list[Message]:
        """All of them, in the order of the card."""
        return [message for message in (self.deploy, self.at_end, self.defence, *self.bonus) if message is not None]


def card_text(card: Character) -> CardText:
    """The text of a card; wildcards get their end-of-game text by colour (RR-61, RR-62)."""
    at_end = ability_message(card.at_end) if card.at_end else None
    if COLOUR[card.number] == ORANGE:
        at_end = Message("ending-wild-name")
    elif COLOUR[card.number] == GRAY:
        at_end = Message("ending-wild-colour")
    defence = None
    if card.defence == SAVES_CARDS:
        defence = Message("defence-cards")
    elif card.defence == SAVES_TOKEN:
        defence = Message("defence-token")
    return CardText(ability_message(card.deploy) if card.deploy else None, at_end, defence, bonus_messages(card))


def card_data(card: Character) -> CardFacts:
    """The printed card as plain data."""
    text = card_text(card)
    return {
        "colour": COLOURS[COLOUR[card.number]],
        "value": int(VALUE[card.number]),
        "initial": INITIALS[INITIAL[card.number]],
        "aliases": ALIASES.get(card.name, {}),
        "deploy": text.deploy.dump() if text.deploy else None,
        "end": text.at_end.dump() if text.at_end else None,
        "defence": text.defence.dump() if text.defence else None,
        "bonus": [message.dump() for message in text.bonus],
        "needs": needs(card),
    }


def card_page(card: Character, localizer: Localizer) -> tuple[str, str]:
    """The name of a card and its whole text, line by line, in a language."""
    text = card_text(card)
    lines = [Message("card-facts", colour=f"colour-{COLOURS[COLOUR[card.number]]}", value=int(VALUE[card.number]))]
    if text.deploy:
        lines.append(Message("card-deploy", ability=[text.deploy]))
    if text.at_end:
        lines.append(Message("card-end", ability=[text.at_end]))
    if text.defence:
        lines.append(Message("card-defence", ability=[text.defence]))
    lines += [Message("card-bonus", bonus=[bonus]) for bonus in text.bonus]
    name, alias = (
        localizer.format(Message(f"character-{card.name}")),
        ALIASES.get(card.name, {}).get(localizer.language),
    )
    return f"{name} ({alias})" if alias else name, "\n".join(localizer.format(line) for line in lines)


def ability_message(ability: Ability) -> Message:
    """The text of an ability; a second argument of the same name gets the suffix "_2"."""
    places: dict[str, Argument] = {}
    for part in parts(ability.steps):
        for sort, value in message_arguments(part, first=part is ability.steps[0]):
            name = f"{sort}_2" if sort in places else sort
            assert name not in places, f"{ability.family} has no third place for {sort!r}"
            places[name] = value
    return Message(ability.family, **places)


def parts(steps: list[Step[Any]]) -> Iterator[object]:
    """The steps, with the conditions and the steps inside them, in the order of the text."""
    for step in steps:
        yield step
        if isinstance(step, When):
            yield step.condition
        for script in step.inner():
            yield from parts(script.steps)


def message_arguments(part: Any, *, first: bool) -> Iterator[tuple[str, Argument]]:  # noqa: ANN401 - a step or a condition
    """The message arguments of a step or condition: its parameters under names of their kind."""
    if isinstance(part, Over):
        yield "over", [either([any_colour(colour) for colour in part.colours])]
    if isinstance(part, At):
        yield "at", [either([onto(location, also=place > 0) for place, location in enumerate(part.locations)])]
    if hasattr(part, "track"):
        yield on_track(part, first=first)
    elif hasattr(part, "number") and not isinstance(part, MayProve):
        yield "number", int(part.number)
    if hasattr(part, "kind") and names_cards(part.kind):
        yield of_kind(part)
    location = named_location(part)
    if location >= 0:  # otherwise it is the card's own location, which the family says
        yield "location", f"location-{LOCATIONS[location]}"
    if getattr(part, "but", NONE) >= 0:
        yield "but", f"colour-{COLOURS[part.but]}"


def on_track(part: Any, *, first: bool) -> tuple[str, Argument]:  # noqa: ANN401 - a step or a condition
    """The change on a track as an argument; the first of an ability starts with a capital letter."""
    verb = next((verb for step, verb in VERBS.items() if isinstance(part, step)), "get")
    begin = "first-" if first and verb == "get" else ""
    id_ = f"{begin}{verb.replace('_', '-')}-{TRACKS[part.track]}"
    message = Message(id_) if isinstance(part, AheadOfRight) else Message(id_, number=int(getattr(part, "number", 1)))
    return verb, [message]


def of_kind(part: Any) -> tuple[str, Argument]:  # noqa: ANN401 - a step or a condition
    """The kind of a step or condition as an argument: each card of it, one to show, one touched, or just one."""
    if isinstance(part, GetForEach | BanishAllHere):
        return "each", [each_colour(colours_of(part.kind))]
    if isinstance(part, MayProve):
        return "prove", [proof(part)]
    return "it" if isinstance(part, ItIs) else "kind", [one_of(part.kind)]


def named_location(part: Any) -> int:  # noqa: ANN401 - a step or a condition
    """The location that a step names, or a negative number."""
    if isinstance(part, DeployFromHere):
        return part.target
    return part.reach if isinstance(part, GainAt) else int(getattr(part, "location", NONE))


def proof(part: MayProve) -> Message:
    """The cards to show: one of a kind, or several of a colour."""
    if part.number == 1:
        return one_of(part.kind)
    (colour,) = colours_of(part.kind)
    return Message("several", number=int(part.number), colour=f"colour-{COLOURS[colour]}")


def is_negative(kind: Kind) -> bool:
    """Whether a kind is defined by what it excludes; its text names those cards."""
    return bool(kind.colours & OF_NO_COLOUR)


def names_cards(kind: Kind) -> bool:
    """Whether a kind names colours or characters; the family says "any card" and even or odd values."""
    return bool(colours_of(kind) or kind.names)


def colours_of(kind: Kind) -> list[int]:
    """The colours that a kind names."""
    mask = int(ALL_COLOURS & ~kind.colours if is_negative(kind) else kind.colours)
    return [colour for colour in range(len(COLOURS)) if mask >> colour & 1]


def one_of(kind: Kind) -> Message:
    """The text "a card of the kind", or of the excluded ones, as an object; characters first."""
    characters = [Message("any-character", character=f"character-{NAMES[card]}") for card in kind.names]
    return either(characters + [any_colour(colour) for colour in colours_of(kind)])


def any_colour(colour: int) -> Message:
    """The text "a card of a colour", as an object."""
    return Message("any-colour", colour=f"colour-{COLOURS[colour]}")


def onto(location: int, *, also: bool) -> Message:
    """The text "to a location"; with `also` as a later part of a list."""
    return Message("also-onto" if also else "onto", location=f"location-{LOCATIONS[location]}")
