"""`Event`: something of the user's own that happens where a function of time and state passes zero.

A run lands on the moment, logs it, and goes on from another state if the event says so, or ends.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Array, Vector, array
from poinsot.algebra.caching import fingerprint, once
from poinsot.algebra.formulas import CALLED, RESERVED, evaluate, names_in
from poinsot.algebra.kinds import faults_of_fields
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError, SimulationError, nearest
from poinsot.kernels import Kernel
from poinsot.motion.observing import SampleBatch
from poinsot.motion.switching import ElementData, Mode, RowData, RowKernels, Switching, UserEvents
from poinsot.motion.system import System
from poinsot.records import dataclass

Guard: TypeAlias = "str | Callable[..., Any]"
Reset: TypeAlias = "Mapping[str, str | float] | Callable[..., Any]"
_ENTRY = re.compile(r"([^\W\d]\w*(?:\.\w+)*)\s*\[\s*([^\[\]]+?)\s*\]|([^\W\d]\w*(?:\.\w+)+)")


@dataclass(frozen=True, eq=False)
class Event:
    """An event where a guard γ passes 0.

        po.Event("joint_position[elbow] - 1.2", terminal=True)
        po.Event(lambda t, x: x[0], reset=lambda t, x: [x[0], -0.8 * x[1]], direction=-1, name="bounce")

    guard      γ as a formula of the time t and of what stands in the state, by the names of a run's variables
               ("C1", "x", "joint_velocity[elbow]", of a mechanism also "elbow", its coordinate), and of inputs and of
               parameters of a system of one's own; or a function of (t, x) over any scalar, x the state
    reset      the state after it: name → formula of what stood there before, all others stay; or a function (t, x) →
               x⁺, all of the state. What it takes from the energy is booked under the event's name. None: it stays
    terminal   whether the run ends there, after all events of that moment: its status is "ended", attrs["ended_by"]
               the name, of several the first
    direction  1: where γ begins to be positive; −1: negative; 0: both
    name       in the log of events and in the ledger; else the formula, or the name of the function
    prefix     what the names of a part have before them in the whole, as in "arm.": guard and reset are formulas in
               the names of the part alone
    γ passes where it has come from one side of 0 to the other, however long it was 0 between, and not through infinity
    (a pole); a jump passes nothing.
    What happens at the very end of a run is of that run, and not of one that goes on from there.
    Law        lands on the moment as exactly as steps are taken, tests/simulation/test_events.py; what happens is what
               the exact motion says, tests/simulation/test_random_events.py
    """

    guard: Guard
    reset: Reset | None = None
    terminal: bool = False
    direction: int = 0
    name: str = ""
    prefix: str = ""

    def __post_init__(self) -> None:
        for fault in faults_of_fields(self, "an event"):
            raise SimulationError(fault)
        if not (isinstance(self.guard, str) or callable(self.guard)):
            raise SimulationError(
                f"the guard of an event is a formula in quotes or a function of (t, x), not {self.guard!r:.60}"
            )
        if self.reset is not None and not (isinstance(self.reset, Mapping) or callable(self.reset)):
            raise SimulationError(
                f"{self}: its reset is a mapping name → formula or a function of (t, x), not {self.reset!r:.60}"
            )
        if self.direction not in (-1, 0, 1):
            raise SimulationError(
                f"{self}: its direction is 1 (γ rises through 0), −1 (falls) or 0, not {self.direction!r}"
            )
        if self.prefix and (callable(self.guard) or callable(self.reset)):
            raise SimulationError(
                f"{self} is of a part, whose state is not that of the whole, so that a function of (t, x) means "
                "nothing there; write its guard and reset as formulas"
            )

    def within(self, prefix: str) -> Event:
        """The event of what becomes a part: "arm.hits"."""
        return replace(self, name=prefix + self.called, prefix=prefix + self.prefix)

    @property
    def called(self) -> str:
        """Its name, or its guard and reset."""
        return self.name or (self.guard if isinstance(self.guard, str) else getattr(self.guard, "__name__", "event"))

    def __str__(self) -> str:
        return f"the event {self.called!r}"


def with_events(system: System, events: Event | Sequence[Event]) -> System:
    """The System with events of its file, then of the user, beside what switches in it.

    Errors  SimulationError for a guard or reset that cannot be read or compiled, and for names given twice
    """
    several = events if isinstance(events, Sequence) and not isinstance(events, str) else [events]
    if several:
        return _with(system, several)
    return once(system, "eventful", partial(_with, system, ())) if "events" in system.wishes else system


def _with(system: System, several: Sequence[Event]) -> System:
    given = [*system.wishes.get("events", ()), *several]
    if "events" in system.wishes:
        system = replace(system, wishes={k: wish for k, wish in system.wishes.items() if k != "events"})
    for each in given:
        if not isinstance(each, Event):
            raise SimulationError(f"events are made by poinsot.Event(guard, …), not {each!r:.60}")
    if not given:
        return system
    if system.dynamics.flow is None and system.forms.written_out is not None:
        system = system.forms.written_out()
    own = system.switching or _nothing(system)
    names = [each.called for each in given]
    for name in names:
        if [*names, *own.events.names, *system.books.dissipator_names].count(name) > 1:
            raise SimulationError(
                f"the name {name!r} is that of another event or part of {system.name!r}: give the event one of its "
                "own, as in Event(…, name='first')"
            )
    guards = [guard_of(system, each.guard, str(each), each.prefix) for each in given]
    resets = [each.reset and reset_of(system, each.reset, str(each), each.prefix) for each in given]
    before = own.events
    first = [] if before.guards is None else [before.guards.function]  # type: ignore[attr-defined]

    def together(x: Array, t: Array, u: Array) -> Array:
        known = [each for one in first for each in one(x, t, u)]
        return array([*known, *(guard(x, t, u) for guard in guards)])

    count, size = len(own.events.names) + len(names), system.state.size
    other = UserEvents(
        names=(*before.names, *names),
        guards=_kernel(system, together, count, "guards", f"the guards of {', '.join(names)}"),
        resets=(
            *before.resets,
            *(None if one is None else _kernel(system, one, size, "reset", f"the reset of {name!r}")
              for one, name in zip(resets, names, strict=True)),
        ),
        terminal=np.append(before.terminal, [bool(each.terminal) for each in given]),
        ways=np.append(before.ways, [each.direction for each in given]).astype(np.int64),
    )  # fmt: skip
    booked = tuple(name for name, one in zip(names, resets, strict=True) if one is not None)
    parts = () if booked else system.books.parts  # a reset may carry energy between parts
    known = system.forms.restarts

    def restarts(state: Vector) -> System | None:
        other = None if known is None else known(state)
        return None if other is None else with_events(other, several)

    return replace(
        system,
        books=replace(system.books, dissipator_names=(*system.books.dissipator_names, *booked), parts=parts),
        forms=replace(system.forms, restarts=None if known is None else restarts),
        switching=replace(own, events=other),
    )


def guard_of(system: System, guard: Guard, what: str, prefix: str = "") -> Callable[[Array, Array, Array], Scalar]:
    """γ(x, t, u) of a formula, in the names of a part, or a function of (t, x)."""
    if isinstance(guard, str):
        return _formula(system, guard, what, state_names(system, prefix), prefix)
    return lambda x, t, u: np.asarray(guard(t[0], x), dtype=object).reshape(())[()]


def reset_of(system: System, reset: Reset, what: str, prefix: str = "") -> Callable[[Array, Array, Array], Array]:
    """x⁺(x, t, u) of formulas by name, in the names of a part, or a function of (t, x)."""
    size = system.state.size
    if not isinstance(reset, Mapping):

        def called(x: Array, t: Array, u: Array) -> Array:
            found = np.asarray(reset(t[0], x), dtype=object)
            if found.shape != (size,):
                raise SimulationError(
                    f"{what}: its reset must give all of the state, {size} numbers, and gives {found.size}"
                )
            return found

        return called
    known = state_names(system, prefix)
    entries = {}
    for name, value in reset.items():
        if _plain(name) not in known:
            raise SimulationError(f"{what}: its reset names {name!r}{nearest(name, known, 'the state has', 0.5)}")
        entries[known[_plain(name)]] = _formula(system, str(value), what, known, prefix)

    def made(x: Array, t: Array, u: Array) -> Array:
        return array([entries[k](x, t, u) if k in entries else x[k] for k in range(size)])

    return made


def state_names(system: System, prefix: str = "") -> dict[str, int]:
    """Positions in the state of the run's variables that are its entries: "x", "joint_velocity[elbow]", "elbow".

    prefix  of a part, "arm.": its own names of "arm.C.charge", "arm.joint_velocity[elbow]", "joint_velocity[arm.elbow]"
    """
    form = None if system.dynamics.residual is None or system.dynamics.flow is not None else system.dynamics.residual()
    solved = np.zeros(0 if form is None else form.states + form.unknowns)  # samples of residual forms: (x, w, ẋ)
    state = np.append(np.asarray(system.state.initial, dtype=np.float64), solved)[None, :]
    batch = SampleBatch(np.zeros(1), state, np.zeros((1, len(system.inputs.names))))
    found = dict[str, int]()
    for name, one in system.books.observations.items():
        if len(one.dims) > 1 or (one.dims and one.dims[0] not in system.books.labels):
            continue
        value = one.value(batch)
        if not (isinstance(value, np.ndarray) and value.size and np.shares_memory(value, state)):
            continue
        first = (value.ctypes.data - state.ctypes.data) // value.itemsize
        if not one.dims:
            found[name] = int(first)
            continue
        for k, label in enumerate(system.books.labels[one.dims[0]]):
            found[f"{name}[{label}]"] = int(first) + k
    own = _of_part(found, prefix) if prefix else found
    return _coordinates(own) | own


def _coordinates(known: Mapping[str, int]) -> dict[str, int]:
    """The first number of each label, "elbow" of "joint_position[elbow]", that no two mechanisms have."""
    firsts = dict[str, dict[str, int]]()
    for name, k in known.items():
        variable, _, label = name.partition("[")
        firsts.setdefault(label[:-1], {}).setdefault(variable.rpartition(".")[0], k)
    return {label: min(at.values()) for label, at in firsts.items() if label and len({*at.values()}) == 1}


def _of_part(known: Mapping[str, int], prefix: str) -> dict[str, int]:
    """Names as a part alone has them; a prefix stands before variables, before labels, or in part before each.

    A mechanism that frames join out of several is called "bodies", and none of these calls it so.
    """
    found: dict[str, int] = {}
    ends = [k for k in range(len(prefix), -1, -1) if k in (0, len(prefix)) or prefix[k - 1] == "."]
    for before, within in ((prefix[:k], prefix[k:]) for k in ends):
        for name, k in known.items():
            variable, bracket, label = name.partition("[")
            rest, own = variable.removeprefix(before), bracket + label.removeprefix(within)
            machine, _, short = rest.rpartition(".")
            if not (variable.startswith(before) and label.startswith(within)):
                continue
            if not within or not machine or machine.startswith("bodies"):
                found.setdefault(rest + own, k)
            if within and machine.startswith("bodies"):
                found.setdefault(short + own, k)
    return found


def _formula(
    system: System, text: str, what: str, known: Mapping[str, int], prefix: str
) -> Callable[[Array, Array, Array], Scalar]:
    """A formula of t, of known names in the state, and of inputs and parameters, as a function of (x, t, u).

    A part has no names of the whole, and a name that has two meanings is refused; a joint's own input is its force.
    """
    inputs = system.inputs
    read = dict[str, Callable[[Array, Array, Array], Scalar]]()
    read |= {name: partial(_number, value) for name, value in inputs.fixed.items()}
    read |= {name: partial(_signal, value) for name, value in inputs.timed.items()}
    read |= {name: partial(_sampled, k) for k, name in enumerate(inputs.names)}
    read = {name.removeprefix(prefix): at for name, at in read.items() if name.startswith(prefix)}
    joints = {name.partition("[")[2][:-1] for name in known if "." not in name.partition("[")[0]}

    def value(name: str) -> Callable[[Array, Array, Array], Scalar]:
        if name in known and name in read and name not in joints:
            raise SimulationError(f"{what}: {name!r} in {text!r} is an input of {system.name!r} and stands in its "
                                  "state, too: rename one of them")  # fmt: skip
        if name in known:
            return lambda x, t, u: x[known[name]]
        if name in read:
            return read[name]
        raise SimulationError(
            f"{what}: {name!r} in {text!r} does not stand in the state of {system.name!r}, nor among its inputs"
            f"{nearest(name, (*known, *read), 'there are', 0.5)}"
        )

    used = dict[str, Callable[[Array, Array, Array], Scalar]]()

    def stand_in(match: re.Match[str]) -> str:
        used[f"_{len(used)}"] = value(_plain(match[0]))
        return f"_{len(used) - 1}"

    plain = _ENTRY.sub(stand_in, text)
    try:
        names = names_in(plain) - set(RESERVED | CALLED) - used.keys()
    except (ModelError, SyntaxError, ValueError) as error:
        raise SimulationError(f"{what}: {error}") from None
    for name in names_in(plain) & RESERVED & (known.keys() | read.keys()):
        raise SimulationError(f"{what}: {name!r} in {text!r} is a word of formulas and a name of {system.name!r}, too: "
                              "rename that, or give the guard as a function of (t, x)")  # fmt: skip
    used |= {name: value(name) for name in names}
    try:
        evaluate(plain, {**dict.fromkeys(used, 0.5), "t": 0.5})
    except (ModelError, SyntaxError, ValueError) as error:
        raise SimulationError(f"{what}: {error}") from None
    return lambda x, t, u: evaluate(plain, {**{name: at(x, t, u) for name, at in used.items()}, "t": t[0]})


def _number(value: Scalar, x: Array, t: Array, u: Array) -> Scalar:
    return value


def _signal(signal: Callable[[Scalar], Scalar], x: Array, t: Array, u: Array) -> Scalar:
    return signal(t[0])


def _sampled(k: int, x: Array, t: Array, u: Array) -> Scalar:
    return u[k]


def _plain(name: str) -> str:
    """A name without blanks around its label."""
    return re.sub(r"\s*([\[\]])\s*", r"\1", name.strip())


def _kernel(system: System, function: Callable[..., Any], size: int, name: str, what: str) -> Kernel:
    """A function (x, t, u) → numbers as a kernel, found again by its operations."""
    n, nu = system.state.size, len(system.inputs.names)

    def flat(*given: Scalar) -> list[Scalar]:
        x, t, u = (np.array([*part, None], dtype=object)[:-1] for part in (given[:n], given[n : n + 1], given[n + 1 :]))
        return list(function(x, t, u))

    try:
        key = fingerprint(flat, n + 1 + nu)
    except TypeError as error:
        raise SimulationError(
            f"{what} cannot be compiled ({error}); write it with np.sin and the like on numbers, or as a formula"
        ) from None
    return Kernel(
        lambda x, t, u: array(list(function(x, t, u))), {"x": (n,), "t": (1,), "u": (nu,)}, {"values": (size,)}, name,
        key=key,
    )  # fmt: skip


def _nothing(system: System) -> Switching:
    """What switches where nothing does."""
    real, whole = np.zeros(0), np.zeros(0, np.int64)
    if system.dynamics.flow is None:
        raise SimulationError(f"events need a flow of {system.name!r}: {system.dynamics.refusal}")
    kernel = system.dynamics.flow
    return Switching(
        rows=RowData(element=whole, kind=whole, degree=whole, gap=real, rate=real),
        elements=ElementData(restitution=real, static=real, kinetic=real, poisson=np.zeros(0, bool), loss=whole),
        kernels=RowKernels(flow=kernel, watch=kernel, data=kernel, impulse=kernel),
        modes=lambda mode: Mode(real),
        mode_size=0,
    )
