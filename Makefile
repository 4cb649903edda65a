# Every target sets up what it needs: Python 3.11 or later, Node 20 or later and make are enough to start.

PYTHON ?= python3
ARGS ?=
GAME ?=
RUNS ?= 5
BIN := .venv/bin
READY := .venv/.ready
WEB := src/undercroft/server/web/index.html
NODE_READY := web/node_modules/.ready
SCHEMAS := docs/reference/protocol.schema.json $(wildcard docs/reference/views/*.json)
VIEWS := $(filter-out every-game,$(patsubst docs/reference/views/%.schema.json,%,$(wildcard docs/reference/views/*.json)))
TYPES := web/src/lib/server/protocol.d.ts web/src/lib/server/view.d.ts \
	$(foreach game,$(subst -,_,$(patsubst boss-monster,boss-family,$(VIEWS))),src/undercroft/games/$(game)/web/view.d.ts)

COMPILED_READY := build/compiled/.ready

export PIP_DISABLE_PIP_VERSION_CHECK := 1

# With COMPILED=1 play, terminal and bench run the engine as machine code.
ENGINE := $(READY)
ifdef COMPILED
ENGINE := $(COMPILED_READY)
play terminal bench: export PYTHONPATH := $(CURDIR)/build/compiled
endif

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-all check format rule-coverage coverage update-golden build-compiled test-compiled bench soak web web-test e2e e2e-stress layout-test screenshots clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(ENGINE) $(WEB) ## Play in a browser (starts a server for this computer alone)
	@$(BIN)/undercroft

terminal: $(ENGINE) ## Play in the terminal (GAME=... says what; without it the games are listed)
	@$(BIN)/undercroft $(if $(GAME),play $(GAME) $(ARGS),games)

test: $(READY) $(WEB) $(TYPES) ## Run the tests and print a summary (ARGS="-k name" selects Python tests)
	@$(BIN)/python -m tools.run_tests $(ARGS)

test-all: $(READY) $(WEB) $(TYPES) ## Run the tests with all languages, window sizes, databases and seeds (before a release)
	@UNDERCROFT_ALL=1 $(BIN)/python -m tools.run_tests $(ARGS)

check: $(READY) $(NODE_READY) ## Lint, check the format, the types and the imports between packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m tools.docstrings
	$(BIN)/mypy --strict src tests tools benchmarks
	PYTHONPATH=. $(BIN)/lint-imports
	cd web && npm run --silent format:check
	cd web && npm run --silent lint

format: $(READY) $(NODE_READY) ## Format the code and apply the linters' fixes
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent lint -- --fix
	cd web && npm run --silent format

rule-coverage: $(READY) ## Show which rules of the books the tests prove (ARGS="--book DT" lists the rest)
	@$(BIN)/python -m tools.rule_coverage $(ARGS)

coverage: $(READY) ## Measure which lines and branches of the rules their tests reach
	@$(BIN)/python -m tools.code_coverage

update-golden: $(READY) ## Regenerate the golden playthroughs (ARGS=GAME for one game); read the diff before committing
	@$(BIN)/python -m tools.golden $(ARGS)

build-compiled: $(COMPILED_READY) ## Build the engine as machine code (needs a C compiler); COMPILED=1 uses it

test-compiled: $(COMPILED_READY) ## Test the compiled engine with the golden playthroughs and random games
	@PYTHONPATH=build/compiled $(BIN)/pytest -n auto tests/test_golden.py tests/test_properties.py tests/test_copied_tables.py \
		tests/test_scenarios.py tests/tools/test_compiled.py

bench: $(ENGINE) $(WEB) ## Measure the engine and a server under load; writes bench.json and bench-server.json (ARGS=--quick is shorter)
	@$(BIN)/undercroft bench --output bench.json $(ARGS)
	@$(BIN)/python -m benchmarks.server --output bench-server.json $(ARGS)

soak: $(READY) ## Play random games for half an hour and check every invariant
	@$(BIN)/python -m tools.puzzles check
	@$(BIN)/python -m tools.fuzz_positions
	@$(BIN)/python -m tools.soak $(ARGS)

web: $(WEB) ## Build the browser app into the package

web-test: $(READY) $(NODE_READY) $(TYPES) ## Check the types of the browser app and run its tests
	cd web && npm run --silent check && npm run --silent test

e2e: $(READY) $(WEB) ## Run the browser tests in Chromium (installed on Debian where allowed)
	@browser=$$($(BIN)/python -m tools.chromium) || exit 0; \
		cd web && UNDERCROFT_CHROMIUM="$$browser" npm run --silent e2e

e2e-stress: $(READY) $(WEB) ## Run the browser tests several times beside two busy loops, where races show (RUNS=5)
	@$(BIN)/python -m tools.e2e_stress --runs $(RUNS)

layout-test: $(READY) $(WEB) ## Check the layout of every kind of decision in ten window sizes, in English and the longest language
	@browser=$$($(BIN)/python -m tools.chromium) || exit 1; \
		cd web && UNDERCROFT_CHROMIUM="$$browser" npm run --silent layout-test

screenshots: $(READY) $(WEB) ## Retake the README's pictures of the browser app
	@browser=$$($(BIN)/python -m tools.chromium) || exit 1; \
		cd web && UNDERCROFT_CHROMIUM="$$browser" npm run --silent screenshots

clean: ## Remove the environment, caches and build results
	rm -rf web/node_modules src/undercroft/server/web
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache snapshot_report.html
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment, updated when the dependencies change.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Undercroft needs Python 3.11 or later; '$(PYTHON)' is: $$($(PYTHON) --version 2>&1)." >&2; \
		echo "Name another with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Setting up .venv (a minute the first time) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -c constraints.txt -e '.[dev]' > .venv/install.log 2>&1 \
		|| { cat .venv/install.log >&2; exit 1; }
	@touch $@

# The engine as machine code, rebuilt when the package changes.
$(COMPILED_READY): $(READY) $(WEB) tools/compiled.py $(shell find src -name '*.py' -o -path '*/cards/*.toml' 2>/dev/null)
	@echo "Compiling the engine (some minutes) ..."
	@$(BIN)/python -m tools.compiled > .venv/compiled.log 2>&1 || { cat .venv/compiled.log >&2; exit 1; }

# The browser app, rebuilt when its sources, a game's browser part, a schema or the art change.
$(WEB): $(NODE_READY) $(SCHEMAS) $(shell find web src/undercroft/games/*/web -type f \
		-not -path 'web/node_modules/*' -not -path 'web/src/art/made/*' -not -path 'web/public/*.png' -not -path 'web/public/favicon.ico' -not -path 'web/test-results/*' \
		-not -path 'web/tests/*' -not -path 'web/e2e/*' -not -path 'web/layout/*' -not -path 'web/screenshots/*' -not -name '*.test.ts' -not -name 'protocol.d.ts' -not -name 'view.d.ts' 2>/dev/null)
	@echo "Building the browser app ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# The types of the protocol and of the views, from the server's schemas.
$(TYPES): $(NODE_READY) $(SCHEMAS) web/scripts/protocol.mjs
	@cd web && npm run --silent protocol
	@touch $(TYPES)

$(NODE_READY): web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "The browser app needs Node.js 20 or later with npm to be built." >&2; exit 1; }
	@echo "Installing what the browser app is built with ..."
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@
