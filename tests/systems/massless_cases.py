"""Mechanisms some of whose bodies have no inertia."""

from dataclasses import replace
from typing import Any

import numpy as np

import poinsot as po
from multibody.closed_zoo import stacked
from poinsot import Inertia, Model
from poinsot.elements import Constant, JointDamper, JointSpring, LinearSpring, PointForce, pair_of_kind

K, C, MASS = 3.0, 0.7, 1.3

X, Y = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)


def body(name: str, mass: float = 0.0) -> po.Body:
    return po.Body(name, po.Inertia.at_centre(mass, np.zeros(3), np.zeros(3)), po.Displacement.identity())


def slide(name: str, a: str, b: str, axis: Any = X, kind: str = "prismatic") -> po.Joint:
    z = np.asarray(axis) / np.linalg.norm(axis)
    x = np.cross(z, [0.3, 0.5, 0.7])
    x = x / np.linalg.norm(x)
    X_J = po.Displacement(np.array([x, np.cross(z, x), z]).T, np.zeros(3))
    return po.Joint(name, pair_of_kind(kind), a, b, X_J, X_J)


def maxwell(node: float = 0.0, k: float = K, c: float = C, m: float = MASS, force: bool = False) -> po.Model:
    """ground – damper – node – spring – mass, each on the one before."""
    elements: list[Any] = [JointDamper("pot", "piston", c), JointSpring("coil", "rod", k)]
    if force:
        elements.append(PointForce("push", "node", (0.0, 0.0, 0.0), X, Constant(0.0)))
    joints = slide("piston", "ground", "node"), slide("rod", "node", "mass")
    return po.Model("maxwell", (body("node", node), body("mass", m)), joints, tuple(elements), gravity=(0, 0, 0))


def star(mass: float = 1.0, size: float = 1.0, name: str = "") -> po.Model:
    """A node in the plane on three springs, one of them to a mass on a spring of its own."""
    at = (0.0, 0.0, 0.0)
    springs = (
        JointSpring(f"{name}wall", f"{name}ram", 20.0),
        LinearSpring(f"{name}a", "ground", (-size, -size, 0.0), f"{name}node", at, 5.0, 0.7 * size),
        LinearSpring(f"{name}b", "ground", (-size, 1.2 * size, 0.0), f"{name}node", at, 4.0, 0.6 * size),
        LinearSpring(f"{name}c", f"{name}mass", (1.5 * size, 0.0, 0.0), f"{name}node", at, 3.0, 0.5 * size),
    )
    joints = (
        slide(f"{name}x", "ground", f"{name}slider"),
        slide(f"{name}y", f"{name}slider", f"{name}node", Y),
        slide(f"{name}ram", "ground", f"{name}mass"),
    )
    bodies = body(f"{name}slider"), body(f"{name}node"), body(f"{name}mass", mass)
    return po.Model(f"{name}star", bodies, joints, springs, gravity=(0.0, 0.0, 0.0))


def lightened(model: Model, names: set[str], share: float = 0.0) -> Model:
    """The same with the inertia of these bodies times a share."""

    def lighter(inertia: Inertia) -> Inertia:
        return Inertia(inertia.mass * share, inertia.first_moment * share, inertia.second_moment * share)

    bodies = (replace(b, inertia=lighter(b.inertia)) if b.name in names else b for b in model.bodies)
    return replace(model, bodies=tuple(bodies))


MASSLESS: dict[str, tuple[int, set[str]]] = {
    "coupler": (1, {"coupler0"}),
    "coupler and rocker": (1, {"coupler0", "rocker0"}),
    "the middle of two": (2, {"coupler0", "rocker0", "crank1"}),
}


def massless(case: str) -> Model:
    """Four-bars some of whose bodies have no inertia."""
    count, names = MASSLESS[case]
    return lightened(stacked(count), names)
