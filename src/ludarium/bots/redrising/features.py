"""What the learned value of Red Rising sees of a position: numbers about a seat and its rivals, near 1 in size."""

from __future__ import annotations

from typing import Final

from ludarium.games.redrising.content.houses import HOUSES
from ludarium.games.redrising.table import RedRising
from ludarium.games.redrising.tracks import FLEET, HELIUM, INFLUENCE, MAX_TRACK
from ludarium.kernel.game import Game
from ludarium.kernel.script import NONE

from ..training import Learner
from .heuristic import Outlook, RedRisingHeuristic, fleet_value

POINTS: Final = 100.0  # that the network's output is counted in
OTHER_SEATS: Final = (1, 3, 4, 5, 6)  # not the usual two
NAMES: Final = (
    "hand", "cards", "helium", "fleet", "influence", "fleet_points", "influence_points", "token", "pending",
    "turns", "round", "triggered", "deck", "top_card",
    "rival_helium", "rival_fleet", "rival_influence", "rival_cards", "rival_token",
    *[f"house_{house}" for house in range(len(HOUSES))],
    *[f"seats_{seats}" for seats in OTHER_SEATS],
)  # fmt: skip


class RedRisingLearner(Learner):
    """Learns the final points from the first position of each round."""

    def __init__(self, heuristic: RedRisingHeuristic) -> None:
        self.heuristic = heuristic

    def names(self) -> list[str]:
        return list(NAMES)

    def features(self, world: Game, seat: int) -> list[float]:
        assert isinstance(world, RedRising)
        return features(world, seat, self.heuristic)

    def stage(self, world: Game) -> int:
        assert isinstance(world, RedRising)
        return world.round

    def scale(self) -> float:
        return POINTS


def features(world: RedRising, seat: int, heuristic: RedRisingHeuristic) -> list[float]:
    """The numbers of NAMES for a seat."""
    outlook = outlook_of(world, seat, heuristic)
    tracks = world.tracks
    rivals = outlook.rivals
    found = [
        outlook.hand_value / 100.0, len(world.hands[seat]) / 8.0,
        tracks[HELIUM][seat] / 10.0, tracks[FLEET][seat] / 10.0, tracks[INFLUENCE][seat] / 10.0,
        fleet_value(min(tracks[FLEET][seat] + outlook.growth, float(MAX_TRACK))) / 40.0,
        outlook.influence_value(seat) / 40.0,
        1.0 if world.sovereign == seat else 0.0, outlook.pending_gain() / 20.0,
        outlook.turns / 10.0, world.round / 20.0, 1.0 if world.triggered else 0.0, len(world.deck) / 100.0,
        heuristic.best_top_card(world) / 30.0,
        max([tracks[HELIUM][rival] for rival in rivals]) / 10.0,
        max([tracks[FLEET][rival] for rival in rivals]) / 10.0,
        max([tracks[INFLUENCE][rival] for rival in rivals]) / 10.0,
        sum([len(world.hands[rival]) for rival in rivals if rival < world.seats]) / 8.0 / len(rivals),
        1.0 if world.sovereign in rivals else 0.0,
    ]  # fmt: skip
    found += [1.0 if world.houses[seat] == house else 0.0 for house in range(len(HOUSES))]
    return found + [1.0 if world.seats == seats else 0.0 for seats in OTHER_SEATS]


def outlook_of(world: RedRising, seat: int, heuristic: RedRisingHeuristic) -> Outlook:
    """What a seat has and can still get."""
    turns = 0.0 if world.scoring_start != NONE else heuristic.turns_left(world, seat)
    return Outlook(world, seat, world.sovereign, turns, heuristic.weights)
