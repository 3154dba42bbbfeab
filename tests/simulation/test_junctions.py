"""Circuits with diodes, storage and laws solved together: right, whatever way they are written."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from networks.nonlinear_networks import ring_modulator
from poinsot import electrical as el
from poinsot.algebra import log
from poinsot.elements import ELECTRICAL, Relation, TerminalPair
from poinsot.motion.of_network.together import form_of
from poinsot.networks import residual
from poinsot.networks.residual import Residual
from poinsot.networks.states import NetworkStates
from simulation.dense_circuits import generator

G = "ground"
SINE = "10*sin(2*pi*50*t)"


def chain(*elements: Any) -> po.Network:
    """A source and elements in a row, back to the ground."""
    net = po.Network("chain")
    net.add(el.VoltageSource("V", SINE), "n0", G)
    for k, element in enumerate(elements):
        net.add(element, f"n{k}", f"n{k + 1}" if k + 1 < len(elements) else G)
    return net


def bridge() -> po.Network:
    net = po.Network("bridge")
    net.add(el.VoltageSource("V", SINE), "a", G)
    for name, p, n in (("D1", "a", "p"), ("D2", G, "p"), ("D3", "m", "a"), ("D4", "m", G)):
        net.add(el.Diode(name), p, n)
    net.add(el.Resistor("R", 100.0), "p", "m")
    return net


def capacitors() -> po.Network:
    net = po.Network("at rest")
    net.add(el.Capacitor("C1", 1e-6), "a", G)
    for k, saturation in enumerate((1e-14, 1e-12, 1e-9)):
        net.add(el.Diode(f"D{k}", saturation), "abcd"[k], "abcd"[k + 1])
    net.add(el.Capacitor("C2", 1e-6), "d", G)
    return net


def driven_pairs(first: float = 1e-14, second: float = 1e-14) -> po.Network:
    net = po.Network("pairs")
    net.add(el.CurrentSource("I", "0.001*sin(2*pi*50*t)"), G, "m")
    for name, p, n in (("D1", "m", "x"), ("D2", "x", "m"), ("D3", "x", G), ("D4", G, "x")):
        net.add(el.Diode(name, first if name in ("D1", "D2") else second), p, n)
    return net


def smoothed(R: float, L: float) -> po.Network:
    net = chain(el.Inductor("L", L), el.Diode("D"), el.Resistor("R", R))
    net.add(el.Capacitor("C", 1e-4), "n2", G)
    return net


CASES: dict[str, Callable[[], po.Network]] = {
    **{f"V-D-R-L {R} {L}": lambda R=R, L=L: chain(el.Diode("D"), el.Resistor("R", R), el.Inductor("L", L))
       for R in (10.0, 100.0) for L in (20e-3, 1e-3)},
    **{f"V-L-D-R {R} {L}": lambda R=R, L=L: chain(el.Inductor("L", L), el.Diode("D"), el.Resistor("R", R))
       for R in (10.0, 100.0) for L in (20e-3, 1e-3)},
    **{f"V-L-D-RC {R} {L}": lambda R=R, L=L: smoothed(R, L) for R in (10.0, 100.0) for L in (20e-3, 1e-3)},
    "V-R-3D-R": lambda: chain(el.Resistor("R1", 10.0), el.Diode("D1"), el.Diode("D2", 1e-12), el.Diode("D3", 1e-9),
                              el.Resistor("R2", 10.0)),
    "V-2D": lambda: chain(el.Diode("D1"), el.Diode("D2")),
    "V-R-4 LEDs": lambda: chain(el.Resistor("R", 100.0), *(el.Diode(f"D{k}", 1e-18, ideality=2.0) for k in range(4))),
    "bridge": bridge, "C-3D-C": capacitors, "pairs": driven_pairs,
}  # fmt: skip


def check(run: Any, ledger: float = 1e-9) -> None:
    assert run.attrs["status"] == "done"
    for name, values in run.data_vars.items():
        assert np.isfinite(values.values).all(), name
    assert po.ledger(run).ratio <= ledger


@pytest.mark.sample(8)
@pytest.mark.parametrize("name", CASES)
def test_circuits_without_a_flow_run_by_themselves(name: str) -> None:
    """No method named, 40 ms: done, finite everywhere, the ledger to 1e-9 of the turnover."""
    run = po.simulate(CASES[name](), time=0.04, rtol=1e-9)
    assert run.attrs["method"] == "radau"
    check(run)


def test_symmetric_shares_and_rest_are_exact() -> None:
    """Two equal pairs share a current's voltage alike; what starts at rest stays there, to the last bit."""
    run = po.simulate(driven_pairs(), time=0.04, rtol=1e-6)
    np.testing.assert_allclose(run["D1.voltage"], run["D3.voltage"], atol=1e-6)
    assert float(run["D3.voltage"].min()) == pytest.approx(-25.852e-3 * np.log(1e-3 / 1e-14 + 1), abs=2e-4)
    still = po.simulate(capacitors(), time=0.04)
    assert all(float(abs(still[f"{name}.voltage"]).max()) == 0.0 for name in ("C1", "C2", "D0", "D1", "D2"))


def test_a_diode_before_an_inductor_against_its_own_equation() -> None:
    """While it conducts, L i̇ = V − R i − v(i): RK45 of SciPy from a moment within the first half-wave to its end."""
    from scipy.integrate import solve_ivp

    R, L = 10.0, 20e-3
    times = np.linspace(0, 0.01, 101)
    run = po.simulate(chain(el.Diode("D"), el.Resistor("R", R), el.Inductor("L", L)), times=times, rtol=1e-9)

    def rate(t: float, i: Any) -> Any:
        return (10 * np.sin(100 * np.pi * t) - R * i - 0.025852 * np.log1p(i / 1e-14)) / L

    begin = 30
    found = solve_ivp(
        rate, (times[begin], times[-1]), [float(run["L.current"][begin])], t_eval=times[begin:], rtol=1e-11, atol=1e-13
    )
    np.testing.assert_allclose(run["L.current"][begin:], found.y[0], rtol=1e-6)


def _written(order: list[int], rename: str = "", ground: str = "z", reverse: bool = False) -> po.Network:
    """A rectifier with an inductor: elements in any order, other names, another ground, a diode from n to p."""
    diode = el.Diode(rename + "D1", 1e-12)
    backwards = replace(diode, law=lambda v: (-1.0 * diode.law(-1.0 * v)[0],), junctions=())
    parts: list[tuple[Any, str, str]] = [
        (el.VoltageSource(rename + "V", "5*sin(300*t)"), "a", "z"), (el.Resistor(rename + "R", 20.0), "a", "b"),
        (backwards, "c", "b") if reverse else (diode, "b", "c"), (el.Diode(rename + "D2", 1e-10), "z", "c"),
        (el.Inductor(rename + "L", 5e-3), "c", "d"), (el.Capacitor(rename + "C", 2e-5), "d", "z"),
        (el.Resistor(rename + "load", 200.0), "d", "z"),
    ]  # fmt: skip
    net = po.Network("written")
    for k in order:
        element, p, n = parts[k]
        net.add(element, *(G if node == ground else node for node in (p, n)))
    return net


@pytest.mark.sample(4)
@pytest.mark.parametrize("as_it_is", [True, False])
@pytest.mark.parametrize(
    ("order", "rename", "ground", "reverse"),
    [
        ([6, 5, 4, 3, 2, 1, 0], "", "z", False), ([3, 1, 4, 0, 5, 2, 6], "other ", "z", False),
        (list(range(7)), "", "d", False), (list(range(7)), "", "c", False), (list(range(7)), "", "z", True),
    ],
)  # fmt: skip
def test_the_same_circuit_gives_the_same_run(
    order: list[int], rename: str, ground: str, reverse: bool, as_it_is: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To 2e-7 of the largest value; ``as_it_is`` or with potentials of nodes instead of a whole tree, so that no diode
    gives its voltage any more."""
    times = np.linspace(0, 0.05, 101)
    given: dict[str, Any] = {"times": times, "rtol": 1e-9, "method": "radau"}
    one = po.simulate(_written(list(range(7))), **given)
    if not as_it_is:
        monkeypatch.setattr(residual, "LARGEST_WHOLE", 0)
    two = po.simulate(_written(order, rename, ground, reverse), **given)
    for quantity in ("L.current", "C.voltage", "D1.current", "D2.voltage", "R.voltage"):
        size, sign = float(abs(one[quantity]).max()), -1.0 if reverse and quantity == "D1.current" else 1.0
        np.testing.assert_allclose(sign * two[rename + quantity], one[quantity], atol=2e-7 * size, err_msg=quantity)


def test_a_charge_that_a_source_gives_beside_a_diode_runs_by_any_method() -> None:
    """C U² / 2 = 12.5 µJ at the crest, i = C U̇, whatever solves for the diode beside it."""
    net = chain(el.Resistor("R1", 10.0), el.Diode("D"), el.Resistor("R2", 100.0))
    net.add(el.Capacitor("C", 250e-9), "n0", G)
    found = [po.simulate(net, 0.02, samples=21, method=m) for m in ("dop853", "radau", "radau9")]
    for run in found:
        check(run)
        assert float(run.energy_storage.sel(storage="C")[5]) == pytest.approx(12.5e-6)
        np.testing.assert_allclose(run["R2.current"], found[0]["R2.current"], atol=1e-7)


def test_explicit_methods_are_refused_by_the_names_of_elements() -> None:
    net = chain(el.Diode("D1"), el.Resistor("R", 10.0), el.Inductor("L", 1e-3))
    with pytest.raises(po.SimulationError, match=r"junction 'D1' is in a cutset with 'L'.*use method='radau'"):
        po.simulate(net, time=0.01, method="dop853")
    with pytest.raises(po.SimulationError, match="'D1'"):
        po.simulate(net, time=0.01, method="gauss")


def voltage_controlled(name: str, gain: float, output: str) -> Relation:
    ports = TerminalPair(ELECTRICAL, "in"), TerminalPair(ELECTRICAL, "out")
    return Relation(name, ports, ("through", output), ((0, "across"),), lambda v: (0.0 * v, gain * v), "active")  # type: ignore[arg-type]


@pytest.mark.parametrize("load", ["C", "L"])
def test_controlled_sources_may_fix_storage(load: str) -> None:
    """A voltage across a capacitor, a current through an inductor: regular, though no order of computation exists."""
    net = po.Network("controlled")
    net.add(el.VoltageSource("V", "sin(100*t)"), "a", G)
    net.add(el.Resistor("R1", 1.0), "a", "b")
    net.add(el.Resistor("R2", 3.0), "b", G)
    net.add(voltage_controlled("A", -2.0, "across" if load == "C" else "through"), "b", G, "c", G)
    net.add(el.Capacitor("C", 1e-3) if load == "C" else el.Inductor("L", 1e-3), "c", G)
    run = po.simulate(net, time=0.1, rtol=1e-8)
    check(run, 1e-7)
    fixed = run["C.voltage"] if load == "C" else run["L.current"]
    sign = 1.0 if load == "C" else -1.0
    np.testing.assert_allclose(fixed, sign * -2.0 * 0.75 * np.sin(100 * run.time), atol=1e-6)
    name = "C.voltage" if load == "C" else "L.current"
    steady = po.simulate(net, 0.1, rtol=1e-8, inputs={"V": 0.4}, initial={name: sign * -0.6})
    check(steady, 1e-7)  # a number as input, where no order can be asked for
    np.testing.assert_allclose(steady[name], sign * -0.6, atol=1e-6)


def test_a_branch_of_solutions_is_followed() -> None:
    """A tunnel diode's N-shaped law from a slow source: the current stays on the branch where it began."""
    net = po.Network("tunnel")
    net.add(el.VoltageSource("V", "t"), "a", G)
    net.add(el.Resistor("R", 400.0), "a", "b")
    net.add(
        el.NonlinearResistor("N", current=lambda v: 0.01 * (v - 3.2 * v * v + 2.7 * v * v * v), active=True), "b", "c"
    )
    net.add(el.Diode("D", 1e-9), "c", "d")
    net.add(el.Inductor("L", 1e-6), "d", G)
    run = po.simulate(net, time=0.9, rtol=1e-6, method="radau")
    v = run["N.voltage"].values
    assert run.attrs["status"] == "done" and (np.diff(v) > -1e-9).all() and np.abs(np.diff(v)).max() < 0.01


def test_what_fails_names_its_loop_and_the_time() -> None:
    """A law without a value below a third of a volt, behind a diode: no solution after the first half-wave."""
    net = po.Network("broken")
    net.add(el.VoltageSource("V", "1 + 2*cos(300*t)"), "a", G)
    net.add(el.Diode("D"), "a", "b")
    net.add(el.NonlinearResistor("N", current=lambda v: 1e-3 * log(v / 2) + 1e-3, active=True), "b", "c")
    net.add(el.Inductor("L", 1e-3), "c", G)
    with pytest.raises((po.SimulationFailure, po.SimulationError), match=r"at t = .*'(D|N|L)'"):
        po.simulate(net, time=0.1, rtol=1e-6)


@pytest.mark.parametrize("volts", [1e3, 1e9, 1e12, 1e30])
def test_a_diode_that_is_straight_is_not_limited(volts: float) -> None:
    """Law  i = V/R (1 − exp(−R t/L)) where V is far above what the diode takes, by as few evaluations for any V."""
    net = chain(el.Resistor("R", 10.0), el.Diode("D"), el.Inductor("L", 1.0))
    run = po.simulate(net, 0.2, inputs={"V": volts}, samples=11)
    assert run.attrs["evaluations"] < 8_000  # 3,800 at 1,000 V
    wanted = volts / 10.0 * -np.expm1(-10.0 * run["time"])
    np.testing.assert_allclose(run["L.current"], wanted, rtol=1e-5 + 2.0 / volts)  # the diode takes some volts


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


@pytest.mark.sample(2)
@pytest.mark.parametrize("capacitors", [False, True])
@pytest.mark.parametrize("series", [False, True])
def test_what_is_compiled_and_eliminated_grows_as_the_ladder(series: bool, capacitors: bool) -> None:
    """One kernel for all diodes; entries of the matrix with its fill ten times as many for ten times the rungs."""
    from poinsot.simulation.residual.plan import shape_of

    entries = []
    for rungs in (100, 1000):
        network = ladder(rungs, series, capacitors)
        form = form_of(NetworkStates(network.model))
        assert len(form.laws.families) == 1 and len(form.laws.families[0].members) == rungs
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


@pytest.mark.parametrize("scale", [1.0, 1e-5, 1e5])
def test_the_first_sample_is_of_the_moment_itself(scale: float) -> None:
    """A source that starts from nothing drives nothing at first, though a voltage is the logarithm of its current."""
    net = po.Network("start")
    net.add(po.electrical.CurrentSource("I", f"1e-3*sin(50*t/{scale!r})"), "ground", "a")
    net.add(po.electrical.Diode("D", 1e-14), "a", "ground")
    net.add(po.electrical.Diode("E", 1e-14), "ground", "a")
    net.add(po.electrical.VoltageSource("V", f"2 + sin(50*t/{scale!r})"), "b", "ground")
    net.add(po.electrical.Resistor("R", 1e3), "b", "ground")
    run = po.simulate(net, time=0.1 * scale, samples=5)
    assert float(run["D.voltage"][0]) == pytest.approx(0.0, abs=1e-9)
    assert float(run["R.voltage"][0]) == 2.0
