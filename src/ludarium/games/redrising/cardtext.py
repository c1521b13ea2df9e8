"""The text of a card, made from what it does: its family is a sentence, and the steps fill the sentence's places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.message import Argument, Message
from ludarium.kernel.script import NONE
from ludarium.kernel.words import When

from .character import SAVES_CARDS, SAVES_TOKEN, Ability, Character
from .clause import bonus_text
from .condition import either
from .content.aliases import ALIASES
from .counter import each_colour
from .kind import ALL_COLOURS, OF_NO_COLOUR, Kind
from .roster import COLOUR, COLOURS, GRAY, NAMES, ORANGE, VALUE
from .table import LOCATIONS
from .tally import INITIAL, TRACKS
from .words.condition import AheadOfRight, At, ItIs, Over
from .words.hand import MayProve
from .words.pile import BanishAllHere, DeployFromHere, GainAt
from .words.track import GetForEach, MayGet, MayPay, RivalLoses, RivalsGet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludarium.kernel.script import Step
    from ludarium.text.speaker import Speaker

# What the sentence of a family says by itself, so that all cards of the family must have it alike.
FLAGS: Final = ("may", "itself", "apart", "spare", "choice", "who", "side")

INITIALS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ4"

# What is said of a track, for each word that is not just a gain on it.
VERBS: Final[dict[type, str]] = {
    AheadOfRight: "ahead",
    MayGet: "may_get",
    MayPay: "pay",
    RivalLoses: "rival_loses",
    RivalsGet: "rivals_get",
}


class CardText:
    """What is printed on a card, as messages: None where it has no such ability."""

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


def texts(card: Character) -> CardText:
    """The text of a card; wildcards have theirs by their colour (RR-61, RR-62)."""
    at_end = said(card.at_end) if card.at_end else None
    if COLOUR[card.number] == ORANGE:
        at_end = Message("ending-wild-name")
    elif COLOUR[card.number] == GRAY:
        at_end = Message("ending-wild-colour")
    defence = None
    if card.defence == SAVES_CARDS:
        defence = Message("defence-cards")
    elif card.defence == SAVES_TOKEN:
        defence = Message("defence-token")
    return CardText(said(card.deploy) if card.deploy else None, at_end, defence, bonus_text(card))


def printed(card: Character) -> dict[str, Any]:
    """A card as plain data: what never changes of it."""
    text = texts(card)
    return {
        "colour": COLOURS[COLOUR[card.number]],
        "value": int(VALUE[card.number]),
        "initial": INITIALS[INITIAL[card.number]],
        "aliases": ALIASES.get(card.name, {}),
        "deploy": text.deploy.dump() if text.deploy else None,
        "end": text.at_end.dump() if text.at_end else None,
        "defence": text.defence.dump() if text.defence else None,
        "bonus": [message.dump() for message in text.bonus],
    }


def told(card: Character, voice: Speaker) -> tuple[str, str]:
    """The name of a card, and all that is printed on it, line by line, in a language."""
    text = texts(card)
    lines = [Message("card-facts", colour=f"colour-{COLOURS[COLOUR[card.number]]}", value=int(VALUE[card.number]))]
    if text.deploy:
        lines.append(Message("card-deploy", ability=[text.deploy]))
    if text.at_end:
        lines.append(Message("card-end", ability=[text.at_end]))
    if text.defence:
        lines.append(Message("card-defence", ability=[text.defence]))
    lines += [Message("card-bonus", bonus=[bonus]) for bonus in text.bonus]
    name, alias = voice.say(Message(f"character-{card.name}")), ALIASES.get(card.name, {}).get(voice.language)
    return f"{name} ({alias})" if alias else name, "\n".join(voice.say(line) for line in lines)


def said(ability: Ability) -> Message:
    """An ability in words; the second place of a sort has a 2 after its name."""
    places: dict[str, Argument] = {}
    for part in parts(ability.steps):
        for sort, value in filling(part, first=part is ability.steps[0]):
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


def filling(part: Any, *, first: bool) -> Iterator[tuple[str, Argument]]:  # noqa: ANN401 - a step or a condition
    """What a step or a condition fills of its sentence: each of its parameters under a name for its sort."""
    if isinstance(part, Over):
        yield "over", [either([any_colour(colour) for colour in part.colours])]
    if isinstance(part, At):
        yield "at", [either([onto(location, also=place > 0) for place, location in enumerate(part.locations)])]
    if hasattr(part, "track"):
        yield on_track(part, first=first)
    elif hasattr(part, "number") and not isinstance(part, MayProve):
        yield "number", int(part.number)
    if hasattr(part, "kind") and is_spoken(part.kind):
        yield of_kind(part)
    location = named_location(part)
    if location >= 0:  # or it is the location of the card itself, which the family says
        yield "location", f"location-{LOCATIONS[location]}"
    if getattr(part, "but", NONE) >= 0:
        yield "but", f"colour-{COLOURS[part.but]}"


def on_track(part: Any, *, first: bool) -> tuple[str, Argument]:  # noqa: ANN401 - a step or a condition
    """What happens on a track, as a part of a sentence; the first of an ability begins with a capital letter."""
    verb = next((verb for word, verb in VERBS.items() if isinstance(part, word)), "get")
    begin = "first-" if first and verb == "get" else ""
    id_ = f"{begin}{verb.replace('_', '-')}-{TRACKS[part.track]}"
    said = Message(id_) if isinstance(part, AheadOfRight) else Message(id_, number=int(getattr(part, "number", 1)))
    return verb, [said]


def of_kind(part: Any) -> tuple[str, Argument]:  # noqa: ANN401 - a step or a condition
    """The cards that a word is about: each of a kind, one to be shown, one that was touched, or just one."""
    if isinstance(part, GetForEach | BanishAllHere):
        return "each", [each_colour(colours_of(part.kind))]
    if isinstance(part, MayProve):
        return "prove", [proof(part)]
    return "it" if isinstance(part, ItIs) else "kind", [one_of(part.kind)]


def named_location(part: Any) -> int:  # noqa: ANN401 - a step or a condition
    """The location that a word names; a negative number if it names none."""
    if isinstance(part, DeployFromHere):
        return part.target
    return part.reach if isinstance(part, GainAt) else int(getattr(part, "location", NONE))


def proof(part: MayProve) -> Message:
    """The cards to be shown: one of a kind, or several of a colour."""
    if part.number == 1:
        return one_of(part.kind)
    (colour,) = colours_of(part.kind)
    return Message("several", number=int(part.number), colour=f"colour-{COLOURS[colour]}")


def is_negative(kind: Kind) -> bool:
    """Whether a kind is all cards but some: then its sentence names those."""
    return bool(kind.colours & OF_NO_COLOUR)


def is_spoken(kind: Kind) -> bool:
    """Whether a kind names colours or characters; "any card" and an even or odd value are said by the family."""
    return bool(colours_of(kind) or kind.names)


def colours_of(kind: Kind) -> list[int]:
    """The colours that a kind names."""
    mask = int(ALL_COLOURS & ~kind.colours if is_negative(kind) else kind.colours)
    return [colour for colour in range(len(COLOURS)) if mask >> colour & 1]


def one_of(kind: Kind) -> Message:
    """A card of the kind, or of those that it leaves out, as the object of a sentence; characters first."""
    characters = [Message("any-character", character=f"character-{NAMES[card]}") for card in kind.names]
    return either(characters + [any_colour(colour) for colour in colours_of(kind)])


def any_colour(colour: int) -> Message:
    """A card of a colour, as the object of a sentence."""
    return Message("any-colour", colour=f"colour-{COLOURS[colour]}")


def onto(location: int, *, also: bool) -> Message:
    """To a location; where it is not the first of a list, the preposition may have been said."""
    return Message("also-onto" if also else "onto", location=f"location-{LOCATIONS[location]}")
