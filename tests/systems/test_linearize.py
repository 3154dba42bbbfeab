"""The linear system near a state is the derivative of the motion."""

import sys
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
import zoo
from poinsot import System
from poinsot.analysis import Linearization, admissible
from poinsot.elements import SuppliedElement

Floats = NDArray[np.float64]


def moved(system: System, x: Floats, h: float) -> Floats:
    """The state after h, by one step of RK4 in local coordinates: O(h⁵)."""
    flow, retract, n = system.dynamics.flow, system.state.retract, system.state.local_size

    def rate(xi: Floats) -> Floats:
        return np.asarray(flow.ufunc(x, xi, np.zeros(1), np.zeros(0))[0])

    k1 = rate(np.zeros(n))
    k2 = rate(h / 2 * k1)
    k3 = rate(h / 2 * k2)
    k4 = rate(h * k3)
    return np.asarray(retract.ufunc(x, h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)))


def measured(m: po.Mechanism, lin: Linearization, s: float = 1e-4) -> Floats:
    """A by differences: (8 Φ(h) − 8 Φ(−h) − Φ(2h) + Φ(−2h))/12h, Φ from motions s to both sides of the one there."""
    system, nq, count = m.system(), m.nq, len(lin.A)
    h, A = 0.02 / np.sqrt(np.abs(lin.A).max()), np.zeros_like(lin.A)
    for way, weight in ((1, 8), (-1, -8), (2, -1), (-2, 1)):
        middle = moved(system, np.append(lin.q, lin.v), way * h)
        for k in range(count):
            y, z = np.split(np.eye(count)[k], 2)
            for side in (s, -s):
                at = np.append(m.integrate(lin.q, side * lin.T @ y), lin.v + side * (lin.T @ z + lin.K @ y))
                end = moved(system, at, way * h)
                apart = np.append(m.difference(middle[:nq], end[:nq])[lin.freedoms], (end - middle)[nq:][lin.freedoms])
                A[:, k] += weight * apart / (2 * side * 12 * h)
    return A


def without_sources(model: po.Model) -> po.Mechanism:
    """Efforts and forces of a file are none of the mechanism's own."""
    return po.Mechanism(replace(model, elements=tuple(e for e in model.elements if not isinstance(e, SuppliedElement))))


@pytest.mark.parametrize("seed", range(3))
def test_two_motions_part_as_it_says(seed: int) -> None:
    """Law  with free and spherical joints, springs and dampers, away from rest, in motion."""
    rng = np.random.default_rng(seed)
    kinds = ("free", "spherical", "revolute", "cylindrical", "planar")
    m = without_sources(zoo.random_model(rng, 2, elements=3, kinds=kinds))
    q, v = zoo.random_state(m.tree, rng)
    lin = m.linearize(q, v, np.zeros(m.nv))
    assert lin.state_names[: m.nv] == tuple(m.freedom_names)
    A = measured(m, lin)
    assert np.abs(lin.A - A).max() < 1e-5 * np.abs(A).max(), seed


@pytest.mark.parametrize("file", ["four_bar", pytest.param("andrews", marks=pytest.mark.long)])
def test_closed_loops_leave_their_freedoms(file: str) -> None:
    """Law  the same with closures, at rest and in motion, by any freedoms that tell the others."""
    m = without_sources(po.load(f"examples/{file}.toml").model)
    q = m.initial_state()[: m.nq]
    N = admissible(m, q)
    for speed in (0.0, 1.0):
        v = speed * N @ np.ones(N.shape[1])
        lin = m.linearize(q, v, np.zeros(m.nv))
        assert lin.A.shape == (2, 2)
        A = measured(m, lin)
        assert np.abs(lin.A - A).max() < 1e-5 * np.abs(A).max(), (file, speed)
        for name, share in zip(m.freedom_names, np.abs(N[:, 0]) / np.abs(N).max(), strict=True):
            if share > 0.1 and speed == 0.0 and not lin.drift.any():
                same = m.linearize(q, v, np.zeros(m.nv), freedoms=[name])
                assert np.allclose(same.poles(), lin.poles(), rtol=1e-6, atol=1e-6 * np.abs(lin.A).max())


def test_the_textbook_pole_on_a_cart() -> None:
    """θ̈ = (M + m) g θ/(M l) − u/(M l), upright; here l is to the ball, θ counts the other way round."""
    m = po.load("examples/cart_pole.toml")
    M, ball, length, g = 1.0, 0.3, 0.5, 9.81
    lin = m.linearize([0.0, np.pi], actuated=["rail"])
    assert lin.state_names == ("rail", "hinge", "rail.rate", "hinge.rate") and lin.input_names == ("rail",)
    expected = np.array([[0, 0, 1, 0], [0, 0, 0, 1], [0, ball * g / M, 0, 0], [0, (M + ball) * g / (M * length), 0, 0]])
    assert np.abs(lin.A - expected).max() < 1e-12
    assert np.abs(lin.B[:, 0] - [0, 0, 1 / M, 1 / (M * length)]).max() < 1e-12
    assert np.abs(lin.drift).max() < 1e-13 and abs(lin.u[0]) < 1e-13
    phi, gamma = lin.sampled(1e-3)
    assert np.abs(phi - np.eye(4) - 1e-3 * lin.A).max() < 1e-4 and gamma.shape == (4, 1)
    rate = np.sqrt((M + ball) * g / (M * length))
    assert np.allclose(np.sort(lin.poles().real), [-rate, 0, 0, rate], atol=1e-6)


def test_what_cannot_be_is_told() -> None:
    m = po.load("examples/four_bar.toml")
    q = m.initial_state()[: m.nq]
    with pytest.raises(po.ModelError, match="1 independent freedoms"):
        m.linearize(q, freedoms=["A", "B"])
    with pytest.raises(po.ModelError, match="did you mean"):
        po.load("examples/cart_pole.toml").linearize([0.0, 0.0], actuated=["rails"])
    with pytest.raises(po.ModelError, match="A v must be 0"):
        m.linearize(q, [1.0, 0.0, 0.0])
    with pytest.raises(po.ModelError, match="3 finite numbers"):
        m.linearize(q, [1.0])


def test_python_control_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "control", None)
    m = po.load("examples/double_pendulum.toml")
    with pytest.raises(po.PoinsotError, match="pip install control"):
        m.linearize(m.neutral()).to_control()
