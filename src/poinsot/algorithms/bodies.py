"""Where all bodies of a mechanism are and how they move, in one call, as ufuncs."""

from __future__ import annotations

from poinsot.algebra.arrays import Array, array
from poinsot.algorithms.compiled import compiled
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.multibody import kinematics
from poinsot.multibody.tree import Tree


class Bodies(CompiledModel):
    """All bodies at once, in the order of ``body_names``; one body alone is ``mechanism.body(name)``."""

    @compiled(q="q", result="bodies×4×4")
    def poses(tree: Tree, q: Array) -> Array:
        """poses(q) → X_WB (..., nb, 4, 4): the frames of all bodies in the world, in the order of ``body_names``.

        Each is [R p; 0 1], p [m]. Closures are not regarded: q closes them or does not. NaN in, NaN out.
        Law: each equals ``pose(q, name)``, tests/systems/test_bodies.py. Source: formulas.md §6.
        """
        return array([X.matrix for X in kinematics.body_poses(tree, q)])

    @compiled(q="q", v="v", result="bodies×6")
    def twists(tree: Tree, q: Array, v: Array) -> Array:
        """twists(q, v) → V (..., nb, 6): the twists of all bodies in the world, in the order of ``body_names``.

        Each is (ω; v), **angular first** [rad/s, m/s], v of the body-fixed point now at the world origin: a body's
        origin p moves at v + ω × p. Bodies fixed to the ground have zeros.
        Law: each equals ``jacobian(q, name) @ v``, tests/systems/test_bodies.py. Source: formulas.md §6.
        """
        return array([list(V.vector) for V in kinematics.body_twists(tree, q, v)])
