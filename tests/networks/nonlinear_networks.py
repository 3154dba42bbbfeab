"""Random networks with nonlinear storage and resistors, of several domains, solved at one state in floats."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import root

from networks.random_networks import NodalAnalysis, random_circuit
from poinsot import Network, electrical
from poinsot.algebra import Scalar, exp
from poinsot.networks.equations import CausalEquations, Flow

Floats = NDArray[np.float64]


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
