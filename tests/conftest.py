"""What all tests share: a check that they run the code they mean to run."""

import os
from importlib.machinery import EXTENSION_SUFFIXES

import ludarium.kernel.game

COMPILED = ludarium.kernel.game.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def pytest_sessionstart() -> None:
    """Stop at once where a pure run would get compiled code, or the other way round."""
    expected = os.environ.get("LUDARIUM_EXPECT")
    found = "compiled" if COMPILED else "pure"
    if expected is not None and expected != found:
        raise RuntimeError(f"expected the {expected} kernel, found {ludarium.kernel.game.__file__}")
