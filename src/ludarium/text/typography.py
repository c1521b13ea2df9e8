"""Non-breaking spaces, as each language wants them: `web/src/i18n/typography.ts` does the same for the page."""

# These are about letters and signs that look alike.
# ruff: noqa: RUF001

from __future__ import annotations

import re
from typing import Final

NBSP: Final = "\N{NO-BREAK SPACE}"

# Words of one letter, which must not end a line.
SHORT_WORDS: Final = {"cs": "aikosuvzAIKOSUVZ", "uk": "аеєзийіоувАЕЄЗЙІОУВ", "ru": "авикосуАВИКОСУ"}

CAPITALS: Final = "[A-ZÁ-ŽА-ЯЁЄІЇҐ]"

INITIALS: Final = re.compile(rf"(?<!\w)({CAPITALS})\. (?={CAPITALS})")  # K. D. Jamesová
SLAVIC: Final = (
    (re.compile(r" (×) "), rf"{NBSP}\1{NBSP}"),
    (re.compile(r" (?=[—–%])"), NBSP),
    (re.compile(r"(\d) (?=[^\W\d_])"), rf"\1{NBSP}"),
    (re.compile(r"(\d\.) (?=[a-zá-ž])"), rf"\1{NBSP}"),
)


def with_fixed_spaces(text: str, language: str) -> str:
    """The text with non-breaking spaces in place of those at which a line must not break."""
    text = INITIALS.sub(rf"\1.{NBSP}", text)
    if language in SHORT_WORDS:
        for pattern, replacement in SLAVIC:
            text = pattern.sub(replacement, text)
        text = re.sub(rf"(?<![^\s(„«“])([{SHORT_WORDS[language]}]) (?=\S)", rf"\1{NBSP}", text)
    return text


def searchable(text: str) -> str:
    """The text without differences in capitals and in kinds of spaces."""
    return text.casefold().replace(NBSP, " ")
