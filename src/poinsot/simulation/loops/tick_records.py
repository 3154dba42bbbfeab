"""Controllers that are compiled, as the loop lets them act."""

from __future__ import annotations

from poinsot.code.records import Matrices, Matrix, Record, Records, Vector, Whole, WholeMatrix
from poinsot.records import NamedTuple


class Acts(Record):
    """The record of actions: the entry that advances the run, its block, so many attempts of a step at a time; the
    number of samples with held values noted; the size of the time at the start of the run [s], and the next due moment.
    """

    advance: int
    block: int
    attempts: int
    noted: int
    reach: float
    next: float


class ClockTimes(NamedTuple):
    """Moments of actions."""

    due: Vector  # [n], the next action
    first: Vector  # [n], the first one
    period: Vector  # [n]
    delay: Vector  # [n]
    tick: Whole  # [n], how many actions there were


class ClockReads(NamedTuple):
    """Values that controllers read."""

    reads_from: Whole  # [n + 1], of each controller the first of its `reads`
    reads: WholeMatrix  # [reads, 3]: 1 of `values`, 0 of the state, 2 + k of kernel k; the first number, and how many
    resolution: Vector  # [reads], what is read is rounded to a multiple; 0: it is not
    looks: Whole  # addresses of kernels that make what is read, of the state in its mode as it lies in the feed
    seen: Vector  # what they make


class ClockWrites(NamedTuple):
    """Values that controllers write."""

    writes_from: Whole  # [n + 1], of each controller the first of what it `writes`
    writes: Whole  # places in `values`
    quantum: Vector  # [writes], what is written is a multiple; 0: any number
    lowest: Vector  # [writes]
    highest: Vector


class ClockQueue(NamedTuple):
    """Values on their way."""

    oldest: Whole  # [n], of what is on its way the place in the `queue`
    waiting: Whole  # [n], how much there is
    arrival: Matrix  # [n, room]
    queue: Matrices  # [n, room, writes of one]


class ClockLaws(NamedTuple):
    """Laws of controllers; those with `law` 0 act in Python."""

    law: Whole  # [n], addresses of kernels (t, reads, x) → (u, x′)
    state_from: Whole  # [n + 1], of each controller the first of its `state`
    state: Vector
    given: Vector  # input of a law
    made: Vector  # its output


class Clocks(NamedTuple):
    """Controllers [n] on their clocks."""

    times: ClockTimes
    inputs: ClockReads
    laws: ClockLaws
    outputs: ClockWrites
    late: ClockQueue
    values: Vector  # what holds of inputs, then of what controllers tell each other
    held: Matrix  # [room + 1, values], what held at each sample in the arrays
    acts: Records[Acts]  # [1]
