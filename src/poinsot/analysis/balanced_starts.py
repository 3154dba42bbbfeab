"""Where freedoms without inertia start: where what springs, dampers and sources do to them is in balance.

What has inertia stays where it was said to be, and so do its rates: Newton's steps go along B (`multibody.balanced`),
those of springs towards less energy. Only where that would move a joint whose place or rate was given, the steps go by
those of all other joints, as little as they can.

Law     a start is in balance to 1e-12 of the springs' efforts, and contradictions are refused by name,
        tests/systems/test_balanced.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, concatenate
from poinsot.algorithms.compiled import make_kernel
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.starting import given_state
from poinsot.errors import AssemblyError
from poinsot.multibody.applied import Loads, Motion, passive_loads
from poinsot.multibody.balanced import BalancedFreedoms, Near, missed
from poinsot.multibody.force import SuppliedElement
from poinsot.multibody.holding import balance_of, held_names
from poinsot.multibody.motions import GivenMoment
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple

Pushed = Sequence[tuple[SuppliedElement, GivenMoment]]
"""The sources that act on freedoms in balance, at the moment of the start."""
_STEPS = 200
_STEP_LIMIT = 0.2  # of a step, by reach
_SETTLED = 1e-13  # Newton steps by reach: the last ones are rounding
_SINGULAR = 1e-10  # singular values beside the largest of even rows: below, a direction is undetermined


def near_of(tree: Tree, values: Sequence[tuple[SuppliedElement, Any]]) -> Near:
    """Springs, dampers and these sources, each with its value s seconds later; those of the file are the tree's."""
    own = {e.name: e for e in tree.model.sources}

    def near(q: Array, v: Array, s: Any) -> Loads:
        motion = Motion.of(tree, q, v)
        loads = passive_loads(motion)
        for given, value in values:
            source = own.get(given.name, given)
            at = source.stretch.measured(motion)
            loads.add(at, -source.effort(value(s), at.value, at.rate(motion)))
        return loads

    return near


def balanced_state(mechanism: CompiledTree, state: Floats, initial: object, pushed: Pushed | None = None) -> Floats:
    """The state (q, v) in balance that is nearest: see this module. AssemblyError where there is none."""
    balance = balance_of(mechanism.tree)
    if balance is None:
        return state
    _, _, kept, driven = given_state(mechanism, initial)
    fixed = np.zeros(mechanism.nv, dtype=bool)
    moved = {m.along.freedom[0] for m in mechanism.model.motions if m.along.freedom}
    for name in {*kept, *moved} & mechanism.tree.by_joint.keys():
        fixed[list(mechanism.tree.links[mechanism.tree.by_joint[name]].v)] = True
    search = _Search(mechanism, balance, pushed or ())
    q, v = np.split(np.asarray(state, dtype=float), [mechanism.nq])
    q = search.settled(q, v, fixed)
    return np.concatenate([q, search.paced(q, v, driven | (fixed if moved else False))])


class _Found(NamedTuple):
    """`Missed`, in numbers."""

    positions: Floats
    K_q: Floats
    rates: Floats
    K_v: Floats
    B: Floats


class _Search:
    """The steps."""

    def __init__(self, mechanism: CompiledTree, balance: BalancedFreedoms, pushed: Pushed) -> None:
        self.mechanism, self.balance, self.pushed = mechanism, balance, pushed
        self._held = f"what moves {held_names(mechanism.tree)} has no inertia"
        self.given = np.zeros((2, max(len(pushed), 1)))  # values and rates
        for k, (_, each) in enumerate(pushed):
            self.given[:, k] = float(each.value), float(each.rate)

    def at(self, q: Floats, v: Floats) -> _Found:
        """The residual of a state."""
        names, balance, nv = [source.name for source, _ in self.pushed], self.balance, self.mechanism.nv
        n = len(balance.freedoms)
        m = n - len(balance.first)
        sizes = (m, m * nv, n, n * nv, nv * n)

        def whole(tree: Tree, q: Array, v: Array, u: Array, rate: Array) -> Array:
            values = [(source, lambda s, k=k: s * rate[k] + u[k]) for k, (source, _) in enumerate(self.pushed)]
            own = balance_of(tree)
            assert own is not None
            return concatenate(missed(tree.aligned, own, q, v, near_of(tree.aligned, values)))

        given = {"q": "q", "v": "v", "u": str(len(self.given[0])), "rate": str(len(self.given[0]))}
        name = f"balance under {', '.join(names) or 'nothing'}"
        kernel = make_kernel(self.mechanism, name, whole, given, str(sum(sizes)), "what a state misses of balance")
        each = np.split(np.asarray(kernel.ufunc(q, v, *self.given), dtype=float), np.cumsum(sizes)[:-1])
        return _Found(each[0], each[1].reshape(m, nv), each[2], each[3].reshape(n, nv), each[4].reshape(nv, n))

    def settled(self, q: Floats, v: Floats, fixed: Bools) -> Floats:
        """q in balance."""
        if not self.balance.algebraic.shape[1]:
            return q
        near = self._along(q, v)
        if near is not None and not self._shifts(q, near, fixed):
            return near
        found = self._by_others(q, v, ~fixed) if fixed.any() else None
        if found is None:
            raise AssemblyError(self._unbalanced(q, near, fixed))
        return found

    def _along(self, q: Floats, v: Floats) -> Floats | None:
        """By B alone: Newton's steps, where springs push away from a maximum the other way."""
        N, reach = self.balance.algebraic, self.balance.reach
        for _ in range(_STEPS):
            now = self.at(q, v)
            moves = now.B @ N
            scale = 1.0 / np.maximum(np.abs(moves / reach[:, None]).max(axis=0), 1e-300)
            K, f = (now.K_q @ moves) * scale * scale[:, None], now.positions * scale
            if not (np.isfinite(K).all() and np.isfinite(f).all()):
                return None
            values, vectors = np.linalg.eigh((K + K.T) / 2)
            floor = _SINGULAR * np.abs(values).max(initial=0.0)
            if (values > floor).all():
                step = np.linalg.solve(K, f)
            else:
                step = vectors @ ((vectors.T @ f) / np.maximum(np.abs(values), max(floor, 1e-300)))
            shift = moves @ (scale * step)
            size = np.abs(shift / reach).max(initial=0.0)
            q = np.asarray(self.mechanism.integrate(q, shift * min(1.0, _STEP_LIMIT / max(size, 1e-300))))
            if size < _SETTLED:
                return q if (np.abs(values) > floor).all() else None
        return None

    def _by_others(self, q: Floats, v: Floats, free: Bools) -> Floats | None:
        """By the freedoms that nothing is said of, with least steps."""
        reach = self.balance.reach[free]
        for _ in range(_STEPS):
            now = self.at(q, v)
            if not np.isfinite(now.K_q).all():
                return None
            rows = np.abs(now.K_q * self.balance.reach).max(axis=1)
            even = 1.0 / np.where(rows > 0, rows, 1.0)
            K = now.K_q[:, free] * reach * even[:, None]
            step = np.zeros(self.mechanism.nv)
            step[free] = np.linalg.lstsq(K, now.positions * even, rcond=_SINGULAR)[0] * reach
            left = np.abs(K @ (step[free] / reach) - now.positions * even).max(initial=0.0)
            size = np.abs(step / self.balance.reach).max(initial=0.0)
            q = np.asarray(self.mechanism.integrate(q, step * min(1.0, _STEP_LIMIT / max(size, 1e-300))))
            if size < _SETTLED:
                return q if left < 1e-9 else None  # settled, but at a minimum of the miss and not at balance
        return None

    def _shifts(self, q: Floats, found: Floats, fixed: Bools) -> bool:
        """True if a fixed coordinate has moved."""
        apart = np.abs(np.asarray(self.mechanism.difference(q, found)) / self.balance.reach)
        return bool((apart[fixed] > 1e-9).any())  # beyond what Newton's steps leave

    def paced(self, q: Floats, v: Floats, driven: Bools) -> Floats:
        """Rates in balance."""
        reach, start = self.balance.reach, v
        for others in (False, True):
            v = start
            for _ in range(_STEPS):
                now = self.at(q, v)
                columns = np.eye(len(v))[:, ~driven] if others else now.B
                scale = 1.0 / np.maximum(np.abs(columns / reach[:, None]).max(axis=0), 1e-300)
                rows = np.abs(now.K_v * reach).max(axis=1)
                even = 1.0 / np.where(rows > 0, rows, 1.0)
                K = (now.K_v @ columns) * scale * even[:, None]
                if not (np.isfinite(K).all() and np.isfinite(now.rates).all()):
                    raise AssemblyError(self._singular())
                y, _, rank, _ = np.linalg.lstsq(K, now.rates * even, rcond=_SINGULAR)
                step = columns @ (scale * y)
                left, v = np.abs(K @ y - now.rates * even), v + step
                if np.abs(step / reach).max(initial=0.0) <= _SETTLED * max(1e-3, np.abs(v / reach).max(initial=0.0)):
                    break
            else:
                raise AssemblyError(self._singular())
            if rank < len(K) and not others:
                raise AssemblyError(self._singular())
            moved = np.abs((v - start) / reach)[driven] > 1e-9 * max(np.abs(v / reach).max(initial=0.0), 1e-300)
            known = np.abs(now.K_v * v).max(initial=0.0) * even.max(initial=0.0)
            if left.max(initial=0.0) <= 1e-9 * max(known, 1e-300) and not moved.any():
                return v
        names = ", ".join(name for name, d in zip(self.mechanism.freedom_names, driven, strict=True) if d)
        raise AssemblyError(
            f"the initial velocities of {self.mechanism.name!r} ({names}) contradict each other: {self._held}, so "
            "its rates follow from springs and dampers. Give fewer of them"
        )

    def _singular(self) -> str:
        return (
            f"mechanism {self.mechanism.name!r}: {self._held}, and at this configuration the springs and dampers that "
            "hold it resist some direction not at all, so its rates are not determined. Start elsewhere, tighten the "
            "springs, or give these bodies mass"
        )

    def _unbalanced(self, q: Floats, near: Floats | None, fixed: Bools) -> str:
        if near is None:
            return (
                f"mechanism {self.mechanism.name!r}: {self._held}, and near where it is to start there is no place at "
                "which the springs that hold it are in balance and resist every direction. Start elsewhere (a guess "
                "for these joints is enough), tighten the springs, or give these bodies mass"
            )
        apart = np.abs(np.asarray(self.mechanism.difference(q, near)) / self.balance.reach) * fixed
        return (
            f"joint {self.mechanism.freedom_names[int(np.argmax(apart))]!r} of {self.mechanism.name!r} cannot start "
            f"where it is said to: {self._held}, so springs tell where it is, which is elsewhere. Give fewer "
            "positions, or say guess instead of position for these joints"
        )
