"""What switches in a file reaches what is exported of it: written where the format has it, else refused by its name.

Laws: read again, a mechanism with dry friction and stops moves as before; `--no-limits` leaves the ranges of joints out
of files of robots.
"""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from command import poinsot

SLIDE = """poinsot = 1
gravity = "none"
bodies.block = {mass = 1.0, inertia = [0.1, 0.1, 0.1]}
[pairs.slide]
kind = "prismatic"
between = ["ground", "block"]
point = [0, 0, 0]
axis = [1, 0, 0]
initial = {velocity = 3.0}
"""
RUBS = "[friction.brake]\npair = 'slide'\nkinetic = 1.0\n"
STOPS = "[limits.stop]\npair = 'slide'\nupper = 3.0\n"
SAID_NOWHERE = {
    "stick-slip": "[friction.brake]\npair = 'slide'\nkinetic = 1.0\nstatic = 2.0\nstribeck = 0.1\n",
    "command": "[friction.brake]\npair = 'slide'\nkinetic = 1.0\ncommand = '1 + t'\n",
    "rebound": "[limits.brake]\npair = 'slide'\nupper = 1.0\nrestitution = 0.5\n",
    "freewheel": "[freewheels.brake]\npair = 'slide'\n",
    "lock": "[locks.brake]\npair = 'slide'\ncommand = 't - 0.5'\n",
}
ROBOT = """<robot name="arm"><link name="base"/><link name="hand"><inertial><mass value="1"/>
<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="elbow" type="revolute"><parent link="base"/><child link="hand"/><axis xyz="0 0 1"/>
<limit lower="-0.75" upper="1.25" effort="7" velocity="3"/></joint></robot>"""


def written(folder: Path, text: str, name: str = "slide.toml") -> Path:
    return saved(folder / name, text)


def rates(mechanism: po.Mechanism) -> np.ndarray:
    run = po.simulate(mechanism, time=5.0, samples=6, initial={"slide": {"velocity": 3.0}})
    return np.asarray(run.joint_velocity.values[:, 0])


@pytest.mark.parametrize("format", ["urdf", "sdf", "mjcf"])
def test_friction_and_stops_of_a_file_are_those_of_the_robot_written(format: str, tmp_path: Path) -> None:
    out = tmp_path / f"out.{'xml' if format == 'mjcf' else format}"
    file = written(tmp_path, SLIDE + RUBS + STOPS)
    done = poinsot("export", file, f"--{format}", out, "--leave-out")
    assert done.returncode == 0 and "brake" not in done.stderr
    again = po.load(out, losses=True)
    np.testing.assert_allclose(rates(po.load(file)), [3, 2, 0, 0, 0, 0], atol=1e-9)
    np.testing.assert_allclose(rates(again), rates(po.load(file)), rtol=0, atol=1e-9)


@pytest.mark.parametrize("format", ["urdf", "mjcf", "modelica", "c"])
@pytest.mark.parametrize("what", SAID_NOWHERE)
def test_what_a_format_has_not_is_refused_by_its_name(format: str, what: str, tmp_path: Path) -> None:
    endings = {"sdf": "out.sdf", "mjcf": "out.xml", "urdf": "out.urdf", "modelica": "out.mo", "c": "out"}
    done = poinsot("export", written(tmp_path, SLIDE + SAID_NOWHERE[what]), f"--{format}", tmp_path / endings[format])
    assert (done.returncode == 2 or format == "c") and "'brake'" in done.stderr
    assert not list(tmp_path.glob("**/*_motion.c"))


@pytest.mark.parametrize("format", ["urdf", "sdf", "mjcf"])
def test_a_robot_is_written_without_the_ranges_of_its_joints(format: str, tmp_path: Path) -> None:
    file, said = written(tmp_path, ROBOT, "arm.urdf"), {}
    for option in ((), ("--limits",), ("--no-limits",)):
        out = tmp_path / f"out.{'xml' if format == 'mjcf' else format}"
        assert poinsot("export", file, f"--{format}", out, "--leave-out", *option).returncode == 0
        said[option] = po.load(out).model.joint("elbow").limits
    assert said[()] == said["--limits",] and (said[()].lower, said[()].upper) == (-0.75, 1.25)
    free = said["--no-limits",]
    assert (free.lower, free.upper, free.effort) == (-np.inf, np.inf, 7.0)
