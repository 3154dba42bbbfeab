"""Which variable of each branch is given, and in which order the others follow.

A tree of the graph decides: the across variables of its branches and the through variables of the others are *given*,
the rest follows from them by Kirchhoff's laws, out = W given, W of whole numbers. Storage and sources give what they
fix, switches the z that is 0 in one of their modes, resistors, relations and couplings what is found for them, block by
block. A tree that lets a maximum of storage fix its own variable is a normal tree; where couplings tie storage
together, what the tie says is found by elimination and the tree is chosen anew. Storage left over is *excess*: its
given variable is the rate of its own state. So is a port of a mechanism whose rate sources, other ports or storage say
(a driven joint, a shaft between two machines): its given variable is what passes through it.

A junction takes any voltage but not any current. In a cutset of junctions, through storage and through sources alone,
its current is what the others say, and the voltage that the network then asks for has no value beyond the saturation
current, or, with a leak, is the current over 1e-12 S. Storage and voltages have to be solved together: `residual`.
Laws: tests/networks/test_causality.py.
Source: Ratiu & Blankenstein (tree, co-tree, excess elements); formulas.md §9.
Units: across and through of the domain, their product [W].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final, get_args, overload

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, Ints
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import is_zero
from poinsot.algebra.sparse import Row, choose_pivots, solve
from poinsot.components.primitives import (
    GROUND,
    IdealCoupling,
    IdealSource,
    IdealSwitch,
    LinearResistor,
    Relation,
    Storage,
    Variable,
)
from poinsot.errors import ModelError
from poinsot.networks.machine import Machine
from poinsot.networks.model import Branch, NetworkModel, Part
from poinsot.records import dataclass
from poinsot.structures.graph import Graph, RootedTree, parts
from poinsot.structures.kirchhoff import EdgeKind, normal_tree

if TYPE_CHECKING:
    from scipy.sparse import csr_array

Terms = tuple[tuple[int, int], ...]
Matrices = Sequence[tuple[Array, Array] | None]
"""P and Q of every coupling, None for the other primitives."""

_MACHINE, _COUPLING = 0.5, 2.0
_BEFORE, _AFTER = 1.5, 2.5  # couplings, once it is settled which side the others are on
_ACROSS_LAW, _THROUGH_LAW, _RESISTOR, _JUNCTION = 2.4, 2.45, 2.5, 2.6
"""A law of an across variable comes before resistors: Newton's method begins with nothing across it, not with all."""
_SWITCH, _PUSHES = 1.5, 2.7  # those with a gap and friction give what they push with wherever they can
_SENSES = {"across": 4.0, "through": 0.0}  # the second port of a switch: a source of nothing


@final
@dataclass(frozen=True, eq=False)
class GivenTerms(Sequence[Terms]):
    """The incidence matrix W by rows: the other variable of a branch is the sum of ±1 times the given ones of branches.

    first     where each row begins, and where the last one ends
    branches, signs  of all rows, one after another
    """

    first: Ints
    branches: Ints
    signs: Ints

    @overload
    def __getitem__(self, b: int) -> Terms: ...

    @overload
    def __getitem__(self, b: slice) -> Sequence[Terms]: ...

    def __getitem__(self, b: int | slice) -> Terms | Sequence[Terms]:
        first, branches, signs = self._lists
        if isinstance(b, slice):
            return [self[k] for k in range(*b.indices(len(self)))]
        if not -len(self) <= b < len(self):
            raise IndexError(b)
        row = slice(first[b], first[b + 1] if b + 1 else None)
        return tuple(zip(branches[row], signs[row], strict=True))

    def __len__(self) -> int:
        return len(self.first) - 1

    @cached_property
    def _lists(self) -> tuple[list[int], list[int], list[int]]:
        return self.first.tolist(), self.branches.tolist(), self.signs.tolist()

    @property
    def matrix(self) -> csr_array:
        """W."""
        from scipy.sparse import csr_array

        entries = self.signs.astype(np.float64), self.branches.copy(), self.first.copy()  # SciPy sorts in place
        return csr_array(entries, shape=(len(self), len(self)))


@final
@dataclass(frozen=True, eq=False)
class Causality:
    """given[b]: the given variable of branch b; out[b]: (branch, ±1) with given variables that add up to b's other one.

    excess  branches of storage whose given variable is the rate of their state, and of ports that give what passes
    """

    given: tuple[Variable, ...]
    out: GivenTerms
    excess: tuple[int, ...]

    def terms(self, branch: int, variable: str) -> Terms:
        """The given variables that add up to a variable of a branch."""
        return ((branch, 1),) if self.given[branch] == variable else self.out[branch]

    def sums(self, variable: str) -> csr_array:
        """A variable of all branches as sums of given ones: the rows of `terms`."""
        from scipy.sparse import diags_array

        own = (_are_across(self.given) == (variable == "across")).astype(np.float64)
        return (diags_array(own) + diags_array(1.0 - own) @ self.out.matrix).tocsr()


def assign(model: NetworkModel, matrices: Matrices) -> Causality:
    """The causality of a network; ``matrices``: numbers (P, Q) for each coupling, None for the other primitives.

    Errors  ModelError that names sources that contradict one another, or couplings that leave something undetermined
    """
    ranks = np.full(len(model.branches), _RESISTOR)
    ranks[model.branches_of(Storage)] = [kind for _, e in model.of(Storage) for kind in e.kinds]
    for b in model.branches_of(*{*get_args(Part)} - {Storage, LinearResistor}).tolist():
        ranks[b] = _rank(model, model.branches[b])
    given, out = from_tree(model.graph, ranks)
    _refuse_shorted_sources(model, ranks, given)
    loose = _leftover(model, matrices, given, out)
    if loose:
        moved = _to_move(model, loose)
        for b, branch in enumerate(model.branches):
            if not isinstance(model.primitives[branch.element], IdealCoupling):
                ranks[b] = _BEFORE if (given[b] == "across") != (b in moved) else _AFTER
        given, out = from_tree(model.graph, ranks)
        if rest := _leftover(model, matrices, given, out):
            raise ModelError(f"network {model.name!r}: {_tied(model, rest[0])}; no order of computation was found")
    return Causality(given, out, excess_branches(model, given))


def _rank(model: NetworkModel, branch: Branch) -> float:
    element = model.primitives[branch.element]
    match element:
        case IdealSource():
            return float(element.kind)
        case Machine():
            return _MACHINE
        case IdealCoupling():
            return _COUPLING
        case IdealSwitch() if branch.port:
            return _SENSES[element.senses]
        case IdealSwitch():
            return _PUSHES if element.gap is not None or element.acts == "friction" else _SWITCH
        case Relation() if element.inverse is not None:
            return _RESISTOR
        case Relation():
            if element.outputs[branch.port] == "across":
                return _ACROSS_LAW
            return _JUNCTION if element.junctions else _THROUGH_LAW
        case _:  # a resistor, or storage of this kind
            return float(element.kinds[branch.port]) if isinstance(element, Storage) else _RESISTOR


def excess_branches(model: NetworkModel, given: Sequence[Variable]) -> tuple[int, ...]:
    """Dependent storage, and ports of mechanisms with a rate given by the network.

    Dependent storage does not fix its given variable, which then is the rate of its state."""
    stored, ports = model.branches_of(Storage), model.branches_of(Machine)
    fixed = np.array([kind == EdgeKind.ACROSS_STORAGE for _, e in model.of(Storage) for kind in e.kinds], dtype=bool)
    across = _are_across(given)
    return tuple(sorted([*stored[across[stored] != fixed].tolist(), *ports[np.logical_not(across[ports])].tolist()]))


def _are_across(given: Sequence[Variable]) -> Bools:
    return np.array([each == "across" for each in given], dtype=bool)


def from_tree(graph: Graph, ranks: Sequence[float] | Floats) -> tuple[tuple[Variable, ...], GivenTerms]:
    """The given variable of each branch, and the given ones that add up to its other one: see `Causality`.

    ranks  of the branches: the tree takes the lowest first
    """
    within = np.zeros(len(graph.edges), dtype=bool)
    within[graph.spanning(-np.asarray(ranks, dtype=float))] = True
    chords = np.flatnonzero(np.logical_not(within))
    which, branches, signs = RootedTree(graph, within).all_back(chords)
    loops = chords[which]
    rows, others = np.concatenate([loops, branches]), np.concatenate([branches, loops])
    order, first = np.argsort(rows, kind="stable"), np.cumsum([0, *np.bincount(rows, minlength=len(within))])
    given: tuple[Variable, ...] = tuple(["across" if own else "through" for own in within.tolist()])
    return given, GivenTerms(first, others[order], np.concatenate([-signs, signs])[order])


def _leftover(
    model: NetworkModel,
    matrices: Matrices,
    given: Sequence[Variable],
    out: Sequence[Terms],
) -> list[dict[int, float]]:
    """The relations of couplings between given variables of other branches, which no coupling can meet."""
    rows = [
        row for k, pq in enumerate(matrices) if pq is not None for row in coupling_rows(model, k, matrices, given, out)
    ]
    unknown = {
        model.first_branch(k) + port
        for k, pq in enumerate(matrices)
        if pq is not None
        for port in range(len(model.primitives[k].pairs))
    }
    return choose_pivots(rows, unknown)[1] if rows else []


def is_wire(relation: Relation, port: int) -> bool:
    """True for a port that only senses its through variable: across = 0 as for a source, and storage may follow it."""
    return relation.outputs[port] == "across" and port in relation.slopes and not any(relation.slopes[port])


def storage_to_move(
    model: NetworkModel, matrices: Matrices, given: Sequence[Variable], out: Sequence[Terms]
) -> set[int]:
    """The branches of storage that change sides where couplings tie storage and sources alone; none elsewhere."""
    found = set[int]()
    for row in _leftover(model, matrices, given, out):
        willing = [b for b in row if isinstance(_element(model, b), Storage) and b not in found]
        found |= set(willing[:1]) if all(_is_given(model, b) for b in row) else set()
    return found


def couplings_of_storage(
    model: NetworkModel, matrices: Matrices, given: Sequence[Variable], out: Sequence[Terms]
) -> dict[int, Row]:
    """The given variables of couplings that are sums of those of storage and sources: {branch: {other: factor}}."""
    inner = {b for b, branch in enumerate(model.branches) if matrices[branch.element] is not None}
    rows = [
        row for k, pq in enumerate(matrices) if pq is not None for row in coupling_rows(model, k, matrices, given, out)
    ]
    pivots, left = choose_pivots(rows, inner)
    if left or len(pivots) < len(inner):
        return {}
    found: dict[int, Row] = {b: {} for b in inner}
    for j in sorted({j for row in rows for j in row} - inner):
        for b, factor in solve(
            [_among(row, inner) for row in rows], [0.0 - row.get(j, 0.0) for row in rows], pivots
        ).items():
            if not is_zero(factor):
                found[b][j] = factor
    return {b: row for b, row in found.items() if all(_is_given(model, j) for j in row)}


def _among(row: Row, columns: set[int]) -> Row:
    return {j: c for j, c in row.items() if j in columns}


def _element(model: NetworkModel, branch: int) -> object:
    return model.primitives[model.branches[branch].element]


def _is_given(model: NetworkModel, branch: int) -> bool:
    element = _element(model, branch)
    wire = isinstance(element, Relation) and is_wire(element, model.branches[branch].port)
    return wire or isinstance(element, (Storage, IdealSource))


def relation_of(model: NetworkModel, causality: Causality, element: int) -> Relation:
    """The relation of an element, solved for the outputs of the causality where possible."""
    relation = model.primitives[element]
    assert isinstance(relation, Relation)
    first = model.first_branch(element)
    return relation.giving(causality.given[first : first + len(relation.pairs)])


def coupling_rows(
    model: NetworkModel, element: int, matrices: Matrices, given: Sequence[Variable], out: Sequence[Terms]
) -> list[Row]:
    """P across + Q through = 0 of a coupling over given variables; coefficients of any scalar."""
    first = model.first_branch(element)
    pair = matrices[element]
    assert pair is not None
    P, Q = pair
    rows: list[Row] = []
    for p, q in zip(P, Q, strict=True):
        row: Row = {}
        for port, (a, t) in enumerate(zip(p, q, strict=True)):
            b = first + port
            for coefficient, variable in ((a, "across"), (t, "through")):
                if not is_zero(coefficient):
                    for j, sign in ((b, 1),) if given[b] == variable else out[b]:
                        row[j] = row.get(j, 0.0) + sign * coefficient
        rows.append({j: c for j, c in row.items() if not is_zero(c)})
    return rows


def _to_move(model: NetworkModel, loose: list[dict[int, float]]) -> set[int]:
    """The branches that change sides, one for each relation: resistors, laws, switches, storage, then ports of
    mechanisms, never a source.

    Relations c g = 0 between given variables mean, as W is skew, that as many of the others are not determined, along
    c: so any branches whose columns of c are independent can give their other variable instead.
    """
    moved: set[int] = set()
    for kinds in ((LinearResistor,), (Relation,), (IdealSwitch,), (Storage,), (Machine,)):
        willing = {b for row in loose for b in row if isinstance(model.primitives[model.branches[b].element], kinds)}
        pivots, loose = choose_pivots(loose, willing)
        moved |= {b for _, b in pivots}
    if not loose:
        return moved
    if not loose[0]:
        raise ModelError(
            f"network {model.name!r}: two couplings (transformers, gyrators, levers) do the same, so what flows "
            "through each of them is undetermined; leave one out, or give it a resistance"
        )
    raise ModelError(
        f"network {model.name!r}: {_tied(model, loose[0])}, which all give their own values: these sources contradict "
        "one another, or one is not needed; put a resistance, a damper or a spring between them"
    )


def _tied(model: NetworkModel, row: dict[int, float]) -> str:
    return f"its couplings tie {' – '.join(repr(model.branches[b].name) for b in sorted(row))} together"


def _refuse_shorted_sources(model: NetworkModel, ranks: Floats, given: Sequence[Variable]) -> None:
    """A source that the tree does not let give its variable contradicts others."""
    fixed = {float(kind): kind for kind in (EdgeKind.ACROSS_SOURCE, EdgeKind.THROUGH_SOURCE)}
    sources = np.flatnonzero(np.isin(ranks, [*fixed]))
    if (_are_across(given)[sources] == (ranks[sources] == EdgeKind.ACROSS_SOURCE)).all():
        return
    try:
        normal_tree(model.graph, {model.branches[b].name: fixed[float(ranks[b])] for b in sources.tolist()})
    except ModelError as error:
        raise ModelError(f"network {model.name!r}: {error}") from None


def stuck_junctions(model: NetworkModel) -> dict[str, list[str]]:
    """Junctions in cutsets of junctions, through storage and through sources → the others of such a cutset, by name."""
    number = {node: i for i, node in enumerate((GROUND, *model.graph.vertices))}
    closed, open_branches = list[tuple[int, int]](), list[tuple[str, bool, tuple[int, int]]]()
    for b in model.branches:
        element, ends = model.primitives[b.element], (number[b.tail], number[b.head])
        junction = isinstance(element, Relation) and bool(element.junctions)
        storage = isinstance(element, Storage) and element.kinds[b.port] == EdgeKind.THROUGH_STORAGE
        source = isinstance(element, IdealSource) and element.kind == EdgeKind.THROUGH_SOURCE
        if junction or storage or source:
            open_branches.append((b.name, junction, ends))
        else:
            closed.append(ends)
    part = parts(len(number), *np.array(closed, dtype=np.int64).reshape(-1, 2).T)
    apart = [(name, junction, {part[a], part[b]}) for name, junction, (a, b) in open_branches if part[a] != part[b]]
    around: dict[int, list[str]] = {}
    for name, _, sides in apart:
        for side in sides:
            around.setdefault(side, []).append(name)
    found: dict[str, list[str]] = {}
    for name, junction, sides in apart:
        if junction:
            cutset = min((around[side] for side in sorted(sides)), key=len)
            found[name] = [other for other in cutset if other != name]
    return found


def refusal(model: NetworkModel, stuck: dict[str, list[str]]) -> str:
    """Why no explicit method moves the network, in the words of its elements."""
    first = list(stuck.items())[:2]
    told = "; ".join(f"the junction {name!r} is in a cutset with {_listed(others)}" for name, others in first)
    return (
        f"network {model.name!r}: {told}, so {'its voltage is' if len(stuck) == 1 else 'their voltages are'} not a "
        "function of the state of storage, and no explicit method can follow it"
    )


def _listed(names: list[str]) -> str:
    return ", ".join(map(repr, names[:4])) + (", …" if len(names) > 4 else "")
