"""Algorithms of a mechanism as attributes: written as a pure function of the tree, seen as a ufunc compiled for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from poinsot.compiler import Kernel

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism

_SHAPES: dict[str, Callable[[Mechanism], tuple[int, ...]]] = {
    "q": lambda m: (m.nq,),
    "v": lambda m: (m.nv,),
    "rows": lambda m: (m.tree.rows,),
    "rows×v": lambda m: (m.tree.rows, m.nv),
    "v×v": lambda m: (m.nv, m.nv),
    "6×v": lambda m: (6, m.nv),
    "6": lambda m: (6,),
    "4×4": lambda m: (4, 4),
    "scalar": lambda m: (),
}


def make_kernel(
    mechanism: Mechanism, name: str, function: Callable[..., Any], inputs: dict[str, str], output: str, doc: str
) -> Kernel:
    """A kernel of a function of the tree; inputs and output name their shapes: "q", "v", "v×v", "4×4", "scalar" …"""
    shapes = {argument: _SHAPES[shape](mechanism) for argument, shape in inputs.items()}
    return Kernel(
        function, inputs=shapes, outputs={"result": _SHAPES[output](mechanism)}, name=name, doc=doc, key=mechanism.key
    )


class compiled:
    """Turn ``f(tree, q, …)`` into an attribute that is a NumPy ufunc, made when first used.

    ``compiled(q="q", v="v", result="v")`` names the shape of each argument and of the result. The attribute then *is*
    the ufunc: there is no Python between the caller and the compiled code.
    """

    def __init__(self, *, result: str, **inputs: str) -> None:
        self.result, self.inputs = result, inputs

    def __call__(self, function: Callable[..., Any]) -> compiled:
        self.function, self.__doc__ = function, function.__doc__
        return self

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: Mechanism | None, owner: type) -> Any:
        if instance is None:
            return self
        ufunc = self.kernel(instance).ufunc
        instance.__dict__[self.name] = ufunc
        return ufunc

    def kernel(self, mechanism: Mechanism) -> Kernel:
        """The kernel behind the attribute, for compiled loops and for looking at its code."""
        if self.name not in mechanism.kernels:
            mechanism.kernels[self.name] = make_kernel(
                mechanism,
                self.name,
                lambda **arguments: self.function(mechanism.tree, **arguments),
                self.inputs,
                self.result,
                self.__doc__ or "",
            )
        return mechanism.kernels[self.name]
