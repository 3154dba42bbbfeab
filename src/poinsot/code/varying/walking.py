"""Which values, branches and loops vary, found by walking a function until nothing new does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from poinsot.code import typed
from poinsot.code.types import PartType, RecordType, Scalar, Type
from poinsot.code.varying.preparing import (
    UNIFORM,
    VARYING,
    LaneShape,
    Layout,
    Path,
    PreparedFunction,
    Preparing,
    Region,
    joined,
    shape_in,
    single,
    widened,
)
from poinsot.errors import CompilerError
from poinsot.records import dataclass, field


@dataclass(eq=False)
class LaneShapes:
    """Analysis of a function for arguments of some shapes.

    locals    of each local its shape
    scopes    the innermost region that holds all places of a local
    loops     loops that lanes may leave at different turns, by the ids of their nodes
    resumed   those of them in which a lane may leave a turn before its end
    parting   whether lanes may come back at different places
    """

    prepared: PreparedFunction
    parameters: tuple[LaneShape, ...]
    alone: bool
    locals: dict[str, LaneShape] = field(default_factory=dict)
    scopes: dict[str, Path] = field(default_factory=dict)
    loops: set[int] = field(default_factory=set)
    resumed: set[int] = field(default_factory=set)
    parting: bool = False
    result: LaneShape = UNIFORM


class Analysis:
    """The shapes of all functions that are called, for some lanes and a layout."""

    def __init__(self, lanes: int, layout: Layout) -> None:
        self.lanes, self.layout = lanes, layout
        self._prepared: dict[typed.TypedFunction, PreparedFunction] = {}
        self._found: dict[tuple[typed.TypedFunction, tuple[LaneShape, ...], bool], LaneShapes] = {}

    def of(self, function: typed.TypedFunction, parameters: tuple[LaneShape, ...], alone: bool) -> LaneShapes:
        """The shapes of a function, called for all lanes or for one lane alone."""
        key = function, parameters, alone
        if key not in self._found:
            prepared = self._prepared.setdefault(function, Preparing(function).made)
            self._found[key] = _Walk(self, LaneShapes(prepared, parameters, alone)).found
        return self._found[key]


class _Walk:
    """One function, walked until nothing new varies."""

    def __init__(self, within: Analysis, found: LaneShapes) -> None:
        self.within, self.found = within, found
        names = [name for name, _ in found.prepared.function.parameters]
        found.locals.update(zip(names, found.parameters, strict=True))
        self.where = found.prepared.function.source
        self.path: Path = ()
        self.alone = found.alone
        self.places: dict[str, Path] = {}
        self.defined = set[str]()
        self._loops: list[tuple[int, Path]] = []
        self._resumes = 0
        self.known, self.met = set[tuple[int, str]](), set[tuple[int, str]]()
        before = None
        while before != (state := self._state()):
            before = state
            self.places, self.path, self.defined = dict.fromkeys(names, ()), (), {*names}
            self.met = set()
            self._block(found.prepared.body)
            found.scopes, self.known = self.places, self.met

    def _state(self) -> tuple[object, ...]:
        found = self.found
        return (
            dict(found.locals),
            dict(found.scopes),
            set(found.loops),
            set(found.resumed),
            found.parting,
            found.result,
        )

    # Statements

    @contextmanager
    def parted(self, node: object, branch: str) -> Iterator[None]:
        """A block in which only some lanes are."""
        before, self.path = self.path, (*self.path, (id(node), branch))
        yield
        self.path = before

    def _block(self, body: Sequence[typed.Statement]) -> None:
        for each in body:
            before = self._resumes
            self._statement(each)
            if self._resumes != before:
                self.path = (*self.path, (id(each), "rest"))

    def _statement(self, node: typed.Statement) -> None:
        match node:
            case typed.Assign(names=names, value=value):
                shape = self.shape(value)
                for name, each in zip(names, shape.items if len(names) > 1 else (shape,), strict=True):
                    self._assign(name, each)
            case typed.ArrayStore(target=target, value=value):
                self.shape(value)
                self.shape(target)
            case typed.Evaluate(call=call):
                self.shape(call)
            case typed.KernelCall(address=address, inputs=inputs, outputs=outputs):
                for operand in (address, inputs, outputs):
                    self.shape(operand)
            case typed.EachLane(condition=condition, yes=yes):
                self.shape(condition)
                if self.alone or self.within.lanes == 1:
                    self._branches(yes)
                    return
                before, self.alone = self.alone, True
                with self.parted(node, "each"):
                    self._branches(yes)
                self.alone = before
            case typed.If(condition=condition, yes=yes, no=no):
                self._if(node, condition, yes, no)
            case typed.While(condition=condition, body=inner):
                self._while(node, condition, inner)
            case typed.For():
                self._for(node)
            case typed.Break() | typed.Continue():
                self._leave(node)
            case typed.Return(value=value):
                self._return(value)

    def _assign(self, name: str, shape: LaneShape) -> None:
        found = self.found
        self._at(name)
        self.defined.add(name)
        path = tuple(each for each in self.path if each in self.known)  # others were not there for the scopes
        if path != found.scopes.get(name, path):
            shape = widened(shape, f"{self.where}, {name}")
        known = found.locals.get(name)
        found.locals[name] = shape if known is None else joined(known, shape, f"{self.where}, {name}")

    def _at(self, name: str) -> None:
        """Note a place of a local."""
        self.met.update(self.path)
        known = self.places.get(name)
        if known is None:
            self.places[name] = self.path
            return
        size = 0
        for one, two in zip(known, self.path, strict=False):
            if one != two:
                break
            size += 1
        self.places[name] = known[:size]

    def _if(
        self, node: typed.If, condition: typed.Expression, yes: Sequence[typed.Statement], no: Sequence[typed.Statement]
    ) -> None:
        if self.shape(condition).varies:
            before, known = self.path, {*self.defined}
            defined = []
            for branch, body in (("yes", yes), ("no", no)):
                self.path, self.defined = (*before, (id(node), branch)), {*known}
                self._block(body)
                defined += [] if ends(body) else [self.defined]
            self.path, self.defined = before, set.intersection(*defined) if defined else known
        else:
            self._branches(yes, no)

    def _branches(self, *blocks: Sequence[typed.Statement]) -> None:
        """Blocks of which all lanes take the same, or none."""
        before, known, further = self.path, {*self.defined}, self.path
        defined = [] if len(blocks) > 1 else [known]
        for each in blocks:
            self.path, self.defined = before, {*known}
            self._block(each)
            further = max(further, self.path, key=len)
            defined += [] if ends(each) else [self.defined]
        self.path, self.defined = further, set.intersection(*defined) if defined else known

    def _while(self, node: typed.While, condition: typed.Expression, body: Sequence[typed.Statement]) -> None:
        loop = id(node)
        if loop in self.found.loops:
            with self.parted(node, "turn"):
                self.shape(condition)
                self._turn(loop, body)
        elif self.shape(condition).varies:
            self.found.loops.add(loop)
            self._while(node, condition, body)
        else:
            self._turn(loop, body)

    def _for(self, node: typed.For) -> None:
        counter = VARYING if self._any((node.start, node.stop)) else UNIFORM
        known = {*self.defined}
        if counter.varies:
            self.found.loops.add(id(node))
        if id(node) in self.found.loops:
            with self.parted(node, "turn"):
                self._assign(node.name, counter)
                self._turn(id(node), node.body)
        else:
            self._assign(node.name, counter)
            self._turn(id(node), node.body)
        self.defined = known

    def _turn(self, loop: int, body: Sequence[typed.Statement]) -> None:
        before, resumes, defined = self.path, self._resumes, {*self.defined}
        self._loops.append((loop, self.path))
        self._block(body)
        self._loops.pop()
        self.path, self._resumes, self.defined = before, resumes, defined

    def _leave(self, node: typed.Break | typed.Continue) -> None:
        loop, path = self._loops[-1]
        if self.path == path and not isinstance(node, typed.Break):
            return
        if self.path != path:
            self.found.loops.add(loop)
            if isinstance(node, typed.Continue):
                self.found.resumed.add(loop)
                self._resumes += 1

    def _return(self, value: typed.Expression | None) -> None:
        found = self.found
        shape = UNIFORM if value is None else self.shape(value)
        if self.path:
            if any(branch == "each" for _, branch in self.path):
                raise CompilerError(f"{self.where}: a block for each lane comes back; note it, and come back after it.")
            found.parting = True
            found.loops.update(loop for loop, _ in self._loops)
        if found.parting and value is not None:
            shape = widened(shape, self.where)
        if value is not None:
            found.result = shape if found.result == UNIFORM else joined(found.result, shape, self.where)

    # Expressions

    def shape(self, node: typed.Expression) -> LaneShape:
        """The shape of an expression over the lanes."""
        match node:
            case typed.KnownValue():
                return UNIFORM
            case typed.Local(name=name):
                self._at(name)
                if name not in self.defined:  # it may have been given a value where other lanes were
                    self.places[name] = ()
                found = self.found.locals.get(name, UNIFORM)
                return single(found) if self.alone else found
            case typed.Field(of=of, type=kind):
                return self._field(node, self.shape(of), kind)
            case typed.ArrayElement(array=array, indices=indices, type=kind):
                return self._element(self.shape(array), self._any(indices), kind)
            case typed.Slice():
                return self._slice(node)
            case typed.Size(array=array, axis=axis):
                return VARYING if self.shape(array).sizes[axis] else UNIFORM
            case typed.ArrayAt(address=address, sizes=sizes):
                varies = self.shape(address).varies
                return LaneShape(varies, sizes=tuple(self.shape(each).varies for each in sizes))
            case typed.Unary(of=of):
                return self.shape(of)
            case typed.Binary(left=left, right=right):
                return VARYING if self._any((left, right)) else UNIFORM
            case typed.Logic(left=left, right=right):
                return self._lazily(node, left, (right,))
            case typed.LazyChoice(condition=condition, yes=yes, no=no):
                return self._lazily(node, condition, (yes, no))
            case typed.Mathematics(name=name, arguments=arguments):
                varies = self._any(arguments)
                return VARYING if varies and name != "any lane" else UNIFORM
            case typed.FunctionCall(function=function, arguments=arguments):
                shapes = tuple(map(self.shape, arguments))
                return self.within.of(function, shapes, self.alone).result
            case typed.Several(items=items):
                return LaneShape(items=tuple(map(self.shape, items)))

    def _any(self, nodes: Iterable[typed.Expression]) -> bool:
        return any([self.shape(each).varies for each in nodes])

    def _lazily(
        self, node: typed.Expression, condition: typed.Expression, values: Sequence[typed.Expression]
    ) -> LaneShape:
        if not self.shape(condition).varies:
            return self._together([self.shape(each) for each in values])
        found = []
        for k, each in enumerate(values):
            with self.parted(node, str(k)):
                found.append(widened(self.shape(each), self.where))
        return self._together(found)

    def _together(self, shapes: Sequence[LaneShape]) -> LaneShape:
        found = shapes[0]
        for each in shapes[1:]:
            found = joined(found, each, self.where)
        return found

    def _field(self, node: typed.Field, base: LaneShape, kind: Type) -> LaneShape:
        part = node.of.type
        if isinstance(part, RecordType):
            return VARYING if base.apart else UNIFORM
        assert isinstance(part, PartType)
        if isinstance(kind, PartType):
            return base
        region = self.within.layout.get((part.name, node.name), Region.SHARED)
        found = shape_in(kind, region, self.within.lanes)
        if base.varies:
            found = widened(found, self.where)
        return single(found) if self.alone else found

    def _element(self, array: LaneShape, varies: bool, kind: Type) -> LaneShape:
        if isinstance(kind, Scalar):
            return VARYING if array.apart or varies else UNIFORM
        if array.varies or varies:
            return LaneShape(True, array.stride)
        return LaneShape(False, array.stride, array.spread, array.scratch)

    def _slice(self, node: typed.Slice) -> LaneShape:
        array, left = self.shape(node.array), len(node.indices)
        varies = self._any(node.indices) or array.varies
        sizes = list(array.sizes[left:])
        if node.start is not None and node.stop is not None:
            start, stop = self.shape(node.start).varies, self.shape(node.stop).varies
            sizes[0], varies = start or stop, varies or start
        varies = varies or any(array.sizes[1:])  # strides that differ
        if varies:
            return LaneShape(True, array.stride, sizes=tuple(sizes))
        return replace(array, sizes=tuple(sizes))


def ends(body: Sequence[typed.Statement]) -> bool:
    """Test for an exit from a block before its end."""
    return any(
        isinstance(each, typed.Return | typed.Break | typed.Continue)
        or (isinstance(each, typed.If) and ends(each.yes) and ends(each.no))
        for each in body
    )
