"""From the data of a pack to a compiled pack, with all checks."""

from __future__ import annotations

from typing import Any, Final

from ludarium.errors import BadPack, shortened
from ludarium.kernel.script import NONE, Script, Step, scripts_by_name

from ..compiled_pack import Action, Character, CompiledPack, ContentPack, Level, RaxxonCard, ScenarioRules
from ..option_code import MAX_CARDS, MAX_CHARACTERS, MAX_TYPES, touch_ids
from ..steps.condition import (
    ALWAYS,
    EVACUATED,
    INFECTION,
    POWER,
    UNCONTAINED,
    CardInPile,
    CharacterInPlay,
    FaceUpCount,
    Threshold,
)
from ..steps.deck import AT_THE_BOTTOM
from ..steps.kill import KILL_CELLS, RESOLVE_KILLED
from ..steps.symbol import FinishCard
from ..steps.token import REMOVE_MORE_TOKENS
from ..turn import COURSE, DAY, SLOT_BASE, TURN, ChooseOption
from .checks import mapping, named_items, one_of, valid_name, whole_number
from .texts import validate_texts
from .vocabulary import (
    CARD_OPTIONS,
    KINDS,
    LEVELS,
    MAX_CITIZENS,
    MAX_COUNT,
    SOURCES,
    SYMBOL_SCRIPTS,
    SYMBOLS,
    Names,
    action_steps,
    effect_steps,
)

MAX_SLOTS: Final = 6

MEASURES: Final = {
    "power_at_least": (POWER, True),
    "uncontained_at_least": (UNCONTAINED, True),
    "infection_at_most": (INFECTION, False),
    "evacuated_at_least": (EVACUATED, True),
}


def compile_pack(data: object) -> ContentPack:
    """The pack with these JSON data. Raises BadPack for the first error."""
    pack = mapping(data, "", ["pack", "citizens", "levels", "characters", "cards"], ["texts"])
    valid_name(pack["pack"], "pack")
    citizens = named_items(pack["citizens"], "citizens", MAX_TYPES, ["healthy", "infected", "any"])
    characters = named_items(pack["characters"], "characters", MAX_CHARACTERS, ["each", "chosen"])
    cards = named_items(pack["cards"], "cards", MAX_CARDS, [])
    healthy = 0
    for number, (name, citizen) in enumerate(citizens.items()):
        place = f"citizens.{name}"
        mapping(citizen, place, ["health", "number", "source"], ["killed", "revealed"])
        healthy |= (one_of(citizen["health"], ["healthy", "infected"], f"{place}.health") == "healthy") << number
    names = Names(list(citizens), healthy, list(characters), list(cards))
    check_hostile(pack, names)
    compiled = compile_base(pack, names, ScenarioRules(0, "", healthy))
    compiled.scripts.update(all_scripts(compiled))
    validate_texts(pack)
    return ContentPack(pack, compiled)


def compile_base(pack: dict[str, Any], names: Names, scenario: ScenarioRules) -> CompiledPack:
    """The compiled pack without its scripts by name: a scenario may change the scripts first."""
    citizens: dict[str, Any] = pack["citizens"]
    characters = [character(name, data, names) for name, data in pack["characters"].items()]
    cards = [card(name, data, names) for name, data in pack["cards"].items()]
    killed = [
        Script(f"killed-{name}", effect_steps(citizen.get("killed", []), names, f"citizens.{name}.killed"))
        for name, citizen in citizens.items()
    ]
    counts = [count_scripts(name, citizen, names) for name, citizen in citizens.items()]
    return CompiledPack(
        names.types,
        names.healthy,
        names.types.index("hostile") if "hostile" in names.types else NONE,
        killed,
        counts,
        characters,
        cards,
        levels(pack, citizens, names),
        {},
        touch_ids(names.types, names.cards, names.characters),
        scenario,
        DAY,
        TURN,
    )


def all_scripts(pack: CompiledPack) -> dict[str, Script]:
    """All scripts of a game with this pack, by name."""
    actions = [action for character in pack.characters for action in (*character.side_a, *character.side_b)]
    action_scripts = {action.script.name: action.script for action in actions}
    slots = {symbol.name: symbol for action in actions for slot in action.slots for symbol in slot}
    return scripts_by_name(
        *COURSE,
        pack.day,
        pack.turn,
        RESOLVE_KILLED,
        KILL_CELLS,
        AT_THE_BOTTOM,
        *REMOVE_MORE_TOKENS,
        *action_scripts.values(),
        *slots.values(),
        *(script for script in pack.killed_scripts if script.steps),
        *(script for count in pack.count_scripts for script in count if script.steps),
        *(card.script for card in pack.cards),
        *(option for card in pack.cards for option in card.options),
        *pack.scenario.events,
    )


def check_hostile(data: dict[str, Any], names: Names) -> None:
    """Refuse a pack that uses the symbol `hostile` without a healthy type of that name (RX-38)."""
    if "hostile" in names.types and names.healthy >> names.types.index("hostile") & 1:
        return
    if any(mentions(data[part], "hostile") for part in ("citizens", "characters", "cards")):
        raise BadPack("citizens", "'hostile' is missing, the healthy type that the symbol 'hostile' refers to")


def mentions(data: object, name: str) -> bool:
    """Whether a name occurs anywhere in JSON data, as a key or as a value."""
    if isinstance(data, dict):
        return name in data or any(mentions(value, name) for value in data.values())
    return any(mentions(value, name) for value in data) if isinstance(data, list) else data == name


def count_scripts(name: str, citizen: dict[str, Any], names: Names) -> list[Script]:
    """The effects of revealing a card of a type, by the number of them face up (RX-41)."""
    place = f"citizens.{name}.revealed"
    data = citizen.get("revealed", {})
    if not isinstance(data, dict):
        raise BadPack(place, f"expected effects by number, such as {{2: [flip]}}, not {shortened(data)}")
    for number in data:
        counted = number.isascii() and number.isdecimal() and str(int(number)) == number
        whole_number(int(number) if counted else number, 1, MAX_COUNT, f"{place}.{number}")
    highest = max(map(int, data), default=NONE)
    return [
        Script(f"count-{name}-{number}", effect_steps(data.get(str(number), []), names, f"{place}.{number}"))
        for number in range(highest + 1)
    ]


def levels(pack: dict[str, Any], citizens: dict[str, Any], names: Names) -> list[Level]:
    """The four levels (RX-02, RX-03)."""
    numbers = []
    for name, citizen in citizens.items():
        numbers.append(whole_number(citizen["number"], 1, MAX_CITIZENS, f"citizens.{name}.number"))
        one_of(citizen["source"], SOURCES, f"citizens.{name}.source")
    data = mapping(pack["levels"], "levels", LEVELS, [])
    return [
        level(name, mapping(data[name], f"levels.{name}", ["infected"], ["without"]), numbers, names) for name in LEVELS
    ]


def level(name: str, data: dict[str, Any], numbers: list[int], names: Names) -> Level:
    """A level: which citizens are left out, and how many infected ones start in the population deck."""
    place = f"levels.{name}"
    left = numbers[:]
    without = data.get("without", {})
    if not isinstance(without, dict):
        raise BadPack(f"{place}.without", f"expected numbers of citizens by type, not {shortened(without)}")
    for citizen, count in without.items():
        number = names.types.index(one_of(citizen, names.types, f"{place}.without.{citizen}"))
        left[number] -= whole_number(count, 1, left[number], f"{place}.without.{citizen}")
    infected = sum(left[number] for number in range(len(left)) if not names.healthy >> number & 1)
    if not any(left[number] for number in range(len(left)) if names.healthy >> number & 1):
        raise BadPack(place, "no healthy citizen is left to evacuate")
    return Level(name, left, whole_number(data["infected"], 1, infected, f"{place}.infected"))


def character(name: str, data: object, names: Names) -> Character:
    """A character with the actions of both sides."""
    place = f"characters.{name}"
    sheet = mapping(data, place, ["actions", "source"], [])
    one_of(sheet["source"], SOURCES, f"{place}.source")
    actions = sheet["actions"]
    if not isinstance(actions, list) or len(actions) != len(KINDS) - 1:
        raise BadPack(f"{place}.actions", "expected five actions, top to bottom, without investigate, which all have")
    sides: list[list[Action]] = []
    for side in ("a", "b"):
        # RX-25: investigating needs no token.
        side_actions = [Action(f"action-{name}-0", "investigate", Script(f"act-{name}-0", [SYMBOLS["flip"]]), [])]
        for number, action in enumerate(actions):
            side_actions.append(sheet_action(f"{name}-{number + 1}", action, side, names, f"{place}.actions[{number}]"))
        sides.append(side_actions)
    # Both sides share the scripts, since saved games refer to them by name.
    for upper, lower in zip(sides[0], sides[1], strict=True):
        lower.script = upper.script
    return Character(name, sides[0], sides[1])


def sheet_action(name: str, data: object, side: str, names: Names, place: str) -> Action:
    """An action, on one side of a sheet."""
    action = mapping(data, place, ["kind", "does", "slots_a", "slots_b", "source"], [])
    one_of(action["source"], SOURCES, f"{place}.source")
    kind = one_of(action["kind"], KINDS[1:], f"{place}.kind")
    does = action_steps(action["does"], names, f"{place}.does")
    slots = action[f"slots_{side}"]
    if not isinstance(slots, list) or not 1 <= len(slots) <= MAX_SLOTS:
        raise BadPack(f"{place}.slots_{side}", f"expected 1 to {MAX_SLOTS} slots, each a list of symbols")
    slot_scripts = [slot(slot_data, f"{place}.slots_{side}[{n}]") for n, slot_data in enumerate(slots)]
    return Action(f"action-{name}", kind, Script(f"act-{name}", does), slot_scripts)


def slot(data: object, place: str) -> list[Script]:
    """The symbols of a slot, each as a script."""
    if not isinstance(data, list) or not data:
        raise BadPack(place, f"expected a list of symbols, such as [flip, raxxon], not {shortened(data)}")
    if len(data) > SLOT_BASE:
        raise BadPack(place, f"there are {len(data)} symbols: expected at most {SLOT_BASE}")
    return [SYMBOL_SCRIPTS[one_of(symbol, list(SYMBOLS), f"{place}[{n}]")] for n, symbol in enumerate(data)]


def card(name: str, data: object, names: Names) -> RaxxonCard:
    """A Raxxon card."""
    place = f"cards.{name}"
    fields = mapping(data, place, ["when", "options", "source"], ["reshuffles"])
    one_of(fields["source"], SOURCES, f"{place}.source")
    reshuffles = fields.get("reshuffles", False)
    if not isinstance(reshuffles, bool):
        raise BadPack(f"{place}.reshuffles", f"expected true or false, not {shortened(reshuffles)}")
    options = fields["options"]
    if not isinstance(options, list) or len(options) != CARD_OPTIONS:
        raise BadPack(f"{place}.options", f"expected {CARD_OPTIONS} options, each a list of effects")
    option_scripts = [
        Script(f"option-{name}-{n + 1}", effect_steps(option, names, f"{place}.options[{n}]"))
        for n, option in enumerate(options)
    ]
    follow: list[Step[Any]] = [ChooseOption(), FinishCard(reshuffles=reshuffles)]
    return RaxxonCard(
        name,
        condition(fields["when"], names, f"{place}.when"),
        Script(f"card-{name}", follow),
        option_scripts,
        reshuffles=reshuffles,
    )


def condition(data: object, names: Names, place: str) -> Any:  # noqa: ANN401 - a condition on any game
    """The condition of a card."""
    if data == "always":
        return ALWAYS
    kinds = ["face_up", "triggered", "untriggered", "character", *MEASURES]
    if not isinstance(data, dict) or len(data) != 1 or next(iter(data)) not in kinds:
        raise BadPack(place, f"expected always, or one of {', '.join(kinds)} with its value, not {shortened(data)}")
    ((kind, value),) = data.items()
    place = f"{place}.{kind}"
    if kind == "face_up":
        if not isinstance(value, dict) or len(value) != 1:
            raise BadPack(place, f"expected one type with a number, such as {{hostile: 2}}, not {shortened(value)}")
        ((citizen, number),) = value.items()
        return FaceUpCount(
            names.kinds(citizen, f"{place}.{citizen}"), whole_number(number, 1, MAX_COUNT, f"{place}.{citizen}")
        )
    if kind in ("triggered", "untriggered"):
        if value not in names.cards:
            raise BadPack(place, f"there is no card {shortened(value)}")
        return CardInPile(names.cards.index(value), triggered=kind == "triggered")
    if kind == "character":
        return CharacterInPlay(names.characters.index(one_of(value, names.characters, place)))
    measure, at_least = MEASURES[kind]
    return Threshold(measure, whole_number(value, 0, 60, place), at_least=at_least)
