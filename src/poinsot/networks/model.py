"""A network as data: elements with terminals on nodes; composites opened into primitives, each port a branch.

Law: opening composites changes nothing, tests/networks/test_equations.py. Source: Stramigioli et al., §3.2.2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import accumulate, chain
from operator import attrgetter, itemgetter
from typing import Any, TypeVar, cast, final

import numpy as np

from poinsot.algebra.arrays import Bools, Ints
from poinsot.algebra.caching import cached_property
from poinsot.algebra.collecting import paused
from poinsot.components.domains import SPATIAL, Domain
from poinsot.components.frames import FramedPart as OnFrames
from poinsot.components.primitives import (
    GROUND,
    VARYING,
    Composite,
    IdealCoupling,
    IdealSource,
    IdealSwitch,
    LinearResistor,
    Member,
    Primitive,
    Relation,
    Storage,
    TerminalPair,
    terminals,
)
from poinsot.errors import ModelError, nearest
from poinsot.networks.machine import Machine
from poinsot.records import NamedTuple, dataclass
from poinsot.structures.graph import Graph, searched

Varying = IdealCoupling | LinearResistor | Relation | IdealSource | IdealSwitch
Kind = TypeVar("Kind")
Part = Primitive | Machine
"""What a network consists of once its composites are opened, and what stands on frames is made into mechanisms."""
Opened = tuple[Part | OnFrames, tuple[str, ...]]
_PLAIN = {Storage, *VARYING}


@final
class Branch(NamedTuple):
    """A port of a primitive in the graph of the network: across = potential(tail) − potential(head).

    name     the element's, with ".port" where it has several
    element  index into ``NetworkModel.primitives``; port: which of its ports
    """

    name: str
    tail: str
    head: str
    element: int
    port: int
    domain: Domain

    def bound(self, given: str) -> str:
        """The dependent variable of excess storage, in words: the other one than its given one, "voltages"."""
        return (self.domain.across if given == "through" else self.domain.through).several


_branch = partial(tuple.__new__, Branch)  # without a call of Python for each


@dataclass(frozen=True, eq=False)
class NetworkModel:
    """Elements and the nodes on which their terminals stand; "ground" is the reference of every domain.

    placed  (element, node of each terminal, in the order of ``terminals(element)``)
    Errors  ModelError that names elements and nodes: names taken twice, domains that differ at a node, terminals that
            are not connected, nodes without a path to the ground
    """

    name: str
    placed: tuple[tuple[Member, tuple[str, ...]], ...]

    def __post_init__(self) -> None:
        if not self.placed:
            raise ModelError(f"network {self.name!r} has no elements")
        self._check()

    @cached_property
    def primitives(self) -> tuple[Part, ...]:
        """The primitives in order; those inside a composite are called "composite.part"."""
        return tuple(element for element, _ in self.opened)

    @cached_property
    @paused()
    def opened(self) -> tuple[tuple[Part, tuple[str, ...]], ...]:
        """The primitives with the nodes of their terminals."""
        shared = {id(element.pairs): element for element, _ in self.placed}  # ports that many share are looked at once
        sizes = {ports: len(terminals(element)) for ports, element in shared.items()}
        found: list[Opened] = []
        for placed in self.placed:
            element, nodes = placed
            if type(element) in _PLAIN and len(nodes) == sizes[id(element.pairs)]:
                found.append(cast(Opened, placed))
            else:
                found += opened_parts(element, nodes)
        for part in (part for part, _ in found if type(part) is OnFrames):
            raise ModelError(f"{part.name!r} stands on frames, of which `po.Network` makes mechanisms first")
        names = [element.name for element, _ in found]
        if len({*names}) < len(names):
            twice = next(name for name, many in Counter(names).items() if many > 1)
            raise ModelError(f"network {self.name!r} has two elements called {twice!r}; names of elements must differ")
        return cast(tuple[tuple[Part, tuple[str, ...]], ...], tuple(found))

    @cached_property
    @paused()
    def branches(self) -> tuple[Branch, ...]:
        """One for each port of each primitive, in order."""
        found = list[Branch]()
        shared = {id(element.pairs): element.pairs for element, _ in self.opened}
        alone = {ports: pairs[0].domain for ports, pairs in shared.items() if len(pairs) == 1 and not pairs[0].name}
        for k, (element, nodes) in enumerate(self.opened):
            pairs = element.pairs
            if id(pairs) in alone and len(nodes) == 2 and type(element) in _PLAIN:
                found.append(_branch((element.name, *nodes, k, 0, alone[id(pairs)])))
                continue
            for port, (pair, (tail, head)) in enumerate(zip(pairs, _ends(element, nodes), strict=True)):
                found.append(Branch(_branch_name(element, pair), tail, head, k, port, pair.domain))
        self._refuse_names(found)
        return tuple(found)

    @cached_property
    def branch_numbers(self) -> dict[str, int]:
        """The branches by name: their numbers."""
        return {b.name: k for k, b in enumerate(self.branches)}

    def _refuse_names(self, branches: list[Branch]) -> None:
        """An element that is called as a port of another one would take its place in datasets."""
        machines = [machine for _, machine in self.of(Machine)]
        if not machines and len({b.name for b in branches}) == len(branches):
            return
        seen: dict[str, Branch] = {}
        for b in branches:
            other = seen.setdefault(b.name, b)
            if other is not b:
                first, second = (self.primitives[each.element].name for each in (other, b))
                raise ModelError(
                    f"network {self.name!r}: {b.name!r} would be both a port of {min(first, second, key=len)!r} and "
                    "an element; give the element another name"
                )
        names = {element.name for element in self.primitives}
        for machine in machines:
            inner = [*machine.storages, *(s.name for s in machine.sources), *machine.dampers]
            if taken := sorted((names & set(map(machine.called, inner))) - {*machine.elements}):
                raise ModelError(
                    f"network {self.name!r}: {taken[0]!r} would be both a part of mechanism {machine.name!r} and "
                    "an element; give the element another name"
                )

    @cached_property
    @paused()
    def graph(self) -> Graph:
        """The nodes and branches, the references of all domains being one vertex, which joins nothing."""
        tails, heads = (map(attrgetter(end), self.branches) for end in ("tail", "head"))
        nodes = dict.fromkeys(chain.from_iterable(zip(tails, heads, strict=True)))
        nodes.pop(GROUND, None)
        return Graph(GROUND, tuple(nodes), self.branches)

    @cached_property
    def parts(self) -> list[int]:
        """For each primitive, a number that is the same for all of its connected part."""
        from scipy.sparse import csr_array
        from scipy.sparse.csgraph import connected_components

        count = len(self.primitives)
        size = count + len(self.graph.vertices)
        elements, nodes = np.array([b.element for b in self.branches] * 2), np.concatenate(self.graph.ends)
        stands = nodes > 0  # not on the ground
        joins = csr_array((stands[stands], (elements[stands], count - 1 + nodes[stands])), shape=(size, size))
        found: list[int] = connected_components(joins, directed=False)[1][:count].tolist()
        return found

    @cached_property
    def above(self) -> Mapping[str, tuple[str, int, int]]:
        """The nodes on ways from the ground: see `hanging`."""
        return hanging(self)

    @cached_property
    def domain_of(self) -> Mapping[str, Domain]:
        """The domain of every node but the ground."""
        return {n: b.domain for b in self.branches for n in (b.tail, b.head) if n != GROUND}

    def first_branch(self, element: int) -> int:
        """The index of the branch of an element's first port."""
        return self._first[element]

    @cached_property
    def _first(self) -> list[int]:
        return [0, *accumulate([len(element.pairs) for element in self.primitives])]

    def of(self, kind: type[Kind]) -> list[tuple[int, Kind]]:
        """The primitives of a kind with their numbers."""
        parts = cast(Sequence[Kind], self.primitives)
        numbers: list[int] = np.flatnonzero(self._are(kind)).tolist()
        return [*zip(numbers, map(parts.__getitem__, numbers), strict=True)]

    @property
    def varying(self) -> list[tuple[int, Varying]]:
        """The primitives that vary with states, with their numbers."""
        kinds: tuple[type[Varying], ...] = VARYING
        return sorted([(k, e) for kind in kinds for k, e in self.of(kind) if e.by], key=itemgetter(0))

    def branches_of(self, *kinds: type) -> Ints:
        """The branches of primitives of these kinds."""
        return np.flatnonzero(np.repeat(self._are(*kinds), np.diff(self._first)))

    def _are(self, *kinds: type) -> Bools:
        """Of each primitive, whether it is of these kinds."""
        types, places = self._types
        return np.isin(places, [n for n, each in enumerate(types) if issubclass(each, kinds)])

    @cached_property
    def _types(self) -> tuple[list[type], Ints]:
        """The types of primitives, and the index into them of each primitive."""
        types = [*map(type, self.primitives)]
        number: dict[type, int] = {each: n for n, each in enumerate(dict.fromkeys(types))}
        return [*number], np.array([*map(number.__getitem__, types)], dtype=np.int64)

    @paused()
    def _check(self) -> None:
        branches, (a, b) = self.branches, self.graph.ends
        domains = np.array([id(each.domain) for each in branches])
        standing = np.column_stack([a > 0, (b > 0) & (a != b)])  # which ends stand on a node, once for each branch
        nodes = np.column_stack([a, b])[standing]
        order = np.argsort(nodes, kind="stable")
        nodes, those = nodes[order], np.nonzero(standing)[0][order]
        first = np.searchsorted(nodes, np.arange(len(self.graph.vertices) + 2))
        mixed = np.flatnonzero((np.diff(nodes) == 0) & (np.diff(domains[those]) != 0))
        lonely = np.flatnonzero((np.diff(first)[nodes] == 1) & (a[those] > 0) & (b[those] > 0))
        if len(mixed) and not (len(lonely) and lonely[0] < mixed[0]):
            one, other = (branches[k] for k in those[mixed[0] : mixed[0] + 2].tolist())
            raise ModelError(
                f"network {self.name!r}: at node {self._node(nodes[mixed[0]])!r} {one.name!r} is {one.domain.name} and "
                f"{other.name!r} is {other.domain.name}; power passes between domains only through elements made for "
                "it, such as a transformer, a gyrator or a motor"
            )
        if len(lonely):
            alone = branches[those[lonely[0]]]
            raise ModelError(
                f"network {self.name!r}: only {alone.name!r} stands on node {self._node(nodes[lonely[0]])!r}, so "
                f"nothing can flow there; connect it, or put it on 'ground' ({alone.domain.reference})"
            )
        reached = np.zeros(len(self.graph.vertices) + 1, dtype=bool)
        reached[self.graph.search[0]] = True
        if not reached.all():
            lost = np.flatnonzero(np.logical_not(reached))
            some = ", ".join(repr(self._node(k)) for k in lost[:6]) + (", …" if len(lost) > 6 else "")
            domain = branches[those[first[lost[0]]]].domain
            raise ModelError(
                f"network {self.name!r}: no {domain.name} path leads from the node{'s' * (len(lost) > 1)} {some} to "
                f"'ground', so only differences are known there; put one of them on 'ground' ({domain.reference})"
            )
        gas = {id(b.domain) for b in branches if b.domain.name.startswith("pneumatic")}
        for node in np.unique(nodes[np.isin(domains[those], [*gas])]).tolist() if gas else ():
            at = [branches[k] for k in those[first[node] : first[node + 1]].tolist()]
            if all(map(self._passes, at)):
                raise ModelError(
                    f"network {self.name!r}: nothing keeps gas at node {self._node(node)!r}, where {at[0].name!r} "
                    "stands, so that no pressure and temperature are known there; put a pneumatic.Chamber on it, be it "
                    "small"
                )

    def _node(self, number: int) -> str:
        return self.graph.vertices[number - 1]

    def _passes(self, b: Branch) -> bool:
        """True for a branch with a law for its through variable."""
        element = self.primitives[b.element]
        return isinstance(element, Relation) and element.outputs[b.port] == "through"


def hanging(model: NetworkModel, branches: Ints | None = None) -> dict[str, tuple[str, int, int]]:
    """The nodes that branches lead to from the ground, all branches or those of these numbers: each with the one before
    it, the number of the branch between them, and +1 where that has its tail here."""
    names = GROUND, *model.graph.vertices
    a, b = model.graph.ends
    chosen = np.arange(len(a)) if branches is None else branches
    order, by = model.graph.search if branches is None else searched(len(names), 0, a[chosen], b[chosen])
    reached = np.array(order[1:], dtype=np.int64)
    through = chosen[np.array(by, dtype=np.int64)[reached]]
    is_tail = a[through] == reached
    before, signs = np.where(is_tail, b[through], a[through]), np.where(is_tail, 1, -1)
    rows = zip(reached.tolist(), before.tolist(), through.tolist(), signs.tolist(), strict=True)
    return {names[node]: (names[up], k, sign) for node, up, k, sign in rows}


def potential_terms(model: NetworkModel, name: str) -> list[tuple[str, float]]:
    """A node's potential over the ground as across variables of elements with signs; a variable as itself.

    Errors  ModelError for a name that is neither
    """
    if name == GROUND:
        return []
    above = model.above
    if name not in above:
        known = [f"{b.name}.{q.name}" for b in model.branches for q in (b.domain.across, b.domain.through)]
        if name not in known:
            raise ModelError(
                f"network {model.name!r} has no variable or node {name!r}{nearest(name, [*above, *known])}"
            )
        return [(name, 1.0)]
    found = list[tuple[str, float]]()
    while name != GROUND:
        name, b, sign = above[name]
        found.append((f"{model.branches[b].name}.{model.branches[b].domain.across.name}", float(sign)))
    return found


def branches_of(placed: Iterable[tuple[Member, tuple[str, ...]]]) -> Iterator[tuple[str, str, str, bool]]:
    """Name, tail, head of each port of placed elements, and whether it only senses, before they are checked."""
    for element, on in placed:
        for each, nodes in opened_parts(element, on):
            part = cast(Any, each)  # of the elements that have terminals
            for port, (pair, (tail, head)) in enumerate(zip(part.pairs, _ends(part, nodes), strict=True)):
                yield _branch_name(part, pair), tail, head, _senses(part, port)


def _senses(part: Part, port: int) -> bool:
    """Whether no through variable passes at a port, whatever its across variable is."""
    match part:
        case Relation():
            return part.outputs[port] == "through" and not any(part.slopes.get(port, (1.0,)))
        case IdealSwitch():
            return port > 0 and part.senses == "across"
        case _:
            return False


def _branch_name(element: Part, pair: TerminalPair) -> str:
    if isinstance(element, Machine):
        return element.called(pair.name)
    return f"{element.name}.{pair.name}" if pair.name else element.name


def _ends(element: Part, nodes: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Tail and head of the branch of each port."""
    given: dict[str | None, str] = dict(zip(terminals(element), nodes, strict=True))
    given[None] = GROUND
    for pair in element.pairs:
        tail, head = pair.names
        yield given[tail], given[head]


def is_spatial(element: Member) -> bool:
    """Whether it stands on frames."""
    return any(pair.domain is SPATIAL for pair in element.pairs)


def stand_on_frames(elements: Iterable[Member]) -> bool:
    """Whether one of these elements, or a part of one, stands on frames."""
    every = [*elements]
    composites = [element for element in every if type(element) is Composite]
    if any(stand_on_frames(part for part, _ in element.parts) for element in composites):
        return True
    shared = {id(element.pairs): element for element in every if type(element) is not Composite}
    return any(map(is_spatial, shared.values()))


def opened_parts(element: Member, nodes: tuple[str, ...], prefix: str = "") -> Iterator[Opened]:
    """The primitives of an element with their names and nodes in the whole network."""
    name = prefix + element.name
    names = terminals(element)
    if len(nodes) != len(names):
        raise ModelError(
            f"element {name!r} has the terminals {', '.join(names)}, but {len(nodes)} nodes are given for them"
        )
    if isinstance(element, Composite):
        outer = dict(zip(names, nodes, strict=True))
        outer[GROUND] = GROUND
        for part, inner in element.parts:
            yield from opened_parts(part, tuple(outer.get(n, f"{name}.{n}") for n in inner), f"{name}.")
    elif not prefix and isinstance(element, (Part, OnFrames)):
        yield element, nodes
    elif isinstance(element, VARYING):
        yield replace(element, name=name, by=tuple(prefix + each for each in element.by)), nodes
    elif isinstance(element, (Storage, Machine, Part, OnFrames)):
        yield replace(element, name=name), nodes
    else:
        raise ModelError(f"{name!r} is a {type(element).__name__}, which is no element of a network")
