# Every target sets up what it needs: python3, make and a package registry are all it assumes.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WARM := $(VENV)/.warm
ENGINE := $(shell find src/wolfmoon/engine src/wolfmoon/games -name '*.py' 2>/dev/null)

.PHONY: help setup play test check bench clean

help:           ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 10

setup: $(READY) $(WARM)   ## set up .venv and compile the rules, once

$(READY): pyproject.toml requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "wolfmoon needs Python 3.11 or newer; try: make PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		{ echo "could not make a virtual environment; on Debian: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.txt -e '.[dev]'
	@touch $@

$(WARM): $(READY) $(ENGINE)
	@$(BIN)/wolfmoon warm
	@touch $@

play: setup     ## play The Wolves in the terminal
	@$(BIN)/wolfmoon play the-wolves

test: setup     ## all tests
	$(BIN)/python -m pytest -n auto --dist loadfile -q

check: setup    ## format, lint, types, then all tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(MAKE) test

bench: setup    ## measure the speed of the rules
	$(BIN)/wolfmoon bench

clean:          ## remove what set-up made
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
