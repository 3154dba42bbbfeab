"""Layout shared by host and loop: fields and arrays of a run of its own, and the arrays that belong to a lane.

Number i of lane l of an array of lanes stands at i n + l, where there are n lanes.
"""

from __future__ import annotations

from poinsot.code.records import dtype_of
from poinsot.code.varying import Layout, Region
from poinsot.simulation.loops.lane_records import Lane, Queue

FIELDS = dtype_of(Lane)


QUEUE = dtype_of(Queue)
SCRATCH = {"Work": ("feed", "k", "sums", "x_new", "scale", "projected", "placed"), "Own": ("between", "within")}
OF_LANES = {
    "Work": ("x", "held", "energy", "low", "high", "progress"),
    "Own": ("lane", "words", "here", "driven", "k0", "reached", "sampled", "powered", "atol", "energy_atol"),
}
LAYOUT: Layout = {
    **{(part, name): Region.LANE for part, names in OF_LANES.items() for name in names},
    **{(part, name): Region.SCRATCH for part, names in SCRATCH.items() for name in names},
}
