"""Keyframes: the states that a model names."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from poinsot.files.mjcf.compiled import Compiled
from poinsot.files.mjcf.tree import BALL, COORDINATES, FREE, FREEDOMS, coordinates
from poinsot.geometry.rotations import rotation_of
from poinsot.multibody.model import Initial, Keyframe

Named = tuple[tuple[str, float], ...]


def read_keyframes(compiled: Compiled, sources: Collection[str]) -> tuple[Keyframe, ...]:
    """Coordinates, rates, and controls of the sources, by name; the poses of mocap bodies, at rest here, are left out.

    The velocity of a free joint, in MuJoCo that of the body's origin in the world, is that in the body here.
    """
    model = compiled.model
    found = []
    for k, name in enumerate(compiled.names("key")):
        states = []
        for j, joint in enumerate(compiled.names("joint")):
            kind, at, dof = (int(x[j]) for x in (model.jnt_type, model.jnt_qposadr, model.jnt_dofadr))
            qpos = np.array(model.key_qpos[k][at : at + COORDINATES[kind]])
            if kind in (FREE, BALL) and not np.linalg.norm(qpos[-4:]) > 0.0:
                compiled.refuse("key", k, f"gives joint {joint!r} a quaternion of zeros, which is no rotation")
            q = coordinates(kind, qpos)
            states.append(Initial(joint, q, _rates(kind, q, model.key_qvel[k][dof : dof + FREEDOMS[kind]])))
        controls, activations = _controls(compiled, k, sources)
        found.append(Keyframe(name, tuple(states), controls, activations))
    return tuple(found)


def _controls(compiled: Compiled, k: int, sources: Collection[str]) -> tuple[Named, Named]:
    """The controls of the sources, and the activations of those that have one."""
    model = compiled.model
    controls, activations = [], []
    for i, name in enumerate(compiled.names("actuator")):
        if name in sources:
            controls.append((name, float(model.key_ctrl[k][int(model.actuator_ctrladr[i])])))
            if (at := int(model.actuator_actadr[i])) >= 0:
                activations.append((name, float(model.key_act[k][at])))
    return tuple(controls), tuple(activations)


def _rates(kind: int, q: tuple[float, ...], qvel: Any) -> tuple[float, ...]:
    if kind != FREE:
        return tuple(map(float, qvel))
    seen_from_body = rotation_of(np.array(q[3:])).T @ np.array(qvel[:3])
    return (*map(float, qvel[3:]), *map(float, seen_from_body))
