"""Reads a record of strace: what was done with the files of a folder, and what a program printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

PIPE = "pipe:"
STDOUT = "1"
LINE = re.compile(r"(\d+) +(\w+)\((.*)")
RESUMED = re.compile(r"(\d+) +<\.\.\. (\w+) resumed>(.*)")
FILE = re.compile(r"(\d+)<((?:\\x[0-9a-f]{2})*)>")
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
NUMBERS = re.compile(r", (\d+)")
SYNCS = ("fsync", "fdatasync")
OF_PATHS = ("openat", "unlink", "rename")


class Creation(Struct):
    """A file was created, or opened."""

    name: str


class Removal(Struct):
    """A file was removed."""

    name: str


class Write(Struct):
    """Bytes were written to a file."""

    name: str
    offset: int
    data: bytes


class Truncation(Struct):
    """A file got this size."""

    name: str
    size: int


class Sync(Struct):
    """A file is on the disk; without a name: the list of the names in the folder."""

    name: str


class Acknowledgement(Struct):
    """The program printed that this entry is stored."""

    table: str
    number: int


Call = Creation | Removal | Write | Truncation | Sync | Acknowledgement


def calls_of(lines: Iterable[str], folder: Path) -> Iterator[Call]:
    """The calls of a record that concern a folder, in order.

    A sync counts when it has returned, everything else when it begins.
    """
    waiting: dict[str, str] = {}  # the arguments of a sync that has not returned, by process
    for line in lines:
        if resumed := RESUMED.match(line):
            if resumed[2] in SYNCS and resumed[3].rstrip().endswith("= 0"):
                yield from of_file(resumed[2], waiting.pop(resumed[1]), folder)
        elif begun := LINE.match(line):
            process, name, rest = begun.groups()
            if name in SYNCS and "<unfinished" in rest:
                waiting[process] = rest
            elif "= -1 " not in rest[-80:]:
                yield from of_path(name, rest, folder) if name in OF_PATHS else of_file(name, rest, folder)


def of_path(name: str, rest: str, folder: Path) -> Iterator[Call]:
    """The call that names a path, if it concerns the folder."""
    path = text_of(rest)
    if not is_in(path, folder):
        return
    if name == "unlink":
        yield Removal(Path(path).name)
    elif "O_CREAT" in rest:
        yield Creation(Path(path).name)
    else:
        assert name == "openat", f"{name} of {path} is not expected"


def of_file(name: str, rest: str, folder: Path) -> Iterator[Call]:
    """The call with a file descriptor, if it concerns the folder or is an acknowledgement."""
    file = FILE.match(rest)
    path = decoded(file[2]) if file else ""
    if name in SYNCS and path == str(folder):
        yield Sync("")
    elif file and file[1] == STDOUT and path.startswith(PIPE):
        if found := re.fullmatch(r"(t\d+) (\d+)\n", text_of(rest)):
            yield Acknowledgement(found[1], int(found[2]))
    elif is_in(path, folder):
        yield of_known_file(name, Path(path).name, rest)


def of_known_file(name: str, file: str, rest: str) -> Call:
    """The call that concerns a file of the folder."""
    if name in SYNCS:
        return Sync(file)
    numbers = [int(number) for number in NUMBERS.findall(rest[rest.rfind('"') + 1 :].partition(")")[0])]
    if name == "ftruncate":
        return Truncation(file, numbers[-1])
    assert name == "pwrite64", f"{name} of {file} is not expected"
    data = bytes_of(rest)
    assert len(numbers) == 2
    assert numbers[0] == len(data)
    return Write(file, numbers[1], data)


def is_in(path: str, folder: Path) -> bool:
    """Whether a path is of a file in this folder that outlives a crash: the index of the write-ahead log does not."""
    return Path(path).parent == folder and not path.endswith("-shm")


def bytes_of(rest: str) -> bytes:
    """The bytes of the first text among the arguments."""
    text = TEXT.search(rest)
    return b"" if text is None else bytes.fromhex(text[1].replace("\\x", ""))


def text_of(rest: str) -> str:
    """The first text among the arguments."""
    return bytes_of(rest).decode(errors="replace")


def decoded(text: str) -> str:
    """A path that was written in hexadecimal."""
    return bytes.fromhex(text.replace("\\x", "")).decode()
