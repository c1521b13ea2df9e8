"""Documents: the accepted YAML and JSON, and that everything else is refused quickly."""

from __future__ import annotations

import time

import pytest

from ludarium.errors import BadDocument
from ludarium.kernel.document import MAX_CHARACTERS, read
from tests.attacks import BOMBS

PLENTY = 5.0  # seconds; without the limits a bomb takes minutes


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("a: [1, -2, 2.5, true, False, null, ~, x, 'y', \"z\"]", {"a": [1, -2, 2.5, True, False, None, None, *"xyz"]}),
        ("[no, 12:30, 2026-11-18, 0x10, '5']", ["no", "12:30", "2026-11-18", "0x10", "5"]),
        ('{"a": {"1": [1e3, "\\ud83d\\ude00"]}}', {"a": {"1": [1000.0, "😀"]}}),
        ("{2: [flip], '<<': 1}", {"2": ["flip"], "<<": 1}),
        ("", None),
    ],
)
def test_a_document_is_read_as_plain_data(text: str, data: object) -> None:
    assert read(text, "it").data == data


@pytest.mark.parametrize("name", [name for name, (_, word) in BOMBS.items() if word != "missing"])
def test_a_text_made_to_hang_its_reader_is_refused_soon(name: str) -> None:
    text, word = BOMBS[name]
    began = time.perf_counter()
    with pytest.raises(BadDocument, match=f"^bomb.yaml.*{word}") as found:
        read(text, "bomb.yaml")
    assert time.perf_counter() - began < PLENTY
    assert len(str(found.value)) < 200


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: 1\nb: &x 2\n", 2),
        ("a: 1\nb: [1,\n *x]\n", 3),
        ("a: 1\n<<: {b: 1}\n", 2),
        ("a: !!str 1\n", 1),
        ("a: 1\nb: 2\na: 3\n", 3),
        ("a: 1\n? [b]\n: 2\n", 2),
        ("a: 1\n---\nb: 2\n", 2),
        ("a: 1\nb: 1e999\n", 2),
        ("a: [1\nb: 2", 2),
    ],
)
def test_what_is_refused_is_named_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadDocument) as found:
        read(text, "it")
    assert found.value.line == line


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(BadDocument, match="at most"):
        read("a" * (MAX_CHARACTERS + 1), "it")


@pytest.mark.parametrize(
    ("place", "line"),
    [("", 1), ("a", 1), ("a.b[1]", 3), ("a.b[1].c", 3), ("a.b[7]", 2), ("a.e", 5), ("a.f.g", 6), ("z", 1)],
)
def test_a_place_has_the_line_of_its_value_or_of_what_should_hold_it(place: str, line: int) -> None:
    document = read("a:\n  b: [x,\n    {c: 1}]\n  d: 1\n  e: 1\n  f:\n    h: 2\n", "it")
    assert document.line_of(place) == line
