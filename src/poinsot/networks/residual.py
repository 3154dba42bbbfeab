"""A network as one residual, F(ẋ, x, w, t) = 0: storage and algebraic unknowns are left to be solved together.

    z = (ẋ, x, w, s(t, u), N),   N = laws(reads z),   0 = rows z,   across = … z,   through = … z

x are the states of storage. One tree decides what else is unknown: across variables of its branches and through
variables of the others are *given*, by a state, by its rate, by a source, by a law of what is known, or else they are
an unknown of w; the rest follows by Kirchhoff's laws. Every state and every unknown brings one row. All is linear but
the laws, so a network is a few sparse matrices of constants and a list of laws. Nothing has to be independent: storage
that is bound is given by its rate. Unlike `equations`, nothing is solved for ẋ.

The order of the tree: sources, across storage, laws that give across, couplings, resistors by falling conductance, laws
that give through, junctions, through storage, through sources. So large conductances cancel as whole numbers. Cutsets
of a whole tree may be long: where it is not wanted, virtual branches from nodes to the ground, through which nothing
flows, come after couplings; then a row has as many entries as a node has neighbours.
Law: residual zero is Kirchhoff's laws and the laws of all elements; Ḣ = Σ supplied − Σ dissipated there,
tests/networks/test_newton.py. Source: Chua & Lin (1975), ch. 8 (normal tree); Nagel, SPICE2 (1975).
Units: across and through of the domain; states in theirs, rates per second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.quadratic_forms import quadratic
from poinsot.algebra.scalars import Scalar, number
from poinsot.components import primitives
from poinsot.components.domains import ROOM_TEMPERATURE, THERMAL
from poinsot.errors import ModelError
from poinsot.networks.causality import Terms, excess_branches, relation_of
from poinsot.networks.forms import LAW, RATE, SIGNAL, STATE, UNKNOWN, Form, add, difference, scaled, total
from poinsot.networks.model import Part
from poinsot.networks.residual_tree import planted
from poinsot.networks.states import NetworkStates, States, Values
from poinsot.records import dataclass, field
from poinsot.structures.derivatives import gradient
from poinsot.structures.kirchhoff import EdgeKind

Place = tuple[str, int] | tuple[primitives.Variable, int]
"""("state", index), or a variable of a branch."""
Function = Callable[..., Sequence[Scalar]]


@final
@dataclass(frozen=True, eq=False, slots=True)
class NumberLaw:
    """``values`` numbers, the entries ``first``, … of N, as a function of the values at its places."""

    name: str
    first: int
    values: int
    places: tuple[Place, ...]
    function: Function
    junctions: tuple[primitives.Junction, ...] = ()


@final
@dataclass(frozen=True, eq=False, slots=True)
class LateWave:
    """A delayed wave: the branch that sends it, and the states that give its value before the run.

    memory  the states of the storage that keeps what is under way
    """

    element: str
    branch: int
    says: primitives.Delayed
    memory: tuple[int, ...]


@final
@dataclass(frozen=True, eq=False)
class Laws:
    """All laws of a network.

    delays      the waves that arrive late

    of_branch   the entry of N that a source adds, storage has as ∂H/∂x, or as its state of it, or a relation gives
    of_element  the first entry of N of an element
    curvature   ∂²H/∂x∂x_b by states, of branches of quadratic storage; state_of: the state of a branch of storage
    """

    listed: list[NumberLaw] = field(default_factory=list)
    of_branch: dict[int, int] = field(default_factory=dict)
    of_element: dict[int, int] = field(default_factory=dict)
    curvature: dict[int, dict[int, float]] = field(default_factory=dict)
    state_of: dict[int, int] = field(default_factory=dict)
    delays: list[LateWave] = field(default_factory=list)

    @property
    def count(self) -> int:
        """The number of values of all laws."""
        return self.listed[-1].first + self.listed[-1].values if self.listed else 0


def list_laws(equations: NetworkStates, relation_of: Callable[[int], primitives.Relation]) -> Laws:
    """The laws of all elements; ``relation_of`` an element is its relation, solved as the tree asks."""
    found, e, start = Laws(), equations, 0

    def enlist(
        k: int, places: Iterable[Place], function: Function, own: Iterable[int], values: int,
        junctions: tuple[primitives.Junction, ...] = (),
    ) -> None:  # fmt: skip
        first = found.count
        found.listed.append(NumberLaw(e.model.primitives[k].name, first, values, tuple(places), function, junctions))
        found.of_branch.update((b, first + i) for i, b in enumerate(own))
        found.of_element[k] = first

    for k, storage in e.storages:
        n, first = len(storage.pairs), e.model.first_branch(k)
        if storage.amount is not None:
            conjugate: primitives.Variable = "across" if storage.kinds[0] == EdgeKind.ACROSS_STORAGE else "through"
            steep = () if storage.junction is None else (storage.junction,)
            enlist(k, [(conjugate, first)], _single(storage.amount), [first], 1, steep)
            found.state_of[first] = start
            start += 1
            continue
        slopes = quadratic(storage.energy, n)
        if slopes is None:
            enlist(k, [("state", start + i) for i in range(n)], _gradient(storage.energy), range(first, first + n), n)
        for i in range(n) if slopes is not None else ():
            row = {start + j: float(c) for (a, j), c in (slopes or {}).items() if a == i and c}
            found.curvature[first + i] = row
        found.state_of.update((first + i, start + i) for i in range(n))
        start += n
    for k, element in enumerate(e.model.primitives):
        first = e.model.first_branch(k)
        own = range(first, first + len(element.pairs))
        both: list[Place] = [*(("across", b) for b in own), *(("through", b) for b in own)]
        states: list[Place] = []
        if isinstance(element, primitives.VARYING):
            states = [("state", i) for i in e.positions(element.by)]
        match element:
            case primitives.IdealSource() if element.feedback:
                enlist(k, states, _single(element.feedback), own, 1)
            case primitives.LinearResistor() if element.vary:
                enlist(k, [*states, *both], _varying(element.vary, len(states)), (), 1)
            case primitives.IdealCoupling() if element.by:
                enlist(k, [*states, *both], _modulated(element, len(states)), (), len(own))
            case primitives.Relation():
                relation = relation_of(k)
                places: list[Place] = [(variable, first + port) for port, variable in relation.reads]
                late: list[Place] = [("late", len(found.delays) + i) for i in range(len(element.delays))]
                memory = tuple(e.positions(element.by))
                found.delays.extend(LateWave(element.name, first + d.port, d, memory) for d in element.delays)
                enlist(k, [*places, *states, *late], relation.law, own, len(own), relation.junctions)
            case _:
                pass
    return found


def _single(function: Callable[..., Scalar]) -> Function:
    return lambda *x: (function(*x),)


def _gradient(energy: Callable[..., Scalar]) -> Function:
    return lambda *x: list(gradient(lambda z: energy(*z), array(list(x))))


def _varying(vary: Callable[..., tuple[Scalar, Scalar]], states: int) -> Function:
    def law(*values: Scalar) -> Sequence[Scalar]:
        a, r = vary(*values[:states])
        return (a * values[states] - r * values[states + 1],)

    return law


def _modulated(coupling: primitives.IdealCoupling, states: int) -> Function:
    def law(*values: Scalar) -> Sequence[Scalar]:
        P, Q = coupling.at(*values[:states])
        k = len(coupling.pairs)
        across, through = values[states : states + k], values[states + k :]
        return [sum((P[i, j] * across[j] + Q[i, j] * through[j] for j in range(k)), 0.0) for i in range(k)]

    return law


@final
class Residual:
    """The residual form of a network without mechanisms.

    equations   its elements, states and signals; their causality is not used
    whole       whether the tree is whole, or has virtual branches; without it whole up to ``LARGEST_WHOLE`` branches
    tied        whether couplings that tie storage and sources alone are sums of these, and no unknowns
    rows        (nx + nw) forms over z; unknowns: the branch of each entry of w, beyond all branches the virtual ones
    reads       forms over z for every argument of every law, in the order of ``laws``
    across, through   forms of every branch
    Errors      ModelError for sources that contradict one another
    """

    def __init__(self, equations: NetworkStates, whole: bool | None = None, tied: bool = True) -> None:
        self.equations, self.model = equations, equations.model
        self.nx = equations.stored
        branches = self.model.branches
        self.whole = len(branches) <= LARGEST_WHOLE if whole is None else whole
        self._plant(tied)
        self._source_of = {self.model.first_branch(k): j for j, (k, _) in enumerate(equations.sources)}
        self._laws = list_laws(equations, self.relation)
        self.laws, self.state_of = self._laws.listed, self._laws.state_of
        self._choose_unknowns()
        self._in_series = self._resistors_in_series()
        self.across = [self.form(b, "across") for b in range(len(branches))]
        self.through = [self.form(b, "through") for b in range(len(branches))]
        for b, branch in enumerate(branches):  # what a law gives is told by the law, to the last bit
            if isinstance(self._element(b), primitives.Relation):
                output = self.relation(branch.element).outputs[branch.port]
                (self.across if output == "across" else self.through)[b] = {(LAW, self._laws.of_branch[b]): 1.0}
        self.reads = [self._read(*place) for law in self.laws for place in law.places]
        self.rows = self._rows()

    def _plant(self, tied: bool) -> None:
        """The tree: the given variable of each branch, and the given ones that add up to its other variable."""
        self.tree, self._through_couplings = planted(self.model, self.whole, tied)
        self.given, self.out = self.tree.given, self.tree.out
        self._excess = {*excess_branches(self.model, self.given)}
        for k, source in self.equations.sources:
            b = self.model.first_branch(k)
            if self.given[b] != ("across" if source.kind == EdgeKind.ACROSS_SOURCE else "through"):
                tie = "loop" if source.kind == EdgeKind.ACROSS_SOURCE else "cutset"
                names = ", ".join(repr(self._name(j)) for j, _ in ((b, 1), *self.out[b]))
                raise ModelError(f"network {self.model.name!r}: the sources {names} in a {tie} contradict one another")

    def relation(self, element: int) -> primitives.Relation:
        """The relation of an element, solved for the outputs of the tree where possible."""
        return relation_of(self.model, self.tree, element)

    @property
    def delays(self) -> list[LateWave]:
        """The waves that arrive late, the last of w."""
        return self._laws.delays

    @property
    def nw(self) -> int:
        """The number of algebraic unknowns."""
        return len(self.unknowns) + len(self.delays)

    @property
    def nn(self) -> int:
        """The number of values of all laws."""
        return self._laws.count

    def _choose_unknowns(self) -> None:
        """Given variables that no state, source or law of known things gives; what laws read is never a law itself."""
        chosen = {b for b in range(len(self.given)) if not self._is_known(b)}
        while True:
            self._unknown = {b: i for i, b in enumerate(sorted(chosen))}
            self._given: dict[int, Form] = {}
            late: set[int] = set()
            for law in self.laws:
                for variable, b in law.places:
                    if variable not in ("state", "late"):
                        late |= self._laws_in(self.tree.terms(b, variable))
            if not late:
                break
            chosen |= late
        self.unknowns = sorted(chosen)

    def _is_known(self, b: int) -> bool:
        if b >= len(self.model.branches):
            return self.given[b] == "through"
        element = self._element(b)
        match element:
            case primitives.IdealCoupling():
                return b in self._through_couplings
            case primitives.Storage():
                return element.amount is None or b in self._excess
            case primitives.IdealSource():
                return True
            case primitives.LinearResistor():
                return not element.vary and bool(element.r if self.given[b] == "through" else not element.r)
            case primitives.Relation():
                port = self.model.branches[b].port
                return self.relation(self.model.branches[b].element).outputs[port] == self.given[b]
            case _:
                return False

    def _laws_in(self, terms: Terms) -> set[int]:
        """Those of these branches, or of what gives them, that a law gives."""
        found = set()
        for j, _ in terms:
            if any(section == LAW for section, _ in self.given_form(j)):
                plain = j < len(self.model.branches) and isinstance(self._element(j), primitives.LinearResistor)
                found |= self._laws_in(self.out[j]) if plain else {j}
        return found

    def form(self, b: int, variable: str, balanced: bool = False) -> Form:
        """A variable of a branch over z; as a row takes it (balanced), what flows into a storage in series is its rate.

        By its across variable the flow of a small resistor is a difference of large numbers, rounded otherwise in each
        sum; as a rate it is one number in all rows, and what floats keeps its charge to rounding.
        """
        found: Form = {}
        for j, sign in [(b, 1.0)] if self.given[b] == variable else self.out[b]:
            storage, into = self._in_series.get(j, (b, 1.0)) if balanced else (b, 1.0)
            if storage == b:
                add(found, self.given_form(j), sign)
                continue
            add(found, {(RATE, self.state_of[storage]): 1.0}, sign * into)
            for m, other in self.out[storage]:
                add(found, self.given_form(m) if m != j else {}, -sign * other * into)
        return found

    def _resistors_in_series(self) -> dict[int, tuple[int, float]]:
        """Resistors alone in series with a storage by amount, or bound by no unknown flow: its branch, their sign."""
        found: dict[int, tuple[int, float]] = {}
        for b in self.state_of:
            flows = self.out[b] if self.given[b] == "across" and b not in self._excess else ()
            alone = [(j, sign) for j, sign in flows if self._is_conductance(j)]
            free = self.is_by_amount(b) or not any(j in self._unknown for j, _ in flows)
            if free and len(alone) == 1:
                found.setdefault(alone[0][0], (b, alone[0][1]))
        return found

    def _is_conductance(self, b: int) -> bool:
        plain = b < len(self.model.branches) and isinstance(self._element(b), primitives.LinearResistor)
        return plain and b not in self._unknown and self.given[b] == "through"

    def given_form(self, b: int) -> Form:
        """The given variable of a branch over z."""
        if b not in self._given:
            unknown = self._unknown.get(b)
            self._given[b] = self._says(b) if unknown is None else {(UNKNOWN, unknown): 1.0}
        return self._given[b]

    def _says(self, b: int) -> Form:
        """The given variable of a branch by its element; through a virtual branch nothing flows."""
        if b >= len(self.model.branches):
            return {}
        element = self._element(b)
        match element:
            case primitives.Storage():
                return {(RATE, self.state_of[b]): 1.0} if b in self._excess else self._conjugate(b)
            case primitives.IdealSource():
                said: Form = {(SIGNAL, self._source_of[b]): element.factor}
                return said | ({(LAW, self._laws.of_branch[b]): element.factor} if element.feedback else {})
            case primitives.LinearResistor() if self.given[b] == "across":
                return {}
            case primitives.LinearResistor():
                return scaled(self.form(b, "across"), element.a / element.r)
            case primitives.IdealCoupling():
                found: Form = {}
                for j, c in self._through_couplings[b].items():
                    add(found, self.given_form(j), c)
                return found
            case _:
                return {(LAW, self._laws.of_branch[b]): 1.0}

    def curvature(self, b: int) -> dict[int, float] | None:
        """∂²H/∂x∂x_b by states where H is quadratic, else None."""
        return self._laws.curvature.get(b)

    def is_by_amount(self, b: int) -> bool:
        """Whether the storage of a branch gives its state by a law of its conjugate variable."""
        element = self._element(b)
        return isinstance(element, primitives.Storage) and element.amount is not None

    def _conjugate(self, b: int) -> Form:
        """∂H/∂x of a branch of storage, or its state where that is the law of ∂H/∂x."""
        if b in self._laws.of_branch:
            return {(LAW, self._laws.of_branch[b]): 1.0}
        return {(STATE, i): c for i, c in self._laws.curvature[b].items()}

    def _read(self, variable: str, at: int) -> Form:
        if variable == "late":
            return {(UNKNOWN, len(self.unknowns) + at): 1.0}
        return {(STATE, at): 1.0} if variable == "state" else self.form(at, variable)

    def _rows(self) -> list[Form]:
        """The equation of every state, then that of every unknown."""
        rows: list[Form] = []
        for b, k in sorted(self.state_of.items(), key=lambda pair: pair[1]):
            other = self.form(b, "through" if self.given[b] == "across" else "across", True)
            said: Form = self._conjugate(b) if b in self._excess else {(RATE, k): 1.0}
            if b in self._excess and self.is_by_amount(b):
                other = {(STATE, k): 1.0}
            rows.append(difference(other, said))
        ports: dict[int, int] = {}
        for b in self.unknowns:
            if b >= len(self.model.branches):
                rows.append(self.form(b, "through", True))
                continue
            k = self.model.branches[b].element
            element = self.model.primitives[k]
            match element:
                case primitives.LinearResistor() if element.vary:
                    rows.append({(LAW, self._laws.of_element[k]): 1.0})
                case primitives.LinearResistor():
                    across, through = self.form(b, "across", True), self.form(b, "through", True)
                    rows.append(difference(scaled(across, element.a), scaled(through, element.r)))
                case primitives.Storage() if element.amount is not None:
                    rows.append(difference({(STATE, self.state_of[b]): 1.0}, self._conjugate(b)))
                case primitives.IdealCoupling() if b not in self._through_couplings:
                    port = ports.get(k, 0)
                    ports[k] = port + 1
                    rows.append(
                        {(LAW, self._laws.of_element[k] + port): 1.0} if element.by else self._coupling_row(k, port)
                    )
                case primitives.Relation():
                    output = self.relation(k).outputs[self.model.branches[b].port]
                    rows.append(difference(self.form(b, output, True), {(LAW, self._laws.of_branch[b]): 1.0}))
                case _:
                    rows.append(difference({(UNKNOWN, self._unknown[b]): 1.0}, self._says(b)))
        first = len(self.equations.sources)
        late = ({(UNKNOWN, len(self.unknowns) + k): 1.0, (SIGNAL, first + k): -1.0} for k in range(len(self.delays)))
        return [*rows, *late]

    def wave(self, k: int) -> Form:
        """The wave u + Z i that delayed wave k's source end sends."""
        late = self.delays[k]
        found = dict(self.form(late.branch, "across"))
        add(found, self.form(late.branch, "through"), late.says.impedance)
        return found

    def _coupling_row(self, k: int, port: int) -> Form:
        element, first = self.model.primitives[k], self.model.first_branch(k)
        assert isinstance(element, primitives.IdealCoupling)
        P, Q = element.at()
        row: Form = {}
        for i in range(len(element.pairs)):
            add(row, self.form(first + i, "across", True), float(P[port, i]))
            add(row, self.form(first + i, "through", True), float(Q[port, i]))
        return row

    def _element(self, b: int) -> Part:
        return self.model.primitives[self.model.branches[b].element]

    def _name(self, b: int) -> str:
        return self.model.branches[b].name if b < len(self.model.branches) else ""

    def elements_of(self, row: int) -> list[str]:
        """The names of the elements with variables in a row: its loop, its cutset, its law."""
        if row >= self.nx + len(self.unknowns):
            return [self.delays[row - self.nx - len(self.unknowns)].element]
        b = self.unknowns[row - self.nx] if row >= self.nx else self.equations.branch_of_state[row]
        around = [self._name(j) for j in (b, *(j for j, _ in self.out[b]))]
        return list(dict.fromkeys(name for name in around if name))

    def group_of(self, i: int) -> tuple[str, str]:
        """The domain of entry i of w, and whether it is an across or a through variable."""
        if i >= len(self.unknowns):
            return self.model.branches[self.delays[i - len(self.unknowns)].branch].domain.name, "across"
        b = self.unknowns[i]
        if b >= len(self.model.branches):
            return self.model.domain_of[self.model.graph.vertices[b - len(self.model.branches)]].name, "across"
        return self.model.branches[b].domain.name, self.given[b]

    def rest(self) -> Array:
        """w where Newton's method may begin: zeros, temperatures at that of the heat which is stored or given."""
        e, heat = self.equations, [b.domain is THERMAL for b in self.model.branches]
        stored = zip(e.branch_of_state, e.conjugates(e.guess), strict=True)
        known = [float(T) for b, T in stored if heat[b] and self.model.branches[b].port == 0 and number(T)]
        u = e.driven.sampled_at(0.0)
        for k, source in e.sources:
            if heat[self.model.first_branch(k)] and source.kind == EdgeKind.ACROSS_SOURCE:
                known.append(float(e.value(source.name, 0.0, u)))
        usual = float(np.mean(known)) if known else ROOM_TEMPERATURE
        groups = (self.group_of(i) for i in range(self.nw))
        return array([usual if group == (THERMAL.name, "across") else 0.0 for group in groups])

    def unknown_name(self, i: int) -> str:
        """What entry i of w is, in the words of the user's elements."""
        if i >= len(self.unknowns):
            return f"the wave in {self.delays[i - len(self.unknowns)].element!r}"
        b = self.unknowns[i]
        if b >= len(self.model.branches):
            return f"the potential of the node {self.model.graph.vertices[b - len(self.model.branches)]!r}"
        branch = self.model.branches[b]
        quantity = branch.domain.across if self.given[b] == "across" else branch.domain.through
        return f"the {quantity.words} of {branch.name!r}"

    def pool(self, rates: States, x: States, w: States, t: Scalar, u: States) -> list[Values]:
        """z by its sections, laws evaluated."""
        signals = [self.equations.value(e.name, t, u) for _, e in self.equations.sources]
        signals += w[len(self.unknowns) :]  # waves that arrive late are what w says
        z: list[Values] = [list(rates), list(x), list(w), signals, []]
        at = 0
        for law in self.laws:
            reads = [total(form, z) for form in self.reads[at : at + len(law.places)]]
            z[LAW] += list(law.function(*reads))
            at += len(law.places)
        return z

    def residual(self, rates: States, x: States, w: States, t: Scalar, u: States = ()) -> Values:
        """F(ẋ, x, w, t), over any scalar."""
        z = self.pool(rates, x, w, t, u)
        return [total(row, z) for row in self.rows]


LARGEST_WHOLE = 100
"""Branches up to which the tree is whole."""
