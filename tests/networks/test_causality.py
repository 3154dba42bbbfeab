"""Trees, ties and sides: Kirchhoff's laws to the last digit, a maximum of free storage, one state per eigenvalue."""

from __future__ import annotations

import numpy as np
import pytest

from networks.random_networks import NodalAnalysis, each_seed, network, random_circuit
from networks.solvable import solvable_analysis
from poinsot import ModelError, Network, electrical
from poinsot.elements import Storage
from poinsot.networks.causality import Causality
from poinsot.networks.model import NetworkModel
from poinsot.structures import EdgeKind, normal_tree


def whole(model: NetworkModel, causality: Causality, rng: np.random.Generator) -> tuple[list[int], list[int]]:
    """Across and through from random whole numbers in the place of what is given."""
    given = [int(v) for v in rng.integers(-9, 10, len(causality.given))]
    other = [sum(sign * given[j] for j, sign in terms) for terms in causality.out]
    across = [g if kind == "across" else o for g, o, kind in zip(given, other, causality.given, strict=True)]
    through = [o if kind == "across" else g for g, o, kind in zip(given, other, causality.given, strict=True)]
    return across, through


@each_seed
def test_kirchhoffs_laws_hold_exactly(seed: int) -> None:
    """Through sums to zero at nodes, across round loops, and Tellegen's Σ across · through = 0, in integers."""
    model, causality, _ = solvable_analysis(seed)
    across, through = whole(model, causality, np.random.default_rng(seed))
    assert not (np.asarray(model.graph.incidence(), dtype=int) @ np.array(through)).any()
    tree = {b.name for b, kind in zip(model.branches, causality.given, strict=True) if kind == "across"}
    C = np.asarray(model.graph.fundamental_loops(tree), dtype=int)
    assert not (C @ np.array(across)).any()
    assert sum(a * t for a, t in zip(across, through, strict=True)) == 0


@each_seed
def test_what_is_given_and_what_follows_are_dual(seed: int) -> None:
    """W is skew, of whole numbers."""
    _, causality, _ = solvable_analysis(seed)
    n = len(causality.given)
    W = np.zeros((n, n), dtype=int)
    for b, terms in enumerate(causality.out):
        for j, sign in terms:
            W[b, j] += sign
    assert not (W + W.T).any()


@each_seed
def test_without_couplings_the_tree_is_normal(seed: int) -> None:
    """As many storages are free as any tree allows."""
    model, causality, _ = solvable_analysis(seed, "RCCLLVI")
    kinds = {}
    for b in model.branches:
        element = model.primitives[b.element]
        kinds[b.name] = element.kinds[0] if isinstance(element, Storage) else getattr(element, "kind", EdgeKind.OTHER)
    normal = normal_tree(model.graph, kinds)
    assert len(causality.excess) == len(normal.across_excess) + len(normal.through_excess)


@pytest.mark.sample(91)
@pytest.mark.parametrize("kinds", ["RRCCLLVITGM", "CLTGM", "CLTTGG", "RCLV"])
@each_seed
def test_free_states_count_the_finite_eigenvalues(seed: int, kinds: str) -> None:
    """States less excess are as many as the degree of det(s E + F) in s, found by interpolation on the unit circle."""
    model, causality, analysis = solvable_analysis(seed, kinds)
    points = np.exp(2j * np.pi * np.arange(64) / 64)
    values = np.array([np.linalg.det(s * analysis.E + analysis.F) for s in points])
    coefficients = np.abs(np.fft.fft(values) / 64)
    degree = int(np.nonzero(coefficients > 1e-9 * coefficients.max())[0].max())
    states = sum(len(e.pairs) for e in model.primitives if isinstance(e, Storage))
    assert states - len(causality.excess) == degree


@pytest.mark.sample(115)
@pytest.mark.parametrize("seed", range(150))
def test_refused_is_what_has_no_unique_solution(seed: int) -> None:
    """A network is refused if and only if nodal analysis finds its equations singular."""
    rng = np.random.default_rng(seed)
    circuit = random_circuit(rng, str(rng.choice(["RRCCLLVITGM", "VITG", "RVITGC"])), nodes=4, parts=9)
    if NodalAnalysis(circuit).is_regular():
        network(circuit).equations  # noqa: B018  (nothing is raised)
    else:
        with pytest.raises(ModelError, match="random circuit"):
            network(circuit).equations  # noqa: B018


def test_a_capacitor_behind_a_transformer_is_bound_by_the_one_before() -> None:
    net = Network("two sides")
    net.add(electrical.Capacitor("C1", 1.0), "a", "ground")
    net.add(electrical.Transformer("T", 2.0), "a", "ground", "b", "ground")
    net.add(electrical.Capacitor("C2", 3.0), "b", "ground")
    net.add(electrical.Resistor("R", 1.0), "b", "ground")
    equations = net.equations
    assert [net.model.branches[b].name for b in equations.causality.excess] in (["C1"], ["C2"])
    assert {net.model.branches[b].name for b in equations.excess.ties[0]} == {"C1", "C2"}
