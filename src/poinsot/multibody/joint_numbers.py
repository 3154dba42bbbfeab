"""The joints of a model in numbers: which bodies they join, by which pairs, and what hangs together."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Bools, Ints
from poinsot.algebra.caching import once
from poinsot.joints.pairs import Pair
from poinsot.multibody.canonical import alike
from poinsot.multibody.model import GROUND, Model
from poinsot.records import NamedTuple
from poinsot.structures.graph import parts


class JointNumbers(NamedTuple):
    """Bodies are numbered in their order, the ground last.

    bodies    how many there are, without the ground
    a, b      (m,) predecessor and successor of each joint
    pairs     those that differ; pair (m,): which of them each joint has
    freedoms  (m,) how many each joint has; able (m,): whether it can carry coordinates
    """

    bodies: int
    a: Ints
    b: Ints
    pairs: list[Pair]
    pair: Ints
    freedoms: Ints
    able: Bools

    @property
    def moved(self) -> Ints:
        """(m,) a body of each joint that is not the ground."""
        return np.where(self.b < self.bodies, self.b, self.a)


def joint_numbers(model: Model) -> JointNumbers:
    """Those of a model, found once."""
    return once(model, "_joint_numbers", lambda: _numbered(model))


def _numbered(model: Model) -> JointNumbers:
    number = {body.name: i for i, body in enumerate(model.bodies)} | {GROUND: len(model.bodies)}
    a = np.array([number[j.predecessor] for j in model.joints], dtype=np.int64)
    b = np.array([number[j.successor] for j in model.joints], dtype=np.int64)
    pairs, which = alike(j.pair for j in model.joints)
    pair = np.array(which, dtype=np.int64)
    freedoms = np.array([len(p.freedoms) for p in pairs], dtype=np.int64)[pair]
    able = np.array([p.carries_coordinates for p in pairs], dtype=bool)[pair]
    return JointNumbers(len(model.bodies), a, b, pairs, pair, freedoms, able)


def body_parts(model: Model) -> Ints:
    """(bodies,) for each a body of its part, the same for all that joints connect without the ground; found once."""
    return once(model, "_body_parts", lambda: _body_parts(joint_numbers(model)))


def _body_parts(joints: JointNumbers) -> Ints:
    inner = (joints.a < joints.bodies) & (joints.b < joints.bodies)
    return np.array(parts(joints.bodies, joints.a[inner], joints.b[inner]), dtype=np.int64)
