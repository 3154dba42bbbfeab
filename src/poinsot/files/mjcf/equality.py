"""Equality constraints of a compiled MJCF model: kept exactly here, where MuJoCo's are soft.

A weld and a connection close a loop by a fixed or a spherical pair; joints and tendons are coupled by polynomials of
what lies beyond their references. Law: they hold what MuJoCo's hold, tests/files/mjcf/test_driven.py
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.backends.robot_files.names import TakenNames
from poinsot.files.mjcf.compiled import Compiled
from poinsot.files.mjcf.stretches import StretchWithOffset, tendon
from poinsot.files.mjcf.tree import pose, welded
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pairs import fixed, spherical
from poinsot.multibody.model import Joint
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.tendons import Coupling

_CONNECT, _WELD, _JOINT, _TENDON = range(4)  # mjtEq
_SITE = 6  # mjOBJ_SITE


def read_equality(compiled: Compiled, bodies: list[str], names: TakenNames) -> tuple[list[Joint], list[Coupling]]:
    """The joints that close loops, and the couplings, of the equalities active at the start.

    bodies  the names of the bodies in MuJoCo's order; names: those that joints have
    """
    model = compiled.model
    joints: list[Joint] = []
    couplings: list[Coupling] = []
    if compiled.has("EQUALITY") or compiled.has("CONSTRAINT"):
        return joints, couplings
    for i, given in enumerate(compiled.names("equality")):
        kind = int(model.eq_type[i])
        if not model.eq_active0[i]:
            compiled.note(f"equality {given!r} is not active at the start, and is left out")
            continue
        if kind in (_CONNECT, _WELD):
            joint = _closing(compiled, i, bodies, names.new(given))
            if joint is not None:
                joints.append(joint)
        elif kind in (_JOINT, _TENDON):
            couplings.append(_coupling(compiled, i, bodies, names.new(given)))
        else:
            called = compiled.mujoco.mjtEq(kind).name.removeprefix("mjEQ_").lower()
            compiled.refuse("equality", i, f"is of the kind {called}, which is not read")
    count = len(joints) + len(couplings)
    if count:
        compiled.note(
            f"{count} equality constraint{'s are' if count > 1 else ' is'} kept exactly here, and softly in MuJoCo"
        )
    return joints, couplings


def _closing(compiled: Compiled, i: int, bodies: list[str], name: str) -> Joint | None:
    """A weld or a connection; None between two bodies that cannot move against each other."""
    model = compiled.model
    data = np.array(model.eq_data[i], dtype=float)
    ends = int(model.eq_obj1id[i]), int(model.eq_obj2id[i])
    weld = int(model.eq_type[i]) == _WELD and data[10] != 0.0  # without a torque scale it holds a point alone
    if int(model.eq_objtype[i]) == _SITE:
        X_PJ, X_SJ = (pose(model.site_pos[s], model.site_quat[s]) for s in ends)
        ends = int(model.site_bodyid[ends[0]]), int(model.site_bodyid[ends[1]])
    elif int(model.eq_type[i]) == _WELD:
        X_PJ, X_SJ = pose(data[3:6], data[6:10]), Displacement.translating(data[:3])
    else:
        X_PJ, X_SJ = Displacement.translating(data[:3]), Displacement.translating(data[3:6])
    together = welded(compiled)
    if together[ends[0]] == together[ends[1]]:
        compiled.note(f"equality {compiled.names('equality')[i]!r} joins what cannot move apart, and is left out")
        return None
    return Joint(name, fixed() if weld else spherical(), bodies[ends[0]], bodies[ends[1]], X_PJ, X_SJ)


def _coupling(compiled: Compiled, i: int, bodies: list[str], name: str) -> Coupling:
    """s₁ − o₁ = Σ a_k (s₂ − o₂)^k of joints or tendons, o their references."""
    model = compiled.model
    of_joints = int(model.eq_type[i]) == _JOINT
    first, second = int(model.eq_obj1id[i]), int(model.eq_obj2id[i])
    coefficients = tuple(float(a) for a in model.eq_data[i][:5])
    sides = []
    for at in (first, second) if second >= 0 else (first,):
        way = StretchWithOffset(OnFreedom(compiled.names("joint")[at])) if of_joints else tendon(compiled, at, bodies)
        rest = model.qpos0[int(model.jnt_qposadr[at])] if of_joints else model.tendon_length0[at]
        sides.append((way.stretch, float(rest) - way.beside))
    (one, at_one), (other, at_other) = sides[0], sides[1] if len(sides) > 1 else (None, 0.0)
    return Coupling(name, one, other, _trimmed(coefficients), at_one, at_other)


def _trimmed(coefficients: tuple[float, ...]) -> tuple[Any, ...]:
    """Without the zeros at the end, which would only be computed with."""
    last = max((k for k, a in enumerate(coefficients) if a != 0.0), default=0)
    return coefficients[: last + 1]
