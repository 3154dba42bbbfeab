"""Equations and counts as LaTeX, which notebooks typeset."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from poinsot.analysis.assembly import Mobility
from poinsot.views.naming import tex

if TYPE_CHECKING:
    from poinsot.views.equations import Equation, Equations


def latex(thing: object) -> str | None:
    """A thing as LaTeX; None where that is too long to be read, or where it is of many configurations."""
    if isinstance(thing, Mobility):
        return _mobility(thing)
    from poinsot.views.equations import Equation, Equations

    if isinstance(thing, Equation):
        found = _equation(thing)
    else:
        whole = thing if isinstance(thing, Equations) else getattr(thing, "equations", None)
        assert isinstance(whole, Equations)
        found = _equations(whole)
    return found if len(found) <= 20_000 else None  # characters that a browser typesets in a moment


def _mobility(m: Mobility) -> str | None:
    if np.ndim(m.here):
        return None
    lines = [
        (r"\text{freedoms } n_v - \operatorname{rank}\,\mathbf{A}(q)", m.here),
        (r"\text{near by}", m.general),
        (r"\text{of the configuration}", m.configuration),
        (r"\text{conditions}", m.rows),
        (r"\text{of these redundant, always and here}", rf"{m.redundant},\ {m.redundant_here}"),
    ]
    lines += [(rf"\text{{redundant at }} {tex(name)}", count) for name, count in m.closures.items() if count]
    return _aligned([f"{words} &= {value}" for words, value in lines])


def _equation(e: Equation) -> str:
    from poinsot.views.printing import latex_entries, written_in_latex

    return _aligned([f"{name} &= {written_in_latex(value)}" for name, value in latex_entries(e)])


def _equations(whole: Equations) -> str:
    from poinsot.views.printing import statement_in_latex

    stated = [] if whole.ports else [f"$${statement_in_latex(whole)}$$"]
    return "\n".join([*stated, *(_equation(e) for e in whole.equations)])


def _aligned(lines: list[str]) -> str:
    return "$$\\begin{aligned}\n" + " \\\\\n".join(lines) + "\n\\end{aligned}$$"
