"""Numbers with units in Python: times, starts, inputs, parameters of runs, ensembles, steppers and controllers.

Law  what is given with units is what is given in SI units, to the bit; a unit that does not fit is refused by name
"""

from __future__ import annotations

from collections.abc import Callable
from math import pi
from typing import Any

import numpy as np
import pytest
import xarray as xr

import poinsot as po
from cases import EXAMPLES

ANY: Any = po  # quantities of other packages have no type here
SHORT: dict[str, Any] = {"time": 0.01, "samples": 5}


@pytest.fixture(scope="module")
def arm() -> po.Mechanism:
    return po.load_mechanism(EXAMPLES / "cart_pole.toml")


@pytest.fixture(scope="module")
def filter() -> po.Network:
    network = po.Network("filter")
    network.add(po.electrical.VoltageSource("input", 24.0), "a", "ground")
    network.add(ANY.electrical.Inductor("L", "1 mH"), "a", "b")
    network.add(ANY.electrical.Resistor("R", "5 ohm"), "b", "ground")
    network.add(ANY.electrical.Capacitor("C", "47 uF"), "b", "ground")
    return network


SAME: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "time": ("arm", {"time": "10 ms", "start": "2 ms"}, {"time": 0.01, "start": 0.002}),
    "times": ("arm", {"times": ["0 s", "5 ms", "10 ms"]}, {"times": [0.0, 0.005, 0.01]}),
    "fixed steps": ("arm", {"step": "1 ms", "method": "rk4"}, {"step": 0.001, "method": "rk4"}),
    "longest step": ("arm", {"max_step": "100 us"}, {"max_step": 1e-4}),
    "a joint": ("arm", {"initial": {"rail": "3 cm", "hinge": "90 deg"}}, {"initial": {"rail": 0.03, "hinge": pi / 2}}),
    "a rate": ("arm", {"initial": {"hinge": {"position": ["1 deg"], "velocity": "30 rpm"}}},
     {"initial": {"hinge": {"position": pi / 180, "velocity": pi}}}),
    "an input": ("arm", {"inputs": {"rail": "200 mN"}}, {"inputs": {"rail": 0.2}}),
    "samples": ("arm", {"inputs": {"hinge": (["0 ms", "5 ms"], ["0 N*m", "20 N*cm"])}},
     {"inputs": {"hinge": ([0.0, 0.005], [0.0, 0.2])}}),
    "a state": ("filter", {"time": "0.1 ms", "initial": {"C.voltage": "3000 mV", "L.current": "200 mA"}},
     {"time": 1e-4, "initial": {"C.voltage": 3.0, "L.current": 0.2}}),
    "a wave": ("filter", {"time": "0.1 ms",
     "inputs": {"input": {"wave": "sine", "amplitude": "2 V", "frequency": "5 kHz"}}}, {"time": 1e-4,
     "inputs": {"input": {"wave": "sine", "amplitude": 2.0, "frequency": 5000.0}}}),
}  # fmt: skip


@pytest.mark.parametrize("case", SAME)
def test_units_are_numbers_in_si(case: str, request: pytest.FixtureRequest) -> None:
    name, measured, plain = SAME[case]
    model = request.getfixturevalue(name)
    runs = [ANY.simulate(model, **({} if "times" in each else SHORT) | each) for each in (measured, plain)]
    assert all(runs[0][each].equals(runs[1][each]) for each in runs[0].data_vars if "seconds" not in str(each))


REFUSED: dict[str, tuple[str, Callable[[Any], object], str]] = {
    "time": ("arm", lambda m: po.simulate(m, "10 mm"), "time: '10 mm' does not fit: a unit such as s"),
    "times": ("arm", lambda m: po.simulate(m, times=["0 s", "5 mV"]), "times: '5 mV' does not fit"),
    "no unit": ("arm", lambda m: po.simulate(m, "10"), "time must be a number, or a text with its unit such as"),
    "no quantity": ("arm", lambda m: ANY.simulate(m, rtol="1e-6 m"), "rtol: .*a number without a unit is wanted"),
    "a joint": ("arm", lambda m: m.initial_state({"rail": "3 deg"}), "position of joint 'rail' .*such as m is wanted"),
    "a rate": ("arm", lambda m: m.initial_state({"rail": {"velocity": "3 m"}}), "of joint 'rail'.*such as m/s"),
    "an input": ("arm", lambda m: po.simulate(m, 0.1, inputs={"rail": "2 V"}), "input 'rail': '2 V'.*such as N is"),
    "a state": ("filter", lambda n: n.initial_state({"C.voltage": "3 A"}), "value of 'C.voltage': '3 A'.*such as V"),
    "a wave": ("filter", lambda n: po.simulate(n, 1e-4,
     inputs={"input": {"wave": "sine", "amplitude": 1, "frequency": "5 rad/s"}}), "input 'input': '5 rad/s'"),
    "unknown names": ("filter", lambda n: po.simulate(n, 1e-4, inputs={"inptu": "3 V"}), "did you mean 'input'"),
    "over": ("arm", lambda m: po.ensemble(m, {"hinge": ["1 deg", "2 mm"]}, 0.01), "'hinge': '2 mm' does not fit"),
    "a period": ("arm", lambda m: po.Controller("1 mm", lambda t: 0.0, [], ["rail"]), "period: '1 mm' does not fit"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_a_unit_that_does_not_fit_is_refused_by_name(case: str, request: pytest.FixtureRequest) -> None:
    name, wrong, says = REFUSED[case]
    with pytest.raises(po.SimulationError, match=says):
        wrong(request.getfixturevalue(name))


def test_ensembles_families_steppers_and_controllers(arm: po.Mechanism, filter: po.Network) -> None:
    measured = po.ensemble(arm, {"hinge": ["0 deg", "90 deg"]}, "10 ms", samples=3, initial={"rail": "1 cm"})
    plain = po.ensemble(arm, {"hinge": [0.0, pi / 2]}, 0.01, samples=3, initial={"rail": 0.01})
    assert measured.joint_position.equals(plain.joint_position)
    family = filter.with_parameters(C="elements.C.capacitance")
    runs = [po.simulate(family, 1e-4, samples=3, parameters={"C": value}) for value in ("50 uF", 5e-5)]
    assert runs[0]["C.voltage"].equals(runs[1]["C.voltage"])
    stepper = po.Stepper(arm, "1 ms", initial={"hinge": "30 deg"})
    assert stepper.state[1] == pytest.approx(pi / 6, rel=1e-15)
    stepper.step()
    assert stepper.time == 1e-3
    assert po.Controller("1 ms", lambda t: 0.0, [], ["rail"], delay="200 us").delay == 2e-4


def test_quantities_of_other_packages_are_taken(arm: po.Mechanism) -> None:
    class Unit(str):
        def __format__(self, how: str) -> str:
            return str(self)

    class Quantity:
        """What Pint's can do."""

        def __init__(self, magnitude: Any, units: str) -> None:
            self.magnitude, self.units = magnitude, Unit(units)

        def to_base_units(self) -> Quantity:
            factor, unit = {"ms": (1e-3, "s"), "deg": (pi / 180, "rad")}[self.units]
            return Quantity(np.asarray(self.magnitude) * factor, unit)

    run = ANY.simulate(arm, times=Quantity([0.0, 5.0, 10.0], "ms"), initial={"hinge": Quantity(30.0, "deg")})
    assert run.time.values.tolist() == [0.0, 0.005, 0.01] and run.joint_position[0, 1] == 30.0 * (pi / 180)
    with pytest.raises(po.SimulationError, match=r"time: .*does not fit: a unit such as s"):
        ANY.simulate(arm, Quantity(3.0, "deg"))


def said(values: Any, unit: str, *dims: str) -> xr.DataArray:
    """A DataArray that says its unit."""
    return xr.DataArray(values, dims=dims, attrs={"units": unit})


def test_units_of_arrays_of_xarray_are_heeded_at_every_door(arm: po.Mechanism, filter: po.Network) -> None:
    """Before, millivolts were volts wherever an array had them; its unit is that which datasets of runs say."""
    assert po.quantity(said(20.0, "degC"), "K") == 293.15
    run = po.simulate(arm, **SHORT)
    assert po.quantity(said([1.0, 2.0], "rad or m", "k"), "m").attrs["units"] == "rad or m"  # of several kinds
    given: dict[str, Any] = {"initial": {"hinge": said(90.0, "deg")}, "times": said([0.0, 5.0, 10.0], "ms", "time")}
    same: dict[str, Any] = {"initial": {"hinge": pi / 2}, "times": [0.0, 0.005, 0.01]}
    assert (po.simulate(arm, **given)["joint_position"] == po.simulate(arm, **same)["joint_position"]).all()
    assert po.simulate(arm, times=run.time)["joint_position"].equals(run["joint_position"])
    for name, array in {
        "elements.R.resistance": said([5e-3, 8e-3], "kΩ", "k"), "C.voltage": said([300.0], "mV", "k"),
        "input": said([12e-3, 1e-3], "kV", "k"),
    }.items():  # fmt: skip
        options: dict[str, Any] = {"time": 1e-4, "samples": 3, "zip": True}
        found = po.ensemble(filter, {name: array}, **options)["C.voltage"]
        plain = po.ensemble(filter, {name: po.quantity(array).values}, **options)["C.voltage"]
        np.testing.assert_array_equal(found.values, plain.values)
        with pytest.raises(po.SimulationError, match=f"{name}.* does not fit"):
            po.ensemble(filter, {name: said([1.0], "kg", "k")}, **options)


def test_numbers_of_addresses_have_units(arm: po.Mechanism, filter: po.Network) -> None:
    """Before, a resistance took volts."""
    for model, address, text, wrong in (
        (filter, "elements.R.resistance", "2 kΩ", "2 V"), (arm, "bodies.pole.mass", "500 g", "2 m"),
        (arm, "gravity.z", "-1 m/s^2", "-1 kg"),
    ):  # fmt: skip
        found = po.ensemble(model, {address: [text]}, **SHORT)
        assert found[address].values == po.quantity(text)
        with pytest.raises(po.SimulationError, match=rf"{address}.* does not fit"):
            po.ensemble(model, {address: [wrong]}, **SHORT)
