"""How soon is a robot seen in the browser, and how many poses a second does the viewer send?

Of Unitree's G1 with its meshes, caches warm. Poses: all bodies moved, in one message, from Python until it is queued,
without a page and with one that reads everything. First picture: from the start of the command until Chromium (software
WebGL, 640 × 400) shows the robot; and from the request of the page. No peer does the same.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from typing import Any

import numpy as np
from common import NO_ROBOTS, finish, options, robot

from poinsot.cli.bench import BenchFigure, bounded

ROBOT = "g1_29dof_rev_1_0"
PICTURE, POSES = 3.0, 60.0
SECONDS = 3.0
_FLAGS = ["--no-sandbox", "--disable-background-networking", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
_COMMAND = "import sys; sys.argv = ['poinsot', *sys.argv[1:]]; from poinsot.cli import main; main()"


def at_least(case: str, measure: str, ours: float, least: float) -> BenchFigure:
    """A row of one figure that should reach a number."""
    return BenchFigure(case, measure, ours, goal=f"≥ {least:g}", met=bool(ours >= least))


def poses_a_second(viewer: Any, mechanism: Any) -> float:
    """How often all bodies are moved in a second of the clock."""
    rng = np.random.default_rng(0)
    moves = 0.3 * rng.normal(size=(50, mechanism.nv))
    some = np.asarray(mechanism.integrate(mechanism.neutral(), moves))
    count, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        viewer._desk.do(lambda k=count: viewer.world.pose({0: some[k % len(some)]}))
        count += 1
    return count / (time.perf_counter() - begin)


def with_a_page(viewer: Any, mechanism: Any) -> tuple[float, float]:
    """The same while a page reads, and how many messages a second reach it."""
    import viser
    from websockets.sync.client import connect

    guard = viewer._guard
    got = 0
    with connect(
        f"ws://127.0.0.1:{guard.port}/{guard.token}", origin=f"http://127.0.0.1:{guard.port}",  # type: ignore[arg-type]
        subprotocols=[f"viser-v{viser.__version__}"], max_size=None, proxy=None,  # type: ignore[list-item]
    ) as connection:  # fmt: skip

        def read() -> None:
            nonlocal got
            try:
                for _ in connection:
                    got += 1
            except Exception:  # closed
                return

        threading.Thread(target=read, daemon=True).start()
        time.sleep(1.0)
        got, begin = 0, time.perf_counter()
        sent = poses_a_second(viewer, mechanism)
        return sent, got / (time.perf_counter() - begin)


def first_picture(file: str, cache: str) -> tuple[float, float, float] | None:
    """Seconds until the command prints the address, until the page has loaded its script, until the robot is seen."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        return None
    from PIL import Image
    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium, args=_FLAGS)
        page = browser.new_page(viewport={"width": 640, "height": 400})
        begin = time.perf_counter()
        command = subprocess.Popen(
            [sys.executable, "-c", _COMMAND, "view", file, "--no-browser"], stdout=subprocess.PIPE, text=True,
            stderr=subprocess.DEVNULL, env={**os.environ, "POINSOT_CACHE": cache},
        )  # fmt: skip
        try:
            assert command.stdout is not None
            address = re.search(r"http://\S+", next(line for line in command.stdout if "http://" in line))
            assert address is not None
            printed = time.perf_counter() - begin
            page.goto(address[0])
            loaded = time.perf_counter() - begin
            while time.perf_counter() - begin < 120.0:
                picture = np.asarray(Image.open(io.BytesIO(page.screenshot(timeout=120_000))).convert("L"), dtype=float)
                if (picture[150:400, :310] < 90).sum() > 150:  # its dark parts, below the notice of software WebGL
                    return printed, loaded, time.perf_counter() - begin
            return None
        finally:
            command.terminate()
            command.wait()
            browser.close()


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    file = robot(ROBOT)
    if file is None:
        finish([BenchFigure(ROBOT, "not measured", None, peer_name=NO_ROBOTS)], __doc__ or "", arguments.json)
        return
    import poinsot as po

    warnings.simplefilter("ignore")
    rows: list[BenchFigure] = []
    with tempfile.TemporaryDirectory() as empty:
        cache = os.environ.get("POINSOT_CACHE", empty)
        os.environ["POINSOT_CACHE"] = cache
        mechanism = po.load(file)
        po.view(mechanism, browser=False).close()  # fills the caches
        begin = time.perf_counter()
        with po.view(mechanism, browser=False) as viewer:
            rows.append(bounded(ROBOT, "viewer made, warm [s]", time.perf_counter() - begin, PICTURE))
            rows.append(at_least(ROBOT, "poses sent, no page [1/s]", poses_a_second(viewer, mechanism), POSES))
            sent, reached = with_a_page(viewer, mechanism)
            rows.append(at_least(ROBOT, "poses sent, one page [1/s]", sent, POSES))
            rows.append(at_least(ROBOT, "messages that reach it [1/s]", reached, 30.0))
        found = first_picture(str(file), cache)
        if found is not None:
            for what, seconds in zip(("address printed", "page loaded", "first picture"), found, strict=True):
                rows.append(bounded(ROBOT, f"{what}, from the start of the command [s]", seconds, PICTURE))
            rows.append(bounded(ROBOT, "first picture, from the request of the page [s]", found[2] - found[0], PICTURE))
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
