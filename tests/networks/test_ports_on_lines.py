"""Long mechanisms with ports on lines and on joints that close loops move as those that are written out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

import poinsot as po
from multibody.closed_zoo import stacked
from networks.long_mechanisms import CHAIN, LOOPS, both, chain, driven, hoist, loops, rolled
from poinsot import Model, electrical, translational
from poinsot.elements import LinearSpring
from poinsot.kernels.composing import ComposedKernel

ROPE = LinearSpring("cable", "crank0", (0.0, 0.0, 0.0), "crank9", (0.1, 0.0, 0.0), 10.0, 1.0)


def agree(written: po.System, walked: po.System, amount: float, seed: int) -> None:
    assert isinstance(walked.dynamics.flow, ComposedKernel) and not isinstance(written.dynamics.flow, ComposedKernel)
    xi = amount * np.random.default_rng(seed).normal(size=written.state.local_size)
    for a, b in zip(
        *(each.dynamics.flow.ufunc(written.state.initial, xi, [0.3], []) for each in (written, walked)), strict=True
    ):
        np.testing.assert_allclose(b, a, rtol=0, atol=1e-12 * np.abs(a).max())


@pytest.mark.parametrize("case", ["chain", pytest.param("loops", marks=pytest.mark.long)])
def test_flows_and_runs_are_those_written_out(case: str) -> None:
    make, ports, amount = {"chain": (chain, CHAIN, 0.2), "loops": (loops, LOOPS, 0.0)}[case]
    written, walked = both(lambda: hoist(make(), ports, rotor=0.02 * (case == "chain")).system())
    agree(written, walked, amount, 3)
    states = np.repeat(walked.state.initial[None], 5, axis=0)
    still = np.zeros(walked.state.local_size)
    rates = walked.dynamics.flow.ufunc(states, still, [0.1], [])[0]
    np.testing.assert_array_equal(
        rates, np.repeat(walked.dynamics.flow.ufunc(walked.state.initial, still, [0.1], [])[0][None], 5, 0)
    )
    expected, found = (po.simulate(each, 0.05, rtol=1e-8, atol=1e-10) for each in (written, walked))
    for name in ("machine.joint_position", "machine.cylinder.force", "machine.rope.velocity", "hose.pressure"):
        size = max(float(abs(expected[name]).max()), 1e-3)
        np.testing.assert_allclose(found[name], expected[name], rtol=0, atol=1e-9 * size, err_msg=name)
    assert float(abs(found.energy_residual).max()) < 1e-9 * float(found.energy_scale.max())


@pytest.mark.long
@pytest.mark.parametrize("mass", [4e-6, 4e4])
def test_sizes_do_not_matter(mass: float) -> None:
    agree(*both(lambda: hoist(chain(mass=mass), CHAIN, mass, rotor=0.02).system()), 0.1, 4)


def test_names_and_the_order_of_ports_do_not_matter() -> None:
    """Under another name, with the ports in another order: the same rates."""
    with rolled():
        walked = hoist(loops(), LOOPS).system()
        net = hoist(loops(), {name: LOOPS[name] for name in ("bearing", "shaft", "rope", "cylinder")}, name="other")
        other = net.system()
    one = {name: k for k, name in enumerate(walked.state.names)}
    at = [one[name.replace("other", "machine")] for name in other.state.names]
    still = np.zeros(walked.state.local_size)
    (rates, powers), (others, more) = (
        s.dynamics.flow.ufunc(s.state.initial, still, [0.3], []) for s in (walked, other)
    )
    np.testing.assert_allclose(others, rates[at], rtol=0, atol=1e-13 * np.abs(rates).max())
    assert sorted(powers) == pytest.approx(sorted(more), rel=1e-9, abs=1e-12)


def bound() -> po.Network:
    net = hoist(stacked(50), {"shaft": "a0", "cylinder": LOOPS["cylinder"], "rope": LOOPS["rope"]})
    net.add(translational.Mass("load", 3.0), "rope")
    return net


def beside(model: Model, diode: bool = False) -> po.Network:
    net = driven(model, ("a0", "a1"))
    if diode:
        net.add(electrical.IdealDiode("rectifier"), "b a0", "ground")
    return net


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("make", "said"),
    [
        (bound, "bound to a port that is no freedom"),
        (lambda: beside(stacked(50), diode=True), "'rectifier'"),
        (lambda: beside(replace(stacked(50), switches=(po.Limit("stop", po.OnFreedom("a3"), -3.0, 3.0),))), "'stop'"),
        (lambda: beside(replace(stacked(50), elements=(ROPE,))), "Make them elements of the network"),
    ],
)
def test_what_would_be_written_out_for_minutes_is_refused(make: Callable[[], po.Network], said: str) -> None:
    with pytest.raises(po.ModelError, match=f"50 closed loops.*{said}"):
        make().system()


def test_steps_that_keep_energy_are_not_told_of_long_mechanisms() -> None:
    with pytest.raises(po.SimulationError, match="mechanisms of up to 40 freedoms, and networks of such"):
        po.simulate(beside(stacked(16)), 0.1, method="average", step=0.05)


def test_dense_stages_of_thousands_of_components_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("poinsot.simulation.plan.LARGE_IMPLICIT", 1)
    net = po.Network("filter")
    net.add(electrical.Resistor("r", 3.0), "n", "ground")
    for k in range(2):
        net.add(electrical.Capacitor(f"c{k}", 1e-3, voltage=1.0), "n" if k else "m", "ground")
    net.add(electrical.Resistor("s", 3.0), "n", "m")
    with pytest.warns(po.RunWarning, match="2 × 2 numbers"):
        po.simulate(net, 1e-3, method="radau")
