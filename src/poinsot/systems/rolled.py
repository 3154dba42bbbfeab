"""Large trees: steps compiled once for each kind of link, walked over the tree by a loop.

Written out link by link, a kernel of thousands of links takes minutes to compile. So plain trees of more than
``LARGEST_UNROLLED`` links keep their algorithms rolled up: what distinguishes links of one kind (placement, inertia,
pitch, rotor) stands in a table. They are ufuncs as all others, equal to the unrolled ones up to rounding; time, memory
and compiling are O(N). Source: design §4.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, concatenate
from poinsot.compiler.recursion import INPUT, OUTPUT, OWN, PARENT, ROW, SUM, Place, Recursion, Step, Sweep
from poinsot.compiler.tracing import trace
from poinsot.elements.pairs import Pair, ReversedPair, helical
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia, Inertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench
from poinsot.mechanisms.kinematics import ground_acceleration
from poinsot.mechanisms.rotors import rotor_inertias
from poinsot.mechanisms.steps import Pass
from poinsot.mechanisms.tree import Link, Tree

LARGEST_UNROLLED = 128
COORDINATES, FREEDOMS = 0, 1  # the columns of a link: where its coordinates and its freedoms begin


class Operand(NamedTuple):
    """What a name means to a link: its part of an operand of the kernel, from a place on and by column."""

    number: int
    column: int
    start: int = 0
    output: bool = False


class Kind(NamedTuple):
    """A link without what distinguishes it from others of its kind, and whether it has a rotor."""

    link: Link
    rotor: bool

    @property
    def freedoms(self) -> int:
        """Number of its freedoms."""
        return len(self.link.pair.freedoms)


# ------------------------------------------------------------------------------------- values as numbers and back again


class Form(NamedTuple):
    """How a value is kept in a record: so many numbers, for a link of n freedoms; made into numbers and back."""

    size: Callable[[int], int]
    numbers: Callable[[Any], Array]
    value: Callable[[Array], Any]


_LOWER = [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)]


def _symmetric(numbers: Array) -> Array:
    A = np.empty((3, 3), dtype=object)
    for (i, j), x in zip(_LOWER, numbers, strict=True):
        A[i, j] = A[j, i] = x
    return A


def _lower(A: Array) -> list[Any]:
    return [A[i, j] for i, j in _LOWER]


def _six(kind: Any) -> Form:
    return Form(lambda n: 6, lambda value: value.vector, kind.of)


FORMS: dict[str, Form] = {
    "X": Form(
        lambda n: 12,
        lambda X: concatenate([X.rotation.ravel(), X.translation]),
        lambda x: Displacement(x[:9].reshape(3, 3), x[9:]),
    ),
    "V": _six(Twist),
    "A": _six(Acceleration),
    "c": _six(Acceleration),
    "f": _six(Wrench),
    "bias": _six(Wrench),
    "inertia": Form(
        lambda n: 21,
        lambda A: concatenate([_lower(A.J), A.H.ravel(), _lower(A.M)]),
        lambda x: ArticulatedInertia(_symmetric(x[:6]), x[6:15].reshape(3, 3), _symmetric(x[15:])),
    ),
    "y": Form(lambda n: n, lambda y: y, lambda x: x),
    "Y": Form(
        lambda n: 6 * n,
        lambda Y: concatenate([column.vector for column in Y]),
        lambda x: [Momentum.of(column) for column in x.reshape(-1, 6)],
    ),
}

# The row of a link: placement (12), inertia (10), pitch, rotor.
ROW_SIZE, ROTOR = 24, 23


def row_of(link: Link, rotor: float) -> list[float]:
    """What distinguishes a link from others of its kind, as numbers."""
    I = link.inertia
    return [
        *link.X_PL.rotation.ravel(), *link.X_PL.translation, I.mass, *I.first_moment, *_lower(I.second_moment),
        getattr(_forwards(link.pair), "pitch", 0.0), rotor,
    ]  # fmt: skip


def link_of(kind: Kind, row: Array) -> Link:
    """The link of a kind with these numbers."""
    return replace(
        kind.link,
        X_PL=FORMS["X"].value(row[:12]),
        inertia=Inertia(row[12], row[13:16], _symmetric(row[16:22])),
        pair=_with_pitch(kind.link.pair, row[22]),
    )


def _forwards(pair: Pair) -> Pair:
    return pair.pair if isinstance(pair, ReversedPair) else pair


def _with_pitch(pair: Pair, pitch: Any) -> Pair:
    if isinstance(pair, ReversedPair):
        return ReversedPair(_with_pitch(pair.pair, pitch))
    return helical(pitch) if pair.kind == "helical" else pair


_OWN_FIELDS = {"joint", "parent", "X_PL", "inertia", "q", "v", "pair"}


def kinds_of(tree: Tree, rotors: Mapping[int, float]) -> tuple[list[Kind], list[int]]:
    """The kinds of links that a tree has, and the kind of each link."""
    numbers: dict[Any, int] = {}
    kinds, each = [], []
    others = [field.name for field in fields(Link) if field.name not in _OWN_FIELDS]
    for i, link in enumerate(tree.links):
        pair = _with_pitch(link.pair, 1.0)
        key = (pair, i in rotors, *(getattr(link, name) for name in others))
        if key not in numbers:
            numbers[key] = len(kinds)
            nq, nv = len(pair.coordinates), len(pair.freedoms)
            blank = replace(link, joint="", parent=-1, pair=pair, q=tuple(range(nq)), v=tuple(range(nv)))
            kinds.append(Kind(blank, i in rotors))
        each.append(numbers[key])
    return kinds, each


# --------------------------------------------------------------------------------------------------- the whole recursion


def recursion(tree: Tree, passes: Sequence[Pass], operands: Mapping[str, Operand]) -> Recursion:
    """The passes of an algorithm over a tree, compiled step by step; ``operands`` says which names are the kernel's."""
    rotors = rotor_inertias(tree)
    kinds, of_link = kinds_of(tree, rotors)
    layout = _Layout(passes, operands, kinds)
    sizes = np.array([layout.sizes[kind] for kind in range(len(kinds))])[of_link]
    starts = layout.common + np.concatenate([[0], np.cumsum(sizes)])
    parents = [link.parent for link in tree.links]
    columns = [[link.q[0] for link in tree.links], [link.v[0] for link in tree.links]]
    parent_starts = np.where(np.array(parents) < 0, 0, starts[parents])
    return Recursion(
        sweeps=[
            Sweep({k: _step(each, k, kind, layout) for k, kind in enumerate(kinds)}, each.rootward) for each in passes
        ],
        links=np.array([of_link, starts[:-1], parent_starts, *columns], dtype=np.int32).T,
        rows=np.array([row_of(link, rotors.get(i, 0.0)) for i, link in enumerate(tree.links)], dtype=float),
        record=int(starts[-1]),
        ground=layout.ground(tree),
    )


class _Layout:
    """Where names are found: in the kernel's operands, in the link's row, or in records.

    In a record the values of one size come first, so that they have the same place for links of every kind.
    """

    def __init__(self, passes: Sequence[Pass], operands: Mapping[str, Operand], kinds: Sequence[Kind]) -> None:
        self.operands = operands
        given = [name for each in passes for name in each.gives]
        names = [name for name in dict.fromkeys(given) if name not in operands and not name.endswith("_sum")]
        fixed = [name for name in names if FORMS[name].size(1) == FORMS[name].size(2)]
        self.starts = [self._stack(kind, [*fixed, *(name for name in names if name not in fixed)]) for kind in kinds]
        self.sizes = [sum(FORMS[name].size(kind.freedoms) for name in names) for kind in kinds]
        self.common = sum(FORMS[name].size(1) for name in fixed)

    @staticmethod
    def _stack(kind: Kind, names: Sequence[str]) -> dict[str, int]:
        ends = np.cumsum([0, *(FORMS[name].size(kind.freedoms) for name in names)])
        return {name: int(start) for name, start in zip(names, ends[:-1], strict=True)}

    def ground(self, tree: Tree) -> dict[int, float]:
        """V = 0 and A = −g, as far as a step asks for them."""
        at_rest = {"V": np.zeros(6), "A": ground_acceleration(tree).vector}
        starts = self.starts[0]
        return {starts[name] + k: float(x) for name in at_rest if name in starts for k, x in enumerate(at_rest[name])}

    def place(self, name: str, k: int, kind: Kind) -> Place:
        """Where a link of kind number k finds or leaves what has this name."""
        if name in self.operands:
            number, column, start, output = self.operands[name]
            pair = kind.link.pair
            size = len(pair.coordinates if column == COORDINATES else pair.freedoms)
            return Place(OUTPUT if output else INPUT, start, size, number, column)
        stem, _, suffix = name.partition("_")
        base = {"": OWN, "parent": PARENT, "sum": SUM}[suffix]
        return Place(base, self.starts[k][stem], FORMS[stem].size(kind.freedoms))


def _step(each: Pass, k: int, kind: Kind, layout: _Layout) -> Step:
    """The step of one pass for one kind, traced."""
    takes = [name for name in each.takes if name != "rotor"]
    inputs = {name: layout.place(name, k, kind) for name in takes}
    outputs = {name: layout.place(name, k, kind) for name in each.gives}

    def function(row: Array, **arrays: Array) -> tuple[Array, ...]:
        values = {name: x if name in layout.operands else _form(name).value(x) for name, x in arrays.items()}
        if "rotor" in each.takes:
            values["rotor"] = row[ROTOR] if kind.rotor else 0.0
        results = each.step(link_of(kind, row), **values)
        return tuple(
            concatenate([x]) if name in layout.operands else _form(name).numbers(x)
            for name, x in zip(each.gives, results, strict=True)
        )

    program = trace(
        function if len(outputs) > 1 else lambda **arrays: function(**arrays)[0],
        {"row": (ROW_SIZE,), **{name: (place.size,) for name, place in inputs.items()}},
        {name: (place.size,) for name, place in outputs.items()},
        each.step.__name__,
    )
    return Step(program, [Place(ROW, 0, ROW_SIZE), *inputs.values()], [*outputs.values()])


def _form(name: str) -> Form:
    return FORMS[name.partition("_")[0]]
