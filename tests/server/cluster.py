"""A PostgreSQL server to throw away, for tests and benchmarks."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

CALM = ("-c", "fsync=off")  # nobody pulls the plug on a test


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, if it is installed here."""
    found = shutil.which("postgres")
    here = [Path(found).resolve().parent] if found else []
    there = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in here + there if (folder / "initdb").exists()), None)


def as_somebody(folder: Path) -> list[str] | None:
    """How to run a program that root may not run, in a folder of its user's; None where there is no way."""
    if os.geteuid() != 0:
        return []
    for user in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(user)
        except KeyError:
            continue
        if shutil.which("runuser"):
            os.chown(folder, found.pw_uid, found.pw_gid)
            return ["runuser", "-u", user, "--"]
    return None


class Cluster:
    """A running server; each database in it is made when its URL is asked for."""

    def __init__(self, folder: Path, bin_folder: Path, prefix: list[str]) -> None:
        self.folder = folder
        self.bin_folder = bin_folder
        self.prefix = prefix
        self.databases = 0

    def run(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs to its end; what it says."""
        done = subprocess.run(  # noqa: S603 - our own words
            [*self.prefix, str(self.bin_folder / program), *arguments],
            check=False, capture_output=True, text=True, cwd=self.folder, timeout=120,
        )  # fmt: skip
        if done.returncode:
            message = f"{program} ended with {done.returncode}: {done.stdout}{done.stderr}"
            raise RuntimeError(message)
        return done.stdout

    def start(self, settings: Sequence[str]) -> None:
        """Start the server, heard only through a socket in its folder."""
        options = " ".join(["-k", str(self.folder), "-c", "listen_addresses=''", *settings])
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", str(self.folder / "data"), "-l", log, "-o", options)

    def stop(self) -> None:
        """Stop the server at once."""
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self.folder / "data"))

    def url(self, database: str) -> str:
        """Where a database is."""
        return f"postgresql://ludarium@/{database}?host={self.folder}"

    def new(self) -> str:
        """The URL of a new, empty database."""
        self.databases += 1
        self.do("postgres", f"CREATE DATABASE d{self.databases}")
        return self.url(f"d{self.databases}")

    def do(self, database: str, statement: str) -> str:
        """What the server says to a statement."""
        return self.run("psql", "-XAtq", "-d", self.url(database), "-c", statement)


@contextmanager
def cluster(settings: Sequence[str] = CALM) -> Iterator[Cluster | str]:
    """A server, started and afterwards gone; or, in words, why there is none."""
    bin_folder = programs()
    if bin_folder is None:
        yield "PostgreSQL is not installed here"
        return
    with tempfile.TemporaryDirectory(prefix="ludarium-") as name:  # a short name: that of a socket may have 107 signs
        folder = Path(name)
        prefix = as_somebody(folder)
        if prefix is None:
            yield "PostgreSQL does not run as root, and there is no other user here to run it"
            return
        found = Cluster(folder, bin_folder, prefix)
        data = str(folder / "data")
        found.run("initdb", "--no-sync", "--auth=trust", "--username=ludarium", "--encoding=UTF8", "-D", data)
        found.start(settings)
        try:
            yield found
        finally:
            found.stop()
