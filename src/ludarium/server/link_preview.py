"""The preview of a link to a table, as messengers show it: title, description and picture, from public data only."""

from __future__ import annotations

import html
from typing import Final

from ludarium.kernel.message import Message
from ludarium.text.localizer import LANGUAGES, localizer

from .protocol import TableData
from .static_files import StaticResponse
from .webhook import game_title

TITLE: Final = "<title>Ludarium</title>"  # of the page, which is replaced
SIZE: Final = (1200, 630)  # of the pictures


def preview_language(accepted: str) -> str:
    """The first language of an `Accept-Language` header that the texts have; English by default."""
    tags = (part.split(";")[0].strip().lower().split("-")[0] for part in accepted.split(","))
    return next((tag for tag in tags if tag in LANGUAGES), LANGUAGES[0])


def with_preview(page: StaticResponse, table: TableData | None, address: str, language: str) -> StaticResponse:
    """The page with the preview of a table, or of the whole site; `address` is the server's for others."""
    head = _head(table, address, language)
    content = page.content.decode().replace(TITLE, head, 1)
    return StaticResponse(content.encode(), page.media_type, page.cache)


def _head(table: TableData | None, address: str, language: str) -> str:
    texts = localizer("ludarium.text", language)
    if table is None:
        title, text, url, picture = "Ludarium", texts.format(Message("web-home-lead")), f"{address}/", "sagrada"
    else:
        game = game_title(table.game, language)
        names = ", ".join(seat.name for seat in table.seats if seat.kind == "person")
        free = sum(seat.kind == "open" or seat.offered for seat in table.seats) if table.newcomers else 0
        state = "free" if free and table.status in {"lobby", "playing"} else table.status
        title = texts.format(Message(f"preview-{state}", game=game))
        text = texts.format(Message("preview-players", names=names, count=free)) if names else ""
        url, picture = f"{address}/t/{table.id}", table.game
    width, height = SIZE
    properties = {
        "og:site_name": "Ludarium",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:url": url,
        "og:image": f"{address}/previews/{picture}.png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:locale": language,
    }
    lines = [f"<title>{html.escape(title)}</title>", f'<meta name="description" content="{html.escape(text)}" />']
    lines += [
        f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in properties.items() if value
    ]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
