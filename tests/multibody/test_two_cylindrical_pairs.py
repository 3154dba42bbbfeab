"""The robot with two cylindrical pairs: equations (86)–(95) from the paper, from three dual forms, and by RNEA."""

import sys
import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy

from poinsot import PoinsotError
from poinsot.algebra import Array, Dual, array
from poinsot.dual_dynamics import dual_part, moment_product, momentum, motor_shift, real_part
from poinsot.files import load_model
from poinsot.geometry import rotation_x, rotation_z
from poinsot.multibody.dual import lagrange as dual_lagrange
from poinsot.multibody.dual.dynamics import Form, dalembert, dual_inverse_dynamics, newton_euler
from poinsot.multibody.dual.lagrange import lagrange
from poinsot.multibody.dual.tree import dual_tree, rotations
from poinsot.multibody.dual.tree import velocities as link_velocities
from poinsot.multibody.dual.two_cylindrical_pairs import (
    Robot,
    Symbols,
    at_point_A,
    efforts,
    equations,
    kinetic_energy,
    momenta,
    robot_tree,
    symbols,
    tidied,
    transformations,
    velocities,
)
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.tree import build_tree
from scalars import Over, assert_same, each_scalar

FILE = Path(__file__).resolve().parents[2] / "examples" / "two_cylindrical_pairs.toml"
SEEDS = pytest.mark.parametrize("seed", range(4))
FORMS = pytest.mark.parametrize("form", [newton_euler, dalembert, lagrange], ids=lambda form: form.__name__)


@cache
def named() -> Symbols:
    return symbols()


def robot_of_the_file() -> Robot:
    p = tomllib.loads(FILE.read_text(encoding="utf-8"))["parameters"]
    I1, I2 = (tuple(p[f"I{k}{axis}"] for axis in "xyz") for k in (1, 2))
    return Robot(p["l"], p["r1"], p["r2"], p["m1"], p["m2"], I1, I2, p["g"])


def duals(x: Array) -> list[Dual]:
    return [Dual(x[0], x[1]), Dual(x[2], x[3])]


def assert_zero(*expressions: Any) -> None:
    assert [tidied(sympy.sympify(x), named()) for x in expressions] == [0] * len(expressions)


def assert_same_symbols(a: Array, b: Array) -> None:
    for part in (real_part, dual_part):
        assert_zero(*(part(array(a)) - part(array(b))).ravel())


# ------------------------------------------------------------------------------------------------ symbols, (87)–(95)


def test_transformations_are_products_of_screws() -> None:
    """(87), read from a garbled print: Â₁₀ and Â₂₁ invert R̂_z(q̂) R̂_x(α̂), and Â₂₀ is Â₂₁ Â₁₀ with ℓ in place of r₁."""
    s = named()
    tree = robot_tree(s.robot)
    R = rotations(tree, s.q)
    base, arm = tree.links
    A_10, A_21, A_20 = transformations(s.robot, s.q)
    assert_same_symbols(A_10, (R[0] @ base.centre).T)
    assert_same_symbols(A_21, (rotation_z(s.q[1]) @ arm.centre).T)
    assert_same_symbols(A_20, (R[0] @ R[1] @ arm.centre).T)


def test_twist_and_length_of_a_link_are_one_dual_angle() -> None:
    s = named()
    for link, alpha in ((0, Dual(-sympy.pi / 2, s.robot.r1)), (1, Dual(sympy.pi / 2, s.robot.r2))):
        assert_same_symbols(robot_tree(s.robot).links[link].centre, rotation_x(alpha))


def test_velocities_momenta_and_energy_are_the_printed_ones() -> None:
    """(88), (90), (94)."""
    s = named()
    tree = robot_tree(s.robot)
    V = link_velocities(tree, rotations(tree, s.q), s.rates)
    found = [link.centre.T @ v for link, v in zip(tree.links, V, strict=True)]
    for link, v_C, printed_v, printed_H in zip(
        tree.links, found, velocities(s.robot, s.q, s.rates), momenta(s.robot, s.q, s.rates), strict=True
    ):
        assert_same_symbols(v_C, printed_v)
        assert_same_symbols(link.inertia @ v_C, printed_H)
    assert_zero(dual_lagrange.kinetic_energy(tree, s.q, s.rates) - kinetic_energy(s.robot, s.q, s.rates))


def test_velocity_momentum_and_energy_at_the_point_A() -> None:
    """(91), (92), (93): d_A2 = (r₂, 0, 0), and ½ [v̂|Ĥ] is the same there."""
    s = named()
    D = motor_shift([s.robot.r2, 0, 0])
    (_, v2), (_, H2) = velocities(s.robot, s.q, s.rates), momenta(s.robot, s.q, s.rates)
    v_A, H_A = at_point_A(s.robot, s.q, s.rates)
    assert_same_symbols(v_A, D @ v2)
    assert_same_symbols(H_A, D @ H2)
    assert_same_symbols(H_A, momentum(robot_tree(s.robot).links[1].inertia, D, D.T, v_A))
    assert_zero(moment_product(v_A, H_A) - moment_product(v2, H2))


@FORMS
def test_equations_of_motion_as_symbols(form: Form) -> None:
    """(95), derived again: every form gives the same expressions, and they are ``efforts``."""
    s = named()
    Q = efforts(s.robot, s.q, s.rates, s.second)
    expected = [Q[0].real, Q[0].dual, Q[1].real, Q[1].dual]
    found = equations(form, s)
    assert list(found) == ["F1", "tau1", "F2", "tau2"]
    assert list(found.values()) == [tidied(x, s) for x in expected]


def test_terms_of_the_printed_equation_that_can_be_read() -> None:
    """(95): F₁ and F₂ are legible; in τ₁ and τ₂ the coefficients of accelerations and of gravity are."""
    s = named()
    r, found = s.robot, equations(given=s)
    theta2, d2, c, sn = s.q[1].real, s.q[1].dual, *(f(s.q[1].real) for f in (sympy.cos, sympy.sin))
    (w1, w2), (aw1, aw2) = ([x.real for x in row] for row in (s.rates, s.second))
    (au1, au2) = (x.dual for x in s.second)
    assert sympy.Symbol("theta2", real=True) == theta2
    assert_zero(
        found["F1"] - ((r.m1 + r.m2) * (au1 + r.g) - r.m2 * r.r2 * c * aw2 + r.m2 * r.r2 * sn * w2**2),
        found["F2"] - r.m2 * (au2 + (r.ell + r.r2 * c) * aw1 - 2 * r.r2 * sn * w1 * w2 - w1**2 * d2),
        sympy.expand(found["tau1"]).coeff(aw1)
        - (r.I1[1] + r.I2[0] * sn**2 + r.I2[2] * c**2 + r.m1 * r.r1**2 + r.m2 * (d2**2 + (r.ell + r.r2 * c) ** 2)),
        sympy.expand(found["tau2"]).coeff(aw1) - r.m2 * r.r2 * sn * d2,
        sympy.expand(found["tau2"]).coeff(r.g) + r.m2 * r.r2 * c,
    )


def test_without_sympy_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sympy", None)
    with pytest.raises(PoinsotError, match=r"pip install 'poinsot\[symbolic\]'"):
        symbols()


# ----------------------------------------------------------------------------------------------------------- numbers


@FORMS
@SEEDS
def test_numbers_at_random_states(seed: int, form: Form) -> None:
    """Closed form, dual forms of the closed-form robot and of the file's mechanism, and RNEA of the file."""
    q, v, a = np.random.default_rng(seed).normal(size=(3, 4))
    robot, tree = robot_of_the_file(), build_tree(replace(load_model(FILE), elements=()))
    Q = efforts(robot, duals(q), duals(v), duals(a))
    tau = inverse_dynamics(tree, q, v, a)
    assert_same([Q[0].dual, Q[0].real, Q[1].dual, Q[1].real], tau, rel=1e-12, abs=1e-12)
    for d in (robot_tree(robot), dual_tree(tree)):
        assert_same(dual_inverse_dynamics(d, q, v, a, form), tau, rel=1e-11, abs=1e-11)


@pytest.mark.sample(4)
@FORMS
@each_scalar
def test_every_scalar(over: Over, form: Form) -> None:
    """The dual forms of the file's mechanism, and the closed form, on every scalar."""
    robot, tree, motion = (
        robot_of_the_file(),
        build_tree(replace(load_model(FILE), elements=())),
        np.random.default_rng(9).normal(size=(3, 4)),
    )
    d = dual_tree(tree)

    def function(q: Array, v: Array, a: Array) -> list[Any]:
        Q = efforts(robot, duals(q), duals(v), duals(a))
        return [*dual_inverse_dynamics(d, q, v, a, form), Q[0].dual, Q[0].real, Q[1].dual, Q[1].real]

    tau = inverse_dynamics(tree, *motion)
    assert_same(over(function, *motion), [*tau, *tau], rel=1e-11, abs=1e-11)
