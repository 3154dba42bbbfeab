"""What compiled loops share: evaluations, sizes of errors, samples, outcomes.

Python never runs inside and nothing is allocated; a run is a `Plan` and a `Work`, advanced in slices.
Units: those of the states; h [s]; ratios have none [–]. Law: a lane has the bits of the run alone,
tests/ensembles/test_members.py. Source: Hairer, Nørsett & Wanner 1993, §II.4.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import Known, call_kernel, compiled, fma, whole, written_out
from poinsot.code.records import Matrices, Matrix, Vector, Whole
from poinsot.simulation.loops.lane_records import ExplicitWork
from poinsot.simulation.loops.run_records import SAFETY, Plan, RunStatus, Work
from poinsot.simulation.loops.tree_records import BACKWARDS, BALL, FREE, Branches

RUNNING, DONE, STEP_TOO_SMALL, TOO_MANY_STEPS, NOT_FINITE_AT_START, NOT_ON_MANIFOLD_AT_START, PAUSED, FULL = range(8)
KERNELS_WANTED, MODE_WANTED, BOOKS_WANTED, LOG_FULL, ENDED, REFUSED, CHATTERS, BELOW, OFF, HAPPENED, CROWDED = range(
    8, 19
)
"""The first four wait for the host; an end; decide refuses; no progress; a gap < 0 at first; a reset off its bounds;
controllers act at an event; more steps within a delay than the history holds."""
TOLERANCE, NOT_FINITE, CONSTRAINT, UNSOLVED = range(4)  # why a step was last rejected
LEAST_SHARE = 1e-30  # of the run that a step may be
NEAR = 1e-6  # of a fixed step: so close to the end of a segment, it is there
EPSILON = 2.0**-52
ROUNDINGS = 1e-14  # of a coordinate: errors below these are not seen where it passes 0
LITTLE, MISSED = 1e-7, 100.0
"""Of a step, over which laws are straight; and of the rounding that shows there, what a step may miss."""
SMALL, DOUBLED = 0.0625, 60
"""The largest squared angle [rad²] for the series of a turn, and the most halvings of an angle."""


@compiled
def copy(source: Whole | Vector, target: Whole | Vector, size: int) -> None:
    for i in range(size):
        target[i] = source[i]


@compiled
def book(work: Work, nl: int) -> None:
    """The energies through the powers in a step that is taken, and how far they range."""
    progress, turnover = work.progress[0], work.progress[0].turnover
    for i in range(work.books.energy.shape[0]):
        change = work.sums[0, nl + i]
        reached = work.books.energy[i] + change
        work.books.energy[i], turnover = reached, turnover + abs(change)
        work.books.low[i], work.books.high[i] = min(reached, work.books.low[i]), max(reached, work.books.high[i])
    progress.turnover, progress.rounding = turnover, progress.rounding + progress.rounded


@compiled
def book_at(work: Work, at: int, lost: float) -> None:
    """Energy that has gone through a power at this instant."""
    work.books.energy[at] += lost
    work.progress[0].turnover += abs(lost)
    work.books.low[at], work.books.high[at] = (
        min(work.books.low[at], work.books.energy[at]),
        max(work.books.high[at], work.books.energy[at]),
    )


@compiled
def first_bad(values: Vector, size: int) -> int:
    """Index of the first non-finite value, −1 without one."""
    for i in range(size):
        if not np.isfinite(values[i]):
            return i
    return -1


@compiled
def finite(values: Vector, size: int) -> bool:
    """Test for finite values."""
    sum_ = 0.0
    for i in range(size):
        sum_ += values[i] * 0.0
    return sum_ == 0.0


@compiled
def place(feed: Vector, x: Vector, nl: int) -> None:
    """Start of a step at x: x₀ = x, ξ = 0."""
    copy(x, feed, x.shape[0])
    for i in range(x.shape[0], x.shape[0] + nl):
        feed[i] = 0.0


@compiled
def combine(h: float, weights: Matrix, row: int, rows: int, k: Matrix, out: Vector, begin: int, size: int) -> None:
    """out[begin + i] = h Σⱼ weights[row, j] k[j, i]  for i < size, over j < rows; k (n, width).

    Eight or four sums at a time in registers.
    """
    i = 0
    while i + 8 <= size:
        a = b = c = d = e = f = g = z = 0.0
        for j in range(rows):
            if weights[row, j] != 0.0:
                weight = h * weights[row, j]
                a += weight * k[j, i]
                b += weight * k[j, i + 1]
                c += weight * k[j, i + 2]
                d += weight * k[j, i + 3]
                e += weight * k[j, i + 4]
                f += weight * k[j, i + 5]
                g += weight * k[j, i + 6]
                z += weight * k[j, i + 7]
        at = begin + i
        out[at], out[at + 1], out[at + 2], out[at + 3] = a, b, c, d
        out[at + 4], out[at + 5], out[at + 6], out[at + 7] = e, f, g, z
        i += 8
    while i < size:
        second, third, fourth = min(i + 1, size - 1), min(i + 2, size - 1), min(i + 3, size - 1)
        a = b = c = d = 0.0
        for j in range(rows):
            if weights[row, j] != 0.0:
                weight = h * weights[row, j]
                a += weight * k[j, i]
                b += weight * k[j, second]
                c += weight * k[j, third]
                d += weight * k[j, fourth]
        out[begin + fourth], out[begin + third], out[begin + second], out[begin + i] = d, c, b, a
        i += 4


@written_out
def plus_product(c: float, a: float, b: float, fused: Known[bool]) -> float:
    """c + a b, rounded once where fused, as in lanes."""
    return fma(a, b, c) if fused else c + a * b


@written_out
def drive(
    feed: Vector, at: int, time: float, line: Vector, value: Vector, slope: Vector, held: Vector, fused: Known[bool]
) -> None:
    """t and u in `feed`, from place `at` on: sampled inputs, by their lines in a segment, with held ones added.

    The time is kept inside the segment, so that no stage sees what lies beyond a breakpoint.
    """
    inside = min(max(time, line[2]), line[3])
    since = inside - line[0]
    feed[at] = inside
    for i in range(held.shape[0]):
        feed[at + 1 + i] = held[i] + plus_product(value[i], slope[i], since, fused)


@compiled
def moment(feed: Vector, at: int, time: float, segments: Matrix, inputs: Matrices, held: Vector, s: int) -> None:
    """`drive` at a time of segment s."""
    drive(feed, at, time, segments[s], inputs[s, 0], inputs[s, 1], held, False)


@compiled
def evaluate(plan: Plan, work: Work, own: ExplicitWork | None, time: float, s: int, row: Vector) -> None:
    """A row of k = (ξ̇, powers) at the x₀ and ξ in the feed and a time of segment s."""
    at, nu = work.x.shape[0] + plan.magnitude.shape[0], work.held.shape[0]
    if own is None:
        moment(work.feed, at, time, plan.span.segments, plan.span.inputs, work.held, s)
    else:
        drive(work.feed, at, time, own.here, own.driven, own.driven[nu:], work.held, True)
    call_kernel(plan.kernels.flow, work.feed, row)
    work.progress[0].evaluations += 1


@written_out
def tolerated(plan: Plan, work: Work, own: ExplicitWork | None, i: int, reached: Vector) -> float:
    """Tolerated error: atolᵢ + rtol · (the larger size of the coordinate here and in the state reached, 1 for
    rotations), and roundings of the largest size that it has had."""
    j, atol = plan.magnitude[i], plan.atol if own is None else own.atol
    size = 1.0 if j < 0 else max(abs(reached[j]), abs(work.x[j]))
    least = plus_product(atol[i], ROUNDINGS, 0.0 if j < 0 else work.largest[j], own is not None)
    return plus_product(least, plan.control.rtol, size, own is not None)


@written_out
def ratio_of(sums: Matrix, i: int, scale: float, estimators: int, fused: Known[bool]) -> float:
    """|e₁| / s, or  |e₁| / (s √(1 + (e₂/10 e₁)²)),  never 0/0, however small; sums is (levels, nl + nw)."""
    one = abs(sums[1, i])
    if estimators == 1 or not one > 0.0:
        return float(one / scale)
    share = 0.1 * sums[2, i] / one
    root = np.sqrt(plus_product(1.0, share, share, fused))
    return float(one / (scale * root) if fused else one / root / scale)


@compiled
def _rounding(plan: Plan, work: Work, own: ExplicitWork | None, h: float) -> float:
    """The rounding of powers [W], as where blocked currents are differences of large ones: the largest second
    difference along the flow over a little of a step h. Source: Moré & Wild 2011, Estimating Computational Noise.
    """
    nx, nl, width = work.x.shape[0], plan.magnitude.shape[0], work.k.shape[1]
    first, second, largest = work.scale, work.k[work.k.shape[0] - 1], 0.0
    begun, time, s = work.k[0] if own is None else own.k0, work.progress[0].time, work.progress[0].segment
    for i in range(nl):
        work.feed[nx + i] = LITTLE * h * begun[i]
    evaluate(plan, work, own, time + LITTLE * h, s, first)
    for i in range(nl):
        work.feed[nx + i] *= 2.0
    evaluate(plan, work, own, time + 2.0 * LITTLE * h, s, second)
    for i in range(nl, width):
        largest = max(abs(begun[i] - 2.0 * first[i] + second[i]), largest)
    return largest


@compiled
def measure(plan: Plan, work: Work, own: ExplicitWork | None, h: float, estimators: int) -> tuple[float, int]:
    """The largest scaled error of the step in the sums and its component; the estimates stand in the sums from row 1.

    Tolerated of energies is energy_atol + rtol · (the absolute energy through all powers so far); and of steps h that
    resolve what is stiff (0: others) the rounding of the powers, which no shorter one lessens, where it is all that has
    been exchanged, or limits the step.
    """
    sums, nl, width, progress = work.sums, plan.magnitude.shape[0], work.k.shape[1], work.progress[0]
    turnover, energy_atol = progress.turnover, plan.energy_atol if own is None else own.energy_atol
    for i in range(nl, width):
        turnover += abs(sums[0, i])
    of_energies = plus_product(energy_atol[0], plan.control.rtol, turnover, own is not None)
    largest, culprit, bad, of_states = 0.0, 0, 0.0, 0.0
    for i in range(width):
        scale = tolerated(plan, work, own, i, work.x_new) if i < nl else of_energies
        ratio = ratio_of(sums, i, scale, estimators, own is not None)
        work.scale[i] = ratio
        larger = ratio > largest
        largest, culprit = ratio if larger else largest, i if larger else culprit
        of_states = largest if i < nl else of_states
        bad += ratio * 0.0
    error = largest + bad
    progress.rounded = 0.0
    if not np.isfinite(error):
        culprit = first_bad(work.scale, width)
    elif h > 0.0 and (0.0 < turnover <= energy_atol[0] + progress.rounding or (error > 1.0 and culprit >= nl)):
        progress.rounded = MISSED * h * _rounding(plan, work, own, h)
        if culprit >= nl:
            error = max(of_states, error * (of_energies / (of_energies + progress.rounded)))
    return error, culprit


@compiled
def reject(progress: RunStatus, reason: int, culprit: int, factor: float) -> float:
    """Note why and where a step failed; the negative of the factor for the next try tells that it did."""
    progress.reason, progress.culprit = reason, culprit
    return -factor


@compiled
def retract(plan: Plan, work: Work) -> float:
    """x_new = x ⊞ ξ of the step in the sums: 0, or −(factor for the next try), the reason noted, beyond the reach of
    the chart."""
    xi, nl, beyond = work.feed[work.x.shape[0] :], plan.magnitude.shape[0], 0.0
    for i in range(nl):
        xi[i] = work.sums[0, i]
        beyond = max(beyond, abs(xi[i]) - plan.reach[i])
    if beyond > 0.0:
        for i in range(nl):
            if abs(xi[i]) > plan.reach[i]:
                return reject(work.progress[0], TOLERANCE, i, min(0.5, SAFETY * plan.reach[i] / abs(xi[i])))
    call_kernel(plan.kernels.retract, work.feed, work.x_new)
    return 0.0


@compiled
def displace(plan: Plan, tree: Branches | None, given: Vector, out: Vector) -> None:
    """The state x ⊞ ξ, by the tables of a tree or by the kernel of the system."""
    if tree is None or tree.nodes == 0:
        call_kernel(plan.kernels.retract, given, out)
    else:
        displace_tree(tree, given, out)


@compiled
def displace_tree(tree: Branches, given: Vector, out: Vector) -> None:
    """The same by the tables, or by a kernel where some pair is a user's own."""
    if tree.chart != 0:
        call_kernel(tree.chart, given, out)
        return
    nq, nv, nx = tree.nq, tree.nv, tree.nq + tree.nv + tree.slow
    xi, kind, first = given[nx:], whole(tree.kind, tree.nodes), whole(tree.first, tree.nodes + 1)
    coordinate, freedom = whole(tree.coordinate, tree.nodes), whole(tree.freedom, tree.columns)
    for i in range(nq, nx):
        out[i] = given[i] + xi[nv - nq + i]
    for n in range(tree.nodes):
        at, k, what = coordinate[n], freedom[first[n]], kind[n]
        if what == FREE or what == FREE + BACKWARDS:
            _carry(given[at + 3 :], xi[k + 3 :], given[at:], out[at:])
            _spin(given[at + 3 :], xi[k:], out[at + 3 :])
        elif what == BALL or what == BALL + BACKWARDS:
            _spin(given[at:], xi[k:], out[at:])
        else:
            out[at] = given[at] + xi[k]


@compiled
def _spin(q: Vector, w: Vector, out: Vector) -> None:
    """q ⊗ exp(w/2)."""
    turn(w, 1.0, out)
    a, b, c, d = out[0], out[1], out[2], out[3]
    out[0] = q[3] * a + q[0] * d + (q[1] * c - q[2] * b)
    out[1] = q[3] * b + q[1] * d + (q[2] * a - q[0] * c)
    out[2] = q[3] * c + q[2] * d + (q[0] * b - q[1] * a)
    out[3] = q[3] * d - (q[0] * a + q[1] * b + q[2] * c)


@compiled
def _carry(q: Vector, v: Vector, p: Vector, out: Vector) -> None:
    """p + R(q) v."""
    s = 2.0 / (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])
    a, b, c = q[1] * v[2] - q[2] * v[1], q[2] * v[0] - q[0] * v[2], q[0] * v[1] - q[1] * v[0]
    out[0] = p[0] + (v[0] + s * (q[3] * a + (q[1] * c - q[2] * b)))
    out[1] = p[1] + (v[1] + s * (q[3] * b + (q[2] * a - q[0] * c)))
    out[2] = p[2] + (v[2] + s * (q[3] * c + (q[0] * b - q[1] * a)))


@compiled
def turn(w: Vector, h: float, q: Vector) -> None:
    """The quaternion (x, y, z, w) of exp(h w), w (3,), into q: a series of a small part, doubled."""
    size, halved = h * h * (w[0] * w[0] + w[1] * w[1] + w[2] * w[2]), 0
    while size > SMALL and halved < DOUBLED:
        size *= 0.25
        halved += 1
    half = 0.25 * size  # (angle/2)²
    sine = 1.0 - half / 6.0 * (1.0 - half / 20.0 * (1.0 - half / 42.0 * (1.0 - half / 72.0 * (1.0 - half / 110.0))))
    cosine = 1.0 - half / 2.0 * (1.0 - half / 12.0 * (1.0 - half / 30.0 * (1.0 - half / 56.0 * (1.0 - half / 90.0))))
    share = 0.5 * h * sine * 0.5**halved
    q[0], q[1], q[2], q[3] = share * w[0], share * w[1], share * w[2], cosine
    for _ in range(halved):
        twice = 2.0 * q[3]
        q[3] = q[3] * q[3] - (q[0] * q[0] + q[1] * q[1] + q[2] * q[2])
        q[0], q[1], q[2] = twice * q[0], twice * q[1], twice * q[2]
