"""Kinetic and potential energy of the links.

Units: energies [J]. Law: T = ½ vᵀ M v and weight is the slope of E, tests/multibody/test_tree_dynamics.py.
Source: Featherstone 2008, §2.13 (inertia) and §2.14.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.geometry.vectors import dot
from poinsot.multibody.kinematics import carried_along, place, placed
from poinsot.multibody.passes import Own, Pass, owned, walk
from poinsot.multibody.tree import Link, Tree


def kinetic_energy(tree: Tree, q: Array, v: Array) -> Scalar:
    """T = Σ ½⟨I_i V_i, V_i⟩ [J] at q (nq,), v (nv,), and that of the rotors. Law: T = ½ vᵀ M v."""
    return total(walk(tree, [KINETIC], owned(tree, q, v))[0])


def gravity_energy(tree: Tree, q: Array) -> Scalar:
    """E = −Σ g⃗ · (m c)_world [J] at q (nq,), zero for mass centres at the world origin; links on the ground do not
    count.
    """
    return total(walk(tree, [WEIGHT], owned(tree, q))[0])


def shared_energies(tree: Tree, q: Array, v: Array, parts: Mapping[str, str]) -> dict[str, Scalar]:
    """The same two by parts, "part.kinetic" and "part.weight": of each part that of its bodies and of its rotors.

    parts  the part of each body and joint, by name. Law: their sums are `kinetic_energy` and `gravity_energy`
    """
    seen, weighs = placed(tree, q, v), not all(map(is_zero, tree.model.gravity))
    found: dict[str, Scalar] = {}

    def add(name: str, energy: Scalar) -> None:
        found[name] = found.get(name, 0.0) + energy

    for body in tree.model.bodies:
        at, part = tree.bodies[body.name], parts[body.name]
        held = body.inertia.carried(at.X_LB)
        if at.link >= 0 and not all(map(is_zero, held.matrix.ravel())):
            X_W = seen[at.link].X_W
            add(f"{part}.kinetic", held.kinetic_energy(seen[at.link].V))
            if weighs:
                moment = X_W.rotation @ held.first_moment + X_W.translation * held.mass
                add(f"{part}.weight", -dot(tree.gravity, moment))
    for link, own in zip(tree.links, owned(tree, q, v), strict=True):
        if not is_zero(own.rotor):
            add(f"{parts[link.joint]}.kinetic", dot(own.v, own.v) * (own.rotor * 0.5))
    return found


def kinetic(link: Link, own: Own, V_p: Twist) -> tuple[Twist, Scalar]:
    """Leafward: V, and ½⟨I V, V⟩ + ½ rotor v²."""
    V = carried_along(link, own, V_p)[3]
    return V, link.inertia.kinetic_energy(V) + dot(own.v, own.v) * (own.rotor * 0.5)


def weigh(link: Link, own: Own, X_Wp: Displacement) -> tuple[Displacement, Scalar]:
    """Leafward: X_W = X_Wp X_pi, and −g⃗ · (m c)_world."""
    X_W = X_Wp @ place(link, own.q)[0]
    return X_W, -dot(own.gravity, X_W.rotation @ link.inertia.first_moment + X_W.translation * link.inertia.mass)


KINETIC = Pass(kinetic, lambda tree: Twist.zero())
WEIGHT = Pass(weigh, lambda tree: Displacement.identity())


def total(terms: Iterable[Scalar]) -> Scalar:
    """The sum, from the first term on."""
    found: Scalar = 0.0
    for term in terms:
        found = found + term
    return found
