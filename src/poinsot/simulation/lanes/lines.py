"""Assembly that knows the words of a run and the fields of its lanes, and goes through arrays of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from poinsot.renderers.llvm.assembly import Assembly, Lanes
from poinsot.simulation.lanes.words import PLACES, WORDS

WIDE = Lanes(4)
"""How many neighbours of an array are taken at a time where there is one lane."""


class Lines(Assembly):
    """The lines of a function ``void f(ptr %run)``, for values of all lanes.

    each      the lanes of the run; `lanes` differs from it inside `spans` only, where there is one
    """

    def __init__(self, lanes: Lanes, fma: bool) -> None:
        super().__init__(lanes, fma)
        self.each = lanes
        self._head: dict[str, str] = {}
        self._left = ""

    def function(self, head: str) -> str:
        if not self.lines[-1].startswith("  ret "):
            self.do("ret void")
        self.lines[:0] = self._head.values()
        return super().function(head)

    # words

    def _word(self, name: str, kind: str) -> str:
        value = f"%{name}"
        place = f"getelementptr i8, ptr %run, i64 {8 * WORDS[name]}"
        self._head.setdefault(name, f"  {value}_at = {place}\n  {value} = load {kind}, ptr {value}_at, align 8")
        return value

    def size(self, name: str) -> str:
        """A whole number that is the same for all lanes."""
        return self._word(name, "i64")

    def array(self, name: str) -> str:
        """The address of an array, a kernel, a workspace."""
        return self._word(name, "ptr")

    def single(self, name: str) -> str:
        """A real number that is the same for all lanes, once."""
        return self._word(name, "double")

    def real(self, name: str) -> str:
        """A real number that is the same for all lanes, in all of them."""
        one = self.single(name)
        return self.spread(f"{one}_at", 0) if self.lanes.count > 1 else one

    # fields

    def place_of(self, name: str) -> str:
        """The address of a field."""
        array, index, _ = PLACES[name]
        return self.at(self.array(array), self.each.bytes * index)

    def _kind(self, name: str) -> str:
        return self.each.type if PLACES[name][2] == "f" else self.each.integer

    def get(self, name: str) -> str:
        """The numbers of a field."""
        place = self.place_of(name)
        return (
            self(f"load {self._kind(name)}, ptr {place}, align 8") if self.lanes is self.each else self.spread(place, 0)
        )

    def put(self, name: str, value: str, where: str | None = None) -> None:
        """Change a field, in the lanes where a condition holds."""
        kind = self._kind(name)
        if where is not None:
            value = self.select(where, value, self.get(name), kind)
        self.do(f"store {kind} {value}, ptr {self.place_of(name)}, align 8")

    def mask(self, name: str) -> str:
        """The condition that is kept in a field."""
        return self.whole("ne", self.get(name), self.each.whole(0))

    def keep(self, name: str, condition: str, where: str | None = None) -> None:
        """Keep a condition in a field, 1 where it holds."""
        self.put(name, self(f"zext {self.each.truth} {condition} to {self.each.integer}"), where)

    def count(self, name: str, where: str, by: int = 1) -> None:
        """One more, or some, in the lanes where a condition holds."""
        self.put(name, self.plus(self.get(name), self.each.whole(by)), where)

    # numbers and whole numbers

    def number(self, value: float) -> str:
        """A constant in all lanes."""
        return self.lanes.number(value)

    def whole(self, how: str, a: str, b: str) -> str:
        """The condition that whole numbers compare as said: ``eq``, ``slt``, …"""
        return self(f"icmp {how} {self.each.integer} {a}, {b}")

    def plus(self, a: str, b: str) -> str:
        """a + b of whole numbers."""
        return self(f"add {self.each.integer} {a}, {b}")

    def everywhere(self, number: str) -> str:
        """A whole number that is the same for all lanes, in all of them."""
        if self.each.count == 1:
            return number
        kind = self.each.integer
        first = self(f"insertelement {kind} poison, i64 {number}, i32 0")
        return self(f"shufflevector {kind} {first}, {kind} poison, <{self.each.count} x i32> zeroinitializer")

    def choose(self, condition: str, a: str, b: str) -> str:
        """a where a condition of the lanes holds, else b; also in `spans`."""
        return self(f"select {self.each.truth} {condition}, {self.lanes.type} {a}, {self.lanes.type} {b}")

    def absolute(self, a: str) -> str:
        """|a|."""
        return self.intrinsic("fabs", a)

    def less(self, a: str, b: str) -> str:
        """The lesser of two numbers that are no NaN."""
        return self.select(self.compare("olt", a, b), a, b)

    def more(self, a: str, b: str) -> str:
        """The greater of two numbers that are no NaN."""
        return self.select(self.compare("ogt", a, b), a, b)

    def divide(self, a: str, b: str) -> str:
        """a / b."""
        return self(f"fdiv {self.lanes.type} {a}, {b}")

    def lasting(self, a: str) -> str:
        """The condition that a is finite."""
        return self.compare("olt", self.absolute(a), self.number(float("inf")))

    def worse(self, a: str, b: str) -> str:
        """The condition that a is greater than b, or the first of them that is not finite."""
        return self(f"and {self.lanes.truth} {self.compare('ugt', a, b)}, {self.lasting(b)}")

    # arrays

    def far(self, index: int | str) -> int | str:
        """How far into an array [bytes] the number with some index lies."""
        size = self.each.bytes
        return size * index if isinstance(index, int) else self(f"mul i64 {index}, {size}")

    def item(self, base: str, index: int | str) -> str:
        """The address of the number of an array with some index."""
        return self.at(base, self.far(index))

    def entry(self, base: str, index: int | str) -> str:
        """The number of an array with some index."""
        return self.load(self.item(base, index), 0, 8)

    def spans(self, count: str) -> Iterator[str]:
        """How far into an array [bytes] its numbers lie: what is written meanwhile is done for each.

        Where there is one lane, several neighbours are taken at a time. Reading may go a little beyond the last; what
        is changed is changed by `write`, which does not.
        """
        if self.each.count > 1:
            with self.loop(0, count) as one:
                yield str(self.far(one.index))
            return
        self.lanes = WIDE
        with self.loop(0, count, WIDE.count) as several:
            self._left = self(f"sub i64 {count}, {several.index}")
            yield self(f"shl i64 {several.index}, 3")
        self.lanes = self.each

    def write(self, value: str, base: str, offset: str) -> None:
        """Change what lies so far into an array, in `spans`."""
        place = self.at(base, offset)
        if self.lanes is self.each:
            self.store(value, place, 0, 8)
            return
        whole = self(f"icmp sge i64 {self._left}, {WIDE.count}")
        with self.when(whole):
            self.store(value, place, 0, 8)
        with self.when(self(f"xor i1 {whole}, true")):
            self.do(f"call void @write_some(ptr {place}, {WIDE.type} {value}, i64 {self._left})")

    def read(self, base: str, offset: str) -> str:
        """What lies so far into an array, in `spans`."""
        return self.load(self.at(base, offset), 0, 8)

    def read_new(self, base: str, offset: str) -> str:
        """The same of what a kernel has only just written, number by number: read as one, it would be waited for."""
        if self.lanes is self.each:
            return self.read(base, offset)
        value, place = "poison", self.at(base, offset)
        for k in range(WIDE.count):  # volatile, or LLVM would join them
            number = self(f"load volatile double, ptr {self.at(place, 8 * k)}, align 8")
            value = self(f"insertelement {WIDE.type} {value}, double {number}, i32 {k}")
        return value

    def copy(self, source: str, target: str, count: str) -> None:
        """As many numbers of one array into another."""
        self.do(f"call void @copy(ptr {source}, ptr {target}, i64 {count})")

    def replace(self, where: str, source: str, target: str, count: str) -> None:
        """As many numbers of one array into another, in the lanes where a condition holds."""
        self.do(f"call void @replace({self.each.truth} {where}, ptr {source}, ptr {target}, i64 {count})")

    def clear(self, target: str, count: str) -> None:
        """As many zeros into an array."""
        self.do(f"call void @clear(ptr {target}, i64 {count})")

    def first_bad(self, base: str, count: str) -> str:
        """The index of the first of as many numbers that is not finite; −1 without one."""
        return self(f"call {self.each.integer} @first_bad(ptr {base}, i64 {count})")

    def finite(self, base: str, count: str) -> str:
        """The condition that as many numbers are finite."""
        return self(f"call {self.each.truth} @finite(ptr {base}, i64 {count})")

    def gather(self, base: str, index: str) -> str:
        """Of an array that is the same for all lanes, the number that each lane asks for by its index."""
        if self.each.count == 1:
            return self(f"load double, ptr {self.at(base, self(f'shl i64 {index}, 3'))}, align 8")
        value = "poison"
        for lane in range(self.each.count):
            own = self(f"extractelement {self.each.integer} {index}, i32 {lane}")
            number = self(f"load double, ptr {self.at(base, self(f'shl i64 {own}, 3'))}, align 8")
            value = self(f"insertelement {self.each.type} {value}, double {number}, i32 {lane}")
        return value

    # calls

    def call(self, name: str) -> None:
        """A function of the loop."""
        self.do(f"call void @{name}(ptr %run)")

    def kernel(self, name: str, source: str, target: str) -> None:
        """A kernel, from its inputs to its outputs."""
        self.do(f"call void {self.array(name)}(ptr {source}, ptr {target}, ptr {self.array(f'{name}_work')})")

    @contextmanager
    def unless_none(self, name: str) -> Iterator[None]:
        """Lines done only where there is such a kernel."""
        with self.when(self(f"icmp ne ptr {self.array(name)}, null")):
            yield
