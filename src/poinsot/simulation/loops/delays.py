"""Lines with a delay in the loop of residual forms: what their ends have sent is kept, and told when it arrives.

    s_k(t) = wave_k(t − τ_k),   wave = waves · z        (Bergeron: across + impedance · through of the other end)

Of every step that was taken the waves at its start and its stages are kept as long as a delay may ask for them; between
these points they are the polynomial of the step. No step is longer than half the shortest delay, so what arrives in it
is known. A jump or kink of a wave is a front: steps land where it arrives, and it is looked at again where it is sent
back, until it is below the tolerance.
Law: reflections of a mismatched line, tests/networks/test_lines.py. Source: Bergeron (1949); Branin, Transient analysis
of lossless transmission lines, Proc. IEEE 55 (1967).
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, vector, whole, written_out
from poinsot.code.records import Vector
from poinsot.simulation.loops.powers import spacing
from poinsot.simulation.loops.residual_records import (
    FormWaves,
    PastWaves,
    ResidualCourse,
    ResidualShape,
    ResidualWork,
    Stages,
)

FIRST, COUNT, FRONTS, ENTERED = 0, 1, 2, 3
MARKS, FRONT_LIMIT = 4, 1024
"""Numbers of `past_marks`: the oldest step kept, how many, how many fronts are on their way, whether one was met."""
OUTSIDE = 0.003
"""How far the polynomial through 0 and Radau's points is off between them, over how far a step later."""
APART = 64.0
"""Spacings of the time within which two fronts are one."""


@written_out
def wave_weights(points: Vector, count: int, share: float, weights: Vector) -> None:
    """Weights of values at these points of a step in the polynomial through them, at a share of the step."""
    for j in range(count):
        weights[j] = 1.0
        for m in range(count):
            if m != j:
                weights[j] *= (share - points[m]) / (points[j] - points[m])


@compiled
def polynomial(work: PastWaves, values: Vector, share: float) -> float:
    """The polynomial through values at the start and the stages of a step, at a share of it."""
    points, value = work.past_points, 0.0
    weights = vector(work.past_weights, points)
    wave_weights(vector(work.past_nodes, points), points, share, weights)
    for j in range(points):
        value += weights[j] * values[j]
    return value


@compiled
def recall(shape: FormWaves, work: ResidualWork, time: float, k: int) -> float:
    """Wave k at a time that has passed."""
    marks, room, points = whole(work.past_marks, MARKS), work.past_room, work.past_points
    begins, lengths = vector(work.past_begin, room), vector(work.past_length, room)
    low, high = -1, marks[COUNT] - 1
    while low < high:
        middle = (low + high + 1) // 2
        if begins[(marks[FIRST] + middle) % room] <= time:
            low = middle
        else:
            high = middle - 1
    if low < 0:
        return float(vector(work.past_before, shape.lines)[k])
    at = (marks[FIRST] + low) % room
    values = vector(work.past + 8 * (at * shape.lines + k) * points, points)
    return polynomial(work, values, (time - begins[at]) / lengths[at])


@written_out
def arrivals(shape: ResidualShape, stages: Stages, work: ResidualWork, time: float, h: float) -> None:
    """What arrives at every stage of a step, into the pool: seen from within the step, on one side of any front."""
    lines, c, delays = shape.lines, vector(stages.c, stages.s), vector(shape.delays, shape.lines)
    margin = 0.5 * APART * spacing(abs(time) + h)
    last = max(time + h - margin, time + margin)
    for i in range(stages.s):
        place = stages.pool + 8 * (i * stages.width + shape.states + shape.size + shape.sources - lines)
        seen, arrived = min(max(time + c[i] * h, time + margin), last), vector(place, lines)
        for k in range(lines):
            arrived[k] = recall(shape, work, seen - delays[k], k)


@written_out
def send(shape: FormWaves, pool: int, width: int, waves: Vector) -> None:
    """The waves that a pool sends."""
    begins = whole(shape.waves_first, shape.lines + 1)
    columns, numbers = whole(shape.waves_at, begins[shape.lines]), vector(shape.waves_by, begins[shape.lines])
    values = vector(pool, width)
    for k in range(shape.lines):
        waves[k] = 0.0
        for e in range(begins[k], begins[k + 1]):
            waves[k] += numbers[e] * values[columns[e]]


@compiled
def wave_error(
    course: ResidualCourse, shape: ResidualShape, work: ResidualWork, stages: Stages, time: float, h: float
) -> tuple[float, int]:
    """Interpolation error of the waves within a step over the tolerance, and the worst wave: of arriving waves between
    the points, of sent waves a share of the distance to the extrapolated polynomial of the step before."""
    marks, lines, points, room = whole(work.past_marks, MARKS), shape.lines, work.past_points, work.past_room
    delays, sent, values = vector(shape.delays, lines), vector(work.sent, lines), vector(work.tried, points)
    waves, size = vector(work.waves, lines), vector(work.wave_size, 1)
    send(shape, stages.pool + 8 * (stages.s - 1) * stages.width, stages.width, sent)
    largest, worst, margin = 0.0, 0, 0.5 * APART * spacing(abs(time) + h)
    for k in range(lines):
        size[0] = max(size[0], max(abs(waves[k]), abs(sent[k])))
    tolerated = max(course.control.rtol * size[0], 1e-300)  # all waves are 0
    before = (marks[FIRST] + marks[COUNT] - 1) % room
    for k in range(lines):
        values[0], steepest = recall(shape, work, time + margin - delays[k], k), 0.0
        for i in range(stages.s):
            at = i * stages.width + shape.states + shape.size + shape.sources - lines + k
            values[1 + i] = vector(stages.pool + 8 * at, 1)[0]
            steepest = max(steepest, abs(values[1 + i] - values[0]) / h)
        off, blur = 0.0, 2.0 * margin * steepest  # what it changes in the time within which two fronts are one
        for share in (0.4, 0.85):  # where it is off most
            seen = recall(shape, work, time + share * h - delays[k], k)
            off = max(off, abs(polynomial(work, values, share) - seen) - blur)
        if marks[COUNT] > 0 and marks[ENTERED] == 0:
            known = vector(work.past + 8 * (before * lines + k) * points, points)
            share = 1.0 + h / vector(work.past_length, room)[before]
            off = max(off, OUTSIDE * abs(polynomial(work, known, share) - sent[k]))
        if off > largest * tolerated:
            largest, worst = off / tolerated, shape.size - lines + k
    return largest, worst


@compiled
def has_room(shape: FormWaves, work: PastWaves, time: float) -> bool:
    """Forget steps that no delay reaches any more; whether one more can be kept."""
    marks, room = whole(work.past_marks, MARKS), work.past_room
    begins, lengths, longest = vector(work.past_begin, room), vector(work.past_length, room), 0.0
    delays = vector(shape.delays, shape.lines)
    for k in range(shape.lines):
        longest = max(longest, delays[k])
    while marks[COUNT] > 1:
        oldest = marks[FIRST]
        if begins[oldest] + lengths[oldest] > time - longest - APART * spacing(time):
            break
        marks[FIRST] = (oldest + 1) % room
        marks[COUNT] -= 1
    return bool(marks[COUNT] < room)


@compiled
def enter(shape: FormWaves, work: ResidualWork, time: float) -> None:
    """Note the waves and their slopes before a front, a jump or a kink that the run has come to."""
    marks, lines, points = whole(work.past_marks, MARKS), shape.lines, work.past_points
    waves, left = vector(work.waves, lines), vector(work.left, 2 * lines)
    ends = vector(work.past_ends, points)
    for k in range(lines):
        left[k], left[lines + k] = waves[k], 0.0
        if marks[COUNT] > 0:
            at = (marks[FIRST] + marks[COUNT] - 1) % work.past_room
            values = vector(work.past + 8 * (at * lines + k) * points, points)
            for j in range(points):
                left[lines + k] += ends[j] * values[j] / vector(work.past_length, work.past_room)[at]
    marks[ENTERED] = 1
    vector(work.entered_at, 1)[0] = time


@compiled
def remember(
    course: ResidualCourse, shape: ResidualShape, work: ResidualWork, stages: Stages, time: float, h: float
) -> None:
    """Store the waves of an accepted step; jumps and kinks at its start travel as fronts."""
    marks, lines, points, room = whole(work.past_marks, MARKS), shape.lines, work.past_points, work.past_room
    at = (marks[FIRST] + marks[COUNT]) % room
    vector(work.past_begin, room)[at], vector(work.past_length, room)[at] = time, h
    waves, sent, size = vector(work.waves, lines), vector(work.sent, lines), vector(work.wave_size, 1)
    values = vector(work.past + 8 * at * lines * points, lines * points)
    for k in range(lines):
        values[k * points] = waves[k]
        size[0] = max(size[0], abs(waves[k]))
    for i in range(stages.s):
        send(shape, stages.pool + 8 * i * stages.width, stages.width, sent)
        for k in range(lines):
            values[k * points + 1 + i] = sent[k]
    marks[COUNT] += 1
    for k in range(lines):
        waves[k] = sent[k]
    if marks[ENTERED] == 0:
        return
    marks[ENTERED] = 0
    left, starts, delays = vector(work.left, 2 * lines), vector(work.past_starts, points), vector(shape.delays, lines)
    fronts = vector(work.fronts, FRONT_LIMIT)
    for k in range(lines):
        slope = 0.0
        for j in range(points):
            slope += starts[j] * values[k * points + j] / h
        bent = max(abs(values[k * points] - left[k]), abs(slope - left[lines + k]) * h)
        arrives, known = vector(work.entered_at, 1)[0] + delays[k], False
        for f in range(marks[FRONTS]):
            known = known or abs(fronts[f] - arrives) <= APART * spacing(arrives)
        if bent > course.control.rtol * size[0] and not known and marks[FRONTS] < FRONT_LIMIT:
            fronts[marks[FRONTS]] = arrives
            marks[FRONTS] += 1


@compiled
def next_front(work: ResidualWork, time: float, end: float) -> float:
    """When the next front arrives, infinity without one; those that have arrived are forgotten. One that arrives as
    the step must end is there then."""
    marks, fronts = whole(work.past_marks, MARKS), vector(work.fronts, FRONT_LIMIT)
    nearest, f = np.inf, 0
    while f < marks[FRONTS]:
        if fronts[f] <= time + APART * spacing(time):
            marks[FRONTS] -= 1
            fronts[f] = fronts[marks[FRONTS]]
        else:
            nearest = min(nearest, fronts[f])
            f += 1
    return end if abs(nearest - end) <= APART * spacing(end) else nearest
