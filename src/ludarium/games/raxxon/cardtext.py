"""The texts of cards and sheets, made from the same data as their effects: one message for each kind of effect."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.message import Argument, Message

from .pack.vocabulary import PARAMETERS, SYMBOLS, parse_effect
from .view_types import Catalogue, Effect

if TYPE_CHECKING:
    from ludarium.text.localizer import Localizer

# Symbols that an effect may have several times.
COUNTED: Final = ("add", "flip", "infection", "raxxon", "power", "hostile")


def effects(data: list[Any]) -> list[Message]:
    """The texts of a list of effects; a symbol that follows itself is counted."""
    texts: list[Message] = []
    for effect_data, alike in groupby(data):
        times = len(list(alike))
        texts += [effect(effect_data, times)] if effect_data in COUNTED else [effect(effect_data)] * times
    return texts


def effect(data: Any, times: int = 1) -> Message:  # noqa: ANN401 - an effect, as YAML holds it
    """The text of an effect: the message id is its name with a variant for some parameters."""
    name, parameters = parse_effect(data, "")
    family = f"does-{name.replace('_', '-')}"
    if data in COUNTED:
        return Message(family, number=times)
    if name == "optional":
        return Message(family, effects=effects(parameters))
    args: dict[str, Argument] = {}
    for key in PARAMETERS[name] if parameters else ():
        if parameters.get(key, False) is not False:
            variant, parameter_args = parameter(key, parameters[key])
            family += variant
            args.update(parameter_args)
    return Message(family, **args)


def parameter(name: str, value: Any) -> tuple[str, dict[str, Argument]]:  # noqa: ANN401 - as YAML holds it
    """What a parameter appends to the message id, and its arguments of the message."""
    variant = f"-{name.replace('_', '-')}" if name in ("up_to", "all", "any", "without", "spare") else ""
    if name in ("up_to", "number", "neighbours", "tokens"):
        if isinstance(value, list):
            return f"{variant}-by-players", {"number": value[0], "three": value[2], "four": value[3]}
        return variant, {"number": value}
    if name in ("of", "without", "spare"):
        return variant, {"of": kind_name(value)}
    if name in ("from", "deck") or value in ("each", "chosen"):
        return f"-{value}", {}
    return variant, {"character": f"character-{value}"} if name == "who" else {}


def kind_name(kind: str) -> str:
    """The id of the name of a kind of citizens."""
    return f"kind-{kind}" if kind in ("healthy", "infected", "any") else f"citizen-{kind}"


def condition(data: Any) -> Message:  # noqa: ANN401 - a condition, as YAML holds it
    """The text of a card's condition."""
    if data == "always":
        return Message("when-always")
    ((kind, value),) = data.items()
    family = f"when-{kind.replace('_', '-')}"
    if kind == "face_up":
        ((citizen, number),) = value.items()
        return Message(family, number=number, of=kind_name(citizen))
    if kind in ("triggered", "untriggered"):
        return Message(family, card=f"card-{value}")
    if kind == "character":
        return Message(family, character=f"character-{value}")
    return Message(family, number=value)


def catalogue(pack: dict[str, Any], added: list[str], messages: dict[str, str]) -> Catalogue:
    """The pack for clients that draw it: symbols by name, effects as messages, and the source of each item.

    `added` are the types that scenarios add; `messages` are its texts by language, if it is not the built-in one.
    """
    return {
        "citizens": {
            name: {
                "health": citizen["health"],
                "number": citizen["number"],
                "source": citizen["source"],
                "killed": dump_effects(citizen.get("killed", [])),
                "revealed": [
                    {"number": int(number), "does": dump_effects(does)}
                    for number, does in citizen.get("revealed", {}).items()
                ],
            }
            for name, citizen in pack["citizens"].items()
        },
        "added_citizens": dict.fromkeys(added, "infected"),
        "common_actions": {
            "investigate": dump_effects(["flip"]),  # RX-25
            "check": [{"symbol": None, "message": Message("board-check-does").dump()}],  # RX-92
        },
        "levels": pack["levels"],
        "characters": {
            name: {
                "source": sheet["source"],
                "actions": [
                    {
                        "kind": action["kind"],
                        "source": action["source"],
                        "does": dump_effects(action["does"]),
                        "slots_a": action["slots_a"],
                        "slots_b": action["slots_b"],
                    }
                    for action in sheet["actions"]
                ],
            }
            for name, sheet in pack["characters"].items()
        },
        "cards": {
            name: {
                "source": card["source"],
                "when": condition(card["when"]).dump(),
                "reshuffles": card.get("reshuffles", False),
                "options": [dump_effects(option) for option in card["options"]],
            }
            for name, card in pack["cards"].items()
        },
        "pack": pack["pack"],
        "messages": messages,
    }


def dump_effects(data: list[Any]) -> list[Effect]:
    """A list of effects as plain data: the symbol, or None, and the message of each."""
    return [
        {
            "symbol": effect_data if isinstance(effect_data, str) and effect_data in SYMBOLS else None,
            "message": effect(effect_data).dump(),
        }
        for effect_data in data
    ]


def card_texts(pack: dict[str, Any], localizer: Localizer) -> list[tuple[str, str]]:
    """All citizens, characters and cards in a language: name, and text line by line."""
    texts: list[tuple[str, str]] = []
    for name, citizen in pack["citizens"].items():
        lines = [Message(f"printed-{citizen['health']}", number=citizen["number"])]
        if "killed" in citizen:
            lines.append(Message("printed-killed", effects=effects(citizen["killed"])))
        for number, does in citizen.get("revealed", {}).items():
            lines.append(Message("printed-count", number=int(number), effects=effects(does)))
        texts.append(titled_text(f"citizen-{name}", lines, citizen["source"], localizer))
    for name, sheet in pack["characters"].items():
        lines = []
        for number, action in enumerate(sheet["actions"], 1):
            args: dict[str, Argument] = {"action": f"action-{name}-{number}", "effects": effects(action["does"])}
            sides = {side: slots(action[side]) for side in ("slots_a", "slots_b")}
            if action["slots_a"] == action["slots_b"]:
                lines.append(Message("printed-action", slots=sides["slots_a"], **args))
            else:
                lines.append(Message("printed-action-sides", **sides, **args))
        texts.append(titled_text(f"character-{name}", lines, sheet["source"], localizer))
    for name, card in pack["cards"].items():
        lines = [Message(f"story-{name}"), Message("printed-when", condition=[condition(card["when"])])]
        for number, option in enumerate(card["options"], 1):
            choice = f"choice-{name}-{number}"
            lines.append(Message("printed-option", number=number, choice=choice, effects=effects(option)))
        if card.get("reshuffles"):
            lines.append(Message("printed-reshuffles"))
        texts.append(titled_text(f"card-{name}", lines, card["source"], localizer))
    return texts


def slots(data: list[list[str]]) -> list[Message]:
    """The slots of an action; equal neighbours are grouped."""
    messages: list[Message] = []
    for slot, alike in groupby(data):
        number = len(list(alike))
        messages.append(symbols(slot) if number == 1 else Message("slots-alike", number=number, slot=[symbols(slot)]))
    return messages


def symbols(slot: list[str]) -> Message:
    """The symbols of a slot, one after another."""
    message = Message("symbols-one", symbol=f"symbol-{slot[-1]}")
    for symbol in reversed(slot[:-1]):
        message = Message("symbols-more", symbol=f"symbol-{symbol}", rest=[message])
    return message


def titled_text(name: str, lines: list[Message], source: str, localizer: Localizer) -> tuple[str, str]:
    """The name of an item, and its text with the source as the last line."""
    texts = [localizer.format(line) for line in [*lines, Message(f"source-{source}")]]
    return localizer.format(Message(name)), "\n".join(texts)
