"""A port-Hamiltonian system as a System: systems built of structures and controllers are simulated like all others.

State x, power yᵀu through each port, and one dissipator: (∂H; u)ᵀ [R P; Pᵀ S] (∂H; u).
Law: d/dt H = Σ supplied − dissipated along the flow. Source: formulas.md §8.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.fingerprint import fingerprint
from poinsot.algebra.relays import Relays, of_law
from poinsot.algebra.scalars import Scalar, absolute
from poinsot.algebra.traced import symbols
from poinsot.errors import ModelError, SimulationError, nearest
from poinsot.kernels import Kernel
from poinsot.motion.keeping import keeping_step
from poinsot.motion.observing import Batch, Observation
from poinsot.motion.of_relays import relay_switching, relays_in
from poinsot.motion.probing import Probe
from poinsot.motion.switching import Switching
from poinsot.motion.system import System
from poinsot.multibody.given import given_number, given_numbers, is_list, shown
from poinsot.records import NamedTuple
from poinsot.signals.given import Driven
from poinsot.signals.signal import Constant, Signal
from poinsot.structures.derivatives import gradient
from poinsot.structures.discrete_gradients import SCHEMES
from poinsot.structures.matrices import plain
from poinsot.structures.port_hamiltonian import PortHamiltonian

Floats = NDArray[np.float64]

CHECKED = 32
"""At about so many states of a run, and at its start, matrices that depend on the state are checked."""


class Stored(NamedTuple):
    """One of the energies that add up to H: x ↦ H_k(x) [J], its value at rest [J], NaN where its zero is arbitrary."""

    energy: Callable[[Array], Scalar]
    at_rest: float


class HamiltonianSystem:
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
        stored: Mapping[str, Stored] | None = None,
        signals: Mapping[str, Signal] | None = None,
    ) -> None:
        self.model, self.feedback, self.span = model, feedback, span
        self.stored = dict(stored or {})
        self.signals = dict(signals or {})

    @property
    def name(self) -> str:
        """The name of the model."""
        return self.model.name

    def flow(self, x: Array, u: Array, e: Array | None = None) -> tuple[Array, Array, Scalar]:
        """ẋ, the power through each port, and the dissipation; with e in the place of ∂H(x), if given."""
        given = list(u)
        if self.feedback is not None:
            given = [a + b for a, b in zip(u, of_law("feedback", self.feedback, x), strict=True)]
        e = gradient(self.model.hamiltonian, x) if e is None else e
        v, c = _vector(given), self._matrices(x)
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

    def system(self, *, inputs: Mapping[str, Any] | None = None, initial: Any = None) -> System:
        """The System; inputs by name: numbers, samples (times, values), formulas as text, or functions of time."""
        model, given = self.model, dict(inputs or {})
        for name in given:
            if name not in model.inputs:
                raise SimulationError(
                    f"{self.name} has no input {name!r}{nearest(name, list(model.inputs))}; its inputs are "
                    f"{', '.join(model.inputs) or 'none'}"
                )
        own = dict.fromkeys(model.inputs, Constant(0.0)) | self.signals
        driven = Driven(own, dict.fromkeys(own.keys() - self.signals.keys()) | given)
        n, p, nu = len(model.states), len(model.inputs), len(driven.sampled)

        def values(t: Scalar, u: Array) -> Array:
            return _vector([driven.value(name, t, u) for name in model.inputs])

        def flow(x0: Array, xi: Array, t: Array, u: Array) -> tuple[Array, Array]:
            rate, supplied, lost = self.flow(x0 + xi, values(t[0], u))
            return array(list(rate)), array([*supplied, lost])

        def retract(x0: Array, xi: Array) -> Array:
            return array(list(x0 + xi))

        start = said_state(self.name, model.states, initial)[0]
        self.check([start])
        switching = self._switching(flow, retract, start, driven.sampled_at(0.0), self._key(values, nu))
        stored = [each.energy for each in self.stored.values()] or [model.hamiltonian]
        energy = Kernel(
            lambda x: array([held(x) for held in stored]), {"x": (n,)}, {"energy": (len(stored),)}, "energy"
        )
        return System(
            name=self.name,
            state_size=n,
            local_size=n,
            flow=Kernel(
                flow, {"x0": (n,), "xi": (n,), "t": (1,), "u": (nu,)}, {"rates": (n,), "powers": (p + 1,)}, "flow",
                key=self._key(values, nu),
            ),
            retract=Kernel(retract, {"x0": (n,), "xi": (n,)}, {"x": (n,)}, "retract", key="vector space"),
            observations=self._observations(energy),
            watches=lambda: [MatrixWatch(self)],
            initial=start,
            magnitude=np.arange(n, dtype=np.int64),
            component_names=model.states,
            state_names=model.states,
            storage_names=tuple(self.stored) or (self.name,),
            floors=np.array([each.at_rest for each in self.stored.values()]) if self.stored else None,
            port_names=model.inputs,
            dissipator_names=("dissipation",),
            input_names=driven.sampled,
            timed=driven.timed,
            default_inputs=driven.samples,
            span=self.span,
            key=lambda: self._key(values, nu),
            switching=switching,
            keeping={
                name: partial(keeping_step, self, name, values, nu, self._key(values, nu)) for name in SCHEMES
            },
        )  # fmt: skip

    def _switching(self, flow: Any, retract: Any, start: Floats, u: Floats, key: str) -> Switching | None:
        """The switching rows: the signs and steps of the feedback and of the matrices; else None."""
        n, p, nu = len(self.model.states), len(self.model.inputs), len(u)
        free = symbols("x0", (n,)), symbols("xi", (n,)), symbols("t", (1,)), symbols("u", (nu,))
        places = relays_in(lambda: flow(*free))
        if not places:
            return None

        def port(x0: Array, xi: Array, t: Array, u: Array, z: Array) -> tuple[Array, Array, Array]:
            with Relays(dict(zip(places, z, strict=True))) as found:
                rates, powers = flow(x0, xi, t, u)
            return rates, powers, array([found.arguments[place] for place in places])

        probe = Probe(
            port=port, retract=retract, nx=n, nl=n, nu=nu, nw=p + 1, m=len(places), key=f"relays {places}\n{key}"
        )
        return relay_switching(probe, places, start, u, [p] * len(places))

    def _key(self, values: Callable[..., Array], samples: int) -> str:
        n = len(self.model.states)

        def whole(*arguments: Scalar) -> list[Scalar]:
            x, t, u = arguments[:n], arguments[n], arguments[n + 1 :]
            rate, supplied, lost = self.flow(
                np.array([*x, None], dtype=object)[:-1], values(t, np.array([*u, None])[:-1])
            )
            return [*rate, *supplied, lost]

        try:
            return fingerprint(whole, n + 1 + samples)
        except TypeError as error:
            raise SimulationError(
                f"{self.name}: its energy, its matrices or an input cannot be compiled ({error}); write them with the "
                "functions of poinsot.algebra.scalars or NumPy on one number"
            ) from None

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

    def _observations(self, energy: Kernel) -> dict[str, Observation]:
        def state(k: int) -> Observation:
            return Observation((), {}, lambda b: b.states[:, k])

        found = {name: state(k) for k, name in enumerate(self.model.states)}
        stored = Observation(("storage",), {"units": "J"}, lambda b: energy.ufunc(b.states))
        return {**found, "energy_storage": stored}


def said_state(name: str, states: Sequence[str], initial: Any) -> tuple[Floats, NDArray[np.bool_]]:
    """x (n,) as it is given by names or whole, zero where it is not given, and which of it was given.

    Errors  SimulationError for names that are no states, and for what are no numbers
    """
    if isinstance(initial, Mapping):
        for key, value in initial.items():
            if key not in states:
                hint = nearest(key, list(states)) if isinstance(key, str) else ""
                raise SimulationError(f"{name} has no state {shown(key)}{hint or '; they are ' + ', '.join(states)}")
            if given_number(value) is None:
                raise SimulationError(
                    f"{name}: the initial value of {key!r} must be a finite number, not {shown(value)}"
                )
        said = np.array([each in initial for each in states], dtype=bool)
        return np.array([float(initial.get(each, 0.0)) for each in states]), said
    found = np.zeros(len(states)) if initial is None else given_numbers(initial) if is_list(initial) else None
    if found is None or found.shape != (len(states),):
        raise SimulationError(f"{name}: an initial state has {len(states)} finite numbers: {', '.join(states)}")
    return found, np.full(len(states), initial is not None)


class MatrixWatch:
    """Matrices that depend on the state, checked at some states of each batch of a run."""

    def __init__(self, system: HamiltonianSystem) -> None:
        self.system = system

    def see(self, batch: Batch) -> None:
        """SimulationError with the first state at which they are no port-Hamiltonian system's."""
        self.system.check(batch.states[:: max(1, len(batch.states) // CHECKED)])

    def tell(self) -> dict[str, str]:
        """Nothing is left to say."""
        return {}


def _vector(entries: Sequence[Scalar]) -> Array:
    found = np.empty(len(entries), dtype=object)
    found[:] = list(entries)
    return found
