"""The kinestatic network in closed form, over any scalar: which flows there are, as a function of independent rates.

The tree says what every port has of the rates v of its freedoms, f = U v; the loops demand A v = 0. The rates D that
rows P of A determine are eliminated by minors of A (Cramer's rule), so that α, those left, are any numbers:

    D f = N α,   Nᵀ e = 0,       G = N/D = U [−A_PD⁻¹ A_PI; 1],   D = det A_PD

That is the whole structure: kernel [1 −G; 0 0] f + [0 0; Gᵀ 1] e = 0 (the rows of α apart), image f = G α, and, since
the structure is one of flows in proportion, its canonical form: no pairs, what is not independent conserved.
N and D are polynomials in lengths, cosines and sines. It holds wherever the loops are closed and D ≠ 0. The rank of A
is what it is in general; it falls where all its minors of this size vanish, of which D is one.

Laws: Dirac, exactly; equal to the network composed of the pairs, tests/multibody/test_kinestatic_network.py.
Source: Stramigioli et al., §3.2.5 and conclusion, (33); formulas.md §8.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, Floats, settle, zeros
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.errors import ModelError
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.kinematics import posed, world_poses
from poinsot.multibody.kinestatics.network import DOMAIN, bodies_with_ports, element_edges
from poinsot.multibody.model import ACCURACY, GROUND
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple, dataclass
from poinsot.structures.canonical import CanonicalCoordinates
from poinsot.structures.dirac import DiracStructure
from poinsot.structures.matrices import Array as Matrix
from poinsot.structures.matrices import block, identity, matrix, nothing
from poinsot.structures.ports import Port, columns, components, total

MOST_DEPENDENT = 14
"""So many freedoms may depend on others: their minors are written out."""
_CLEAR = 0.05


class Choice(NamedTuple):
    """Rows P of A that determine the rates D."""

    rows: tuple[int, ...]
    dependent: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class KinestaticForm:
    """The structure of a mechanism as f = G α, Gᵀ e = 0, G = N/D, over any scalar.

    ports        those of :class:`poinsot.multibody.kinestatics.network.KinestaticNetwork`, in world coordinates
    numerators   N (m, k): D times the flows of all components of the ports for the rates α; k: mobility in general
    independent  the components (rows of N) that are α itself
    minor        D = det A_PD [units of the rows]; where it is 0 the form does not hold. 1 of a tree
    choice       P and D
    """

    ports: tuple[Port, ...]
    numerators: Array
    independent: tuple[int, ...]
    minor: Scalar
    choice: Choice
    name: str

    @cached_property
    def G(self) -> Array:
        """(m, k): the flows for the rates α."""
        found, own = self.numerators.astype(object), list(self.independent)
        if self.choice.dependent:
            for at in np.ndindex(*found.shape):
                found[at] = 0.0 if is_zero(found[at]) else found[at] / self.minor
        found[own] = np.eye(len(own))
        return settle(found)

    @property
    def mobility(self) -> int:
        """k, the number of independent rates in general."""
        return len(self.independent)

    @property
    def independent_names(self) -> tuple[str, ...]:
        """The names of the components that are α."""
        names = components(self.ports)
        return tuple(names[k] for k in self.independent)

    @property
    def dependent(self) -> list[int]:
        """The components that are not α."""
        return [k for k in range(total(self.ports)) if k not in self.independent]

    def kernel(self) -> tuple[Array, Array]:
        """(F, E) m × m: f_D − G_D α = 0 in the first rows, Gᵀ e = 0 in the last; over any scalar."""
        m, rest, own = total(self.ports), self.dependent, list(self.independent)
        F, E = zeros(m, m), zeros(m, m)
        for i, r in enumerate(rest):
            F[i, r] = 1.0
            F[i, own] = [0.0 if is_zero(x) else -x for x in self.G[r]]
        for i, k in enumerate(own):
            E[len(rest) + i, k] = 1.0
            E[len(rest) + i, rest] = self.G[rest, i]
        return settle(F), settle(E)

    def image(self) -> tuple[Array, Array]:
        """(A, B) m × m with f = A λ, e = B λ: Eᵀ and Fᵀ of the kernel."""
        F, E = self.kernel()
        return E.T, F.T

    @cached_property
    def structure(self) -> DiracStructure:
        """The Dirac structure, checked; of floats, fractions or SymPy expressions."""
        F, E = self.kernel()
        return DiracStructure(whole(F), whole(E), self.ports, self.name)

    @cached_property
    def canonical(self) -> CanonicalCoordinates:
        """Coordinates (y₂, z₂) = (x_D − G_D x_α, x_α), in which ẏ₂ = 0 and 0 = ∂Ĥ/∂z₂ were all ports storage.

        Law  the structure in them is the canonical one, tests/multibody/test_kinestatic_network.py
        """
        rest, own = self.dependent, list(self.independent)
        m, order = total(self.ports), [*rest, *own]
        M = block([
            [identity(len(rest)), -whole(self.G[rest])],
            [nothing(len(own), len(rest)), identity(len(own))],
        ])  # fmt: skip
        return CanonicalCoordinates(M[:, np.argsort(order)].reshape(m, m), 0, len(rest), len(own))


def kinestatic_form(tree: Tree, q: Array, choice: Choice) -> KinestaticForm:
    """The closed form at q (nq,), over any scalar; the dependent variables are chosen on numbers before.

    Errors  ModelError for couplings and tendons, which are no edges, and beyond `MOST_DEPENDENT`
    """
    if len(choice.dependent) > MOST_DEPENDENT:
        raise ModelError(
            f"the loops of {tree.model.name!r} determine {len(choice.dependent)} of its rates; their minors are "
            f"written out up to {MOST_DEPENDENT}: take kinestatic_network at numbers"
        )
    ports, U = _flows(tree, q)
    free = [k for k in range(tree.nv) if k not in choice.dependent]
    rates, minor = zeros(tree.nv, len(free)), 1.0
    if choice.dependent:
        A = constraint_jacobian(tree, q)[list(choice.rows)]
        rates[list(choice.dependent)], minor = _determined(A[:, list(choice.dependent)], A[:, free])
    rates[free, range(len(free))] = minor
    N = settle(_product(U, rates))
    of_freedom = {k: i for i, k in _freedom_components(tree, ports)}
    name = f"kinestatic form of {tree.model.name!r}"
    return KinestaticForm(ports, N, tuple(of_freedom[k] for k in free), minor, choice, name)


def chosen(A: Floats, accuracy: float = ACCURACY) -> Choice:
    """Rows and freedoms for the conditions A (rows, nv) at a closed configuration where their rank is the greatest.

    Late freedoms depend on early ones where that is well conditioned; of the rows those farthest from one another.
    """
    from scipy.linalg import qr

    singular = np.linalg.svd(A, compute_uv=False) if A.size else np.zeros(0)
    rank = int((singular > accuracy * singular.max(initial=0.0)).sum()) if singular.any() else 0
    dependent, basis = list[int](), np.zeros((len(A), 0))
    for bound in (_CLEAR, 0.0):
        while len(dependent) < rank:
            left = A - basis @ (basis.T @ A)
            share = np.linalg.norm(left, axis=0) / np.maximum(np.linalg.norm(A, axis=0), accuracy * singular[0])
            share[dependent] = 0.0
            clear = np.flatnonzero(share > bound) if bound else np.array([int(share.argmax())])
            if not clear.size:
                break
            k = int(clear[-1])
            dependent.append(k)
            basis = np.linalg.qr(A[:, dependent])[0]
    dependent.sort()
    order = qr(A[:, dependent].T, mode="r", pivoting=True)[1] if rank else []
    return Choice(tuple(sorted(int(k) for k in order[:rank])), tuple(dependent))


def whole(a: Array) -> Matrix:
    """The entries with whole floats as whole numbers, so that exact entries beside them stay exact; or all floats."""
    if a.dtype != object:
        return matrix(a)
    found = np.empty(a.size, dtype=object)
    found[:] = [int(x) if isinstance(x, float) and x.is_integer() else x for x in a.flat]
    return matrix(found.reshape(a.shape))


def _flows(tree: Tree, q: Array) -> tuple[tuple[Port, ...], Array]:
    """The ports of the network, and U (m, nv): their flows for the rates of the tree."""
    pose, X_W = posed(tree, q), world_poses(tree, q)
    J: list[Array] = []
    for i, link in enumerate(tree.links):
        own = J[link.parent].copy() if link.parent >= 0 else zeros(6, tree.nv)
        for k, S in zip(link.v, pose.S[i], strict=True):
            own[:, k] = own[:, k] + (X_W[i] @ S).vector * link.ratio
        J.append(own)

    def of(body: str) -> Array:
        name = body.removeprefix("body ")
        at = -1 if name == GROUND else tree.bodies[name].link
        return J[at] if at >= 0 else zeros(6, tree.nv)

    ports, rows = list[Port](), [zeros(0, tree.nv)]
    for name in bodies_with_ports(tree):
        ports.append(Port(f"body {name}", 6, DOMAIN))
        rows.append(of(name))
    for e in element_edges(tree):
        ports.append(Port(e.name, 6, DOMAIN))
        rows.append(of(e.head) - of(e.tail))
    one = np.eye(tree.nv)
    for name, freedoms in _owners(tree):
        ports.append(Port(f"freedoms {name}", len(freedoms)))
        rows.append(one[list(freedoms)].astype(object))
    return tuple(ports), np.vstack(rows)


def _owners(tree: Tree) -> list[tuple[str, tuple[int, ...]]]:
    """Joints of the tree and their freedoms; those that others follow come last, as in the composed network."""
    sharing: dict[tuple[int, ...], list[str]] = {}
    for joint in tree.model.joints:
        if joint.name in tree.by_joint and (v := tree.links[tree.by_joint[joint.name]].v):
            own = sharing.setdefault(v, [])
            own.insert(0 if joint.mimic is None else len(own), joint.name)
    return [
        *((names[0], v) for v, names in sharing.items() if len(names) == 1),
        *((names[0], v) for v, names in sharing.items() if len(names) > 1),
    ]


def _freedom_components(tree: Tree, ports: tuple[Port, ...]) -> list[tuple[int, int]]:
    """Of every freedom of the tree: its component among those of the ports, and its number."""
    return [
        each
        for name, freedoms in _owners(tree)
        for each in zip(columns(ports, [f"freedoms {name}"]), freedoms, strict=True)
    ]


def _determined(A: Array, B: Array) -> tuple[Array, Scalar]:
    """−adj(A) B and det A, by Cramer's rule."""
    found = zeros(len(A), B.shape[1])
    for j in range(B.shape[1]):
        for i in range(len(A)):
            replaced = A.copy().astype(object)
            replaced[:, i] = B[:, j]
            minor = _determinant(replaced)
            found[i, j] = 0.0 if is_zero(minor) else -minor
    return found, _determinant(A)


def _determinant(A: Array) -> Scalar:
    """By expansion along rows, every minor once, zeros left out."""
    n, known = len(A), dict[tuple[int, ...], Scalar]()

    def minor(left: tuple[int, ...]) -> Scalar:
        if not left:
            return 1.0
        if left not in known:
            row, found = n - len(left), 0.0
            for place, k in enumerate(left):
                if is_zero(A[row, k]):
                    continue
                rest = minor((*left[:place], *left[place + 1 :]))
                if not is_zero(rest):
                    term = A[row, k] * rest
                    found = found - term if place % 2 else found + term
            known[left] = found
        return known[left]

    return minor(tuple(range(n)))


def _product(U: Array, N: Array) -> Array:
    """U N, zeros left out."""
    found = zeros(len(U), N.shape[1])
    for i, row in enumerate(U):
        for j in range(N.shape[1]):
            for x, y in zip(row, N[:, j], strict=True):
                if not (is_zero(x) or is_zero(y)):
                    found[i, j] = found[i, j] + x * y
    return found
