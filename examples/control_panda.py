"""A Panda arm held by energy shaping: its weight is taken away, springs pull it to a pose, dampers bring it to rest.

    python examples/control_panda.py panda.urdf

The controller is a storage on the ports of the joints: it cannot give more energy than it was set up with, so the
closed loop is passive whatever the masses of the arm really are. Prints where the arm comes to rest, and the ledger.
"""

from __future__ import annotations

import sys
import warnings

import numpy as np

import poinsot as po
from poinsot import control
from poinsot.algebra import Scalar, array
from poinsot.elements import ROTATIONAL, TRANSLATIONAL
from poinsot.multibody import gravity_energy
from poinsot.views import ledger_table, show

START = np.array([0.0, -0.5, 0.0, -2.0, 0.0, 1.5, 0.8, 0.02, 0.02])
WANTED = np.array([0.5, -0.3, 0.2, -1.5, 0.3, 1.2, 0.4, 0.03, 0.03])
STIFFNESS = np.array([60.0, 60.0, 60.0, 60.0, 20.0, 20.0, 20.0, 400.0, 400.0])  # N·m/rad, fingers N/m
DAMPING = np.array([25.0, 25.0, 20.0, 15.0, 4.0, 4.0, 4.0, 12.0, 12.0])  # N·m·s/rad, fingers N·s/m


def closed_loop(arm: po.Mechanism) -> po.Network:
    """The arm, its shaping and its damping as one network."""
    joints = list(arm.tree.by_joint)
    kinds = [arm.tree.links[arm.tree.by_joint[joint]].pair.kind for joint in joints]
    domains = [TRANSLATIONAL if kind == "prismatic" else ROTATIONAL for kind in kinds]

    def potential(*q: Scalar) -> Scalar:
        springs = sum((0.5 * k * (x - w) ** 2 for k, x, w in zip(STIFFNESS, q, WANTED, strict=True)), 0.0)
        return springs - gravity_energy(arm.tree, array(list(q)))

    net = po.Network("controlled Panda")
    net.add(arm.as_element("panda", joints, initial=(START, np.zeros(arm.nv))), *joints)
    net.add(control.EnergyShaping("shaping", potential, joints, START, domains), *joints)
    for joint, domain, damping in zip(joints, domains, DAMPING, strict=True):
        net.add(control.DampingInjection(f"damping of {joint}", float(damping), domain), joint)
    return net


def main(path: str) -> None:
    """Load, run, print."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        arm = po.load(path)
    net = closed_loop(arm)
    run = po.simulate(net, time=8.0)
    print(net.passivity().explain())
    print("farthest from the wanted pose:", float(np.abs(run["panda.joint_position"][-1] - WANTED).max()))
    show(ledger_table(run))


if __name__ == "__main__":
    main(sys.argv[1])
