# Needs make and Python 3.11 or newer; everything else goes into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(VENV)/.run-stamp
DEV := $(VENV)/.dev-stamp
CODE := $(wildcard src tests tools bench)
BENCHES := $(filter-out bench/_%,$(sort $(wildcard bench/*.py)))

.PHONY: play test lint format compiled bench clean

play: $(RUN)
	@$(BIN)/matanui play makuta

test: lint
	$(BIN)/python -m pytest -n 2 -q
	$(BIN)/python -m doctest README.md

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports

format: $(DEV)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

compiled: $(DEV)
	tools/compiled.sh

bench: $(RUN)
	@set -e; for script in $(BENCHES); do $(BIN)/python $$script; done

clean:
	rm -rf $(VENV) bench/.venv-peers build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

$(RUN): pyproject.toml constraints.txt
	$(call install,.)
	@touch $(RUN)

$(DEV): pyproject.toml constraints.txt
	$(call install,.[dev])
	@touch $(RUN) $(DEV)

NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))

define install
@$(PYTHON) -c '$(NEW_ENOUGH)' 2>/dev/null || \
  { echo "matanui needs Python 3.11 or newer, and '$(PYTHON)' is not: try 'make PYTHON=python3.12'." >&2; exit 1; }
@$(BIN)/python -c 'import pip; $(NEW_ENOUGH)' 2>/dev/null || $(PYTHON) -m venv --clear $(VENV)
@echo "Setting up $(VENV), once ..."
@$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt -e '$(1)'
endef
