"""The run of each experiment: inputs and outputs by columns, starts, and first guesses of free initial values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.ensembles.names import Name, Varying, arguments
from poinsot.errors import SimulationError, nearest
from poinsot.fitting.measured import Experiment, Series
from poinsot.fitting.outputs import Output, entries, read_outputs
from poinsot.fitting.problem import ExperimentRun
from poinsot.run_options import OF_DATA
from poinsot.signals.given import as_signal
from poinsot.simulation.simulate import simulate


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
        measured = np.array([series.columns[o.column] * o.factor for o in outputs])
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
        raise SimulationError(f"say where to begin with {name.given!r}, guess={{{name.given!r}: …}}")

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
        return {**common, **own} if isinstance(common, Mapping) and isinstance(own, Mapping) else own or common

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
            column, factor = (
                value if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str) else (value, 1.0)
            )
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
            found[name] = self._table(name, series, column, float(factor))
        return found, used

    def _table(self, name: str, series: Series, column: str, factor: float) -> tuple[Floats, Floats]:
        values = series.columns[column] * factor
        there = np.isfinite(values)
        if not there.any():
            raise SimulationError(f"the column {column!r} of the data {series.name!r}, of the input {name!r}, is empty")
        t, u = series.time[there], values[there]
        if name not in self.hold or len(t) < 2:
            return t, u
        return np.repeat(t, 2)[1:], np.repeat(u, 2)[:-1]
