"""A body with one constraint: the reaction does no work, the equation of motion closes, statics balances."""

import numpy as np
import pytest
import sympy

import poinsot as po
import zoo
from poinsot import GeometryError
from poinsot.algebra import Dual, dual
from poinsot.elements import pair_of_kind
from poinsot.multibody.constrained_body import ConstrainedBody
from poinsot.multibody.forward_dynamics import articulated_body
from poinsot.multibody.model import Body, Joint, Model
from poinsot.multibody.tree import build_tree

KINDS = ("revolute", "prismatic", "helical", "cylindrical", "planar", "universal", "spherical", "fixed", "free")


def held(kind: str, rng: np.random.Generator) -> tuple[ConstrainedBody, np.ndarray, po.Acceleration]:
    """A body on a pair in the world; α and Ṡα in body coordinates, which are those of the pair's successor."""
    pair = pair_of_kind(kind, 0.3 if kind == "helical" else None)
    q, alpha = zoo.random_coordinates(pair, rng), rng.normal(size=len(pair.freedoms))
    body = ConstrainedBody(zoo.random_inertia(rng), tuple(pair.motion_subspace(q)))
    return body, alpha, pair.velocity_product_acceleration(q, alpha)


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_the_reaction_does_no_work_and_closes_the_equation_of_motion(kind: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    body, alpha, apparent = held(kind, rng)
    f = zoo.random_wrench(rng)
    V, A = body.twist(alpha), body.acceleration(alpha, f, apparent)
    r = body.reaction(alpha, f, apparent)
    for S in body.freedoms:
        assert po.pairing(r, S) == pytest.approx(0, abs=1e-11)
    assert po.pairing(r, V) == pytest.approx(0, abs=1e-11)
    assert body.constraint_wrenches().order == 6 - len(body.freedoms)
    if kind == "free":
        np.testing.assert_allclose(r.vector, 0, atol=1e-11)
    else:
        assert body.constraint_wrenches().residual(r) < 1e-9
    balance = body.inertia * A + V.cross(body.inertia * V) - f - r
    np.testing.assert_allclose(balance.vector, 0, atol=1e-11)
    power = po.pairing(body.inertia * A + V.cross(body.inertia * V), V)  # = d/dt ½⟨IV, V⟩ in body coordinates
    assert power == pytest.approx(po.pairing(f, V), abs=1e-10)


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_rates_are_those_of_the_tree_algorithm(kind: str, seed: int) -> None:
    """The same body as a mechanism of one link: forward dynamics gives the same α̇ for the wrench of its weight."""
    rng = np.random.default_rng(seed)
    if kind == "fixed":
        assert len(held(kind, rng)[0].rates([], zoo.random_wrench(rng))) == 0
        return
    pair = pair_of_kind(kind, 0.3 if kind == "helical" else None)
    inertia, g = zoo.random_inertia(rng), rng.normal(size=3) * 5
    tree = build_tree(Model("one", (Body("b", inertia),), (Joint("j", pair, "ground", "b"),), gravity=tuple(g)))
    q, alpha = zoo.random_coordinates(pair, rng), rng.normal(size=len(pair.freedoms))
    body = ConstrainedBody(inertia, tuple(pair.motion_subspace(q)))
    local = pair.displacement(q).rotation.T @ g
    weight = po.Wrench(np.cross(inertia.first_moment, local), inertia.mass * local)
    expected = articulated_body(tree, q, alpha, np.zeros(len(alpha)))
    np.testing.assert_allclose(
        body.rates(alpha, weight, pair.velocity_product_acceleration(q, alpha)), expected, atol=1e-10
    )


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_at_rest_the_acceleration_is_the_mobility_times_the_wrench(seed: int) -> None:
    rng = np.random.default_rng(seed)
    body, alpha, _ = held("cylindrical", rng)
    f = zoo.random_wrench(rng)
    S = np.array([s.vector for s in body.freedoms]).T
    I6 = body.inertia.matrix
    expected = S @ np.linalg.solve(S.T @ I6 @ S, S.T @ f.vector)
    np.testing.assert_allclose(body.acceleration(alpha * 0, f).vector, expected, atol=1e-12)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_it_runs_on_dual_numbers(seed: int) -> None:
    """The derivative of α̇ by the size of the wrench is the rate the wrench alone causes at rest."""
    rng = np.random.default_rng(seed)
    body, alpha, _ = held("planar", rng)
    f = zoo.random_wrench(rng)
    found = body.rates(alpha, f * Dual(1.0, 1.0))
    np.testing.assert_allclose([dual(x) for x in found], body.rates(alpha * 0, f).astype(float), atol=1e-12)


def test_it_runs_on_symbols() -> None:
    """A pendulum of mass m at the distance a: α̇ = τ/(J + m a²)."""
    m, a, J, tau = sympy.symbols("m a J tau", positive=True)
    inertia = po.Inertia.at_centre(m, np.array([a, 0.0, 0.0]), np.array([J, J, J]))
    body = ConstrainedBody(inertia, (po.Twist.of([0, 0, 1.0, 0, 0, 0]),))
    (rate,) = body.rates([0.0], po.Wrench.of(np.array([0.0, 0.0, tau, 0.0, 0.0, 0.0])))
    assert sympy.simplify(rate - tau / (J + m * a**2)) == 0


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_static_equilibrium(kind: str, seed: int) -> None:
    """A load in T leaves the body still and meets −load; actuators and a reaction in T balance any load."""
    rng = np.random.default_rng(seed)
    body, _, _ = held(kind, rng)
    T = body.constraint_wrenches()
    if T.order:
        f = sum((W * float(rng.normal()) for W in T.motors), po.Wrench.zero())
        assert body.keeps_still(f)
        np.testing.assert_allclose(body.reaction(np.zeros(len(body.freedoms)), f).vector, -f.vector, atol=1e-10)
    f = zoo.random_wrench(rng)
    assert body.keeps_still(f) is (not body.freedoms)
    actuators = [zoo.random_wrench(rng) for _ in body.freedoms]
    tau, r = body.actuated_statics(f, actuators)
    total = sum((W * float(t) for W, t in zip(actuators, tau, strict=True)), f + r)
    np.testing.assert_allclose(total.vector, 0, atol=1e-9)
    assert max((abs(po.pairing(r, S)) for S in body.freedoms), default=0.0) < 1e-9
    if len(body.freedoms) == 1:
        S, W = body.freedoms[0], actuators[0]
        assert tau[0] == pytest.approx(-po.pairing(f, S) / po.pairing(W, S))
    np.testing.assert_allclose(body.efforts(f), [-po.pairing(f, S) for S in body.freedoms])


def test_dependent_freedoms_and_useless_actuators_are_refused() -> None:
    turn = po.Twist.of([0, 0, 1.0, 0, 0, 0])
    with pytest.raises(GeometryError, match="dependent"):
        ConstrainedBody(po.Inertia.at_centre(1.0, (0, 0, 0), (1, 1, 1)), (turn, turn * 2.0))
    body = ConstrainedBody(po.Inertia.at_centre(1.0, (0, 0, 0), (1, 1, 1)), (turn,))
    with pytest.raises(GeometryError, match="do not determine"):
        body.actuated_statics(po.Wrench.zero(), [po.Wrench.at(np.zeros(3), np.array([1.0, 0, 0]))])
    with pytest.raises(GeometryError, match="do not determine"):
        body.actuated_statics(po.Wrench.zero(), [])
