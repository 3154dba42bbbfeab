"""Links and records as numbers: what tells links of one kind apart, what steps leave for each other.

Closures and couplings as numbers: what tells those of one kind apart stands in a row of a table, as of links in
`records`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from itertools import islice
from math import prod
from types import MappingProxyType
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, Ints, array, concatenate
from poinsot.algebra.linear import Complex
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia, Inertia
from poinsot.geometry.motors import SixVector
from poinsot.multibody.canonical import alike, members_of, together
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.conditions import Conditions
from poinsot.multibody.coriolis import Gyration
from poinsot.multibody.coupling_steps import AtCoupling
from poinsot.multibody.force import ForceElement
from poinsot.multibody.front_dynamics import couplings_of
from poinsot.multibody.front_steps import AtLoop
from poinsot.multibody.tree import Link, Tree
from poinsot.multibody.tree_numbers import closure_arrays, link_arrays, tree_numbers
from poinsot.records import NamedTuple

OnFreedom = tuple[int, ForceElement]
"""An element, and the number of the freedom on which it acts alone."""

_LOWER = ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2))


def _symmetric(numbers: Array) -> Array:
    """The symmetric matrix with this lower triangle."""
    A = np.empty((3, 3), dtype=object)
    for (i, j), x in zip(_LOWER, numbers, strict=True):
        A[i, j] = A[j, i] = x
    return A


def _lower(A: Array) -> list[Any]:
    return [A[i, j] for i, j in _LOWER]


def numbers_of(record: Any) -> Array:
    """The numbers of a record, symmetric blocks once, complex ones as two: the memory between steps."""
    found = concatenate([*_parts(record)])
    if not any(isinstance(x, Complex) for x in found):
        return found
    return array([part for x in found for part in ((x.re, x.im) if isinstance(x, Complex) else (x,))])


def _parts(x: object) -> Iterator[Any]:
    match x:
        case tuple() | list():
            for part in x:
                yield from _parts(part)
        case Displacement():
            yield from (x.rotation.ravel(), x.translation)
        case SixVector():
            yield x.vector
        case Inertia():
            yield from (x.mass, x.first_moment, _lower(x.second_moment))
        case ArticulatedInertia():
            yield from (_lower(x.J), x.H.ravel(), _lower(x.M))
        case Gyration():
            yield from (x.K.ravel(), x.p)
        case None:
            pass
        case _:
            yield x


def like(record: object, numbers: Iterable[object]) -> Any:
    """The record of the same make that has these numbers. Law: like(x, numbers_of(x)) is x."""
    return _rebuilt(record, iter(numbers))


def _rebuilt(x: object, numbers: Iterator[object]) -> Any:
    def taken(*shape: int) -> Array:
        return array([*islice(numbers, prod(shape))]).reshape(shape)

    match x:
        case tuple() | list():
            parts = [_rebuilt(part, numbers) for part in x]
            return type(x)(*parts) if hasattr(x, "_fields") else type(x)(parts)
        case Displacement():
            return Displacement(taken(3, 3), taken(3))
        case SixVector():
            return type(x).of(_rebuilt(x.vector, numbers))
        case Inertia():
            return Inertia(next(numbers), taken(3), _symmetric(taken(6)))
        case ArticulatedInertia():
            return ArticulatedInertia(_symmetric(taken(6)), taken(3, 3), _symmetric(taken(6)))
        case Gyration():
            return Gyration(taken(3, 3), taken(3))
        case np.ndarray():
            return array([_rebuilt(each, numbers) for each in x.flat]).reshape(x.shape)
        case Complex():
            return Complex(next(numbers), next(numbers))
        case None:
            return None
    return next(numbers)


class Kind(NamedTuple):
    """A link without what tells it from others of its kind, whether it has a rotor, and what all rows have in common.

    common    number of the row → its value in the rows of all links of this kind: baked into the code
    elements  springs and dampers on its freedoms: the number of the freedom, and one such element
    follows   whether its joint follows another
    """

    link: Link
    has_rotor: bool
    common: Mapping[int, float] = MappingProxyType({})
    elements: Sequence[OnFreedom] = ()
    follows: bool = False

    @property
    def row_size(self) -> int:
        """The count of numbers of each of its links."""
        return ROW_SIZE + sum(len(e.numbers) for _, e in self.elements) + 2 * self.follows


# The row of a link: placement (12), inertia (10), number of its pair, rotor; the numbers of its springs and dampers;
# ratio and offset where its joint follows another.
ROW_SIZE = 24
_INERTIA, _NUMBER, _ROTOR = 12, 22, 23
_FOLDED = (0.0, 1.0, -1.0)  # what vanishes from code when it is baked in
_KIND_LINKS, _KIND_LIMIT = 16, 12  # links that make a kind of their own: so many, and no smaller a share of all
_TOLD_APART_BY = {"joint", "parent", "pair", "X_PL", "inertia", "q", "v", "ratio", "offset"}


def elements_of(tree: Tree, given: Tree | None = None) -> dict[int, list[OnFreedom]]:
    """Link → the springs and dampers on its freedoms, each with the number of the freedom in the link.

    given: the tree whose joints the elements name, where its links have been taken apart
    """
    found: dict[int, list[OnFreedom]] = {}
    where = {k: (i, number) for i, link in enumerate(tree.links) for number, k in enumerate(link.v)}
    for e in tree.model.passive:
        if own := (given or tree).own_freedom(e.stretch):
            i, number = where[own[0].v[own[1]]] if given else (tree.by_joint[own[0].joint], own[1])
            found.setdefault(i, []).append((number, e))
    return found


def rows_of(tree: Tree, rotors: Mapping[int, Any], elements: Mapping[int, Sequence[OnFreedom]]) -> Array:
    """Per link what tells it from others of its kind, as numbers, and zeros up to the longest row."""
    count = len(tree.links)
    more = {i: [x for _, e in own for x in e.numbers.values()] for i, own in elements.items()}
    for i in tree.followed:
        more[i] = [*more.get(i, ()), tree.links[i].ratio, tree.links[i].offset]
    rows = np.zeros((count, ROW_SIZE + max(map(len, more.values()), default=0)))
    if not count:
        return rows
    given, known = link_arrays(tree), tree_numbers(tree)
    moments = given.second_moment.reshape(count, 9)[:, [3 * i + j for i, j in _LOWER]]
    parts = given.rotation.reshape(count, 9), given.translation, given.mass[:, None], given.first_moment, moments
    rows[:, :_NUMBER] = np.concatenate([np.asarray(x, dtype=float) for x in parts], axis=1)
    rows[:, _NUMBER] = np.array([float(pair.number or 0.0) for pair in known.pairs])[known.pair]
    for i, inertia in rotors.items():
        rows[i, _ROTOR] = float(inertia)
    for i, numbers in more.items():
        rows[i, ROW_SIZE : ROW_SIZE + len(numbers)] = numbers
    return rows


def link_from(kind: Kind, row: Array) -> tuple[Link, Any, list[OnFreedom]]:
    """The link of a kind with these numbers, the inertia of its rotor, and its springs and dampers."""
    row = array([kind.common.get(k, x) for k, x in enumerate(row)])
    m, h, lower = row[_INERTIA], row[_INERTIA + 1 : _INERTIA + 4], row[_INERTIA + 4 : _NUMBER]
    rotation, translation = row[:9].reshape(3, 3), row[9:_INERTIA]
    link = replace(
        kind.link,
        X_PL=Displacement(rotation, translation),
        inertia=Inertia(m, h, _symmetric(lower)),
        pair=kind.link.pair.with_number(row[_NUMBER]),
        ratio=row[kind.row_size - 2] if kind.follows else 1.0,
        offset=row[kind.row_size - 1] if kind.follows else 0.0,
    )
    numbers = iter(row[ROW_SIZE:])
    elements = [(k, e.with_numbers({name: next(numbers) for name in e.numbers})) for k, e in kind.elements]
    return link, row[_ROTOR] if kind.has_rotor else 0.0, elements


def kinds_of(
    tree: Tree, rotors: Mapping[int, object], elements: Mapping[int, Sequence[OnFreedom]] | None = None
) -> tuple[list[Kind], list[int]]:
    """The kinds of links that a tree has, and the number of each link's kind; found once.

    Links with zeros and ones in the same places of their rows, if they are many, are a kind of their own, whose code is
    shorter for it.
    """
    on_links = elements or {}
    known: list[Any] = tree.__dict__.setdefault("_kinds", [])
    for given, found in known:
        if given == (rotors, on_links):
            return found  # type: ignore[no-any-return]
    known.append(((dict(rotors), dict(on_links)), _told_apart(tree, rotors, on_links)))
    return known[-1][1]  # type: ignore[no-any-return]


def _told_apart(
    tree: Tree, rotors: Mapping[int, object], on_links: Mapping[int, Sequence[OnFreedom]]
) -> tuple[list[Kind], list[int]]:
    rows, numbers = rows_of(tree, rotors, on_links), tree_numbers(tree)
    others = [field.name for field in fields(Link) if field.name not in _TOLD_APART_BY]
    plain, laws = alike(pair.with_number(1.0) for pair in numbers.pairs), alike(map(_laws, on_links.values()))
    has_rotor, by_law = np.isin(np.arange(len(rows)), [*rotors]), np.zeros(len(rows), dtype=np.int64)
    follows = np.isin(np.arange(len(rows)), [*tree.followed])
    by_law[[*on_links]] = 1 + np.array(laws.number, dtype=np.int64)
    columns = [np.array(plain.number, dtype=np.int64)[numbers.pair]]
    columns += [has_rotor.astype(np.int64), follows.astype(np.int64), by_law]
    columns += [np.array(alike(getattr(link, name) for link in tree.links).number) for name in others]
    coarse = together(columns)
    folded = np.select([rows == x for x in _FOLDED], range(len(_FOLDED)), len(_FOLDED))
    fine = together([coarse, *_packed(folded)])
    enough = max(_KIND_LINKS, len(rows) // _KIND_LIMIT)
    kinds, each = [], np.zeros(len(rows), dtype=np.int64)
    for n, which in enumerate(members_of(np.where(np.bincount(fine)[fine] >= enough, fine, -1 - coarse))):
        first = int(which[0])
        link = replace(tree.links[first], joint="", parent=-1, pair=plain.first[columns[0][first]])
        own = tuple(on_links.get(first, ()))
        kinds.append(Kind(link, first in rotors, common(rows[which]), own, first in tree.followed))
        each[which] = n
    return kinds, each.tolist()


def _packed(folded: Array) -> Iterator[Array]:
    """The columns of numbers 0 … 3 with up to thirty of them as one."""
    for start in range(0, folded.shape[1], 30):
        some = folded[:, start : start + 30]
        yield some @ 4 ** np.arange(some.shape[1])


def common(rows: Array) -> dict[int, float]:
    """The numbers that all rows have in common, by their places."""
    return {int(k): float(rows[0, k]) for k in np.flatnonzero((rows == rows[0]).all(axis=0))}


def _laws(elements: Sequence[OnFreedom]) -> tuple[Any, ...]:
    """What elements on the freedoms of two links have in common where one code serves both: all but their numbers."""
    return tuple((k, e.code_key) for k, e in elements)


class LoopKind(NamedTuple):
    """Closures, or couplings, that one code serves: the pair, which rows live, what numbers all have in common."""

    at: AtLoop | AtCoupling
    common: Mapping[int, float]


_FRAMES, _CLOSURE_NUMBER = 24, 24


def loop_kinds(tree: Tree, known: Conditions) -> tuple[list[LoopKind], Ints, Floats]:
    """The kinds of closures, then of couplings, the kind of each by number, and its row."""
    geared = couplings_of(tree, known)
    kinds, each_kind, rows = _closure_kinds(tree, known)
    numbers = [np.array(each.numbers, dtype=float) for each in geared]
    width, loops = max([rows.shape[1], *map(len, numbers)]), len(rows)
    whole = np.zeros((loops + len(geared), width))
    whole[:loops, : rows.shape[1]] = rows
    for row, own in zip(whole[loops:], numbers, strict=True):
        row[: len(own)] = own
    found = alike((tuple(each.terms), len(each.coupling.coefficients), tuple(each.rows)) for each in geared)
    of_couplings = np.array(found.number, dtype=np.int64)
    each_kind = np.concatenate([each_kind, len(kinds) + of_couplings])
    kinds += [LoopKind(geared[int(which[0])], common(whole[loops + which])) for which in members_of(of_couplings)]
    return kinds, each_kind, whole


def _closure_kinds(tree: Tree, known: Conditions) -> tuple[list[LoopKind], Ints, Floats]:
    """The kinds of closures, the kind of each by number, and its row: frames, pair's number, nat, 1/length."""
    count, rows_of = len(tree.closures), tree_numbers(tree).rows
    if not count:
        return [], np.zeros(0, dtype=np.int64), np.zeros((0, 0))
    total = int(rows_of.sum())
    natural, lengths = known.natural, np.array(loop_lengths(tree)[:total], dtype=float)
    assert natural is not None
    live = np.isin(np.arange(total), known.live)
    owner, first = np.repeat(np.arange(count), rows_of), np.cumsum(rows_of) - rows_of
    pattern = np.bincount(owner, live * 2.0 ** (np.arange(total) - first[owner]), count).astype(np.int64)
    rows = np.zeros((count, _CLOSURE_NUMBER + 1 + 2 * int(np.bincount(owner, live, count).max())))
    frames = closure_arrays(tree)
    rows[:, :_CLOSURE_NUMBER] = np.concatenate([np.asarray(x, dtype=float).reshape(count, -1) for x in frames], axis=1)
    pairs = alike(c.pair for c in tree.closures)
    plain, pair = alike(pair.with_number(1.0) for pair in pairs.first), np.array(pairs.number)
    rows[:, _CLOSURE_NUMBER] = np.array([float(pair.number or 0.0) for pair in pairs.first])[pair]
    kinds: list[LoopKind] = []
    each_kind = np.zeros(count, dtype=np.int64)
    for n, which in enumerate(members_of(together([np.array(plain.number)[pair], pattern]))):
        k = int(which[0])
        own = [r for r in range(int(rows_of[k])) if pattern[k] >> r & 1]
        at, many = first[which, None] + np.array(own, dtype=np.int64), len(own)
        rows[which, _CLOSURE_NUMBER + 1 : _CLOSURE_NUMBER + 1 + many] = natural[at]
        rows[which, _CLOSURE_NUMBER + 1 + many : _CLOSURE_NUMBER + 1 + 2 * many] = 1.0 / lengths[at]
        closure = replace(tree.closures[k], pair=plain.first[plain.number[pair[k]]])
        at_kind = AtLoop(closure, own, [1.0] * many, [1.0] * many, known.open_by)
        kinds.append(LoopKind(at_kind, common(rows[which])))
        each_kind[which] = n
    return kinds, each_kind, rows


def loop_from(kind: LoopKind, row: Array) -> AtLoop | AtCoupling:
    """The closure or coupling of a kind with these numbers."""
    row = array([kind.common.get(k, x) for k, x in enumerate(row)])
    if isinstance(kind.at, AtCoupling):
        return kind.at.with_numbers(row.tolist())
    X_LP, X_LS = (Displacement(x[:9].reshape(3, 3), x[9:]) for x in (row[:12], row[12:_FRAMES]))
    c = kind.at.closure
    many = len(kind.at.rows)
    natural, per_length = (
        row[_CLOSURE_NUMBER + 1 : _CLOSURE_NUMBER + 1 + many],
        row[_CLOSURE_NUMBER + 1 + many : _CLOSURE_NUMBER + 1 + 2 * many],
    )
    closure = replace(c, X_LP=X_LP, X_LS=X_LS, pair=c.pair.with_number(row[_CLOSURE_NUMBER]))
    return AtLoop(closure, kind.at.rows, list(natural), list(per_length), kind.at.open_by)
