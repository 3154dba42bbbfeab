"""The front end: the text of a loop, restricted Python, to its typed form, one function for each sort of arguments.

Types flow forward: a local has the type of the first value that its text gives it, and whole numbers widen to floats
where floats are wanted. What is `None`, and what is a constant of a module, is folded, so that a branch which a sort of
arguments never takes is not read for it. What is not of the language is a `LanguageError` with its file and line.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

from poinsot.code import primitives, typed
from poinsot.code.expressions import Expressions
from poinsot.code.syntax import LanguageError, chosen, is_handed, item_of, text_of, widens
from poinsot.code.types import FLOAT, INT, NONE, Array, Known, PartType, RecordType, Tuple, Type


def is_inline(function: Callable[..., object]) -> bool:
    """Test for a text that is written out where it is called."""
    return getattr(function, "loop", "") == "written out"


class Compilation:
    """Functions read so far, by their text and the types of their arguments."""

    def __init__(self) -> None:
        self.program = typed.TypedProgram()
        self._found: dict[tuple[Any, tuple[Type, ...]], typed.TypedFunction] = {}
        self._open: list[tuple[Any, tuple[Type, ...]]] = []
        self._numbers = count()

    def entry(self, name: str, function: Callable[..., object], types: Sequence[Type]) -> None:
        """Read a function that is called from outside, and all that it calls."""
        self.program.entries[name] = self.function(function, tuple(types), "")

    def function(self, text: Callable[..., Any], types: tuple[Type, ...], where: str) -> typed.TypedFunction:
        """A function for arguments of these types, read where it has not been."""
        key = (text, types)
        if key in self._open:
            raise LanguageError(f"{where}: {text.__name__} calls itself: a loop has no recursion.")
        if key not in self._found:
            self._open.append(key)
            self._found[key] = _Reader(self, text, types, f"{text.__name__}_{next(self._numbers)}").read()
            self._open.pop()
            self.program.functions.append(self._found[key])
        return self._found[key]


class _Reader(Expressions):
    """One function, for one sort of arguments."""

    def __init__(self, within: Compilation, text: Callable[..., object], types: tuple[Type, ...], name: str) -> None:
        self._syntax, file, before = text_of(text)
        names = [argument.arg for argument in self._syntax.args.args]
        super().__init__(within, text, dict(zip(names, types, strict=False)), file, before)
        if len(names) != len(types):
            raise LanguageError(f"{self._where(self._syntax)}: {text.__name__} takes {len(names)} arguments.")
        parameters = tuple((name, kind) for name, kind in self._types.items() if is_handed(kind))
        self._function = typed.TypedFunction(name, self._where(self._syntax), parameters, NONE, is_inline(text))
        self._result: Type | None = None
        self._spare = 0

    def read(self) -> typed.TypedFunction:
        made = self._function
        body = tuple(self._block(self._syntax.body))
        made.body = (*self._beginning, *body)
        made.result = self._result or NONE
        if made.result != NONE and not _ends(made.body):
            raise self._fault(self._syntax, "may come to its end without a value")
        made.locals = {name: kind for name, kind in self._types.items() if is_handed(kind)}
        return made

    def _block(self, statements: Sequence[ast.stmt]) -> Iterator[typed.Statement]:
        for each in statements:
            ended = False
            for found in self._statement(each):
                yield found
                ended = ended or _ends((found,))
            if ended:
                return

    def _statement(self, node: ast.stmt) -> Iterator[typed.Statement]:
        match node:
            case ast.Assign(targets=targets, value=value):
                yield from self._assign(targets, value)
            case ast.AugAssign(target=target, op=op, value=value):
                if not isinstance(target, ast.Name) and any(isinstance(each, ast.Call) for each in ast.walk(target)):
                    raise self._fault(node, "changes a place that a call finds; name the place first")
                left, right = self._expression(target), self._expression(value)
                yield from self._put(target, self._arithmetic(node, op, left, right))
            case ast.Expr(value=ast.Constant()):
                return
            case ast.Expr(value=ast.Call() as call):
                yield self._call_statement(call)
            case ast.If(test=test, body=body, orelse=otherwise):
                yield from self._if(test, lambda: [*self._block(body)], lambda: [*self._block(otherwise)])
            case ast.While(test=test, body=body, orelse=[]):
                condition = self._truth(test)
                yield typed.While(condition, tuple(self._block(body)))
            case ast.For(target=ast.Name(id=name), iter=over, body=body, orelse=[]):
                yield from self._for(node, name, over, body)
            case ast.Break():
                yield typed.Break()
            case ast.Continue():
                yield typed.Continue()
            case ast.Return(value=value):
                yield from self._return(node, value)
            case ast.Pass():
                return
            case _:
                raise self._fault(node, "is no statement of a loop")

    def _if(
        self, test: ast.expr, yes: Callable[[], list[typed.Statement]], no: Callable[[], list[typed.Statement]]
    ) -> Iterator[typed.Statement]:
        condition = self._truth(test)
        if isinstance(condition, typed.KnownValue):
            yield from yes() if condition.value else no()
        else:
            yield typed.If(condition, tuple(yes()), tuple(no()))

    def _for(self, node: ast.For, name: str, over: ast.expr, body: list[ast.stmt]) -> Iterator[typed.Statement]:
        match over:
            case ast.Call(func=func, args=args, keywords=[]) if self._global(func) is primitives.unrolled:
                ends = [self._expression(each) for each in args]
                if not all(isinstance(each, typed.KnownValue) for each in ends):
                    yield from self._for(node, name, ast.Call(ast.Name("range"), args, []), body)
                    return
                for k in primitives.unrolled(*(each.value for each in ends)):  # type: ignore[union-attr]
                    self._types[name] = Known(k)
                    yield from self._block(body)
            case ast.Call(func=func, args=[condition], keywords=[]) if self._global(func) is primitives.each_lane:
                yield typed.EachLane(self._truth(condition), tuple(self._block(body)), ())
            case ast.Call(func=ast.Name(id="range"), args=args, keywords=[]):
                given = [self._wanted(each, self._expression(each), INT) for each in args]
                start, stop = (typed.KnownValue(0, INT), given[0]) if len(given) == 1 else (given[0], given[1])
                step = given[2] if len(given) == 3 else typed.KnownValue(1, INT)
                if not isinstance(step, typed.KnownValue) or not step.value:
                    raise self._fault(over, "counts by a step that is not known")
                self._declare(node.target, name, INT)
                yield typed.For(name, start, stop, int(step.value), tuple(self._block(body)))
            case ast.Tuple(elts=items):
                places = []
                for item in items:
                    value = self._expression(item)
                    places.append(self._spared(value.type))
                    yield typed.Assign((places[-1].name,), value)
                count = self._spared(INT)
                self._declare(node.target, name, places[0].type)
                inner = (typed.Assign((name,), chosen(count, places)), *self._block(body))
                yield typed.For(count.name, typed.KnownValue(0, INT), typed.KnownValue(len(places), INT), 1, inner)
            case _:
                raise self._fault(over, "is nothing that a loop goes over: a range, or some values in brackets")

    def _return(self, node: ast.Return, value: ast.expr | None) -> Iterator[typed.Statement]:
        match value:
            case None | ast.Constant(value=None):
                found: typed.Expression | None = None
                kind: Type = NONE
            case ast.IfExp(test=test, body=ast.Tuple() as yes, orelse=no):
                yield from self._if(test, lambda: [*self._return(node, yes)], lambda: [*self._return(node, no)])
                return
            case _:
                found = self._expression(value)
                kind = found.type
                if isinstance(found, typed.FunctionCall) and kind == NONE:
                    yield typed.Evaluate(found)
                    found = None
        if self._result is None:
            self._result = kind
        if found is not None:
            found = self._wanted(node, found, self._result)
        elif self._result != NONE:
            raise self._fault(node, f"gives nothing, where {self._result} came back before")
        yield typed.Return(found)

    def _assign(self, targets: list[ast.expr], value: ast.expr) -> Iterator[typed.Statement]:
        if len(targets) == 1 and isinstance(targets[0], ast.Tuple):
            yield from self._assign_several(targets[0].elts, value)
            return
        found = self._expression(value)
        if len(targets) > 1 and not isinstance(found, typed.KnownValue | typed.Local):
            held = self._spared(found.type)
            yield typed.Assign((held.name,), found)
            found = held
        for target in targets:
            yield from self._put(target, found)

    def _assign_several(self, targets: list[ast.expr], value: ast.expr) -> Iterator[typed.Statement]:
        match value:
            case ast.Tuple(elts=items):
                if len(items) != len(targets):
                    raise self._fault(value, f"has {len(items)} values for {len(targets)} names")
                fresh = [isinstance(each, ast.Name) and each.id not in self._types for each in targets]
                if all(fresh) and len({ast.unparse(each) for each in targets}) == len(targets):
                    for target, item in zip(targets, items, strict=True):  # no value reads what is new here
                        yield from self._put(target, self._expression(item))
                    return
                found: list[typed.Expression] = []
                for item in items:
                    each = self._expression(item)
                    if not isinstance(each, typed.KnownValue):
                        held = self._spared(each.type)
                        yield typed.Assign((held.name,), each)
                        each = held
                    found.append(each)
                for target, each in zip(targets, found, strict=True):
                    yield from self._put(target, each)
            case ast.IfExp(test=test, body=yes, orelse=no):
                yield from self._if(
                    test, lambda: [*self._assign_several(targets, yes)], lambda: [*self._assign_several(targets, no)]
                )
            case _:
                call = self._expression(value)
                if not isinstance(call, typed.FunctionCall) or not isinstance(call.type, Tuple):
                    raise self._fault(value, "gives one value where several are named")
                if len(call.type.items) != len(targets):
                    raise self._fault(value, f"gives {len(call.type.items)} values for {len(targets)} names")
                places = [self._spared(kind) for kind in call.type.items]
                yield typed.Assign(tuple(each.name for each in places), call)
                for target, place in zip(targets, places, strict=True):
                    yield from self._put(target, place)

    def _put(self, target: ast.expr, value: typed.Expression) -> Iterator[typed.Statement]:
        match target:
            case ast.Name(id=name):
                self._declare(target, name, value.type)
                yield typed.Assign((name,), self._wanted(target, value, self._types[name]))
            case ast.Subscript(value=base, slice=ast.Slice(lower=None, upper=None, step=None)):
                array = self._array(base)
                yield typed.Fill(array, self._wanted(target, value, item_of(array)))
            case ast.Subscript() | ast.Attribute():
                place = self._expression(target)
                if not isinstance(place, typed.ArrayElement | typed.Field) or isinstance(
                    place.type, Array | RecordType | PartType
                ):
                    raise self._fault(target, "is no number that can be written to")
                if isinstance(place, typed.Field) and not isinstance(place.of.type, RecordType):
                    raise self._fault(target, "is a number of what stays the same")
                yield typed.ArrayStore(place, self._wanted(target, value, place.type))
            case _:
                raise self._fault(target, "is nothing that a value can be given to")

    def _declare(self, node: ast.AST, name: str, kind: Type) -> None:
        known = self._types.setdefault(name, kind)
        if kind != known and not widens(kind, known):
            raise self._fault(node, f"was {known} and becomes {kind}; use another name")

    def _spared(self, kind: Type) -> typed.Local:
        self._spare += 1
        name = f"spare_{self._spare}"
        self._types[name] = kind
        return typed.Local(name, kind)

    def _call_statement(self, node: ast.Call) -> typed.Statement:
        if (called := self._global(node.func)) in (primitives.call_kernel, primitives.call_program):
            address, *context, inputs, outputs = map(self._expression, node.args)
            for each in (inputs, outputs):
                if each.type != Array(FLOAT, 1):
                    raise self._fault(node, f"hands a kernel {each.type}, where it takes a vector")
            handed = [self._wanted(node, each, INT) for each in (address, *context)]
            if len(handed) != 1 + (called is primitives.call_program):
                raise self._fault(node, "hands a kernel too much or too little")
            return typed.KernelCall(handed[0], inputs, outputs, handed[1] if context else None)
        if called is primitives.call_entry:
            handed = [self._wanted(node, self._expression(each), INT) for each in node.args]
            if len(handed) != 3:
                raise self._fault(node, "takes an address, that of a block, and a number")
            return typed.Enter(*handed)
        call = self._expression(node)
        if not isinstance(call, typed.FunctionCall):
            raise self._fault(node, "does nothing")
        return typed.Evaluate(call)


def _ends(body: Sequence[typed.Statement]) -> bool:
    """Test for a block that never comes to its end."""
    for each in body:
        match each:
            case typed.Return() | typed.Break() | typed.Continue():
                return True
            case typed.If(yes=yes, no=no) if _ends(yes) and _ends(no):
                return True
            case typed.While(condition=typed.KnownValue(value=True), body=inner) if not _breaks(inner):
                return True
    return False


def _breaks(body: Sequence[typed.Statement]) -> bool:
    """Test for a break out of the loop of a block."""
    return any(
        isinstance(each, typed.Break) or (isinstance(each, typed.If) and (_breaks(each.yes) or _breaks(each.no)))
        for each in body
    )
