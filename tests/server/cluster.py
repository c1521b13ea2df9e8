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

WITHOUT_FSYNC = ("-c", "fsync=off")  # tests need not survive a power cut


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, if it is installed here."""
    found = shutil.which("postgres")
    here = [Path(found).resolve().parent] if found else []
    there = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in here + there if (folder / "initdb").exists()), None)


def user_prefix(folder: Path) -> list[str] | None:
    """The command prefix to run a program as another user if we are root; None if there is no such user."""
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
    """A running PostgreSQL server."""

    def __init__(self, folder: Path, bin_folder: Path, prefix: list[str]) -> None:
        self.folder = folder
        self.bin_folder = bin_folder
        self.prefix = prefix
        self.databases = 0

    def run(self, program: str, *arguments: str) -> str:
        """The output of one of PostgreSQL's programs."""
        done = subprocess.run(  # noqa: S603 - our own arguments
            [*self.prefix, str(self.bin_folder / program), *arguments],
            check=False, capture_output=True, text=True, cwd=self.folder, timeout=120,
        )  # fmt: skip
        if done.returncode:
            message = f"{program} ended with {done.returncode}: {done.stdout}{done.stderr}"
            raise RuntimeError(message)
        return done.stdout

    def start(self, settings: Sequence[str]) -> None:
        """Start the server, reachable only through a socket in its folder."""
        options = " ".join(["-k", str(self.folder), "-c", "listen_addresses=''", *settings])
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", str(self.folder / "data"), "-l", log, "-o", options)

    def stop(self) -> None:
        """Stop the server at once."""
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self.folder / "data"))

    def url(self, database: str) -> str:
        """The URL of a database."""
        return f"postgresql://ludarium@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Create an empty database; its URL."""
        self.databases += 1
        self.execute("postgres", f"CREATE DATABASE d{self.databases}")
        return self.url(f"d{self.databases}")

    def execute(self, database: str, statement: str) -> str:
        """The output of a statement."""
        return self.run("psql", "-XAtq", "-d", self.url(database), "-c", statement)


@contextmanager
def cluster(settings: Sequence[str] = WITHOUT_FSYNC) -> Iterator[Cluster | str]:
    """A running server; or the reason why it cannot run, as a text."""
    bin_folder = programs()
    if bin_folder is None:
        yield "PostgreSQL is not installed here"
        return
    with tempfile.TemporaryDirectory(prefix="ludarium-") as name:  # short: the path of a socket may have 107 characters
        folder = Path(name)
        prefix = user_prefix(folder)
        if prefix is None:
            yield "PostgreSQL does not run as root, and there is no other user here to run it"
            return
        running = Cluster(folder, bin_folder, prefix)
        data = str(folder / "data")
        running.run("initdb", "--no-sync", "--auth=trust", "--username=ludarium", "--encoding=UTF8", "-D", data)
        running.start(settings)
        try:
            yield running
        finally:
            running.stop()
