"""Accuracy: to 1e-12 where bodies are a metre in size and near the origin, to 1e-9 where they stand 1e3 m away.

One operation a function. It draws a case near the origin, moves it by a displacement X, does its work there and returns
how far the result is from what the construction says, read back in the frame of the case: metres, radians, newtons.
Systems of equations are drawn well conditioned (singular values above 0.2): what is measured is the operation.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import zoo
from geometry.screw_cases import PLACES, line_pair
from poinsot.algebra.arrays import Floats
from poinsot.geometry import decompositions, dual_motors, force_systems, products, screw_conversions
from poinsot.geometry.classification import classify
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.dyadics import Dyadic, compliant_axes, principal_screws_of_inertia
from poinsot.geometry.lines import Line, common_normal, distance, join, meet
from poinsot.geometry.mass_properties import particles_inertia
from poinsot.geometry.motor_fields import streamline
from poinsot.geometry.motors import Momentum, Twist, Wrench, pairing
from poinsot.geometry.projective import Plane, Point
from poinsot.geometry.screw_systems import ScrewSystem, are_co_reciprocal
from poinsot.geometry.screws import Screw, central_axis, free_part, magnitude, pitch, rotor_part, unit_motor
from poinsot.geometry.two_systems import Cylindroid, PitchQuadrics
from scalars import numbers

Rng = zoo.Rng
OPERATIONS: dict[str, Callable[[Rng, Displacement], float]] = {}
KINDS = (Twist, Wrench, Momentum)


def operation(measure: Callable[[Rng, Displacement], float]) -> Callable[[Rng, Displacement], float]:
    OPERATIONS[measure.__name__.replace("_", " ")] = measure
    return measure


def off(found: Any, expected: Any) -> float:
    a, b = (np.array(numbers(x), dtype=float) for x in (found, expected))
    return float(np.abs(a - b).max(initial=0.0))


def line_off(found: Line, expected: Line) -> float:
    """Direction and place of a line, in whichever sense, near the origin of the frame both are read in."""
    a, b = found.unit(), expected.unit()
    sign = 1.0 if a.direction @ b.direction > 0 else -1.0
    return max(off(a.direction * sign, b.direction), off(a.foot, b.foot))


def random_screw(rng: Rng) -> Screw:
    return Screw.along(rng.normal(size=3), zoo.random_unit(rng), rng.normal())


def random_rows(rng: Rng, order: int) -> Floats:
    """Motors with singular values between 0.2 and 1 or so."""
    while True:
        rows = rng.normal(size=(order, 6))
        if np.linalg.svd(rows, compute_uv=False)[-1] > 0.2:
            return rows


def carried(X: Displacement, rows: Floats) -> list[Twist]:
    return [X @ Twist.of(row) for row in rows]


# ---------------------------------------------------------------------------------------------------------- conversions


@operation
def exp_and_log(rng: Rng, X: Displacement) -> float:
    angle = rng.choice([0.0, 1e-9, 1e-4, 1.0, 3.0, np.pi - 1e-6])
    there = X @ Displacement.exp(Twist(zoo.random_unit(rng) * angle, rng.normal(size=3)))
    return off(there.inverse() @ Displacement.exp(there.log()), Displacement.identity())


@operation
def finite_screw_of_a_motion(rng: Rng, X: Displacement) -> float:
    S, angle = random_screw(rng), rng.uniform(0.3, 3.0)
    found, amount = screw_conversions.finite_screw(X @ S.displacement(angle) @ X.inverse())
    seen = X.inverse() @ found
    return max(line_off(seen.axis, S.axis), abs(seen.pitch - S.pitch), abs(amount - angle))


@operation
def dual_quaternion(rng: Rng, X: Displacement) -> float:
    Y = X @ zoo.random_displacement(rng)
    q = screw_conversions.dual_quaternion(Y)
    by_matrix = dual_motors.displacement_of(dual_motors.dual_rotation(Y))
    back = screw_conversions.displacement_of_dual_quaternion(q)
    return max(off(Y.inverse() @ back, Displacement.identity()), off(Y.inverse() @ by_matrix, Displacement.identity()))


@operation
def matrices_and_scipy(rng: Rng, X: Displacement) -> float:
    Y = X @ zoo.random_displacement(rng)
    ways = (
        Displacement.from_matrix(Y.matrix),
        Displacement.from_quaternion(Y.quaternion, Y.translation),
        screw_conversions.from_scipy(*screw_conversions.scipy_rotation(Y)),
    )
    return max(off(Y.inverse() @ way, Displacement.identity()) for way in ways)


@operation
def twist_matrix(rng: Rng, X: Displacement) -> float:
    V = X @ zoo.random_twist(rng)
    return off(X.pull(screw_conversions.twist_of_matrix(screw_conversions.twist_matrix(V))), X.pull(V))


@operation
def dh_of_axes(rng: Rng, X: Displacement) -> float:
    """The frames of the rows stand on the axes they were made of."""
    axes = [Line.along(rng.normal(size=3), zoo.random_unit(rng)) for _ in range(4)]
    chain = screw_conversions.dh_of_axes([X @ axis for axis in axes])
    frames = [X.inverse() @ frame for frame in chain.frames()]
    return max(
        line_off(Line.along(frame.translation, frame.rotation[:, 2]), axis)
        for frame, axis in zip(frames, axes, strict=True)
    )


@operation
def dh_rows(rng: Rng, X: Displacement) -> float:
    row = screw_conversions.DH(*rng.uniform(-1.5, 1.5, size=4))
    reach = float(np.linalg.norm(X.translation))
    far = screw_conversions.DH(row.length, row.twist, row.offset + reach, row.angle)
    back, modified = screw_conversions.DH.of(far.displacement()), screw_conversions.DH.of_modified(far.modified())
    return max(off(list(vars(x).values()), list(vars(far).values())) for x in (back, modified))


@operation
def coordinates_on_a_basis(rng: Rng, X: Displacement) -> float:
    V = zoo.random_twist(rng)
    return off(products.coordinates(X @ V, products.motion_basis(X)), V)


@operation
def reciprocal_basis(rng: Rng, X: Displacement) -> float:
    D = carried(X, random_rows(rng, 6))
    E = products.reciprocal_basis(D)
    return off([pairing(e, d) for e in E for d in D], np.eye(6))


# -------------------------------------------------------------------------------------------------- screws, two lines


@operation
def pitch_axis_and_magnitude(rng: Rng, X: Displacement) -> float:
    S, size, kind = random_screw(rng), rng.uniform(0.5, 2.0), KINDS[rng.integers(3)]
    M = X @ S.motor(kind, size)
    seen = X.inverse() @ central_axis(M)
    return max(line_off(seen, S.axis), abs(pitch(M) - S.pitch), abs(magnitude(M) - size))


@operation
def unit_rotor_and_free_part(rng: Rng, X: Displacement) -> float:
    S, size = random_screw(rng), rng.uniform(0.5, 2.0)
    M = X @ S.twist(size)
    parts = X.pull(rotor_part(M)), X.pull(free_part(M)), X.pull(unit_motor(M))
    rotor = Screw(S.axis, 0.0).twist(size)
    return off(parts, (rotor, S.twist(size) - rotor, S.twist()))


@operation
def products_of_screws(rng: Rng, X: Displacement) -> float:
    a, b = random_screw(rng), random_screw(rng)
    A, B = X @ a, X @ b
    expected, size = products.product_screw(a, b)
    found, there = products.product_screw(A, B)
    return max(
        abs(products.virtual_coefficient(A, B) - products.virtual_coefficient(a, b)),
        abs(products.reciprocal_product(X @ a.twist(), X @ b.wrench()) - pairing(b.wrench(), a.twist())),
        abs(there - size),
        line_off(X.inverse() @ found.axis, expected.axis),
        off(X.pull(products.screw_product(X @ a.twist(), X @ b.twist())), a.twist().cross(b.twist())),
    )


@operation
def common_normal_of_lines(rng: Rng, X: Displacement) -> float:
    name = str(rng.choice(["skew", "meeting", "perpendicular", "meeting squarely"]))
    first, second, d, alpha, e, foot = line_pair(name, rng)
    n = common_normal(X @ first, X @ second)
    sign = 1.0 if (X.rotation.T @ n.line.direction) @ e > 0 else -1.0
    return max(
        abs(n.distance - sign * d), abs(n.angle - alpha), off(X.inverse() @ n.feet[0], foot),
        off(X.inverse() @ n.feet[1], foot + d * e), abs(distance(X @ first, X @ second) - abs(d)),
    )  # fmt: skip


@operation
def joins_and_meets(rng: Rng, X: Displacement) -> float:
    p, u, v = rng.normal(size=3), *np.linalg.qr(rng.normal(size=(3, 3)))[0][:2]
    a, b = X @ Line.along(p + u, u), X @ Line.along(p - v, v)
    plane = X.inverse() @ join(a, b).unit()
    n = np.cross(u, v)
    third = Plane.through(X @ p, X @ (p + u), X @ (p + v))
    line = X.inverse() @ Line.of_planes(third, X @ Plane.containing(p, u))
    three = Point.of_planes(third, X @ Plane.containing(p, u), X @ Plane.containing(p, v))
    return max(
        off(X.inverse() @ meet(a, b).coordinates, p), off(np.abs(plane.normal @ n), 1.0), abs(plane.distance_to(p)),
        line_off(line, Line.along(p, v)), off(X.inverse() @ three.coordinates, p),
        off(X.inverse() @ (X @ Line.along(p, u)).meet(X @ Plane.containing(p, u)).coordinates, p),
    )  # fmt: skip


# ------------------------------------------------------------------------------------------------------- decompositions


@operation
def chasles_and_poinsot(rng: Rng, X: Displacement) -> float:
    S, size = random_screw(rng), rng.uniform(0.5, 2.0)
    twist, wrench = decompositions.chasles(X @ S.twist(size)), decompositions.poinsot_decomposition(X @ S.wrench(size))
    return max(
        off(X.pull(twist.sum()), S.twist(size)), off(X.pull(wrench.sum()), S.wrench(size)), abs(twist.turn - size),
        abs(twist.slide - S.pitch * size), abs(wrench.slide - S.pitch * size),
    )  # fmt: skip


@operation
def sums_of_rotors(rng: Rng, X: Displacement) -> float:
    M, at = zoo.random_wrench(rng), rng.normal(size=3)
    couple = X @ Wrench(rng.normal(size=3), np.zeros(3))
    l1, l2 = decompositions.axial_decomposition(couple, about=X @ at)
    force, free = decompositions.reduced_at(X @ M, X @ at)
    r1, r2 = decompositions.two_rotors(X @ M, X @ Line.along(at, M.force + zoo.random_unit(rng)))
    six = sum((rotor * c for rotor, c in decompositions.rotors_of(X @ M)), Wrench.zero())
    return max(
        off(X.pull(l1 - l2), X.pull(couple)),
        *(off(X.pull(total), M) for total in (force + free, r1 + r2, six)),
        *(abs(float(pitch(rotor))) for rotor in (l1, l2, force, r1)),
    )


@operation
def forces_reduced(rng: Rng, X: Displacement) -> float:
    p, f = rng.normal(size=3), rng.normal(size=3)
    forces = [force_systems.Force(X @ (p + s * f), X.rotation @ f * c) for s, c in ((0.3, 1.0), (-0.4, 0.5))]
    single = force_systems.resultant(forces)
    return max(off(X.rotation.T @ single.force, 1.5 * f), line_off(X.inverse() @ single.line, Line.along(p, f)))


@operation
def streamlines(rng: Rng, X: Displacement) -> float:
    S, P, s = random_screw(rng), rng.normal(size=3), rng.uniform(-2, 2)
    return off(X.inverse() @ streamline(X @ S.twist(), X @ P, s), streamline(S.twist(), P, s))


# -------------------------------------------------------------------------------------------------------------- systems


@operation
def reciprocal_systems(rng: Rng, X: Displacement) -> float:
    """Every wrench of Nᴿ does no work on any twist of N, as they were drawn near the origin."""
    rows = random_rows(rng, int(rng.integers(1, 6)))
    held = ScrewSystem.span(carried(X, rows)).reciprocal()
    assert held.order == 6 - len(rows)
    work = [pairing(X.pull(W), Twist.of(row)) for W in held.motors for row in rows]
    size = [np.linalg.norm(X.pull(W).vector) for W in held.motors]
    return float(np.abs(work).max()) / float(np.min(size))


@operation
def sums_and_intersections(rng: Rng, X: Displacement) -> float:
    rows = random_rows(rng, 5)
    N, M = (ScrewSystem.span(carried(X, rows[k])) for k in ([0, 1, 2, 3], [2, 3, 4]))
    both, either = N & M, N + M
    assert (both.order, either.order) == (2, 5)
    near = ScrewSystem.span(rows[2:4], kind="twist")
    all_five = ScrewSystem.span(rows, kind="twist")
    return max(
        *(near.residual(X.pull(V)) for V in both.motors),
        *(all_five.residual(X.pull(V)) for V in either.motors),
        *(either.residual(X @ Twist.of(row)) for row in rows),
    )


@operation
def co_reciprocal_bases(rng: Rng, X: Displacement) -> float:
    N = ScrewSystem.span(carried(X, random_rows(rng, int(rng.integers(2, 7)))))
    basis, _ = N.co_reciprocal_basis()
    near = np.array([X.pull(Twist.of(row)).vector for row in basis])
    assert are_co_reciprocal(near)
    mixed = products.H_SCALED
    return off((near @ mixed @ near.T)[~np.eye(N.order, dtype=bool)], np.zeros(N.order * (N.order - 1)))


def principal_frame(label: str, rng: Rng) -> tuple[Floats, dict[str, float]]:
    """A normal form and its parameters, well apart from one another."""
    a, b, c = sorted(rng.uniform(-1, 1, size=3) + np.array([1.5, 0.0, -1.5]), reverse=True)
    i, j, k = np.eye(3)
    forms: dict[str, tuple[list[Any], dict[str, float]]] = {
        "2 IA": ([[*i, *(a * i)], [*j, *(b * j)]], {"ha": a, "hb": b}),
        "2 IB": ([[*i, 0, 0, 0], [0, 0, 0, 1, a, 0]], {"p": abs(a)}),
        "2 IIA": ([[*i, *(a * i)], [*j, *(a * j)]], {"h": a}),
        "2 IIB": ([[*i, *(a * i)], [0, 0, 0, *j]], {"h": a}),
        "3 IA": ([[*i, *(a * i)], [*j, *(b * j)], [*k, *(c * k)]], {"ha": a, "hb": b, "hc": c}),
        "3 IB": ([[*i, *(a * i)], [*j, *(b * j)], [0, 0, 0, *k]], {"ha": a, "hb": b}),
        "3 IB p": ([[*i, *(b * i)], [*j, *(b * j)], [0, 0, 0, 1, 0, a]], {"h": b, "p": abs(a)}),
        "3 IC": ([[*i, 0, 0, 0], [0, 0, 0, *j], [0, 0, 0, 1, 0, a]], {"p": abs(a)}),
        "3 IIA": ([[*e, *(a * e)] for e in np.eye(3)], {"h": a}),
        "3 IIB": ([[*i, *(a * i)], [*j, *(a * j)], [0, 0, 0, *k]], {"h": a}),
        "3 IIC": ([[*i, *(a * i)], [0, 0, 0, *j], [0, 0, 0, *k]], {"h": a}),
    }
    rows, parameters = forms[label]
    return np.array(rows, dtype=float), parameters


CLASSES = ("2 IA", "2 IB", "2 IIA", "2 IIB", "3 IA", "3 IB", "3 IB p", "3 IC", "3 IIA", "3 IIB", "3 IIC")


@operation
def classes_and_their_parameters(rng: Rng, X: Displacement) -> float:
    worst = 0.0
    for label in CLASSES:
        rows, parameters = principal_frame(label, rng)
        mixing = rng.normal(size=(len(rows), len(rows))) + 3 * np.eye(len(rows))
        found = classify(ScrewSystem.span(carried(X, mixing @ rows)))
        assert found.label == label.split()[1], label
        assert set(found.parameters) == set(parameters)
        worst = max(worst, *(abs(found.parameters[name] - x) for name, x in parameters.items()))
        near = ScrewSystem.span(rows, kind="twist")
        worst = max(worst, *(near.residual(X.pull(Twist.of(row))) for row in found.screws))
    return worst


@operation
def cylindroids(rng: Rng, X: Displacement) -> float:
    rows, P = principal_frame("2 IA", rng)
    surface = Cylindroid.of([X @ Twist.of(row) for row in (np.array([[0.8, 0.3], [-0.2, 1.1]]) @ rows)])
    psi = rng.uniform(0, np.pi)
    row = surface.screw(psi)
    seen = Screw.of(X.pull(Twist.of(row)))
    (centre, _), radius = surface.circle
    near = Cylindroid(P["ha"], P["hb"], Displacement.identity())
    return max(
        off([surface.h1, surface.h2], [P["ha"], P["hb"]]),
        off(np.abs(X.inverse() @ surface.frame.translation), np.zeros(3)),
        abs((seen.pitch - centre) ** 2 + seen.axis.foot[2] ** 2 - radius**2),
        abs(float(near.deviation(seen.axis.foot + 0.7 * seen.direction))),
        abs(float(surface.deviation(X @ np.asarray(seen.axis.foot + 0.7 * seen.direction)))),
        abs(surface.angle_of(row) - (psi if psi <= np.pi / 2 else psi - np.pi)),
    )


@operation
def pitch_quadrics(rng: Rng, X: Displacement) -> float:
    rows, P = principal_frame("3 IA", rng)
    found = PitchQuadrics.of(carried(X, rows))
    S = Screw.of(X.pull(Twist.of(found.screw(X.rotation @ zoo.random_unit(rng)))))
    r = S.axis.foot + rng.normal() * S.direction
    near = PitchQuadrics((P["ha"], P["hb"], P["hc"]), Displacement.identity())
    through = found.screws_through(X @ np.asarray(r))
    mine = min(through, key=lambda entry: abs(entry[0] - S.pitch))
    return max(
        off(found.pitches, list(P.values())), off(X.inverse() @ found.frame.translation, np.zeros(3)),
        abs(float(near.deviation(r, S.pitch))), abs(mine[0] - S.pitch),
        line_off(X.inverse() @ Screw.of(Twist.of(mine[1])).axis, S.axis),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------- inertia, stiffness


@operation
def mass_centres(rng: Rng, X: Displacement) -> float:
    masses, places = rng.uniform(0.2, 1.0, size=4), rng.normal(size=(4, 3))
    there = particles_inertia(masses, np.array([X @ p for p in places]))
    return off(X.inverse() @ there.centre, masses @ places / masses.sum())


@operation
def eigenscrews_of_a_stiffness(rng: Rng, X: Displacement) -> float:
    """K Ad-carried to the far frame: its compliant axes are those of the spring as it was drawn."""
    k, c = rng.uniform(1.0, 2.0, size=3) + np.arange(0.0, 6.0, 2.0), rng.uniform(1.0, 2.0, size=3)
    K = np.diag([*c, *k])
    Ad = np.asarray(X.inverse().adjoint, dtype=float)
    axes = compliant_axes(Ad.T @ K @ Ad)
    assert len(axes) == 3
    found = sorted(axes, key=lambda axis: axis.stiffness)
    seen = [X.inverse() @ Line.along(axis.point, axis.direction) for axis in found]
    return max(
        off([axis.stiffness for axis in found], k),
        *(line_off(line, Line.along(np.zeros(3), e)) for line, e in zip(seen, np.eye(3), strict=True)),
    )


# ------------------------------------------------------------------------------------------------------------- measured


@pytest.mark.sample(131)
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("reach", "tolerance"), PLACES)
@pytest.mark.parametrize("name", OPERATIONS)
def test_accuracy(name: str, reach: float, tolerance: float, seed: int) -> None:
    rng = np.random.default_rng([seed, int(reach)])
    X = Displacement.from_quaternion(zoo.random_unit(rng, 4), zoo.random_unit(rng) * reach)
    assert OPERATIONS[name](rng, X) <= tolerance


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("reach", [0.0, 1e3, 1e6])
def test_moments_about_a_far_point_keep_what_their_own_size_lets_them(rng: np.random.Generator, reach: float) -> None:
    """An inertia about a point r away holds m r²: what is read back is exact to rounding of that, not better."""
    X = Displacement.from_quaternion(zoo.random_unit(rng, 4), zoo.random_unit(rng) * reach)
    masses, places, V = rng.uniform(0.5, 1.0, size=5), rng.normal(size=(5, 3)), zoo.random_twist(rng)
    body, there = particles_inertia(masses, places), particles_inertia(masses, np.array([X @ p for p in places]))
    rounding = 1e-14 * (1.0 + float(np.abs(there.second_moment).max()))
    assert off(X.rotation.T @ there.about_centre @ X.rotation, body.about_centre) <= rounding
    assert abs(float(there.kinetic_energy(X @ V)) - float(body.kinetic_energy(V))) <= 4 * rounding
    assert off(X.pull((X @ body) * (X @ V)), body * V) <= 4 * rounding
    rows = [np.asarray((X @ Twist.of(S.motor)).vector, dtype=float) for S in principal_screws_of_inertia(body)]
    total = sum((Dyadic.dyad(row, row) * (float(body.mass) / 2) for row in rows), Dyadic(np.zeros((6, 6))))
    assert off(total.carried(X.inverse()).matrix, Dyadic.of_inertia(body).matrix) <= 4 * rounding
