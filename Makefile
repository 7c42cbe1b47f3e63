# Each target first makes the environment that it needs, in .venv, and makes it once.
#
#   ARGS=...     goes to the program behind the target:  make test ARGS="-k agent_hunter"
#   PYTHON=...   is the Python to make the environment with, if the one chosen is not the one meant

.DEFAULT_GOAL := help

# What the browser is sent, and what that is built from.
CLIENT := src/tradecraft/server/client/index.html
CLIENT_SOURCES := hatch_build.py $(shell find client -name node_modules -prune -o -type f -print) \
	$(wildcard src/tradecraft/games/*/board src/tradecraft/games/*/board/*)

.PHONY: help play test lint client shots lighthouse bench crashes surface coverage pins clean

help: ## Tell what can be made (this list).
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

play: .venv/run $(CLIENT) ## Serve the games and open them in the browser.
	@.venv/bin/tradecraft serve --open $(ARGS)

client: .venv/run $(CLIENT) ## Build the browser's pages.

test: .venv/dev $(CLIENT) ## Run all the tests.
	@$(if $(ARGS),,echo "Finding a browser and compiling the games ..."; PYTHONPATH=tests .venv/bin/python -m warm)
	@.venv/bin/pytest -n auto --maxprocesses 4 --dist loadgroup $(ARGS)

lint: .venv/dev $(CLIENT) ## Check style, layout and types, whatever the first finds.
	@status=0; \
	.venv/bin/ruff check || status=1; \
	.venv/bin/ruff format --check || status=1; \
	.venv/bin/mypy || status=1; \
	.venv/bin/python hatch_build.py lint || status=1; \
	exit $$status

shots: .venv/dev $(CLIENT) ## Make pictures of every page and step in shots/: light, dark, phone, large.
	@PYTHONPATH=tests .venv/bin/python -m browser.shots $(ARGS)

lighthouse: .venv/dev $(CLIENT) ## Let Lighthouse judge the lobby and a table; it is fetched for that.
	@PYTHONPATH=tests .venv/bin/python -m browser.lighthouse $(ARGS)

bench: .venv/dev .venv/bench ## Measure the speed, beside other people's programs.
	@.venv/bin/tradecraft bench engine $(ARGS)
	@test -n "$(ARGS)" || .venv/bin/tradecraft bench bots

crashes: .venv/dev ## Kill a server a thousand times on each database, while people play.
	@TRADECRAFT_CRASHES=$${TRADECRAFT_CRASHES:-1000} .venv/bin/pytest -v \
		tests/server/test_nothing_lost.py $(ARGS)

# How many moves of each game: a million in all.
SURFACE := agent_hunter=420000 la_agencia=220000 undercover=160000 the_agents=160000 agency=40000
surface: .venv/run ## Compare a million moves with what would be sent if the secrets were others.
	@for part in $(SURFACE); do \
		.venv/bin/tradecraft check $${part%=*} --surface --positions $${part#*=} $(ARGS) || exit 1; \
	done

coverage: .venv/dev ## Tell which lines no test reaches; rules run interpreted, so this is slow.
	@NUMBA_DISABLE_JIT=1 .venv/bin/coverage run -m pytest $(ARGS); status=$$?; \
	.venv/bin/coverage report && exit $$status

# Versions stay as they are while pyproject.toml allows them; ARGS=--upgrade takes the newest.
compile = .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make pins" $(ARGS)

pins: .venv/made ## Compile the exact versions in requirements/ from pyproject.toml.
	@.venv/bin/python -m pip install $(pip_options) -q --require-hashes -r requirements/pins.txt
	@$(compile) pyproject.toml --group build --group dev -o requirements/dev.txt
	@$(compile) pyproject.toml --group build -c requirements/dev.txt -o requirements/run.txt
	@$(compile) --group bench -c requirements/dev.txt -o requirements/bench.txt
	@$(compile) --group pins -o requirements/pins.txt
	@echo "Compiled: see git diff requirements/"

clean: ## Take away all that make and the tools have made here.
	@rm -rf .venv .coverage htmlcov build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache \
		client/node_modules src/tradecraft/server/client shots
	@find src tests examples -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true


# The environment. .venv/made says that it is whole, and where: it is taken away while something
# is installed, so what was interrupted, and what was moved, is made anew.

EXAMPLES := $(wildcard examples/*/pyproject.toml)

ifneq ($(shell test -x .venv/bin/python && cat .venv/made 2>/dev/null),$(CURDIR))
.PHONY: .venv/made
endif

.venv/made:
	@$(find_python); \
	echo "Making an environment in .venv ..."; \
	rm -rf .venv; \
	"$$python" -m venv .venv && echo '$(CURDIR)' > $@

.venv/run: .venv/made pyproject.toml requirements/run.txt
	@echo "Installing what Tradecraft needs (about 100 MB) ..."
	@$(call install,run,-e .)
	@touch $@

.venv/dev: .venv/made pyproject.toml requirements/dev.txt $(EXAMPLES)
	@echo "Installing what Tradecraft and its tests need (up to 170 MB) ..."
	@$(call install,dev,-e . $(EXAMPLES:%/pyproject.toml=-e ./%))
	@touch .venv/run $@

# Whoever plays needs no tests; whoever tests has all that players have.
$(CLIENT): $(CLIENT_SOURCES) | $(if $(filter play client,$(MAKECMDGOALS)),.venv/run,.venv/dev)
	@echo "Building the browser's pages ..."
	@.venv/bin/python hatch_build.py

# A peer that cannot be had stops nothing: its rows of the table say that it is missing.
.venv/bench: .venv/dev requirements/bench.txt
	@echo "Installing OpenSpiel to compare with (about 20 MB) ..."
	@.venv/bin/python -m pip install $(pip_options) -q --no-deps --require-hashes \
		-r requirements/bench.txt >/dev/null 2>&1 && touch $@ \
	|| echo "OpenSpiel cannot be installed here; its rows will say so."

pip_options = --disable-pip-version-check --only-binary :all:

# $(call install,FILE,PACKAGES OF THIS CHECKOUT): progress bars in a terminal, quiet elsewhere.
define install
	trap 'exit 130' HUP INT TERM; \
	if [ -t 1 ]; then quiet=; else quiet=-q; fi; \
	pip=".venv/bin/python -m pip install $(pip_options) $$quiet"; \
	rm -f .venv/made; \
	$$pip --require-hashes -r requirements/$(1).txt && \
	$$pip -q --no-build-isolation --no-deps $(2); \
	status=$$?; \
	echo '$(CURDIR)' > .venv/made; \
	if [ $$status != 0 ]; then \
		echo "That failed, for the reason above (or no network?); the same command tries again." >&2; \
	fi; \
	exit $$status
endef

# The first of these that is new enough and has all that an environment is made of.
define find_python
	python=; trouble="$(if $(PYTHON),$(PYTHON) is none,none was found)"; \
	for candidate in $(or $(PYTHON),python3.13 python3.12 python3.11 python3); do \
		"$$candidate" -c 'import sys; sys.exit(42 * (sys.version_info < (3, 11)))' >/dev/null 2>&1; \
		case $$? in \
			0) if "$$candidate" -c 'import venv, ensurepip' >/dev/null 2>&1; then \
					python=$$candidate; break; \
				fi; \
				trouble="$$candidate comes without venv" ;; \
			42) trouble="$$candidate is older" ;; \
		esac; \
	done; \
	if [ -z "$$python" ]; then \
		echo "Tradecraft needs Python 3.11 or newer with its venv module, but $$trouble:" >&2; \
		echo "  Debian, Ubuntu   apt install python3 python3-venv" >&2; \
		echo "  macOS            brew install python" >&2; \
		echo "  or name one      make $(MAKECMDGOALS) PYTHON=/path/to/python3" >&2; \
		exit 1; \
	fi
endef
