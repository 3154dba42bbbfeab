"""Networks are copied to other processes as what they are made of, and move alike there."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from components.element_zoo import ZOO
from networks.random_networks import network, random_circuit
from poinsot import electrical as el
from poinsot.motion.of_network.keys import network_key

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "networks").glob("*.toml"))


@pytest.mark.parametrize("kind", ZOO)
def test_elements_pickle_as_they_were_made(kind: str) -> None:
    element = ZOO[kind]("e")
    try:
        twin = pickle.loads(pickle.dumps(element))
    except (pickle.PicklingError, AttributeError):
        assert any(callable(x) for x in (*element.made.arguments, *element.made.named.values()))  # type: ignore[union-attr]
        return
    assert type(twin) is type(element)
    assert twin.name == element.name and twin.pairs == element.pairs
    assert all(a.domain is b.domain for a, b in zip(twin.pairs, element.pairs, strict=True))


@pytest.mark.parametrize("seed", range(5))
def test_random_networks_are_the_same_equations(seed: int) -> None:
    net = network(random_circuit(np.random.default_rng(seed)))
    twin = pickle.loads(pickle.dumps(net))
    assert network_key(twin.equations) == network_key(net.equations)
    assert twin.state_names == net.state_names and twin.run == net.run


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_networks_of_files_are_the_same_equations(path: Path) -> None:
    net = po.load(path)
    twin = pickle.loads(pickle.dumps(net))
    assert network_key(twin.equations) == network_key(net.equations)
    np.testing.assert_array_equal(twin.initial_state(), net.initial_state())


def test_a_network_within_a_network_and_joined_nodes() -> None:
    inner = po.Network("filter")
    inner.add(el.Resistor("R", 2.0), "in", "out")
    inner.add(el.Capacitor("C", 0.5, voltage=1.0), "out", "ground")
    net = po.Network("two", 0.5)
    net.add(inner.as_element("f", {"in": "in", "out": "out"}), "a", "b")
    net.add(el.VoltageSource("V", "sin(t)"), "a", "ground")
    net.add(el.Resistor("load", 3.0))
    net.connect("load.p", "b")
    net.connect("load.n", "ground")
    twin = pickle.loads(pickle.dumps(net))
    first, second = (po.simulate(each, samples=11) for each in (net, twin))
    np.testing.assert_array_equal(first["f.C.voltage"], second["f.C.voltage"])
    twin.add(el.Resistor("more", 1.0), "b", "ground")
    assert "more" not in net.element_names


def test_an_element_with_a_lambda_is_named() -> None:
    net = po.Network("n")
    net.add(el.Resistor("fine", 1.0), "a", "ground")
    net.add(el.NonlinearResistor("bent", current=lambda v: v * v * v), "a", "ground")
    with pytest.raises(TypeError, match=r"because of its element 'bent'.*a lambda"):
        pickle.dumps(net)
