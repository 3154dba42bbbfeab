"""Free parameters: masses, lengths, stiffnesses and gravity as inputs of the kernels, with derivatives.

Source: decision 0009.
"""

from __future__ import annotations

import os
import reprlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, cast

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.addresses import Addressed, asked, assignments, not_zero
from poinsot.algorithms.by_name import Algorithm, algorithm_names, find_algorithm
from poinsot.algorithms.compiled_model import RUNNING, CompiledModel, Shapes, readable
from poinsot.algorithms.ufuncs import FamilyUfuncs
from poinsot.errors import ModelError, nearest
from poinsot.kernels import Kernel
from poinsot.kernels.hoisting import Parted, parted
from poinsot.multibody.canonical import canonical
from poinsot.multibody.conditions import noise_of_all_rows
from poinsot.multibody.contacts.contact import joints_told, rubbing_as
from poinsot.multibody.holding import holding_of, weightless_as
from poinsot.multibody.model import Model
from poinsot.multibody.soundness import weightless_freedoms
from poinsot.multibody.tree import Tree, build_tree
from poinsot.programs.graph import casadi_function, jacobian
from poinsot.showing import some

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Made = TypeVar("Made", bound=CompiledModel, default=CompiledModel, covariant=True)
else:
    from typing import TypeVar

    Made = TypeVar("Made")


class Build(Protocol):
    """A model as a function of parameters: called with a scalar for each, and with what dresses all other numbers."""

    @property
    def defaults(self) -> dict[str, float]:
        """The parameters by name, in order, with the values of the mechanism they were taken from."""

    @property
    def key(self) -> str:
        """A text that is the same exactly for the same function of the parameters."""

    def __call__(self, values: Mapping[str, Scalar], constant: Callable[[float], Scalar] | None = None) -> Model:
        """The model with these values, over any scalar."""


class Numbers:
    """Parameters of a family by name, and their values as a vector p."""

    build: Any

    @cached_property
    def by_default(self) -> dict[str, float]:
        """The values of the mechanism or network that this family was made from, by name."""
        return dict(self.build.defaults)

    @property
    def parameter_names(self) -> tuple[str, ...]:
        """Names along p."""
        return tuple(self.by_default)

    @property
    def defaults(self) -> Floats:
        """p (np,) of the mechanism that this family was made from."""
        return np.array([*self.by_default.values()], dtype=float)

    def values(self, **changed: float) -> Floats:
        """p with these parameters changed from their defaults."""
        for name in changed:
            if name not in self.parameter_names:
                raise ModelError(f"there is no parameter {name!r}{nearest(name, self.parameter_names)}")
        return np.array([changed.get(name, x) for name, x in self.by_default.items()], dtype=float)

    def named(self, p: ArrayLike | Mapping[str, float]) -> dict[str, float]:
        """The values p (np,) by name; given by name, those left out are the defaults."""
        names = ", ".join(self.parameter_names)
        if isinstance(p, Mapping):
            p = self.values(**p)
        try:
            given = np.asarray(p, dtype=float)
        except (TypeError, ValueError):
            raise ModelError(
                f"p is {reprlib.repr(p)}; it takes {len(self.parameter_names)} numbers, in this order: {names}. Given "
                "some of them by name, values(NAME=number) gives all"
            ) from None
        if given.shape != (len(self.parameter_names),):
            raise ModelError(f"p has the shape {given.shape}; it takes {len(self.parameter_names)} numbers: {names}")
        return dict(zip(self.parameter_names, given.tolist(), strict=True))


class Written(Protocol):
    """A text that knows how to be a file."""

    text: str
    names: Mapping[str, str]

    def write(self, path: str | os.PathLike[str]) -> Path: ...


class Writing(Protocol):
    """A mechanism that writes itself in Modelica."""

    def to_modelica(self, name: str | None = None, **options: object) -> Written: ...


class Family(Numbers, FamilyUfuncs, Generic[Made]):
    """Mechanisms that differ in some numbers alone: its algorithms take these as one more argument, p, the last.

        family = mechanism.with_parameters(m="bodies.arm.mass", l=("joints.elbow.predecessor.x",))
        tau = family.inverse_dynamics(q, v, a, p)                                # p (..., np), broadcasts like q
        dtau = family.derivative("inverse_dynamics")(q, v, a, p)                 # (..., nv, np) = ∂τ/∂p

    Every algorithm of the mechanism is an attribute here; one of a body is ``ufunc("pose", body="hand")``.
    Kernels are made once for all values of p. Numbers are not judged: a negative mass computes.
    Law     equals the mechanism ``at(p)``; derivatives equal those by dual numbers, tests/systems/test_parameters.py
    """

    build: Build

    def __init__(self, mechanism: Made, build: Build) -> None:
        self.build = build
        self.mechanism = cast("Made", self._rubbing(mechanism))
        self.kernels: dict[str, Kernel] = {}
        self.halves: dict[str, Parted] = {}

    def __reduce__(self) -> Any:
        return Family, (self.mechanism, self.build)

    def __repr__(self) -> str:
        return f"<Family of {self.mechanism.name!r} over {some(self.parameter_names) or 'no parameter'}>"

    def at(self, p: ArrayLike | Mapping[str, float]) -> Made:
        """The mechanism with the numbers p (np,), or name → number, as if its file had said so."""
        model = self.build(self.named(p))
        return type(self.mechanism)(model)

    def member(self, p: ArrayLike) -> Made:
        """The mechanism ``at(p)`` with the kernels of this family: other values need no others."""
        found = cast("Made", self._rubbing(self.at(p)))
        found.member = FamilyMember(self, np.array(p, dtype=float))
        return found

    def _rubbing(self, made: CompiledModel) -> CompiledModel:
        """With the rows of friction that free coefficients have, also where they are 0."""
        model = rubbing_as(made.model, self.free) if made.model.switches else made.model
        return made if model is made.model else type(made)(model)

    def system(
        self,
        *,
        parameters: Mapping[str, float] | None = None,
        inputs: Mapping[str, object] | None = None,
        initial: object = None,
    ) -> Any:
        """The System of the mechanism with these parameters, the others by default; its kernels serve all values."""
        member: Any = self.member(self.values(**dict(parameters or {})))
        return member.system(inputs=inputs, initial=initial)

    def to_modelica(self, name: str | None = None, **options: object) -> Written:
        """The mechanism as a model of Modelica, with the parameters of the family; as of a mechanism."""
        return cast(Writing, self.member(self.values())).to_modelica(name, **options)

    def tree(self, p: Array, constant: Callable[[float], Scalar] | None = None, smooth: bool | None = None) -> Tree:
        """The tree with parameters of any scalar, which pure algorithms take; ``constant`` dresses other numbers;
        ``smooth``: as the mechanism's own, unless said otherwise."""
        model = self.build(dict(zip(self.parameter_names, p, strict=True)), constant)
        own = self.mechanism.tree
        made = build_tree(model, own.sizes)
        made = replace(made, model=readable(made.model, RUNNING), smooth=own.smooth if smooth is None else smooth)
        made = replace(made, noise=self.noise) if self.noise else made
        return weightless_as(made, own)

    def kernel(self, algorithm: str, *, body: str | None = None, derivative: bool = False) -> Kernel:
        """The kernel of an algorithm or of its derivative, for compiled loops and for looking at its code."""
        found = find_algorithm(self.mechanism, algorithm, body, free=True)
        name = f"{found.name} by parameters" if derivative else found.name
        if not derivative:
            return self.made(name, found.function, found.inputs, found.outputs, found.doc)
        if name not in self.kernels:
            outputs = {key: (*shape, len(self.parameter_names)) for key, shape in found.outputs.items()}
            function = self._derivative_of(found)
            self.kernels[name] = self._kernel(name, function, found.inputs, outputs, f"∂/∂p of {found.doc}", self.key)
        return self.kernels[name]

    def made(self, name: str, function: Callable[..., object], inputs: Shapes, outputs: Shapes, doc: str) -> Kernel:
        """The kernel of ``function(tree, …)`` with p as its last argument, kept under its name."""
        if name not in self.kernels:
            self.kernels[name] = self._kernel(name, self._by_parameters(function), inputs, outputs, doc, self.key)
        return self.kernels[name]

    def parted(self, functions: Mapping[str, tuple[Callable[..., Any], Shapes, Shapes]], text: str) -> Parted:
        """Kernels of functions of the tree, cut in two at the parameters; ``text`` tells them from all others."""
        if text not in self.halves:
            whole = {
                name: self._kernel(name, self._by_parameters(function), inputs, outputs, name, None)
                for name, (function, inputs, outputs) in functions.items()
            }
            self.halves[text] = parted(whole, f"{self.key}|{text}")
        return self.halves[text]

    @cached_property
    def noise(self) -> float:
        """The uncertainty of the drawing at the present values, see `multibody.accuracy`."""
        return noise_of_all_rows(self.mechanism.tree)

    @cached_property
    def key(self) -> str:
        """A text that is equal exactly for equal functions of the parameters: the makers of the model of `tree`, and
        the parts of the mechanism read at its values."""
        own = self.mechanism.tree
        taken = [*own.sizes.values()], weightless_freedoms(own), [*holding_of(own)], [link.joint for link in own.links]
        drawn = f"|{self.noise.hex()}" if self.noise else ""
        return f"{self.build.key}|{canonical(taken)}{drawn}{'|smooth' * own.smooth}"

    def _smoothly(self) -> Family[Made]:
        """The same family of mechanisms that are `CompiledModel._smoothly`."""
        return Family(self.mechanism._smoothly(), self.build)

    @cached_property
    def free(self) -> Model:
        """The model with traced scalars for free numbers."""
        from poinsot.algebra.traced import symbols

        return self.build(dict(zip(self.parameter_names, symbols("p", (len(self.parameter_names),)), strict=True)))

    def _kernel(
        self, name: str, function: Callable[..., Any], inputs: Shapes, outputs: Shapes, doc: str, key: str | None
    ) -> Kernel:
        whole = {**inputs, "p": (len(self.parameter_names),)}
        if "sigma" in whole:  # the mode of what switches comes last
            whole["sigma"] = whole.pop("sigma")
        return Kernel(function, whole, outputs, name, f"{doc}\n\np: {', '.join(self.parameter_names)}", key)

    def _by_parameters(self, function: Callable[..., object]) -> Callable[..., Any]:
        return lambda p, **inputs: function(self.tree(p), **inputs)

    def _derivative_of(self, found: Algorithm) -> Callable[..., Any]:
        def derivative(p: Array, **inputs: Any) -> Any:
            results = found.function(self.tree(p, smooth=True), **inputs)
            several = results if len(found.outputs) > 1 else (results,)
            slopes = tuple(jacobian(np.asarray(each, dtype=object), p) for each in several)
            return slopes if len(slopes) > 1 else slopes[0]

        return derivative

    def ufunc(self, algorithm: str, *, body: str | None = None) -> Any:
        """The ufunc of an algorithm with p as its last argument; with ``body`` one of a body."""
        return self.kernel(algorithm, body=body).ufunc

    def derivative(self, algorithm: str, *, body: str | None = None) -> Any:
        """The ufunc of ∂result/∂p, with the arguments of the algorithm and p: (..., *shape of the result, np)
        [unit of the result per unit of p].
        Law: the slope along any dual change of p, tests/systems/test_parameters.py
        """
        return self.kernel(algorithm, body=body, derivative=True).ufunc

    def casadi_function(self, algorithm: str, *, body: str | None = None) -> Any:
        """The ``casadi.Function`` (SX) of an algorithm with p as its last argument."""
        found = find_algorithm(self.mechanism, algorithm, body, free=True)
        inputs = {**found.inputs, "p": (len(self.parameter_names),)}

        def function(p: Array, **inputs: Any) -> Any:
            return found.function(self.tree(p, smooth=True), **inputs)

        return casadi_function(function, inputs, found.outputs, found.name)

    if not TYPE_CHECKING:  # a type checker that saw it would take any name

        def __getattr__(self, name: str) -> Any:
            if name.startswith("_") or name not in (known := algorithm_names(self.mechanism)):
                hint = "" if name.startswith("_") else nearest(name, known)
                raise AttributeError(f"a family of mechanisms has no attribute {name!r}{hint}")
            self.__dict__[name] = made = self.ufunc(name)
            return made


class FamilyMember:
    """A family at some values p (np,): the requests of a mechanism that shares its kernels.

    While many members are looked at together, p may have a row for each sample (nt, np): kernels broadcast.
    """

    def __init__(self, family: Family, p: Floats) -> None:
        self.family, self.p = family, p

    def _smoothly(self) -> FamilyMember:
        """The same place among mechanisms that are `CompiledModel._smoothly`."""
        return FamilyMember(self.family._smoothly(), self.p)

    @property
    def parameters(self) -> dict[str, float]:
        """The values by name."""
        return self.family.named(self.p)

    @property
    def tree(self) -> Tree:
        """The tree of the mechanism that the family was made of."""
        return self.family.mechanism.tree

    @property
    def free(self) -> Model:
        """The model with traced scalars for free numbers."""
        return self.family.free

    def kernel(self, name: str, function: Callable[..., Any], inputs: Shapes, outputs: Shapes, doc: str) -> Kernel:
        """The family's kernel of ``function(tree, …)`` at these values."""
        return BoundKernel(self.family.made(name, function, inputs, outputs, doc), self)

    def parted(self, functions: Mapping[str, tuple[Callable[..., Any], Shapes, Shapes]], text: str) -> Parted:
        """Kernels of functions of the tree, cut in two at the parameters."""
        return self.family.parted(functions, text)


class HasValues(Protocol):
    """What holds the values of parameters, as they are when a kernel is called."""

    @property
    def p(self) -> Floats: ...


class BoundKernel(Kernel):
    """A kernel of a family at some parameters, for calls from Python; loops take the halves, see `Family.parted`."""

    def __init__(self, kernel: Kernel, values: HasValues) -> None:
        inputs = {name: shape for name, shape in kernel.inputs.items() if name != "p"}
        super().__init__(lambda **_: None, inputs, kernel.outputs, kernel.name)
        self.kernel, self.values = kernel, values

    @property
    def ufunc(self) -> Any:
        """The family's ufunc with p filled in."""
        ufunc, values = self.kernel.ufunc, self.values
        at = list(self.kernel.inputs).index("p")
        return lambda *arguments, **options: ufunc(*arguments[:at], values.p, *arguments[at:], **options)


class FreeParameters(CompiledModel):
    """Numbers of the mechanism as inputs of its kernels."""

    def with_parameters(self, *addresses: str, **names: str | tuple[str, ...]) -> Family[Self]:
        """The family of mechanisms in which these parameters are free: each names one number or several equal ones.

        Without any, all numbers are free that are not zero, each called as its address: masses, moments, lengths,
        stiffnesses, gravity. Zeros and rotations are the mechanism's structure: they are free where they are named, and
        so are numbers of what switches, which C and FMUs have for good, and frames of joints that tell where shapes
        touch; runs, whose contacts need their numbers, refuse these free.

        Addresses: "bodies.NAME.mass" | ".centre.x" | ".inertia.xx" (about the mass centre); "joints.NAME.predecessor.x"
        and ".successor.x", the origin of the pair's frame in either body, ".predecessor.rotation.x" a further rotation
        vector [rad]; "elements.NAME.stiffness" | ".rest" | ".rest_length" | ".damping" | ".point_a.x", of limits,
        friction and contacts ".lower" | ".upper" | ".restitution" | ".kinetic" | ".static" | ".friction"; "gravity.z".
        Errors  ModelError for an unknown address, or a number claimed twice
        """
        wanted = asked(addresses, names) or asked(_usually_free(self), {})
        return Family(self, Addressed(self.model, tuple(assignments(self.model, wanted))))


def _usually_free(mechanism: CompiledModel) -> list[str]:
    """The addresses of numbers that are not zero and that no contact has to know."""
    told = joints_told(mechanism.tree)
    frames = tuple(f"joints.{name}.{end}." for name in told for end in ("predecessor", "successor"))
    return [address for address in not_zero(mechanism.model) if not address.startswith(frames)]
