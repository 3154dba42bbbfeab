"""Energies shaped by passive control: the levitated ball, and a pendulum with a wheel (docs/control.md).

python examples/theory/shaped_energies.py
"""

import numpy as np

import poinsot as po
from poinsot import PortHamiltonian
from poinsot.simulation import HamiltonianSystem
from poinsot.structures import assigned, controller_casimirs, energy_shaping, passivity

L0, z0, m, g, r = 0.02, 0.05, 0.1, 9.81, 2.0  # L(z) = L0/(z0 − z)


def energy(x):  # flux, height, momentum
    return x[0] ** 2 * (z0 - x[1]) / (2 * L0) + x[2] ** 2 / (2 * m) + m * g * x[1]


names = ("flux", "height", "momentum")
ball = PortHamiltonian(
    energy, [[0, 0, 0], [0, 0, 1], [0, -1, 0]], names, np.diag([r, 0, 0]), [[1], [0], [0]], ("voltage",), name="ball"
)
try:
    controller_casimirs(ball)
except po.ModelError as error:
    print(error)  # … no Casimir ties the controller at 'voltage' to the states …

alpha, stiffness, height = 2.0, 8.0, 0.03
flux = np.sqrt(2 * L0 * m * g)  # holds the ball at any height


def wanted_energy(x):
    matched = x[0] ** 3 / (6 * L0 * alpha) - m * g * x[0] / alpha
    return x[2] ** 2 / (2 * m) + matched + 0.5 * stiffness * (x[0] - flux + alpha * (x[1] - height)) ** 2


J = [[0, 0, -alpha], [0, 0, 1], [alpha, -1, 0]]
loop = assigned(ball, wanted_energy, J, np.diag([1.0, 0, 0]), states=[[0.1, 0.02, 0.01], [0.3, 0.04, -0.02]])
found = passivity(loop.closed_loop, [[flux, height, 0.0]])
print(found.dissipative, found.least_curvature > 0)  # True True: H_d has a minimum there, stable
print(found.bounded_below, found.energy.ray)  # refuted {'flux': -1.0}

start = [flux, height + 0.01, 0.0]
closed = po.simulate(HamiltonianSystem(loop.closed_loop), time=20.0, initial=start)
plant = po.simulate(HamiltonianSystem(ball, loop.feedback), time=20.0, initial=start)  # the ball itself, fed back
print(float(closed["height"][-1]), float(abs(closed["height"] - plant["height"]).max()))


M = np.array([[0.1, 0.02], [0.02, 0.02]])  # pendulum; wheel, relative to it
J4 = np.block([[np.zeros((2, 2)), np.eye(2)], [-np.eye(2), np.zeros((2, 2))]])
standing = PortHamiltonian(
    lambda x: x[2:] @ np.linalg.inv(M) @ x[2:] / 2 + 2.0 * po.algebra.cos(x[0]),
    J4,
    ("swing", "spin", "p.swing", "p.spin"),
    G=[[0], [0], [0], [1]],
    inputs=("motor",),
    name="pendulum with a wheel",
)
held = energy_shaping(standing, rest=[0, 0], stiffness=0.2, damping=0.03)
print(held.explain())  # every motion that starts with -3.0… ≤ swing ≤ 3.0… and H_d < 3.9… J ends at rest, …
assert held.contains([0.4, 0.0, 0.0, 0.0]) and not held.contains([3.1, 0.0, 0.0, 0.0])
