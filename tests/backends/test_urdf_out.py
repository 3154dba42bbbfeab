"""Mechanisms as URDF: written and read they are the same, for us and for Pinocchio; written again, the same text."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from backends.robot_files import SAID, arm, joint, read, relative, sayable, state_of
from cases import quick
from conftest import require_oracle
from poinsot import pairs
from poinsot.errors import FileWarning
from poinsot.multibody import inverse_dynamics

PINOCCHIO = tuple(kind for kind in SAID if kind != "free")  # whose free joints start from the world alone


@pytest.mark.oracle
@pytest.mark.parametrize("seed", quick(2, range(60)))
def test_pinocchio_reads_the_same_mechanism(rng: np.random.Generator) -> None:
    pin = require_oracle("pinocchio")
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


@pytest.mark.parametrize("name", ["world", "ground1", "hinge_frame"])
def test_a_body_called_as_what_is_made_keeps_its_name(name: str, tmp_path: Path) -> None:
    ours = arm(joint("hinge", pairs.revolute()))
    (body,) = ours.model.bodies
    (hinge,) = ours.model.joints
    model = replace(ours.model, bodies=(replace(body, name=name),), joints=(replace(hinge, successor=name),))
    text = po.Mechanism(model).to_urdf()
    again = read(text, "urdf", tmp_path)
    assert name in again.body_names and again.to_urdf() == text
    q, v, a = np.array([[0.3], [0.2], [0.1]])
    np.testing.assert_allclose(again.inverse_dynamics(q, v, a), ours.inverse_dynamics(q, v, a), rtol=1e-12)


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


def test_a_shape_that_the_format_has_not_is_told() -> None:
    (body,) = arm(joint("hinge", pairs.revolute())).model.bodies
    ellipsoid = replace(body, visuals=(po.Shape("ellipsoid", (1.0, 1.0, 1.0)),))
    with pytest.warns(FileWarning, match=r"a ellipsoid of body 'a0' \(visual\), which URDF has not"):
        po.Mechanism(replace(arm(joint("hinge", pairs.revolute())).model, bodies=(ellipsoid,))).to_urdf()
