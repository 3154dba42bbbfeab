"""The whole LLVM module of a kernel, as assembly: all that is written elsewhere, put together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from poinsot.programs.composition import Composition, lower_composition
from poinsot.programs.newton import Implicit
from poinsot.programs.program import Program, contract
from poinsot.programs.recursion import Recursion
from poinsot.renderers.llvm import loops
from poinsot.renderers.llvm.assembly import Lanes, declarations
from poinsot.renderers.llvm.lowering import Body, lower
from poinsot.renderers.llvm.solving import lower_implicit
from poinsot.renderers.llvm.sweeping import lower_recursion
from poinsot.renderers.llvm.target import Host
from poinsot.ufuncs import entry
from poinsot.ufuncs.shortcut import shortcut
from poinsot.ufuncs.transfer import transfer

Shapes = Sequence[tuple[int, ...]]
Source = Program | Recursion | Implicit | Composition
FEW_ANGLES = 4


def assemble(program: Source, inputs: Shapes, outputs: Shapes, lanes: Lanes, machine: Host) -> tuple[str, bytes]:
    """The whole module in LLVM assembly: for one lane the inner loop and the plain call, for more the batch; and the
    tables that its code reads."""
    operands = loops.operands(inputs, outputs)
    taken, given = ([each.size for each in operands if each.output is output] for output in (False, True))
    body = _body(program, taken, given, lanes, machine)
    if lanes.count == 1:
        entries = [
            entry.loop(operands, body.workspace, machine.vector, machine.x86),
            entry.call(operands),
            shortcut(operands),
            entry.publish(),
        ]
    else:
        entries = [entry.batch(operands, body.workspace, lanes, machine.x86)]
    size = loops.workspace_size(operands, lanes, body.workspace)
    status = ["declare void @llvm.x86.sse.stmxcsr(ptr)", "declare void @llvm.x86.sse.ldmxcsr(ptr)"]
    text = "\n".join(
        [
            loops.globals_and_setup(size),
            loops.workspace_functions(size),
            body.text,
            entry.lanes(operands, lanes),
            *(transfer(each, lanes) for each in operands),
            *entries,
            *declarations(dict.fromkeys((Lanes(1), lanes, *_groups(program, lanes, machine))), machine.fma),
            *(status if machine.x86 else []),
        ]
    )
    return text, body.tables


def _group(program: Source, lanes: Lanes, machine: Host) -> Lanes:
    """How many angles are taken at a time: where there is one sample, wider vectors wait longer than they save."""
    if lanes.count > 1:
        return lanes
    if not isinstance(program, Program):
        return machine.vector
    angles = {each.arguments for each in program.instructions if each.operation in ("sin", "cos")}
    return Lanes(2 if len(angles) <= FEW_ANGLES else 4)


def _groups(program: Source, lanes: Lanes, machine: Host) -> list[Lanes]:
    parts = [source for source, *_ in program.parts] if isinstance(program, Composition) else [program]
    return [_group(each, lanes, machine) for each in parts]


def _body(program: Source, inputs: Sequence[int], outputs: Sequence[int], lanes: Lanes, machine: Host) -> Body:
    if isinstance(program, Composition):
        part = partial(_body, machine=machine)
        return lower_composition(program, len(inputs), len(outputs), lanes, part)
    group = _group(program, lanes, machine)
    if isinstance(program, Recursion):
        return lower_recursion(program, len(inputs), outputs, lanes, group, machine.fma)
    if isinstance(program, Implicit):
        return lower_implicit(program, inputs, outputs, lanes, machine.fma)
    program = contract(program) if machine.fma else program
    return lower(program, inputs, outputs, lanes, group, machine.fma)
