"""The equations of a network over any scalar: from states, time and inputs to all variables, the rates and the powers.

    given = ∂H/∂x (storage), s(t) (sources), what the blocks find (resistors, relations, couplings), λ (excess storage)
    other = W given,      ẋ = the conjugate variables of storage
    mechanisms: across = rates of their ports, M v̇ + c = Σ Sᵀ through + Aᵀ λ

Law: Ḣ = Σ supplied − Σ dissipated; across sums to zero round loops, through at nodes, tests/networks/test_equations.py.
Source: Ratiu & Blankenstein (networks with excess elements); formulas.md §8–9.
Units: across and through of the domain, their product [W]; states in theirs, rates per second.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.collecting import paused
from poinsot.algebra.quadratic_forms import LinearForm, coefficients
from poinsot.algebra.relays import Place, Relays, jumps, of_law
from poinsot.algebra.scalars import Scalar, is_zero, known, unknown
from poinsot.algebra.sparse import solve
from poinsot.components.domains import ROOM_TEMPERATURE, THERMAL
from poinsot.components.primitives import IdealCoupling, IdealSource, IdealSwitch, LinearResistor, Relation, Variable
from poinsot.errors import ModelError
from poinsot.multibody.applied import Motion
from poinsot.networks.blocks import (
    BlockEquation,
    EquationSet,
    linear_blocks,
    linear_row,
    lone_blocks,
    lone_resistors,
    make_blocks,
)
from poinsot.networks.causality import Causality, assign, relation_of
from poinsot.networks.excess import Excess
from poinsot.networks.machine import MachineMotion
from poinsot.networks.model import NetworkModel
from poinsot.networks.states import Matrices, NetworkStates, States, Values
from poinsot.networks.straightened import Scale, straightening
from poinsot.records import dataclass
from poinsot.structures.kirchhoff import EdgeKind


@final
@dataclass(frozen=True, eq=False)
class Flow:
    """All variables of a network at one state.

    across, through  of every branch (branches,); rates ẋ of every storage (n,)
    residual         of the equations that Newton's method solves, zero at a solution
    moved            of every mechanism, how it moves
    missing          w of every switch: with z, what it gives, either z = 0 or w = 0, and z w is the power it gives:
                     z = way · through, w = −way · across, in the tree z = −way · across, w = way · through
    """

    across: Values
    through: Values
    rates: Values
    residual: Values
    moved: list[MachineMotion]
    missing: Values

    def power(self, branches: Sequence[int]) -> Scalar:
        """Σ across · through into these branches [W]."""
        return sum((self.across[b] * self.through[b] for b in branches), 0.0)


_NEARBY = 1e-6  # how far from the start ratios are looked at, in the units of the states


@final
class CausalEquations(NetworkStates):
    """A network made ready to be evaluated: its causality, and the order in which given variables are found.

    model, inputs  as for `NetworkStates`
    Errors         ModelError that names the elements which contradict one another
    """

    @paused()
    def __init__(self, model: NetworkModel, inputs: Mapping[str, object] | None = None) -> None:
        super().__init__(model, inputs)
        self.numbers = numbers = self.matrices(self.guess)
        self.causality: Causality = assign(model, numbers)
        self.lone = lone_resistors(model, self.causality)
        self.other_blocks: tuple[EquationSet, ...] = make_blocks(model, self.causality, numbers, self.lone)
        self.unknowns = [b for block in self.other_blocks if block.how == "newton" for b in block.unknowns]
        self.unknown_guess = [*(self._usual(b) for b in self.unknowns), *[1.0] * UNITS]
        self.excess = Excess(self, self.causality)
        self.start_in_words = {
            k: ", ".join(f"{name} = {self.guess[self._at[name]]:g}" for name in part.by)
            for k, part in model.varying
            if isinstance(part, (IdealCoupling, IdealSource, LinearResistor))
            if all(known(self.guess[self._at[name]]) for name in part.by)
        }
        self._refuse_ties_of_the_start_alone()

    def _refuse_ties_of_the_start_alone(self) -> None:
        """ModelError where a ratio that is zero at the start binds other storage there than nearby."""
        varying = [k for k, e in self.model.of(IdealCoupling) if e.by]
        if not varying:
            return
        near = [x + _NEARBY * (1.0 + k / (1.0 + len(self.guess))) if known(x) else x for k, x in enumerate(self.guess)]
        try:
            beside = self.matrices(near)
        except (ArithmeticError, ValueError):  # a start at the end of where a ratio is a number
            return
        for k in varying:
            changed = _zeros(self.numbers[k]) != _zeros(beside[k])
            if changed and len(assign(self.model, beside).excess) != len(self.causality.excess):
                raise self._turned(k)

    @paused()
    def over(self, model: NetworkModel) -> CausalEquations:
        """The same order of finding things for elements of other numbers, of any scalar; nothing is decided anew."""
        other = copy(self)
        NetworkStates.__init__(other, model, self.inputs)
        if known_start := getattr(self, "guess", None):
            other.guess = [old if unknown(x) else x for x, old in zip(other.guess, known_start, strict=True)]
        other.excess = self.excess.of(other)
        return other

    @paused()
    def driven_by(self, inputs: Mapping[str, object]) -> CausalEquations:
        """The same equations with other signals of these sources, which change nothing of their order.

        Errors  SampledTie where storage would follow samples
        Law     those made anew with these inputs, tests/networks/test_kept_systems.py
        """
        other = copy(self)
        other._drive(inputs)
        other.excess = self.excess.of(other)
        other.excess.refuse_samples()
        return other

    @cached_property
    def blocks(self) -> tuple[EquationSet, ...]:
        """The blocks in order: those of lone resistors, then the others."""
        return *lone_blocks(self.model, self.causality, self.lone), *self.other_blocks

    def _usual(self, b: int) -> float:
        """Where Newton's method starts: at zero, but never at the absolute zero of temperatures."""
        warm = self.model.branches[b].domain is THERMAL and self.causality.given[b] == "across"
        return ROOM_TEMPERATURE if warm else 0.0

    def residual(self, x: States, t: Scalar, u: States, w: States, z: Sequence[Scalar] = ()) -> Values:
        """The residual of the equations of Newton's method at w, and the units less one: see ``_measured``."""
        found = w[: len(self.unknowns)]
        units = w[len(self.unknowns) :]
        missed = self.evaluate(x, t, u, found, units, z).residual
        if len(units):  # near rest what a junction's law subtracts is I_s, 1 on its scale
            missed = [r if h is None else r + units[0] - 1.0 for h, r in zip(self._scales, missed, strict=True)]
        return [*missed, *(unit - 1.0 for unit in units)]

    def evaluate(
        self, x: States, t: Scalar, u: States, w: States = (), units: States = (), z: Sequence[Scalar] = ()
    ) -> Flow:
        """Everything at state x (nx,), time t [s], sampled inputs u, Newton's unknowns w.

        z  of what switches: switches, rows of mechanisms, signs of laws; without it the latter are what they are
        """
        if not len(z):
            return self._evaluate(x, t, u, w, units)
        pushed = len(self.switches) + self.rows_of_machines
        with Relays(dict(zip(self.relays, z[pushed:], strict=True))) as standing:
            found = self._evaluate(x, t, u, w, units, z[:pushed])
        found.missing.extend(standing.arguments.get(place, 0.0) for place in self.relays)
        return found

    def _evaluate(
        self, x: States, t: Scalar, u: States, w: States = (), units: States = (), z: Sequence[Scalar] = ()
    ) -> Flow:
        motions = self.motions(x, t)
        given = _measured(self.given(x, t, u, motions, z), units)
        given |= dict.fromkeys(self.causality.excess, 0.0)
        matrices = self.matrices(x)
        found, residual = self.through_blocks(x, dict(given), matrices, w)
        if self.causality.excess:
            still = [0.0 if b in self.causality.excess else self.out(found, b) for b in self.branch_of_state]
            free = [each.acceleration for each in self._moved(motions, found, t, u, z)]
            given |= self.excess.rates(x, t, still, free)
            found, residual = self.through_blocks(x, given, matrices, w)
        across, through = self._conjugate(found)
        rates = self._rates(across, through)
        missing = [self._missing(k, e, found) for k, e in self.switches]
        if len(z):
            rubbing = zip(self.machines, motions, strict=True)
            missing += [rate for (_, machine, _), motion in rubbing for rate in machine.row_rates(motion)]
        return Flow(across, through, rates, residual, self._moved(motions, found, t, u, z), missing)

    def between(
        self, x: States, slopes: States, rates: States, t: Scalar, u: States, w: States, motions: Sequence[Motion]
    ) -> tuple[Flow, Values]:
        """All values at x with these slopes for ∂H/∂x, rates of excess storage and motions of mechanisms; and the
        difference of the slopes of excess storage from those that the rest implies. Nothing switches."""
        given = self.given(x, t, u, motions) | dict(zip(self.branch_of_state, slopes, strict=True))
        excess = [k for k, b in enumerate(self.branch_of_state) if b in self.causality.excess]
        given |= {self.branch_of_state[k]: rates[k] for k in excess}
        found, residual = self.through_blocks(x, given, self.matrices(x), w)
        across, through = self._conjugate(found)
        missed = [slopes[k] - self.out(found, self.branch_of_state[k]) for k in excess]
        return Flow(across, through, self._rates(across, through), residual, [], []), missed

    def _conjugate(self, found: dict[int, Scalar]) -> tuple[Values, Values]:
        """Across and through of every branch from its given variable."""
        across, through = [], []
        for b, kind in enumerate(self.causality.given):
            other = self.out(found, b)
            across.append(found[b] if kind == "across" else other)
            through.append(other if kind == "across" else found[b])
        return across, through

    def _rates(self, across: Values, through: Values) -> Values:
        """ẋ of every state: what its storage accumulates."""
        kinds = [kind for _, e in self.storages for kind in e.kinds]
        return [
            through[b] if kind == EdgeKind.ACROSS_STORAGE else across[b]
            for b, kind in zip(self.branch_of_state, kinds, strict=True)
        ]

    @property
    def row_count(self) -> int:
        """How many rows there are that switch."""
        return len(self.switches) + self.rows_of_machines + len(self.relays)

    @cached_property
    def _scales(self) -> list[Scale | None]:
        """The scale of each equation of Newton's method: `networks.straightened`; None: as it is."""
        elements, found = self.model.primitives, list[Scale | None]()
        for e in (e for block in self.blocks if block.how == "newton" for e in block.equations):
            relation = isinstance(elements[e.element], Relation)
            found.append(straightening(relation_of(self.model, self.causality, e.element), e.row) if relation else None)
        return found

    @cached_property
    def is_straightened(self) -> bool:
        """Whether Newton's method solves junctions, on scales where they are nearly straight, beside linear laws alone:
        then there is one solution."""
        for k, e in enumerate(self.model.primitives):
            if isinstance(e, Relation):
                relation = relation_of(self.model, self.causality, k)
                ports = [p for p in range(len(e.pairs)) if p not in relation.slopes]
                if ports and all(straightening(relation, port) is None for port in ports):
                    return False
        return bool(self.unknowns)

    @cached_property
    def relays(self) -> list[Place]:
        """The signs and steps in the laws of its elements."""
        found: list[Place] = []
        for k, e in enumerate(self.model.primitives):
            if isinstance(e, Relation):
                relation = relation_of(self.model, self.causality, k)
                found += jumps(relation.law, len(relation.reads) + len(relation.by), e.name)
            law = e.feedback if isinstance(e, IdealSource) else e.vary if isinstance(e, LinearResistor) else None
            law = e.at if isinstance(e, IdealCoupling) and e.by else law
            if law is not None and isinstance(e, (IdealSource, LinearResistor, IdealCoupling)):
                found += jumps(law, len(e.by), e.name)
        return found

    def turned(self, branch: int) -> float:
        """−1 where the port of a switch gives its across variable, 1 where it gives what passes."""
        return -1.0 if self.causality.given[branch] == "across" else 1.0

    def _missing(self, k: int, e: IdealSwitch, found: dict[int, Scalar]) -> Scalar:
        b = self.model.first_branch(k)
        return self.out(found, b) * (-self.turned(b) * e.way)

    def _moved(
        self, motions: Sequence[Motion], found: dict[int, Scalar], t: Scalar, u: States, z: Sequence[Scalar]
    ) -> list[MachineMotion]:
        """How every mechanism moves; z as in ``evaluate``."""
        moved, pushes = list[MachineMotion](), list(z[len(self.switches) :])
        for (k, machine, _), motion in zip(self.machines, motions, strict=True):
            first = self.model.first_branch(k)
            through = [self.passing(found, first + p) for p in range(len(machine.pairs))]
            driven = [self.value(machine.called(s.name), t, u) for s in machine.sources]
            own = [pushes.pop(0) for _ in machine.layout.rows] if len(z) else []
            moved.append(machine.moved(motion, through, driven, own))
        return moved

    def at_frames(self, x: States, flow: Flow, t: Scalar, u: States, z: Sequence[Scalar] = ()) -> Values:
        """T, W and power at every terminal on a frame, as `observers.Terminals` has them; flow: at x; z as there."""
        found, pushes = list[Scalar](), list(z[len(self.switches) :])
        for k, machine, start in self.machines:
            own = [pushes.pop(0) for _ in machine.layout.rows] if len(z) else []
            if machine.terminals is not None:
                first = self.model.first_branch(k)
                through = flow.through[first : first + len(machine.pairs)]
                driven = [self.value(machine.called(s.name), t, u) for s in machine.sources]
                state = array(list(x[start : start + machine.size]))
                found += [*machine.terminals.seen(machine, self.held(machine, t), state, through, driven, own)]
        return found

    def passing(self, found: dict[int, Scalar], b: int) -> Scalar:
        """The through variable of branch b."""
        return found[b] if self.causality.given[b] == "through" else self.out(found, b)

    def out(self, given: dict[int, Scalar], b: int) -> Scalar:
        """The variable of branch b that is not given."""
        total: Scalar = 0.0
        for j, sign in self.causality.out[b]:
            total = total + given[j] if sign > 0 else total - given[j]
        return total

    def through_blocks(
        self, x: States, given: dict[int, Scalar], matrices: Matrices, w: States
    ) -> tuple[dict[int, Scalar], Values]:
        """All given variables from those of storage, sources, mechanisms; the residual of Newton's equations at w."""
        residual: Values = []
        for block in self.blocks:
            match block.how:
                case "linear":
                    given |= self._eliminate(x, block, given, matrices)
                case "law":
                    e = block.equations[0]
                    given[block.unknowns[0]] = self._output(x, e, given)
                case "newton":
                    for b in block.unknowns:
                        given[b] = w[len(residual)]
                        residual.append(0.0)
                    start = len(residual) - len(block.unknowns)
                    residual[start:] = self._misses(x, block, given, matrices, self._scales[start:])
        return given, residual

    def eliminated(self, x: States, given: dict[int, Scalar], kinds: tuple[type, ...]) -> dict[int, Scalar]:
        """Given variables with those of the linear elements of these kinds found, all others standing in ``given``.

        Linear in ``given``, over any scalar: on linear forms it says how everything depends on what is given.
        """
        own = {equation.element for block in self.blocks for equation in block.equations}
        if all(isinstance(self.model.primitives[k], kinds) for k in own):
            blocks = self.blocks
        else:
            blocks = linear_blocks(self.model, self.causality, self.numbers, kinds)
        return self.through_linear(x, blocks, given)

    def through_linear(self, x: States, blocks: Sequence[EquationSet], given: dict[int, Scalar]) -> dict[int, Scalar]:
        """Given variables with those found by these linear blocks."""
        matrices = self.matrices(x)
        for block in blocks:
            given |= self._eliminate(x, block, given, matrices)
        return given

    def lone_factors(self) -> list[Scalar]:
        """Of lone resistors the given variable over the other one, of any scalar; ModelError where it has no value."""
        found = list[Scalar]()
        for k in self.lone.tolist():
            e, across = self.model.primitives[k], self.causality.given[self.model.first_branch(k)] == "across"
            over, under = (e.r, e.a) if across else (e.a, e.r)
            if is_zero(under):
                raise self._turned(k)
            found.append(0.0 if is_zero(over) else over / under)
        return found

    def _row(self, x: States, equation: BlockEquation, matrices: Matrices) -> dict[int, Scalar]:
        element = self.model.primitives[equation.element]
        a, r = 0.0, 0.0
        if isinstance(element, LinearResistor):
            a, r = element.a, element.r
            if element.vary:
                a, r = of_law(element.name, element.vary, *self.states(x, element.by))
        return linear_row(self.model, self.causality, equation, matrices, a, r)

    def _eliminate(
        self, x: States, block: EquationSet, given: dict[int, Scalar], matrices: Matrices
    ) -> dict[int, Scalar]:
        unknown: Collection[int] = block.unknowns if len(block.unknowns) == 1 else set(block.unknowns)
        rows, right = [], []
        for equation in block.equations:
            row, value = {}, 0.0
            for j, c in self._row(x, equation, matrices).items():
                if j in unknown:
                    row[j] = c
                elif (known := given.get(j)) is None:
                    raise self._turned(equation.element)
                elif type(known) is LinearForm or not is_zero(known):
                    value = value - c * known
            if not row:
                raise self._turned(equation.element)
            rows.append(row)
            right.append(value)
        if len(rows) == 1:
            return {block.unknowns[0]: right[0] / rows[0][block.unknowns[0]]}
        return solve(rows, right, block.pivots)

    def _turned(self, element: int) -> ModelError:
        """Of an element that ties other variables here than where the order of the equations was found."""
        part = self.model.primitives[element]
        start = self.start_in_words.get(element, "")
        return ModelError(
            f"network {self.model.name!r}: {part.name!r} ties other variables at one state than at its start, "
            f"{start or 'where all is zero'}: a ratio of it is zero at one of them, and so something is held or free "
            "there alone. Start the states that it varies with where no ratio is zero, by the initial values of the "
            "elements that keep them, or give it a ratio that has no zero"
        )

    def _output(self, x: States, equation: BlockEquation, given: dict[int, Scalar]) -> Scalar:
        """The output of a relation at one port; of sums with numbers, only the nonzero terms are read."""
        relation = relation_of(self.model, self.causality, equation.element)
        first = self.model.first_branch(equation.element)
        slopes = relation.slopes.get(equation.row)

        def read(port: int, variable: Variable) -> Scalar:
            return sum((sign * given[j] for j, sign in self.causality.terms(first + port, variable)), 0.0)

        if slopes is not None:
            return sum((c * read(*at) for c, at in zip(slopes, relation.reads, strict=True) if not is_zero(c)), 0.0)
        given_to = [*(read(*at) for at in relation.reads), *self.states(x, relation.by)]
        return tuple(of_law(relation.name, relation.law, *given_to))[equation.row]

    def _misses(
        self,
        x: States,
        block: EquationSet,
        given: dict[int, Scalar],
        matrices: Matrices,
        scales: Sequence[Scale | None],
    ) -> Values:
        found: Values = []
        for i, equation in enumerate(block.equations):
            element = self.model.primitives[equation.element]
            if isinstance(element, Relation):
                b = self.model.first_branch(equation.element) + equation.row
                relation = relation_of(self.model, self.causality, equation.element)
                terms = self.causality.terms(b, relation.outputs[equation.row])
                value, output = sum((sign * given[j] for j, sign in terms), 0.0), self._output(x, equation, given)
                h = scales[i]
                found.append(value - output if h is None else h(value) - h(output))
            else:
                found.append(sum((c * given[j] for j, c in self._row(x, equation, matrices).items()), 0.0))
        return found


def responses(
    equations: CausalEquations, x: States, keep_resistors: bool = False
) -> tuple[list[int], list[dict[int, Scalar]]]:
    """The branches that take part, and of each what its other variable is of their given ones: place → coefficient.

    Over any scalar; of numbers these are the rows of `NetworkStructure.Z`.
    """
    model = equations.model
    inner = (IdealCoupling,) if keep_resistors else (IdealCoupling, LinearResistor)
    outer = [b for b, branch in enumerate(model.branches) if not isinstance(model.primitives[branch.element], inner)]
    given: dict[int, Any] = {b: LinearForm.unit(i) for i, b in enumerate(outer)}
    found = equations.eliminated(x, given, inner)
    return outer, [coefficients(equations.out(found, b)) for b in outer]


UNITS = 2


def _measured(given: dict[int, Scalar], units: States) -> dict[int, Scalar]:
    """The values times 1 + Σ_k c_k (unit_k − 1), with numbers c_k for each: as they are, where the units are 1.

    To Newton's method the units are unknowns that it knows. The slopes along them tell it how large the terms are that
    cancel in a row of the residual, and so how much of it is rounding: near rest, where all else is tiny, it ends.
    """
    if not len(units):
        return given
    weights = np.random.default_rng(0).uniform(-8.0, 8.0, (max(given, default=0) + 1, len(units)))
    return {
        b: value * (1.0 + sum((float(c) * (unit - 1.0) for c, unit in zip(weights[b], units, strict=True)), 0.0))
        for b, value in given.items()
    }


def _zeros(matrices: tuple[Array, Array] | None) -> list[bool]:
    """Which entries of P and Q are zero."""
    return [is_zero(x) for matrix in matrices or () for x in np.ravel(matrix)]
