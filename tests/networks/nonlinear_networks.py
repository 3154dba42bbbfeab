"""Random networks with nonlinear storage and resistors, of several domains, solved at one state in floats."""

from typing import Any

import numpy as np
from scipy.optimize import root

import poinsot as po
from networks.random_networks import NodalAnalysis, random_circuit
from poinsot import Network, electrical
from poinsot import electrical as el
from poinsot.algebra import Scalar, exp
from poinsot.algebra.arrays import Floats
from poinsot.networks.equations import CausalEquations, Flow


def random_nonlinear(rng: np.random.Generator, kinds: str = "RRDCCLLVITG") -> Network:
    """A solvable random circuit whose storage has a quartic part and some of whose resistors have a cubic one."""
    while True:
        circuit = random_circuit(
            rng, kinds.replace("D", "R"), nodes=int(rng.integers(2, 6)), parts=int(rng.integers(5, 12))
        )
        if NodalAnalysis(circuit).is_regular():
            break
    net = Network("nonlinear circuit")
    for part in circuit:
        c = part.values[0]
        element: Any = part.element()
        if part.kind == "C":
            element = electrical.Capacitor(part.name, energy=_bowl(c))
        elif part.kind == "L":
            element = electrical.Inductor(part.name, energy=_bowl(c))
        elif part.kind == "R" and "D" in kinds and rng.random() < 0.5:
            law = _cubic(c) if rng.random() < 0.7 else _exponential(c)
            way = "current" if rng.random() < 0.5 else "voltage"
            element = electrical.NonlinearResistor(part.name, **{way: law})
        net.add(element, *part.nodes)
    return net


def _bowl(c: float) -> Any:
    return lambda x: x * x / (2 * c) + x * x * x * x / 3


def _cubic(c: float) -> Any:
    return lambda x: c * x + 0.3 * x * x * x


def _exponential(c: float) -> Any:
    def law(x: Scalar) -> Scalar:
        return c * (exp(x / 2) - exp(0.0 - x / 3))

    return law


def solved(equations: CausalEquations, x: Floats, t: float) -> Flow:
    """The flow at a state, Newton's unknowns found by SciPy."""
    if not equations.unknowns:
        return equations.evaluate(list(x), t, [])

    def residual(w: Floats) -> Floats:
        return np.array(equations.evaluate(list(x), t, [], list(w)).residual, dtype=np.float64)

    start = np.zeros(len(equations.unknowns))
    found = root(residual, start, method="hybr", tol=1e-13)
    w = found.x
    for _ in range(8):  # to the last digits
        J = np.array([(residual(w + h) - residual(w - h)) / 2e-6 for h in 1e-6 * np.eye(len(w))]).T
        w = w - np.linalg.lstsq(J, residual(w), rcond=None)[0]
    assert np.abs(residual(w)).max() < 1e-11, "no solution was found"
    return equations.evaluate(list(x), t, [], list(w))


E = po.electrical


def random_bias_circuit(seed: int, scale: float = 1.0, order: int = 0) -> po.Network:
    """Resistors in a tree to the ground; on any nodes diodes, sources, capacitors, inductors behind resistors."""
    rng = np.random.default_rng(seed)
    nodes, parts = ["ground"], list[tuple[Any, tuple[str, ...]]]()

    def two() -> tuple[str, str]:
        a, b = rng.choice(nodes, 2, replace=False)
        return str(a), str(b)

    for k in range(1, 7):
        parts.append((E.Resistor(f"R{k}", scale * 10 ** rng.uniform(1, 4)), (f"n{k}", str(rng.choice(nodes)))))
        parts.append((E.Resistor(f"S{k}", scale * 10 ** rng.uniform(4, 6)), (f"n{k}", "ground")))
        nodes.append(f"n{k}")
    for k in range(5):
        given = {"series_resistance": 2.0 * scale, "capacitance": 1e-12} if k % 2 else {"ideality": 1.5}
        parts.append((E.Diode(f"D{k}", 1e-13 / scale, leak=1e-12 / scale, **given), two()))
    for k in range(2):
        parts.append((E.VoltageSource(f"V{k}", rng.uniform(-20, 20)), (f"s{k}", "ground")))
        parts.append((E.Resistor(f"RV{k}", scale * 10 ** rng.uniform(1, 3)), (f"s{k}", str(rng.choice(nodes[1:])))))
    parts.append((E.CurrentSource("I0", rng.uniform(-5e-3, 5e-3) / scale), two()))
    parts.append((E.Capacitor("C0", 1e-6), two()))
    a, b = two()
    parts += [(E.Inductor("L0", 1e-3), (a, "m")), (E.Resistor("RL", 50.0 * scale), ("m", b))]
    net = po.Network("random")
    for k in np.random.default_rng(order).permutation(len(parts)) if order else range(len(parts)):
        net.add(parts[k][0], *parts[k][1])
    return net


G = "ground"


def bridge() -> po.Network:
    """Four diodes, a smoothing capacitor, a load."""
    net = po.Network("bridge rectifier")
    net.add(el.VoltageSource("V", "10*sin(300*t)"), "in", "b")
    net.add(el.Resistor("winding", 0.5), "in", "a")
    for name, p, n in (("D1", "a", "plus"), ("D2", "b", "plus"), ("D3", G, "a"), ("D4", G, "b")):
        net.add(el.Diode(name, 1e-9), p, n)
    net.add(el.Capacitor("C", 1e-3), "plus", G)
    net.add(el.Resistor("load", 100.0), "plus", G)
    return net


def ring_modulator() -> po.Network:
    """Horneber's ring modulator with Cs = 0, of index 2: inductors and diodes alone meet at the nodes of the ring."""
    net = po.Network("ring modulator")
    net.add(el.VoltageSource("Uin1", "0.5*sin(2000*pi*t)"), "s1", G)
    net.add(el.Resistor("Ri", 86.3), "s1", "m1")
    net.add(el.Inductor("Ls1", 2e-3), "m1", "u1")
    net.add(el.Resistor("Ro", 636.3), G, "m2")
    net.add(el.Inductor("Ls2", 2e-3), "m2", "u2")
    for u in ("u1", "u2"):
        net.add(el.Capacitor(f"C {u}", 1.6e-8), u, G)
        net.add(el.Resistor(f"R {u}", 25e3), u, G)
        net.add(el.Inductor(f"Lh {u}", 4.45), u, G)
    windings = (("3", "u1", "w3", G), ("4", "u1", G, "w4"), ("5", "u2", "w5", "x"), ("6", "u2", "x", "w6"))
    for n, u, p, q in windings:
        net.add(el.Transformer(f"T{n}", 2.0), u, G, p, q)
        net.add(el.Inductor(f"L{n}", 5e-4), f"w{n}", f"r{n}")
        net.add(el.Resistor(f"Rg{n}", 17.3), f"r{n}", f"p{n}")
    net.add(el.VoltageSource("Uin2", "2*sin(20000*pi*t)"), "x", "y")
    net.add(el.Capacitor("Cp", 1e-8), "y", G)
    net.add(el.Resistor("Rp", 50.0), "y", G)
    for name, p, q in (("D1", "p3", "p5"), ("D2", "p4", "p6"), ("D3", "p5", "p4"), ("D4", "p6", "p3")):
        net.add(el.Diode(name, 40.67286402e-9, thermal_voltage=1 / 17.7493332, leak=0.0), p, q)
    return net
