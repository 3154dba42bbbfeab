"""The start of each member: state, constants, inputs and tolerances, in bulk.

What members of a family start with, read once for many of them: states, units, signals, and numbers none can have.

The family is built on `Column`: what comes out as one differs from member to member, what comes out as a plain number
does not, and members that decide differently anywhere are read apart. Nothing is probed, nothing is guessed: where
columns do not pass, members are read one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, cast

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algebra.columns import Divided, in_groups, is_column, on_rows
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.starting import given_activations, joint_and_part
from poinsot.analysis.starts import initial_states
from poinsot.ensembles.names import WHOLE, Varying, arguments, with_initial
from poinsot.errors import CompilerError, ModelError, PoinsotError
from poinsot.geometry.inertia import Inertia, sound
from poinsot.motion.of_equations import EquationSystem
from poinsot.motion.of_network.books import floors
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.of_network.family import parts_of
from poinsot.motion.of_network.switch_members import MemberNumbers, Others
from poinsot.motion.of_network.switch_sizes import is_timed
from poinsot.motion.system import InputSignals, System
from poinsot.multibody.model import Model
from poinsot.multibody.motions import STATE_LIMIT
from poinsot.networks.equations import CausalEquations
from poinsot.networks.states import NetworkStates
from poinsot.programs.tracing import trace
from poinsot.records import NamedTuple, dataclass, field
from poinsot.signals.given import Driven
from poinsot.simulation.lanes.members import Courses, MemberValues
from poinsot.simulation.options import Control, read_state
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network

Faults = dict[int, str]


class MemberStarts(NamedTuple):
    """What members start with, a row for each.

    faults  why members cannot start: they are not run      apart  rows that `simulate` runs, since they differ in more
    system  row → its System, where each has its own numbers; None: that of all
    energy_scales  `EnergyBooks.energy_scale` [n, 1]; None: that of the system   courses  their signals; None: the run's
    """

    given: MemberValues
    faults: Faults
    apart: tuple[int, ...] = ()
    energy_scales: Floats | None = None
    courses: Courses | None = None
    system: Callable[[int], System] | None = None


class Giving(Protocol):
    """The start of members without values beside the common ones, such as by a `Crew`."""

    control: Control

    def given(self, initial: Floats) -> MemberValues: ...


class Starts(Protocol):
    """Given values of what varies, what members start with."""

    def given(self, crew: Giving, values: Mapping[str, Floats], count: int) -> MemberStarts:
        """A row for each member."""

    def observing(self, values: Mapping[str, Floats], samples: int) -> None:
        """So many samples of each of these members are about to be observed, one member after another."""


class PlainStarts:
    """Members that differ in initial values and inputs: all else stands in the System."""

    def __init__(self, varying: Varying, base: Mapping[str, Any], system: System, begin: float) -> None:
        self.varying, self.base, self.system, self.begin = varying, base, system, begin

    def given(self, crew: Giving, values: Mapping[str, Floats], count: int) -> MemberStarts:
        states, faults = self._states(values, count)
        given = crew.given(states)
        for name in self.varying.of("input"):
            given.held_inputs[:, self.system.inputs.names.index(name.which)] = values[name.given]
        return MemberStarts(given, faults)

    def observing(self, values: Mapping[str, Floats], samples: int) -> None:
        return

    def _states(self, values: Mapping[str, Floats], count: int) -> tuple[Floats, Faults]:
        """The state of each member."""
        varied, plain = self.varying.of("initial"), self.varying.plain
        if not varied and not (begins_at_rest(plain, self.base["initial"]) and self.varying.of("input")):
            state = self.system.state.at(self.begin)
            return np.tile(state, (count, 1)), {}
        if not isinstance(plain, Mechanism) or self.system.state.begins:
            return self._one_by_one(values, count)
        if all(name.which != WHOLE for name in varied):
            return self._of_mechanism(plain, values, count)
        return started_whole(self.varying, self.system, plain, values) or self._one_by_one(values, count)

    def _of_mechanism(self, mechanism: Mechanism, values: Mapping[str, Floats], count: int) -> tuple[Floats, Faults]:
        columns = columns_of(self.varying, mechanism, values)
        base, activations = given_activations(mechanism, self.base["initial"])

        def initial(k: int) -> Any:
            return arguments(self.varying, {**self.base, "initial": base}, values, k)["initial"]

        states, faults = initial_states(mechanism, initial, columns, count)
        return np.hstack([states, np.tile(activations, (count, 1))]), faults

    def _one_by_one(self, values: Mapping[str, Floats], count: int) -> tuple[Floats, Faults]:
        """Each by the model's way from given values to a state."""
        states, faults = np.full((count, self.system.state.size), np.nan), Faults()
        start = self._way()
        for k in range(count):
            try:
                states[k] = start(arguments(self.varying, self.base, values, k))
            except PoinsotError as error:
                faults[k] = str(error)
        return states, faults

    def _way(self) -> Any:
        system, plain = self.system, self.varying.plain
        if isinstance(plain, Network):
            inputs = {**(self.base["inputs"] or {}), **{name.which: 0.0 for name in self.varying.of("input")}}
            equations = plain.equations_by(inputs)
            clock = np.full(system.state.size - equations.nx, self.begin)

            def start(given: Mapping[str, object]) -> Floats:
                initial = given["initial"]
                own: NetworkStates = equations
                if begins_at_rest(plain, initial) and self.varying.of("input"):
                    own = NetworkStates(plain.model, cast("Mapping[str, object]", given["inputs"]))
                return np.append(plain.initial_state(initial, own, self.begin), clock)

            return start
        if isinstance(plain, Mechanism):
            timed = system.state.begins is not None
            return lambda given: state_of(plain, given["initial"], self.base["inputs"], self.begin, timed)
        own = self.varying.model
        if isinstance(own, EquationSystem):
            return lambda given: own.start(given["initial"])
        return lambda given: read_state(system, given["initial"])


def begins_at_rest(plain: object, initial: object) -> bool:
    """Whether runs of a model begin at its operating point, which follows from its sources."""
    return isinstance(plain, Network) and (plain.analyses.at_rest or isinstance(initial, str))


def state_of(mechanism: Any, initial: Any, inputs: Any, begin: float, timed: bool) -> Floats:
    """The state, with the activations, in which a run begins; timed: it follows from given motions at that time."""
    if timed:
        return np.asarray(mechanism._starting(initial, inputs)(begin))
    begun, activations = given_activations(mechanism, initial)
    return np.append(mechanism.initial_state(begun), activations)


def started_whole(
    varying: Varying, system: System, mechanism: CompiledTree, values: Mapping[str, Floats], P: Floats | None = None
) -> tuple[Floats, Faults] | None:
    """The starts of mechanisms with whole given states, with the activations, if any.

    None where they are not of this size, have activations that are no numbers, or joints vary beside them.
    """
    varied, size = varying.of("initial"), mechanism.nq + mechanism.nv
    given = values[varied[0].given]
    if len(varied) > 1 or given.shape[1:] != (system.state.size,) or not (np.abs(given[:, size:]) <= STATE_LIMIT).all():
        return None

    def initial(k: int) -> Any:
        return given_activations(mechanism, given[k])[0]

    states, faults = initial_states(mechanism, initial, given[:, :size], len(given), P)
    return np.hstack([states, given[:, size:]]), faults


def columns_of(varying: Varying, mechanism: Any, values: Mapping[str, Floats]) -> list[tuple[str, str, Floats]]:
    """The initial values that vary, by joint and part."""
    varied = varying.of("initial")
    return [(*joint_and_part(mechanism, name.which), values[name.given]) for name in varied]


Group: TypeAlias = tuple[Floats, Floats, Driven, tuple[str, ...], MemberNumbers | None]


@dataclass(eq=False)
class ValuesRead:
    """The values read for n members.

    states   [n, nx] of networks            units   [n, nl + 1]: scale and energy scale
    initial  (joint, part) → values [n, k] that files of mechanisms give
    alone    rows that have to be read one by one
    rows     of each group of networks that switch, the numbers of what does
    driven   of each group of rows, what drives its sources, and which of them differ from member to member
    """

    states: Floats
    units: Floats
    initial: dict[tuple[str, str], Floats] = field(default_factory=dict)
    alone: list[int] = field(default_factory=list)
    driven: list[tuple[Ints, Driven, tuple[str, ...]]] = field(default_factory=list)
    rows: list[tuple[Ints, MemberNumbers]] = field(default_factory=list)


class NetworkReading:
    """Reads members of a family of networks.

    order  the equations of the network at the defaults, in whose order all members are solved
    begin  when runs begin      others  reads what switches; None: nothing does
    """

    def __init__(
        self, varying: Varying, initial: object, order: CausalEquations, begin: float, others: Others | None = None
    ) -> None:
        self.family, self.initial, self.order, self.begin = varying.model, initial, order, begin
        self.names, self.plain = varying.of("initial"), varying.plain
        self.at_rest = begins_at_rest(self.family.network, initial)
        self.inputs = varying.of("input") if self.at_rest else ()
        self.varied = sorted({self.family.parameter_names.index(name.which) for name in varying.of("parameter")})
        self.charts, self.others = Charts(order, is_timed(order)), others
        self.floors, self.usual = floors(order), Usual(InputSignals.of(order.driven))

    def read(self, P: Floats, values: Mapping[str, Floats]) -> ValuesRead:
        """Of members with the parameters P (n, np) and these values of what varies."""
        own = [np.reshape(values[name.given], (len(P), -1)) for name in (*self.names, *self.inputs)]
        places = np.cumsum([P.shape[1], *(each.shape[1] for each in own)])
        whole, size = np.hstack([P, *own]), len(P)
        told = ValuesRead(np.full((size, self.charts.size), np.nan), np.ones((size, self.charts.local_size + 1)))

        def of_group(
            p: list[Scalar], count: int
        ) -> tuple[Floats, Floats, Driven, tuple[str, ...], MemberNumbers | None]:
            initial = self.initial
            for name, first, end in zip(self.names, places, places[1:], strict=False):
                given = p[first] if values[name.given].ndim == 1 else p[first:end]
                if name.which == WHOLE:
                    initial = np.array(given, dtype=object if count > 1 else np.float64)
                    continue
                initial = with_initial(self.plain, initial, name.which, given)
            inputs = {name.which: p[at] for name, at in zip(self.inputs, places[len(self.names) :], strict=False)}
            return self._group(dict(zip(self.family.parameter_names, p, strict=False)), initial, inputs, count)

        varied, every = [*self.varied, *range(P.shape[1], whole.shape[1])], np.arange(size)
        for together in every[:, None] if self.at_rest else [every]:  # each rests elsewhere, found by numbers
            for rows, found in in_groups(whole[together], varied, of_group):
                self._tell(told, together[rows], found)
        return told

    def _tell(self, told: ValuesRead, rows: Ints, found: Group | Exception | None) -> None:
        if not isinstance(found, tuple):
            told.alone += rows.tolist()
            return
        told.states[rows], told.units[rows] = found[:2]
        told.driven.append((rows, found[2], found[3]))
        if found[4] is not None:
            told.rows.append((rows, found[4]))

    def _group(self, p: Mapping[str, Scalar], initial: object, inputs: Mapping[str, Scalar], count: int) -> Group:
        network = self.family.build(p)
        if parts_of(network) != parts_of(self.family.network):
            raise ModelError("other parts")
        equations = self.order.over(network.model)
        for _, machine, _ in equations.machines:
            _refuse_unsound(machine.tree.model, count)
        if not np.array_equal(floors(equations), self.floors, equal_nan=True):
            raise ModelError("other books")
        driven = NetworkStates(network.model, {**equations.inputs, **inputs}) if inputs else equations
        start = network.initial_state(initial, driven, self.begin)
        states = np.stack([*(on_rows(x, count) for x in start), *[np.full(count, self.begin)] * self.charts.clock], 1)
        others = self.usual.others(InputSignals.of(equations.driven))
        numbers = None if self.others is None or others else self.others.read(equations, start, count)
        return states, self._units(equations, start, count), equations.driven, others, numbers

    def _units(self, equations: CausalEquations, start: Any, count: int) -> Floats:
        """As `Charts.description` has them."""
        curvatures = [h[k, k] for h in equations.stiffness(list(start[: equations.nx])) for k in range(len(h))]
        found = np.ones((count, self.charts.local_size + 1))
        for k, x in enumerate(curvatures):
            curved = on_rows(x, count)
            usable = np.isfinite(curved) & (curved > 0)
            found[:, k] = np.where(usable, 1 / np.where(usable, curved, 1.0), 1.0)
        found[:, -1] = np.minimum(1.0, found[:, : len(curvatures)].max(axis=1, initial=-np.inf)) if curvatures else 1.0
        return found


class MechanismReading:
    """Reads members of a family of mechanisms: what their files give to start with, and what no body can be."""

    def __init__(self, varying: Varying, model: Model, driven: Callable[[Model], Driven]) -> None:
        self.family, self.model, self.driven, self.usual = (
            varying.model,
            model,
            driven,
            Usual(InputSignals.of(driven(model))),
        )
        self.varied = sorted({self.family.parameter_names.index(name.which) for name in varying.of("parameter")})

    def read(self, P: Floats, values: Mapping[str, Floats]) -> ValuesRead:
        """Of members with the parameters P (n, np)."""
        size = len(P)
        told = ValuesRead(np.zeros((size, 0)), np.zeros((size, 0)))
        usual = {key: np.asarray(x, dtype=float) for key, x in _given(self.model.initial).items()}

        def of_group(p: list[Scalar], count: int) -> tuple[dict[tuple[str, str], Floats], Driven, tuple[str, ...]]:
            named = dict(zip(self.family.parameter_names, p, strict=True))
            model = self.family.build(named)
            _refuse_unsound(model, count)
            # a row alone is of floats: then the model has what its file gives
            read = getattr(self.family.build, "initial", None)
            starts = model.initial if read is None or count == 1 else read(named)
            found = {key: np.stack([on_rows(x, count) for x in each], 1) for key, each in _given(starts).items()}
            if found.keys() != usual.keys() or _activations(model) != _activations(self.model):
                raise TypeError("other joints start elsewhere")
            driven = self.driven(model)
            return found, driven, self.usual.others(InputSignals.of(driven))

        differing = {key: np.tile(x, (size, 1)) for key, x in usual.items()}
        for rows, found in in_groups(P, self.varied, of_group):
            if not isinstance(found, tuple):
                told.alone += rows.tolist()
                continue
            for key, each in found[0].items():
                differing[key][rows] = each
            told.driven.append((rows, found[1], found[2]))
        told.initial = {key: x for key, x in differing.items() if (x != usual[key]).any()}
        return told


def _given(initial: Any) -> dict[tuple[str, str], Any]:
    """The numbers of initial values by joint and part."""
    return {
        (each.joint, part): getattr(each, part)
        for each in initial
        for part in ("guess", "position", "velocity")
        if getattr(each, part) is not None
    }


def _activations(model: Model) -> list[Scalar]:
    return [source.start for source in model.sources if source.remembers]


def _refuse_unsound(model: Model, count: int) -> None:
    """Refuse masses and moments that no rigid body has, by the law of `Inertia.fault`."""
    for body in model.bodies:
        ten = ten_of(body.inertia)
        if count > 1 and not any(map(is_column, ten)):
            continue
        m, h, six = (np.stack([on_rows(x, count) for x in part], 1) for part in (ten[:1], ten[1:4], ten[4:]))
        fine = np.asarray(sound(m[:, 0], h, six[:, [0, 1, 2, 1, 3, 4, 2, 4, 5]].reshape(-1, 3, 3)))
        if not fine.all():
            if fine.any():
                raise Divided(fine)
            raise ModelError("no rigid body is like this")


def ten_of(inertia: Inertia) -> list[Scalar]:
    """m, m c and the six numbers of I."""
    I_O = inertia.second_moment
    return [inertia.mass, *inertia.first_moment, I_O[0, 0], I_O[0, 1], I_O[0, 2], I_O[1, 1], I_O[1, 2], I_O[2, 2]]


class Usual:
    """What drives the sources of all members that say nothing else."""

    def __init__(self, signals: InputSignals) -> None:
        self.samples = _samples(signals)
        self.programs = {name: _program(function) for name, function in signals.timed.items()}

    def others(self, signals: InputSignals) -> tuple[str, ...]:
        """The sources with other functions of time, or with different ones from member to member.

        Errors  TypeError where other sources are functions of time, or other tables are sampled
        """
        if signals.timed.keys() != self.programs.keys() or _samples(signals) != self.samples:
            raise TypeError("other signals")
        return tuple(name for name, function in signals.timed.items() if _program(function) != self.programs[name])


def _samples(signals: InputSignals) -> str:
    return repr(sorted(signals.defaults.items()))


def _program(function: Callable[[Scalar], Scalar]) -> Any:
    """A function of time, as a program; None with a column in it."""
    try:
        found = trace(lambda t: function(t), {"t": ()}, {"value": ()}, "signal")
    except (TypeError, CompilerError):
        return None
    return [*found.instructions], [*found.outputs]
