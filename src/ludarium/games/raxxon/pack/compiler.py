"""Content packs: citizens, levels, characters and Raxxon cards as YAML, validated and compiled."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadDocument, BadPack, shortened
from ludarium.kernel.document import read
from ludarium.kernel.message import Message
from ludarium.kernel.script import NONE, Script, Step, scripts_by_name
from ludarium.text.localizer import LANGUAGES, localizer

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
from .compiled_pack import Action, Character, CompiledPack, Level, RaxxonCard, ScenarioRules
from .vocabulary import MAX_COUNT, SYMBOLS, Names, action_steps, effect_steps, one_of, whole_number

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE: Final = "ludarium.games.raxxon"  # whose locale folder has the built-in texts
SOURCES: Final = ["printed", "likely", "ours"]
KINDS: Final = ["investigate", "evacuate", "kill", "special", "quarantine", "control"]  # RX-27
LEVELS: Final = ["introductory", "regular", "hard", "expert"]  # RX-03
NAME_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"
MESSAGE_ID: Final = re.compile("[a-z][a-z0-9_-]*")
MAX_VALUES: Final = 8_000  # the built-in pack has 1,251
MAX_TEXTS: Final = 600  # per language
MAX_TEXT_LENGTH: Final = 200_000  # in characters, of all texts together
MAX_NUMBER: Final = 10**18
MAX_NAME_LENGTH: Final = 40
MAX_SLOTS: Final = 6
CARD_OPTIONS: Final = 2

MEASURES: Final = {
    "power_at_least": (POWER, True),
    "uncontained_at_least": (UNCONTAINED, True),
    "infection_at_most": (INFECTION, False),
    "evacuated_at_least": (EVACUATED, True),
}


class ContentPack:
    """A content pack: its data, and the compiled pack, also for each scenario that was used."""

    def __init__(self, data: dict[str, Any], compiled: CompiledPack) -> None:
        self.data = data
        self.compiled = compiled
        self.by_scenario: dict[int, CompiledPack] = {0: compiled}


# --- reading -------------------------------------------------------------------------------------------------------


def read_pack(text: str, name: str = "the pack") -> ContentPack:
    """The pack in a YAML or JSON text. Raises BadPack with file, line and place."""
    try:
        document = read(text, name)
    except BadDocument as error:
        raise BadPack("", error.reason, _where(name, error.line)) from error
    try:
        return compile_pack(document.data)
    except BadPack as error:
        raise BadPack(error.place, error.reason, _where(name, document.line_of(error.place))) from error


def _where(name: str, line: int | None) -> str:
    return f"{name}: " if line is None else f"{name}, line {line}: "


# --- validating and compiling --------------------------------------------------------------------------------------


def compile_pack(data: object) -> ContentPack:
    """The pack with these data. Raises BadPack."""
    try:
        return validate(JsonCopier().to_json_data(data))
    except RecursionError as error:
        raise BadPack("", "it contains itself, or is nested too deeply") from error


class JsonCopier:
    """Copies the data of a pack as JSON data with text keys, within limits."""

    def __init__(self) -> None:
        self.values_left = MAX_VALUES
        self.characters_left = MAX_TEXT_LENGTH

    def to_json_data(self, data: object) -> Any:  # noqa: ANN401 - the type of the argument
        """A copy of the data. Raises BadPack for data that JSON cannot hold."""
        self.values_left -= 1
        if self.values_left < 0:
            raise BadPack("", f"it has more than {MAX_VALUES} values")
        if isinstance(data, dict):
            return {self._text(key): self.to_json_data(value) for key, value in data.items()}
        if isinstance(data, list):
            return [self.to_json_data(value) for value in data]
        if isinstance(data, str):
            return self._text(data)
        if data is None or (isinstance(data, int | float) and abs(data) <= MAX_NUMBER):
            return data
        raise BadPack("", f"{shortened(data)} cannot be in a pack")

    def _text(self, value: object) -> str:
        """A text, counted each time it occurs (YAML aliases can repeat a long text cheaply)."""
        text = value if isinstance(value, str) else shortened(value)
        self.characters_left -= len(text)
        if self.characters_left < 0:
            raise BadPack("", f"its texts have more than {MAX_TEXT_LENGTH} characters in all")
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise BadPack("", f"{shortened(text)} is not valid Unicode text") from error
        return text


def validate(data: object) -> ContentPack:
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
    compiled = compile_base(pack, names, ScenarioRules(0, healthy))
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


def mapping(data: object, place: str, expected: list[str], allowed: list[str]) -> dict[str, Any]:
    """A mapping that has all expected keys, and otherwise only allowed ones."""
    known = ", ".join([*expected, *allowed])
    if not isinstance(data, dict):
        raise BadPack(place, f"expected {known}, not {shortened(data)}")
    for key in data:
        if key not in expected and key not in allowed:
            raise BadPack(f"{place}.{key}".removeprefix("."), f"{shortened(key)} is unknown here: expected {known}")
    for key in expected:
        if key not in data:
            raise BadPack(place, f"{shortened(key)} is missing")
    return data


def named_items(data: object, place: str, maximum: int, reserved: list[str]) -> dict[str, Any]:
    """Items by name, at least one; reserved names, which effects use for several items, are refused."""
    if not isinstance(data, dict) or not data:
        raise BadPack(place, f"expected a mapping of names to items, not {shortened(data)}")
    if len(data) > maximum:
        raise BadPack(place, f"there are {len(data)}: expected at most {maximum}")
    for key in data:
        valid_name(key, f"{place}.{key}")
        if key in reserved:
            raise BadPack(f"{place}.{key}", f"{shortened(key)} is reserved: expected another name")
    return data


def valid_name(name: object, place: str) -> str:
    """A name: at most 40 lowercase letters, digits and _."""
    if (
        not isinstance(name, str)
        or not 1 <= len(name) <= MAX_NAME_LENGTH
        or any(letter not in NAME_LETTERS for letter in name)
    ):
        reason = f"{shortened(name)} is not a name: expected 1 to {MAX_NAME_LENGTH} lowercase letters, digits and _"
        raise BadPack(place if len(place) < 2 * MAX_NAME_LENGTH else "", reason)
    return name


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
        numbers.append(whole_number(citizen["number"], 1, 60, f"citizens.{name}.number"))
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
    return [SLOT_SYMBOLS[one_of(symbol, list(SYMBOLS), f"{place}[{n}]")] for n, symbol in enumerate(data)]


SLOT_SYMBOLS: Final = {name: Script(f"symbol-{name}", [step]) for name, step in SYMBOLS.items()}


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


def validate_texts(pack: dict[str, Any]) -> None:
    """Check the texts of a pack, by language and message id; items that are not in the built-in pack need a name."""
    texts = mapping(pack.get("texts", {}), "texts", [], list(LANGUAGES))
    own_ids: set[str] = set()
    for language, language_texts in texts.items():
        if not isinstance(language_texts, dict):
            raise BadPack(f"texts.{language}", f"expected texts by name, not {shortened(language_texts)}")
        if len(language_texts) > MAX_TEXTS:
            raise BadPack(f"texts.{language}", f"there are {len(language_texts)}: expected at most {MAX_TEXTS}")
        for name, text in language_texts.items():
            if not MESSAGE_ID.fullmatch(name):
                raise BadPack(
                    f"texts.{language}.{name}", f"{shortened(name)} is not an id of a text, such as card-riot"
                )
            if not isinstance(text, str) or not text.strip():
                raise BadPack(f"texts.{language}.{name}", f"expected a text, not {shortened(text)}")
            own_ids.add(name)
    built_in = localizer(PACKAGE, LANGUAGES[0])
    for place, name in required_texts(pack):
        if name not in own_ids and not built_in.has(name):
            raise BadPack(
                place, f"it has no name: expected a text {shortened(name)} under texts, in at least one language"
            )


def required_texts(pack: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The items of a pack that must have a name: place and message id."""
    yield from ((f"citizens.{name}", f"citizen-{name}") for name in pack["citizens"])
    yield from ((f"cards.{name}", f"card-{name}") for name in pack["cards"])
    for name in pack["characters"]:
        yield f"characters.{name}", f"character-{name}"
        yield from ((f"characters.{name}.actions", f"action-{name}-{number}") for number in range(len(KINDS)))


def fluent_texts(content: ContentPack, language: str) -> str:
    """The pack's texts as Fluent messages: in this language, or in another if they are missing."""
    pack_texts: dict[str, dict[str, str]] = content.data.get("texts", {})
    texts: dict[str, str] = {}
    for other in (*reversed([*pack_texts]), language):
        texts.update(pack_texts.get(other, {}))
    built_in = localizer(PACKAGE, language)
    for name in content.data["cards"]:  # without a story: the title, and the numbers of the options
        texts.setdefault(
            f"card-{name}", built_in.format(Message(f"card-{name}")) if built_in.has(f"card-{name}") else name
        )
        if not built_in.has(f"story-{name}"):
            texts.setdefault(f"story-{name}", texts[f"card-{name}"])
            for number in range(1, CARD_OPTIONS + 1):
                texts.setdefault(f"choice-{name}-{number}", f"{number}.")
    lines: list[str] = []
    for name, text in texts.items():
        one_line = " ".join(text.replace("{", "(").replace("}", ")").split())
        lines.append(f"{name} = {one_line}")
        model = next((known_name for prefix, known_name in CASES_LIKE.items() if name.startswith(prefix)), "")
        lines += [f"    .{case} = {one_line}" for case in (built_in.forms(model) if model else [])]
    return "\n".join([*lines, ""])


# Names of a pack get the same grammatical cases as these built-in ones, all with the same text.
CASES_LIKE: Final = {"citizen-": "citizen-hostile", "character-": "character-thomas", "action-": "action-thomas-1"}
