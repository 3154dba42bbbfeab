"""The history of delayed waves in a run of a residual form, and the states in which such a run may begin.

Units: delays in s. Law: tests/networks/test_lines.py. Source: Bergeron (1949); Branin, Proc. IEEE 55 (1967).
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.errors import SimulationError, option
from poinsot.motion.residual_form import ResidualForm
from poinsot.simulation.loops.delays import FRONT_LIMIT, MARKS
from poinsot.simulation.options import Control

STEPS_KEPT = 16384
"""Steps within the longest delay of a network."""


def delayed_waves(form: ResidualForm, columns: Vector) -> dict[str, object]:
    """The arrays of delayed waves; empty without lines."""
    if form.lines is None:
        return {}
    waves = form.lines.waves.multiply(columns).tocsr()
    first, at = (np.array(each, dtype=np.int64) for each in (waves.indptr, waves.indices))
    return dict(
        lines=len(form.lines.delays), delays=form.lines.delays, waves_first=first, waves_at=at, waves_by=waves.data
    )


def history_for(form: ResidualForm, state: Vector, nodes: Vector) -> dict[str, object]:
    """The history arrays of a run from this state, for a method with these collocation points."""
    if form.lines is None:
        return {}
    lines, points = len(form.lines.delays), np.append(0.0, nodes)
    before = form.lines.starts @ state
    powers = np.vander(points, increasing=True)  # values of polynomials at the points by their coefficients
    slopes = [np.linalg.solve(powers.T, np.arange(len(points)) * end ** np.maximum(np.arange(len(points)) - 1, 0))
              for end in (0.0, 1.0)]  # fmt: skip
    return dict(
        past_room=STEPS_KEPT, past_points=len(points), past=np.zeros((STEPS_KEPT, lines, len(points))),
        past_begin=np.zeros(STEPS_KEPT), past_length=np.zeros(STEPS_KEPT), past_before=before, past_nodes=points,
        past_starts=slopes[0], past_ends=slopes[1], past_weights=np.zeros(len(points)),
        past_marks=np.zeros(MARKS, dtype=np.int64), fronts=np.zeros(FRONT_LIMIT), waves=before.copy(),
        sent=np.zeros(lines), tried=np.zeros(len(points)), left=np.zeros(2 * lines), entered_at=np.zeros(1),
        wave_size=np.abs(before).max(keepdims=True),
    )  # fmt: skip


def longest_step(form: ResidualForm, name: str, state: Vector, control: Control) -> float:
    """The longest step: half the shortest delay, or the option if that is less.

    Errors  SimulationError for a fixed step above it, and for a state in which what lies in a line is not told
    """
    lines = form.lines
    if lines is None:
        return control.max_step
    half, k = 0.5 * float(lines.delays.min()), int(np.argmin(lines.delays))
    if control.fixed_step > half:
        raise SimulationError(
            f"{name!r}: the step of {control.fixed_step:g} s is longer than half the delay of {lines.names[k]!r}, "
            f"{2 * half:g} s, so what arrives within a step would not be known; give "
            f"{option('step', float(half))} or less, or none"
        )
    even = lines.even(state)
    odd = np.abs(even - state)[lines.energies] > 1e-6 * np.abs(even[lines.energies]) + 1e-300  # of a state in digits
    if odd.any():
        raise SimulationError(
            f"{name!r}: a run cannot begin from a state in which waves are under way in "
            f"{lines.names[int(odd.argmax())]!r}: its charge, flux linkage and energy do not tell where they are. "
            "Begin at the operating point or from initial values, or resume a checkpoint, which keeps what is under way"
        )
    return min(control.max_step, half)


def refuse_other_lines(form: ResidualForm, before: Vector, after: Vector) -> None:
    """SimulationError where a state on the way is another one of a line."""
    lines = form.lines
    assert lines is not None
    memory = np.flatnonzero(np.abs(lines.starts).sum(axis=0))
    changed = np.abs(after - before)[memory] > 1e-9 * np.abs(before[memory])  # of a state in digits
    if changed.any():
        raise SimulationError(
            f"{form.solved.names[memory[int(changed.argmax())]]!r} cannot be set within a run: what is under way in a "
            "line with a delay is more than its charge and flux linkage"
        )
