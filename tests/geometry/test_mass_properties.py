"""Inertias of particles, solids and meshes: the integrals themselves, parts that add, meshes exact or convergent."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.spatial import ConvexHull, Delaunay

import zoo
from cases import quick
from poinsot import GeometryError
from poinsot.algebra import sqrt
from poinsot.algebra.arrays import Floats
from poinsot.geometry import indicators
from poinsot.geometry.densities import density_inertia, weighed
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.force_systems import Particles
from poinsot.geometry.indicators import GAUSS, KRONROD, PLACES, Inside
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.mass_properties import (
    box_inertia,
    cone_inertia,
    cylinder_inertia,
    ellipsoid_inertia,
    mesh_inertia,
    particles_inertia,
    sphere_inertia,
)
from poinsot.geometry.solids import Ball, Cylinder
from scalars import Over, assert_same

RHO = 2.7

#: Each solid with random measures, and its points: (place, ∂place/∂(u, v, w)) of u, v, w in [0, 1]³.
SOLIDS = ("box", "ellipsoid", "sphere", "cylinder", "cone")


def solid(name: str, rng: zoo.Rng) -> tuple[Inertia, Callable[[Floats], tuple[Floats, Floats]]]:
    a, b, c = rng.uniform(0.3, 2.0, size=3)

    def in_box(x: Floats) -> tuple[Floats, Floats]:
        return (x - 0.5) * [a, b, c], np.full(len(x), a * b * c)

    def in_ellipsoid(x: Floats) -> tuple[Floats, Floats]:
        r, z, phi = x[:, 0], 2 * x[:, 1] - 1, 2 * np.pi * x[:, 2]
        s = np.sqrt(1 - z * z)
        return np.column_stack([a * r * s * np.cos(phi), b * r * s * np.sin(phi), c * r * z]), (
            a * b * c * r * r * 4 * np.pi
        )

    def in_cone(x: Floats, taper: float = 1.0, at: float = 0.0) -> tuple[Floats, Floats]:
        z, phi = c * x[:, 1], 2 * np.pi * x[:, 2]
        reach = a * (1 - taper * x[:, 1])
        r = x[:, 0] * reach
        return np.column_stack([r * np.cos(phi), r * np.sin(phi), z + at]), r * reach * c * 2 * np.pi

    match name:
        case "box":
            return box_inertia(RHO, [a, b, c]), in_box
        case "ellipsoid":
            return ellipsoid_inertia(RHO, [a, b, c]), in_ellipsoid
        case "sphere":
            b = c = a
            return sphere_inertia(RHO, a), in_ellipsoid
        case "cylinder":
            return cylinder_inertia(RHO, a, c), lambda x: in_cone(x, 0.0, -c / 2)
    return cone_inertia(RHO, a, c), in_cone


def mesh_of_box(size: Any) -> tuple[Floats, NDArray[np.int64]]:
    corners = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) * np.asarray(size) / 2
    quads = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    return corners, np.array([t for q in quads for t in ([q[0], q[1], q[2]], [q[0], q[2], q[3]])])


def hull(points: Floats) -> NDArray[np.int64]:
    """The faces of the convex hull, counter-clockwise from outside."""
    found = ConvexHull(points)
    faces = found.simplices.copy()
    normals = np.cross(points[faces[:, 1]] - points[faces[:, 0]], points[faces[:, 2]] - points[faces[:, 0]])
    inward = np.einsum("ij,ij->i", normals, found.equations[:, :3]) < 0
    faces[inward] = faces[inward, ::-1]
    return faces


def of_tetrahedra(points: Floats, corners: NDArray[np.int64]) -> Inertia:
    """Four particles in every tetrahedron, placed so that they have its moments up to the second order (Hammer)."""
    far, near = (5 + 3 * np.sqrt(5)) / 20, (5 - np.sqrt(5)) / 20
    masses, places = [], []
    for tetrahedron in points[corners]:
        volume = abs(np.linalg.det(tetrahedron[1:] - tetrahedron[0])) / 6
        masses += [RHO * volume / 4] * 4
        places += list((near * np.ones((4, 4)) + (far - near) * np.eye(4)) @ tetrahedron)
    return zoo.point_masses(masses, np.array(places))


# --------------------------------------------------------------------------------------------------------- definition


@pytest.mark.parametrize("count", [1, 2, 3, 7])
def test_particles_are_summed_by_the_definition(rng: np.random.Generator, count: int) -> None:
    masses, places = rng.uniform(0.1, 2.0, size=count), rng.normal(size=(count, 3))
    found = particles_inertia(masses, places)
    assert_same(found, zoo.point_masses(masses, places))
    assert found.fault() is None
    moments = np.linalg.eigvalsh(found.about_centre)
    assert int((moments > 1e-12).sum()) == {1: 0, 2: 2}.get(count, 3)
    V = zoo.random_twist(rng)
    moving = Particles.of_body(masses, places, V)
    assert_same((moving.inertia * V).vector, moving.momentum.vector, abs=1e-12)


@pytest.mark.parametrize("name", SOLIDS)
def test_solids_are_the_integrals_over_their_points(seed: int, name: str) -> None:
    """Gauss–Legendre in two directions and equal steps round the axis: exact for the polynomials at hand."""
    body, places = solid(name, np.random.default_rng(seed))
    nodes, weights = np.polynomial.legendre.leggauss(8)
    nodes, weights = (nodes + 1) / 2, weights / 2
    around = np.arange(12) / 12 if name != "box" else nodes
    shares = np.full(12, 1 / 12) if name != "box" else weights
    x = np.stack(np.meshgrid(nodes, nodes, around, indexing="ij"), axis=-1).reshape(-1, 3)
    w = np.einsum("i,j,k->ijk", weights, weights, shares).ravel()
    at, density = places(x)
    assert_same(body, zoo.point_masses(RHO * w * density, at), rel=1e-12, abs=1e-12)
    assert body.fault() is None


@pytest.mark.parametrize("reach", [0.0, 1e3])
def test_a_mesh_is_exact_for_its_polyhedron(rng: np.random.Generator, reach: float) -> None:
    """Random convex polyhedra, against the tetrahedra they are filled with; about the mass centre also far away."""
    points = rng.normal(size=(12, 3)) * [1.0, 0.5, 0.2]
    away = zoo.random_unit(rng) * reach
    found = mesh_inertia(RHO, points + away, hull(points))
    expected = of_tetrahedra(points, Delaunay(points).simplices)
    assert_same(found.mass, expected.mass, rel=1e-12)
    assert_same(found.centre - away, expected.centre, abs=1e-15 * reach + 1e-13)
    assert_same(Displacement.translating(-away) @ found, expected, rel=1e-12, abs=1e-13 + 1e-15 * reach**2)
    assert found.fault() is None


def test_meshes_of_smooth_solids_converge_in_the_square_of_their_edges() -> None:
    """A ball and a cone from hulls of points on them: errors fall as 1/n², the slope of a polygon."""
    cone, ball = cone_inertia(RHO, 0.7, 1.3), sphere_inertia(RHO, 0.8)
    sizes = np.array([16, 32, 64])
    errors = []
    for n in sizes:
        phi = 2 * np.pi * np.arange(n) / n
        base = np.column_stack([0.7 * np.cos(phi), 0.7 * np.sin(phi), 0 * phi])
        z, a = np.meshgrid(np.pi * np.arange(1, n // 2) / (n // 2), phi)
        skin = 0.8 * np.column_stack(
            [(np.sin(z) * np.cos(a)).ravel(), (np.sin(z) * np.sin(a)).ravel(), np.cos(z).ravel()]
        )
        skin = np.vstack([skin, [[0, 0, 0.8], [0, 0, -0.8]]])
        solids = ((np.vstack([base, [[0, 0, 1.3]]]), cone), (skin, ball))
        errors.append([np.abs(mesh_inertia(RHO, p, hull(p)).matrix - exact.matrix).max() for p, exact in solids])
    slopes = np.polyfit(np.log(sizes), np.log(np.array(errors)), 1)[0]
    np.testing.assert_allclose(slopes, -2.0, atol=0.1)


# -------------------------------------------------------------------------------------------------------- composition


def test_parts_add_and_holes_are_taken_out(rng: np.random.Generator) -> None:
    a, b, c = rng.uniform(0.3, 2.0, size=3)
    cut = rng.uniform(0.1, 0.9) * a
    left = Displacement.translating([(cut - a) / 2, 0, 0]) @ box_inertia(RHO, [cut, b, c])
    right = Displacement.translating([cut / 2, 0, 0]) @ box_inertia(RHO, [a - cut, b, c])
    whole = box_inertia(RHO, [a, b, c])
    assert_same(left + right, whole)
    assert_same(whole - right, left)
    tube = cylinder_inertia(RHO, 0.5, c) - cylinder_inertia(RHO, 0.3, c)
    assert_same(tube.second_moment[2, 2], 0.5 * tube.mass * (0.5**2 + 0.3**2))
    shell = sphere_inertia(RHO, a) - sphere_inertia(RHO, a * (1 - 1e-7))
    assert_same(shell.about_centre, np.eye(3) * 2 / 3 * shell.mass * a**2, rel=1e-6)


def test_a_cavity_is_a_surface_with_its_faces_turned_round(rng: np.random.Generator) -> None:
    outer, inner = np.array([2.0, 1.5, 1.2]), rng.uniform(0.2, 0.6, size=3)
    (v, f), (w, g) = mesh_of_box(outer), mesh_of_box(inner)
    at = rng.uniform(-0.2, 0.2, size=3)
    hollow = mesh_inertia(RHO, np.vstack([v, w + at]), np.vstack([f, g[:, ::-1] + len(v)]))
    assert_same(hollow, box_inertia(RHO, outer) - Displacement.translating(at) @ box_inertia(RHO, inner))


@pytest.mark.parametrize("name", SOLIDS)
def test_parallel_axes(rng: np.random.Generator, name: str) -> None:
    """I about any point is I_C + m(d²1 − d dᵀ), d from the mass centre."""
    body, _ = solid(name, rng)
    p = rng.normal(size=3)
    d = p + body.centre
    moved = Displacement.translating(p) @ body
    assert_same(moved.second_moment, body.about_centre + body.mass * ((d @ d) * np.eye(3) - np.outer(d, d)))


def test_scaling_and_known_numbers() -> None:
    assert_same(cylinder_inertia(1000.0, 0.1, 0.5).mass, 1000 * np.pi * 0.01 * 0.5)
    cone = cone_inertia(1.0, 1.0, 4.0)
    assert_same(cone.centre, [0, 0, 1.0])
    assert_same(cone.about_centre, cone.mass * np.diag([3 / 20 + 3 / 5, 3 / 20 + 3 / 5, 3 / 10]))
    rod = cylinder_inertia(1.0, 1e-8, 3.0)
    assert_same(rod.second_moment[0, 0] / rod.mass, 9 / 12)


# ------------------------------------------------------------------------------------------------------------ scalars


@pytest.mark.sample(1)
def test_every_scalar(over: Over) -> None:
    corners, faces = mesh_of_box([1.0, 0.7, 0.4])

    def all_of_them(rho: Any, size: Any, masses: Any, places: Any, corners: Any) -> list[Any]:
        a, b, _ = size
        return [
            box_inertia(rho, size), ellipsoid_inertia(rho, size), sphere_inertia(rho, a), cylinder_inertia(rho, a, b),
            cone_inertia(rho, a, b) - cone_inertia(rho, b, a), particles_inertia(masses, places),
            mesh_inertia(rho, corners, faces),
        ]  # fmt: skip

    rng = np.random.default_rng(3)
    inputs = (RHO, rng.uniform(1, 2, 3), rng.uniform(1, 2, 4), rng.normal(size=(4, 3)), corners + 0.3)
    assert_same(over(all_of_them, *inputs), all_of_them(*inputs))


# ------------------------------------------------------------------------------------------------------------ refusals

BOX, FACES = mesh_of_box([1.0, 1.0, 1.0])
FLIPPED = np.vstack([FACES[:1, ::-1], FACES[1:]])


@pytest.mark.parametrize(
    ("nonsense", "reason"),
    [
        (lambda: box_inertia(-1.0, [1, 1, 1]), "density needs a finite number greater than zero; got -1"),
        (lambda: box_inertia(1.0, [1, 0, 1]), "an edge of a box needs .* greater than zero"),
        (lambda: box_inertia(1.0, [1, 1]), "the size of a box has 3 numbers"),
        (lambda: sphere_inertia(1.0, np.nan), "greater than zero; got nan"),
        (lambda: cylinder_inertia(1.0, 1.0, np.inf), "the height of a cylinder"),
        (lambda: cone_inertia(1.0, 0.0, 1.0), "the radius of a cone"),
        (lambda: particles_inertia([], np.zeros((0, 3))), "a list of masses"),
        (lambda: particles_inertia([1.0], np.zeros((2, 3))), "positions of particles has 1×3"),
        (lambda: particles_inertia([1.0, -2.0], np.eye(3)[:2]), "particle 1 has -2 kg"),
        (lambda: particles_inertia([1.0, np.nan], np.eye(3)[:2]), "finite numbers"),
        (lambda: mesh_inertia(0.0, BOX, FACES), "density"),
        (lambda: mesh_inertia(1.0, BOX[:, :2], FACES), "four vertices"),
        (lambda: mesh_inertia(1.0, BOX * [np.nan, 1, 1], FACES), "finite numbers"),
        (lambda: mesh_inertia(1.0, BOX, FACES.astype(float)), "whole numbers"),
        (lambda: mesh_inertia(1.0, BOX, FACES.ravel()), r"whole numbers \(k, 3\)"),
        (lambda: mesh_inertia(1.0, BOX, [[0, 1, 2], [0, 1]]), "three corners each"),
        (lambda: mesh_inertia(1.0, [[0, 0, 0], [1, 0]], FACES), "four vertices"),
        (lambda: mesh_inertia(1.0, BOX, np.vstack([FACES, [[0, 1, 8]]])), r"face 12 .* none of the 8 vertices"),
        (lambda: mesh_inertia(1.0, BOX, np.vstack([FACES, [[0, 1, 1]]])), "face 12 .* one corner twice"),
        (lambda: mesh_inertia(1.0, BOX, FACES[1:]), r"open: the edge of the vertices \[0, 1\] has the face"),
        (lambda: mesh_inertia(1.0, BOX, FLIPPED), r"the faces \[0, \d+\] .* in balance: orient"),
        (lambda: mesh_inertia(1.0, BOX, FACES[:, ::-1]), "inside out"),
        (lambda: mesh_inertia(1.0, BOX * [1, 1, 0], FACES), "encloses no volume"),
        (lambda: mesh_inertia(1.0, BOX, np.zeros((0, 3), dtype=int)), "encloses no volume"),
    ],
)
def test_what_has_no_inertia_is_refused(nonsense: Callable[[], Any], reason: str) -> None:
    with pytest.raises(GeometryError, match=reason):
        nonsense()


# Bodies told by what is inside: against closed forms, within the error that is told.
def torus(R: float, r: float) -> tuple[Callable[[Any], Any], Inertia]:
    m = 2 * np.pi**2 * R * r**2
    across = m * (R**2 / 2 + 5 * r**2 / 8)
    inertia = Inertia.at_centre(m, [0, 0, 0], [across, across, m * (R**2 + 3 * r**2 / 4)])
    return (
        lambda x: r * r - (sqrt(x[0] * x[0] + x[1] * x[1]) - R) * (sqrt(x[0] * x[0] + x[1] * x[1]) - R) - x[2] * x[2],
        inertia,
    )


def off_by(found: Inertia, true: Inertia, reach: float) -> float:
    """The largest error of mass, first and second moments, as of `Weighed` in a cube about the origin."""
    first = np.abs(found.first_moment - true.first_moment).max() / reach
    second = np.abs(found.second_moment - true.second_moment).max() / (2 * reach**2)
    return max(abs(found.mass - true.mass), first, second) / true.mass


def test_the_rule_is_kronrods() -> None:
    """Exact to degree 10, and Gauss's at every second place to degree 5."""
    for weights, degree in ((KRONROD, 10), (GAUSS, 5)):
        for n in range(degree + 1):
            assert_same(weights @ PLACES**n, (1 + (-1) ** n) / (n + 1), abs=1e-14)


@pytest.mark.parametrize("seed", quick(1, zoo.SEEDS))
def test_errors_hold(rng: np.random.Generator) -> None:
    """A ball, a torus and a box put anywhere, two balls apart, a half ball that its box cuts off."""
    X = Displacement.from_quaternion(zoo.random_unit(rng, 4), rng.uniform(-0.1, 0.1, size=3))
    back, at, half = X.inverse(), rng.uniform(-0.2, 0.2, size=3), np.array([0.5, 0.3, 0.2])
    ring, of_ring = torus(0.6, 0.2)

    def box(x: Any) -> Any:
        y = abs(back @ x) - half
        return -max(y[0], y[1], y[2])

    def balls(x: Any) -> Any:
        return x @ x < 0.09 or (x - [0.7, 0.2, 0.1]) @ (x - [0.7, 0.2, 0.1]) < 0.04

    two = sphere_inertia(1.0, 0.3) + Displacement.translating([0.7, 0.2, 0.1]) @ sphere_inertia(1.0, 0.2)
    cases = (
        (lambda x: 0.36 - (x - at) @ (x - at), Displacement.translating(at) @ sphere_inertia(1.0, 0.6), 1e-3),
        (lambda x: ring(back @ x), X @ of_ring, 1e-2), (box, X @ box_inertia(1.0, 2 * half), 1e-2), (balls, two, 1e-2),
    )  # fmt: skip
    for inside, true, accuracy in cases:
        found = weighed(1.0, Inside(inside, [-1.0] * 3, [1.0] * 3), accuracy)
        assert off_by(found.inertia, true, 1.0) <= found.error <= accuracy
        assert found.inertia.fault() is None


def test_what_reaches_out_of_the_box_is_cut_off() -> None:
    """Half a ball; all of the box."""
    half = weighed(2.0, Inside(lambda x: 1.0 - x @ x, [-1, -1, 0], [1, 1, 1]), 1e-3)
    assert abs(half.inertia.mass / (4 / 3 * np.pi) - 1) < half.error
    assert abs(half.inertia.centre[2] - 3 / 8) < half.error
    full = weighed(2.0, Inside(lambda x: True, [0, 0, 0], [1, 2, 3]), 1e-9)
    assert_same(
        full.inertia, Displacement.translating([0.5, 1, 1.5]) @ box_inertia(2.0, [1, 2, 3]), rel=1e-10, abs=1e-10
    )


def test_densities_of_bodies_told_by_what_is_inside() -> None:
    """As of the same body given as a solid, and moved."""

    def rho(x: Any) -> Any:
        return 2.0 + x[0] + x[2] * x[2]

    ball = Inside(lambda x: 1.0 - x @ x, [-1.0] * 3, [1.0] * 3)
    found = weighed(rho, ball)
    assert off_by(found.inertia, density_inertia(rho, Ball(1.0), degree=2), 1.0) <= found.error <= 1e-3
    X = zoo.random_displacement(np.random.default_rng(1))
    moved = weighed(lambda x: rho(X.inverse() @ x), X @ ball)
    assert off_by(X.inverse() @ moved.inertia, found.inertia, 1.0) <= found.error


@pytest.mark.parametrize("scale", [1e-5, 1e5])
def test_nothing_depends_on_the_unit_of_length(scale: float) -> None:
    one = weighed(3.0, Inside(lambda x: 1.0 - x @ x, [-1.0] * 3, [1.0] * 3), 1e-2)
    other = weighed(3.0, Inside(lambda x: scale * scale - x @ x, [-scale] * 3, [scale] * 3), 1e-2)
    assert_same(other.inertia.mass / scale**3, one.inertia.mass, rel=1e-3)
    assert_same(other.inertia.second_moment[0, 0] / scale**5, one.inertia.second_moment[0, 0], rel=1e-3)
    assert_same(other.error, one.error, rel=1e-2)


def test_an_accuracy_out_of_reach_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indicators, "_MOST_SQUARES", 50)
    with pytest.raises(GeometryError, match="and 1e-08 was asked for: it has faces or edges"):
        density_inertia(1.0, Inside(lambda x: 1 - abs(x[0]) - abs(x[1]) - abs(x[2]), [-2] * 3, [2] * 3), 1e-8)


def test_parts_of_a_wheel_with_two_densities_add() -> None:
    """A hub and a rim: where a density jumps, the body is cut."""
    hub = Inside(lambda x: 0.01 - x[0] * x[0] - x[1] * x[1], [-0.1, -0.1, -0.02], [0.1, 0.1, 0.02])
    whole = density_inertia(7850.0, hub) + density_inertia(2700.0, Cylinder(0.25, 0.04, bore=0.1))
    expected = density_inertia(7850.0, Cylinder(0.1, 0.04)) + density_inertia(2700.0, Cylinder(0.25, 0.04, bore=0.1))
    np.testing.assert_allclose(whole.second_moment, expected.second_moment, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize(
    ("nonsense", "reason"),
    [
        (lambda: density_inertia(1.0, Inside(lambda x: False, [0] * 3, [1] * 3)), "nothing is inside the box"),
        (lambda: density_inertia(1.0, Inside(lambda x: x[0] / 0.0, [0] * 3, [1] * 3)), "is not-a-number"),
        (lambda: density_inertia(0.0, Inside(lambda x: True, [0] * 3, [1] * 3)), "greater than zero"),
        (lambda: density_inertia(lambda x: x[0], Inside(lambda x: True, [-1] * 3, [1] * 3)), "inside the body"),
        (lambda: density_inertia(lambda x: x[0], Inside(lambda x: True, [0] * 3, [1] * 3), degree=1), "no exact rule"),
        (lambda: Inside(lambda x: True, [0] * 3, [1, 1, 0]), "must have low < high"),
        (lambda: Inside(lambda x: True, [0] * 3, [1, 1, np.inf]), "finite"),
        (lambda: Inside(1.0, [0] * 3, [1] * 3), "function of a place"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_is_refused(nonsense: Callable[[], Any], reason: str) -> None:
    with pytest.raises(GeometryError, match=reason):
        nonsense()
