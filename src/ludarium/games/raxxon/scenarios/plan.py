"""The five scenarios as data: who is put away, who begins where, and what they are about (RX-90 to RX-94)."""

from __future__ import annotations

from typing import Final

ALL: Final = 60  # more than there are of any type


class Plan:
    """A scenario: citizens and cards put away, the infected of the population by type (or how many at random).

    `held` are healthy types that are not evacuated, `spared` such as an evacuation leaves in place. With a reserve, the
    healthy that are not held begin in that deck, with that many infected. `focus` is its type, `born` a type
    that comes into being in play, `twice` the number of events that happen twice each in random order.
    """

    def __init__(
        self,
        *,
        focus: str = "",
        without: dict[str, int] | None = None,
        removed_cards: tuple[str, ...] = (),
        population: dict[str, int] | None = None,
        infected: int = 15,
        not_evacuated: tuple[str, ...] = (),
        left_behind: tuple[str, ...] = (),
        has_reserve: bool = False,
        reserve_infected: int = 0,
        mutant: str = "",
        random_events: int = 0,
    ) -> None:
        self.focus = focus
        self.without = without or {}
        self.removed_cards = removed_cards
        self.population = population or {}
        self.infected = infected
        self.not_evacuated = not_evacuated
        self.left_behind = left_behind
        self.has_reserve = has_reserve
        self.reserve_infected = reserve_infected
        self.mutant = mutant
        self.random_events = random_events


PLANS: Final = [
    # RX-90, Gathering Ghosts
    Plan(
        focus="carrier",
        without={"hostile": 7, "celebrity": 3},
        population={"carrier": ALL, "chaotic": 2, "volatile": 2},
        random_events=4,
    ),
    # RX-91, Mutation Madness
    Plan(focus="volatile", population={"volatile": ALL, "chaotic": 3, "carrier": 3}),
    # RX-92, Uncertainty
    Plan(
        focus="carrier",
        without={"celebrity": 3},
        infected=9,
        not_evacuated=("hostile", "susceptible"),
        has_reserve=True,
        reserve_infected=9,
        random_events=4,
    ),
    # RX-93, Calm the Crowd
    Plan(not_evacuated=("hostile",), has_reserve=True, random_events=3),
    # RX-94, High Priority Targets
    Plan(
        focus="celebrity",
        removed_cards=("spokesperson", "spokesperson_2"),
        left_behind=("celebrity",),
        mutant="mutant",
    ),
]
