"""Loops that are drawn open, or turned by half a turn, are closed; of those that cannot be it is said how far they are
open, and which contradict each other."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, quick
from poinsot import Body, Joint, Model, pairs
from poinsot.analysis.closing import approach, moved, open_loops, step_of
from poinsot.analysis.healing.loops import Linkage, displaced
from poinsot.analysis.healing.relations import blocks_of
from poinsot.analysis.large_closing import LargeStep
from poinsot.elements import pair_of_kind

ROD = po.Inertia.at_centre(1.0, (0.1, 0.0, 0.0), (0.1, 0.1, 0.1))
AT = np.array
HERE, ACROSS = (0.0, 0.0, 0.0), (np.pi / 2, 0.0, 0.0)


def frame(point: Any, turn: Any = (0.0, 0.0, 0.0)) -> po.Displacement:
    return po.Displacement(po.Displacement.exp(po.Twist(AT(turn, float), np.zeros(3))).rotation, AT(point, float))


def leg(size: float = 1.0) -> Model:
    """A shank on a hip of three freedoms, and a foot on an ankle of two that two rods on cranks hold: five freedoms.

    Each rod has a cross at its crank and closes with a ball at the foot, as the toes of walking robots have.
    """
    p = {"knee": (0, 0, -0.4), "ankle": (0.0, 0.0, -0.8), "left": (0.02, 0.06, -0.45), "right": (0.02, -0.06, -0.45)}
    joints = [
        Joint("hip", pairs.spherical(), "ground", "shank"),
        Joint("ankle", pairs.universal(), "shank", "foot", frame(AT(p["ankle"]) * size)),
    ]
    for side in ("left", "right"):
        at, arm = AT(p[side]) * size, AT([0.05, 0.0, 0.0]) * size
        foot = AT([0.07, 0.05 if side == "left" else -0.05, -0.05]) * size
        rod = np.linalg.norm(AT(p["ankle"]) * size + foot - at - arm)
        joints += [
            Joint(f"{side}_crank", pairs.revolute(), "shank", f"{side}_crank", frame(at, ACROSS), frame(HERE, ACROSS)),
            Joint(f"{side}_cross", pairs.universal(), f"{side}_crank", f"{side}_rod", frame(arm)),
            Joint(f"{side}_ball", pairs.spherical(), f"{side}_rod", "foot", frame((0, 0, -rod)), frame(foot)),
        ]  # fmt: skip
    bodies = ["shank", "foot", *(f"{side}_{part}" for side in ("left", "right") for part in ("crank", "rod"))]
    tree = ("hip", "ankle", "left_crank", "left_cross", "right_crank", "right_cross")
    small = po.Inertia.at_centre(1.0, (0.0, 0.0, 0.0), AT([0.1, 0.1, 0.1]) * size**2)
    return Model("leg", tuple(Body(name, small) for name in bodies), tuple(joints), tree=tree)


def closed_by(m: po.Mechanism, Q: np.ndarray) -> np.ndarray:
    """Which configurations steps close, without a perturbation."""
    return approach(lambda q, dv: moved(m, q, dv), step_of(m), Q, np.ones(m.nv)).closed


@pytest.mark.parametrize("size", quick(2, [1e-5, 1e5, 1.0]))
def test_a_leg_is_closed_from_wherever_it_is_drawn(size: float) -> None:
    m = po.Mechanism(leg(size))
    rng = np.random.default_rng(200)
    q = m.assemble()
    Q = AT([m.integrate(q, 0.5 * rng.normal(size=m.nv) * m.scales.freedoms) for _ in range(200)])
    assert closed_by(m, Q).mean() == 1.0, "plain Levenberg–Marquardt on logarithms closes all of them"
    assert m.mobility(q).here == 5


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(8))
def test_loops_that_are_drawn_far_open_close(rng: np.random.Generator) -> None:
    """Metres and radians of noise in what closes a chain that reaches everywhere: three balls, two rods."""
    far = 1.6 * rng.uniform(0.3, 1.0) * (d := rng.normal(size=3)) / np.linalg.norm(d)  # they reach 2 m
    ends = [frame((0.0, 0.0, 0.0)), frame(far + AT([1.0, 0.0, 0.0]), rng.normal(size=3) * 3.0)]
    names = ["ground", "a", "b", "c"]
    joints = [Joint(f"j{k}", pairs.spherical(), names[k], names[k + 1], frame((1.0, 0, 0))) for k in range(3)]
    for kind in ("fixed", "revolute", "prismatic", "planar", "cylindrical"):
        last = Joint("end", pair_of_kind(kind), "c", "ground", ends[0], ends[1])
        tree = tuple(joint.name for joint in joints)
        m = po.Mechanism(Model("chain", tuple(Body(n, ROD) for n in names[1:]), (*joints, last), tree=tree))
        assert closed_by(m, m.neutral()[None]).all(), kind
        q = m.assemble()
        assert all(str(each) == "nothing" for each in open_loops(m, q))


TURNED = {
    "revolute": (1.0, 0.0, 0.0), "fixed": (0.6, 0.8, 0.0), "prismatic": (0.0, 0.0, 1.0), "planar": (0.0, 1.0, 0.0),
}  # fmt: skip


@pytest.mark.sample(4)
@pytest.mark.parametrize("kind", TURNED)
@pytest.mark.parametrize("off", [0.0, 1e-12, 1e-6, 0.1])
def test_a_closure_turned_by_half_a_turn_is_no_root(kind: str, off: float) -> None:
    """Drawn exactly the wrong way round, where sines vanish: a floating body turns back, the ground's frame is met."""
    angle = np.pi - off
    X = frame((0.0, 0.0, 0.0), AT(TURNED[kind]) * angle)
    joints = (
        Joint("loose", pairs.free(), "ground", "body", X),
        Joint("end", pair_of_kind(kind), "body", "ground", frame((0, 0, 0)), frame((0, 0, 0))),
    )
    m = po.Mechanism(Model("turned", (Body("body", ROD),), joints, tree=("loose",)))
    opened = open_loops(m, m.neutral())[0]
    assert opened.angle == pytest.approx(angle, abs=2e-4)  # at half a turn a direction is chosen, 1e-4 from it
    assert closed_by(m, m.neutral()[None]).all()
    X_end = m.pose(m.assemble(), "body")
    k = 2 if kind in ("revolute", "planar") else slice(None)
    assert np.allclose(X_end[:3, :3][k, k], np.eye(3)[k, k], atol=1e-9)  # closed to 1e-12 in angle


def test_many_loops_are_closed_by_the_same_steps() -> None:
    m = po.Mechanism(leg())
    rng = np.random.default_rng(4)
    Q = AT([m.integrate(m.assemble(), 0.4 * rng.normal(size=m.nv) * m.scales.freedoms) for _ in range(5)])
    free, damping = np.ones(m.nv), AT([1e-3, 0.1, 0.1, 1.0, 30.0])
    for x, y in zip(step_of(m)(Q, free, damping), LargeStep(m)(Q, free, damping), strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-7, atol=1e-9)  # two eliminations of one system


def arm(*ends: Joint) -> po.Mechanism:
    """A body that turns about the z-axis of the ground, and what else holds it."""
    hinge = Joint("hinge", pairs.revolute(), "ground", "arm")
    return po.Mechanism(Model("arm", (Body("arm", ROD),), (hinge, *ends), tree=("hinge",)))


def test_how_far_a_loop_is_open_is_said_in_metres_and_as_an_angle() -> None:
    m = arm(Joint("weld", pairs.fixed(), "arm", "ground", frame((0, 0, 0)), frame((0, 0, 0.1), (0.3, 0, 0))))
    with pytest.raises(po.AssemblyError, match=r"'weld' \(fixed\) stays open by 0.1 m and 0.3 rad at the nearest"):
        m.assemble()


def test_a_loop_that_closes_only_the_wrong_way_round_is_told() -> None:
    m = arm(Joint("pin", pairs.revolute(), "arm", "ground", frame((0, 0, 0)), frame((0, 0, 0), (np.pi, 0, 0))))
    with pytest.raises(po.AssemblyError, match=r"open by 3.14 rad .*, with its axis the wrong way round"):
        m.assemble()


def held_at(name: str, where: float, wanted: float) -> Joint:
    """A point of the arm at the angle ``where`` that shall be at the angle ``wanted``, 1 m from the hinge."""
    points = (frame((np.cos(a), np.sin(a), 0.0)) for a in (where, wanted))
    return Joint(name, pairs.spherical(), "arm", "ground", *points)


def test_loops_that_contradict_each_other_are_named_with_their_amounts() -> None:
    m = arm(held_at("first", 0.0, 0.0), held_at("second", 1.0, 1.2), held_at("third", 2.0, 2.0))
    with pytest.raises(po.AssemblyError) as error:
        m.assemble()
    half = f"open by {2 * np.sin(0.05):.3g} m"  # two of them meet half way, 0.1 rad each
    said = str(error.value)
    assert "'second' (spherical)" in said and half in said
    assert said.count("'first'") + said.count("'third'") == 1, "one of the two suffices"


def test_what_does_not_contradict_is_not_accused() -> None:
    model = arm(held_at("first", 0.0, 0.0), held_at("second", 1.0, 1.2)).model
    other = Joint("elsewhere", pairs.revolute(), "ground", "door", frame((5, 0, 0)))
    latch = Joint("latch", pairs.spherical(), "door", "ground", frame((1, 0, 0)), frame((5, 1, 0)))
    tree = ("hinge", "elsewhere")
    both = replace(model, bodies=(*model.bodies, Body("door", ROD)), joints=(*model.joints, other, latch), tree=tree)
    with pytest.raises(po.AssemblyError) as error:
        po.Mechanism(both).assemble()
    assert "'first'" in str(error.value) and "'second'" in str(error.value) and "latch" not in str(error.value)


# Slopes of closures along freedoms and along the frames of joints.


@pytest.mark.parametrize("name", ["bennett.toml", "cardan_shaft.toml", "slider_crank.toml"])
def test_slopes_are_those_of_differences(name: str) -> None:
    rng = np.random.default_rng(10)
    linkage = Linkage.of(po.load(EXAMPLES / name).tree)
    block = blocks_of(linkage, linkage.drawn, np.zeros(linkage.tree.nq))[0]
    q, h = 0.3 * rng.normal(size=linkage.tree.nq), 1e-6
    _, A, G = block.slopes(block.frames, q)
    for move in rng.normal(size=(3, A.shape[1])):
        ends = [block.slopes(block.frames, block.moved(q, s * h * move))[0] for s in (1, -1)]
        np.testing.assert_allclose((ends[0] - ends[1]) / (2 * h), A @ move, atol=1e-8)
    for xi in rng.normal(size=(4, G.shape[1])):
        ends = [
            block.slopes(displaced(block.frames, block.drawn, block.displacements(s * h * xi)), q)[0] for s in (1, -1)
        ]
        np.testing.assert_allclose((ends[0] - ends[1]) / (2 * h), G @ xi, atol=1e-8)
