"""The start of a run: the state settled, the flow there, the sample at the start, the first step."""

from __future__ import annotations

from poinsot.simulation.lanes.errors import size_of, tolerance_of
from poinsot.simulation.lanes.lines import Lines
from poinsot.simulation.lanes.powers import power
from poinsot.simulation.lanes.samples import look, moment_of
from poinsot.simulation.lanes.settling import errors_of, settle
from poinsot.simulation.lanes.stages import enter, evaluate, local, place, row
from poinsot.simulation.lanes.steps import boundary, final, fixed, running, stop
from poinsot.simulation.loops.native import DONE, NOT_FINITE_AT_START, NOT_ON_MANIFOLD_AT_START


def write_resume(code: Lines) -> None:
    """What follows from where the lanes are, and from what the host may have changed since."""
    enter(code, code.get("segment"))
    place(code)
    look(code)
    code.put("full_at", moment_of(code, code.get("room")))


def write_begin(code: Lines, order: int) -> None:
    """Get the lanes `called` ready for their first step."""
    code.keep("called", code.both(code.mask("called"), running(code)))
    code.call("resume")
    with code.unless_none("project"):
        _settle(code)
    place(code)
    evaluate(code, code.get("time"), row(code, "k", 0))
    code.count("evaluations", code.mask("called"))
    culprit = code.first_bad(row(code, "k", 0), code.size("width"))
    code.put("culprit", culprit, code.mask("called"))
    _give_up(code, NOT_FINITE_AT_START, code.whole("sge", culprit, code.each.whole(0)))
    called = code.mask("called")
    at_start = code.both(called, code.compare("ole", code.get("due"), code.get("time")))
    with code.when(code.any(at_start)):
        code.keep("sampling", at_start)
        code.call("take")
    _give_up(code, DONE, code.compare("oge", code.get("time"), final(code)))
    is_fixed = fixed(code)
    with code.when(is_fixed):
        code.put("step", code.real("fixed_step"), code.mask("called"))
    with code.when(code(f"xor i1 {is_fixed}, true")):
        _guess(code, order)


def _give_up(code: Lines, status: int, where: str) -> None:
    """Lanes that don't start."""
    called = code.mask("called")
    stop(code, status, code.both(called, where))
    code.keep("called", code.both(called, code.no(where)))


def _settle(code: Lines) -> None:
    """The errors of the given states, then these taken to their constraints."""
    called = code.mask("called")
    position, velocity = errors_of(code, code.array("x"))
    code.put("position_error", position, called)
    code.put("velocity_error", velocity, called)
    settled = settle(code, called, code.array("x"))
    _give_up(code, NOT_ON_MANIFOLD_AT_START, code.no(settled))


def _guess(code: Lines, order: int) -> None:
    """Hairer's first step: an Euler step tells the size of ξ̈ (HNW I, §II.4), norms being maxima."""
    nl, zero = code.size("nl"), code.number(0.0)
    k0, k1 = row(code, "k", 0), row(code, "k", 1)
    with code.loop(0, nl, 1, [zero, zero]) as i:
        scale = tolerance_of(code, i.index, "x")
        i.onward = [
            code.more(i.carried[0], code.divide(size_of(code, i.index, "x"), scale)),
            code.more(i.carried[1], code.divide(code.absolute(code.entry(k0, i.index)), scale)),
        ]
    size, speed = i.carried
    span = code.sub(boundary(code), code.get("time"))
    longest = code.less(code.real("max_step"), code.less(code.entry(code.array("here"), 4), span))
    # HNW §II.4, the constants of its starting step
    known = code.divide(code.mul(code.number(0.01), size), code.more(speed, code.number(1e-5)))
    h = code.less(code.more(code.mul(code.number(1e-6), span), known), longest)  # near rest, size tells nothing
    with code.loop(0, nl) as i:
        code.store(code.mul(h, code.entry(k0, i.index)), code.item(local(code), i.index), 0, 8)
    evaluate(code, code.add(code.get("time"), h), k1)
    code.count("evaluations", code.mask("called"))
    with code.loop(0, nl, 1, [speed]) as i:
        change = code.absolute(code.sub(code.entry(k1, i.index), code.entry(k0, i.index)))
        change = code.divide(change, code.mul(h, tolerance_of(code, i.index, "x")))
        i.onward = [code.select(code.worse(change, i.carried[0]), change, i.carried[0])]
    steepest = i.carried[0]
    short = code.mul(code.number(1e-3), h)  # HNW §II.4, the constants of its starting step
    curved = power(code, code.more(code.divide(code.number(0.01), steepest), code.number(1e-300)), 1 / order)
    straight = code.compare("ole", steepest, code.number(1e-15))  # HNW §II.4, the constants of its starting step
    # HNW §II.4, the constants of its starting step
    guess = code.select(straight, code.more(code.mul(code.number(1e-6), span), short), curved)
    guess = code.less(code.mul(code.number(100.0), h), code.less(guess, longest))
    code.put("step", code.select(code.lasting(steepest), guess, short), code.mask("called"))
