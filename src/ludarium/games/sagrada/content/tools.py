"""The twelve tools, each in the order of the text on its card."""

from __future__ import annotations

from typing import Final

from ..steps.draft import PlaceAnother, PlaceApart
from ..steps.hand import ChooseShade, PlaceDie, Redraw, Reroll
from ..steps.move import Move, MoveAnother, MoveFirstOfTwo, MoveOfTrackColour
from ..steps.pool import RerollPool
from ..steps.take import Take, TakeSwapped, TakeTurned, TakeUpOrDown
from ..tool import Tool
from ..window import COLOUR, COLOURS, SHADE

RED, YELLOW, GREEN, BLUE, PURPLE = range(len(COLOURS))

TOOLS: Final[list[Tool]] = [
    Tool(1, "grozing_pliers", PURPLE, TakeUpOrDown(), [PlaceDie()]),
    Tool(2, "eglomise_brush", BLUE, Move(ignoring=COLOUR), []),
    Tool(3, "copper_foil_burnisher", RED, Move(ignoring=SHADE), []),
    Tool(4, "lathekin", YELLOW, MoveFirstOfTwo(), [MoveAnother(of_same_colour=False)]),
    Tool(5, "lens_cutter", GREEN, TakeSwapped(), [PlaceDie()]),
    Tool(6, "flux_brush", PURPLE, Take(), [Reroll(), PlaceDie()]),
    Tool(7, "glazing_hammer", BLUE, RerollPool(), []),
    Tool(8, "running_pliers", RED, PlaceAnother(), []),
    Tool(9, "cork_backed_straightedge", YELLOW, PlaceApart(), []),
    Tool(10, "grinding_stone", GREEN, TakeTurned(), [PlaceDie()]),
    Tool(11, "flux_remover", PURPLE, Take(), [Redraw(), ChooseShade(), PlaceDie(or_put_back=True)]),
    Tool(12, "tap_wheel", BLUE, MoveOfTrackColour(), [MoveAnother(of_same_colour=True)]),
]
