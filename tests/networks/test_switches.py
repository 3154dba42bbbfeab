"""Ideal switches of networks: their rows, modes and kernels; random circuits against steps that try every mode."""

from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq

import poinsot as po
from networks.stepped_circuits import stepped
from networks.switching_circuits import G, circuit, random_circuit, told
from poinsot import electrical as el
from poinsot import rotational as ro
from poinsot import translational as tr

SEEDS = [0, *(pytest.param(k, marks=pytest.mark.long) for k in range(1, 12))]


def test_a_mode_is_the_network_with_wires_and_gaps(rng: np.random.Generator) -> None:
    """In every mode the flow is that of the circuit whose closed switches are wires and whose open ones are not there,
    in any order of its elements: so whichever side of the tree a switch is on."""
    placed = random_circuit(rng)
    names = [e.name for e, *_ in placed if e.name[0] in "SD"]
    systems = [circuit(*placed).system(), circuit(*(placed[i] for i in rng.permutation(len(placed)))).system()]
    closed = {n for n in names if rng.random() < 0.5}
    plain = [(el.Resistor(e.name, 1e-9) if e.name in closed else e, *n) for e, *n in placed
             if e.name not in names or e.name in closed]  # fmt: skip
    smooth = circuit(*plain).system()
    state = {n: float(rng.normal()) for n in smooth.state.component_names if n != "the clock"}
    found = []
    for system in systems:
        switching = system.switching
        assert switching is not None
        x = np.array([state.get(n, 0.7) for n in system.state.component_names])
        mode = switching.modes(told(switching, closed))
        m = len(switching.rows.names)
        jump = np.zeros(m)
        now = np.zeros(system.state.local_size), np.array([0.7]), np.zeros(0)
        if mode.left is not None and mode.left.shape[1]:
            _, w, _, S, *_ = switching.kernels.data.ufunc(x, *now)
            jump = -mode.right @ np.linalg.solve(mode.left.T @ S @ mode.right, mode.left.T @ w)
        x = np.asarray(switching.kernels.impulse.ufunc(x, jump))
        sigma = np.concatenate([mode.sigma, np.zeros(m)])
        rates, _ = switching.kernels.flow.ufunc(x, *now, sigma)
        _, w, z, _, _ = switching.kernels.margins.ufunc(x, *now, sigma)
        assert np.abs(w * z).max() < 1e-12, "either z or w is 0"
        by_name = dict(zip(system.state.component_names, rates, strict=True))
        held = dict(zip(system.state.component_names, x, strict=True))
        found.append(np.array([(by_name[n], held[n]) for n in sorted(state)]))
    np.testing.assert_allclose(found[0], found[1], rtol=1e-9, atol=1e-9)
    x = np.array(
        [dict(zip(sorted(state), found[0][:, 1], strict=True)).get(n, 0.7) for n in smooth.state.component_names]
    )
    rates, _ = smooth.dynamics.flow.ufunc(x, np.zeros(smooth.state.local_size), np.array([0.7]), np.zeros(0))
    by_name = dict(zip(smooth.state.component_names, rates, strict=True))
    if not any(n.startswith("C") and abs(by_name[n]) > 1e3 for n in state):
        np.testing.assert_allclose([by_name[n] for n in sorted(state)], found[0][:, 0], rtol=1e-5, atol=1e-5)


def test_no_constant_form_of_what_switches() -> None:
    """Neither J, R and G nor a run pretend that a switch is a wire, or nothing."""
    net = circuit((el.VoltageSource("V", 1.0), "a", G), (el.IdealDiode("D"), "a", "b"), (el.Resistor("R", 1.0), "b", G))
    with pytest.raises(po.ModelError, match="what 'D' does depends on its mode"):
        net.structure().explicit()
    shorted = circuit((el.VoltageSource("V", 1.0), "a", G), (el.Switch("S", 1.0), "a", G))
    found = shorted.system().switching
    assert found is not None
    with pytest.raises(po.ModelError, match="the source 'V' is short-circuited where 'S' is closed; give it a resist"):
        found.modes(told(found, {"S"}))
    cut = circuit((el.CurrentSource("I", 1.0), G, "a"), (el.Switch("S", 1.0), "a", G)).system().switching
    assert cut is not None
    with pytest.raises(po.ModelError, match="the source 'I' is interrupted where 'S' is open; give it a path"):
        cut.modes(told(cut, set()))
    many = circuit((el.VoltageSource("V", 1.0), "a", G), *((el.IdealDiode(f"D{k}"), "a", "b") for k in range(65)),
                   (el.NonlinearResistor("R", current=lambda v: v + v**3), "b", G))  # fmt: skip
    with pytest.raises(po.SimulationError, match="it has 65 rows that switch; 64 at most can be together"):
        many.system()
    soft = circuit((tr.VelocitySource("v", 1.0), "a", G), (tr.Damper("d", 1.0), "a", "b"),
                   (tr.EndStop("e", upper=1.0), "b", G))  # fmt: skip
    with pytest.raises(po.SimulationError, match=r"the stop 'e\.upper' pushes on something without mass"):
        soft.system()


SHORTS = {
    "switch": (el.VoltageSource("V", 5.0), el.Switch("S", "step(t - 1e-5)"), "'S' short-circuits the source 'V'"),
    "diode": (el.VoltageSource("V", "5*sin(100*t)"), el.IdealDiode("D"), "'D' short-circuits the source 'V'"),
    "cut": (el.CurrentSource("I", 1.0), el.Switch("S", "step(1e-5 - t)"), "'S' interrupts the source 'I'"),
    "tied": (el.VoltageSource("V", 5.0), el.Switch("S", "step(t - 1e-5)"),
     "'S' short-circuits the sources 'V', 'W' with"),
}  # fmt: skip


@pytest.mark.sample(2)
@pytest.mark.parametrize("case", SHORTS)
def test_sources_that_a_switch_leaves_nothing_are_named(case: str) -> None:
    source, switch, told = SHORTS[case]
    parts = [(source, "a", G), (switch, "a", "b"), (el.Resistor("R", 10.0), "b", G)]
    if case in ("switch", "diode"):
        parts = [(source, "a", G), (switch, "a", G), (el.Resistor("R", 10.0), "a", G)]
    if case == "tied":
        parts += [(el.VoltageSource("W", 3.0), "b", G)]
    with pytest.raises(po.SimulationFailure, match=rf"{told}.* nothing between; give"):
        po.simulate(circuit(*parts), 1e-2)


LONG = [k for k in range(38) if k not in (9, 12, 23, 37)]  # 12 and 37 contradict themselves at the start
CIRCUITS = [9, 23, *(pytest.param(k, marks=pytest.mark.long) for k in [*LONG, 43, 52, 75, 80, 111, 120])]


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", CIRCUITS)
def test_motion_is_that_of_steps_that_try_every_mode(seed: int) -> None:
    """Implicit Euler, without poinsot: the difference falls like its step; and the ledger closes, jumps at 0 too."""
    placed = random_circuit(np.random.default_rng(seed))
    times = np.linspace(0.0, 2.0, 5)
    run = po.simulate(circuit(*placed), times=times, rtol=1e-10, atol=1e-12)
    assert float(abs(run.energy_residual).max()) <= 1e-10 * float(run.energy_turnover.max())
    names = {"C": "charge", "L": "flux_linkage"}
    found = [run[f"{e.name}.{names[e.name[0]]}"].values for e, *_ in placed if e.name[0] in names]
    soon = run["event_time"].values[run["event_time"].values > 0.0].min(initial=np.inf)
    largest = min(5e-3, 0.25 * float(soon))  # what fluxes and charges are left depends on when modes change
    coarse, fine = (np.abs((stepped(placed, times, h).T - found)[:, 1:]).max() for h in (largest, 0.5 * largest))
    assert fine <= 0.65 * coarse + 1e-9 and fine <= 2e-2
    assert len(run["event_time"]) < 60


def test_a_one_way_clutch_at_rest_closes_where_the_torque_begins() -> None:
    """sin 6t on an inertia: w and ẇ are 0 at t = 0, ẅ is not. Both turn as one until the clutch would pull."""
    net = circuit(
        (ro.TorqueSource("M", "sin(6*t)"), "a", G), (ro.Inertia("a", 0.1), "a"), (ro.OneWayClutch("c"), "a", "b"),
        (ro.Inertia("b", 0.1), "b"), (ro.Damper("d", 0.2), "b", G),
    )  # fmt: skip
    run = po.simulate(net, 1.0, rtol=1e-11, atol=1e-13, dataset=False)

    def omega(t: Any) -> Any:  # 0.2 ω' + 0.2 ω = sin 6t
        return 5.0 * (np.sin(6 * t) - 6 * np.cos(6 * t) + 6 * np.exp(-t)) / 37.0

    opens = brentq(lambda t: np.sin(6 * t) - 0.1 * (5.0 * np.sin(6 * t) - omega(t)), 0.3, 0.7, xtol=1e-15)
    assert run["event_time"][:2] == pytest.approx([0.0, opens], abs=1e-10)
    before = run["time"] < opens
    assert np.abs(run["a.angular_velocity"] - omega(run["time"]))[before].max() < 1e-10


def test_a_table_and_its_formula_open_a_diode_at_one_moment() -> None:
    """The current of a diode before a capacitor falls through 0 while the source rises: u̇ of the table decides."""
    found = []
    for given in (([0.0, 0.01, 0.02], [1.0, -3.0, 6.0]), "1 - 400*t + 1300*(t - 0.01)*step(t - 0.01)"):
        net = circuit(
            (el.VoltageSource("V", given), "in", G), (el.Resistor("Ri", 3.0), "in", "a"),
            (el.IdealDiode("D"), "b", "a"), (el.Capacitor("C", 3e-4, voltage=0.5), "b", G),
            (el.Resistor("R", 74.0), "b", G),
        )  # fmt: skip
        run = po.simulate(net, 0.02, samples=5, rtol=1e-11, atol=1e-13, dataset=False)
        found.append((run["event_time"], np.asarray(run["C.voltage"])))
    assert len(found[0][0]) == 2
    for table, formula in zip(*found, strict=True):
        assert table == pytest.approx(formula, abs=1e-10)
