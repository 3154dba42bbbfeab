"""The derivative of the steps of a run, its steps being as they were taken: tangents through stages, ends, samples.

    k_i = f(x₀, h Σ a_ij k_j, …),  dk_i = ∂f (dx₀, h Σ a_ij dk_j, dt, du, dc),   x₁ = P(x₀ ⊞ h Σ b k)

All steps at once: what starts each is known, so one call of a kernel serves a stage of all steps and all directions.
Source: Bock, Internal differentiation (1981); Hairer, Nørsett & Wanner I, §I.14.
Units: those of the state per unit of what is varied. Law: as by differences of runs, tests/sensitivity/test_runs.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.errors import SimulationError
from poinsot.kernels.kernel import Kernel
from poinsot.kernels.tangents import full_kernel, tangent_kernel
from poinsot.motion.system import System
from poinsot.records import NamedTuple
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.following import AcceptedSteps
from poinsot.simulation.inputs import Signals
from poinsot.simulation.methods import Method

# Stages that are solved, and their tangents: collocation methods.

ITERATIONS, SOLVED = 12, 1e-13  # quadratic steps; of the largest increment, rounding
RESTING = 0.04
"""Of a number of the state, beside its increment: stages that rest count as solved to rounding, 4e-15 of the state."""


def solved_slopes(
    method: Collocation, steps: AcceptedSteps, nl: int, flow: Callable[[int, Floats], Floats],
    along_z: Callable[[int, Floats], Floats], along_rest: Callable[[int, Floats], Floats], name: str,
) -> tuple[Floats, Floats]:  # fmt: skip
    """k [s, n, width] and dk [s, d, n, width] of all steps.

    flow        (stage, z [n, nl]) → ξ̇ and powers [n, width]
    along_z     how these move along each of ξ [nl, n, width]      along_rest  along d directions of all else
    Errors      SimulationError where Newton's method does not come to an end
    """
    n, s, first = len(steps.t), method.stages, method.explicit
    z = np.pad(steps.z, ((0, 0), (first, 0), (0, 0)))  # at the start of the step there is no increment
    A, h = method.A, steps.h[:, None, None, None, None]
    before, x = np.inf, np.abs(steps.x).max(axis=0, initial=0.0)
    rest = RESTING * (x if len(x) == nl else x.max(initial=0.0)) + 1e-300
    for _ in range(ITERATIONS):
        f = np.stack([flow(i, z[:, i]) for i in range(s)])
        J = np.stack([along_z(i, z[:, i]) for i in range(s)])
        slope = J[..., :nl].transpose(2, 0, 3, 1)  # [n, stage, row, column]
        whole = -h * A[None, :, None, :, None] * slope.transpose(0, 2, 1, 3)[:, None]
        whole = whole.reshape(n, s * nl, s * nl) + np.eye(s * nl)
        missed = steps.h[:, None, None] * np.einsum("ij,jnl->nil", A, f[..., :nl]) - z
        step = np.linalg.solve(whole, missed.reshape(n, s * nl, 1)).reshape(z.shape)
        size = np.abs(z).max(axis=(0, 1), initial=0.0) + rest
        change = float((np.abs(step) / size).max(initial=0.0))
        if change <= SOLVED or (change <= 1e-9 and change >= 0.5 * before):  # near, and steps no longer fall
            break  # the rest is rounding
        z, before = z + step, change
    else:
        raise SimulationError(
            f"{name!r}: the stages of a step of {method.name!r} were not solved for its "
            "derivatives: take a smaller rtol"
        )
    g = np.stack([along_rest(i, z[:, i]) for i in range(s)])
    d = g.shape[1]
    right = np.einsum("ij,jdnl->nild", A, g[..., :nl]) * steps.h[:, None, None, None]
    dz = np.linalg.solve(whole, right.reshape(n, s * nl, d)).reshape(n, s, nl, d)
    k, dk = f, g + np.einsum("jlnw,njld->jdnw", J, dz)
    inverse, start = method.inverse() / steps.h[:, None, None], A[first:, :first]
    for slopes, increments in ((k[:, None], z[..., None]), (dk, dz)):  # [s, d, n, width], [n, s, nl, d]
        known = np.einsum("n,ij,jdnl->nild", steps.h, start, slopes[:first, ..., :nl])
        slopes[first:, ..., :nl] = np.einsum("nij,njld->idnl", inverse, increments[:, first:] - known)
    return k, dk


class Direction(NamedTuple):
    """Directions [d] in which a run moves, but for its state.

    du, dc, dp  [d, nu], [d, nc], [d, np] of the inputs, the constants, the parameters
    modes       σ of a mode as bytes → its movement [d, ns]; of those that are not there nothing moves
    """

    du: Floats
    dc: Floats
    dp: Floats
    modes: Mapping[bytes, Floats] = {}

    def moves(self, sigma: Floats) -> dict[str, Floats]:
        """Operands of kernels, with directions in front: of a mode at each of n moments, σ [n, ns]."""
        found = {"u": self.du[:, None], "c": self.dc[:, None], "p": self.dp[:, None]}
        if self.modes:
            whole = np.zeros((len(self.du), *sigma.shape))
            for k, row in enumerate(sigma):
                if (own := self.modes.get(row.tobytes())) is not None:
                    whole[:, k] = own
            found["sigma"] = whole
        return found

    def resting(self, count: int) -> Direction:
        """So many directions along which none of this moves."""
        du, dc, dp = (np.zeros((count, each.shape[1])) for each in (self.du, self.dc, self.dp))
        return Direction(du, dc, dp)

    def and_still(self, before: int = 0, behind: int = 0) -> Direction:
        """With directions in front of these, and behind, along which nothing of this moves."""

        def wider(each: Floats) -> Floats:
            return np.pad(each, ((before, behind), (0, 0)))

        modes = {key: wider(each) for key, each in self.modes.items()}
        return Direction(wider(self.du), wider(self.dc), wider(self.dp), modes)


class Kernels:
    """The kernels of a System with their tangents, called by the names of operands.

    closed  whether any row is not OPEN in the run      free  whether parameters move
    """

    def __init__(self, system: System, closed: bool = False, free: bool = True) -> None:
        self.system = system
        switching = system.switching
        there = system.kernels()
        own = {name: there.get(name) for name in ("flow", "retract", "project", "prepare")}
        if switching is not None:
            self.margins: Any = switching.kernels.margins
            if closed or system.dynamics.flow is None:
                along = {} if switching.kernels.along is None or not free else dict(switching.kernels.along())
                own["flow"] = along.get("flow", switching.kernels.flow)
                own["project"] = along.get("project", switching.kernels.project) or system.state.project
                self.margins = along.get("margins", switching.kernels.margins)
        self.own: dict[str, Any] = own
        for name, kernel in own.items():
            if kernel is not None and not hasattr(kernel, "differentiated"):
                raise SimulationError(
                    f"the system {system.name!r} has no sensitivities: its kernel {name!r} was not made by poinsot's "
                    "compiler, so there is no program of it to differentiate. Take differences of runs"
                )

    def value(self, name: str, given: Mapping[str, Any]) -> dict[str, Any]:
        """The outputs of a kernel by name, of those that are not empty."""
        kernel = full_kernel(self.own[name])
        found = kernel.ufunc(*(given[each] for each in kernel.inputs))
        return dict(zip(kernel.outputs, found if len(kernel.outputs) > 1 else (found,), strict=True))

    def moved(self, name: str, given: Mapping[str, object], along: Mapping[str, object]) -> dict[str, Any]:
        """The directions of the outputs by name, of those that are not empty; operands without one stay."""
        return moved_by(self.own[name], given, along)


def moved_by(kernel: Kernel, given: Mapping[str, Any], along: Mapping[str, Any]) -> dict[str, Any]:
    """The directions of a kernel's outputs by name, from operands by name; operands without a direction stay."""
    full = {each: shape for each, shape in kernel.inputs.items() if 0 not in shape}
    moves = (along[each] if each in along else np.zeros((1, 1, *shape)) for each, shape in full.items())
    found = tangent_kernel(kernel)(*(given[each] for each in full), *moves)
    names = [each for each, shape in kernel.outputs.items() if 0 not in shape]
    return dict(zip(names, found if len(names) > 1 else (found,), strict=True))


class TangentStages:
    """Steps of a one-step method, their tangents along directions of the state [d, n, nx] beside others.

    Law  equals differences of runs with the same steps, tests/sensitivity/test_runs.py
    """

    def __init__(self, kernels: Kernels, method: Method, signals: Signals, constants: Floats, p: Floats) -> None:
        self.kernels, self.method, self.signals, self.c, self.p = kernels, method, signals, constants, p
        system = kernels.system
        self.duration = float(signals.segments[-1, 1] - signals.segments[0, 0])
        self.nx, self.nl, self.nw, _ = system.sizes

    def at(self, steps: AcceptedSteps, time: Floats) -> tuple[Floats, Floats]:
        """t [n, 1] and u [n, nu] as the loop takes them at a time of each step."""
        return self.moment(steps.segment, time)

    def moment(self, segment: Ints, time: Floats) -> tuple[Floats, Floats]:
        """t [n, 1] and u [n, nu] at times within segments."""
        rows = self.signals.segments[segment]
        inside = np.clip(time, rows[:, 2], rows[:, 3])
        held = self.signals.values[segment]
        return inside[:, None], held[:, 0] + held[:, 1] * (inside - rows[:, 0])[:, None]

    def slopes(self, steps: AcceptedSteps, dx: Floats, along: Direction, dense: bool) -> tuple[Floats, Floats]:
        """k [rows, n, width] and dk [rows, d, n, width]; with `dense` also of the rows that samples need."""
        method, nl = self.method, self.nl
        if isinstance(method, Collocation):
            return self._solved(method, steps, dx, along)
        n, d, rows = len(steps.t), len(dx), len(method.c) if dense else method.stages
        h = steps.h[:, None]
        k, dk = np.zeros((rows, n, nl + self.nw)), np.zeros((rows, d, n, nl + self.nw))
        still = along.moves(steps.sigma)
        for i in range(rows):
            xi, dxi = h * _weighted(method.A[i, :i], k, nl), h * _weighted(method.A[i, :i], dk, nl)
            given = self.given(steps, i, xi)
            k[i] = self.side_by_side(self.kernels.value("flow", given), n)
            dk[i] = self.side_by_side(self.kernels.moved("flow", given, {"x0": dx, "xi": dxi, **still}), d, n)
        return k, dk

    def _solved(self, method: Collocation, steps: AcceptedSteps, dx: Floats, along: Direction) -> tuple[Floats, Floats]:
        """`slopes` of a method with implicit stages."""
        n, nl, moves = len(steps.t), self.nl, {**along.moves(steps.sigma), "x0": dx}
        unit = {"xi": np.eye(nl)[:, None, :]}

        def flow(i: int, z: Floats) -> Floats:
            return self.side_by_side(self.kernels.value("flow", self.given(steps, i, z)), n)

        def along_z(i: int, z: Floats) -> Floats:
            return self.side_by_side(self.kernels.moved("flow", self.given(steps, i, z), unit), nl, n)

        def along_rest(i: int, z: Floats) -> Floats:
            return self.side_by_side(self.kernels.moved("flow", self.given(steps, i, z), moves), len(dx), n)

        return solved_slopes(method, steps, nl, flow, along_z, along_rest, self.kernels.system.name)

    def missed(self, steps: AcceptedSteps, dx: Floats, along: Direction, dk: Floats) -> Floats:
        """What steps of implicit stages miss of their tangents, by the method's own estimate [d, n, nl]."""
        n, method, moves, h = len(steps.t), self.method, along.moves(steps.sigma), steps.h[:, None]
        assert isinstance(method, Collocation)
        begun = self.given(steps, None, np.zeros((n, self.nl)))
        J = self.side_by_side(self.kernels.moved("flow", begun, {"xi": np.eye(self.nl)[:, None]}), self.nl, n)
        started = self.side_by_side(self.kernels.moved("flow", begun, {**moves, "x0": dx}), len(dx), n)[None]
        rows = np.concatenate([started, dk] if len(method.error) > len(dk) else [dk])
        first = float(method.blocks().reals[0])
        damped = np.eye(self.nl) - h[..., None] / first * J[..., : self.nl].transpose(1, 2, 0)
        found = h * np.einsum("i,idnl->dnl", method.error, rows[..., : self.nl])
        return np.asarray(np.moveaxis(np.linalg.solve(damped, np.moveaxis(found, 0, -1)), -1, 0))

    def given(self, steps: AcceptedSteps, i: int | None, xi: Floats) -> dict[str, Any]:
        """Operands of the flow at stage i of all steps, or at their start."""
        t, u = self.at(steps, steps.t + (0.0 if i is None else self.method.c[i] * steps.h))
        return {"x0": steps.x[: len(t)], "xi": xi, "t": t, "u": u, "c": self.c, "p": self.p, "sigma": steps.sigma}

    def side_by_side(self, found: Mapping[str, Any], *shape: int) -> Floats:
        """ξ̇ and powers as one array [..., nl + nw]; what resets take is booked behind, and is no power."""
        whole = np.zeros((*shape, self.nl + self.nw))
        whole[..., : self.nl] = found["rates"]
        if "powers" in found:
            whole[..., self.nl : self.nl + found["powers"].shape[-1]] = found["powers"]
        return whole

    def ends(
        self, steps: AcceptedSteps, dx: Floats, along: Direction, k: Floats, dk: Floats
    ) -> tuple[Floats, Floats, Floats]:
        """The states [n, nx] at the ends of steps, how they move [d, n, nx] and the energies that flowed [d, n, nw]."""
        h, b = steps.h[:, None], self.method.b[: self.method.stages]
        step, moved = h * _weighted(b, k, self.nl + self.nw), h * _weighted(b, dk, self.nl + self.nw)
        x0, xi, dxi = steps.x[:-1], step[:, : self.nl], moved[..., : self.nl]
        end = self.kernels.value("retract", {"x0": x0, "xi": xi})["state"]
        if self.kernels.own["project"] is not None:
            end = self.kernels.value("project", {"x": end, "c": self.c, "p": self.p, "sigma": steps.sigma})["state"]
        found = self.arrived(x0, xi, end, dx, dxi, along, steps.sigma)
        return end, found, moved[..., self.nl :]

    def arrived(
        self, x0: Floats, xi: Floats, end: Floats, dx: Floats, dxi: Floats, along: Direction, sigma: Floats
    ) -> Floats:
        """How P(x₀ ⊞ ξ) moves, which is `end`."""
        moved = self.kernels.moved("retract", {"x0": x0, "xi": xi}, {"x0": dx, "xi": dxi})["state"]
        return self.settled(end, moved, along, sigma)

    def settled(self, x: Floats, dx: Floats, along: Direction, sigma: Floats) -> Floats:
        """How states on their constraints move: one Newton step from there, moved."""
        if self.kernels.own["project"] is None:
            return dx
        given = {"x": x, "c": self.c, "p": self.p, "sigma": sigma}
        found = self.kernels.moved("project", given, {**along.moves(sigma), "x": dx})
        return np.asarray(found["state"])

    def frames(self, x: Floats) -> tuple[Floats, Floats]:
        """∂(x ⊞ ξ)/∂ξ at ξ = 0 as directions (nl, n, nx), and what takes directions to their ξ (n, nl, nx)."""
        nl = self.nl
        eye = np.eye(nl)[:, None, :]
        given = {"x0": x, "xi": np.zeros((len(x), nl))}
        R = self.kernels.moved("retract", given, {"xi": eye})["state"]
        R = np.broadcast_to(R, (nl, len(x), self.nx))
        columns = np.moveaxis(R, 0, -1)
        if nl == self.nx and not (columns - np.eye(nl)).any():
            return R, np.broadcast_to(np.eye(nl), (len(x), nl, nl))
        return R, np.linalg.pinv(columns)


def _weighted(weights: Floats, k: Floats, size: int) -> Any:
    """Σ weight k over the rows."""
    rows = np.flatnonzero(weights)
    if not rows.size:
        return np.zeros_like(k[0, ..., :size])
    total = weights[rows[0]] * k[rows[0], ..., :size]
    for row in rows[1:]:
        total += weights[row] * k[row, ..., :size]
    return total


def interpolated(method: Method, k: Floats, h: Floats, theta: Floats) -> Floats:
    """y(θ) of rows k [rows, ..., n, width] at a θ of each of the n; h [n]."""
    total: Any = np.zeros_like(k[0])
    own = theta[:, None]
    levels = method.dense
    for level in range(len(levels) - 1, -1, -1):
        F = h[:, None] * _weighted(levels[level], k, k.shape[-1])
        total = (F + total) * (own if level % 2 == 0 else 1.0 - own)
    return np.asarray(total)
