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
tests/systems/test_state_space.py, tests/systems/test_linear_rolling.py.

Poles, zeros and responses of a linear system ẋ = A x + B δu, δy = C x + D δu, from any model.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from numbers import Real
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Array, Bools, Floats, Ints, array
from poinsot.algebra.caching import cached_property
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.kinestatics import admissible, closed_configuration, freedom_places
from poinsot.analysis.linear_moves import STEADY, SteadyPoint, independent_moves, remaining, still_meet, turning
from poinsot.errors import ModelError, PoinsotError, SimulationError, UnsteadyMotionWarning, nearest, warn
from poinsot.multibody.applied import Loads, Motion, passive_loads
from poinsot.multibody.balanced import BalancedFreedoms, Near, missed
from poinsot.multibody.derivatives import lifted, slopes_along_q, slopes_along_v
from poinsot.multibody.holding import balance_of, held_names
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple, dataclass
from poinsot.showing import Shown

if TYPE_CHECKING:
    from control import StateSpace  # type: ignore[import-untyped, unused-ignore]


class StateSpaceForm(Shown):
    """ẋ = A x + B δu, δy = C x + D δu with named states, inputs and outputs: deviations from where it was taken.

    A (n, n) [1/s], B (n, k), C (m, n), D (m, k) [in the units of states, inputs and outputs]
    Law     a run from nearby parts as exp(A t) says, tests/systems/test_state_space.py
    Source  Åström & Murray, Feedback Systems (2008), §5.4 and §8.3
    """

    name: str
    A: Floats
    B: Floats
    C: Floats
    D: Floats
    state_names: tuple[str, ...]
    input_names: tuple[str, ...]
    output_names: tuple[str, ...]

    def poles(self) -> NDArray[np.complex128]:
        """The eigenvalues of A [1/s], by growing real part."""
        return sorted_poles(self.A)

    def sampled(self, period: float) -> tuple[Floats, Floats]:
        """(Φ, Γ) with x_{k+1} = Φ x_k + Γ δu_k for inputs that hold a period [s]: exp of (A, B; 0, 0)·period.

        Law     equals python-control's sampling with a zero-order hold, tests/systems/test_state_space.py
        Source  Van Loan 1978, Computing integrals involving the matrix exponential, theorem 1
        """
        from scipy.linalg import expm

        n, k = self.B.shape
        whole = expm(np.vstack([np.hstack([self.A, self.B]), np.zeros((k, n + k))]) * period)
        return whole[:n, :n], whole[:n, n:]

    def frequency_response(self, omega: ArrayLike) -> NDArray[np.complex128]:
        """G(iω) = C (iω − A)⁻¹ B + D at angular frequencies ω (...) [rad/s]: (..., m, k).

        Law     the response of a run to a small sine, tests/systems/test_state_space.py
        Source  Åström & Murray, Feedback Systems (2008), §8.1
        """
        s = 1j * np.asarray(omega, dtype=np.float64)[..., None, None]
        return np.asarray(self.C @ np.linalg.solve(s * np.eye(len(self.A)) - self.A, self.B) + self.D)

    def to_control(self, period: float | None = None) -> StateSpace:
        """The same as a ``StateSpace`` of python-control, with the names of states, inputs and outputs.

        Dots in names of inputs and outputs, which python-control forbids, become "_": "C1.voltage" is "C1_voltage".

        period  [s]: the system sampled at it, exactly for inputs that hold; without it the continuous one
        Errors  PoinsotError without python-control; ModelError for a period that is none
        Law     poles and frequency response are those here, tests/systems/test_state_space.py
        """
        try:
            from control import StateSpace as Made  # type: ignore[import-untyped, unused-ignore]
        except ImportError:
            raise PoinsotError("this needs python-control, which is not installed: pip install control") from None

        names = {"states": list(self.state_names), "inputs": _signals(self.input_names)}
        names |= {"outputs": _signals(self.output_names)}
        if period is None:
            return Made(self.A, self.B, self.C, self.D, **names)
        if not (isinstance(period, Real) and 0 < float(period) < np.inf):
            raise ModelError(f"a period is a number of seconds above 0, not {period!r:.40}")
        return Made(*self.sampled(period), self.C, self.D, float(period), **names)


def sorted_poles(A: Floats) -> NDArray[np.complex128]:
    """The eigenvalues (n,) of A (n, n), by growing real part."""
    found = np.linalg.eigvals(A).astype(np.complex128)
    return np.asarray(found[np.lexsort((found.imag, found.real))])


def _signals(names: Sequence[str]) -> list[str]:
    """Names that python-control takes, another for each."""
    found: list[str] = []
    for name in names:
        plain = made = name.replace(".", "_")
        count = 1
        while made in found or (made != name and made in names):
            count += 1
            made = f"{plain}_{count}"
        found.append(made)
    return found


# How positions and rates of a mechanism hang together near a state in balance: for `linearize`.

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
    mechanism: CompiledTree, balance: BalancedFreedoms, left: Left, q: Floats, v: Floats, tau: Floats, driven: Ints
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
    mechanism: CompiledTree, balance: BalancedFreedoms, now: object, K_q: Floats, K_v: Floats, v: Floats
) -> None:
    positions, rates = (np.abs(np.asarray(getattr(now, x), dtype=float)) for x in ("positions", "rates"))
    whole = np.abs(K_v * v).max(axis=1, initial=0.0)
    near = np.abs(K_q * balance.reach).max(axis=1, initial=0.0)
    if (positions > _BALANCED * near).any() or (rates > _BALANCED * np.maximum(whole, np.abs(K_v).max(axis=1))).any():
        raise ModelError(
            f"the state given is not one of {mechanism.name!r}: {held_names(mechanism.tree)} move without inertia, so "
            "springs and dampers tell where they are and how fast they go; initial_state finds it"
        )


_DEPENDENT = 1e-9  # of singular values of rows without units: below, it is rounding


@dataclass(frozen=True, eq=False)
class Linearization(StateSpaceForm):
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
    def _by_joints(self) -> SteadyPoint:
        m = self.mechanism
        tau = np.zeros(m.nv)
        tau[freedom_places(m, self.input_names)] = self.u
        return SteadyPoint(m, self.q, self.v, tau, self.drift, self.freedoms, self.rate_freedoms, self.A)

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
    Law       two runs near each other part by exp(A t), tests/systems/test_state_space.py; the poles of a steady motion
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
    mechanism: CompiledTree, balance: BalancedFreedoms, state: tuple[Floats, ...], driven: Ints,
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
