"""A network keeps its System: whatever is changed, a run is that of the same network built anew, bit for bit."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import electrical as el
from poinsot import translational as tr
from poinsot.errors import ModelError
from poinsot.motion.of_network.flow import MOST_KEPT, told
from poinsot.motion.of_network.keys import network_key
from poinsot.networks.equations import CausalEquations
from poinsot.networks.states import NetworkStates
from poinsot.simulation.loops import native
from poinsot.simulation.switching_run import SwitchingRun

SEEDS = range(5)


def rectifier(numbers: dict[str, Any]) -> po.Network:
    """A source, a diode, a capacitor and what it feeds; all of it from the numbers."""
    net = po.Network(numbers["name"], numbers["span"])
    net.add(el.VoltageSource("V", numbers["signal"]), "in", "ground")
    net.add(el.Resistor("Ri", numbers["inner"]), "in", "a")
    for k in range(numbers["diodes"]):
        net.add(el.IdealDiode(f"D{k}"), *(("a", "b") if numbers["forward"] else ("b", "a")))
    net.add(el.Capacitor("C", numbers["capacitance"], voltage=numbers["voltage"]), "b", "ground")
    net.add(el.Resistor("R", numbers["load"]), "b", "ground")
    return net


CHANGES: dict[str, Callable[[np.random.Generator], Any]] = {
    "name": lambda rng: f"net {rng.integers(9)}", "span": lambda rng: float(rng.uniform(0.02, 0.04)),
    "signal": lambda rng: [5.0, "8*sin(200*t)", ([0.0, 0.01, 0.02], [1.0, -3.0, 6.0])][rng.integers(3)],
    "inner": lambda rng: float(rng.uniform(1.0, 9.0)), "forward": lambda rng: bool(rng.integers(2)),
    "diodes": lambda rng: int(rng.integers(1, 3)), "capacitance": lambda rng: float(rng.uniform(1e-4, 5e-4)),
    "voltage": lambda rng: float(rng.uniform(-1.0, 2.0)), "load": lambda rng: float(rng.uniform(10.0, 99.0)),
}  # fmt: skip


def options(rng: np.random.Generator) -> dict[str, Any]:
    """What a call says besides."""
    said: dict[str, Any] = {}
    if rng.integers(2):
        said["initial"] = {"C.voltage": float(rng.uniform(-2.0, 3.0))}
    if rng.integers(2):
        table = np.array([0.0, 0.011, 0.03]), rng.normal(size=3)
        said["inputs"] = {
            "V": [float(rng.normal()), table, "3*cos(100*t)", lambda t: 2 * np.sin(90 * t)][rng.integers(4)]
        }
    return said


def same(a: Any, b: Any) -> None:
    assert a.attrs["system"] == b.attrs["system"] and set(a.variables) == set(b.variables)
    for name in a.variables:
        first, second = np.asarray(a[name]), np.asarray(b[name])
        assert first.shape == second.shape and first.tobytes() == second.tobytes(), name


def run(net: Any, **said: Any) -> Any:
    """A run, or as far as it comes."""
    try:
        return po.simulate(net, dataset=False, samples=7, rtol=1e-6, atol=1e-9, progress=False, **said)
    except po.SimulationFailure as error:
        return error.partial


EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "networks").glob("*.toml"))


@pytest.mark.sample(8)
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_signals_change_no_order_of_equations(path: Path) -> None:
    """With inputs of any sort the equations are those made anew with them, and refused where those are."""

    def made(make: Callable[[], CausalEquations]) -> str:
        try:
            return network_key(make())
        except ModelError as error:
            return str(error)

    net = po.load(path)
    names = [source.name for _, source in NetworkStates(net.model).sources]
    for k, signal in enumerate((2.0, ([0.0, 1.0], [1.0, 3.0]), "3*cos(100*t)", None)):
        for inputs in ({name: signal for name in names}, {name: signal for name in names[k : k + 1]}):
            found = made(lambda inputs=inputs: net.equations_by(inputs))
            assert found == made(lambda inputs=inputs: CausalEquations(net.model, inputs))


def test_a_network_that_ran_before_runs_as_one_built_anew() -> None:
    """The same network under changing options, and networks that differ in one number."""
    rng = np.random.default_rng(15)
    numbers = {name: draw(rng) for name, draw in CHANGES.items()}
    net = rectifier(numbers)
    for k in SEEDS:
        said = options(rng)
        same(run(net, **said), run(rectifier(numbers), **said))
        if k % 3 == 2:  # another number, of an element that is replaced on the same nodes
            name = ["inner", "capacitance", "load", "voltage"][rng.integers(4)]
            numbers = {**numbers, name: CHANGES[name](rng)}
            fresh = {e.name: e for e in rectifier(numbers).elements}
            net = net.with_elements(lambda e, fresh=fresh: fresh[e.name])
            net.run = replace(net.run, time=numbers["span"])


def test_adding_connecting_renaming_and_other_wishes_are_seen() -> None:
    rng = np.random.default_rng(16)
    numbers = {**{name: draw(rng) for name, draw in CHANGES.items()}, "signal": "8*sin(200*t)", "diodes": 1}

    def grow(net: po.Network, step: int) -> None:
        if step == 0:
            net.add(el.Resistor("R2", 30.0), "b", "c")
            net.add(el.Capacitor("C2", 1e-4, voltage=0.5), "c", "ground")
        elif step == 1:
            net.connect("a", "c")
        else:
            net.name, net.outputs, net.run = "another", ("C.voltage",), replace(net.run, time=0.05, rtol=1e-4)

    net = rectifier(numbers)
    for step in range(3):
        run(net)
        grow(net, step)
        fresh = rectifier(numbers)
        for each in range(step + 1):
            grow(fresh, each)
        same(*(po.simulate(each, dataset=False, samples=5, progress=False) for each in (net, fresh)))


def test_laws_that_change_behind_the_network_are_seen() -> None:
    """A function is known by what it does when the network is run, not by which object it is."""
    stiffness = [4.0]

    def machine() -> po.Network:
        net = po.Network("block", 1.0)
        net.add(tr.Mass("m", 1.0, velocity=1.0), "m")
        net.add(tr.Spring("k", energy=lambda s: 0.5 * stiffness[0] * s * s), "m", "ground")
        net.add(tr.DryFriction("f", 0.3), "m", "ground")
        return net

    net = machine()
    first = run(net)
    stiffness[0] = 9.0
    found = run(net)
    same(found, run(machine()))
    assert found["k.force"][-1] != first["k.force"][-1]


def test_what_was_given_may_be_changed_afterwards() -> None:
    """Initial values are read when they are given."""
    net, other = (rectifier({**NUMBERS, "signal": 5.0}) for _ in range(2))
    given = {"C.voltage": 1.5}
    first = run(net, initial=given)
    given["C.voltage"] = 9.0
    same(run(net, initial={"C.voltage": 1.5}), first)
    same(run(net, initial=given), run(other, initial=given))
    with pytest.raises(ValueError, match="read-only"):
        net.system().state.initial[0] = 5.0


NUMBERS = {"name": "n", "span": 0.03, "signal": "8*sin(200*t)", "inner": 2.0, "forward": True, "diodes": 1,
           "capacitance": 2e-4, "voltage": 0.3, "load": 50.0}  # fmt: skip


def test_copies_pickles_and_threads_give_the_same() -> None:
    net, fresh = rectifier(NUMBERS), run(rectifier(NUMBERS))
    run(net)
    same(run(copy.copy(net)), fresh)
    same(run(pickle.loads(pickle.dumps(net))), fresh)
    with ThreadPoolExecutor(4) as pool:
        for found in pool.map(lambda _: run(net), range(8)):
            same(found, fresh)
        voltages = [0.1 * k for k in range(3)]
        said = [{"initial": {"C.voltage": v}} for v in voltages]
        for found, each in zip(pool.map(lambda s: run(net, **s), said), said, strict=True):
            same(found, run(rectifier(NUMBERS), **each))


def test_the_second_call_makes_nothing_anew_and_few_systems_are_kept() -> None:
    net = rectifier(NUMBERS)
    first = run(net)
    assert net.system() is net.system()
    again = run(net)
    assert again.attrs["compile_seconds"] < first.attrs["compile_seconds"]
    for k in range(2 * MOST_KEPT):
        net.system(initial={"C.voltage": float(k)})
    assert len(net.kernels["systems"]) == MOST_KEPT
    flow = net.system().switching.kernels.flow
    assert net.system(initial={"C.voltage": -1.0}).switching.kernels.flow is flow  # kernels serve all initial values


def test_a_text_is_the_same_for_the_same_values_alone() -> None:
    """Of anything that may be given as initial values."""
    values = [
        *(None, 0, 0.0, -0.0, 1, 1.0, True, "1", np.float64(1.0), np.float32(1.0), [1.0], (1.0,)),
        *(np.array([1.0]), np.array([1]), np.array([[1.0]])),
        *({"a": 1.0}, {"a": {"a": 1.0}}, {"b": 1.0}, {"a": [1.0, 2.0]}),
    ]
    texts = [told(each) for each in values]
    assert None not in texts and len(set(texts)) == len(texts)
    assert [told(copy.deepcopy(each)) for each in values] == texts
    assert told(object()) is None and told({"a": object()}) is None and told(np.array([object()])) is None


def test_a_run_pauses_for_nothing_that_was_met_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels and modes are made in the first run, and at hand from the beginning of the next."""
    asked, serve = list[int](), SwitchingRun.serve

    def noted(self: SwitchingRun) -> bool:
        before = int(self.progress["status"])
        served = serve(self)
        asked.extend([before] if served else [])
        return served

    monkeypatch.setattr(SwitchingRun, "serve", noted)
    net = rectifier(NUMBERS)
    first = run(net)
    assert {native.KERNELS_WANTED, native.MODE_WANTED} <= set(asked)
    asked.clear()
    again = run(net)
    assert not asked
    same(again, first)


@pytest.mark.parametrize("method", ["dop853", "radau"])
def test_modes_made_before_the_first_run_change_nothing(method: str) -> None:
    """Their kernels are not there yet: a run makes them when it first enters one."""
    for forward in (True, False):
        numbers = {**NUMBERS, "forward": forward}
        net = rectifier(numbers)
        switching = net.system().switching
        assert switching is not None and not switching.kernels.flow.is_made
        for mode in (0, 1):  # open, closed
            switching.modes(np.array([mode]))
        same(run(net, method=method), run(rectifier(numbers), method=method))
