"""Methods of one's own, as data that are checked: Runge–Kutta methods by their tableaus, compositions by their shares.

Both can be written as text, which is what courses, checkpoints and stores of ensembles hold: `told` and `read`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import NoReturn, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.errors import SimulationError
from poinsot.records import dataclass
from poinsot.simulation.rooted_trees import LARGEST, missed, order_within, reached

Row: TypeAlias = tuple[float, ...]
EXACT = 1e-12
"""How far coefficients may be from what they must satisfy, as a share: those of tables have fifteen digits."""


@dataclass(frozen=True)
class RungeKutta:
    """A Runge–Kutta method by its tableau, explicit or implicit, for ``simulate(method=…)``, steppers and ensembles.

    kᵢ = f(t + cᵢ h, y + h Σⱼ aᵢⱼ kⱼ),   y₁ = y + h Σ bᵢ kᵢ,   error  h Σ (bᵢ − b̂ᵢ) kᵢ

    A         [s, s] [–]; lower triangular of an explicit or diagonally implicit method, whose rows may then be shorter:
              (), (a₂₁,), … or (a₁₁,), (a₂₁, a₂₂), …
    b, c      [s]; c: the row sums of A, as by default
    order     p, of the step: all conditions of rooted trees up to p are looked at, p ≤ 10
    embedded  b̂ [s]: with it steps are chosen by the error, filtered by (1 − h J/γ)⁻¹ of an implicit method. Without it
              the step is to be given, ``step=1e-3``; implicit methods that end with the step at a stage, or that are
              symmetric, bring an estimate of their own
    embedded_order  of b̂; by default p − 1
    dense     Bₖ [powers, s], b(θ) = Σ Bₖ θᵏ with b(1) = b: the value within a step, y + h Σ bᵢ(θ) kᵢ, of the highest
              order that it has at every θ
    name      how runs and messages call it

    Without `dense` an explicit method has a polynomial of order p − 1 at least 3 between steps, made of the stages and
    of as many more evaluations as that takes (one of order 5, three of order 6), for samples and events inside steps.
    An implicit method has the polynomial of the highest order that its stages give. Its first stage may be explicit,
    the matrix of the others must have an inverse: Radau and Lobatto III A and III C, Gauss with any number of stages,
    diagonally implicit methods. Stages are solved to rounding where b and A keep quadratic invariants, else to a
    hundredth of the tolerated error.

    Errors    `SimulationError` for what is none of this: the row, or the condition and by how much it is missed
    Law       the measured order is p, in runs, steppers and ensembles: tests/simulation/test_methods.py
    Source    Hairer, Nørsett & Wanner, Solving Ordinary Differential Equations I, §II.1–6; II (1996), §IV.8
    """

    A: Sequence[ArrayLike]
    b: ArrayLike
    c: ArrayLike | None = None
    order: int = 0
    embedded: ArrayLike | None = None
    embedded_order: int | None = None
    dense: Sequence[ArrayLike] | None = None
    name: str = "own method"

    def __post_init__(self) -> None:
        b = self._read("b", self.b)
        A = self._square(len(b))
        c = A.sum(axis=1) if self.c is None else self._read("c", self.c, len(b))
        self._agree(A, c)
        if isinstance(self.order, bool) or not isinstance(self.order, int) or not 1 <= self.order <= LARGEST:
            self._refuse(f"say its order, a whole number from 1 to {LARGEST}, as in order=4; not {self.order!r:.40}")
        self._meets(A, b, self.order, "b", "order")
        held: dict[str, object] = {"A": tuple(map(_row, A)), "b": _row(b), "c": _row(c), "name": str(self.name)}
        if self.embedded is not None:
            weights = self._read("embedded", self.embedded, len(b))
            held |= {"embedded": _row(weights), "embedded_order": self._estimates(A, b, weights)}
        elif self.embedded_order is not None:
            self._refuse("embedded_order is the order of the weights embedded=…, which are missing")
        if self.dense is not None:
            held["dense"] = tuple(map(_row, self._between(A, b)))
        for name, value in held.items():
            object.__setattr__(self, name, value)

    def _estimates(self, A: Floats, b: Floats, weights: Floats) -> int:
        order = self.embedded_order
        if order is None:
            order = max(self.order - 1, 1)
        if isinstance(order, bool) or not isinstance(order, int) or not 1 <= order <= LARGEST:
            self._refuse(f"embedded_order must be a whole number from 1 to {LARGEST}, not {order!r:.40}")
        self._meets(A, weights, order, "embedded", "embedded_order")
        if np.abs(b - weights).max() <= EXACT:
            self._refuse("embedded is b itself, so every error would be 0: give other weights, or none")
        return order

    def _between(self, A: Floats, b: Floats) -> Floats:
        """B [powers, s] of the value within a step."""
        rows = list(self.dense) if isinstance(self.dense, Sequence | np.ndarray) else []
        found = np.array([self._read(f"row {k + 1} of dense", row, len(b)) for k, row in enumerate(rows)])
        if not len(found) or np.abs(found.sum(axis=0) - b).max() > EXACT * max(1.0, float(np.abs(found).sum())):
            self._refuse("the rows of dense must sum to b, so that the value within a step ends with it")
        if not order_within(A, found, EXACT):
            self._refuse("the value within a step by dense has no order: Σᵢ bᵢ(θ) must be θ")
        return found

    def _meets(self, A: Floats, b: Floats, order: int, what: str, said: str) -> None:
        if (fault := missed(A, b, order, EXACT)) is not None:
            condition, found, right = fault
            if not (best := reached(A, b, 1.0, order, EXACT)):
                self._refuse(f"the weights {what} sum to {float(b.sum()):.12g} and must sum to 1")
            self._refuse(
                f"{what} is not of the order {order} that is said: {condition.replace('b·', f'{what}·', 1)} fails, it "
                f"is {found:.12g} in place of {right:.12g}. Its order is {best}: give {said}={best}, or correct a "
                "coefficient"
            )

    def _square(self, stages: int) -> Floats:
        rows = list(self.A) if isinstance(self.A, Sequence | np.ndarray) else []
        if len(rows) != stages:
            self._refuse(f"A has {len(rows)} rows and b {stages} weights: each stage has one of both")
        A = np.zeros((stages, stages))
        lengths = {np.size(row) for row in rows}
        for i, each in enumerate(rows):
            row = self._read(f"row {i + 1} of A", each) if np.size(each) else np.zeros(0)
            if len(row) > stages or (len(row) < stages and (len(lengths) == 1 or len(row) < i)):
                self._refuse(
                    f"row {i + 1} of A has {len(row)} numbers: give {stages} in each row, or of an explicit method 0, "
                    "1, 2, … up to the diagonal"
                )
            A[i, : len(row)] = row
        return A

    def _agree(self, A: Floats, c: Floats) -> None:
        for i, (said, found) in enumerate(zip(c, A.sum(axis=1), strict=True)):
            if abs(said - found) > EXACT * max(1.0, float(np.abs(A[i]).sum())):
                self._refuse(
                    f"c{i + 1} is {said:.12g} and row {i + 1} of A sums to {found:.12g}: they must be equal, or what "
                    "depends on time would be of order 1"
                )

    def _read(self, what: str, given: ArrayLike, size: int | None = None) -> Floats:
        try:
            found = np.array(given, dtype=np.float64)
        except (TypeError, ValueError):
            self._refuse(f"{what} must be numbers, not {given!r:.60}")
        if found.ndim != 1 or not len(found) or not np.all(np.isfinite(found)):
            self._refuse(f"{what} must be a row of finite numbers, not {given!r:.60}")
        if size is not None and len(found) != size:
            self._refuse(f"{what} has {len(found)} numbers and the method {size} stages")
        return found

    def _refuse(self, reason: str) -> NoReturn:
        raise SimulationError(f"the Runge–Kutta method {str(self.name)!r} is refused: {reason}.")

    @property
    def is_explicit(self) -> bool:
        """Whether A is strictly lower triangular."""
        return not np.any(np.triu(np.array(self.A)))


@dataclass(frozen=True)
class Composition:
    """Steps of a structure-keeping scheme, one after the other: of the lengths γ₁ h, γ₂ h, …

    scheme   "midpoint", "gonzalez", "average", "itoh-abe" or "variational": symmetric, of order 2
    shares   γ [–], a palindrome with Σ γᵢ = 1
    order    2, or 4 where Σ γᵢ³ = 0, too
    Law      what the scheme keeps, the composition keeps; its measured order: tests/simulation/test_own_methods.py
    Source   Hairer, Lubich & Wanner, Geometric Numerical Integration (2006), §II.4 and §V.3
    """

    scheme: str
    shares: Sequence[float]
    order: int = 2
    name: str = "own composition"

    def __post_init__(self) -> None:
        try:
            shares = np.array(self.shares, dtype=np.float64)
        except (TypeError, ValueError):
            shares = np.zeros(0)
        if shares.ndim != 1 or not len(shares) or not np.all(np.isfinite(shares)):
            self._refuse(f"its shares must be a row of finite numbers, not {self.shares!r:.60}")
        size = float(np.abs(shares).sum())
        if abs(shares.sum() - 1) > EXACT * size:
            self._refuse(f"its shares sum to {shares.sum():.12g}, and must sum to 1")
        if np.abs(shares - shares[::-1]).max() > EXACT * size:
            self._refuse("its shares read backwards are others: it would not be symmetric, and of odd order 1")
        if self.order not in (2, 4):
            self._refuse(f"its order must be 2 or 4, the conditions that are looked at; not {self.order!r:.40}")
        cubes = float((shares**3).sum())
        if self.order == 4 and abs(cubes) > EXACT * float((np.abs(shares) ** 3).sum()):
            self._refuse(f"the cubes of its shares sum to {cubes:.12g}; of order 4 they must sum to 0")
        object.__setattr__(self, "shares", _row(shares))
        object.__setattr__(self, "name", str(self.name))

    def _refuse(self, reason: str) -> NoReturn:
        raise SimulationError(f"the composition {str(self.name)!r} is refused: {reason}.")


OwnMethod: TypeAlias = RungeKutta | Composition
_KINDS: dict[str, type[RungeKutta] | type[Composition]] = {"runge-kutta": RungeKutta, "composition": Composition}


def told(method: object) -> str:
    """A method as courses and files hold it: a name as it is, one's own as text without loss.

    Errors  `SimulationError` for what is neither
    """
    for kind, cls in _KINDS.items():
        if isinstance(method, cls):
            return json.dumps({kind: asdict(method)})
    if not isinstance(method, str):
        raise SimulationError(
            "method must be a name, such as 'dop853', or a method of one's own, a poinsot.simulation.RungeKutta or "
            f"Composition; not {method!r:.60}"
        )
    return method


def read(text: str) -> OwnMethod | None:
    """The method that `told` wrote; None of a name."""
    if not text.startswith("{"):
        return None
    try:
        ((kind, held),) = json.loads(text).items()
        cls = _KINDS[kind]
        return cls(**held)
    except SimulationError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError):  # no text that `told` wrote
        return None


def _row(numbers: Floats) -> Row:
    return tuple(map(float, numbers))
