"""A tree of screw pairs in dual numbers: each joint turns about and slides along one axis, q̂ = θ + ε d.

A revolute pair has q̂ = θ, a prismatic one q̂ = ε d, a helical one q̂ = (1 + ε h) θ and a cylindrical one both parts; a
universal or planar pair is two or three such joints in series, with links between them that have no mass. The joint's
displacement is ``rotation_z`` of a dual angle, so the kinematics below is that of turning about a fixed point.

Everything is in the axes of the link; motors are taken at the origin of its frame.

Source  Brodsky & Shoham 1999 (S4), §5–7 and its appendix; formulas.md §7
Law     as the kinematics of the tree, tests/multibody/test_dual_dynamics.py
Units   q̂ = θ + ε d [rad, m], its rates per second
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.dual import Dual, dual, lifted
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.dual_motors import DualInertia, dual_rotation, dual_vector, motor_shift
from poinsot.geometry.rotations import rotation_x, rotation_y, rotation_z
from poinsot.geometry.vectors import cross
from poinsot.joints.pair import Step
from poinsot.joints.pairs import Pair
from poinsot.multibody.derivatives import passive_effort
from poinsot.multibody.passes import Pass, walk
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple, dataclass

Duals = Sequence[Dual]
"""One dual number a joint: q̂ = θ + ε d [rad, m], q̂̇, q̂̈, or a dual effort Q̂ = F + ε τ [N, N·m]."""

_AXES: dict[str, Array] = {"x": np.eye(3)[0], "y": np.eye(3)[1], "z": np.eye(3)[2]}
_ROTATIONS: dict[str, Callable[[Scalar], Array]] = {"x": rotation_x, "y": rotation_y, "z": rotation_z}
_MASSLESS = DualInertia(0.0, np.zeros((3, 3)))
_NO_MOTOR: Array = np.zeros(3)


@dataclass(frozen=True, eq=False)
class DualLink:
    """One axis and what moves with it.

    parent     index of the link it hangs from, −1 for the ground
    placement  Â (3,3), dual rotation: motors in the parent from motors in the joint's frame at q̂ = 0
    axis       "x", "y" or "z" of that frame
    freedoms   pairs (k, Ŝ): q̂ = offset + Σ Ŝ q_k, with Ŝ = 1 for turning, ε for sliding, 1 + ε h for a screw
    inertia    M̂, and centre Â_LC (3,3): motors in the link from motors at its mass centre, in the axes of M̂
    rotor      (I_r, m_r) [kg·m², kg]: what turns, and what slides, with this joint alone, seen through its gear
    """

    joint: str
    parent: int
    placement: Array
    axis: str
    freedoms: tuple[tuple[int, Dual], ...]
    offset: Dual
    inertia: DualInertia
    centre: Array
    rotor: tuple[Scalar, Scalar] = (0.0, 0.0)

    @property
    def line(self) -> Array:
        """e (3,): the joint's axis, a unit line through the origin, the same in the link and in its frame at rest."""
        return _AXES[self.axis]

    def rotation(self, q: Dual) -> Array:
        """R̂(q̂) (3,3): motors in the parent from motors in the link."""
        return array(self.placement @ _ROTATIONS[self.axis](q))


@dataclass(frozen=True, eq=False)
class DualTree:
    """Links from root to leaves, and the number nv of their real freedoms.

    gravity  ε g⃗ (3,) [m/s²], the field as a motor in the world
    passive  (q, v) ↦ τ (nv,), the efforts of springs and dampers; they are no part of the dual forms
    Law      with real numbers, vectors and matrices for the dual ones all of this is a mechanism whose axes meet in one
             point (no weight, links turning about it), tests/multibody/test_analogies.py
    """

    links: tuple[DualLink, ...]
    gravity: Array
    nv: int
    passive: Callable[[Array, Array], Array] | None = None

    def coordinates(self, q: Array) -> list[Dual]:
        """q̂ = θ + ε d of every joint from the real coordinates q (nv,)."""
        return [link.offset + rate for link, rate in zip(self.links, self.rates(q), strict=True)]

    def rates(self, v: Array) -> list[Dual]:
        """q̂̇ = Σ Ŝ v_k of every joint from the real rates v (nv,), or q̂̈ from accelerations."""
        total = [lifted(0.0) for _ in self.links]
        for j, k, S in self._freedoms():
            total[j] = total[j] + S * lifted(v[k])
        return total

    def efforts(self, Q: Duals) -> Array:
        """τ_k = Σ [Ŝ|Q̂] (nv,): the efforts in the real freedoms from the dual ones; ⟨τ, v⟩ = Σ [Q̂|q̂̇]."""
        tau = zeros(self.nv)
        for j, k, S in self._freedoms():
            tau[k] = tau[k] + dual(S * Q[j])
        return settle(tau)

    def _freedoms(self) -> Iterable[tuple[int, int, Dual]]:
        return ((j, k, S) for j, link in enumerate(self.links) for k, S in link.freedoms)


def dual_tree(tree: Tree) -> DualTree:
    """The tree in dual numbers: any branching, screw pairs of every kind, also reversed or following another.

    Errors  ModelError for a spherical or free joint: its rates are not those of dual coordinates
    Law     the three forms of dual dynamics agree with RNEA, rotors included, tests/multibody/test_dual_dynamics.py
    """
    rotors = rotor_inertias(tree)
    links: list[DualLink] = []
    last: list[int] = []  # the dual link that ends each link of the tree
    for i, link in enumerate(tree.links):
        parent = last[link.parent] if link.parent >= 0 else -1
        links.extend(expanded(link, parent, len(links), rotors.get(i, 0.0)))
        last.append(len(links) - 1)
    passive = partial(_asked, tree) if tree.model.elements else None
    return DualTree(tuple(links), dual_vector(np.zeros(3), tree.model.gravity), tree.nv, passive)


def _asked(tree: Tree, q: Array, v: Array) -> Array:
    """What springs and dampers ask of the freedoms."""
    return settle(-passive_effort(tree, q, v))


def expanded(link: Link, parent: int = -1, first: int = 0, rotor: Scalar = 0.0) -> list[DualLink]:
    """The pair as joints of one axis each, in series; what moves is carried by the last."""
    inertia, centre = DualInertia.of(link.inertia)
    steps = _joints(link)
    found = []
    for number, (axis, freedoms, offset, moves) in enumerate(steps):
        found.append(
            DualLink(
                joint=link.joint,
                parent=first + number - 1 if number else parent,
                placement=dual_rotation(Displacement.identity() if number else link.X_PL),
                axis=axis,
                freedoms=freedoms,
                offset=offset,
                inertia=inertia if number == len(steps) - 1 else _MASSLESS,
                centre=motor_shift(centre if number == len(steps) - 1 else np.zeros(3)),
                rotor=(rotor if "turns" in moves else 0.0, rotor if "slides" in moves else 0.0),
            )
        )
    return found


def _joints(link: Link) -> list[tuple[str, tuple[tuple[int, Dual], ...], Dual, tuple[str, ...]]]:
    """(axis, freedoms, offset, "turns" or "slides" or both) of each joint: motions along one axis, one after the
    other, are one dual coordinate."""
    joints: list[tuple[str, tuple[tuple[int, Dual], ...], Dual, tuple[str, ...]]] = []
    for motion, number, sign in _steps(link.joint, link.pair):
        S = lifted(sign) * (Dual(1.0, motion.pitch) if motion.turning else Dual(0.0, 1.0))
        freedom, shift = ((link.q[number], S * lifted(link.ratio)),), S * lifted(link.offset)
        moves: tuple[str, ...] = ("turns" if motion.turning else "slides",)
        if joints and joints[-1][0] == motion.axis:
            _, freedoms, offset, before = joints.pop()
            freedom, shift, moves = freedoms + freedom, offset + shift, before + moves
        joints.append((motion.axis, freedom, shift, moves))
    return joints


def _steps(joint: str, pair: Pair) -> tuple[Step, ...]:
    """The motions of a pair in the order they are made."""
    if pair.steps is None:
        raise ModelError(
            f"joint {joint!r} is {pair.kind}: dual coordinates θ + ε d belong to pairs that turn about or slide along "
            "fixed axes; `virtual_inverse_dynamics` puts virtual links in its place, inverse_dynamics takes every pair"
        )
    return pair.steps


# -------------------------------------------------------------------------------------------------------- kinematics


def rotations(tree: DualTree, q: Duals) -> list[Array]:
    """R̂_PL(q̂) of every link: motors in its parent from motors in it."""
    return [link.rotation(x) for link, x in zip(tree.links, q, strict=True)]


def world_rotations(tree: DualTree, R: list[Array]) -> list[Array]:
    """Â_WC of every link: motors in the world from motors at its mass centre."""
    A = _leafward(tree, lambda link, R_PL, A_p: R_PL if A_p is None else A_p @ R_PL, None, R)
    return [array(A_WL @ link.centre) for link, A_WL in zip(tree.links, A, strict=True)]


def velocities(tree: DualTree, R: list[Array], rates: Duals) -> list[Array]:
    """V̂ of every link, see `carried_along`."""

    def moved(link: DualLink, own: tuple[Array, Dual], V_p: Array) -> Array:
        return carried_along(link, *own, V_p)

    return _leafward(tree, moved, _NO_MOTOR, zip(R, rates, strict=True))


class DualMoving(NamedTuple):
    """How a link moves: V̂ (3,), and ∂V̂/∂t (3,) of its components in the link, which are also dV̂/dt, less the field
    of gravity.
    """

    V: Array
    A: Array


def motions(tree: DualTree, R: list[Array], rates: Duals, second: Duals) -> list[DualMoving]:
    """The motion of every link, with −ε g⃗ at the ground, a free vector that M̂ turns into the weight."""

    def accelerated(link: DualLink, own: tuple[Array, Dual, Dual], parent: DualMoving) -> DualMoving:
        """∂V̂_i/∂t = R̂ᵀ ∂V̂_p/∂t + ê q̂̈ + V̂_i × ê q̂̇."""
        R_PL, rate, second_rate = own
        V = carried_along(link, R_PL, rate, parent.V)
        return DualMoving(V, R_PL.T @ parent.A + link.line * second_rate + cross(V, link.line * rate))

    resting = DualMoving(_NO_MOTOR, -tree.gravity)
    return _leafward(tree, accelerated, resting, zip(R, rates, second, strict=True))


def carried_along(link: DualLink, R_PL: Array, rate: Dual, V_p: Array) -> Array:
    """V̂_i = R̂ᵀ V̂_p + ê q̂̇ (a2): the velocity motor."""
    return array(R_PL.T @ V_p + link.line * rate)


def _leafward(tree: DualTree, step: Callable[..., object], start: object, own: Iterable[object]) -> list[Any]:
    """The results of a step at every link from those of its parent; `start` at the ground."""
    found = Pass(lambda link, own, met: (step(link, own, met),) * 2, lambda tree: start)
    return walk(tree, [found], [*own])[0]


def dual_jacobian(tree: DualTree, R: list[Array], i: int) -> Array:
    """Ĵ_i (3, n) of duals, n joints: columns t̂ = ∂v̂_C/∂q̂̇_j (82), unit lines of the joints seen from mass centre i.

    Law  Ĵ_i q̂̇ = v̂_C of link i, tests/multibody/test_dual_dynamics.py
    """
    J = zeros(3, len(tree.links))
    to_centre = tree.links[i].centre.T
    while i >= 0:
        J[:, i] = to_centre @ tree.links[i].line
        to_centre, i = to_centre @ R[i].T, tree.links[i].parent
    return J
