"""The words of URDF and SDF that are understood, from one table; what else stands in a file is named once.

INERT is what says nothing of the motion: pictures, sensors, zero positions of encoders, the controller's interfaces,
what a simulator's own steps need, where on earth a world lies. Every other word acts,
tests/files/test_every_word_of_robots.py. Source: the URDF XML specification, the SDF specification 1.0 to 1.12.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from poinsot.backends.robot_files.kept import KEPT_TAG
from poinsot.backends.robot_files.words import SIZES
from poinsot.files.xml import Document, Node
from poinsot.records import dataclass, field

_SHOWN = 12
_PLAIN = ("robot", "sdf", "world", "model", "link", "joint")  # whose children are called without them


@dataclass(frozen=True)
class Words:
    """The known words of an element: its attributes, and its children by tag.

    prefixes    of tags of children that say nothing of the motion, "sensor:"
    everything  whether the element says nothing of the motion, whatever is in it
    """

    attributes: tuple[str, ...] = ()
    children: Mapping[str, Words] = field(default_factory=dict)
    prefixes: tuple[str, ...] = ()
    everything: bool = False

    def check(self, document: Document, node: Node) -> None:
        """Doubt names in an element that are misspelt."""
        document.check_spelling(node, self.attributes, tuple(self.children))

    def part(self, document: Document, node: Node, tag: str) -> Node | None:
        """The only child of an element with that tag, checked likewise, or None."""
        if (child := document.child(node, tag)) is not None:
            self.children[tag].check(document, child)
        return child


def texts(*names: str, attributes: tuple[str, ...] = (), **children: Words) -> Words:
    """The child names of an SDF element that has its values as texts of children."""
    return Words(attributes, dict.fromkeys(names, Words()) | children)


INERT = Words(everything=True)
KEPT = {KEPT_TAG: INERT}  # what SDF of ours says beside
CHECKED = INERT  # whose readers refuse what they do not know, or ask each by itself

# What both formats have: attributes in URDF, texts in SDF.
MOMENTS = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
LIMIT = ("lower", "upper", "effort", "velocity")
LOSSES = ("damping", "friction")
FOLLOWS = ("multiplier", "offset")

# URDF
LOOPS = ("loop", "coupling")
"""Children of <robot> that close it, in URDF+."""
ORIGIN = Words(("xyz", "rpy", "quat_xyzw"))
_SOLIDS = {tag: Words(tuple(sizes)) for tag, sizes in SIZES.items() if tag != "ellipsoid"}
LINK = Words(
    ("name",),
    {
        "inertial": Words((), {"origin": ORIGIN, "mass": Words(("value",)), "inertia": Words(MOMENTS)}),
        "visual": INERT,
        "collision": Words(
            ("name",),
            {
                "origin": ORIGIN,
                "geometry": Words((), {**_SOLIDS, "mesh": Words(("filename", "scale"))}),
                **dict.fromkeys(("material", "verbose"), INERT),
            },
        ),
    },
)
JOINT = Words(
    ("name", "type", "independent"),
    {
        "origin": ORIGIN,
        **dict.fromkeys(("parent", "child"), Words(("link",))),
        "axis": Words(("xyz",)),
        "limit": Words(LIMIT),
        "dynamics": Words(LOSSES),
        "mimic": Words(("joint", *FOLLOWS)),
        "calibration": INERT,
    },
)
_SEEN = dict.fromkeys(("material", "visual", "sensor", "provideFeedback", "laserRetro", "canonicalBody"), INERT)
RUBS = dict.fromkeys(("mu1", "mu2"), Words(("value",)))
GAZEBO = Words(("reference",), {**_SEEN, "preserveFixedJoint": INERT, **RUBS}, prefixes=("sensor:", "controller:"))
_REDUCTIONS = ("mechanicalReduction", "mechanical_reduction")
_NAMED = dict.fromkeys(("hardwareInterface", "role", "offset", *_REDUCTIONS), INERT)  # what is reduced: `urdf_rest`
_DRIVEN = Words(("name", "role", "mechanicalReduction"), _NAMED)
TRANSMISSION = Words(
    ("name", "type"), {"type": INERT, "plugin": INERT, "joint": _DRIVEN, "actuator": _DRIVEN, **_NAMED}
)
_INTERFACES = dict.fromkeys(("hardware", "joint", "sensor", "gpio"), INERT)
ROBOT = Words(
    ("name", "version"),
    {
        "link": LINK,
        "joint": JOINT,
        "material": INERT,
        "gazebo": GAZEBO,
        "transmission": TRANSMISSION,
        "sensor": INERT,
        **dict.fromkeys(LOOPS, CHECKED),
        "ros2_control": Words(("name", "type", "rw_rate"), {**_INTERFACES, "transmission": TRANSMISSION}),
    },
    prefixes=("sensor:",),
)

# SDF
POSE = Words(("relative_to", "frame", "rotation_format", "degrees"))
_GEOMETRY = {
    **{tag: texts(*sizes) for tag, sizes in SIZES.items()},
    "mesh": texts("uri", "scale"),
    "plane": texts("normal", "size"),
    "empty": INERT,
}
_SURFACE = Words(
    (),
    {
        "friction": Words((), {"ode": texts("mu", "mu2"), "torsional": texts("coefficient", "patch_radius")}),
        "bounce": texts("restitution_coefficient"),
        "contact": texts("collide_bitmask", "category_bitmask"),
    },
)
SDF_LINK = texts(
    "gravity",
    "kinematic",
    attributes=("name",),
    inertial=texts(
        "mass", attributes=("auto",), pose=POSE, inertia=texts(*MOMENTS), density=INERT, fluid_added_mass=INERT
    ),
    collision=Words(
        ("name",),
        {
            "pose": POSE,
            "geometry": Words((), _GEOMETRY),
            "surface": _SURFACE,
            "laser_retro": INERT,
            "max_contacts": INERT,
            **KEPT,
        },
    ),
    pose=POSE,
    **KEPT,
    # contacts= says what touches; a <wind> of the world is named
    **dict.fromkeys(("visual", "self_collide", "enable_wind", "must_be_base_link", "material", "light"), INERT),
)
AXIS = texts(
    "use_parent_model_frame",
    "initial_position",
    xyz=Words(("expressed_in",)),
    limit=texts(*LIMIT, "stiffness", "dissipation"),
    dynamics=texts(*LOSSES, "spring_stiffness", "spring_reference"),
    mimic=texts(*FOLLOWS, "reference", attributes=("joint", "axis")),
)
SDF_JOINT = texts(
    *("parent", "child", "thread_pitch", "screw_thread_pitch", "gearbox_ratio", "gearbox_reference_body"),
    attributes=("name", "type"),
    pose=POSE,
    axis=AXIS,
    axis2=AXIS,
    **KEPT,
)
FRAME = Words(("name", "attached_to"), {"pose": POSE})
INCLUDE = texts("uri", "name", "static", "placement_frame", attributes=("merge",), pose=POSE)
_HELD = {"link": CHECKED, "joint": CHECKED, "model": CHECKED, "frame": FRAME, "include": INCLUDE}
SDF_MODEL = texts(
    "static",
    attributes=("name", "canonical_link", "placement_frame"),
    pose=POSE,
    **_HELD,
    **dict.fromkeys(("self_collide", "allow_auto_disable", "enable_wind"), INERT),
)
_AROUND = ("physics", "scene", "gui", "light", "material", "magnetic_field", "atmosphere", "spherical_coordinates")
WORLD = texts("gravity", attributes=("name",), **_HELD, **dict.fromkeys(_AROUND, INERT))
SDF_FILE = Words(("version",), {"world": CHECKED, "model": CHECKED, "include": INCLUDE, "light": INERT})
BESIDE_A_WORLD = Words(("version",), {"world": CHECKED, "light": INERT})


def not_understood(document: Document, node: Node, words: Words) -> Iterator[tuple[str, Node]]:
    """A word of an element that is not understood: its name in messages, and its place."""
    if words.everything:
        return
    for name in node.attributes:
        if name not in words.attributes and not name.startswith("xmlns") and (id(node), name) not in document.told:
            yield f"{name!r} of <{node.tag}>", node
    for child in node.children:
        known = words.children.get(child.tag)
        if known is not None:
            yield from not_understood(document, child, known)
        elif not (child.tag.startswith(words.prefixes) or (id(child), "") in document.told):
            yield f"<{child.tag}>" + ("" if node.tag in _PLAIN else f" of <{node.tag}>"), child


def urdf_rest(document: Document) -> Iterator[tuple[str, Node]]:
    """The other words of a URDF robot: unknown ones, gears between motors and joints."""
    yield from not_understood(document, document.root, ROBOT)
    for node in document.root.walk():
        if node.tag in _REDUCTIONS and not _is_one(node.content):
            yield f"<{node.tag}> other than 1", node
        elif not _is_one(node.attributes.get(_REDUCTIONS[0], "1")):
            yield f"{_REDUCTIONS[0]!r} other than 1", node


def _is_one(text: str) -> bool:
    try:
        return float(text) == 1.0
    except ValueError:
        return False


def name_the_rest(document: Document, found: Iterable[tuple[str, Node]]) -> None:
    """One warning of the words not understood, each sort once."""
    said = list(found)
    if said:
        counts = Counter(called for called, _ in said)
        listed = [called + (f" ({count} times)" if count > 1 else "") for called, count in counts.items()]
        more = f" and {len(listed) - _SHOWN} more" if len(listed) > _SHOWN else ""
        document.note(
            said[0][1],
            "and the like have no part in the mechanism, are not understood and are ignored: "
            f"{', '.join(listed[:_SHOWN])}{more}",
        )
