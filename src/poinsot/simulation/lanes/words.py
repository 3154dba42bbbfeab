"""Layout shared by host and loop: fields and arrays of a single run, and the arrays that belong to a lane.

Number i of lane l of an array of lanes stands at i n + l, where there are n lanes.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from poinsot.code.records import dtype_of, parts_of
from poinsot.simulation.loops.lane_records import Lane, LaneRequest, Queue
from poinsot.simulation.loops.run_records import Plan, Projection, RunBooks, RunSpan, Solver, StageFactors, Work
from poinsot.simulation.loops.switching_records import RowKinds, Rows, SwitchElements

if TYPE_CHECKING:
    from poinsot.code.varying import Layout

FIELDS = dtype_of(Lane)


QUEUE = dtype_of(Queue)
SCRATCH = {
    "Work": ("feed", "k", "sums", "x_new", "scale"),
    "Projection": Projection._fields,
    "ExplicitWork": ("within",),
}
OF_LANES = {
    "Work": ("x", "largest", "held", "progress"),
    "RunBooks": RunBooks._fields,
    "ExplicitWork": ("lane", "words", "here", "driven", "k0", "reached", "sampled", "powered", "atol", "energy_atol"),
}


@cache
def layout() -> Layout:
    """Layout of the explicit loop: arrays per lane, and scratch arrays."""
    from poinsot.code.varying import Region

    return {
        **{(part, name): Region.LANE for part, names in OF_LANES.items() for name in names},
        **{(part, name): Region.SCRATCH for part, names in SCRATCH.items() for name in names},
    }


@cache
def of_runs() -> Layout:
    """Layout of runs driven by the host: every array that a run writes or a member may own."""
    from poinsot.code.varying import Region

    return {
        (kind.__name__, name): Region.LANE
        for kind, names in {
            Plan: ("atol", "energy_atol"),
            RunSpan: ("inputs",),
            RowKinds: ("gap", "rate", "force"),
            SwitchElements: ("restitution", "static", "kinetic"),
            **{each: each._fields for whole in (Work, Rows) for each in (whole, *parts_of(whole))},
            StageFactors: StageFactors._fields,
            Solver: ("unit", "delta", "z", "dz", "levels", "slope", "spare", "memory"),
            LaneRequest: LaneRequest._fields,
        }.items()
        for name in names
    }
