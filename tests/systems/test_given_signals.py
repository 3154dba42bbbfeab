"""What drives a source means the same however it is given, and at every door: mechanism, network, port-Hamiltonian."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import PortHamiltonian
from poinsot.elements import Constant, Driven, Expression, Function, Table, as_signal
from poinsot.simulation import HamiltonianSystem
from zoo import random_model

RAMP = {
    "pair": ([0.0, 2.0], [1.0, 5.0]), "array": np.array([[0.0, 2.0], [1.0, 5.0]]),
    "named": {"times": [0, 2], "values": (1, 5)}, "table": Table((0.0, 2.0), (1.0, 5.0)), "formula": "1 + 2*t",
    "expression": Expression("1 + b*t", (("b", 2.0),)), "function": lambda t: 1 + 2 * t,
    "signal": Function(lambda t: 1 + 2 * t),
}  # fmt: skip
THREE = {"number": 3, "formula": "3", "constant": Constant(3.0), "one sample": ([0.5], [3]), "float": np.float64(3)}


def doors() -> dict[str, tuple[Any, str]]:
    mechanism = po.Mechanism(random_model(np.random.default_rng(0), 2, kinds=("revolute",)))
    net = po.Network("charged")
    net.add(po.electrical.VoltageSource("V", 0.0), "a", "ground")
    net.add(po.electrical.Resistor("R", 2.0), "a", "b")
    net.add(po.electrical.Capacitor("C", 0.5), "b", "ground")
    graph = PortHamiltonian(lambda x: x[0] * x[0], np.zeros((1, 1)), ("x",), G=np.eye(1), inputs=("u",))
    return {
        "mechanism": (mechanism, mechanism.freedom_names[0]),
        "network": (net, "V"),
        "graph": (HamiltonianSystem(graph), "u"),
    }


@pytest.mark.parametrize("door", ["mechanism", "network", "graph"])
def test_every_form_gives_one_motion_at_every_door(door: str) -> None:
    system, name = doors()[door]
    for forms in (RAMP, THREE):
        ends = {}
        for form, given in forms.items():
            run = po.simulate(system, time=0.1, samples=2, inputs={name: given}, rtol=1e-9, progress=False)
            ends[form] = np.concatenate([run[what].values[-1] for what in ("energy_storage", "energy_supplied")])
        first = next(iter(ends.values()))
        assert np.abs(first).max() > 0
        for form, end in ends.items():
            np.testing.assert_allclose(end, first, rtol=1e-7, atol=1e-12, err_msg=form)


def test_numbers_and_tables_of_a_run_are_sampled_and_compile_nothing_anew() -> None:
    own = {"a": Constant(1.0), "b": Expression("t"), "c": Table((0.0, 1.0), (2.0, 3.0)), "d": Constant(4.0)}
    driven = Driven(own, {"a": 7.0, "d": lambda t: t * t})
    assert driven.sampled == ("a", "c") and driven.samples == {"a": Constant(7.0), "c": own["c"]}
    assert [driven.value(name, 3.0, [10.0, 20.0]) for name in own] == [10.0, 3.0, 20.0, 9.0]
    assert list(driven.timed) == ["b", "d"]
    other = Driven(own, {"a": 8.0, "d": lambda t: t**2})
    assert [other.key(name) for name in own] == [driven.key(name) for name in own]
    assert Driven(own, {"d": "t**3"}).key("d") != driven.key("d")


MASKED = [0, 1], np.ma.array([0, 1], mask=[False, True])


@pytest.mark.parametrize("given", [None, object(), [1.0], [[1.0]], {"times": [0, 1]}, ([0, 1], ["a", "b"]), 1j, MASKED])
def test_what_is_no_signal_is_refused_in_one_sentence(given: Any) -> None:
    with pytest.raises(po.ModelError, match=r"^the source 'V' needs a number, a formula|^the source 'V': "):
        as_signal("the source 'V'", given)
