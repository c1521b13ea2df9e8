"""Leaves out the examples that need numpy where it is not installed: `make test` does not, `make test-rest` does."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("numpy") else ["test_learn_sagrada.py"]
