"""Whether the linear system along a motion is the same from one moment to the next, and in which frame.

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

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.linear_moves import bases, remaining, turning
from poinsot.multibody import configuration
from poinsot.multibody.holding import balance_of
from poinsot.records import dataclass

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
