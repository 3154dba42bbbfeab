"""Machines that switch against references solved without poinsot (references.py), each to its stated tolerance.

Cases with a home of their own: belts, dry friction, clutches and backlash in tests/multibody, contacts beside them,
bridges with diodes in tests/networks, relays in tests/simulation, the sampled drive in tests/control. Here: ball,
blocks, stop, tether, peak rectifier, buck converter.
"""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from switching import references
from switching.machines import Place, Units
from switching.reference_circuits import Buck, peak_rectifier

LONG = pytest.mark.long


def residual(run: Any) -> float:
    """The worst of the run over the energies in it."""
    return float(po.ledger(run).ratio)


@pytest.mark.parametrize("method", ["dop853", pytest.param("radau", marks=LONG)])
def test_ball_bounces_and_comes_to_rest(method: str) -> None:
    run = po.simulate(Place().ball(), 3.0, samples=61, method=method)
    times, kinds = run["event_time"].values, run["event_kind"].values
    exact, speeds = references.ball_impacts(40)
    assert np.abs(times[:40] / exact - 1).max() <= 1e-12
    assert (kinds[:-1] == "impact").all() and kinds[-1] == "rest"
    assert times[-1] == pytest.approx(references.ball_rest(), rel=1e-9)
    height, rate = run["joint_position"].values[:, 0], run["joint_velocity"].values[:, 0]
    seen = np.array([references.ball(t) for t in run["time"].values])
    assert np.abs(np.column_stack((height, rate)) - seen).max() <= 1e-8
    after = run["time"].values > times[-1]
    assert after.sum() == 9 and (rate[after] == 0.0).all() and np.abs(height[after]).max() <= 1e-12
    lost = 0.5 * (1 - 0.7**2) * speeds**2
    assert run["event_energy"].values[:40] == pytest.approx(lost, rel=1e-9)
    assert run["event_energy"].values.sum() == pytest.approx(references.G, rel=1e-12)
    assert residual(run) <= 1e-9


@LONG
def test_blocks_stop_for_good_each_at_its_own_time() -> None:
    """The ensemble of sliding blocks, some of it: stop times and ways to 1e-12, then the speed is 0, not nearly 0."""
    speeds = 1 + 4 * (np.array([0, 500, 999]) + 0.5) / 1000
    for speed, t, way in zip(speeds, *references.blocks(speeds), strict=True):
        run = po.simulate(Place().block(float(speed)), 4.0, samples=21)
        assert run["event_kind"].values[-1] == "sticks" and run["event_time"].values[-1] == pytest.approx(t, rel=1e-12)
        at_rest = run["time"].values > t
        assert (run["joint_velocity"].values[at_rest] == 0.0).all()
        assert run["joint_position"].values[at_rest] == pytest.approx(way, rel=1e-12)
        assert float(run["energy_dissipated"].sel(element="rubs")[-1]) == pytest.approx(0.5 * speed**2, rel=1e-12)


@LONG
@pytest.mark.parametrize("e", [0.5, 0.8, 0.9])
def test_balls_of_the_ensemble_at_two_seconds(e: float) -> None:
    """Those whose bounces have come to an end by then rest; others are where their parabola is."""
    run = po.simulate(Place().ball(e), 2.0, samples=11)
    impacts = int((run["event_kind"].values == "impact").sum())
    if references.ball_rest(e=e) < 2.0:
        assert (run["joint_velocity"].values[-1] == 0).all() and abs(run["joint_position"].values[-1, 0]) <= 1e-12
    else:
        assert impacts == int((references.ball_impacts(9, e=e)[0] < 2.0).sum())
        assert run["joint_position"].values[-1, 0] == pytest.approx(references.ball(2.0, e=e)[0], rel=1e-9)


@pytest.mark.parametrize("stop", [pytest.param(0.0, marks=LONG), np.pi / 12])
def test_pendulum_on_its_stop(stop: float) -> None:
    """Eight impacts by elliptic functions, 1e-9; at an inclined stop it comes to rest and presses on it."""
    run = po.simulate(Place().pendulum(stop), 7.0 if stop else 7.7, samples=15)
    exact, rates = references.pendulum_stop_impacts(stop, 8)
    assert run["event_time"].values[:8] == pytest.approx(exact, rel=1e-9)
    assert run["event_energy"].values[:8] == pytest.approx(0.5 * rates**2 * (1 - 0.8**2), rel=1e-8)
    if stop:
        assert run["event_kind"].values[-1] == "rest"
        assert run["event_time"].values[-1] == pytest.approx(6.832704388409183, rel=1e-8)
        assert (run["joint_velocity"].values[-1] == 0).all()
        assert run["joint_position"].values[-1, 0] == pytest.approx(stop, rel=1e-13)
    assert residual(run) <= 1e-9


def test_tether_becomes_taut_and_swings() -> None:
    case = references.tether()
    times = np.array([0.0, 0.6, case.taut + 1e-12, *np.linspace(0.7, 3.6, 9)])
    run = po.simulate(Place().tethered(), times=times)
    assert run["event_time"].values == pytest.approx([case.taut], rel=1e-12)
    assert run["event_energy"].values == pytest.approx([case.lost], rel=1e-12)
    assert run["event_impulse"].values == pytest.approx([case.impulse], rel=1e-12)
    assert run["joint_velocity"].values[2, :2] == pytest.approx(case.after, abs=1e-9)
    seen = np.array([case.at(float(t))[:2] for t in times[3:]])
    assert np.abs(run["joint_position"].values[3:, :2] - seen).max() <= 1e-10
    assert np.abs(np.linalg.norm(run["joint_position"].values[3:, :2], axis=1) - 1).max() <= 1e-13
    assert residual(run) <= 1e-9


def test_peak_rectifier_changes_its_number_of_states() -> None:
    """While it conducts the source prescribes the capacitor's voltage; closed form to 1e-9."""
    run = po.simulate(Units().peak_rectifier(), 0.04, samples=81)
    case = peak_rectifier()
    assert np.abs(run["C.voltage"].values - [case.voltage(t) for t in run["time"].values]).max() <= 1e-9
    moments = [case.off + 0.01 * k for k in range(4)] + [case.on + 0.01 * k for k in range(3)]
    for moment in moments:
        assert np.abs(run["event_time"].values - moment).min() <= 1e-12
    assert residual(run) <= 1e-9


@pytest.mark.parametrize("periods", [300, pytest.param(1000, marks=LONG)])
def test_buck_converter_starts_and_settles(periods: int) -> None:
    """Start-up with the diode blocking for ten periods, 1e-8; after 1,000 periods it is periodic to 1e-9.

    However long the run, no switching is missed: in ten periods all the states are at rest but one, and steps are long.
    """
    buck = Buck()
    times = 1e-5 * np.array([*range(0, 201, 4), periods])
    run = po.simulate(Units().buck(), times=times)
    states, off = buck.start_up(200)
    found = np.column_stack((run["L.current"].values, run["C.voltage"].values))
    assert np.abs(found[:-1] - states[::4]).max() <= 1e-8 * 20
    for moment in off.values():
        assert np.abs(run["event_time"].values - moment).min() <= 1e-12
    left = 0.979**periods  # by its multiplier
    assert found[-1] == pytest.approx(buck.periodic(), rel=3.0 * left + 1e-12)
    assert residual(run) <= 1e-9
