"""Algorithms of a large tree as kernels that walk over it, instead of being written out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.collecting import paused
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.shapes import Shape, shape_of
from poinsot.kernels.kernel import Kernel
from poinsot.multibody.switching.near_rows import NearElement
from poinsot.multibody.switching.rows import Layout
from poinsot.multibody.tree_numbers import opened
from poinsot.programs.dense_loops import BorderFactor, BorderSolve, DenseProduct, ModeSolve
from poinsot.programs.recursion import Recursion
from poinsot.records import NamedTuple
from poinsot.recursions.pass_lines import LEANT, OperandPart
from poinsot.recursions.rolled import Drive, recursion
from poinsot.recursions.rolled_rows import Acts, RowsInLoops, rows_recursion
from poinsot.recursions.row_kernels import closed_recursion
from poinsot.recursions.sweeps import ALGORITHMS, OF_BODIES

if TYPE_CHECKING:
    from poinsot.programs.composition import Source
    from poinsot.ufuncs.engine import Engine

Sizes = Mapping[str, tuple[int, ...]]


class RolledKernel(Kernel):
    """A kernel that makes the recursion it runs."""

    rolled = True

    def _trace(self) -> Recursion:
        made: Recursion = self._function()
        return made

    def _engine(self) -> Engine:
        with paused():
            made: Engine = super()._engine()
        return made

    def _program(self) -> Source:
        with paused():
            return super()._program()

    def _ufunc_of_full(self) -> Any:
        """The ufunc without operands that hold no numbers: the last ones, so that the places of others stay; or None
        where no output holds any."""
        inputs, outputs = (
            {name: shape for name, shape in each.items() if 0 not in shape} for each in (self.inputs, self.outputs)
        )
        if not outputs:
            return None
        assert [*inputs] == [*self.inputs][: len(inputs)] and [*outputs] == [*self.outputs][: len(outputs)]
        key = None if self._key is None else self._key + "\nwithout empty operands"
        return RolledKernel(self._function, inputs | {"loop shape": ()}, outputs, self.name, key=key).ufunc


def rolled_kernel(
    mechanism: CompiledModel, name: str, inputs: Mapping[str, Shape], outputs: Mapping[str, Shape], doc: str
) -> Kernel | None:
    """The rolled kernel of an attribute of the mechanism, or None without one of this name."""
    if name not in ALGORITHMS:
        return None
    parts = {key: OperandPart(k, shape) for k, (key, shape) in enumerate(inputs.items())}
    of_links = {key: (k, shape.split("×")[0]) for k, (key, shape) in enumerate(outputs.items())}
    parts |= {
        key: OperandPart(k, each, output=True) for key, (k, each) in of_links.items() if each in ("q", "v", "bodies")
    }
    given, made = ({key: shape_of(mechanism, shape) for key, shape in each.items()} for each in (inputs, outputs))
    return _kernel(mechanism, name, given, made, parts, doc)


def six_of_each(mechanism: CompiledModel, name: str, *vectors: str, leaning: bool = False) -> Kernel:
    """A kernel of a large tree that gives six numbers of every link, or body, from these vectors of q and v, and from
    the tree's attributes asked for; leaning: from pushes on links (links, 6), too, and efforts (nv,)."""
    kept = f"six of each: {name}"
    if kept not in mechanism.kernels:
        sizes = {each: "q" if each == "q" else "v" for each in vectors}
        count = len(mechanism.model.bodies) if name in OF_BODIES else len(mechanism.tree.links)
        parts = {each: OperandPart(k, size) for k, (each, size) in enumerate(sizes.items())}
        given = {each: shape_of(mechanism, size) for each, size in sizes.items()}
        made: dict[str, tuple[int, ...]] = {"result": (count, 6)}
        parts["result"] = OperandPart(0, "bodies" if name in OF_BODIES else 6, output=True)
        if leaning:
            parts |= {"push": OperandPart(len(vectors), 6), "effort": OperandPart(1, "v", output=True)}
            given["push"] = (count, 6)
            made["effort"] = (mechanism.nv,)
        mechanism.kernels[kept] = _kernel(mechanism, name, given, made, parts, name)
    return mechanism.kernels[kept]


def places_of(mechanism: CompiledModel, links: Sequence[int]) -> Kernel:
    """(q, v) as one vector → for each of these links its pose in the world (4 × 4) and its twist in it: 22 numbers."""
    kept = f"places of {[*links]}"
    if kept not in mechanism.kernels:
        nq, nv = mechanism.nq, mechanism.nv
        parts = {
            "q": OperandPart(0, "q"),
            "v": OperandPart(0, "v", nq),
            "result": OperandPart(0, "bodies", output=True),
        }
        given, made = {"x": (nq + nv,)}, {"result": (len(links), 22)}
        mechanism.kernels[kept] = _kernel(mechanism, "places", given, made, parts, kept, text=kept, links=links)
    return mechanism.kernels[kept]


def system_kernel(
    mechanism: CompiledModel,
    name: str,
    inputs: Sizes,
    outputs: Sizes,
    drives: Sequence[Drive],
    text: str,
    silent: range = range(0),
    leant: bool = False,
) -> Kernel:
    """The flow or the retraction of the mechanism's System, see `motion.system.System`; ``text`` names drives.

    silent: which of its powers are of what switches, 0 in this flow; leant: efforts on freedoms are its last input
    """
    nq, nv = mechanism.nq, mechanism.nv
    parts = {
        "origin": OperandPart(0, "q"),
        "origin_rate": OperandPart(0, "v", nq),
        "xi": OperandPart(1, "v"),
        "xi_rate": OperandPart(1, "v", nv),
    }
    if name == "flow":
        parts |= {"rates": OperandPart(0, "v", output=True), "result": OperandPart(0, "v", nv, output=True)}
        parts |= {LEANT: OperandPart(4, "v")} if leant else {}
    else:
        parts |= {"result": OperandPart(0, "q", output=True), "result_rate": OperandPart(0, "v", nq, output=True)}
    kept = f"{name}|{text}"
    if kept not in mechanism.kernels:
        own = (drives, text, silent) if name == "flow" else ((), text)
        mechanism.kernels[kept] = _kernel(mechanism, name, inputs, outputs, parts, name, *own)
    return mechanism.kernels[kept]


def _kernel(
    mechanism: CompiledModel,
    name: str,
    inputs: Sizes,
    outputs: Sizes,
    parts: Mapping[str, OperandPart],
    doc: str,
    drives: Sequence[Drive] = (),
    text: str = "",
    silent: range = range(0),
    links: Sequence[int] = (),
) -> Kernel:
    tree, own = mechanism._reading()

    def walk() -> Recursion:
        return recursion(tree, name, parts, drives, silent, links)

    key = f"rolled {text}{silent or ''}\n{own}"
    return RolledKernel(walk, inputs, outputs, name=name, doc=doc, key=key)


class RowActs(NamedTuple):
    """The actions before and after the lines of a kernel, and their knowledge of freedoms and rows, see
    `recursions.rolled_rows`."""

    before: Acts
    after: Acts | None = None
    seen: Sequence[str] = ()
    told: Sequence[str] = ()


def rows_kernel(
    mechanism: CompiledModel,
    name: str,
    inputs: Sizes,
    outputs: Sizes,
    ports: int,
    layout: Layout,
    near: Sequence[NearElement],
    acts: RowActs,
    key: str,
    alone: bool = False,
) -> Kernel:
    """A kernel of what switches, see `recursions.rolled_rows` and `row_loops`.

    near   elements whose rows are no freedoms      alone  without closures, where the tree has any
    """
    tree = mechanism.tree
    freedoms = sorted({k for k in layout.freedom if k is not None})

    def walk() -> Recursion:
        sizes, results = ({key: prod(shape) for key, shape in each.items()} for each in (inputs, outputs))
        if (tree.closed and not alone) or near:
            own = opened(tree) if alone else tree
            rows = RowsInLoops(freedoms, near, [row.degree for row in layout.rows], sizes, results, *acts)
            return closed_recursion(own, name, rows, ports)
        return rows_recursion(tree, name, sizes, results, ports, *acts[:2])

    return RolledKernel(walk, inputs, outputs, name=name, doc=name, key=f"rolled rows {'alone' * alone}\n{key}")


def loops_kernel(
    name: str, loops: BorderFactor | BorderSolve | DenseProduct | ModeSolve, given: Mapping[str, int], size: int
) -> RolledKernel:
    """Loops over matrices, `programs.dense_loops`, as a kernel."""
    made = Recursion([loops], np.zeros((0, 0)), 0, shared=loops.shared)
    return RolledKernel(lambda: made, {each: (count,) for each, count in given.items()}, {"out": (size,)}, name)
