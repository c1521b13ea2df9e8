# `make play` and `make test` are all one needs: each installs into .venv what it lacks, once.

GAME ?= sagrada
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

# A name for the very text of all that is installed: any change, also of a file that is gone, makes a new install due,
# a mere change of date does not.
INSTALLED := $(BIN)/.installed$(if $(LUDARIUM_PURE),-pure)-$(shell find src setup.py pyproject.toml requirements/play.lock -type f ! -name '*.pyc' \
	| LC_ALL=C sort | xargs cksum | cksum | cut -d ' ' -f 1)

.PHONY: help play setup test soak bench format hooks playthroughs lock clean

help:
	@echo "make play     play in the terminal (GAME=sagrada)"
	@echo "make test     format, lint, types, layers, and all tests, pure and compiled"
	@echo "make soak     the long tests"
	@echo "make bench    race against another engine"
	@echo "make format   put the sources into shape"
	@echo "make hooks    check before every commit"
	@echo "make playthroughs   tell the recorded games anew, to be read as a diff"
	@echo "make lock     choose the newest versions of all dependencies"
	@echo "make clean    remove all that was made"

play: setup
	@$(BIN)/ludarium play $(GAME)

setup: $(INSTALLED)

test: setup $(BIN)/.dev
	@scripts/check

soak: setup $(BIN)/.dev
	@scripts/check --soak

bench: setup $(BIN)/.bench
	@$(BIN)/python bench/race.py

format: $(BIN)/.dev
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

# The hooks are in the repository, so that they change with it; git only has to be told where they are.
hooks: setup $(BIN)/.dev
	@git config core.hooksPath scripts/hooks

playthroughs: setup
	@PYTHONPATH=src:. $(BIN)/python -m tests.playthroughs.telling

lock:
	@scripts/lock

clean:
	@rm -rf .venv .build build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	@find src tests scripts bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The files below only say that something was done. They lie in .venv, so that they go when it goes.

$(BIN)/.made:
	@scripts/venv
	@touch $@

$(BIN)/.play: $(BIN)/.made requirements/play.lock
	@echo "Installing the packages that Ludarium needs ..."
	@$(PIP) install --require-hashes --requirement requirements/play.lock
	@touch $@

$(BIN)/.dev: $(BIN)/.play requirements/dev.lock
	@echo "Installing the developers' packages ..."
	@$(PIP) install --require-hashes --requirement requirements/dev.lock
	@touch $@

$(BIN)/.bench: $(BIN)/.play requirements/bench.lock
	@echo "Installing the engine to race against ..."
	@$(PIP) install --require-hashes --requirement requirements/bench.lock
	@touch $@

$(INSTALLED): $(BIN)/.play
	@rm -f $(BIN)/.installed-*
	@scripts/install
	@touch $@
