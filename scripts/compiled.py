"""Prints the compiled modules of the importable ludarium; nothing if it is pure Python.

The package is not imported, so that the answer is right even if the import fails.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path


def compiled() -> list[Path]:
    """The extension modules in the package's folder."""
    spec = find_spec("ludarium")
    folders = spec.submodule_search_locations if spec else None
    return [
        path
        for folder in folders or ()
        for path in Path(folder).rglob("*")
        if path.name.endswith(tuple(EXTENSION_SUFFIXES))
    ]


if __name__ == "__main__":
    print(*compiled(), sep="\n", end="")
