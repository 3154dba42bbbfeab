"""The conditions under which pairs close loops: they vanish on the pair, and their derivatives are its wrenches."""

from typing import Any

import numpy as np
import pytest

import zoo
from poinsot import Displacement, Twist
from poinsot import pairing as power
from poinsot.joints.closures import closing_units, constraint_rates, constraint_wrenches, opening, opening_wrenches
from poinsot.joints.pairs import KINDS, Pair, pair_of_kind
from scalars import SCALARS, Over, assert_same, derivative, second_derivative

PAIRS = zoo.every_pair()
every_pair = pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS.keys())
SEEDS = range(3)


def rank(vectors: list[Any]) -> int:
    return int(np.linalg.matrix_rank(np.array([v.vector for v in vectors], dtype=float).reshape(-1, 6)))


@every_pair
def test_they_vanish_on_the_displacements_of_the_pair(pair: Pair, seed: int) -> None:
    q = zoo.random_coordinates(pair, np.random.default_rng(seed))
    phi = pair.closure(pair.displacement(q))
    assert len(phi) == 6 - len(pair.freedoms)
    assert_same(phi, np.zeros(len(phi)), abs=1e-15)


@every_pair
def test_off_the_pair_they_do_not_vanish(pair: Pair, rng: np.random.Generator) -> None:
    """A little off, along any twist that the pair forbids, some condition sees it to first order."""
    X = pair.displacement(zoo.random_coordinates(pair, rng))
    wrenches = constraint_wrenches(pair.closure, X)
    if wrenches:
        W = np.array([w.vector for w in wrenches], dtype=float)
        forbidden = Twist.of(W.T @ rng.normal(size=len(W)))
        phi = np.array(pair.closure(Displacement.exp(forbidden * 1e-6) @ X), dtype=float)
        assert np.abs(phi).max() > 1e-8


@every_pair
def test_wrenches_annihilate_freedoms_and_fill_up_six(pair: Pair, seed: int) -> None:
    """⟨W, V⟩ = 0 for what the pair transmits and what it lets move; dim S + dim T = 6."""
    q = zoo.random_coordinates(pair, np.random.default_rng(seed))
    X = pair.displacement(q)
    wrenches = constraint_wrenches(pair.closure, X)
    freedoms = [X @ S for S in pair.motion_subspace(q)]  # in predecessor coordinates, as the wrenches are
    assert_same([power(W, V) for W in wrenches for V in freedoms], np.zeros(len(wrenches) * len(freedoms)))
    assert rank(freedoms) == len(pair.freedoms)
    assert rank(wrenches) == 6 - len(pair.freedoms)


def moving(X: Displacement, V: Twist, t: Any) -> Displacement:
    return Displacement.exp(V * t) @ X


@every_pair
def test_wrenches_are_the_rates_of_the_conditions_anywhere(pair: Pair, rng: np.random.Generator) -> None:
    """Φ̇ = ⟨W, V⟩, at displacements that the pair does not have, too."""
    X, V = zoo.random_displacement(rng), zoo.random_twist(rng)
    rates = derivative(lambda t: pair.closure(moving(X, V, t)), 0.0, along=(1.0,))
    assert_same([power(W, V) for W in constraint_wrenches(pair.closure, X)], rates)


@every_pair
def test_second_rates_are_those_along_a_steady_twist(pair: Pair, rng: np.random.Generator) -> None:
    """Φ̈ along exp([V]t) X; with V̇ as well, Φ̈ = ⟨W, V̇⟩ + that."""
    X, V, A = zoo.random_displacement(rng), zoo.random_twist(rng), zoo.random_twist(rng)
    bends = constraint_rates(pair.closure, X, V)
    assert_same(bends, second_derivative(lambda t: pair.closure(moving(X, V, t)), 0.0, along=(1.0,)), rel=1e-12)
    swerving = second_derivative(
        lambda t: pair.closure(Displacement.exp(V * t + A * (t * t * 0.5)) @ X), 0.0, along=(1.0,)
    )
    pushes = [power(W, A) for W in constraint_wrenches(pair.closure, X)]
    assert_same(np.array(pushes) + np.array(bends), swerving, rel=1e-12)


@every_pair
def test_second_rates_can_be_differentiated_in_turn(pair: Pair) -> None:
    """They are a quadratic form in V: its derivative, by duals that the caller brings, is exact."""
    rng = np.random.default_rng(0)
    X, V, U = zoo.random_displacement(rng), zoo.random_twist(rng), zoo.random_twist(rng)

    def form(v: Any) -> Any:
        return constraint_rates(pair.closure, X, Twist.of(v))

    found = derivative(form, V.vector, along=(U.vector,))
    expected = np.array(form((V + U).vector)) - np.array(form(V.vector)) - np.array(form(U.vector))
    assert_same(found, expected, rel=1e-11, abs=1e-12)

    def along(t: Any) -> Any:
        return constraint_rates(pair.closure, moving(X, U, t), V * (1.0 + t))

    h = 1e-5
    difference = (np.array(along(h), dtype=float) - np.array(along(-h), dtype=float)) / (2 * h)
    assert_same(derivative(along, 0.0, along=(1.0,)), difference, rel=1e-6, abs=1e-6)


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"free"}))
def test_every_scalar_agrees(over: Over, kind: str) -> None:
    pair = pair_of_kind(kind, 0.3 if kind == "helical" else None)
    rng = np.random.default_rng(0)
    q, p, v = zoo.random_unit(rng, 4), rng.normal(size=3), rng.normal(size=6)

    def asked(q: Any, p: Any, v: Any) -> list[Any]:
        X = Displacement.from_quaternion(q, p)
        return [pair.closure(X), constraint_wrenches(pair.closure, X), constraint_rates(pair.closure, X, Twist.of(v))]

    assert_same(over(asked, q, p, v), SCALARS["float"](asked, q, p, v), rel=1e-12)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("pitch", [0.0, 0.3])
def test_rows_are_lengths_and_angles_as_their_units_say(kind: str, pitch: float) -> None:
    """Drawn three times larger, rows that are lengths grow threefold and rows that are sines of angles stay."""
    small, large = (pair_of_kind(kind, pitch * size if kind == "helical" else None) for size in (1.0, 3.0))
    X = zoo.random_displacement(np.random.default_rng(1))
    before, after = small.closure(X), large.closure(Displacement(X.rotation, X.translation * 3.0))
    assert len(closing_units(small)) == len(before)
    factors = [3.0 if unit == "L" else 1.0 for unit in closing_units(small)]
    assert_same(after, np.array(before, dtype=float) * factors)


# ------------------------------------------------------------------------- what loops are closed by: angles, not sines


@every_pair
def test_the_opening_is_the_closure_but_for_sines_of_angles(pair: Pair, rng: np.random.Generator) -> None:
    """It vanishes on the pair, and beside it differs from Φ by the third power of the angle."""
    X, V = pair.displacement(zoo.random_coordinates(pair, rng)), Twist.of(rng.normal(size=6))
    assert_same(opening(pair, X), np.zeros(6 - len(pair.freedoms)), abs=1e-15)  # rounding
    for size in (1e-2, 1e-3):
        beside = moving(X, V, size)
        difference = np.abs(np.array(opening(pair, beside), float) - np.array(pair.closure(beside), float))
        assert difference.max(initial=0.0) < 12.0 * size**3  # θ − sin θ < θ³/6, |ω| up to 4


@every_pair
def test_its_wrenches_are_its_rates_anywhere(pair: Pair, rng: np.random.Generator) -> None:
    X, V = zoo.random_displacement(rng), Twist.of(rng.normal(size=6))
    ends = (np.array(opening(pair, moving(X, V, t)), dtype=float) for t in (-1e-5, 1e-5))
    slope = np.subtract(*reversed([*ends])) / 2e-5
    assert_same([power(W, V) for W in opening_wrenches(pair, X)], slope, abs=1e-6)  # of differences, (1e-5)² · 1e3


@every_pair
def test_it_has_no_root_where_the_frame_is_turned_by_half_a_turn(pair: Pair, rng: np.random.Generator) -> None:
    """Where Φ vanishes and the pair is not upright: there it is open by half a turn."""
    X = pair.displacement(zoo.random_coordinates(pair, rng))
    if pair.turn(X) is None:
        return
    axis = rng.normal(size=3) * ([1.0, 1.0, 1.0] if len(pair.turn(X).direction) == 3 else [1.0, 1.0, 0.0])
    back = moving(X, Twist(axis * (np.pi / np.linalg.norm(axis)), np.zeros(3)), 1.0)
    turned = Displacement(back.rotation, X.translation)
    first = pair.turn(turned).first
    phi, psi = (np.array(f, dtype=float) for f in (pair.closure(turned), opening(pair, turned)))
    own = slice(first, first + len(pair.turn(turned).direction))
    assert np.abs(phi[own]).max() < 1e-12 and pair.uprightness(turned) < 0.0, "its sines vanish"
    assert np.linalg.norm(psi[own]) == pytest.approx(np.pi, abs=2e-4)  # the direction is chosen 1e-4 from there
