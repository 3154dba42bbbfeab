"""A few helpers to write LLVM assembly by hand, for one number or for a vector with one sample a lane."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from poinsot.records import dataclass, field


@dataclass(frozen=True)
class ValueType:
    """The type of a value: ``double``, or ``<n x double>`` with one sample in each of n lanes."""

    count: int

    def _of(self, element: str) -> str:
        return element if self.count == 1 else f"<{self.count} x {element}>"

    @property
    def type(self) -> str:
        """The LLVM type of a number."""
        return self._of("double")

    @property
    def integer(self) -> str:
        """The LLVM type of a number's bits."""
        return self._of("i64")

    @property
    def truth(self) -> str:
        """The LLVM type of a condition."""
        return self._of("i1")

    @property
    def bytes(self) -> int:
        """The size of a value, and its alignment in the workspace."""
        return 8 * self.count

    @property
    def suffix(self) -> str:
        """How intrinsics name the type."""
        return "f64" if self.count == 1 else f"v{self.count}f64"

    def number(self, value: float) -> str:
        """A floating-point constant, exactly."""
        bits = struct.unpack("<Q", struct.pack("<d", value))[0]
        return self._splat(f"double 0x{bits:016X}")

    def whole(self, value: int) -> str:
        """An integer constant as wide as a number."""
        return self._splat(f"i64 {value}")

    def logical(self, value: bool) -> str:
        """A condition that always holds, or never."""
        return self._splat(f"i1 {'true' if value else 'false'}")

    def _splat(self, scalar: str) -> str:
        return scalar.partition(" ")[2] if self.count == 1 else f"splat ({scalar})"


@dataclass
class Round:
    """One round of a loop: its index, the values carried into it, and (to be set) those carried on."""

    index: str
    end: str
    carried: Sequence[str] = ()
    onward: Sequence[str] = field(default_factory=tuple)


class Assembly:
    """The lines of one function body; each call adds an instruction and answers the name of its value."""

    def __init__(self, lanes: ValueType, fma: bool) -> None:
        self.lanes = lanes
        self.fused = fma
        self.lines: list[str] = []
        self._count = self._loops = 0
        self._block = "0"

    def __call__(self, text: str) -> str:
        self._count += 1
        name = f"%t{self._count}"
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        """An instruction without a value."""
        self.lines.append("  " + text)

    def label(self, name: str) -> None:
        """The start of a basic block."""
        self.lines.append(f"{name}:")
        self._block = name

    @contextmanager
    def when(self, condition: str) -> Iterator[None]:
        """Lines done only where a condition holds."""
        self._loops += 1
        name = f"when{self._loops}"
        self.do(f"br i1 {condition}, label %{name}, label %{name}end")
        self.label(name)
        yield
        self.do(f"br label %{name}end")
        self.label(f"{name}end")

    @contextmanager
    def repeat(self) -> Iterator[Round]:
        """Lines done over and over, until `end_when`."""
        self._loops += 1
        name = f"repeat{self._loops}"
        self.do(f"br label %{name}")
        self.label(name)
        yield Round("", f"{name}end")
        self.do(f"br label %{name}")
        self.label(f"{name}end")

    @contextmanager
    def loop(
        self, first: int | str, end: int | str, step: int = 1, carried: Sequence[str] = (), kinds: Sequence[str] = ()
    ) -> Iterator[Round]:
        """Rounds with index first, first + step, … short of end; values may be carried from round to round."""
        self._loops += 1
        n = self._loops
        this = Round(f"%index{n}", f"done{n}", [f"%carried{n}_{k}" for k in range(len(carried))])
        before, go_on = self._block, f"icmp {'slt' if step > 0 else 'sgt'} i64 {this.index}, {end}"
        types = kinds or [self.lanes.type] * len(carried)
        self.do(f"br label %head{n}")
        self.label(f"head{n}")
        heads = len(self.lines)
        self.do(f"br i1 {self(go_on)}, label %round{n}, label %done{n}")
        self.label(f"round{n}")
        yield this
        self.do(f"%following{n} = add i64 {this.index}, {step}")
        back = self._block
        self.do(f"br label %head{n}")
        self.label(f"done{n}")
        values = [(this.index, "i64", first, f"%following{n}")]
        values += [(x, t, a, b) for x, t, a, b in zip(this.carried, types, carried, this.onward, strict=True)]
        self.lines[heads:heads] = [f"  {x} = phi {t} [ {a}, %{before} ], [ {b}, %{back} ]" for x, t, a, b in values]

    def at(self, base: str, offset: int | str, integer: str = "i64") -> str:
        """The address some bytes after another."""
        return self(f"getelementptr i8, ptr {base}, {integer} {offset}") if offset != 0 else base

    def load(self, base: str, offset: int, align: int) -> str:
        """The number found some bytes after an address."""
        return self(f"load {self.lanes.type}, ptr {self.at(base, offset)}, align {align}")

    def spread(self, base: str, offset: int) -> str:
        """The single number found some bytes after an address, in every lane."""
        number = self(f"load double, ptr {self.at(base, offset)}, align 8")
        first = self(f"insertelement {self.lanes.type} poison, double {number}, i32 0")
        zeros = f"<{self.lanes.count} x i32> zeroinitializer"
        return self(f"shufflevector {self.lanes.type} {first}, {self.lanes.type} poison, {zeros}")

    def store(self, value: str, base: str, offset: int, align: int) -> None:
        """Put a number some bytes after an address."""
        self.do(f"store {self.lanes.type} {value}, ptr {self.at(base, offset)}, align {align}")

    def add(self, a: str, b: str) -> str:
        """a + b."""
        return self(f"fadd {self.lanes.type} {a}, {b}")

    def sub(self, a: str, b: str) -> str:
        """a − b."""
        return self(f"fsub {self.lanes.type} {a}, {b}")

    def mul(self, a: str, b: str) -> str:
        """a b."""
        return self(f"fmul {self.lanes.type} {a}, {b}")

    def neg(self, a: str) -> str:
        """−a."""
        return self(f"fneg {self.lanes.type} {a}")

    def fma(self, a: str, b: str, c: str) -> str:
        """a b + c, rounded once where the host can, twice elsewhere."""
        return self.intrinsic("fma", a, b, c) if self.fused else self.add(self.mul(a, b), c)

    def intrinsic(self, name: str, *arguments: str) -> str:
        """An LLVM intrinsic on numbers."""
        kind = self.lanes.type
        return self(
            f"call {kind} @llvm.{name}.{self.lanes.suffix}({', '.join(f'{kind} {each}' for each in arguments)})"
        )

    def compare(self, how: str, a: str, b: str) -> str:
        """The condition that a and b compare as said: ``olt``, ``oeq``, …"""
        return self(f"fcmp {how} {self.lanes.type} {a}, {b}")

    def select(self, condition: str, a: str, b: str, kind: str | None = None) -> str:
        """a where the condition holds, else b."""
        kind = kind or self.lanes.type
        return self(f"select {self.lanes.truth} {condition}, {kind} {a}, {kind} {b}")

    def any(self, condition: str) -> str:
        """Whether a condition holds in some lane."""
        if self.lanes.count == 1:
            return condition
        bits = self(f"bitcast {self.lanes.truth} {condition} to i{self.lanes.count}")
        return self(f"icmp ne i{self.lanes.count} {bits}, 0")

    def both(self, a: str, b: str) -> str:
        """The condition that a and b hold."""
        return self(f"and {self.lanes.truth} {a}, {b}")

    def either(self, a: str, b: str) -> str:
        """The condition that a or b holds."""
        return self(f"or {self.lanes.truth} {a}, {b}")

    def no(self, a: str) -> str:
        """The condition that a does not hold."""
        return self(f"xor {self.lanes.truth} {a}, {self.lanes.logical(True)}")

    def function(self, head: str) -> str:
        """The whole function: a head such as ``define void @f(ptr %x)`` and the lines."""
        return "\n".join([head + " #0 {", *self.lines, "}"])


def declarations(lanes: Iterable[ValueType], fma: bool, x86: bool = False) -> list[str]:
    """Declarations of the intrinsics on numbers, and the attributes of every function.

    x86: instructions are ordered as for any x86, once; models of some processors order them twice, in a time that grows
    with the square of the stores (a third of all of LLVM's), and the code is no faster
    """
    text = []
    for each in lanes:
        kind = each.type
        text += [f"declare {kind} @llvm.{name}.{each.suffix}({kind})" for name in ("fabs", "floor", "sqrt")]
        if fma:
            text.append(f"declare {kind} @llvm.fma.{each.suffix}({kind}, {kind}, {kind})")
        if each.count > 1:
            text.append(
                f"declare void @llvm.masked.store.{each.suffix}.p0({kind}, ptr, i32 immarg, <{each.count} x i1>)"
            )
    text.append("declare i64 @llvm.smin.i64(i64, i64)")
    widest = 64 * max(each.count for each in lanes)
    tuned = ' "tune-cpu"="x86-64"' if x86 else ""
    widths = f'"prefer-vector-width"="{widest}" "min-legal-vector-width"="{widest}"'
    text.append(f"attributes #0 = {{ nounwind noinline {widths}{tuned} }}")
    return text
