"""Programs done one after the other as one: each takes numbers that operands hold, or that another one left.

A part that is such a composition is written out: its parts and calls stand in the whole (`composed`).
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.program import Program
from poinsot.programs.recursion import Recursion
from poinsot.records import NamedTuple, dataclass

BETWEEN, NOWHERE = "between", "nowhere"
Part = Program | Recursion | NewtonPrograms
"""What is done at a stretch."""


class NumberRange(NamedTuple):
    """A range of numbers: in "i" (input), "o" (output), BETWEEN or, where it is empty, NOWHERE; from ``offset`` on."""

    base: str
    operand: int
    offset: int
    size: int


class Call(NamedTuple):
    """One of the parts, with its operands and results; −1: a copy or, without operands, zeros."""

    part: int
    takes: Sequence[NumberRange]
    gives: Sequence[NumberRange]


@dataclass(frozen=True)
class CallSequence:
    """The calls in order.

    parts    each source once, however often it is called, with the sizes of its operands
    between  how many numbers stand between
    """

    parts: Sequence[tuple[Part, Sequence[int], Sequence[int]]]
    calls: Sequence[Call]
    between: int

    @property
    def operations(self) -> int:
        """Of all calls."""
        return sum(self.parts[call.part][0].operations for call in self.calls if call.part >= 0)

    def listing(self, inputs: Sequence[str], outputs: Sequence[str]) -> str:
        """The parts as text, and which is called with what."""
        text = []
        for k, (source, taken, given) in enumerate(self.parts):
            names = [[f"{x}{n}[{j}]" for n, size in enumerate(sizes) for j in range(size)]
                     for x, sizes in (("i", taken), ("o", given))]  # fmt: skip
            text += [f"# part {k}", source.listing(*names)]
        return "\n".join([*text, *(f"# {call}" for call in self.calls)])


Source = Part | CallSequence
"""Whatever is computed: a program of any kind, which renderers print."""


def composed(
    parts: Sequence[tuple[Source, Sequence[int], Sequence[int]]], calls: Sequence[Call], between: int
) -> CallSequence:
    """The composition of parts of which some may be compositions themselves.

    The numbers between of a part that is one stand behind those of the whole, the same at each of its calls.
    """
    flat = list[tuple[Part, Sequence[int], Sequence[int]]]()
    first, room = list[int](), list[int]()
    for source, taken, given in parts:
        first.append(len(flat))
        room.append(between)
        if isinstance(source, CallSequence):
            flat += source.parts
            between += source.between
        else:
            flat.append((source, taken, given))
    done = list[Call]()
    for call in calls:
        called = parts[call.part][0] if call.part >= 0 else None
        if not isinstance(called, CallSequence):
            done.append(call if call.part < 0 else call._replace(part=first[call.part]))
            continue
        for inner in called.calls:
            takes, gives = (
                [_within(piece, call, room[call.part]) for piece in pieces] for pieces in (inner.takes, inner.gives)
            )
            done.append(Call(inner.part if inner.part < 0 else first[call.part] + inner.part, takes, gives))
    return CallSequence(flat, done, between)


def _within(piece: NumberRange, call: Call, start: int) -> NumberRange:
    """A piece of a part as one of the whole."""
    if piece.base == NOWHERE:
        return piece
    if piece.base == BETWEEN:
        return piece._replace(offset=start + piece.offset)
    held = (call.takes if piece.base == "i" else call.gives)[piece.operand]
    return held._replace(offset=held.offset + piece.offset, size=piece.size)
