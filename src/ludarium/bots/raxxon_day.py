"""How a day of Raxxon is played by plain rules: what lies open is counted, what does not is reckoned by its odds."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.games.raxxon.grid import BESIDE, BIT, ROWS, SIDE, cells_of, line, lines, size
from ludarium.games.raxxon.lore import Action
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.raxxon.thing import A_CHARACTER, A_CITIZEN, A_LINE, A_PLACE, AN_ACTION, CHOICE, DONE, GO, NO, PASS, YES
from ludarium.games.raxxon.turn import (
    ApplyConsequences,
    ChooseCharacter,
    ChooseOption,
    TakeAction,
    is_available,
)
from ludarium.games.raxxon.words.asking import pair
from ludarium.games.raxxon.words.crowd import (
    EvacuateCluster,
    EvacuateLine,
    Interview,
    Swap,
    TurnDown,
    TurnDownAll,
    TurnDownType,
)
from ludarium.games.raxxon.words.deck import StandDown
from ludarium.games.raxxon.words.kill import Cluster, Kill, KillAround, KillCluster, KillLine, KillLineSparing, KillTwo, LineWord
from ludarium.games.raxxon.words.pile import Bury, Contain, ContainAll, Evacuate
from ludarium.games.raxxon.words.symbol import (
    Add,
    CharacterPasses,
    DrawOrPower,
    DrawRaxxon,
    EndOfDay,
    Flip,
    HostileReturns,
    Pass,
    Power,
    Spread,
)
from ludarium.games.raxxon.words.token import EachUntokens, Optional, Untoken
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import Frame, Script, Step


class Weights:
    """What the plain rules reckon with: ten points for a citizen who is safe."""

    def __init__(self) -> None:
        self.spread = 10.7
        self.found = 8.0  # a card that is turned up
        self.harvest = 16.8  # a healthy card that lies open, when the day ends at once
        self.waiting = 5.1
        self.token = 0.88
        self.further = 0.59
        self.per_card = 0.68
        self.killed = 3.6
        self.quarantined = 17.3
        self.swapped = 0.5
        self.lost = 4.2  # a healthy card that is killed
        self.add = 4.2
        self.hostile = 13.7
        self.raxxon = 0.83
        self.untoken = 5.0
        self.bury = 5.4
        self.flip = 0.3
        self.extra_danger = 0.85
        self.cap = 13.4
        self.power = 1.3


WEIGHTS: Final = Weights()
SAFE: Final = 10.0
VICTORIOUS: Final = 1000.0
POWER: Final[list[float]] = [0.0, 1.0, 2.5, 4.5, 7.5, 13.0, 25.0, 60.0, 400.0]
FAVOURITE: Final = "kd"


class Sight:
    """What a seat sees of the crowd, counted once for a decision."""

    def __init__(self, world: Raxxon) -> None:
        lore = world.lore
        evacuable = lore.scene.evacuable
        healthy = lore.healthy
        cells = world.cells
        down = world.down
        well: i64 = 0
        ill: i64 = 0
        ills = 0
        hidden = 0
        pool = [0] * len(lore.types)  # of what a face-down card may be
        shown = [0] * len(lore.types)
        for cell in cells_of(world.crowd):
            citizen = cells[cell]
            if down >> cell & 1:
                pool[citizen] += 1
                hidden += 1
                continue
            shown[citizen] += 1
            if evacuable >> citizen & 1:
                well |= BIT[cell]
            elif not healthy >> citizen & 1:
                ill |= BIT[cell]
                ills += 1
        for citizen in world.population:
            pool[citizen] += 1
        self.well = well
        self.ill = ill & ~world.immune()
        self.down = down
        self.hidden = hidden
        self.shown = shown
        self.wells = size(well)
        self.ills = ills
        self.outside = sum(world.uncontained)
        self.left = world.needed() - world.saved()
        number = 0
        infected = 0
        ending = 0
        harm = 0.0
        for citizen in range(len(pool)):
            there = pool[citizen]
            if not there:
                continue
            number += there
            if not healthy >> citizen & 1:
                infected += there
            if not hidden:
                continue
            counts = world.counts_of(citizen)
            now = shown[citizen] + 1
            if now < len(counts):
                for step in counts[now].steps:
                    if isinstance(step, EndOfDay):
                        ending += there
                    elif isinstance(step, Spread):
                        harm += WEIGHTS.spread * there
                    elif isinstance(step, DrawRaxxon):
                        harm += WEIGHTS.raxxon * there
                    elif isinstance(step, Add):
                        harm += 2.0 * there
        self.sick = infected / number if number else 0.0
        self.danger = ending / number if number else 0.0
        self.harm = harm / number if number else 0.0
        # how many are counted at nightfall
        self.night = self.ills + self.outside + self.sick * self.hidden
        self.line = best_line(world.crowd, well)
        self.reach = size(line(self.line) & world.crowd) if self.line >= 0 else 0
        self.centre, self.cluster = best_centre(well)

    def spared(self, number: float) -> float:
        """What it is worth that so many fewer are counted at nightfall (RX-51: at most four are)."""
        before = min(4.0, self.night)
        after = min(4.0, max(0.0, self.night - number))
        return 0.8 * (before - after) + 0.2 * number


def best_line(crowd: i64, well: i64) -> int:
    """The longest line that could be evacuated; -1 if there is none."""
    best = -1
    most = 0
    for number in lines(well):
        cells = line(number) & crowd
        if cells & ~well == 0 and size(cells) > most:
            most = size(cells)
            best = number
    return best


def best_centre(well: i64) -> tuple[int, int]:
    """The card around which most could be evacuated, and how many they are."""
    best = -1
    most = 0
    for cell in cells_of(well):
        number = size(BESIDE[cell] & well) + 1
        if number > most:
            most = number
            best = cell
    return best, most


# --- one decision ----------------------------------------------------------------------------------------------------


def plain(world: Raxxon, seat: int, options: list[int], luck: Rng) -> int:
    """The option that a plain rule takes."""
    frame = world.stack[-1]
    step = frame.step()
    if isinstance(step, TakeAction):
        return best_action(world, seat, options, Sight(world))[0]
    if isinstance(step, ApplyConsequences):
        return GO if goes_on(world, seat) else PASS
    if isinstance(step, ChooseOption):
        return best_choice(world, seat, frame)
    if isinstance(step, ChooseCharacter):
        return best_sheet(world, options) if world.solo else options[luck.below(len(options))]
    return in_action(world, step, frame, options, luck)


def best_sheet(world: Raxxon, options: list[int]) -> int:
    """Alone, where one chooses anew each day, the sheet that has proved best."""
    names = [world.lore.characters[option - A_CHARACTER].name for option in options]
    return options[names.index(FAVOURITE)] if FAVOURITE in names else options[0]


def in_action(world: Raxxon, step: Step[Any], frame: Frame, options: list[int], luck: Rng) -> int:
    if isinstance(step, Add):
        return out_of_the_way(world, options)
    if isinstance(step, Flip | Interview):
        return likeliest(world, options, luck)
    sight = Sight(world)
    if isinstance(step, EvacuateLine):
        return A_LINE + sight.line if A_LINE + sight.line in options else options[0]
    if isinstance(step, LineWord):
        worst = deadliest(world, sight, step)[0]
        return worst if worst in options else options[0]
    if isinstance(step, EvacuateCluster):
        if frame.it >= 0:
            return options[0]
        return sight.centre if sight.centre in options else options[0]
    if isinstance(step, KillCluster):
        return in_cluster(world, sight, step, frame, options)
    if isinstance(step, Contain | Kill | Evacuate | Bury):
        return first_pick(world, sight, options)
    if isinstance(step, Swap):
        swap = best_swap(world, sight)[0]
        return swap if swap in options else options[0]
    if isinstance(step, Optional):
        return YES if extra(world, sight, step) else NO
    if isinstance(step, TurnDownType):
        worst = threatening(world)
        return A_CITIZEN + worst if A_CITIZEN + worst in options and world.down else DONE
    if isinstance(step, TurnDown):
        worst = threatening(world)
        if world.down:
            for option in options:
                if option < DONE and world.cells[option] == worst:
                    return option
        return options[-1]
    if isinstance(step, DrawOrPower):
        return options[0]
    return options[luck.below(len(options))]


def first_pick(world: Raxxon, sight: Sight, options: list[int]) -> int:
    """Of infected cards one of the type that threatens to end the day; else the first."""
    best = options[0]
    most = -1
    for option in options:
        if option < A_PLACE:
            number = world.count(BIT[world.cells[option]])
            if number > most:
                most = number
                best = option
    return best


def threatening(world: Raxxon) -> int:
    """The type of which one more face up ends the day; -1 if there is none."""
    for citizen in range(len(world.lore.types)):
        counts = world.counts_of(citizen)
        if counts and world.count(BIT[citizen]) == len(counts) - 2:
            return citizen
    return -1


def out_of_the_way(world: Raxxon, options: list[int]) -> int:
    """A place in no line that could be evacuated."""
    if len(options) == 1:
        return options[0]
    well: i64 = 0
    for cell in world.face_up(world.lore.healthy):
        well |= BIT[cell]
    best = options[0]
    least = 100
    for option in options:
        row, column = divmod(option - A_PLACE, SIDE)
        harm = 0
        for number in (row, SIDE + column):
            cells = line(number) & world.crowd
            if cells and cells & ~well == 0:
                harm += 2 * size(cells)
            else:
                harm += size(cells & well)
        if harm < least:
            least = harm
            best = option
    return best


def likeliest(world: Raxxon, options: list[int], luck: Rng) -> int:
    """A face-down card in the line that lacks least to be evacuated."""
    well: i64 = 0
    for cell in world.face_up(world.lore.healthy):
        well |= BIT[cell]
    best = options[luck.below(len(options))]
    most = -1
    for option in options:
        if option == DONE:
            continue
        row, column = divmod(option, SIDE)
        for number in (row, SIDE + column):
            cells = line(number) & world.crowd
            if cells & ~well & ~world.down == 0:
                value = 2 * size(cells & well) + 1
                if value > most:
                    most = value
                    best = option
    return best


def toll(world: Raxxon, cell: int) -> float:
    """What it costs to kill a face-up healthy card."""
    cost = WEIGHTS.lost
    for step in world.lore.killed[world.cells[cell]].steps:
        cost += price(world, step)
    return cost


def price(world: Raxxon, step: Step[Any]) -> float:
    """What a symbol costs about."""
    if isinstance(step, Add):
        return 0.0 if world.ignored_adds else WEIGHTS.add
    if isinstance(step, Flip):
        return WEIGHTS.flip if world.down else 0.0
    if isinstance(step, Spread):
        return WEIGHTS.spread if world.infection else 400.0
    if isinstance(step, DrawRaxxon):
        return WEIGHTS.raxxon
    if isinstance(step, Power):
        return WEIGHTS.power * (POWER[max(0, world.power + step.by)] - POWER[world.power])
    if isinstance(step, HostileReturns):
        return WEIGHTS.hostile if world.evacuated[world.lore.hostile] else 0.0
    if isinstance(step, Pass | CharacterPasses):
        return 5.0
    return 0.0


def deadliest(world: Raxxon, sight: Sight, step: LineWord) -> tuple[int, float]:
    """The line whose death, or going, does most good, and how much."""
    best = -1
    most = 0.0
    sparing = isinstance(step, KillLineSparing)
    gentle = isinstance(step, StandDown)
    for number in lines(world.crowd):
        cells = line(number) & world.crowd
        if gentle and cells & sight.down:
            continue
        if isinstance(step, KillLine) and step.without and cells & sight.well:
            continue
        hidden = size(cells & sight.down)
        value = WEIGHTS.killed * sight.spared(size(cells & sight.ill) + hidden * sight.sick)
        if sparing:
            value += WEIGHTS.found * hidden * (1.0 - sight.sick)
        else:
            value -= hidden * (1.0 - sight.sick) * WEIGHTS.lost * 1.3
            for cell in cells_of(cells & sight.well):
                value -= WEIGHTS.lost if gentle else toll(world, cell)
        if best < 0 or value > most:
            most = value
            best = A_LINE + number
    return best, most


def cluster_of(world: Raxxon, sight: Sight, neighbours: int) -> tuple[int, int]:
    """The infected card beside which most others are, and how many would be killed together."""
    best = -1
    most = 0
    for cell in cells_of(sight.ill):
        number = min(neighbours, size(BESIDE[cell] & sight.ill)) + 1
        if number > most:
            most = number
            best = cell
    return best, most


def in_cluster(world: Raxxon, sight: Sight, step: KillCluster, frame: Frame, options: list[int]) -> int:
    if frame.it < 0:
        best = cluster_of(world, sight, step.neighbours)[0]
        return best if best in options else options[0]
    for option in options:
        if option < DONE and sight.ill >> option & 1:
            return option
    return DONE


def extra(world: Raxxon, sight: Sight, step: Optional) -> bool:
    """Whether an extra is worth a Raxxon card."""
    if world.power >= 6:
        return False
    first = step.script.steps[0]
    if isinstance(first, Contain):
        return sight.ills + sight.outside > 0
    if isinstance(first, TurnDown):
        return sight.danger > 0.15
    if isinstance(first, Swap):
        return best_swap(world, sight)[1] > 0.0
    return False


def goes_on(world: Raxxon, seat: int) -> bool:
    """Whether what the turn brings is worth its consequences."""
    harm = 0.0
    actions = world.actions(seat)
    tokens = world.tokens[seat]
    for number in range(len(actions)):
        for slot in range(tokens[number]):
            harm += cost(world, slot_of(actions[number], slot))
    options = [AN_ACTION + n for n in range(len(actions)) if is_available(actions[n], tokens[n])]
    return best_action(world, seat, options, Sight(world))[1] > harm


def slot_of(action: Action, number: int) -> list[Script]:
    """A slot of an action; where there is no end of them (RX-92) all are alike."""
    return action.slots[min(number, len(action.slots) - 1)]


def cost(world: Raxxon, slot: list[Script]) -> float:
    """What the consequence of a slot costs each time."""
    total = 0.0
    for symbol in slot:
        total += price(world, symbol.steps[0])
    return total


# --- what an action promises -------------------------------------------------------------------------------------


def best_action(world: Raxxon, seat: int, options: list[int], sight: Sight) -> tuple[int, float]:
    """The action that promises most, with what it promises; to pass promises nothing."""
    best = PASS
    most = 0.0
    actions = world.actions(seat)
    values = [0.0] * len(actions)
    useful = 0
    for option in options:
        if option != PASS:
            number = option - AN_ACTION
            values[number] = promise(world, actions[number], sight)
            if actions[number].slots and values[number] > 0.0:
                useful += 1
    for option in options:
        if option != PASS:
            number = option - AN_ACTION
            action = actions[number]
            value = values[number]
            if action.slots and value > 0.0:  # whose consequence comes with every turn that follows
                turns = WEIGHTS.further * (useful - 1) + WEIGHTS.per_card * sight.hidden / world.seats
                value -= min(WEIGHTS.cap, turns * cost(world, slot_of(action, world.tokens[seat][number])))
            if value > most:
                most = value
                best = option
    return best, most


def promise(world: Raxxon, action: Action, sight: Sight) -> float:
    """What an action brings about, by what lies open."""
    kind = action.kind
    first = action.script.steps[0]
    value = 0.0
    at_stake = WEIGHTS.harvest * sight.wells + WEIGHTS.spread * min(4.0, sight.ills)
    if kind == "investigate":
        if not world.down:
            return 0.0
        return WEIGHTS.found - sight.danger * at_stake - sight.harm
    if kind == "evacuate":
        number = sight.reach if isinstance(first, EvacuateLine) else sight.cluster
        if not number:
            return 0.0
        if number >= sight.left:
            return VICTORIOUS
        value = SAFE * number
        if sight.hidden or sight.ills:
            value -= WEIGHTS.waiting
    elif isinstance(first, Contain):
        there = sight.ills + sight.outside
        number = min(first.number, there)
        if number:
            value = WEIGHTS.quarantined * sight.spared(number) + relief(world, sight)
    elif isinstance(first, LineWord):
        value = deadliest(world, sight, first)[1] + relief(world, sight)
    elif isinstance(first, KillCluster):
        value = WEIGHTS.killed * sight.spared(cluster_of(world, sight, first.neighbours)[1]) + relief(world, sight)
    elif isinstance(first, Kill):
        value = WEIGHTS.killed * sight.spared(min(first.number, sight.ills)) + relief(world, sight)
    elif isinstance(first, Swap):
        value = WEIGHTS.swapped * SAFE * best_swap(world, sight)[1]
    elif isinstance(first, Bury):
        value = WEIGHTS.bury if sum(world.contained) + sight.outside else 0.0
    elif isinstance(first, Interview):
        value = (WEIGHTS.found * 1.2 * (1.0 - sight.sick)) if sight.hidden > 1 and sight.danger > 0.1 else 0.0
    elif isinstance(first, Untoken):
        value = WEIGHTS.untoken * 2 if sum(sum(tokens) for tokens in world.tokens) > 2 and not world.down else 0.0
    return value - WEIGHTS.token


def relief(world: Raxxon, sight: Sight) -> float:
    """What it is worth now to take away infected cards that threaten to end the day."""
    if not sight.ills or not sight.hidden:
        return 0.0
    return WEIGHTS.extra_danger * sight.danger * WEIGHTS.harvest * sight.wells


def best_swap(world: Raxxon, sight: Sight) -> tuple[int, float]:
    """Two cards by whose swap more can be evacuated at once, and how many more."""
    well = sight.well
    best = -1
    most = 0.0
    for number in lines(well):
        cells = line(number) & world.crowd
        wrong = cells & ~well
        spare = well & ~cells
        if size(wrong) != 1 or not spare:
            continue
        gain = float(size(cells) - sight.reach)
        for other in cells_of(spare):
            if gain > most:
                most = gain
                best = pair(cells_of(wrong)[0], other)
    return best, most


# --- Raxxon cards ------------------------------------------------------------------------------------------------


def best_choice(world: Raxxon, seat: int, frame: Frame) -> int:
    """The option of a Raxxon card that does more good, or less harm."""
    card = world.lore.cards[frame.that]
    sight = Sight(world)
    best = CHOICE
    most = 0.0
    for number in range(len(card.options)):
        value = 0.0
        for step in card.options[number].steps:
            value += worth(world, sight, step)
        if number == 0 or value > most:
            most = value
            best = CHOICE + number
    return best


def worth(world: Raxxon, sight: Sight, step: Step[Any]) -> float:
    """What a step of a Raxxon card is worth."""
    if isinstance(step, Evacuate):
        return 8.0 * min(step.number, world.count(step.kinds))
    if isinstance(step, Kill):
        if step.kinds & world.lore.healthy:
            return -WEIGHTS.lost
        return WEIGHTS.killed * sight.spared(min(step.number, sight.ills))
    if isinstance(step, KillTwo | KillAround | KillLine):
        return -4.0
    if isinstance(step, Contain):
        return WEIGHTS.quarantined * sight.spared(min(step.number, sight.outside if step.places == 2 else sight.ills))
    if isinstance(step, ContainAll):
        return WEIGHTS.quarantined * sight.spared(sight.outside)
    if isinstance(step, Bury):
        return WEIGHTS.bury
    if isinstance(step, Untoken | EachUntokens):
        return WEIGHTS.untoken
    if isinstance(step, TurnDown | TurnDownAll):
        return 10.0 * sight.danger
    if isinstance(step, EndOfDay):
        return -WEIGHTS.harvest * sight.wells - WEIGHTS.spread * min(4.0, sight.night)
    return -price(world, step)
