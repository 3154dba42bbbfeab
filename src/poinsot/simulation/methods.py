"""One-step methods as data: a tableau, the claims made for it, and where it comes from. The loop is generic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import SimulationError, nearest
from poinsot.simulation.collocation import Collocation, gauss, radau

Matrix: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Tableau:
    """An explicit embedded Runge–Kutta method with dense output, in n rows of which the first `stages` make the step.

    kᵢ = f(t + cᵢ h, y + h Σⱼ aᵢⱼ kⱼ),  rows from `stages` on serve dense output; row `stages`: a = b, c = 1
    step       y₁ = y + h Σ bᵢ kᵢ                                          order `order`
    error      one row e₁:  h|e₁·k|;  two rows:  h (e₁·k)² / √((e₁·k)² + (e₂·k)²/100)   (Hairer), ~ h^error_order
    dense      Fᵢ = h Σ denseᵢⱼ kⱼ,  y(t + θh) = y + θ(F₀ + (1−θ)(F₁ + θ(F₂ + (1−θ)(F₃ + …))))   order `dense_order`
    Invariant  A strictly lower triangular, Σⱼ aᵢⱼ = cᵢ, Σ b = 1, the rows of `error` sum to 0
    Law        the order conditions of all rooted trees up to each claim, not beyond: tests/simulation/test_methods.py
    """

    name: str
    source: str
    stages: int
    order: int
    error_order: int
    embedded_orders: tuple[int, ...]
    dense_order: int
    A: Matrix
    b: Matrix
    c: Matrix
    error: Matrix
    dense: Matrix

    def __post_init__(self) -> None:
        n, end = len(self.c), self.stages
        sums = (self.A.sum(axis=1) - self.c, self.b.sum() - 1, self.error.sum(axis=1), self.A[end] - self.b)
        if (
            self.A.shape != (n, n)
            or self.dense.shape[1] != n
            or self.error.shape != (len(self.embedded_orders), n)
            or np.any(np.triu(self.A))
            or max(np.max(np.abs(each)) for each in sums) > 1e-13
        ):
            raise SimulationError(f"method {self.name!r}: the tableau contradicts itself.")


@cache
def dop853() -> Tableau:
    """Dormand and Prince's method of order 8 with error estimators of orders 5 and 3 and dense output of order 7.

    The coefficients are read from SciPy's public class attributes (`scipy.integrate.DOP853`), after Hairer's DOP853.
    From  Hairer, Nørsett & Wanner, Solving Ordinary Differential Equations I, 2nd ed., §II.5 and §II.6
    """
    from scipy.integrate import DOP853

    stages, n = 12, 16
    A, c, b = np.zeros((n, n)), np.zeros(n), np.zeros(n)
    A[:stages, :stages], A[stages, :stages], A[stages + 1 :] = DOP853.A, DOP853.B, DOP853.A_EXTRA
    c[:stages], c[stages], c[stages + 1 :] = DOP853.C, 1.0, DOP853.C_EXTRA
    b[:stages] = DOP853.B
    error = np.zeros((2, n))
    error[0, : stages + 1], error[1, : stages + 1] = DOP853.E5, DOP853.E3
    first, last = np.eye(n)[0], np.eye(n)[stages]
    dense = np.vstack((b, first - b, 2 * b - first - last, DOP853.D))
    return Tableau("dop853", "Hairer, Nørsett & Wanner I (1993), §II.5", stages, 8, 8, (5, 3), 7, A, b, c, error, dense)


Method: TypeAlias = Tableau | Collocation
METHODS: dict[str, Callable[[], Method]] = {
    "dop853": dop853,
    "radau": radau,
    "radau9": lambda: radau(5),
    "gauss": gauss,
}


def find_method(name: str) -> Method:
    """A method by its name; an unknown name is refused with the nearest known one."""
    if name in METHODS:
        return METHODS[name]()
    raise SimulationError(f"unknown method {name!r}{nearest(name, sorted(METHODS), 'known methods:', 0.4)}")
