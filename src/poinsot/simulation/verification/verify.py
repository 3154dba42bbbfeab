"""A run checked by another: stretches between its samples, integrated from stored states by another method.

What is stored at the first sample of a stretch is the whole state, and the log tells what was open or closed there; so
nothing is shared with the run but the model. Law: right runs pass, damaged ones fail, tests/simulation/
test_verification.py. Units: times [s]. Source: Hairer, Nørsett & Wanner 1993, §II.4 (errors of steps and their order).

The error allowed in a step at a sample, by components of the state.

Units: those of the state. Law: tests/simulation/test_verification.py. Source: Hairer, Nørsett & Wanner 1993, §II.4.

The whole state and the modes of a run, read back from its stored variables.

Law  the states of a run are those that its loop has sampled, bit for bit but for a time that is part of them,
tests/simulation/test_verification.py
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Literal, TypeAlias, cast

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Ints, Vector
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.control.controller import Controller
from poinsot.control.ticks import read_controllers
from poinsot.errors import PoinsotError, SimulationError
from poinsot.motion.kernels import Preparation
from poinsot.motion.switching import OPEN, Switching
from poinsot.motion.system import System
from poinsot.multibody.stretches import Stretch as Along
from poinsot.networks.machine import Machine
from poinsot.records import dataclass
from poinsot.run_options import OPTIONS, RunOptions
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.events import Event, state_names, with_events
from poinsot.simulation.methods import Method, TimeStepping, find_method
from poinsot.simulation.models import Movable, as_stepped, system_of
from poinsot.simulation.plan import LARGE_IMPLICIT
from poinsot.simulation.results.events import mode_words
from poinsot.simulation.results.ledger import Recorded, bound_at, refuse_other_runs
from poinsot.simulation.verification.momentum import MomentumBalance, balance, floating, pushed_by
from poinsot.simulation.verification.shot import How, Made, Memory, Shooter, ShotEnd, begun_by
from poinsot.simulation.verification.verification import RunStretch, Verification

Modes: TypeAlias = Ints
TIME = "time"
_NAMED = 4


def states_of(run: Recorded, system: System) -> tuple[Vector, tuple[str, ...]]:
    """The states [nt, nx] at the samples of a run, and the name of each component by the run's variables.

    Errors  SimulationError for a run of another model, or one that has not kept all of the state
    """
    times = np.asarray(run[TIME], dtype=np.float64)
    found = np.full((len(times), system.state.size), np.nan)
    names = list(system.state.names or (f"x[{k}]" for k in range(system.state.size)))
    known = np.zeros(system.state.size, dtype=bool)
    for name, k in state_names(system).items():
        variable, labels, place = _place(system, name)
        names[k] = name if variable in system.books.observations else names[k]
        if variable not in run or (labels and variable not in system.books.observations):
            continue
        dimension = labels and system.books.observations[variable].dims[0]
        if dimension and [str(each) for each in np.asarray(run[dimension])] != [*system.books.labels[dimension]]:
            raise _another(run, system, f"its {dimension}s are others")
        values = np.asarray(run[variable], dtype=np.float64)
        if values.shape != ((len(times), len(system.books.labels[dimension])) if dimension else (len(times),)):
            raise _another(run, system, f"{variable!r} has the shape {values.shape} in it")
        found[:, k], known[k] = values[:, place] if dimension else values, True
    if system.state.begins is not None and TIME in names and not known[k := names.index(TIME)]:
        found[:, k], known[k] = times, True
    if not known.all():
        lacking = [names[k] for k in np.flatnonzero(~known)]
        more = f" and {len(lacking) - _NAMED} more" if len(lacking) > _NAMED else ""
        raise SimulationError(
            f"the run of {run.attrs.get('system')!r} cannot be checked, since it has not kept the whole state of "
            f"{system.name!r}: there is no {', '.join(map(repr, lacking[:_NAMED]))}{more}. Name the variables of its "
            "state among the outputs of the run, or leave outputs out; or give the model that ran."
        )
    return found, tuple(names)


def _place(system: System, name: str) -> tuple[str, str, int]:
    """The variable, the label and its number of an entry of the state."""
    match = re.fullmatch(r"(.*?)\[(.*)\]", name, re.DOTALL)
    if match is None or match[1] not in system.books.observations:
        return name, "", 0
    variable, label = match[1], match[2]
    return variable, label, system.books.labels[system.books.observations[variable].dims[0]].index(label)


def _another(run: Recorded, system: System, why: str) -> SimulationError:
    return SimulationError(
        f"the run of {run.attrs.get('system')!r} is not one of {system.name!r}: {why}. Give the model that ran."
    )


def modes_of(run: Recorded, switching: Switching, times: Vector) -> Modes:
    """The mode of every row [nt, m] at times, as the log of a run tells it: the last event of the row before, else
    what its first was before; a row without events is as runs begin.

    Errors  SimulationError for a log with rows that the model has not
    """
    names, begins = switching.rows.names, switching.rows.begins
    begins = np.zeros(len(names), dtype=np.int64) if begins is None else begins
    found = np.tile(begins, (len(times), 1))
    if "event_row" not in run:
        return found
    rows = np.array([str(each) for each in np.asarray(run["event_row"])])
    moments = np.asarray(run["event_time"], dtype=np.float64)
    before, after = (np.array([str(each) for each in np.asarray(run[f"event_{side}"])]) for side in ("before", "after"))
    for r, name in enumerate(switching.rows.names):
        own = np.flatnonzero(rows == name)
        if not len(own):
            continue
        words = {word: mode for mode, word in mode_words(switching, r).items()}
        last = np.searchsorted(moments[own], times, side="right") - 1
        told = [words.get(after[own[k]] if k >= 0 else before[own[0]], OPEN) for k in last.tolist()]
        found[:, r] = told
    return found


_SMALL = 1e-6  # of a local coordinate, for the slopes of the chart, which need no more than a few digits
_ROUNDINGS = 4  # of a coordinate that none of the local ones changes, such as w of a quaternion at rest


def allowed_in_a_step(system: System, states: Vector, rtol: float, atol: ArrayLike) -> Vector:
    """Σᵢ |∂(x₀ ⊞ ξ)ⱼ/∂ξᵢ| (atolᵢ sᵢ + rtol · size of ξᵢ) of every component j of the state [nx], at states [n, nx].

    The size of ξᵢ is the largest of the coordinate that scales it, or 1.
    """
    unit, scaled = system.state.units, np.asarray(system.state.magnitude) >= 0
    largest = np.abs(states).max(axis=0)
    sizes = np.where(scaled, largest[np.where(scaled, system.state.magnitude, 0)], 1.0)
    errors = np.broadcast_to(np.asarray(atol, dtype=np.float64), unit.shape) * unit + rtol * sizes
    n, size = system.state.local_size, system.state.size
    # local coordinates of which the chart is differentiated one by one
    if system.state.retract is None or (n == size and n > 1000):
        return at_least_rounding(errors, largest)
    x, steps = np.tile(states[-1], (n, 1)), _SMALL * np.eye(n)
    chart = cast(Preparation, system.state.retract).ufunc
    apart = np.asarray(chart(x, steps)) - np.asarray(chart(x, -steps))
    return at_least_rounding(errors @ np.abs(apart / (2 * _SMALL)), largest)


def at_least_rounding(errors: Vector, largest: Vector) -> Vector:
    """Errors that are not below some roundings of the largest values."""
    found: Vector = np.maximum(errors, _ROUNDINGS * np.spacing(largest))
    return found


# Which stretches of a run are integrated again: drawn at random, half of them where something has happened.

_ROUNDING = 1e-9  # of a step: sums of a million of them
_NEAR = 1e-6
"""Of the time between two samples: so near to a jump a sample may be on its other side."""


@dataclass(frozen=True, eq=False)
class Happened:
    """The log of a run: times [s] of all that happened, and of what made the state jump; elements by name."""

    times: Vector
    jumps: Vector
    elements: frozenset[str]

    def within(self, begin: float, end: float) -> int:
        """How much has happened between two times."""
        return int(np.count_nonzero((self.times >= begin) & (self.times <= end)))


def happened_in(run: Recorded) -> Happened:
    """The events in the log of a run."""
    if "event_time" not in run:
        return Happened(np.zeros(0), np.zeros(0), frozenset())
    times = np.asarray(run["event_time"], dtype=np.float64)
    kinds = np.array([str(each) for each in np.asarray(run["event_kind"])], dtype=str)
    jumped = (np.asarray(run["event_impulse"], dtype=np.float64) != 0) | (kinds == "event")
    return Happened(times, times[jumped], frozenset(str(each) for each in np.asarray(run["event_element"])))


def chosen(
    times: Vector, step: float, happened: Happened, count: int, clearance: float, rng: np.random.Generator
) -> list[tuple[int, int]]:
    """The numbers of the first and the last sample of so many stretches, in the order of time; 0: all.

    step       the length of a step of the run: a stretch is at least so long where there are samples enough
    clearance  how far from a jump a stretch must begin and end [s]
    """
    last = len(times) - 1
    across = int(np.searchsorted(times - times[0], step * (1 - _ROUNDING))) if last > 0 else 0
    across = max(1, min(across, last))
    firsts = np.arange(0, last + 1 - across) if count else np.arange(0, last + 1 - across, across)
    apart = np.maximum(clearance, _NEAR * np.diff(times).min(initial=np.inf))
    clear = np.array([not np.any(np.abs(happened.jumps - t) <= apart) for t in times.tolist()], dtype=bool)
    firsts = firsts[clear[firsts] & clear[firsts + across]]
    if count and len(firsts) > count:
        eventful = firsts[[happened.within(times[k], times[k + across]) > 0 for k in firsts.tolist()]]
        own = rng.choice(eventful, min(len(eventful), count // 2), replace=False)
        rest = rng.choice(np.setdiff1d(firsts, own), count - len(own), replace=False)
        firsts = np.sort(np.concatenate([own, rest]))
    return [(int(k), int(k) + across) for k in firsts.tolist()]


TIGHTER = 1e-2
"""The tolerances of the method that checks, as a share of the run's."""
MARGIN = 100.0
"""How many errors of a step a stretch may miss for each of its steps; the examples miss up to 5 at 1e-6 and 1e-11."""
MARGIN_OF_ORDER = 10.0
"""The same of fixed steps, of the error that their order foretells from that with half the step."""
SHORTER = ((0.5, 0.5), (0.5, 0.25), (0.5, 0.75), (0.7, 0.4), (0.85, 0.6), (1.0, 0.3), (0.6, 0.2), (0.35, 0.5))
"""Shares of the run's step, and of the last step of a stretch that ends between steps; one may be right by chance."""
FIXED = 1e-11, np.array(1e-12)
"""rtol and atol below which fixed steps are not told from exact ones."""
NUDGE = 100.0
"""Errors of a step by which the start of a stretch is moved, to see how errors grow on the way."""
ROUNDED = 1e-6  # of a step: moments so near are one, as in `steps_as_times`
STEPS_TRIED = 50_000
"""Of a method on a stretch: an explicit one takes more where something is stiff, and another is tried."""
CLEAR_STEPS = 4
"""So far from an impact stretches of time-stepping begin and end, which tells its moment to a step."""


def checked(run: Recorded, made: Made, stretches: int | Literal["all"] = 8, seed: int | None = None) -> Verification:
    """The run checked by another method, from its origin: `poinsot.verify`."""
    seed = int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed
    count = 0 if stretches == "all" else stretches
    if not isinstance(count, (int, np.integer)) or isinstance(count, bool) or (count < 1 and stretches != "all"):
        raise SimulationError(f"stretches says how many are checked, 1 or more, or 'all'; not {stretches!r:.40}")
    refuse_other_runs(run, "what is checked is a run")
    if made.model is None:
        raise SimulationError("nothing is known of the model of this run: give it, as in verify(run, model)")
    acting, given = read_controllers(made.controllers, dict(made.inputs), made.model)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of starts and options: those of the run were told when it was made
        check = _check_of(run, made, acting, given)
        found = tuple(check.stretches(count, np.random.default_rng(seed)))
        momenta = tuple(_momenta(run, made.model, check.happened))
    return Verification(str(run.attrs.get("system", "")), str(run.attrs.get("method", "")), found, momenta, seed)


def _check_of(run: Recorded, of: Made, acting: Sequence[Controller], given: Mapping[str, object]) -> _Check:
    """A run beside the System that it is to be of."""
    told = str(run.attrs.get("own_method") or run.attrs.get("method", ""))
    try:
        method = find_method(told)
    except SimulationError:  # of another version
        method = None
    times = np.asarray(run["time"], dtype=np.float64)

    def made(one: Movable, extra: Event | Sequence[Event]) -> tuple[System, Sequence[str], Vector, tuple[str, ...]]:
        system, _, traced = system_of(one, given, of.parameters, begun_by(run, of.model))
        states, names = states_of(run, system)
        other = None if system.forms.restarts is None or not len(states) else system.forms.restarts(states[0])
        system = with_events(system if other is None else other, extra)
        switching = system.switching
        if switching is not None:
            events = replace(switching.events, terminal=np.zeros(len(switching.events.ways), dtype=bool))
            system = replace(system, switching=replace(switching, events=events))
        return replace(system, wishes={}), traced, states, names

    assert of.model is not None
    system, traced, states, names = made(of.model, of.events)
    start = states[0] if len(states) else system.state.initial
    own = reference = Shooter(system, given, traced, acting, float(times[0]), start)
    if isinstance(method, TimeStepping):
        stepped, traced, _, _ = made(as_stepped(of.model, told), ())
        own = Shooter(stepped, given, traced, acting, float(times[0]), start)
    return _Check(run, told, method, times, states, names, happened_in(run), reference, own)


@dataclass(frozen=True, eq=False)
class _Check:
    """A run, and what integrates it again: another method, and its own with half the step.

    told           its method by name, one's own by its text
    states, names  at its samples, by component
    """

    run: Recorded
    told: str
    method: Method | None
    times: Vector
    states: Vector
    names: tuple[str, ...]
    happened: Happened
    reference: Shooter
    own: Shooter

    @property
    def step(self) -> float:
        """The fixed step [s], 0 of adaptive ones."""
        return float(self.run.attrs.get("step", 0.0))

    @property
    def span(self) -> float:
        """From the first sample to the last [s]."""
        return float(self.times[-1] - self.times[0]) if len(self.times) else 0.0

    @property
    def steps_per_second(self) -> float:
        """Of the run, in the mean."""
        return float(self.run.attrs.get("steps", 0)) / self.span if self.span else 0.0

    @property
    def tolerances(self) -> tuple[float, Vector]:
        """rtol and atol that the run was asked for."""
        if self.step:
            return FIXED
        return float(self.run.attrs["rtol"]), np.asarray(self.run.attrs["atol"], dtype=np.float64)

    def stretches(self, count: int, rng: np.random.Generator) -> Iterator[RunStretch]:
        """The stretches drawn, each integrated again."""
        if len(self.times) < 2:
            return
        longest = self.step or 1 / max(self.steps_per_second, 1 / self.span)
        clearance = CLEAR_STEPS * self.step if isinstance(self.method, TimeStepping) else 0.0
        walk = bool(self.reference.controllers)
        drawn = chosen(self.times, 0.0 if walk else longest, self.happened, 0 if walk else count, clearance, rng)
        ways = [*self._ways()]
        if not walk:
            for first, last in drawn:
                yield self._judged(first, last, ways, None)[0]
            return
        wanted, ticks = {*drawn}, None
        for first in range(len(self.times) - 1):
            judged, ticks = self._judged(first, first + 1, ways, ticks)
            if (first, first + 1) in wanted:
                yield judged
            if ticks is None:
                return

    def _ways(self) -> Iterator[How]:
        """Methods of another kind, the quickest first, at tighter tolerances."""
        rtol, atol = self.tolerances
        system = self.reference.system
        explicit = system.dynamics.flow is not None or system.switching is not None
        implicit = system.state.local_size <= LARGE_IMPLICIT or system.dynamics.stages is not None
        name = "" if self.method is None else self.method.name
        if name == "dop853" or not explicit:
            names = ["radau9", "radau", "gauss", "dop853"]
        else:
            names = ["dop853", "radau9", "radau", "gauss"]
        names = [each for each in names if each != name] + [each for each in names if each == name]
        for each in names:
            if (isinstance(find_method(each), Collocation) and implicit) or (each == "dop853" and explicit):
                options: RunOptions[str] = {
                    "rtol": max(TIGHTER * rtol, OPTIONS["rtol"].least), "atol": TIGHTER * atol,
                    "max_step": max(self.span / 100, 1e-300), "max_steps": STEPS_TRIED,
                }  # fmt: skip
                yield How(each, options)

    def _judged(self, first: int, last: int, ways: list[How], ticks: Memory | None) -> tuple[RunStretch, Memory | None]:
        """A stretch integrated again by the first way that can, which is taken first from then on."""
        begin, end = float(self.times[first]), float(self.times[last])
        why = "no method can integrate it"
        for way in [*ways]:
            shot = self._shot(self.reference, way, first, last, ticks)
            if not shot.fault:
                ways.remove(way)
                ways.insert(0, way)
                return self._compared(first, last, way, shot, ticks), shot.ticks
            why = shot.fault
        return RunStretch(begin, end, "", np.nan, np.nan, np.nan, ways[-1].name if ways else "", 0, 0, why), None

    def _shot(
        self, shooter: Shooter, way: How, first: int, last: int, ticks: Memory | None, moved: Vector | float = 0.0
    ) -> ShotEnd:
        """From one sample to another; a refusal by the package is a fault of it."""
        begin, end = float(self.times[first]), float(self.times[last])
        state, mode = self.states[first] + moved, None
        if shooter is self.reference and shooter.system.switching is not None and shooter is self.own:
            mode = modes_of(self.run, shooter.system.switching, self.times[first : first + 1])[0]
        try:
            return shooter.shoot(way, begin, end, state, mode, ticks, slack=self._slack)
        except PoinsotError as error:
            return ShotEnd(state, str(error), 0, np.zeros(0), None)

    @property
    def _slack(self) -> float:
        """The distance that stored states may be beyond their limits, by the error allowed."""
        rtol, atol = self.tolerances
        return MARGIN * (rtol + float(np.max(atol)))

    def _compared(self, first: int, last: int, way: How, shot: ShotEnd, ticks: Memory | None) -> RunStretch:
        """The state stored at the end, beside the end of the shot."""
        begin, end = float(self.times[first]), float(self.times[last])
        defects = np.abs(self.states[last] - shot.state)
        asked = allowed_in_a_step(self.reference.system, self.states[[first, last]], *self.tolerances)
        allowed = MARGIN * max(1.0, self.steps_per_second * (end - begin))
        if self.step:
            asked, allowed = self._foretold(first, last, way, shot, defects, allowed * asked, ticks), MARGIN_OF_ORDER
        elif np.any(defects > allowed * asked):
            asked = asked + self._grown(first, last, way, asked, shot, ticks)
        k = int(np.argmax(defects / np.maximum(asked, np.finfo(float).tiny)))
        within = self.happened.within(begin, end)
        return RunStretch(begin, end, self.names[k], float(defects[k]), float(asked[k]), float(allowed), way.name,
                       shot.steps, within)  # fmt: skip

    def _grown(self, first: int, last: int, way: How, asked: Vector, shot: ShotEnd, ticks: Memory | None) -> Vector:
        """The growth of an error of a step from the beginning to the end."""
        grown = np.zeros_like(asked)
        for signs in (np.ones_like(asked), np.where(np.arange(len(asked)) % 2, 1.0, -1.0)):
            moved = self._shot(self.reference, way, first, last, ticks, NUDGE * signs * asked)
            if not moved.fault:
                grown = np.maximum(grown, np.abs(moved.state - shot.state) / NUDGE)
        return grown

    def _foretold(
        self, first: int, last: int, way: How, shot: ShotEnd, defects: Vector, floor: Vector, ticks: Memory | None
    ) -> Vector:
        """The error to be expected of fixed steps, by their order from that of shorter ones; until the defects are."""
        foretold = floor / MARGIN_OF_ORDER
        unit = foretold / MARGIN
        for left in chain(self._left(first, last, shot, unit, ticks), self._left_before(first, way, unit, ticks)):
            foretold = np.maximum(foretold, left * unit)
            if np.all(defects <= MARGIN_OF_ORDER * foretold):
                break
        return foretold

    def _left(self, first: int, last: int, shot: ShotEnd, unit: Vector, ticks: Memory | None) -> Iterator[float]:
        """The errors that fixed steps leave at the end of a stretch by steps of other sizes."""
        if self.method is None:
            return
        begin, end = float(self.times[first]), float(self.times[last])
        between = self._is_between(first) or self._is_between(last)
        order = max(self.method.order, self.method.dense_order) + 1 if between else self.method.order
        for share, phase in SHORTER:
            count = max(1.0, np.ceil((end - begin) / (share * self.step) - ROUNDED))
            size = (end - begin) / (count - (phase if between else 0.0))
            found = self._shot(self.own, How(self.told, {"step": size}, between), first, last, ticks)
            if found.fault:
                return
            yield max(1.0, self.step / size) ** order * float(np.max(np.abs(found.state - shot.state) / unit))

    def _left_before(self, first: int, way: How, unit: Vector, ticks: Memory | None) -> Iterator[float]:
        """Those at its beginning, of a step before, where the sample there is of the dense output."""
        before = int(np.searchsorted(self.times, self.times[first] - self.step, side="right")) - 1
        if self._is_between(first) and before >= 0 and ticks is None:
            shot = self._shot(self.reference, way, before, first, None)
            if not shot.fault:
                yield from self._left(before, first, shot, unit, None)

    def _is_between(self, sample: int) -> bool:
        """True for a sample between the ends of a step."""
        phase = float(self.times[sample] - self.times[0]) / self.step
        return abs(phase - round(phase)) > ROUNDED


def _momenta(run: Recorded, model: object, happened: Happened) -> Iterator[MomentumBalance]:
    """The balance of everything that floats in a mechanism, or in those of a network."""
    fixed = "step" in run.attrs
    bound = bound_at(float(run.attrs["rtol"]), fixed)
    for mechanism, prefix, ports in _mechanisms(model):
        q, v = f"{prefix}joint_position", f"{prefix}joint_velocity"
        if q not in run or v not in run:
            continue
        told = mechanism.tree.model
        parts = floating(told)
        if not parts:
            continue
        rows = np.unique(np.linspace(0, len(run["time"]) - 1, 2000).astype(int))
        given = [np.asarray(run[name], dtype=np.float64)[rows] for name in (q, v)]
        poses, twists = np.asarray(mechanism.poses(given[0])), np.asarray(mechanism.twists(*given))
        times = np.asarray(run["time"], dtype=np.float64)[rows]
        for part in parts:
            pushes = pushed_by(told, part, ports, happened.elements)
            why = f"{pushes!r} acts from outside" if pushes else ""
            yield balance(told, part, times, poses, twists, bound, why)


def _mechanisms(model: object) -> Iterator[tuple[CompiledTree, str, Mapping[str, Along]]]:
    """The mechanisms of a model, the prefixes of their variables' names, and where a network acts on them."""
    if isinstance(model, CompiledTree):
        yield model, "", {}
    for each in getattr(getattr(model, "model", None), "primitives", ()):
        if isinstance(each, Machine) and isinstance(each.owner, CompiledTree):
            yield each.owner, f"{each.name}.", dict(zip(each.ports, each.places, strict=False))
