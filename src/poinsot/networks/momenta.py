"""The mechanisms of a network in positions and momenta, with the inertia of storage that their ports carry along.

    rates of ports = Bᵀ v,   ω_E = Z_E Bᵀ v,   H_E = ½ x_Eᵀ Q x_E        M + B Λ Bᵀ,   Λ = Z_Eᵀ Q⁻¹ Z_E

A rotor geared to a joint is no storage of its own: its momentum is part of p. Law: what is simulated in (q; p) is the
motion of the network, tests/networks/test_equations.py. Source: Stramigioli et al., §3.2.7; formulas.md §8.
Units: p [kg·m²/s, kg·m/s]; B turns efforts at ports into those of freedoms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, settle, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.multibody.applied import Loads, effort_of
from poinsot.networks.equations import CausalEquations, responses
from poinsot.networks.machine import Machine
from poinsot.records import NamedTuple


class MomentumForm(Protocol):
    """(q; p) of a mechanism and its J, R, G and H there: `MechanismStates.port_hamiltonian`."""

    @property
    def states(self) -> tuple[str, ...]: ...

    inputs: tuple[str, ...]

    def with_inertia(self, added: Callable[[Array], Array]) -> MomentumForm: ...

    def state(self, q: Array, v: Array) -> Array: ...

    def motion(self, x: Array) -> tuple[Array, Array]: ...

    def lift(self, q: Array) -> Array: ...

    def H(self, x: Array) -> Scalar: ...

    def J(self, x: Array) -> Array: ...

    def R(self, x: Array) -> Array: ...

    def G(self, x: Array) -> Array: ...


class MechanismStates(NamedTuple):
    """A mechanism of a network: its form, where its states (q; p) and (q, v) begin, and its first branch."""

    machine: Machine
    form: MomentumForm
    at: int
    start: int
    branch: int

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its states in the network."""
        return tuple(self.machine.called(name) for name in self.form.states)

    @property
    def own_inputs(self) -> list[int]:
        """Places of its sources that no port replaces among the inputs of its form."""
        return [self.form.inputs.index(source.name) for source in self.machine.sources]

    def part(self, x: Array) -> Array:
        """(q; p) in the state of the whole."""
        return x[self.at : self.at + len(self.form.states)]

    def seen(self, x: Array) -> Array:
        """Nᵀ B (m, ports): the rates of its ports are its transpose times ν."""
        q = x[self.at : self.at + self.machine.tree.nq]
        return np.asarray(self.form.lift(q).T @ port_matrix(self.machine, q))


def in_momenta(e: CausalEquations, first: int, carried: Callable[[list[int]], Floats]) -> tuple[MechanismStates, ...]:
    """The mechanisms of a network, their states from ``first`` on; ``carried``: Λ over branches of their ports.

    Errors  ModelError by name where one has no such form
    """
    found, at = list[MechanismStates](), first
    for k, machine, start in e.machines:
        form: MomentumForm = machine.owner.port_hamiltonian(array(list(machine.start))[: machine.tree.nq], actuated=())
        b = e.model.first_branch(k)
        if (inertia := carried([b + i for i in range(len(machine.places))])).any():
            form = form.with_inertia(_carried_along(machine, inertia))
        found.append(MechanismStates(machine, form, at, start, b))
        at += len(form.states)
    return tuple(found)


def port_matrix(machine: Machine, q: Array) -> Array:
    """B (nv, ports): the rates of its ports are Bᵀ v, and their through variables act on the freedoms as B through."""
    motion, found = machine.seen(q, zeros(machine.tree.nv)), zeros(machine.tree.nv, len(machine.places))
    for k, place in enumerate(machine.places):
        loads = Loads()
        loads.add(place.measured(motion), -1.0)
        found[:, k] = effort_of(machine.tree.aligned, q, loads)
    return found


def _carried_along(machine: Machine, inertia: Floats) -> Callable[[Array], Array]:
    def added(q: Array) -> Array:
        B = port_matrix(machine, q)
        return np.asarray(B @ inertia @ B.T)

    return added


class Parts(NamedTuple):
    """Parts of a form of a network; x = (states of storage; what reservoirs took; q and p of every mechanism).

    reservoirs  places of sources of a constant s that a law feels directly: surroundings, storage with H = s x
    """

    equations: CausalEquations
    mechanisms: tuple[MechanismStates, ...]
    storage: tuple[int, ...]
    reservoirs: tuple[int, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the states that are not of storage."""
        own = tuple(f"{self.equations.sources[j][1].name}.taken" for j in self.reservoirs)
        return own + tuple(name for m in self.mechanisms for name in m.names)

    @property
    def free(self) -> list[int]:
        """Places of the sources that are inputs."""
        return [j for j in range(len(self.equations.sources)) if j not in self.reservoirs]

    def constant(self, j: int) -> Scalar:
        """Value of a source at t = 0."""
        return self.equations.value(self.equations.sources[j][1].name, 0.0, [0.0] * len(self.equations.sampled))

    @property
    def inputs(self) -> tuple[str, ...]:
        """The sources of the network, then those of its mechanisms."""
        own = tuple(self.equations.sources[j][1].name for j in self.free)
        return own + tuple(m.machine.called(s.name) for m in self.mechanisms for s in m.machine.sources)

    @property
    def size(self) -> int:
        return len(self.storage) + len(self.reservoirs) + sum(len(m.form.states) for m in self.mechanisms)

    def of_storage(self, x: Array) -> list[Scalar]:
        """The states of storage; zeros for bound ones, which vary nothing."""
        own = {self.equations.state_of_branch[b]: x[i] for i, b in enumerate(self.storage)}
        return [own.get(k, 0.0) for k in range(self.equations.stored)]

    def state(self, x: Array) -> list[Scalar]:
        """The state of the network, with rates in the place of momenta."""
        found = self.of_storage(x)
        for m in self.mechanisms:
            q, v = m.form.motion(m.part(x))
            found += [*q, *v]
        return found

    def energy(self, x: Array) -> Scalar:
        """H of storage, reservoirs and mechanisms; what these carry along is theirs."""
        total = sum(self.equations.energies(self.of_storage(x)), 0.0)
        for i, j in enumerate(self.reservoirs, len(self.storage)):
            total = total + self.constant(j) * x[i]
        for m in self.mechanisms:
            total = total + m.form.H(m.part(x))
        return total

    def joined(
        self,
        x: Array,
        Z: Array,
        row: dict[int, int],
        columns: Sequence[tuple[int, int, Scalar]],
        width: int,
        shift: int = 0,
    ) -> Array:
        """Kᵀ Z K with J − R and the inputs of the mechanisms (width, width): all rates from (∂H; u).

        row      branch → row of Z
        columns  (row of Z, column, factor) of K for branches of storage and sources
        shift    from where a mechanism stands in x to its columns; its inputs come last
        """
        K = zeros(len(Z), width)
        for i, column, factor in columns:
            K[i, column] = factor
        for m in self.mechanisms:
            for k, seen in enumerate(m.seen(x).T):
                end = m.at + shift + len(m.form.states)
                K[row[m.branch + k], end - len(seen) : end] = seen
        whole, column = K.T @ Z @ K, width - sum(len(m.own_inputs) for m in self.mechanisms)
        for m in self.mechanisms:
            at, part = slice(m.at + shift, m.at + shift + len(m.form.states)), m.part(x)
            whole[at, at] = whole[at, at] + (m.form.J(part) - m.form.R(part))
            for k in m.own_inputs:
                G = m.form.G(part)[:, k]
                whole[at, column], whole[column, at] = whole[at, column] + G, whole[column, at] - G
                column += 1
        return settle(whole)


def others_of_given(
    e: CausalEquations, state: Sequence[Scalar], keep_resistors: bool = False
) -> tuple[dict[int, int], Array]:
    """Branch → row, and Z at a state over any scalar: the other variables of the branches from the given ones."""
    outer, rows = responses(e, state, keep_resistors)
    Z = array([[each.get(j, 0.0) for j in range(len(rows))] for each in rows]).reshape(len(rows), len(rows))
    return {b: i for i, b in enumerate(outer)}, Z


class Bound(NamedTuple):
    """Storage that ports of mechanisms carry along: rows of Z of it, of branches of ports, and Λ over these."""

    excess: tuple[int, ...]
    branches: dict[int, int]
    inertia: Floats

    def carried(self, branches: list[int]) -> Floats:
        """Λ over these branches. ModelError where a mechanism shares it with another."""
        at = [self.branches[b] for b in branches]
        others = [i for i in self.branches.values() if i not in at]
        if self.inertia[np.ix_(at, others)].any():
            raise ModelError("storage is bound to several mechanisms at once, whose momenta do not hold it")
        return np.asarray(self.inertia[np.ix_(at, at)])
