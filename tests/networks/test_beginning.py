"""A network without an order starts where its sources and laws allow."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
from networks.random_networks import G, controlled, random_network
from poinsot import electrical as el

SEEDS = range(6)


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", SEEDS)
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
