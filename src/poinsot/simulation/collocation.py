"""Implicit one-step methods as data: collocation at the points of Radau and Gauss, with all that follows from them."""

from __future__ import annotations

from functools import cache
from typing import NoReturn, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import SimulationError
from poinsot.records import dataclass
from poinsot.simulation.rooted_trees import reached

Matrix: TypeAlias = Floats
CONDITION = 1e8
"""Of a matrix whose inverse, or whose eigenvectors, are of use: half of the digits are left."""
SAME = 1e-10
"""Two coefficients are one: they are typed to fifteen digits, and what is computed of them loses some."""
REAL = 1e-6
"""An eigenvalue is real: twofold ones, which rounding parts into complex pairs, are told as √ε apart."""


@dataclass(frozen=True, eq=False)
class Collocation:
    """A collocation method with s stages: the polynomial u of degree s with u(t) = y and u' = f at t + cᵢ h.

    zᵢ = u(t + cᵢ h) − y = h Σⱼ aᵢⱼ kⱼ,  kⱼ = f(t + cⱼ h, y + zⱼ),  aᵢⱼ = ∫₀^cᵢ ℓⱼ,  bⱼ = ∫₀¹ ℓⱼ,  ℓⱼ of Lagrange
    step       y₁ = y + Σ dᵢ zᵢ = y + h Σ bᵢ kᵢ,  d = bᵀA⁻¹                order `order`
    transform  A⁻¹ = T Λ T⁻¹, Λ of one real eigenvalue γ and blocks (α −β; β α): one real and some complex eliminations
    error      (I − h J/γ)⁻¹ (h f(t, y)/γ + Σ eᵢ zᵢ), the difference to an embedded method of order s, ~ h^error_order
               (without the first factor for quantities that do not act back: weights `quadrature` of f(t, y) and kᵢ);
               where c_s < 1 also that of the step backwards, from f at its end: the larger one counts
    dense      u itself, Fᵢ = h Σ denseᵢⱼ kⱼ as in `methods.Tableau`        order `dense_order`
    Invariant  A and b exact for polynomials of degree s − 1; s is odd, so that A⁻¹ has a real eigenvalue
    Law        the order conditions of all rooted trees up to each claim, not beyond; |R(∞)| = 0 for Radau, 1 for Gauss,
               whose bᵢ aᵢⱼ + bⱼ aⱼᵢ = bᵢ bⱼ keeps every quadratic invariant: tests/simulation/test_methods.py
    From       Hairer & Wanner, Solving Ordinary Differential Equations II, 2nd ed., §IV.5 and §IV.8
    Units      c, A, b, d have none; h [s]
    Errors     SimulationError for points that are even in number, not increasing, or outside (0, 1]
    """

    name: str
    source: str
    order: int
    c: Matrix
    newton: float
    """How far the stages are solved, as a share of the tolerated error; 0: to rounding."""

    def __post_init__(self) -> None:
        # the last point of Radau is 1, to rounding
        if self.stages % 2 == 0 or np.any(np.diff(self.c) <= 0) or self.c[0] <= 0 or self.c[-1] > 1 + 1e-15:
            raise SimulationError(f"method {self.name!r}: its points contradict what is said of collocation.")

    @property
    def adaptive(self) -> bool:
        """Whether an error estimate tells steps."""
        return True

    @property
    def ends_at_a_stage(self) -> bool:
        """Whether the last stage is the end of the step: stiffly accurate."""
        return bool(np.allclose(self.A[-1], self.b, rtol=0, atol=SAME))

    @property
    def stages(self) -> int:
        """s."""
        return len(self.c)

    @property
    def error_order(self) -> int:
        """The power of h that the error estimate falls with."""
        return self.stages + 1

    @property
    def dense_order(self) -> int:
        """The order of the value inside a step."""
        return self.stages

    def weights(self, theta: float | Matrix) -> Matrix:
        """∫₀^θ ℓⱼ (s,) [–] for each θ: rows (n, s) for an array of them."""
        from numpy.polynomial import legendre

        t, s = 2 * np.atleast_1d(theta) - 1, self.stages
        integrals = np.stack(
            [legendre.legval(t, legendre.legint(np.eye(s)[k], lbnd=-1)) / 2 for k in range(s)], axis=-1
        )
        values: Matrix = integrals @ np.linalg.inv(legendre.legvander(2 * self.c - 1, s - 1))
        return values if np.ndim(theta) else np.array(values[0])

    @property
    def A(self) -> Matrix:
        """aᵢⱼ [s, s]."""
        return self.weights(self.c)

    @property
    def b(self) -> Matrix:
        """bᵢ [s]."""
        return self.weights(1.0)

    @property
    def dense(self) -> Matrix:
        """[s, s]: the weights of each level Fᵢ, of which the first is b."""
        theta = (1 + np.cos(np.pi * np.arange(self.stages) / self.stages)) / 2
        level, levels = np.ones_like(theta), []
        for k in range(self.stages):
            level = level * (theta if k % 2 == 0 else 1 - theta)
            levels.append(level)
        return np.asarray(np.linalg.solve(np.stack(levels, axis=1), self.weights(theta)), dtype=np.float64)

    def transform(self) -> tuple[float, Matrix, Matrix]:
        """γ, the (α, β) [pairs, 2] and T [s, s], with a first column that belongs to γ."""
        values, vectors = np.linalg.eig(np.linalg.inv(self.A))
        real = int(np.argmin(np.abs(values.imag)))
        above = [k for k in range(self.stages) if values[k].imag > 0 and k != real]
        columns = [vectors[:, real].real]
        for k in above:
            columns += [vectors[:, k].real, -vectors[:, k].imag]
        pairs = np.array([[values[k].real, values[k].imag] for k in above]).reshape(-1, 2)
        return float(values[real].real), pairs, np.stack(columns, axis=1)

    @property
    def quadrature(self) -> Matrix:
        """[1 + s]: h Σ quadratureᵢ kᵢ is the difference to the embedded method of order s, k₀ = f(t, y)."""
        first = 1 / self.transform()[0]
        moments = 1 / np.arange(1, self.stages + 1) - first * np.eye(self.stages)[0]
        embedded = np.linalg.solve(np.vander(self.c, increasing=True).T, moments)
        return np.concatenate(([first], embedded - self.b))


@dataclass(frozen=True, eq=False)
class Implicit(Collocation):
    """An implicit Runge–Kutta method of any matrix that the loops of collocation can solve: see `own_methods`.

    matrix, sums   aᵢⱼ [s, s] and bᵢ [s]; b is the quadrature at the points, so that the polynomial with the slopes kᵢ
                   at cᵢ, which is the dense output, ends at y₁
    Errors         `SimulationError` for a matrix without inverse, or without one real eigenvalue among complex pairs
    """

    matrix: Matrix
    sums: Matrix

    def __post_init__(self) -> None:
        if np.linalg.cond(self.matrix) > CONDITION:
            self._refuse("its matrix A has no inverse, by which its stages are solved")
        if len(np.unique(np.round(self.c, 9))) < self.stages:
            self._refuse("two of its points c are the same, and its stages lie on one polynomial")
        found = np.linalg.eigvals(np.linalg.inv(self.matrix))
        real = int(np.sum(np.abs(found.imag) <= REAL * np.abs(found)))
        if real != 1:
            self._refuse(
                f"its matrix A has {real or 'no'} real eigenvalue{'s' * (real != 1)}, and the loops solve one real and "
                "pairs of complex ones, as of collocation at an odd number of points"
            )
        if np.abs(self.weights(1.0) - self.sums).max() > SAME:
            self._refuse(f"its order must be at least the number of its stages, {self.stages}")
        if np.linalg.cond(self.transform()[2]) > CONDITION or self.error_order < 2:
            self._refuse("its stages lie so close together that no error can be told by them")

    def _refuse(self, reason: str) -> NoReturn:
        raise SimulationError(f"the Runge–Kutta method {self.name!r} is refused: {reason}.")

    @property
    def A(self) -> Matrix:
        """aᵢⱼ [s, s]."""
        return self.matrix

    @property
    def b(self) -> Matrix:
        """bᵢ [s]."""
        return self.sums

    @property
    def error_order(self) -> int:
        """The power of h that the error estimate falls with: by the order conditions of its weights."""
        whole = np.zeros((self.stages + 1, self.stages + 1))
        whole[1:, 1:] = self.matrix
        return 1 + reached(whole, self.quadrature, 0.0, self.stages, SAME)

    @property
    def dense_order(self) -> int:
        """The order of the value inside a step."""
        return min(reached(self.matrix, self.weights(theta), theta, self.stages, SAME) for theta in (0.3, 0.7))

    @property
    def adaptive(self) -> bool:
        """Whether its estimate tells steps: where its last point is the end of the step, or its points symmetric."""
        return bool(self.c[-1] >= 1.0 or np.allclose(self.c, 1 - self.c[::-1], rtol=0, atol=SAME))


def _points(polynomial: Matrix) -> Matrix:
    """The roots in (0, 1] of a sum of Legendre polynomials on (−1, 1), to rounding."""
    from numpy.polynomial import legendre

    roots = np.sort(legendre.legroots(polynomial).real)
    for _ in range(3):
        roots = roots - legendre.legval(roots, polynomial) / legendre.legval(roots, legendre.legder(polynomial))
    return (1 + roots) / 2


@cache
def radau(stages: int = 3) -> Collocation:
    """Radau IIA of order 2 s − 1: its last point is the end of the step, and stiff components die out (L-stable)."""
    c = _points(np.eye(stages + 1)[stages] - np.eye(stages + 1)[stages - 1])
    c[-1] = 1.0
    name = "radau" if stages == 3 else f"radau{2 * stages - 1}"
    return Collocation(name, "Hairer & Wanner II (1996), §IV.8", 2 * stages - 1, c, 1e-2)


@cache
def gauss(stages: int = 3) -> Collocation:
    """Gauss–Legendre of order 2 s: symmetric, and every quadratic invariant of the flow is kept, an energy too.

    One stage is the implicit midpoint rule.
    """
    name = {1: "midpoint", 3: "gauss"}.get(stages, f"gauss{2 * stages}")
    return Collocation(
        name, "Hairer, Lubich & Wanner (2006), §II.1", 2 * stages, _points(np.eye(stages + 1)[stages]), 0.0
    )
