"""Standard deviations of measurements: given, or estimated from residuals.

Units: those of the outputs. Law: tests/fitting/test_fit.py. Source: Seber & Wild 1989, §2.1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.errors import SimulationError, nearest
from poinsot.fitting.confidence import deviations
from poinsot.fitting.measured import Series
from poinsot.fitting.problem import Course, Problem

_LEAST = 1e-12  # deviation beside the size of a variable: what runs can show


def read_sigma(given: object, courses: Sequence[Course], series: Sequence[Series]) -> list[Floats] | None:
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


def _of(course: Course, series: Series, by: Mapping[str, Any]) -> Floats:
    rows = np.isin(series.time, course.times)
    found = np.empty_like(course.measured)
    for k, output in enumerate(course.outputs):
        value = by[output.name]
        if isinstance(value, str):
            value = series.column(value, f"the deviation of {output.name!r}")
        try:
            values = np.asarray(value, dtype=np.float64) * abs(output.factor)
            whole = np.broadcast_to(values, series.time.shape)[rows]
        except (TypeError, ValueError):
            raise SimulationError(
                f"sigma of {output.name!r} must be a number, a column, or a number for each row; not {value!r:.60}"
            ) from None
        if not ((whole > 0) & np.isfinite(whole))[course.there[k]].all():
            raise SimulationError(f"sigma of {output.name!r} must be above 0 wherever something was measured")
        found[k] = np.where(course.there[k], whole, 1.0)
    return found


def first_sigma(courses: Sequence[Course]) -> dict[str, float]:
    """What to begin with: how far each output moves about its mean, in all experiments."""
    found = {}
    for name in dict.fromkeys(o.name for c in courses for o in c.outputs):
        values = np.concatenate(
            [c.measured[k][c.there[k]] for c in courses for k, o in enumerate(c.outputs) if o.name == name]
        )
        found[name] = float(np.std(values) or np.abs(values).max(initial=0.0) or 1.0)
    return found


def weights_of(courses: Sequence[Course], sigma: Mapping[str, float]) -> list[Floats]:
    """1/σ [outputs, nt] of each experiment."""
    return [np.array([np.full(len(c.times), 1 / sigma[o.name]) for o in c.outputs]) for c in courses]


def owners(courses: Sequence[Course]) -> tuple[list[str], Ints]:
    """The outputs by name, and the number of the output of each residual."""
    names = list(dict.fromkeys(o.name for c in courses for o in c.outputs))
    each = [np.repeat(names.index(o.name), c.there[k].sum()) for c in courses for k, o in enumerate(c.outputs)]
    return names, np.concatenate(each).astype(np.int64)


def estimated(problem: Problem, x: Floats, sigma: Mapping[str, float]) -> dict[str, float]:
    """σ of each output, from what remains at x (unknowns,), found with these deviations: `confidence.deviations`."""
    names, owner = owners(problem.courses)
    ones = [np.ones_like(c.measured) for c in problem.courses]
    squares = np.bincount(owner, problem.residuals(x, ones) ** 2, minlength=len(names)).astype(np.float64)
    found = deviations(squares, problem.jacobian(x, weights_of(problem.courses, sigma)), owner)
    values = np.abs(np.concatenate([c.measured[c.there] for c in problem.courses]))
    least = [_LEAST * float(values[owner == k].max(initial=0.0)) or 1e-300 for k in range(len(names))]
    return {name: max(float(s), low) for name, s, low in zip(names, found, least, strict=True)}
