"""When functions of time jump, have a kink, or are busier than elsewhere: found once, before a run starts.

A formula or function of t becomes a program; whatever it decides on (`step`, `where`, `abs`, the cut of `atan2`, the
integers of `floor`) is an argument whose crossings are known in closed form where it is a line in t, else bracketed on
a dense grid, and bisected to the last bit. Between these moments the function is compared with pieces of polynomials,
halved until they fit, so that a pulse far shorter than a step is seen.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Bools, Ints, Vector, distinct
from poinsot.algebra.caching import recent
from poinsot.errors import SimulationError
from poinsot.multibody.motions import moment_of
from poinsot.programs.tracing import trace
from poinsot.records import NamedTuple, dataclass
from poinsot.simulation.plain_moments import (
    MOST_MOMENTS,
    MovingNumber,
    NotPolynomial,
    TooManyCrossings,
    bisected,
    crossings,
    integers,
    plain_moments,
)
from poinsot.simulation.results.tabulating import tabulate

if TYPE_CHECKING:
    from poinsot.programs.program import Program

GRID = 1 << 17  # points at which a function of time is looked at, all functions of a run together 32 times as many
LEAST_GRID = 1 << 12
FINEST_GRID = 1 << 21
WINDOWS = 128
DEGREE = 7
FIT = 1e-10  # of its largest size, that a piece may miss
_KNOWN: dict[str, tuple[Vector, Vector]] = {}
FINEST_PIECE = 2.0**-36  # of the run


@dataclass(frozen=True, eq=False)
class Moments:
    """Known moments of the functions of time of a run.

    jumps  times [s] at which one of them jumps or has a kink
    zones  [n, 3]: begin, end and longest step [s] where one of them is busier than in most of the run
    """

    jumps: Vector
    zones: Vector


def find_moments(timed: Mapping[str, Callable[[Any], Any]], start: float, end: float) -> Moments:
    """The moments of functions of time over any scalar, within a run.

    A pulse is seen if it lasts 1e-5 of the run (with more than 32 functions in proportion longer), and smooth ones by
    their tails also if shorter.
    Errors  SimulationError that names a function which decides more often than can be followed
    Law     table, formula and function of one pulse give one motion and one energy, with every method,
            tests/simulation/test_moments.py
    """
    if end <= start or not timed:
        return NONE
    return joined([moments_of(name, function, start, end, len(timed)) for name, function in timed.items()])


def moments_of(name: str, function: Callable[[Any], Any], start: float, end: float, together: int) -> Moments:
    """The moments of one of so many functions of time of a run."""
    if (plain := plain_moments(function, start, end)) is not None:
        return Moments(np.array(plain), np.zeros((0, 3)))
    program = trace(lambda t: function(t), {"t": ()}, {"value": ()}, name)
    if not program.operations:
        return joined([])
    points = int(np.clip(32 * GRID / max(together, 1), LEAST_GRID, GRID))
    return Moments(*_found(program, name, start, end, points))


def deciding(program: Program) -> bool:
    """Whether a function of time decides on anything, so that it may jump or have a kink."""
    return next(decisions(program), None) is not None


def joined(several: Sequence[Moments]) -> Moments:
    """The moments of several functions of time."""
    jumps = np.concatenate([np.zeros(0), *(each.jumps for each in several)])
    return Moments(distinct(jumps), np.concatenate([np.zeros((0, 3)), *(each.zones for each in several)]))


NONE = joined([])


def _found(program: Program, name: str, start: float, end: float, points: int) -> tuple[Vector, Vector]:
    """The moments of a program: found once, for runs of the same function of time."""
    key = f"{program.instructions} {program.outputs} {start!r} {end!r} {points}"

    def made() -> tuple[Vector, Vector]:
        jumps = _crossed(program, name, start, end, points)
        return jumps, _busy_zones(program, jumps, start, end, points)

    return recent(_KNOWN, key, made, 64)


def _grid(start: float, end: float, points: int) -> Vector:
    """Points one in each of as many cells, at places that no periodic function keeps in step with."""
    k = np.arange(points)
    inner = start + (end - start) * (k + (k * 0.6180339887498949) % 1.0) / points
    return np.concatenate(([start], inner[(inner > start) & (inner < end)], [end]))


def _crossed(program: Program, name: str, start: float, end: float, points: int) -> Vector:
    """The times at which an argument that something is decided on crosses zero, or of a floor an integer."""
    lines = _lines(program, start, end)
    known, searched = list[Vector](), list[SignDecision]()
    for decision in decisions(program):
        one, two = (MovingNumber.constant(0.0) if k < 0 else lines[k] for k in decision.pair)
        try:
            known.append(crossings(one, two, integers(one) if decision.whole else np.zeros(1)))
        except TooManyCrossings as error:
            raise _refused(name, error.args[0]) from None
        except NotPolynomial:
            searched.append(decision)
    read = distinct(np.concatenate([np.zeros(0), *known]))
    read = read[(read > start) & (read < end)]
    if not searched:
        return read
    wanted, whole = [k for each in searched for k in each.pair], np.array([each.whole for each in searched])

    def argument(t: Vector) -> Vector:
        values = tabulate(program, t, wanted)
        return values[0::2] - values[1::2]

    while True:
        grid = distinct(np.concatenate((_grid(start, end, points), read, np.nextafter(read, -np.inf))))
        values = argument(grid)
        sides = -1.0 * (values < 0)
        sides[whole] = np.floor(values[whole])
        changed = np.abs(np.diff(sides)) > 0
        changed[:, np.isin(grid[1:], read)] = False
        row, at = np.nonzero(changed)
        if np.bincount(row, minlength=1).max() <= points / 16:
            break
        if points >= FINEST_GRID:
            raise _refused(name, points // 16)
        points *= 8
    before, after = sides[row, at], sides[row, at + 1]
    steps = np.abs(after - before)
    if steps.sum() > MOST_MOMENTS:
        raise _refused(name, MOST_MOMENTS)
    count = steps.astype(int)
    each = np.repeat(np.arange(len(row)), count)
    targets = np.minimum(before, after)[each] + 1.0 + np.arange(len(each)) - np.repeat(np.cumsum(count) - count, count)
    touching, target, low, middle, high = _touches(values, grid, whole, argument)
    which = np.concatenate((row[each], touching, touching))
    aims = np.concatenate((targets, target, target))
    if not len(which):
        return read
    found = bisected(
        lambda t: argument(t)[which, np.arange(len(t))] < aims,
        np.concatenate((grid[at[each]], low, middle)), np.concatenate((grid[at[each] + 1], middle, high)),
    )  # fmt: skip
    return distinct(np.concatenate((read, found[(found > start) & (found < end)])))


def _refused(name: str, most: int) -> SimulationError:
    return SimulationError(
        f"{name!r} decides (by step, abs, where or floor) more than {most:,} times in this run, too often to land on "
        "each: simulate a shorter time, or replace it by its average"
    )


class SignDecision(NamedTuple):
    """A decision by the sign of a difference.

    pair   the two values; the second is −1, a zero, where one value is compared with 0
    whole  each integer is a crossing, not only 0
    """

    pair: tuple[int, int]
    whole: bool = False


def decisions(program: Program) -> Iterator[SignDecision]:
    """The decisions of a program."""
    for operation, arguments, _ in program.instructions:
        if operation in ("lt", "le", "eq", "ne", "fmin", "fmax"):
            yield SignDecision((arguments[0], arguments[1]))
        elif operation in ("fabs", "atan2", "floor"):
            yield SignDecision((arguments[0], -1), operation == "floor")


def _lines(program: Program, start: float, end: float) -> list[MovingNumber | None]:
    """The values of a program that are straight in t throughout the run."""
    found: list[MovingNumber | None] = []
    for operation, arguments, constant in program.instructions:
        given = [found[k] for k in arguments]
        value: MovingNumber | float | None = None
        try:
            if operation == "constant":
                value = MovingNumber.constant(constant)
            elif operation == "input":
                value = MovingNumber.time(start, end)
            elif operation in _STRAIGHT and not any(each is None for each in given):
                value = _STRAIGHT[operation](*given)
        except (NotPolynomial, ArithmeticError):
            pass
        found.append(value if isinstance(value, MovingNumber) and value.line else None)
    return found


_STRAIGHT: dict[str, Callable[..., MovingNumber | float]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "div": operator.truediv, "neg": operator.neg
}  # fmt: skip


def _touches(
    values: Vector, grid: Vector, whole: Bools, argument: Callable[[Vector], Vector]
) -> tuple[Ints, Vector, Vector, Vector, Vector]:
    """Where an argument crosses its target twice between points of the grid: which, target, before, between, after."""
    nearest = np.where(whole[:, None], np.rint(values), 0.0)
    differences = values - nearest
    size = np.abs(differences)
    here, left, right = size[:, 1:-1], size[:, :-2], size[:, 2:]
    sign = differences < 0
    kept = (sign[:, 1:-1] == sign[:, :-2]) & (sign[:, 1:-1] == sign[:, 2:])
    near = kept & (here <= left) & (here <= right) & (here <= np.maximum(left, right) - here) & (left + right > 0)
    row, k = np.nonzero(near)
    target, low, high = nearest[row, k + 1], grid[k], grid[k + 2]
    flip = np.where(sign[row, k + 1], -1.0, 1.0)
    if not len(row):
        return row, target, low, low, high

    def off(t: Vector) -> Vector:
        return flip * (argument(t)[row, np.arange(len(t))] - target)

    a, b = low.copy(), high.copy()
    for _ in range(60):
        one, two = a + 0.382 * (b - a), a + 0.618 * (b - a)
        lower = off(one) < off(two)
        a, b = np.where(lower, a, one), np.where(lower, two, b)
    middle = 0.5 * (a + b)
    crossed = (argument(middle)[row, np.arange(len(row))] < target) != (flip < 0)
    return row[crossed], target[crossed], low[crossed], middle[crossed], high[crossed]


def _busy_zones(program: Program, jumps: Vector, start: float, end: float, points: int) -> Vector:
    """[n, 3] begin, end, longest step: where shorter pieces are needed than in most of the run."""
    span = end - start
    edges = distinct(np.concatenate((np.linspace(start, end, WINDOWS + 1), jumps)))
    # no piece looks at a jump: it ends a little before
    inside = np.minimum(1e-3 * np.diff(edges), 64 * np.spacing(np.maximum(abs(start), abs(end))))
    a, b = edges[:-1] + inside, edges[1:] - inside
    dense = _grid(start, end, points)
    values = tabulate(program, dense, program.outputs)[0]
    size = np.abs(values[np.isfinite(values)]).max(initial=0.0)
    width = (end - start) / WINDOWS
    pieces: list[Vector] = []
    level = 0
    while len(a):
        good = _fits(program, a, b, dense, values, size)
        tiny = b - a <= max(FINEST_PIECE * span, 1e4 * np.spacing(max(abs(start), abs(end))))
        # unresolved at once: beyond, the function is busy everywhere, and steps cannot pass it over
        many = np.count_nonzero(~good) > 4096
        done = good | tiny | many
        pieces.append(np.column_stack((a[done], b[done], np.full(np.count_nonzero(done), float(level)))))
        middle = 0.5 * (a[~done] + b[~done])
        a, b = np.concatenate((a[~done], middle)), np.concatenate((middle, b[~done]))
        order = np.argsort(a)
        a, b, level = a[order], b[order], level + 1
    leaves = np.concatenate(pieces)
    leaves = leaves[np.argsort(leaves[:, 0])]
    by_level = np.bincount(leaves[:, 2].astype(int), weights=leaves[:, 1] - leaves[:, 0])
    usual = int(np.searchsorted(np.cumsum(by_level), 0.5 * by_level.sum()))
    busy = leaves[leaves[:, 2] > usual]
    if not len(busy):
        return np.zeros((0, 3))
    fresh = np.ones(len(busy), dtype=bool)
    fresh[1:] = (np.diff(busy[:, 2]) != 0) | (busy[1:, 0] > busy[:-1, 1])
    first = np.flatnonzero(fresh)
    last = np.append(first[1:], len(busy)) - 1
    longest = 2.0 * np.minimum(width * 0.5 ** busy[first, 2], np.minimum.reduceat(busy[:, 1] - busy[:, 0], first))
    return np.column_stack((busy[first, 0], busy[last, 1], longest))


def _within(dense: Vector, a: Vector, b: Vector) -> tuple[Ints, Ints]:
    """The first point in each piece [a, b] and how many there are."""
    begin = np.searchsorted(dense, a, side="left")
    return begin, np.maximum(np.searchsorted(dense, b, side="right") - begin, 0)


_NODES = np.cos(np.pi * (np.arange(DEGREE + 1) + 0.5) / (DEGREE + 1))
_CHECKS = (2.0 * ((np.arange(1, 12) * 0.6180339887498949) % 1.0)) - 1.0


def _fits(program: Program, a: Vector, b: Vector, dense: Vector, values: Vector, size: float) -> Bools:
    """Whether the polynomial through a few points of each piece is the function at all others that are known."""
    centre, half = 0.5 * (a + b), 0.5 * (b - a)
    at = np.concatenate((_NODES, _CHECKS))
    found = tabulate(program, (centre[:, None] + half[:, None] * at).ravel(), program.outputs)[0].reshape(len(a), -1)
    with np.errstate(all="ignore"):
        on_nodes, on_checks = found[:, : DEGREE + 1], found[:, DEGREE + 1 :]
        coefficients = on_nodes @ np.linalg.inv(np.polynomial.chebyshev.chebvander(_NODES, DEGREE)).T
        miss = np.abs(coefficients @ np.polynomial.chebyshev.chebvander(_CHECKS, DEGREE).T - on_checks).max(axis=1)
        begin, counts = _within(dense, a, b)
        some = np.flatnonzero(counts)
        if len(some):
            ends = np.cumsum(counts[some])
            known = np.arange(ends[-1]) + np.repeat(begin[some] - ends + counts[some], counts[some])
            owner = np.repeat(some, counts[some])
            x = (dense[known] - centre[owner]) / half[owner]
            fitted, ahead = np.zeros_like(x), np.zeros_like(x)
            for k in range(DEGREE, 0, -1):  # Clenshaw
                fitted, ahead = coefficients[owner, k] + 2.0 * x * fitted - ahead, fitted
            misses = np.abs(coefficients[owner, 0] + x * fitted - ahead - values[known])
            miss[some] = np.maximum(miss[some], np.maximum.reduceat(misses, ends - counts[some]))
        steepness = np.abs(np.diff(np.sort(on_nodes, axis=1), axis=1)).max(axis=1) / half
        noise = 16.0 * steepness * np.spacing(np.abs(centre) + half)
        fits: Bools = ~(miss > FIT * size + noise) | ~np.isfinite(miss)
        return fits


# Functions of time that must not jump, nor their rates: those of given motions. A pair that were to jump would take an
# infinite power, one whose speed jumps an infinite force.

JUMPS = 1e-9
"""The share of the larger of two values below which their difference is rounding, or due to the slope."""
_APART = 16  # neighbouring doubles


def refuse_breaks(unbroken: Mapping[str, Callable[[Any], Any]], jumps: Iterable[float], name: str) -> None:
    """SimulationError that names the first function, and the time, at which it or its rate jumps.

    jumps  the times at which any function of the run decides something      name  of the system
    """
    for t in jumps if unbroken else ():
        near = _APART * float(np.spacing(max(abs(t), 1e-3)))  # [s]: near 0 floats are dense beyond any clock
        for motion, function in unbroken.items():
            before, after = ([float(x) for x in moment_of(function, t + side * near)] for side in (-1.0, 1.0))
            for k, what in enumerate(("value", "rate")):
                a, b = before[k], after[k]
                slope = max(abs(before[k + 1]), abs(after[k + 1]))
                if not abs(b - a) <= JUMPS * max(abs(a), abs(b)) + 4 * near * slope:
                    raise SimulationError(
                        f"{motion!r} of {name!r} cannot be followed: its {what} jumps from {a:.6g} to {b:.6g} at "
                        f"t = {t:.9g} s, which of a motion would take an infinite force, and of a force on what has no "
                        "inertia would make that jump. Give it a smooth passage there: a formula without a jump or "
                        "kink, or, of a motion, samples, through which it goes smoothly"
                    )
