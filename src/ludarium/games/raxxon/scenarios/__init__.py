"""The scenarios, one module each."""

from __future__ import annotations

from typing import Final

from .calm import CALM
from .ghosts import GHOSTS
from .mutation import MUTATION
from .scenario import Scenario
from .targets import TARGETS
from .uncertainty import UNCERTAINTY

# Saved games and messages have their numbers, from 1 in this order: a new scenario is added at the end.
SCENARIOS: Final[list[Scenario]] = [GHOSTS, MUTATION, UNCERTAINTY, CALM, TARGETS]
