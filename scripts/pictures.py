"""Makes the pictures of the README from the running product, each with its text beside it (`make pictures`)."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.browser.chromium import NoBrowser, launched_chromium  # noqa: E402 - the path comes first
from tests.browser.pictures import FOLDER, all_pictures, visible_text  # noqa: E402
from tests.server.running import MONDAY, running  # noqa: E402


def main() -> None:
    """Make them all."""
    for old in FOLDER.iterdir():
        old.unlink()
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            running(Path(folder) / "tables.sqlite") as server,
            launched_chromium() as chromium,
        ):
            server.set_clock(MONDAY)
            for picture, page in all_pictures(chromium, server.address):
                page.screenshot(path=picture.file)
                picture.text.write_text(visible_text(page), encoding="utf-8")
                print(f"{picture.file.relative_to(ROOT)}: {picture.file.stat().st_size // 1000} kB")
    except NoBrowser as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
