"""The end of a long run as a program."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn


def end(problems: Sequence[str], figures: str) -> NoReturn:
    """Print what was found, and end the program with an error if anything was."""
    print(*problems, sep="\n\n")  # noqa: T201 - a program
    print(figures)  # noqa: T201 - a program
    sys.exit(bool(problems))
