"""The equations of an implicit port-Hamiltonian system at a state, over any scalar: what follows, what is solved for.

    (ẋ, y, resistors) from (∂H, u):  rows of `structures.index_reduction`,   ċ(x, t) = 0 in the place of c(x, t) = 0

Unknowns z: the variables that no row gives (multipliers of constraints among them), and what those laws of resistors
read that cannot be evaluated one after another. Law: tests/systems/test_implicit_motion.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.relays import of_law
from poinsot.algebra.scalars import Scalar, absolute, maximum
from poinsot.algebra.traced import symbols
from poinsot.errors import SimulationError
from poinsot.signals.given import Driven
from poinsot.structures.derivatives import gradient
from poinsot.structures.dirac import DiracFamily, DiracStructure, DissipativeStructure
from poinsot.structures.implicit_systems import ImplicitPortHamiltonian
from poinsot.structures.index_reduction import Row, Sorted, constant_mixing, sorted_constant, sorted_family
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


class Point(NamedTuple):
    """All variables at a state: of every column (v, w) its value, and what the unknowns still miss."""

    values: dict[int, Scalar]
    missed: list[Scalar]


@final
class ImplicitEquations:
    """The equations of a system, apart from what drives it.

    n, p     states and inputs, by component: ``states``, ``inputs``
    sorted   the rows over (v, w); gradient_at, input_at: where ∂H and u begin among the columns
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
        self._order_laws()
        free = self.sorted.free
        self.solved = (*free, *(j for r in self._later for j in self._reads(r) if j not in free))

    def _place(self) -> None:
        at, laws = self.n + self.p, 0
        sizes: list[tuple[str, Resistive | ResistiveLaw, int]] = []
        for names, relation in self.model.resistive.items():
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
        for resistor, names in zip(self.resistors, self.model.resistive, strict=True):
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

    def _reads(self, resistor: Resistor) -> tuple[int, ...]:
        assert isinstance(resistor.relation, ResistiveLaw)
        return resistor.flows if resistor.relation.given == "flow" else resistor.efforts

    def _gives(self, resistor: Resistor) -> tuple[int, ...]:
        assert isinstance(resistor.relation, ResistiveLaw)
        return resistor.efforts if resistor.relation.given == "flow" else resistor.flows

    def _order_laws(self) -> None:
        """Laws that can be evaluated one after another, and the others."""
        pattern = self.sorted.rows(symbols("x", (self.n,)))
        self._row_of = {j: i for i, j in self.sorted.pivots.items()}
        waiting = [r for r in self.resistors if isinstance(r.relation, ResistiveLaw)]
        self._first: list[Resistor] = []
        known: set[int] = set(range(self.gradient_at, self.input_at + self.p))
        while True:
            ready = [r for r in waiting if all(self._follows(j, pattern, known) for j in self._reads(r))]
            if not ready:
                break
            self._first += ready
            waiting = [r for r in waiting if r not in ready]
            known |= {j for r in ready for j in self._gives(r)}
        self._later = waiting

    def _follows(self, column: int, pattern: Sequence[Row], known: set[int]) -> bool:
        row = self._row_of.get(column)
        return row is not None and all(j == column or j in known for j in pattern[row])

    @property
    def binding(self) -> tuple[int, ...]:
        """The inputs that stand in algebraic constraints."""
        pattern = self.sorted.rows(symbols("x", (self.n,)))
        return tuple(k for k in range(self.p) if any(self.input_at + k in pattern[i] for i in self.sorted.bound))

    @property
    def dissipates_itself(self) -> bool:
        """Whether the structure takes power, beside its resistors."""
        return isinstance(self.model.structure, DissipativeStructure)

    def column_name(self, column: int) -> str:
        """A variable of v in words."""
        if column < self.n:
            return f"the rate of {self.states[column]!r}"
        if column < self.n + self.p:
            return f"the output of {self.inputs[column - self.n]!r}"
        resistor = next(r for r in self.resistors if column in (*r.flows, *r.efforts))
        return f"the {'flow' if column in resistor.flows else 'effort'} of {resistor.name!r}"

    def tied_row(self, row: int) -> str:
        """The states and inputs that a constraint ties together."""
        pattern = self.sorted.rows(symbols("x", (self.n,)))[row]
        names = [*self.states, *self.inputs]
        return " – ".join(names[j - self.gradient_at] for j in sorted(pattern))

    def tied(self, name: str) -> str:
        """The states and inputs that are tied to an input."""
        column = self.input_at + self.inputs.index(name)
        pattern = self.sorted.rows(symbols("x", (self.n,)))
        return self.tied_row(next(i for i in self.sorted.bound if column in pattern[i]))

    def signals(self, driven: Driven, t: Scalar, u: Any) -> list[Scalar]:
        """The inputs by component."""
        return [driven.value(name, t, u) for name in self.inputs]

    def gradient(self, x: Array) -> list[Scalar]:
        """∂H/∂x."""
        return list(of_law("energy", lambda at: gradient(self.model.hamiltonian, at), x))

    def constraint(self, x: Array, signals: Sequence[Scalar]) -> tuple[list[Scalar], list[Scalar]]:
        """c(x, t) of every row that binds the state, and the largest of its terms."""
        rows, w = self.sorted.rows(x), self._known(x, signals)
        found, sizes = [], []
        for i in self.sorted.bound:
            terms = [a * w[j] for j, a in rows[i].items()]
            found.append(sum(terms, 0.0))
            size: Scalar = 0.0
            for term in terms:
                size = maximum(size, absolute(term))
            sizes.append(size)
        return found, sizes

    def _known(self, x: Array, signals: Sequence[Scalar]) -> dict[int, Scalar]:
        e = self.gradient(x)
        return dict(enumerate([*e, *signals], self.gradient_at))

    def at(self, x: Array, signals: Sequence[Scalar], slopes: Sequence[Scalar], z: Sequence[Scalar] | Array) -> Point:
        """All variables at x for these inputs, their derivatives ``slopes`` and these unknowns."""
        w = self._known(x, signals)
        found, missed = self._valued(x, w, z, unit=False)
        moving = array([Dual(a, found[k]) for k, a in enumerate(x)]) if self.n else x
        if self.sorted.bound:
            at = [Dual(a, b) for a, b in zip(signals, slopes, strict=True)]
            missed += [dual(c) for c in self.constraint(moving, at)[0]]
        return Point(found, missed)

    def displaced(self, x: Array, signals: Sequence[Scalar], z: Sequence[Scalar] | Array) -> Point:
        """A displacement of x along which the system can move without ∂H and u, and what c misses after it."""
        w = dict.fromkeys(range(self.gradient_at, self.input_at + self.p), 0.0)
        found, missed = self._valued(x, w, z, unit=True)
        moving = array([Dual(a, found[k]) for k, a in enumerate(x)])
        after = self.constraint(moving, [Dual(a, 0.0) for a in signals])[0]
        return Point(found, missed + [c.real + c.dual for c in map(Dual.constant, after)])

    def _valued(
        self, x: Array, w: dict[int, Scalar], z: Sequence[Scalar] | Array, unit: bool
    ) -> tuple[dict[int, Scalar], list[Scalar]]:
        """Values of all columns, and what unknowns miss of laws and open rows; ``unit``: laws of slope one."""
        rows, values = self.sorted.rows(x), dict(w)
        asked = dict(zip(self.solved, z, strict=True))
        values |= {j: asked[j] for j in self.sorted.free}

        def given(column: int) -> Scalar:
            row = rows[self._row_of[column]]
            return 0.0 - sum((a * values[j] for j, a in row.items() if j != column), 0.0) / row[column]

        def evaluate(resistor: Resistor, reads: list[Scalar]) -> None:
            law = resistor.relation
            assert isinstance(law, ResistiveLaw)
            out = (
                reads if unit else np.atleast_1d(np.asarray(of_law(resistor.name, law.law, array(reads)), dtype=object))
            )
            if len(out) != len(reads):
                raise SimulationError(
                    f"{self.model.name}: the law of {resistor.name!r} gives {len(out)} numbers of {len(reads)}"
                )
            values.update(zip(self._gives(resistor), out, strict=True))

        for resistor in self._first:
            evaluate(resistor, [given(j) for j in self._reads(resistor)])
        for resistor in self._later:
            evaluate(resistor, [asked[j] for j in self._reads(resistor)])
        for column in self._row_of:
            values[column] = given(column)
        missed = [asked[j] - values[j] for j in self.solved if j not in self.sorted.free]
        missed += [sum((a * values[j] for j, a in rows[i].items()), 0.0) for i in self.sorted.open]
        return values, missed

    def powers(self, found: dict[int, Scalar]) -> tuple[list[Scalar], list[Scalar]]:
        """Supplied by each port; taken by each resistor, and by the structure itself where it dissipates."""
        each = [found[self.input_at + k] * found[self.n + k] for k in range(self.p)]
        supplied, k = [], 0
        for name in self.model.inputs:
            size = port_of(self.ports, name).dimension
            supplied.append(sum(each[k : k + size], 0.0))
            k += size
        taken = [
            sum((found[f] * found[e] for f, e in zip(r.flows, r.efforts, strict=True)), 0.0) for r in self.resistors
        ]
        if self.dissipates_itself:
            stored = sum((found[self.gradient_at + k] * found[k] for k in range(self.n)), 0.0)
            taken.append(sum(supplied, 0.0) - stored - sum(taken, 0.0))
        return supplied, taken


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
    said = {p.name for p in model.storage} | set(model.inputs) | {n for names in model.resistive for n in names}
    lost = [p.name for p in given.ports if p.name not in said]
    if lost:
        raise SimulationError(
            f"{model.name}: nothing is said of what is at the port {lost[0]!r}; give its effort or its flow as an "
            f"input, inputs={{{lost[0]!r}: 'effort'}} (0 unless a run says otherwise), or a resistive relation, "
            f"resistive={{{lost[0]!r}: resistance(2.0)}}"
        )
    return given.ports
