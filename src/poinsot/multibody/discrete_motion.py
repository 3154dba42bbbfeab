"""One step of a mechanism as equations over any traced scalars: energy and momentum kept, or discrete Lagrangians.

    q₁ = q₀ exp ξ,  m = q₀ exp(ξ/2),  ξ = h v̄ + U² Aᵀμ,  v̄ = (v₀ + v₁)/2,  p = M(q) v                  energy, momentum
    Ad*p₁ − Ad*p₀ = h (F(m, v̄) + Aᵀ λ − ∂g − c D ξ),   g(q) = U(q) − ½ v₀ᵀ M(q) v₁,   Φ(q₁) = 0,   A(q₁) v₁ = 0
    c so that  H(q₁, v₁) − H(q₀, v₀) = h ⟨F, v̄⟩;  without closures  ⟨∂g + c D ξ, ξ⟩ = g(q₁) − g(q₀),  Gonzalez' own.
    Parts that no pair, closure, coupling or spring joins have a c each

    L_d = h (T(m, ξ/h) − U(m)),  q₁ = q₀ exp ξ,   p₀ = −D₁L_d − h/2 (F + A₀ᵀλ),  p₁ = D₂L_d + h/2 F      variational
    Φ(q₁) = 0,  A(q₁) v₁ = 0

p of joints that turn freely are momenta in the body; those at the ends are taken to the middle by the adjoint of
exp(± ξ/2): a momentum in the world on which nothing acts stays to rounding. ∂g is the slope at the middle, or its mean
along the step, and A that of Φ at the middle; D is the diagonal of M(q₀) + M(q₁) in the freedoms on which g or Φ
depend, U the units of freedoms. F are the efforts of sources and dampers. μ is of the order of h³: it lets both the
positions and the velocities at the ends of steps be those of closed loops. Itoh and Abe's ∂g are quotients of
differences in the chart q = m exp η, η from −ξ/2 to ξ/2, one freedom after the other, in both orders.
Laws: tests/simulation/test_keeping_mechanisms.py. Source: Simo & Wong, IJNME 31 (1991); Gonzalez, CMAME 190 (2000);
Marsden & West, Acta Numerica 10 (2001); Betsch & Steinmann, IJNME 53 (2002) for constraints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.linear import ltl, solve_spd
from poinsot.algebra.scalars import Scalar, absolute, is_zero, less, where
from poinsot.multibody import configuration
from poinsot.multibody.applied import spring_energies
from poinsot.multibody.closing_rows import row_units
from poinsot.multibody.conditions import ON_RATES
from poinsot.multibody.constraints import constraint_error, constraint_jacobian
from poinsot.multibody.energy import gravity_energy, kinetic_energy, shared_energies
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.port_hamiltonian import bracket
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple, dataclass
from poinsot.structures.derivatives import AVERAGED, ROUNDING, itoh_abe

APART = 2.0**-20
"""Of a displacement by one unit in a step, and of the forces for it: an origin for unknowns."""
TINY = 1e-300
Slope = Callable[[Callable[[Array], Scalar], int], Array]
"""(f, n) ↦ ∂f/∂η at η = 0, η (n,)."""


class Forced(NamedTuple):
    """Efforts (nv,) of sources and dampers, and the powers of ports and dampers."""

    efforts: Array
    powers: list[Scalar]


class Stepped(NamedTuple):
    """The residual of the unknowns, the state after the step, energies through the powers; and the residuals of momenta
    and energy, as shares of their terms."""

    missed: Array
    q: Array
    v: Array
    energies: Array
    left: Scalar


@dataclass(frozen=True, eq=False)
class DiscreteTree:
    """A tree moved by steps.

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

    def _energies(self, q: Array) -> list[Scalar]:
        """The terms of U(q): of each spring, and the weight of each piece of the tree that hangs on the ground."""
        pieces = {body: str(self._piece(at.link)) for body, at in self.tree.bodies.items()}
        joints = {link.joint: str(self._piece(k)) for k, link in enumerate(self.tree.links)}
        weights = shared_energies(self.tree, q, zeros(self.tree.nv), pieces | joints)
        return [*spring_energies(self.tree, q).values(), *(weights.get(f"{k}.weight", 0.0) for k in self._pieces)]

    def _energy(self, term: int) -> Callable[[Array], Scalar]:
        return lambda q: self._energies(q)[term]

    @property
    def _pieces(self) -> list[int]:
        return [k for k, link in enumerate(self.tree.links) if link.parent < 0]

    def _piece(self, link: int) -> int:
        """The link on the ground from which a link hangs; -1 of the ground."""
        while link >= 0 and self.tree.links[link].parent >= 0:
            link = self.tree.links[link].parent
        return link

    def _parts(self, q: Array, A: Array) -> list[tuple[list[int], list[int]]]:
        """Freedoms and terms of U of parts that no pair, closure, coupling or spring joins."""
        from scipy.sparse import coo_array
        from scipy.sparse.csgraph import connected_components

        nv, springs = self.tree.nv, len(spring_energies(self.tree, q))
        joined = [[k for k in range(nv) if not is_zero(row[k])] for row in A]
        for term in range(springs):
            slope = self._slope_at(self._energy(term), q)
            joined.append([nv + term, *(k for k in range(nv) if not is_zero(slope[k]))])
        for place, piece in enumerate(self._pieces):
            of_piece = [k for i, link in enumerate(self.tree.links) if self._piece(i) == piece for k in link.v]
            joined.append([nv + springs + place, *of_piece])
        pairs = [(each[0], other) for each in joined if each for other in each]
        size, (rows, columns) = nv + springs + len(self._pieces), np.array(pairs, dtype=int).T
        count, label = connected_components(coo_array((np.ones(len(pairs)), (rows, columns)), (size, size)), False)
        parts = [np.flatnonzero(label == part).tolist() for part in range(count)]
        return [([k for k in each if k < nv], [k - nv for k in each if k >= nv]) for each in parts]

    def gaps(self, q: Array) -> Array:
        """Φ(q) of the rows that are kept."""
        return constraint_error(self.tree, q)[list(self.rows)] if self.rows else zeros(0)

    def directions(self, q: Array) -> Array:
        """A(q) of the rows that are kept."""
        return constraint_jacobian(self.tree, q)[list(self.rows)] if self.rows else zeros(0, self.tree.nv)

    def origin(self, q0: Array, h: Scalar, shifts: bool) -> Array:
        """The offset added to the unknowns (ξ, λ, and μ where there are shifts) where these are solved for: small, and
        never 0, so that rounding of positions differs from motion, and that of forces from forces, at rest."""
        M, A = np.diag(mass_matrix(self.tree, q0)), self.directions(q0)
        energy = sum((m * unit * unit for m, unit in zip(M, self.units, strict=True)), 0.0) / (h * h)
        sizes = [sum((absolute(a) * unit for a, unit in zip(row, self.units, strict=True)), 0.0) for row in A]
        pushed = [energy / size * APART for size in sizes]
        return array([*(unit * APART for unit in self.units), *pushed, *(APART / size for size in sizes if shifts)])

    def middle(self, q0: Array, h: Scalar, w: Array) -> tuple[Array, Array]:
        """m and v̄ at the unknowns w = (ξ, λ, μ)."""
        nv, n = self.tree.nv, len(self.rows)
        m = configuration.integrate(self.tree, q0, w[:nv] * 0.5)
        across = self.units * self.units * (self.directions(m).T @ w[nv + n :])
        return m, array([(x - y) / h for x, y in zip(w[:nv], across, strict=True)])

    def energy_momentum(self, q0: Array, v0: Array, h: Scalar, w: Array, nodes: Nodes) -> Stepped:
        """The step at the unknowns w = (ξ, λ, μ)."""
        tree, nv, n = self.tree, self.tree.nv, len(self.rows)
        xi, multipliers, q1 = w[:nv], w[nv : nv + n], configuration.integrate(tree, q0, w[:nv])
        m, mean = self.middle(q0, h, w)
        A, A1, gaps = self.directions(m), self.directions(q1), self.gaps(q1)
        v1 = mean * 2.0 - v0
        M0, M1 = mass_matrix(tree, q0), mass_matrix(tree, q1)

        def g(q: Array) -> Scalar:
            both = kinetic_energy(tree, q, v0 + v1) - kinetic_energy(tree, q, v0 - v1)
            return self.potential(q) - both * 0.25

        slope = self._mean_slope(g, q0, m, xi, nodes)
        forced, p0, p1, pushed = self.forced(m, mean), M0 @ v0, M1 @ v1, A.T @ multipliers
        change = self._change(q0, p0, q1, p1, m, mean, h)
        told, before, after = change + (slope - pushed) * h, self._energies(q0), self._energies(q1)
        active = [k for k in range(nv) if not all(map(is_zero, [slope[k], *A[:, k]]))]
        completion, gained, size = zeros(nv), 0.0, 0.0
        for freedoms, stores in self._parts(q0, A):
            held = [sum((p[k] * v[k] for k in freedoms), 0.0) * 0.5 for p, v in ((p0, v0), (p1, v1))]
            stored = [sum((energies[k] for k in stores), 0.0) for energies in (before, after)]
            own = sum((absolute(each) for each in (*held, *stored)), 0.0)
            more = held[1] + stored[1] - held[0] - stored[0]
            left_out = more - sum((told[k] * mean[k] for k in freedoms), 0.0)
            moved = [k for k in active if k in freedoms]
            completion = completion + _completion(left_out, xi, mean * h, np.diag(M0) + np.diag(M1), own, moved)
            gained, size = gained + more, size + own
        missed = change + (slope + completion - forced.efforts - pushed) * h
        kept = [A[k] @ xi if k in self.rolling else gaps[k] for k in range(n)]
        terms = p0, p1, slope * h, forced.efforts * h, pushed * h
        energies = [power * h for power in forced.powers]
        done = (forced.efforts @ mean) * h
        found = self._stepped(missed, [*kept, *(A1 @ v1 if n else [])], q1, v1, energies, terms, M0, h)
        return found._replace(left=found.left + absolute(gained - done) / (size + absolute(done) + TINY))

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

    def _mean_slope(self, g: Callable[[Array], Scalar], q0: Array, m: Array, xi: Array, nodes: Nodes) -> Array:
        """∂g at the middle, its mean along the step, or without nodes quotients of g in the chart about the middle."""
        if not nodes:
            return itoh_abe(lambda eta: g(configuration.integrate(self.tree, m, eta)), xi * -0.5, xi * 0.5, ())
        found = zeros(self.tree.nv)
        for node, weight in nodes:
            at = m if node == 0.5 else configuration.integrate(self.tree, q0, xi * node)
            found = found + weight * self._slope_at(g, at)
        return found

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
                S = array([S.vector for S in link.pair.motion_subspace(moved[list(link.q)])]).T
                carried = [(X[1].inverse() @ X[0]) @ each for each in link.pair.motion_subspace(q[list(link.q)])]
                T = solve_spd(S.T @ S, S.T @ array([each.vector for each in carried]).T)
                found[v] = T.T @ p[v]
        return array(list(found))

    def _turning(self) -> Iterator[Link]:
        return (link for link in configuration.owners(self.tree) if not link.pair.adds)


Nodes = Sequence[tuple[float, float]]
NODES: dict[str, Nodes] = {"gonzalez": [(0.5, 1.0)], "average": AVERAGED, "itoh-abe": []}
"""Where the slope of g is taken along a step, and with what weights; nowhere where differences stand for it."""


def _is_group(link: Link) -> bool:
    """Whether its displacements are a group and its rates those in the successor."""
    return link.pair.constant_in in ("successor", "both")


def _completion(missed: Scalar, xi: Array, way: Array, weights: Array, size: Scalar, active: Sequence[int]) -> Array:
    """The effort along the weighted step ξ, in the active freedoms, with the missing energy as its work; zero where
    that is the rounding of energies of this size."""
    square = sum((weights[k] * xi[k] * way[k] for k in active), 0.0)
    missed = where(less(size * ROUNDING, absolute(missed)), missed, 0.0)
    moves = less(0.0, square)
    share = where(moves, missed / where(moves, square, 1.0), 0.0)
    return array([share * weights[k] * xi[k] if k in active else 0.0 for k in range(len(xi))])
