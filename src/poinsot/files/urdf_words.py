"""The words of URDF that are understood. What else stands in a file is named once, `poinsot.files.words`.

INERT is what says nothing of the motion: pictures, sensors, zero positions of encoders, the controller's interfaces.
Every other word acts, tests/files/test_every_word_of_robots.py. Source: the URDF XML specification.
"""

from __future__ import annotations

from collections.abc import Iterator

from poinsot.files.words import INERT, Words, not_understood
from poinsot.files.xml import Document, Node

LOOPS = ("loop", "coupling")
"""Children of <robot> that close it, in URDF+."""
MOMENTS = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
ORIGIN = Words(("xyz", "rpy", "quat_xyzw"))
MASS, INERTIA = Words(("value",)), Words(MOMENTS)
INERTIAL = Words((), {"origin": ORIGIN, "mass": MASS, "inertia": INERTIA})
GEOMETRY = Words(
    (),
    {
        "box": Words(("size",)),
        "cylinder": Words(("radius", "length")),
        "capsule": Words(("radius", "length")),
        "sphere": Words(("radius",)),
        "mesh": Words(("filename", "scale")),
    },
)
COLLISION = Words(("name",), {"origin": ORIGIN, "geometry": GEOMETRY, "material": INERT, "verbose": INERT})
LINK = Words(("name",), {"inertial": INERTIAL, "visual": INERT, "collision": COLLISION})
END, AXIS = Words(("link",)), Words(("xyz",))
LIMIT, DYNAMICS = Words(("lower", "upper", "effort", "velocity")), Words(("damping", "friction"))
MIMIC = Words(("joint", "multiplier", "offset"))
JOINT = Words(
    ("name", "type", "independent"),
    {
        "origin": ORIGIN,
        "parent": END,
        "child": END,
        "axis": AXIS,
        "limit": LIMIT,
        "dynamics": DYNAMICS,
        "mimic": MIMIC,
        "calibration": INERT,
    },
)
_SEEN = dict.fromkeys(("material", "visual", "sensor", "provideFeedback", "laserRetro", "canonicalBody"), INERT)
GAZEBO = Words(("reference",), {**_SEEN, "preserveFixedJoint": INERT}, prefixes=("sensor:", "controller:"))
_REDUCTIONS = ("mechanicalReduction", "mechanical_reduction")
_NAMED = dict.fromkeys(("hardwareInterface", "role", "offset", *_REDUCTIONS), INERT)  # what is reduced: `_reductions`
_DRIVEN = Words(("name", "role", "mechanicalReduction"), _NAMED)
TRANSMISSION = Words(
    ("name", "type"), {"type": INERT, "plugin": INERT, "joint": _DRIVEN, "actuator": _DRIVEN, **_NAMED}
)
CHECKED = Words(everything=True)  # whose readers refuse what they do not know: `urdf_loops`
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


def the_rest(document: Document) -> Iterator[tuple[str, Node]]:
    """The other words of a robot's file: unknown ones, gears between motors and joints."""
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
