"""The typed form of loops, which every renderer walks: expressions with a type, statements, functions.

Names of locals are unique in a function and of one type. Nothing is left to be inferred, no construct of Python's
syntax but those here. `and`, `or` and choices are lazy: what is not asked for is not evaluated.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from poinsot.code.types import Type
from poinsot.records import dataclass, field


@dataclass(slots=True)
class KnownValue:
    """A number, a truth or None, known while compiling."""

    value: Any
    type: Type


@dataclass(slots=True)
class Local:
    """The value of a local variable or parameter."""

    name: str
    type: Type


@dataclass(slots=True)
class Field:
    """A field of a part or of a record."""

    of: Expression
    name: str
    type: Type


@dataclass(slots=True)
class ArrayElement:
    """A number of an array, or the record there."""

    array: Expression
    indices: tuple[Expression, ...]
    type: Type
    line: int


@dataclass(slots=True)
class Slice:
    """The part of an array behind these indices of its first axes, then from `start` on, as long as `size` tells.

    Without a start it is the whole of the axes that are left.
    """

    array: Expression
    indices: tuple[Expression, ...]
    start: Expression | None
    stop: Expression | None
    type: Type
    line: int


@dataclass(slots=True)
class Size:
    """The size of an axis."""

    array: Expression
    axis: int
    type: Type


@dataclass(slots=True)
class ArrayAt:
    """The array that lies at an address."""

    address: Expression
    sizes: tuple[Expression, ...]
    type: Type


@dataclass(slots=True)
class Unary:
    """−x, not x, or a conversion: to float, int, bool."""

    operator: str
    of: Expression
    type: Type


@dataclass(slots=True)
class Binary:
    """Arithmetic of two numbers of one type (+ - * / // % & | ^ << >>), or their comparison, which is a truth."""

    operator: str
    left: Expression
    right: Expression
    type: Type


@dataclass(slots=True)
class Logic:
    """`and` or `or` of two truths, lazily."""

    operator: str
    left: Expression
    right: Expression
    type: Type


@dataclass(slots=True)
class LazyChoice:
    """One of two values, lazily."""

    condition: Expression
    yes: Expression
    no: Expression
    type: Type


@dataclass(slots=True)
class Mathematics:
    """Of numbers: abs, min, max, sqrt, floor, pow, log, hypot, sin, cos, fma, isfinite, isinf, bits of, float of.

    `any lane` is whether a truth holds in any of the lanes that run side by side.
    """

    name: str
    arguments: tuple[Expression, ...]
    type: Type


@dataclass(slots=True)
class FunctionCall:
    """A call of a function of the same program."""

    function: TypedFunction
    arguments: tuple[Expression, ...]
    type: Type


@dataclass(slots=True)
class Several:
    """A tuple of values."""

    items: tuple[Expression, ...]
    type: Type


Expression: TypeAlias = (
    KnownValue
    | Local
    | Field
    | ArrayElement
    | Slice
    | Size
    | ArrayAt
    | Unary
    | Binary
    | Logic
    | LazyChoice
    | Mathematics
    | FunctionCall
    | Several
)


@dataclass(slots=True)
class Assign:
    """name ← value; of several names, the values of a tuple."""

    names: tuple[str, ...]
    value: Expression


@dataclass(slots=True)
class ArrayStore:
    """A number into an array, or into a field of a record."""

    target: ArrayElement | Field
    value: Expression


@dataclass(slots=True)
class Fill:
    """A number into every place of an array."""

    array: Expression
    value: Expression


@dataclass(slots=True)
class Evaluate:
    """A call with an unused value."""

    call: FunctionCall


@dataclass(slots=True)
class KernelCall:
    """A call of the kernel at an address: inputs, outputs. With a context, of a program of the kernel that calls.

    along  arrays of the directions of inputs and of outputs, which such a kernel takes behind them
    """

    address: Expression
    inputs: Expression
    outputs: Expression
    context: Expression | None = None
    along: tuple[Expression, ...] = ()


@dataclass(slots=True)
class Enter:
    """A call of the entry at an address, with the address of a block and a number."""

    address: Expression
    block: Expression
    number: Expression


@dataclass(slots=True)
class If:
    """One of two blocks."""

    condition: Expression
    yes: tuple[Statement, ...]
    no: tuple[Statement, ...]


@dataclass(slots=True)
class EachLane(If):
    """A block for each of the lanes in which a condition holds, one after the other."""


@dataclass(slots=True)
class While:
    """A block as long as a condition holds."""

    condition: Expression
    body: tuple[Statement, ...]


@dataclass(slots=True)
class For:
    """A block for every number from start on, by steps, before stop."""

    name: str
    start: Expression
    stop: Expression
    step: int
    body: tuple[Statement, ...]


@dataclass(slots=True)
class Break:
    """Leave the innermost loop."""


@dataclass(slots=True)
class Continue:
    """Go on with the next turn of the innermost loop."""


@dataclass(slots=True)
class Return:
    """Leave the function."""

    value: Expression | None


Statement: TypeAlias = (
    Assign | ArrayStore | Fill | Evaluate | KernelCall | Enter | If | While | For | Break | Continue | Return
)


@dataclass(eq=False, slots=True)
class TypedFunction:
    """A function, specialised for the types of its arguments."""

    name: str
    source: str
    """The file and line of its text."""
    parameters: tuple[tuple[str, Type], ...]
    result: Type
    inline: bool
    locals: dict[str, Type] = field(default_factory=dict)
    body: tuple[Statement, ...] = ()


@dataclass
class TypedProgram:
    """Functions, each after those that it calls, and the entries: of each the function and its operands."""

    functions: list[TypedFunction] = field(default_factory=list)
    entries: dict[str, TypedFunction] = field(default_factory=dict)
