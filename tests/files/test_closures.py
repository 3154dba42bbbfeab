"""A robot and, beside it, what closes it, drives it and makes joints of other kinds: a YAML file, or a table."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import poinsot as po
from cases import saved
from command import poinsot
from files.urdf_text import INERTIAL, Arms, joint, link, robot, xyz_rpy


def loaded(folder: Path, urdf: str, closures: Any, **options: Any) -> po.Mechanism:
    file = saved(folder / "robot.urdf", urdf)
    if isinstance(closures, str):
        closures = saved(folder / "robot.yaml", closures)
    return po.load(file, closures=closures, **options)


def with_frames(arms: Arms) -> str:
    """The open arms, with a link on each where they are drawn to meet."""
    marks = []
    for end, on in (("end_a", "a3"), ("end_b", "b3")):
        marks += [link(end), joint(f"to_{end}", on, end, xyz_rpy(np.linalg.inv(arms.X[on]) @ arms.closing), "fixed")]
    return arms.urdf("none").replace("</robot>", "\n".join(marks) + "</robot>")


@pytest.mark.sample(2)
@pytest.mark.parametrize("ends", [("end_a", "end_b"), ("to_end_a", "to_end_b"), ("end_a", "to_end_b")])
@pytest.mark.parametrize(("kind", "same"), [("6d", "fixed"), ("6D", "fixed"), ("3d", "spherical"), ("3D", "spherical")])
def test_frames_of_links_and_joints_are_closed(ends: tuple[str, str], kind: str, same: str, tmp_path: Path) -> None:
    """As the <loop> of URDF+ does it: rows of A, motion, coordinates in the order of the file."""
    arms = Arms(np.random.default_rng(3))
    other = loaded(tmp_path, arms.urdf(same), {})
    ours = loaded(tmp_path, with_frames(arms), f"closed_loop: [[{ends[0]}, {ends[1]}]]\ntype: ['{kind}']\n")
    assert ours.coordinate_names == other.coordinate_names
    rng = np.random.default_rng(4)
    q, v, tau = rng.normal(size=(3, 6))
    assert np.allclose(ours.closure_error(q), other.closure_error(q), atol=1e-13)  # rounding of metres
    assert np.allclose(ours.closure_jacobian(q), other.closure_jacobian(q), atol=1e-13)
    q = other.assemble(0.1 * q)
    v -= np.linalg.pinv(other.closure_jacobian(q)) @ (other.closure_jacobian(q) @ v)
    a, b = (m.forward_dynamics(q, v, tau) for m in (ours, other))
    assert np.allclose(a, b, rtol=1e-9, atol=1e-9 * np.abs(b).max())  # ill-conditioned only as the loop is


def test_without_types_frames_coincide(tmp_path: Path) -> None:
    arms = Arms(np.random.default_rng(3))
    ours = loaded(tmp_path, with_frames(arms), "closed_loop:\n  - [end_a, end_b]  # as others read it\n")
    assert ours.tree.rows == 6 and ours.model.joints[-1].name == "end_a_end_b"


TREE = robot(
    link("base"), link("upper", INERTIAL), link("lower", INERTIAL),
    joint("j", "base", "upper", '<origin xyz="0.1 0.2 0.3" rpy="0.4 0.5 0.6"/><axis xyz="0 1 2"/>'
          '<limit lower="-1" upper="1" effort="2" velocity="3"/>'),
    joint("k", "upper", "lower", '<origin xyz="1 0 0" rpy="0.1 0 0"/><axis xyz="0 1 0"/>'),
)  # fmt: skip


@pytest.mark.parametrize("axes", ["XY", "YX", "YZ", "ZY", "ZX", "XZ"])
def test_a_universal_joint_turns_about_its_first_axis_then_its_second(axes: str, tmp_path: Path) -> None:
    m = loaded(tmp_path, TREE, f"joint_name: [j]\njoint_type: [UJOINT_{axes}]\n")
    q = np.array([0.3, -0.7, 0.0])
    turns = [Rotation.from_rotvec(x * np.eye(3)["XYZ".index(a)]).as_matrix() for a, x in zip(axes, q, strict=False)]
    expected = Rotation.from_euler("xyz", [0.4, 0.5, 0.6]).as_matrix() @ turns[0] @ turns[1]
    assert np.allclose(m.pose(q, "upper")[:3, :3], expected, atol=1e-14)  # rounding
    assert np.allclose(m.pose(q, "upper")[:3, 3], [0.1, 0.2, 0.3], atol=1e-15)


def test_a_spherical_joint_turns_as_its_quaternion_says_and_a_fixed_one_does_not(tmp_path: Path) -> None:
    m = loaded(tmp_path, TREE, "joint_name: [j, k]\njoint_type: [SPHERICAL, FIXED]\n")
    turn = Rotation.from_rotvec([0.2, -0.4, 0.9])
    expected = Rotation.from_euler("xyz", [0.4, 0.5, 0.6]) * turn
    assert m.nq == 4 and np.allclose(m.pose(turn.as_quat(), "upper")[:3, :3], expected.as_matrix(), atol=1e-14)
    lower = expected * Rotation.from_euler("xyz", [0.1, 0, 0])
    assert np.allclose(m.pose(turn.as_quat(), "lower")[:3, :3], lower.as_matrix(), atol=1e-14)  # rounding
    assert not np.isfinite(m.model.joint("j").limits.upper), "its limits were those of an angle"


def test_motors_are_what_is_actuated(tmp_path: Path) -> None:
    """Inverse dynamics of the actuated joints is one call, and its efforts move the robot so."""
    arms = Arms(np.random.default_rng(11))
    text = "closed_loop: [[end_a, end_b]]\ntype: [3d]\nname_mot: [j_b1, j_a1, j_a2]\n"
    m = loaded(tmp_path, with_frames(arms), text, base="fixed")
    assert m.actuated == ("j_b1", "j_a1", "j_a2")
    rng = np.random.default_rng(12)
    q = m.assemble(0.1 * rng.normal(size=6))
    A = m.closure_jacobian(q)
    N = np.eye(6) - np.linalg.pinv(A) @ A
    v = N @ rng.normal(size=6)
    a = m.forward_dynamics(q, v, rng.normal(size=6))
    efforts = m.actuator_efforts(q, v, a)
    assert efforts == m.actuator_efforts(q, v, a, ["j_b1", "j_a1", "j_a2"])
    tau = np.array([efforts.get(name, 0.0) for name in m.freedom_names])
    assert np.allclose(m.forward_dynamics(q, v, tau), a, rtol=1e-9, atol=1e-9 * np.abs(a).max())  # conditioning


def test_motors_take_signals_in_runs(tmp_path: Path) -> None:
    m = loaded(tmp_path, TREE, "name_mot: [k]\n")
    run = po.simulate(m, time=0.05, inputs={"k": 2.0})
    assert float(run.energy_supplied[-1].sum()) > 0.0
    plain = loaded(tmp_path, TREE, {})
    same = po.simulate(plain, time=0.05, inputs={"k": 2.0})
    assert np.allclose(run.joint_position[-1], same.joint_position[-1], rtol=1e-12)  # one effort, said in two ways


def test_without_motors_the_actuated_have_to_be_named(tmp_path: Path) -> None:
    m = loaded(tmp_path, TREE, {})
    assert m.actuated == ()
    with pytest.raises(po.ModelError, match="has no motors on its freedoms; name the freedoms"):
        m.actuator_efforts(np.zeros(2), np.zeros(2), np.zeros(2))


@pytest.mark.parametrize("kind", ["revolute", "helical"])
def test_a_table_closes_by_any_pair(kind: str, tmp_path: Path) -> None:
    arms = Arms(np.random.default_rng(3))
    pitch = {"pitch": 0.01} if kind == "helical" else {}
    m = loaded(tmp_path, with_frames(arms), {"seam": {"between": ["end_a", "end_b"], "kind": kind, **pitch}})
    seam = m.model.joint("seam")
    assert (seam.predecessor, seam.successor, seam.pair.kind) == ("end_a", "end_b", kind)
    assert m.tree.rows == 5


LOOP = "closed_loop: [[upper, base]]\n"


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("closed_lop: [[a, b]]", 1, ["unknown key 'closed_lop'", "'closed_loop'"]),
        (LOOP + "type: [3d, 6d]", 2, ["type and closed_loop, of which there are 2 and 1"]),
        ("\nclosed_loop: [[upper, lowr]]", 2, ["no body and no joint 'lowr'", "'lower'"]),
        ("closed_loop: [upper, lower]", 1, ["'upper' in closed_loop, which is a list of pairs"]),
        ("closed_loop: [[upper, j]]", 1, ["joins body 'upper' to itself"]),
        (LOOP + "type: [4d]", 1, ["'4d' is no kind of pair"]),
        (LOOP + "type: [free]", 1, ["closes nothing"]),
        ("name_mot: [jj]", 1, ["there is no joint 'jj'", "'j'"]),
        ("name_mot: j", 1, ["name_mot 'j'; it is a list"]),
        ("name_mot: [1]", 1, ["1 in name_mot, which is a list of names"]),
        ("joint_name: [j]\n", 1, ["joint_name and joint_type, of which there are 1 and 0"]),
        ("joint_name: [j]\njoint_type: [UJOINT_XX]", 1, ["'UJOINT_XX' is no kind of joint"]),
        ("joint_name: [j]\njoint_type: [FIXED]\nname_mot: [j]", 3, ["'j' of 'r' is to have a motor, but it is fixed"]),
        ("a: [1\nb: 2", 2, ["this is not YAML"]),
        ("!!python/object:os.system {}", 1, ["this is not YAML"]),
        ("just words", None, ["this file has no keys"]),
        ("[" * 5000, None, ["nested too deeply"]),
    ],
)
def test_what_a_file_cannot_mean_is_refused_with_its_line(
    text: str, line: int | None, said: list[str], tmp_path: Path
) -> None:
    with pytest.raises(po.FileError) as error:
        loaded(tmp_path, TREE, text)
    for words in [f"robot.yaml:{line}:" if line else "robot.yaml:", *said]:
        assert words in str(error.value)


def test_a_joint_type_of_no_joint_is_named(tmp_path: Path) -> None:
    text = "joint_name: [jay, k]\njoint_type: [SPHERICAL, FIXED]\n"
    with pytest.warns(UserWarning, match=r"robot.yaml:1: joint_name: there is no joint 'jay'.*'SPHERICAL' is left"):
        assert loaded(tmp_path, TREE, text).nq == 1
    with pytest.raises(po.FileError, match="there is no joint 'jay'"):
        loaded(tmp_path, TREE, text, strict=True)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"a": {"between": ["upper"]}}, "needs between"),
        ({"a": {"between": ["upper", "base"], "kind": "hinge"}}, "'hinge' is no kind of pair"),
        ({"a": {"between": ["upper", "base"], "kind": "helical"}}, "needs a pitch"),
        ({"a": {"between": ["upper", "base"], "pitch": "far"}}, "it takes numbers"),
        ({"j": {"between": ["upper", "base"]}}, "has a joint 'j' already"),
    ],
)
def test_what_a_table_cannot_mean_is_refused(table: Any, said: str, tmp_path: Path) -> None:
    with pytest.raises(po.ModelError, match=said):
        loaded(tmp_path, TREE, table)


def test_motors_and_exchanged_joints_are_kept_by_copies_and_names(tmp_path: Path) -> None:
    import pickle

    m = loaded(tmp_path, TREE, "name_mot: [k]\n")
    assert pickle.loads(pickle.dumps(m)).actuated == ("k",)


def test_commands_take_closures_too(tmp_path: Path) -> None:
    loaded(tmp_path, with_frames(Arms(np.random.default_rng(3))), "closed_loop: [[end_a, end_b]]\ntype: [3d]\n")
    done = poinsot("analyse", tmp_path / "robot.urdf", "--closures", tmp_path / "robot.yaml")
    assert done.returncode == 0 and "end_a_end_b" in done.stdout
    wrong = poinsot("analyse", tmp_path / "robot.urdf", "--closures", tmp_path / "robt.yaml")
    assert wrong.returncode == 2 and "did you mean 'robot.yaml'" in wrong.stderr.replace("\n", " ")


NETWORK = """poinsot = 1
[elements.robot]
kind = "mechanism"
file = "robot.urdf"
ports = ["j_a1"]
nodes = ["shaft"]
{closures}
[elements.motor]
kind = "torque_source"
nodes = ["shaft", "ground"]
torque = 3.0
"""
TABLES = {
    "a YAML file": 'closures = "robot.yaml"',
    "tables": '[elements.robot.closures.seam]\nbetween = ["end_a", "end_b"]\nkind = "3d"',
}


@pytest.mark.parametrize("closures", TABLES.values(), ids=TABLES)
def test_robots_in_network_files_are_closed(closures: str, tmp_path: Path) -> None:
    """It moves as the robot that is closed when it is loaded, under the same torque."""
    arms = Arms(np.random.default_rng(3))
    alone = loaded(tmp_path, with_frames(arms), "closed_loop: [[end_a, end_b]]\ntype: [3d]\n")
    run = po.simulate(po.load(saved(tmp_path / "network.toml", NETWORK.format(closures=closures))), time=0.1)
    other = po.simulate(alone, time=0.1, inputs={"j_a1": 3.0})
    assert np.allclose(run["robot.joint_position"][-1], other.joint_position[-1], rtol=1e-6)  # rtol of runs


def test_what_closes_a_robot_in_a_network_file_is_refused_where_it_stands(tmp_path: Path) -> None:
    loaded(tmp_path, TREE, {})
    text = NETWORK.replace("j_a1", "j").format(closures='[elements.robot.closures.s]\nbetween = ["lower", "floor"]')
    (tmp_path / "network.toml").write_text(text, encoding="utf-8")
    with pytest.raises(po.FileError, match=r"elements.robot.*no body and no joint 'floor'"):
        po.load(tmp_path / "network.toml")
    text = NETWORK.replace("j_a1", "j").replace("ports", "closures = 3\nports").format(closures="")
    (tmp_path / "network.toml").write_text(text, encoding="utf-8")
    with pytest.raises(po.FileError, match=r"network.toml:5: elements.robot.closures: .*closures=3 is no option"):
        po.load(tmp_path / "network.toml")
