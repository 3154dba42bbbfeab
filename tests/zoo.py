"""The zoo: random geometry, pairs and mechanisms for tests of laws, all from a generator that the test seeds.

def test_law(rng: np.random.Generator) -> None:
    tree = build_tree(zoo.random_model(rng))
    q, v = zoo.random_state(tree, rng)
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foreign_pairs import FOREIGN
from poinsot import Acceleration, Body, Displacement, Inertia, Joint, Model, Momentum, Twist, Wrench
from poinsot.elements import (
    KINDS,
    BodyTorque,
    Constant,
    Element,
    Expression,
    JointDamper,
    JointEffort,
    JointSpring,
    LinearDamper,
    LinearSpring,
    Pair,
    PointForce,
    ReversedPair,
    Signal,
    Table,
    pair_of_kind,
)
from poinsot.multibody import GROUND, Mimic, Tree, configuration
from poinsot.screws import SixVector

Floats = NDArray[np.float64]
Rng = np.random.Generator

SEEDS = range(6)
CLOSING_KINDS = tuple(sorted(set(KINDS) - {"free"}))
SIX_VECTORS = (Twist, Acceleration, Wrench, Momentum)


# ---------------------------------------------------------------------------------------------------------- geometry


def random_unit(rng: Rng, size: int = 3) -> Floats:
    """A unit vector, uniform on the sphere; with size 4 a unit quaternion, uniform on SO(3)."""
    direction = rng.normal(size=size)
    return direction / np.linalg.norm(direction)


def random_displacement(rng: Rng, reach: float = 1.0) -> Displacement:
    """A rotation uniform on SO(3), a translation of about ``reach`` metres."""
    return Displacement.from_quaternion(random_unit(rng, 4), rng.normal(size=3) * reach)


def random_twist(rng: Rng) -> Twist:
    return Twist.of(rng.normal(size=6))


def random_acceleration(rng: Rng) -> Acceleration:
    return Acceleration.of(rng.normal(size=6))


def random_wrench(rng: Rng) -> Wrench:
    return Wrench.of(rng.normal(size=6))


def random_momentum(rng: Rng) -> Momentum:
    return Momentum.of(rng.normal(size=6))


def random_six_vector(rng: Rng, kind: type[SixVector]) -> SixVector:
    return kind.of(rng.normal(size=6))


def random_inertia(rng: Rng, mass: float | None = None) -> Inertia:
    """The inertia of a cloud of point masses: some rigid body has it, and its mass centre is off the origin."""
    weights = rng.uniform(0.2, 1.0, size=5)
    weights *= (rng.uniform(0.5, 2.0) if mass is None else mass) / weights.sum()
    points = rng.normal(size=(5, 3)) * 0.4 + rng.normal(size=3) * 0.3
    return point_masses(weights, points)


def point_masses(masses: Sequence[float] | Floats, points: Floats) -> Inertia:
    """Σ m (r² 1 − r rᵀ) and Σ m r, from the definition."""
    second = sum(m * ((r @ r) * np.eye(3) - np.outer(r, r)) for m, r in zip(masses, points, strict=True))
    first = sum(m * r for m, r in zip(masses, points, strict=True))
    return Inertia(float(np.sum(masses)), first, second)


# ------------------------------------------------------------------------------------------------------------- pairs


def every_pair() -> dict[str, Pair]:
    """A pair of every kind, the helical one with several pitches, and pairs that the package does not have; and all of
    them crossed backwards. By name."""
    pairs = {kind: pair_of_kind(kind) for kind in KINDS if kind != "helical"}
    pairs |= {f"helical {pitch:g}": pair_of_kind("helical", pitch) for pitch in (0.0, 0.2, -0.7)}
    pairs |= {kind: foreign_pair(kind, 0.3) for kind in FOREIGN}
    return pairs | {f"reversed {name}": ReversedPair(pair) for name, pair in pairs.items()}


def random_pair(rng: Rng, kinds: Sequence[str] = tuple(KINDS)) -> Pair:
    kind = kinds[rng.integers(len(kinds))]
    if kind in FOREIGN:
        return foreign_pair(kind, rng.uniform(-0.5, 0.5))
    return pair_of_kind(kind, rng.uniform(-0.5, 0.5) if kind == "helical" else None)


def foreign_pair(kind: str, size: float) -> Pair:
    make: Any = FOREIGN[kind]
    return make(size) if kind == "cam" else make()


def random_coordinates(pair: Pair, rng: Rng) -> Floats:
    """Coordinates of order one; quaternions uniform, of unit length."""
    q = rng.uniform(-1.5, 1.5, size=len(pair.coordinates))
    quaternion = [k for k, unit in enumerate(pair.coordinate_units) if unit == "1"]
    if quaternion:
        q[quaternion] = random_unit(rng, 4)
    return q


# -------------------------------------------------------------------------------------------------------- mechanisms


def random_model(
    rng: Rng,
    bodies: int = 6,
    loops: int = 0,
    elements: int = 0,
    kinds: Sequence[str] = tuple(KINDS),
    closing_kinds: Sequence[str] = CLOSING_KINDS,
    reversed_share: float = 0.3,
    mimics: int = 0,
    closing_elements: bool = False,
) -> Model:
    """A mechanism drawn at random poses: a branching tree of pairs of any kind, loops closed by further pairs.

    bodies          "b0", "b1", …; the tree joint "j<i>" carries "b<i>", from the ground or an earlier body
    reversed_share  of the tree joints have the child as their predecessor
    loops           joints "l<i>" beside the tree; every pair is at its identity in the drawn pose, so the neutral
                    configuration is assembled
    elements        springs, dampers and sources of every type in turn, between random bodies and on random joints
    mimics          tree joints of one freedom that follow another, ``coupled`` then being set
    closing_elements   elements act on closing joints, too; their stretch is exact on the closed manifold alone
    """
    drawn = {GROUND: Displacement.identity()} | {f"b{i}": random_displacement(rng, 0.5) for i in range(bodies)}

    def joint(name: str, pair: Pair, predecessor: str, successor: str) -> Joint:
        X_PJ = random_displacement(rng, 0.4)
        return Joint(name, pair, predecessor, successor, X_PJ, drawn[successor].inverse() @ drawn[predecessor] @ X_PJ)

    tree = []
    for i in range(bodies):
        ends = (f"b{rng.integers(i)}" if i and rng.random() < 0.85 else GROUND, f"b{i}")
        tree.append(joint(f"j{i}", random_pair(rng, kinds), *(ends[::-1] if rng.random() < reversed_share else ends)))
    closing = []
    for i in range(loops):
        ends = rng.choice(list(drawn), size=2, replace=False)
        closing.append(joint(f"l{i}", random_pair(rng, closing_kinds), str(ends[0]), str(ends[1])))
    tree = _with_mimics(rng, tree, mimics)
    return Model(
        name="zoo",
        bodies=tuple(Body(f"b{i}", random_inertia(rng), drawn[f"b{i}"]) for i in range(bodies)),
        joints=(*tree, *closing),
        elements=_random_elements(rng, elements, list(drawn), [*tree, *(closing if closing_elements else [])]),
        gravity=tuple(rng.normal(size=3) * 5.0),
        tree=tuple(j.name for j in tree),
        coupled=mimics > 0,
    )


def random_state(tree: Tree, rng: Rng) -> tuple[Floats, Floats]:
    """Coordinates and rates of the tree; closures are not regarded."""
    return configuration.random(tree, rng), rng.normal(size=tree.nv)


def _with_mimics(rng: Rng, joints: list[Joint], mimics: int) -> list[Joint]:
    single = [i for i, j in enumerate(joints) if len(j.pair.freedoms) == 1]
    for master, i in list(pairwise(single))[:mimics]:
        mimic = Mimic(joints[master].name, float(rng.uniform(-2.0, 2.0)), float(rng.normal()))
        j = joints[i]
        joints[i] = Joint(j.name, j.pair, j.predecessor, j.successor, j.X_PJ, j.X_SJ, mimic=mimic)
    return joints


def random_signal(rng: Rng) -> Signal:
    match rng.integers(3):
        case 0:
            return Constant(float(rng.normal()))
        case 1:
            return Expression("a*sin(w*t) + 0.3", (("a", float(rng.normal())), ("w", float(rng.uniform(0.5, 3.0)))))
        case _:
            return Table(tuple(np.cumsum(rng.uniform(0.1, 0.5, size=4))), tuple(rng.normal(size=4)))


def _random_elements(rng: Rng, count: int, bodies: list[str], joints: list[Joint]) -> tuple[Element, ...]:
    measured = {"revolute", "prismatic", "helical", "cylindrical"}
    driven = [
        j
        for j in joints
        if j.pair.freedoms
        and len(j.pair.freedoms) == len(j.pair.coordinates)
        and (j.name.startswith("j") or j.pair.kind in measured)
    ]

    def point() -> tuple[float, float, float]:
        x, y, z = rng.normal(size=3) * 0.3
        return float(x), float(y), float(z)

    def two_points() -> tuple[str, tuple[float, float, float], str, tuple[float, float, float]]:
        a, b = rng.choice(bodies, size=2, replace=False)
        return str(a), point(), str(b), point()

    def freedom() -> tuple[str, int]:
        j = driven[rng.integers(len(driven))]
        return j.name, int(rng.integers(len(j.pair.freedoms)))

    found: list[Element] = []
    for i in range(count):
        name, size = f"e{i}", float(rng.uniform(0.5, 5.0))
        match i % 7 if driven else (0, 1, 5, 6)[i % 4]:
            case 0:
                found.append(LinearSpring(name, *two_points(), stiffness=size, rest_length=float(rng.uniform(0, 0.5))))
            case 1:
                found.append(LinearDamper(name, *two_points(), damping=size))
            case 2:
                joint, k = freedom()
                found.append(JointSpring(name, joint, stiffness=size, rest=float(rng.normal()), freedom=k))
            case 3:
                joint, k = freedom()
                found.append(JointDamper(name, joint, damping=size, freedom=k))
            case 4:
                joint, k = freedom()
                found.append(JointEffort(name, joint, random_signal(rng), freedom=k))
            case 5:
                body = bodies[rng.integers(1, len(bodies))]
                found.append(PointForce(name, body, point(), point(), random_signal(rng), bool(rng.integers(2))))
            case 6:
                body = bodies[rng.integers(1, len(bodies))]
                found.append(BodyTorque(name, body, point(), random_signal(rng), bool(rng.integers(2))))
    return tuple(found)
