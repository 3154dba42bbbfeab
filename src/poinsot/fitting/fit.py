"""`fit`: from a model and measurements the numbers of the model that explain them best.

What data determine of the unknowns: their covariance, and the combinations that no data distinguish.

C = (JᵀJ)⁻¹ in the part of the space that J sees; directions with J n = 0 to rounding are named
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Literal

import numpy as np
from scipy.linalg import qr
from scipy.optimize import least_squares

from poinsot.algebra.arrays import Floats, Ints
from poinsot.ensembles.names import known_names
from poinsot.errors import SimulationError, nearest
from poinsot.fitting.measured import Experiment, Series, read_series, said_unit
from poinsot.fitting.pivots import Confidence, Pivots, deviations, of_estimated
from poinsot.fitting.problem import ExperimentRun, Problem, Setting
from poinsot.fitting.result import Fit, Found
from poinsot.fitting.unknowns import made, read_free
from poinsot.records import dataclass
from poinsot.run_options import OF_DATA, OF_FITS, OPTIONS, FitOptions, takes_options
from poinsot.simulation.interrupts import interrupted
from poinsot.simulation.options import own_options

_SMALL = 1e-3  # entry of a direction that counts as none, beside its largest


@dataclass(frozen=True, eq=False)
class Identifiability:
    """The directions that a Jacobian determines.

    covariance  of x, infinite where nothing is told      rank  of J
    free        directions [n, unknowns] in x along which nothing changes, each of as few unknowns as there may be
    condition   largest by smallest singular value of J with columns of length 1, of what is seen
    """

    covariance: Floats
    rank: int
    free: Floats
    condition: float


def told(J: Floats, tolerance: float) -> Identifiability:
    """The directions of unknowns that J [values, unknowns] determines.

    Singular values below tolerance · the largest, of unit columns, are 0.
    """
    count = J.shape[1]
    lengths = np.linalg.norm(J, axis=0)
    unit = np.where(lengths > 0, lengths, 1.0)
    s, V = np.linalg.svd(J / unit, full_matrices=True)[1:] if J.shape[0] < count else _thin(J / unit)
    s = np.append(s, np.zeros(count - len(s)))
    seen = s > tolerance * max(s[0], 1e-300)
    inverse = (V[seen].T / s[seen] ** 2) @ V[seen] / np.outer(unit, unit)
    free = sparse_basis(V[~seen]) / unit
    lost = (np.abs(free) > 0).any(axis=0) if len(free) else np.zeros(count, dtype=bool)
    inverse[lost, :] = inverse[:, lost] = np.nan
    inverse[lost, lost] = np.inf
    return Identifiability(inverse, int(seen.sum()), free, float(s[0] / s[seen][-1]) if seen.any() else np.inf)


def _thin(A: Floats) -> tuple[Floats, Floats]:
    _, s, V = np.linalg.svd(np.linalg.qr(A, mode="r"))
    return s, V


def sparse_basis(N: Floats) -> Floats:
    """A basis of the rows of N (k, n), orthonormal, with few entries in each: reduced echelon form, pivots by size."""
    if not len(N):
        return N
    pivots = qr(N, mode="r", pivoting=True)[1][: len(N)]
    R = np.linalg.solve(N[:, pivots], N)
    R[np.abs(R) < _SMALL * np.abs(R).max(axis=1, keepdims=True)] = 0.0
    return np.asarray(R)


def worded(
    names: Sequence[str], values: Floats, direction: Floats, elsewhere: Floats | None, values_elsewhere: Floats
) -> str:
    """A sentence for a direction in p along which nothing changes, and what of the unknowns matters.

    elsewhere  the same direction found at other values: where the relative changes are the same at both it is a product
               that matters, else where the changes themselves are, a sum
    """
    at = np.flatnonzero(direction)
    called = [names[int(i)] for i in at]
    if len(at) == 1:
        return f"{called[0]} changes nothing that was measured"
    listed = f"{', '.join(called[:-1])} and {called[-1]}"
    if elsewhere is not None and (np.flatnonzero(elsewhere).tolist() == at.tolist()):
        first, second = _along(direction[at]), _along(elsewhere[at])
        ratio, other = _along(direction[at] / values[at]), _along(elsewhere[at] / values_elsewhere[at])
        if len(at) == 2 and _same(first, second):
            return f"{listed} cannot be told apart: only {_sum(called, first)} matters"
        if len(at) == 2 and _same(ratio, other):
            return f"{listed} cannot be told apart: only {_product(called, ratio)} matters"
        if _same(ratio, other):
            powers = " : ".join(f"{each:.3g}" for each in ratio)
            return (
                f"{listed} cannot be told apart: changes of them in the ratios {powers} of their values change nothing"
            )
    moved = ", ".join(f"{name} by {d:+.3g}" for name, d in zip(called, direction[at], strict=True))
    return f"{listed} cannot be told apart: changing {moved} changes nothing that was measured"


def _same(a: Floats, b: Floats) -> bool:
    return bool(np.allclose(a, b, rtol=1e-2, atol=0.0))  # directions of null vectors, told in words


def _along(d: Floats) -> Floats:
    return np.asarray(d / d[np.argmax(np.abs(d))] if len(d) > 2 else d / d[0])


def _sum(names: Sequence[str], d: Floats) -> str:
    """The invariant of adding (1, d): b − d a."""
    if abs(d[1] + 1) < 1e-2:  # to a hundredth, as what is told in words
        return f"their sum {names[0]} + {names[1]}"
    if abs(d[1] - 1) < 1e-2:  # to a hundredth, as what is told in words
        return f"their difference {names[0]} − {names[1]}"
    return f"{names[1]} {-d[1]:+.4g} {names[0]}"


def _product(names: Sequence[str], d: Floats) -> str:
    if abs(d[1] + 1) < 1e-2:
        return f"their product {names[0]} · {names[1]}"
    if abs(d[1] - 1) < 1e-2:
        return f"their ratio {names[0]} / {names[1]}"
    return f"{names[1]} · {names[0]}^{-d[1]:.3g}"


# Standard deviations of measurements: given, or estimated from residuals.

_LEAST = 1e-12  # deviation beside the size of a variable: what runs can show


def read_sigma(given: object, courses: Sequence[ExperimentRun], series: Sequence[Series]) -> list[Floats] | None:
    """σ [outputs, nt] of each experiment in units of the model; None where they are to be estimated.

    Errors  SimulationError for what is not positive, for unknown outputs, and where one lacks its deviation
    """
    if given is None:
        return None
    names = list(dict.fromkeys(o.name for c in courses for o in c.outputs))
    if isinstance(given, Mapping):
        called = {o.column: o.name for c in courses for o in c.outputs} | {name: name for name in names}
        by: dict[str, Any] = {called.get(str(name), str(name)): value for name, value in given.items()}
        for name in by:
            if name not in names:
                raise SimulationError(
                    f"sigma names {name!r}, which is not measured{nearest(name, names, 'measured are')}"
                )
        for name in names:
            if name not in by:
                raise SimulationError(
                    f"sigma says nothing of {name!r}: give the deviations of all that is measured, or none"
                )
    else:
        by = dict.fromkeys(names, given)
    return [_of(course, table, by) for course, table in zip(courses, series, strict=True)]


def _of(course: ExperimentRun, series: Series, by: Mapping[str, object]) -> Floats:
    rows = np.isin(series.time, course.times)
    found = np.empty_like(course.measured)
    for k, output in enumerate(course.outputs):
        value, unit = by[output.name], None
        if isinstance(value, str):
            unit = said_unit(value, series.units, output.units)
            value = series.column(value, f"the deviation of {output.name!r}")
        factor = abs(np.diff(output.read(np.array([0.0, 1.0])))) if unit is None else unit[0]
        try:
            values = np.asarray(value, dtype=np.float64) * factor
            whole = np.broadcast_to(values, series.time.shape)[rows]
        except (TypeError, ValueError):
            raise SimulationError(
                f"sigma of {output.name!r} must be a number, a column, or a number for each row; not {value!r:.60}"
            ) from None
        if not ((whole > 0) & np.isfinite(whole))[course.there[k]].all():
            raise SimulationError(f"sigma of {output.name!r} must be above 0 wherever something was measured")
        found[k] = np.where(course.there[k], whole, 1.0)
    return found


def first_sigma(courses: Sequence[ExperimentRun]) -> dict[str, float]:
    """What to begin with: how far each output moves about its mean, in all experiments."""
    found = {}
    for name in dict.fromkeys(o.name for c in courses for o in c.outputs):
        values = np.concatenate(
            [c.measured[k][c.there[k]] for c in courses for k, o in enumerate(c.outputs) if o.name == name]
        )
        found[name] = float(np.std(values) or np.abs(values).max(initial=0.0) or 1.0)
    return found


def weights_of(courses: Sequence[ExperimentRun], sigma: Mapping[str, float]) -> list[Floats]:
    """1/σ [outputs, nt] of each experiment."""
    return [np.array([np.full(len(c.times), 1 / sigma[o.name]) for o in c.outputs]) for c in courses]


def owners(courses: Sequence[ExperimentRun]) -> tuple[list[str], Ints]:
    """The outputs by name, and the number of the output of each residual."""
    names = list(dict.fromkeys(o.name for c in courses for o in c.outputs))
    each = [np.repeat(names.index(o.name), c.there[k].sum()) for c in courses for k, o in enumerate(c.outputs)]
    return names, np.concatenate(each).astype(np.int64)


def estimated(problem: Problem, x: Floats, sigma: Mapping[str, float]) -> dict[str, float]:
    """σ of each output, from what remains at x (unknowns,), found with these deviations: `pivots.deviations`."""
    names, owner = owners(problem.courses)
    ones = [np.ones_like(c.measured) for c in problem.courses]
    squares = np.bincount(owner, problem.residuals(x, ones) ** 2, minlength=len(names)).astype(np.float64)
    found = deviations(squares, problem.jacobian(x, weights_of(problem.courses, sigma)), owner)
    values = np.abs(np.concatenate([c.measured[c.there] for c in problem.courses]))
    least = [_LEAST * float(values[owner == k].max(initial=0.0)) or 1e-300 for k in range(len(names))]
    return {name: max(float(s), low) for name, s, low in zip(names, found, least, strict=True)}


_ROUNDS, _SETTLED = 8, 1e-3  # of estimating the deviations; their relative change at the end
_INSENSITIVE = 1e-9  # change of all outputs, beside their deviations, by a change of a parameter as large as itself
_TOLERANCES = {"ftol": 1e-13, "xtol": 1e-11, "gtol": 1e-13}
_ROUGH = {"ftol": 1e-6, "xtol": 1e-8, "gtol": 1e-10}
_UNSEEN = {"differences": 1e-6, "sensitivities": 1e-9}  # singular values that are noise
_LEFT = 1e-3  # share of Σ residuals² that the last step of least squares would still take away
_AHEAD = 1e-3  # of that step, where runs fail at once if something bars the way


@takes_options(*OF_FITS, *(name for name in OPTIONS if name not in (*OF_DATA, "outputs")))
def fit(
    model: Any,
    data: object,
    free: Sequence[str] | Mapping[str, float | None],
    *,
    outputs: Mapping[str, Any] | Sequence[str] | None = None,
    inputs: Mapping[str, Any] | None = None,
    guess: Mapping[str, float] | None = None,
    bounds: Mapping[str, tuple[float | None, float | None]] | None = None,
    sigma: float | Mapping[str, Any] | None = None,
    initial: Any = None,
    parameters: Mapping[str, float] | None = None,
    time: str = "time",
    hold: Sequence[str] = (),
    jacobian: Literal["sensitivities", "differences"] | None = None,
    **options: Any,
) -> Fit:
    """The numbers of a model that bring its runs nearest to the measurements, by weighted least squares.

        found = po.fit("motor.toml", "run.csv", free=["R", "k", "J"], inputs={"supply": "u [V]"},
                       outputs={"winding.current": "i [A]", "rotor.angular_velocity": "omega [rad/s]"})
        print(found)                                  # values, intervals, correlations, what the data do not tell

        minimise Σ ((y(t_k, p) − m_k)/σ)²            over p within bounds, by the trust region of SciPy

    model     what `simulate` takes, or the path of a file, whose [parameters] then can be free
    data      the path of a CSV file with a line of names, a dataset, a table or a mapping name → values over time, NaN
              or empty where a value is missing; or a list of them, or of `Experiment`s with inputs and starts of their
              own, that are fitted together
    free      names of parameters, addresses ("bodies.arm.mass", "elements.R1.resistance"), initial values ("elbow",
              "elbow.velocity", "C1.voltage"), constant inputs: as `over` of `ensemble`; or name → guess. Parameters are
              the same in all experiments, initial values and inputs each experiment's own
    outputs   what was measured: output of the model → column of the data, in the unit at the end of its name ("angle
              [deg]", "v (m/s)") or else that of the model, or (column, factor) where the column times the factor is in
              the latter; entries of variables are "joint_position[elbow]", of a mechanism just "elbow",
              "elbow.velocity". Without it columns that are called as outputs
    inputs    input → a column, (column, factor), or what `simulate` takes; columns that are called as inputs are taken
              by themselves. Between samples they are straight lines, or constant for those named in `hold`
    guess     name → where to begin; else as the model has it, and for initial values that are measured the first value
    bounds    name → (lowest, highest), None: unbounded; else what the model itself allows, such as masses above 0
    sigma     standard deviations of what was measured, in units of the data: a number, or output → number, array, or
              column, whose own unit counts where it says one. Without it they are estimated, one for each output, from
              what remains
    initial, parameters   what all runs have in common, as of `simulate`
    time      the column of times [s]
    jacobian  "sensitivities" along the run, or "differences" of runs on both sides; else the first where they can be
              had, the second elsewhere, as where an event only grazes
    options   of the search, `threads` of differences, else 1, and of all runs, controllers too, None: not said:
    Returns   `Fit`: values, standard_errors, intervals, covariance, correlation, unidentified, model, run, plot()
    Errors    `SimulationError` for unknown names, with the nearest; for a free number that changes nothing measured;
              where the run at the guess fails. Trial values whose runs fail are stepped back from.
              `KeyboardInterrupt` after Ctrl-C: the values that the search had come to are its `partial`, name → value
    Law       data without noise give the truth; C is the spread of estimates over noise, tests/fitting/test_fit.py
    Source    Bard 1974; Ljung 1999, §7; trust region: Branch, Coleman & Li 1999, as SciPy has it
    """
    begun = perf_counter()
    if jacobian not in (None, "sensitivities", "differences"):
        raise SimulationError(f"jacobian must be 'sensitivities', 'differences' or left out, not {jacobian!r:.40}")
    own = own_options(options, FitOptions)
    varying, guesses = read_free(model, free)
    guesses |= dict(guess or {})
    experiments = _experiments(data, time)
    known = known_names(varying)
    common = {"initial": initial, "inputs": inputs, "outputs": outputs, "parameters": parameters}
    setting = Setting(varying, known, common, tuple(hold), dict(options))
    problem = None
    try:
        courses = [setting.course(each, series, guesses) for each, series in experiments]
        unknowns = made(varying, [c.name for c in courses], guesses, dict(bounds or {}), dict(parameters or {}),
                        lambda name, k: setting.own(name, courses[max(k, 0)], guesses))  # fmt: skip
        accuracy = max(float(options.get("rtol") or 1e-11), 1e-12)  # runs are no better than simulate's own
        problem = Problem(varying, courses, unknowns, accuracy, own["threads"] or 1, jacobian)
        x = _begin(problem)
        given = read_sigma(sigma, courses, [series for _, series in experiments])
        weights, last, steps = _search(problem, x, given, own["most_steps"] or 0)
        return _result(problem, weights, last, steps, given is None, perf_counter() - begun)
    except KeyboardInterrupt:
        if problem is None or not problem.reached:
            raise KeyboardInterrupt from None
        raise interrupted(problem.reached, "the values that the search had come to") from None


def _experiments(data: object, time: str) -> list[tuple[Experiment, Series]]:
    several = list(data) if isinstance(data, (list, tuple)) else [data]
    if not several:
        raise SimulationError("there are no data: give the path of a CSV file, a dataset, a mapping, or a list of them")
    found: list[tuple[Experiment, Series]] = []
    for k, each in enumerate(several, 1):
        experiment = each if isinstance(each, Experiment) else Experiment(each)
        taken, data = [series.name for _, series in found], experiment.data
        own = Path(os.fspath(data)).stem if isinstance(data, (str, os.PathLike)) else ""
        name = experiment.name or (own if own not in taken else "") or f"experiment {k}"
        if name in taken:
            raise SimulationError(f"two experiments are called {name!r}: give them names of their own")
        found.append((experiment, read_series(experiment.data, name, time)))
    return found


def _begin(problem: Problem) -> Floats:
    """x at the guesses. SimulationError where a run at them fails."""
    values = np.array([u.guess for u in problem.unknowns])
    for course, found in zip(problem.courses, problem.outputs(values), strict=True):
        if not np.isfinite(found[course.there]).all():
            at = ", ".join(f"{u.name} = {u.guess:.6g}" for u in problem.unknowns)
            raise SimulationError(
                f"the run at the guess ({at}) of {course.name!r} does not come to the end of the data: "
                f"{problem.failures[-1] if problem.failures else 'it ends early'}. Give another guess"
            )
    return np.asarray(values / problem.scale)


def _search(problem: Problem, x: Floats, given: list[Floats] | None, most: int) -> tuple[list[Floats], Any, int]:
    """Least squares, again with the deviations that follow from what remains until these settle."""
    steps = 0
    if given is not None:
        weights = [1 / each for each in given]
        last = _least(problem, x, weights, most, _TOLERANCES)
        return weights, last, last.nfev
    sigma = first_sigma(problem.courses)
    for k in range(_ROUNDS):
        last = _least(problem, x, weights_of(problem.courses, sigma), most, _ROUGH)
        x, steps, before = last.x, steps + last.nfev, sigma
        sigma = estimated(problem, x, sigma)
        if k and all(abs(sigma[name] - before[name]) <= _SETTLED * sigma[name] for name in sigma):
            break
        if len(sigma) == 1:
            break
    weights = weights_of(problem.courses, sigma)
    last = _least(problem, x, weights, most, _TOLERANCES)
    return weights, last, steps + last.nfev


def _least(problem: Problem, x: Floats, weights: list[Floats], most: int, tolerances: Mapping[str, float]) -> Any:
    _refuse_idle(problem, x, weights)

    def slopes(x: Floats, weights: list[Floats]) -> Floats:
        problem.note(x)  # SciPy asks for slopes where it has stepped to
        return problem.jacobian(x, weights)

    return least_squares(
        problem.residuals, x, slopes, (problem.lower / problem.scale, problem.upper / problem.scale),
        x_scale="jac", max_nfev=most, args=(weights,), **tolerances,
    )  # fmt: skip


def _refuse_idle(problem: Problem, x: Floats, weights: Sequence[Floats]) -> None:
    """SimulationError for free numbers that change no measured output."""
    J = problem.jacobian(x, weights)
    whole = np.concatenate([(c.measured * w)[c.there] for c, w in zip(problem.courses, weights, strict=True)])
    idle = np.linalg.norm(J, axis=0) <= _INSENSITIVE * max(np.linalg.norm(whole), np.sqrt(len(whole)) * 1e-300)
    if idle.any():
        names = [repr(u.name) for u, none in zip(problem.unknowns, idle, strict=True) if none]
        raise SimulationError(
            f"{' and '.join(names)} change{'s' * (len(names) == 1)} nothing that was measured, so the data tell "
            "nothing of it: leave it out of free, measure what it changes, or begin with a guess at which it acts"
        )


def _result(problem: Problem, weights: list[Floats], last: Any, steps: int, own_sigma: bool, seconds: float) -> Fit:
    x, unknowns = last.x, problem.unknowns
    J, r = problem.jacobian(x, weights), problem.residuals(x, weights)
    values = problem.values(x)
    tolerance = _UNSEEN["differences" if problem.along is None else "sensitivities"]
    found = told(J, tolerance)
    S = problem.scale
    sentences = []
    if len(found.free):
        moved = x * (1 + 0.1 * np.cos(1.0 + np.arange(len(x)))) + 0.01 * (x == 0)
        other = (
            told(problem.jacobian(moved, weights), tolerance).free if _runs(problem, moved) else np.zeros((0, len(x)))
        )
        for k, n in enumerate(found.free):
            there = other[k] * S if len(other) == len(found.free) else None
            sentences.append(worded([u.name for u in unknowns], values, n * S, there, moved * S))
    sure = Confidence(found.covariance, np.full(len(x), np.inf))
    pivots, plane = None, None
    if own_sigma:
        names, owner = owners(problem.courses)
        sure = of_estimated(J, owner, len(names), found.covariance)
        if len(names) > 1:
            pivots, plane = Pivots(J, owner, len(names)), np.sqrt(np.diag(found.covariance)) * S
    spread = sure.covariance * np.outer(S, S)
    said = Found(values, spread, sure.degrees, tuple(sentences), found.condition, pivots, plane)
    wall = _wall(problem, x, J, r)
    return Fit(problem, said, weights, own_sigma, r, last.status > 0 and not wall, steps, seconds, wall)


def _wall(problem: Problem, x: Floats, J: Floats, r: Floats) -> str:
    """The failure of runs a little further along the last step of least squares, or ""."""
    if not problem.failures:
        return ""
    low, high = problem.lower / problem.scale, problem.upper / problem.scale
    downhill = -J.T @ r
    free = ~((x <= low) & (downhill < 0.0)) & ~((x >= high) & (downhill > 0.0))
    step = np.zeros(len(x))
    step[free] = np.linalg.lstsq(J[:, free], -r, rcond=_UNSEEN["differences"])[0]
    gain = 1.0 - float(np.square(r + J @ step).sum() / max(np.square(r).sum(), 1e-300))
    if gain < _LEFT or _runs(problem, x + _AHEAD * step):
        return ""
    return problem.failures[-1]


def _runs(problem: Problem, x: Floats) -> bool:
    return all(
        np.isfinite(y[c.there]).all() for y, c in zip(problem.outputs(problem.values(x)), problem.courses, strict=True)
    )
