# make site   everything from a fresh clone to site/index.html
# make test   every test, browser checks included
# Both install what is missing, ask nothing, and may be run again and again.

SWIFT ?= swift
BIN := .build/release/vitrine
VENV := .venv

.PHONY: site test unit browser build packages test-packages clean

site: build
	$(BIN) symbols
	$(BIN) build

build: packages
	$(SWIFT) build -c release --product vitrine

# A second run of the site must change nothing, so the tests run on what `make site` made.
test: packages test-packages unit site browser

unit: packages
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

browser: $(VENV)/.ready
	$(VENV)/bin/python -m pytest -q Tests/Browser

$(VENV)/.ready: Tests/Browser/requirements.txt
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check -r Tests/Browser/requirements.txt
	touch $@

packages:
	@scripts/packages libcmark-dev libyaml-dev libssl-dev pkg-config

test-packages:
	@scripts/packages chromium fonts-noto-core default-jre-headless python3 python3-venv git

clean:
	rm -rf .build .vitrine $(VENV)
	find site -mindepth 1 -not -name .gitignore -delete
