"""Algorithms as CasADi functions: they are the kernels, by name and number, and CasADi differentiates them exactly."""

import gc
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import casadi
import mpmath
import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from multibody.closed_zoo import admissible, coupled, longer, random_closed, stacked, unequal
from poinsot import Model, ModelError
from poinsot.algebra import Dual, dual
from poinsot.algorithms.compiled_tree import CasadiFunctions
from poinsot.algorithms.parameters import FreeParameters
from poinsot.analysis import independent_freedoms
from poinsot.multibody import (
    Tree,
    configuration,
    constraint_acceleration,
    constraint_jacobian,
    forward_dynamics,
    mass_matrix,
    required_effort,
)
from poinsot.multibody.conditions import reaches
from scripts import example

SEEDS = quick(1, range(4))
ARGUMENTS = ("q", "v", "a", "tau", "dv", "q0", "q1")


class Mechanism(po.Mechanism, CasadiFunctions, FreeParameters):
    """A mechanism with CasADi functions, whether or not the package's own has them."""


def mechanism_of(seed: int, **options: object) -> tuple[Mechanism, dict[str, np.ndarray]]:
    rng = np.random.default_rng(seed)
    m = Mechanism(zoo.random_model(rng, bodies=4, elements=7, **options))  # type: ignore[arg-type]
    q, v = zoo.random_state(m.tree, rng)
    q1, a = zoo.random_state(m.tree, rng)
    return m, dict(zip(ARGUMENTS, (q, v, a, v + a, 0.3 * v, q, q1), strict=True))


def test_derivatives_are_those_by_dual_numbers(seed: int, rng: np.random.Generator) -> None:
    m, known = mechanism_of(seed)
    for name, pure, last in (("inverse_dynamics", required_effort, "a"), ("forward_dynamics", forward_dynamics, "tau")):
        arguments = [known["q"], known["v"], known[last]]
        directions = [rng.normal(size=x.size) for x in arguments]
        J = m.casadi_function(name).jacobian()(*arguments, 0)
        found = sum(np.asarray(block, dtype=float) @ d for block, d in zip(J, directions, strict=True))
        moving = [
            np.array([Dual(x, y) for x, y in zip(argument, d, strict=True)], dtype=object)
            for argument, d in zip(arguments, directions, strict=True)
        ]
        expected = np.array([dual(x) for x in pure(m.tree, *moving)], dtype=float)
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-9 * max(1.0, np.abs(expected).max()), err_msg=name)


def test_names_and_shapes() -> None:
    m, _ = mechanism_of(1)
    f = m.casadi_function("forward_dynamics")
    assert f.name_in() == ["q", "v", "tau"] and f.name_out() == ["result"]
    assert f.size_in(0) == (m.nq, 1) and f.size_out(0) == (m.nv, 1)
    assert m.casadi_function("mass_matrix").size_out(0) == (m.nv, m.nv)


def test_a_family_is_differentiable_by_its_parameters() -> None:
    """The length and the mass of a pendulum as unknowns: ∂τ/∂p in CasADi equals the compiled derivative."""
    m, known = mechanism_of(2)
    joint = m.model.joints[1].name
    family = m.with_parameters(m="bodies.b1.mass", l=f"joints.{joint}.predecessor.y")
    f = family.casadi_function("inverse_dynamics")
    assert f.name_in() == ["q", "v", "a", "p"]
    arguments = [known["q"], known["v"], known["a"], family.defaults]
    np.testing.assert_allclose(np.asarray(f(*arguments)).ravel(), family.inverse_dynamics(*arguments), atol=1e-12)
    slope = np.asarray(f.jacobian()(*arguments, 0)[3], dtype=float)
    np.testing.assert_allclose(slope, family.derivative("inverse_dynamics")(*arguments), atol=1e-11)


def test_it_works_inside_expressions_and_maps() -> None:
    m, known = mechanism_of(0)
    T = m.casadi_function("kinetic_energy")
    v = casadi.MX.sym("v", m.nv)
    momentum = casadi.Function("p", [v], [casadi.gradient(T(known["q"], v), v)])
    expected = m.mass_matrix(known["q"]) @ known["v"]
    np.testing.assert_allclose(np.asarray(momentum(known["v"])).ravel(), expected, atol=1e-12)
    many = m.casadi_function("inverse_dynamics").map(3)
    batch = [np.tile(known[key][:, None], 3) for key in ("q", "v", "a")]
    result = np.asarray(many(*batch))
    np.testing.assert_allclose(result.T, np.tile(m.inverse_dynamics(known["q"], known["v"], known["a"]), (3, 1)))


def test_a_mechanism_without_freedoms_has_functions() -> None:
    m = Mechanism(zoo.random_model(np.random.default_rng(0), bodies=2, kinds=("fixed",)))
    assert m.casadi_function("mass_matrix").size_out(0) == (0, 0)
    assert np.asarray(m.casadi_function("pose", body="b1")(np.zeros(0))).shape == (4, 4)


def test_unknown_algorithms_are_refused_with_the_nearest() -> None:
    m, _ = mechanism_of(0)
    with pytest.raises(po.ModelError, match="did you mean 'mass_matrix'"):
        m.casadi_function("mass_matrx")
    with pytest.raises(po.ModelError, match="belongs to a body"):
        m.casadi_function("pose")
    with pytest.raises(po.ModelError, match="did you mean 'pose'"):
        m.casadi_function("poses", body="b0")


def test_the_example_of_optimal_control_finds_a_swing_up_that_simulates() -> None:
    """IPOPT converges, bounds hold, and the error of the simulated end falls with the fourth power of the interval."""
    swing = example("optimise_swing_up")
    mechanism = Mechanism(po.load(EXAMPLES / "cart_pole.toml").model)
    errors = []
    for intervals in (30, 60):
        plan = swing.swing_up(mechanism, intervals)
        assert plan.converged and np.abs(plan.forces).max() <= swing.STRONGEST + 1e-6
        assert np.abs(plan.states[:, 0]).max() <= swing.RAIL + 1e-6
        np.testing.assert_allclose(plan.states[-1], [0, np.pi, 0, 0], atol=1e-6)
        errors.append(np.abs(swing.replay(mechanism, plan) - [0, np.pi, 0, 0]).max())
    assert errors[1] < errors[0] / 8


# Functions of CasADi of mechanisms that run in loops: the kernels, and exact first and second derivatives.
Floats = np.ndarray


@pytest.fixture(scope="module")
def many() -> po.Mechanism:
    """More loops than are written out."""
    return po.Mechanism(stacked(13))


@pytest.fixture(scope="module")
def state(many: po.Mechanism) -> tuple[Floats, Floats, Floats]:
    return many.neutral(), np.zeros(many.nv), np.random.default_rng(0).normal(size=many.nv)


def along_one(many: po.Mechanism, q: Floats, tau: Floats) -> tuple[Any, Any]:
    """A sum of accelerations over a coordinate, an effort and a rate."""
    f, w = many.casadi_function("forward_dynamics"), np.random.default_rng(1).normal(size=many.nv)
    x = casadi.MX.sym("x", 3)
    there = casadi.vertcat(casadi.DM(q[:5]), q[5] + x[0], casadi.DM(q[6:]))
    push = casadi.vertcat(x[1], casadi.DM(tau[1:]))
    rates = casadi.vertcat(x[2], casadi.DM.zeros(many.nv - 1))
    return x, casadi.dot(w, f(there, rates, push))


def test_values_and_first_derivatives_are_those_of_the_ufuncs(many: po.Mechanism, state: Any) -> None:
    f = many.casadi_function("forward_dynamics")
    assert f.name_in() == ["q", "v", "tau"] and f.name_out() == ["result"]
    np.testing.assert_array_equal(np.array(f(*state))[:, 0], many.forward_dynamics(*state))
    found, expected = f.jacobian()(*state, 0), many.forward_dynamics_derivatives(*state)
    for x, y in zip(found, expected, strict=True):
        np.testing.assert_allclose(np.array(x), y, rtol=0, atol=1e-12 * max(1.0, np.abs(y).max()))
    wrong = casadi.DM(state[0] * np.nan)
    assert np.isnan(np.array(f.jacobian()(wrong, *state[1:], 0)[0])).all()


def test_directions_gradients_and_second_derivatives(many: po.Mechanism, state: Any) -> None:
    """Law  all are derivatives of the values, however CasADi comes to them."""
    q, _, tau = state
    x, total = along_one(many, q, tau)
    H, g = casadi.hessian(total, x)
    ahead = casadi.jtimes(total, x, casadi.MX.eye(3))
    F = casadi.Function("F", [x], [g, ahead, H])
    gc.collect()
    at = np.array([0.0, tau[0], 0.2])
    gradient, forward, hessian = (np.array(each) for each in F(at))
    np.testing.assert_allclose(forward, gradient.T, atol=1e-11 * np.abs(gradient).max())
    h = 1e-5
    near = [(np.array(F(at + s)[0]) - np.array(F(at - s)[0]))[:, 0] / (2 * h) for s in h * np.eye(3)]
    np.testing.assert_allclose(hessian, np.array(near), atol=1e-6 * np.abs(hessian).max())
    np.testing.assert_allclose(hessian, hessian.T, atol=1e-10 * np.abs(hessian).max())


def test_efforts_are_found_by_a_solver(many: po.Mechanism, state: Any) -> None:
    """Efforts of independent freedoms that make these accelerate as asked."""
    q, v, _ = state
    own = independent_freedoms(many, q).tolist()
    f, x = many.casadi_function("forward_dynamics"), casadi.MX.sym("x", len(own))
    tau = casadi.MX.zeros(many.nv)
    tau[own] = x
    solver = casadi.rootfinder("efforts", "newton", {"x": x, "g": f(q, v, tau)[own] - 1.0})
    found = np.zeros(many.nv)
    found[own] = np.array(solver(x0=0)["x"])[:, 0]
    np.testing.assert_allclose(many.forward_dynamics(q, v, found)[own], 1.0, atol=1e-9)


def test_what_is_refused(many: po.Mechanism, state: Any) -> None:
    with pytest.raises(ModelError, match=r"take casadi_function\('forward_dynamics'\).jacobian\(\)"):
        many.casadi_function("forward_dynamics_derivatives")
    x, total = along_one(many, state[0], state[2])
    with pytest.raises(Exception, match="first and second derivatives and no third"):
        casadi.jacobian(casadi.hessian(total, x)[0], x)


# Accelerations of closed loops as functions of CasADi: derivatives of orders one to three against 50 digits.
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


@pytest.mark.sample(1)
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
