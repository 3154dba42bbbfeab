"""Closures of loops in JAX, all of a pair at once: the conditions of `multibody.constraints`, and their solution.

    Φ(q) = 0,   A(q) v = 0,   A(q) v̇ = a(q, v)

The solution is that of `multibody.constrained_dynamics` (decision 0006), by Cholesky factors of floats.
Units: v̇ [rad/s², m/s²], λ [N, N·m]. Law: as the kernels, tests/backends/test_jax_functions.py. Source: decision 0006;
Featherstone 2008, ch. 8.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax.scipy.linalg import cho_factor, cho_solve

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algebra.scalars import Scalar
from poinsot.backends.jax.elements import LinkMotions
from poinsot.backends.jax.scalar import Lanes, lanes, value_of, vector
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration
from poinsot.joints.closures import closing_errors, closing_wrenches
from poinsot.joints.pairs import Pair
from poinsot.multibody.closing_rows import loop_lengths, parts_of_rows
from poinsot.multibody.conditions import conditions
from poinsot.multibody.constrained_dynamics import EXACT, PROXIMAL, compliance, corrected, step_length
from poinsot.multibody.constraints import Loop, demanded
from poinsot.multibody.supported_mass import row_masses
from poinsot.multibody.tree import Closure, Tree
from poinsot.records import dataclass
from poinsot.recursions.records import like, numbers_of

Array = Any
Numbers = Mapping[str, Array]

#: The proximal parameter is at least so many units of rounding of the scalars, for single precision.
LEAST_ROUNDINGS = 100


@dataclass(frozen=True)
class Closing:
    """The closures of one pair: their numbers among all, their links, −1 for the ground, and their rows (n, rows)."""

    pair: Pair
    closures: Any
    predecessors: Any
    successors: Any
    rows: Any

    def loop(self, numbers: Numbers, seen: LinkMotions) -> Loop:
        """The loop of all of them: predecessors and successors are links 0 and 1."""
        frames = jnp.concatenate([numbers["loop_R"].reshape(-1, 2, 9), numbers["loop_p"]], -1)[self.closures]
        X_LP, X_LS = (like(Displacement.identity(), lanes(frames[:, k].T)) for k in (0, 1))
        closure = Closure("", self.pair, 0, 1, X_LP, X_LS)
        return Loop.between(closure, seen.pose(self.predecessors), seen.pose(self.successors))

    def demanded(self, tree: Tree, loop: Loop, seen: LinkMotions) -> list[Scalar]:
        """a(q, v) of their rows."""
        ends = self.predecessors, self.successors
        A = [Acceleration.of(vector(seen.A[at].T)) for at in ends]
        return demanded(tree, loop, [seen.twist(at) for at in ends], A)

    def wrenches(self, loop: Loop, links: int) -> Array:
        """Per row of all of them, (n, rows, links, 6): its unit wrench on the successor, its opposite on the other."""
        found = jnp.zeros((*self.rows.shape, links + 1, 6))
        for r, W in enumerate(closing_wrenches(self.pair, loop.X_PS)):
            for at, load in zip((self.successors, self.predecessors), loop.on_links(W), strict=True):
                six = jnp.stack([self.full(x) for x in load.vector], -1)
                found = found.astype(six.dtype).at[np.arange(len(at)), r, at].add(six)
        return found[..., :-1, :]

    def full(self, x: Scalar) -> Array:
        """(n,) of a scalar."""
        return jnp.broadcast_to(value_of(x), (len(self.closures),))


@dataclass(frozen=True)
class Closures:
    """The closures of a tree.

    posed, moving: rows of Φ and of A that are not zero everywhere; live, natural, lengths (rows,): see
    `multibody.conditions`; of_rows (parts, rows), of_freedoms (parts, nv): 1 where a row or a freedom is of the part;
    masses: W of `multibody.supported_mass`; noise: δ of `multibody.accuracy`
    """

    tree: Tree
    groups: list[Closing]
    posed: Ints
    moving: Ints
    live: Floats
    natural: Floats
    lengths: Floats
    of_rows: Floats
    of_freedoms: Floats
    masses: Floats | None
    noise: float

    def errors(self, numbers: Numbers, seen: LinkMotions) -> Array:
        """Φ (rows,): lengths [m] and sines of angles."""
        return self._rows(lambda g: [g.full(x) for x in closing_errors(g.pair, g.loop(numbers, seen).X_PS)])

    def wrenches(self, numbers: Numbers, seen: LinkMotions) -> Array:
        """(rows, links, 6): the wrenches on links that belong to the rows of A."""
        links = len(self.tree.links)
        return self._rows(lambda g: list(jnp.moveaxis(g.wrenches(g.loop(numbers, seen), links), 1, 0)))

    def demanded(self, ground: Tree, numbers: Numbers, seen: LinkMotions) -> Array:
        """a(q, v) (rows,): the A v̇ that keeps the closures closed."""
        return self._rows(lambda g: [g.full(x) for x in g.demanded(ground, g.loop(numbers, seen), seen)])

    def _rows(self, each: Callable[[Closing], list[Array]]) -> Array:
        """(rows, …) from what groups say, (n, …) by row."""
        found = [jnp.stack(each(group), 1) for group in self.groups]
        flat = jnp.concatenate([x.reshape(-1, *x.shape[2:]) for x in found])
        return flat[np.argsort(np.concatenate([group.rows.ravel() for group in self.groups]))]


def closures_of(tree: Tree) -> Closures:
    """The closures of a tree, of any kind."""
    members: dict[Pair, list[int]] = {}
    for k, c in enumerate(tree.closures):
        members.setdefault(c.pair, []).append(k)
    first = np.cumsum([0, *(c.rows for c in tree.closures)])
    groups = [
        Closing(
            pair,
            np.array(own),
            np.array([tree.closures[k].predecessor for k in own]),
            np.array([tree.closures[k].successor for k in own]),
            first[own][:, None] + np.arange(6 - len(pair.freedoms)),
        )
        for pair, own in members.items()
        if len(pair.freedoms) < 6
    ]
    known, parts, masses = conditions(tree), parts_of_rows(tree), row_masses(tree)
    return Closures(
        tree=tree,
        groups=groups,
        posed=np.array(known.posed, dtype=int),
        moving=np.array(known.live, dtype=int),
        live=np.isin(np.arange(tree.rows), known.live).astype(float),
        natural=np.ones(tree.rows) if known.natural is None else known.natural,
        lengths=np.array(loop_lengths(tree), dtype=float),
        of_rows=_members(tree.rows, [mine for mine, _ in parts]),
        of_freedoms=_members(tree.nv, [mine for _, mine in parts]),
        masses=None if masses is None else np.array(masses, dtype=float),
        noise=known.noise,
    )


def numbers_in(tree: Tree) -> dict[str, Array]:
    """Frames of closing pairs in their links."""
    each = np.array([[numbers_of(c.X_LP), numbers_of(c.X_LS)] for c in tree.closures], dtype=float).reshape(-1, 2, 12)
    return {"loop_R": each[..., :9].reshape(-1, 2, 3, 3), "loop_p": each[..., 9:]}


def _members(count: int, parts: list[list[int]]) -> Floats:
    return np.array([np.isin(np.arange(count), mine) for mine in parts], dtype=float).reshape(len(parts), count)


def solve(c: Closures, M: Array, force: Array, A: Array, demanded: Array, phi: Array) -> Array:
    """v̇ (nv,) with M v̇ = force + Aᵀ λ and A v̇ = demanded, by one solve with S + diag μ and one correction, as the
    kernels do.

    S = A M⁻¹ Aᵀ may be rank deficient; in single precision the compliances μ are larger. Rows that are nothing but
    rounding at every configuration are left out by their weight 0.
    """
    factors = cho_factor(M if c.masses is None else M + A.T @ (c.masses[:, None] * A))
    share = max(PROXIMAL, LEAST_ROUNDINGS * float(jnp.finfo(M.dtype).eps))
    A = c.live[:, None] * A
    S = A @ cho_solve(factors, A.T)
    size, gap = jnp.diagonal(S), jnp.abs(phi) / c.lengths
    mu = compliance(Lanes(size), Lanes(gap), Lanes(c.natural), max(EXACT, share**2), rounding=share, noise=c.noise)
    diagonal = size + value_of(mu) + (1.0 - c.live)
    proximal = cho_factor(S + jnp.diag(diagonal - size))

    def lengths(r: Array, Aw: Array) -> tuple[Array, Array]:
        along, square = c.of_rows @ (r * Aw / diagonal), c.of_rows @ (Aw * Aw / diagonal)
        alpha = value_of(step_length(Lanes(along), Lanes(square)))
        return alpha @ c.of_freedoms, alpha @ c.of_rows

    solves = partial(cho_solve, factors), partial(cho_solve, proximal)
    return corrected(*solves, A, cho_solve(factors, force), c.live * demanded, lengths)[0]
