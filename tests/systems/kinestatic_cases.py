"""Mechanisms drawn in the world, for tests of their screws: every pair frame is at its identity in the drawn pose."""

import numpy as np

import poinsot as po
from poinsot import Body, Joint, Model
from poinsot.elements import pair_of_kind
from poinsot.geometry import rotation_aligning_z

BALL = po.Inertia.at_centre(1.0, (0, 0, 0), (0.1, 0.1, 0.1))


def placed(point: np.ndarray, axis: np.ndarray) -> po.Displacement:
    """The frame at a point with z along an axis."""
    axis = np.asarray(axis, dtype=float)
    return po.Displacement(rotation_aligning_z(axis / np.linalg.norm(axis)), np.asarray(point, dtype=float))


def crossed(point: np.ndarray, x: np.ndarray, y: np.ndarray) -> po.Displacement:
    """The frame of a universal pair: x and y along its two axes."""
    x = np.asarray(x, dtype=float) / np.linalg.norm(x)
    y = np.asarray(y, dtype=float) - (x @ y) * x
    y = y / np.linalg.norm(y)
    return po.Displacement(np.array([x, y, np.cross(x, y)]).T, np.asarray(point, dtype=float))


def drawn(name: str, joints: list[tuple[str, str, str, str, po.Displacement]], **options: object) -> po.Mechanism:
    """From joints (name, kind, predecessor, successor, frame in the world); body frames coincide with the world's."""
    bodies = dict.fromkeys(end for joint in joints for end in joint[2:4] if end != "ground")
    model = Model(
        name,
        tuple(Body(body, BALL, po.Displacement.identity()) for body in bodies),
        tuple(Joint(n, pair_of_kind(kind), a, b, X, X) for n, kind, a, b, X in joints),
        **options,  # type: ignore[arg-type]
    )
    return po.Mechanism(model)


def serial(axes: list[tuple[str, np.ndarray, np.ndarray]]) -> po.Mechanism:
    """A chain of (kind, point, axis); the last body is "hand"."""
    names = ["ground", *(f"link{k}" for k in range(1, len(axes))), "hand"]
    joints = [(f"J{k}", kind, names[k], names[k + 1], placed(p, a)) for k, (kind, p, a) in enumerate(axes)]
    return drawn("arm", joints)


def stewart(base: np.ndarray, platform: np.ndarray) -> po.Mechanism:
    """Six legs universal–prismatic–spherical between points of the base and of the platform (6, 3)."""
    joints = []
    for k, (b, p) in enumerate(zip(base, platform, strict=True)):
        leg = (p - b) / np.linalg.norm(p - b)
        side = np.cross(leg, [0.3, 0.5, 0.2 + k])
        joints += [
            (f"U{k}", "universal", "ground", f"lower{k}", crossed(b, side, np.cross(leg, side))),
            (f"P{k}", "prismatic", f"lower{k}", f"upper{k}", placed(b, leg)),
            (f"S{k}", "spherical", f"upper{k}", "platform", placed(p, leg)),
        ]
    legs = [name for k in range(6) for name in (f"U{k}", f"P{k}")]
    return drawn("stewart", joints, tree=(*legs, "S0"))


def three_upu(radius: float = 1.0, small: float = 0.5, height: float = 1.2, translational: bool = True) -> po.Mechanism:
    """Three legs universal–prismatic–universal. Translational: outer axes of the two crosses of a leg parallel."""
    joints = []
    for k in range(3):
        a = 2 * np.pi * k / 3
        out, tangent = np.array([np.cos(a), np.sin(a), 0]), np.array([-np.sin(a), np.cos(a), 0])
        b, p = radius * out, small * out + np.array([0, 0, height])
        leg = (p - b) / np.linalg.norm(p - b)
        inner = np.cross(leg, tangent)
        last = tangent if translational else tangent + 0.4 * leg
        joints += [
            (f"A{k}", "universal", "ground", f"lower{k}", crossed(b, tangent, inner)),
            (f"P{k}", "prismatic", f"lower{k}", f"upper{k}", placed(b, leg)),
            (f"B{k}", "universal", f"upper{k}", "platform", crossed(p, inner, last)),
        ]
    return drawn("three-UPU", joints)


def hand_with_fingers(contacts: np.ndarray, roots: np.ndarray) -> po.Mechanism:
    """An object held at point contacts (hard fingers: spherical pairs) by fingers of three revolutes each."""
    joints = []
    for k, (c, r) in enumerate(zip(contacts, roots, strict=True)):
        middle = 0.5 * (c + r) + np.array([0.0, 0.0, 0.4])
        across = np.cross(c - r, [0, 0, 1.0])
        joints += [
            (f"R{k}a", "revolute", "ground", f"f{k}a", placed(r, np.array([0, 0, 1.0]))),
            (f"R{k}b", "revolute", f"f{k}a", f"f{k}b", placed(r, across)),
            (f"R{k}c", "revolute", f"f{k}b", f"f{k}c", placed(middle, across)),
            (f"C{k}", "spherical", f"f{k}c", "object", placed(c, np.array([0, 0, 1.0]))),
        ]
    return drawn("grasp", joints)


def hexagon(radius: float, half: float, offset: float = 0.0, height: float = 0.0) -> np.ndarray:
    angles = [2 * np.pi * k / 3 + sign * half + offset for k in range(3) for sign in (-1, 1)]
    return np.array([[radius * np.cos(a), radius * np.sin(a), height] for a in angles])
