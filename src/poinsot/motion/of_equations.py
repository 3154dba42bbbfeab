"""Systems that are written down as equations: states by name, their rates, powers and energies over any scalar.

    ẋ = f(t, x, u),   d/dt Σ H_k(x) = Σ supplied − Σ dissipated

x in the units of its states, u of its inputs, powers [W], H [J]. What is here serves what is built of structures, too.
Law: tests/systems/test_own_systems.py. Source: van der Schaft & Jeltsema 2014, ch. 2.

Relays of formulas as rows that switch: sign(s) is friction of bound 1 on w = s, with z = −sign(s).

A row is of degree 0 where s depends on z at the same instant (w = w₀ + D z), else of degree 1: ẇ = b + S z. Where both
sides of s = 0 lead to it the run slides along it, ẇ = 0, −1 ≤ z ≤ 1 (Filippov; Utkin's equivalent control).
Law: laws of formulas give the runs of the same elements, tests/switching/test_relays.py.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Bools, Floats, array
from poinsot.algebra.caching import fingerprint
from poinsot.algebra.relays import Place, Relays, of_law
from poinsot.algebra.scalars import Scalar
from poinsot.algebra.traced import symbols
from poinsot.errors import ModelError, SimulationError, nearest
from poinsot.kernels import Kernel
from poinsot.motion import switching
from poinsot.motion.kernels import CompiledFunction as AnyKernel
from poinsot.motion.observing import Observation, SampleBatch, Watch
from poinsot.motion.ported import RowLaws, RowSizes
from poinsot.motion.probing import Probe
from poinsot.motion.switching import Switching
from poinsot.motion.system import EnergyBooks, FlowKernels, InputSignals, StateSpace, System
from poinsot.motion.tangents import sees
from poinsot.multibody.motions import given_number, given_numbers, is_list, shown
from poinsot.signals.given import Driven
from poinsot.signals.signal import Constant, Signal
from poinsot.structures.derivatives import gradient

CLOSE = 1e-11
"""Of the size of w: below that it is none."""


def relays_in(run: Callable[[], object]) -> list[Place]:
    """The places of signs in the laws that ``run`` calls on traced scalars."""
    with Relays() as found:
        run()
    return list(found.arguments)


def names_of(places: Sequence[Place]) -> tuple[str, ...]:
    """A law by its name where it has one sign, else with the number of the sign."""
    laws = [law for law, _ in places]
    return tuple(law if laws.count(law) == 1 else f"{law}, sign {k + 1}" for law, k in places)


def table_of(places: Sequence[Place], seen: Iterable[bool]) -> switching.RowTable:
    """The rows of signs; ``seen``: those with w that sees z."""
    rows = [
        (n, switching.FRICTION, 0 if z else 1, switching.OPEN, k)
        for k, (n, z) in enumerate(zip(names_of(places), seen, strict=True))
    ]
    return switching.RowTable(tuple(rows), tuple((name, 0.0, 0.0, 0.0, False, (name,)) for name, *_ in rows))


def not_affine(laws: Iterable[str]) -> str:
    """The refusal of signs in other expressions than sums."""
    return (
        f"the jumps of {', '.join(map(repr, dict.fromkeys(laws)))} are multiplied with each other, so that nothing "
        "says what holds where two meet; write sign(a*b) for sign(a)*sign(b), and keep a sign out of other functions"
    )


def relay_modes(seen: Bools) -> Callable[[switching.Modes], switching.Mode]:
    """The maker of modes of relays alone; ``seen``: rows with w that sees z, of degree 0."""

    def made(mode: switching.Modes) -> switching.Mode:
        m = len(mode)
        T, closed = np.zeros((3, m, m)), mode == switching.CLOSED
        for k in range(m):
            T[(0 if seen[k] else 1) if closed[k] else 2, k, k] = 1.0
        lengths = np.eye(m)[:, closed & ~seen]
        return switching.Mode(T.ravel(), lengths, lengths)

    return made


def relay_switching(
    probe: Probe, places: Sequence[Place], start: Floats, u: Floats, loss: Sequence[int]
) -> switching.Switching:
    """The `Switching` of a System with relays of formulas as all its rows.

    start, u  the state and the sampled inputs at the start: sizes of w are taken there
    loss      the place among the powers for each row
    Errors    ModelError where a law is no sum of numbers times its signs
    """
    m = len(places)
    kernels = probe.kernels()
    try:
        at = (start, np.zeros(probe.shape.nl), np.zeros(1), u)
        _, _, _, _, D, _, _ = kernels["data"].ufunc(*at)
    except ValueError:
        raise ModelError(not_affine(law for law, _ in places)) from None
    seen = sees(probe).any(axis=1) | (np.abs(D).max(axis=1, initial=0.0) > 0)
    size = probe.sizes(start, u)
    table = table_of(places, seen)
    return switching.Switching(
        rows=switching.RowData(**table.row_fields(), gap=np.zeros(m), rate=CLOSE * size),
        elements=switching.ElementData(**table.element_fields(), loss=np.array(loss, dtype=np.int64)),
        kernels=switching.RowKernels(**kernels),
        modes=relay_modes(seen),
        mode_size=probe.mode_size,
    )


CHECKED = 32
"""At about so many states of a run, and at its start, what depends on the state is checked."""


class EquationSystem(ABC):
    """Equations that become a System.

    name, states, inputs, ports, dissipators  names; powers are ordered as the ports and then the dissipators are
    parameters   names of its attributes that are numbers: one kernel serves all their values, which a run may give as
                 those of inputs
    initial      name → what states are at first unless a run says more; 0
    signals      name → what inputs are unless a run says more; 0
    events       of the system itself, beside those of a run          breakpoints  [s], at which it is not smooth
    span         [s] of a run whose user names no end
    """

    name: str
    states: Mapping[str, str] | Sequence[str] = ()
    inputs: Mapping[str, str] | Sequence[str] = ()
    ports: Sequence[str] = ()
    dissipators: Sequence[str] = ()
    parameters: Sequence[str] = ()
    initial: Mapping[str, float] | None = None
    signals: Mapping[str, Signal] | None = None
    events: Sequence[object] = ()
    breakpoints: Sequence[float] = ()
    span: float = 10.0

    @abstractmethod
    def rates(self, t: Scalar, x: Array, u: Array) -> tuple[Sequence[Scalar], Sequence[Scalar]]:
        """The rates of the states, and the powers [W] through ports and dissipators."""

    @abstractmethod
    def energies(self, x: Array) -> Mapping[str, Scalar]:
        """Name → energy of what stores it."""

    @property
    def held_inputs(self) -> tuple[str, ...]:
        """The parameters: inputs of the System that stay as they are."""
        return tuple(self.parameters)

    def floors(self, names: Sequence[str]) -> Floats | None:
        """The energies [J] at rest, NaN where a zero is arbitrary; None: those of the state 0."""
        return None

    def watches(self) -> Sequence[Watch]:
        """What looks at all samples of a run."""
        return ()

    def check(self, states: Iterable[Floats]) -> None:  # noqa: B027  (most equations hold anywhere)
        """Refuse, by a SimulationError, states at which the equations do not hold."""

    def keeping(self, values: Callable[..., Array], nu: int, key: str) -> Mapping[str, Callable[[], AnyKernel]]:
        """Schemes that keep the structure, as of `System`."""
        return {}

    def start(self, initial: object = None) -> Floats:
        """The state (n,) that a run starts from: given by names, over `initial` here, or whole."""
        if initial is None or isinstance(initial, Mapping):
            initial = {**(self.initial or {}), **(initial or {})}
        return said_state(self.name, [*self.states], initial)[0]

    def system(self, *, inputs: Mapping[str, object] | None = None, initial: object = None) -> System:
        """The System; inputs by name: numbers, samples (times, values), formulas as text, or functions of time."""
        given, states, names = dict(inputs or {}), tuple(self.states), (*self.inputs, *self.parameters)
        for name in {*self.inputs} & {*self.parameters}:
            raise SimulationError(f"{self.name}: {name!r} is an input and a parameter, too: rename one of them")
        refuse_other_inputs(self.name, given, names)
        for name in {*self.parameters} & given.keys():
            if given_number(given[name]) is None:
                raise SimulationError(
                    f"{self.name}: its parameter {name!r} must be one number for the whole run, not "
                    f"{shown(given[name])}; what varies with time is an input"
                )
        signals = dict(self.signals or {}) | {name: Constant(getattr(self, name)) for name in self.parameters}
        driven = Driven(dict.fromkeys(names, Constant(0.0)) | signals, dict.fromkeys(names - signals.keys()) | given)
        start = self.start(initial)
        self.check([start])
        storages = tuple(self.energies(start))
        n, nu, nw = len(states), len(driven.sampled), len(self.ports) + len(self.dissipators)

        def values(t: Scalar, u: Array) -> Array:
            return vector([driven.value(name, t, u) for name in names])

        def flow(x0: Array, xi: Array, t: Array, u: Array) -> tuple[Array, Array]:
            rate, powers = self._rates_and_powers(t[0], x0 + xi, values(t[0], u))
            return array(list(rate)), array(list(powers))

        def stored(x: Array, t: Array, u: Array) -> Array:
            return array([*self._at(values(t[0], u)).energies(x).values()])

        key = self._key(values, nu)
        energy = Kernel(stored, {"x": (n,), "t": (1,), "u": (nu,)}, {"energy": (len(storages),)}, "energy")
        operands: dict[str, tuple[int, ...]] = {"x0": (n,), "xi": (n,), "t": (1,), "u": (nu,)}
        moving = Kernel(flow, operands, {"rates": (n,), "powers": (nw,)}, "flow", key=key)
        return System(
            name=self.name,
            state=StateSpace(
                size=n, local_size=n, retract=vector_space(n), initial=start, magnitude=np.arange(n, dtype=np.int64),
                component_names=states, names=states,
            ),
            dynamics=FlowKernels(flow=moving, keeping=self.keeping(values, nu, key)),
            books=EnergyBooks(
                observations=self._observations(energy), watches=self.watches, storage_names=storages,
                floors=self.floors(storages), port_names=tuple(self.ports), dissipator_names=tuple(self.dissipators),
            ),
            inputs=InputSignals.of(driven, breakpoints=tuple(self.breakpoints)), span=self.span,
            wishes={"events": tuple(self.events)} if self.events else {}, key=lambda: key,
            switching=self._switching(flow, start, driven.sampled_at(0.0), key),
        )  # fmt: skip

    def _at(self, values: Array) -> EquationSystem:
        """These equations at the values of inputs and parameters."""
        if not self.parameters:
            return self
        found = copy(self)
        for name, value in zip(self.parameters, values[len(self.inputs) :], strict=True):
            object.__setattr__(found, name, value)
        return found

    def _rates_and_powers(self, t: Scalar, x: Array, values: Array) -> tuple[Sequence[Scalar], Sequence[Scalar]]:
        return self._at(values).rates(t, x, values[: len(self.inputs)])

    def _switching(self, flow: Callable[..., tuple[Array, Array]], x: Floats, u: Floats, key: str) -> Switching | None:
        """The switching rows: the signs and steps in the equations; else None."""
        n, nw, nu = len(self.states), len(self.ports) + len(self.dissipators), len(u)
        free = symbols("x0", (n,)), symbols("xi", (n,)), symbols("t", (1,)), symbols("u", (nu,))
        places = relays_in(lambda: flow(*free))
        if not places:
            return None

        def port(x0: Array, xi: Array, t: Array, u: Array, z: Array) -> tuple[Array, Array, Array]:
            with Relays(dict(zip(places, z, strict=True))) as found:
                rates, powers = flow(x0, xi, t, u)
            return rates, powers, array([found.arguments[place] for place in places])

        laws, shape = RowLaws(port=port, retract=displaced), RowSizes(n, n, nu, nw, len(places))
        probe = Probe(laws=laws, shape=shape, key=f"relays {places}\n{key}")
        return relay_switching(probe, places, x, u, [nw - 1] * len(places))

    def _key(self, values: Callable[..., Array], samples: int) -> str:
        n = len(self.states)

        def whole(*arguments: Scalar) -> list[Scalar]:
            x, t, u = arguments[:n], arguments[n], arguments[n + 1 :]
            rate, powers = self._rates_and_powers(t, vector(x), values(t, vector(u)))
            return [*rate, *powers]

        try:
            return fingerprint(whole, n + 1 + samples)
        except TypeError as error:
            raise SimulationError(
                f"{self.name}: its equations or an input cannot be compiled ({error}); write them with the functions "
                "of poinsot.algebra.scalars or NumPy on one number"
            ) from None

    def _observations(self, energy: Kernel) -> dict[str, Observation]:
        def state(k: int, unit: str | None) -> Observation:
            return Observation((), {} if unit is None else {"units": unit}, lambda b: b.states[:, k])

        units = self.states if isinstance(self.states, Mapping) else dict.fromkeys(self.states)
        found = {name: state(k, unit) for k, (name, unit) in enumerate(units.items())}
        stored = Observation(
            ("storage",), {"units": "J"}, lambda b: energy.ufunc(b.states, b.times[:, None], b.inputs),
            entry=(energy, slice(0, None)),
        )  # fmt: skip
        return {**found, "energy_storage": stored}


class SystemBase(EquationSystem):
    """A system of one's own: a class with its states and their rates, that runs like a mechanism or a network.

        class Tank(SystemBase):
            states, inputs = {"level": "m"}, {"pump": "m**3/s"}

            def flow(self, t, x, u):
                return [u[0] - 0.1 * np.sqrt(x[0])]

        po.simulate(Tank(), 60.0, initial={"level": 1.0}, inputs={"pump": 0.05})

    states, inputs  name → unit
    flow       (t [s], x (n,), u (p,)) → ẋ (n,), in the order of the states
    energy     x → H [J], or name → energy of each that stores some; nothing is stored without it
    ports, dissipators, powers  names, and (t, x, u) → the powers [W] into the system through each port, then those that
               each dissipator takes; without them one port, "exchange", has what the energy changes by: Ḣ
    parameters  names of attributes that are numbers: runs, ensembles, fits and sensitivities set them, by one kernel
    name, initial, events, breakpoints, span   as of `EquationSystem`: initial values by name, `Event`s, moments [s] at
               which the flow is not smooth, the length of a run [s] that names no end
    The functions run over any scalar: NumPy's functions of numbers and those of `poinsot.algebra`, no `if` on a value,
    for which `where` stands; `sign` and `step` of `poinsot.algebra` switch as events. They are called when the system
    is made and compiled, and never again.
    Errors     SimulationError for rates, powers and names that do not agree, and for what cannot be compiled
    Law        the ledger closes with every method; steps, members of ensembles, resumed runs and C are those of
               `simulate`: tests/systems/test_own_systems.py
    Source     docs/own-systems.md
    """

    ports: Sequence[str] = ("exchange",)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" not in vars(cls):
            cls.name = cls.__name__

    @abstractmethod
    def flow(self, t: Scalar, x: Array, u: Array) -> ArrayLike | Sequence[Scalar]:
        """The rates (n,) of the states at the time t [s], in the state x (n,), under the inputs u (p,)."""

    def energy(self, x: Array) -> Scalar | Mapping[str, Scalar]:
        """The energy stored at x [J], or energies by names."""
        return 0.0

    def powers(self, t: Scalar, x: Array, u: Array) -> Sequence[Scalar]:
        """The powers [W] of ports and dissipators, in their order."""
        slope = gradient(lambda at: sum(self.energies(at).values(), 0.0), x)
        change: Scalar = 0.0
        for each, rate in zip(slope, self._rate(t, x, u), strict=True):
            change = change + each * rate
        return [change]

    def energies(self, x: Array) -> Mapping[str, Scalar]:
        """Name → energy of what stores it."""
        found = self.energy(x)
        return found if isinstance(found, Mapping) else {self.name: found}

    def rates(self, t: Scalar, x: Array, u: Array) -> tuple[Sequence[Scalar], Sequence[Scalar]]:
        """The rates of the states, and the powers [W] through ports and dissipators."""
        powers = [*of_law("powers", self.powers, t, x, u)]
        names = [*self.ports, *self.dissipators]
        if len(powers) != len(names):
            self._refuse("powers", len(powers), "ports and dissipators", names)
        return self._rate(t, x, u), powers

    def _rate(self, t: Scalar, x: Array, u: Array) -> list[Scalar]:
        rate = np.asarray(of_law("flow", self.flow, t, x, u), dtype=object)
        if rate.shape != (len(self.states),):
            self._refuse("flow", rate.size, "states", [*self.states])
        return [*rate]

    def _refuse(self, function: str, count: int, what: str, names: Sequence[str]) -> None:
        raise SimulationError(
            f"{self.name}: its {function} gives {count} numbers, and its {what} are {len(names)}: give one for each, "
            f"in their order: {', '.join(names) or 'none'}"
        )


def said_state(name: str, states: Sequence[str], initial: object) -> tuple[Floats, Bools]:
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


def refuse_other_inputs(system: str, given: Iterable[str], names: Sequence[str]) -> None:
    """SimulationError for inputs that a system has not."""
    for name in given:
        if name not in names:
            raise SimulationError(
                f"{system} has no input {name!r}{nearest(name, list(names))}; its inputs are "
                f"{', '.join(names) or 'none'}"
            )


def until_set(model: object, names: Iterable[str]) -> dict[str, float]:
    """The values of inputs until they are set: parameters of a system of one's own at its values, others 0."""
    return {name: float(getattr(model, name)) if name in getattr(model, "held_inputs", ()) else 0.0 for name in names}


def displaced(x0: Array, xi: Array) -> Array:
    """x₀ + ξ."""
    return array(list(x0 + xi))


def vector_space(n: int) -> Kernel:
    """The retraction of states without quaternions."""
    return Kernel(displaced, {"x0": (n,), "xi": (n,)}, {"state": (n,)}, "retract", key="vector space")


class StateWatch:
    """What depends on the state, checked at some states of each batch of a run.

    check  raises a SimulationError with the first state at which it is not as it has to be
    """

    def __init__(self, check: Callable[[Iterable[Floats]], None]) -> None:
        self.check = check

    def see(self, batch: SampleBatch) -> None:
        """Check about `CHECKED` states."""
        self.check(batch.states[:: max(1, len(batch.states) // CHECKED)])

    def tell(self) -> dict[str, str]:
        """Nothing is left to say."""
        return {}


def vector(entries: Sequence[Scalar]) -> Array:
    """Numbers of any scalar as an array of objects, also if empty."""
    found = np.empty(len(entries), dtype=object)
    found[:] = list(entries)
    return found
