"""Forces of a compiled MJCF model along joint freedoms, tendons and displacements of sites.

Springs and dampers of joints and tendons, the drag of a fluid, gravity compensation; actuators by one law,
force = gain(ℓ, ℓ̇) u + bias(ℓ, ℓ̇), clipped up to three times. Units: lengths [m], angles [rad].
Law: a model moves as in MuJoCo, tests/files/test_driven_files.py. Source: the XML reference of MuJoCo, "tendon" and
"actuator".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import numpy as np

from poinsot.backends.robot_files.words import AFFINE, DYNAMICS, RANGES
from poinsot.backends.robot_files.xml_text import TakenNames
from poinsot.files.mjcf import tree
from poinsot.files.mjcf.compiled import Compiled
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.actuators import UNLIMITED, Actuator, Range
from poinsot.multibody.fluid_drag import FluidDrag
from poinsot.multibody.force import ForceElement
from poinsot.multibody.forces import JointDamper, JointSpring, PointForce
from poinsot.multibody.model import Joint
from poinsot.multibody.spatial_springs import GeodesicSpring
from poinsot.multibody.stretches import Along, BetweenPoints, OnFreedom, Point, Stretch
from poinsot.multibody.tendons import StretchDamper, StretchSpring, Tendon
from poinsot.records import dataclass
from poinsot.signals.signal import Constant

JOINT, PULLEY, SITE = 1, 2, 3  # mjtWrap


@dataclass(frozen=True)
class StretchWithOffset:
    """A stretch, and what MuJoCo's length has beside its value: pieces that never change [m]."""

    stretch: Stretch
    beside: float = 0.0


def tendon(compiled: Compiled, i: int, bodies: list[str]) -> StretchWithOffset:
    """ℓ = Σ c q of joints, or the way through sites, each branch divided by its pulley."""
    model = compiled.model
    first, count = int(model.tendon_adr[i]), int(model.tendon_num[i])
    terms: list[tuple[float, Stretch]] = []
    beside, divisor = 0.0, 1.0
    last: tuple[str, Point] | None = None
    for w in range(first, first + count):
        kind, at = int(model.wrap_type[w]), int(model.wrap_objid[w])
        if kind == JOINT:
            terms.append((float(model.wrap_prm[w]), OnFreedom(compiled.names("joint")[at])))
        elif kind == PULLEY:
            divisor, last = float(model.wrap_prm[w]), None
        elif kind == SITE:
            here = bodies[int(model.site_bodyid[at])], point(model.site_pos[at])
            if last is not None and last[0] != here[0]:
                terms.append((1.0 / divisor, BetweenPoints(*last, *here)))
            elif last is not None:
                beside += float(np.linalg.norm(np.subtract(here[1], last[1]))) / divisor
            last = here
        else:
            compiled.refuse("tendon", i, "wraps round a geom, which is not read; lead it through sites alone")
    if not terms:
        compiled.refuse("tendon", i, "joins nothing that moves; take it out")
    return StretchWithOffset(terms[0][1] if len(terms) == 1 and terms[0][0] == 1.0 else Tendon(tuple(terms)), beside)


def site_way(compiled: Compiled, site: int, gear: Any, bodies: list[str]) -> Stretch:
    """The way of a site along the first three of the gears and about the other three, in the site's axes."""
    model = compiled.model
    X = tree.pose(model.site_pos[site], model.site_quat[site])
    body, centre = bodies[int(model.site_bodyid[site])], point(X.translation)
    terms: list[tuple[float, Stretch]] = []
    for part, through in ((gear[:3], centre), (gear[3:], None)):
        size = float(np.linalg.norm(part))
        if size > 0.0:
            terms.append((size, Along(body, through, point(X.rotation @ np.array(part) / size), follows=True)))
    return Tendon(tuple(terms))


def point(values: Any) -> Point:
    """Three floats."""
    x, y, z = (float(value) for value in values)
    return x, y, z


# Actuators.

_JOINT, _IN_PARENT, _CRANK, _TENDON, _SITE, _BODY, _SO3 = range(7)  # mjtTrn
_FIXED, _AFFINE = 0, 1  # mjtGain, mjtBias


def read_actuators(compiled: Compiled, bodies: list[str]) -> Iterator[Actuator]:
    """Those that act; adhesion, which acts in contact alone, is named in a warning.

    bodies  the names of the bodies in MuJoCo's order
    """
    model = compiled.model
    if compiled.has("ACTUATION"):
        return
    off, groups = int(model.opt.disableactuator), map(int, model.actuator_group)
    acting = [i for i, group in enumerate(groups) if not (0 <= group < 31 and off >> group & 1)]
    sticking = [i for i in acting if int(model.actuator_trntype[i]) == _BODY]
    if sticking:
        compiled.doubt(f"the adhesion of {len(sticking)} actuator{'s' * (len(sticking) > 1)} does not act here yet")
    acting = [i for i in acting if i not in sticking]
    pulls = _pulls(compiled, acting)
    for i in acting:
        yield _actuator(compiled, i, bodies, pulls)


def _actuator(compiled: Compiled, i: int, bodies: list[str], pulls: Counter[tuple[str, int]]) -> Actuator:
    model = compiled.model
    _refuse_what_is_not_read(compiled, i)
    way, gear = _way(compiled, i, bodies)
    found: dict[str, Any] = {}
    for part, names in AFFINE.items():  # a + b ℓ + c ℓ̇, where ℓ is MuJoCo's: ours and the pieces that never change
        a, b, c = (float(x) for x in getattr(model, f"actuator_{part}prm")[i][:3])
        kind = int(getattr(model, f"actuator_{part}type")[i])
        if kind != _AFFINE:
            a, b, c = (a if part == "gain" else 0.0), 0.0, 0.0
        in_length = 0.0 if int(model.actuator_trntype[i]) == _SITE else b  # of a site the length is zero
        found |= zip(names, (a + b * gear * way.beside, in_length, c), strict=True)
    u, dynamics = int(model.actuator_ctrladr[i]), DYNAMICS[int(model.actuator_dyntype[i])]
    force, effort = _clips(compiled, i, pulls)
    for key, name in RANGES.items():
        at = u if key == "ctrl" else i
        acts = getattr(model, f"actuator_{key}limited")[at] and not (key == "ctrl" and compiled.has("CLAMPCTRL"))
        found[name] = _range(getattr(model, f"actuator_{key}range")[at]) if acts else UNLIMITED
    return Actuator(
        compiled.names("actuator")[i],
        way.stretch,
        gear=gear,
        **found | {"force_range": force},
        effort_range=effort,
        dynamics=dynamics,  # type: ignore[arg-type]
        time_constant=float(model.actuator_dynprm[i][0]) if dynamics == "filter" else 0.0,
    )


def _way(compiled: Compiled, i: int, bodies: list[str]) -> tuple[StretchWithOffset, float]:
    """The stretch that the actuator moves, and its gear."""
    model = compiled.model
    kind, (at, reference) = int(model.actuator_trntype[i]), (int(x) for x in model.actuator_trnid[i])
    gear = model.actuator_gear[int(model.actuator_outadr[i])]
    if kind in (_JOINT, _IN_PARENT):
        joint = compiled.names("joint")[at]
        if int(model.jnt_type[at]) not in (tree.SLIDE, tree.HINGE):
            compiled.refuse("actuator", i, f"moves the ball or free joint {joint!r}; only hinges and slides are read")
        return StretchWithOffset(OnFreedom(joint)), float(gear[0])
    if kind == _TENDON:
        return tendon(compiled, at, bodies), float(gear[0])
    if kind == _SITE and reference < 0 and np.any(gear):
        return StretchWithOffset(site_way(compiled, at, gear, bodies)), 1.0
    if kind == _SITE:
        compiled.refuse("actuator", i, "moves a site relative to another one (refsite), which is not read")
    compiled.refuse("actuator", i, "moves a crank or all of a rotation, which is not read; drive a joint or a tendon")


def _refuse_what_is_not_read(compiled: Compiled, i: int) -> None:
    model = compiled.model
    for what, value, known in (
        ("dynamics", model.actuator_dyntype[i], range(len(DYNAMICS))),
        ("gain", model.actuator_gaintype[i], (_FIXED, _AFFINE)),
        ("bias", model.actuator_biastype[i], (_FIXED, _AFFINE)),
    ):
        if int(value) not in known:
            kind = getattr(compiled.mujoco, f"mjt{ {'dynamics': 'Dyn'}.get(what, what.capitalize()) }")(int(value)).name
            compiled.refuse("actuator", i, f"has {what} of the kind {kind}, which are not read")
    if int(model.actuator_ctrlnum[i]) != 1 or int(model.actuator_outnum[i]) != 1:
        compiled.refuse("actuator", i, "has several controls or several forces, and an actuator has one of each here")
    if model.actuator_armature[i] or model.actuator_damping[i] or model.actuator_dampingpoly[i].any():
        compiled.refuse("actuator", i, "has armature or damping of its own; give them to the joint that it drives")
    if model.actuator_delay[i]:
        compiled.refuse("actuator", i, "has a delay, which is not read; take it out")


def _pulls(compiled: Compiled, acting: list[int]) -> Counter[tuple[str, int]]:
    """How many actuators act on each joint and on each tendon."""
    model = compiled.model
    found: Counter[tuple[str, int]] = Counter()
    for i in acting:
        kind, at = int(model.actuator_trntype[i]), int(model.actuator_trnid[i][0])
        if kind in (_JOINT, _IN_PARENT):
            found["joint", at] += 1
        elif kind == _TENDON:
            found["tendon", at] += 1
            first, count = int(model.tendon_adr[at]), int(model.tendon_num[at])
            if int(model.wrap_type[first]) == 1:
                found.update(("joint", int(model.wrap_objid[w])) for w in range(first, first + count))
    return found


def _clips(compiled: Compiled, i: int, pulls: Counter[tuple[str, int]]) -> tuple[Range, Range]:
    """The ranges of the force, and of the effort on the stretch; a bound of a sum must be that of one actuator."""
    model = compiled.model
    kind, at = int(model.actuator_trntype[i]), int(model.actuator_trnid[i][0])
    force = _range(model.actuator_forcerange[i]) if model.actuator_forcelimited[i] else UNLIMITED
    effort = UNLIMITED
    if kind in (_JOINT, _IN_PARENT) and model.jnt_actfrclimited[at]:
        effort = _range(model.jnt_actfrcrange[at])
        if pulls["joint", at] > 1 or model.jnt_actgravcomp[at]:
            compiled.refuse(
                "actuator", i, f"is one of several on joint {compiled.names('joint')[at]!r}, whose actuatorfrcrange "
                "bounds their sum, which is not read; bound each by its forcerange"
            )  # fmt: skip
    if kind == _TENDON:
        if model.tendon_actfrclimited[at]:
            low, high = _range(model.tendon_actfrcrange[at])
            force = (min(max(force[0], low), high), max(min(force[1], high), low))
        first, count = int(model.tendon_adr[at]), int(model.tendon_num[at])
        joints = [int(model.wrap_objid[w]) for w in range(first, first + count) if int(model.wrap_type[w]) == 1]
        if pulls["tendon", at] > 1 and model.tendon_actfrclimited[at]:
            compiled.refuse("actuator", i, "is one of several on a tendon whose actuatorfrcrange bounds their sum")
    if kind != _JOINT and kind != _IN_PARENT:
        spatial = kind != _TENDON or int(model.wrap_type[first]) != 1
        if any(model.jnt_actfrclimited) if spatial else any(model.jnt_actfrclimited[j] for j in joints):
            compiled.refuse("actuator", i, "moves joints with an actuatorfrcrange otherwise than alone: not read")
    return force, effort


def _range(values: Any) -> Range:
    low, high = (float(x) for x in values)
    return low, high


# Springs, dampers, drag, and what holds against gravity.


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
    """Forces −a g at the origins of bodies that float with an armature a, a mass here (`floating_armature`)."""
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
