"""What acts in a compiled MJCF model: springs and dampers of joints, the drag of a fluid, gravity compensation."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any

import numpy as np

from poinsot.backends.robot_files.names import TakenNames
from poinsot.files.mjcf import tree
from poinsot.files.mjcf.compiled import Compiled
from poinsot.files.mjcf.stretches import point, tendon
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.fluid_drag import FluidDrag
from poinsot.multibody.force import ForceElement
from poinsot.multibody.forces import JointDamper, JointSpring, PointForce
from poinsot.multibody.model import Joint
from poinsot.multibody.spatial_springs import GeodesicSpring
from poinsot.multibody.stretches import Point
from poinsot.multibody.tendons import StretchDamper, StretchSpring
from poinsot.signals.signal import Constant


def read_forces(compiled: Compiled, bodies: list[str], joints: list[Joint]) -> Iterator[ForceElement]:
    """The elements. bodies: the names of the bodies in MuJoCo's order."""
    names = TakenNames(compiled.names("actuator"))
    if not compiled.has("SPRING"):
        yield from _springs(compiled, names, {joint.name: joint for joint in joints})
    if not compiled.has("DAMPER"):
        yield from _dampers(compiled, names)
    yield from _along_tendons(compiled, names, bodies)
    yield from _weightless_armatures(compiled, names, bodies)
    if not (compiled.has("SPRING") and compiled.has("DAMPER")):  # then MuJoCo has no passive forces at all
        yield from _drags(compiled, names, bodies)
        yield from _gravity_compensations(compiled, names, bodies)


def _springs(compiled: Compiled, names: TakenNames, joints: dict[str, Joint]) -> Iterator[ForceElement]:
    """k (q − q_s) on hinges and slides; by the rotation vector on balls, and along it and the way on free joints."""
    model = compiled.model
    for j, joint in enumerate(compiled.names("joint")):
        stiffness, higher = float(model.jnt_stiffness[j]), model.jnt_stiffnesspoly[j]
        if higher.any():
            compiled.refuse("joint", j, "has a stiffness of higher order, and springs of joints are linear here")
        if stiffness == 0.0:
            continue
        name, kind, at = names.new(f"{joint}_spring"), int(model.jnt_type[j]), int(model.jnt_qposadr[j])
        if kind not in (tree.FREE, tree.BALL):
            yield JointSpring(name, joint, stiffness, float(model.qpos_spring[at]))
            continue
        rest = tree.coordinates(kind, model.qpos_spring[at : at + tree.COORDINATES[kind]])
        X = Displacement.from_quaternion(rest[-4:], rest[:3] if kind == tree.FREE else (0.0, 0.0, 0.0))
        on = joints[joint]
        yield GeodesicSpring(
            name, on.predecessor, on.successor, stiffness, stiffness if kind == tree.FREE else 0.0, on.X_PJ @ X, on.X_SJ
        )


def _dampers(compiled: Compiled, names: TakenNames) -> Iterator[ForceElement]:
    """c v on each freedom of a joint."""
    model = compiled.model
    for j, joint in enumerate(compiled.names("joint")):
        first, count = int(model.jnt_dofadr[j]), tree.FREEDOMS[int(model.jnt_type[j])]
        if model.dof_dampingpoly[first : first + count].any():
            compiled.refuse("joint", j, "has a damping of higher order, and dampers of joints are linear here")
        for k in range(count):
            if damping := float(model.dof_damping[first + k]):
                name = f"{joint}_damping" + (f"_{k}" if count > 1 else "")
                yield JointDamper(names.new(name), joint, damping, _ours(int(model.jnt_type[j]), k))


def _along_tendons(compiled: Compiled, names: TakenNames, bodies: list[str]) -> Iterator[ForceElement]:
    """Springs, slack between two lengths, and dampers along tendons."""
    model = compiled.model
    for i, name in enumerate(compiled.names("tendon")):
        stiffness, damping = float(model.tendon_stiffness[i]), float(model.tendon_damping[i])
        if model.tendon_armature[i]:
            compiled.refuse("tendon", i, "has inertia (armature), which is not read; give it to the joints")
        if model.tendon_stiffnesspoly[i].any() or model.tendon_dampingpoly[i].any():
            compiled.refuse("tendon", i, "has a stiffness or damping of higher order; both are linear here")
        if not (stiffness or damping):
            continue
        way = tendon(compiled, i, bodies)
        if stiffness and not compiled.has("SPRING"):
            lower, upper = (float(x) - way.beside for x in model.tendon_lengthspring[i])
            yield StretchSpring(names.new(f"{name}_spring"), way.stretch, stiffness, lower, upper)
        if damping and not compiled.has("DAMPER"):
            yield StretchDamper(names.new(f"{name}_damping"), way.stretch, damping)


def _ours(kind: int, k: int) -> int:
    """The number of our freedom for MuJoCo's: a free joint has its slides first there, its turns here.

    Its slides are the world's there and the body's here: a damper that is alike in all three is the same.
    """
    return (k + 3) % 6 if kind == tree.FREE else k


def _drags(compiled: Compiled, names: TakenNames, bodies: list[str]) -> Iterator[ForceElement]:
    """The drag of the fluid on the box with a body's inertia."""
    model = compiled.model
    density, viscosity = float(model.opt.density), float(model.opt.viscosity)
    if density == 0.0 and viscosity == 0.0:
        return
    for i in np.flatnonzero(tree.welded(compiled)):
        mass = float(model.body_mass[i])
        if mass == 0.0:
            continue
        X = tree.pose(model.body_ipos[i], model.body_iquat[i])
        box = _box(mass, model.body_inertia[i])
        yield FluidDrag(names.new(f"{bodies[i]}_drag"), bodies[i], X, box, density, viscosity)


def _box(mass: float, moments: Any) -> tuple[float, float, float]:
    """The edges of the box with that mass and these principal moments [m]."""
    a, b, c = (float(x) for x in moments)
    # as MuJoCo takes it: mjMINVAL
    x, y, z = (sqrt(max(1e-15, d) / mass * 6.0) for d in (b + c - a, a + c - b, a + b - c))
    return x, y, z


def _gravity_compensations(compiled: Compiled, names: TakenNames, bodies: list[str]) -> Iterator[ForceElement]:
    """Forces −s m g at mass centres."""
    model = compiled.model
    up, size = _against_gravity(compiled)
    for i in np.flatnonzero(tree.welded(compiled)):
        if force := float(model.body_gravcomp[i]) * float(model.body_mass[i]) * size:
            centre = point(model.body_ipos[i])
            yield PointForce(names.new(f"{bodies[i]}_gravcomp"), bodies[i], centre, up, Constant(force))


def _weightless_armatures(compiled: Compiled, names: TakenNames, bodies: list[str]) -> Iterator[ForceElement]:
    """Forces −a g at the origins of bodies that float with an armature a, a mass here (`tree.floating_armature`)."""
    up, size = _against_gravity(compiled)
    for i, body in enumerate(bodies):
        if force := tree.floating_armature(compiled, i) * size:
            yield PointForce(names.new(f"{body}_armature"), body, (0.0, 0.0, 0.0), up, Constant(force))


def _against_gravity(compiled: Compiled) -> tuple[Point, float]:
    """The direction against gravity, and how strong it is [m/s²]: 0 where it does not act."""
    g = np.array(compiled.model.opt.gravity, dtype=float)
    size = float(np.linalg.norm(g))
    if compiled.has("GRAVITY") or size == 0.0:
        return (0.0, 0.0, 1.0), 0.0
    return point(-g / size), size
