"""Forward derivatives of loops: the typed form of a text with a direction beside each float.

    (x, ẋ) → (f(x), f'(x) ẋ)

A local float x has a local beside it, an array of a part an array of the same shape; what lies in records stays as it
is. Tests are those of the values, but x == 0 and x != 0, which skip work, ask for the direction as well. A kernel is
called with four arrays: inputs, their directions, outputs, theirs.
Law: as differences of the text, tests/compiler/test_tangents_of_loops.py. Source: Griewank & Walther 2008, ch. 3.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import TypeAlias

from poinsot.code import typed
from poinsot.code.syntax import LanguageError
from poinsot.code.types import BOOL, DIRECTION, FLOAT, Array, PartType, Tuple, Type

Pair: TypeAlias = tuple[typed.Expression, typed.Expression]
ZERO = typed.KnownValue(0.0, FLOAT)


def moving(program: typed.TypedProgram) -> typed.TypedProgram:
    """The program with directions; entries have the same names."""
    made = dict[int, typed.TypedFunction]()
    for each in program.functions:
        made[id(each)] = _Moving(each, made).read()
    return typed.TypedProgram([*made.values()], {name: made[id(each)] for name, each in program.entries.items()})


@cache
def moving_part(kind: PartType) -> PartType:
    """The part with an array for the directions of each array of floats."""
    fields = list[tuple[str, Type]]()
    for name, each in kind.fields:
        fields.append((name, _moved(each)))
        fields += [(DIRECTION + name, each)] if _is_float(each) else []
    return PartType(f"Moving{kind.name}", tuple(fields))  # type: ignore[arg-type]


def _is_float(kind: Type) -> bool:
    """Test for floats, alone or in an array."""
    return kind == FLOAT or (isinstance(kind, Array) and kind.item == FLOAT)


def _moved(kind: Type) -> Type:
    """The type of a value that stands with its directions."""
    match kind:
        case PartType():
            return moving_part(kind)
        case Tuple(items=items):
            return Tuple(tuple(each for one in items for each in ([one, one] if _is_float(one) else [one])))
    return kind


class _Moving:
    """One function with directions."""

    def __init__(self, function: typed.TypedFunction, others: dict[int, typed.TypedFunction]) -> None:
        self.function, self.others = function, others
        self.locals = {name: _moved(kind) for name, kind in function.locals.items()}
        self.still, self.lines = set[str](), list[typed.Statement]()
        self.names = {name: self._free(DIRECTION + name) for name, kind in function.locals.items() if _is_float(kind)}
        self.locals |= {self.names[name]: function.locals[name] for name in self.names}

    def read(self) -> typed.TypedFunction:
        """The function."""
        own, given = self.function, list[tuple[str, Type]]()
        for name, kind in own.parameters:
            given += [(name, _moved(kind)), *([(self.names[name], kind)] if _is_float(kind) else [])]
        result = Tuple((own.result, own.result)) if _is_float(own.result) else _moved(own.result)
        body = self._block(own.body)
        return replace(own, parameters=tuple(given), result=result, locals=self.locals, body=body)

    def _free(self, name: str) -> str:
        while name in self.locals or name in self.function.locals:
            name += "_"
        return name

    def _fault(self, what: str) -> LanguageError:
        return LanguageError(f"{self.function.source}: {what} has no derivative of a loop: write it otherwise.")

    # Statements

    def _block(self, body: Sequence[typed.Statement]) -> tuple[typed.Statement, ...]:
        before, self.lines = self.lines, []
        for each in body:
            self.lines += [*self._statement(each)]
        found, self.lines = tuple(self.lines), before
        return found

    def _statement(self, node: typed.Statement) -> Iterator[typed.Statement]:
        match node:
            case typed.Assign(names=names, value=value):
                yield from self._assign(names, value)
            case typed.ArrayStore(target=typed.ArrayElement(type=kind) as target, value=value) if kind == FLOAT:
                number, slope = self._pair(value)
                yield typed.ArrayStore(self._slope_at(target), slope)
                yield typed.ArrayStore(self._element(target), number)
            case typed.ArrayStore(target=target, value=value):
                if target.type == FLOAT:
                    raise self._fault("a float in a record")
                yield typed.ArrayStore(self._value(target), self._value(value))  # type: ignore[arg-type]
            case typed.Fill(array=array, value=value):
                if value.type == FLOAT:
                    value, slope = self._pair(value)
                    yield typed.Fill(self._shadow(array), slope)
                yield typed.Fill(self._value(array), self._value(value))
            case typed.Evaluate(call=call):
                yield typed.Evaluate(self._call(call))
            case typed.KernelCall(address=address, inputs=inputs, outputs=outputs, context=None):
                along = self._shadow(inputs), self._shadow(outputs)
                kernel, given, made = (self._value(each) for each in (address, inputs, outputs))
                yield typed.KernelCall(kernel, given, made, None, along)
            case typed.If(condition=condition, yes=yes, no=no):
                yield typed.If(self._value(condition), self._block(yes), self._block(no))
            case typed.While(condition=condition, body=body):
                yield typed.While(self._value(condition), self._block(body))
            case typed.For():
                ends = self._value(node.start), self._value(node.stop)
                yield typed.For(node.name, *ends, node.step, self._block(node.body))
            case typed.Return(value=value) if value is not None:
                yield typed.Return(self._returned(value))
            case typed.Return() | typed.Break() | typed.Continue():
                yield node
            case _:
                raise self._fault(type(node).__name__)

    def _assign(self, names: tuple[str, ...], value: typed.Expression) -> Iterator[typed.Statement]:
        kinds = [self.function.locals[name] for name in names]
        if len(names) > 1:
            if not isinstance(value, typed.FunctionCall):
                raise self._fault("a tuple")
            pairs = zip(names, kinds, strict=True)
            places = [(name, self.names[name]) if _is_float(kind) else (name,) for name, kind in pairs]
            yield typed.Assign(tuple(each for one in places for each in one), self._call(value))
        elif kinds[0] == FLOAT:
            number, slope = self._pair(value)
            yield typed.Assign((self.names[names[0]],), slope)
            yield typed.Assign(names, number)
        else:
            if _is_float(kinds[0]) and isinstance(value, typed.FunctionCall):
                yield typed.Assign((names[0], self.names[names[0]]), self._call(value))
                return
            if isinstance(value, typed.ArrayAt):
                self.still.add(names[0])
            elif _is_float(kinds[0]):
                yield typed.Assign((self.names[names[0]],), self._shadow(value))
            yield typed.Assign(names, self._plain(value))

    def _returned(self, value: typed.Expression) -> typed.Expression:
        if value.type == FLOAT:
            return typed.Several(self._pair(value), Tuple((FLOAT, FLOAT)))
        if _is_float(value.type):
            return typed.Several((self._plain(value), self._shadow(value)), Tuple((value.type, value.type)))
        if isinstance(value, typed.Several):
            pairs = [self._pair(each) if each.type == FLOAT else (self._value(each),) for each in value.items]
            return typed.Several(tuple(each for one in pairs for each in one), _moved(value.type))
        return self._value(value)

    # What is no float

    def _value(self, node: typed.Expression) -> typed.Expression:
        """An expression as it is, within a text of which floats have directions."""
        lines = len(self.lines)
        found = self._plain(node)
        if len(self.lines) > lines:
            raise self._fault("a call that a condition asks for")
        return found

    def _plain(self, node: typed.Expression) -> typed.Expression:
        match node:
            case typed.FunctionCall():
                if _is_float(node.type) or isinstance(node.type, Tuple):
                    raise self._fault("a float that a call gives within a condition")
                return self._call(node)
            case typed.KnownValue():
                return node
            case typed.Local(name=name, type=kind):
                return typed.Local(name, _moved(kind))
            case typed.Field(of=of, name=name, type=kind):
                return typed.Field(self._plain(of), name, _moved(kind))
            case typed.Binary(operator="==" | "!=" as operator, left=left, right=typed.KnownValue(value=0.0)) if (
                left.type == FLOAT
            ):
                own, slope = self._plain(left), self._slope(left)
                one, other = (typed.Binary(operator, each, ZERO, BOOL) for each in (own, slope))
                return typed.Logic("and" if operator == "==" else "or", one, other, BOOL)
        changed = dict[str, object]()
        for slot in node.__slots__:
            each = getattr(node, slot)
            if isinstance(each, tuple):
                changed[slot] = tuple(self._plain(one) if hasattr(one, "__slots__") else one for one in each)
            elif hasattr(each, "__slots__") and slot != "type":
                changed[slot] = self._plain(each)
        return replace(node, **changed)  # type: ignore[arg-type]

    def _call(self, node: typed.FunctionCall) -> typed.FunctionCall:
        """The call of the function with directions."""
        given = list[typed.Expression]()
        for each in node.arguments:
            if each.type == FLOAT:
                given += self._pair(each)
            elif _is_float(each.type):
                given += [self._plain(each), self._shadow(each)]
            else:
                given.append(self._plain(each))
        made = self.others[id(node.function)]
        return typed.FunctionCall(made, tuple(given), made.result)

    def _shadow(self, array: typed.Expression) -> typed.Expression:
        """The array of the directions of an array."""
        match array:
            case typed.Local(name=name) if name not in self.still:
                return typed.Local(self.names[name], array.type)
            case typed.Field(of=of, name=name) if isinstance(of.type, PartType):
                return typed.Field(self._plain(of), DIRECTION + name, array.type)
            case typed.Slice():
                own = self._plain(array)
                assert isinstance(own, typed.Slice)
                return replace(own, array=self._shadow(array.array))
        raise self._fault("an array of a record that is handed on")

    def _is_still(self, array: typed.Expression) -> bool:
        """Test for an array of a record."""
        return isinstance(array, typed.ArrayAt) or (isinstance(array, typed.Local) and array.name in self.still)

    def _element(self, node: typed.ArrayElement) -> typed.ArrayElement:
        found = self._plain(node)
        assert isinstance(found, typed.ArrayElement)
        return found

    def _slope_at(self, node: typed.ArrayElement) -> typed.ArrayElement:
        """The direction of a number of an array."""
        return replace(self._element(node), array=self._shadow(node.array))

    def _slope(self, node: typed.Expression) -> typed.Expression:
        """The direction of a float that has a name or a place."""
        match node:
            case typed.KnownValue():
                return ZERO
            case typed.Local(name=name):
                return typed.Local(self.names[name], FLOAT)
            case typed.ArrayElement(array=array):
                return ZERO if self._is_still(array) else self._slope_at(node)
            case typed.Field():
                return ZERO
        raise self._fault("a test of what has no name")

    # Floats and their directions

    def _pair(self, node: typed.Expression) -> Pair:
        """A float and its direction, both with names, found now."""
        match node:
            case typed.KnownValue() | typed.Local():
                return node, self._slope(node)
            case typed.ArrayElement() | typed.Field():
                return self._held(self._plain(node)), self._held(self._slope(node))
            case typed.Unary(operator="-", of=of):
                x, dx = self._pair(of)
                return self._held(typed.Unary("-", x, FLOAT)), self._times(typed.KnownValue(-1.0, FLOAT), dx)
            case typed.Unary(operator=operator, of=of):
                return self._held(typed.Unary(operator, self._plain(of), FLOAT)), ZERO
            case typed.Binary():
                return self._binary(node)
            case typed.Mathematics():
                return self._mathematics(node)
            case typed.LazyChoice(condition=condition, yes=yes, no=no):
                return self._choice(condition, yes, no)
            case typed.FunctionCall():
                names = self._fresh(), self._fresh()
                self.lines.append(typed.Assign(names, self._call(node)))
                return typed.Local(names[0], FLOAT), typed.Local(names[1], FLOAT)
        raise self._fault(type(node).__name__)

    def _binary(self, node: typed.Binary) -> Pair:
        (a, da), (b, db) = self._pair(node.left), self._pair(node.right)
        value = self._held(typed.Binary(node.operator, a, b, FLOAT))
        match node.operator:
            case "+" | "-" as operator:
                return value, self._sum(operator, da, db)
            case "*":
                return value, self._sum("+", self._times(da, b), self._times(a, db))
            case "/":
                rest = self._sum("-", da, self._times(value, db))
                return value, rest if rest is ZERO else self._held(typed.Binary("/", rest, b, FLOAT))
        raise self._fault(f"{node.operator} of floats")

    def _mathematics(self, node: typed.Mathematics) -> Pair:
        pairs = [self._pair(each) for each in node.arguments]
        (x, dx), *more = pairs
        value = self._held(replace(node, arguments=tuple(each for each, _ in pairs)))
        match node.name:
            case "square":
                return value, self._times(self._times(typed.KnownValue(2.0, FLOAT), x), dx)
            case "abs":
                return value, self._where("<", x, ZERO, self._times(typed.KnownValue(-1.0, FLOAT), dx), dx)
            case "min" | "max":
                ((y, dy),) = more
                return value, self._where("<" if node.name == "min" else ">", y, x, dy, dx)
            case "sqrt":  # of 0 that rests the direction is 0
                twice = self._times(typed.KnownValue(2.0, FLOAT), value)
                quotient = self._held(typed.Binary("/", dx, twice, FLOAT))
                return value, self._where("==", dx, ZERO, ZERO, quotient)
            case "floor":
                return value, ZERO
            case "fma":
                (y, dy), (_, dz) = more
                return value, self._sum("+", self._sum("+", self._times(dx, y), self._times(x, dy)), dz)
        raise self._fault(node.name)

    def _choice(self, condition: typed.Expression, yes: typed.Expression, no: typed.Expression) -> Pair:
        names, blocks = (self._fresh(), self._fresh()), list[tuple[typed.Statement, ...]]()
        test = self._value(condition)
        for each in (yes, no):
            before, self.lines = self.lines, []
            pair = self._pair(each)
            blocks.append((*self.lines, *(typed.Assign((name,), x) for name, x in zip(names, pair, strict=True))))
            self.lines = before
        self.lines.append(typed.If(test, *blocks))
        return typed.Local(names[0], FLOAT), typed.Local(names[1], FLOAT)

    def _where(
        self, operator: str, a: typed.Expression, b: typed.Expression, yes: typed.Expression, no: typed.Expression
    ) -> typed.Expression:
        return self._held(typed.LazyChoice(typed.Binary(operator, a, b, BOOL), yes, no, FLOAT))

    def _sum(self, operator: str, a: typed.Expression, b: typed.Expression) -> typed.Expression:
        if b is ZERO:
            return a
        if a is ZERO:
            return b if operator == "+" else self._times(typed.KnownValue(-1.0, FLOAT), b)
        return self._held(typed.Binary(operator, a, b, FLOAT))

    def _times(self, a: typed.Expression, b: typed.Expression) -> typed.Expression:
        return ZERO if a is ZERO or b is ZERO else self._held(typed.Binary("*", a, b, FLOAT))

    def _held(self, node: typed.Expression) -> typed.Expression:
        """A name for a float, which is found now."""
        if isinstance(node, typed.KnownValue | typed.Local):
            return node
        name = self._fresh()
        self.lines.append(typed.Assign((name,), node))
        return typed.Local(name, FLOAT)

    def _fresh(self) -> str:
        name = self._free(f"moved_{len(self.locals)}")
        self.locals[name] = FLOAT
        return name
