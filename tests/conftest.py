"""What all tests share: a check that they run the code they mean to run."""

import os

import ludarium.kernel.game
from ludarium.lab.measure import is_compiled


def pytest_sessionstart() -> None:
    """Stop at once where a pure run would get compiled code, or the other way round."""
    expected = os.environ.get("LUDARIUM_EXPECT")
    found = "compiled" if is_compiled() else "pure"
    if expected is not None and expected != found:
        raise RuntimeError(f"expected the {expected} kernel, found {ludarium.kernel.game.__file__}")
