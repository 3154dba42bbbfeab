"""A pair that is none of ours, added as CONTRIBUTING says, and a closure of it: every law of a mechanism holds on it.

What follows from the declaration alone is tested on it with all other pairs (tests/elements, tests/mechanisms). Here it
is in kernels, in loops of the compiler, in files, in runs, in pictures and at the command line.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from scipy.linalg import null_space
from typer.testing import CliRunner

import poinsot as po
from cases import saved
from foreign_pairs import FOREIGN
from multibody.by_duals import by_duals
from poinsot import PoinsotError
from poinsot.cli.app import app
from poinsot.elements import KINDS
from poinsot.multibody import forward_dynamics
from poinsot.multibody.canonical import canonical
from poinsot.views import draw_mechanism

PUCK = """
poinsot = 1
name = "puck"
gravity = [0, 0, -9.81]

[bodies.puck]
mass = 2
inertia = [0.02, 0.03, 0.04]
centre = [0.1, 0, 0]
position = [0, 0, 1]

[bodies.rod]
mass = 1
inertia = [0.1, 0.1, 0.01]
position = [0.5, 0, 1]

[pairs.slot]
kind = "ball_in_slot"
between = ["ground", "puck"]
point = [0, 0, 1]
axis = [1, 0, 0]
initial.velocity = [0.4, 1.0, 2.0, 0.5]

[pairs.follower]
kind = "cam"
radius = 0.05
between = ["puck", "rod"]
point = [0.3, 0, 1]
axis = [0, 1, 0]

[springs.hold]
between = ["ground", "rod"]
points = [[0, 0, 2], [0.5, 0, 1]]
stiffness = 40
rest_length = 0.8

[dampers.rub]
between = ["ground", "puck"]
points = [[1, 0, 2], [0.1, 0, 1]]
damping = 0.3
"""

GUIDE = """
[pairs.guide]
kind = "ball_in_slot"
between = ["ground", "rod"]
point = [0.5, 0, 1]
axis = [0.6, 0.8, 0]
"""
LOOPED = PUCK.replace("initial.velocity = [0.4, 1.0, 2.0, 0.5]\n", "") + GUIDE


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pairs in KINDS, as a contributor enters them."""
    for kind, make in FOREIGN.items():
        monkeypatch.setitem(KINDS, kind, make)


def load(folder: Path, text: str) -> po.Mechanism:
    file = saved(folder / "mechanism.toml", text)
    found = po.load(file)
    assert isinstance(found, po.Mechanism)
    return found


# --------------------------------------------------------------------------------------------------------- kernels


# ------------------------------------------------------------------------------------------------- files and runs


def test_a_file_places_it_and_it_moves_with_a_closed_ledger(tmp_path: Path, registered: None) -> None:
    m = load(tmp_path, PUCK)
    assert m.coordinate_names[:2] == ("slot.distance", "slot.qx") and m.nv == 5
    np.testing.assert_allclose(m.pose(m.neutral(), "rod")[:3, 3], [0.5, 0.0, 1.0], atol=1e-15)
    run = po.simulate(m, 2.0, progress=False)
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-9
    puck = np.asarray(run["body_position"].sel(body="puck"))
    np.testing.assert_allclose(puck[:, 1:], np.array([[0.0, 1.0]] * len(puck)), atol=1e-12)  # it stays in the slot
    assert np.ptp(puck[:, 0]) > 0.1


def test_a_closure_of_it_in_a_loop(tmp_path: Path, registered: None) -> None:
    """The rod's middle stays on the line of its guide; forces of the guide do no work; ∂v̇ along the motion is exact."""
    m = load(tmp_path, LOOPED)
    assert m.tree.rows == 2 and m.mobility(m.assemble()).general == m.nv - 2
    run = po.simulate(m, 1.0, progress=False)
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-9
    assert float(run["constraint_error"].max()) < 1e-10
    middle = np.asarray(run["body_position"].sel(body="rod")) - [0.5, 0.0, 1.0]
    across = np.cross(middle, [0.6, 0.8, 0.0])
    assert np.abs(across).max() < 1e-9 and np.ptp(middle[:, 0]) > 1e-3
    q, rng = m.assemble(), np.random.default_rng(0)
    free = null_space(m.constraint_jacobian(q))
    v, tau = free @ rng.normal(size=free.shape[1]), rng.normal(size=m.nv)
    for ours, exact in zip(
        m.forward_dynamics_derivatives(q, v, tau), by_duals(forward_dynamics, m.tree, q, v, tau), strict=True
    ):
        np.testing.assert_allclose(ours, exact, atol=1e-8 * max(1.0, np.abs(exact).max()))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("axis = [1, 0, 0]", ""), "lacks axis"),
        (("axis = [1, 0, 0]", "normal = [1, 0, 0]"), "a ball_in_slot pair does not take this key"),
        (("radius = 0.05", ""), "lacks radius: a cam pair needs its radius"),
        (("axis = [1, 0, 0]", "axis = [1, 0, 0]\nradius = 2"), "a ball_in_slot pair takes no radius"),
        (('kind = "ball_in_slot"', 'kind = "ball_in_slots"'), "did you mean 'ball_in_slot'"),
        (("velocity = [0.4, 1.0, 2.0, 0.5]", "velocity = [0.4]"), "takes 4: distance, wx, wy, wz"),
        (("velocity = [0.4, 1.0, 2.0, 0.5]", "position = [0, 0, 0, 0, 3]"), "has norm 3"),
    ],
)
def test_wrong_files_are_refused_in_its_words(
    tmp_path: Path, registered: None, change: tuple[str, str], words: str
) -> None:
    assert change[0] in PUCK
    with pytest.raises(PoinsotError, match=words):
        load(tmp_path, PUCK.replace(*change, 1))


@pytest.mark.parametrize("section", ["forces", "torques"])
def test_drives_on_its_freedoms_are_forces_or_torques(tmp_path: Path, registered: None, section: str) -> None:
    freedom = {"forces": "distance", "torques": "wy"}
    text = '\n[{}.push]\npair = "slot"\nfreedom = "{}"\nmagnitude = 2.0\n'
    m = load(tmp_path, PUCK + text.format(section, freedom[section]))
    run = po.simulate(m, 0.2, progress=False)
    assert po.ledger(run).ratio < 1e-9
    (other,) = {"forces", "torques"} - {section}
    with pytest.raises(PoinsotError, match=f"takes {section}"):
        load(tmp_path, PUCK + text.format(other, freedom[section]))


# ------------------------------------------------------------------------------------------ pictures, command line


def test_it_has_its_symbol_in_pictures(tmp_path: Path, registered: None) -> None:
    for text in (PUCK, LOOPED):
        ax = draw_mechanism(load(tmp_path, text), screws=True)
        ax.figure.canvas.draw()


def test_the_command_line_takes_it(tmp_path: Path, registered: None) -> None:
    load(tmp_path, LOOPED)
    file, runner = tmp_path / "mechanism.toml", CliRunner()
    for command in (
        ["analyse", str(file)],
        ["simulate", str(file), "--time", "0.2", "--out", str(tmp_path / "run.nc")],
    ):
        done = runner.invoke(app, command)
        assert done.exit_code == 0, done.output
    said = " ".join(runner.invoke(app, ["analyse", str(file)]).output.split())
    assert "ball_in_slot" in said


def test_pairs_of_one_name_and_other_code_share_no_kernel() -> None:
    """The key of a kernel knows the source of a class that is none of ours."""
    pair = FOREIGN["ball_in_slot"]()
    assert "foreign_pairs" in canonical(pair) and canonical(pair) == canonical(FOREIGN["ball_in_slot"]())
    here = dataclass(frozen=True)(type("BallInSlot", (), {}))
    assert canonical(here()) != canonical(pair)
