"""Columns from the factors of a tree, on random ones: Λ⁻¹ = J M̂⁻¹ Jᵀ, J v_free and M̂⁻¹ Jᵀ f by NumPy's solver."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import poinsot as po
from poinsot import Contacts, Friction, OnFreedom, Shape, Surface
from poinsot.elements import LinearDamper
from poinsot.multibody.applied import Motion
from poinsot.multibody.by_links import factored, link_jacobian, row_of, stiff
from poinsot.multibody.kinematics import posed
from poinsot.multibody.stretches import BetweenPoints
from simulation.stepped import floor, last_step
from zoo import random_model

H = 1e-3


def tree_that_touches(rng: np.random.Generator, mimics: int, size: float) -> po.Mechanism:
    """Balls around all bodies but one on a floor above them; friction along a line, a damper from branch to branch."""
    model = random_model(rng, 6, kinds=("revolute", "prismatic", "spherical", "free", "cylindrical"), mimics=mimics)
    names, joints = [b.name for b in model.bodies], [j.name for j in model.joints if not j.mimic]
    balls = [Surface(name, Shape("sphere", (0.3,))) for name in names[:-1]]
    ends = BetweenPoints(names[0], (0.1, 0.0, 0.2), names[-1], (0.0, 0.2, 0.0))
    rows = (Friction("rope", ends, 0.2), Friction("rub", OnFreedom(joints[0]), 0.3))
    touch = Contacts("touch", balls, (floor((0.0, 0.0, 0.2 * size)),), friction=0.5)
    damper = LinearDamper("damper", names[1], (0.1, 0.0, 0.0), names[-2], (0.0, 0.3, 0.1), 40.0)
    return po.Mechanism(replace(model, elements=(damper,), switches=(touch, *rows)))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning")
def test_columns_obey_their_law(seed: int) -> None:
    """One step of balls on a floor, half of the trees with joints that follow others."""
    rng = np.random.default_rng([2820, seed])
    m = tree_that_touches(rng, seed % 2, 1.0)
    touch, tree = last_step(m, 2 * H, H, (m.neutral(), 0.1 * rng.normal(size=m.nv))), m.tree.aligned
    nq, n, rows = m.nq, int(touch["near_links"][0]), touch["row"][: touch["rows"][0]]
    C = 6 * n + len(rows)
    assert n >= 2 and len(rows) == 2, f"seed {seed}"
    x = touch["given"]
    motion = Motion.of(tree, x[:nq], x[nq : nq + m.nv])
    M, pose = np.array(m.mass_matrix(x[:nq])), posed(tree, motion.q)
    pulls = [stiff(motion, e, H) for e in tree.model.passive]
    for pull in pulls:
        w = row_of(motion, pose, pull.at).astype(float)
        M += pull.gain * np.outer(w, w)
    links = sorted({motion.carried(f"b{k}", po.Displacement.identity()).link for k in range(5)} - {-1})
    J = [link_jacobian(motion, pose, links[k]) for k in touch["near"][:n]]
    J += [row_of(motion, pose, e.rows(motion)[0].along)[None] for e in m.model.switches[1:]]
    full = np.concatenate(J).astype(float)
    Z = np.linalg.solve(M, full.T)
    assert np.abs(touch["inverse"].ravel()[: C * C].reshape(C, C) - full @ Z).max() < 1e-12 * np.abs(full @ Z).max()
    assert np.abs(touch["freed"][:C] - full @ factored(motion, pulls, H).free).max() < 1e-12
    moved = Z @ touch["force"][:C]
    assert np.abs(touch["moved"] - moved).max() < 1e-12 * (1.0 + np.abs(moved).max())
