"""Where any two convex shapes are nearest, over any scalar, by the text that time-stepping uses.

A shape is a core and a radius about it. The text (`code.texts.nearest_places`) finds what of each core is near: a
corner, edge or face of directions D, or a round part, whose farthest point along n is p(n) = c + S² n/|S n|. With these
the place obeys

    w = p_B(−n) − p_A(n) = s n + Σ x D,    n · D = 0,    gap = s − r_A − r_B

of two directions D n is that across both; else two steps of Newton's method from the text's n,

    (∂²h_A + ∂²h_B + s) δ = w across n and D,    ∂²h = (S² − p pᵀ)/|S n| (of p from c),    n ← n + δ,

leave the value and give derivatives up to the third: of a gap n · (v_B − v_A), of n those that curvatures make.
Law     gaps and their derivatives are those of differences in many digits at mixed scales,
        tests/geometry/test_touching.py
Source  Schneider, Convex Bodies (1993), §1.7, §2.5 (support functions and their second derivatives); Griewank & Walther
        2008, §15.2 (Newton's method gives derivatives)
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, less, sqrt, where
from poinsot.algebra.texts import call
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.vectors import cross, dot
from poinsot.records import dataclass

KINDS = {"point": 0, "capsule": 1, "box": 2, "plane": 3, "mesh": 4, "cylinder": 5, "ellipsoid": 6}
"""The numbers of cores in the text."""
_ROUND = ("cylinder", "ellipsoid")
_STEPS = 2


@dataclass(frozen=True)
class ConvexSolid:
    """A convex core in a frame, and all within ``radius`` [m] of it.

    kind   of `KINDS`
    half   its half sizes along the axes [m]; of a capsule that of its segment stands third
    part   0: the whole; k: the k-th part of a box (4, eighths along a diagonal, of which the nearer counts), a capsule
           or a cylinder (2 halves), by which what lies flat has several places
    vertices  of a mesh (n, 3) [m]
    """

    X: Displacement
    kind: str
    half: tuple[Scalar, Scalar, Scalar] = (0.0, 0.0, 0.0)
    radius: float = 0.0
    part: int = 0
    vertices: tuple[tuple[float, float, float], ...] = ()

    @property
    def numbers(self) -> list[Scalar]:
        """As the text is given them."""
        return [float(KINDS[self.kind]), *self.half, float(len(self.vertices)), float(self.part)]

    def about(self, n: Array, counts: Scalar) -> tuple[Array, Scalar, Array]:
        """S² n/|S n| and |S n| of a direction in its frame, and S²; zeros for flat shapes."""
        flat = (self.half[0], self.half[0], 0.0) if self.kind == "cylinder" else self.half
        S2 = array([counts * x * x for x in flat])
        square = dot(n, S2 * n)
        size = sqrt(where(less(0.0, square), square, 1.0))
        return S2 * n / size, size, S2


def nearest_places(a: ConvexSolid, b: ConvexSolid) -> tuple[Scalar, Array, Array, Array]:
    """s [m], n (3,) from A to B, and the nearest points (3,) [m] of the cores, in the frame that both are given in."""
    R, t = a.X.rotation.T @ b.X.rotation, a.X.rotation.T @ (b.X.translation - a.X.translation)
    every = [x for each in (a, b) for p in each.vertices for x in p]
    found = call("nearest", [*a.numbers, *b.numbers, *(x for row in R for x in row), *t, *every])
    begun, c_a, c_b = array(found[:3]), array(found[3:6]), t + R @ array(found[6:9])
    D = [array(found[k : k + 3]) for k in (11, 17)], [R @ array(found[k : k + 3]) for k in (14, 20)]
    one, two = D[0][0] + D[1][0], D[0][1] + D[1][1]
    is_flat, is_edge = less(1.5, found[23]), less(0.5, found[23])
    across_both = cross(one, two)
    square = where(is_flat, dot(across_both, across_both), 1.0)
    along = where(is_edge, dot(one, one), 1.0)

    def oriented(n: Array, size: Scalar) -> Array:
        return array(n / where(less(dot(n, begun), 0.0), -size, size))

    def beside(x: Array) -> Array:
        return array(x - one * (dot(one, x) / along))

    def points(n: Array) -> tuple[Array, Array]:
        p, q = c_a, c_b
        if a.kind in _ROUND:
            p = p + a.about(n, found[9])[0]
        if b.kind in _ROUND:
            q = q - R @ b.about(R.T @ n, found[10])[0]
        return p, q

    flat = oriented(across_both, sqrt(square))
    if a.kind in _ROUND or b.kind in _ROUND:
        n = beside(begun)
        n = _chosen(is_flat, flat, n / sqrt(dot(n, n)))
        for _ in range(_STEPS):
            n = _chosen(is_flat, flat, _improved(a, b, R, n, one, is_edge, along, is_flat, points(n), found[9:11]))
    else:
        away = beside(c_b - c_a)
        size = dot(away, away)
        n = _chosen(is_flat, flat, oriented(away, sqrt(where(less(0.0, size), size, 1.0))))
    p, q = points(n)
    s = dot(n, q - p)
    left = q - p - n * s
    x = where(is_flat, dot(cross(left, two), across_both) / square, where(is_edge, dot(one, left) / along, 0.0))
    y = where(is_flat, dot(cross(one, left), across_both) / square, 0.0)
    p = p + D[0][0] * x + D[0][1] * y
    X = a.X
    return s, X.rotation @ n, X.translation + X.rotation @ p, X.translation + X.rotation @ (p + n * s)


def _improved(
    a: ConvexSolid, b: ConvexSolid, R: Array, n: Array, one: Array, is_edge: Scalar, along: Scalar,
    is_flat: Scalar, points: tuple[Array, Array], counts: Sequence[Scalar],
) -> Array:  # fmt: skip
    """n after a step of Newton's method across it, and across D₁ where there is such a direction."""
    x, y, z = n
    sign = where(less(z, 0.0), -1.0, 1.0)
    c = -1.0 / (sign + z)
    first = array([1.0 + sign * x * x * c, sign * x * y * c, -sign * x])
    u = _chosen(is_edge, cross(n, one) / sqrt(along), first)
    v = cross(n, u)
    w = points[1] - points[0]
    s = dot(n, w)
    uu, uv, vv = s, 0.0, s
    for solid, turn, number in ((a, None, counts[0]), (b, R, counts[1])):
        if solid.kind in _ROUND:
            m, g, h = (d if turn is None else turn.T @ d for d in (n, u, v))
            p, size, S2 = solid.about(m, number)
            G, H = dot(p, g), dot(p, h)
            uu = uu + (dot(g, S2 * g) - G * G) / size
            uv = uv + (dot(g, S2 * h) - G * H) / size
            vv = vv + (dot(h, S2 * h) - H * H) / size
    left, beside = dot(u, w), dot(v, w)
    determinant, uu = where(is_edge, 1.0, uu * vv - uv * uv), where(is_flat, 1.0, uu)
    by_u = where(is_edge, left / uu, (vv * left - uv * beside) / determinant)
    by_v = where(is_edge, 0.0, (uu * beside - uv * left) / determinant)
    n = n + u * by_u + v * by_v
    return array(n / sqrt(dot(n, n)))


def _chosen(condition: Scalar, a: Array, b: Array) -> Array:
    return array([where(condition, x, y) for x, y in zip(a, b, strict=True)])
