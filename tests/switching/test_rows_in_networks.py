"""Rows of mechanisms and signs of laws among the rows of a network: what they are alone, they are there."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import electrical, hydraulic, rotational, thermal, transducers, translational
from poinsot.algebra import sign
from poinsot.simulation import BACKWARD, CLOSED, FORWARD
from switching.mechanisms import Switching, with_rows


def driven(model: Any) -> tuple[po.Network, po.Mechanism]:
    """The mechanism with a source of no force at one joint, and a circuit that nothing joins to it."""
    mechanism, net = po.Mechanism(model), po.Network("driven")
    joint = next(link.joint for link in mechanism.tree.links if len(link.v) == 1 and link.ratio == 1.0)
    element = mechanism.as_element("machine", [joint])
    net.add(element, "port")
    kind = rotational.TorqueSource if element.pairs[0].domain.name == "rotational" else translational.ForceSource
    net.add(kind("drive", 0.0), "port", "ground")
    net.add(electrical.VoltageSource("V", 5.0), "a", "ground")
    net.add(electrical.IdealDiode("D"), "a", "b")
    net.add(electrical.Inductor("L", 0.1), "b", "ground")
    return net, mechanism


@pytest.mark.long
def test_rows_of_a_mechanism_are_those_it_has_alone(seed: int, rng: np.random.Generator) -> None:
    model = with_rows(zoo.random_model(rng, bodies=3, elements=3, kinds=("revolute", "prismatic")), rng, planes=0)
    net, mechanism = driven(model)
    alone, system = Switching(model), net.system()
    rows, nv, m = system.switching, mechanism.nv, alone.m
    assert rows is not None and rows.rows.names[1:] == tuple(
        f"machine.{name}" for e in alone.layout.elements for name in e.row_names()
    )
    for _ in range(2):
        mode, direction = alone.random_mode(rng)
        x = alone.state(rng, mode, False)
        at = np.concatenate([[0.0], x]), np.zeros(system.state.local_size), alone.t, np.zeros(0)
        g, w, b, S, D, F, told = (np.array(each) for each in rows.kernels.data.ufunc(*at))
        expected = alone.data(x)
        for found, own in zip((g, w, b), expected, strict=False):
            assert np.allclose(found[1:], own, rtol=1e-8, atol=1e-8 * (1 + np.abs(own).max(initial=0))), seed
        assert np.allclose(S[1:, 1:], expected[3], rtol=1e-7, atol=1e-7 * np.abs(expected[3]).max()), seed
        assert not D.any() and not S[0, 1:].any()
        assert np.allclose(F[1:], expected[5]) and np.allclose(told[1:], expected[6])
        rates, powers = rows.kernels.flow.ufunc(
            *at, np.concatenate([rows.modes(np.array([1, *mode])).sigma, [0.0, *direction]])
        )
        own_rates, own_powers = alone.flow(x, mode, direction)
        scale = 1 + np.abs(own_rates).max()
        assert np.allclose(rates[-2 * nv :], own_rates, rtol=1e-6, atol=1e-6 * scale), seed
        names = dict(zip(system.books.power_names, powers, strict=True))
        rubs = [e.name for e in alone.layout.elements if e.rubs]
        for name, power in zip(rubs, own_powers[len(model.dissipators) :], strict=False):
            assert names[f"machine.{name}"] == pytest.approx(power, rel=1e-6, abs=1e-6 * scale), (seed, name)
        pushed = rows.kernels.impulse.ufunc(at[0], z := np.array([0.0, *rng.normal(size=m)]))
        change = rows.kernels.watch.ufunc(pushed, *at[1:])[1] - w
        assert np.allclose(change, S @ z, rtol=1e-7, atol=1e-7 * np.abs(S).max()), seed


def sliding(friction: Any) -> tuple[Any, Any]:
    """The data and the flows in all modes of two masses with friction between them, one of them pulled."""
    net = po.Network("blocks")
    net.add(translational.Mass("m", 2.0, velocity=1.5), "a")
    net.add(translational.Mass("n", 3.0), "b")
    net.add(translational.Spring("k", 7.0, elongation=0.2), "b", "ground")
    net.add(friction, "a", "b")
    system = net.system()
    rows = system.switching
    assert rows is not None
    at = system.state.initial, np.zeros(system.state.local_size), np.array([0.4]), np.zeros(0)
    flows = []
    for mode, way in ((CLOSED, 0.0), (FORWARD, 1.0), (BACKWARD, -1.0)):
        sigma = np.append(rows.modes(np.array([mode])).sigma, way)
        flows.append(rows.kernels.flow.ufunc(*at, sigma))
    return rows.kernels.data.ufunc(*at), flows


def test_friction_as_a_formula_has_the_modes_of_the_element() -> None:
    F = 1.7
    formula, element = (
        sliding(translational.NonlinearDamper("f", force=lambda v: F * sign(v) + 0.3 * v)),
        sliding(translational.DryFriction("f", F, viscous=0.3)),
    )
    assert formula[0][1] == pytest.approx(element[0][1]) and formula[0][2] == pytest.approx(element[0][2])
    assert formula[0][3] == pytest.approx(F * element[0][3])  # z of the sign is a share of the force
    for (rates, powers), (others, parts) in zip(formula[1], element[1], strict=True):
        assert rates == pytest.approx(others, abs=1e-13)
        assert powers.sum() == pytest.approx(parts.sum(), abs=1e-13)


def test_bounds_follow_the_command_and_the_speed() -> None:
    clutch = translational.Clutch("f", 2.0, "1 - 2*t", static=3.0, stribeck=0.5)
    (_, _, _, _, _, F, _), flows = sliding(clutch)
    c = 0.2
    assert F[0] == pytest.approx([3.0 * c, c * (2.0 + 1.0 * np.exp(-(3.0**2)))])
    assert flows[1][1][0] == pytest.approx(F[0, 1] * 1.5)


def test_elements_with_thresholds_say_where_they_are_told() -> None:
    net = po.Network("thresholds")
    net.add(thermal.HeatCapacity("room", 10.0, temperature=290.0), "room")
    net.add(transducers.Thermostat("th", 300.0, hysteresis=2.0), "p", "ground", "room")
    net.add(electrical.VoltageSource("V", 1.0), "q", "ground")
    net.add(electrical.Resistor("R", 1.0), "q", "p")
    net.add(transducers.Relay("rel", 0.5, 0.2, coil_resistance=4.0), "p", "ground", "q", "ground")
    net.add(hydraulic.ReliefValve("rv", 2e5, 1e5, resistance=1e9), "h", "ground")
    net.add(hydraulic.Accumulator("tank", 1e-9, volume=3e-4), "h")
    system = net.system()
    rows = system.switching
    assert rows is not None
    told = np.array(
        rows.kernels.data.ufunc(system.state.initial, np.zeros(system.state.local_size), np.zeros(1), np.zeros(0))[6]
    )
    for name, (closes, opens) in {"th": (8.0, -12.0), "rel.contact": (-0.25, -0.05), "rv.valve": (1e5, -2e5)}.items():
        k = rows.rows.names.index(name)
        found = told[k][::-1] if rows.rows.turned[k] else told[k]
        assert found == pytest.approx([closes, opens]), name
    with pytest.raises(po.ModelError, match="'v' must open at a higher pressure"):
        hydraulic.ReliefValve("v", 1e5, 2e5, resistance=1.0)
    with pytest.raises(po.ModelError, match="'r' needs pull_in above drop_out"):
        transducers.Relay("r", 0.1, 0.2, coil_resistance=1.0)
    with pytest.raises(po.ModelError, match="'f' has a static friction of 1 N, less than the kinetic one, 2"):
        translational.DryFriction("f", 2.0, static=1.0)


def test_friction_between_springs_is_refused_by_name() -> None:
    net = po.Network("springs")
    net.add(translational.Mass("m", 1.0), "a")
    net.add(translational.Spring("k", 1.0), "a", "b")
    net.add(translational.DryFriction("f", 2.0), "b", "ground")
    with pytest.raises(po.SimulationError, match="the friction 'f' stands between springs"):
        net.system()
