"""The built site, a browser that reads it from the disk, and what that browser complained about."""

import os
import pathlib
import shutil

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
SITE = pathlib.Path(os.environ.get("VITRINE_SITE", ROOT / "site")).resolve()


def pages(*patterns):
    """Every HTML page of the site, or those that match, as paths relative to it."""
    found = sorted({p for pattern in patterns or ("**/*.html",) for p in SITE.glob(pattern)})
    return [p.relative_to(SITE).as_posix() for p in found]


@pytest.fixture(scope="session")
def site():
    assert (SITE / "index.html").is_file(), f"no site in {SITE}: run make site first"
    return SITE


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


class Visit:
    """A page opened from the disk, with everything that a reader must never meet."""

    def __init__(self, page):
        self.page = page
        self.complaints = []
        page.on("console", lambda m: self.complaints.append(f"console: {m.text}") if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: self.complaints.append(f"script: {e}"))
        page.on("request", self._request)
        page.on("requestfailed", lambda r: self.complaints.append(f"failed: {r.url}"))

    def _request(self, request):
        if request.url.startswith("data:"):
            return
        if not request.url.startswith(SITE.as_uri() + "/"):
            self.complaints.append(f"leaves the site: {request.url}")

    def open(self, path):
        self.complaints.clear()
        self.page.goto((SITE / path).as_uri(), wait_until="load")
        return self.page


@pytest.fixture
def visit(browser):
    contexts = []

    def make(width=1280, height=900, scheme="light", **options):
        context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, **options)
        contexts.append(context)
        return Visit(context.new_page())

    yield make
    for context in contexts:
        context.close()
