"""Where any two shapes touch, as time-stepping finds it: gaps by their definition, rates, symmetries, patches."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

import zoo
from poinsot import Displacement, Shape, Triangles
from simulation.nearest_loop import PAIRS, Floats, Met, Pair, kept_apart, met, random_pairs

ROUND = ("cylinder", "ellipsoid")
COUNT = 30


def allowed(kinds: tuple[str, str]) -> float:
    """[m] Rounding; of what is round Newton's method ends there too, deep overlaps of edges at 1e-12 of the size."""
    return 1e-10 if set(kinds) & {*ROUND} else 1e-12


def scaled(pair: Pair, k: float) -> Pair:
    """All k times as large."""

    def of(s: Shape, X: Displacement) -> tuple[Shape, Displacement]:
        return replace(s, parameters=tuple(k * x for x in s.parameters)), Displacement(X.rotation, k * X.translation)

    return (*of(*pair[:2]), *of(*pair[2:]))


@pytest.mark.sample(6)
@pytest.mark.parametrize("kinds", PAIRS, ids="-".join)
def test_symmetries_change_no_gap(kinds: tuple[str, str]) -> None:
    """Swapped, moved, and 1e-5 … 1e5 times as large: gaps and normals are the same; gaps keep planes so far apart."""
    pairs, rng = random_pairs(kinds, COUNT), np.random.default_rng(3)
    found, X, bound = met(pairs), zoo.random_displacement(rng), allowed(kinds)
    moved = met([(a, X @ A, b, X @ B) for a, A, b, B in pairs])
    swapped = met([(b, B, a, A) for a, A, b, B in pairs])
    assert np.abs(moved.gap[:, 0] - found.gap[:, 0]).max() < 10 * bound
    for other, same in ((swapped.gap, found.gap), (swapped.normal, -found.normal), (swapped.point, found.point)):
        shown = np.isfinite(found.gap)
        assert np.abs(other[shown] - same[shown]).max() < 1e-12  # spheres and capsules; of others no bit changes
    for k in (1e-5, 1e5):
        large = met([scaled(pair, k) for pair in pairs])
        assert np.abs(large.gap[:, 0] / k - found.gap[:, 0]).max() < 10 * bound
        assert (large.count == found.count).mean() > 0.9
    if "plane" not in kinds:
        defined = [kept_apart(pair, n) for pair, n in zip(pairs, found.normal[:, 0], strict=True)]
        flat = np.abs(found.gap[:, 0] - defined) < 10 * bound  # a parallel pair may be seen along another normal
        assert flat.all()


@pytest.mark.parametrize("kinds", [k for k in PAIRS if "plane" not in k], ids="-".join)
def test_no_plane_keeps_two_shapes_farther_apart(kinds: tuple[str, str]) -> None:
    """The gap is the greatest s(n), at least among directions near the normal, however deep they overlap."""
    rng = np.random.default_rng(5)
    for pair, gap, n in zip(p := random_pairs(kinds, COUNT, 0.4), (f := met(p)).gap[:, 0], f.normal[:, 0], strict=True):
        for step in (1e-1, 1e-3, 1e-5):
            for other in n + step * rng.normal(size=(8, 3)):
                assert kept_apart(pair, other / np.linalg.norm(other)) <= gap + allowed(kinds)


@pytest.mark.parametrize("kinds", [k for k in PAIRS if "plane" not in k], ids="-".join)
def test_the_gap_changes_with_its_points(kinds: tuple[str, str]) -> None:
    """d gap/dt = n · (v_B − v_A) of the points that touch, by central differences of a motion of B."""
    rng, h = np.random.default_rng(6), 1e-6
    pairs = random_pairs(kinds, COUNT, 1.5)
    spin, slide = rng.normal(size=3), rng.normal(size=3)

    def at(t: float) -> list[Pair]:
        angle = t * np.linalg.norm(spin)
        turn = [*(np.sin(angle / 2) * spin / np.linalg.norm(spin)), np.cos(angle / 2)]
        return [(a, A, b, Displacement.from_quaternion(turn, t * slide) @ B) for a, A, b, B in pairs]

    found, before, after = met(pairs), met(at(-h)), met(at(h))
    n, p = found.normal[:, 0], found.point[:, 0] + 0.5 * found.gap[:, :1] * found.normal[:, 0]
    rate = ((np.cross(spin, p) + slide) * n).sum(axis=1)
    # h² and rounding over h; where the place jumps the gap has a kink
    error = np.abs((after.gap[:, 0] - before.gap[:, 0]) / (2 * h) - rate)
    assert np.median(error) < 1e-8
    assert np.quantile(error, 0.9) < 1e-4


BRICK = Shape("box", (0.4, 0.3, 0.2))
SAME = Triangles(
    np.array([[x, y, z] for x in (-0.2, 0.2) for y in (-0.15, 0.15) for z in (-0.1, 0.1)]), np.zeros((0, 3), int)
)
HULL = Shape("mesh", (1.0, 1.0, 1.0), triangles=SAME, accuracy=0.0)


def lying(kinds: tuple[str, str], alike: bool, count: int = 100) -> list[Pair]:
    """Boxes, and hulls of their corners, that nearly lie on each other: tilted by 1e-9 … 0.03, ±1e-9 … 1e-2 apart."""
    rng = np.random.default_rng([11, alike, len(kinds[0])])
    found = []
    for _ in range(count):
        edges = rng.uniform(0.2, 1.4, (2, 3))
        edges[1] = edges[0] if alike else edges[1]
        at = [
            *rng.normal(size=2) * 0.3 * edges.min(),
            edges[:, 2].mean() + rng.choice([-1, 1]) * 10 ** rng.uniform(-9, -2),
        ]
        spin, tilt = rng.uniform(0, np.pi), 10 ** rng.uniform(-9, -1.5) * rng.normal(size=2)
        X, turn = zoo.random_displacement(rng), np.array([*tilt / 2, 0.0, 1.0])
        Y = Displacement.from_quaternion([0.0, 0.0, np.sin(spin), np.cos(spin)], at)
        Y = X @ Y @ Displacement.from_quaternion(turn / np.linalg.norm(turn))
        a, b = (shaped(kind, e) for kind, e in zip(kinds, edges, strict=True))
        found.append((a, X, b, Y))
    return found


def shaped(kind: str, edges: Floats) -> Shape:
    """A box or the hull of its corners."""
    corners = np.array([[x, y, z] for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)]) * edges
    none = np.zeros((0, 3), int)
    mesh = Shape("mesh", (1.0, 1.0, 1.0), triangles=Triangles(corners, none), accuracy=0.0)
    return Shape("box", tuple(edges)) if kind == "box" else mesh


def apart(one: Met, other: Met, carried: Callable[[Floats], Floats]) -> Floats:
    """How far the places of each pair are from those found otherwise."""
    worst = np.abs(one.count - other.count) * np.inf
    for k in np.flatnonzero(one.count == other.count):
        p, q = carried(one.point[k, : one.count[k]]), other.point[k, : one.count[k]]
        d = np.linalg.norm(p[:, None] - q, axis=2)
        worst[k] = max(d.min(0).max(), d.min(1).max())
    return worst


@pytest.mark.parametrize("alike", [False, True], ids=["two", "alike"])
@pytest.mark.parametrize("kinds", [("box", "box"), ("box", "mesh")], ids="-".join)
def test_what_all_but_lies_on_a_face(kinds: tuple[str, str], alike: bool) -> None:
    """No axis of either keeps them farther apart than the gap; symmetries change no place; almost none in a mirror."""
    pairs = lying(kinds, alike)
    found, X = met(pairs), zoo.random_displacement(np.random.default_rng(3))
    for pair, gap, n in zip(pairs, found.gap[:, 0], found.normal[:, 0], strict=True):
        assert kept_apart(pair, n) == pytest.approx(gap, abs=1e-12)
        for axis in (*pair[1].rotation.T, *pair[3].rotation.T):
            assert max(kept_apart(pair, axis), kept_apart(pair, -axis)) <= gap + 2e-12
    # points of hulls are on a side or not by 1e-6: places of what is clipped there are known to 1e-9 or so
    bound = 1e-13 if "mesh" not in kinds else 1e-8
    swapped = met([(b, B, a, A) for a, A, b, B in pairs])
    assert (apart(found, swapped, lambda p: p) == 0.0).all()
    assert np.array_equal(found.normal[:, 0], -swapped.normal[:, 0])
    moved = met([(a, X @ A, b, X @ B) for a, A, b, B in pairs])
    assert (apart(found, moved, lambda p: p @ X.rotation.T + X.translation) < bound).mean() > 0.98
    for k in (1e-3, 1e3) if "mesh" not in kinds else ():
        assert apart(found, met([scaled(pair, k) for pair in pairs]), lambda p, k=k: p * k).max() < k * bound
    if "mesh" not in kinds:
        M = np.diag([1.0, -1.0, 1.0])
        mirror = [tuple(Displacement(M @ Z.rotation @ M, M @ Z.translation) for Z in (A, B)) for _, A, _, B in pairs]
        seen = met([(a, A, b, B) for (a, _, b, _), (A, B) in zip(pairs, mirror, strict=True)])
        assert (apart(found, seen, lambda p: p @ M) < bound).mean() > 0.98


@pytest.mark.parametrize("gap", [0.0, 1e-13, -1e-13, 1e-9, -1e-9, 1e-4, -1e-2])
@pytest.mark.parametrize("upper", [BRICK, HULL], ids=["box", "mesh"])
@pytest.mark.parametrize("lower", [BRICK, HULL], ids=["box", "mesh"])
def test_faces_lie_on_each_other_in_four_corners(lower: Shape, upper: Shape, gap: float) -> None:
    """Turned by 30° and displaced, turned in space: the four that span what two faces share, all at the same gap."""
    X = zoo.random_displacement(np.random.default_rng(8))
    turn = Displacement.from_quaternion([0.0, 0.0, np.sin(np.pi / 12), np.cos(np.pi / 12)], [0.05, 0.02, 0.2 + gap])
    found = met([(lower, X, upper, X @ turn)])
    assert found.count[0] == 4
    assert np.abs(found.gap[0, :4] - gap).max() < 1e-14
    assert np.abs(found.normal[0, :4] - X.rotation[:, 2]).max() < 1e-7
    local = (found.point[0, :4] - X.translation) @ X.rotation
    assert np.abs(local[:, 2] - 0.1 - gap / 2).max() < 1e-14
    assert np.linalg.norm(np.ptp(local[:, :2], axis=0)) > 0.35


@pytest.mark.parametrize(
    ("upper", "turn", "count"),
    [
        (Shape("cylinder", (0.1, 0.2)), [0.0, 0.0, 0.0, 1.0], 4),
        (Shape("cylinder", (0.1, 0.2)), [np.sqrt(0.5), 0.0, 0.0, np.sqrt(0.5)], 2),
        (Shape("capsule", (0.1, 0.2)), [0.0, np.sqrt(0.5), 0.0, np.sqrt(0.5)], 2),
        (Shape("ellipsoid", (0.1, 0.1, 0.1)), [0.5, 0.5, 0.5, 0.5], 1),
        (Shape("sphere", (0.1,)), [0.0, 0.0, 0.0, 1.0], 1),
    ],
    ids=["standing cylinder", "lying cylinder", "lying capsule", "ellipsoid", "sphere"],
)
@pytest.mark.parametrize("lower", [BRICK, HULL], ids=["box", "mesh"])
def test_what_stands_or_lies_on_a_face(lower: Shape, upper: Shape, turn: list[float], count: int) -> None:
    for gap in (0.0, 1e-12, 1e-6, -1e-6):
        found = met(
            [(lower, Displacement.identity(), upper, Displacement.from_quaternion(turn, [0.02, 0.0, 0.2 + gap]))]
        )
        assert found.count[0] == count
        assert np.abs(found.gap[0, :count] - gap).max() < 1e-14
        assert np.abs(found.normal[0, :count] - [0.0, 0.0, 1.0]).max() < 1e-7
