"""What holds of machines of any elements: the ledger closes, and order, size, parts and method change nothing.

Laws    energy supplied = stored + dissipated at every sample      the same motion reordered, in two parts, by another
        method      flows × size move alike      C computes the same rates
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from components.benches import bench
from components.machine_rigs import RIGS
from simulation.in_c import Stepped

END = 0.6
FINE: dict[str, Any] = {"rtol": 1e-9, "samples": 13, "progress": False}
BASE: dict[str, Any] = {}
WITHOUT = {
    "excavator": "switches",
    "gearbox": "switches",
    "axle": "switches",
    "press": "no explicit flow",
    "drive": "switches",
    "rectified": "switches",
    "commutating": "switches",
    "pneumatic axis": "switches",
}
"""Machines whose flow has no C source, and why."""


def base(name: str) -> Any:
    if name not in BASE:
        BASE[name] = po.simulate(bench(*RIGS[name](1.0)), END, **FINE)
    return BASE[name]


def assert_alike(net: po.Network, run: Any, wanted: Any, within: float, size: float = 1.0) -> None:
    """Every state at the end, as a share of the largest that it has been."""
    for state in net.state_names:
        scale = size if abs(float(run[state][-1])) > 0 and _flows(state) else 1.0
        most = float(abs(wanted[state]).max()) + 1e-300
        assert float(abs(run[state][-1] / scale - wanted[state][-1])) <= within * most, state


def _flows(state: str) -> bool:
    """Whether a state is the integral of what flows, rather than of an across quantity."""
    return state.rpartition(".")[2] in (
        "volume",
        "mass",
        "momentum",
        "angular_momentum",
        "charge",
        "entropy",
        "torque_state",
    )


@pytest.mark.sample(5)
@pytest.mark.parametrize("name", RIGS)
def test_every_joule_is_accounted_for(name: str) -> None:
    run = base(name)
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-9
    if "energy_dissipated" in run:
        steps = np.diff(run.energy_dissipated.values, axis=0)
        assert steps.min(initial=0.0) >= -1e-9 * float(run.energy_turnover.max())
    assert max(float(np.ptp(run[state].values)) for state in bench(*RIGS[name](1.0)).state_names) > 0


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", RIGS)
@pytest.mark.parametrize("what", ["reordered", "two parts", "radau"])
def test_order_parts_and_methods_change_nothing(name: str, what: str) -> None:
    placed = RIGS[name](1.0)
    net = bench(*(placed[::-1] if what == "reordered" else placed))
    options = dict(FINE)
    if what == "two parts":
        half = po.simulate(net, END / 2.3, **FINE)
        options |= {"start": END / 2.3, "initial": [float(half[state][-1]) for state in net.state_names]}
    if what == "radau":
        options |= {"method": "radau", "rtol": 1e-8}
    assert_alike(net, po.simulate(net, END, **options), base(name), 1e-5)


@pytest.mark.sample(5)
@pytest.mark.parametrize("name", RIGS)
def test_saved_steps_go_on_and_another_method_finds_the_same(name: str) -> None:
    """Law  a stepper that is saved and restored has the bits of another; `po.verify` says that the run holds."""
    net = bench(*RIGS[name](1.0))
    one, other = (po.Stepper(net, 0.05, method="radau", rtol=1e-7) for _ in range(2))
    one.step(count=3)
    other.restore(one.save())
    for each in (one, other):
        each.step(count=3)
    assert one.state.tobytes() == other.state.tobytes()
    assert po.verify(base(name), stretches=3, seed=1).passed


@pytest.mark.parametrize("rtol", [3e-8, 1e-8])
def test_long_implicit_steps_behind_short_ones_are_solved(rtol: float) -> None:
    """Law  within the tolerance of a run that is exact, where modes that last alternate with dead times of one step."""
    net = bench(*RIGS["drive"](1.0))

    def law(t: float, w: float) -> Any:
        return (0.3 + 0.01 * (3 - w)) * np.sin(30 * t - np.arange(3) * 2 * np.pi / 3)

    def driven(**options: Any) -> Any:
        commands = [f"I.command_{k}" for k in "abc"]
        controller = po.Controller(1e-2, law, "M.rotor.angular_velocity", commands)
        return po.simulate(net, 0.2, samples=21, controllers=controller, **options)

    exact, run = driven(rtol=1e-11), driven(method="radau", rtol=rtol)
    for state in net.state_names:
        size = float(abs(exact[state]).max())
        np.testing.assert_allclose(run[state], exact[state], rtol=0, atol=10 * rtol * size, err_msg=state)


def test_a_gear_shift_changes_nothing_beside_an_inverter() -> None:
    net = bench(*RIGS["drive"](1.0))
    net.add(bench(*RIGS["gearbox"](1.0)).as_element("shift", {}))
    run = po.simulate(net, 0.0054, method="radau", rtol=1e-8, samples=3)
    alone = po.simulate(bench(*RIGS["drive"](1.0)), 0.0054, method="radau", rtol=1e-8, samples=3)
    np.testing.assert_allclose(run["sink.entropy"], alone["sink.entropy"], atol=1e-6 * float(alone["sink.entropy"][-1]))


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [1e-5, 1e5])
@pytest.mark.parametrize("name", RIGS)
def test_size_changes_nothing(name: str, size: float) -> None:
    net = bench(*RIGS[name](size))
    run = po.simulate(net, END, **FINE)
    assert po.ledger(run).ratio < 1e-9
    assert_alike(net, run, base(name), 1e-5, size)


@pytest.mark.sample(5)
@pytest.mark.parametrize("name", RIGS)
def test_c_computes_the_same_rates(name: str, tmp_path: Path) -> None:
    """But for machines that switch, or in which a law and storage are solved together."""
    net = bench(*RIGS[name](1.0))
    if (why := WITHOUT.get(name)) is not None:
        with pytest.raises(po.ModelError, match=why):
            net.system().to_c()
        return
    system = net.system(inputs=dict.fromkeys(net.system().inputs.names, 0.25))
    own = Stepped(system, tmp_path)
    x = np.array([float(base(name)[state][6]) for state in net.state_names])
    given = own.u[0] if own.u else []
    wanted, powers = (np.array(each).ravel() for each in system.casadi_function()(x, 0.3, given, []))
    rates, found = own.rates(x, 0.3)
    np.testing.assert_allclose(rates, wanted, rtol=1e-11, atol=1e-11 * np.abs(wanted).max())
    np.testing.assert_allclose(found, powers, rtol=1e-11, atol=1e-11 * np.abs(powers).max(initial=1e-30))
