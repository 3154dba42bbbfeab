"""Dynamics with external wrenches on chosen bodies, as ufuncs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.caching import cached_property
from poinsot.algorithms.compiled import make_kernel
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.requirements import require_inertia
from poinsot.errors import ModelError, nearest
from poinsot.multibody import wrenches
from poinsot.multibody.frames import Frame
from poinsot.multibody.tree import Tree

_FRAMES = ("world", "body", "aligned")


class Ufunc(Protocol):
    """A NumPy generalised ufunc on float64 with one result."""

    def __call__(self, *operands: ArrayLike, out: Floats | None = None) -> Floats: ...


class External(CompiledModel):
    """Wrenches from outside."""

    def with_wrenches(self, *bodies: str, frame: Frame = "world") -> MechanismUnderWrenches:
        """The mechanism with wrenches on these bodies, as ufuncs that take them as a last argument (..., k, 6).

            pushed = mech.with_wrenches("left_foot", "right_foot", frame="aligned")
            v̇ = pushed.forward_dynamics(q, v, tau, wrenches)

        frame  "world": world axes, moments about the world origin; "body": the body's axes, about its origin;
               "aligned": world axes, about the body's origin, so that (0; f) is a force through that origin
        Each wrench is (m; f), moment first, on the body, in the order given. Keep the object: it holds the ufuncs.
        Errors: ModelError for a body that does not exist, one named twice, none, or an unknown frame.
        """
        if frame not in _FRAMES:
            raise ModelError(f"a wrench's frame is {frame!r}; it must be 'world', 'body' or 'aligned'")
        if not bodies:
            raise ModelError("with_wrenches needs the name of at least one body")
        for name in bodies:
            if name not in self.tree.bodies:
                raise ModelError(f"mechanism {self.name!r} has no body {name!r}{nearest(name, self.tree.bodies)}")
            if bodies.count(name) > 1:
                raise ModelError(f"body {name!r} is named twice; add its wrenches up, they act as their sum")
        return MechanismUnderWrenches(self, bodies, frame)


class MechanismUnderWrenches:
    """A mechanism with external wrenches on chosen bodies; its attributes are ufuncs.

    wrenches (..., k, 6): per body (m; f), moment first, in the frame that was chosen; they act on the bodies.
    Units of a wrench [N·m; N]. Law: Σ JᵀW has the power of the wrenches, tests/multibody/test_wrenches.py.
    Source: Lynch & Park 2017, §5.2; Featherstone 2008, §5.3.
    """

    def __init__(self, mechanism: CompiledModel, bodies: tuple[str, ...], frame: Frame) -> None:
        self.mechanism, self.bodies, self.frame = mechanism, bodies, frame

    def __repr__(self) -> str:
        return f"<{self.mechanism.name!r} with {self.frame} wrenches on {', '.join(self.bodies)}>"

    @cached_property
    def inverse_dynamics(self) -> Ufunc:
        """inverse_dynamics(q, v, a, wrenches) → τ (..., nv) = M a + c − Σ JᵀW: the efforts of the freedoms."""

        def function(tree: Tree, q: Array, v: Array, a: Array, wrenches_on: Array) -> Array:
            return wrenches.inverse_dynamics_with(tree, q, v, a, self.bodies, self.frame, wrenches_on)

        return self._ufunc("inverse_dynamics", function, {"q": "q", "v": "v", "a": "v"})

    @cached_property
    def forward_dynamics(self) -> Ufunc:
        """forward_dynamics(q, v, tau, wrenches) → v̇ (..., nv): M v̇ + c = τ + Σ JᵀW + Aᵀλ, closed loops included."""
        require_inertia(self.mechanism)

        def function(tree: Tree, q: Array, v: Array, tau: Array, wrenches_on: Array) -> Array:
            return wrenches.forward_dynamics_with(tree, q, v, tau, self.bodies, self.frame, wrenches_on)

        return self._ufunc("forward_dynamics", function, {"q": "q", "v": "v", "tau": "v"})

    @cached_property
    def generalised_force(self) -> Ufunc:
        """generalised_force(q, wrenches) → Σ JᵀW (..., nv): the efforts on the freedoms that equal the wrenches."""

        def function(tree: Tree, q: Array, wrenches_on: Array) -> Array:
            return wrenches.generalised_force(tree, q, self.bodies, self.frame, wrenches_on)

        return self._ufunc("generalised_force", function, {"q": "q"})

    def _ufunc(self, what: str, function: Callable[..., Array], inputs: dict[str, str]) -> Ufunc:
        shapes = {**inputs, "wrenches_on": f"{len(self.bodies)}×6"}
        name = f"{what} with {self.frame} wrenches on {self.bodies!r}"
        doc = getattr(MechanismUnderWrenches, what).__doc__
        ufunc: Ufunc = make_kernel(self.mechanism, name, function, shapes, "v", doc).ufunc
        return ufunc
