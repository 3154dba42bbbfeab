"""How positions and rates of a mechanism hang together near a state in balance: for `linearize`.

    closures   δq = T_A x,  δv = T_A w + K_A x                            (`linearize`; of a tree x = δq, w = δv)
    positions  Nᵀ f_0(q, τ) = 0             δq = T y + P δu
    rates      g(q, v, τ) = 0               δv = S z + K y + L δu,     g = (Rᵀ f_0, Nᵀ d/dt f_0)

y belongs to as many freedoms as remain of positions, z of rates, which are fewer where dampers hold what has no
inertia: see `multibody.balanced`. The balance is solved within what the closures leave; they do not see what moves
without inertia, A B = 0, so its freedoms are among those of x.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, Ints, array
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.errors import ModelError
from poinsot.multibody.applied import Loads, Motion, passive_loads
from poinsot.multibody.balanced import Balance, Near, missed
from poinsot.multibody.derivatives import lifted, slopes_along_q, slopes_along_v
from poinsot.multibody.holding import held_names
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple

Places = Ints
_BALANCED = 1e-8  # of the efforts in balance: a start is settled to 1e-13, a user's own state to some digits


class Left(NamedTuple):
    """What closures leave: T_A, K_A (nv, m) and the freedoms of x and w."""

    T: Floats
    K: Floats
    own: Places


class Remaining(NamedTuple):
    """T, P of positions; S, K, L of rates; and the freedoms of y and of z."""

    T: Floats
    P: Floats
    S: Floats
    K: Floats
    L: Floats
    positions: Places
    rates: Places


def balanced_remaining(
    mechanism: CompiledTree,
    balance: Balance,
    left: Left,
    q: Floats,
    v: Floats,
    tau: Floats,
    driven: Ints,
) -> Remaining:
    """At (q, v) under efforts τ, of which those in ``driven`` change. ModelError where it is not in balance there."""
    tree, nv, m = mechanism.tree.aligned, mechanism.nv, balance.algebraic.shape[1]

    def misses(q: Array, v: Array, tau: Array) -> Array:
        found = missed(tree, balance, q, v, _pushed(tree, tau))
        return array([*found.positions, *found.rates])

    now = missed(tree, balance, q, v, _pushed(tree, tau))
    K_q, K_v, B = (np.asarray(x, dtype=float).reshape(-1, nv) for x in (now.K_q, now.K_v, np.asarray(now.B).T))
    B = B.T
    _require_balance(mechanism, balance, now, K_q, K_v, v)
    slopes = np.asarray(slopes_along_q(tree, lambda x: misses(x, lifted(v), lifted(tau)), q), dtype=float)
    pushed = np.asarray(slopes_along_v(lambda x: misses(lifted(q), lifted(v), x), tau), dtype=float)[:, driven]
    T_A, K_A, free = left
    moved, reach, n = np.abs(B).max(axis=1)[free] > 0, balance.reach[free], len(free)
    K_q, K_v, faster = K_q @ T_A, K_v @ T_A, slopes[m:] @ T_A - K_v @ K_A
    places, told = _chosen(K_q * reach, moved), _chosen(K_v * reach, moved)
    own, fast = (np.setdiff1d(np.arange(n), x) for x in (places, told))
    T, P = np.eye(n)[:, own], np.zeros((n, len(driven)))
    if m:
        T[places] = -np.linalg.solve(K_q[:, places], K_q[:, own])
        P[places] = np.linalg.solve(K_q[:, places], pushed[:m])
    S, K, L = np.eye(n)[:, fast], np.zeros_like(T), np.zeros_like(P)
    turn = np.linalg.inv(K_v[:, told])
    S[told] = -turn @ K_v[:, fast]
    K[told], L[told] = turn @ faster @ T, turn @ (faster @ P + pushed[m:])
    if np.abs(B[free[fast]]).max(initial=0.0) > 0 and (
        np.abs(L).max(initial=0.0) > 0 or np.abs(P).max(initial=0.0) > 0
    ):
        raise ModelError(
            f"mechanism {mechanism.name!r}: efforts on {held_names(tree)}, which move without inertia, change all "
            "rates at once, so linearised equations would have the rates of these efforts in them. Name the actuated "
            "freedoms without these, or let what has inertia have coordinates of its own, from the ground"
        )
    return Remaining(T_A @ T, T_A @ P, T_A @ S, T_A @ K + K_A @ T, T_A @ L + K_A @ P, free[own], free[fast])


def _pushed(tree: Tree, tau: Array) -> Near:
    def near(q: Array, v: Array, s: object) -> Loads:
        loads = passive_loads(Motion.of(tree, q, v))
        for k, x in enumerate(tau):
            loads.efforts[k] = loads.efforts.get(k, 0.0) + x
        return loads

    return near


def _chosen(rows: Floats, moved: Bools) -> Places:
    """As many freedoms as there are rows that these tell, by pivoting, of those that moves without inertia go along."""
    left, found = np.where(moved, rows, 0.0), list[int]()
    for _ in range(len(rows)):
        size = np.linalg.norm(left, axis=0)
        k = int(np.argmax(size))
        found.append(k)
        unit = left[:, k] / max(size[k], 1e-300)
        left = left - np.outer(unit, unit @ left)
    return np.array(sorted(found), dtype=np.int64)


def _require_balance(
    mechanism: CompiledTree, balance: Balance, now: object, K_q: Floats, K_v: Floats, v: Floats
) -> None:
    positions, rates = (np.abs(np.asarray(getattr(now, x), dtype=float)) for x in ("positions", "rates"))
    whole = np.abs(K_v * v).max(axis=1, initial=0.0)
    near = np.abs(K_q * balance.reach).max(axis=1, initial=0.0)
    if (positions > _BALANCED * near).any() or (rates > _BALANCED * np.maximum(whole, np.abs(K_v).max(axis=1))).any():
        raise ModelError(
            f"the state given is not one of {mechanism.name!r}: {held_names(mechanism.tree)} move without inertia, so "
            "springs and dampers tell where they are and how fast they go; initial_state finds it"
        )
