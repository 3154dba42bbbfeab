"""A whole LLVM module, as assembly: the body of a program, its entry points, and what others put around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from poinsot.programs.composition import Source
from poinsot.programs.operands import Operands
from poinsot.records import NamedTuple
from poinsot.renderers.llvm import entry, surroundings
from poinsot.renderers.llvm.assembly import ValueType, declarations
from poinsot.renderers.llvm.body import body_of, groups
from poinsot.renderers.llvm.interface import ADDRESSES, TEXT, TEXTS
from poinsot.renderers.llvm.program import ProgramBody
from poinsot.renderers.llvm.surroundings import Operand
from poinsot.renderers.llvm.target import Host


class Around(NamedTuple):
    """Functions around a body that others call, as NumPy does.

    addresses  names of what they work with, handed over behind `interface.ADDRESSES`
    write      their assembly, from the operands and the body, for some lanes
    """

    addresses: Sequence[str]
    write: Callable[[Sequence[Operand], ProgramBody, ValueType, Host], Sequence[str]]


def assemble(
    program: Source, operands: Operands, lanes: ValueType, machine: Host, around: Around | None = None
) -> tuple[str, bytes]:
    """The whole module, and the tables that its code reads."""
    places = surroundings.operands([*operands.inputs.values()], [*operands.outputs.values()])
    body = body_of(program, operands.taken, operands.given, lanes, machine)
    size = surroundings.workspace_size(places, lanes, body.workspace)
    vectors = dict.fromkeys((ValueType(1), lanes, *groups(program, lanes, machine)))
    text = [
        surroundings.globals_and_setup(size, [*ADDRESSES, *(around.addresses if around else ())]),
        surroundings.workspace_functions(size),
        *(f"@{TEXT}{name} = global ptr null" for name in TEXTS if f"@{TEXT}{name}" in body.text),
        body.text,
        entry.lanes(places, lanes),
        *([entry.call(places)] if lanes.count == 1 else []),
        *(around.write(places, body, lanes, machine) if around else []),
        *declarations(vectors, machine.fma, machine.x86),
    ]
    return "\n".join(text), body.tables
