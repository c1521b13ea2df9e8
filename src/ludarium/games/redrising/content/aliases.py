"""Names that a printed edition has where we have another: by card and language. Search finds both."""

from __future__ import annotations

from typing import Final

ALIASES: Final[dict[str, dict[str, str]]] = {
    "roque": {"uk": "Пройдисвіт"},  # RA-04
}
