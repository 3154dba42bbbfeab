"""Kinematic pairs of every kind, crossed either way: what is derived from the displacement agrees with it."""

from typing import Any

import numpy as np
import pytest

import zoo
from poinsot import Displacement, ModelError, Twist
from poinsot.geometry import rotation_aligning_z, tilde, untilde
from poinsot.joints import closures
from poinsot.joints.pair import factors_of
from poinsot.joints.pairs import KINDS, Pair, ReversedPair, ScrewMotion, ScrewPair, pair_of_kind
from scalars import SCALARS, Over, assert_same, derivative

PAIRS = zoo.every_pair()
every_pair = pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS.keys())
SEEDS = range(3)

X_AXIS = Displacement(rotation_aligning_z(np.array([1.0, 0.0, 0.0])), np.zeros(3))
Y_AXIS = Displacement(rotation_aligning_z(np.array([0.0, 1.0, 0.0])), np.zeros(3))
Z_AXIS = Displacement.identity()


def combined(twists: list[Any], rates: Any, kind: Any = Twist) -> Any:
    """S v."""
    total = kind.zero()
    for twist, rate in zip(twists, rates, strict=True):
        total = total + twist * rate
    return total


def body_twist(motion: Any) -> Twist:
    """The twist V with X⁻¹Ẋ = [V] of a motion X(t), at t = 0."""
    X, rate = motion(0.0).matrix.astype(float), derivative(motion, 0.0, along=(1.0,)).reshape(4, 4)
    V = np.linalg.inv(X) @ rate
    assert_same(V[:3, :3], tilde(untilde(V[:3, :3])), abs=1e-13)
    assert_same(V[3], np.zeros(4), abs=0)
    return Twist(untilde(V[:3, :3]), V[:3, 3])


def random_rates(pair: Pair, rng: np.random.Generator) -> np.ndarray:
    return rng.normal(size=len(pair.freedoms))


# ---------------------------------------------------------------------------------------------------- displacements


@every_pair
def test_the_neutral_coordinates_are_the_identity(pair: Pair) -> None:
    q = pair.neutral()
    assert q.shape == (len(pair.coordinates),)
    assert_same(pair.displacement(q), np.eye(4), abs=0)
    assert len(pair.motion_subspace(q)) == len(pair.freedoms)


@every_pair
def test_displacements_are_displacements(pair: Pair, seed: int) -> None:
    X = pair.displacement(zoo.random_coordinates(pair, np.random.default_rng(seed)))
    assert_same(X.rotation @ X.rotation.T, np.eye(3))
    assert np.linalg.det(X.rotation.astype(float)) == pytest.approx(1)


@pytest.mark.sample(36)
@pytest.mark.parametrize("kind", KINDS)
def test_every_scalar_agrees(over: Over, kind: str) -> None:
    """What algorithms ask of a pair, over every scalar, against floats."""
    pair = ReversedPair(pair_of_kind(kind, 0.3 if kind == "helical" else None))
    if not pair.coordinates:
        assert_same(pair.displacement(np.zeros(0)), np.eye(4))
        return
    rng = np.random.default_rng(0)
    q, v = zoo.random_coordinates(pair, rng), random_rates(pair, rng)

    def asked(q: Any, v: Any) -> list[Any]:
        X = pair.displacement(q)
        return [
            X, pair.motion_subspace(q), pair.velocity_product_acceleration(q, v), pair.integrate(q, v), pair.closure(X),
        ]  # fmt: skip

    assert_same(over(asked, q, v), SCALARS["float"](asked, q, v), rel=1e-12)


# ---------------------------------------------------------------------------------------------------------- velocity


@every_pair
def test_the_body_twist_of_a_motion_is_what_the_freedoms_give(pair: Pair, rng: np.random.Generator) -> None:
    q, v = zoo.random_coordinates(pair, rng), random_rates(pair, rng)
    found = body_twist(lambda t: pair.displacement(pair.integrate(q, v * t)))
    assert_same(found, combined(pair.motion_subspace(q), v))


@every_pair
def test_the_apparent_rate_is_the_rate_of_the_freedom_twists(pair: Pair, rng: np.random.Generator) -> None:
    q, v = zoo.random_coordinates(pair, rng), random_rates(pair, rng)
    bend = derivative(lambda t: combined(pair.motion_subspace(pair.integrate(q, v * t)), v), 0.0, along=(1.0,))
    assert_same(pair.velocity_product_acceleration(q, v), bend)


@every_pair
def test_the_freedom_twists_are_constant_where_the_pair_says(pair: Pair, rng: np.random.Generator) -> None:
    """And where it says nowhere, and is no product, they do change in both bodies."""
    q0, q1 = zoo.random_coordinates(pair, rng), zoo.random_coordinates(pair, rng)
    in_successor = [np.array([S.vector for S in pair.motion_subspace(q)], dtype=float) for q in (q0, q1)]
    in_predecessor = [
        np.array([(pair.displacement(q) @ S).vector for S in pair.motion_subspace(q)], dtype=float) for q in (q0, q1)
    ]
    for frame, (before, after) in (("successor", in_successor), ("predecessor", in_predecessor)):
        if pair.constant_in in (frame, "both"):
            assert_same(after, before)
        elif not pair.parts:
            assert np.abs(after - before).max() > 1e-3


@pytest.mark.sample(52)
@every_pair
def test_freedom_rates_and_bends_are_derivatives_of_the_freedom_twists(pair: Pair, rng: np.random.Generator) -> None:
    """Ṡ along v; D_k S along freedom k; Ṡ v along freedom k, and by its rate."""
    q, v = zoo.random_coordinates(pair, rng), random_rates(pair, rng)

    def columns(dv: Any) -> list[Twist]:
        return pair.motion_subspace(pair.integrate(q, dv))

    assert_same(pair.motion_subspace_rate(q, v), derivative(lambda t: columns(v * t), 0.0, along=(1.0,)))
    for e, bend in zip(np.eye(len(v)), pair.bends(q, v), strict=True):
        by_q = derivative(
            lambda t, e=e: pair.velocity_product_acceleration(pair.integrate(q, e * t), v), 0.0, along=(1.0,)
        )
        by_v = derivative(lambda t, e=e: pair.velocity_product_acceleration(q, v + e * t), 0.0, along=(1.0,))
        assert_same(list(bend.S), derivative(lambda t, e=e: columns(e * t), 0.0, along=(1.0,)))
        assert_same([bend.by_q, bend.by_v], [by_q, by_v])


@every_pair
def test_a_product_is_what_its_parts_make(pair: Pair, rng: np.random.Generator) -> None:
    """X = X₁ X₂ …, and each part moves along its own coordinates as it does alone."""
    q, dv = zoo.random_coordinates(pair, rng), random_rates(pair, rng)
    X, moved = Displacement.identity(), pair.integrate(q, dv)
    for part, own_q, own_v in factors_of(pair):
        assert part.constant_in != "nowhere" or part == pair
        X = X @ part.displacement(q[list(own_q)])
        assert_same(moved[list(own_q)], part.integrate(q[list(own_q)], dv[list(own_v)]))
    assert_same(X, pair.displacement(q))


@every_pair
def test_units_are_what_a_change_of_scale_says(pair: Pair) -> None:
    """Freedoms that turn have an angular part and those that slide none; coordinates are measured alike."""
    rng = np.random.default_rng(2)
    S = pair.motion_subspace(zoo.random_coordinates(pair, rng))
    assert pair.freedom_units == tuple("rad" if np.abs(np.asarray(s.angular, float)).max() > 0 else "m" for s in S)
    assert len(pair.coordinate_units) == len(pair.coordinates)
    assert pair.coordinate_units.count("1") in (0, 4)
    for k, unit in zip(pair.measured_by, pair.freedom_units, strict=True):
        assert k < 0 or pair.coordinate_units[k] == unit


@pytest.mark.sample(256)
@every_pair
@pytest.mark.parametrize("size", [0.0, 1e-9, 0.3, 1.5])
def test_charts_give_the_same_velocity(pair: Pair, rng: np.random.Generator, size: float) -> None:
    """With ξ̇ = chart_rate(ξ, v) the body twist of X(chart(q, ξ)) is S v there; and chart(q, 0) = q."""
    q, v = zoo.random_coordinates(pair, rng), random_rates(pair, rng)
    xi = random_rates(pair, rng) * size
    assert_same(pair.chart(q, xi * 0.0), q, abs=0)
    rate = pair.chart_rate(xi, v)
    found = body_twist(lambda t: pair.displacement(pair.chart(q, xi + rate * t)))
    assert_same(found, combined(pair.motion_subspace(pair.chart(q, xi)), v))


@every_pair
def test_constant_rates_are_kept_for_all_the_time(pair: Pair, rng: np.random.Generator) -> None:
    """Halfway along integrate(q, v) the velocity is v too, and two halves make a whole."""
    q, v = zoo.random_coordinates(pair, rng), random_rates(pair, rng)
    half = pair.integrate(q, v * 0.5)
    found = body_twist(lambda t: pair.displacement(pair.integrate(q, v * (t + 0.5))))
    assert_same(found, combined(pair.motion_subspace(half), v))
    assert_same(pair.integrate(half, v * 0.5), pair.integrate(q, v))


@every_pair
@pytest.mark.parametrize("size", [0.0, 1e-9, 0.4, 1.0])
def test_difference_undoes_integrate(pair: Pair, rng: np.random.Generator, size: float) -> None:
    q, dv = zoo.random_coordinates(pair, rng), rng.uniform(-1.5, 1.5, len(pair.freedoms)) * size
    assert_same(pair.difference(q, pair.integrate(q, dv)), dv, abs=1e-14)


@every_pair
def test_integrate_undoes_difference(pair: Pair, rng: np.random.Generator) -> None:
    """As displacements: a quaternion and its negative are one rotation."""
    q0, q1 = zoo.random_coordinates(pair, rng), zoo.random_coordinates(pair, rng)
    there = pair.integrate(q0, pair.difference(q0, q1))
    assert_same(pair.displacement(there), pair.displacement(q1))


@pytest.mark.parametrize("kind", ["spherical", "free"])
def test_the_length_of_a_quaternion_does_not_matter(kind: str) -> None:
    pair, rng = pair_of_kind(kind), np.random.default_rng(0)
    q0, q1 = zoo.random_coordinates(pair, rng), zoo.random_coordinates(pair, rng)
    stretched = q1.copy()
    stretched[-4:] *= -2.5
    assert_same(pair.displacement(stretched), pair.displacement(q1))
    assert_same(pair.difference(q0, stretched), pair.difference(q0, q1))
    assert_same(np.linalg.norm(pair.integrate(stretched, np.ones(len(pair.freedoms)))[-4:]), 2.5)
    q0[-4:] = 0.0
    assert np.isnan(SCALARS["traced"](lambda q: pair.displacement(q).rotation, q0)).all()


def test_any_product_of_motions_obeys_the_same_laws(rng: np.random.Generator) -> None:
    """Five motions along any axes, turning, sliding and screwing: more than any kind of pair needs."""
    motions = tuple(
        ScrewMotion("xyz"[rng.integers(3)], turning=bool(rng.random() < 0.7), pitch=float(rng.normal()))
        for _ in range(5)
    )
    pair: Pair = ScrewPair("any", motions, tuple(f"q{k}" for k in range(5)), closures.fixed)
    for each in (pair, ReversedPair(pair)):
        q, v = rng.normal(size=5), rng.normal(size=5)
        found = body_twist(lambda t, each=each, q=q, v=v: each.displacement(q + v * t))
        assert_same(found, combined(each.motion_subspace(q), v))
        bend = derivative(
            lambda t, each=each, q=q, v=v: combined(each.motion_subspace(q + v * t), v), 0.0, along=(1.0,)
        )
        assert_same(each.velocity_product_acceleration(q, v), bend)


# ---------------------------------------------------------------------------------------- what the kinds are made of


def serial(motions: list[tuple[Displacement, str, float]]) -> Displacement:
    """Pairs of one freedom one after the other, each along the z-axis of its frame."""
    X = Displacement.identity()
    for frame, kind, amount in motions:
        X = X @ frame @ pair_of_kind(kind).displacement(np.array([amount])) @ frame.inverse()
    return X


@pytest.mark.parametrize(
    ("kind", "parts"),
    [
        ("cylindrical", [(Z_AXIS, "revolute"), (Z_AXIS, "prismatic")]),
        ("planar", [(X_AXIS, "prismatic"), (Y_AXIS, "prismatic"), (Z_AXIS, "revolute")]),
        ("universal", [(X_AXIS, "revolute"), (Y_AXIS, "revolute")]),
    ],
)
def test_pairs_of_several_freedoms_are_serial_ones_of_one(kind: str, parts: list[Any], seed: int) -> None:
    rng = np.random.default_rng(seed)
    q = rng.normal(size=len(parts))
    whole = serial([(*part, amount) for part, amount in zip(parts, q, strict=True)])
    assert_same(pair_of_kind(kind).displacement(q), whole)
    for k, S in enumerate(pair_of_kind(kind).motion_subspace(q)):
        moved = [(*part, amount) for part, amount in zip(parts, q, strict=True)]

        def alone(t: Any, k: int = k, moved: list[Any] = moved) -> Displacement:
            return serial([(f, name, a + t if i == k else a) for i, (f, name, a) in enumerate(moved)])

        assert_same(S, body_twist(alone))


def test_spherical_and_free_pairs_have_the_freedoms_of_serial_ones(rng: np.random.Generator) -> None:
    """A ball turns as three revolutes do, and a free body is a ball that is carried along three slides."""
    q, p = zoo.random_unit(rng, 4), rng.normal(size=3)
    carried = serial([(axis, "prismatic", a) for axis, a in zip((X_AXIS, Y_AXIS, Z_AXIS), p, strict=True)])
    ball = pair_of_kind("spherical").displacement(q)
    assert_same(pair_of_kind("free").displacement(np.concatenate([p, q])), carried @ ball)
    angles = rng.uniform(-1.0, 1.0, size=3)
    turned = serial([(axis, "revolute", a) for axis, a in zip((X_AXIS, Y_AXIS, Z_AXIS), angles, strict=True)])
    assert_same(turned.translation, np.zeros(3))
    assert_same(pair_of_kind("spherical").displacement(turned.quaternion), turned)


@pytest.mark.parametrize("pitch", [0.0, 0.2, -0.7, 1e3])
def test_a_screw_advances_by_its_pitch(pitch: float) -> None:
    pair = pair_of_kind("helical", pitch)
    q = np.array([1.1])
    turned = pair_of_kind("revolute").displacement(q) @ pair_of_kind("prismatic").displacement(q * pitch)
    assert_same(pair.displacement(q), turned)
    (S,) = pair.motion_subspace(q)
    assert_same(S, [0, 0, 1, 0, 0, pitch])
    assert_same(pair.displacement(q), Displacement.exp(S * q[0]))


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"helical"}))
def test_a_pair_crossed_backwards_is_the_inverse(kind: str, seed: int) -> None:
    pair, rng = pair_of_kind(kind), np.random.default_rng(seed)
    q, v = zoo.random_coordinates(pair, rng), random_rates(pair, rng)
    back = ReversedPair(pair)
    assert (back.kind, back.coordinates, back.freedoms) == (pair.kind, pair.coordinates, pair.freedoms)
    X = pair.displacement(q)
    assert_same(back.displacement(q) @ X, np.eye(4))
    V = combined(pair.motion_subspace(q), v)
    assert_same(combined(back.motion_subspace(q), v), -(X @ V))
    twice = ReversedPair(back)
    assert_same(twice.displacement(q), X)
    assert_same(
        [*twice.motion_subspace(q), twice.velocity_product_acceleration(q, v)],
        [*pair.motion_subspace(q), pair.velocity_product_acceleration(q, v)],
    )


def test_pairs_are_values() -> None:
    assert pair_of_kind("revolute") == pair_of_kind("revolute") != pair_of_kind("prismatic")
    assert pair_of_kind("helical", 0.1) == pair_of_kind("helical", 0.1) != pair_of_kind("helical", 0.2)
    assert len({pair_of_kind(kind) for kind in KINDS if kind != "helical"}) == len(KINDS) - 1


@pytest.mark.parametrize(
    ("kind", "pitch", "words"),
    [
        ("revolut", None, "unknown kind of pair 'revolut'; the kinds are cylindrical, fixed"),
        ("", None, "unknown kind"), ("helical", None, "a helical pair needs a pitch"),
        ("revolute", 0.1, "a revolute pair has no pitch"), ("free", 0.0, "a free pair has no pitch"),
    ],
)  # fmt: skip
def test_wrong_kinds_and_pitches_are_refused(kind: str, pitch: float | None, words: str) -> None:
    with pytest.raises(ModelError, match=words):
        pair_of_kind(kind, pitch)
