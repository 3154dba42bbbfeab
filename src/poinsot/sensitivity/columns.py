"""The variables of differentiation of a run: names as those of `ensemble`, each with a column, or one for each freedom.

Units: those of the state per unit of what is varied. Law: as by differences of runs, tests/sensitivity/test_starts.py.
Source: decision 0015.

How a run moves from its start to its samples: the derivatives of its steps, one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algorithms.addresses import Addressed
from poinsot.algorithms.parameters import Family
from poinsot.analysis.starting import joint_and_part
from poinsot.ensembles.names import WHOLE, Name, Varying, with_initial
from poinsot.ensembles.starting import begins_at_rest, state_of
from poinsot.errors import ModelError, SimulationError
from poinsot.motion.of_equations import EquationSystem
from poinsot.motion.of_network.family import Sharing
from poinsot.motion.of_network.flow import network_system, numbers_that_bind
from poinsot.motion.of_network.start_slopes import StartSlopes
from poinsot.motion.system import System
from poinsot.multibody.holding import balance_of
from poinsot.networks.machine import Machine
from poinsot.records import NamedTuple
from poinsot.sensitivity.instants import Leaps
from poinsot.sensitivity.stages import Direction, TangentStages, interpolated
from poinsot.signals.given import as_signal
from poinsot.signals.signal import Constant, Table, value_at
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.following import AcceptedSteps
from poinsot.simulation.models import HasFamily, numbers_of, system_of
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network
from poinsot.systems.units import inputs_in_si

STEP = 1e-3
"""Of differences of the start, as a share of the number: the error of fourth order is about 1e-12."""


class Base(NamedTuple):
    """The start of a run: parameters p by their names, the inputs given, the initial values given."""

    names: tuple[str, ...]
    p: Floats
    inputs: Mapping[str, Any]
    initial: Any


class NumberedSystem(NamedTuple):
    """A System at some numbers, and what its observations look the parameters up in; None where nothing is free."""

    system: System
    holder: Any


def member_of(varying: Varying, base: Base) -> NumberedSystem:
    """The System of a model as `simulate` makes it."""
    model = varying.model
    if isinstance(model, Family):
        mechanism: Any = model.member(base.p)
        return NumberedSystem(mechanism.system(inputs=dict(base.inputs), initial=base.initial), mechanism.member)
    if isinstance(model, HasFamily):
        family: Any = model
        holder = Sharing(family, base.p)
        return NumberedSystem(network_system(family.at(base.p), dict(base.inputs), base.initial, holder), holder)
    return NumberedSystem(system_of(model, base.inputs, None, base.initial)[0], None)


def base_of(varying: Varying, given: Mapping[str, Any]) -> Base:
    """The start by a user's options initial, inputs and parameters."""
    parameters = numbers_of(given.get("parameters"))
    names, p = tuple[str, ...](), np.zeros(0)
    if isinstance(varying.model, HasFamily):
        names = tuple(varying.model.parameter_names)
        p = varying.model.values(**parameters)  # type: ignore[attr-defined]
    elif parameters:
        system_of(varying.model, {}, parameters, None)  # refuses what are not those of own equations
    said = given.get("inputs")
    inputs = inputs_in_si(varying.model, {} if said is None else said) | ({} if names else parameters)
    for name in varying.of("input"):
        inputs[name.which] = _driven(varying, name.which, inputs)
        if inputs[name.which] is None:
            del inputs[name.which]
    return Base(names, p, inputs, given.get("initial"))


def _driven(varying: Varying, which: str, inputs: Mapping[str, object]) -> Any:
    """What drives an input that a run is differentiated by: a number, samples, or None for the system's own."""
    if which in inputs:
        found: Any = as_signal(f"input {which!r}", inputs[which], error=SimulationError)
    else:
        found = _signal_of(varying.plain or varying.model, which)
    if found is None or isinstance(found, Table):
        return inputs.get(which)
    if isinstance(found, Constant) and isinstance(found.value, float):
        return found.value
    raise SimulationError(
        f"the input {which!r} is a formula of time, which stands in the equations, so that no number could be added to "
        "it: give it as a number or as samples, or make a number in the formula a parameter of the file"
    )


def _signal_of(plain: object, which: str) -> Any:
    """The signal of a source of the model, 0 of a freedom that inputs may drive; of own equations a parameter."""
    if isinstance(plain, EquationSystem):
        return Constant(getattr(plain, which)) if which in plain.parameters else (plain.signals or {}).get(which)
    if isinstance(plain, Mechanism):
        own = {e.name: e.signal for e in plain.model.sources}
        return own.get(which, Constant(0.0))
    if isinstance(plain, Network):
        for e in plain.model.primitives:
            if e.name == which:
                return getattr(e, "signal", None)
            if isinstance(e, Machine):
                for source in (s for s in e.sources if e.called(s.name) == which):
                    return source.signal
    return None


def with_values(varying: Varying, base: Base, values: Mapping[str, Any]) -> Base:
    """The base with other numbers in the place of what names stand for."""
    p, inputs, initial = base.p.copy(), dict(base.inputs), base.initial
    known = {name.given: name for name in varying.names}
    for given, value in values.items():
        if given not in known:
            raise SimulationError(f"{given!r} is not among what is differentiated by: {', '.join(known)}")
        name = known[given]
        if name.what == "parameter":
            p[base.names.index(name.which)] = float(value)
        elif name.what == "input":
            inputs[name.which] = float(value)
        elif name.which == WHOLE:
            initial = np.asarray(value, dtype=np.float64)
        else:
            initial = with_initial(varying.plain, initial, name.which, value)
    return Base(base.names, p, inputs, initial)


def columns_of(varying: Varying, system: System) -> tuple[tuple[Name, int, str], ...]:
    """(name, index of its number, name of the column) of each column."""
    found = []
    for name in varying.names:
        count = 1
        if name.what == "initial":
            if name.which == WHOLE:
                count = system.state.local_size
            elif isinstance(varying.plain, Mechanism):
                count = len(_link(varying.plain, name.which)[0].v)
        elif name.what == "input" and name.which not in system.inputs.names:
            raise SimulationError(f"the input {name.which!r} stands in the equations as a formula: give it as a number")
        one = count == 1 and name.which != WHOLE
        found += [(name, k, name.given if one else f"{name.given}[{k}]") for k in range(count)]
    return tuple(found)


def _link(mechanism: Any, which: str) -> tuple[Any, str]:
    """The link of "joint" or "joint.velocity", and which of both."""
    joint, part = joint_and_part(mechanism, which)
    return mechanism.tree.links[mechanism.tree.by_joint[joint]], part


def start_moved(
    varying: Varying, base: Base, system: System, begin: float, columns: Sequence[tuple[Name, int, str]], frame: Floats
) -> Floats:
    """∂(state at the start)/∂(each column) [columns, nx].

    frame  [nl, nx] of `Stages.frames` there. Of a tree it is what was given, of a network what the equations of its
           start say; where loops are closed, motions are given, bodies lack inertia, laws are solved with storage, or
           a file's initial values of joints follow from its parameters, it is taken by differences of fourth order
    """
    found = np.zeros((len(columns), system.state.size))
    exact = _network_starts(varying, base, system, begin, columns)
    plain = varying.plain
    model = varying.model
    fixed = isinstance(model, Mechanism) or (isinstance(model, Family) and isinstance(model.build, Addressed))
    tree = (
        isinstance(plain, Mechanism)
        and not plain.tree.closed
        and not plain.model.motions
        and balance_of(plain.tree) is None
    )
    resting = begins_at_rest(plain, base.initial)
    for i, (row, (name, k, _)) in enumerate(zip(found, columns, strict=True)):
        if name.what == "input" and not resting:
            continue
        if i in exact:
            row[: len(exact[i])] = exact[i]
        elif name.which == WHOLE and name.what == "initial":
            row[:] = frame[k]
        elif name.what == "initial" and tree:
            link, part = _link(plain, name.which)
            if part == "velocity":
                row[plain.nq + link.v[k]] = 1.0
            elif len(link.v) == len(link.q):
                row[link.q[k]] = 1.0
            else:
                row[:] = frame[link.v[k]]
        elif name.what == "initial" or not (tree and (fixed or _starts_alike(varying, base, name))):
            row[:] = _by_differences(varying, base, system, begin, name, k)
    return found


def _network_starts(
    varying: Varying, base: Base, system: System, begin: float, columns: Sequence[tuple[Name, int, str]]
) -> dict[int, Floats]:
    """∂x/∂(column) of the columns of a network with a differentiated start, by their places."""
    whole: Any = varying.plain
    given = {} if base.initial is None else base.initial
    if not isinstance(whole, Network) or system.dynamics.flow is None or not isinstance(given, Mapping):
        return {}
    if begins_at_rest(whole, given):
        return {}
    machines = [e for e in whole.model.primitives if isinstance(e, Machine)]
    if any(each.name in given for each in machines):
        return {}
    family = varying.model if base.names else None
    try:
        slopes = StartSlopes(whole, numbers_that_bind(whole, base.inputs), family)
    except ModelError:
        return {}
    member = whole if family is None else family.at(base.p)
    d, found = np.zeros((1, len(base.names))), dict[int, Floats]()
    own = [i for i, (name, _, _) in enumerate(columns) if name.what == "parameter"]
    own = [i for i in own if not machines or _machines_alike(varying, base, member, columns[i][0])]
    if own:
        places = [base.names.index(columns[i][0].which) for i in own]
        dp = np.eye(len(base.names))[places]
        found |= dict(zip(own, slopes(member, given, base.p, begin, dp, None), strict=True))
    for i, (name, k, _) in enumerate(columns):
        joint = any(each.own(name.which) is not None for each in machines)
        if name.what == "initial" and name.which != WHOLE and not joint:
            value = given[name.which] if name.which in given else _number(varying, base, system, begin, name, k)
            told = {**given, name.which: value}
            found[i] = slopes(member, told, base.p, begin, d, name.which)[0]
    return found


def _machines_alike(varying: Varying, base: Base, member: Any, name: Name) -> bool:
    """Whether a parameter leaves the starts of a network's mechanisms as they are."""
    moved = base.p.copy()
    moved[base.names.index(name.which)] *= 1 + STEP
    other = varying.model.at(moved)
    pairs = zip(member.model.primitives, other.model.primitives, strict=True)
    return all(np.array_equal(a.start, b.start) for a, b in pairs if isinstance(a, Machine))


def _starts_alike(varying: Varying, base: Base, name: Name) -> bool:
    """Whether a parameter of a file leaves the initial values of its mechanism as they are."""
    moved = base.p.copy()
    moved[base.names.index(name.which)] *= 1 + STEP
    moved[base.names.index(name.which)] += STEP
    family = varying.model
    one, two = (family.build(dict(zip(base.names, p.tolist(), strict=True))) for p in (base.p, moved))
    return bool(one.initial == two.initial) and [e.start for e in one.sources if e.remembers] == [
        e.start for e in two.sources if e.remembers
    ]


def _by_differences(varying: Varying, base: Base, system: System, begin: float, name: Name, k: int) -> Floats:
    """The start's derivative by one number, from four starts around."""
    number = _number(varying, base, system, begin, name, k)
    size = STEP * (abs(number) or 1.0)
    starts = []
    for shift in (-2, -1, 1, 2):
        value: Any = number + shift * size
        if name.what == "input":
            starts.append(_start(varying, _lifted(varying, base, name.which, shift * size), begin))
            continue
        if name.what == "initial" and isinstance(varying.plain, Mechanism):
            link, part = _link(varying.plain, name.which)
            if len(link.v) > 1 or len(link.q) > 1:
                whole = _rows(varying.plain, system, link, part)
                value = list(whole)
                value[k] += shift * size
        starts.append(_start(varying, with_values(varying, base, {name.given: value}), begin))
    a, b, c, d = starts
    return np.asarray((8 * (c - b) - (d - a)) / (12 * size))


def _lifted(varying: Varying, base: Base, which: str, amount: float) -> Base:
    """The base with a number added to an input."""
    given = base.inputs.get(which, _signal_of(varying.plain, which))
    signal = as_signal(f"input {which!r}", given, error=SimulationError)
    lifted: float | Table = value_at(signal, 0.0) + amount
    if isinstance(signal, Table):
        lifted = replace(signal, values=tuple(value + amount for value in signal.values))
    return base._replace(inputs={**base.inputs, which: lifted})


def _number(varying: Varying, base: Base, system: System, begin: float, name: Name, k: int) -> float:
    """The value of the number."""
    if name.what == "input":
        given = base.inputs.get(name.which, _signal_of(varying.plain, name.which))
        return value_at(as_signal(f"input {name.which!r}", given, error=SimulationError), begin)
    if name.what == "parameter":
        return float(base.p[base.names.index(name.which)])
    if isinstance(varying.plain, Mechanism):
        link, part = _link(varying.plain, name.which)
        return float(_rows(varying.plain, system, link, part)[k])
    start = _start(varying, base, begin)
    batch = (np.array([begin]), start[None], np.zeros((1, len(system.inputs.names))))
    known = system.observe(*batch, [name.which]) if name.which in system.books.observations else {}
    return float(known[name.which][1][0]) if known else 0.0


def _rows(mechanism: Any, system: System, link: Any, part: str) -> Floats:
    """The coordinates or rates of a joint at the start."""
    start = system.state.initial
    if part == "position" and len(link.q) != len(link.v):
        raise SimulationError(
            f"the start of the joint {link.joint!r}, whose coordinates are not its freedoms, is not differentiated "
            "where loops are closed"
        )
    places = list(link.q) if part == "position" else [mechanism.nq + v for v in link.v]
    return np.asarray(start[places])


def _start(varying: Varying, base: Base, begin: float) -> Floats:
    """The state in which a run begins."""
    model = varying.model
    if isinstance(varying.plain, Mechanism):
        own: Any = model.member(base.p) if isinstance(model, Family) else model
        return state_of(own, base.initial, base.inputs, begin, own._tells_time(base.inputs))
    system = member_of(varying, base).system
    return np.asarray(system.state.at(begin))


AT_ONCE = 2e5
"""Numbers of the derivatives of stages that are kept at a time."""
FEWEST_MANY = 100
"""Freedoms of a state from which on steps are gone one after the other, where columns are fewer than a quarter."""


WITHIN = 1e-6
"""ε: error that a step may add to a derivative, far above the errors at usual tolerances."""
ROUNDING = 1e-8
"""Share of the largest derivative of a column, in units of the state, below which another may be rounding."""


class Tangents(NamedTuple):
    """How a run moves along each column: its samples [p, nt, nx], the energies [p, nt, nw] through its powers.

    long  [n] of implicit steps those too long for what moves so
    """

    states: Floats
    energies: Floats
    long: Bools


def moved_along(
    stages: TangentStages, steps: AcceptedSteps, start: Floats, along: Direction, leaps: Leaps | None = None
) -> Tangents:
    """The derivative of a run along each column, from that of its start [p, nx]; leaps: across its instants.

    All steps at once along all directions of a state, which then are joined; of large systems, along the columns
    alone, step after step.
    """
    p, n, nt = len(start), len(steps.t), len(steps.times)
    states, energies = np.zeros((p, nt, stages.nx)), np.zeros((p, nt, stages.nw))
    here, spent = start, np.zeros((p, stages.nw))
    places = np.searchsorted(steps.ends, steps.times - 2 * np.spacing(np.abs(steps.times)))
    before = steps.times <= (steps.t[0] if n else np.inf)
    states[:, before] = here[:, None]
    if leaps:
        here, spent = _begun(steps, leaps, here, spent)
    numbers = stages.nl + stages.nw + steps.sigma.shape[1] * bool(along.modes)
    joined = stages.nl <= max(FEWEST_MANY, 4 * p)
    many = (stages.nl if joined else 0) + p
    size = max(1, int(AT_ONCE / (many * len(stages.method.c) * numbers))) if joined else 1
    whole = along.and_still(before=stages.nl) if joined else along
    long, lengths = np.zeros(n, dtype=bool), Lengths(stages, p, joined)
    for first in range(0, n, size):
        part = slice(first, min(first + size, n))
        own, count = _part(steps, part), part.stop - part.start
        frames, inverses = stages.frames(own.x[:-1]) if joined else (here[:, None], None)
        dx = np.concatenate([frames, np.zeros((p, count, stages.nx))]) if joined else frames
        inside = np.flatnonzero((places >= part.start) & (places < part.stop) & ~before)
        last = own.ends[places[inside] - first]
        within = inside[np.abs(steps.times[inside] - last) > 2 * np.spacing(np.abs(last))]
        k, dk = stages.slopes(own, dx, whole, bool(within.size))
        reached, ends, flown = stages.ends(own, dx, whole, k, dk)
        maps = np.concatenate([ends, flown], axis=-1)
        z = np.concatenate([np.zeros((count, p, many - p)), np.broadcast_to(np.eye(p), (count, p, p))], axis=-1)
        begun, arrived = np.zeros((2, count, p, stages.nx))
        paid, owed = np.zeros((2, count, p, stages.nw))
        happened = {each.step: [i for i in steps.instants if i.step == each.step] for each in steps.instants}
        for j in range(count):
            begun[j], paid[j] = here, spent
            if inverses is not None:
                z[j, :, : stages.nl] = here @ inverses[j].T
            moved = z[j] @ maps[:, j]
            here, spent = moved[:, : stages.nx], spent + moved[:, stages.nx :]
            x, segment = reached[j], int(own.segment[j])
            due = happened.get(first + j + 1, ()) if leaps else ()
            turns = first + j + 1 < n and steps.segment[first + j + 1] > segment
            if leaps and turns and not any(leaps.is_told(instant, segment) for instant in due):
                here, spent = leaps.beside(float(own.ends[j]), segment, own.sigma[j], x, here, spent)
            for instant in due:
                x = x if instant.before[0] is None else instant.before[0]
                here, spent = leaps.through(instant, segment, x, here, spent, (own.x[j], float(own.t[j])))  # type: ignore[union-attr]
            arrived[j], owed[j] = here, spent
        long[part] = lengths.too_long(own, dx, whole, dk, z)
        at_end = np.setdiff1d(inside, within)
        states[:, at_end] = np.moveaxis(arrived[places[at_end] - first], 1, 0)
        energies[:, at_end] = np.moveaxis(owed[places[at_end] - first], 1, 0)
        if within.size:
            at = places[within] - first
            theta = (steps.times[within] - own.t[at]) / own.h[at]
            turned = np.einsum("dsw,spd->psw", interpolated(stages.method, dk[:, :, at], own.h[at], theta), z[at])
            xi, here_in = interpolated(stages.method, k[:, at], own.h[at], theta)[:, : stages.nl], steps.states[within]
            moved, local = np.moveaxis(begun[at], 1, 0), turned[..., : stages.nl]
            states[:, within] = stages.arrived(own.x[at], xi, here_in, moved, local, along, own.sigma[at])
            energies[:, within] = np.moveaxis(paid[at], 1, 0) + turned[..., stages.nl :]
    return Tangents(states, energies, long)


class Lengths:
    """Which steps of a method with implicit stages are too long for the tangents that they carry, one after another.

        e(dξ) ≤ ε maxₜ (|ζ| + |dξ|)    ζ the tangents at the start of a step, e its own estimate of error

    Steps are chosen for the state: what rests, or comes near to rest, says nothing of what would decay beside it. Only
    where tangents are those of the state, joined: of large systems all steps count as short enough.
    """

    def __init__(self, stages: TangentStages, columns: int, joined: bool) -> None:
        method = stages.method
        self.stages = stages if joined and isinstance(method, Collocation) and method.adaptive else None
        self.most = np.zeros((columns, stages.nl))

    def too_long(self, steps: AcceptedSteps, dx: Floats, along: Direction, dk: Floats, z: Floats) -> Bools:
        """Of these [n], of which directions dx are joined by z [n, p, directions]."""
        if self.stages is None:
            return np.zeros(len(steps.t), dtype=bool)
        nl, b, units = self.stages.nl, self.stages.method.b, self.stages.kernels.system.state.units
        dxi = steps.h[:, None] * np.einsum("i,idnl->dnl", b, dk[..., :nl])
        moved, missed = (np.einsum("dnl,npd->npl", each, z) for each in (dxi, self.stages.missed(steps, dx, along, dk)))
        sizes = np.concatenate([self.most[None], np.abs(z[..., :nl]) + np.abs(moved)])
        sizes = np.fmax.accumulate(sizes)[1:]
        self.most = sizes[-1]
        floor = ROUNDING * units * (sizes / units).max(axis=-1, keepdims=True, initial=0.0)
        return np.asarray((np.abs(missed) > WITHIN * (sizes + floor)).any(axis=(1, 2)))


def _begun(steps: AcceptedSteps, leaps: Leaps, here: Floats, spent: Floats) -> tuple[Floats, Floats]:
    """Across the instants at the start of a run."""
    for instant in steps.instants:
        if instant.step == 0:
            x = steps.x[0] if instant.before[0] is None else instant.before[0]
            here, spent = leaps.through(instant, 0, x, here, spent, (x, instant.time))
    return here, spent


def _part(steps: AcceptedSteps, part: slice) -> AcceptedSteps:
    return steps._replace(
        t=steps.t[part], h=steps.h[part], segment=steps.segment[part], ends=steps.ends[part], z=steps.z[part],
        x=steps.x[part.start : part.stop + 1], sigma=steps.sigma[part],
    )  # fmt: skip
