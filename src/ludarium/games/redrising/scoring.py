"""The points of a player (RR-61 to RR-69) and of the Automa (RA-40, RA-41), and the winner (RR-70)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message
from ludarium.kernel.script import NONE
from ludarium.kernel.standing import LedgerLine, Standing, rank

from .bonus.clause import Clause, bonus_of
from .bonus.tally import BoardCounts, Tally, tally_of
from .bonus.wildcards import assign_wildcards
from .card import COLOUR, COLOURS, NAMES, VALUE
from .content.roster import GRAY
from .tracks import INFLUENCE

FLEET_POINTS: Final[list[int]] = [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]  # RR-65
EACH_HELIUM: Final = 3
SOVEREIGN_POINTS: Final = 10
EACH_INFLUENCE: Final[list[int]] = [4, 2, 1]  # by rank; the last for all further ranks (RR-67)
HAND_LIMIT: Final = 7
EACH_EXCESS: Final = -10

AUTOMA_START: Final = 70
AUTOMA_LIMIT: Final = 20
# By level: points for each favourable card, and for each other card (RA-41).
AUTOMA_EACH: Final[list[list[int]]] = [[5, 2], [6, 3], [8, 4], [10, 5], [12, 6], [14, 7]]


class Holding:
    """Everything that a player scores.

    `extra` are points from abilities (Hacker). `wilds` has for each card a gray's second colour, an orange's name (as a
    card's number), or NONE; it may be shorter than the hand. With `best`, the missing ones are assigned best.
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
    """Everything that the Automa scores; its level is 1 to 6, its parity 0 for even and 1 for odd."""

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
    """The points of a card in hand: its value, its clauses, and the colour or name that it has as a wildcard."""

    def __init__(self, card: int, wild: int, clauses: list[Clause], points: list[int]) -> None:
        self.card = card
        self.wild = wild
        self.value = VALUE[card]
        self.clauses = clauses
        self.points = points
        self.bonus = sum(points)


# --- a hand ------------------------------------------------------------------------------------------------------


def tally_holding(holding: Holding, board: BoardCounts, rivals: list[list[int]], twice: bool) -> Tally:
    """The tally of a hand, before the search for the best wildcards."""
    cards = holding.cards
    tally = tally_of(
        cards, holding.wilds, holding.tracks(), holding.sovereign, rivals, board, twice=twice, best=holding.best
    )
    for card in cards:
        for clause in bonus_of(card):
            tally.protected |= clause.protected_colours
    return tally


def clause_points(clause: Clause, tally: Tally, colour: i64) -> i64:
    """The points of a clause for a card of this colour; 0 for a loss from which the colour is protected."""
    if clause.each_points < 0 and tally.protected >> colour & 1:
        return 0
    return clause.points(tally, colour)


def hand_points(holding: Holding, board: BoardCounts, rivals: list[list[int]], twice: bool) -> int:
    """The points of the cards: core values and bonuses (RR-63), and the excess (RR-69)."""
    cards = holding.cards
    tally = tally_holding(holding, board, rivals, twice)
    if holding.best:
        assign_wildcards(cards, holding.wilds, tally)
    total: i64 = excess_points(len(cards))
    for card in cards:
        total += VALUE[card]
        colour: i64 = COLOUR[card]
        for clause in bonus_of(card):
            total += clause_points(clause, tally, colour)
    return int(total)


def card_scores(holding: Holding, board: BoardCounts, rivals: list[list[int]], twice: bool) -> list[CardScore]:
    """The points of every card, clause by clause."""
    cards, wilds = holding.cards, holding.wilds
    tally = tally_holding(holding, board, rivals, twice)
    if holding.best:
        wilds = assign_wildcards(cards, wilds, tally)
    scores: list[CardScore] = []
    for n in range(len(cards)):
        clauses = bonus_of(cards[n])
        points = [int(clause_points(clause, tally, COLOUR[cards[n]])) for clause in clauses]
        scores.append(CardScore(cards[n], wilds[n] if n < len(wilds) else NONE, clauses, points))
    return scores


def excess_points(cards: int) -> int:
    """The negative points for the cards beyond the seventh (RR-69)."""
    return EACH_EXCESS * max(0, cards - HAND_LIMIT)


# --- tracks and tokens -------------------------------------------------------------------------------------------


def influence_rank(own: int, others: list[int]) -> int:
    """The rank of a player's influence; ties share a rank, and no rank is skipped (RR-67)."""
    above: list[int] = []
    for other in others:
        if other > own and other not in above:
            above.append(other)
    return 1 + len(above)


def each_influence(own: int, others: list[int]) -> int:
    """The points for each influence (RR-67)."""
    return EACH_INFLUENCE[min(influence_rank(own, others), len(EACH_INFLUENCE)) - 1]


def other_influences(rivals: list[list[int]], neutral: int) -> list[int]:
    """The influence of the rivals and, if it has any, of the neutral house (RR-68)."""
    influences = [rival[INFLUENCE] for rival in rivals]
    return [*influences, neutral] if neutral else influences


def table_points(helium: int, fleet: int, influence: int, sovereign: bool, others: list[int]) -> int:
    """The points of tracks and token (RR-65 to RR-68)."""
    total = FLEET_POINTS[fleet] + EACH_HELIUM * helium + each_influence(influence, others) * influence
    return total + SOVEREIGN_POINTS if sovereign else total


def points(holding: Holding, board: BoardCounts, rivals: list[list[int]], neutral: int, twice: bool) -> int:
    """The total of a player, without the ledger; `rivals` are the tracks of the other players."""
    others = other_influences(rivals, neutral)
    table = table_points(holding.helium, holding.fleet, holding.influence, holding.sovereign, others)
    return hand_points(holding, board, rivals, twice) + table + holding.extra


# --- the Automa --------------------------------------------------------------------------------------------------


def count_favourable(pile: list[int], parity: int) -> list[int]:
    """The numbers of favourable and other cards of the Automa that count, at most 20 in all (RA-41)."""
    good = 0
    for card in pile:
        if VALUE[card] % 2 == parity:
            good += 1
    bad = len(pile) - good
    good = min(good, AUTOMA_LIMIT)
    return [good, min(bad, AUTOMA_LIMIT - good)]


def automa_points(automa: AutomaHolding, others: list[int]) -> int:
    """The total of the Automa (RA-40); `others` is the influence of the player and of the neutral house."""
    good, bad = count_favourable(automa.pile, automa.parity)
    each = AUTOMA_EACH[automa.level - 1]
    table = table_points(automa.helium, automa.fleet, automa.influence, automa.sovereign, others)
    return AUTOMA_START + good * each[0] + bad * each[1] + table


def automa_ledger(automa: AutomaHolding, others: list[int], neutral: int) -> list[LedgerLine]:
    """The points of the Automa, line by line."""
    good, bad = count_favourable(automa.pile, automa.parity)
    each = AUTOMA_EACH[automa.level - 1]
    return [
        LedgerLine("RA-40", Message("ledger-automa-start"), AUTOMA_START),
        LedgerLine("RA-41", Message("ledger-automa-favourable", cards=good, each=each[0]), good * each[0]),
        LedgerLine("RA-41", Message("ledger-automa-unfavourable", cards=bad, each=each[1]), bad * each[1]),
        *table_lines(automa.helium, automa.fleet, automa.influence, automa.sovereign, others, neutral),
    ]


def solo_result(total: int, target: int, player_token: bool, automa_token: bool) -> str:
    """The result against the Automa, as a message id; the token breaks a tie (RR-70)."""
    if total != target:
        return "sheet-won" if total > target else "sheet-lost"
    if player_token:
        return "sheet-won-token"
    return "sheet-lost-token" if automa_token else "sheet-won-shared"


# --- the ledger --------------------------------------------------------------------------------------------------


def card_lines(score: CardScore) -> list[LedgerLine]:
    """The points of a card: its core value, and each clause that gives or costs points."""
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
    lines = [LedgerLine(rule, core, score.value)]
    for clause, given in zip(score.clauses, score.points, strict=True):
        if given:
            lines.append(
                LedgerLine(clause.rule, Message("ledger-bonus", character=character, clause=[clause.message()]), given)
            )
    return lines


def table_lines(
    helium: int, fleet: int, influence: int, sovereign: bool, others: list[int], neutral: int
) -> list[LedgerLine]:
    """The points of tracks and token, line by line."""
    lines = [
        LedgerLine("RR-65", Message("ledger-fleet", space=fleet), FLEET_POINTS[fleet]),
        LedgerLine("RR-66", Message("ledger-helium", helium=helium, each=EACH_HELIUM), EACH_HELIUM * helium),
    ]
    if sovereign:
        lines.append(LedgerLine("RR-66", Message("ledger-sovereign"), SOVEREIGN_POINTS))
    each = each_influence(influence, others)
    ranked = Message("ledger-influence", rank=influence_rank(influence, others), influence=influence, each=each)
    return [*lines, LedgerLine("RR-68" if neutral else "RR-67", ranked, each * influence)]


def other_lines(holding: Holding, rivals: list[list[int]], neutral: int) -> list[LedgerLine]:
    """The points of a player beside those of the cards, line by line."""
    others = other_influences(rivals, neutral)
    lines = table_lines(holding.helium, holding.fleet, holding.influence, holding.sovereign, others, neutral)
    excess = len(holding.cards) - HAND_LIMIT
    if excess > 0:
        beyond = Message("ledger-excess", cards=excess, each=-EACH_EXCESS)
        lines.append(LedgerLine("RR-69", beyond, EACH_EXCESS * excess))
    if holding.extra:
        lines.append(LedgerLine("RR-60", Message("ledger-extra"), holding.extra))
    return lines


class HandStanding(Standing):
    """The standing of a player, with the data of its ledger."""

    def __init__(
        self,
        seat: int,
        total: int,
        tiebreak: list[int],
        target: int | None,
        holding: Holding,
        board: BoardCounts,
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

    def tie_lines(self) -> list[LedgerLine]:
        return [LedgerLine("RR-70", Message("tie-sovereign"), number) for number in self.tiebreak]

    def lines(self) -> list[LedgerLine]:
        lines: list[LedgerLine] = []
        for score in self.scores():
            lines += card_lines(score)
        return lines + other_lines(self.holding, self.rivals, self.neutral)


def standings(
    holdings: list[Holding], board: BoardCounts, neutral: int, automa: AutomaHolding | None, twice: bool
) -> list[Standing]:
    """The standing of every player; `neutral` is the influence of the neutral house, or 0.

    Against the Automa its total is the target. On a tie the player wins unless the Automa has the token (RR-70).
    """
    tracks = [holding.tracks() for holding in holdings]
    if automa is not None:
        tracks.append(automa.tracks())
    target: int | None = None
    if automa is not None:
        target = automa_points(automa, other_influences(tracks[:-1], neutral))
    seats: list[Standing] = []
    for seat in range(len(holdings)):
        holding = holdings[seat]
        rivals = tracks[:seat] + tracks[seat + 1 :]
        total = points(holding, board, rivals, neutral, twice)
        tiebreak = [1 if holding.sovereign else 0]
        seats.append(HandStanding(seat, total, tiebreak, target, holding, board, rivals, neutral, twice))
    rank(seats)
    if automa is not None:
        for standing in seats:
            if standing.total == target and not automa.sovereign:
                standing.won = True
    return seats
