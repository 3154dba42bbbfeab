"""The jump by the impulses of the rows that are struck, differentiated with the rows that were.

    D_KK ẑ = 0,   Nᵀ (w + E w + S ẑ) = 0,   ẑ = N y       N the null space of D over the rows K, E their restitutions

Without D, of mechanisms, these are the rows one by one; there ẑ_i = ∓μ ẑ_N where friction slides along a line, and in
a plane against the slip that remains.

A moment of a run at which something happens: operands of kernels there, and in which directions they move.

Units: ẋ per second, powers [W]. Law: tests/sensitivity/test_instants.py. Source: decision 0015.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from scipy.sparse.csgraph import connected_components

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.errors import RunWarning, warn
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.moding import pivots_and_null, scales
from poinsot.motion.switching import CLOSED, UNILATERAL
from poinsot.sensitivity.stages import Direction, TangentStages, moved_by
from poinsot.simulation.following import Instant


class KernelMoments:
    """The requests of kernels at moments.

    shifts   how the beginning of a segment moves along each column [p]; of those that are not there it stays
    bounces  [p, elements] how restitutions move along each column      sizes  [p] of what size each column's number is
    rubs     [p, elements] how coefficients of friction do
    span     [nx] the most that each number of the state is in the run
    """

    def __init__(
        self, stages: TangentStages, along: Direction, shifts: Mapping[int, Floats],
        bounces: tuple[Floats, Floats], sizes: Floats, span: Floats,
    ) -> None:  # fmt: skip
        self.stages, self.along, self.sizes, self.span = stages, along, sizes, span
        self.bounces, self.rubs = bounces
        self.shifts = shifts
        self.system = stages.kernels.system
        self.switching: Any = self.system.switching

    def given(self, x: Floats, time: float, segment: int, sigma: Floats) -> dict[str, Any]:
        """Operands of kernels at a state."""
        t, u = self.stages.moment(np.array([segment]), np.array([time]))
        still = np.zeros((1, self.stages.nl))
        return {"x0": x[None], "x": x[None], "xi": still, "t": t, "u": u, "c": self.stages.c, "p": self.stages.p,
                "sigma": sigma[None]}  # fmt: skip

    def moves(self, dx: Floats, dt: Floats, segment: int, sigma: Floats) -> dict[str, Any]:
        """Directions of the operands: of the columns, then as many more as dx has; u moves with time."""
        slope = self.stages.signals.values[segment, 1]
        along = self.along.and_still(behind=len(dx) - len(self.along.du))
        found = along.moves(sigma[None])
        return {**found, "x0": dx[:, None], "x": dx[:, None], "t": dt[:, None, None],
                "u": found["u"] + (dt[:, None] * slope)[:, None]}  # fmt: skip

    def flow(self, x: Floats, time: float, segment: int, sigma: Floats) -> tuple[Floats, Floats]:
        """ẋ (nx,) and the powers (nw,)."""
        found = self.stages.kernels.value("flow", self.given(x, time, segment, sigma))
        frame = self.stages.frames(x[None])[0][:, 0]
        powers = np.zeros(self.stages.nw)
        if "powers" in found:
            powers[: found["powers"].shape[-1]] = found["powers"][0]
        return found["rates"][0] @ frame, powers

    def values(self, kernel: Any, given: dict[str, Any]) -> dict[str, Any]:
        """The outputs of a kernel by name."""
        found = kernel.ufunc(*(given[n] for n in kernel.inputs))
        several = found if len(kernel.outputs) > 1 else (found,)
        return dict(zip(kernel.outputs, (each[0] for each in several), strict=True))

    def slopes(
        self, kernel: Any, given: dict[str, Any], moves: dict[str, Any], values: dict[str, Any]
    ) -> dict[str, Any]:
        """The directions [d, …] of its outputs by name, 0 of those that are empty."""
        d, found = len(moves["x"]), moved_by(kernel, given, moves)
        found = {name: np.broadcast_to(each, (d, 1, *each.shape[2:]))[:, 0] for name, each in found.items()}
        return {name: found.get(name, np.zeros((d, *value.shape))) for name, value in values.items()}

    def say(self, instant: Instant, why: str) -> None:
        """Warn that nothing has a derivative from here on."""
        rows = list(dict.fromkeys(self.name(int(r)) for r in instant.log["row"]))
        warn(
            RunWarning(
                f"{self.system.name!r}: nothing has a derivative after t = {instant.time:.6g} s, where "
                f"{', '.join(rows[:3]) or 'the mode'} changes: {why}. The sensitivities are NaN from there on"
            )
        )

    def name(self, row: int) -> str:
        """A row of the log by name."""
        names = self.switching.rows.names
        return repr(names[row] if row < len(names) else self.switching.events.names[row - len(names)])


ROUNDING = 1e3
"""Of the rate that is none, what an impulse makes of it where it is rounding: closing without a jump."""
SMOOTH = 1e-200
"""Coefficients of friction that count as 0: a free one is never below the smallest numbers."""


class Impacts:
    """The impacts of what switches."""

    def __init__(self, moments: KernelMoments) -> None:
        self.at, self.switching = moments, moments.switching

    def through(
        self, instant: Instant, segment: int, x: Floats, dx: Floats, dt: Floats, paid: Floats
    ) -> tuple[Floats, Floats] | str:
        """How the state [p, nx] and the energies come out of the impact at x, or why this is not differentiable."""
        switching, (_, sigma, mode), after = self.switching, instant.before, instant.after[0]
        given, moves = self.at.given(x, instant.time, segment, sigma), self.at.moves(dx, dt, segment, sigma)
        impulse = np.zeros(len(mode))
        for entry in instant.log:
            if entry["row"] < len(mode):
                impulse[entry["row"]] += entry["impulse"]
        data = self.at.values(switching.kernels.data, given)
        d = self.at.slopes(switching.kernels.data, given, moves, data)
        if not impulse.any():
            found = self._by_itself(x, after, given) if "w" in data else None
            if found is None:
                return "the state jumps, and nothing tells by which impulse"
            impulse = found
        if "w" in data:
            if (np.abs(data["S"] @ impulse) <= ROUNDING * switching.rows.rate).all():
                return dx, paid
            push = self._of_network(instant, impulse, data, d)
        else:
            data["w"], d["w"] = data["rate"], d["rate"]
            push = self._of_mechanism(instant, impulse, data, d)
        if isinstance(push, str):
            return push
        kernel = switching.kernels.impulse
        given, moves = {**given, **_called(kernel, impulse)}, {**moves, **_called(kernel, push, 1)}
        reached = self.at.values(kernel, given)
        # the state after was met by another way than by this impulse
        if np.abs(next(iter(reached.values())) - after).max() > 1e-6 * (np.abs(after).max() + np.abs(x).max()):
            return "several impacts follow each other in it"
        moved = next(iter(self.at.slopes(kernel, given, moves, reached).values()))
        return moved, self._paid(instant, segment, impulse, push, x, (dx, moved), dt, paid, data, d)

    def _paid(
        self, instant: Instant, segment: int, impulse: Floats, push: Floats, x: Floats, dx: tuple[Floats, Floats],
        dt: Floats, paid: Floats, data: dict[str, Any], d: dict[str, Any],
    ) -> Floats:  # fmt: skip
        """The energies: what ports give in the mean, and −½(w⁺ + w)ẑ of the elements."""
        switching, sigma, after = self.switching, instant.before[1], instant.after[0]
        if switching.curved:
            return np.full_like(paid, np.nan)
        paid = paid.copy()
        kernel = switching.kernels.supplied
        for state, moved in zip((x, after), dx, strict=True) if kernel is not None else ():
            given = {**self.at.given(state, instant.time, segment, sigma), **_called(kernel, impulse)}
            moves = {**self.at.moves(moved, dt, segment, sigma), **_called(kernel, push, 1)}
            values = self.at.values(kernel, given)
            gift = next(iter(self.at.slopes(kernel, given, moves, values).values()))
            paid[:, : gift.shape[1]] += 0.5 * gift
        w, S = data["w"], data["S"]
        w_after, dw_after = w + S @ impulse, d["w"] + d["S"] @ impulse + push @ S.T
        lost = -0.5 * (w + w_after) * impulse
        slopes = -0.5 * ((d["w"] + dw_after) * impulse + (w + w_after) * push)
        sees = (S != 0.0) | (data["D"] != 0.0) if "D" in data else S != 0.0
        slopes = _shared(lost, slopes, switching.rows.element, sees)
        for i in np.flatnonzero(impulse):
            paid[:, switching.elements.loss[switching.rows.element[i]]] += slopes[:, i]
        return paid

    def _returns(self, i: int, instant: Instant, w: Floats, w_after: Floats) -> float | None:
        """e of a row that was struck, 0 of one that stays; None of one that does neither."""
        switching, e = self.switching, float(self.switching.elements.restitution[self.switching.rows.element[i]])
        none = 1e-6 * np.abs(w).max() + switching.rows.rate[i]  # of the fastest row: it stays
        if abs(w_after[i]) <= none or instant.after[2][i] == CLOSED:
            return 0.0
        unilateral = switching.rows.kind[i] == UNILATERAL
        return e if unilateral and e and abs(w_after[i] + e * w[i]) <= none else None

    def _by_itself(self, x: Floats, after: Floats, given: dict[str, object]) -> Floats | None:
        """The impulse of the one row that explains a jump that is not in the log."""
        kernel, m = self.switching.kernels.impulse, len(self.switching.rows.names)
        unit = np.where(self.at.span > 0, self.at.span, 1.0)
        jump = (after - x) / unit
        for z in np.eye(m):
            way = (next(iter(self.at.values(kernel, {**given, "z": z[None]}).values())) - x) / unit
            size = float(way @ jump / (way @ way)) if way.any() else 0.0
            # the jump is along this row, but for rounding
            if np.abs(jump - size * way).max() <= 1e-9 * np.abs(jump).max():
                return np.asarray(size * z)
        return None

    def _of_network(self, instant: Instant, impulse: Floats, data: dict[str, Any], d: dict[str, Any]) -> Floats | str:
        """dẑ [p, m] of rows that see each other at once."""
        switching, p = self.switching, len(d["w"])
        struck, stays = np.flatnonzero(impulse), np.flatnonzero(instant.after[2] == CLOSED)
        s = scales(data["D"], data["S"])
        D, S, dD, dS = (s[:, None] * each * s for each in (data["D"], data["S"], d["D"], d["S"]))
        w, dw, z = s * data["w"], s * d["w"], impulse / s
        returns = np.zeros(len(impulse))
        for i in struck:
            returns[i] = self._returns(int(i), instant, data["w"], data["w"] + data["S"] @ impulse) or 0.0
        for K in (np.union1d(struck, stays), struck):
            _, within = pivots_and_null(D[np.ix_(K, K)])
            N = np.zeros((len(z), within.shape[1]))
            N[K] = within
            r = (1 + returns) * w
            G = np.linalg.pinv(N.T @ S @ N, rcond=1e-11)  # as `motion.moding` decides ranks
            y = -G @ (N.T @ r)
            # the impulse is another than what this set of rows gives
            if np.abs(N @ y - z).max() > 1e-7 * np.abs(z).max():
                continue
            bent = dD[:, K][:, :, K] @ within
            if np.abs(within.T @ bent * self.at.sizes[:, None, None]).max(initial=0.0) > 1e-10 * np.abs(D).max():
                return "what the numbers change binds the impulse in another way"
            dN = np.zeros((p, *N.shape))
            dN[:, K] = -np.linalg.pinv(D[np.ix_(K, K)], rcond=1e-11) @ bent  # as `motion.moding` decides ranks
            dr = (1 + returns) * dw + self.at.bounces[:, switching.rows.element] * (returns > 0) * w
            dy = -((dr + dS @ z + dN @ y @ S.T) @ N + dN.transpose(0, 2, 1) @ (r + S @ z)) @ G.T
            return np.asarray((dN @ y + dy @ N.T) * s)
        rows = ", ".join(repr(switching.rows.names[i]) for i in struck[:3])
        return f"the impact of {rows} follows no law that is differentiated"

    def _of_mechanism(self, instant: Instant, impulse: Floats, data: dict[str, Any], d: dict[str, Any]) -> Floats | str:
        """dẑ [p, m] of rows that are felt one by one, and of friction in a disc, ẑ_T = −μ ẑ_N w⁺/|w⁺|."""
        switching, rows, p = self.switching, self.switching.rows, len(d["w"])
        S, w, dS, dw = data["S"], data["w"], d["S"], d["w"]
        w_after = w + S @ impulse
        normals = {rows.element[j]: j for j in np.flatnonzero(impulse)[::-1] if rows.kind[j] == UNILATERAL}
        friction = switching.elements.kinetic[rows.element]
        smooth = [i for i, e in enumerate(rows.element) if e in normals and i != normals[e] and friction[i] <= SMOOTH]
        slips = {
            i: pair for pair in map(list, rows.discs) if self._slips(pair, smooth, instant, impulse, w_after)
            for i in pair
        }  # fmt: skip
        A = np.union1d(np.flatnonzero(impulse), [*smooth, *slips]).astype(np.int64)
        law, right = np.zeros((len(A), len(A))), np.zeros((p, len(A)))
        for k, i in enumerate(A):
            element = rows.element[i]
            normal = normals.get(element)
            back = None if i in slips or i in smooth else self._returns(int(i), instant, w, w_after)
            if back is not None and not switching.elements.poisson[element]:
                law[k] = S[i, A]
                moved = self.at.bounces[:, element] if back else 0.0
                right[:, k] = -(1 + back) * dw[:, i] - moved * w[i] - dS[:, i] @ impulse
                continue
            if rows.kind[i] == UNILATERAL or normal is None:
                return f"the impact of {rows.names[i]!r} follows no law that is differentiated"
            law[k, k], law[k, list(A).index(normal)] = 1.0, -impulse[i] / impulse[normal]
            pair = slips.get(i, [i])
            speed, size = np.linalg.norm(w_after[pair]), np.linalg.norm(impulse[pair])
            way = w_after[pair] / (speed or 1.0)
            each = -way[pair.index(i)] * impulse[normal] if i in smooth else impulse[i] / friction[i]
            right[:, k] = self.at.rubs[:, element] * each
            if i in slips:
                # it slid on otherwise before it left, as in Poisson's second phase
                if np.abs(impulse[pair] + size * way).max() > 1e-6 * size:
                    return f"{rows.names[i]!r} slides in another direction after the impact than in it"
                across = (np.eye(2)[pair.index(i)] - way[pair.index(i)] * way) * size / speed
                law[k] += across @ S[np.ix_(pair, A)]
                right[:, k] -= (dw[:, pair] + dS[:, pair] @ impulse) @ across
            law[k], right[:, k] = S[i, i] * law[k], S[i, i] * right[:, k]
        # rounding of S after a run's impacts is below 1e-12; rows that are apart by less tell nothing of their shares
        if slips and np.linalg.matrix_rank(law, tol=1e-9 * np.abs(law).max()) < len(A):
            return f"the friction of {rows.names[min(slips)]!r} is shared with rows that repeat its own"
        push = np.zeros((p, len(impulse)))
        push[:, A] = right @ np.linalg.pinv(law, rcond=1e-12).T  # rows that repeat each other share the impulse
        return push

    def _slips(self, pair: list[int], smooth: list[int], instant: Instant, impulse: Floats, w_after: Floats) -> bool:
        """Test for friction in a disc that slides through an impact."""
        none = 1e-6 * np.abs(w_after).max() + self.switching.rows.rate[pair].max()  # what is left of rates that stick
        stays = (instant.after[2][pair] == CLOSED).all() or np.linalg.norm(w_after[pair]) <= none
        return (bool(impulse[pair].any()) or pair[0] in smooth) and not stays


def _called(kernel: CompiledFunction, impulse: Floats, axis: int = 0) -> dict[str, Floats]:
    """Impulses by the name that a kernel has for them."""
    return {"z" if "z" in kernel.inputs else "impulse": np.expand_dims(impulse, axis)}


def _shared(lost: Floats, slopes: Floats, element: Ints, sees: Bools) -> Floats:
    """The slopes [p, m] of losses that are shared so that none is a gain, as `decision_impulse.share` does:
    l_k → max(l_k, 0) Σ l / Σ max(l, 0) among rows that see each other.
    """
    own = np.bincount(element, lost, minlength=1)[element]
    if (own >= 0.0).all():
        return slopes
    _, group = connected_components(sees | (element[:, None] == element))
    found = slopes.copy()
    for g in np.unique(group[own < 0.0]):
        rows = np.flatnonzero(group == g)
        pays = (own[rows] > 0.0) & (lost[rows] > 0.0)
        total, part, moved = lost[rows].sum(), np.where(pays, lost[rows], 0.0), np.where(pays, slopes[:, rows], 0.0)
        share = max(total, 0.0) / part.sum() if pays.any() else 0.0
        changes = slopes[:, rows].sum(axis=1) - share * moved.sum(axis=1)
        found[:, rows] = share * moved + (np.outer(changes, part) / part.sum() if share else 0.0)
    return found
