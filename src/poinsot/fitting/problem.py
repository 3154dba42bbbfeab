"""Weighted residuals of a model against measurements, and their slopes, by runs of all trials at once.

r_k = (y_k(p) − m_k)/σ_k        J = ∂r/∂x, x = p/scale        missing values are left out
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.ensembles.ensemble import ensemble
from poinsot.ensembles.names import Varying
from poinsot.errors import PoinsotError, RunWarning, SimulationError
from poinsot.fitting.outputs import Output
from poinsot.fitting.unknowns import Unknown
from poinsot.records import dataclass
from poinsot.sensitivity.of_run import Sensitivity


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
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", RunWarning)
                found = self.along(experiment, values)
            if np.isfinite(found[self.courses[experiment].there]).all():
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
