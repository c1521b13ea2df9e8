"""The 22 Automa cards: where the Automa deploys and gains, the arrow, and the extra."""

from __future__ import annotations

from typing import Final

from ..automa.card import AUTOMA_CARDS, BANISH, BONUS, LEFT, NOTHING, RIGHT, A, AutomaCard, B, C, D
from ..table import INSTITUTE, JUPITER, LUNA, MARS

# Card 5 is a reconstruction: with it deploy and gain have each symbol equally often, and so has the arrow.
AUTOMA: Final[list[AutomaCard]] = [
    AutomaCard(1, MARS, A, LEFT, BONUS),
    AutomaCard(2, JUPITER, A, RIGHT, BONUS),
    AutomaCard(3, A, A, LEFT, BANISH),
    AutomaCard(4, LUNA, A, RIGHT, BONUS),
    AutomaCard(5, INSTITUTE, A, LEFT, BONUS),
    AutomaCard(6, B, LUNA, RIGHT, BONUS),
    AutomaCard(7, JUPITER, B, LEFT, BONUS),
    AutomaCard(8, LUNA, B, RIGHT, BONUS),
    AutomaCard(9, C, B, LEFT, BANISH),
    AutomaCard(10, B, B, RIGHT, BONUS),
    AutomaCard(11, INSTITUTE, C, LEFT, BONUS),
    AutomaCard(12, A, LUNA, RIGHT, BANISH),
    AutomaCard(13, MARS, D, LEFT, BONUS),
    AutomaCard(14, A, MARS, RIGHT, NOTHING),
    AutomaCard(15, A, JUPITER, LEFT, NOTHING),
    AutomaCard(16, B, INSTITUTE, RIGHT, NOTHING),
    AutomaCard(17, C, MARS, LEFT, BONUS),
    AutomaCard(18, A, C, RIGHT, BONUS),
    AutomaCard(19, B, JUPITER, LEFT, BONUS),
    AutomaCard(20, D, INSTITUTE, RIGHT, BONUS),
    AutomaCard(21, C, D, LEFT, NOTHING),
    AutomaCard(22, D, C, RIGHT, NOTHING),
]

if len(AUTOMA) != AUTOMA_CARDS:
    raise ValueError(f"{len(AUTOMA)} Automa cards: AUTOMA_CARDS in automa/card.py must be the same")
