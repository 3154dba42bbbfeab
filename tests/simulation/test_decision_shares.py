"""How rows that hold motions together share what they hold: one rule, whatever their order, units and company.

    least Σ √S z²/F over rows with bounds F of their own, |z| ≤ F, then least Σ S z² over the others

Source: docs/switching-theory.md, "Shares".
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.optimize import lsq_linear

from poinsot.simulation import CLOSED, FRICTION, UNILATERAL
from poinsot.simulation.loops.decision_forces import forces
from switching.instants import instant
from switching.rolled_modes import Floats
from switching.rolled_modes import forces as least

SEEDS = pytest.mark.parametrize("seed", range(6))


class Group:
    """Rows of friction, and rows that hold without bounds, that are closed and more than their motions; of a seed."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        motions, m = int(rng.integers(1, 4)), int(rng.integers(4, 8))
        self.B = rng.normal(size=(motions, motions))[rng.integers(0, motions, m)] * rng.uniform(0.2, 3, m)[:, None]
        self.B[0] += rng.normal(size=motions) * (rng.random() < 0.5)  # of several at once
        self.b = self.B @ rng.normal(size=motions)
        self.kind = np.where(rng.random(m) < 0.8, FRICTION, UNILATERAL)
        self.F = np.where(self.kind == FRICTION, 1e3 * rng.uniform(0.1, 5.0, m), 0.0)

    def shares(self, unit: Any = 1.0, order: Any = None, stranger: bool = False) -> Floats:
        """z in those units of w, rows in that order, beside others."""
        B, b, F = self.B * np.reshape(unit, (-1, 1)), self.b * unit, self.F / unit
        order = np.arange(len(b)) if order is None else order
        B, b, F, kind = B[order], b[order], F[order], self.kind[order]
        if stranger:
            B = np.block([[np.array([[70.0], [30.0]]), np.zeros((2, B.shape[1]))], [np.zeros((len(b), 1)), B]])
            b, F, kind = np.r_[7.0, 3.0, b], np.r_[1e4, 1e-3, F], np.r_[FRICTION, FRICTION, kind]
        switch, rows = instant(kind, B @ B.T, 0.0, b, F=np.stack([F, F], axis=1), mode=CLOSED)
        z = np.zeros(len(b))
        forces(switch, rows, rows.mode, rows.history.direction, rows.data.b, z)
        np.testing.assert_allclose(B @ B.T @ z, -b, rtol=0, atol=1e-9 * np.abs(b).max())
        return z[2 * stranger :]


@SEEDS
def test_shares_are_those_of_least_energy(seed: int) -> None:
    group = Group(seed)
    m = len(group.b)
    data = [group.b, group.b, group.b, group.B @ group.B.T, group.b, np.stack([group.F, group.F], axis=1)]
    expected = least(data, np.r_[np.ones(m), np.zeros(2 * m)])
    np.testing.assert_allclose(group.shares(), expected, rtol=0, atol=1e-8 * np.abs(expected).max())


@pytest.mark.parametrize("seed", range(10))
def test_what_reaches_its_bound_hands_the_rest_to_others(seed: int) -> None:
    """Of frictions on several motions at once: the least energy within all bounds, by another method."""
    rng = np.random.default_rng(seed)
    for _ in range(30):
        motions, m = int(rng.integers(1, 4)), int(rng.integers(3, 8))
        B, F = rng.normal(size=(m, motions)), rng.uniform(0.1, 5.0, m)
        beta = -B.T @ (F * np.clip(rng.uniform(-1.4, 1.4, m), -0.99, 0.99))
        switch, rows = instant([FRICTION] * m, B @ B.T, 0.0, B @ beta, F=np.stack([F, F], axis=1), mode=CLOSED)
        z, weight = np.zeros(m), np.sqrt(np.linalg.norm(B, axis=1) / F)
        forces(switch, rows, rows.mode, rows.history.direction, rows.data.b, z)
        equations = np.vstack([np.diag(weight), 1e5 * B.T]), np.r_[np.zeros(m), -1e5 * beta]
        best = lsq_linear(*equations, (-F, F), method="bvls", tol=1e-14).x
        np.testing.assert_allclose(z, best, rtol=0, atol=1e-6 * np.abs(best).max())


@SEEDS
def test_units_order_and_strangers_change_no_share(seed: int) -> None:
    group, rng = Group(seed), np.random.default_rng(seed)
    z, m = group.shares(), len(group.b)
    unit, order = 10.0 ** rng.uniform(-5, 5, m), rng.permutation(m)
    for other in (group.shares(unit) * unit, group.shares(stranger=True), group.shares(order=order)[np.argsort(order)]):
        np.testing.assert_allclose(other, z, rtol=0, atol=1e-8 * np.abs(z).max())


@SEEDS
def test_shares_are_continuous_in_bounds(seed: int) -> None:
    """A bound changed by 1e-4 of itself moves no share by more than some 1e-4 of the largest."""
    group = Group(seed)
    z = group.shares()
    group.F = group.F * (1.0 + 1e-4 * np.random.default_rng(seed).normal(size=len(z)))
    assert 0.0 <= np.abs(group.shares() - z).max() < 1e-2 * np.abs(z).max()
