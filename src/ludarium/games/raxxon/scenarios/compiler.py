"""From a content pack to the compiled pack of a scenario."""

from __future__ import annotations

from typing import Final

from ludarium.errors import BadSetup
from ludarium.kernel.script import NONE, Script

from ..compiled_pack import CompiledPack, ContentPack, ScenarioRules
from ..crowd_grid import BIT
from ..option_code import MAX_TYPES
from ..pack.compiler import all_scripts, compile_base
from ..pack.vocabulary import Names
from . import SCENARIOS
from .events import AfterEvent, RunEvent
from .scenario import ALL, Scenario

REGULAR: Final = 1  # the level that every scenario starts from


def pack_for(content: ContentPack, number: int) -> CompiledPack:
    """The compiled pack of a scenario, compiled on first use; 0 is the game without one."""
    if number not in content.by_scenario:
        content.by_scenario[number] = compile_scenario(content, number, SCENARIOS[number - 1])
    return content.by_scenario[number]


def compile_scenario(content: ContentPack, number: int, scenario: Scenario) -> CompiledPack:
    """The compiled pack with the changes of a scenario. Raises BadSetup if the content lacks what it needs."""
    check(content, number, scenario)
    mutant = scenario.mutant
    types = [*content.compiled.types, mutant] if mutant else content.compiled.types
    names = Names(types, content.compiled.healthy, list(content.data["characters"]), list(content.data["cards"]))
    rules = compile_rules(content, names, number, scenario)
    pack = compile_base(content.data, names, rules)
    if mutant:
        pack.killed_scripts.append(Script(f"killed-{mutant}", []))
        pack.count_scripts.append([])
        for level in pack.levels:
            level.citizens.append(0)
    level = pack.levels[REGULAR]
    level.infected = sum(rules.population_infected) or scenario.infected
    for name, count in scenario.without.items():
        level.citizens[types.index(name)] -= count
    if rules.events:
        for card in pack.cards:
            if card.reshuffles:
                card.script.steps = [RunEvent(), AfterEvent()]
    if scenario.extend is not None:
        scenario.extend(pack)
    pack.scripts.update(all_scripts(pack))
    return pack


def check(content: ContentPack, number: int, scenario: Scenario) -> None:
    """Refuse a scenario if the pack has too few citizens, or no room for another type."""
    pack = content.compiled
    mutant = scenario.mutant
    if mutant and (mutant in pack.types or len(pack.types) == MAX_TYPES):
        raise BadSetup(f"scenario {number} of raxxon adds a type {mutant!r}: the pack has no room for it")
    minimum: dict[str, int] = dict.fromkeys((*scenario.not_evacuated, *scenario.left_behind), 1)
    if scenario.focus:
        minimum[scenario.focus] = 1
    minimum.update(scenario.without)
    for name, count in scenario.population.items():
        minimum[name] = 1 if count == ALL else count
    numbers = dict(zip(pack.types, pack.levels[REGULAR].citizens, strict=True))
    for name, count in minimum.items():
        if numbers.get(name, 0) < count:
            raise BadSetup(
                f"scenario {number} of raxxon needs {count} of {name!r}: the pack has {numbers.get(name, 0)}"
            )
    infected = sum(count for name, count in numbers.items() if not pack.healthy >> pack.types.index(name) & 1)
    needed = scenario.infected + scenario.reserve_infected
    if infected < needed:
        raise BadSetup(f"scenario {number} of raxxon needs {needed} infected: there are {infected}")


def compile_rules(content: ContentPack, names: Names, number: int, scenario: Scenario) -> ScenarioRules:
    """The rules that a scenario changes."""
    rules = ScenarioRules(number, scenario.rule, names.healthy)
    citizens = content.compiled.levels[REGULAR].citizens
    rules.evacuable = names.healthy & ~names.mask(*scenario.not_evacuated)
    rules.left_behind = names.mask(*scenario.left_behind)
    rules.reserved = rules.evacuable if scenario.has_reserve else 0
    rules.reserve_infected = scenario.reserve_infected
    rules.focus = names.types.index(scenario.focus) if scenario.focus else NONE
    rules.mutant = names.types.index(scenario.mutant) if scenario.mutant else NONE
    if scenario.population:
        rules.population_infected = [
            min(scenario.population.get(names.types[n], 0), citizens[n]) for n in range(len(citizens))
        ]
        rules.spreading &= ~BIT[rules.focus]
    if scenario.mutant:
        rules.spreading &= ~BIT[rules.mutant]
    rules.events = [Script(f"scene-{number}-{n + 1}", steps) for n, steps in enumerate(scenario.events(names))]
    rules.in_order = scenario.in_order
    rules.timed = scenario.timed
    rules.timed_after = list(scenario.timed_after)
    rules.keeps_untriggered = scenario.keeps_untriggered
    times = 1 if rules.in_order else 2
    rules.event_numbers = [n for n in range(len(rules.events)) if n != rules.timed for _ in range(times)]
    rules.removed_cards = [names.cards.index(card) for card in scenario.removed_cards if card in names.cards]
    return rules
