"""Contacts that give way: N = k dⁿ (1 + c ḋ)₊ and friction, as a force element.

Law: the rebound of Hunt and Crossley's force by speed, whatever k, n and the mass; energy kept without loss and booked
with it; moved, scaled and by other methods the same; a slider slows down by μ g and creeps on a slope as its card says.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq

import poinsot as po
from cases import saved

FLOOR = po.Surface("ground", po.Shape("plane"))


def ball(
    size: float = 1.0, gravity: Any = (0.0, 0.0, 0.0), X: Any = None, shape: Any = None, **law: float
) -> po.Mechanism:
    """A ball of radius 0.1 and 1 kg above a floor in a frame X of the world, all lengths times size."""
    floor = FLOOR if X is None else po.Surface("ground", po.Shape("plane", placement=X))
    own = po.Surface("ball", po.Shape("sphere", (0.1 * size,)) if shape is None else shape)
    soft = po.CompliantContact("soft", floor, own, **{"stiffness": 1e5, **law})
    body = po.Body("ball", po.Inertia.at_centre(1.0, [0, 0, 0], [0.004 * size**2] * 3))
    joint = po.Joint("fly", po.pairs.free(), "ground", "ball")
    return po.Mechanism(po.Model("soft", (body,), (joint,), (soft,), gravity=gravity))


def run(mech: po.Mechanism, q: Any, v: Any, time: float, **how: Any) -> Any:
    found = po.simulate(mech, time, initial=(q, v), samples=2, progress=False, **{"rtol": 1e-9, "atol": 1e-12, **how})
    assert po.ledger(found).ratio < 1e-6
    return found["joint_position"].values[-1], found["joint_velocity"].values[-1]


def rebound(c: float, v: float) -> float:
    """e of c v − ln(1 + c v) = −c e v − ln(1 − c e v)."""
    come = c * v - np.log1p(c * v)
    return float(brentq(lambda e: -c * e * v - np.log1p(-c * e * v) - come, 1e-9, min(1.0, (1 - 1e-15) / (c * v))))


@pytest.mark.parametrize(("exponent", "stiffness"), [(1.0, 1e4), (1.5, 1e5), (1.5, 3e6), (2.0, 1e6)])
@pytest.mark.parametrize(("c", "speed"), [(0.05, 1.0), (0.5, 0.1), (0.5, 2.0)])
def test_it_rebounds_as_hunt_and_crossley_found(exponent: float, stiffness: float, c: float, speed: float) -> None:
    mech = ball(exponent=exponent, stiffness=stiffness, damping=c)
    _, v = run(mech, [0, 0, 0.101, 0, 0, 0, 1], [0, 0, 0, 0, 0, -speed], 0.001 / speed + 0.6)
    assert v[5] / speed == pytest.approx(rebound(c, speed), rel=1e-5)
    if c * speed < 0.1:
        assert v[5] / speed == pytest.approx(1 - 2 / 3 * c * speed, abs=(c * speed) ** 2)


def test_without_loss_a_box_keeps_its_energy() -> None:
    mech = ball(gravity=(0, 0, -9.81), shape=po.Shape("box", (0.2, 0.2, 0.2)), exponent=1.0, stiffness=1e4)
    _, v = run(mech, [0, 0, 0.3, 0.1, 0.2, 0.0, np.sqrt(0.95)], np.zeros(6), 1.0)
    assert np.abs(v).max() > 0.1 and abs(v[0]) > 0.01


@pytest.mark.parametrize("method", ["dop853", "radau"])
def test_moved_and_by_another_method_it_is_the_same(method: str) -> None:
    law = {"damping": 0.3, "mu": 0.4}
    start, rates = np.array([0, 0, 0.12]), np.array([0, 3.0, 1.0, 0.7, 0, -0.5])
    q, v = run(ball(gravity=(0, 0, -9.81), **law), [*start, 0, 0, 0, 1], rates, 0.3)
    R = po.Displacement.exp(po.Twist(np.array([0.4, -0.7, 1.1]), np.zeros(3))).rotation
    X = po.Displacement(R, np.array([0.3, -2.0, 1.0]))
    moved = ball(gravity=tuple(R @ [0, 0, -9.81]), X=X, **law)
    turned = np.concatenate([R @ rates[:3], R @ rates[3:]])
    how = {} if method == "dop853" else {"method": method}
    q2, v2 = run(moved, [*(X.translation + R @ start), 0, 0, 0, 1], turned, 0.3, **how)
    assert np.abs(R.T @ (q2[:3] - X.translation) - q[:3]).max() < 1e-6
    assert np.abs(R.T @ v2[:3] - v[:3]).max() < 1e-4


def test_friction_slows_down_and_creeps() -> None:
    law = {"mu": 0.5, "damping": 1.0, "slip_speed": 1e-3}
    block = {"shape": po.Shape("box", (0.4, 0.4, 0.02)), **law}
    sunk = (9.81 / 4 / 1e5) ** (2 / 3)
    q0 = [0, 0, 0.01 - sunk, 0, 0, 0, 1]
    _, v = run(ball(gravity=(0, 0, -9.81), **block), q0, [0, 0, 0, 2.0, 0, 0], 0.2)
    assert v[3] == pytest.approx(2.0 - 0.5 * 9.81 * 0.2, abs=2e-3)
    slope = 0.3
    _, v = run(ball(gravity=(9.81 * np.sin(slope), 0, -9.81 * np.cos(slope)), **block), q0, np.zeros(6), 1.0)
    tan = np.tan(slope)
    assert v[3] == pytest.approx(1e-3 * tan / np.sqrt(0.25 - tan**2), rel=1e-2)


def test_derivatives_and_casadi() -> None:
    """Slopes as differences tell them, within contact and apart; the same numbers from CasADi."""
    mech, v = ball(gravity=(0, 0, -9.81), damping=0.3, mu=0.4), np.array([0, 3.0, 1.0, 0.7, 0, -0.5])
    for height in (0.09, 0.2):
        q = np.array([0, 0, height, 0, 0, 0, 1.0])
        slope = np.asarray(mech.forward_dynamics_derivatives(q, v, np.zeros(6))[0])
        for k, e in enumerate(1e-6 * np.eye(6)):
            a, b = (mech.forward_dynamics(mech.integrate(q, s * e), v, np.zeros(6)) for s in (1, -1))
            np.testing.assert_allclose(slope[:, k], (a - b) / 2e-6, rtol=1e-6, atol=1e-6 * np.abs(slope).max() + 1e-6)
        found = np.asarray(mech.casadi_function("forward_dynamics")(q, v, np.zeros(6))).ravel()
        np.testing.assert_allclose(found, mech.forward_dynamics(q, v, np.zeros(6)), rtol=1e-12)


FILE = """
poinsot = 1
gravity = [0, 0, -9.81]
[bodies.ball]
mass = 0.5
inertia = [5e-4, 5e-4, 5e-4]
position = [0, 0, 0.25]
[pairs.fly]
kind = "free"
between = ["ground", "ball"]
[shapes.ball]
body = "ball"
kind = "sphere"
radius = 0.05
[shapes.floor]
body = "ground"
kind = "plane"
[contacts.soft]
between = ["floor", "ball"]
stiffness = 1e6
{}
"""


def test_a_contact_of_a_file_with_a_stiffness_gives_way(tmp_path: Path) -> None:
    mech = po.load(saved(tmp_path / "ball.toml", FILE.format("damping = 0.15\nfriction = 0.2")))
    (soft,) = mech.model.elements
    assert (soft.stiffness, soft.damping, soft.mu, soft.exponent) == (1e6, 0.15, 0.2, 1.5) and not mech.model.switches
    found = po.simulate(mech, 0.5, samples=101, progress=False)
    assert po.ledger(found).ratio < 1e-6
    assert found["joint_velocity"].values[:, 5].max() == pytest.approx(
        np.sqrt(2 * 9.81 * 0.2) * rebound(0.15, 1.98), rel=0.05
    )


@pytest.mark.parametrize(
    ("keys", "words"),
    [("restitution = 0.5", "does not belong to a contact that gives way"), ("exponent = 0.5", "exponent is 0.5")],
)
def test_what_does_not_belong_together(keys: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "ball.toml").write_text(FILE.format(keys))
    with pytest.raises(po.FileError, match=words):
        po.load(tmp_path / "ball.toml")


@pytest.mark.parametrize("kind", [("box", (0.2, 0.2, 0.2)), ("cylinder", (0.1, 0.2)), ("capsule", (0.1, 0.2))])
def test_parts_that_may_share_a_point_are_refused(kind: tuple[str, tuple[float, ...]]) -> None:
    """A corner of a box on a box is nearest for a part of each: its force would count twice."""
    slab = po.Surface("ground", po.Shape("box", (1.0, 1.0, 0.2)))
    soft = po.CompliantContact("touch", slab, po.Surface("block", po.Shape(*kind)), 1e5)
    model = po.Model("m", (po.Body("block", po.Inertia.at_centre(1.0, (0.0, 0.0, 0.0), (0.1, 0.1, 0.1))),), ())
    with pytest.raises(po.ModelError, match="touch by parts that may share a point"):
        po.Mechanism(replace(model, elements=(soft,)))
