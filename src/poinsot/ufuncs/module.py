"""The code around the body of a kernel for NumPy, in LLVM assembly: parts written elsewhere, put together."""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.program import ProgramBody
from poinsot.renderers.llvm.surroundings import Operand
from poinsot.renderers.llvm.target import Host
from poinsot.ufuncs import entry
from poinsot.ufuncs.shortcut import shortcut
from poinsot.ufuncs.transfer import transfer

_STATUS = ["declare void @llvm.x86.sse.stmxcsr(ptr)", "declare void @llvm.x86.sse.ldmxcsr(ptr)"]


def around(operands: Sequence[Operand], body: ProgramBody, lanes: ValueType, machine: Host) -> list[str]:
    """For one lane the inner loop and the short way, for more the batch; and what moves numbers for them."""
    if lanes.count == 1:
        entries = [
            entry.loop(operands, body.workspace, machine.vector, machine.x86),
            shortcut(operands),
            entry.publish(),
        ]
    else:
        entries = [entry.batch(operands, body.workspace, lanes, machine.x86)]
    return [*(transfer(each, lanes) for each in operands), *entries, *(_STATUS if machine.x86 else [])]
