"""What inverse kinematics is asked for, read from what users give: bodies or points of bodies, and where they shall be.

    body, or (body, point)  →  X_WB (..., 4, 4): the body's pose; the point is then where it is placed by
                               p (..., 3) [m]: where its origin, or the point [m, body coordinates], shall be
                               {"position": p, "orientation": R (..., 3, 3) or quaternion (x, y, z, w) (..., 4)}

Law: whatever is given, the answer is a `Targets` or a `PoinsotError`: tests/systems/test_inverse_kinematics.py
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.errors import ModelError, nearest
from poinsot.multibody.inverse_kinematics import Aim
from poinsot.multibody.motions import STATE_LIMIT, given_numbers, shown
from poinsot.records import dataclass

_KEYS = ("position", "orientation")
_SKEW = 1e-6  # of a matrix that is taken for the rotation nearest to it
_FORMS = (
    "a pose (..., 4, 4), a position (..., 3), or {'position': (..., 3), 'orientation': (..., 3, 3) or a quaternion "
    "(x, y, z, w) (..., 4)}, either of which may be left out"
)


@dataclass(frozen=True)
class Targets:
    """names: of the targets, in order; shape: of the batch; points (placed, 3); places (*shape, placed, 3); rotations
    (*shape, turned, 3, 3). NaN marks what was given as NaN."""

    names: tuple[str, ...]
    aims: tuple[Aim, ...]
    shape: tuple[int, ...]
    points: Floats
    places: Floats
    rotations: Floats

    def over(self, shape: tuple[int, ...]) -> Targets:
        """The same targets for a batch of this shape."""
        places, rotations = (
            np.broadcast_to(x, (*shape, *x.shape[len(self.shape) :])) for x in (self.places, self.rotations)
        )
        return replace(self, shape=shape, places=places, rotations=rotations)

    @property
    def defined(self) -> Bools:
        """Which problems, in one row, have no NaN."""
        axes = tuple(range(len(self.shape), self.places.ndim))
        places, rotations = np.isfinite(self.places).all(axis=axes), np.isfinite(self.rotations).all(axis=(*axes, -1))
        return np.ravel(places & rotations)


def read_targets(mechanism: CompiledTree, targets: object) -> Targets:
    """The targets. ModelError for values of another form, with the body and the forms that are taken."""
    if not isinstance(targets, Mapping) or not targets:
        raise ModelError(
            f"the targets of {mechanism.name!r} are a mapping body → where it shall be, such as "
            f"{{{next(reversed(mechanism.body_names), 'body')!r}: X}}, and not {shown(targets)}: {_FORMS}"
        )
    names, aims, points, places, rotations = [], [], [], [], []
    for key, value in targets.items():
        body, point = _body(mechanism, key)
        where = f"the target of {shown(key) if isinstance(key, tuple) else repr(body)} of {mechanism.name!r}"
        place, rotation = _goal(value, where)
        names.append(body if not isinstance(key, tuple) else f"{body} at {tuple(point.tolist())}")
        aims.append(Aim(body, place is not None, rotation is not None))
        if place is not None:
            points.append(point)
            places.append(place)
        if rotation is not None:
            rotations.append(rotation)
    shapes = [x.shape[:-1] for x in places] + [x.shape[:-2] for x in rotations]
    try:
        shape = np.broadcast_shapes(*shapes)
    except ValueError:
        raise ModelError(
            f"the targets of {mechanism.name!r} do not belong to one batch: those of {', '.join(names)} have the "
            f"leading dimensions {', '.join(map(str, shapes))}, which do not broadcast together"
        ) from None
    return Targets(
        tuple(names),
        tuple(aims),
        shape,
        np.array(points, dtype=float).reshape(-1, 3),
        _together(places, shape, (3,)),
        _together(rotations, shape, (3, 3)),
    )


def _together(parts: list[Floats], shape: tuple[int, ...], core: tuple[int, ...]) -> Floats:
    """The parts along one axis behind those of the batch."""
    if not parts:
        return np.zeros((*shape, 0, *core))
    return np.stack([np.broadcast_to(x, (*shape, *core)) for x in parts], axis=len(shape))


def _body(mechanism: CompiledTree, key: object) -> tuple[str, Floats]:
    """The body and the point of it that a key names."""
    body, point = key if isinstance(key, tuple) and len(key) == 2 else (key, (0.0, 0.0, 0.0))
    at = given_numbers(point)
    if not isinstance(body, str) or at is None or at.shape != (3,):
        raise ModelError(
            f"a target of {mechanism.name!r} is named by a body, or by (body, point) with a point of three numbers [m, "
            f"body coordinates]; got {shown(key)}"
        )
    if body not in mechanism.body_names:
        raise ModelError(
            f"mechanism {mechanism.name!r} has no body {body!r} to aim"
            f"{nearest(body, mechanism.body_names, 'its bodies are')}"
        )
    return body, at


def _goal(value: object, where: str) -> tuple[Floats | None, Floats | None]:
    """The place and the rotation that a value asks for."""
    if not isinstance(value, Mapping):
        value = getattr(value, "matrix", value)  # of a Displacement
        numbers = _numbers(value, where)
        if numbers.shape[-2:] == (4, 4):
            last = numbers[..., 3, :]
            if not (np.isnan(last) | (last == [0.0, 0.0, 0.0, 1.0])).all():
                raise ModelError(f"{where} is no pose: the last row of a pose (..., 4, 4) is 0, 0, 0, 1")
            return numbers[..., :3, 3], _rotation(numbers[..., :3, :3], where)
        if numbers.shape[-2:] == (3, 3):
            raise ModelError(
                f"{where} has the shape {numbers.shape}, which may be a rotation or three positions: say which, as "
                "{'orientation': …} or {'position': …}"
            )
        if numbers.shape[-1:] != (3,):
            raise ModelError(f"{where} has the shape {numbers.shape}; it is {_FORMS}")
        return numbers, None
    for key in value:
        if key not in _KEYS:
            raise ModelError(f"{where} has an unknown key {shown(key)}{nearest(key, _KEYS, 'the keys are')}")
    given = {key: _numbers(x, f"{where}, {key},") for key, x in value.items() if x is not None}
    if not given:
        raise ModelError(f"{where} asks for nothing; it is {_FORMS}")
    place, turn = given.get("position"), given.get("orientation")
    if place is not None and place.shape[-1:] != (3,):
        raise ModelError(f"{where} has a position of the shape {place.shape} instead of (..., 3)")
    if turn is None:
        return place, None
    if turn.shape[-2:] == (3, 3):
        return place, _rotation(turn, where)
    if turn.shape[-1:] == (4,):
        return place, _turned(turn, where)
    raise ModelError(
        f"{where} has an orientation of the shape {turn.shape}: it is a rotation (..., 3, 3) or a quaternion "
        "(x, y, z, w) (..., 4)"
    )


def _numbers(value: object, where: str) -> Floats:
    try:
        numbers = np.asarray(value)
    except Exception:
        numbers = np.array(None)
    if numbers.dtype.kind not in "iuf":
        raise ModelError(f"{where} is no array of numbers but {shown(value)}; it is {_FORMS}")
    numbers = numbers.astype(float)
    if np.abs(numbers[~np.isnan(numbers)]).max(initial=0.0) > STATE_LIMIT:
        raise ModelError(f"{where} holds a number beyond {STATE_LIMIT:g}, or an infinite one")
    return numbers


def _rotation(R: Floats, where: str) -> Floats:
    """Rotations, checked."""
    skew = np.abs(np.swapaxes(R, -1, -2) @ R - np.eye(3)).max(axis=(-2, -1))
    (a, b, c), (d, e, f), (g, h, i) = (np.moveaxis(R[..., k, :], -1, 0) for k in range(3))
    wrong = (skew > _SKEW) | (a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g) < 0.0)
    if wrong.any():
        at = tuple(int(i) for i in np.argwhere(wrong)[0])
        raise ModelError(
            f"{where} is no rotation{f' at {at}' if at else ''}: RᵀR differs from 1 by {skew[at]:.3g} and the "
            f"determinant is {np.linalg.det(R[at]):.6g}"
        )
    return R


def _turned(quaternion: Floats, where: str) -> Floats:
    """Rotations of quaternions (x, y, z, w) of any length but zero."""
    size = np.abs(quaternion).max(axis=-1, keepdims=True)
    if (size == 0.0).any():
        raise ModelError(f"{where} has a quaternion of zeros, which is no rotation; without one it is 0, 0, 0, 1")
    return rotations_of(quaternion / size)


def rotations_of(quaternions: Floats) -> Floats:
    """R (..., 3, 3) of quaternions (x, y, z, w) (..., 4), which need not be of length 1."""
    x, y, z, w = np.moveaxis(quaternions, -1, 0)
    s = 2.0 / (x * x + y * y + z * z + w * w)
    rows = [
        [1.0 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)],
        [s * (x * y + w * z), 1.0 - s * (x * x + z * z), s * (y * z - w * x)],
        [s * (x * z - w * y), s * (y * z + w * x), 1.0 - s * (x * x + y * y)],
    ]
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)
