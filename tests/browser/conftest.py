"""Pages and pictures as a browser shows them: the system's Chromium without a window, driven by Playwright.

Debian: apt install chromium. Tests here are marked long; without a browser they are skipped, with CI=true too, since
`make test` does not run them.
"""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

#: Software WebGL, and nothing that Chromium does of its own accord on the network.
FLAGS = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
    "--no-first-run", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
]  # fmt: skip


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A Chromium of Playwright's; a page of it: ``browser.new_page(viewport={"width": 640, "height": 400})``."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip(reason="no Chromium on this machine: apt install chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        chromium = player.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A page of 640 x 400 pixels whose script errors fail the test; ``page.outside``: what it asked of other hosts."""
    view = browser.new_page(viewport={"width": 640, "height": 400})
    faults: list[str] = []
    view.outside = []
    view.on("pageerror", lambda error: faults.append(str(error)))
    view.on("request", lambda request: _is_local(request.url) or view.outside.append(request.url))
    yield view
    view.close()
    assert not faults, faults


def _is_local(url: str) -> bool:
    return url.startswith(
        ("file:", "data:", "blob:", "about:", "http://127.0.0.1", "ws://127.0.0.1", "http://localhost")
    )
