"""The equations of a network over any scalar: from states, time and inputs to all variables, the rates and the powers.

    given = ∂H/∂x (storage), s(t) (sources), what the blocks find (resistors, relations, couplings), λ (excess storage)
    other = W given,      ẋ = the conjugate variables of storage
    excess:  0 = c(x, t) = −Σ_k D_kb given_k − ∂H/∂x_b,   ċ = 0 gives λ from (Dᵀ H″ D) λ = ċ at λ = 0

Law: Ḣ = Σ supplied − Σ dissipated; across sums to zero round loops, through at nodes, tests/networks/test_equations.py.
Source: Ratiu & Blankenstein (networks with excess elements); formulas.md §8–9.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.algebra.sparse import Pivots, Row, choose_pivots, solve
from poinsot.elements.primitives import Coupling, Relation, Resistor, Source, Storage
from poinsot.elements.signals import Table
from poinsot.errors import ModelError
from poinsot.networks.blocks import Block, linear_row, make_blocks
from poinsot.networks.causality import Causality, assign
from poinsot.networks.model import NetworkModel
from poinsot.networks.responses import columns, ties
from poinsot.structures.derivatives import gradient, hessian
from poinsot.structures.kirchhoff import Kind

Values = list[Scalar]
Matrices = list[tuple[Array, Array] | None]
States = Sequence[Scalar] | Array
SignalOf = Callable[[Scalar], Scalar]


@final
@dataclass(frozen=True, eq=False)
class Flow:
    """All variables of a network at one state.

    across, through  of every branch; rates ẋ of every state
    residual         of the equations that Newton's method solves, zero at a solution
    """

    across: Values
    through: Values
    rates: Values
    residual: Values

    def power(self, branches: Sequence[int]) -> Scalar:
        """Σ across · through into these branches [W]."""
        return sum((self.across[b] * self.through[b] for b in branches), 0.0)


@final
class Equations:
    """A network made ready to be evaluated: its causality, its blocks, its states.

    signals  for sources by name: a function of time that replaces the signal of the model; None samples it
    Errors   ModelError that names the elements which contradict one another
    """

    def __init__(self, model: NetworkModel, signals: dict[str, SignalOf | None] | None = None) -> None:
        self.model = model
        self.storages = [(k, e) for k, e in enumerate(model.primitives) if isinstance(e, Storage)]
        self.state_names = tuple(
            f"{e.name}.{(pair.name + '.') * bool(pair.name)}{q.name}"
            for _, e in self.storages
            for pair, q in zip(e.pairs, e.states, strict=True)
        )
        self.nx = len(self.state_names)
        self._at = {name: i for i, name in enumerate(self.state_names)}
        self.branch_of_state = [model.first_branch(k) + port for k, e in self.storages for port in range(len(e.pairs))]
        self._state_of_branch = {b: i for i, b in enumerate(self.branch_of_state)}
        self._read_signals(signals or {})
        self._check_references()
        self._guess = [v if v is not None else 0.0 for _, e in self.storages for v in e.initial]
        numbers = self.matrices(self._guess)
        self.causality: Causality = assign(model, numbers)
        self.ties = ties(model, self.causality, numbers)
        self.blocks: tuple[Block, ...] = make_blocks(model, self.causality, numbers)
        self.unknowns = [b for block in self.blocks if block.how == "newton" for b in block.unknowns]
        self._excess_pivots = self._choose_excess_pivots()

    def _read_signals(self, given: dict[str, SignalOf | None]) -> None:
        self.sources = [(k, e) for k, e in enumerate(self.model.primitives) if isinstance(e, Source)]
        self.sampled: list[str] = []
        self._signal: dict[str, SignalOf | int] = {}
        for _, e in self.sources:
            at = given[e.name] if e.name in given else None if isinstance(e.signal, Table) else e.signal.at
            if at is None:
                self._signal[e.name] = len(self.sampled)
                self.sampled.append(e.name)
            else:
                self._signal[e.name] = at

    def _check_references(self) -> None:
        for e in self.model.primitives:
            for name in e.by if isinstance(e, (Coupling, Resistor)) else ():
                if name not in self._at:
                    raise ModelError(
                        f"{e.name!r} varies with {name!r}, which is no state of network {self.model.name!r}; its "
                        f"states are {', '.join(self.state_names[:12])}"
                    )

    def signal(self, source: str) -> SignalOf | int:
        """The signal of a source: a function of time, or which sampled input it is."""
        return self._signal[source]

    def states(self, x: States, names: Sequence[str]) -> Values:
        """The states with these names."""
        return [x[self._at[name]] for name in names]

    def matrices(self, x: States) -> Matrices:
        """P and Q of every coupling at a state, None for the other primitives."""
        return [e.at(*self.states(x, e.by)) if isinstance(e, Coupling) else None for e in self.model.primitives]

    def energies(self, x: States) -> Values:
        """H of each storage [J]."""
        found, start = [], 0
        for _, e in self.storages:
            found.append(e.energy(*x[start : start + len(e.pairs)]))
            start += len(e.pairs)
        return found

    def conjugates(self, x: States) -> Values:
        """∂H/∂x of every state."""
        found: Values = []
        for _, e in self.storages:
            start = len(found)
            found += list(gradient(_spread(e.energy), array(x[start : start + len(e.pairs)])))
        return found

    def stiffness(self, x: States) -> list[Array]:
        """∂²H/∂x² of each storage."""
        found, start = [], 0
        for _, e in self.storages:
            found.append(hessian(_spread(e.energy), array(x[start : start + len(e.pairs)])))
            start += len(e.pairs)
        return found

    def supplied(self, t: Scalar, u: States) -> dict[int, Scalar]:
        """The given variable of each source branch."""
        found = {}
        for k, e in self.sources:
            at = self._signal[e.name]
            value = u[at] if isinstance(at, int) else at(t)
            found[self.model.first_branch(k)] = e.factor * value
        return found

    def evaluate(self, x: States, t: Scalar, u: States, w: States = ()) -> Flow:
        """Everything at state x (nx,), time t [s], sampled inputs u and Newton's unknowns w."""
        given = {b: e for b, e in zip(self.branch_of_state, self.conjugates(x), strict=True)}
        given |= self.supplied(t, u)
        for b in self.causality.excess:
            given[b] = 0.0
        matrices = self.matrices(x)
        found, residual = self._through_blocks(x, dict(given), matrices, w)
        if self.causality.excess:
            rates = [self._conjugate(found, b) for b in self.branch_of_state]
            for b, value in self._excess_rates(x, t, rates, matrices).items():
                given[b] = value
            found, residual = self._through_blocks(x, given, matrices, w)
        across, through = [], []
        for b, kind in enumerate(self.causality.given):
            other = self.out(found, b)
            across.append(found[b] if kind == "across" else other)
            through.append(other if kind == "across" else found[b])
        accumulate = [e.kinds[p] == Kind.ACROSS_STORAGE for _, e in self.storages for p in range(len(e.pairs))]
        rates = [through[b] if sums else across[b] for b, sums in zip(self.branch_of_state, accumulate, strict=True)]
        return Flow(across, through, rates, residual)

    def out(self, given: dict[int, Scalar], b: int) -> Scalar:
        """The variable of branch b that is not given."""
        total: Scalar = 0.0
        for j, sign in self.causality.out[b]:
            total = total + given[j] if sign > 0 else total - given[j]
        return total

    def _conjugate(self, given: dict[int, Scalar], b: int) -> Scalar:
        """The rate of the state of branch b."""
        return given[b] if b in self._excess_set else self.out(given, b)

    @cached_property
    def _excess_set(self) -> frozenset[int]:
        return frozenset(self.causality.excess)

    def _through_blocks(
        self, x: States, given: dict[int, Scalar], matrices: Matrices, w: States
    ) -> tuple[dict[int, Scalar], Values]:
        residual: Values = []
        for block in self.blocks:
            match block.how:
                case "linear":
                    given |= self._eliminate(x, block, given, matrices)
                case "law":
                    e = block.equations[0]
                    given[block.unknowns[0]] = self._law(e.element, given)[e.row]
                case "newton":
                    for b in block.unknowns:
                        given[b] = w[len(residual)]
                        residual.append(0.0)
                    start = len(residual) - len(block.unknowns)
                    residual[start:] = self._misses(x, block, given, matrices)
        return given, residual

    def _row(self, x: States, block: Block, i: int, matrices: Matrices) -> dict[int, Scalar]:
        equation = block.equations[i]
        element = self.model.primitives[equation.element]
        a, r = 0.0, 0.0
        if isinstance(element, Resistor):
            a, r = element.vary(*self.states(x, element.by)) if element.vary else (element.a, element.r)
        return linear_row(self.model, self.causality, equation, matrices, a, r)

    def _eliminate(self, x: States, block: Block, given: dict[int, Scalar], matrices: Matrices) -> dict[int, Scalar]:
        unknown = set(block.unknowns)
        rows, right = [], []
        for i in range(len(block.equations)):
            row, value = {}, 0.0
            for j, c in self._row(x, block, i, matrices).items():
                if j in unknown:
                    row[j] = c
                elif not is_zero(given[j]):
                    value = value - c * given[j]
            rows.append(row)
            right.append(value)
        return solve(rows, right, block.pivots)

    def _law(self, element: int, given: dict[int, Scalar]) -> tuple[Scalar, ...]:
        relation = self.model.primitives[element]
        assert isinstance(relation, Relation)
        first = self.model.first_branch(element)
        reads = [
            sum((sign * given[j] for j, sign in self.causality.terms(first + port, variable)), 0.0)
            for port, variable in relation.reads
        ]
        return tuple(relation.law(*reads))

    def _misses(self, x: States, block: Block, given: dict[int, Scalar], matrices: Matrices) -> Values:
        found: Values = []
        for i, equation in enumerate(block.equations):
            element = self.model.primitives[equation.element]
            if isinstance(element, Relation):
                b = self.model.first_branch(equation.element) + equation.row
                value = sum(
                    (sign * given[j] for j, sign in self.causality.terms(b, element.outputs[equation.row])), 0.0
                )
                found.append(value - self._law(equation.element, given)[equation.row])
            else:
                found.append(sum((c * given[j] for j, c in self._row(x, block, i, matrices).items()), 0.0))
        return found

    # Excess storage

    def _responses(self, x: States) -> list[Row]:
        return columns(self.model, self.causality, self.matrices(x), self.matrices(self._guess))

    def constraint(self, x: States, t: Scalar, u: States = ()) -> Values:
        """c(x, t) of the excess storages: what their conjugate variables miss of what the network says."""
        given = {b: e for b, e in zip(self.branch_of_state, self.conjugates(x), strict=True)}
        given |= self.supplied(t, u)
        return [
            0.0 - sum((d * given[k] for k, d in column.items()), 0.0) - given[b]
            for b, column in zip(self.causality.excess, self._responses(x), strict=True)
        ]

    def directions(self, x: States) -> list[dict[int, Scalar]]:
        """For each excess storage the states that a unit of its own rate changes: x moves along these, no others."""
        return [
            {self._state_of_branch[k]: d for k, d in {b: 1.0, **column}.items() if k in self._state_of_branch}
            for b, column in zip(self.causality.excess, self._responses(x), strict=True)
        ]

    def gram(self, x: States) -> list[dict[int, Scalar]]:
        """−∂c/∂x along the directions, as sparse rows: Dᵀ H″ D, symmetric and positive where H is convex."""
        moves = self.directions(x)
        blocks = self.stiffness(x)
        place = [(k, i) for k, (_, e) in enumerate(self.storages) for i in range(len(e.pairs))]
        starts = np.cumsum([0, *(len(e.pairs) for _, e in self.storages)])
        moved_by: dict[int, list[int]] = {}
        for j, move in enumerate(moves):
            for s in move:
                moved_by.setdefault(s, []).append(j)
        rows: list[dict[int, Scalar]] = []
        for move in moves:
            row: dict[int, Scalar] = {}
            for s, d in move.items():
                k, i = place[s]
                for other in range(len(blocks[k])):
                    h = blocks[k][i, other]
                    for j in [] if is_zero(h) else moved_by.get(int(starts[k]) + other, []):
                        row[j] = row.get(j, 0.0) + d * h * moves[j][int(starts[k]) + other]
            rows.append(row)
        return rows

    def shift(self, x: States, right: Sequence[Scalar]) -> Values:
        """λ with (Dᵀ H″ D) λ = right."""
        found = solve(self.gram(x), right, self._excess_pivots)
        return [found[j] for j in range(len(right))]

    def _excess_rates(self, x: States, t: Scalar, rates: Values, matrices: Matrices) -> dict[int, Scalar]:
        moving = [Dual(value, rate) for value, rate in zip(x, rates, strict=True)]
        drift = [dual(c) for c in self.constraint(moving, Dual(t, 1.0), self._still)]
        return dict(zip(self.causality.excess, self.shift(x, drift), strict=True))

    @cached_property
    def _still(self) -> Values:
        """Sampled inputs take no part in constraints; assured when the network is made."""
        return [0.0] * len(self.sampled)

    def _choose_excess_pivots(self) -> Pivots:
        names = {self.model.first_branch(k): e.name for k, e in self.sources}
        for tie in self.ties:
            for b in tie:
                if names.get(b) in self.sampled:
                    raise ModelError(
                        f"network {self.model.name!r}: the sampled source {names[b]!r} stands directly across "
                        f"{', '.join(self.model.branches[k].name for k in tie if k != b)}, which would have to follow "
                        "its jumps; put a resistance between them, or give the source as a formula"
                    )
        if not self.causality.excess:
            return ()
        rows = [{j: float(v) for j, v in row.items()} for row in self.gram(self._guess)]
        pivots, left = choose_pivots(rows, range(len(rows)))
        if left:
            names_of_tie = " – ".join(self.model.branches[b].name for b in self.ties[0])
            raise ModelError(
                f"network {self.model.name!r}: {names_of_tie} depend on one another, and at the initial state their "
                "energies have no curvature that would say how they share; give other initial values"
            )
        return pivots


def _spread(energy: Callable[..., Scalar]) -> Callable[[Array], Scalar]:
    return lambda z: energy(*z)
