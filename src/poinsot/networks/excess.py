"""Excess storage: what binds it, at which rate it shares, and how a state is brought back to where it must be.

    0 = c(x, t) = −Σ_k D_kb given_k − ∂H/∂x_b          of every excess storage b
    ċ = 0:  (Dᵀ H″ D) λ = ċ at λ = 0,  with Sᵀ-weighted M⁻¹ in the place of H″ at the ports of mechanisms

A port of a mechanism may be in excess, too: ∂H/∂x_b is its rate then, and λ_b what passes through it.

A state is only ever moved along D: what the loop or cutset conserves stays as it is. D is how the rest answers to the
rates of excess storage, exact, by couplings alone: b takes λ_b into its state, and with all else at zero the conjugate
variables of other storage and of sources answer D λ. Duality: what binds b is c_b = 0.
Law: tests/networks/test_excess.py. Source: Ratiu & Blankenstein (x₁ the excess, J₁₂ = −J₂₁ᵀ); formulas.md §9.
Units: λ are rates of the states that it is of.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, absolute, is_zero, less, where
from poinsot.algebra.sparse import Pivots, Row, choose_pivots, solve
from poinsot.components.primitives import IdealCoupling, IdealSource, Storage
from poinsot.errors import ModelError
from poinsot.networks.blocks import SampledTie, balanced
from poinsot.networks.causality import Causality, Matrices, coupling_rows
from poinsot.networks.machine import Machine
from poinsot.networks.model import NetworkModel
from poinsot.networks.states import NetworkStates, States, Values


def largest(values: Sequence[Scalar]) -> Scalar:
    """The largest of some nonnegative values, 0 if empty."""
    found: Scalar = 0.0
    for value in values:
        found = where(less(found, value), value, found)
    return found


@final
class Excess:
    """The excess storages of a network. Errors: ModelError that names what they depend on and why that cannot be."""

    def __init__(self, states: NetworkStates, causality: Causality) -> None:
        self._e, self._causality = states, causality
        self.branches = causality.excess
        numbers = states.matrices(states.guess) if self.branches else []
        self._inner = inner_pivots(states.model, causality, numbers) if self.branches else ()
        found = columns(states.model, causality, numbers, self._inner)
        self.ties = tuple((b, *sorted({*column} - {b})) for b, column in zip(self.branches, found, strict=True))
        self.refuse_samples()
        self._feeds_back = self._constraints_depend_on_what_they_move()
        self._pivots = self._choose_pivots() if self.branches else ()

    def of(self, states: NetworkStates) -> Excess:
        """The same excess storages, and order of finding how they share, at elements of other numbers."""
        other = copy(self)
        other._e = states
        return other

    @property
    def decided(self) -> tuple[Any, ...]:
        """All that was found where the network starts: how shares are found elsewhere."""
        return self.branches, self.ties, self._feeds_back, self._pivots, self._inner

    @property
    def bound_states(self) -> list[int]:
        """The states of excess storage."""
        own = self._e.state_of_branch
        return [own[b] for b in self.branches if b in own]

    @property
    def tied_ports(self) -> list[int]:
        """Ports of mechanisms with a rate imposed by the network: in excess, without a state."""
        return [b for b in self.branches if b not in self._e.state_of_branch]

    def refuse_tied_ports(self, what: str) -> None:
        """ModelError for analyses that networks with tied ports lack; the argument is the subject of the sentence."""
        if self.tied_ports:
            names = ", ".join(repr(self._e.model.branches[b].name) for b in self.tied_ports)
            raise ModelError(
                f"network {self._e.model.name!r}: the rates of {names} are said by what they are joined to rigidly (a "
                f"source, another mechanism), and {what} does not know that. Put a spring or a damper between"
            )

    def constraint(self, x: States, t: Scalar) -> Values:
        """c(x, t): the conjugate variable of each excess storage less its value by the network."""
        given = self._e.given(x, t, [0.0] * len(self._e.sampled))
        return [0.0 - sum((d * given[k] for k, d in column.items()), 0.0) for column in self._answers(x)]

    def sizes(self, x: States, t: Scalar) -> Values:
        """The largest term of each constraint: its residual is judged by this, not by other domains."""
        given = self._e.given(x, t, [0.0] * len(self._e.sampled))
        return [largest([absolute(d * given[k]) for k, d in column.items()]) for column in self._answers(x)]

    def rates(self, x: States, t: Scalar, storage: Values, machines: list[Array]) -> Row:
        """λ of every excess branch, from the rates of storage and of mechanisms at λ = 0."""
        moving = [Dual(value, rate) for value, rate in zip(x, storage, strict=False)]
        for (_, machine, start), v_dot in zip(self._e.machines, machines, strict=True):
            moving += list(machine.moving(x[start : start + machine.size], v_dot))
        drift = [dual(c) for c in self.constraint(moving, Dual(t, 1.0))]
        return dict(zip(self.branches, self.shares(x, drift), strict=True))

    def alone(self, x: States) -> tuple[list[Row], list[Row]]:
        """Dᵀ H″ D and the columns D where mechanisms answer as they do."""
        return self._gram(x), self._answers(x)

    def shares(self, x: States, right: Sequence[Scalar]) -> Values:
        """λ with (Dᵀ H″ D) λ = right."""
        found = solve(self._gram(x), right, self._pivots)
        return [found[j] for j in range(len(right))]

    def moved(self, x: States, amounts: Sequence[Scalar]) -> Values:
        """x + D amounts: to first order c changes by −(Dᵀ H″ D) amounts."""
        found = list(x)
        for amount, column in zip(amounts, self._answers(x), strict=True):
            for k, d in column.items():
                if k in self._e.state_of_branch:
                    s = self._e.state_of_branch[k]
                    found[s] = found[s] + d * amount
            for start, change in self._machine_moves(x, column):
                for i, dv in enumerate(change):
                    found[start + i] = found[start + i] + dv * amount
        return found

    def impulses(self, x: States, amounts: Sequence[Scalar], element: int) -> Values:
        """What ``moved`` puts on each port of a mechanism, by the number of the element."""
        first, ports = self._e.model.first_branch(element), len(self._e.model.primitives[element].pairs)
        found: Values = [0.0] * ports
        for amount, column in zip(amounts, self._answers(x), strict=True):
            for p in range(ports):
                if first + p in column:
                    found[p] = found[p] + column[first + p] * amount
        return found

    def _answers(self, x: States) -> list[Row]:
        e = self._e
        return columns(e.model, self._causality, e.matrices(x), self._inner)

    def answers(self, x: States, branch: int) -> list[tuple[int, Array]]:
        """How the rates of mechanisms answer to a unit of λ of an excess branch: where they start in x, the change."""
        return self._machine_moves(x, self._answers(x)[self.branches.index(branch)])

    def _machine_moves(self, x: States, column: Row) -> list[tuple[int, Array]]:
        """For each mechanism in the column: where its rates v start in x, and their change for a unit of λ."""
        found = []
        for k, machine, start in self._e.machines:
            first = self._e.model.first_branch(k)
            ports = {p: column[first + p] for p in range(len(machine.pairs)) if first + p in column}
            if ports:
                change = machine.answer(x[start : start + machine.size], ports)
                found.append((start + machine.tree.nq, change))
        return found

    def _gram(self, x: States) -> list[Row]:
        """−∂c/∂x along D, as sparse rows; symmetric, and positive where H is convex."""
        e = self._e
        if self._feeds_back:
            return self._slopes(x)
        answers = self._answers(x)
        moves = [{e.state_of_branch[k]: d for k, d in column.items() if k in e.state_of_branch} for column in answers]
        curvatures = e.stiffness(x)
        place = [(k, i, n) for k, (_, s) in enumerate(e.storages) for n in [len(s.pairs)] for i in range(n)]
        moved_by: dict[int, list[int]] = {}
        for j, move in enumerate(moves):
            for s in move:
                moved_by.setdefault(s, []).append(j)
        rows: list[Row] = []
        for move in moves:
            row: Row = {}
            for s, d in move.items():
                k, i, n = place[s]
                for other in range(n):
                    h, at = curvatures[k][i, other], s - i + other
                    for j in [] if is_zero(h) else moved_by.get(at, []):
                        row[j] = row.get(j, 0.0) + d * h * moves[j][at]
            rows.append(row)
        self._add_machines(x, answers, rows)
        return rows

    def _constraints_depend_on_what_they_move(self) -> bool:
        """Whether a coupling or a fed back source in a constraint varies with a state that the constraints move."""
        e = self._e
        tied = {b for tie in self.ties for b in tie}
        moved = {e.state_of_branch[b] for b in tied if b in e.state_of_branch}
        for k, machine, start in e.machines:
            first = e.model.first_branch(k)
            if tied & set(range(first, first + len(machine.pairs))):
                moved |= set(range(start + machine.tree.nq, start + machine.size))
        bound = {e.model.branches[b].element for b in tied}
        return any(
            moved & set(e.positions(part.by))
            for k, part in e.model.varying
            if isinstance(part, IdealCoupling) or (isinstance(part, IdealSource) and k in bound)
        )

    def _slopes(self, x: States) -> list[Row]:
        """−∂c/∂x along D with all that varies; not symmetric where a constraint feeds back."""
        n = len(self.branches)
        rows: list[Row] = [{} for _ in range(n)]
        for j in range(n):
            amounts = [Dual(0.0, float(i == j)) for i in range(n)]
            moving = [value if isinstance(value, Dual) else Dual(value, 0.0) for value in self.moved(x, amounts)]
            for row, c in zip(rows, self.constraint(moving, 0.0), strict=True):
                row[j] = 0.0 - dual(c)
        return rows

    def _add_machines(self, x: States, answers: list[Row], rows: list[Row]) -> None:
        """Dᵀ S M⁻¹ Sᵀ D of the mechanisms' ports."""
        for k, machine, start in self._e.machines:
            first, state = self._e.model.first_branch(k), x[start : start + machine.size]
            mine = [
                {p: column[first + p] for p in range(len(machine.pairs)) if first + p in column} for column in answers
            ]
            for j, ports in enumerate(mine):
                if not ports:
                    continue
                change = machine.answer(state, ports)
                for i, others in enumerate(mine):
                    rates = machine.rates_of(state, change, list(others)) if others else []
                    for d, rate in zip(others.values(), rates, strict=True):
                        rows[i][j] = rows[i].get(j, 0.0) + d * rate

    def refuse_samples(self) -> None:
        """SampledTie for a sampled source across storage alone."""
        e = self._e
        names = {e.model.first_branch(k): s.name for k, s in e.sources}
        for tie in self.ties:
            for b in tie:
                if names.get(b) in e.sampled:
                    raise SampledTie(
                        f"network {e.model.name!r}: the sampled source {names[b]!r} stands directly across "
                        f"{', '.join(e.model.branches[k].name for k in tie if k != b)}, which would have to follow its "
                        "jumps; put a resistance between them, or give the source as a formula"
                    )

    def _choose_pivots(self) -> Pivots:
        rows = [{j: float(v) for j, v in row.items()} for row in self._gram(self._e.guess)]
        pivots, left = choose_pivots(balanced(rows), range(len(rows)))
        if self.tied_ports and (left or self._least_answer(rows) <= _HELD):
            names = ", ".join(self._e.model.branches[b].name for b in self.tied_ports)
            raise ModelError(
                f"network {self._e.model.name!r}: {names} cannot move as what is joined to them rigidly says: at the "
                "initial state they are held already, or at a dead point, or are joined twice. Start elsewhere, leave "
                "out what says it twice, or put a spring, a damper or a shaft that gives between"
            )
        if left:
            names = " – ".join(self._e.model.branches[b].name for b in self.ties[0])
            raise ModelError(
                f"network {self._e.model.name!r}: {names} depend on one another, and at the initial state their "
                "energies have no curvature that would say how they share; give other initial values"
            )
        return pivots

    def _least_answer(self, rows: Sequence[Row]) -> float:
        """The least eigenvalue of Dᵀ H″ D, relative to the sum of its terms without cancellation."""
        e, whole = self._e, []
        for column in self._answers(e.guess):
            apart: list[Row] = [{k: d} for k, d in column.items()]
            split: list[Row] = [{} for _ in apart]
            self._add_machines(e.guess, apart, split)
            stored = [d * d * self._curvature(k) for k, d in column.items() if k in e.state_of_branch]
            whole.append(sum(stored, 0.0) + sum(float(row.get(i, 0.0)) for i, row in enumerate(split)))
        G = np.array([[row.get(j, 0.0) for j in range(len(rows))] for row in rows])
        sizes = np.sqrt(np.array([size or 1.0 for size in whole]))
        return float(np.linalg.eigvalsh(G / np.outer(sizes, sizes))[0])

    def _curvature(self, branch: int) -> float:
        s = self._e.state_of_branch[branch]
        return float(np.concatenate([np.diag(h) for h in self._e.stiffness(self._e.guess)])[s])


_HELD = 1e-9
"""Share of a port's response below which only rounding is left."""


def inner_pivots(model: NetworkModel, causality: Causality, numbers: Matrices) -> Pivots:
    """The pivots that eliminate the variables of couplings; ``numbers``: (P, Q) of each coupling, as floats."""
    unknown = _of_couplings(model)
    return choose_pivots([_among(unknown, row) for row in _rows(model, causality, numbers)], unknown)[0]


def columns(model: NetworkModel, causality: Causality, matrices: Matrices, pivots: Pivots) -> list[Row]:
    """D by columns: for each excess branch {branch of storage, of a source or of a port: its other variable for a unit
    rate}, itself with 1.

    matrices  (P, Q) of each coupling over any scalar      pivots  as of `inner_pivots`
    """
    if not causality.excess:
        return []
    out, unknown = causality.out, _of_couplings(model)
    rows = _rows(model, causality, matrices)
    inner = [_among(unknown, row) for row in rows]
    giving = {k for k, e in enumerate(model.primitives) if isinstance(e, (Storage, IdealSource, Machine))}
    fixed = [b.element in giving and i not in causality.excess for i, b in enumerate(model.branches)]
    found = []
    for b in causality.excess:
        g: Row = {b: 1.0}
        if any(b in row for row in rows):
            g |= solve(inner, [0.0 - row.get(b, 0.0) for row in rows], pivots)
        answer: Row = {}
        for j, value in g.items():
            for k, sign in () if is_zero(value) else out[j]:
                if fixed[k]:
                    answer[k] = answer.get(k, 0.0) - sign * value  # W is skew
        found.append({**{k: v for k, v in answer.items() if not is_zero(v)}, b: 1.0})
    return found


def _of_couplings(model: NetworkModel) -> set[int]:
    """The branches of couplings."""
    return {b for b, branch in enumerate(model.branches) if isinstance(model.primitives[branch.element], IdealCoupling)}


def _rows(model: NetworkModel, causality: Causality, matrices: Matrices) -> list[Row]:
    """The relations of the couplings, in their order."""
    chosen = [k for k, element in enumerate(model.primitives) if isinstance(element, IdealCoupling)]
    return [row for k in chosen for row in coupling_rows(model, k, matrices, causality.given, causality.out)]


def _among(unknown: set[int], row: Row) -> Row:
    return {j: c for j, c in row.items() if j in unknown}
