"""The command line with files whose names were chosen to harm: it shows them, keeps the run, and obeys nothing."""

import ast
from pathlib import Path
from xml.sax.saxutils import quoteattr

import pytest

import poinsot as po
from cases import saved
from command import poinsot
from hostile import acting

LINK = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>'
LINES = {"\n": "&#10;"}
ROBOT = 'a"""\nraise SystemExit("ran")\n"""'
HINGES = ('h"""\nraise SystemExit("ran")', "$\\frac{$\n\\input{x}", "[/red]\x85\u202e")


@pytest.fixture
def robot(tmp_path: Path) -> Path:
    """A URDF robot of three hinges."""
    links = "".join(f'<link name="l{k}">{LINK}</link>' for k in range(4))
    joints = "".join(
        f'<joint name={quoteattr(name, LINES)} type="revolute"><parent link="l{k}"/><child link="l{k + 1}"/>'
        '<axis xyz="0 1 0"/><origin xyz="0 0 0.1"/></joint>'
        for k, name in enumerate(HINGES)
    )
    return saved(tmp_path / "robot.urdf", f"<robot name={quoteattr(ROBOT, LINES)}>{links}{joints}</robot>")


def test_a_run_of_hostile_names_is_kept_and_drawn(robot: Path, tmp_path: Path) -> None:
    out, plot = tmp_path / "run.nc", tmp_path / "run.png"
    done = poinsot("simulate", robot, "--time", "0.05", "--samples", "5", "--out", out, "--plot", plot)
    assert done.returncode in (0, 3), done.stderr
    assert not acting(done.stdout + done.stderr) and "ran" in done.stdout
    assert out.exists() and plot.exists()
    assert po.read(out).sizes["time"] == 5


def test_analysis_and_equations_obey_no_name(robot: Path, tmp_path: Path) -> None:
    done = poinsot("analyse", robot, "--plot", tmp_path / "robot.png")
    assert done.returncode == 0, done.stderr
    assert not acting(done.stdout + done.stderr) and "[/red]" in done.stdout
    program = poinsot("equations", robot, "--format", "python")
    assert program.returncode == 0, program.stderr
    tree = ast.parse(program.stdout)
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Raise)] and not acting(program.stdout)
    assert isinstance(tree.body[0], ast.Expr)


def test_a_failing_picture_does_not_lose_the_run(robot: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from matplotlib.figure import Figure

    from poinsot import FileError
    from poinsot.cli.simulate import _keep
    from poinsot.views import report

    def fails(*_: object, **__: object) -> None:
        raise RuntimeError("no such font")

    monkeypatch.setattr(Figure, "savefig", fails)
    out = tmp_path / "run.nc"
    run = po.simulate(po.load(robot), times=[0.0, 0.01, 0.02, 0.03, 0.04], to=out)
    with pytest.raises(FileError, match="no such font"):
        _keep(run, out, tmp_path / "run.png")
    assert po.read(out).sizes["time"] == 5
    assert sorted(each.name for each in tmp_path.iterdir()) == ["robot.urdf", "run.nc"]
    monkeypatch.setattr(report, "ledger_table", fails)
    with pytest.raises(RuntimeError):
        _keep(run, out, None)
    assert out.exists()


def test_errors_about_hostile_names_are_one_plain_paragraph(tmp_path: Path) -> None:
    netlist = saved(tmp_path / "a.cir", "title\nR\x9b1 a 0 zzz\x1b[2J\u202e\n")
    toml = saved(tmp_path / "a.toml", 'poinsot = 1\n"a\\u001b[2J\\u009b\\u202e" = 1\n[bodies.a]\nmass = 1\n')
    for file in (netlist, toml):
        done = poinsot("analyse", file)
        assert done.returncode == 2 and not acting(done.stdout + done.stderr), done.stderr
        assert done.stderr.startswith("error: ")
