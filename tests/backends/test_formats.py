"""Mechanisms through URDF, SDF and MJCF: written and read they are the same, for us, Pinocchio and MuJoCo; written
again, the same text; and so they are through these and network files in any order."""

import itertools
import re
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from backends.robot_files import (
    ENDINGS,
    HOSTILE,
    SAID,
    State,
    apart,
    arm,
    comes_back,
    differing,
    joint,
    passive,
    read,
    relative,
    sayable,
    scaled,
    shape_data,
    state_of,
    written,
)
from cases import quick
from conftest import require_oracle
from files.robots import label, require_robot, robot_files
from poinsot.elements import Constant, JointDamper, JointEffort, JointSpring
from poinsot.errors import FileWarning
from poinsot.files import load_model
from poinsot.multibody import Mimic

SAYS = {"urdf": SAID, "sdf": (*SAID[:-1], "spherical", "helical"), "mjcf": (*SAID, "spherical")}
MJCF = pytest.param("mjcf", marks=pytest.mark.oracle)
FOUND = [file for file in robot_files() if label(file).endswith(("-panda", "-solo12", "-baxter", "-ur5_robot"))]


@pytest.mark.parametrize("seed", quick(2, range(200)))
@pytest.mark.parametrize("length", quick(1, [1.0, 1e-5, 1e5]))
@pytest.mark.parametrize("kind", ["urdf", "sdf", MJCF])
def test_random_trees_come_back(kind: str, length: float, seed: int, rng: np.random.Generator, tmp_path: Path) -> None:
    length = 1e-2 if kind == "mjcf" and length < 1.0 else length  # MuJoCo takes no moments below 1e-15 kg·m²
    model = scaled(sayable(rng, SAYS[kind], ("free", "spherical")), length)
    if kind != "urdf":
        model = replace(model, gravity=tuple(float(g) for g in rng.normal(size=3) * 5.0))
    comes_back(po.Mechanism(model), kind, tmp_path, seed, length)


NO_RIGID_BODY = {"icub", "icub_reduced", "romeo_small"}
"""Robots of which a link that moves alone is a point of mass, or has moments of no rigid body: MuJoCo has others."""


@pytest.mark.parametrize("robot", quick(1, robot_files()) or [None], ids=lambda f: label(f) if f else "absent")
@pytest.mark.parametrize("base", quick(1, ["free", "fixed"]))
@pytest.mark.parametrize("kind", [pytest.param("urdf", marks=pytest.mark.oracle), "sdf", MJCF])
def test_robots_come_back(kind: str, base: Any, robot: Path | None, tmp_path: Path) -> None:
    """All of them; in MJCF 0 of 66 before: fixed joints were called after bodies, limits of rates and followers were
    lost, meshes that MuJoCo does not read were left out, moments that it does not take were changed."""
    file, options, how = require_robot(robot), {"base": base, "damping": True}, {"folder": tmp_path}
    again_as, how = ({}, how | {"strict": False}) if kind == "mjcf" else (options, how)
    with warnings.catch_warnings(action="ignore"):
        try:
            ours = po.Mechanism(load_model(file, **options))
        except po.FileError as error:
            pytest.skip(reason=f"is refused on reading: {error}")
        try:
            text = written(ours, kind, **how)
        except po.ModelError as error:
            if kind != "mjcf":
                raise
            pytest.skip(reason=f"has no text: {error}")
        again = read(text, kind, tmp_path, **again_as)
        assert written(again, kind, **how) == text
    at = state_of(ours, np.random.default_rng(1))
    assert again.coordinate_names == ours.coordinate_names or kind == "mjcf"
    assert not differing(ours, again, *["collisions"] * (kind == "urdf")) and apart(ours, again, at) < 1e-12
    if kind == "mjcf" and ours.nv:
        seen = read(re.sub("<custom>.*</custom>", "", text, flags=re.DOTALL), kind, tmp_path)  # as MuJoCo has it
        M, there = (m.mass_matrix(ours.random(np.random.default_rng(1))) for m in (ours, seen))
        assert relative(M, there) < (1e-2 if label(file).rpartition("-")[2] in NO_RIGID_BODY else 1e-9)
    if kind == "urdf":
        assert relative(*(mass_of_pinocchio(x, ours, at, base) for x in (file.read_text(), text))) < 1e-12


def mass_of_pinocchio(text: str, ours: po.Mechanism, at: State, base: str) -> Any:
    """M that Pinocchio makes of a text, in our coordinates."""
    pin = require_oracle("pinocchio")
    theirs = pin.buildModelFromXML(text, *[pin.JointModelFreeFlyer()] * (base == "free"))
    order = po.pinocchio_order(ours, theirs)
    M = pin.crba(theirs, theirs.createData(), order.to_q(at.q))
    N = order.to_v(at.q[None], np.eye(ours.nv)).T
    return N.T @ (np.triu(M) + np.triu(M, 1).T) @ N


@pytest.mark.parametrize("order", quick(2, [*itertools.permutations(ENDINGS, 3)]), ids="-".join)
@pytest.mark.parametrize("robot", quick(1, FOUND) or [None], ids=lambda f: label(f) if f else "absent")
@pytest.mark.oracle
def test_a_robot_is_the_same_in_any_order_of_formats(
    robot: Path | None, order: tuple[str, ...], tmp_path: Path
) -> None:
    require_oracle("mujoco")
    file = require_robot(robot)
    with warnings.catch_warnings(action="ignore"):
        ours = theirs = po.Mechanism(load_model(file, base="free"))
        for kind in order:
            base: dict[str, Any] = {"base": "free"} if kind in ("urdf", "sdf") else {}
            theirs = read(written(theirs, kind, strict=False, folder=tmp_path), kind, tmp_path, **base)
    assert theirs.body_names == ours.body_names and theirs.freedom_names == ours.freedom_names
    assert apart(ours, theirs, state_of(ours, np.random.default_rng(1))) < 1e-12


@pytest.mark.parametrize("kind", ["urdf", "sdf"])
def test_limits_losses_and_followers_come_back(kind: str, tmp_path: Path) -> None:
    """And springs, of which URDF has none; a screw advances by what it turned."""
    springs = (JointSpring("k", "third", 3.0, 0.5),) if kind == "sdf" else ()
    ours = arm(
        joint("first", po.pairs.revolute(), limits=po.Limits(-1.0, 2.0, 3.0, 4.0), friction=0.25),
        joint("second", po.pairs.prismatic(), mimic=Mimic("first", 0.1, -0.02)),
        joint("third", po.pairs.revolute(), limits=po.Limits(effort=7.0)),
        joint("screw", po.pairs.helical(-0.3)),
        elements=(
            JointDamper("d", "first", 0.5), JointDamper("e", "first", 0.25), JointDamper("f", "third", 2.0), *springs,
        ),
        switches=(
            po.Limit("stop", po.OnFreedom("third"), -0.5, 0.75), po.Friction("rub", po.OnFreedom("first"), 0.25),
        ),
        coupled=True,
    )  # fmt: skip
    text, options = written(ours, kind), {"mimic": "coupled"} if kind == "urdf" else {}
    said = {"urdf": 'read as it was with mimic="coupled", damping=True', "sdf": "read as it was with damping=True"}
    assert said[kind] in text and ("<screw_thread_pitch>" in text) == (kind == "sdf")
    again = read(text, kind, tmp_path, damping=True, limits=True, losses=True, **options)
    assert written(again, kind) == text
    assert again.nv == 3 and again.tree.links[1].ratio == 0.1 and again.tree.links[1].offset == -0.02
    found = {j.name: j for j in again.model.joints}
    assert found["first"].limits == po.Limits(-1.0, 2.0, 3.0, 4.0) and found["first"].friction == 0.25
    assert found["third"].limits == po.Limits(-0.5, 0.75, effort=7.0)
    assert {type(s).__name__ for s in again.model.switches} == {"Limit", "Friction"}
    at = state_of(ours, np.random.default_rng(2))
    assert apart(ours, again, at) < 1e-12
    assert relative(passive(ours, at.q, at.v), passive(again, at.q, at.v)) < 1e-12


@pytest.mark.parametrize("kind", ["urdf", "sdf"])
def test_shapes_come_back(kind: str, tmp_path: Path) -> None:
    X = zoo.random_displacement(np.random.default_rng(1))
    colour = (0.25, 0.5, 1.0, 0.125)
    shapes = (
        po.Shape("box", (1.0, 2.0, 3.0), placement=X, colour=colour, name="plate"),
        po.Shape("sphere", (0.1,), colour=colour),
        po.Shape("mesh", (1.0, 1.0, -2.0), "meshes/hand.stl", X, folder=str(tmp_path / "from")),
        po.Shape("mesh", (1.0, 1.0, 1.0), "package://hand/hand.dae"),
        po.Shape("cylinder", (0.1, 0.2)),
        *([po.Shape("ellipsoid", (0.1, 0.2, 0.3)), po.Shape("plane", (2.0, 3.0))] if kind == "sdf" else []),
    )
    ours = arm(joint("hinge", po.pairs.revolute()))
    touching = [replace(shapes[1], friction=0.3, condim=3), *shapes[2:]] if kind == "sdf" else shapes[:3]
    body = replace(ours.model.bodies[0], visuals=shapes, collisions=tuple(touching))
    ours = po.Mechanism(replace(ours.model, bodies=(body,)))
    again = read(written(ours, kind, folder=tmp_path / "to"), kind, tmp_path)
    found, left = again.model.body("a0"), ("collisions",) if kind == "urdf" else ()  # which have no colour there
    for what in ("visuals", "collisions"):
        mine, theirs = ([shape_data(s, what, left) for s in getattr(b, what)] for b in (body, found))
        assert mine == theirs
    there = found.visuals
    assert [s.mesh for s in there[2:4]] == ["../from/meshes/hand.stl", "package://hand/hand.dae"]
    np.testing.assert_allclose(there[0].placement.matrix, X.matrix, rtol=0, atol=1e-13)


@pytest.mark.parametrize("kind", ["urdf", MJCF])
def test_hostile_names_are_legal_and_differ(kind: str, tmp_path: Path) -> None:
    model = arm(*(joint(name, po.pairs.revolute()) for name in HOSTILE)).model
    called = dict(zip(["ground", *(b.name for b in model.bodies)], ["ground", "world", *HOSTILE[1:]], strict=True))
    joints = [replace(j, predecessor=called[j.predecessor], successor=called[j.successor]) for j in model.joints]
    bodies = [replace(b, name=called[b.name]) for b in model.bodies]
    with pytest.warns(FileWarning, match="is called"):
        text = written(po.Mechanism(replace(model, name="<r>", bodies=tuple(bodies), joints=tuple(joints))), kind)
    again = read(text, kind, tmp_path)
    assert again.nv == len(HOSTILE) == len(set(again.coordinate_names))
    assert len(again.body_names) == len(set(again.body_names))
    assert {"<&\"'>", "a b", "ü½"} <= set(again.coordinate_names) and {"a b", "ü½"} <= set(again.body_names)
    assert written(again, kind) == text and again.model.name == "<r>"


LEFT_OUT: list[tuple[str, dict[str, Any], str]] = [
    ("urdf", {"elements": (JointSpring("k", "hinge", 2.0),)}, "JointSpring 'k'"),
    ("urdf", {"gravity": (0.0, 0.0, 0.0)}, "its gravity"),
]
for _kind in ("urdf", "sdf"):
    LEFT_OUT += [
        (_kind, {"elements": (JointEffort("motor", "hinge", Constant(1.0)),)}, "JointEffort 'motor'"),
        (_kind, {"switches": (po.Limit("stop", po.OnFreedom("hinge"), -1.0, 1.0, restitution=0.5),)}, "Limit 'stop'"),
    ]


@pytest.mark.parametrize(("kind", "more", "named"), LEFT_OUT)
def test_what_acts_and_cannot_be_said_is_refused_or_told(kind: str, more: dict[str, Any], named: str) -> None:
    ours = arm(joint("hinge", po.pairs.revolute()))
    model = po.Mechanism(replace(ours.model, **more))
    with pytest.raises(po.ModelError, match=f"cannot be written as {kind.upper()}: {named}.*strict=False"):
        written(model, kind)
    with pytest.warns(FileWarning, match=f"is without this, which acts on its motion: {named}"):
        assert written(model, kind, strict=False) == written(ours, kind)
