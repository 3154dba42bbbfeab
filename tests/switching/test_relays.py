"""Jumps in laws and feedback: crossed, slid along, reported, against exact solutions and against elements."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import PortHamiltonian, control, electrical, rotational, translational
from poinsot.algebra import absolute, maximum, minimum, sign
from poinsot.elements import ROTATIONAL, TRANSLATIONAL
from poinsot.simulation import HamiltonianSystem
from switching import reference_arcs, references

TIGHT: dict[str, Any] = {"rtol": 1e-12, "atol": 1e-13}


def double_integrator(feedback: Any) -> HamiltonianSystem:
    plant = PortHamiltonian(
        lambda x: x[1] ** 2 / 2, [[0, 1], [-1, 0]], ("x", "v"), None, [[0], [1]], ("f",), name="cart"
    )
    return HamiltonianSystem(plant, lambda x: [feedback(x)])


def test_a_relay_crosses_and_then_slides_exactly() -> None:
    """Reference hybrid_filippov_sliding_mode, 1e-10."""
    times = np.linspace(0.0, 8.0, 33)
    run = po.simulate(double_integrator(lambda x: -sign(x[1] + x[0])), times=times, initial=[2.0, 0.0], **TIGHT)
    exact = np.array([references.relay(t) for t in times])
    assert np.abs(run["x"].values - exact[:, 0]).max() < 1e-10
    assert np.abs(run["v"].values - exact[:, 1]).max() < 1e-10
    assert run["event_time"].values[1:] == pytest.approx([np.sqrt(5) - 1, 1.7082039324993687], abs=1e-11)
    assert list(run["event_kind"].values) == ["slips", "turns", "sticks"]
    slides = times > 1.71
    assert np.abs((run["x"] + run["v"]).values[slides]).max() < 1e-12
    assert float(abs(run.energy_residual).max()) < 1e-9


def test_at_rest_on_its_surface_the_average_holds() -> None:
    """x' = −sign(x) + 0.5 from 1 reaches 0 at 2 and stays."""
    plant = PortHamiltonian(lambda x: x[0] ** 2 / 2, [[0]], ("x",), None, [[1]], ("f",), name="tank")
    run = po.simulate(
        HamiltonianSystem(plant, lambda x: [-sign(x[0])]), times=[0, 1, 2.5, 9], initial=[1.0], inputs={"f": 0.5}
    )
    assert run["x"].values == pytest.approx([1.0, 0.5, 0.0, 0.0], abs=1e-11)
    assert run["event_time"].values[1:] == pytest.approx([2.0], abs=1e-11)


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("level", [0.0, 0.2, -0.9])
@pytest.mark.parametrize("given", ["formula", "table"])
def test_what_time_alone_moves_is_passed_at_its_instants(given: str, level: float, size: float) -> None:
    """A comparator of a source, with a capacitor behind it or none: no state tells the size of what it compares, which
    was taken as 0, so that rounding decided at each crossing and the run ended by modes that change without end."""
    knots = [0.0, 0.25, 0.75, 1.0]
    wave: Any = f"{size}*sin(2*pi*t)" if given == "formula" else (knots, [0.0, size, -size, 0.0])
    up = np.arcsin(level) / (2 * np.pi) if given == "formula" else level / 4
    crossings = sorted(t for t in (up, 0.5 - up, 1 + up) if 0.0 < t < 1.0)
    net = po.Network("comparator")
    net.add(electrical.VoltageSource("V", wave), "a", "ground")
    law = lambda v: size * sign(v - level * size)  # noqa: E731
    net.add(electrical.ControlledSource("B", law, "voltage", ["voltage"]), "b", "ground", "a", "ground")
    net.add(electrical.Resistor("R", 1.0), "b", "c")
    net.add(electrical.Capacitor("C", 0.1), "c", "ground")
    net.add(electrical.Resistor("alone", 1.0), "b", "ground")
    run = po.simulate(net, time=1.0, samples=11, rtol=1e-9, atol=1e-12 * size, progress=False)
    told = [t for t in run["event_time"].values if 0.0 < t < 1.0]
    assert told == pytest.approx(crossings, abs=1e-9)
    v, at, charged = (1.0 if level <= 0.0 else -1.0), 0.0, 0.0
    for t in [*crossings, 1.0]:
        charged, at, v = v + (charged - v) * np.exp(-(t - at) / 0.1), t, -v
    assert float(run["C.voltage"][-1]) / size == pytest.approx(charged, abs=1e-7)
    assert po.ledger(run).ratio < 1e-9


@pytest.mark.parametrize("farads", [1e-15, 1e-12, 1e-9, 1e-3])
def test_a_relaxation_oscillator_has_its_period_at_any_impedance(farads: float) -> None:
    """2 R C ln 3. Charges were counted in coulombs: behind 1 nF a comparator turned 1 % late, behind 1 pF never."""
    net, ohms = po.Network("relaxation"), 1e-4 / farads
    law = lambda v: 5.0 * sign(v)  # noqa: E731
    net.add(electrical.ControlledSource("B", law, "voltage", ["voltage"]), "o", "ground", "p", "c")
    net.add(electrical.Resistor("R", ohms), "o", "c")
    net.add(electrical.Capacitor("C", farads, voltage=-1.0), "c", "ground")
    for name, at in (("R1", ("o", "p")), ("R2", ("p", "ground"))):
        net.add(electrical.Resistor(name, 2.0 * ohms), *at)
    net.add(electrical.Capacitor("Cp", 1e-4 * farads), "p", "ground")  # a time of its own of RC/10,000
    turns = po.simulate(net, time=1e-3, samples=3, rtol=1e-9, progress=False)["event_time"].values[2:]
    assert np.diff(turns) == pytest.approx(1e-4 * np.log(3.0), rel=1e-3)


def oscillator(friction: Any, scale: float = 1.0) -> po.Network:
    net = po.Network("oscillator")
    net.add(translational.Mass("m", scale), "a")
    net.add(translational.Spring("k", 100.0 * scale, elongation=0.5), "a", "ground")
    net.add(friction, "a", "ground")
    return net


@pytest.mark.long
@pytest.mark.parametrize("scale", [1.0, 1e-4])
def test_friction_as_a_formula_is_friction_as_an_element(scale: float) -> None:
    """Both against reference hybrid_coulomb_oscillator_and_block: at rest exactly after 13 half periods."""
    force, times = 0.2 * references.G * scale, np.linspace(0.0, 4.5, 46)
    exact = np.array([references.coulomb_oscillator(t) for t in times])
    made = (translational.NonlinearDamper("f", force=lambda v: force * sign(v)), translational.DryFriction("f", force))
    for friction in made:
        run = po.simulate(oscillator(friction, scale), times=times, **TIGHT)
        assert np.abs(run["k.elongation"].values - exact[:, 0]).max() < 1e-10
        assert np.abs(run["m.velocity"].values - exact[:, 1]).max() < 1e-9
        assert abs(run["m.velocity"].values[-1]) < 1e-40
        assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
        assert len(run["event_time"]) == 14  # it starts, turns 12 times and stops


LAWS = ("F*sign(x)", "2*F*step(x) - F", "F if x > 0 else -F", "F*(step(x) - step(-x))")


@pytest.mark.parametrize("law", [LAWS[2], *(pytest.param(law, marks=pytest.mark.long) for law in LAWS)])
def test_a_law_in_a_file_may_jump(law: str, tmp_path: Any) -> None:
    text = """poinsot = 1
parameters = {F = 2.0}
elements.m = {kind = "mass", nodes = ["a"], mass = 1.0, velocity = 3.0}
elements.f = {kind = "translational.nonlinear_damper", nodes = ["a", "ground"], force = "LAW"}
simulation = {time = 3.0}
"""
    path = saved(tmp_path / "block.toml", text.replace("LAW", law))
    run = po.simulate(po.load(path), times=[0, 1, 3.0])
    assert run["m.velocity"].values == pytest.approx([3.0, 1.0, 0.0], abs=1e-11)


def test_jumps_that_multiply_are_refused_by_name() -> None:
    plant = double_integrator(lambda x: -sign(x[0]) * sign(x[1]))
    with pytest.raises(po.ModelError, match=r"feedback.*multiplied with each other"):
        po.simulate(plant, time=1.0, initial=[1.0, 0.5])
    with pytest.raises(po.ModelError, match="the energy of 's' jumps"):
        translational.Spring("s", energy=lambda x: x * x * (1.0 + sign(x)))


def test_chattering_is_reported_by_name() -> None:
    """Fuller's: x″ = −sign(x + |v| v/4) switches for ever shorter times, and has no sliding motion at its end."""
    plant = double_integrator(lambda x: -sign(x[0] + 0.2 * x[1] * abs(x[1])))
    with pytest.raises(po.SimulationFailure, match=r"modes change without end .* of 'feedback'"):
        po.simulate(plant, time=30.0, initial=[1.0, 0.0])


def gapped(inertia: Any, stiff: float, half: float, damp: Any, start: float) -> po.Network:
    """An inertia between compliant stops at ±half, pushed back by k times how deep it is, and by ``damp`` of (x, p)."""
    net = po.Network("gap")
    turns = inertia.pairs[0].domain is ROTATIONAL
    kind = rotational.TorsionSpring if turns else translational.Spring
    net.add(inertia, "a")
    state = {"angle": start} if turns else {"elongation": start}
    net.add(kind("s", energy=lambda x: stiff / 2 * maximum(absolute(x) - half, 0.0) ** 2, **state), "a", "ground")  # type: ignore[arg-type]
    names = ("s.angle", "J.angular_momentum") if turns else ("s.elongation", "m.momentum")
    net.add(control.StateFeedback("d", damp, names, "through", ROTATIONAL if turns else TRANSLATIONAL), "a", "ground")
    return net


@pytest.mark.long
def test_laws_that_only_bend_need_no_event() -> None:
    """References hybrid_msl_elastogap and hybrid_msl_backlash: contact laws of state and rate, with min and max."""
    times = np.linspace(0.0, 5.0, 101)

    def limited(x: Any, p: Any) -> Any:
        push = 10.0 * maximum(absolute(x) - 0.5, 0.0)
        return 0.0 - minimum(maximum(1.5 * p, 0.0 - push), push)

    run = po.simulate(gapped(translational.Mass("m", 1.0), 10.0, 0.5, limited, 2.0), times=times, **TIGHT)
    _, exact = reference_arcs.elastogap(times)
    assert np.abs(run["s.elongation"].values - exact[:, 0]).max() < 1e-8
    assert np.abs(run["m.velocity"].values - exact[:, 1]).max() < 1e-8

    half, times = np.pi / 8, np.linspace(0.0, 1.0, 101)

    def one_side(deep: Any, rate: Any) -> Any:
        c = 2e4 * maximum(deep, 0.0)
        return maximum(c + minimum(c, 50.0 * rate), 0.0) - c

    def beside(x: Any, p: Any) -> Any:
        return one_side(0.0 - x - half, 0.0 - p / 5.0) - one_side(x - half, p / 5.0)

    run = po.simulate(gapped(rotational.Inertia("J", 5.0), 2e4, half, beside, np.pi / 2), times=times, **TIGHT)
    _, exact = reference_arcs.backlash(times)
    assert np.abs(run["s.angle"].values - exact[:, 0]).max() < 1e-7
    assert np.abs(run["J.angular_velocity"].values - exact[:, 1]).max() < 1e-5
