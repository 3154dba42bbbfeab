"""Samples: the states in a step from its dense output, settled on the constraints, into the arrays of each lane."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from poinsot.simulation.lanes.errors import fail
from poinsot.simulation.lanes.lines import Lines
from poinsot.simulation.lanes.powers import spacing
from poinsot.simulation.lanes.settling import errors_of, settle
from poinsot.simulation.lanes.stages import local, row
from poinsot.simulation.loops.native import CONSTRAINT, NOT_FINITE
from poinsot.simulation.methods import Tableau


def moment_of(code: Lines, sample: str) -> str:
    """The time of a sample, infinity behind the last."""
    count = code.everywhere(code.size("sample_count"))
    there = code.whole("slt", sample, count)
    known = code.select(there, sample, code.each.whole(0), code.each.integer)
    return code.select(there, code.gather(code.array("times"), known), code.number(float("inf")))


def look(code: Lines) -> None:
    """The next sample of each lane, and when it is due."""
    code.put("cursor", code.get("sample"))
    code.put("due", moment_of(code, code.get("sample")))


def near(code: Lines, time: str) -> str:
    """So close to a time is the same moment."""
    return code.mul(code.number(2.0), spacing(code, time))


def sample_step(code: Lines) -> None:
    """Write the samples in (t, t + h] of the lanes alive; a lane fails where one cannot be had."""
    latest = code.add(code.get("aim"), near(code, code.get("aim")))
    waiting = code.both(code.mask("alive"), code.compare("ole", code.get("due"), latest))
    with code.when(code.any(waiting)):
        code.call("sample_step")


def write_sample_step(code: Lines, method: Tableau) -> None:
    """The samples of a step, the next of each lane at a time; F is made where it is needed."""
    aim = code.get("aim")
    margin = near(code, aim)
    early, late = code.sub(aim, margin), code.add(aim, margin)
    inside = code.both(code.mask("alive"), code.compare("olt", code.get("due"), early))
    with code.when(code.any(inside)):
        code.call("dense")
        code.count("evaluations", inside, len(method.c) - method.stages)
    with code.repeat() as again:
        waiting = code.both(code.mask("alive"), code.compare("ole", code.get("due"), late))
        code.end_when(again, code(f"xor i1 {code.any(waiting)}, true"))
        inside = code.both(waiting, code.compare("olt", code.get("due"), early))
        _reach(code, inside)
        kept = _keep(code, waiting)
        _refuse(code, code.both(waiting, code.no(kept)))
        code.count("cursor", kept)
        code.put("due", moment_of(code, code.get("cursor")))


def _reach(code: Lines, inside: str) -> None:
    """The state and the energies at the next samples: within the step by θ, else at its end."""
    nx, nl, nw, step = code.size("nx"), code.size("nl"), code.size("nw"), row(code, "sums", 0)
    code.copy(code.array("x_new"), code.array("sampled"), nx)
    code.copy(code.item(step, nl), code.array("powered"), nw)
    with code.when(code.any(inside)):
        share = code.divide(code.sub(code.get("due"), code.get("time")), code.get("h"))
        code.put("theta", code.select(inside, share, code.number(1.0)))
        code.call("interpolate")
        code.kernel("retract", code.array("feed"), code.array("within"))
        code.replace(inside, code.array("within"), code.array("sampled"), nx)
        code.replace(inside, code.item(code.array("between"), nl), code.array("powered"), nw)
    for offset in code.spans(nw):
        since, energy = (code.read(code.array(each), offset) for each in ("powered", "energy"))
        code.write(code.add(energy, since), code.array("powered"), offset)


def write_interpolate(code: Lines, method: Tableau) -> None:
    """ξ and the energies since the beginning of the step, at θ: see `Tableau`."""
    rows = [row(code, "sums", level) for level in range(len(method.dense))]
    for offset in code.spans(code.size("width")):
        theta = code.get("theta")
        rest = code.sub(code.number(1.0), theta)
        value = code.number(0.0)
        for level in reversed(range(len(rows))):
            found = code.add(code.read(rows[level], offset), value)
            value = code.mul(found, rest if level % 2 else theta)
        code.write(value, code.array("between"), offset)
    code.copy(code.array("between"), local(code), code.size("nl"))


def _keep(code: Lines, where: str) -> str:
    """Settle the states `sampled` and note them, their energies and their errors; where that worked."""
    settled = settle(code, where, code.array("sampled"))
    with code.unless_none("project"):
        errors_of(code, code.array("sampled"))
    error = code.entry(code.item(code.array("projected"), code.size("nx")), 0)
    code.put("missed", error, where)
    close = code.compare("ole", error, code.real("tolerance"))
    code.keep("sampling", where)
    code.call("note_sample")
    return code.both(settled, close)


def _refuse(code: Lines, where: str) -> None:
    """Fail where a sample cannot be had."""
    free = code(f"icmp eq ptr {code.array('project')}, null")
    reason = code(f"select i1 {free}, i64 {NOT_FINITE}, i64 {CONSTRAINT}")
    code.put("position_error", code.get("missed"), code.both(where, code.mask("alive")))
    fail(code, where, code.everywhere(reason), code.each.whole(0), code.number(0.2))


def write_take(code: Lines) -> None:
    """A sample of the state as it stands, in the lanes `sampling`."""
    where = code.mask("sampling")
    code.copy(code.array("x"), code.array("sampled"), code.size("nx"))
    code.copy(code.array("energy"), code.array("powered"), code.size("nw"))
    code.put("cursor", code.get("sample"))
    _keep(code, where)
    code.count("cursor", where)
    note_exchange(code, where)


def note_exchange(code: Lines, where: str) -> None:
    """With the samples up to the cursor, the turnover so far and the ranges of the energies; they are done with."""
    code.keep("sampling", code.both(where, code.whole("slt", code.get("sample"), code.get("cursor"))))
    with code.when(code.any(code.mask("sampling"))):
        code.call("note_exchange")
        code.put("sample", code.get("cursor"), where)


def write_note_sample(code: Lines) -> None:
    """The samples of the lanes `sampling`, into their own arrays."""
    nx, nw = code.size("nx"), code.size("nw")
    errors = code.item(code.array("projected"), nx)
    with _lanes_sampling(code) as lane:
        number = code(f"sub i64 {lane.whole('cursor')}, {lane.whole('taken')}")
        for source, count, name in (
            (code.array("sampled"), nx, "states"),
            (code.array("powered"), nw, "energies"),
            (errors, "2", "errors"),
        ):
            target = lane.row(name, number, count)
            with code.loop(0, count) as i:
                lane.move(lane.number(source, i.index), target, i.index)


def write_note_exchange(code: Lines) -> None:
    """Turnover, then for each part the sum of the ranges of its energies, with every sample from `sample` on."""
    nw, count = code.size("nw"), code.size("part_count")
    with _lanes_sampling(code) as lane:
        taken = lane.whole("taken")
        first, end = (code(f"sub i64 {lane.whole(each)}, {taken}") for each in ("sample", "cursor"))
        with code.loop(first, end) as sample:
            target = lane.row("exchange", sample.index, count)
            with code.loop(1, count) as part:
                lane.move("0.0", target, part.index)
            lane.move(lane.field("turnover"), target, "0")
            with code.loop(0, nw) as i:
                part_at = code.at(code.array("part"), code(f"shl i64 {i.index}, 3"))
                place = code(f"add i64 1, {code(f'load i64, ptr {part_at}, align 8')}")
                high, low = (lane.number(code.array(each), i.index) for each in ("high", "low"))
                before = code(f"load double, ptr {code.at(target, code(f'shl i64 {place}, 3'))}, align 8")
                range_ = code(f"fsub double {high}, {low}")
                lane.move(code(f"fadd double {before}, {range_}"), target, place)


@contextmanager
def _lanes_sampling(code: Lines) -> Iterator[Lane]:
    """What is written meanwhile is done for each of the lanes `sampling`, alone."""
    with code.loop(0, code.each.count) as lane:
        one = Lane(code, code(f"shl i64 {lane.index}, 3"))
        with code.when(code(f"icmp ne i64 {one.whole('sampling')}, 0")):
            yield one


class Lane:
    """Numbers of one lane, by how many bytes it lies behind the first."""

    def __init__(self, code: Lines, offset: str) -> None:
        self._code, self._offset = code, offset

    def whole(self, field: str) -> str:
        """A whole number of a field."""
        return self._code(f"load i64, ptr {self.place(field)}, align 8")

    def place(self, field: str) -> str:
        """The address of a field."""
        return self._code.at(self._code.place_of(field), self._offset)

    def set(self, number: str, array: str, index: str) -> None:
        """Put a number into an array of all lanes."""
        self._code.do(
            f"store double {number}, ptr {self._code.at(self._code.item(array, index), self._offset)}, align 8"
        )

    def field(self, field: str) -> str:
        """A number of a field."""
        return self._code(f"load double, ptr {self.place(field)}, align 8")

    def number(self, array: str, index: str) -> str:
        """A number of an array of all lanes."""
        return self._code(f"load double, ptr {self._code.at(self._code.item(array, index), self._offset)}, align 8")

    def row(self, field: str, number: str, size: str) -> str:
        """The address of a row of the lane's own array, of some numbers each."""
        code = self._code
        start = code(f"inttoptr i64 {self.whole(field)} to ptr")
        return code.at(start, code(f"shl i64 {code(f'mul i64 {number}, {size}')}, 3"))

    def move(self, number: str, target: str, index: str) -> None:
        """Put a number into a row."""
        self._code.do(f"store double {number}, ptr {self._code.at(target, self._code(f'shl i64 {index}, 3'))}, align 8")
