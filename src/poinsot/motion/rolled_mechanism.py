"""A large tree as a System: the kernels that walk over it, of its flow and of implicit stages, and what its ports do.

Law: as the kernels written out, tests/systems/test_rolled.py, test_stage_kernels.py. Source: docs/large-trees.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.kernels import Kernel
from poinsot.motion.system import StageKernels
from poinsot.multibody.force import SuppliedElement
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass
from poinsot.recursions import stage_loops
from poinsot.recursions.rolled import Drive
from poinsot.recursions.stage_sweeps import factor_recursion, factor_size, solve_recursion
from poinsot.signals.given import Driven

if TYPE_CHECKING:
    from poinsot.recursions.rolled import Drive


def stage_kernels(
    mechanism: CompiledModel, pairs: bool, inputs: int = 0, servos: Sequence[Drive] = (), text: str = "",
    drives: Sequence[Drive] = (), pushed: bool = False,
) -> tuple[Kernel, Kernel]:  # fmt: skip
    """(x₀, ẋ, t, u, ρ) → factors and (factors, ρ, r) → Δ; ρ [1/s] and r real, or (real part, imaginary part) for
    ``pairs``.

    inputs: how many u are; servos: sources on single freedoms whose effort asks for the state, which ``text`` names;
    drives: all sources, of mechanisms with closed loops; pushed: factors take the wrenches that push links, too, as
    these see them, and, of mechanisms with closed loops, the efforts on freedoms that they are
    """
    tree, kind = mechanism._reading().tree, "pairs" if pairs else "real"
    nx, nl, closed = tree.nq + tree.nv, 2 * tree.nv, tree.closed
    nf = stage_loops.factor_size(tree, pairs) if closed else len(tree.links) * factor_size(tree, pairs)
    factor_of, solve_of = (
        (partial(stage_loops.factor_recursion, tree, pairs, drives, servos, pushed), stage_loops.solve_recursion)
        if closed
        else (partial(factor_recursion, tree, pairs, servos, pushed), solve_recursion)
    )
    rate, r, named = (1 + pairs,), (nl * (1 + pairs),), mechanism.kernels
    point = {"x0": (nx,), "rates": (nl,), "t": (1,), "u": (inputs,), "rate": rate}
    if pushed:
        point |= {"push": (6 * len(tree.links),)} | ({"leant": (tree.nv,)} if closed else {})
    sides, factors = {"factors": (nf,), "rate": rate, "r": r}, {"factors": (nf,)}
    made = {
        f"stage factor, {kind}, {inputs}{' pushed' * pushed}{text}": (factor_of, point, factors),
        f"stage solve, {kind}": (partial(solve_of, tree, pairs), sides, {"delta": r}),
    }
    for key, (walk, given, out) in made.items():
        if key not in named:
            name = "_".join(key.split(",")[0].split())
            named[key] = RolledKernel(walk, given, out, name, key, f"rolled {key}\n{mechanism.key}")
    factor, solve = (named[key] for key in made)
    return factor, solve


@dataclass(frozen=True)
class DrivenSource:
    """A source and what drives it."""

    source: SuppliedElement
    driven: Driven

    def value(self, t: Scalar, u: Array) -> Scalar:
        """u(t) [N or N·m]."""
        return self.driven.value(self.source.name, t, u)

    @property
    def sample(self) -> int:
        """Which of the sampled inputs it is; −1 where its signal stands in the equations."""
        return self.driven.place.get(self.source.name, -1)


def rolled_kernel(
    mechanism: CompiledTree,
    name: str,
    inputs: dict[str, Any],
    outputs: dict[str, Any],
    ports: list[DrivenSource],
    text: str,
    silent: range,
    leant: bool = False,
) -> Kernel:
    """A kernel of a large tree's System; its ports are efforts on freedoms, since it has no elements. leant: efforts
    (nv,) are the last input of its flow."""
    from poinsot.algorithms.rolled_kernels import system_kernel

    drives = drives_of(mechanism.tree, ports)
    if (mechanism.tree.closed or mechanism.tree.coupled) and name != "retract":
        from poinsot.algorithms import loop_kernels

        return loop_kernels.system_kernel(mechanism, name, inputs, outputs, drives, text, silent, len(ports), leant)
    return system_kernel(mechanism, name, inputs, outputs, drives, text, silent, leant)


def drives_of(tree: Tree, ports: Sequence[DrivenSource]) -> list[Drive]:
    """Sources of a large tree, as efforts on sums of freedoms."""
    from poinsot.recursions.rolled import Drive

    drives = []
    for port in ports:
        along, offset = [], port.source.stretch.offset
        for weight, piece in port.source.stretch.pieces:
            if own := tree.own_freedom(piece):
                link, k = own
                along.append((weight * link.ratio, link.v[k], link.q[k] if port.source.needs_value else -1))
                offset = offset + weight * link.offset
        drives.append(Drive(along, port.value, port.source.effort, offset, port.sample))
    return drives


def solves_along_tree(mechanism: CompiledTree, ports: Sequence[DrivenSource]) -> bool:
    """True if implicit stages of a mechanism that rolls are solved along its tree: no couplings, no joints that follow
    others, no source along several freedoms with an effort that depends on their state, no nets of loops with very wide
    fronts."""
    tree = mechanism.tree
    near = all(len(port.source.stretch.pieces) == 1 for port in ports if port.source.feels)
    if mechanism.member is not None or tree.couplings or tree.coupled or not near:
        return False
    if tree.closed:
        from poinsot.recursions.stage_loops import is_narrow

        return is_narrow(tree)
    return True


def stages_along_tree(
    mechanism: CompiledTree, ports: Sequence[DrivenSource], inputs: int, text: str, pushed: bool = False
) -> StageKernels:
    """The kernels by which these stages are solved; ``text`` names the signals of the ports, ``inputs`` are sampled;
    pushed: see `StageKernels`."""

    drives = drives_of(mechanism.tree, ports) if mechanism.tree.closed else []
    servos = drives_of(mechanism.tree, [port for port in ports if port.source.feels])
    more = (inputs, servos, f"|{text}" if servos or drives else "", drives, pushed)
    return StageKernels(*stage_kernels(mechanism, False, *more), *stage_kernels(mechanism, True, *more))
