"""Random trees and loops some of whose bodies have no inertia and hang on springs and dampers.

Three things make a run the motion: M v̇ + c = f + Aᵀλ in every sample, told by the recursion of Newton and Euler, which
knows nothing of balances; v̇ the slope of v; and the books."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
import zoo
from cases import quick
from poinsot import Inertia, Model
from poinsot.analysis import admissible
from poinsot.elements import JointDamper, JointSpring, LinearSpring
from poinsot.multibody.balanced import BalancedFreedoms
from poinsot.multibody.holding import balance_of
from systems.massless_cases import maxwell

Floats = NDArray[np.float64]
KINDS = ("revolute", "prismatic", "prismatic", "cylindrical", "universal", "planar", "spherical", "helical")
CLOSING = ("revolute", "spherical", "universal", "cylindrical")
NODES = np.cos(np.pi * np.arange(25) / 24)


def drawn(rng: np.random.Generator, loops: int) -> Model:
    """Some bodies without inertia; springs and dampers on most of their joints, and lines between any bodies."""
    n = int(rng.integers(2, 5)) + 2 * loops
    model = zoo.random_model(rng, bodies=n, loops=loops, kinds=KINDS, closing_kinds=CLOSING)
    light = {b.name for b in model.bodies[1:] if rng.random() < 0.45} or {f"b{n - 1}"}
    elements: list[Any] = []
    for j in model.joints[:n]:
        held = bool({j.predecessor, j.successor} & light)
        for k in range(len(j.pair.freedoms) if len(j.pair.freedoms) == len(j.pair.coordinates) else 0):
            what = rng.random() * (1.0 if held else 1.5)
            if what < 0.7:
                stiffness, rest = float(rng.uniform(5, 50)), float(rng.normal() * 0.1)
                elements.append(JointSpring(f"s{j.name}{k}", j.name, stiffness, rest, freedom=k))
            if 0.5 < what < 1.0:
                elements.append(JointDamper(f"d{j.name}{k}", j.name, float(rng.uniform(0.5, 5)), freedom=k))
    names = ["ground", *(b.name for b in model.bodies)]
    for i in range(int(rng.integers(0, 4))):
        a, b = (str(name) for name in rng.choice(names, 2, replace=False))
        ends: list[Any] = [tuple(float(x) for x in rng.normal(size=3) * 0.5) for _ in range(2)]
        size = float(rng.uniform(5, 50)), float(rng.uniform(0, 0.5))
        elements.append(LinearSpring(f"l{i}", a, ends[0], b, ends[1], *size))
    none = Inertia(0.0, np.zeros(3), np.zeros((3, 3)))
    bodies = tuple(replace(b, inertia=none) if b.name in light else b for b in model.bodies)
    return replace(model, bodies=bodies, elements=tuple(elements))


def in_balance(seed: int, loops: int) -> tuple[po.Mechanism, BalancedFreedoms, np.random.Generator]:
    """The first of those drawn that is held."""
    for n in range(100):
        rng = np.random.default_rng([1834, seed, loops, n])
        m = po.Mechanism(drawn(rng, loops))
        balance = balance_of(m.tree)
        if balance is not None and not m.weightless:
            return m, balance, rng
    raise AssertionError("none is held")


def moving(m: po.Mechanism, balance: BalancedFreedoms, rng: np.random.Generator) -> dict[str, Any]:
    """A rate for something that has inertia, where no loop asks for others."""
    moved = balance.within if balance.along is None else np.flatnonzero(balance.along.any(axis=1)).tolist()
    free = [n for k, n in enumerate(m.freedom_names) if k not in moved and n in [j.name for j in m.model.joints]]
    return {str(rng.choice(free)): {"velocity": float(rng.normal())}} if free and not m.tree.closed else {}


def smooth_run(m: po.Mechanism, start: dict[str, Any]) -> tuple[Any, float]:
    """Samples in the nodes of Chebyshev, over so short a time that a polynomial through them is the motion."""
    span = 0.5
    while True:
        run = po.simulate(m, span, initial=start, times=0.5 * span * (1 - NODES), rtol=1e-11, progress=False)
        v = run.joint_velocity.values
        last = np.polynomial.chebyshev.chebfit(NODES, v, 24)[-3:]
        if np.abs(last).max() < 1e-12 * np.abs(v).max():
            return run, span
        span /= 4


def slopes(values: Floats, span: float) -> Floats:
    """d/dt of the polynomial through samples in the nodes."""
    c = np.array([2.0, *np.ones(23), 2.0]) * (-1.0) ** np.arange(25)
    D = np.outer(c, 1 / c) / (NODES[:, None] - NODES + np.eye(25))
    return np.asarray(-2 / span * (D - np.diag(D.sum(axis=1))) @ values)


CASES = [(1, 0), (0, 1), *((n, int(n % 3 == 0)) for n in range(2, 60))]


@pytest.mark.parametrize(("seed", "loops"), quick(1, CASES, several=True))
def test_every_sample_obeys_newton_and_euler(seed: int, loops: int) -> None:
    m, balance, rng = in_balance(seed, loops)
    run, span = smooth_run(m, moving(m, balance, rng))
    q, v, sizes = run.joint_position.values, run.joint_velocity.values, np.asarray(m.scales.freedoms)
    a = m.forward_dynamics(q, v, np.zeros_like(v))
    miss, stored = [], np.abs(run.energy_storage.values).max()  # by a move of order one: what springs pull with
    for x, rate, change in zip(q, v, a, strict=True):
        N = admissible(m, x)
        whole = np.abs(m.mass_matrix(x)) @ np.abs(change) + np.abs(m.bias_force(x, rate))
        miss.append(np.abs(N.T @ m.inverse_dynamics(x, rate, change)).max() / max((np.abs(N.T) @ whole).max(), stored))
    apart = np.abs((slopes(v, span) - a) / sizes).max() / np.abs(a / sizes).max()
    books = po.ledger(run)
    print(seed, loops, m.freedom_names, balance.freedoms, balance.first, span, max(miss), apart)
    assert max(miss) < 1e-9 and apart < 1e-8
    assert books.worst_residual < 1e-9 * books.turnover


@pytest.fixture(scope="module")
def hung() -> po.Mechanism:
    """Damper, node, spring and mass on the crank of a closed slider-crank whose slider has no mass."""
    one, two = po.load("examples/massless_slider.toml").model, maxwell()
    joints = replace(two.joints[0], predecessor="crank"), two.joints[1]
    every = {"bodies": one.bodies + two.bodies, "joints": one.joints + joints, "elements": one.elements + two.elements}
    return po.Mechanism(replace(one, **every))


@pytest.mark.long
def test_linearised_closed_loops_with_bodies_in_balance(hung: po.Mechanism) -> None:
    """A by differences along states that initial_state finds, moving ones too."""
    state = hung.initial_state({"main": {"position": 0.7, "velocity": 1.3}, "rod": 0.1})
    q, v = np.split(state, 2)
    found = hung.linearize(q, v, actuated=[])
    assert found.state_names == ("crank-pin", "piston", "rod", "crank-pin.rate", "rod.rate") and found.rates is not None
    names, h = hung.freedom_names, 1e-5
    start = {n: {"guess": q[k]} for k, n in enumerate(names) if k not in found.freedoms}

    def slope(x: Floats) -> Floats:
        given: dict[str, dict[str, float]] = {n: dict(each) for n, each in start.items()}
        for k, y in zip(found.freedoms, x, strict=False):
            given.setdefault(names[k], {})["position"] = q[k] + y
        for k, z in zip(found.rates, x[len(found.freedoms) :], strict=True):
            given.setdefault(names[k], {})["velocity"] = v[k] + z
        at, rates = np.split(hung.initial_state(given), 2)
        np.testing.assert_allclose(found.deviation(at, rates), x, rtol=0, atol=1e-12)
        return np.append(rates[found.freedoms], hung.forward_dynamics(at, rates, np.zeros(5))[found.rates])

    by_differences = np.array([(slope(x) - slope(-x)) / (2 * h) for x in h * np.eye(5)]).T
    np.testing.assert_allclose(found.A, by_differences, rtol=0, atol=1e-8 * np.abs(found.A).max())
