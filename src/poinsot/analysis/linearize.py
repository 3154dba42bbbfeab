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
from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algebra.caching import cached_property
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.balanced_linear import Left, balanced_remaining
from poinsot.analysis.kinestatics import admissible, closed_configuration, freedom_places
from poinsot.analysis.linear_form import LinearForm, sorted_poles
from poinsot.analysis.linear_moves import independent_moves, remaining, turning
from poinsot.analysis.moving_rows import still_meet
from poinsot.analysis.steady_motions import STEADY, Along
from poinsot.errors import ModelError, SimulationError, UnsteadyMotionWarning, nearest, warn
from poinsot.multibody.balanced import Balance
from poinsot.multibody.holding import balance_of
from poinsot.records import dataclass

_DEPENDENT = 1e-9  # of singular values of rows without units: below, it is rounding


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
    freedoms: Ints
    rates: Ints | None = None
    T_v: Floats | None = None
    whole: Linearization | None = None

    @property
    def rate_freedoms(self) -> Ints:
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
        return self._by_joints.unsteadiness if self.whole is None else self.whole.unsteadiness

    @cached_property
    def _by_joints(self) -> Along:
        m = self.mechanism
        tau = np.zeros(m.nv)
        tau[freedom_places(m, self.input_names)] = self.u
        return Along(m, self.q, self.v, tau, self.drift, self.freedoms, self.rate_freedoms, self.A)

    def poles(self) -> NDArray[np.complex128]:
        """The eigenvalues of A [1/s], by growing real part: rates at which small disturbances of a steady motion grow.

        Where A changes along the motion for the sole reason that the freedoms of a free or spherical joint turn with
        its body, as those of a disc that rolls, they are those of a frame that does not turn so. About other motions in
        which A changes they are those of one moment, depend on the freedoms chosen and say nothing of growth: an
        UnsteadyMotionWarning tells it.
        """
        if not self.unsteadiness > STEADY:
            return super().poles()
        if self.whole is None and (A := self._by_joints.in_a_frame_that_turns()) is not None:
            return sorted_poles(A)
        warn(
            UnsteadyMotionWarning(
                f"the linear system of {self.mechanism.name!r} changes along this motion (|dA/dt| is "
                f"{self.unsteadiness:.2g} |A|²), so its poles are those of one moment, depend on the freedoms chosen, "
                "and do not tell whether disturbances grow. If the motion is a steady one, let joints carry it in "
                "which its rates stay constant, and name freedoms whose rates stay independent"
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
    own, fast = independent_moves(mechanism, q, freedoms)
    T, S, K = remaining(mechanism, q, v, own, fast)
    by_q, by_v, by_tau = (np.asarray(each) for each in mechanism.forward_dynamics_derivatives(q, v, tau))
    turned = turning(mechanism, q, v) @ T + K
    A = np.block([[turned[own], S[own]], [(by_q @ T + by_v @ K)[fast], (by_v @ S)[fast]]])
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
    mechanism: CompiledTree, balance: Balance, state: tuple[Floats, ...], driven: Ints,
    wanted: Sequence[str] | None,
) -> Linearization:  # fmt: skip
    """The same with freedoms in balance."""
    (q, v, u, tau), names = state, mechanism.freedom_names
    if wanted is not None:
        raise ModelError(
            f"mechanism {mechanism.name!r} has bodies without inertia, held by springs and dampers: which freedoms are "
            "independent is chosen there; leave freedoms out"
        )
    own, fast = independent_moves(mechanism, q, None)
    if own is not fast:
        raise ModelError(
            f"mechanism {mechanism.name!r} has bodies without inertia, held by springs and dampers, and rolls or "
            "skates: the two together are not linearised; give these bodies inertia"
        )
    T, _, K = remaining(mechanism, q, v, own, fast)
    left = Left(T, K, own)
    T, P, S, K, L, own, fast = balanced_remaining(mechanism, balance, left, q, v, tau, driven)
    by_q, by_v, by_tau = (np.asarray(each) for each in mechanism.forward_dynamics_derivatives(q, v, tau))
    C = turning(mechanism, q, v)
    A = np.block([[(C @ T + K)[own], S[own]], [(by_q @ T + by_v @ K)[fast], (by_v @ S)[fast]]])
    B = np.vstack([(C @ P + L)[own], (by_q @ P + by_v @ L + by_tau[:, driven])[fast]])
    return Linearization(
        A, B, (*(names[k] for k in own), *(f"{names[k]}.rate" for k in fast)), tuple(names[k] for k in driven),
        q, v, u, np.asarray(mechanism.forward_dynamics(q, v, tau)), T, K, mechanism, own, fast, S,
    )  # fmt: skip


def _vector(what: str, given: ArrayLike, size: int) -> Floats:
    try:
        found = np.array(given, dtype=np.float64)
    except (TypeError, ValueError):
        found = np.zeros(0)
    if found.shape != (size,) or not np.isfinite(found).all():
        raise ModelError(f"{what} must be {size} finite numbers, not {given!r:.80}")
    return found
