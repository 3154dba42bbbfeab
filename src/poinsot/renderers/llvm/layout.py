"""How a program is laid out in memory: chunks of instructions, the angles taken ahead, the workspace they share.

How a program asks the text of nearest places (`code.texts.nearest_places`), lane by lane, in LLVM assembly.

What a call hands over lies behind one another in the workspace: the block of words that the text is called with, the
two records, what it makes, its memory, and the numbers that it is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from poinsot.programs.program import Program
from poinsot.records import dataclass, field
from poinsot.renderers.llvm.assembly import Assembly
from poinsot.renderers.llvm.interface import ALIGNMENT, TEXT

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


KEPT = ("sin", "cos", "call", "result")  # what they make stands in the workspace anyway
CHUNK = 3000  # instructions in one LLVM function: code generation takes time that grows faster than the length
_SMALL_CONE = 8  # an angle made by no more instructions than this, from inputs alone, is computed ahead


@dataclass
class WorkspaceLayout:
    """The plan of one program for one number of lanes; offsets are bytes in the workspace.

    ahead     instructions that make the angles taken ahead, whose sines and cosines one loop then computes, several
              at a time also when there is one sample
    chunks    the other instructions, in order, in pieces of bounded length
    slot      offset of each value that is used in a later piece than its own
    angle     offsets of each value whose sine or cosine is taken, and of the sine and the cosine
    calls     offsets of what each call of a text makes; asking: where all calls prepare what they hand over
    """

    ahead: list[int]
    chunks: list[list[int]]
    slot: dict[int, int] = field(default_factory=dict)
    angle: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    angles_ahead: list[int] = field(default_factory=list)
    angles_at: int = 0
    stride_ahead: int = 0
    calls: dict[int, int] = field(default_factory=dict)
    asking: int = 0
    size: int = 0


def lay_out(program: Program, lanes: int, group: int) -> WorkspaceLayout:
    """The layout for values of some lanes; angles ahead are taken ``group`` numbers at a time."""
    found = (each.arguments[0] for each in program.instructions if each.operation in ("sin", "cos"))
    angles, computing = list(dict.fromkeys(found)), _computing(program)
    ahead, angles_ahead = _cones(program, angles)
    in_cones = set(ahead)
    rest = [k for k in computing if k not in in_cones]
    layout = WorkspaceLayout(ahead, _cut(program, rest), angles_ahead=angles_ahead)
    top = _place_slots(program, layout) * 8 * lanes
    layout.angles_at = _round_up(top, ALIGNMENT)
    layout.stride_ahead = _round_up(len(angles_ahead) * 8 * lanes, 8 * group)
    for k, angle in enumerate(angles_ahead):
        layout.angle[angle] = _triple(layout.angles_at + 8 * lanes * k, layout.stride_ahead)
    top = layout.angles_at + 3 * layout.stride_ahead
    for angle in angles:
        if angle not in layout.angle:
            layout.angle[angle] = _triple(top, 8 * lanes)
            top += 3 * 8 * lanes
    layout.slot = {value: 8 * lanes * slot for value, slot in layout.slot.items()}
    top = _place_calls(program, layout, _round_up(top, ALIGNMENT), 8 * lanes)
    layout.size = _round_up(top, ALIGNMENT)
    return layout


def _place_calls(program: Program, layout: WorkspaceLayout, top: int, width: int) -> int:
    """Room for what calls make, and one place where they are prepared; the end of it."""
    calls = [k for k, each in enumerate(program.instructions) if each.operation == "call"]
    for k in calls:
        layout.calls[k], top = top, top + MADE * width
    layout.asking = _round_up(top, ALIGNMENT)
    most = max((len(program.instructions[k].arguments) for k in calls), default=0)
    return layout.asking + asking_size(most) if calls else top


def _triple(start: int, stride: int) -> tuple[int, int, int]:
    return start, start + stride, start + 2 * stride


def _round_up(size: int, multiple: int) -> int:
    return -(-size // multiple) * multiple


def _computing(program: Program) -> list[int]:
    return [k for k, each in enumerate(program.instructions) if each.operation not in ("input", "constant")]


def _cones(program: Program, angles: Sequence[int]) -> tuple[list[int], list[int]]:
    """Angles that few instructions make from inputs alone, and those instructions."""
    cone: set[int] = set()
    ahead: list[int] = []
    for angle in angles:
        members: set[int] = set()
        waiting = [angle]
        while waiting and len(members) <= _SMALL_CONE:
            value = waiting.pop()
            instruction = program.instructions[value]
            if instruction.operation in KEPT:
                break
            if instruction.arguments and value not in members:
                members.add(value)
                waiting += instruction.arguments
        else:
            if len(members) <= _SMALL_CONE:
                cone |= members
                ahead.append(angle)
    return sorted(cone), ahead


def _cut(program: Program, members: list[int]) -> list[list[int]]:
    """The instructions in pieces of CHUNK at most and half of that at least, cut where the fewest values live on."""
    place = {value: k for k, value in enumerate(members)}
    last: dict[int, int] = {}
    for k, value in enumerate(members):
        for each in program.instructions[value].arguments:
            if each in place:
                last[each] = k
    changes = [0] * (len(members) + 1)
    for value, end in last.items():
        changes[place[value] + 1] += 1
        changes[end + 1] -= 1
    living = [*accumulate(changes)]
    pieces, start = [], 0
    while len(members) - start > CHUNK:
        cut = min(range(start + max(1, CHUNK // 2), start + CHUNK + 1), key=living.__getitem__)
        pieces.append(members[start:cut])
        start = cut
    return [*pieces, members[start:]]


def _place_slots(program: Program, layout: WorkspaceLayout) -> int:
    """Number the slots of values that live longer than their piece, reusing a slot when its value is dead."""
    pieces = [layout.ahead, *layout.chunks]
    home = {value: piece for piece, members in enumerate(pieces) for value in members}
    last: dict[int, int] = {}
    for piece, members in enumerate(pieces):
        for k in members:
            for argument in program.instructions[k].arguments:
                if home.get(argument, piece) != piece:
                    last[argument] = piece
    free: list[int] = []
    dying: list[list[int]] = [[] for _ in pieces]
    count = 0
    for piece, members in enumerate(pieces):
        if piece:
            free += dying[piece - 1]
        for value in members:
            if value in last and program.instructions[value].operation not in KEPT:
                if not free:
                    free.append(count)
                    count += 1
                layout.slot[value] = free.pop()
                dying[last[value]].append(layout.slot[value])
    return count
