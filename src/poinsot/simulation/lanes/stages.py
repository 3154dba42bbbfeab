"""Evaluations of the flow: the moment and the inputs they are taken at, and those of the stages of a step.

Law: a lane has the bits of the run alone, tests/ensembles/test_alone.py. Source: decision 0011; Hairer, Nørsett &
Wanner 1993, §II.4.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from poinsot.simulation.lanes.lines import Lines
from poinsot.simulation.methods import Matrix, Tableau

Terms = Sequence[tuple[int, float]]


def terms(weights: Matrix) -> Terms:
    """Row and weight of those that are not zero."""
    return [(row, float(weight)) for row, weight in enumerate(weights) if weight]


def row(code: Lines, array: str, number: int) -> str:
    """The address of a row of k or of the sums."""
    return code.item(code.array(array), code(f"mul i64 {code.size('width')}, {number}"))


def local(code: Lines) -> str:
    """Where ξ stands in the feed, behind x₀."""
    return code.item(code.array("feed"), code.size("nx"))


def weighted(code: Lines, rows: Sequence[str], weights: Terms, offset: str) -> str:
    """Σ weight k[row], at some place of the rows."""
    total = code.number(0.0)
    for n, (number, weight) in enumerate(weights):
        read = code.read_new if number == len(rows) - 1 else code.read
        k, a = read(rows[number], offset), code.number(weight)
        total = code.fma(a, k, total) if n else code.mul(a, k)
    return total


def write_evaluate(code: Lines) -> None:
    """k of the row `%row` = (ξ̇, powers) at the x₀ and ξ of the feed, at the field `moment`, kept inside the segment.

    u = held + value + slope (t − begin): no stage sees what lies beyond a breakpoint.
    """
    here, driven, nu = code.array("here"), code.array("driven"), code.size("nu")
    begin, first, last = (code.entry(here, k) for k in (0, 2, 3))
    inside = code.less(code.more(code.get("moment"), first), last)
    at = code.item(local(code), code.size("nl"))
    code.store(inside, at, 0, 8)
    since = code.sub(inside, begin)
    with code.loop(0, nu) as u:
        value, slope = code.entry(driven, u.index), code.entry(code.item(driven, nu), u.index)
        sampled = code.fma(slope, since, value)
        code.store(
            code.add(code.entry(code.array("held"), u.index), sampled), code.item(at, u.index), code.each.bytes, 8
        )
    code.kernel("flow", code.array("feed"), "%row")


def evaluate(code: Lines, moment: str, target: str) -> None:
    """The flow at a moment, into the row at an address."""
    code.put("moment", moment)
    code.do(f"call void @evaluate(ptr %run, ptr {target})")


def place(code: Lines) -> None:
    """Start of a step at x: x₀ = x, ξ = 0."""
    code.copy(code.array("x"), code.array("feed"), code.size("nx"))
    code.clear(local(code), code.size("nl"))


def enter(code: Lines, segment: str) -> None:
    """Be in these segments."""
    code.do(f"call void @enter(ptr %run, {code.each.integer} {segment})")


def write_enter(code: Lines) -> None:
    """The lines of `segments` and `inputs` of the lanes' `%segment`, which is counted from their own first."""
    both, own = code(f"shl i64 {code.size('nu')}, 1"), code.plus("%segment", code.get("first_segment"))
    for table, line, count in (("segments", "here", "5"), ("inputs", "driven", both)):
        first = code(f"mul {code.each.integer} {own}, {code.everywhere(count)}")
        with code.loop(0, count) as column:
            place = code.plus(first, code.everywhere(column.index))
            code.store(code.gather(code.array(table), place), code.item(code.array(line), column.index), 0, 8)


def take_stages(code: Lines, method: Tableau, first: int, end: int) -> None:
    """k of some rows: ξ = h Σ a k, then the flow at t + c h."""
    rows = [row(code, "k", j) for j in range(end)]
    for i in range(first, end):
        weights = terms(method.A[i])
        for offset in code.spans(code.size("nl")):
            xi = code.mul(code.get("h"), weighted(code, rows[:i], weights, offset))
            code.write(xi, local(code), offset)
        evaluate(code, code.fma(code.number(float(method.c[i])), code.get("h"), code.get("time")), rows[i])


def write_step(code: Lines, method: Tableau) -> None:
    """All stages, then in the sums: row 0 the step h Σ b k, from row 1 on the estimates of its error."""
    take_stages(code, method, 1, method.stages)
    combine(code, [method.b, *method.error], method.stages, 0)


def write_dense(code: Lines, method: Tableau) -> None:
    """The stages that only dense output needs, then F in the sums; F₀ is the step."""
    take_stages(code, method, method.stages, len(method.c))
    combine(code, method.dense[1:], len(method.c), 1)


def combine(code: Lines, weights: Iterable[Matrix], count: int, first: int) -> None:
    """Into the sums, from some row on: h Σ weight k of each row of weights (n × rows), over so many rows of k."""
    rows, wanted = [row(code, "k", j) for j in range(count)], [terms(each) for each in weights]
    targets = [row(code, "sums", first + number) for number in range(len(wanted))]
    for offset in code.spans(code.size("width")):
        h = code.get("h")
        for target, own in zip(targets, wanted, strict=True):
            code.write(code.mul(h, weighted(code, rows, own, offset)), target, offset)
