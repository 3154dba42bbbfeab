"""The equations of an implicit port-Hamiltonian system at a state: explicit ones, and those solved for unknowns.

    (ẋ, y, resistors) from (∂H, u):  rows of `structures.index_reduction`,   ċ(x, t) = 0 in the place of c(x, t) = 0

Unknowns z: the variables that no row gives (multipliers of constraints among them), and what those laws of resistors
read that cannot be evaluated one after another. Law: tests/systems/test_implicit_motion.py.
Units: those of the states, per second of rates, H [J]. Source: Ratiu & Blankenstein; Stramigioli et al., (35)–(37);
Hairer & Wanner II, §VII.1.

The rows of an implicit port-Hamiltonian system: its structure and resistors over the columns of its variables.

Law: rows hold along every run, tests/systems/test_implicit_motion.py. Source: Stramigioli et al., (35)–(37).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.caching import cached_property
from poinsot.algebra.linear import ltl
from poinsot.algebra.relays import of_law
from poinsot.algebra.scalars import Scalar, absolute, maximum
from poinsot.algebra.traced import symbols
from poinsot.errors import SimulationError
from poinsot.programs.graph import evaluated, jacobian
from poinsot.records import NamedTuple
from poinsot.signals.given import Driven
from poinsot.structures.dirac import DiracStructure, DissipativeStructure
from poinsot.structures.families import DiracFamily
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


class ImplicitPoint(NamedTuple):
    """All variables at a state: of every column (v, w) its value, and the residual of the unknowns."""

    values: Array
    missed: Array


@final
class ImplicitEquations(ImplicitRows):
    """The equations of a system, apart from what drives it.

    solved  the columns of the unknowns z: those that no row gives, and what laws read that wait for one another
    """

    def __init__(self, model: ImplicitPortHamiltonian) -> None:
        super().__init__(model)
        self._order_laws()
        free = self.sorted.free
        self.solved = (*free, *(j for r in self._later for j in self._reads(r) if j not in free))

    def _reads(self, resistor: Resistor) -> tuple[int, ...]:
        assert isinstance(resistor.relation, ResistiveLaw)
        return resistor.flows if resistor.relation.given == "flow" else resistor.efforts

    def _gives(self, resistor: Resistor) -> tuple[int, ...]:
        assert isinstance(resistor.relation, ResistiveLaw)
        return resistor.efforts if resistor.relation.given == "flow" else resistor.flows

    def _order_laws(self) -> None:
        """Laws that can be evaluated one after another, and the others."""
        pattern = self._pattern
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

    @cached_property
    def _pattern(self) -> Sequence[Row]:
        return self.sorted.rows(symbols("x", (self.n,)))

    @property
    def binding(self) -> tuple[int, ...]:
        """The inputs that stand in algebraic constraints."""
        pattern = self._pattern
        return tuple(k for k in range(self.p) if any(self.input_at + k in pattern[i] for i in self.sorted.bound))

    @property
    def dissipates_itself(self) -> bool:
        """Whether the structure takes power, beside its resistors."""
        given = self.model.structure
        return isinstance(given, DissipativeStructure) or (isinstance(given, DiracFamily) and given.dissipative)

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
        pattern = self._pattern[row]
        names = [*self.states, *self.inputs]
        return " – ".join(names[j - self.gradient_at] for j in sorted(pattern))

    def tied(self, name: str) -> str:
        """The states and inputs that are tied to an input."""
        column, pattern = self.input_at + self.inputs.index(name), self._pattern
        return self.tied_row(next(i for i in self.sorted.bound if column in pattern[i]))

    def signals(self, driven: Driven, t: Scalar, u: Any) -> list[Scalar]:
        """The inputs by component."""
        return [driven.value(name, t, u) for name in self.inputs]

    @cached_property
    def _traced(self) -> dict[str, Any]:
        """All equations once, over traced x, inputs s, their rates r and unknowns z."""
        x, s, r = symbols("x", (self.n,)), symbols("s", (self.p,)), symbols("r", (self.p,))
        z = symbols("z", (len(self.solved),))
        stored = array([of_law("energy", self.model.hamiltonian, x)])
        e = list(jacobian(stored, x)[0]) if self.n else []
        rows = self.sorted.rows(x)
        w: dict[int, Scalar] = dict(enumerate([*e, *s], self.gradient_at))
        terms = [[a * w[j] for j, a in rows[i].items()] for i in self.sorted.bound]
        c = array([sum(each, 0.0) for each in terms])
        sizes = array([largest([absolute(term) for term in each]) for each in terms])
        c_x, c_s = jacobian(c, x), jacobian(c, s)
        found, missed = self._valued(rows, w, z, x, unit=False)
        rate = array([found[k] for k in range(self.n)])
        missed = [*missed, *(c_x @ rate + c_s @ r)] if len(c) else missed
        nothing = dict.fromkeys(w, 0.0)
        moved, left = self._valued(rows, nothing, z, x, unit=True)
        step = array([moved[k] for k in range(self.n)])
        left = [*left, *(c + c_x @ step)] if len(c) else left
        values = array([found[j] for j in range(self.input_at + self.p)])
        return {
            "rows": rows, "of": (x, s, r, z), "stored": stored, "c": c, "sizes": sizes, "c_x": c_x,
            "missed": array(missed), "left": array(left), "step": step, "values": values,
        }  # fmt: skip

    def _put(self, what: Array, *given: Any) -> Array:
        """Something traced, at these x, inputs, rates of inputs and unknowns; what lacks does not stand in it."""
        of = self._traced["of"]
        values = [*given, *([0.0] * len(each) for each in of[len(given) :])]
        found: Array = evaluated(what.ravel(), of, values).reshape(what.shape)
        return found

    def constraint(self, x: object, signals: Sequence[Scalar]) -> tuple[Array, Array, Array]:
        """c(x, t) of every row that binds the state, the largest of its terms, and ∂c/∂x."""
        k, t = len(self.sorted.bound), self._traced
        found = self._put(np.concatenate([t["c"], t["sizes"], t["c_x"].ravel()]), x, signals)
        return found[:k], found[k : 2 * k], found[2 * k :].reshape(k, self.n)

    def at(self, x: object, signals: Sequence[Scalar], slopes: Sequence[Scalar], z: object) -> ImplicitPoint:
        """All variables at x for these inputs, their derivatives ``slopes`` and these unknowns."""
        values, missed = self._traced["values"], self._traced["missed"]
        found = self._put(np.concatenate([values, missed]), x, signals, slopes, z)
        return ImplicitPoint(found[: len(values)], found[len(values) :])

    def between(self, x: Any, slope: Any, signals: Sequence[Scalar], z: Any) -> tuple[Array, Array]:
        """All variables of the rows at x with a slope (n,) in the place of ∂H(x), and what these unknowns miss of laws,
        open rows and constraints as they are."""
        rows, w = self.sorted.rows(x), dict(enumerate([*slope, *signals], self.gradient_at))
        found, missed = self._valued(rows, w, z, x, unit=False)
        missed += [sum((a * w[j] for j, a in rows[i].items()), 0.0) for i in self.sorted.bound]
        return array([found[j] for j in range(self.input_at + self.p)]), array(missed)

    def displaced(self, x: object, signals: Sequence[Scalar], z: object) -> ImplicitPoint:
        """A displacement of x along which the system can move without ∂H and u, and what c misses after it."""
        step, left = self._traced["step"], self._traced["left"]
        found = self._put(np.concatenate([step, left]), x, signals, [0.0] * self.p, z)
        return ImplicitPoint(found[: self.n], found[self.n :])

    @cached_property
    def _shared(self) -> dict[str, Array] | None:
        """z = K μ by (S K) μ = −r where S K is symmetric by law: K the constraints' rows at the duals of z."""
        free, k = self.sorted.free, len(self.sorted.bound)
        if self._later or self.sorted.open or not k or max(free) >= self.n + self.p:
            return None
        t = self._traced
        (x, s, r, z), K = t["of"], zeros(k, k)
        for j, column in enumerate(free):
            dual_at = self.gradient_at + column if column < self.n else self.input_at + column - self.n
            for i, row in enumerate(self.sorted.bound):
                K[j, i] = t["rows"][row].get(dual_at, 0.0) * (1.0 if column < self.n else -1.0)
        found: dict[str, Array] = {"sides": jacobian(t["missed"], z) @ K}
        factors = ltl(found["sides"])
        for name in ("missed", "left"):
            first = K @ factors.solve(-self._put(t[name], x, s, r, [0.0] * k))
            found[name] = first - K @ factors.solve(self._put(t[name], x, s, r, first))  # S has squared what is near 0
        return found

    def is_definite(self, x: object, signals: Sequence[Scalar]) -> bool:
        """Whether the multipliers follow from a positive definite matrix here: then no pivots need to be looked for."""
        if self._shared is None:
            return False
        S = self._put(self._shared["sides"], x, signals)
        d = np.sqrt(np.abs(np.diag(S)))
        if not np.isfinite(S).all() or not (np.diag(S) > 0).all():
            return False
        S = S / np.outer(d, d)
        # scaled to a diagonal of 1: Cholesky without pivots is safe
        return bool(np.abs(S - S.T).max() < 1e-9 and np.linalg.eigvalsh((S + S.T) / 2)[0] > 1e-9)

    def shared(self, what: str, x: object, signals: Sequence[Scalar], slopes: Sequence[Scalar]) -> Array:
        """The unknowns at which nothing is "missed", or "left" by a displacement, in closed form."""
        assert self._shared is not None
        return self._put(self._shared[what], x, signals, slopes)

    def slopes(self, x: object, signals: Sequence[Scalar], z: object) -> Array:
        """∂missed/∂z (n, n): regular where everything is determined."""
        t = self._traced
        return self._put(jacobian(t["missed"], t["of"][3]), x, signals, [0.0] * self.p, z)

    def energy(self, x: Any) -> Scalar:
        """H."""
        return self._put(self._traced["stored"], x)[0]

    def gradient(self, x: object) -> Array:
        """∂H/∂x (n,)."""
        return self._put(self._traced["values"][self.gradient_at : self.input_at], x)

    def curvature(self, x: object) -> Array:
        """∂²H/∂x² (n, n)."""
        t = self._traced
        return self._put(jacobian(jacobian(t["stored"], t["of"][0])[0], t["of"][0]), x)

    def _valued(
        self, rows: Sequence[Row], w: dict[int, Scalar], z: Array, x: Any, unit: bool
    ) -> tuple[dict[int, Scalar], list[Scalar]]:
        """Values of all columns, and what unknowns miss of laws and open rows; ``unit``: laws of slope one."""
        values = dict(w)
        asked = dict(zip(self.solved, z, strict=True))
        values |= {j: asked[j] for j in self.sorted.free}

        def told(column: int) -> Scalar:
            row = rows[self._row_of[column]]
            return 0.0 - sum((a * values[j] for j, a in row.items() if j != column), 0.0) / row[column]

        def evaluate(resistor: Resistor, reads: list[Scalar]) -> None:
            law = resistor.relation
            assert isinstance(law, ResistiveLaw)
            given = [array(reads), array(list(x))][: 2 if law.varies else 1]
            out = reads if unit else np.atleast_1d(np.asarray(of_law(resistor.name, law.law, *given), dtype=object))
            if np.shape(out) != (len(reads),):
                raise SimulationError(
                    f"{self.model.name}: the law of {resistor.name!r} gives "
                    f"{' × '.join(map(str, np.shape(out)))} numbers of {len(reads)}"
                )
            values.update(zip(self._gives(resistor), out, strict=True))

        for resistor in self._first:
            evaluate(resistor, [told(j) for j in self._reads(resistor)])
        for resistor in self._later:
            evaluate(resistor, [asked[j] for j in self._reads(resistor)])
        for column in self._row_of:
            values[column] = told(column)
        missed = [asked[j] - values[j] for j in self.solved if j not in self.sorted.free]
        missed += [sum((a * values[j] for j, a in rows[i].items()), 0.0) for i in self.sorted.open]
        return values, missed

    def powers(self, found: Array) -> tuple[list[Scalar], list[Scalar]]:
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


def largest(values: Sequence[Scalar]) -> Scalar:
    """The largest of some nonnegative values, 0 if empty."""
    found: Scalar = 0.0
    for value in values:
        found = maximum(found, value)
    return found
