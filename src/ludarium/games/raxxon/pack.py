"""Content packs: citizens, levels, characters and Raxxon cards as readable data, checked and made into lore."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadDocument, BadPack, shortened
from ludarium.kernel.document import read
from ludarium.kernel.message import Message
from ludarium.kernel.script import NONE, Script, Step, library
from ludarium.text.speaker import LANGUAGES, speaker

from .condition import ALWAYS, EVACUATED, INFECTION, POWER, UNCONTAINED, FaceUp, InPlay, Lies, Measure
from .lore import Action, Character, Level, Lore, RaxxonCard, Scenario
from .thing import MOST_CARDS, MOST_CHARACTERS, MOST_TYPES, things
from .turn import COURSE, DAY, SLOT, TURN, ChooseOption
from .vocabulary import MOST, SYMBOLS, Names, action_steps, one_of, steps, whole
from .words.deck import AT_THE_BOTTOM
from .words.kill import SETTLE, STRIKE
from .words.symbol import FinishCard
from .words.token import MORE

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES: Final = ["printed", "likely", "ours"]
KINDS: Final = ["investigate", "evacuate", "kill", "special", "quarantine", "control"]  # RX-27
LEVELS: Final = ["introductory", "regular", "hard", "expert"]  # RX-03
NAME: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"
MESSAGE: Final = re.compile("[a-z][a-z0-9_-]*")
MOST_PARTS: Final = 8_000  # our own pack has 1,251
MOST_TEXTS: Final = 600  # in a language
LONGEST: Final = 200_000  # characters of all texts together
LARGEST: Final = 10**18
LONGEST_NAME: Final = 40
MOST_SLOTS: Final = 6
OPTIONS: Final = 2

MEASURES: Final = {
    "power_at_least": (POWER, True),
    "uncontained_at_least": (UNCONTAINED, True),
    "infection_at_most": (INFECTION, False),
    "evacuated_at_least": (EVACUATED, True),
}


class Pack:
    """A content pack: its data as they were given, and the lore that they come to, also that of each scenario."""

    def __init__(self, data: dict[str, Any], lore: Lore) -> None:
        self.data = data
        self.lore = lore
        self.scenes: dict[int, Lore] = {0: lore}


# --- reading -------------------------------------------------------------------------------------------------------


def read_pack(text: str, name: str = "the pack") -> Pack:
    """The pack in a text of YAML or JSON; what is wrong with it is named with file and line."""
    try:
        document = read(text, name)
    except BadDocument as error:
        raise BadPack("", error.reason, _where(name, error.line)) from error
    try:
        return made(document.data)
    except BadPack as error:
        raise BadPack(error.place, error.reason, _where(name, document.line_of(error.place))) from error


def _where(name: str, line: int | None) -> str:
    return f"{name}: " if line is None else f"{name}, line {line}: "


# --- checking and making -------------------------------------------------------------------------------------------


def made(data: object) -> Pack:
    """The pack with these data."""
    try:
        return checked(Plain().copied(data))
    except RecursionError as error:
        raise BadPack("", "it contains itself, or is nested too deeply") from error


class Plain:
    """Makes a copy of a pack's data that JSON can hold, with words as keys and within limits."""

    def __init__(self) -> None:
        self.parts = MOST_PARTS
        self.characters = LONGEST

    def copied(self, data: object) -> Any:  # noqa: ANN401 - the same as went in
        """A copy."""
        self.parts -= 1
        if self.parts < 0:
            raise BadPack("", f"it has more than {MOST_PARTS} parts")
        if isinstance(data, dict):
            return {self._word(key): self.copied(value) for key, value in data.items()}
        if isinstance(data, list):
            return [self.copied(value) for value in data]
        if isinstance(data, str):
            return self._word(data)
        if data is None or (isinstance(data, int | float) and abs(data) <= LARGEST):
            return data
        raise BadPack("", f"{shortened(data)} is nothing that a pack can hold")

    def _word(self, word: object) -> str:
        """A word, counted: one long text in many places is long each time."""
        found = word if isinstance(word, str) else shortened(word)
        self.characters -= len(found)
        if self.characters < 0:
            raise BadPack("", f"its texts have more than {LONGEST} characters in all")
        try:
            found.encode()
        except UnicodeEncodeError as error:
            raise BadPack("", f"{shortened(found)} is not whole text") from error
        return found


def checked(data: object) -> Pack:
    """The pack with these data, or the first thing that is wrong with it."""
    whole_pack = mapping(data, "", ["pack", "citizens", "levels", "characters", "cards"], ["texts"])
    name_of(whole_pack["pack"], "pack")
    citizens = named(whole_pack["citizens"], "citizens", MOST_TYPES, ["healthy", "infected", "any"])
    characters = named(whole_pack["characters"], "characters", MOST_CHARACTERS, ["each", "chosen"])
    cards = named(whole_pack["cards"], "cards", MOST_CARDS, [])
    healthy = 0
    for number, (name, citizen) in enumerate(citizens.items()):
        place = f"citizens.{name}"
        mapping(citizen, place, ["health", "number", "source"], ["killed", "revealed"])
        healthy |= (one_of(citizen["health"], ["healthy", "infected"], f"{place}.health") == "healthy") << number
    names = Names(list(citizens), healthy, list(characters), list(cards))
    check_hostile(whole_pack, names)
    lore = lore_of(whole_pack, names, Scenario(0, healthy))
    lore.scripts.update(scripts(lore))
    texts(whole_pack)
    return Pack(whole_pack, lore)


def lore_of(pack: dict[str, Any], names: Names, scene: Scenario) -> Lore:
    """The lore of a pack, its scripts not yet by name: a scenario may change them before."""
    citizens: dict[str, Any] = pack["citizens"]
    made_characters = [character(name, data, names) for name, data in pack["characters"].items()]
    made_cards = [card(name, data, names) for name, data in pack["cards"].items()]
    killed = [
        Script(f"killed-{name}", steps(citizen.get("killed", []), names, f"citizens.{name}.killed"))
        for name, citizen in citizens.items()
    ]
    counts = [revealed(name, citizen, names) for name, citizen in citizens.items()]
    return Lore(
        names.types,
        names.healthy,
        names.types.index("hostile") if "hostile" in names.types else NONE,
        killed,
        counts,
        made_characters,
        made_cards,
        levels(pack, citizens, names),
        {},
        things(names.types, names.cards, names.characters),
        scene,
        DAY,
        TURN,
    )


def scripts(lore: Lore) -> dict[str, Script]:
    """Every script of a game with this lore, by name."""
    actions = [action for character in lore.characters for action in (*character.side_a, *character.side_b)]
    found = {action.script.name: action.script for action in actions}
    slots = {symbol.name: symbol for action in actions for slot in action.slots for symbol in slot}
    return library(
        *COURSE,
        lore.day,
        lore.turn,
        SETTLE,
        STRIKE,
        AT_THE_BOTTOM,
        *MORE,
        *found.values(),
        *slots.values(),
        *(script for script in lore.killed if script.steps),
        *(script for count in lore.counts for script in count if script.steps),
        *(card.script for card in lore.cards),
        *(option for card in lore.cards for option in card.options),
        *lore.scene.events,
    )


def mapping(data: object, place: str, expected: list[str], allowed: list[str]) -> dict[str, Any]:
    """A mapping with these keys, and perhaps some more."""
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


def named(data: object, place: str, most: int, taken: list[str]) -> dict[str, Any]:
    """Things by their names, at least one; some words mean several of them, and are no names."""
    if not isinstance(data, dict) or not data:
        raise BadPack(place, f"expected names with what belongs to each, not {shortened(data)}")
    if len(data) > most:
        raise BadPack(place, f"there are {len(data)}: expected at most {most}")
    for key in data:
        name_of(key, f"{place}.{key}")
        if key in taken:
            raise BadPack(f"{place}.{key}", f"{shortened(key)} means several of them: expected another name")
    return data


def name_of(name: object, place: str) -> str:
    """A name: at most 40 small letters, digits and _."""
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or any(letter not in NAME for letter in name):
        reason = f"{shortened(name)} is no name: expected 1 to {LONGEST_NAME} small letters, digits and _"
        raise BadPack(place if len(place) < 2 * LONGEST_NAME else "", reason)
    return name


def check_hostile(data: dict[str, Any], names: Names) -> None:
    """The symbol of the hostile needs a type of that name (RX-38)."""
    if "hostile" in names.types and names.healthy >> names.types.index("hostile") & 1:
        return
    if any(mentions(data[part], "hostile") for part in ("citizens", "characters", "cards")):
        raise BadPack("citizens", "'hostile' is missing, a healthy type to which the symbol 'hostile' refers")


def mentions(data: object, word: str) -> bool:
    """Whether a word stands somewhere in plain data, as a key or as a value."""
    if isinstance(data, dict):
        return word in data or any(mentions(value, word) for value in data.values())
    return any(mentions(value, word) for value in data) if isinstance(data, list) else data == word


def revealed(name: str, citizen: dict[str, Any], names: Names) -> list[Script]:
    """What happens when so many of a type are face up, by number (RX-41)."""
    place = f"citizens.{name}.revealed"
    data = citizen.get("revealed", {})
    if not isinstance(data, dict):
        raise BadPack(place, f"expected effects by number, such as {{2: [flip]}}, not {shortened(data)}")
    for number in data:
        counted = number.isascii() and number.isdecimal() and str(int(number)) == number
        whole(int(number) if counted else number, 1, MOST, f"{place}.{number}")
    most = max(map(int, data), default=NONE)
    return [
        Script(f"count-{name}-{number}", steps(data.get(str(number), []), names, f"{place}.{number}"))
        for number in range(most + 1)
    ]


def levels(pack: dict[str, Any], citizens: dict[str, Any], names: Names) -> list[Level]:
    """The four levels (RX-02, RX-03)."""
    numbers = []
    for name, citizen in citizens.items():
        numbers.append(whole(citizen["number"], 1, 60, f"citizens.{name}.number"))
        one_of(citizen["source"], SOURCES, f"citizens.{name}.source")
    data = mapping(pack["levels"], "levels", LEVELS, [])
    return [
        level(name, mapping(data[name], f"levels.{name}", ["infected"], ["without"]), numbers, names) for name in LEVELS
    ]


def level(name: str, data: dict[str, Any], numbers: list[int], names: Names) -> Level:
    """A level: who leaves, and how many of the infected that remain begin among the population."""
    place = f"levels.{name}"
    left = numbers[:]
    without = data.get("without", {})
    if not isinstance(without, dict):
        raise BadPack(f"{place}.without", f"expected numbers of citizens by type, not {shortened(without)}")
    for citizen, number in without.items():
        which = names.types.index(one_of(citizen, names.types, f"{place}.without.{citizen}"))
        left[which] -= whole(number, 1, left[which], f"{place}.without.{citizen}")
    infected = sum(left[which] for which in range(len(left)) if not names.healthy >> which & 1)
    if not any(left[which] for which in range(len(left)) if names.healthy >> which & 1):
        raise BadPack(place, "no healthy citizen is left to be saved")
    return Level(name, left, whole(data["infected"], 1, infected, f"{place}.infected"))


def character(name: str, data: object, names: Names) -> Character:
    """A character with the actions of both sides."""
    place = f"characters.{name}"
    sheet = mapping(data, place, ["actions", "source"], [])
    one_of(sheet["source"], SOURCES, f"{place}.source")
    actions = sheet["actions"]
    if not isinstance(actions, list) or len(actions) != len(KINDS) - 1:
        raise BadPack(f"{place}.actions", "expected five actions, top to bottom: investigate is always there")
    sides: list[list[Action]] = []
    for side in ("a", "b"):
        # RX-25: to investigate needs no token.
        made = [Action(f"action-{name}-0", "investigate", Script(f"act-{name}-0", [SYMBOLS["flip"]]), [])]
        for number, action in enumerate(actions):
            made.append(sheet_action(f"{name}-{number + 1}", action, side, names, f"{place}.actions[{number}]"))
        sides.append(made)
    # Both sides share the scripts, so that a saved game finds them by one name.
    for upper, lower in zip(sides[0], sides[1], strict=True):
        lower.script = upper.script
    return Character(name, sides[0], sides[1])


def sheet_action(name: str, data: object, side: str, names: Names, place: str) -> Action:
    """A line of a sheet, on one of its sides."""
    action = mapping(data, place, ["kind", "does", "slots_a", "slots_b", "source"], [])
    one_of(action["source"], SOURCES, f"{place}.source")
    kind = one_of(action["kind"], KINDS[1:], f"{place}.kind")
    does = action_steps(action["does"], names, f"{place}.does")
    slots = action[f"slots_{side}"]
    if not isinstance(slots, list) or not 1 <= len(slots) <= MOST_SLOTS:
        raise BadPack(f"{place}.slots_{side}", f"expected 1 to {MOST_SLOTS} slots, each a list of symbols")
    made = [slot(one, f"{place}.slots_{side}[{n}]") for n, one in enumerate(slots)]
    return Action(f"action-{name}", kind, Script(f"act-{name}", does), made)


def slot(data: object, place: str) -> list[Script]:
    """The symbols of a slot, each a script of its own."""
    if not isinstance(data, list) or not data:
        raise BadPack(place, f"expected a list of symbols, such as [flip, raxxon], not {shortened(data)}")
    if len(data) > SLOT:
        raise BadPack(place, f"there are {len(data)} symbols: expected at most {SLOT}")
    return [SLOT_SYMBOLS[one_of(symbol, list(SYMBOLS), f"{place}[{n}]")] for n, symbol in enumerate(data)]


SLOT_SYMBOLS: Final = {name: Script(f"symbol-{name}", [step]) for name, step in SYMBOLS.items()}


def card(name: str, data: object, names: Names) -> RaxxonCard:
    """A Raxxon card."""
    place = f"cards.{name}"
    read = mapping(data, place, ["when", "options", "source"], ["reshuffles"])
    one_of(read["source"], SOURCES, f"{place}.source")
    reshuffles = read.get("reshuffles", False)
    if not isinstance(reshuffles, bool):
        raise BadPack(f"{place}.reshuffles", f"expected true or false, not {shortened(reshuffles)}")
    options = read["options"]
    if not isinstance(options, list) or len(options) != OPTIONS:
        raise BadPack(f"{place}.options", f"expected {OPTIONS} options, each a list of effects")
    made = [
        Script(f"option-{name}-{n + 1}", steps(option, names, f"{place}.options[{n}]"))
        for n, option in enumerate(options)
    ]
    follow: list[Step[Any]] = [ChooseOption(), FinishCard(reshuffles=reshuffles)]
    return RaxxonCard(
        name,
        condition(read["when"], names, f"{place}.when"),
        Script(f"card-{name}", follow),
        made,
        reshuffles=reshuffles,
    )


def condition(data: object, names: Names, place: str) -> Any:  # noqa: ANN401 - a condition on any game
    """The condition of a card."""
    if data == "always":
        return ALWAYS
    kinds = ["face_up", "triggered", "untriggered", "character", *MEASURES]
    if not isinstance(data, dict) or len(data) != 1 or next(iter(data)) not in kinds:
        raise BadPack(place, f"expected always, or one of {', '.join(kinds)} with its value, not {shortened(data)}")
    ((sort, value),) = data.items()
    place = f"{place}.{sort}"
    if sort == "face_up":
        if not isinstance(value, dict) or len(value) != 1:
            raise BadPack(place, f"expected one type with a number, such as {{hostile: 2}}, not {shortened(value)}")
        ((kind, number),) = value.items()
        return FaceUp(names.kinds(kind, f"{place}.{kind}"), whole(number, 1, MOST, f"{place}.{kind}"))
    if sort in ("triggered", "untriggered"):
        if value not in names.cards:
            raise BadPack(place, f"there is no card {shortened(value)}")
        return Lies(names.cards.index(value), triggered=sort == "triggered")
    if sort == "character":
        return InPlay(names.characters.index(one_of(value, names.characters, place)))
    what, at_least = MEASURES[sort]
    return Measure(what, whole(value, 0, 60, place), at_least=at_least)


def texts(pack: dict[str, Any]) -> None:
    """Texts of a pack's own, by language and message: whatever it has that the game's own pack has not needs a name."""
    given = mapping(pack.get("texts", {}), "texts", [], list(LANGUAGES))
    own: set[str] = set()
    for language, said in given.items():
        if not isinstance(said, dict):
            raise BadPack(f"texts.{language}", f"expected texts by name, not {shortened(said)}")
        if len(said) > MOST_TEXTS:
            raise BadPack(f"texts.{language}", f"there are {len(said)}: expected at most {MOST_TEXTS}")
        for name, text in said.items():
            if not MESSAGE.fullmatch(name):
                raise BadPack(f"texts.{language}.{name}", f"{shortened(name)} is no name of a text, such as card-riot")
            if not isinstance(text, str) or not text.strip():
                raise BadPack(f"texts.{language}.{name}", f"expected a text, not {shortened(text)}")
            own.add(name)
    known = speaker(__package__, LANGUAGES[0])
    for place, name in called(pack):
        if name not in own and not known.has(name):
            raise BadPack(
                place, f"it has no name: expected a text {shortened(name)} under texts, in one language at least"
            )


def called(pack: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Everything in a pack that must have a name: its place, and the message that names it."""
    yield from ((f"citizens.{name}", f"citizen-{name}") for name in pack["citizens"])
    yield from ((f"cards.{name}", f"card-{name}") for name in pack["cards"])
    for name in pack["characters"]:
        yield f"characters.{name}", f"character-{name}"
        yield from ((f"characters.{name}.actions", f"action-{name}-{number}") for number in range(len(KINDS)))


def messages(pack: Pack, language: str) -> str:
    """The pack's own texts as Fluent: in this language, or else in another that the pack has."""
    own: dict[str, dict[str, str]] = pack.data.get("texts", {})
    said: dict[str, str] = {}
    for spoken in (*reversed([*own]), language):
        said.update(own.get(spoken, {}))
    known = speaker(__package__, language)
    for name in pack.data["cards"]:  # a card without a story is told by its title, and its options by their numbers
        said.setdefault(f"card-{name}", known.say(Message(f"card-{name}")) if known.has(f"card-{name}") else name)
        if not known.has(f"story-{name}"):
            said.setdefault(f"story-{name}", said[f"card-{name}"])
            for number in range(1, OPTIONS + 1):
                said.setdefault(f"choice-{name}-{number}", f"{number}.")
    lines: list[str] = []
    for name, text in said.items():
        plain = " ".join(text.replace("{", "(").replace("}", ")").split())
        lines.append(f"{name} = {plain}")
        like = next((known_name for sort, known_name in LIKE.items() if name.startswith(sort)), "")
        lines += [f"    .{case} = {plain}" for case in (known.forms(like) if like else [])]
    return "\n".join([*lines, ""])


# A name of one's own has all the cases that those of the same sort have, each the same.
LIKE: Final = {"citizen-": "citizen-hostile", "character-": "character-thomas", "action-": "action-thomas-1"}
