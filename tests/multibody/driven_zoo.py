"""Random mechanisms with tendons, actuators and couplings, for the laws of all three."""

from dataclasses import replace
from typing import Any

import numpy as np

import zoo
from poinsot.multibody import configuration
from poinsot.multibody.actuators import Actuator
from poinsot.multibody.applied import Motion
from poinsot.multibody.model import GROUND, Model
from poinsot.multibody.spatial_springs import GeodesicSpring
from poinsot.multibody.stretches import Along, OnFreedom, Point, Stretch
from poinsot.multibody.tendons import Coupling, StretchDamper, StretchSpring, Tendon
from poinsot.multibody.tree import build_tree

KINDS = ("revolute", "prismatic", "spherical", "free", "cylindrical")


def point(rng: np.random.Generator) -> Point:
    x, y, z = rng.normal(size=3) * 0.3
    return float(x), float(y), float(z)


def driven(seed: int, couplings: int = 0, **options: Any) -> tuple[Model, np.random.Generator]:
    """A mechanism with a fixed and a spatial tendon, springs and dampers along them, and actuators of all sorts.

    couplings  0 to 3, of freedoms, of a spatial tendon with a freedom, of a tendon alone; closed as drawn
    """
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, **{"bodies": 5, "kinds": KINDS, **options})
    single = [j.name for j in model.joints if len(j.pair.freedoms) == 1 and j.name.startswith("j")]
    if len(single) < 3:
        return driven(seed + 1000, couplings, **options)
    first, second, third = rng.permutation(single)[:3].tolist()
    bodies = [GROUND, *rng.permutation([b.name for b in model.bodies]).tolist()]
    fixed = Tendon.of_joints({first: float(rng.normal()), second: float(rng.normal())})
    way = [(name, point(rng)) for name in (bodies[0], bodies[1], bodies[1], bodies[2])]
    spatial = Tendon.through(*way) + Tendon.through(way[-1], (bodies[3], point(rng)), divisor=2.0)
    k, c, gear = rng.uniform(0.5, 3.0, size=3).tolist()
    X = [zoo.random_displacement(rng, 0.3) for _ in range(2)]
    side = Along(bodies[1], point(rng), point(rng), bool(rng.integers(2)))
    limited: dict[str, Any] = {"control_range": (-0.7, 0.9), "force_range": (-1.5, 1.0), "effort_range": (-2.0, 1.8)}
    elements = (
        StretchSpring("elastic", spatial, k, *sorted(rng.uniform(0.5, 3.0, size=2).tolist())),
        StretchSpring("cord", fixed, k, 0.1, 0.1),
        StretchDamper("oil", spatial, c),
        GeodesicSpring("bush", bodies[2], bodies[4], k, c, *X),
        Actuator.motor("motor", first, gear=gear),
        Actuator.position("servo", second, stiffness=5.0 * k, damping=c, gear=-gear, **limited),
        Actuator.velocity("pump", spatial, damping=c),
        Actuator("muscle", fixed, gain=k, gain_length=c, gain_rate=-0.3, bias=0.2, bias_length=-k, bias_rate=-c),
        Actuator.motor("jet", Tendon(((0.4, side), (-1.1, Along(bodies[2], None, point(rng), True)))), gear=2.0),
    )
    model = replace(model, elements=elements)
    at = stretched(model, {"spatial": spatial, "fixed": fixed})
    polynomials = [tuple(rng.normal(size=n).tolist()) for n in (4, 2)]
    made = (
        Coupling("cam", OnFreedom(third), OnFreedom(first), (0.0, *polynomials[0])),
        Coupling("winch", spatial, OnFreedom(second), (0.0, *polynomials[1]), at["spatial"]),
        Coupling("taut", fixed, None, (0.0,), at["fixed"]),
    )
    return replace(model, couplings=made[:couplings]), rng


def stretched(model: Model, stretches: dict[str, Stretch]) -> dict[str, float]:
    """The values of stretches as drawn."""
    tree = build_tree(model)
    motion = Motion.of(tree, configuration.neutral(tree), np.zeros(tree.nv))
    return {name: float(s.measured(motion).value) for name, s in stretches.items()}
