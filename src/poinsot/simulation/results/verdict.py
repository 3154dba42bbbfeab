"""The verdict on a run at its end: whether its energy balances, and which limits that do not act were passed.

Law: warned exactly when a sample lies beyond, whatever the outputs that are kept: tests/simulation/test_limits.py
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Vector
from poinsot.errors import LedgerWarning, LimitWarning, StepWarning, warn
from poinsot.motion.observing import SampleBatch
from poinsot.motion.system import System
from poinsot.simulation.results.ledger import OF_THE_SCHEME, SCHEME_BOUND, balance, bound_at
from poinsot.simulation.results.trajectory import Trajectory

_CUTS = {
    "cut_at_times": "at jumps, kinks and samples of inputs that do not lie on the grid of steps",
    "cut_by_reach": "since a joint would have turned too far in one step",
    "cut_by_constraints": "since the constraints could not be met at the end of a whole step",
    "cut_by_values": "since something became infinite or not a number",
    "cut_by_newton": "since Newton's method did not solve the equations of a whole step",
}


def explain_not_finite(system: str, time: float, names: list[str]) -> str:
    """The paragraph for a run in which something has no value."""
    own = [name for name in names if not name.startswith("'energy_")] or names
    shown = ", ".join(own[:4]) + (f" and {len(own) - 4} more" if len(own) > 4 else "")
    return (
        f"the run of {system!r} is not to be used from t = {time:.9g} s on: there {shown} "
        f"{'is' if len(own) == 1 else 'are'} infinite or not a number, though the states could be followed. A law or "
        "an algebraic loop has no solution there, or numbers became too large for a computer: look at the samples "
        "before, which are kept, at formulas that divide, take roots or logarithms, and at the initial values."
    )


def judge(run: Trajectory, rtol: float, fixed: bool) -> str:
    """ "done", or "unbalanced" with a warning that says by how much and what helps; the ledger's attributes are set."""
    bound = bound_at(rtol, fixed)
    run.attrs["ledger_bound"] = bound
    book = balance(run)
    run.attrs.update({"ledger_ratio": book.ratio, "ledger_drift": book.drift})
    if book.balanced:
        return "done"
    if book.ratio <= bound:
        warn(
            LedgerWarning(
                f"the run of {run.attrs['system']!r} ends unbalanced: time-stepping itself has made or taken "
                f"{book.scheme:.2g} of the energy present and exchanged ({', '.join(OF_THE_SCHEME)} in the ledger), an "
                f"error of the order of the step, where {SCHEME_BOUND:g} is allowed. Its motion is not to be trusted "
                "to more than that. Try a shorter step, or a method that finds events, such as 'dop853'."
            )
        )
        return "unbalanced"
    remedy = "a shorter step" if fixed else "a tighter rtol and atol"
    warn(
        LedgerWarning(
            f"the run of {run.attrs['system']!r} ends unbalanced: its ledger misses {book.worst_residual:.3g} J, "
            f"{book.ratio:.2g} of the energy present and exchanged, where {bound:.0e} is allowed. Its motion is not to "
            f"be trusted to more than that. Try {remedy}, or another method; else a position where constraints are "
            "singular, a jump that the run was not told about, initial values without proportion, or a law that "
            "makes or loses energy is the cause."
        )
    )
    return "unbalanced"


def report_divisions(run: Trajectory, progress: Any, step: float) -> None:
    """Into the attributes, and a warning: how many steps of fixed length had to be divided, and why."""
    cuts: Mapping[str, int] = {name: int(progress[name]) for name in _CUTS}
    run.attrs["step"] = step
    run.attrs["steps_divided"] = sum(cuts.values())
    reasons = [f"{count} {_CUTS[name]}" for name, count in cuts.items() if count]
    if reasons:
        run.attrs["steps_divided_why"] = "; ".join(reasons)
        warn(
            StepWarning(
                f"the run of {run.attrs['system']!r} could not keep its step of {step:g} s throughout: of "
                f"{int(progress['grid'])} steps {sum(cuts.values())} were divided, {'; '.join(reasons)}."
            )
        )


_ROUNDING = 1e-9  # of the limit: a joint that rests on its limit has not left it
_NAMED = 4


def beyond_limits(system: System, states: Vector) -> Bools:
    """Which of several runs [n, nt, nx] have a sample beyond a limit that does not act."""
    if not system.books.limits:
        return np.zeros(len(states), dtype=bool)
    return np.asarray((LimitWatch(system).excess(states)[1] > 0).any(axis=(1, 2)))


class LimitWatch:
    """A warning and an attribute for the joints beyond their limits: since when, and how far they get."""

    def __init__(self, system: System) -> None:
        self.name, self.limits = system.name, system.books.limits
        numbers = [(each.lower, each.upper, each.ratio, each.offset) for each in self.limits]
        self.lower, self.upper, self.ratio, self.offset = np.array(numbers).T
        ends = np.abs([self.lower, self.upper])
        # a limit at 0 has no size of its own: a milliradian, a millimetre
        self.slack = _ROUNDING * np.where(np.isfinite(ends), ends, 0.0).max(axis=0).clip(min=1e-3)
        self.since = np.full(len(self.limits), np.inf)
        self.beyond = np.full(len(self.limits), -np.inf)
        self.reached = np.zeros(len(self.limits))

    def excess(self, states: Vector) -> tuple[Vector, Vector]:
        """The coordinates [..., limits] that have limits, and how far they are beyond; −∞ where that is unknown."""
        values = states[..., [each.index for each in self.limits]] * self.ratio + self.offset
        beyond = np.maximum(self.lower - values, values - self.upper) - self.slack
        beyond[np.isnan(beyond)] = -np.inf
        return values, beyond

    def see(self, batch: SampleBatch) -> None:
        """More states of the run."""
        values, beyond = self.excess(batch.states)
        left = beyond > 0
        fresh = left.any(axis=0) & np.isinf(self.since)
        self.since[fresh] = batch.times[np.argmax(left, axis=0)][fresh]
        worst, every = np.argmax(beyond, axis=0), np.arange(len(self.limits))
        more = beyond[worst, every] > self.beyond
        self.beyond[more], self.reached[more] = beyond[worst, every][more], values[worst, every][more]

    def tell(self) -> dict[str, str]:
        """The warning, where there is one, and who is beyond."""
        left = np.flatnonzero(np.isfinite(self.since))
        if not len(left):
            return {}
        order = sorted(left, key=lambda k: float(self.since[k]))
        said = []
        for k in order[:_NAMED]:
            limit = self.limits[k].upper if self.reached[k] > self.limits[k].upper else self.limits[k].lower
            said.append(
                f"{self.limits[k].name!r} from t = {self.since[k]:.4g} s on, reaching {self.reached[k]:.4g} "
                f"{self.limits[k].unit} where its limit is {limit:.4g}"
            )
        more = f"; and {len(order) - _NAMED} more joints" if len(order) > _NAMED else ""
        warn(
            LimitWarning(
                f"the run of {self.name!r} leaves limits of joints that do not act in it: {'; '.join(said)}{more}. A "
                "limit acts where its file was loaded with limits, its lower end lies below its upper one, and the run "
                "begins within it."
            )
        )
        return {"beyond_limits": ", ".join(self.limits[k].name for k in order)}
