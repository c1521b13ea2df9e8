"""Libraries that only an extra of the package installs."""

from __future__ import annotations

import importlib
from typing import Any

from ludarium.errors import LudariumError


def extra_module(name: str, extra: str, purpose: str) -> Any:  # noqa: ANN401 - a module that may not be installed
    """A module of an optional library; an error that names the extra if it is missing."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        library = name.partition(".")[0]
        raise LudariumError(f"{purpose} needs {library}: pip install 'ludarium[{extra}]'") from error
