"""The references are right: closed forms against what others published, and against each other. No poinsot here."""

import math

import numpy as np
import pytest

from switching import figures, references
from switching.reference_arcs import backlash, coupled_clutches, elastogap, slider_crank_first_impact
from switching.reference_circuits import Buck, lc_bridge, lc_bridge_zeros, lc_diode, peak_rectifier


def test_ball() -> None:
    times, speeds = references.ball_impacts(40)
    assert times[[0, 11]] == pytest.approx([0.4515236409857309, 2.5169695096329767], rel=1e-15)
    assert all(abs(references.ball(t)[0]) < 1e-14 for t in times)
    assert references.ball_rest() - times[-1] == pytest.approx(2 * 0.7 * speeds[-1] / (1 - 0.7) / 9.81, rel=1e-6)
    assert max(abs(references.ball(t)[0] - h) for t, h in figures.FMI_BALL) < 0.0224  # the table's own Euler steps


def test_pendulum_on_its_stop() -> None:
    """At a stop at the bottom rates shrink by e alone; everywhere the energy at an impact is that of the start."""
    _, rates = references.pendulum_stop_impacts(0.0, 8)
    assert np.allclose(rates[1:] / rates[:-1], 0.8, rtol=1e-14)
    for stop in (0.0, math.pi / 12):
        _, rates = references.pendulum_stop_impacts(stop, 2)
        assert rates[0] ** 2 / 2 == pytest.approx(9.81 * (math.cos(stop) - 0.5), rel=1e-14)
    times, _ = references.pendulum_stop_impacts(math.pi / 12, 12)  # against quadrature
    assert times[[0, 11]] == pytest.approx([0.4536505517661609, 6.021286103092285], abs=1e-12)


def test_tether() -> None:
    """The pendulum after the impact keeps its energy, and begins where and as fast as the impact left it."""
    case = references.tether()
    assert case.taut == pytest.approx(0.6156277182042115, rel=1e-15)
    assert case.lost == pytest.approx(18.760375627355543, rel=1e-14)
    for t in np.linspace(case.taut, 3.6, 9):
        _x, y, w = case.at(t)
        assert w * w / 2 + 10 * y == pytest.approx(case.rate**2 / 2 + 10 * -math.sqrt(0.99), rel=1e-13)
    assert case.at(case.taut) == pytest.approx((0.1, -math.sqrt(0.99), case.rate), rel=1e-12)
    h = 1e-5
    slope = (math.asin(case.at(case.taut + 0.3 + h)[0]) - math.asin(case.at(case.taut + 0.3 - h)[0])) / (2 * h)
    assert slope == pytest.approx(case.at(case.taut + 0.3)[2], rel=1e-8)


def test_belts_and_dry_friction() -> None:
    times = references.belt_times(24)
    assert times[:2] == pytest.approx([0.5688835246140783, 1.1688835246140783], rel=1e-15)
    for t in times[:4]:
        assert references.belt(t - 1e-9) == pytest.approx(references.belt(t + 1e-9), abs=2e-8)
    assert references.stribeck_belt() == pytest.approx(figures.LEINE_BELT, abs=1e-10)
    turns = [references.coulomb_oscillator(j * math.pi / 10)[0] for j in range(14)]
    assert turns[12:] == pytest.approx([0.029120000000000028, 0.010119999999999976], abs=1e-15)
    assert references.coulomb_oscillator(50.0) == pytest.approx([turns[13], 0.0], abs=0)


def test_relay_and_rolling() -> None:
    assert references.relay(2.0) == pytest.approx((0.5705967493825665, -0.5705967493825665), rel=1e-14)
    assert references.relay(1.5) == pytest.approx((0.9446601125010515, -0.9721359549995792), rel=1e-14)
    assert references.rolling(0.4, 7.0, 0.0) == pytest.approx(
        (1.019367991845056, 5.0, 6.116207951070336, 7.0), rel=1e-14
    )
    assert references.rolling(0.4, 2.0, -80.0)[1:] == pytest.approx((-6 / 7, 0.8321371362000458, 100 / 7), rel=1e-13)


def test_circuits() -> None:
    rectifier = peak_rectifier()
    assert (rectifier.off, rectifier.on) == pytest.approx((0.005502392282168761, 0.012457077282367454), rel=1e-14)
    assert rectifier.voltage(0.0305) == pytest.approx(7.692126758115838, rel=1e-14)
    for v, t in ((lc_bridge, t) for t in lc_bridge_zeros(16)):
        assert abs(v(t)[0]) < 1e-10
    for t, v, i in figures.SICONOS_BRIDGE:
        assert lc_bridge(t) == pytest.approx((v, i), abs=0.02)
    moments, found = lc_diode(16, np.array([row[0] for row in figures.SICONOS_RLCD]))
    assert np.diff(moments)[::2] == pytest.approx(math.pi * 1e-4, rel=1e-12)
    assert np.abs(found - [row[1:] for row in figures.SICONOS_RLCD]).max() < 0.32  # their steps are long


def test_buck_converter() -> None:
    buck = Buck()
    states, off = buck.start_up(200)
    for n, i, v in figures.BUCK_START:
        assert states[n] == pytest.approx((i, v), abs=1e-13)
    assert sorted(off) == list(range(26, 36)) and off[26] == pytest.approx(0.0002692750822697219, rel=1e-15)
    periodic = buck.periodic()
    assert periodic == pytest.approx(figures.BUCK_PERIODIC, rel=1e-14)
    assert buck.period(periodic)[0] == pytest.approx(periodic, rel=1e-14)


@pytest.mark.long
def test_stops_with_springs_and_clutches() -> None:
    """Dymola's tolerance was 1e-6; its figures have the errors that belong to it."""
    _, found = elastogap(np.array([row[0] for row in figures.MSL_ELASTOGAP]))
    assert np.abs(np.column_stack((found[:, 1], 2 - found[:, 0])) - [r[1:] for r in figures.MSL_ELASTOGAP]).max() < 3e-5
    crossings, found = backlash(np.array([row[0] for row in figures.MSL_BACKLASH]))
    assert np.abs(found - [row[1:] for row in figures.MSL_BACKLASH]).max() < 1e-3 and len(crossings) == 21
    log, found = coupled_clutches(np.array([row[0] for row in figures.MSL_CLUTCHES]))
    assert [t for t, _ in log[1:]] == pytest.approx(figures.MSL_CLUTCH_CHANGES, abs=5e-6)
    assert np.abs(found[:, [0, 4]] - [row[1:] for row in figures.MSL_CLUTCHES]).max() < 1e-4
    assert found[-1, 4:].sum() == pytest.approx(10 + (1 - math.cos(15 * math.pi)) / math.pi, rel=1e-14)  # momentum


def test_clocked_drive_and_first_impact_of_a_slider() -> None:
    rows = {float(row[0]): row for row in references.clocked_drive(30)}
    for t, *rest in figures.MSL_CLOCKED:
        assert [float(value) for value in rows[t][1:]] == pytest.approx(rest, abs=1e-10)
    t, before, after = slider_crank_first_impact()
    assert t == pytest.approx(figures.FLORES_FIRST_IMPACT, abs=1e-13)
    assert after == pytest.approx(figures.FLORES_AFTER, abs=1e-9) and before[0] == pytest.approx(0.35530445502751434)
