"""A report as a browser shows it from disk: whole without a network, nothing runs, no words lie over each other."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from browser.seen import OVERLAPS
from cases import EXAMPLES

pytestmark = pytest.mark.long

EVIL = "<script>window.evil=1</script><img src=x onerror='window.evil=2'>"


@pytest.mark.parametrize(
    "file", ["networks/motor_drives_four_bar.toml", "bouncing_ball.toml", "networks/low_pass.toml"]
)
def test_a_report_from_disk_needs_nobody(page: Any, tmp_path: Path, file: str) -> None:
    run = po.simulate(po.load(EXAMPLES / file), time=2.0).assign_attrs(system=EVIL)
    path = po.report(run, tmp_path / "report.html")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    assert asked == [path.as_uri()] and page.outside == []
    assert page.evaluate("window.evil") is None and page.locator("script, img").count() == 0
    assert page.get_by_text(EVIL).count() >= 1 and page.locator("svg path").count() >= 3
    assert page.evaluate(OVERLAPS) == []


def test_the_scene_of_a_report_plays(page: Any, tmp_path: Path) -> None:
    from browser.seen import pixels

    system = po.load(EXAMPLES / "four_bar.toml")
    page.goto(po.report(po.simulate(system, time=2.0, samples=101), tmp_path / "r.html", system).as_uri())
    page.locator("iframe").scroll_into_view_if_needed()
    for _ in range(60):
        page.wait_for_timeout(1000)
        if (np.ptp(pixels(page), axis=-1) > 40).sum() > 200:
            return
    raise AssertionError("nothing was drawn")
