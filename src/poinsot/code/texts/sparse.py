"""Sparse linear equations of one pattern, real or complex: factors by elimination, and a solution by them.

The equations, their pivots and the lists are those of `poinsot.programs.sparse_loops`. The parts of a complex number
stand behind one another in factors and vectors, halves of all apart in right sides and results.
Law: a dense elimination, tests/compiler/test_sparse_loops.py. Source: George & Liu (1981), ch. 5.
"""

from __future__ import annotations

from poinsot.code.primitives import Known, compiled, written_out
from poinsot.code.records import Vector, Whole, WholeMatrix
from poinsot.records import NamedTuple

LOW = (1 << 32) - 1


class SparseFactors(NamedTuple):
    """B by the terms of its entries, in records and as multiples of 1 and of ρ, and its factors.

    share   of what made a weak pivot that is added to it
    heads   (…, 4) of every pivot how many entries are below and beside it, its number among the weak ones, its ends
    targets   the entries that each entry below a pivot acts on with those beside it, two in a word
    peaks   the size of what made each weak pivot; of all others number 0
    """

    share: float
    values: WholeMatrix
    constants: WholeMatrix
    rates: WholeMatrix
    heads: WholeMatrix
    targets: Whole
    ends: WholeMatrix
    records: Vector
    rate: Vector
    peaks: Vector
    factors: Vector


class SparseSolution(NamedTuple):
    """b where it is not zero, the factors, and x where it is asked for.

    given, taken  (…, 3) row or column, number of the right side or result, sign
    half          how far imaginary parts stand behind real ones in right sides and results
    heads         (…, 4) of every pivot its entry, where its rows and columns start, how many entries are below, beside
    """

    half: int
    given: WholeMatrix
    taken: WholeMatrix
    heads: WholeMatrix
    places: Whole
    factors: Vector
    right: Vector
    x: Vector
    result: Vector


@written_out
def _subtract_product(to: Vector, k: int, a: Vector, i: int, b: Vector, j: int, pairs: Known[int]) -> None:
    """to[k] −= a[i] b[j], entries of real or of complex numbers."""
    if pairs == 0:
        to[k] -= a[i] * b[j]
    else:
        to[2 * k] -= a[2 * i] * b[2 * j] - a[2 * i + 1] * b[2 * j + 1]
        to[2 * k + 1] -= a[2 * i] * b[2 * j + 1] + a[2 * i + 1] * b[2 * j]


@written_out
def _multiply(to: Vector, k: int, a: Vector, i: int, pairs: Known[int]) -> None:
    """to[k] *= a[i]."""
    if pairs == 0:
        to[k] *= a[i]
    else:
        re, im = to[2 * k], to[2 * k + 1]
        to[2 * k] = re * a[2 * i] - im * a[2 * i + 1]
        to[2 * k + 1] = re * a[2 * i + 1] + im * a[2 * i]


@written_out
def _subtract_at(B: Vector, k: int, re: float, im: float, j: int, pairs: Known[int]) -> None:
    """B[k] −= (re + i im) B[j]."""
    if pairs == 0:
        B[k] -= re * B[j]
    else:
        x, y = B[2 * j], B[2 * j + 1]
        B[2 * k] -= re * x - im * y
        B[2 * k + 1] -= re * y + im * x


@written_out
def _subtract_row(B: Vector, targets: Whole, below: int, up: int, beside: int, pairs: Known[int]) -> None:
    """Subtract an entry below a pivot times each of those beside it; of targets two stand in a word."""
    re, im = B[(1 + pairs) * below], B[(1 + pairs) * below + pairs]
    for b in range(beside // 2):
        both = targets[b]
        _subtract_at(B, both & LOW, re, im, up + 2 * b, pairs)
        _subtract_at(B, both >> 32, re, im, up + 2 * b + 1, pairs)
    if beside % 2 == 1:
        _subtract_at(B, targets[beside // 2], re, im, up + beside - 1, pairs)


@written_out
def _assemble(problem: SparseFactors, pairs: Known[int]) -> None:
    """The entries of B."""
    B, parts = problem.factors, 1 + pairs
    B[:] = 0.0
    for k in range(problem.values.shape[0]):
        B[parts * problem.values[k, 0]] += problem.records[problem.values[k, 1]] * problem.values[k, 2]
    for k in range(problem.constants.shape[0]):
        B[parts * problem.constants[k, 0]] += problem.constants[k, 1]
    for k in range(problem.rates.shape[0]):
        for part in range(parts):
            B[parts * problem.rates[k, 0] + part] += problem.rate[part] * problem.rates[k, 1]


@compiled
def factor(problem: SparseFactors, pairs: Known[int]) -> None:
    """B, each pivot as its inverse, the entries below it times that."""
    B, peaks, heads, targets, ends = problem.factors, problem.peaks, problem.heads, problem.targets, problem.ends
    _assemble(problem, pairs)
    peaks[:] = 0.0
    own, target, end = 0, 0, 0
    for k in range(heads.shape[0]):
        below, beside, last = heads[k, 0], heads[k, 1], end + heads[k, 3]
        raised = peaks[heads[k, 2]] * problem.share
        if pairs == 0:
            B[own] = 1.0 / (B[own] + raised)
        else:
            re, im = B[2 * own] + raised, B[2 * own + 1]
            square = re * re + im * im
            B[2 * own], B[2 * own + 1] = re / square, -im / square
        left, up = own + 1, own + 1 + below
        for a in range(below):
            _multiply(B, left + a, B, own, pairs)
            _subtract_row(B, targets[target:], left + a, up, beside, pairs)
            target += (beside + 1) // 2
        while end < last:
            i, j = left + ends[end, 0], up + ends[end, 1]
            if pairs == 0:
                peaks[ends[end, 2]] += abs(B[i] * B[j])
            else:
                re = B[2 * i] * B[2 * j] - B[2 * i + 1] * B[2 * j + 1]
                im = B[2 * i] * B[2 * j + 1] + B[2 * i + 1] * B[2 * j]
                peaks[ends[end, 2]] += abs(re) + abs(im)
            end += 1
        own = up + beside


@compiled
def solve(problem: SparseSolution, pairs: Known[int]) -> None:
    """x of B x = b."""
    B, x, heads, places, parts = problem.factors, problem.x, problem.heads, problem.places, 1 + pairs
    n = heads.shape[0]
    x[:] = 0.0
    for k in range(problem.given.shape[0]):
        for part in range(parts):
            value = problem.right[problem.given[k, 1] + part * problem.half]
            x[parts * problem.given[k, 0] + part] = value * problem.given[k, 2]
    for k in range(n):
        entry, start = heads[k, 0] + 1, heads[k, 1]
        for a in range(heads[k, 2]):
            _subtract_product(x, places[start + a], x, k, B, entry + a, pairs)
    for back in range(n):
        k = n - 1 - back
        up, start = heads[k, 0] + 1 + heads[k, 2], heads[k, 1] + heads[k, 2]
        for b in range(heads[k, 3]):
            _subtract_product(x, k, x, places[start + b], B, up + b, pairs)
        _multiply(x, k, B, heads[k, 0], pairs)
    for k in range(problem.taken.shape[0]):
        for part in range(parts):
            value = x[parts * problem.taken[k, 0] + part]
            problem.result[problem.taken[k, 1] + part * problem.half] = value * problem.taken[k, 2]


@compiled
def factor_real(problem: SparseFactors) -> None:
    """Of real numbers."""
    factor(problem, 0)


@compiled
def factor_complex(problem: SparseFactors) -> None:
    """Of complex numbers."""
    factor(problem, 1)


@compiled
def solve_real(problem: SparseSolution) -> None:
    """Of real numbers."""
    solve(problem, 0)


@compiled
def solve_complex(problem: SparseSolution) -> None:
    """Of complex numbers."""
    solve(problem, 1)
