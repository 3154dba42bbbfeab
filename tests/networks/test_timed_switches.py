"""Switches that tables tell, beside laws that hold only together with storage: converters of netlists as they are."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import electrical as el
from poinsot.components.primitives import IdealSwitch
from poinsot.motion.of_network.timed_switches import closing_times, with_timed_switches
from poinsot.signals.signal import Constant, Table

HALF = """a half-wave chopper; with R it has a flow at each state
Vin in 0 DC {V}
S1 in sw g 0 SM
D1 sw x DM
{more}
L1 x y 100u IC=0
R1 y 0 {R}
Vg g 0 PULSE({low} {high} 2u 10n 10n 4u 10u)
.model SM SW(RON={on} ROFF={off} VT={threshold} VH={width})
.model DM D(IS=1e-9 N=1.5 RS=0.02)
.tran 0.5u 40u uic
.end
"""
NAMES = ["R1.voltage", "S1.off.voltage", "L1.current"]


def deck(folder: Path, v: float = 1.0, **changed: Any) -> Any:
    numbers = {"V": 24.0 * v, "R": 5.0 * v, "on": 0.05 * v, "off": 1e5 * v, "low": 0.0, "high": 1.0, "threshold": 0.5,
               "width": 0.1, "more": ""}  # fmt: skip
    path = folder / "deck.cir"
    path.write_text(HALF.format(**(numbers | changed)))
    return po.load(path)


def run(net: Any, **options: Any) -> Any:
    found = po.simulate(
        net, **{"time": 4e-5, "rtol": 1e-9, "samples": 81, "progress": False, "method": "radau", **options}
    )
    assert po.ledger(found).ratio < 1e-9 and found.attrs["status"] == "done"
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize("more", ["Rp sw x 100", "Rp sw x 1k\nCq x 0 10n"])
def test_both_forms_give_the_same_run(more: str, tmp_path: Path) -> None:
    """Of a network that has both: an ideal contact, and a resistance that jumps; with a hysteresis and a leak."""
    net = deck(tmp_path, more=more)
    timed = with_timed_switches(net, {})
    assert timed is not None and not any(isinstance(e, IdealSwitch) for e in timed.model.primitives)
    runs = [run(each) for each in (net, timed)]
    for name in NAMES:
        size = np.abs(runs[0][name]).max().item()
        np.testing.assert_allclose(runs[1][name], runs[0][name], atol=2e-7 * size, err_msg=name)


@pytest.mark.parametrize(("volts", "width"), [(1.0, 0.1), (1.0, 0.0), (30.0, 0.2)])
def test_a_diode_alone_before_a_coil_runs(volts: float, width: float, tmp_path: Path) -> None:
    """Without charges and beside a switch, by two methods; nothing flows back."""
    net = deck(tmp_path, volts, width=width)
    one, other = run(net), run(net, method="radau9", rtol=1e-10)
    for name in NAMES:
        size = np.abs(one[name]).max().item()
        np.testing.assert_allclose(other[name], one[name], atol=1e-6 * size, err_msg=name)
    assert float(one["L1.current"].min()) > -1e-3 * float(one["L1.current"].max())
    assert one.attrs["steps"] < 6000


def test_the_moments_are_those_of_the_thresholds() -> None:
    """Rising through the upper, falling through the lower; between them as before."""
    told = Table((0.0, 1.0, 2.0, 3.0, 4.0, 4.0, 5.0), (0.0, 1.0, 0.5, 1.0, 0.0, 2.0, 0.0))
    contact = replace(el.Switch("S", told), limits=(0.8, 0.3))
    found = closing_times(told, contact)
    assert isinstance(found, Table)
    np.testing.assert_allclose(found.times[1:-1], [0.8, 0.8, 3.7, 3.7, 4.0, 4.0, 4.85, 4.85])
    assert found.values == (0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0)
    assert closing_times(Table((0.0, 1.0), (0.0, 0.1)), contact) == Constant(0.0)


def test_limits_that_are_met_exactly() -> None:
    """What rests on the limit switches once; what touches it and turns back at once does not."""
    contact = replace(el.Switch("S", 0.0), limits=(0.5, 0.5))
    rests = closing_times(Table((0.0, 1.0, 2.0, 3.0, 4.0), (0.0, 0.5, 0.5, 0.5, 0.0)), contact)
    assert isinstance(rests, Table)
    assert (rests.times[1:-1], rests.values[1:-1]) == ((1.0, 1.0, 3.0, 3.0), (0.0, 1.0, 1.0, 0.0))
    assert closing_times(Table((0.0, 1.0, 2.0), (0.0, 0.5, 0.0)), contact) == Constant(0.0)


def test_a_source_whose_table_tells_switches_is_no_input_of_the_system(tmp_path: Path) -> None:
    """Its table was read when the System was made: another one would change nothing, in silence."""
    net = deck(tmp_path)
    with pytest.raises(po.errors.SimulationError, match=r"no input 'Vg'.*Vg \(its table tells switches\)"):
        po.simulate(net.system(), 1e-5, inputs={"Vg": ([0.0, 1.0], [1.0, 1.0])}, progress=False)
    with pytest.raises(po.errors.SimulationError, match="takes no values of an input 'Vg'"):
        po.Stepper(net, 1e-7, method="radau").step({"Vg": 1.0})


def test_a_switch_that_a_run_tells_is_refused_with_the_way_out(tmp_path: Path) -> None:
    """A gate by a formula has no table; one that the run gives as a table has."""
    net = deck(tmp_path)
    with pytest.raises(po.errors.ModelError, match=r"beside ideal switches.*make the switches smooth"):
        po.simulate(net, 1e-5, inputs={"Vg": "sin(1e6*t)"}, progress=False)
    closed = run(net, inputs={"Vg": ([0.0, 1e-6, 1e-6, 1.0], [0.0, 0.0, 1.0, 1.0])})
    assert float(closed["L1.current"][-1]) == pytest.approx((24.0 - 0.9) / 5.0, rel=0.15)


def chopper(command: Any) -> po.Network:
    """The half-wave chopper, its switch told by itself."""
    net = po.Network("chopper")
    net.add(el.VoltageSource("Vin", 24.0), "in", "ground")
    net.add(el.Switch("S1", command, resistance=0.05, leak=1e-5), "in", "sw")
    net.add(el.Diode("D1", 1e-9, ideality=1.5, series_resistance=0.02), "sw", "x")
    net.add(el.Inductor("L1", 1e-4), "x", "y")
    net.add(el.Resistor("R1", 5.0), "y", "ground")
    return net


@pytest.mark.parametrize("level", [0.0, 1.0])
def test_a_command_that_stays_is_a_table_that_stays(level: float, tmp_path: Path) -> None:
    """A number of the deck, of the run and of the switch itself, and a table of that number."""
    held = ([0.0, 1e-6], [level, level])
    net = deck(tmp_path)
    text = (tmp_path / "deck.cir").read_text()
    (tmp_path / "constant.cir").write_text(re.sub(r"PULSE\(.*\)", str(level), text))
    told = [(net, {"Vg": held}), (net, {"Vg": level}), (po.load(tmp_path / "constant.cir"), {})]
    own = [(chopper(held), {}), (chopper(level), {})]
    for several in (told, own):
        first, *others = [run(each, inputs=inputs) for each, inputs in several]
        for other in others:
            for name in NAMES:
                np.testing.assert_allclose(other[name], first[name], rtol=1e-9, atol=1e-9, err_msg=name)


@pytest.mark.sample(4)
@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize(("level", "width"), [(0.5, 0.0), (0.75, 0.25), (0.25, 0.25)])
@pytest.mark.parametrize("diode", [el.IdealDiode("D"), el.Diode("D", 1e-9, ideality=1.5, series_resistance=0.02)])
def test_commands_that_stay_on_a_limit(diode: Any, level: float, width: float, closed: bool) -> None:
    """A number and a table, by modes and by resistances: on the upper limit a switch is closed, on the lower one, be it
    the same, open."""
    for command in (level, ([0.0, 1.0], [level, level])):
        net = po.Network("held")
        net.add(el.VoltageSource("V", 24.0), "in", "ground")
        net.add(el.Switch("S", command, hysteresis=width, resistance=0.05, leak=1e-5, closed=closed), "in", "a")
        net.add(diode, "a", "x")
        net.add(el.Inductor("L", 1e-4), "x", "y")
        net.add(el.Resistor("R", 5.0), "y", "ground")
        found = po.simulate(net, 4e-5, samples=3, method="radau", progress=False)
        assert (float(found["L.current"][-1]) > 1.0) is (level == 0.75)
