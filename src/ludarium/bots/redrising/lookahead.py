"""What the search needs in Red Rising: the greedy bot's candidates, a few decisions, and the lead in points."""

from __future__ import annotations

from typing import Final

from ludarium.games.redrising.card import NAMES
from ludarium.games.redrising.scoring import EACH_HELIUM
from ludarium.games.redrising.table import RedRising
from ludarium.games.redrising.tracks import FLEET, HELIUM, MAX_TRACK
from ludarium.kernel.game import Game
from ludarium.kernel.message import Message

from ..greedy import GreedyBot
from ..network import Network
from ..search import Aspect, Lookahead
from .features import POINTS, features, outlook_of
from .heuristic import RedRisingHeuristic, fleet_value

WIDTH: Final = 4  # the number of candidates, or one more
DECISIONS: Final = 8  # how far the search plays on, counting only decisions with a choice
RIVAL: Final = 0.5  # the weight of the best rival's value


class RedRisingLookahead(Lookahead):
    """Plays on for some decisions of all seats, each taking the option with the best quick value."""

    def __init__(self, greedy: GreedyBot, heuristic: RedRisingHeuristic, network: Network) -> None:
        self.greedy = greedy
        self.heuristic = heuristic
        self.network = network

    def candidates(self, world: Game, seat: int) -> list[int]:
        return self.greedy.shortlist(world, seat, WIDTH)

    def play_on(self, world: Game, start: Game, seat: int) -> None:
        left = DECISIONS
        while world.stack and left > 0:
            for decision in world.decisions:
                if decision.is_open():
                    if len(decision.options) == 1:
                        world.decide(decision.seat, decision.options[0])
                    else:
                        world.decide(decision.seat, self.greedy.shortlist(world, decision.seat, 1)[0])
                        left -= 1
                    break

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, RedRising)
        values: list[float] = []
        if world.is_over():
            values = [float(standing.total) for standing in world.standings()]
        else:
            values = [self.heuristic.value(world, player) for player in range(world.seats)]
        rivals = [values[player] for player in range(len(values)) if player != seat]
        return values[seat] - RIVAL * max(rivals) if rivals else values[seat]

    def expected(self, world: Game) -> list[float]:
        assert isinstance(world, RedRising)
        if world.is_over():
            return [float(standing.total) for standing in world.standings()]
        return [POINTS * self.network.output(features(world, seat, self.heuristic)) for seat in range(world.seats)]

    def aspects(self, world: Game, seat: int) -> list[Aspect]:
        assert isinstance(world, RedRising)
        outlook = outlook_of(world, seat, self.heuristic)
        tracks = world.tracks
        token = outlook.token_value() if world.sovereign == seat else 0.0
        parts = {
            "aspect-hand": outlook.hand_value,
            "aspect-helium": float(EACH_HELIUM * tracks[HELIUM][seat]),
            "aspect-fleet": fleet_value(min(float(tracks[FLEET][seat]) + outlook.growth, float(MAX_TRACK))),
            "aspect-influence": outlook.influence_value(seat),
            "aspect-sovereign": token,
        }
        found = [Aspect(what, points, points) for what, points in parts.items()]
        for rival in range(world.seats):
            if rival != seat:
                points = outlook_of(world, rival, self.heuristic).total()
                found.append(Aspect("", points, -RIVAL * points, rival))
        return found

    def notes(self, after: Game, other: Game, seat: int) -> list[Message]:
        """A card that the option takes from a rival's hand, if the seat knows that the rival has it."""
        assert isinstance(after, RedRising)
        assert isinstance(other, RedRising)
        for rival in range(after.seats):
            if rival != seat:
                for card in other.hands[rival]:
                    if card in after.hands[seat] and other.known[card] >> seat & 1:
                        return [Message("hint-takes", character=f"character-{NAMES[card]}", rival=rival)]
        return []
