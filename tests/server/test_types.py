"""The browser's types are those of the protocol."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_browsers_types_are_those_of_the_protocol() -> None:
    program = "import sys; sys.path.append('scripts'); import typescript; print(typescript.text(), end='')"
    made = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=True
    ).stdout
    written = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert made == written, "stale: run scripts/typescript.py"
