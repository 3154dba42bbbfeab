"""Poles, zeros and responses of a linear system ẋ = A x + B δu, δy = C x + D δu, from any model."""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Real
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError, PoinsotError
from poinsot.showing import Shown

if TYPE_CHECKING:
    from control import StateSpace  # type: ignore[import-untyped, unused-ignore]


class StateSpaceForm(Shown):
    """ẋ = A x + B δu, δy = C x + D δu with named states, inputs and outputs: deviations from where it was taken.

    A (n, n) [1/s], B (n, k), C (m, n), D (m, k) [in the units of states, inputs and outputs]
    Law     a run from nearby parts as exp(A t) says, tests/systems/test_state_space.py, tests/systems/test_linearize.py
    Source  Åström & Murray, Feedback Systems (2008), §5.4 and §8.3
    """

    name: str
    A: Floats
    B: Floats
    C: Floats
    D: Floats
    state_names: tuple[str, ...]
    input_names: tuple[str, ...]
    output_names: tuple[str, ...]

    def poles(self) -> NDArray[np.complex128]:
        """The eigenvalues of A [1/s], by growing real part."""
        return sorted_poles(self.A)

    def sampled(self, period: float) -> tuple[Floats, Floats]:
        """(Φ, Γ) with x_{k+1} = Φ x_k + Γ δu_k for inputs that hold a period [s]: exp of (A, B; 0, 0)·period.

        Law     equals python-control's sampling with a zero-order hold, tests/systems/test_state_space.py
        Source  Van Loan 1978, Computing integrals involving the matrix exponential, theorem 1
        """
        from scipy.linalg import expm

        n, k = self.B.shape
        whole = expm(np.vstack([np.hstack([self.A, self.B]), np.zeros((k, n + k))]) * period)
        return whole[:n, :n], whole[:n, n:]

    def frequency_response(self, omega: ArrayLike) -> NDArray[np.complex128]:
        """G(iω) = C (iω − A)⁻¹ B + D at angular frequencies ω (...) [rad/s]: (..., m, k).

        Law     the response of a run to a small sine, tests/systems/test_state_space.py
        Source  Åström & Murray, Feedback Systems (2008), §8.1
        """
        s = 1j * np.asarray(omega, dtype=np.float64)[..., None, None]
        return np.asarray(self.C @ np.linalg.solve(s * np.eye(len(self.A)) - self.A, self.B) + self.D)

    def to_control(self, period: float | None = None) -> StateSpace:
        """The same as a ``StateSpace`` of python-control, with the names of states, inputs and outputs.

        Dots in names of inputs and outputs, which python-control forbids, become "_": "C1.voltage" is "C1_voltage".

        period  [s]: the system sampled at it, exactly for inputs that hold; without it the continuous one
        Errors  PoinsotError without python-control; ModelError for a period that is none
        Law     poles and frequency response are those here, tests/systems/test_state_space.py
        """
        try:
            from control import StateSpace as Made  # type: ignore[import-untyped, unused-ignore]
        except ImportError:
            raise PoinsotError("this needs python-control, which is not installed: pip install control") from None

        names = {"states": list(self.state_names), "inputs": _signals(self.input_names)}
        names |= {"outputs": _signals(self.output_names)}
        if period is None:
            return Made(self.A, self.B, self.C, self.D, **names)
        if not (isinstance(period, Real) and 0 < float(period) < np.inf):
            raise ModelError(f"a period is a number of seconds above 0, not {period!r:.40}")
        return Made(*self.sampled(period), self.C, self.D, float(period), **names)


def sorted_poles(A: Floats) -> NDArray[np.complex128]:
    """The eigenvalues (n,) of A (n, n), by growing real part."""
    found = np.linalg.eigvals(A).astype(np.complex128)
    return np.asarray(found[np.lexsort((found.imag, found.real))])


def _signals(names: Sequence[str]) -> list[str]:
    """Names that python-control takes, another for each."""
    found: list[str] = []
    for name in names:
        plain = made = name.replace(".", "_")
        count = 1
        while made in found or (made != name and made in names):
            count += 1
            made = f"{plain}_{count}"
        found.append(made)
    return found
