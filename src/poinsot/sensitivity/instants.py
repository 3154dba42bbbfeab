"""The derivative through an instant: an impact, a change of mode, an event of the user.

    dt* = −∂γ(S, …)/γ̇                       when it comes, γ the guard that ends the mode
    S⁺ = ∂J (S + f⁻ dt*, dt*, …) − f⁺ dt*    J the jump of the state, f⁻ and f⁺ the flow before and after

See `guards` and `impacts`. Where γ̇ = 0, the event grazes and nothing has a derivative from there on.
Source: Aizerman & Gantmakher 1958; Leine & Nijmeijer, Dynamics and Bifurcations of Non-Smooth Mechanical Systems, ch. 7

When an instant comes: the guard that ends a mode, differentiated.

    dt* = −∂γ(S, …)/γ̇          γ(x(t*), t*, …) = 0

Of several guards that pass 0 at the same moment all must say the same, for else their order depends on the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.motion.moding import Moding
from poinsot.motion.switching import CLOSED, COMMANDED, FORWARD, FRICTION, OPEN, TOLD, UNILATERAL
from poinsot.records import NamedTuple
from poinsot.sensitivity.impacts import Impacts, KernelMoments
from poinsot.sensitivity.stages import moved_by
from poinsot.simulation.following import Instant

GRAZING = 3e-3
"""Share of a guard's value at the start of a step by which its rate changes it in the step where it grazes."""
ZERO = 1e-6
"""Share of a step: a guard that misses 0 by less time than this is 0."""


class GuardMovement(NamedTuple):
    """γ of an event at the instant and at the start of the step before (NaN: not computed), and its movement [p + 2]:
    along the columns, along the flow, along time. none: the size below which γ counts as 0."""

    name: str
    value: float
    before: float
    moves: Floats
    none: float = 0.0

    @property
    def rate(self) -> float:
        """γ̇."""
        return float(self.moves[-2] + self.moves[-1])


class Guards:
    """The guards of what switches."""

    def __init__(self, moments: KernelMoments) -> None:
        self.at, self.switching = moments, moments.switching

    def when(
        self, instant: Instant, users: list[int], x: Floats, f: Floats, S: Floats, segment: int,
        begun: tuple[Floats, float],
    ) -> Floats | str:  # fmt: skip
        """dt* [p] of the guard that ended the mode, or the reason why it is missing."""
        sigma = instant.before[1]
        given = self.at.given(x, instant.time, segment, sigma)
        early = self.at.given(*begun, segment, sigma)
        dx = np.concatenate([S, f[None], np.zeros((1, len(f)))])
        moves = self.at.moves(dx, np.append(np.zeros(len(S) + 1), 1.0), segment, sigma)
        h = instant.time - begun[1]
        reach = ZERO * h + 8 * np.spacing(abs(instant.time))
        found = []
        for guard in self._candidates(instant, users, given, early, moves):
            none, way = guard.none + 1e-300, abs(guard.rate) * h
            if abs(guard.value) > abs(guard.rate) * reach + none or max(abs(guard.before), way) <= none:
                continue
            if not way > GRAZING * abs(guard.before):
                return f"{guard.name!r} only grazes"
            found.append((guard.name, -guard.moves[:-2] / guard.rate))
        if not found:
            return "no guard was found that tells when it comes"
        name, dt = found[0]
        for other, its in found[1:]:
            apart = np.abs(its - dt) * self.at.sizes
            if (apart > 1e-6 * (np.abs(its) + np.abs(dt)) * self.at.sizes + 1e-11 * max(h, abs(instant.time))).any():
                return f"{name!r} and {other!r} come at the same moment, and one before the other for other numbers"
        return np.asarray(dt)

    def _candidates(
        self,
        instant: Instant,
        users: list[int],
        given: dict[str, object],
        early: dict[str, object],
        moves: dict[str, object],
    ) -> Iterator[GuardMovement]:
        switching, mode = self.switching, instant.before[2]
        for e in users:
            yield self._of(switching.events.guards, switching.events.names[e], partial(_event, e), given, early, moves)
        if users:
            return
        if "w" in switching.kernels.watch.outputs:
            yield from self._of_network(mode, given, early, moves)
        else:
            changed = list(dict.fromkeys(int(r) for r in instant.log["row"] if r < len(mode)))
            found = self._of_mechanism(changed, mode, given, early, moves)
            if found is not None:
                yield found

    def _of(
        self, kernel: object, name: str, own: Callable[[Mapping[str, Any]], Any], given: dict[str, object],
        early: dict[str, object], moves: dict[str, object],
    ) -> GuardMovement:  # fmt: skip
        """A guard that is read from the outputs of a kernel."""
        values = self.at.values(kernel, given)
        slopes = self.at.slopes(kernel, given, moves, values)
        return GuardMovement(name, float(own(values)), float(own(self.at.values(kernel, early))), own(slopes))

    def _of_network(
        self, mode: Any, given: dict[str, Any], early: dict[str, Any], moves: dict[str, Any]
    ) -> Iterator[GuardMovement]:
        """The freedom of the rows of a network in their modes.

        w, or gap, of an open row, z of a closed one, what z has left of its bound where it sticks, w where it slides
        """
        switching, kernel = self.switching, self.at.stages.kernels.margins
        now, before = self.at.values(kernel, given), self.at.values(kernel, early)
        d = self.at.slopes(kernel, given, moves, now)
        force = np.zeros(len(mode)) if switching.rows.force is None else switching.rows.force
        for i, (kind, name) in enumerate(zip(switching.rows.kind, switching.rows.names, strict=True)):
            if kind in TOLD:
                for k in (0, 1) if kind != COMMANDED else [int(mode[i] != OPEN)]:
                    yield GuardMovement(name, now["command"][i, k], before["command"][i, k], d["command"][:, i, k])
            if kind == COMMANDED:
                continue
            if mode[i] == CLOSED and kind == FRICTION:
                yield self._sticking(i, now, before, d, float(force[i]))
            elif mode[i] == CLOSED:
                value, start = (each["z"][i] + each["F"][i, 0] for each in (now, before))
                yield GuardMovement(name, value, start, d["z"][:, i] + d["F"][:, i, 0], force[i])
            elif mode[i] == OPEN and kind == FRICTION:
                continue
            elif switching.rows.degree[i] == 2 and kind != FRICTION:
                yield GuardMovement(name, now["g"][i], before["g"][i], d["g"][:, i], switching.rows.gap[i])
            else:
                yield GuardMovement(name, now["w"][i], before["w"][i], d["w"][:, i], switching.rows.rate[i])

    def _sticking(
        self, i: int, now: dict[str, Any], before: dict[str, Any], d: dict[str, Any], none: float
    ) -> GuardMovement:
        """F_s + μ_s z_N − |z| of a row that sticks, with that beside it in space."""
        switching, element = self.switching, self.switching.rows.element[i]
        rows = np.flatnonzero((switching.rows.element == element) & (switching.rows.kind == FRICTION))
        normal = np.flatnonzero((switching.rows.element == element) & (switching.rows.kind == UNILATERAL))
        push = switching.elements.static[element] if len(normal) else 0.0
        length = np.linalg.norm(now["z"][rows])
        direction = now["z"][rows] / (length or 1.0)

        def left(values: dict[str, Any]) -> float:
            return float(values["F"][i, 0] + push * values["z"][normal].sum() - np.linalg.norm(values["z"][rows]))

        moves = d["F"][:, i, 0] + push * d["z"][:, normal].sum(axis=1) - d["z"][:, rows] @ direction
        return GuardMovement(switching.rows.names[i], left(now), left(before), moves, none)

    def _of_mechanism(
        self, changed: list[int], mode: Any, given: dict[str, Any], early: dict[str, Any], moves: dict[str, Any]
    ) -> GuardMovement | None:
        """That of a row of a mechanism that has changed."""
        switching, names = self.switching, self.switching.rows.names

        def watched(quantity: str, i: int) -> GuardMovement:
            return self._of(switching.kernels.watch, names[i], lambda d: d[quantity][..., i], given, early, moves)

        for i in changed:
            if switching.rows.kind[i] == UNILATERAL and mode[i] == OPEN:
                return watched("gap" if switching.rows.degree[i] == 2 else "rate", i)
        for i in changed:
            if mode[i] >= FORWARD:
                return watched("rate", i)
        for i in changed:
            if mode[i] == CLOSED and switching.rows.kind[i] != COMMANDED:
                return self._by_force(i, mode, given, moves)
        for i in changed:
            if switching.rows.kind[i] in TOLD:
                return self._of(
                    switching.kernels.data, names[i], partial(_command, i, int(mode[i] != OPEN)), given, early, moves
                )
        return None

    def _by_force(self, i: int, mode: Any, given: dict[str, Any], moves: dict[str, Any]) -> GuardMovement | None:
        """z of a closed row, or what friction has left of its bound, where none slides: K z = −T_ẇ b (`moding`)."""
        switching = self.switching
        if (mode >= FORWARD).any():
            return None
        data = self.at.values(switching.kernels.data, given)
        d = self.at.slopes(switching.kernels.data, given, moves, data)
        rows, S, dS, element = switching.rows, data["S"], d["S"], switching.rows.element[i]
        mates, none = rows.element == element, np.zeros(len(mode))
        pressed = np.isin(rows.element, rows.element[rows.kind == UNILATERAL]) & (rows.kind == FRICTION)
        F, dF = (np.where(pressed, 0.0, each["bounds"][..., 0]) if "bounds" in each else none for each in (data, d))
        made = Moding(0.0 * S, S, np.stack([np.diag(S), none], axis=1), F, lambda *_: None)
        T, dT = made(mode).sigma.reshape(3, *S.shape), made.moved(mode, 0.0 * dS, dS, dF + 0.0 * d["b"])
        if dT is None:
            return None
        dT = dT.reshape(-1, 3, *S.shape)
        K = T[1] @ S + T[2]
        z = -np.linalg.solve(K, T[1] @ data["b"])
        right = dT[:, 1] @ data["b"] + d["b"] @ T[1].T + (dT[:, 1] @ S + T[1] @ dS + dT[:, 2]) @ z
        dz = -np.linalg.solve(K, right.T).T
        bound = d["bounds"][:, i, 0] if "bounds" in d else 0.0
        if rows.kind[i] != FRICTION:
            return GuardMovement(rows.names[i], 0.0, 0.0, dz[:, i] + bound)
        pushed = switching.elements.static[element] * dz[:, mates & (rows.kind == UNILATERAL)].sum(axis=1)
        return GuardMovement(rows.names[i], 0.0, 0.0, bound + pushed - (np.sign(z[i]) or 1.0) * dz[:, i])


def _command(i: int, k: int, values: Mapping[str, Any]) -> Any:
    """The command of a row."""
    return values["command"][..., i, k]


def _event(e: int, values: Mapping[str, Any]) -> Any:
    """γ of an event of the user."""
    return next(iter(values.values()))[..., e]


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
            dt = self.at.shifts.get(segment + 1, dt)  # what comes as the run ends stays
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
