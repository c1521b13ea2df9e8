"""What a program can check of the wording: spelling, words of other eras, ranges, names of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent

from ludarium.games.redrising.card import NAMES
from ludarium.kernel.message import Message
from ludarium.text.localizer import LANGUAGES, localizer

from .test_messages import PACKAGES, nodes, own, parsed, texts, variables

# Product English is American.
BRITISH = re.compile(
    r"\w*(?:colour|favour|neighbour|honour|rumour|defence|offence|grey|centre|metre|catalogue|cancelled|travell)\w*"
    r"|\b(?:towards|afterwards|whilst|queue)\b",
    re.IGNORECASE,
)

# Words of other eras, and a board that shines: options are highlighted and chosen.
UNWANTED = {
    "en": r"\b(?:lit|whoever|upon|anew|begun|mended|things?|somebody|everybody|all the same|will not do)\b",
    "uk": r"\b(?:світиться|світяться|накрито|накрити|подорожу\w+)\b",
    "cs": r"\b(?:svítí|prostř\w+|cestuje)\b",
    "ru": r"\b(?:светится|светятся|светящ\w+|накрыт|накрыть|путешеству\w+)\b",
}
STORIES = "stories.ftl"  # written freely


def lines(language: str, *, stories: bool) -> Iterator[tuple[str, str]]:
    """The id of every message in a language and each of its texts."""
    for (_, spoken, name), resource in parsed().items():
        if spoken == language and (stories or name != STORIES):
            for entry in resource.body:
                if isinstance(entry, fluent.Message):
                    yield from ((entry.id.name, text) for text in texts(entry))


def test_english_is_american() -> None:
    assert len(list(lines("en", stories=True))) > 2000
    assert BRITISH.search("a neighbouring cell")
    assert not [(id_, text) for id_, text in lines("en", stories=True) if BRITISH.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_highlighted_and_chosen(language: str) -> None:
    unwanted = re.compile(UNWANTED[language], re.IGNORECASE)
    assert not [(id_, text) for id_, text in lines(language, stories=False) if unwanted.search(text)]


def misjudged_ranges(node: object) -> Iterator[str]:
    """The last variables of ranges before a noun that are not the selector of the variants around them."""
    for select in nodes(node):
        if isinstance(select, fluent.SelectExpression):
            chosen_by = variables(select.selector)
            for variant in select.variants:
                yield from (name for name in counted_ranges(variant.value) if name not in chosen_by)


def counted_ranges(pattern: fluent.Pattern) -> Iterator[str]:
    """The last variable of each range, as in "2 to 6 players" with a dash, directly in a pattern."""
    parts = pattern.elements
    for dash, last, after in zip(parts, parts[1:], parts[2:], strict=False):
        is_range = isinstance(dash, fluent.TextElement) and dash.value.endswith("\N{EN DASH}")
        if is_range and isinstance(after, fluent.TextElement) and re.match(r" \w", after.value):
            yield from variables(last)


@pytest.mark.parametrize("language", ["uk", "cs", "ru"])
def test_a_range_takes_the_plural_of_its_last_number(language: str) -> None:
    wrong = []
    for package in PACKAGES:
        for id_, message in own(package, language).items():
            if message.value is not None:
                wrong += [(id_, name) for name in [*counted_ranges(message.value), *misjudged_ranges(message.value)]]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_cards_by_reference(language: str) -> None:
    package = "ludarium.games.redrising"
    texts_of = localizer(package, language)
    names = [texts_of.format(Message(f"character-{name}")) for name in NAMES]
    typed = re.compile(rf"\b(?:{'|'.join(re.escape(name) for name in names)})\b")
    rules = [entry for id_, entry in own(package, language).items() if re.fullmatch(r"R[RA]-\d+", id_)]
    assert len(rules) > 70
    found = [(entry.id.name, typed.findall(text)) for entry in rules for text in texts(entry) if typed.search(text)]
    assert [(id_, words) for id_, words in found if words != ["Пройдисвіт"]] == []
