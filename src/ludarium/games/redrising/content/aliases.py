"""Names of cards in printed editions that differ from ours, by card and language; search finds both."""

from __future__ import annotations

from typing import Final

ALIASES: Final[dict[str, dict[str, str]]] = {
    "roque": {"uk": "Пройдисвіт"},  # RA-04
}
