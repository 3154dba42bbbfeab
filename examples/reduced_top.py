"""A free body and a heavy top, as mechanisms and reduced by their symmetry: two routes to one motion.

    python examples/reduced_top.py

The energy of a body does not change with where it is, so its momentum in its own axes moves alone, by the Lie–Poisson
structure of se(3)*. A top's energy knows the vertical: Π and the vertical Γ in the top's axes move by it, too.
Prints the Casimirs that the ansatz finds, how constant they are along the run, and how far both motions are apart.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np

import poinsot as po
from poinsot import Body, Joint, Model, PortHamiltonian, pairs
from poinsot.algebra import Array, Scalar
from poinsot.simulation import HamiltonianSystem
from poinsot.structures import lie_poisson_system, polynomial_casimirs, se3_structure_constants

MOMENTA = ("mx", "my", "mz", "fx", "fy", "fz")
TOP = ("Px", "Py", "Pz", "Gx", "Gy", "Gz")


class Comparison(NamedTuple):
    """What two routes to one motion say: Casimirs, how far they drift, how far the motions are apart, the ledger."""

    casimirs: list[str]
    drift: float
    apart: float
    ledger: float


def compared(system: PortHamiltonian, momenta: Array, time: float) -> Comparison:
    """The reduced system run from the first of the momenta (samples, n) that the mechanism has at equal times."""
    run = po.simulate(HamiltonianSystem(system), time=time, initial=momenta[0], samples=len(momenta))
    x = np.stack([run[name].values for name in system.states], axis=-1)
    casimirs = polynomial_casimirs(system.J, len(system.states), 2)
    values = np.array([[C(row) for row in x] for C in casimirs])
    drift = np.abs(values - values[:, :1]).max() / np.abs(values[:, 0]).max()
    apart = np.abs(x - momenta).max() / np.abs(momenta).max()
    ledger = float(np.abs(run["energy_residual"]).max()) / float(np.abs(run["energy_stored"]).max())
    return Comparison([C.written(system.states) for C in casimirs], float(drift), float(apart), ledger)


def free_body(time: float = 5.0) -> Comparison:
    """A body whose centre is beside its frame, thrown without weight."""
    body = Body("body", po.Inertia.at_centre(2.0, (0.1, -0.2, 0.05), (0.3, 0.5, 0.7)))
    frame = po.Displacement.identity()
    flight = Joint("flight", pairs.free(), "ground", "body", frame, frame)
    mech = po.Mechanism(Model("thrown body", (body,), (flight,), gravity=(0.0, 0.0, 0.0)))
    q, v = mech.neutral(), np.array([2.0, -1.0, 3.0, 0.4, 0.1, -0.3])
    M = np.asarray(mech.mass_matrix(q))
    inverse = np.linalg.inv(M)
    run = po.simulate(mech, time=time, initial=(q, v), samples=201)

    def energy(P: Array) -> Scalar:
        return P @ (inverse @ P) / 2

    return compared(
        lie_poisson_system(energy, se3_structure_constants(), MOMENTA, name="reduced body"),
        run["joint_velocity"].values @ M,
        time,
    )


def heavy_top(time: float = 1.0) -> Comparison:
    """The top of `heavy_top.toml`, which spins about a fixed point."""
    mech = po.load(Path(__file__).with_name("heavy_top.toml"))
    run = po.simulate(mech, time=time, samples=201)
    inertia = np.asarray(mech.mass_matrix(mech.neutral()))  # about the tip, in the top's own axes
    inverse, moment = np.linalg.inv(inertia), np.array([0.0, 15.0 * 9.81, 0.0])  # m g c
    x, y, z, w = run["joint_position"].values.T
    vertical = np.stack([2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)], axis=-1)

    def energy(state: Array) -> Scalar:
        return state[:3] @ (inverse @ state[:3]) / 2 + moment @ state[3:]

    state = np.hstack([run["joint_velocity"].values @ inertia, vertical])
    return compared(lie_poisson_system(energy, se3_structure_constants(), TOP, name="reduced top"), state, time)


def main() -> None:
    """Both, printed."""
    for name, found in (("free body", free_body()), ("heavy top", heavy_top())):
        print(f"{name}: Casimirs {'; '.join(found.casimirs)}")
        print(
            f"    they drift by {found.drift:.1e}, the motions are {found.apart:.1e} apart, ledger {found.ledger:.1e}"
        )


if __name__ == "__main__":
    main()
