# Every target sets up what it needs: python3, make and package registries are all it assumes.
PYTHON ?= python3
# Many tests wait for servers and browsers: twice as many processes as cores are quickest.
PROCESSES ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) * 2)')
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BUILT := $(VENV)/.built
WARM := $(VENV)/.warm
COMPILED := $(shell find src/wolfmoon/engine src/wolfmoon/games src/wolfmoon/bots -name '*.py' 2>/dev/null)
QUICK := $(addprefix tests/,engine the_wolves lone_wolves replays story words test_imports.py test_descriptions.py)
CLIENT := $(shell find client src/wolfmoon/draw/sheet -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: help setup play quick test check client bench clean

help:           ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 10

setup: $(READY) $(BUILT) $(WARM)   ## set up .venv, build the client, compile rules and bots, once

$(READY): pyproject.toml requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "wolfmoon needs Python 3.11 or newer; try: make PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		{ echo "could not make a virtual environment; on Debian: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.txt -e '.[dev]'
	@touch $@

$(BUILT): $(READY) hatch_build.py $(CLIENT)
	@$(BIN)/python hatch_build.py
	@touch $@

$(WARM): $(READY) $(COMPILED)
	@$(BIN)/wolfmoon warm the-wolves & $(BIN)/wolfmoon warm lone-wolves && wait $$!
	@touch $@

play: setup     ## play in the browser, against bots or friends
	@$(BIN)/wolfmoon serve --port 0 --open

quick: $(READY) $(WARM)   ## what a developer runs all day: format, lint, and the rules of both games
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder -q $(QUICK)

test: setup     ## all tests
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || \
		{ test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qq -y chromium >/dev/null; } 2>/dev/null || \
		echo "there is no Chromium, so the browser tests are skipped; on Debian: apt-get install chromium"
	$(BIN)/python -m pytest -n $(PROCESSES) --dist loadfile --no-loadscope-reorder -q

check: setup    ## format, lint, types, then all tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(MAKE) client
	$(MAKE) test

client: $(READY)   ## format, lint and types of the web client
	@$(BIN)/python hatch_build.py --tools
	@cd client && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check

bench: setup    ## measure the speed of the rules
	$(BIN)/wolfmoon bench

clean:          ## remove what set-up made
	rm -rf $(VENV) client/node_modules src/wolfmoon/client/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
