"""What places of contact say of their rows where a mechanism is: gaps, rates, A along the way to the ground.

    A_rk = Σ ends (m + d × f)·ω_k + f·v_k,   nature_r = Σ ends, freedoms (|m + d × f|² |ω_k|² + |f|² |v_k|²)/M_kk

(m; f) the unit wrench of a row on a link, d from the origin of the link of freedom k, (ω_k; v_k) its twist.
Law: as `multibody.constraints.add_row`, `conditions.natural_size`, tests/switching/test_rows_at_hand.py.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, written_out
from poinsot.code.records import Vector
from poinsot.code.texts.place_records import (
    BIAS,
    COUNT,
    FIRST_LINK,
    FIRST_ROW,
    GAP,
    KIND,
    NATURE,
    NUMBERS,
    PART,
    PLACE,
    POSE,
    ROW,
    RUBS,
    SAID,
    SLIDES,
    TWIST,
    PlaceTables,
    PlaceWork,
    Y,
)


@compiled
def ask(work: PlaceWork, t: PlaceTables, p: int, only_rates: bool, slides: bool, sigma: Vector) -> None:
    """The law of a place at a state; slides: in the directions of σ."""
    pair, seen, links = work.room.pair, work.room.seen, t.links
    at, biases = 0, POSE * links + TWIST * links
    for side in range(2):
        link = t.place[p, FIRST_LINK + side]
        for i in range(POSE if link >= 0 else 0):
            pair[POSE * side + i] = seen[POSE * link + i]
        for i in range(TWIST if link >= 0 else 0):
            pair[2 * POSE + TWIST * side + i] = seen[POSE * links + TWIST * link + i]
            if not only_rates:
                pair[2 * POSE + TWIST * (2 + side) + i] = seen[biases + TWIST * link + i]
    kind, first = t.place[p, KIND], t.place[p, NUMBERS]
    at = 2 * POSE + 2 * TWIST
    if not only_rates:
        at += 2 * TWIST
        for k in range(t.place[p, COUNT]):
            pair[at + k] = 0.0
            if slides:
                row = t.place[p, FIRST_ROW] + k
                pair[at + k] = sigma[row + t.rows] * sigma[row + 2 * t.rows]
        at += t.place[p, COUNT]
    for i in range(t.kind[kind, 2]):
        pair[at + i] = t.number[first + i]
    call_kernel(t.kind[kind, 0 if only_rates else 1], pair, work.room.said)


@compiled
def meet(work: PlaceWork, t: PlaceTables, p: int, k: int, factor: float, A: Vector) -> float:
    """Add a row of a place, times a factor, to A (nv,); how large it is by nature."""
    seen, said, nature, links = work.room.seen, work.room.said, 0.0, t.links
    columns = (POSE + 2 * TWIST) * links
    inertia = columns + TWIST * t.columns
    at = 1 + t.place[p, COUNT] + SAID * k + 2
    for side in range(2):
        link, W = t.place[p, FIRST_LINK + side], at + TWIST * side
        if link < 0:
            continue
        own, c = POSE * link + 9, t.tip[link]
        f, g, h = said[W + 3], said[W + 4], said[W + 5]
        while c >= 0:
            up, i, S = POSE * t.column[c, 0] + 9, t.column[c, 1], columns + TWIST * c
            x, y, z = seen[own] - seen[up], seen[own + 1] - seen[up + 1], seen[own + 2] - seen[up + 2]
            a, b, d = said[W] + (y * h - z * g), said[W + 1] + (z * f - x * h), said[W + 2] + (x * g - y * f)
            turns = a * seen[S] + b * seen[S + 1] + d * seen[S + 2]
            A[i] += factor * (turns + f * seen[S + 3] + g * seen[S + 4] + h * seen[S + 5])
            turning = seen[S] ** 2 + seen[S + 1] ** 2 + seen[S + 2] ** 2
            sliding = seen[S + 3] ** 2 + seen[S + 4] ** 2 + seen[S + 5] ** 2
            moment, force = a * a + b * b + d * d, f * f + g * g + h * h
            nature += (moment * turning + force * sliding) / seen[inertia + (t.nv + 1) * i]
            c = t.column[c, 2]
    return nature


@compiled
def watch(work: PlaceWork) -> None:
    """Gaps and rates of all rows."""
    t, m = work.tables[0], work.tables[0].rows
    call_kernel(t.poses, work.given, work.room.seen)
    if t.watch != 0:
        call_kernel(t.watch, work.given, work.room.answered)
    for k in range(t.others):
        work.made[t.other[k]] = work.room.answered[k]
        work.made[m + t.other[k]] = work.room.answered[t.others + k]
    for p in range(t.places):
        ask(work, t, p, True, False, work.given)
        first = t.place[p, FIRST_ROW]
        for k in range(t.place[p, COUNT]):
            work.made[first + k] = work.room.said[0] if k == 0 else 0.0
            work.made[m + first + k] = work.room.said[1 + k]


@compiled
def gather(work: PlaceWork, t: PlaceTables, sigma: Vector, slides: bool) -> int:
    """A and B, gaps, biases and natures of the rows of which σ is not 0, at the state in `asked`; slides: it also lets
    rows slide; how many they are, −1: too many for their room."""
    m, nv, n, known = t.rows, t.nv, 0, False
    for p in range(t.places):
        first, count, acts = t.place[p, FIRST_ROW], t.place[p, COUNT], False
        for r in range(first, first + count):
            acts = acts or sigma[r] != 0.0 or (slides and sigma[r + m] != 0.0)
        if not acts:
            continue
        if not known:
            known = True
            call_kernel(t.bodies, work.room.asked, work.room.seen)
        ask(work, t, p, False, slides, sigma)
        normal = n if sigma[first] != 0.0 else -1
        for k in range(count):
            at = 1 + count + SAID * k
            if sigma[first + k] != 0.0:
                if n == work.held.A.shape[0]:
                    return -1
                row, A, B = work.held.row[n], work.held.A[n], work.held.B[n]
                A[:] = 0.0
                row[NATURE] = meet(work, t, p, k, 1.0, A)
                row[BIAS], row[RUBS], row[SLIDES], row[PLACE], row[Y] = work.room.said[at + 1], 0.0, 0.0, -1.0, 0.0
                for i in range(nv):
                    B[i] = A[i]
                row[GAP], row[ROW] = 0.0, float(first + k)
                if k == 0:
                    row[PLACE], row[GAP] = float(p), work.room.said[0]
                row[PART] = _label(work, t, p)
                n += 1
        for k in range(count if normal >= 0 else 0):
            d = work.room.said[1 + k]
            if d != 0.0:
                meet(work, t, p, k, -d * t.kinetic[p], work.held.B[normal])
                work.held.row[normal, SLIDES] = 1.0
                work.held.row[normal, RUBS] += d * work.room.said[1 + count + SAID * k]
    return n


@written_out
def _label(work: PlaceWork, t: PlaceTables, p: int) -> float:
    """A link that stands for its part of the mechanism."""
    first, second = t.place[p, FIRST_LINK], t.place[p, FIRST_LINK + 1]
    return float(t.part[first] if first >= 0 else t.part[second])
