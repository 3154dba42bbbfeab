"""Kernels of large trees with closed loops that follow lines, instead of being written out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.rolled_kernels import RolledKernel, Sizes
from poinsot.compiler.kernel import Kernel
from poinsot.compiler.recursion import Recursion
from poinsot.multibody.conditions import measured_by
from poinsot.recursions import loop_kernels
from poinsot.recursions.rolled import Drive

Floats = NDArray[np.float64]
NAMES = ("forward_dynamics", "closure_residual")


def dynamics_kernel(mechanism: CompiledModel, name: str, inputs: Sizes, outputs: Sizes, doc: str) -> Kernel:
    """`forward_dynamics` or `closure_residual`."""
    judged = name == "closure_residual"
    return _kernel(
        mechanism, lambda: loop_kernels.dynamics_recursion(mechanism.tree, judged), inputs, outputs, name, doc
    )


def system_kernel(
    mechanism: CompiledModel,
    name: str,
    inputs: Sizes,
    outputs: Sizes,
    drives: Sequence[Drive],
    text: str,
    silent: range,
    ports: int,
) -> Kernel:
    """``flow``, ``project`` or ``missed`` of the mechanism's System; ``text`` names drives, ``ports`` their number."""
    tree = mechanism.tree
    makes: Mapping[str, Callable[[], Recursion]] = {
        "flow": lambda: loop_kernels.flow_recursion(tree, drives, silent, ports),
        "missed": lambda: loop_kernels.missed_recursion(tree, drives),
        "project": lambda: loop_kernels.project_recursion(tree),
    }
    return _kernel(mechanism, makes[name], inputs, outputs, name, name, f"{text}{silent or ''}")


def _kernel(
    mechanism: CompiledModel, walk: Callable[[], Recursion], inputs: Sizes, outputs: Sizes, name: str, doc: str,
    text: str = "",
) -> Kernel:  # fmt: skip
    return RolledKernel(walk, inputs, outputs, name=name, doc=doc, key=f"rolled loops {text}\n{mechanism.key}")


def measured(mechanism: CompiledModel, q: Floats, tau: Floats) -> tuple[Floats, Floats, Floats, Floats]:
    """Peak, nat and |Φ| of every row at q, and τ − M v̇ where M v̇ = τ, without closures, is solved; see
    `multibody.conditions`."""
    tree = mechanism.tree
    if "row sizes" not in mechanism.kernels:
        made = {**dict.fromkeys(("peak", "nat", "error"), (tree.rows,)), "left": (tree.nv,)}
        mechanism.kernels["row sizes"] = RolledKernel(
            lambda: loop_kernels.sizes_recursion(tree), {"q": (tree.nq,), "tau": (tree.nv,)}, made, name="row_sizes",
            doc="", key=f"rolled loops\n{mechanism.key}",
        )  # fmt: skip
    found: tuple[Floats, Floats, Floats, Floats] = mechanism.kernels["row sizes"].ufunc(q, tau)
    return found


def measure_rows(mechanism: CompiledModel) -> None:
    """Have the rows of the tree measured by a kernel when they are first asked for."""
    still = np.zeros(mechanism.nv)
    measured_by(mechanism.tree, lambda q: (*measured(mechanism, q, still)[:3], 1.0))
