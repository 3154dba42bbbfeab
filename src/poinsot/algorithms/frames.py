"""Jacobians, twists and accelerations of one body in three frames, as ufuncs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from poinsot.algebra.arrays import Array
from poinsot.algorithms.compiled import make_kernel
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.shapes import Shape
from poinsot.kernels import Kernel
from poinsot.multibody import frames
from poinsot.multibody.tree import Tree


class of_body:
    """Turn ``f(tree, body, q, …)`` into an attribute of a body that is a NumPy ufunc, made when first used."""

    def __init__(self, *, result: Shape, **inputs: Shape) -> None:
        self.result, self.inputs = result, inputs

    def __call__(self, function: Callable[..., object]) -> Any:
        self.function, self.__doc__ = function, function.__doc__
        return self

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: BodyFrames | None, owner: type) -> Any:
        if instance is None:
            return self
        ufunc = self.kernel(instance).ufunc
        instance.__dict__[self.name] = ufunc
        return ufunc

    def kernel(self, body: BodyFrames) -> Kernel:
        """The kernel behind the attribute."""
        mechanism, name = body.mechanism, body.name
        return make_kernel(
            mechanism,
            f"{self.name} {name}",
            lambda tree, **arguments: self.function(tree, name, **arguments),
            self.inputs,
            self.result,
            self.__doc__ or "",
        )


class BodyFrames:
    """A body's algorithms in three frames; every attribute is a ufunc that broadcasts over leading dimensions.

    World: world axes, at the world origin. Body: the body's axes, at its origin. Aligned: world axes, at the body's
    origin (Pinocchio's LOCAL_WORLD_ALIGNED). Columns are (ω; v), **angular part first**; the world's ``twist``
    and ``jacobian`` have no suffix. Accelerations do not contain weight.
    Units: twists [rad/s; m/s], accelerations [rad/s²; m/s²], Jacobians those per unit of v.
    Law: twists are the rates of poses, accelerations those of twists, tests/multibody/test_frames.py.
    Source: Featherstone 2008, §2.9 to 2.11; Lynch & Park 2017, §5.1.
    """

    def __init__(self, mechanism: CompiledModel, name: str) -> None:
        self.mechanism, self.name = mechanism, name

    def __repr__(self) -> str:
        return f"<body {self.name!r} of {self.mechanism!r}>"

    @of_body(q="q", result="4×4")
    def pose(tree: Tree, body: str, q: Array) -> Array:
        """pose(q) → X_WB (..., 4, 4): the body's frame in the world."""
        return frames.body_pose(tree, q, body).matrix

    @of_body(q="q", v="v", result="6")
    def twist(tree: Tree, body: str, q: Array, v: Array) -> Array:
        """twist(q, v) → V (..., 6): the body's twist in world coordinates (ω; v at the world origin)."""
        return frames.frame_jacobian(tree, q, body, "world") @ v

    @of_body(q="q", result="6×v")
    def jacobian(tree: Tree, body: str, q: Array) -> Array:
        """jacobian(q) → J (..., 6, nv): J v is the body's twist in world coordinates (ω; v at the world origin)."""
        return frames.frame_jacobian(tree, q, body, "world")

    @of_body(q="q", result="6×v")
    def jacobian_body(tree: Tree, body: str, q: Array) -> Array:
        """jacobian_body(q) → J (..., 6, nv): J v is the body's twist (ω; v) in its own axes, at its origin."""
        return frames.frame_jacobian(tree, q, body, "body")

    @of_body(q="q", result="6×v")
    def jacobian_aligned(tree: Tree, body: str, q: Array) -> Array:
        """jacobian_aligned(q) → J (..., 6, nv): J v = (ω; ṗ) in world axes, p the body's origin."""
        return frames.frame_jacobian(tree, q, body, "aligned")

    @of_body(q="q", v="v", result="6×v")
    def jacobian_rate(tree: Tree, body: str, q: Array, v: Array) -> Array:
        """jacobian_rate(q, v) → J̇ (..., 6, nv) of ``jacobian``: J a + J̇ v is the spatial acceleration in the world."""
        return frames.frame_jacobian_rate(tree, q, v, body, "world")

    @of_body(q="q", v="v", result="6×v")
    def jacobian_rate_body(tree: Tree, body: str, q: Array, v: Array) -> Array:
        """jacobian_rate_body(q, v) → J̇ (..., 6, nv): J a + J̇ v is the spatial acceleration in the body's frame."""
        return frames.frame_jacobian_rate(tree, q, v, body, "body")

    @of_body(q="q", v="v", result="6×v")
    def jacobian_rate_aligned(tree: Tree, body: str, q: Array, v: Array) -> Array:
        """jacobian_rate_aligned(q, v) → J̇ (..., 6, nv): J a + J̇ v = (ω̇; p̈), the classical acceleration."""
        return frames.frame_jacobian_rate(tree, q, v, body, "aligned")

    @of_body(q="q", v="v", result="6")
    def twist_body(tree: Tree, body: str, q: Array, v: Array) -> Array:
        """twist_body(q, v) → V (..., 6): the twist (ω; v) in the body's axes, at its origin."""
        return frames.frame_twist(tree, q, v, body, "body")

    @of_body(q="q", v="v", result="6")
    def twist_aligned(tree: Tree, body: str, q: Array, v: Array) -> Array:
        """twist_aligned(q, v) → (ω; ṗ) (..., 6): world axes, velocity of the body's origin."""
        return frames.frame_twist(tree, q, v, body, "aligned")

    @of_body(q="q", v="v", a="v", result="6")
    def acceleration(tree: Tree, body: str, q: Array, v: Array, a: Array) -> Array:
        """acceleration(q, v, a) → A (..., 6): spatial acceleration (ω̇; v̇) in the world, the rate of ``twist``."""
        return frames.frame_acceleration(tree, q, v, a, body, "world")

    @of_body(q="q", v="v", a="v", result="6")
    def acceleration_body(tree: Tree, body: str, q: Array, v: Array, a: Array) -> Array:
        """acceleration_body(q, v, a) → A (..., 6): spatial acceleration in the body's axes, at its origin."""
        return frames.frame_acceleration(tree, q, v, a, body, "body")

    @of_body(q="q", v="v", a="v", result="6")
    def acceleration_aligned(tree: Tree, body: str, q: Array, v: Array, a: Array) -> Array:
        """acceleration_aligned(q, v, a) → A (..., 6): **spatial** acceleration in world axes, at the body's origin.

        Its linear part is p̈ − ω × ṗ; for (ω̇; p̈) see ``classical_acceleration``.
        """
        return frames.frame_acceleration(tree, q, v, a, body, "aligned")

    @of_body(q="q", v="v", a="v", result="6")
    def classical_acceleration(tree: Tree, body: str, q: Array, v: Array, a: Array) -> Array:
        """classical_acceleration(q, v, a) → (ω̇; p̈) (..., 6): world axes, of the body's origin; the rate of
        ``twist_aligned``."""
        return frames.classical_acceleration(tree, q, v, a, body)

    @of_body(q="q", r="3", result="3")
    def point_position(tree: Tree, body: str, q: Array, r: Array) -> Array:
        """point_position(q, r) → x (..., 3) [m]: where in the world the body's point r (body coordinates) is."""
        return frames.point_position(tree, q, body, r)

    @of_body(q="q", v="v", r="3", result="3")
    def point_velocity(tree: Tree, body: str, q: Array, v: Array, r: Array) -> Array:
        """point_velocity(q, v, r) → ẋ (..., 3) [m/s], world axes, of the body's point r (body coordinates)."""
        return frames.point_velocity(tree, q, v, body, r)

    @of_body(q="q", v="v", a="v", r="3", result="3")
    def point_acceleration(tree: Tree, body: str, q: Array, v: Array, a: Array, r: Array) -> Array:
        """point_acceleration(q, v, a, r) → ẍ (..., 3) [m/s²], world axes, of the body's material point r; no weight."""
        return frames.point_acceleration(tree, q, v, a, body, r)

    @of_body(q="q", r="3", result="3×v")
    def point_jacobian(tree: Tree, body: str, q: Array, r: Array) -> Array:
        """point_jacobian(q, r) → J (..., 3, nv) [m or 1]: J v = ẋ in world axes, of the body's point r
        (body coordinates).
        """
        return frames.point_jacobian(tree, q, body, r)
