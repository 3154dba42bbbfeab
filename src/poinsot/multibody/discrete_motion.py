"""One step of a mechanism as equations over any traced scalars: energy and momentum kept, or discrete Lagrangians.

    q₁ = q₀ exp(h v̄),  m = q₀ exp(h v̄/2),  v̄ = (v₀ + v₁)/2,  p = M(q) v                                energy, momentum
    Ad*p₁ − Ad*p₀ = h (F(m, v̄) + Āᵀ λ − ∂̄g),   g(q) = U(q) − ½ v₀ᵀ M(q) v₁,   Φ(q₁) = 0
    H(q₁, v₁) − H(q₀, v₀) = h ⟨F, v̄⟩  exactly, since  ⟨∂̄g, h v̄⟩ = g(q₁) − g(q₀)  and  Ā h v̄ = Φ(q₁) − Φ(q₀)

    L_d = h (T(m, ξ/h) − U(m)),  q₁ = q₀ exp ξ,   p₀ = −D₁L_d − h/2 (F + A₀ᵀλ),  p₁ = D₂L_d + h/2 F      variational
    Φ(q₁) = 0,  A(q₁) v₁ = 0

p of joints that turn freely are momenta in the body; those at the ends are taken to the middle by the adjoint of
exp(± h v̄/2), which leaves v̄ as it is: a momentum in the world on which nothing acts stays to rounding. ∂̄g and Ā are
∂g and A at the middle, and what they miss of the change, along D h v̄ with D the diagonal of M(q₀) + M(q₁), in the
freedoms on which they depend. F are the efforts of sources and dampers.
Laws: tests/simulation/test_keeping_mechanisms.py. Source: Simo & Wong, IJNME 31 (1991); Gonzalez, CMAME 190 (2000);
Marsden & West, Acta Numerica 10 (2001); Betsch & Steinmann, IJNME 53 (2002) for constraints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.linear import ltl, solve_spd
from poinsot.algebra.scalars import Scalar, absolute, is_zero, less, where
from poinsot.multibody import configuration
from poinsot.multibody.applied import spring_energies
from poinsot.multibody.closing_rows import loop_lengths, row_units
from poinsot.multibody.conditions import ON_RATES
from poinsot.multibody.constraints import constraint_error, constraint_jacobian
from poinsot.multibody.energy import gravity_energy, kinetic_energy
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.port_hamiltonian import bracket
from poinsot.multibody.tree import Link, Tree
from poinsot.structures.discrete_gradients import AVERAGED, ROUNDING

APART = 2.0**-20
"""Of a displacement by one unit in a step, and of the forces for it: an origin for unknowns."""
Slope = Callable[[Callable[[Array], Scalar], int], Array]
"""(f, n) ↦ ∂f/∂η at η = 0, η (n,)."""


class Forced(NamedTuple):
    """Efforts (nv,) of sources and dampers, and the powers of ports and dampers."""

    efforts: Array
    powers: list[Scalar]


class Stepped(NamedTuple):
    """What the unknowns miss, the state after the step, energies through the powers; what momenta miss, as a share."""

    missed: Array
    q: Array
    v: Array
    energies: Array
    left: Scalar


@dataclass(frozen=True, eq=False)
class Stepping:
    """A tree whose steps are made.

    rows    of closures and couplings that are kept, independent of one another
    units   (nv,) of the freedoms: 1 of angles, the size of the mechanism of lengths
    forced  (q, v) → what sources and dampers do there
    slope   how derivatives are taken
    """

    tree: Tree
    rows: tuple[int, ...]
    units: Array
    forced: Callable[[Array, Array], Forced]
    slope: Slope

    @property
    def rolling(self) -> list[int]:
        """Places among the rows of those on rates alone."""
        units = row_units(self.tree)
        return [k for k, row in enumerate(self.rows) if units[row] in ON_RATES]

    def potential(self, q: Array) -> Scalar:
        """U(q) [J]: weight and all that stores."""
        return sum(spring_energies(self.tree, q).values(), gravity_energy(self.tree, q))

    def gaps(self, q: Array) -> Array:
        """Φ(q) of the rows that are kept."""
        return constraint_error(self.tree, q)[list(self.rows)] if self.rows else zeros(0)

    def directions(self, q: Array) -> Array:
        """A(q) of the rows that are kept."""
        return constraint_jacobian(self.tree, q)[list(self.rows)] if self.rows else zeros(0, self.tree.nv)

    def origin(self, q0: Array, h: Scalar, of_way: Scalar) -> Array:
        """What is added to the unknowns (v₁ of_way, λ) where these are solved for: small, and never 0, so that rounding
        of positions is told from motion, and that of forces from forces, where nothing moves."""
        M, A = np.diag(mass_matrix(self.tree, q0)), self.directions(q0)
        energy = sum((m * unit * unit for m, unit in zip(M, self.units, strict=True)), 0.0) / (h * h)
        sizes = [sum((absolute(a) * unit for a, unit in zip(row, self.units, strict=True)), 0.0) for row in A]
        moved = [unit / absolute(h) * of_way * APART for unit in self.units]
        return array([*moved, *(energy / size * APART for size in sizes)])

    def energy_momentum(self, q0: Array, v0: Array, h: Scalar, w: Array, nodes: Nodes) -> Stepped:
        """The step at the unknowns w = (v₁, λ)."""
        tree, nv = self.tree, self.tree.nv
        v1, multipliers = w[:nv], w[nv:]
        mean = (v0 + v1) * 0.5
        xi = mean * h
        q1, m = configuration.integrate(tree, q0, xi), configuration.integrate(tree, q0, xi * 0.5)
        M0, M1 = mass_matrix(tree, q0), mass_matrix(tree, q1)
        weights = np.diag(M0) + np.diag(M1)

        def g(q: Array) -> Scalar:
            both = kinetic_energy(tree, q, v0 + v1) - kinetic_energy(tree, q, v0 - v1)
            return self.potential(q) - both * 0.25

        slope = zeros(nv)
        for node, weight in nodes:
            at = m if node == 0.5 else configuration.integrate(tree, q0, xi * node)
            slope = slope + weight * self._slope_at(g, at)
        U0, U1, bound0, bound1 = self.potential(q0), self.potential(q1), v0 @ M0 @ v1, v0 @ M1 @ v1
        sizes = absolute(U0) + absolute(U1) + absolute(bound0) + absolute(bound1)
        slope = _completed(slope, U1 - U0 - (bound1 - bound0) * 0.5, xi, weights, sizes)
        forced, A, gaps = self.forced(m, mean), self.directions(m), self.gaps(q1)
        rolling, before, lengths = self.rolling, self.gaps(q0), loop_lengths(tree)
        for k, row in enumerate(self.rows):
            if k not in rolling:
                A[k] = _completed(A[k], gaps[k] - before[k], xi, weights, lengths[row])
        p0, p1, pushed = M0 @ v0, M1 @ v1, A.T @ multipliers
        missed = self._change(q0, p0, q1, p1, m, mean, h) + (slope - forced.efforts - pushed) * h
        kept = [A[k] @ mean if k in rolling else gaps[k] for k in range(len(self.rows))]
        terms = p0, p1, slope * h, forced.efforts * h, pushed * h
        return self._stepped(missed, kept, q1, v1, [power * h for power in forced.powers], terms, M0, h)

    def variational(self, q0: Array, v0: Array, h: Scalar, w: Array) -> Stepped:
        """The step at the unknowns w = (ξ, λ)."""
        tree, nv = self.tree, self.tree.nv
        xi, multipliers = w[:nv], w[nv:]
        q1, m = configuration.integrate(tree, q0, xi), configuration.integrate(tree, q0, xi * 0.5)
        mean = array([x / h for x in xi])

        def action(a: Array, b: Array) -> Scalar:
            way = configuration.difference(tree, a, b)
            middle = configuration.integrate(tree, a, way * 0.5)
            return kinetic_energy(tree, middle, way) / h - self.potential(middle) * h

        first = self.slope(lambda eta: action(configuration.integrate(tree, q0, eta), q1), nv)
        second = self.slope(lambda eta: action(q0, configuration.integrate(tree, q1, eta)), nv)
        forced = self.forced(m, mean)
        F0, F1 = (self._carried(q, m, forced.efforts) * (h * 0.5) for q in (q0, q1))
        M0 = mass_matrix(tree, q0)
        p0, pushed = M0 @ v0, self.directions(q0).T @ multipliers * (h * 0.5)
        missed = first + p0 + F0 + pushed
        M1 = ltl(mass_matrix(tree, q1))
        v1 = M1.solve(second + F1)
        A1 = self.directions(q1)
        if self.rows:
            Z = np.stack([M1.solve(row) for row in A1], axis=1)
            v1 = v1 - Z @ solve_spd(A1 @ Z, A1 @ v1)
        energies = [power * h for power in forced.powers]
        return self._stepped(missed, list(self.gaps(q1)), q1, v1, energies, (p0, first, F0, pushed), M0, h)

    def _stepped(
        self, missed: Array, kept: list[Scalar], q1: Array, v1: Array, energies: list[Scalar], terms: Sequence[Array],
        M0: Array, h: Scalar,
    ) -> Stepped:  # fmt: skip
        """The step, and how much its momenta miss beside their own terms."""
        left: Scalar = 0.0
        size: Scalar = 0.0
        for k, unit in enumerate(self.units):
            left = left + absolute(missed[k]) * unit
            size = size + M0[k, k] * unit * unit / absolute(h) * APART
            for term in terms:
                size = size + absolute(term[k]) * unit
        return Stepped(array([*missed, *kept]), q1, v1, array(energies), left / size)

    def _slope_at(self, function: Callable[[Array], Scalar], q: Array) -> Array:
        """The derivative along every freedom at q."""
        return self.slope(lambda eta: function(configuration.integrate(self.tree, q, eta)), self.tree.nv)

    def _change(self, q0: Array, p0: Array, q1: Array, p1: Array, m: Array, mean: Array, h: Scalar) -> Array:
        """p₁ − p₀, both taken to the middle."""
        change = self._carried(m, q1, p1) - self._carried(m, q0, p0)
        for link in self._turning():
            if not _is_group(link):  # the brackets of its fields, without power
                for a in link.v:
                    along = zeros(self.tree.nv)
                    along[a] = 1.0
                    own = zeros(self.tree.nv)
                    own[list(link.v)] = mean[list(link.v)]
                    change[a] = change[a] + ((p0 + p1) * 0.5) @ bracket(self.tree, m, along, own) * h
        return change

    def _carried(self, q: Array, moved: Array, p: Array) -> Array:
        """The momentum or effort p (nv,) at ``moved`` as it is at q: ⟨p′, v′⟩ = ⟨p, v⟩ for the same velocities."""
        found = np.array([*p, None], dtype=object)[:-1]
        for link in self._turning():
            if _is_group(link):
                v, X = list(link.v), [link.pair.displacement(x[list(link.q)]) for x in (q, moved)]
                S = array([S.vector for S in link.pair.freedom_twists(moved[list(link.q)])]).T
                carried = [(X[1].inverse() @ X[0]) @ each for each in link.pair.freedom_twists(q[list(link.q)])]
                T = solve_spd(S.T @ S, S.T @ array([each.vector for each in carried]).T)
                found[v] = T.T @ p[v]
        return array(list(found))

    def _turning(self) -> Iterator[Link]:
        return (link for link in configuration.owners(self.tree) if not link.pair.adds)


Nodes = Sequence[tuple[float, float]]
NODES: dict[str, Nodes] = {"gonzalez": [(0.5, 1.0)], "average": AVERAGED}
"""Where the slope of g is taken along a step, and with what weights."""


def _is_group(link: Link) -> bool:
    """Whether its displacements are a group and its rates those in the successor."""
    return link.pair.constant_in in ("successor", "both")


def _completed(slope: Array, change: Scalar, xi: Array, weights: Array, size: Scalar) -> Array:
    """The slope, and along the weighted step what it misses of the change, in the freedoms where it is not zero by
    structure; nothing where that is the rounding of terms of this size."""
    missed, square, active = change - slope @ xi, 0.0, [k for k, x in enumerate(slope) if not is_zero(x)]
    for k in active:
        square = square + weights[k] * xi[k] * xi[k]
    missed = where(less(size * ROUNDING, absolute(missed)), missed, 0.0)
    moves = less(0.0, square)
    share = where(moves, missed / where(moves, square, 1.0), 0.0)
    return array([x + share * weights[k] * xi[k] if k in active else x for k, x in enumerate(slope)])
