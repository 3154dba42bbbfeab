"""Random circuits with ideal switches: parallel, in loops, told at one moment, at rest where a source begins at 0."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq

import poinsot as po
from networks.stepped_circuits import stepped
from networks.switching_circuits import G, circuit, random_circuit
from poinsot import electrical as el
from poinsot import rotational as ro

LONG = [k for k in range(38) if k not in (9, 12, 23, 37)]  # 12 and 37 contradict themselves at the start
SEEDS = [9, 23, *(pytest.param(k, marks=pytest.mark.long) for k in [*LONG, 43, 52, 75, 80, 111, 120])]


@pytest.mark.parametrize("seed", SEEDS)
def test_motion_is_that_of_steps_that_try_every_mode(seed: int) -> None:
    """Implicit Euler, without poinsot: the difference falls like its step; and the ledger closes, jumps at 0 too."""
    placed = random_circuit(np.random.default_rng(seed))
    times = np.linspace(0.0, 2.0, 5)
    run = po.simulate(circuit(*placed), times=times, rtol=1e-10, atol=1e-12)
    assert float(abs(run.energy_residual).max()) <= 1e-10 * float(run.energy_turnover.max())
    names = {"C": "charge", "L": "flux_linkage"}
    found = [run[f"{e.name}.{names[e.name[0]]}"].values for e, *_ in placed if e.name[0] in names]
    soon = run["event_time"].values[run["event_time"].values > 0.0].min(initial=np.inf)
    largest = min(5e-3, 0.25 * float(soon))  # what fluxes and charges are left depends on when modes change
    coarse, fine = (np.abs((stepped(placed, times, h).T - found)[:, 1:]).max() for h in (largest, 0.5 * largest))
    assert fine <= 0.65 * coarse + 1e-9 and fine <= 2e-2
    assert len(run["event_time"]) < 60


def test_a_one_way_clutch_at_rest_closes_where_the_torque_begins() -> None:
    """sin 6t on an inertia: w and ẇ are 0 at t = 0, ẅ is not. Both turn as one until the clutch would pull."""
    net = circuit(
        (ro.TorqueSource("M", "sin(6*t)"), "a", G), (ro.Inertia("a", 0.1), "a"), (ro.OneWayClutch("c"), "a", "b"),
        (ro.Inertia("b", 0.1), "b"), (ro.Damper("d", 0.2), "b", G),
    )  # fmt: skip
    run = po.simulate(net, 1.0, rtol=1e-11, atol=1e-13, dataset=False)

    def omega(t: Any) -> Any:  # 0.2 ω' + 0.2 ω = sin 6t
        return 5.0 * (np.sin(6 * t) - 6 * np.cos(6 * t) + 6 * np.exp(-t)) / 37.0

    opens = brentq(lambda t: np.sin(6 * t) - 0.1 * (5.0 * np.sin(6 * t) - omega(t)), 0.3, 0.7, xtol=1e-15)
    assert run["event_time"][:2] == pytest.approx([0.0, opens], abs=1e-10)
    before = run["time"] < opens
    assert np.abs(run["a.angular_velocity"] - omega(run["time"]))[before].max() < 1e-10


def test_a_table_and_its_formula_open_a_diode_at_one_moment() -> None:
    """The current of a diode before a capacitor falls through 0 while the source rises: u̇ of the table decides."""
    found = []
    for given in (([0.0, 0.01, 0.02], [1.0, -3.0, 6.0]), "1 - 400*t + 1300*(t - 0.01)*step(t - 0.01)"):
        net = circuit(
            (el.VoltageSource("V", given), "in", G), (el.Resistor("Ri", 3.0), "in", "a"),
            (el.IdealDiode("D"), "b", "a"), (el.Capacitor("C", 3e-4, voltage=0.5), "b", G),
            (el.Resistor("R", 74.0), "b", G),
        )  # fmt: skip
        run = po.simulate(net, 0.02, samples=5, rtol=1e-11, atol=1e-13, dataset=False)
        found.append((run["event_time"], np.asarray(run["C.voltage"])))
    assert len(found[0][0]) == 2
    for table, formula in zip(*found, strict=True):
        assert table == pytest.approx(formula, abs=1e-10)
