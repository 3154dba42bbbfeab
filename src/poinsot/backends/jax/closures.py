"""Closures of loops in JAX, all conditions at once; see `multibody.constraints` and `multibody.constrained_dynamics`.

    Φ(q) = 0,   A(q) v = 0,   A(q) v̇ = a(q, v)

Each row of Φ is linear in the entries of R and p of a relative pose; the last row of a screw is so after turning it
back by p_z/h.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax.scipy.linalg import cho_factor, cho_solve
from numpy.typing import NDArray

from poinsot.backends.jax import passes
from poinsot.backends.jax.arrays import TreeArrays
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.joints.contacts import Contact
from poinsot.joints.pairs import Motion, ReversedPair, ScrewPair
from poinsot.multibody.conditions import conditions, loop_lengths, parts_of_rows
from poinsot.multibody.constrained_dynamics import CLOSED, DRIFT, EXACT, LONGEST, PROXIMAL
from poinsot.multibody.tree import Closure, Tree

Array = Any
Numbers = Mapping[str, Array]

#: The proximal parameter is at least so many units of rounding of the scalars, for single precision.
LEAST_ROUNDINGS = 100


@dataclass(frozen=True)
class ClosureArrays:
    """The rows of c closures.

    links (c, 2, 2): level and slot of both links, −1 for the ground; closure (rows,): whose row it is; weights
    (rows, 12): of the entries of R, row by row, and of p; turns (rows,): 1/h [rad/m] of a screw's last row, else 0.
    posed, moving: rows of Φ and of A that are not zero everywhere
    live, natural, lengths (rows,): see `multibody.conditions`
    of_rows (parts, rows), of_freedoms (parts, nv): 1 where a row or a freedom belongs to the part
    numbers  loop_R (c, 2, 3, 3), loop_p (c, 2, 3): the pair's frames in its links
    """

    tree: Tree
    links: NDArray[np.int64]
    closure: NDArray[np.int64]
    weights: NDArray[np.float64]
    turns: NDArray[np.float64]
    posed: NDArray[np.int64]
    moving: NDArray[np.int64]
    live: NDArray[np.float64]
    natural: NDArray[np.float64]
    lengths: NDArray[np.float64]
    of_rows: NDArray[np.float64]
    of_freedoms: NDArray[np.float64]
    numbers: dict[str, Array]


def closures_of(tree: Tree, arrays: TreeArrays) -> ClosureArrays:
    """The closures of a tree, of any kind."""
    rows = [(k, *row) for k, c in enumerate(tree.closures) for row in _rows(c)]
    frames = [(c.X_LP, c.X_LS) for c in tree.closures]
    known, parts = conditions(tree), parts_of_rows(tree)
    return ClosureArrays(
        tree=tree,
        links=arrays.places([(c.predecessor, c.successor) for c in tree.closures]),
        closure=np.array([k for k, _, _ in rows], dtype=int),
        weights=np.array([weights for _, weights, _ in rows], dtype=float).reshape(-1, 12),
        turns=np.array([turn for _, _, turn in rows], dtype=float),
        posed=np.array(known.posed, dtype=int),
        moving=np.array(known.live, dtype=int),
        live=np.isin(np.arange(tree.rows), known.live).astype(float),
        natural=np.ones(tree.rows) if known.natural is None else known.natural,
        lengths=np.array(loop_lengths(tree), dtype=float),
        of_rows=_members(tree.rows, [mine for mine, _ in parts]),
        of_freedoms=_members(tree.nv, [mine for _, mine in parts]),
        numbers={
            "loop_R": np.array([[X.rotation for X in both] for both in frames], dtype=float).reshape(-1, 2, 3, 3),
            "loop_p": np.array([[X.translation for X in both] for both in frames], dtype=float).reshape(-1, 2, 3),
        },
    )


def _members(count: int, parts: list[list[int]]) -> NDArray[np.float64]:
    return np.array([np.isin(np.arange(count), mine) for mine in parts], dtype=float).reshape(len(parts), count)


def motions_of(c: Closure) -> tuple[Motion, ...]:
    """The motions that a closing pair leaves free; none where they are a whole group."""
    return c.pair.motions if isinstance(c.pair, ScrewPair) else ()


def _rows(c: Closure) -> list[tuple[NDArray[np.float64], float]]:
    """Weights and turn of each row of the pair's own conditions, asked of it one entry of the pose at a time."""
    if isinstance(c.pair, ReversedPair):
        raise ModelError(f"joint {c.joint!r} closes a loop backwards; exchange its predecessor and successor")
    if isinstance(c.pair, Contact):
        raise ModelError(f"joint {c.joint!r} is a {c.pair.kind} pair, a contact, which has no form in JAX")
    answers = [c.pair.closure(Displacement(x[:9].reshape(3, 3), x[9:])) for x in np.eye(12)]
    rows = [(np.array(row, dtype=float), 0.0) for row in zip(*answers, strict=True)]
    if not isinstance(c.pair, ScrewPair) and not _is_linear(c, [weights for weights, _ in rows]):
        raise ModelError(
            f"joint {c.joint!r} is a {c.pair.kind} pair, whose conditions are no linear functions of the pose and have "
            "no form in JAX; keep it in the tree"
        )
    if isinstance(c.pair, ScrewPair) and c.pair.pitch:
        rows[-1] = rows[-1][0], 1.0 / c.pair.pitch
    return rows


def _is_linear(c: Closure, rows: list[NDArray[np.float64]]) -> bool:
    """Whether the conditions are these weights times the entries of the pose, at a few that are as good as any."""
    poses = np.random.default_rng(0).normal(size=(3, 12))
    found = [c.pair.closure(Displacement(x[:9].reshape(3, 3), x[9:])) for x in poses]
    return all(np.allclose(np.array(phi, dtype=float), np.array(rows) @ x) for phi, x in zip(found, poses, strict=True))


class Relative(NamedTuple):
    """Poses R (c, 3, 3), p (c, 3) of the closing pairs, and Jacobians w, u (c, 3, nv): Ṙ = w̃ R and ṗ = u, all in P."""

    R: Array
    p: Array
    w: Array
    u: Array


def relative(c: ClosureArrays, arrays: TreeArrays, numbers: Numbers, q: Array) -> Relative:
    """How the successors' pair frames stand and move in the predecessors'."""
    R, p = passes.frames_in_world(arrays, numbers, q, c.links, numbers["loop_R"], numbers["loop_p"])
    turning, moving = passes.world_rates(arrays, numbers, q, c.links, numbers["loop_p"])
    back, d = jnp.swapaxes(R[:, 0], -1, -2), p[:, 1] - p[:, 0]
    u = moving[:, 1] - moving[:, 0] + passes.tilde(d) @ turning[:, 0]
    return Relative(back @ R[:, 1], passes.apply(back, d), back @ (turning[:, 1] - turning[:, 0]), back @ u)


def _conditions(c: ClosureArrays, R: Array, p: Array) -> Array:
    """Φ (rows,) of the relative poses."""
    R, p = R[c.closure], p[c.closure]
    angle = p[:, 2] * c.turns
    cosine, sine = jnp.cos(angle)[:, None], jnp.sin(angle)[:, None]
    x, y, z = R[:, 0], R[:, 1], R[:, 2]
    entries = jnp.concatenate([cosine * x + sine * y, cosine * y - sine * x, z, p], -1)
    return jnp.sum(entries * c.weights, -1)


def constraint_error(c: ClosureArrays, arrays: TreeArrays, numbers: Numbers, q: Array) -> Array:
    """Φ(q) (rows,): lengths [m] and sines of angles."""
    at = relative(c, arrays, numbers, q)
    return _conditions(c, at.R, at.p)


def constraint_jacobian(c: ClosureArrays, arrays: TreeArrays, numbers: Numbers, q: Array) -> Array:
    """A(q) (rows, nv) = ∂Φ/∂(tangent of q)."""
    at = relative(c, arrays, numbers, q)

    def by_freedom(w: Array, u: Array) -> Array:
        return jax.jvp(lambda R, p: _conditions(c, R, p), (at.R, at.p), (passes.tilde(w) @ at.R, u))[1]

    return jax.vmap(by_freedom, in_axes=-1, out_axes=-1)(at.w, at.u)


def constraint_acceleration(c: ClosureArrays, arrays: TreeArrays, numbers: Numbers, q: Array, v: Array) -> Array:
    """a(q, v) (rows,) = −d/dt (A v) along q ⊕ t v: what A v̇ must be for the closures to stay closed."""

    def slip(t: Array) -> Array:
        return constraint_jacobian(c, arrays, numbers, passes.integrate(c.tree, q, t * v)) @ v

    one = jnp.ones((), dtype=q.dtype)
    return -jax.jvp(slip, (0.0 * one,), (one,))[1]


def solve(c: ClosureArrays, M: Array, force: Array, A: Array, demanded: Array, phi: Array) -> Array:
    """v̇ with M v̇ = force + Aᵀ λ and A v̇ = demanded, by one solve with S + diag μ and one correction, as the kernels do.

    S = A M⁻¹ Aᵀ may be rank deficient; in single precision the compliances μ are larger. Rows that are nothing but
    rounding at every configuration are left out by their weight 0.
    """
    factors = cho_factor(M)
    share = max(PROXIMAL, LEAST_ROUNDINGS * float(jnp.finfo(M.dtype).eps))
    A = c.live[:, None] * A
    S = A @ cho_solve(factors, A.T)
    size = jnp.diagonal(S)
    gap = jnp.abs(phi) / c.lengths
    floor = DRIFT * gap * gap / (gap + max(CLOSED, share)) + max(EXACT, share**2)
    mu = share * size + floor * c.natural + (1.0 - c.live)
    diagonal = size + mu
    proximal = cho_factor(S + jnp.diag(mu))
    v_dot = cho_solve(factors, force)
    multipliers = cho_solve(proximal, c.live * demanded - A @ v_dot)
    v_dot = v_dot + cho_solve(factors, A.T @ multipliers)
    left = c.live * demanded - A @ v_dot
    w = cho_solve(factors, A.T @ cho_solve(proximal, left))
    Aw = A @ w
    along, square = c.of_rows @ (left * Aw / diagonal), c.of_rows @ (Aw * Aw / diagonal)
    known = square > 0.0
    alpha = jnp.where(known, jnp.minimum(along / jnp.where(known, square, 1.0), LONGEST), 1.0)
    return v_dot + (alpha @ c.of_freedoms) * w
