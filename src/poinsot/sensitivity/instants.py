"""The derivative through an instant: an impact, a change of mode, an event of the user.

    dt* = −∂γ(S, …)/γ̇                       when it comes, γ the guard that ends the mode
    S⁺ = ∂J (S + f⁻ dt*, dt*, …) − f⁺ dt*    J the jump of the state, f⁻ and f⁺ the flow before and after

See `guards` and `impacts`. Where γ̇ = 0, the event grazes and nothing has a derivative from there on.
Source: Aizerman & Gantmakher 1958; Leine & Nijmeijer, Dynamics and Bifurcations of Non-Smooth Mechanical Systems, ch. 7
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.sensitivity.guards import Guards
from poinsot.sensitivity.impacts import Impacts
from poinsot.sensitivity.moments import KernelMoments
from poinsot.sensitivity.stages import moved_by
from poinsot.simulation.following import Instant

NONE = 1e-9
"""The share below which a jump of the state, of a rate or of a power is none: then it does not matter when it comes."""
ROUNDING = 1e-14
"""The same beside other numbers of the state, in units of √(energy)."""


class Leaps:
    """The instants of a run, differentiated."""

    def __init__(self, moments: KernelMoments) -> None:
        self.at, self.stages, self.switching = moments, moments.stages, moments.switching
        self.guards, self.impacts = Guards(moments), Impacts(moments)

    def through(
        self, instant: Instant, segment: int, x: Floats, S: Floats, paid: Floats, begun: tuple[Floats, float]
    ) -> tuple[Floats, Floats]:
        """S⁺ [p, nx] and the energies [p, nw] after an instant, at which the state comes as x.

        begun  the state and the time at the start of the step that led there
        """
        sigma, (after, sigma_after, mode_after) = instant.before[1], instant.after
        following = min(segment + 1, len(self.stages.signals.segments) - 1)
        told = self.is_told(instant, segment)
        f, power = self.at.flow(x, instant.time, segment, sigma)
        f_after, power_after = self.at.flow(after, instant.time, following if told else segment, sigma_after)
        m = len(mode_after)
        users = list(dict.fromkeys(int(r) - m for r in instant.log["row"] if r >= m))
        dt: Floats = np.zeros(len(S))
        goes_on = self._goes_on(x, after, f, f_after) and self._is_none(power - power_after, power, power_after)
        if told:
            dt = self.at.shifts.get(following, dt)
        elif instant.step and not goes_on:
            found = self.guards.when(instant, users, x, f, S, segment, begun)
            if isinstance(found, str):
                return self._nothing(instant, found, S, paid)
            dt = found
        at = S + dt[:, None] * f
        paid = paid + dt[:, None] * (power - power_after)
        moved = at
        for e in users:
            if self.switching.events.resets[e] is not None:
                moved = self._reset(e, x, instant.time, segment, moved, dt)
                paid = np.full_like(paid, np.nan)
        reset = any(self.switching.events.resets[e] is not None for e in users)
        leaps = not reset and (np.abs(x - after) > NONE * np.maximum(self.at.span, np.abs(after))).any()
        if (instant.log["impulse"] != 0.0).any() or leaps:
            if reset:
                return self._nothing(instant, "a reset and an impact come together", S, paid)
            leapt = self.impacts.through(instant, segment, x, moved, dt, paid)
            if isinstance(leapt, str):
                return self._nothing(instant, leapt, S, paid)
            moved, paid = leapt
        if mode_after.any() or not np.array_equal(x, after):
            moved = self.stages.settled(after[None], moved[:, None], self.at.along, sigma_after[None])[:, 0]
        return moved - dt[:, None] * f_after, paid

    def beside(
        self, time: float, segment: int, sigma: Floats, x: Floats, S: Floats, paid: Floats
    ) -> tuple[Floats, Floats]:
        """S⁺ and the energies where a segment ends and nothing happens beside, at a moment that moves."""
        dt = self.at.shifts.get(segment + 1)
        if dt is None:
            return S, paid
        (f, power), (f_after, power_after) = (self.at.flow(x, time, k, sigma) for k in (segment, segment + 1))
        return S + dt[:, None] * (f - f_after), paid + dt[:, None] * (power - power_after)

    def is_told(self, instant: Instant, segment: int) -> bool:
        """Whether an instant comes where the segment ends."""
        end = self.stages.signals.segments[segment, 1]
        return bool(instant.time >= end - 2 * np.spacing(abs(end)))

    def _goes_on(self, x: Floats, after: Floats, f: Floats, f_after: Floats) -> bool:
        """Whether neither the state nor its rate jumps, number by number, or beside all others as √(energy)."""
        span, system = self.at.span, self.stages.kernels.system
        times = max(self.stages.duration, 1e-300)
        rates = np.abs(f) + np.abs(f_after) + span / times
        scale = np.zeros(0) if system.state.scale is None else system.state.scale
        unit = np.sqrt(scale) if len(scale) == len(x) else np.ones(len(x))
        share = ROUNDING if len(scale) == len(x) else 0.0
        beside = [share * unit * (each / unit).max(initial=0.0) for each in (span, rates)]
        still = np.abs(x - after) <= np.maximum(NONE * span, beside[0])
        return bool(still.all() and (np.abs(f - f_after) <= np.maximum(NONE * rates, beside[1])).all())

    def _is_none(self, difference: Floats, *of: Floats) -> bool:
        """True for a jump of powers that is zero beside the largest."""
        return bool(np.abs(difference).max(initial=0.0) <= NONE * np.abs(of).max(initial=0.0))

    def _nothing(self, instant: Instant, why: str, S: Floats, paid: Floats) -> tuple[Floats, Floats]:
        """NaN from here on, and why."""
        self.at.say(instant, why)
        return np.full_like(S, np.nan), np.full_like(paid, np.nan)

    def _reset(self, e: int, x: Floats, time: float, segment: int, dx: Floats, dt: Floats) -> Floats:
        """The reset of an event, moved."""
        kernel, sigma = self.switching.events.resets[e], np.zeros(1)
        given = self.at.given(x, time, segment, sigma)
        moves = self.at.moves(dx, dt, segment, sigma)
        return np.asarray(next(iter(moved_by(kernel, given, moves).values())))[:, 0]
