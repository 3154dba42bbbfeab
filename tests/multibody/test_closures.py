"""Laws of closed loops: the constraint Jacobian, the accelerations demanded, the proximal solve, the projection."""

import numpy as np
import pytest

import zoo
from poinsot.algebra import Dual, dual
from poinsot.multibody import configuration
from poinsot.multibody.constrained_dynamics import constrained, forward_dynamics, project, required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_error, constraint_jacobian
from poinsot.multibody.tree import Tree, build_tree

SEEDS = range(10)


def along(tree: Tree, q: np.ndarray, dv: object) -> np.ndarray:
    return configuration.integrate(tree, q, np.array([Dual(0.0, x) for x in dv], dtype=object))  # type: ignore[attr-defined]


def duals(values: object) -> np.ndarray:
    return np.array([dual(x) for x in np.ravel(values)], dtype=float)  # type: ignore[arg-type]


def closed_tree(seed: int, **options: object) -> tuple[Tree, np.ndarray, np.random.Generator]:
    """A random mechanism with two loops, assembled (its drawn pose)."""
    rng = np.random.default_rng(seed)
    options = {"bodies": 6, "loops": 2, **options}
    tree = build_tree(zoo.random_model(rng, **options))  # type: ignore[arg-type]
    return tree, configuration.neutral(tree), rng


def test_drawn_pose_is_closed(seed: int) -> None:
    tree, q, _ = closed_tree(seed)
    assert len(tree.closures) == 2
    np.testing.assert_allclose(np.asarray(constraint_error(tree, q), dtype=float), 0, atol=1e-10)


def test_jacobian_is_the_derivative_of_the_error_everywhere(seed: int) -> None:
    tree, _, rng = closed_tree(seed)
    q, v = zoo.random_state(tree, rng)
    A = np.asarray(constraint_jacobian(tree, q), dtype=float)
    np.testing.assert_allclose(A @ v, duals(constraint_error(tree, along(tree, q, v))), atol=1e-11)


def test_demanded_acceleration_is_the_second_derivative(seed: int) -> None:
    """d/dt (A v) = A v̇ − a along any motion, off the manifold too."""
    tree, _, rng = closed_tree(seed)
    q, v = zoo.random_state(tree, rng)
    bend = duals(constraint_jacobian(tree, along(tree, q, v)) @ v)
    np.testing.assert_allclose(-np.asarray(constraint_acceleration(tree, q, v), dtype=float), bend, atol=1e-10)


@pytest.mark.sample(1)
def test_forward_dynamics_keeps_closures_and_reactions_do_no_work(seed: int) -> None:
    """A v̇ = a, and τ − (M v̇ + c) lies in the row space of A: it does no work on any admissible velocity."""
    tree, q, rng = closed_tree(seed, elements=6)
    A = np.asarray(constraint_jacobian(tree, q), dtype=float)
    _, sigma, Vt = np.linalg.svd(A)
    null = Vt[int((sigma > 1e-9).sum()) :]
    v = null.T @ rng.normal(size=len(null)) if len(null) else np.zeros(tree.nv)
    tau = rng.normal(size=tree.nv)
    a = np.asarray(forward_dynamics(tree, q, v, tau), dtype=float)
    demanded = np.asarray(constraint_acceleration(tree, q, v), dtype=float)
    scale = max(1.0, np.abs(a).max())
    np.testing.assert_allclose(A @ a, demanded, atol=1e-9 * scale)
    left = np.asarray(required_effort(tree, q, v, a), dtype=float) - tau
    np.testing.assert_allclose(null @ left, 0, atol=1e-9 * scale * max(1.0, np.abs(left).max()))


@pytest.mark.sample(1)
def test_proximal_solve_matches_the_pseudo_inverse_on_redundant_rows(rng: np.random.Generator) -> None:
    """Doubling every closure changes neither the accelerations nor Aᵀλ."""
    from dataclasses import replace

    model = zoo.random_model(rng, bodies=5, loops=1)
    twin = replace(model.joints[-1], name="twin")
    once, twice = build_tree(model), build_tree(replace(model, joints=(*model.joints, twin)))
    assert twice.rows == 2 * once.rows
    q = configuration.neutral(once)
    tau = rng.normal(size=once.nv)
    zero = np.zeros(once.nv)
    a = np.asarray(forward_dynamics(once, q, zero, tau), dtype=float)
    np.testing.assert_allclose(
        np.asarray(forward_dynamics(twice, q, zero, tau), dtype=float), a, atol=1e-9 * max(1.0, np.abs(a).max())
    )


@pytest.mark.sample(1)
def test_projection_converges_quadratically_and_stops_slip(seed: int) -> None:
    tree, q, rng = closed_tree(seed, closing_kinds=("revolute", "spherical", "universal", "cylindrical", "helical"))
    q = np.asarray(configuration.integrate(tree, q, 1e-4 * rng.normal(size=tree.nv)), dtype=float)
    v = rng.normal(size=tree.nv)
    errors = []
    for _ in range(4):
        shift, v, phi, _ = project(tree, q, v)
        errors.append(float(np.abs(np.asarray(phi, dtype=float)).max()))
        q = np.asarray(configuration.integrate(tree, q, np.asarray(shift, dtype=float)), dtype=float)
    moved = bool(np.abs(np.asarray(constraint_jacobian(tree, q), dtype=float)).max() > 0)
    assert (errors[0] > 1e-6) == moved  # loops within one link are always closed
    assert errors[1] < 1e3 * errors[0] ** 2 + 1e-12 and errors[-1] < 1e-11
    slip = np.asarray(constraint_jacobian(tree, q), dtype=float) @ np.asarray(v, dtype=float)
    np.testing.assert_allclose(slip, 0, atol=1e-8)


@pytest.mark.sample(1)
def test_multipliers_push_as_the_least_ones_do(seed: int) -> None:
    """What redundancy leaves open in λ is rounding over μ and does no work: Aᵀλ is that of the pseudo-inverse."""
    tree, q, rng = closed_tree(seed)
    system = constrained(tree, q)
    M, A = system.M, np.asarray(system.A, dtype=float)
    S = A @ np.asarray(M.solve(A.T), dtype=float)
    b = S @ rng.normal(size=len(S))
    zero = np.zeros(tree.nv)
    v_dot, multipliers = system.solve(zero, b)
    push = A.T @ np.asarray(multipliers, dtype=float)
    expected = A.T @ np.linalg.pinv(S, rcond=1e-10) @ b
    np.testing.assert_allclose(push, expected, rtol=0, atol=1e-8 * np.abs(expected).max(initial=1e-300))
    np.testing.assert_allclose(A @ v_dot, b, rtol=0, atol=1e-11 * np.abs(b).max(initial=1e-300))
