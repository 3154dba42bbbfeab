"""A moving picture is an SVG whose points are those of the mechanism, and refuses what it cannot draw."""

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, quick

SVG = "{http://www.w3.org/2000/svg}"


def every(element: ElementTree.Element) -> np.ndarray:
    """(n, k, 2): the points of a stick at every moment."""
    moving = element.find(f"{SVG}animate")
    assert moving is not None and moving.get("attributeName") == "points"
    return np.array(
        [[pair.split(",") for pair in each.split()] for each in moving.get("values").split(";")], dtype=float
    )


@pytest.mark.parametrize(
    "file",
    [
        "four_bar.toml",
        "bennett.toml",
        *(pytest.param(file, marks=pytest.mark.long) for file in ("andrews.toml", "kinestatics/seven_joint_arm.toml")),
    ],
)
def test_sticks_are_where_the_bodies_are(tmp_path: Path, file: str) -> None:
    """Between any two points of the picture lies what the reader sees of what lies between them in space."""
    mechanism = po.load(EXAMPLES / file)
    q = mechanism.assemble()
    move = np.zeros(mechanism.nv)
    move[0] = 0.05
    motion = np.array([mechanism.integrate(q, s * move) for s in range(5)])
    given = {"azimuth": 90.0, "elevation": 0.0}  # x goes to the left, z up
    path = po.views.moving_picture(tmp_path / "m.svg", mechanism, motion, 2.0, **given)
    root = ElementTree.parse(path).getroot()
    drawn, true = [], []
    for group in root.findall(f"{SVG}g"):
        name = group.find(f"{SVG}title").text
        stick = next(each for each in group if each.tag in (f"{SVG}polyline", f"{SVG}polygon"))
        body = next(each for each in mechanism.model.bodies if each.name == name)
        joints = [
            X.translation
            for joint in mechanism.model.joints
            for X, on in ((joint.X_PJ, joint.predecessor), (joint.X_SJ, joint.successor))
            if on == name
        ]
        if len(joints) == 1 and body.inertia.mass > 0:
            joints.append(body.inertia.centre)
        poses = mechanism.pose(motion, name)
        drawn.append(every(stick))
        true.append(np.einsum("nij,kj->nki", poses[:, :3, :3], np.array(joints)) + poses[:, None, :3, 3])
    assert len(drawn) >= 3
    pixels, space = (np.concatenate([each.reshape(-1, each.shape[-1]) for each in all_]) for all_ in (drawn, true))
    seen = np.stack([-space[:, 0], -space[:, 2]], axis=-1)
    far = np.linalg.norm(seen[:, None] - seen, axis=-1)
    i, j = np.unravel_index(far.argmax(), far.shape)
    scale = np.linalg.norm(pixels[i] - pixels[j]) / far[i, j]
    assert abs((pixels - pixels[0]) - scale * (seen - seen[0])).max() < 0.25


def test_it_is_a_document_without_scripts_and_its_names_are_escaped(tmp_path: Path) -> None:
    crank = po.load(EXAMPLES / "slider_crank.toml")
    evil = "<script>alert(1)</script>"
    body = po.Body(evil, po.Inertia.at_centre(1.0, (0.1, 0, 0), (0.1, 0.1, 0.1)))
    made = po.Mechanism(po.Model(evil, (body,), (po.Joint("j", po.pairs.revolute(), "ground", evil),)))
    for mechanism in (crank, made):
        q = mechanism.assemble()
        path = po.views.moving_picture(
            tmp_path / "m.svg", mechanism, [q, q], 1.0, traces=[(mechanism.body_names[0], [0, 0, 0])]
        )
        text = path.read_text(encoding="utf-8")
        ElementTree.fromstring(text)
        assert "<script" not in text and "http" not in text.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize(
    ("file", "time", "drawn"),
    quick(2, [("four_bar.toml", 0.5, 3), ("slider_crank.toml", 0.2, None), ("andrews.toml", 0.01, 2)], several=True),
)
def test_areas_of_energy_end_where_no_joule_is_missing(
    tmp_path: Path, file: str, time: float, drawn: int | None
) -> None:
    """The top of the last area is the dashed line: what there was at the start and came in."""
    mechanism = po.load(EXAMPLES / file)
    run = po.simulate(mechanism, time=time, samples=41, progress=False)
    path = po.views.moving_picture(tmp_path / "m.svg", mechanism, run, 2.0)
    paths = [each for each in ElementTree.parse(path).getroot().iter(f"{SVG}path") if each.get("stroke-width") != "2"]
    dashed = next(each for each in paths if each.get("stroke-dasharray") == "5 4")
    areas = [each for each in paths if each.get("stroke-width") == "0.8"]
    assert drawn is None or len(areas) == drawn
    corners = np.array([each.strip("MZ").split() for each in areas[-1].get("d").split("L")], dtype=float)
    line = np.array([each.strip("M").split() for each in dashed.get("d").split("L")], dtype=float)
    assert len(line) == 41 and abs(corners[:41] - line).max() < 0.02


@pytest.mark.parametrize(
    ("q", "seconds", "traces", "says"),
    [
        (np.zeros((3, 2)), 1.0, (), r"configurations \(n, 3\); got \(3, 2\)"),
        (np.zeros((1, 3)), 1.0, (), "from 2 to 600"),
        (np.full((3, 3), np.nan), 1.0, (), "finite"),
        (np.zeros((3, 3)), 0.0, (), "more than 0 seconds"),
        (np.zeros((3, 3)), 1.0, [("couple", [0, 0, 0])], "no body 'couple'"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    tmp_path: Path, q: np.ndarray, seconds: float, traces: list, says: str
) -> None:
    with pytest.raises(po.ModelError, match=says):
        po.views.moving_picture(tmp_path / "m.svg", po.load(EXAMPLES / "four_bar.toml"), q, seconds, traces=traces)
    assert not (tmp_path / "m.svg").exists()
