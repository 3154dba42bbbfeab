"""From one step of a recursion to LLVM assembly, as functions that a loop over the links calls."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from poinsot.programs.program import Program, contract
from poinsot.programs.recursion import ROW, LinkStep
from poinsot.records import dataclass
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.layout import WorkspaceLayout, lay_out
from poinsot.renderers.llvm.program import STORES, ProgramWriter, lower

_DEFINED = re.compile(r"^define internal [^@]*@(\w+)\(", re.MULTILINE)
_NAME = re.compile(r"@(\w+)")


@dataclass(frozen=True)
class LoweredStep:
    """The assembly of a step: its function, called with inputs, outputs and a workspace, and its needs.

    angles    how many angles it wants taken before; 0 where it takes its own
    ahead     the function that puts these into the workspace, and the inputs that it reads
    """

    step: LinkStep
    text: str
    entry: str
    workspace: int
    angles: int = 0
    ahead: str = ""
    ahead_reads: frozenset[int] = frozenset()


def lower_steps(
    steps: Mapping[int, LinkStep], count: Sequence[int], prefix: str, lanes: ValueType, group: ValueType, fma: bool
) -> tuple[dict[int, LoweredStep], int]:
    """The steps of one sweep by kind, and the distance in bytes of angles from their sines, and of these from cosines.

    Sines and cosines are the better part of a step, and long chains of operations. So where angles come from inputs
    alone, those of all links are laid side by side and taken one after the other, or several at a time where there is
    one sample, before the sweep. ``count``: links of each kind.
    """
    programs = {kind: contract(step.program) if fma else step.program for kind, step in steps.items()}
    layouts = {kind: lay_out(program, lanes.count, lanes.count) for kind, program in programs.items()}
    together = [kind for kind, layout in layouts.items() if _can_be_taken_before(layout, programs[kind])]
    angles = sum(len(layouts[kind].angles_ahead) * count[kind] for kind in together)
    apart = -(-lanes.bytes * angles // group.bytes) * group.bytes
    lowered = {}
    for kind, step in steps.items():
        name = f"{prefix}{kind}_"
        if kind in together:
            lowered[kind] = _with_angles_before(step, programs[kind], layouts[kind], name, apart, lanes, fma)
        else:
            lowered[kind] = lower_step(step, name, lanes, fma)
    return lowered, apart


def lower_step(step: LinkStep, prefix: str, lanes: ValueType, fma: bool) -> LoweredStep:
    """A step that takes its own angles."""
    program = contract(step.program) if fma else step.program
    early = {i for i, _ in step.sums}
    body = lower(program, *_sizes(step), lanes, lanes, fma, _rows(step), _strides(step), early)
    return LoweredStep(step, _renamed(body.text, prefix, step), f"{prefix}body{lanes.count}", body.workspace)


def _can_be_taken_before(layout: WorkspaceLayout, program: Program) -> bool:
    """Whether a step is one piece and has no other angles than those that inputs make."""
    whole = len(layout.chunks) == 1 and not layout.slot and not layout.calls and len(program.outputs) <= STORES
    return whole and 0 < len(layout.angles_ahead) == len(layout.angle)


def _with_angles_before(
    step: LinkStep, program: Program, layout: WorkspaceLayout, name: str, apart: int, lanes: ValueType, fma: bool
) -> LoweredStep:
    layout.angles_at, layout.stride_ahead = 0, lanes.bytes * len(layout.angles_ahead)
    layout.angle = {
        each: (at, at + apart, at + 2 * apart)
        for each, at in zip(layout.angles_ahead, range(0, layout.stride_ahead, lanes.bytes), strict=True)
    }
    inputs, outputs = _sizes(step)
    writer = ProgramWriter(program, inputs, outputs, lanes, fma, layout, lanes, _rows(step), _strides(step))
    text = _renamed("\n".join(writer.pieces()), name, step)
    read = {k for each in layout.ahead for k in program.instructions[each].arguments} | {*layout.angles_ahead}
    operand_of = [operand for operand, size in enumerate(inputs) for _ in range(size)]
    reads = frozenset(operand_of[k] for k in read if k < len(operand_of))
    entry, ahead = (f"{name}{piece}" for piece in (f"chunk{lanes.count}_0", f"ahead{lanes.count}"))
    return LoweredStep(step, text, entry, 0, len(layout.angles_ahead), ahead, reads)


def _rows(step: LinkStep) -> list[int]:
    """The inputs that are the same for all lanes."""
    return [operand for operand, place in enumerate(step.inputs) if place.base == ROW]


def _sizes(step: LinkStep) -> tuple[list[int], list[int]]:
    return [each.size for each in step.inputs], [each.size for each in step.outputs]


def _strides(step: LinkStep) -> tuple[list[int], list[int]]:
    return [each.stride for each in step.inputs], [each.stride for each in step.outputs]


def _renamed(text: str, prefix: str, step: LinkStep) -> str:
    """The text with a prefix to the names of its functions, so that several steps share a module.

    Operands that are left where they were found are no longer promised to lie apart from all others.
    """
    own = set(_DEFINED.findall(text))
    same = [(i, step.outputs.index(place)) for i, place in enumerate(step.inputs) if place in step.outputs]
    for i, o in {*same, *step.sums}:
        text = re.sub(rf"ptr noalias (%i{i}|%o{o})\b", r"ptr \1", text)
    return _NAME.sub(lambda found: f"@{prefix}{found[1]}" if found[1] in own else found[0], text)
