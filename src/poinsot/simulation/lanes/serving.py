"""Members handed to lanes as these become free, within one call: no Python between one member and the next.

    refill     lanes without a run: what became of it is noted, and the next that waits takes its place
    begin      those that are new
    attempts   in all lanes, until one ends while others wait

A member is a row of each array of the queue, so what a lane takes and gives is moved number by number.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from poinsot.simulation.lanes.lines import Lines
from poinsot.simulation.lanes.samples import Lane
from poinsot.simulation.lanes.steps import running
from poinsot.simulation.loops.native import RUNNING
from poinsot.simulation.plan import PROGRESS

GIVEN = ("initial", "constants", "held_inputs", "tolerances", "energy_tolerances")
"""What members take along: x [n, nx], c [n, nc], the inputs added [n, nu], atol [n, nl] and energy_atol [n, 1]."""
SAMPLED = ("states", "energies", "errors", "exchange")
"""What they give, beside their progress: samples as in `Work`."""
QUEUE = np.dtype(
    [(name, np.int64) for name in ("next", "end", "room", "constants_size", "room_rows", "notes", "members", "courses")]
    + [(name, np.int64) for name in (*GIVEN, *SAMPLED)]
    + [("begin", np.float64)]
)
"""next, end    the member that is taken next, the first that is not
room         how many samples are wanted      room_rows  rows of samples of a member
notes        address of their progress [n, fields]        members  address of the member in each lane, −1 none
courses      address of the first segment of each member and how many it has [n, 2]"""


class Queue:
    """The words of a queue, for one lane at a time."""

    def __init__(self, code: Lines) -> None:
        self._code = code

    def whole(self, name: str) -> str:
        """A whole number."""
        return self._code(f"load i64, ptr {self.place(name)}, align 8")

    def place(self, name: str) -> str:
        """Where a word is."""
        return self._code.at("%queue", 8 * (QUEUE.names or ()).index(name))

    def address(self, name: str) -> str:
        """An array."""
        return self._code(f"load ptr, ptr {self.place(name)}, align 8")


def write_refill(code: Lines) -> None:
    """Note what became of runs that have ended, and let the next begin; `called` are those that do."""
    queue = Queue(code)
    with code.loop(0, code.each.count) as lane:
        one = Lane(code, code(f"shl i64 {lane.index}, 3"))
        who = code.at(queue.address("members"), code(f"shl i64 {lane.index}, 3"))
        _put(code, one, "called", "0")
        ended = code(f"icmp ne i64 {one.whole('status')}, {RUNNING}")
        with code.when(ended):
            member = code(f"load i64, ptr {who}, align 8")
            with code.when(code(f"icmp sge i64 {member}, 0")):
                _note(code, queue, one, member)
            code.do(f"store i64 -1, ptr {who}, align 8")
            following = queue.whole("next")
            with code.when(code(f"icmp slt i64 {following}, {queue.whole('end')}")):
                code.do(f"store i64 {code(f'add i64 {following}, 1')}, ptr {queue.place('next')}, align 8")
                code.do(f"store i64 {following}, ptr {who}, align 8")
                _enter(code, queue, one, following)


def _note(code: Lines, queue: Queue, lane: Lane, member: str) -> None:
    """The progress of a lane, into the row of its member."""
    fields = len(PROGRESS.names or ())
    row = code.at(queue.address("notes"), code(f"mul i64 {member}, {8 * fields}"))
    with code.loop(0, fields) as k:
        number = lane.number(code.array("progress"), k.index)
        code.do(f"store double {number}, ptr {code.at(row, code(f'shl i64 {k.index}, 3'))}, align 8")


def _enter(code: Lines, queue: Queue, lane: Lane, member: str) -> None:
    """A fresh run of a member."""
    nx, nl, nw, nu = (code.size(each) for each in ("nx", "nl", "nw", "nu"))
    with code.loop(0, len(PROGRESS.names or ())) as k:
        lane.set("0.0", code.array("progress"), k.index)
    for name in ("energy", "low", "high"):
        with code.loop(0, nw) as k:
            lane.set("0.0", code.array(name), k.index)
    nc = queue.whole("constants_size")
    behind = code(f"add i64 {code(f'add i64 {nx}, {nl}')}, {code(f'add i64 {nu}, 1')}")
    for name, count, targets in (
        ("initial", nx, [(code.array("x"), "0")]),
        ("constants", nc, [(code.array("feed"), behind), (code.array("placed"), nx)]),
        ("held_inputs", nu, [(code.array("held"), "0")]),
        ("tolerances", nl, [(code.array("atol"), "0")]),
        ("energy_tolerances", "1", [(code.array("energy_atol"), "0")]),
    ):
        row = code.at(queue.address(name), code(f"shl i64 {code(f'mul i64 {member}, {count}')}, 3"))
        with code.loop(0, count) as k:
            number = code(f"load double, ptr {code.at(row, code(f'shl i64 {k.index}, 3'))}, align 8")
            for target, first in targets:
                lane.set(number, target, code(f"add i64 {first}, {k.index}"))
    parts = code.size("part_count")
    rows = code(f"mul i64 {member}, {queue.whole('room_rows')}")
    for name, size in zip(SAMPLED, (nx, nw, "2", parts), strict=True):
        far = code(f"shl i64 {code(f'mul i64 {rows}, {size}')}, 3")
        _put(code, lane, name, code(f"add i64 {queue.whole(name)}, {far}"))
    course = code.at(queue.address("courses"), code(f"shl i64 {member}, 4"))
    for place, name in ((0, "first_segment"), (8, "own_segments")):
        _put(code, lane, name, code(f"load i64, ptr {code.at(course, place)}, align 8"))
    begin = code(f"load double, ptr {queue.place('begin')}, align 8")
    _put_number(code, lane, "time", begin)
    _put_number(code, lane, "stop", "0x7FF0000000000000")
    _put(code, lane, "room", queue.whole("room"))
    _put(code, lane, "called", "1")


def _put(code: Lines, lane: Lane, field: str, value: str) -> None:
    code.do(f"store i64 {value}, ptr {lane.place(field)}, align 8")


def _put_number(code: Lines, lane: Lane, field: str, value: str) -> None:
    code.do(f"store double {value}, ptr {lane.place(field)}, align 8")


def write_serve(code: Lines) -> None:
    """At most `%attempts` attempts for the members that wait; 1 where there are some left to go on with, else 0."""
    queue = Queue(code)
    spent = code("alloca i64, align 8")
    code.do(f"store i64 0, ptr {spent}, align 8")
    with code.repeat() as turn:
        code.do("call void @refill(ptr %run, ptr %queue)")
        code.end_when(turn, code(f"xor i1 {code.any(_occupied(code, queue))}, true"))
        with code.when(code.any(code.mask("called"))):
            code.call("begin")
        code.call("resume")
        with code.repeat() as attempt:
            code.call("propose")
            code.end_when(attempt, code(f"xor i1 {code.any(code.mask('alive'))}, true"))
            code.call("attempt")
            code.call("conclude")
            so_far = code(f"add i64 {code(f'load i64, ptr {spent}, align 8')}, 1")
            code.do(f"store i64 {so_far}, ptr {spent}, align 8")
            code.end_when(attempt, code(f"icmp sge i64 {so_far}, %attempts"))
            waiting = code(f"icmp slt i64 {queue.whole('next')}, {queue.whole('end')}")
            free = code.any(code.both(_occupied(code, queue), code.no(running(code))))
            code.end_when(attempt, code(f"and i1 {waiting}, {free}"))
        over = code(f"icmp sge i64 {code(f'load i64, ptr {spent}, align 8')}, %attempts")
        with _unfinished(code, over):
            code.do("ret i64 1")
    code.do("ret i64 0")


@contextmanager
def _unfinished(code: Lines, condition: str) -> Iterator[None]:
    """Lines that end the function where a condition holds."""
    code._loops += 1
    name = f"leave{code._loops}"
    code.do(f"br i1 {condition}, label %{name}, label %{name}not")
    code.label(name)
    yield
    code.label(f"{name}not")


def _occupied(code: Lines, queue: Queue) -> str:
    """The lanes that have a member."""
    members = code(f"load {code.each.integer}, ptr {queue.address('members')}, align 8")
    return code.whole("sge", members, code.each.whole(0))
