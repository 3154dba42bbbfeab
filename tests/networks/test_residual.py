"""The residual form of networks: a root is what the equations in order say, whole tree or not."""

from __future__ import annotations

import numpy as np
import pytest

from networks.nonlinear_networks import random_nonlinear, solved
from poinsot import Network, electrical
from poinsot.algebra import Dual, dual
from poinsot.networks.equations import CausalEquations
from poinsot.networks.initial import initial_state
from poinsot.networks.residual import Residual
from poinsot.networks.states import NetworkStates

G = "ground"


@pytest.mark.sample(27)
@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("seed", range(25))
def test_what_the_equations_say_is_a_root(seed: int, whole: bool) -> None:
    """Random nonlinear circuits with bound storage, transformers, gyrators; 1e-9 of the largest variable."""
    rng = np.random.default_rng(seed)
    equations = random_nonlinear(rng, "RRDDCCLLVITG").equations
    x = initial_state(equations, None)
    if not equations.causality.excess:
        x = x + 0.5 * rng.uniform(-1, 1, len(x))
    flow = solved(equations, x, 0.0)
    residual = Residual(NetworkStates(equations.model), whole)
    potential = _potentials(equations, flow.across)
    branches = len(equations.model.branches)
    w = [
        potential[equations.model.graph.vertices[b - branches]]
        if b >= branches
        else (flow.across if residual.given[b] == "across" else flow.through)[b]
        for b in residual.unknowns
    ]
    missed = np.array(residual.residual(flow.rates, list(x), w, 0.0), dtype=float)
    largest = 1 + np.abs(np.array([*flow.across, *flow.through], dtype=float)).max()
    assert np.abs(missed).max(initial=0.0) < 1e-9 * largest
    z = residual.pool(flow.rates, list(x), w, 0.0, [])
    for forms, wanted in ((residual.across, flow.across), (residual.through, flow.through)):
        found = [sum(c * z[section][i] for (section, i), c in form.items()) for form in forms]
        np.testing.assert_allclose(np.array(found, float), np.array(wanted, float), atol=1e-9 * largest)


def _potentials(equations: CausalEquations, across: list[float]) -> dict[str, float]:
    """The potential of every node, by walking from the ground."""
    found = {G: 0.0}
    while len(found) <= len(equations.model.graph.vertices):
        for branch, value in zip(equations.model.branches, across, strict=True):
            if branch.head in found and branch.tail not in found:
                found[branch.tail] = found[branch.head] + float(value)
            elif branch.tail in found and branch.head not in found:
                found[branch.head] = found[branch.tail] - float(value)
    return found


def test_it_runs_on_any_scalar() -> None:
    """Duals carry the slope of a diode through the rows."""
    net = Network("slope")
    net.add(electrical.VoltageSource("V", "2*t"), "a", G)
    net.add(electrical.Diode("D"), "a", "b")
    net.add(electrical.Inductor("L", 0.5), "b", G)
    residual = Residual(NetworkStates(net.model))
    (at,) = [i for i, b in enumerate(residual.unknowns) if net.model.branches[b].name == "D"]
    w = [Dual(0.6, 1.0) if i == at else 0.0 for i in range(len(residual.unknowns))]
    slopes = [float(dual(r)) for r in residual.residual([0.0], [0.0], w, 1.0)]
    conductance = 1e-14 / 0.025852 * np.exp(0.6 / 0.025852) + 1e-12
    assert sorted(map(abs, slopes))[0] == pytest.approx(conductance)


def test_large_conductances_stand_in_the_tree_and_cancel_there() -> None:
    """A wire of 1 µΩ beside a leak of 1e-12 S: its current is not the difference of two potentials."""
    net = Network("wire")
    net.add(electrical.CurrentSource("I", 1e-9), G, "a")
    net.add(electrical.Resistor("wire", 1e-6), "a", "b")
    net.add(electrical.Conductor("leak", 1e-12), "b", G)
    residual = Residual(NetworkStates(net.model))
    tree = [b.name for b, given in zip(net.model.branches, residual.given, strict=False) if given == "across"]
    assert tree == ["wire", "leak"]


def test_rows_and_unknowns_are_told_by_the_users_names() -> None:
    net = Network("names")
    net.add(electrical.VoltageSource("V", 1.0), "a", G)
    net.add(electrical.Diode("D"), "a", "b")
    net.add(electrical.Inductor("L", 0.5), "b", G)
    residual = Residual(NetworkStates(net.model))
    assert residual.unknown_name(0) == "the voltage of 'D'"
    assert {"D", "L"} <= set(residual.elements_of(residual.nx))
    assert Residual(NetworkStates(net.model), whole=False).unknown_name(0) == "the potential of the node 'b'"
