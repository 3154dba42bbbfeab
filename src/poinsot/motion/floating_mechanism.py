"""What steps of first order ask of a mechanism that floats: where it goes, and what its momentum is there."""

from __future__ import annotations

from collections.abc import Callable

from poinsot.algebra.arrays import Array
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.errors import SimulationError
from poinsot.kernels import Kernel
from poinsot.multibody.floating_bases import carried_momentum, floating_bases, launched, turning_axes
from poinsot.multibody.tree import Tree


def floating_kernels(mechanism: CompiledTree, nx: int) -> tuple[Kernel, Kernel]:
    """Two kernels (x, v̂, y, h) → (nv,), v̂ in own axes: velocities of the displacement (y is not read), and those at y.

    Errors  SimulationError where numbers are free parameters
    """
    if mechanism.member is not None:
        raise SimulationError(
            f"the semi-implicit method carries the momentum of what floats in {mechanism.name!r}, which it does not "
            "yet do where numbers are free parameters: give them, or step by method='rk4'"
        )
    tree = mechanism._reading().tree.aligned

    def fixed(x: Array, v: Array, h: Array) -> Array:
        turned: Array = v + turning_axes(tree, floating_bases(tree), _parts(tree, x)[1]) * h[0]
        return turned

    def leaving(x: Array, v: Array, y: Array, h: Array) -> Array:
        return launched(tree, *_parts(tree, x), fixed(x, v, h), h[0])

    def arriving(x: Array, v: Array, y: Array, h: Array) -> Array:
        return carried_momentum(tree, _parts(tree, x), fixed(x, v, h), _parts(tree, y), h[0])

    key = mechanism._reading().key
    return (
        _kernel(leaving, tree, nx, "leaving", None if key is None else f"floating {key} leaving"),
        _kernel(arriving, tree, nx, "arriving", None if key is None else f"floating {key} arriving"),
    )


def _parts(tree: Tree, x: Array) -> tuple[Array, Array]:
    """q and v of a state."""
    return x[: tree.nq], x[tree.nq : tree.nq + tree.nv]


def _kernel(function: Callable[..., Array], tree: Tree, nx: int, name: str, key: str | None) -> Kernel:
    given = {"x": (nx,), "v": (tree.nv,), "y": (nx,), "h": (1,)}
    return Kernel(function, given, {"v": (tree.nv,)}, name, name, key)
