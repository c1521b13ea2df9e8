"""Starts a real Chromium."""

from __future__ import annotations

import fcntl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from ludarium.server import static_files

ROOT: Final = Path(__file__).parents[2]
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class NoBrowser(Exception):
    """There is no Chromium, or no page to open in it."""


def is_built() -> bool:
    """Whether the page has been built."""
    return (Path(static_files.__file__).parent / "static" / "index.html").is_file()


def chromium() -> str:
    """The path of a Chromium; the first worker that needs it installs it, the others wait."""
    (ROOT / ".build").mkdir(exist_ok=True)
    with (ROOT / ".build" / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        script = ROOT / "scripts" / "chromium"
        found = subprocess.run([script], capture_output=True, text=True, check=False)  # noqa: S603 - our own
    if found.returncode:
        raise NoBrowser(found.stderr.strip())
    return found.stdout.strip()


@contextmanager
def launched_chromium() -> Iterator[Browser]:
    """A headless Chromium."""
    if not is_built():
        raise NoBrowser("The page is not built: run `scripts/web build`.")
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()
