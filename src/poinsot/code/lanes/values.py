"""Values of a function in lanes, uniform or vectors, and the masks of the lanes that are there."""

from __future__ import annotations

from abc import abstractmethod
from itertools import chain

from poinsot.code.llvm_values import SCALARS, LLVMLines
from poinsot.code.typed import Expression, TypedFunction
from poinsot.code.types import NONE, Array, PartType, RecordType, Scalar, Tuple, Type
from poinsot.code.varying import Analysis, LaneShape, LaneShapes, Path, single, uniform
from poinsot.errors import CompilerError
from poinsot.records import dataclass


@dataclass(frozen=True)
class Value:
    """A value in LLVM: as many of LLVM's values as its type takes, and how they lie over the lanes."""

    parts: list[str]
    kind: Type
    shape: LaneShape


class Within:
    """The common part of the functions of a program: the lanes, how values lie, and the functions themselves."""

    def __init__(self, analysis: Analysis, fma: bool, checked: bool) -> None:
        self.count, self.analysis, self.fma, self.checked = analysis.lanes, analysis, fma, checked
        self.declared: set[str] = set()

    @abstractmethod
    def name(self, function: TypedFunction, parameters: tuple[LaneShape, ...], mode: str) -> str:
        """The name of a function for some shapes, for "all" lanes, "some" or "one"."""

    def kinds(self, kind: Type, shape: LaneShape) -> list[str]:
        """LLVM's types of the values that stand for one of a type and shape."""

        def of(one: str, varies: bool) -> str:
            return f"<{self.count} x {one}>" if varies else one

        match kind:
            case Array():
                return [of("ptr", shape.varies), *(of("i64", each) for each in shape.sizes)]
            case RecordType() | PartType():
                return [of("ptr", shape.varies)]
            case Tuple(items=items):
                return [*chain.from_iterable(map(self.kinds, items, shape.items))]
        return [] if kind == NONE else [of(SCALARS[kind], shape.varies)]  # type: ignore[index]

    def result(self, kind: Type, shape: LaneShape) -> str:
        """LLVM's type of the result of a function."""
        found = self.kinds(kind, shape)
        return "void" if not found else found[0] if len(found) == 1 else "{ " + ", ".join(found) + " }"


class Vectors(LLVMLines):
    """A function in lanes: its values and masks."""

    def __init__(self, within: Within, shapes: LaneShapes, mode: str, name: str) -> None:
        super().__init__(name, within.checked)
        self._function = shapes.prepared.function
        self._within, self._shapes, self._mode = within, shapes, mode
        self._width = within.count
        self._truth = f"<{within.count} x i1>"
        self._masked = mode == "some" or shapes.parting
        self._active = "%active"
        self._around: Path = ()  # the constructs around in which lanes part
        self._ends = ["leave"]  # of the blocks around in which lanes part, where they end
        self._lane = "%lane" if mode == "one" else ""  # the one that is on its own here
        self._turns: list[tuple[bool, Path, int]] = []  # of the loops around: whether lanes leave them apart
        self._waiting: dict[int, str] = {}  # of loops, where the lanes that left a turn before its end are kept
        self._results: list[str] = []
        self._resumes = 0

    @abstractmethod
    def _give(self, node: Expression) -> Value:
        """The value of an expression."""

    def _fault(self, why: str) -> CompilerError:
        return CompilerError(f"{self._function.source}, {self._function.name}: {why}")

    def _shape_of(self, name: str, kind: Type) -> LaneShape:
        """The shape of a local."""
        return self._shapes.locals.get(name) or uniform(kind)

    def _all(self) -> str:
        return f"<{', '.join(['i1 true'] * self._width)}>"

    def _vector(self, one: str) -> str:
        return f"<{self._width} x {one}>"

    def _spread(self, value: str, one: str) -> str:
        """One value in all lanes."""
        if not value.startswith("%"):
            return f"<{', '.join([f'{one} {value}'] * self._width)}>"
        first = self._value(f"insertelement {self._vector(one)} poison, {one} {value}, i32 0")
        kind, places = self._vector(one), f"<{self._width} x i32> zeroinitializer"
        return self._value(f"shufflevector {kind} {first}, {kind} poison, {places}")

    def _lanes_of(self) -> str:
        return f"<{', '.join(f'i64 {k}' for k in range(self._width))}>"

    def _as(self, value: Value, shape: LaneShape) -> Value:
        """A value in another shape."""
        if value.shape == shape or value.kind == NONE:
            return value
        if isinstance(value.kind, Tuple):
            found, left = list[str](), iter(value.parts)
            for kind, before, after in zip(value.kind.items, value.shape.items, shape.items, strict=True):
                own = [next(left) for _ in self._within.kinds(kind, before)]
                found += self._as(Value(own, kind, before), after).parts
            return Value(found, value.kind, shape)
        parts = list(value.parts)
        before, after = value.shape, shape
        if after.varies and not before.varies:
            one = SCALARS[value.kind] if isinstance(value.kind, Scalar) else "ptr"
            if before.spread:
                parts[0] = self._value(f"getelementptr i64, ptr {parts[0]}, {self._vector('i64')} {self._lanes_of()}")
            else:
                parts[0] = self._spread(parts[0], one)
        for k, (known, wanted) in enumerate(zip(before.sizes, after.sizes, strict=True)):
            if wanted and not known:
                parts[1 + k] = self._spread(parts[1 + k], "i64")
        return Value(parts, value.kind, shape)

    def _alone(self, value: Value) -> Value:
        """The value of the lane that is on its own here."""
        if value.kind == NONE:
            return value
        if isinstance(value.kind, Tuple):
            raise self._fault("a tuple in a block for each lane; give its values names.")
        parts = list(value.parts)
        if value.shape.varies:
            parts[0] = self._value(
                f"extractelement {self._within.kinds(value.kind, value.shape)[0]} {parts[0]}, i64 {self._lane}"
            )
        elif value.shape.spread:
            parts[0] = self._value(f"getelementptr i64, ptr {parts[0]}, i64 {self._lane}")
        for k, varies in enumerate(value.shape.sizes):
            if varies:
                parts[1 + k] = self._value(f"extractelement {self._vector('i64')} {parts[1 + k]}, i64 {self._lane}")
        return Value(parts, value.kind, single(value.shape))

    # Masks

    def _mask(self) -> str:
        """The lanes that are here; "" where all are."""
        if not self._masked or self._lane:
            return ""
        return self._value(f"load {self._truth}, ptr {self._active}")

    def _set_mask(self, mask: str) -> None:
        self._lines.append(f"  store {self._truth} {mask}, ptr {self._active}")

    def _both(self, one: str, two: str) -> str:
        """Lanes of a mask in which a truth holds, whatever it is in others."""
        if not one:
            return two
        return self._value(f"select {self._truth} {one}, {self._truth} {two}, {self._truth} zeroinitializer")

    def _no(self, one: str) -> str:
        return self._value(f"xor {self._truth} {one}, {self._all()}")

    def _some(self, mask: str) -> str:
        """Test for a mask with any active lane."""
        bits = self._value(f"bitcast {self._truth} {mask} to i{self._width}")
        return self._value(f"icmp ne i{self._width} {bits}, 0")

    def _blended(self, new: str, old: str, one: str, mask: str) -> str:
        if not mask:
            return new
        return self._value(f"select {self._truth} {mask}, {one} {new}, {one} {old}")
