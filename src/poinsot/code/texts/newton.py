"""Newton's method between the programs of an implicit kernel, as `poinsot.programs.newton` says.

Vectors have n numbers, A and J (n, n). Law: the solutions are those of many digits, whatever the units,
tests/compiler/test_implicit.py. Source: Ortega & Rheinboldt 1970, §7.1 (Newton's method).
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import Known, call_program, compiled, written_out
from poinsot.code.records import Matrix, Vector, Whole
from poinsot.code.texts.elimination import lu_factor, lu_solve
from poinsot.records import NamedTuple


class Newton(NamedTuple):
    """Equations r(w) = 0 of n unknowns, and the numbers that they are solved in.

    equations      address of the program w → (r, entries of J), and what it is handed besides
    rows, columns  of the entries of J
    made           (2, n + entries): r and the entries of J where they were asked last, and at the guess
    work           (VECTORS + n, n): w, where the equations are asked; the last step d; numbers in between; J by columns
    apart          whether the solution is w + d in the end; else it is w
    linear         whether r is linear in w: J is factored once, and what two steps have left of r is rounding
    tells          whether the first number of row 1 of `made` says, where it is not 0, that the guess is the solution
    full_steps     how many whole steps are tried before any is shortened
    """

    equations: int
    context: int
    rows: Whole
    columns: Whole
    made: Matrix
    work: Matrix
    apart: int
    most_steps: int
    linear: int
    tells: int
    full_steps: int


class NewtonLimits(NamedTuple):
    """What rounding asks for, by the kind of number: `poinsot.programs.newton`.

    rounding       4 ε
    small_step, small_row   of what an unknown has been, of the terms of a row: steps and residuals below may be noise
    least_share    of a step
    small_part     of what an unknown may be where nothing cancels: one below may be rounding
    largest, least  what numbers are: a residual below the least is rounding, since their digits end there
    least_leak     the share of the slopes of the guess that is solved with last, before there are none
    """

    rounding: float
    small_step: float
    small_row: float
    least_share: float
    small_part: float
    largest: float
    least: float
    least_leak: float


VECTORS, STALLED, TINY = 15, 8, 2
"""Rows of the work of one problem; steps in a row that are not half of the least before, so that they are noise; and
of tiny ones, in all, that are not half of the one before: a law that bends makes one step too long, noise many."""
DOUBLE = NewtonLimits(2.0**-50, 2.0**-20, 2.0**-10, 2.0**-1000, 2.0**-30, 1.7e308, 2.0**-1022, 2.0**-50)
SINGLE = NewtonLimits(2.0**-21, 2.0**-20, 2.0**-10, 2.0**-100, 2.0**-10, 3e38, 2.0**-126, 2.0**-20)


@compiled
def solve(problem: Newton, limits: Known[NewtonLimits]) -> bool:
    """Steps from the guess until r = 0; where they fail, beside slopes of the guess that fall to 0, from one solution
    to the next. False where neither ends."""
    made, start, asked, guess = problem.made[0], problem.made[1], problem.work[0], problem.work[12]
    if problem.tells != 0 and start[0] != 0.0:
        problem.work[1][:] = 0.0
        return True
    for i in range(asked.shape[0]):
        guess[i] = asked[i]
    if problem.full_steps > 0:
        if approach(problem, limits, 0.0, problem.full_steps):
            return True
        for i in range(asked.shape[0]):
            asked[i] = guess[i]
    if approach(problem, limits, 0.0, 0):
        return True
    if problem.linear != 0:
        return False
    for i in range(asked.shape[0]):
        asked[i] = guess[i]
    ask(problem, 0.0)
    for k in range(made.shape[0]):
        start[k] = made[k]
    leak = 0.25
    while leak >= limits.least_leak:
        if not approach(problem, limits, leak, 0):
            return False
        leak *= 0.25
    return approach(problem, limits, 0.0, 0)


@written_out
def ask(problem: Newton, leak: float) -> None:
    """(r, J) of the equations beside a share of the straight ones that touch them at the guess."""
    made, start, rows, columns = problem.made[0], problem.made[1], problem.rows, problem.columns
    asked, guess = problem.work[0], problem.work[12]
    n = asked.shape[0]
    call_program(problem.equations, problem.context, asked, made)
    if leak > 0.0:
        for k in range(made.shape[0]):
            made[k] += leak * (start[k] - made[k])
        for p in range(rows.shape[0]):
            made[rows[p]] += leak * start[n + p] * (asked[columns[p]] - guess[columns[p]])


@compiled
def approach(problem: Newton, limits: Known[NewtonLimits], leak: float, full_steps: int) -> bool:
    """Steps from where w is until r = 0 beside a share of the slopes of the guess; False where that does not end.

    full_steps  how many there are at most, all whole; 0: as many as usual, shortened until the residual agrees
    """
    made, work, rows, columns = problem.made[0], problem.work, problem.rows, problem.columns
    n, entries, last, noisy = work.shape[1], rows.shape[0], np.inf, False
    asked, d, before, moved, terms = work[0], work[1], work[2], work[3], work[4]
    w, scale, size, A = work[5], work[6], work[7], work[VECTORS:]
    foretold, spread, reached, pivots, earlier, told = work[8], work[9], work[10], work[11], work[13], work[14]
    share, least, stalled, tiny, most = 1.0, np.inf, 0, 0, full_steps if full_steps > 0 else problem.most_steps
    ask(problem, leak)
    for count in range(most + 1):
        missed, reach, step, still, exact, low, some = 0.0, 0.0, 0.0, True, True, True, False
        for i in range(n):
            earlier[i] = before[i] if count > 0 else 0.0
            w[i], d[i], before[i], scale[i] = asked[i], -made[i], made[i], 0.0
            moved[i], terms[i], foretold[i] = 0.0, 0.0, 0.0
            reached[i], spread[i] = spread[i] if count > 0 else 0.0, abs(made[i])
            missed += abs(made[i])
        if missed == 0.0:
            d[:] = 0.0
            return True
        if problem.linear == 0 or count == 0:
            spread_slopes(problem, A, scale)
            if not lu_factor(A, None, pivots, n, n, scale):
                return False
        lu_solve(A, None, pivots, n, n, d, None, spread)
        for p in range(entries):
            slope = abs(made[n + p])
            moved[rows[p]] += slope * abs(d[columns[p]])
            foretold[rows[p]] += made[n + p] * d[columns[p]]
            terms[rows[p]] += slope * (abs(w[columns[p]]) + limits.small_part * reached[columns[p]])
        for i in range(n):
            far, place, miss = abs(d[i]), abs(w[i]) + limits.small_part * reached[i], abs(before[i])
            reach += far
            size[i] = max(size[i], abs(w[i])) if count > 0 else abs(w[i])
            if far > 0.0:
                step = max(step, far / max(size[i], place, far))
            still = still and far <= limits.rounding * (place + reached[i])
            rounded = miss <= max(limits.rounding * terms[i], limits.least)
            low = low and miss <= limits.small_row * terms[i]
            exact, some, told[i] = exact and rounded, some or rounded, 0.0 if rounded else -before[i]
        noisy = step <= limits.small_step and low
        if not reach < np.inf:
            return False
        tiny += 1 if noisy and step > 0.5 * last else 0
        ends = still or exact or tiny >= TINY
        if some and low and not ends:
            apart = step_of_others(problem, limits)
            stalled = 0 if apart <= 0.5 * least else stalled + 1
            least = apart if stalled == 0 else least
            ends = stalled >= STALLED and apart <= limits.small_step
        if (ends and settled(problem, limits, share)) or (problem.linear != 0 and count > 1):
            if problem.apart == 0:
                for i in range(n):
                    asked[i] += d[i]
            return True
        if count == most:
            return False
        last, share = step, shortened(problem, limits, leak, full_steps > 0)
        if share == 0.0:
            return noisy and settled(problem, limits, 1.0)
    return False


@written_out
def spread_slopes(problem: Newton, A: Matrix, scale: Vector) -> None:
    """The slopes as a matrix by columns, and the largest of each row."""
    made, rows, columns, n = problem.made[0], problem.rows, problem.columns, problem.work.shape[1]
    if rows.shape[0] < n * n:
        A[:] = 0.0
    for p in range(rows.shape[0]):
        A[columns[p], rows[p]] = made[n + p]
        scale[rows[p]] = max(scale[rows[p]], abs(made[n + p]))


@written_out
def step_of_others(problem: Newton, limits: Known[NewtonLimits]) -> float:
    """The largest share [–] of an unknown in a step by those rows alone that are not at rounding."""
    work, largest = problem.work, 0.0
    size, told, n = work[7], work[14], work.shape[1]
    lu_solve(work[VECTORS:], None, work[11], n, n, told, None, None)
    for i in range(n):
        largest = max(largest, abs(told[i]) / max(size[i], abs(told[i]), 1.0 / limits.largest))
    return largest


@written_out
def shortened(problem: Newton, limits: Known[NewtonLimits], leak: float, full_steps: bool) -> float:
    """The largest of the halved shares [–] of a step after which the residual agrees; zero, without a step, if none.

    full_steps  the whole step is taken
    """
    asked, d, w, share = problem.work[0], problem.work[1], problem.work[5], 1.0
    while share >= limits.least_share:
        for i in range(w.shape[0]):
            asked[i] = w[i] + share * d[i]
        ask(problem, leak)
        if full_steps or agrees(problem, limits, share):
            return share
        share *= 0.5
    for i in range(w.shape[0]):
        asked[i], d[i] = w[i], 0.0
    ask(problem, leak)
    return 0.0


@written_out
def agrees(problem: Newton, limits: Known[NewtonLimits], share: float) -> bool:
    """Test that every row of the residual fell or matches its linear prediction, with finite slopes."""
    made, work, slopes = problem.made[0], problem.work, 0.0
    n = work.shape[1]
    before, moved, terms, foretold = work[2], work[3], work[4], work[8]
    for i in range(n):
        bound = limits.largest
        if moved[i] > 0.0:
            bound = limits.small_step * terms[i] + 0.75 * share * moved[i]
        expected = abs(made[i] - before[i] - share * foretold[i]) <= bound
        if not expected and not abs(made[i]) <= (1.0 - 0.25 * share) * abs(before[i]):
            return False
    for p in range(n, made.shape[0]):
        slopes += abs(made[p])
    return slopes < np.inf


@written_out
def settled(problem: Newton, limits: Known[NewtonLimits], share: float) -> bool:
    """Test that no row is still on its way: large beside its terms while a step was shortened, or fell by part."""
    made, work, rows, columns = problem.made[0], problem.work, problem.rows, problem.columns
    w, before, terms, earlier = work[5], work[2], work[4], work[13]
    n = w.shape[0]
    terms[:] = 0.0
    for p in range(rows.shape[0]):
        terms[rows[p]] += abs(made[n + p]) * abs(w[columns[p]])
    for i in range(n):
        left, past = abs(before[i]), abs(earlier[i])
        noise = max(256.0 * limits.rounding * terms[i], limits.least)
        if left > noise and (share < 1.0 or limits.small_row * past < left < 0.75 * past):
            return False
    return True


@compiled
def in_double(problem: Newton) -> bool:
    """In double precision."""
    return solve(problem, DOUBLE)


@compiled
def in_single(problem: Newton) -> bool:
    """In single precision, of which only C has numbers."""
    return solve(problem, SINGLE)
