# `make play` and `make test` set up everything they need in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
JOBS ?= 2

.PHONY: play test check soak bench pictures dev format clean

play: $(READY)
	@$(BIN)/wardround new dice-hospital --seats 2 --seed $${SEED:-$$(date +%s)} > $(VENV)/.position
	@$(BIN)/wardround show "$$(cat $(VENV)/.position)"
	@echo
	@echo 'Say words to this position with:  $(BIN)/wardround say "$$(cat $(VENV)/.position)" WORD ...'
	@echo 'What may be said now:             $(BIN)/wardround legal "$$(cat $(VENV)/.position)"'

test: check
	$(BIN)/python -m pytest -n $(JOBS) tests --ignore tests/dice_hospital --ignore tests/table --ignore tests/test_architecture.py

check: $(READY)
	$(BIN)/ruff format --check src tests benchmarks docs
	$(BIN)/ruff check src tests benchmarks docs
	$(BIN)/mypy
	$(BIN)/python -m pytest -n $(JOBS) tests/dice_hospital tests/table tests/test_architecture.py

soak: $(READY)
	$(BIN)/python benchmarks/soak.py --jobs $(JOBS)

pictures: $(READY)
	$(BIN)/python docs/pictures/draw.py

bench: $(READY)
	$(BIN)/python benchmarks/speed.py

dev: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit("wardround needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[terminal,dev]'
	touch $(READY)

format: $(READY)
	$(BIN)/ruff format src tests benchmarks docs
	$(BIN)/ruff check --fix src tests benchmarks docs

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
