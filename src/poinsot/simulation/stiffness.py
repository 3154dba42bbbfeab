"""Whether steps suit what moves fastest: steps of a fixed length at the start, explicit ones while a run goes on.

At the start the fastest small vibration of springs, on the freedoms that closed loops leave, is compared with the step:

    K v = ω² M v,  K = ∂²V/∂q²,   T = 2π/ω


Along the negative axis a method bears steps h up to |λ| h = L, the largest for which

    |R(−x)| ≤ 1 for all x ≤ L,    R(z) = 1 + z bᵀ (1 − z A)⁻¹ (1, …, 1)ᵀ

Every so many attempts of a step a look is taken: λ is the eigenvalue of ∂ξ̇/∂ξ with the largest size, by Arnoldi's
method on differences of the flow, in units of what each component has been. Where it decays, |λ| h ≥ L/2, and no
component moves by more than 3 % of its size in a step, accuracy lets steps grow, and stability does not. Most of the
last looks being so, the run is stiff.
Units: those of the states; λ, ω [1/s], T [s]. Laws: what is not stiff keeps its bits,
tests/simulation/test_stiffness.py; tests/files/test_implausible.py. Source: Meirovitch, Fundamentals of Vibrations
(2001), chapter 7;
Hairer & Wanner, Solving Ordinary Differential Equations II, 2nd ed. (1996), §IV.2 (automatic detection of
stiffness: 15 times in a row); Saad, Numerical Methods for Large Eigenvalue Problems (2011), §6.2.
"""

from __future__ import annotations

import ctypes
from collections import deque
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.caching import once
from poinsot.errors import ImplausibleWarning, RunWarning, option, warn
from poinsot.simulation.loops.native import moment
from poinsot.simulation.methods import Method, OwnLoop, Tableau
from poinsot.simulation.run import LoopRun, MethodRun

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism

FIRST, BETWEEN, SELDOM = 1500, 125, 4000
"""Attempts before the first look, between looks, and where none of the last saw anything."""
LOOKS, HELD = 20, 15
LARGEST_SPACE = 12
"""Directions of Arnoldi's method; all, of fewer components."""
DECAYS, MOVES = 0.7, 0.03
NUDGE = 1e-8  # of a size, for differences: the root of what rounding is of it
INSTEAD, MOST_COMPONENTS = "radau", 300
"""The method of a new beginning, and the most components of a system that gets one; matrices of more are slow."""


def stability_limit(method: Tableau) -> float:
    """L [–]; 0 of a method without stages that decay."""
    n = method.stages
    A, b, x = method.A[:n, :n], method.b[:n], np.arange(0.05, 200.0, 0.05)
    stages = np.linalg.solve(np.eye(n) + x[:, None, None] * A, np.ones((n, 1)))[..., 0]
    grows = np.abs(1.0 - x * (stages @ b)) > 1.0
    return float(x[np.argmax(grows)]) if grows.any() else float(x[-1])


def watch_of(run: MethodRun, method: Method, name: str, ends: bool) -> StiffnessWatch | None:
    """The watch of a run of this system by an explicit method that chooses its steps; None for any other."""
    if not isinstance(method, Tableau) or isinstance(method, OwnLoop) or not isinstance(run, LoopRun):
        return None
    adaptive = method.adaptive and run.plan.control.fixed_step <= 0 and len(run.plan.magnitude) > 0
    ends = ends and len(run.plan.magnitude) <= MOST_COMPONENTS
    return StiffnessWatch(run, method, name, ends) if adaptive else None


class StiffnessWatch:
    """Looks at a run; stiff: whether most of the last saw steps that are held small.

    ends     whether the run is to end where it is stiff, in its first half, to begin anew by `INSTEAD`; else it says so
    """

    def __init__(self, run: LoopRun, method: Tableau, system: str, ends: bool) -> None:
        self.run, self.name, self.system, self.ends = run, method.name, system, ends
        self.limit = once(method, "_stability_limit", lambda: stability_limit(method))
        self.next, self.stiff, self.seen = FIRST, False, deque[bool](maxlen=LOOKS)
        self.rate = 0.0

    @property
    def left(self) -> int:
        """Attempts of a step until the next look."""
        return self.next - int(self.run.cells["accepted"][0] + self.run.cells["rejected"][0])

    def look(self) -> bool:
        """Take a look where one is due; whether the run has just been found stiff."""
        if self.stiff or self.left > 0:
            return False
        found, moves = self._fastest()
        self.rate = abs(found)
        held = -found.real >= DECAYS * self.rate and self.rate * self._step >= 0.5 * self.limit
        held = bool(held and moves * self._step <= MOVES)
        self.seen.append(held)
        self.next += BETWEEN if any(self.seen) or len(self.seen) < LOOKS else SELDOM
        self.stiff = sum(self.seen) >= HELD
        begin, end = self.run.plan.span.segments[[0, -1], [0, 1]]
        self.ends = self.ends and self.run.cells["time"][0] < 0.5 * (begin + end)  # else it is soon there
        if self.stiff and not self.ends:
            warn(RunWarning(f"{self.told()}. {option('method', INSTEAD)} takes longer steps where that is so"))
        return self.stiff

    @property
    def _step(self) -> float:
        return float(self.run.cells["step"][0])

    def told(self) -> str:
        """The finding as a sentence."""
        clock = self.run.cells
        return (
            f"steps of the run of {self.system!r} by {self.name!r} are held small by stability, not by accuracy: at "
            f"t = {clock['time'][0]:.3g} s, after {clock['accepted'][0]} of them, steps of {self._step:.2g} s are "
            f"{self._step * self.rate:.2g} times the time in which what decays fastest does, of {self.limit:.2g} that "
            "the method bears"
        )

    def _fastest(self) -> tuple[complex, float]:
        """The eigenvalue of ∂ξ̇/∂ξ with the largest size, NaN where the flow has no value nearby; and the largest share
        [1/s] of its size by which a component moves."""
        run, plan, clock = self.run, self.run.plan, self.run.cells
        nx, nl, span = len(run.state), len(plan.magnitude), plan.span
        feed, out = run.work.feed.copy(), np.zeros(run.work.k.shape[1])
        feed[:nx] = run.state
        moment(feed, nx + nl, float(clock["time"][0]), span.segments, span.inputs, run.work.held, clock["segment"][0])
        flow = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(run.flow_now)
        of = np.where(plan.magnitude >= 0, np.maximum(np.abs(run.state), run.work.largest)[plan.magnitude], 1.0)
        size = of + plan.atol / max(plan.control.rtol, np.finfo(float).eps)

        def rates(direction: Floats) -> Floats:
            feed[nx : nx + nl] = direction
            flow(feed.ctypes.data, out.ctypes.data)
            return out[:nl].copy()

        still, m = rates(np.zeros(nl)), min(nl, LARGEST_SPACE)
        V, H = np.zeros((m + 1, nl)), np.zeros((m + 1, m))
        V[0] = np.cos(np.arange(nl)) / np.linalg.norm(np.cos(np.arange(nl)))
        for k in range(m):
            grown = (rates(NUDGE * size * V[k]) - still) / (NUDGE * size)
            if not np.isfinite(grown).all():
                return complex(np.nan), np.inf
            for j in range(k + 1):
                H[j, k] = V[j] @ grown
                grown = grown - H[j, k] * V[j]
            H[k + 1, k] = np.linalg.norm(grown)
            if H[k + 1, k] <= NUDGE * np.abs(H[: k + 1, k]).max():
                m = k + 1
                break
            V[k + 1] = grown / H[k + 1, k]
        found = np.linalg.eigvals(H[:m, :m])
        return complex(found[np.argmax(np.abs(found))]), float(np.abs(still / size).max())


_STEP = 1e-4  # of differences, in rad and m: V is smooth beside it
_SHOWN = 3


def doubt_step(model: object, q: Array, step: float) -> None:
    """Warn where the springs of a mechanism swing faster than a fixed step [s] can follow. q (nq,): where it starts."""
    from poinsot.systems.mechanism import Mechanism

    # freedoms: of more the step is not looked at
    if not isinstance(model, Mechanism) or model.nv > 60 or not any(e.stores for e in model.model.passive):
        return
    found = _fastest(model, np.asarray(q, dtype=float)[: model.nq])
    if found is not None and found[0] < step:
        period, names = found
        warn(
            ImplausibleWarning(
                f"mechanism {model.name!r}: its springs swing with a period of {period:.3g} s, mostly in "
                f"{', '.join(names)}, and the fixed step is {step:.3g} s, which cannot follow it. Take a step below "
                f'{period / 20:.2g} s, or check the units of stiffnesses and masses, as in "5 N/mm"'
            )
        )


def _fastest(mechanism: Mechanism, q: Array) -> tuple[float, list[str]] | None:
    """The shortest period [s], and the freedoms that move most in it; None where nothing swings."""
    n = mechanism.nv
    e = _STEP * np.eye(n)
    corners = np.stack([a[:, None] + b[None, :] for a, b in ((e, e), (e, -e), (-e, e), (-e, -e))])
    V = mechanism.potential_energy(mechanism.integrate(q, corners))
    K = (V[0] - V[1] - V[2] + V[3]) / (4 * _STEP**2)
    M = np.asarray(mechanism.mass_matrix(q))
    N = _null_space(np.asarray(mechanism.constraint_jacobian(q))) if mechanism.tree.closed else np.eye(n)
    try:
        Y = np.linalg.inv(np.linalg.cholesky(N.T @ M @ N))
        squares, modes = np.linalg.eigh(Y @ N.T @ (K + K.T) @ N @ Y.T / 2)
    except (np.linalg.LinAlgError, ValueError):
        return None
    if not len(squares) or not squares[-1] > 0.0:
        return None
    share = np.abs(N @ (Y.T @ modes[:, -1])) * np.sqrt(np.abs(np.diag(M)))
    names = [repr(mechanism.freedom_names[k]) for k in np.argsort(-share)[:_SHOWN] if share[k] > 0.1 * share.max()]
    return float(2 * np.pi / np.sqrt(squares[-1])), names


def _null_space(A: Array) -> Array:
    _, sizes, directions = np.linalg.svd(A)
    known = sizes > np.finfo(float).eps * max(A.shape) * sizes.max(initial=0.0)
    found: Array = directions[int(known.sum()) :].T
    return found
