"""Programs done one after the other, in C: a function for each, and one that calls them in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from poinsot.programs.composition import BETWEEN, NOWHERE, CallSequence, NumberRange, Part
from poinsot.renderers.c.program import Real, parameters

Static = Callable[[Part, str, Mapping[str, int], Mapping[str, int], Real], str]


def composed(
    composition: CallSequence, name: str, inputs: Mapping[str, int], outputs: Mapping[str, int], real: Real,
    static: Static, work: Callable[[Part], int],
) -> str:  # fmt: skip
    """The static functions of a composition, in order.

    static, work  the function of a part, and how many numbers it works in
    """
    text = []
    for k, (part, taken, given) in enumerate(composition.parts):
        of_part, to_part = (
            {f"{x}{n}": count for n, count in enumerate(sizes)} for x, sizes in (("i", taken), ("o", given))
        )
        text.append(static(part, f"{name}_part{k}", of_part, to_part, real))
    rooms = [work(part) for part, *_ in composition.parts]
    between = max(rooms, default=0)
    names = {"i": [*inputs], "o": [*outputs]}

    def pointer(piece: NumberRange) -> str:
        base = f"work + {between}" if piece.base == BETWEEN else names[piece.base][piece.operand]
        return f"{base} + {piece.offset}" if piece.offset else base

    lines = []
    for call in composition.calls:
        if call.part < 0:
            to = call.gives[0]
            source = f"({pointer(call.takes[0])})[k]" if call.takes else "0"
            lines.append(f"for (int k = 0; k < {to.size}; ++k) ({pointer(to)})[k] = {source};")
            continue
        pieces = [each for each in (*call.takes, *call.gives) if each.base != NOWHERE and each.size]
        arguments = [*map(pointer, pieces), *(["work"] if rooms[call.part] else [])]
        lines.append(f"{name}_part{call.part}({', '.join(arguments)});")
    both = parameters(inputs, outputs, real)
    head = f"static void {name}({both}{f', {real.type} *restrict work' if room(composition, work) else ''})"
    used = [each for each, count in {**inputs, **outputs}.items() if count]
    lines += [f"(void){each};" for each in used]
    return "\n".join([*text, f"{head}\n{{", *(f"    {line}" for line in lines), "}\n"])


def room(composition: CallSequence, work: Callable[[Part], int]) -> int:
    """How many numbers it works in."""
    return max((work(part) for part, *_ in composition.parts), default=0) + composition.between
