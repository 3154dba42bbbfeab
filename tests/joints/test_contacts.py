"""Contacts: their rows are the rates of their conditions and of slip, and what they refuse."""

from typing import Any

import numpy as np
import pytest

import zoo
from poinsot import Displacement, ModelError, Twist
from poinsot import pairing as power
from poinsot.joints import closures
from poinsot.joints.contacts import CONTACTS, WITH_RADIUS, ContactPair, contact_of_kind
from scalars import SCALARS, Over, assert_same, derivative

WAVES = {"formula": "z - a*sin(3*x)*cos(2*y) - y**2", "numbers": {"a": 0.1}}
EGG = {"formula": "sqrt((a*x)**2 + (0.5*y)**2 + 0.04*z**2) + 0.05*z", "numbers": {"a": 0.4}}
GENTLE = {"formula": "z - a*sin(x)*cos(y)", "numbers": {"a": 0.1}}


def every_contact() -> dict[str, ContactPair]:
    """A contact of every kind; of spheres and cylinders one to each side."""
    found = {}
    for kind in CONTACTS:
        radii: tuple[float | None, ...] = (None,)
        if kind in WITH_RADIUS:
            radii = (0.4, -0.7) if kind.startswith("point") else (0.4,)
        for radius in radii:
            surface: dict[str, Any] = WAVES if kind == "point_on_surface" else GENTLE if "surface" in kind else {}
            surface = EGG if kind == "convex_on_plane" else surface
            found[f"{kind} {radius or ''}".strip()] = contact_of_kind(kind, radius, **surface)
    return found


CASES = every_contact()
each_contact = pytest.mark.parametrize("contact", CASES.values(), ids=CASES.keys())
SEEDS = range(3)


def moving(X: Displacement, V: Twist, t: Any) -> Displacement:
    return Displacement.exp(V * t) @ X


@each_contact
def test_rows_are_conditions_and_slips_and_leave_its_freedoms(contact: ContactPair, seed: int) -> None:
    X = zoo.random_displacement(np.random.default_rng(seed))
    units = closures.closing_units(contact)
    rows = closures.closing_wrenches(contact, X)
    assert len(rows) == len(closures.closing_errors(contact, X)) == len(units) == 6 - len(contact.freedoms)
    assert len(contact.rolling(X)) == units.count("S") + units.count("T")
    assert np.linalg.matrix_rank([np.asarray(W.vector, dtype=float) for W in rows]) == len(rows)


@each_contact
def test_wrenches_of_conditions_are_their_rates(contact: ContactPair, rng: np.random.Generator) -> None:
    """Φ̇ = ⟨W, V⟩, at displacements that the contact does not have, too."""
    X, V = zoo.random_displacement(rng), zoo.random_twist(rng)
    slopes = derivative(lambda t: np.array(contact.closure(moving(X, V, t))), 0.0, along=(1.0,))
    assert_same([power(W, V) for W in closures.constraint_wrenches(contact.closure, X)], slopes, rel=1e-12, abs=1e-12)


@each_contact
def test_rates_are_the_derivatives_of_all_rows(contact: ContactPair, rng: np.random.Generator) -> None:
    X, V = zoo.random_displacement(rng), zoo.random_twist(rng)

    def speeds(t: Any) -> Any:
        return np.array([power(W, V) for W in closures.closing_wrenches(contact, moving(X, V, t))], dtype=object)

    assert_same(closures.closing_rates(contact, X, V), derivative(speeds, 0.0, along=(1.0,)), rel=1e-11, abs=1e-11)


@pytest.mark.sample(5)
@each_contact
def test_they_run_on_every_scalar(contact: ContactPair, over: Over) -> None:
    if contact.kind in ("ball_on_surface", "plate_on_surface", "sliding_surface") and over is SCALARS["sympy"]:
        radius = 0.4 if contact.kind in WITH_RADIUS else None
        contact = contact_of_kind(contact.kind, radius, "z")  # of what is curved expressions fill minutes
    rng = np.random.default_rng(5)
    x, rate = rng.normal(size=6), rng.normal(size=6)

    def rows(x: Any, rate: Any) -> Any:
        X, V = Displacement.exp(Twist.of(x)), Twist.of(rate)
        return [closures.closing_wrenches(contact, X), np.array(closures.closing_rates(contact, X, V), dtype=object)]

    assert_same(over(rows, x, rate), rows(x, rate), rel=1e-11, abs=1e-11)


# ---------------------------------------------------------------------------------------------- what they stand for


def test_surfaces_are_those_of_their_equations(rng: np.random.Generator) -> None:
    """Points of a plane, a sphere and a cylinder that touch the plane z = 0 at the origin, from below or from above."""
    angle, along = rng.uniform(0, 2 * np.pi), rng.normal()
    for r in (0.4, -0.7):
        centre = np.array([0, 0, -r])
        on_sphere = centre + r * zoo.random_unit(rng)
        on_cylinder = centre + np.array([along, r * np.sin(angle), r * np.cos(angle)])
        for kind, point in (("point_on_sphere", on_sphere), ("point_on_cylinder", on_cylinder)):
            (gap,) = contact_of_kind(kind, r).closure(Displacement.translating(point))
            assert gap == pytest.approx(0.0, abs=1e-15)
            slope = np.asarray(
                closures.constraint_wrenches(contact_of_kind(kind, r).closure, Displacement.translating(point))[0].force
            )
            assert np.linalg.norm(slope) == pytest.approx(1.0), "Φ is a length near the surface"
    assert contact_of_kind("point_on_plane").closure(Displacement.translating([1.0, 2.0, 0.0])) == [0.0]


def test_where_a_ball_and_a_disk_touch_they_do_not_move(rng: np.random.Generator) -> None:
    """The rows are the velocity, along x and y, of the point of the body that is lowest."""
    X, V = zoo.random_displacement(rng), zoo.random_twist(rng)
    rim = [X @ (0.4 * np.array([np.cos(t), np.sin(t), 0.0])) for t in np.linspace(0, 2 * np.pi, 40_001)]
    for kind, lowest, exact in (
        ("ball_on_plane", X.translation - [0, 0, 0.4], 1e-12),
        ("disk_on_plane", min(rim, key=lambda p: float(p[2])), 1e-3),
    ):
        contact = contact_of_kind(kind, 0.4)
        slip = [power(W, V) for W in contact.rolling(X)]
        np.testing.assert_allclose(slip, V.at(lowest)[:2], atol=exact)
        (gap,) = contact.closure(X)
        assert gap == pytest.approx(lowest[2], abs=1e-7)


def test_a_skate_goes_forward_only(rng: np.random.Generator) -> None:
    """What moves along its own x-axis, in the plane, does not slip; what moves across does."""
    upright = Displacement.exp(Twist(np.array([0.0, 0.0, rng.uniform(-3, 3)]), rng.normal(size=3)))
    forward, across = (upright.rotation[:, k] for k in (0, 1))
    (W,) = contact_of_kind("skate_on_plane").rolling(upright)
    spin = rng.normal(size=3)
    for direction, slip in ((forward, 0.0), (across, 1.0)):
        V = Twist(spin, direction - np.cross(spin, upright.translation))
        assert power(W, V) == pytest.approx(slip, abs=1e-12)


def test_what_is_no_contact_says_why() -> None:
    for arguments, why in (
        (("ball_on_plain",), "unknown kind of contact 'ball_on_plain'"),
        (("ball_on_plane",), "needs a radius"),
        (("ball_on_plane", -0.1), "must be above zero"),
        (("point_on_sphere", 0.0), "must not be zero"),
        (("point_on_plane", 0.1), "has no radius"),
        (("point_on_surface",), "needs a formula"),
        (("convex_on_plane", None, "0.1 + 0.1*x**3"), "is none of a smooth convex body"),
        (("point_on_plane", None, "z"), "has no formula"),
    ):
        with pytest.raises(ModelError, match=why):
            contact_of_kind(*arguments)
    nothing = np.zeros(0)
    for call in (
        lambda c: c.displacement(nothing),
        lambda c: c.motion_subspace(nothing),
        lambda c: c.velocity_product_acceleration(nothing, nothing),
        lambda c: c.integrate(nothing, nothing),
        lambda c: c.difference(nothing, nothing),
        lambda c: c.chart(nothing, nothing),
        lambda c: c.chart_rate(nothing, nothing),
    ):
        with pytest.raises(ModelError, match="carries no coordinates"):
            call(contact_of_kind("ball_on_plane", 0.1))
