"""Pfaffian conditions that a user writes: Σ a_k(q) v_k = 0 over freedoms of joints, holonomic or not.

    A = a(q),   A v = 0,   A v̇ = −ȧ v

a is a list of formulas in the coordinates, or a function of them over any scalar; ȧ v is its slope along the motion, by
dual numbers. It bears λ a, without power, and holds velocities alone: steps of a run take away what drifts there. It
stands among a model's couplings. Whether such rows are the rate of conditions on the pose tells
`analysis.integrability`.
Law     rows of a user are the built-in skate and the ball on a plane, tests/multibody/test_pfaffian.py
Source  Bloch 2003, Nonholonomic Mechanics and Control, §1.2–1.7
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar, final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import fingerprint
from poinsot.algebra.formulas import evaluate
from poinsot.algebra.scalars import Scalar, is_zero, sqrt, unknown
from poinsot.errors import ModelError
from poinsot.joints.pair import Pair
from poinsot.multibody.stretches import Measured, OnFreedom, Stretch
from poinsot.records import dataclass


class UserFunction:
    """A user's function of coordinates, identified by its operations on numbers."""

    def __init__(self, function: Callable[[Array], Sequence[Scalar]], count: int) -> None:
        self.function = function
        self.text = fingerprint(lambda *q: array([*function(array(q))]), count)

    def __repr__(self) -> str:
        return f"coefficients {self.text}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UserFunction) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


@final
@dataclass(frozen=True)
class Pfaffian:
    """Σ a_k(q) v_k = 0: one condition on rates of joints that carry coordinates.

    joints        whose coordinates q and freedoms v, in this order, it is about
    coefficients  a_k, a formula for each freedom in the names of coordinates and of ``numbers``, or `UserFunction`. A
                  coordinate is called as its joint, of several as "joint_x"; what is no letter or digit is "_"
    Units         of a_k v_k any, alike in all terms; λ a is an effort [N·m, N]
    Errors        ModelError for what is not there, and for another number of coefficients than of freedoms
    """

    name: str
    joints: tuple[str, ...]
    coefficients: tuple[str, ...] | UserFunction
    numbers: tuple[tuple[str, float], ...] = ()
    kind: ClassVar[str] = "condition"
    rate: ClassVar[float] = 0.0
    bend: ClassVar[float] = 0.0
    moves: ClassVar[bool] = False

    @classmethod
    def of(cls, pairs: Mapping[str, Pair], name: str, joints: Sequence[str], coefficients: Any) -> Pfaffian:
        """From formulas, or a function q → a over any scalar. pairs: the pairs by joint."""
        if not callable(coefficients):
            return cls(name, tuple(joints), tuple(map(str, coefficients)))
        count = sum(len(pairs[joint].coordinates) for joint in joints if joint in pairs)
        try:
            return cls(name, tuple(joints), UserFunction(coefficients, count))
        except (TypeError, ValueError, IndexError, AttributeError) as fault:
            raise ModelError(
                f"the condition {name!r} is a function that does not run over any scalar ({fault}): it takes the "
                f"{count} coordinates of {', '.join(joints)} in one array and gives a list, written with np.sin and "
                "the like"
            ) from None

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """The freedoms of each joint that it moves."""
        return tuple(OnFreedom(joint, 0) for joint in self.joints)

    def row_of(self, pairs: Mapping[str, Pair], q: Sequence[Scalar] | Array) -> list[Scalar]:
        """a(q)."""
        if isinstance(self.coefficients, UserFunction):
            return [*self.coefficients.function(array(q))]
        names = dict(zip(names_of(self.joints, pairs), q, strict=True))
        return [evaluate(text, {**dict(self.numbers), **names}) for text in self.coefficients]

    def measured(self, motion: Any) -> Measured:
        """Its rate Σ a_k v_k, in the unit of a_k v_k; no value."""
        own = [motion.own(joint) for joint in self.joints]
        row = self.row_of(motion.tree.pairs, [x for q, _ in own for x in q])
        places = [place for _, each in own for place in each]
        efforts = [(k, a * ratio) for (k, ratio), a in zip(places, row, strict=True) if not is_zero(a)]
        return Measured(0.0, [], efforts)

    def unit_of_row(self, pairs: Mapping[str, Pair]) -> str:
        """On a rate."""
        return "S"

    def span_of_row(self, tree: Any) -> Scalar:
        """Its size where joints are neutral, slides measured by the size of their part: a number, or a function of
        lengths that are free; 1 where other numbers are."""
        q = [x for joint in self.joints for x in tree.pairs[joint].neutral()]
        sizes: list[Scalar] = []
        for joint in self.joints:
            pair = tree.pairs[joint]
            for S in pair.motion_subspace(pair.neutral()):
                turns = np.any(np.asarray(S.angular, dtype=float) != 0.0)
                sizes.append(1.0 if turns else tree.extent(joint))
        try:
            row = [float(a) for a in self.row_of(tree.pairs, q)]
        except (TypeError, ValueError, RuntimeError):  # numbers are free
            return 1.0
        terms = [(a * size) ** 2 for a, size in zip(row, sizes, strict=True) if a]
        square = sum(terms[1:], terms[0]) if terms and np.isfinite(row).all() else 1.0
        return sqrt(square) if unknown(square) or 0.0 < square < np.inf else 1.0

    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair]) -> Iterator[str]:
        """What contradicts itself, as the end of a sentence about it."""
        for joint in self.joints:
            if joint not in pairs:
                yield from OnFreedom(joint, 0).faults(bodies, pairs)
                return
            if not pairs[joint].carries_coordinates:
                yield f" is about joint {joint!r}, a {pairs[joint].kind} pair, which carries no coordinates"
                return
        q = [x for joint in self.joints for x in pairs[joint].neutral()]
        needed = sum(len(pairs[joint].freedoms) for joint in self.joints)
        try:
            count = len(self.row_of(pairs, q))
        except ModelError as error:
            yield f": {error}"
            return
        if count != needed:
            names = [f"{joint}.{label}" for joint in self.joints for label in pairs[joint].freedoms]
            yield f" has {count} coefficients; it needs one for each freedom: {', '.join(names)}"


def names_of(joints: Sequence[str], pairs: Mapping[str, Pair]) -> list[str]:
    """What formulas call the coordinates of joints."""
    found = []
    for joint in joints:
        labels = pairs[joint].coordinates
        found += [joint] if len(labels) == 1 else [f"{joint}_{label}" for label in labels]
    return ["".join(c if c.isalnum() else "_" for c in name) for name in found]
