"""Runs by explicit methods with steps that stability holds small say so, and go over where no method was named."""

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import electrical as el
from poinsot.simulation import run as driving
from poinsot.simulation.methods import METHODS
from poinsot.simulation.stiffness import stability_limit

G = "ground"
WORD = "held small by stability"


def filter_of(units: float = 1.0, slow: float = 1e-3, beside: bool = False) -> po.Network:
    """1 nF behind 0.1 Ω, 1e-10 s, beside a motion of `slow` seconds; volts and amperes in other units."""
    net = po.Network("filter")
    net.add(el.VoltageSource("V", f"{5.0 * units}*sin({2 * np.pi / slow}*t)"), "a", G)
    net.add(el.Resistor("R", 0.1), "a", "b")
    net.add(el.Capacitor("C", 1e-9), "b", G)
    net.add(el.Resistor("Q", 100.0), "b", "c")
    net.add(el.Capacitor("D", slow / 300.0), "c", G)
    if beside:
        net.add(el.Capacitor("X", 1.0, voltage=1.0), "x", G)
        net.add(el.Resistor("Y", 1.0), "x", G)
    return net


def spoken(caught: list[Any]) -> list[str]:
    return [str(each.message) for each in caught if WORD in str(each.message)]


def test_the_limit_is_where_the_stability_polynomial_leaves_one() -> None:
    """Kutta's method bears 2.785, Dormand and Prince's of order 8 6.4 (Hairer & Wanner II, §IV.2)."""
    assert stability_limit(METHODS["rk4"]()) == pytest.approx(2.785, abs=0.06)  # type: ignore[arg-type]
    assert stability_limit(METHODS["dop853"]()) == pytest.approx(6.4, abs=0.06)  # type: ignore[arg-type]


@pytest.mark.parametrize("units", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("beside", [False, True])
def test_a_stiff_run_without_a_method_is_that_of_the_implicit_one(units: float, beside: bool) -> None:
    """Bit for bit, in any units, beside something unconnected; and it says so once."""
    net, asked = filter_of(units, beside=beside), {"rtol": 1e-8, "samples": 21, "progress": False}
    with pytest.warns(po.errors.RunWarning, match=f"{WORD}.*began anew by 'radau'") as caught:
        run = po.simulate(net, 1e-3, **asked)
    with warnings.catch_warnings(action="error"):
        told = po.simulate(net, 1e-3, method="radau", **asked)
    assert len(spoken(list(caught))) == 1
    assert run.attrs["method"] == "radau" and WORD in run.attrs["began_by"] and "began_by" not in told.attrs
    for name in told.data_vars:
        np.testing.assert_array_equal(run[name].values, told[name].values)


def test_a_method_that_fails_instead_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The run is that of its first method, as if nothing had been tried; it says what was."""
    net, asked = filter_of(), {"rtol": 1e-8, "samples": 3, "progress": False, "max_steps": 10**5}
    monkeypatch.setattr("poinsot.simulation.simulated.INSTEAD", "moreau")  # serves no network
    with pytest.warns(po.errors.RunWarning, match=f"{WORD}.*'moreau', tried in its place, does not come to the end"):
        run = po.simulate(net, 6e-6, **asked)
    with pytest.warns(po.errors.RunWarning):
        named = po.simulate(net, 6e-6, method="dop853", **asked)
    for name in named.data_vars:
        np.testing.assert_array_equal(run[name].values, named[name].values)


def test_a_named_method_stays_and_says_so(tmp_path: Path) -> None:
    """Once; also where the run is kept in a file."""
    for options in ({"method": "dop853"}, {"to": tmp_path / "run.nc"}):
        with pytest.warns(po.errors.RunWarning, match=f"{WORD}.*method='radau' takes longer steps") as caught:
            run = po.simulate(filter_of(), 3e-6, rtol=1e-8, samples=11, progress=False, max_steps=30000, **options)
        assert run.attrs["method"] == "dop853" and len(spoken(list(caught))) == 1


def test_slices_of_a_run_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found, and after how many steps, is told by counts, not by the clock."""
    told = []
    for seconds in (1e-6, 0.05, 10.0):
        monkeypatch.setattr(driving, "SLICE_SECONDS", seconds)
        with pytest.warns(po.errors.RunWarning, match=WORD):
            told.append(po.simulate(filter_of(), 1e-3, rtol=1e-8, samples=3, progress=False).attrs["began_by"])
    assert len(set(told)) == 1


@pytest.mark.parametrize("rtol", [1e-4, 1e-8, 1e-11])
def test_what_is_not_stiff_keeps_its_method(rtol: float) -> None:
    """Ten thousand steps of motions that decay and that do not, as fast as what drives them."""
    net = po.Network("ringing")
    net.add(el.VoltageSource("V", "sin(40*t) + sin(23*t)"), "a", G)
    for k, ohms in enumerate((0.1, 3.0, 20.0)):
        net.add(el.Resistor(f"R{k}", ohms), "a", f"b{k}")
        net.add(el.Inductor(f"L{k}", 0.1), f"b{k}", f"c{k}")
        net.add(el.Capacitor(f"C{k}", 0.01), f"c{k}", G)
    with warnings.catch_warnings(action="error"):
        run = po.simulate(net, 300.0, rtol=rtol, atol=rtol, samples=3, progress=False)
    assert run.attrs["method"] == "dop853" and run.attrs["steps"] > 2000
