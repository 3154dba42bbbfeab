"""Diagrams, bond graphs and pages of notebooks in Chromium: nothing runs, nothing is asked for, no words overlap."""

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

import poinsot as po
from architecture.source_tree import ROOT
from browser.seen import OVERLAPS
from cases import saved
from components.element_zoo import ZOO
from networks.random_networks import network, random_circuit
from networks.solvable import solvable
from poinsot.elements import terminals
from poinsot.views.diagrams.diagram import framed
from poinsot.views.diagrams.sketch import sketch
from views.hostile_diagrams import EXAMPLES, HOSTILE

pytestmark = pytest.mark.long


CROSSED = """() => {
  const words = [...document.querySelectorAll('svg text')].map(t => [t.textContent, t.getBoundingClientRect()]);
  const found = new Set();
  for (const path of document.querySelectorAll('.bond path, .net path')) {
    const turn = path.getScreenCTM(), long = path.getTotalLength();
    for (let s = 0; s <= long; s += 4) {
      const p = path.getPointAtLength(s).matrixTransform(turn);
      for (const [word, r] of words)
        if (p.x > r.left + 1 && p.x < r.right - 1 && p.y > r.top + 4 && p.y < r.bottom - 4) found.add(word);
    }
  }
  return [...found];
}"""


def shown(page: Any, body: str) -> list[list[str]]:
    """Show a page of our own; the pairs of words that overlap there, after making sure that nothing acted."""
    page.add_init_script(
        "window.acted = []; for (const f of ['alert', 'open', 'print']) window[f] = () => acted.push(f)"
    )
    page.goto("about:blank")
    page.set_content(f"<!doctype html><html><body>{body.replace('max-width:100%;', '')}</body></html>")
    assert page.evaluate("acted") == [] and page.outside == []
    assert page.evaluate("document.querySelectorAll('script, iframe, object, a').length") == 0
    found: list[list[str]] = page.evaluate(OVERLAPS)
    return found


def pictures() -> Iterator[tuple[str, Callable[[], str]]]:
    """Names of pictures, and how each is drawn: by its test, not where tests are only collected."""
    for file in EXAMPLES:
        yield file.stem, lambda file=file: po.load(file).diagram().svg
        yield f"{file.stem} opened", lambda file=file: po.load(file).diagram(opened=True).svg
        yield f"{file.stem} bonds", lambda file=file: po.load(file).bond_graph().svg
    for seed in range(12):
        yield f"random {seed}", lambda seed=seed: network(random_circuit(np.random.default_rng(seed))).diagram().svg
        yield f"random bonds {seed}", lambda seed=seed: solvable(seed)[0].bond_graph().svg
    yield "sixty", lambda: network(random_circuit(np.random.default_rng(3), "RRRCCLVI", 30, 60)).diagram().svg
    for apart in (False, True):
        yield f"zoo {apart}", lambda apart=apart: zoo(apart)


def zoo(apart: bool) -> str:
    """Every element in one diagram: in a row, or each on nodes of its own."""
    placed = []
    for i, (name, make) in enumerate(ZOO.items()):
        element = make(name)
        nodes = ["ground" if apart and k % 2 else f"{i}.{k}" for k, _ in enumerate(terminals(element))]
        placed.append((element, tuple(nodes)))
    return framed(sketch(tuple(placed)), "zoo").svg


CROWDED = ("inverter_losses bonds",)
"""Bond graphs of opened composites through whose words lines run: row 490."""


def marked(name: str, draw: Callable[[], str]) -> Any:
    """A picture, expected to fail if it is crowded."""
    why = pytest.mark.xfail(reason="claims.csv #490: lines run through words", strict=True)
    return pytest.param(name, draw, id=name, marks=[why] * (name in CROWDED))


@pytest.mark.parametrize(("name", "draw"), [marked(*each) for each in pictures()])
def test_words_keep_apart(page: Any, name: str, draw: Callable[[], str]) -> None:
    svg = draw()
    assert shown(page, svg) == []
    crossed = page.evaluate(CROSSED)
    assert not crossed or "random bonds" in name, f"lines run through {crossed}"
    pixels = np.asarray(Image.open(BytesIO(page.locator("svg").screenshot())).convert("L"))
    assert (pixels < 200).sum() > 300, "something is to be seen"


def test_overlaps_would_be_found(page: Any) -> None:
    svg = '<svg width="200" height="50"><text x="9" y="20">one</text><text x="15" y="22">two</text></svg>'
    assert shown(page, svg) == [["one", "two"]]
    assert shown(page, svg.replace('x="15"', 'x="190"')) == [["two", "outside"]]


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_acts(page: Any, name: str) -> None:
    net = po.Network(name)
    net.add(po.electrical.VoltageSource("V", 1.0), name, "ground")
    net.add(po.electrical.Resistor(name, 2.0), name, "ground")
    shown(page, net.diagram().svg + net.bond_graph().svg + net._repr_html_())


def test_a_picture_stands_by_itself(page: Any, tmp_path: Path) -> None:
    """As a file that the browser opens, and as an image of a page."""
    file = tmp_path / "net.svg"
    po.load(EXAMPLES[0]).diagram().save(file)
    page.goto(file.as_uri())
    assert page.evaluate("document.documentElement.tagName") == "svg"
    page.goto((saved(tmp_path / "page.html", '<img src="net.svg">')).as_uri())
    assert page.evaluate("document.images[0].naturalWidth") > 300


@pytest.mark.parametrize("file", ["four_bar.toml", "kinestatics/stewart.toml"])
def test_pages_of_mechanisms(page: Any, file: str) -> None:
    shown(page, po.load(ROOT / "examples" / file)._repr_html_())
    assert page.evaluate("document.images[0].naturalWidth") > 300
