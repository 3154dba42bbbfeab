"""The words of SDF that are understood. What else stands in a file is named once, `poinsot.files.words`.

INERT is what says nothing of the motion: pictures, what a simulator's own steps need, where on earth a world lies.
Every other word acts, tests/files/test_every_word_of_robots.py. Source: the SDF specification 1.0 to 1.12.
"""

from __future__ import annotations

from collections.abc import Iterator

from poinsot.files.sdf_scopes import SdfWorld
from poinsot.files.words import INERT, Words, not_understood
from poinsot.files.xml import Document, Node

MOMENTS = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
_VALUE = Words()
POSE = Words(("relative_to", "frame", "rotation_format", "degrees"))
INERTIA = Words((), dict.fromkeys(MOMENTS, _VALUE))
INERTIAL = Words(
    ("auto",), {"mass": _VALUE, "pose": POSE, "inertia": INERTIA, "density": INERT, "fluid_added_mass": INERT}
)
GEOMETRY = Words(
    (),
    {
        "box": Words((), {"size": _VALUE}),
        "cylinder": Words((), {"radius": _VALUE, "length": _VALUE}),
        "capsule": Words((), {"radius": _VALUE, "length": _VALUE}),
        "sphere": Words((), {"radius": _VALUE}),
        "ellipsoid": Words((), {"radii": _VALUE}),
        "mesh": Words((), {"uri": _VALUE, "scale": _VALUE}),
        "plane": Words((), {"normal": _VALUE, "size": _VALUE}),
        "empty": INERT,
    },
)
COLLISION = Words(("name",), {"pose": POSE, "geometry": GEOMETRY, "laser_retro": INERT, "max_contacts": INERT})
LINK = Words(
    ("name",),
    {
        "inertial": INERTIAL,
        "visual": INERT,
        "collision": COLLISION,
        "pose": POSE,
        "gravity": _VALUE,
        "kinematic": _VALUE,
        "self_collide": INERT,  # contacts= says what touches
        "enable_wind": INERT,  # a <wind> of the world is named
        "must_be_base_link": INERT,
        "material": INERT,
        "light": INERT,
    },
)
END = Words()
LIMIT = Words((), dict.fromkeys(("lower", "upper", "effort", "velocity", "stiffness", "dissipation"), _VALUE))
DYNAMICS = Words((), dict.fromkeys(("damping", "friction", "spring_stiffness", "spring_reference"), _VALUE))
MIMIC = Words(("joint", "axis"), dict.fromkeys(("multiplier", "offset", "reference"), _VALUE))
AXIS = Words(
    (),
    {
        "xyz": Words(("expressed_in",)),
        "limit": LIMIT,
        "dynamics": DYNAMICS,
        "use_parent_model_frame": _VALUE,
        "mimic": MIMIC,
        "initial_position": _VALUE,
    },
)
JOINT = Words(
    ("name", "type"),
    {
        "parent": END,
        "child": END,
        "pose": POSE,
        "axis": AXIS,
        "axis2": AXIS,
        "thread_pitch": _VALUE,
        "screw_thread_pitch": _VALUE,
        "gearbox_ratio": _VALUE,
        "gearbox_reference_body": _VALUE,
    },
)
FRAME = Words(("name", "attached_to"), {"pose": POSE})
INCLUDE = Words(("merge",), {"uri": _VALUE, "name": _VALUE, "pose": POSE, "static": _VALUE, "placement_frame": _VALUE})
_HELD = {"link": INERT, "joint": INERT, "model": INERT, "frame": FRAME, "include": INCLUDE}  # each is asked by itself
MODEL = Words(
    ("name", "canonical_link", "placement_frame"),
    {
        **_HELD,
        "pose": POSE,
        "static": _VALUE,
        "self_collide": INERT,
        "allow_auto_disable": INERT,
        "enable_wind": INERT,
    },
)
WORLD = Words(
    ("name",),
    {
        **_HELD,
        "gravity": _VALUE,
        **dict.fromkeys(
            ("physics", "scene", "gui", "light", "material", "magnetic_field", "atmosphere", "spherical_coordinates"),
            INERT,
        ),
    },
)
SDF = Words(("version",), {"world": INERT, "model": INERT, "include": INCLUDE, "light": INERT})
BESIDE_A_WORLD = Words(("version",), {"world": INERT, "light": INERT})
_OF_HOLDERS = {"world": WORLD, "model": MODEL, "link": LINK}


def the_rest(document: Document, world: SdfWorld) -> Iterator[tuple[str, Node]]:
    """The other words of the file and its worlds, models, links and joints."""
    yield from not_understood(document, document.root, BESIDE_A_WORLD if world.node else SDF)
    for holder in world.holders:
        yield from not_understood(document, holder, _OF_HOLDERS[holder.tag])
    for entity in world.joints:
        yield from not_understood(document, entity.node, JOINT)
