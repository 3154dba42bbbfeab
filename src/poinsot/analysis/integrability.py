"""Whether conditions on rates are the rates of conditions on the pose: their curvature, by Frobenius.

On the rates D = ker A that all conditions leave, dα_r(X, Y) = (∂_X α_r) Y − (∂_Y α_r) X. Where it is 0 for all rows and
all X, Y in D, at this pose and at all others, D is tangent to surfaces, and the conditions are holonomic: motions stay
on one of these, and configurations are lost. Else motions reach configurations that rates alone do not show.
In charts around q, v = B(ξ) ξ̇, so that α = A(q ⊞ ξ) B(ξ); slopes by dual numbers.
Law     closures of pairs have none, skates and rolling do, tests/multibody/test_pfaffian.py
Source  Frobenius 1877; Bloch 2003, §2.3
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.null_spaces import null_spaces
from poinsot.multibody import configuration
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.records import NamedTuple

FLAT = 1e-9  # of the curvature of rows of length one: by dual numbers, so exact but for rounding


class Integrability(NamedTuple):
    """Of the conditions at q: curvature (rows, d, d) on an orthonormal basis of the rates D that they leave, lengths by
    the size of the part, each row scaled; names: the conditions of the rows."""

    curvature: Floats
    names: tuple[str, ...]

    @property
    def holonomic(self) -> bool:
        """Whether no row is curved here."""
        return bool(np.abs(self.curvature).max(initial=0.0) < FLAT)

    @property
    def curved(self) -> dict[str, float]:
        """The largest curvature of the rows of each closure, coupling and condition."""
        found = dict.fromkeys(self.names, 0.0)
        for name, own in zip(self.names, self.curvature, strict=True):
            found[name] = max(found[name], float(np.abs(own).max(initial=0.0)))
        return found

    @property
    def rank(self) -> int:
        """How many combinations of rows are curved: so many at least take no configuration away."""
        rows = self.curvature.reshape(len(self.curvature), -1)
        return int(np.linalg.matrix_rank(rows, tol=FLAT)) if rows.size else 0


def integrability(mechanism: CompiledTree, q: Floats) -> Integrability:
    """The curvature of all conditions at q (nq,)."""
    tree, scales = mechanism.tree, mechanism.scales
    A = np.asarray(constraint_jacobian(tree, q), dtype=float).reshape(tree.rows, tree.nv)
    N, counts = null_spaces((A * scales.rows[:, None] * scales.freedoms)[None], mechanism.accuracy)
    basis = N[0, :, : int(counts[0])] * scales.freedoms[:, None]
    slopes = [_slope(mechanism, q, A, X) for X in basis.T]
    along = np.array([slope @ basis for slope in slopes]).reshape(basis.shape[1], tree.rows, basis.shape[1])
    curvature = (along - along.transpose(2, 1, 0)).transpose(1, 0, 2) * scales.rows[:, None, None]
    return Integrability(curvature, tuple(c.name for c in tree.held for _ in range(c.rows)))


def _slope(mechanism: CompiledTree, q: Floats, A: Floats, X: Floats) -> Floats:
    """∂_X α (rows, nv) in the chart around q."""
    tree = mechanism.tree
    xi = array([Dual(0.0, float(x)) for x in X])
    there = configuration.chart(tree, array([Dual(float(x), 0.0) for x in q]), xi)
    turned = np.array([[_rate(x) for x in row] for row in constraint_jacobian(tree, there)]).reshape(A.shape)
    bent = np.array([_bend(mechanism, xi, e) for e in np.eye(tree.nv)]).T
    return np.asarray(turned - A @ bent)


def _bend(mechanism: CompiledTree, xi: Array, v: Floats) -> list[float]:
    """∂_X of B⁻¹ v, which is minus that of B v."""
    return [_rate(x) for x in configuration.chart_rate(mechanism.tree, xi, array([Dual(float(x), 0.0) for x in v]))]


def _rate(x: object) -> float:
    return float(dual(x)) if isinstance(x, Dual) else 0.0
