"""Inverse dynamics: the recursive Newton–Euler algorithm (Featherstone 2008, §5.3; formulas.md §6).

Units: twists [rad/s; m/s], accelerations [rad/s²; m/s²], wrenches [N·m; N], efforts [N·m, N], inertias
[kg·m², kg·m, kg].
Law: τ = M a + c, and vᵀτ is the rate of energy, tests/multibody/test_tree_dynamics.py.
Source: Featherstone 2008, §5.3.
"""

from __future__ import annotations

from collections.abc import Mapping

from poinsot.algebra.arrays import Array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Acceleration, Twist, Wrench, pairing
from poinsot.multibody.kinematics import Moving, accelerated, place, resting
from poinsot.multibody.passes import Own, Pass, efforts_of, owned, walk
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple

Applied = Mapping[int, Wrench]
"""Wrenches on links by springs, dampers and sources: link → wrench in that link's coordinates."""


def inverse_dynamics(tree: Tree, q: Array, v: Array, a: Array | None, applied: Applied | None = None) -> Array:
    """τ (nv,): the efforts that the tree's freedoms need for accelerations a; a = None means a = 0.

    τ = M(q) a + velocity products + weight − what the ``applied`` wrenches do; springs, dampers and sources of the
    model act in `constrained_dynamics.required_effort` and in `bias_force` of a mechanism, which is c(q, v) of these.
    Law: power balance vᵀτ = d/dt (kinetic + potential energy).
    """
    return efforts_of(tree, walk(tree, NEWTON_EULER, owned(tree, q, v, a, pushes=applied))[0])


class Loaded(NamedTuple):
    """A link's pose in its parent, and the wrench that its motion takes."""

    X: Displacement
    f: Wrench


def accelerate(link: Link, own: Own, parent: Moving) -> tuple[Moving, Loaded]:
    """Leafward: V, A, and f = I A + V ×* I V − w, w the wrench that pushes the link."""
    X, _, moving = accelerated(link, own, parent)
    return moving, Loaded(X, inertial_wrench(link.inertia, *moving) - own.push)


def gather(link: Link, own: Own, carried: Wrench, kept: Loaded) -> tuple[Wrench, list[Scalar]]:
    """Rootward: f + Σ_children X f, handed on as X f, and Sᵀ f + rotor · a − τ, with the efforts τ that act already."""
    f = kept.f + carried
    each = zip(link.pair.motion_subspace(own.q), own.a, own.tau, strict=True)
    return kept.X @ f, [pairing(f, S) + a * own.rotor - tau for S, a, tau in each]


NEWTON_EULER = (Pass(accelerate, resting), Pass(gather, lambda tree: Wrench.zero(), rootward=True))


def stand(link: Link, own: Own, parent: None) -> tuple[None, Loaded]:
    """X_pi, and the wrench that pushes the link."""
    return None, Loaded(place(link, own.q)[0], own.push)


STATICS = (Pass(stand, lambda tree: None), NEWTON_EULER[1])
"""What wrenches on links at rest do to the freedoms, Σ Jᵀ w."""


def inertial_wrench(inertia: Inertia, V: Twist, A: Acceleration) -> Wrench:
    """I A + V ×* I V: the wrench that gives a body this acceleration (Newton–Euler)."""
    return inertia * A + V.cross(inertia * V)


def gravity_force(tree: Tree, q: Array) -> Array:
    """g(q) (nv,): the efforts that hold the tree at rest against its weight."""
    return inverse_dynamics(tree, q, zeros(tree.nv), None)
