"""Weighted residuals of a model against measurements, and their slopes, by runs of all trials at once.

r_k = (y_k(p) − m_k)/σ_k        J = ∂r/∂x, x = p/scale        missing values are left out

Which measured column is which output of the model, and how outputs are taken from a run.

The run of each experiment: inputs and outputs by columns, starts, and first guesses of free initial values.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.ensembles.ensemble import ensemble
from poinsot.ensembles.names import Name, Varying, arguments
from poinsot.errors import ModelError, PoinsotError, RunWarning, SimulationError, nearest, option
from poinsot.fitting.measured import Experiment, Series, entry_name, in_model_units
from poinsot.fitting.unknowns import Unknown
from poinsot.records import dataclass
from poinsot.run_options import OF_DATA
from poinsot.sensitivity.of_run import Sensitivity
from poinsot.signals.given import as_signal
from poinsot.simulation.simulate import simulate
from poinsot.systems.units import unit_of

_OWN = ("energy_", "constraint_", "event_")
"""Variables of a run that describe the integration: compared with data only where they are named."""


@dataclass(frozen=True)
class Output:
    """An output of the model that is measured.

    name      as it is called: "rotor.angular_velocity", "joint_position[elbow]"
    variable  of a run      place  where in it, flat      factor  the model's unit by that of the data; None: what is
              said of its column, or its name, may be a unit
    """

    name: str
    variable: str
    place: int
    units: str
    column: str
    said: Mapping[str, str]
    factor: float | None = None

    def read(self, column: Floats) -> Floats:
        """Its values in the unit of the model, from the column that was measured."""
        return (
            in_model_units(column, self.column, self.said, self.units) if self.factor is None else column * self.factor
        )

    def of(self, variables: Mapping[str, Any]) -> Floats:
        """Its values [n, nt] from variables [n, nt, …]."""
        values = np.asarray(variables[self.variable])
        return np.asarray(values.reshape(*values.shape[:2], -1)[..., self.place], dtype=np.float64)


def entries(run: Any) -> dict[str, tuple[str, int, str]]:
    """All outputs of a run (a `Trajectory`) by name: variable, place, unit. Joints also by their own names."""
    found: dict[str, tuple[str, int, str]] = {}
    for name in run.names:
        dims = run.dims(name)
        array = np.asarray(run[name])
        if dims[:1] != ("time",) or array.dtype.kind != "f":
            continue
        shape = array.shape[1:]
        units = run.entry_units(name)
        for place, index in enumerate(np.ndindex(*shape)):
            label = [run.labels[d][k] if d in run.labels else k for d, k in zip(dims[1:], index, strict=True)]
            found[entry_name(name, label)] = name, place, units[place]
    for name, part in (("joint_position", ""), ("joint_velocity", ".velocity")):
        if name in run:
            units = run.entry_units(name)
            for place, label in enumerate(run.labels[run.dims(name)[1]]):
                found.setdefault(f"{label}{part}", (name, place, units[place]))
    return found


def read_outputs(
    given: object, known: Mapping[str, tuple[str, int, str]], series: Series, used: Sequence[str]
) -> list[Output]:
    """The measured outputs, from the argument `outputs`; without it the columns named like outputs of the model.

    Errors  SimulationError for unknown outputs and columns, each with the nearest, and where nothing is measured
    """
    if given is None:
        named: dict[str, Any] = {
            c: c for c in series.columns if c in known and c not in used and not c.startswith(_OWN)
        }
        if not named:
            raise SimulationError(
                f"no column of the data {series.name!r} ({', '.join(series.columns) or 'none'}) is called as an output "
                "of the model: say which is which, such as "
                f"{option('outputs', {'rotor.angular_velocity': 'omega [rad/s]'})}; its "
                f"outputs are {', '.join(n for n in known if not n.startswith(_OWN))}"[:1500]
            )
    elif isinstance(given, Mapping):
        named = dict(given)
    elif isinstance(given, Sequence) and not isinstance(given, str):
        named = {name: name for name in given}
    else:
        raise SimulationError(
            f"outputs must be a mapping output of the model → column of the data, or a list of names; not {given!r:.60}"
        )
    found = []
    for name, column in named.items():
        if name not in known:
            several = [each for each in known if each.startswith(f"{name}[")]
            hint = (
                f"; name one of its entries, such as {several[0]!r}" if several else nearest(name, known, "it has", 0.5)
            )
            raise SimulationError(f"outputs names {name!r}, which is no output of the model{hint}")
        own = isinstance(column, tuple) and len(column) == 2
        column, factor = column if own else (column, 1.0)
        if not isinstance(factor, (int, float)) or not np.isfinite(factor) or factor == 0:
            raise SimulationError(f"outputs: the factor of {name!r} must be a number other than 0, not {factor!r:.40}")
        series.column(str(column), f"the output {name!r}")
        found.append(Output(name, *known[name], str(column), series.units, float(factor) if own else None))
    if not found:
        raise SimulationError("outputs is empty: name what was measured")
    return found


@dataclass(frozen=True, eq=False)
class ExperimentRun:
    """The run of one experiment, and its comparison.

    name     of the experiment      times  of its samples [nt]
    outputs  what is measured       measured  their values in units of the model [outputs, nt], NaN where missing
    base     initial, inputs and parameters that all trials share      options  of `simulate`
    """

    name: str
    times: Floats
    outputs: Sequence[Output]
    measured: Floats
    base: Mapping[str, Any]
    options: Mapping[str, Any]

    @property
    def there(self) -> Bools:
        """Where something was measured [outputs, nt]."""
        return np.isfinite(self.measured)


class DerivativesAlongRuns:
    """Slopes by derivatives along the runs, where these can be had: `Sensitivity`."""

    def __init__(self, varying: Varying, courses: Sequence[ExperimentRun], unknowns: Sequence[Unknown]) -> None:
        self.courses, self.unknowns = courses, unknowns
        self.acting = [[i for i, u in enumerate(unknowns) if u.acts_in(k)] for k in range(len(courses))]
        self.made = [
            Sensitivity(
                varying.model, [unknowns[i].key for i in acting], times=c.times, **c.base, **c.options,
                outputs=list(dict.fromkeys(o.variable for o in c.outputs)),
            )
            for c, acting in zip(courses, self.acting, strict=True)
        ]  # fmt: skip
        if any(len(made.names) != len(acting) for made, acting in zip(self.made, self.acting, strict=True)):
            raise SimulationError("a joint of several freedoms has several columns")

    def __call__(self, experiment: int, values: Floats) -> Floats:
        """Slopes [outputs, nt, unknowns] at the values of all unknowns."""
        course, acting = self.courses[experiment], self.acting[experiment]
        found = self.made[experiment]({self.unknowns[i].key: values[i] for i in acting})[1]
        if missing := [o.variable for o in course.outputs if o.variable not in found]:
            raise SimulationError(
                f"the output {missing[0]!r} has no derivatives along runs: take jacobian='differences'"
            )
        slopes = np.zeros((len(course.outputs), len(course.times), len(values)))
        for row, output in zip(slopes, course.outputs, strict=True):
            whole = np.asarray(found[output.variable])
            row[:, acting] = whole.reshape(len(whole), -1, len(acting))[:, output.place]
        return slopes


class Problem:
    """Residuals r(x) and slopes J(x) of all experiments, one after the other.

    Runs that fail give NaN, which SciPy's trust region takes as a step too far. What the last trial gave is kept, its
    slopes too: other weights of the same values need no runs.
    """

    def __init__(
        self,
        varying: Varying,
        courses: Sequence[ExperimentRun],
        unknowns: Sequence[Unknown],
        accuracy: float,
        threads: int | None,
        jacobian: str | None = None,
    ) -> None:
        self.varying, self.courses, self.unknowns, self.threads = varying, courses, unknowns, threads
        self.scale = np.array([each.scale for each in unknowns])
        self.lower, self.upper = (np.array([getattr(u, side) for u in unknowns]) for side in ("lower", "upper"))
        self.step = np.cbrt(accuracy)
        self.runs = 0
        self.failures: list[str] = []
        self.reached: dict[str, float] = {}
        self.sigma: dict[str, float] | None = None
        self.along = None if jacobian == "differences" else self._along(jacobian == "sensitivities")
        self._kept: tuple[bytes, list[Floats]] = b"", []
        self._kept_slopes: tuple[bytes, list[Floats]] = b"", []

    def outputs(self, values: Floats) -> list[Floats]:
        """Outputs [outputs, nt] of each experiment at the values of the unknowns; NaN where a run failed."""
        if self._kept[0] != values.tobytes():
            self._kept = values.tobytes(), [self._run(k, values[None])[0] for k in range(len(self.courses))]
        return self._kept[1]

    def residuals(self, x: Floats, weights: Sequence[Floats]) -> Floats:
        """r(x) with weights 1/σ [outputs, nt] of each experiment."""
        found = self.outputs(self.values(x))
        each = [((y - c.measured) * w)[c.there] for y, c, w in zip(found, self.courses, weights, strict=True)]
        return np.concatenate(each)

    def jacobian(self, x: Floats, weights: Sequence[Floats]) -> Floats:
        """J(x) [values, unknowns]."""
        values = self.values(x)
        if self._kept_slopes[0] != values.tobytes():
            self._kept_slopes = values.tobytes(), [self._slopes(k, values) for k in range(len(self.courses))]
        parts = [
            (slopes * w[..., None])[course.there] * self.scale
            for slopes, course, w in zip(self._kept_slopes[1], self.courses, weights, strict=True)
        ]
        return np.concatenate(parts)

    def _slopes(self, experiment: int, values: Floats) -> Floats:
        """Slopes [outputs, nt, unknowns]: along the run, or of runs beside where that has none."""
        if self.along is not None:
            found = None
            with warnings.catch_warnings(), suppress(ModelError):  # of a model beside that no file may describe
                warnings.simplefilter("ignore", RunWarning)
                found = self.along(experiment, values)
            if found is not None and np.isfinite(found[self.courses[experiment].there]).all():
                return found
        return self._differences(experiment, values)

    def _along(self, asked: bool) -> DerivativesAlongRuns | None:
        """Derivatives along the runs; None if the model lacks them, unless they were asked for."""
        try:
            found = DerivativesAlongRuns(self.varying, self.courses, self.unknowns)
            for k in range(len(self.courses)):
                found(k, np.array([u.guess for u in self.unknowns]))
        except PoinsotError:
            if asked:
                raise
            return None
        return found

    def note(self, x: Floats) -> None:
        """The search has come to x."""
        self.reached = dict(zip([u.name for u in self.unknowns], self.values(x).tolist(), strict=True))

    def values(self, x: Floats) -> Floats:
        return np.asarray(np.clip(x * self.scale, self.lower, self.upper), dtype=np.float64)

    def _differences(self, experiment: int, values: Floats) -> Floats:
        """Slopes [outputs, nt, unknowns], central where both sides run, else to the side that does."""
        acting = [i for i, u in enumerate(self.unknowns) if u.acts_in(experiment)]
        h = self.step * np.maximum(np.abs(values), self.scale)
        trials = np.tile(values, (2 * len(acting), 1))
        for row, i in enumerate(acting):
            trials[2 * row, i] = min(values[i] + h[i], self.upper[i])
            trials[2 * row + 1, i] = max(values[i] - h[i], self.lower[i])
        found = self._run(experiment, trials)
        middle = self.outputs(values)[experiment]
        slopes = np.zeros((*middle.shape, len(self.unknowns)))
        there = self.courses[experiment].there
        for row, i in enumerate(acting):
            ends = []
            for side in (0, 1):
                y, p = found[2 * row + side], trials[2 * row + side, i]
                ends.append((y, p) if np.isfinite(y[there]).all() and p != values[i] else (middle, values[i]))
            if ends[0][1] == ends[1][1]:
                raise SimulationError(
                    f"the runs beside {self.unknowns[i].name!r} = {values[i]:g} all fail: nothing tells how it acts: "
                    f"{self.failures[-1] if self.failures else 'nothing moves'}. Give bounds that keep it where runs "
                    "succeed, or another guess"
                )
            slopes[..., i] = (ends[0][0] - ends[1][0]) / (ends[0][1] - ends[1][1])
        return slopes

    def _run(self, experiment: int, trials: Floats) -> Floats:
        """Outputs [n, outputs, nt] of trials [n, unknowns]."""
        course = self.courses[experiment]
        over = {u.key: trials[:, i] for i, u in enumerate(self.unknowns) if u.acts_in(experiment)}
        names = list(dict.fromkeys(each.variable for each in course.outputs))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RunWarning)
            found = ensemble(self.varying.model, over, zip=True, times=course.times, outputs=names, progress=False,
                             threads=self.threads, **course.base, **course.options)  # fmt: skip
        self.runs += len(trials)
        self.failures += [text for text in found.failure.values.tolist() if text]
        if any(name not in found for name in names):
            return np.full((len(trials), len(course.outputs), len(course.times)), np.nan)
        variables = {name: found[name].values for name in names}
        return np.stack([output.of(variables) for output in course.outputs], axis=1)


class Setting:
    """The part common to all experiments, and the runs that follow from it."""

    def __init__(
        self, varying: Varying, known: Mapping[Any, list[str]], common: Mapping[str, Any], hold: tuple[str, ...],
        options: Mapping[str, Any],
    ) -> None:  # fmt: skip
        self.varying, self.known, self.common, self.hold, self.options = varying, known, common, hold, options
        for name in options:
            if name in OF_DATA:
                raise SimulationError(f"the moments of the samples are those of the data: leave {name}= out")
        self.firsts: dict[str, Mapping[str, tuple[float, float]]] = {}

    def course(self, experiment: Experiment, series: Series, guesses: Mapping[str, float]) -> ExperimentRun:
        """The run of an experiment."""
        inputs, used = self._inputs(experiment, series)
        initial = self._initial(experiment)
        base = {"initial": initial, "inputs": inputs or None, "parameters": self.common["parameters"]}
        options = {**self.options, "start": float(series.time[0])}
        known = self._look(base, options, series, guesses)
        outputs = read_outputs(self.common["outputs"], known, series, used)
        measured = np.array([o.read(series.columns[o.column]) for o in outputs])
        if not np.isfinite(measured).any():
            raise SimulationError(f"the data {series.name!r} have no finite value of what was measured")
        rows = np.isfinite(measured).any(axis=0)
        rows[[0, -1]] = True
        self._note(series, outputs, measured)
        return ExperimentRun(series.name, series.time[rows], outputs, measured[:, rows], base, options)

    def own(self, name: Name, course: ExperimentRun, guesses: Mapping[str, float]) -> tuple[float, float]:
        """Where an initial value or input begins that is free, and its natural size."""
        first = self.firsts[course.name]
        if name.which in first and name.what == "initial":
            return first[name.which]
        if name.given in guesses:
            return float(guesses[name.given]), 0.0
        if name.what == "input":
            return 0.0, 1.0
        raise SimulationError(f"say where to begin with {name.given!r}, {option('guess', {name.given: ...})}")

    def _look(
        self, base: Mapping[str, Any], options: Mapping[str, Any], series: Series, guesses: Mapping[str, float]
    ) -> Mapping[str, tuple[str, int, str]]:
        """The outputs of the model, from a short run at the guesses, and its start."""
        values = {n.given: np.array([guesses[n.given]]) for n in self.varying.names if n.given in guesses}
        some = Varying(
            self.varying.model, self.varying.plain, tuple(n for n in self.varying.names if n.given in values)
        )
        said = arguments(some, base, values, 0)
        given = self.common["outputs"]
        asked = given if isinstance(given, (Mapping, Sequence)) else series.columns
        nodes = [each for each in getattr(self.varying.plain, "node_names", ()) if each in asked]
        seen = {"outputs": ["all", *nodes]} if nodes else {}
        run = simulate(
            self.varying.model, **{**options, **said, **seen}, times=series.time[:2], dataset=False, progress=False
        )
        found = entries(run)
        first = {name: float(np.asarray(run[v])[0].ravel()[place]) for name, (v, place, _) in found.items()}
        self.firsts[series.name] = {name: (x, abs(x)) for name, x in first.items()}
        return found

    def _note(self, series: Series, outputs: Sequence[Output], measured: Floats) -> None:
        """First values that were measured, and sizes."""
        firsts = dict(self.firsts[series.name])
        for output, values in zip(outputs, measured, strict=True):
            there = values[np.isfinite(values)]
            if len(there):
                same = [n for n in firsts if n == output.name or n == f"{output.name}.position"]
                firsts |= dict.fromkeys(same, (float(there[0]), float(np.abs(there).max())))
                if output.variable in ("joint_position", "joint_velocity") and "[" in output.name:
                    joint = output.name.partition("[")[2].rstrip("]") + ".velocity" * (
                        output.variable == "joint_velocity"
                    )
                    firsts[joint] = float(there[0]), float(np.abs(there).max())
        self.firsts[series.name] = firsts

    def _initial(self, experiment: Experiment) -> Any:
        common, own = self.common["initial"], experiment.initial
        if isinstance(common, Mapping) and isinstance(own, Mapping):
            return {**common, **own}
        return common if own is None else own

    def _inputs(self, experiment: Experiment, series: Series) -> tuple[dict[str, Any], list[str]]:
        """Inputs of the runs, and the columns they are taken from."""
        free = [name.which for name in self.varying.of("input")]
        same = {name: name for name in self.known["input"] if name in series.columns and name not in free}
        given = {**same, **(self.common["inputs"] or {}), **(experiment.inputs or {})}
        for name in self.hold:
            if name not in given:
                raise SimulationError(f"hold names {name!r}, which has no samples{nearest(name, given, 'given are')}")
        found: dict[str, Any] = {}
        used: list[str] = []
        for name, value in given.items():
            own = isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str)
            column, factor = value if own else (value, None)
            if not isinstance(column, str):
                found[name] = value
                continue
            if column not in series.columns:
                try:
                    as_signal(f"input {name!r}", column, error=SimulationError)
                except SimulationError as error:
                    series.column(column, f"the input {name!r}")
                    raise error
                found[name] = value
                continue
            used.append(column)
            found[name] = self._table(name, series, column, None if factor is None else float(factor))
        return found, used

    def _table(self, name: str, series: Series, column: str, factor: float | None) -> tuple[Floats, Floats]:
        values, wanted = series.columns[column], ""
        with suppress(KeyError):  # an input that the model has not is refused where it acts
            wanted = unit_of(self.varying.plain, "input", name) or wanted
        values = in_model_units(values, column, series.units, wanted) if factor is None else values * factor
        there = np.isfinite(values)
        if not there.any():
            raise SimulationError(f"the column {column!r} of the data {series.name!r}, of the input {name!r}, is empty")
        held = name in self.hold
        if not there[0] or not (there[-1] or held):
            row, side = (1, "before") if not there[0] else (len(there), "behind")
            raise SimulationError(
                f"the input {name!r} is missing in row {row} of the data {series.name!r}, column {column!r}, and there "
                f"is no value {side} it: a run from the first to the last sample needs one. Fill it in, or leave out "
                "the rows without it"
            )
        t, u = series.time[there], values[there]
        if not held or len(t) < 2:
            return t, u
        return np.repeat(t, 2)[1:], np.repeat(u, 2)[:-1]
