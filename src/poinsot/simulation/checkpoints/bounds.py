"""Bounds of the numbers of a saved run: compiled loops see only records that a run could hold.

A whole number of a saved array that has no bounds in `WHOLE` is a fault of this table, and restores nothing.
Law     a record with any numbers changed and signed anew is resumed or refused, tests/simulation/test_forged.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints
from poinsot.errors import FileError
from poinsot.records import NamedTuple
from poinsot.simulation.checkpoints.records import forged, refuse_unlike
from poinsot.simulation.loops.delays import FRONT_LIMIT
from poinsot.simulation.loops.guards import CODES, DATA, MARGINS
from poinsot.simulation.loops.moreau_records import ALONG, FEATURES, PRIME, SPREAD
from poinsot.simulation.loops.native import HAPPENED
from poinsot.simulation.residual.late_waves import STEPS_KEPT
from poinsot.simulation.switched import FOLLOWED

Saved: TypeAlias = Mapping[str, NDArray[Any]]
MANY = 1 << 60
"""More than any run counts of anything."""


class Sizes(NamedTuple):
    """What bounds depend on. Defaults: of a run that has none of these."""

    width: int  # of the flow's output; of a residual form, its unknowns and powers
    segments: int
    samples: int
    most_steps: int
    components: int = 0  # ξ, as implicit methods order them
    rows: int = 0
    events: int = 0  # of the user
    log: int = 0  # entries in the arrays
    modes: int = 0  # entries in the table
    watching: int = 0  # the last of what guards can be read from
    contacts: int = 0  # that time-stepping remembers
    shapes: int = 0
    materials: int = 0


Bound: TypeAlias = int | tuple[int, ...] | Callable[[Sizes], int]
WHOLE: Mapping[str, tuple[int, Bound]] = {
    "progress.status": (0, HAPPENED),
    "progress.reason": (0, 3),
    "progress.culprit": (-1, lambda s: s.width - 1),
    "progress.segment": (0, lambda s: s.segments - 1),
    "progress.sample": (0, lambda s: s.samples),
    "progress.taken": (0, lambda s: s.samples),
    "progress.room": (0, lambda s: s.samples),
    "progress.accepted": (0, lambda s: s.most_steps),
    "progress.rejected": (0, lambda s: s.most_steps),
    "progress.stale": (0, 1),
    "progress.unsettled": (0, 0),
    "progress.grid": (0, lambda s: s.most_steps),
    "progress.divided": (0, lambda s: s.most_steps + 1),
    **{
        f"progress.{name}": (0, MANY)
        for name in ("evaluations", "jacobians", "factorizations", "cut_at_times", "cut_by_reach", "cut_by_values",
                     "cut_by_constraints", "cut_by_newton")
    },
    "memory.wanted": (0, 1),
    "memory.current": (0, 1),
    "memory.below": (0, lambda s: max(s.components - 1, 0)),
    "memory.above": (0, lambda s: max(s.components - 1, 0)),
    "solver.place": (0, lambda s: s.components - 1),
    "solver.real_pivots": (0, lambda s: s.components - 1),
    "solver.pivots": (0, lambda s: s.components - 1),
    **{f"rows.{name}": (0, 3) for name in ("mode", "chosen", "before")},
    **{f"rows.{name}": (0, 1) for name in ("fired", "deflated", "held", "struck", "carries", "quiet")},
    "rows.side": (-1, 1),
    "rows.hot": (0, 2),
    "rows.again": (0, MANY),
    "rows.labels": (-1, lambda s: 4 * s.rows + 1),  # two unknowns a row, and what is complementary to each
    "rows.paced": (0, CODES - 1),
    "state.stage": (0, 5),
    "state.entry": (-1, MANY),  # of a table that is made anew, and looked up before it is read
    "state.place": (-1, FOLLOWED - 1),
    "state.watching": (0, lambda s: s.watching),
    "state.straight": (0, 2),
    "state.code": (0, CODES - 1),
    "state.refusal": (0, 8),
    "state.logged": (0, lambda s: s.log),
    "state.fired": (-1, lambda s: s.rows + s.events - 1),
    "state.row": (-1, lambda s: s.rows + s.events - 1),
    "state.blind": (0, lambda s: s.rows + s.events),
    "state.event": (-1, lambda s: s.events - 1),
    "state.ending": (0, lambda s: s.events),
    **{
        f"state.{name}": (0, 1)
        for name in ("closed", "jumped", "launched", "begun", "known", "spread", "untold", "alone", "listens", "news")
    },
    **{f"state.{name}": (0, MANY) for name in ("changes", "idle", "flurry", "located", "decided", "asked")},
    **{f"decision.{name}": (-1, lambda s: max(s.rows - 1, 0)) for name in ("row", "other", "mended", "doubtful")},
    "decision.rounds": (0, MANY),
    "decision.shares": (0, MANY),
    "decision.jams": (0, 2),
    "touch.key": (0, lambda s: max(s.shapes ** 2, 1) * FEATURES - 1),
    "touch.table": (-1, lambda s: s.contacts - 1),
    "touch.old": (0, lambda s: s.contacts),
    "touch.logged": (0, lambda s: s.log),
    "touch.noted": (0, 1),
    "touch.ended": (0, lambda s: max(s.events - 1, 0)),
    **{
        f"touch.{name}": (0, MANY)
        for name in ("swept", "hardest", "unsolved", "contacts", "pushed", "drained", "left_out", "relented")
    },
    "touch.mode_known": (-1, MANY),  # its three columns: see `_contacts`
    "touch.row_mode": (-1, MANY),
    "touch.clear": (0, 1),
    "touch.side": (-1, 1),
    "work.past_marks": (0, (STEPS_KEPT - 1, STEPS_KEPT, FRONT_LIMIT, 1)),
}  # fmt: skip
"""The lowest and the highest of whole numbers, of all in an array or of one after another."""
FINITE = frozenset(
    [
        f"progress.{name}"
        for name in ("time", "step", "tried", "aim", "error_before", "error_earlier", "turnover", "rounding")
    ]
    + [f"work.{name}" for name in ("x", "y", "rates", "energy", "low", "high", "largest", "length")]
    + [f"memory.{name}" for name in ("step", "before")]
    + [f"state.{name}" for name in ("mark", "since", "window", "beat", "within")]
    + [f"rows.{name}" for name in ("direction", "pace", "windows")]
    + [f"touch.{name}" for name in ("known", "row_known", "energy", "now", "lasted")]
    + [f"work.{name}" for name in ("past", "past_begin", "past_length", "fronts", "waves", "wave_size")]
    + ["exchanged", "switch.gap", "switch.rate"]
)
"""Real numbers that are finite in every run; others may be infinite or none, as a step that was refused leaves them."""
FIXED = frozenset(
    [
        f"solver.{name}"
        for name in ["unit", "inverse", "reals", "pairs", "blocks", "coupling", "T", "TI", "d", "e", "dense"]
    ]
    + [f"work.past_{name}" for name in ("before", "nodes", "starts", "ends")]
    + [f"work.{name}" for name in ("group", "c", "b", "e", "embedded", "dense", "atol")]
    + [f"{of}.{name}" for of in ("stages", "part", "end", "start") for name in ("inverse", "c")]
)
"""Arrays that a run never changes: those of a record are those of the run."""


def sizes_of(run: Any, arrays: Saved) -> Sizes:
    """The sizes of a run, of which these are the arrays."""
    plan, found = run.plan, dict[str, int]()
    progress = {
        "segments": len(plan.span.segments),
        "samples": len(plan.span.times),
        "most_steps": int(plan.control.max_steps),
    }
    if "solver.place" in arrays:
        found["components"] = len(arrays["solver.place"])
    if "rows.mode" in arrays:
        found |= {"rows": len(run.rows.mode), "events": len(run.rows.events.side), "log": len(run.rows.events.log)}
        found["modes"] = len(run.rows.table.modes)
        found["watching"] = DATA if run.switching.kernels.margins is None else MARGINS
    if "touch.key" in arrays:
        scene = run.scene
        found |= {"rows": run.stepping.rows, "log": run.log_size, "contacts": len(arrays["touch.key"])}
        found |= {"shapes": len(scene["kind"]), "materials": len(scene["numbers"])}
        found["events"] = int(scene["events"][0])
    width = arrays["work.k"].shape[1] + (len(arrays["work.y"]) if "work.y" in arrays else 0)
    return Sizes(width=width, **progress, **found)


def refuse_what_no_run_says(
    run: object, arrays: Saved, saved: Saved, what: str, taken: int = 0, *, paused: bool = False, stepped: bool = False
) -> None:
    """Before saved arrays are written into those of a run: whether a run like it could have come to hold them.

    arrays   of the run; saved: those that are to be written into them
    taken    how many samples lie beside the record; paused: the run pauses where controllers act
    stepped  the run is of a stepper, which sets where it pauses before each step, and may have written its time
    Errors   FileError that names the number, and where shapes or types differ
    """
    refuse_unlike(arrays, saved, what)
    sizes = sizes_of(run, arrays)
    refuse_numbers(arrays, saved, sizes, what)
    record = next(each for name, each in saved.items() if name.rpartition(".")[2] == "progress")[0]
    wrong = (
        _times(run, record, paused, stepped)
        or _samples(run, record, saved, taken, stepped)
        or ("" if "solver.place" not in saved else _order(saved))
        or ("" if "touch.key" not in saved else _contacts(saved, sizes))
        or ("" if "rows.state" not in saved else _instant(saved, sizes))
    )
    if wrong:
        raise forged(what, wrong)


def refuse_numbers(arrays: Saved, saved: Saved, sizes: Sizes, what: str) -> None:
    """FileError for a number out of its bounds, by `WHOLE`, `FINITE` and `FIXED`."""
    for name, each in _numbers(saved):
        lowest: float = -np.inf
        highest: float | tuple[int, ...] = np.inf
        said = "finite"
        if each.dtype.kind == "i" and name not in FIXED:
            lowest, bound = WHOLE[name]
            highest = bound(sizes) if callable(bound) else bound
            said = f"from {lowest} to {highest}"
        elif name not in FINITE:
            continue
        wrong = (each < lowest) | (each > np.asarray(highest)) | ~np.isfinite(each)
        if wrong.any():
            raise forged(what, f"{name} is {each[wrong].flat[0]}, and must be {said}")
    for name in FIXED.intersection(saved):
        if saved[name].tobytes() != arrays[name].tobytes():
            raise forged(what, f"{name} is another than that of the method and the model")


def _numbers(saved: Saved) -> Iterator[tuple[str, NDArray[Any]]]:
    """All arrays of numbers by names; of records their fields, by the last word of the record's name."""
    for name, each in saved.items():
        if each.dtype.names is None:
            yield name, each
        for field in each.dtype.names or ():
            yield f"{name.rpartition('.')[2]}.{field}", each[field]


def _times(run: Any, progress: Any, paused: bool, stepped: bool) -> str:
    """The fault of a run's moments; else ""."""
    plan, time, segment = run.plan, float(progress["time"]), int(progress["segment"])
    begin, end = (float(each) for each in plan.span.segments[segment, :2])
    near = 8 * float(np.spacing(max(abs(begin), abs(end))))
    stop, listens = float(progress["stop"]), run.listens
    last = segment == len(plan.span.segments) - 1
    if not begin - near <= time <= end + near or (progress["status"] == 0 and time >= end and not last):
        return f"its time is {time:.9g} s, and its piece of the run goes from {begin:.9g} s to {end:.9g} s"
    if (
        progress["status"] == 0
        and not stepped
        and not (time < stop and (stop < np.inf or listens) if paused else stop == np.inf)
    ):
        return f"it is at {time:.9g} s and was to pause at {stop:.9g} s"
    first, step, done = float(plan.span.segments[0, 0]), float(plan.control.fixed_step), int(progress["grid"])
    if step > 0 and not stepped and not done * step - step <= time - first + near < (done + 2) * step + 2 * near:
        return f"its time is {time:.9g} s after {done} steps of {step:g} s"
    return ""


def _samples(run: Any, progress: Any, saved: Saved, taken_away: int, stepped: bool) -> str:
    """The fault of the places of samples; else ""."""
    room = next(len(each) for name, each in saved.items() if name == "work.states") - 1
    sample, taken, until = (int(progress[name]) for name in ("sample", "taken", "room"))
    if taken != taken_away or not taken <= sample <= until <= taken + room:
        return f"{sample} samples, {taken} of them taken away, are not in arrays for {room} up to number {until}"
    longest = 1.02 * float(
        run.plan.control.fixed_step or run.plan.control.max_step
    )  # what there is room for, `results.recording`
    paces = [progress["step"], *saved.get("rows.pace", ())]
    if max(paces) > longest:
        return f"a next step of {max(paces):g} s, and the longest is {longest:g} s"
    time, times = progress["time"], run.plan.span.times
    near = 8 * np.spacing(abs(time))
    late = sample and times[sample - 1] > time + near
    if not stepped and (late or (sample < len(times) and times[sample] < time - near)):
        return f"{sample} samples at {time:.9g} s"
    return ""


def _order(saved: Saved) -> str:
    place = saved["solver.place"]
    return "" if np.array_equal(np.sort(place), np.arange(len(place))) else "its order of components is none"


def _instant(saved: Saved, sizes: Sizes) -> str:
    """The fault of the room in the log: an instant under decision has room for all its rows."""
    state = saved["rows.state"][0]
    room = sizes.rows if state["stage"] > 3 else 0
    return "" if state["logged"] + room <= sizes.log else f"{state['logged']} entries of its log"


def _contacts(saved: Saved, sizes: Sizes) -> str:
    """The fault of the contacts that time-stepping remembers; else ""."""
    old, until = int(saved["touch.old"][0]), int(saved["touch.drained"][0]) + int(saved["touch.logged"][0])
    mode = saved["touch.mode_known"].reshape(-1, 3)[:old]
    if (mode < -1).any() or (mode[:, 0] > 3).any() or (mode[:, 0] < 0).any() or (mode[:, 1] > until).any():
        return "the modes of its contacts are none"
    if (mode[:, 2] < 0).any() or (mode[:, 2] >= max(sizes.materials, 1)).any():
        return "the pairs of its contacts are none"
    rows = saved["touch.row_mode"].reshape(-1, 3)
    if (rows[:, 0] > 3).any() or (rows[:, 0] < 0).any() or (rows[:, 1] > until).any():
        return "the modes of its rows are none"
    keys = saved["touch.key"][:old].tolist()
    if not np.array_equal(saved["touch.table"], _table(keys, len(saved["touch.table"]))):
        return "the table of its contacts is not that of their numbers"
    return ""


def _table(keys: list[int], size: int) -> Ints:
    """Where contacts stand by their numbers, as `loops.moreau_near.remember` writes it."""
    table: Ints = np.full(size, -1, dtype=np.int64)
    for k, key in enumerate(keys):
        place = (key % PRIME * SPREAD) & (size - 1)
        while table[place] >= 0 and keys[table[place]] != key:
            place = (place + 1) & (size - 1)
        table[place] = k
    return table


def refuse_log(run: Any, log: NDArray[np.void], saved: Saved, what: str) -> None:
    """FileError for entries of a log of events that name rows or events the model lacks, and for fewer entries than
    counted.
    """
    logged = int(saved["rows.state"]["logged"][0] if "rows.state" in saved else saved["touch.logged"][0])
    if log.dtype != run.events.dtype or log.ndim != 1 or len(log) < logged:
        raise FileError(f"{what} holds {len(log)} events, and its run has {logged} at hand. It is damaged or forged.")
    switching, bad = getattr(run, "switching", None), np.zeros(len(log), dtype=bool)
    if switching is not None:
        m, ng = len(switching.rows.names), len(switching.events.names)
        row, least = log["row"], np.where(log["row"] >= m, -1, 0)
        bad = (row < 0) | (row >= m + ng)
        for name in ("before", "after"):
            bad |= (log[name] < least) | (log[name] > np.where(row >= m, 1, 3))
    else:
        shapes, pairs = len(run.scene["kind"]), len(run.stepping.contact_names)
        rows = run.stepping.rows + int(run.scene["events"][0])  # events of the user's stand behind those of rows
        key, pair, change = log["row"], log["pair"], log["change"]
        bad = (key < -rows) | (key >= max(shapes**2, 1) * FEATURES) | (change < 0)
        bad |= (key >= 0) & ((pair < 0) | (pair >= pairs))
        before, after = change // 16, change % 16
        bad |= (np.maximum(before, after) > ALONG + 3) | (
            (np.maximum(before, after) >= ALONG) & (np.minimum(before, after) < ALONG)
        )
    if bad.any():
        raise FileError(f"{what} holds events of what this model does not have. It is damaged or forged.")
