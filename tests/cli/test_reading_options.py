"""Options that a file is read with: declared once, taken by every command that reads a machine, and handed on."""

from pathlib import Path

import pytest
import typer.main

import poinsot as po
from command import poinsot
from poinsot.cli.app import app
from poinsot.cli.loading import CALLED, LoadOptions
from poinsot.files.reader_options import READ_OPTIONS

READS = (
    "simulate", "ensemble", "fit", "operate", "sweep", "bode", "noise", "fourier", "measure", "periodic", "analyse",
    "diagram", "equations", "view", "verify", "report", "export", "heal",
)  # fmt: skip
LINK = (
    '<link name="{}"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>'
    "</inertial></link>"
)
ROBOT = (
    f'<robot name="r">{LINK.format("a")}{LINK.format("b")}<joint name="j" type="revolute"><parent link="a"/>'
    '<child link="b"/><axis xyz="0 0 1"/><dynamics damping="0.5" friction="0"/>'
    '<limit lower="-1" upper="1" effort="1" velocity="1"/></joint></robot>'
)


@pytest.mark.parametrize("command", READS)
def test_every_command_takes_every_option(command: str) -> None:
    """Law  each option of reading is one of each command that reads a machine, and the page names it."""
    group = typer.main.get_command(app)
    taken = {each.name for each in group.commands[command].params}  # type: ignore[attr-defined]
    assert {CALLED.get(name, name) for name in READ_OPTIONS} <= taken
    page = (Path(__file__).parents[2] / "docs" / "installation.md").read_text("utf-8")
    assert all(f"`{(*one.flag, f'--{name}')[0]}`" in page for name, one in READ_OPTIONS.items())


def test_only_these_and_bench_read_machines() -> None:
    group = typer.main.get_command(app)
    others = {name for name, c in group.commands.items() if any(p.name == "base" for p in c.params)}  # type: ignore[attr-defined]
    assert others == {*READS, "bench"}


@pytest.mark.long
def test_an_ensemble_of_a_robot_on_a_free_base(tmp_path: Path) -> None:
    """Law  members are the runs of the robot that `load` reads with these options."""
    file, out = tmp_path / "r.urdf", tmp_path / "runs.nc"
    file.write_text(ROBOT, encoding="utf-8")
    line = (
        "ensemble", file, "--base", "free", "--damping", "--over", "j=0:20deg:3", "--times", "0,10 ms", "--out", out,
    )  # fmt: skip
    done = poinsot(*line)
    assert done.returncode == 0, done.stderr
    runs = po.read(out)
    one = po.simulate(po.load(file, base="free", damping=True), initial={"j": po.quantity("20 deg")}, times=[0, 0.01])
    assert (runs["joint_position"].values[-1] == one["joint_position"].values).all()


def test_a_checkpoint_says_how_the_file_was_read(tmp_path: Path) -> None:
    told = LoadOptions(base="free", folder=[Path("x")], closures=Path("c.yaml")).told()
    assert Path(told["folder"][0]).is_absolute()
    assert Path(told["closures"]).is_absolute()
    assert LoadOptions(**told).options["base"] == "free"
