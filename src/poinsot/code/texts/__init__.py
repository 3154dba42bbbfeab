"""Texts of loops that kernels call: algorithms around straight programs, for any number of unknowns.

A renderer hands them the places of its numbers as a block, or prints them beside its functions.
"""

from collections.abc import Sequence
from functools import cache
from typing import get_type_hints

import numpy as np

from poinsot.algebra import texts
from poinsot.code.loops import Loops, MovingLoops
from poinsot.code.types import PartType

KERNELS = Loops(__name__, "kernels", {"newton": "newton.in_double"})
NEAREST = Loops(__name__, "nearest_places", {"nearest": "nearest_places.place"})
BORDER = Loops(
    __name__, "border",
    {"border_factor": "border.factor", "border_solve": "border.solve", "border_onward": "border.onward"},
)  # fmt: skip
MODES = Loops(__name__, "modes", {"modes_solve": "modes.solve"})
SPARSE = Loops(
    __name__, "sparse",
    {f"sparse_{name}": f"sparse.{name}" for name in ("factor_real", "factor_complex", "solve_real", "solve_complex")},
)  # fmt: skip
SPARSE_FLOW = Loops(
    __name__, "sparse_flow", {f"sparse_{name}": f"sparse_flow.{name}" for name in ("flow", "retract", "slope")}
)
PLACES = Loops(
    __name__,
    "places",
    {
        f"places_{name}": f"{module}.{name}"
        for module, names in (
            ("place_rows", ("watch",)),
            ("places", ("flow", "forces", "pushes", "settle")),
            ("place_events", ("data", "impulse", "supplied")),
        )
        for name in names
    },
)
PLACES_MOVING = MovingLoops(
    __name__, "places_moving",
    {name.replace("places_", "places_moving_"): text for name, text in PLACES.entries.items()},
)  # fmt: skip
ALL = (KERNELS, NEAREST, BORDER, MODES, SPARSE, SPARSE_FLOW, PLACES, PLACES_MOVING)
TEXTS = {entry: loops for loops in ALL for entry in loops.entries}
"""Texts that kernels call, by their names."""
SINGLE = Loops(__name__, "single", {"newton": "newton.in_single"})
"""The same with numbers of 32 bits, which only C has."""


def nearest_place(given: Sequence[float]) -> list[float]:
    """What `nearest_places` makes of the numbers of a pair."""
    from poinsot.code.loops import Block
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
def block_of(text: str) -> PartType:
    """The type of the block that a text takes."""
    from poinsot.code.records import declared

    (kind,) = (each for name, each in get_type_hints(TEXTS[text].text(text)).items() if name != "return")
    found = declared(kind)
    assert isinstance(found, PartType)
    if isinstance(TEXTS[text], MovingLoops):
        from poinsot.code.tangents import moving_part

        return moving_part(found)
    return found


@cache
def in_c(loops: Loops, entries: tuple[str, ...]) -> str:
    """The C functions of some entries."""
    from poinsot.code import c

    own = "newton_" if loops in (KERNELS, SINGLE) else f"{loops.name}_"
    return c.source(loops.program(entries), entries=False, prefix=own, own=own)
