"""The whole LLVM module of a kernel, as assembly: all that is written elsewhere, put together."""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.compiler import entry, loops
from poinsot.compiler.assembly import Lanes, declarations
from poinsot.compiler.lowering import Body, lower
from poinsot.compiler.newton import Implicit
from poinsot.compiler.program import Program, contract
from poinsot.compiler.recursion import Recursion
from poinsot.compiler.shortcut import shortcut
from poinsot.compiler.solving import lower_implicit
from poinsot.compiler.sweeping import lower_recursion
from poinsot.compiler.target import Host
from poinsot.compiler.transfer import transfer

Shapes = Sequence[tuple[int, ...]]
Source = Program | Recursion | Implicit


def assemble(program: Source, inputs: Shapes, outputs: Shapes, lanes: Lanes, machine: Host) -> str:
    """The whole module in LLVM assembly: for one lane the inner loop and the plain call, for more the batch."""
    operands = loops.operands(inputs, outputs)
    body = _body(program, operands, lanes, machine)
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
    return "\n".join(
        [
            loops.globals_and_setup(size),
            loops.workspace_functions(size),
            body.text,
            entry.lanes(operands, lanes),
            *(transfer(each, lanes) for each in operands),
            *entries,
            *declarations(dict.fromkeys((Lanes(1), lanes, machine.vector)), machine.fma),
            *(status if machine.x86 else []),
        ]
    )


def _body(program: Source, operands: Sequence[loops.Operand], lanes: Lanes, machine: Host) -> Body:
    inputs = [each.size for each in operands if not each.output]
    outputs = [each.size for each in operands if each.output]
    group = machine.vector if lanes.count == 1 else lanes
    if isinstance(program, Recursion):
        return lower_recursion(program, len(inputs), outputs, lanes, group, machine.fma)
    if isinstance(program, Implicit):
        return lower_implicit(program, inputs, outputs, lanes, machine.fma)
    program = contract(program) if machine.fma else program
    return lower(program, inputs, outputs, lanes, group, machine.fma)
