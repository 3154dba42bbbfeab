"""The equations of implicit stages along a tree: both of them hold for what is found, by derivatives in closed form."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import zoo
from cases import quick
from multibody.by_duals import chart_slopes
from poinsot import Acceleration, Twist, Wrench
from poinsot.algebra import Array, Complex, array
from poinsot.elements import KINDS
from poinsot.multibody.derivatives import inverse_dynamics_derivatives
from poinsot.multibody.forces import JointDamper, JointSpring
from poinsot.multibody.kinematics import Moving, resting
from poinsot.multibody.model import Model
from poinsot.multibody.passes import Pass, owned, walk
from poinsot.multibody.stage_equations import CarriedForce, disturb, eliminate, gather, release, stand
from poinsot.multibody.tree import Tree, build_tree
from poinsot.recursions.records import elements_of

RATES = [1.0, 30.0, Complex(1.0, 0.5), Complex(2e4, -1.3e4)]


def solved(tree: Tree, q: Array, v: Array, a: Array, rate: Any, r: Array, servos: Array) -> Array:
    """Δ link by link, over any scalar."""
    own, elements = owned(tree, q, v, a), elements_of(tree)
    of = {id(link): i for i, link in enumerate(tree.links)}
    zero = Complex(0.0) if isinstance(rate, Complex) else 0.0
    still = Moving(Twist.of(array([zero] * 6)), Acceleration.of(array([zero] * 6)))

    def parts(link: Any) -> tuple[Array, Array]:
        return array([r[k] for k in link.v]), array([r[tree.nv + k] for k in link.v])

    def along(link: Any, own: Any, carried: Any, kept: Any) -> Any:
        on = [(k, e, own.q[k]) for k, e in elements.get(of[id(link)], ())]
        return eliminate(link, own, on, servos[:, list(link.v)], rate, carried, kept)

    factors, _ = walk(tree, [Pass(stand, resting), Pass(along, lambda _: CarriedForce.nothing(zero), True)], own)
    each = list(zip(own, factors, strict=True))
    passes = [
        Pass(lambda link, own, met: disturb(link, *parts(link), rate, own[1], met), lambda _: still),
        Pass(
            lambda link, own, met, kept: gather(link, own[0].rotor, *parts(link), rate, own[1], met, kept),
            lambda _: Wrench.of(array([zero] * 6)),
            True,
        ),
        Pass(
            lambda link, own, met, kept: release(link, parts(link)[0], rate, own[1], met, kept),
            lambda _: still,
        ),
    ]
    found, _ = walk(tree, passes, each)
    delta: list[Any] = [0.0] * (2 * tree.nv)
    for link, (dq, dv) in zip(tree.links, found, strict=True):
        for m, k in enumerate(link.v):
            delta[k], delta[tree.nv + k] = dq[m], dv[m]
    return np.array([complex(x.re, x.im) if isinstance(x, Complex) else x for x in delta])


def holds(tree: Tree, seed: int, rate: Any) -> None:
    """(ρ − C) δq − δv = r_q and ∂τ/∂q δq + ∂τ/∂v δv + M (ρ δv − r_v) = 0, to rounding of δq = L (δv + r_q)."""
    rng, n = np.random.default_rng(seed), tree.nv
    q, v = zoo.random_state(tree, rng)
    a, r, servos = rng.normal(size=n), rng.normal(size=2 * n), -(10.0 ** rng.uniform(-1, 2, (2, n)))
    rho = complex(rate.re, rate.im) if isinstance(rate, Complex) else rate
    delta = solved(tree, q, v, a, rate, r, servos)
    dq, dv = delta[:n], delta[n:]
    by_q, by_v, M = (np.asarray(x, dtype=float) for x in inverse_dynamics_derivatives(tree, q, v, a))
    C = chart_slopes(tree, v)
    identity = np.eye(n)
    first = [(rho * identity, dq), (-C, dq), (-identity, dv), (-identity, r[:n])]
    felt = [(-np.diag(servos[0]), dq), (-np.diag(servos[1]), dv)]
    second = [(by_q, dq), (by_v, dv), (rho * M, dv), (-M, r[n:]), *felt]
    for terms in (first, second):
        size = max((np.abs(A) @ np.abs(x)).max() for A, x in [*terms, (by_q, r[:n] / rho)])
        left = np.abs(sum(A @ x for A, x in terms)).max()
        assert left <= 1e-11 * size, (left, size)


def with_elements(model: Model, damping: float) -> Model:
    """Springs and dampers on all joints that have coordinates of their own."""
    own = [j.name for j in model.joints if j.pair.freedoms and len(j.pair.freedoms) == len(j.pair.coordinates)]
    dampers = tuple(JointDamper(f"d {name}", name, damping * (1 + k)) for k, name in enumerate(own))
    springs = tuple(JointSpring(f"s {name}", name, 30.0 * (1 + k)) for k, name in enumerate(own))
    rotors = tuple(replace(j, armature=0.3) if j.name in own else j for j in model.joints)
    return replace(model, elements=dampers + springs, joints=rotors)


@pytest.mark.parametrize("seed", quick(2, range(40)))
@pytest.mark.parametrize("rate", RATES)
def test_both_equations_hold_on_random_trees(seed: int, rate: Any) -> None:
    tree = build_tree(with_elements(zoo.random_model(np.random.default_rng(seed), bodies=6), 0.7))
    holds(tree, seed, rate)


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"fixed"}))
def test_every_pair(kind: str) -> None:
    rng = np.random.default_rng(8)
    tree = build_tree(zoo.random_model(rng, bodies=3, kinds=(kind,)))
    holds(tree, 8, Complex(20.0, 14.0))


@pytest.mark.parametrize("damping", [1e3, 1e6, 1e9])
def test_stiff_dampers(damping: float) -> None:
    for seed in range(3):
        kinds = ("revolute", "prismatic", "helical")
        tree = build_tree(with_elements(zoo.random_model(np.random.default_rng(seed), bodies=8, kinds=kinds), damping))
        holds(tree, seed, Complex(3.0, 2.0))
