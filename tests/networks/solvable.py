"""Whether a network has a state, and one that is consistent."""

import numpy as np

import poinsot as po
from networks.random_networks import Circuit, NodalAnalysis, network, random_circuit
from poinsot.networks.causality import Causality
from poinsot.networks.initial import initial_state
from poinsot.networks.model import NetworkModel


def solvable(seed: int, kinds: str = "RRCCLLVITGM") -> tuple[po.Network, Circuit]:
    """A random circuit that has equations: others contradict themselves, which test_model is about."""
    rng = np.random.default_rng(seed)
    for _ in range(60):
        circuit = random_circuit(rng, kinds)
        net = network(circuit)
        try:
            net.equations  # noqa: B018
        except po.ModelError:
            continue
        return net, circuit
    raise AssertionError("no circuit of sixty has equations")


def consistent_state(net: po.Network, seed: int, t: float) -> np.ndarray:
    """A random state that meets all constraints at time t."""
    e = net.equations
    bound = {e.state_of_branch[b] for b in e.excess.branches}
    values = np.random.default_rng(seed).normal(size=e.nx)
    given = {name: float(v) for k, (name, v) in enumerate(zip(net.state_names, values, strict=True)) if k not in bound}
    return initial_state(e, given, None, t)


def solvable_analysis(seed: int, kinds: str = "RRCCLLVITGM") -> tuple[NetworkModel, Causality, NodalAnalysis]:
    """The first random circuit from this seed on that nodal analysis finds solvable_analysis."""
    rng = np.random.default_rng(seed)
    while True:
        circuit = random_circuit(rng, kinds, nodes=int(rng.integers(2, 7)), parts=int(rng.integers(5, 15)))
        analysis = NodalAnalysis(circuit)
        if analysis.is_regular():
            made = network(circuit)
            return made.model, made.equations.causality, analysis
