"""Pages in a real browser, opened from the disk: quiet, self-contained, accessible, readable at every width."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import SITE, pages

LANGUAGES = ["en", "fr", "vi"]


def kinds():
    """One page of each kind in each language."""
    chosen = ["index.html", "404.html"]
    for language in LANGUAGES:
        for pattern in (
            f"{language}/index.html",
            f"{language}/prices.html",
            f"{language}/reference/*/index.html",
            f"{language}/reference/*/[a-h]*.html",
            f"internal/{language}/index.html",
            f"internal/{language}/onboarding.html",
            f"internal/{language}/coverage.html",
        ):
            chosen += pages(pattern)[:1]
        chosen += pages(f"internal/{language}/locales/*.html")[:1]
    for locale in ("en", "fr", "vi", "ar", "pt-br"):
        chosen += pages(f"internal/screens/*/*/{locale}.html")[:1]
    return chosen + pages("screens/**/*.html")[:1]


@pytest.mark.parametrize("path", kinds())
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violation(visit, path, scheme):
    page = visit(scheme=scheme).open(path)
    violations = Axe().run(page).response["violations"]
    assert [(v["id"], [n["target"] for n in v["nodes"]][:3]) for v in violations] == []


@pytest.mark.parametrize("path", kinds())
@pytest.mark.parametrize("width", [320, 390, 1440])
def test_nothing_scrolls_sideways(visit, path, width):
    page = visit(width=width).open(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_no_page_complains_or_leaves_the_site(visit):
    reader = visit()
    faults = []
    for path in pages():
        reader.open(path)
        faults += [f"{path}: {complaint}" for complaint in reader.complaints]
    assert faults == []


def test_pages_of_right_to_left_locales_are_mirrored(visit):
    screens = pages("internal/screens/*/*/ar.html")
    assert screens
    for path in screens:
        page = visit(width=390).open(path)
        assert page.evaluate("getComputedStyle(document.querySelector('.phone')).direction") == "rtl"


def test_the_language_choice_works_without_script(visit):
    page = visit(java_script_enabled=False).open("index.html")
    assert {a.get_attribute("href") for a in page.query_selector_all("main a")} >= {f"{l}/index.html" for l in LANGUAGES}


def test_the_language_choice_follows_the_browser(visit):
    page = visit(locale="vi-VN").open("index.html")
    page.wait_for_url("**/vi/index.html")


@pytest.mark.parametrize(("language", "words"), [("en", "price"), ("fr", "periode"), ("vi", "gia")])
def test_search_finds_a_page_without_accents(visit, language, words):
    page = visit().open(f"{language}/index.html")
    page.keyboard.press("/")
    page.keyboard.type(words)
    result = page.wait_for_selector("dialog a[href]")
    assert result.get_attribute("href")
