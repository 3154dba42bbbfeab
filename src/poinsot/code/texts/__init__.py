"""Texts of loops that kernels call: algorithms around straight programs, for any number of unknowns.

A renderer hands them the places of its numbers as a block, or prints them beside its functions.
"""

import re
from functools import cache

from poinsot.code.loops import Loops

KERNELS = Loops(__name__, "kernels", {"newton": "newton.in_double"})
SINGLE = Loops(__name__, "single", {"newton": "newton.in_single"})
"""The same with numbers of 32 bits, which only C has."""
_TO_SINGLE = (
    (r"\bdouble\b", "float"),
    (r"\b(\d+\.\d+(?:e[-+]\d+)?|\d+e[-+]\d+)\b", r"\1f"),
    (r"\b(fabs|sqrt)\b", r"\1f"),
)


@cache
def in_c(loops: Loops) -> str:
    """The C functions of these texts."""
    from poinsot.code import c

    text = c.source(loops.program(), entries=False, prefix="newton_", own="newton_")
    for pattern, single in _TO_SINGLE if loops is SINGLE else ():
        text = re.sub(pattern, single, text)
    return text
