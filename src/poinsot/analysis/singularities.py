"""Singular poses of a mechanism seen from one body: freedoms it loses, freedoms that locked actuators leave to it.

Poses are compared with closed configurations near them, so permanent properties (a parallel robot of three freedoms, a
redundant arm) are no singularities. All poses, and all near them, are asked at once: see `analysis.spaces`.
Source: Gosselin & Angeles 1990; Zlatanov, Fenton & Benhabib 1995.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.closing import approach, moved, step_of
from poinsot.analysis.kinestatics import closed_configuration, closed_to, named
from poinsot.analysis.large_loops import is_large
from poinsot.analysis.large_spaces import allowed_move
from poinsot.analysis.spaces import Spaces, spaces_at
from poinsot.errors import ModelError, SimulationError
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.multibody.conditions import left_open
from poinsot.multibody.model import GROUND
from poinsot.records import dataclass

# near enough to be on the same branch, some far enough to leave a flat place
_STEPS = (1e-5, 1e-5, 1e-3, 1e-3, 1e-2, 1e-2, 5e-2, 5e-2)


@dataclass(frozen=True)
class Singularity:
    """What sets a pose apart from its neighbours, for one body and one set of actuated joints.

    kind      "regular", or what holds of: "serial" (type 1: the body loses freedoms), "parallel" (type 2: it gains
              freedoms that the actuators do not hold), "configuration" (the whole mechanism gains freedoms), with " + "
    lost      wrenches that the mechanism resists at this pose without effort of its actuators, beyond those near it
    gained    twists left to the body with the actuators locked, beyond those near it
    freedoms, general   admissible motions of the whole mechanism here and near here
    sentence  the same in words
    Screws in world coordinates; where near poses resist or leave something of their own, ``lost`` and ``gained`` are
    exact to about 1e-5, otherwise to rounding.
    Of many poses (..., nq) each of these is an array (...). Where nothing can be said of one (it is not closed, not
    finite, or nothing near it is closed) its kind is "unknown", its screws are None, its counts −1.
    Law       many poses are as each alone, tests/systems/test_bulk_analysis.py
    """

    kind: Any
    lost: Any
    gained: Any
    freedoms: Any
    general: Any
    sentence: Any

    @property
    def singular(self) -> Any:
        """Whether the pose differs from its neighbours at all."""
        return (self.kind != "regular") & (self.kind != "unknown")


def singularity(
    mechanism: CompiledTree, q: ArrayLike, body: str, actuated: Sequence[str], relative_to: str = GROUND
) -> Singularity:
    """The kind of singularity of one pose (nq,) or of many (..., nq), with its screws: see :class:`Singularity`.

    actuated: freedoms or joints, as in :func:`~poinsot.analysis.kinestatics.admissible`. ModelError if one pose is not
    closed, or no closed configuration was found near it.
    """
    given, names = np.asarray(q, dtype=float), named(actuated)
    if given.ndim == 1:
        found = _all(mechanism, closed_configuration(mechanism, given)[None], body, names, relative_to)[0]
        if found.kind == "unknown":
            raise ModelError(
                f"no closed configuration of {mechanism.name!r} was found near the pose given, so nothing can be said "
                "about what is special there; check that the pose is assembled"
            )
        return found
    if given.shape[-1] != mechanism.nq:
        raise SimulationError(f"poses of {mechanism.name!r} have {mechanism.nq} coordinates each, not {given.shape}")
    every = _all(mechanism, given.reshape(-1, mechanism.nq), body, names, relative_to)
    each: dict[str, Any] = {}
    for field in fields(Singularity):
        each[field.name] = np.empty(len(every), dtype=int if field.name in ("freedoms", "general") else object)
        for k, one in enumerate(every):
            each[field.name][k] = getattr(one, field.name)
    return Singularity(**{name: values.reshape(given.shape[:-1]) for name, values in each.items()})


def _all(mechanism: CompiledTree, q: Floats, body: str, actuated: list[str], relative_to: str) -> list[Singularity]:
    """Of each pose (n, nq)."""
    unknown = Singularity("unknown", None, None, -1, -1, "Nothing can be said of it: no closed configuration is near.")
    found = [unknown] * len(q)
    worst = step_of(mechanism)(q, np.ones(mechanism.nv))[2] if mechanism.tree.closed else np.zeros(len(q))
    closed = np.flatnonzero(np.isfinite(q).all(axis=1) & (worst <= closed_to(mechanism)))
    if not closed.size:
        return found
    here = spaces_at(mechanism, q[closed], body, relative_to, actuated)
    near, of = _neighbours(mechanism, q[closed], here)
    around = spaces_at(mechanism, near, body, relative_to, actuated)
    for k, lane in enumerate(closed):
        if (lanes := np.flatnonzero(of == k)).size:
            found[lane] = _one(here, k, around, lanes, body, actuated)
    return found


def _one(here: Spaces, k: int, around: Spaces, lanes: Ints, body: str, actuated: list[str]) -> Singularity:
    """Pose number k of those here, compared with those of these numbers around it."""
    freedoms, general = int(here.freedoms[k]), int(around.freedoms[lanes].min())
    lost_count = int(around.moves[lanes].max() - here.moves[k])
    gained_count = int(here.left[k] - around.left[lanes].min())
    nothing = np.zeros((0, 6))
    centre, length = here.centre[k], here.length
    lost = ScrewSystem(nothing, "wrench", centre, length)
    gained = ScrewSystem(nothing, "twist", centre, length)
    if lost_count > 0:
        lost = _beyond(here.twists(k).reciprocal(), [around.twists(i).reciprocal() for i in lanes], here.accuracy)
    if gained_count > 0:
        gained = _beyond(here.twists_left(k), [around.twists_left(i) for i in lanes], here.accuracy)
    kinds = [("serial", lost.order), ("parallel", gained.order), ("configuration", freedoms - general)]
    kind = " + ".join(name for name, count in kinds if count > 0) or "regular"
    parts = [
        f"body {body!r} loses {_freedoms(lost.order)}" if lost.order else "",
        f"it keeps {_freedoms(gained.order)} with {', '.join(map(repr, actuated))} locked" if gained.order else "",
        f"the mechanism has {_freedoms(freedoms)} instead of {general}" if freedoms > general else "",
    ]
    said = "; ".join(part for part in parts if part) or f"body {body!r} moves as it does near here"
    return Singularity(kind, lost, gained, freedoms, general, said[0].upper() + said[1:] + ".")


def _freedoms(n: int) -> str:
    return "1 freedom" if n == 1 else f"{n} freedoms"


def _neighbours(mechanism: CompiledTree, q: Floats, here: Spaces) -> tuple[Floats, Ints]:
    """Closed configurations near each q (n, nq), nearest first, and of which each is: small moves along admissible
    rates, closed again."""
    rng = np.random.default_rng(1834)
    draws = rng.normal(size=len(_STEPS) * mechanism.nv)
    starts = []
    for k, size in enumerate(_STEPS):
        if is_large(mechanism.tree):
            rates = draws[k * mechanism.nv : (k + 1) * mechanism.nv] * size
            moves = np.array([allowed_move(mechanism, one, rates) for one in q]).reshape(len(q), -1)
        else:
            own = np.zeros(here.basis.shape[::2])
            for m in np.unique(here.freedoms):
                own[here.freedoms == m, :m] = draws[k * m : (k + 1) * m] * size
            moves = (here.basis @ own[..., None])[..., 0]
        starts.append(moved(mechanism, q, moves * mechanism.scales.freedoms))
    near, of = np.concatenate(starts), np.tile(np.arange(len(q)), len(_STEPS))
    if not mechanism.tree.closed:
        return near, of
    ends = approach(
        partial(moved, mechanism), step_of(mechanism), near, np.ones(mechanism.nv), left_open(mechanism.tree)
    )
    return ends.q[ends.closed], of[ends.closed]


def _beyond(here: ScrewSystem, near: Sequence[ScrewSystem], accuracy: float) -> ScrewSystem:
    """The rank of a system here beyond its least order nearby: the part across the nearest system of that order."""
    least = min(system.order for system in near)
    if here.order <= least:
        return ScrewSystem.from_scaled(np.zeros((0, 6)), here.kind, here.centre, here.length)
    nearest = next(system for system in near if system.order == least)
    rows = ScrewSystem.span(
        nearest.basis, kind=here.kind, centre=here.centre, length=here.length, tolerance=accuracy
    ).scaled
    U = np.linalg.svd(here.scaled @ rows.T)[0] if least else np.eye(here.order)
    return ScrewSystem.from_scaled(U[:, least:].T @ here.scaled, here.kind, here.centre, here.length)
