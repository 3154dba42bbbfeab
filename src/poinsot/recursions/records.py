"""Links as numbers: what tells links of one kind apart, and where steps of a large tree leave values for each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from poinsot.algebra.arrays import Array, array, concatenate
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia, Inertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench
from poinsot.joints.pairs import Pair, ReversedPair, helical
from poinsot.multibody.coriolis import Gyration
from poinsot.multibody.tree import Link, Tree

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
    "V0": _six(Twist),
    "A0": _six(Acceleration),
    "I": Form(
        lambda pair: 10,
        lambda body: concatenate([body.mass, body.first_moment, _lower(body.second_moment)]),
        lambda x: Inertia(x[0], x[1:4], _symmetric(x[4:])),
    ),
    "B": Form(
        lambda pair: 12,
        lambda B: concatenate([B.K.ravel(), B.p]),
        lambda x: Gyration(x[:9].reshape(3, 3), x[9:]),
    ),
    "q": _vector(_coordinates),
    "v": _vector(_freedoms),
    "a": _vector(_freedoms),
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
    """A link without what tells it from others of its kind, whether it has a rotor, and what all rows have in common.

    common  number of the row → its value in the rows of all links of this kind: baked into the code
    """

    link: Link
    has_rotor: bool
    common: Mapping[int, float] = MappingProxyType({})


# The row of a link: placement (12), inertia (10), pitch, rotor.
ROW_SIZE = 24
_INERTIA, _PITCH, _ROTOR = 12, 22, 23
_FOLDED = (0.0, 1.0, -1.0)  # what vanishes from code when it is baked in
_FEWEST, _MOST_KINDS = 16, 12  # links that make a kind of their own: so many, and no smaller a share of all
_TOLD_APART_BY = {"joint", "parent", "pair", "X_PL", "inertia", "q", "v"}


def row_of(link: Link, rotor: float) -> list[float]:
    """What tells a link from others of its kind, as numbers."""
    body = link.inertia
    forwards = link.pair.pair if isinstance(link.pair, ReversedPair) else link.pair
    return [
        *link.X_PL.rotation.ravel(),
        *link.X_PL.translation,
        *(body.mass, *body.first_moment, *_lower(body.second_moment)),
        getattr(forwards, "pitch", 0.0),
        rotor,
    ]


def link_from(kind: Kind, row: Array) -> tuple[Link, Any]:
    """The link of a kind with these numbers, and the inertia of its rotor."""
    row = array([kind.common.get(k, x) for k, x in enumerate(row)])
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
    """The kinds of links that a tree has, and the number of each link's kind.

    Links with zeros and ones in the same places of their rows, if they are many, are a kind of their own, whose code is
    shorter for it.
    """
    rows = [row_of(link, rotors.get(i, 0.0)) for i, link in enumerate(tree.links)]
    others = [field.name for field in fields(Link) if field.name not in _TOLD_APART_BY]
    pairs = [_with_pitch(link.pair, 1.0) for link in tree.links]
    plain: list[Any] = [
        (pair, i in rotors, *(getattr(link, name) for name in others))
        for i, (link, pair) in enumerate(zip(tree.links, pairs, strict=True))
    ]
    special = [(key, *(x if x in _FOLDED else None for x in row)) for key, row in zip(plain, rows, strict=True)]
    count = Counter(special)
    enough = max(_FEWEST, len(rows) // _MOST_KINDS)
    keys = [fine if count[fine] >= enough else coarse for fine, coarse in zip(special, plain, strict=True)]
    members: dict[Any, list[int]] = {}
    for i, key in enumerate(keys):
        members.setdefault(key, []).append(i)
    kinds, each = [], [0] * len(rows)
    for number, links in enumerate(members.values()):
        first = links[0]
        common = {k: float(x) for k, x in enumerate(rows[first]) if all(rows[i][k] == x for i in links)}
        link = replace(tree.links[first], joint="", parent=-1, pair=pairs[first])
        kinds.append(Kind(link, first in rotors, common))
        for i in links:
            each[i] = number
    return kinds, each
