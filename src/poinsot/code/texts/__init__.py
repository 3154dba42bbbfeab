"""Texts of loops that kernels call: algorithms around straight programs, for any number of unknowns.

A renderer hands them the places of its numbers as a block, or prints them beside its functions.
"""

import re
from collections.abc import Sequence
from functools import cache

import numpy as np

from poinsot.algebra import texts
from poinsot.code.loops import Loops

KERNELS = Loops(__name__, "kernels", {"newton": "newton.in_double"})
NEAREST = Loops(__name__, "nearest_places", {"nearest": "nearest_places.place"})
TEXTS = {"newton": KERNELS, "nearest": NEAREST}
"""Texts that kernels call, by their names."""
SINGLE = Loops(__name__, "single", {"newton": "newton.in_single"})
"""The same with numbers of 32 bits, which only C has."""
_TO_SINGLE = (
    (r"\bdouble\b", "float"),
    (r"\b(\d+\.\d+(?:e[-+]\d+)?|\d+e[-+]\d+)\b", r"\1f"),
    (r"\b(fabs|sqrt)\b", r"\1f"),
)


def nearest_place(given: Sequence[float]) -> list[float]:
    """What `nearest_places` makes of the numbers of a pair."""
    from poinsot.code.block import Block
    from poinsot.code.records import zeros
    from poinsot.code.texts.nearest_places import MADE, SCRATCH, ShapePair
    from poinsot.code.texts.nearest_support import NearestMemory, Shapes

    taken, made = np.array(given, dtype=np.float64), np.zeros(MADE)
    scratch = np.zeros(SCRATCH + len(taken))
    scratch[SCRATCH:] = taken
    pair = ShapePair(scratch[SCRATCH:], made, scratch.ctypes.data)
    NEAREST.call("nearest", Block(zeros(Shapes), zeros(NearestMemory), pair))
    return made.tolist()


texts.TEXTS["nearest"] = 24, nearest_place  # as `nearest_places.MADE`, which is loaded where it is asked for


@cache
def in_c(loops: Loops) -> str:
    """The C functions of these texts."""
    from poinsot.code import c

    text = c.source(loops.program(), entries=False, prefix="newton_", own="newton_")
    for pattern, single in _TO_SINGLE if loops is SINGLE else ():
        text = re.sub(pattern, single, text)
    return text
