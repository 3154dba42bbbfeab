"""A function is what it does: the same text for the same operations, another for others, none for what changes."""

import itertools
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import PortHamiltonian, electrical, translational
from poinsot.algebra.caching import fingerprint
from poinsot.control import EnergyShaping
from poinsot.elements import TRANSLATIONAL

COUNT = itertools.count()
RANDOM = np.random.default_rng(0)
CHANGING = {
    "random": lambda t: t * RANDOM.normal(),
    "counter": lambda t: t + next(COUNT),
    "clock": lambda t: t * (time.perf_counter_ns() % 1_000_003),
    "grows": lambda t, seen=[]: (seen.append(t), t * len(seen))[1],
}


def test_the_same_operations_have_the_same_text_and_others_another(seed: int) -> None:
    a, b = np.random.default_rng(seed).normal(size=2)
    assert fingerprint(lambda x, y: a * x + y, 2) == fingerprint(lambda u, v: a * u + v, 2)
    assert fingerprint(lambda x: a * x, 1) != fingerprint(lambda x: b * x, 1)
    assert fingerprint(lambda x: a * x, 1) != fingerprint(lambda x: a * x * x, 1)


@pytest.mark.parametrize("kind", CHANGING)
def test_what_changes_from_call_to_call_is_refused_wherever_it_is_given(kind: str) -> None:
    """As an input of a mechanism, a network and a port-Hamiltonian system; as law, energy, feedback and Hamiltonian."""
    changing = CHANGING[kind]
    with pytest.raises(TypeError, match="each time it is called"):
        fingerprint(changing, 1)
    told = pytest.raises(po.PoinsotError, match="each time it is called")
    pendulum = po.load("examples/double_pendulum.toml")
    with told:
        po.simulate(pendulum, 1.0, inputs={pendulum.freedom_names[0]: changing})
    with told:
        po.simulate(circuit(), 1.0, inputs={"V": changing})
    with told:
        po.simulate(circuit(translational.Spring("k", energy=lambda x: x * x + changing(x) * x * x)), 1.0)
    with told:
        po.simulate(circuit(EnergyShaping("shape", lambda x: x * x + changing(x) * x * x, ["p"], [0.0], TRANSLATIONAL)))
    with told:
        po.simulate(oscillator(lambda x: x[0] * x[0] + x[1] * x[1] * changing(x[1])), 1.0)
    with told:
        po.simulate(oscillator(lambda x: x[0] * x[0] + x[1] * x[1]), 1.0, inputs={"u": changing})


def circuit(*more: Any) -> po.Network:
    net = po.Network("circuit")
    net.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    net.add(electrical.Resistor("R", 1.0), "a", "b")
    net.add(electrical.Capacitor("C", 1.0), "b", "ground")
    for element in more:
        net.add(translational.Mass("m", 1.0), "m")
        net.add(element, *(["m", "ground"] if element.name == "k" else ["m"]))
    return net


def oscillator(hamiltonian: Callable[..., Any]) -> PortHamiltonian:
    J = np.array([[0.0, 1.0], [-1.0, 0.0]])
    return PortHamiltonian(hamiltonian, J, ("q", "p"), G=np.array([[0.0], [1.0]]), inputs=("u",))
