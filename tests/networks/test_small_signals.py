"""Small signals: the slope of operating points, what linearize says where there is a flow, poles and zeros by hand."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
from networks.nonlinear_networks import random_bias_circuit

E = po.electrical


def rlc(R: float, L: float, C: float) -> po.Network:
    net = po.Network("rlc")
    net.add(E.VoltageSource("V", 0.0), "in", "ground")
    net.add(E.Resistor("R", R), "in", "a")
    net.add(E.Inductor("L", L), "a", "b")
    net.add(E.Capacitor("C", C), "b", "ground")
    return net


@pytest.mark.parametrize("seed", range(3))
def test_at_rest_it_is_the_slope_of_operating_points(seed: int) -> None:
    net = random_bias_circuit(seed)
    made = net.small_signal(["V0", "I0"])
    slopes = made.frequency_response(0.0).real
    for k, (name, step) in enumerate((("V0", 1e-5), ("I0", 1e-9))):
        value = made.point.at_rest.z[made.point.at_rest.m :][made.point.at_rest.sources.index(name)]
        up, down = (net.operating_point(inputs={name: value + h}).potentials for h in (step, -step))
        for row, node in enumerate(made.output_names):
            found = (up[node] - down[node]) / (2 * step)
            assert slopes[row, k] == pytest.approx(found, rel=1e-4, abs=1e-5 * max(1.0, np.abs(slopes[:, k]).max()))


@pytest.mark.parametrize("seed", range(4))
def test_poles_zeros_and_response_are_those_by_hand(seed: int) -> None:
    rng = np.random.default_rng(seed)
    R, L, C = 10 ** rng.uniform(0, 3), 10 ** rng.uniform(-6, -3), 10 ** rng.uniform(-9, -6)
    net = rlc(R, L, C)
    made, f = net.small_signal(outputs=["b", "a", "R.current"]), np.logspace(1, 7, 7)
    s = 2j * np.pi * f
    low = 1 / (1 + R * C * s + L * C * s**2)
    np.testing.assert_allclose(made.frequency_response(f)[:, 0, 0], low, rtol=1e-10)
    np.testing.assert_allclose(made.frequency_response(f)[:, 2, 0], C * s * low, rtol=1e-10)
    wanted = np.sort_complex(np.roots([L * C, R * C, 1.0]))
    np.testing.assert_allclose(np.sort_complex(made.poles()), wanted, rtol=1e-8)
    assert len(made.zeros("b")) == 0
    np.testing.assert_allclose(np.sort(made.zeros("a").imag), np.array([-1, 1]) / np.sqrt(L * C), rtol=1e-8)
    np.testing.assert_allclose(made.zeros("R.current"), 0.0, atol=1e-6 * abs(wanted[0]))
    linear = net.linearize(outputs=["C.voltage", "L.voltage", "R.current"])
    np.testing.assert_allclose(
        made.frequency_response(f)[:, 0], linear.frequency_response(2 * np.pi * f)[:, 0], rtol=1e-9
    )
    np.testing.assert_allclose(np.sort_complex(made.poles()), np.sort_complex(linear.poles()), rtol=1e-9)


def test_bound_storage_has_no_pole_of_its_own() -> None:
    net = rlc(10.0, 1e-3, 1e-7)
    net.add(E.Capacitor("C2", 1e-7), "b", "ground")
    net.add(E.Capacitor("C3", 1e-7), "in", "ground")
    wanted = np.roots([1e-3 * 2e-7, 10.0 * 2e-7, 1.0])
    found = net.small_signal(outputs=["b"]).poles()
    np.testing.assert_allclose(np.sort_complex(found), np.sort_complex(wanted), rtol=1e-9)


def test_a_run_rings_as_the_response_says() -> None:
    """A sine of 1 mV on a diode's bias: size and phase after the transient, to the square of its size."""
    net = po.Network("bias")
    net.add(E.VoltageSource("V", "2 + 1e-3*sin(2*pi*1e5*t)"), "in", "ground")
    net.add(E.Resistor("R", 1e3), "in", "a")
    net.add(E.Diode("D", 1e-14, capacitance=1e-10, transit_time=1e-8), "a", "ground")
    response = complex(net.small_signal(outputs=["a"]).frequency_response(1e5)[0, 0])
    times = np.linspace(2e-4, 2.1e-4, 41)
    run = po.simulate(net, times=[0.0, *times], initial="operating point", rtol=1e-9, max_step=2e-7)
    rest = net.operating_point()["a"]
    wave = 1e-3 * np.abs(response) * np.sin(2 * np.pi * 1e5 * times + np.angle(response))
    np.testing.assert_allclose(run["D.junction.voltage"].values[1:] - rest, wave, atol=2e-3 * np.abs(wave).max())
