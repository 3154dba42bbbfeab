"""A four-bar linkage held at a crank angle by shaping its energy: its port-Hamiltonian form under control.

    python examples/shaped_four_bar.py

The crank's motor gives u = −k (q − q*) − c y. Written in positions and momenta this adds ½ k (q − q*)² to H and c to R:
the loop stays port-Hamiltonian, on the manifold of its closures, so H′ never rises. A spring and a damper on the crank
of the mechanism itself do the same. Prints how far both motions are apart, and the largest rise of H′.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np

import poinsot as po
from poinsot.algebra import Array, Scalar
from poinsot.elements import JointDamper, JointSpring
from poinsot.simulation import HamiltonianSystem
from poinsot.structures import damping_injection

FILE = Path(__file__).with_name("four_bar.toml")
STIFFNESS, DAMPING, TARGET = 2.0, 0.3, 1.0  # N m/rad, N m s/rad, rad
CRANK = "A"


class Comparison(NamedTuple):
    """How far the motions are apart [rad], the largest rise of H′ between samples [J], and the angle at the end."""

    apart: float
    rise: float
    angle: float


def shaped(time: float = 3.0, samples: int = 61) -> Comparison:
    """The linkage at rest, let go, as a controlled form and with a spring and a damper."""
    mech = po.load(FILE)
    q = mech.assemble()
    form = mech.port_hamiltonian(q, freedoms=[CRANK], actuated=[CRANK])
    at = mech.coordinate_names.index(CRANK)

    def energy(x: Array) -> Scalar:
        return form.H(x) + (x[at] - TARGET) * (x[at] - TARGET) * (STIFFNESS / 2)

    loop = damping_injection(replace(form.explicit, hamiltonian=energy), [[DAMPING]])
    start = form.state(q, np.zeros(mech.nv)).astype(float)
    run = po.simulate(HamiltonianSystem(loop), time, initial=start, samples=samples)
    x = np.stack([run[name].values for name in loop.states], axis=-1)

    held = JointSpring("spring", CRANK, STIFFNESS, TARGET), JointDamper("damper", CRANK, DAMPING)
    other = po.Mechanism(replace(mech.model, elements=(*mech.model.elements, *held), initial=()))
    same = po.simulate(other, time, initial=(q, np.zeros(mech.nv)), samples=samples)
    apart = np.abs(x[:, : mech.nq] - same["joint_position"].values).max()
    rise = np.diff([float(energy(each)) for each in x]).max()
    return Comparison(float(apart), float(rise), float(x[-1, at]))


if __name__ == "__main__":
    found = shaped()
    print(
        f"motions apart {found.apart:.1e} rad; H' rises by {found.rise:.1e} J at most; crank at {found.angle:.4f} rad"
    )
