"""Frames that a table of a file gives, as displacements."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import is_zero, sqrt
from poinsot.files.sections import FramePose
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.rotations import rotation_aligning_z, rotation_exp, rotation_x, rotation_y, rotation_z
from poinsot.geometry.vectors import cross, dot


def displacement(pose: FramePose) -> Displacement:
    """The pose X_WB that a table gives; rpy turns about the fixed axes x, then y, then z."""
    X = _as_given(pose)
    return X.cleaned() if X.translation.dtype == object else X  # no rounding beside what is no number yet


def _as_given(pose: FramePose) -> Displacement:
    p = array(pose.position)
    if pose.quaternion:
        return Displacement.from_quaternion(pose.quaternion, p)
    if pose.rotation_vector:
        return Displacement(rotation_exp(array(pose.rotation_vector)), p)
    if pose.rpy:
        roll, pitch, yaw = pose.rpy
        return Displacement(rotation_z(yaw) @ rotation_y(pitch) @ rotation_x(roll), p)
    if pose.x_axis:
        x = np.array(pose.x_axis)
        if pose.z_axis is None:  # the cyclic turn of a rotation that aligns z
            return Displacement(np.roll(rotation_aligning_z(x), 1, axis=1), p)
        return Displacement(rotation_from(x, np.array(pose.z_axis)), p)
    if pose.z_axis:
        return Displacement(rotation_aligning_z(np.array(pose.z_axis)), p)
    return Displacement(np.eye(3), p)


def rotation_from(x: Array, z: Array) -> Array:
    """The rotation with x-axis x and its z-axis as near to z as that allows."""
    if x.dtype == object or z.dtype == object:
        y = unit(cross(z, x))
        return np.column_stack([x, cross(z, x), z] if is_zero(dot(x, z)) else [x, y, cross(x, y)])
    y = cross(z, x)
    y = y / np.linalg.norm(y)
    return np.column_stack([x, y, cross(x, y)])


def unit(v: Array) -> Array:
    """v over its length, over any scalar."""
    return v / (np.linalg.norm(v) if v.dtype != object else sqrt(dot(v, v)))
