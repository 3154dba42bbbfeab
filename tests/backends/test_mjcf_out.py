"""Mechanisms as MJCF: written and read they are the same, for us and for MuJoCo; written again, the same text."""

import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from backends.robot_files import apart, arm, comes_back, differing, joint, passive, read, relative, scaled, state_of
from cases import EXAMPLES, quick
from conftest import require_oracle
from files.network_text import random_pose
from poinsot.elements import (
    BetweenPoints,
    BodyTorque,
    Constant,
    Expression,
    JointDamper,
    JointEffort,
    JointSpring,
    LinearDamper,
    LinearSpring,
    PointForce,
)
from poinsot.files import load_model
from poinsot.multibody import Keyframe, Mimic

pytestmark = pytest.mark.oracle


@pytest.mark.parametrize("seed", [1])
def test_models_of_gymnasium_come_back(seed: int, tmp_path: Path) -> None:
    """With their contacts, and with the fluid that swimmers move in."""
    gymnasium = require_oracle("gymnasium")
    for file in sorted((Path(gymnasium.__file__).parent / "envs" / "mujoco" / "assets").glob("*.xml")):
        with warnings.catch_warnings(action="ignore"):
            ours = po.Mechanism(load_model(file, contacts=True, losses=True))
        again = comes_back(ours, "mjcf", tmp_path, seed, contacts=True, losses=True)
        assert not differing(ours, again), file.stem


def test_an_edited_file_is_believed(tmp_path: Path) -> None:
    """What the file keeps beside its elements counts only while these are as they were written."""
    ours = arm(joint("hinge", po.pairs.revolute(), limits=po.Limits(velocity=3.0), damping=0.5))
    shape = po.Shape("sphere", (0.1,), name="tip", colour=(0.5, 0.25, 0.125, 1.0))
    point = po.Body("a0", po.Inertia.at_centre(2.0, np.zeros(3), np.zeros(3)), None, (shape,), (shape,))
    text = po.Mechanism(replace(ours.model, bodies=(point,))).to_mjcf(strict=False)
    assert read(text, "mjcf", tmp_path).model.joints[0].limits == po.Limits(velocity=3.0)
    assert read(text, "mjcf", tmp_path).model.bodies[0].inertia.about_centre.max() == 0.0
    edited = text.replace('diaginertia="2e-08 2e-08 2e-08"', 'diaginertia="2 2 2"').replace(
        'conaffinity="-1"', 'conaffinity="4" friction="0.5"'
    )
    again = read(edited.replace('type="hinge"', 'type="hinge" limited="true" range="-1 1"'), "mjcf", tmp_path).model
    assert again.joints[0].limits == po.Limits(-1.0, 1.0) and again.joints[0].damping == 0.5
    np.testing.assert_allclose(again.bodies[0].inertia.about_centre, 2.0 * np.eye(3))
    (tip,) = again.bodies[0].collisions
    assert (tip.mask, tip.friction, tip.torsional) == (4, 0.5, None) and tip is again.bodies[0].visuals[0]


@pytest.mark.parametrize(
    "data",
    [
        "{",
        "[]",
        '{"limits": 3}',
        '{"limits": [{}, {"upper": "far"}]}',
        '{"limits": [{}, {"upper": NaN}]}',
        '{"mimic": [null, {}]}',
        '{"damping": [0.0]}',
        "[" * 90_000,
    ],
)
def test_kept_texts_that_are_none_are_refused(data: str, tmp_path: Path) -> None:
    text = arm(joint("hinge", po.pairs.revolute(), limits=po.Limits(velocity=3.0))).to_mjcf()
    kept = '{"limits": [{}, {"velocity": 3.0}]}'
    assert kept in text
    with pytest.raises(po.FileError, match=r"a text 'poinsot joint hinge' that is not as poinsot writes it.*take it"):
        read(text.replace(kept, data), "mjcf", tmp_path)


def test_a_world_without_shapes_carries_a_robot(tmp_path: Path) -> None:
    """The base of robots of ROS is often called so: a KeyError once."""
    some = po.Inertia.at_centre(1.0, np.zeros(3), np.full(3, 0.1))
    joints = (
        po.Joint("root_joint", po.pairs.fixed(), "ground", "world"),
        po.Joint("hinge", po.pairs.revolute(), "world", "arm"),
    )
    ours = po.Mechanism(po.Model("named", (po.Body("world", po.Inertia.zero()), po.Body("arm", some)), joints))
    assert not differing(ours, comes_back(ours, "mjcf", tmp_path))


@pytest.mark.parametrize(
    ("body", "limits", "words"),
    [
        (po.Body("a", po.Inertia(0.0, np.zeros(3), np.diag([1e-3, 2e-3, 2.5]))), po.Limits(), "belong to no mass"),
        (po.Body("a", po.Inertia.at_centre(1.0, np.zeros(3), np.full(3, 0.1))), po.Limits(0.5, 0.5), "has no width"),
    ],
)
def test_what_mujoco_does_not_take_is_refused(body: po.Body, limits: po.Limits, words: str) -> None:
    """It left moments of a body without mass out, and wrote what does not compile, without a word."""
    arm = po.Body("arm", po.Inertia.at_centre(1.0, np.zeros(3), np.full(3, 0.1)))
    turning = po.Joint("turning", po.pairs.revolute(), "ground", "arm", limits=limits)
    joints = (turning, po.Joint("fixed", po.pairs.fixed(), "arm", "a"))
    with pytest.raises(po.ModelError, match=words):
        po.Mechanism(po.Model("m", (arm, body), joints)).to_mjcf()


@pytest.mark.parametrize("seed", quick(2, range(40)))
@pytest.mark.parametrize("length", quick(1, [1.0, 1e-2, 1e5]))
@pytest.mark.parametrize("tool", ["flat", "point", "moments alone", "point on point"])
def test_what_is_fixed_together_moves_the_same_in_mujoco(seed: int, length: float, tool: str, tmp_path: Path) -> None:
    """Moments that MuJoCo does not take, of a body in a rigid group that has others: the group is what moves."""
    rng = np.random.default_rng(seed)
    made = {
        "flat": po.Inertia.at_centre(0.3, rng.normal(size=3), np.diag([1e-3, 2e-3, 4e-3])),
        "moments alone": po.Inertia(0.0, np.zeros(3), np.diag([1e-3, 2e-3, 4e-3])),
    }.get(tool, po.Inertia.at_centre(0.3, rng.normal(size=3), np.zeros((3, 3))))
    link = po.Inertia.at_centre(1.0, rng.normal(size=3), np.diag([0.1, 0.1, 0.1]))
    spot = [po.Inertia.at_centre(1.0, rng.normal(size=3), np.zeros((3, 3))) for _ in range(2)]
    bodies = [
        po.Body("link", spot[0] if tool == "point on point" else link),
        po.Body("tool", made),
        po.Body("tip", spot[1]),
    ]
    bodies.append(po.Body("base", link))
    X = [random_pose(rng) for _ in range(5)]
    joints = (
        po.Joint("root", po.pairs.revolute(), "ground", "base", X_PJ=X[4]),
        po.Joint("hinge", po.pairs.revolute(), "base", "link", X_PJ=X[0], X_SJ=X[1]),
        po.Joint("held", po.pairs.fixed(), "link", "tool", X_PJ=X[2]),
        po.Joint("tipped", po.pairs.fixed(), "tool", "tip", X_PJ=X[3]),
    )  # fmt: skip
    with warnings.catch_warnings(action="ignore"):
        comes_back(po.Mechanism(scaled(po.Model("m", tuple(bodies), joints), length)), "mjcf", tmp_path, seed, length)


CORD = po.Tendon.through(("ground", (0.0, 0.0, 1.0)), ("a0", (0.1, 0.0, 0.0)), ("a2", (0.0, 0.2, 0.0)), divisor=2.0)


def test_springs_losses_limits_and_rotors_come_back(tmp_path: Path) -> None:
    ours = arm(
        joint("first", po.pairs.revolute(), limits=po.Limits(-1.0, 2.0, effort=4.0), friction=0.25, armature=0.125),
        joint("second", po.pairs.prismatic(), armature=0.5),
        joint("ball", po.pairs.spherical()),
        joint("cross", po.pairs.universal()),
        elements=(
            JointSpring("k", "first", 3.0, 0.5), JointSpring("k2", "first", 2.0, -0.5),
            JointSpring("k3", "cross", 7.0, 0.1, 1),
            JointDamper("d", "second", 0.75), *(JointDamper(f"b{k}", "ball", 0.1, k) for k in range(3)),
            po.StretchSpring("slack", po.OnFreedom("second"), 5.0, -0.1, 0.2),
            LinearSpring("line", "ground", (1.0, 0.0, 0.0), "a1", (0.0, 0.1, 0.0), 11.0, 0.4),
            LinearDamper("oil", "ground", (1.0, 0.0, 0.0), "a1", (0.0, 0.1, 0.0), 0.3),
            po.StretchSpring("cord", CORD, 9.0, 0.1, 0.3),
            po.StretchDamper("sum", po.Tendon.of_joints({("first", 0): 0.5, ("cross", 1): -2.0}), 0.2),
        ),
        switches=(
            po.Limit("stop", po.OnFreedom("cross", 0), -0.5, 0.75), po.Friction("rub", po.OnFreedom("cross", 1), 0.125),
            po.Limit("reach", BetweenPoints("ground", (0.0, 0.0, 0.0), "a3", (0.0, 0.0, 0.1)), upper=5.0),
        ),
    )  # fmt: skip
    again = comes_back(ours, "mjcf", tmp_path)
    found = {j.name: j for j in again.model.joints}
    assert found["first"].limits == po.Limits(-1.0, 2.0, effort=4.0) and found["first"].friction == 0.25
    assert found["first"].armature == 0.125 and found["cross.angle_x"].limits == po.Limits(-0.5, 0.75)
    assert found["cross.angle_y"].friction == 0.125
    assert "reach limit" in {s.name for s in again.model.switches}
    at = state_of(ours, np.random.default_rng(2))
    order = [ours.freedom_names.index(name) for name in again.freedom_names]
    to_q = [ours.coordinate_names.index(name) for name in again.coordinate_names]
    tau = passive(ours, at.q, at.v)[order]
    assert relative(tau, passive(again, at.q[to_q], at.v[order])) < 1e-12


def test_sources_become_actuators(tmp_path: Path) -> None:
    ranges: dict[str, Any] = {"control_range": (-1.0, 1.0), "force_range": (-5.0, 5.0)}
    cable = po.Tendon(((2.0, po.OnFreedom("first")), (-1.0, po.OnFreedom("third"))), 0.25)
    filtered: dict[str, Any] = {"dynamics": "filter", "time_constant": 0.1}
    ours = arm(
        joint("first", po.pairs.revolute()), joint("second", po.pairs.prismatic()), joint("third", po.pairs.revolute()),
        elements=(
            JointEffort("motor", "first", Constant(0.0)),
            po.Actuator.position("servo", "second", stiffness=50.0, damping=2.0, **ranges),
            po.Actuator.velocity("drive", "third", damping=3.0, gear=4.0, **filtered),
            po.Actuator.motor("cable", cable, bias_length=3.0),
            PointForce("thrust", "a2", (0.1, 0.0, 0.0), (0.0, 0.6, 0.8), Constant(0.0), follows=True),
            BodyTorque("wheel", "a1", (1.0, 0.0, 0.0), Constant(0.0), follows=True),
        ),
    )  # fmt: skip
    again = comes_back(ours, "mjcf", tmp_path)
    assert [s.name for s in again.model.sources] == ["motor", "servo", "drive", "cable", "thrust", "wheel"]
    geared = arm(
        joint("first", po.pairs.revolute()), joint("second", po.pairs.revolute()),
        elements=(po.Actuator.motor("one", "first", gear=4.0, effort_range=(-6.0, 6.0)),),
    )  # fmt: skip
    assert comes_back(geared, "mjcf", tmp_path).model.sources[0].effort(9.0, 0.0, 0.0) == 6.0
    driven = po.Mechanism(replace(ours.model, elements=(JointEffort("motor", "first", Expression("sin(t)")),)))
    with pytest.raises(po.ModelError, match="the signal of JointEffort 'motor' is no part of a model there"):
        driven.to_mjcf()


def test_loops_followers_and_screws_become_equality(tmp_path: Path) -> None:
    ours = arm(
        joint("first", po.pairs.revolute()), joint("second", po.pairs.revolute(), mimic=Mimic("first", -2.0, 0.25)),
        joint("screw", po.pairs.helical(0.02)),
        couplings=(po.Coupling("gear", po.OnFreedom("first"), po.OnFreedom("screw"), (0.1, 0.5, 0.25), 0.2, -0.3),),
        coupled=True,
    )  # fmt: skip
    model = replace(
        ours.model,
        joints=(
            *ours.model.joints,
            po.Joint("pin", po.pairs.revolute(), "ground", "a2", po.Displacement.translating([0.1, 0.2, 0.3])),
            po.Joint("socket", po.pairs.spherical(), "a0", "a2"),
            po.Joint("weld", po.pairs.fixed(), "ground", "a1"),
        ),
        initial=(po.Initial("first", (0.3,)), po.Initial("screw", (0.2,))),
        tree=("first", "second", "screw"),
    )
    text = po.Mechanism(model).to_mjcf()
    again = read(text, "mjcf", tmp_path)
    assert again.to_mjcf() == text
    assert {j.name for j in again.model.joints} >= {"pin", "pin.2", "socket", "weld"}
    kept = {c.name: c for c in again.model.couplings}
    assert set(kept) == {"second_mimic", "screw.advance_coupling", "gear"}

    def value(name: str, first: float, second: float | None) -> float:
        c = kept[name]
        x = 0.0 if second is None else second - c.second_at
        return float(c.first_at + sum(a * x**k for k, a in enumerate(c.coefficients)) - first)

    assert abs(value("second_mimic", -2.0 * 0.7 + 0.25, 0.7)) < 1e-14
    assert abs(value("screw.advance_coupling", 0.02 * 0.7, 0.7)) < 1e-15
    x = 0.7 + 0.3
    assert abs(value("gear", 0.2 + 0.1 + 0.5 * x + 0.25 * x * x, 0.7)) < 1e-14
    crossed = replace(model, joints=(*model.joints, po.Joint("extra", po.pairs.universal(), "ground", "a2")))
    with pytest.raises(po.ModelError, match="joint 'extra' closes a loop by a universal pair"):
        po.Mechanism(crossed).to_mjcf()


def test_bodies_without_inertia_between_become_several_joints_of_one(tmp_path: Path) -> None:
    first = arm(joint("x", po.pairs.prismatic()), joint("y", po.pairs.revolute()), joint("z", po.pairs.revolute()))
    model = first.model
    light = replace(model.bodies[1], inertia=model.bodies[1].inertia.zero())
    ours = po.Mechanism(
        replace(model, bodies=(model.bodies[0], light, model.bodies[2]), initial=(po.Initial("y", (0.4,)),))
    )
    text = ours.to_mjcf()
    assert text.count("<body") == 2 and text.count("<joint") == 3
    again = read(text, "mjcf", tmp_path)
    assert again.to_mjcf() == text and again.coordinate_names == ours.coordinate_names
    q = np.array([0.1, 0.7, -0.4])
    np.testing.assert_allclose(again.pose(q, "a2"), ours.pose(q, "a2"), rtol=0, atol=1e-13)
    assert again.initial_state()[1] == 0.4


def test_a_body_called_as_what_is_made_keeps_its_name(tmp_path: Path) -> None:
    """The reader calls a body between two joints "arm_turn"; that of this name is another one."""
    some = po.Inertia.at_centre(1.0, np.zeros(3), np.full(3, 0.1))
    bodies = (po.Body("between", po.Inertia.zero()), po.Body("arm", some), po.Body("arm_turn", some))
    joints = (
        po.Joint("turn", po.pairs.revolute(), "ground", "between"),
        po.Joint("slide", po.pairs.prismatic(), "between", "arm"),
        po.Joint("last", po.pairs.revolute(), "arm", "arm_turn"),
    )
    ours = po.Mechanism(po.Model("named", bodies, joints))
    again = read(ours.to_mjcf(), "mjcf", tmp_path)
    assert again.body_names == ("arm_turn_2", "arm", "arm_turn") and again.to_mjcf() == ours.to_mjcf()
    q = np.array([0.3, 0.2, -0.4])
    np.testing.assert_allclose(again.mass_matrix(q), ours.mass_matrix(q), rtol=1e-13)


def test_bodies_keep_their_names(tmp_path: Path) -> None:
    """One called as MuJoCo's ground, and one without inertia between two joints, which is no body there."""
    some = po.Inertia.at_centre(1.0, np.zeros(3), np.full(3, 0.1))
    bodies = (po.Body("world", some), po.Body("between", po.Inertia.zero()), po.Body("arm", some))
    joints = (
        po.Joint("free", po.pairs.free(), "ground", "world"),
        po.Joint("turn", po.pairs.revolute(), "world", "between"),
        po.Joint("slide", po.pairs.prismatic(), "between", "arm"),
    )
    ours = po.Mechanism(po.Model("named", bodies, joints))
    with pytest.warns(UserWarning, match="'world' is called 'world_2' there"):
        text = ours.to_mjcf()
        again = read(text, "mjcf", tmp_path)
        assert again.to_mjcf() == text
    assert apart(ours, again, state_of(ours, np.random.default_rng(0))) < 1e-12
    assert again.body_names == ("world", "between", "arm")


def test_keyframes_and_initial_values_come_back(tmp_path: Path) -> None:
    rng = np.random.default_rng(5)
    quaternion = tuple(float(x) for x in zoo.random_unit(rng, 4))
    chain = arm(
        po.Joint("root", po.pairs.free(), "ground", ""),
        joint("hinge", po.pairs.revolute()),
        joint("ball", po.pairs.spherical()),
    )
    state = (
        po.Initial("root", (0.1, 0.2, 0.3, *quaternion), (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)),
        po.Initial("hinge", (0.25,), (-1.0,)),
        po.Initial("ball", quaternion, (0.1, 0.2, 0.3)),
    )
    ours = po.Mechanism(replace(chain.model, initial=state, keyframes=(Keyframe("home", state),)))
    text = ours.to_mjcf()
    again = read(text, "mjcf", tmp_path)
    assert again.to_mjcf() == text
    for name in ("initial", "home"):
        found = again.keyframes[name]
        np.testing.assert_allclose(found.q, ours.keyframes["home"].q, rtol=0, atol=1e-14)
        np.testing.assert_allclose(found.v, ours.keyframes["home"].v, rtol=0, atol=1e-13)


def test_shapes_come_back(tmp_path: Path) -> None:
    X = zoo.random_displacement(np.random.default_rng(1))
    corners = np.array([[0.0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]])
    mesh = po.Triangles(corners, np.array([[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]]))
    drawn = (
        po.Shape("box", (1.0, 2.0, 3.0), placement=X, colour=(0.25, 0.1, 1.0, 0.125), name="plate"),
        po.Shape("ellipsoid", (0.1, 0.2, 0.3)),
        po.Shape("capsule", (0.1, 0.2)),
        po.Shape("mesh", (1.0, 1.0, 1.0), triangles=mesh, placement=X),
    )
    touching = (po.Shape("sphere", (0.1,), friction=0.3), po.Shape("cylinder", (0.1, 0.2), category=2, mask=4))
    ours = arm(joint("hinge", po.pairs.revolute()))
    ours = po.Mechanism(
        replace(ours.model, bodies=(replace(ours.model.bodies[0], visuals=drawn, collisions=touching),))
    )
    text = ours.to_mjcf()
    again = read(text, "mjcf", tmp_path)
    body = again.model.body("a0")
    assert [(s.geometry, s.parameters) for s in body.visuals] == [(s.geometry, s.parameters) for s in drawn]
    assert [replace(s, placement=t.placement) for s, t in zip(body.collisions, touching, strict=True)] == [*touching]
    assert [s.colour for s in body.visuals] == [s.colour for s in drawn]
    at = body.visuals[3]
    assert at.triangles is not None
    there = at.placement.rotation @ at.triangles.vertices.T + at.placement.translation[:, None]
    np.testing.assert_allclose(there, X.rotation @ corners.T + X.translation[:, None], rtol=0, atol=1e-6)
    without = [line for line in text.splitlines() if "mesh" not in line]
    assert [line for line in again.to_mjcf().splitlines() if "mesh" not in line] == without
    with pytest.warns(UserWarning, match="which MuJoCo could not read: package://hand.dae"):
        lost = replace(
            ours.model.bodies[0], visuals=(po.Shape("mesh", (1.0, 1.0, 1.0), "package://hand.dae"),), collisions=()
        )
        po.Mechanism(replace(ours.model, bodies=(lost,))).to_mjcf()


def test_a_floor_and_what_touches_it_come_back(tmp_path: Path) -> None:
    wheel = po.load(EXAMPLES / "rimless_wheel.toml")
    again = read(wheel.to_mjcf(), "mjcf", tmp_path, contacts=True)
    assert "disable" not in wheel.to_mjcf()
    before = sorted(len(s.parts(wheel.tree)) for s in wheel.model.switches)
    after = sorted(len(s.parts(again.tree)) for s in again.model.switches)
    assert before == after


@pytest.mark.parametrize(
    ("numbers", "condim"), [({}, 3), ({"torsional": 0.02}, 4), ({"torsional": 0.02, "rolling": 0.003}, 6)]
)
@pytest.mark.parametrize("pair", [False, True])
def test_torsional_and_rolling_friction_come_back(
    pair: bool, numbers: dict[str, float], condim: int, tmp_path: Path
) -> None:
    floor, tip = po.Surface("ground", po.Shape("plane", (0.0, 0.0))), po.Surface("a0", po.Shape("sphere", (0.1,)))
    rule = po.Contact("touch", floor, tip, friction=0.5, **numbers)
    if not pair:
        rule = po.Contacts("touch", (tip,), (floor,), friction=0.5, **numbers)
    ours = arm(joint("hinge", po.pairs.revolute()))
    text = po.Mechanism(replace(ours.model, switches=(rule,))).to_mjcf()
    assert ("condim" in text) == (condim != 3) and (condim == 3 or f'condim="{condim}"' in text)
    again = read(text, "mjcf", tmp_path, contacts=True)
    (found,) = (c for s in again.model.switches for c in ([s] if isinstance(s, po.Contact) else s.pairs(again.tree)))
    wanted = tuple(numbers.get(kind, 0.0) for kind in ("torsional", "rolling"))
    assert (found.mu_s, found.mu_turning) == (0.5, wanted)


def test_what_mujoco_would_refuse_is_refused_here(tmp_path: Path) -> None:
    point = arm(joint("hinge", po.pairs.revolute()))
    mass = po.Body("a0", point.model.bodies[0].inertia.at_centre(2.0, (0.0, 0.0, -1.0), (0.0, 0.0, 0.0)))
    ours = po.Mechanism(replace(point.model, bodies=(mass,)))
    with pytest.raises(po.ModelError, match="moments of inertia of body 'a0' are none that MuJoCo takes"):
        ours.to_mjcf()
    with pytest.warns(UserWarning, match="moments of inertia of body 'a0'"):
        text = ours.to_mjcf(strict=False)
    again = read(text, "mjcf", tmp_path)  # the mass in one point comes back, other than in MuJoCo
    assert again.to_mjcf(strict=False) == text and again.model.bodies[0].inertia.fault() is None
    np.testing.assert_allclose(again.model.bodies[0].inertia.about_centre, np.zeros((3, 3)), rtol=0, atol=1e-15)
    light = po.Mechanism(replace(point.model, bodies=(po.Body("a0", mass.inertia.zero()),), joints=point.model.joints))
    with pytest.raises(po.ModelError, match="body 'a0' moves, and neither it nor what is fixed to it has a mass"):
        light.to_mjcf(strict=False)
