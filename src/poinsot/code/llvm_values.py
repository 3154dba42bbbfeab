"""The renderer to LLVM: lines of one function and the arithmetic of one run, alone or in lanes."""

from __future__ import annotations

import struct

from poinsot.code.types import BOOL, FLOAT, INT, Type

SCALARS = {FLOAT: "double", INT: "i64", BOOL: "i1"}
COMPARE = {
    FLOAT: {"<": "olt", "<=": "ole", ">": "ogt", ">=": "oge", "==": "oeq", "!=": "une"},
    INT: {"<": "slt", "<=": "sle", ">": "sgt", ">=": "sge", "==": "eq", "!=": "ne"},
}
ARITHMETIC = {
    FLOAT: {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"},
    INT: {"+": "add", "-": "sub", "*": "mul", "&": "and", "|": "or", "^": "xor", "<<": "shl", ">>": "ashr"},
}


def number(value: float) -> str:
    """A float by its bits."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


class LLVMLines:
    """The lines of one function, and the values in them."""

    def __init__(self, name: str, checked: bool) -> None:
        self._name, self._checked = name, checked
        self._slots: list[str] = []
        self._lines: list[str] = []
        self._count, self._open = 0, True
        self._loops: list[tuple[str, str]] = []
        self._places: dict[str, list[str]] = {}

    def _fresh(self, hint: str = "t") -> str:
        self._count += 1
        return f"%{hint}{self._count}"

    def _value(self, instruction: str) -> str:
        name = self._fresh()
        self._lines.append(f"  {name} = {instruction}")
        return name

    def _label(self, hint: str) -> str:
        self._count += 1
        return f"{hint}{self._count}"

    def _begin(self, label: str) -> None:
        if self._open:
            self._lines.append(f"  br label %{label}")
        self._lines.append(f"{label}:")
        self._open = True

    def _go(self, label: str) -> None:
        if self._open:
            self._lines.append(f"  br label %{label}")
        self._open = False

    def _branch(self, condition: str, yes: str, no: str) -> None:
        self._lines.append(f"  br i1 {condition}, label %{yes}, label %{no}")
        self._open = False

    def _check(self, index: str, size: str, line: int) -> None:
        within, wrong = self._label("within"), self._label("outside")
        self._branch(self._value(f"icmp ult i64 {index}, {size}"), within, wrong)
        self._begin(wrong)
        file = f"ptr @{self._name}.file"
        self._lines += [f"  call void @outside({file}, i64 {line}, i64 {index}, i64 {size})", "  unreachable"]
        self._open = False
        self._begin(within)

    def _floored(self, operator: str, left: str, right: str) -> str:
        """Quotient and rest as Python has them: the rest has the sign of the divisor."""
        rest = self._value(f"srem i64 {left}, {right}")
        apart = self._value(f"icmp slt i64 {self._value(f'xor i64 {rest}, {right}')}, 0")
        wrong = self._value(f"and i1 {self._value(f'icmp ne i64 {rest}, 0')}, {apart}")
        if operator == "%":
            more = self._value(f"add i64 {rest}, {right}")
            return self._value(f"select i1 {wrong}, i64 {more}, i64 {rest}")
        quotient = self._value(f"sdiv i64 {left}, {right}")
        return self._value(f"sub i64 {quotient}, {self._value(f'zext i1 {wrong} to i64')}")

    def _mathematics(self, name: str, values: list[str], kind: Type) -> str:
        one = SCALARS[kind]  # type: ignore[index]
        match name, values:
            case "abs", [x] if kind == INT:
                negative = self._value(f"icmp slt i64 {x}, 0")
                return self._value(f"select i1 {negative}, i64 {self._value(f'sub i64 0, {x}')}, i64 {x}")
            case "abs", [x]:
                return self._value(f"call double @llvm.fabs.f64(double {x})")
            case (("min" | "max"), [x, y]):
                sign = "<" if name == "min" else ">"
                how = f"fcmp {COMPARE[FLOAT][sign]}" if kind == FLOAT else f"icmp {COMPARE[INT][sign]}"
                return self._value(f"select i1 {self._value(f'{how} {one} {y}, {x}')}, {one} {y}, {one} {x}")
            case (("sqrt" | "floor"), [x]):
                return self._value(f"call double @llvm.{name}.f64(double {x})")
            case "fma", [x, y, z]:
                return self._value(f"call double @llvm.fma.f64(double {x}, double {y}, double {z})")
            case "bits of", [x]:
                return self._value(f"bitcast double {x} to i64")
            case "float of", [x]:
                return self._value(f"bitcast i64 {x} to double")
            case "any lane", [x]:
                return x
            case "square", [x]:
                return self._value(f"fmul double {x}, {x}")
            case (("isfinite" | "isinf"), [x]):
                size = self._value(f"call double @llvm.fabs.f64(double {x})")
                return self._value(
                    f"fcmp {'olt' if name == 'isfinite' else 'oeq'} double {size}, {number(float('inf'))}"
                )
            case "mod", [x, y]:
                rest = self._value(f"call double @fmod(double {x}, double {y}) #0")
                below = [self._value(f"fcmp olt double {each}, {number(0.0)}") for each in (rest, y)]
                apart = self._value(f"xor i1 {below[0]}, {below[1]}")
                moved = self._value(
                    f"select i1 {apart}, double {self._value(f'fadd double {rest}, {y}')}, double {rest}"
                )
                none = self._value(f"call double @llvm.copysign.f64(double {number(0.0)}, double {y})")
                exact = self._value(f"fcmp oeq double {rest}, {number(0.0)}")
                return self._value(f"select i1 {exact}, double {none}, double {moved}")
        return self._value(f"call double @{name}({', '.join(f'double {each}' for each in values)}) #0")
