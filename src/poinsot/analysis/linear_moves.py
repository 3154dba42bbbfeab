"""The admissible moves and rates of a mechanism near a state, and the relation of positions to rates.

    ∂Φ/∂q T_q = 0,    A T_v = 0,    A K + ∂(A v)/∂q T_q = 0,    C: how a change of position moves on at the same rates

See `linearize`, which they are for.
Law     tests/systems/test_state_space.py, tests/systems/test_linear_rolling.py
Source  Neimark & Fufaev 1972, ch. III; formulas.md §6
Units: T_q, T_v [–, rad/m, m/rad], K per second.

How the rows of closures change as a large mechanism moves, by the kernel that follows its lines.

    δ(A v) = A δv + ∂(A v)/∂q δq,        δ(a − A v̇) = ∂(a − A v̇)/∂(q, v) (δq, δv) − A δv̇

Law     as by dual numbers, tests/systems/test_many_derivatives.py
Source  Griewank & Walther 2008, ch. 3; decision 0017

Whether the linear system along a motion is the same from one moment to the next, and in which frame.

    ξ = (δq, δv),  ξ̇ = F ξ,  ξ = X x:          A = R F X,              R the components that x has
    in a frame that turns, ξ = exp(G t) ξ′:     A′ = R (F − G) X,       G = diag(g, g),  g v = v̇

A motion that is steady but for the turning of a body about an axis of its own, as a disc that rolls, looks so to the
freedoms of a joint that turn with the body: g is then the rate −ρ × of twists in axes that turn with the rate −ρ in the
body, and ρ is found from the accelerations, which have no other cause. That X and A′ do not change is measured, by
differences to both sides, so that nothing rests on the guess.
Law     poles of discs and coins, free or carried by joints, are the same, tests/systems/test_linear_rolling.py
Source  Marsden & Ratiu 1999, §1.10 (relative equilibria); formulas.md §6
Units: g, A [1/s], ρ [rad/s].
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, Ints, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algorithms.column_kernels import CoordinateColumns, turns
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.loop_kernels import closing_kernel, closing_lengths
from poinsot.analysis.kinestatics import admissible, independent_freedoms, spanning
from poinsot.errors import ModelError
from poinsot.joints.pair import Pair
from poinsot.kernels.tangents import tangent_kernel
from poinsot.multibody import configuration
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.derivatives import lifted, slopes_along_q, slopes_along_v
from poinsot.multibody.holding import balance_of
from poinsot.records import dataclass

_MET = 1e-6
"""Of the terms of a row, what may be left of their sum."""


def rolled_rows(mechanism: CompiledTree, q: Floats, v: Floats, T: Floats) -> tuple[Floats, Floats]:
    """A (rows, nv), and ∂(A v)/∂q T (rows, m), rows without units."""
    tangent = tangent_kernel(closing_kernel(mechanism))
    none, still = np.zeros(mechanism.nv), np.zeros(mechanism.nq)
    size = closing_lengths(mechanism)[:, None]
    A, _ = tangent(q, v, none, still, np.eye(mechanism.nv), none)
    turned, _ = tangent(q, v, none, _coordinates(mechanism, q, T), none, none)
    return A.T / size, turned.T / size


def still_meet(mechanism: CompiledTree, q: Floats, v: Floats, a: Floats, dq: Floats, dv: Floats, da: Floats) -> bool:
    """Whether accelerations go on meeting every row along moves (nv, m) of q, of v and of themselves: not near a pose
    where rows are about to depend on others, or no longer to."""
    tangent = tangent_kernel(closing_kernel(mechanism))
    moved, none, still = _coordinates(mechanism, q, dq), np.zeros(mechanism.nv), np.zeros(mechanism.nq)
    _, wanted = tangent(q, v, a, moved, dv.T, none)
    _, met = tangent(q, v, a, still, none, da.T)
    slips, _ = tangent(q, v, a, still, np.eye(mechanism.nv), none)
    reach, size = mechanism.scales.freedoms, closing_lengths(mechanism)

    def most(x: Floats) -> Floats:
        return np.asarray(np.abs((x.T / reach).T).max(axis=0, initial=0.0))

    weight = np.linalg.norm(np.asarray(mechanism.model.gravity, dtype=float)) / mechanism.scales.length
    felt = most(da) + most(dq) * (most(a) + most(v) ** 2 + weight) + 2 * most(dv) * most(v)
    left = np.abs(wanted + met) / size
    row = (np.abs(slips * reach[:, None]) / size).max(initial=0.0)
    return bool((left <= _MET * row * felt[:, None]).all())


def _coordinates(mechanism: CompiledTree, q: Floats, moves: Floats) -> Floats:
    """Moves of freedoms (nv, m) as those of coordinates (m, nq)."""
    if not turns(mechanism.tree):
        return moves.T
    return np.asarray(moves.T @ CoordinateColumns(mechanism)(q[None])[0])


def bases(mechanism: CompiledTree, q: Floats) -> tuple[Floats, Floats]:
    """The moves of the configuration (nv, m_q) and the rates (nv, m_v) that the closures leave."""
    N = admissible(mechanism, q)
    return (N if mechanism.scales.posed.all() else admissible(mechanism, q, rolling=False)), N


def independent_moves(mechanism: CompiledTree, q: Floats, wanted: Sequence[str] | None) -> tuple[Ints, Ints]:
    """The freedoms of y and those of z: the same array unless something rolls or skates."""
    M, N = bases(mechanism, q)
    if M.shape[1] == N.shape[1]:
        own = independent_freedoms(mechanism, q, wanted)
        return own, own
    if wanted is not None and len(wanted) not in (M.shape[1], N.shape[1]):
        raise ModelError(
            f"mechanism {mechanism.name!r} has {M.shape[1]} independent freedoms of its configuration and {N.shape[1]} "
            f"of its rates at this pose, since something rolls or skates; freedoms names {len(wanted)}: neither"
        )
    reach = mechanism.scales.freedoms[:, None]
    if wanted is not None and len(wanted) == M.shape[1]:
        own = independent_freedoms(mechanism, q, wanted, M)
        return own, own[spanning((N / reach)[own])]
    fast = independent_freedoms(mechanism, q, wanted, N)
    others, unit = np.setdiff1d(np.arange(len(N)), fast), M / reach
    known = np.linalg.qr(unit[fast].T)[0]
    more = others[spanning((unit - unit @ known @ known.T)[others], M.shape[1] - len(fast))]
    own = np.concatenate([fast, more])
    return (np.sort(own) if wanted is None else own), fast


def remaining(mechanism: CompiledTree, q: Floats, v: Floats, own: Ints, fast: Ints) -> tuple[Floats, Floats, Floats]:
    """T_q (nv, m_q), T_v (nv, m_v), K (nv, m_q) by the freedoms of y and of z."""
    tree, reach = mechanism.tree, mechanism.scales.freedoms
    M, N = bases(mechanism, q)
    T, S = M @ np.linalg.inv(M[own]), N @ np.linalg.inv(N[fast])
    T[own], S[fast], K = np.eye(len(own)), np.eye(len(fast)), np.zeros_like(T)
    if not (tree.closed and v.any()):
        return T, S, K
    A, turned = rolled_rows(mechanism, q, v, T) if is_rolled(tree) else _rows(mechanism, q, v, T)
    if np.abs(A @ v).max(initial=0.0) > _DEPENDENT * np.abs(A * reach).max(initial=0.0) * np.abs(v / reach).max():
        raise ModelError(f"the rates given do not keep the closures of {mechanism.name!r}: A v must be 0")
    others = np.setdiff1d(np.arange(tree.nv), fast)
    slopes = np.linalg.lstsq(A[:, others] * reach[others], turned, rcond=_DEPENDENT)[0]
    K[others] = -reach[others, None] * slopes
    return T, S, K


def _rows(mechanism: CompiledTree, q: Floats, v: Floats, T: Floats) -> tuple[Floats, Floats]:
    """A and ∂(A v)/∂q T, rows without units."""
    tree, size = mechanism.tree, mechanism.scales.rows[:, None]
    turned = slopes_along_q(tree, lambda q: constraint_jacobian(tree, q) @ lifted(v), q)
    return size * _floats(constraint_jacobian(tree, q)), size * _floats(turned) @ T


def turning(mechanism: CompiledTree, q: Floats, v: Floats) -> Floats:
    """C (nv, nv): how a change of position moves on with both motions at the same rates, ∂²/∂h∂δ of
    difference(q ⊞ h v, (q ⊞ δ) ⊞ h v)."""
    C = np.zeros((len(v), len(v)))
    for link in configuration.owners(mechanism.tree):
        rates, at, pair = v[list(link.v)], q[list(link.q)], link.pair
        if len(link.v) == 1 or not rates.any():
            continue

        def parting(delta: Array, pair: Pair = pair, at: Floats = at, rates: Floats = rates) -> Array:
            step = array([Dual(0.0, x) for x in rates])
            one, two = pair.integrate(lifted(at), step), pair.integrate(pair.integrate(lifted(at), lifted(delta)), step)
            return array([dual(x) for x in pair.difference(one, two)])

        C[np.ix_(link.v, link.v)] = _floats(slopes_along_v(parting, np.zeros(len(rates))))
    return C


def _floats(x: object) -> Floats:
    return np.asarray(x, dtype=np.float64)


Places = Ints

STEADY = 1e-4
"""Of |A|²: what differences leave of 0 is 1e-6 and less, and poles that change so slowly tell growth."""
_STEP = 1e-3  # of the fastest time of A and of the motion: differences to both sides are right to its square
_FELT = 1e-9  # of the greatest entry of A: below, it is rounding
_DEPENDENT = 1e-9  # of singular values of turns of the rates: below, the motion does not tell them


@dataclass(frozen=True, eq=False)
class SteadyPoint:
    """A motion through (q, v) under efforts τ with accelerations v̇, and the system A of the freedoms y and z there."""

    mechanism: CompiledTree
    q: Floats
    v: Floats
    tau: Floats
    drift: Floats
    own: Places
    fast: Places
    A: Floats

    @property
    def unsteadiness(self) -> float:
        """|dA/dt| by |A|² in the freedoms of the joints; NaN where springs and dampers hold massless bodies."""
        if not self.v.any():
            return 0.0
        if balance_of(self.mechanism.tree):
            return float("nan")
        return self._changes(self.A, np.zeros((len(self.v), len(self.v))))

    def in_a_frame_that_turns(self) -> Floats | None:
        """A′ (n, n) in a frame in which it does not change; None where there is no such frame."""
        g = self._turns()
        if not g.any():
            return None
        A = self._seen(0.0, g)
        return A if self._changes(A, g) <= STEADY else None

    def _turns(self) -> Floats:
        """g (nv, nv): of each joint that turns freely the turn that makes its accelerations of its rates."""
        g = np.zeros((len(self.v), len(self.v)))
        for link in configuration.owners(self.mechanism.tree):
            places = list(link.v)
            if sum(k < 0 for k in link.pair.measured_by) != 3:
                continue
            twists = np.array(
                [np.asarray(S.vector, dtype=float) for S in link.pair.motion_subspace(self.q[list(link.q)])]
            ).T
            every = np.array([_turn(axis) for axis in np.eye(3)])
            own = np.linalg.pinv(twists) @ every @ twists
            if np.abs(twists @ own - every @ twists).max() > _FELT:
                continue
            rho = np.linalg.lstsq((own @ self.v[places]).T, self.drift[places], rcond=_DEPENDENT)[0]
            g[np.ix_(places, places)] = np.einsum("i,ijk", rho, own)
        return g

    def _changes(self, A: Floats, g: Floats) -> float:
        """|dA/dt| by |A|², with the present A."""
        felt, size = _felt(A), np.abs(A).max(initial=0.0)
        if not felt.any():
            return 0.0
        step = _STEP / max(size, np.abs(self.v / self.mechanism.scales.freedoms).max())
        before, after = (self._seen(h, g) for h in (-step, step))
        return float(np.abs((after - before)[np.ix_(felt, felt)]).max() / (2 * step * size**2))

    def _seen(self, h: float, g: Floats) -> Floats:
        """A h seconds later, in the frame that has turned."""
        from scipy.linalg import expm

        mechanism, reach = self.mechanism, self.mechanism.scales.freedoms
        q, v = self.q, self.v
        if h:
            q = np.asarray(mechanism.integrate(q, h * (v + h / 2 * self.drift)))
            N = bases(mechanism, q)[1] / reach[:, None]
            v = reach * (N @ (N.T @ ((v + h * self.drift) / reach)))
        T, S, K = remaining(mechanism, q, v, self.own, self.fast)
        by_q, by_v, _ = (np.asarray(each) for each in mechanism.forward_dynamics_derivatives(q, v, self.tau))
        F = np.block([[turning(mechanism, q, v), np.eye(len(v))], [by_q, by_v]])
        G, back = np.kron(np.eye(2), g), np.kron(np.eye(2), expm(-h * g))
        places = np.concatenate([self.own, len(v) + self.fast])
        X = back @ np.block([[T, np.zeros_like(S)], [K, S]])
        X = X @ np.linalg.inv(X[places])
        return np.asarray((back @ F @ np.linalg.solve(back, X) - G @ X)[places])


def _turn(axis: Floats) -> Floats:
    """−ρ × of both halves of a twist (6, 6)."""
    cross = np.cross(np.eye(3), axis).T
    return np.asarray(np.kron(np.eye(2), cross), dtype=np.float64)


def _felt(A: Floats) -> Bools:
    """The states that others feel, again and again until each that is left is felt by one that is left."""
    felt, size = np.ones(len(A), dtype=bool), np.abs(A).max(initial=0.0)
    while True:
        now = felt & (np.abs(A[felt]).max(axis=0, initial=0.0) > _FELT * size)
        if (now == felt).all():
            return felt
        felt = now
