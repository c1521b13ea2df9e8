"""The twelve tools, each in the order of the text on its card."""

from __future__ import annotations

from typing import Final

from ..window import COLOUR, COLOURS, SHADE
from ..words import (
    ChooseShade,
    Move,
    MoveAnother,
    MoveFirstOfTwo,
    MoveOfTrackColour,
    PlaceAnother,
    PlaceApart,
    PlaceIt,
    Redraw,
    Reroll,
    RerollPool,
    Take,
    TakeSwapped,
    TakeTurned,
    TakeUpOrDown,
    Tool,
)

RED, YELLOW, GREEN, BLUE, PURPLE = range(len(COLOURS))

TOOLS: Final[list[Tool]] = [
    Tool(1, "grozing_pliers", PURPLE, TakeUpOrDown(), [PlaceIt()]),
    Tool(2, "eglomise_brush", BLUE, Move(lift=COLOUR), []),
    Tool(3, "copper_foil_burnisher", RED, Move(lift=SHADE), []),
    Tool(4, "lathekin", YELLOW, MoveFirstOfTwo(), [MoveAnother(of_same_colour=False)]),
    Tool(5, "lens_cutter", GREEN, TakeSwapped(), [PlaceIt()]),
    Tool(6, "flux_brush", PURPLE, Take(), [Reroll(), PlaceIt()]),
    Tool(7, "glazing_hammer", BLUE, RerollPool(), []),
    Tool(8, "running_pliers", RED, PlaceAnother(), []),
    Tool(9, "cork_backed_straightedge", YELLOW, PlaceApart(), []),
    Tool(10, "grinding_stone", GREEN, TakeTurned(), [PlaceIt()]),
    Tool(11, "flux_remover", PURPLE, Take(), [Redraw(), ChooseShade(), PlaceIt(or_put_back=True)]),
    Tool(12, "tap_wheel", BLUE, MoveOfTrackColour(), [MoveAnother(of_same_colour=True)]),
]
