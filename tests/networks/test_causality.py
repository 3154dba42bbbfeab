"""Trees, ties, sides and blocks: Kirchhoff's laws to the last digit, each equation once, as nodal analysis has it."""

import networkx as nx
import numpy as np
import pytest

from networks.nonlinear_networks import random_nonlinear
from networks.random_networks import Circuit, NodalAnalysis, network, random_circuit, state
from networks.solvable import solvable_analysis
from poinsot import ModelError, Network, electrical, thermal
from poinsot import electrical as el
from poinsot.elements import IdealCoupling, IdealSource, LinearResistor, Relation, Storage
from poinsot.networks.causality import Causality, stuck_junctions
from poinsot.networks.equations import CausalEquations
from poinsot.networks.model import NetworkModel
from poinsot.structures import EdgeKind, normal_tree

SEEDS = range(40)


def whole(model: NetworkModel, causality: Causality, rng: np.random.Generator) -> tuple[list[int], list[int]]:
    """Across and through from random whole numbers in the place of what is given."""
    given = [int(v) for v in rng.integers(-9, 10, len(causality.given))]
    other = [sum(sign * given[j] for j, sign in terms) for terms in causality.out]
    across = [g if kind == "across" else o for g, o, kind in zip(given, other, causality.given, strict=True)]
    through = [o if kind == "across" else g for g, o, kind in zip(given, other, causality.given, strict=True)]
    return across, through


def test_kirchhoffs_laws_hold_exactly(seed: int) -> None:
    """Through sums to zero at nodes, across round loops, and Tellegen's Σ across · through = 0, in integers."""
    model, causality, _ = solvable_analysis(seed)
    across, through = whole(model, causality, np.random.default_rng(seed))
    assert not (np.asarray(model.graph.incidence(), dtype=int) @ np.array(through)).any()
    tree = {b.name for b, kind in zip(model.branches, causality.given, strict=True) if kind == "across"}
    C = np.asarray(model.graph.fundamental_loops(tree), dtype=int)
    assert not (C @ np.array(across)).any()
    assert sum(a * t for a, t in zip(across, through, strict=True)) == 0


def test_what_is_given_and_what_follows_are_dual(seed: int) -> None:
    """W is skew, of whole numbers."""
    _, causality, _ = solvable_analysis(seed)
    n = len(causality.given)
    W = np.zeros((n, n), dtype=int)
    for b, terms in enumerate(causality.out):
        for j, sign in terms:
            W[b, j] += sign
    assert not (W + W.T).any()


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
def test_refused_is_what_has_no_unique_solution(rng: np.random.Generator) -> None:
    """A network is refused if and only if nodal analysis finds its equations singular."""
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


def test_every_block_uses_only_what_is_known(seed: int) -> None:
    equations = random_nonlinear(np.random.default_rng(seed)).equations
    model, causality = equations.model, equations.causality
    known = {
        b for b, branch in enumerate(model.branches)
        if isinstance(model.primitives[branch.element], (Storage, IdealSource))
    }  # fmt: skip
    for block in equations.blocks:
        needed = set().union(*(e.involves for e in block.equations)) - set(block.unknowns)
        assert needed <= known
        assert not known & set(block.unknowns)
        known |= set(block.unknowns)
    assert known == set(range(len(causality.given)))
    rows = [(e.element, e.row) for block in equations.blocks for e in block.equations]
    expected = [(k, p) for k, e in enumerate(model.primitives)
                if isinstance(e, (LinearResistor, Relation, IdealCoupling))
                for p in range(len(e.pairs))]  # fmt: skip
    assert sorted(rows) == expected


def ladder(n: int) -> Network:
    """R in series, C to the ground, n times, behind a source."""
    net = Network("ladder")
    net.add(electrical.VoltageSource("V", 1.0), "0", "ground")
    for k in range(n):
        net.add(electrical.Resistor(f"R{k}", 1.0), str(k), str(k + 1))
        net.add(electrical.Capacitor(f"C{k}", 1.0), str(k + 1), "ground")
    return net


def test_a_ladder_needs_no_simultaneous_equations() -> None:
    blocks = ladder(30).equations.blocks
    assert len(blocks) == 30 and all(block.how == "linear" and len(block.unknowns) == 1 for block in blocks)


def test_a_law_whose_argument_is_known_is_evaluated() -> None:
    net = ladder(1)
    net.add(electrical.Diode("D"), "1", "ground")
    assert {b.how for b in net.equations.blocks} == {"linear", "law"} and not net.equations.unknowns


def test_a_law_behind_a_resistor_is_solved_for() -> None:
    net = ladder(1)
    net.add(electrical.Resistor("S", 1.0), "1", "d")
    net.add(electrical.Diode("D"), "d", "ground")
    block = next(b for b in net.equations.blocks if b.how == "newton")
    assert {net.model.primitives[e.element].name for e in block.equations} == {"S", "D"}


@pytest.mark.parametrize("series", [True, False])
def test_a_resistor_that_heats_is_solved_the_way_the_network_asks(series: bool) -> None:
    """With the current of an inductor or the voltage of a source given, no equation is implicit."""
    net = Network("heater")
    net.add(electrical.VoltageSource("V", 2.0), "a", "ground")
    if series:
        net.add(electrical.Inductor("L", 1.0, current=0.7), "a", "b")
    net.add(electrical.HeatingResistor("R", 4.0), "b" if series else "a", "ground", "h")
    net.add(thermal.HeatCapacity("C", 5.0, temperature=300.0), "h")
    assert {b.how for b in net.equations.blocks} == {"law"}
    flow = net.equations.evaluate(list(net.initial_state()), 0.0, [])
    at = {b.name: k for k, b in enumerate(net.model.branches)}
    i = 0.7 if series else 0.5
    assert flow.through[at["R"]] == pytest.approx(i) and flow.across[at["R"]] == pytest.approx(4 * i)
    assert flow.through[at["C"]] == pytest.approx(4 * i**2 / 300.0)


KINDS = pytest.mark.parametrize("kinds", ["RRCCLLVITGM", "RCCLLV", "CCLL", "RCLTGTG", "CLTGM", "LLGGV"])


def solvable(seed: int, kinds: str) -> tuple[Circuit, NodalAnalysis, CausalEquations]:
    rng = np.random.default_rng(seed)
    while True:
        circuit = random_circuit(rng, kinds, nodes=int(rng.integers(2, 8)), parts=int(rng.integers(5, 17)))
        analysis = NodalAnalysis(circuit)
        if analysis.is_regular():
            return circuit, analysis, network(circuit).equations


@pytest.mark.sample(5)
@KINDS
def test_all_variables_agree(seed: int, kinds: str) -> None:
    """Across, through and rates at a random consistent state and time, to 1e-9; and the power balance, to 1e-12."""
    circuit, analysis, equations = solvable(seed, kinds)
    t = 0.4
    voltages, currents = analysis.consistent(np.random.default_rng(seed), t)
    expected = analysis.solve(voltages, currents, t)
    assert expected.unique
    x = state(circuit, voltages, currents)
    size = 1.0 + max(np.abs(expected.across).max(), np.abs(expected.through).max())
    assert np.abs(np.array(equations.excess.constraint(x, t), dtype=float)).max(initial=0.0) < 1e-9 * size

    found = equations.evaluate(x, t, [])
    across, through = np.array(found.across, dtype=float), np.array(found.through, dtype=float)
    np.testing.assert_allclose(across, expected.across, rtol=0, atol=1e-9 * size)
    np.testing.assert_allclose(through, expected.through, rtol=0, atol=1e-9 * size)
    assert abs(across @ through) <= 1e-12 * max(np.abs(across * through).sum(), 1e-300), "Tellegen"

    stored = sum(c * r for c, r in zip(equations.conjugates(x), found.rates, strict=True))
    into = [found.power([k]) for k in range(len(across)) if k not in equations.branch_of_state]
    assert abs(stored + sum(into)) <= 1e-12 * max(np.abs(across * through).sum(), 1e-300), "Ḣ = what is supplied"


G = "ground"


@pytest.mark.parametrize("seed", range(60))
def test_exactly_the_junctions_that_join_parts(rng: np.random.Generator) -> None:
    """Random circuits: the junction is stuck if no path of other elements leads from one of its nodes to the other."""
    net, kinds = Network("random"), {}
    nodes = [G, *"abcde"[: int(rng.integers(2, 6))]]
    paths = nx.Graph()
    paths.add_nodes_from(nodes)
    pairs = [(a, G) for a in nodes[1:]] + [tuple(rng.choice(nodes, 2, replace=False)) for _ in range(6)]
    for k, (a, b) in enumerate(pairs):
        kind = str(rng.choice(list("RCLDDI")))
        made = {"R": el.Resistor(f"R{k}", 1.0), "C": el.Capacitor(f"C{k}", 1.0), "L": el.Inductor(f"L{k}", 1.0)}
        made |= {"D": el.Diode(f"D{k}"), "I": el.CurrentSource(f"I{k}", 1.0)}  # type: ignore[dict-item]
        net.add(made[kind], str(a), str(b))
        kinds[f"{kind}{k}"] = kind, str(a), str(b)
        if kind in "RC":
            paths.add_edge(str(a), str(b))
    expected = {name for name, (kind, a, b) in kinds.items() if kind == "D" and not nx.has_path(paths, a, b)}
    assert set(stuck_junctions(net.model)) == expected
