"""Members of a family: their constants from their parameters in bulk, their starts, their observation.

What else of a System follows from parameters is read, not probed: `reading`. Members that this cannot read are built
one by one; those whose Systems differ in more than starts and units run through `simulate`.

Parameters that no model can have: the model itself names the fault.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, Ints, concatenate
from poinsot.algebra.caching import cached_property
from poinsot.algebra.columns import is_column
from poinsot.algebra.formulas import BROKEN
from poinsot.algorithms.parameters import Family
from poinsot.algorithms.requirements import require_as_drawn
from poinsot.analysis.starting import given_activations
from poinsot.analysis.starts import initial_states
from poinsot.ensembles.names import WHOLE, Varying, arguments
from poinsot.ensembles.starting import (
    Faults,
    Giving,
    MechanismReading,
    MemberStarts,
    NetworkReading,
    PlainStarts,
    Usual,
    ValuesRead,
    columns_of,
    started_whole,
    state_of,
)
from poinsot.errors import PoinsotError
from poinsot.kernels import Kernel
from poinsot.motion.mechanism_equations import driven_of
from poinsot.motion.of_network.family import Sharing
from poinsot.motion.of_network.flow import network_system
from poinsot.motion.of_network.switch_members import Systems
from poinsot.motion.system import System
from poinsot.multibody.holding import balance_of
from poinsot.multibody.model import Model
from poinsot.multibody.tree import Tree
from poinsot.networks.equations import CausalEquations
from poinsot.signals.given import Driven
from poinsot.signals.signal import Expression
from poinsot.simulation.inputs import Signals, make_signals, read_inputs
from poinsot.simulation.lanes.members import Courses
from poinsot.simulation.models import numbers_of
from poinsot.simulation.moments import Moments, joined, moments_of


def other_zeros(family: Any, P: Floats) -> Bools:
    """Of which rows of P (n, np) other masses or moments of links are zero than of the mechanism drawn."""

    def inertias(tree: Tree) -> Array:
        each = (link.inertia for link in tree.links)
        return concatenate([x for inertia in each for x in (inertia.mass, np.diag(inertia.second_moment))])

    count = 4 * len(family.mechanism.tree.links)
    found = np.asarray(family.made("inertias of links", inertias, {}, {"values": (count,)}, "").ufunc(P))
    drawn = np.asarray(inertias(family.mechanism.tree), dtype=float)
    return np.asarray(((found == 0.0) != (drawn == 0.0)).any(axis=1))


def fault_of(family: Any, values: Mapping[str, float]) -> str:
    """Why a family has no model with these values of its parameters; "" where it has."""
    try:
        found = family.build(values)
    except PoinsotError as error:
        return str(error)
    if isinstance(found, Model):
        for body in found.bodies:
            if why := body.inertia.fault():
                return f"mechanism {found.name!r} has no body {body.name!r} with these parameters: {why}"
        return ""
    try:
        family.at([*values.values()])
    except PoinsotError as error:
        return str(error)
    return ""


# The sources of members with different functions of time: where these jump, by member.

Own = tuple[tuple[str, Expression], ...]


class Drives:
    """Makes the signals of members; jumps found once are kept.

    system, inputs  what all members have in common     usual  the signals of those that say nothing else
    steady          whether steps are fixed, so that they need not be short where a function is busy
    """

    def __init__(self, system: System, inputs: Mapping[str, object], usual: Signals, steady: bool) -> None:
        self.system, self.steady, self.usual = system, steady, usual
        traced = tuple(name for name in inputs if name not in system.inputs.names)
        self.begin, self.end = float(usual.segments[0, 0]), float(usual.segments[-1, 1])
        given = {**system.inputs.defaults, **inputs}
        self.tables = list(read_inputs(system.inputs.names, given, traced, self.end).values())
        self.known: dict[tuple[str, Any], Moments] = {}

    def of(self, driven: Driven, others: Sequence[str], count: int) -> tuple[Ints, list[Signals]] | None:
        """Which signals each of so many members has, and these; None where functions do not say how they differ."""
        own: list[Own] = [()] * count
        for name in others:
            signal = driven.at[name]
            if not isinstance(signal, Expression) or (name in self.system.inputs.unbroken and self._decides(signal)):
                return None
            for k in range(count):
                own[k] += ((name, _of_member(signal, k)),)
        numbers = {each: k for k, each in enumerate(dict.fromkeys(own))}
        which = np.array([numbers[each] for each in own], dtype=np.int64)
        return which, [self._signals(each) for each in numbers]

    def _decides(self, signal: Expression) -> bool:
        """Whether a formula decides anything, so that it may jump in some member: there each is looked at alone."""
        return bool(BROKEN & {*re.findall(r"[a-z]\w*", signal.text)})

    def _signals(self, own: Own) -> Signals:
        functions: dict[str, Any] = {**self.system.inputs.timed, **{name: each.at for name, each in own}}
        keys = {name: (name, each) for name, each in own}
        several = []
        for name, function in functions.items():
            key = keys.get(name, (name, None))
            if key not in self.known:
                self.known[key] = moments_of(name, function, self.begin, self.end, len(functions))
            several.append(self.known[key])
        moments = joined(several if self.end > self.begin else [])
        zones = None if self.steady else moments.zones
        return make_signals(self.tables, (*self.system.inputs.breakpoints, *moments.jumps), self.begin, self.end, zones)


def _of_member(signal: Expression, k: int) -> Expression:
    """A formula with the numbers of one member."""
    constants: tuple[tuple[str, Any], ...] = signal.constants
    numbers = tuple((name, float(x.values[k]) if is_column(x) else x) for name, x in constants)
    return Expression(signal.text, numbers)


LIKENESS = {
    "inputs": ("breakpoints",),
    "books": ("parts", "floors", "storage_names", "port_names", "dissipator_names"),
    "state": ("reach", "magnitude"),
}


class FamilyStarts(PlainStarts):
    """Members that differ in parameters, too; the system is that of one member, and kernels look up
    the values of each.
    """

    def __init__(
        self, varying: Varying, base: Mapping[str, Any], given: Mapping[str, Any], signals: Signals, steady: bool
    ) -> None:
        family = varying.model
        self.p = family.values(**numbers_of(base["parameters"]))
        own: Any = family.member(self.p) if isinstance(family, Family) else None
        self.mechanism = own
        if own is not None:
            self.holder: Any = own.member
            system = own.system(inputs=given, initial=base["initial"])
        else:
            self.holder = Sharing(family, self.p)
            system = network_system(family.at(self.p), dict(given), base["initial"], self.holder)
        super().__init__(varying, base, system, float(signals.segments[0, 0]))
        self.drives = Drives(system, given, signals, steady)
        self.family, self.inputs = family, given
        self.at = [family.parameter_names.index(name.which) for name in varying.of("parameter")]

    @property
    def why(self) -> str:
        """Why all members run one by one; "" where they need not."""
        prepare = self.system.dynamics.prepare
        if prepare is not None and not isinstance(prepare, Kernel):
            return "its matrices are made for each by numbers"
        if not self.system.dynamics.parameters:
            return "its mechanisms are walked over, with numbers of their own in each"
        return ""

    @cached_property
    def reading(self) -> MechanismReading | NetworkReading:
        """What reads members in bulk."""
        if self.mechanism is not None:
            return MechanismReading(
                self.varying, self.mechanism.model, lambda model: driven_of(self.mechanism.tree, model, self.inputs)
            )
        return NetworkReading(self.varying, self.base["initial"], self._order(), self.begin, self.system.forms.others)

    def given(self, crew: Giving, values: Mapping[str, Floats], count: int) -> MemberStarts:
        self.holder.p = self.p
        P = self._matrix(values, count)
        told = self.reading.read(P, values)
        states, units = told.states, told.units
        faults, apart, known = Faults(), set[int](), np.setdiff1d(np.arange(count), told.alone)
        if self.mechanism is not None:
            units, states = np.ones((count, 0)), np.full((count, self.system.state.size), np.nan)
            columns = self._columns(told, values)
            states[known], more = self._of_members(
                {key: each[known] for key, each in values.items()},
                [(joint, part, x[known]) for joint, part, x in columns],
                P[known],
            )
            faults |= {int(known[k]): why for k, why in more.items()}
        which, signals = np.zeros(count, dtype=np.int64), [self.drives.usual]
        for rows, driven, others in told.driven:
            own = self.drives.of(driven, others, len(rows)) if others else (np.full(len(rows), -len(signals)), [])
            if own is None:
                apart |= set(rows.tolist())
                continue
            which[rows] = own[0] + len(signals)
            signals += own[1]
        for k in told.alone if self.system.forms.others is None else ():
            try:
                why, states[k], unit = self._alone(P[k], values, k)
                apart |= {k} if why else set()
                if unit is not None:
                    units[k] = unit
            except PoinsotError as error:
                faults[k] = str(error)
        given = crew.given(states)
        if isinstance(self.system.dynamics.prepare, Kernel):
            given.constants[:] = self.system.dynamics.prepare.ufunc(P)
        for name in self.varying.of("input"):
            given.held_inputs[:, self.system.inputs.names.index(name.which)] = values[name.given]
        if units.size:
            control = crew.control
            given.tolerances[:] = control.atol * units[:, :-1]
            given.energy_tolerances[:] = control.energy_atol * units[:, -1:]
        systems = None
        if self.system.forms.others is not None:
            apart |= set(told.alone)
            systems = self._systems(told, P, given.constants, apart)
        scales = units[:, -1:] if units.size else None
        courses = Courses(which, signals) if len(signals) > 1 else None
        return MemberStarts(given, faults, tuple(sorted(apart)), scales, courses, systems)

    def _systems(self, told: ValuesRead, P: Floats, constants: Floats, apart: set[int]) -> Callable[[int], System]:
        """The maker of the Systems of members that switch; those with rows of another kind go to `apart`."""
        others, made, at = self.system.forms.others, list[Systems](), dict[int, tuple[int, int]]()
        for rows, numbers in told.rows:
            self.holder.p = P[rows]
            found = others.systems(self.system, numbers, told.states[rows], constants[rows], P[rows], told.units[rows])
            at |= {int(row): (len(made), k) for k, row in enumerate(rows)}
            apart |= {int(row) for row in rows[~found.fits]}
            if not isinstance(self.system.dynamics.prepare, Kernel) and self.system.dynamics.prepare is not None:
                constants[rows] = found.constants
            made.append(found)
        self.holder.p = self.p
        apart |= set(range(len(P))) - at.keys()
        return lambda k: made[at[k][0]](at[k][1])

    def observing(self, values: Mapping[str, Floats], samples: int) -> None:
        count = len(next(iter(values.values())))
        self.holder.p = np.repeat(self._matrix(values, count), samples, axis=0)

    def _matrix(self, values: Mapping[str, Floats], count: int) -> Floats:
        """P (n, np)."""
        P = np.tile(self.p, (count, 1))
        for at, name in zip(self.at, self.varying.of("parameter"), strict=True):
            P[:, at] = values[name.given]
        return P

    def _columns(self, told: ValuesRead, values: Mapping[str, Floats]) -> list[tuple[str, str, Floats]]:
        """Initial values by joint and part, those of the file before those given, which stand in their places."""
        varied = self.varying.of("initial")
        if any(name.which == WHOLE for name in varied):
            return []
        own = columns_of(self.varying, self.mechanism, values)
        said: Any = arguments(self.varying, self.base, values, 0)["initial"]
        if said is not None and not isinstance(said, Mapping):
            return own
        from_file = []
        for (joint, part), x in told.initial.items():
            entry = (said or {}).get(joint, {})
            entry = entry if isinstance(entry, Mapping) else {"position": entry}
            taken = {*entry} | ({"position", "guess"} if {"position", "guess"} & {*entry} else set())
            if part not in taken:
                from_file.append((joint, "velocity" if part == "velocity" else "position", x))
        return [*from_file, *own]

    def _of_members(
        self, values: Mapping[str, Floats], columns: list[tuple[str, str, Floats]], P: Floats
    ) -> tuple[Floats, Faults]:
        """Where mechanisms start."""
        states, faults = self._started(values, columns, P)
        for k in np.flatnonzero(other_zeros(self.family, P)).tolist():
            try:
                require_as_drawn(self.family.member(P[k]))
            except PoinsotError as error:
                states[k], faults[k] = np.nan, str(error)
        return states, faults

    def _started(
        self, values: Mapping[str, Floats], columns: list[tuple[str, str, Floats]], P: Floats
    ) -> tuple[Floats, Faults]:
        """The same, whatever lacks inertia."""
        count, varied = len(P), self.varying.of("initial")
        if self.system.state.begins:
            return self._whole(values, P)
        if any(name.which == WHOLE for name in varied):
            found = started_whole(self.varying, self.system, self.mechanism, values, P)
            return self._whole(values, P) if found is None else found
        if not (columns or self.mechanism.tree.closed or balance_of(self.mechanism.tree)):
            return np.tile(self.system.state.initial, (count, 1)), {}
        begun, activations = given_activations(self.mechanism, self.base["initial"])

        def initial(k: int) -> Any:
            return arguments(self.varying, {**self.base, "initial": begun}, values, k)["initial"]

        states, faults = initial_states(self.mechanism, initial, columns, count, P)
        return np.hstack([states, np.tile(activations, (count, 1))]), faults

    def _whole(self, values: Mapping[str, Floats], P: Floats) -> tuple[Floats, Faults]:
        """States that are given whole, as each mechanism takes them."""
        states, faults = np.full((len(P), self.system.state.size), np.nan), Faults()
        for k in range(len(P)):
            try:
                own: Any = self.family.member(P[k])
                initial = arguments(self.varying, self.base, values, k)["initial"]
                states[k] = state_of(own, initial, self.inputs, self.begin, self.system.state.begins is not None)
            except PoinsotError as error:
                faults[k] = str(error)
        return states, faults

    def _alone(self, p: Floats, values: Mapping[str, Floats], k: int) -> tuple[str, Floats, Floats | None]:
        """The difference of a member built alone from the common System, its start, its units. PoinsotError where it
        cannot be.
        """
        if why := fault_of(self.family, self.family.named(p)):
            raise PoinsotError(why)
        said = arguments(self.varying, self.base, values, k)
        inputs = {**self.inputs, **(said["inputs"] or {})}
        own = self.family.system(parameters=self.family.named(p), inputs=inputs, initial=said["initial"])
        start = own.state.at(self.begin)
        unit = None if self.mechanism is not None else np.append(own.state.scale, own.books.energy_scale)
        return differs(self.system, own), start, unit

    def _order(self) -> CausalEquations:
        """The equations in the order that all members share."""
        found: CausalEquations = self.family.network.equations_by(self.inputs)
        return found


def differs(one: System, other: System) -> str:
    """What of two Systems of a family differs, beyond their starts and units; "" where nothing does."""
    for part, name in ((part, name) for part, names in LIKENESS.items() for name in names):
        a, b = (getattr(getattr(each, part), name) for each in (one, other))
        if not (a is b or np.array_equal(np.asarray(a), np.asarray(b), equal_nan=name == "floors")):
            return name.replace("_", " ")
    try:
        others = Usual(one.inputs).others(other.inputs)
    except TypeError:
        return "signals"
    return "signals" if others else ""
