"""Systems of one's own, declared as CONTRIBUTING says: every driver and every method serves them."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
import pytest

import poinsot as po
from c_compiler import COMPILER
from fmus import Driven
from foreign_systems import SYSTEMS, Rod, Satellite
from poinsot.simulation import SystemBase
from simulation import own_tableaus as own
from simulation.in_c import Stepped, is_the_packages

METHODS = ["dop853", "radau", "radau9", "gauss", own.DORMAND_PRINCE, own.LOBATTO]
ORDERS = {"rk4": (4, 1), "radau": (5, 4), "gauss": (6, 2), own.BOGACKI_SHAMPINE: (3, 1)}
"""Orders, and how many steps of "rk4" are one of the method."""
STEPS = {"rod": (16.0, 64), "satellite": (6.0, 256), "neuron": (2.0**-10, 32)}
"""Over how long orders are measured [s], and in how many steps; the neuron does not fire yet."""


class RodOfAnyMetal(Rod):
    """A rod with numbers that runs may set."""

    parameters = ("conductance", "capacity")


NAMES = pytest.mark.parametrize("name", SYSTEMS)


def states(run: Any, system: SystemBase) -> Any:
    return np.stack([run[name].values for name in system.states], axis=-1)


@pytest.mark.sample(1)
@NAMES
def test_the_ledger_closes_with_every_method(name: str) -> None:
    """Ports and dissipators are laws of their own: what is stored is what they say went in and out."""
    system, time, inputs = SYSTEMS[name]
    exact = states(po.simulate(system, time, inputs=inputs, samples=5, rtol=1e-13, atol=1e-15), system)
    size = np.abs(exact).max(axis=0)
    for method in METHODS:
        run = po.simulate(system, time, inputs=inputs, method=method, samples=5, rtol=1e-9, atol=1e-12)
        assert run.attrs["status"] == "done"
        assert np.abs(run["energy_residual"]).max() < 1e-7 * run["energy_turnover"][-1]
        assert (np.abs(states(run, system) - exact).max(axis=0) / size).max() < 1e-6, method
    for state, unit in system.states.items():  # type: ignore[union-attr]
        assert run[state].attrs["units"] == unit


@pytest.mark.sample(4)
@NAMES
@pytest.mark.parametrize("method", ORDERS, ids=str)
@pytest.mark.filterwarnings("ignore::poinsot.LedgerWarning")
def test_methods_have_their_order(name: str, method: Any) -> None:
    (system, _, inputs), (time, steps), (order, share) = SYSTEMS[name], STEPS[name], ORDERS[method]
    options: dict[str, Any] = {"inputs": inputs, "times": [time], "start": 0.0, "outputs": [*system.states]}
    exact = states(po.simulate(system, time, **options, rtol=1e-14, atol=1e-16), system)
    errors = []
    for count in (steps // share, 2 * steps // share):
        run = po.simulate(system, time, **options, method=method, step=time / count, max_step=time)
        errors.append(np.abs((states(run, system) - exact) / np.abs(exact)).max())
    assert np.log2(errors[0] / errors[1]) > order - 0.6, errors


@pytest.mark.sample(1)
@NAMES
def test_a_stepper_a_member_and_the_rest_of_a_run_are_the_run(name: str, tmp_path: Path) -> None:
    system, time, inputs = SYSTEMS[name]
    first = next(iter(system.states))
    (port, value) = next(iter(inputs.items()))
    h = time / 1024
    stepper = po.Stepper(system, h, inputs=inputs)
    stepper.step(count=1024)
    fixed = po.simulate(system, time, inputs=inputs, method="rk4", step=h, samples=2, dataset=False)
    last = np.array([fixed[each][-1] for each in system.states])
    np.testing.assert_allclose(stepper.state, last, rtol=1e-15 if name == "satellite" else 1e-13)
    start = (system.initial or {})[first]
    over = {first: [start, 1.01 * start], port: [0.0, value]}
    members = po.ensemble(system, over=over, time=time, samples=3)
    alone = po.simulate(system, time, initial={first: 1.01 * start}, inputs=inputs, samples=3)
    for each in system.states:
        assert (members[each].values[1, 1] == alone[each].values).all()
    whole = po.simulate(system, time, inputs=inputs, checkpoint=tmp_path / "run.ckpt", every=0.0, max_steps=10**6)
    half = po.simulate(system, time / 2, inputs=inputs, samples=2)
    end = {each: float(half[each][-1]) for each in system.states}
    rest = po.simulate(system, time, inputs=inputs, initial=end, start=time / 2, samples=2)
    np.testing.assert_allclose(states(rest, system)[-1], states(whole, system)[-1], rtol=1e-7)
    with pytest.raises(po.SimulationFailure) as failed:
        po.simulate(system, time, inputs=inputs, checkpoint=tmp_path / "cut.ckpt", every=0.0, max_steps=20)
    assert failed.value.partial is not None
    again = po.resume(tmp_path / "run.ckpt", system)
    assert all((again[each].values == whole[each].values).all() for each in system.states)


def test_events_and_controllers_act() -> None:
    neuron, time, inputs = SYSTEMS["neuron"]
    run = po.simulate(neuron, time, inputs=inputs)
    assert [*run["event_element"].values] == ["spike"], "it fires"
    assert not len(po.simulate(neuron, time)["event_element"]), "at rest it does not"

    @po.controller(0.5, reads="T19", writes="heater")
    def thermostat(t: float, y: Any) -> float:
        return 60.0 if float(np.ravel(y)[0]) < 300.0 else 0.0

    warm = po.simulate(Rod(conductance=20.0), 200.0, controllers=thermostat)
    assert abs(float(warm["T19"][-1]) - 290.0) > 1.0 and warm.attrs["status"] == "done"


@pytest.mark.sample(1)
@NAMES
def test_c_is_the_run_of_the_package(name: str, tmp_path: Path) -> None:
    system, time, _ = SYSTEMS[name]
    plain = replace(system)  # type: ignore[type-var]
    plain.events = ()  # type: ignore[misc]
    made, h = plain.system(), time / 2000
    x, u = Stepped(made, tmp_path).run(h, 100), dict.fromkeys(made.inputs.names, 0.25)
    run = po.simulate(plain, 100 * h, inputs=u, method="rk4", step=h, samples=2)
    np.testing.assert_allclose(x, states(run, plain)[-1], rtol=1e-12)


@pytest.mark.long
@pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine")
def test_events_are_in_c_and_an_fmu_moves_like_the_system(tmp_path: Path) -> None:
    is_the_packages(Satellite(), 6.0, tmp_path, method="dop853")
    plain = Satellite()
    plain.events = ()  # type: ignore[misc]
    po.export_fmu(plain, tmp_path / "satellite.fmu", stop=2.0)
    driven = Driven(tmp_path / "satellite.fmu")
    exact = states(po.simulate(plain, 2.0, samples=2, rtol=1e-13, atol=1e-15), plain)[-1]
    np.testing.assert_allclose(driven.integrate(2.0), exact, rtol=1e-9)
    driven.close()


@pytest.mark.sample(1)
@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e5])
def test_parameters_are_free(scale: float) -> None:
    """A run at given parameters is that of the system built with them; slopes are differences; a fit finds them."""
    system, time = RodOfAnyMetal(2.0 * scale, 5.0 * scale), 4.0
    given: dict[str, Any] = {"inputs": {"heater": 60.0 * scale}, "samples": 9}
    other = {"conductance": 3.0 * scale, "capacity": 4.0 * scale}
    alone = po.simulate(RodOfAnyMetal(**other), time, **given)
    assert alone["energy_residual"].values[-1] <= 1e-9 * alone["energy_turnover"].values[-1]
    as_parameters = po.simulate(system, time, parameters=other, **given)
    as_inputs = po.simulate(system, time, **{**given, "inputs": given["inputs"] | other})
    members = po.ensemble(
        system, {name: [getattr(system, name), x] for name, x in other.items()}, time, zip=True, **given
    )
    for name in (*system.states, "energy_storage"):
        assert (as_parameters[name].values == as_inputs[name].values).all()
        np.testing.assert_allclose(as_inputs[name].values, alone[name].values, rtol=1e-13)
        np.testing.assert_allclose(members[name].values[1], alone[name].values, rtol=1e-13)
    start = po.sensitivities(system, ["T3"], time, parameters=other, **given)
    np.testing.assert_allclose(start["T3"].values, alone["T3"].values, rtol=1e-13)
    free = [*other, "heater", "T3"]
    slopes = po.sensitivities(system, free, time, outputs=["T1", "T4"], **given)
    for k, name in enumerate(free):
        value = 290.0 if name == "T3" else float((given["inputs"] | {n: getattr(system, n) for n in other})[name])
        runs = []
        for step in (-1e-4, 1e-4):
            moved = {name: value * (1 + step)}
            start = {"initial": moved} if name == "T3" else {"inputs": given["inputs"] | moved}
            runs.append(po.simulate(system, time, **{**given, **start}, rtol=1e-12, atol=1e-12))
        for output in ("T1", "T4"):
            difference = (runs[1][output].values - runs[0][output].values) / (2e-4 * value)
            found = slopes[f"{output}_sensitivity"].values[..., k]
            np.testing.assert_allclose(found, difference, atol=2e-6 * np.abs(difference).max(), err_msg=name)
    guess, near = {name: 0.8 * x for name, x in other.items()}, ["T0", "T1", "T2"]
    fit = po.fit(system, alone, guess, outputs=near, inputs=given["inputs"])
    for name, x in other.items():
        assert fit.values[name] == pytest.approx(x, rel=1e-8)


class Basin(SystemBase):
    """Fills at a rate and is emptied to a share of its height: level(t) is known."""

    states, inputs, parameters = {"level": "m"}, {"pump": "m/s"}, ("top",)
    events = (po.Event("level - top", {"level": "top/2"}, direction=1, name="full"),)
    top = 2.0

    def flow(self, t: Any, x: Any, u: Any) -> list[Any]:
        return [u[0]]


def basin_level(top: float, pump: float, time: float) -> float:
    """level(time) of the basin that begins empty."""
    over = pump * time - top
    return pump * time if over < 0 else top / 2 + over % (top / 2)


def test_inputs_are_given_with_units() -> None:
    for pump in ("0.3 m/s", "300 mm/s", (["0 s", "5000 ms"], ["300 mm/s", "0.3 m/s"])):
        run = po.simulate(Basin(), 3.0, inputs={"pump": pump}, progress=False)
        assert run.level.values[-1] == pytest.approx(0.9, rel=1e-12), pump
    with pytest.raises(po.SimulationError, match="'pump': '5 N' does not fit"):
        po.simulate(Basin(), 3.0, inputs={"pump": "5 N"})


@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e5])
def test_events_read_parameters_and_inputs(scale: float) -> None:
    """Law  as the closed form, by the value of the class, of a run and of members; inputs as number, formula, table"""
    tops = scale * np.array([1.0, 1.5, 2.0])
    pump, basin = 0.5 * scale, Basin()
    for top in tops:
        run = po.simulate(basin, 9.9, inputs={"pump": pump, "top": top}, progress=False)
        assert run.level.values[-1] == pytest.approx(basin_level(top, pump, 9.9), rel=1e-9)
    many = po.ensemble(basin, over={"top": tops}, inputs={"pump": pump}, time=9.9)
    expected = [basin_level(top, pump, 9.9) for top in tops]
    np.testing.assert_allclose(many.level.sel(time=9.9), expected, rtol=1e-9)
    basin.top = tops[0]
    run = po.simulate(basin, 9.9, inputs={"pump": pump}, progress=False)
    assert run.level.values[-1] == pytest.approx(expected[0], rel=1e-9)
    reached = po.Event(f"pump - 2*level/top*{scale!r}", terminal=True, name="reached")  # at pump = 2 level/top
    for given in ((scale * np.array([0.5, 1.5])).tolist(), f"(0.5 + 0.1*t)*{scale!r}"):
        given = ([0.0, 10.0], given) if isinstance(given, list) else given
        run = po.simulate(basin, inputs={"pump": given}, events=reached, progress=False)
        t = run.time.values[-1]
        assert run.attrs["ended_by"] == "reached" and 0.5 * t + 0.05 * t * t == pytest.approx((0.5 + 0.1 * t) / 2)


def test_a_system_of_structures_has_slopes() -> None:
    """Of a PortHamiltonian, too, the derivatives by the whole start and by an input are those of runs beside it."""
    plant = po.PortHamiltonian(
        lambda x: x[0] ** 2 / 2 + x[0] ** 4 / 4 + x[1] ** 2 / 2, [[0, 1], [-1, 0]], ("q", "p"), [[0, 0], [0, 0.1]],
        [[0], [1]], ("f",),
    )  # fmt: skip
    start, given = np.array([1.0, 0.5]), {"time": 3.0, "samples": 4, "outputs": ["q"]}
    slopes = po.sensitivities(plant, ["initial", "f"], initial=start, inputs={"f": 0.2}, **given)
    h = 1e-4
    for k, (move, push) in enumerate([([1, 0], 0), ([0, 1], 0), ([0, 0], 1)]):
        low, high = (
            po.simulate(plant, initial=start + s * np.array(move), inputs={"f": 0.2 + s * push}, rtol=1e-12, **given)
            for s in (-h, h)
        )
        difference = (high["q"].values - low["q"].values) / (2 * h)
        np.testing.assert_allclose(slopes["q_sensitivity"].values[..., k], difference, atol=1e-7)


class Faulty(SystemBase):
    """A flow of one number for two states."""

    states = {"a": "1", "b": "1"}  # noqa: RUF012

    def flow(self, t: Any, x: Any, u: Any) -> Any:
        return [-x[0]]


class Twice(SystemBase):
    """An input and a parameter of one name."""

    states, inputs, parameters, push = {"v": "m/s"}, {"push": "N"}, ("push",), 0.5

    def flow(self, t: Any, x: Any, u: Any) -> Any:
        return [u[0]]


@pytest.mark.parametrize(
    ("model", "options", "says"),
    [
        (
            Faulty(),
            {},
            "Faulty: its flow gives 1 numbers, and its states are 2: give one for each, in their order: a, b",
        ),
        (Rod(), {"initial": {"T20": 1.0}}, "Rod has no state 'T20'; did you mean 'T2"),
        (Rod(), {"inputs": {"heating": 1.0}}, "Rod has no input 'heating'; did you mean 'heater'"),
        (Rod(), {"method": "gonzalez", "step": 0.1}, "'gauss' with a fixed step"),
        (RodOfAnyMetal(), {"inputs": {"capacity": "5 + t"}}, "'capacity' must be one number for the whole run"),
        (Twice(), {}, "'push' is an input and a parameter, too"),
        (RodOfAnyMetal(), {"parameters": {"capacty": 5.0}}, "'capacty'"),
    ],
)
def test_what_is_wrong_is_said(model: SystemBase, options: dict[str, Any], says: str) -> None:
    with pytest.raises(po.PoinsotError, match=says):
        po.simulate(model, 1.0, **options)


def test_parameters_that_are_inputs_hold_their_values_until_they_are_set(tmp_path: Path) -> None:
    class Slides(SystemBase):
        states, inputs, parameters, drag = {"v": "m/s"}, {"push": "N"}, ("drag",), 0.5

        def flow(self, t: Any, x: Any, u: Any) -> Any:
            return [u[0] - self.drag * x[0]]

    po.export_fmu(Slides(), tmp_path / "slides.fmu", inputs=["push", "drag"], binary=False)
    with ZipFile(tmp_path / "slides.fmu") as file:
        told = file.read("modelDescription.xml").decode()
    assert re.search(r'name="push" [^>]*unit="N" start="0.0"', told)
    assert re.search(r'name="drag" [^>]*start="0.5"', told)
    named, plain = (po.Stepper(Slides(), 0.1, initial={"v": 1.0}, inputs=names) for names in (["drag"], None))
    named.step()
    plain.step()
    assert np.array_equal(named.state, plain.state)
