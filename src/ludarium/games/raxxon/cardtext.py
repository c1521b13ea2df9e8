"""What is printed on cards and sheets, made from the same clauses as what they do: one message for each family."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from ludarium.kernel.message import Argument, Message

from .vocabulary import PARAMETERS, SYMBOLS, clause

if TYPE_CHECKING:
    from ludarium.text.speaker import Speaker


def effects(data: list[Any]) -> list[Message]:
    """An effect list in words, clause by clause."""
    return [effect(part) for part in data]


def effect(data: Any) -> Message:  # noqa: ANN401 - a clause, as YAML holds it
    """A clause in words: the family is its word, with what makes another sentence of it."""
    word, given = clause(data, "")
    family = f"does-{word.replace('_', '-')}"
    if word == "optional":
        return Message(family, effects=effects(given))
    args: dict[str, Argument] = {}
    for name in PARAMETERS[word] if given else ():
        if given.get(name, False) is not False:
            variant, said = parameter(name, given[name])
            family += variant
            args.update(said)
    return Message(family, **args)


def parameter(name: str, value: Any) -> tuple[str, dict[str, Argument]]:  # noqa: ANN401 - as YAML holds it
    """What a parameter adds to the name of its family, and what it fills of the sentence."""
    variant = f"-{name.replace('_', '-')}" if name in ("up_to", "all", "any", "without", "spare") else ""
    if name in ("up_to", "number", "neighbours", "tokens"):
        if isinstance(value, list):
            return f"{variant}-by-players", {"number": min(value), "most": max(value)}
        return variant, {"number": value}
    if name in ("of", "without", "spare"):
        return variant, {"of": kind_name(value)}
    if name in ("from", "deck") or value in ("each", "chosen"):
        return f"-{value}", {}
    return variant, {"character": f"character-{value}"} if name == "who" else {}


def kind_name(kind: str) -> str:
    """The message that names a kind of citizens."""
    return f"kind-{kind}" if kind in ("healthy", "infected", "any") else f"citizen-{kind}"


def condition(data: Any) -> Message:  # noqa: ANN401 - a condition, as YAML holds it
    """The condition of a card in words."""
    if data == "always":
        return Message("when-always")
    ((sort, value),) = data.items()
    family = f"when-{sort.replace('_', '-')}"
    if sort == "face_up":
        ((kind, number),) = value.items()
        return Message(family, number=number, of=kind_name(kind))
    if sort in ("triggered", "untriggered"):
        return Message(family, card=f"card-{value}")
    if sort == "character":
        return Message(family, character=f"character-{value}")
    return Message(family, number=value)


def printed(pack: dict[str, Any]) -> dict[str, Any]:
    """A whole pack as those who draw it need it: symbols as they are, effects as messages, and where each is from."""
    return {
        "citizens": {
            name: {
                "health": citizen["health"],
                "number": citizen["number"],
                "source": citizen["source"],
                "killed": dumped(citizen.get("killed", [])),
                "revealed": [
                    {"number": int(number), "does": dumped(does)}
                    for number, does in citizen.get("revealed", {}).items()
                ],
            }
            for name, citizen in pack["citizens"].items()
        },
        "levels": pack["levels"],
        "characters": {
            name: {
                "source": sheet["source"],
                "actions": [
                    {
                        "kind": action["kind"],
                        "source": action["source"],
                        "does": dumped(action["does"]),
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
                "options": [dumped(option) for option in card["options"]],
            }
            for name, card in pack["cards"].items()
        },
    }


def dumped(data: list[Any]) -> list[dict[str, Any]]:
    """An effect list as plain data: each clause with its symbol, if it is one, and its message."""
    return [
        {"symbol": part if isinstance(part, str) and part in SYMBOLS else None, "message": effect(part).dump()}
        for part in data
    ]


def told(pack: dict[str, Any], voice: Speaker) -> list[tuple[str, str]]:
    """Every citizen, character and card: its name, and what is printed on it, line by line, in a language."""
    found: list[tuple[str, str]] = []
    for name, citizen in pack["citizens"].items():
        lines = [Message(f"printed-{citizen['health']}", number=citizen["number"])]
        if "killed" in citizen:
            lines.append(Message("printed-killed", effects=effects(citizen["killed"])))
        for number, does in citizen.get("revealed", {}).items():
            lines.append(Message("printed-count", number=int(number), effects=effects(does)))
        found.append(entry(f"citizen-{name}", lines, citizen["source"], voice))
    for name, sheet in pack["characters"].items():
        lines = []
        for number, action in enumerate(sheet["actions"], 1):
            said: dict[str, Argument] = {"action": f"action-{name}-{number}", "effects": effects(action["does"])}
            sides = {side: slots(action[side]) for side in ("slots_a", "slots_b")}
            if action["slots_a"] == action["slots_b"]:
                lines.append(Message("printed-action", slots=sides["slots_a"], **said))
            else:
                lines.append(Message("printed-action-sides", **sides, **said))
        found.append(entry(f"character-{name}", lines, sheet["source"], voice))
    for name, card in pack["cards"].items():
        lines = [Message(f"story-{name}"), Message("printed-when", condition=[condition(card["when"])])]
        for number, option in enumerate(card["options"], 1):
            choice = f"choice-{name}-{number}"
            lines.append(Message("printed-option", number=number, choice=choice, effects=effects(option)))
        if card.get("reshuffles"):
            lines.append(Message("printed-reshuffles"))
        found.append(entry(f"card-{name}", lines, card["source"], voice))
    return found


def slots(data: list[list[str]]) -> list[Message]:
    """The slots of an action, those alike together."""
    found: list[Message] = []
    for slot, alike in groupby(data):
        number = len(list(alike))
        found.append(symbols(slot) if number == 1 else Message("slots-alike", number=number, slot=[symbols(slot)]))
    return found


def symbols(slot: list[str]) -> Message:
    """The symbols of a slot, one after another."""
    found = Message("symbols-one", symbol=f"symbol-{slot[-1]}")
    for symbol in reversed(slot[:-1]):
        found = Message("symbols-more", symbol=f"symbol-{symbol}", rest=[found])
    return found


def entry(name: str, lines: list[Message], source: str, voice: Speaker) -> tuple[str, str]:
    """A name with its lines, and where it comes from."""
    said = [voice.say(line) for line in [*lines, Message(f"source-{source}")]]
    return voice.say(Message(name)), "\n".join(said)
