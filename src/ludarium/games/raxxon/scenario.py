"""From a pack to the lore of a scenario: its decks, its events, and what it adds to sheets, turns and days."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.errors import BadSetup
from ludarium.kernel.script import NONE, Script, Step

from .content.scenarios import ALL, PLANS, Plan
from .grid import BIT
from .lore import Action, Lore, Scenario
from .pack import SLOT_SYMBOLS, Pack, lore_of, scripts
from .scene import CALM, MUTATION, TARGETS, UNCERTAINTY
from .thing import MOST_TYPES
from .turn import (
    ApplyConsequences,
    ChooseSheet,
    Gather,
    GoHome,
    NextDay,
    PlayTurns,
    RevealCrowd,
    SpreadOvernight,
    TakeAction,
)
from .vocabulary import Names
from .words.crowd import ANY_NUMBER, TurnDown
from .words.pile import CONTAINED, CROWD, UNCONTAINED
from .words.scenario import (
    TO_CONTAINED,
    TO_DISCARD,
    TO_UNCONTAINED,
    AfterEvent,
    BringIn,
    Burn,
    CalmOne,
    Check,
    EndTurn,
    Evolve,
    GatherAll,
    Happen,
    HostileAgain,
    Lose,
    Provoke,
    Regather,
    RevealAround,
    Tighten,
    TooHostile,
    Trade,
    Transfer,
)
from .words.symbol import FLIP, SPREAD

SCENARIOS: Final = len(PLANS)
REGULAR: Final = 1  # the level that every scenario starts from

Steps = list[Step[Any]]


def lore_for(pack: Pack, number: int) -> Lore:
    """A pack's lore in a scenario, made when it is first asked for; 0 is the game without one."""
    if number not in pack.scenes:
        pack.scenes[number] = staged(pack, number, PLANS[number - 1])
    return pack.scenes[number]


def staged(pack: Pack, number: int, plan: Plan) -> Lore:
    """A pack's lore changed by a scenario."""
    check(pack, number, plan)
    types = [*pack.lore.types, plan.born] if plan.born else pack.lore.types
    names = Names(types, pack.lore.healthy, list(pack.data["characters"]), list(pack.data["cards"]))
    scene = scenario(pack, names, number, plan)
    lore = lore_of(pack.data, names, scene)
    if plan.born:
        lore.killed.append(Script(f"killed-{plan.born}", []))
        lore.counts.append([])
        for level in lore.levels:
            level.citizens.append(0)
    level = lore.levels[REGULAR]
    level.infected = sum(scene.named) or plan.infected
    for name, less in plan.without.items():
        level.citizens[types.index(name)] -= less
    if number != TARGETS:
        # In place of each card that brings the untriggered ones back, an event.
        for card in lore.cards:
            if card.reshuffles:
                card.script.steps = [Happen(), AfterEvent(WITHOUT_PILES if number == UNCERTAINTY else NONE)]
    add_scripts(lore, number)
    lore.scripts.update(scripts(lore))
    return lore


def check(pack: Pack, number: int, plan: Plan) -> None:
    """Refuse a scenario for which a pack has too few citizens, or no room for another type."""
    lore = pack.lore
    if plan.born in lore.types or len(lore.types) + len(plan.born[:1]) > MOST_TYPES:
        raise BadSetup(
            f"scenario {number} of raxxon brings a type {plan.born!r} of its own: the pack has no room for it"
        )
    least: dict[str, int] = dict.fromkeys((*plan.held, *plan.spared), 1)
    if plan.focus:
        least[plan.focus] = 1
    least.update(plan.without)
    for name, some in plan.population.items():
        least[name] = 1 if some == ALL else some
    numbers = dict(zip(lore.types, lore.levels[REGULAR].citizens, strict=True))
    for name, some in least.items():
        if numbers.get(name, 0) < some:
            raise BadSetup(f"scenario {number} of raxxon needs {some} of {name!r}: the pack has {numbers.get(name, 0)}")
    infected = sum(number for name, number in numbers.items() if not lore.healthy >> lore.types.index(name) & 1)
    if infected < plan.infected + plan.reserve_infected:
        message = (
            f"scenario {number} of raxxon needs {plan.infected + plan.reserve_infected} infected: there are {infected}"
        )
        raise BadSetup(message)


def scenario(pack: Pack, names: Names, number: int, plan: Plan) -> Scenario:
    """The plain data of a scenario."""
    scene = Scenario(number, names.healthy)
    held = mask(names, plan.held)
    citizens = pack.lore.levels[REGULAR].citizens
    scene.evacuable = names.healthy & ~held
    scene.staying = mask(names, plan.spared)
    scene.reserved = scene.evacuable if plan.has_reserve else 0
    scene.reserve_infected = plan.reserve_infected
    scene.focus = names.types.index(plan.focus) if plan.focus else NONE
    scene.mutant = names.types.index(plan.born) if plan.born else NONE
    if plan.population:
        scene.named = [min(plan.population.get(names.types[n], 0), citizens[n]) for n in range(len(citizens))]
        scene.spreading &= ~BIT[scene.focus]
    if plan.born:
        scene.spreading &= ~BIT[scene.mutant]
    scene.events = [Script(f"scene-{number}-{n + 1}", steps) for n, steps in enumerate(EVENTS[number - 1](names))]
    scene.in_order = number == MUTATION
    scene.cycle = list(range(len(scene.events))) if scene.in_order else [n for n in range(plan.twice) for _ in range(2)]
    scene.away = [names.cards.index(card) for card in plan.away if card in names.cards]
    return scene


def mask(names: Names, types: tuple[str, ...]) -> i64:
    """Types by name, as a mask."""
    found: i64 = 0
    for name in types:
        found |= BIT[names.types.index(name)]
    return found


# --- what happens, in the order of the rules ---------------------------------------------------------------------


def ghosts(names: Names) -> list[Steps]:
    """The events of Gathering Ghosts (RX-90)."""
    carriers = mask(names, ("carrier",))
    return [
        [Transfer("RX-90", carriers, UNCONTAINED, TO_CONTAINED, 2, must=False)],
        [Transfer("RX-90", carriers, CONTAINED, TO_UNCONTAINED, 1, must=True)],
        [Transfer("RX-90", carriers, UNCONTAINED, TO_DISCARD, 1, must=True), SPREAD],
        [GatherAll()],
    ]


def mutation(names: Names) -> list[Steps]:
    """The events of Mutation Madness (RX-91)."""
    volatile = mask(names, ("volatile",))
    evolving: list[Steps] = [[Evolve(stage)] for stage in range(1, 6)]
    curing: list[Steps] = [
        [Transfer("RX-91", volatile, CROWD | UNCONTAINED, TO_CONTAINED, ANY_NUMBER, must=False)] for _ in range(2)
    ]
    return [*evolving, *curing, [Lose()]]


def uncertainty(_: Names) -> list[Steps]:
    """The events of Uncertainty (RX-92)."""
    return [[Check(infected=True)], [Trade()], [Regather()], [RevealAround()]]


WITHOUT_PILES: Final = 3  # of these the one after which the untriggered cards stay where they are


def calm(names: Names) -> list[Steps]:
    """The events of Calm the Crowd: three at random, and one at its time (RX-93)."""
    hostile = mask(names, ("hostile",))
    return [
        [TurnDown(hostile, ANY_NUMBER, must=False)],
        [CalmOne(instead=False)],
        [FLIP],
        [TurnDown(hostile, 1, must=False), Tighten()],
    ]


def targets(_: Names) -> list[Steps]:
    """High Priority Targets has no events (RX-94)."""
    return []


EVENTS: Final = [ghosts, mutation, uncertainty, calm, targets]


# --- what is added to the course of play and to the sheets ---------------------------------------------------------


def add_scripts(lore: Lore, number: int) -> None:
    """Add a scenario's own steps and actions."""
    if number == MUTATION:
        lore.scripts["burn"] = Script("burn", [Burn()])
    elif number == UNCERTAINTY:
        look = Script("check", [Check(infected=False)])
        add_action(lore, Action("action-check", "check", look, [[SLOT_SYMBOLS["flip"]]], endless=True))
    elif number == CALM:
        lore.scripts["hostile-again"] = Script("hostile-again", [HostileAgain()])
        lore.scripts["too-hostile"] = Script("too-hostile", [TooHostile()])
        prepend(lore, "control", CalmOne(instead=True))
        night: Steps = [RevealCrowd(), Provoke(), SpreadOvernight(), GoHome(), NextDay()]
        lore.day = Script("day", [ChooseSheet(), Gather(), PlayTurns(), *night])
    elif number == TARGETS:
        prepend(lore, "quarantine", BringIn())
        lore.turn = Script("turn", [ApplyConsequences(), TakeAction(), EndTurn()])


def add_action(lore: Lore, action: Action) -> None:
    """Put an action below every sheet."""
    for character in lore.characters:
        character.side_a.append(action)
        character.side_b.append(action)


def prepend(lore: Lore, kind: str, step: Step[Any]) -> None:
    """Let every action of a kind begin with a step; both sides of a sheet share the scripts."""
    for character in lore.characters:
        for action in character.side_a:
            if action.kind == kind:
                action.script.steps.insert(0, step)
