"""Closed loops in dual numbers: the product of dual rotations around a loop is one.

    R̂_A(q̂) = ∏ R̂_i on the predecessor's side, the closing pair last,   R̂_B(q̂) = ∏ R̂_i · R̂(X_LS) on the successor's
    R̂_AᵀR̂_B = 1,     φ̂ = ½ vee(R̂_AᵀR̂_B − R̂_BᵀR̂_A) = 0,     Σ ± ŝ_i q̂̇_i = 0

These are the equations of a spherical loop, run on dual numbers (transference): three dual ones, six real ones. ŝ_i are
the unit lines of the joints in the frame S of the closing pair on its successor; where the loop is closed they are
∂φ̂/∂q̂, and times Ŝ of the freedoms the twists of the screw Jacobian. A loop of revolute pairs through one point is a
spherical one: no dual part is left.

Source  Brodsky & Shoham 1999 (S4), §5; Yang & Freudenstein 1964 (RCCC by dual numbers); formulas.md §7
Law     zero where the loop is closed, Jacobian that of the closure's rows: tests/multibody/test_dual_dynamics.py
Units   q̂ = θ + ε d [rad, m]; φ̂ [–, m]
"""

from __future__ import annotations

from functools import reduce
from typing import final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, lifted
from poinsot.algebra.scalars import atan2
from poinsot.errors import ModelError
from poinsot.geometry.dual_motors import dual_rotation
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.vectors import untilde
from poinsot.multibody.dual.tree import DualLink, Duals, expanded
from poinsot.multibody.tree import Link, Tree
from poinsot.records import dataclass


@final
@dataclass(frozen=True, eq=False)
class DualLoop:
    """One closed loop in dual numbers.

    joints     names of its m joints, one an axis, in the order of all functions: those up to the common link on the
               predecessor's side, those on the successor's side, and the closing one
    ahead, back  the joints on the successor's side, and those on the predecessor's with the closing one last
    end        R̂ of the closing pair's frame on the successor
    """

    joints: tuple[str, ...]
    ahead: tuple[DualLink, ...]
    back: tuple[DualLink, ...]
    end: Array

    def coordinates(self, q: Array) -> list[Dual]:
        """q̂ = θ + ε d (m,) from the coordinates q (nv,) of the tree; the closing one as the loop has it."""
        before = [_coordinate(link, q) for link in (*self.back[:-1], *self.ahead)]
        closing = self.back[-1]
        split = len(self.back) - 1
        A = _product(self.back[:-1], before[:split], closing.placement)
        found = A.T @ _product(self.ahead, before[split:], self.end)
        i, j = (("xyz".index(closing.axis) + k) % 3 for k in (1, 2))
        return [*before, atan2(found[j, i], found[i, i])]

    def residual(self, q: Duals) -> Array:
        """φ̂ (3,) of q̂ (m,): zero where the loop is closed, and after half a turn of it."""
        back, ahead = self._sides(q)
        E = _product(self.back, back).T @ _product(self.ahead, ahead, self.end)
        return array(untilde(array(E - E.T)) / lifted(2.0))

    def lines(self, q: Duals) -> Array:
        """± ŝ (3, m) of q̂ (m,): unit lines of the joints in S, ∂φ̂/∂q̂ where the loop is closed."""
        back, ahead = self._sides(q)
        minus = [-line for line in _carried(self.back, back, None)]
        plus = _carried(self.ahead, ahead, self.end)
        return array(np.stack([*minus[:-1], *plus, minus[-1]], axis=1))

    def _sides(self, q: Duals) -> tuple[Duals, Duals]:
        split = len(self.back) - 1
        return [*q[:split], q[-1]], [*q[split:-1]]


def dual_loops(tree: Tree) -> list[DualLoop]:
    """The loops of a mechanism in dual numbers, one for each closing pair.

    Errors  ModelError for a spherical or free joint in a loop, and for a closing pair of several axes: let a pair of
            one axis close the loop there
    Law     zero where the loop is closed, Jacobian that of the closure's rows: tests/multibody/test_dual_dynamics.py
    Units   q̂ [rad, m]
    Source  Brodsky & Shoham 1999, §5; Yang & Freudenstein 1964
    """
    found = []
    for c in tree.closures:
        sides = [tree.path(c.predecessor), tree.path(c.successor)]
        while sides[0] and sides[1] and sides[0][-1] == sides[1][-1]:
            sides[0].pop()
            sides[1].pop()
        back, ahead = ([axis for i in reversed(path) for axis in expanded(tree.links[i])] for path in sides)
        own = tuple(range(tree.nv, tree.nv + len(c.pair.freedoms)))
        closing = expanded(Link(c.joint, c.predecessor, c.pair, c.X_LP, Inertia.zero(), own, own))
        if len(closing) != 1:
            raise ModelError(
                f"joint {c.joint!r} closes a loop about {len(closing)} axes: the dual form is for loops that a pair of "
                "one axis closes, so let another pair of the loop be the last"
            )
        joints = (*(axis.joint for axis in (*back, *ahead)), c.joint)
        found.append(DualLoop(joints, tuple(ahead), (*back, *closing), dual_rotation(c.X_LS)))
    return found


def _coordinate(link: DualLink, q: Array) -> Dual:
    return sum((S * lifted(q[k]) for k, S in link.freedoms), link.offset)


def _product(links: tuple[DualLink, ...], q: Duals, last: Array | None = None) -> Array:
    """∏ R̂_i(q̂_i), and the product after each factor."""
    factors = [link.rotation(x) for link, x in zip(links, q, strict=True)]
    return reduce(np.matmul, [*factors, *([] if last is None else [last])], _identity())


def _identity() -> Array:
    """1 (3, 3) of dual numbers."""
    return array([[Dual(float(i == j), 0.0) for j in range(3)] for i in range(3)])


def _carried(links: tuple[DualLink, ...], q: Duals, end: Array | None) -> list[Array]:
    """The lines of the joints in the frame at the end."""
    onwards, found = _identity() if end is None else end, list[Array]()
    for link, x in zip(reversed(links), reversed(list(q)), strict=True):
        found.append(onwards.T @ link.line)
        onwards = link.rotation(x) @ onwards
    return found[::-1]
