"""Sizes of arguments and results by name, such as "6×v"."""

from __future__ import annotations

from collections.abc import Mapping

from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.multibody.conditions import conditions, unknown_conditions
from poinsot.ufuncs.arguments import Axis

Shape = str
"""The name of a shape: "scalar", one size, or sizes joined by ×: "6×v". Sizes are q, v, bodies, parameters (ten a
body), closures (and couplings), u (values of all sources), rows (of all closures), those of them that are not zero at
every configuration (conditions of A, closings of Φ), and whole numbers."""


def shape_of(mechanism: CompiledModel, shape: Shape, free: bool = False) -> tuple[int, ...]:
    """The sizes that a shape's name has for this mechanism."""
    return () if shape == "scalar" else tuple(_size(mechanism, s, free) for s in shape.split("×"))


def axes_of(mechanism: CompiledModel, shapes: Mapping[str, Shape]) -> dict[str, Axis]:
    """The axes of arguments: the names that their numbers belong to."""
    known = {
        "q": Axis("coordinate", mechanism.coordinate_names),
        "v": Axis("freedom", mechanism.freedom_names),
        "u": Axis("source", mechanism.actuators),
    }
    return {name: known[shape] for name, shape in shapes.items() if shape in known}


def shape_depends_on_numbers(shape: Shape) -> bool:
    """Whether it counts conditions that are zero at every configuration, as for other lengths they need not be."""
    return any(size in ("conditions", "closings") for size in shape.split("×"))


def _size(mechanism: CompiledModel, name: str, free: bool) -> int:
    if name in ("conditions", "closings"):
        known = unknown_conditions(mechanism.tree) if free else conditions(mechanism.tree)
        return len(known.live if name == "conditions" else known.posed)
    bodies = len(mechanism.model.bodies)
    sizes = {
        "bodies": bodies,
        "parameters": 10 * bodies,
        "q": mechanism.nq,
        "v": mechanism.nv,
        "rows": mechanism.tree.rows,
        "u": len(mechanism.model.sources),
        "closures": len(mechanism.tree.held),
    }
    return sizes[name] if name in sizes else int(name)
