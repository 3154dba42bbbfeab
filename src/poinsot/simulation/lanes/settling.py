"""Newton's method to the constraints, in all lanes at once: those that have arrived stay where they are."""

from __future__ import annotations

from poinsot.simulation.lanes.lines import Lines
from poinsot.simulation.loops.native import NEWTON_STEPS


def errors_of(code: Lines, state: str) -> tuple[str, str]:
    """Position and velocity error of the states at an address; one Newton step from there is in `projected`."""
    code.copy(state, code.array("placed"), code.size("nx"))
    code.kernel("project", code.array("placed"), code.array("projected"))
    first = code.item(code.array("projected"), code.size("nx"))
    return code.entry(first, 0), code.entry(first, 1)


def settle(code: Lines, where: str, state: str) -> str:
    """Take states to their constraints; where that worked, out of the lanes where it is tried."""
    code.keep("pending", where)
    code.do(f"call void @settle(ptr %run, ptr {state})")
    return code.mask("settled")


def write_settle(code: Lines) -> None:
    """Newton steps on `%state` in the lanes `pending`, until one is taken from within the tolerance.

    The state kept is one step beyond. Where there are no constraints, what is finite is settled.
    """
    nx, projected = code.size("nx"), code.array("projected")
    code.keep("settled", code.both(code.mask("pending"), code.finite("%state", nx)))
    with code.unless_none("project"):
        code.keep("settled", code.each.logical(False))
        with code.loop(0, NEWTON_STEPS), code.when(code.any(code.mask("pending"))):
            pending = code.mask("pending")
            error, _ = errors_of(code, "%state")
            code.put("missed", error, pending)
            stepped = code.both(pending, code.finite(projected, code(f"add i64 {nx}, 2")))
            code.replace(stepped, projected, "%state", nx)
            within = code.compare("ole", error, code.real("tolerance"))
            code.keep("settled", code.each.logical(True), code.both(stepped, within))
            code.keep("pending", code.both(stepped, code.no(within)))
