"""Tendons, and springs and dampers along any stretch: their laws over random mechanisms."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

import poinsot as po
import zoo
from multibody.driven_zoo import driven
from multibody.moving import floats, moving
from poinsot import Displacement, ModelError
from poinsot.algebra import dual
from poinsot.geometry import rotation_exp
from poinsot.multibody.applied import Motion
from poinsot.multibody.spatial_springs import GeodesicSpring
from poinsot.multibody.stretches import Along, BetweenPoints, OnFreedom, gradient
from poinsot.multibody.tendons import StretchDamper, StretchSpring, Tendon
from poinsot.multibody.tree import build_tree

SEEDS = range(6)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_rate_of_a_tendon_is_that_of_its_length(seed: int) -> None:
    model, rng = driven(seed)
    tree = build_tree(model)
    q, v = zoo.random_state(tree, rng)
    here, moved = Motion.of(tree, q, v), Motion.of(tree, moving(tree, q, v), v)
    tendons = {e.name: e.stretch for e in model.elements if isinstance(e.stretch, Tendon) and e.name != "jet"}
    assert len(tendons) == 5
    for s in tendons.values():
        assert dual(s.measured(moved).value) == pytest.approx(s.measured(here).rate(here), rel=1e-11, abs=1e-12)


def test_tensions_are_the_slopes_of_energies_and_nothing_pulls_where_it_is_slack() -> None:
    rng = np.random.default_rng(1)
    spring = StretchSpring("s", OnFreedom("j"), 3.0, -0.2, 0.5)
    for s in (-2.0, -0.3, 0.1, 0.4, 0.6, 4.0):
        assert spring.slope(s) == pytest.approx(gradient(spring.energy, s), rel=1e-13, abs=1e-15)
        assert (spring.slope(s) == 0.0) == (-0.2 <= s <= 0.5)
    assert spring.slope(Fraction(3, 2)) == 3.0
    assert spring.linear is None
    taut = replace(spring, lower=0.5)
    assert taut.linear is not None and taut.slope(0.1) == pytest.approx(-1.2)
    bush = GeodesicSpring("g", "a", "b", 2.0, 0.7)
    for X in [zoo.random_displacement(rng, 0.5) for _ in range(5)]:
        np.testing.assert_allclose(floats(bush.slope(X).vector), floats(gradient(bush.energy, X).vector), atol=1e-12)


def test_the_couple_of_a_geodesic_spring_is_its_stiffness_times_the_rotation_vector() -> None:
    """Up to half a turn; small turns to their last digits."""
    spring = GeodesicSpring("g", "a", "b", 2.0)
    axis = np.array([2.0, -1.0, 2.0]) / 3.0
    for angle in (1e-150, 1e-9, 1e-3, 1.0, 3.0, np.pi - 1e-9):
        X = Displacement(rotation_exp(axis * angle), np.zeros(3))
        np.testing.assert_allclose(
            floats(spring.slope(X).moment), 2.0 * angle * axis, rtol=1e-9 if angle < 1e-6 else 1e-12
        )
        assert spring.energy(X) == pytest.approx(angle**2, rel=1e-9)


def test_a_tendon_of_one_piece_is_that_piece() -> None:
    """Springs and dampers along it do what those on the joint and between the points do, in dynamics and in runs."""
    model, _ = driven(0)
    joint = next(j.name for j in model.joints if len(j.pair.freedoms) == 1)
    line = BetweenPoints("b0", (0.1, 0.2, 0.3), "b2", (0.3, -0.2, 0.1))
    on = Tendon(((1.0, OnFreedom(joint)),)), Tendon(((1.0, line),))
    plain = (StretchSpring("k", OnFreedom(joint), 3.0, 0.2, 0.2), StretchDamper("c", line, 0.5))
    wound = (replace(plain[0], along=on[0]), replace(plain[1], along=on[1]))
    first, second = (po.Mechanism(replace(model, elements=each)) for each in (plain, wound))
    rng = np.random.default_rng(0)
    q, v = zoo.random_state(first.tree, rng)
    np.testing.assert_allclose(second.bias_force(q, v), first.bias_force(q, v), rtol=1e-12)


def test_pulleys_and_points_of_one_body() -> None:
    way = [("a", (0.0, 0.0, 0.0)), ("a", (3.0, 4.0, 0.0)), ("b", (0.0, 0.0, 1.0))]
    tendon = Tendon.through(*way, divisor=2.0)
    assert tendon.offset == 2.5 and len(tendon.terms) == 1 and tendon.terms[0][0] == 0.5
    assert (tendon + tendon).offset == 5.0 and len((tendon + tendon).terms) == 2


@pytest.mark.parametrize(
    ("element", "words"),
    [
        (StretchSpring("s", Tendon(()), 1.0), ["'s'", "without pieces"]),
        (StretchSpring("s", Tendon.of_joints({"elbow": 1.0}), 1.0), ["'elbow'", "does not exist"]),
        (StretchSpring("s", Tendon.of_joints({"j0": np.inf}), 1.0), ["weight inf", "finite"]),
        (StretchSpring("s", OnFreedom("j0"), 1.0, 0.5, 0.1), ["0.5 to 0.1", "above"]),
        (StretchSpring("s", OnFreedom("j0"), np.nan), ["finite"]),
        (StretchSpring("s", Tendon(((1.0, Along("b0", None, (0, 0, 1))),)), 1.0), ["acts on b0", "no coordinate"]),
        (StretchDamper("s", Tendon.through(("b0", (0, 0, 0)), ("bo", (0, 0, 0))), 1.0), ["'bo'", "does not exist"]),
        (GeodesicSpring("s", "b0", "b0", 1.0), ["to itself"]),
        (GeodesicSpring("s", "b0", "b1", np.inf), ["finite"]),
    ],
)
def test_what_is_no_tendon_is_refused(element: po.multibody.force.ForceElement, words: list[str]) -> None:
    model = zoo.random_model(np.random.default_rng(0), bodies=2, kinds=("revolute",))
    with pytest.raises(ModelError) as caught:
        replace(model, elements=(element,))
    assert all(word in str(caught.value) for word in words)
