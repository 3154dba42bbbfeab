"""A linear system is the derivative of the motion, and python-control's is the same one."""

import sys
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from conftest import require_oracle
from poinsot import System
from poinsot import electrical as el
from poinsot import rotational as ro
from poinsot.algebra.arrays import Floats
from poinsot.analysis import Linearization, admissible
from poinsot.elements import SuppliedElement


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


def test_python_control_has_the_same_poles_response_and_samples(linear: Any) -> None:
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


# The linear system near a state is the derivative of the motion.


def moved(system: System, x: Floats, h: float) -> Floats:
    """The state after h, by one step of RK4 in local coordinates: O(h⁵)."""
    flow, retract, n = system.dynamics.flow, system.state.retract, system.state.local_size

    def rate(xi: Floats) -> Floats:
        return np.asarray(flow.ufunc(x, xi, np.zeros(1), np.zeros(0))[0])

    k1 = rate(np.zeros(n))
    k2 = rate(h / 2 * k1)
    k3 = rate(h / 2 * k2)
    k4 = rate(h * k3)
    return np.asarray(retract.ufunc(x, h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)))


def measured(m: po.Mechanism, lin: Linearization, s: float = 1e-4) -> Floats:
    """A by differences: (8 Φ(h) − 8 Φ(−h) − Φ(2h) + Φ(−2h))/12h, Φ from motions s to both sides of the one there."""
    system, nq, count = m.system(), m.nq, len(lin.A)
    h, A = 0.02 / np.sqrt(np.abs(lin.A).max()), np.zeros_like(lin.A)
    for way, weight in ((1, 8), (-1, -8), (2, -1), (-2, 1)):
        middle = moved(system, np.append(lin.q, lin.v), way * h)
        for k in range(count):
            y, z = np.split(np.eye(count)[k], 2)
            for side in (s, -s):
                at = np.append(m.integrate(lin.q, side * lin.T @ y), lin.v + side * (lin.T @ z + lin.K @ y))
                end = moved(system, at, way * h)
                apart = np.append(m.difference(middle[:nq], end[:nq])[lin.freedoms], (end - middle)[nq:][lin.freedoms])
                A[:, k] += weight * apart / (2 * side * 12 * h)
    return A


def without_sources(model: po.Model) -> po.Mechanism:
    """Efforts and forces of a file are none of the mechanism's own."""
    return po.Mechanism(replace(model, elements=tuple(e for e in model.elements if not isinstance(e, SuppliedElement))))


def test_two_motions_part_as_it_says(seed: int, rng: np.random.Generator) -> None:
    """Law  with free and spherical joints, springs and dampers, away from rest, in motion."""
    kinds = ("free", "spherical", "revolute", "cylindrical", "planar")
    m = without_sources(zoo.random_model(rng, 2, elements=3, kinds=kinds))
    q, v = zoo.random_state(m.tree, rng)
    lin = m.linearize(q, v, np.zeros(m.nv))
    assert lin.state_names[: m.nv] == tuple(m.freedom_names)
    A = measured(m, lin)
    assert np.abs(lin.A - A).max() < 1e-5 * np.abs(A).max(), seed


@pytest.mark.parametrize("file", ["four_bar", pytest.param("andrews", marks=pytest.mark.long)])
def test_closed_loops_leave_their_freedoms(file: str) -> None:
    """Law  the same with closures, at rest and in motion, by any freedoms that tell the others."""
    m = without_sources(po.load(f"examples/{file}.toml").model)
    q = m.initial_state()[: m.nq]
    N = admissible(m, q)
    for speed in (0.0, 1.0):
        v = speed * N @ np.ones(N.shape[1])
        lin = m.linearize(q, v, np.zeros(m.nv))
        assert lin.A.shape == (2, 2)
        A = measured(m, lin)
        assert np.abs(lin.A - A).max() < 1e-5 * np.abs(A).max(), (file, speed)
        for name, share in zip(m.freedom_names, np.abs(N[:, 0]) / np.abs(N).max(), strict=True):
            if share > 0.1 and speed == 0.0 and not lin.drift.any():
                same = m.linearize(q, v, np.zeros(m.nv), freedoms=[name])
                assert np.allclose(same.poles(), lin.poles(), rtol=1e-6, atol=1e-6 * np.abs(lin.A).max())


def test_the_textbook_pole_on_a_cart() -> None:
    """θ̈ = (M + m) g θ/(M l) − u/(M l), upright; here l is to the ball, θ counts the other way round."""
    m = po.load("examples/cart_pole.toml")
    M, ball, length, g = 1.0, 0.3, 0.5, 9.81
    lin = m.linearize([0.0, np.pi], actuated=["rail"])
    assert lin.state_names == ("rail", "hinge", "rail.rate", "hinge.rate") and lin.input_names == ("rail",)
    expected = np.array([[0, 0, 1, 0], [0, 0, 0, 1], [0, ball * g / M, 0, 0], [0, (M + ball) * g / (M * length), 0, 0]])
    assert np.abs(lin.A - expected).max() < 1e-12
    assert np.abs(lin.B[:, 0] - [0, 0, 1 / M, 1 / (M * length)]).max() < 1e-12
    assert np.abs(lin.drift).max() < 1e-13 and abs(lin.u[0]) < 1e-13
    phi, gamma = lin.sampled(1e-3)
    assert np.abs(phi - np.eye(4) - 1e-3 * lin.A).max() < 1e-4 and gamma.shape == (4, 1)
    rate = np.sqrt((M + ball) * g / (M * length))
    assert np.allclose(np.sort(lin.poles().real), [-rate, 0, 0, rate], atol=1e-6)


def test_what_cannot_be_linearised_is_told() -> None:
    m = po.load("examples/four_bar.toml")
    q = m.initial_state()[: m.nq]
    with pytest.raises(po.ModelError, match="1 independent freedoms"):
        m.linearize(q, freedoms=["A", "B"])
    with pytest.raises(po.ModelError, match="did you mean"):
        po.load("examples/cart_pole.toml").linearize([0.0, 0.0], actuated=["rails"])
    with pytest.raises(po.ModelError, match="A v must be 0"):
        m.linearize(q, [1.0, 0.0, 0.0])
    with pytest.raises(po.ModelError, match="3 finite numbers"):
        m.linearize(q, [1.0])


def test_python_control_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "control", None)
    m = po.load("examples/double_pendulum.toml")
    with pytest.raises(po.PoinsotError, match="pip install control"):
        m.linearize(m.neutral()).to_control()
