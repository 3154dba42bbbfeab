"""Mechanisms as SDF: written and read they are the same; written again, the same text."""

import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from backends.robot_files import HOSTILE, apart, arm, differing, joint, relative, sayable, scaled, state_of
from cases import quick
from files.robots import label, require_robot, robot_files
from poinsot import Displacement, Friction, Joint, Limit, Limits, OnFreedom, Shape, pairs
from poinsot.elements import Constant, JointDamper, JointEffort, JointSpring
from poinsot.errors import FileWarning
from poinsot.files import load_model
from poinsot.multibody import Mimic, Motion, inverse_dynamics, passive_loads

SAID = ("revolute", "prismatic", "cylindrical", "planar", "universal", "fixed", "spherical", "helical")


def read(text: str, folder: Path, **options: Any) -> po.Mechanism:
    file = folder / "written.sdf"
    file.write_text(text, "utf-8")
    return po.Mechanism(load_model(file, **options))


def comes_back(ours: po.Mechanism, folder: Path, seed: int = 0, length: float = 1.0, **options: Any) -> po.Mechanism:
    text = ours.to_sdf()
    again = read(text, folder, **options)
    assert again.to_sdf() == text
    assert apart(ours, again, state_of(ours, np.random.default_rng(seed), length), length) < 1e-12
    return again


@pytest.mark.parametrize("seed", quick(2, range(200)))
@pytest.mark.parametrize("length", quick(1, [1.0, 1e-5, 1e5]))
def test_read_again_it_is_the_same_and_so_is_its_text(seed: int, length: float, tmp_path: Path) -> None:
    model = scaled(sayable(np.random.default_rng(seed), SAID), length)
    balls = [
        replace(j, predecessor=j.successor, successor=j.predecessor, X_PJ=j.X_SJ, X_SJ=j.X_PJ)
        if j.pair == pairs.spherical() and j.successor != f"b{j.name[1:]}"
        else j
        for j in model.joints
    ]
    comes_back(po.Mechanism(replace(model, joints=tuple(balls), gravity=(1.0, 2.0, 3.0))), tmp_path, seed, length)


@pytest.mark.parametrize("robot", quick(1, robot_files()) or [None], ids=lambda f: label(f) if f else "absent")
@pytest.mark.parametrize("base", quick(1, ["free", "fixed"]))
def test_robots_come_back(robot: Path | None, base: Any, tmp_path: Path) -> None:
    file = require_robot(robot)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            ours = po.Mechanism(load_model(file, base=base, damping=True))
        except po.FileError as error:
            pytest.skip(reason=f"is refused on reading: {error}")
        text = ours.to_sdf(folder=tmp_path)
        again = read(text, tmp_path, base=base, damping=True)
        assert again.to_sdf(folder=tmp_path) == text
    assert not differing(ours, again)
    assert apart(ours, again, state_of(ours, np.random.default_rng(1))) < 1e-12


def test_limits_losses_springs_and_followers_come_back(tmp_path: Path) -> None:
    ours = arm(
        joint("first", pairs.revolute(), limits=Limits(-1.0, 2.0, 3.0, 4.0), friction=0.25),
        joint("second", pairs.prismatic(), mimic=Mimic("first", 0.1, -0.02)),
        joint("third", pairs.revolute(), limits=Limits(effort=7.0)),
        joint("screw", pairs.helical(-0.3)),
        elements=(
            JointDamper("d", "first", 0.5), JointDamper("e", "first", 0.25), JointDamper("f", "third", 2.0),
            JointSpring("k", "third", 3.0, 0.5),
        ),
        switches=(Limit("stop", OnFreedom("third"), -0.5, 0.75), Friction("rub", OnFreedom("first"), 0.25)),
        coupled=True,
    )  # fmt: skip
    text = ours.to_sdf()
    assert "read as it was with damping=True" in text and "<screw_thread_pitch>" in text
    again = read(text, tmp_path, damping=True, limits=True, losses=True)
    assert again.to_sdf() == text
    assert again.nv == 3 and again.tree.links[1].ratio == 0.1 and again.tree.links[1].offset == -0.02
    found = {j.name: j for j in again.model.joints}
    assert found["first"].limits == Limits(-1.0, 2.0, 3.0, 4.0) and found["first"].friction == 0.25
    assert found["third"].limits == Limits(-0.5, 0.75, effort=7.0)
    assert {type(s).__name__ for s in again.model.switches} == {"Limit", "Friction"}
    at = state_of(ours, np.random.default_rng(2))
    assert apart(ours, again, at) < 1e-12
    assert relative(passive(ours, at), passive(again, at)) < 1e-12


def passive(mechanism: po.Mechanism, at: Any) -> Any:
    """Efforts of springs and dampers."""
    from files.mjcf.against_mujoco import efforts

    motion = Motion.of(mechanism.tree, at.q, at.v)
    return efforts(mechanism.tree, motion, passive_loads(motion))


def test_loops_that_are_drawn_closed_come_back(tmp_path: Path) -> None:
    ours = arm(joint("a", pairs.revolute()), joint("b", pairs.revolute()), joint("c", pairs.universal()))
    X_W = {"ground": Displacement.identity()}
    for j in ours.model.joints:
        X_W[j.successor] = X_W[j.predecessor] @ j.X_PJ @ j.X_SJ.inverse()
    X = zoo.random_displacement(np.random.default_rng(4))
    closing = [
        Joint(f"close_{k}", pair, one, other, X_W[one].inverse() @ X, X_W[other].inverse() @ X)
        for k, (pair, one, other) in enumerate(
            [(pairs.spherical(), "ground", "a2"), (pairs.cylindrical(), "a0", "a2"), (pairs.revolute(), "a2", "ground")]
        )
    ]
    for loop in closing[:1], closing[2:]:
        model = replace(ours.model, joints=(*ours.model.joints, *loop), tree=("a", "b", "c"))
        text = po.Mechanism(model).to_sdf()
        again = read(text, tmp_path)
        assert {j.name for j in again.model.joints} == {"a", "b", "c", loop[0].name}
        assert np.abs(again.closure_error(again.neutral())).max() < 1e-14
        assert again.mobility(again.neutral()).here == po.Mechanism(model).mobility(np.zeros(4)).here
    opened = replace(closing[0], X_SJ=closing[0].X_SJ @ Displacement.translating([0.1, 0.0, 0.0]))
    with pytest.raises(po.ModelError, match="joint 'close_0' closes a loop that is open where all coordinates are 0"):
        po.Mechanism(replace(ours.model, joints=(*ours.model.joints, opened), tree=("a", "b", "c"))).to_sdf()


def test_shapes_come_back(tmp_path: Path) -> None:
    X = zoo.random_displacement(np.random.default_rng(1))
    colour = (0.25, 0.5, 1.0, 0.125)
    shapes = (
        Shape("box", (1.0, 2.0, 3.0), placement=X, colour=colour, name="plate"),
        Shape("sphere", (0.1,), colour=colour),
        Shape("ellipsoid", (0.1, 0.2, 0.3)),
        Shape("plane", (2.0, 3.0)),
        Shape("mesh", (1.0, 1.0, -2.0), "meshes/hand.stl", X, folder=str(tmp_path / "from")),
    )
    ours = arm(joint("hinge", pairs.revolute()))
    touching = (replace(shapes[1], friction=0.3, condim=3), *shapes[2:])
    body = replace(ours.model.bodies[0], visuals=shapes, collisions=touching)
    ours = po.Mechanism(replace(ours.model, bodies=(body,)))
    again = read(ours.to_sdf(folder=tmp_path / "to"), tmp_path)
    assert not differing(ours, again)
    assert again.model.bodies[0].visuals[4].mesh == "../from/meshes/hand.stl"
    np.testing.assert_allclose(again.model.bodies[0].visuals[0].placement.matrix, X.matrix, rtol=0, atol=1e-13)


def test_hostile_names_come_back(tmp_path: Path) -> None:
    hostile = [*HOSTILE, "a::b", "__c__", "world", "a0"]
    ours = arm(*(joint(name, pairs.revolute()) for name in hostile))
    with pytest.warns(FileWarning, match="is called"):
        text = ours.to_sdf()
        again = read(text, tmp_path)
        assert again.to_sdf() == text
    assert again.coordinate_names == ours.coordinate_names and again.body_names == ours.body_names
    kept = text.replace('["_world", "world"]', '["other", "world"]')
    assert "_world" in read(kept, tmp_path).coordinate_names  # a file that was edited is believed
    with pytest.raises(po.FileError, match=r"<poinsot:kept> of <joint '_world'> is not as poinsot writes it"):
        read(text.replace('["_world", "world"]', '["_world"]'), tmp_path)


@pytest.mark.parametrize(
    ("more", "named"),
    [
        ({"elements": (JointEffort("motor", "hinge", Constant(1.0)),)}, "JointEffort 'motor'"),
        ({"switches": (Limit("stop", OnFreedom("hinge"), -1.0, 1.0, restitution=0.5),)}, "Limit 'stop'"),
    ],
)
def test_what_acts_and_cannot_be_said_is_refused_or_told(more: dict[str, Any], named: str) -> None:
    ours = arm(joint("hinge", pairs.revolute()))
    model = po.Mechanism(replace(ours.model, **more))
    with pytest.raises(po.ModelError, match=f"cannot be written as SDF: {named}.*strict=False"):
        model.to_sdf()
    with pytest.warns(FileWarning, match=f"is without this, which acts on its motion: {named}"):
        assert model.to_sdf(strict=False) == ours.to_sdf()


def test_robots_that_float_come_back(tmp_path: Path) -> None:
    free = Joint("root_joint", pairs.free(), "ground", "", X_PJ=Displacement.translating([0.1, 0.2, 0.3]))
    ours = arm(free, joint("hinge", pairs.revolute()))
    again = comes_back(ours, tmp_path, base="free")
    assert not differing(ours, again)
    inside = arm(joint("hinge", pairs.revolute()), replace(free, name="inner"))
    with pytest.raises(po.ModelError, match="joint 'inner' is a free pair; the format has turning, sliding"):
        inside.to_sdf()
    q, v, a = np.zeros(8), np.zeros(7), np.zeros(7)
    q[6] = 1.0
    np.testing.assert_allclose(inverse_dynamics(again.tree, q, v, a), inverse_dynamics(ours.tree, q, v, a), atol=1e-12)
