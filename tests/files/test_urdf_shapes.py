"""Shapes of URDF that other readers accept: read with one warning that says what was assumed, refused when strict."""

from pathlib import Path

import pytest

from files.urdf_text import INERTIAL, link, pendulum, robot
from poinsot import FileError, Model
from poinsot.errors import FileWarning
from poinsot.files.urdf import read_urdf


def arm(inertial: str) -> str:
    return pendulum().replace(INERTIAL, f"<inertial>{inertial}</inertial>")


def mesh(scale: str) -> str:
    inside = f'<visual><geometry><mesh filename="a.stl" scale="{scale}"/></geometry></visual>'
    return robot("", link("a", inside))


MOMENTS = '<inertia ixx="1" iyy="2" izz="3"/>'
PLAIN = pendulum('<axis xyz="0 1 0"/>')
PAINTED = '<visual><geometry><sphere radius="1"/></geometry><material name=""><color rgba="{}"/></material></visual>'
SHAPES: dict[str, tuple[str, str, str]] = {  # what is read, what it is taken for, the warning
    "inertial without inertia": (
        arm('<mass value="2"/>'),
        arm('<mass value="2"/><inertia ixx="0" ixy="0" ixz="0" iyy="0" iyz="0" izz="0"/>'),
        ":3: <inertial> of <link 'arm'> has no <inertia>; its mass is taken to be in one point",
    ),
    "empty inertial": (
        arm('<origin xyz="0 0 1"/>'),
        pendulum().replace(INERTIAL, ""),
        ":3: <inertial> of <link 'arm'> has neither <mass> nor <inertia>; the link is taken to have no inertia",
    ),
    "inertia without products": (
        arm(f'<mass value="4"/>{MOMENTS}'),
        arm('<mass value="4"/>' + MOMENTS.replace("/>", ' ixy="0" ixz="0" iyz="0"/>')),
        ":3: <inertia> of <inertial> of <link 'arm'> has no ixy, ixz, iyz, taken to be 0",
    ),
    "two axes": (
        pendulum('<axis xyz="0 1 0"/>\n<axis xyz="1 0 0"/>'),
        PLAIN,
        ":5: <axis> of <joint 'hinge'> is the second <axis> there, after that of line 4, and is ignored",
    ),
    "two limits": (
        pendulum('<axis xyz="0 1 0"/><limit upper="1"/>\n<limit upper="2"/>'),
        pendulum('<axis xyz="0 1 0"/><limit upper="1"/>'),
        ":5: <limit> of <joint 'hinge'> is the second <limit>",
    ),
    "the same origin twice": (
        pendulum('<axis xyz="0 1 0"/>' + '<origin xyz="0 0 1"/>' * 2),
        pendulum('<axis xyz="0 1 0"/><origin xyz="0 0 1"/>'),
        ":4: <origin> of <joint 'hinge'> is the second <origin>",
    ),
    "the same inertial twice": (
        PLAIN.replace(INERTIAL, INERTIAL * 2),
        PLAIN,
        ":3: <inertial> of <link 'arm'> is the second",
    ),
    "four numbers of scale": (
        mesh("1e-3 2e-3 3e-3 1"),
        mesh("1e-3 2e-3 3e-3"),
        ":3: <mesh> of <geometry> of <visual> of <link 'a'> has four",
    ),
    "one number of scale": (mesh("0.5"), mesh("0.5 0.5 0.5"), "has one number for its scale, taken for all three axes"),
    "three numbers of a colour": (
        robot("", link("a", PAINTED.format("1 0 0"))),
        robot("", link("a", PAINTED.format("1 0 0 1"))),
        "it is taken to be opaque",
    ),
    "declaration after a blank line": (
        f'\n<?xml version="1.0"?>\n{PLAIN}',
        PLAIN,
        ":2: <?xml> stands after the beginning of the file",
    ),
    "declaration after comments": (
        f'<!-- a -->\n<!-- b\n -->\n <?xml version="1.0" encoding="latin-1"?>\n{PLAIN}',
        PLAIN,
        ":4: <?xml> stands after",
    ),
    "dashes in a comment": (
        f"<!--\n---- links ---->\n{PLAIN}",
        PLAIN,
        ":1: <!-- --> is a comment with two dashes in it",
    ),
}


def same(one: Model, other: Model) -> bool:
    """Whether two models have the same numbers; eq of arrays is none."""
    return (
        all((a.inertia.matrix == b.inertia.matrix).all() for a, b in zip(one.bodies, other.bodies, strict=True))
        and all((j.X_PJ.matrix == k.X_PJ.matrix).all() for j, k in zip(one.joints, other.joints, strict=True))
        and [j.limits for j in one.joints] == [j.limits for j in other.joints]
        and [s.parameters for b in one.bodies for s in b.visuals]
        == [s.parameters for b in other.bodies for s in b.visuals]
        and [s.colour for b in one.bodies for s in b.visuals] == [s.colour for b in other.bodies for s in b.visuals]
    )


@pytest.mark.parametrize("name", SHAPES)
def test_a_shape_is_read_as_assumed(name: str, tmp_path: Path) -> None:
    text, meant, warning = SHAPES[name]
    file, plain = tmp_path / "robot.urdf", tmp_path / "plain.urdf"
    file.write_text(text)
    plain.write_text(meant)
    with pytest.warns(FileWarning) as warned:
        found = read_urdf(file)
    assert len(warned) == 1 and warning in str(warned[0].message), str(warned[0].message)
    assert str(warned[0].message).startswith(f"{file}:")
    assert same(found, read_urdf(plain))
    with pytest.raises(FileError, match="strict=True"):
        read_urdf(file, strict=True)


@pytest.mark.parametrize(
    "text",
    [
        pendulum('<origin/>\n<origin xyz="1 0 0"/>'), pendulum('<parent link="arm"/>'), mesh("1 1"), mesh("1 1 1 1 1"),
        arm('<mass value="1"/><interia ixx="1"/>'), arm('<mass value="1"/><inertia ixx="1" iyx="0" iyy="1" izz="1"/>'),
        arm('<mass value="1"/><inertia ixx="1" iyy="1"/>'), arm('<mss value="1"/>'), arm(MOMENTS),
        f"<robot/><!-- -- -->{PLAIN}", f"<!-- -- --{PLAIN}",
    ],
)  # fmt: skip
def test_what_could_be_meant_otherwise_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "robot.urdf"
    file.write_text(text)
    with pytest.raises(FileError):
        read_urdf(file)
