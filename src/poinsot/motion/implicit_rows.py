"""The rows of an implicit port-Hamiltonian system: its structure and resistors over the columns of its variables.

Law: rows hold along every run, tests/systems/test_implicit_motion.py. Source: Stramigioli et al., (35)–(37).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.relays import of_law
from poinsot.algebra.traced import symbols
from poinsot.errors import SimulationError
from poinsot.records import NamedTuple
from poinsot.structures.dirac import DiracStructure, DissipativeStructure
from poinsot.structures.families import DiracFamily
from poinsot.structures.implicit_systems import ImplicitPortHamiltonian
from poinsot.structures.index_reduction import Sorted, constant_mixing, sorted_constant, sorted_family
from poinsot.structures.matrices import alike, is_exact, plain
from poinsot.structures.ports import components, port_of, total
from poinsot.structures.resistive import Resistive, ResistiveLaw

SAMPLED = 5
"""States at which a structure that varies is looked at for relations between its rows."""


class Resistor(NamedTuple):
    """Where a resistive relation stands: columns of v, or of ρ, for its flows and for its efforts."""

    name: str
    relation: Resistive | ResistiveLaw
    flows: tuple[int, ...]
    efforts: tuple[int, ...]


class ImplicitRows:
    """The rows over (v, w) of a system, v = (ẋ, y, what resistors have), w = (ρ, ∂H, u).

    n, p     states and inputs, by component: ``states``, ``inputs``
    sorted   the rows; gradient_at, input_at: where ∂H and u begin among the columns
    Errors   SimulationError for ports that nothing is said of, ModelError for structures that are none
    """

    def __init__(self, model: ImplicitPortHamiltonian) -> None:
        self.model = model
        self.ports = _ports_of(model)
        self.states = tuple(components(model.storage))
        self.inputs = tuple(components([port_of(self.ports, name) for name in model.inputs]))
        self.n, self.p = len(self.states), len(self.inputs)
        self._place()
        self.sorted = self._sort()

    def _place(self) -> None:
        at, laws = self.n + self.p, 0
        sizes: list[tuple[str, Resistive | ResistiveLaw, int]] = []
        for names, relation in self.model.relations.items():
            size = sum(port_of(self.ports, name).dimension for name in names)
            sizes.append((", ".join(names), relation, size))
        self.columns = at + sum(k * (2 if isinstance(r, Resistive) else 1) for _, r, k in sizes)
        self.laws = sum(k for _, r, k in sizes if isinstance(r, ResistiveLaw))
        self.resistors: list[Resistor] = []
        for name, relation, k in sizes:
            first = tuple(range(at, at + k))
            if isinstance(relation, Resistive):
                second, at = tuple(range(at + k, at + 2 * k)), at + 2 * k
            else:
                second = tuple(range(self.columns + laws, self.columns + laws + k))
                at, laws = at + k, laws + k
                if relation.given == "effort":
                    first, second = second, first
            self.resistors.append(Resistor(name, relation, first, second))
        self.gradient_at = self.columns + self.laws
        self.input_at = self.gradient_at + self.n

    def _sort(self) -> Sorted:
        given, model = self.model.structure, self.model
        if isinstance(given, DiracStructure | DissipativeStructure):
            M = self._joined(given.F, given.E, constant=True)
            if M.dtype == object and not is_exact_number(M):
                raise SimulationError(f"{model.name}: its structure has symbols; put numbers in their places to run it")
            rounding = None
            if M.dtype != object and given.rounding is not None:
                m = given.size
                rounding = self._joined(given.rounding[:, :m], given.rounding[:, m:], constant=True, rounding=True)
            return sorted_constant(M, rounding, self.columns, self.laws, model.name)
        assert isinstance(given, DiracFamily)
        return sorted_family(self.rows_at, symbols("x", (self.n,)), self.columns, self.laws, self._mixing())

    def rows_at(self, x: Array) -> Array:
        """[A(x) B(x)] of a structure that depends on the state."""
        family = self.model.structure
        assert isinstance(family, DiracFamily)
        F, E = (np.array(a, dtype=object) for a in of_law("structure", family.matrices, x))
        m = total(self.ports)
        if F.shape != (m, m) or E.shape != (m, m):
            raise SimulationError(
                f"{self.model.name}: its ports have {m} components, so F(x) and E(x) must be {m} × {m}; they are "
                f"{F.shape} and {E.shape}"
            )
        return self._joined(plain(F), plain(E), constant=False)

    def _mixing(self) -> tuple[Array, int] | None:
        rng = np.random.default_rng(0)
        samples = []
        for _ in range(SAMPLED):
            A = self.rows_at(rng.uniform(0.3, 1.7, self.n) * rng.choice([-1, 1], self.n))[:, : self.columns]
            samples.append(np.array(A, dtype=float))
        if not all(np.isfinite(A).all() for A in samples):
            return None
        return constant_mixing(samples, self.model.name)

    def _joined(self, F: Array, E: Array, constant: bool, rounding: bool = False) -> Array:
        """[A B] over (v, w) of F f + E e = 0 and of linear resistors; of ``rounding``, its sizes."""
        minus = 1 if rounding else -1
        at = {p.name: self._columns(p.name) for p in self.ports}
        s = [k for p in self.model.storage for k in at[p.name]]
        out, into = [F[:, s]], [E[:, s]]
        for name, variable in self.model.inputs.items():
            k = at[name]
            out.append(F[:, k] if variable == "effort" else minus * E[:, k])
            into.append(minus * E[:, k] if variable == "effort" else F[:, k])
        laws, bottoms = [], []
        for resistor, names in zip(self.resistors, self.model.relations, strict=True):
            k = [j for name in names for j in at[name]]
            if isinstance(resistor.relation, Resistive):
                out += [F[:, k], E[:, k]]
                bottoms.append(resistor)
            else:
                first, second = (F, E) if resistor.relation.given == "flow" else (E, F)
                out.append(first[:, k])
                laws.append(second[:, k])
        width = self.input_at + self.p
        rows = [np.hstack([*out, *laws, *into])]
        for resistor in bottoms:
            relation = resistor.relation
            assert isinstance(relation, Resistive)
            own = np.zeros((relation.size, width), dtype=object) if not rounding else np.zeros((relation.size, width))
            if not rounding:
                own[:, list(resistor.flows)], own[:, list(resistor.efforts)] = relation.F, relation.E
            rows.append(own)
        if not constant:
            return np.vstack([rows[0], *(plain(each) for each in rows[1:])])
        return np.vstack(rows if rounding else alike(*rows))

    def _columns(self, name: str) -> list[int]:
        start = 0
        for p in self.ports:
            if p.name == name:
                return list(range(start, start + p.dimension))
            start += p.dimension
        raise KeyError(name)


def is_exact_number(M: Array) -> bool:
    """Whether all entries are rational numbers."""
    return is_exact(M) and not any(hasattr(a, "free_symbols") and a.free_symbols for a in M.flat)


def _ports_of(model: ImplicitPortHamiltonian) -> tuple[Any, ...]:
    """The ports of the structure, each of which is storage, input or resistive."""
    given = model.structure
    if not isinstance(given, DiracFamily | DiracStructure | DissipativeStructure):
        raise SimulationError(
            f"{model.name}: to run, a structure that depends on the state must be a DiracFamily: a function of x that "
            "gives F(x) and E(x) over any scalar, with its ports. A function that gives structures serves only where x "
            "is numbers"
        )
    said = {p.name for p in model.storage} | set(model.inputs) | {n for names in model.relations for n in names}
    lost = [p.name for p in given.ports if p.name not in said]
    if lost:
        raise SimulationError(
            f"{model.name}: nothing is said of what is at the port {lost[0]!r}; give its effort or its flow as an "
            f"input, inputs={{{lost[0]!r}: 'effort'}} (0 unless a run says otherwise), or a resistive relation, "
            f"resistive={{{lost[0]!r}: resistance(2.0)}}"
        )
    return given.ports
