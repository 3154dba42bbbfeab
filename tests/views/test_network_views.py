"""What is printed of a network: equations that are those which run, a report that names what matters."""

import math
import re
from collections.abc import Callable
from io import StringIO
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy
from rich.console import Console

import poinsot as po
from components.element_zoo import ZOO
from hostile import NASTY
from networks.random_networks import each_seed, network, random_circuit
from networks.solvable import consistent_state, solvable
from poinsot import ModelError, electrical, load_family
from poinsot.components.primitives import GROUND
from poinsot.elements import symbols, terminals
from poinsot.errors import printable
from poinsot.views.diagrams.diagram import framed
from poinsot.views.diagrams.laying import lay_out, net_ranks
from poinsot.views.diagrams.shapes import BOTH, EAST, WEST, BlockLayout, DiagramBlock, Pin
from poinsot.views.diagrams.sketch import sketch
from poinsot.views.network_equations import equation_lines, network_equations, network_form, symbolic, symbolic_forms
from poinsot.views.network_report import network_report
from views.hostile_diagrams import EXAMPLES, HOSTILE, tame

NETWORKS = Path(__file__).resolve().parents[2] / "examples" / "networks"


@pytest.mark.sample(3)
@each_seed
def test_printed_equations_are_those_that_run(seed: int) -> None:
    net, _ = solvable(seed, "RRCCLLVI")
    e = net.equations
    t = 0.3
    x = consistent_state(net, seed, t)
    flow = e.evaluate(list(x), t, [])
    values = dict(zip(net.state_names, map(float, x), strict=True))
    values |= {source.name: float(e.value(source.name, t, [])) for _, source in e.sources}
    values |= {f"λ({net.model.branches[b].name})": float(flow.rates[e.state_of_branch[b]]) for b in e.excess.branches}
    rates = dict(zip(net.state_names, map(float, flow.rates), strict=True))
    for kind, left, right in equation_lines(e):
        value = float(right.subs({s: values[str(s)] for s in right.free_symbols}))
        if kind == "conjugate":
            values[left] = value
        elif kind == "rate":
            assert value == pytest.approx(rates[left.removeprefix("d/dt ")], rel=1e-9, abs=1e-9)
        elif kind == "zero":
            assert abs(value) < 1e-9


@pytest.mark.parametrize("size", [1e-40, 1e-18, 1e-15, 3e-14, 1e15, 1e40])
def test_printed_numbers_keep_their_digits_at_any_size(size: float) -> None:
    """Law  rates by what is printed are those that run, to the twelve digits shown; R of the form is 1/R."""
    net = po.Network("small")
    net.add(electrical.Capacitor("C", 3.0), "a", GROUND)
    net.add(electrical.Conductor("R", 7.0 * size), "a", GROUND)
    form = network_form(net)
    net.add(electrical.NonlinearResistor("N", current=lambda v: size * (v + v * v * v / 3.0)), "a", GROUND)
    namespace = {"math": math, "C_charge": 1.7}
    exec(network_equations(net, "python"), namespace)
    rate = float(net.equations.evaluate([1.7], 0.0, []).rates[0])
    assert namespace["rate_C_charge"] == pytest.approx(rate, rel=1e-11, abs=0.0)
    (entry,) = (line for line in form.splitlines() if line.startswith("R["))
    assert float(sympy.sympify(entry.split(" = ")[1])) == pytest.approx(7.0 * size, rel=1e-11, abs=0.0)


def test_python_equations_can_be_run() -> None:
    net = po.load(NETWORKS / "gear_train.toml")
    names = {
        "first_angular_momentum": 0.02, "second_angular_momentum": 0.1, "shaft_angle": 0.01,
        "flywheel_angular_momentum": 2.0,
    }  # fmt: skip
    namespace: dict[str, float] = {**names, "drive": 1.0, "rate_first_": 0.0, "rate_second_": 0.0}
    exec(network_equations(net, "python"), {"math": math}, namespace)
    assert namespace["shaft_torque"] == pytest.approx(3.0)


PAIR = (1e-9, 1e-9)
DEVICES: dict[str, Callable[[], Any]] = {
    "diode": lambda: electrical.Diode("D", 1e-12, series_resistance=9.0, capacitance=1e-9),
    "breakdown": lambda: electrical.Diode("D", 1e-12, breakdown_voltage=0.7, capacitance=1e-9),
    "bipolar": lambda: electrical.BipolarTransistor("D", 1e-14, early_voltage=(50.0, 0.0), capacitance=PAIR),
    "NMOS": lambda: electrical.MOSFET("D", 1e-3, 0.3, body_effect=0.4, modulation=0.02, capacitance=PAIR),
    "PMOS": lambda: electrical.MOSFET("D", 1e-3, -0.3, polarity="PMOS", modulation=0.02, capacitance=PAIR),
    "JFET": lambda: electrical.JunctionFET("D", 1e-3, -2.0, modulation=0.02, capacitance=PAIR),
}


@pytest.mark.sample(2)
@each_seed
@pytest.mark.parametrize("device", DEVICES)
def test_printed_equations_of_devices_choose_as_those_that_run(device: str, seed: int) -> None:
    """Law  choices within the conditions of choices are written as they stand, and compute the rates at any charges."""
    rng = np.random.default_rng(seed)
    net, made = po.Network("device"), DEVICES[device]()
    net.add(made, *(nodes := terminals(made)))
    for node in nodes:
        net.add(electrical.Resistor(f"R{node}", 50.0), node, f"at {node}")
        net.add(electrical.Capacitor(f"C{node}", 1e-9), f"at {node}", GROUND)
    x = rng.uniform(-1.5, 0.6, len(net.state_names)) * 1e-9
    namespace = {"math": math, **{name.replace(".", "_"): q for name, q in zip(net.state_names, x, strict=True)}}
    exec(network_equations(net, "python"), namespace)
    found = [namespace[f"rate_{name.replace('.', '_')}"] for name in net.state_names]
    rates = net.equations.evaluate(list(x), 0.0, []).rates
    np.testing.assert_allclose(found, rates, rtol=1e-8, atol=1e-10 * np.abs(rates).max())


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["levitated_ball", "low_pass", "motors_drive_arm", "cylinder_lifts_four_bar"])
def test_equations_with_symbols_are_those_of_the_network(name: str) -> None:
    """Law  with the parameters at their values they are the lines with numbers; mechanisms keep theirs."""
    family = load_family(NETWORKS / f"{name}.toml")
    values = {sympy.Symbol(key, real=True): value for key, value in family.build.defaults.items()}
    known = equation_lines(family.network.equations)
    found = equation_lines(symbolic(family))
    used = set()
    rng = np.random.default_rng(0)
    for (_, left, expected), (_, again, right) in zip(known, found, strict=True):
        assert left == again
        used |= right.free_symbols & values.keys()
        at = {s: rng.uniform(0.1, 1.0) for s in right.free_symbols | expected.free_symbols}
        number = float(expected.subs(at))
        assert float(right.subs(at | values)) == pytest.approx(number, rel=1e-9, abs=1e-12), left
    kept = {"motors_drive_arm": {"gear", "rotor"}, "cylinder_lifts_four_bar": set()}
    assert {str(s) for s in used} == kept.get(name, set(family.parameter_names))


def test_latex_is_balanced() -> None:
    text = network_equations(po.load(NETWORKS / "low_pass.toml"), "latex")
    assert text.count("{") == text.count("}") and r"\frac{d}{dt}" in text


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", sorted(f.name for f in NETWORKS.iterdir() if f.is_file()))
def test_every_example_has_a_report(name: str) -> None:
    net = po.load(NETWORKS / name)
    console = Console(width=200, file=StringIO())
    console.print(network_report(net))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    for part in (*net.element_names[:3], "Elements", "States of storage", "passivity", "index"):
        assert part in text
    for cause in net.structure().causes():
        assert cause.split(":")[0] in text


def test_the_printed_form_of_two_gases_is_that_of_the_source() -> None:
    """S3: J between the entropies is σ (1/T₁ − 1/T₂), σ = 5 W/K in the file; with numbers it is the J that runs."""
    net = po.load(NETWORKS / "two_gases.toml")
    assert "J[left.heat.entropy, right.heat.entropy] = " in network_form(net)
    states, parts = symbolic_forms(net)
    T1, T2 = (sympy.Symbol(f"{side}.heat.temperature", real=True) for side in ("left", "right"))
    assert sympy.simplify(parts["J"][0, 2] - 5 * (1 / T1 - 1 / T2)) == 0
    form = net.structure().explicit()
    x = np.array(net.initial_state(), dtype=float)
    slopes = dict(zip(("left.heat.temperature", "left.gas.pressure", "right.heat.temperature", "right.gas.pressure"),
                      form.gradient(x), strict=True))  # fmt: skip
    for at in np.ndindex(4, 4):
        printed = parts["J"][at].subs({s: float(slopes[str(s)]) for s in parts["J"][at].free_symbols})
        assert float(printed) == pytest.approx(float(form.coefficients(x).J[at]), rel=1e-9)
    assert states == form.states


# Diagrams of networks: every element has its picture, every name is data, every file of the examples can be drawn.
@pytest.mark.sample(2)
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
    with pytest.raises(ModelError, match="cannot write"):
        small.save(tmp_path / "missing" / "a.svg")
    small.save(tmp_path / "a.svg")
    style = re.compile(r"<style>@media \(prefers-color-scheme:dark\)\{[^<]*\}</style>")  # of files alone
    assert style.sub("", (tmp_path / "a.svg").read_text(encoding="utf-8")) == small.svg


# Laws of the layout on random blocks: nothing overlaps, nothing is passed through, every net is whole and apart.
def random_blocks(rng: np.random.Generator, nets: int, parts: int) -> tuple[list[DiagramBlock], list[int]]:
    """Blocks of one, two and more pins on random nets, all joined, and the ranks of the nets."""
    blocks: list[DiagramBlock] = []
    groups: list[list[int]] = []
    for k in range(parts):
        count = 2 if k < nets - 1 else int(rng.choice([1, 2, 2, 3, 4]))
        on = [int(n) for n in rng.choice(nets, size=min(count, nets), replace=False)]
        if k < nets - 1:
            on = [int(rng.integers(k + 1)), k + 1]
        groups.append(on)
    ranks, _ = net_ranks(groups, [0], nets)
    for k, on in enumerate(groups):
        w, h = float(rng.uniform(20, 60)), float(rng.uniform(10, 50))
        if len(on) == 1:
            pins = [Pin(on[0], BOTH, 0.0, (0.0, 0.0))]
        else:
            on = sorted(on, key=ranks.__getitem__)
            sides = [WEST, *(int(rng.choice([WEST, EAST])) for _ in on[2:]), EAST]
            pins = []
            for side in (WEST, EAST):
                some = [n for n, s in zip(on, sides, strict=True) if s == side]
                pins += [Pin(n, side, h * (2 * i + 1) / len(some) - h, (-w, w)) for i, n in enumerate(some)]
        blocks.append(DiagramBlock(w, w, h + 4, h + 4, pins, "x", float(k)))
    return blocks, ranks


def strictly_inside(block: DiagramBlock, at: tuple[float, float], piece: tuple[tuple[float, float], ...]) -> bool:
    """Whether a straight piece passes through the inside of a block."""
    (x0, y0), (x1, y1) = piece
    left, right, top, bottom = at[0] - block.left, at[0] + block.right, at[1] - block.above, at[1] + block.below
    return max(x0, left + 0.1) < min(x1, right - 0.1) + 1e-9 and max(y0, top + 0.1) < min(y1, bottom - 0.1) + 1e-9


def on_one_another(a: tuple[tuple[float, float], ...], b: tuple[tuple[float, float], ...]) -> bool:
    """Whether two straight pieces share more than a point."""
    (ax0, ay0), (ax1, ay1) = a
    (bx0, by0), (bx1, by1) = b
    level = ay0 == ay1 and by0 == by1 and abs(ay0 - by0) < 0.1 and min(ax1, bx1) - max(ax0, bx0) > 0.1
    upright = ax0 == ax1 and bx0 == bx1 and abs(ax0 - bx0) < 0.1 and min(ay1, by1) - max(ay0, by0) > 0.1
    return level or upright


def joined(layout: BlockLayout, net: int, blocks: list[DiagramBlock]) -> bool:
    """Whether the wires of a net reach all its pins, and each other."""
    pieces = layout.wires.get(net, [])
    places: list[list[tuple[float, float]]] = []
    for block, (x, y) in zip(blocks, layout.at, strict=True):
        for pin in block.pins:
            if pin.net == net:
                reach = {WEST: pin.reach[:1], EAST: pin.reach[1:], BOTH: pin.reach}[pin.side]
                places.append([(x + r, y + pin.y) for r in reach])
    nodes = [*places, *([*p] for p in pieces)]
    leader = list(range(len(nodes)))

    def root(k: int) -> int:
        while leader[k] != k:
            k = leader[k]
        return k

    for i, j in combinations(range(len(nodes)), 2):
        if touch(nodes[i], nodes[j], i >= len(places), j >= len(places)):
            leader[root(i)] = root(j)
    return len({root(k) for k in range(len(nodes))}) == 1


def touch(a: list[tuple[float, float]], b: list[tuple[float, float]], a_wire: bool, b_wire: bool) -> bool:
    """Whether pins or wires touch."""

    def box(points: list[tuple[float, float]], wire: bool) -> list[tuple[float, float, float, float]]:
        if wire:
            (x0, y0), (x1, y1) = points
            return [(x0, y0, x1, y1)]
        return [(x, y, x, y) for x, y in points]

    return any(
        max(p[0], q[0]) <= min(p[2], q[2]) + 0.01 and max(p[1], q[1]) <= min(p[3], q[3]) + 0.01
        for p in box(a, a_wire) for q in box(b, b_wire)
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(30))
def test_nothing_overlaps_and_every_net_is_whole(rng: np.random.Generator) -> None:
    nets = int(rng.integers(2, 9))
    blocks, ranks = random_blocks(rng, nets, nets - 1 + int(rng.integers(0, 9)))
    layout = lay_out(blocks, ranks)
    for (a, p), (b, q) in combinations(zip(blocks, layout.at, strict=True), 2):
        aside = p[0] + a.right <= q[0] - b.left + 0.1 or q[0] + b.right <= p[0] - a.left + 0.1
        assert aside or p[1] + a.below <= q[1] - b.above + 0.1 or q[1] + b.below <= p[1] - a.above + 0.1
    for net, pieces in layout.wires.items():
        for piece in pieces:
            assert piece[0][0] == piece[1][0] or piece[0][1] == piece[1][1], "wires are level or upright"
            for block, at in zip(blocks, layout.at, strict=True):
                if all(pin.net != net for pin in block.pins):
                    assert not strictly_inside(block, at, piece)
        assert joined(layout, net, blocks)
    for a, b in combinations(layout.wires, 2):
        assert not any(on_one_another(p, q) for p in layout.wires[a] for q in layout.wires[b]), (a, b)
