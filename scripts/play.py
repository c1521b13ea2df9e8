"""Serves the page with the engines in pure Python, and compiles them in the background for the next start.

The server runs from src, where no compiled module ever is; the compiled ones are installed into .venv. So no process
mixes the two, and the server need not wait for the C compiler. When the server ends, so does the compiler: each module
that was finished is in .build/cache, and the next start continues from there.
"""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
LOG = BUILD / "compile.log"


def main() -> int:
    """Serve until the server ends; its exit code."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Starting in pure Python; another `make play` is compiling the engines.", flush=True)
            return serve()
        print("Starting in pure Python; the engines are compiled in the background for the next start.", flush=True)
        compiling = start_compiling()
        threading.Thread(target=report, args=(compiling,), daemon=True).start()
        try:
            return serve()
        finally:
            if compiling.poll() is None:
                os.killpg(compiling.pid, signal.SIGTERM)
                compiling.wait()


def start_compiling() -> subprocess.Popen[bytes]:
    """Start `make setup` at low priority, out of reach of Ctrl-C in this terminal."""
    nice = shutil.which("nice")
    command = [*([nice, "-n", "19"] if nice else []), "make", "setup"]
    with LOG.open("w") as log:
        return subprocess.Popen(  # noqa: S603 - our own words
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )


def serve() -> int:
    """Run the server from the sources; its exit code."""
    command = [str(ROOT / ".venv/bin/python"), "-m", "ludarium", "serve", "--open"]
    server = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})  # noqa: S603 - our own words
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:  # the server got it too, and shuts down
            continue


def report(compiling: subprocess.Popen[bytes]) -> None:
    """Print how compiling ended, unless it was stopped."""
    code = compiling.wait()
    if code == 0:
        reasons = [line for line in LOG.read_text(encoding="utf-8").splitlines() if "pure Python" in line]
        print(*(reasons or ["The engines are compiled: the next start uses them."]), sep="\n", flush=True)
    elif code > 0:
        print("The engines could not be compiled; Ludarium stays pure Python. See .build/compile.log.", flush=True)


if __name__ == "__main__":
    sys.exit(main())
