"""Lossless lines with a delay: closed forms of reflections, charge and energy kept, however the circuit is written."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from files.netlists import network as netlist
from poinsot import distributed, electrical
from poinsot.algebra.arrays import Floats

EDGE = (0.1, 0.15)
"""In delays: when the source begins to rise by 1 V, and when it has."""


def mismatched(
    Z: float, T: float, near: float, far: float, turned: bool = False, cuts: tuple[float, ...] = (1.0,)
) -> po.Network:
    """A step behind a resistance into a line in parts, which ends in another resistance."""
    net = po.Network("line")
    rise = ([0.0, EDGE[0] * T, EDGE[1] * T], [0.0, 0.0, 1.0])
    net.add(electrical.Resistor("far", far), "b", "ground")
    for k, share in enumerate(cuts):
        ends = ("a" if k == 0 else f"m{k}", "ground", "b" if k == len(cuts) - 1 else f"m{k + 1}", "ground")
        line = distributed.LosslessLine(f"T{k}", Z, share * T)
        net.add(line, *(ends[2:] + ends[:2] if turned else ends))
    net.add(electrical.Resistor("near", near), "s", "a")
    net.add(electrical.VoltageSource("V", rise), "s", "ground")
    return net


def bounced(t: Floats, Z: float, T: float, near: float, far: float) -> Floats:
    """The voltage at the far end: the sum of what comes back each time."""
    a, b = (near - Z) / (near + Z), (far - Z) / (far + Z)
    counts = range(int(t.max() / T) + 2)
    terms = (
        Z / (near + Z) * (1 + b) * (a * b) ** k * np.interp(t - (2 * k + 1) * T, np.array(EDGE) * T, [0, 1])
        for k in counts
    )
    return np.asarray(sum(terms))


@pytest.mark.parametrize(
    ("Z", "T", "near", "far"),
    [
        (50.0, 5e-9, 20.0, 200.0),
        (50.0, 5e-9, 50.0, 50.0),
        (3e-4, 2.0, 1e-4, 1e-5),
        (1e5, 1e-5, 1e6, 7e4),
        (75.0, 1e-3, 1.0, 1e9),
    ],
)
def test_a_mismatched_line_reflects_as_the_closed_form(Z: float, T: float, near: float, far: float) -> None:
    run = po.simulate(mismatched(Z, T, near, far), time=13.3 * T, samples=501)
    exact = bounced(run["time"].values, Z, T, near, far)
    np.testing.assert_allclose(run["far.voltage"].values, exact, atol=1e-9)
    assert po.ledger(run).ratio < 1e-9
    assert run.attrs["steps"] < 2000


@pytest.mark.parametrize("method", ["radau", "radau9"])
@pytest.mark.parametrize("cuts", [(1.0,), (0.25, 0.75), (0.5, 0.2, 0.3)])
def test_in_parts_turned_and_by_another_method_it_is_the_same(method: str, cuts: tuple[float, ...]) -> None:
    net = mismatched(50.0, 5e-9, 20.0, 200.0, turned=len(cuts) > 1, cuts=cuts)
    run = po.simulate(net, time=40e-9, samples=301, method=method)
    exact = bounced(run["time"].values, 50.0, 5e-9, 20.0, 200.0)
    np.testing.assert_allclose(run["far.voltage"].values, exact, atol=1e-9)


def test_what_is_under_way_is_charge_flux_and_energy() -> None:
    """The states are the integrals of the waves over the last delay, and what has flown in at both ends."""
    net = mismatched(50.0, 5e-9, 20.0, 200.0)
    net.add(electrical.Capacitor("C", 3e-12), "b", "ground")
    run = po.simulate(net, time=22e-9, samples=22001, rtol=1e-8)
    ua, ia, ub, ib = (run[f"T0.waves.{end}.{what}"].values for end in "ab" for what in ("voltage", "current"))
    wa, wb, dt = ua + 50.0 * ia, ub + 50.0 * ib, 1e-12
    for name, rate in (
        ("q.charge", (wa + wb) / 100.0),
        ("f.flux_linkage", (wa - wb) / 2.0),
        ("e.energy", (wa * wa + wb * wb) / 200.0),
    ):
        total = np.concatenate([np.zeros(5001), np.cumsum(rate[1:] + rate[:-1]) * dt / 2.0])
        lies = total[5000:] - total[:-5000]
        kept = run[f"T0.memory.{name}"].values
        np.testing.assert_allclose(kept, lies, atol=2e-6 * np.abs(kept).max(), err_msg=name)


def test_a_charged_line_gives_half_its_voltage_for_two_delays() -> None:
    net = po.Network("pulse")
    net.add(distributed.LosslessLine("T", 50.0, 1e-6, voltage=10.0), "a", "ground", "b", "ground")
    net.add(electrical.Resistor("R", 50.0), "a", "ground")
    net.add(electrical.Resistor("open", 1e15), "b", "ground")
    assert net.system().state.at(0.0) == pytest.approx([2e-7, 0.0, 1e-6])
    run = po.simulate(net, time=3e-6, times=np.array([0.0, 0.3, 1.0, 1.99, 2.01, 3.0]) * 1e-6)
    np.testing.assert_allclose(run["R.voltage"].values, [5.0, 5.0, 5.0, 5.0, 0.0, 0.0], atol=1e-9)
    assert float(run["T.memory.e.energy"][-1]) == pytest.approx(0.0, abs=1e-15)
    other = po.simulate(net, time=1e-6, initial={"T.memory.q.charge": 4e-7}, samples=3)
    np.testing.assert_allclose(other["R.voltage"].values, 10.0, rtol=1e-9)


def test_small_signals_are_those_of_the_two_port() -> None:
    """[u i] at one end from the other by cos ωτ and sin ωτ, also at rest and through two lines."""
    net = mismatched(50.0, 5e-9, 20.0, 200.0, cuts=(0.3, 0.7))
    f = np.array([0.0, 1e3, 1e7, 50e6, 123e6, 2e9])
    found = net.small_signal(["V"], ["b"]).frequency_response(f)[:, 0, 0]
    angle = 2 * np.pi * f * 5e-9
    exact = 1 / (np.cos(angle) * (1 + 20 / 200) + 1j * np.sin(angle) * (50 / 200 + 20 / 50))
    np.testing.assert_allclose(found, exact, rtol=1e-10)


def test_runs_begin_at_the_operating_point_and_stay_there() -> None:
    net = po.Network("rest")
    net.add(electrical.VoltageSource("V", 3.0), "s", "ground")
    net.add(electrical.Resistor("R1", 100.0), "s", "a")
    net.add(distributed.LosslessLine("T", 50.0, 1e-8), "a", "ground", "b", "ground")
    net.add(electrical.Diode("D", 1e-14), "b", "ground")
    point = net.operating_point()
    assert point["a"] == pytest.approx(point["b"], rel=1e-12)
    u, i = point["b"], point["D.current"]
    assert point.state == pytest.approx([u * 1e-8 / 50, i * 50e-8, 0.5e-8 * (u * u / 50 + i * i * 50)])
    run = po.simulate(net, time=1e-6, initial="operating point")
    np.testing.assert_allclose(run["D.voltage"].values, u, rtol=1e-10)


def test_a_long_line_is_that_of_many_cells() -> None:
    """A smooth wave: the line cut into cells comes to the line with a delay as it has more of them."""
    missed = []
    for cells in (16, 32):
        net = po.Network("two")
        net.add(electrical.VoltageSource("V", "exp(-((t - 6)/1.2)**2)"), "s", "ground")
        net.add(electrical.Resistor("R1", 0.5), "s", "a")
        net.add(distributed.LosslessLine("T", 1.0, 2.0), "a", "ground", "b", "ground")
        net.add(electrical.Resistor("R2", 3.0), "b", "ground")
        net.add(electrical.Resistor("R3", 0.5), "s", "c")
        net.add(distributed.TransmissionLine("W", 2.0, 1.0, 1.0, cells=cells, degree=2), "c", "d")
        net.add(electrical.Resistor("R4", 3.0), "d", "ground")
        run = po.simulate(net, time=14.0, samples=141, rtol=1e-8)
        missed.append(np.abs(run["R2.voltage"].values - run["R4.voltage"].values).max())
    assert missed[0] / missed[1] > 10.0, missed  # of order 4


def test_what_looks_at_the_state_alone_is_refused_by_name() -> None:
    net = mismatched(50.0, 5e-9, 20.0, 200.0)
    for call in (net.structure, net.linearize, net.port_hamiltonian, net.bond_graph, net.to_c, net.conserved):
        with pytest.raises(po.ModelError, match=r"'T0\.waves' lets waves arrive late.*distributed\.TransmissionLine"):
            call()
    with pytest.raises(po.ModelError, match="natural frequencies without end"):
        net.small_signal(["V"], ["b"]).poles()
    with pytest.raises(po.ModelError, match=r"waves are under way in 'T0\.waves'"):
        po.periodic(net, 1e-8)
    with pytest.raises(po.SimulationError, match="use method='radau' or 'radau9'"):
        po.simulate(net, time=1e-8, method="dop853")
    with pytest.raises(po.SimulationError, match=r"longer than half the delay of 'T0\.waves'"):
        po.simulate(net, time=1e-8, method="radau", step=4e-9)
    run = po.simulate(net, time=9e-9)
    with pytest.raises(po.SimulationError, match=r"waves are under way in 'T0\.waves': its charge"):
        po.simulate(net, time=1e-8, initial=np.array([float(run[name][-1]) for name in net.state_names]))
    for wrong in ((0.0, 1e-9), (50.0, 0.0), (50.0, -1.0), (np.inf, 1.0)):
        with pytest.raises(po.ModelError, match="'T' needs"):
            distributed.LosslessLine("T", *wrong)


def test_lines_of_netlists(tmp_path: Path) -> None:
    """Z0 and TD, F and NL, and IC, which are the voltages and currents of both ends."""
    rig = "V1 s 0 PULSE(0 1 1n 1n 1n 9n 99n)\nR1 s a 20\nR2 b 0 200\n{}\n"
    cards = "T1 a 0 b 0 Z0=50 TD=5n", "T1 a 0 b 0 Z0=50 F=50meg", "T1 a 0 b 0 ZO = 50 F=100meg NL=0.5"
    runs = [
        po.simulate(netlist(tmp_path, rig.format(card), ".tran 1n 60n\n.end\n"))["R2.voltage"].values for card in cards
    ]
    np.testing.assert_allclose(runs[1], runs[0], atol=1e-12)
    np.testing.assert_allclose(runs[2], runs[0], atol=1e-12)
    begun = netlist(tmp_path, "T1 a 0 b 0 Z0=50 TD=5n IC=3,20m,1,0\nR1 a 0 50\nR2 b 0 50", ".tran 1n 9n uic\n.end\n")
    run = po.simulate(begun, times=[1e-9, 4e-9, 6e-9])
    np.testing.assert_allclose(run["R1.voltage"].values, [0.5, 0.5, 0.0], atol=1e-12)
    np.testing.assert_allclose(run["R2.voltage"].values, [2.0, 2.0, 0.0], atol=1e-12)
    for card in ("T1 a 0 b 0 TD=5n", "T1 a 0 b 0 Z0=50", "T1 a 0 b 0 Z0=50 TD=1n F=1", "T1 a 0 b 0 Z0=50 TD=1n IC=1,2"):
        with pytest.raises(po.FileError, match=r"cir:4: T1 is read with Z0=… and TD=…"):
            netlist(tmp_path, f"V1 a 0 1\nR1 b 0 1\n{card}")
    with pytest.raises(po.FileError, match="T1 has 'LEN' where"):
        netlist(tmp_path, "V1 a 0 1\nR1 b 0 1\nT1 a 0 b 0 LEN=2 Z0=50")


def test_noise_steppers_and_ensembles_have_it() -> None:
    """Between equal resistances 4 k T R/2 at any frequency; steps and members are the run."""
    net = mismatched(50.0, 5e-9, 50.0, 50.0)
    density = net.noise("b", [1e3, 1e8, 1.3e9], temperature=300.0).density.values
    np.testing.assert_allclose(density, 4 * 1.380649e-23 * 300.0 * 25.0, rtol=1e-12)
    net = mismatched(50.0, 5e-9, 20.0, 200.0)
    whole = po.simulate(net, time=20e-9, outputs=["far.voltage"])["far.voltage"].values
    over = {"elements.far.resistance": [100.0, 200.0]}
    members = po.ensemble(net, over=over, time=20e-9, outputs=["far.voltage"])["far.voltage"].values
    np.testing.assert_array_equal(members[1], whole)
    stepper = po.Stepper(net, 1e-9, method="radau")
    stepper.step(count=11)
    saved = stepper.save()
    stepper.step(count=9)
    other = po.Stepper(net, 1e-9, method="radau")
    other.restore(saved)
    other.step(count=9)
    assert other.state.tobytes() == stepper.state.tobytes()
    run = po.simulate(net, time=20e-9)
    assert "waves are under way" in po.verify(run, seed=1).verdict
    assert stepper.state[0] == pytest.approx(float(run["T0.memory.q.charge"][-1]), rel=1e-9)


@pytest.mark.parametrize("rise", [1e-4, 3e-4, 1e-3, 1e-2])
def test_fronts_much_shorter_than_the_delay_arrive(rise: float, rng: np.random.Generator) -> None:
    """At the default tolerance, where the spacing of instants after the delay is felt in a wave so steep."""
    delay, far = 10.0 ** rng.uniform(-8.0, -3.0), float(rng.uniform(20.0, 200.0))
    knots = np.array([0.0, rise, 0.1, 0.1 + rise]) * delay
    net = po.Network("steep")
    net.add(electrical.VoltageSource("V", (knots.tolist(), [0.0, 1.0, 1.0, 0.0])), "in", "ground")
    net.add(electrical.Resistor("R", 50.0), "in", "a")
    net.add(distributed.LosslessLine("T", 50.0, delay), "a", "ground", "b", "ground")
    net.add(electrical.Resistor("end", far), "b", "ground")
    run = po.simulate(net, time=2.7 * delay, samples=271)
    t, back = run.time.values, (far - 50.0) / (far + 50.0)
    sent = [0.5 * np.interp(t - k * delay, knots, [0.0, 1.0, 1.0, 0.0]) for k in range(3)]
    away = np.min(np.abs(t[:, None, None] - knots - delay * np.arange(3)[:, None]), axis=(1, 2)) > 1e-9 * delay
    np.testing.assert_allclose(run["end.voltage"].values[away], ((1 + back) * sent[1])[away], atol=1e-9)
    np.testing.assert_allclose(
        (run["V.voltage"] - run["R.voltage"]).values[away], (sent[0] + back * sent[2])[away], atol=1e-9
    )
