"""When members pass a level between two samples: their motion from the first of these, by steps of the run's method.

From the state of a sample a member goes on by steps half as long as its own, up to the one in which the variable passes
the level; the length of that step is then found such that it ends there (regula falsi, Illinois). So the moment is as
exact as the states of samples are.
Law  the order in the length of steps is the method's, tests/ensembles/test_reductions.py
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.kernels.kernel import Kernel
from poinsot.kernels.tangents import full_kernel
from poinsot.motion.system import System
from poinsot.records import dataclass
from poinsot.simulation.inputs import Signals
from poinsot.simulation.methods import Tableau

Seen = Callable[[Ints, Floats, Floats, Floats], Floats]
"""Of members, at times [n], in states [n, nx], with inputs [n, nu]: a number [n]."""
STEP_LIMIT, TRY_LIMIT, SETTLED = 4_096, 60, 2


Pick = Callable[[Any], Floats]
"""Of a variable [n, …], one number of each member [n]."""
Passing = Callable[[str, Pick, float, Ints, Ints], Floats]
"""When the number picked of a variable passes a level: of members [n], between their samples k [n] and the next; NaN
where only the samples say."""


@final
@dataclass(frozen=True, eq=False)
class Onward:
    """Members going on from states of theirs.

    c     constants [n, nc]      held  what is added to the inputs [n, nu]      signals  of each member
    """

    system: System
    method: Tableau
    c: Floats
    held: Floats
    signals: Callable[[int], Signals]

    def first(self, see: Seen, of: Ints, x: Floats, begin: Floats, end: Floats, step: Floats) -> Floats:
        """When `see`, not 0 in the states x [n, nx] of the members `of` at `begin`, passes 0; steps are about so long.

        NaN where it does not up to `end`.
        """
        edges = [self._edges(*each) for each in zip(of, begin, end, step, strict=True)]
        found, side = np.full(len(of), np.nan), see(of, begin, x, self._at(of, begin, begin, end - begin)[1])
        counts = np.array([len(each) - 1 for each in edges], dtype=np.int64)
        for j in range(counts.max(initial=0)):
            go = np.flatnonzero(np.isnan(found) & (counts > j))
            if not len(go):
                break
            t, h = (np.array([edges[k][j] for k in go]), np.array([edges[k][j + 1] - edges[k][j] for k in go]))
            x1, u1 = self._moved(of[go], x[go], t, h, h)
            g = see(of[go], t + h, x1, u1)
            passed = ~(g * side[go] > 0)
            at = go[passed]
            if len(at):
                found[at] = t[passed] + self._root(see, of[at], x[at], t[passed], h[passed], side[at], g[passed])
            x[go], side[go] = x1, g
        return found

    def _root(self, see: Seen, of: Ints, x: Floats, t: Floats, h: Floats, a: Floats, b: Floats) -> Floats:
        """s with 0 < s ≤ h where the watched value is 0: a at s = 0, b at s = h."""
        low, high = np.zeros(len(of)), h.copy()
        a, b, last = a.copy(), b.copy(), np.zeros(len(of))
        for _ in range(TRY_LIMIT):
            go = np.flatnonzero((high - low > 2 * np.spacing(np.abs(t + high))) & (b != 0))
            if not len(go):
                break
            s = low[go] - a[go] * (high[go] - low[go]) / (b[go] - a[go])
            s = np.where((s > low[go]) & (s < high[go]), s, (low[go] + high[go]) / 2)
            x1, u1 = self._moved(of[go], x[go], t[go], s, h[go])
            g = see(of[go], t[go] + s, x1, u1)
            same = g * a[go] > 0
            low[go], a[go] = np.where(same, s, low[go]), np.where(same, g, a[go] * np.where(last[go] < 0, 0.5, 1.0))
            high[go], b[go] = np.where(same, high[go], s), np.where(same, b[go] * np.where(last[go] > 0, 0.5, 1.0), g)
            last[go] = np.where(same, 1.0, -1.0)
        return high

    def _edges(self, of: int, begin: float, end: float, step: float) -> Floats:
        """Where steps end: at equal distances, and where inputs or the flow jump."""
        count = int(np.clip(np.ceil((end - begin) / step), 1, STEP_LIMIT)) if step > 0 else 1
        kinks = self.signals(of).segments[:, 0]
        kinks = kinks[(kinks > begin) & (kinks < end)]
        return np.unique(np.concatenate([np.linspace(begin, end, count + 1), kinks]))

    def _moved(self, of: Ints, x: Floats, t: Floats, h: Floats, whole: Floats) -> tuple[Floats, Floats]:
        """The states after steps h, settled, and the inputs there; whole: the steps that these are parts of."""
        method, c, nl = self.method, self.c[of], self.system.state.local_size
        k = np.zeros((method.stages, len(of), nl))
        for i in range(method.stages):
            xi = h[:, None] * _sum(method.A[i, :i], k, len(of), nl)
            at, u = self._at(of, t, t + method.c[i] * h, whole)
            k[i] = _called(self.system.dynamics.flow, {"x0": x, "xi": xi, "t": at[:, None], "u": u, "c": c})
        moved = _called(self.system.state.retract, {"x0": x, "xi": h[:, None] * _sum(method.b, k, len(of), nl), "c": c})
        for _ in range(SETTLED if self.system.state.project is not None else 0):
            moved = _called(self.system.state.project, {"x": moved, "c": c})
        return moved, self._at(of, t, t + h, whole)[1]

    def _at(self, of: Ints, begin: Floats, times: Floats, whole: Floats) -> tuple[Floats, Floats]:
        """The times [n] as they lie inside the segments of steps that begin there, and the inputs [n, nu]."""
        found, u = times.copy(), self.held[of].copy()
        for signals in {id(each): each for each in map(self.signals, of)}.values():
            mine = np.array([self.signals(k) is signals for k in of])
            segments = signals.segments
            at = np.searchsorted(segments[:, 0], begin[mine] + whole[mine] / 2, side="right") - 1
            rows, held = segments[np.maximum(at, 0)], signals.values[np.maximum(at, 0)]
            found[mine] = np.clip(times[mine], rows[:, 2], rows[:, 3])
            u[mine] += held[:, 0] + held[:, 1] * (found[mine] - rows[:, 0])[:, None]
        return found, u


def serves(system: System) -> bool:
    """Whether its kernels can be called on many states at once, by operands that are known here."""
    kernels = [each for each in (system.dynamics.flow, system.state.retract, system.state.project) if each is not None]
    known = {"x0", "xi", "t", "u", "c", "x"}
    return len(kernels) > 1 and all(isinstance(each, Kernel) and known >= each.inputs.keys() for each in kernels)


def _sum(weights: Floats, k: Floats, count: int, size: int) -> Floats:
    """Σ weights_j k_j [n, nl], one after the other, so that a member has the bits that it has alone."""
    found = np.zeros((count, size))
    for weight, each in zip(weights, k, strict=False):
        if weight:
            found = found + weight * each
    return found


def _called(kernel: Any, given: Mapping[str, Any]) -> Floats:
    """The first output of a kernel; operands by name."""
    made = full_kernel(kernel)
    found = made.ufunc(*(given[each] for each in made.inputs))
    return np.asarray(found[0] if len(made.outputs) > 1 else found)
