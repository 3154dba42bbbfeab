"""The sizes of the parts of a model, beside which lengths count as zero, part by part.

A part is what joints connect without the ground: two mechanisms in one file are two parts, and neither is measured by
the other. Law: a copy scaled in length has its sizes scaled, tests/multibody/test_scale_of_loops.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, is_zero, less, sqrt, unknown, where
from poinsot.geometry.vectors import dot
from poinsot.multibody.joint_numbers import body_parts, joint_numbers
from poinsot.multibody.model import GROUND, Model


def _norm(v: Array) -> Scalar:
    """|v| over any scalar, its derivative 0 at 0."""
    square = dot(v, v)
    there = less(0.0, square)
    return where(there, sqrt(where(there, square, 1.0)), 0.0)


def body_sizes(model: Model, free: bool = False, nothing: float = 1.0) -> dict[str, Scalar]:
    """The size [m] of the part of each body: the greatest distance between two joints of one body or of the ground;
    else the greatest from a joint to a centre of mass; else ``nothing``.

    Where bodies have their frames changes nothing.
    free: whether lengths that are no numbers yet count, as functions of them; else they tell nothing
    """
    if _of_floats(model):
        return _sizes_of_floats(model, nothing)
    parts = dict(zip((body.name for body in model.bodies), body_parts(model).tolist(), strict=True))
    places: dict[tuple[int, str], list[Array]] = {}
    between: dict[int, Scalar] = dict.fromkeys(parts.values(), 0.0)
    centres = dict(between)

    def measure(into: dict[int, Scalar], part: int, offset: Array) -> None:
        numbers = all(isinstance(x, (float, int)) for x in offset.tolist())
        if not (np.all(np.isfinite(offset.astype(float))) if numbers else free):
            return
        size = float(np.linalg.norm(offset.astype(float))) if numbers else _norm(offset)
        into[part] = size if is_zero(into[part]) else where(less(into[part], size), size, into[part])

    for joint in model.joints:
        part = parts[joint.predecessor if joint.predecessor != GROUND else joint.successor]
        for body, X in ((joint.predecessor, joint.X_PJ), (joint.successor, joint.X_SJ)):
            place = X.translation
            others = places.setdefault((part, body), [])
            for other in others:
                measure(between, part, place - other)
            others.append(place)
            inertia = model.body(body).inertia if body != GROUND else None
            if inertia is not None:
                mass = 1.0 if is_zero(inertia.mass) else inertia.mass
                measure(centres, part, array(inertia.first_moment / mass) - place)
    by_part = {part: _positive(between[part], _positive(centres[part], nothing)) for part in between}
    return {b.name: by_part[parts[b.name]] for b in model.bodies}


def _positive(size: Scalar, otherwise: Scalar) -> Scalar:
    return otherwise if is_zero(size) else where(less(0.0, size), size, otherwise)


def _of_floats(model: Model) -> bool:
    """Whether all lengths and masses are floats."""
    makes = {X.translation.dtype for joint in model.joints for X in (joint.X_PJ, joint.X_SJ)}
    makes |= {body.inertia.first_moment.dtype for body in model.bodies}
    masses = {type(body.inertia.mass) for body in model.bodies}
    return np.dtype(object) not in makes and all(issubclass(each, (float, int)) for each in masses)


def _sizes_of_floats(model: Model, nothing: float) -> dict[str, Scalar]:
    """The same of all joints at once: of each body the first with the second, third, …, and so all pairs."""
    joints, part = joint_numbers(model), body_parts(model)
    body = np.column_stack([joints.a, joints.b]).ravel()
    own = np.repeat(part[joints.moved], 2)
    place = np.array([X.translation for joint in model.joints for X in (joint.X_PJ, joint.X_SJ)], dtype=float)
    masses = np.array([float(each.inertia.mass) for each in model.bodies])
    moments = np.array([each.inertia.first_moment for each in model.bodies], dtype=float)
    between, centres = np.zeros(len(part)), np.zeros(len(part))
    on_body = body < len(part)
    some = body[on_body]
    with np.errstate(all="ignore"):
        offset = moments[some] / np.where(masses[some] == 0.0, 1.0, masses[some])[:, None] - place[on_body]
        _take(centres, own[on_body], offset)
        group = own * (len(part) + 1) + body
        order = np.argsort(group, kind="stable")
        group, own, place = group[order], own[order], place[order]
        at = np.arange(len(group))
        for apart in range(1, len(group)):
            at = at[at + apart < len(group)]
            at = at[group[at + apart] == group[at]]
            if not len(at):
                break
            _take(between, own[at], place[at + apart] - place[at])
    sizes = np.where(between > 0.0, between, np.where(centres > 0.0, centres, nothing))[part]
    return dict(zip((each.name for each in model.bodies), sizes.tolist(), strict=True))


def _take(into: Array, part: Array, offset: Array) -> None:
    """The largest of the lengths of offsets, where they are known, for each part."""
    size = np.where(np.isfinite(offset).all(axis=1), np.sqrt((offset**2).sum(axis=1)), 0.0)
    np.maximum.at(into, part, size)


def frees_rows(model: Model) -> bool:
    """Whether numbers of what switches follow from numbers that are not known yet: of its elements, sizes, gravity."""
    lengths = body_sizes(model, free=True).values()
    return any(unknown(x) for x in (*numbers_in(model.switches), *numbers_in(model.gravity), *lengths))


def numbers_in(value: object) -> Iterator[Any]:
    """All numbers in dataclasses, sequences and arrays."""
    if is_dataclass(value):
        value = [getattr(value, field.name) for field in fields(value)]
    if isinstance(value, (list, tuple)) or (isinstance(value, np.ndarray) and value.ndim):
        for each in value:
            yield from numbers_in(each)
    else:
        yield value
