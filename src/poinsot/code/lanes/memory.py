"""Memory of lanes: places, loads and stores under masks, kernels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from poinsot.code.lanes.values import Value, Vectors
from poinsot.code.llvm_values import SCALARS
from poinsot.code.typed import ArrayElement, Expression, Field, KernelCall
from poinsot.code.types import FLOAT, INT, Array, RecordType, Scalar
from poinsot.code.varying import UNIFORM, VARYING, LaneShape, widened


class LaneMemory(Vectors):
    """A function in lanes: its loads, its stores and the operands of its kernels."""

    def _store(self, target: ArrayElement | Field, value: Expression) -> None:
        found = self._give(value)
        place = self._place_of(target)
        one = SCALARS[found.kind]  # type: ignore[index]
        if not place.shape.apart:
            if found.shape.varies:
                raise self._fault("a number of a lane goes to an array that lanes share.")
            self._lines.append(f"  store {one} {found.parts[0]}, ptr {place.parts[0]}")
            return
        self._put(found, place, "" if place.shape.scratch else self._mask())

    def _put(self, found: Value, place: Value, mask: str) -> None:
        """A number into a place of every lane of a mask."""
        one = SCALARS[found.kind]  # type: ignore[index]
        number = self._as(found, VARYING).parts[0]
        if place.shape.spread:
            if mask:
                before = self._value(f"load {self._vector(one)}, ptr {place.parts[0]}, align 8")
                number = self._blended(number, before, self._vector(one), mask)
            self._lines.append(f"  store {self._vector(one)} {number}, ptr {place.parts[0]}, align 8")
            return
        for k, address in enumerate(self._addresses(place.parts[0], mask)):
            own = self._value(f"extractelement {self._vector(one)} {number}, i32 {k}")
            self._lines.append(f"  store {one} {own}, ptr {address}, align 8")

    def _addresses(self, addresses: str, mask: str) -> Iterator[str]:
        """The address of every lane; of lanes that are not here, that of an unused place."""
        kind = self._vector("ptr")
        if mask:
            if "  %spare = alloca i64" not in self._slots:
                self._slots += ["  %spare = alloca i64", "  store i64 0, ptr %spare"]
            addresses = self._value(
                f"select {self._truth} {mask}, {kind} {addresses}, {kind} {self._spread('%spare', 'ptr')}"
            )
        for k in range(self._width):
            yield self._value(f"extractelement {kind} {addresses}, i32 {k}")

    def _gathered(self, addresses: str, one: str) -> str:
        """The values at the addresses of the active lanes."""
        found = "poison"
        for k, address in enumerate([*self._addresses(addresses, self._mask())]):
            own = self._value(f"load {one}, ptr {address}, align 8")
            found = self._value(f"insertelement {self._vector(one)} {found}, {one} {own}, i32 {k}")
        return found

    def _load(self, place: Value, kind: Scalar) -> Value:
        """The numbers at a place."""
        one = SCALARS[kind]
        shape = place.shape
        if shape.varies:
            return Value([self._gathered(place.parts[0], one)], kind, VARYING)
        if shape.spread:
            return Value([self._value(f"load {self._vector(one)}, ptr {place.parts[0]}, align 8")], kind, VARYING)
        return Value([self._value(f"load {one}, ptr {place.parts[0]}")], kind, UNIFORM)

    def _place_of(self, node: ArrayElement | Field) -> Value:
        """The address of a number."""
        if isinstance(node, Field):
            kind = node.of.type
            assert isinstance(kind, RecordType)
            base = self._give(node.of)
            far = kind.places[node.name][0] * base.shape.stride
            return Value([self._moved(base.parts[0], base.shape.varies, str(far), False)], INT, base.shape)
        array = self._give(node.array)
        place, shape = self._ordinal(array, [self._give(each) for each in node.indices], node.line)
        return self._offset_by(array, place, shape)

    def _ordinal(self, array: Value, indices: Sequence[Value], line: int) -> tuple[str, LaneShape]:
        """Σ indices · strides, in numbers; of indices of the first axes, in rows of the axes left."""
        place, shape = "0", UNIFORM
        for k, index in enumerate(indices):
            if self._checked:
                self._check(index.parts[0], array.parts[1 + k], line)
            if k == 0:
                place, shape = index.parts[0], index.shape
                continue
            size = Value([array.parts[1 + k]], INT, VARYING if array.shape.sizes[k] else UNIFORM)
            product = self._whole("mul", Value([place], INT, shape), size)
            sum_ = self._whole("add", product, index)
            place, shape = sum_.parts[0], sum_.shape
        return place, shape

    def _whole(self, how: str, one: Value, two: Value) -> Value:
        """Arithmetic of whole numbers."""
        shape = VARYING if one.shape.varies or two.shape.varies else UNIFORM
        one, two = self._as(one, shape), self._as(two, shape)
        kind = self._within.kinds(INT, shape)[0]
        wrap = "" if shape.varies else "nsw "
        return Value([self._value(f"{how} {wrap}{kind} {one.parts[0]}, {two.parts[0]}")], INT, shape)

    def _offset_by(self, array: Value, place: str, shape: LaneShape) -> Value:
        """The address so many entries behind that of an array."""
        kind = array.kind
        assert isinstance(kind, Array)
        entry = len(kind.item.fields) if isinstance(kind.item, RecordType) else 1
        far = Value([place], INT, shape)
        scale = entry * array.shape.stride
        if scale != 1:
            far = self._whole("mul", far, Value([str(scale)], INT, UNIFORM))
        if array.shape.varies or shape.varies:
            base = self._as(array, widened(array.shape, ""))
            return Value(
                [self._moved(base.parts[0], True, self._as(far, VARYING).parts[0], True)],
                array.kind,
                LaneShape(True, array.shape.stride),
            )
        moved = self._moved(array.parts[0], False, far.parts[0], False)
        return Value([moved], array.kind, LaneShape(False, array.shape.stride, array.shape.spread, array.shape.scratch))

    def _moved(self, address: str, varies: bool, far: str, far_varies: bool) -> str:
        if not varies:
            return self._value(f"getelementptr i64, ptr {address}, i64 {far}")
        if not far_varies:
            far = self._spread(far, "i64")
        return self._value(f"getelementptr i64, {self._vector('ptr')} {address}, {self._vector('i64')} {far}")

    # Kernels

    def _kernel(self, node: KernelCall) -> None:
        words = self._give(node.address)
        source, target = self._give(node.inputs), self._give(node.outputs)
        if node.context:
            raise self._fault("a program of a kernel is called for one run alone.")
        if self._lane:
            raise self._fault("a kernel is called for all lanes at once, not for one of them.")
        if words.shape.varies:
            self._kernels(words.parts[0], source, target)
        else:
            self._call_kernel(words.parts[0], source, target, "" if target.shape.scratch else self._mask())

    def _kernels(self, words: str, source: Value, target: Value) -> None:
        """Kernels that differ from lane to lane: each for the lanes that want it, until all have had theirs."""
        slot = self._fresh("s")
        self._slots.append(f"  {slot} = alloca {self._truth}")
        head, inner, end = self._label("kernels"), self._label("do"), self._label("end")
        self._lines.append(f"  store {self._truth} {self._mask() or self._all()}, ptr {slot}")
        self._begin(head)
        waiting = self._value(f"load {self._truth}, ptr {slot}")
        self._branch(self._some(waiting), inner, end)
        self._begin(inner)
        bits = self._value(f"bitcast {self._truth} {waiting} to i{self._width}")
        self._within.declared.add(f"declare i{self._width} @llvm.cttz.i{self._width}(i{self._width}, i1)")
        first = self._value(f"call i{self._width} @llvm.cttz.i{self._width}(i{self._width} {bits}, i1 true)")
        one = self._value(f"extractelement {self._vector('i64')} {words}, i{self._width} {first}")
        alike = self._value(f"icmp eq {self._vector('i64')} {words}, {self._spread(one, 'i64')}")
        mask = self._both(waiting, alike)
        self._lines.append(f"  store {self._truth} {self._both(waiting, self._no(alike))}, ptr {slot}")
        self._call_kernel(one, source, target, mask)
        self._go(head)
        self._begin(end)

    def _call_kernel(self, words: str, source: Value, target: Value, mask: str) -> None:
        at = self._value(f"inttoptr i64 {words} to ptr")
        function, work = self._value(f"load ptr, ptr {at}"), self._value(f"getelementptr i64, ptr {at}, i64 1")
        work = self._value(f"load ptr, ptr {work}")
        buffer, count, taken, inputs = (
            self._value(f"load {one}, ptr {self._value(f'getelementptr i64, ptr {at}, i64 {k}')}")
            for k, one in enumerate(("ptr", "i64", "ptr", "i64"), 2)
        )
        side_by_side = [each.shape.spread or self._width == 1 for each in (source, target)]
        given = source.parts[0]
        if not side_by_side[0]:
            given = taken
            beside = Value([taken], source.kind, LaneShape(False, self._width, True))
            self._copy_numbers(source, beside, inputs, "")
        if side_by_side[1] and not mask:
            self._lines.append(f"  call void {function}(ptr {given}, ptr {target.parts[0]}, ptr {work})")
            return
        self._lines.append(f"  call void {function}(ptr {given}, ptr {buffer}, ptr {work})")
        self._copy_numbers(Value([buffer], target.kind, LaneShape(False, self._width, True)), target, count, mask)

    def _copy_numbers(self, source: Value, target: Value, count: str, mask: str) -> None:
        """So many numbers of the lanes of a mask, from arrays of a lane to others."""
        with self._counted(count) as here:
            number = self._load(self._offset_by(source, here, UNIFORM), FLOAT)
            self._put(number, self._offset_by(target, here, UNIFORM), mask)

    @contextmanager
    def _counted(self, count: str) -> Iterator[str]:
        """A block for every number from 0 on below a count."""
        counter = self._fresh("s")
        self._slots.append(f"  {counter} = alloca i64")
        head, inner, end = self._label("counted"), self._label("do"), self._label("end")
        self._lines.append(f"  store i64 0, ptr {counter}")
        self._begin(head)
        here = self._value(f"load i64, ptr {counter}")
        self._branch(self._value(f"icmp slt i64 {here}, {count}"), inner, end)
        self._begin(inner)
        yield here
        self._lines.append(f"  store i64 {self._value(f'add nsw i64 {here}, 1')}, ptr {counter}")
        self._go(head)
        self._begin(end)
