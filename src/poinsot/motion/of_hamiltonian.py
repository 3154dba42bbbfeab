"""A port-Hamiltonian system as a System: systems built of structures and controllers are simulated like all others.

State x, power yᵀu through each port, and one dissipator: (∂H; u)ᵀ [R P; Pᵀ S] (∂H; u).
Law: d/dt H = Σ supplied − dissipated along the flow. Source: formulas.md §8.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.relays import of_law
from poinsot.algebra.scalars import Scalar, absolute
from poinsot.errors import ModelError, SimulationError
from poinsot.motion.keeping import keeping_step
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.observing import Watch
from poinsot.motion.of_equations import EquationSystem, StateWatch, vector
from poinsot.signals.signal import Signal
from poinsot.structures.derivatives import SCHEMES, gradient
from poinsot.structures.matrices import plain
from poinsot.structures.port_hamiltonian import PortHamiltonian


class PartialEnergy(NamedTuple):
    """One of the energies that add up to H: x ↦ H_k(x) [J], its value at rest [J], NaN where its zero is arbitrary."""

    energy: Callable[[Array], Scalar]
    at_rest: float


class HamiltonianSystem(EquationSystem):
    """Something to simulate, made of a port-Hamiltonian system and the feedbacks at its inputs.

    model     the system; its matrices may depend on the state
    feedback  x ↦ β (p,) that is added to the inputs, over any scalar; its power counts at the ports
    span      how long a run lasts whose user names no end [s]
    signals   by name what inputs are unless a run gives others; the rest is 0 and may be sampled
    stored    by name the energies that H is the sum of, counted each in the ledger; without it H is one, whose zero is
              its value at x = 0
    """

    def __init__(
        self,
        model: PortHamiltonian,
        feedback: Callable[[Array], Array] | None = None,
        span: float = 10.0,
        stored: Mapping[str, PartialEnergy] | None = None,
        signals: Mapping[str, Signal] | None = None,
    ) -> None:
        self.model, self.feedback, self.span = model, feedback, span
        self.stored, self.signals = dict(stored or {}), dict(signals or {})
        self.name, self.states, self.inputs = model.name, model.states, model.inputs
        self.ports, self.dissipators = model.inputs, ("dissipation",)

    def flow(self, x: Array, u: Array, e: Array | None = None) -> tuple[Array, Array, Scalar]:
        """ẋ, the power through each port, and the dissipation; with e in the place of ∂H(x), if given."""
        given = list(u)
        if self.feedback is not None:
            given = [a + b for a, b in zip(u, of_law("feedback", self.feedback, x), strict=True)]
        e = gradient(self.model.hamiltonian, x) if e is None else e
        v, c = vector(given), self._matrices(x)
        rate = (c["J"] - c["R"]) @ e + (c["G"] - c["P"]) @ v
        y = (c["G"] + c["P"]).T @ e + (c["S"] - c["N"]) @ v
        lost = e @ (c["R"] @ e) + 2 * (e @ (c["P"] @ v)) + v @ (c["S"] @ v)
        return np.asarray(rate), np.asarray(y * v), lost

    def terms(self, x: Array, u: Array) -> list[Scalar]:
        """The sum of the sizes of the terms of every rate: what rounding of a rate is a share of."""
        e, c, found = gradient(self.model.hamiltonian, x), self._matrices(x), list[Scalar]()
        for k in range(len(x)):
            own: Scalar = 0.0
            for matrix, values in ((c["J"] - c["R"], e), (c["G"] - c["P"], u)):
                for entry, value in zip(matrix[k], values, strict=True):
                    own = own + absolute(entry * value)
            found.append(own)
        return found

    def _matrices(self, x: Array) -> dict[str, Array]:
        """The matrices with exact numbers made floats, so that any scalar passes."""
        found = of_law("matrices", self.model.coefficients, x)
        return {k: plain(getattr(found, k)) for k in found._fields}

    def rates(self, t: Scalar, x: Array, u: Array) -> tuple[Sequence[Scalar], Sequence[Scalar]]:
        """The rates of the states, and the powers [W] through ports and of dissipation."""
        rate, supplied, lost = self.flow(x, u)
        return list(rate), [*supplied, lost]

    def energies(self, x: Array) -> dict[str, Scalar]:
        """Name → energy of what H is the sum of."""
        if not self.stored:
            return {self.name: self.model.hamiltonian(x)}
        return {name: held.energy(x) for name, held in self.stored.items()}

    def floors(self, names: Sequence[str]) -> Floats | None:
        """The energies at rest, if given."""
        return np.array([each.at_rest for each in self.stored.values()]) if self.stored else None

    def watches(self) -> Sequence[Watch]:
        """The matrices are checked along the way."""
        return [StateWatch(self.check)]

    def keeping(self, values: Callable[..., Array], nu: int, key: str) -> dict[str, Callable[[], CompiledFunction]]:
        """Schemes that keep the structure."""
        return {name: partial(keeping_step, self, name, values, nu, key) for name in SCHEMES}

    def check(self, states: Iterable[Floats]) -> None:
        """Refuse J(x) that is not skew, R(x) that makes energy, and shapes that do not fit, at these states.

        Errors  SimulationError with the first state at which it is so
        """
        if not any(callable(getattr(self.model, k)) for k in "JRGPSN"):
            return
        for x in states:
            try:
                self.model.check(x)
            except ModelError as error:
                raise SimulationError(f"{error} (at the state {np.array2string(x, precision=6)})") from None
