"""Networks whose equations need Newton's method: explicit rates, the residual form, ledgers that close."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from networks.nonlinear_networks import G, bridge, random_nonlinear, solved
from poinsot import Network, electrical, thermal, transducers
from poinsot import electrical as el
from poinsot.algebra import Dual, dual
from poinsot.networks.equations import CausalEquations
from poinsot.networks.initial import initial_state
from poinsot.networks.residual import Residual
from poinsot.networks.states import NetworkStates


@pytest.mark.sample(4)
@pytest.mark.parametrize("seed", range(15))
def test_compiled_rates_are_those_of_another_solver(rng: np.random.Generator) -> None:
    """Random circuits with cubic and exponential resistors of both causalities, to 1e-9."""
    while not (net := random_nonlinear(rng, "RRDDCCLLVTG")).equations.unknowns:
        pass
    equations, system = net.equations, net.system()
    x = initial_state(equations, None)
    if not equations.causality.excess:
        x = x + 0.5 * rng.uniform(-1, 1, len(x))
    expected = np.array(solved(equations, x, 0.0).rates, dtype=float)
    clock = np.zeros(system.state.size - len(x))
    found, _ = system.dynamics.flow.ufunc(np.r_[x, clock], np.zeros(system.state.local_size), np.zeros(1), np.zeros(0))
    np.testing.assert_allclose(found[: len(x)], expected, rtol=0, atol=1e-9 * (1 + np.abs(expected).max(initial=0.0)))


def test_a_bridge_rectifier() -> None:
    """The output stays near the peak less two diodes; no diode ever gives power; the ledger closes."""
    run = po.simulate(bridge(), time=0.2, max_step=1e-4)
    assert run.attrs["steps"] >= 1000
    late = run["C.voltage"].where(run.time > 0.1, drop=True)
    assert float(late.min()) > 7.5 and float(late.max()) < 9.0
    assert all(float((run[f"D{k}.voltage"] * run[f"D{k}.current"]).min()) >= 0 for k in (1, 2, 3, 4))
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover.max())


def test_losses_of_a_divider_in_a_body_without_capacity() -> None:
    """Ohm's law and the balance of heat together: 20 W through 1 W/K lift 300 K by 20 K."""
    net = po.Network("divider")
    net.add(el.VoltageSource("V", 10.0), "a", G)
    net.add(el.HeatingResistor("R1", 2.0), "a", "b", "h")
    net.add(el.HeatingResistor("R2", 3.0), "b", G, "h")
    net.add(thermal.ThermalConductor("wall", 1.0), "h", "room")
    net.add(thermal.TemperatureSource("room", 300.0), "room")
    run = po.simulate(net, time=1.0)
    np.testing.assert_allclose(run["R1.heat.temperature"], 320.0, rtol=1e-12)
    np.testing.assert_allclose(run["R1.voltage"], 4.0, rtol=1e-12)


def test_a_diode_that_heats() -> None:
    """All power that the diode takes reaches the surroundings as heat."""
    net = po.Network("diode")
    net.add(el.VoltageSource("V", 10.0), "a", G)
    net.add(transducers.IrreversibleTransducer(el.Diode("D")), "a", "b", "h")
    net.add(el.Resistor("R", 3.0), "b", G)
    net.add(thermal.ThermalConductor("wall", 1.0), "h", "room")
    net.add(thermal.TemperatureSource("room", 300.0), "room")
    run = po.simulate(net, time=1.0)
    taken = run["D.voltage"] * run["D.current"]
    np.testing.assert_allclose(run["D.heat.temperature"] - 300.0, taken, rtol=1e-10)
    assert float(taken[0]) > 1.0


def test_a_network_without_storage_runs() -> None:
    """Resistors alone follow their source at every time."""
    net = po.Network("divider")
    net.add(el.VoltageSource("V", "sin(t)"), "a", G)
    net.add(el.Resistor("R1", 1.0), "a", "b")
    net.add(el.Resistor("R2", 3.0), "b", G)
    run = po.simulate(net, time=3.0)
    np.testing.assert_allclose(run["R2.voltage"], 0.75 * np.sin(run.time), atol=1e-15)
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover.max())


def test_networks_come_to_rest() -> None:
    """Near rest the unknowns are tiny and the voltages that cancel are not: a solution is found there all the same."""
    net = po.Network("rest")
    net.add(el.Capacitor("C1", 1.0, charge=0.3), "a", G)
    net.add(el.Capacitor("C2", 2.0, charge=-0.1), "b", G)
    net.add(el.NonlinearResistor("N", voltage=lambda i: 0.4 * i + i * i * i), "a", "m")
    net.add(el.Resistor("R", 0.5), "m", "b")
    run = po.simulate(net, time=200.0)
    assert run.attrs["steps"] < 1000
    np.testing.assert_allclose(run["C1.charge"] + run["C2.charge"], 0.2, rtol=1e-13)
    assert abs(float(run["C1.voltage"][-1]) - 0.2 / 3) < 1e-11
    system, rest = net.system(), run[["C1.charge", "C2.charge"]].to_array().values[:, -1]
    near = rest + 1e-12 * np.random.default_rng(0).uniform(-1, 1, (500, 2))
    rates, _ = system.dynamics.flow.ufunc(near, np.zeros(2), np.zeros(1), np.zeros(0))
    assert np.isfinite(rates).all() and np.abs(rates).max() < 1e-11


@pytest.mark.parametrize("seed", range(8))
def test_random_nonlinear_networks_run(rng: np.random.Generator) -> None:
    """Ledger to 1e-9 of the energy turned over, bound storage to rounding, from a random start."""
    net = random_nonlinear(rng)
    excess = net.equations.causality.excess
    free = [n for n, b in zip(net.state_names, net.equations.branch_of_state, strict=True) if b not in excess]
    run = po.simulate(net, time=5.0, initial={name: float(rng.uniform(-0.5, 0.5)) for name in free}, max_steps=20_000)
    assert float(abs(run.energy_residual).max()) <= 1e-9 * float(run.energy_turnover.max())
    assert not excess or float(run.constraint_error.max()) < 1e-9


@pytest.mark.sample(27)
@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("seed", range(25))
def test_what_the_equations_say_is_a_root(rng: np.random.Generator, whole: bool) -> None:
    """Random nonlinear circuits with bound storage, transformers, gyrators; 1e-9 of the largest variable."""
    equations = random_nonlinear(rng, "RRDDCCLLVITG").equations
    x = initial_state(equations, None)
    if not equations.causality.excess:
        x = x + 0.5 * rng.uniform(-1, 1, len(x))
    flow = solved(equations, x, 0.0)
    residual = Residual(NetworkStates(equations.model), whole)
    potential = _potentials(equations, flow.across)
    branches = len(equations.model.branches)
    w = [
        potential[equations.model.graph.vertices[b - branches]]
        if b >= branches
        else (flow.across if residual.given[b] == "across" else flow.through)[b]
        for b in residual.unknowns
    ]
    missed = np.array(residual.residual(flow.rates, list(x), w, 0.0), dtype=float)
    largest = 1 + np.abs(np.array([*flow.across, *flow.through], dtype=float)).max()
    assert np.abs(missed).max(initial=0.0) < 1e-9 * largest
    z = residual.pool(flow.rates, list(x), w, 0.0, [])
    for forms, wanted in ((residual.across, flow.across), (residual.through, flow.through)):
        found = [sum(c * z[section][i] for (section, i), c in form.items()) for form in forms]
        np.testing.assert_allclose(np.array(found, float), np.array(wanted, float), atol=1e-9 * largest)


def _potentials(equations: CausalEquations, across: list[float]) -> dict[str, float]:
    """The potential of every node, by walking from the ground."""
    found = {G: 0.0}
    while len(found) <= len(equations.model.graph.vertices):
        for branch, value in zip(equations.model.branches, across, strict=True):
            if branch.head in found and branch.tail not in found:
                found[branch.tail] = found[branch.head] + float(value)
            elif branch.tail in found and branch.head not in found:
                found[branch.head] = found[branch.tail] - float(value)
    return found


def test_it_runs_on_any_scalar() -> None:
    """Duals carry the slope of a diode through the rows."""
    net = Network("slope")
    net.add(electrical.VoltageSource("V", "2*t"), "a", G)
    net.add(electrical.Diode("D"), "a", "b")
    net.add(electrical.Inductor("L", 0.5), "b", G)
    residual = Residual(NetworkStates(net.model))
    (at,) = [i for i, b in enumerate(residual.unknowns) if net.model.branches[b].name == "D"]
    w = [Dual(0.6, 1.0) if i == at else 0.0 for i in range(len(residual.unknowns))]
    slopes = [float(dual(r)) for r in residual.residual([0.0], [0.0], w, 1.0)]
    conductance = 1e-14 / 0.025852 * np.exp(0.6 / 0.025852) + 1e-12
    assert sorted(map(abs, slopes))[0] == pytest.approx(conductance)


def test_large_conductances_stand_in_the_tree_and_cancel_there() -> None:
    """A wire of 1 µΩ beside a leak of 1e-12 S: its current is not the difference of two potentials."""
    net = Network("wire")
    net.add(electrical.CurrentSource("I", 1e-9), G, "a")
    net.add(electrical.Resistor("wire", 1e-6), "a", "b")
    net.add(electrical.Conductor("leak", 1e-12), "b", G)
    residual = Residual(NetworkStates(net.model))
    tree = [b.name for b, given in zip(net.model.branches, residual.given, strict=False) if given == "across"]
    assert tree == ["wire", "leak"]


def test_rows_and_unknowns_are_told_by_the_users_names() -> None:
    net = Network("names")
    net.add(electrical.VoltageSource("V", 1.0), "a", G)
    net.add(electrical.Diode("D"), "a", "b")
    net.add(electrical.Inductor("L", 0.5), "b", G)
    residual = Residual(NetworkStates(net.model))
    assert residual.unknown_name(0) == "the voltage of 'D'"
    assert {"D", "L"} <= set(residual.elements_of(residual.nx))
    assert Residual(NetworkStates(net.model), whole=False).unknown_name(0) == "the potential of the node 'b'"


def test_a_stepper_tells_errors_as_a_run_does(tmp_path: Path) -> None:
    """A filter of millivolts beside a rectifier of a kilovolt, whose energies alone the books would weigh."""
    deck = (
        "two\nV1 in 0 SIN(0 1000 50)\nD1 in out DM\nR1 out 0 1k\nC1 out 0 10u\nV2 p 0 SIN(0 1m 900)\nR2 p q 1k\n"
        "C2 q 0 0.3u\nR3 q r 3k\nC3 r 0 0.2u\n.model DM D(IS=1e-12 N=1.5 RS=0.5 CJO=20p TT=5n)\n.tran 10u 10m\n.end\n"
    )
    made = po.load(saved(tmp_path / "two.cir", deck))
    wanted = po.simulate(made, 0.01, samples=11, rtol=1e-10)["C3.charge"].values
    for rtol in (1e-4, 1e-6):
        stepper, found = po.Stepper(made, 1e-3, method="radau", rtol=rtol, atol=rtol / 10), [0.0]
        for _ in range(10):
            stepper.step()
            found.append(float(stepper.observe(["C3.charge"])["C3.charge"]))
        assert np.abs(np.array(found) - wanted).max() < 0.1 * rtol * np.abs(wanted).max()
