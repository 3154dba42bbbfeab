"""Expressions in lanes; lazy ones are evaluated for the lanes that ask for them."""

from __future__ import annotations

from itertools import chain

from poinsot.code import typed
from poinsot.code.lanes.memory import LaneMemory
from poinsot.code.lanes.values import Value
from poinsot.code.llvm_values import ARITHMETIC, COMPARE, number
from poinsot.code.types import BOOL, FLOAT, INT, LIBRARY, NONE, PartType, RecordType, Scalar, Type
from poinsot.code.varying import UNIFORM, VARYING, LaneShape, Region, joined, shape_in, single, widened


class LaneExpressions(LaneMemory):
    """A function in lanes: its expressions."""

    def _give(self, node: typed.Expression) -> Value:
        match node:
            case typed.KnownValue(value=value, type=kind):
                text = number(float(value)) if kind == FLOAT else str(value).lower()
                return Value([] if kind == NONE else [text], kind, UNIFORM)
            case typed.Local(name=name, type=kind):
                shape = self._shape_of(name, kind)
                kinds = self._within.kinds(kind, shape)
                parts = [
                    self._value(f"load {one}, ptr {at}") for one, at in zip(kinds, self._places[name], strict=True)
                ]
                found = Value(parts, kind, shape)
                return self._alone(found) if self._lane and self._mode != "one" else found
            case typed.Field(of=of, type=kind):
                return self._field_of(node, self._give(of), kind)
            case typed.ArrayElement(type=kind):
                place = self._place_of(node)
                return self._load(place, kind) if isinstance(kind, Scalar) else Value(place.parts, kind, place.shape)
            case typed.Slice():
                return self._part_of(node)
            case typed.Size(array=array, axis=axis):
                found = self._give(array)
                return Value([found.parts[1 + axis]], INT, VARYING if found.shape.sizes[axis] else UNIFORM)
            case typed.ArrayAt(address=address, sizes=sizes, type=kind):
                found, given = self._give(address), [self._give(each) for each in sizes]
                one = "ptr" if not found.shape.varies else self._vector("ptr")
                at = self._value(f"inttoptr {self._within.kinds(INT, found.shape)[0]} {found.parts[0]} to {one}")
                shape = LaneShape(found.shape.varies, sizes=tuple(each.shape.varies for each in given))
                return Value([at, *(each.parts[0] for each in given)], kind, shape)
            case typed.Unary(operator=operator, of=of, type=kind):
                return self._changed(operator, self._give(of), kind)
            case typed.Binary():
                return self._reckoned(node)
            case typed.Logic(operator=operator, left=left, right=right):
                yes, no = (
                    (right, typed.KnownValue(False, BOOL))
                    if operator == "and"
                    else (typed.KnownValue(True, BOOL), right)
                )
                return self._chosen(left, yes, no)
            case typed.LazyChoice(condition=condition, yes=yes, no=no):
                return self._chosen(condition, yes, no)
            case typed.Mathematics(name=name, arguments=arguments, type=kind):
                return self._function_of(name, [self._give(each) for each in arguments], kind)
            case typed.FunctionCall():
                return self._called(node)
            case typed.Several(items=items, type=kind):
                values = [self._give(each) for each in items]
                shape = LaneShape(items=tuple(each.shape for each in values))
                return Value([*chain.from_iterable(each.parts for each in values)], kind, shape)

    def _field_of(self, node: typed.Field, base: Value, kind: Type) -> Value:
        part = node.of.type
        if isinstance(part, RecordType):
            assert isinstance(kind, Scalar)
            return self._load(self._place_of(node), kind)
        assert isinstance(part, PartType)
        place = part.places[node.name][0]
        if isinstance(kind, PartType):
            return Value([self._moved(base.parts[0], base.shape.varies, str(place), False)], kind, base.shape)
        parts = list[str]()
        region = self._within.analysis.layout.get((part.name, node.name), Region.SHARED)
        shape = shape_in(kind, region, self._width)
        if base.shape.varies:
            return self._field_of_each(base, place, kind, shape)
        for k, one in enumerate(self._within.kinds(kind, shape)):
            at = self._value(f"getelementptr i64, ptr {base.parts[0]}, i64 {place + k}")
            parts.append(self._value(f"load {one}, ptr {at}, !invariant.load !0"))
        found = Value(parts, kind, shape)
        return self._alone(found) if self._lane else found

    def _field_of_each(self, base: Value, place: int, kind: Type, shape: LaneShape) -> Value:
        """A field of parts that differ from lane to lane."""
        if shape.spread:
            raise self._fault("an array of a lane, of parts that differ from lane to lane.")
        shape = widened(shape, self._function.source)
        parts = []
        for k, one in enumerate(self._within.kinds(kind, single(shape))):
            at = Value([self._moved(base.parts[0], True, str(place + k), False)], INT, VARYING)
            parts.append(self._gathered(at.parts[0], one))
        return Value(parts, kind, shape)

    def _part_of(self, node: typed.Slice) -> Value:
        array = self._give(node.array)
        place, shape = self._ordinal(array, [self._give(each) for each in node.indices], node.line)
        known = len(node.indices)
        sizes = [
            Value([part], INT, VARYING if varies else UNIFORM)
            for part, varies in zip(array.parts[1 + known :], array.shape.sizes[known:], strict=True)
        ]
        behind = sizes
        if node.start is not None and node.stop is not None:
            start, stop = self._give(node.start), self._give(node.stop)
            if self._checked:
                self._check(stop.parts[0], self._value(f"add i64 {sizes[0].parts[0]}, 1"), node.line)
            far = start
            if known:
                far = self._whole("add", self._whole("mul", Value([place], INT, shape), sizes[0]), start)
            place, shape = far.parts[0], far.shape
            sizes = [self._whole("sub", stop, start), *sizes[1:]]
            behind = sizes[1:]
        far = Value([place], INT, shape)
        for size in behind:
            far = self._whole("mul", far, size)
        moved = self._offset_by(array, far.parts[0], far.shape)
        own = tuple(each.shape.varies for each in sizes)
        found = LaneShape(moved.shape.varies, moved.shape.stride, moved.shape.spread, moved.shape.scratch, own)
        return Value([moved.parts[0], *(each.parts[0] for each in sizes)], node.type, found)

    def _called(self, node: typed.FunctionCall) -> Value:
        values = [self._give(each) for each in node.arguments]
        shapes = tuple(each.shape for each in values)
        mask = self._mask()
        mode = "one" if self._lane else "some" if mask else "all"
        name = self._within.name(node.function, shapes, mode)
        given = [
            f"{one} {part}"
            for each in values
            for one, part in zip(self._within.kinds(each.kind, each.shape), each.parts, strict=True)
        ]
        given += [f"{self._truth} {mask}"] if mode == "some" else [f"i64 {self._lane}"] if mode == "one" else []
        shape = self._within.analysis.of(node.function, shapes, mode == "one").result
        kinds, result = self._within.kinds(node.type, shape), self._within.result(node.type, shape)
        call = f"call {result} @{name}({', '.join(given)})"
        if not kinds:
            self._lines.append(f"  {call}")
            return Value([], node.type, shape)
        found = self._value(call)
        parts = [found]
        if len(kinds) > 1:
            parts = [self._value(f"extractvalue {result} {found}, {k}") for k in range(len(kinds))]
        return Value(parts, node.type, shape)

    # Choices

    def _chosen(self, condition: typed.Expression, yes: typed.Expression, no: typed.Expression) -> Value:
        test = self._give(condition)
        if test.shape.varies:
            return self._chosen_by_lanes(test.parts[0], yes, no)
        if self._is_simple(yes) and self._is_simple(no):
            one, two = self._give(yes), self._give(no)
            shape = joined(one.shape, two.shape, self._function.source)
            one, two = self._as(one, shape), self._as(two, shape)
            kinds = self._within.kinds(yes.type, shape)
            chosen = [
                self._value(f"select i1 {test.parts[0]}, {kind} {a}, {kind} {b}")
                for kind, a, b in zip(kinds, one.parts, two.parts, strict=True)
            ]
            return Value(chosen, yes.type, shape)
        found, bodies = [], []
        labels = [self._label(each) for each in ("yes", "no")]
        end = self._label("end")
        self._branch(test.parts[0], *labels)
        for label, value in zip(labels, (yes, no), strict=True):
            self._begin(label)
            found.append(self._give(value))
            bodies.append(self._lines)  # the shape of both is known only when both are: their ends are written then
            self._lines = []
            self._open = False
        shape = joined(found[0].shape, found[1].shape, self._function.source)
        kinds = self._within.kinds(yes.type, shape)
        places = [self._fresh("s") for _ in kinds]
        self._slots += [f"  {place} = alloca {kind}" for place, kind in zip(places, kinds, strict=True)]
        texts = []
        for lines, own in zip(bodies, found, strict=True):
            self._lines, self._open = lines, True
            converted = self._as(own, shape)
            for kind, part, place in zip(kinds, converted.parts, places, strict=True):
                self._lines.append(f"  store {kind} {part}, ptr {place}")
            self._lines.append(f"  br label %{end}")
            texts.append(self._lines)
        self._lines = [*texts[0], *texts[1], f"{end}:"]
        self._open = True
        return Value(
            [self._value(f"load {kind}, ptr {place}") for kind, place in zip(kinds, places, strict=True)],
            yes.type,
            shape,
        )

    @staticmethod
    def _is_simple(node: typed.Expression) -> bool:
        return is_simple(node)

    def _chosen_by_lanes(self, truth: str, yes: typed.Expression, no: typed.Expression) -> Value:
        here = self._mask()
        found: list[Value] = []
        for value, negated in ((yes, False), (no, True)):
            if self._is_simple(value):
                given = self._give(value)
                found.append(self._as(given, widened(given.shape, self._function.source)))
                continue
            wanted = self._no(truth) if negated else truth
            mask = self._both(here, wanted)
            inner, end = self._label("wanted"), self._label("end")
            head = self._lines
            self._lines = []
            self._set_mask(mask)
            before, self._masked = self._masked, True
            given = self._give(value)
            given = self._as(given, widened(given.shape, self._function.source))
            self._masked = before
            body, self._lines = self._lines, head
            kinds = self._within.kinds(value.type, given.shape)
            places = [self._fresh("s") for _ in kinds]
            for place, kind in zip(places, kinds, strict=True):
                self._slots.append(f"  {place} = alloca {kind}")
                self._lines.append(f"  store {kind} zeroinitializer, ptr {place}")
            self._branch(self._some(mask), inner, end)
            self._begin(inner)
            self._lines += body
            self._open = True
            for kind, part, place in zip(kinds, given.parts, places, strict=True):
                self._lines.append(f"  store {kind} {part}, ptr {place}")
            self._begin(end)
            self._set_mask(here or self._all())
            parts = [self._value(f"load {kind}, ptr {place}") for kind, place in zip(kinds, places, strict=True)]
            found.append(Value(parts, value.type, given.shape))
        shape = joined(found[0].shape, found[1].shape, self._function.source)
        one, two = (self._as(each, shape) for each in found)
        kinds = self._within.kinds(yes.type, shape)
        chosen = [
            self._value(f"select {self._truth} {truth}, {kind} {a}, {kind} {b}")
            for kind, a, b in zip(kinds, one.parts, two.parts, strict=True)
        ]
        return Value(chosen, yes.type, shape)

    # Numbers

    def _changed(self, operator: str, value: Value, kind: Type) -> Value:
        before = self._within.kinds(value.kind, value.shape)[0]
        after = self._within.kinds(kind, value.shape)[0]
        part = value.parts[0]
        match operator, value.kind:
            case "-", _ if kind == FLOAT:
                text = f"fneg {after} {part}"
            case "-", _:
                text = f"sub {after} {'zeroinitializer' if value.shape.varies else '0'}, {part}"
            case "not", _:
                text = f"xor {after} {part}, {self._all() if value.shape.varies else 'true'}"
            case "to float", _:
                text = f"{'uitofp' if value.kind == BOOL else 'sitofp'} {before} {part} to {after}"
            case _:
                text = f"{'fptosi' if value.kind == FLOAT else 'zext'} {before} {part} to {after}"
        return Value([self._value(text)], kind, value.shape)

    def _reckoned(self, node: typed.Binary) -> Value:
        kind = node.left.type
        one, two = self._give(node.left), self._give(node.right)
        shape = VARYING if one.shape.varies or two.shape.varies else UNIFORM
        left, right = self._as(one, shape).parts[0], self._as(two, shape).parts[0]
        type_ = self._within.kinds(kind, shape)[0]
        if node.operator in COMPARE[INT]:
            how = f"fcmp {COMPARE[FLOAT][node.operator]}" if kind == FLOAT else f"icmp {COMPARE[INT][node.operator]}"
            return Value([self._value(f"{how} {type_} {left}, {right}")], BOOL, shape)
        if node.operator in ("//", "%"):
            return Value([self._floored_by_lanes(node.operator, left, right, shape)], INT, shape)
        wrap = "nsw " if kind == INT and node.operator in "+-*" and not shape.varies else ""
        return Value([self._value(f"{ARITHMETIC[kind][node.operator]} {wrap}{type_} {left}, {right}")], kind, shape)  # type: ignore[index]

    def _floored_by_lanes(self, operator: str, left: str, right: str, shape: LaneShape) -> str:
        if not shape.varies:
            return self._floored(operator, left, right)
        one, truth = self._vector("i64"), self._truth
        zero = "zeroinitializer"
        if mask := self._mask():  # lanes that are not here divide by 1
            right = self._blended(right, self._spread("1", "i64"), one, mask)
        rest = self._value(f"srem {one} {left}, {right}")
        apart = self._value(f"icmp slt {one} {self._value(f'xor {one} {rest}, {right}')}, {zero}")
        wrong = self._value(f"and {truth} {self._value(f'icmp ne {one} {rest}, {zero}')}, {apart}")
        if operator == "%":
            return self._blended(self._value(f"add {one} {rest}, {right}"), rest, one, wrong)
        quotient = self._value(f"sdiv {one} {left}, {right}")
        return self._value(f"sub {one} {quotient}, {self._value(f'zext {truth} {wrong} to {one}')}")

    def _function_of(self, name: str, values: list[Value], kind: Type) -> Value:
        varies = any(each.shape.varies for each in values)
        if name == "any lane":
            if not varies:
                return values[0]
            return Value([self._some(self._both(self._mask(), values[0].parts[0]))], BOOL, UNIFORM)
        if not varies and (name != "fma" or self._within.fma):
            parts = [each.parts[0] for each in values]
            return Value([self._mathematics(name, parts, values[0].kind)], kind, UNIFORM)
        shape = VARYING if varies else UNIFORM
        parts = [self._as(each, shape).parts[0] for each in values]
        return Value([self._function_by_lanes(name, parts, values[0].kind, shape)], kind, shape)

    def _function_by_lanes(self, name: str, parts: list[str], kind: Type, shape: LaneShape) -> str:
        one, whole = self._within.kinds(kind, shape)[0], self._vector("i64")

        def intrinsic(known: str, *given: str) -> str:
            suffix = f"v{self._width}f64"
            self._within.declared.add(f"declare {one} @llvm.{known}.{suffix}({', '.join([one] * len(given))})")
            return self._value(f"call {one} @llvm.{known}.{suffix}({', '.join(f'{one} {each}' for each in given)})")

        match name, parts:
            case "fma", [x, y, z] if not self._within.fma:
                return self._value(f"fadd {one} {self._value(f'fmul {one} {x}, {y}')}, {z}")
            case "fma", [x, y, z]:
                return intrinsic("fma", x, y, z)
            case "abs", [x] if kind == INT:
                negative = self._value(f"icmp slt {one} {x}, zeroinitializer")
                return self._blended(self._value(f"sub {one} zeroinitializer, {x}"), x, one, negative)
            case "abs", [x]:
                return intrinsic("fabs", x)
            case (("min" | "max"), [x, y]):
                sign = "<" if name == "min" else ">"
                how = f"fcmp {COMPARE[FLOAT][sign]}" if kind == FLOAT else f"icmp {COMPARE[INT][sign]}"
                return self._blended(y, x, one, self._value(f"{how} {one} {y}, {x}"))
            case (("sqrt" | "floor"), [x]):
                return intrinsic(name, x)
            case "square", [x]:
                return self._value(f"fmul {one} {x}, {x}")
            case "bits of", [x]:
                return self._value(f"bitcast {one} {x} to {whole}")
            case "float of", [x]:
                return self._value(f"bitcast {whole} {x} to {self._vector('double')}")
            case (("isfinite" | "isinf"), [x]):
                how, most = "olt" if name == "isfinite" else "oeq", self._spread(number(float("inf")), "double")
                return self._value(f"fcmp {how} {one} {intrinsic('fabs', x)}, {most}")
        found = "poison"
        for k in range(self._width):  # a function of the C library
            own = [self._value(f"extractelement {one} {each}, i32 {k}") for each in parts]
            found = self._value(f"insertelement {one} {found}, double {self._mathematics(name, own, kind)}, i32 {k}")
        return found


def is_simple(node: typed.Expression) -> bool:
    """Test for an expression that may be evaluated though unused, at next to no cost."""
    match node:
        case typed.KnownValue() | typed.Local():
            return True
        case typed.Field(of=of) | typed.Unary(of=of):
            return is_simple(of)
        case typed.ArrayElement(array=typed.Field(of=of), indices=(typed.KnownValue(value=0),), type=RecordType()):
            return is_simple(of)  # the record of a lane
        case typed.Binary(operator=operator, left=left, right=right):
            return operator not in ("//", "%") and is_simple(left) and is_simple(right)
        case typed.Mathematics(name=name, arguments=arguments):
            return name not in LIBRARY and name not in ("mod", "any lane") and all(map(is_simple, arguments))
        case typed.Logic(left=left, right=right):
            return is_simple(left) and is_simple(right)
        case typed.LazyChoice(condition=condition, yes=yes, no=no):
            return all(map(is_simple, (condition, yes, no)))
    return False
