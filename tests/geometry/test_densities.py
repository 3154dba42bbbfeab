"""Inertias of bodies of any density: closed forms, exact fractions, moved bodies, parts that add, errors that hold."""

from collections.abc import Callable
from fractions import Fraction
from math import factorial
from typing import Any

import mpmath
import numpy as np
import pytest
from numpy.typing import NDArray

import zoo
from cases import quick
from poinsot import GeometryError
from poinsot.algebra import Dual, exp, sqrt
from poinsot.geometry import solids as solids_module
from poinsot.geometry import tetrahedra
from poinsot.geometry.densities import Weighed, density_inertia, weighed
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.mass_properties import (
    box_inertia,
    cone_inertia,
    cylinder_inertia,
    ellipsoid_inertia,
    mesh_inertia,
    sphere_inertia,
)
from poinsot.geometry.solids import Ball, Box, Capsule, Cone, Cylinder, Ellipsoid, Mesh, Solid
from poinsot.geometry.tetrahedra import exact_rule, in_eight, nodes, refined, signed_volumes
from scalars import Over, assert_same, each_scalar_but_symbols

Floats = NDArray[np.float64]
RHO = 2.7


def mesh_of_cells(cells: list[tuple[int, int, int]], size: float = 1.0) -> tuple[Floats, NDArray[np.int64]]:
    """The surface of a body made of cubes on a grid."""
    corners: dict[tuple[int, ...], int] = {}
    faces = []
    for cell in cells:
        for axis in range(3):
            for side in (0, 1):
                step = np.zeros(3, dtype=int)
                step[axis] = 2 * side - 1
                if tuple(np.array(cell) + step) in cells:
                    continue
                b, c = np.eye(3, dtype=int)[[(axis + 1) % 3, (axis + 2) % 3]]
                base = np.array(cell) + side * np.eye(3, dtype=int)[axis]
                ring = [corners.setdefault(tuple(p), len(corners)) for p in (base, base + b, base + b + c, base + c)]
                quad = ring if side else ring[::-1]
                faces += [quad[:3], [quad[0], quad[2], quad[3]]]
    return np.array(list(corners), dtype=float) * size, np.array(faces)


U_SHAPE = [(0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0), (2, 1, 0), (0, 2, 0), (2, 2, 0)]


def solids(rng: zoo.Rng) -> list[tuple[Solid, Inertia]]:
    """Every solid with random measures, and its inertia in closed form."""
    a, b, c = rng.uniform(0.3, 2.0, size=3)
    up, balls = Displacement.translating([0, 0, c / 2]), sphere_inertia(RHO, a)
    half = Inertia(balls.mass / 2, np.zeros(3), balls.second_moment / 2)
    half = half + Inertia(0.0, np.array([0, 0, balls.mass * 3 / 16 * a]), np.zeros((3, 3)))
    over = Displacement.from_quaternion([1.0, 0, 0, 0])
    tip = Displacement.translating([0, 0, c / 2]) @ cone_inertia(RHO, a / 2, c / 2)
    v, f = mesh_of_cells(U_SHAPE, 0.3)
    return [
        (Box([a, b, c]), box_inertia(RHO, [a, b, c])), (Ball(a), sphere_inertia(RHO, a)),
        (Ellipsoid([a, b, c]), ellipsoid_inertia(RHO, [a, b, c])), (Cylinder(a, c), cylinder_inertia(RHO, a, c)),
        (Cylinder(a, c, 0.4 * a), cylinder_inertia(RHO, a, c) - cylinder_inertia(RHO, 0.4 * a, c)),
        (Cone(a, c), cone_inertia(RHO, a, c)), (Cone(a, c / 2, a / 2), cone_inertia(RHO, a, c) - tip),
        (Capsule(a, c), cylinder_inertia(RHO, a, c) + up @ half + over @ up @ half),
        (Mesh(v, f), mesh_inertia(RHO, v, f)),
    ]  # fmt: skip


def polynomial(rng: zoo.Rng, degree: int) -> Callable[[Any], Any]:
    """A random polynomial, positive within a few metres."""
    terms = [(rng.normal(), rng.integers(0, 3, size=degree)) for _ in range(4)]

    def rho(x: Any) -> Any:
        total = 9.0 * (1 + x[0] * x[0] + x[1] * x[1] + x[2] * x[2]) ** (degree // 2 + degree % 2)
        for factor, axes in terms:
            product = factor
            for axis in axes:
                product = product * x[axis]
            total = total + product
        return total

    return rho


def wavy(rng: zoo.Rng) -> Callable[[Any], Any]:
    """A smooth density that is no polynomial."""
    k, at = rng.normal(size=3), rng.normal(size=3)
    return lambda x: exp(0.7 * (k @ x)) + 1 / (1.0 + (x - at) @ (x - at))


def off_by(found: Inertia, true: Inertia, solid: Solid) -> float:
    """ε of the card of `Weighed`, measured."""
    middle, half = solid.box()
    back = Displacement.translating(-middle)
    a, b = back @ found, back @ true

    def second(J: Inertia) -> Floats:
        return np.trace(J.second_moment) / 2 * np.eye(3) - J.second_moment

    return max(
        abs(a.mass / b.mass - 1),
        np.abs((a.first_moment - b.first_moment) / half).max() / b.mass,
        np.abs((second(a) - second(b)) / np.outer(half, half)).max() / b.mass,
    )


# --------------------------------------------------------------------------------------------------------------- rules


@pytest.mark.parametrize("degree", [0, 1, 2, 3, 5])
def test_rules_of_tetrahedra_are_exact_over_fractions(degree: int) -> None:
    """∫ xᵃyᵇzᶜ = a! b! c!/(a + b + c + 3)! over the unit tetrahedron; the weights sum to 1."""
    assert sum(w for _, w in exact_rule(degree)) == 1
    unit = np.array([[[Fraction(int(i == j)) for i in range(1, 4)] for j in range(4)]], dtype=object)
    places, weights = nodes(unit, degree)
    for a in range(degree + 1):
        for b in range(degree + 1 - a):
            c = degree - a - b
            found = sum(w * x**a * y**b * z**c for (x, y, z), w in zip(places, weights, strict=True))
            assert found == Fraction(factorial(a) * factorial(b) * factorial(c), factorial(degree + 3))


def test_eight_parts_fill_a_tetrahedron(rng: np.random.Generator) -> None:
    whole = rng.normal(size=(1, 4, 3))
    parts = in_eight(whole)
    assert_same(signed_volumes(parts), np.full(8, signed_volumes(whole)[0] / 8), rel=1e-11)

    def f(x: Floats) -> Floats:
        return np.exp(x @ [0.3, -0.5, 0.2])[:, None]

    (fine, error), (coarse, more) = refined(f, whole, 1e-12), refined(f, whole, 1e-3)
    assert error <= 1e-12 and abs(fine - coarse) <= more + error


def test_uniform_densities_give_the_closed_forms(seed: int) -> None:
    for solid, expected in solids(np.random.default_rng(seed)):
        assert_same(density_inertia(RHO, solid), expected, rel=1e-12, abs=1e-12)
        assert_same(density_inertia(lambda x: RHO, solid, degree=0), expected, rel=1e-12, abs=1e-12)


@pytest.mark.parametrize("seed", quick(1, zoo.SEEDS))
def test_refined_and_exact_integrals_of_polynomials_agree(rng: np.random.Generator) -> None:
    for degree, (solid, _) in enumerate(solids(rng), start=1):
        rho = polynomial(rng, 1 + degree % 4)
        exact, found = density_inertia(rho, solid, degree=5), weighed(rho, solid, 1e-5)
        assert off_by(exact, density_inertia(rho, solid, degree=8), solid) < 1e-12
        assert off_by(found.inertia, exact, solid) <= found.error + 1e-13 <= 1e-5


@pytest.mark.parametrize("seed", quick(1, zoo.SEEDS))
def test_errors_hold(rng: np.random.Generator) -> None:
    """Of a smooth density, against the same to more digits."""
    for solid, _ in solids(rng):
        rho = wavy(rng)
        found, rough = weighed(rho, solid, 1e-5), weighed(rho, solid, 1e-3)
        assert found.error <= 1e-5 and rough.error <= 1e-3
        assert off_by(rough.inertia, found.inertia, solid) <= rough.error + found.error
        assert found.inertia.fault() is None


# -------------------------------------------------------------------------------------------------------- closed forms


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_radial_gradients_in_a_ball(n: int) -> None:
    """ρ = ρ₀ (r/a)ⁿ: m = 4πρ₀a³/(n + 3), I = (8π/3) ρ₀ a⁵/(n + 5); rⁿ bends at the centre for odd n."""
    a = 0.8
    found = weighed(lambda x: RHO * (sqrt(x @ x) / a) ** n, Ball(a))
    expected = Inertia.at_centre(
        4 * np.pi * RHO * a**3 / (n + 3), [0, 0, 0], [8 * np.pi / 3 * RHO * a**5 / (n + 5)] * 3
    )
    assert off_by(found.inertia, expected, Ball(a)) <= found.error <= 1e-9


@pytest.mark.parametrize("seed", quick(1, zoo.SEEDS))
def test_exponentials_in_a_box_and_a_ball_to_forty_digits(rng: np.random.Generator) -> None:
    """ρ = exp(k·x) in a box, a product of three integrals in closed form; ρ = exp(−r/s) in a ball, one by mpmath."""
    k, size, radius, s = rng.normal(size=3), rng.uniform(0.3, 2.0, size=3), rng.uniform(0.3, 2.0), rng.uniform(0.2, 1.0)
    with mpmath.workdps(40):
        along = [
            [mpmath.quad(lambda x, n=n, b=b: x**n * mpmath.exp(b * x), [-a / 2, a / 2]) for n in range(3)]
            for a, b in zip(size, k, strict=True)
        ]
        m = mpmath.fprod(each[0] for each in along)
        first = [m * each[1] / each[0] for each in along]
        C = [
            [m * (e[2] / e[0] if i == j else e[1] / e[0] * f[1] / f[0]) for j, f in enumerate(along)]
            for i, e in enumerate(along)
        ]
        of_ball = [mpmath.quad(lambda r, n=n: 4 * mpmath.pi * r**n * mpmath.exp(-r / s), [0, radius]) for n in (2, 4)]
    C = np.array(C, dtype=float)
    true = Inertia(float(m), np.array(first, dtype=float), np.trace(C) * np.eye(3) - C)
    found = weighed(lambda x: exp(k @ x), Box(size))
    assert off_by(found.inertia, true, Box(size)) <= found.error + 1e-14 <= 1e-9
    true = Inertia.at_centre(float(of_ball[0]), [0, 0, 0], [float(of_ball[1]) * 2 / 3] * 3)
    found = weighed(lambda x: exp(-sqrt(x @ x) / s), Ball(radius))
    assert off_by(found.inertia, true, Ball(radius)) <= found.error + 1e-14 <= 1e-9


def test_fractions_stay_fractions() -> None:
    """ρ = 1 + x/a over a box and over the mesh of a tetrahedron, without rounding."""
    a, b, c = Fraction(3), Fraction(1, 2), Fraction(2, 7)
    found = density_inertia(lambda x: 1 + x[0] / a, Box([a, b, c]), degree=1)
    m = a * b * c
    assert found.mass == m and list(found.first_moment) == [m * a / 12, 0, 0]
    assert found.second_moment[0, 0] == m * (b * b + c * c) / 12 and found.second_moment[2, 1] == 0
    v = np.array([[Fraction(int(i == j)) for i in range(1, 4)] for j in range(4)], dtype=object)
    v = v + Fraction(1, 3)
    part = density_inertia(lambda x: x[0] * x[1], Mesh(v, [[0, 2, 1], [0, 1, 3], [1, 2, 3], [0, 3, 2]]), degree=2)
    assert isinstance(part.mass, Fraction) and part.mass == Fraction(1, 120) + Fraction(2, 72) + Fraction(1, 54)


@each_scalar_but_symbols
def test_every_scalar(over: Over) -> None:
    v, f = mesh_of_cells([(0, 0, 0)])

    def all_of_them(k: Any, size: Any, corners: Any) -> list[Any]:
        a, b, c = size

        def rho(x: Any) -> Any:
            return 3.0 + k * x[0]

        solids = (Box(size), Ellipsoid(size), Cylinder(a, b, c), Cone(a, b, c), Capsule(a, b), Mesh(corners, f))
        return [density_inertia(rho, solid, degree=1) for solid in solids]

    inputs = 0.3, np.array([1.2, 0.7, 0.4]), v
    assert_same(over(all_of_them, *inputs), all_of_them(*inputs), rel=1e-12)


def test_duals_differentiate_by_parameters_of_the_density_and_the_solid() -> None:
    def inertia(k: Any, a: Any) -> Inertia:
        return density_inertia(lambda x: 2.0 + k * x[2], Cylinder(a, 0.7), degree=1)

    h = 1e-6
    for found, (plus, minus) in (
        (inertia(Dual(0.3, 1.0), 0.5), (inertia(0.3 + h, 0.5), inertia(0.3 - h, 0.5))),
        (inertia(0.3, Dual(0.5, 1.0)), (inertia(0.3, 0.5 + h), inertia(0.3, 0.5 - h))),
    ):
        slope = [x.dual if isinstance(x, Dual) else 0.0 for x in found.matrix.flat]
        np.testing.assert_allclose(slope, ((plus.matrix - minus.matrix) / (2 * h)).ravel(), atol=1e-9)


# -------------------------------------------------------------------------------------------------------------- frames


@pytest.mark.parametrize("seed", quick(1, zoo.SEEDS))
def test_a_moved_body_has_the_moved_inertia(rng: np.random.Generator) -> None:
    X, rho = zoo.random_displacement(rng, 3.0), wavy(rng)
    back = X.inverse()
    for solid in (Box([0.5, 0.3, 0.2]), Cylinder(0.2, 0.4, 0.1), Mesh(*mesh_of_cells([(0, 0, 0), (0, 0, 1)], 0.3))):
        here = weighed(rho, solid, 1e-7)
        there = weighed(lambda x: rho(back @ x), X @ solid, 1e-7)
        assert_same(there.inertia, X @ here.inertia, rel=1e-12, abs=1e-12)
    (v, f), bent = mesh_of_cells(U_SHAPE, 0.3), polynomial(rng, 2)
    moved = density_inertia(lambda x: bent(back @ x), Mesh(np.array([X @ p for p in v]), f), degree=2)
    assert_same(moved, X @ density_inertia(bent, Mesh(v, f), degree=2), rel=1e-11, abs=1e-11)


@pytest.mark.parametrize("scale", [1e-5, 1e5])
def test_nothing_depends_on_the_unit_of_length(scale: float) -> None:
    rng = np.random.default_rng(5)
    rho = wavy(rng)
    v, f = mesh_of_cells(U_SHAPE, 0.3)
    powers = np.array([[2, 2, 2, 1, 1, 1]] * 3 + [[1, 1, 1, 0, 0, 0]] * 3)
    for one, other in (
        (Cylinder(0.3, 0.5), Cylinder(0.3 * scale, 0.5 * scale)),
        (Box([0.3, 0.5, 0.1]), Box(np.array([0.3, 0.5, 0.1]) * scale)),
        (Mesh(v, f), Mesh(v * scale, f)),
    ):
        here, there = weighed(rho, one, 1e-5), weighed(lambda x: rho(x / scale), other, 1e-5)
        np.testing.assert_allclose(
            there.inertia.matrix / scale ** (3.0 + powers), here.inertia.matrix, rtol=1e-9, atol=1e-12
        )


@pytest.mark.parametrize("seed", quick(1, zoo.SEEDS))
def test_parts_add(rng: np.random.Generator) -> None:
    """A box cut across, a disk and its rim, a mesh cut in two: also where the density jumps at the cut."""
    a, cut = rng.uniform(0.5, 1.0), rng.uniform(0.2, 0.8)
    rho = wavy(rng)
    left = Displacement.translating([(cut - 1) * a / 2, 0, 0]) @ Box([cut * a, 0.2, 0.3])
    right = Displacement.translating([cut * a / 2, 0, 0]) @ Box([(1 - cut) * a, 0.2, 0.3])
    whole = weighed(rho, Box([a, 0.2, 0.3]), 1e-7).inertia
    assert_same(weighed(rho, left, 1e-7).inertia + weighed(rho, right, 1e-7).inertia, whole, rel=2e-7, abs=2e-7)
    disk, rim = Cylinder(cut * a, 0.1), Cylinder(a, 0.1, cut * a)
    parts = density_inertia(rho, disk, 1e-6) + density_inertia(rho, rim, 1e-6)
    assert_same(parts, density_inertia(rho, Cylinder(a, 0.1), 1e-6), rel=2e-6, abs=2e-6)
    cells = U_SHAPE[:4]
    both = [density_inertia(rho, Mesh(*mesh_of_cells(c, 0.2)), 1e-6) for c in (cells[:1], cells[1:])]
    assert_same(both[0] + both[1], density_inertia(rho, Mesh(*mesh_of_cells(cells, 0.2)), 1e-6), rel=2e-6, abs=2e-6)


def test_where_a_mesh_is_seen_whole_nothing_is_asked_outside() -> None:
    """An L is star-shaped from its corner, a U from nowhere; the middle of the L's vertices is not in its kernel."""
    seen = Mesh(*mesh_of_cells([(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0), (0, 1, 0), (0, 2, 0), (0, 3, 0)]))

    def inside(x: Any) -> Any:
        return 1.0 + x[0] if min(x[0], x[1]) <= 1.0 else float("nan")

    assert seen.stays_inside and not Mesh(*mesh_of_cells(U_SHAPE)).stays_inside
    assert_same(density_inertia(inside, seen).mass, 4 + 8 + 3 + 1.5, rel=1e-9)


def test_densities_are_asked_one_by_one_where_they_do_not_run_on_columns() -> None:
    solid = Box([1.0, 1.0, 1.0])
    plain = weighed(lambda x: 1 + x[0] ** 2, solid, 1e-6)
    assert_same(weighed(lambda x: 1 + float(x[0]) ** 2, solid, 1e-6).inertia, plain.inertia)
    assert_same(weighed(lambda x: 1.0 + np.linalg.norm(x[:1]) ** 2, solid, 1e-6).inertia, plain.inertia)
    assert isinstance(plain, Weighed)


# ------------------------------------------------------------------------------------------------------------ refusals

BOX = Box([1.0, 1.0, 1.0])


@pytest.mark.parametrize(
    ("nonsense", "reason"),
    [
        (lambda: density_inertia(-1.0, BOX), "density needs a finite number greater than zero; got -1"),
        (lambda: density_inertia(lambda x: x[0], BOX), r"density is -0\.\d+ kg/m³ at \(.*\) m, inside the body"),
        (lambda: density_inertia(lambda x: x[0], BOX, degree=1), "inside the body"),
        (lambda: density_inertia(lambda x: 1 / float(x[0] - x[0]), BOX), "density is nan at"),
        (lambda: density_inertia(lambda x: 1e400 * x[0] ** 2, BOX), "density is (inf|nan) at"),
        (lambda: density_inertia(lambda x: 0.0 * x[0], BOX), "a body needs a mass"),
        (lambda: density_inertia(lambda x: 0.0 * x[0], BOX, degree=0), "a body needs a mass"),
        (lambda: density_inertia(lambda x: x, BOX), "one real number at each place"),
        (lambda: density_inertia(lambda x: Dual(1.0, x[0]), BOX), "give the degree"),
        (lambda: density_inertia(lambda x: x[0] + 1, BOX, accuracy=0.0), "from 1e-12 to 0.1; got 0"),
        (lambda: density_inertia(lambda x: x[0] + 1, BOX, accuracy=np.nan), "from 1e-12 to 0.1; got nan"),
        (
            lambda: density_inertia(lambda x: x[0] ** 3 + x[1] ** 2 + 1, BOX, degree=0),
            "no polynomial of degree 0: rules",
        ),
        (lambda: density_inertia(lambda x: exp(x[0]), Ball(1.0), degree=2), "no polynomial of degree 2"),
        (lambda: density_inertia(lambda x: x[0] + 1, BOX, degree=-1), "whole number from 0 to 20; got -1"),
        (lambda: density_inertia(lambda x: x[0] + 1, BOX, degree=1.5), "whole number"),  # type: ignore[arg-type]
        (
            lambda: density_inertia(
                lambda x: float("nan") if x[1] > 1 and 1 < x[0] < 2 else 1.0, Mesh(*mesh_of_cells(U_SHAPE))
            ),
            "continue it there",
        ),
        (lambda: density_inertia(lambda x: x[0] - 0.5, Mesh(*mesh_of_cells(U_SHAPE))), "inside the body"),
        (lambda: Cylinder(0.1, 1.0, 0.2), "bore of a cylinder, 0.2 m, must be smaller"),
        (lambda: Cylinder(0.1, 1.0, -0.2), "bore of a cylinder needs"),
        (lambda: Capsule(0.1, 0.0), "length of a capsule"),
        (lambda: Cone(0.1, 1.0, np.nan), "at its top"),
        (lambda: Box([1.0, 0.0, 1.0]), "an edge of a box"),
        (lambda: Ball(np.inf), "size of an ellipsoid needs finite"),
        (lambda: Mesh(*mesh_of_cells(U_SHAPE)[:1], [[0, 1, 2]]), "open"),
    ],
)
def test_what_has_no_inertia_is_refused(nonsense: Callable[[], Any], reason: str) -> None:
    with pytest.raises(GeometryError, match=reason):
        nonsense()


@pytest.mark.parametrize("solid", [Ball(1.0), BOX])
def test_densities_that_jump_are_refused_where_the_accuracy_is_not_met(
    solid: Solid, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solids_module, "_MOST_PARTS", 4)
    monkeypatch.setattr(tetrahedra, "_MOST", 1000)
    with pytest.raises(GeometryError, match="Cut the body there"):
        density_inertia(lambda x: 1.0 if x[0] > 0.1 else 2.0, solid)


def test_a_density_needs_a_solid() -> None:
    with pytest.raises(TypeError, match=r"geometry\.solids, not over a float"):
        density_inertia(1.0, 2.0)  # type: ignore[arg-type]


def test_densities_that_are_negative_outside_alone_are_taken() -> None:
    """Between the arms of a U."""
    found = density_inertia(
        lambda x: 1.0 - 1.5 * max(0.0, x[1] - 1) * (1 - abs(x[0] - 1.5)), Mesh(*mesh_of_cells(U_SHAPE)), 0.05
    )
    assert found.mass > 0.0


def test_a_density_may_change_the_place_that_it_is_given() -> None:
    """One that writes into its argument is asked at the places of the rule all the same."""

    def shifted(x: Floats) -> float:
        x -= 0.5
        return 3.0 + float(x[0])

    for degree in (1, None):
        found = density_inertia(shifted, Box([1.0, 1.0, 1.0]), degree=degree)
        wanted = density_inertia(lambda x: 2.5 + x[0], Box([1.0, 1.0, 1.0]), degree=1)
        np.testing.assert_allclose(found.matrix, wanted.matrix, rtol=0, atol=1e-12)


@pytest.mark.parametrize("degree", [1, None])
@pytest.mark.parametrize("density", ["7850", None, 1j, [5.0], lambda x: None, lambda x: "heavy", lambda x: 1j])
def test_what_is_no_density_is_told(density: Any, degree: int | None) -> None:
    with pytest.raises(GeometryError, match=r"a density .*is (a number|one real number)"):
        weighed(density, Box([1.0, 2.0, 3.0]), degree=degree)
