"""Couplings of coordinates as rows of the recursion: rows without a wrench, with efforts e on joints' own freedoms.

    Σ_joints eᵀ v̇ = a,    e = ∂Φ/∂q,    a = −Φ̈ at v̇ = 0

A row starts with K = 0 and meets a joint that it acts on as k = Sᵀ K + e; all else is as of rows of closures, see
`front_steps`. Ways of one row that run together add up: K_p += X (K − U D⁻¹ k). Each function is one equation, over
any scalar. Law: as the dense equations, tests/multibody/test_fronts.py
Source: decision 0017; Featherstone 2008, §7.3 for the recursion.
Units: e those of a stretch per unit of q; λ e is an effort [N·m, N].
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, absolute
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Momentum, Wrench
from poinsot.geometry.vectors import dot
from poinsot.multibody.front_steps import AtLink, crossed
from poinsot.multibody.stretches import Measured, OnFreedom, Seen
from poinsot.multibody.tendons import Coupling, Tendon
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple, dataclass


class AtCoupling(NamedTuple):
    """A coupling with its joints by their number among those that it acts on; and of its row, if it lives, nat and 1 by
    the measure of Φ."""

    coupling: Coupling
    rows: Sequence[int]
    natural: Sequence[Scalar]
    per_length: Sequence[Scalar]

    @classmethod
    def of(cls, tree: Tree, c: Coupling, joints: Sequence[int], *row: Any) -> AtCoupling:
        """That of a tree, which acts on the joints of these links."""
        number = {tree.links[i].joint: str(n) for n, i in enumerate(joints)}

        def named(weight: Scalar, joint: str, k: int) -> tuple[Any, OnFreedom]:
            return weight, OnFreedom(number[joint], k)

        first, second = (
            None if s is None else Tendon(tuple(named(x, *cast(Any, one.freedom)) for x, one in s.pieces), s.offset)
            for s in (c.first, c.second)
        )
        assert first is not None
        given = tuple(c.coefficients) if second is not None else tuple(c.coefficients[:1])
        return cls(Coupling("", first, second, given, c.first_at, c.second_at), *row)

    @property
    def terms(self) -> list[tuple[int, OnFreedom]]:
        """Which of its two stretches, and the freedoms in it."""
        return [(n, piece) for n, s in enumerate(self.coupling.stretches) for _, piece in cast(Any, s.pieces)]

    @property
    def numbers(self) -> list[Scalar]:
        """What tells it from others with these terms and as many coefficients; nat and 1/ℓ last, if the row lives."""
        c = self.coupling
        weights = [x for s in c.stretches for x, _ in s.pieces]
        return [
            *weights, *(s.offset for s in c.stretches), *c.coefficients, c.first_at, c.second_at,
            *self.natural, *self.per_length,
        ]  # fmt: skip

    def with_numbers(self, numbers: Sequence[Scalar]) -> AtCoupling:
        """The same with other numbers."""
        left = iter(numbers)
        c = self.coupling
        pieces = [[(next(left), one) for _, one in s.pieces] for s in c.stretches]
        first, *second = [Tendon(tuple(cast(Any, each)), cast(Any, next(left))) for each in pieces]
        given = tuple(cast(Any, next(left)) for _ in c.coefficients)
        made = Coupling("", first, second[0] if second else None, given, *(cast(Any, next(left)) for _ in range(2)))
        return AtCoupling(made, self.rows, [next(left) for _ in self.natural], [next(left) for _ in self.per_length])


def couples_coordinates(tree: Tree) -> bool:
    """Whether the couplings of a tree, if there are any, are of coordinates of its joints alone, and stay the same."""
    if any(c.moves or not isinstance(c, Coupling) for c in tree.couplings):
        return False
    pieces = (piece for c in tree.couplings for s in c.stretches for _, piece in s.pieces)
    return all(tree.own_freedom(piece) and piece.has_value(tree.pairs) for piece in pieces)


@dataclass(frozen=True)
class _Joints:
    """The coordinates and rates of a coupling's joints."""

    q: Sequence[Array]
    v: Sequence[Array]

    def freedom(self, joint: str, k: int) -> Measured:
        """The coordinate; the weight under its place."""
        return Measured(self.q[int(joint)][k], efforts=[(cast(Any, (int(joint), k)), 1.0)])

    def rate(self, measured: Measured) -> Scalar:
        """d(value)/dt."""
        total: Scalar = 0.0
        for place, ratio in measured.efforts:
            joint, k = cast(tuple[int, int], place)
            total = total + self.v[joint][k] * ratio
        return total


def geared(at: AtCoupling, *moving: Array) -> tuple[Any, ...]:
    """e of every joint; and of the row a, twice, Φ, Φ/ℓ, and nat and the gap; moving: q of all joints, then v."""
    count = len(moving) // 2
    q, v = moving[:count], moving[count:]
    found = at.coupling.measured(cast(Seen, _Joints(q, v)))
    efforts: list[list[Scalar]] = [[0.0] * len(each) for each in v]
    for place, ratio in found.efforts:
        joint, k = cast(tuple[int, int], place)
        efforts[joint][k] = efforts[joint][k] + ratio
    ahead = _Joints(
        [array([Dual(x, y) for x, y in zip(*each, strict=True)]) for each in zip(q, v, strict=True)],
        [array([Dual(x, 0.0) for x in each]) for each in v],
    )
    a = -dual(ahead.rate(at.coupling.measured(cast(Seen, ahead))))
    share = found.value * at.per_length[0]
    size = array([at.natural[0], absolute(share)])
    return *(array(each) for each in efforts), a, a, found.value, share, size


def joined(
    at: AtLink, q: Array, X: Displacement, c: Acceleration, Y: Sequence[Momentum], inverse: Array, K: Wrench,
    both: object,
    K_p: Wrench, effort: Array | None = None,
) -> tuple[Any, ...]:  # fmt: skip
    """k = Sᵀ K + e, κ = D⁻¹ k, (K − Y k)ᵀ c, K_p + X (K − Y k), and peak and C with kᵀ κ added."""
    k, kappa, drop, onward, both = crossed(at, q, X, c, Y, inverse, K, both, effort)
    return k, kappa, drop, K_p + onward, both


def sized(
    at: AtLink, q: Array, X: Displacement, Y: Sequence[Momentum], inverse: Array, K: Wrench, both: Array, K_p: Wrench,
    effort: Array | None = None,
) -> tuple[Wrench, Array]:  # fmt: skip
    """A row that nothing closes at a joint: K_p + X (K − Y k), and of ``both`` peak + kᵀ D⁻¹ k and nat + Σ e²/D."""
    _, _, _, onward, peak = crossed(at, q, X, Acceleration.zero(), Y, inverse, K, both, effort)
    natural = both[1]
    for n, e in enumerate([] if effort is None else effort):
        natural = natural + e * e * inverse[n, n]
    return K_p + onward, array([peak[0], natural])


# Of rows with efforts e and rates x of joints, which come as e of all, then x of all.


def pairs_along(along: Sequence[Array]) -> Iterator[tuple[Array, Array]]:
    """e and x of each joint."""
    count = len(along) // 2
    return zip(along[:count], along[count:], strict=True)


def slipped(at: None, *along: Array) -> Scalar:
    """Σ eᵀ x."""
    total: Scalar = 0.0
    for e, x in pairs_along(along):
        total = total + dot(e, x)
    return total


def still(at: None, g: Scalar, *along: Array) -> Scalar:
    """g − Σ eᵀ x."""
    return g - slipped(at, *along)


def missed(at: None, g: Scalar, *along: Array) -> tuple[Scalar, Scalar]:
    """The same, twice."""
    left = still(at, g, *along)
    return left, left
