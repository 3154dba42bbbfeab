"""The verdict on a run that came to its end: its ledger within the bound, its steps as planned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from poinsot.errors import LedgerWarning, StepWarning, warn
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
