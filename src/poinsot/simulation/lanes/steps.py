"""The step to try next, and what is learnt from one that was tried: adaptive, or on a grid of fixed steps.

Law: a lane has the bits of the run alone, tests/ensembles/test_alone.py. Source: decision 0011; Hairer, Nørsett &
Wanner 1993, §II.4 (step size control).
"""

from __future__ import annotations

from poinsot.simulation.lanes.lines import Lines
from poinsot.simulation.lanes.powers import logarithm, power_of_two, spacing
from poinsot.simulation.lanes.samples import near
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    DONE,
    FULL,
    GROW_MOST,
    INTEGRAL,
    LEAST_SHARE,
    NEAR,
    NOT_FINITE,
    PAUSED,
    RUNNING,
    SAFETY,
    SHRINK_MOST,
    STEP_TOO_SMALL,
    TOLERANCE,
    TOO_MANY_STEPS,
)
from poinsot.simulation.methods import Tableau

CUTS = {TOLERANCE: "cut_by_reach", NOT_FINITE: "cut_by_values", CONSTRAINT: "cut_by_constraints"}
"""Where the steps of the grid are counted that had to be divided for a reason."""


def running(code: Lines) -> str:
    """The lanes that go on."""
    return code.whole("eq", code.get("status"), code.each.whole(RUNNING))


def stop(code: Lines, status: int, where: str) -> None:
    """Lanes that go no further, and why."""
    code.put("status", code.each.whole(status), where)


def boundary(code: Lines) -> str:
    """Where the segment or the way to the next stop ends."""
    return code.less(code.entry(code.array("here"), 1), code.get("stop"))


def outset(code: Lines) -> str:
    """Where the run begins."""
    first = code.array("segments")
    return code.spread(first, 0) if code.each.count > 1 else code.load(first, 0, 8)


def final(code: Lines) -> str:
    """Where the run ends."""
    last = code(f"sub i64 {code.size('segment_count')}, 1")
    place = code.at(code.array("segments"), code(f"mul i64 {last}, 40"))
    return code.spread(place, 8) if code.each.count > 1 else code.load(place, 8, 8)


def fixed(code: Lines) -> str:
    """Whether steps are fixed."""
    return code(f"fcmp ogt double {code.single('fixed_step')}, 0.0")


def write_propose(code: Lines) -> None:
    """The fields `h`, `aim` and `lands`, on the end of a segment or on a stop; h = 0 where a lane is to stop."""
    tried = code(f"add {code.each.integer} {code.get('accepted')}, {code.get('rejected')}")
    spent = code.whole("sge", tried, code.everywhere(code.size("max_steps")))
    stop(code, TOO_MANY_STEPS, code.both(running(code), spent))
    code.keep("alive", running(code))
    is_fixed = fixed(code)
    with code.when(is_fixed):
        code.call("propose_fixed")
    with code.when(code(f"xor i1 {is_fixed}, true")):
        _propose_adaptive(code)
    h, aim, time, alive, end = code.get("h"), code.get("aim"), code.get("time"), code.mask("alive"), boundary(code)
    code.put("tried", h, alive)
    span = code.absolute(code.sub(end, outset(code)))
    least = code.more(code.mul(code.number(16.0), spacing(code, time)), code.mul(code.number(LEAST_SHARE), span))
    small = code.both(code.no(code.mask("lands")), code.compare("ole", h, least))
    stop(code, STEP_TOO_SMALL, code.both(alive, small))
    full = code.compare("ole", code.get("full_at"), code.add(aim, near(code, aim)))
    stop(code, FULL, code.both(running(code), full))
    code.keep("alive", running(code))
    code.put("h", code.number(0.0), code.no(running(code)))


def _propose_adaptive(code: Lines) -> None:
    """The step wished for, up to the end; two halves of what is left where it would end a little before."""
    alive, time, end = code.mask("alive"), code.get("time"), boundary(code)
    wished = code.less(code.get("step"), code.entry(code.array("here"), 4))
    left = code.sub(end, time)
    lands = code.compare("ole", left, code.mul(code.number(1.01), wished))
    halved = code.compare("olt", left, code.mul(code.number(2.0), wished))
    h = code.select(halved, code.mul(code.number(0.5), left), wished)
    h = code.select(lands, left, h)
    code.put("h", h)
    code.keep("lands", lands)
    code.put("aim", code.select(lands, end, code.add(time, h)), alive)


def write_propose_fixed(code: Lines) -> None:
    """The rest of a step of the grid t₀ + k·step, or the part of it up to the end that comes first or can be had."""
    alive, time, end, step = code.mask("alive"), code.get("time"), boundary(code), code.real("fixed_step")
    done = code(f"sitofp {code.each.integer} {code.get('grid')} to {code.each.type}")
    grid = code.fma(code.add(done, code.number(1.0)), step, outset(code))
    margin = code.mul(code.number(NEAR), step)
    lands = code.compare("ogt", grid, code.sub(end, margin))
    early = code.both(code.compare("ogt", grid, code.add(end, margin)), code.compare("olt", end, final(code)))
    note_division(code, "cut_at_times", code.both(alive, code.both(lands, early)))
    aim = code.select(lands, end, grid)
    left, tried = code.sub(aim, time), code.get("step")
    partial = code.compare("olt", tried, code.mul(code.number(1.0 - NEAR), left))
    long = code.compare("oge", left, code.mul(code.number(2.0), tried))
    part = code.select(long, tried, code.mul(code.number(0.5), left))
    off = code.absolute(code.sub(left, step))
    # a step that would leave a billionth of itself takes it along
    whole = code.select(code.compare("ole", off, code.mul(code.number(1e-9), step)), step, left)
    code.put("h", code.select(partial, part, whole))
    code.put("aim", code.select(partial, code.add(time, part), aim), alive)
    code.keep("lands", code.both(lands, code.no(partial)))


def note_division(code: Lines, name: str, where: str) -> None:
    """Count a step of the grid that is divided, once, by its first reason."""
    this = code.plus(code.get("grid"), code.each.whole(1))
    new = code.both(where, code.whole("ne", code.get("divided"), this))
    code.count(name, new)
    code.put("divided", this, new)


def write_conclude(code: Lines, method: Tableau) -> None:
    """Count what was tried, lanes with h ≠ 0, and choose the next step; those `alive` have taken theirs."""
    tried = code.compare("one", code.get("h"), code.number(0.0))
    taken = code.mask("alive")
    failed = code.both(tried, code.no(taken))
    with code.when(code.any(failed)):
        _shorten(code, failed)
    code.count("accepted", taken)
    ended = code.both(taken, code.compare("oge", code.get("time"), final(code)))
    paused = code.both(taken, code.compare("oge", code.get("time"), code.get("stop")))
    stop(code, PAUSED, paused)
    stop(code, DONE, ended)
    is_fixed = fixed(code)
    with code.when(is_fixed):
        _count_grid(code, taken)
    with code.when(code(f"xor i1 {is_fixed}, true")):
        _adapt(code, method, taken)


def _shorten(code: Lines, failed: str) -> None:
    """After a failure: the step by its factor, and no growth right after."""
    code.count("rejected", failed)
    code.put("step", code.mul(code.get("factor"), code.get("h")), failed)
    code.put("error_before", code.number(2.0), failed)
    with code.when(fixed(code)):
        for reason, name in CUTS.items():
            note_division(code, name, code.both(failed, code.whole("eq", code.get("reason"), code.each.whole(reason))))


def _count_grid(code: Lines, taken: str) -> None:
    """The next fixed step, and whether one of the grid is done."""
    step = code.real("fixed_step")
    code.put("step", step, taken)
    done = code(f"sitofp {code.each.integer} {code.get('grid')} to {code.each.type}")
    through = code.fma(code.add(done, code.number(1.0 - NEAR)), step, outset(code))
    code.count("grid", code.both(taken, code.compare("oge", code.get("time"), through)))


def _adapt(code: Lines, method: Tableau, taken: str) -> None:
    """Hairer's PI control:  h ← h · 0.9 err^(β/5 − 1/q) before^β  within bounds; a step cut short does not shorten."""
    h, step, error, before = (code.get(each) for each in ("h", "step", "error", "error_before"))
    most = code.select(code.compare("ogt", before, code.number(1.0)), code.number(1.0), code.number(GROW_MOST))
    proportional = code.mul(
        # an error of 0 has no logarithm; growth is limited anyway
        logarithm(code, code.more(error, code.number(1e-16))),
        code.number(0.2 * INTEGRAL - 1 / method.error_order),
    )
    # Hairer's DOP853: the memory of the controller is not below 1e-4
    known = code.less(code.more(before, code.number(1e-4)), code.number(1.0))
    exponent = code.fma(logarithm(code, known), code.number(INTEGRAL), proportional)
    factor = code.mul(code.number(SAFETY), power_of_two(code, exponent))
    wanted = code.mul(h, code.less(code.more(factor, code.number(SHRINK_MOST)), most))
    shortened = code.both(code.compare("olt", h, step), code.compare("oge", factor, code.number(1.0)))
    wanted = code.select(shortened, code.more(wanted, step), wanted)
    code.put("step", code.less(wanted, code.real("max_step")), taken)
    code.put("error_before", code.more(error, code.number(1e-4)), taken)
