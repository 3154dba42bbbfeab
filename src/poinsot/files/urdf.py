"""URDF, the robot description of ROS, as a model: all of it that bears on dynamics, and the shapes for viewers.

Units: SI, radians. Law: poses at q = 0 are products of the origins, tests/files/test_urdf.py. Source: the URDF XML
specification of ROS; docs/robot-files.md.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Literal, NoReturn

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.words import JOINTS, URDF
from poinsot.backends.robot_files.xml_text import TakenNames
from poinsot.errors import ModelError, nearest
from poinsot.files.robot_parts import (
    Colour,
    LinkFormat,
    dampers,
    followed,
    read_direction,
    read_dynamics,
    read_frictions,
    read_limits,
    read_link,
    rotation_rpy,
    turned,
    with_friction,
)
from poinsot.files.robot_words import JOINT, LINK, LOOPS, ORIGIN, ROBOT, name_the_rest, urdf_rest
from poinsot.files.xml import Document, Node, read_xml
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.rotations import rotation_aligning_z
from poinsot.joints.pairs import Pair, fixed, free
from poinsot.multibody.model import GROUND, Joint, Mimic, Model
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.tendons import Coupling, Tendon

# What closes a URDF robot: <loop> and <coupling> of URDF+, beside the joints that are its tree.


def read_closed(
    document: Document, links: Mapping[str, Node], order: Sequence[Joint], nodes: Mapping[str, Node]
) -> tuple[list[Joint], list[Coupling]]:
    """The loops, with the names that links have in the file, and the couplings. FileError for what means nothing."""
    _unique(document, LOOPS, nodes)
    above = {joint.successor: joint for joint in order}
    return (
        [_loop(document, node, links) for node in document.root.all("loop")],
        [_coupling(document, node, links, above) for node in document.root.all("coupling")],
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


def _coupling(document: Document, node: Node, links: Mapping[str, Node], above: Mapping[str, Joint]) -> Coupling:
    """A <coupling>, with the ratio 1 where none is given."""
    _check(document, node, ("name", "type"), ("predecessor", "successor", "ratio"))
    if (kind := node.attributes.get("type", "rolling")) != "rolling":
        document.refuse(node, f"has the unknown type {kind!r}; a coupling is 'rolling', or has no type")
    ends = [_end(document, node, tag, links, ())[0] for tag in ("predecessor", "successor")]
    element = document.child(node, "ratio")
    ratio = 1.0 if element is None else document.number(element, "value")
    chains = [_upward(link, above) for link in ends]
    driving, driven = (
        [j for name, j in reversed(chain.items()) if name not in other and _has_coordinate(document, node, j)]
        for chain, other in (chains, chains[::-1])
    )
    if not driving and not driven:
        document.refuse(node, f"couples {ends[0]!r} and {ends[1]!r}, which no joint moves against each other")
    name = document.text(node, "name")
    if not (driving and driven):
        return Coupling(name, _sum(driving or driven), coefficients=(0.0,))
    return Coupling(name, _sum(driven), _sum(driving), (0.0, ratio))


def _upward(link: str, above: Mapping[str, Joint]) -> dict[str, Joint]:
    """The joints from a link up to the root, by the link that each carries."""
    chain = dict[str, Joint]()
    while link in above:
        chain[link] = above[link]
        link = above[link].predecessor
    return chain


def _has_coordinate(document: Document, node: Node, joint: Joint) -> bool:
    """Whether a joint has the one coordinate that couplings add up; refused where it has several."""
    count = len(joint.pair.freedoms)
    if count > 1:
        document.refuse(
            node, f"adds up coordinates along joint {joint.name!r}, but this {joint.pair.kind} joint has {count} "
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
    links, nodes = _unique(document, ("link",)), _unique(document, ("joint",))
    joints = {name: read_joint(document, node) for name, node in nodes.items()}
    root, order = _depth_first(document, links, nodes, resolve_mimics(document, joints, nodes, mimic == "coupled"))
    closing, couplings = read_closed(document, links, order, nodes)
    called = {name: name for name in links}
    if GROUND in called:
        called[GROUND] = TakenNames(called).new("ground_link")
        document.note(
            links[GROUND], f"is called {called[GROUND]!r} here, since {GROUND!r} is the world that it is joined to"
        )
    moving, loops = (
        [replace(j, predecessor=called[j.predecessor], successor=called[j.successor]) for j in each]
        for each in (order, closing)
    )
    name = TakenNames(j.name for j in (*moving, *loops)).new("root_joint")
    root_joint = Joint(name, free() if base == "free" else fixed(), GROUND, called[root])
    own, reached, mu = _links(document), (root, *(j.successor for j in order)), read_frictions(document, links)
    model = Model(
        name=document.root.attributes.get("name", "").strip() or document.path.stem,
        bodies=tuple(
            with_friction(read_link(document, links[name], called[name], own, Inertia.zero), mu.get(name))
            for name in reached
        ),
        joints=(root_joint, *moving, *loops),
        elements=dampers(moving) if damping else (),
        coupled=mimic == "coupled",
        couplings=tuple(couplings),
        tree=tuple(j.name for j in (root_joint, *moving)) if closing or couplings else "auto",
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


def _unique(document: Document, tags: Sequence[str], others: Mapping[str, Node] | None = None) -> dict[str, Node]:
    """The links or joints by name, and these others."""
    named = dict(others or {})
    for node in (node for tag in tags for node in document.root.all(tag)):
        if other := named.get(name := document.text(node, "name")):
            document.refuse(node, f"has the name of the {other.tag} in line {other.line}; names must differ")
        named[name] = node
    return named


def _depth_first(
    document: Document, links: Mapping[str, Node], nodes: Mapping[str, Node], joints: Sequence[Joint]
) -> tuple[str, list[Joint]]:
    """The root link, and the joints in depth-first order; refuses graphs that are not one tree over all links."""
    above: dict[str, Joint] = {}
    below: dict[str, list[Joint]] = defaultdict(list)
    for joint in joints:
        for end in (joint.predecessor, joint.successor):
            if end not in links:
                remedy = nearest(end, links) or "; add that link, or correct the name"
                document.refuse(nodes[joint.name], f"joins link {end!r}, which does not exist{remedy}")
        if other := above.get(joint.successor):
            document.refuse(
                nodes[joint.name], f"gives link {joint.successor!r} a second parent, beside joint {other.name!r}; "
                f"joints are a tree: {_REMEDY.format('loop')}"
            )  # fmt: skip
        above[joint.successor] = joint
        below[joint.predecessor].append(joint)
    roots = [name for name in links if name not in above]
    if len(roots) > 1:
        count, names = len(roots), _listed(roots, ", ")
        document.refuse(
            links[roots[1]], f"is not connected to {roots[0]!r}: {count} links have no parent ({names}), but a robot "
            "has one root; join them by joints, or remove the links that belong to nothing"
        )  # fmt: skip
    order: list[Joint] = []
    waiting = below[roots[0]][::-1] if roots else []
    while waiting:
        order.append(joint := waiting.pop())
        waiting.extend(reversed(below[joint.successor]))
    reached = {*roots, *(joint.successor for joint in order)}
    if apart := next((name for name in links if name not in reached), None):
        _refuse_ring(document, nodes, above, apart)
    return roots[0], order


_REMEDY = "close the {} by a <loop> of URDF+, or describe the mechanism in a network file, which may have loops"


def _refuse_ring(document: Document, nodes: Mapping[str, Node], above: Mapping[str, Joint], link: str) -> NoReturn:
    """FileError for links that are their own ancestors, found by going up from one that has no root above it."""
    path: dict[str, None] = {}
    while link not in path:
        path[link] = None
        link = above[link].predecessor
    upward = list(path)
    ring = _listed([link, *reversed(upward[upward.index(link) :])], " → ")
    why = f"closes a ring of links: {ring}; joints are a tree with one root link: {_REMEDY.format('ring')}"
    document.refuse(nodes[above[link].name], why)


def _listed(names: list[str], separator: str) -> str:
    """The names in quotes, the middle ones left out when they are many."""
    quoted = [repr(name) for name in names]
    return separator.join(quoted if len(quoted) <= _SHOWN else [*quoted[: _SHOWN - 1], "…", quoted[-1]])


_CHAIN_LIMIT = 100  # of joints that mimic one another


def read_joint(document: Document, node: Node) -> Joint:
    """A <joint>, moving about, along or across the z-axis of a pair frame that is laid on the joint's axis.

    X_PJ = X_origin R_axis and X_SJ = R_axis, R_axis e_z = axis: at q = 0 the child's frame is at the joint's origin.
    """
    JOINT.check(document, node)
    pair, R_axis = pair_and_axis(document, node)
    X_origin = placement(document, node)
    damping, friction = read_dynamics(document, node, JOINT)
    return Joint(
        name=document.text(node, "name"),
        pair=pair,
        predecessor=_link_named(document, node, "parent"),
        successor=_link_named(document, node, "child"),
        X_PJ=Displacement(X_origin.rotation @ R_axis, X_origin.translation),
        X_SJ=Displacement(R_axis, np.zeros(3)),
        limits=read_limits(document, node, JOINT, bounded=node.attributes["type"] != "continuous"),
        damping=damping,
        friction=friction,
        mimic=_mimic(document, node),
    )


def pair_and_axis(document: Document, node: Node) -> tuple[Pair, Array]:
    """The pair of an element's type, and the rotation R_axis of its frames: e_z to its <axis>, if it has one."""
    kind = document.text(node, "type")
    if kind not in (*URDF, "ball"):
        document.refuse(node, f"has the unknown type {kind!r}; the types are {', '.join(URDF)}{nearest(kind, URDF)}")
    make, axes = JOINTS[kind]
    return make(), _axis_frame(document, node) if axes else np.eye(3)


def resolve_mimics(
    document: Document, joints: Mapping[str, Joint], nodes: Mapping[str, Node], coupled: bool
) -> list[Joint]:
    """Every follower tied to an independent joint: q = m(m′q″ + o′) + o along chains of followers.

    Chains that come back to themselves are refused. So are, when ``coupled``, masters that do not exist and joints
    without exactly one coordinate at either end; otherwise such a <mimic> is dropped with a warning. A fixed joint does
    not follow, whatever it says.
    """
    mimics = {name: joint.mimic for name, joint in joints.items()}
    return [replace(j, mimic=_resolved(document, j, joints, mimics, nodes, coupled)) for j in joints.values()]


def placement(document: Document, node: Node) -> Displacement:
    """The <origin> of an element, the pose of its frame in its link's; the identity by default.

    rpy are turns about the fixed x, y, z axes, in this order: R = R_z(yaw) R_y(pitch) R_x(roll) [rad]. quat_xyzw, of
    URDF 1.1, is a unit quaternion (x, y, z, w).
    """
    origin = document.child(node, "origin")
    if origin is None:
        return Displacement.identity()
    ORIGIN.check(document, origin)
    p = np.array(document.numbers(origin, "xyz", 3, (0.0, 0.0, 0.0)))
    if "quat_xyzw" not in origin.attributes:
        return Displacement(rotation_rpy(*document.numbers(origin, "rpy", 3, (0.0, 0.0, 0.0))), p)
    if "rpy" in origin.attributes:
        document.refuse(origin, "turns both by rpy and by quat_xyzw; keep one")
    return turned(document, origin, document.numbers(origin, "quat_xyzw", 4), p)


def _resolved(
    document: Document, follower: Joint, joints: Mapping[str, Joint], mimics: Mapping[str, Mimic | None],
    nodes: Mapping[str, Node], coupled: bool,
) -> Mimic | None:  # fmt: skip
    names, found, fault = [follower.name], None, _why_no_coordinate(follower)
    for mimic in () if fault else followed(mimics, follower.name):
        last = nodes[names[-1]]
        if len(names) > _CHAIN_LIMIT:
            document.refuse(last, f"is in a chain of more than {_CHAIN_LIMIT} joints that mimic one another")
        if mimic.of in names:
            ring = " → ".join([*names[names.index(mimic.of) :], mimic.of])
            document.refuse(last, f"mimics itself: {ring}; one joint of the chain must move by itself")
        if mimic.of not in joints:
            fault = f"there is no joint {mimic.of!r}{nearest(mimic.of, joints).rstrip('?')}"
            break
        names, found = [*names, mimic.of], mimic
        if fault := _why_no_coordinate(joints[mimic.of]):
            break
    if fault is None:
        return found
    if follower.mimic is not None and follower.pair.freedoms:
        node, why = nodes[follower.name], f"cannot mimic {follower.mimic.of!r}: {fault}"
        if coupled:
            document.refuse(node, f'{why}; correct its <mimic>, or read the file with mimic="independent"')
        document.doubt(node, f"{why}; its <mimic> is ignored")
    return None


def _why_no_coordinate(joint: Joint) -> str | None:
    """Why a joint can neither follow nor lead; None when it has one coordinate."""
    count = len(joint.pair.freedoms)
    return None if count == 1 else f"the {joint.pair.kind} joint {joint.name!r} has {count or 'no'} freedoms, not one"


def _link_named(document: Document, node: Node, tag: str) -> str:
    """The link that <parent> or <child> names."""
    element = document.needed(node, tag, f'<{tag} link="…"/>')
    JOINT.children[tag].check(document, element)
    return document.text(element, "link")


def _axis_frame(document: Document, node: Node) -> Array:
    """A rotation that takes e_z to the unit vector of <axis>, which is (1, 0, 0) where none is given."""
    element, usual = JOINT.part(document, node, "axis"), (1.0, 0.0, 0.0)
    return rotation_aligning_z(np.array(usual) if element is None else read_direction(document, element, usual))


def _mimic(document: Document, node: Node) -> Mimic | None:
    if (element := JOINT.part(document, node, "mimic")) is None:
        return None
    multiplier, offset = document.number(element, "multiplier", 1.0), document.number(element, "offset", 0.0)
    return Mimic(document.text(element, "joint"), multiplier, offset)
