"""Steps that keep the structure end at events: impacts, moments of the user's, controllers; their order and what they
keep stay."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, quick, saved
from poinsot import Limit, OnFreedom, electrical
from simulation.resuming import resumed

START = ([1.5, 0.5], [0.0, 0.0])
LINKS = replace(po.load(EXAMPLES / "double_pendulum.toml").model, elements=())
SHOULDER, ELBOW = (joint.name for joint in LINKS.joints)
SCHEMES = ("gonzalez", "average", "itoh-abe", "variational")


def stopped(restitution: float = 1.0, *more: Any) -> po.Mechanism:
    """Two links without friction, the elbow between two stops."""
    stops = Limit("elbow stop", OnFreedom(ELBOW), -1.0, 1.0, restitution=restitution)
    return po.Mechanism(replace(LINKS, switches=(stops, *more)))


def missed(one: Any, other: Any) -> float:
    """The largest difference of positions."""
    return float(np.abs(one.joint_position.values - other.joint_position.values).max())


def order_of(machine: Any, method: str, time: float, steps: tuple[float, float], **options: Any) -> tuple[float, Any]:
    """The order by which positions come to those of another method, and the run of the shorter step."""
    exact = po.simulate(machine, time, samples=31, rtol=1e-12, atol=1e-13, **options)
    runs = [po.simulate(machine, time, samples=31, method=method, step=step, **options) for step in steps]
    for run in runs:
        assert run.sizes["event"] == exact.sizes["event"] > 0
    errors = [missed(run, exact) for run in runs]
    return float(np.log(errors[0] / errors[1]) / np.log(steps[0] / steps[1])), runs[1]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("method", "order", "steps"),
    [
        *((scheme, 2, (4e-3, 1e-3)) for scheme in SCHEMES),
        ("gonzalez4", 4, (8e-3, 4e-3)),
        ("variational4", 4, (8e-3, 4e-3)),
    ],
)
def test_impacts_keep_the_order_and_the_energy(method: str, order: int, steps: tuple[float, float]) -> None:
    found, run = order_of(stopped(), method, 3.0, steps, initial=START)
    assert abs(found - order) < 0.2
    stored = run.energy_stored.values
    swing = {2: 100 * steps[1] ** 2, 4: 2e4 * steps[1] ** 4}[order]  # of the energy, as the order of the steps
    assert np.abs(stored - stored[0]).max() < (swing if method.startswith("variational") else 1e-11)
    assert np.abs(run.joint_position.sel(coordinate=ELBOW).values).max() <= 1.0 + 1e-12


@pytest.mark.filterwarnings("ignore::poinsot.LedgerWarning")
@pytest.mark.parametrize("method", quick(2, ["gonzalez", "gonzalez4", "average", "variational"]))
@pytest.mark.parametrize("file", ["double_pendulum", "four_bar", "parallelogram"])
def test_what_dampers_and_sources_exchange_moves_no_event(file: str, method: str) -> None:
    """Law  an event is where its guard is zero, whatever energies go through ports and dissipators in its step."""
    machine = po.load(EXAMPLES / f"{file}.toml")
    plain = po.simulate(machine, 0.5, samples=101).joint_position
    moving = str(plain.coordinate.values[int(np.argmax(np.ptp(plain.values, axis=0)))])
    path = plain.sel(coordinate=moving).values
    level = float(path[len(path) // 3])
    event = po.Event(f"joint_position[{moving}] - {level!r}", name="level")
    found = po.simulate(machine, 0.5, samples=2, method=method, step=4e-3, events=event)
    assert found.sizes["event"] > 0
    times = np.append(found.event_time.values, 0.5)
    there = po.simulate(machine, 0.5, times=times, method=method, step=4e-3, events=event)
    misses = there.joint_position.sel(coordinate=moving).values[:-1] - level
    assert np.abs(misses).max() < 1e-10 * np.ptp(path)


@pytest.mark.parametrize("restitution", quick(1, [0.6, 0.9]))
def test_losses_in_impacts_are_booked(restitution: float) -> None:
    run = po.simulate(stopped(restitution), 3.0, method="gonzalez", step=2e-3, initial=START)
    lost = run.energy_stored.values[0] - run.energy_stored.values[-1]
    assert lost > 0.1 and po.ledger(run).ratio < 1e-12
    booked = run.energy_dissipated.sel(element="elbow stop impact").values[-1]
    assert float(booked) == pytest.approx(lost, rel=1e-12)


def test_a_file_in_two_parts_otherwise_ordered_and_beside_a_stranger(tmp_path: Path) -> None:
    text = (EXAMPLES / "bouncing_ball.toml").read_text(encoding="utf-8")
    file = saved(tmp_path / "ball.toml", text + 'method = "gonzalez"\nstep = 0.01\n')
    ball = po.load(file)
    whole = po.simulate(ball, 2.0, samples=5)
    assert whole.attrs["method"] == "gonzalez" and whole.sizes["event"] >= 3 and po.ledger(whole).ratio < 1e-13
    half = po.simulate(ball, 1.0, samples=3)
    at = half.joint_position.values[-1], half.joint_velocity.values[-1]
    rest = po.simulate(ball, 2.0, start=1.0, samples=3, initial=at)
    assert missed(rest.isel(time=[-1]), whole.isel(time=[-1])) < 1e-12
    links = stopped(0.8)
    alone = po.simulate(links, 3.0, samples=31, method="average", step=2e-3, initial=START)
    other = replace(ball.model, switches=(), gravity=LINKS.gravity)
    both = po.Mechanism(replace(
        links.model, bodies=(*other.bodies, *links.model.bodies[::-1]), joints=(*links.model.joints, *other.joints),
    ))  # fmt: skip
    start = {SHOULDER: {"position": START[0][0]}, ELBOW: {"position": START[0][1]}}
    beside = po.simulate(both, 3.0, samples=31, method="average", step=2e-3, initial=start)
    names = [SHOULDER, ELBOW]
    assert missed(beside.sel(coordinate=names), alone.sel(coordinate=names)) < 1e-10


@pytest.mark.parametrize("length", quick(1, [1.0, 1e-3, 1e3]))
def test_a_spinning_ball_keeps_its_momentum_between_impacts(length: float) -> None:
    """The momentum about the vertical, which neither weight nor impacts without friction change; at any size."""
    body = po.Body("ball", po.Inertia.at_centre(1.0, [0, 0, 0], np.array([0.004, 0.005, 0.006]) * length**2))
    sphere = po.Surface("ball", po.Shape("sphere", (0.1 * length,)))
    touch = po.Contact("bounce", po.Surface("ground", po.Shape("plane")), sphere, restitution=0.9)
    joint = po.Joint("fly", po.pairs.free(), "ground", "ball")
    thrown = po.Mechanism(po.Model("thrown", (body,), (joint,), gravity=(0.0, 0.0, -9.81 * length), switches=(touch,)))
    q, v = thrown.neutral(), np.array([1.0, 2.0, 3.0, 0.5 * length, 0.0, 0.0])
    q[2] = 0.5 * length
    run = po.simulate(thrown, 2.0, method="gonzalez", step=1e-3, initial=(q, v), samples=21)
    h = np.asarray(thrown.centroidal_momentum(run.joint_position.values, run.joint_velocity.values))
    c = np.asarray(thrown.centre_of_mass(run.joint_position.values))
    spin = (h[:, :3] + np.cross(c, h[:, 3:]))[:, 2]
    assert run.sizes["event"] >= 4 and po.ledger(run).ratio < 1e-12
    assert np.abs(spin - spin[0]).max() < 1e-9 * abs(spin[0])


def test_loops_stay_closed_through_impacts() -> None:
    four_bar = po.load(EXAMPLES / "four_bar.toml").model
    crank = OnFreedom(four_bar.joints[0].name)
    machine = po.Mechanism(replace(four_bar, switches=(Limit("stop", crank, -0.9, 0.9, restitution=0.7),)))
    order, run = order_of(machine, "gonzalez", 0.12, (2e-3, 5e-4))
    assert abs(order - 2) < 0.2 and po.ledger(run).ratio < 1e-12
    assert float(run.constraint_error.max()) < 1e-12


def test_events_of_the_user_land_and_reset() -> None:
    """A kick whose energy is booked, and an event that ends the run; of an explicit network, too."""
    kick = po.Event(
        f"joint_position[{SHOULDER}]", name="kick",
        reset={f"joint_velocity[{SHOULDER}]": f"1.05*joint_velocity[{SHOULDER}]"},
    )  # fmt: skip
    order, run = order_of(po.Mechanism(LINKS), "gonzalez", 2.0, (2e-3, 5e-4), initial=START, events=kick)
    assert abs(order - 2) < 0.2 and po.ledger(run).ratio < 1e-12
    late = po.Event("t - 0.7123", name="late", terminal=True)
    assert po.simulate(po.Mechanism(LINKS), 3.0, method="gonzalez", step=1e-2, initial=START, events=late).time.values[
        -1
    ] == pytest.approx(0.7123, abs=1e-12)
    net = po.Network("ring")
    net.add(electrical.Capacitor("C", energy=lambda q: 0.5 * q**2 + 0.3 * q**4, charge=0.7), "a", "ground")
    net.add(electrical.Inductor("L", 0.4), "a", "ground")
    flips = po.Event("C.charge", name="flips", reset={"L.flux_linkage": "0.5*L.flux_linkage"})
    ring = po.simulate(net, 3.0, method="gonzalez", step=1e-2, events=flips)
    exact = po.simulate(net, 3.0, events=flips)
    assert ring.sizes["event"] == exact.sizes["event"] > 1 and po.ledger(ring).ratio < 1e-13
    assert np.abs(ring.event_time.values - exact.event_time.values).max() < 1e-3


def test_controllers_act_on_time_beside_stops() -> None:
    def brake(t: float, speed: Any) -> Any:
        return [-0.2 * speed[0]]

    clock = po.Controller(0.05, brake, reads=["joint_velocity"], writes=[SHOULDER])
    runs = [
        po.simulate(stopped(0.8), 2.0, initial=START, controllers=[clock], samples=21, **way)
        for way in ({"rtol": 1e-12}, {"method": "gonzalez", "step": 1e-3})
    ]
    assert missed(*runs) < 1e-2 and po.ledger(runs[1]).ratio < 1e-12
    assert runs[0].sizes["event"] == runs[1].sizes["event"]


def test_killed_and_resumed_it_is_the_run_in_one_piece(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: dict[str, Any] = {"time": 2.0, "method": "gonzalez", "step": 5e-3, "initial": START}
    whole = po.simulate(stopped(0.8), **given)
    found, kills = resumed(monkeypatch, tmp_path / "run.ckpt", stopped(0.8), {}, **given)
    assert kills > 0 and np.array_equal(whole.joint_position, found.joint_position)
    assert np.array_equal(whole.event_time, found.event_time)


@pytest.mark.parametrize("rubs", [False, True])
def test_what_holds_or_rubs_ends_the_run_by_name(rubs: bool) -> None:
    machine = po.load(EXAMPLES / ("stick_slip.toml" if rubs else "bouncing_ball.toml"))
    with pytest.raises(po.SimulationFailure, match=r"would hold, rub or conduct, and the method 'gonzalez'") as failure:
        po.simulate(machine, 60.0, method="gonzalez", step=1e-2)
    if not rubs:  # all its bounces are there
        partial = failure.value.partial
        assert partial.sizes["event"] > 20 and float(partial.time[-1]) > 1.0
