"""What all tests share: a check that they run the intended code, pure or compiled."""

import os

import ludarium.kernel.game
from ludarium.lab.speed import is_compiled


def pytest_sessionstart() -> None:
    """Stop if a pure run would import compiled code, or the other way round."""
    expected = os.environ.get("LUDARIUM_EXPECT")
    found = "compiled" if is_compiled() else "pure"
    if expected is not None and expected != found:
        raise RuntimeError(f"expected the {expected} kernel, found {ludarium.kernel.game.__file__}")
