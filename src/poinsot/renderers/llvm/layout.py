"""How a program is laid out in memory: chunks of instructions, the angles taken ahead, the workspace they share."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from poinsot.programs.program import Program
from poinsot.records import dataclass, field
from poinsot.renderers.llvm.asking import MADE, asking_size
from poinsot.renderers.llvm.interface import ALIGNMENT

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
