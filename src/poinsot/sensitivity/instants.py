"""The derivative through what happens at an instant: an impact, a change of mode, an event of the user.

    dt* = −∂γ(S, …)/γ̇                       when it comes, γ the guard that ends the mode
    S⁺ = ∂J (S + f⁻ dt*, dt*, …) − f⁺ dt*    J the jump of the state, f⁻ and f⁺ the flow before and after

Impacts are differentiated with the rows that were struck: (S_AA ẑ_A)_i = −(1 + e_i) w_i, or ẑ_i in a fixed ratio to the
normal impulse where friction slides. Where γ̇ = 0, the event grazes and nothing has a derivative from there on.
Source: Aizerman & Gantmakher 1958; Leine & Nijmeijer, Dynamics and Bifurcations of Non-Smooth Mechanical Systems, ch. 7
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import RunWarning, warn
from poinsot.motion.switching import CLOSED, COMMANDED, FORWARD, FRICTION, GATED, OPEN, UNILATERAL
from poinsot.sensitivity.stages import Direction, Stages, moved_by
from poinsot.simulation.following import Instant

Floats = NDArray[np.float64]
GRAZING = 3e-3
"""Of what a guard was at the start of the step, what its rate makes of it in the step when it grazes."""


class Leaps:
    """What happens at the instants of a run, differentiated.

    bounces  [p, elements] how restitutions move along each column
    """

    def __init__(self, stages: Stages, along: Direction, bounces: Floats) -> None:
        self.stages, self.along, self.bounces = stages, along, bounces
        self.system = stages.kernels.system
        self.switching: Any = self.system.switching

    def through(
        self, instant: Instant, segment: int, x: Floats, S: Floats, paid: Floats, begun: tuple[Floats, float]
    ) -> tuple[Floats, Floats]:
        """S⁺ [p, nx] and the energies [p, nw] after an instant, at which the state comes as x.

        begun  the state and the time at the start of the step that led there
        """
        (_, sigma, mode), (after, sigma_after, mode_after) = instant.before, instant.after
        rows = self.stages.signals.segments[segment]
        following = min(segment + 1, len(self.stages.signals.segments) - 1)
        told = bool(instant.time >= rows[1] - 2 * np.spacing(abs(rows[1])))
        f, power = self._flow(x, instant.time, segment, sigma, mode)
        f_after, power_after = self._flow(after, instant.time, following if told else segment, sigma_after, mode_after)
        entries = instant.log["row"]
        m = len(mode)
        users = [int(r) - m for r in entries if r >= m]
        dt: Floats = np.zeros(len(S))
        jumps = not np.array_equal(x, after)
        same = np.abs(f - f_after).max(initial=0.0) <= 1e-9 * max(np.abs(f).max(initial=0.0), 1e-300)
        if not told and instant.step and (jumps or not same):
            found = self._when(instant, users, x, f, S, segment, begun)
            if found is None:
                return np.full_like(S, np.nan), np.full_like(paid, np.nan)
            dt = found
        at = S + dt[:, None] * f
        paid = paid + dt[:, None] * (power - power_after)
        moved = at
        for e in users:
            if self.switching.resets[e] is not None:
                moved = self._reset(e, x, instant.time, segment, moved, dt)
                paid = np.full_like(paid, np.nan)
        struck = instant.log["impulse"] != 0.0
        if struck.any():
            if users and any(self.switching.resets[e] is not None for e in users):
                self._say(instant, "a reset and an impact come together")
                return np.full_like(S, np.nan), np.full_like(paid, np.nan)
            leapt = self._impact(instant, segment, x, after, moved, dt, paid)
            if leapt is None:
                return np.full_like(S, np.nan), np.full_like(paid, np.nan)
            moved, paid = leapt
        if jumps or mode_after.any():
            moved = self.stages.settled(after[None], moved[:, None], self.along, sigma_after[None])[:, 0]
        return moved - dt[:, None] * f_after, paid

    def _given(self, x: Floats, time: float, segment: int, sigma: Floats) -> dict[str, Any]:
        """Operands of kernels at a state."""
        t, u = self.stages.moment(np.array([segment]), np.array([time]))
        still = np.zeros((1, self.stages.nl))
        return {"x0": x[None], "x": x[None], "xi": still, "t": t, "u": u, "c": self.stages.c, "sigma": sigma[None]}

    def _moves(self, dx: Floats, dt: Floats, segment: int) -> dict[str, Any]:
        """Directions of the operands: u moves with time, too."""
        slope = self.stages.signals.values[segment, 1]
        du = self.along.du + dt[:, None] * slope
        return {"x0": dx[:, None], "x": dx[:, None], "t": dt[:, None, None], "u": du[:, None],
                "c": self.along.dc[:, None]}  # fmt: skip

    def _flow(self, x: Floats, time: float, segment: int, sigma: Floats, mode: Any) -> tuple[Floats, Floats]:
        """ẋ and the powers."""
        given = self._given(x, time, segment, sigma)
        found = self.stages.kernels.value("flow", given)
        frame = self.stages.frames(x[None])[0][:, 0]
        powers = np.zeros(self.stages.nw)
        if "powers" in found:
            powers[: found["powers"].shape[-1]] = found["powers"][0]
        return found["rates"][0] @ frame, powers

    def _when(
        self,
        instant: Instant,
        users: list[int],
        x: Floats,
        f: Floats,
        S: Floats,
        segment: int,
        begun: tuple[Floats, float],
    ) -> Floats | None:
        """dt* [p] of the guard that ended the mode; None where it grazes."""
        guard = self._guard(instant, users, segment, x)
        if guard is None:
            self._say(instant, "no guard was found that tells when it comes")
            return None
        name, slope, value = guard
        own = slope(np.concatenate([S, f[None], np.zeros((1, len(f)))]), self._with_time(len(S)), segment)
        rate = own[-2] + own[-1]
        before = value(*begun) if value is not None else 0.0
        if not abs(rate) * (instant.time - begun[1]) > GRAZING * abs(before) or abs(rate) <= 1e-300:
            self._say(instant, f"{name!r} only grazes")
            return None
        return np.asarray(-own[:-2] / rate)

    def _with_time(self, count: int) -> Floats:
        """dt of the columns, of the flow and of time alone."""
        return np.concatenate([np.zeros(count + 1), np.ones(1)])

    def _guard(self, instant: Instant, users: list[int], segment: int, x: Floats) -> Any:
        """What tells when the instant comes: its name, and (dx, dt) → its movement."""
        switching, (_, sigma, mode) = self.switching, instant.before
        given = self._given(x, instant.time, segment, sigma)
        extended = Direction(
            np.concatenate([self.along.du, np.zeros((2, self.along.du.shape[1]))]),
            np.concatenate([self.along.dc, np.zeros((2, self.along.dc.shape[1]))]),
        )

        def slopes(kernel: Any, name: str, place: Any) -> Any:
            def slope(dx: Floats, dt: Floats, segment: int) -> Floats:
                rise = self.stages.signals.values[segment, 1]
                moves = {"x0": dx[:, None], "x": dx[:, None], "t": dt[:, None, None],
                         "u": (extended.du + dt[:, None] * rise)[:, None], "c": extended.dc[:, None]}  # fmt: skip
                return np.asarray(place(moved_by(kernel, given, moves)))

            def value(x: Floats, time: float) -> float:
                there = self._given(x, time, segment, sigma)
                found = kernel.ufunc(*(there[n] for n in kernel.inputs))
                several = found if len(kernel.outputs) > 1 else (found,)
                return float(place({n: v[None] for n, v in zip(kernel.outputs, several, strict=True)})[0])

            return name, slope, value

        if users:
            e = users[0]
            return slopes(switching.guards, switching.event_names[e], lambda d: next(iter(d.values()))[:, 0, e])
        changed = [int(r) for r in instant.log["row"] if r < len(mode)]
        if "w" in switching.watch.outputs:
            for i in changed:
                if switching.kind[i] in (UNILATERAL, FRICTION):
                    return slopes(switching.margins, switching.row_names[i], self._margin(i, mode, given))
        for i in changed:
            if switching.kind[i] == UNILATERAL and mode[i] == OPEN:
                quantity = "gap" if switching.degree[i] == 2 else "rate"
                return slopes(switching.watch, switching.row_names[i], lambda d, q=quantity, i=i: d[q][:, 0, i])
        for i in changed:
            if mode[i] >= FORWARD:
                return slopes(switching.watch, switching.row_names[i], lambda d, i=i: d["rate"][:, 0, i])
        for i in changed:
            if mode[i] == CLOSED and switching.kind[i] in (UNILATERAL, FRICTION):
                return self._force_guard(i, mode, given, slopes)
        for i in changed:
            if switching.kind[i] in (COMMANDED, GATED):
                which = 0 if mode[i] == OPEN else 1
                return slopes(switching.data, switching.row_names[i], lambda d, i=i, k=which: d["command"][:, 0, i, k])
        return None

    def _margin(self, i: int, mode: Any, given: dict[str, Any]) -> Any:
        """What is left to a row of a network in its mode: w, or the gap, of an open one, z or its bound of a closed."""
        if mode[i] != CLOSED:
            quantity = "g" if self.switching.kind[i] == UNILATERAL and self.switching.degree[i] == 2 else "w"
            return lambda d: d[quantity][:, 0, i]
        if self.switching.kind[i] == UNILATERAL:
            return lambda d: d["z"][:, 0, i]
        kernel = self.switching.margins
        z = dict(zip(kernel.outputs, kernel.ufunc(*(given[n] for n in kernel.inputs)), strict=True))["z"][0, i]
        return lambda d: d["F"][:, 0, i, 0] - np.sign(z) * d["z"][:, 0, i]

    def _force_guard(self, i: int, mode: Any, given: dict[str, Any], slopes: Any) -> Any:
        """z of a closed row, or what friction has left of its bound: z = −S⁻¹ b over the closed rows, none sliding."""
        switching = self.switching
        if (mode >= FORWARD).any():
            return None
        A = np.flatnonzero(mode == CLOSED)
        kernel = switching.data
        found = kernel.ufunc(*(given[n] for n in kernel.inputs))
        data = dict(zip(kernel.outputs, found, strict=True))
        S, b = data["S"][0][np.ix_(A, A)], data["b"][0][A]
        inverse = np.linalg.pinv(S, rcond=1e-12)
        z = -inverse @ b
        own = int(np.flatnonzero(i == A)[0])
        sign = np.sign(z[own]) or 1.0
        element = switching.element[i]
        normals = [k for k, a in enumerate(A) if switching.element[a] == element and switching.kind[a] == UNILATERAL]

        def place(d: dict[str, Any]) -> Any:
            dS, db = d.get("S", 0.0), d["b"]
            dz = -(db[:, 0][:, A] + dS[:, 0][:, A][:, :, A] @ z) @ inverse.T
            if switching.kind[i] == UNILATERAL:
                return dz[:, own]
            bound = d["bounds"][:, 0, i, 0] if "bounds" in d else 0.0
            pushed = sum(switching.static[element] * dz[:, k] for k in normals)
            return bound + pushed - sign * dz[:, own]

        return (*slopes(kernel, switching.row_names[i], place)[:2], None)

    def _reset(self, e: int, x: Floats, time: float, segment: int, dx: Floats, dt: Floats) -> Floats:
        """The reset of an event, moved."""
        kernel = self.switching.resets[e]
        given, moves = self._given(x, time, segment, np.zeros(1)), self._moves(dx, dt, segment)
        return np.asarray(next(iter(moved_by(kernel, given, moves).values())))[:, 0]

    def _impact(
        self, instant: Instant, segment: int, x: Floats, after: Floats, dx: Floats, dt: Floats, paid: Floats
    ) -> tuple[Floats, Floats] | None:
        """The jump by the impulses of the rows that were struck."""
        switching, (_, sigma, mode), mode_after = self.switching, instant.before, instant.after[2]
        given, moves = self._given(x, instant.time, segment, sigma), self._moves(dx, dt, segment)
        impulse = np.zeros(len(mode))
        for entry in instant.log:
            if entry["row"] < len(mode):
                impulse[entry["row"]] += entry["impulse"]
        kernel = switching.data
        data = dict(zip(kernel.outputs, kernel.ufunc(*(given[n] for n in kernel.inputs)), strict=True))
        d = moved_by(kernel, given, moves)
        A = np.flatnonzero(impulse)
        speed = "w" if "w" in data else "rate"
        S, w = data["S"][0], data[speed][0]
        dS, dw = (d[n][:, 0] if n in d else np.zeros((len(dx), *data[n][0].shape)) for n in ("S", speed))
        law, right = np.zeros((len(A), len(A))), np.zeros((len(dx), len(A)))
        w_after = w + S @ impulse
        size = np.abs(w).max()
        for k, i in enumerate(A):
            element, e = switching.element[i], switching.restitution[switching.element[i]]
            normal = next((j for j in A if switching.element[j] == element and switching.kind[j] == UNILATERAL), None)
            unilateral = switching.kind[i] == UNILATERAL
            none = 1e-6 * size + switching.rate[i]
            stays = abs(w_after[i]) <= none or mode_after[i] == CLOSED
            back = e if unilateral and not stays and abs(w_after[i] + e * w[i]) <= none else 0.0
            if (stays or back) and not switching.poisson[element]:
                law[k] = S[i, A]
                moved = self.bounces[:, element] if back else 0.0
                right[:, k] = -(1 + back) * dw[:, i] - moved * w[i] - dS[:, i] @ impulse
            elif not unilateral and normal is not None:
                law[k, k], law[k, list(A).index(normal)] = 1.0, -impulse[i] / impulse[normal]
            else:
                self._say(instant, f"the impact of {switching.row_names[i]!r} follows no law that is differentiated")
                return None
        push = np.zeros((len(dx), len(mode)))
        push[:, A] = right @ np.linalg.pinv(law, rcond=1e-12).T
        kernel = switching.impulse
        called = "z" if "z" in kernel.inputs else "impulse"
        given, moves = {**given, called: impulse[None]}, {**moves, called: push[:, None]}
        several = kernel.ufunc(*(given[n] for n in kernel.inputs))
        reached = (several if len(kernel.outputs) > 1 else (several,))[0][0]
        if np.abs(reached - after).max() > 1e-6 * (np.abs(after).max() + np.abs(x).max()):
            self._say(instant, "several impacts follow each other in it")
            return None
        moved = next(iter(moved_by(kernel, given, moves).values()))[:, 0]
        if switching.supplied is not None or switching.curved:
            return moved, np.full_like(paid, np.nan)
        paid = paid.copy()
        dw_after = dw + dS @ impulse + push @ S.T
        for i in A:
            place = switching.loss[switching.element[i]]
            paid[:, place] -= 0.5 * ((dw + dw_after)[:, i] * impulse[i] + (w + w_after)[i] * push[:, i])
        return moved, paid

    def _say(self, instant: Instant, why: str) -> None:
        rows = [self._name(int(r)) for r in instant.log["row"]]
        warn(
            RunWarning(
                f"{self.system.name!r}: nothing has a derivative after t = {instant.time:.6g} s, where "
                f"{', '.join(rows[:3]) or 'the mode'} changes: {why}. The sensitivities are NaN from there on"
            )
        )

    def _name(self, row: int) -> str:
        """A row of the log by name."""
        names = self.switching.row_names
        return repr(names[row] if row < len(names) else self.switching.event_names[row - len(names)])
