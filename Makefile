# All that is done in this checkout; `make help` lists it.
# Needs Python 3.11 or newer, git, make and a package registry that pip can reach.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help setup play check test soak wheel web bench bench-compare screens pins clean

BIN := .venv/bin
COMPILED := build/compiled
STATIC := src/roundhouse/server/static
# without the built pages: they get new names while make runs
SOURCES = $(shell find src -type f -not -name '*.pyc' -not -path '$(STATIC)/*')
PAGES = $(shell find web/src web/public web/tools src/roundhouse/texts -type f -not -name '*.py*') \
	$(wildcard web/*.json web/*.js web/*.ts web/*.html)
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
# where the compiled engine is, when the wheel has one
ENGINE = $(if $(wildcard $(COMPILED)/roundhouse/kernel/*.so),$(COMPILED))

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: .venv/ready $(STATIC)/ready ## everything the other commands need, in .venv and web/node_modules

play: setup ## play in the browser
	@engine=; if $(MAKE) -q $(COMPILED)/ready; then engine=$(ENGINE); fi; \
	PYTHONPATH=$$engine $(BIN)/roundhouse

check: setup ## style, types, layers, dependencies
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(wildcard src tests bench hatch_build.py)
	$(BIN)/lint-imports
	$(BIN)/deptry src
	tools/npm run --silent check

test: check ## check, then the tests on today's sample of games
	tools/npm run --silent test
	$(BIN)/pytest -n auto --ignore=tests/browser
	$(BIN)/pytest -n auto tests/browser

soak: check ## check, then the tests on everything
	tools/npm run --silent test
	ROUNDHOUSE_SOAK=1 $(BIN)/pytest -n auto --ignore=tests/browser
	ROUNDHOUSE_SOAK=1 $(BIN)/pytest -n auto tests/browser

wheel: $(COMPILED)/ready ## the wheel in dist/, compiled where a C compiler is found

web: $(STATIC)/ready ## the browser's pages, built into the package

bench: wheel ## speed, compiled and pure, beside catanatron
	$(BIN)/python bench/run.py

bench-compare: .venv/ready ## speed of two revisions: REV=…, AGAINST=HEAD, GAMES="tiles steam"
	$(BIN)/python bench/compare.py $(REV) $(if $(AGAINST),--against $(AGAINST)) $(if $(GAMES),--games $(GAMES))

screens: setup ## pictures of every screen, into docs/screens
	$(BIN)/pytest -q -n auto tests/browser/screens.py

pins: .venv/pinned ## newest versions of everything into requirements.txt
	tools/uv pip compile -q --universal --python-version 3.11 --upgrade --generate-hashes --no-header \
		--all-extras --group dev --group bench pyproject.toml -o requirements.txt
	! grep -n :// requirements.txt

clean: ## back to a fresh clone
	rm -rf .venv build dist .hypothesis .*_cache $(STATIC) web/node_modules web/.node
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/made: tools/debian tools/debian.txt
	@[ -n "$(PYTHON)" ] || { echo 'Python 3.11 or newer is needed; name it with PYTHON=...'; exit 1; }
	tools/debian $(PYTHON)
	[ -x $(BIN)/python ] || $(PYTHON) -m venv --clear .venv
	@touch $@

.venv/pinned: requirements.txt .venv/made
	sed -n '/^uv==/,/# via/p' requirements.txt >.venv/uv.txt
	$(BIN)/pip install -q --require-hashes -r .venv/uv.txt
	tools/uv pip sync -q --require-hashes requirements.txt
	rm -rf build
	@touch $@

.venv/ready: .venv/pinned pyproject.toml hatch_build.py
	tools/uv pip install -q --no-deps --no-build-isolation -e .
	@touch $@

web/node_modules/ready: web/package-lock.json web/.npmrc tools/npm tools/node.txt .venv/pinned
	tools/npm ci --silent
	@touch $@

$(STATIC)/ready: web/node_modules/ready $(PAGES)
	tools/npm run --silent build
	@touch $@

$(COMPILED)/ready: .venv/ready $(STATIC)/ready $(SOURCES)
	rm -rf $(COMPILED) dist
	ROUNDHOUSE_SCRATCH=build/scratch $(BIN)/hatchling build -t wheel
	$(BIN)/python -m zipfile -e dist/*.whl $(COMPILED)
	@touch $@
