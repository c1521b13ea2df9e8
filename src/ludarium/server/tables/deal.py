"""Deals that several tables share: what is shown of them, and the random numbers of their bots."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ludarium.kernel.plain_data import Redacted
from ludarium.kernel.script import NONE

from ..protocol import DealData
from .table import Table


def deal_data(table: Table) -> DealData | None:
    """The shared deal of a table as everyone may see it; None if it has none."""
    deal = table.opened.deal
    if deal is None:
        return None
    return DealData(deal.contest, deal.number, deal.table, deal.ranked, deal.closes, table.sealed)


def without_haste(redacted: Redacted) -> Redacted:
    """What a seat knows, but not which others have already answered the same question: that differs between tables."""
    known: Any = redacted["decisions"]
    decisions = [[seat, options, answer if seat == redacted["viewer"] else NONE] for seat, options, answer in known]
    return Redacted({**redacted, "decisions": decisions})


def bot_seed(seed: str, seat: int, redacted: Redacted) -> str:
    """The seed of a bot's decision: the same at every table of the deal where its seat knows the same."""
    known = msgspec.json.encode(redacted)
    return hashlib.sha256(f"{seed} {seat} ".encode() + known).hexdigest()
