"""Where any two convex shapes are nearest, over any scalar: gaps, their derivatives, and parts of shapes."""

from dataclasses import replace

import mpmath
import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from poinsot import Displacement, Shape
from poinsot.algebra import Dual, dual, texts
from poinsot.algebra.arrays import Array, array
from poinsot.code.texts import nearest_places as nearest_places_text
from poinsot.geometry.nearest import ConvexSolid, nearest_places
from poinsot.multibody.contacts.surfaces import PARTS, Surface, piece
from poinsot.multibody.stretches import Carried
from poinsot.renderers.llvm import layout
from simulation.nearest_loop import PAIRS, met, random_pairs
from switching.placed_shapes import places_of, two_bodies

BOUNDED = [pair for pair in PAIRS if "plane" not in pair]
STEP = mpmath.mpf(10) ** -25


def solid(shape: Shape, X: Displacement, scale: float = 1.0, part: int = 0) -> ConvexSolid:
    """The core of a shape in a place, both made larger."""
    sizes = tuple(scale * x for x in shape.parameters)
    shape = replace(shape, parameters=sizes) if shape.geometry != "mesh" else replace(shape, parameters=(scale,) * 3)
    made = replace(piece(Surface("a", shape)), part=part)
    at = Displacement(X.rotation, X.translation * scale)
    return replace(made.solid(Carried(-1, at, Displacement.identity())), X=at)


def moving(s: ConvexSolid, omega: Array, v: Array, dual_numbers: bool) -> ConvexSolid:
    """The same, carried along a twist at its origin: by dual numbers, or by a tiny step in many digits."""
    spin = np.array([np.cross(omega, column) for column in s.X.rotation.T]).T
    if dual_numbers:
        R, p = ([Dual(float(x), float(d)) for x, d in zip(a.flat, b.flat, strict=True)] for a, b in
                ((s.X.rotation, spin), (s.X.translation, v)))  # fmt: skip
    else:
        R, p = ([mpmath.mpf(float(x)) + STEP * float(d) for x, d in zip(a.flat, b.flat, strict=True)] for a, b in
                ((s.X.rotation, spin), (s.X.translation, v)))  # fmt: skip
    return replace(s, X=Displacement(array(R).reshape(3, 3), array(p)))


@pytest.mark.parametrize("kinds", BOUNDED, ids="-".join)
def test_gaps_are_those_of_time_stepping_and_derivatives_those_of_differences(kinds: tuple[str, str]) -> None:
    """ṡ = n · (v_B − v_A), and the rates of n and of the points, to rounding at sizes from 1e-5 to 1e5."""
    pairs, rng = random_pairs(kinds, 9, spread=1.2), np.random.default_rng(1)
    known = met(pairs).gap[:, 0]
    for scale, pair, gap in zip([1e-5, 1.0, 1e5] * 3, pairs, known, strict=True):
        a, b = solid(*pair[:2], scale), solid(*pair[2:], scale)
        s, n, p, q = nearest_places(a, b)
        assert s - a.radius - b.radius == pytest.approx(gap * scale, abs=1e-9 * scale)
        np.testing.assert_allclose(q - p, s * n, atol=1e-12 * scale)
        omega, v = rng.normal(size=(2, 2, 3))
        v = v * scale
        with mpmath.workdps(60):
            each = [nearest_places(*(moving(c, omega[k] * sign, v[k] * sign, False) for k, c in enumerate((a, b))))
                    for sign in (1.0, -1.0)]  # fmt: skip
            slopes = [array((np.ravel(x) - np.ravel(y)) / (2 * STEP)).astype(float) for x, y in zip(*each, strict=True)]
        along = nearest_places(*(moving(c, omega[k], v[k], True) for k, c in enumerate((a, b))))
        for found, slope in zip(along, slopes, strict=True):
            size = np.abs(slope).max() + scale
            np.testing.assert_allclose([float(dual(x)) for x in np.ravel(found)], slope, atol=1e-9 * size)
        rate = n @ (v[1] + np.cross(omega[1], q - b.X.translation) - v[0] - np.cross(omega[0], p - a.X.translation))
        assert rate == pytest.approx(float(dual(along[0])), abs=1e-10 * scale)


@pytest.mark.parametrize("kinds", [pair for pair in BOUNDED if {*pair} & {*PARTS}], ids="-".join)
def test_the_least_gap_of_places_is_that_of_the_whole(kinds: tuple[str, str]) -> None:
    pairs = random_pairs(kinds, 12, spread=1.2)
    parts = [(place.a.part, place.b.part) for place in places_of(two_bodies(pairs[0][0], pairs[0][2]))[1]]
    for a, X, b, Y in pairs:
        s = nearest_places(solid(a, X), solid(b, Y))[0]
        if s < -0.05:  # deep inside a part may be nearer to its own cuts
            continue
        least = min(nearest_places(solid(a, X, part=i), solid(b, Y, part=j))[0] for i, j in parts)
        assert least == pytest.approx(s, abs=1e-12)


def test_code_asks_for_as_much_as_the_text_makes() -> None:
    assert (layout.MADE, layout.SCRATCH) == (nearest_places_text.MADE, nearest_places_text.SCRATCH)
    assert texts.found("nearest")[0] == nearest_places_text.MADE


@pytest.mark.parametrize("upper", ["box", "cylinder"])
@pytest.mark.parametrize("tilt", [0.0, 1e-16, 1e-12, 1e-8, 3e-7, 1e-5, 1e-3])
def test_what_stands_on_a_face_has_its_lowest_part_there_however_little_it_is_tilted(upper: str, tilt: float) -> None:
    """Neither a wrong face of a polytope that is flat but for rounding, nor a jump where a face becomes an edge."""
    slab, c, s = ConvexSolid(Displacement.identity(), "box", (2.0, 0.5, 0.1)), np.cos(tilt), np.sin(tilt)
    R = np.array([[c, 0.0, s], [0.0, 1.0, 0.0], [-s, 0.0, c]])
    X = Displacement(R, np.array([0.01, 0.0, 0.1 + 0.1 * c + 0.1 * s]))
    stands = ConvexSolid(X, upper, (0.1, 0.1, 0.1))
    gaps = [nearest_places(replace(slab, part=k), stands)[0] for k in range(1, 5)]
    gaps += [nearest_places(slab, replace(stands, part=k))[0] for k in range(1, 5)]
    assert min(gaps) == pytest.approx(0.0, abs=1e-15) and max(gaps) <= 0.2 * s + 1e-15


def test_normals_go_on_where_a_face_ends() -> None:
    """A cylinder over the edge of a box, its axis d beyond: n turns by d/r, and not by leaps of 1e-6; its place is on
    the edge. Its line crosses the edge obliquely: the place is on the edge, too, not 1e-6 of the size beyond."""
    r, turn = 0.05, Rotation.from_euler("x", -np.pi / 2)
    for d in [-1e-3, -1e-9, 0.0, *(10.0**k for k in range(-13, -3))]:
        for yaw, at, part in ((0.0, 0.2, 4.0), (0.137, 0.19, 2.0)):
            far, place = max(d, 0.0) if yaw == 0.0 else 0.0, (Rotation.from_euler("z", yaw) * turn).as_matrix()
            box, log = [2.0, 0.2, 0.25, 0.1, 0.0, 0.0], [5.0, r, r, 0.1, 0.0, part]
            middle = [at + d, 0.03, 0.1 + np.sqrt(r * r - far * far)]
            made = np.array(texts.call("nearest", [*box, *log, *place.ravel(), *middle]))
            expected = [far / r, 0.0, np.sqrt(1.0 - (far / r) ** 2)]
            np.testing.assert_allclose(made[:3], expected, rtol=0, atol=2e-12, err_msg=f"{d} {yaw}")
            assert min(d, 0.0) + at - 1e-12 <= made[3] <= 0.2 + 1e-12 and made[5] == pytest.approx(0.1, abs=1e-15)
