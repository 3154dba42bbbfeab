"""A whole mechanism in one configuration as one Dirac structure: its kinestatic connection network.

The port connection graph (twists of bodies and edges, all in world coordinates) is composed with the structures of all
kinematic pairs, T_e ∈ Im S and W_e ∈ Im C on the edge of the pair. What remains are the ports of

    "body NAME"      (T; W)         twist of the body, and wrench that its pairs and elements exert on it
    "element NAME"   (T; W)         twist of b relative to a, and wrench that drives the element: a feels W, b feels −W
    "freedoms NAME"  (v; −τ)        rates of a joint of the tree, and efforts on its successor: (35) writes (f, −e)

so Σ ⟨W, T⟩ over bodies and elements is Σ ⟨τ, v⟩. Bodies without inertia have no port (§3.2.2). Over floats.
Laws: Dirac on every mechanism, E Fᵀ + F Eᵀ = 0 and of full rank; its solutions are the recursive algorithms',
tests/multibody/test_kinestatic_network.py. Source: Stramigioli et al., §3.2.5, (33), (34); formulas.md §8.

Kirchhoff's laws of a port connection graph, body by body and edge by edge, loops first.

    body v    T_v = T_{v@e} for each of its edges e,      W_v = Σ_e W_{v@e}
    edge e    T_e = T_{head@e} − T_{tail@e},              W_{tail@e} = W_e = −W_{head@e}

Composed they are `structures.kirchhoff.port_connection_structure` of the graph: one structure of all of it would be
eliminated at once, at the cube of its size. What hangs together by more than one body (the biconnected parts of the
graph) is composed by itself first: so what its loops say twice is dropped there, and between parts there is one port.
In a part a body stands next to its edges, so that halves of it share few ports.
Law: they are, tests/multibody/test_kinestatic_network.py. Source: formulas.md §8, (26)–(28).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import cast

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algebra.scalars import is_zero
from poinsot.errors import ModelError, nearest
from poinsot.geometry.displacement import Displacement
from poinsot.joints.closures import closing_errors, closing_units, closing_wrenches
from poinsot.multibody.frames import body_poses
from poinsot.multibody.model import GROUND, Joint
from poinsot.multibody.passes import link_coordinates
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.tree import Link, Tree
from poinsot.records import dataclass
from poinsot.showing import counted, some
from poinsot.structures.composition import close_ports, compose
from poinsot.structures.dirac import DiracStructure
from poinsot.structures.elimination import GIVEN, given_rounding
from poinsot.structures.graph import DirectedEdge, Edge, Graph
from poinsot.structures.kirchhoff import port_connection_structure
from poinsot.structures.matrices import null_space
from poinsot.structures.multiports import actuated_constraint, constraint, one_junction
from poinsot.structures.ports import Port

_DOMAIN = "mechanical"


def connection(
    graph: Graph, light: Collection[str], beside: Mapping[str, Sequence[DiracStructure]]
) -> list[DiracStructure]:
    """The structures that composed are the laws of the graph, those beside an edge next to it.

    light   bodies without a port; beside: structures by the name of the edge that they share ports with
    """
    place = _order(graph)
    parts, found = _parts(graph, place), list[DiracStructure]()
    meeting: dict[str, list[int]] = {v: [] for v in graph.vertices}
    for k, edges in enumerate(parts):
        for v in dict.fromkeys(v for e in edges for v in (e.tail, e.head) if v != graph.reference):
            meeting[v].append(k)
    for v in graph.vertices:
        if not meeting[v] and v not in light:
            found.append(_body(v, v, [], False))
    said: set[str] = set()
    for k, edges in enumerate(parts):
        at: dict[int, list[DiracStructure]] = {}
        own = dict.fromkeys(v for e in edges for v in (e.tail, e.head) if v != graph.reference)
        for v in own:
            inner = at.setdefault(place[v], [])
            ends, single = [_end(v, e.name) for e in edges if v in (e.tail, e.head)], len(meeting[v]) == 1
            if single:
                inner.append(_body(v, v, ends, v in light))
                continue
            inner.append(_body(v, _end(v, f"part {k}"), ends, False))
            if v not in said:
                found.append(_body(v, v, [_end(v, f"part {n}") for n in meeting[v]], v in light))
                said.add(v)
        for e in edges:
            inner = at.setdefault(max(place[e.tail], place[e.head]), [])
            inner += [_edge(graph.reference, e), *beside.get(e.name, ())]
        inner = [each for _, some in sorted(at.items()) for each in some]
        found.append(cast(DiracStructure, compose(*inner, name=f"part {k}", inner=True)))
    return found


def _parts(graph: Graph, place: Mapping[str, int]) -> list[list[DirectedEdge]]:
    """The edges of the biconnected parts, from the reference on, so that few parts lie between others."""
    import networkx as nx

    plain = nx.Graph((e.tail, e.head) for e in graph.edges)
    part = {frozenset(ends): k for k, each in enumerate(nx.biconnected_component_edges(plain)) for ends in each}
    found: dict[int, list[DirectedEdge]] = {}
    for e in graph.edges:
        found.setdefault(part[frozenset((e.tail, e.head))], []).append(e)
    return sorted(
        found.values(), key=lambda edges: min(place[v] for e in edges for v in (e.tail, e.head) if v in place)
    )


def _order(graph: Graph) -> dict[str, int]:
    """Places of the vertices: from one to its neighbours."""
    beside: dict[str, list[str]] = {v: [] for v in (graph.reference, *graph.vertices)}
    for e in graph.edges:
        beside[e.tail].append(e.head)
        beside[e.head].append(e.tail)
    found: dict[str, int] = {}
    for start in (graph.reference, *graph.vertices):
        waiting = [start]
        for v in waiting:
            if v not in found:
                found[v] = len(found)
                waiting += beside[v]
    return found


def _end(body: str, of: str) -> str:
    return f"{body} at {of}"


def _body(body: str, port: str, ends: Sequence[str], light: bool) -> DiracStructure:
    """What meets at a body, which is counted as what its ends say."""
    names = [*([] if light else [port]), *ends]
    ports = tuple(Port(name, 6, _DOMAIN) for name in names)
    return _star(len(ends), light).otherwise(ports=ports, name=f"what meets at {body}")


@cache
def _star(edges: int, light: bool) -> DiracStructure:
    own = 0 if light else 1
    star = one_junction(*(Port(f"{k}", 6, _DOMAIN) for k in range(own + edges)))
    signs = np.ones(star.size)
    signs[: 6 * own] = -1.0
    return replace(star, F=star.F.astype(float) * signs, E=star.E.astype(float) * signs)


def _edge(reference: str, e: DirectedEdge) -> DiracStructure:
    """The share of an edge in its ends."""
    found = _three(e.tail == reference, e.head == reference)
    return found.renamed(
        {"edge": e.name, **{old: _end(v, e.name) for old, v in (("tail", e.tail), ("head", e.head)) if v != reference}}
    )


@cache
def _three(from_ground: bool, to_ground: bool) -> DiracStructure:
    tail, head = "ground" if from_ground else "tail", "ground" if to_ground else "head"
    bodies = tuple(v for v in (tail, head) if v != "ground")
    found = port_connection_structure(Graph("ground", bodies, (Edge("edge", tail, head),)), domain=_DOMAIN)
    return replace(found, F=found.F.astype(float), E=found.E.astype(float))


Poses = Mapping[str, Displacement]
DOMAIN = "mechanical"
FAINT = 0.01
"""Of the size of a mechanism: pairs nearer to one another lie together by chance, as the frames of one loose body."""
CLOSED = 1e-6
"""Of the unit of length: a joint further open is not meant to be closed, and its pairs are taken as they lie."""


@dataclass(frozen=True, eq=False)
class PairEdge:
    """A pair as an edge of the port connection graph, from its predecessor to its successor.

    S (6, p) freedom twists and C (6, 6−p) constraint wrenches; X_P, X_S: the pair's two frames: all in world axes about
    the middle of the mechanism. link: what it moves, if it is a joint of the tree.
    """

    joint: Joint
    S: Floats
    C: Floats
    X_P: Displacement
    X_S: Displacement
    link: Link | None

    @property
    def name(self) -> str:
        """The name of the edge."""
        return f"joint {self.joint.name}"

    @property
    def port(self) -> str:
        """The name of the port of its freedoms."""
        return f"freedoms {self.joint.name}"


@dataclass(frozen=True, eq=False)
class KinestaticNetwork:
    """The network of a mechanism at q.

    structure  the Dirac structure on the ports of bodies, elements and freedoms that the module describes
    pairs      the edges of all joints, those that close loops and fixed ones among them
    graph      the port connection graph: vertices "body NAME", edges "joint NAME" and "element NAME"
    heavy      the bodies that have a port, by name
    X_WO       world axes at the middle of the mechanism; length: the mean distance of its pairs from there [m]
    local      the same structure with twists and wrenches about O, in this unit of length: ranks are decided there, so
               that they depend neither on where a mechanism is nor on its size
    With bodies and springs joined it is a system: :func:`poinsot.multibody.kinestatics.solution.implicit_system`.
    """

    tree: Tree
    q: Floats
    pairs: tuple[PairEdge, ...]
    graph: Graph
    heavy: tuple[str, ...]
    structure: DiracStructure
    X_WO: Displacement
    length: float
    local: DiracStructure

    def __repr__(self) -> str:
        return f"<KinestaticNetwork of {self.tree!r}: {counted(len(self.pairs), 'pair')}, bodies {some(self.heavy)}>"

    def actuated(self, joints: Iterable[str]) -> DiracStructure:
        """The structure with the freedoms of these joints alone as open ports: no effort acts on the others."""
        names = {port.removeprefix("freedoms "): port for port in self.freedom_ports}
        wanted = list(joints)
        for name in wanted:
            if name not in names:
                raise ModelError(
                    f"joint {name!r} of {self.tree.model.name!r} has no port of freedoms{nearest(name, names)}; those "
                    f"that have are {', '.join(names)}"
                )
        return cast(
            DiracStructure, close_ports(self.structure, [p for n, p in names.items() if n not in wanted], "effort")
        )

    @property
    def freedom_ports(self) -> tuple[str, ...]:
        """The names of the ports of freedoms."""
        return tuple(name for name in self.structure.port_names if name.startswith("freedoms "))


def kinestatic_network(tree: Tree, q: ArrayLike) -> KinestaticNetwork:
    """The kinestatic connection network at q, at which the loops are closed.

    Errors  ModelError where constraint wrenches of a pair fall together, a rank is undecided, or q is of another size
    """
    at, model = sized(q, tree.nq, f"a configuration of {tree.model.name!r}"), tree.model
    poses = body_poses(tree, at)
    X_WO, length = _measure(tree, poses)
    pairs = tuple(_pair_edge(tree, at, joint, X_WO, poses, length) for joint in model.joints)
    heavy = bodies_with_ports(tree)
    light = [f"body {b.name}" for b in model.bodies if b.name not in heavy]
    joined = [Edge(e.name, _vertex(e.joint.predecessor), _vertex(e.joint.successor)) for e in pairs]
    graph = Graph(GROUND, tuple(f"body {b.name}" for b in model.bodies), (*joined, *element_edges(tree)))
    trains = gear_trains(pairs)
    own = {e.joint.name: e.port for e in pairs if e.link is not None and e.link.v}
    inner = {e.joint.name: f"{e.port} at the pair" for train in trains for e in train}
    known = max([GIVEN, *(gap for e in pairs if (gap := _gap(e, length)) < CLOSED)])
    own_of = {e.name: [_pair_structure(e, length, (own | inner).get(e.joint.name), known)] for e in pairs}
    for train in trains:
        own_of[train[-1].name].append(_gear_train(train))
    parts, name = connection(graph, light, own_of), f"kinestatic network of {model.name!r}"
    joined_up = cast(DiracStructure, compose(*parts, name=name))
    freedoms = [own[e.joint.name] for e in pairs if e.joint.name in own and e.joint.name not in inner]
    freedoms += [train[0].port for train in trains]
    elements = [e.name for e in graph.edges if e.name not in own_of]
    whole = joined_up.reordered([*(f"body {name}" for name in heavy), *elements, *freedoms])
    signs = np.ones(whole.size)
    signs[whole.columns(*(port for name, port in own.items() if name not in inner))] = -1.0  # a pair's is (−v; τ)
    local = whole.otherwise(F=whole.F * signs, E=whole.E * signs)
    return KinestaticNetwork(tree, at, pairs, graph, heavy, in_world(local, X_WO, length), X_WO, length, local)


def sized(x: ArrayLike, size: int, what: str) -> Floats:
    """The numbers, finite and as many as they must be. ModelError otherwise."""
    found = np.asarray(x, dtype=float)
    if found.shape != (size,) or not np.isfinite(found).all():
        raise ModelError(f"{what} has {size} finite numbers; got {found} of shape {found.shape}")
    return found


def in_world(local: DiracStructure, X_WO: Displacement, length: float) -> DiracStructure:
    """The structure with its mechanical ports in world coordinates, from about O in a unit of length."""
    unit = np.array([1.0] * 3 + [length] * 3)
    onto = np.asarray(X_WO.adjoint, dtype=float) * unit  # f̃ = onto f, ẽ = onto⁻ᵀ e, port by port
    back = np.asarray(X_WO.inverse().adjoint, dtype=float) / unit[:, None]
    F, E, m = local.F.astype(float), local.E.astype(float), local.size
    assert local.rounding is not None
    known = local.rounding + GIVEN * np.abs(np.hstack([F, E]))
    for port in local.ports:
        if port.domain == DOMAIN:
            k = local.columns(port.name)
            of_efforts = [m + i for i in k]
            F[:, k], E[:, k] = F[:, k] @ back, E[:, k] @ onto.T
            known[:, k], known[:, of_efforts] = known[:, k] @ np.abs(back), known[:, of_efforts] @ np.abs(onto.T)
    norms = np.linalg.norm(np.hstack([F, E]), axis=1)[:, None]
    return local.otherwise(F=F / norms, E=E / norms, rounding=known / norms)


def _measure(tree: Tree, poses: Poses) -> tuple[Displacement, float]:
    """X_WO and the unit of length: the middle of the pairs and their mean distance from it; the size of the part where
    that is rounding beside it, as of one pair alone."""
    ends = [(body, X) for j in tree.model.joints for body, X in ((j.predecessor, j.X_PJ), (j.successor, j.X_SJ))]
    places = np.array([poses[body] @ X.translation for body, X in ends], dtype=float).reshape(-1, 3)
    middle = places.mean(axis=0) if len(places) else np.zeros(3)
    length = float(np.linalg.norm(places - middle, axis=1).mean()) if len(places) else 0.0
    size = max((float(tree.size_of(j.name)) for j in tree.model.joints), default=1.0)
    return Displacement.translating(middle), length if length > FAINT * size else size


def _pair_edge(tree: Tree, q: Floats, joint: Joint, X_WO: Displacement, poses: Poses, length: float) -> PairEdge:
    X_P = X_WO.inverse() @ poses[joint.predecessor] @ joint.X_PJ
    X_S = X_WO.inverse() @ poses[joint.successor] @ joint.X_SJ
    wrenches = [X_P @ W for W in closing_wrenches(joint.pair, X_P.inverse() @ X_S)]
    C = np.array([W.vector for W in wrenches], dtype=float).reshape(-1, 6).T
    if joint.name not in tree.by_joint:
        unit = np.array([1.0] * 3 + [length] * 3)[:, None]
        return PairEdge(joint, unit * np.asarray(null_space((unit * C).T), dtype=float), C, X_P, X_S, None)
    link = tree.links[tree.by_joint[joint.name]]
    twists = [X_S @ S for S in joint.pair.motion_subspace(link_coordinates(link, q))]
    return PairEdge(joint, np.array([S.vector for S in twists], dtype=float).T, C, X_P, X_S, link)


def _vertex(body: str) -> str:
    return GROUND if body == GROUND else f"body {body}"


def bodies_with_ports(tree: Tree) -> tuple[str, ...]:
    """The names of the bodies that have inertia, and so a port; over any scalar."""
    return tuple(b.name for b in tree.model.bodies if not all(map(is_zero, b.inertia.matrix.flat)))


def element_edges(tree: Tree) -> list[Edge]:
    """Springs and dampers between two bodies, and on joints that close loops, as edges from a to b."""
    if tree.couplings:
        raise ModelError(
            f"coupling {tree.couplings[0].name!r} of {tree.model.name!r} ties freedoms of several joints, which is no "
            "edge between two bodies; the structure of a mechanism has none yet: leave it out, or use forward_dynamics"
        )
    found = []
    for e in tree.model.passive:
        if ends := _ends(tree, e.stretch):
            found.append(Edge(f"element {e.name}", *map(_vertex, ends)))
        elif body := next((name for name in e.stretch.acts_on if name in tree.bodies), None):
            raise ModelError(
                f"element {e.name!r} of {tree.model.name!r} pulls on body {body!r} along a tendon, which is no edge "
                "between two bodies; the structure of a mechanism has none yet: leave it out, or use forward_dynamics"
            )
    return found


def _ends(tree: Tree, stretch: Stretch) -> tuple[str, str] | None:
    """The bodies a and b of a stretch: of the freedom of a joint those of the joint, if it closes a loop."""
    if stretch.freedom is None or tree.own_freedom(stretch):
        return stretch.between
    joint = tree.model.joint(stretch.freedom[0])
    return joint.predecessor, joint.successor


def _gap(e: PairEdge, length: float) -> float:
    """How far a joint is from closed, without units: so well is it known how wrenches round a loop depend."""
    if e.link is not None:
        return 0.0
    pair = e.joint.pair
    errors = closing_errors(pair, e.X_P.inverse() @ e.X_S)
    return max(
        (abs(x) / (length if u == "L" else 1.0) for x, u in zip(errors, closing_units(pair), strict=True)), default=0.0
    )


def _pair_structure(e: PairEdge, length: float, freedoms: str | None, known: float) -> DiracStructure:
    """T ∈ Im S and W ∈ Im C in the unit of length, with a port for the freedoms of joints of the tree.

    known: to what part of their sizes S and C are known
    """
    unit = np.array([1.0] * 3 + [length] * 3)[:, None]
    S, C = e.S / unit, e.C * unit
    C = C / np.linalg.norm(C, axis=0)
    port = Port(e.name, 6, DOMAIN)
    found = actuated_constraint(S, C, port, freedoms) if freedoms else constraint(S, C, port)
    return replace(found, rounding=given_rounding(np.hstack([found.F, found.E]), known)) if known > GIVEN else found


def gear_trains(pairs: Iterable[PairEdge]) -> list[list[PairEdge]]:
    """Joints of the tree that share one rate, each with its ratio; the one that others follow comes first."""
    sharing: dict[tuple[int, ...], list[PairEdge]] = {}
    for e in pairs:
        if e.link is not None and e.link.v:
            sharing.setdefault(e.link.v, []).append(e)
    return [sorted(train, key=lambda e: e.joint.mimic is not None) for train in sharing.values() if len(train) > 1]


def _gear_train(train: list[PairEdge]) -> DiracStructure:
    """Rates in proportion to that of the first joint, at its port, the one that remains."""
    ratios = np.array([[e.link.ratio] for e in train if e.link is not None])
    geared = actuated_constraint(ratios, null_space(ratios.T), Port("rates", len(train)), train[0].port)
    ports = (*(Port(f"{e.port} at the pair") for e in train), geared.ports[1])
    return DiracStructure(geared.F, geared.E, ports, "gear train")
