"""Networks whose energies are no quadratic functions: their ledgers close to rounding at any step."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot import electrical as el
from poinsot.algebra import exp

EXAMPLES = Path(__file__).parents[2] / "examples" / "networks"


def moving(run: Any) -> list[Any]:
    """The variables of a run that are numbers over time, without its books."""
    books = ("energy", "constraint")
    return [v for v in run.data_vars if run[v].dtype == float and "time" in run[v].dims and not v.startswith(books)]


def size(run: Any, name: Any) -> float:
    """Of a variable, its largest number, or one."""
    return max(1.0, float(np.abs(run[name]).max()))


def ring(**more: Any) -> Any:
    """A source, a coil that saturates, capacitors that harden, a diode that leaks, a gyrator to a second circuit."""
    net = po.Network("ring")
    net.add(el.VoltageSource("V", "2*sin(3*t)"), "a", "ground")
    net.add(el.Inductor("L", energy=lambda p: exp(p) + exp(-p)), "a", "b")
    net.add(el.Capacitor("C", energy=lambda q: 0.5 * q * q + 0.3 * q**4, charge=0.7), "b", "ground")
    net.add(el.Diode("D", saturation_current=1e-6, ideality=4.0), "b", "c")
    net.add(el.Resistor("R", 2.0), "c", "ground")
    net.add(el.Capacitor("K", 0.4), "c", "ground")
    net.add(el.Gyrator("G", 1.5), "b", "ground", "d", "ground")
    net.add(el.Capacitor("E", energy=lambda q: q * q + 0.1 * exp(q)), "d", "ground")
    net.add(el.Resistor("S", 20.0), "d", "ground")
    for name, value in more.items():
        net.add(el.Capacitor(name, value), "d", "ground")
    return net


@pytest.mark.parametrize("method", ["gonzalez", *quick(0, ["itoh-abe", "average"])])
def test_energies_that_are_not_quadratic_are_balanced(method: str) -> None:
    net = ring()
    run = po.simulate(net, 3.0, method=method, step=0.1)
    assert run.attrs["method"] == method and run.attrs["status"] == "done"
    assert float(np.abs(run.energy_residual).max()) < 1e-14 * float(run.energy_turnover[-1])
    exact, errors = po.simulate(net, 3.0, samples=2), []
    for step in (0.0125, 0.00625):
        near = po.simulate(net, 3.0, method=method, step=step)
        errors.append(abs(float(near["L.current"][-1] - exact["L.current"][-1])))
    assert abs(np.log2(errors[0] / errors[1]) - 2) < 0.15


def test_a_balanced_bridge_carries_rounding_alone() -> None:
    """What does not move is told from what does: steps are solved where a state only rounds."""
    net = po.Network("bridge")
    net.add(el.VoltageSource("V", "2 + sin(3*t)"), "a", "ground")
    net.add(el.Inductor("L", 0.3), "a", "t")
    for k, ends in enumerate((("t", "l"), ("t", "r"), ("l", "ground"), ("r", "ground"))):
        net.add(el.Resistor(f"R{k}", 1.7 if k < 2 else 0.37), *ends)
    net.add(el.Capacitor("C", energy=lambda q: 0.5 * q * q + q**4), "l", "r")
    run = po.simulate(net, 20.0, method="gonzalez", step=0.01)
    assert run.attrs["steps_divided"] == 0 and float(np.abs(run["C.charge"]).max()) < 1e-14


def test_members_of_a_family_step_as_networks_of_their_own() -> None:
    """One kernel for all values; ensembles give each member its own."""
    family = ring().with_parameters(R="elements.R.resistance", K="elements.K.capacitance")
    values, given = {"R": 3.0, "K": 0.7}, {"method": "gonzalez", "step": 0.1, "progress": False}
    one = po.simulate(family, 1.0, parameters=values, **given)
    other = po.simulate(family.at(family.values(**values)), 1.0, **given)
    for name in moving(other):
        np.testing.assert_allclose(one[name], other[name], rtol=0, atol=1e-12 * size(other, name))
    assert float(np.abs(one.energy_residual).max()) < 1e-14 * float(one.energy_turnover[-1])
    many = po.ensemble(family, {"R": [2.0, 3.0], "K": [0.4, 0.7]}, time=1.0, method="gonzalez", step=0.1)
    np.testing.assert_array_equal(many["L.current"][1, 1], one["L.current"])


def test_excess_storage_keeps_its_share() -> None:
    """Capacitors side by side move as their sum; the books of each are its own."""
    net, one = po.Network("two"), po.Network("one")
    for each, sizes in ((net, (0.2, 0.3)), (one, (0.5,))):
        each.add(el.Resistor("R", 1.0), "a", "ground")
        each.add(el.Inductor("L", 0.3, current=2.0), "a", "ground")
        for k, size in enumerate(sizes):
            each.add(el.Capacitor(f"C{k}", size), "a", "ground")
    runs = [po.simulate(each, 5.0, method="gonzalez", step=0.1) for each in (net, one)]
    np.testing.assert_allclose(runs[0]["L.current"], runs[1]["L.current"], atol=1e-13)
    np.testing.assert_allclose(runs[0]["C0.charge"] * 1.5, runs[0]["C1.charge"], atol=1e-13)
    assert float(np.abs(runs[0].energy_residual).max()) < 1e-14


@pytest.mark.parametrize("name", ["motor_drives_four_bar", *quick(0, ["motors_drive_arm", "gear_train", "two_gases"])])
def test_mechanisms_inside_keep_their_loops_and_the_ledger(name: str) -> None:
    steps_inside(name, "gonzalez")


@pytest.mark.long
def test_mechanisms_inside_by_quotients_of_differences() -> None:
    steps_inside("motor_drives_four_bar", "itoh-abe")


def steps_inside(name: str, method: str) -> None:
    net = po.load(EXAMPLES / f"{name}.toml")
    exact, errors = po.simulate(net, 0.5, samples=2), []
    for step in (2e-3, 1e-3):
        run = po.simulate(net, 0.5, method=method, step=step)
        assert run.attrs["ledger_ratio"] < 1e-12 and run.attrs["steps_divided"] == 0
        if "constraint_error" in run:
            assert float(run.constraint_error.max()) < 1e-12 and float(run.constraint_velocity_error.max()) < 1e-11
        errors.append(max(float(np.abs(run[v][-1] - exact[v][-1]).max()) / size(exact, v) for v in moving(exact)))
    assert abs(np.log2(errors[0] / errors[1]) - 2) < 0.15


def test_networks_that_tell_no_steps_say_so() -> None:
    net = po.Network("rectifier")
    net.add(el.VoltageSource("V", "sin(t)"), "a", "ground")
    net.add(el.IdealDiode("D"), "a", "b")
    net.add(el.Capacitor("C", 1.0), "b", "ground")
    with pytest.raises(po.SimulationError, match=r"networks of such in which nothing switches"):
        po.simulate(net, 1.0, method="gonzalez", step=0.1)
