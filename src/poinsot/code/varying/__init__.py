"""The values common to all lanes and those that vary: how each value of a loop lies over lanes that run side by side.

A layout says of each array of a block whether lanes share it, have one each, or use it as scratch. From there it is
propagated: a local that takes a number of a lane *varies*, and so does one that is assigned where lanes part (under a
condition that varies) but read where they are together. A local of which all places lie in one such region needs no
blending there. Found by iteration: what varies once does so for good.

Law     W lanes have the bits of each alone, tests/compiler/test_random_lanes.py
Source  Pharr & Mark, ispc: a SPMD compiler for high-performance CPU programming, InPar 2012
"""

from poinsot.code.varying.preparing import (
    UNIFORM,
    VARYING,
    LaneShape,
    Layout,
    Path,
    Region,
    joined,
    shape_in,
    single,
    uniform,
    widened,
)
from poinsot.code.varying.walking import Analysis, LaneShapes

__all__ = [
    "UNIFORM",
    "VARYING",
    "Analysis",
    "LaneShape",
    "LaneShapes",
    "Layout",
    "Path",
    "Region",
    "joined",
    "shape_in",
    "single",
    "uniform",
    "widened",
]
