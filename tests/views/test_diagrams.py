"""Diagrams of networks: every element has its picture, every name is data, every file of the examples can be drawn."""

import re
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from components.element_zoo import ZOO
from hostile import NASTY
from networks.random_networks import network, random_circuit
from poinsot import ModelError
from poinsot.components.primitives import GROUND
from poinsot.elements import symbols, terminals
from poinsot.errors import printable
from poinsot.views.diagrams.diagram import framed
from poinsot.views.diagrams.sketch import sketch
from views.hostile_diagrams import EXAMPLES, HOSTILE, tame


@pytest.mark.sample(6)
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda f: f.stem)
def test_examples_are_drawn(file: Path) -> None:
    net = po.load(file)
    picture = net.diagram()
    assert {e.name for e, _ in net.model.placed} <= set(tame(picture.svg))
    assert picture.svg == net.diagram().svg, "the same network has the same picture"
    assert len(tame(net.diagram(opened=True).svg)) >= len(tame(picture.svg))
    assert {e.name for e in net.model.primitives} <= set(tame(net.bond_graph().svg))


@pytest.mark.sample(1)
@pytest.mark.parametrize("grounded", [(), (0,), (1,), (1, 3), (0, 1, 2, 3, 4)])
def test_every_element_has_a_picture(grounded: tuple[int, ...]) -> None:
    """On nodes of its own, or with some of its terminals on the ground."""
    for name, make in ZOO.items():
        element = make(name)
        nodes = tuple(GROUND if k in grounded else f"n{k}" for k, _ in enumerate(terminals(element)))
        assert tame(framed(sketch(((element, nodes),)), "one").svg)[:1] == [name]


def test_every_element_of_the_package_says_how_it_is_drawn() -> None:
    plain = {name for name, make in ZOO.items() if symbols.drawing_of(make("E")) is symbols.PLAIN}
    assert plain <= {"coupled inductors"}


@pytest.mark.parametrize("name", [*NASTY[::4], *HOSTILE[len(NASTY) :]])
def test_names_are_data(name: str) -> None:
    net = po.Network(name)
    net.add(po.electrical.VoltageSource("V", 1.0), name, "ground")
    net.add(po.electrical.Resistor(name, 2.0), name, "ground")
    assert printable(name) in tame(net.diagram().svg)
    assert printable(name) in tame(net.bond_graph().svg)
    outer = po.Network("outer")
    outer.add(net.as_element(name, {"p": name}), "a")
    outer.add(po.electrical.Resistor("load", 2.0), "a", "ground")
    assert printable(name) in tame(outer.diagram().svg)


@pytest.mark.parametrize("seed", range(12))
def test_random_networks_are_drawn_whole(seed: int) -> None:
    """Every element once; the names of elements and nodes change nothing but the words."""
    circuit = random_circuit(np.random.default_rng(seed))
    net = network(circuit)
    picture = net.diagram()
    assert sorted(tame(picture.svg)) == sorted(part.name for part in circuit)
    assert picture.crossings <= 3 * len(circuit)


def test_a_ladder_crosses_nothing() -> None:
    net = po.Network("ladder")
    net.add(po.electrical.VoltageSource("V", 1.0), "n0", "ground")
    for k in range(40):
        net.add(po.electrical.Resistor(f"R{k}", 1.0), f"n{k}", f"n{k + 1}")
        net.add(po.electrical.Capacitor(f"C{k}", 1.0), f"n{k + 1}", "ground")
    assert net.diagram().crossings == 0


def test_what_nobody_could_read_is_refused(tmp_path: Path) -> None:
    net = po.Network("long")
    for k in range(2000):
        net.add(po.electrical.Resistor(f"R{k}", 1.0), f"n{k}" if k else "ground", f"n{k + 1}")
    net.add(po.electrical.VoltageSource("V", 1.0), "n2000", "ground")
    with pytest.raises(ModelError, match="2001 elements"):
        net.diagram()
    small = po.load(EXAMPLES[0]).diagram()
    with pytest.raises(ModelError, match=r"\.svg"):
        small.save(tmp_path / "a.png")
    with pytest.raises(ModelError, match="cannot be written"):
        small.save(tmp_path / "missing" / "a.svg")
    small.save(tmp_path / "a.svg")
    style = re.compile(r"<style>@media \(prefers-color-scheme:dark\)\{[^<]*\}</style>")  # of files alone
    assert style.sub("", (tmp_path / "a.svg").read_text(encoding="utf-8")) == small.svg
