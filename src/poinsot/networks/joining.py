"""The elements on frames become one mechanism: the port connection graph put together before there are equations.

    node       a frame; all terminals on it coincide: one rigid body, however many elements it is made of
    body       its frames are at fixed poses in it; a frame element likewise, without inertia
    others     pairs, springs, dampers and wrenches act between frames of rigid bodies: edges of the primary graph

Frames that are rigid to one another are found by following poses, so a second path must say the same pose. Bodies of
mechanisms that meet are welded: that joint is a loop where both hang elsewhere too. What has no mass and is held by
none that has is a massless body. Of each connected part one mechanism is made; its ports of one number stay ports.

Law     the mechanism that is made is the one written whole, tests/networks/test_joined.py
        what is rigid has one pose, whichever path tells it, tests/networks/test_joined.py
Source  Stramigioli et al., §3.2.2–3.2.5
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from itertools import chain, count
from typing import Any, Self, cast, final

import numpy as np

from poinsot.algebra.scalars import is_zero, number, unknown
from poinsot.components.domains import SPATIAL
from poinsot.components.frames import At, Brought, FramedPart, placed
from poinsot.components.primitives import GROUND, Member, terminals
from poinsot.constants import STANDARD_GRAVITY
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pairs import fixed
from poinsot.multibody.frames import body_poses
from poinsot.multibody.model import Body, Joint, Model
from poinsot.multibody.motions import given_number, is_list, shown
from poinsot.multibody.subtrees import within
from poinsot.networks.machine import Machine
from poinsot.networks.model import is_spatial
from poinsot.networks.observers import Terminal, Terminals
from poinsot.records import NamedTuple, dataclass
from poinsot.structures.graph import parts

_AGREED = 1e-9  # [m, –]: two ways round a loop of frames, in numbers of a user
_ROUNDING = 1e-15  # [m]: what is left of lengths of a metre that cancel is no extent


class Rigid:
    """Classes of things that are rigid to one another, with the pose of each in the first of its class."""

    def __init__(self, network: str) -> None:
        self.network = network
        self._root: dict[Hashable, Hashable] = {}
        self._pose: dict[Hashable, Displacement] = {}
        self._members: dict[Hashable, list[Any]] = {}
        self._by: dict[Hashable, str] = {}

    def __contains__(self, thing: Hashable) -> bool:
        return thing in self._root

    def copy(self) -> Self:
        """The same, to go another way."""
        other = copy(self)
        other._root, other._pose, other._by = dict(self._root), dict(self._pose), dict(self._by)
        other._members = {root: list(members) for root, members in self._members.items()}
        return other

    def add(self, thing: Hashable) -> None:
        """A separate thing, unless it is there."""
        if thing not in self._root:
            self._root[thing], self._pose[thing] = thing, Displacement.identity()
            self._members[thing] = [thing]

    def root(self, thing: Hashable) -> Any:
        """The first of its class."""
        self.add(thing)
        return self._root[thing]

    def members(self, thing: Hashable) -> list[Any]:
        """Its class."""
        return self._members[self.root(thing)]

    def classes(self) -> list[list[Any]]:
        """All of them."""
        return list(self._members.values())

    def between(self, a: Hashable, b: Hashable) -> Displacement:
        """The pose of b in a, both of one class."""
        if a == b:
            return Displacement.identity()
        self.add(a)
        self.add(b)
        return self._pose[a].inverse() @ self._pose[b]

    def hold(self, a: Hashable, b: Hashable, X_AB: Displacement, by: str) -> None:
        """b stands at this pose in a, as ``by`` says; ModelError where others say another pose."""
        first, second = self.root(a), self.root(b)
        if first == second:
            self._agree(a, b, X_AB, by)
            return
        moved = self._pose[a] @ X_AB @ self._pose[b].inverse()
        for thing in self._members.pop(second):
            self._root[thing], self._pose[thing] = first, moved @ self._pose[thing]
            self._members[first].append(thing)
        self._by.setdefault(b, by)

    def _agree(self, a: Hashable, b: Hashable, X_AB: Displacement, by: str) -> None:
        found = self.between(a, b)
        turn, shift = found.rotation - X_AB.rotation, found.translation - X_AB.translation
        if not all(map(number, (*turn.ravel(), *shift))):
            raise ModelError(
                f"network {self.network!r}: {by!r} is held by more than one path, whose lengths are not numbers yet, "
                "so whether they agree cannot be decided; let them be numbers"
            )
        size = self._size(a)
        far, turned = float(np.linalg.norm(shift)), float(np.linalg.norm(turn))
        if far > _AGREED * size or turned > _AGREED:
            held = self._by.get(b)
            also = f" and {held!r}" if held and held != by else ""
            node = b[1] if isinstance(b, tuple) else b
            raise ModelError(
                f"network {self.network!r}: {by!r}{also} stand on {node!r} and belong to one rigid body, but as frames "
                f"of it they are {far:.3g} m and {np.degrees(turned / np.sqrt(2)):.3g}° apart, and a node is one "
                "frame; give them nodes of their own, put a spring or a pair between them, or make their poses agree"
            )

    def _size(self, thing: Hashable) -> float:
        """The scale of distances in its class [m]: its extent, else the network's, and 1 m where all frames stand at
        one place."""
        others = [each for members in self._members.values() for each in members]
        for things in (self.members(thing), others):
            places = [self._pose[each].translation for each in things]
            size = max((float(np.abs(p).max()) for p in places if all(map(number, p))), default=0.0)
            if size > _ROUNDING:
                return size
        return 1.0


Placed = tuple[Member, tuple[str, ...]]
Vector = tuple[float, float, float]
_AT_ORIGIN = Displacement.identity()


@final
@dataclass(frozen=True, eq=False)
class Joined:
    """A mechanism that elements make.

    ports   of one number, as `Machine` has them; nodes: theirs, in that order
    parts   the element of each body, joint and force element by its name
    terminals  on frames, where they stand on bodies of the model
    given   what is said of its start, by joint
    named   the joints of which a user said it by name, and not in a list of all
    said    where elements say that their bodies start in the world
    """

    model: Model
    ports: Mapping[str, Any]
    nodes: tuple[str, ...]
    parts: Mapping[str, str]
    terminals: Terminals
    given: Mapping[str, Any]
    named: frozenset[str]
    said: Mapping[str, Displacement]


class Standing(NamedTuple):
    """A terminal of the spatial domain: the element, the terminal, its node."""

    element: Member
    terminal: str
    node: str

    @property
    def name(self) -> str:
        """ "element.terminal"."""
        return f"{self.element.name}.{self.terminal}"


def joined(
    network: str, opened: Sequence[Placed], gravity: Vector | None, make: Callable[[str, Joined], Machine]
) -> list[Placed]:
    """The elements of a network with those that stand on frames made into mechanisms.

    opened   primitives, parts and mechanisms, composites opened
    gravity  of the network [m/s²]; without it that of its mechanisms, or the standard one along −z
    make     (name, what is joined) → the mechanism
    Errors   ModelError by the names of elements, terminals and nodes
    """
    _refuse_mixed(network, opened)
    found: list[Placed] = []
    groups = _groups([each for each in opened if is_spatial(each[0])])
    first = {id(group[0][0]): group for group in groups}
    taken = {element.name for element, _ in opened}
    for element, nodes in opened:
        if not is_spatial(element):
            found.append((element, nodes))
        elif id(element) in first:
            name = next(n for k in count(1) if (n := "bodies" if k == 1 else f"bodies {k}") not in taken)
            taken.add(name)
            whole = _Joining(network, first[id(element)], gravity).whole(name)
            found.append((make(name, whole), whole.nodes))
    return found


def _refuse_mixed(network: str, opened: Sequence[Placed]) -> None:
    """ModelError where frames meet other domains, or where a foreign element stands on frames."""
    on: dict[str, Standing] = {}
    for element, nodes in opened:
        if is_spatial(element) and not isinstance(element, (FramedPart, Machine)):
            raise ModelError(
                f"network {network!r}: {element.name!r} is a {type(element).__name__} of the spatial domain, whose "
                "nodes are frames; take an element of po.spatial, or a mechanism with a frame among its ports"
            )
        for terminal, node, spatial in _terminals(element, nodes):
            here = Standing(element, terminal, node)
            other = on.setdefault(f"{spatial}{node}", here)
            if node != GROUND and (against := on.get(f"{not spatial}{node}")) is not None:
                frame, one = (other, against) if spatial else (against, other)
                raise ModelError(
                    f"network {network!r}: at node {node!r} {frame.name!r} is a frame, with a twist and a wrench, and "
                    f"{one.name!r} has one number of each; between them stands an element with ports of both, as a "
                    "spatial.Strut or a driven spatial.Joint"
                )


def _terminals(element: Member, nodes: Sequence[str]) -> list[tuple[str, str, bool]]:
    """Each terminal, its node, and whether it is a frame."""
    given = dict(zip(terminals(element), nodes, strict=True))
    return [(name, given[name], pair.domain is SPATIAL) for pair in element.pairs for name in pair.here]


def _standing(element: Member, nodes: Sequence[str]) -> list[Standing]:
    return [Standing(element, name, node) for name, node, spatial in _terminals(element, nodes) if spatial]


def _groups(spatial: Sequence[Placed]) -> list[list[Placed]]:
    """The connected groups of elements on frames, the ground aside, in the order of their first."""
    number: dict[str, int] = {}
    ends = [
        (k, number.setdefault(s.node, len(number)))
        for k, each in enumerate(spatial)
        for s in _standing(*each)
        if s.node != GROUND
    ]
    a, b = np.array(ends, dtype=np.int64).reshape(-1, 2).T
    of = parts(len(spatial) + len(number), a, b + len(spatial))
    groups: dict[int, list[Placed]] = {}
    for k, each in enumerate(spatial):
        groups.setdefault(of[k], []).append(each)
    return list(groups.values())


class _Joining:
    """A connected part on its way to a mechanism."""

    def __init__(self, network: str, placed: Sequence[Placed], gravity: Vector | None) -> None:
        self.network, self.placed = network, placed
        self.standing = [s for each in placed for s in _standing(*each)]
        self.machines = [e for e, _ in placed if isinstance(e, Machine)]
        self.solids = [e for e, _ in placed if isinstance(e, FramedPart) and e.solid is not None]
        self.models = {e.name: within(_model(network, e), e.name) for e in self.machines}
        self.gravity = self._gravity(gravity)
        self.rigid = Rigid(network)

    def _gravity(self, own: Vector | None) -> Vector:
        numbers = [unknown(x) or given_number(x) is not None for x in own] if own is not None and is_list(own) else []
        if own is not None and numbers != [True] * 3:
            raise ModelError(
                f"network {self.network!r}: gravity is three numbers along the axes of the world [m/s²], as in "
                f"net.gravity = (0, 0, -9.81); not {shown(own)}"
            )
        found = {e.name: self.models[e.name].gravity for e in self.machines}
        found = ({"the network": (own[0], own[1], own[2])} if own is not None else {}) | found
        (first, g), *others = (found or {"": (0.0, 0.0, -STANDARD_GRAVITY)}).items()
        for other, its in others:
            if not all(is_zero(a - b) for a, b in zip(its, g, strict=True)):
                raise ModelError(
                    f"network {self.network!r}: {first!r} and {other!r} are joined by frames, but their gravity "
                    f"differs ({list(g)} and {list(its)} m/s²); give them the same"
                )
        return g

    def whole(self, name: str) -> Joined:
        models = self.models.values()
        own = [(e, e.solid) for e in self.solids if e.solid is not None and e.solid.inertia is not None]
        bodies = [*chain(*(m.bodies for m in models)), *(Body(e.name, s.inertia, s.pose) for e, s in own if s.inertia)]
        joints = [*chain(*(m.joints for m in models))]
        belongs: dict[str, str] = {}
        for of, m in self.models.items():
            for things in (m.bodies, m.joints, m.elements, m.motions):
                belongs |= {thing.name: of for thing in cast(tuple[Any, ...], things)}
        belongs |= {e.name: e.name for e, _ in (*own, *self.placed)}
        real = dict.fromkeys((GROUND, *(body.name for body in bodies)))
        held = self._held(joints, real)
        welds, floating = self._welds(real, held)
        belongs |= {body.name: body.name for body in floating}
        belongs |= {weld.name: belongs[weld.successor] for weld in welds}
        frames = {s.name: self._at(s, real) for s in self.standing}
        brought = self._brought(frames)
        for element, what in brought.items():
            belongs |= {joint.name: element for joint in what.joints} | {e.name: element for e in what.elements}
        found = Model(
            name,
            tuple(self._posed([*bodies, *floating])),
            (*joints, *welds, *chain(*(what.joints for what in brought.values()))),
            (*chain(*(m.elements for m in models)), *chain(*(what.elements for what in brought.values()))),
            self.gravity,
            coupled=any(m.coupled for m in models),
            initial=(*chain(*(m.initial for m in models)),),
            couplings=(*chain(*(m.couplings for m in models)),),
            switches=(*chain(*(m.switches for m in models)),),
            motions=(*chain(*(m.motions for m in models)),),
        )
        ports, nodes = self._ports(brought)
        on_frames = self._terminals(frames, brought, welds, real, held)
        return Joined(found, ports, nodes, belongs, on_frames, self._given(), self._named(), self._said())

    def _terminals(
        self, frames: Mapping[str, At], brought: Mapping[str, Brought], welds: list[Joint], real: Any, held: Rigid
    ) -> Terminals:
        """The terminals with the solids that they belong to: those rigid before nodes joined them."""
        bases = {held.root(next(body for body in real if body in members)) for members in self.rigid.classes()}
        found = []
        for s in self.standing:
            own, at = self._frame(s), frames[s.name]
            solid = None if own is None else held.root(own.body)
            found.append(Terminal(s.name, s.element.name, s.node, solid, at, held.root(at.body)))
        return Terminals(
            tuple(found), brought, {held.root(weld.successor): weld.name for weld in welds}, frozenset(bases)
        )

    def _held(self, joints: Sequence[Joint], real: Mapping[str, None]) -> Rigid:
        """What mechanisms hold rigid themselves; on the way all that is rigid is found."""
        for joint in joints:
            if joint.pair == fixed():
                self.rigid.hold(joint.predecessor, joint.successor, joint.X_PJ @ joint.X_SJ.inverse(), joint.name)
        held = self.rigid.copy()
        for standing in self.standing:
            if (at := self._frame(standing)) is not None:
                self.rigid.hold(at.body, _node(standing.node), at.X, standing.name)
        for body in (*real, *(_node(s.node) for s in self.standing)):
            self.rigid.add(body)
        return held

    def _brought(self, frames: Mapping[str, At]) -> dict[str, Brought]:
        """The contributions of the elements that are not rigid, by their names."""
        found: dict[str, Brought] = {}
        for element, on in self.placed:
            if isinstance(element, FramedPart) and element.brings is not None:
                stands = {s.terminal: frames[s.name] for s in _standing(element, on)}
                if len(stands) == 2 and len({at.body for at in stands.values()}) == 1:
                    raise ModelError(
                        f"network {self.network!r}: {element.name!r} joins frames of one rigid body, between which "
                        "nothing moves; leave it out, or join its terminals to bodies that move apart"
                    )
                found[element.name] = element.brings(element.name, stands)
        return found

    def _ports(self, brought: Mapping[str, Brought]) -> tuple[dict[str, Any], tuple[str, ...]]:
        """The ports of one number, and their nodes."""
        ports: dict[str, Any] = {}
        nodes: list[str] = []
        for element, on in self.placed:
            own = brought[element.name].ports if element.name in brought else {}
            if isinstance(element, Machine):
                all_ports, before = element.ports, f"{element.name}."
                own = {port: _renamed(at, before) for port, at in all_ports.items() if port not in element.frames}
            given = dict(zip(terminals(element), on, strict=True))
            ports |= {f"{element.name}.{port}": at for port, at in own.items()}
            nodes += [given[port] for port in own]
        return ports, tuple(nodes)

    def _frame(self, standing: Standing) -> At | None:
        """The frame of a terminal on the body that it belongs to; None for elements that are not rigid."""
        element = standing.element
        if isinstance(element, Machine):
            on = element.frames[standing.terminal]
            body = GROUND if on.body == GROUND else f"{element.name}.{on.body}"
            return At(body, placed(standing.name, on.pose))
        if isinstance(element, FramedPart) and element.solid is not None:
            return At(element.name, element.solid.frames[standing.terminal])
        return None

    def _welds(self, real: dict[str, None], held: Rigid) -> tuple[list[Joint], list[Body]]:
        """Joints that hold bodies of one class together, and bodies without mass for classes without any."""
        welds, floating = list[Joint](), list[Body]()
        for members in self.rigid.classes():
            bodies = [body for body in real if body in members]
            if not bodies:
                floating.append(self._massless(members[0], real))
                continue
            base, *others = bodies
            seen = {held.root(base)}
            for body in others:
                if held.root(body) not in seen:
                    seen.add(held.root(body))
                    X = self.rigid.between(base, body)
                    welds.append(Joint(f"{body} on {base}", fixed(), base, body, X, _AT_ORIGIN))
        return welds, floating

    def _massless(self, member: object, real: dict[str, None]) -> Body:
        """A body without inertia that stands where a member of a class stands."""
        spoken = member[1] if isinstance(member, tuple) else str(member)
        name = next(each for k in count(1) if (each := spoken if k == 1 else f"{spoken} {k}") not in real)
        self.rigid.hold(name, member, _AT_ORIGIN, name)
        real[name] = None
        return Body(name, Inertia.zero())

    def _at(self, standing: Standing, real: Mapping[str, None]) -> At:
        """Where a terminal stands: on the body that it belongs to, or on the first of its class."""
        for at in (self._frame(s) for s in self.standing if s.node == standing.node):
            if at is not None and at.body in real:
                return at
        node = _node(standing.node)
        base = next(body for body in real if body in self.rigid.members(node))
        return At(base, self.rigid.between(base, node))

    def _posed(self, bodies: list[Body]) -> list[Body]:
        """Bodies of elements without a given pose, placed so that springs with a rest are at rest, if possible."""
        rigid, known = self.rigid, dict[Any, Displacement]()

        def say(thing: object, X_W: Displacement) -> bool:
            new = rigid.root(thing) not in known
            known.setdefault(rigid.root(thing), X_W @ rigid.between(thing, rigid.root(thing)))
            return new

        def told(thing: object) -> Displacement | None:
            root = rigid.root(thing)
            return known[root] @ rigid.between(root, thing) if root in known else None

        say(GROUND, _AT_ORIGIN)
        drawn = self._said()
        for e in self.machines:
            drawn |= {f"{e.name}.{body}": X for body, X in body_poses(e.tree, e.split(e.start)[0]).items()}
        for body in bodies:
            if body.name in drawn:
                say(body.name, drawn[body.name])
        resting = [_standing(e, on) for e, on in self.placed if isinstance(e, FramedPart) and e.rests]
        ends = [tuple(_node(s.node) for s in each) for each in resting]
        while any([say(b, X) for p, n in ends for a, b in ((p, n), (n, p)) if (X := told(a)) is not None]):
            pass
        return [body if body.name in drawn else replace(body, pose=told(body.name)) for body in bodies]

    def _said(self) -> dict[str, Displacement]:
        """Where elements say that their bodies start."""
        return {part.name: part.solid.pose for part in self.solids if part.solid and part.solid.pose is not None}

    def _named(self) -> frozenset[str]:
        """The joints of which a user said by name how they start."""
        return frozenset(
            f"{e.name}.{joint}" for e in self.machines if isinstance(e.given, Mapping) for joint in e.given
        )

    def _given(self) -> dict[str, Any]:
        """The starts given to mechanisms where they were made elements, by joint."""
        found: dict[str, Any] = {}
        for e in self.machines:
            if isinstance(e.given, Mapping):
                found |= {f"{e.name}.{joint}": value for joint, value in e.given.items()}
            elif e.given is not None:
                q, v = e.split(e.start)
                for link in e.tree.links:
                    if link.ratio == 1.0:
                        found[f"{e.name}.{link.joint}"] = {
                            "position": [float(q[k]) for k in link.q], "velocity": [float(v[k]) for k in link.v],
                        }  # fmt: skip
        return found


def _model(network: str, machine: Machine) -> Model:
    """The model of a mechanism, with nothing in it that the whole would see otherwise."""
    owner: Any = machine.owner
    if machine.tree.model is not owner._acting.tree.model:
        raise ModelError(
            f"network {network!r}: numbers of {machine.name!r} cannot be free, since it is joined to others by frames; "
            "build the network anew for each value"
        )
    model: Model = owner._acting.model
    if not model.coupled:
        model = replace(model, joints=tuple(replace(j, mimic=None) if j.mimic else j for j in model.joints))
    return model


def _node(node: str) -> Any:
    """A node among bodies; the ground is one."""
    return GROUND if node == GROUND else ("node", node)


def _renamed(at: Any, before: str) -> Any:
    """A port of a mechanism that is part of a whole."""
    if isinstance(at, str):
        return before + at
    return tuple((body if body == GROUND else before + body, point) for body, point in at)
