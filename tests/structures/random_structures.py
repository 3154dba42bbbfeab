"""Random structures for tests: Dirac and dissipative, on floats and on integers, with mixed rows."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from poinsot.structures.dirac import DiracStructure, DissipativeStructure
from poinsot.structures.graph import Edge, Graph
from poinsot.structures.hybrid import unhybrid
from poinsot.structures.matrices import matrix, rank
from poinsot.structures.port_hamiltonian import PortHamiltonian
from poinsot.structures.ports import Port, as_ports, total

Rng = np.random.Generator

each_seed = pytest.mark.parametrize("seed", range(10))
each_number = pytest.mark.parametrize("exact", [False, True], ids=["floats", "rationals"])


def random_matrix(rng: Rng, rows: int, columns: int, exact: bool) -> np.ndarray[Any, Any]:
    return matrix(rng.integers(-3, 4, (rows, columns)) if exact else rng.standard_normal((rows, columns)))


def random_invertible(rng: Rng, n: int, exact: bool) -> np.ndarray[Any, Any]:
    while True:
        A = random_matrix(rng, n, n, exact)
        if rank(A) == n:
            return A


def random_skew(rng: Rng, n: int, exact: bool, pairs: int | None = None) -> np.ndarray[Any, Any]:
    """A skew matrix; with `pairs`, of rank twice that at most."""
    if pairs is None:
        A = random_matrix(rng, n, n, exact)
        return A - A.T
    a, b = random_matrix(rng, n, pairs, exact), random_matrix(rng, n, pairs, exact)
    return matrix(a @ b.T - b @ a.T)


def random_psd(rng: Rng, n: int, exact: bool) -> np.ndarray[Any, Any]:
    """Often singular."""
    A = random_matrix(rng, n, int(rng.integers(0, n + 1)), exact)
    return A @ A.T if A.size else matrix(np.zeros((n, n), dtype=int) if exact else np.zeros((n, n)))


def random_dirac(rng: Rng, ports: Sequence[Port | str], exact: bool) -> DiracStructure:
    """Skew hybrid forms of low or full rank, inputs and outputs at will, rows mixed."""
    found = as_ports(ports)
    m = total(found)
    W = random_skew(rng, m, exact, None if rng.random() < 0.5 else int(rng.integers(0, m // 2 + 1)))
    F, E = unhybrid(W, [k for k in range(m) if rng.random() < 0.5])
    mix = random_invertible(rng, m, exact)
    return DiracStructure(mix @ F, mix @ E, found)


def random_dissipative(rng: Rng, ports: Sequence[Port | str], exact: bool) -> DissipativeStructure:
    found = as_ports(ports)
    m = total(found)
    W = random_skew(rng, m, exact) - random_psd(rng, m, exact)
    F, E = unhybrid(W, [k for k in range(m) if rng.random() < 0.5])
    mix = random_invertible(rng, m, exact)
    return DissipativeStructure(mix @ F, mix @ E, found)


def random_element(structure: DiracStructure | DissipativeStructure, rng: Rng) -> tuple[Any, Any]:
    """A random admissible (f, e)."""
    A, B = structure.image()
    weights = rng.integers(-5, 6, A.shape[1]) if structure.exact else rng.standard_normal(A.shape[1])
    return A @ weights, B @ weights


def assert_dirac(structure: DiracStructure, tolerance: float = 1e-12) -> None:
    """E Fᵀ + F Eᵀ = 0 and full rank, computed here again: exactly, or relative to rows of unit length."""
    F, E = structure.F, structure.E
    if structure.exact:
        assert not (E @ F.T + F @ E.T).any()
    else:
        lengths = np.linalg.norm(np.hstack([F, E]), axis=1)
        assert np.abs((E @ F.T + F @ E.T) / np.outer(lengths, lengths)).max(initial=0) <= tolerance
    values = np.linalg.svd(np.hstack([F, E]).astype(float), compute_uv=False)
    assert len(values) == structure.size and (not len(values) or values[-1] > 1e-9 * values[0])


def random_mechanical(rng: np.random.Generator, n: int = 3, p: int = 2) -> PortHamiltonian:
    """(q, p) with a quadratic and quartic potential, damping on the momenta, forces on them."""
    A, B, C = (rng.normal(size=(n, n)) for _ in range(3))
    M, K, d = A @ A.T + np.eye(n), B @ B.T + np.eye(n), C @ C.T
    zero, one = np.zeros((n, n)), np.eye(n)
    J = np.block([[zero, one], [-one, zero]])
    R = np.block([[zero, zero], [zero, d]])
    G = np.vstack([np.zeros((n, p)), rng.normal(size=(n, p))])

    def energy(x: np.ndarray) -> object:
        q, v = x[:n], x[n:]
        return 0.5 * (v @ (M @ v)) + 0.5 * (q @ (K @ q)) + 0.25 * sum(qi**4 for qi in q)

    names = tuple(f"q{k}" for k in range(n)) + tuple(f"p{k}" for k in range(n))
    return PortHamiltonian(energy, J, names, R, G, tuple(f"f{k}" for k in range(p)), name="plant")


def levitated_ball() -> PortHamiltonian:
    """φ, z, p with H = φ²(z₀ − z)/(2L₀) + p²/(2m) + m g z and a voltage at the coil."""
    L0, z0, m, g, r = 0.02, 0.05, 0.1, 9.81, 2.0

    def energy(x: np.ndarray) -> object:
        return x[0] ** 2 * (z0 - x[1]) / (2 * L0) + x[2] ** 2 / (2 * m) + m * g * x[1]

    J = [[0, 0, 0], [0, 0, 1], [0, -1, 0]]
    names = ("flux", "height", "momentum")
    return PortHamiltonian(energy, J, names, np.diag([r, 0.0, 0.0]), [[1], [0], [0]], ("voltage",), name="ball")


def ball_energy(height: float, alpha: float = 2.0, stiffness: float = 8.0):  # type: ignore[no-untyped-def]
    """H_d of the ball with its minimum at a height, for J_d with −α between flux and momentum."""
    L0, m, g = 0.02, 0.1, 9.81
    phi = np.sqrt(2 * L0 * m * g)
    at = phi + alpha * height

    def energy(x: np.ndarray) -> object:
        kinetic = x[2] ** 2 / (2 * m)
        matched = x[0] ** 3 / (6 * L0 * alpha) - m * g * x[0] / alpha
        return kinetic + matched + 0.5 * stiffness * (x[0] + alpha * x[1] - at) ** 2

    J = [[0, 0, -alpha], [0, 0, 1], [alpha, -1, 0]]
    return energy, J, np.array([phi, height, 0.0])


def random_lc_network(rng: Rng, vertices: int = 4, edges: int = 8) -> tuple[Graph, list[str], list[str]]:
    """A connected graph of capacitors and inductors with excess elements of both kinds among the seeds."""
    names = ["ground", *(f"v{i}" for i in range(vertices))]
    ends = [(names[int(rng.integers(i + 1))], names[i + 1]) for i in range(vertices)]
    ends += [tuple(rng.choice(names, size=2, replace=False)) for _ in range(edges - vertices)]
    kinds = ["C" if rng.random() < 0.5 else "L" for _ in ends]
    made = tuple(Edge(f"{kind}{k}", str(t), str(h)) for k, (kind, (t, h)) in enumerate(zip(kinds, ends, strict=True)))
    graph = Graph("ground", tuple(names[1:]), made)
    return graph, [e.name for e in made if e.name[0] == "C"], [e.name for e in made if e.name[0] == "L"]
