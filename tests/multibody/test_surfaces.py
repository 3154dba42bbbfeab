"""Rolling and sliding on any smooth surface: closed forms, and the spaces that the source prints."""

from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import poinsot as po
import zoo
from cases import quick
from poinsot import Displacement, Inertia, Twist
from poinsot import pairing as power
from poinsot.elements import contact_of_kind, pair_of_kind
from poinsot.joints.closures import closing_rates, closing_wrenches
from poinsot.joints.contact import across
from poinsot.multibody.model import GROUND, Body, Initial, Joint, Model
from scalars import assert_same

r, R, g = 0.1, 1.0, 9.81
BOWL, HILL = "R**2 - x**2 - y**2 - z**2", "x**2 + y**2 + z**2 - R**2"
WEIGHT = (0.0, 0.0, -g)
KINDS = ("sliding_surface", "plate_on_surface")


def body(pair: Any, start: tuple[float, ...], rate: tuple[float, ...] = (0.0,) * 6, share: float = 0.4) -> Any:
    """A ball of moment share·m r², or a body of three moments, free but for this contact with the ground."""
    moments = np.full(3, share * 2.0 * r * r) if share else np.array([0.02, 0.025, 0.03])
    inertia = Inertia.at_centre(2.0, np.zeros(3), moments)
    joints = Joint("free", pair_of_kind("free"), GROUND, "body"), Joint("touch", pair, GROUND, "body")
    initial = (Initial("free", start, rate),)
    return po.Mechanism(
        Model("body", (Body("body", inertia),), joints, gravity=WEIGHT, tree=("free",), initial=initial)
    )


def rolled(formula: str, start: Any, rate: Any = (0.0,) * 6, time: float = 1.0, radius: float = r) -> Any:
    pair = contact_of_kind("ball_on_surface", radius, formula, {"R": R} if "R" in formula else {})
    run = po.simulate(body(pair, (*start, 0.0, 0.0, 0.0, 1.0), (*rate,)), time, samples=41,
                      outputs=["joint_position"], progress=False)  # fmt: skip
    assert po.ledger(run).ratio < 1e-9 and float(run.constraint_error.max()) < 1e-12
    return run.time.values, run.joint_position.values


def pendulum(rate: float, angle: float, times: Any) -> Any:
    """θ of θ̈ = rate sin θ, from rest."""
    return solve_ivp(
        lambda t, y: [y[1], rate * np.sin(y[0])], times[[0, -1]], [angle, 0.0], "DOP853", times, rtol=1e-13, atol=1e-13
    ).y[0]


@pytest.mark.long
@pytest.mark.parametrize("case", quick(1, ["bowl", "hill"]))
def test_a_ball_in_a_bowl_and_on_a_sphere_is_a_pendulum(case: str) -> None:
    """(1 + 2/5)(R ∓ r) θ̈ = ∓ g sin θ."""
    inside = case == "bowl"
    far, angle, side = (R - r, 1.0, -1.0) if inside else (R + r, 0.1, 1.0)
    start = far * np.array([np.sin(angle), 0.0, side * np.cos(angle)])
    t, x = rolled(BOWL if inside else HILL, start)
    np.testing.assert_allclose(
        np.arctan2(x[:, 0], side * x[:, 2]), pendulum(side * 5 / 7 * g / far, angle, t), rtol=0, atol=1e-9
    )


@pytest.mark.long
def test_a_ball_in_a_tube_goes_up_and_down() -> None:
    """z̈ = −(2/7) Ω² (z − z₀) while it runs round at Ω: what it weighs does not pull it out of the tube."""
    turn, far = 3.0, R - r
    t, x = rolled("R - sqrt(x**2 + y**2)", [far, 0.0, 0.0], [0.0, 0.0, -far * turn / r, 0.0, far * turn, 0.0], 2.0)
    np.testing.assert_allclose(np.unwrap(np.arctan2(x[:, 1], x[:, 0])), turn * t, rtol=0, atol=1e-9)
    rate = np.sqrt(2 / 7) * turn
    np.testing.assert_allclose(x[:, 2], -5 / 7 * g / rate**2 * (1 - np.cos(rate * t)), rtol=0, atol=1e-9)


def test_on_a_plane_it_is_the_ball_on_a_plane_and_flat_surfaces_go_over_into_it() -> None:
    rng = np.random.default_rng(4)
    plane, flat = contact_of_kind("ball_on_plane", r), contact_of_kind("ball_on_surface", r, "z")
    X, V = Displacement(zoo.random_displacement(rng).rotation, np.array([0.3, -0.2, r])), zoo.random_twist(rng)
    for size in (1e4, 1e6):
        large = contact_of_kind("ball_on_surface", r, "z*(1 + z/(2*S)) + (x**2 + y**2)/(2*S)", {"S": size})
        for ours, theirs in zip(closing_wrenches(large, X), closing_wrenches(plane, X), strict=True):
            np.testing.assert_allclose(
                np.asarray(ours.vector, dtype=float), np.asarray(theirs.vector, dtype=float), rtol=0, atol=1.0 / size
            )
    for ours, theirs in zip(closing_wrenches(flat, X), closing_wrenches(plane, X), strict=True):
        assert_same([*ours.vector], [*theirs.vector], abs=1e-15)
    rising = np.cross(V.angular, X.translation)[2]  # the centre stays at its height
    along = Twist(V.angular, np.array([*V.linear[:2], -rising]))
    ours, theirs = (np.array(closing_rates(each, X, along), dtype=float) for each in (flat, plane))
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=1e-12)


def test_a_ball_that_does_not_fit_is_told_of() -> None:
    pair = contact_of_kind("ball_on_surface", 0.3, "z - 3*x**2 - 3*y**2")
    with pytest.raises(po.AssemblyError, match="have no value or no slope"):
        body(pair, (0.05, 0.0, 0.3, 0.0, 0.0, 0.0, 1.0)).initial_state()


# ---------------------------------------------------------------------------------------------------- sliding surfaces


def test_a_sliding_surface_has_the_spaces_that_are_printed() -> None:
    """About the point: freedom twists (n; 0), (0; t₁), (0; t₂), constraint wrenches (t₁; 0), (t₂; 0), (0; n)."""
    rng = np.random.default_rng(2)
    pair = contact_of_kind("sliding_surface", None, "z - 0.4*x*y + 0.2*x**2")
    x, y = rng.normal(size=2)
    p = np.array([x, y, 0.4 * x * y - 0.2 * x * x])
    n = np.array([-0.4 * y + 0.4 * x, -0.4 * x, 1.0])
    n /= np.linalg.norm(n)
    t1, t2 = (np.asarray(t, dtype=float) for t in across(n))
    np.testing.assert_allclose(np.column_stack([t1, t2, n]).T @ np.column_stack([t1, t2, n]), np.eye(3), atol=1e-15)
    there = Displacement(np.eye(3), p)
    zero = np.zeros(3)
    turned = Displacement(zoo.random_displacement(rng).rotation, p)
    wrenches = [np.asarray(W.vector, dtype=float) for W in closing_wrenches(pair, turned)]
    printed = [(there @ po.Wrench(m, f)).vector for m, f in ((t1, zero), (t2, zero), (zero, n))]
    assert np.linalg.matrix_rank(np.array(wrenches), 1e-12) == 3
    assert np.linalg.matrix_rank(np.array([*wrenches, *printed]), 1e-10) == 3
    for T in (Twist(n, zero), Twist(zero, t1), Twist(zero, t2)):
        for W in closing_wrenches(pair, Displacement(np.eye(3), p)):
            assert abs(float(power(W, there @ T))) < 1e-14


def test_on_a_plane_it_moves_as_the_planar_pair() -> None:
    rate = (0.0, 0.0, 0.7, 0.3, -0.2, 0.0)
    start = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)
    runs = [
        po.simulate(body(pair, start, rate, 0.0), 1.0, samples=5, outputs=["joint_position"], progress=False)
        for pair in (pair_of_kind("planar"), *(contact_of_kind(k, None, "z") for k in KINDS))
    ]
    for run in runs[1:]:
        np.testing.assert_allclose(run.joint_position.values, runs[0].joint_position.values, rtol=0, atol=1e-11)


def test_a_plate_in_a_sphere_hangs_on_its_centre() -> None:
    """What lies flat on a sphere turns about its centre as on a ball joint there; nothing turns otherwise."""
    start, rate = (0.0, 0.0, -R, 0.0, 0.0, 0.0, 1.0), (0.8, -0.5, 0.4, 0.5 * R, 0.8 * R, 0.0)
    plate = body(contact_of_kind("plate_on_surface", None, BOWL, {"R": R}), start, rate, 0.0)
    run = po.simulate(plate, 1.0, samples=11, outputs=["joint_position"], progress=False)
    inertia = plate.model.bodies[0].inertia
    ball = Joint("ball", pair_of_kind("spherical"), GROUND, "body", X_SJ=Displacement.translating([0.0, 0.0, R]))
    hung = po.Mechanism(Model("hung", (Body("body", inertia),), (ball,), gravity=WEIGHT,
                              initial=(Initial("ball", None, rate[:3]),)))  # fmt: skip
    other = po.simulate(hung, 1.0, samples=11, outputs=["body_position"], progress=False)
    np.testing.assert_allclose(run.joint_position.values[:, :3], other.body_position.values[:, 0], rtol=0, atol=1e-10)
    assert po.ledger(run).ratio < 1e-9


def test_mobility_tells_conditions_on_velocities_apart() -> None:
    for kind, here, configuration in (("sliding_surface", 3, 5), ("plate_on_surface", 3, 3)):
        pair = contact_of_kind(kind, None, BOWL, {"R": R})
        found = body(pair, (0.0, 0.0, -R, 0.0, 0.0, 0.0, 1.0)).mobility()
        assert (found.here, found.configuration) == (here, configuration)
