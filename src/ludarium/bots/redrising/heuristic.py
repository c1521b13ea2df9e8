"""The heuristic of Red Rising: hand, tracks and token, the next turn, and when the game should end."""

from __future__ import annotations

import math
from typing import Final

from ludarium.games.redrising.bonus.clause import bonus_of
from ludarium.games.redrising.card import CARDS, FACE_DOWN, VALUE
from ludarium.games.redrising.content.houses import APOLLO, CERES
from ludarium.games.redrising.option_code import A_CARD, PAIR
from ludarium.games.redrising.scoring import (
    EACH_HELIUM,
    EACH_INFLUENCE,
    FLEET_POINTS,
    SOVEREIGN_POINTS,
    AutomaHolding,
    automa_points,
    hand_points,
    other_influences,
    table_points,
)
from ludarium.games.redrising.steps.rival import RivalBanishes, RivalGives
from ludarium.games.redrising.steps.token import SOVEREIGN
from ludarium.games.redrising.table import JUPITER, LUNA, MARS, RedRising
from ludarium.games.redrising.tracks import END_THRESHOLD, FLEET, HELIUM, INFLUENCE, MAX_TRACK
from ludarium.games.redrising.turn import LEADS, TURN
from ludarium.kernel.game import Game
from ludarium.kernel.script import NONE

from ..greedy import Heuristic, used_chance

# The approximate value of the power of each house, in the order of the houses: a step on a track, or a little less.
POWER: Final[list[float]] = [1.0, 1.0, 4.0, 4.5, 3.0, 3.0]

TRIED_CARDS: Final = 3  # the number of cards that are tried in the next turn


class Weights:
    """The weights of the heuristic.

    Set by judgement, not tuned. Versions with several changes each were compared in matches of 40 to 60 games with
    seats swapped; the differences were within chance, so the matches do not show that any number here is better.
    """

    def __init__(self) -> None:
        # Steps in a turn of one player towards the two tracks it needs, and of each player towards all three.
        self.pace_alone = 0.9
        self.pace_all = 0.5
        self.min_turns = 0.7
        # Expected steps on each track in a further turn, and their maximum.
        self.growth = 0.3
        self.max_growth = 4.0
        # How soon the sovereign token is lost: its value is divided by 1 + this for each further turn.
        self.token_loss = 1.5
        # The part of the gain of the best next turn that remains after the rivals' turns.
        self.next_turn = 0.5
        # The minimum value of drawing from the deck.
        self.deck = 5.0
        # The weight of a rival's value, divided by the number of rivals; and the value of a card in a rival's hand.
        self.rival = 0.6
        self.card = 20.0
        # The value of a card that a rival banishes, or gives; the rival chooses it.
        self.taken = 6.0
        self.given = 18.0
        # The part of the best top card's value that the next player gets.
        self.gift = 0.15
        # The part of a card's bonus that a player without the other cards for it can expect.
        self.hoped = 0.35
        # How much better a rival's hand is than a random one, for each round, and the maximum.
        self.better = 1.5
        self.max_better = 30.0
        # The value of one turn less: this for a lead of `lead` or more, the opposite when as far behind ...
        self.end = 1.0
        self.lead = 80.0
        # ... plus `haste` for each round after the round `long`; before it, time has a value, at most `patience`.
        self.haste = 0.3
        self.long = 18.0
        self.patience = 2.0
        # The weight of the lead once the end is triggered.
        self.sure = 1.0


class Outlook:
    """What a seat has and can still get in a position; `turns` is the expected number of its further turns."""

    def __init__(self, world: RedRising, seat: int, sovereign: int, turns: float, weights: Weights) -> None:
        self.world = world
        self.seat = seat
        self.sovereign = sovereign
        self.turns = turns
        self.weights = weights
        self.growth = min(weights.growth * turns, weights.max_growth)
        self.rivals = world.rivals(seat)
        self.board = world.board()
        self.rival_tracks = [[track[player] for track in world.tracks] for player in self.rivals]
        self.holding = world.holding(seat)
        self.holding.sovereign = sovereign == seat
        self.banishes = world.houses[seat] == CERES and world.scoring_start == NONE  # RR-41
        self.hand_value = self.hand_points_at_end(world.hands[seat])
        self.table_value = self.tracks_value(seat)

    def hand_points_at_end(self, cards: list[int]) -> float:
        """The points of a hand at the end; Ceres has to banish a card of it."""
        if not self.banishes or len(cards) <= 1:
            return self.count_hand(cards)
        best = self.count_hand(cards[1:])
        for n in range(1, len(cards)):
            best = max(best, self.count_hand(cards[:n] + cards[n + 1 :]))
        return best

    def count_hand(self, cards: list[int]) -> float:
        """The points of a hand now."""
        holding = self.holding
        if not self.world.wilds:
            holding.wilds = []
        holding.cards = cards
        return float(hand_points(holding, self.board, self.rival_tracks, self.world.twice))

    def tracks_value(self, player: int) -> float:
        """The expected points of a player's tracks and token at the end."""
        world = self.world
        fleet = float(world.tracks[FLEET][player])
        total = EACH_HELIUM * world.tracks[HELIUM][player] + fleet_value(min(fleet + self.growth, float(MAX_TRACK)))
        if player == self.sovereign:
            total += self.token_value()
        return total + self.influence_value(player)

    def token_value(self) -> float:
        """The expected points of the sovereign token for the player that has it now."""
        return SOVEREIGN_POINTS / (1.0 + self.weights.token_loss * self.turns)

    def influence_value(self, player: int) -> float:
        """The expected points of a player's influence (RR-67)."""
        world = self.world
        values = world.tracks[INFLUENCE]
        own = values[player]
        if self.growth == 0.0:
            others = [values[rival] for rival in world.rivals(player)]
            return float(table_points(0, 0, own, False, [*others, world.neutral] if world.neutral else others))
        highest = max(0.0, world.neutral - self.growth)
        for rival in world.rivals(player):
            highest = max(highest, float(values[rival]))
        spread = 0.5 + 0.6 * math.sqrt(self.growth)
        first = 1.0 / (1.0 + math.exp((highest - own - 0.4) / spread))
        less = float(EACH_INFLUENCE[1]) if world.is_duel() else 1.6
        return (less + (EACH_INFLUENCE[0] - less) * first) * (own + self.growth)

    def location_value(self, location: int) -> float:
        """The value of a location's bonus."""
        world = self.world
        if location == LUNA:
            power = POWER[world.houses[self.seat]]
            return power if self.sovereign == self.seat else power + self.token_value()
        track = FLEET if location == JUPITER else HELIUM if location == MARS else INFLUENCE
        values = world.tracks[track]
        if track != HELIUM and values[self.seat] >= MAX_TRACK:
            return 0.0
        values[self.seat] += 1
        gain = self.tracks_value(self.seat) - self.table_value
        values[self.seat] -= 1
        return gain

    def pending_gain(self) -> float:
        """The value of the gain that ends a lead, if it is still to come in this turn (RR-12)."""
        world = self.world
        if not has_pending_gain(world, self.seat):
            return 0.0
        cards = world.hands[self.seat]
        best = self.weights.deck if world.deck else 0.0
        for location in range(len(world.locations)):
            pile = world.locations[location]
            if pile and not world.barred >> location & 1 and pile[-1] != world.untouchable:
                gain = self.hand_points_at_end([*cards, pile[-1] % FACE_DOWN]) - self.hand_value
                best = max(best, gain + self.location_value(location))
        return best

    def total(self) -> float:
        """The value of the seat, with the pending gain of this turn."""
        return self.hand_value + self.table_value + self.pending_gain()

    def rival_value(self, player: int) -> float:
        """The value of a rival from public information."""
        world = self.world
        if world.is_automa(player):
            pile = AutomaHolding(world.pile, world.level, world.parity, 0, 0, 0, sovereign=False)
            return self.tracks_value(player) + automa_points(pile, [MAX_TRACK])
        return self.tracks_value(player) + self.weights.card * len(world.hands[player])

    def lead(self, own: float) -> float:
        """The lead over the best rival, with the rivals' hands as imagined, within bounds."""
        world = self.world
        weights = self.weights
        best = 0.0
        for player in self.rivals:
            theirs = self.rival_value(player)
            if not world.is_automa(player):
                holding = world.holding(player)
                faced = [[track[other] for track in world.tracks] for other in world.rivals(player)]
                theirs += hand_points(holding, self.board, faced, world.twice) - weights.card * len(holding.cards)
                theirs += min(weights.better * world.round, weights.max_better)
            best = max(best, theirs)
        return max(-weights.lead, min(weights.lead, own - best))


class RedRisingHeuristic(Heuristic):
    """Values a seat by its expected result, by what it leaves to the rivals, and by when the game ends."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.card_values: list[float] = []

    def value(self, world: Game, seat: int) -> float:
        """The value of a position, with the seat's best next turn."""
        assert isinstance(world, RedRising)
        return self.evaluate(world, seat, careful=True)

    def quick_value(self, world: Game, seat: int) -> float:
        """The same without the next turn."""
        assert isinstance(world, RedRising)
        return self.evaluate(world, seat, careful=False)

    def evaluate(self, world: RedRising, seat: int, *, careful: bool) -> float:
        """The value of a position; in the middle of a turn with the gain that ends it."""
        weights = self.weights
        if world.scoring_start != NONE:
            return final_value(world, seat)
        turns = self.turns_left(world, seat)
        outlook = Outlook(world, seat, likely_sovereign(world, seat), turns, weights)
        own = outlook.total()
        if careful and turns > 0.0 and not has_pending_gain(world, seat):
            own += weights.next_turn * self.next_turn(outlook)
        value = own + self.pending_from_rival(world, seat)
        for player in outlook.rivals:
            value -= weights.rival / len(outlook.rivals) * outlook.rival_value(player)
        lead = outlook.lead(own)
        if world.triggered:
            value += weights.sure * lead
        else:
            late = max(weights.haste * (world.round - weights.long), -weights.patience)
            value -= (weights.end * lead / weights.lead + late) * turns
        return value - weights.gift * self.best_top_card(world) if careful else value

    def turns_left(self, world: RedRising, seat: int) -> float:
        """The expected number of further turns of the seat; exact once the end is triggered (RR-51)."""
        if world.triggered:
            left = 1.0 if world.turn < (seat - world.first) % world.player_count else 0.0
            return left + 1.0 if world.houses[seat] == APOLLO and world.turn < world.player_count else left
        shared = 0
        for track in world.tracks:
            shared += max(0, END_THRESHOLD - max(track))
        alone = 3 * END_THRESHOLD
        for player in range(world.player_count):
            lacking = [max(0, END_THRESHOLD - track[player]) for track in world.tracks]
            alone = min(alone, sum(lacking) - max(lacking))
        weights = self.weights
        return max(weights.min_turns, min(alone / weights.pace_alone, shared / (weights.pace_all * world.player_count)))

    def pending_from_rival(self, world: RedRising, seat: int) -> float:
        """The value of what a rival, who is asked now, is about to lose to the seat."""
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
        """The best gain of an immediate further turn of the seat, by a card without chance."""
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
        current = outlook.hand_value + outlook.table_value
        spared = expendable_cards(outlook)
        best = 0.0
        for option in decision.options:
            if option % PAIR - A_CARD in spared:
                after = start.copy()
                after.play_script(seat, option)
                if not used_chance(start, after):
                    then = Outlook(after, seat, after.sovereign, outlook.turns, self.weights)
                    best = max(best, then.total() - current)
        return best

    def best_top_card(self, world: RedRising) -> float:
        """The value of the best top card for the next player."""
        best = 0.0
        for pile in world.locations:
            if pile and pile[-1] < FACE_DOWN:
                best = max(best, self.card_value(pile[-1]))
        return best

    def card_value(self, card: int) -> float:
        """The value of a card for an unknown hand."""
        if not self.card_values:
            for n in range(CARDS):
                hoped = 0.0
                for clause in bonus_of(n):
                    hoped += float(clause.each_points)
                self.card_values.append(VALUE[n] + self.weights.hoped * hoped)
        return self.card_values[card]


def expendable_cards(outlook: Outlook) -> list[int]:
    """The cards of the hand that contribute least."""
    cards = outlook.world.hands[outlook.seat]
    ranked = [(-outlook.count_hand(cards[:n] + cards[n + 1 :]), cards[n]) for n in range(len(cards))]
    ranked.sort()
    return [card for _, card in ranked[:TRIED_CARDS]]


def final_value(world: RedRising, seat: int) -> float:
    """The points of a seat during the end-of-game abilities; what rivals lose decides between equal values."""
    tracks = world.tracks
    faced = [[track[player] for track in tracks] for player in world.rivals(seat)]
    holding = world.holding(seat)
    others = other_influences(faced, world.neutral)
    total = hand_points(holding, world.board(), faced, world.twice) + holding.extra
    total += table_points(holding.helium, holding.fleet, holding.influence, holding.sovereign, others)
    lost = 0.0
    for theirs in faced:
        lost += 0.1 * (EACH_HELIUM * theirs[HELIUM] + FLEET_POINTS[theirs[FLEET]] + theirs[INFLUENCE])
    return total - lost


def fleet_value(space: float) -> float:
    """The points of a space on the fleet track, interpolated between spaces (RR-65)."""
    low = int(space)
    if low >= MAX_TRACK:
        return float(FLEET_POINTS[MAX_TRACK])
    return FLEET_POINTS[low] + (space - low) * (FLEET_POINTS[low + 1] - FLEET_POINTS[low])


def is_rival_asked(world: RedRising, seat: int) -> bool:
    """Whether an effect of the seat waits for a rival's answer."""
    return bool(world.decisions) and world.decisions[0].seat != seat and world.stack[-1].actor == seat


def likely_sovereign(world: RedRising, seat: int) -> int:
    """The player with the sovereign token; the seat itself while a rival is asked whether to defend it."""
    return seat if is_rival_asked(world, seat) and world.stack[-1].script is SOVEREIGN else world.sovereign


def has_pending_gain(world: RedRising, seat: int) -> bool:
    """Whether the gain of this turn is still to come (RR-12)."""
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
