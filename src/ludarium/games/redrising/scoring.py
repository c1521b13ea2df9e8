"""What a player has (RR-61 to RR-69), what the Automa has (RA-40, RA-41), and who has won (RR-70)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message
from ludarium.kernel.script import NONE
from ludarium.kernel.standing import Line, Standing, rank

from .clause import Clause, bonus_of
from .roster import COLOUR, COLOURS, GRAY, NAMES, VALUE
from .tally import INFLUENCE, Board, Tally, tally_of
from .wilds import settle

FLEET_POINTS: Final[list[int]] = [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]  # RR-65
EACH_HELIUM: Final = 3
SOVEREIGN_POINTS: Final = 10
EACH_INFLUENCE: Final[list[int]] = [4, 2, 1]  # by rank; from the third on it stays (RR-67)
HAND_LIMIT: Final = 7
EACH_EXCESS: Final = -10

AUTOMA_START: Final = 70
AUTOMA_LIMIT: Final = 20
# By level: for each favourable card, and for each other one (RA-41).
AUTOMA_EACH: Final[list[list[int]]] = [[5, 2], [6, 3], [8, 4], [10, 5], [12, 6], [14, 7]]


class Holding:
    """All that a player scores.

    `extra` are points that abilities gave (Hacker). `wilds` says for each card what it is taken for: a gray's second
    colour, an orange's name (as a card's number), or NONE; it may be shorter than the hand. With `best`, what it leaves
    open is found.
    """

    def __init__(
        self,
        cards: list[int],
        helium: int,
        fleet: int,
        influence: int,
        sovereign: bool,
        extra: int,
        wilds: list[int],
        best: bool,
    ) -> None:
        self.cards = cards
        self.helium = helium
        self.fleet = fleet
        self.influence = influence
        self.sovereign = sovereign
        self.extra = extra
        self.wilds = wilds
        self.best = best

    def tracks(self) -> list[int]:
        """Helium, fleet and influence, in the order of the tracks."""
        return [self.helium, self.fleet, self.influence]


class AutomaHolding:
    """All that the Automa scores; its level is 1 to 6, its parity 0 for even and 1 for odd."""

    def __init__(
        self, pile: list[int], level: int, parity: int, helium: int, fleet: int, influence: int, sovereign: bool
    ) -> None:
        self.pile = pile
        self.level = level
        self.parity = parity
        self.helium = helium
        self.fleet = fleet
        self.influence = influence
        self.sovereign = sovereign

    def tracks(self) -> list[int]:
        """Helium, fleet and influence, in the order of the tracks."""
        return [self.helium, self.fleet, self.influence]


class CardScore:
    """What a card in hand gives: its value, the points of each of its clauses, and what it is taken for."""

    def __init__(self, card: int, wild: int, clauses: list[Clause], points: list[int]) -> None:
        self.card = card
        self.wild = wild
        self.value = VALUE[card]
        self.clauses = clauses
        self.points = points
        self.bonus = sum(points)


# --- a hand ------------------------------------------------------------------------------------------------------


def counted(holding: Holding, board: Board, rivals: list[list[int]], twice: bool) -> Tally:
    """The tally of a hand before any wildcard that is left open is settled."""
    cards = holding.cards
    tally = tally_of(
        cards, holding.wilds, holding.tracks(), holding.sovereign, rivals, board, twice=twice, best=holding.best
    )
    for card in cards:
        for clause in bonus_of(card):
            tally.spared |= clause.spares
    return tally


def clause_points(clause: Clause, tally: Tally, colour: i64) -> i64:
    """What a clause gives to a card of this colour, unless a loss is spared it."""
    if clause.each_points < 0 and tally.spared >> colour & 1:
        return 0
    return clause.points(tally, colour)


def hand_points(holding: Holding, board: Board, rivals: list[list[int]], twice: bool) -> int:
    """The points of the cards: core values and bonuses (RR-63), and the excess (RR-69)."""
    cards = holding.cards
    tally = counted(holding, board, rivals, twice)
    if holding.best:
        settle(cards, holding.wilds, tally)
    total: i64 = excess_points(len(cards))
    for card in cards:
        total += VALUE[card]
        colour: i64 = COLOUR[card]
        for clause in bonus_of(card):
            total += clause_points(clause, tally, colour)
    return int(total)


def card_scores(holding: Holding, board: Board, rivals: list[list[int]], twice: bool) -> list[CardScore]:
    """The points of every card, clause by clause."""
    cards, wilds = holding.cards, holding.wilds
    tally = counted(holding, board, rivals, twice)
    if holding.best:
        wilds = settle(cards, wilds, tally)
    found: list[CardScore] = []
    for n in range(len(cards)):
        clauses = bonus_of(cards[n])
        points = [int(clause_points(clause, tally, COLOUR[cards[n]])) for clause in clauses]
        found.append(CardScore(cards[n], wilds[n] if n < len(wilds) else NONE, clauses, points))
    return found


def excess_points(cards: int) -> int:
    """What the cards beyond the seventh cost (RR-69)."""
    return EACH_EXCESS * max(0, cards - HAND_LIMIT)


# --- tracks and tokens -------------------------------------------------------------------------------------------


def influence_rank(mine: int, others: list[int]) -> int:
    """The rank of one's influence; those who are tied share it, and the next have the next (RR-67)."""
    above: list[int] = []
    for theirs in others:
        if theirs > mine and theirs not in above:
            above.append(theirs)
    return 1 + len(above)


def each_influence(mine: int, others: list[int]) -> int:
    """The points for each influence (RR-67)."""
    return EACH_INFLUENCE[min(influence_rank(mine, others), len(EACH_INFLUENCE)) - 1]


def houses(rivals: list[list[int]], neutral: int) -> list[int]:
    """The influence of all others that rank: the rivals, and the neutral house if it has any (RR-68)."""
    found = [rival[INFLUENCE] for rival in rivals]
    return [*found, neutral] if neutral else found


def table_points(helium: int, fleet: int, influence: int, sovereign: bool, others: list[int]) -> int:
    """The points for all that is not a card (RR-65 to RR-68)."""
    total = FLEET_POINTS[fleet] + EACH_HELIUM * helium + each_influence(influence, others) * influence
    return total + SOVEREIGN_POINTS if sovereign else total


def points(holding: Holding, board: Board, rivals: list[list[int]], neutral: int, twice: bool) -> int:
    """The total of a player, without the ledger; `rivals` are the tracks of each of the others."""
    others = houses(rivals, neutral)
    table = table_points(holding.helium, holding.fleet, holding.influence, holding.sovereign, others)
    return hand_points(holding, board, rivals, twice) + table + holding.extra


# --- the Automa --------------------------------------------------------------------------------------------------


def favourable(pile: list[int], parity: int) -> list[int]:
    """How many favourable and how many other cards of the Automa count, at most 20 in all (RA-41)."""
    good = 0
    for card in pile:
        if VALUE[card] % 2 == parity:
            good += 1
    bad = len(pile) - good
    good = min(good, AUTOMA_LIMIT)
    return [good, min(bad, AUTOMA_LIMIT - good)]


def automa_points(automa: AutomaHolding, others: list[int]) -> int:
    """The total of the Automa (RA-40); `others` is the influence of the player and of the neutral house."""
    good, bad = favourable(automa.pile, automa.parity)
    each = AUTOMA_EACH[automa.level - 1]
    table = table_points(automa.helium, automa.fleet, automa.influence, automa.sovereign, others)
    return AUTOMA_START + good * each[0] + bad * each[1] + table


def automa_ledger(automa: AutomaHolding, others: list[int], neutral: int) -> list[Line]:
    """Every point of the Automa."""
    good, bad = favourable(automa.pile, automa.parity)
    each = AUTOMA_EACH[automa.level - 1]
    return [
        Line("RA-40", Message("ledger-automa-start"), AUTOMA_START),
        Line("RA-41", Message("ledger-automa-favourable", cards=good, each=each[0]), good * each[0]),
        Line("RA-41", Message("ledger-automa-unfavourable", cards=bad, each=each[1]), bad * each[1]),
        *table_lines(automa.helium, automa.fleet, automa.influence, automa.sovereign, others, neutral),
    ]


def solo_result(total: int, target: int, mine: bool, its: bool) -> str:
    """How it ends against the Automa, by whose the token is, as the id of its message (RR-70)."""
    if total != target:
        return "sheet-won" if total > target else "sheet-lost"
    if mine:
        return "sheet-won-token"
    return "sheet-lost-token" if its else "sheet-won-shared"


# --- the ledger --------------------------------------------------------------------------------------------------


def card_lines(score: CardScore) -> list[Line]:
    """The points of a card: its core value, and each clause that gives or costs something."""
    character = f"character-{NAMES[score.card]}"
    if score.wild == NONE:
        core = Message("ledger-core", character=character)
        rule = "RR-63"
    elif COLOUR[score.card] == GRAY:
        core = Message("ledger-core-colour", character=character, colour=f"colour-{COLOURS[score.wild]}")
        rule = "RR-62"
    else:
        core = Message("ledger-core-name", character=character, name=f"character-{NAMES[score.wild]}")
        rule = "RR-61"
    lines = [Line(rule, core, score.value)]
    for clause, given in zip(score.clauses, score.points, strict=True):
        if given:
            lines.append(
                Line(clause.rule, Message("ledger-bonus", character=character, clause=[clause.message()]), given)
            )
    return lines


def table_lines(
    helium: int, fleet: int, influence: int, sovereign: bool, others: list[int], neutral: int
) -> list[Line]:
    """The points for all that is not a card."""
    lines = [
        Line("RR-65", Message("ledger-fleet", space=fleet), FLEET_POINTS[fleet]),
        Line("RR-66", Message("ledger-helium", helium=helium, each=EACH_HELIUM), EACH_HELIUM * helium),
    ]
    if sovereign:
        lines.append(Line("RR-66", Message("ledger-sovereign"), SOVEREIGN_POINTS))
    each = each_influence(influence, others)
    ranked = Message("ledger-influence", rank=influence_rank(influence, others), influence=influence, each=each)
    return [*lines, Line("RR-68" if neutral else "RR-67", ranked, each * influence)]


class HandStanding(Standing):
    """The standing of a player, with what the ledger is written from."""

    def __init__(
        self,
        seat: int,
        total: int,
        tiebreak: list[int],
        target: int | None,
        holding: Holding,
        board: Board,
        rivals: list[list[int]],
        neutral: int,
        twice: bool,
    ) -> None:
        super().__init__(seat, total, tiebreak, target)
        self.holding = holding
        self.board = board
        self.rivals = rivals
        self.neutral = neutral
        self.twice = twice

    def scores(self) -> list[CardScore]:
        """The points of every card."""
        return card_scores(self.holding, self.board, self.rivals, self.twice)

    def tie_lines(self) -> list[Line]:
        return [Line("RR-70", Message("tie-sovereign"), number) for number in self.tiebreak]

    def lines(self) -> list[Line]:
        mine = self.holding
        found: list[Line] = []
        for score in self.scores():
            found += card_lines(score)
        others = houses(self.rivals, self.neutral)
        found += table_lines(mine.helium, mine.fleet, mine.influence, mine.sovereign, others, self.neutral)
        excess = len(mine.cards) - HAND_LIMIT
        if excess > 0:
            found.append(Line("RR-69", Message("ledger-excess", cards=excess), EACH_EXCESS * excess))
        if mine.extra:
            found.append(Line("RR-60", Message("ledger-extra"), mine.extra))
        return found


def standings(
    holdings: list[Holding], board: Board, neutral: int, automa: AutomaHolding | None, twice: bool
) -> list[Standing]:
    """The standing of every player; `neutral` is the influence of the neutral house, 0 where there is none.

    Against the Automa its total is the target. If the player just equals it, the sovereign token decides as among
    players (RR-70): the player has not won if the Automa has it.
    """
    parties = [holding.tracks() for holding in holdings]
    if automa is not None:
        parties.append(automa.tracks())
    target: int | None = None
    if automa is not None:
        target = automa_points(automa, houses(parties[:-1], neutral))
    found: list[Standing] = []
    for seat in range(len(holdings)):
        holding = holdings[seat]
        rivals = parties[:seat] + parties[seat + 1 :]
        total = points(holding, board, rivals, neutral, twice)
        tiebreak = [1 if holding.sovereign else 0]
        found.append(HandStanding(seat, total, tiebreak, target, holding, board, rivals, neutral, twice))
    rank(found)
    if automa is not None:
        for standing in found:
            if standing.total == target and not automa.sovereign:
                standing.won = True
    return found
