"""Large linear networks: ẋ = A x + B s by sparse matrices, in machine code that does not grow with the network.

    z = (x, s),   across = N_a z,   through = N_t z,   ẋ = the conjugate variables,   powers = across · through

x are the states of storage with H = ½ xᵀ Q x, s the values of the sources. It takes linear elements that do not vary
with the state, and storage that nothing binds; other networks are written out, one equation after another.
Law: the same run as the equations written out, tests/networks/test_large.py. Source: formulas.md §8.
Units: those of the states, their rates per second, powers [W].
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast, final

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algebra.caching import cached_property
from poinsot.algebra.collecting import paused
from poinsot.algebra.columns import Column, on_rows
from poinsot.algebra.quadratic_forms import HalfSquare, LinearForm, coefficients, quadratic
from poinsot.algebra.scalars import Scalar
from poinsot.components.domains import Quantity
from poinsot.components.primitives import IdealSource, LinearResistor, Storage
from poinsot.kernels import Kernel
from poinsot.kernels.implicit import SparseKernel, sparse_flow
from poinsot.motion.observing import Observation, SampleBatch
from poinsot.motion.of_network.books import numbered
from poinsot.motion.of_network.charts import amplitudes, is_linear
from poinsot.motion.of_network.family import Sharing, signals_kernel
from poinsot.motion.of_network.keys import network_key
from poinsot.motion.of_network.observation import WithPotentials
from poinsot.motion.system import EnergyBooks, FlowKernels, InputSignals, OtherForms, StateSpace, System
from poinsot.networks.equations import CausalEquations
from poinsot.programs.sparse_loops import SparseRows, like
from poinsot.records import NamedTuple, dataclass
from poinsot.structures.kirchhoff import EdgeKind

if TYPE_CHECKING:
    from scipy.sparse import csr_array

LARGEST_LISTED = 1_000
"""Branches up to which all variables by name stand in a dataset whose outputs were not chosen."""
LARGEST_DENSE = 4_096
"""States up to which the matrix of the network is handed to implicit methods, which keep it whole."""


@final
@dataclass(frozen=True, eq=False)
class LinearNetwork:
    """A linear network by its matrices over z = (states, values of sources).

    member           of the family whose kernels serve
    Q                curvature of the energy (n, n)
    across, through  of all branches (branches, n + sources)
    """

    equations: CausalEquations
    Q: csr_array
    across: csr_array
    through: csr_array
    member: Sharing | None = None

    @cached_property
    def rates(self) -> csr_array:
        """ẋ (n, n + sources)."""
        from scipy.sparse import vstack

        e = self.equations
        kinds = np.array([kind == EdgeKind.ACROSS_STORAGE for _, s in e.storages for kind in s.kinds])
        both = vstack([self.through, self.across], format="csr")
        at = np.array(e.branch_of_state) + self.across.shape[0] * np.logical_not(kinds)
        return both[at]

    @cached_property
    def power_branches(self) -> tuple[list[int], list[int]]:
        """The branches of sources and of resistors."""
        model = self.equations.model
        return model.branches_of(IdealSource).tolist(), model.branches_of(LinearResistor).tolist()

    @cached_property
    def parts(self) -> tuple[int, ...]:
        """The connected parts of storages, sources and resistors."""
        e, (sources, resistors) = self.equations, self.power_branches
        owners = [k for k, _ in e.storages] + [e.model.branches[b].element for b in (*sources, *resistors)]
        return numbered([e.model.parts[k] for k in owners])

    def values(self, times: Floats, states: Floats, inputs: Floats) -> Floats:
        """z (n + sources, times)."""
        p = () if self.member is None else (self.member.p,)
        sources = np.zeros((len(times), 0)) if self.signals is None else self.signals.ufunc(times[:, None], inputs, *p)
        return np.ascontiguousarray(np.hstack([states, sources]).T)

    @cached_property
    def signals(self) -> Kernel | None:
        """(t, u) → the values of the sources; None without sources."""
        factors = " ".join(str(source.factor) for _, source in self.equations.sources)
        return signals_kernel(self.equations, lambda source: source.factor, factors, self.member)

    @cached_property
    def rows(self) -> tuple[csr_array, csr_array]:
        """What flow and powers are made of, on states and on signals: of a resistor √(across ⊙ through), as these are
        alike but for a factor."""
        from scipy.sparse import vstack

        n, (sources, resistors) = self.equations.stored, self.power_branches
        squares = (self.across[resistors] * self.through[resistors]).tocsr()
        squares.data = np.sqrt(np.maximum(squares.data, 0.0))
        squares = squares * self.through[resistors].sign()
        rows = vstack([self.rates, -self.across[sources], self.through[sources], squares], format="csc")
        return rows[:, :n].tocsr(), rows[:, n:].tocsr()

    @cached_property
    def made(self) -> tuple[tuple[SparseKernel, SparseKernel, SparseKernel], tuple[SparseRows, SparseRows]]:
        """Flow, retract and slope, and the rows that they were made for: those of a family where they have room."""
        n, nu = self.equations.stored, len(self.equations.sampled)
        kept: dict[str, Any] = {} if self.member is None else self.member.family.sparse
        key = repr(self.equations.sampled)
        if key not in kept or any(like(*each) is None for each in zip(self.rows, kept[key][1], strict=True)):
            rows = SparseRows.of(self.rows[0]), SparseRows.of(self.rows[1])
            free = 0 if self.member is None else len(self.member.p)
            powers = len(self.power_branches[0]), len(self.power_branches[1])
            kept[key] = sparse_flow(n, powers, *rows, self.signals, nu, free), rows
        found: tuple[tuple[SparseKernel, SparseKernel, SparseKernel], tuple[SparseRows, SparseRows]] = kept[key]
        return found

    @cached_property
    def constants(self) -> Floats:
        """c of a member: its parameters and its matrices."""
        assert self.member is not None
        values = [like(own, rows) for own, rows in zip(self.rows, self.made[1], strict=True)]
        return np.concatenate([self.member.p, *(each for each in values if each is not None)])

    def energies(self, states: Floats) -> Floats:
        """½ xᵀ Q x of every storage (times, storages) [J]."""
        return np.add.reduceat(0.5 * states * (self.Q @ states.T).T, self._first_states, axis=1)

    @cached_property
    def _first_states(self) -> Ints:
        """Where the states of every storage begin."""
        return np.cumsum([0, *[len(s.pairs) for _, s in self.equations.storages]])[:-1]

    @property
    def names(self) -> Iterator[str]:
        """ "element.quantity" of all states, then of all variables of branches."""
        yield from self.equations.state_names
        for b in self.equations.model.branches:
            yield from (f"{b.name}.{b.domain.across.name}", f"{b.name}.{b.domain.through.name}")

    def named(self, name: str) -> tuple[str, int, Quantity] | None:
        """Of "element.quantity" in which array it stands, its column there, the quantity."""
        e = self.equations
        branch, _, quantity = name.rpartition(".")
        k = e.model.branch_numbers.get(branch) if branch else None
        if k is None:
            return None
        b, state = e.model.branches[k], e.state_of_branch.get(k)
        found = [("across", k, b.domain.across), ("through", k, b.domain.through)]
        if state is not None:
            found.append(("states", state, cast(Storage, e.model.primitives[b.element]).states[b.port]))
        return next((each for each in found if each[2].name == quantity), None)


@final
class LinearObservations(Mapping[str, Observation]):
    """The observations of a network: every "element.quantity", and ``states``, ``across`` and ``through`` whole. Of a
    large network only ``states`` are listed, so that nothing else is computed by default."""

    def __init__(self, network: LinearNetwork) -> None:
        self._network = network

    def __iter__(self) -> Iterator[str]:
        small = self._network.across.shape[0] <= LARGEST_LISTED
        yield from self._network.names if small else ("states",)
        yield "energy_storage"

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, name: object) -> bool:
        whole = name in ("states", "across", "through", "energy_storage")
        return whole or (isinstance(name, str) and self._network.named(name) is not None)

    def __getitem__(self, name: str) -> Observation:
        network = self._network
        match name:
            case "energy_storage":
                return Observation(("storage",), {"units": "J"}, lambda b: network.energies(b.states))
            case "states":
                return Observation(("state",), {"long_name": "states of storage in SI units"}, lambda b: b.states)
            case "across" | "through":
                whole = getattr(network, name)
                meaning = {"long_name": f"{name} variables in SI units"}
                return Observation(("branch",), meaning, lambda b: (whole @ self._z(b)).T)
        if (found := network.named(name)) is None:
            raise KeyError(name)
        where, k, quantity = found
        if where == "states":
            return Observation((), {"units": quantity.unit}, lambda b: b.states[:, k])
        matrix = getattr(network, where)
        entries = slice(matrix.indptr[k], matrix.indptr[k + 1])

        def value(b: SampleBatch) -> Floats:
            found, z = np.zeros(len(b.times)), self._z(b)
            for c, i in zip(matrix.data[entries], matrix.indices[entries], strict=True):
                found = found + c * z[i]  # not by BLAS, whose sums depend on how many samples there are
            return found

        return Observation((), {"units": quantity.unit}, value)

    def _z(self, b: SampleBatch) -> Floats:
        return b.once("z", lambda: self._network.values(b.times, b.states, b.inputs))


class Sparse(NamedTuple):
    """A sparse matrix of n members: the same places for all, values (n, places)."""

    rows: Ints
    columns: Ints
    values: Floats
    shape: tuple[int, int]

    def of(self, k: int) -> csr_array:
        """That of member k."""
        from scipy.sparse import csr_array

        if (np.diff(self.rows) < 0).any():
            return csr_array((self.values[k], (self.rows, self.columns)), shape=self.shape)
        starts = np.searchsorted(self.rows, np.arange(self.shape[0] + 1))
        return csr_array((self.values[k], self.columns, starts), shape=self.shape)

    @classmethod
    def made(cls, entries: Sequence[tuple[int, int, object]], shape: tuple[int, int], count: int) -> Sparse:
        """From (row, column, value), values being numbers or columns of so many members."""
        listed, beside, terms = zip(*entries, strict=True) if entries else ((), (), ())
        rows, columns = np.array(listed, dtype=np.int64), np.array(beside, dtype=np.int64)
        return cls(rows, columns, of_members(terms, count), shape)

    def beside(self, *others: Sparse) -> Sparse:
        """The sum with matrices of other places."""
        rows, columns, values = (
            np.concatenate(each, axis=-1) for each in zip(*(m[:3] for m in (self, *others)), strict=True)
        )
        order = np.argsort(rows, kind="stable")
        return Sparse(rows[order], columns[order], values[:, order], self.shape)


def of_members(terms: Sequence[Scalar], count: int) -> Floats:
    """Numbers, or columns of so many members, as (count, terms)."""
    if count == 1:
        return np.array([terms], dtype=np.float64)
    return np.stack([np.zeros(count), *(on_rows(each, count) for each in terms)], 1)[:, 1:]


class Entries(NamedTuple):
    """Of n members Q, and the given variables of all branches over (the conjugate variables of storage, sources);
    sides: across and through as sums of given variables."""

    Q: Sparse
    given: Sparse
    sides: tuple[csr_array, csr_array]

    def network(self, equations: CausalEquations, k: int, member: Sharing | None) -> LinearNetwork:
        """Member k of these."""
        from scipy.sparse import block_diag, eye_array

        Q, sources = self.Q.of(k), len(equations.sources)
        to_states = block_diag([Q, eye_array(sources)], format="csr") if sources else Q
        across, through = (side @ self.given.of(k) for side in self.sides)
        for each in (across, through):
            each.eliminate_zeros()
        return LinearNetwork(equations, Q, across @ to_states, through @ to_states, member)


def linear_network(equations: CausalEquations, member: Sharing | None = None) -> LinearNetwork | None:
    """The matrices of a network; None where it is not linear, varies with the state, or has storage that is bound."""
    found = entries_of(equations, 1)
    return None if found is None else found.network(equations, 0, member)


@paused()
def entries_of(equations: CausalEquations, count: int) -> Entries | None:
    """The entries of the matrices of so many members, with equations of columns; None as of `linear_network`."""
    e, n = equations, equations.stored
    plain = n and not e.causality.excess and all(map(is_linear, e.model.primitives))
    Q = _curvature(e, count) if plain else None
    if Q is None:
        return None
    shape = len(e.model.branches), n + len(e.sources)
    own = np.array([*e.branch_of_state, *(e.model.first_branch(k) for k, _ in e.sources)], dtype=np.int64)
    lone = _lone(e, own, shape, count)
    told = Sparse(own, np.arange(len(own)), np.ones((count, len(own))), shape).beside(lone)
    if e.other_blocks:
        given: dict[int, Any] = {b: LinearForm.unit(i) for i, b in enumerate(own.tolist())}
        for place, (b, j) in enumerate(zip(lone.rows.tolist(), lone.columns.tolist(), strict=True)):
            c = lone.values[:, place]
            given.setdefault(b, LinearForm({})).terms[j] = float(c[0]) if count == 1 else Column(c)
        found = e.through_linear(e.guess, e.other_blocks, given)
        unknowns = [b for block in e.other_blocks for b in block.unknowns]
        entries = [(b, j, c) for b in unknowns for j, c in coefficients(found[b]).items()]
        told = told.beside(Sparse.made(entries, shape, count))
    return Entries(Q, told, (e.causality.sums("across"), e.causality.sums("through")))


def _lone(e: CausalEquations, own: Ints, shape: tuple[int, int], count: int) -> Sparse:
    """The given variables of lone resistors over those of storage and sources, the branches ``own``."""
    W, branches = e.causality.out.matrix, np.array([e.model.first_branch(k) for k in e.lone.tolist()], dtype=np.int64)
    rows, column = W[branches], np.zeros(shape[0], dtype=np.int64)
    column[own] = np.arange(len(own))
    which = np.repeat(np.arange(len(branches)), np.diff(rows.indptr))
    values = of_members(e.lone_factors(), count)[:, which] * rows.data
    return Sparse(branches[which], column[rows.indices], values, shape)


def _curvature(equations: CausalEquations, count: int) -> Sparse | None:
    """Q of all storage, each of which must be ½ xᵀ Q x."""
    entries, start = list[tuple[int, int, Scalar]](), 0
    for energy, size in [(s.energy, len(s.pairs)) for _, s in equations.storages]:
        if type(energy) is HalfSquare:
            entries.append((start, start, energy.curvature))
            start += 1
            continue
        found = quadratic(energy, size)
        if found is None:
            return None
        entries += [(start + i, start + j, c) for (i, j), c in found.items()]
        start += size
    return Sparse.made(entries, (start, start), count)


@final
class LinearNumbers:
    """p → c of a family of linear networks: the matrices at these values, found anew by numbers alone."""

    address = 0

    def __init__(self, linear: LinearNetwork, member: Sharing) -> None:
        self._linear, self._member = linear, member
        self.inputs, self.outputs = {"p": member.p.shape}, {"c": linear.constants.shape}

    def ufunc(self, p: Floats) -> Floats:
        """c (nc,) at p (np,)."""
        if np.array_equal(p, self._member.p):
            return self._linear.constants
        other = Sharing(self._member.family, np.array(p, dtype=np.float64))
        found = linear_network(self._linear.equations.over(other.family.at(p).model), other)
        assert found is not None  # as linear as the member beside it
        return found.constants


def linear_system(linear: LinearNetwork, start: Floats) -> System:
    """The System of a linear network."""
    e, n = linear.equations, linear.equations.stored
    sources, resistors = linear.power_branches
    flow, retract, slope = linear.made[0]
    stiffness = linear.Q.diagonal()
    sizes = amplitudes(e, start.tolist(), linear=True)
    scale = sizes * np.where(stiffness > 0, 1 / np.where(stiffness > 0, stiffness, 1.0), 1.0)
    branches = e.model.branches
    return System(
        name=e.model.name,
        state=StateSpace(
            size=n, local_size=n, retract=retract, initial=start, magnitude=np.arange(n), scale=scale,
            component_names=e.state_names, names=e.state_names,
        ),
        dynamics=FlowKernels(
            flow=flow, jacobian=slope if n <= LARGEST_DENSE else None,
            prepare=None if linear.member is None else LinearNumbers(linear, linear.member),
            parameters={} if linear.member is None else linear.member.parameters,
        ),
        books=EnergyBooks(
            observations=WithPotentials(e.model, LinearObservations(linear)),
            energy_scale=float(min(sizes.max(), (sizes * scale).max())),
            storage_names=tuple(storage.name for _, storage in e.storages),
            port_names=tuple(branches[b].name for b in sources),
            dissipator_names=tuple(branches[b].name for b in resistors), floors=np.zeros(len(e.storages)),
            parts=linear.parts, labels={"state": e.state_names, "branch": tuple(b.name for b in branches)},
        ),
        inputs=InputSignals.of(e.driven), forms=OtherForms(restarts=lambda state: None), key=lambda: network_key(e),
    )  # fmt: skip
