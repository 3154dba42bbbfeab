"""`sensitivities`: a run with its derivatives by parameters, initial values and inputs.

How the numbers of modes depend on parameters: the matrices T of rows that see each other, by `motion.moding`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.ensembles.names import resolve
from poinsot.errors import CompilerError, ModelError, SimulationError
from poinsot.kernels.kernel import Kernel
from poinsot.kernels.tangents import tangent_kernel
from poinsot.motion.kernels import Variable
from poinsot.motion.observing import SampleBatch
from poinsot.motion.switching import CLOSED, FORWARD, FRICTION
from poinsot.motion.system import System
from poinsot.multibody.motions import is_list
from poinsot.run_options import OPTIONS, takes_options
from poinsot.sensitivity.columns import (
    STEP,
    Base,
    Tangents,
    base_of,
    columns_of,
    member_of,
    moved_along,
    start_moved,
    with_values,
)
from poinsot.sensitivity.impacts import KernelMoments
from poinsot.sensitivity.instants import Leaps
from poinsot.sensitivity.jumps import (
    Moved,
    formulas_of,
    halved,
    in_parts,
    moved_jumps,
    on_segments,
    still,
    told_by_formulas,
)
from poinsot.sensitivity.stages import Direction, Kernels, TangentStages
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.events import with_events
from poinsot.simulation.following import AcceptedSteps, course_for, follow
from poinsot.simulation.methods import OwnLoop, find_method
from poinsot.simulation.residual.run import together
from poinsot.simulation.results.trajectory import Trajectory

if TYPE_CHECKING:
    import xarray as xr


def moved_modes(moments: KernelMoments, steps: AcceptedSteps) -> dict[bytes, Floats]:
    """σ of a mode as bytes → its movement [p, ns], of the modes of a run that move.

    Errors  SimulationError where a mode asks for something else as soon as a number changes
    """
    switching, along = moments.switching, moments.along
    make: Any = None if switching is None else getattr(switching.modes, "make", None)
    if not hasattr(make, "moved") or not along.dp.any():
        return {}
    count, nx = len(along.dp), moments.stages.nx
    start = steps.instants[0] if steps.instants and steps.instants[0].step == 0 else None
    x = steps.x[0] if start is None or start.before[0] is None else start.before[0]
    segment, sigma = int(steps.segment[0]) if len(steps.t) else 0, np.zeros(switching.sigma_size)
    time = float(steps.t[0]) if len(steps.t) else 0.0
    given = moments.given(x, time, segment, sigma)
    moves = moments.moves(np.zeros((count, nx)), np.zeros(count), segment, sigma)
    data = moments.values(switching.kernels.data, given)
    d = moments.slopes(switching.kernels.data, given, moves, data)
    sizes = moments.sizes[:, None, None]
    found: dict[bytes, Floats] = {}
    for key, mode in steps.modes.items():
        moved = make.moved(mode, d["D"] * sizes, d["S"] * sizes, d["F"][..., 0] * moments.sizes[:, None])
        if moved is None:
            names = [switching.rows.names[i] for i in np.flatnonzero(mode == CLOSED)]
            raise SimulationError(
                f"{moments.system.name!r}: where {', '.join(map(repr, names[:6]))} are closed, what binds them is "
                "another as soon as one of the numbers changes, so that nothing has a derivative there: take "
                "differences of runs, or numbers beside these"
            )
        if moved.any():
            found[key] = np.pad(moved / sizes[:, 0], ((0, 0), (0, len(mode))))
    return found


SUFFIX = "_sensitivity"
_DIFFERENCES = {(-2, -1, 1, 2): (1, -8, 8, -1, 12), (0, 1, 2): (-3, 4, -1, 2), (0, -1, -2): (3, -4, 1, 2)}
"""Places beside a number, the weights of the slope there and what divides them: the first that the model may take."""
PARAMETER = "parameter"


class Sensitivity:
    """A model made ready once: called with numbers, it gives a run and its derivatives as plain arrays.

        of = Sensitivity(model, ["bodies.arm.mass", "elbow"], times=t, outputs=["joint_position"])
        run, slopes = of({"elbow": 0.3})             # slopes["joint_position"] (nt, nq, columns)

    names   of the columns. See `sensitivities` for all else
    """

    def __init__(self, model: object, to: Sequence[str], **options: Any) -> None:
        if not is_list(to) or not len(to) or not all(isinstance(name, str) for name in to):
            raise SimulationError(f"to must be a list of names, such as to=['bodies.arm.mass']; not {to!r:.60}")
        if len(set(to)) < len(to):
            raise SimulationError(f"to names {next(n for n in to if list(to).count(n) > 1)!r} more than once")
        self.varying = resolve(model, list(to), "to")
        self.base = base_of(self.varying, {n: options.pop(n, None) for n in ("initial", "inputs", "parameters")})
        self.events = options.pop("events", ())
        self.options = {name: value for name, value in options.items() if value is not None}
        first = member_of(self.varying, self.base)
        self.columns = columns_of(self.varying, first.system)
        self._still = False
        self.names = tuple(called for _, _, called in self.columns)

    def __call__(self, values: Mapping[str, object] | None = None) -> tuple[Trajectory, dict[str, Floats]]:
        """The run at these numbers, others as they were given, and the derivative of each output."""
        base = with_values(self.varying, self.base, values or {})
        run, variables = self.run(base)
        return run, {name: array for name, (_, array, _) in variables.items()}

    def run(self, base: Base) -> tuple[Trajectory, dict[str, Variable]]:
        """The run, and the derivatives of its variables, with dimensions and units."""
        system, holder = member_of(self.varying, base)
        system = with_events(system, self.events)
        self._refuse(system)
        traced = [name for name in base.inputs if name not in system.inputs.names]
        whole = base.initial if self.varying.plain is None else None
        course = course_for(system, whole, base.inputs, traced, self.options)
        method = find_method(course.method, course.control.fixed_step > 0)
        if isinstance(method, OwnLoop):
            raise SimulationError(
                f"sensitivities along a run of {method.name!r} are not there: its steps are not differentiated. Take "
                "'dop853' or another method with stages, which lands on events too"
            )
        if system.switching is None and together(system, method) is not None:
            raise SimulationError(
                f"{system.name!r} has laws that {method.name!r} solves together with its storage, and that is not "
                "differentiated: take 'dop853', where it has a flow, or differences of runs"
            )
        if course.signals.segments[0, 0] == course.signals.segments[-1, 1]:
            raise SimulationError(f"a run of {system.name!r} without length has no derivatives: let it last longer")
        run, steps = follow(system, course)
        self._refuse_sliding(system, steps)
        system = self._differentiated(system)
        shifts = self._shifts(system, base, course)
        along = self._directions(system, base)
        kernels = Kernels(system, steps.closed, bool(along.dp.any()))
        stages = TangentStages(kernels, method, course.signals, system.dynamics.constants(), base.p)
        moments = KernelMoments(
            stages, along, shifts, self._bounces(system, base), self._sizes(base), np.abs(steps.x).max(axis=0)
        )
        moments.along = along = along._replace(modes=moved_modes(moments, steps))
        steps = in_parts(stages, steps, along)
        frame = stages.frames(steps.x[:1])[0][:, 0]
        begin = float(course.signals.segments[0, 0])
        start = start_moved(self.varying, base, system, begin, self.columns, frame)
        if steps.instants and steps.instants[0].step == 0:
            first, sigma = steps.instants[0].before[0], steps.instants[0].before[1][None]
        else:
            first, sigma = None, steps.sigma[:1]
        first = steps.x[0] if first is None else first
        start = stages.settled(first[None], start[:, None], along, sigma)[:, 0]
        leaps = Leaps(moments) if steps.instants or shifts else None
        tangents = moved_along(stages, steps, start, along, leaps)
        while course.control.fixed_step <= 0 and tangents.long.any():
            steps = halved(stages, steps, tangents.long, along.resting(1))
            tangents = moved_along(stages, steps, start, along, leaps)
        return run, self._observed(system, holder, base, run, steps, along, tangents, course.signals.at(steps.times))

    def dataset(self, run: Trajectory, variables: Mapping[str, Variable]) -> xr.Dataset:
        """The run with its derivatives."""
        whole = dict(run.variables)
        for name, (dims, array, about) in variables.items():
            units = about.get("units", "")
            more = {"units": f"({units})/(unit of parameter)", "long_name": f"derivative of {name} by each parameter"}
            whole[name + SUFFIX] = dims, array, {**about, **more}
        labels = {**run.labels, PARAMETER: self.names}
        return Trajectory(whole, run.time, labels, run.attrs).to_dataset()

    def _differentiated(self, system: System) -> System:
        """The same System with kernels that have derivatives."""
        rows, written_out = system.switching, system.forms.written_out
        if rows is None or written_out is None or isinstance(rows.kernels.flow, Kernel):
            return system
        return with_events(written_out(), self.events)

    def _refuse(self, system: System) -> None:
        """The refusal of runs without derivatives here."""
        if system.dynamics.flow is None and system.switching is None:
            raise SimulationError(
                f"{system.name!r} has no flow: its laws are solved with its storage, and that has no sensitivities"
            )
        if any(name.what == PARAMETER for name in self.varying.names) and not system.dynamics.parameters:
            raise SimulationError(
                f"{system.name!r} is compiled for its numbers alone, so none of them can vary: take differences of runs"
            )
        rows = system.switching
        sees = rows is not None and "w" in rows.kernels.watch.outputs
        if sees and rows.kernels.along is None and any(name.what == PARAMETER for name in self.varying.names):  # type: ignore[union-attr]
            raise SimulationError(
                f"{system.name!r} switches by rows of its mechanisms, or by laws that are solved beside its switches: "
                "its modes are compiled for its numbers alone, so none of them can vary. Take differences of runs, as "
                "`po.fit` does then, or vary initial values and inputs"
            )

    def _refuse_sliding(self, system: System, steps: AcceptedSteps) -> None:
        """Directions of sliding in space belong to the state, and stand in σ."""
        switching = system.switching
        if switching is None:
            return
        rows = np.flatnonzero(np.bincount(switching.rows.element[switching.rows.kind == FRICTION], minlength=1) > 1)
        slid = [e for e in rows for i in steps.instants if (i.after[2][switching.rows.element == e] >= FORWARD).any()]
        if slid:
            raise SimulationError(
                f"the contact {switching.elements.names[slid[0]]!r} of {system.name!r} slides in space, and the "
                "direction in which it does is not differentiated: take differences of runs"
            )

    def _shifts(self, system: System, base: Base, course: Course) -> dict[int, Floats]:
        """How moments at which a signal jumps or bends move along each column, by the segment that begins there.

        Those of formulas by what these decide on; others by differences of fourth order of what was found
        Errors  SimulationError where there are others for other numbers, or other samples of inputs
        """
        if self._still or not (system.inputs.breakpoints or system.inputs.timed or system.inputs.defaults):
            return {}
        segments = course.signals.segments
        own, columns = _rough(segments), len(self.columns)
        slopes = np.zeros((len(segments), columns))
        formulas = formulas_of(system)
        moves = {name: {c: np.zeros(columns) for c, _ in each.constants} for name, each in formulas.items()}
        for k, (name, _, _) in enumerate(self.columns):
            if name.what != PARAMETER:
                continue
            at = float(base.p[base.names.index(name.which)])
            if told_by_formulas(system, self._around(base, name.given, at, [(1,), (-1,)])[0][0], same=True):
                continue
            near, size = self._around(base, name.given, at, [(-2, -1, 1, 2)])
            if formulas and all(told_by_formulas(system, each) for each in near):
                for source, its in moves.items():
                    a, b, c, d = (np.array([v for _, v in formulas_of(each)[source].constants]) for each in near)
                    for row, slope in zip(its.values(), (8 * (c - b) - (d - a)) / (12 * size), strict=True):
                        row[k] = slope
                continue
            # a small change tells whether moments move at all
            one = self._moments(base, name.given, at + 1e-6 * (abs(at) or 1.0), own, course)
            if np.array_equal(one, segments[own, 0]):
                continue
            a, b, c, d = (self._moments(base, name.given, at + s * size, own, course) for s in (-2, -1, 1, 2))
            slopes[own, k] = (8 * (c - b) - (d - a)) / (12 * size)
        if any(row.any() for its in moves.values() for row in its.values()):
            begin, end = float(segments[0, 0]), float(segments[-1, 1])
            moved = [moved_jumps(source, each, moves[source], columns, begin, end) for source, each in formulas.items()]
            moved.append(still(system, begin, end, columns))
            slopes += on_segments(system.name, moved, segments[:, 0], end)
        found = {int(k): slopes[k] for k in np.flatnonzero(slopes.any(axis=1))}
        self._still = not found
        return found

    def _around(self, base: Base, given: str, at: float, ways: Sequence[tuple[int, ...]]) -> tuple[list[System], float]:
        """The Systems at places around the value of a number, and how far these are apart: as far as it may go."""
        refused: ModelError | None = None
        for nearer, places in product((1, 100, 10_000), ways):  # a duty of 0.999 may not go to 1.001
            size = STEP / nearer * (abs(at) or 1.0)
            try:
                return [self._system(base, given, at + s * size) for s in places], size
            except ModelError as error:
                refused = error
        raise SimulationError(f"{given!r} has no values around {at:g} to be differentiated by: {refused}")

    def _system(self, base: Base, given: str, value: float) -> System:
        """The System at another value of one number."""
        return member_of(self.varying, with_values(self.varying, base, {given: value})).system

    def _moments(self, base: Base, given: str, value: float, own: NDArray[np.intp], course: Course) -> Floats:
        """The moments of a run with another value of one number."""
        moved = self._system(base, given, value)
        traced = [each for each in base.inputs if each not in moved.inputs.names]
        signals = course_for(moved, None, base.inputs, traced, self.options).signals
        there = _rough(signals.segments)
        if len(there) != len(own) or not np.array_equal(signals.values[0], course.signals.values[0]):
            raise SimulationError(
                f"how often a signal of {moved.name!r} jumps or bends in the run, or its samples, depend on {given!r}, "
                "and that is not differentiated: take differences of runs"
            )
        return np.asarray(signals.segments[there, 0])

    def _bounces(self, system: System, base: Base) -> tuple[Floats, Floats]:
        """How restitutions, and coefficients of friction, move along each column: they are numbers of a member."""
        elements = None if system.switching is None else system.switching.elements
        own: Sequence[Floats] = () if elements is None else (elements.restitution, elements.kinetic)
        found = np.zeros((len(self.columns), 2, len(own[0]) if own else 0))
        for row, (name, _, _) in zip(found, self.columns, strict=True):
            if name.what == PARAMETER and found.size:  # events alone have no rows
                row[:] = self._slope_of_bounces(base, name.given, float(base.p[base.names.index(name.which)]))
        return found[:, 0], found[:, 1]

    def _slope_of_bounces(self, base: Base, given: str, at: float) -> Floats:
        """Derivatives of restitutions and coefficients of friction, from one side at an end of a number's range."""
        refused: SimulationError | None = None
        for places, (*weights, least) in _DIFFERENCES.items():
            try:
                near, size = self._around(base, given, at, [places])
            except SimulationError as error:
                refused = error
                continue
            numbers = [(s.elements.restitution, s.elements.kinetic) for s in (each.switching for each in near) if s]
            return np.asarray(np.tensordot(weights, np.array(numbers), 1) / (least * size))
        assert refused is not None
        raise refused

    def _directions(self, system: System, base: Base) -> Direction:
        """How inputs and constants move along each column."""
        count = len(self.columns)
        du, dp = np.zeros((count, len(system.inputs.names))), np.zeros((count, len(base.p)))
        for k, (name, _, _) in enumerate(self.columns):
            if name.what == "input":
                du[k, system.inputs.names.index(name.which)] = 1.0
            elif name.what == PARAMETER:
                dp[k, base.names.index(name.which)] = 1.0
        prepare: Any = system.dynamics.prepare
        dc = np.zeros((count, system.dynamics.constants_size))
        if prepare is not None:
            if not isinstance(prepare, Kernel):
                raise SimulationError(f"the matrices of {system.name!r} are made by numbers, and not differentiated")
            dc = np.asarray(tangent_kernel(prepare)(base.p, dp))
        return Direction(du, dc, dp)

    def _sizes(self, base: Base) -> Floats:
        """Of what size each column's number is."""
        found = np.ones(len(self.columns))
        for k, (name, _, _) in enumerate(self.columns):
            if name.what == PARAMETER:
                found[k] = abs(base.p[base.names.index(name.which)]) or 1.0
            elif name.what == "input" and isinstance(given := base.inputs.get(name.which), float):
                found[k] = abs(given) or 1.0
        return found

    def _observed(
        self,
        system: System,
        holder: Any,
        base: Base,
        run: Trajectory,
        steps: AcceptedSteps,
        along: Direction,
        tangents: Tangents,
        inputs: Floats,
    ) -> dict[str, Variable]:
        """The derivatives of the variables of a run."""
        skip = len(steps.times) - len(run.time)
        times, states = steps.times[skip:], Moved(steps.states[skip:], tangents.states[:, skip:])
        du = np.broadcast_to(along.du[:, None], (len(along.du), len(times), along.du.shape[1]))
        kept: Any = steps.kept[skip:] if steps.kept.size else None
        if kept is not None and along.modes:
            kept = Moved(kept, along.moves(kept)["sigma"])
        batch: Any = SampleBatch(times, states, Moved(inputs[skip:], du), kept)  # type: ignore[arg-type]
        found: dict[str, Variable] = {}
        before = None if holder is None else holder.p
        try:
            if holder is not None:
                holder.p = Moved(base.p, along.dp)
            for name, (dims, array, about) in run.variables.items():
                if name not in system.books.observations or name == "constraint_error":
                    continue
                one = system.books.observations[name]
                try:
                    value = one.value(batch)
                except (SimulationError, CompilerError) as error:
                    raise SimulationError(
                        f"the output {name!r} of {system.name!r} has no derivative: {error}. Name others, as in "
                        "outputs=['joint_position']"
                    ) from None
                slopes = _tangents(value, array, len(self.columns))
                if one.turns:
                    slopes = slopes * np.sign((value.value * array).sum(axis=-1))[..., None]
                found[name] = self._variable(dims, slopes, about)
        finally:
            if holder is not None:
                holder.p = before
        ports = len(system.books.port_names)
        energies = tangents.energies[:, skip:]
        for name, own in (("energy_supplied", energies[..., :ports]), ("energy_dissipated", energies[..., ports:])):
            if name in run.variables:
                dims, _, about = run.variables[name]
                found[name] = self._variable(dims, own, about)
        if "energy_storage" in found and "energy_stored" in run.variables:
            dims, _, about = run.variables["energy_stored"]
            found["energy_stored"] = (*dims, PARAMETER), found["energy_storage"][1].sum(axis=1), dict(about)
        return found

    def _variable(self, dims: tuple[str, ...], slopes: Floats, about: Mapping[str, str]) -> Variable:
        """A variable with the columns last."""
        return (*dims, PARAMETER), np.ascontiguousarray(np.moveaxis(slopes, 0, -1)), dict(about)


def _rough(segments: Floats) -> NDArray[np.intp]:
    """The segments that begin with a kink or a jump."""
    return np.flatnonzero(segments[:, 2] > segments[:, 0])


def _tangents(value: object, array: Floats, count: int) -> Floats:
    """Tangents [p, nt, …]; zeros of what does not move."""
    if isinstance(value, Moved):
        return value.tangents
    return np.zeros((count, *array.shape))


@takes_options(*OPTIONS)
def sensitivities(
    model: object,
    to: Sequence[str],
    time: float | None = None,
    *,
    initial: object = None,
    inputs: Mapping[str, object] | None = None,
    parameters: Mapping[str, float] | None = None,
    outputs: Sequence[str] | None = None,
    **options: Any,
) -> xr.Dataset:
    """A run and its derivatives by numbers of the model, exact for the steps that were taken.

        po.sensitivities(pendulum, to=["bodies.lower.mass", "elbow"], time=2.0).joint_position_sensitivity

    model     what `ensemble` takes
    to        names as of `ensemble`: parameters, addresses ("bodies.lower.mass"), initial values ("elbow",
              "elbow.velocity", "C1.voltage"), inputs. A joint of several freedoms has a column for each, "ball[0]", …,
              along the freedom
    initial, inputs, parameters, outputs, options   as of `simulate`: time, times, samples, start, rtol, atol, method
              (all but "moreau"), step, max_step, max_steps, events
    Returns   the dataset of `simulate`, bit for bit, and of each variable v observed, of energy_supplied,
              energy_dissipated and energy_stored, v_sensitivity along one dimension more, "parameter": ∂v/∂(number)
    Errors    `SimulationError` for names that the model has not, with the nearest; for methods, systems and outputs
              that are not differentiated. `KeyboardInterrupt` after Ctrl-C, with the run so far, a `Trajectory`, in its
              `partial` while that was made
    Law       equals differences of runs; of linear systems, variation of constants: tests/sensitivity/
    Source    Bock, Internal differentiation (1981); Hairer, Nørsett & Wanner I, §I.14
    """
    given = {"time": time, "initial": initial, "inputs": inputs, "parameters": parameters, "outputs": outputs}
    of = Sensitivity(model, to, **given, **options)
    run, variables = of.run(of.base)
    return of.dataset(run, variables)
