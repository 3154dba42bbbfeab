"""Whether networks are passive: dissipative, and what they store bounded below, by itself or by what ties it."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from components.benches import bench
from poinsot import chemical, control, electrical, hydraulic, rotational, thermal, transducers, translational
from poinsot.elements import TRANSLATIONAL, terminals
from poinsot.networks.passivity import Passivity, conserved

SEEDS = range(25)
Placed = list[tuple[Any, tuple[str, ...]]]

MASS = (translational.Mass("M", 2.0), ("a",))
WEIGHT = (translational.Weight("W", 2.0), ("a",))


def inverted(k: float) -> Callable[[Any], Any]:
    return lambda x: -k * x * x / 2


INVERTED = (translational.Spring("I", energy=inverted(3.0)), ("a", "ground"))
LEVER = (translational.Lever("L", 2.0), ("a", "ground", "b", "ground"))

CASES: list[tuple[str, Placed, str, str]] = [
    ("a falling mass", [MASS, WEIGHT], "refuted", "W.height"),
    ("a mass on a spring", [MASS, WEIGHT, (translational.Spring("S", 1e-3), ("a", "ground"))], "proved", ""),
    ("a mass that hangs on one that falls", [MASS, WEIGHT, (translational.Mass("N", 1.0), ("b",)),
     (translational.Spring("S", 9.0), ("a", "b"))], "refuted", "W.height"),
    ("two masses on a lever, their momenta bound", [MASS, WEIGHT, (translational.Mass("N", 2.0), ("b",)),
     (translational.Lever("L", 2.0), ("a", "ground", "b", "ground"))], "refuted", "W.height"),
    ("a weight that a rack lets turn a spring", [WEIGHT, (translational.Mass("M", 1.0), ("a",)),
     (transducers.RackAndPinion("R", 0.1), ("s", "ground", "a", "ground")),
     (rotational.TorsionSpring("T", 4.0), ("s", "ground"))], "proved", ""),
    ("an inverted spring beside a stiffer one", [MASS, INVERTED, (translational.Spring("S", 4.0), ("a", "ground"))],
     "proved", ""),
    ("an inverted spring beside a weaker one", [MASS, INVERTED, (translational.Spring("S", 2.0), ("a", "ground"))],
     "refuted", "I.elongation"),
    ("RC of megohms", [(electrical.VoltageSource("V", 1.0), ("a", "ground")),
     (electrical.Resistor("R", 5e6), ("a", "b")), (electrical.Capacitor("C", 1e-12), ("b", "ground")),
     (electrical.Inductor("L", 1e3), ("b", "ground"))], "proved", ""),
    ("warm bodies and a gas", [(thermal.HeatCapacity("H", 30.0, temperature=400.0), ("t",)),
     (thermal.IdealGas("G", 1.0, temperature=300.0, volume=0.01), ("t", "p")),
     (hydraulic.Accumulator("A", 1e-6), ("p",))], "proved", ""),
    ("substances", [(chemical.Amount("A", 1.0, standard_potential=-5e3), ("a",)), (chemical.Amount("B", 1.0), ("b",)),
     (chemical.Reaction("r", {"A": 1}, {"B": 2}, 0.1), ("a", "b"))], "proved", ""),
    ("a gas that expands into less than nothing", [(thermal.TemperatureSource("T", 300.0), ("u",)),
     (thermal.ThermalConductor("K", 1.0), ("u", "t")),
     (thermal.IdealGas("G", 1.0, temperature=300.0, volume=0.01, ambient=-1e5), ("t", "p")),
     (hydraulic.Resistance("R", 1e3), ("p", "ground"))], "refuted", "G.gas.displaced_volume"),
    ("a user's cosine on a wheel", [(rotational.Inertia("J", 0.1), ("s",)),
     (rotational.TorsionSpring("P", energy=lambda q: -9.81 * po.algebra.scalars.cos(q)), ("s", "ground"))], "proved",
     ""),
]  # fmt: skip


@pytest.mark.parametrize(("name", "parts", "answer", "along"), CASES, ids=[c[0] for c in CASES])
def test_known_networks(name: str, parts: Placed, answer: str, along: str) -> None:
    """As they are, in another order, and beside a passive stranger; a ray falls as it says."""
    net = bench(*parts)
    found = net.passivity()
    assert found.dissipative and found.bounded_below == answer, found.explain()
    assert found.holds == (answer == "proved")
    stranger: Placed = [
        (electrical.Capacitor("stranger", 1e-9, voltage=1.0), ("q", "ground")),
        (electrical.Resistor("strangers_load", 1e9), ("q", "ground")),
    ]
    for others in (parts[::-1], [*stranger, *parts]):
        again = bench(*others).passivity()
        assert again.bounded_below == answer and set(again.energy.ray) == set(found.energy.ray), again.explain()
    if answer == "refuted":
        assert along in found.energy.ray
        _falls(net, found)


def _falls(net: po.Network, found: Passivity) -> None:
    x = np.array(net.equations.guess, dtype=float)
    d = np.array([found.energy.ray.get(name, 0.0) for name in net.state_names])
    energies = [sum(map(float, net.equations.energies(list(x + t * d)))) for t in (0.0, 1e3, 1e6, 1e9)]
    assert all(later < earlier for earlier, later in pairwise(energies)) and energies[-1] < -1e6
    for terms in conserved(net.structure()):
        names = dict(zip(net.state_names, d, strict=True))
        assert abs(sum(c * names[name] for name, c in terms.items())) < 1e-12, "a ray keeps what is conserved"


def test_a_chain_falls_unless_something_holds_it(seed: int, rng: np.random.Generator) -> None:
    """Masses, weights and springs in random chains, any stiffness: passive exactly if all that weighs is held."""
    n = int(rng.integers(1, 6))
    parts: Placed = [(translational.Mass(f"M{k}", float(10 ** rng.uniform(-3, 3))), (f"n{k}",)) for k in range(n)]
    group = list(range(n + 1))  # n is the ground
    for k in range(int(rng.integers(0, 2 * n + 1))):
        i, j = (int(v) for v in rng.choice(n + 1, size=2, replace=False))
        ends = tuple("ground" if v == n else f"n{v}" for v in (i, j))
        parts.append((translational.Spring(f"S{k}", float(10 ** rng.uniform(-6, 6))), ends))
        group = [group[i] if g == group[j] else g for g in group]
    heavy = [k for k in range(n) if rng.random() < 0.6]
    parts += [(translational.Weight(f"W{k}", float(10 ** rng.uniform(-3, 3))), (f"n{k}",)) for k in heavy]
    order = rng.permutation(len(parts))
    net = bench(*(parts[k] for k in order))
    found = net.passivity()
    held = all(group[k] == group[n] for k in heavy)
    assert found.bounded_below == ("proved" if held else "refuted"), f"seed {seed}: {found.explain()}"
    if not held:
        _falls(net, found)


def test_no_loss_is_told_from_a_small_loss(seed: int, rng: np.random.Generator) -> None:
    """Random networks of capacitors, coils, masses and springs with a gyrator and a lever are lossless; the least
    resistor or damper, or a switch, makes them passive and is named."""
    nodes = [*map(str, range(int(rng.integers(1, 5)))), "ground"]

    def ends(prefix: str) -> tuple[str, ...]:
        return tuple(n if n == "ground" else prefix + n for n in map(str, rng.choice(nodes, 2, replace=False)))

    def size(least: float = -4.0) -> float:
        return float(10 ** rng.uniform(least, 4))

    parts: Placed = [(translational.Mass(f"M{n}", size()), (f"m{n}",)) for n in nodes[:-1]]
    parts += [(electrical.Capacitor(f"C{n}", size()), (f"e{n}", "ground")) for n in nodes[:-1]]
    for k in range(int(rng.integers(1, 6))):
        parts += [(electrical.Inductor(f"L{k}", size()), ends("e")), (translational.Spring(f"S{k}", size()), ends("m"))]
    parts += [
        (electrical.Gyrator("G", size()), ("e0", "ground", "f", "ground")),
        (electrical.Capacitor("Cf", 1.0), ("f", "ground")),
    ]
    parts += [(translational.Lever("V", size()), ("m0", "ground", "w", "ground"))]
    parts = [parts[k] for k in rng.permutation(len(parts))]
    found = bench(*parts).passivity()
    assert found.verdict == "lossless" and found.holds and not found.taking, f"seed {seed}: {found.explain()}"
    tiny = size(-300)
    for taker in (
        (electrical.Resistor("R", tiny), ends("e")), (electrical.Conductor("R", tiny), ends("e")),
        (translational.Damper("R", tiny), ends("m")), (electrical.Switch("R", 1.0), ends("e")),
    ):  # fmt: skip
        found = bench(*parts, taker).passivity()
        assert found.verdict == "passive" and found.holds and found.taking == ("R",), f"seed {seed}: {found.explain()}"


def test_heat_that_is_kept_is_no_loss() -> None:
    """A resistor that heats a body, which heats another."""
    parts: Placed = [
        (electrical.Capacitor("C", 1e-3, voltage=5.0), ("a", "ground")),
        (electrical.HeatingResistor("R", 10.0), ("a", "ground", "t")),
        (thermal.HeatCapacity("H", 30.0, temperature=400.0), ("t",)),
        (thermal.ThermalConductor("K", 2.0), ("t", "u")),
        (thermal.HeatCapacity("J", 3.0, temperature=300.0), ("u",)),
    ]
    assert bench(*parts).passivity().verdict == "lossless"
    assert bench(*parts, (electrical.Resistor("L", 1e9), ("a", "ground"))).passivity().taking == ("L",)


def test_a_mechanism_is_held_by_springs_of_the_network_at_its_joint(tmp_path: Any) -> None:
    """A cart on an incline falls for ever, with a damper as well; a spring at its port holds it, however weak."""
    cart = incline(tmp_path, 0.3)

    def joined(*parts: Any) -> Passivity:
        net = po.Network("cart")
        net.add(cart.as_element("cart", ["slide"]), "a")
        for part in parts:
            net.add(part, "a", *["ground"] * (len(terminals(part)) - 1))
        return net.passivity()

    alone = joined(control.DampingInjection("D", 1.0, TRANSLATIONAL))
    assert alone.verdict == "not passive" and set(alone.energy.ray) == {"cart.slide"}, alone.explain()
    assert joined(translational.Spring("S", 1e-3)).holds
    shaped = control.EnergyShaping("H", lambda q: 1e-3 * q * q, ["port"], [0.0], TRANSLATIONAL)
    net = po.Network("shaped")
    net.add(cart.as_element("cart", ["slide"]), "a")
    net.add(shaped, "a")
    assert net.passivity().holds


def incline(folder: Any, slope: float) -> po.Mechanism:
    text = f"""poinsot = 1
name = "incline"
gravity = [0.0, 0.0, -9.81]
bodies.cart = {{mass = 2.0, inertia = [1.0, 1.0, 1.0]}}
pairs.slide.kind = "prismatic"
pairs.slide.between = ["ground", "cart"]
pairs.slide.point = [0,0,0]
pairs.slide.axis = [{np.cos(slope)},0.0,{np.sin(slope)}]
"""
    return po.load(saved(folder / "incline.toml", text))


def test_dampers_and_relations_that_give_are_told_with_the_energy() -> None:
    net = bench(MASS, WEIGHT, (translational.NonlinearDamper("N", force=lambda v: -v, active=True), ("a", "ground")))
    found = net.passivity()
    assert not found.dissipative and found.bounded_below == "refuted" and found.verdict == "not passive"
    assert "N may give power" in found.explain() and "not bounded below" in found.explain()


def test_what_is_not_known_is_said() -> None:
    net = bench(MASS, (translational.Spring("S", energy=lambda x: x * po.algebra.scalars.sin(x)), ("a", "ground")))
    found = net.passivity()
    assert found.verdict == "unknown" and not found.holds and "not known" in found.explain()
