"""Larger circuits with junctions: the ring modulator without stray capacitance, ladders, random ones and ngspice."""

from __future__ import annotations

import shutil
from typing import Any

import numpy as np
import pytest

import poinsot as po
from networks.nonlinear_networks import G, ring_modulator
from poinsot import electrical as el
from poinsot.motion.of_network.together import form_of
from poinsot.networks.residual import Residual
from poinsot.networks.states import NetworkStates
from simulation.dense_circuits import generator


def test_the_ring_modulator_without_stray_capacitance() -> None:
    """1 ms: at 1e-6 at most 2,500 steps; within 1e-6 V of the run by the method of order 9, which needs fewer."""
    given: dict[str, Any] = {"time": 1e-3, "rtol": 1e-6, "atol": 1e-6, "samples": 101}
    run = po.simulate(ring_modulator(), **given)
    other = po.simulate(ring_modulator(), method="radau9", **{**given, "atol": 1e-9})
    assert run.attrs["method"] == "radau" and run.attrs["status"] == "done"
    assert run.attrs["steps"] <= 2500 and other.attrs["steps"] < run.attrs["steps"]
    for u in ("u1", "u2"):
        np.testing.assert_allclose(run[f"C {u}.voltage"], other[f"C {u}.voltage"], atol=1e-6)
    # the published end values of the modulator with Cs = 2 pF, to the third digit of which Cs = 0 comes
    assert float(other["C u1.voltage"][-1]) == pytest.approx(-0.0233905735848675, abs=2e-5)
    assert float(other["C u2.voltage"][-1]) == pytest.approx(-0.0073674854855408, abs=2e-5)


def ladder(rungs: int, series: bool, capacitors: bool) -> po.Network:
    net = po.Network("ladder")
    net.add(el.VoltageSource("V", "5*sin(2*pi*50*t)"), "n0", G)
    for k in range(rungs):
        here, there, diode = f"n{k}", f"n{k + 1}", el.Diode(f"D{k}", 1e-14 * (1 + k % 7))
        if series:
            net.add(diode, here, there)
        else:
            net.add(el.Resistor(f"S{k}", 10.0), here, there)
            net.add(diode, there, G)
        net.add(el.Resistor(f"R{k}", 1e3), there, G)
        if capacitors:
            net.add(el.Capacitor(f"C{k}", 1e-6), there, G)
    return net


@pytest.mark.parametrize("capacitors", [False, True])
@pytest.mark.parametrize("series", [False, True])
def test_what_is_compiled_and_eliminated_grows_as_the_ladder(series: bool, capacitors: bool) -> None:
    """One kernel for all diodes; entries of the matrix with its fill ten times as many for ten times the rungs."""
    from poinsot.simulation.residual.plan import shape_of

    entries = []
    for rungs in (100, 1000):
        network = ladder(rungs, series, capacitors)
        form = form_of(NetworkStates(network.model))
        assert len(form.families) == 1 and len(form.families[0].members) == rungs
        entries.append(shape_of(form, 2 * rungs + 1, 0.02).number("entries"))
    assert entries[1] < 10.5 * entries[0]


@pytest.mark.parametrize("capacitors", [False, True])
def test_a_long_ladder_runs(capacitors: bool) -> None:
    """150 rungs, a flow nowhere written out; the first diode against the same ladder of 100 rungs, far from its end."""
    runs = [
        po.simulate(ladder(n, False, capacitors), time=0.02, rtol=1e-6, samples=41, outputs=["D0.voltage"])
        for n in (100, 150)
    ]
    assert all(run.attrs["method"] == "radau" or capacitors for run in runs)
    np.testing.assert_allclose(runs[0]["D0.voltage"], runs[1]["D0.voltage"], atol=2e-5)
    assert all(po.ledger(run).ratio < 1e-6 for run in runs)


def test_large_trees_have_virtual_branches() -> None:
    large = ladder(100, False, False)
    residual = Residual(NetworkStates(large.model))
    assert not residual.whole and max(len(row) for row in residual.rows) <= 8


@pytest.mark.long
@pytest.mark.oracle
@pytest.mark.parametrize("seed", range(60))
def test_random_circuits_against_ngspice(seed: int) -> None:
    """Circuits of benchmarks/diodes.py: none fails, none is NaN, all agree to 1e-4 where ngspice is sure."""
    if shutil.which("ngspice") is None:
        pytest.skip(reason="the program ngspice is not installed (it is no Python package, so CI does not bring it)")
    diodes = generator()
    found = diodes.compare(seed)
    assert not found["failure"] and found["finite"], found
    assert not found["spice"] or found["itself"] > diodes.ITSELF or found["error"] <= diodes.AGREE, found
