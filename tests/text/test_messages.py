"""No message is missing, unused or malformed: the Fluent files of the package against its own sources.

Both are read from the imported package, so an installed one is tested as well as the sources. Messages used by code
are found in its syntax trees; messages of content (tools, windows, rules) are derived from the content.
"""

# Some of these tests are about letters and signs that look alike.
# ruff: noqa: RUF001

from __future__ import annotations

import ast
import functools
import itertools
import re
from collections.abc import Callable, Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from ludarium.games import names, ruleset
from ludarium.games.raxxon import RULESET as RAXXON
from ludarium.games.raxxon import cardtext as cardtext_of_raxxon
from ludarium.games.raxxon.content.rules import SECTIONS as SECTIONS_OF_RAXXON
from ludarium.games.raxxon.option_code import BUTTONS
from ludarium.games.raxxon.pack.vocabulary import LEVELS, SOURCES, SYMBOLS
from ludarium.games.raxxon.scenarios import SCENARIOS
from ludarium.games.raxxon.scenarios.compiler import pack_for
from ludarium.games.redrising import cardtext
from ludarium.games.redrising.card import COLOURS as COLOURS_OF_RED_RISING
from ludarium.games.redrising.card import NAMES
from ludarium.games.redrising.content.characters import CHARACTERS
from ludarium.games.redrising.content.houses import HOUSES
from ludarium.games.redrising.content.rules import SECTIONS as SECTIONS_OF_RED_RISING
from ludarium.games.redrising.table import FACES, LOCATIONS
from ludarium.games.redrising.tracks import TRACKS
from ludarium.games.sagrada.content.objectives import PUBLIC
from ludarium.games.sagrada.content.patterns import PATTERNS
from ludarium.games.sagrada.content.rules import SECTIONS
from ludarium.games.sagrada.content.tools import TOOLS
from ludarium.games.sagrada.scoring import PRIVATE_RULE
from ludarium.games.sagrada.table import die_args
from ludarium.games.sagrada.window import COLOURS
from ludarium.kernel.message import Argument, Message
from ludarium.lessons.lesson import all_lessons
from ludarium.text.localizer import LANGUAGES, localizer

COMMON = "ludarium.text"

WEB = Path(__file__).parent.parent.parent / "web" / "src"

# Messages that the localizer itself uses, of games with an automated opponent.
OF_SOME_GAMES = {"own-player"}

# Messages that the rulebook uses.
OF_EVERY_GAME = {"rules-ours"}

# Events whose player is never a person.
ABOUT_THE_AUTOMA = {"event-automa-red"}

# Prefixes of ids to which code adds a suffix.
BEGINNINGS = {"option-stand-down", "option-contain", "option-bury"}


def inside(message: Message) -> Iterator[Message]:
    """A message with all messages inside it."""
    yield message
    for value in message.args.values():
        for inner in value if isinstance(value, list) else []:
            yield from inside(inner)


TAKEN_FROM = ("crowd", "uncontained", "both")

# Messages that only user-made packs of Raxxon can use.
SAYABLE: list[Any] = [
    *({"contain": {amount: 1, "from": where}} for amount in ("number", "up_to") for where in TAKEN_FROM),
    *({"bury": {"number": 1, "from": where}} for where in ("crowd", "quarantine", "uncontained")),
    {"untoken": {"who": "thomas", "up_to": 2}},
]


def texts_of_raxxon() -> Iterator[Message]:
    """The messages of Raxxon's citizens, sheets and cards."""
    pack = RAXXON.content.data
    for citizen in pack["citizens"].values():
        for clauses in (citizen.get("killed", []), *citizen.get("revealed", {}).values()):
            yield from cardtext_of_raxxon.effects(clauses)
    for sheet in pack["characters"].values():
        for action in sheet["actions"]:
            yield from cardtext_of_raxxon.effects(action["does"])
    for card in pack["cards"].values():
        yield cardtext_of_raxxon.condition(card["when"])
        for option in card["options"]:
            yield from cardtext_of_raxxon.effects(option)
    yield from cardtext_of_raxxon.effects(SAYABLE)
    yield cardtext_of_raxxon.condition({"untriggered": "convoy"})


# The ids that are derived from content.
CONTENT: dict[str, set[str]] = {
    "ludarium.games.raxxon": {
        *(f"citizen-{name}" for name in (*RAXXON.content.data["citizens"], "mutant")),
        *(f"scenario-{number}" for number in range(1, len(SCENARIOS) + 1)),
        *(
            script.name
            for number in range(1, len(SCENARIOS) + 1)
            for script in pack_for(RAXXON.content, number).scenario.events
        ),
        *(f"kind-{kind}" for kind in ("healthy", "infected", "any")),
        *(f"printed-{health}" for health in ("healthy", "infected")),
        *(f"character-{name}" for name in RAXXON.content.data["characters"]),
        *(f"action-{name}-{line}" for name in RAXXON.content.data["characters"] for line in range(6)),
        *(f"{part}-{name}" for name in RAXXON.content.data["cards"] for part in ("card", "story")),
        *(f"choice-{name}-{number}" for name in RAXXON.content.data["cards"] for number in (1, 2)),
        *(f"symbol-{symbol}" for symbol in SYMBOLS),
        *(f"level-{level}" for level in LEVELS),
        *(f"source-{source}" for source in SOURCES),
        *(f"label-{pile}" for pile in ("evacuated", "discard", "contained", "uncontained")),
        *(f"option-{button}" for button in BUTTONS if ":" not in button),
        *(f"option-{does}-{line}" for does in ("evacuate", "kill", "stand-down") for line in ("row", "column")),
        *(f"option-contain-{pile}" for pile in ("crowd", "uncontained")),
        *(f"option-bury-{pile}" for pile in ("crowd", "uncontained", "contained")),
        *(f"prompt-{does}-cluster-more" for does in ("evacuate", "kill")),
        *(part.id for text in texts_of_raxxon() for part in inside(text)),
        *OF_EVERY_GAME,
        *SECTIONS_OF_RAXXON,
        *(rule for section in SECTIONS_OF_RAXXON.values() for rule in section),
    },
    "ludarium.games.redrising": {
        *(f"character-{name}" for name in NAMES),
        *(f"colour-{colour}" for colour in COLOURS_OF_RED_RISING),
        *(f"location-{location}" for location in LOCATIONS),
        *(f"house-{house}" for house in HOUSES),
        *(f"track-{track}" for track in TRACKS),
        *(f"face-{face}" for face in FACES),
        *(f"option-{button}" for button in ("accept", "best", "by-hand", "done", "lead")),
        *OF_SOME_GAMES,
        *(part.id for card in CHARACTERS for text in cardtext.card_text(card).messages() for part in inside(text)),
        *OF_EVERY_GAME,
        *SECTIONS_OF_RED_RISING,
        *(rule for section in SECTIONS_OF_RED_RISING.values() for rule in section),
    },
    "ludarium.games.sagrada": {
        *(f"{part}-{tool.name}" for tool in TOOLS for part in ("tool", "prompt-use")),
        *(f"window-{pattern.name}" for pattern in PATTERNS),
        *(f"objective-{goal}" for goal in PUBLIC),
        *(f"objective-private-{colour}" for colour in COLOURS),
        *(f"colour-{colour}" for colour in COLOURS),
        *OF_EVERY_GAME,
        *SECTIONS,
        *(rule for section in SECTIONS.values() for rule in section),
    },
}

for lesson in all_lessons():
    CONTENT[f"ludarium.games.{lesson.game}"] |= {
        lesson.message_id(text) for step in lesson.steps for text in (step.say, step.otherwise) if text
    }

# Rules and the cards they are about, which have the same names.
RULES_OF_CARDS: dict[str, dict[str, str]] = {
    "ludarium.games.raxxon": {scenario.rule: f"scenario-{number}" for number, scenario in enumerate(SCENARIOS, 1)},
    "ludarium.games.redrising": {},
    "ludarium.games.sagrada": {
        **{tool.rule: f"tool-{tool.name}" for tool in TOOLS},
        **{f"SG-P{number}": f"objective-{goal}" for number, goal in enumerate(PUBLIC, 1)},
        **{rule: f"objective-private-{colour}" for rule, colour in zip(PRIVATE_RULE, COLOURS, strict=True)},
    },
}

# The functions that take a message's id, and those that return arguments of messages.
MESSAGE_FUNCTIONS = {"Message", "attribute", "emit", "emit_card_event", "format", "message_text", "say"}
HELPERS: dict[str, Callable[[int, str], Mapping[str, Argument]]] = {"die_args": die_args}

# A variable passed to FORM holds an id of its own name, except these.
THING_OF: dict[str, dict[str, tuple[str, ...]]] = {
    "ludarium.games.raxxon": {
        **dict.fromkeys(["card", "card_2"], ("citizen", "face")),
        **dict.fromkeys(["symbol_1", "symbol_2"], ("symbol",)),
        "by": ("action", "citizen", "the"),
        "of": ("citizen", "kind"),
    },
    "ludarium.games.redrising": {
        "but": ("colour",),
        **dict.fromkeys(["card", "chosen", "by", "under", "second", "moved", "name", "what"], ("character",)),
        **dict.fromkeys(["origin", "from", "full"], ("location",)),
    },
    "ludarium.games.sagrada": dict.fromkeys(["wanted", "given_colour"], ("colour",)),
}
PLAYERS = {"seat": "player", "rival": "other"}
RELATIONS = {"who", "whom"}  # arguments that every message gets: whether the seat and the rival are the viewer's
NUMBERS = (0, 1, 2, 5, 11, 21, 22)
FILLINGS: list[Argument] = [3, -3, "a1", [Message("option-yes"), Message("option-no")]]

QUOTES = {"en": "“”’", "uk": "«»’", "cs": "„“’", "ru": "«»’"}
FOREIGN = {"en": "[^\\W\\d_A-Za-z]", "uk": "[ыэёъЫЭЁЪ]", "cs": "[\u0400-\u04ff]", "ru": "[іїєґІЇЄҐ]"}
CYRILLIC = re.compile("[\u0400-\u04ff]")
LATIN = re.compile("[A-Za-z\u00c0-\u024f]")
LOOK_ALIKE = re.compile("[aceiopxyABCEHIKMOPTXY]+")
BAD_MINUS = re.compile(r"(?<!\w)-(?=\d)|(?<=\d)-(?=\d)|(?<!\S)-(?!\S)")


# --- the files ---------------------------------------------------------------------------------------------------


def files(folder: Traversable, ending: str, *parts: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """All files of a folder with this ending: their paths and texts."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from files(entry, ending, *parts, entry.name)
        elif entry.name.endswith(ending):
            yield (*parts, entry.name), entry.read_text(encoding="utf-8")


@functools.cache
def parsed() -> dict[tuple[str, str, str], fluent.Resource]:
    """Every Fluent file, by its package, its language and its name."""
    found: dict[tuple[str, str, str], fluent.Resource] = {}
    for parts, text in files(resources.files("ludarium"), ".ftl"):
        *package, locale, language, name = parts
        assert locale == "locale", parts
        found[".".join(["ludarium", *package]), language, name] = FluentParser(with_spans=False).parse(text)
    return found


PACKAGES = sorted({package for package, _, _ in parsed()})
FILES = [pytest.param(*key, id="-".join(key)) for key in parsed()]
PACKAGE_LANGUAGES = [
    pytest.param(package, language, id=f"{package}-{language}") for package in PACKAGES for language in LANGUAGES
]


@functools.cache
def own(package: str, language: str) -> dict[str, fluent.Message]:
    """A package's messages by id, without the common ones."""
    return {
        entry.id.name: entry
        for (where, spoken, _), resource in parsed().items()
        for entry in resource.body
        if (where, spoken) == (package, language) and isinstance(entry, fluent.Message)
    }


def known(package: str, language: str) -> dict[str, fluent.Message]:
    """The messages that a package may use: its own and the common ones."""
    return own(COMMON, language) | own(package, language)


def nodes(node: object) -> Iterator[fluent.BaseNode]:
    """All nodes of a Fluent tree."""
    if isinstance(node, fluent.BaseNode):
        yield node
    inside = node if isinstance(node, list) else vars(node).values() if isinstance(node, fluent.BaseNode) else []
    for child in inside:
        yield from nodes(child)


def variables(node: object) -> set[str]:
    """The variables of a Fluent tree."""
    return {found.id.name for found in nodes(node) if isinstance(found, fluent.VariableReference)}


def forms(node: object) -> Iterator[tuple[str, str]]:
    """The names that a Fluent tree uses, and in which grammatical case ("" for none)."""
    for found in nodes(node):
        if isinstance(found, fluent.FunctionReference):
            assert found.id.name == "FORM", f"there is no function {found.id.name}"
            (thing,) = variables(found.arguments.positional)
            yield thing, "".join(str(named.value.parse()["value"]) for named in found.arguments.named)


def selectors(node: object) -> set[str]:
    """The variables that variants are chosen by."""
    return set().union(
        *(variables(found.selector) for found in nodes(node) if isinstance(found, fluent.SelectExpression))
    )


def keys_of(node: object, name: str) -> list[str]:
    """The ids among the variants of a variable: plural categories have no hyphen, ids have."""
    return [
        variant.key.name
        for found in nodes(node)
        if isinstance(found, fluent.SelectExpression) and name in variables(found.selector)
        for variant in found.variants
        if isinstance(variant.key, fluent.Identifier) and "-" in variant.key.name
    ]


def texts(node: object) -> Iterator[str]:
    """The texts of a Fluent tree, with a 0 for each placeable."""
    for pattern in nodes(node):
        if isinstance(pattern, fluent.Pattern):
            yield "".join(part.value if isinstance(part, fluent.TextElement) else "0" for part in pattern.elements)


# --- the sources -------------------------------------------------------------------------------------------------


class Use:
    """A use of a message in code: its id (or a pattern of ids) and arguments, None if they are unknown."""

    def __init__(self, where: str, package: str, kind: str, id: str, args: set[str] | None) -> None:  # noqa: A002 - the word of Fluent
        self.where = where
        self.package = package
        self.kind = kind
        self.id = id
        self.args = args

    def __repr__(self) -> str:
        return f"{self.where} {self.id!r}"


@functools.cache
def sources() -> dict[tuple[str, ...], ast.Module]:
    """The syntax trees of the package; of the repository if compiled modules have no sources."""
    package = resources.files("ludarium")
    found = dict(files(package, ".py"))
    if ("kernel", "message.py") not in found:
        found = dict(files(Path(__file__).parents[2] / "src" / "ludarium", ".py"))
    return {parts: ast.parse(text) for parts, text in found.items()}


def package_of(parts: tuple[str, ...]) -> str:
    """The package whose messages a module may use."""
    return (
        f"ludarium.games.{parts[1]}"
        if parts[0] in {"games", "bots"} and len(parts) > len(("games", "file"))
        else COMMON
    )


def owners(tree: ast.Module) -> dict[ast.AST, ast.AST]:
    """Every node's function, or the module itself."""
    found: dict[ast.AST, ast.AST] = dict.fromkeys(ast.walk(tree), tree)
    for function in ast.walk(tree):  # inner functions come after outer ones
        if isinstance(function, ast.FunctionDef):
            found.update(dict.fromkeys(ast.walk(function), function))
    return found


def ids(node: ast.expr) -> Iterator[str]:
    """The ids that an expression may have; a pattern with a star if a part is unknown."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from ids(node.body)
        yield from ids(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)


def keys(node: ast.expr | None, owner: ast.AST) -> set[str] | None:
    """The keys of a dictionary, if they are known; a name is resolved if its function assigns it once."""
    if isinstance(node, ast.Dict):
        return joined(
            {key.value} if isinstance(key, ast.Constant) else None if key else keys(value, owner)
            for key, value in zip(node.keys, node.values, strict=True)
        )
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return joined([keys(node.left, owner), keys(node.right, owner)])
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in HELPERS:
        prefixes = [argument.value for argument in node.args[1:] if isinstance(argument, ast.Constant)]
        return set(HELPERS[node.func.id](0, "".join(map(str, prefixes))))
    if isinstance(node, ast.Name):
        assigned = [
            one.value for one in ast.walk(owner) if isinstance(one, ast.Assign | ast.AnnAssign) and names_it(one, node)
        ]
        return keys(assigned[0], owner) if len(assigned) == 1 else None
    return None


def names_it(assignment: ast.Assign | ast.AnnAssign, name: ast.Name) -> bool:
    """Whether this is an assignment to the name."""
    targets = assignment.targets if isinstance(assignment, ast.Assign) else [assignment.target]
    return any(isinstance(target, ast.Name) and target.id == name.id for target in targets)


def joined(parts: Iterator[Any] | list[Any]) -> set[str] | None:
    """All keys, or None if some are unknown."""
    found: set[str] = set()
    for part in parts:
        if part is None:
            return None
        found |= part
    return found


def arguments(call: ast.Call, kind: str, owner: ast.AST) -> set[str] | None:
    """The arguments that a message gets in a call; a seat's number adds its player."""
    if kind == "emit_card_event":
        return {"seat", "player", "card", "location"}
    if kind == "emit":
        found = keys(call.args[1] if len(call.args) > 1 else None, owner)
    else:
        found = joined([{word.arg} if word.arg else keys(word.value, owner) for word in call.keywords])
    return found and found | {name for seat, name in PLAYERS.items() if seat in found}


@functools.cache
def uses() -> list[Use]:
    """Every use of a message in code."""
    found: list[Use] = []
    for parts, tree in sources().items():
        package = package_of(parts)
        owner = owners(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                kind = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                where = f"{'/'.join(parts)}:{node.lineno}"
                if kind in MESSAGE_FUNCTIONS:
                    args = arguments(node, kind, owner[node])
                    id_at = 1 if kind == "emit_card_event" else 0  # after the game
                    named = [id_ for node_ in node.args[id_at : id_at + 1] for id_ in ids(node_)]
                    found += [Use(where, package, kind, id_, args) for id_ in named]
    return found


def is_pattern_of_content(use: Use) -> bool:
    """Whether a pattern of ids is that of content, whose ids are known."""
    return "*" in use.id and any(matches(use.id, id_) for id_ in CONTENT.get(use.package, set()))


def matches(pattern: str, id_: str) -> bool:
    """Whether an id matches a pattern."""
    return pattern == id_ or ("*" in pattern and expression(pattern).fullmatch(id_) is not None)


@functools.cache
def expression(pattern: str) -> re.Pattern[str]:
    """A pattern of ids as a regular expression."""
    return re.compile(re.escape(pattern).replace(r"\*", ".+"))


def mentioned(package: str) -> dict[str, str]:
    """Ids that occur as literals in the sources of a package, and where."""
    families = {id_.partition("-")[0] for id_ in known(package, "en") if "-" in id_}
    an_id = re.compile(rf"(?:{'|'.join(sorted(families))})-[\w-]*\w")
    found: dict[str, str] = {}
    for parts, tree in sources().items():
        if package_of(parts) == package:
            pieces = {piece for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values}
            pieces |= {node.args[0] for node in ast.walk(tree) if isinstance(node, ast.Call) and is_script(node)}
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and node not in pieces and an_id.fullmatch(str(node.value)):
                    found[str(node.value)] = f"{'/'.join(parts)}:{node.lineno}"
    return {id_: where for id_, where in found.items() if id_ not in BEGINNINGS}


def is_script(call: ast.Call) -> bool:
    """Whether a call creates a script, whose name is not a message."""
    return isinstance(call.func, ast.Name) and call.func.id == "Script" and bool(call.args)


def page_files() -> list[Path]:
    """The sources of the page."""
    return sorted(path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"})


@functools.cache
def page() -> set[tuple[str, str]]:
    """Ids, and patterns of ids, in the sources of the page: the game whose folder uses it ("" outside), and the id."""
    found: set[tuple[str, str]] = set()
    for path in page_files():
        folder, game, *_ = (*path.relative_to(WEB).parts, "")
        quoted = re.findall(r"""['"`]([a-z]+-(?:[\w-]|\$\{[^}]*\})+)""", path.read_text(encoding="utf-8"))
        found |= {(game if folder == "games" else "", re.sub(r"\$\{[^}]*\}", "*", word)) for word in quoted}
    return found


# --- the files by themselves -------------------------------------------------------------------------------------


def test_every_language_is_there_and_no_other() -> None:
    assert {COMMON, *(f"ludarium.games.{game}" for game in names())} == set(PACKAGES)
    assert set(CONTENT) == set(RULES_OF_CARDS) == set(PACKAGES) - {COMMON}
    for package in PACKAGES:
        english = {name for where, language, name in parsed() if (where, language) == (package, "en")}
        spoken = {(language, name) for where, language, name in parsed() if where == package}
        assert spoken == set(itertools.product(LANGUAGES, english))


@pytest.mark.parametrize(("package", "language", "name"), FILES)
def test_a_file_holds_messages_and_comments_only(package: str, language: str, name: str) -> None:
    strange = [
        entry
        for entry in parsed()[package, language, name].body
        if not isinstance(entry, fluent.Message | fluent.BaseComment)
    ]
    assert not [getattr(entry, "content", entry) for entry in strange]


@pytest.mark.parametrize(("package", "language"), PACKAGE_LANGUAGES)
def test_no_message_is_there_twice(package: str, language: str) -> None:
    every = [
        entry.id.name
        for (where, spoken, _), resource in parsed().items()
        for entry in resource.body
        if where in {COMMON, package} and spoken == language and isinstance(entry, fluent.Message)
    ]
    assert sorted(every) == sorted(set(every))


@pytest.mark.parametrize(("package", "language"), PACKAGE_LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_attributes_and_variables(
    package: str, language: str
) -> None:
    def shape(spoken: str) -> dict[str, tuple[set[str], dict[str, set[str]]]]:
        return {
            id_: (variables(found.value), {part.id.name: variables(part.value) for part in found.attributes})
            for id_, found in own(package, spoken).items()
        }

    assert shape(language) == shape("en")


# --- the files and the sources -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("package", "language"), PACKAGE_LANGUAGES)
def test_every_message_that_is_used_is_there(package: str, language: str) -> None:
    there = known(package, language)
    sought = there.keys() | (OF_SOME_GAMES | OF_EVERY_GAME if package == COMMON else set())
    missing = [use for use in uses() if use.package == package and not any(matches(use.id, id_) for id_ in sought)]
    assert not missing
    assert not sorted(CONTENT.get(package, set()) - set(there))
    assert not {id_: where for id_, where in mentioned(package).items() if id_ not in there}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_used(package: str) -> None:
    used = set(CONTENT.get(package, set()))
    for speaking in PACKAGES if package == COMMON else [package]:
        used |= set(mentioned(speaking))
        said = [use for use in uses() if use.package == speaking and not is_pattern_of_content(use)]
        used |= {id_ for id_ in own(package, "en") for use in said if matches(use.id, id_)}
    used |= {id_ for id_ in own(package, "en") for _, id_or_pattern in page() if matches(id_or_pattern, id_)}
    assert not sorted(set(own(package, "en")) - used)


def test_a_message_that_only_one_game_of_the_page_uses_is_in_the_folder_of_that_game() -> None:
    users = {id_: {user for user, used in page() if matches(used, id_)} for id_ in own(COMMON, "en")}
    assert "" in users["web-games"]
    games = set(names())
    assert not {id_: who for id_, who in users.items() if id_.startswith("web-") and len(who) == 1 and who <= games}


@pytest.mark.parametrize("game", names())
def test_the_home_page_has_the_name_of_a_game_and_of_its_settings(game: str) -> None:
    there = {
        entry.id.name
        for entry in parsed()[f"ludarium.games.{game}", "en", "home.ftl"].body
        if isinstance(entry, fluent.Message)
    }
    settings = {re.sub(r"_\d+$", "", setting.name) for setting in ruleset(game).settings}
    assert {f"web-game-{game}", *(f"web-option-{game}-{setting}" for setting in settings)} <= there


@pytest.mark.parametrize("package", PACKAGES)
def test_every_attribute_is_used(package: str) -> None:
    used = {case for language in LANGUAGES for found in known(package, language).values() for _, case in forms(found)}
    for tree in sources().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "attribute":
                used |= {id_ for argument in node.args[1:] for id_ in ids(argument)}
    used |= {name for path in page_files() for name in re.findall(r"\}\.(\w+)`", path.read_text(encoding="utf-8"))}
    there = {(id_, part.id.name) for id_, found in own(package, "en").items() for part in found.attributes}
    assert not sorted(f"{id_}.{name}" for id_, name in there if name not in used)


@pytest.mark.parametrize(("package", "language"), PACKAGE_LANGUAGES)
def test_a_message_asks_only_for_arguments_that_it_gets(package: str, language: str) -> None:
    there = known(package, language)
    wanting = {
        use: variables(there[use.id].value) - use.args - RELATIONS
        for use in uses()
        if use.package == package and use.kind != "attribute" and use.args is not None and use.id in there
    }
    assert not {use: without for use, without in wanting.items() if without}


def test_most_arguments_can_be_seen() -> None:
    seen = {use.id for use in uses() if use.args is not None}
    assert {
        "event-swaps",
        "option-swap",
        "reason-payment",
        "reason-tokens",
        "reason-not-your-turn",
        "label-tokens",
    } <= seen


# --- speaking ----------------------------------------------------------------------------------------------------


def samples(pattern: object, package: str, language: str) -> Iterator[dict[str, Argument]]:
    """Arguments of the right kinds: every possible name, and numbers of every plural category."""
    counted: dict[str, list[Argument]] = {
        name: [*NUMBERS, *keys_of(pattern, name)] for name in sorted(selectors(pattern) - RELATIONS)
    }
    named = {thing: THING_OF.get(package, {}).get(thing, (thing,)) for thing, _ in forms(pattern)}
    things = {
        thing: [id_ for id_ in known(package, language) if id_.partition("-")[0] in families and "-" in id_]
        for thing, families in named.items()
    }
    plain = variables(pattern) - set(counted) - set(named) - set(PLAYERS.values()) - RELATIONS
    chosen = list(itertools.product(*counted.values()))
    turns = max(len(FILLINGS) if plain else 1, len(chosen), *map(len, things.values()), 1)
    for turn in range(turns):
        found: dict[str, Argument] = dict.fromkeys(sorted(plain), FILLINGS[turn % len(FILLINGS)])
        found |= {thing: those[turn % len(those)] for thing, those in things.items()}
        found |= dict(zip(counted, chosen[turn % len(chosen)], strict=True))
        yield found | {seat: 1 for seat, name in PLAYERS.items() if name in variables(pattern)}


@pytest.mark.parametrize(("package", "language"), PACKAGE_LANGUAGES)
def test_every_message_can_be_formatted(package: str, language: str) -> None:
    speaking = localizer(package, language)
    for id_, message in own(package, language).items():
        patterns = {id_: message.value} | {f"{id_}.{part.id.name}": part.value for part in message.attributes}
        for name, pattern in patterns.items():
            for args, viewer in itertools.product(samples(pattern, package, language), (None, 1)):
                said = speaking.format(Message(name, **args), viewer=viewer)  # the samples are about seat 1
                assert said, name
                assert not set("{}") & set(said), said
                assert said == said.strip(), said


@pytest.mark.parametrize(("package", "language"), PACKAGE_LANGUAGES)
def test_the_log_says_you_to_the_player_who_acts(package: str, language: str) -> None:
    speaking = localizer(package, language)
    for id_, message in own(package, language).items():
        if id_.startswith("event-") and "player" in variables(message.value) and id_ not in ABOUT_THE_AUTOMA:
            args = next(samples(message.value, package, language))
            names = ["Ann", "Barbora"]
            assert "Barbora" in speaking.format(Message(id_, **args), names), id_
            assert "Barbora" not in speaking.format(Message(id_, **{**args, "rival": 0}), names, viewer=1), id_


@pytest.mark.parametrize(("package", "language"), PACKAGE_LANGUAGES)
def test_a_rule_is_called_like_the_card_it_is_about(package: str, language: str) -> None:
    speaking = localizer(package, language)
    for rule, card in RULES_OF_CARDS.get(package, {}).items():
        assert speaking.attribute(rule, "title") == speaking.format(Message(card))


# --- letters and signs -------------------------------------------------------------------------------------------


def faults(text: str, language: str) -> list[str]:
    """What is wrong with the letters and signs of a text."""
    found = ["a straight quote" for sign in "'\"`" if sign in text]
    found += [
        f"a quote of another language: {sign}" for sign in set("“”„«»‘’‹›") - set(QUOTES[language]) if sign in text
    ]
    found += [f"three dots: {text}"] if "..." in text else []
    found += ["two spaces"] if "  " in text else []
    found += ["a hyphen for a minus or a dash"] if BAD_MINUS.search(text) else []
    found += [f"a foreign letter: {letter}" for letter in re.findall(FOREIGN[language], text)]
    for word in re.findall(r"\w+", text):
        if CYRILLIC.search(word) and LATIN.search(word):
            found.append(f"two alphabets: {word}")
        if language in {"uk", "ru"} and LOOK_ALIKE.fullmatch(word):
            found.append(f"Latin letters: {word}")
    return found


@pytest.mark.parametrize(("package", "language"), PACKAGE_LANGUAGES)
def test_letters_and_signs_are_the_right_ones(package: str, language: str) -> None:
    wrong = {
        text: fault
        for message in own(package, language).values()
        for text in texts(message)
        if (fault := faults(text, language))
    }
    assert not wrong


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Sun's Glory", "en"),
        ("-1", "uk"),
        ("5 - 3", "cs"),
        ("1-6", "ru"),
        ("cвітло", "uk"),
        ("кубик i комірка", "uk"),
        ("ячейкi", "ru"),
        ("“Саграда”", "ru"),
        ("»Sagrada«", "cs"),
        ("políčkо", "cs"),
    ],
)
def test_a_wrong_letter_or_sign_is_found(text: str, language: str) -> None:
    assert faults(text, language)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("SG-T1, SG-23–SG-25: −1", "uk"),
        ("п’ять, соло-гра", "uk"),
        ("„Sagrada“", "cs"),
        ("window’s", "en"),
        ("u! — 0", "ru"),
    ],
)
def test_a_correct_letter_or_sign_is_accepted(text: str, language: str) -> None:
    assert not faults(text, language)
