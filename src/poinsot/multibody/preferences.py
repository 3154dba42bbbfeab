"""What speaks for each joint's carrying coordinates, and that every body is reached by some."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algebra.scalars import is_zero
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pairs import FreePair
from poinsot.multibody.joint_numbers import joint_numbers
from poinsot.multibody.model import GROUND, Joint, Model
from poinsot.multibody.motions import GivenMotion
from poinsot.multibody.pfaffian import Pfaffian
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.tendons import Coupling
from poinsot.records import NamedTuple
from poinsot.structures.graph import parts

_NEEDED = 10.0  # outweighs any number of conditions


def with_free_joints(model: Model) -> Model:
    """Every body is reached: loose parts get a free joint; the maximal tree gives one to each body."""
    names = [b.name for b in model.bodies]
    loose = names if model.tree == "maximal" else [names[i] for i in _first_of_loose_parts(model)]
    taken = {j.name for j in model.joints}
    added = []
    for name in loose:
        label = name if name not in taken else f"{name}_free"
        pose = model.body(name).pose or Displacement.identity()
        added.append(Joint(label, FreePair(), GROUND, name, X_PJ=pose))
        taken.add(label)
    if not added:
        return model
    tree = tuple(j.name for j in added) if model.tree == "maximal" else model.tree
    if model.tree != "maximal" and isinstance(tree, tuple):
        tree = (*tree, *(j.name for j in added))
    return replace(model, joints=(*added, *model.joints), tree=tree)


def _first_of_loose_parts(model: Model) -> list[int]:
    """The first body of every part that no joint that can carry coordinates connects to the ground."""
    joints = joint_numbers(model)
    part = np.array(parts(joints.bodies + 1, joints.a[joints.able], joints.b[joints.able]), dtype=np.int64)
    first = np.unique(part[:-1], return_index=True)[1]
    found: list[int] = np.sort(first[part[first] != part[-1]]).tolist()
    return found


class Preferences(NamedTuple):
    """Of each joint how much it is wanted in the tree, and whether something there needs it, or acts on it, or gives it
    an initial value."""

    weights: Floats
    bound: Bools


def switching_stretches(model: Model) -> list[Stretch]:
    """The stretches of the switching elements of a model that have one each."""
    found = (getattr(e, "stretch", None) for e in model.switches)
    return [s for s in found if isinstance(s, Stretch)]


def preferences(model: Model, switching: bool = False) -> Preferences:
    """What speaks for each joint's being in the tree; switching: also that something there switches, which loops over
    large trees hold on freedoms of the tree alone."""
    held: tuple[Coupling | Pfaffian | GivenMotion, ...] = (*model.couplings, *model.motions)
    acting = [*(e.stretch for e in model.elements), *(s for c in held for s in c.stretches)]
    acting += switching_stretches(model) if switching else []
    named = {joint for s in acting for joint in s.joints} | {i.joint for i in model.initial}
    mimics = [j for j in model.joints if j.mimic] if model.coupled else []
    together = {name for j in mimics if j.mimic for name in (j.name, j.mimic.of)}
    needed = np.array([not is_zero(j.armature) or j.name in together for j in model.joints], dtype=bool)
    wanted = np.array([j.name in named for j in model.joints], dtype=bool)
    lossy = np.array([bool(j.damping or j.friction) for j in model.joints], dtype=bool)
    weights = 6 - joint_numbers(model).freedoms + _NEEDED * needed + 0.5 * wanted + 0.25 * lossy
    return Preferences(weights, needed | wanted)
