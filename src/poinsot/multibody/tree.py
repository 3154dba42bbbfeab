"""Coordinates are a choice of tree: joints in it carry coordinates, joints outside it close loops.

``build_tree`` turns a model into links in working frames. A *link* is what moves with one joint: bodies joined by fixed
pairs are one link. Its working frame is the pair frame on its own side, so every joint moves about or along its frame's
z-axis, and placements are cleaned so that structural zeros and ones vanish from compiled code.
Units: placements [m, –]. Law: the choice of tree changes nothing for the bodies, tests/multibody/test_plan.py.
Source: Featherstone 2008, §4.1–4.2.

Many displacements and inertias at a time: those of floats by arrays, others one by one; each as if it were alone.

Law: the same bits as one after the other, tests/geometry/test_rotations.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Ints, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.geometry.displacement import CLEAN, ROUNDING, Displacement, clean_rotation, clean_translation
from poinsot.geometry.inertia import Inertia, moved_core
from poinsot.joints.pairs import Pair, ReversedPair
from poinsot.multibody.choice import chosen_joints
from poinsot.multibody.joint_numbers import joint_numbers
from poinsot.multibody.model import GROUND, Joint, Model
from poinsot.multibody.pfaffian import Pfaffian
from poinsot.multibody.preferences import with_free_joints
from poinsot.multibody.sizes import body_sizes
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.tendons import Coupling
from poinsot.records import NamedTuple, dataclass, field
from poinsot.structures.graph import neighbours

FLOAT = np.dtype(np.float64)


def inverses(given: Sequence[Displacement], lengths: Sequence[float]) -> list[Displacement]:
    """X_BA of each X_AB, cleaned by the length [m] of its owner."""

    def many(which: list[int]) -> list[Displacement]:
        R, p = _stacked([given[k] for k in which])
        Rt = R.swapaxes(1, 2)
        return _cleaned(Rt, -_applied(Rt, p), [lengths[k] for k in which], np.full(len(which), CLEAN))

    return _by_kind([_plain(X) for X in given], many, lambda k: given[k].inverse().cleaned(lengths[k]))


def products(
    first: Sequence[Displacement], second: Sequence[Displacement], lengths: Sequence[float], bounds: Sequence[float]
) -> list[Displacement]:
    """Products X_AB X_BC, each cleaned by the length [m] of its part and a bound."""

    def many(which: list[int]) -> list[Displacement]:
        R, p = _stacked([first[k] for k in which])
        S, q = _stacked([second[k] for k in which])
        return _cleaned(R @ S, _applied(R, q) + p, [lengths[k] for k in which], np.array([bounds[k] for k in which]))

    plain = [_plain(X) and _plain(Y) for X, Y in zip(first, second, strict=True)]
    return _by_kind(plain, many, lambda k: (first[k] @ second[k]).cleaned(lengths[k], bounds[k]))


def carried(inertias: Sequence[Inertia], to: Sequence[Displacement]) -> list[Inertia]:
    """I_A of each I_B and X_AB."""

    def many(which: list[int]) -> list[Inertia]:
        cores = [inertias[k].core for k in which]
        c, I_C = np.array([x.centre for x in cores if x]), np.array([x.moments for x in cores if x])
        return Inertia.each_at_centre(
            [inertias[k].mass for k in which], *moved_core(*_stacked([to[k] for k in which]), c, I_C)
        )

    plain = [
        _plain(X) and x.core is not None and isinstance(x.mass, float) and x.second_moment.dtype == FLOAT
        for x, X in zip(inertias, to, strict=True)
    ]
    return _by_kind(plain, many, lambda k: inertias[k].carried(to[k]))


def _plain(X: Displacement) -> bool:
    """Whether it is of floats."""
    return X.rotation.dtype is FLOAT and X.translation.dtype is FLOAT


def _stacked(given: Sequence[Displacement]) -> tuple[Array, Array]:
    return np.array([X.rotation for X in given]), np.array([X.translation for X in given])


def _applied(R: Array, p: Array) -> Array:
    return np.asarray((R @ p[:, :, None])[:, :, 0])


def _cleaned(R: Array, p: Array, lengths: Sequence[float], bounds: Array) -> list[Displacement]:
    least = bounds * np.array(lengths, dtype=float)
    return Displacement.each(clean_rotation(R, bounds[:, None, None]), clean_translation(p, least[:, None]))


def _by_kind(plain: Sequence[bool], many: Callable[[list[int]], list[Any]], one: Callable[[int], Any]) -> list[Any]:
    """What `many` makes of those that are plain, all others by `one`."""
    which = [k for k, here in enumerate(plain) if here]
    if len(which) == len(plain):
        return many(which) if which else []
    found = dict(zip(which, many(which) if which else [], strict=True))
    return [found[k] if k in found else one(k) for k in range(len(plain))]


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
        condition = self.kind in (Coupling.kind, Pfaffian.kind)
        return f"{self.kind} {self.name!r}" if condition else f"joint {self.name!r} ({self.kind})"


@dataclass(frozen=True)
class Tree:
    """A model with its coordinates chosen: links in order from root to leaves, closures, and where the bodies are.

    X_WG: the ground's working frame in the world; all that hangs on the ground is placed in it. The world's own frame,
    except in what `aligned` answers. sizes [m]: of the part that each body belongs to, see `multibody.sizes`. spans:
    these as functions of free lengths; none where all are numbers. noise: what the drawing is uncertain by, if lengths
    are free (`accuracy`). smooth: whether accelerations of closed loops have derivatives of every order.
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
    couplings: tuple[Coupling | Pfaffian, ...] = ()
    smooth: bool = False
    noise: float = 0.0

    def __repr__(self) -> str:
        count = f"{len(self.links)} links, {len(self.closures)} closures"
        return f"<Tree of {self.model.name!r}: {count}, nq = {self.nq}, nv = {self.nv}>"

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
        """The owners of the rows, in their order."""
        loops = (Held(c.joint, c.pair.kind, c.rows) for c in self.closures)
        return (*loops, *(Held(c.name, c.kind, 1) for c in self.couplings))

    @cached_property
    def pairs(self) -> dict[str, Pair]:
        """The pairs by joint."""
        return {j.name: j.pair for j in self.model.joints}

    @cached_property
    def coupled(self) -> bool:
        """Whether some joint follows another."""
        return sum(len(link.v) for link in self.links) > self.nv

    @cached_property
    def followed(self) -> dict[int, int]:
        """Of each link with a joint that follows another, the link of that other: followed to the end."""
        if not self.coupled:
            return {}
        follows = {j.name for j in self.model.joints if j.mimic}
        master = {k: i for i, link in enumerate(self.links) if link.joint not in follows for k in link.v}
        return {i: master[link.v[0]] for i, link in enumerate(self.links) if link.joint in follows}

    @cached_property
    def by_joint(self) -> dict[str, int]:
        """Index of the link of each tree joint."""
        return {link.joint: i for i, link in enumerate(self.links)}

    def own_freedom(self, stretch: Stretch) -> tuple[Link, int] | None:
        """The link, and the number of its freedom, of a stretch; None for other stretches."""
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
        Law: motion and operations of a mechanism do not depend on its plane, tests/multibody/test_scale_of_loops.py.
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
        """The links from the ground to ``link`` as a tree, in the same vectors q and v."""
        path = [self.links[i] for i in reversed(self.path(link))]
        links = tuple(replace(each, parent=i - 1) for i, each in enumerate(path))
        return replace(self, links=links, closures=(), couplings=())


def _turns(X_G: Displacement, placements: list[Displacement]) -> int:
    """The count of rotation entries of these placements, seen in this frame, other than 0 and ±1."""
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


class _Builder:
    """Walks the chosen joints depth-first from the ground and lays out links, coordinates and closures.

    Bodies are numbered as in `joint_numbers`; link, inner: of each the link that it belongs to, and its frame there;
    bound: of what is cleaned on it, rounding alone where a joint that is held turns it: right angles are clean there
    """

    def __init__(self, model: Model, chosen: Ints, sizes: dict[str, float]) -> None:
        self.model, self.chosen, self.sizes, self.joints = model, chosen, sizes, joint_numbers(model)
        self.links: list[Link] = []
        self.link = [-1] * (self.joints.bodies + 1)
        self.inner = [WORLD] * (self.joints.bodies + 1)
        self.bound = [CLEAN] * (self.joints.bodies + 1)
        self.coordinates, self.freedoms = list[str](), list[str]()

    def tree(self) -> Tree:
        order = self._lay_out(*self._walk())
        self._follow_masters()
        closures = self._closures(sorted(set(range(len(self.joints.a))) - set(self.chosen.tolist())))
        bodies = {self._name(k): Attachment(self.link[k], self.inner[k]) for k in (self.joints.bodies, *order)}
        names = tuple(self.coordinates), tuple(self.freedoms)
        links, couplings = tuple(self.links), self.model.couplings
        return Tree(self.model, links, closures, bodies, *names, sizes=self.sizes, couplings=couplings)

    def _name(self, body: int) -> str:
        return self.model.bodies[body].name if body < self.joints.bodies else GROUND

    def _walk(self) -> tuple[list[int], list[int], list[int]]:
        """The body that each joint hangs on, the joint, and the body that it brings, in the order of the links."""
        a, b, ground = self.joints.a[self.chosen], self.joints.b[self.chosen], self.joints.bodies
        edges, first = neighbours(ground + 1, a, b)
        both, number = (a + b).tolist(), self.chosen.tolist()
        reached = bytearray(ground + 1)
        reached[ground] = 1
        stack = [(ground, k) for k in reversed(edges[first[ground] : first[ground + 1]])]
        found = list[int](), list[int](), list[int]()
        while stack:
            body, k = stack.pop()
            child = both[k] - body
            if not reached[child]:
                reached[child] = 1
                for kept, x in zip(found, (body, number[k], child), strict=True):
                    kept.append(x)
                stack += [(child, n) for n in reversed(edges[first[child] : first[child + 1]]) if n != k]
        return found

    def _lay_out(self, hangs_on: list[int], by: list[int], order: list[int]) -> list[int]:
        """Lay out links and bodies in this order."""
        joints, bodies = [self.model.joints[k] for k in by], [self.model.bodies[k] for k in order]
        backwards = (self.joints.a[by] == order).tolist()
        near = [j.X_SJ if back else j.X_PJ for j, back in zip(joints, backwards, strict=True)]
        far = [j.X_PJ if back else j.X_SJ for j, back in zip(joints, backwards, strict=True)]
        sizes = [self.sizes[body.name] for body in bodies]
        inner = inverses(far, sizes)
        inertias = carried([body.inertia for body in bodies], inner)
        moving: list[int] = []
        for k, moves in enumerate((self.joints.freedoms[by] > 0).tolist()):
            at = self.link[hangs_on[k]]
            if moves:
                self.link[order[k]], self.inner[order[k]] = len(moving), inner[k]
                moving.append(k)
                continue
            bound = self.bound[order[k]] = ROUNDING if joints[k].held else self.bound[hangs_on[k]]
            X_LB = ((self.inner[hangs_on[k]] @ near[k]).cleaned(sizes[k], bound) @ inner[k]).cleaned(sizes[k], bound)
            self.link[order[k]], self.inner[order[k]] = at, X_LB
            if at >= 0:
                inertias[moving[at]] += bodies[k].inertia.carried(X_LB)
        placed = self._beside([hangs_on[k] for k in moving], [near[k] for k in moving], [sizes[k] for k in moving])
        turned = [ReversedPair(pair) for pair in self.joints.pairs]
        for k, X_PL in zip(moving, placed, strict=True):
            joint = joints[k]
            pair = turned[self.joints.pair[by[k]]] if backwards[k] else joint.pair
            q = self._names(self.coordinates, joint, pair.coordinates)
            v = self._names(self.freedoms, joint, pair.freedoms)
            self.links.append(Link(joint.name, self.link[hangs_on[k]], pair, X_PL, inertias[k].about_origin(), q, v))
        return order

    def _beside(self, bodies: list[int], frames: list[Displacement], sizes: list[float]) -> list[Displacement]:
        return products([self.inner[b] for b in bodies], frames, sizes, [self.bound[b] for b in bodies])

    def _names(self, names: list[str], joint: Joint, labels: tuple[str, ...]) -> tuple[int, ...]:
        if joint.mimic and self.model.coupled:
            return ()
        start = len(names)
        if len(labels) == 1:
            names.append(joint.name)
            return (start,)
        names.extend([f"{joint.name}.{label}" for label in labels])
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

    def _closures(self, which: list[int]) -> tuple[Closure, ...]:
        joints = [self.model.joints[k] for k in which]
        ends = [(int(self.joints.a[k]), int(self.joints.b[k])) for k in which]
        sizes = [max(self.sizes.get(name, 0.0) for name in (j.predecessor, j.successor)) or 1.0 for j in joints]
        X_LP = self._beside([P for P, _ in ends], [j.X_PJ for j in joints], sizes)
        X_LS = self._beside([S for _, S in ends], [j.X_SJ for j in joints], sizes)
        return tuple(
            Closure(j.name, j.pair, self.link[P], self.link[S], *frames)
            for j, (P, S), *frames in zip(joints, ends, X_LP, X_LS, strict=True)
        )
