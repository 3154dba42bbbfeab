"""What lines take and give, by name: families of numbered records, and batches of lines of one step.

A *line* is a step of `front_steps` at a link or closure, on records that have names. Lines alike in what they do come
as one *batch*, whose numbers are arrays; a *section* is several batches that take turns. Names of what lies about:

    q v tau, X V c I bias   of links        F     frames of ends         K0, K  wrenches of rows, drawn and reduced
    E     efforts of couplings on joints    pull  efforts at joints, those of couplings added
    Y D b                   of joints       k d   of a row at a joint    L      of two rows     w  peak and C_rr
    g p y x A l             of one solve, by its number: right sides, biases, v̇, accelerations, multipliers
    B XW on press gap slide rise full  of rows that switch, see `row_lines`
    free                    1 of freedoms, 0 of those that rows hold; lacks: what these bear
    T z                     of joints with wide fronts, see `recursions.wide_lines`
    At ft slopes J R Z      of implicit stages: accelerations, what joints carry, and numbers of `stage_rows`
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Ints, zeros
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench
from poinsot.multibody.stage_blocks import ENDS_SIZE, ROW_SIZE, joint_size
from poinsot.records import NamedTuple

LINK, LOOP, FOLLOWER, SWITCH = "link", "loop", "follower", "switch"


class RecordNames(NamedTuple):
    """Records of one family, one a line; where the number is −1, what lies under ``ground``, if that is said."""

    family: str
    number: Ints
    ground: str = ""


class NameFamily(str):
    """A family of names: ``X[i]`` are those with these numbers."""

    __slots__ = ()

    def __getitem__(self, number: object) -> Any:
        return RecordNames(str(self), np.asarray(number, dtype=np.int64))

    def of(self, number: Ints, ground: str) -> RecordNames:
        """Those with these numbers, and the substitute of −1."""
        return RecordNames(str(self), number, ground)


class StepLines(NamedTuple):
    """Lines of one step, their owners, their operands and results, and their turn in the section.

    of      LINK, LOOP, FOLLOWER, SWITCH, or "": nothing; number: of which link, closure, joint that follows another, or
            element that switches
    turn    lines of a section go by it; those of the same turn batch by batch, and in a batch in its order
    words   (count, …) what a line says beside its names, for steps that find places by themselves; or None
    """

    step: Callable[..., Any]
    of: str
    number: Ints
    takes: Sequence[RecordNames]
    gives: Sequence[RecordNames]
    turn: Ints
    words: Ints | None = None


Section = Sequence[StepLines]


def batch(
    step: Callable[..., object],
    of: str,
    number: Ints,
    takes: Sequence[RecordNames],
    gives: Sequence[RecordNames],
    turn: object = 0,
) -> StepLines:
    """A batch with single values repeated for every line."""
    count = len(number)

    def spread(each: RecordNames) -> RecordNames:
        return each._replace(number=np.broadcast_to(each.number, count))

    every = np.broadcast_to(np.asarray(turn, dtype=np.int64), count)
    return StepLines(step, of, number, [spread(x) for x in takes], [spread(x) for x in gives], every)


def ranked(section: Section) -> list[Ints]:
    """For each batch, which in the section each of its lines is."""
    turns = [each.turn for each in section]
    order = np.argsort(np.concatenate([np.zeros(0, dtype=np.int64), *turns]), kind="stable")
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    return np.split(rank, np.cumsum([len(each) for each in turns])[:-1]) if turns else []


Name = tuple[str, int]


def lines_of(sections: Iterable[Section]) -> Iterator[tuple[Callable[..., Any], str, int, list[Name], list[Name]]]:
    """Line after line: the step, its owner, and the names of its operands and results."""
    for section in sections:
        where = [np.argsort(rank) for rank in ranked(section)]
        rank = np.concatenate([np.zeros(0, dtype=np.int64), *ranked(section)])
        which = np.repeat(np.arange(len(section)), [len(each) for each in where])
        count = [0] * len(section)
        for k in which[np.argsort(rank)].tolist():
            each, n = section[k], where[k][count[k]]
            count[k] += 1
            takes, gives = ([_name(x, int(x.number[n])) for x in names] for names in (each.takes, each.gives))
            yield each.step, each.of, int(each.number[n]), takes, gives


def _name(names: RecordNames, number: int) -> Name:
    return (names.ground, 0) if number < 0 and names.ground else (names.family, number)


def count_of(sections: Iterable[Section]) -> int:
    """How many lines there are."""
    return sum(len(each.number) for section in sections for each in section)


_LIKE: dict[Callable[[], Any], str] = {
    Displacement.identity: "X F XW",
    Twist.zero: "V",
    Acceleration.zero: "c A At still ground",
    Wrench.zero: "bias p b f ft K Kc B push",
    ArticulatedInertia.zero: "I",
}
_LIKE_ALL = {name: make for make, names in _LIKE.items() for name in names.split()} | {"no push": Wrench.zero}
_OF_COORDINATES = {"q", "origin", "settled"}
_OF_FREEDOMS = {
    "v", "tau", "given", "no effort", "xi", "rate", "change", "rates", "result", "calm", "k", "d", "y", "x", "t", "z",
    "E", "pull", "free", "lacks",
}  # fmt: skip


def record(family: str, nq: int, nv: int) -> Any:
    """A record of a family, of zeros: of a joint with nq coordinates and nv freedoms; a number unless said."""
    plain = family.rstrip("0123456789")
    if plain in _LIKE_ALL:
        return _LIKE_ALL[plain]()
    if plain in _OF_COORDINATES or plain in _OF_FREEDOMS:
        return zeros(nq if plain in _OF_COORDINATES else nv)
    match plain:
        case "Y":
            return [Momentum.zero() for _ in range(nv)]
        case "D":
            return zeros(nv, nv)
        case "w" | "size":
            return zeros(2)
        case "T":
            return zeros(6 * (7 + 2 * nv))
        case "slopes":
            return zeros(2 * nv)
        case "J" | "R" | "Z":
            return zeros({"J": joint_size(nv), "R": ROW_SIZE, "Z": ENDS_SIZE}[plain])
    return 0.0


def depends_on_joint(family: str) -> bool:
    """Whether records of a family differ with the freedoms of the joint."""
    plain = family.rstrip("0123456789")
    return plain in _OF_COORDINATES or plain in _OF_FREEDOMS or plain in ("Y", "D", "T", "J", "slopes")


SUMS = frozenset({"w", "full", "C", "p", "along", "square", "most", "rho", "sum"})
"""Families that are zero before anything is given."""
