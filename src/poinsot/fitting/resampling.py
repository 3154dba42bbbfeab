"""Intervals that do not take the model for a plane: by the profile of Σ r², and by fits to data made anew.

    profile     the p_k for which min over all others of Σ r² is at most Σ r²(p̂) + t² s²
    bootstrap   shares of the estimates from y(p̂) + σ ε, ε standard normal

t and s² = 1 where deviations were given, else Student's t and Σ r²/degrees. Units: of the unknowns. Law: of a linear
model both are v ± t s, tests/fitting/test_intervals.py. Source: Seber & Wild 1989, §5.3, §5.5; Efron & Tibshirani 1993.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace

import numpy as np
from scipy.optimize import brentq, least_squares

from poinsot.algebra.arrays import Floats
from poinsot.fitting.problem import Problem

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
