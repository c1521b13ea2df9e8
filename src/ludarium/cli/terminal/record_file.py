"""Saves the record of a match to a file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludarium.kernel.match import Match


class RecordFile:
    """The file that holds the record of a match; `file` is None until it has a name."""

    def __init__(self, match: Match, file: str | None) -> None:
        self.match = match
        self.file = file

    def save(self) -> None:
        """Write the record, if the file has a name: atomically, so that the file is always complete."""
        if self.file is not None:
            part = Path(f"{self.file}.part")
            part.write_bytes(msgspec.json.encode(self.match.record()) + b"\n")
            part.replace(self.file)

    def save_as(self, file: str) -> None:
        """Save to this file from now on; raises FileExistsError instead of overwriting another file."""
        if file != self.file:
            with Path(file).open("x"):
                self.file = file
        self.save()

    def free_name(self) -> str:
        """The name of the file; if it has none, an unused name."""
        name = self.match.ruleset.name
        number = 1
        while Path(f"{name}-{number}.json").exists():
            number += 1
        return self.file or f"{name}-{number}.json"
