"""URDF, the robot description of ROS, as a model: all of it that bears on dynamics, and the shapes for viewers.

Units: SI, radians. Source: the URDF XML specification of ROS; docs/robot-files.md.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Literal, NoReturn

from poinsot.errors import ModelError, nearest
from poinsot.files.robot_parts import Colour, LinkFormat, dampers, read_link
from poinsot.files.robot_words import LINK, LOOPS, ROBOT, name_the_rest, urdf_rest
from poinsot.files.urdf_joints import JointElement, pair_and_axis, placement, read_joint, resolve_mimics
from poinsot.files.xml import Document, Node, read_xml
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pairs import fixed, free
from poinsot.multibody.model import GROUND, Joint, Model
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.tendons import Coupling, Tendon
from poinsot.records import dataclass

# What closes a URDF robot: <loop> and <coupling> of URDF+, beside the joints that are its tree.


@dataclass(frozen=True)
class LoopClosures:
    """What closes the tree of joints."""

    joints: tuple[Joint, ...] = ()
    couplings: tuple[Coupling, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.joints or self.couplings)


def read_closed(document: Document, links: Mapping[str, Node], order: Sequence[JointElement]) -> LoopClosures:
    """The loops, with the names that links have in the file, and the couplings. FileError for what means nothing."""
    taken = {e.joint.name: e.node for e in order}
    for node in (node for tag in LOOPS for node in document.root.all(tag)):
        name = document.text(node, "name")
        if name in taken:
            other = taken[name]
            document.refuse(node, f"has the name of the {other.tag} in line {other.line}; names must differ")
        taken[name] = node
    above = {e.child: e for e in order}
    return LoopClosures(
        tuple(_loop(document, node, links) for node in document.root.all("loop")),
        tuple(_coupling(document, node, links, above) for node in document.root.all("coupling")),
    )


def _loop(document: Document, node: Node, links: Mapping[str, Node]) -> Joint:
    """A <loop>: its frames are laid on its axis, as those of a joint."""
    _check(document, node, ("name", "type"), ("predecessor", "successor", "axis"))
    pair, R_axis = pair_and_axis(document, node)
    if len(pair.freedoms) == 6:
        document.refuse(node, "is floating, which closes nothing; give the type of the pair that closes the loop")
    (P, X_P), (S, X_S) = (_end(document, node, tag, links, ("origin",)) for tag in ("predecessor", "successor"))
    if P == S:
        document.refuse(node, f"joins link {P!r} to itself; a loop is closed between two links")
    X_PJ, X_SJ = (Displacement(X.rotation @ R_axis, X.translation) for X in (X_P, X_S))
    return Joint(document.text(node, "name"), pair, P, S, X_PJ, X_SJ)


def _coupling(document: Document, node: Node, links: Mapping[str, Node], above: Mapping[str, JointElement]) -> Coupling:
    """A <coupling>, with the ratio 1 where none is given."""
    _check(document, node, ("name", "type"), ("predecessor", "successor", "ratio"))
    if (kind := node.attributes.get("type", "rolling")) != "rolling":
        document.refuse(node, f"has the unknown type {kind!r}; a coupling is 'rolling', or has no type")
    ends = [_end(document, node, tag, links, ())[0] for tag in ("predecessor", "successor")]
    element = document.child(node, "ratio")
    ratio = 1.0 if element is None else document.number(element, "value")
    chains = [[*_upward(link, above)] for link in ends]
    shared = {e.child for e in chains[0]} & {e.child for e in chains[1]}
    driving, driven = (
        [e.joint for e in reversed(chain) if e.child not in shared and _has_coordinate(document, node, e)]
        for chain in chains
    )
    if not driving and not driven:
        document.refuse(node, f"couples {ends[0]!r} and {ends[1]!r}, which no joint moves against each other")
    name = document.text(node, "name")
    if not (driving and driven):
        return Coupling(name, _sum(driving or driven), coefficients=(0.0,))
    return Coupling(name, _sum(driven), _sum(driving), (0.0, ratio))


def _upward(link: str, above: Mapping[str, JointElement]) -> Sequence[JointElement]:
    """The joints from a link up to the root."""
    chain = []
    while link in above:
        chain.append(above[link])
        link = above[link].parent
    return chain


def _has_coordinate(document: Document, node: Node, e: JointElement) -> bool:
    """Whether a joint has the one coordinate that couplings add up; refused where it has several."""
    count = len(e.joint.pair.freedoms)
    if count > 1:
        document.refuse(
            node, f"adds up coordinates along joint {e.joint.name!r}, but this {e.joint.pair.kind} joint has {count} "
            "freedoms; couple links that joints of one freedom move against each other"
        )  # fmt: skip
    return count == 1


def _sum(joints: Sequence[Joint]) -> Tendon | OnFreedom:
    if len(joints) == 1:
        return OnFreedom(joints[0].name, 0)
    return Tendon.of_joints({joint.name: 1.0 for joint in joints})


def _end(
    document: Document, node: Node, tag: str, links: Mapping[str, Node], parts: tuple[str, ...]
) -> tuple[str, Displacement]:
    """The link that <predecessor> or <successor> names, and the frame on it."""
    element = document.needed(node, tag, f'<{tag} link="…"/>')
    _check(document, element, ("link",), parts)
    link = document.text(element, "link")
    if link not in links:
        remedy = nearest(link, links) or "; add that link, or correct the name"
        document.refuse(element, f"names link {link!r}, which does not exist{remedy}")
    return link, placement(document, element)


def _check(document: Document, node: Node, attributes: Sequence[str], tags: Sequence[str]) -> None:
    """Refuse any part that is not understood: with it the robot would be closed otherwise."""
    document.check_spelling(node, attributes, tags)
    for name in node.attributes:
        if name not in attributes:
            document.refuse(
                node, f"has the attribute {name!r}, which is not understood there{nearest(name, attributes)}"
            )
    for child in node.children:
        if child.tag not in tags:
            document.refuse(child, f"is not understood there{nearest(child.tag, tags, 'known are')}")


_SHOWN = 8


def read_colours(document: Document) -> dict[str, Colour]:
    """The colours of named materials, wherever the file defines them; the first definition counts."""
    colours: dict[str, Colour] = {}
    visuals = [visual for link in document.root.all("link") for visual in link.all("visual")]
    for holder in (document.root, *visuals):
        for material in holder.all("material"):
            name = material.attributes.get("name", "")
            if name and name not in colours and (colour := _own_colour(document, material)):
                colours[name] = colour
    return colours


def _scale(document: Document, mesh: Node) -> list[float]:
    """The scale of a mesh: three numbers, one for all three, or more, of which three count."""
    count = len(mesh.attributes.get("scale", "").split())
    if count == 1:
        document.doubt(mesh, "has one number for its scale, taken for all three axes")
        return document.numbers(mesh, "scale", 1) * 3
    if count == 4:
        document.doubt(mesh, "has four numbers for its scale, of which the first three are taken")
        return document.numbers(mesh, "scale", 4)[:3]
    return document.numbers(mesh, "scale", 3, (1.0, 1.0, 1.0))


def _own_colour(document: Document, material: Node) -> Colour | None:
    colour = document.child(material, "color")
    if colour is None:
        return None
    if len(colour.attributes.get("rgba", "").split()) == 3:
        document.doubt(colour, "has three numbers, red, green and blue; it is taken to be opaque")
        red, green, blue = document.numbers(colour, "rgba", 3)
        return red, green, blue, 1.0
    red, green, blue, alpha = document.numbers(colour, "rgba", 4)
    return red, green, blue, alpha


def _links(document: Document) -> LinkFormat:
    """How links of URDF say places, colours and meshes."""
    colours = read_colours(document)

    def colour(holder: Node) -> Colour | None:
        material = document.child(holder, "material")
        if material is None:
            return None
        return _own_colour(document, material) or colours.get(material.attributes.get("name", ""))

    def mesh(shape: Node) -> tuple[str, list[float]] | None:
        return (shape.attributes["filename"], _scale(document, shape)) if "filename" in shape.attributes else None

    return LinkFormat(
        LINK, lambda node: placement(document, node), colour, mesh, lambda _: None, lambda _: document.folder
    )


def read_urdf(
    path: str | os.PathLike[str],
    *,
    base: Literal["fixed", "free"] = "fixed",
    mimic: Literal["independent", "coupled"] = "independent",
    strict: bool = False,
    damping: bool = False,
) -> Model:
    """The mechanism that a URDF file describes, under gravity (0, 0, −9.81) m/s².

    base     joins the root link to the ground by a fixed or a free joint, called "root_joint" (q: position first)
    mimic    "coupled": joints with <mimic> follow, q = multiplier · q_master + offset; "independent": they move freely
    strict   refuse what otherwise is a warning: an inertia that no rigid body has, a misspelt name
    damping  make the <dynamics damping> of joints dampers; otherwise it is kept as data only

    Bodies and joints come in depth-first order from the root; the joints of one link in the order of the file. A
    joint's pair frame has its z-axis on the joint's axis; at q = 0 the child's frame lies at the joint's origin.
    What else the file says is named in one warning, `poinsot.files.robot_words`.
    Raises FileError, which names file, line, element and remedy. Warns with FileWarning, UnphysicalInertiaWarning.
    Law: poses at q = 0 are the products of the file's origins; masses and freedoms are Pinocchio's (tests/files).
    """
    _require(base, "base", ("fixed", "free"))
    _require(mimic, "mimic", ("independent", "coupled"))
    return robot_of(read_xml(path, strict=strict), base=base, mimic=mimic, damping=damping)


def robot_of(
    document: Document,
    *,
    base: Literal["fixed", "free"] = "fixed",
    mimic: Literal["independent", "coupled"] = "independent",
    damping: bool = False,
) -> Model:
    """As `read_urdf`, of a document that was read, or that macros were expanded in."""
    _require_robot(document)
    links = _unique(document, "link")
    elements = [read_joint(document, node) for node in _unique(document, "joint").values()]
    elements = resolve_mimics(document, elements, mimic == "coupled")
    root, order = _depth_first(document, links, elements)
    closed = read_closed(document, links, order)
    called = {name: name for name in links}
    if GROUND in called:
        called[GROUND] = _new_name("ground_link", called)
        document.note(
            links[GROUND], f"is called {called[GROUND]!r} here, since {GROUND!r} is the world that it is joined to"
        )
    moving, loops = (
        [replace(j, predecessor=called[j.predecessor], successor=called[j.successor]) for j in joints]
        for joints in ((e.joint for e in order), closed.joints)
    )
    named = {j.name for j in (*moving, *loops)}
    root_pair = free() if base == "free" else fixed()
    root_joint = Joint(_new_name("root_joint", named), root_pair, GROUND, called[root])
    own = _links(document)
    bodies = tuple(
        read_link(document, links[name], called[name], own, Inertia.zero) for name in (root, *(e.child for e in order))
    )
    model = Model(
        name=document.root.attributes.get("name", "").strip() or document.path.stem,
        bodies=bodies,
        joints=(root_joint, *moving, *loops),
        elements=dampers(moving) if damping else (),
        coupled=mimic == "coupled",
        couplings=closed.couplings,
        tree=tuple(j.name for j in (root_joint, *moving)) if closed else "auto",
    )
    name_the_rest(document, urdf_rest(document))
    document.warn()
    return model


def _require(value: str, option: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise ModelError(f"{option}={value!r} is no option of a URDF file; it is {' or '.join(map(repr, known))}")


def _require_robot(document: Document) -> None:
    """The root is <robot>, its macros are expanded, and it has a link."""
    root = document.root
    document.require_root("robot", "a URDF file")
    for node in root.children:
        parts: Iterable[Node] = node.walk() if node.tag in ("link", "joint", *LOOPS) else (node,)
        macro = next((part for part in parts if part.tag.startswith("xacro:")), None)
        if macro is not None:
            document.refuse(macro, "is a macro, which is expanded in a file that is called .xacro; rename the file")
    ROBOT.check(document, root)
    if not root.all("link"):
        document.refuse(root, "has no <link>, so there is nothing that could move")


def _unique(document: Document, tag: str) -> dict[str, Node]:
    """The links or joints by name."""
    named: dict[str, Node] = {}
    for node in document.root.all(tag):
        name = document.text(node, "name")
        if name in named:
            document.refuse(node, f"has the name of the {tag} in line {named[name].line}; names must differ")
        named[name] = node
    return named


def _depth_first(
    document: Document, links: dict[str, Node], elements: list[JointElement]
) -> tuple[str, list[JointElement]]:
    """The root link, and the joints in depth-first order; refuses graphs that are not one tree over all links."""
    above: dict[str, JointElement] = {}
    below: dict[str, list[JointElement]] = defaultdict(list)
    for e in elements:
        for end in (e.parent, e.child):
            if end not in links:
                remedy = nearest(end, links) or "; add that link, or correct the name"
                document.refuse(e.node, f"joins link {end!r}, which does not exist{remedy}")
        if e.child in above:
            other = above[e.child].joint.name
            document.refuse(
                e.node, f"gives link {e.child!r} a second parent, beside joint {other!r}; joints are a tree: "
                "close the loop by a <loop> of URDF+, or describe the mechanism in a network file, which may have loops"
            )  # fmt: skip
        above[e.child] = e
        below[e.parent].append(e)
    roots = [name for name in links if name not in above]
    if not roots:
        _refuse_ring(document, above, next(iter(links)))
    if len(roots) > 1:
        count, names = len(roots), _listed(roots, ", ")
        document.refuse(
            links[roots[1]], f"is not connected to {roots[0]!r}: {count} links have no parent ({names}), but a robot "
            "has one root; join them by joints, or remove the links that belong to nothing"
        )  # fmt: skip
    order: list[JointElement] = []
    waiting = below[roots[0]][::-1]
    while waiting:
        e = waiting.pop()
        order.append(e)
        waiting.extend(reversed(below[e.child]))
    if len(order) < len(elements):
        reached = {roots[0], *(e.child for e in order)}
        _refuse_ring(document, above, next(name for name in links if name not in reached))
    return roots[0], order


def _refuse_ring(document: Document, above: dict[str, JointElement], link: str) -> NoReturn:
    """FileError for links that are their own ancestors, found by going up from one that has no root above it."""
    path: dict[str, None] = {}
    while link not in path:
        path[link] = None
        link = above[link].parent
    upward = list(path)
    ring = [link, *reversed(upward[upward.index(link) :])]
    document.refuse(
        above[link].node, f"closes a ring of links: {_listed(ring, ' → ')}; joints are a tree with one root link: "
        "close the ring by a <loop> of URDF+, or describe the mechanism in a network file, which may have loops"
    )  # fmt: skip


def _listed(names: list[str], separator: str) -> str:
    """The names in quotes, the middle ones left out when they are many."""
    quoted = [repr(name) for name in names]
    return separator.join(quoted if len(quoted) <= _SHOWN else [*quoted[: _SHOWN - 1], "…", quoted[-1]])


def _new_name(wanted: str, taken: Iterable[str]) -> str:
    """That name, or with a number when it is taken."""
    name, count = wanted, 1
    while name in taken:
        count += 1
        name = f"{wanted}_{count}"
    return name
