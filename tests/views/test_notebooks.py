"""What notebooks show: tables and pictures in which names are words, and nothing is asked of other hosts."""

from dataclasses import replace
from html.parser import HTMLParser

import numpy as np
import pytest
import sympy

import poinsot as po
from architecture.source_tree import ROOT
from poinsot import pairs
from poinsot.errors import printable
from poinsot.showing import Shown
from poinsot.simulation import Entry, Ledger
from views.hostile_diagrams import HOSTILE, tame

EXAMPLES = ROOT / "examples"
TAGS = {"div", "table", "thead", "tbody", "tr", "td", "th", "details", "summary", "b", "img"}
TAGS |= {"svg", "g", "path", "rect", "circle", "text", "title"}


class Reader(HTMLParser):
    """The tags, attributes and words of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.opened: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in TAGS, tag
        for key, value in attrs:
            assert not key.startswith("on") and key not in ("href", "srcdoc", "xlink:href")
            assert key != "src" or (value or "").startswith("data:image/png;base64,")
        if tag != "img":
            self.opened.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.opened.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.opened.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def words(thing: Shown) -> list[str]:
    """The words of a page that is well formed and starts nothing."""
    reader = Reader()
    reader.feed(thing._repr_html_())
    reader.close()
    assert not reader.opened
    return reader.words


def cut(name: str) -> str:
    shown = printable(name)
    return shown if len(shown) <= 80 else f"{shown[:79]}…"


@pytest.mark.parametrize("file", ["four_bar.toml"])
def test_mechanisms(file: str) -> None:
    mechanism = po.load(EXAMPLES / file)
    found = words(mechanism)
    assert {b.name for b in mechanism.model.bodies} | {j.name for j in mechanism.model.joints} <= set(found)
    assert "data:image/png" in mechanism._repr_html_()


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "gr\u202eduo\x00\"'&amp;]]>"])
def test_names_of_mechanisms_are_words(name: str) -> None:
    body = po.Body(name, po.Inertia.at_centre(1.0, np.zeros(3), np.ones(3)))
    joint = po.Joint(name, pairs.revolute(), "ground", name)
    mechanism = po.Mechanism(po.Model(name, (body,), (joint,)))
    assert words(mechanism).count(cut(name)) == 2


def test_networks_while_they_are_built() -> None:
    net = po.Network("<script>alert(1)</script>")
    assert "no elements yet" in words(net)
    net.add(po.electrical.VoltageSource("V", 1.0), "<b>", "ground")
    net.add(po.electrical.Resistor("<img src=x onerror=alert(1)>", 2.0), "<b>", "c")
    assert any("not whole yet" in w for w in words(net))
    net.connect("c", "ground")
    assert "<img src=x onerror=alert(1)>" in words(net)
    page = net._repr_html_()
    assert "V" in tame(page[page.index("<svg") : page.index("</svg>") + 6])


def test_runs_and_ledgers() -> None:
    net = po.load(EXAMPLES / "networks" / "gear_train.toml")
    run = po.simulate(net, time=0.01, dataset=False)
    found = words(run)
    assert "balanced" in found and "flywheel.angular_momentum" in found
    assert "flywheel" in words(run.ledger())
    hostile = replace(run, attrs={**run.attrs, "system": HOSTILE[-1]})
    assert any(HOSTILE[-1] in w for w in words(hostile))
    book = Ledger((Entry("port", '"><svg onload=alert(1)>', -1.0),), 1.0, 1.0, 1.0, 1.0, 1.0, 1e-8)
    assert {'"><svg onload=alert(1)>', "UNBALANCED"} <= set(words(book))


def test_linear_systems_show_their_poles() -> None:
    pendulum = po.load(EXAMPLES / "double_pendulum.toml")
    system = pendulum.linearize(np.zeros(pendulum.nq))
    assert words(system).count("stable") == 4
    assert any("<i>" in w for w in words(replace(system, state_names=("<i>",) * 4)))


@pytest.mark.parametrize("seed", range(10))
def test_screws_say_where_they_are(rng: np.random.Generator) -> None:
    """Pitch and magnitude are those of the screw, wherever the motor is written down."""
    axis, point, h = rng.normal(size=3), rng.normal(size=3), float(rng.normal())
    for motor in (po.Screw.along(point, axis, h).twist(2.0), po.Screw.along(point, axis, h).wrench(2.0)):
        found = words(motor)
        assert any(w.startswith(f"{h:.6g}".replace("-", "−")) for w in found)
        assert any(w.startswith("2 ") for w in found)
    for other in (po.Line.along(point, axis), po.Screw.improper(axis), po.Twist.zero(), po.Line.at_infinity(axis)):
        assert words(other)
    assert words(po.Twist(np.array(sympy.symbols("a b c")), np.zeros(3)))
