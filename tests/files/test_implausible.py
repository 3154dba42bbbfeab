"""What hardly can be meant is said, and nothing else: no example and no robot is doubted."""

import warnings
from pathlib import Path

import pytest

import poinsot as po
from cases import EXAMPLES
from files.robots import robot_files

ARM = """
poinsot = 1
[bodies.arm]
mass = 1
centre = [0, 0, -0.1]
inertia = [0.01, 0.01, 0.01]
[pairs.hinge]
kind = "revolute"
between = ["ground", "arm"]
point = [0, 0, 0]
axis = [0, 1, 0]
initial = { position = 0.5 }
[bodies.tip]
mass = 1
inertia = [0.01, 0.01, 0.01]
position = [0, 0, -0.2]
[pairs.wrist]
kind = "prismatic"
between = ["arm", "tip"]
point = [0, 0, -0.2]
axis = [0, 0, 1]
[springs.s]
pair = "wrist"
stiffness = 1e4
[limits.l]
pair = "hinge"
lower = -3
upper = 3
"""
SOLID = 'solids = [{ kind = "sphere", radius = 0.1, density = 7.85 }]'
WARM = """
poinsot = 1
elements.body = {kind = "heat_capacity", nodes = ["a"], capacity = 10, temperature = 293.15}
elements.air = {kind = "temperature_source", nodes = ["b"], temperature = 300}
elements.wall = {kind = "thermal_conductor", nodes = ["a", "b"], conductance = 1}
"""


def doubts(file: Path) -> list[str]:
    """What is doubted of a file."""
    with warnings.catch_warnings(record=True, action="always") as caught:
        po.load(file)
    return [str(each.message) for each in caught if issubclass(each.category, po.ImplausibleWarning)]


@pytest.mark.parametrize(
    ("text", "old", "new", "says"),
    [
        (ARM, "position = 0.5", "position = 30", "'hinge' starts at 30 rad, 4.77 turns.*radians.*90 deg"),
        (ARM, "upper = 3", "upper = 120", "'hinge' has a limit at 120 rad, 19.1 turns"),
        (
            ARM, "centre = [0, 0, -0.1]", "centre = [0, 0, -100]", "mass centre of 'arm' lies 99.8 m.*12 mm",
        ),
        (ARM, "centre = [0, 0, -0.1]\ninertia = [0.01, 0.01, 0.01]", SOLID.replace("7.85", "7.85e6"), "density 7.85e"),
        (WARM, "temperature = 293.15", "temperature = 20", "'body' has temperature = 20 K.*degrees Celsius"),
        (WARM, "temperature = 300", "temperature = 25", "'air' has temperature = 25 K"),
        (ARM, "", "", ""),
        (WARM, "", "", ""),
    ],
)  # fmt: skip
def test_what_is_doubted(tmp_path: Path, text: str, old: str, new: str, says: str) -> None:
    file = tmp_path / "a.toml"
    text = text.replace("mass = 1\n", "", 1) if "solids" in new else text
    file.write_text(text.replace(old, new) if old else text, encoding="utf-8")
    found = doubts(file)
    assert bool(found) == bool(says), found
    if says:
        with pytest.warns(po.ImplausibleWarning, match=says):
            po.load(file)


FILES = [*sorted(EXAMPLES.glob("*.toml")), *sorted(EXAMPLES.glob("networks/*.toml")), EXAMPLES / "puma560.urdf"]


@pytest.mark.long
@pytest.mark.parametrize("file", [*FILES, *robot_files()], ids=lambda file: file.name)
def test_no_example_and_no_robot_is_doubted(file: Path) -> None:
    try:
        assert not doubts(file)
    except po.FileError as error:
        assert "has no <link>" in str(error)
