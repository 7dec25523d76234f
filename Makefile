# All that is done in this checkout; `make help` lists it.
# Needs Python 3.11 or newer, git, make and a package registry that pip can reach.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
# Byte code is kept whatever the shell says: tests start hundreds of processes, each of which would
# compile three times as long as it runs.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help setup play put-away check quick test soak chaos coverage wheel packages web site unplugged bench bench-compare docs screens records copies generated pins clean

BIN := .venv/bin
COMPILED := build/compiled
COMPILER := build/compiler
STATIC := src/roundhouse/server/static
PYTHON_HERE := src/roundhouse/server/python
# without the built pages: they get new names while make runs
SOURCES = $(shell find src -type f -not -name '*.pyc' -not -path '$(STATIC)/*' -not -path '$(PYTHON_HERE)/*')
PAGES = $(shell find web/src web/public web/tools src/roundhouse/texts src/roundhouse/games/*/texts -type f -not -name '*.py*') \
	$(wildcard web/*.json web/*.js web/*.ts web/*.html)
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
# where the compiled engine is, when the wheel has one
ENGINE = $(if $(wildcard $(COMPILED)/roundhouse/kernel/*.so),$(COMPILED))

# a worker that is done takes half of what another still has to do, so that none waits for a long last one
SPREAD = $(BIN)/pytest --dist worksteal -n
# the tests of servers mostly wait for them: two of them share a core
PAIRS = $(shell $(PYTHON) -c 'import os; print(2 * len(os.sched_getaffinity(0)))' 2>/dev/null || echo auto)
# what has nothing to do with each other, on all cores; each says all it says at once
AT_ONCE = $(MAKE) --no-print-directory --jobs $(shell nproc 2>/dev/null || echo 2) \
	$(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# tests that need neither server nor browser
QUICK = $(addprefix tests/,kernel rails kit texts games)
# installs this checkout itself
THIS = tools/uv pip install -q --no-deps --no-build-isolation -e .
# what libraries ask for and play never loads: a quicker loop for crowds, and what makes up examples
NOT_PLAYED = uvloop faker polyfactory
# all extras but `train`, which weighs gigabytes
PINNED = server postgres atlas envs openspiel pictures study ray
PINS = tools/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: .venv/ready web/node_modules/ready ## everything the other commands need, in .venv and web/node_modules
	@$(MAKE) --no-print-directory $(STATIC)/ready

# Starts at once; an engine that isn't compiled yet is compiled meanwhile.
play: .venv/made ## play in the browser (PORT=8000: at another port); installs only what that needs
	@$(AT_ONCE) .venv/play $(STATIC)/ready
	@$(MAKE) --no-print-directory put-away
	@engine=; compile='nice $(MAKE) --no-print-directory MAKEFLAGS= --keep-going $(COMPILED)/ready put-away'; \
	if $(MAKE) --no-print-directory -q $(COMPILED)/ready; then engine=$(ENGINE); compile=; fi; \
	PYTHONPATH=$$engine ROUNDHOUSE_COMPILE=$$compile ROUNDHOUSE_ENGINE=$(abspath $(COMPILED)) \
	$(BIN)/roundhouse $(if $(PORT),--port $(PORT))

# What only builds is of no more use to who only plays: a third of all that was installed.
put-away:
	@if [ ! -e .venv/ready ] && [ ! -e web/node_modules/ready ]; then \
	rm -rf web/node_modules web/.node tools/.uv $(COMPILER) build/scratch; fi

# It may be gone: what it has built is still good.
.SECONDARY: web/node_modules/play $(COMPILER)/ready

check: setup ## style, types, layers, dependencies
	@$(AT_ONCE) check/python check/data check/pages

.PHONY: check/python check/data check/pages units
check/python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(wildcard src tests bench tools hatch_build.py)
	$(BIN)/lint-imports
	$(BIN)/deptry src

check/data:
	$(BIN)/roundhouse lesson check
	$(BIN)/roundhouse book check
	$(BIN)/roundhouse challenge check

check/pages:
	tools/npm run --silent check

units:
	tools/npm run --silent test

quick: .venv/ready ## style, and the quick tests: for the inner loop
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	ROUNDHOUSE_QUICK=1 $(BIN)/pytest -q -n auto -m 'not slow' $(QUICK)

test: setup ## check, then the tests on today's sample of games
	@$(AT_ONCE) check/python check/data check/pages units build/site/pages $(PYTHON_HERE)/ready
	$(SPREAD) $(PAIRS) --ignore=tests/browser
	$(SPREAD) auto tests/browser

soak: export ROUNDHOUSE_SOAK := 1
soak: test ## check, then the tests on everything

chaos: .venv/ready ## faults under load, for a night: KILLS=1000
	ROUNDHOUSE_CHAOS=$(or $(KILLS),1000) $(BIN)/pytest -q -x tests/server/test_chaos.py tests/server/test_kill.py

coverage: .venv/ready ## which lines the tests without a browser run
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n auto --ignore=tests/browser
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

wheel: $(PYTHON_HERE)/ready $(COMPILED)/ready ## the wheel in dist/, compiled where a C compiler is found

packages: .venv/play $(STATIC)/ready $(PYTHON_HERE)/ready ## the sdist and the pure wheel in dist/, for systems without a compiled one
	$(BIN)/hatchling build -t sdist
	ROUNDHOUSE_PURE=1 $(BIN)/hatchling build -t wheel

web: $(STATIC)/ready ## the browser's pages, built into the package

site: build/site/ready ## the house without a server, in build/site: plain files for any host

unplugged: $(PYTHON_HERE)/ready ## Python for the browser, from the server: who asks for it plays without a network

bench: wheel ## speed, compiled and pure, beside catanatron
	$(BIN)/python bench/run.py

bench-compare: .venv/ready ## speed of two revisions: REV=…, AGAINST=HEAD, GAMES="tiles steam"
	$(BIN)/python bench/compare.py $(REV) $(if $(AGAINST),--against $(AGAINST)) $(if $(GAMES),--games $(GAMES))

docs: setup ## the docs as a site, in build/docs: guides, reference, rule books, gallery
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q

screens: setup ## pictures of every screen, into docs/screens
	$(BIN)/pytest -q -n auto tests/browser/screens.py

records: setup ## the tests' recorded games by today's rules: GAMES="tiles steam", all without it
	$(BIN)/python -m tests.kit.records $(GAMES)

copies: .venv/ready ## how states are copied, written from what their fields are declared as
	$(BIN)/python tools/copies.py

generated: .venv/ready web/node_modules/ready ## what is committed though made of other files: maps, boards' data, types
	$(BIN)/python tools/generated.py
	tools/npm run --silent types

pins: .venv/play ## newest versions of everything into the three lists of requirements
	$(PINS) --upgrade $(addprefix --extra ,$(PINNED)) --group dev --group bench pyproject.toml -o requirements.txt
	$(PINS) -c requirements.txt $(addprefix --no-emit-package ,$(NOT_PLAYED)) --extra server --group build pyproject.toml -o requirements-play.txt
	$(PINS) -c requirements.txt - -o requirements-compiler.txt <<<'mypy[mypyc]'
	$(PINS) --upgrade - -o tools/uv.txt <<<uv
	! grep -n :// requirements*.txt tools/*.txt

clean: ## back to a fresh clone
	rm -rf .venv tools/.uv build dist .hypothesis .*_cache $(STATIC) $(PYTHON_HERE) web/node_modules web/.node
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/made: tools/debian tools/debian.txt tools/uv.txt
	@[ -n "$(PYTHON)" ] || { echo 'Python 3.11 or newer is needed; name it with PYTHON=...'; exit 1; }
	tools/debian $(PYTHON) play
	[ -x $(BIN)/python ] || $(PYTHON) -m venv --clear $$($(PYTHON) -m pip >/dev/null 2>&1 && echo --without-pip) .venv
	tools/uv --version
	@touch $@

# What play needs is there; what else is there stays.
.venv/play: requirements-play.txt pyproject.toml hatch_build.py .venv/made
	tools/uv pip install -q --no-deps --require-hashes -r requirements-play.txt
	$(THIS)
	@touch $@

# What compiles the engine, beside the rest, so that it can be put away; who has everything has it.
$(COMPILER)/ready: requirements-compiler.txt .venv/play
	rm -rf $(COMPILER)
	[ -e .venv/ready ] || tools/pip install -q --disable-pip-version-check --no-deps --require-hashes \
	--target $(COMPILER) -r requirements-compiler.txt
	@mkdir -p $(COMPILER) && touch $@

# All is there, and nothing else.
.venv/ready: requirements.txt .venv/play
	tools/debian $(PYTHON) test
	tools/uv pip sync -q --require-hashes requirements.txt
	$(THIS)
	rm -rf build
	@touch $@

# What builds the pages is there; who has more keeps it.
web/node_modules/play: web/package-lock.json web/.npmrc tools/npm tools/node.txt | .venv/made
	if [ -e web/node_modules/ready ]; then $(MAKE) web/node_modules/ready; else tools/npm ci --silent --omit=dev; fi
	@touch $@

# And what checks and tests them.
web/node_modules/ready: web/package-lock.json web/.npmrc tools/npm tools/node.txt | .venv/made
	tools/npm ci --silent
	@touch web/node_modules/play $@

$(STATIC)/ready: web/node_modules/play $(PAGES)
	tools/npm run --silent build
	@touch $@

# what Python in the browser needs besides itself, as it is for Pyodide
build/wheels/ready: tools/browser.txt | .venv/play
	rm -rf build/wheels
	tools/pip download -q --disable-pip-version-check --no-deps --only-binary :all: --require-hashes \
	--platform pyemscripten_2026_0_wasm32 --python-version 314 --implementation cp --abi cp314 --abi none \
	-r tools/browser.txt -d build/wheels
	@touch $@

build/python/ready: build/wheels/ready web/node_modules/ready tools/python_pack.py web/tools/python.mjs $(SOURCES)
	tools/npm run --silent python -- ../build/python $$(printf '../%s ' build/wheels/*.whl)
	@touch $@

# what a host needs: without compressed copies, which take longer than all the rest
build/site/pages: build/python/ready tools/site.py $(PAGES)
	tools/npm run --silent site
	$(BIN)/python tools/site.py build/site build/python
	@touch $@

build/site/ready: build/site/pages web/tools/compress.mjs
	tools/npm run --silent compress -- ../build/site
	@touch $@

# the server hands out what is compressed, and nothing else
$(PYTHON_HERE)/ready: build/python/ready
	rm -rf $(PYTHON_HERE)
	cp -r build/python $(PYTHON_HERE)
	rm $(PYTHON_HERE)/*/*.mjs $(PYTHON_HERE)/*/*.wasm
	@touch $@

$(COMPILED)/ready: $(COMPILER)/ready $(STATIC)/ready $(SOURCES)
	rm -rf $(COMPILED) dist
	PYTHONPATH=$(COMPILER) ROUNDHOUSE_STRICT=1 ROUNDHOUSE_SCRATCH=build/scratch $(BIN)/hatchling build -t wheel
	$(BIN)/python -m zipfile -e dist/*.whl $(COMPILED)
	@touch $@

# For tests: compiled in a third of the time, and not as fast.
build/tested/ready: $(COMPILER)/ready $(STATIC)/ready $(SOURCES)
	rm -rf build/tested build/wheel
	PYTHONPATH=$(COMPILER) ROUNDHOUSE_STRICT=1 ROUNDHOUSE_OPT=0 ROUNDHOUSE_SCRATCH=build/scratch $(BIN)/hatchling build -t wheel -d build/wheel
	$(BIN)/python -m zipfile -e build/wheel/*.whl build/tested
	@touch $@
