"""The loop itself: attempts of a step in all lanes, from the proposal to the conclusion; and the text of it all."""

from __future__ import annotations

from collections.abc import Callable

from poinsot.renderers.llvm.assembly import Lanes, declarations
from poinsot.simulation.lanes.arrays import functions
from poinsot.simulation.lanes.arriving import write_arrive
from poinsot.simulation.lanes.errors import fail, refuse_errors, refuse_steps, write_fail, write_measure
from poinsot.simulation.lanes.foreign import one_by_one
from poinsot.simulation.lanes.lines import Lines
from poinsot.simulation.lanes.samples import (
    sample_step,
    write_interpolate,
    write_note_exchange,
    write_note_sample,
    write_sample_step,
    write_take,
)
from poinsot.simulation.lanes.serving import write_refill, write_serve
from poinsot.simulation.lanes.settling import settle, write_settle
from poinsot.simulation.lanes.stages import evaluate, local, row, write_dense, write_enter, write_evaluate, write_step
from poinsot.simulation.lanes.starting import write_begin, write_resume
from poinsot.simulation.lanes.steps import fixed, write_conclude, write_propose, write_propose_fixed
from poinsot.simulation.loops.native import CONSTRAINT
from poinsot.simulation.methods import Tableau


def write_attempt(code: Lines, method: Tableau) -> None:
    """Try the steps h: the lanes that are `alive` in the end have taken theirs."""
    stale = code.both(code.mask("alive"), code.mask("stale"))
    with code.when(code.any(stale)):
        code.clear(local(code), code.size("nl"))
        evaluate(code, code.get("time"), row(code, "k", 0))
        code.count("evaluations", stale)
        code.put("stale", code.each.whole(0), stale)
    code.count("evaluations", code.mask("alive"), method.stages - 1)
    code.call("step")
    refuse_steps(code)
    code.kernel("retract", code.array("feed"), code.array("x_new"))
    if len(method.error):
        with code.when(code(f"xor i1 {fixed(code)}, true")):
            code.call("measure")
            refuse_errors(code, method)
    with code.unless_none("project"), code.when(code.any(code.mask("alive"))):
        _settle(code)
    sample_step(code)
    with code.when(code.any(code.mask("alive"))):
        code.call("arrive")


def _settle(code: Lines) -> None:
    """Take the new states to their constraints; fail where that does not work."""
    alive = code.mask("alive")
    lost = code.both(alive, code.no(settle(code, alive, code.array("x_new"))))
    code.put("position_error", code.get("missed"), lost)
    fail(code, lost, CONSTRAINT, code.get("limiting"), code.number(0.25))


def write_advance(code: Lines) -> None:
    """At most `%attempts` attempts of a step, until no lane goes on."""
    code.call("resume")
    with code.loop(0, "%attempts") as attempt:
        code.call("propose")
        code.end_when(attempt, code(f"xor i1 {code.any(code.mask('alive'))}, true"))
        code.call("attempt")
        code.call("conclude")


def assemble(method: Tableau, lanes: Lanes, fma: bool) -> str:
    """The whole text, for runs in some lanes: entries `begin`, `take`, `advance`, `serve`, `one_by_one`."""

    def function(
        name: str, write: Callable[..., None], *given: object, more: str = "", own: bool = True, gives: str = "void"
    ) -> str:
        code = Lines(lanes, fma)
        write(code, *given)
        return code.function(f"define {'internal ' * own}{gives} @{name}(ptr %run{more})")

    whole = lanes.integer
    failure = f", {lanes.truth} %where, {whole} %reason, {whole} %culprit, {lanes.type} %factor"
    return "\n".join(
        [
            *functions(lanes, fma),
            function("evaluate", write_evaluate, more=", ptr %row"),
            function("enter", write_enter, more=f", {lanes.integer} %segment"),
            function("resume", write_resume),
            function("fail", write_fail, more=failure),
            function("step", write_step, method),
            function("dense", write_dense, method),
            *([function("measure", write_measure, method)] if len(method.error) else []),
            function("settle", write_settle, more=", ptr %state"),
            function("interpolate", write_interpolate, method),
            function("note_sample", write_note_sample),
            function("note_exchange", write_note_exchange),
            function("sample_step", write_sample_step, method),
            function("arrive", write_arrive, method),
            function("propose_fixed", write_propose_fixed),
            function("propose", write_propose),
            function("attempt", write_attempt, method),
            function("conclude", write_conclude, method),
            function("begin", write_begin, method.error_order, own=False),
            function("take", write_take, own=False),
            function("advance", write_advance, more=", i64 %attempts", own=False),
            function("refill", write_refill, more=", ptr %queue"),
            function("serve", write_serve, more=", ptr %queue, i64 %attempts", own=False, gives="i64"),
            one_by_one(lanes),
            *declarations(dict.fromkeys((Lanes(1), Lanes(4), lanes)), fma),
        ]
    )
