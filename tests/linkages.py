"""Overconstrained linkages by the proportions that their discoverers gave them, as axes and points in the world."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from scipy.optimize import least_squares

import poinsot as po
from poinsot.algebra.arrays import Floats

Lines = tuple[Floats, Floats]
"""Directions (n, 3) and points (n, 3) of the axes of a loop of revolute pairs."""

TURNED = po.Displacement.exp(po.Twist([0.3, -0.5, 0.7], [0.1, 0.2, 0.3]))


def loop(lengths: Sequence[float], twists: Sequence[float], offsets: Sequence[float], first: float) -> Lines:
    """A closed loop by Denavit and Hartenberg, at the joint angle ``first`` of its first pair."""
    rng, n = np.random.default_rng(0), len(lengths)

    def frames(angles: Floats) -> list[Floats]:
        found = [np.eye(4)]
        for theta, s, a, alpha in zip((first, *angles), offsets, lengths, twists, strict=True):
            turn = po.Displacement.exp(po.Twist([0, 0, theta], [0, 0, 0])).matrix
            turn[2, 3] = s
            link = po.Displacement.exp(po.Twist([alpha, 0, 0], [0, 0, 0])).matrix
            link[0, 3] = a
            found.append(found[-1] @ turn @ link)
        return found

    def gap(angles: Floats) -> Floats:
        return (frames(angles)[-1] - np.eye(4))[:3].ravel()

    for _ in range(200):
        found = least_squares(gap, rng.uniform(-np.pi, np.pi, n - 1), xtol=1e-15, ftol=1e-15, gtol=1e-15)
        if np.abs(found.fun).max() < 1e-12:
            X = frames(found.x)[:-1]
            return np.array([x[:3, 2] for x in X]), np.array([x[:3, 3] for x in X])
    raise AssertionError("the loop does not close")


def bennett() -> Lines:
    a, alpha, beta = 0.7, 0.6, 1.1
    b = a * np.sin(beta) / np.sin(alpha)
    return loop([a, b, a, b], [alpha, beta, alpha, beta], [0.0] * 4, 0.8)


def goldberg() -> Lines:
    """Two Bennett linkages that had a link in common, which is left out with one of its axes."""

    def quarter(beta: float, theta: float, a: float = 0.7, alpha: float = 0.6) -> list[Floats]:
        b, k = a * np.sin(beta) / np.sin(alpha), np.sin((beta + alpha) / 2) / np.sin((beta - alpha) / 2)
        other = 2 * np.arctan(k / np.tan(theta / 2))
        X, found = np.eye(4), []
        for angle, length, twist in ((0.0, a, alpha), (other, b, beta), (-theta, a, alpha), (-other, b, beta)):
            found.append(X)
            turn = po.Displacement.exp(po.Twist([0, 0, angle], [0, 0, 0])).matrix
            link = po.Displacement.exp(po.Twist([twist, 0, 0], [0, 0, 0])).matrix
            link[0, 3] = length
            X = X @ turn @ link
        return found

    one, two = quarter(1.1, 0.8), quarter(0.9, 2.0)
    X = [one[1], two[2], two[3], one[3], one[2]]
    return np.array([x[:3, 2] for x in X]), np.array([x[:3, 3] for x in X])


def myard() -> Lines:
    alpha, a = 0.5, 0.5
    b = a / np.sin(alpha)
    right = np.pi / 2
    return loop([a, b, 0.0, b, a], [alpha, right, np.pi - 2 * alpha, right, np.pi - alpha], [0.0] * 5, 0.8)


def bricard_trihedral() -> Lines:
    a = [0.6, 0.8, 0.75, 0.5, 0.4]
    last = np.sqrt(a[0] ** 2 - a[1] ** 2 + a[2] ** 2 - a[3] ** 2 + a[4] ** 2)
    return loop([*a, last], [np.pi / 2, -np.pi / 2] * 3, [0.0] * 6, 0.9)


def bricard_line_symmetric() -> Lines:
    return loop([0.5, 0.7, 0.6] * 2, [0.7, 1.2, 0.9] * 2, [0.1, 0.2, 0.15] * 2, 0.8)


def bricard_plane_symmetric() -> Lines:
    rng, mirror = np.random.default_rng(1), np.diag([1.0, 1.0, -1.0])
    p, d = rng.normal(size=(4, 3)) * 0.5, rng.normal(size=(4, 3))
    for k in (0, 3):
        p[k, 2] = d[k, 2] = 0.0
    axes = np.array([*d, mirror @ d[2], mirror @ d[1]])
    return axes / np.linalg.norm(axes, axis=1)[:, None], np.array([*p, mirror @ p[2], mirror @ p[1]])


def schatz() -> Lines:
    a, right = 0.4, np.pi / 2
    return loop([0.0, a, a, a, 0.0, np.sqrt(3) * a], [right] * 5 + [0.0], [0.3, 0, 0, 0, 0, -0.3], 0.6)


def four_bar() -> Lines:
    return turned(np.tile([0, 0, 1.0], (4, 1)), np.array([[0, 0, 0], [0.1, 0.3, 0], [0.9, 0.7, 0], [1.0, 0, 0]]))


def parallelogram() -> Lines:
    return turned(np.tile([0, 0, 1.0], (4, 1)), np.array([[0, 0, 0], [0.1, 0.3, 0], [1.1, 0.3, 0], [1.0, 0, 0]]))


def spherical() -> Lines:
    d = np.random.default_rng(4).normal(size=(4, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    return turned(d, d * np.array([[0.7], [0.84], [0.56], [0.77]]))


def sarrus() -> Lines:
    x, y = [1.0, 0, 0], [0, 1.0, 0]
    points = [[0, 0, 0], [0, 0.3, 0.4], [0, 0.05, 0.8], [0.5, 0.5, 0.8], [0.75, 0.5, 0.4], [0.5, 0.5, 0]]
    return turned(np.array([x, x, x, y, y, y]), np.array(points))


def turned(axes: Floats, points: Floats, X: po.Displacement = TURNED) -> Lines:
    """The lines, moved by X."""
    return axes @ X.rotation.T, points @ X.rotation.T + X.translation


LINKAGES = {
    f.__name__: f
    for f in (
        bennett, schatz, goldberg, myard, bricard_trihedral, bricard_line_symmetric, bricard_plane_symmetric,
        four_bar, parallelogram, spherical, sarrus,
    )
}  # fmt: skip
"""All of one freedom."""


def size_of(lines: Lines) -> float:
    """The longest link [m], from point to point."""
    return max(float(np.linalg.norm(b - a)) for a, b in pairwise([*lines[1], lines[1][0]]))


def with_digits(lines: Lines, digits: int) -> Lines:
    """The lines as a file has them whose numbers have so many digits."""
    axes, points = (np.array([[float(f"{x:.{digits}g}") for x in row] for row in each]) for each in lines)
    return axes, points


def with_noise(lines: Lines, share: float, rng: np.random.Generator) -> Lines:
    """The lines, each number off by at most this share of the size."""
    axes, points = lines
    size = size_of(lines)
    return axes + share * rng.uniform(-1, 1, axes.shape), points + share * size * rng.uniform(-1, 1, points.shape)


def network_file(lines: Lines, names: str = "ABCDEF") -> str:
    """The text of a network file of this loop; links are rods."""
    axes, points = lines
    n, size = len(axes), size_of(lines)
    bodies = ["ground", *(f"link{names[k]}" for k in range(1, n))]
    text = 'poinsot = 1\nname = "linkage"\ngravity = [0, 0, -9.81]\n'
    for k in range(1, n):
        centre = ((points[k - 1] + points[k]) / 2).tolist()
        text += f"[bodies.{bodies[k]}]\nmass = 1.0\ncentre = {centre}\ninertia = {[0.1 * size**2] * 3}\n"
    for k in range(n):
        between = f'["{bodies[k]}", "{bodies[(k + 1) % n]}"]'
        text += f'[pairs.{names[k]}]\nkind = "revolute"\nbetween = {between}\n'
        text += f"point = {points[k].tolist()}\naxis = {axes[k].tolist()}\n"
    return text
