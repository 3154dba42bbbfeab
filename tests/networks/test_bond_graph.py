"""Bond graphs of networks: one stroke a bond, junctions causal, the same Dirac structure as the network's."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from defusedxml.ElementTree import fromstring

import poinsot as po
from architecture.source_tree import ROOT
from cases import quick
from networks.solvable import solvable
from networks.solvable import solvable_analysis as of_circuits
from poinsot import bond_graph as bg
from poinsot import electrical, rotational, translational
from poinsot.algebra.arrays import Floats
from poinsot.elements import ELECTRICAL, ROTATIONAL, IdealCoupling, LinearResistor
from poinsot.networks.bond_graph import BondGraph, told_apart
from poinsot.networks.equations import CausalEquations

EXAMPLES = sorted(f for f in (ROOT / "examples" / "networks").iterdir() if f.is_file())


def read_back(net: po.Network, graph: BondGraph) -> Floats:
    """A basis of what the drawn graph allows: across and through of all branches that are not of couplings.

    Unknowns are across and through along the arrow of every bond; junctions and couplings give the equations.
    """
    bonds, model = graph.bonds, net.model
    n = len(bonds)
    rows: list[Floats] = []

    def row(terms: list[tuple[int, float]]) -> None:
        found = np.zeros(2 * n)
        for column, value in terms:
            found[column] += value
        rows.append(found)

    row([])  # so that a lone bond has an equation, too
    for k, vertex in graph.kept.items():
        here = [i for i, bond in enumerate(bonds) if k in (bond.tail, bond.head)]
        if vertex.element is None:
            common, summed = (0, n) if (vertex.kind == "0") == vertex.domain.across_is_effort else (n, 0)
            for i in here[1:]:
                row([(common + here[0], 1.0), (common + i, -1.0)])
            row([(summed + i, 1.0 if bonds[i].head == k else -1.0) for i in here])
    matrices = net.equations.numbers
    ports: dict[int, tuple[int, float, float]] = {}  # branch → bond, factors of across and through
    for i, bond in enumerate(bonds):
        for port in bond.ports:
            ports[port.branch] = i, port.polarity, port.polarity * (1.0 if bond.head == port.vertex else -1.0)
    for k, part in enumerate(model.primitives):
        if isinstance(part, IdealCoupling) and model.first_branch(k) in ports:
            P, Q = matrices[k]  # type: ignore[misc]
            own = [ports[model.first_branch(k) + p] for p in range(len(part.pairs))]
            for p, q in zip(P, Q, strict=True):
                row([(i, float(x) * a) for (i, a, _), x in zip(own, p, strict=True)]
                    + [(n + i, float(x) * t) for (i, _, t), x in zip(own, q, strict=True)])  # fmt: skip
    _, sizes, V = np.linalg.svd(np.array(rows))
    basis = V[int((sizes > 1e-9 * sizes[0]).sum()) :].T
    outer = [
        b for b, branch in enumerate(model.branches) if not isinstance(model.primitives[branch.element], IdealCoupling)
    ]
    across = [basis[ports[b][0]] * ports[b][1] for b in outer]
    through = [basis[n + ports[b][0]] * ports[b][2] for b in outer]
    return np.array([*across, *through])


def of_network(net: po.Network) -> Floats:
    """The same of the network's own Dirac structure."""
    structure = net.structure().dirac(mechanisms=False)
    f, e = (np.asarray(each, dtype=float) for each in structure.image())
    at = {name: k for k, name in enumerate(structure.port_names)}
    across, through = [], []
    for branch in net.model.branches:
        if branch.name in at:
            flow, effort = f[at[branch.name]], e[at[branch.name]]
            across.append(effort if branch.domain.across_is_effort else flow)
            through.append(flow if branch.domain.across_is_effort else effort)
    return np.array([*across, *through])


def angle(a: Floats, b: Floats) -> float:
    """How far the spaces that two sets of columns span are apart; both must have the same dimension."""
    spans = []
    for each in (a, b):
        U, sizes, _ = np.linalg.svd(each, full_matrices=False)
        spans.append(U[:, sizes > 1e-9 * sizes[0]])
    assert spans[0].shape == spans[1].shape
    return float(np.abs(spans[0] - spans[1] @ (spans[1].T @ spans[0])).max())


def laws(net: po.Network) -> BondGraph:
    picture = net.bond_graph()
    graph = picture.graph
    drawn = [each.attrib for each in fromstring(picture.svg).iter() if "class" in each.attrib]
    bonds = sorted((int(d["data-tail"]), int(d["data-head"]), d["data-stroke"]) for d in drawn if d["class"] == "bond")
    assert bonds == sorted((b.tail, b.head, "head" if b.stroke == b.head else "tail") for b in graph.bonds)
    vertices = sorted((d["data-kind"], d["data-name"]) for d in drawn if d["class"] != "bond")
    assert vertices == sorted((v.kind, v.name) for v in graph.kept.values())
    excess = set(net.equations.causality.excess)
    for k, vertex in graph.kept.items():
        strokes = sum(bond.stroke == k for bond in graph.at[k])
        if vertex.element is None:
            assert len(graph.at[k]) != 2 or _kept_for_a_reason(graph, k)
            assert strokes == 1 if vertex.kind == "0" else strokes == len(graph.at[k]) - 1, (vertex, graph.at[k])
    for bond in graph.bonds:
        assert bond.stroke in (bond.tail, bond.head)
        for port in bond.ports:
            element = graph.vertices[port.vertex]
            assert port.derivative == (port.branch in excess)
            if element is not None and element.kind in ("C", "I", "Se", "Sf"):
                gives_effort = (element.kind in ("C", "Se")) != port.derivative
                assert (bond.stroke == port.vertex) != gives_effort, "the stroke stands away from what gives effort"
    assert angle(read_back(net, graph), of_network(net)) < 1e-7
    return graph


def stem(file: Any) -> str:
    return str(file.stem)


def _kept_for_a_reason(graph: BondGraph, k: int) -> bool:
    """Both bonds lead to one vertex, or power counts towards k from both sides, and no element there can be turned."""
    one, two = graph.at[k]
    return one.other(k) == two.other(k) or (one.head == k) == (two.head == k)


@pytest.mark.sample(5)
@pytest.mark.parametrize("seed", range(12))
def test_the_graph_says_what_the_network_says(seed: int) -> None:
    laws(solvable(seed)[0])


def of_junctions(seed: int) -> po.Network:
    """Elements and junctions at random on a few nodes, some ports on nodes of their own, and a reversing gear."""
    rng = np.random.default_rng(seed)
    domain = (ROTATIONAL, ELECTRICAL)[seed % 2]
    makers = (
        (rotational.Gear, rotational.TorsionSpring, rotational.Damper),
        (electrical.Transformer, electrical.Capacitor, electrical.Resistor),
    )[seed % 2]
    while True:
        net = po.Network(f"junctions {seed}")
        nodes = [f"n{k}" for k in range(rng.integers(1, 6))]
        net.add(bg.StorageI("I", domain, 1.0), nodes[0])
        net.add(makers[0]("T", float(rng.choice([1, -1]))), rng.choice(nodes), "ground", rng.choice(nodes), "ground")
        for k in range(rng.integers(1, 6)):
            ends = rng.permutation([rng.choice(nodes), "ground" if rng.random() < 0.6 else rng.choice(nodes)])
            net.add(makers[rng.integers(1, 3)](f"e{k}", float(rng.uniform(0.5, 2))), *ends)
        for k in range(rng.integers(1, 4)):
            names = ["p", "q", "r"][: rng.integers(2, 4)]
            junction = (bg.ZeroJunction, bg.OneJunction)[rng.integers(2)]
            signs = [int(sign) for sign in rng.choice([1, -1], len(names))]
            stands = [rng.choice(nodes) if rng.random() < 0.7 else f"{name}{k}" for name in names]
            net.add(junction(f"J{k}", domain, names, signs), *stands)
        try:
            net.equations  # noqa: B018
        except po.ModelError:
            continue
        return net


@pytest.mark.parametrize("seed", quick(6, range(200)))
def test_the_graph_says_what_junctions_say(seed: int) -> None:
    laws(of_junctions(seed))


@pytest.mark.sample(8)
@pytest.mark.parametrize("file", EXAMPLES, ids=stem)
def test_examples(file: Any) -> None:
    """A transformer is told one effort, a gyrator none or two."""
    net = po.load(file)
    if not net.model.branches:  # all of it stands on frames: one mechanism, and no bond
        assert len(net.bond_graph().graph.kept) == len(net.mechanisms) and not net.bond_graph().graph.bonds
        return
    graph = laws(net)
    for k, vertex in graph.kept.items():
        told = sum(bond.stroke == k for bond in graph.at[k])
        assert vertex.kind not in ("TF", "GY") or (told == 1) == (vertex.kind == "TF")


def is_tree(model: Any, given: Any) -> bool:
    leader: dict[str, str] = {}

    def root(node: str) -> str:
        while (above := leader.setdefault(node, node)) != node:
            node = above
        return node

    for branch, variable in zip(model.branches, given, strict=True):
        a, b = root(branch.tail), root(branch.head)
        if variable == "across" and a == b:
            return False
        leader[a] = b if variable == "across" else leader[a]
    return True


@pytest.mark.parametrize("seed", quick(6, range(200)))
def test_no_tree_has_fewer_couplings_without_a_classical_stroke(seed: int) -> None:
    """Law  of all trees that leave storage, sources and mechanisms what they give, none is better; equations stay."""
    model, causality, _ = of_circuits(seed, "RCLVTTGGTM")
    numbers = CausalEquations(model).numbers
    couplings = [k for k, each in enumerate(numbers) if each is not None]

    def conflicts(given: Any) -> int:
        count = 0
        for k in couplings:
            first = model.first_branch(k)
            P, Q = numbers[k]  # type: ignore[misc]
            ports = given[first : first + len(P)]
            own = np.array([(P if each == "across" else Q)[:, i] for i, each in enumerate(ports)], dtype=float)
            count += np.linalg.matrix_rank(own) < len(own)
        return count

    found = told_apart(model, causality, numbers).given
    free = [
        c
        for c, b in enumerate(model.branches)
        if isinstance(model.primitives[b.element], (IdealCoupling, LinearResistor))
    ]
    changed = [c for c, (a, b) in enumerate(zip(found, causality.given, strict=True)) if a != b]
    assert (
        is_tree(model, found) and set(changed) <= set(free) and found.count("across") == causality.given.count("across")
    )
    if not conflicts(found):
        return
    fixed = [each if c not in free else "through" for c, each in enumerate(found)]
    for some in combinations(free, found.count("across") - fixed.count("across")):
        trial = ["across" if c in some else each for c, each in enumerate(fixed)]
        assert not is_tree(model, trial) or conflicts(trial) >= conflicts(found)


def test_a_mass_on_a_spring() -> None:
    """The textbook's: Se, I, C, R on one 1-junction."""
    net = po.Network("oscillator")
    net.add(translational.ForceSource("F", 1.0), "x", "ground")
    net.add(translational.Mass("m", 1.0), "x")
    net.add(translational.Spring("k", 1.0), "x", "ground")
    net.add(translational.Damper("d", 1.0), "x", "ground")
    graph = laws(net)
    kinds = sorted(v.kind for v in graph.kept.values())
    assert kinds == ["1", "C", "I", "R", "Se"]


def test_a_series_circuit() -> None:
    """V, R, L, C in a row: one 1-junction, though each stands on nodes of its own."""
    net = po.Network("series")
    net.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    net.add(electrical.Resistor("R", 1.0), "b", "a")
    net.add(electrical.Inductor("L", 1.0), "b", "c")
    net.add(electrical.Capacitor("C", 1.0), "ground", "c")
    graph = laws(net)
    assert sorted(v.kind for v in graph.kept.values()) == ["1", "C", "I", "R", "Se"]


def test_a_motor_has_a_gyrator_and_a_gear_a_transformer() -> None:
    net = po.Network("drive")
    net.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    net.add(
        po.transducers.DCMotor("M", resistance=1.0, constant=0.1, inductance=0.1, inertia=1.0, gear=5.0),
        "a",
        "ground",
        "s",
    )
    net.add(rotational.Inertia("load", 1.0), "s")
    graph = laws(net)
    kinds = sorted(v.kind for v in graph.kept.values())
    assert kinds.count("GY") == 1 and kinds.count("TF") == 1
    assert [p.derivative for b in graph.bonds for p in b.ports].count(True) == 1, (
        "two inertias on one gear: one is not free"
    )


def test_junctions_that_are_elements_are_junctions() -> None:
    for junction, domain in (
        (bg.OneJunction, ELECTRICAL),
        (bg.ZeroJunction, ROTATIONAL),
        (bg.ZeroJunction, ELECTRICAL),
    ):
        net = po.Network("bonds")
        signs = [1, -1, -1] if junction is bg.OneJunction or domain is ROTATIONAL else [1, 1, 1]
        net.add(bg.EffortSource("Se", domain, 1.0), "a")
        net.add(bg.Resistance("R", domain, 2.0), "b")
        net.add(bg.StorageC("C", domain, 1.0), "c")
        net.add(junction("J", domain, ["a", "b", "c"], signs), "a", "b", "c")
        graph = laws(net)
        assert len(graph.kept) == 4


@pytest.mark.parametrize(("junction", "storage", "domain"), [
    (bg.ZeroJunction, bg.StorageC, ELECTRICAL), (bg.OneJunction, bg.StorageI, ROTATIONAL),
])  # fmt: skip
def test_two_elements_left_on_one_common_junction_agree_on_it(junction: Any, storage: Any, domain: Any) -> None:
    """The third port bears nothing: what is left is one bond, on which both elements have one across variable."""
    net = po.Network("two and a free port")
    net.add(storage("S", domain, 1.0), "a")
    net.add(bg.Resistance("R", domain, 2.0), "b")
    net.add(junction("J", domain, ["a", "b", "c"]), "a", "b", "c")
    graph = laws(net)
    (bond,) = graph.bonds
    assert len({port.polarity for port in bond.ports}) == 1


@pytest.mark.parametrize("ratio", [-1.0, 1.0])
def test_a_gear_that_only_reverses_turns_what_it_drives(ratio: float) -> None:
    net = po.Network("reversed")
    net.add(rotational.Inertia("I", 1.0), "a")
    net.add(rotational.Gear("g", ratio), "a", "ground", "b", "ground")
    net.add(rotational.TorsionSpring("k", 1.0), "b", "ground")
    net.add(rotational.Damper("d", 1.0), "b", "ground")
    ports = {port.branch: port.polarity for bond in laws(net).bonds for port in bond.ports}
    inertia, spring = (net.model.first_branch(k) for k, part in enumerate(net.model.primitives) if part.name in "Ik")
    assert ports[inertia] * ports[spring] == ratio
