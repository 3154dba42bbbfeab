"""Methods of one's own for tests: published tableaus, and random ones of families whose order is known."""

from collections.abc import Iterator
from fractions import Fraction as F
from itertools import combinations_with_replacement
from math import prod

import numpy as np

from poinsot.simulation import RungeKutta, extrapolation
from poinsot.simulation.collocation import gauss, radau
from poinsot.simulation.methods import Tableau

HEUN = RungeKutta([(), (1.0,)], (0.5, 0.5), order=2, name="heun")

BOGACKI_SHAMPINE = RungeKutta(
    [(), (1 / 2,), (0, 3 / 4), (2 / 9, 1 / 3, 4 / 9)], (2 / 9, 1 / 3, 4 / 9, 0),
    order=3, embedded=(7 / 24, 1 / 4, 1 / 3, 1 / 8), name="bogacki-shampine",
)  # fmt: skip

DORMAND_PRINCE = RungeKutta(
    [
        (), (1 / 5,), (3 / 40, 9 / 40), (44 / 45, -56 / 15, 32 / 9),
        (19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729),
        (9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656),
        (35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84),
    ],
    (35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84, 0), order=5,
    embedded=(5179 / 57600, 0, 7571 / 16695, 393 / 640, -92097 / 339200, 187 / 2100, 1 / 40), name="dp5",
)  # fmt: skip

BUTCHER = RungeKutta(
    [
        (), (F(1, 3),), (0, F(2, 3)), (F(1, 12), F(1, 3), F(-1, 12)), (F(-1, 16), F(9, 8), F(-3, 16), F(-3, 8)),
        (0, F(9, 8), F(-3, 8), F(-3, 4), F(1, 2)), (F(9, 44), F(-9, 11), F(63, 44), F(18, 11), 0, F(-16, 11)),
    ],
    (F(11, 120), 0, F(27, 40), F(27, 40), F(-4, 15), F(-4, 15), F(11, 120)), order=6, name="butcher6",
)  # fmt: skip
"""Butcher's method of order 6 in seven stages, Hairer, Nørsett & Wanner I, §II.5."""

LOBATTO = RungeKutta(
    [(1 / 6, -1 / 3, 1 / 6), (1 / 6, 5 / 12, -1 / 12), (1 / 6, 2 / 3, 1 / 6)], (1 / 6, 2 / 3, 1 / 6), order=4,
    name="lobatto IIIC",
)  # fmt: skip

ROOT = np.sqrt(6)
RADAU_IA = RungeKutta(
    [
        (1 / 9, (-1 - ROOT) / 18, (-1 + ROOT) / 18), (1 / 9, (88 + 7 * ROOT) / 360, (88 - 43 * ROOT) / 360),
        (1 / 9, (88 + 43 * ROOT) / 360, (88 - 7 * ROOT) / 360),
    ],
    (1 / 9, (16 + ROOT) / 36, (16 - ROOT) / 36), order=5, name="radau IA",
)  # fmt: skip
LOBATTO_IIIA = RungeKutta(
    [(0, 0, 0), (5 / 24, 1 / 3, -1 / 24), (1 / 6, 2 / 3, 1 / 6)], (1 / 6, 2 / 3, 1 / 6), order=4, name="lobatto IIIA"
)

GAUSS_OF_TWO = RungeKutta(gauss(2).A, gauss(2).b, order=4, name="two points of Gauss")

H = np.sqrt(0.5)
SDIRK_2 = RungeKutta([(1 - H,), (H, 1 - H)], (H, 1 - H), order=2, name="sdirk2")
"""Alexander's of order 2, Hairer & Wanner II, §IV.6."""


def _alexander() -> RungeKutta:
    """Alexander's of order 3: γ the middle root of γ³ − 3 γ² + 3 γ/2 = 1/6; ibid."""
    g = float(np.sort(np.roots([1, -3, 3 / 2, -1 / 6]).real)[1])
    half, b = (1 + g) / 2, (-(6 * g * g - 16 * g + 1) / 4, (6 * g * g - 20 * g + 5) / 4, g)
    return RungeKutta([(g,), (half - g, g), b], b, order=3, name="sdirk3")


SDIRK_3 = _alexander()

SDIRK_4 = RungeKutta(
    [
        (1 / 4,), (1 / 2, 1 / 4), (17 / 50, -1 / 25, 1 / 4), (371 / 1360, -137 / 2720, 15 / 544, 1 / 4),
        (25 / 24, -49 / 48, 125 / 16, -85 / 12, 1 / 4),
    ],
    (25 / 24, -49 / 48, 125 / 16, -85 / 12, 1 / 4), order=4, embedded=(59 / 48, -17 / 96, 225 / 32, -85 / 12, 0),
    name="sdirk4",
)  # fmt: skip
"""Hairer and Wanner's, ibid."""

TR_BDF2 = RungeKutta(
    [(), (1 - H, 1 - H), (H / 2, H / 2, 1 - H)], (H / 2, H / 2, 1 - H), order=2,
    embedded=((2 - H) / 6, (2 + 3 * H) / 6, (1 - H) / 3), embedded_order=3, name="tr-bdf2",
)  # fmt: skip
"""Trapezoid and backward differences as one diagonally implicit step: Hosea & Shampine (1996)."""

CROUZEIX = RungeKutta(
    [((3 + 3**0.5) / 6,), (-(3**0.5) / 3, (3 + 3**0.5) / 6)], (1 / 2, 1 / 2), order=3, name="crouzeix"
)

EXPLICIT = [HEUN, BOGACKI_SHAMPINE, DORMAND_PRINCE, BUTCHER, extrapolation(4), extrapolation(6)]
STIFF = [SDIRK_2, SDIRK_3, SDIRK_4, TR_BDF2, LOBATTO]
"""L-stable."""
IMPLICIT = [*STIFF, RADAU_IA, LOBATTO_IIIA, GAUSS_OF_TWO, CROUZEIX, extrapolation(3, implicit=True)]


def name_of(method: RungeKutta | str) -> str:
    return method if isinstance(method, str) else method.name


def of_order_two(rng: np.random.Generator) -> RungeKutta:
    """Two stages: c₂ any."""
    c = rng.uniform(0.3, 1.0)
    return RungeKutta([(), (c,)], (1 - 0.5 / c, 0.5 / c), order=2, name=f"c₂ = {c:.3f}")


def of_order_three(rng: np.random.Generator) -> RungeKutta:
    """Three stages: c₂ and c₃ any, b by the quadrature, a₃₂ by b₃ a₃₂ c₂ = 1/6."""
    u, v = rng.uniform(0.2, 0.5), rng.uniform(0.6, 1.0)
    b = np.linalg.solve(np.vander([0.0, u, v], increasing=True).T, [1.0, 1 / 2, 1 / 3])
    a = 1 / (6 * b[2] * u)
    return RungeKutta([(), (u,), (v - a, a)], b, order=3, name=f"c = 0, {u:.3f}, {v:.3f}")


def of_points(rng: np.random.Generator) -> RungeKutta:
    """Collocation at two to four points anywhere, the last at the end: of their number as order."""
    s = int(rng.integers(2, 5))
    c = np.array([*(np.arange(s - 1) + rng.uniform(0.2, 0.8, s - 1)) / s, 1.0])
    powers = np.arange(1, 1 + s)
    A = np.linalg.solve(np.vander(c, increasing=True).T, (c[:, None] ** powers / powers).T).T
    return RungeKutta(A, A[-1], order=s, name=f"points {c.round(3)}")


def diagonally_implicit(rng: np.random.Generator) -> RungeKutta:
    """Three stages, the last at the end, with different diagonals; b by the quadrature at c: order 2."""
    g, c = rng.uniform(0.2, 0.5, 3), rng.uniform(0.2, 0.9, 2)
    b = np.linalg.solve([[1.0, 1.0], [c[0], c[1]]], [1 - g[2], 1 / 2 - g[2]])
    return RungeKutta([(c[0],), (c[1] - g[1], g[1]), (*b, g[2])], (*b, g[2]), order=2, name=f"diagonals {g.round(3)}")


FAMILIES = [of_order_two, of_order_three, of_points, diagonally_implicit]


def as_own(name: str) -> RungeKutta:
    """Gauss's and Radau's methods, typed as one's own."""
    method = gauss() if name == "gauss" else radau()
    return RungeKutta(method.A, method.b, method.c, order=method.order, name=f"own {name}")


Tree = tuple  # a rooted tree is the sorted tuple of its branches; () is the single vertex


def trees(vertices: int) -> list[Tree]:
    """All rooted trees with so many vertices."""
    return sorted(_forests(vertices - 1, vertices - 1))


def _forests(vertices: int, largest: int) -> Iterator[Tree]:
    if vertices == 0:
        yield ()
        return
    for size in range(1, min(largest, vertices) + 1):
        for count in range(1, vertices // size + 1):
            for same in combinations_with_replacement(trees(size), count):
                for rest in _forests(vertices - size * count, size - 1):
                    yield tuple(sorted((*same, *rest)))


def size(tree: Tree) -> int:
    return 1 + sum(size(branch) for branch in tree)


def density(tree: Tree) -> int:
    return size(tree) * prod(density(branch) for branch in tree)


def elementary_weight(A: np.ndarray, tree: Tree) -> np.ndarray:
    """Φᵢ of the stages: the product over the branches of A Φ(branch)."""
    weight = np.ones(len(A))
    for branch in tree:
        weight = weight * (A @ elementary_weight(A, branch))
    return weight


def defects(A: np.ndarray, weights: np.ndarray, order: int, theta: float) -> float:
    """max over trees of that order of |w·Φ(tree) − θ^order/γ(tree)|; θ = 0 for an error estimator."""
    return max(abs(weights @ elementary_weight(A, tree) - theta**order / density(tree)) for tree in trees(order))


def dense_weights(method: Tableau, theta: float) -> np.ndarray:
    value = np.zeros(len(method.c))
    for level in range(len(method.dense) - 1, -1, -1):
        value = (method.dense[level] + value) * (theta if level % 2 == 0 else 1 - theta)
    return value
