"""The base parameters of a Panda arm, from torques with noise: how many, which sums, and bodies that have them.

python examples/identify_panda.py panda.urdf
"""

from __future__ import annotations

import sys
import warnings
from dataclasses import replace

import numpy as np

import poinsot as po

FRICTION = ["viscous", "coulomb"]


def main(path: str) -> None:
    """Torques of random states of the arm, its fingers fixed, with friction and noise; then the fit."""
    warnings.simplefilter("ignore", po.UnphysicalInertiaWarning)
    whole = po.load(path, limits=False).model
    joints = tuple(replace(j, pair=po.pairs.fixed()) if "finger" in j.name else j for j in whole.joints)
    arm = po.Mechanism(replace(whole, joints=joints))
    rng = np.random.default_rng(0)
    q, v, a = rng.uniform(-2.5, 2.5, (500, arm.nq)), rng.normal(size=(500, arm.nv)), rng.normal(size=(500, arm.nv))
    torque = arm.inverse_dynamics(q, v, a) + 0.5 * v + 0.3 * np.sign(v) + rng.normal(scale=0.1, size=v.shape)
    found = po.fit_inertias(arm, q, v, a, torque, friction=FRICTION)
    truth = found.base.values(np.concatenate([arm.inertial_parameters, [0.5] * arm.nv, [0.3] * arm.nv]))
    print(found)
    off = (found.values - truth) / found.standard_errors
    print(f"off by {np.sqrt(np.mean(off**2)):.2f} standard errors in the mean, {np.abs(off).max():.1f} at most")


if __name__ == "__main__":
    main(sys.argv[1])
