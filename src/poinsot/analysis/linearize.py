"""The linear system that a mechanism is near a state, in the freedoms that its closures leave.

    ẏ = C y + z,    ż = ∂v̇/∂q y + ∂v̇/∂v z + ∂v̇/∂τ B δu          along q = q₀ ⊞ T y,  v = v₀ + T z + K y

y and z belong to independent freedoms (of what has no inertia and dampers hold, to y alone: `balanced_linear`); T gives
those of all others by A T = 0, K what keeps A v = 0 when q moves and v₀ is not 0. C is there where the joint's rates
are not those of its coordinates (free, spherical) and v₀ is not 0. The derivatives are exact
(`forward_dynamics_derivatives`). Source: Carpentier & Mansard 2018; formulas.md §6.
Units: y [rad, m], z per second, efforts [N·m, N]. Law: two runs near each other part by exp(A t),
tests/systems/test_linearize.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.balanced_linear import Left, balanced_remaining
from poinsot.analysis.kinestatics import admissible, closed_configuration, freedom_places, independent_freedoms
from poinsot.analysis.linear_form import LinearForm
from poinsot.analysis.moving_rows import rolled_rows, still_meet
from poinsot.errors import ModelError, SimulationError, nearest
from poinsot.joints.pair import Pair
from poinsot.multibody import configuration
from poinsot.multibody.balanced import Balance
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.derivatives import lifted, slopes_along_q, slopes_along_v
from poinsot.multibody.holding import balance_of

Floats = NDArray[np.float64]
_DEPENDENT = 1e-9  # of singular values of rows without units: below, it is rounding


@dataclass(frozen=True, eq=False)
class Linearization(LinearForm):
    """ẋ = A x + B δu near a state, x = (y, z): changes of the independent freedoms and of their rates.

    A (2m, 2m), B (2m, k)   state_names, input_names: what x and u are made of
    q, v, u     the state and the efforts around which it holds, u of the actuated freedoms [N·m or N]
    drift       v̇ there (nv,): 0 at an equilibrium; else x is the deviation from the motion through this state
    T, K        (nv, m) the changes of all freedoms: of positions T y, of rates T z + K y
    rates       the freedoms of z where they are others than those of y; None: the same
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

    def deviation(self, q: ArrayLike, v: ArrayLike) -> Floats:
        """x of the state (q, v), or of many."""
        y = self.mechanism.difference(self.q, q)[..., self.freedoms]
        rates = self.freedoms if self.rates is None else self.rates
        return np.concatenate([y, (np.asarray(v) - self.v)[..., rates]], axis=-1)

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
    freedoms  the independent ones, as many as remain; chosen so that the others follow them well without it
    Errors    ModelError for states that the closures forbid, and for freedoms that do not tell the others;
              SimulationError where the mechanism is singular
    Law       two runs near each other part by exp(A t), tests/systems/test_linearize.py
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
    T, K, own = _remaining(mechanism, q, v, freedoms)
    by_q, by_v, by_tau = (np.asarray(each) for each in mechanism.forward_dynamics_derivatives(q, v, tau))
    drift = np.asarray(mechanism.forward_dynamics(q, v, tau))
    turning = _turning(mechanism, q, v)
    m = len(own)
    A = np.block([[(turning @ T)[own], np.eye(m)], [(by_q @ T + by_v @ K)[own], (by_v @ T)[own]]])
    B = np.vstack([np.zeros((m, len(driven))), by_tau[np.ix_(own, driven)]])
    smooth = np.isfinite(A).all() and np.isfinite(B).all()
    if smooth and tree.closed and is_rolled(tree):
        moves = np.hstack([T, np.zeros_like(T)]), np.hstack([K, T]), np.hstack([by_q @ T + by_v @ K, by_v @ T])
        smooth = still_meet(mechanism, q, v, drift, *moves)
    if not smooth:
        raise SimulationError(f"mechanism {mechanism.name!r} has no derivatives at this state: it is singular there.")
    return Linearization(
        A, B, (*(names[k] for k in own), *(f"{names[k]}.rate" for k in own)), tuple(names[k] for k in driven),
        q, v, u, drift, T, K, mechanism, own,
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
    left = Left(*_remaining(mechanism, q, v, None))
    T, P, S, K, L, own, fast = balanced_remaining(mechanism, balance, left, q, v, tau, driven)
    by_q, by_v, by_tau = (np.asarray(each) for each in mechanism.forward_dynamics_derivatives(q, v, tau))
    turning = _turning(mechanism, q, v)
    A = np.block([[(turning @ T + K)[own], S[own]], [(by_q @ T + by_v @ K)[fast], (by_v @ S)[fast]]])
    B = np.vstack([(turning @ P + L)[own], (by_q @ P + by_v @ L + by_tau[:, driven])[fast]])
    return Linearization(
        A, B, (*(names[k] for k in own), *(f"{names[k]}.rate" for k in fast)), tuple(names[k] for k in driven),
        q, v, u, np.asarray(mechanism.forward_dynamics(q, v, tau)), T, K, mechanism, own, fast,
    )  # fmt: skip


def _remaining(
    mechanism: CompiledTree, q: Floats, v: Floats, wanted: Sequence[str] | None
) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """T (nv, m), K (nv, m) and the independent freedoms."""
    tree = mechanism.tree
    N, own = admissible(mechanism, q), independent_freedoms(mechanism, q, wanted)
    T = N @ np.linalg.inv(N[own])
    K = np.zeros_like(T)
    if not (tree.closed and v.any()):
        return T, K, own
    A, turned = rolled_rows(mechanism, q, v, T) if is_rolled(tree) else _rows(mechanism, q, v, T)
    others, reach = np.setdiff1d(np.arange(tree.nv), own), mechanism.scales.freedoms
    if np.abs(A @ v).max(initial=0.0) > _DEPENDENT * np.abs(A * reach).max(initial=0.0) * np.abs(v / reach).max():
        raise ModelError(f"the rates given do not keep the closures of {mechanism.name!r}: A v must be 0")
    slopes = np.linalg.lstsq(A[:, others] * reach[others], turned, rcond=_DEPENDENT)[0]
    K[others] = -reach[others, None] * slopes
    return T, K, own


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
