"""The end of a step: the flow at the new state, which is taken where that is finite."""

from __future__ import annotations

from poinsot.simulation.lanes.errors import refuse_values
from poinsot.simulation.lanes.lines import Lines
from poinsot.simulation.lanes.samples import look, note_exchange
from poinsot.simulation.lanes.stages import enter, evaluate, local, place, row
from poinsot.simulation.methods import Tableau


def write_arrive(code: Lines, method: Tableau) -> None:
    """Take the new states of the lanes `alive`, with the flow at the beginning of the segment they come to."""
    arriving, fresh = code.mask("alive"), row(code, "k", len(method.c))
    _come_to_segment(code, arriving)
    code.replace(arriving, code.array("x_new"), code.array("feed"), code.size("nx"))
    code.clear(local(code), code.size("nl"))
    evaluate(code, code.select(arriving, code.get("aim"), code.get("time")), fresh)
    code.count("evaluations", arriving)
    refuse_values(code, fresh)
    _take(code, code.mask("alive"), fresh)
    with code.when(code.any(code.both(arriving, code.no(code.mask("alive"))))):
        place(code)
        enter(code, code.get("segment"))


def _come_to_segment(code: Lines, arriving: str) -> None:
    """The field `following`: where a lane lands on the end of its segment, but for the last, the next one."""
    segment, end = code.get("segment"), code.entry(code.array("here"), 1)
    following = code.plus(segment, code.each.whole(1))
    lands = code.both(code.both(arriving, code.mask("lands")), code.compare("oge", code.get("aim"), end))
    lands = code.both(lands, code.whole("slt", following, code.get("own_segments")))
    code.put("following", segment)
    code.put("following", following, lands)
    with code.when(code.any(lands)):
        enter(code, code.get("following"))


def _take(code: Lines, taken: str, fresh: str) -> None:
    """x, k₀, t, the segment, the energies through the powers with their turnover and range; the samples."""
    nl, nw, step = code.size("nl"), code.size("nw"), row(code, "sums", 0)
    code.replace(taken, fresh, row(code, "k", 0), code.size("width"))
    code.replace(taken, code.array("x_new"), code.array("x"), code.size("nx"))
    turnover = code.get("turnover")
    with code.loop(0, nw, 1, [turnover]) as i:
        energy, low, high = (code.item(code.array(each), i.index) for each in ("energy", "low", "high"))
        change = code.entry(code.item(step, nl), i.index)
        reached = code.add(code.load(energy, 0, 8), code.select(taken, change, code.number(0.0)))
        code.store(reached, energy, 0, 8)
        code.store(code.less(code.load(low, 0, 8), reached), low, 0, 8)
        code.store(code.more(code.load(high, 0, 8), reached), high, 0, 8)
        i.onward = [code.add(i.carried[0], code.absolute(change))]
    code.put("turnover", i.carried[0], taken)
    code.put("segment", code.get("following"), taken)
    code.put("time", code.get("aim"), taken)
    code.put("culprit", code.get("limiting"), taken)
    note_exchange(code, taken)
    with code.when(code.any(code.whole("ne", code.get("cursor"), code.get("sample")))):
        look(code)
