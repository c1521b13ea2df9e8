"""The page's types are those of the protocol and of what the server sends of each game."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import json, sys
sys.path.append("scripts")
import typescript
print(json.dumps({str(file): text for file, text in typescript.files().items()}))
"""


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    made = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=True
    ).stdout
    files: dict[str, str] = json.loads(made)
    assert len(files) == 7
    for file, text in files.items():
        assert Path(file).read_text(encoding="utf-8") == text, f"{file} is stale: run scripts/typescript.py"
