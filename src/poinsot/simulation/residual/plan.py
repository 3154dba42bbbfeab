"""The operands of the loop of residual forms: arrays, known to compiled code by their addresses.

Units: those of the states. Law: tests/networks/test_newton.py. Source: decision 0007; Hairer & Wanner 1996,
§IV.8.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Ints, Vector
from poinsot.code.records import Arrays
from poinsot.errors import SimulationError
from poinsot.motion.residual_form import ResidualForm
from poinsot.programs.sparse_loops import filled
from poinsot.records import NamedTuple
from poinsot.simulation.loops.residual_records import ResidualShape, Stages
from poinsot.simulation.residual.late_waves import delayed_waves

SHARES = 1e3, 1e6, 1e9, 1e12
"""Steps in a run at which pivots are looked at; the order is sought by those of the first three."""
SOUND, LARGEST_TRIED = 1e-8, 300  # digits that are left of a pivot are enough; of more unknowns it is not tried
STEPS_OF_WEIGHT = 1024.0  # whole numbers add without rounding, at which SciPy's matching may not end
LEAST_SLOPE = 1e-30  # of what no slope is: far below all others, and no zero, which would be no entry
# The order in which a sparse matrix is eliminated, and where that fills it: found once, in Python.


class Pattern(NamedTuple):
    """Where the entries of B lie among the stored blocks, and the elimination as lists of them.

    place     of each entry given to ``arrange``: the block it is added to
    row_at, column_at   which row and column stand at each place of the order; entries: the number of blocks with fill
    diagonal  block of each pivot; lower, upper: blocks left of it and above, with their row or column, by pivot
    target    for each pivot, the blocks that lower × upper act upon, one row after another; lowers, …: how many
    """

    place: Ints
    row_at: Ints
    column_at: Ints
    entries: int
    diagonal: Ints
    first_lower: Ints
    lower: Ints
    lower_row: Ints
    first_upper: Ints
    upper: Ints
    upper_column: Ints
    target: Ints
    lowers: int
    uppers: int
    targets: int


def arrange(n: int, rows: Ints, columns: Ints, sample: Vector) -> Pattern | None:
    """The pattern of an n × n matrix with these entries (no place twice); None where it is singular by structure.

    sample  numbers that the entries may have, to match rows to columns by
    """
    matched = _matched(n, rows, columns, sample)
    if matched is None:
        return None
    at_row = matched[rows]  # the column that each entry's row serves as the pivot of
    neighbours: list[set[int]] = [set() for _ in range(n)]
    for i, j in zip(at_row.tolist(), columns.tolist(), strict=True):
        if i != j:
            neighbours[i].add(j)
            neighbours[j].add(i)
    order = _least_degree(neighbours)
    position = np.empty(n, dtype=np.int64)
    position[order] = np.arange(n)
    i, j = position[at_row], position[columns]
    above, left = filled(n, i, j)
    found: dict[tuple[int, int], int] = {(k, k): k for k in range(n)}
    lower, lower_row, upper, upper_column = list[int](), list[int](), list[int](), list[int]()
    first_lower, first_upper = [0], [0]
    for k in range(n):
        for a in sorted(left[k]):
            found[a, k] = len(found)
            lower.append(found[a, k])
            lower_row.append(a)
        for b in sorted(above[k]):
            found[k, b] = len(found)
            upper.append(found[k, b])
            upper_column.append(b)
        first_lower.append(len(lower))
        first_upper.append(len(upper))
    target = list[int]()
    for k in range(n):
        columns_of_k = upper_column[first_upper[k] : first_upper[k + 1]]
        for a in lower_row[first_lower[k] : first_lower[k + 1]]:
            target += [found[a, b] for b in columns_of_k]
    row_of = np.empty(n, dtype=np.int64)
    row_of[matched] = np.arange(n)

    def ints(values: object) -> Ints:
        return np.array(values, dtype=np.int64)

    return Pattern(
        ints([found[a, b] for a, b in zip(i.tolist(), j.tolist(), strict=True)]),
        row_of[order],
        ints(order),
        len(found),
        np.arange(n),
        ints(first_lower),
        ints(lower),
        ints(lower_row),
        ints(first_upper),
        ints(upper),
        ints(upper_column),
        ints(target),
        len(lower),
        len(upper),
        len(target),
    )


def _ordered(n: int, pairs: Ints, terms: Sequence[tuple[Ints, Vector, bool]], span: float) -> Pattern | None:
    """The order in which pivots keep their digits, of those sought by the sizes of entries at steps of some lengths.

    terms  places of entries, numbers there, and whether these are of rates
    """

    def sample(share: float, size: Callable[[Vector], Vector] = lambda x: x) -> Vector:
        found = np.zeros(len(pairs))
        for at, numbers, moves in terms:
            np.add.at(found, at, size(numbers) * (share / span if moves else 1.0))
        return found

    best, least = None, -1.0
    for share in SHARES[:3]:
        tried = arrange(n, pairs[:, 0], pairs[:, 1], sample(share, np.abs))
        sound = 1.0 if tried is None or n > LARGEST_TRIED else min(pivoted(tried, sample(each)) for each in SHARES)
        if sound > least:
            best, least = tried, sound
        if least > SOUND:
            break
    return best


def pivoted(pattern: Pattern, sample: Vector) -> float:
    """The least share that a pivot has in the terms it is the sum of, where entries have these numbers."""
    values, t, least = np.zeros(pattern.entries), 0, 1.0
    np.add.at(values, pattern.place, sample)
    sizes = np.abs(values)
    for k in range(len(pattern.diagonal)):
        pivot, size = values[pattern.diagonal[k]], sizes[pattern.diagonal[k]]
        if not size > 0.0 or not pivot:
            return 0.0
        least = min(least, abs(pivot) / size)
        beside = pattern.upper[pattern.first_upper[k] : pattern.first_upper[k + 1]]
        for a in pattern.lower[pattern.first_lower[k] : pattern.first_lower[k + 1]]:
            taken, target = values[a] / pivot * values[beside], pattern.target[t : t + len(beside)]
            values[target] -= taken
            sizes[target] += np.abs(taken)
            t += len(beside)
    return float(least)


def _matched(n: int, rows: Ints, columns: Ints, sample: Vector) -> Ints | None:
    """The column of each row's pivot: the diagonal if no diagonal entry is lacking, else by the largest product."""
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import min_weight_full_bipartite_matching

    sizes = np.abs(sample)
    solid = sizes > 0
    if np.unique(rows[solid & (rows == columns)]).size == n:
        return np.arange(n)
    row_size, column_size = np.full(n, 1e-300), np.full(n, 1e-300)
    np.maximum.at(column_size, columns, sizes)
    np.maximum.at(row_size, rows, sizes / column_size[columns])
    scaled = sizes / column_size[columns] / row_size[rows]
    whole = np.round(STEPS_OF_WEIGHT * (1.0 - np.log(scaled[solid])))
    weight = csr_array((whole, (rows[solid], columns[solid])), shape=(n, n))
    try:
        found_rows, found_columns = min_weight_full_bipartite_matching(weight)
    except ValueError:
        return None
    matched = np.empty(n, dtype=np.int64)
    matched[found_rows] = found_columns
    return matched


def _least_degree(neighbours: list[set[int]]) -> list[int]:
    """An order of elimination: always a vertex with the fewest neighbours, which it joins."""
    joined = [set(each) for each in neighbours]
    waiting = [(len(each), k) for k, each in enumerate(joined)]
    heapq.heapify(waiting)
    done = [False] * len(joined)
    order: list[int] = []
    while waiting:
        degree, k = heapq.heappop(waiting)
        if done[k] or degree != len(joined[k]):
            continue
        done[k] = True
        order.append(k)
        around = joined[k]
        for a in around:
            joined[a] |= around
            joined[a] -= {a, k}
            heapq.heappush(waiting, (len(joined[a]), a))
    return order


def stages_for(shape: Arrays[ResidualShape], inverse: Vector, c: Vector) -> Arrays[Stages]:
    """Arrays for a method with this A⁻¹ (s, s) and these points c (s,)."""
    s, n, reads = len(c), shape.number("size"), shape.number("reads")
    kinds, values = shape.arrays["kinds"], shape.number("values")
    feed = int((kinds[:, 1] + kinds[:, 2]).max(initial=0))
    made = int((kinds[:, 3] * (1 + kinds[:, 1])).max(initial=0))
    return Arrays(
        Stages,
        dict(
            s=s,
            width=shape.number("states") + n + shape.number("sources") + values,
            inverse=np.array(inverse, dtype=np.float64),
            c=np.array(c, dtype=np.float64),
            z=np.zeros((s, n)),
            pool=np.zeros((s, shape.number("states") + n + shape.number("sources") + values)),
            read=np.zeros((s, reads)),
            at=np.full((s, reads), np.nan),  # laws that were never evaluated rest nowhere
            to=np.zeros((s, reads)),
            values=np.zeros((s, values)),
            slopes=np.zeros((s, shape.number("slopes"))),
            missed=np.zeros((s, n)),
            blocks=np.zeros((shape.number("entries"), s * s)),
            right=np.zeros((n, s)),
            spare=np.zeros((s + 1, s)),
            fed=max(feed, 1),
            makes=max(made, 1),
            feed=np.zeros(max(feed, 1)),
            made=np.zeros(max(made, 1)),
            across=np.zeros(shape.number("branches")),
            through=np.zeros(shape.number("branches")),
        ),
    )


def shape_of(form: ResidualForm, powers: int, span: float) -> Arrays[ResidualShape]:
    """The arrays of a form. Errors: SimulationError that names elements whose equations say nothing or too much."""
    nx, nw = form.states, form.unknowns
    n, width = nx + nw, 2 * nx + nw
    unit = np.concatenate([2.0 ** np.round(np.log2(form.solved.scale[:nx])), np.ones(nw)])
    sources = form.rows.shape[1] - width - form.laws.count
    columns = np.concatenate([unit[:nx], unit, np.ones(form.rows.shape[1] - width)])
    rows, reads, across, through = (
        _scaled(m, columns) for m in (form.rows, form.reads, form.powers.across, form.powers.through)
    )
    kinds, reads_at, values_at, slopes_at, parameters_at = _law_places(form)
    laws = _Laws(form, rows, reads, slopes_at, width + sources)
    constant, moving = rows[:, nx:width].tocoo(), rows[:, :nx].tocoo()
    fixed, rate = laws.touching(nx, width), laws.touching(0, nx)
    places: dict[tuple[int, int], int] = {}

    def entries(i: Ints, j: Ints) -> Ints:
        found = [places.setdefault(at, len(places)) for at in zip(i.tolist(), j.tolist(), strict=True)]
        return np.array(found, dtype=np.int64)

    at_constant, at_moving = entries(constant.row, constant.col), entries(moving.row, moving.col)
    at_fixed, at_rate = entries(fixed[0], fixed[1]), entries(rate[0], rate[1])
    slopes, pairs = _slopes_at_rest(form), np.array(list(places), dtype=np.int64).reshape(-1, 2)
    terms = (
        (at_constant, constant.data, False), (at_moving, moving.data, True),
        (at_fixed, fixed[3] * slopes[fixed[2]], False), (at_rate, rate[3] * slopes[rate[2]], True),
    )  # fmt: skip
    pattern = _ordered(n, pairs, terms, span)
    if pattern is None:
        raise SimulationError(_undetermined(form, n, pairs))
    fill = pattern.place

    def spread(places: Ints, numbers: Vector) -> Vector:
        found = np.zeros(pattern.entries)
        np.add.at(found, fill[places], numbers)
        return found

    return Arrays(ResidualShape, dict(
        signals=0 if form.signals is None else form.signals.address,
        states=nx, size=n, sources=int(sources), reads=len(form.junctions.width),
        values=form.rows.shape[1] - width - sources, slopes=slopes_at[-1], kind_count=len(kinds), laws=len(reads_at),
        branches=len(form.powers.power_of), powers=powers, fixed_count=len(fixed[0]), rate_count=len(rate[0]),
        rows_first=_ints(rows.indptr), rows_at=_ints(rows.indices), rows_by=rows.data,
        reads_first=_ints(reads.indptr), reads_at=_ints(reads.indices), reads_by=reads.data,
        kinds=np.array(kinds, dtype=np.int64).reshape(-1, 6),
        law_reads=_ints(reads_at), law_values=_ints(values_at),
        law_slopes=_ints(slopes_at), law_parameters=_ints(parameters_at),
        parameter_count=parameters_at[-1] + 1,
        parameters=np.concatenate([*(f.parameters.ravel() for f in form.laws.families), np.zeros(1)]),
        widths=form.junctions.width, critical=form.junctions.critical,
        straight=form.junctions.straight, begins=form.junctions.begins,
        constant=spread(at_constant, constant.data), moving=spread(at_moving, moving.data),
        fixed_entry=fill[at_fixed], fixed_slope=fixed[2], fixed_by=fixed[3],
        rate_entry=fill[at_rate], rate_slope=rate[2], rate_by=rate[3],
        **delayed_waves(form, columns),
        across_first=_ints(across.indptr), across_at=_ints(across.indices), across_by=across.data,
        through_first=_ints(through.indptr), through_at=_ints(through.indices), through_by=through.data,
        power_of=form.powers.power_of, factor=form.powers.factor, unit=unit, **pattern._asdict(),
    ))  # fmt: skip


def _law_places(form: ResidualForm) -> tuple[list[tuple[int, ...]], list[int], list[int], list[int], list[int]]:
    """The kinds of laws; for each law the places of its inputs, values, slopes and parameters."""
    reads_at, values_at, slopes_at, parameters_at = list[int](), list[int](), [0], [0]
    kinds = list[tuple[int, ...]]()
    for family in form.laws.families:
        count = family.parameters.shape[1]
        kinds.append((family.kernel.address, family.reads, count, family.values, len(reads_at), len(family.members)))
        for k in family.members:
            reads_at.append(int(form.laws.reads_at[k]))
            values_at.append(int(form.laws.values_at[k]))
            slopes_at.append(slopes_at[-1] + family.values * family.reads)
            parameters_at.append(parameters_at[-1] + count)
    return kinds, reads_at, values_at, slopes_at, parameters_at


def _slopes_at_rest(form: ResidualForm) -> Vector:
    """|∂values/∂reads| of all laws, one after another, where nothing flows; 1e-30 where that is 0 or has no value.

    Charges and currents of junctions hardly depend on their voltages there: these are no pivots where others are.
    """
    z = np.zeros(form.reads.shape[1])
    z[2 * form.states : 2 * form.states + form.unknowns] = form.solved.rest
    at, found = form.reads @ z, [np.zeros(0)]
    for family in form.laws.families:
        found.append(np.abs(family.kernel.ufunc(at[form.laws.places(family)[0]], family.parameters)[1]).ravel())
    slopes = np.concatenate(found)
    return np.where(np.isfinite(slopes) & (slopes > 0.0), slopes, LEAST_SLOPE)


def _ints(values: object) -> Ints:
    return np.array(values, dtype=np.int64)


def _scaled(matrix: Any, columns: Vector) -> Any:
    found = matrix.copy()
    found.data = np.asarray(found.data * columns[found.indices], dtype=np.float64)
    return found


class _Laws:
    """Products ∂rows/∂N · slopes · ∂reads/∂z as a list: each adds factor · slope to an entry of the matrix."""

    def __init__(self, form: ResidualForm, rows: Any, reads: Any, slopes_at: list[int], first_value: int) -> None:
        by_value = rows[:, first_value:].tocsc()
        self._found: list[tuple[int, int, int, float]] = []
        position = 0
        for family in form.laws.families:
            for at_reads, at_values in zip(*form.laws.places(family), strict=True):
                for v, value in enumerate(at_values):
                    those = slice(by_value.indptr[value], by_value.indptr[value + 1])
                    for row, c in zip(by_value.indices[those], by_value.data[those], strict=True):
                        for r, read in enumerate(at_reads):
                            slope = slopes_at[position] + v * family.reads + r
                            own = slice(reads.indptr[read], reads.indptr[read + 1])
                            for column, d in zip(reads.indices[own], reads.data[own], strict=True):
                                self._found.append((int(row), int(column), slope, float(c * d)))
                position += 1

    def touching(self, begin: int, end: int) -> tuple[Ints, Ints, Ints, Vector]:
        """Row, column from ``begin`` on, slope and factor of those with columns of z in this range."""
        kept = [each for each in self._found if begin <= each[1] < end]
        return (
            _ints([i for i, _, _, _ in kept]),
            _ints([j - begin for _, j, _, _ in kept]),
            _ints([s for _, _, s, _ in kept]),
            np.array([c for _, _, _, c in kept], dtype=np.float64),
        )


def _undetermined(form: ResidualForm, n: int, pairs: Ints) -> str:
    """The elements of the equations that cannot all be met, whatever the numbers."""
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import maximum_bipartite_matching

    table = csr_array((np.ones(len(pairs)), (pairs[:, 0], pairs[:, 1])), shape=(n, n))
    matched = maximum_bipartite_matching(table, perm_type="column")
    lost = [i for i, c in enumerate(matched) if c < 0]
    names = dict.fromkeys(name for i in lost[:4] for name in form.around[i]())
    return (
        f"the equations of {', '.join(map(repr, list(names)[:8]))} leave something undetermined, or would have to give "
        "values that the rest of the network fixes already; put a resistance in series or a conductance in parallel"
    )
