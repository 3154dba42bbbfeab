"""How large the error of a step is beside what is tolerated, and how a step fails.

Law: a lane has the bits of the run alone, tests/ensembles/test_alone.py. Source: decision 0011.
"""

from __future__ import annotations

from collections.abc import Callable

from poinsot.simulation.lanes.lines import Lines
from poinsot.simulation.lanes.powers import power
from poinsot.simulation.lanes.stages import local, row
from poinsot.simulation.loops.native import NOT_FINITE, SAFETY, SHRINK_MOST, TOLERANCE
from poinsot.simulation.methods import Tableau

Number = Callable[[str], str]


def fail(code: Lines, where: str, reason: int | str, culprit: str, factor: str) -> None:
    """Lanes whose step fails, why, by which component, and by what factor to shorten the next try."""
    whole = code.each.integer
    reason = code.each.whole(reason) if isinstance(reason, int) else reason
    given = f"{code.each.truth} {where}, {whole} {reason}, {whole} {culprit}, {code.each.type} {factor}"
    code.do(f"call void @fail(ptr %run, {given})")


def write_fail(code: Lines) -> None:
    """Note the first failure of the lanes `alive` that are among `%where`, which are so no longer."""
    failing = code.both("%where", code.mask("alive"))
    for name in ("reason", "culprit", "factor"):
        code.put(name, f"%{name}", failing)
    code.keep("alive", code.both(code.mask("alive"), code.no(failing)))


def size_of(code: Lines, component: str, *states: str) -> str:
    """The largest size of the component's coordinate in the states, 1 for rotations."""
    j = code(f"load i64, ptr {code.at(code.array('magnitude'), code(f'shl i64 {component}, 3'))}, align 8")
    turning = code(f"icmp slt i64 {j}, 0")
    known = code(f"select i1 {turning}, i64 0, i64 {j}")
    sizes = [code.absolute(code.entry(code.array(each), known)) for each in states]
    size = sizes[0] if len(sizes) == 1 else code.more(*sizes)
    return code(f"select i1 {turning}, {code.each.type} {code.number(1.0)}, {code.each.type} {size}")


def tolerance_of(code: Lines, component: str, *states: str) -> str:
    """atolᵢ + rtol · (the largest size of the coordinate in the states)."""
    return code.fma(code.real("rtol"), size_of(code, component, *states), code.entry(code.array("atol"), component))


def uniform(code: Lines, array: str, index: str) -> str:
    """A number that is the same for all lanes, in all of them."""
    place = code.at(code.array(array), code(f"shl i64 {index}, 3"))
    return code.spread(place, 0) if code.each.count > 1 else code.load(place, 0, 8)


def refuse_steps(code: Lines) -> None:
    """Fail where the step is not finite, or beyond the reach of the chart; else ξ = the step."""
    step, inf = row(code, "sums", 0), code.number(float("inf"))
    refuse_values(code, step)
    code.copy(step, local(code), code.size("nl"))
    with code.loop(0, code.size("nl")) as i:
        size, reach = code.absolute(code.entry(step, i.index)), uniform(code, "reach", i.index)
        beyond = code.compare("ogt", size, reach)
        with code.when(code.any(beyond)):
            share = code.divide(code.mul(code.number(SAFETY), reach), code.select(beyond, size, inf))
            fail(code, beyond, TOLERANCE, code.everywhere(i.index), code.less(share, code.number(0.5)))


def refuse_values(code: Lines, line: str) -> None:
    """Fail where a rate or a power in a row of k or of the sums is not finite."""
    bad = code.no(code.finite(line, code.size("width")))
    with code.when(code.any(bad)):
        fail(code, bad, NOT_FINITE, code.first_bad(line, code.size("width")), code.number(0.2))


def write_measure(code: Lines, method: Tableau) -> None:
    """The fields `error`, the largest scaled estimate of the step in the sums, and `limiting`, whose it is."""
    nl, width, estimators = code.size("nl"), code.size("width"), len(method.error)
    zero, none = code.number(0.0), code.each.whole(0)
    with code.loop(nl, width, 1, [code.get("turnover")]) as i:
        i.onward = [code.add(i.carried[0], code.absolute(code.entry(row(code, "sums", 0), i.index)))]
    of_energies = code.fma(code.real("rtol"), i.carried[0], code.entry(code.array("energy_atol"), 0))
    largest, culprit, bad = zero, none, zero
    kinds = [code.each.type, code.each.integer, code.each.type]
    for first, end, tolerated in (("0", nl, None), (nl, width, of_energies)):
        with code.loop(first, end, 1, [largest, culprit, bad], kinds) as i:
            largest, culprit, bad = i.carried
            ratio = _ratio(code, i.index, estimators, tolerated or tolerance_of(code, i.index, "x", "x_new"))
            code.store(ratio, code.item(code.array("between"), i.index), 0, 8)
            larger = code.compare("ogt", ratio, largest)
            i.onward = [
                code.select(larger, ratio, largest),
                code.select(larger, code.everywhere(i.index), culprit, code.each.integer),
                code.fma(ratio, zero, bad),
            ]
    error = code.add(largest, bad)
    code.put("error", error)
    code.put("limiting", culprit)
    unknown = code.no(code.lasting(error))
    with code.when(code.any(unknown)):
        code.put("limiting", code.first_bad(code.array("between"), width), unknown)


def _ratio(code: Lines, component: str, estimators: int, tolerated: str) -> str:
    """|e₁| / s, or  |e₁| / (s √(1 + (e₂/10 e₁)²)),  never 0/0, however small."""
    one = code.absolute(code.entry(row(code, "sums", 1), component))
    if estimators == 1:
        return code.divide(one, tolerated)
    share = code.divide(code.mul(code.number(0.1), code.entry(row(code, "sums", 2), component)), one)
    root = code.intrinsic("sqrt", code.fma(share, share, code.number(1.0)))
    ratio = code.divide(one, code.mul(tolerated, root))
    return code.select(code.compare("ueq", one, code.number(0.0)), one, ratio)


def refuse_errors(code: Lines, method: Tableau) -> None:
    """Fail where the error is not finite, or too large."""
    error, culprit = code.get("error"), code.get("limiting")
    bad = code.no(code.lasting(error))
    large = code.compare("ogt", error, code.number(1.0))
    with code.when(code.any(code.either(bad, large))):
        fail(code, bad, NOT_FINITE, culprit, code.number(0.2))
        wanted = code.mul(code.number(SAFETY), power(code, error, -1 / method.error_order))
        fail(code, large, TOLERANCE, culprit, code.more(wanted, code.number(SHRINK_MOST)))
