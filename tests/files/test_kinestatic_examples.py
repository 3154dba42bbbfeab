"""The mechanisms of examples/kinestatics have the freedoms that they are known for."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from poinsot import Displacement
from poinsot.analysis import actuation, joint_systems, overconstraints, self_motions, singularity, twist_space
from poinsot.screws import ScrewSystem, classify

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "kinestatics"
FILES = pytest.mark.parametrize("file", sorted(FOLDER.glob("*.toml")), ids=lambda file: file.stem)
LEGS = [f"P{k}" for k in range(1, 7)]


def example(name: str) -> tuple[po.Mechanism, np.ndarray]:
    m = po.load(FOLDER / f"{name}.toml")
    return m, m.assemble()


@pytest.mark.sample(1)
@pytest.mark.parametrize("yaw", [0.0, 30.0, 89.0, 90.0])
def test_the_stewart_platform_is_singular_at_a_quarter_turn_alone(yaw: float, tmp_path: Path) -> None:
    """The lines of the legs as wrenches: their rank, by points of the drawing alone, is that of the actuation."""
    file = tmp_path / "turned.toml"
    file.write_text((FOLDER / "stewart.toml").read_text(encoding="utf-8").replace("yaw = 0.0", f'yaw = "{yaw}*deg"'))
    m = po.load(file)
    q = m.assemble()
    base, top = ([m.model.joint(f"{kind}{k}").X_PJ.translation for k in range(1, 7)] for kind in "US")
    legs = ScrewSystem.span([po.Wrench.at(b, p - b) for b, p in zip(base, top, strict=True)])
    assert legs.order == (5 if yaw == 90.0 else 6)
    assert actuation(m, q, LEGS, "platform").immobile is (yaw != 90.0)
    found = singularity(m, q, "platform", LEGS)
    assert found.kind == ("parallel" if yaw == 90.0 else "regular")
    assert found.gained.order == 6 - legs.order and found.gained.equals(legs.reciprocal(), 1e-7)


def test_the_three_upu_translates() -> None:
    m, q = example("three_upu")
    assert classify(twist_space(m, q, "platform")).label == "IID"
    assert actuation(m, q, LEGS[:3], "platform").immobile and overconstraints(m, q).count == 0
    moved = m.assemble(q + 0.05 * np.array([name[0] == "P" for name in m.coordinate_names]))
    assert classify(twist_space(m, moved, "platform")).label == "IID"


def test_the_arm_has_one_self_motion_about_the_line_from_shoulder_to_wrist() -> None:
    m, q = example("seven_joint_arm")
    rng = np.random.default_rng(7)
    for pose in (q, q + rng.normal(size=7) * 0.4):
        still = self_motions(m, pose, "hand")
        assert still.shape == (7, 1) and twist_space(m, pose, "hand").order == 6
        shoulder, wrist = (
            np.asarray(Displacement(X[:3, :3], X[:3, 3]) @ m.model.joint(joint).X_PJ.translation, dtype=float)
            for body, joint in (("base", "shoulder2"), ("sleeve", "wrist2"))
            for X in [m.pose(pose, body)]
        )
        u = wrist - shoulder
        assert twist_space(m, pose, "upper-arm", locked=["hand"]).contains(po.Twist(u, np.cross(shoulder, u)), 1e-7)


def test_two_fingers_leave_a_rotation_and_the_third_stops_it() -> None:
    m, q = example("grasp")
    fingers = [[f"swing{k}", f"bend{k}", f"middle{k}"] for k in (1, 2, 3)]
    assert (
        twist_space(m, q, "object").order == 6
        and actuation(m, q, [*fingers[0], *fingers[1], *fingers[2]], "object").immobile
    )
    contacts = [m.model.joint(f"contact{k}").X_PJ.translation for k in (1, 2, 3)]
    for k in range(3):
        a, b = (j for j in range(3) if j != k)
        free = actuation(m, q, fingers[a] + fingers[b], "object").free
        u = contacts[b] - contacts[a]
        assert free.equals(ScrewSystem.span([po.Twist(u, np.cross(contacts[a], u))]))


def test_the_rccc_has_one_freedom_and_turns_fully() -> None:
    m, q = example("rccc")
    assert {name: system.order for name, system in joint_systems(m, q).items()} == {
        "crank": 1, "C2": 2, "C3": 2, "C4": 2,
    }  # fmt: skip
    assert m.mobility(q).here == 1 and overconstraints(m, q).count == 0
    for turn in np.linspace(0, 2 * np.pi, 37)[1:]:
        q = m.assemble(np.array([turn, *q[1:]]), keep=("crank",))
        assert actuation(m, q, ["crank"]).immobile
    np.testing.assert_allclose(np.sin(q - example("rccc")[1])[[0, 1, 3]], 0.0, atol=1e-9)


@pytest.mark.long
@FILES
def test_the_ledger_closes(file: Path) -> None:
    m = po.load(file)
    run = po.simulate(m, m.model.run.time or 1.0, progress=False)
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-8
    assert float(run["constraint_error"].max()) < 1e-9
