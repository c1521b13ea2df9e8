"""Leaves out the tests of libraries that are not installed: `make test` installs none of them, `make test-rest` all."""

from importlib.util import find_spec

LIBRARIES = {"matplotlib": "test_report_files.py", "ray": "test_cluster.py"}

collect_ignore = [file for library, file in LIBRARIES.items() if find_spec(library) is None]


def pytest_report_header() -> str:
    """Which tests are left out."""
    return f"lab: {', '.join(collect_ignore) or 'nothing'} left out"
