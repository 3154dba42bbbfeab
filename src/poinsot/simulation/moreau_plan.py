"""What time-stepping makes of a scene: which links are near, how many contacts there may be; kernels of a tree.

These are the address of one text, which is shipped with the wheel, and the tables of the tree, for any robot.
Law: as the kernels of `motion.stepping_kernels`, tests/simulation/test_tree_tables.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from poinsot.code import Block
from poinsot.code.records import Arrays
from poinsot.code.texts.nearest_support import ROWS, WIDE
from poinsot.motion.stepping import BOX, CAPSULE, CYLINDER, HULL, PLANE
from poinsot.records import dataclass
from poinsot.simulation.loops.entries import TREES
from poinsot.simulation.loops.moreau_patches import MOST
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_shapes import LOWEST
from poinsot.simulation.loops.tree_records import PLACE, Branches

if TYPE_CHECKING:
    from poinsot.motion.kernels import CompiledFunction
    from poinsot.motion.stepping import Stepping
    from poinsot.simulation.loops.run_records import Plan, Work

KEPT = ("energy", "now", "lasted", "old", "swept", "hardest", "unsolved", "contacts", "pushed", "logged", "drained",
        "left_out", "noted", "relented", "ended")  # fmt: skip
"""What a wider kernel's arrays take over of the record."""
_CALLER = """
define void @{name}(ptr %in, ptr %out) {{
  %places = alloca [2 x i64]
  %first = ptrtoint ptr %in to i64
  store i64 %first, ptr %places
  %next = getelementptr i64, ptr %places, i64 1
  %second = ptrtoint ptr %out to i64
  store i64 %second, ptr %next
  %where = ptrtoint ptr %places to i64
  call i64 inttoptr (i64 {entry} to ptr)(ptr inttoptr (i64 {block} to ptr), i64 %where)
  ret void
}}
"""
"""A kernel by its address: an entry that is handed the tables of a tree, and where inputs and outputs lie."""
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
) -> Arrays[Touch]:
    """The arrays of the steps."""
    P, m, ns, free = stepping.links, stepping.rows, len(scene["kind"]), bool(scene["free"][0])
    tree = int(scene["tree"][0])
    K = most_contacts(scene) if free else min(most_contacts(scene), DENSE)
    events, nv, held = (int(scene[name][0]) for name in ("events", "nv", "held"))
    turns = int(scene["turns"][0])
    N, log = (3 + 3 * turns) * K + m, int(active["kept"]) + 3 * K + 2 * m + events
    at_once, blocks = min(P, 2 * K), m + min(P, 2 * K)
    C = 6 * at_once + m if tree else 6 * len(active["links"]) + len(active["rows"])
    begins, size = dict[str, int](), 0
    for name, shape in ({} if kernel is None else kernel.outputs).items():
        begins[name], size = size, size + int(np.prod(shape))
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
        "given": (given,), "asked": (given + nv + held,), "moving": (2 * len(work.x) + nv + 1,), "carried": (nv + 1,),
        "out": (out + 1,), "twist": (P, 6), "freely": (P, 6), "after": (P, 6),
        "pose": (P, 12), "place": (ns, 12), "speed": (ns,), "gap": (K,), "normal": (K, 3), "point": (K, 3),
        "frame": (K, 9), "coefficient": (wide, 12), "response": (wide, C), "own": (K, 9), "friction": (K,),
        "before": (N,), "free": (N,), "warm": (K + m,), "lost": (K + m,), "total": (K + m,), "some": (K + m,),
        "shift": (nv,), "told": (log, 3), "bias": (N,), "u": (N,), "impulse": (N,), "partial": (N,), "leaving": (P, 6),
        "moved": (nv + held,), "half": (tree * at_once, nv, 6), "scaled": (tree * at_once, nv, 6),
        "row_half": (tree * m, nv), "row_scaled": (tree * m, nv), "lower": (tree * nv * nv,),
        "gamma": (2, events), "watched": (given - 1,), "force": (C,), "W": (dense, dense),
        "low": (m,), "high": (m,), "row_gap": (m,), "row_known": (m,), "push": (K + m,), "left": (K + m,),
        "known": (K, 3), "known_turn": (K, 3), "turn": (K, 3), "grip": (K, 2),
        "local": (8,), "block": (9,), "right": (4,), "spare": (19,), "corner": (32, 3),
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
    arrays["workspace"] = np.zeros(kernel.work_size if isinstance(kernel, TreeKernel) else 0)
    for name, at in (("out", size), ("spare", 18), ("carried", nv)) if len(arrays["workspace"]) else ():
        arrays[name].view(np.int64)[at] = arrays["workspace"].ctypes.data
    arrays["table"] = np.full(table, -1, dtype=np.int64)
    numbers = {
        "data": 0 if kernel is None else kernel.address,
        "columns": 0 if tree else C,
        **{f"{name}_at": begins.get(name, 0) for name in ("twists", "poses", "gaps", "axes", "weights")},
        "factors_at": begins.get("lower", 0),
        "booked": 0 if stepping.books is None else stepping.books.outputs["work"][0] - 2,
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


@dataclass(frozen=True, eq=False)
class TreeKernel:
    """A kernel as loops call it; behind its outputs it finds the address of a run's workspace, of so many numbers."""

    address: int
    inputs: Mapping[str, tuple[int, ...]]
    outputs: Mapping[str, tuple[int, ...]]
    work_size: int
    kept: object


def tree_kernels(given: Mapping[str, Any]) -> dict[str, TreeKernel]:
    """links, balance, energy, carried, retract of a tree, by its tables."""
    fields = {name: each for name, each in given.items() if name not in ("loads", "balance", "stored")}
    n, nv, m, P = (int(given[name]) for name in ("nodes", "nv", "rows", "posed"))
    slow, columns, powers = int(given["slow"]), int(given["columns"]), int(given["powers"])
    links = {"free": nv, "lags": slow, "lower": nv * (nv - 1) // 2, "pivots": nv, "axes": 9 * int(given["leading"])}
    links |= {
        "weights": int(given["weights"]),
        "twists": 6 * P,
        "poses": 12 * P,
        "gaps": m,
        "rates": m,
        "bounds": 2 * m,
        "told": 2 * m,
    }
    lies = {
        "known": int(given["nq"]) + nv + 2,
        "pose": PLACE * n,
        "axis": 6 * columns,
        "own": 10 * n,
        "carried": 10 * n,
    }
    lies |= {"mass": nv * nv, "moving": 12 * n, "force": 6 * n, "bias": nv, "spare": 48}
    beside = {"factor": nv * nv, "solved": nv, "far": int(given["far_size"])}
    slot = sum(lies.values())
    places = dict(zip(lies, np.cumsum([0, *lies.values()]).tolist(), strict=False))
    places |= dict(zip(beside, (1 + 2 * slot + np.cumsum([0, *beside.values()])).tolist(), strict=False))
    size, work = max(sum(links.values()), powers + 2), 1 + 2 * slot + sum(beside.values())
    kernels = {name: given[name] for name in ("loads", "balance", "stored")}
    fields |= {f"{name}_at": at for name, at in places.items() if name != "known"}
    fields |= {name: 0 if each is None else each.address for name, each in kernels.items()}
    tables = Arrays(Branches, {**fields, "slot_size": slot})
    block = Block(tables.record)
    nx, h = int(given["nq"]) + nv + slow, {"t": 1, "u": int(given["sampled"]), "h": 1}
    takes: dict[str, dict[str, int]] = {
        "links": {"x": nx, **h},
        "balance": {"x": nx, **h, "v": nv},
        "energy": {"x": nx},
        "carried": {"x": nx, "v": nv, "y": nx, "h": 1},
        "retract": {"x0": nx, "xi": 2 * nv + slow},
    }
    sizes: dict[str, dict[str, int]] = {
        "links": {**links, "spare": size - sum(links.values())},
        "balance": {"work": powers + 2, "spare": size - powers - 2},
        "energy": {"energy": 1, "spare": 17},
        "carried": {"v": nv},
        "retract": {"state": nx},
    }
    text = "".join(_CALLER.format(name=name, entry=TREES.address(name, block), block=block.address) for name in sizes)
    from poinsot.renderers.llvm.target import LoadedObject, compile_object, host

    machine = host()
    loaded = LoadedObject(compile_object(text, machine), machine)
    kept = loaded, tables, block, kernels
    return {
        name: TreeKernel(loaded.address(name), _shapes(takes[name]), _shapes(own), work, kept)
        for name, own in sizes.items()
    }


def _shapes(sizes: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
    return {name: (count,) for name, count in sizes.items()}
