"""The text of every card: it is there, it says every parameter of what the card does, and it reads as it did.

All cards in each language stand in `cards.<language>.txt`, to be read in full whenever they change. `make playthroughs`
writes them anew, or alone:

    PYTHONPATH=src:. .venv/bin/python -m tests.games.redrising.test_cardtext
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.games.redrising import CONTRACT
from ludarium.games.redrising.cardtext import (
    FLAGS,
    colours_of,
    filling,
    is_negative,
    is_spoken,
    parts,
    printed,
    said,
    texts,
)
from ludarium.games.redrising.character import Ability, Character
from ludarium.games.redrising.content.characters import CHARACTERS
from ludarium.games.redrising.roster import COLOUR, COLOURS, GRAY, NAMES, NUMBER, ORANGE
from ludarium.games.redrising.table import LOCATIONS
from ludarium.games.redrising.tally import TRACKS
from ludarium.games.redrising.words.hand import MayProve
from ludarium.games.redrising.words.pile import GainAt
from ludarium.kernel.message import Message
from ludarium.kernel.words import When
from ludarium.text.speaker import LANGUAGES, speaker
from tests.text.test_messages import own, variables

PACKAGE = "ludarium.games.redrising"
HERE = Path(__file__).parent
SOURCES = HERE.parents[2] / "src" / "ludarium" / "games" / "redrising"
ABILITIES = [ability for card in CHARACTERS for ability in (card.deploy, card.at_end) if ability]

# The parameters of words that fill a place; a flag is said by the family itself.
SPOKEN = {"colours", "locations", "location", "track", "number", "kind", "target", "but"}


def every(message: Message) -> Iterator[Message]:
    """A message with all messages inside it."""
    yield message
    for value in message.args.values():
        if isinstance(value, list):
            for inner in value:
                yield from every(inner)


def skeleton(ability: Ability) -> list[Any]:
    """What the sentence of an ability says by itself: its words and their flags, without what fills the places."""
    found: list[Any] = []
    for part in parts(ability.steps):
        kind = getattr(part, "kind", None)
        sort = kind and (is_negative(kind), is_spoken(kind), int(kind.parity))
        found.append((type(part).__name__, [getattr(part, flag, None) for flag in FLAGS], sort))
    return found


def parameters() -> dict[str, set[str]]:
    """What each word, by its class, is made with."""
    classes = {
        node.name: node
        for path in [*(SOURCES / "words").glob("*.py"), SOURCES / "turn.py"]
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


def words_of(part: Any, name: str) -> list[str]:  # noqa: ANN401 - a step or a condition
    """What must be found in the text for a parameter of a word."""
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


def told(language: str) -> str:
    """All cards in a language."""
    return "\n".join(f"{name}\n{text}\n" for name, text in CONTRACT.cards(language))


def snapshot(language: str) -> Path:
    """The file of all cards in a language."""
    return HERE / f"cards.{language}.txt"


@pytest.mark.parametrize("card", CHARACTERS, ids=lambda card: card.name)
def test_every_ability_has_its_text_in_every_language_with_a_place_for_all_it_says(card: Character) -> None:
    text = texts(card)
    assert bool(text.deploy) == bool(card.deploy)
    assert bool(text.at_end) == (bool(card.at_end) or COLOUR[card.number] in (GRAY, ORANGE))
    assert bool(text.defence) == bool(card.defence)
    assert text.messages()
    for language in LANGUAGES:
        for whole in text.messages():
            assert speaker(PACKAGE, language).say(whole)
            for message in every(whole):
                there = own(PACKAGE, language)[message.id]
                assert variables(there.value) == set(message.args), (language, message)


def test_every_parameter_of_a_word_fills_a_place_or_is_said_by_the_family() -> None:
    made_with = parameters()
    for ability in ABILITIES:
        for part in parts(ability.steps):
            if not isinstance(part, When):
                given = made_with[type(part).__name__]
                assert given <= SPOKEN | set(FLAGS), f"{ability.family}: {type(part).__name__} says nothing of {given}"
                filled = repr(list(filling(part, first=False)))
                unspoken = [word for name in given & SPOKEN for word in words_of(part, name) if word not in filled]
                assert not unspoken, f"{ability.family}: {type(part).__name__} says nothing of {unspoken}"


def test_all_cards_of_a_family_are_made_alike() -> None:
    families: dict[str, list[list[Any]]] = defaultdict(list)
    for ability in ABILITIES:
        families[ability.family].append(skeleton(ability))
    for family, found in families.items():
        assert all(one == found[0] for one in found), family


def test_the_second_place_of_a_sort_is_numbered() -> None:
    dancer = CHARACTERS[NUMBER["dancer"]]
    assert dancer.deploy
    assert list(said(dancer.deploy).args) == ["get", "prove", "get_2"]


def test_a_card_as_plain_data() -> None:
    assert printed(CHARACTERS[NUMBER["four_d_painter"]]) == {
        "colour": "violet",
        "value": 9,
        "initial": "4",
        "aliases": {},
        "deploy": {"id": "ability-move-apart", "args": {}},
        "end": None,
        "defence": None,
        "bonus": [{"id": "bonus-if", "args": {"points": 31, "condition": [{"id": "if-colours-differ", "args": {}}]}}],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_read_as_they_did(language: str) -> None:
    assert told(language) == snapshot(language).read_text(encoding="utf-8")


if __name__ == "__main__":
    for spoken in LANGUAGES:
        snapshot(spoken).write_text(told(spoken), encoding="utf-8")
