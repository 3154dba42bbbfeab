"""A renderer of the typed form: LLVM assembly of one run, for any machine, as of lanes that never part.

No flags allow the compiler to change an operation, so that a loop has the same bits here, in Python and in C. Locals
lie in memory that LLVM takes into registers; what belongs to a part of a block stays as it is during a call, and is
loaded as such. An array is its address and its sizes, a record or a part its address, a tuple what its items are.
"""

from __future__ import annotations

from poinsot.code import typed
from poinsot.code.lanes.control import LaneStatements
from poinsot.code.lanes.module import Module, called_by
from poinsot.code.types import Array
from poinsot.code.varying import UNIFORM, Analysis, LaneShape, LaneShapes, uniform
from poinsot.code.varying.preparing import PreparedFunction

__all__ = ["assembly", "called_by"]


def assembly(program: typed.TypedProgram, checked: bool = False) -> str:
    """All functions of a program, and its entries: i64 name(address of a block of words, a number).

    checked   whether an index out of bounds ends the process with the file and line of the text
    """
    return Module(_OneRun(1, {}), _Function, True, checked).text(program)


class _OneRun(Analysis):
    """Nothing varies."""

    def of(self, function: typed.TypedFunction, parameters: tuple[LaneShape, ...], alone: bool) -> LaneShapes:
        """Uniform shapes."""
        prepared = PreparedFunction(function, function.locals, function.body)
        return LaneShapes(prepared, parameters, alone, result=uniform(function.result))


class _Function(LaneStatements):
    """A function of one run."""

    def _statement(self, node: typed.Statement) -> None:
        match node:
            case typed.Fill(array=array, value=value):
                self._fill(array, value)
            case typed.Enter(address=address, block=block, number=number):
                function, at = (self._pointer(each) for each in (address, block))
                self._lines.append(f"  call i64 {function}(ptr {at}, i64 {self._give(number).parts[0]})")
            case _:
                super()._statement(node)

    def _pointer(self, address: typed.Expression) -> str:
        return self._value(f"inttoptr i64 {self._give(address).parts[0]} to ptr")

    def _kernel(self, node: typed.KernelCall) -> None:
        function = self._pointer(node.address)
        given, made = self._give(node.inputs).parts[0], self._give(node.outputs).parts[0]
        handed = f"i64 {self._give(node.context).parts[0]}, " if node.context else ""
        along = "".join(f", ptr {self._give(each).parts[0]}" for each in node.along)
        self._lines.append(f"  call void {function}({handed}ptr {given}, ptr {made}{along})")

    def _fill(self, array: typed.Expression, value: typed.Expression) -> None:
        number, target = self._give(value), self._give(array)
        count = target.parts[1]
        for size in target.parts[2:]:
            count = self._value(f"mul i64 {count}, {size}")
        assert isinstance(array.type, Array)
        with self._counted(count) as here:
            place = self._moved(target.parts[0], False, here, False)
            self._lines.append(f"  store {self._within.kinds(value.type, UNIFORM)[0]} {number.parts[0]}, ptr {place}")

    @staticmethod
    def _is_simple(node: typed.Expression) -> bool:
        return isinstance(node, typed.KnownValue | typed.Local)
