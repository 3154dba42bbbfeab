"""What users add to a mechanism that is loaded: loops, closed between frames on its bodies; and what drives it.

Law: tests/systems/test_assembly.py.

Robots taken apart and put together: joints held, subtrees, one robot on another, other pairs.

Each gives another mechanism, with all that belongs to its joints and bodies; the one it is asked of stays as it is.
Law: tests/multibody/test_taking_apart.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Self, cast

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.closed_models import ClosurePair, NamedFrame, body_of, closed, closing_pair, pair_named
from poinsot.multibody.frames import body_poses
from poinsot.multibody.joint_changes import locked, rest, with_pair
from poinsot.multibody.preferences import with_free_joints
from poinsot.multibody.subtrees import attached, subtree, without

if TYPE_CHECKING:
    from poinsot.analysis.conventions import Convention, First, InConvention
    from poinsot.multibody.model import Model
    from poinsot.multibody.tree import Tree

Framed = str | tuple[str, ArrayLike | Sequence[float]]
"""A body, or a joint for the body that it carries; or (its name, a pose (4, 4), or a point (3,) [m], in its frame)."""


class Composable:
    """Mechanisms as models that are taken apart and put together."""

    if TYPE_CHECKING:
        model: Model
        tree: Tree

        def __init__(self, model: Model) -> None: ...

    def locked(self, joints: Mapping[str, ArrayLike] | Sequence[str], q: ArrayLike | None = None) -> Self:
        """The mechanism with joints held: M, c and energies of the whole at q₀, without rows and columns of theirs.

            arm.locked({"wrist": 0.3})      arm.locked(["wrist", "elbow"])      arm.locked(["wrist"], q)

        joints   name → its coordinate [rad, m], or all of its coordinates; or names, which are held where they are at q
        q        (nq,) of this mechanism; without it neutral
        Limits, motors, friction, springs of a held joint are gone with it; other joints and all bodies keep their
        names: what is held is a fixed pair. Couplings see it as a constant; coupled followers are held with it.
        Errors   ModelError for joints that are not there, other numbers of coordinates, couplings that these contradict
        Law      locking in two steps is locking in one, tests/multibody/test_taking_apart.py
        Source: Featherstone 2008, §4.1
        """
        if isinstance(joints, Mapping):
            values = {name: np.atleast_1d(np.asarray(x, dtype=float)).tolist() for name, x in joints.items()}
        else:
            names = [joints] if isinstance(joints, str) else [*joints]
            values = {name: self._coordinates(name, q) for name in names}
        return type(self)(locked(self.model, values))

    def subtree(self, name: str) -> Self:
        """A joint, the body that it carries (either may be named) and all that hangs there, mounted on the ground.

        It stands where it is drawn: the joints that are left out are neutral; hold them elsewhere first by ``locked``.
        Errors  ModelError for names that are not there, and for joints that close loops
        Law     with ``without`` of the same name it has every body and every joint of the tree once
        """
        return type(self)(subtree(self.model, name))

    def without(self, *names: str) -> Self:
        """The mechanism without subtrees: joints, the bodies that they carry (either may be named), what hangs there.

        Errors  ModelError for names that are not there, for joints that close loops, and where nothing would be left
        Law     the rest moves as if what is cut off had no mass
        """
        return type(self)(without(self.model, names))

    def with_attached(self, other: Composable, *, at: Framed, prefix: str) -> Self:
        """The mechanism with another one on a frame of it; all names of the other get the prefix.

            both = arm.with_attached(gripper, at="flange", prefix="left_")
            both = arm.with_attached(gripper, at=("flange", [0, 0, 0.1]), prefix="left_")

        at       a body, or a joint for the body that it carries; or (name, pose (4, 4) or point (3,) [m] in its frame)
        The other's ground becomes a body "PREFIXground" without mass, fixed there, on which stands what stood on its
        ground. Gravity is this mechanism's.
        Errors   ModelError for a frame that is not there, an empty prefix, names that both have
        Law      ``both.subtree("left_ground")`` is the other, ``both.without("left_ground")`` this one
        """
        return type(self)(attached(self.model, other.model, place(at), prefix))

    def with_pair(self, joint: str, kind: str, **numbers: float) -> Self:
        """The mechanism with a joint of another kind, about or along z of the same frames: "prismatic", "fixed", ….

        numbers  those that the kind needs, as its pitch [m/rad]
        What acts on freedoms that both pairs have stays, others are held at 0; limits, damping, friction and rotor
        stay where the freedoms are the same.
        Errors   ModelError for a joint that is not there, an unknown kind, conditions written for the pair that was
        Law      a pair and back is the mechanism without what acted on the joint, tests/multibody/test_taking_apart.py
        """
        return type(self)(with_pair(self.model, joint, pair_named(kind, numbers)))

    def _coordinates(self, name: str, q: ArrayLike | None) -> list[float]:
        """Where a joint is at q, or neutral."""
        whole = with_free_joints(self.model)
        if q is None:
            return [float(x) for x in rest(whole, whole.joint(name))]
        given: Floats = np.asarray(q, dtype=float)
        if given.shape != (self.tree.nq,):
            raise ModelError(
                f"q has the shape {given.shape}; one configuration of {self.model.name!r} is {self.tree.nq}"
            )
        if name not in self.tree.by_joint:
            whole.joint(name)
            raise ModelError(
                f"joint {name!r} is not among the coordinates of {self.model.name!r}; hold it by its value, as in "
                f"locked({{{name!r}: 0.0}})"
            )
        link = self.tree.links[self.tree.by_joint[name]]
        return [float(link.ratio * given[k] + link.offset) for k in link.q]


def place(given: Framed) -> NamedFrame:
    """The frame that a user names."""
    if isinstance(given, str):
        return NamedFrame(given)
    why = "a frame is the name of a body or a joint, or (name, pose (4, 4)), or (name, point (3,))"
    if not (isinstance(given, tuple) and len(given) == 2 and isinstance(given[0], str)):
        raise ModelError(f"{given!r:.100} is no frame: {why}")
    name, where = given
    try:
        numbers = np.asarray(where, dtype=float)
    except (TypeError, ValueError):
        raise ModelError(f"{given!r:.100} is no frame: {why}") from None
    if numbers.shape not in ((3,), (4, 4)) or not np.isfinite(numbers).all():
        raise ModelError(f"{given!r:.100} is no frame: {why}, of finite numbers")
    if numbers.shape == (3,):
        return NamedFrame(name, Displacement.translating(numbers))
    return NamedFrame(name, Displacement.from_matrix(numbers))


class Closable(Composable):
    """Mechanisms as models that closures are added to."""

    def close(
        self, a: Framed, b: Framed, *, kind: str = "fixed", name: str | None = None, at: ArrayLike | None = None,
        **numbers: float,
    ) -> Self:  # fmt: skip
        """The mechanism with a loop closed by a pair between two frames: X_WA X_A X(q) = X_WB X_B.

            leg.close("closedloop1_A", "closedloop1_B", kind="3d").close("rod", ("foot", [0.1, 0, 0]), kind="spherical")
            robot.close("ground", "left_foot", at=q)            # welded to the ground where it stands at q

        a, b     names of bodies, or of joints: the frame of a joint is that of the body that it carries; or (name, pose
                 (4, 4) in it), (name, point (3,) [m] in it)
        kind     of pair: "fixed" or "6d", "spherical" or "3d", "revolute" about z of both frames, …; numbers: those it
                 needs, as its pitch [m/rad]
        name     of the closure, a joint; without it "a_b"
        at       (nq,) a configuration at which the frames coincide: that on a is placed where that on b is there
        Joints that carry coordinates still do. Errors: ModelError for frames that are not there or on one body.
        Law      the mechanism is the one whose file has the pair, tests/systems/test_assembly.py
        Source: Featherstone 2008, §8.2 (loop joints)
        """
        on, to = place(a), place(b)
        if at is not None:
            X_W = body_poses(self.tree, np.asarray(at, dtype=float))
            A, B = (X_W[body_of(self.model, each.name)] for each in (on, to))
            on = NamedFrame(on.name, A.inverse() @ B @ to.X)
        closure = ClosurePair(name or f"{on.name}_{to.name}", on, to, closing_pair(kind, numbers))
        return type(self)(closed(self.model, [closure]))

    def impact(self, q: ArrayLike, v: ArrayLike, restitution: float = 0.0) -> tuple[Floats, dict[str, Floats]]:
        """The rates after closures catch what moves, and the impulse of each: M (v⁺ − v⁻) = AᵀΛ, A v⁺ = −e A v⁻.

            stance = robot.close("ground", "left_foot", at=q, name="foot")
            v_after, impulses = stance.impact(q, v);  impulses["foot"]

        q, v         (..., nq), (..., nv) before, v free of the closures; restitution e: 0 (caught) to 1
        Gives v⁺ (..., nv), and by closure (m; f) (..., 6) [N m s, N s], **moment first**, on its successor, in world
        coordinates about the world origin.
        Errors  ModelError where e is no number from 0 to 1
        Law     kinetic energy falls by ½ (1 − e²) (v⁻ − v₀)ᵀ M (v⁻ − v₀), v₀ that of e = 0; rates, impulses are
                those of Pinocchio's impulseDynamics, tests/systems/test_conventions.py
        Source: Featherstone 2008, §11.7
        """
        from poinsot.analysis.reactions import reactions

        if not 0.0 <= restitution <= 1.0:
            raise ModelError(f"restitution is {restitution!r}; it is a number from 0 (no rebound) to 1 (no loss)")
        mechanism, rest = cast(CompiledTree, self), np.zeros(self.tree.nv)
        before: Floats = np.asarray(v, dtype=float)
        momentum = np.einsum("...ij,...j->...i", mechanism.mass_matrix(q), before)
        efforts = momentum + mechanism.bias_force(q, rest)
        caught: Floats = mechanism.forward_dynamics(q, rest, efforts)
        gain = 1.0 + restitution
        borne = reactions(mechanism, q, rest, efforts)
        return before + gain * (caught - before), {c.joint: gain * borne[c.joint].wrench for c in self.tree.closures}

    def in_convention(self, convention: Convention = "mixed", first: First = "linear") -> InConvention:
        """Velocities, Jacobians, dynamics in the convention of another package; see :class:`InConvention`.

            seen = robot.in_convention("mixed", first="linear")           # adam, iDynTree
            J, bias = seen.jacobian(q, "tool"), seen.bias_acceleration(q, nu, "tool")

        convention  "mixed" (LOCAL_WORLD_ALIGNED), "body" (LOCAL) or "world" (WORLD); first: "linear" or "angular"
        """
        from poinsot.analysis.conventions import InConvention

        return InConvention(cast(CompiledTree, self), convention, first)

    @property
    def actuated(self) -> tuple[str, ...]:
        """The names of the freedoms that its motors and other sources drive, in their order."""
        found = (self.tree.own_freedom(e.stretch) for e in self.model.sources)
        return tuple(dict.fromkeys(self.tree.freedom_names[link.v[k]] for link, k in filter(None, found)))

    def _driven(self) -> tuple[str, ...]:
        """As ``actuated``; ModelError without actuators."""
        if not self.actuated:
            raise ModelError(
                f"mechanism {self.model.name!r} has no motors on its freedoms; name the freedoms that are actuated"
            )
        return self.actuated
