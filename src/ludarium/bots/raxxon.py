"""What a position of Raxxon is worth to the team: the day is played on by plain rules, over and over, until morning."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.games.raxxon.grid import BESIDE, BIT, cells_of, line, lines, size
from ludarium.games.raxxon.lore import Action
from ludarium.games.raxxon.table import OPEN, VICTORY, Raxxon
from ludarium.games.raxxon.thing import (
    A_LINE,
    AN_ACTION,
    DONE,
    GO,
    PASS,
)
from ludarium.games.raxxon.turn import ApplyConsequences, TakeAction, is_available
from ludarium.games.raxxon.words.asking import pair
from ludarium.games.raxxon.words.crowd import EvacuateCluster, EvacuateLine, Interview, Swap, TurnDown, TurnDownType
from ludarium.games.raxxon.words.kill import Cluster, Kill, KillLine, KillLineSparing, LineWord
from ludarium.games.raxxon.words.pile import Contain
from ludarium.games.raxxon.words.symbol import DrawOrPower, Flip
from ludarium.games.raxxon.words.token import Optional
from ludarium.kernel.contract import Contract
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import Frame, Script, Step

from .bot import options_of
from .greedy import GreedyBot, Heuristic, whole

CANDIDATES: Final = 4  # how many options are judged so
IN_A_TURN: Final = 3  # frames of the game, its day and a turn: whatever lies above is under way

# What is gained and lost, in points: ten for a citizen who is safe.
SAFE: Final = 10.0
WON: Final = 1000.0
LOST: Final = -400.0
POWER: Final[list[float]] = [0.0, 3.0, 7.0, 12.0, 18.0, 27.0, 40.0, 62.0, 200.0]

# What each symbol of a consequence costs about.
COST: Final[dict[str, float]] = {
    "symbol-add": 5.0,
    "symbol-flip": 0.5,
    "symbol-infection": 10.0,
    "symbol-raxxon": 5.0,
    "symbol-power": 6.0,
    "symbol-hostile": 9.0,
    "symbol-end": 20.0,
    "symbol-pass": 8.0,
}


class Weights:
    """What the plain rules reckon with, in the same points; set by judgement, few of them tried."""

    def __init__(self) -> None:
        self.spread = 14.0  # a card of the infection deck: about what is saved while one spreads
        self.outside = 5.0  # a card in the uncontained quarantine in the morning
        self.ill = 8.0  # a card that will be infected at nightfall
        self.well = 3.0  # a healthy card that lies open
        self.in_line = 2.5  # a card of a line that could be evacuated
        self.found = 7.5  # a card that is turned up
        self.unready = 0.2  # a day that ends before its time
        self.waiting = 6.0  # to evacuate while there are face-down cards
        self.token = 1.0
        self.turns = 1.0  # how many turns follow with all cards face up,
        self.per_card = 0.5  # and how many more for each that is not, shared by all
        self.quarantined = 9.0  # an infected card in quarantine
        self.killed = 7.0  # an infected card that comes back
        self.swapped = 0.35  # how much of what a swap makes evacuable is evacuated
        self.rolls = 16  # how often a day is played on for each option
        self.lead = 4.0  # by how much another option must look better than what the plain rules take


WEIGHTS: Final = Weights()


def at_rest(world: Raxxon) -> float:
    """What a position is worth in the morning, by what is open to all."""
    if world.outcome == VICTORY:
        return WON
    saved = sum(world.evacuated)
    if world.outcome != OPEN:
        return LOST + saved
    value = SAFE * saved + WEIGHTS.spread * len(world.infection) - POWER[world.power]
    return value - WEIGHTS.outside * sum(world.uncontained)


def infected_share(world: Raxxon) -> float:
    """How likely a face-down card is infected, as far as anybody can know."""
    infected = 0
    number = len(world.population)
    for citizen in world.population:
        if not world.lore.healthy >> citizen & 1:
            infected += 1
    for cell in cells_of(world.down):
        number += 1
        if not world.lore.healthy >> world.cells[cell] & 1:
            infected += 1
    return infected / number if number else 0.0


def in_the_day(world: Raxxon) -> float:
    """What a position is worth in the middle of a day, at a glance."""
    value = at_rest(world)
    if world.outcome != OPEN:
        return value
    healthy = world.lore.healthy
    up = world.crowd & ~world.down
    well: i64 = 0
    ill = 0.0
    for cell in cells_of(up):
        if healthy >> world.cells[cell] & 1:
            well |= BIT[cell]
        else:
            ill += 1.0
    value += WEIGHTS.well * size(well) - WEIGHTS.ill * (ill + infected_share(world) * size(world.down))
    for number in lines(well):
        cells = line(number) & world.crowd
        if cells & ~well == 0:
            value += WEIGHTS.in_line * size(cells)
    tokens = 0
    for sheet in world.tokens:
        tokens += sum(sheet)
    return value - tokens


# --- how a day is played on ----------------------------------------------------------------------------------------


def play_day(world: Raxxon, luck: Rng) -> None:
    """Play on by plain rules until the next morning, or the end."""
    day = world.day
    while world.stack and world.day == day:
        for decision in world.decisions:
            if decision.is_open():
                world.decide(decision.seat, plain(world, decision.seat, decision.options, luck))
                break


def plain(world: Raxxon, seat: int, options: list[int], luck: Rng) -> int:
    """The option that a plain rule takes."""
    frame = world.stack[-1]
    step = frame.step()
    if isinstance(step, TakeAction):
        return best_action(world, seat, options)[0]
    if isinstance(step, ApplyConsequences):
        return GO if goes_on(world, seat) else PASS
    if isinstance(step, LineWord):
        return deadliest(world, options) if isinstance(step, KillLine | KillLineSparing) else longest(world, options)
    if isinstance(step, Cluster):
        return in_cluster(world, step, frame, options)
    return at_once(world, step, options, luck)


def in_cluster(world: Raxxon, step: Cluster, frame: Frame, options: list[int]) -> int:
    """Of a cluster to be evacuated all that there are; of one to be killed the infected."""
    if isinstance(step, EvacuateCluster):
        return options[0] if frame.it >= 0 else widest(world, options)
    for option in options:
        if option < DONE and world.is_face_up(option, ~world.lore.healthy):
            return option
    return options[-1]  # done, or any


def at_once(world: Raxxon, step: Step[Any], options: list[int], luck: Rng) -> int:
    """What needs no plan: a card to turn up, cards to quarantine, no extras; anything else is left to chance."""
    if isinstance(step, Flip | Interview):
        return likeliest(world, options, luck)
    if isinstance(step, Swap):
        swap = best_swap(world)[0]
        return swap if swap >= 0 else options[0]
    if isinstance(step, Contain | Kill | DrawOrPower):
        return options[0]
    if isinstance(step, Optional | TurnDownType | TurnDown):
        return options[-1]
    return options[luck.below(len(options))]


def goes_on(world: Raxxon, seat: int) -> bool:
    """Whether what the turn brings is worth its consequences."""
    harm = 0.0
    actions = world.actions(seat)
    tokens = world.tokens[seat]
    for number in range(len(actions)):
        for slot in range(tokens[number]):
            harm += cost(world, slot_of(actions[number], slot))
    options = [AN_ACTION + n for n in range(len(actions)) if is_available(actions[n], tokens[n])]
    return best_action(world, seat, options)[1] > harm


def slot_of(action: Action, number: int) -> list[Script]:
    """A slot of an action; where there is no end of them (RX-92) all are alike."""
    return action.slots[min(number, len(action.slots) - 1)]


def cost(world: Raxxon, slot: list[Script]) -> float:
    """What the consequence of a slot costs each time."""
    total = 0.0
    for symbol in slot:
        name = symbol.name
        if name == "symbol-flip":
            total += COST[name] if world.down else 0.0
        elif name != "symbol-hostile" or world.evacuated[world.lore.hostile]:
            total += COST[name]
    return total


def best_action(world: Raxxon, seat: int, options: list[int]) -> tuple[int, float]:
    """The action that promises most, with what it promises; to pass promises nothing."""
    best = PASS
    most = 0.0
    actions = world.actions(seat)
    turns = WEIGHTS.turns + WEIGHTS.per_card * size(world.down) / world.seats
    for option in options:
        if option != PASS:
            number = option - AN_ACTION
            action = actions[number]
            value = promise(world, action)
            if action.slots:  # whose consequence comes with every turn that follows
                value -= turns * cost(world, slot_of(action, world.tokens[seat][number]))
            if value > most:
                most = value
                best = option
    return best, most


def promise(world: Raxxon, action: Action) -> float:
    """What an action brings about, by what lies open."""
    kind = action.kind
    first = action.script.steps[0]
    ill = world.count(~world.lore.healthy)
    value = 0.0
    if kind == "investigate" and world.down:
        value = WEIGHTS.found - end_danger(world) * (WEIGHTS.unready + SAFE * evacuable(world) + WEIGHTS.ill * ill)
    elif kind == "evacuate":
        value = SAFE * (evacuable(world) if isinstance(first, EvacuateLine) else widest_cluster(world))
        if value > 0.0 and world.down:
            value -= WEIGHTS.waiting
    elif kind == "quarantine":
        value = WEIGHTS.quarantined * min(2, ill + sum(world.uncontained))
    elif kind == "kill":
        value = WEIGHTS.killed * min(2, ill)
    elif isinstance(first, Swap):
        value = SAFE * WEIGHTS.swapped * best_swap(world)[1]
    return value - WEIGHTS.token if action.slots else value


def best_swap(world: Raxxon) -> tuple[int, int]:
    """Two cards by whose swap a line can be evacuated, and how many more that are than now."""
    now = evacuable(world)
    well = well_cells(world)
    best = -1
    most = 0
    for number in lines(well):
        cells = line(number) & world.crowd
        wrong = cells & ~well
        if size(wrong) == 1 and well & ~cells and size(cells) - now > most:
            most = size(cells) - now
            best = pair(cells_of(wrong)[0], cells_of(well & ~cells)[0])
    return best, most


def evacuable(world: Raxxon) -> int:
    """How many cards the best line has that could be evacuated."""
    best = longest_line(world)
    return size(world.crowd & line(best)) if best >= 0 else 0


def end_danger(world: Raxxon) -> float:
    """How likely the next card that is turned up ends the day."""
    lore = world.lore
    ending = 0
    number = len(world.population) + size(world.down)
    for citizen in range(len(lore.types)):
        counts = lore.counts[citizen]
        open_now = world.count(BIT[citizen]) + 1 if counts else 0
        if counts and open_now == len(counts) - 1:
            ending += sum(1 for other in world.population if other == citizen)
            ending += sum(1 for cell in cells_of(world.down) if world.cells[cell] == citizen)
    return ending / number if number else 0.0


def well_cells(world: Raxxon) -> i64:
    """The cells of face-up healthy cards."""
    found: i64 = 0
    for cell in world.face_up(world.lore.healthy):
        found |= BIT[cell]
    return found


def longest_line(world: Raxxon) -> int:
    """The longest line that could be evacuated; -1 if there is none."""
    well = well_cells(world)
    best = -1
    most = 0
    for number in lines(well):
        cells = line(number) & world.crowd
        if cells & ~well == 0 and size(cells) > most:
            most = size(cells)
            best = number
    return best


def widest_cluster(world: Raxxon) -> int:
    """How many could be evacuated around one card."""
    well = well_cells(world)
    return max([size(BESIDE[cell] & well) + 1 for cell in cells_of(well)], default=0)


def longest(world: Raxxon, options: list[int]) -> int:
    """The line with most cards."""
    best = options[0]
    for option in options:
        if size(line(option - A_LINE) & world.crowd) > size(line(best - A_LINE) & world.crowd):
            best = option
    return best


def deadliest(world: Raxxon, options: list[int]) -> int:
    """The line with most infected and fewest healthy cards, as they lie open."""
    well = well_cells(world)
    ill: i64 = world.crowd & ~world.down & ~well
    best = options[0]
    most = -100
    for option in options:
        cells = line(option - A_LINE)
        value = 2 * size(cells & ill) - 2 * size(cells & well) - size(cells & world.down)
        if value > most:
            most = value
            best = option
    return best


def widest(world: Raxxon, options: list[int]) -> int:
    """The card with most others beside it that could be evacuated with it."""
    well = well_cells(world)
    best = options[0]
    for option in options:
        if size(BESIDE[option] & well) > size(BESIDE[best] & well):
            best = option
    return best


def likeliest(world: Raxxon, options: list[int], luck: Rng) -> int:
    """A face-down card in the line that lacks least to be evacuated."""
    well = well_cells(world)
    best = options[luck.below(len(options))]
    most = -1
    for option in options:
        if option == DONE:
            continue
        row, column = divmod(option, 8)
        for number in (row, 8 + column):
            cells = line(number) & world.crowd
            if cells & ~well & ~world.down == 0:
                value = 2 * size(cells & well) + 1
                if value > most:
                    most = value
                    best = option
    return best


class Planner(GreedyBot):
    """Plays the day on by plain rules from every option that looks good, and takes the one with the best mornings.

    All options meet the same luck: the same cards behind what the seat knows, and the same generator.
    """

    def shortlist(self, world: Game, seat: int) -> list[int]:
        """What the plain rules would do, and what else looks best once it is done."""
        assert isinstance(world, Raxxon)
        options = options_of(world, seat)
        favourite = self.favourite(world, seat)
        glances: list[tuple[int, int]] = []
        for option in options:
            if option != favourite:
                after = world.copy()
                after.decide(seat, option)
                finish(after, world.rng.copy())
                glances.append((-whole(in_the_day(after)), option))
        glances.sort()
        return [favourite] + [option for _, option in glances[: CANDIDATES - 1]]

    def favourite(self, world: Raxxon, seat: int) -> int:
        """What the plain rules would do."""
        return plain(world, seat, options_of(world, seat), world.rng.copy())

    def judged(self, world: Game, seat: int, option: int) -> int:
        """The mean of the mornings after."""
        assert isinstance(world, Raxxon)
        luck = world.rng.copy()
        total = 0.0
        for _ in range(WEIGHTS.rolls):
            after = world.copy()
            after.rng = luck.fork()
            after.stir(seat, luck)
            after.decide(seat, option)
            play_day(after, after.rng.copy())
            total += at_rest(after)
        lead = WEIGHTS.lead if option == self.favourite(world, seat) else 0.0
        return whole(total / WEIGHTS.rolls + lead)


def finish(world: Raxxon, luck: Rng) -> None:
    """Finish a card or an action that is under way by plain rules."""
    while len(world.stack) > IN_A_TURN:
        for decision in world.decisions:
            if decision.is_open():
                world.decide(decision.seat, plain(world, decision.seat, decision.options, luck))
                break


class RaxxonHeuristic(Heuristic):
    """The team's prospects at a glance; every seat has the same."""

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, Raxxon)
        return in_the_day(world)


def player(contract: Contract, rng: Rng) -> GreedyBot:
    """The greedy bot of Raxxon."""
    return Planner(contract, rng, RaxxonHeuristic())
