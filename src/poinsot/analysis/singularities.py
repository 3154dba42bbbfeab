"""Singular poses of a mechanism seen from one body: freedoms it loses, freedoms that locked actuators leave to it.

Poses are compared with closed configurations near them, so permanent properties (a parallel robot of three freedoms, a
redundant arm) are no singularities. Source: Gosselin & Angeles 1990; Zlatanov, Fenton & Benhabib 1995; design §6.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.scales import RANK_TOLERANCE
from poinsot.analysis.assembly import assemble
from poinsot.analysis.kinestatics import admissible, closed_configuration, named, twist_space
from poinsot.errors import AssemblyError, ModelError
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.multibody.model import GROUND

Floats = NDArray[np.float64]

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
    """

    kind: str
    lost: ScrewSystem
    gained: ScrewSystem
    freedoms: int
    general: int
    sentence: str

    @property
    def singular(self) -> bool:
        """Whether the pose differs from its neighbours at all."""
        return self.kind != "regular"


def singularity(
    mechanism: CompiledTree, q: ArrayLike, body: str, actuated: Sequence[str], relative_to: str = GROUND
) -> Singularity:
    """The kind of singularity of a pose, with its screws: see :class:`Singularity`.

    actuated: freedoms or joints, as in :func:`~poinsot.analysis.kinestatics.admissible`. ModelError if no closed
    configuration was found near q.
    """
    q, actuated = closed_configuration(mechanism, q), named(actuated)
    moves = admissible(mechanism, q)
    near = _neighbours(mechanism, q, moves)
    if not near:
        raise ModelError(
            f"no closed configuration of {mechanism.name!r} was found near the pose given, so nothing can be said "
            "about what is special there; check that the pose is assembled"
        )

    def held(pose: Floats) -> ScrewSystem:
        return twist_space(mechanism, pose, body, relative_to).reciprocal()

    def left(pose: Floats) -> ScrewSystem:
        return twist_space(mechanism, pose, body, relative_to, locked=actuated)

    lost, gained = (_beyond(system(q), [system(pose) for pose in near]) for system in (held, left))
    general = min(admissible(mechanism, pose).shape[1] for pose in near)
    freedoms = moves.shape[1]
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


def _neighbours(mechanism: CompiledTree, q: Floats, moves: Floats) -> list[Floats]:
    """Closed configurations near q, nearest first: small moves along admissible rates, assembled again."""
    rng = np.random.default_rng(1834)
    found = []
    for size in _STEPS:
        start = np.asarray(mechanism.integrate(q, moves @ rng.normal(size=moves.shape[1]) * size))
        try:
            found.append(assemble(mechanism, start))
        except AssemblyError:
            continue
    return found


def _beyond(here: ScrewSystem, near: Sequence[ScrewSystem]) -> ScrewSystem:
    """What a system has here beyond its least order near by: the part across the nearest system of that order."""
    least = min(system.order for system in near)
    if here.order <= least:
        return ScrewSystem.from_scaled(np.zeros((0, 6)), here.kind, here.centre, here.length)
    nearest = next(system for system in near if system.order == least)
    rows = ScrewSystem.span(
        nearest.basis, kind=here.kind, centre=here.centre, length=here.length, tolerance=RANK_TOLERANCE
    ).scaled
    U = np.linalg.svd(here.scaled @ rows.T)[0] if least else np.eye(here.order)
    return ScrewSystem.from_scaled(U[:, least:].T @ here.scaled, here.kind, here.centre, here.length)
