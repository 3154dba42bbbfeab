"""Random mechanisms with force elements of each family, for the laws that all elements obey."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

import poinsot as po
import zoo
from foreign_elements import random_foreign
from multibody.driven_zoo import driven
from poinsot import Model
from poinsot.algebra import exp, sin
from poinsot.elements import ForceElement
from poinsot.geometry import dot
from poinsot.multibody import GROUND
from poinsot.multibody.spatial_springs import SpatialDamper, SpatialSpring

Rng = np.random.Generator


def spatial(rng: Rng, model: Model) -> tuple[SpatialSpring | SpatialDamper, ...]:
    """Springs and dampers in turn, between frames that are anywhere in random bodies."""
    found: list[SpatialSpring | SpatialDamper] = []
    for i in range(4):
        a, b = (str(name) for name in rng.choice([GROUND, *(b.name for b in model.bodies)], size=2, replace=False))
        root = rng.normal(size=(6, 6))
        frames = zoo.random_displacement(rng, 0.3), zoo.random_displacement(rng, 0.3)
        spring = SpatialSpring.of_stiffness(f"s{i}", a, frames[0], b, frames[1], root @ root.T)
        tensors = spring.translational, spring.rotational, spring.coupling
        found.append(spring if i % 2 == 0 else SpatialDamper(f"s{i}", a, b, *tensors, *frames))
    return tuple(found)


def random_energy(rng: Rng) -> Callable[[Any], Any]:
    """A function of a displacement, polynomial and not."""
    A, b, C = rng.normal(size=(3, 3)), rng.normal(size=3), rng.normal(size=(3, 3))

    def energy(s: po.Displacement) -> Any:
        R, p = s.rotation, s.translation
        turned = sum(C[i, j] * R[i, j] for i in range(3) for j in range(3))
        return dot(p, A @ p) + turned * dot(b, p) + sin(turned) * exp(-dot(p, p)) + turned * turned

    return energy


def potentials(rng: Rng, model: Model) -> tuple[po.Potential, ...]:
    """One between frames, one between points, one on a joint, and one along a tendon."""
    a, b, c = (str(name) for name in rng.choice(["ground", *(each.name for each in model.bodies)], 3, replace=False))
    X, Y = (zoo.random_displacement(rng, 0.4) for _ in range(2))
    near, far = (tuple(rng.normal(size=3).tolist()) for _ in range(2))
    on = next(j.name for j in model.joints if len(j.pair.freedoms) == 1)
    k = rng.uniform(0.5, 2.0, size=4).tolist()
    return (
        po.Potential.between_frames("frames", a, X, b, Y, random_energy(rng)),
        po.Potential.between_points("points", b, near, c, far, "-k/(x**2 + d)", k=k[0], d=k[1]),
        po.Potential.on_joint("joint", on, lambda s, k: k * sin(s) * s * s * s, k=k[2]),
        po.Potential("tendon", po.Tendon.of_joints({on: 0.7}), "k*(exp(x) - x)", {"k": k[3]}),
    )


def foreign(rng: Rng, model: Model) -> tuple[ForceElement, ...]:
    joints = [(j.name, 0) for j in model.joints if len(j.pair.freedoms) == 1 and j.name.startswith("j")]
    X = [zoo.random_displacement(rng, 0.4) for _ in range(2)]
    return random_foreign(rng, [GROUND, *(b.name for b in model.bodies)], joints, X)


FAMILIES: dict[str, Callable[[Rng, Model], tuple[ForceElement, ...]]] = {
    "spatial": spatial, "potentials": potentials, "foreign": foreign
}  # fmt: skip


def with_family(family: str, seed: int, **options: Any) -> tuple[Model, Rng]:
    """A mechanism with elements of a family, or with tendons and actuators ("driven")."""
    if family == "driven":
        return driven(seed, **options)
    rng = np.random.default_rng(seed)
    while True:
        kinds = ("revolute", "spherical", "prismatic", "free")
        model = zoo.random_model(rng, **{"bodies": 4, "kinds": kinds, **options})
        if any(len(j.pair.freedoms) == 1 for j in model.joints if j.name.startswith("j")):
            return replace(model, elements=FAMILIES[family](rng, model)), rng
