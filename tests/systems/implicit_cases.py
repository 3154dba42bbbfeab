"""Implicit port-Hamiltonian systems for tests: random ones, circuits with excess elements, a pendulum on its rod."""

from typing import Any

import numpy as np

from poinsot import ImplicitPortHamiltonian, PortHamiltonian
from poinsot.structures import DiracFamily, Graph, Port, kirchhoff_structure

Rng = np.random.Generator
MASS, LENGTH, GRAVITY = 1.5, 1.0, 9.81


def random_explicit(rng: Rng, n: int = 4, p: int = 2) -> PortHamiltonian:
    """Constant J, R, G, P, S, N and an energy of order four."""
    J, N = rng.standard_normal((n, n)), rng.standard_normal((p, p))
    root = rng.standard_normal((n + p, n + p)) / 2
    loss = root @ root.T
    Q = rng.standard_normal((n, n))
    Q = Q @ Q.T + np.eye(n)
    states, inputs = tuple(f"x{k}" for k in range(n)), tuple(f"u{k}" for k in range(p))
    return PortHamiltonian(
        lambda x: x @ Q @ x / 2 + x[0] ** 4 / 4, J - J.T, states, loss[:n, :n], rng.standard_normal((n, p)), inputs,
        loss[:n, n:], loss[n:, n:], N - N.T, "random",
    )  # fmt: skip


def circuit(graph: Graph, inductors: list[str], value: dict[str, float], **options: Any) -> ImplicitPortHamiltonian:
    """Capacitors and inductors of these values on a graph, as Kirchhoff's laws put them: nothing is reduced."""
    names = [e.name for e in graph.edges]
    Q = np.diag([1 / value[name] for name in names])
    return ImplicitPortHamiltonian(
        kirchhoff_structure(graph).swapped(*inductors), Q, tuple(map(Port, names)), **options
    )


def on_a_rod(x: Any) -> tuple[Any, Any]:
    """q̇ = ∂H/∂p, ṗ = −∂H/∂q + q λ, qᵀ∂H/∂p + f = 0 with (f, −λ) at the rod: (35) counts power into the system."""
    F, E = np.zeros((5, 5), dtype=object), np.zeros((5, 5), dtype=object)
    for k in range(2):
        F[k, k] = F[2 + k, 2 + k] = 1.0
        E[k, 2 + k], E[2 + k, k] = -1.0, 1.0
        E[2 + k, 4], E[4, 2 + k] = x[k], -x[k]
    F[4, 4] = 1.0
    return F, E


def pendulum(size: float = 1.0, **options: Any) -> ImplicitPortHamiltonian:
    """A mass on a rod in Cartesian coordinates, of lengths multiplied by a size; the rod's rate of stretch is given."""
    storage = (Port("q", 2), Port("p", 2))
    rod = DiracFamily(on_a_rod, (*storage, Port("rod")), "mass on a rod")

    def energy(x: Any) -> Any:
        return (x[2] ** 2 + x[3] ** 2) / (2 * MASS) + MASS * GRAVITY * size * x[1]

    return ImplicitPortHamiltonian(rod, energy, storage, "pendulum", inputs={"rod": "flow"}, **options)
