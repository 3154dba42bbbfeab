"""The momentum of what floats, carried from one configuration to the next: for steps that keep it to rounding.

Of a free or a spherical joint on the ground, with the twist V of its base in its own axes and all that it carries
(momentum P about the origin of the base; of a spherical joint the moment about its centre alone), a step from (q, v)
that finds the velocities v̂ at its end gives it

    P̂ = M_b(q) v̂ + h c_b(q, v),      c without weight, v̂ as rates in the axes that the base has at q
    P⁺ = Ad*(X(q⁺)⁻¹ X(q)) P̂,         I_b(q⁺) V⁺ = P⁺ − M_bj(q⁺) v_j⁺

with I_b the composite inertia. P̂ is what was there and all impulses of the step, exactly: what of c the step took
explicitly goes out again. At q⁺ = q it gives the twist that the base would have had without c.
Rates in fixed axes: V is that of a frame that turns, so the point of the base moves by v + h (v̇ + ω × v) [m/s].
Law     momentum of a free machine is kept to rounding, tests/simulation/test_moreau_free.py
Source  Marsden & Ratiu 1999, §13 (Lie–Poisson equations); Featherstone 2008, §6.2, §9.5; formulas.md §6
Units   twists [rad/s; m/s], momenta [kg·m²/s; kg·m/s], h [s]
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.linear import solve_spd
from poinsot.algebra.scalars import Scalar, sqrt
from poinsot.geometry.motors import Momentum
from poinsot.geometry.vectors import cross
from poinsot.joints.pairs import FreePair, SphericalPair
from poinsot.multibody.coriolis import weightless
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.kinematics import place
from poinsot.multibody.mass_matrix import COMPOSITE
from poinsot.multibody.passes import link_coordinates, owned, walk
from poinsot.multibody.tree import Tree


def floating_bases(tree: Tree) -> list[int]:
    """The links that free and spherical joints on the ground carry."""
    pairs = FreePair(), SphericalPair()
    return [i for i, link in enumerate(tree.links) if link.parent < 0 and link.pair in pairs and link.ratio == 1.0]


def turning_axes(tree: Tree, bases: Sequence[int], v: Array) -> Array:
    """(0; ω × v) of each base, 0 elsewhere (nv,): what rates in the base's own axes lack of those in fixed ones."""
    found = np.array(zeros(tree.nv), dtype=object)
    for i in bases:
        if k := list(tree.links[i].v[3:]):
            found[k] = cross(array([v[j] for j in tree.links[i].v[:3]]), array([v[j] for j in k]))
    return settle(found)


def carried_momentum(tree: Tree, x: tuple[Array, Array], rates: Array, y: tuple[Array, Array], h: Scalar) -> Array:
    """The velocities y[1] with the twists of floating bases by which these have the momentum of the step at y[0].

    x       q (nq,) and v (nv,) where the step begins
    rates   v̂ (nv,) at its end, in the axes that bases have where it begins
    y       q⁺ (nq,) and v⁺ (nv,), whose twists of bases are replaced
    """
    (q, v), bases, tree = x, floating_bases(tree), weightless(tree)
    own = rates - turning_axes(tree, bases, v) * h
    given = inverse_dynamics(tree, q, v * sqrt(h), own)  # M v̂ + h c, for c is quadratic in v
    found, alone = np.array(y[1], dtype=object), np.array(y[1], dtype=object)
    for i in bases:
        alone[list(tree.links[i].v)] = 0.0
    joints = inverse_dynamics(tree, y[0], zeros(tree.nv), settle(alone))
    composite = walk(tree, COMPOSITE, owned(tree, y[0]))[0]
    for i in bases:
        link, k = tree.links[i], list(tree.links[i].v)
        before, after = (place(link, link_coordinates(link, each))[0] for each in (q, y[0]))
        P = (after.inverse() @ (before @ Momentum.of(array([*(given[j] for j in k), *[0.0] * (6 - len(k))])))).vector
        left = array([P[n] - joints[j] for n, j in enumerate(k)])
        found[k] = solve_spd(array([each.P.vector[: len(k)] for each in composite[i].freedoms]), left)
    return settle(found)


def launched(tree: Tree, q: Array, v: Array, rates: Array, h: Scalar) -> Array:
    """The velocities (nv,) in the axes at q by which a step displaces its positions: v̂, of bases the mean of v̂ and of
    what these would have without gyroscopic terms, which keeps energy to h³."""
    kick = carried_momentum(tree, (q, v), rates, (q, rates), h)
    found = np.array(rates, dtype=object)
    for i in floating_bases(tree):
        k = list(tree.links[i].v)
        found[k] = (rates[k] + kick[k]) * 0.5
    return settle(found)
