# Two commands do all set-up on a fresh machine:  make demo   and   make test.
# Another interpreter:  make test PYTHON=python3.12   (remove .venv first to change an existing environment)

PYTHON  ?= python3
WORKERS ?= 2
PART    ?= 1/1
BIN     := .venv/bin

# The environment is current when a stamp named after what it was built from exists: the two files and the place.
KEY   := $(shell { cat pyproject.toml constraints.txt; pwd; } | cksum | tr ' ' '-')
STAMP := .venv/installed-$(KEY)

# Folders of packages that tests do not import, or few files of: compiled where they are, should one be.
UNUSED := tests?|pip|setuptools|sphinx|docutils|playwright|debugpy|OpenGL|mypyc?
UNUSED := $(UNUSED)|fontTools|lexers|mlir|mosaic|pallas|snowballstemmer|wcwidth|imageio|IPython|prompt_toolkit|jedi|physics

export MPLBACKEND ?= Agg
export PYTHONUNBUFFERED = 1
unexport PYTHONDONTWRITEBYTECODE

# Kernels of tests run briefly: LLVM makes them at its level 0 (docs/installation.md). As users have them:  make test POINSOT_CODE=good
test: export POINSOT_CODE ?= plain

.PHONY: help environment demo test test-long bench site format ratchets stubs clean

help:
	@echo "make demo       set up, then simulate Andrews' mechanism and the Panda arm into demo-results/"
	@echo "make test       set up, then lint, format check, types, tests and the examples of the documents"
	@echo "make test-long  the tests marked long; a quarter of them with PART=2/4"
	@echo "make bench      speed as ratios to other engines, into benchmark-results/ and docs/speed.csv"
	@echo "make site       the documents, the cards of all public names and moving pictures as pages, into build/site/html"
	@echo "make format     put all code into the one format"
	@echo "make ratchets   record that less is lacking than before: cards, types, reasons of numbers"
	@echo "make stubs      write the signatures of ufuncs for editors and type checkers"
	@echo "make clean      remove the environment and everything made by the other targets"

environment: $(STAMP)

demo: $(STAMP)
	$(BIN)/python examples/demo.py demo-results

test: $(STAMP)
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	@echo "Tests, and types beside them, which have their say in the end"
	@$(BIN)/python -m mypy > .venv/types 2>&1 & types=$$!; \
	    $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal; tests=$$?; \
	    wait $$types; types=$$?; cat .venv/types; exit $$((tests | types))

test-long: $(STAMP)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m long --part $(PART)

# Every file of benchmarks/ that can be run answers one question.
bench: $(STAMP)
	@mkdir -p benchmark-results
	@for script in $$(grep -l __main__ benchmarks/*.py); do \
	    echo "== $$script"; \
	    $(BIN)/python "$$script" --json "benchmark-results/$$(basename "$$script" .py).json" || exit 1; \
	done
	$(BIN)/python tools/speed.py benchmark-results

site: $(STAMP)
	$(BIN)/python tools/website build/site

format: $(STAMP)
	$(BIN)/python -m ruff check --fix .
	$(BIN)/python -m ruff format .

# What editors and type checkers know of the ufuncs, from their declarations.
stubs: $(STAMP)
	$(BIN)/python tools/stubs.py

# What does not comply yet, where less of it is left than was recorded.
ratchets: $(STAMP)
	$(BIN)/python tools/ratchets.py

clean:
	rm -rf .venv demo-results benchmark-results build dist .pytest_cache .hypothesis .mypy_cache .ruff_cache

$(STAMP): SHELL := /bin/sh
$(STAMP):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "poinsot needs Python 3.11 or later; '$(PYTHON)' is older or missing."; \
	    echo "Name another one:  make PYTHON=python3.12 ..."; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	    echo "'$(PYTHON)' cannot make environments: its modules venv and ensurepip are missing."; \
	    echo "On Debian and Ubuntu:  sudo apt install python3-venv   (or name another one: make PYTHON=... )"; exit 2; }
	@$(BIN)/python -c '' 2>/dev/null || { rm -rf .venv && $(PYTHON) -m venv .venv; }
	@echo "Installing poinsot and its tools into .venv (once; a few minutes)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt setuptools
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation --no-compile -e '.[dev]'
	@$(BIN)/python -m compileall -qq -j 0 -x '/($(UNUSED))/' .venv/lib || true
	@$(BIN)/python -m poinsot.simulation.loops    # which every process would otherwise compile from their texts, once
	@rm -f .venv/installed-*
	@touch $@
