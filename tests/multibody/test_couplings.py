"""Couplings of stretches: conditions with exact slopes, kept in dynamics, derivatives, assembly and runs."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from multibody.driven_zoo import driven
from multibody.moving import changing, floats, moving, rate
from poinsot import AssemblyError, ModelError
from poinsot.algebra.linear import ltl
from poinsot.multibody import configuration
from poinsot.multibody.constrained_dynamics import forward_dynamics
from poinsot.multibody.constraints import constraint_acceleration, constraint_error, constraint_jacobian
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import Mimic
from poinsot.multibody.stretches import Along, OnFreedom
from poinsot.multibody.tendons import Coupling
from poinsot.multibody.tree import Tree, build_tree

Floats = np.ndarray
CLOSING: dict[str, Any] = {"closing_kinds": ("spherical", "revolute")}


def admissible(tree: Tree, q: Floats, v: Floats) -> Floats:
    """v less what the conditions forbid."""
    A = floats(constraint_jacobian(tree, q))
    return v - np.linalg.pinv(A) @ (A @ v)


@pytest.mark.parametrize("loops", [0, 1])
@pytest.mark.parametrize("seed", range(5))
def test_slopes_are_exact(seed: int, loops: int) -> None:
    """A = ∂Φ/∂(tangent of q) and d²Φ/dt² = A v̇ − a, off the manifold too."""
    model, rng = driven(seed, 3, loops=loops, **CLOSING)
    tree = build_tree(model)
    q, v = zoo.random_state(tree, rng)
    A = floats(constraint_jacobian(tree, q))
    assert A.shape == (tree.rows, tree.nv) and tree.rows == 3 + sum(c.rows for c in tree.closures)
    np.testing.assert_allclose(
        A @ v, rate(constraint_error(tree, moving(tree, q, v))), rtol=0, atol=1e-12 * np.abs(A).max()
    )
    a, v_dot = floats(constraint_acceleration(tree, q, v)), rng.normal(size=tree.nv)
    along = constraint_jacobian(tree, moving(tree, q, v)) @ changing(v, v_dot)
    np.testing.assert_allclose(rate(along), A @ v_dot - a, rtol=0, atol=1e-11 * max(1.0, np.abs(a).max()))


@pytest.mark.parametrize("seed", range(3))
def test_forces_of_couplings_do_no_work_and_keep_them(seed: int) -> None:
    model, rng = driven(seed, 3, loops=seed % 2, **CLOSING)
    tree = build_tree(model)
    q = configuration.neutral(tree)
    v, tau = admissible(tree, q, rng.normal(size=tree.nv)), rng.normal(size=tree.nv)
    A, a = floats(constraint_jacobian(tree, q)), floats(constraint_acceleration(tree, q, v))
    v_dot = floats(forward_dynamics(tree, q, v, tau))
    np.testing.assert_allclose(A @ v_dot, a, rtol=0, atol=1e-11 * max(1.0, np.abs(a).max(), np.abs(v_dot).max()))
    free = floats(forward_dynamics(replace(tree, couplings=(), closures=()), q, v, tau))
    held = floats(mass_matrix(tree, q)) @ (v_dot - free)
    assert abs(held @ v) < 1e-11 * max(1.0, np.abs(held).max())


def test_they_are_kept_in_runs_and_take_nothing() -> None:
    model, _ = driven(4, 3)
    mechanism = po.Mechanism(replace(model, elements=model.elements[:1]))
    q = mechanism.assemble(mechanism.neutral() + 0.05 * np.random.default_rng(0).normal(size=mechanism.nq))
    assert np.abs(mechanism.constraint_error(q)).max() < 1e-12
    assert mechanism.mobility(q).here == mechanism.nv - 3
    assert mechanism.closure_names == ("cam", "winch", "taut")
    run = po.simulate(mechanism, time=1.0, initial=(q, np.zeros(mechanism.nv)), rtol=1e-9, samples=10)
    assert np.asarray(run.constraint_error).max() < 1e-12
    assert po.ledger(run).ratio < 1e-9
    assert np.abs(mechanism.constraint_error(np.asarray(run.joint_position))).max() < 1e-12


def test_a_straight_coupling_is_a_mimic() -> None:
    """q₂ = 1.7 q₁ + 0.2 as a condition, and by sharing one coordinate."""
    rng = np.random.default_rng(7)
    model = zoo.random_model(rng, bodies=3, kinds=("revolute", "prismatic"))
    coupling = Coupling("gear", OnFreedom("j2"), OnFreedom("j0"), (0.2, 1.7))
    conditional, (j0, j1, j2) = po.Mechanism(replace(model, couplings=(coupling,))), model.joints
    shared = po.Mechanism(replace(model, joints=(j0, j1, replace(j2, mimic=Mimic("j0", 1.7, 0.2))), coupled=True))
    q, v, tau = rng.normal(size=2), rng.normal(size=2), rng.normal(size=3)
    at = {name: k for k, name in enumerate(conditional.freedom_names)}
    G = np.zeros((3, 2))
    for k, name in enumerate(shared.freedom_names):
        G[at[name], k] = 1.0
    G[at["j2"], shared.freedom_names.index("j0")] = 1.7
    offset = np.zeros(3)
    offset[at["j2"]] = 0.2
    found = conditional.forward_dynamics(G @ q + offset, G @ v, tau)
    np.testing.assert_allclose(found, G @ shared.forward_dynamics(q, v, G.T @ tau), rtol=1e-11, atol=1e-11)


def test_two_arms_that_only_a_coupling_joins() -> None:
    """Their rows are solved together, though only the ground connects them."""
    rng = np.random.default_rng(3)
    model = zoo.random_model(rng, bodies=2, kinds=("revolute",))
    joints = tuple(
        replace(j, predecessor="ground", successor=b.name) for j, b in zip(model.joints, model.bodies, strict=True)
    )
    model = replace(model, joints=joints, tree="auto")
    tree = build_tree(replace(model, couplings=(Coupling("belt", OnFreedom("j0"), OnFreedom("j1"), (0.0, -2.0)),)))
    v_dot = floats(forward_dynamics(tree, np.zeros(2), np.zeros(2), np.array([1.0, 0.0])))
    M = floats(ltl(mass_matrix(tree, np.zeros(2))).D)
    at = [tree.freedom_names.index(name) for name in ("j0", "j1")]
    assert v_dot[at[0]] == pytest.approx(-2.0 * v_dot[at[1]], rel=1e-12) and np.all(M > 0)


@pytest.mark.parametrize(
    ("coupling", "words"),
    [
        (Coupling("c", OnFreedom("j9")), ["'c'", "'j9'", "does not exist"]),
        (Coupling("c", OnFreedom("j0"), OnFreedom("j1"), ()), ["coefficients"]),
        (Coupling("c", OnFreedom("j0"), OnFreedom("j1"), (0.0, np.nan)), ["finite"]),
        (Coupling("c", Along("b0", None, (0, 0, 1))), ["acts on b0", "no coordinate"]),
        (Coupling("j0", OnFreedom("j0")), ["'j0'"]),
    ],
)
def test_what_is_no_coupling_is_refused(coupling: Coupling, words: list[str]) -> None:
    model = zoo.random_model(np.random.default_rng(0), bodies=2, kinds=("revolute",))
    with pytest.raises(ModelError) as caught:
        replace(model, couplings=(coupling,))
    assert all(word in str(caught.value) for word in words)


def test_what_cannot_be_closed_says_which_coupling() -> None:
    model = zoo.random_model(np.random.default_rng(0), bodies=2, kinds=("revolute",))
    both = Coupling("one", OnFreedom("j0"), None, (0.0,)), Coupling("other", OnFreedom("j0"), None, (0.3,))
    with pytest.raises(AssemblyError, match="coupling 'o"):
        po.Mechanism(replace(model, couplings=both)).assemble()


def test_casadi_has_them_and_what_has_not_says_so() -> None:
    model, rng = driven(1, 3)
    mechanism = po.Mechanism(model)
    q, _ = zoo.random_state(mechanism.tree, rng)
    found = mechanism.casadi_function("constraint_error")(q)
    np.testing.assert_allclose(np.asarray(found, dtype=float).ravel(), mechanism.constraint_error(q), atol=1e-13)
    with pytest.raises(ModelError, match=r"coupling 'cam'.*structure"):
        mechanism.kinestatic_network(q)
    with pytest.raises(ModelError, match=r"element 'elastic'.*tendon"):
        po.Mechanism(replace(model, couplings=())).kinestatic_network(q)
