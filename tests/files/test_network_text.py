"""Mechanisms as network files: written and read they are the same, in all that acts; written again, the same text."""

import tomllib
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from backends.robot_files import apart, arm, joint, sayable, scaled, state_of
from cases import quick
from files.robots import label, require_robot, robot_files
from poinsot import Actuator, Friction, Initial, Limit, OnFreedom, Shape, StretchDamper, StretchSpring, Tendon, pairs
from poinsot.backends.robot_files.kept import alike, plain
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
)  # fmt: skip
from poinsot.errors import FileWarning
from poinsot.files import load_model, network_text
from poinsot.multibody import Mimic

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.toml"))
REFUSED = {
    "ball_in_tube": "ball_on_surface pair with more", "bead_in_bowl": "point_on_surface pair with more",
    "chaplygin_sleigh": "PointForce 'push'", "rimless_wheel": "Contacts 'feet'",
}  # fmt: skip
KINDS = ("revolute", "prismatic", "cylindrical", "planar", "universal", "fixed", "spherical", "helical", "free")


def comes_back(model: Any, folder: Path, seed: int = 0, length: float = 1.0) -> po.Mechanism:
    text = network_text(model)
    file = folder / "written.toml"
    file.write_text(text, "utf-8")
    again = load_model(file)
    assert network_text(again) == text
    for kind in ("elements", "switches", "couplings", "motions", "initial"):
        mine, read = (sorted(getattr(m, kind), key=_named) for m in (model, again))
        assert len(mine) == len(read)
        for one, other in zip(mine, read, strict=True):
            name = {} if kind == "initial" else {"name": _named(one)}
            assert alike(plain(replace(one, **name)), plain(other)), one
    ours, theirs = po.Mechanism(model), po.Mechanism(again)
    if ours.nv == theirs.nv:
        assert apart(ours, theirs, state_of(ours, np.random.default_rng(seed), length), length) < 1e-12
    return theirs


def _named(each: Any) -> str:
    return str(getattr(each, "name", "")).replace(" ", "_")


@pytest.mark.parametrize("file", [f for f in EXAMPLES if f.stem not in REFUSED], ids=lambda f: str(f.stem))
def test_examples_come_back(file: Path, tmp_path: Path) -> None:
    try:
        model = load_model(file)
    except po.FileError as error:
        pytest.skip(reason=f"is no mechanism: {error}")
    comes_back(model, tmp_path)


@pytest.mark.parametrize("name", REFUSED)
def test_what_acts_and_cannot_be_said_is_refused(name: str) -> None:
    model = load_model(EXAMPLES[0].parent / f"{name}.toml")
    with pytest.raises(po.ModelError, match=f"cannot be written as a network file: .*{REFUSED[name]}"):
        network_text(model)


@pytest.mark.parametrize("seed", quick(2, range(60)))
@pytest.mark.parametrize("length", quick(1, [1.0, 1e-5, 1e5]))
def test_random_trees_come_back(seed: int, length: float, tmp_path: Path) -> None:
    comes_back(scaled(sayable(np.random.default_rng(seed), KINDS), length), tmp_path, seed, length)


@pytest.mark.parametrize("robot", quick(1, robot_files()) or [None], ids=lambda f: label(f) if f else "absent")
def test_robots_come_back(robot: Path | None, tmp_path: Path) -> None:
    file = require_robot(robot)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            model = load_model(file, base="free", damping=True)
            network_text(model)
        except po.PoinsotError as error:
            pytest.skip(reason=f"has no text: {error}")
        comes_back(model, tmp_path)


def test_all_that_acts_comes_back(tmp_path: Path) -> None:
    cord = Tendon.through(("ground", (0.0, 0.0, 1.0)), ("a0", (0.1, 0.0, 0.0)), ("a2", (0.0, 0.2, 0.0)), divisor=2.0)
    total = Tendon.of_joints({("first", 0): 0.5, ("cross", 1): -2.0})
    ours = arm(
        joint("first", pairs.revolute()), joint("second", pairs.prismatic()), joint("cross", pairs.universal()),
        elements=(
            JointSpring("k", "first", 3.0, 0.5), JointDamper("d", "second", 0.75),
            StretchSpring("slack", OnFreedom("second"), 5.0, -0.1, 0.2),
            StretchSpring("cord", cord, 9.0, 0.1, 0.3), StretchDamper("sum", total, 0.2),
            LinearSpring("line", "ground", (1.0, 0.0, 0.0), "a1", (0.0, 0.1, 0.0), 11.0, 0.4),
            LinearDamper("oil", "ground", (1.0, 0.0, 0.0), "a1", (0.0, 0.1, 0.0), 0.3),
            JointEffort("motor", "first", Expression("a*sin(t)", (("a", 2.0),))),
            JointEffort("pull", "second", Constant(1.0)),
            PointForce("thrust", "a2", (0.1, 0.0, 0.0), (0.0, 0.6, 0.8), Constant(3.0), follows=True),
            BodyTorque("wheel", "a1", (1.0, 0.0, 0.0), Constant(0.5)),
            Actuator.position("servo", "second", stiffness=50.0, damping=2.0, control_range=(-1.0, 1.0)),
        ),
        switches=(
            Limit("stop", OnFreedom("first"), -0.5, restitution=0.5, poisson=True),
            Friction("rub", OnFreedom("cross", 1), 0.125, 0.25),
            Limit("reach", BetweenPoints("ground", (0.0, 0.0, 0.0), "a2", (0.0, 0.0, 0.1)), upper=5.0),
        ),
        initial=(Initial("first", (0.3,), (-1.0,)),),
    )  # fmt: skip
    comes_back(ours.model, tmp_path)


def test_followers_are_coupled_and_names_are_those_of_files(tmp_path: Path) -> None:
    model = arm(
        joint("a b", pairs.revolute()), joint("a_b", pairs.revolute(), mimic=Mimic("a b", -2.0, 0.25)), coupled=True
    ).model
    body = replace(model.bodies[0], name="ä/x", visuals=(Shape("sphere", (0.1,)),))
    joints = [replace(j, predecessor="ä/x") if j.predecessor == "a0" else replace(j, successor="ä/x")
              for j in model.joints]  # fmt: skip
    with pytest.warns(FileWarning, match=r"joint 'a b' is called 'a_b_2' there; 1 shape of body 'ä/x'"):
        text = network_text(replace(model, bodies=(body, *model.bodies[1:]), joints=tuple(joints)))
    data = tomllib.loads(text)
    assert data["couplings"]["a_b_mimic"]["second"] == {"pair": "a_b_2"}
    (tmp_path / "written.toml").write_text(text, "utf-8")
    again = po.load(tmp_path / "written.toml")
    q = np.array([0.3, -2.0 * 0.3 + 0.25])
    assert np.abs(again.constraint_error(q)).max() < 1e-14
