# `make play` and `make test` install what they need into .venv.

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

# A checksum of the content of these files: any change or removal of a file triggers a new install, a new date does not.
name = $(shell find $(1) -type f ! -name '*.pyc' ! -path '*/node_modules/*' ! -path '*/server/static/*' \
	| LC_ALL=C sort | xargs cksum | cksum | cut -d ' ' -f 1)
PAGE := $(BIN)/.page-$(call name,web src/ludarium/text/locale src/ludarium/games/*/locale/*/home.ftl)
INSTALLED := $(BIN)/.installed$(if $(LUDARIUM_PURE),-pure)-$(call name,src web setup.py pyproject.toml requirements/play.lock)

.PHONY: help play setup test test-all test-rest soak shots pictures dist bench bench-table bench-envs format hooks playthroughs lock clean

help:
	@echo "make play     play in the browser"
	@echo "make setup    install everything, compiled where there is a C compiler"
	@echo "make test     format, lint, types, layers, and the tests"
	@echo "make test-all the same, then the tests with the compiled engines and the exhaustive ones"
	@echo "make soak     the long tests"
	@echo "make bench    compare the engines with catanatron"
	@echo "make bench-table   compare the server with boardgame.io"
	@echo "make bench-envs    compare the environments with PettingZoo's, RLCard's and OpenSpiel's"
	@echo "make shots    screenshots of every screen, in .build/shots"
	@echo "make pictures   the pictures of the README with the text beside each, icons, previews of links"
	@echo "make dist     an sdist and a wheel with the page, in dist"
	@echo "make format   format the sources"
	@echo "make hooks    check before every commit"
	@echo "make playthroughs   rewrite the recorded games and the card texts, to review them as a diff"
	@echo "make lock     choose the newest versions of all dependencies"
	@echo "make clean    remove everything that was built"

# The first start does not wait for the C compiler: scripts/play.py says how.
play: $(BIN)/.play $(PAGE)
ifneq ($(wildcard $(INSTALLED)),)
	@$(BIN)/ludarium serve --open
else
	@$(BIN)/python scripts/play.py
endif

setup: $(INSTALLED)

test: $(BIN)/.dev $(PAGE)
	@scripts/check

test-all:
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory test-rest

test-rest: setup $(BIN)/.dev $(BIN)/.envs
	@scripts/check --rest

soak: setup $(BIN)/.dev
	@scripts/check --soak

shots: setup $(BIN)/.dev
	@$(BIN)/python scripts/shots.py

pictures: setup $(BIN)/.dev
	@$(BIN)/python scripts/pictures.py
	@$(BIN)/python scripts/icons.py

# An sdist and a wheel with the page inside, which need neither Node.js nor a compiler. The wheel is plain Python, so that
# it fits every platform. scripts/dist-check tries both.
dist: $(BIN)/.play $(PAGE)
	@rm -rf dist
	@LUDARIUM_PURE=1 scripts/install --dist dist
	@ls dist

bench: setup $(BIN)/.bench
	@$(BIN)/python bench/race.py

bench-table: setup $(BIN)/.dev
	@$(BIN)/python bench/table.py

bench-envs: setup $(BIN)/.envs
	@$(BIN)/python bench/envs.py

format: $(BIN)/.dev
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

# The hooks are versioned in the repository.
hooks: setup $(BIN)/.dev
	@git config core.hooksPath scripts/hooks

playthroughs: setup
	@PYTHONPATH=src:. $(BIN)/python -m tests.playthroughs.playthrough
	@PYTHONPATH=src:. $(BIN)/python -m tests.games.redrising.test_cardtext

lock:
	@scripts/lock

clean:
	@rm -rf .venv .build build dist web/node_modules src/ludarium/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	@find src tests scripts bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The files below are markers of finished steps. They are in .venv, so that they are removed with it.

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

$(BIN)/.envs: $(BIN)/.dev requirements/envs.lock
	@echo "Installing the libraries that the environments are for ..."
	@$(PIP) install --require-hashes --requirement requirements/envs.lock
	@touch $@

$(BIN)/.bench: $(BIN)/.play requirements/bench.lock
	@echo "Installing the engine to race against ..."
	@$(PIP) install --require-hashes --requirement requirements/bench.lock
	@touch $@

$(PAGE): $(BIN)/.made
	@rm -f $(BIN)/.page-*
	@scripts/web build
	@touch $@

$(INSTALLED): $(BIN)/.play $(PAGE)
	@rm -f $(BIN)/.installed-*
	@scripts/install
	@touch $@
