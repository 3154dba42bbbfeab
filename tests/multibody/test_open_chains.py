"""Open chains by motors: both forms agree, with each other and with the mechanism; links at rest are in balance."""

import sys
import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy

import poinsot as po
import zoo
from multibody.moving import SEEDS, floats, tree_of
from poinsot import PoinsotError, Twist, Wrench, pairing
from poinsot.algebra import Array, Dual, array, dual
from poinsot.dual_dynamics import dual_part, moment_product, momentum, motor_shift, real_part
from poinsot.files import load_model
from poinsot.geometry import rotation_x, rotation_z
from poinsot.multibody import frames
from poinsot.multibody.dual import dynamics, open_chains
from poinsot.multibody.dual.dynamics import Form, dalembert, dual_inverse_dynamics, lagrange, newton_euler
from poinsot.multibody.dual.open_chains import chain_to, statics
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
from poinsot.multibody.forces import generalised_force
from poinsot.multibody.frames import frame_acceleration, frame_twist
from poinsot.multibody.inverse_dynamics import gravity_force, inverse_dynamics
from poinsot.multibody.model import Body, Joint, Model
from poinsot.multibody.tree import build_tree
from scalars import Over, assert_same

SCREWED = ("revolute", "prismatic", "helical", "cylindrical", "planar", "universal", "fixed")


def vectors(parts: list) -> np.ndarray:  # type: ignore[type-arg]
    return np.array([floats(part.vector) for part in parts]).reshape(-1, 6)


@pytest.mark.parametrize("seed", SEEDS)
def test_explicit_and_recursive_forms_agree(rng: np.random.Generator) -> None:
    n = 7
    screws, rates, second = [zoo.random_twist(rng) for _ in range(n)], rng.normal(size=n), rng.normal(size=n)
    np.testing.assert_allclose(
        vectors(open_chains.velocities(screws, rates)),
        vectors(open_chains.velocities_recursive(screws, rates)),
        atol=1e-13,
    )
    np.testing.assert_allclose(
        vectors(open_chains.accelerations(screws, rates, second)),
        vectors(open_chains.accelerations_recursive(screws, rates, second)),
        atol=1e-12,
    )


@pytest.mark.parametrize("mimics", [0, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_chain_to_a_body_moves_as_the_body_does(seed: int, mimics: int) -> None:
    """Pairs of several freedoms are screws in series, whichever way they are crossed."""
    tree, rng = tree_of(seed, bodies=8, kinds=SCREWED, reversed_share=0.5, mimics=mimics)
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    for body in tree.bodies:
        chain = chain_to(tree, q, body)
        if not chain.screws:
            continue
        rates, second = chain.rates(v), chain.rates(a)
        V = open_chains.velocities(chain.screws, rates)[-1]
        A = open_chains.accelerations(chain.screws, rates, second)[-1]
        np.testing.assert_allclose(floats(V.vector), floats(frame_twist(tree, q, v, body, "world")), atol=1e-11)
        expected = floats(frame_acceleration(tree, q, v, a, body, "world"))
        np.testing.assert_allclose(floats(A.vector), expected, atol=1e-10 * max(1.0, np.abs(expected).max()))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_link_is_in_balance(rng: np.random.Generator) -> None:
    """M_i + τ_i Sᵃ_i + C_i − τ_{i+1} Sᵃ_{i+1} − C_{i+1} = 0, and no constraint does work on its joint."""
    n = 6
    screws = [zoo.random_twist(rng) for _ in range(n)]
    actuators, loads = ([zoo.random_wrench(rng) for _ in range(n)] for _ in range(2))
    found = statics(screws, actuators, loads)
    carried = [S * t + C for S, t, C in zip(actuators, found.efforts, found.constraints, strict=True)]
    for i in range(n):
        outer = carried[i + 1] if i + 1 < n else Wrench.zero()
        np.testing.assert_allclose(floats((loads[i] + carried[i] - outer).vector), 0.0, atol=1e-10)
        size = np.abs(floats(found.constraints[i].vector)).max()
        assert pairing(found.constraints[i], screws[i]) == pytest.approx(0.0, abs=1e-12 * max(1.0, size))


@pytest.mark.parametrize("seed", SEEDS)
def test_efforts_are_those_of_virtual_work(seed: int) -> None:
    """An actuator with Sᵃ ∘ S = 1 gives −JᵀM, wherever its own screw lies; its choice changes the constraints alone."""
    tree, rng = tree_of(seed, bodies=5, kinds=SCREWED[:-1], reversed_share=0.5)
    q, _ = zoo.random_state(tree, rng)
    body = max(tree.bodies, key=lambda name: len(tree.path(tree.bodies[name].link)))
    chain = chain_to(tree, q, body)
    loads = [Wrench.zero() for _ in chain.screws]
    loads[-1] = zoo.random_wrench(rng)
    force = floats(generalised_force(tree, q, (body,), "world", floats(loads[-1].vector)[None]))
    for _ in range(2):
        actuators = []
        for S in chain.screws:
            W = zoo.random_wrench(rng)
            actuators.append(W * (1.0 / pairing(W, S)))
        found = statics(chain.screws, actuators, loads)
        expected = [-force[k] for k, _ in chain.freedoms]
        np.testing.assert_allclose(floats(found.efforts), expected, atol=1e-9 * max(1.0, np.abs(force).max()))


def serial_arm(rng: np.random.Generator, bodies: int = 4) -> Model:
    """A chain of revolute, prismatic and helical joints, one after another."""
    kinds = zoo.every_pair()
    joints, before = [], "ground"
    for i in range(bodies):
        kind = ("revolute", "prismatic", "helical 0.2")[rng.integers(3)]
        joints.append(
            Joint(
                f"j{i}", kinds[kind], before, f"b{i}", zoo.random_displacement(rng, 0.4), zoo.random_displacement(rng)
            )
        )
        before = f"b{i}"
    return Model("arm", tuple(Body(f"b{i}", zoo.random_inertia(rng)) for i in range(bodies)), tuple(joints))


@pytest.mark.parametrize("seed", SEEDS)
def test_motors_on_the_joints_hold_a_chain_against_its_weight(rng: np.random.Generator) -> None:
    tree = build_tree(serial_arm(rng))
    q, _ = zoo.random_state(tree, rng)
    chain, loads, actuators = chain_to(tree, q, "b3"), [], []
    for body, S in zip(tree.model.bodies, chain.screws, strict=True):
        centre = floats(frames.body_pose(tree, q, body.name) @ body.inertia.centre)
        loads.append(Wrench.at(centre, body.inertia.mass * np.array(tree.model.gravity)))
        W = zoo.random_wrench(rng)
        actuators.append(W * (1.0 / pairing(W, S)))
    np.testing.assert_allclose(
        floats(statics(chain.screws, actuators, loads).efforts), floats(gravity_force(tree, q)), atol=1e-9
    )


def test_a_boom_held_by_a_ram() -> None:
    """Worked example: a boom on a pin, held by a hydraulic ram whose line passes the pin at a distance.

    The pin is at the origin along y; the boom's mass centre is 2 m out, its load 1 t at 3 m, both level. The ram pushes
    along the line from (0, 0, −1) to (1, 0, 0), 1/√2 m from the pin. Moments about the pin give its force F, and the
    pin bears what is left: here F/√2 = 9.81 (500·2 + 1000·3).
    """
    g = 9.81
    pin = Twist.of([0.0, 1.0, 0.0, 0.0, 0.0, 0.0])
    along = np.array([1.0, 0.0, 1.0]) / np.sqrt(2.0)
    ram = Wrench.at(np.array([1.0, 0.0, 0.0]), along)
    load = Wrench.at(np.array([2.0, 0, 0]), np.array([0, 0, -500 * g])) + Wrench.at(
        np.array([3.0, 0, 0]), np.array([0, 0, -1000 * g])
    )
    found = statics([pin], [ram], [load])
    force = np.sqrt(2.0) * g * (500 * 2 + 1000 * 3)
    assert found.efforts[0] == pytest.approx(force)
    np.testing.assert_allclose(
        floats(found.constraints[0].vector), [0, 0, 0, -force / np.sqrt(2), 0, 1500 * g - force / np.sqrt(2)], atol=1e-8
    )


def test_forms_hold_for_duals_too() -> None:
    """The acceleration is the derivative of the velocity with the screws carried along: Ṡ_i = V_i × S_i."""
    rng = np.random.default_rng(2)
    screws, rates, second = [zoo.random_twist(rng) for _ in range(4)], rng.normal(size=4), rng.normal(size=4)
    V = open_chains.velocities(screws, rates)
    moving = [
        Twist.of([Dual(x, y) for x, y in zip(S.vector, V_i.cross(S).vector, strict=True)])
        for S, V_i in zip(screws, V, strict=True)
    ]
    changing = [Dual(x, y) for x, y in zip(rates, second, strict=True)]
    expected = [[dual(x) for x in each.vector] for each in open_chains.velocities(moving, changing)]
    np.testing.assert_allclose(vectors(open_chains.accelerations(screws, rates, second)), expected, atol=1e-12)


def test_wrong_use_is_explained() -> None:
    S = Twist.of([0.0, 0.0, 1.0, 0.3, -0.7, 0.0])
    through_the_axis = Wrench.at(np.array([0.7, 0.3, 5.0]), np.array([0.2, 0.1, 0.0]))
    with pytest.raises(po.ModelError, match="joint 1 of the chain is reciprocal"):
        statics([S], [through_the_axis], [Wrench.zero()])
    with pytest.raises(po.ModelError, match="got 1, 2"):
        open_chains.velocities([S], [1.0, 2.0])
    tree, rng = tree_of(0, bodies=2, kinds=("spherical",))
    with pytest.raises(po.ModelError, match="spherical pair, no series of screw pairs"):
        chain_to(tree, zoo.random_state(tree, rng)[0], "b1")


# The robot with two cylindrical pairs: equations (86)–(95) from the paper, from three dual forms, and by RNEA.
FILE = Path(__file__).resolve().parents[2] / "examples" / "two_cylindrical_pairs.toml"
CYLINDRICAL_SEEDS = pytest.mark.parametrize("seed", range(4))
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
    assert_zero(dynamics.kinetic_energy(tree, s.q, s.rates) - kinetic_energy(s.robot, s.q, s.rates))


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


@pytest.mark.sample(1)
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
@CYLINDRICAL_SEEDS
def test_numbers_at_random_states(seed: int, form: Form) -> None:
    """Closed form, dual forms of the closed-form robot and of the file's mechanism, and RNEA of the file."""
    q, v, a = np.random.default_rng(seed).normal(size=(3, 4))
    robot, tree = robot_of_the_file(), build_tree(replace(load_model(FILE), elements=()))
    Q = efforts(robot, duals(q), duals(v), duals(a))
    tau = inverse_dynamics(tree, q, v, a)
    assert_same([Q[0].dual, Q[0].real, Q[1].dual, Q[1].real], tau, rel=1e-12, abs=1e-12)
    for d in (robot_tree(robot), dual_tree(tree)):
        assert_same(dual_inverse_dynamics(d, q, v, a, form), tau, rel=1e-11, abs=1e-11)


@pytest.mark.sample(1)
@FORMS
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
