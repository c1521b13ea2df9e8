"""Browser tests find elements as people do, by role and name, or by what they stand for, never by how they look."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

BROWSER: Final = Path(__file__).parents[1] / "browser"
TAGS: Final = (
    "a|article|aside|button|details|dialog|div|dl|fieldset|footer|form|h[1-6]|header|i|input|label|li|main|nav"
)
MORE_TAGS: Final = "ol|option|p|section|select|small|span|summary|svg|table|tbody|td|tfoot|th|thead|tr|ul"
CLASS: Final = re.compile(rf"(?:^|[\s>+~,('\"`*])(?:{TAGS}|{MORE_TAGS})?(\.[a-z][\w-]*)(?![\w-]*[(=.])")
EXCEPTIONS: Final = {
    "chromium.py": {".build"},  # a folder
    "pictures.py": {".txt"},  # a suffix
    "page_audit.py": {".sr", ".btn"},  # text for screen readers only; a link that looks like a button
    "test_accessibility.py": {".probe"},  # an element that the test itself adds
}


def texts(path: Path) -> Iterator[str]:
    """The strings of a module, without its docstrings; what is put into a formatted one counts as a letter."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            skipped |= {id(part) for part in node.values}
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.value


def classes(text: str) -> set[str]:
    """The CSS classes that a text selects by."""
    return set(CLASS.findall(text))


def test_a_class_is_recognised_in_a_selector() -> None:
    for text in (".prompt", "main.end table", "dialog .row", "button:not(:has(.on))", "`.crowd .card`"):
        assert classes(text), text
    for text in ("#prompt", "[data-thing^='cell:']", "document.body.focus()", "form.dispatchEvent(event)"):
        assert not classes(text), text


def test_no_browser_test_selects_by_a_css_class() -> None:
    files = sorted(BROWSER.rglob("*.py"))
    assert len(files) > 30
    found = {
        f"{path.relative_to(BROWSER)}: {name}"
        for path in files
        for text in texts(path)
        for name in classes(text) - EXCEPTIONS.get(path.name, set())
    }
    assert not found, "\n".join(sorted(found))
