"""What time-stepping makes of a scene: which links are near, how many contacts there may be; the record of a tree."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

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
"""The kernels that a tree's tables refer to."""
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
    numbers = _sizes(work, scene, stepping, kernel, active)
    links, rows, slots, nv = active["links"], active["rows"], active["slots"], numbers["nv"]
    columns = {"column": np.full(stepping.links, -1), "row_column": np.full(stepping.rows, -1)}
    columns["column"][list(links)] = np.arange(len(links))
    columns["row_column"][list(rows)] = 6 * len(links) + np.arange(len(rows))
    floats: dict[str, int | tuple[int, ...]] = {
        "moving": 2 * len(work.x) + nv + 1,
        "workspace": working,
        "shown_at": len(work.x),
    }
    floats |= {"place": (len(scene["kind"]), 12), "spare": 18, "convex": (ROWS, WIDE)}
    if scene["free"][0]:  # they need no coefficients, others none of their contacts
        floats |= {"coefficient": (1, 12)}
    else:
        floats |= {"spot": (1, 32)}
    return Arrays.sized(
        Touch,
        {
            **numbers,
            **columns,
            **{name: np.zeros(size) for name, size in floats.items()},
            **_columns(scene, stepping, kernel, numbers, 6 * len(links) + len(rows)),
            "heads": np.zeros(len(scene["kind"]) + stepping.links + 1, dtype=np.int64),
            "slot": slots,
            "table": np.full(numbers["table_size"], -1, dtype=np.int64),
        },
    )


def _sizes(
    work: Work, scene: Arrays[Scene], stepping: Stepping, kernel: CompiledFunction | None, active: dict[str, Any]
) -> dict[str, int]:
    """The numbers of the steps, and what sizes of arrays follow from."""
    P, m, free, slots = stepping.links, stepping.rows, scene.number("free"), active["slots"]
    events, nv, held, shapes = (scene.number(name) for name in ("events", "nv", "held", "shapes"))
    K = most_contacts(scene) if free else min(most_contacts(scene), DENSE)
    N, given = (3 + 3 * scene.number("turns")) * K + m, len(work.x) + 2 + len(work.held)
    begins, size = _places(_outputs(stepping, kernel))
    booked = 0 if stepping.books is None else stepping.books.outputs["work"][0] - 2
    every = int(slots[:, 1].sum())
    return {
        "data": 0 if kernel is None else kernel.address,
        **{f"{name}_at": begins.get(name, 0) for name in ("twists", "poses", "gaps", "axes", "weights")},
        "factors_at": begins.get("lower", 0),
        "booked": booked if stepping.tree is None else int(stepping.tree["powers"]),
        "given_size": given,
        "watched_size": given - 1,
        "out_size": max(size, len(work.energy), 1),
        "most": K,
        "wide": N,
        "dense": 0 if free else N,
        "table_size": 1 << int(np.ceil(np.log2(2 * K + 2))),
        "cells": 1 << max(4, int(np.ceil(np.log2(2 * shapes + 1)))) if scene.number("grid") else 1,
        "log_size": int(active["kept"]) + 3 * K + 2 * m + events,
        "slots": every,
        "listens": int("heard" in active),
        "pushing_rows": len(work.states) if len(slots) else 0,
        "bodies": P + 1,
        "active_size": min(N, ACTIVE),
        "links": P,
        "shapes": shapes,
        "scalars": m,
        "nv": nv,
        "held": held,
        "events": events,
    }


def _outputs(stepping: Stepping, kernel: CompiledFunction | None) -> dict[str, int]:
    """The outputs of the motion without rows: name → size."""
    if stepping.tree is not None:
        return tree_outputs(stepping.tree)
    return {} if kernel is None else {name: prod(shape) for name, shape in kernel.outputs.items()}


def _columns(
    scene: Arrays[Scene], stepping: Stepping, kernel: CompiledFunction | None, numbers: Mapping[str, int], C: int
) -> dict[str, object]:
    """The arrays of columns: of trees for all links that may touch at once, else parts of the kernel's outputs."""
    P, m, nv, tree = stepping.links, stepping.rows, numbers["nv"], scene.number("tree")
    at_once = min(P, 2 * numbers["most"])
    C = 6 * at_once + m if tree else C
    floats = {"response": 1 if scene.number("free") else numbers["wide"] * C, "force": C}
    floats |= {"half": 6 * at_once * nv * tree, "scaled": 6 * at_once * nv * tree, "lower": tree * nv * nv}
    floats |= {"row_half": tree * m * nv, "row_scaled": tree * m * nv}
    whole = {"reaches": tree * (m + at_once) * nv, "order": tree * (m + at_once) * nv, "reached_by": m + at_once}
    whole |= {"lower_begin": nv + 1, "lower_index": tree * nv * nv, "both": nv}
    found: dict[str, object] = {name: np.zeros(size) for name, size in floats.items()}
    found |= {name: np.zeros(size, dtype=np.int64) for name, size in whole.items()}
    out, begins = np.zeros(numbers["out_size"]), _places(_outputs(stepping, kernel))[0]
    for name, size in {"freed": C, "inverse": C * C, "answers": (nv + numbers["held"]) * C}.items():
        found[name] = out[begins[name] :][:size] if name in begins else np.zeros(size * tree)
    return found | {"out": out, "columns": 0 if tree else C}


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
