"""Builds what deploy/Containerfile describes and runs it as a container engine would, on a machine that has none.

Its instructions are executed on layers over this machine's own system, which takes the place of the base images (Debian
with Python 3.11 or newer, Node.js and bubblewrap). Then the result runs as its user with a read-only root, no
capability and limits, as process 1 of its namespaces. It needs root, and takes some minutes, mostly to compile.

    sudo python3 scripts/container_check.py [--pure]
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
ADDRESS = "http://127.0.0.1:8765"
LIMITS = ["prlimit", "--nofile=4096", "--nproc=200"]
TMPFS = ["--perms", "1777", "--tmpfs", "/tmp"]  # noqa: S108 - of the container
NAMESPACES = [f"--unshare-{name}" for name in ("ipc", "pid", "net", "uts")]
PREPARING = ("SETUID", "SETGID", "SETPCAP")  # capabilities until the user is changed
SHARED_MEMORY = ["--perms", "1777", "--tmpfs", "/dev/shm"]  # noqa: S108 - the same; engines have it, workers need it
GRACE = 20.0  # seconds after which an engine kills a container
TRY_WRITING = "import pathlib; pathlib.Path('/opt/ludarium/new').touch()"
IMPORT_EXTRAS = "import cryptography, psycopg, psycopg_pool"


class Stage:
    """A stage of the Containerfile: its layer over the system, and what its instructions set."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tree = folder / "tree"
        self.settings: dict[str, str] = {}
        self.environment: dict[str, str] = {}
        self.workdir = "/"

    def mount(self) -> None:
        """Make the layer, with the names that the base images have."""
        for name in ("upper", "work", "tree"):
            (self.folder / name).mkdir(parents=True)
        layers = f"lowerdir=/,upperdir={self.folder / 'upper'},workdir={self.folder / 'work'}"
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", layers, self.tree], check=True)  # noqa: S603, S607
        link = self.tree / "usr" / "local" / "bin" / "python"
        link.unlink(missing_ok=True)
        link.symlink_to("/usr/bin/python3")

    def copy(self, arguments: list[str], stages: dict[str, Stage]) -> None:
        """COPY: from another stage, or the files of the project that git does not ignore."""
        origin = stages[arguments.pop(0).partition("=")[2]].tree if arguments[0].startswith("--from=") else None
        *sources, target = arguments
        to = self.tree / self.workdir.lstrip("/") / target if not target.startswith("/") else self.tree / target[1:]
        for source in sources:
            if origin:
                found = origin / source.lstrip("/")
                shutil.copytree(found, to, symlinks=True, dirs_exist_ok=True)
                continue
            for name in output(
                ["git", "-C", str(ROOT), "ls-files", "-co", "--exclude-standard", "--", source]
            ).splitlines():
                inside = Path(name).relative_to(source) if (ROOT / source).is_dir() else Path()
                place = to / source if target == "./" else to / inside
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, place)

    def run(self, command: str, **more: str) -> None:
        """RUN: as root in the layer, with this machine's environment, which knows the way to its package registries."""
        print(f"   RUN {command}", flush=True)
        bwrap = ["bwrap", "--bind", str(self.tree), "/", "--dev", "/dev", "--proc", "/proc", *TMPFS]
        path = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        subprocess.run(  # noqa: S603 - the instruction
            [*bwrap, "--cap-add", "ALL", "--chdir", self.workdir, "sh", "-ec", command],
            env={**os.environ, **path, **self.environment, **more}, check=True,
        )  # fmt: skip


def output(command: list[str]) -> str:
    """What a command prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own


def instructions() -> Iterator[tuple[str, str]]:
    """The instructions of the Containerfile with their arguments."""
    lines = [line for line in CONTAINERFILE.read_text("utf-8").splitlines() if not line.lstrip().startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        if line.strip():
            name, _, rest = line.partition(" ")
            yield name, " ".join(rest.split())


def build(folder: Path, *, pure: bool) -> Stage:
    """Execute the Containerfile; the last stage."""
    stages: dict[str, Stage] = {}
    stage = Stage(folder)
    for name, rest in instructions():
        if name == "FROM":
            stage = Stage(folder / str(len(stages)))
            stage.mount()
            stages[rest.partition(" AS ")[2] or "last"] = stage
            print(f"{name} {rest}: this machine instead", flush=True)
        elif name == "COPY":
            stage.copy(rest.split(), stages)
        elif name == "RUN":
            stage.run(rest, **({"LUDARIUM_PURE": "1"} if pure else {}))
        elif name == "ENV":
            stage.environment |= dict(setting.split("=", 1) for setting in shlex.split(rest))
        elif name == "WORKDIR":
            stage.workdir = rest
            (stage.tree / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        else:
            stage.settings[name] = rest
    return stage


@contextmanager
def container(image: Stage, data: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The image, running; and the number of its process 1."""
    read, write = os.pipe()
    user = image.settings["USER"].split(":")[0]
    capabilities = [part for name in PREPARING for part in ("--cap-add", f"CAP_{name}")]
    program = [*json.loads(image.settings["ENTRYPOINT"]), *json.loads(image.settings["CMD"])]
    command = [
        *LIMITS, "bwrap", "--ro-bind", image.tree, "/", "--bind", data, "/data", *TMPFS,
        "--dev", "/dev", *SHARED_MEMORY, "--proc", "/proc", *NAMESPACES, "--as-pid-1", "--die-with-parent",
        "--json-status-fd", str(write), *capabilities, "--clearenv",
        *(part for name, value in image.environment.items() for part in ("--setenv", name, value)),
        *unprivileged(user), "sh", "-ec", 'cd "$0"; exec "$@"', image.workdir, *program,
    ]  # fmt: skip
    with subprocess.Popen(command, pass_fds=[write], env=os.environ | image.environment) as running:  # noqa: S603
        os.close(write)
        with os.fdopen(read) as status:
            pid = json.loads(status.readline())["child-pid"]
            try:
                while Path(f"/proc/{pid}/comm").read_text("utf-8").strip() in {"bwrap", "setpriv", "sh"}:
                    time.sleep(0.01)
                yield running, pid
            finally:
                running.kill()


def unprivileged(user: str) -> list[str]:
    """The prefix of a command that runs as this user, and may get no right."""
    return ["/usr/bin/setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", "--no-new-privs",
            "--bounding-set=-all", "--inh-caps=-all"]  # fmt: skip


def inside(image: Stage, pid: int, command: list[str], stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a command in the container, as `docker exec` does."""
    enter = ["nsenter", f"--target={pid}", "--mount", "--net", "--pid", "--ipc", "--uts", "--root", "--wd"]
    return subprocess.run(  # noqa: S603 - our own arguments
        [*enter, *unprivileged(image.settings["USER"].split(":")[0]), *command],
        input=stdin, env=image.environment, capture_output=True, check=False,
    )  # fmt: skip


def check(what: str, done: subprocess.CompletedProcess[bytes], *, fails: bool = False) -> None:
    """Print what a command says; exit if it does not end as it should."""
    good = (done.returncode != 0) is fails
    said = (done.stderr if fails else done.stdout).decode().strip().splitlines()[-3:]
    print(f"{'ok    ' if good else 'FAILED'} {what}: {'; '.join(said)}", flush=True)
    if not good:
        sys.exit(done.stderr.decode())


def try_container(image: Stage, data: Path) -> None:
    """Start the container twice: it serves, stops in time when it is asked to, and has its tables after that."""
    _, _, healthcheck = image.settings["HEALTHCHECK"].partition(" CMD ")
    tester = (ROOT / "scripts" / "try_server.py").read_bytes()
    for start, count in (("first", b"1 tables"), ("second", b"2 tables")):
        with container(image, data) as (running, pid):
            check(f"{start} start", inside(image, pid, ["python", "-", ADDRESS], tester))
            check("health check", inside(image, pid, json.loads(healthcheck)))
            check("version", inside(image, pid, ["ludarium", "--version"]))
            check("doctor", inside(image, pid, ["ludarium", "doctor"]))
            check("extras", inside(image, pid, ["python", "-c", IMPORT_EXTRAS]))
            check("the root is read-only", inside(image, pid, ["python", "-c", TRY_WRITING]), fails=True)
            tables = inside(image, pid, ["ludarium", "backup", f"/data/{start}.sqlite"])
            check("backup", tables)
            if count not in tables.stdout:
                sys.exit(f"The backup has not {count.decode()}.")
            status = Path(f"/proc/{pid}/status").read_text("utf-8")
            facts = [
                line
                for line in status.splitlines()
                if line.startswith(("Uid", "CapEff", "CapBnd", "NoNewPrivs", "VmRSS"))
            ]
            print("      ", "; ".join(" ".join(fact.split()) for fact in facts))
            began = time.monotonic()
            os.kill(pid, getattr(signal, image.settings["STOPSIGNAL"]))
            code = running.wait(GRACE)
            print(f"ok     {image.settings['STOPSIGNAL']}: ended with {code} after {time.monotonic() - began:.1f} s")


def main() -> None:
    """Build, run, and remove everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pure", action="store_true", help="do not compile")
    chosen = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("It needs root, to mount the layers and to become another user.")
    folder = Path(tempfile.mkdtemp(prefix="ludarium-"))
    folder.chmod(0o711)
    try:
        image = build(folder, pure=chosen.pure)
        data = folder / "data"
        shutil.copytree(image.tree / "data", data)
        shutil.copystat(image.tree / "data", data)
        user = int(image.settings["USER"].split(":")[0])
        os.chown(data, user, user)
        try_container(image, data)
    finally:
        for tree in sorted(folder.glob("*/tree"), reverse=True):
            subprocess.run(["umount", "--lazy", tree], check=False)  # noqa: S603, S607
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
