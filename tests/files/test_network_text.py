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
from cases import quick, saved
from conftest import require_oracle
from files.network_text import random_pose
from files.robots import label, require_robot, robot_files
from poinsot import (
    Actuator,
    Contact,
    Contacts,
    Displacement,
    Friction,
    Initial,
    Limit,
    OnFreedom,
    Shape,
    StretchDamper,
    StretchSpring,
    Surface,
    Tendon,
    elements,
    pairs,
)  # fmt: skip
from poinsot.backends.robot_files.kept import alike, plain
from poinsot.errors import FileWarning
from poinsot.files import load_model, network_text
from poinsot.files.healed import toml_text
from poinsot.multibody import Mimic
from poinsot.multibody.contacts.compliant import CompliantContact
from poinsot.multibody.contacts.ground import on_ground, surfaces_of
from poinsot.multibody.contacts.surfaces import NUMBERS

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.toml"))
KINDS = ("revolute", "prismatic", "cylindrical", "planar", "universal", "fixed", "spherical", "helical", "free")


def comes_back(model: Any, folder: Path, seed: int = 0, length: float = 1.0) -> po.Mechanism:
    text = network_text(model)
    file = saved(folder / "written.toml", text)
    again = load_model(file)
    assert network_text(again) == text
    assert again.outputs == model.outputs and str(again.run) == str(model.run)
    for kind in ("elements", "switches", "couplings", "motions", "initial"):
        mine, read = (sorted(getattr(m, kind), key=_named) for m in (model, again))
        assert len(mine) == len(read)
        for one, other in zip(mine, read, strict=True):
            name = {} if kind == "initial" else {"name": _named(one)}
            assert alike(_labelled(plain(replace(one, **name))), _labelled(plain(other))), one
    ours, theirs = po.Mechanism(model), po.Mechanism(again)
    if ours.nv == theirs.nv:
        assert apart(ours, theirs, state_of(ours, np.random.default_rng(seed), length), length) < 1e-12
    return theirs


def _labelled(data: Any) -> Any:
    """A model without attributes foreign to contact: names of bodies, colours, edges of planes."""
    if isinstance(data, list):
        return [_labelled(each) for each in data]
    if not isinstance(data, dict):
        return data
    shape = data.get("shape", {})
    idle = {"colour", *(["parameters"] if shape.get("geometry") == "plane" else [])}
    idle |= {"name"} if shape.get("name") == data.get("body") else set()
    named = {**data, "shape": {k: x for k, x in shape.items() if k not in idle}} if shape else data
    return {key: _labelled(x) for key, x in named.items()}


def _named(each: Any) -> str:
    return str(getattr(each, "name", "")).replace(" ", "_")


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda f: str(f.stem))
def test_examples_come_back(file: Path, tmp_path: Path) -> None:
    try:
        model = load_model(file)
    except po.FileError as error:
        pytest.skip(reason=f"is no mechanism: {error}")
    comes_back(model, tmp_path)


@pytest.mark.parametrize("what", ["meshes that touch", "a chosen function"])
def test_what_acts_and_cannot_be_said_is_refused(what: str) -> None:
    ball = arm(joint("j", pairs.prismatic())).model
    mesh, rest = Shape("mesh", (1.0,) * 3, "a.stl", name="m"), Surface("ground", Shape("plane"))
    said = {
        "meshes that touch": (Contacts("feet", (Surface("a0", mesh),), (rest,)), "Contacts 'feet'"),
        "a chosen function": (Friction("rub", OnFreedom("j"), 1.0, command=elements.Function(abs)), "Friction 'rub'"),
    }
    switch, words = said[what]
    with pytest.raises(po.ModelError, match=f"cannot be written as a network file: .*{words}"):
        network_text(replace(ball, switches=(switch,)))


def touching(rng: np.random.Generator, length: float) -> Any:
    """A random tree whose bodies have shapes, with rotors, on a floor, touching each other, hard and compliant."""
    made = scaled(sayable(rng, KINDS), length)

    def shape(body: str, k: int) -> Shape:
        kind = str(rng.choice(["point", "sphere", "capsule", "cylinder", "box", "ellipsoid"])) if k else "sphere"
        sizes = tuple(rng.uniform(0.1, 0.3, NUMBERS[kind]) * length)
        X = Displacement.identity() if rng.random() < 0.3 else random_pose(rng)
        numbers: Any = {n: x for n in ("friction", "restitution", "torsional") if (x := rng.uniform(0, 1)) < 0.5}
        numbers |= {
            "category": int(rng.integers(4)),
            "mask": int(rng.integers(9)),
            "priority": int(rng.integers(-2, 2)),
        }
        numbers["condim"] = int(rng.choice([1, 3, 4, 6]))
        return Shape(kind, sizes, placement=Displacement(X.rotation, X.translation * length),
                     name=f"{body}_{k}", **numbers)  # fmt: skip

    bodies = tuple(replace(b, collisions=tuple(shape(b.name, k) for k in range(2))) for b in made.bodies)
    joints = tuple(replace(j, armature=rng.uniform() * length**2 if j.pair.freedoms else 0.0) for j in made.joints)
    grounded = on_ground(replace(made, bodies=bodies, joints=joints), height=-length, friction=0.6, kinetic=0.5)
    some = surfaces_of(bodies)
    rules = (
        Contacts("all", some, friction=0.3, restitution=0.2, apart=((bodies[0].name, bodies[2].name),), poisson=True),
        Contact("two", some[0], some[-1], plane=(0.0, 0.6, 0.8), friction=0.1, rolling=0.01 * length, coupled=True),
    )
    rules = (*rules, Contacts("as they say", some))
    soft = CompliantContact("soft", some[0], some[3], 1e4, 0.5, 0.25)
    return replace(grounded, switches=(*grounded.switches, *rules), elements=(*grounded.elements, soft))


@pytest.mark.parametrize("seed", quick(2, range(60)))
@pytest.mark.parametrize("length", quick(1, [1.0, 1e-5, 1e5]))
def test_shapes_contacts_and_rotors_come_back(seed: int, length: float, tmp_path: Path) -> None:
    ours = touching(np.random.default_rng(seed), length)
    theirs = comes_back(ours, tmp_path, seed, length).model
    for mine, other in zip(ours.bodies, theirs.bodies, strict=True):
        assert alike(plain(mine.collisions), plain(other.collisions)), mine.name
    assert [j.armature for j in ours.joints] == [j.armature for j in theirs.joints]


@pytest.mark.oracle
@pytest.mark.parametrize(
    "name", quick(1, ["hopper", "ant", "half_cheetah", "humanoid", "pusher", "reacher", "walker2d"])
)
def test_models_of_gymnasium_come_back(name: str, tmp_path: Path) -> None:
    """MJCF models with their contacts, and a fall on the floor, step by step."""
    home = Path(require_oracle("gymnasium").__file__).parent / "envs" / "mujoco" / "assets"
    with warnings.catch_warnings(action="ignore"):
        model = load_model(home / f"{name}.xml", contacts=True, losses=True)
        comes_back(model, tmp_path)
    if name in ("ant", "humanoid"):  # which begin beyond limits that are written one by one
        return
    way: dict[str, Any] = {"time": 0.3, "samples": 4, "method": "moreau", "step": 2e-3, "outputs": ["joint_position"]}
    mine, other = (po.simulate(m, **way) for m in (po.Mechanism(model), po.load(tmp_path / "written.toml")))
    np.testing.assert_allclose(mine["joint_position"], other["joint_position"], rtol=0, atol=1e-8)


@pytest.mark.parametrize("example", ["bouncing_ball", "rimless_wheel", "compass_needles"])
def test_what_comes_back_runs_as_before(example: str, tmp_path: Path) -> None:
    machine = po.load(EXAMPLES[0].parent / f"{example}.toml")
    (tmp_path / "written.toml").write_text(network_text(machine), "utf-8")
    mine, other = (po.simulate(m, time=0.7) for m in (machine, po.load(tmp_path / "written.toml")))
    assert mine["event_time"].values == pytest.approx(other["event_time"].values) if "event" in mine.dims else True
    for name in ("joint_position", "joint_velocity"):
        size = float(abs(mine[name]).max())
        np.testing.assert_allclose(mine[name], other[name], rtol=0, atol=1e-8 * size)


@pytest.mark.parametrize("robot", quick(1, robot_files()) or [None], ids=lambda f: label(f) if f else "absent")
def test_robots_come_back(robot: Path | None, tmp_path: Path) -> None:
    file = require_robot(robot)
    with warnings.catch_warnings(action="ignore"):
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
            elements.JointSpring("k", "first", 3.0, 0.5), elements.JointDamper("d", "second", 0.75),
            StretchSpring("slack", OnFreedom("second"), 5.0, -0.1, 0.2),
            StretchSpring("cord", cord, 9.0, 0.1, 0.3), StretchDamper("sum", total, 0.2),
            elements.LinearSpring("line", "ground", (1.0, 0.0, 0.0), "a1", (0.0, 0.1, 0.0), 11.0, 0.4),
            elements.LinearDamper("oil", "ground", (1.0, 0.0, 0.0), "a1", (0.0, 0.1, 0.0), 0.3),
            elements.JointEffort("motor", "first", elements.Expression("a*sin(t)", (("a", 2.0),))),
            elements.JointEffort("pull", "second", elements.Constant(1.0)),
            elements.PointForce("thrust", "a2", (0.1, 0.0, 0.0), (0.0, 0.6, 0.8), elements.Constant(3.0), follows=True),
            elements.BodyTorque("wheel", "a1", (1.0, 0.0, 0.0), elements.Constant(0.5)),
            Actuator.position("servo", "second", stiffness=50.0, damping=2.0, control_range=(-1.0, 1.0)),
        ),
        switches=(
            Limit("stop", OnFreedom("first"), -0.5, restitution=0.5, poisson=True),
            Friction("rub", OnFreedom("cross", 1), 0.125, 0.25),
            Limit("reach", elements.BetweenPoints("ground", (0.0, 0.0, 0.0), "a2", (0.0, 0.0, 0.1)), upper=5.0),
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
    again = po.load(saved(tmp_path / "written.toml", text))
    q = np.array([0.3, -2.0 * 0.3 + 0.25])
    assert np.abs(again.constraint_error(q)).max() < 1e-14


# Plain data as TOML: what is written is read again.
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_examples_are_read_again(file: Path) -> None:
    data = tomllib.loads(file.read_text("utf-8"))
    assert tomllib.loads(toml_text(data)) == data


def test_odd_names_and_values_are_read_again() -> None:
    data = {
        "a b": {"ü.x": {'q"\\\n\x7f': [1e-300, True, {"deep": {"k": ["", "é"]}}]}, "empty": {}, "n": -3},
        "top": [float("inf"), float("-inf"), 0.1 + 0.2],
        "": "no name",
    }
    assert tomllib.loads(toml_text(data)) == data


def test_what_is_no_mechanism_is_refused_by_name() -> None:
    with pytest.raises(po.ModelError, match="a mechanism is written as a network file"):
        po.files.network_text(po.Network("rc"))  # type: ignore[arg-type]
