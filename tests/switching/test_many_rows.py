"""More rows than a word or an unrolled kernel of old had room for: rectifiers of many phases."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import poinsot as po
from poinsot import SimulationError, electrical
from poinsot.motion.of_network.switches import MOST_ROWS

V, W, L, R = 10.0, 100 * np.pi, 0.01, 5.0


def rectifier(phases: int) -> po.Network:
    """Two diodes a phase, an inductor and a resistor behind them."""
    net = po.Network("many phases")
    for k in range(phases):
        net.add(electrical.VoltageSource(f"V{k}", f"{V}*sin({W}*t + 2*pi*{k}/{phases})"), f"p{k}", "star")
        net.add(electrical.IdealDiode(f"U{k}"), f"p{k}", "plus")
        net.add(electrical.IdealDiode(f"L{k}"), "minus", f"p{k}")
    net.add(electrical.Resistor("earth", 1e4), "star", "ground")
    net.add(electrical.Inductor("L", L), "plus", "x")
    net.add(electrical.Resistor("R", R), "x", "minus")
    return net


def by_hand(phases: int, times: Any) -> Any:
    """L i̇ = max u − min u − R i, from one commutation to the next: they are a whole part of a period apart."""
    angles = 2 * np.pi * np.arange(phases) / phases

    def flow(t: float, i: Any) -> Any:
        u = V * np.sin(W * t + angles)
        return (u.max() - u.min() - R * i) / L

    last, found, part = np.zeros(1), [0.0], np.pi / W / phases
    for a, b in pairwise(times):
        inside = part * np.arange(np.floor(a / part) + 1, np.ceil(b / part))  # commutations, and moments of none
        for begin, end in zip([a, *inside], [*inside, b], strict=True):
            last = solve_ivp(flow, (begin, end), last, "DOP853", rtol=1e-11, atol=1e-12).y[:, -1]
        found.append(float(last[0]))
    return np.array(found)


@pytest.mark.long
@pytest.mark.parametrize("phases", [3, 20])
def test_a_rectifier_of_many_phases(phases: int) -> None:
    """6 and 40 diodes in one decision, at every commutation."""
    times = np.linspace(0.0, 0.02, 9)
    run = po.simulate(rectifier(phases), times=times, rtol=1e-10, atol=1e-11)
    assert np.abs(run["L.current"].values - by_hand(phases, times)).max() < 1e-7
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    assert len(np.unique(np.round(run["event_time"].values, 9))) >= phases


def test_too_many_rows_are_refused_by_number() -> None:
    with pytest.raises(SimulationError, match=rf"it has {MOST_ROWS + 2} rows that switch; {MOST_ROWS} at most"):
        po.simulate(rectifier(MOST_ROWS // 2 + 1), 0.1)
