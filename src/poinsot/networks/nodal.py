"""The descriptor form of linear networks: modified nodal analysis as a port-Hamiltonian system, always there, sparse.

    E ż = (J − R) z + G u,    y = Gᵀ z,    H = ½ zᵀ E z
    z = (potentials of nodes, through of inertive storage, through of across sources)

    E = [A_C C A_Cᵀ 0 0; 0 L 0; 0 0 0],  J = [0 −A_L −A_V; A_Lᵀ 0 0; A_Vᵀ 0 0],  R = [A_R G A_Rᵀ 0 0; 0 0 0; 0 0 0]

A_• are the columns of the incidence matrix B, +1 at the tail. Nothing has to be independent: loops of capacitors and
cutsets of inductors raise the index instead, which is told with the names of what causes it.
Law: Ḣ = yᵀu − zᵀ R z, tests/networks/test_structure.py. Source: Freund 2008, Structure-preserving model order
reduction of RCL circuit equations; Estévez Schwarz & Tischendorf 2000 (the index by topology).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, final

import numpy as np

from poinsot.algebra.traced import Traced, symbols
from poinsot.components.primitives import GROUND, IdealSource, LinearResistor, Storage
from poinsot.errors import ModelError
from poinsot.networks.model import NetworkModel
from poinsot.networks.states import spread
from poinsot.records import dataclass
from poinsot.structures.derivatives import hessian
from poinsot.structures.graph import Graph, loops
from poinsot.structures.kirchhoff import EdgeKind

if TYPE_CHECKING:
    from scipy.sparse import csr_array


@final
@dataclass(frozen=True, eq=False)
class Descriptor:
    """E ż = (J − R) z + G u, y = Gᵀ z.

    variables  names along z: nodes, then "element.quantity"
    inputs     names along u: through sources, then across sources
    index      differentiation index of the pencil by topology; causes: the loops and cutsets that make it 2, by names
    """

    E: csr_array
    J: csr_array
    R: csr_array
    G: csr_array
    variables: tuple[str, ...]
    inputs: tuple[str, ...]
    index: int
    causes: tuple[str, ...]


def descriptor(model: NetworkModel) -> Descriptor:
    """The descriptor form of a network of linear storage of one port, linear resistors and sources.

    Errors  ModelError that names an element that is none of these
    """
    from scipy.sparse import bmat, coo_array, csr_array

    sorts = _sorts(model)
    nodes = model.graph.vertices
    row = {name: i for i, name in enumerate(nodes)}

    def incidence(branches: Sequence[int]) -> csr_array:
        entries = [
            (row[node], k, sign)
            for k, b in enumerate(branches)
            for node, sign in ((model.branches[b].tail, 1.0), (model.branches[b].head, -1.0))
            if node != GROUND
        ]
        at = np.array([(i, k) for i, k, _ in entries], dtype=np.int64).reshape(-1, 2)
        values = np.array([sign for _, _, sign in entries])
        return csr_array(coo_array((values, (at[:, 0], at[:, 1])), shape=(len(nodes), len(branches))))

    A_C, A_L, A_R, A_V, A_I = (incidence([b for b, _ in sorts[kind]]) for kind in "CLRVI")
    C, L, conductance, sign_V, sign_I = (_diagonal([value for _, value in sorts[kind]]) for kind in "CLRVI")
    n, l, v = A_C.shape[0], A_L.shape[1], A_V.shape[1]  # noqa: E741  (the field's letters)
    zero = csr_array((v, v))
    E = csr_array(bmat([[A_C @ C @ A_C.T, None, None], [None, L, None], [None, None, zero]]))
    R = csr_array(bmat([[A_R @ conductance @ A_R.T, None, None], [None, csr_array((l, l)), None], [None, None, zero]]))
    J = csr_array(bmat([[csr_array((n, n)), -A_L, -A_V], [A_L.T, csr_array((l, l)), None], [A_V.T, None, zero]]))
    G = csr_array(bmat([[A_I @ sign_I, None], [csr_array((l, A_I.shape[1])), None], [None, -sign_V]]))
    named = [*sorts["L"], *sorts["V"]]
    variables = (*nodes, *(f"{model.branches[b].name}.{model.branches[b].domain.through.name}" for b, _ in named))
    inputs = tuple(model.branches[b].name for b, _ in [*sorts["I"], *sorts["V"]])
    causes = (*_loops(model, sorts), *_cutsets(model, sorts))
    regular = not v and _spans(model, [b for b, _ in sorts["C"]])
    return Descriptor(E, J, R, G, variables, inputs, 2 if causes else 0 if regular else 1, causes)


def _sorts(model: NetworkModel) -> dict[str, list[tuple[int, float]]]:
    """Branches by kind with their capacity, inertance, conductance, or sign of the source."""
    found: dict[str, list[tuple[int, float]]] = {kind: [] for kind in "CLRVI"}
    for k, element in enumerate(model.primitives):
        b = model.first_branch(k)
        if isinstance(element, Storage) and len(element.pairs) == 1:
            curvature = hessian(spread(element.energy), symbols("x", (1,)))[0, 0]
            if not isinstance(curvature, Traced) and curvature > 0:
                kind = "C" if element.kinds[0] == EdgeKind.ACROSS_STORAGE else "L"
                found[kind].append((b, 1 / float(curvature)))
                continue
        elif isinstance(element, LinearResistor) and not element.by and element.r > 0:
            found["R"].append((b, element.a / element.r))
            continue
        elif isinstance(element, IdealSource) and element.feedback is None:
            kind = "V" if element.kind == EdgeKind.ACROSS_SOURCE else "I"
            found[kind].append((b, element.factor if kind == "V" else -element.factor))
            continue
        raise ModelError(
            f"network {model.name!r} has no descriptor form by nodal analysis: {element.name!r} is neither linear "
            "storage of one port, nor a resistor, nor a source"
        )
    return found


def _diagonal(values: Sequence[float]) -> csr_array:
    from scipy.sparse import csr_array, diags_array

    return csr_array(diags_array(np.array(values, dtype=np.float64))) if len(values) else csr_array((0, 0))


def _spans(model: NetworkModel, branches: Iterable[int]) -> bool:
    """Whether these branches join every node to the ground."""
    kept = tuple(model.graph.edges[b] for b in branches)
    return len(Graph(GROUND, model.graph.vertices, kept).components()) == 1


def _loops(model: NetworkModel, sorts: dict[str, list[tuple[int, float]]]) -> list[str]:
    """Loops of capacitors that hold an across source: its value is differentiated."""
    chosen = {b for kind in "CV" for b, _ in sorts[kind]}
    kept = tuple(model.graph.edges[b] for b in sorted(chosen))
    graph = Graph(GROUND, model.graph.vertices, kept)
    tree = graph.spanning_tree({e.name: 0.0 for e in kept})
    sources = {model.branches[b].name for b, _ in sorts["V"]}
    found = []
    for name, rest in loops(graph, tree):
        names = [name, *(other for other, _ in rest)]
        if sources & set(names):
            found.append(f"loop {' – '.join(names)}")
    return found


def _cutsets(model: NetworkModel, sorts: dict[str, list[tuple[int, float]]]) -> list[str]:
    """Nodes that hang on inductors and through sources alone: their currents are bound."""
    held = tuple(model.graph.edges[b] for kind in "CRV" for b, _ in sorts[kind])
    parts = Graph(GROUND, model.graph.vertices, held).components()
    found = []
    for part in parts:
        if GROUND in part:
            continue
        cut = [
            e.name
            for kind in "LI"
            for b, _ in sorts[kind]
            for e in [model.graph.edges[b]]
            if (e.tail in part) != (e.head in part)
        ]
        found.append(f"cutset {' – '.join(cut)}")
    return found
