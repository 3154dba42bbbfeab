"""Accelerations of closed loops as functions of CasADi: derivatives of orders one to three against 50 digits."""

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import casadi
import mpmath
import numpy as np
import pytest

import poinsot as po
from cases import quick
from multibody.closed_zoo import admissible, coupled, longer, random_closed, stacked, unequal
from poinsot import Model
from poinsot.multibody import (
    Tree,
    configuration,
    constraint_acceleration,
    constraint_jacobian,
    mass_matrix,
    required_effort,
)
from poinsot.multibody.conditions import reaches

Floats = np.ndarray
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def independent(tree: Tree, q: Floats) -> list[int]:
    """The rows that depend on none that come after, in the metric of M."""
    M, A = (np.asarray(x, dtype=float) for x in (mass_matrix(tree, q), constraint_jacobian(tree, q)))
    B = np.linalg.solve(np.linalg.cholesky(M), A.T).T
    basis, kept = np.zeros((0, tree.nv)), []
    for k in reversed(range(len(B))):
        size = np.linalg.norm(B[k])
        left = B[k] - basis.T @ (basis @ B[k])
        left = left - basis.T @ (basis @ left)
        if size > 1e-10 * np.abs(B).max() and np.linalg.norm(left) > 3e-6 * size:
            basis = np.vstack([basis, left / np.linalg.norm(left)])
            kept.append(k)
    return sorted(kept)


def line(m: po.Mechanism, rng: np.random.Generator) -> tuple[Floats, ...]:
    """q, v, τ, weights, and directions of q, v and τ, which open the loops."""
    q, size = m.neutral(), reaches(m.tree)
    weight = np.diag(np.asarray(mass_matrix(m.tree, q), dtype=float))
    v, tau = admissible(m.tree, q, rng, size), rng.normal(size=m.nv) * weight * size
    w, dq, dv, dtau = rng.normal(size=(4, m.nv))
    return q, v, tau, w / size, dq * size, dv * size, dtau * weight * size


def found_along(m: po.Mechanism, at: tuple[Floats, ...]) -> list[float]:
    """⟨w, v̇⟩ on a line, and its first three derivatives, by CasADi."""
    q, v, tau, w, dq, dv, dtau = map(casadi.DM, at)
    s = casadi.SX.sym("s")
    there = m.casadi_function("integrate")(q, s * dq)
    values = [casadi.dot(w, m.casadi_function("forward_dynamics")(there, v + s * dv, tau + s * dtau))]
    for _ in range(3):
        values.append(casadi.jacobian(values[-1], s))
    return [float(x) for x in casadi.Function("along", [s], values)(0)]


def exact_along(m: po.Mechanism, at: tuple[Floats, ...], step: str = "1e-9") -> list[float]:
    """The same of M v̇ − Aᵀ λ = τ − c, A v̇ = a with independent rows, by differences in 50 digits."""
    tree, kept = m.tree, independent(m.tree, at[0])
    with mpmath.workdps(60):
        q, v, tau, w, dq, dv, dtau = (np.array([mpmath.mpf(float(y)) for y in x], dtype=object) for x in at)

        def value(s: Any) -> Any:
            there, rates = configuration.integrate(tree, q, dq * s), v + dv * s
            A, a = (f[kept] for f in (constraint_jacobian(tree, there), constraint_acceleration(tree, there, rates)))
            force = tau + dtau * s - required_effort(tree, there, rates, None)
            n = tree.nv
            K, b = mpmath.matrix(n + len(kept), n + len(kept)), mpmath.matrix([*force, *a])
            K[:n, :n] = mpmath.matrix(mass_matrix(tree, there).tolist())
            for r, row in enumerate(A):
                for j in range(n):
                    K[n + r, j] = K[j, n + r] = row[j]
            found = mpmath.lu_solve(K, b)
            return sum(x * found[k] for k, x in enumerate(w))

        h = mpmath.mpf(step)
        a, b, c, d, e = (value(k * h) for k in (-2, -1, 0, 1, 2))
        first, second = (a - 8 * b + 8 * d - e) / (12 * h), (-a + 16 * b - 30 * c + 16 * d - e) / (12 * h * h)
        return [float(x) for x in (c, first, second, (e - a - 2 * (d - b)) / (2 * h**3))]


def assert_derivatives(model: Model, rng: np.random.Generator, bound: float = 1e-9) -> None:
    m = po.Mechanism(model)
    at = line(m, rng)
    found, expected = found_along(m, at), exact_along(m, at)
    q, v, tau, w = at[:4]
    free = np.linalg.solve(m.mass_matrix(q), tau - m.bias_force(q, v))  # of it closures may leave rounding
    bounds = bound * np.maximum.accumulate(np.abs(expected)) + 1e-13 * np.linalg.norm(w) * np.linalg.norm(free)
    assert (np.abs(np.array(found) - expected) <= bounds).all(), (found, expected)


@pytest.mark.parametrize(
    "name", quick(1, ["bennett", "four_bar", "bricard", "andrews", "slider_crank", "parallelogram"])
)
def test_mechanisms_by_name(name: str) -> None:
    model = po.load(EXAMPLES / f"{name}.toml").model
    assert_derivatives(replace(model, elements=()), np.random.default_rng(3))


@pytest.mark.parametrize("loops", quick(1, [2, 1, 4]))
def test_planar_loops_in_space(loops: int) -> None:
    """Three rows in five depend on others everywhere."""
    assert_derivatives(stacked(loops), np.random.default_rng(loops))


@pytest.mark.parametrize("case", quick(2, [(1, 1e5), (11, 1e-5), (2, 1.0), *product(range(11), (1.0, 1e-5, 1e5))]))
def test_random_mechanisms_of_any_size(case: tuple[int, float]) -> None:
    """Law  spherical, cylindrical, universal, helical and revolute pairs close the loops."""
    seed, size = case
    model, rng = random_closed(seed)
    assert_derivatives(longer(model, size), rng)


@pytest.mark.parametrize("seed", quick(1, [5, 1, 2, 4]))
def test_couplings(seed: int) -> None:
    assert_derivatives(coupled(random_closed(seed)[0], seed), np.random.default_rng(seed))


def test_very_unequal_masses() -> None:
    rng = np.random.default_rng(0)
    assert_derivatives(unequal(stacked(2), 1e-6, rng), rng)


@pytest.mark.parametrize("angle", quick(2, [1e-3, 1e-6, 1e-9, 0.1, 1e-2, 1e-4, 1e-5, 1e-7, 1e-8, 1e-10, 0.0]))
def test_near_singular_poses_they_are_right_or_not_a_number(angle: float, tmp_path: Path) -> None:
    path = tmp_path / "flat.toml"
    text = (EXAMPLES / "parallelogram.toml").read_text()
    path.write_text(text.replace('phi = "60*deg"', f"phi = {angle!r}"))
    m = po.load(path)
    at = line(m, np.random.default_rng(1))
    found = found_along(m, at)
    if angle < 2e-9:
        assert np.isnan(found).all()
        return
    expected = exact_along(m, at, "1e-18")[:3]
    assert (np.abs(np.array(found[:3]) - expected) <= max(1e-15 / angle, 1e-11) * np.abs(expected)).all()


def hessian(values: Any, x: Any, at: Floats) -> Floats:
    """∂²⟨w, values⟩/∂x² with weights 1, 2, …"""
    total = casadi.dot(values, casadi.DM(np.arange(1.0, values.numel() + 1)))
    return np.array(casadi.Function("H", [x], [casadi.hessian(total, x)[0]])(at))


def test_flows_of_systems_and_matrices_have_the_same_derivatives() -> None:
    """Law  ẋ of a System, of a member of a family, of a network, and matrices of derivatives."""
    family = po.load_family(EXAMPLES / "four_bar.toml")
    m = family.at(family.defaults)
    state = m.initial_state()
    x = casadi.SX.sym("x", state.size)
    q, v = x[: m.nq], x[m.nq :]
    own = m.casadi_function("forward_dynamics")(q, v, casadi.DM.zeros(m.nv))
    expected = hessian(own, x, state)
    for system, p in ((m.system(), []), (family.system(), family.defaults)):
        rates = system.casadi_function("flow")(x, 0.0, [0.0] * len(system.inputs.names), p)[0]
        np.testing.assert_allclose(hessian(rates[m.nq :], x, state), expected, atol=1e-11 * np.abs(expected).max())
    by_q = m.casadi_function("forward_dynamics_derivatives")(q, v, casadi.DM.zeros(m.nv))[0]
    gap = casadi.Function("J", [x], [by_q - casadi.jacobian(own, q), casadi.jacobian(casadi.vec(by_q), x)])(state)
    assert np.abs(np.array(gap[0])).max() < 1e-10
    by_rows = np.array(gap[1]).reshape(m.nv, m.nv, -1, order="F")  # (freedom, q, x)
    np.testing.assert_allclose(
        np.einsum("i,ijx->jx", np.arange(1.0, m.nv + 1), by_rows), expected[: m.nq], atol=1e-11 * np.abs(expected).max()
    )


def test_flows_of_networks_around_closed_loops() -> None:
    """Law  second derivatives are differences of first ones, along directions that open the loop."""
    system = po.load(EXAMPLES / "networks" / "motor_drives_four_bar.toml").system()
    x, s, n = casadi.SX.sym("x", system.state.size), casadi.SX.sym("s"), system.state.size
    total = casadi.dot(system.casadi_function("flow")(x, 0.0, [], [])[0], casadi.DM(np.arange(1.0, n + 1)))
    along = system.state.initial + s * casadi.DM(np.random.default_rng(0).normal(size=n))
    slope = casadi.jacobian(casadi.substitute(total, x, along), s)
    f, h = casadi.Function("f", [s], [slope, casadi.jacobian(slope, s)]), 1e-4
    (ahead, _), (behind, _), (_, here) = f(h), f(-h), f(0.0)
    assert abs(float(ahead - behind) / (2 * h) - float(here)) < 1e-4 * abs(float(here))


def test_derivatives_by_lengths_open_loops_that_are_redundant() -> None:
    """Law  ∂v̇/∂p of a family are those of CasADi's function, also where lengths open the loops of Bennett's linkage."""
    m = po.load(EXAMPLES / "bennett.toml")
    family = m.with_parameters(x="joints.B.predecessor.x", m="bodies.AB.mass")
    q, v, tau = m.initial_state()[: m.nq], np.zeros(m.nv), np.ones(m.nv)
    p, h = family.defaults, 1e-6
    found, f = family.derivative("forward_dynamics")(q, v, tau, p), family.casadi_function("forward_dynamics")
    for k, step in enumerate(h * np.eye(2)):
        near = (np.array(f(q, v, tau, p + step)) - np.array(f(q, v, tau, p - step)))[:, 0] / (2 * h)
        np.testing.assert_allclose(found[:, k], near, atol=1e-7 * np.abs(near).max())
