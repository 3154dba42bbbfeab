"""Networks as a hostile user builds them: names that collide, scales far apart, late starts, functions that fail."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import bond_graph, control, hydraulic, rotational
from poinsot import electrical as el
from poinsot.elements import ELECTRICAL, ROTATIONAL

SEEDS = range(3)


def divider(first: float, second: float) -> po.Network:
    """Two resistors a – b – c in series."""
    part = po.Network("divider")
    part.add(el.Resistor("R1", first), "a", "b")
    part.add(el.Resistor("R2", second), "b", "c")
    return part


@pytest.mark.parametrize("ports", [{"b": "a", "out": "c"}, {"c": "a", "b": "c"}, {"c": "a", "a": "c"}])
def test_a_port_may_be_called_as_another_node_of_the_inside(ports: dict[str, str]) -> None:
    net = po.Network("shadow")
    net.add(el.VoltageSource("V", 3.0), "x", "ground")
    net.add(divider(1.0, 2.0).as_element("D", ports), "x", "ground")
    run = po.simulate(net, time=0.1)
    assert float(run["D.R1.current"][-1]) == pytest.approx(1.0, rel=1e-14)


def test_an_element_called_as_a_port_of_another_is_refused() -> None:
    net = po.Network("clash")
    net.add(el.VoltageSource("V", 3.0), "x", "ground")
    net.add(el.Transformer("T", 2.0), "x", "ground", "y", "ground")
    net.add(el.Resistor("T.b", 5.0), "y", "ground")
    with pytest.raises(po.ModelError, match=r"'T.b' would be both a port of 'T' and an element; give the element"):
        po.simulate(net, time=1.0)


def modulated(first: str, second: str, by: str) -> po.Network:
    """Two oscillators, the damping of the first seen through a ratio that varies with the angle of one of them."""
    net = po.Network("modulated")
    net.add(rotational.TorsionSpring(first, 1.0, angle=0.5), "a", "ground")
    net.add(rotational.TorsionSpring(second, 1.0, angle=-0.2), "b", "ground")
    net.add(rotational.Inertia("J1", 1.0), "a")
    net.add(rotational.Inertia("J2", 1.0), "b")
    net.add(bond_graph.Transformer("T", ROTATIONAL, ROTATIONAL, lambda x: 2 + x, (by,)), "a", "c")
    net.add(rotational.Damper("d", 2.0), "c", "ground")
    return net


def test_the_ratio_follows_the_state_it_names_whatever_the_order_of_elements() -> None:
    """Networks that differ in names alone must not share what is compiled."""
    for first, second in (("A", "B"), ("B", "A")):
        run = po.simulate(modulated(first, second, "A.angle"), time=2.0)
        ratio = 2 + run["A.angle"]
        np.testing.assert_allclose(run["T.a.angular_velocity"], ratio * run["T.b.angular_velocity"], atol=1e-14)


def test_laws_that_differ_in_the_last_digits_are_not_one(rng: np.random.Generator) -> None:
    R = float(rng.uniform(1, 2))
    currents = []
    for resistance in (R, R * (1 + 1e-12)):
        net = po.Network("digits")
        net.add(el.VoltageSource("V", 1.0), "a", "ground")
        net.add(el.NonlinearResistor("N", current=lambda v, r=resistance: v / r), "a", "ground")
        currents.append(float(po.simulate(net, time=0.1)["N.current"][-1]))
    assert currents[0] - currents[1] == pytest.approx(1e-12 / R, rel=1e-3)


def test_a_conflict_of_volts_is_seen_beside_a_gigapascal() -> None:
    net = po.Network("scales")
    net.add(hydraulic.Accumulator("acc", 1e-12, pressure=1e9), "p")
    net.add(hydraulic.Resistance("r", 1e10), "p", "ground")
    net.add(el.Capacitor("C1", 1e-3, voltage=1.0), "a", "ground")
    net.add(el.Capacitor("C2", 1e-3, voltage=1.5), "a", "ground")
    with pytest.raises(po.SimulationError, match=r"contradict one another by 0.5 V \(C2 at 1.5 V, C1 at 1 V\)"):
        net.initial_state()


def test_a_conflict_with_a_source_tells_the_value_of_the_source() -> None:
    net = po.Network("source")
    net.add(el.VoltageSource("V", "cos(t)"), "a", "ground")
    net.add(el.Capacitor("C", 1.0, voltage=0.5), "a", "ground")
    with pytest.raises(po.SimulationError, match=r"\(C at 0.5 V, V at 1 V\)"):
        po.simulate(net, time=1.0)


def test_resistances_may_be_of_any_scale(rng: np.random.Generator) -> None:
    """A mesh of flow resistances over eight decades: what flows in flows out, and each keeps its law."""
    net = po.Network("capillaries")
    nodes = ["a", "b", "c", "d", "ground"]
    values = {}
    for i, tail in enumerate(nodes):
        for head in nodes[i + 1 :]:
            values[tail + head] = 10.0 ** rng.uniform(9, 17)
            net.add(hydraulic.Resistance(tail + head, values[tail + head]), tail, head)
    net.add(hydraulic.FlowSource("Q1", 1e-9), "a", "ground")
    net.add(hydraulic.FlowSource("Q2", 2e-9), "c", "ground")
    run = po.simulate(net, time=1.0)
    for name, resistance in values.items():
        pressure, flow = run[f"{name}.pressure"], run[f"{name}.volume_flow"]
        np.testing.assert_allclose(pressure, resistance * flow, rtol=1e-9, atol=1e-9 * float(abs(pressure).max()))
    assert float(sum(run[f"{n}.volume_flow"][-1] for n in values if n.endswith("ground"))) == pytest.approx(3e-9)
    assert net.passivity().holds


@pytest.mark.parametrize("value", [2.0, 2, np.float64(2.0), np.int64(2)])
def test_a_number_may_replace_a_source_across_storage(value: Any) -> None:
    net = po.Network("bound")
    net.add(el.VoltageSource("V", "sin(t)"), "a", "ground")
    net.add(el.Capacitor("C", 1.0), "a", "ground")
    net.add(el.Resistor("R", 1.0), "a", "ground")
    run = po.simulate(net, time=1.0, inputs={"V": value})
    np.testing.assert_allclose(run["C.voltage"], 2.0, rtol=1e-14)
    ramp = po.simulate(net, time=1.0, inputs={"V": ([0, 1], [0, 2])})
    np.testing.assert_allclose(ramp["C.current"], 2.0, rtol=1e-9)


@pytest.mark.parametrize("start", [-3.0, 2.0])
def test_a_source_across_storage_knows_when_the_run_begins(start: float) -> None:
    net = po.Network("later")
    net.add(el.VoltageSource("V", "sin(t)"), "a", "ground")
    net.add(el.Capacitor("C", 1.0), "a", "ground")
    net.add(el.Resistor("R", 1.0), "a", "ground")
    run = po.simulate(net, start=start, time=start + 3)
    np.testing.assert_allclose(run["C.voltage"], np.sin(run.time), atol=1e-12)
    np.testing.assert_allclose(run["C.current"], np.cos(run.time), atol=1e-12)
    assert po.ledger(run).ratio < 1e-9


def charging() -> po.Network:
    net = po.Network("charging")
    net.add(el.VoltageSource("V", 1.0), "a", "ground")
    net.add(el.Resistor("R", 1.0), "a", "b")
    net.add(el.Capacitor("C", 1.0), "b", "ground")
    return net


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy])
def test_a_copy_is_a_network_of_its_own(how: Callable[[po.Network], po.Network]) -> None:
    net = charging()
    before = po.simulate(net, time=1.0)
    other = how(net)
    other.add(el.Resistor("load", 1.0), "b", "ground")
    assert other.element_names == (*net.element_names, "load")
    assert float(po.simulate(other, time=1.0)["C.voltage"][-1]) == pytest.approx((1 - np.exp(-2.0)) / 2, rel=1e-9)
    net.add(el.Capacitor("C2", 1.0), "b", "ground")
    assert "load" not in net.element_names
    assert float(before["C.voltage"][-1]) == pytest.approx(1 - np.exp(-1.0), rel=1e-9)
    assert float(po.simulate(net, time=1.0)["C.voltage"][-1]) == pytest.approx(1 - np.exp(-0.5), rel=1e-9)


@pytest.mark.parametrize("initial", [5.0, [1, 2], [np.nan]])
def test_an_initial_state_of_another_form_is_refused(initial: Any) -> None:
    with pytest.raises(
        po.SimulationError, match="has 1 finite numbers, in the order of its state_names; or give values"
    ):
        po.simulate(charging(), time=1.0, initial=initial)


def test_a_start_of_another_name_is_refused() -> None:
    with pytest.raises(po.SimulationError, match="given by name, or as 'operating point', not as 'x'"):
        po.simulate(charging(), time=1.0, initial="x")
    with pytest.raises(po.SimulationError, match="given by name, or as 'operating point', not as 'x'"):
        charging().initial_state("x")


@pytest.mark.parametrize("value", ["abc", [1.0], None, np.inf])
def test_an_initial_value_that_is_no_number_is_refused(value: Any) -> None:
    with pytest.raises(po.SimulationError, match=r"the initial value of 'C.voltage' must be a finite number, not"):
        po.simulate(charging(), time=1.0, initial={"C.voltage": value})


def with_arm() -> po.Network:
    arm = po.load(Path(__file__).parents[2] / "examples" / "double_pendulum.toml")
    net = po.Network("with an arm")
    net.add(arm.as_element("arm", ["shoulder"]), "s")
    net.add(rotational.Damper("d", 1.0), "s", "ground")
    return net


def test_initial_values_of_a_mechanism_are_given_by_joint() -> None:
    net = with_arm()
    assert net.initial_state({"arm": {"shoulder": 0.1}})[0] == pytest.approx(0.1)
    with pytest.raises(po.SimulationError, match="the mechanism 'arm' starts from values by joint"):
        net.initial_state({"arm": 3})
    with pytest.raises(po.SimulationError, match=r"they are arm \(values by joint\)"):
        net.initial_state({"shoulder": 0.1})


@pytest.mark.parametrize(
    ("energy", "says"),
    [
        (lambda q: q * q if q > 0 else 2 * q * q, "cannot be compared"),
        (lambda q: np.array([q * q]), r"an array of shape \(1,\) where one number is needed"),
        (lambda q: "nothing", "could not convert"),
        (lambda q, p: q * p, "missing 1 required positional argument"),
    ],
)
def test_an_energy_that_cannot_be_compiled_is_named(energy: Any, says: str) -> None:
    net = po.Network("energies")
    net.add(el.Resistor("R", 1.0), "a", "ground")
    net.add(el.Capacitor("C", energy=energy, charge=1.0), "a", "ground")
    with pytest.raises(po.ModelError, match=f"the function of 'C' cannot be compiled .*{says}"):
        po.simulate(net, time=1.0)


def test_a_law_that_cannot_be_compiled_is_named() -> None:
    net = po.Network("laws")
    net.add(el.NonlinearResistor("N", current=lambda v: v if v < 0 else 3 * v), "a", "ground")
    net.add(el.Capacitor("C", 1.0, voltage=1.0), "a", "ground")
    with pytest.raises(po.ModelError, match="the function of 'N' cannot be compiled"):
        po.simulate(net, time=1.0)


def test_only_elements_with_names_are_added() -> None:
    net = po.Network("strict")
    with pytest.raises(po.ModelError, match="'R1' is no element; make one first"):
        net.add("R1", "a", "b")  # type: ignore[arg-type]
    with pytest.raises(po.ModelError, match="needs a name, a text, not ''"):
        net.add(el.Resistor("", 1.0), "a", "b")


@pytest.mark.parametrize("span", [[], [el.Resistor("R", 1.0)], "2 s", 0.0, -1.0, float("nan"), True])
def test_the_span_of_a_network_is_a_number(span: object) -> None:
    with pytest.raises(po.ModelError, match="span, how long its runs last, must be a number of seconds above 0"):
        po.Network("strict", span)  # type: ignore[arg-type]


def test_passivity_does_not_call_a_pendulum_stable() -> None:
    """Upside down it is at rest, passive, and falls."""
    certificate = with_arm().passivity()
    assert certificate.holds
    assert "up to the weights and springs of arm" in certificate.explain()


def test_a_parameter_that_hides_the_variable_of_a_law_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "hidden.toml"
    file.write_text(
        'poinsot = 1\n[parameters]\nx = 2\n[elements.N]\nkind = "nonlinear_resistor"\nnodes = ["a", "ground"]\n'
        'current = "x**3"\n'
    )
    with pytest.raises(po.FileError, match=r"hidden.toml:7: .* 'x' is both the variable of this law and a parameter"):
        po.load(file)


def test_a_run_that_loses_its_algebraic_loop_names_it() -> None:
    """v = i³ − 3i behind half an ohm: beyond the fold there is no solution near by, and the run says where."""
    net = po.Network("fold")
    net.add(el.VoltageSource("V", "2*t"), "a", "ground")
    net.add(el.NonlinearResistor("N", voltage=lambda i: i**3 - 3 * i, active=True), "a", "b")
    net.add(el.Resistor("R", 0.5), "b", "ground")
    with pytest.raises(po.SimulationFailure, match="algebraic loop of 'N'"):
        po.simulate(net, time=3.0)


def test_equations_of_a_network_that_stores_nothing_say_what_its_sources_see() -> None:
    from poinsot.views import network_equations

    net = po.Network("divider")
    net.add(el.VoltageSource("V", 3.0), "x", "ground")
    net.add(divider(1.0, 2.0).as_element("D", {"p": "a", "n": "c"}), "x", "ground")
    assert network_equations(net).split() == ["V.current", "=", "-V/3"]


@pytest.mark.parametrize("gain", [-0.9, 0.3, 0.7])
def test_a_source_that_feeds_back_what_its_loop_moves(gain: float) -> None:
    """v₁ + v₂ = sin t + k q₂: the current of the loop is the rate of both charges, and the ledger has it."""
    net = po.Network("fed back")
    net.add(
        control.StateFeedback("V", lambda q: gain * q, ["C2.charge"], "across", ELECTRICAL, "sin(t)"), "a", "ground"
    )
    net.add(el.Capacitor("C1", 1.0), "a", "b")
    net.add(el.Capacitor("C2", 2.0), "b", "ground")
    net.add(el.Resistor("R", 1.0), "b", "ground")
    run = po.simulate(net, time=3.0)
    q = run["C2.charge"]
    np.testing.assert_allclose(run["V.current"], -(np.cos(run.time) + (0.5 - gain) * q / 2) / (1.5 - gain), atol=1e-9)
    assert po.ledger(run).ratio < 1e-9


def test_a_ratio_that_varies_with_what_it_ties() -> None:
    """ω₁ = (2 + L₁/5) ω₂ with both inertias tied: the torque on the second is the rate of its momentum."""
    net = po.Network("tied")
    net.add(rotational.TorsionSpring("s", 3.0, angle=0.5), "a", "ground")
    net.add(rotational.Inertia("J1", 1.0, angular_velocity=1.0), "a")
    ratio: Callable[[Any], Any] = lambda momentum: 2 + 0.2 * momentum  # noqa: E731
    net.add(bond_graph.Transformer("T", ROTATIONAL, ROTATIONAL, ratio, ("J1.angular_momentum",)), "a", "b")
    net.add(rotational.Inertia("J2", 3.0), "b")
    run = po.simulate(net, time=3.0)
    h = float(run.time[1])
    p = run["J2.angular_momentum"].values
    rate = (p[:-4] - 8 * p[1:-3] + 8 * p[3:-1] - p[4:]) / (12 * h)
    np.testing.assert_allclose(run["J2.torque"][2:-2], rate, atol=1e-8)
    assert po.ledger(run).ratio < 1e-9


def test_an_element_called_as_an_energy_of_a_mechanism_is_refused() -> None:
    net = with_arm()
    net.add(rotational.Inertia("arm.kinetic", 1.0), "s")
    with pytest.raises(po.ModelError, match=r"'arm.kinetic' would be both a part of mechanism 'arm' and an element"):
        net.initial_state()
