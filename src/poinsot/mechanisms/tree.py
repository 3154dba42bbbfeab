"""Coordinates are a choice of tree: joints in it carry coordinates, joints outside it close loops.

``build_tree`` turns a model into links in working frames. A *link* is what moves with one joint: bodies joined by fixed
pairs are one link. Its working frame is the pair frame on its own side, so every joint moves about or along its frame's
z-axis, and placements are cleaned so that structural zeros and ones vanish from compiled code.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from poinsot.elements.forces import JointDamper, JointEffort, JointSpring
from poinsot.elements.pairs import FreePair, Pair, ReversedPair
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.mechanisms.model import GROUND, Body, Joint, Model, nearest
from poinsot.structures.graph import Edge, Graph


@dataclass(frozen=True)
class Link:
    """One joint and what moves with it.

    parent: index of the link it hangs from, −1 for the ground. X_PL: this link's working frame in the parent's before
    the pair moves. q, v: positions of its coordinates and freedoms in the mechanism's vectors; a joint that follows
    another shares the other's, with q = ratio · q_master + offset.
    """

    joint: str
    parent: int
    pair: Pair
    X_PL: Displacement
    inertia: Inertia
    q: tuple[int, ...]
    v: tuple[int, ...]
    ratio: float = 1.0
    offset: float = 0.0


@dataclass(frozen=True)
class Attachment:
    """Where a body sits: the link it belongs to (−1: the ground) and its frame in that link's working frame."""

    link: int
    X_LB: Displacement


@dataclass(frozen=True)
class Closure:
    """A joint that closes a loop: the two links and the pair's frames in their working frames."""

    joint: str
    pair: Pair
    predecessor: int
    successor: int
    X_LP: Displacement
    X_LS: Displacement

    @property
    def rows(self) -> int:
        """Number of conditions 6 − n."""
        return 6 - len(self.pair.freedoms)


@dataclass(frozen=True)
class Tree:
    """A model with its coordinates chosen: links in order from root to leaves, closures, and where the bodies are."""

    model: Model
    links: tuple[Link, ...]
    closures: tuple[Closure, ...]
    bodies: dict[str, Attachment]
    coordinate_names: tuple[str, ...]
    freedom_names: tuple[str, ...]

    @property
    def nq(self) -> int:
        """Number of coordinates."""
        return len(self.coordinate_names)

    @property
    def nv(self) -> int:
        """Number of freedoms of the tree (before its closures act)."""
        return len(self.freedom_names)

    @property
    def rows(self) -> int:
        """Number of closure conditions."""
        return sum(c.rows for c in self.closures)

    @property
    def coupled(self) -> bool:
        """Whether some joint follows another."""
        return sum(len(link.v) for link in self.links) > self.nv

    @cached_property
    def by_joint(self) -> dict[str, int]:
        """Index of the link of each tree joint."""
        return {link.joint: i for i, link in enumerate(self.links)}

    def path(self, link: int) -> list[int]:
        """The links from ``link`` rootward, itself first; empty for the ground."""
        steps = []
        while link >= 0:
            steps.append(link)
            link = self.links[link].parent
        return steps


def joint_graph(model: Model) -> Graph:
    """The primary graph: bodies are vertices, joints edges from predecessor to successor."""
    edges = tuple(Edge(j.name, j.predecessor, j.successor) for j in model.joints)
    return Graph(GROUND, tuple(b.name for b in model.bodies), edges)


def build_tree(model: Model) -> Tree:
    """Choose the coordinates of a model: joints in the tree, closures, links in their working frames."""
    model = _with_free_joints(model)
    chosen = _choose(model)
    builder = _Builder(model, chosen)
    return builder.tree()


def _with_free_joints(model: Model) -> Model:
    """Every body is reached: loose parts get a free joint; the maximal tree gives one to each body."""
    graph = joint_graph(model)
    taken = {j.name for j in model.joints}
    if model.tree == "maximal":
        loose = [b.name for b in model.bodies]
    else:
        first = {name: i for i, name in enumerate(b.name for b in model.bodies)}
        loose = [min(part, key=first.__getitem__) for part in graph.components() if GROUND not in part]
    added = []
    for name in loose:
        label = name if name not in taken else f"{name}_free"
        pose = model.body(name).pose or Displacement.identity()
        added.append(Joint(label, FreePair(), GROUND, name, X_PJ=pose))
        taken.add(label)
    if not added:
        return model
    tree = tuple(j.name for j in added) if model.tree == "maximal" else model.tree
    if model.tree != "maximal" and isinstance(tree, tuple):
        tree = (*tree, *(j.name for j in added))
    return replace(model, joints=(*added, *model.joints), tree=tree)


def _choose(model: Model) -> set[str]:
    """Names of the joints that carry coordinates."""
    graph = joint_graph(model)
    if isinstance(model.tree, tuple):
        return _named_tree(model, graph)
    if model.tree not in ("auto", "maximal"):
        raise ModelError(f"tree is {model.tree!r}; it must be 'auto', 'maximal' or a list of joint names")
    wanted = {e.joint for e in model.elements if isinstance(e, (JointSpring, JointDamper, JointEffort))}
    wanted |= {i.joint for i in model.initial}
    weights = {j.name: 6 - len(j.pair.freedoms) + (0.5 if j.name in wanted else 0.0) for j in model.joints}
    return graph.spanning_tree(weights)


def _named_tree(model: Model, graph: Graph) -> set[str]:
    names = {j.name for j in model.joints}
    for name in model.tree:
        if name not in names:
            raise ModelError(
                f"the tree of {model.name!r} names joint {name!r}, which does not exist{nearest(name, names)}"
            )
    chosen = graph.spanning_tree({j.name: float(j.name in model.tree) for j in model.joints})
    if chosen != set(model.tree):
        wrong = sorted(set(model.tree) - chosen)
        if wrong:
            raise ModelError(f"the tree of {model.name!r} is not a tree: joint {wrong[0]!r} closes a loop within it")
        missing = sorted(chosen - set(model.tree))
        raise ModelError(f"the tree of {model.name!r} leaves bodies unreached; joint {missing[0]!r} would reach them")
    return chosen


class _Builder:
    """Walks the chosen joints depth-first from the ground and lays out links, coordinates and closures."""

    def __init__(self, model: Model, chosen: set[str]) -> None:
        self.model = model
        self.chosen = chosen
        self.links: list[Link] = []
        self.bodies: dict[str, Attachment] = {GROUND: Attachment(-1, Displacement.identity())}
        self.coordinates: list[str] = []
        self.freedoms: list[str] = []

    def tree(self) -> Tree:
        self._walk()
        self._follow_masters()
        closures = tuple(self._closure(j) for j in self.model.joints if j.name not in self.chosen)
        return Tree(self.model, tuple(self.links), closures, self.bodies, tuple(self.coordinates), tuple(self.freedoms))

    def _walk(self) -> None:
        neighbours: dict[str, list[tuple[Joint, str, bool]]] = {}
        for joint in self.model.joints:
            if joint.name in self.chosen:
                neighbours.setdefault(joint.predecessor, []).append((joint, joint.successor, False))
                neighbours.setdefault(joint.successor, []).append((joint, joint.predecessor, True))
        stack = [(GROUND, entry) for entry in reversed(neighbours.get(GROUND, []))]
        while stack:
            body, (joint, child, backwards) = stack.pop()
            if child in self.bodies:
                continue
            self._add(body, joint, self.model.body(child), backwards)
            stack.extend((child, entry) for entry in reversed(neighbours.get(child, [])) if entry[0] is not joint)

    def _add(self, from_body: str, joint: Joint, body: Body, backwards: bool) -> None:
        at = self.bodies[from_body]
        near, far = (joint.X_SJ, joint.X_PJ) if backwards else (joint.X_PJ, joint.X_SJ)
        X_PL, X_LB = (at.X_LB @ near).cleaned(), far.inverse().cleaned()
        if joint.pair.kind == "fixed":
            X_LB = (X_PL @ X_LB).cleaned()
            self.bodies[body.name] = Attachment(at.link, X_LB)
            if at.link >= 0:
                link = self.links[at.link]
                self.links[at.link] = replace(link, inertia=link.inertia + body.inertia.carried(X_LB))
            return
        pair = ReversedPair(joint.pair) if backwards else joint.pair
        q = self._names(self.coordinates, joint, pair.coordinates)
        v = self._names(self.freedoms, joint, pair.freedoms)
        self.bodies[body.name] = Attachment(len(self.links), X_LB)
        self.links.append(Link(joint.name, at.link, pair, X_PL, body.inertia.carried(X_LB), q, v))

    def _names(self, names: list[str], joint: Joint, labels: tuple[str, ...]) -> tuple[int, ...]:
        if joint.mimic and self.model.coupled:
            return ()
        start = len(names)
        names.extend([joint.name] if len(labels) == 1 else [f"{joint.name}.{label}" for label in labels])
        return tuple(range(start, len(names)))

    def _follow_masters(self) -> None:
        """Give joints that mimic another the other's coordinates; chains of mimics are followed to their end."""
        if not self.model.coupled:
            return
        links: dict[str, Link] = {link.joint: link for link in self.links}
        for i, link in enumerate(self.links):
            ratio, offset, joint = 1.0, 0.0, self.model.joint(link.joint)
            seen = {joint.name}
            while joint.mimic:
                ratio, offset = ratio * joint.mimic.multiplier, ratio * joint.mimic.offset + offset
                joint = self.model.joint(joint.mimic.of)
                if joint.name in seen:
                    raise ModelError(f"joint {joint.name!r} mimics itself through others")
                seen.add(joint.name)
            if joint.name != link.joint:
                master = links.get(joint.name)
                if master is None or len(master.v) != 1 or len(link.pair.freedoms) != 1:
                    raise ModelError(f"joint {link.joint!r} cannot follow {joint.name!r}: both must have one freedom")
                self.links[i] = replace(link, q=master.q, v=master.v, ratio=ratio, offset=offset)

    def _closure(self, joint: Joint) -> Closure:
        P, S = self.bodies[joint.predecessor], self.bodies[joint.successor]
        X_LP, X_LS = (P.X_LB @ joint.X_PJ).cleaned(), (S.X_LB @ joint.X_SJ).cleaned()
        return Closure(joint.name, joint.pair, P.link, S.link, X_LP, X_LS)
