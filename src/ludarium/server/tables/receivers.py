"""What receives messages of a table while its people are away: its webhook and subscribed devices."""

from __future__ import annotations

from typing import Final

from .entry import Alerted, PushSet, Webhook, WebhookSet

MAX_PUSHES: Final = 64  # devices


class Receivers:
    """The webhook, the subscriptions by the key of the device, and the decisions of which they have a message."""

    def __init__(self) -> None:
        self.webhook: Webhook | None = None
        self.pushes: dict[str, PushSet] = {}
        self.alerted: set[int] = set()

    def has_any(self) -> bool:
        """Whether anyone gets messages of the table."""
        return self.webhook is not None or bool(self.pushes)

    def apply(self, entry: WebhookSet | PushSet | Alerted) -> None:
        """Apply an entry."""
        if isinstance(entry, WebhookSet):
            self.webhook = entry.webhook
        elif isinstance(entry, Alerted):
            self.alerted.update(entry.decisions)
        else:
            self.pushes.pop(entry.key, None)
            if entry.subscription is not None:
                self.pushes = dict([*self.pushes.items(), (entry.key, entry)][-MAX_PUSHES:])  # the oldest makes room
