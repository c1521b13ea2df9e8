"""A keeper: keeps the record of a match in a file, from the moment that there is one."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludarium.kernel.match import Match


class Keeper:
    """Writes the record of a match whenever it is told to; `file` is None while nobody has named one."""

    def __init__(self, match: Match, file: str | None) -> None:
        self.match = match
        self.file = file

    def save(self) -> None:
        """Bring the file up to date, if there is one: in one step, so that it is whole at any moment."""
        if self.file is not None:
            part = Path(f"{self.file}.part")
            part.write_bytes(msgspec.json.encode(self.match.record()) + b"\n")
            part.replace(self.file)

    def save_as(self, file: str) -> None:
        """Keep the match in this file from now on; one that is there already is not written over."""
        if file != self.file:
            with Path(file).open("x"):
                self.file = file
        self.save()

    def free_name(self) -> str:
        """The name of the file; where there is none, a name that is free."""
        name = self.match.contract.name
        number = 1
        while Path(f"{name}-{number}.json").exists():
            number += 1
        return self.file or f"{name}-{number}.json"
