"""The text of every card: it exists, has every parameter of the card's steps, and equals the snapshot.

The snapshots of all languages are `cards.<language>.txt`, to be read in full after each change. `make playthroughs`
writes them again, or only them:

    PYTHONPATH=src:. .venv/bin/python -m tests.games.redrising.test_cardtext
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.games.redrising import RULESET
from ludarium.games.redrising.card import COLOUR, COLOURS, NAMES, NUMBER
from ludarium.games.redrising.cardtext import (
    FLAGS,
    ability_message,
    card_data,
    card_text,
    colours_of,
    is_negative,
    message_arguments,
    names_cards,
    parts,
)
from ludarium.games.redrising.character import Ability, Character
from ludarium.games.redrising.content.characters import CHARACTERS
from ludarium.games.redrising.content.roster import GRAY, ORANGE
from ludarium.games.redrising.steps.gain import GainAt
from ludarium.games.redrising.steps.hand import MayProve
from ludarium.games.redrising.table import LOCATIONS
from ludarium.games.redrising.tracks import TRACKS
from ludarium.kernel.message import Message
from ludarium.kernel.steps import When
from ludarium.text.localizer import LANGUAGES, localizer
from tests.text.test_messages import own, variables

PACKAGE = "ludarium.games.redrising"
HERE = Path(__file__).parent
SOURCES = HERE.parents[2] / "src" / "ludarium" / "games" / "redrising"
ABILITIES = [ability for card in CHARACTERS for ability in (card.deploy, card.at_end) if ability]

# The parameters of steps that become arguments; flags are implied by the family.
ARGUMENTS = {"colours", "locations", "location", "track", "number", "kind", "target", "but"}


def nested_messages(message: Message) -> Iterator[Message]:
    """A message with all messages inside it."""
    yield message
    for value in message.args.values():
        if isinstance(value, list):
            for inner in value:
                yield from nested_messages(inner)


def structure(ability: Ability) -> list[Any]:
    """What the text of an ability implies: its steps and their flags, without the arguments."""
    found: list[Any] = []
    for part in parts(ability.steps):
        kind = getattr(part, "kind", None)
        sort = kind and (is_negative(kind), names_cards(kind), int(kind.parity))
        found.append((type(part).__name__, [getattr(part, flag, None) for flag in FLAGS], sort))
    return found


def parameters() -> dict[str, set[str]]:
    """The parameters of each step and condition, by class name."""
    classes = {
        node.name: node
        for path in (SOURCES / "steps").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }

    def of(name: str) -> set[str]:
        if name not in classes:
            return set()
        for node in classes[name].body:
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                given = [*node.args.args, *node.args.kwonlyargs, *([node.args.vararg] if node.args.vararg else [])]
                return {argument.arg for argument in given} - {"self"}
        return set().union(*(of(base.id) for base in classes[name].bases if isinstance(base, ast.Name)))

    return {name: of(name) for name in classes}


def expected_texts(part: Any, name: str) -> list[str]:  # noqa: ANN401 - a step or a condition
    """What the arguments must contain for a parameter of a step."""
    value: Any = part.reach if isinstance(part, GainAt) else getattr(part, name)
    if name == "kind":
        characters = [f"character-{NAMES[card]}" for card in value.names]
        return characters + [f"colour-{COLOURS[colour]}" for colour in colours_of(value)]
    if name == "number":
        return [] if value == 1 and isinstance(part, MayProve) else [str(value)]
    some = list(value) if isinstance(value, list | tuple) else [value] if value >= 0 else []
    if name == "track":
        return [f"-{TRACKS[track]}" for track in some]
    if name in ("but", "colours"):
        return [f"colour-{COLOURS[colour]}" for colour in some]
    return [f"location-{LOCATIONS[location]}" for location in some]


def card_pages(language: str) -> str:
    """The texts of all cards in a language."""
    return "\n".join(f"{name}\n{text}\n" for name, text in RULESET.text.cards(language))


def snapshot(language: str) -> Path:
    """The snapshot of all cards in a language."""
    return HERE / f"cards.{language}.txt"


@pytest.mark.parametrize("card", CHARACTERS, ids=lambda card: card.name)
def test_every_ability_has_its_text_in_every_language_with_all_its_arguments(card: Character) -> None:
    text = card_text(card)
    assert bool(text.deploy) == bool(card.deploy)
    assert bool(text.at_end) == (bool(card.at_end) or COLOUR[card.number] in (GRAY, ORANGE))
    assert bool(text.defence) == bool(card.defence)
    assert text.messages()
    for language in LANGUAGES:
        for whole in text.messages():
            assert localizer(PACKAGE, language).format(whole)
            for message in nested_messages(whole):
                there = own(PACKAGE, language)[message.id]
                assert variables(there.value) == set(message.args), (language, message)


def test_every_parameter_of_a_step_is_an_argument_or_implied_by_the_family() -> None:
    made_with = parameters()
    for ability in ABILITIES:
        for part in parts(ability.steps):
            if not isinstance(part, When):
                given = made_with[type(part).__name__]
                assert given <= ARGUMENTS | set(FLAGS), (
                    f"{ability.family}: {type(part).__name__} says nothing of {given}"
                )
                filled = repr(list(message_arguments(part, first=False)))
                unspoken = [
                    word for name in given & ARGUMENTS for word in expected_texts(part, name) if word not in filled
                ]
                assert not unspoken, f"{ability.family}: {type(part).__name__} says nothing of {unspoken}"


def test_all_cards_of_a_family_are_made_alike() -> None:
    families: dict[str, list[list[Any]]] = defaultdict(list)
    for ability in ABILITIES:
        families[ability.family].append(structure(ability))
    for family, found in families.items():
        assert all(one == found[0] for one in found), family


def test_a_second_argument_of_a_kind_is_numbered() -> None:
    dancer = CHARACTERS[NUMBER["dancer"]]
    assert dancer.deploy
    assert list(ability_message(dancer.deploy).args) == ["get", "prove", "get_2"]


def test_a_card_as_plain_data() -> None:
    assert card_data(CHARACTERS[NUMBER["four_d_painter"]]) == {
        "colour": "violet",
        "value": 9,
        "initial": "4",
        "aliases": {},
        "deploy": {"id": "ability-move-apart", "args": {}},
        "end": None,
        "defence": None,
        "bonus": [{"id": "bonus-if", "args": {"points": 31, "condition": [{"id": "if-colours-differ", "args": {}}]}}],
        "needs": [],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_texts_are_unchanged(language: str) -> None:
    assert card_pages(language) == snapshot(language).read_text(encoding="utf-8")


if __name__ == "__main__":
    for spoken in LANGUAGES:
        snapshot(spoken).write_text(card_pages(spoken), encoding="utf-8")
