"""What host and loop agree on: the words that the loop is handed, and the fields it has for each lane.

A word is an address, a whole number or a real one, 8 bytes each. A field is a number of every lane, side by side;
number i of lane l of any array stands at i n + l, where there are n lanes.
"""

from __future__ import annotations

import numpy as np

from poinsot.simulation.plan import PROGRESS

SIZES = ("nx", "nl", "nw", "width", "nu", "segment_count", "sample_count", "part_count", "max_steps")
KERNELS = ("flow", "retract", "project")
"""Each by its address, 0 without one, and `flow_work` … by the workspace that it is called with."""
REALS = ("rtol", "tolerance", "fixed_step", "max_step")
SHARED = ("magnitude", "reach", "segments", "inputs", "times", "part")
"""Arrays that are the same for all lanes, as in `Plan`."""
OF_LANES = (
    *("feed", "k", "sums", "x", "x_new", "held", "energy", "low", "high", "projected", "placed"),
    *("progress", "private", "here", "driven", "between", "sampled", "within", "powered", "atol", "energy_atol"),
)
"""Arrays with a number for each lane: those of `Work`, and `private` to the loop: its fields; the line of `segments`
where a lane is [5], and of `inputs` [2, nu]; what is interpolated [width]; a sample's state, one within a step [nx],
and energies [nw]; what is tolerated, as in `Plan`."""
WORDS = {
    name: k
    for k, name in enumerate([*SIZES, *KERNELS, *(f"{each}_work" for each in KERNELS), *REALS, *SHARED, *OF_LANES])
}
FIELDS = np.dtype(
    [(name, np.float64) for name in ("h", "moment", "error", "due", "full_at", "missed", "factor", "theta")]
    + [(name, np.int64) for name in ("called", "alive", "lands", "pending", "settled", "sampling")]
    + [(name, np.int64) for name in ("first_segment", "own_segments")]
    + [(name, np.int64) for name in ("limiting", "cursor", "following")]
    + [(name, np.int64) for name in ("states", "energies", "errors", "exchange")]
)
"""h        the step tried, 0: none          moment    at which the flow is evaluated
error    of the step, scaled                factor    for the next try where the step failed
due      time of the sample at `cursor`     full_at   time of the first sample without a place
missed   the position error found last      theta     of the next sample
called   lanes that the host means          alive     lanes whose step has not failed so far
lands    on the end of a segment or a stop  pending, settled   of Newton's method
sampling lanes with a sample to write       limiting  the component with the largest error
cursor   the next sample of this step       following segment
states … addresses of the lane's own arrays of samples, each as in `Work`"""
PLACES = {
    **{name: ("progress", k, PROGRESS[k].kind) for k, name in enumerate(PROGRESS.names or ())},
    **{name: ("private", k, FIELDS[k].kind) for k, name in enumerate(FIELDS.names or ())},
}
"""Where a field is: its array, its number, "f" or "i"."""
