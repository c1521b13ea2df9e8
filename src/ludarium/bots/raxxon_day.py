"""How a day of Raxxon is played by plain rules: each decision by what lies open, and by the odds of what does not."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.raxxon.grid import BIT, SIDE, cells_of, line, lines, size
from ludarium.games.raxxon.lore import Action
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.raxxon.thing import (
    A_CHARACTER,
    A_CITIZEN,
    A_LINE,
    A_PLACE,
    AN_ACTION,
    CHOICE,
    DONE,
    GO,
    NO,
    PASS,
    YES,
)
from ludarium.games.raxxon.turn import (
    MOST_SPREADS,
    ApplyConsequences,
    ChooseOption,
    ChooseSheet,
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
from ludarium.games.raxxon.words.kill import (
    Cluster,
    Kill,
    KillAround,
    KillCluster,
    KillLine,
    KillLineSparing,
    KillTwo,
    LineWord,
)
from ludarium.games.raxxon.words.pile import UNCONTAINED, Bury, Contain, ContainAll, Evacuate
from ludarium.games.raxxon.words.scenario import BringIn, CalmOne
from ludarium.games.raxxon.words.symbol import Add, EndOfDay, Flip
from ludarium.games.raxxon.words.token import EachUntokens, Optional, Untoken
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import Frame, Script, Step

from .raxxon_scenes import added, answered, doomed
from .raxxon_sight import (
    BURIED,
    DISTURBED,
    FOUND,
    HARVEST,
    KILLED,
    QUARANTINED,
    SAFE,
    SPREAD,
    UNTOKENED,
    Sight,
    longest_line,
    price,
    toll,
    widest_cluster,
)

ALONE: Final = "liaison"  # the sheet to choose every day anew (RX-80)
VICTORIOUS: Final = 1000.0
AT_ONCE: Final = 5.1  # what it costs to evacuate while there is more to find, or to clear away
TOKEN: Final = 0.88  # what a token costs by itself
DEAREST: Final = 13.4  # what its consequence costs at most: one can always pass
PER_ACTION: Final = 0.59  # how many turns follow for each other action that promises something,
PER_CARD: Final = 0.68  # and for each face-down card, shared by all
SWAPPED: Final = 0.5  # of what a swap makes evacuable is evacuated
HIDDEN_LOSS: Final = 1.3  # a face-down healthy card that is killed, in those whose symbol one sees
MOST_POWER: Final = 5  # beyond, no extra is worth a Raxxon card
PICKED: Final = 0.8  # of a citizen whom a Raxxon card evacuates: others might have been evacuated all the same
INTERVIEW: Final = 1.2  # what an interview finds, in cards that are turned up
SLIGHT: Final = 0.12  # a danger that one need not mind
MANY_TOKENS: Final = 3  # on all sheets: then it is worth an action to remove some
ALL_AROUND: Final = 4  # the neighbours of a card


def plain(world: Raxxon, seat: int, options: list[int], luck: Rng) -> int:
    """The option that a plain rule takes."""
    frame = world.stack[-1]
    step = frame.step()
    if isinstance(step, TakeAction):
        return best_action(world, seat, options, Sight(world))[0]
    if isinstance(step, ApplyConsequences):
        return GO if goes_on(world, seat) else PASS
    if isinstance(step, ChooseOption):
        return best_choice(world, frame)
    if isinstance(step, Flip | Interview):
        return likeliest(world, options, luck)
    wanted = in_action(world, step, frame, options)
    return wanted if wanted in options else options[luck.below(len(options))]


def best_sheet(world: Raxxon, options: list[int]) -> int:
    """Alone, where one chooses anew each day, the sheet that has proved best."""
    names = [world.lore.characters[option - A_CHARACTER].name for option in options]
    return options[names.index(ALONE)] if ALONE in names else options[0]


# --- the action ------------------------------------------------------------------------------------------------------


def best_action(world: Raxxon, seat: int, options: list[int], sight: Sight) -> tuple[int, float]:
    """The action that promises most, with what it promises; to pass promises nothing."""
    actions = world.actions(seat)
    values = [promise(world, action, sight) for action in actions]
    useful = 0
    for option in options:
        if option != PASS and actions[option - AN_ACTION].slots and values[option - AN_ACTION] > 0.0:
            useful += 1
    turns = PER_ACTION * (useful - 1) + PER_CARD * sight.hidden / world.seats
    best = PASS
    most = 0.0
    for option in options:
        if option != PASS:
            number = option - AN_ACTION
            value = values[number]
            if actions[number].slots and value > 0.0:  # whose consequence comes with every turn that follows
                value -= min(DEAREST, turns * cost(world, slot_of(actions[number], world.tokens[seat][number])))
            if value > most:
                most = value
                best = option
    return best, most


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
    return sum([price(world, symbol.steps[0]) for symbol in slot])


def promise(world: Raxxon, action: Action, sight: Sight) -> float:
    """What an action brings about, by what lies open."""
    if action.kind == "investigate":
        at_stake = HARVEST * sight.wells + SPREAD * min(MOST_SPREADS, sight.ills)
        return FOUND - sight.danger * at_stake - sight.harm if world.down & ~doomed(world) else 0.0
    first = action.script.steps[0]
    if action.kind == "evacuate":
        return evacuation(world, first, sight)
    return max(use(world, printed(action.script), sight), added(world, first, sight)) - TOKEN


def printed(script: Script) -> Step[Any]:
    """What an action does first, where a scenario does not put anything in its place."""
    first = script.steps[0]
    return script.steps[1] if isinstance(first, CalmOne | BringIn) and len(script.steps) > 1 else first


def evacuation(world: Raxxon, first: Step[Any], sight: Sight) -> float:
    """What an evacuation promises: best once all is found, and the infected are out of the way."""
    if isinstance(first, EvacuateLine):
        number = longest_line(world.crowd, sight.well)[1]
    else:
        number = widest_cluster(sight.well, ALL_AROUND)[1]
    if not number:
        return 0.0
    if number >= sight.left:
        return VICTORIOUS
    return SAFE * number - TOKEN - (AT_ONCE if sight.hidden or sight.ills else 0.0)


def use(world: Raxxon, first: Step[Any], sight: Sight) -> float:
    """What any other action promises, by the first thing that it does."""
    value = 0.0
    if isinstance(first, Contain):
        number = min(first.number, sight.ills + sight.outside)
        value = QUARANTINED * sight.spared(number) + sight.relief() if number else 0.0
    elif isinstance(first, LineWord):
        value = deadliest(world, sight, first)[1] + sight.relief()
    elif isinstance(first, KillCluster):
        value = KILLED * sight.spared(widest_cluster(sight.ill, first.neighbours)[1]) + sight.relief()
    elif isinstance(first, Kill):
        value = KILLED * sight.spared(min(first.number, sight.ills)) + sight.relief()
    elif isinstance(first, Swap):
        value = SWAPPED * SAFE * best_swap(world, sight)[1]
    else:
        value = special(world, first, sight)
    return value


def special(world: Raxxon, first: Step[Any], sight: Sight) -> float:
    """What the special action of a sheet promises."""
    if isinstance(first, Bury):
        return BURIED if sum(world.contained) + sight.outside else 0.0
    if isinstance(first, Interview):  # turns up no infected card, and no brawler
        return INTERVIEW * FOUND * (1.0 - sight.sick) if sight.hidden > 1 and sight.danger > SLIGHT else 0.0
    if isinstance(first, Untoken):
        tokens = sum([sum(sheet) for sheet in world.tokens])
        return 2 * UNTOKENED if tokens >= MANY_TOKENS and not world.down else 0.0
    return 0.0


# --- what an action asks ---------------------------------------------------------------------------------------------


def in_action(world: Raxxon, step: Step[Any], frame: Frame, options: list[int]) -> int:
    """What a plain rule answers to what an action or a card asks; -1 where there is no rule."""
    sight = Sight(world)
    wanted = -1
    if isinstance(step, EvacuateLine):
        wanted = A_LINE + longest_line(world.crowd, sight.well)[0]
    elif isinstance(step, LineWord):
        wanted = deadliest(world, sight, step)[0]
    elif isinstance(step, Cluster):
        wanted = in_cluster(sight, step, frame, options)
    elif isinstance(step, Contain | Kill | Evacuate | Bury):
        wanted = commonest(world, options)
    elif isinstance(step, Swap):
        wanted = best_swap(world, sight)[0]
    elif isinstance(step, Optional):
        wanted = YES if is_worth_a_card(world, sight, step) else NO
    elif isinstance(step, TurnDown | TurnDownType):
        wanted = to_turn_down(world, options)
    elif isinstance(step, Add):
        wanted = out_of_the_way(world, options)
    elif isinstance(step, ChooseSheet):
        wanted = best_sheet(world, options)
    else:
        wanted = in_scenario(world, step, frame, options, sight)
    return wanted


def in_scenario(world: Raxxon, step: Step[Any], frame: Frame, options: list[int], sight: Sight) -> int:
    """The same for what only scenarios ask; what is printed on an action may promise more than what they add."""
    if isinstance(step, CalmOne | BringIn) and use(world, printed(frame.script), sight) > added(world, step, sight):
        return NO
    return answered(world, step, options, sight)


def to_turn_down(world: Raxxon, options: list[int]) -> int:
    """A card, or the type, of which one more face up would end the day; else none, if that may be."""
    worst = threatening(world)
    if world.down and worst >= 0:
        for option in options:
            if option == A_CITIZEN + worst or (option < A_PLACE and world.cells[option] == worst):
                return option
    return options[-1]


def in_cluster(sight: Sight, step: Cluster, frame: Frame, options: list[int]) -> int:
    """A cluster with as many healthy cards as there are to evacuate, or infected ones to kill."""
    wanted = sight.well if isinstance(step, EvacuateCluster) else sight.ill
    if frame.it < 0:
        return widest_cluster(wanted, step.neighbours)[0]
    found = [option for option in options if option < DONE and wanted >> option & 1]
    return found[0] if found else DONE


def commonest(world: Raxxon, options: list[int]) -> int:
    """A card of the crowd whose type is most often face up; without one the first there is."""
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


def is_worth_a_card(world: Raxxon, sight: Sight, step: Optional) -> bool:
    """Whether an extra is worth a Raxxon card."""
    if world.power > MOST_POWER:
        return False
    first = step.script.steps[0]
    if isinstance(first, Contain):
        return sight.ills + sight.outside > 0
    if isinstance(first, TurnDown):
        return sight.danger > SLIGHT
    return isinstance(first, Swap) and best_swap(world, sight)[1] > 0


def best_swap(world: Raxxon, sight: Sight) -> tuple[int, int]:
    """Two cards by whose swap a line can be evacuated, -1 if there are none, and how many more that are than now."""
    best = -1
    most = 0
    now = longest_line(world.crowd, sight.well)[1]
    for number in lines(sight.well):
        cells = line(number) & world.crowd
        wrong = cells & ~sight.well
        spare = sight.well & ~cells
        if size(wrong) == 1 and spare and size(cells) - now > most:
            most = size(cells) - now
            best = pair(cells_of(wrong)[0], cells_of(spare)[0])
    return best, most


def deadliest(world: Raxxon, sight: Sight, step: LineWord) -> tuple[int, float]:
    """The line whose death, or going, does most good, -1 if there is none, and how much."""
    best = -1
    most = 0.0
    for number in lines(world.crowd):
        cells = line(number) & world.crowd
        if isinstance(step, StandDown) and cells & sight.down:
            continue
        if isinstance(step, KillLine) and step.without and cells & sight.well:
            continue
        hidden = size(cells & sight.down)
        value = KILLED * sight.spared(size(cells & sight.ill) + hidden * sight.sick)
        if isinstance(step, KillLineSparing):
            value += FOUND * hidden * (1.0 - sight.sick)
        else:
            value -= HIDDEN_LOSS * DISTURBED * hidden * (1.0 - sight.sick)
            for cell in cells_of(cells & sight.well):
                value -= DISTURBED if isinstance(step, StandDown) else toll(world, cell)
        if best < 0 or value > most:
            most = value
            best = A_LINE + number
    return best, most


# --- where cards are added and which are turned up -----------------------------------------------------------------


def out_of_the_way(world: Raxxon, options: list[int]) -> int:
    """The place that spoils least of what could be evacuated."""
    well = world.up(world.lore.healthy, world.crowd)
    best = options[0]
    least = -1
    for option in options:
        row, column = divmod(option - A_PLACE, SIDE)
        harm = 0
        for number in (row, SIDE + column):
            cells = line(number) & world.crowd
            harm += size(cells & well) if cells & ~well else 2 * size(cells)
        if least < 0 or harm < least:
            least = harm
            best = option
    return best


def likeliest(world: Raxxon, options: list[int], luck: Rng) -> int:
    """A face-down card in the line that lacks least to be evacuated."""
    well = world.up(world.lore.healthy, world.crowd)
    lost = doomed(world)
    if lost:
        options = [option for option in options if option == DONE or not lost >> option & 1] or options
    best = options[luck.below(len(options))]
    most = -1
    for option in options:
        if option == DONE:
            continue
        row, column = divmod(option, SIDE)
        for number in (row, SIDE + column):
            cells = line(number) & world.crowd
            if cells & ~well & ~world.down == 0 and size(cells & well) > most:
                most = size(cells & well)
                best = option
    return best


# --- Raxxon cards ----------------------------------------------------------------------------------------------------


def best_choice(world: Raxxon, frame: Frame) -> int:
    """The option of a Raxxon card that does more good, or less harm."""
    sight = Sight(world)
    first, second = [
        sum([worth(world, sight, step) for step in option.steps]) for option in world.lore.cards[frame.that].options
    ]
    return CHOICE + 1 if second > first else CHOICE


def worth(world: Raxxon, sight: Sight, step: Step[Any]) -> float:
    """What a step of a Raxxon card is worth."""
    if isinstance(step, Evacuate):
        value = PICKED * SAFE * min(step.number, world.count(step.kinds))
    elif isinstance(step, Kill) and not step.kinds & world.lore.healthy:
        value = KILLED * sight.spared(min(step.number, sight.ills))
    elif isinstance(step, Kill | KillTwo | KillAround | KillLine):
        value = -DISTURBED
    elif isinstance(step, EndOfDay):
        value = -HARVEST * sight.wells - SPREAD * min(MOST_SPREADS, sight.night)
    elif isinstance(step, TurnDown | TurnDownAll):
        value = SAFE * sight.danger
    elif isinstance(step, Untoken | EachUntokens):
        value = UNTOKENED
    elif isinstance(step, Contain | ContainAll | Bury):
        value = worth_in_quarantine(sight, step)
    else:
        value = -price(world, step)
    return value


def worth_in_quarantine(sight: Sight, step: Step[Any]) -> float:
    """What a step of a Raxxon card is worth that moves infected cards away."""
    if isinstance(step, Contain):
        there = sight.outside if step.places == UNCONTAINED else sight.ills
        return QUARANTINED * sight.spared(min(step.number, there))
    return QUARANTINED * sight.spared(sight.outside) if isinstance(step, ContainAll) else BURIED
