"""What the loop of time-stepping works on: a `SCENE` that stays the same in a run, and a `TOUCH` that it changes.

Both are records of numbers and of addresses of arrays, which `Arrays` keeps; texts see these as `vector(address, n)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.motion.stepping import BOX, CAPSULE, CYLINDER, HULL, PLANE
from poinsot.simulation.loops.moreau_shapes import LOWEST

SCENE_ARRAYS: Mapping[str, str] = {
    "kind": "[ns] of shapes, `moreau_shapes`",
    "link": "[ns] place among the posed links, −1: the ground",
    "size": "[ns, 4] radius; half edges of a box, the third also half the length of a capsule",
    "shape": "[ns, 12] pose in its link, rotation by rows, then place",
    "reach": "[ns] radius of a ball about its origin; inf: without end",
    "first": "[ns] of the vertices of a hull",
    "count": "[ns]",
    "vertices": "[·, 3]",
    "pairs": "[·, 3] shapes and numbers of what may meet",
    "group": "[ns, 2] category and mask, of neighbours by a grid",
    "numbers": "[·, 4] restitution, μ static, μ kinetic, 0",
    "losses": "[·, 2] places among the powers of impacts and of friction",
    "row_kind": "[m] 0: unilateral, 1: friction",
    "row_numbers": "[m, 2] restitution, what gaps are measured by",
    "row_losses": "[m]",
    "bodies": "[P, 96] of free bodies: placement 12, inertia 36, its inverse 36, I_c 9, c 3",
    "gravity": "[3]",
    "base": "[F] the freedoms of floating bases",
    "ways": "[E] directions in which guards pass",
    "at": "[P, 2] of free bodies: first coordinate, first freedom",
    "axis_freedom": "[axes] of trees: the freedom of each axis of the links",
    "axis_first": "[P + 1] where the axes begin that lead to each link",
    "axis": "[·] which these are",
    "row_first": "[m + 1] of trees: where the freedoms begin that each row measures",
    "row_freedom": "[·]",
}
TOUCH_ARRAYS: Mapping[str, str] = {
    "column": "[P] of each link among the active ones (of trees those that touch), −1: none; six columns each",
    "row_column": "[m] likewise, one column each, after all links",
    "given": "(x, t, u, h), the kernel's input",
    "asked": "(x, t, u, h, v⁺)",
    "moving": "(x, v̂, y, h), the input of the kernel `carried`",
    "carried": "[nv] what it gives",
    "out": "of the kernel",
    "twist": "[P, 6]",
    "freely": "[P, 6] of free bodies: without contacts; then displacements",
    "after": "[P, 6] of free bodies: twists; then L and v_c in the world",
    "pose": "[P, 12]",
    "place": "[ns, 12]",
    "speed": "[ns]",
    "who": "[K, 4] shapes, pair, feature",
    "gap": "[K]",
    "normal": "[K, 3] from the first shape to the second",
    "point": "[K, 3]",
    "frame": "[K, 9]",
    "spot": "[K, 32] of free bodies: all of a contact, `moreau_pile`",
    "motion": "[P + 1, 16] of free bodies: all of a body in the world; the last is the ground",
    "begun": "[P, 18] of free bodies: velocities without contacts, of the sweep before, before the sweep",
    "last_impulse": "[N] of the sweep before",
    "active": "[A, A] of the rows that are solved at once, `moreau_polish`: W above the diagonal, its factor below",
    "picked": "[2 A + 3] their numbers; the first column of each",
    "change": "[3 A] of their impulses; what is left; the diagonal of W",
    "coefficient": "[N, 12] of the twists of both links; not of free bodies",
    "response": "[N, C]",
    "own": "[K, 9] W of one contact",
    "friction": "[K] μ of the step",
    "before": "[N] velocities before",
    "free": "[N] without contacts",
    "warm": "[K + m] normal impulses that the sweeps begin with: those of the step before",
    "lost": "[K + m] by contacts and rows in the step",
    "root": "[K + m] of what pushes together in a step",
    "total": "[K + m]",
    "some": "[K + m]",
    "shift": "[nv] of positions that are pushed out",
    "hit": "[K + m] whether it is struck, or feels that others are",
    "mode": "[K, 3] of each contact, the entry of its landing, its pair",
    "mode_known": "[K, 3] of those remembered",
    "row_mode": "[m, 3]",
    "told": "[log, 3] time, impulse, energy of what has happened",
    "event": "[log, 3] row (of contacts the key, else −1 − row), pair, 16 · mode before + mode after",
    "seen": "[K] whether what is remembered is still in the list",
    "last": "[P] the contact that has touched a link last",
    "bias": "[N]",
    "u": "[N]",
    "impulse": "[N]",
    "partial": "[N] those by which gaps just close, `moreau_landing`",
    "landed": "[K + m] whether a gap closes by an impact",
    "leaving": "[P, 6] of free bodies: twists by which they are displaced",
    "gamma": "[2, E] guards at the end of a step, at its beginning",
    "side": "[2, E] their signs where they last were not 0; those of what passes, else 0",
    "watched": "(x, t, u), the input of the kernel of guards",
    "force": "[C]",
    "freed": "[C] velocities of columns without impulses",
    "inverse": "[C, C] Λ⁻¹",
    "answers": "[nv, C] M̂⁻¹ Jᵀ where loops are closed",
    "moved": "[nv] M̂⁻¹ Jᵀ f",
    "near": "[P] of trees: the links that touch",
    "half": "[P, nv, 6] Y of links, `moreau_factors`",
    "scaled": "[P, nv, 6] D⁻¹ Y",
    "row_half": "[m, nv] of rows",
    "row_scaled": "[m, nv]",
    "both": "[nv] the freedoms that two blocks reach",
    "reaches": "[blocks, nv] whether a block reaches a freedom",
    "order": "[blocks, nv] the freedoms that it reaches, in falling order",
    "reached_by": "[blocks] how many these are",
    "lower": "[·] entries of L that are not zero, by rows",
    "lower_begin": "[nv + 1]",
    "lower_index": "[·]",
    "W": "[N, N]",
    "low": "[m]",
    "high": "[m]",
    "row_gap": "[m]",
    "row": "[m] which rows are in the list",
    "row_known": "[m] impulse of rows per time, in the step before",
    "push": "[K + m]",
    "left": "[K + m]",
    "key": "[K] of the step before",
    "known": "[K, 3] impulse per time, in the world",
    "table": "[2ᵏ]",
    "head": "cells of the grid",
    "following": "[ns]",
    "local": "[8]",
    "block": "[9]",
    "right": "[4]",
    "spare": "[18]",
    "corner": "[32, 3]",
    "clipped": "[32, 3]",
    "slot": "[pairs, 2] the first place of a pair among those that samples show, and how many it has",
    "shown_at": "[nx] the state that is looked at",
    "shown": "[slots, 7] gap, point, normal",
    "pushing": "[rows, 3 slots] forces kept with samples",
}
SCENE = np.dtype(
    [(name, np.float64) for name in ("length", "fall", "tolerance", "deep")]
    + [
        (name, np.int64)
        for name in (
            "books",
            "energy",
            "carried",
            "guards",
            "nv",
            "slow",
            "free",
            "tree",
            "axes",
            "path_size",
            "row_size",
            "grid",
            "ports",
            "remainder",
            "sweeps",
        )
    ]
    + [
        (name, np.int64)
        for name in ("links", "shapes", "rows", "corners", "pair_count", "materials", "correction", "bases", "events")
    ]
    + [(name, np.int64) for name in SCENE_ARRAYS]
)
"""`length` of the system [m], `fall` the size of gravity, `tolerance` of velocities, as a share of the largest that
free motion has at a contact (of free bodies: by energy, of what contacts change), gaps below −`deep` are pushed out
[m]. Kernels `books`: (x, t, u, h, v⁺) → energies through ports and dampers in the step, `energy`: x → that of all
storages, `carried`: (x, v̂, y, h) → velocities at y, of so many freedoms of `bases` that float, `guards`: (x, t, u) → γ
of so many `events`. `free` bodies have no kernel; that of a `tree` gives the factors of M̂, so many `axes` of freedoms
and weights of rows, `moreau_factors`; `grid`: neighbours are found by one; `remainder`, `correction`: the
places of the scheme's own loss and of what positions that are put right take among the powers; `sweeps` at most, in a
step."""
TOUCH = np.dtype(
    [(name, np.float64) for name in ("energy", "now", "lasted", "smooth", "kinetic", "scheme", "reached")]
    + [(name, np.int64) for name in ("data", "columns", "twists_at", "poses_at", "gaps_at", "booked", "given_size")]
    + [
        (name, np.int64)
        for name in ("out_size", "most", "wide", "dense", "table_size", "cells", "bodies", "active_size")
    ]
    + [(name, np.int64) for name in ("count", "rows", "size", "old", "overflow", "wanted", "lands", "happened")]
    + [(name, np.int64) for name in ("watched_size", "near_links", "factors_at", "axes_at", "weights_at")]
    + [(name, np.int64) for name in ("swept", "hardest", "unsolved", "contacts", "pushed")]
    + [
        (name, np.int64)
        for name in ("log_size", "logged", "drained", "left_out", "noted", "full", "relented", "slots", "pushing_rows")
    ]
    + [(name, np.int64) for name in TOUCH_ARRAYS]
)
"""`energy` stored at the start and `now` [J]; how long the last step `lasted`; of the step the work of what is
`smooth`, the change of `kinetic` energy at the place where it begins, and what contacts take that is the scheme's
own; `data`: the kernel by links, of so many `columns`, and where twists, poses, gaps,
factors, axes and weights begin in what it gives; `near_links` of trees touch now;
`booked` energies by the kernel of books, behind which stand those of `kinetic` and `smooth`. `count` contacts and
`rows` in the list of this step, `old` ones remembered; `overflow`: contacts without room; `wanted`: links or rows
near something that have no columns; `lands`: gaps close by impacts; `happened`: an event, of which the host has to
know. Of the run: sweeps, most of them in a step, steps whose sweeps ended before the
tolerance was met, contacts of all steps, steps in which positions were pushed out. `logged` events in the arrays,
`drained` ones before, `left_out` for want of room; `noted`: there has been a step; `relented`: tries of impacts
that would make energy; `full`: the log wants to be emptied; `slots` in which samples show contacts."""
KEPT = ("energy", "now", "lasted", "old", "swept", "hardest", "unsolved", "contacts", "pushed", "logged", "drained",
        "left_out", "noted", "relented")  # fmt: skip
"""What a wider kernel's arrays take over of the record."""


AROUND = 16
"""Contacts of a free body at most, on average."""


class Arrays:
    """A record [1] and the arrays whose addresses stand in it."""

    def __init__(self, kind: np.dtype[Any], arrays: Mapping[str, NDArray[Any]], numbers: Mapping[str, Any]) -> None:
        self.record = np.zeros(1, kind)
        self.arrays = {name: np.ascontiguousarray(each) for name, each in arrays.items()}
        for name, each in self.arrays.items():
            self.record[name] = each.ctypes.data
        for name, number in numbers.items():
            self.record[name] = number

    def __getitem__(self, name: str) -> NDArray[Any]:
        """An array by name, or a number as an array of one."""
        found: NDArray[Any] = self.arrays[name] if name in self.arrays else self.record[name]
        return found


def nearest_links(scene: Arrays, touch: Arrays) -> list[int]:
    """The links in the order of how near balls around their shapes are to what they may meet."""
    at, pairs = touch["place"].reshape(-1, 12), scene["pairs"].reshape(-1, 3)
    link, reach, flat = scene["link"], scene["reach"], scene["kind"] == PLANE
    least = np.full(int(scene["links"][0]) + 1, np.inf)  # the last of the ground
    for one, other in ((pairs[:, 0], pairs[:, 1]), (pairs[:, 1], pairs[:, 0])):
        between = at[one, 9:] - at[other, 9:]
        above, apart = (between * at[other, 2:9:3]).sum(axis=1), np.linalg.norm(between, axis=1) - reach[other]
        np.minimum.at(least, link[one], np.where(flat[one], np.inf, np.where(flat[other], above, apart) - reach[one]))
    found: list[int] = np.argsort(least[:-1], kind="stable").tolist()
    return found


def most_contacts(scene: Arrays) -> int:
    """Contacts that there may be at once."""
    kind, corners_of = scene["kind"], scene["count"]
    if scene["grid"][0]:
        return AROUND * len(kind) + 64
    each = {CAPSULE: 3, BOX: 8, PLANE: 1, HULL: 0, CYLINDER: 8}
    total = 0
    for a, b, _ in scene["pairs"]:
        kinds = {int(kind[a]), int(kind[b])}
        corners = min(int(corners_of[a] + corners_of[b]), LOWEST)
        total += max(corners, 12 if kinds == {BOX} else max(each.get(kind, 1) for kind in kinds))
    return max(total, 1)
