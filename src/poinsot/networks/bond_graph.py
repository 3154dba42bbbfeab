"""The bond graph of a network: elements on 0- and 1-junctions, half arrows for power, strokes for causality.

    a node is a junction of common across, the two ends of a port meet its element in a junction of common through:
        0-junction: e common, Σ ± f = 0         1-junction: f common, Σ ± e = 0
    across is the effort of most domains (nodes are 0) and the flow of mechanical ones (nodes are 1)

The reference bears no power and is left out; junctions of two bonds are left out, junctions of one kind that are joined
become one. The half arrow shows where power counts positive: into elements, out of sources. The stroke stands at the
end to which the effort is told; it follows from the network's tree (`networks.causality`), so storage that the tree
lets fix its own variable has integral causality, excess storage derivative causality.
Laws: tests/networks/test_bond_graph.py. Source: Karnopp, Margolis & Rosenberg, System Dynamics (construction);
Ratiu & Blankenstein; formulas.md §8.

The causality of a picture: where a coupling cannot give its variables, other branches are put into the tree.

A branch b that a coupling has to have in the tree, or out of it, is exchanged with another one, c, of its loop or its
cutset. Where c belongs to a coupling that gives its variables no longer, that one's other ports are exchanged in turn,
until a resistor, or a coupling that can bear it, ends the path. The shortest one is taken.

Law: strokes of transformers and gyrators; of small circuits all trees are tried, tests/networks/test_bond_graph.py.
Source: Karnopp, Margolis & Rosenberg, System Dynamics (causality by sequential assignment); paths of exchanges as in
matroid intersection.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, final

import numpy as np

from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import unknown
from poinsot.components.domains import SPATIAL, Domain
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
from poinsot.networks.causality import Causality
from poinsot.networks.model import Branch, NetworkModel, Part, hanging
from poinsot.records import dataclass, field
from poinsot.structures.kirchhoff import EdgeKind

Given = tuple[Variable, ...]
_EXCHANGE_LIMIT, _TRIAL_LIMIT = 100, 4_000


def told_apart(model: NetworkModel, causality: Causality, matrices: Any) -> Causality:
    """The causality with other branches of couplings and resistors in the tree, if more couplings can then give theirs.

    A coupling can give one variable of each port where these follow from the others: of a transformer one effort, of a
    gyrator both or none. The equations do not ask for it, as they solve couplings together. Storage, sources and
    mechanisms stay as they are.
    """
    trees, given = _Trees(model, matrices), causality.given
    for k in range(len(matrices)):
        if trees.tries < _EXCHANGE_LIMIT and not trees.gives(k, given):
            trees.tries += 1
            given = trees.repaired(k, given) or given
    return replace(causality, given=given)


@final
@dataclass(eq=False)
class _Trees:
    """The trees of a network, by the given variable of every branch; tries: how many couplings were repaired."""

    model: NetworkModel
    matrices: Any
    tries: int = 0

    def __post_init__(self) -> None:
        self._known: dict[tuple[int, Given], bool] = {}

    def repaired(self, k: int, given: Given) -> Given | None:
        """A tree in which coupling k gives its variables, and all that did before; None where none was found."""
        waiting, seen = deque([(k, given)]), {given}
        while waiting and len(seen) < _TRIAL_LIMIT:
            k, before = waiting.popleft()
            for after, other in self._exchanges(k, before):
                left = [each for each in dict.fromkeys((k, other)) if not self.gives(each, after)]
                if not left:
                    return after
                if len(left) == 1 and after not in seen:
                    seen.add(after)
                    waiting.append((left[0], after))
        return None

    def gives(self, k: int, given: Given) -> bool:
        """Whether the variables that a coupling gives follow from the others at its ports; True of other elements."""
        if self.matrices[k] is None:
            return True
        first = self.model.first_branch(k)
        own = given[first : first + len(self.model.primitives[k].pairs)]
        if (k, own) not in self._known:
            self._known[k, own] = _follow(self.matrices[k], own)
        return self._known[k, own]

    def _exchanges(self, k: int, given: Given) -> Iterator[tuple[Given, int]]:
        """The trees in which a port of coupling k has changed places with another branch, and that one's element."""
        first = self.model.first_branch(k)
        for b in range(first, first + len(self.model.primitives[k].pairs)):
            for c in self._partners(b, given):
                after = list(given)
                after[b], after[c] = given[c], given[b]
                yield tuple(after), self.model.branches[c].element

    def _partners(self, b: int, given: Given) -> list[int]:
        """The branches that may be exchanged with b and leave a tree: those of its loop with branches of the tree, or
        of its cutset with the others."""
        branches = self.model.branches
        without = given[b] == "across"
        far = self._reached(branches[b].tail, given, b if without else -1)
        if without:  # a branch of the tree: others between what it holds together
            across = [(branches[c].tail in far) != (branches[c].head in far) for c in self._free]
            return [c for c, cut in zip(self._free, across, strict=True) if cut and given[c] == "through"]
        loop, node = set(), branches[b].head
        while node != branches[b].tail:
            c = far[node]
            loop.add(c)
            node = branches[c].head if branches[c].tail == node else branches[c].tail
        return [c for c in self._free if c in loop]

    def _reached(self, start: str, given: Given, without: int) -> dict[str, int]:
        """The nodes that the tree without a branch leads to, and the branch by which it comes there."""
        found, waiting = {start: -1}, [start]
        for node in waiting:
            for c in self._at.get(node, ()):
                if given[c] == "across" and c != without:
                    branch = self.model.branches[c]
                    end = branch.head if branch.tail == node else branch.tail
                    if end not in found:
                        found[end] = c
                        waiting.append(end)
        return found

    @cached_property
    def _at(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for c, branch in enumerate(self.model.branches):
            for node in {branch.tail, branch.head}:
                found.setdefault(node, []).append(c)
        return found

    @cached_property
    def _free(self) -> list[int]:
        """Those that may be in the tree or beside it: of couplings, resistors, laws solved for either variable."""
        elements = self.model.primitives
        return [c for c, branch in enumerate(self.model.branches) if _is_free(elements[branch.element])]


def _is_free(element: object) -> bool:
    solved = isinstance(element, Relation) and element.inverse is not None and len(element.pairs) == 1
    return solved or isinstance(element, (IdealCoupling, LinearResistor))


def _follow(matrices: Any, given: Given) -> bool:
    if any(unknown(x) for m in matrices for x in np.ravel(m)):
        return True
    P, Q = (np.asarray(m, dtype=float) for m in matrices)
    own = np.array([(P if variable == "across" else Q)[:, i] for i, variable in enumerate(given)])
    sizes = np.linalg.svd(own / (np.abs(own).max(axis=1, keepdims=True) + 1e-300), compute_uv=False)
    return bool(sizes[-1] > 1e-9 * sizes[0])  # rows of size 1: below, they depend on one another


ZERO, ONE = "0", "1"
NO_STROKE = -1


@final
@dataclass
class Vertex:
    """A junction or an element.

    kind     "0", "1"; or C, I, R, Se, Sf, TF, GY, … as is written before the name
    element  index into ``NetworkModel.primitives``; None for a junction
    """

    kind: str
    name: str
    domain: Domain
    element: int | None = None


@final
@dataclass
class BondPort:
    """A port of an element at an end of a bond.

    branch      of the network;  vertex: the element's
    polarity    −1 where the element counts across and through the other way round than the bond
    derivative  whether it is of storage that does not give its own variable
    """

    branch: int
    vertex: int
    polarity: int = 1
    derivative: bool = False


@final
@dataclass
class Bond:
    """Power from vertex ``tail`` to vertex ``head``; the stroke stands at ``stroke``, one of the two, or NO_STROKE.

    ports  of the elements at its ends, none between junctions
    """

    tail: int
    head: int
    stroke: int
    domain: Domain
    ports: tuple[BondPort, ...] = ()

    @property
    def derivative(self) -> bool:
        """Whether it tells storage what that would tell others, were it free."""
        return any(port.derivative for port in self.ports)

    def other(self, vertex: int) -> int:
        """The vertex at the other end."""
        return self.head if vertex == self.tail else self.tail


@final
@dataclass
class BondGraph:
    """Vertices, ``None`` where one was left out, and the bonds ``at`` each of them."""

    vertices: list[Vertex | None] = field(default_factory=list)
    at: list[list[Bond]] = field(default_factory=list)

    @property
    def bonds(self) -> list[Bond]:
        """All bonds, each once."""
        return [bond for k, some in enumerate(self.at) for bond in some if bond.tail == k]

    def new(self, vertex: Vertex) -> int:
        """Enter a vertex: its number."""
        self.vertices.append(vertex)
        self.at.append([])
        return len(self.vertices) - 1

    def add(self, bond: Bond) -> None:
        """Enter a bond at both its ends."""
        self.at[bond.tail].append(bond)
        self.at[bond.head].append(bond)

    def remove(self, bond: Bond) -> None:
        """Take a bond from both its ends."""
        for end in (bond.tail, bond.head):
            self.at[end] = [each for each in self.at[end] if each is not bond]

    @property
    def kept(self) -> dict[int, Vertex]:
        """The vertices that are there."""
        return {k: v for k, v in enumerate(self.vertices) if v is not None}


def bond_graph(model: NetworkModel, causality: Causality, matrices: Any) -> BondGraph:
    """The bond graph of a network; ``matrices``: P and Q of its couplings, None for the other primitives."""
    causality = told_apart(model, causality, matrices)
    graph = BondGraph()
    nodes: dict[str, int] = {}
    for name, domain in model.domain_of.items():
        nodes[name] = graph.new(Vertex(_across_common(domain), name, domain))
    elements = [graph.new(_vertex(model, k, matrices[k])) for k in range(len(model.primitives))]
    above = _parents(model, causality)
    for b, branch in enumerate(model.branches):
        _add_branch(graph, b, branch, causality, nodes, elements, above, _outward(model, branch))
    for k, element in enumerate(elements):
        _as_junction(graph, model, k, element, matrices[k])
    simplify(graph)
    return graph


def _outward(model: NetworkModel, branch: Branch) -> bool:
    """Whether power counts out of the element at this port: of sources, and of the second port of what passes power."""
    part = model.primitives[branch.element]
    return isinstance(part, IdealSource) or (
        isinstance(part, IdealCoupling) and len(part.pairs) == 2 and branch.port == 1
    )


def _across_common(domain: Domain) -> str:
    """The junction at which the across variable is one and the same."""
    return ZERO if domain.across_is_effort else ONE


def _through_common(domain: Domain) -> str:
    return ONE if domain.across_is_effort else ZERO


def _parents(model: NetworkModel, causality: Causality) -> dict[int, str]:
    """For each branch of the tree its node with the potential, the farther one from the ground."""
    tree = np.flatnonzero([given == "across" for given in causality.given])
    return {b: node for node, (_, b, _) in hanging(model, tree).items()}


def _add_branch(
    graph: BondGraph, b: int, branch: Branch, causality: Causality, nodes: dict[str, int], elements: list[int],
    told: dict[int, str], outward: bool,
) -> None:  # fmt: skip
    domain = branch.domain
    middle = graph.new(Vertex(_through_common(domain), branch.name, domain))
    element = elements[branch.element]

    def join(tail: int, head: int, across_to: int, port: bool = False) -> None:
        """A bond with power counted from tail to head, reversed for sources of power; across goes to one end."""
        tail, head = (head, tail) if outward else (tail, head)
        stroke = across_to if domain.across_is_effort else (head if across_to == tail else tail)
        ports = (BondPort(b, element, 1, b in causality.excess),) if port else ()
        graph.add(Bond(tail, head, stroke, domain, ports))

    join(middle, element, middle if causality.given[b] == "across" else element, True)
    for node, first in ((branch.tail, True), (branch.head, False)):
        if node != GROUND:
            end = nodes[node]
            across_to = end if told.get(b) == node else middle
            join(*((end, middle) if first else (middle, end)), across_to)


def _vertex(model: NetworkModel, k: int, matrices: object) -> Vertex:
    part = model.primitives[k]
    return Vertex(_kind(part, matrices), part.name, part.pairs[0].domain if part.pairs else SPATIAL, k)


def _kind(part: Part, matrices: object) -> str:
    """The text before an element's name."""
    efforts = [pair.domain.across_is_effort for pair in part.pairs]
    match part:
        case Storage():
            capacities = [(kind == EdgeKind.ACROSS_STORAGE) == e for kind, e in zip(part.kinds, efforts, strict=True)]
            return "C" if all(capacities) else "IC" if any(capacities) else "I"
        case IdealSource():
            modulated = "M" * (part.feedback is not None)
            return modulated + ("Se" if (part.kind == EdgeKind.ACROSS_SOURCE) == efforts[0] else "Sf")
        case LinearResistor():
            return "MR" if part.vary is not None else "R"
        case Relation():
            return "RS" if part.power == "continuous" else "R"
        case IdealCoupling():
            return "M" * callable(part.matrices) + _passing(efforts, matrices)
        case IdealSwitch():
            return "Sw"
    return "MECH"


def _passing(efforts: list[bool], matrices: Any) -> str:
    """TF where efforts are tied to efforts, GY where efforts are tied to flows; else a junction structure."""
    if len(efforts) != 2 or matrices is None or any(unknown(x) for m in matrices for x in np.ravel(m)):
        return "JS"
    P, Q = (np.asarray(m, dtype=float) for m in matrices)
    E = np.where(efforts, P, Q)
    rank = np.linalg.matrix_rank(E, tol=1e-9 * np.abs(E).max(initial=0.0))  # ratios that a user writes are far larger
    return "TF" if rank == 1 else "GY"


def _as_junction(graph: BondGraph, model: NetworkModel, k: int, vertex: int, matrices: Any) -> None:
    """A coupling that says no more than a junction is one: common across, or common through with signs as arrows."""
    part = model.primitives[k]
    if not isinstance(part, IdealCoupling) or callable(part.matrices) or len({p.domain for p in part.pairs}) > 1:
        return
    if any(unknown(x) for m in matrices for x in np.ravel(m)):
        return
    P, Q = (np.asarray(m, dtype=float) for m in matrices)
    n, domain = len(part.pairs), part.pairs[0].domain
    first = model.first_branch(k)
    for common, one, other in ((True, P, Q), (False, Q, P)):
        s = _signs(one, other)
        if s is None or n < 2 or (common and (s < 0).any()):
            continue
        graph.vertices[vertex] = Vertex((_across_common if common else _through_common)(domain), part.name, domain)
        for bond in graph.at[vertex]:
            inward = s[bond.ports[0].branch - first] > 0
            if not common and inward != (bond.head == vertex):  # through is one along the arrows
                _turn(graph.at[bond.other(vertex)])
            bond.ports = ()
        return


def _signs(one: Any, other: Any) -> Any:
    """s, ±1 everywhere, where one x + other y = 0 says x = c s and s · y = 0; None where it says something else."""
    V = np.linalg.svd(one)[2]
    s = V[-1] * np.sqrt(len(V))
    s = s * np.sign(s[0])
    tolerance = 1e-9 * max(np.abs(one).max(), np.abs(other).max())  # signs ±1 up to rounding of the null vector
    if not np.allclose(np.abs(s), 1, atol=1e-9) or np.abs(one @ s).max() > tolerance:  # as above
        return None
    if np.abs(other @ (np.eye(len(s)) - np.outer(s, s) / len(s))).max() > tolerance:
        return None
    return np.round(s)


def _turn(bonds: list[Bond]) -> None:
    """Count the through variable of these bonds, all those of one junction, the other way."""
    for each in bonds:
        each.tail, each.head = each.head, each.tail


def simplify(graph: BondGraph) -> None:
    """Leave out junctions of two bonds, and make one of joined junctions of the same kind, until nothing changes."""
    changed = True
    while changed:
        changed = False
        for k, vertex in graph.kept.items():
            if vertex.element is None:
                changed |= _merged(graph, k) or _passed(graph, k)


def _passed(graph: BondGraph, k: int) -> bool:
    """Leave out a junction of two bonds, if power passes it, or can be made to by counting ports the other way."""
    if len(graph.at[k]) != 2:
        return False
    one, two = sorted(graph.at[k], key=lambda bond: not bond.ports)  # the one ends at an element, if any does
    a, b = one.other(k), two.other(k)
    if a == b or any(_merged(graph, end) for end in (a, b)):
        return a != b
    if (one.head == k) == (two.head == k):
        if one.ports:
            own = graph.vertices[k]
            opposite = own is not None and own.kind == _through_common(own.domain)
            for port in one.ports if opposite or not two.ports else ():  # two elements have one across variable
                port.polarity = -port.polarity
        elif not any(_counted_anew(graph, end) for end in (a, b)):
            return False
    for bond in (one, two):
        graph.remove(bond)
    tail, head = (a, b) if one.tail == a else (b, a)
    graph.add(Bond(tail, head, b if two.stroke == b else a, one.domain, (*one.ports, *two.ports)))
    graph.vertices[k] = None
    return True


def _counted_anew(graph: BondGraph, k: int) -> bool:
    """Turn the polarity of the elements at a junction, and its other bonds."""
    vertex = graph.vertices[k]
    if vertex is None or vertex.element is not None or not any(each.ports for each in graph.at[k]):
        return False
    for each in graph.at[k]:
        if not each.ports:
            each.tail, each.head = each.head, each.tail
        for port in each.ports:
            port.polarity = -port.polarity
    return True


def _merged(graph: BondGraph, k: int) -> bool:
    """Make one of a junction and a neighbour of its kind."""
    own = graph.vertices[k]
    for bond in graph.at[k]:
        other = bond.other(k)
        vertex = graph.vertices[other]
        if own is None or vertex is None or other == k or own.element is not None or vertex.element is not None:
            continue
        if vertex.kind != own.kind:
            continue
        for each in list(graph.at[other]):
            graph.remove(each)
            if each.other(other) != k:  # what passes between the halves says nothing
                each.tail, each.head = (k if end == other else end for end in (each.tail, each.head))
                each.stroke = k if each.stroke == other else each.stroke
                graph.add(each)
        graph.vertices[other] = None
        return True
    return False
