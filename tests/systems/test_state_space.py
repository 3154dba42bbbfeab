"""A linear system is the derivative of the motion, and python-control's is the same one."""

import sys
from typing import Any

import numpy as np
import pytest

import poinsot as po
from conftest import require_oracle
from poinsot import electrical as el
from poinsot import rotational as ro


def amplifier() -> po.Network:
    """An RLC circuit with a load of 2 + 1000 v² in S, capacitors side by side, and a formula as a second source."""
    net = po.Network("amplifier")
    net.add(el.VoltageSource("V.in", 1.0), "a", "ground")
    net.add(el.Resistor("R", 2.0), "a", "b")
    net.add(el.Inductor("L", 0.1), "b", "c")
    net.add(el.Capacitor("C", 1e-2), "c", "ground")
    net.add(el.Capacitor("C2", 2e-2), "c", "ground")
    net.add(el.NonlinearResistor("load", current=lambda x: 0.2 * x + 0.5 * x**3), "c", "ground")
    net.add(el.CurrentSource("I", "0.1*cos(3*t)"), "c", "ground")
    return net


def steady(net: po.Network, **inputs: float) -> dict[str, float]:
    run = po.simulate(net, 5.0, inputs=inputs, samples=2, rtol=1e-10)
    return {name: float(run[name][-1]) for name in net.state_names}


@pytest.fixture(scope="module")
def net() -> po.Network:
    return amplifier()


@pytest.fixture(scope="module")
def linear(net: po.Network) -> Any:
    x = steady(net, I=0.0)
    return net.linearize(x, inputs={"V.in": 1.0, "I": 0.0}, outputs=["C.voltage", "R.current", "energy_storage"])


def test_bound_storage_leaves_fewer_states(linear: Any) -> None:
    assert linear.state_names == ("L.flux_linkage", "C.charge")
    assert np.allclose(linear.T[2], [0.0, 2.0]) and np.abs(linear.drift).max() < 1e-8
    assert linear.output_names[:2] == ("C.voltage", "R.current") and linear.C.shape == (5, 2)
    assert np.allclose(linear.C[:2], [[0.0, 100.0], [10.0, 0.0]])


def test_a_small_step_is_the_step_response_to_its_square(net: po.Network, linear: Any) -> None:
    """Law  |y(t) − y₀ − a step(t)| ∝ a²."""
    control = require_oracle("control")
    system = linear.to_control()
    x, names = dict(zip(net.state_names, linear.state, strict=True)), ["C.voltage", "R.current"]
    times = np.linspace(0, 1, 41)
    response = control.step_response(system[:2, 0], times).outputs[:, 0]
    missed = []
    for a in (0.02, 0.01, 0.005):
        pushed = {"V.in": 1.0 + a, "I": 0.0}
        run = po.simulate(net, 1.0, initial=x, inputs=pushed, times=times, outputs=names, rtol=1e-11)
        found = np.array([run[name].values - float(run[name][0]) for name in names])
        missed.append(np.abs(found - a * response).max())
    assert np.allclose(np.log2(np.divide(missed[:-1], missed[1:])), 2.0, atol=0.05)


def test_python_control_has_the_same_poles_response_and_samples(
    linear: Any,
) -> None:
    control = require_oracle("control")
    system, omega = linear.to_control(), np.array([0.1, 3.0, 40.0])
    assert system.input_labels == ["V_in", "I"] and system.output_labels[:2] == ["C_voltage", "R_current"]
    assert system.state_labels == list(linear.state_names)
    assert np.allclose(np.sort_complex(system.poles()), np.sort_complex(linear.poles()), rtol=1e-12)
    own = linear.frequency_response(omega)
    assert np.allclose(np.moveaxis(control.frequency_response(system, omega).complex, -1, 0), own, rtol=1e-10)
    assert linear.frequency_response(3.0).shape == own.shape[1:]
    sampled, same = linear.to_control(0.01), control.sample_system(system, 0.01)
    assert sampled.dt == 0.01
    assert np.allclose(sampled.A, same.A, rtol=1e-12) and np.allclose(sampled.B, same.B, rtol=1e-9)


def test_a_sine_of_a_run_is_the_frequency_response(net: po.Network, linear: Any) -> None:
    omega, a = 30.0, 1e-4
    start = 40 * np.pi / omega
    times = start + np.linspace(0, 2 * np.pi / omega, 17)[:-1]
    x = dict(zip(net.state_names, linear.state, strict=True))
    driven = {"V.in": f"1 + {a}*sin({omega}*t)", "I": 0.0}
    run = po.simulate(net, times[-1], initial=x, inputs=driven, times=[0.0, *times], rtol=1e-11)
    found = run["C.voltage"].values[1:]
    phasor = 2 / len(times) * (found - found.mean()) @ np.exp(-1j * omega * times) * 1j
    assert abs(phasor / a - linear.frequency_response(omega)[0, 0]) < 1e-4


def test_a_closed_mechanism_in_a_network_has_the_poles_that_it_has_alone() -> None:
    """Law  held at rest by the torque on its crank; and a rotor on the shaft only makes it slower."""
    bar = po.load("examples/four_bar.toml")
    q = bar.assemble()
    alone = bar.linearize(q, actuated=["A"])
    assert np.abs(alone.drift).max() < 1e-9
    found = []
    for J in (0.0, 0.02):
        net = po.Network("driven")
        net.add(bar.as_element("bar", ["A"]), "shaft")
        net.add(ro.TorqueSource("T", float(alone.u[0])), "shaft", "ground")
        if J:
            net.add(ro.Inertia("J", J), "shaft")
        found.append(net.linearize({"bar": (q, np.zeros(bar.nv))}, outputs=["the velocity of bar.A"]))
        assert len(found[-1].A) == 2 and np.abs(found[-1].drift).max() < 1e-7
    assert np.allclose(np.sort_complex(found[0].poles()), np.sort_complex(alone.poles()), rtol=1e-7)
    M = bar.mass_matrix(q)
    T = alone.T[:, 0] / alone.T[0, 0]
    m = T @ M @ T
    assert np.isclose(found[1].poles().prod() * (m + 0.02), found[0].poles().prod() * m, rtol=1e-6)
    assert np.allclose(found[0].frequency_response(1e4)[0, 0] * 1e4j * m, 1.0, atol=1e-2)


def test_mechanisms_have_them_too() -> None:
    require_oracle("control")
    cart = po.load("examples/cart_pole.toml")
    linear = cart.linearize([0.0, np.pi], actuated=["rail"])
    system = linear.to_control()
    assert system.state_labels == list(linear.state_names) and system.output_labels[2] == "rail_rate"
    assert np.allclose(np.sort(system.poles().real), np.sort(linear.poles().real))
    assert linear.to_control(0.02).dt == 0.02


def test_what_cannot_be_is_told(net: po.Network, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(po.ModelError, match="no source 'V'"):
        net.linearize(inputs=["V"])
    with pytest.raises(po.ModelError, match=r"no output 'C\.volt'"):
        net.linearize(outputs=["C.volt"])
    with pytest.raises(po.ModelError, match="a list of names"):
        net.linearize(outputs="C.voltage")
    source = net.linearize().input_names[0]
    with pytest.raises(po.ModelError, match="inputs must be a list of names"):
        net.linearize(inputs=source)
    assert net.linearize(inputs=[source, source]).input_names == (source,)
    with pytest.raises(po.ModelError, match="the time must be a finite number"):
        net.linearize(time=np.inf)
    with pytest.raises(po.ModelError, match="number 0 of the state"):
        net.linearize(np.full(net.system().state.size, np.nan))
    with pytest.raises(po.ModelError, match="period"):
        net.linearize().to_control(-1.0)
    with pytest.raises(po.ModelError, match="switches"):
        po.load("examples/networks/peak_rectifier.toml").linearize()
    bound = po.Network("bound")
    bound.add(el.VoltageSource("V", 1.0), "a", "ground")
    bound.add(el.Capacitor("C", 1.0), "a", "ground")
    with pytest.raises(po.ModelError, match="fixes what is stored"):
        bound.linearize(inputs=["V"])
    monkeypatch.setitem(sys.modules, "control", None)
    with pytest.raises(po.PoinsotError, match="pip install control"):
        net.linearize().to_control()
