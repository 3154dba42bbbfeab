"""What time-stepping makes of a scene: which links are near, how many contacts there may be; the record of a tree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.code.records import Arrays
from poinsot.code.texts.nearest_support import ROWS, WIDE
from poinsot.motion.stepping import BOX, CAPSULE, CYLINDER, HULL, PLANE
from poinsot.simulation.loops.moreau_patches import MOST
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_shapes import LOWEST
from poinsot.simulation.loops.tree_records import LOOP, PLACE, Branches

if TYPE_CHECKING:
    from poinsot.motion.stepping import Stepping
    from poinsot.simulation.loops.run_records import Work

TREE_KERNELS = ("loads", "balance", "stored", "laws", "couples", "given", "pairs", "chart")
"""The kernels that a tree's tables refer to."""
KEPT = ("energy", "now", "lasted", "old", "swept", "hardest", "unsolved", "contacts", "pushed", "logged", "drained",
        "left_out", "noted", "relented", "ended")  # fmt: skip
"""Fields of the record that a run is resumed with."""
AROUND = 16
"""Contacts of a free body at most, on average."""
LOG = 4096
"""Events at least, before the log is emptied."""
DENSE = 256
"""Contacts of a mechanism at most, whose W is a dense matrix."""
ACTIVE = 288
"""Rows at most that are solved at once."""
FILL, PRODUCTS = 16, 512
"""Blocks above the diagonal, and their products, by free body at most (`moreau_blocks`)."""


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


def touch_for(work: Work, scene: Arrays[Scene], stepping: Stepping, kept: int, slots: Ints) -> Arrays[Touch]:
    """The arrays of the steps, with so many entries of the log at least."""
    numbers = _sizes(work, scene, stepping, kept, slots)
    nv = numbers["nv"]
    columns = {"column": np.full(stepping.links, -1), "row_column": np.full(stepping.rows, -1)}
    floats: dict[str, int | tuple[int, ...]] = {"moving": 2 * len(work.x) + nv + 1, "shown_at": len(work.x)}
    floats |= {"place": (len(scene["kind"]), 12), "spare": 18, "convex": (ROWS, WIDE)}
    if scene["free"][0]:  # they need no coefficients, others none of their contacts
        floats |= {"coefficient": (1, 12)}
    else:
        floats |= {"spot": (1, 32), "inner": (1, 29)}
    return Arrays.sized(
        Touch,
        {
            **numbers,
            **columns,
            **{name: np.zeros(size) for name, size in floats.items()},
            **_columns(scene, stepping, numbers),
            "heads": np.zeros(len(scene["kind"]) + stepping.links + 1, dtype=np.int64),
            "slot": slots,
            "table": np.full(numbers["table_size"], -1, dtype=np.int64),
        },
    )


def _sizes(work: Work, scene: Arrays[Scene], stepping: Stepping, kept: int, slots: Ints) -> dict[str, int]:
    """The numbers of the steps, and what sizes of arrays follow from."""
    P, m, free = stepping.links, stepping.rows, scene.number("free")
    events, nv, shapes = (scene.number(name) for name in ("events", "nv", "shapes"))
    K = most_contacts(scene) if free else min(most_contacts(scene), DENSE)
    N, given = (3 + 3 * scene.number("turns")) * K + m, len(work.x) + 2 + len(work.held)
    begins, size = _places(_outputs(stepping))
    every = int(slots[:, 1].sum())
    return {
        **{f"{name}_at": begins.get(name, 0) for name in ("twists", "poses", "gaps", "axes", "weights")},
        "factors_at": begins.get("lower", 0),
        "given_size": given,
        "watched_size": given - 1,
        "out_size": max(size, len(work.books.energy), 1),
        "most": K,
        "wide": N,
        "dense": 0 if free else N,
        "table_size": 1 << int(np.ceil(np.log2(2 * K + 2))),
        "cells": 1 << max(4, int(np.ceil(np.log2(2 * shapes + 1)))) if scene.number("grid") else 1,
        "log_size": kept + 3 * K + 2 * m + events,
        "slots": every,
        "pushing_rows": len(work.samples.states) if len(slots) else 0,
        "bodies": P + 1,
        "active_size": min(N, ACTIVE),
        "fill": FILL * P if free else 0,
        "products": PRODUCTS * P if free else 0,
        "links": P,
        "shapes": shapes,
        "scalars": m,
        "nv": nv,
        "ties": int(stepping.tree["ties"]) if stepping.tree else 0,
        "events": events,
    }


def _outputs(stepping: Stepping) -> dict[str, int]:
    """The results of the free motion by name, and their sizes."""
    given = stepping.tree
    if given is None:
        return {}
    nv, m, P = (int(given[name]) for name in ("nv", "rows", "posed"))
    found = {"free": nv, "lags": int(given["slow"]), "lower": nv * (nv - 1) // 2, "pivots": nv}
    found |= {"axes": 9 * int(given["leading"]), "weights": int(given["weights"]), "twists": 6 * P, "poses": 12 * P}
    return found | {"gaps": m, "rates": m, "bounds": 2 * m, "told": 2 * m}


def _columns(scene: Arrays[Scene], stepping: Stepping, numbers: Mapping[str, int]) -> dict[str, object]:
    """The arrays of columns, for all links that may touch at once."""
    m, nv, tree = stepping.rows, numbers["nv"], 1 - scene.number("free")
    at_once = min(stepping.links, 2 * numbers["most"])
    C = 6 * at_once + m
    floats = {"response": 1 if scene.number("free") else numbers["wide"] * C, "force": C}
    floats |= {"half": 6 * at_once * nv * tree, "scaled": 6 * at_once * nv * tree, "lower": tree * nv * nv}
    floats |= {"row_half": tree * m * nv, "row_scaled": tree * m * nv, "freed": tree * C, "inverse": tree * C * C}
    floats |= {"met": C * numbers["ties"], "bound": C * numbers["ties"]}
    whole = {"reaches": tree * (m + at_once) * nv, "order": tree * (m + at_once) * nv, "reached_by": m + at_once}
    whole |= {"lower_begin": nv + 1, "lower_index": tree * nv * nv, "both": nv}
    found: dict[str, object] = {name: np.zeros(size) for name, size in floats.items()}
    return found | {name: np.zeros(size, dtype=np.int64) for name, size in whole.items()}


def branches(given: Mapping[str, Any]) -> Arrays[Branches]:
    """The record of a tree by its tables, and the workspace of a run."""
    if not given:
        return Arrays(Branches, {})
    n, nq, nv, columns, m, loops = (int(given[name]) for name in ("nodes", "nq", "nv", "columns", "ties", "loops"))
    nx = nq + nv + int(given["slow"])
    state = {
        "known": nq + nv + 3,
        "pose": PLACE * n,
        "axis": 6 * columns,
        "own": 10 * n,
        "carried": 10 * n,
        "mass": nv * nv,
        "moving": 12 * n,
        "force": 6 * n,
        "bias": nv,
        "spare": 48,
        "own_pairs": int(given["told"]),
        "between": LOOP * loops,
        "asked": 18 * int(given["bent"]),
        "told": 8 * m,
        "far_ties": (nv + 2) * m if given["couples"] else 0,
        "error": m,
        "tied": m * nv,
    }
    beside = {"factor": nv * nv, "solved": nv, "far": int(given["far_size"])}
    beside |= {"half": m * nv, "scaled": m * nv, "among": m * m, "yields": m * m, "soft": 2 * m, "held": m}
    beside |= {"bound": 3 * m, "times": 1 + 2 * int(given["motions"]), "tried": 3 * m + 2 * nx - nq + nv}
    places, slot = _places(state)
    more, size = _places(beside)
    first = 1 + 2 * slot
    lies = {f"{name}_at": at for name, at in places.items() if name != "known"}
    lies |= {f"{name}_at": first + at for name, at in more.items()}
    kernels = {name: 0 if given[name] is None else given[name].address for name in TREE_KERNELS}
    numbers = {name: each for name, each in given.items() if name != "told"}
    return Arrays(Branches, {**numbers, **kernels, **lies, "slot_size": slot, "workspace": np.zeros(first + size)})


def _places(sizes: Mapping[str, int]) -> tuple[dict[str, int], int]:
    """Where numbers of these sizes begin, one behind the other, and how many there are."""
    ends = np.cumsum([0, *sizes.values()]).tolist()
    return dict(zip(sizes, ends, strict=False)), ends[-1]
