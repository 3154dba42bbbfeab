"""Π_x of kinematic pairs: twists and wrenches in the axes of a pair, and rates and covectors of poses."""

from typing import Any

import numpy as np
import pytest
import sympy

import poinsot as po
import zoo
from poinsot.algebra import Dual
from poinsot.multibody import ReferenceMap, pair_structure
from poinsot.multibody.kinestatics.elements import pose_at
from poinsot.multibody.model import Joint

KINDS = sorted(zoo.every_pair())


def numbers(X: po.Displacement) -> np.ndarray:
    return np.concatenate([X.translation, X.quaternion]).astype(float)


def joints(rng: np.random.Generator, kinds: list[str]) -> tuple[Joint, ...]:
    pairs = zoo.every_pair()
    return tuple(
        Joint(f"j{k}", pairs[kind], "a", "b", zoo.random_displacement(rng), zoo.random_displacement(rng))
        for k, kind in enumerate(kinds)
    )


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_it_keeps_power_and_is_the_slope_of_the_poses(seed: int) -> None:
    """Of one to three pairs of any kind, anywhere and with quaternions of any length; π and its inverse agree."""
    rng = np.random.default_rng(seed)
    some = joints(rng, [str(k) for k in rng.choice(KINDS, size=int(rng.integers(1, 4)))])
    of, size = ReferenceMap(some), 6 * len(some)
    h = [zoo.random_displacement(rng) for _ in some]
    x = np.concatenate([numbers(X) for X in of.poses(h)])
    T, step = rng.normal(size=size), 1e-6
    P, Q = of.matrices(x)
    assert np.allclose(Q.T @ P, np.eye(size), atol=1e-10), seed
    moved = []
    for s in (-step, step):
        twists = [po.Twist.of(T[6 * k : 6 * k + 6]) * s for k in range(len(some))]
        moved.append(
            np.concatenate(
                [numbers(X) for X in of.poses([a @ po.Displacement.exp(V) for a, V in zip(h, twists, strict=True)])]
            )
        )
    assert np.allclose((moved[1] - moved[0]) / (2 * step), P @ T, atol=1e-7 * (1 + np.abs(P).max())), seed
    long = x * np.tile([1, 1, 1, 3, 3, 3, 3], len(some))
    P, Q = of.matrices(long)
    assert np.allclose(Q.T @ P, np.eye(size), atol=1e-10), seed
    for a, b in zip(of.displacements(long), h, strict=True):
        assert np.allclose(np.asarray(a.matrix, dtype=float), b.matrix, atol=1e-10)


@pytest.mark.parametrize("kind", KINDS)
def test_a_pair_is_the_image_of_its_freedoms_and_constraints(kind: str) -> None:
    """D_P(x) = Π_x(T_A, W_C): spanned by them, and (T, W) ∈ Π_x⁻¹ D_P(x) just where `pair_structure` says so."""
    rng = np.random.default_rng(5)
    some = joints(rng, [kind, "revolute"])
    of, q = ReferenceMap(some), [zoo.random_coordinates(j.pair, rng) for j in some]
    h = [j.pair.displacement(each) for j, each in zip(some, q, strict=True)]
    x = np.concatenate([numbers(X) for X in of.poses(h)])
    P, Q = of.matrices(x)
    D = of.structure().at(x)
    assert D.port_names == ("displacement j0", "displacement j1") and D.size == 14
    S = np.array([V.vector for V in some[0].pair.motion_subspace(q[0])], dtype=float).reshape(-1, 6)
    T, W = np.zeros(12), np.zeros(12)
    T[:6] = S.T @ rng.normal(size=len(S))
    W[:6] = np.linalg.svd(S)[2][len(S) :].T @ rng.normal(size=6 - len(S)) if len(S) else rng.normal(size=6)
    assert D.contains(P @ T, Q @ W, 1e-8)
    X_J = pose_at(x, 0) @ some[0].X_SJ  # the frame of the pair on its successor, seen from the predecessor
    pair = pair_structure(some[0], None, 0).at(x[:7])
    for twist in (T[:6], rng.normal(size=6)):
        seen = -(X_J @ po.Twist.of(twist)).vector
        there = D.contains(P @ np.r_[twist, np.zeros(6)], np.zeros(14), 1e-8)
        assert there == pair.contains(seen, np.zeros(6), 1e-8)
    for wrench in (W[:6], rng.normal(size=6)):
        seen = (X_J @ po.Wrench.of(wrench)).vector
        there = D.contains(np.zeros(14), Q @ np.r_[wrench, np.zeros(6)], 1e-8)
        assert there == pair.contains(np.zeros(6), seen, 1e-8)


def test_it_runs_over_duals_and_symbols() -> None:
    """Along a motion the inverse stays one."""
    here = po.Displacement.translating([0.25, 2, 0])
    of = ReferenceMap((Joint("j", zoo.every_pair()["revolute"], "a", "b", here, here),))

    def eye(found: tuple[Any, Any]) -> Any:
        return found[1].T @ found[0] - np.eye(6, dtype=int)

    moving = np.array([Dual(v, k) for k, v in enumerate((1.0, 2.0, 3.0, 1.0, -2.0, 4.0, 5.0))], dtype=object)
    rates = [abs(e.dual) for e in eye(of.matrices(moving)).flat if isinstance(e, Dual)]
    assert rates and max(rates) < 1e-12
    symbols = np.array(sympy.symbols("x y z a b c d", real=True), dtype=object)
    assert all(sympy.simplify(e) == 0 for e in eye(of.matrices(symbols)).flat)


def test_poses_of_another_number_are_refused() -> None:
    of = ReferenceMap(joints(np.random.default_rng(0), ["revolute", "spherical"]))
    with pytest.raises(po.GeometryError, match="2 pairs"):
        of.matrices(np.zeros(7))
