"""Equations of LaTeX that fit a page: long sums in several lines, what cannot be parted made smaller."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sympy import Expr

WIDTH = 82
"""Signs of a line of mathematics, in 11 points on a page of 16 cm."""
_LEAST = 0.35  # the smallest that is still read
_COMMANDS = {r"\frac": 1, r"\left": 0, r"\right": 0, r"\cos": 3, r"\sin": 3, r"\tan": 3, r"\mathbf": 0, r"\mathrm": 0}


def width(tex: str) -> int:
    """About how many signs wide a formula is: commands are a sign, fractions as wide as their wider part."""
    flat = re.sub(r"\\frac\{([^{}]*)\}\{([^{}]*)\}", lambda m: max(m.groups(), key=len), tex)
    flat = re.sub(r"\\[A-Za-z]+", lambda m: "x" * _COMMANDS.get(m.group(), 1), flat)
    return len(re.sub(r"[{}_^ ]", "", flat))


def aligned(left: str, right: Expr, written: Callable[[Expr], str]) -> Iterator[str]:
    """The lines "left &= …" and "&\\quad + …" of an equation in align."""
    whole = written(right)
    if width(left) + width(whole) > WIDTH and getattr(right, "is_Mul", False):
        parted = right.expand()
        right = parted if parted.is_Add else right
    if width(left) + width(whole) <= WIDTH or not getattr(right, "is_Add", False):
        yield f"{left} &= {smaller(whole, WIDTH - width(left))}"
        return
    head, line = f"{left} &= ", ""
    for k, term in enumerate(right.as_ordered_terms()):
        text = written(term)
        text = text if k == 0 or text.startswith("-") else f"+ {text}"
        if line and width(line) + width(text) > WIDTH - width(left):
            yield head + smaller(line, WIDTH - width(left))
            head, line = r"&\quad ", ""
        line = f"{line} {text}".strip()
    yield head + smaller(line, WIDTH - width(left))


def smaller(tex: str, room: int) -> str:
    """A formula as it is, or at a scale at which it takes no more room."""
    scale = max(room, 10) / max(width(tex), 1)
    return tex if scale >= 1 else rf"\scalebox{{{max(scale, _LEAST):.2f}}}{{$\displaystyle {tex}$}}"
