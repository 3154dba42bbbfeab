"""Algorithms of a mechanism as attributes: written as a pure function of the tree, seen as a ufunc compiled for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.shapes import Shape, axes_of, shape_depends_on_numbers, shape_of
from poinsot.kernels import Kernel
from poinsot.multibody.coupling_steps import couples_coordinates
from poinsot.multibody.followers import loosened
from poinsot.multibody.holding import balance_of
from poinsot.multibody.soundness import weightless_freedoms
from poinsot.multibody.switching.near_rows import near_elements
from poinsot.multibody.switching.rows import layout_of
from poinsot.multibody.tree import Tree

#: Operations of forward dynamics, as `operations` estimates them, of the largest tree whose kernels are written out.
#: Code of that length takes two seconds to compile, loops of any length a quarter of one; about there they are equally
#: fast, see docs/large-trees.md.
LARGEST_UNROLLED = 15_000
_BY_LINK, _BY_NUMBER = 340, 23


def make_kernel(
    mechanism: CompiledModel,
    name: str,
    function: Callable[..., Any],
    inputs: Mapping[str, Shape],
    outputs: Shape | Mapping[str, Shape],
    doc: str,
) -> Kernel:
    """A kernel of ``function(tree, …)``, kept under its name; several outputs are given by name, in order."""
    if name not in mechanism.kernels:
        named = {"result": outputs} if isinstance(outputs, str) else outputs
        given, made = ({k: shape_of(mechanism, shape) for k, shape in each.items()} for each in (inputs, named))
        kernel = _rolled(mechanism, name, inputs, named, doc)
        if mechanism.member is not None and not any(shape_depends_on_numbers(s) for s in named.values()):
            kernel = mechanism.member.kernel(name, function, given, made, doc)
        if kernel is None:
            tree, key = mechanism._reading()
            kernel = Kernel(partial(function, tree), inputs=given, outputs=made, name=name, doc=doc, key=key)
        kernel.axes = axes_of(mechanism, inputs)
        mechanism.kernels[name] = kernel
    return mechanism.kernels[name]


def is_rolled(tree: Tree) -> bool:
    """Whether algorithms walk over a tree instead of being written out: large, and nothing but links and joints.

    Springs, dampers and sources on single freedoms of its joints count as such, and sources on sums of these; and
    loops, couplings of single freedoms, joints that follow others, if each moves inertia where it follows none, and
    nothing switches there; and what switches in loops, if its rows are found from links and joints alone.
    """
    if tree.coupled and tree.model.switches:
        return False
    if tree.closed and tree.model.switches and near_elements(tree, layout_of(tree)) is None:
        return False
    if not couples_coordinates(tree):
        return False
    if len(tree.links) * _BY_LINK <= LARGEST_UNROLLED and operations(tree) <= LARGEST_UNROLLED:
        return False
    sources = (piece for e in tree.model.sources for _, piece in e.stretch.pieces)
    on_joints = all(map(tree.own_freedom, [*(e.stretch for e in tree.model.passive), *sources]))
    return on_joints and moves_inertia(tree)


def moves_inertia(tree: Tree) -> bool:
    """Whether all that moves has inertia, also joints that follow others if they did not; found once."""
    known: dict[str, bool] = tree.__dict__
    if "_moves_inertia" not in known:
        known["_moves_inertia"] = not (
            ((tree.coupled or tree.closed) and weightless_freedoms(loosened(tree))) or balance_of(tree)
        )
    return known["_moves_inertia"]


def operations(tree: Tree) -> int:
    """About how many operations forward dynamics takes if it is written out: within a quarter for joints that turn.

    Counted of chains and robots: 340 a link and 23 for each number of its placement that does not fold away; half as
    many more for each further freedom.
    """
    total = 0
    for link in tree.links:
        numbers = [*link.X_PL.rotation.flat, *link.X_PL.translation]
        left = sum(not isinstance(x, float) or x not in (0.0, 1.0, -1.0) for x in numbers)
        total += (_BY_LINK + _BY_NUMBER * left) * (1 + len(link.v)) // 2
    return total


def _rolled(
    mechanism: CompiledModel, name: str, inputs: Mapping[str, Shape], outputs: Mapping[str, Shape], doc: str
) -> Kernel | None:
    """The kernel that walks over a large tree instead of being written out, where there is one of this name."""
    if not is_rolled(mechanism.tree):
        return None
    if mechanism.tree.closed or mechanism.tree.coupled:
        from poinsot.algorithms.loop_kernels import kernel_by_lines

        given, made = ({k: shape_of(mechanism, shape) for k, shape in each.items()} for each in (inputs, outputs))
        if kernel := kernel_by_lines(mechanism, name, given, made, doc):
            return kernel
    from poinsot.algorithms.rolled_kernels import rolled_kernel

    return rolled_kernel(mechanism, name, inputs, outputs, doc)


class compiled:
    """Turn ``f(tree, q, …)`` into an attribute that is a NumPy ufunc, made when first used.

    ``compiled(q="q", v="v", result="v")`` names the shape of each argument and of the result (or of several results, by
    name). The attribute then *is* the ufunc: there is no Python between the caller and the compiled code.
    requires: what refuses, when the attribute is first used, a mechanism for which the algorithm has no answer at all.
    """

    def __init__(
        self,
        *,
        result: Shape | Mapping[str, Shape],
        requires: Callable[[CompiledModel], None] | None = None,
        **inputs: Shape,
    ) -> None:
        self.result, self.requires, self.inputs = result, requires, inputs

    def __call__(self, function: Callable[..., object]) -> Any:
        self.function, self.__doc__ = function, function.__doc__
        return self

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: CompiledModel | None, owner: type) -> Any:
        if instance is None:
            return self
        if self.requires is not None:
            self.requires(instance)
        ufunc = self.kernel(instance).ufunc
        instance.__dict__[self.name] = ufunc
        return ufunc

    def kernel(self, mechanism: CompiledModel) -> Kernel:
        """The kernel behind the attribute, for compiled loops and for looking at its code."""
        return make_kernel(mechanism, self.name, self.function, self.inputs, self.result, self.__doc__ or "")
