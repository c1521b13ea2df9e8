"""Builds Ludarium: the hot packages are compiled with mypyc if there is a C compiler, and are plain Python otherwise.

Either every module chosen below is compiled or none is. Only a missing compiler (or Python.h)
falls back to plain Python; an error in the sources stops the build.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

PACKAGE = Path("src/ludarium")

# Every module of these folders is compiled, and these single modules: what runs with every move ...
COMPILED = ("kernel", "games", "bots", "envs", "server/tables")
COMPILED_MODULES = ("server/metrics.py", "server/sockets/frame.py", "server/sockets/session.py")

# ... except these, which are lists, or run too rarely to be worth the compile time (patterns under src/ludarium).
INTERPRETED = (
    "*__init__.py",
    "*/cardtext.py",
    "*/companion/*",
    "*/content/*",
    "*/ruleset.py",
    "*/correction.py",
    "*/document.py",
    "*/pack/*",
    "*/plain_data.py",
    "*/record.py",
    "*/score_pad.py",
    "*/sheet.py",
    "*/terminal.py",
    "*_types.py",
    "envs/gymnasium.py",  # wrappers over what is compiled
    "envs/openspiel.py",
    "envs/pettingzoo.py",
    "envs/registry.py",
    "envs/text.py",
    "envs/vector.py",
    "envs/watching.py",
    "server/tables/analysis.py",
    "server/tables/branch.py",
    "server/tables/entry.py",  # msgspec makes its classes
    "server/tables/hints.py",
    "server/tables/history.py",
    "server/tables/records.py",
    "server/tables/results.py",
    "server/tables/scores.py",
    "server/tables/shared_replays.py",
    "server/tables/uploaded.py",
    "server/tables/variation.py",
)


def hot_modules() -> list[str]:
    """The paths of all modules to compile."""
    names = [path.relative_to(PACKAGE).as_posix() for folder in COMPILED for path in (PACKAGE / folder).rglob("*.py")]
    hot = [name for name in names if not any(fnmatch(name, pattern) for pattern in INTERPRETED)]
    return [str(PACKAGE / name) for name in sorted([*hot, *COMPILED_MODULES])]


class CachedBuild(build_ext):
    """Compiles C sources to extensions, with a cache in LUDARIUM_CACHE.

    Only this slowest step is cached. The C sources themselves are generated each time, which takes seconds, so that
    they are never stale.
    """

    def build_extension(self, ext: Extension) -> None:
        """Build one extension, or reuse the one built from the same source."""
        folder = os.environ.get("LUDARIUM_CACHE")
        if not folder:
            super().build_extension(ext)
            return
        built, kept = Path(self.get_ext_fullpath(ext.name)), Path(folder, self.digest(ext))
        if kept.exists():
            built.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, built)
            kept.touch()
        else:
            super().build_extension(ext)
            kept.parent.mkdir(parents=True, exist_ok=True)
            part = kept.with_suffix(".part")
            shutil.copyfile(built, part)
            part.replace(kept)  # atomically, so that an interrupted build leaves no partial file

    def digest(self, ext: Extension) -> str:
        """A hash of everything that the compiled file depends on."""
        found = hashlib.sha256()
        for fact in (ext.name, sys.version, version("mypy"), self.compiler.compiler_so, ext.extra_compile_args):
            found.update(repr(fact).encode())
        for path in (*ext.sources, *ext.depends):
            found.update(Path(path).read_bytes())
        return found.hexdigest()


def lacking() -> str | None:
    """What this machine lacks to compile an extension, or None; determined by building a minimal one."""
    smallest = "void *PyInit_probe(void) { return 0; }"
    for missing, text in {"C compiler": smallest, "Python.h": "#include <Python.h>\n" + smallest}.items():
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "probe.c")
            source.write_text(text, encoding="utf-8")
            probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
            probe.build_lib = probe.build_temp = folder
            probe.ensure_finalized()
            try:
                probe.run()
            except (CCompilerError, ExecError, PlatformError):
                return missing
    return None


def extensions() -> list[Extension]:
    """The extensions to build; none if Ludarium is installed as plain Python."""
    # Other commands (metadata, an editable install) need no C; an editable one would leave .so files among the sources.
    if "bdist_wheel" not in sys.argv:
        return []
    if os.environ.get("LUDARIUM_PURE"):
        print("LUDARIUM_PURE is set: Ludarium is installed as pure Python.")
        return []
    missing = lacking()
    if missing:
        print(f"No {missing} found: Ludarium is installed as pure Python; it works the same, more slowly.")
        return []
    from mypyc.build import mypycify  # not at the top: a pure build needs no mypy

    # No configuration file: what is compiled must not depend on how the sources are linted. What is not compiled is not
    # type-checked here: its libraries may not be installed.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", "--cache-dir=build/mypy"]
    # mypyc's type allows distutils' Extension, which setuptools replaces
    return mypycify(options + hot_modules(), opt_level="2", debug_level="0", separate=True)  # type: ignore[return-value]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": CachedBuild},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
