"""The order in which given variables are found: blocks of equations, each as small as can be.

Every resistor, coupling and relation brings as many equations as it has ports, and as many given variables that nobody
else gives. Matched and put in order they fall into blocks, each using only what earlier blocks found: a law that is
evaluated, a few linear equations that are eliminated, or equations that need Newton's method.
Law: the blocks solve all equations, tests/networks/test_causality.py. Source: the block triangular form of Duff & Reid.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, log2
from typing import Literal, final

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.algebra.sparse import Pivots, Row, choose_pivots
from poinsot.components.primitives import IdealCoupling, LinearResistor, Relation, holds_together
from poinsot.errors import ModelError
from poinsot.networks.causality import Causality, Matrices, Terms, coupling_rows, relation_of
from poinsot.networks.model import NetworkModel
from poinsot.records import dataclass


class NoOrder(ModelError):
    """At a given state of storage these equations have no solution, or many; with storage they may have one."""


@final
class SampledTie(NoOrder):
    """Storage that follows samples of a source: its rate is known within the steps of a run alone."""


@final
@dataclass(frozen=True, eq=False, slots=True)
class BlockEquation:
    """One equation: row ``row`` of the primitive ``element``; ``involves`` lists the given variables in it."""

    element: int
    row: int
    involves: frozenset[int]


@final
@dataclass(frozen=True, eq=False, slots=True)
class EquationSet:
    """Equations solved together for the given variables of ``unknowns``.

    how     "law": one relation evaluated; "linear": eliminated by ``pivots``; "newton": unknowns of Newton's method
    pivots  (index of the equation in the block, branch)
    """

    how: Literal["law", "linear", "newton"]
    equations: tuple[BlockEquation, ...]
    unknowns: tuple[int, ...]
    pivots: Pivots = ()


def lone_resistors(model: NetworkModel, causality: Causality) -> Ints:
    """The resistors with constant equations in which their given variable alone is unknown: the first blocks."""
    plain = [k for k, e in model.of(LinearResistor) if not (e.vary or is_zero(e.a) or is_zero(e.r))]
    branches = np.array([model.first_branch(k) for k in plain], dtype=np.int64)
    unknown = np.zeros(len(model.branches))
    unknown[model.branches_of(LinearResistor, IdealCoupling, Relation)] = 1.0
    met: Floats = abs(causality.out.matrix) @ unknown
    found: Ints = np.array(plain, dtype=np.int64)[met[branches] == 0.0]
    return found


def lone_blocks(model: NetworkModel, causality: Causality, lone: Ints) -> Iterator[EquationSet]:
    """The blocks of lone resistors."""
    for k in lone.tolist():
        b = model.first_branch(k)
        involved = frozenset((b, *(j for j, _ in causality.out[b])))
        yield EquationSet("linear", (BlockEquation(k, 0, involved),), (b,), ((0, b),))


def make_blocks(model: NetworkModel, causality: Causality, numbers: Matrices, lone: Ints) -> tuple[EquationSet, ...]:
    """The blocks after those of lone resistors in order; ``numbers``: (P, Q) of each coupling as numbers, None for the
    other primitives.

    Errors  ModelError that names the elements of a loop of equations without a solution, or a delay
    """
    if late := [e.name for _, e in model.of(Relation) if e.delays]:
        raise NoOrder(
            f"network {model.name!r}: {', '.join(map(repr, late[:4]))} lets waves arrive late, so it has no explicit "
            "form: runs, operating points and small signals keep what was sent, other analyses do not. There "
            "`distributed.TransmissionLine`, a line cut into cells, stands for it"
        )
    return _blocks(model, causality, numbers, _equations(model, causality, numbers, _KINDS, lone))


def _blocks(
    model: NetworkModel, causality: Causality, numbers: Matrices, equations: list[BlockEquation]
) -> tuple[EquationSet, ...]:
    unknowns = sorted({j for e in equations for j in _own(model, e.element)})
    matched = _match(model, equations, unknowns)
    blocks: list[EquationSet] = []
    for group in _ordered(equations, matched):
        blocks += _made(model, causality, numbers, [equations[i] for i in group], [matched[i] for i in group])
    return tuple(blocks)


def linear_blocks(
    model: NetworkModel, causality: Causality, numbers: Matrices, kinds: tuple[type, ...]
) -> tuple[EquationSet, ...]:
    """The blocks of the linear elements of these kinds alone, all other branches being given."""
    return _blocks(model, causality, numbers, _equations(model, causality, numbers, kinds))


def linear_row(
    model: NetworkModel, causality: Causality, equation: BlockEquation, matrices: Matrices, a: Scalar, r: Scalar
) -> Row:
    """The coefficients of a coupling's, a resistor's or a straight relation's equation over given variables."""
    if matrices[equation.element] is not None:
        return coupling_rows(model, equation.element, matrices, causality.given, causality.out)[equation.row]
    b = model.first_branch(equation.element)
    if isinstance(model.primitives[equation.element], Relation):
        relation, i = relation_of(model, causality, equation.element), equation.row
        read = zip(relation.reads, relation.slopes[i], strict=True)
        parts = [(1.0, causality.terms(b + i, relation.outputs[i]))]
        parts += [(-slope, causality.terms(b + port, at)) for (port, at), slope in read if not is_zero(slope)]
    else:
        parts = [(a, causality.terms(b, "across")), (-r, causality.terms(b, "through"))]
        if not (is_zero(a) or is_zero(r)):  # no variable is in both
            return {j: sign * coefficient for coefficient, terms in parts for j, sign in terms}
    row: Row = {}
    for coefficient, terms in parts:
        for j, sign in () if is_zero(coefficient) else terms:
            row[j] = row.get(j, 0.0) + sign * coefficient
    return {j: c for j, c in row.items() if not is_zero(c)}


def _own(model: NetworkModel, element: int) -> range:
    first = model.first_branch(element)
    return range(first, first + len(model.primitives[element].pairs))


_KINDS = LinearResistor, IdealCoupling, Relation


def _equations(
    model: NetworkModel, causality: Causality, numbers: Matrices, kinds: tuple[type, ...], lone: Ints | None = None
) -> list[BlockEquation]:
    """Those of elements of these kinds, but for lone resistors."""
    found: list[BlockEquation] = []
    chosen = np.concatenate([[k for k, _ in model.of(kind)] for kind in kinds if kind in _KINDS])
    for k in np.setdiff1d(chosen, [] if lone is None else lone).astype(np.int64).tolist():
        element, first = model.primitives[k], model.first_branch(k)

        def involved(*terms: Terms) -> frozenset[int]:
            return frozenset(j for each in terms for j, _ in each)

        match element:
            case LinearResistor():
                terms = causality.terms(first, "across") if element.a or element.vary else ()
                others = causality.terms(first, "through") if element.r or element.vary else ()
                found.append(BlockEquation(k, 0, involved(terms, others)))
            case IdealCoupling():
                rows = coupling_rows(model, k, numbers, causality.given, causality.out)
                found += [BlockEquation(k, i, frozenset(row)) for i, row in enumerate(rows)]
            case Relation():
                relation = relation_of(model, causality, k)
                read = [causality.terms(first + port, variable) for port, variable in relation.reads]
                for port, variable in enumerate(relation.outputs):
                    if port in relation.slopes:
                        row = linear_row(model, causality, BlockEquation(k, port, frozenset()), numbers, 0.0, 0.0)
                        found.append(BlockEquation(k, port, frozenset(row)))
                    else:
                        found.append(BlockEquation(k, port, involved(causality.terms(first + port, variable), *read)))
            case _:
                pass
    return found


def _match(model: NetworkModel, equations: list[BlockEquation], unknowns: list[int]) -> list[int]:
    """For each equation the given variable that it is solved for."""
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import maximum_bipartite_matching

    if not equations:
        return []
    column = {b: i for i, b in enumerate(unknowns)}
    pairs = [(i, column[b]) for i, e in enumerate(equations) for b in sorted(e.involves) if b in column]
    shape = (len(equations), len(unknowns))
    table = csr_array((np.ones(len(pairs)), tuple(np.array(pairs).T) if pairs else ([], [])), shape=shape)
    found = maximum_bipartite_matching(table.tocsr(), perm_type="column")
    lost = [i for i, c in enumerate(found) if c < 0]
    if lost:
        names = sorted({model.primitives[equations[i].element].name for i in lost})
        together = any(map(holds_together, model.primitives))
        raise NoOrder(
            f"network {model.name!r}: {', '.join(map(repr, names))} would have to give values that the rest of the "
            "network fixes already, "
            + (
                "so it has no explicit form: runs, operating points and small signals solve it together with storage"
                if together
                else "so there is no solution; put a resistance in series or a conductance in parallel"
            )
        )
    return [unknowns[c] for c in found]


def _ordered(equations: list[BlockEquation], matched: list[int]) -> list[list[int]]:
    """Groups of equations that need one another, each after those that it uses."""
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import connected_components

    n = len(equations)
    if not n:
        return []
    solved_by = {b: i for i, b in enumerate(matched)}
    uses = [sorted({solved_by[b] for b in e.involves if b in solved_by} - {i}) for i, e in enumerate(equations)]
    pairs = [(i, j) for i, those in enumerate(uses) for j in those]
    table = csr_array((np.ones(len(pairs)), tuple(np.array(pairs).T) if pairs else ([], [])), shape=(n, n))
    count, label = connected_components(table, directed=True, connection="strong")
    groups: list[list[int]] = [[] for _ in range(count)]
    for i, g in enumerate(label):
        groups[g].append(i)
    needs = [{int(label[j]) for i in group for j in uses[i]} - {g} for g, group in enumerate(groups)]
    followers: list[list[int]] = [[] for _ in range(count)]
    for g, those in enumerate(needs):
        for h in those:
            followers[h].append(g)
    open_needs = [len(those) for those in needs]
    ready = [g for g in range(count) if not open_needs[g]]
    ready.reverse()
    order: list[list[int]] = []
    while ready:
        g = ready.pop()
        order.append(groups[g])
        for h in followers[g]:
            open_needs[h] -= 1
            if not open_needs[h]:
                ready.append(h)
    return order


def _made(
    model: NetworkModel, causality: Causality, numbers: Matrices, equations: list[BlockEquation], unknowns: list[int]
) -> list[EquationSet]:
    element = model.primitives[equations[0].element]
    if len(equations) == 1 and isinstance(element, LinearResistor) and not element.vary:
        return [EquationSet("linear", tuple(equations), tuple(unknowns), ((0, unknowns[0]),))]
    relations = [e for e in equations if isinstance(model.primitives[e.element], Relation)]
    if relations and len(equations) == 1 and _is_explicit(model, causality, equations[0], unknowns[0]):
        return [EquationSet("law", tuple(equations), tuple(unknowns))]
    if all(e.row in relation_of(model, causality, e.element).slopes for e in relations):
        return [_linear(model, causality, numbers, equations, unknowns)]
    return [EquationSet("newton", tuple(equations), tuple(unknowns))]


def _is_explicit(model: NetworkModel, causality: Causality, equation: BlockEquation, unknown: int) -> bool:
    relation = relation_of(model, causality, equation.element)
    first = model.first_branch(equation.element)
    read = {j for port, variable in relation.reads for j, _ in causality.terms(first + port, variable)}
    b = first + equation.row
    return b == unknown and causality.given[b] == relation.outputs[equation.row] and unknown not in read


def balanced(rows: Sequence[dict[int, float]]) -> list[dict[int, float]]:
    """The rows with rows and columns scaled by powers of two to entries about one, so that units do not matter."""
    sizes = [abs(c) for row in rows for c in row.values() if c]
    if not sizes or max(sizes) <= _ALIKE * min(sizes):
        return list(rows)
    scaled = rows
    for _ in range(_BALANCING):
        largest: dict[int, float] = {}
        for row in scaled:
            for j, c in row.items():
                largest[j] = max(largest.get(j, 0.0), abs(c))
        factor = {j: _root(size) for j, size in largest.items()}
        tall = [_root(max(map(abs, row.values()), default=1.0)) for row in scaled]
        scaled = [{j: c / (factor[j] * t) for j, c in row.items()} for row, t in zip(scaled, tall, strict=True)]
    return list(scaled)


_BALANCING, _ALIKE = 6, 1e6


def _root(size: float) -> float:
    """A power of two near the square root."""
    return 2.0 ** round(log2(size) / 2) if 0 < size < inf else 1.0


def _linear(
    model: NetworkModel, causality: Causality, numbers: Matrices, equations: list[BlockEquation], unknowns: list[int]
) -> EquationSet:
    rows, wanted = [], set(unknowns)
    for e in equations:
        element = model.primitives[e.element]
        a, r = (element.a, element.r) if isinstance(element, LinearResistor) else (0.0, 0.0)
        row = linear_row(model, causality, e, numbers, a, r)
        rows.append({j: float(c) for j, c in row.items() if j in wanted})
    if len(rows) == 1 and rows[0].get(unknowns[0]):
        return EquationSet("linear", tuple(equations), tuple(unknowns), ((0, unknowns[0]),))
    pivots, left = choose_pivots(balanced(rows), unknowns)
    if left:
        names = sorted({model.primitives[e.element].name for e in equations})
        raise NoOrder(
            f"network {model.name!r}: the equations of {', '.join(map(repr, names))} leave something undetermined or "
            "contradict one another (a loop without resistance, couplings that do the same, or a source of speed right "
            "at a port of a mechanism, which is a given motion: `Mechanism.with_motions`); change one of them"
        )
    return EquationSet("linear", tuple(equations), tuple(unknowns), pivots)
