"""A mechanism as a port-Hamiltonian system in positions and momenta, on the manifold that its closures leave.

    q̇ = X(q) ν,   p = M̃(q) ν                            ν: rates of the independent freedoms
    d/dt (q; p) = (J − R) ∂H + G u,   y = Gᵀ ∂H          H = ½ pᵀ M̃⁻¹ p + U(q)
        J = [0 X; −Xᵀ −Γ]     R = [0 0; 0 NᵀDN]     G = [0; NᵀB]
        X = E N,   M̃ = Nᵀ M N,   Γ_ab = ⟨M N ν, [X_a, X_b]⟩

N (nv, m) gives all rates of the tree from those of m independent freedoms, A N = 0; E (nq, nv) gives q̇ of the rates:
the identity where a joint's rates are those of its coordinates. Γ holds the brackets of the fields X_a, of joints that
turn freely (there p is the momentum in the body: ṗ = p × ω) and of constraints that no closure integrates. Where
it vanishes and X is the identity, (q, p) are canonical. Laws: tests/systems/test_hamiltonian_form.py.
Source: Stramigioli et al., (18), (21), §3.2.7; van der Schaft & Maschke 1994 for rolling; formulas.md §8.
Units: q [rad, m], p [kg·m²/s, kg·m/s], H [J], u [N·m, N].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Floats, Ints, array, settle, zeros
from poinsot.algebra.caching import cached_property
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.linear import lu, solve_spd
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.kinestatics import closed_configuration, closure_rows, freedom_places, independent_freedoms
from poinsot.errors import ModelError
from poinsot.multibody import configuration, port_hamiltonian
from poinsot.multibody.applied import spring_energies
from poinsot.multibody.closing_rows import row_units
from poinsot.multibody.conditions import ON_RATES
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.energy import gravity_energy
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple, dataclass
from poinsot.structures.port_hamiltonian import PortHamiltonian


class _Chart(NamedTuple):
    """The independent freedoms of a closed mechanism, the others, and rows of A that tell these, in an order of
    pivots none of which is small at the pose."""

    own: tuple[int, ...]
    others: tuple[int, ...]
    rows: tuple[int, ...]


@final
@dataclass(frozen=True, eq=False)
class HamiltonianForm:
    """The port-Hamiltonian form of a mechanism; see the module for its equations and `Mechanism.port_hamiltonian`.

    tree       of the mechanism; another of the same joints, with numbers of any scalar, may take its place
    q          (nq,) the pose near which it holds, closed
    freedoms   names of the independent freedoms, m of them: all of a tree
    inputs     names of the ports: sources of the file, then freedoms; each with the effort along its rate
    J, R, G, H, gradient, state and motion run over any scalar, at x = (q; p) (nq + m,)
    """

    tree: Tree
    freedoms: tuple[str, ...]
    inputs: tuple[str, ...]
    q: Floats
    _chart: _Chart
    _driven: tuple[int, ...]
    _adds: bool
    _rolls: bool
    _added: Callable[[Array], Array] | None = None

    def with_inertia(self, added: Callable[[Array], Array]) -> HamiltonianForm:
        """Form with the inertia q ↦ (nv, nv) of what its motion carries along, beside that of its bodies."""
        return replace(self, _added=added)

    @property
    def states(self) -> tuple[str, ...]:
        """Names of coordinates, and "p." with the name of the freedom for its momentum."""
        return (*self.tree.coordinate_names, *(f"p.{name}" for name in self.freedoms))

    @property
    def canonical(self) -> bool:
        """Whether all rates are those of coordinates and no bracket is left: a tree's J is [0 1; −1 0] then, and
        that of closed loops is so in the independent coordinates."""
        return self._adds and not self._rolls

    @cached_property
    def explicit(self) -> PortHamiltonian:
        """The same as a :class:`PortHamiltonian`, to be interconnected, controlled, linearised or run."""
        return PortHamiltonian(
            self.H, self.J, self.states, R=self.R if self._damped else None, G=self.G if self.inputs else None,
            inputs=self.inputs, name=self.tree.model.name,
        )  # fmt: skip

    def system(self, *, inputs: Mapping[str, object] | None = None, initial: object = None) -> Any:
        """What `po.simulate` runs, from the pose at which it was made, at rest, unless ``initial`` says x; sources of
        the file give their signals, freedoms no effort, unless ``inputs`` says others."""
        from poinsot.motion.of_hamiltonian import HamiltonianSystem, PartialEnergy

        names = self.energies(self.state(self.q, np.zeros(self.tree.nv)))
        stored = {
            name: PartialEnergy(partial(self._energy, name), np.nan if name == "weight" else 0.0) for name in names
        }
        signals = {source.name: source.signal for source in self.tree.model.sources}
        start = self.state(self.q, np.zeros(self.tree.nv)) if initial is None else initial
        return HamiltonianSystem(self.explicit, stored=stored, signals=signals).system(inputs=inputs, initial=start)

    # -------------------------------------------------------------------------------------------- states and motions

    def state(self, q: ArrayLike, v: ArrayLike) -> Array:
        """x = (q; p) of coordinates q (nq,) and rates v (nv,) that the closures allow."""
        at, rates = np.asarray(q), np.asarray(v)
        return settle(array([*at, *(self._mass(at) @ rates[list(self._chart.own)])]))

    def motion(self, x: ArrayLike) -> tuple[Array, Array]:
        """(q, v) of x: coordinates (nq,) and the rates (nv,) of all freedoms of the tree."""
        q, _, nu = self._split(np.asarray(x))
        return q, settle(self.lift(q) @ nu)

    def _split(self, x: Array) -> tuple[Array, Array, Array]:
        """q, p and ν = M̃⁻¹ p."""
        q, p = x[: self.tree.nq], x[self.tree.nq :]
        return q, p, solve_spd(self._mass(q), p)

    # ------------------------------------------------------------------------------------------------------ its parts

    def H(self, x: ArrayLike) -> Scalar:
        """½ pᵀ M̃⁻¹ p + U(q) [J], U the energy of weight and of all that stores."""
        total: Scalar = 0.0
        for held in self.energies(x).values():
            total = total + held
        return total

    def energies(self, x: ArrayLike) -> dict[str, Scalar]:
        """The energies [J] that add up to H, by name: "kinetic", "weight", and all storages."""
        q, p, nu = self._split(np.asarray(x))
        kinetic: Scalar = (p @ nu) * 0.5 if len(p) else 0.0
        return {"kinetic": kinetic, "weight": gravity_energy(self.tree, q), **spring_energies(self.tree, q)}

    def _energy(self, name: str, x: Array) -> Scalar:
        return self.energies(x)[name]

    def gradient(self, x: ArrayLike) -> Array:
        """∂H (nq + m,): forces against weight and springs, then the rates ν."""
        return self.explicit.gradient(x)

    def J(self, x: ArrayLike) -> Array:
        """[0 X; −Xᵀ −Γ] (nq + m, nq + m), skew."""
        q, p, nu = self._split(np.asarray(x))
        nq, m = len(q), len(p)
        N = self.lift(q)
        X = port_hamiltonian.coordinate_rates(self.tree, q) @ N
        J = zeros(nq + m, nq + m)
        J[:nq, nq:], J[nq:, :nq] = X, -X.T
        for a in range(m):
            for b in range(a):
                turned = self._bracket(q, N, nu, p, a, b)
                J[nq + a, nq + b], J[nq + b, nq + a] = -turned, turned
        return settle(J)

    def R(self, x: ArrayLike) -> Array:
        """[0 0; 0 NᵀDN] (nq + m, nq + m), of dampers with linear laws."""
        at, nq = np.asarray(x), self.tree.nq
        q = at[:nq]
        N = self.lift(q)
        R = zeros(len(at), len(at))
        R[nq:, nq:] = N.T @ port_hamiltonian.damping_matrix(self.tree, q) @ N
        return settle(R)

    def G(self, x: ArrayLike) -> Array:
        """[0; NᵀB] (nq + m, p): the contribution of each input to ṗ."""
        at, nq = np.asarray(x), self.tree.nq
        q = at[:nq]
        G = zeros(len(at), len(self.inputs))
        B = zeros(self.tree.nv, len(self.inputs))
        sources = self.tree.model.sources
        B[:, : len(sources)] = port_hamiltonian.driving_matrix(self.tree, q)
        for column, k in enumerate(self._driven, len(sources)):
            B[k, column] = 1.0
        G[nq:] = self.lift(q).T @ B
        return settle(G)

    @cached_property
    def _damped(self) -> bool:
        return any(e.dissipates for e in self.tree.model.passive)

    # -------------------------------------------------------------------------------------------------- fields and mass

    def _mass(self, q: Array) -> Array:
        """M̃ = Nᵀ M N (m, m)."""
        M, N = self._inertia(q), self.lift(q)
        return M if not self._chart.others else settle(N.T @ M @ N)

    def _inertia(self, q: Array) -> Array:
        """M (nv, nv), with carried rotors."""
        M = mass_matrix(self.tree, q)
        return M if self._added is None else settle(M + self._added(q))

    def lift(self, q: Array) -> Array:
        """N (nv, m) at q (nq,): the rates of all freedoms by those of the independent ones; A N = 0."""
        own, others, rows = (list(each) for each in self._chart)
        N = zeros(self.tree.nv, len(own))
        for column, k in enumerate(own):
            N[k, column] = 1.0
        if others:
            A = constraint_jacobian(self.tree, q)[rows]
            factors = lu(A[:, others])
            for column, k in enumerate(own):
                N[others, column] = factors.solve(-A[:, k])
        return N

    def _bracket(self, q: Array, N: Array, nu: Array, p: Array, a: int, b: int) -> Scalar:
        """⟨M N ν, [X_a, X_b]⟩; where the constraints are those of closures it is ⟨p, [X_a, X_b]⟩."""
        if self.canonical:
            return 0.0
        turned = port_hamiltonian.bracket(self.tree, q, N[:, a], N[:, b])
        if not self._rolls:  # the bracket is one of the fields, told by its independent part
            return p @ turned[list(self._chart.own)]
        E = port_hamiltonian.coordinate_rates(self.tree, q)
        turned = turned + self._along(q, E @ N[:, a])[:, b] - self._along(q, E @ N[:, b])[:, a]
        return (self._inertia(q) @ (N @ nu)) @ turned

    def _along(self, q: Array, rate: Array) -> Array:
        """How N changes where q moves with this rate."""
        moving = array([Dual(x, y) for x, y in zip(q, rate, strict=True)])
        return array([dual(x) for x in self.lift(moving).flat]).reshape(self.tree.nv, -1)


def hamiltonian_form(
    mechanism: CompiledTree,
    q: ArrayLike,
    *,
    actuated: Sequence[str] | None = None,
    freedoms: Sequence[str] | None = None,
) -> HamiltonianForm:
    """The form in the independent freedoms at the pose q (nq,); see `Mechanism.port_hamiltonian`."""
    tree = mechanism.tree
    _refuse(tree)
    pose = closed_configuration(mechanism, q)
    port_hamiltonian.require_linear(tree, pose)
    names = tree.freedom_names
    driven = freedom_places(mechanism, names if actuated is None else actuated)
    own = independent_freedoms(mechanism, pose, freedoms)
    chart = _chart(mechanism, pose, own)
    inputs = (*(source.name for source in tree.model.sources), *(names[k] for k in driven))
    adds = all(link.pair.adds for link in configuration.owners(tree))
    rolls = bool({*row_units(tree)} & {*ON_RATES})
    own_names, places = tuple(names[k] for k in own), tuple(map(int, driven))
    return HamiltonianForm(tree, own_names, inputs, pose, chart, places, adds, rolls)


def _refuse(tree: Tree) -> None:
    """The refusal of elements outside of J, R and G."""
    if tree.model.switches:
        told = ", ".join(repr(each.name) for each in tree.model.switches)
        raise ModelError(
            f"mechanism {tree.model.name!r} has no port-Hamiltonian form with one J: {told} switch; take them out of "
            "the model, or run the mechanism itself, which keeps them"
        )


def _chart(mechanism: CompiledTree, q: Floats, own: Ints) -> _Chart:
    from scipy.linalg import lu as pivoted
    from scipy.linalg import qr

    others = np.setdiff1d(np.arange(mechanism.tree.nv), own)
    if not len(others):
        return _Chart(tuple(map(int, own)), (), ())
    A = closure_rows(mechanism, q)[:, others]
    rows = qr(A.T, mode="r", pivoting=True)[1][: len(others)]
    order = np.argsort(pivoted(A[rows], p_indices=True)[0])
    return _Chart(tuple(map(int, own)), tuple(map(int, others)), tuple(map(int, rows[order])))
