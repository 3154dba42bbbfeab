"""The structure of a network at a state: one sparse matrix over its storage, sources, relations and mechanisms.

    other = Z given,   givenᵀ Z given = −(what linear resistors take)        Z = J − R

over the given variables of all branches but those of linear resistors and couplings, which are eliminated. From it the
explicit port-Hamiltonian form, its index with the names of what causes it, what is conserved, and the Dirac structure.
Cost: the elements, where loops are short. Laws: tests/networks/test_structure.py. Source: formulas.md §8–9.
Units: across and through of the domain, their product [W].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, final

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.networks.equations import CausalEquations, responses
from poinsot.networks.undisturbed import undisturbed
from poinsot.records import dataclass

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from poinsot.structures.dirac import DiracStructure
    from poinsot.structures.implicit_systems import ImplicitPortHamiltonian
    from poinsot.structures.port_hamiltonian import PortHamiltonian


@final
@dataclass(frozen=True, eq=False)
class NetworkStructure:
    """The structure of a network at the state x.

    state     x
    branches  the branches that take part, in the order of rows and columns of Z
    Z         sparse (k, k): the other variables of these branches from the given ones; row and column of a branch have
              the product of powers: given · other is the power into it
    """

    equations: CausalEquations
    state: tuple[Scalar, ...]
    branches: tuple[int, ...]
    Z: csr_array

    @cached_property
    def storage(self) -> list[int]:
        """Rows of storage that gives its conjugate variable, in the order of the states."""
        own = set(self.equations.causality.excess)
        return self.rows([b for b in self.equations.branch_of_state if b not in own])

    @cached_property
    def excess(self) -> list[int]:
        """Rows of excess storage: given is the rate, other the conjugate variable that binds it."""
        return self.rows(self.equations.causality.excess)

    @cached_property
    def sources(self) -> list[int]:
        """Rows of sources, in their order."""
        return self.rows([self.equations.model.first_branch(k) for k, _ in self.equations.sources])

    def rows(self, branches: Sequence[int]) -> list[int]:
        """Where these branches stand in Z."""
        return [self._row[b] for b in branches]

    @cached_property
    def _row(self) -> dict[int, int]:
        return {b: i for i, b in enumerate(self.branches)}

    @property
    def index(self) -> int:
        """0: the rates follow one after another; 1: equations are to be solved on the way; 2: storage is bound."""
        if self.excess:
            return 2
        solved = any(block.how == "newton" or len(block.equations) > 1 for block in self.equations.blocks)
        return int(solved)

    def causes(self) -> list[str]:
        """Why the index is not 0, in the words of the user's elements."""
        e = self.equations
        branches = e.model.branches
        found = []
        for tie in e.excess.ties:
            quantity = branches[tie[0]].bound(e.causality.given[tie[0]])
            names = " – ".join(branches[b].name for b in tie)
            found.append(f"{names}: their {quantity} are bound, so {branches[tie[0]].name} is not independent")
        for block in e.blocks:
            names = ", ".join(dict.fromkeys(e.model.primitives[q.element].name for q in block.equations))
            if block.how == "newton":
                found.append(f"{names}: a nonlinear algebraic loop, solved by Newton's method")
            elif len(block.equations) > 1:
                found.append(f"{names}: a linear algebraic loop of {len(block.equations)} equations, eliminated")
        return found

    def dirac(self, mechanisms: bool = True) -> DiracStructure:
        """The Dirac structure of the network at the state: ports are all branches but those of couplings, and of its
        mechanisms, also of those on frames, their bodies, elements and freedoms; power into them positive.

        Flows are the given variables' conjugates by domain as across and through are: effort and flow of each domain.
        Of mechanisms they are those of `KinestaticNetwork`, wrenches on bodies with what the network puts there.

        mechanisms  whether they are in it; without them their ports of one number are branches like others
        Law         across and through of a run, and its twists and wrenches, are on it,
                    tests/networks/test_spatial_structure.py
        Errors      ModelError where a mechanism has no structure, for couplings and tendons, and for ports on bodies
                    without inertia
        """
        from poinsot.networks.spatial_structure import with_machine
        from poinsot.structures.dirac import DiracStructure
        from poinsot.structures.elimination import skewed
        from poinsot.structures.ports import Port

        whole, model = _structure(self.equations, self.state, keep_resistors=True), self.equations.model
        W, known = skewed(whole.Z.toarray())
        n = len(W)
        F, E = np.zeros((n, n)), np.zeros((n, n))
        rounding = np.zeros((n, 2 * n))
        for i, b in enumerate(whole.branches):
            domain, given = self.equations.model.branches[b].domain, self.equations.causality.given[b]
            given_is_effort = (given == "across") == domain.across_is_effort
            target_other, target_given = (F, E) if given_is_effort else (E, F)
            target_other[i, i] += 1.0
            target_given[:, i] -= W[:, i]
            rounding[:, i + n * given_is_effort] = known[:, i]
        ports = tuple(
            Port(self.equations.model.branches[b].name, 1, self.equations.model.branches[b].domain.name)
            for b in whole.branches
        )
        found = DiracStructure(F, E, ports, model.name, rounding=rounding)
        for k, machine, start in self.equations.machines if mechanisms else ():
            first = model.first_branch(k)
            names = tuple(model.branches[first + i].name for i in range(len(machine.places)))
            found = with_machine(found, machine, array(list(self.state[start : start + machine.size])), names)
        return found

    def implicit(self) -> ImplicitPortHamiltonian:
        """(ẋ, f, ∂H, −e) ∈ D with every element at a port of its name, nothing reduced; see `networks.implicit`."""
        from poinsot.networks.implicit import implicit_network

        return implicit_network(self.equations, lambda: self.dirac(mechanisms=False))

    def explicit(self) -> PortHamiltonian:
        """ẋ = (J − R) ∂H + (G − P) u, y = …; with bound storage of quadratic energy in the independent states y.

        J, R, … are functions of x where couplings, resistors, laws or mechanisms vary with the state or with ∂H, in
        every state alike; states of mechanisms are (q; p). See `networks.explicit_form`.

        The independent states are y = x_T − D x_E over the other storage T: what loops and cutsets conserve, as their
        names say. Errors: ModelError that names what stands in the way: switches, algebraic loops, laws that an input
        moves directly, bound nonlinear storage
        """
        from poinsot.networks.explicit_form import explicit_form

        return explicit_form(self)

    def explicit_state(self, x: Sequence[Scalar]) -> Array:
        """The state of the explicit form where that of the network is x."""
        from poinsot.networks.explicit_form import explicit_state

        return explicit_state(self, x)

    def independent_states(self) -> tuple[list[int], Floats]:
        """Independent states, and D: the form has x_T − D x_E in their place."""
        kept = [self.equations.state_of_branch[b] for b in self._branches(self.storage)]
        return kept, np.asarray(self.Z.toarray()[np.ix_(self.storage, self.excess)])

    def energy_of_storage(self) -> tuple[Callable[[Array], Scalar], tuple[str, ...]]:
        """H̃ of the independent states of storage, and their names."""
        return self._energy(self.independent_states()[1])

    def _energy(self, D: Floats) -> tuple[Callable[[Array], Scalar], tuple[str, ...]]:
        """H̃ of the independent states, and their names."""
        e = self.equations
        names = [e.state_names[e.state_of_branch[b]] for b in self._branches(self.storage)]
        kept = [e.state_of_branch[b] for b in self._branches(self.storage)]
        bound = [e.state_of_branch[b] for b in self._branches(self.excess)]

        if not bound:
            return lambda y: sum(e.energies(list(y)), 0.0), tuple(names)
        from poinsot.networks.explicit_form import constant_curvature

        Q = constant_curvature(e, None if D.any() else bound)
        if Q is None:
            raise ModelError(
                f"network {e.model.name!r} is not explicit: {'; '.join(self.causes())}; as their energies are not "
                "quadratic, the states that are bound do not follow in closed form. A run keeps them by projection"
            )
        QT, QE, QTE = Q[np.ix_(kept, kept)], Q[np.ix_(bound, bound)], Q[np.ix_(kept, bound)]
        stiff = D.T @ QT @ D + QE + D.T @ QTE + QTE.T @ D
        share = -np.linalg.solve(stiff, D.T @ QT + QTE.T)
        lift = np.vstack([np.eye(len(kept)) + D @ share, share])
        order = [*kept, *bound]
        if not D.any():  # what is bound follows the other states of its own storage, which may be nonlinear elsewhere

            def hamiltonian(y: Array) -> Scalar:
                x: list[Scalar] = [0.0] * e.stored
                for i, part in zip(order, np.vstack([np.eye(len(kept)), share]), strict=True):
                    x[i] = sum((part[j] * y[j] for j in np.flatnonzero(part)), 0.0)
                return sum(e.energies(x), 0.0)

            return hamiltonian, tuple(names)
        reduced = lift.T @ Q[np.ix_(order, order)] @ lift

        def quadratic(y: Array) -> Scalar:
            return sum((0.5 * reduced[i, j] * y[i] * y[j] for i, j in np.argwhere(reduced)), 0.0)

        texts = []
        for i, name in enumerate(names):
            terms = [(-D[i, j], e.state_names[k]) for j, k in enumerate(bound) if D[i, j]]
            texts.append(name + "".join(f" {'+' if c > 0 else '-'} {_times(abs(c))}{other}" for c, other in terms))
        return quadratic, tuple(texts)

    def _branches(self, rows: Sequence[int]) -> list[int]:
        return [self.branches[i] for i in rows]


def _times(c: float) -> str:
    return "" if c == 1.0 else f"{c:g} "


def network_structure(equations: CausalEquations, x: Sequence[Scalar] | None = None) -> NetworkStructure:
    """The structure at a state; without it at the initial one."""
    return _structure(equations, equations.guess if x is None else list(x), keep_resistors=False)


@undisturbed()
def _structure(equations: CausalEquations, x: Sequence[Scalar], keep_resistors: bool) -> NetworkStructure:
    from scipy.sparse import csr_array

    outer, found = responses(equations, x, keep_resistors)
    rows, columns, values = [], [], []
    for i, row in enumerate(found):
        for j, c in row.items():
            rows.append(i)
            columns.append(j)
            values.append(float(c))
    shape = (len(outer), len(outer))
    Z = csr_array((np.array(values, dtype=np.float64), (rows, columns)), shape=shape)
    return NetworkStructure(equations, tuple(x), tuple(outer), Z)
