"""Links as numbers: what tells links of one kind apart, and where steps of a large tree leave values for each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, NamedTuple

import numpy as np

from poinsot.algebra.arrays import Array, concatenate
from poinsot.elements.pairs import Pair, ReversedPair, helical
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia, Inertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench
from poinsot.mechanisms.tree import Link, Tree

_LOWER = ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2))


def _symmetric(numbers: Array) -> Array:
    """The symmetric matrix with this lower triangle."""
    A = np.empty((3, 3), dtype=object)
    for (i, j), x in zip(_LOWER, numbers, strict=True):
        A[i, j] = A[j, i] = x
    return A


def _lower(A: Array) -> list[Any]:
    return [A[i, j] for i, j in _LOWER]


class Form(NamedTuple):
    """How a value is kept: how many numbers it has for a pair; from the value to its numbers, and back."""

    size: Callable[[Pair], int]
    numbers: Callable[[Any], Array]
    value: Callable[[Array], Any]


def _six(kind: Any) -> Form:
    return Form(lambda pair: 6, lambda value: value.vector, kind.of)


def _coordinates(pair: Pair) -> int:
    return len(pair.coordinates)


def _freedoms(pair: Pair) -> int:
    return len(pair.freedoms)


def _vector(size: Callable[[Pair], int]) -> Form:
    return Form(size, lambda x: concatenate([x]), lambda x: x)


_POSE = Form(
    lambda pair: 12,
    lambda X: concatenate([X.rotation.ravel(), X.translation]),
    lambda x: Displacement(x[:9].reshape(3, 3), x[9:]),
)
FORMS: dict[str, Form] = {
    "X": _POSE,
    "W": _POSE,
    "V": _six(Twist),
    "A": _six(Acceleration),
    "c": _six(Acceleration),
    "f": _six(Wrench),
    "bias": _six(Wrench),
    "inertia": Form(
        lambda pair: 21,
        lambda A: concatenate([_lower(A.J), A.H.ravel(), _lower(A.M)]),
        lambda x: ArticulatedInertia(_symmetric(x[:6]), x[6:15].reshape(3, 3), _symmetric(x[15:])),
    ),
    "q": _vector(_coordinates),
    "v": _vector(_freedoms),
    "tau": _vector(_freedoms),
    "y": _vector(_freedoms),
    "Y": Form(
        lambda pair: 6 * _freedoms(pair),
        lambda Y: concatenate([column.vector for column in Y]),
        lambda x: [Momentum.of(column) for column in x.reshape(-1, 6)],
    ),
    "kinetic": _vector(lambda pair: 1),
    "weight": _vector(lambda pair: 1),
}
"""The form of every value that steps leave for each other, by name."""


class Kind(NamedTuple):
    """A link without what tells it from others of its kind, and whether it has a rotor."""

    link: Link
    has_rotor: bool


# The row of a link: placement (12), inertia (10), pitch, rotor.
ROW_SIZE = 24
_INERTIA, _PITCH, _ROTOR = 12, 22, 23
_TOLD_APART_BY = {"joint", "parent", "pair", "X_PL", "inertia", "q", "v"}


def row_of(link: Link, rotor: float) -> list[float]:
    """What tells a link from others of its kind, as numbers."""
    body = link.inertia
    forwards = link.pair.pair if isinstance(link.pair, ReversedPair) else link.pair
    return [
        *FORMS["X"].numbers(link.X_PL),
        *(body.mass, *body.first_moment, *_lower(body.second_moment)),
        getattr(forwards, "pitch", 0.0),
        rotor,
    ]


def link_from(kind: Kind, row: Array) -> tuple[Link, Any]:
    """The link of a kind with these numbers, and the inertia of its rotor."""
    m, h, lower = row[_INERTIA], row[_INERTIA + 1 : _INERTIA + 4], row[_INERTIA + 4 : _PITCH]
    link = replace(
        kind.link,
        X_PL=FORMS["X"].value(row[:_INERTIA]),
        inertia=Inertia(m, h, _symmetric(lower)),
        pair=_with_pitch(kind.link.pair, row[_PITCH]),
    )
    return link, row[_ROTOR] if kind.has_rotor else 0.0


def _with_pitch(pair: Pair, pitch: Any) -> Pair:
    if isinstance(pair, ReversedPair):
        return ReversedPair(_with_pitch(pair.pair, pitch))
    return helical(pitch) if pair.kind == "helical" else pair


def kinds_of(tree: Tree, rotors: Mapping[int, Any]) -> tuple[list[Kind], list[int]]:
    """The kinds of links that a tree has, and the number of each link's kind."""
    numbers: dict[Any, int] = {}
    kinds: list[Kind] = []
    each: list[int] = []
    others = [field.name for field in fields(Link) if field.name not in _TOLD_APART_BY]
    for i, link in enumerate(tree.links):
        pair = _with_pitch(link.pair, 1.0)
        key = (pair, i in rotors, *(getattr(link, name) for name in others))
        if key not in numbers:
            numbers[key] = len(kinds)
            kinds.append(Kind(replace(link, joint="", parent=-1, pair=pair), i in rotors))
        each.append(numbers[key])
    return kinds, each


class Layout:
    """Where in its record a link keeps the values with these names.

    Values of one size for all kinds come first, so that a link finds its parent's whatever kind that is.
    """

    def __init__(self, names: Sequence[str], kinds: Sequence[Kind]) -> None:
        sizes = {name: [FORMS[name].size(kind.link.pair) for kind in kinds] for name in dict.fromkeys(names)}
        same = [name for name, each in sizes.items() if len(set(each)) == 1]
        ordered = [*same, *(name for name in sizes if name not in same)]
        self.common = sum(sizes[name][0] for name in same)
        self.starts: list[dict[str, int]] = []
        self.sizes: list[int] = []
        for k in range(len(kinds)):
            ends = np.cumsum([0, *(sizes[name][k] for name in ordered)]).tolist()
            self.starts.append(dict(zip(ordered, ends, strict=False)))
            self.sizes.append(ends[-1])
