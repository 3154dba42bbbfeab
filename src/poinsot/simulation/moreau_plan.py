"""What time-stepping makes of a scene: which links are near, how many contacts there may be; the record of a tree."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from poinsot.code.records import Arrays
from poinsot.code.texts.nearest_support import ROWS, WIDE
from poinsot.motion.stepping import BOX, CAPSULE, CYLINDER, HULL, PLANE
from poinsot.simulation.loops.moreau_patches import MOST
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_shapes import LOWEST
from poinsot.simulation.loops.tree_records import PLACE, Branches

if TYPE_CHECKING:
    from poinsot.motion.kernels import CompiledFunction
    from poinsot.motion.stepping import Stepping
    from poinsot.simulation.loops.run_records import Plan, Work

TREE_KERNELS = ("loads", "balance", "stored")
"""Kernels of a tree of what is no table."""
KEPT = ("energy", "now", "lasted", "old", "swept", "hardest", "unsolved", "contacts", "pushed", "logged", "drained",
        "left_out", "noted", "relented", "ended")  # fmt: skip
"""What a wider kernel's arrays take over of the record."""
AROUND = 16
"""Contacts of a free body at most, on average."""
LOG = 4096
"""Events at least, before the log is emptied."""
DENSE = 256
"""Contacts of a mechanism at most, whose W is a dense matrix."""
ACTIVE = 288
"""Rows at most that are solved at once."""


def nearest_links(scene: Arrays[Scene], touch: Arrays[Touch]) -> list[int]:
    """The links in the order of the distance between balls around their shapes and around possible partners."""
    at, pairs = touch["place"].reshape(-1, 12), scene["pairs"].reshape(-1, 3)
    link, reach, flat = scene["link"], scene["reach"], scene["kind"] == PLANE
    least = np.full(int(scene["links"][0]) + 1, np.inf)  # the last of the ground
    for one, other in ((pairs[:, 0], pairs[:, 1]), (pairs[:, 1], pairs[:, 0])):
        between = at[one, 9:] - at[other, 9:]
        above, apart = (between * at[other, 2:9:3]).sum(axis=1), np.linalg.norm(between, axis=1) - reach[other]
        np.minimum.at(least, link[one], np.where(flat[one], np.inf, np.where(flat[other], above, apart) - reach[one]))
    found: list[int] = np.argsort(least[:-1], kind="stable").tolist()
    return found


def most_contacts(scene: Arrays[Scene]) -> int:
    """Contacts that there may be at once."""
    kind, corners_of = scene["kind"], scene["count"]
    if scene["grid"][0]:
        return AROUND * len(kind) + 64
    each = {CAPSULE: 3, BOX: 8, PLANE: 1, HULL: 0, CYLINDER: 8}
    total = 0
    for a, b, _ in scene["pairs"]:
        kinds = {int(kind[a]), int(kind[b])}
        if PLANE not in kinds and max(kinds) > CAPSULE:
            total += MOST
            continue
        corners = min(int(corners_of[a] + corners_of[b]), LOWEST)
        total += max(corners, *(each.get(kind, 1) for kind in kinds))
    return max(total, 1)


def touch_for(
    plan: Plan,
    work: Work,
    scene: Arrays[Scene],
    stepping: Stepping,
    kernel: CompiledFunction | None,
    active: dict[str, Any],
    working: int,
) -> Arrays[Touch]:
    """The arrays of the steps; `working` numbers of the workspace of a tree."""
    P, m, ns, free = stepping.links, stepping.rows, len(scene["kind"]), bool(scene["free"][0])
    tree = int(scene["tree"][0])
    K = most_contacts(scene) if free else min(most_contacts(scene), DENSE)
    events, nv, held = (int(scene[name][0]) for name in ("events", "nv", "held"))
    turns = int(scene["turns"][0])
    N, log = (3 + 3 * turns) * K + m, int(active["kept"]) + 3 * K + 2 * m + events
    at_once, blocks = min(P, 2 * K), m + min(P, 2 * K)
    C = 6 * at_once + m if tree else 6 * len(active["links"]) + len(active["rows"])
    booked = 0 if stepping.books is None else stepping.books.outputs["work"][0] - 2
    booked = booked if stepping.tree is None else int(stepping.tree["powers"])
    given_out = {} if kernel is None else {name: prod(shape) for name, shape in kernel.outputs.items()}
    begins, size = _places(given_out if stepping.tree is None else tree_outputs(stepping.tree))
    out = max(size, len(work.energy), 1)
    given = len(work.x) + 2 + len(work.held)
    column, row_column = np.full(P, -1), np.full(m, -1)
    column[list(active["links"])] = np.arange(len(active["links"]))
    row_column[list(active["rows"])] = 6 * len(active["links"]) + np.arange(len(active["rows"]))
    cells = 1 << max(4, int(np.ceil(np.log2(2 * ns + 1)))) if scene["grid"][0] else 1
    table = 1 << int(np.ceil(np.log2(2 * K + 2)))
    dense = 0 if free else N
    slots = active["slots"]
    every, kept = int(slots[:, 1].sum()), len(work.states) if len(slots) else 0
    F, L = (P, K) if free else (0, 0)
    wide, active_size = 1 if free else N, min(N, ACTIVE)
    shapes: dict[str, tuple[int, ...]] = {
        "given": (given,), "asked": (given + nv + held,), "moving": (2 * len(work.x) + nv + 1,),
        "carried": (nv,), "workspace": (working,), "out": (out,), "twist": (P, 6), "freely": (P, 6), "after": (P, 6),
        "pose": (P, 12), "place": (ns, 12), "speed": (ns,), "gap": (K,), "normal": (K, 3), "point": (K, 3),
        "frame": (K, 9), "coefficient": (wide, 12), "response": (wide, C), "own": (K, 9), "friction": (K,),
        "before": (N,), "free": (N,), "warm": (K + m,), "lost": (K + m,), "total": (K + m,), "some": (K + m,),
        "shift": (nv,), "told": (log, 3), "bias": (N,), "u": (N,), "impulse": (N,), "partial": (N,), "leaving": (P, 6),
        "moved": (nv + held,), "half": (tree * at_once, nv, 6), "scaled": (tree * at_once, nv, 6),
        "row_half": (tree * m, nv), "row_scaled": (tree * m, nv), "lower": (tree * nv * nv,),
        "gamma": (2, events), "watched": (given - 1,), "force": (C,), "W": (dense, dense),
        "low": (m,), "high": (m,), "row_gap": (m,), "row_known": (m,), "push": (K + m,), "left": (K + m,),
        "known": (K, 3), "known_turn": (K, 3), "turn": (K, 3), "grip": (K, 2),
        "local": (8,), "block": (9,), "right": (4,), "spare": (18,), "corner": (32, 3),
        "clipped": (32, 3), "convex": (ROWS, WIDE), "shown_at": (len(work.x),), "shown": (every, 7),
        "pushing": (kept, 3 * every), "spot": (K if free else 1, 32), "motion": (P + 1, 16), "begun": (P, 18),
        "last_impulse": (N,), "active": (active_size, active_size), "change": (3 * active_size,),
    }  # fmt: skip
    whole = {
        "landed": (K + m,),
        "side": (3, events),
        "root": (K + m,),
        "hit": (K + m,),
        "mode": (K, 3),
        "mode_known": (K, 3),
        "row_mode": (m, 3),
    }
    whole |= {
        "spin": (K,),
        "spun": (K,),
        "shares": (K,),
        "seen": (K,),
        "last": (P,),
        "event": (log, 3),
        "picked": (2 * active_size + 3,),
    }
    whole |= {"label": (L,), "order_of": (2, L), "heads": (ns + P + 1,), "joins": (2 * L,), "joins_first": (F + 2,)}
    whole |= {"island": (F,), "begin": (F + 1,), "crew": (F,), "crew_first": (F + 1,), "waits": (F,)}
    whole |= {"near": (P,), "reaches": (tree * blocks * nv,), "order": (tree * blocks * nv,), "reached_by": (blocks,)}
    whole |= {"lower_begin": (nv + 1,), "lower_index": (tree * nv * nv,), "both": (nv,)}
    whole |= {"who": (K, 4), "row": (m,), "key": (K,), "head": (cells,), "following": (ns,)}
    arrays: dict[str, NDArray[Any]] = {name: np.zeros(shape) for name, shape in shapes.items()}
    arrays |= {name: np.zeros(shape, dtype=np.int64) for name, shape in whole.items()}
    for name, shape in {"freed": (C,), "inverse": (C, C), "answers": (nv + held, C)}.items():
        own = arrays["out"][begins[name] :][: int(np.prod(shape))] if name in begins else None
        arrays[name] = np.zeros(shape if tree else 0) if own is None else own
    arrays |= {"column": column.astype(np.int64), "row_column": row_column.astype(np.int64)}
    arrays["slot"] = slots
    arrays["table"] = np.full(table, -1, dtype=np.int64)
    numbers = {
        "data": 0 if kernel is None else kernel.address,
        "columns": 0 if tree else C,
        **{f"{name}_at": begins.get(name, 0) for name in ("twists", "poses", "gaps", "axes", "weights")},
        "factors_at": begins.get("lower", 0),
        "booked": booked,
        "given_size": given,
        "watched_size": given - 1,
        "out_size": out,
        "most": K,
        "wide": N,
        "dense": dense,
        "table_size": table,
        "cells": cells,
        "log_size": log,
        "slots": every,
        "listens": int("heard" in active),
        "pushing_rows": kept,
        "bodies": P + 1,
        "islands": 0,
        "active_size": active_size,
    }
    return Arrays(Touch, arrays | numbers)


def branches(given: Mapping[str, Any]) -> tuple[Arrays[Branches], int]:
    """The record of a tree by its tables, and how many numbers a run of it works in; without tables, none."""
    if not given:
        return Arrays(Branches, {}), 0
    n, nv, columns = (int(given[name]) for name in ("nodes", "nv", "columns"))
    state = {
        "known": int(given["nq"]) + nv + 2,
        "pose": PLACE * n,
        "axis": 6 * columns,
        "own": 10 * n,
        "carried": 10 * n,
        "mass": nv * nv,
        "moving": 12 * n,
        "force": 6 * n,
        "bias": nv,
        "spare": 48,
    }
    beside = {"factor": nv * nv, "solved": nv, "far": int(given["far_size"])}
    places, slot = _places(state)
    more, size = _places(beside)
    first = 1 + 2 * slot
    lies = {f"{name}_at": at for name, at in places.items() if name != "known"}
    lies |= {f"{name}_at": first + at for name, at in more.items()}
    kernels = {name: 0 if given[name] is None else given[name].address for name in TREE_KERNELS}
    return Arrays(Branches, {**given, **kernels, **lies, "slot_size": slot}), first + size


def tree_outputs(given: Mapping[str, Any]) -> dict[str, int]:
    """What `free_motion` gives, and how many numbers of each."""
    nv, m, P = (int(given[name]) for name in ("nv", "rows", "posed"))
    found = {"free": nv, "lags": int(given["slow"]), "lower": nv * (nv - 1) // 2, "pivots": nv}
    found |= {"axes": 9 * int(given["leading"]), "weights": int(given["weights"]), "twists": 6 * P, "poses": 12 * P}
    return found | {"gaps": m, "rates": m, "bounds": 2 * m, "told": 2 * m}


def _places(sizes: Mapping[str, int]) -> tuple[dict[str, int], int]:
    """Where numbers of these sizes begin, one behind the other, and how many there are."""
    ends = np.cumsum([0, *sizes.values()]).tolist()
    return dict(zip(sizes, ends, strict=False)), ends[-1]
