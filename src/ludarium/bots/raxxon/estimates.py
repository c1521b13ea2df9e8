"""Estimates of the rollout policy: the values of actions, swaps, lines and cards, in points."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.raxxon.compiled_pack import Action
from ludarium.games.raxxon.crowd_grid import cells_of, line, lines, size
from ludarium.games.raxxon.option_code import A_LINE
from ludarium.games.raxxon.scenarios.events import ChangeCard
from ludarium.games.raxxon.steps.crowd import EvacuateLine, Interview, Swap, TurnDown, TurnDownAll
from ludarium.games.raxxon.steps.deck import StandDown
from ludarium.games.raxxon.steps.kill import (
    Kill,
    KillAround,
    KillCluster,
    KillLine,
    KillLineSparing,
    KillPair,
    LineQuestion,
)
from ludarium.games.raxxon.steps.pile import UNCONTAINED, Bury, Contain, ContainAll, Evacuate
from ludarium.games.raxxon.steps.question import pair
from ludarium.games.raxxon.steps.symbol import EndDay
from ludarium.games.raxxon.steps.token import EachRemovesTokens, RemoveTokens
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.raxxon.turn import MAX_SPREADS
from ludarium.kernel.script import Script, Step

from .odds import (
    BURIED,
    DAY_LOST,
    EVACUATED,
    HEALTHY_KILLED,
    INFECTED_KILLED,
    QUARANTINED,
    REVEALED,
    SPREAD,
    TOKEN_REMOVED,
    CrowdOdds,
    kill_cost,
    longest_line,
    symbol_cost,
    widest_cluster,
)
from .scenarios import added_value, doomed_cells

WINS_NOW: Final = 1000.0
EARLY_EVACUATION: Final = 5.1  # the cost of evacuating while cards are face down or infected ones are in the crowd
TOKEN: Final = 0.88  # the cost of a token without its consequence
SWAP_SHARE: Final = 0.5  # the part of the cards made evacuable by a swap that is evacuated
HIDDEN_LOSS: Final = 1.3  # the cost of killing a face-down healthy card, relative to a face-up one
CARD_EVACUATION_SHARE: Final = 0.8  # of its value: the citizen might have been evacuated without the card too
INTERVIEW: Final = 1.2  # the value of an interview, in revealed cards
SMALL_CHANCE: Final = 0.12  # of the end of the day: small enough to ignore
MANY_TOKENS: Final = 3  # on all sheets: enough to make removing them worth an action
ALL_ADJACENT: Final = 4  # the number of cells adjacent to a cell


def slot_of(action: Action, number: int) -> list[Script]:
    """A slot of an action; an endless action repeats its last slot (RX-92)."""
    return action.slots[min(number, len(action.slots) - 1)]


def slot_cost(world: Raxxon, slot: list[Script]) -> float:
    """The cost of the consequence of a slot, each turn."""
    return sum([symbol_cost(world, symbol.steps[0]) for symbol in slot])


def action_value(world: Raxxon, action: Action, odds: CrowdOdds) -> float:
    """The value of an action, without the costs of its consequence."""
    if action.kind == "investigate":
        at_stake = DAY_LOST * odds.healthy_count + SPREAD * min(MAX_SPREADS, odds.infected_count)
        return REVEALED - odds.end_chance * at_stake - odds.reveal_cost if world.down & ~doomed_cells(world) else 0.0
    first = action.script.steps[0]
    if action.kind == "evacuate":
        return evacuation_value(world, first, odds)
    return max(step_value(world, printed_step(action.script), odds), added_value(world, first, odds)) - TOKEN


def printed_step(script: Script) -> Step[Any]:
    """The first step of an action as printed, after a step that a scenario put before it."""
    first = script.steps[0]
    return script.steps[1] if isinstance(first, ChangeCard) and len(script.steps) > 1 else first


def evacuation_value(world: Raxxon, first: Step[Any], odds: CrowdOdds) -> float:
    """The value of an evacuation, highest once all cards are face up and no infected ones are left."""
    if isinstance(first, EvacuateLine):
        number = longest_line(world.crowd, odds.healthy)[1]
    else:
        number = widest_cluster(odds.healthy, ALL_ADJACENT)[1]
    if not number:
        return 0.0
    if number >= odds.left_to_save:
        return WINS_NOW
    return EVACUATED * number - TOKEN - (EARLY_EVACUATION if odds.face_down_count or odds.infected_count else 0.0)


def step_value(world: Raxxon, first: Step[Any], odds: CrowdOdds) -> float:
    """The value of any other action, by its first step."""
    value = 0.0
    if isinstance(first, Contain):
        number = min(first.number, odds.infected_count + odds.uncontained_count)
        value = QUARANTINED * odds.spreads_avoided(number) + odds.safety_value() if number else 0.0
    elif isinstance(first, LineQuestion):
        value = best_line_to_clear(world, odds, first)[1] + odds.safety_value()
    elif isinstance(first, KillCluster):
        value = (
            INFECTED_KILLED * odds.spreads_avoided(widest_cluster(odds.infected, first.neighbours)[1])
            + odds.safety_value()
        )
    elif isinstance(first, Kill):
        value = INFECTED_KILLED * odds.spreads_avoided(min(first.number, odds.infected_count)) + odds.safety_value()
    elif isinstance(first, Swap):
        value = SWAP_SHARE * EVACUATED * best_swap(world, odds)[1]
    else:
        value = special_value(world, first, odds)
    return value


def special_value(world: Raxxon, first: Step[Any], odds: CrowdOdds) -> float:
    """The value of the special action of a sheet, by its first step."""
    if isinstance(first, Bury):
        return BURIED if sum(world.contained) + odds.uncontained_count else 0.0
    if isinstance(first, Interview):  # it reveals neither infected nor hostile cards
        return (
            INTERVIEW * REVEALED * (1.0 - odds.infected_chance)
            if odds.face_down_count > 1 and odds.end_chance > SMALL_CHANCE
            else 0.0
        )
    if isinstance(first, RemoveTokens):
        tokens = sum([sum(sheet) for sheet in world.tokens])
        return 2 * TOKEN_REMOVED if tokens >= MANY_TOKENS and not world.down else 0.0
    return 0.0


def best_swap(world: Raxxon, odds: CrowdOdds) -> tuple[int, int]:
    """The swap that completes the longest line to evacuate (-1: none), and by how many cards it is longer than now."""
    best = -1
    best_gain = 0
    current = longest_line(world.crowd, odds.healthy)[1]
    for number in lines(odds.healthy):
        cells = line(number) & world.crowd
        wrong = cells & ~odds.healthy
        spare = odds.healthy & ~cells
        if size(wrong) == 1 and spare and size(cells) - current > best_gain:
            best_gain = size(cells) - current
            best = pair(cells_of(wrong)[0], cells_of(spare)[0])
    return best, best_gain


def best_line_to_clear(world: Raxxon, odds: CrowdOdds, step: LineQuestion) -> tuple[int, float]:
    """The line whose removal from the crowd has the best value (-1: none), and the value."""
    best = -1
    best_value = 0.0
    for number in lines(world.crowd):
        cells = line(number) & world.crowd
        if isinstance(step, StandDown) and cells & odds.down:
            continue
        if isinstance(step, KillLine) and step.without and cells & odds.healthy:
            continue
        hidden = size(cells & odds.down)
        value = INFECTED_KILLED * odds.spreads_avoided(size(cells & odds.infected) + hidden * odds.infected_chance)
        if isinstance(step, KillLineSparing):
            value += REVEALED * hidden * (1.0 - odds.infected_chance)
        else:
            value -= HIDDEN_LOSS * HEALTHY_KILLED * hidden * (1.0 - odds.infected_chance)
            for cell in cells_of(cells & odds.healthy):
                value -= HEALTHY_KILLED if isinstance(step, StandDown) else kill_cost(world, cell)
        if best < 0 or value > best_value:
            best_value = value
            best = A_LINE + number
    return best, best_value


def card_step_value(world: Raxxon, odds: CrowdOdds, step: Step[Any]) -> float:
    """The value of a step of a Raxxon card."""
    if isinstance(step, Evacuate):
        value = CARD_EVACUATION_SHARE * EVACUATED * min(step.number, world.face_up_count(step.kinds))
    elif isinstance(step, Kill) and not step.kinds & world.pack.healthy:
        value = INFECTED_KILLED * odds.spreads_avoided(min(step.number, odds.infected_count))
    elif isinstance(step, Kill | KillPair | KillAround | KillLine):
        value = -HEALTHY_KILLED
    elif isinstance(step, EndDay):
        value = -DAY_LOST * odds.healthy_count - SPREAD * min(MAX_SPREADS, odds.infected_tonight)
    elif isinstance(step, TurnDown | TurnDownAll):
        value = EVACUATED * odds.end_chance
    elif isinstance(step, RemoveTokens | EachRemovesTokens):
        value = TOKEN_REMOVED
    elif isinstance(step, Contain | ContainAll | Bury):
        value = quarantine_step_value(odds, step)
    else:
        value = -symbol_cost(world, step)
    return value


def quarantine_step_value(odds: CrowdOdds, step: Step[Any]) -> float:
    """The value of a step of a Raxxon card that moves infected cards to a quarantine or the infection deck."""
    if isinstance(step, Contain):
        number = odds.uncontained_count if step.places == UNCONTAINED else odds.infected_count
        return QUARANTINED * odds.spreads_avoided(min(step.number, number))
    return QUARANTINED * odds.spreads_avoided(odds.uncontained_count) if isinstance(step, ContainAll) else BURIED
