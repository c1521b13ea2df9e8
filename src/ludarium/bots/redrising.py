"""What a position of Red Rising is worth: hand, tracks and token, the turn to come, and when the game should end."""

from __future__ import annotations

import math
from typing import Final

from ludarium.games.redrising.clause import bonus_of
from ludarium.games.redrising.roster import CARDS, FACE_DOWN, VALUE
from ludarium.games.redrising.scoring import (
    EACH_HELIUM,
    EACH_INFLUENCE,
    FLEET_POINTS,
    SOVEREIGN_POINTS,
    AutomaHolding,
    automa_points,
    hand_points,
    houses,
    table_points,
)
from ludarium.games.redrising.table import APOLLO, CERES, ENOUGH, JUPITER, LUNA, MARS, MOST, RedRising
from ludarium.games.redrising.tally import FLEET, HELIUM, INFLUENCE
from ludarium.games.redrising.thing import A_CARD, PAIR
from ludarium.games.redrising.turn import LEADS, TURN
from ludarium.games.redrising.words.power import SOVEREIGN
from ludarium.games.redrising.words.rival import RivalBanishes, RivalGives
from ludarium.kernel.contract import Contract
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from .greedy import GreedyBot, Heuristic, has_gambled, take

# What the power of each house is worth about, in the order of the houses: a step on a track, or a little less.
POWER: Final[list[float]] = [1.0, 1.0, 4.0, 4.5, 3.0, 3.0]

SPARE: Final = 3  # of how many cards it is tried what deploying them next would bring


class Weights:
    """What the heuristic believes.

    Set by judgement, not tuned. Versions, each with several changes, met in matches of 40 to 60 games with seats
    swapped; what they won by was within chance, so these matches show no number here to be better than another.
    """

    def __init__(self) -> None:
        # Steps that one party makes in a turn towards the two tracks it needs, and each party towards all three.
        self.pace_alone = 0.9
        self.pace_all = 0.5
        self.least_turns = 0.7
        # Steps on each track in a turn to come, and not more than so many in all.
        self.growth = 0.3
        self.most_growth = 4.0
        # How soon the sovereign token is lost again: it counts for 1 in 1 + this for each turn to come.
        self.token_loss = 1.5
        # How much of what the best next turn would add can be had: rivals move too.
        self.next_turn = 0.5
        # What drawing from the deck brings at least, at a glance.
        self.deck = 5.0
        # How much the tracks and the number of cards of a rival count; among more rivals, each its share.
        self.rival = 0.6
        self.card = 20.0
        # What a card is worth that a rival loses, or gives: they choose which.
        self.taken = 6.0
        self.given = 18.0
        # How much of the best card on top the next player makes use of.
        self.gift = 0.15
        # How much of a card's bonus one who does not hold the others for it may hope for.
        self.hoped = 0.35
        # A rival's hand is better than one dealt at random, by this for each round, up to so much.
        self.better = 1.5
        self.most_better = 30.0
        # What a turn less is worth: to whoever leads by `lead` or more this much, to whoever is behind the opposite ...
        self.end = 1.0
        self.lead = 80.0
        # ... and in any case more in every round; before the round `long` time is rather worth having.
        self.haste = 0.3
        self.long = 18.0
        self.patience = 2.0
        # How much a lead counts once the end is certain.
        self.sure = 1.0


class Outlook:
    """What a seat has and may yet get, in one position; `turns` is about how often it will act again."""

    def __init__(self, world: RedRising, seat: int, sovereign: int, turns: float, weights: Weights) -> None:
        self.world = world
        self.seat = seat
        self.sovereign = sovereign
        self.turns = turns
        self.weights = weights
        self.growth = min(weights.growth * turns, weights.most_growth)
        self.rivals = world.rivals(seat)
        self.board = world.board()
        self.faced = [[track[party] for track in world.tracks] for party in self.rivals]
        self.holding = world.holding(seat)
        self.holding.sovereign = sovereign == seat
        self.banishes = world.houses[seat] == CERES and world.scoring_start == NONE  # RR-41
        self.hand = self.points(world.hands[seat])
        self.table = self.tracks(seat)

    def points(self, cards: list[int]) -> float:
        """The points of a hand; Ceres has to banish a card of it in the end."""
        if not self.banishes or len(cards) <= 1:
            return self.count(cards)
        best = self.count(cards[1:])
        for n in range(1, len(cards)):
            best = max(best, self.count(cards[:n] + cards[n + 1 :]))
        return best

    def count(self, cards: list[int]) -> float:
        """The points of a hand as it is."""
        holding = self.holding
        if not self.world.wilds:
            holding.wilds = []
        holding.cards = cards
        return float(hand_points(holding, self.board, self.faced, self.world.twice))

    def tracks(self, party: int) -> float:
        """What the tracks and the token of a party will be worth in the end."""
        world = self.world
        fleet = float(world.tracks[FLEET][party])
        total = EACH_HELIUM * world.tracks[HELIUM][party] + fleet_points(min(fleet + self.growth, float(MOST)))
        if party == self.sovereign:
            total += self.token()
        return total + self.influence(party)

    def token(self) -> float:
        """What the sovereign token is worth to whoever has it now."""
        return SOVEREIGN_POINTS / (1.0 + self.weights.token_loss * self.turns)

    def influence(self, party: int) -> float:
        """What the influence of a party will be worth (RR-67)."""
        world = self.world
        values = world.tracks[INFLUENCE]
        mine = values[party]
        if self.growth == 0.0:
            others = [values[rival] for rival in world.rivals(party)]
            return float(table_points(0, 0, mine, False, [*others, world.neutral] if world.neutral else others))
        highest = max(0.0, world.neutral - self.growth)
        for rival in world.rivals(party):
            highest = max(highest, float(values[rival]))
        spread = 0.5 + 0.6 * math.sqrt(self.growth)
        first = 1.0 / (1.0 + math.exp((highest - mine - 0.4) / spread))
        less = float(EACH_INFLUENCE[1]) if world.is_duel() else 1.6
        return (less + (EACH_INFLUENCE[0] - less) * first) * (mine + self.growth)

    def bonus(self, location: int) -> float:
        """What the bonus of a location is worth."""
        world = self.world
        if location == LUNA:
            power = POWER[world.houses[self.seat]]
            return power if self.sovereign == self.seat else power + self.token()
        track = FLEET if location == JUPITER else HELIUM if location == MARS else INFLUENCE
        values = world.tracks[track]
        if track != HELIUM and values[self.seat] >= MOST:
            return 0.0
        values[self.seat] += 1
        gain = self.tracks(self.seat) - self.table
        values[self.seat] -= 1
        return gain

    def gain_to_come(self) -> float:
        """What the second step of lead brings, if it is still to come in this turn (RR-12)."""
        world = self.world
        if not is_gain_to_come(world, self.seat):
            return 0.0
        cards = world.hands[self.seat]
        best = self.weights.deck if world.deck else 0.0
        for location in range(len(world.locations)):
            pile = world.locations[location]
            if pile and not world.barred >> location & 1 and pile[-1] != world.untouchable:
                gain = self.points([*cards, pile[-1] % FACE_DOWN]) - self.hand
                best = max(best, gain + self.bonus(location))
        return best

    def total(self) -> float:
        """All that the seat has, with what this turn still brings."""
        return self.hand + self.table + self.gain_to_come()

    def rival(self, party: int) -> float:
        """What a rival has by what everybody sees."""
        world = self.world
        if world.is_automa(party):
            pile = AutomaHolding(world.pile, world.level, world.parity, 0, 0, 0, sovereign=False)
            return self.tracks(party) + automa_points(pile, [MOST])
        return self.tracks(party) + self.weights.card * len(world.hands[party])

    def lead(self, mine: float) -> float:
        """By how much one leads before the best of the rivals, if their hands are about as imagined."""
        world = self.world
        weights = self.weights
        best = 0.0
        for party in self.rivals:
            theirs = self.rival(party)
            if not world.is_automa(party):
                holding = world.holding(party)
                faced = [[track[other] for track in world.tracks] for other in world.rivals(party)]
                theirs += hand_points(holding, self.board, faced, world.twice) - weights.card * len(holding.cards)
                theirs += min(weights.better * world.round, weights.most_better)
            best = max(best, theirs)
        return max(-weights.lead, min(weights.lead, mine - best))


class RedRisingHeuristic(Heuristic):
    """Values a seat by what it will have in the end, by what it leaves to the others, and by when that end comes."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.worths: list[float] = []

    def value(self, world: Game, seat: int) -> float:
        """The worth of a position, with the best turn that the seat could take next."""
        assert isinstance(world, RedRising)
        return self.judge(world, seat, careful=True)

    def glance(self, world: Game, seat: int) -> float:
        """The same without a look at the next turn."""
        assert isinstance(world, RedRising)
        return self.judge(world, seat, careful=False)

    def judge(self, world: RedRising, seat: int, *, careful: bool) -> float:
        """The worth of a position. In the middle of a turn the gain that ends it is included."""
        weights = self.weights
        if world.scoring_start != NONE:
            return final(world, seat)
        turns = self.turns_left(world, seat)
        outlook = Outlook(world, seat, holder_soon(world, seat), turns, weights)
        mine = outlook.total()
        if careful and turns > 0.0 and not is_gain_to_come(world, seat):
            mine += weights.next_turn * self.next_turn(outlook)
        worth = mine + self.pending(world, seat)
        for party in outlook.rivals:
            worth -= weights.rival / len(outlook.rivals) * outlook.rival(party)
        lead = outlook.lead(mine)
        if world.triggered:
            worth += weights.sure * lead
        else:
            late = max(weights.haste * (world.round - weights.long), -weights.patience)
            worth -= (weights.end * lead / weights.lead + late) * turns
        return worth - weights.gift * self.gift(world) if careful else worth

    def turns_left(self, world: RedRising, seat: int) -> float:
        """In about how many turns the seat will act again; exact once the end is set off (RR-51)."""
        if world.triggered:
            left = 1.0 if world.turn < (seat - world.first) % world.parties else 0.0
            return left + 1.0 if world.houses[seat] == APOLLO and world.turn < world.parties else left
        shared = 0
        for track in world.tracks:
            shared += max(0, ENOUGH - max(track))
        alone = 3 * ENOUGH
        for party in range(world.parties):
            lacking = [max(0, ENOUGH - track[party]) for track in world.tracks]
            alone = min(alone, sum(lacking) - max(lacking))
        weights = self.weights
        return max(weights.least_turns, min(alone / weights.pace_alone, shared / (weights.pace_all * world.parties)))

    def pending(self, world: RedRising, seat: int) -> float:
        """What a rival is about to lose to the seat, who waits for their answer."""
        if not is_rival_asked(world, seat):
            return 0.0
        top = world.stack[-1]
        if top.script is SOVEREIGN:
            return POWER[world.houses[seat]]
        step = top.step()
        if isinstance(step, RivalBanishes):
            return self.weights.taken
        return self.weights.given if isinstance(step, RivalGives) else 0.0

    def next_turn(self, outlook: Outlook) -> float:
        """What another turn of the seat would add at best if it came at once, by a card whose effect is certain."""
        seat = outlook.seat
        start = outlook.world.copy()
        start.decisions = []
        del start.stack[1:]
        start.barred = 0
        start.ended = False
        start.push(TURN, seat)
        start.advance()
        decision = start.decision(seat)
        if decision is None:
            return 0.0
        here = outlook.hand + outlook.table
        spared = spare(outlook)
        best = 0.0
        for option in decision.options:
            if option % PAIR - A_CARD in spared:
                after = start.copy()
                take(after, seat, option)
                if not has_gambled(start, after):
                    then = Outlook(after, seat, after.sovereign, outlook.turns, self.weights)
                    best = max(best, then.total() - here)
        return best

    def gift(self, world: RedRising) -> float:
        """What the best of the cards on top is worth to anybody, where others act next."""
        best = 0.0
        for pile in world.locations:
            if pile and pile[-1] < FACE_DOWN:
                best = max(best, self.worth(pile[-1]))
        return best

    def worth(self, card: int) -> float:
        """What a card is worth to anybody."""
        if not self.worths:
            for n in range(CARDS):
                hoped = 0.0
                for clause in bonus_of(n):
                    hoped += float(clause.each_points)
                self.worths.append(VALUE[n] + self.weights.hoped * hoped)
        return self.worths[card]


def spare(outlook: Outlook) -> list[int]:
    """The few cards of a hand that it can best do without."""
    cards = outlook.world.hands[outlook.seat]
    ranked = [(-outlook.count(cards[:n] + cards[n + 1 :]), cards[n]) for n in range(len(cards))]
    ranked.sort()
    return [card for _, card in ranked[:SPARE]]


def final(world: RedRising, seat: int) -> float:
    """The points of a seat while the end-of-game abilities are used; in a tie, what the rivals have less."""
    tracks = world.tracks
    faced = [[track[party] for track in tracks] for party in world.rivals(seat)]
    holding = world.holding(seat)
    others = houses(faced, world.neutral)
    total = hand_points(holding, world.board(), faced, world.twice) + holding.extra
    total += table_points(holding.helium, holding.fleet, holding.influence, holding.sovereign, others)
    lost = 0.0
    for theirs in faced:
        lost += 0.1 * (EACH_HELIUM * theirs[HELIUM] + FLEET_POINTS[theirs[FLEET]] + theirs[INFLUENCE])
    return total - lost


def fleet_points(space: float) -> float:
    """The points of a space on the fleet track, or between two (RR-65)."""
    low = int(space)
    if low >= MOST:
        return float(FLEET_POINTS[MOST])
    return FLEET_POINTS[low] + (space - low) * (FLEET_POINTS[low + 1] - FLEET_POINTS[low])


def is_rival_asked(world: RedRising, seat: int) -> bool:
    """Whether what the seat does waits for a rival's answer."""
    return bool(world.decisions) and world.decisions[0].seat != seat and world.stack[-1].actor == seat


def holder_soon(world: RedRising, seat: int) -> int:
    """Who has the sovereign token; the seat, if a rival is only asked whether to defend it."""
    return seat if is_rival_asked(world, seat) and world.stack[-1].script is SOVEREIGN else world.sovereign


def is_gain_to_come(world: RedRising, seat: int) -> bool:
    """Whether the seat has yet to gain a card in this turn (RR-12)."""
    if world.ended:
        return False
    last = len(world.stack) - 1
    for n in range(len(world.stack)):
        frame = world.stack[n]
        if frame.script is TURN and frame.actor == seat and frame.it == LEADS:
            return frame.at == 1 or (n == last and world.decision(seat) is not None)
    return False


def heuristic(weights: Weights) -> RedRisingHeuristic:
    """The heuristic with these weights."""
    return RedRisingHeuristic(weights)


HEURISTIC: Final = heuristic(Weights())


def player(contract: Contract, rng: Rng) -> GreedyBot:
    """The greedy bot of this game."""
    return GreedyBot(contract, rng, HEURISTIC)
