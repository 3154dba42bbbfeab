"""Initial states: what is given is kept, what is not follows, what contradicts is named."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
from networks.nonlinear_networks import random_nonlinear
from networks.random_networks import each_seed
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


@pytest.mark.sample(32)
@each_seed
def test_states_found_meet_every_constraint(seed: int) -> None:
    """For nonlinear storage and sources, at any time, whichever values are given so long as they can be met."""
    rng = np.random.default_rng(seed)
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
