"""Kernels of large trees with closed loops that follow lines, instead of being written out.

Law: the same numbers as by the equations written out, tests/systems/test_rolled_loops.py. Source: decision 0017;
Featherstone 2008, ch. 8.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.rolled_kernels import RolledKernel, Sizes
from poinsot.kernels.kernel import Kernel
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.conditions import conditions, measured_by
from poinsot.multibody.followers import following, loosened
from poinsot.multibody.front_dynamics import shares_of_motion
from poinsot.multibody.front_steps import INDEPENDENT
from poinsot.multibody.tree import Tree
from poinsot.programs.recursion import Recursion
from poinsot.recursions import loop_kernels
from poinsot.recursions.rolled import Drive
from poinsot.recursions.sweeps import UNLOADED

Walks = Callable[..., Recursion]
_INVERSE = ("inverse_dynamics", "bias_force", "gravity_force")


def kernel_by_lines(mechanism: CompiledModel, name: str, inputs: Sizes, outputs: Sizes, doc: str) -> Kernel | None:
    """The kernel of this name, of a tree with closures or with joints that follow others, if it follows lines."""
    tree = mechanism._reading().tree
    if name in ("forward_dynamics", "closure_residual"):
        walks = partial(loop_kernels.dynamics_recursion, tree, name == "closure_residual")
    elif name in _INVERSE and tree.coupled:
        walks = partial(loop_kernels.inverse_recursion, tree, [*inputs], name not in UNLOADED)
    else:
        return None
    return _kernel(mechanism, walks, inputs, outputs, name, doc)


def system_kernel(
    mechanism: CompiledModel,
    name: str,
    inputs: Sizes,
    outputs: Sizes,
    drives: Sequence[Drive],
    text: str,
    silent: range,
    ports: int,
    leant: bool = False,
) -> Kernel:
    """``flow``, ``project`` or ``missed`` of the mechanism's System; ``text`` names drives, ``ports`` their number;
    leant: efforts on freedoms are the last input of the flow."""
    tree = mechanism._reading().tree
    makes: Mapping[str, Walks] = {
        "flow": partial(loop_kernels.flow_recursion, tree, drives, silent, ports, leant=leant),
        "missed": partial(loop_kernels.missed_recursion, tree, drives),
        "project": partial(loop_kernels.project_recursion, tree),
    }
    return _kernel(mechanism, makes[name], inputs, outputs, name, name, f"{text}{silent or ''}")


class LoopKernel(RolledKernel):
    """A kernel of walks. What is differentiated may be another: with ``one_by_one`` walks go over wide fronts row by
    row, too; accelerations are those of `INDEPENDENT` rows, others having none across what they forbid."""

    def __init__(self, walks: Walks, tree: Tree, inputs: Sizes, outputs: Sizes, name: str, doc: str, key: str) -> None:
        super().__init__(walks, inputs, outputs, name=name, doc=doc, key=key)
        self._walks, self._tree = walks, tree

    @property
    def differentiated(self) -> Kernel:
        """This, or the other one."""
        if self.along is None:
            options: dict[str, Any] = {"one_by_one": True} if loop_kernels.is_wide(self._tree) else {}
            if self.name == "forward_dynamics" and self._tree.closed:
                options["policy"] = INDEPENDENT
            if options:
                key = f"{self._key}\n{options}"
                walks = partial(self._walks, **options)
                self.along = RolledKernel(walks, self.inputs, self.outputs, name=self.name, key=key)
        return super().differentiated


def _kernel(
    mechanism: CompiledModel, walks: Walks, inputs: Sizes, outputs: Sizes, name: str, doc: str, text: str = ""
) -> Kernel:
    tree, key = mechanism._reading()
    return LoopKernel(walks, tree, inputs, outputs, name, doc, f"rolled loops {text}\n{key}")


def closing_kernel(mechanism: CompiledModel) -> Kernel:
    """(q, v, v̇) → A v and a − A v̇ of every row of a mechanism that follows lines, but of those that are zero at every
    configuration."""
    if "closing" not in mechanism.kernels:
        tree = loosened(mechanism.tree.aligned)
        size, nv = (len(conditions(tree).live),), (mechanism.nv,)
        mechanism.kernels["closing"] = _kernel(
            mechanism, partial(loop_kernels.closing_recursion, mechanism._reading().tree),
            {"q": (mechanism.nq,), "v": nv, "a": nv}, {"slip": size, "left": size}, "closing", "",
        )  # fmt: skip
    return mechanism.kernels["closing"]


def closing_lengths(mechanism: CompiledModel) -> Floats:
    """The sizes of the rows of `closing_kernel`: lengths of those that are lengths, 1 of others."""
    tree = loosened(mechanism.tree.aligned)
    return np.array(loop_lengths(tree), dtype=float)[list(conditions(tree).live)]


def measured(mechanism: CompiledModel, q: Floats, tau: Floats) -> tuple[Floats, Floats, Floats, Floats]:
    """Peak, nat and |Φ| (rows,) of every row at q (nq,), and τ − M v̇ (nv,) [N·m, N] where M v̇ = τ, without closures,
    is solved; see `multibody.conditions`. All joints have coordinates of their own, see `multibody.followers`.
    """
    tree = loosened(mechanism._reading().tree)
    if "row sizes" not in mechanism.kernels:
        made = {**dict.fromkeys(("peak", "nat", "error"), (tree.rows,)), "left": (tree.nv,)}
        mechanism.kernels["row sizes"] = RolledKernel(
            lambda: loop_kernels.sizes_recursion(tree), {"q": (tree.nq,), "tau": (tree.nv,)}, made, name="row_sizes",
            doc="", key=f"rolled loops\n{mechanism.key}",
        )  # fmt: skip
    found: tuple[Floats, Floats, Floats, Floats] = mechanism.kernels["row sizes"].ufunc(q, tau)
    return found


def answered(mechanism: CompiledModel, q: Floats, effort: Floats) -> Floats:
    """M⁻¹ (effort + Aᵀ λ) (nv,) [rad/s², m/s²; of impulses rad/s, m/s] at rest, of a tree with algorithms in loops."""
    tree = mechanism._reading().tree
    if "answer" not in mechanism.kernels:
        given, made = {"q": (tree.nq,), "tau": (tree.nv,)}, {"change": (tree.nv,)}
        walks, key = partial(loop_kernels.answer_recursion, tree), f"rolled answer\n{mechanism.key}"
        mechanism.kernels["answer"] = RolledKernel(walks, given, made, name="answer", doc="", key=key)
    found: Floats = mechanism.kernels["answer"].ufunc(q, effort)
    return found


def measure_rows(mechanism: CompiledModel, tree: Tree) -> None:
    """Have the rows of the mechanism's tree measured by a kernel when they are first asked for; and those of ties
    between joints that follow others."""
    loose = loosened(tree.aligned)
    still = np.zeros(loose.nv)

    def sizes(q: Floats) -> tuple[Floats, Floats, Floats, float]:
        return *measured(mechanism, q, still)[:3], 1.0

    def own(q: Floats) -> tuple[Floats, Floats, Floats, float]:
        _, nat, error, least = sizes(np.concatenate([q, following(tree, q)]))
        nat = nat[: tree.rows]
        return shares_of_motion(tree.aligned, q) ** 2 * nat, nat, error[: tree.rows], least

    measured_by(loose, sizes)
    if loose is not tree.aligned:
        measured_by(tree, own)
