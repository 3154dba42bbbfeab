"""The structure of a network at a state: one sparse matrix over its storage, sources, relations and mechanisms.

    other = Z given,   givenᵀ Z given = −(what linear resistors take)        Z = J − R

over the given variables of all branches but those of linear resistors and couplings, which are eliminated. From it the
explicit port-Hamiltonian form, its index with the names of what causes it, what is conserved, and the Dirac structure.
Cost: the elements, where loops are short. Laws: tests/networks/test_structure.py. Source: formulas.md §8–9.
Units: across and through of the domain, their product [W].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.collecting import paused
from poinsot.algebra.scalars import Scalar
from poinsot.networks.equations import CausalEquations, responses
from poinsot.networks.structure_matrix import StructureMatrix
from poinsot.records import dataclass

if TYPE_CHECKING:
    from poinsot.structures.dirac import DiracStructure
    from poinsot.structures.implicit_systems import ImplicitPortHamiltonian
    from poinsot.structures.port_hamiltonian import PortHamiltonian


@final
@dataclass(frozen=True, eq=False)
class NetworkStructure(StructureMatrix):
    """The structure of a network at the state x.

    state     x
    branches  the branches that take part, in the order of rows and columns of Z
    Z         sparse (k, k): the other variables of these branches from the given ones; row and column of a branch have
              the product of powers: given · other is the power into it
    """

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


def network_structure(equations: CausalEquations, x: Sequence[Scalar] | None = None) -> NetworkStructure:
    """The structure at a state; without it at the initial one."""
    return _structure(equations, equations.guess if x is None else list(x), keep_resistors=False)


@paused()
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
