"""The texts of a pack: which ones it must have, and how they become Fluent messages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadPack, shortened
from ludarium.kernel.message import Message
from ludarium.text.localizer import LANGUAGES, localizer

from .checks import mapping
from .vocabulary import CARD_OPTIONS, KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE: Final = "ludarium.games.raxxon"  # its locale folder has the built-in texts
MESSAGE_ID: Final = re.compile("[a-z][a-z0-9_-]*")
CONTENT: Final = ("citizen-", "character-", "action-", "card-", "story-", "choice-")  # ids that a pack may give texts
MAX_TEXTS: Final = 600  # per language


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


def fluent_texts(pack: dict[str, Any], language: str) -> str:
    """The pack's texts as Fluent messages: in this language, or in another if they are missing."""
    pack_texts: dict[str, dict[str, str]] = pack.get("texts", {})
    texts: dict[str, str] = {}
    for other in (*reversed([*pack_texts]), language):
        texts.update(pack_texts.get(other, {}))
    built_in = localizer(PACKAGE, language)
    for name in pack["cards"]:  # without a story: the title, and the numbers of the options
        texts.setdefault(
            f"card-{name}", built_in.format(Message(f"card-{name}")) if built_in.has(f"card-{name}") else name
        )
        if not built_in.has(f"story-{name}"):
            texts.setdefault(f"story-{name}", texts[f"card-{name}"])
            for number in range(1, CARD_OPTIONS + 1):
                texts.setdefault(f"choice-{name}-{number}", f"{number}.")
    lines: list[str] = []
    for name, text in texts.items():
        if not name.startswith(CONTENT):
            continue  # a pack names its content, and no buttons or warnings of the page
        one_line = " ".join(text.replace("{", "(").replace("}", ")").split())
        lines.append(f"{name} = {one_line}")
        model = next((known_name for prefix, known_name in CASES_LIKE.items() if name.startswith(prefix)), "")
        lines += [f"    .{case} = {one_line}" for case in (built_in.forms(model) if model else [])]
    return "\n".join([*lines, ""])


# Names of a pack get the same grammatical cases as these built-in ones, all with the same text.
CASES_LIKE: Final = {"citizen-": "citizen-hostile", "character-": "character-thomas", "action-": "action-thomas-1"}
