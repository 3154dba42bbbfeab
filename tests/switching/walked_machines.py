"""Mechanisms whose rows are walked in loops: trees, random loops, four-bars on each other, with ropes, with feet."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import inf
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from multibody.closed_zoo import longer, random_closed, stacked
from poinsot import (
    Body,
    Contact,
    Displacement,
    Friction,
    Inertia,
    Joint,
    Limit,
    Lock,
    Model,
    OneWay,
    OnFreedom,
    Shape,
    Surface,
    Tendon,
    pairs,
)
from poinsot.algorithms import compiled
from poinsot.elements import Along, BetweenPoints, Constant, JointDamper, JointEffort, JointSpring
from poinsot.multibody import Motion, build_tree, configuration
from systems.rolled_models import large_model, with_rotors

ALL = ("revolute", "prismatic", "spherical")


@contextmanager
def rolled() -> Iterator[None]:
    """Everything that can be is walked in loops."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "LARGEST_UNROLLED", 0)
        yield


def tree(seed: int, count: int = 6, shape: str = "binary", kinds: tuple[str, ...] = ALL) -> Model:
    """A tree with rotors, springs, dampers and a source, and rows of every kind, two of them on one freedom."""
    rng = np.random.default_rng(seed)
    model = with_rotors(large_model(shape, count, rng, kinds))
    single = [j.name for j in model.joints if len(j.pair.freedoms) == 1]
    rows: list[Any] = []
    for k, name in enumerate(single):
        on = OnFreedom(name)
        rows.append(Limit(f"{name}.end", on, -0.1 if k % 3 else -inf, 0.15, restitution=0.3))
        rows.append(Friction(f"{name}.rub", on, 0.4, 0.6, stribeck=0.2, command="1 + 0.2*sin(t)"))
        if k % 4 == 1:
            rows.append(OneWay(f"{name}.way", on, backward=bool(k % 2)))
        if k % 4 == 2:
            rows.append(Lock(f"{name}.lock", on, command="sin(9*t)"))
    first, last = single[0], single[-1]
    drive = JointEffort("drive", last, Constant(0.7))
    elements = JointSpring("spring", first, 3.0), JointDamper("damper", last, 0.5), drive
    return replace(model, elements=elements, switches=tuple(rows), gravity=(0.0, 0.0, -9.81))


def pendulum(count: int, rows: Any, length: float = 1.0) -> Model:
    """A chain of equal rods that hang along x and turn about z; rows: joint → what switches there."""
    rod = Inertia.at_centre(1.0, (length / 2, 0.0, 0.0), np.eye(3) * length**2 / 12)
    bodies = tuple(Body(f"b{k}", rod) for k in range(count))
    names = ["ground", *(body.name for body in bodies)]
    joints = tuple(
        Joint(f"j{k}", pairs.revolute(), names[k], names[k + 1], Displacement.translating((length * (k > 0), 0.0, 0.0)))
        for k in range(count)
    )
    switches = tuple(each for joint in joints for each in rows(joint.name))
    return Model("chain", bodies, joints, gravity=(9.81, 0.0, 0.0), switches=switches)


def on_freedoms(seed: int) -> Model:
    """Random loops with springs, a damper, a source, and rows of every kind on freedoms, several on one."""
    model, _ = random_closed(seed)
    links = po.Mechanism(replace(model, elements=())).tree.links
    single = [link.joint for link in links if len(link.v) == 1]
    rows: list[Any] = [Friction(f"{x.joint}.rub", OnFreedom(x.joint, 1), 0.3) for x in links if len(x.v) > 1][:2]
    for k, name in enumerate(single):
        on = OnFreedom(name)
        rows.append(Friction(f"{name}.rub", on, 0.4, 0.6, stribeck=0.2, command="1 + 0.2*sin(t)"))
        if k % 2 == 0:
            rows.append(Limit(f"{name}.end", on, -0.1 if k % 3 else -inf, 0.15, restitution=0.3))
        if k % 4 == 1:
            rows.append(OneWay(f"{name}.way", on, backward=bool(k % 2)))
        if k % 4 == 2:
            rows.append(Lock(f"{name}.lock", on, command="sin(9*t)"))
    first, last = single[0], single[-1]
    elements = JointSpring("spring", first, 3.0), JointDamper("damper", last, 0.5)
    drive = JointEffort("drive", last, Constant(0.7))
    return replace(model, elements=(*elements, drive), switches=tuple(rows), gravity=(0.0, 0.0, -9.81))


def four_bars(count: int, end: float = 0.3, size: float = 1.0, mass: float = 1.0) -> Model:
    """So many on each other: cranks with ends and friction, joints of couplers with friction that repeats theirs."""
    model = longer(stacked(count), size, mass)
    rows: list[Any] = []
    for k in range(count):
        rows.append(Limit(f"end {k}", OnFreedom(f"a{k}"), -end, end, restitution=0.2 * (k % 2)))
        rows.append(Friction(f"rub {k}", OnFreedom(f"a{k}"), 0.05 * (1 + k % 3) * mass * size**2))
        rows.append(Friction(f"more {k}", OnFreedom(f"b{k}"), 0.03 * mass * size**2))
    return replace(model, switches=tuple(rows))


def upright(place: tuple[float, float, float]) -> Displacement:
    """A frame there whose z axis points along y of the world."""
    return Displacement(np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]]), np.array(place))


def between_bodies(seed: int) -> Model:
    """Random loops with rows of every kind between bodies, on sums of freedoms, on joints that close loops."""
    model, rng = random_closed(seed)
    tree = po.Mechanism(replace(model, elements=())).tree
    single = [link.joint for link in tree.links if len(link.v) == 1]
    closing = [c.joint for c in tree.closures if c.pair.kind == "revolute"]
    names = [body.name for body in model.bodies]
    point = tuple(map(tuple, rng.normal(size=(4, 3))))
    rows: list[Any] = [
        Limit("tether", BetweenPoints("ground", point[0], names[-1], point[1]), upper=9.0, restitution=0.2),
        Limit("rope", BetweenPoints(names[0], point[2], names[-1], point[3]), lower=0.01, upper=8.0),
        OneWay("way", Along(names[1], point[0], (0.0, 0.6, 0.8))),
        Friction("drag", Along(names[-1], None, (1.0, 0.0, 0.0), follows=True), 0.2, 0.3, stribeck=0.1),
        Lock("clutch", Tendon.of_joints({single[0]: 1.0, single[-1]: -0.4}), command="sin(9*t)"),
        Friction("rub", OnFreedom(single[0]), 0.3),
        Limit("end", OnFreedom(single[-1]), -0.2, 0.3),
    ]
    rows += [Friction(f"rub {name}", OnFreedom(name), 0.2, command="1 + 0.2*sin(t)") for name in closing]
    ball = Shape("sphere", (0.1,), placement=Displacement.translating(point[1]))
    floor = Shape("plane", placement=Displacement.translating((0.0, 0.0, -9.0)))
    rows.append(Contact("touch", Surface("ground", floor), Surface(names[-1], ball), 0.3, 0.0))
    return replace(model, switches=tuple(rows), gravity=(0.0, 0.0, -9.81))


def crane(count: int, size: float = 1.0, mass: float = 1.0, slack: float = 0.02) -> Model:
    """Four-bars on each other, tethered to the ground and to each other, with ends and friction in joints that close
    loops, a clutch between two cranks, and a ball at the last above a floor."""
    model = longer(stacked(count), size, mass)
    couple, last = mass * size**2, f"coupler{count - 1}"
    tip = 0.3 * size, 0.0, 0.0
    tree = build_tree(model)
    motion = Motion.of(tree, configuration.neutral(tree), np.zeros(tree.nv))

    def rope(name: str, line: BetweenPoints) -> Limit:
        q = float(line.measured(motion).value)
        return Limit(name, line, upper=q + slack * size, restitution=0.2)

    rows: list[Any] = [rope("tether", BetweenPoints("ground", (-0.2 * size, 0.1 * size, 0.0), last, tip))]
    for k in range(count):
        rows.append(Friction(f"rub d{k}", OnFreedom(f"d{k}"), 0.05 * (1 + k % 3) * couple))
        rows.append(Limit(f"end d{k}", OnFreedom(f"d{k}"), -0.3, 0.3, restitution=0.2 * (k % 2)))
        rows.append(Friction(f"rub a{k}", OnFreedom(f"a{k}"), 0.05 * couple))
        if k:
            line = BetweenPoints(f"crank{k}", (0.4 * size, 0.0, 0.0), f"coupler{k - 1}", (0.4 * size, 0.1 * size, 0.0))
            rows.append(rope(f"rope {k}", line))
    rows.append(Lock("clutch", Tendon.of_joints({"a0": 1.0, "b0": -0.4}), command="sin(9*t)"))
    place = float(motion.carried(last, Displacement.translating(tip)).place[1])
    ball = Shape("sphere", (0.05 * size,), placement=Displacement.translating(tip))
    floor = Shape("plane", placement=upright((0.0, place - (0.05 + slack) * size, 0.0)))
    rows.append(Contact("touch", Surface("ground", floor), Surface(last, ball), 0.3, 0.0))
    return replace(model, switches=tuple(rows))


def walker(
    count: int, size: float = 1.0, mass: float = 1.0, slack: float = 0.02, space: bool = False, bounce: float = 0.2
) -> Model:
    """Four-bars on each other, a ball on every coupler above a floor of its own, with friction; some joints rub."""
    model = longer(stacked(count), size, mass)
    tree = build_tree(model)
    motion = Motion.of(tree, configuration.neutral(tree), np.zeros(tree.nv))
    rows: list[Any] = []
    for k in range(count):
        tip = (0.2 + 0.1 * (k % 3)) * size, 0.0, 0.0
        place = float(motion.carried(f"coupler{k}", Displacement.translating(tip)).place[1])
        ball = Shape("sphere", (0.05 * size,), placement=Displacement.translating(tip))
        floor = Shape("plane", placement=upright((0.0, place - (0.05 + slack * (1 + k % 2)) * size, 0.0)))
        plane: Any = "space" if space else "auto"
        rows.append(
            Contact(f"foot {k}", Surface("ground", floor), Surface(f"coupler{k}", ball), bounce, 0.3, 0.25, plane=plane)
        )
        if k % 2:
            rows.append(Friction(f"rub {k}", OnFreedom(f"d{k}"), 0.05 * mass * size**2))
    rows.append(Limit("end", OnFreedom("a0"), -0.3, 0.3))
    return replace(model, switches=tuple(rows))


def open_chain() -> Model:
    """Four-bars whose last joint is gone: rows between bodies of a tree."""
    model = stacked(2)
    line = BetweenPoints("ground", (-0.2, 0.1, 0.0), "coupler1", (0.3, 0.0, 0.0))
    rows = (Limit("tether", line, upper=2.2), Lock("clutch", Tendon.of_joints({"a0": 1.0, "b0": -0.4}), "sin(9*t)"))
    return replace(model, joints=tuple(j for j in model.joints if not j.name.startswith("d")), switches=rows)


def touching(seed: int) -> Model:
    """Balls on two bodies against each other and against walls that lie anyhow, rough, beside rows of other kinds."""
    model, rng = random_closed(seed)
    names, rows = [body.name for body in model.bodies], list[Any]()
    tree = po.Mechanism(replace(model, elements=())).tree.aligned
    motion = Motion.of(tree, configuration.neutral(tree), np.zeros(tree.nv))
    for k in range(3):
        body, other = (str(x) for x in rng.choice(names, 2, replace=len(names) < 2))
        at = [Displacement.translating(tuple(rng.normal(size=3))) for _ in range(2)]
        place, knob = (
            np.array(motion.carried(*each).place, dtype=float) for each in zip((body, other), at, strict=True)
        )
        turned, apart = zoo.random_displacement(rng).rotation, float(np.linalg.norm(place - knob)) / 2
        against = Surface("ground", Shape("plane", placement=Displacement(turned, place - 0.1 * turned[:, 2])))
        radius = 0.1
        if k == 0 and other != body:
            against, radius = Surface(other, Shape("sphere", (apart,), placement=at[1])), apart
        mu, ball = float(rng.uniform(0.1, 0.5)), Shape("sphere", (radius,), placement=at[0])
        rows.append(Contact(f"touch {k}", against, Surface(body, ball), 0.2, mu, 0.8 * mu, plane="space"))
    single = [link.joint for link in po.Mechanism(replace(model, elements=())).tree.links if len(link.v) == 1]
    rows += [Friction("rub", OnFreedom(single[0]), 0.3), Limit("end", OnFreedom(single[-1]), -0.2, 0.3)]
    return replace(model, switches=tuple(rows), gravity=(0.0, 0.0, -9.81))


def leg() -> Model:
    """An arm with a ball at its end that slides and turns above a floor."""
    rod = Inertia.at_centre(1.0, (0.0, 0.0, 0.0), np.eye(3) * 0.02)
    joints = (
        Joint("lift", pairs.prismatic(), "ground", "base"),
        Joint("turn", pairs.revolute(), "base", "arm", upright((0.0, 0.0, 0.0))),
    )
    ball = Surface("arm", Shape("sphere", (0.1,), placement=Displacement.translating((0.3, 0.0, 0.0))))
    ground = Surface("ground", Shape("plane", placement=Displacement.translating((0.0, 0.0, -0.3))))
    switches = (Contact("foot", ground, ball, 0.3, 0.2),)
    return Model("leg", (Body("base", rod), Body("arm", rod)), joints, gravity=(0.0, 0.0, -9.81), switches=switches)


def swung() -> Model:
    """The same with a hand that holds the ball, of an arm that is moved as a function of time."""
    model, (foot,) = leg(), leg().switches
    hand = Body("hand", Inertia.at_centre(1.0, (0.1, 0.0, 0.0), np.eye(3) * 0.02))
    wrist = Joint("wrist", pairs.revolute(), "arm", "hand", Displacement.translating((0.3, 0.0, 0.0)))
    switches = (replace(foot, b=replace(foot.b, body="hand")),)
    model = replace(model, bodies=(*model.bodies, hand), joints=(*model.joints, wrist), switches=switches)
    return po.Mechanism(model).with_motions({"turn": "0.3*sin(9*t)"}).model
