"""Ideal switches of networks: their rows, modes and kernels, whatever the tree makes of them."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
from networks.switching_circuits import G, circuit, random_circuit, told
from poinsot import electrical as el
from poinsot import translational as tr

SEEDS = [0, *(pytest.param(k, marks=pytest.mark.long) for k in range(1, 12))]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_mode_is_the_network_with_wires_and_gaps(seed: int) -> None:
    """In every mode the flow is that of the circuit whose closed switches are wires and whose open ones are not there,
    in any order of its elements: so whichever side of the tree a switch is on."""
    rng = np.random.default_rng(seed)
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
    "tied": (
        el.VoltageSource("V", 5.0),
        el.Switch("S", "step(t - 1e-5)"),
        "'S' short-circuits the sources 'V', 'W' with",
    ),
}


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
