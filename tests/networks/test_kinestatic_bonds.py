"""Kinestatic bond graphs of mechanisms: read back, they have the Dirac structure of the kinestatic network."""

from typing import Any

import numpy as np
import pytest
from defusedxml.ElementTree import fromstring

import poinsot as po
import zoo
from architecture.source_tree import ROOT
from poinsot.algebra.arrays import Floats
from poinsot.analysis import KinestaticNetwork
from poinsot.networks.bond_graph import NO_STROKE, BondGraph
from poinsot.views import kinestatic_bond_diagram

EXAMPLES = [
    "bennett", "heavy_top", "engine_mounts", "coupler_curve", "massless_slider",
    pytest.param("kinestatics/stewart", marks=pytest.mark.long),
]  # fmt: skip


def sizes(network: KinestaticNetwork, graph: BondGraph) -> list[int]:
    """Numbers on each bond: as many as a pair has freedoms beside an Se, else six."""
    first = len(network.graph.edges) + len(network.heavy)
    freedoms = {first + k: e.S.shape[1] for k, e in enumerate(network.pairs)}
    found = []
    for bond in graph.bonds:
        at = [freedoms[port.branch] for port in bond.ports if port.branch in freedoms]
        ends = [graph.kept[k] for k in (bond.tail, bond.head)]
        of_train = any(v.element is None and v.name.startswith("freedoms ") for v in ends)
        found.append(at[0] if at else 1 if of_train else 6)
    return found


def read_back(network: KinestaticNetwork, graph: BondGraph) -> Floats:
    """A basis of the flows and efforts, in world axes, that the drawn graph allows at the ports of the network."""
    bonds, width = graph.bonds, sizes(network, graph)
    start = np.concatenate([[0], np.cumsum(width)])
    total = int(start[-1])
    edges, heavy = network.graph.edges, network.heavy
    first = len(edges) + len(heavy)
    onto = np.asarray(network.X_WO.adjoint, dtype=float)
    rows: list[Floats] = []

    def f(i: int) -> Floats:
        return np.eye(2 * total)[start[i] : start[i + 1]]

    def e(i: int) -> Floats:
        return np.eye(2 * total)[total + start[i] : total + start[i + 1]]

    for k, vertex in graph.kept.items():
        here = [i for i, bond in enumerate(bonds) if k in (bond.tail, bond.head)]
        if vertex.element is None:
            common, summed = (e, f) if vertex.kind == "0" else (f, e)
            rows += [common(here[0]) - common(i) for i in here[1:]]
            rows.append(sum((summed(i) * (1 if bonds[i].head == k else -1) for i in here), np.zeros((1, 1))))
    at: dict[int, tuple[Floats, Floats]] = {}  # branch → flow and effort, power counted into what stands there
    for i, bond in enumerate(bonds):
        for port in bond.ports:
            inward = 1 if bond.head == port.vertex else -1
            mine = (f(i) * port.polarity, e(i) * port.polarity * inward)
            if graph.kept[port.vertex].kind == "Se" and port.branch >= first:
                at[-1 - port.branch] = mine
            else:
                at[port.branch] = mine
    outer: list[tuple[str, Floats, Floats]] = []
    for k, pair in enumerate(network.pairs):
        T, W = at[k]
        if not pair.S.shape[1]:
            rows.append(T)
            continue
        ratio = 1.0 if pair.link is None else float(pair.link.ratio)
        v, tau = at[first + k]
        S = onto @ pair.S * ratio
        rows += [T - S @ v, tau + S.T @ W]
        if -1 - first - k in at:
            v, tau = at[-1 - first - k]
            if pair.link is None:
                rows.append(tau)
            else:
                outer.append((pair.port, v, tau))  # out of the source: (v; −τ)
    outer += [(f"body {name}", *at[len(edges) + k]) for k, name in enumerate(heavy)]
    outer += [(edge.name, *at[k]) for k, edge in enumerate(edges) if k >= len(network.pairs)]
    _, found, V = np.linalg.svd(np.vstack(rows))
    basis = V[int((found > 1e-9 * found[0]).sum()) :].T
    by_name = {name: (flow, effort) for name, flow, effort in outer}
    names = list(network.structure.port_names)
    assert sorted(by_name) == sorted(names)
    return np.vstack([by_name[n][j] @ basis for j in (0, 1) for n in names])


def held(network: KinestaticNetwork) -> Any:
    """Every flow and effort of the graph is in D, and there are as many. The picture."""
    picture = kinestatic_bond_diagram(network)
    found = read_back(network, picture.graph)
    D = network.structure
    left = np.hstack([D.F, D.E]).astype(float) @ found
    assert np.abs(left).max() < 1e-9 * max(1.0, np.abs(found).max())
    assert np.linalg.matrix_rank(found, tol=1e-9) == D.size
    return picture


def test_random_mechanisms(seed: int, rng: np.random.Generator) -> None:
    """Any pairs, either way round; joints that follow others, a closed loop, springs and dampers between bodies."""
    loops = seed % 2
    bodies, mimics = int(rng.integers(1 + loops, 4)), 0 if loops else int(rng.integers(0, 3))
    m = po.Mechanism(zoo.random_model(rng, bodies, loops, elements=seed % 3, mimics=mimics))
    q = m.neutral() if loops else zoo.random_state(m.tree, rng)[0]
    held(m.kinestatic_network(q))


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_and_their_pictures(name: str) -> None:
    m = po.load(ROOT / "examples" / f"{name}.toml")
    picture = held(m.kinestatic_network())
    graph = picture.graph
    drawn = [each.attrib for each in fromstring(picture.svg).iter() if "class" in each.attrib]
    vertices = sorted((d["data-kind"], d["data-name"]) for d in drawn if d["class"] != "bond")
    assert vertices == sorted((v.kind, v.name) for v in graph.kept.values())
    assert all(bond.stroke == NO_STROKE for bond in graph.bonds)
    assert all(d["data-stroke"] == "none" for d in drawn if d["class"] == "bond")


def test_what_stands_on_the_graph_of_a_pendulum() -> None:
    kept: Any = kinestatic_bond_diagram(po.load(ROOT / "examples" / "double_pendulum.toml").kinestatic_network()).graph
    kinds = sorted(v.kind for v in kept.kept.values())
    assert kinds == ["0", "1", "I", "I", "MTF", "MTF", "Se", "Se"]
