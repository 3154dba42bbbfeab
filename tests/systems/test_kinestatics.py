"""Screws of loaded mechanisms: the same ranks and spaces as numerical Jacobians give, and known linkages as known."""

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES
from files.robots import require_robot, robot_files
from poinsot import ModelError, analysis
from poinsot.multibody import constraint_jacobian
from poinsot.screws import ScrewSystem, classify
from systems.kinestatic_cases import hand_with_fingers, serial, stewart, three_upu

X, Y, Z = np.eye(3)
ZERO = np.zeros(3)


def closed(name: str) -> tuple[po.Mechanism, np.ndarray]:
    m = po.load(EXAMPLES / f"{name}.toml")
    return m, m.assemble()


@pytest.mark.parametrize("seed", range(8))
def test_self_stress_balances_on_every_link_and_does_no_work(seed: int) -> None:
    m = po.Mechanism(
        zoo.random_model(np.random.default_rng(seed), bodies=4, loops=3, closing_kinds=("fixed", "planar"))
    )
    q = m.neutral()
    states = analysis.self_stresses(m, q)
    A = np.asarray(constraint_jacobian(m.tree, q), dtype=float)
    assert len(states) == m.tree.rows - np.linalg.matrix_rank(A, tol=1e-5)
    systems = analysis.joint_systems(m, q)
    for state in states:
        for body in m.body_names:
            total = np.zeros(6)
            for joint in m.tree.model.joints:
                if joint.name in state and m.tree.bodies[joint.successor].link != m.tree.bodies[joint.predecessor].link:
                    total += state[joint.name] * ((joint.successor == body) - float(joint.predecessor == body))
            welded = {j for j in m.tree.model.joints if j.pair.kind == "fixed" and body in (j.predecessor, j.successor)}
            if not welded - {m.model.joint(c.joint) for c in m.tree.closures}:
                np.testing.assert_allclose(total, 0, atol=1e-7)
        for name, wrench in state.items():
            for twist in systems[name].motors:
                assert abs(wrench @ twist.vector) < 1e-7
    found = analysis.overconstraints(m, q)
    assert found.count == len(states) and str(found).startswith(str(len(states)) if states else "No")
    for name, system in found.joints.items():
        assert all(system.contains(po.Wrench.of(s[name])) for s in states if np.abs(s[name]).max() > 1e-6)


def test_a_four_bar_turns_about_its_instantaneous_centre() -> None:
    m, q = closed("four_bar")
    A, B, C, D = (np.array(p) for p in ([0, 0, 0], [0, 0.1, 0], [0.28, 0.25, 0], [0.35, 0, 0]))
    coupler = classify(analysis.twist_space(m, m.neutral(), "coupler"))
    t, _ = np.linalg.solve(np.column_stack([B - A, C - D])[:2], (D - A)[:2])
    centre = A + t * (B - A)
    assert coupler.parameters["h"] == pytest.approx(0, abs=1e-9) and np.abs(
        coupler.frame.rotation[2, 0]
    ) == pytest.approx(1)
    np.testing.assert_allclose(coupler.frame.translation[:2], centre[:2], atol=1e-9)
    found = analysis.overconstraints(m, q)
    assert found.count == 3 and set(found.joints) == {"A", "B", "C", "D"}
    out_of_plane = ScrewSystem.span([po.Wrench(ZERO, Z), po.Wrench(X, ZERO), po.Wrench(Y, ZERO)])
    assert all(system.equals(out_of_plane) for system in found.joints.values())
    assert analysis.actuation(m, q, ["A"]).immobile


@pytest.mark.parametrize(("name", "redundant"), [("bennett", 3), ("bricard", 1), ("cardan_shaft", None)])
def test_spatial_linkages_have_one_freedom_by_rank(name: str, redundant: int | None) -> None:
    m, q = closed(name)
    N = analysis.admissible(m, q)
    assert N.shape[1] == m.mobility(q).here == 1
    found = analysis.overconstraints(m, q)
    assert redundant is None or found.count == redundant
    assert found.count == m.tree.rows - (m.nv - 1)
    for body in m.body_names:
        assert analysis.twist_space(m, q, body).order == 1


@pytest.mark.parametrize("name", ["four_bar", "parallelogram", "n_four_bar", "slider_crank", "andrews"])
def test_published_planar_linkages_move_by_their_mobility(name: str) -> None:
    m, q = closed(name)
    here = m.mobility(q).here
    assert analysis.admissible(m, q).shape[1] == here
    assert analysis.overconstraints(m, q).count == m.tree.rows - (m.nv - here)
    planar = ScrewSystem.span([po.Twist(Z, ZERO), po.Twist(ZERO, X), po.Twist(ZERO, Y)])
    assert all(planar.includes(analysis.twist_space(m, q, body)) for body in m.body_names)


def test_bennetts_opposite_link_moves_on_a_screw_that_is_no_rotation() -> None:
    m, q = closed("bennett")
    adjacent = {
        j.successor if j.predecessor == "ground" else j.predecessor
        for j in m.model.joints
        if "ground" in (j.predecessor, j.successor)
    }
    (opposite,) = set(m.body_names) - adjacent
    assert abs(classify(analysis.twist_space(m, q, opposite)).parameters["h"]) > 1e-3
    for body in adjacent:
        assert classify(analysis.twist_space(m, q, body)).parameters["h"] == pytest.approx(0, abs=1e-9)


BASE = np.array([[np.cos(a), np.sin(a), 0] for a in np.radians([-10, 10, 110, 130, 230, 250])])
TOP = 0.5 * np.array([[np.cos(a), np.sin(a), 0] for a in np.radians([-50, 50, 70, 170, 190, 290])])
LEGS = [f"P{k}" for k in range(6)]


def test_a_stewart_platform_moves_freely_and_stands_on_six_locked_legs() -> None:
    m = stewart(BASE, TOP + np.array([0.05, -0.02, 0.9]))
    q = m.neutral()
    assert analysis.twist_space(m, q, "platform").order == 6
    held = analysis.actuation(m, q, LEGS, "platform")
    assert held.immobile and held.spare == 0 and held.sentence.endswith("immobilises body 'platform'.")
    one_free = analysis.actuation(m, q, LEGS[:5], "platform")
    assert not one_free.immobile and one_free.free.order == 1
    for k, W in enumerate(leg_forces(BASE, TOP + np.array([0.05, -0.02, 0.9]))):
        assert analysis.wrench_space(m, q, "platform", locked=[LEGS[k]]).contains(
            W
        )  # a locked leg bears a force along itself
        assert one_free.free.reciprocal().contains(W) is (k < 5)


def leg_forces(base: np.ndarray, top: np.ndarray) -> list[po.Wrench]:
    return [po.Wrench.at(b, (p - b) / np.linalg.norm(p - b)) for b, p in zip(base, top, strict=True)]


def test_a_three_upu_translates_and_with_other_axes_does_not() -> None:
    m = three_upu()
    q = m.neutral()
    assert classify(analysis.twist_space(m, q, "platform")).label == "IID"
    assert analysis.wrench_space(m, q, "platform").equals(ScrewSystem.span([po.Wrench(e, ZERO) for e in np.eye(3)]))
    assert analysis.actuation(m, q, ["P0", "P1", "P2"], "platform").immobile
    assert analysis.actuation(m, q, ["P0", "P1"], "platform").free.order == 1
    other = three_upu(translational=False)
    assert classify(analysis.twist_space(other, other.neutral(), "platform")).label != "IID"


def test_the_elbow_of_a_seven_joint_arm_turns_about_the_line_from_shoulder_to_wrist() -> None:
    elbow, wrist = np.array([0.2, 0.1, 0.4]), np.array([0.5, -0.1, 0.5])
    bend = np.cross(elbow, wrist)
    arm = serial(
        [
            ("revolute", ZERO, Z), ("revolute", ZERO, Y), ("revolute", ZERO, elbow), ("revolute", elbow, bend),
            ("revolute", wrist, wrist - elbow), ("revolute", wrist, X + 0.2 * Z), ("revolute", wrist, Z - 0.3 * Y),
        ]
    )  # fmt: skip
    q = arm.neutral()
    assert analysis.twist_space(arm, q, "hand").order == 6 and analysis.self_motions(arm, q, "hand").shape == (7, 1)
    swivel = classify(analysis.twist_space(arm, q, "link3", locked=["hand"]))
    assert swivel.label == "finite" and swivel.parameters["h"] == pytest.approx(0, abs=1e-9)
    line = ScrewSystem.span([po.Twist(wrist, ZERO)])  # through the shoulder, at the origin, along the wrist
    assert ScrewSystem.span(swivel.screws, kind="twist").equals(line)


@pytest.mark.oracle
def test_the_panda_has_one_self_motion_of_its_hand() -> None:
    """Its elbow then moves on one screw, whatever the pose; Pinocchio's robot file, our ranks."""
    m = po.load(require_robot(next((f for f in robot_files() if f.stem == "panda"), None)), base="fixed")
    fingers = list(m.freedom_names[7:])
    q = np.array([0.3, -0.5, 0.4, -2.0, 0.2, 1.6, 0.7] + [0.0] * len(fingers))
    still = analysis.self_motions(m, q, "panda_hand", locked=fingers)
    assert analysis.twist_space(m, q, "panda_hand").order == 6 and still.shape == (m.nv, 1)
    np.testing.assert_allclose(m.jacobian(q, "panda_hand") @ still, 0, atol=1e-9)
    elbow = analysis.twist_space(m, q, "panda_link4", locked=["panda_hand", *fingers])
    assert elbow.order == 1 and elbow.contains(m.jacobian(q, "panda_link4") @ still[:, 0])


def test_a_grasp_with_three_point_contacts() -> None:
    contacts = np.array([[0.3, 0, 0.5], [-0.2, 0.25, 0.5], [-0.2, -0.25, 0.45]])
    m = hand_with_fingers(contacts, 2.5 * contacts * [1, 1, 0.2])
    q = m.neutral()
    assert analysis.twist_space(m, q, "object").order == 6
    fingers = [[f"R{k}{j}" for j in "abc"] for k in range(3)]
    assert analysis.actuation(m, q, [*fingers[0], *fingers[1], *fingers[2]], "object").immobile
    two = analysis.actuation(m, q, fingers[0] + fingers[1], "object").free
    along = contacts[1] - contacts[0]
    assert two.equals(ScrewSystem.span([po.Twist(along, np.cross(contacts[0], along))]))


@pytest.mark.parametrize("scale", [1e-3, 1.0, 1e3])
def test_results_do_not_depend_on_the_size_of_the_mechanism(scale: float) -> None:
    m, unit = (stewart(s * BASE, s * (TOP + 0.9 * Z)) for s in (scale, 1.0))
    for locked in ([], LEGS[:4], LEGS):
        here, there = (analysis.twist_space(x, x.neutral(), "platform", locked=locked) for x in (m, unit))
        rows = there.basis * [1, 1, 1, scale, scale, scale]
        assert here.order == there.order and all(here.contains(row) for row in rows)


@pytest.mark.parametrize("distance", [0.0, 1e3])
def test_results_do_not_depend_on_where_the_mechanism_stands(distance: float) -> None:
    shift = distance * np.array([1.0, -2.0, 0.5])
    near, far = stewart(BASE, TOP + 0.9 * Z), stewart(BASE + shift, TOP + 0.9 * Z + shift)
    carried = analysis.twist_space(near, near.neutral(), "platform", locked=LEGS[:4]).carried(
        po.Displacement.translating(shift)
    )
    assert analysis.twist_space(far, far.neutral(), "platform", locked=LEGS[:4]).equals(carried, 1e-7)


def test_unknown_names_and_wrong_sizes_are_refused() -> None:
    m, q = closed("four_bar")
    with pytest.raises(ModelError, match="did you mean 'coupler'"):
        analysis.twist_space(m, q, "couppler")
    with pytest.raises(ModelError, match="to lock"):
        analysis.admissible(m, q, locked=["nothing"])
    with pytest.raises(ModelError, match="finite coordinates"):
        analysis.twist_space(m, q[:1], "coupler")
    with pytest.raises(ModelError, match=r"not closed.*assemble"):
        analysis.twist_space(m, q + 0.1, "coupler")
    for nonsense in (None, "four bar", ["a"] * m.nq):
        with pytest.raises(ModelError, match="configuration of"):
            analysis.twist_space(m, nonsense, "coupler")  # type: ignore[arg-type]
    assert analysis.actuation(m, q, "A").immobile and analysis.actuation(m, q, "A").sentence.startswith("Locking 'A' ")
    open_chain = serial([("revolute", ZERO, Z)])
    assert str(analysis.overconstraints(open_chain, open_chain.neutral())) == "No constraint is redundant."
