"""The names of an SDF file: models in models, files that are included, and the pose of everything that has a name.

Every link, joint, frame and model is a frame with a name in its model, "arm::elbow" from outside. A pose is given
relative to another frame; its chain ends at the world.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import numpy as np

from poinsot.errors import nearest
from poinsot.files.reading import Folders
from poinsot.files.robot_parts import as_kept, rotation_rpy, turned
from poinsot.files.xml import TEXT, Document, Node, read_xml
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.multibody.model import GROUND, Body
from poinsot.records import dataclass, field

WORLD = "world"
MODEL = "__model__"
INCLUDE_LIMIT = 1000
DEEPEST_MODEL = 30
CHAIN_LIMIT = 300  # of frames, each relative to the next


@dataclass(eq=False)
class SdfScope:
    """A model, or the world: what its names mean. prefix: of the names of its bodies and joints."""

    path: str
    prefix: str
    node: Node
    version: tuple[int, int]
    parent: SdfScope | None
    static: bool = False
    names: dict[str, Entity] = field(default_factory=dict)
    canonical: str = ""

    @property
    def is_world(self) -> bool:
        return self.parent is None


@dataclass(eq=False)
class Entity:
    """Something with a name and a pose: link, joint, frame or model. full: its name in the whole file."""

    kind: Literal["link", "joint", "frame", "model"]
    full: str
    node: Node
    scope: SdfScope
    inner: SdfScope | None = None  # of a model: its own
    called: str = ""  # as it was before it was written as SDF, of a link or a joint

    @property
    def body(self) -> str:
        """The name of its body or joint in the mechanism."""
        return self.scope.prefix + (self.called or self.node.attributes["name"])

    @property
    def static(self) -> bool:
        return self.scope.static


@dataclass
class SdfWorld:
    """All of a file: its entities, and their places."""

    name: str
    node: Node | None  # <world>
    links: list[Entity] = field(default_factory=list)
    joints: list[Entity] = field(default_factory=list)
    canonical: list[Entity] = field(default_factory=list)  # the first link of each model of the world
    holders: list[Node] = field(default_factory=list)
    entities: dict[str, Entity] = field(default_factory=dict)
    poses: dict[str, Displacement] = field(default_factory=dict)
    starts: dict[str, tuple[Entity | None, Displacement]] = field(default_factory=dict)
    ground: str = GROUND

    def placed(self, document: Document, entity: Entity) -> Displacement:
        """The pose of a frame in the world. FileError for poses that go round in a ring."""
        chain: list[tuple[Entity, Entity | None, Displacement]] = []
        at: Entity | None = entity
        while at is not None and at.full not in self.poses:
            if any(at is seen for seen, _, _ in chain) or len(chain) > CHAIN_LIMIT:
                ring = " → ".join(each.node.attributes.get("name", "?") for each, _, _ in chain[-6:])
                document.refuse(entity.node, f"has a pose that comes back to itself, or has no end: {ring}")
            start, X = self._start(document, at)
            chain.append((at, start, X))
            at = start
        for each, start, X in reversed(chain):
            self.poses[each.full] = X if start is None else self.poses[start.full] @ X
        return self.poses[entity.full]

    def seen_from(self, document: Document, entity: Entity, base: Entity | None) -> Displacement:
        """The pose of a frame in another one, or in the world, by the frames between: far away it loses no digits."""
        self.placed(document, entity)
        ways: list[dict[Entity | None, Displacement]] = []
        for end in (base, entity):
            at, X = end, Displacement.identity()
            ways.append({at: X})
            while at is not None:
                at, step = self._start(document, at)
                X = step @ X
                ways[-1][at] = X
        common = next(at for at in ways[1] if at in ways[0])
        return ways[0][common].inverse() @ ways[1][common] if common is not base else ways[1][common]

    def _start(self, document: Document, entity: Entity) -> tuple[Entity | None, Displacement]:
        if entity.full not in self.starts:
            self.starts[entity.full] = _given(document, self, entity)
        return self.starts[entity.full]

    def found(self, document: Document, node: Node, name: str, scope: SdfScope) -> Entity | None:
        """The meaning of a name in a scope; None for the world. FileError for a name that is not known."""
        if name == WORLD:
            return None
        at: SdfScope | None = scope
        *models, last = name.split("::")
        for part in models:
            inner = None if at is None else at.names.get(part)
            at = None if inner is None else inner.inner
        entity = None if at is None else at.names.get(last)
        if entity is None:
            document.refuse(
                node, f"names {name!r:.200}, which does not exist there{nearest(name, _all_names(scope))}"
            )  # fmt: skip
        return entity

    def link_of(self, document: Document, entity: Entity | None) -> Entity | None:
        """The link that a frame is attached to, None for the world."""
        seen: list[Entity] = []
        at = entity
        while at is not None and at.kind != "link":
            assert entity is not None
            if at in seen or len(seen) > CHAIN_LIMIT:
                document.refuse(entity.node, "is attached to itself through others; attach one of them to a link")
            seen.append(at)
            if at.kind == "model":
                assert at.inner is not None
                links = [e for e in at.inner.names.values() if e.kind in ("link", "model")]
                if not links:
                    document.refuse(at.node, "has no link, so nothing can be joined to it")
                name = at.node.attributes.get("canonical_link") or at.inner.canonical
                found = self.found(document, at.node, name, at.inner) if name else links[0]
            elif at.kind == "joint":
                child = document.needed(at.node, "child", "<child>…</child>")
                found = self.found(document, child, text(document, child), at.scope)
            else:
                held = at.node.attributes.get("attached_to", "") or (WORLD if at.scope.is_world else MODEL)
                found = self.found(document, at.node, held, at.scope)
            at = found
        return at


def world_of(document: Document, folders: Folders) -> SdfWorld:
    """Everything in a document, with the models that it includes."""
    root = document.root
    document.require_root("sdf", "an SDF file")
    worlds, models = root.all("world"), root.all("model")
    if len(worlds) + len(models) == 0:
        document.refuse(root, "has no <model> and no <world>, so there is nothing that could move")
    if len(worlds) > 1:
        document.refuse(worlds[1], f"is the second <world>, after that of line {worlds[0].line}; keep one")
    holder = worlds[0] if worlds else root
    tops = [*holder.all("model"), *holder.all("include")]
    name = (models[0] if models and not worlds else holder).attributes.get("name", "").strip() or document.path.stem
    world = SdfWorld(name, worlds[0] if worlds else None)
    scope = SdfScope("", "", holder, _version(document, root), None)
    reader = _Reader(document, folders, world)
    if worlds:
        world.holders.append(holder)
    reader.fill(scope, alone=len(tops) == 1)
    if not world.links:
        document.refuse(root, "has no <link>, so there is nothing that could move")
    for entity in [*world.entities.values()]:
        world.placed(document, entity)
    return world


@dataclass
class _Reader:
    document: Document
    folders: Folders
    world: SdfWorld
    includes: int = 0

    def fill(self, scope: SdfScope, alone: bool = False, depth: int = 0) -> None:
        """Enter the contents of a model or the world. alone: its only model needs no prefix."""
        if depth > DEEPEST_MODEL:
            self.document.refuse(scope.node, f"is nested more than {DEEPEST_MODEL} models deep")
        for child in scope.node.children:
            if child.tag in ("link", "joint", "frame"):
                self.enter(Entity(child.tag, "", child, scope))  # type: ignore[arg-type]
            elif child.tag == "model":
                self.model(child, scope, scope.version, alone, depth)
            elif child.tag == "include":
                self.include(child, scope, alone, depth)

    def enter(self, entity: Entity) -> None:
        """A name of a scope, once."""
        name = self.document.text(entity.node, "name")
        scope = entity.scope
        if "::" in name or (name.startswith("__") and name.endswith("__")) or name == WORLD:
            self.document.refuse(entity.node, "has a name that SDF keeps for itself: no 'world', '::' or '__…__'")
        if name in scope.names:
            other = scope.names[name].node
            self.document.refuse(entity.node, f"has the name of {other} in line {other.line}; names must differ")
        entity.full = f"{scope.path}{name}"
        entity.called = as_kept(self.document, entity.node, Body(name, Inertia.zero()), "name").name
        scope.names[name] = entity
        self.world.entities[entity.full] = entity
        if entity.kind == "link":
            self.world.links.append(entity)
            self.world.holders.append(entity.node)
            scope.canonical = scope.canonical or name
        elif entity.kind == "joint":
            self.world.joints.append(entity)

    def model(self, node: Node, scope: SdfScope, version: tuple[int, int], alone: bool, depth: int) -> None:
        """A model in a scope."""
        entity = Entity("model", "", node, scope)
        self.enter(entity)
        name = node.attributes["name"]
        said = self.document.child(node, "static")
        static = scope.static or (said is not None and boolean(self.document, said))
        prefix = scope.prefix if alone else f"{scope.prefix}{name}::"
        inner = SdfScope(f"{entity.full}::", prefix, node, version, scope, static)
        entity.inner = inner
        self.world.holders.append(node)
        before = len(self.world.links)
        inner.names[MODEL] = entity
        self.fill(inner, depth=depth + 1)
        if scope.is_world and len(self.world.links) > before:
            first = self.world.link_of(self.document, entity)
            self.world.canonical.extend([first] if first else [])
        elif not scope.canonical and len(self.world.links) > before:
            scope.canonical = name

    def include(self, node: Node, scope: SdfScope, alone: bool, depth: int) -> None:
        """The model that another file describes."""
        self.includes += 1
        if self.includes > INCLUDE_LIMIT:
            self.document.refuse(node, f"is one of more than {INCLUDE_LIMIT} files that are included")
        if node.attributes.get("merge", "").lower() in ("true", "1"):
            self.document.refuse(node, "merges another model into this one, which is not read; include it as a model")
        uri = self.document.needed(node, "uri", "<uri>model://…</uri>")
        file = self.file(uri)
        inside = read_xml(file, strict=self.document.strict)
        self.document.doubts.extend(inside.doubts)
        for each in inside.root.walk():
            each.file = each.file or file
        models = inside.root.all("model")
        if inside.root.tag != "sdf" or len(models) != 1:
            self.document.refuse(uri, f"leads to {file}, which is no SDF file with one <model>")
        found = models[0]
        for tag in ("name", "pose", "static", "placement_frame"):
            given = self.document.child(node, tag)
            if given is None:
                continue
            if tag in ("name", "placement_frame"):
                found.attributes[tag] = text(self.document, given)
            else:
                found.children = [child for child in found.children if child.tag != tag] + [given]
        self.model(found, scope, _version(inside, inside.root), alone, depth)

    def file(self, uri: Node) -> Path:
        """The file that a URI means; refused where it is not in an allowed folder."""
        said = text(self.document, uri)
        kind, split, rest = said.partition("://")
        start = (uri.file or self.document.path).resolve().parent
        where = f"{uri.file or self.document.path}:{uri.line}: {uri}"
        if split and kind not in ("model", "package", "file"):
            self.document.refuse(
                uri, f"is {said!r:.200}: nothing is fetched from elsewhere; save the model in a folder"
            )
        if kind in ("model", "package") and split:
            name, _, inside = rest.partition("/")
            package = self.folders.package(name)
            if package is None:
                self.document.refuse(
                    uri, f"names the model {name!r:.200}, which was not found beside the file, above it or in "
                    "folders=[…] (--folder); name the folder that holds it there"
                )  # fmt: skip
            target = package / inside
        else:
            target = Path(rest if split else said)
        found = self.folders.checked(target, where, start)
        return self.folders.checked(_model_file(found), where) if found.is_dir() else found


def text(document: Document, node: Node) -> str:
    """The text in an element, which must have some."""
    return document.text(node.spoken(), TEXT).strip()


def boolean(document: Document, node: Node) -> bool:
    """true or false, 1 or 0."""
    said = text(document, node).lower()
    if said not in ("true", "false", "1", "0"):
        document.refuse(node, f"is {said!r:.80}; write true or false")
    return said in ("true", "1")


def pose(document: Document, node: Node | None) -> Displacement:
    """<pose>x y z roll pitch yaw</pose>, or with a quaternion (x, y, z, w); the identity by default."""
    if node is None or not node.content:
        return Displacement.identity()
    how = node.attributes.get("rotation_format", "euler_rpy")
    if how == "quat_xyzw":
        values = document.numbers(node.spoken(), TEXT, 7)
        return turned(document, node, values[3:], np.array(values[:3]))
    if how != "euler_rpy":
        document.refuse(node, f"has rotation_format={how!r:.80}; it is euler_rpy or quat_xyzw")
    values = document.numbers(node.spoken(), TEXT, 6)
    degrees = node.attributes.get("degrees", "false").lower() in ("true", "1")
    return Displacement(
        rotation_rpy(*(np.deg2rad(values[3:]).tolist() if degrees else values[3:])), np.array(values[:3])
    )


def relative_to(node: Node) -> str:
    """The frame that a <pose> is relative to, "" where it says none."""
    return (node.attributes.get("relative_to") or node.attributes.get("frame") or "").strip()


def _model_file(folder: Path) -> Path:
    """The SDF file of a model's folder: what its model.config names last, or model.sdf."""
    manifest = folder / "model.config"
    if manifest.is_file():
        named = [node.content for node in read_xml(manifest).root.all("sdf") if node.content]
        if named:
            return folder / named[-1]
    return folder / "model.sdf"


def _given(document: Document, world: SdfWorld, entity: Entity) -> tuple[Entity | None, Displacement]:
    """The frame that an entity's pose is relative to, None for the world, and the pose."""
    node, scope = entity.node, entity.scope
    said = document.child(node, "pose")
    X = pose(document, said)
    if said is not None and (named := relative_to(said)):
        start = world.found(document, said, named, scope)
    elif entity.kind == "joint":
        child = document.needed(node, "child", "<child>…</child>")
        start = world.found(document, child, text(document, child), scope)
    elif entity.kind == "frame" and node.attributes.get("attached_to"):
        start = world.found(document, node, node.attributes["attached_to"], scope)
    else:
        start = scope.names.get(MODEL)
    placement = node.attributes.get("placement_frame", "") if entity.kind == "model" else ""
    if placement and entity.inner is not None:
        inside = world.found(document, node, placement, entity.inner)
        if inside is not None and inside is not entity:
            X = X @ _within(document, world, inside, entity).inverse()
    return start, X


def _within(document: Document, world: SdfWorld, entity: Entity, model: Entity) -> Displacement:
    """The pose of a frame of a model in that model's frame."""
    X, at, count = Displacement.identity(), entity, 0
    while at is not model:
        start, step = _given(document, world, at)
        count += 1
        if start is None or count > CHAIN_LIMIT:
            document.refuse(model.node, "has a placement_frame that does not stand in it")
        X, at = step @ X, start
    return X


def _version(document: Document, root: Node) -> tuple[int, int]:
    """The version of the format."""
    said = root.attributes.get("version", "1.7")
    major, _, minor = said.partition(".")
    if not (major.isascii() and major.isdigit() and minor.isascii() and minor.isdigit() and int(major) == 1):
        document.refuse(root, f"has version={said!r:.40}; versions 1.0 to 1.12 are read")
    return int(major), int(minor)


def _all_names(scope: SdfScope, prefix: str = "", depth: int = 0) -> Iterator[str]:
    """The names that can be said in a scope."""
    for name, entity in scope.names.items():
        if name != MODEL:
            yield prefix + name
            if entity.inner is not None and depth < 3:
                yield from _all_names(entity.inner, f"{prefix}{name}::", depth + 1)
