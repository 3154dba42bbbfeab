"""Structures that depend on the state: brackets, Casimirs, Lie–Poisson and symmetry reduction, canonical charts, D(x).

    python examples/theory/structures_of_the_state.py

docs/dirac-structures.md says what is shown.
"""

import numpy as np

import poinsot as po
from poinsot import PortHamiltonian
from poinsot.algebra import cos, sin
from poinsot.structures import (
    DiracFamily,
    Port,
    bracket,
    canonical_chart,
    casimir_defect,
    darboux_chart,
    in_coordinates,
    jacobi_defect,
    lie_poisson,
    lie_poisson_system,
    polynomial_casimirs,
    ranks,
    reduced_by_symmetry,
    se3_structure_constants,
)


def body(m):  # ṁ = m × ω, the momentum in the body
    return np.array([[0, -m[2], m[1]], [m[2], 0, -m[0]], [-m[1], m[0], 0]])


def energy(m):
    return (m[0] ** 2 + m[1] ** 2 / 2 + m[2] ** 2 / 3) / 2


x = np.array([0.3, -0.8, 0.5])
print(bracket(body, lambda m: m[0], lambda m: m[1])(x))  # −0.5: {m₁, m₂} = −m₃
print(bracket(body, lambda m: m @ m, energy)(x))  # 0: |m|² is a Casimir
print(np.abs(jacobi_defect(body, x)).max())  # 0
print(ranks(body, [x, 0 * x]))  # [2, 0]: on a sphere, and its centre


top = lie_poisson(se3_structure_constants())  # (Π, Γ), of a body or of a heavy top
found = polynomial_casimirs(top, 6, 3)
print([C.written(["Px", "Py", "Pz", "Gx", "Gy", "Gz"]) for C in found])  # Π·Γ and Γ·Γ, and no third one
print(casimir_defect(top, found[0], np.arange(6.0)))  # zeros: a polynomial is a function over any scalar
print(polynomial_casimirs(body, 3, 2, R=np.diag([1, 0, 0])))  # []: friction about one axis keeps none

momentum = [f"P{k}" for k in range(6)]
thrown = lie_poisson_system(
    lambda P: (P[:3] @ P[:3] / 0.3 + P[3:] @ P[3:] / 2.0) / 2, se3_structure_constants(), momentum
)
rate, _ = thrown.flow([1.0, 2.0, 3.0, 0.4, 0.5, 0.6])
print(rate[3:])  # ḟ = f × ω


def rolls(x):  # (x, y, heading, roll; momenta) of an upright disc, r = 0.5 m
    X = np.array([[0, 0.5 * cos(x[2])], [0, 0.5 * sin(x[2])], [1, 0], [0, 1]], dtype=object)
    J = np.zeros((6, 6), dtype=object)
    J[:4, 4:], J[4:, :4] = X, -X.T
    return J


disc = PortHamiltonian(lambda x: x[4] ** 2 + x[5] ** 2 / 2, rolls, ("x", "y", "heading", "roll", "p_heading", "p_roll"))
reduction = reduced_by_symmetry(disc, ["x", "y"], np.zeros(6))
w, x = reduction.reconstructed([0.0, 0.0, 0.0, 0.0, 0.5, 1.0], [0.0, np.pi])
print(reduction.reduced.states, np.round(x[-1, :2], 9))  # heading, roll and momenta; half a circle: (0, 1)


chart = darboux_chart(body, [0.3, -0.8, 0.5], order=3)
print(chart.pairs)  # 1: one q, one p, and r, a function of |m|² to this order
near = np.array([0.3, -0.8, 0.5]) + 1e-3
print(np.round(in_coordinates(body, chart)(near).astype(float), 6))  # [0 1 0; −1 0 0; 0 0 0]


def magnet(x):  # e = ω(x) f, of rank 2 on (q, p, s)
    omega = np.array([[0, -1, cos(x[0])], [1, 0, 0], [-cos(x[0]), 0, 0]], dtype=object)
    return -omega, np.eye(3)


chart = canonical_chart(DiracFamily(magnet, (Port("x", 3),)), [0.3, 0.1, -0.2])
print(chart.pairs, chart.conserved, chart.algebraic)  # 1 0 1: one pair, nothing kept, the energy stationary along one
print(chart([0.33, 0.12, -0.15]).astype(float))  # its coordinates there


def on_a_rod(x):
    F, E = np.eye(5, dtype=object), np.zeros((5, 5), dtype=object)
    for k in range(2):
        E[k, 2 + k], E[2 + k, k] = -1.0, 1.0  # q̇ = ∂H/∂p,  ṗ = −∂H/∂q …
        E[2 + k, 4], E[4, 2 + k] = x[k], -x[k]  # … + q λ,  f = qᵀ∂H/∂p
    return F, E


storage = (Port("q", 2), Port("p", 2))
pendulum = po.ImplicitPortHamiltonian(
    DiracFamily(on_a_rod, (*storage, Port("rod"))), "(p0**2 + p1**2)/2 + 9.81*q1", storage, inputs={"rod": "flow"}
)
swing = po.simulate(pendulum, time=2.0, initial={"q[0]": 1.0})
print(float(abs(swing["q[0]"] ** 2 + swing["q[1]"] ** 2 - 1).max()))  # a Casimir, kept to the tolerance of the run
print(float(swing["rod.effort"].min()))  # the force in the rod
