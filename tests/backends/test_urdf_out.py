"""Mechanisms as URDF: written and read they are the same, for us and for Pinocchio; written again, the same text."""

import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from backends.robot_files import HOSTILE, SAID, apart, arm, differing, joint, relative, sayable, scaled, state_of
from cases import quick
from conftest import require_oracle
from files.robots import label, require_robot, robot_files
from poinsot import Friction, Limit, Limits, OnFreedom, Shape, pairs, pinocchio_order
from poinsot.elements import Constant, JointDamper, JointEffort, JointSpring
from poinsot.errors import FileWarning
from poinsot.files import load_model
from poinsot.multibody import Mimic, inverse_dynamics

PINOCCHIO = tuple(kind for kind in SAID if kind != "free")  # whose free joints start from the world alone


def read(text: str, folder: Path, **options: Any) -> po.Mechanism:
    file = folder / "written.urdf"
    file.write_text(text, "utf-8")
    return po.Mechanism(load_model(file, **options))


@pytest.mark.parametrize("seed", quick(2, range(200)))
@pytest.mark.parametrize("length", quick(1, [1.0, 1e-5, 1e5]))
def test_read_again_it_is_the_same_and_so_is_its_text(seed: int, length: float, tmp_path: Path) -> None:
    rng = np.random.default_rng(seed)
    ours = po.Mechanism(scaled(sayable(rng), length))
    text = ours.to_urdf()
    again = read(text, tmp_path)
    assert again.to_urdf() == text
    assert apart(ours, again, state_of(ours, rng, length), length) < 1e-12


@pytest.mark.oracle
@pytest.mark.parametrize("seed", quick(2, range(60)))
def test_pinocchio_reads_the_same_mechanism(seed: int) -> None:
    pin = require_oracle("pinocchio")
    rng = np.random.default_rng(seed)
    ours = po.Mechanism(sayable(rng, PINOCCHIO))
    theirs = pin.buildModelFromXML(ours.to_urdf())
    data = theirs.createData()
    at = state_of(ours, rng)
    # chains have several joints of one coordinate there: q and v by name
    q, v, a = pin.neutral(theirs), np.zeros(theirs.nv), np.zeros(theirs.nv)
    rows: list[int] = []
    planar: list[tuple[int, float]] = []
    for i in range(1, theirs.njoints):
        name, iq, iv = theirs.names[i], theirs.idx_qs[i], theirs.idx_vs[i]
        if theirs.nvs[i] == 1:
            k = ours.coordinate_names.index(name)
            angle, rate, bend = at.q[k], at.v[k], at.a[k]
            q[iq : iq + theirs.nqs[i]] = angle if theirs.nqs[i] == 1 else (np.cos(angle), np.sin(angle))
            v[iv], a[iv] = rate, bend
            rows.append(k)
        else:
            k = ours.coordinate_names.index(f"{name}.x")
            x, y, angle = at.q[k : k + 3]
            c, s = np.cos(angle), np.sin(angle)
            q[iq : iq + 4] = x, y, c, s
            turn = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1.0]])
            w = at.v[k + 2]
            v[iv : iv + 3] = turn @ at.v[k : k + 3]
            a[iv : iv + 3] = turn @ at.a[k : k + 3] + w * np.array([v[iv + 1], -v[iv], 0.0])
            rows += [k, k + 1, k + 2]
            planar.append((iv, angle))
    tau = np.array(pin.rnea(theirs, data, q, v, a))
    for iv, angle in planar:
        c, s = np.cos(angle), np.sin(angle)
        tau[iv : iv + 3] = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.0]]) @ tau[iv : iv + 3]
    assert relative(inverse_dynamics(ours.tree, at.q, at.v, at.a).astype(float)[rows], tau) < 1e-12
    pin.framesForwardKinematics(theirs, data, q)
    for frame, placed in zip(theirs.frames, data.oMf, strict=True):
        if frame.type == pin.FrameType.BODY and frame.name in ours.body_names:
            np.testing.assert_allclose(ours.pose(at.q, frame.name), placed.homogeneous, rtol=0, atol=1e-11)


@pytest.mark.oracle
@pytest.mark.parametrize(
    "robot", quick(1, robot_files()[3:] + robot_files()[:3]) or [None], ids=lambda f: label(f) if f else "absent"
)
@pytest.mark.parametrize("base", ["fixed", "free"])
def test_robots_written_are_the_same_robots(robot: Path | None, base: Any, tmp_path: Path) -> None:
    pin = require_oracle("pinocchio")
    file = require_robot(robot)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            ours = po.Mechanism(load_model(file, base=base))
        except po.FileError as error:
            pytest.skip(reason=f"is refused on reading: {error}")
        text = ours.to_urdf(folder=tmp_path)
        again = read(text, tmp_path, base=base)
    assert again.to_urdf(folder=tmp_path) == text
    assert again.coordinate_names == ours.coordinate_names
    assert not differing(ours, again, "collisions")
    rng = np.random.default_rng(7)
    at = state_of(ours, rng)
    assert apart(ours, again, at) < 1e-12
    root = [pin.JointModelFreeFlyer()] if base == "free" else []
    found = []
    for theirs in (pin.buildModelFromXML(file.read_text(), *root), pin.buildModelFromXML(text, *root)):
        order, data = pinocchio_order(ours, theirs), theirs.createData()
        M = pin.crba(theirs, data, order.to_q(at.q))
        M = np.triu(M) + np.triu(M, 1).T
        N = order.to_v(at.q[None], np.eye(ours.nv)).T
        found.append(N.T @ M @ N)
    assert relative(*found) < 1e-12  # what Pinocchio makes of the two files


def test_limits_losses_and_mimics_come_back(tmp_path: Path) -> None:
    ours = arm(
        joint("first", pairs.revolute(), limits=Limits(-1.0, 2.0, 3.0, 4.0), friction=0.25),
        joint("second", pairs.prismatic(), mimic=Mimic("first", 0.1, -0.02)),
        joint("third", pairs.revolute(), limits=Limits(effort=7.0)),
        elements=(JointDamper("d", "first", 0.5), JointDamper("e", "first", 0.25), JointDamper("f", "third", 2.0)),
        switches=(Limit("stop", OnFreedom("third"), -0.5, 0.75), Friction("rub", OnFreedom("first"), 0.25)),
        coupled=True,
    )
    text = ours.to_urdf()
    assert 'read as it was with mimic="coupled", damping=True' in text
    again = read(text, tmp_path, mimic="coupled", damping=True, limits=True, losses=True)
    assert again.to_urdf() == text
    assert again.nv == 2 and again.tree.links[1].ratio == 0.1 and again.tree.links[1].offset == -0.02
    found = {j.name: j for j in again.model.joints}
    assert found["first"].limits == Limits(-1.0, 2.0, 3.0, 4.0) and found["first"].friction == 0.25
    assert found["third"].limits == Limits(-0.5, 0.75, effort=7.0)
    assert {(e.joint, e.damping) for e in again.model.elements if isinstance(e, JointDamper)} == {
        ("first", 0.75), ("third", 2.0),
    }  # fmt: skip
    assert {type(s).__name__ for s in again.model.switches} == {"Limit", "Friction"}


def test_a_screw_advances_by_what_it_turned(tmp_path: Path) -> None:
    ours = arm(joint("screw", pairs.helical(-0.3)), joint("arm", pairs.revolute()))
    again = read(ours.to_urdf(), tmp_path, mimic="coupled")
    assert again.nv == 2 and again.to_urdf() == ours.to_urdf()
    rng = np.random.default_rng(0)
    assert apart(ours, again, state_of(ours, rng)) < 1e-12


def test_shapes_come_back(tmp_path: Path) -> None:
    X = zoo.random_displacement(np.random.default_rng(1))
    colour = (0.25, 0.5, 1.0, 0.125)
    shapes = (
        Shape("box", (1.0, 2.0, 3.0), placement=X, colour=colour, name="plate"),
        Shape("sphere", (0.1,), colour=colour),
        Shape("cylinder", (0.1, 0.2)),
        Shape("mesh", (1.0, 1.0, -2.0), "meshes/hand.stl", X, folder=str(tmp_path / "from")),
        Shape("mesh", (1.0, 1.0, 1.0), "package://hand/hand.dae"),
    )
    ours = arm(joint("hinge", pairs.revolute()))
    ours = po.Mechanism(
        replace(ours.model, bodies=(replace(ours.model.bodies[0], visuals=shapes, collisions=shapes[:3]),))
    )
    again = read(ours.to_urdf(folder=tmp_path / "to"), tmp_path).model.body("a0")
    assert [(s.geometry, s.parameters, s.colour, s.name) for s in again.visuals] == [
        (s.geometry, s.parameters, s.colour, s.name) for s in shapes
    ]
    assert [s.mesh for s in again.visuals[3:]] == ["../from/meshes/hand.stl", "package://hand/hand.dae"]
    assert len(again.collisions) == 3
    np.testing.assert_allclose(again.visuals[0].placement.matrix, X.matrix, rtol=0, atol=1e-13)
    with pytest.warns(FileWarning, match=r"a ellipsoid of body 'a0' \(visual\), which URDF has not"):
        po.Mechanism(
            replace(ours.model, bodies=(replace(ours.model.bodies[0], visuals=(Shape("ellipsoid", (1.0, 1.0, 1.0)),)),))
        ).to_urdf()


def test_hostile_names_are_legal_and_differ(tmp_path: Path) -> None:
    joints = [replace(joint(name, pairs.revolute())) for name in HOSTILE]
    ours = arm(*joints)
    bodies = {b.name: name for b, name in zip(ours.model.bodies, HOSTILE, strict=True)}
    model = replace(
        ours.model,
        name="<r>",
        bodies=tuple(replace(b, name=bodies[b.name]) for b in ours.model.bodies),
        joints=tuple(
            replace(j, predecessor=bodies.get(j.predecessor, "ground"), successor=bodies[j.successor])
            for j in ours.model.joints
        ),
    )
    with pytest.warns(FileWarning, match="is called"):
        text = po.Mechanism(model).to_urdf()
    again = read(text, tmp_path)
    assert again.nv == len(HOSTILE) and len(set(again.coordinate_names)) == len(HOSTILE)
    assert {"<&\"'>", "a b", "ü½"} <= set(again.coordinate_names) and {"a b", "ü½"} <= set(again.body_names)
    assert again.to_urdf() == text
    assert again.model.name == "<r>"


@pytest.mark.parametrize("name", ["world", "ground1", "hinge_frame"])
def test_a_body_called_as_what_is_made_keeps_its_name(name: str, tmp_path: Path) -> None:
    ours = arm(joint("hinge", pairs.revolute()))
    (body,) = ours.model.bodies
    (hinge,) = ours.model.joints
    model = replace(ours.model, bodies=(replace(body, name=name),), joints=(replace(hinge, successor=name),))
    text = po.Mechanism(model).to_urdf()
    again = read(text, tmp_path)
    assert name in again.body_names and again.to_urdf() == text
    q, v, a = np.array([[0.3], [0.2], [0.1]])
    np.testing.assert_allclose(again.inverse_dynamics(q, v, a), ours.inverse_dynamics(q, v, a), rtol=1e-12)


LEFT_OUT = [
    ({"elements": (JointSpring("k", "hinge", 2.0),)}, "JointSpring 'k'"),
    ({"elements": (JointEffort("motor", "hinge", Constant(1.0)),)}, "JointEffort 'motor'"),
    ({"gravity": (0.0, 0.0, 0.0)}, "its gravity"),
    ({"switches": (Limit("stop", OnFreedom("hinge"), -1.0, 1.0, restitution=0.5),)}, "Limit 'stop'"),
]


@pytest.mark.parametrize(("more", "named"), LEFT_OUT, ids=[named for _, named in LEFT_OUT])
def test_what_acts_and_cannot_be_said_is_refused_or_told(more: dict[str, Any], named: str) -> None:
    ours = arm(joint("hinge", pairs.revolute()))
    model = po.Mechanism(replace(ours.model, **more))
    with pytest.raises(po.ModelError, match=f"cannot be written as URDF: {named}.*strict=False"):
        model.to_urdf()
    with pytest.warns(FileWarning, match=f"is without this, which acts on its motion: {named}"):
        assert model.to_urdf(strict=False) == ours.to_urdf()


@pytest.mark.parametrize("strict", [True, False])
def test_pairs_that_the_format_has_not_are_always_refused(strict: bool) -> None:
    with pytest.raises(po.ModelError, match="joint 'ball' is a spherical pair"):
        arm(joint("ball", pairs.spherical())).to_urdf(strict=strict)
    floating = arm(joint("ball", pairs.free())).model
    turned = replace(floating.joints[0], predecessor="a0", successor="ground")
    with pytest.raises(po.ModelError, match=r"joint 'ball' starts from the body that it carries.*exchange its ends"):
        po.Mechanism(replace(floating, joints=(turned,))).to_urdf(strict=strict)


def test_closed_loops_are_refused_or_cut() -> None:
    loop = po.load(Path(__file__).parents[2] / "examples" / "four_bar.toml")
    with pytest.raises(po.ModelError, match="closes a loop, and a URDF robot is a tree"):
        loop.to_urdf()
    with pytest.warns(FileWarning, match="closes a loop|initial values"):
        assert loop.to_urdf(strict=False).count("<joint") == 3
