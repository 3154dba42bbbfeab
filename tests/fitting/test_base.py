"""Laws of base parameters: what acts in torques, how many there are, the fit of them, bodies that can exist."""

from dataclasses import replace

import numpy as np
import pytest

import poinsot as po
from poinsot import Displacement
from poinsot.multibody.regressor import inertia_from

PANDA = [(0, 0, 0.333), (0, -1, 0), (0, 1, 0.316), (0.0825, 1, 0), (-0.0825, -1, 0.384), (0, 1, 0), (0.088, 1, 0)]
"""a, α/(π/2), d by joint, modified Denavit–Hartenberg: Gaz, Cognetti, Oliva, Robuffo Giordano & De Luca 2019."""


def arm(count: int = 7) -> po.Mechanism:
    """The first joints of the Panda, with bodies of my own."""
    rng = np.random.default_rng(4)
    bodies, joints, before = [], [], "ground"
    for k, (a, turns, d) in enumerate(PANDA[:count], 1):
        c, s = np.cos(turns * np.pi / 2).round(), np.sin(turns * np.pi / 2).round()
        X = Displacement(np.array([[1, 0, 0], [0, c, -s], [0, s, c]]), np.array([a, -s * d, c * d]))
        inertia = po.Inertia.at_centre(1.0 + k % 3, rng.uniform(-0.1, 0.1, 3), rng.uniform(0.02, 0.03, 3))
        bodies.append(po.Body(f"link{k}", inertia))
        joints.append(po.Joint(f"joint{k}", po.pairs.revolute(), before, f"link{k}", X_PJ=X))
        before = f"link{k}"
    return po.Mechanism(po.Model("arm", tuple(bodies), tuple(joints), gravity=(0.0, 0.0, -9.81)))


def motion(mechanism: po.Mechanism, count: int, seed: int = 0) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    q = rng.uniform(-2.5, 2.5, (count, mechanism.nq))
    return q, rng.normal(size=q.shape), 3 * rng.normal(size=q.shape)


def test_the_panda_has_43() -> None:
    """Law  Y π = Y[:, kept] B π for any π; 43 base parameters, as Gaz et al. 2019, and 3 more a joint with friction."""
    panda = arm()
    base = po.base_parameters(panda)
    assert len(base) == 43 and base.gap[0] > 1e-2 and base.gap[1] < 1e-12
    assert len(po.base_parameters(panda, ["viscous", "coulomb", "offset"])) == 43 + 21
    Y = panda.inverse_dynamics_regressor(*motion(panda, 20))
    pi = np.random.default_rng(1).normal(size=70)
    np.testing.assert_allclose(Y[..., base.kept] @ base.values(pi), Y @ pi, atol=1e-10)
    assert base.combinations[0] == "Izz link1 + Iyy link2" and "m link1" in base.silent
    assert len(str(base).splitlines()) == 44


def test_torques_give_them() -> None:
    """Law  without noise B π of the model; rigid bodies exist that have them, and their torques are those measured."""
    truth = arm(2)
    guess = po.Mechanism(replace(truth.model, bodies=tuple(
        replace(b, inertia=inertia_from(1.3 * np.asarray(truth.inertial_parameters[10 * k : 10 * k + 10], dtype=float)))
        for k, b in enumerate(truth.model.bodies)
    )))  # fmt: skip
    q, v, a = motion(truth, 60)
    tau = truth.inverse_dynamics(q, v, a)
    found = po.fit_inertias(guess, q, v, a, tau + 0.2 * v + 0.5 * np.sign(v), friction=["viscous", "coulomb"])
    known = np.concatenate([truth.inertial_parameters, [0.2] * 2, [0.5] * 2])
    np.testing.assert_allclose(found.values, found.base.values(known), atol=1e-9)
    assert found.realisable and all(each.fault() is None for each in found.inertias.values())
    np.testing.assert_allclose(found.model.inverse_dynamics(q, v, a), tau, atol=1e-4)


def test_what_no_body_has_is_told() -> None:
    """Law  torques of a mass below zero: base parameters of no rigid bodies."""
    good = arm(2)
    pi = np.array(good.inertial_parameters, dtype=float)
    pi[16:] = -pi[16:]  # moments of inertia below zero
    pi[4:10] = 0.0
    q, v, a = motion(good, 60)
    found = po.fit_inertias(good, q, v, a, good.inverse_dynamics_regressor(q, v, a) @ pi, sigma=1e-3)
    assert not found.realisable and "NO rigid bodies" in str(found)


def test_errors_are_the_spread_of_estimates() -> None:
    """Law  over noise of different size by joint (e − truth)ᵀ C⁻¹ (e − truth) averages to the number of parameters."""
    truth = arm(2)
    base = po.base_parameters(truth)
    q, v, a = motion(truth, 100)
    tau, known = truth.inverse_dynamics(q, v, a), base.values(truth.inertial_parameters)
    rng = np.random.default_rng(3)
    off = []
    for _ in range(60):
        found = po.fit_inertias(truth, q, v, a, tau + rng.normal(size=tau.shape) * [0.3, 0.02])
        off.append((found.values - known) / found.standard_errors)
    assert found.sigma == pytest.approx([0.3, 0.02], rel=0.3)
    assert np.mean(np.square(off)) == pytest.approx(1.0, abs=0.25)


def test_bad_input_is_one_paragraph() -> None:
    """Shapes, motions that do not excite, loops."""
    two = arm(2)
    q, v, a = motion(two, 20)
    with pytest.raises(po.SimulationError, match="needs the shape"):
        po.fit_inertias(two, q, v, a, np.zeros((20, 3)))
    with pytest.raises(po.SimulationError, match="never excites"):
        po.fit_inertias(two, 0 * q, 0 * v, 0 * a, 0 * v)
    with pytest.raises(po.SimulationError, match="friction is a list"):
        po.base_parameters(two, ["stiction"])
    with pytest.raises(po.SimulationError, match="closed loops"):
        po.base_parameters(po.load("examples/four_bar.toml"))
