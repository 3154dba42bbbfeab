"""The robot with two cylindrical pairs: four freedoms, two dual coordinates, its equations of motion in closed form.

The first axis z₀ is vertical; the second, z₁, is perpendicular to it at the distance ℓ. The mass centres lie on the
common perpendiculars x₁ and x₂ of the links, r₁ and r₂ from the axis the link turns about; principal axes are along the
links' axes x, y, z of Denavit and Hartenberg. Each link turns by θ about its axis and slides by d along it.

The functions below are equations (87)–(94), any scalar; (95) is garbled in our copy and was derived again:
``equations`` derives it from any dual form by SymPy, ``efforts`` is what comes out.

Law     the three dual forms of ``robot_tree`` and RNEA of examples/two_cylindrical_pairs.toml are (95), as symbols and
        at random states; (88)–(94) likewise, tests/multibody/test_open_chains.py
Source  Brodsky & Shoham 1999 (S4), §7
Units   θ [rad], d [m]; F [N], τ [N·m]
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, lifted
from poinsot.algebra.scalars import Scalar, cos, sin
from poinsot.errors import PoinsotError
from poinsot.geometry.dual_motors import DualInertia, dual_part, dual_vector, real_part
from poinsot.multibody.dual.dynamics import Form, lagrange
from poinsot.multibody.dual.tree import DualLink, Duals, DualTree
from poinsot.records import dataclass

__all__ = [
    "Robot", "Symbols", "at_point_A", "efforts", "equations", "kinetic_energy", "momenta", "robot_tree", "symbols",
    "tidied", "transformations", "velocities",
]  # fmt: skip

_IDENTITY = array([[1, 0, 0], [0, 1, 0], [0, 0, 1]])


@dataclass(frozen=True)
class Robot:
    """ℓ, r₁, r₂ [m]; m₁, m₂ [kg]; principal moments (x, y, z) about the mass centres [kg·m²]; g [m/s²], any scalars."""

    ell: Scalar
    r1: Scalar
    r2: Scalar
    m1: Scalar
    m2: Scalar
    I1: tuple[Scalar, Scalar, Scalar]
    I2: tuple[Scalar, Scalar, Scalar]
    g: Scalar


def robot_tree(robot: Robot) -> DualTree:
    """The robot as a tree in dual numbers; freedoms in the order θ₁, d₁, θ₂, d₂."""
    down, up = _twisted(-1, robot.r1), _twisted(1, robot.r2)
    M1, M2 = (DualInertia(m, _diagonal(J)) for m, J in ((robot.m1, robot.I1), (robot.m2, robot.I2)))
    turn, slide, zero = Dual(1, 0), Dual(0, 1), Dual(0, 0)
    base = DualLink("base", -1, _IDENTITY, "z", ((0, turn), (1, slide)), zero, M1, down)
    arm = DualLink("arm", 0, _twisted(-1, robot.ell), "z", ((2, turn), (3, slide)), zero, M2, up)
    return DualTree((base, arm), dual_vector([0, 0, 0], [0, 0, -robot.g]), nv=4)


def transformations(robot: Robot, q: Duals) -> tuple[Array, Array, Array]:
    """Â₁₀, Â₂₁, Â₂₀ (3,3): motors at a mass centre from motors at the joint before it, or at the ground (87)."""
    (c1, s1), (c2, s2) = ((cos(x), sin(x)) for x in q)
    er1, er2, el = Dual(0, robot.r1), Dual(0, robot.r2), Dual(0, robot.ell)
    A_10 = [[c1, s1, 0], [-er1 * s1, er1 * c1, -1], [-s1, c1, er1]]
    A_21 = [[c2, s2, 0], [er2 * s2, -er2 * c2, 1], [s2, -c2, -er2]]
    A_20 = [
        [c1 * c2 - el * s1 * s2, s1 * c2 + el * c1 * s2, -s2],
        [-s1 + er2 * c1 * s2, c1 + er2 * s1 * s2, el + er2 * c2],
        [c1 * s2 + el * s1 * c2 + er2 * s1, s1 * s2 - el * c1 * c2 - er2 * c1, c2],
    ]
    return array(A_10), array(A_21), array(A_20)


def velocities(robot: Robot, q: Duals, rates: Duals) -> tuple[Array, Array]:
    """v̂₁, v̂₂ (3,): the velocity motors of the mass centres, in the axes of the links (88)."""
    s2, c2, d2, (w1, u1, w2, u2) = *_second(q), _parts(rates)
    ell, r1, r2 = robot.ell, robot.r1, robot.r2
    v1 = dual_vector([0, -w1, 0], [0, -u1, r1 * w1])
    v2 = dual_vector(
        [-s2 * w1, w2, c2 * w1],
        [-s2 * u1 - d2 * c2 * w1, r2 * c2 * w1 + u2 + ell * w1, c2 * u1 - d2 * s2 * w1 - r2 * w2],
    )
    return v1, v2


def momenta(robot: Robot, q: Duals, rates: Duals) -> tuple[Array, Array]:
    """Ĥ₁, Ĥ₂ (3,): the momentum motors of the links at their mass centres (90), linear parts m v of (88)."""
    s2, c2, _, (w1, _, w2, _) = *_second(q), _parts(rates)
    (_, I1y, _), (I2x, I2y, I2z) = robot.I1, robot.I2
    v1, v2 = (dual_part(v) for v in velocities(robot, q, rates))
    H1 = dual_vector(v1 * robot.m1, [0, -I1y * w1, 0])
    H2 = dual_vector(v2 * robot.m2, [-I2x * s2 * w1, I2y * w2, I2z * c2 * w1])
    return H1, H2


def at_point_A(robot: Robot, q: Duals, rates: Duals) -> tuple[Array, Array]:
    """v̂_2A, Ĥ_2A (3,): velocity (92) and momentum (91) of the second link at A, where x₂ meets the axis z₁."""
    s2, c2, d2, (w1, u1, w2, u2) = *_second(q), _parts(rates)
    ell, r2, (I2x, I2y, I2z) = robot.ell, robot.r2, robot.I2
    v_A = dual_vector([-s2 * w1, w2, c2 * w1], [-s2 * u1 - d2 * c2 * w1, u2 + ell * w1, c2 * u1 - d2 * s2 * w1])
    p = real_part(momenta(robot, q, rates)[1])
    L_A = [-I2x * s2 * w1, I2y * w2 - r2 * p[2], I2z * c2 * w1 + r2 * p[1]]
    return v_A, dual_vector(p, L_A)


def kinetic_energy(robot: Robot, q: Duals, rates: Duals) -> Scalar:
    """K [J] (94)."""
    s2, c2, d2, (w1, u1, w2, u2) = *_second(q), _parts(rates)
    ell, r1, r2, m1, m2 = robot.ell, robot.r1, robot.r2, robot.m1, robot.m2
    (_, I1y, _), (I2x, I2y, I2z) = robot.I1, robot.I2
    first = m1 * (u1**2 + r1**2 * w1**2) + I1y * w1**2
    squares = u1**2 + u2**2 + ((ell + r2 * c2) ** 2 + d2**2) * w1**2 + r2**2 * w2**2
    products = (ell + r2 * c2) * w1 * u2 - r2 * c2 * u1 * w2 + d2 * r2 * s2 * w1 * w2
    turning = (I2x * s2**2 + I2z * c2**2) * w1**2 + I2y * w2**2
    return (first + m2 * (squares + 2 * products) + turning) / 2


def efforts(robot: Robot, q: Duals, rates: Duals, second: Duals) -> list[Dual]:
    """τ̂₁ = F₁ + ε τ₁, τ̂₂ = F₂ + ε τ₂: the dual Lagrange equations of the robot (95), derived again.

    w, u  rates of turning and sliding, θ̇ and ḋ; aw, au their rates
    """
    s2, c2, d2, (w1, _, w2, u2) = *_second(q), _parts(rates)
    aw1, au1, aw2, au2 = _parts(second)
    ell, r1, r2, m1, m2, g = robot.ell, robot.r1, robot.r2, robot.m1, robot.m2, robot.g
    (_, I1y, _), (I2x, I2y, I2z) = robot.I1, robot.I2
    x2 = ell + r2 * c2  # distance of the second mass centre from z₀, along x₁
    inertia_1 = I1y + I2x * s2**2 + I2z * c2**2 + m1 * r1**2 + m2 * (d2**2 + x2**2)

    F1 = (m1 + m2) * (au1 + g) - m2 * r2 * c2 * aw2 + m2 * r2 * s2 * w2**2
    tau1 = inertia_1 * aw1 + m2 * (x2 * au2 + d2 * r2 * s2 * aw2) + 2 * (I2x - I2z) * s2 * c2 * w1 * w2
    tau1 = tau1 + m2 * (2 * d2 * w1 * u2 - 2 * x2 * r2 * s2 * w1 * w2 + d2 * r2 * c2 * w2**2)
    F2 = m2 * (au2 + x2 * aw1 - 2 * r2 * s2 * w1 * w2 - d2 * w1**2)
    tau2 = (I2y + m2 * r2**2) * aw2 - (I2x - I2z) * s2 * c2 * w1**2
    tau2 = tau2 + m2 * r2 * (s2 * d2 * aw1 + 2 * s2 * w1 * u2 + x2 * s2 * w1**2 - c2 * (au1 + g))
    return [Dual(F1, tau1), Dual(F2, tau2)]


# ----------------------------------------------------------------------------------------------------------- symbols


@dataclass(frozen=True)
class Symbols:
    """The robot and its motion as SymPy symbols: q̂, q̂̇, q̂̈ of two joints each."""

    robot: Robot
    q: list[Dual]
    rates: list[Dual]
    second: list[Dual]


def symbols() -> Symbols:
    """Names as in the paper, which SymPy prints with dots: theta1, thetadot1, thetaddot1; d1, ddot1, dddot1; I_1y; …

    Errors  PoinsotError without SymPy
    """
    sympy = _sympy()

    def symbol(name: str, **what: bool) -> Any:
        return sympy.Symbol(name, real=True, **what)

    def motion(dots: str) -> list[Dual]:
        return [Dual(symbol(f"theta{dots}{k}"), symbol(f"d{dots}{k}")) for k in (1, 2)]

    ell, r1, r2, m1, m2, g = (symbol(name, positive=True) for name in ("ell", "r1", "r2", "m1", "m2", "g"))
    I1, I2 = (tuple(symbol(f"I_{k}{axis}", positive=True) for axis in "xyz") for k in (1, 2))
    robot = Robot(ell, r1, r2, m1, m2, (I1[0], I1[1], I1[2]), (I2[0], I2[1], I2[2]), g)
    return Symbols(robot, motion(""), motion("dot"), motion("ddot"))


def equations(form: Form = lagrange, given: Symbols | None = None) -> dict[str, Any]:
    """{"F1": …, "tau1": …, "F2": …, "tau2": …}: (95) as SymPy expressions, derived by a dual form of the dynamics.

    form   newton_euler, dalembert or lagrange: all of them give the same expression, term by term
    given  the symbols to use, those of ``symbols()`` by default
    """
    sympy = _sympy()
    s = given or symbols()
    Q = form(robot_tree(s.robot), s.q, s.rates, s.second)
    found = {"F1": Q[0].real, "tau1": Q[0].dual, "F2": Q[1].real, "tau2": Q[1].dual}
    return {name: tidied(sympy.sympify(effort), s) for name, effort in found.items()}


def tidied(expression: Any, s: Symbols) -> Any:
    """A unique form: exact numbers, sin² = 1 − cos², collected by accelerations and products of rates."""
    sympy = _sympy()

    def of_cosine(power: Any) -> Any:
        x, n = power.base.args[0], power.exp
        return (1 - sympy.cos(x) ** 2) ** (n // 2) * sympy.sin(x) ** (n % 2)

    def is_power_of_sine(x: Any) -> bool:
        return x.is_Pow and isinstance(x.base, sympy.sin) and x.exp.is_Integer and x.exp > 1

    exact = sympy.expand(sympy.nsimplify(expression, rational=True))
    flat = sympy.expand(exact.replace(is_power_of_sine, of_cosine))
    rates = _parts(s.rates)
    products = [x * y for i, x in enumerate(rates) for y in rates[i:]]
    return sympy.collect(flat, [*_parts(s.second), *products])


def _sympy() -> Any:
    try:
        return import_module("sympy")
    except ModuleNotFoundError as error:
        raise PoinsotError(
            "equations as symbols need SymPy, which is not installed: pip install 'poinsot[symbolic]' brings it"
        ) from error


def _parts(x: Duals) -> tuple[Scalar, Scalar, Scalar, Scalar]:
    """θ₁, d₁, θ₂, d₂ (or their rates) of two dual numbers."""
    return x[0].real, x[0].dual, x[1].real, x[1].dual


def _second(q: Duals) -> tuple[Scalar, Scalar, Scalar]:
    """sin θ₂, cos θ₂, d₂."""
    return sin(q[1].real), cos(q[1].real), q[1].dual


def _twisted(sign: int, length: Scalar) -> Array:
    """R̂_x(±π/2 + ε length), exactly: the twist and the length of a link are one dual angle."""
    c, s = Dual(0, -sign * length), lifted(sign)
    return array([[1, 0, 0], [0, c, -s], [0, s, c]])


def _diagonal(moments: Sequence[Scalar]) -> Array:
    return array([[moments[i] if i == j else 0 for j in range(3)] for i in range(3)])
