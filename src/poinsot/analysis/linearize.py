"""The linear system that a mechanism is near a state, in the freedoms that its closures leave.

    δq = T_q y,    δv = T_v z + K y              along q = q₀ ⊞ δq,  v = v₀ + δv
    ẏ = C δq + δv,    ż = ∂v̇/∂q δq + ∂v̇/∂v δv + ∂v̇/∂τ δu        of the freedoms of y and of z

    ∂Φ/∂q T_q = 0,    A T_v = 0,    A K + ∂(A v₀)/∂q T_q = 0

y belongs to m_q independent freedoms of the configuration, z to m_v independent rates. Where something rolls or
skates, rows of A are on rates alone, and m_q > m_v; elsewhere T_q = T_v, and y and z belong to the same freedoms (of
what has no inertia and dampers hold, see `balanced_linear`). K, which keeps A v = 0 when q moves and v₀ is not 0, is
0 in the freedoms of z, so that these are the changes of their rates. C is there where the joint's rates are not those
of its coordinates (free, spherical) and v₀ is not 0. The derivatives are exact (`forward_dynamics_derivatives`).
Source: Carpentier & Mansard 2018; Neimark & Fufaev 1972, ch. III, for what rolls; formulas.md §6.
Units: y [rad, m], z per second, efforts [N·m, N]. Law: two runs near each other part by exp(A t),
tests/systems/test_linearize.py, tests/systems/test_linear_rolling.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.dual import Dual, dual
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.balanced_linear import Left, balanced_remaining
from poinsot.analysis.kinestatics import (
    admissible,
    closed_configuration,
    freedom_places,
    independent_freedoms,
    spanning,
)
from poinsot.analysis.linear_form import LinearForm
from poinsot.analysis.moving_rows import rolled_rows, still_meet
from poinsot.errors import ModelError, SimulationError, UnsteadyMotionWarning, nearest, warn
from poinsot.joints.pair import Pair
from poinsot.multibody import configuration
from poinsot.multibody.balanced import Balance
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.derivatives import lifted, slopes_along_q, slopes_along_v
from poinsot.multibody.holding import balance_of

Floats = NDArray[np.float64]
_DEPENDENT = 1e-9  # of singular values of rows without units: below, it is rounding
_STEP = 1e-3  # of the fastest time of A: differences to both sides are right to its square
_STEADY = 1e-4  # of |A|²: what differences leave of 0 is 1e-6 and less, and poles that change so slowly tell growth


@dataclass(frozen=True, eq=False)
class Linearization(LinearForm):
    """ẋ = A x + B δu near a state, x = (y, z): changes of the independent freedoms and of independent rates.

    A (n, n), B (n, k)   state_names, input_names: what x and u are made of; n = m_q + m_v, which is 2m unless something
                rolls or skates (`Mobility.configuration` and ``here``), or has no inertia
    q, v, u     the state and the efforts around which it holds, u of the actuated freedoms [N·m or N]
    drift       v̇ there (nv,): 0 at an equilibrium; else x is the deviation from the motion through this state, and A, B
                are those of this moment: see ``unsteadiness``
    T (nv, m_q), K (nv, m_q), T_v (nv, m_v)   the changes of all freedoms: of positions T y, of rates T_v z + K y
    freedoms    (m_q,) those of y; rates: (m_v,) those of z where they are others; None: the same
    whole       with all positions, where some were left out (``without``)
    """

    A: Floats
    B: Floats
    state_names: tuple[str, ...]
    input_names: tuple[str, ...]
    q: Floats
    v: Floats
    u: Floats
    drift: Floats
    T: Floats
    K: Floats
    mechanism: CompiledTree
    freedoms: NDArray[np.int64]
    rates: NDArray[np.int64] | None = None
    T_v: Floats | None = None
    whole: Linearization | None = None

    @property
    def rate_freedoms(self) -> NDArray[np.int64]:
        """The freedoms of z."""
        return self.freedoms if self.rates is None else self.rates

    def deviation(self, q: ArrayLike, v: ArrayLike, at: tuple[ArrayLike, ArrayLike] | None = None) -> Floats:
        """x of the state (q, v), or of many; at: the state (q₀, v₀) it is the deviation from, where the motion around
        which the system holds has gone on from ``self.q``, ``self.v``."""
        q_0, v_0 = (self.q, self.v) if at is None else at
        y = np.asarray(self.mechanism.difference(q_0, q))[..., self.freedoms]
        return np.concatenate([y, (np.asarray(v) - np.asarray(v_0))[..., self.rate_freedoms]], axis=-1)

    def without(self, *names: str) -> Linearization:
        """The same without positions that no other state feels, such as the way along a path or the turn of a wheel.

        Their poles are 0 (each column of A that is left out is 0 but in the rows left out), and a feedback that keeps
        to a path leaves them alone.
        Errors  ModelError for names that are no positions, and for positions that others feel
        Law     the other poles stay, tests/systems/test_linear_rolling.py
        """
        m = len(self.freedoms)
        for name in names:
            if name not in self.state_names[:m]:
                raise ModelError(f"{name!r} is no position of this linear system{nearest(name, self.state_names[:m])}")
        kept = np.array([k for k, name in enumerate(self.state_names) if name not in names], dtype=np.int64)
        left = np.setdiff1d(np.arange(len(self.A)), kept)
        felt = np.abs(self.A[np.ix_(kept, left)]).max(axis=0, initial=0.0)
        if (felt > _DEPENDENT * np.abs(self.A).max(initial=0.0)).any():
            told = ", ".join(repr(self.state_names[k]) for k, x in zip(left, felt, strict=True) if x)
            raise ModelError(f"the motion depends on {told}: a state that others feel cannot be left out")
        y = kept[kept < m]
        return replace(
            self, A=self.A[np.ix_(kept, kept)], B=self.B[kept], T=self.T[:, y], K=self.K[:, y],
            state_names=tuple(self.state_names[k] for k in kept), freedoms=self.freedoms[y], rates=self.rate_freedoms,
            whole=self.whole or self,
        )  # fmt: skip

    @cached_property
    def unsteadiness(self) -> float:
        """How fast A changes along the motion, |dA/dt| by |A|² [–]: 0 at an equilibrium and in a steady motion.

        By differences along the motion, so about 1e-9 where it is 0. States that no other feels (columns of A that are
        zero, and so on in what is left) do not count: they add poles at 0 whatever the rest does.
        Law     0 for sleds, discs, drives and bicycles that go on steadily, tests/systems/test_linear_rolling.py
        """
        return _unsteadiness(self) if self.whole is None else self.whole.unsteadiness

    def poles(self) -> NDArray[np.complex128]:
        """The eigenvalues of A [1/s], by growing real part: rates at which small disturbances of a steady motion grow.

        About a motion in which A changes with time they are those of one moment, depend on the freedoms chosen and say
        nothing of growth: an UnsteadyMotionWarning tells it.
        """
        if self.unsteadiness > _STEADY:
            warn(
                UnsteadyMotionWarning(
                    f"the linear system of {self.mechanism.name!r} changes along this motion (|dA/dt| is "
                    f"{self.unsteadiness:.2g} |A|²), so its poles are those of one moment, depend on the freedoms "
                    "chosen, and do not tell whether disturbances grow. Where the motion is steady, the joints do not "
                    "show it, as those of a disc that is one free body: let joints carry it in which its rates stay "
                    "constant, and name freedoms whose rates stay independent (for a disc: planar, lean and spin)"
                )
            )
        return super().poles()

    @property
    def C(self) -> Floats:  # type: ignore[override]
        """All states are outputs."""
        return np.eye(len(self.A))

    @property
    def D(self) -> Floats:  # type: ignore[override]
        """Nothing passes at once."""
        return np.zeros_like(self.B)

    @property
    def output_names(self) -> tuple[str, ...]:  # type: ignore[override]
        """Those of the states."""
        return self.state_names


def linearize(
    mechanism: CompiledTree,
    q: ArrayLike,
    v: ArrayLike | None = None,
    u: ArrayLike | Mapping[str, float] | None = None,
    *,
    actuated: Sequence[str] | None = None,
    freedoms: Sequence[str] | None = None,
) -> Linearization:
    """The mechanism near (q, v) under the efforts u of the actuated freedoms; see :class:`Linearization`.

    v         at rest without it; it has to agree with the closures
    u         without it, those that hold the mechanism at rest at q as far as they can (v = 0), or none (v ≠ 0)
    actuated  names of freedoms that have efforts; all without it
    freedoms  the independent ones, chosen so that the others follow them well without it. Where something rolls or
              skates, as many as the configuration has (rates are chosen among them), or as many as there are rates
              (positions are chosen in addition)
    Errors    ModelError for states that the closures forbid, and for freedoms that do not tell the others;
              SimulationError where the mechanism is singular
    Law       two runs near each other part by exp(A t), tests/systems/test_linearize.py; the poles of a steady motion
              do not depend on freedoms, tests/systems/test_linear_rolling.py
    """
    tree, q = mechanism.tree, closed_configuration(mechanism, q)
    names = list(tree.freedom_names)
    v = np.zeros(tree.nv) if v is None else _vector("v", v, tree.nv)
    driven = freedom_places(mechanism, names if actuated is None else actuated)
    if u is None and not v.any():
        N = admissible(mechanism, q)
        u = np.linalg.lstsq(N[driven].T, N.T @ mechanism.bias_force(q, v), rcond=_DEPENDENT)[0]
    elif isinstance(u, Mapping):
        for name in u:
            if name not in [names[k] for k in driven]:
                raise ModelError(f"{name!r} in u is no actuated freedom of {mechanism.name!r}{nearest(name, names)}")
        u = [float(u.get(names[k], 0.0)) for k in driven]
    u = np.zeros(len(driven)) if u is None else _vector("u", u, len(driven))
    tau = np.zeros(tree.nv)
    tau[driven] = u
    if balance := balance_of(tree):
        return _balanced(mechanism, balance, (q, v, u, tau), driven, freedoms)
    own, fast = _independent(mechanism, q, freedoms)
    T, S, K = _remaining(mechanism, q, v, own, fast)
    A, by_q, by_v, by_tau = _matrix(mechanism, q, v, tau, (T, S, K, own, fast))
    drift = np.asarray(mechanism.forward_dynamics(q, v, tau))
    B = np.vstack([np.zeros((len(own), len(driven))), by_tau[np.ix_(fast, driven)]])
    smooth = bool(np.isfinite(A).all() and np.isfinite(B).all())
    if smooth and tree.closed and is_rolled(tree):
        moves = np.hstack([T, np.zeros_like(S)]), np.hstack([K, S]), np.hstack([by_q @ T + by_v @ K, by_v @ S])
        smooth = still_meet(mechanism, q, v, drift, *moves)
    if not smooth:
        raise SimulationError(f"mechanism {mechanism.name!r} has no derivatives at this state: it is singular there.")
    return Linearization(
        A, B, (*(names[k] for k in own), *(f"{names[k]}.rate" for k in fast)), tuple(names[k] for k in driven),
        q, v, u, drift, T, K, mechanism, own, None if own is fast else fast, S,
    )  # fmt: skip


def _balanced(
    mechanism: CompiledTree, balance: Balance, state: tuple[Floats, ...], driven: NDArray[np.int64],
    wanted: Sequence[str] | None,
) -> Linearization:  # fmt: skip
    """The same with freedoms in balance."""
    (q, v, u, tau), names = state, mechanism.freedom_names
    if wanted is not None:
        raise ModelError(
            f"mechanism {mechanism.name!r} has bodies without inertia, held by springs and dampers: which freedoms are "
            "independent is chosen there; leave freedoms out"
        )
    own, fast = _independent(mechanism, q, None)
    if own is not fast:
        raise ModelError(
            f"mechanism {mechanism.name!r} has bodies without inertia, held by springs and dampers, and rolls or "
            "skates: the two together are not linearised; give these bodies inertia"
        )
    T, _, K = _remaining(mechanism, q, v, own, fast)
    left = Left(T, K, own)
    T, P, S, K, L, own, fast = balanced_remaining(mechanism, balance, left, q, v, tau, driven)
    by_q, by_v, by_tau = (np.asarray(each) for each in mechanism.forward_dynamics_derivatives(q, v, tau))
    turning = _turning(mechanism, q, v)
    A = np.block([[(turning @ T + K)[own], S[own]], [(by_q @ T + by_v @ K)[fast], (by_v @ S)[fast]]])
    B = np.vstack([(turning @ P + L)[own], (by_q @ P + by_v @ L + by_tau[:, driven])[fast]])
    return Linearization(
        A, B, (*(names[k] for k in own), *(f"{names[k]}.rate" for k in fast)), tuple(names[k] for k in driven),
        q, v, u, np.asarray(mechanism.forward_dynamics(q, v, tau)), T, K, mechanism, own, fast, S,
    )  # fmt: skip


def _matrix(
    mechanism: CompiledTree,
    q: Floats,
    v: Floats,
    tau: Floats,
    left: tuple[Floats, Floats, Floats, NDArray[np.int64], NDArray[np.int64]],
) -> tuple[Floats, Floats, Floats, Floats]:
    """A, and the derivatives of v̇ by q, v, τ; left: T_q, T_v, K and the freedoms of y and of z."""
    T, S, K, own, fast = left
    by_q, by_v, by_tau = (np.asarray(each) for each in mechanism.forward_dynamics_derivatives(q, v, tau))
    turned = _turning(mechanism, q, v) @ T + K
    A = np.block([[turned[own], S[own]], [(by_q @ T + by_v @ K)[fast], (by_v @ S)[fast]]])
    return A, by_q, by_v, by_tau


def _bases(mechanism: CompiledTree, q: Floats) -> tuple[Floats, Floats]:
    """The moves of the configuration (nv, m_q) and the rates (nv, m_v) that the closures leave."""
    N = admissible(mechanism, q)
    return (N if mechanism.scales.posed.all() else admissible(mechanism, q, rolling=False)), N


def _independent(
    mechanism: CompiledTree, q: Floats, wanted: Sequence[str] | None
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The freedoms of y and those of z: the same array unless something rolls or skates."""
    M, N = _bases(mechanism, q)
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


def _remaining(
    mechanism: CompiledTree, q: Floats, v: Floats, own: NDArray[np.int64], fast: NDArray[np.int64]
) -> tuple[Floats, Floats, Floats]:
    """T_q (nv, m_q), T_v (nv, m_v), K (nv, m_q) by the freedoms of y and of z."""
    tree, reach = mechanism.tree, mechanism.scales.freedoms
    M, N = _bases(mechanism, q)
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


def _turning(mechanism: CompiledTree, q: Floats, v: Floats) -> Floats:
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


def _unsteadiness(linear: Linearization) -> float:
    """See `Linearization.unsteadiness`: A a little before and a little after, in the same freedoms."""
    mechanism, size, felt = linear.mechanism, np.abs(linear.A).max(initial=0.0), _felt(linear.A)
    if not (linear.v.any() and felt.any()):
        return 0.0
    if balance_of(mechanism.tree):
        return float("nan")
    tau = np.zeros(mechanism.nv)
    tau[freedom_places(mechanism, linear.input_names)] = linear.u
    reach, sides, step = mechanism.scales.freedoms, list[Floats](), _STEP / size
    for h in (-step, step):
        q = np.asarray(mechanism.integrate(linear.q, h * (linear.v + h / 2 * linear.drift)))
        N = _bases(mechanism, q)[1] / reach[:, None]
        v = reach * (N @ (N.T @ ((linear.v + h * linear.drift) / reach)))
        own, fast = linear.freedoms, linear.rate_freedoms
        left = _remaining(mechanism, q, v, own, fast)
        sides.append(_matrix(mechanism, q, v, tau, (*left, own, fast))[0])
    change = (sides[1] - sides[0])[np.ix_(felt, felt)] / (2 * step)
    return float(np.abs(change).max() / size**2)


def _felt(A: Floats) -> NDArray[np.bool_]:
    """The states that others feel, again and again until each that is left is felt by one that is left."""
    felt, size = np.ones(len(A), dtype=bool), np.abs(A).max(initial=0.0)
    while True:
        now = felt & (np.abs(A[felt]).max(axis=0, initial=0.0) > _DEPENDENT * size)
        if (now == felt).all():
            return felt
        felt = now


def _vector(what: str, given: ArrayLike, size: int) -> Floats:
    try:
        found = np.array(given, dtype=np.float64)
    except (TypeError, ValueError):
        found = np.zeros(0)
    if found.shape != (size,) or not np.isfinite(found).all():
        raise ModelError(f"{what} must be {size} finite numbers, not {given!r:.80}")
    return found


def _floats(x: Any) -> Floats:
    return np.asarray(x, dtype=np.float64)
