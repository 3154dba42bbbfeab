"""Time-stepping against the event-driven method as h → 0, closed forms and others' figures: motion, ledger, events."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from files.robots import require_robot, robot_files
from poinsot import Body, Displacement, Friction, Initial, Joint, Model, OnFreedom, pairs
from poinsot.elements import JointSpring
from simulation.stepped import G, ball, box, floor, run, scene, state
from switching.contact_scenes import CONVERGED, crank_with_clearance
from switching.stepped_scenes import chain, heap

ALONG = Displacement(np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]]), np.zeros(3))
"""A frame whose z is the x of the world."""
PANDA = 0.4


def belt() -> po.Mechanism:
    """A block of 1 kg on a spring of 50 N/m rides on a belt of 0.2 m/s: F_s = 8 N, F_k = 5 N, as examples/networks."""
    heavy = po.Inertia.at_centre(1e9, np.zeros(3), np.eye(3))
    light = po.Inertia.at_centre(1.0, np.zeros(3), np.eye(3))
    bodies = Body("belt", heavy), Body("block", light)
    joints = tuple(Joint(f"of {each.name}", pairs.prismatic(), "ground", each.name, ALONG, ALONG) for each in bodies)
    initial = Initial("of belt", (0.0,), (0.2,)), Initial("of block", (0.1,), (0.2,))
    slip = po.Tendon(((1.0, OnFreedom("of block")), (-1.0, OnFreedom("of belt"))))
    rubs = Friction("rubs", slip, kinetic=5.0, static=8.0)
    spring = JointSpring("spring", "of block", 50.0)
    given = {"gravity": (0.0, 0.0, 0.0), "elements": (spring,), "initial": initial, "switches": (rubs,)}
    return po.Mechanism(Model("belt", bodies, joints, **given))


def differences(m: Any, end: float, steps: Any, **exact: Any) -> list[float]:
    """How far time-stepping is from the event-driven run, on average over both coordinates and samples."""
    grid = np.linspace(0.0, end, 26)
    truth = po.simulate(m, times=grid, **exact)["joint_position"].values
    return [float(np.abs(run(m, end, h, None, times=grid)["joint_position"].values - truth).mean()) for h in steps]


@pytest.mark.long
def test_a_belt_goes_to_the_event_driven_run_with_order_one() -> None:
    """A quarter of the step, a quarter of the difference; of other machines: test_kinds_of_rows.py."""
    coarse, fine = differences(belt(), 2.0, (2e-3, 5e-4))
    assert fine < 1e-2 and 0.7 < np.log2(coarse / fine) / 2 < 1.5, (coarse, fine)


@pytest.mark.long
def test_a_rimless_wheel_walks_alike() -> None:
    """Whether a foot lands early or late in its step moves each difference up or down: the slope is that of nine."""
    wheel, steps = po.load("examples/rimless_wheel.toml"), 1e-3 * 2.0 ** (-np.arange(9) / 2)
    apart = differences(wheel, 1.2, steps, method="dop853", step="adaptive")
    assert max(apart) < 1e-2 and 0.7 < np.polyfit(np.log(steps), np.log(apart), 1)[0] < 1.5, apart


@pytest.mark.long
def test_a_panda_falls_on_its_limits_alike() -> None:
    """A third of a second: nine joints, damped, two of which come onto their stops; impacts take the same."""
    path = require_robot(next((file for file in robot_files() if file.stem == "panda"), None))
    m = po.load(path, losses=False)
    begin = {"panda_joint4": {"position": -1.5}, "panda_joint2": {"position": 0.8}, "panda_joint6": {"position": 1.5}}
    truth, errors = po.simulate(m, PANDA, initial=begin, samples=26), []
    assert set(truth.poinsot.events["kind"].values) & {"impact", "rest"}
    for h in (1e-3, 2.5e-4):
        found = run(m, PANDA, h, begin, samples=26)
        errors.append(float(np.abs(found["joint_position"].values - truth["joint_position"].values).mean()))
        assert np.abs(found["energy_residual"].values).max() < 1e-10
    assert errors[1] < 1e-2 and 0.7 < np.log2(errors[0] / errors[1]) / 2 < 1.5, errors


def test_a_slider_with_clearance() -> None:
    """Flores, Leine & Glocker (2010), e = 0.4, μ = 0.01: the angles of a converged run with 5 µs, to 0.05 s."""
    m = crank_with_clearance()
    times = [t for t in CONVERGED if t <= 0.02]
    found = run(m, 0.02, 1e-5, None, times=[0.0, *times], outputs=["joint_position"])
    angles = np.cumsum(found["joint_position"].values, axis=1)[1:, :2]
    assert np.abs(angles - np.array([CONVERGED[t] for t in times])).max() < 2e-3
    lost = dict(zip(found["element"].values, found["energy_dissipated"].values[-1], strict=True))
    assert min(value for name, value in lost.items() if str(name).startswith("corner")) >= 0.0
    assert np.abs(found["energy_residual"].values).max() < 1e-12


LOOPED = """poinsot = 1
bodies.a = {mass = 2.0, position = [0.2, 0.1, 0.1], inertia = [0.1, 0.15, 0.2]}
bodies.b = {mass = 1.0, position = [0.5, 0.2, -0.1], inertia = [0.02, 0.03, 0.04]}
pairs.ball = {kind = "spherical", between = ["ground", "a"], point = [0, 0, 0], initial = {velocity = [0.2, 0.4, -0.3]}}
pairs.hinge = {kind = "revolute", between = ["a", "b"], point = [0.4, 0.2, 0.1], axis = [1, 2, 3]}
pairs.bowl = {kind = "point_on_sphere", between = ["ground", "b"], point = [0.6, 0, 0], normal = [0, 1, 3], radius = 2}
"""


def test_what_turns_freely_and_is_closed_to_the_ground(tmp_path: Path) -> None:
    """Its momentum was carried past what the loop takes of it: 0.7 rad/s off after 0.1 s at any step, books closed."""
    m = po.load(saved(tmp_path / "looped.toml", LOOPED))
    whole = po.simulate(m, times=[0.0, 0.1], rtol=1e-9)["joint_velocity"].values[-1]
    stepped = po.simulate(m, times=[0.0, 0.1], method="moreau", step=1e-4)["joint_velocity"].values[-1]
    np.testing.assert_allclose(stepped, whole, rtol=0, atol=2e-3)


OWN = ("time-stepping", "position correction")
"""What the scheme itself takes or gives; all else are losses of parts, which never give."""


def entries(found: Any) -> dict[str, float]:
    """Energies that were dissipated, by name, at the end."""
    return dict(zip(map(str, found["element"].values), map(float, found["energy_dissipated"].values[-1]), strict=True))


def losses(found: Any) -> Any:
    """Energies of all parts over time, without the scheme's own."""
    return found["energy_dissipated"].values[:, [str(name) not in OWN for name in found["element"].values]]


def lost(found: Any) -> float:
    """What is stored no more, by the states alone."""
    return float(found["energy_stored"][0] - found["energy_stored"][-1])


def happened(found: Any) -> list[tuple[str, str]]:
    """What has happened to which row."""
    events = found.poinsot.events
    return list(zip(events["row"].values.tolist(), events["kind"].values.tolist(), strict=True))


def test_a_ball_loses_in_impacts_what_restitution_takes() -> None:
    """(1 − e²ⁿ) m g H after n bounces, to order 1; as many events as bounces, impulses (1 + e) m v."""
    e, m, errors = 0.7, scene([ball("b")], floor(), e=0.7), []
    for h in (2e-3, 5e-4):
        found = run(m, 2.0, h, state(m, [[0.0, 0.0, 1.1]]), samples=2)
        events = found.poinsot.events
        assert events["kind"].values.tolist() == ["impact"] * 4  # at 0.45, 1.08, 1.53, 1.84 s
        speed = np.sqrt(2 * G) * e ** np.arange(4)
        errors.append(abs(entries(found)["touch impact"] - (1 - e**8) * G))
        assert np.abs(events["impulse"].values - (1 + e) * speed).max() < 20 * h
        assert events["energy"].values.sum() == pytest.approx(entries(found)["touch impact"], rel=1e-12)
        assert abs(float(found["energy_residual"][-1])) < 1e-12
    assert errors[1] < 0.5 * errors[0] < 0.2, errors


def test_a_box_that_tips_loses_what_housner_says() -> None:
    """Let go on one edge it falls about it onto its face: of ½ I ω² stays (1 − ³⁄₂ sin²α)² (Housner 1963)."""
    b, c, mass, tilt, errors = 0.2, 0.4, 2.0, 0.2, []  # half edges, α = atan(b/c) ≈ 0.464
    R, alpha = np.hypot(b, c), np.arctan2(b, c)
    fallen = mass * G * R * (np.cos(alpha - tilt) - np.cos(alpha))
    taken = fallen * (1 - (1 - 1.5 * np.sin(alpha) ** 2) ** 2)
    m = scene([box("b", (2 * b, 0.3, 2 * c), mass)], floor(), mu=3.0)
    at = [R * np.sin(alpha - tilt), 0.0, R * np.cos(alpha - tilt)]
    for h in (2e-3, 5e-4):
        begin = state(m, [at], turns=[[0.0, -np.sin(tilt / 2), 0.0, np.cos(tilt / 2)]])
        found = run(m, 0.6, h, begin, steps_per_sample=1)
        first = found["energy_dissipated"].sel(element="touch impact").values
        later = int(np.argmax(first > 0)) + 2  # it lands within two steps
        errors.append(abs(first[later] - taken) / taken)
        assert np.abs(found["energy_residual"].values).max() < 1e-12
    assert errors[1] < 0.02 and errors[1] < 0.5 * errors[0], errors


def test_a_rimless_wheel_agrees_with_the_event_driven_run_entry_by_entry() -> None:
    """The same events in the same order, each within two steps; impacts and friction lose the same, to order 1."""
    wheel = po.load("examples/rimless_wheel.toml")
    exact = po.simulate(wheel, 2.0, method="dop853", step="adaptive", samples=2)
    taken = sum(value for name, value in entries(exact).items() if name.endswith("impact"))
    errors = []
    for h in (1e-3, 2.5e-4):
        found = run(wheel, 2.0, h, None, samples=2)
        own = entries(found)
        errors.append([abs(own["feet impact"] - taken), abs(own["time-stepping"])])
        assert abs(own["feet"]) < 0.01 and abs(float(found["energy_residual"][-1])) < 1e-12
        assert sorted(happened(found)) == sorted(happened(exact))
        times = [np.sort(each.poinsot.events["time"].values) for each in (found, exact)]
        assert np.abs(times[0] - times[1]).max() < 8 * h
    assert (np.array(errors[1]) < 0.4 * np.array(errors[0])).all() and errors[0][0] < 0.01 * taken, errors


def test_restitution_beside_friction_makes_no_energy() -> None:
    """Newton's law would: a box with e = 1 and μ = 0.3 gained a tenth at its second impact (Kane and Levinson 1985)."""
    m, begin = heap(np.random.default_rng([1988, 3]))
    found = run(m, 1.0, 5e-4, begin, steps_per_sample=1)
    stored = found["energy_stored"].values
    assert found.attrs["impacts_softened"] > 0
    assert np.diff(stored).max() < 1e-3 * stored[0]


@pytest.mark.parametrize("make", [heap, chain])
@pytest.mark.parametrize("seed", [1, *(pytest.param(k, marks=pytest.mark.long) for k in range(2, 30))])
def test_no_entry_gives_and_the_balance_closes(make: Any, seed: int) -> None:
    """Friction, impacts, limits only take, in every step; nothing is missing; the scheme's own goes with the step."""
    own = []
    for h in (2e-3, 5e-4):
        m, begin = make(np.random.default_rng([1988, seed]))
        found = run(m, 0.4, h, begin, steps_per_sample=1)
        told, scale = f"{make.__name__}, seed {[1988, seed]}, h = {h}", float(found["energy_scale"][-1])
        assert np.diff(losses(found), axis=0).min() >= 0.0, told
        assert np.abs(found["energy_residual"].values).max() < 1e-12 * scale, told
        own.append(np.abs(np.diff(found["energy_dissipated"].sel(element="time-stepping").values)) / scale)
    assert np.median(own[1]) < 0.12 * np.median(own[0]) + 1e-15, told  # h²: a sixteenth
