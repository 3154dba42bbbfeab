"""The site as `make site` builds it, opened from disk: no request outside, formulas drawn, search, and every link."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

from docs.markdown import ROOT

pytestmark = pytest.mark.long

PAGES = [
    "index.html", "overview.html", "mechanisms.html", "api/poinsot.Mechanism.html", "verification.html", "gallery.html",
]  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the pages; MathJax of an earlier build of this checkout is used again."""
    out = tmp_path_factory.mktemp("site")
    kept = ROOT / "build" / "site" / "mathjax"
    if kept.exists():
        (out / "mathjax").symlink_to(kept)
    command = [sys.executable, str(ROOT / "tools" / "website"), str(out)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=500, check=False, env={**os.environ})
    assert done.returncode == 0, done.stdout + done.stderr
    return out / "html"


class Targets(HTMLParser):
    """What a page leads to, and what can be led to on it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for key, value in attributes:
            if value and key in {"id", "name"}:
                self.names.add(value)
            if value and ((tag, key) == ("a", "href") or (key == "src") or (tag, key) == ("link", "href")):
                self.leads.append(value)


@cache
def targets(page: Path) -> Targets:
    return Targets(page.read_text(encoding="utf-8"))


def wrong_links(site: Path) -> Iterator[str]:
    for page in sorted(site.rglob("*.html")):
        for lead in targets(page).leads:
            parts = urlsplit(lead)
            if parts.scheme or parts.netloc:
                continue
            file = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            if not file.exists() or (
                parts.fragment and file.suffix == ".html" and unquote(parts.fragment) not in targets(file).names
            ):
                yield f"{page.relative_to(site)}: {lead}"


def test_every_link_of_every_page_leads_somewhere(site: Path) -> None:
    assert list(wrong_links(site)) == []


def test_no_page_names_a_script_or_style_outside(site: Path) -> None:
    """Links that a reader may follow are allowed, what a browser would load is not."""
    loads = re.compile(r"<(?:script|img|iframe|source)[^>]*\bsrc=\"(https?:)?//|<link[^>]*\bhref=\"(https?:)?//")
    assert [page.name for page in site.rglob("*.html") if loads.search(page.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("width", [390, 1280])
def test_pages_ask_nobody_and_fit(site: Path, page: Any, width: int) -> None:
    """No request outside, no error of a script, and no page wider than the window, on a telephone and on a desk."""
    page.set_viewport_size({"width": width, "height": 800})
    for name in PAGES:
        page.goto((site / name).as_uri())
        page.wait_for_load_state("load")
        wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wider <= 1, name
    assert page.outside == []


def test_blocks_are_copied_without_prompts(site: Path, page: Any) -> None:
    page.goto((site / "start.html").as_uri())
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    for block, begins in ((".highlight-console", "pip install"), (".highlight-python", "import numpy")):
        page.locator(f"{block} button.copy").first.click(force=True)
        assert page.evaluate("window.copied").startswith(begins)


@pytest.mark.parametrize(
    ("words", "found"), [("cylindroid", "gallery.html"), ("inverse_dynamics", "Mechanism.inverse_dynamics")]
)
def test_search_finds_from_disk(site: Path, page: Any, words: str, found: str) -> None:
    page.goto(f"{(site / 'search.html').as_uri()}?q={words}")
    page.wait_for_selector("#search-results li a", timeout=20_000)
    page.wait_for_function("!document.querySelector('#search-results h2')?.textContent.includes('Searching')")
    hits = page.eval_on_selector_all("#search-results li a", "links => links.map(link => link.href)")
    assert any(found in hit for hit in hits), hits
    assert page.outside == []
