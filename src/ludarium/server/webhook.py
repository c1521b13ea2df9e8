"""Messages of a table to a chat outside: ntfy, Discord or Slack, as their webhooks take them."""

from __future__ import annotations

import html
from typing import Final

import msgspec

from ludarium.kernel.message import Message
from ludarium.text.localizer import localizer

from .protocol import WebhookKind

GAME_TITLE: Final = "web-game-"  # a message of the game
JSON: Final = {"content-type": "application/json"}


def webhook_request(kind: WebhookKind, text: str, link: str) -> tuple[bytes, dict[str, str]]:
    """The body and the headers of a message. Names of players can neither mention people nor contain markup.

    `link` is "" if the server does not know its address for others.
    """
    if kind == "discord":
        return msgspec.json.encode({"content": f"{text}\n{link}".strip(), "allowed_mentions": {"parse": []}}), JSON
    if kind == "slack":
        return msgspec.json.encode({"text": f"{html.escape(text, quote=False)}\n{link}".strip()}), JSON
    headers = {"content-type": "text/plain; charset=utf-8", "title": "Ludarium"}
    return text.encode(), headers | ({"click": link} if link else {})


def table_link(address: str, table: str) -> str:
    """The link to a table; "" if the address of the server for others is not known."""
    return f"{address}/t/{table}" if address else ""


def alert_text(kind: str, language: str, game: str, names: str) -> str:
    """What happened at a table, from public data only."""
    title = game_title(game, language)
    return localizer("ludarium.text", language).format(Message(f"alert-{kind}", game=title, names=names))


def game_title(game: str, language: str) -> str:
    """The name of a game, as the page has it."""
    return localizer(f"ludarium.games.{game}", language).format(Message(GAME_TITLE + game))
