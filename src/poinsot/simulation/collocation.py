"""Implicit one-step methods as data: collocation at the points of Radau and Gauss, and any tableau of one's own.

Law: order conditions, claims and measured orders, tests/simulation/test_methods.py. Source: Hairer & Wanner 1996,
§IV.5 to IV.8. Coefficients have no unit, [–].
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar, NoReturn, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.errors import SimulationError
from poinsot.records import NamedTuple, dataclass
from poinsot.simulation.loops.run_records import EMBEDDED, MIRRORED, STARTED
from poinsot.simulation.rooted_trees import estimator, order_within, polynomial, reached

Matrix: TypeAlias = Floats
CONDITION = 1e8
"""Largest condition of a matrix to be inverted: half of the digits are left."""
APART = 1e13
"""Largest condition of the eigenvectors, which only shape Newton's steps: a few digits are enough."""
SAME = 1e-10
"""Two coefficients are one: they are typed to fifteen digits, and what is computed of them loses some."""


class StageBlocks(NamedTuple):
    """A⁻¹ = T Λ T⁻¹, Λ of blocks along its diagonal, in order: real numbers and pairs (α −β; β α).

    reals [r], pairs [p, 2]   the numbers γ and (α, β), each once; errors are filtered by the first real one, which is
              in no block where all are complex: then it is their mean size
    places    [blocks, 2]: the first row of a block, and its number, pairs behind the real ones
    coupling  [s, s], Λ below its blocks
    """

    reals: Matrix
    pairs: Matrix
    places: NDArray[np.int64]
    coupling: Matrix
    T: Matrix


def blocks_of(inverse: Matrix) -> StageBlocks:
    """The blocks of A⁻¹ (s, s) [–]: as it stands where it is lower triangular, else by its eigenvectors."""
    size = len(inverse)
    if not np.any(np.triu(inverse, 1)):
        rates = np.diag(inverse)
        alike = np.abs(rates[:, None] - rates) <= SAME * np.abs(rates)
        first = alike.argmax(axis=1)  # the first of those that are one
        each = np.unique(first)
        places = np.stack([np.arange(size), np.searchsorted(each, first)], axis=1)
        return StageBlocks(rates[each], np.zeros((0, 2)), places, np.tril(inverse, -1), np.eye(size))
    values, vectors = np.linalg.eig(inverse)
    real, above = np.flatnonzero(values.imag == 0), np.flatnonzero(values.imag > 0)
    columns = [vectors[:, k].real for k in real]
    for k in above:
        columns += [vectors[:, k].real, -vectors[:, k].imag]
    reals = values[real].real.copy() if len(real) else np.exp(np.log(np.abs(values)).mean(keepdims=True))
    pairs = np.stack([values[above].real, values[above].imag], axis=1)
    rows = [*range(len(real)), *range(len(real), size, 2)]
    places = np.array([rows, [*range(len(real)), *range(len(reals), len(reals) + len(above))]])
    return StageBlocks(reals, pairs, places.T.copy(), np.zeros((size, size)), np.stack(columns, axis=1))


@dataclass(frozen=True, eq=False)
class Collocation:
    """A collocation method with s stages: the polynomial u of degree s with u(t) = y and u' = f at t + cᵢ h.

    zᵢ = u(t + cᵢ h) − y = h Σⱼ aᵢⱼ kⱼ,  kⱼ = f(t + cⱼ h, y + zⱼ),  aᵢⱼ = ∫₀^cᵢ ℓⱼ,  bⱼ = ∫₀¹ ℓⱼ,  ℓⱼ of Lagrange
    step       y₁ = y + Σ dᵢ zᵢ = y + h Σ bᵢ kᵢ,  d = bᵀA⁻¹                order `order`
    blocks     of A⁻¹, each a real or a complex elimination; γ the first real number among them, or one of their size
    error      (I − h J/γ)⁻¹ (h f(t, y)/γ + Σ eᵢ zᵢ), the difference to an embedded method of order s, ~ h^error_order
               (without the first factor for quantities that do not act back: weights `error` of f(t, y) and kᵢ);
               where c_s < 1 also that of the step backwards, from f at its end: the larger one counts
    dense      u itself, Fᵢ = h Σ denseᵢⱼ kⱼ as in `methods.Tableau`        order `dense_order`
    Invariant  A and b exact for polynomials of degree s − 1
    Law        the order conditions of all rooted trees up to each claim, not beyond; |R(∞)| = 0 for Radau, 1 for Gauss,
               whose bᵢ aᵢⱼ + bⱼ aⱼᵢ = bᵢ bⱼ keeps every quadratic invariant: tests/simulation/test_methods.py
    From       Hairer & Wanner, Solving Ordinary Differential Equations II, 2nd ed., §IV.5 and §IV.8
    Units      c, A, b, d have none; h [s]
    Errors     SimulationError for points that are not increasing, or outside (0, 1]
    """

    explicit: ClassVar[int] = 0
    """1 if the first stage is explicit, the start of the step; else 0."""

    name: str
    source: str
    order: int
    c: Matrix
    newton: float
    """How far the stages are solved, as a share of the tolerated error; 0: to rounding."""

    def __post_init__(self) -> None:
        # the last point of Radau is 1, to rounding
        if np.any(np.diff(self.c) <= 0) or self.c[0] <= 0 or self.c[-1] > 1 + 1e-15:
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
        return levels(self.weights, self.stages)

    @property
    def estimate(self) -> int:
        """How the loops estimate errors."""
        return STARTED if self.c[-1] >= 1.0 else MIRRORED

    def inverse(self) -> Matrix:
        """A⁻¹ (s, s), of the stages that are solved for."""
        inner = self.A[self.explicit :, self.explicit :]
        found = np.array(np.linalg.inv(inner), dtype=np.float64)
        return found if np.any(np.triu(inner, 1)) else np.tril(found)

    def blocks(self) -> StageBlocks:
        """The blocks by which the stages are solved."""
        return blocks_of(self.inverse())

    def of_increments(self, weights: Matrix) -> Matrix:
        """Weights [..., 1 + s] of h f(t, y) and zᵢ in the place of those of f(t, y) and h kᵢ, k = A⁻¹(z − a₀ h f)/h."""
        inner = weights[..., 1:] @ self.inverse()
        start = self.A[1:, 0] if self.explicit else np.zeros(inner.shape[-1])
        return np.concatenate([weights[..., :1] - (inner @ start)[..., None], inner], axis=-1)

    @property
    def error(self) -> Matrix:
        """[1 + s]: h Σ errorᵢ kᵢ is the difference to the embedded method of order s, k₀ = f(t, y)."""
        first = 1 / float(self.blocks().reals[0])
        moments = 1 / np.arange(1, self.stages + 1) - first * np.eye(self.stages)[0]
        embedded = np.linalg.solve(np.vander(self.c, increasing=True).T, moments)
        return np.concatenate(([first], embedded - self.b))


@dataclass(frozen=True, eq=False)
class Implicit(Collocation):
    """An implicit Runge–Kutta method of any matrix, diagonally implicit or full: see `own_methods`.

    matrix, sums   aᵢⱼ [s, s] and bᵢ [s]; the first stage may be explicit, a row of zeros
    embedded       b̂ᵢ [s]; none: the error is h Σ wᵢ kᵢ by the weights of the highest order with w₀ = 1/γ
    powers         Bₖ [powers, s] of b(θ) = Σ Bₖ θᵏ within a step; none: the polynomials of the highest order that the
                   stages have, with b(1) = b; where the last is the end of the step, stiff components, of which
                   zᵢ = g(t + cᵢ h) − g(t), are interpolated, too
    Errors         `SimulationError` for a matrix without inverse behind an explicit first stage, or eigenvectors
    """

    matrix: Matrix
    sums: Matrix
    embedded: Matrix | None = None
    powers: Matrix | None = None

    def __post_init__(self) -> None:
        inner = self.matrix[self.explicit :, self.explicit :]
        if np.linalg.cond(inner) > CONDITION:
            first = "without its first stage, which is explicit, " if self.explicit else ""
            self._refuse(f"{first}its matrix A has no inverse, by which its stages are solved")
        if np.linalg.cond(self.blocks().T) > APART:
            self._refuse(
                "eigenvectors of its matrix A fall together, by which its stages are solved: order the stages such "
                "that A is lower triangular, if that can be"
            )

    def _refuse(self, reason: str) -> NoReturn:
        raise SimulationError(f"the Runge–Kutta method {self.name!r} is refused: {reason}.")

    @cached_property
    def explicit(self) -> int:
        """1 if the first stage is explicit, the start of the step; else 0."""
        return int(not self.matrix[0].any())

    @property
    def A(self) -> Matrix:
        """aᵢⱼ [s, s]."""
        return self.matrix

    @property
    def b(self) -> Matrix:
        """bᵢ [s]."""
        return self.sums

    @property
    def _started(self) -> Matrix:
        """A with the start of the step as its first stage."""
        return self.A if self.explicit else np.pad(self.A, ((1, 0), (1, 0)))

    @cached_property
    def dense(self) -> Matrix:
        """[levels, s]: the weights of each level Fᵢ, of which the first is b."""
        found = self._polynomial
        return levels(lambda theta: theta[:, None] ** np.arange(1, 1 + len(found)) @ found, len(found))

    @cached_property
    def _polynomial(self) -> Matrix:
        if self.powers is not None:
            return self.powers
        powers = self.c ** np.arange(2, 1 + self.order)[:, None] if self.ends_at_a_stage else np.zeros((0, self.stages))
        stiff = np.pad(powers[:, self.explicit :] @ self.inverse().T, ((0, 0), (self.explicit, 0)))
        return polynomial(self.A, self.b, stiff, self.order, SAME)

    @cached_property
    def error(self) -> Matrix:
        """(1 + s,), or (s,) where the first stage is the start: h Σ errorᵢ kᵢ is the error."""
        if self.embedded is not None:
            return np.pad(self.b - self.embedded, (1 - self.explicit, 0))
        return estimator(self._started, 1 / float(self.blocks().reals[0]), max(self.order - 1, 2), SAME)

    @property
    def error_order(self) -> int:
        """The power of h that the error estimate falls with: by the order conditions of its weights."""
        return 1 + reached(self._started, self.error, 0.0, self.order, SAME)

    @property
    def dense_order(self) -> int:
        """The order of the value inside a step."""
        return order_within(self.A, self._polynomial, SAME)

    @property
    def is_symmetric(self) -> bool:
        """Whether the step backwards undoes the step."""
        return bool(np.allclose(self.A + self.A[::-1, ::-1], self.b, rtol=0, atol=SAME))

    @property
    def estimate(self) -> int:
        """How the loops estimate errors."""
        if self.embedded is not None:
            return EMBEDDED
        return STARTED if self.c.max() >= 1.0 - SAME else MIRRORED

    @property
    def adaptive(self) -> bool:
        """True if there is an error estimate: embedded weights, a point at the end of the step, or symmetry."""
        return self.estimate != MIRRORED or self.is_symmetric


def levels(weights: Callable[[Matrix], Matrix], degree: int) -> Matrix:
    """The weights [level, s] of F in θ(F₀ + (1 − θ)(F₁ + θ(F₂ + …))), from those at every θ of a polynomial of a degree
    that is 0 at 0."""
    theta = (1 + np.cos(np.pi * np.arange(degree) / degree)) / 2
    level, basis = np.ones_like(theta), []
    for k in range(degree):
        level = level * (theta if k % 2 == 0 else 1 - theta)
        basis.append(level)
    return np.asarray(np.linalg.solve(np.stack(basis, axis=1), weights(theta)), dtype=np.float64)


def _points(roots_of: Matrix) -> Matrix:
    """The roots in (0, 1] of a sum of Legendre polynomials on (−1, 1), to rounding."""
    from numpy.polynomial import legendre

    roots = np.sort(legendre.legroots(roots_of).real)
    for _ in range(3):
        roots = roots - legendre.legval(roots, roots_of) / legendre.legval(roots, legendre.legder(roots_of))
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
