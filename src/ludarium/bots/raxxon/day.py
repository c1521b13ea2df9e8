"""The rollout policy of Raxxon: simple rules that answer each question from the visible cards and the odds."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.raxxon.crowd_grid import BIT, SIDE, line, size
from ludarium.games.raxxon.option_code import (
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
from ludarium.games.raxxon.scenarios.events import ChangeCard
from ludarium.games.raxxon.steps.crowd import EvacuateCluster, EvacuateLine, Interview, Swap, TurnDown, TurnDownType
from ludarium.games.raxxon.steps.kill import ClusterQuestion, Kill, LineQuestion
from ludarium.games.raxxon.steps.pile import Bury, Contain, Evacuate
from ludarium.games.raxxon.steps.symbol import Add, Flip
from ludarium.games.raxxon.steps.token import OptionalEffect
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.raxxon.turn import ApplyConsequences, ChooseOption, ChooseSheet, TakeAction, is_available
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import Frame, Step

from .estimates import (
    SMALL_CHANCE,
    action_value,
    best_line_to_clear,
    best_swap,
    card_step_value,
    printed_step,
    slot_cost,
    slot_of,
    step_value,
)
from .odds import CrowdOdds, longest_line, widest_cluster
from .scenarios import added_value, doomed_cells, scenario_answer

SOLO_CHARACTER: Final = "liaison"  # the strongest for a solo player (RX-80)
MAX_SLOT_COST: Final = 13.4  # the highest cost of an action's consequence, since a player can always pass
PER_ACTION: Final = 0.59  # expected further turns for each other useful action,
PER_CARD: Final = 0.68  # and for each face-down card, divided by the number of players
MAX_POWER: Final = 5  # above it, no optional effect is worth a Raxxon card


def policy_choice(world: Raxxon, seat: int, options: list[int], rng: Rng) -> int:
    """The option that the policy takes."""
    frame = world.stack[-1]
    step = frame.step()
    if isinstance(step, TakeAction):
        return best_action(world, seat, options, CrowdOdds(world))[0]
    if isinstance(step, ApplyConsequences):
        return GO if is_turn_worth_it(world, seat) else PASS
    if isinstance(step, ChooseOption):
        return best_choice(world, frame)
    if isinstance(step, Flip | Interview):
        return best_card_to_reveal(world, options, rng)
    wanted = action_answer(world, step, frame, options)
    return wanted if wanted in options else options[rng.below(len(options))]


def best_sheet(world: Raxxon, options: list[int]) -> int:
    """The character for a solo player's day."""
    names = [world.pack.characters[option - A_CHARACTER].name for option in options]
    return options[names.index(SOLO_CHARACTER)] if SOLO_CHARACTER in names else options[0]


# --- actions ---------------------------------------------------------------------------------------------------------


def best_action(world: Raxxon, seat: int, options: list[int], odds: CrowdOdds) -> tuple[int, float]:
    """The option with the best value, and the value; a pass has the value 0."""
    actions = world.actions(seat)
    values = [action_value(world, action, odds) for action in actions]
    useful = 0
    for option in options:
        if option != PASS and actions[option - AN_ACTION].slots and values[option - AN_ACTION] > 0.0:
            useful += 1
    turns = PER_ACTION * (useful - 1) + PER_CARD * odds.face_down_count / world.seats
    best = PASS
    best_value = 0.0
    for option in options:
        if option != PASS:
            number = option - AN_ACTION
            value = values[number]
            if actions[number].slots and value > 0.0:  # its consequence is applied in every further turn
                value -= min(
                    MAX_SLOT_COST, turns * slot_cost(world, slot_of(actions[number], world.tokens[seat][number]))
                )
            if value > best_value:
                best_value = value
                best = option
    return best, best_value


def is_turn_worth_it(world: Raxxon, seat: int) -> bool:
    """Whether the best action is worth the consequences of the turn."""
    cost = 0.0
    actions = world.actions(seat)
    tokens = world.tokens[seat]
    for number in range(len(actions)):
        for slot in range(tokens[number]):
            cost += slot_cost(world, slot_of(actions[number], slot))
    options = [AN_ACTION + n for n in range(len(actions)) if is_available(actions[n], tokens[n])]
    return best_action(world, seat, options, CrowdOdds(world))[1] > cost


# --- questions of actions and cards ----------------------------------------------------------------------------------


def action_answer(world: Raxxon, step: Step[Any], frame: Frame, options: list[int]) -> int:
    """The policy's answer to a question of an action or a card; -1 if it has none."""
    odds = CrowdOdds(world)
    wanted = -1
    if isinstance(step, EvacuateLine):
        wanted = A_LINE + longest_line(world.crowd, odds.healthy)[0]
    elif isinstance(step, LineQuestion):
        wanted = best_line_to_clear(world, odds, step)[0]
    elif isinstance(step, ClusterQuestion):
        wanted = cluster_choice(odds, step, frame, options)
    elif isinstance(step, Contain | Kill | Evacuate | Bury):
        wanted = most_common(world, options)
    elif isinstance(step, Swap):
        wanted = best_swap(world, odds)[0]
    elif isinstance(step, OptionalEffect):
        wanted = YES if is_optional_effect_worth_it(world, odds, step) else NO
    elif isinstance(step, TurnDown | TurnDownType):
        wanted = turn_down_choice(world, options)
    elif isinstance(step, Add):
        wanted = best_place_to_add(world, options)
    elif isinstance(step, ChooseSheet):
        wanted = best_sheet(world, options)
    else:
        wanted = answer_in_scenario(world, step, frame, options, odds)
    return wanted


def answer_in_scenario(world: Raxxon, step: Step[Any], frame: Frame, options: list[int], odds: CrowdOdds) -> int:
    """The same for questions that only scenarios ask; an added step is declined if the printed action is better."""
    if isinstance(step, ChangeCard) and step_value(world, printed_step(frame.script), odds) > added_value(
        world, step, odds
    ):
        return NO
    return scenario_answer(world, step, options, odds)


def turn_down_choice(world: Raxxon, options: list[int]) -> int:
    """A card of the type of which one more would end the day; otherwise the last option, to stop if that is allowed."""
    worst = day_ending_type(world)
    if world.down and worst >= 0:
        for option in options:
            if option == A_CITIZEN + worst or (option < A_PLACE and world.cells[option] == worst):
                return option
    return options[-1]


def cluster_choice(odds: CrowdOdds, step: ClusterQuestion, frame: Frame, options: list[int]) -> int:
    """The next card of the largest cluster of healthy cards to evacuate, or infected ones to kill."""
    wanted = odds.healthy if isinstance(step, EvacuateCluster) else odds.infected
    if frame.it < 0:
        return widest_cluster(wanted, step.neighbours)[0]
    matching = [option for option in options if option < DONE and wanted >> option & 1]
    return matching[0] if matching else DONE


def most_common(world: Raxxon, options: list[int]) -> int:
    """A crowd card of the type that is most often face up; without crowd cards, the first option."""
    best = options[0]
    highest = -1
    for option in options:
        if option < A_PLACE:
            number = world.face_up_count(BIT[world.cells[option]])
            if number > highest:
                highest = number
                best = option
    return best


def day_ending_type(world: Raxxon) -> int:
    """The type of which one more face-up card ends the day; -1 if there is none."""
    for citizen in range(len(world.pack.types)):
        counts = world.count_scripts(citizen)
        if counts and world.face_up_count(BIT[citizen]) == len(counts) - 2:
            return citizen
    return -1


def is_optional_effect_worth_it(world: Raxxon, odds: CrowdOdds, step: OptionalEffect) -> bool:
    """Whether an optional effect is worth a Raxxon card."""
    if world.power > MAX_POWER:
        return False
    first = step.script.steps[0]
    if isinstance(first, Contain):
        return odds.infected_count + odds.uncontained_count > 0
    if isinstance(first, TurnDown):
        return odds.end_chance > SMALL_CHANCE
    return isinstance(first, Swap) and best_swap(world, odds)[1] > 0


# --- adding and revealing ----------------------------------------------------------------------------------------


def best_place_to_add(world: Raxxon, options: list[int]) -> int:
    """The place that blocks the fewest healthy cards from being evacuated."""
    healthy = world.face_up_mask(world.pack.healthy, world.crowd)
    best = options[0]
    least_harm = -1
    for option in options:
        row, column = divmod(option - A_PLACE, SIDE)
        harm = 0
        for number in (row, SIDE + column):
            cells = line(number) & world.crowd
            harm += size(cells & healthy) if cells & ~healthy else 2 * size(cells)
        if least_harm < 0 or harm < least_harm:
            least_harm = harm
            best = option
    return best


def best_card_to_reveal(world: Raxxon, options: list[int], rng: Rng) -> int:
    """A face-down card in the line that has most healthy cards and no other face-up ones."""
    healthy = world.face_up_mask(world.pack.healthy, world.crowd)
    doomed = doomed_cells(world)
    if doomed:
        options = [option for option in options if option == DONE or not doomed >> option & 1] or options
    best = options[rng.below(len(options))]
    highest = -1
    for option in options:
        if option == DONE:
            continue
        row, column = divmod(option, SIDE)
        for number in (row, SIDE + column):
            cells = line(number) & world.crowd
            if cells & ~healthy & ~world.down == 0 and size(cells & healthy) > highest:
                highest = size(cells & healthy)
                best = option
    return best


# --- Raxxon cards ----------------------------------------------------------------------------------------------------


def best_choice(world: Raxxon, frame: Frame) -> int:
    """The option of a Raxxon card with the better value."""
    odds = CrowdOdds(world)
    first, second = [
        sum([card_step_value(world, odds, step) for step in option.steps])
        for option in world.pack.cards[frame.that].options
    ]
    return CHOICE + 1 if second > first else CHOICE
