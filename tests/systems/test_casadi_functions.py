"""Algorithms as CasADi functions: they are the kernels, by name and number, and CasADi differentiates them exactly."""

from pathlib import Path

import casadi
import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot.algebra import Dual, dual
from poinsot.algorithms.compiled_tree import CasadiFunctions
from poinsot.algorithms.parameters import FreeParameters
from poinsot.multibody import forward_dynamics, required_effort
from scripts import example

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
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


@pytest.mark.parametrize("seed", SEEDS)
def test_derivatives_are_those_by_dual_numbers(seed: int) -> None:
    m, known = mechanism_of(seed)
    rng = np.random.default_rng(seed)
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
