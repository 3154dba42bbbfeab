"""MJCF text of a mechanism: all of it together.

What touches, as geoms and pairs of an MJCF model: rigid here, soft in MuJoCo.

Shapes as geoms of an MJCF model: drawn (group 2), touching (group 3), or both (group 0).
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import comb, isfinite
from pathlib import Path, PurePath

import numpy as np

from poinsot.backends.robot_files import mjcf_forces as forces
from poinsot.backends.robot_files.arrangement import arrangement
from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.kept import OF_SHAPE, Table, differences, kept_text, plain
from poinsot.backends.robot_files.mjcf import KIND, BodyElements, Move, bodies_of, keep_joints, pose_of
from poinsot.backends.robot_files.numbers import laid, texts
from poinsot.backends.robot_files.words import GREY, OF_MJCF, Geom, drawn, mesh_reference
from poinsot.backends.robot_files.xml_text import FreshNames, XmlElement, document, element, legal, renamed
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.rotations import rotation_of
from poinsot.joints.pairs import fixed, revolute, spherical
from poinsot.multibody.contacts.contact import Contact, Contacts
from poinsot.multibody.contacts.surfaces import ACTS_FROM, Surface
from poinsot.multibody.model import GROUND, Body, Initial, Joint, Keyframe, Model, Shape
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.tendons import Coupling
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass, field

BOTH, DRAWN, TOUCHING = "0", "2", "3"
_READ = (".stl", ".obj", ".msh")


@dataclass
class Geoms:
    """The geoms of a file, one for each shape of a body, and the meshes that they share.

    folder  where it will lie; alone: whether shapes touch as they say, for there are no contacts
    """

    bodies: BodyElements
    doubts: Doubts
    folder: str | os.PathLike[str] | None
    alone: bool
    names: FreshNames = field(default_factory=FreshNames)
    assets: list[XmlElement] = field(default_factory=list)
    meshes: dict[tuple[object, ...], str] = field(default_factory=dict)
    made: dict[tuple[str, int], XmlElement | None] = field(default_factory=dict)
    paired: set[str | None] = field(default_factory=set)

    def add(self, body: str, shape: Shape, drawn: bool = False) -> XmlElement | None:
        """The geom of a shape on a body; None, with a warning, where MJCF has none."""
        key = (body, id(shape))
        if key not in self.made:
            self.made[key] = self._new(body, shape, drawn)
        return self.made[key]

    def _new(self, body: str, shape: Shape, drawn: bool) -> XmlElement | None:
        what = f"a {shape.geometry} of body {body!r}"
        made = element("geom", name=None, type=shape.geometry)
        if shape.geometry == "mesh":
            mesh = self._mesh(shape)
            if mesh is None:
                field = shape.triangles is not None and shape.triangles.base is not None
                why = "a height field is written as the prisms by which it touches, with contacts=True" if field else ""
                told = why or shape.mesh or "it has too few points"
                self.doubts.tell(f"{what}, which MuJoCo could not read: {told}")
                return None
            made.attributes["mesh"] = mesh
        elif shape.geometry not in OF_MJCF:
            self.doubts.tell(f"{what}, which MJCF has not")
            return None
        elif shape.geometry == "plane" and self.bodies.of[body] is not self.bodies.world:
            self.doubts.tell(f"{what}, since planes are on the world alone there")
            return None
        else:
            given = shape.parameters or (0.0, 0.0)
            size = [x * half for x, half in zip(given, OF_MJCF[shape.geometry], strict=False)]
            size += [1.0] if shape.geometry == "plane" else []
            if shape.geometry != "plane" and not all(x > 0.0 for x in size):
                self.doubts.tell(f"{what} with a size of 0")
                return None
            made.attributes["size"] = texts(size)
        made.attributes["name"] = self.names.new(shape.name or f"{body}_{'shape' if drawn else 'touches'}")
        made.attributes |= {**pose_of(shape.placement), "group": TOUCHING}
        made.attributes |= {"rgba": " ".join(map(_short, shape.colour or GREY)), **Geom().attributes}
        self.bodies.of[body].add(made)
        return made

    def of(self, body: Body) -> None:
        """The geoms of a body."""
        for shape in body.visuals:
            if made := self.add(body.name, shape, drawn=True):
                made.attributes["group"] = BOTH if any(shape is s for s in body.collisions) else DRAWN
        for shape in body.collisions:
            made = self.add(body.name, shape)
            if self.alone and made is not None:
                rubs, bits = (shape.friction, shape.torsional, shape.rolling), (shape.category, shape.mask)
                made.attributes |= Geom.rubbing(*rubs, shape.condim, shape.priority, bits).attributes

    def keep(self, bodies: Iterable[Body]) -> None:
        """Which shapes a body has, where its geoms are read as others."""
        there = [(body, made) for (body, _), made in self.made.items() if made is not None]
        touching = np.array([self._touches(made) for _, made in there], dtype=bool)
        groups = [int(str(made.attributes["group"])) for _, made in there]
        seen = np.array([not str(made.attributes["rgba"]).endswith(" 0") for _, made in there], dtype=bool)
        where = {id(element): k for k, element in enumerate(self.bodies.of.values())}
        shown = drawn([where[id(self.bodies.of[body])] for body, _ in there], groups, seen, touching)
        read: dict[str, tuple[list[object], list[object]]] = {}
        for (body, made), *roles in zip(there, shown, touching, strict=True):
            for found, role in zip(read.setdefault(body, ([], [])), roles, strict=True):
                found += [made.attributes["name"]] * bool(role)
        for whole in bodies:
            if whole.name in self.bodies.of:
                here = [[self._kept(whole.name, s) for s in each] for each in (whole.visuals, whole.collisions)]
                names = [[e.get("geom") for e in each if e.keys() == {"geom"}] for each in here]
                if [*map(len, here)] != [*map(len, names)] or names != list(read.get(whole.name, ([], []))):
                    name = f"body {self.bodies.name_of(whole.name)}"
                    self.bodies.keep(name, {"visuals": [*here[0]], "collisions": [*here[1]]})

    def _touches(self, made: XmlElement) -> bool:
        bits = (made.attributes["contype"], made.attributes["conaffinity"])
        return bits != ("0", "0") or made.attributes["name"] in self.paired

    def _kept(self, body: str, shape: Shape) -> Table:
        """The stored data of a shape: its geom and the fields that differ, or the whole shape."""
        made = self.made[body, id(shape)]
        entry: Table = {} if made is None else {"geom": made.attributes["name"]}
        if shape.geometry == "mesh" and shape.triangles is None:
            return entry | {"shape": plain(replace(shape, mesh=mesh_reference(shape, self.folder), folder=None))}
        if made is None:
            return {"shape": plain(replace(shape, folder=None, triangles=None))}
        red, green, blue, alpha = map(float, str(made.attributes["rgba"]).split())
        called = str(made.attributes["name"])
        read = replace(shape, name=called, colour=(red, green, blue, alpha), restitution=None)
        read = Geom.of(made.attributes).on(read)
        return entry | differences(read, shape, OF_SHAPE if self.alone or not self._touches(made) else OF_SHAPE[:2])

    def _mesh(self, shape: Shape) -> str | None:
        """The name of a mesh: its triangles in the file itself, or a file that MuJoCo reads."""
        scale = tuple(shape.parameters) or (1.0, 1.0, 1.0)
        key: tuple[object, ...]
        if shape.triangles is not None:
            points = shape.triangles.vertices
            if len(points) < 4 or shape.triangles.base is not None:  # too few for a mesh, or a height field
                return None
            key = (id(shape.triangles), scale)
            faces = " ".join(str(int(x)) for x in np.ravel(shape.triangles.faces))
            said = {"vertex": " ".join(map(_short, np.ravel(points))), "face": faces, "inertia": "shell"}
        else:
            where = mesh_reference(shape, self.folder)
            if where is None or "://" in where or PurePath(where).suffix.lower() not in _READ:
                return None
            if self.folder is not None and not Path(self.folder, where).is_file():
                return None
            key = (where, scale)
            said = {"file": where, "inertia": "shell"}
        if key not in self.meshes:
            self.meshes[key] = f"mesh_{len(self.meshes) + 1}"
            whole = None if scale == (1.0, 1.0, 1.0) else texts(scale)
            self.assets.append(XmlElement("mesh", {"name": self.meshes[key], "scale": whole, **said}))
        return self.meshes[key]


def _short(x: float) -> str:
    """The shortest decimals of a number of 32 bits, which MuJoCo keeps colours and points of meshes as."""
    return str(np.float32(x)).removesuffix(".0")


def contacts(geoms: Geoms, switches: list[SwitchingElement], doubts: Doubts) -> list[XmlElement]:
    """<exclude> and <pair> elements, after geoms have what touches; what else switches cannot be said."""
    rules = [s for s in switches if isinstance(s, Contacts)]
    pairs = [s for s in switches if isinstance(s, Contact)]
    for s in switches:
        if not isinstance(s, (Contact, Contacts)):
            doubts.leave(f"{type(s).__name__} {s.name!r}", "has no counterpart there")
    made: list[XmlElement] = []
    for rule in rules:
        if len(rules) > 1 or pairs:
            doubts.leave(f"contacts {rule.name!r}", "stand beside others, and a model there has one rule for all geoms")
            continue
        if _soft(rule, doubts):
            made += _rule(geoms, rule, doubts)
    for pair in pairs:
        if not rules and _soft(pair, doubts):
            made += _pair(geoms, pair, doubts)
    return made


def _soft(s: Contact | Contacts, doubts: Doubts) -> bool:
    """Whether MuJoCo can say its numbers: no rebound, one coefficient of friction."""
    surfaces = (s.a, s.b) if isinstance(s, Contact) else (*s.surfaces, *s.against)
    said = [s.restitution] if s.restitution is not None else [each.restitution for each in surfaces]
    if any(said) or s.kinetic not in (None, s.friction):
        doubts.leave(f"the rebound or the kinetic friction of {s.name!r}", "has no counterpart there")
        return False
    return True


def _rule(geoms: Geoms, rule: Contacts, doubts: Doubts) -> list[XmlElement]:
    """A floor that all touch, or bodies that touch each other."""
    floor = bool(rule.against)
    for surface in (*rule.against, *rule.surfaces):
        masks = (int(surface in rule.against), 1) if floor else None
        _geom(geoms, surface, masks, rule, doubts)
    called = geoms.bodies.called
    return [element("exclude", body1=called[a], body2=called[b]) for a, b in rule.apart if a in called and b in called]


def _pair(geoms: Geoms, pair: Contact, doubts: Doubts) -> list[XmlElement]:
    ends = [_geom(geoms, s, (0, 0), None, doubts) for s in (pair.a, pair.b)]
    if None in ends:
        return []
    one, other = (str(end.attributes["name"]) for end in ends if end is not None)
    geoms.paired |= {one, other}
    torsional, rolling = (x or None for x in pair.mu_turning)
    rubs = Geom.rubbing(pair.mu_s, torsional, rolling, 6 if pair.mu_s else 1)
    mu, spin, roll = rubs.friction
    friction, acts = texts((mu, mu, spin, roll, roll)) if mu else None, rubs.attributes.get("condim")
    return [element("pair", name=pair.name, geom1=one, geom2=other, friction=friction, condim=acts)]


def _geom(
    geoms: Geoms, surface: Surface, masks: tuple[int, int] | None, rule: Contacts | None, doubts: Doubts
) -> XmlElement | None:
    made = geoms.add(surface.body, surface.shape)
    if made is None:
        doubts.leave(f"a {surface.shape.geometry} of body {surface.body!r} that touches", "has no counterpart there")
        return None
    given = [None if rule is None else getattr(rule, kind) for kind in ACTS_FROM]
    own = [getattr(surface, kind) if x is None else x for kind, x in zip(ACTS_FROM, given, strict=True)]
    rubs, shape = (own[0] or 0.0, own[1] or None, own[2] or None), surface.shape
    bits = (surface.category, surface.mask) if masks is None else masks
    made.attributes |= Geom.rubbing(*rubs, shape.condim, shape.priority, bits).attributes
    return made


# What closes loops and couples joints, as equality constraints of an MJCF model: exact here, soft in MuJoCo.


def equality(ways: forces.Ways, closing: list[Joint], doubts: Doubts) -> list[XmlElement]:
    """All of them: closures, joints that follow others, screws, couplings."""
    made: list[XmlElement] = []
    names = FreshNames(ways.bodies.joints.values())
    for joint in closing:
        made += _closing(ways, joint, names, doubts)
    for move in ways.bodies.moves:
        if move.advance:
            made.append(_joint(names.new(f"{move.name}_coupling"), move.name, move.after, (0.0, move.advance)))
    model = ways.bodies.tree.model
    if model.coupled:
        for joint in model.joints:
            if joint.mimic is not None and joint.pair.freedoms:
                made += _mimic(ways, joint, names)
    for coupling in model.couplings:
        found = _coupling(ways, coupling, names) if isinstance(coupling, Coupling) else None
        if found is None:
            doubts.leave(f"{coupling.kind} {coupling.name!r}", "has no counterpart there")
        else:
            made.append(found)
    return made


def _closing(ways: forces.Ways, joint: Joint, names: FreshNames, doubts: Doubts) -> Iterator[XmlElement]:
    tags = {fixed(): "weld", spherical(): "connect", revolute(): "connect"}
    tag = tags.get(joint.pair)
    if tag is None:
        doubts.leave(f"joint {joint.name!r}", f"closes a loop by a {joint.pair.kind} pair, which is no equality there")
        return
    along = [0.0]
    if joint.pair == revolute():
        half = 0.5 * ways.bodies.tree.size_of(joint.name)
        along = [-half, half]
    for k, z in enumerate(along):
        name = names.new(joint.name if k == 0 else f"{joint.name}.{k + 1}")
        ends = []
        for body, X, mark in ((joint.predecessor, joint.X_PJ, "a"), (joint.successor, joint.X_SJ, "b")):
            at = X @ Displacement.translating([0.0, 0.0, z]) if z else X
            quat = pose_of(X)["quat"] if tag == "weld" else None
            ends.append(ways.site(body, f"{name}_{mark}", np.asarray(at.translation, dtype=float), quat))
        yield element(tag, name=name, site1=ends[0], site2=ends[1])


def _mimic(ways: forces.Ways, joint: Joint, names: FreshNames) -> Iterator[XmlElement]:
    """q = m q_of + o, where both are measured from their references."""
    mimic = joint.mimic
    assert mimic is not None
    own, other = ways.bodies.single[joint.name, 0], ways.bodies.single[mimic.of, 0]
    start = mimic.offset + mimic.multiplier * other.reference - own.reference
    yield _joint(names.new(f"{joint.name}_mimic"), own.name, other.name, (start, mimic.multiplier))


def _joint(name: str, first: str, second: str | None, coefficients: tuple[float, ...]) -> XmlElement:
    return element("joint", name=name, joint1=first, joint2=second, polycoef=_five(coefficients))


def _five(coefficients: tuple[float, ...]) -> str:
    return texts((*coefficients, *[0.0] * (5 - len(coefficients))))


def _coupling(ways: forces.Ways, c: Coupling, names: FreshNames) -> XmlElement | None:
    """With references moved to MuJoCo's, those of the pose that the file draws."""
    if c.moves:
        return None
    found = [ways.along(stretch, f"{c.name}_{k + 1}") for k, stretch in enumerate(c.stretches)]
    known = [way for way in found if way is not None and way.reference is not None and way.kind in ("joint", "tendon")]
    if len(known) != len(found) or len({way.kind for way in known}) != 1:
        return None
    first, second = known[0], known[1] if len(known) > 1 else None
    a = [float(x) for x in c.coefficients]
    if second is not None:
        a = _shifted(a, _start(second) - c.second_at)
    a[0] += c.first_at - _start(first)
    kind = first.kind
    ends = {f"{kind}1": first.name, f"{kind}2": None if second is None else second.name}
    return XmlElement(kind, {"name": names.new(c.name), **ends, "polycoef": _five(tuple(a))})


def _start(way: forces.ActuatedCoordinate) -> float:
    return (way.reference or 0.0) + way.beside


def _shifted(a: list[float], d: float) -> list[float]:
    """The coefficients of p(x + d)."""
    if d == 0.0:
        return a
    return [sum(a[k] * comb(k, j) * d ** (k - j) for k in range(j, len(a))) for j in range(len(a))]


# Keyframes of an MJCF model: all coordinates and rates in MuJoCo's order and conventions.

INITIAL = "initial"


def keys(made: BodyElements, motors: list[XmlElement], called: dict[str, str], doubts: Doubts) -> list[XmlElement]:
    """Those of the model, and one of its initial values where these are more than references of hinges and slides."""
    model = made.tree.model
    frames = list(model.keyframes)
    if any(_beyond_references(made, entry) for entry in model.initial):
        frames.insert(0, Keyframe(INITIAL, model.initial))
    names = renamed(frame.name for frame in frames)
    return [_key(made, frame, names[frame.name], motors, called, doubts) for frame in frames]


def _beyond_references(made: BodyElements, entry: Initial) -> bool:
    if entry.velocity is not None and any(entry.velocity):
        return True
    if entry.position is None:
        return False
    kinds = {move.kind for move in made.moves if move.joint == entry.joint}
    return "ball" in kinds


def _key(
    made: BodyElements, frame: Keyframe, name: str, motors: list[XmlElement], called: dict[str, str], doubts: Doubts
) -> XmlElement:
    entries = {entry.joint: entry for entry in (*made.tree.model.initial, *frame.joints)}
    qpos: list[float] = []
    qvel: list[float] = []
    for move in made.moves:
        q, v = _state(made, move, entries.get(move.joint))
        qpos += q
        qvel += v
    controls = {called[each]: value for each, value in frame.controls if each in called}
    activations = {called[each]: value for each, value in frame.activations if each in called}
    acting = [m for m in motors if m.attributes.get("dyntype")]
    ctrl = [controls.get(str(m.attributes["name"]), 0.0) for m in motors]
    act = [activations.get(str(m.attributes["name"]), 0.0) for m in acting]
    said = {"qpos": qpos, "qvel": qvel if any(qvel) else [], "ctrl": ctrl if any(ctrl) else [], "act": act}
    return XmlElement("key", {"name": name, **{key: texts(values) if values else None for key, values in said.items()}})


def _state(made: BodyElements, move: Move, entry: Initial | None) -> tuple[list[float], list[float]]:
    """MuJoCo's coordinates and rates of one of its joints."""
    pair = made.tree.model.joint(move.joint).pair
    neutral = tuple(float(x) for x in pair.neutral())
    q = neutral if entry is None or entry.position is None else entry.position
    v = (0.0,) * len(pair.freedoms) if entry is None or entry.velocity is None else entry.velocity
    if move.kind == "free":
        turn, slide = np.asarray(v[:3]), rotation_of(np.asarray(q[3:])) @ np.asarray(v[3:])
        return [*q[:3], q[6], *q[3:6]], [*laid(slide), *map(float, turn)]
    if move.kind == "ball" and len(q) == 4:
        return [q[3], *q[:3]], [float(x) for x in v]
    if len(q) == 7:  # three slides and a ball
        if move.kind == "ball":
            return [q[6], *q[3:6]], [float(x) for x in v[:3]]
        along = rotation_of(np.asarray(q[3:])) @ np.asarray(v[3:])
        return [float(q[move.freedoms[0] - 3])], [float(laid(along)[move.freedoms[0] - 3])]
    k, factor = move.freedoms[0], move.advance or 1.0
    return [float(q[k]) * factor], [float(v[k]) * factor]


def mjcf_text(tree: Tree, strict: bool, folder: str | os.PathLike[str] | None) -> str:
    """The file; see `InRobotFiles.to_mjcf`."""
    model = tree.model
    doubts = Doubts(model.name, KIND, strict)
    _, closing = arrangement(model)
    made = bodies_of(tree, doubts, _driven(model), _needed(model, [joint.name for joint in closing]))
    ways, around = forces.Ways(made), forces.fluid(made)
    forces.along_tendons(ways, made.said.elements, doubts)
    motors, called = forces.actuators(ways, made.said.elements, doubts)
    left = forces.switching(ways, made.said.switches, doubts)
    holding = equality(ways, closing, doubts)
    geoms = Geoms(made, doubts, folder, alone=not any(isinstance(s, (Contact, Contacts)) for s in left))
    for body in model.bodies:
        if body.name in made.of:
            geoms.of(body)
    apart = contacts(geoms, left, doubts)
    geoms.keep(model.bodies)
    for motion in model.motions:
        doubts.leave(f"the given motion {motion.name!r}", "has no counterpart there")
    chains = [joint for joint in model.joints if len(joint.pair.freedoms) > 1 and joint.pair.steps]
    fast = sum(isfinite(joint.limits.velocity) for joint in chains)
    if fast:
        doubts.tell(f"limits of the velocity of {fast} joint{'s' * (fast > 1)}")
    states = keys(made, motors, called, doubts)
    keep_joints(made)
    doubts.check()
    doubts.warn()
    option = element("option", gravity=texts(model.gravity), **around)
    if geoms.alone:
        option.add(element("flag", contact="disable"))
    root = XmlElement("mujoco", {"model": legal(model.name)})
    root.add(element("compiler", angle="radian", inertiafromgeom="false"), option)
    told = [kept_text(name, data) for name, data in made.kept.items()]
    parts = {"custom": told, "asset": geoms.assets, "worldbody": made.world.children, "contact": apart,
             "tendon": ways.elements, "equality": holding, "actuator": motors, "keyframe": states}  # fmt: skip
    root.add(*(XmlElement(tag, {}, children) for tag, children in parts.items() if children))
    return document(root, ["Written by poinsot"])


def _driven(model: Model) -> set[str]:
    """The joints on which sources act: where some act on bodies, all that may be between."""
    if any(piece.freedom is None for source in model.sources for _, piece in source.stretch.pieces):
        return {joint.name for joint in model.joints}
    return {joint for source in model.sources for joint in source.stretch.joints}


def _needed(model: Model, closing: list[str]) -> set[str]:
    """The bodies that something beside the tree names."""
    stretches = [e.stretch for e in model.elements]
    stretches += [s for c in model.couplings for s in c.stretches]
    found = {name for stretch in stretches for name in stretch.acts_on}
    found |= {name for switch in model.switches for name in switch.acts_on}
    for joint in model.joints:
        if joint.name in closing:
            found |= {joint.predecessor, joint.successor}
    return found - {GROUND} - {joint.name for joint in model.joints if joint.name not in closing}
