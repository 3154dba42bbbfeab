"""Rows of what switches, found from the links and joints that an element looks at, instead of from a whole mechanism.

An element asks a motion for frames that bodies carry, for freedoms, for directions. What it asks is noted once, with
the numbers of the answers that do not change as the mechanism moves; then its rows are a function of where its links
are and how they move, the same for all elements that ask alike.

    w = Σ ⟨W, V⟩ + Σ eᵀ v,    ẇ = Σ ⟨W, A⟩ + Σ eᵀ v̇ + bend,    bend = Ẇ V + ėᵀ v, by dual numbers along the motion

W of the ground is minus those of all links, where these do not balance: accelerations of links are against free fall.
Law: as `rows.row_matrix` and `rows.bends` of the whole tree, tests/switching/test_rolled_rows.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from math import isfinite
from typing import Any, cast

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist, Wrench
from poinsot.joints.closures import moving_by
from poinsot.joints.pair import Pair
from poinsot.multibody.applied import Motion, closing_freedom
from poinsot.multibody.stretches import Carried, Measured, Point, Seen
from poinsot.multibody.switching.element import MeasuredRow, SwitchingElement
from poinsot.records import NamedTuple, dataclass, field
from poinsot.signals.signal import Signal

_GROUND = Displacement.identity()
_NAMES = frozenset({"name", "body", "body_a", "body_b", "joint"})
_PLAIN = (0.0, 1.0, -1.0)


class Answer(NamedTuple):
    """The record of an answer to an element: of which links (−1: the ground) or joints (by their links), and constant
    numbers.

    what  "carried", "own" (a freedom of the tree), "closing" (one of a joint that closes a loop), "fixed" or "turning"
          (a direction in a link, or in the ground)
    """

    what: str
    links: tuple[int, ...]
    k: int = 0
    numbers: tuple[float, ...] = ()
    pair: Pair | None = None


@dataclass
class Noted(Motion):
    """A motion of numbers that records the requests to it, and its constant answers."""

    notes: list[Answer] = field(default_factory=list)

    def carried(self, body: str, X_B: Displacement, *beside: str) -> Carried:
        """As of the motion."""
        found = super().carried(body, X_B, *beside)
        self.notes.append(Answer("carried", (found.link,), 0, _numbers(found.X_L)))
        return found

    def freedom(self, joint: str, k: int) -> Measured:
        """As of the motion."""
        found = super().freedom(joint, k)
        if joint in self.tree.by_joint:
            self.notes.append(Answer("own", (self.tree.by_joint[joint],), k))
        else:
            (c,) = (c for c in self.tree.closures if c.joint == joint)
            numbers = (*_numbers(c.X_LP), *_numbers(c.X_LS))
            self.notes.append(Answer("closing", (c.predecessor, c.successor), k, numbers, c.pair))
        return found

    def direction(self, body: str, n: Point, follows: bool) -> tuple[int, Array]:
        """As of the motion."""
        link, found = super().direction(body, n, follows)
        if follows or link < 0:
            self.notes.append(Answer("fixed", (link,), 0, tuple(map(float, found))))
        else:
            in_ground = self.X_W[link].rotation @ found
            self.notes.append(Answer("turning", (link,), 0, tuple(map(float, in_ground))))
        return link, found


def _numbers(X: Displacement) -> tuple[float, ...]:
    return tuple(map(float, (*np.ravel(X.rotation), *X.translation)))


class AtElement(NamedTuple):
    """An element with its links and joints by their number among those that it looks at.

    notes    what it is told, in order      ends, joints  how many links and joints it looks at
    grounded whether the ground bears what its links do not
    span     what gaps are measured by
    """

    element: SwitchingElement
    notes: tuple[Answer, ...]
    ends: int
    joints: int
    grounded: bool
    span: Scalar

    @property
    def numbers(self) -> list[float]:
        """The numbers that distinguish it from others of its kind: of the element, then of its
        answers, then its span."""
        return [*_floats(self.element), *(x for note in self.notes for x in note.numbers), self.span]

    def with_numbers(self, numbers: Sequence[Scalar]) -> AtElement:
        """The same with other numbers."""
        left = iter(numbers)
        element = _with_floats(self.element, left)
        notes = tuple(note._replace(numbers=tuple(next(left) for _ in note.numbers)) for note in self.notes)
        return self._replace(element=element, notes=notes, span=next(left))

    @property
    def kind(self) -> Any:
        """What elements that one code serves have in common: all but names and numbers that are like any other."""
        notes = tuple((*note[:3], len(note.numbers), note.pair) for note in self.notes)
        return _make(self.element), notes, self.ends, self.joints, self.grounded


@dataclass
class _Near(Seen):
    """The answers to an element, in the order of its requests, for these places and motions of its links and joints.

    X, V of links, q, v of joints
    """

    notes: Iterator[Answer]
    X: Sequence[Displacement]
    twists: Sequence[Twist]
    q: Sequence[Array]
    rates: Sequence[Array]

    @property
    def V(self) -> list[Twist]:
        return [*self.twists]

    @property
    def v(self) -> Any:
        return _Rates(self.rates)

    def _told(self, what: str) -> Answer:
        note = next(self.notes)
        assert note.what in what, f"{note.what}, not {what}"
        return note

    def carried(self, body: str, X_B: Displacement, *beside: str) -> Carried:
        note = self._told("carried")
        (link,) = note.links
        return Carried(link, _placed(note.numbers), _GROUND if link < 0 else self.X[link])

    def freedom(self, joint: str, k: int) -> Measured:
        note = self._told("own closing")
        if note.what == "own":
            q = self.q[note.links[0]]
            whole = len(q) == len(self.rates[note.links[0]])
            return Measured(q[note.k] if whole else None, efforts=[(cast(Any, (note.links[0], note.k)), 1.0)])
        assert note.pair is not None
        frames = _placed(note.numbers[:12]), _placed(note.numbers[12:])
        X_P, X_S = (X if i < 0 else self.X[i] @ X for i, X in zip(note.links, frames, strict=True))
        found = closing_freedom(note.pair, note.k, X_P, X_S, note.links, self.X)
        assert found is not None
        return found

    def coordinate(self, joint: str, k: int) -> Scalar | None:
        raise LookupError(f"the coordinate of {joint!r} is not noted")

    def direction(self, body: str, n: Point, follows: bool) -> tuple[int, Array]:
        note = self._told("fixed turning")
        (link,), given = note.links, array([*note.numbers])
        return link, given if note.what == "fixed" else self.X[link].rotation.T @ given


class _Rates:
    """Rates of joints, by (joint, number)."""

    def __init__(self, rates: Sequence[Array]) -> None:
        self.rates = rates

    def __getitem__(self, at: tuple[int, int]) -> Scalar:
        return self.rates[at[0]][at[1]]


def _placed(numbers: Sequence[Scalar]) -> Displacement:
    return Displacement(array([*numbers[:9]]).reshape(3, 3), array([*numbers[9:12]]))


class AlongRow(NamedTuple):
    """A row as found: its wrench on each link, with the ground last where it bears, and its effort at each joint, the ẇ
    that v̇ has to give where it is held, −bend, its gap and its rate."""

    wrenches: list[Wrench]
    efforts: list[Array]
    a: Scalar
    gap: Scalar
    rate: Scalar


def rows_along(at: AtElement, *moving: Any) -> list[AlongRow]:
    """The rows of an element; moving: X of all its links in the ground, then V, then q of all its joints, then v."""
    e, j = at.ends, at.joints
    X, V, q, v = moving[:e], moving[e : 2 * e], moving[2 * e : 2 * e + j], moving[2 * e + j :]
    now = _Near(iter(at.notes), X, V, q, v)
    ahead = _Near(
        iter(at.notes),
        [moving_by(each, each @ twist) for each, twist in zip(X, V, strict=True)],
        V,
        [array([Dual(x, y) for x, y in zip(own, rate, strict=True)]) if len(own) == len(rate) else own
         for own, rate in zip(q, v, strict=True)],
        v,
    )  # fmt: skip
    each = zip(at.element.rows(now), at.element.rows(ahead), strict=True)
    return [_along(at, row, dual(later.along.rate(ahead)), now) for row, later in each]


def _along(at: AtElement, row: MeasuredRow, bend: Scalar, now: _Near) -> AlongRow:
    wrenches = [Wrench.zero() for _ in range(at.ends)]
    for link, W, _ in row.along.ends:
        wrenches[link] = wrenches[link] + W
    efforts: list[list[Scalar]] = [[0.0] * len(each) for each in now.rates]
    for place, ratio in row.along.efforts:
        joint, k = cast(tuple[int, int], place)
        efforts[joint][k] = efforts[joint][k] + ratio
    if at.grounded:
        total = Wrench.zero()
        for X, W in zip(now.X, wrenches, strict=True):
            total = total - X @ W
        wrenches.append(total)
    return AlongRow(wrenches, [array(each) for each in efforts], -bend, row.gap, row.along.rate(now))


# ------------------------------------------------------------------------------------------------------ how it is noted


def noted(motion: Noted, e: SwitchingElement) -> tuple[AtElement, tuple[int, ...], tuple[int, ...]] | None:
    """An element, the links and the links of the joints that it looks at, on a motion of numbers; None where it asks
    for more than can be told so, or where its rows are others then."""
    motion.notes = []
    try:
        rows = e.rows(motion)
        span = float(cast(Any, e.span(motion.tree)))
        ends = sorted({i for note in motion.notes if note.what != "own" for i in note.links if i >= 0})
        joints = sorted({i for note in motion.notes if note.what == "own" for i in note.links})
        place = {i: n for n, i in enumerate(ends)} | {-1: -1}
        number = {i: n for n, i in enumerate(joints)}
        notes = tuple(
            note._replace(links=tuple((number if note.what == "own" else place)[i] for i in note.links))
            for note in motion.notes
        )
        grounded = any(_leans(motion, row) for row in rows)
        at = AtElement(e, notes, len(ends), len(joints), grounded, span)
        links = motion.tree.links
        moving = (
            [motion.X_W[i] for i in ends], [motion.V[i] for i in ends],
            [array([motion.q[k] for k in links[i].q]) for i in joints],
            [array([motion.v[k] for k in links[i].v]) for i in joints],
        )  # fmt: skip
        found = rows_along(at.with_numbers(at.numbers), *(x for each in moving for x in each))
        # numbers that are none of Python's: an element that asks which they are cannot share its code with others
        rows_along(at.with_numbers([Dual(x, 0.0) for x in at.numbers]), *(x for each in moving for x in each))
    except (ArithmeticError, AssertionError, AttributeError, LookupError, ModelError,
            StopIteration, TypeError, ValueError):  # fmt: skip
        return None
    same = len(found) == len(rows) and all(
        _same(one, row, motion, ends, joints) for one, row in zip(found, rows, strict=True)
    )
    return (at, tuple(ends), tuple(joints)) if same else None


def _leans(motion: Motion, row: MeasuredRow) -> bool:
    """True if the wrenches of a row on links do not balance."""
    each = [motion.X_W[link] @ W for link, W, _ in row.along.ends]
    total = sum((W.vector.astype(float) for W in each), np.zeros(6))
    size = max((float(np.abs(W.vector.astype(float)).max()) for W in each), default=0.0)
    return bool(np.abs(total).max() > 1e-9 * size)  # wrenches that cancel but for rounding


def _same(one: AlongRow, row: MeasuredRow, motion: Motion, ends: Sequence[int], joints: Sequence[int]) -> bool:
    """Whether a row that is found so is the same as found from the whole."""
    wrenches, efforts = {i: np.zeros(6) for i in ends}, dict[int, float]()
    for link, W, _ in row.along.ends:
        wrenches[link] += W.vector.astype(float)
    for k, ratio in row.along.efforts:
        efforts[k] = efforts.get(k, 0.0) + float(ratio)
    own = {k: float(x) for i, each in zip(joints, one.efforts, strict=True)
           for k, x in zip(motion.tree.links[i].v, each, strict=True)}  # fmt: skip
    seen, known = (one.gap, one.rate), (row.gap, row.along.rate(motion))
    pairs = [*((np.asarray(W.vector, dtype=float), wrenches[i]) for i, W in zip(ends, one.wrenches, strict=False)),
             *((np.array([own.get(k, 0.0)]), np.array([efforts.get(k, 0.0)])) for k in {*own, *efforts}),
             *((np.array([float(x)]), np.array([float(y)])) for x, y in zip(seen, known, strict=True))]  # fmt: skip
    # the same numbers by two ways of computing
    return all(np.abs(a - b).max() <= 1e-9 * (np.abs(b).max() + 1e-300) for a, b in pairs)


def _floats(thing: object) -> list[float]:
    """The numbers of an element, in the order of its fields."""
    if isinstance(thing, Signal):
        return []
    match thing:
        case float():
            return [thing] if _counts(thing) else []
        case tuple() | list():
            return [x for part in thing for x in _floats(part)]
        case np.ndarray():
            return [x for part in thing.ravel().tolist() for x in _floats(part)]
    if is_dataclass(thing):
        return [x for f in fields(thing) for x in _floats(getattr(thing, f.name))]
    return []


def _counts(x: float) -> bool:
    """True for an ordinary number: 0, 1, −1 and infinite ones may be treated apart by its element."""
    return isfinite(x) and x not in _PLAIN


def _with_floats(thing: object, left: Iterator[Scalar]) -> Any:
    """The same with these numbers."""
    if isinstance(thing, Signal):
        return thing
    match thing:
        case float():
            return next(left) if _counts(thing) else thing
        case tuple() | list():
            parts = [_with_floats(part, left) for part in thing]
            return type(thing)(*parts) if hasattr(thing, "_fields") else type(thing)(parts)
        case np.ndarray():
            return array([_with_floats(part, left) for part in thing.ravel().tolist()]).reshape(thing.shape)
    if not is_dataclass(thing):
        return thing
    made: Any = object.__new__(cast(type, type(thing)))
    for f in fields(thing):
        object.__setattr__(made, f.name, _with_floats(getattr(thing, f.name), left))
    return made


def _make(thing: object) -> Any:
    """All of an element but its names, its signals, and numbers that are like any other."""
    if isinstance(thing, Signal):
        return "signal"
    match thing:
        case float():
            return "x" if _counts(thing) else thing
        case tuple() | list():
            return (type(thing), *map(_make, thing))
        case np.ndarray():
            return (thing.shape, *map(_make, thing.ravel().tolist()))
    if is_dataclass(thing):
        return (type(thing), *("" if f.name in _NAMES else _make(getattr(thing, f.name)) for f in fields(thing)))
    return thing


def kinds_of_elements(each: Iterable[AtElement]) -> tuple[list[list[int]], list[int]]:
    """Elements that one code serves, by number, and which of these each is."""
    known: dict[Any, int] = {}
    number = [known.setdefault(at.kind, len(known)) for at in each]
    members: list[list[int]] = [[] for _ in known]
    for n, k in enumerate(number):
        members[k].append(n)
    return members, number
