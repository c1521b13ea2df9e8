"""From a pack to the lore of a scenario: its decks, its events, and what it adds to sheets, turns and days."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.errors import BadSetup
from ludarium.kernel.script import NONE, Script, Step

from ..compiled_pack import Action, CompiledPack, ContentPack, ScenarioRules
from ..crowd_grid import BIT
from ..option_code import MAX_TYPES
from ..pack.compiler import all_scripts, compile_base
from ..pack.vocabulary import SYMBOL_SCRIPTS, Names
from ..steps.crowd import ANY_NUMBER, TurnDown
from ..steps.pile import CONTAINED, CROWD, UNCONTAINED
from ..steps.symbol import FLIP, SPREAD
from ..turn import (
    ApplyConsequences,
    ChooseSheet,
    GatherCrowd,
    GoHome,
    PlayTurns,
    PrepareNextDay,
    RevealCrowd,
    SpreadOvernight,
    TakeAction,
)
from .events import (
    TO_CONTAINED,
    TO_DISCARD,
    TO_UNCONTAINED,
    AfterEvent,
    BringIn,
    CalmHostile,
    CheckSuspect,
    EndIfTooHostile,
    GatherCarriers,
    HappenEvent,
    HostileAgain,
    KillDoomed,
    LoseGame,
    MakeStrict,
    MutantKills,
    ProvokeCalm,
    Regather,
    RevealAround,
    SetStage,
    TradeCarrier,
    Transfer,
)
from .plan import ALL, PLANS, Plan
from .scenario import CALM, MUTATION, TARGETS, UNCERTAINTY

SCENARIOS: Final = len(PLANS)
REGULAR: Final = 1  # the level that every scenario starts from

Steps = list[Step[Any]]


def pack_for(content: ContentPack, number: int) -> CompiledPack:
    """A pack's lore in a scenario, made when it is first asked for; 0 is the game without one."""
    if number not in content.by_scenario:
        content.by_scenario[number] = compile_scenario(content, number, PLANS[number - 1])
    return content.by_scenario[number]


def compile_scenario(content: ContentPack, number: int, plan: Plan) -> CompiledPack:
    """A pack's lore changed by a scenario."""
    check(content, number, plan)
    types = [*content.compiled.types, plan.mutant] if plan.mutant else content.compiled.types
    names = Names(types, content.compiled.healthy, list(content.data["characters"]), list(content.data["cards"]))
    rules = compile_rules(content, names, number, plan)
    pack = compile_base(content.data, names, rules)
    if plan.mutant:
        pack.killed_scripts.append(Script(f"killed-{plan.mutant}", []))
        pack.count_scripts.append([])
        for level in pack.levels:
            level.citizens.append(0)
    level = pack.levels[REGULAR]
    level.infected = sum(rules.population_infected) or plan.infected
    for name, less in plan.without.items():
        level.citizens[types.index(name)] -= less
    if number != TARGETS:
        # In place of each card that brings the untriggered ones back, an event.
        for card in pack.cards:
            if card.reshuffles:
                card.script.steps = [HappenEvent(), AfterEvent(WITHOUT_PILES if number == UNCERTAINTY else NONE)]
    add_scripts(pack, number)
    pack.scripts.update(all_scripts(pack))
    return pack


def check(content: ContentPack, number: int, plan: Plan) -> None:
    """Refuse a scenario for which a pack has too few citizens, or no room for another type."""
    pack = content.compiled
    if plan.mutant in pack.types or len(pack.types) + len(plan.mutant[:1]) > MAX_TYPES:
        raise BadSetup(
            f"scenario {number} of raxxon brings a type {plan.mutant!r} of its own: the pack has no room for it"
        )
    minimum: dict[str, int] = dict.fromkeys((*plan.not_evacuated, *plan.left_behind), 1)
    if plan.focus:
        minimum[plan.focus] = 1
    minimum.update(plan.without)
    for name, count in plan.population.items():
        minimum[name] = 1 if count == ALL else count
    numbers = dict(zip(pack.types, pack.levels[REGULAR].citizens, strict=True))
    for name, count in minimum.items():
        if numbers.get(name, 0) < count:
            raise BadSetup(
                f"scenario {number} of raxxon needs {count} of {name!r}: the pack has {numbers.get(name, 0)}"
            )
    infected = sum(number for name, number in numbers.items() if not pack.healthy >> pack.types.index(name) & 1)
    if infected < plan.infected + plan.reserve_infected:
        message = (
            f"scenario {number} of raxxon needs {plan.infected + plan.reserve_infected} infected: there are {infected}"
        )
        raise BadSetup(message)


def compile_rules(content: ContentPack, names: Names, number: int, plan: Plan) -> ScenarioRules:
    """The plain data of a scenario."""
    rules = ScenarioRules(number, names.healthy)
    held = types_mask(names, plan.not_evacuated)
    citizens = content.compiled.levels[REGULAR].citizens
    rules.evacuable = names.healthy & ~held
    rules.left_behind = types_mask(names, plan.left_behind)
    rules.reserved = rules.evacuable if plan.has_reserve else 0
    rules.reserve_infected = plan.reserve_infected
    rules.focus = names.types.index(plan.focus) if plan.focus else NONE
    rules.mutant = names.types.index(plan.mutant) if plan.mutant else NONE
    if plan.population:
        rules.population_infected = [
            min(plan.population.get(names.types[n], 0), citizens[n]) for n in range(len(citizens))
        ]
        rules.spreading &= ~BIT[rules.focus]
    if plan.mutant:
        rules.spreading &= ~BIT[rules.mutant]
    rules.events = [Script(f"scene-{number}-{n + 1}", steps) for n, steps in enumerate(EVENTS[number - 1](names))]
    rules.in_order = number == MUTATION
    rules.event_numbers = (
        list(range(len(rules.events))) if rules.in_order else [n for n in range(plan.random_events) for _ in range(2)]
    )
    rules.removed_cards = [names.cards.index(card) for card in plan.removed_cards if card in names.cards]
    return rules


def types_mask(names: Names, types: tuple[str, ...]) -> i64:
    """Types by name, as a mask."""
    mask: i64 = 0
    for name in types:
        mask |= BIT[names.types.index(name)]
    return mask


# --- what happens, in the order of the rules ---------------------------------------------------------------------


def ghosts(names: Names) -> list[Steps]:
    """The events of Gathering Ghosts (RX-90)."""
    carriers = types_mask(names, ("carrier",))
    return [
        [Transfer("RX-90", carriers, UNCONTAINED, TO_CONTAINED, 2, must=False)],
        [Transfer("RX-90", carriers, CONTAINED, TO_UNCONTAINED, 1, must=True)],
        [Transfer("RX-90", carriers, UNCONTAINED, TO_DISCARD, 1, must=True), SPREAD],
        [GatherCarriers()],
    ]


def mutation(names: Names) -> list[Steps]:
    """The events of Mutation Madness (RX-91)."""
    volatile = types_mask(names, ("volatile",))
    evolving: list[Steps] = [[SetStage(stage)] for stage in range(1, 6)]
    curing: list[Steps] = [
        [Transfer("RX-91", volatile, CROWD | UNCONTAINED, TO_CONTAINED, ANY_NUMBER, must=False)] for _ in range(2)
    ]
    return [*evolving, *curing, [LoseGame()]]


def uncertainty(_: Names) -> list[Steps]:
    """The events of Uncertainty (RX-92)."""
    return [[CheckSuspect(infected=True)], [TradeCarrier()], [Regather()], [RevealAround()]]


WITHOUT_PILES: Final = 3  # of these the one after which the untriggered cards stay where they are


def calm(names: Names) -> list[Steps]:
    """The events of Calm the Crowd: three at random, and one at its time (RX-93)."""
    hostile = types_mask(names, ("hostile",))
    return [
        [TurnDown(hostile, ANY_NUMBER, must=False)],
        [CalmHostile(instead=False)],
        [FLIP],
        [TurnDown(hostile, 1, must=False), MakeStrict()],
    ]


def targets(_: Names) -> list[Steps]:
    """High Priority Targets has no events (RX-94)."""
    return []


EVENTS: Final = [ghosts, mutation, uncertainty, calm, targets]


# --- what is added to the course of play and to the sheets ---------------------------------------------------------


def add_scripts(pack: CompiledPack, number: int) -> None:
    """Add a scenario's own steps and actions."""
    if number == MUTATION:
        pack.scripts["burn"] = Script("burn", [KillDoomed()])
    elif number == UNCERTAINTY:
        look = Script("check", [CheckSuspect(infected=False)])
        add_action(pack, Action("action-check", "check", look, [[SYMBOL_SCRIPTS["flip"]]], endless=True))
    elif number == CALM:
        pack.scripts["hostile-again"] = Script("hostile-again", [HostileAgain()])
        pack.scripts["too-hostile"] = Script("too-hostile", [EndIfTooHostile()])
        prepend(pack, "control", CalmHostile(instead=True))
        night: Steps = [RevealCrowd(), ProvokeCalm(), SpreadOvernight(), GoHome(), PrepareNextDay()]
        pack.day = Script("day", [ChooseSheet(), GatherCrowd(), PlayTurns(), *night])
    elif number == TARGETS:
        prepend(pack, "quarantine", BringIn())
        pack.turn = Script("turn", [ApplyConsequences(), TakeAction(), MutantKills()])


def add_action(pack: CompiledPack, action: Action) -> None:
    """Put an action below every sheet."""
    for character in pack.characters:
        character.side_a.append(action)
        character.side_b.append(action)


def prepend(pack: CompiledPack, kind: str, step: Step[Any]) -> None:
    """Let every action of a kind begin with a step; both sides of a sheet share the scripts."""
    for character in pack.characters:
        for action in character.side_a:
            if action.kind == kind:
                action.script.steps.insert(0, step)
