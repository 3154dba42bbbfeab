"""The operands of the loop of explicit methods beside `Plan` and `Work`: the arrays of a lane, and those that wait."""

from __future__ import annotations

from typing import TypeAlias

from poinsot.code.records import Record, Records, Vector, Whole
from poinsot.records import NamedTuple

Terms: TypeAlias = tuple[tuple[int, float], ...]
"""Rows of k and their weights, those that are not zero."""


class TableauRows(NamedTuple):
    """A method as texts know it, see `methods.Tableau`: of each row of A, b, the errors and F its terms.

    again   its last stage is the flow at the end of the step, which begins the next
    """

    stages: int
    rows: int
    A: tuple[Terms, ...]
    b: Terms
    c: tuple[float, ...]
    error: tuple[Terms, ...]
    dense: tuple[Terms, ...]
    again: bool = False


class Lane(Record):
    """Fields of a single run.

    due      time of the next sample               full_at   time of the first sample without a place
    member   which one of a queue it is, −1: none   called    1: it is to begin
    states … addresses of the run's own arrays of samples, each as in `Work`
    """

    due: float
    full_at: float
    member: int
    called: int
    first_segment: int
    own_segments: int
    states: int
    energies: int
    errors: int
    exchange: int


class ExplicitWork(NamedTuple):
    """Arrays of a run that only the loop of explicit methods needs."""

    lane: Records[Lane]
    words: Vector  # those of `progress`
    here: Vector  # [5], the line of `segments` where the run is
    driven: Vector  # [2 nu], that of `inputs`
    k0: Vector  # [nl + nw], the flow at the state: row 0 of k
    reached: Vector  # [nx], the new state: x_new
    sampled: Vector  # [nx], the state of a sample
    within: Vector  # [nx], one within a step
    powered: Vector  # [nw], its energies
    atol: Vector  # [nl]
    energy_atol: Vector  # [1]


class QueueSizes(Record):
    """Of members that wait.

    next, end    the member that is taken next, the first that is not
    room         how many samples are wanted      room_rows  rows of samples of a member
    fields       numbers of their progress
    """

    next: int
    end: int
    room: int
    constants_size: int
    room_rows: int
    fields: int


class QueueArrays(Record):
    """Addresses of arrays with a row for each member; where all begin [s].

    notes        their progress [n, fields]
    courses      the first segment of each member and how many it has [n, 2]
    """

    notes: int
    courses: int
    initial: int
    constants: int
    held_inputs: int
    tolerances: int
    energy_tolerances: int
    states: int
    energies: int
    errors: int
    exchange: int
    begin: float


class Queue(QueueArrays, QueueSizes):
    """Members that wait."""


class LaneRequest(NamedTuple):
    """Request of the host to a lane of `loops.beside`, and the lane's answer."""

    asked: Whole  # [1]
