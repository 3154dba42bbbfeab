"""Initial states: what is given is kept, what is not follows, what contradicts is named."""

import numpy as np
import pytest

import poinsot as po
from networks.nonlinear_networks import random_nonlinear
from networks.random_networks import G, controlled, each_seed, random_network
from poinsot import electrical as el
from poinsot import rotational
from poinsot.networks.initial import initial_state


def loop(first: float | None, second: float | None, third: float | None = None) -> po.Network:
    """Three capacitors in a loop, with a resistor beside the first."""
    net = po.Network("loop")
    net.add(el.Capacitor("C1", 1.0, voltage=first), "a", "ground")
    net.add(el.Capacitor("C2", 2.0, voltage=second), "b", "ground")
    net.add(el.Capacitor("C3", 3.0, voltage=third), "a", "b")
    net.add(el.Resistor("R", 1.0), "a", "ground")
    return net


def test_what_is_given_is_kept_and_the_rest_follows() -> None:
    x = loop(5.0, 2.0).initial_state()
    np.testing.assert_allclose(x, [5.0, 4.0, 9.0], rtol=1e-14)


def test_values_of_a_run_replace_those_of_the_elements() -> None:
    net = loop(None, None)
    np.testing.assert_allclose(net.initial_state({"C1.voltage": 3.0, "C3.charge": 6.0}), [3.0, 2.0, 6.0], rtol=1e-14)
    run = po.simulate(net, time=0.1, initial={"C1.voltage": 3.0, "C3.voltage": 2.0})
    assert float(run["C2.voltage"][0]) == pytest.approx(1.0, rel=1e-14)


def test_nothing_given_is_nothing_stored() -> None:
    assert not loop(None, None).initial_state().any()


def test_contradictions_are_named() -> None:
    with pytest.raises(po.SimulationError, match=r"are a loop.*contradict one another by 1 V.*C3 at 4 V") as error:
        loop(5.0, 2.0, 4.0).initial_state()
    assert all(name in str(error.value) for name in ("C1 at 5 V", "C2 at 2 V", "leave one out"))


def test_cutsets_are_named_in_their_own_words() -> None:
    net = po.Network("shafts")
    net.add(rotational.Inertia("J1", 1.0, angular_velocity=1.0), "a")
    net.add(rotational.Gear("G", 2.0), "a", "ground", "b", "ground")
    net.add(rotational.Inertia("J2", 1.0, angular_velocity=1.0), "b")
    net.add(rotational.Damper("d", 1.0), "b", "ground")
    with pytest.raises(po.SimulationError, match=r"J\d – J\d are a loop, so their angular velocities are bound"):
        net.initial_state()
    np.testing.assert_allclose(net.initial_state({"J2.angular_velocity": 0.5}), [1.0, 0.5], rtol=1e-14)


def test_a_shorted_capacitor_says_so() -> None:
    net = po.Network("short")
    net.add(el.Capacitor("C", 1.0, voltage=1.0), "a", "a")
    net.add(el.Resistor("R", 1.0), "a", "ground")
    with pytest.raises(po.SimulationError, match="'C' must start without voltage, for both of its terminals are on"):
        net.initial_state()


@pytest.mark.sample(12)
@each_seed
def test_states_found_meet_every_constraint(rng: np.random.Generator) -> None:
    """For nonlinear storage and sources, at any time, whichever values are given so long as they can be met."""
    while not (equations := random_nonlinear(rng, "RDCCCLLLVTG").equations).causality.excess:
        pass
    t = float(rng.uniform(0, 3))
    free = [name for name, b in zip(equations.state_names, equations.branch_of_state, strict=True)
            if b not in equations.causality.excess]  # fmt: skip
    given = {name: float(rng.uniform(-1, 1)) for name in free}
    x = initial_state(equations, given, t=t)
    assert np.abs(np.array(equations.excess.constraint(list(x), t), dtype=float)).max() < 1e-9
    for name, value in given.items():
        assert x[equations.state_names.index(name)] == value


def test_a_conjugate_value_of_nonlinear_storage_is_solved_for() -> None:
    net = po.Network("bent")
    net.add(el.Capacitor("C", energy=lambda q: q * q * q * q + q * q), "a", "ground")
    net.add(el.Resistor("R", 1.0), "a", "ground")
    q = float(net.initial_state({"C.voltage": 6.0})[0])
    assert 4 * q**3 + 2 * q == pytest.approx(6.0, rel=1e-14)


SEEDS = range(6)


@pytest.mark.sample(2)
def test_what_is_fixed_starts_as_it_goes_on(seed: int) -> None:
    net, bound = random_network(np.random.default_rng(seed))
    turned, _ = random_network(np.random.default_rng(seed), turned=True)
    run = po.simulate(net, samples=6, rtol=1e-8)
    assert run.status == "done"
    for name, divider, gain, bend in bound:
        for k in (0, -1):
            v = float(run[divider][k])
            np.testing.assert_allclose(float(run[name][k]), gain * v + bend * np.tanh(v), rtol=1e-6, atol=1e-9)
    one, two = net.system(), turned.system()
    for t in (0.0, 0.3):
        ours, theirs = (dict(zip(s.state.component_names, s.state.begins(t), strict=True)) for s in (one, two))  # type: ignore[misc]
        assert ours == pytest.approx(theirs, rel=1e-9)
    assert one.state.initial[one.state.component_names.index("alone.charge")] == 1.0


def test_what_is_given_is_kept_or_refused() -> None:
    net = po.Network("n", 0.1)
    net.add(el.VoltageSource("V", 2.0), "a", G)
    net.add(el.Resistor("R", 1.0), "a", "b")
    net.add(el.Resistor("S", 1.0), "b", G)
    net.add(controlled("A", 3.0, 0.0, "across"), "b", G, "c", G)
    net.add(el.Capacitor("C", 1.0), "c", "d")
    net.add(el.Capacitor("D", 1.0), "d", G)
    assert net.system(initial={"C.voltage": 0.5}).state.initial.tolist() == pytest.approx([0.5, 2.5], rel=1e-12)
    assert net.system(inputs={"V": ([0.0, 1.0], [4.0, 6.0])}).state.initial.tolist() == pytest.approx(
        [3.0, 3.0], rel=1e-12
    )
    with pytest.raises(po.SimulationError, match=r"C.charge, D.charge start with contradict"):
        net.system(initial={"C.voltage": 0.5, "D.voltage": 0.5})
    whole = net.system().state.initial
    np.testing.assert_array_equal(net.system(initial=whole).state.initial, whole)


@pytest.mark.parametrize("kind", ["by an order", "solved together"])
@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e5])
def test_what_sources_bind_is_bound_at_the_moment_of_the_start(kind: str, scale: float) -> None:
    """Law  a run from a state of another one goes on as that, whatever its sources were at time 0."""
    net = po.Network("divided")
    net.add(el.VoltageSource("V", "2 + sin(3*t)"), "a", "ground")
    net.add(el.Capacitor("C", scale), "a", "b")
    if kind == "by an order":
        net.add(el.Capacitor("D", 2.0 * scale), "b", "ground")
    else:
        net.add(el.Diode("D", saturation_current=1e-6 * scale, capacitance=2.0 * scale), "ground", "b")
    net.add(el.Resistor("R", 1.0 / scale), "b", "ground")
    whole, k = po.simulate(net, 2.0, samples=9, rtol=1e-10), 4
    assert whole.attrs["method"] == ("dop853" if kind == "by an order" else "radau")
    for start in ([float(whole[each][k]) for each in net.state_names], {"C.charge": float(whole["C.charge"][k])}):
        rest = po.simulate(net, 2.0, start=float(whole.time[k]), initial=start, samples=9 - k, rtol=1e-10)
        for each in net.state_names:
            np.testing.assert_allclose(rest[each], whole[each][k:], rtol=1e-7)
    with pytest.raises(po.SimulationError, match="contradict"):
        po.simulate(net, 2.0, initial=[float(whole[each][k]) for each in net.state_names])
