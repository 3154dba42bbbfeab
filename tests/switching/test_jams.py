"""Slips until no finite force keeps a contact closed (Painlevé): they end by an impact without collision."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from files.robots import require_robot, robot_files
from poinsot import Body, Contact, Displacement, Inertia, Joint, Model, Shape, Surface
from poinsot.simulation import FRICTION, UNILATERAL
from poinsot.simulation.loops.decision import decide
from poinsot.simulation.loops.decision_impulse import JUMP, NO_MODE
from switching.contact_scenes import rod
from switching.instants import instant

C, S = np.cos(1.0), np.sin(1.0)


def in_space(length: float = 1.0, mass: float = 1.0, angle: float = 0.0, beside: bool = False) -> tuple[Any, Any]:
    """A rod at 1 rad on its end, turned by an angle about the vertical, that slides past itself; its state."""
    turn = np.array([[np.cos(angle), -np.sin(angle), 0.0], [np.sin(angle), np.cos(angle), 0.0], [0.0, 0.0, 1.0]])
    along, time = turn @ [C, 0.0, S], np.sqrt(length)
    moment = mass * length**2 * ((np.eye(3) - np.outer(along, along)) / 3 + 1e-3 * np.outer(along, along))
    tip = Shape("point", placement=Displacement.translating(-length * along))
    bodies = [Body("b", Inertia.at_centre(mass, np.zeros(3), moment))]
    joints = [Joint("fly", po.pairs.free(), "ground", "b")]
    touch = Contact("touch", Surface("ground", Shape("plane")), Surface("b", tip), friction=2.0)
    q, v = [0.0, 0.0, S * length, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, *(length / time * turn @ [-0.3, 3.0, 0.0])]
    if beside:
        bodies.insert(0, Body("far", Inertia.at_centre(1e3, np.zeros(3), np.eye(3))))
        joints.insert(0, Joint("apart", po.pairs.free(), "ground", "far"))
        q, v = [0.0, 0.0, 9.0, 0.0, 0.0, 0.0, 1.0, *q], [0.0, 0.0, 0.0, 3.0, 0.0, 2.0, *v]
    return po.Mechanism(Model("rod", tuple(bodies), tuple(joints), switches=(touch,))), (np.array(q), np.array(v))


def slid(time: float, scene: tuple[Any, Any], angle: float = 0.0, **options: Any) -> tuple[Any, Any, Any]:
    """The run, the jump of a length of 1 and a mass of 1, and the last rates of it."""
    mech, state = scene
    run = po.simulate(mech, time, initial=state, samples=3, **options)
    jump = run.event_impulse.values[run.event_time.values > 0.0][:3]
    back = np.array([[np.cos(angle), np.sin(angle), 0.0], [-np.sin(angle), np.cos(angle), 0.0], [0.0, 0.0, 1.0]])
    v = run.joint_velocity.values[-1, -6:]
    return run, jump, np.r_[back @ v[:3], back @ v[3:]]


def test_painleves_rod_jumps_to_stick() -> None:
    """In the plane it always sticks: ẑ = −S⁻¹ w, beside a loss of ½ wᵀS⁻¹w; below the paradox it slides on."""
    run = po.simulate(rod(2.0, -3.0), time=0.2)
    A = np.array([[0.0, 1.0, -C], [1.0, 0.0, S]])
    matrix = A @ np.diag([1.0, 1.0, 3.0]) @ A.T
    jump = -np.linalg.solve(matrix, [0.0, -3.0])
    assert run.event_kind.values.tolist() == ["rest", "sticks"] and run.event_time.values.tolist() == [0.0, 0.0]
    assert run.event_impulse.values == pytest.approx(jump, rel=1e-12)
    assert run.event_energy.values.sum() == pytest.approx(0.5 * jump @ matrix @ jump, rel=1e-12)
    assert po.ledger(run).ratio < 1e-11
    ends = [
        po.simulate(rod(2.0, -3.0), time=0.2, method="moreau", step=h).joint_velocity.values[-1] for h in (2e-3, 1e-3)
    ]
    errors = [np.abs(end - run.joint_velocity.values[-1]).max() for end in ends]
    assert errors[1] < 0.6 * errors[0] < 0.01


def test_a_slip_that_turns_until_it_jams_ends() -> None:
    """The pivot falls to 0 as friction turns the slip: other tolerances, methods, units, beside a stranger."""
    run, jump, v = slid(0.2, in_space(), rtol=1e-10, atol=1e-12)
    assert run.event_kind.values[-3:].tolist() == ["impact", "sticks", "sticks"]
    assert run.event_time.values[-1] == pytest.approx(0.0544206300546, abs=1e-11)
    assert jump[0] > 0 and np.hypot(*jump[1:]) < 2.0 * jump[0]
    assert run.event_energy.values.min() >= -1e-15 and po.ledger(run).ratio < 1e-10
    for method, rtol in (("dop853", 1e-6), ("radau", 1e-8), ("dop853", 1e-8)):
        _, other, end = slid(0.2, in_space(), method=method, rtol=rtol, atol=1e-2 * rtol)
        np.testing.assert_allclose([*other, *end], [*jump, *v], atol=100 * rtol)
    for length, mass in ((1e-3, 1.0), (1e3, 1e-3), (1.0, 1e3)):
        time = np.sqrt(length)
        _, other, end = slid(0.2 * time, in_space(length, mass), rtol=1e-10, atol=1e-12)
        np.testing.assert_allclose(other * time / length / mass, jump, rtol=1e-6)
        np.testing.assert_allclose(end * time / np.repeat([1.0, length], 3), v, atol=1e-7)
    _, other, end = slid(0.2, in_space(angle=0.7), 0.7, rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose([other[0], *end], [jump[0], *v], atol=1e-7)
    _, other, end = slid(0.2, in_space(beside=True), rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose([*other, *end], [*jump, *v], atol=1e-7)


def test_a_slip_that_no_impulse_ends_is_refused() -> None:
    """Of a foot of ANYmal: S⁻¹ w is outside the cone; with another direction of slip it is within."""
    matrix = np.array([[0.9886, -2.0069, 0.8701], [-2.0069, 5.3554, -2.1693], [0.8701, -2.1693, 1.2088]])
    for slip, code in (([-1.0, 0.026], NO_MODE), ([-1.0, 0.4], JUMP)):
        kinds = [UNILATERAL, FRICTION, FRICTION]
        switch, rows = instant(kinds, matrix, [0.0, *slip], [-13.6, 0.0, 0.0], element=[0, 0, 0], mu=0.8)
        assert decide(switch, rows, 0.0) == code and rows.choice.decision[0].pivot < 0.0


def test_time_stepping_jams_alike() -> None:
    _, _, v = slid(0.2, in_space(), rtol=1e-10, atol=1e-12)
    errors = [np.abs(slid(0.2, in_space(), method="moreau", step=h)[2] - v).max() for h in (1e-3, 1e-4)]
    assert errors[0] < 0.02 and errors[1] < 0.3 * errors[0]


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_robot_that_is_dropped_goes_on(seed: int) -> None:
    """ANYmal on its feet, with rates of N(0; 1) rad/s: the run ended after 9.6 ms, where a foot jams."""
    path = require_robot(
        next((file for file in robot_files() if "anymal_b" in str(file) and file.stem == "anymal"), None)
    )
    feet = [f"{leg}_FOOT" for leg in ("LF", "RF", "LH", "RH")]
    mech = po.load(path, ground={"friction": 0.8, "bodies": feet}, base="free", limits=False)
    q, v = np.array(mech.neutral()), np.random.default_rng(seed).normal(size=mech.nv - 6)
    q[2] = 0.5791
    run = po.simulate(mech, 0.1, initial=(q, np.r_[np.zeros(6), v]), method="dop853", samples=3)
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-9
