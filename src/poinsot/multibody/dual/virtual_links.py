"""Ball-and-socket and free pairs as series of screw pairs: virtual links between them, placed where the pair stands.

    X(q) Xₓ(α̂) X_y(β̂) X_z(γ̂),    at α̂ = β̂ = γ̂ = 0:    ω̂ = q̂̇,    q̂̈ = dω̂/dt − (β̂̇γ̂̇, −α̂̇γ̂̇, α̂̇β̂̇)

Three revolute pairs about the axes of the successor stand for a ball and socket, three cylindrical ones for a free
body: the same formula over real and over dual numbers (principle of transference), with two links between them that
weigh nothing. Since they start from the pose itself they are never singular, their rates are the pair's own, and so are
their efforts.
Law     dual Newton–Euler, d'Alembert and Lagrange with virtual links equal inverse dynamics, and links are as many as
        freedoms ask for, tests/multibody/test_dual_dynamics.py
Source  Brodsky & Shoham 1999, appendix (for a free rigid body virtual links can be considered)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.dual import Dual
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pairs import pair_of_kind
from poinsot.multibody.dual.dynamics import dual_inverse_dynamics
from poinsot.multibody.dual.tree import dual_tree
from poinsot.multibody.model import Body, Joint, Model
from poinsot.multibody.tree import Tree, build_tree
from poinsot.records import NamedTuple

SERIES = {"spherical": "revolute", "free": "cylindrical"}
"""What stands for a pair, three times."""
_AXES = "xyz"
_X = Displacement(np.array([[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]), np.zeros(3))
_TURNED = (_X, _X @ _X, Displacement.identity())  # their z is the axis


class Serial(NamedTuple):
    """A tree of screw pairs alone, with its state: what moves as the tree that it was made from.

    back  efforts of its freedoms → those of the tree's
    """

    tree: Tree
    q: Array
    v: Array
    a: Array
    back: Callable[[Array], Array]


def serial(tree: Tree, q: object, v: object, a: object) -> Serial:
    """The tree at (q, v, a) with virtual links for ball-and-socket and free pairs.

    Errors  ModelError for closed loops
    """
    if tree.closed:
        raise ModelError(f"mechanism {tree.model.name!r} has closed loops; virtual links are for open trees")
    q, v, a = (np.asarray(x) for x in (q, v, a))
    split = {link.joint: link for link in tree.links if tree.model.joint(link.joint).pair.kind in SERIES}
    bodies, joints = [*tree.model.bodies], list[Joint]()
    for joint in tree.model.joints:
        if joint.name not in split:
            joints.append(joint)
            continue
        virtual = [Body(f"{joint.name} {axis}", Inertia.at_centre(0.0, np.zeros(3), np.zeros(3))) for axis in "yz"]
        bodies += virtual
        here = joint.X_PJ @ joint.pair.displacement(q[list(split[joint.name].q)])
        ends = [joint.predecessor, *(body.name for body in virtual), joint.successor]
        for k, turned in enumerate(_TURNED):
            before, after = (here if k == 0 else Displacement.identity()), (joint.X_SJ if k == 2 else None)
            pair = pair_of_kind(SERIES[joint.pair.kind])
            X_SJ = turned if after is None else after @ turned
            joints.append(Joint(f"{joint.name} {_AXES[k]}", pair, ends[k], ends[k + 1], before @ turned, X_SJ))
    model: Model = replace(
        tree.model, bodies=tuple(bodies), joints=tuple(joints), tree=tuple(j.name for j in joints if j.pair.freedoms),
        initial=(), couplings=(), motions=(), switches=(), keyframes=(),
    )  # fmt: skip
    made = build_tree(model)
    places = {link.joint: link for link in made.links}
    q_, v_, a_ = zeros(made.nq), zeros(made.nv), zeros(made.nv)
    order = np.zeros(tree.nv, dtype=np.int64)  # the freedom of the serial tree that each is
    for link in tree.links:
        if link.joint not in split:
            own = places[link.joint]
            q_[list(own.q)] = q[list(link.q)]
            order[list(link.v)] = own.v
            v_[list(own.v)], a_[list(own.v)] = v[list(link.v)], a[list(link.v)]
            continue
        parts = [places[f"{link.joint} {axis}"].v for axis in _AXES]
        where = [parts[k][kind] for kind in range(len(parts[0])) for k in range(3)]
        order[list(link.v)] = where
        v_[where], a_[where] = v[list(link.v)], bent(v[list(link.v)], a[list(link.v)])
    return Serial(made, settle(q_), settle(v_), settle(a_), lambda tau: np.asarray(tau)[order])


def bent(v: Array, a: Array) -> Array:
    """q̂̈ from ω̂ and dω̂/dt: (3,) of a ball and socket, (6,), turning first, of a free body."""
    rates = [Dual(*each) for each in zip(v[:3], v[3:] if len(v) > 3 else [0.0] * 3, strict=True)]
    x, y, z = rates
    change = [y * z, -(x * z), x * y]
    return settle(a - array([*(c.real for c in change), *(c.dual for c in change if len(v) > 3)]))


def virtual_inverse_dynamics(tree: Tree, q: Any, v: Any, a: Any, form: Any) -> Array:
    """τ (nv,) by a dual form, as `dual_inverse_dynamics`, of trees with ball-and-socket and free pairs, too."""
    made = serial(tree, q, v, a)
    return made.back(settle(dual_inverse_dynamics(dual_tree(made.tree), made.q, made.v, made.a, form)))
