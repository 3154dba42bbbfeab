"""The equations of networks: power balance, laws of their elements, and the same numbers over every scalar."""

from __future__ import annotations

import numpy as np
import pytest

from networks.nonlinear_networks import random_nonlinear, solved
from networks.random_networks import NodalAnalysis, each_seed, network, random_circuit, state
from poinsot import Network, bond_graph, electrical, rotational, thermal, transducers, translational
from poinsot.elements import ELECTRICAL, TRANSLATIONAL, LinearResistor, Relation
from poinsot.networks.causality import relation_of
from poinsot.networks.initial import initial_state
from scalars import Over, assert_same, each_scalar


@pytest.mark.sample(29)
@each_seed
def test_power_balance_of_nonlinear_networks(seed: int) -> None:
    """Ḣ = Σ supplied − Σ dissipated, every dissipator takes power, every law holds, at a random state and time."""
    rng = np.random.default_rng(seed)
    equations = random_nonlinear(rng).equations
    t = float(rng.uniform(0, 3))
    x = initial_state(equations, None, t=t)
    free = x + 0.3 * rng.uniform(-1, 1, len(x)) if not equations.causality.excess else x
    flow = solved(equations, free, t)
    powers = np.array([float(flow.power([b])) for b in range(len(flow.across))])
    size = np.abs(powers).sum() + 1e-300
    assert abs(powers.sum()) <= 1e-12 * size + 1e-30, "Tellegen"
    stored = sum(c * r for c, r in zip(equations.conjugates(list(free)), flow.rates, strict=True))
    assert abs(stored - powers[equations.branch_of_state].sum()) <= 1e-9 * size + 1e-30
    for k, element in enumerate(equations.model.primitives):
        b = equations.model.first_branch(k)
        if isinstance(element, LinearResistor):
            assert element.a * flow.across[b] == pytest.approx(element.r * flow.through[b], rel=1e-9, abs=1e-9)
        elif isinstance(element, Relation):
            relation = relation_of(equations.model, equations.causality, k)
            given = flow.across[b] if relation.reads[0][1] == "across" else flow.through[b]
            gives = flow.through[b] if relation.outputs[0] == "through" else flow.across[b]
            assert gives == pytest.approx(float(relation.law(given)[0]), rel=1e-9, abs=1e-9)
            assert powers[b] >= -1e-12 * size


@each_scalar
def test_the_same_over_every_scalar(over: Over) -> None:
    """Excess storage, couplings, nonlinear energy and heat, on numbers of each type."""
    net = Network("everything")
    net.add(electrical.VoltageSource("V", "2*sin(3*t)"), "a", "ground")
    net.add(electrical.Capacitor("C0", 0.7), "a", "ground")
    net.add(transducers.DCMotor("M", resistance=1.3, constant=0.4, inductance=0.2, inertia=0.5, gear=3.0, heat=True),
            "a", "ground", "s", "h")  # fmt: skip
    net.add(rotational.Inertia("J", 2.0), "s")
    net.add(rotational.TorsionSpring("k", energy=lambda x: x * x * x * x + x * x), "s", "ground")
    net.add(thermal.HeatCapacity("C", 3.0), "h")
    equations = net.equations
    assert len(equations.causality.excess) == 2

    def everything(x: object, t: object) -> object:
        flow = equations.evaluate(list(x), t, [])
        return [
            *flow.across,
            *flow.through,
            *flow.rates,
            *equations.energies(list(x)),
            *equations.excess.constraint(list(x), t),
        ]

    x, t = np.random.default_rng(3).uniform(0.2, 1.0, equations.nx), 0.7
    assert_same(over(everything, x, t), everything(x, t), rel=1e-12, abs=1e-12)


@pytest.mark.parametrize("seed", range(3))
@each_scalar
def test_random_circuits_over_every_scalar(over: Over, seed: int) -> None:
    rng = np.random.default_rng(seed)
    while True:
        circuit = random_circuit(rng, "RCLTGV", nodes=3, parts=6)
        if NodalAnalysis(circuit).is_regular():
            break
    equations = network(circuit).equations
    x = np.array(state(circuit, *NodalAnalysis(circuit).consistent(rng, 0.3)))

    def rates(x: object, t: object) -> object:
        return equations.evaluate(list(x), t, []).rates

    assert_same(over(rates, x, 0.3), rates(x, 0.3), rel=1e-11, abs=1e-11)


def test_couplings_may_vary_with_states() -> None:
    """A modulated transformer: velocity over voltage follows the elongation of a spring; power passes all the same."""
    net = Network("modulated")
    net.add(electrical.VoltageSource("V", 2.0), "a", "ground")
    net.add(electrical.Inductor("L", 0.5, current=0.3), "a", "b")
    net.add(bond_graph.Gyrator("GY", ELECTRICAL, TRANSLATIONAL, lambda x: 1.0 + x * x, by=("k.elongation",)), "b", "c")
    net.add(translational.Mass("m", 2.0, velocity=0.4), "c")
    net.add(translational.Spring("k", 3.0, elongation=0.5), "c", "ground")
    equations = net.equations
    flow = equations.evaluate(list(net.initial_state()), 0.0, [])
    names = [b.name for b in net.model.branches]
    at = {name: (flow.across[k], flow.through[k]) for k, name in enumerate(names)}
    n = 1.0 + 0.5**2
    (v, i), (velocity, outward) = at["GY.a"], (at["GY.b"][0], -at["GY.b"][1])
    assert i == pytest.approx(n * outward) and v == pytest.approx(velocity / n)
    assert v * i == pytest.approx(outward * velocity)
