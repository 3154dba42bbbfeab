"""The result of a fit: values with their intervals, undetermined numbers, the fitted model and its runs.

Law: values that made the data lie in their intervals as often as these say, tests/fitting/test_fit.py. Source: Seber &
Wild 1989, ch. 5 (inference in nonlinear regression).

The result of a fit, as text.

Intervals that do not take the model for a plane: by the profile of Σ r², and by fits to data made anew.

    profile     the p_k for which min over all others of Σ r² is at most Σ r²(p̂) + t² s²
    bootstrap   shares of the estimates from y(p̂) + σ ε, ε standard normal

t and s² = 1 where deviations were given, else Student's t and Σ r²/degrees. Units: of the unknowns. Law: of a linear
model both are v ± t s, tests/fitting/test_intervals.py. Source: Seber & Wild 1989, §5.3, §5.5; Efron & Tibshirani 1993.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from scipy.optimize import brentq, least_squares

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.ensembles.names import Varying, arguments
from poinsot.errors import SimulationError, nearest
from poinsot.fitting.problem import Problem
from poinsot.records import dataclass
from poinsot.simulation.simulate import simulate

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.fitting.pivots import Pivots


@dataclass(frozen=True, eq=False)
class Found:
    """Values [n], covariance [n, n] and degrees of freedom [n] of the unknowns, sentences on what cannot be told,
    condition of the slopes; where several deviations were estimated `Pivots`, and the errors [n] they count in."""

    values: Floats
    covariance: Floats
    degrees: Floats
    unidentified: tuple[str, ...]
    condition: float
    pivots: Pivots | None = None
    plane: Floats | None = None


class Fit:
    """What `fit` returns; print it.

    values, standard_errors   by name; an error is infinite where the data do not tell
    unidentified   sentences on what nothing that was measured tells apart
    sigma          standard deviation of each output, given or estimated, in units of the model
    chi_square, degrees   Σ residuals²/σ², and values less unknowns: about equal where σ were given and the model holds
    degrees_of     of Student's t by name, from the values behind each deviation; infinite where σ were given
    success, steps, runs, failed, seconds   of the search: runs in all, and those that failed
    wall           why runs fail where the search wanted to go on, beside these values, which are not the best then
    """

    def __init__(
        self, problem: Problem, found: Found, weights: Sequence[Floats], estimated: bool, residuals: Floats,
        success: bool, steps: int, seconds: float, wall: str = "",
    ) -> None:  # fmt: skip
        self._problem, self._found, self._weights = problem, found, weights
        names = [each.name for each in problem.unknowns]
        self.names = tuple(names)
        self.values = dict(zip(names, found.values.tolist(), strict=True))
        self.unidentified, self.condition = found.unidentified, found.condition
        self.chi_square = float(residuals @ residuals)
        self.degrees = len(residuals) - len(names) + len(found.unidentified)
        self.sigma_estimated, self.success, self.steps, self.seconds = estimated, success, steps, seconds
        self.runs, self.failed, self.wall = problem.runs, len(problem.failures), wall
        if estimated:
            spread = self.chi_square / max(self.degrees, 1)
            plane = None if found.plane is None else found.plane * np.sqrt(spread)
            found = self._found = replace(found, covariance=found.covariance * spread, plane=plane)
        with np.errstate(invalid="ignore"):
            errors = np.sqrt(np.diag(found.covariance))
        self.standard_errors = dict(zip(names, errors.tolist(), strict=True))
        self.degrees_of = dict(zip(names, np.maximum(found.degrees, 1.0).tolist(), strict=True))

    @property
    def experiments(self) -> tuple[str, ...]:
        """The names of the experiments."""
        return tuple(course.name for course in self._problem.courses)

    @property
    def measured(self) -> tuple[str, ...]:
        """The outputs that were measured."""
        return tuple(dict.fromkeys(o.name for c in self._problem.courses for o in c.outputs))

    @property
    def sigma(self) -> dict[str, float]:
        """Standard deviation of each output, in units of the model: the mean over its samples."""
        found: dict[str, list[float]] = {}
        for course, w in zip(self._problem.courses, self._weights, strict=True):
            for k, output in enumerate(course.outputs):
                found.setdefault(output.name, []).extend((1 / w[k][course.there[k]]).tolist())
        return {name: float(np.mean(each)) for name, each in found.items()}

    @cached_property
    def covariance(self) -> xr.DataArray:
        """C of the values, with their names along "parameter" and "other"; infinite where the data do not tell."""
        return self._square(self._found.covariance)

    @cached_property
    def correlation(self) -> xr.DataArray:
        """C with ones on its diagonal."""
        C = self._found.covariance
        with np.errstate(invalid="ignore", divide="ignore"):
            s = np.sqrt(np.diag(C))
            return self._square(C / np.outer(s, s))

    def intervals(
        self,
        probability: float = 0.95,
        method: Literal["plane", "profile", "bootstrap"] = "plane",
        *,
        samples: int = 400,
        seed: int = 0,
    ) -> dict[str, tuple[float, float]]:
        """Confidence intervals by name.

        method   "plane": v ± t s, the model taken for linear between them; "profile": where Σ residuals²/σ² rises by t²
                 when all others follow; "bootstrap": shares of the estimates from ``samples`` sets of data made anew
        t        of the normal distribution where deviations were given; Student's where that of one output was
                 estimated; where those of several were, drawn from the plane of the slopes, see `fitting.pivots`
        Errors   SimulationError for a probability not between 0 and 1, another method, and, of "profile" and
                 "bootstrap", where the data do not tell all values
        """
        from scipy import stats

        if not 0 < probability < 1:
            raise SimulationError(f"a probability lies between 0 and 1, and {probability!r} does not")
        if method not in ("plane", "profile", "bootstrap"):
            raise SimulationError(f"intervals are by 'plane', 'profile' or 'bootstrap', not by {method!r:.40}")
        t = stats.t.ppf(0.5 + probability / 2, [self.degrees_of[name] for name in self.names])
        errors = np.array([*self.standard_errors.values()])
        if self._found.pivots is not None and self._found.plane is not None:
            drawn, plane = self._found.pivots.quantile(probability), self._found.plane
            t, errors = np.where(np.isfinite(drawn), drawn, t), np.where(np.isfinite(drawn), plane, errors)
        half = dict(zip(self.names, (t * errors).tolist(), strict=True))
        if method == "plane":
            return {n: (v - half[n], v + half[n]) for n, v in self.values.items()}
        if self.unidentified:
            raise SimulationError(f"intervals by {method!r} need values that the data tell: {self.unidentified[0]}")
        problem, x = self._problem, self._found.values / self._problem.scale
        if method == "bootstrap":
            made = resampled(problem, self._weights, x, samples, seed) * problem.scale
            low, high = np.quantile(made, [0.5 - probability / 2, 0.5 + probability / 2], axis=0)
            return {n: (float(low[k]), float(high[k])) for k, n in enumerate(self.names)}
        spread = self.chi_square / max(self.degrees, 1) if self.sigma_estimated else 1.0
        found = {}
        for k, name in enumerate(self.names):
            scale = problem.scale[k]
            ends = profiled(problem, self._weights, x, k, float(t[k]) ** 2 * spread, half[name] / scale)
            found[name] = float(ends[0] * scale), float(ends[1] * scale)
        return found

    @property
    def at_bounds(self) -> tuple[str, ...]:
        """What ends at one of its bounds: intervals of it, and of what hangs together with it, are too wide."""
        found = []
        for u, value in zip(self._problem.unknowns, self.values.values(), strict=True):
            near = 1e-6 * max(u.scale, abs(value))  # the search stops so near to a bound that holds
            if value - u.lower <= near or u.upper - value <= near:
                found.append(u.name)
        return tuple(found)

    @property
    def parameters(self) -> dict[str, float]:
        """The fitted parameters of the model, without initial values and inputs."""
        return {u.of.which: self.values[u.name] for u in self._problem.unknowns if u.of.what == "parameter"}

    @cached_property
    def model(self) -> Any:
        """The model with the fitted parameters; initial values of experiments are in `run`."""
        varying = self._problem.varying
        if not varying.of("parameter"):
            return varying.model
        base = self._problem.courses[0].base["parameters"] or {}
        return varying.model.at(varying.model.values(**{**base, **self.parameters}))

    @property
    def run(self) -> xr.Dataset:
        """The run of the fitted model in the first experiment: `run_of`."""
        return self.run_of(self.experiments[0])

    def run_of(self, experiment: str, **options: Any) -> xr.Dataset:
        """The run of the fitted model in an experiment at the times of its data, as `simulate` gives it."""
        k = self._place(experiment)
        course, problem = self._problem.courses[k], self._problem
        acting = [u for u in problem.unknowns if u.acts_in(k)]
        values = {u.of.given: np.array([self.values[u.name]]) for u in acting}
        varying = Varying(problem.varying.model, problem.varying.plain, tuple(u.of for u in acting))
        said = arguments(varying, course.base, values, 0)
        options = {**course.options, "times": course.times, "progress": False, **said, **options}
        found: xr.Dataset = simulate(problem.varying.model, **options)
        return found

    def residuals(self, experiment: str | None = None) -> xr.Dataset:
        """Of an experiment (the first) along "time" and "output": measured, fitted, residual, and residual by sigma."""
        import xarray as xr

        k = 0 if experiment is None else self._place(experiment)
        course, w = self._problem.courses[k], self._weights[k]
        fitted = self._problem.outputs(self._found.values)[k]
        names = [o.name for o in course.outputs]
        each = {"measured": course.measured, "fitted": fitted, "residual": course.measured - fitted}
        each["normalised"] = each["residual"] * w
        data = {name: (("output", "time"), array) for name, array in each.items()}
        return xr.Dataset(
            data, {"time": course.times, "output": names, "units": ("output", [o.units for o in course.outputs])}
        )

    def plot(self, experiment: str | None = None) -> Any:
        """Measurements and fit, residuals over time, and their distribution beside a normal one."""
        from poinsot.views.plots import plot_fit

        return plot_fit(self, self.experiments[0] if experiment is None else experiment)

    def __getitem__(self, name: str) -> float:
        """A value by name."""
        if name not in self.values:
            raise SimulationError(f"the fit has no value {name!r}{nearest(name, [*self.values], 'it has')}")
        return float(self.values[name])

    def __str__(self) -> str:

        return report(self)

    __repr__ = __str__

    def _place(self, experiment: str) -> int:
        if experiment not in self.experiments:
            raise SimulationError(
                f"there is no experiment {experiment!r}{nearest(experiment, self.experiments, 'there are')}"
            )
        return self.experiments.index(experiment)

    def _square(self, array: Floats) -> xr.DataArray:
        import xarray as xr

        return xr.DataArray(
            array, dims=("parameter", "other"), coords={"parameter": [*self.names], "other": [*self.names]}
        )


_HIGH = 0.9


def _unsettled(fit: Any) -> str:
    return f"NOT SETTLED, {fit.failed} runs failed," if fit.wall else "NOT SETTLED, more steps may help"


def report(fit: Any) -> str:
    """Values with intervals, the residuals of each output, strong correlations, and undetermined numbers."""
    data = [fit.residuals(each) for each in fit.experiments]
    count = sum(int(np.isfinite(each["residual"].values).sum()) for each in data)
    lines = [
        f"fit of {_s(len(fit.names), 'number')} to {_s(count, 'value')} of {_s(len(fit.measured), 'output')} in "
        f"{_s(len(data), 'experiment')}: {'settled' if fit.success else _unsettled(fit)} after "
        f"{fit.steps} steps, {fit.runs} runs, {fit.seconds:.2g} s"
    ]
    intervals = fit.intervals(0.95)
    rows = [("", "value", "± 95 %", "relative")]
    for name, value in fit.values.items():
        half = (intervals[name][1] - intervals[name][0]) / 2
        if not np.isfinite(half):
            rows.append((name, f"{value:.6g}", "unknown", ""))
            continue
        relative = f"{100 * half / abs(value):.2g} %" if value else ""
        rows.append((name, _digits(value, half), f"{half:.2g}", relative))
    lines += _table(rows)
    rows = [("measured", "deviation", "estimated" if fit.sigma_estimated else "given", "largest residual")]
    for name, sigma in fit.sigma.items():
        left = np.concatenate([d["residual"].sel(output=name).values for d in data if name in d["output"].values])
        unit = next(str(d["units"].sel(output=name).values) for d in data if name in d["output"].values)
        left = left[np.isfinite(left)]
        rows.append(
            (name, f"{np.sqrt(np.mean(left**2)):.3g} {unit}", f"{sigma:.3g} {unit}", f"{np.abs(left).max():.3g} {unit}")
        )
    lines += ["", *_table(rows)]
    if not fit.sigma_estimated:
        lines.append(f"Σ (residual/sigma)² = {fit.chi_square:.4g} with {fit.degrees} degrees of freedom")
    C = fit.correlation.values
    high = [
        f"{fit.names[i]} ~ {fit.names[j]} {C[i, j]:+.3f}"
        for i in range(len(C)) for j in range(i) if np.isfinite(C[i, j]) and abs(C[i, j]) >= _HIGH
    ]  # fmt: skip
    if high:
        lines += ["", f"correlations of {_HIGH} and above: {', '.join(high)}"]
    lines += [f"not told by these data: {sentence}" for sentence in fit.unidentified]
    if fit.at_bounds:
        lines.append(f"at a bound: {', '.join(fit.at_bounds)}; intervals do not hold there")
    if fit.wall:
        lines.append(
            f"stopped beside values at which runs fail; intervals do not hold there, and another guess may end "
            f"elsewhere: {fit.wall}"
        )
    return "\n".join(lines)


def _s(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count != 1)}"


def _digits(value: float, half: float) -> str:
    """The value to the second digit of its interval."""
    if not value or not half:
        return f"{value:.10g}"
    digits = int(np.clip(np.floor(np.log10(abs(value))) - np.floor(np.log10(half)) + 2, 2, 12))
    return f"{value:.{digits}g}"


def _table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    return [
        (
            "  " + "  ".join([row[0].ljust(widths[0]), *(x.rjust(w) for x, w in zip(row[1:], widths[1:], strict=True))])
        ).rstrip()
        for row in rows
    ]


_NEAR = 1e-4  # of the distance to an end: how well ends are found


def profiled(problem: Problem, weights: Sequence[Floats], x: Floats, k: int, rise: float, step: float) -> Floats:
    """Ends (2,) of the interval of unknown k, in x; rise: t² s²; step: about half its width."""
    rest = [i for i in range(len(x)) if i != k]
    limits = problem.lower / problem.scale, problem.upper / problem.scale
    least = float(np.sum(problem.residuals(x, weights) ** 2))
    nearby = {0.0: x[rest]}

    def excess(s: float) -> float:
        whole = x.copy()
        whole[k] = x[k] + s

        def at(others: Floats) -> Floats:
            whole[rest] = others
            return whole

        begin = nearby[min(nearby, key=lambda known: abs(known - s))]
        if rest:
            found = least_squares(
                lambda others: problem.residuals(at(others), weights), begin,
                lambda others: problem.jacobian(at(others), weights)[:, rest],
                (limits[0][rest], limits[1][rest]), x_scale="jac",
            )  # fmt: skip
            nearby[s] = found.x
            at(found.x)
        return float(np.sum(problem.residuals(whole, weights) ** 2)) - least - rise

    return np.array([x[k] + _end(excess, sign, step, limits[(1 + sign) // 2][k] - x[k]) for sign in (-1, 1)])


def _end(excess: object, sign: int, step: float, limit: float) -> float:
    """The end of the interval on one side, at the allowed misfit; else the bound of the unknown."""
    assert callable(excess)
    inner = 0.0
    for _ in range(60):  # doublings of a step away from the estimate
        outer = inner + sign * step
        if abs(outer) >= abs(limit):
            outer = limit
        if excess(outer) > 0.0:
            return float(brentq(excess, inner, outer, xtol=_NEAR * abs(outer)))
        if outer == limit:
            return float(limit)
        inner, step = outer, 2.0 * step
    return sign * np.inf


def resampled(problem: Problem, weights: Sequence[Floats], x: Floats, samples: int, seed: int) -> Floats:
    """Estimates (samples, unknowns) of x from data that are the fitted outputs with new noise."""
    rng, made = np.random.default_rng(seed), []
    fitted = problem.outputs(problem.values(x))
    limits = problem.lower / problem.scale, problem.upper / problem.scale
    for _ in range(samples):
        trial = copy(problem)
        trial.courses = [
            replace(c, measured=np.where(c.there, y + rng.normal(size=y.shape) / w, np.nan))
            for c, y, w in zip(problem.courses, fitted, weights, strict=True)
        ]
        made.append(least_squares(trial.residuals, x, trial.jacobian, limits, x_scale="jac", args=(weights,)).x)
    return np.array(made)
