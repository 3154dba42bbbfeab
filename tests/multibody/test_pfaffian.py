"""Pfaffian conditions of a user: as built-in contacts, by their closed solutions, and by their curvature."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import ModelError
from poinsot.elements import contact_of_kind, pair_of_kind
from poinsot.multibody.model import GROUND, Body, Initial, Joint, Model

r = 0.1


@pytest.fixture(scope="module")
def sleigh() -> Any:
    return po.load("examples/knife_edge.toml")


def test_a_knife_edge_moves_by_its_closed_solution(sleigh: Any) -> None:
    """u̇ = a ω², u² + k² ω² = c²: u = c tanh(a c t/k² + artanh u₀/c), k² = a² + J/m."""
    run = po.simulate(sleigh, 2.0, samples=21, outputs=["joint_position", "joint_velocity", "coupling_effort"],
                      progress=False)  # fmt: skip
    angle, (vx, vy, turn), t = run.joint_position.values[:, 2], run.joint_velocity.values.T, run.time.values
    a, k2 = 0.4, 0.4**2 + 0.3 / 2.0
    u = vx * np.cos(angle) + vy * np.sin(angle)
    c = np.sqrt(u[0] ** 2 + k2 * turn[0] ** 2)
    np.testing.assert_allclose(u, c * np.tanh(a * c * t / k2 + np.arctanh(u[0] / c)), rtol=0, atol=1e-9)
    assert np.abs(vy * np.cos(angle) - vx * np.sin(angle)).max() < 1e-12
    side = 2.0 * u * turn * (1 - a * a / k2)  # m times the acceleration of the mass centre across, ω̇ = −a u ω/k²
    np.testing.assert_allclose(run.coupling_effort.values[:, 0], side, rtol=0, atol=1e-9)
    assert po.ledger(run).ratio < 1e-9


def test_a_users_edge_is_the_built_in_skate(sleigh: Any) -> None:
    built = po.load("examples/chaplygin_sleigh.toml")
    joints = tuple(j for j in built.model.joints if j.name == "ice")
    own = po.Mechanism(replace(built.model, joints=joints)).with_conditions(
        {"edge": (["ice"], lambda q: [-np.sin(q[2]), np.cos(q[2]), 0.0])}
    )
    runs = [po.simulate(m, 1.0, samples=6, outputs=["joint_position"], progress=False) for m in (built, own)]
    np.testing.assert_allclose(runs[1].joint_position.values, runs[0].joint_position.values, rtol=0, atol=1e-12)
    found = sleigh.mobility()
    assert (found.here, found.configuration) == (2, 3)


def no_slip(row: int) -> Any:
    """Component ``row`` of the velocity of the lowest point of a ball on a free joint, as weights of (ω; v)."""

    def coefficients(q: Any) -> Any:
        x, y, z, w = q[3:]
        R = [[1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
             [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
             [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)]]  # fmt: skip
        arm = [(1, -r), (0, r), (0, 0.0)][row]  # of ω × (0, 0, −r), in the world
        return [*(R[arm[0]][k] * arm[1] for k in range(3)), *R[row]]

    return coefficients


def test_a_users_rolling_ball_is_the_built_in_one() -> None:
    inertia = po.Inertia.at_centre(2.0, np.zeros(3), np.full(3, 0.8 * r * r))
    free = Joint("free", pair_of_kind("free"), GROUND, "ball")
    start = Initial("free", (0.0, 0.0, r, 0.0, 0.0, 0.0, 1.0), (1.0, -2.0, 0.5, -2.0 * r, -1.0 * r, 0.0))
    model = Model(
        "ball", (Body("ball", inertia),), (free,), gravity=(1.0, 0.5, -9.81), tree=("free",), initial=(start,)
    )
    own = po.Mechanism(model).with_conditions({f"slip{k}": (["free"], no_slip(k)) for k in range(3)})
    built = po.Mechanism(
        replace(model, joints=(free, Joint("touch", contact_of_kind("ball_on_plane", r), GROUND, "ball")))
    )
    runs = [po.simulate(m, 1.0, samples=6, outputs=["joint_position"], progress=False) for m in (built, own)]
    np.testing.assert_allclose(runs[1].joint_position.values, runs[0].joint_position.values, rtol=0, atol=1e-9)
    q = own.initial_state()[:7]
    ours, theirs = own.integrability(q), built.integrability(q)
    assert (ours.rank, theirs.rank) == (2, 2) and not ours.holonomic
    assert ours.curved["slip2"] < 1e-12 < 1e-3 < min(ours.curved["slip0"], ours.curved["slip1"])


def test_the_rate_of_a_function_is_holonomic_and_closures_are() -> None:
    """a = ∂g/∂q along the freedoms of a ball joint and a slide, g = 3 qx qy + s qz."""
    rng = np.random.default_rng(3)
    bodies = tuple(Body(f"b{k}", zoo.random_inertia(rng)) for k in range(2))
    joints = (Joint("ball", pair_of_kind("spherical"), GROUND, "b0", zoo.random_displacement(rng)),
              Joint("slide", pair_of_kind("prismatic"), "b0", "b1", zoo.random_displacement(rng)))  # fmt: skip
    plain = po.Mechanism(Model("arm", bodies, joints))

    def gradient(q: Any) -> Any:
        x, y, z, w, s = q
        g = [3 * y, 3 * x, s]
        turned = [g[1] * z - g[2] * y, g[2] * x - g[0] * z, g[0] * y - g[1] * x]
        return [*((w * a + b) * 0.5 for a, b in zip(g, turned, strict=True)), z]

    held = plain.with_conditions({"g": (["ball", "slide"], gradient)})
    for q in (held.random(rng) for _ in range(5)):
        assert held.integrability(q).holonomic
    bent = plain.with_conditions({"g": (["ball", "slide"], lambda q: [*gradient(q)[:3], q[2] + 0.3 * q[0]])})
    assert not bent.integrability(bent.random(rng)).holonomic
    for name in ("bennett", "n_four_bar"):
        closed = po.load(f"examples/{name}.toml")
        assert closed.integrability(closed.assemble()).holonomic


def test_what_is_no_condition_is_refused(sleigh: Any) -> None:
    with pytest.raises(ModelError, match=r"condition 'edge' has 1 coefficients; it needs one for each freedom: ice.x"):
        sleigh.with_conditions({"edge": (["ice"], ["1"])})
    with pytest.raises(ModelError, match="does not run over any scalar"):
        sleigh.with_conditions({"more": (["ice"], lambda q: [float(q[0]), 0.0, 0.0])})
    with pytest.raises(ModelError, match="uses 'angle', which is not known here"):
        sleigh.with_conditions({"more": (["ice"], ["angle", "0", "0"])})
    with pytest.raises(ModelError, match="carries no coordinates"):
        po.load("examples/chaplygin_sleigh.toml").with_conditions({"more": (["runner"], ["1", "0", "0", "0"])})
