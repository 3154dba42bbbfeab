"""Coordinates are a choice of tree: joints in it carry coordinates, joints outside it close loops.

``build_tree`` turns a model into links in working frames. A *link* is what moves with one joint: bodies joined by fixed
pairs are one link. Its working frame is the pair frame on its own side, so every joint moves about or along its frame's
z-axis, and placements are cleaned so that structural zeros and ones vanish from compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.together import carried, cleaned, inverses, products
from poinsot.joints.pairs import Pair, ReversedPair
from poinsot.multibody.choice import chosen_joints
from poinsot.multibody.model import GROUND, Body, Joint, Model
from poinsot.multibody.preferences import with_free_joints
from poinsot.multibody.sizes import body_sizes
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.tendons import Coupling

WORLD = Displacement.identity()
_FRAMES_TRIED = 16  # for the ground


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


class Held(NamedTuple):
    """A closing joint or a coupling: its name, its kind, and how many conditions it makes."""

    name: str
    kind: str
    rows: int

    @property
    def words(self) -> str:
        """What messages call it."""
        return f"{self.kind} {self.name!r}" if self.kind == "coupling" else f"joint {self.name!r} ({self.kind})"


@dataclass(frozen=True)
class Tree:
    """A model with its coordinates chosen: links in order from root to leaves, closures, and where the bodies are.

    X_WG: the ground's working frame in the world; all that hangs on the ground is placed in it. The world's own frame,
    except in what `aligned` answers. sizes [m]: of the part that each body belongs to, see `multibody.sizes`.
    spans: these sizes as functions of free lengths; none where all lengths are numbers.
    """

    model: Model
    links: tuple[Link, ...]
    closures: tuple[Closure, ...]
    bodies: dict[str, Attachment]
    coordinate_names: tuple[str, ...]
    freedom_names: tuple[str, ...]
    X_WG: Displacement = WORLD
    sizes: dict[str, float] = field(default_factory=dict)

    spans: dict[str, Scalar] = field(default_factory=dict)
    couplings: tuple[Coupling, ...] = ()

    @property
    def nq(self) -> int:
        """Number of coordinates."""
        return len(self.coordinate_names)

    @property
    def nv(self) -> int:
        """Number of freedoms of the tree (before its closures act)."""
        return len(self.freedom_names)

    @cached_property
    def rows(self) -> int:
        """Number of conditions: of closures, then of couplings, one each."""
        return sum(c.rows for c in self.closures) + len(self.couplings)

    @property
    def closed(self) -> bool:
        """Whether conditions hold its coordinates together: closures or couplings."""
        return bool(self.closures or self.couplings)

    @cached_property
    def held(self) -> tuple[Held, ...]:
        """What the rows belong to, in their order."""
        loops = (Held(c.joint, c.pair.kind, c.rows) for c in self.closures)
        return (*loops, *(Held(c.name, "coupling", 1) for c in self.couplings))

    @cached_property
    def pairs(self) -> dict[str, Pair]:
        """The pairs by joint."""
        return {j.name: j.pair for j in self.model.joints}

    @property
    def coupled(self) -> bool:
        """Whether some joint follows another."""
        return sum(len(link.v) for link in self.links) > self.nv

    @cached_property
    def by_joint(self) -> dict[str, int]:
        """Index of the link of each tree joint."""
        return {link.joint: i for i, link in enumerate(self.links)}

    def own_freedom(self, stretch: Stretch) -> tuple[Link, int] | None:
        """The link, and the number of its freedom, that a stretch is; None where it is none of the tree's."""
        joint, k = stretch.freedom or ("", 0)
        return (self.links[self.by_joint[joint]], k) if joint in self.by_joint else None

    @cached_property
    def gravity(self) -> Array:
        """g⃗ (3,) [m/s²] in the ground's working frame."""
        g = array(self.model.gravity)
        return g if self.X_WG is WORLD else Displacement.translating(self.X_WG.rotation.T @ g).cleaned().translation

    @cached_property
    def aligned(self) -> Tree:
        """The same tree with a working frame for the ground: that of the joint on it to which most are parallel.

        For what does not depend on where the world's frame is: a turn common to all placements on the ground, as of a
        planar mechanism in a plane that is no coordinate plane, would stand in every one of them and not fold away.
        This same tree where less than half of such numbers would vanish, or lengths and angles there are free.
        Law: motion and operations of a mechanism do not depend on its plane, tests/multibody/test_planes.py.
        """
        placements = [link.X_PL for link in self.links if link.parent < 0]
        placements += [c.X_LP for c in self.closures if c.predecessor < 0]
        placements += [c.X_LS for c in self.closures if c.successor < 0]
        free = any(X.rotation.dtype == object or X.translation.dtype == object for X in placements)
        if not self.closures or len(placements) < 2 or free:
            return self
        best = min(placements[:_FRAMES_TRIED], key=lambda X_G: _turns(X_G, placements))
        return self._on(best) if 2 * _turns(best, placements) < _turns(WORLD, placements) else self

    def _on(self, X_WG: Displacement) -> Tree:
        """The same tree with this working frame of the ground, at first that of the world."""

        def moved(link: int, X: Displacement, size: float) -> Displacement:
            return (X_WG.inverse() @ X).cleaned(size) if link < 0 else X

        return replace(
            self,
            links=tuple(
                replace(link, X_PL=moved(link.parent, link.X_PL, self.size_of(link.joint))) for link in self.links
            ),
            closures=tuple(
                replace(c, X_LP=moved(c.predecessor, c.X_LP, size), X_LS=moved(c.successor, c.X_LS, size))
                for c, size in ((c, self.size_of(c.joint)) for c in self.closures)
            ),
            bodies={
                name: replace(at, X_LB=moved(at.link, at.X_LB, self.size_at(name))) for name, at in self.bodies.items()
            },
            X_WG=X_WG,
        )

    def size_at(self, *bodies: str) -> float:
        """The size [m] of the largest part among those of these bodies; of the whole where they are on the ground."""
        known = [self.sizes[name] for name in bodies if name in self.sizes]
        return max(known or self.sizes.values(), default=1.0)

    def size_of(self, joint: str) -> float:
        """The size [m] of the part that a joint belongs to."""
        found = self.model.joint(joint)
        return self.size_at(found.predecessor, found.successor)

    def span_of(self, joint: str) -> Scalar:
        """The size [m] of the part that a joint belongs to, over any scalar: what loops left open are measured by."""
        found = self.model.joint(joint)
        known = [self.spans[name] for name in (found.predecessor, found.successor) if name in self.spans]
        return known[0] if known else self.size_of(joint)

    def extent(self, *names: str) -> Scalar:
        """The size [m] of the part to which bodies or joints of these names belong, over any scalar."""
        if names[0] in self.pairs:
            return self.span_of(names[0])
        known = [self.spans[name] for name in names if name in self.spans]
        return known[0] if known else self.size_at(*names)

    def path(self, link: int) -> list[int]:
        """The links from ``link`` rootward, itself first; empty for the ground."""
        steps = []
        while link >= 0:
            steps.append(link)
            link = self.links[link].parent
        return steps

    def branch(self, link: int) -> Tree:
        """The links from the ground to ``link`` as a tree of their own, in the same vectors q and v."""
        path = [self.links[i] for i in reversed(self.path(link))]
        links = tuple(replace(each, parent=i - 1) for i, each in enumerate(path))
        return replace(self, links=links, closures=(), couplings=())


def _turns(X_G: Displacement, placements: list[Displacement]) -> int:
    """How many numbers of the turns of these placements, seen in this frame, are none of 0 and ±1."""
    turns = [(X_G.inverse() @ X).cleaned().rotation for X in placements]
    return sum(int(((R != 0.0) & (abs(R) != 1.0)).sum()) for R in turns)


def build_tree(model: Model, sizes: dict[str, float] | None = None) -> Tree:
    """Choose the coordinates of a model: joints in the tree, closures, links in their working frames.

    sizes: of the parts of its bodies [m] where the model's own lengths are no numbers yet, to tell rounding from zero
    """
    model = with_free_joints(model)
    chosen = chosen_joints(model)
    tree = _Builder(model, chosen, sizes or body_sizes(model)).tree()
    return replace(tree, spans=body_sizes(model, free=True)) if sizes else tree


class _Hung(NamedTuple):
    """A body that a joint hangs on another, backwards where it is the predecessor."""

    from_body: str
    joint: Joint
    body: Body
    backwards: bool


class _Builder:
    """Walks the chosen joints depth-first from the ground and lays out links, coordinates and closures."""

    def __init__(self, model: Model, chosen: set[str], sizes: dict[str, float]) -> None:
        self.model, self.chosen, self.sizes = model, chosen, sizes
        self.links: list[Link] = []
        self.bodies: dict[str, Attachment] = {GROUND: Attachment(-1, Displacement.identity())}
        self.coordinates: list[str] = []
        self.freedoms: list[str] = []

    def tree(self) -> Tree:
        self._walk()
        self._follow_masters()
        closures = self._closures([j for j in self.model.joints if j.name not in self.chosen])
        names = tuple(self.coordinates), tuple(self.freedoms)
        links, couplings = tuple(self.links), self.model.couplings
        return Tree(self.model, links, closures, self.bodies, *names, sizes=self.sizes, couplings=couplings)

    def _walk(self) -> None:
        neighbours: dict[str, list[tuple[Joint, str, bool]]] = {}
        for joint in self.model.joints:
            if joint.name in self.chosen:
                neighbours.setdefault(joint.predecessor, []).append((joint, joint.successor, False))
                neighbours.setdefault(joint.successor, []).append((joint, joint.predecessor, True))
        stack = [(GROUND, entry) for entry in reversed(neighbours.get(GROUND, []))]
        steps: list[_Hung] = []
        reached = {GROUND}
        while stack:
            body, (joint, child, backwards) = stack.pop()
            if child in reached:
                continue
            reached.add(child)
            steps.append(_Hung(body, joint, self.model.body(child), backwards))
            stack.extend((child, entry) for entry in reversed(neighbours.get(child, [])) if entry[0] is not joint)
        self._add(steps)

    def _add(self, steps: Sequence[_Hung]) -> None:
        """Lay out links and bodies in this order."""
        sizes = [self.sizes[body.name] for _, _, body, _ in steps]
        inner = cleaned(inverses([joint.X_PJ if back else joint.X_SJ for _, joint, _, back in steps]), sizes)
        inertias = carried([body.inertia for _, _, body, _ in steps], inner)
        moving: list[int] = []
        for k, (from_body, joint, body, backwards) in enumerate(steps):
            at = self.bodies[from_body]
            if joint.pair.freedoms:
                self.bodies[body.name] = Attachment(len(moving), inner[k])
                moving.append(k)
                continue
            near = joint.X_SJ if backwards else joint.X_PJ
            X_LB = ((at.X_LB @ near).cleaned(sizes[k]) @ inner[k]).cleaned(sizes[k])
            self.bodies[body.name] = Attachment(at.link, X_LB)
            if at.link >= 0:
                inertias[moving[at.link]] += body.inertia.carried(X_LB)
        hung = [steps[k] for k in moving]
        hangs_on = [self.bodies[each.from_body] for each in hung]
        near_frames = [joint.X_SJ if back else joint.X_PJ for _, joint, _, back in hung]
        placed = cleaned(products([at.X_LB for at in hangs_on], near_frames), [sizes[k] for k in moving])
        for k, at, X_PL in zip(moving, hangs_on, placed, strict=True):
            _, joint, _, backwards = steps[k]
            pair = ReversedPair(joint.pair) if backwards else joint.pair
            q = self._names(self.coordinates, joint, pair.coordinates)
            v = self._names(self.freedoms, joint, pair.freedoms)
            self.links.append(Link(joint.name, at.link, pair, X_PL, inertias[k], q, v))

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

    def _closures(self, joints: Sequence[Joint]) -> tuple[Closure, ...]:
        ends = [(self.bodies[j.predecessor], self.bodies[j.successor]) for j in joints]
        sizes = [max(self.sizes.get(name, 0.0) for name in (j.predecessor, j.successor)) or 1.0 for j in joints]
        X_LP = cleaned(products([P.X_LB for P, _ in ends], [j.X_PJ for j in joints]), sizes)
        X_LS = cleaned(products([S.X_LB for _, S in ends], [j.X_SJ for j in joints]), sizes)
        return tuple(
            Closure(j.name, j.pair, P.link, S.link, *frames)
            for j, (P, S), *frames in zip(joints, ends, X_LP, X_LS, strict=True)
        )
