"""Large linear networks: ẋ = A x + B s by sparse matrices, in machine code that does not grow with the network.

    z = (x, s),   across = N_a z,   through = N_t z,   ẋ = the conjugate variables,   powers = across · through

x are the states of storage with H = ½ xᵀ Q x, s the values of the sources. It takes linear elements that do not vary
with the state, and storage that nothing binds; other networks are written out, one equation after another.
Law: the same run as the equations written out, tests/networks/test_large.py. Source: formulas.md §8.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, final

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.linear_forms import LinearForm, coefficients
from poinsot.algebra.quadratic_forms import quadratic
from poinsot.compiler import Kernel
from poinsot.compiler.sparse_flow import SparseKernel, SparseRows, sparse_flow, sparse_jacobian
from poinsot.components.domains import Quantity
from poinsot.components.primitives import Coupling, Resistor, Source, Storage
from poinsot.motion.observing import Batch, Observation
from poinsot.motion.of_network.books import parts
from poinsot.motion.of_network.keys import network_key
from poinsot.motion.system import System
from poinsot.networks.equations import Equations
from poinsot.networks.undisturbed import undisturbed
from poinsot.structures.kirchhoff import Kind

if TYPE_CHECKING:
    from scipy.sparse import csr_array

Floats = NDArray[np.float64]
LARGEST_LISTED = 1_000
"""Branches up to which all variables by name stand in a dataset that nobody chose the outputs of."""
LARGEST_DENSE = 4_096
"""States up to which the matrix of the network is handed to implicit methods, which keep it whole."""


@final
@dataclass(frozen=True, eq=False)
class LinearNetwork:
    """A linear network by its matrices over z = (states, values of sources).

    signals_key      a text that tells the signals of the sources from all others
    Q                curvature of the energy (n, n)
    across, through  of all branches (branches, n + sources)
    """

    equations: Equations
    signals_key: str
    Q: csr_array
    across: csr_array
    through: csr_array

    @cached_property
    def rates(self) -> csr_array:
        """ẋ (n, n + sources)."""
        from scipy.sparse import vstack

        e = self.equations
        kinds = np.array([kind for _, s in e.storages for kind in s.kinds])
        both = vstack([self.through, self.across], format="csr")
        at = np.array(e.branch_of_state) + self.across.shape[0] * (kinds != Kind.ACROSS_STORAGE)
        return both[at]

    @cached_property
    def power_branches(self) -> tuple[list[int], list[int]]:
        """The branches of sources and of resistors."""
        model = self.equations.model
        resistors = [model.first_branch(k) for k, e in enumerate(model.primitives) if isinstance(e, Resistor)]
        return [model.first_branch(k) for k, _ in self.equations.sources], resistors

    @cached_property
    def parts(self) -> tuple[int, ...]:
        """The connected parts of storages, sources and resistors."""
        names = [[self.equations.model.branches[b].name for b in each] for each in self.power_branches]
        return parts(self.equations, *names)

    def values(self, times: Floats, states: Floats, inputs: Floats) -> Floats:
        """z (n + sources, times)."""
        sources = np.zeros((len(times), 0)) if self.signals is None else self.signals.ufunc(times[:, None], inputs)
        return np.ascontiguousarray(np.hstack([states, sources]).T)

    @cached_property
    def signals(self) -> Kernel | None:
        """(t, u) → the values of the sources; None where there are none."""
        e = self.equations
        if not e.sources:
            return None

        def function(t: Array, u: Array) -> Array:
            return array([source.factor * e.value(source.name, t[0], list(u)) for _, source in e.sources])

        given = {"t": (1,), "u": (len(e.sampled),)}
        factors = " ".join(str(source.factor) for _, source in e.sources)
        key = f"{self.signals_key}\n{factors}"
        return Kernel(function, given, {"values": (len(e.sources),)}, "signals", key=key)

    @cached_property
    def kernels(self) -> tuple[SparseKernel, SparseKernel, SparseKernel | None]:
        """Flow, retract and the slope of the flow, which is left out where it would be too large to be kept whole."""
        from scipy.sparse import vstack

        n, nu = self.equations.stored, len(self.equations.sampled)
        sources, resistors = self.power_branches
        powers = sources + resistors
        gives = np.repeat([-1.0, 1.0], [len(sources), len(resistors)])
        rows = vstack([self.rates, self.across[powers] * gives[:, None], self.through[powers]], format="csc")
        on_states, on_signals = SparseRows.of(rows[:, :n]), SparseRows.of(rows[:, n:])
        flow, retract = sparse_flow(n, len(powers), on_states, on_signals, self.signals, nu)
        slope = sparse_jacobian(SparseRows.of(self.rates[:, :n]), nu) if n <= LARGEST_DENSE else None
        return flow, retract, slope

    def energies(self, states: Floats) -> Floats:
        """½ xᵀ Q x of every storage (times, storages) [J]."""
        starts = np.cumsum([0, *(len(s.pairs) for _, s in self.equations.storages)])[:-1]
        return np.add.reduceat(0.5 * states * (self.Q @ states.T).T, starts, axis=1)

    @cached_property
    def named(self) -> dict[str, tuple[str, int, Quantity]]:
        """By "element.quantity": in which array it stands, its column there, the quantity."""
        e = self.equations
        quantities = [q for _, s in e.storages for q in s.states]
        found = {name: ("states", k, q) for k, (name, q) in enumerate(zip(e.state_names, quantities, strict=True))}
        for k, b in enumerate(e.model.branches):
            found[f"{b.name}.{b.domain.across.name}"] = "across", k, b.domain.across
            found[f"{b.name}.{b.domain.through.name}"] = "through", k, b.domain.through
        return found


@final
class LinearObservations(Mapping[str, Observation]):
    """What can be observed of a network: every "element.quantity", and ``states``, ``across`` and ``through`` whole.
    Of a large network only ``states`` are listed, so that nothing else is made unasked.
    """

    def __init__(self, network: LinearNetwork) -> None:
        self._network = network

    def __iter__(self) -> Iterator[str]:
        small = self._network.across.shape[0] <= LARGEST_LISTED
        yield from self._network.named if small else ("states",)
        yield "energy_storage"

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, name: object) -> bool:
        return name in ("states", "across", "through", "energy_storage") or name in self._network.named

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
        where, k, quantity = network.named[name]
        if where == "states":
            return Observation((), {"units": quantity.unit}, lambda b: b.states[:, k])
        matrix = getattr(network, where)
        entries = slice(matrix.indptr[k], matrix.indptr[k + 1])

        def value(b: Batch) -> Floats:
            found, z = np.zeros(len(b.times)), self._z(b)
            for c, i in zip(matrix.data[entries], matrix.indices[entries], strict=True):
                found = found + c * z[i]  # not by BLAS, whose sums depend on how many samples there are
            return found

        return Observation((), {"units": quantity.unit}, value)

    def _z(self, b: Batch) -> Floats:
        return b.once("z", lambda: self._network.values(b.times, b.states, b.inputs))


@undisturbed()
def linear_network(equations: Equations, signals_key: str = "") -> LinearNetwork | None:
    """The matrices of a network; None where it is not linear, varies with the state, or has storage that is bound."""
    from scipy.sparse import block_diag, csr_array, eye_array

    e, n = equations, equations.stored
    plain = n and not e.causality.excess and all(map(_is_linear, e.model.primitives))
    Q = _curvature(e) if plain else None
    if Q is None:
        return None
    given: dict[int, Any] = {b: LinearForm.unit(i) for i, b in enumerate(e.branch_of_state)}
    given |= {e.model.first_branch(k): LinearForm.unit(n + j) for j, (k, _) in enumerate(e.sources)}
    found = e.eliminated(e.guess, given, (Coupling, Resistor))
    own = [found[b] for b in range(len(e.model.branches))]
    other = [e.out(found, b) for b in range(len(own))]
    is_across = [kind == "across" for kind in e.causality.given]
    to_states = block_diag([Q, eye_array(len(e.sources))], format="csr") if e.sources else Q

    def matrix(variables: list[Any]) -> csr_array:
        rows = [coefficients(value) for value in variables]
        starts = np.cumsum([0, *map(len, rows)])
        columns = np.array([i for row in rows for i in row], dtype=np.int64)
        numbers = np.array([c for row in rows for c in row.values()], dtype=np.float64)
        return csr_array((numbers, columns, starts), shape=(len(rows), n + len(e.sources))) @ to_states

    across = [a if first else b for a, b, first in zip(own, other, is_across, strict=True)]
    through = [b if first else a for a, b, first in zip(own, other, is_across, strict=True)]
    return LinearNetwork(e, signals_key, Q, matrix(across), matrix(through))


def _is_linear(part: object) -> bool:
    if isinstance(part, (Coupling, Resistor)):
        return not part.by
    return isinstance(part, Storage) or (isinstance(part, Source) and part.feedback is None)


def _curvature(equations: Equations) -> csr_array | None:
    """Q of all storage, each of which must be ½ xᵀ Q x."""
    from scipy.sparse import csr_array

    rows, columns, values, start = [], [], [], 0
    for _, storage in equations.storages:
        found = quadratic(storage.energy, len(storage.pairs))
        if found is None:
            return None
        for (i, j), c in found.items():
            rows.append(start + i)
            columns.append(start + j)
            values.append(c)
        start += len(storage.pairs)
    return csr_array((values, (rows, columns)), shape=(start, start))


def linear_system(linear: LinearNetwork, start: Floats) -> System:
    """The System of a linear network."""
    e, n = linear.equations, linear.equations.stored
    sources, resistors = linear.power_branches
    flow, retract, slope = linear.kernels
    stiffness = linear.Q.diagonal()
    scale = np.where(stiffness > 0, 1 / np.where(stiffness > 0, stiffness, 1.0), 1.0)
    branches = e.model.branches
    return System(
        name=e.model.name,
        state_size=n,
        local_size=n,
        flow=flow,
        retract=retract,
        jacobian=slope,
        observations=LinearObservations(linear),
        initial=start,
        magnitude=np.arange(n),
        scale=scale,
        energy_scale=min(1.0, float(scale.max())),
        component_names=e.state_names,
        storage_names=tuple(storage.name for _, storage in e.storages),
        port_names=tuple(branches[b].name for b in sources),
        dissipator_names=tuple(branches[b].name for b in resistors),
        input_names=tuple(e.sampled),
        default_inputs=e.driven.samples,
        timed=e.driven.timed,
        floors=np.zeros(len(e.storages)),
        parts=linear.parts,
        key=lambda: network_key(e),
        labels={"state": e.state_names, "branch": tuple(b.name for b in branches)},
    )
