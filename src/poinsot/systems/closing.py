"""What users add to a mechanism that is loaded: loops, closed between frames on its bodies; and what drives it.

Law: tests/systems/test_closing.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, cast

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.errors import ModelError
from poinsot.multibody.closed_models import ClosurePair, NamedFrame, body_of, closed, closing_pair
from poinsot.multibody.frames import body_poses
from poinsot.systems.composing import Composable, Framed, place

if TYPE_CHECKING:
    from poinsot.analysis.conventions import Convention, First, InConvention


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
        Law      the mechanism is the one whose file has the pair, tests/systems/test_closing.py
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
