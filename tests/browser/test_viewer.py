"""The viewer and its replays as a browser shows them: pixels, sliders, foreign pages, nothing asked of anybody."""

import http.server
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from browser.seen import pixels
from cases import EXAMPLES
from multibody.closed_zoo import longer
from poinsot import Mechanism
from poinsot.views.viewer.content import ViewContent
from poinsot.views.viewer.replay import write_replay
from poinsot.views.viewer.viewer import Viewer

pytestmark = pytest.mark.long

EVIL = "<script>window.evil=1</script><img src=x onerror='window.evil=2'>"
_SCENE = (0, 0, 320, 400)  # beside the panel


def coloured(page: Any, box: tuple[int, int, int, int] = _SCENE) -> int:
    """How many pixels of the scene have a colour, which ground and background have not."""
    x, y, right, bottom = box
    part = pixels(page)[y:bottom, x:right]
    return int((np.ptp(part, axis=-1) > 40).sum())


def seen(page: Any, view: Viewer) -> None:
    page.goto(view.address)
    page.get_by_text("Pose", exact=True).wait_for(timeout=120_000)
    for _ in range(40):
        page.wait_for_timeout(1000)
        if page.locator("canvas").count() and coloured(page) > 200:
            return
    raise AssertionError("nothing was drawn")


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
def test_a_mechanism_is_seen_at_any_size(page: Any, size: float) -> None:
    model = po.load(EXAMPLES / "four_bar.toml").tree.model
    with Viewer(Mechanism(longer(model, size))) as view:
        seen(page, view)
        before = pixels(page)[:400, :320]
        view.show(view.subjects[0].mechanism.assemble([2.0, 0.0, 0.0], keep=("A",)))
        page.wait_for_timeout(4000)
        after = pixels(page)[:400, :320]
        assert (np.abs(after - before).max(axis=-1) > 40).sum() > 200  # it has moved
        assert "token=" not in page.url
    assert page.outside == []


def test_a_slider_in_the_page_moves_the_mechanism_and_the_other_sliders(page: Any) -> None:
    with Viewer(po.load(EXAMPLES / "four_bar.toml")) as view:
        seen(page, view)
        first = page.locator("input[inputmode=decimal]").first
        first.fill("0.5")
        first.press("Enter")
        for _ in range(60):
            page.wait_for_timeout(500)
            if abs(view._poses[0].posing.q[0] - 0.5) < 1e-6:
                break
        q = view._poses[0].posing.q
        assert abs(q[0] - 0.5) < 1e-6 and abs(q[1]) > 0.05
        assert np.abs(np.asarray(view.subjects[0].mechanism.closure_error(q))).max() < 1e-12


def test_names_of_files_are_text(page: Any) -> None:
    mechanism = po.load(EXAMPLES / "slider_crank.toml")
    run = po.simulate(mechanism, time=0.1, samples=5)
    with Viewer(mechanism, {EVIL: run, "other": run}) as view:
        seen(page, view)
        for tab in ("Plots", "Show", "Overlays"):
            page.get_by_text(tab, exact=True).click(timeout=120_000)
            page.wait_for_timeout(1500)
        assert page.evaluate("window.evil") is None
        assert page.locator("img[src=x]").count() == 0
    assert page.outside == []


@pytest.fixture
def foreign(tmp_path: Path) -> Iterator[str]:
    """A page of another origin on this machine: as near as another site can come."""
    (tmp_path / "page.html").write_text("<!doctype html><title>foreign</title>")
    quiet = type("Quiet", (http.server.SimpleHTTPRequestHandler,), {"log_message": lambda *_: None})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(quiet, directory=str(tmp_path))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/page.html"
        server.shutdown()


ASK = """([address, protocol]) => new Promise(done => {
    const socket = new WebSocket(address, protocol);
    socket.onopen = () => done("open"); socket.onerror = () => done("refused"); setTimeout(() => done("silent"), 20000);
})"""


def test_a_foreign_page_cannot_open_the_socket(page: Any, foreign: str) -> None:
    """Not even with the token: its Origin is another. Its own page can."""
    import viser

    with Viewer(po.load(EXAMPLES / "four_bar.toml")) as view:
        guard, protocol = view._guard, f"viser-v{viser.__version__}"
        page.goto(foreign)
        for path in ("", guard.token, f"?token={guard.token}"):
            for host in ("127.0.0.1", "localhost"):
                asked = [f"ws://{host}:{guard.port}/{path}", protocol]
                assert page.evaluate(ASK, asked) == "refused", path
        assert page.evaluate(f"fetch('http://127.0.0.1:{guard.port}/').then(() => 'read').catch(() => 'no')") == "no"
        page.goto(view.address)
        assert page.evaluate(ASK, [f"ws://127.0.0.1:{guard.port}/{guard.token}", protocol]) == "open"


@pytest.mark.parametrize("with_run", [False, True])
def test_a_replay_from_disk_needs_nobody(page: Any, tmp_path: Path, with_run: bool) -> None:
    mechanism = po.load(EXAMPLES / "four_bar.toml")
    runs = {EVIL: po.simulate(mechanism, time=2.0, samples=101)} if with_run else None
    path = write_replay(ViewContent.of(mechanism, runs), tmp_path / "replay.html")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    box = (0, 60, 640, 400)
    for _ in range(60):
        page.wait_for_timeout(1000)
        if coloured(page, box) > 200:
            break
    assert coloured(page, box) > 200
    assert not [url for url in asked if not url.startswith(("file:", "blob:", "data:", "about:"))]
    assert len([url for url in asked if url.startswith("file:")]) == 1
    assert page.outside == [] and page.evaluate("window.evil") is None
    if with_run:
        assert page.locator("svg path").count() >= 5
        pictures = [pixels(page)[60:380, :640]]
        for _ in range(4):
            page.wait_for_timeout(700)
            pictures.append(pixels(page)[60:380, :640])
        assert max((np.abs(p - pictures[0]).max(axis=-1) > 40).sum() for p in pictures[1:]) > 100  # it plays
