"""The short way into a kernel, in LLVM assembly: for one call with plain arrays, past NumPy's general machinery.

A ufunc is called through a function that it keeps itself, and NumPy's takes half a microsecond to get ready for what
may come. Ours looks at the arguments first: float64 arrays of exactly the core shapes, contiguous and aligned (for the
shape () Python's or NumPy's floats), no keywords. Then it allocates the outputs, calls the body and is done. Anything
else goes to NumPy's function unchanged, so that only the time differs; where that refuses, `ufuncs.arguments` says why
in words of the mechanism.
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.interface import INTP, WORD
from poinsot.renderers.llvm.surroundings import Operand
from poinsot.ufuncs import capi
from poinsot.ufuncs.interface import SHORTCUT


class _Text:
    """Lines of assembly with private names."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._count = 0

    def __call__(self, text: str) -> str:
        self._count += 1
        self.lines.append(f"  %s{self._count} = {text}")
        return f"%s{self._count}"

    def field(self, kind: str, base: str, offset: int) -> str:
        """The field some bytes after an address."""
        return self(f"load {kind}, ptr {self(f'getelementptr i8, ptr {base}, i64 {offset}')}")

    def unless(self, wrong: str, label: str) -> None:
        """Leave for the general way if a condition holds."""
        self.lines += [f"  br i1 {wrong}, label %general, label %{label}", f"{label}:"]


def shortcut(operands: Sequence[Operand]) -> str:
    """``@kernel_shortcut``, a vectorcall function for the ufunc of these operands."""
    inputs = [each for each in operands if not each.output]
    outputs = [each for each in operands if each.output]
    text = _Text()
    count = text(f"and {INTP} %nargsf, {(1 << 8 * WORD - 1) - 1}")
    text.unless(text(f"icmp ne {INTP} {count}, {len(inputs)}"), "counted")
    text.unless(text("icmp ne ptr %kwnames, null"), "bare")
    places = [_scalar(text, each) if not each.shape else _array(text, each) for each in inputs]
    made: list[str] = []
    array_type = text("load ptr, ptr @array_type")
    for each in outputs:
        made.append(_new_output(text, each, array_type, made))
    places += [text.field("ptr", each, capi.DATA) for each in made]
    text.lines += [
        "  %work = call ptr @acquire()",
        f"  call void @body{ValueType(1).count}({', '.join(f'ptr {each}' for each in [*places, '%work'])})",
        "  call void @release(ptr %work)",
    ]
    for k, each in enumerate(outputs):
        if not each.shape:
            made[k] = text(f"call ptr {text('load ptr, ptr @as_scalar')}(ptr {made[k]})")
    _return(text, made)
    shapes = [
        f"@shape{each.index} = internal constant [{len(each.shape)} x {INTP}] "
        f"[{', '.join(f'{INTP} {length}' for length in each.shape)}]"
        for each in outputs
    ]
    return "\n".join(
        [
            *shapes,
            f"define ptr @{SHORTCUT}(ptr %ufunc, ptr %args, {INTP} %nargsf, ptr %kwnames) #0 {{",
            *text.lines,
            "general:",
            "  %function = load ptr, ptr @general_call",
            f"  %answer = call ptr %function(ptr %ufunc, ptr %args, {INTP} %nargsf, ptr %kwnames)",
            "  %failed = icmp eq ptr %answer, null",
            "  br i1 %failed, label %refused, label %answered",
            "answered:",
            "  ret ptr %answer",
            *_explained(),
            "}",
        ]
    )


def _explained() -> list[str]:
    """After a refusal: the error that Python holds, with our sentence in the place of NumPy's."""
    words = [f"%error{k}" for k in range(3)]
    each = ", ".join(f"ptr {word}" for word in words)
    return [
        "refused:",
        f"  %error0 = alloca [3 x ptr], align {WORD}",
        *(f"  {word} = getelementptr i8, ptr %error0, i64 {k * WORD}" for k, word in enumerate(words) if k),
        *(f"  %{name} = load ptr, ptr @{name}_error" for name in ("fetch", "normalize", "explain", "restore")),
        f"  call void %fetch({each})",
        f"  call void %normalize({each})",
        f"  call void %explain(ptr %ufunc, ptr %args, {INTP} %nargsf, ptr %kwnames, ptr %error0)",
        *(f"  %now{k} = load ptr, ptr {word}" for k, word in enumerate(words)),
        f"  call void %restore({', '.join(f'ptr %now{k}' for k in range(3))})",
        "  ret ptr null",
    ]


def _array(text: _Text, operand: Operand) -> str:
    """The numbers of an argument, once it is known to be a plain array of the core shape."""
    k = operand.index
    argument = text.field("ptr", "%args", k * WORD)
    kind = text.field("ptr", argument, capi.TYPE)
    text.unless(text(f"icmp ne ptr {kind}, {text('load ptr, ptr @array_type')}"), f"array{k}")
    descriptor = text.field("ptr", argument, capi.DESCRIPTOR)
    other_type = text(f"icmp ne ptr {descriptor}, {text('load ptr, ptr @float64_descriptor')}")
    flags = text(f"and i32 {text.field('i32', argument, capi.FLAGS)}, {capi.PLAIN}")
    not_plain = text(f"icmp ne i32 {flags}, {capi.PLAIN}")
    depth = text.field("i32", argument, capi.DIMENSIONS_COUNT)
    other_depth = text(f"icmp ne i32 {depth}, {len(operand.shape)}")
    wrong = text(f"or i1 {text(f'or i1 {other_type}, {not_plain}')}, {other_depth}")
    text.unless(wrong, f"plain{k}")
    dimensions = text.field("ptr", argument, capi.DIMENSIONS)
    wrong = "false"
    for axis, length in enumerate(operand.shape):
        other = text(f"icmp ne {INTP} {text.field(INTP, dimensions, axis * WORD)}, {length}")
        wrong = text(f"or i1 {wrong}, {other}")
    text.unless(wrong, f"fits{k}")
    return text.field("ptr", argument, capi.DATA)


def _scalar(text: _Text, operand: Operand) -> str:
    """The number in an argument, once it is known to be a float of Python or NumPy."""
    argument = text.field("ptr", "%args", operand.index * WORD)
    kind = text.field("ptr", argument, capi.TYPE)
    others = [text(f"icmp ne ptr {kind}, {text(f'load ptr, ptr @{name}')}") for name in ("float_type", "float64_type")]
    text.unless(text(f"and i1 {others[0]}, {others[1]}"), f"float{operand.index}")
    return text(f"getelementptr i8, ptr {argument}, i64 {capi.HEAD}")


def _new_output(text: _Text, operand: Operand, array_type: str, made: Sequence[str]) -> str:
    """A new array; where there is no memory for it, those made before are dropped and the error goes up."""
    k = operand.index
    create = text("load ptr, ptr @new_array")
    result = text(
        f"call ptr {create}(ptr {array_type}, i32 {len(operand.shape)}, ptr @shape{k}, i32 {capi.FLOAT64}, "
        f"ptr null, ptr null, i32 0, i32 0, ptr null)"
    )
    missing = text(f"icmp eq ptr {result}, null")
    text.lines += [f"  br i1 {missing}, label %missing{k}, label %made{k}", f"missing{k}:"]
    _drop(text, made)
    text.lines += ["  ret ptr null", f"made{k}:"]
    return result


def _drop(text: _Text, objects: Sequence[str]) -> None:
    """Give up references that are not null."""
    for each in objects:
        text.lines.append(f"  call void {text('load ptr, ptr @drop')}(ptr {each})")


def _return(text: _Text, made: Sequence[str]) -> None:
    """Give back the one output, or all of them in a tuple."""
    if len(made) == 1:
        text.lines.append(f"  ret ptr {made[0]}")
        return
    result = text(f"call ptr {text('load ptr, ptr @new_tuple')}({INTP} {len(made)})")
    failed = text(f"icmp eq ptr {result}, null")
    for each in made:
        failed = text(f"or i1 {failed}, {text(f'icmp eq ptr {each}, null')}")
    text.lines += [f"  br i1 {failed}, label %lost, label %found", "lost:"]
    _drop(text, [*made, result])
    text.lines += ["  ret ptr null", "found:"]
    for k, each in enumerate(made):
        text(f"call i32 {text('load ptr, ptr @set_item')}(ptr {result}, {INTP} {k}, ptr {each})")
    text.lines.append(f"  ret ptr {result}")
