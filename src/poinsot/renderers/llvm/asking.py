"""How a program asks the text of nearest places (`code.texts.nearest_places`), lane by lane, in LLVM assembly.

What a call hands over lies behind one another in the workspace: the block of words that the text is called with, the
two records, what it makes, its memory, and the numbers that it is given.
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.renderers.llvm.assembly import Assembly
from poinsot.renderers.llvm.interface import TEXT

MADE, SCRATCH = 24, 4880
"""As `code.texts.nearest_places` has them, which is not loaded where nothing is asked."""
_SHAPES, _MEMORY, _MADE = 64, 128, 192
_SCRATCH = _MADE + 8 * MADE
_GIVEN = _SCRATCH + 8 * SCRATCH
_WORDS = (_SHAPES, _MEMORY, _GIVEN, None, _MADE, MADE, _SCRATCH)


def asking_size(given: int) -> int:
    """Bytes for a call of so many numbers."""
    return _GIVEN + 8 * given


def ask(code: Assembly, given: Sequence[str], asking: int, made: int) -> None:
    """Hand over the numbers of every lane, and store the results."""
    lanes = code.lanes
    for lane in range(lanes.count):
        for k, each in enumerate(given):
            one = each if lanes.count == 1 else code(f"extractelement {lanes.type} {each}, i32 {lane}")
            code.do(f"store double {one}, ptr {code.at('%work', asking + _GIVEN + 8 * k)}, align 8")
        places = f"ptr {code.at('%work', asking)}, ptr {code.at('%work', made + 8 * lane)}"
        code.do(f"call void @ask_nearest({places}, i64 {len(given)}, i64 {lanes.bytes})")


def _asking() -> str:
    lines = [f"  %text = load ptr, ptr @{TEXT}nearest"]
    for k, word in enumerate(_WORDS):
        lines.append(f"  %w{k} = getelementptr i8, ptr %block, i64 {8 * k}")
        if word is None or word == MADE:
            lines.append(f"  store i64 {'%count' if word is None else word}, ptr %w{k}")
        else:
            lines += [f"  %p{k} = getelementptr i8, ptr %block, i64 {word}", f"  store ptr %p{k}, ptr %w{k}"]
    lines.append("  %done = call i64 %text(ptr %block, i64 0)")
    for k in range(MADE):
        lines += [
            f"  %f{k} = getelementptr i8, ptr %block, i64 {_MADE + 8 * k}",
            f"  %x{k} = load double, ptr %f{k}",
            f"  %s{k} = mul i64 %step, {k}",
            f"  %t{k} = getelementptr i8, ptr %made, i64 %s{k}",
            f"  store double %x{k}, ptr %t{k}",
        ]
    head = "define internal void @ask_nearest(ptr %block, ptr %made, i64 %count, i64 %step) #0 {"
    return "\n".join([head, *lines, "  ret void", "}"])


ASKING = _asking()
