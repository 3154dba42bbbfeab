"""More rows than a word or an unrolled kernel of old had room for: rectifiers of many phases."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import poinsot as po
from cases import quick
from networks.switching_circuits import circuit, random_circuit
from poinsot import SimulationError, electrical
from poinsot.motion import probing
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


def branches(count: int) -> po.Network:
    """Diode, resistor and inductor, many times over behind one source."""
    net = po.Network("branches")
    net.add(electrical.VoltageSource("V", "10*sin(300*t)"), "in", "ground")
    for k in range(count):
        net.add(electrical.IdealDiode(f"D{k}"), "in", f"a{k}")
        net.add(electrical.Resistor(f"R{k}", 10.0 + k), f"a{k}", f"b{k}")
        net.add(electrical.Inductor(f"L{k}", 0.01 * (1 + k % 7)), f"b{k}", "ground")
    return net


def test_many_branches_that_do_not_see_one_another() -> None:
    """Rows of whose z no other row feels anything: D and S have no entries beside the diagonal, or none at all."""
    many, alone = (po.simulate(branches(n), time=0.02, samples=5, rtol=1e-10, atol=1e-12) for n in (probing.MANY, 1))
    np.testing.assert_allclose(many["L0.current"], alone["L0.current"], rtol=0, atol=1e-9)


@pytest.mark.long
@pytest.mark.parametrize("phases", [3, 20, 100])
def test_a_rectifier_of_many_phases(phases: int) -> None:
    """6, 40 and 200 diodes in one decision, at every commutation."""
    times = np.linspace(0.0, 0.02, 9)
    run = po.simulate(rectifier(phases), times=times, rtol=1e-10, atol=1e-11)
    assert np.abs(run["L.current"].values - by_hand(phases, times)).max() < 1e-7
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    assert len(np.unique(np.round(run["event_time"].values, 9))) >= phases


@pytest.mark.parametrize("seed", quick(1, [23, 9, 1, 17, 20, 34]))
def test_products_in_loops_are_those_written_out(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random circuits that open, close and jump, with the matrices of a mode row by row."""
    runs = []
    for many in (1, 99):
        monkeypatch.setattr(probing, "MANY", many)
        net = circuit(*random_circuit(np.random.default_rng(seed)))
        assert net.system().switching is not None
        runs.append(po.simulate(net, 2.0, samples=9, rtol=1e-9, atol=1e-11))
    for name in runs[0].data_vars:
        if name.endswith((".charge", ".flux_linkage", ".voltage", ".current")):
            assert runs[0][name].values == pytest.approx(runs[1][name].values, abs=1e-10), name
    assert (runs[0].event_element.values == runs[1].event_element.values).all()


@pytest.mark.parametrize("order", quick(1, [1, -1]))
def test_many_parts_side_by_side_are_each_as_alone(order: int) -> None:
    """Rectifiers without a wire between them."""

    def parts(k: int) -> list[Any]:
        return [(electrical.VoltageSource(f"V{k}", f"10*sin(300*t + {k})"), f"a{k}", "ground"),
                (electrical.IdealDiode(f"D{k}"), f"a{k}", f"b{k}"),
                (electrical.Resistor(f"Rs{k}", 1.0), f"b{k}", f"c{k}"),
                (electrical.Capacitor(f"C{k}", 1e-4), f"c{k}", "ground"),
                (electrical.Resistor(f"R{k}", 100.0), f"c{k}", "ground")]  # fmt: skip

    every = [part for k in range(probing.MANY) for part in parts(k)]
    asked: dict[str, Any] = {"samples": 5, "rtol": 1e-8, "atol": 1e-11}
    run = po.simulate(circuit(*every[::order]), 0.01, **asked)
    for k in (0, 17):
        alone = po.simulate(circuit(*parts(k)), 0.01, **asked)[f"C{k}.voltage"].values
        assert run[f"C{k}.voltage"].values == pytest.approx(alone, abs=1e-7)


def test_too_many_rows_are_refused_by_number() -> None:
    with pytest.raises(SimulationError, match=rf"it has {MOST_ROWS + 2} rows that switch; {MOST_ROWS} at most"):
        po.simulate(rectifier(MOST_ROWS // 2 + 1), 0.1)
