"""What every algorithm may ask of a kinematic pair, and what follows from its displacement alone.

A pair says what it *is*: its name, its coordinates and freedoms, its displacement X_PS(q), the conditions Φ under which
it closes a loop; and, where its rates are not those of its coordinates, how to move along them. Everything else has a
default here, exact for any displacement, by dual numbers. A pair that knows better says so and answers itself: where
its freedom twists are constant, of which simpler pairs it is a product, how it is drawn and placed.

No algorithm, file or picture knows a pair by name. Law: tests/joints/test_pairs.py, and every law of the package on a
pair that is none of ours, tests/systems/test_new_pair.py. Source: formulas.md §2, §6, §8; Featherstone 2008, §4.4.
Units: angles [rad], distances [m], pitches [m/rad]; rates per second; freedom twists S those per unit of v.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.dual import Dual, dual, real
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.geometry.rotations import rotation_x, rotation_y, rotation_z
from poinsot.geometry.vectors import untilde
from poinsot.namespaces import with_former_methods
from poinsot.records import NamedTuple, dataclass
from poinsot.showing import Typeable

AXES = {"x": 0, "y": 1, "z": 2}
_ROTATIONS: dict[str, Callable[[Scalar], Array]] = {"x": rotation_x, "y": rotation_y, "z": rotation_z}


@final
@dataclass(frozen=True)
class ScrewMotion:
    """A one-parameter group of displacements along or about a coordinate axis: exp of the screw (e; h e), or (0; e).

    axis "x", "y" or "z"; turning: whether it rotates; pitch h [m/rad] advances it along its axis as it turns.
    """

    axis: str
    turning: bool = True
    pitch: float = 0.0

    @property
    def screw(self) -> Twist:
        """The twist at unit rate."""
        e = np.eye(3)[AXES[self.axis]]
        return Twist(e, e * self.pitch) if self.turning else Twist(np.zeros(3), e)

    def displacement(self, amount: Scalar) -> Displacement:
        """exp(screw · amount), amount in rad or m."""
        e = np.eye(3)[AXES[self.axis]]
        if not self.turning:
            return Displacement(np.eye(3), array([c * amount for c in e]))
        return Displacement(_ROTATIONS[self.axis](amount), array([c * self.pitch * amount for c in e]))


class Step(NamedTuple):
    """A motion of a pair that is a product of such, the number of its freedom, and −1 where it is made backwards."""

    motion: ScrewMotion
    freedom: int
    sign: float


Constancy = Literal["both", "successor", "predecessor", "nowhere"]
"""In whose coordinates the freedom twists S do not change as the pair moves."""

Unit = Literal["rad", "m", "1"]
"""Of a coordinate or, per second, of a freedom's rate; "1" for the four numbers of a quaternion."""

Symbol = Literal["sleeve", "block", "thread", "rod", "plate", "cross", "ball", "square", "none"]
"""How a pair is drawn, about the z-axis of its frame; see ``views.mechanism_pictures``."""


class Part(NamedTuple):
    """A pair that is a factor of another, and which of that one's coordinates and freedoms are its own."""

    pair: Pair
    q: tuple[int, ...]
    v: tuple[int, ...]


class SineRows(NamedTuple):
    """Rows of a closure that are the sines of one angle θ: sin θ times the components of a direction.

    first      the first of these rows; as many follow as ``direction`` has components
    cosine     cos θ, which tells the frame from one that is turned by half a turn
    direction  components that the rows may have for one at θ = π, where they leave it open; of length 1 there
    """

    first: int
    cosine: Scalar
    direction: Sequence[Scalar]


class Pair(Typeable, ABC):
    """A kinematic pair: q are its coordinates (nq,), v its freedoms' rates (nv,). Twists are in successor coordinates.

    A subclass is a frozen dataclass, so that pairs are values: equal where their numbers are.
    """

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        with_former_methods(cls, "poinsot.elements.Pair")

    if TYPE_CHECKING:  # what it must say besides displacement and closure

        @property
        def kind(self) -> str:
            """Its name: "revolute", "prismatic", …"""

        @property
        def coordinates(self) -> tuple[str, ...]:
            """Labels of the coordinates: "angle", "distance", …; "qx", "qy", "qz", "qw" of a quaternion."""

        @property
        def freedoms(self) -> tuple[str, ...]:
            """Labels of the rates: those of the coordinates where v = dq/dt."""

    @abstractmethod
    def displacement(self, q: Array) -> Displacement:
        """X_PS(q): the successor's pair frame in the predecessor's; the identity at the neutral coordinates."""

    @abstractmethod
    def closure(self, X: Displacement) -> list[Scalar]:
        """Φ(X_PS) (6 − n,): functions that vanish on the pair's displacements; see ``joints.closures``."""

    def anyhow(self, q: Sequence[object]) -> Displacement:
        """X_PS for any quaternion, with entries None in q: rotations are forms between −1 and 1.

        TypeError of pairs with a quaternion that do not say it. For what is proved of all configurations.
        """
        if any(x is None for x in q):
            raise TypeError(f"a {self.kind} pair does not say where it is, whatever its quaternion")
        return self.displacement(array(list(q)))

    # ------------------------------------------------------------------------------- coordinates: here, v = dq/dt

    def neutral(self) -> Array:
        """The coordinates of the identity displacement."""
        return np.zeros(len(self.coordinates))

    def integrate(self, q: Array, dv: Array) -> Array:
        """The coordinates reached from q by the constant velocity dv over unit time."""
        return q + dv

    @property
    def adds(self) -> bool:
        """Whether coordinates, 0 where the pair is at its identity, move as numbers do: q + dv."""
        return type(self).integrate is Pair.integrate and type(self).neutral is Pair.neutral

    def difference(self, q0: Array, q1: Array) -> Array:
        """The dv with integrate(q0, dv) = q1."""
        return q1 - q0

    def chart(self, q: Array, xi: Array) -> Array:
        """The coordinates at local coordinates ξ around q; chart(q, 0) = q. Simulation steps in it."""
        return self.integrate(q, xi)

    def chart_rate(self, xi: Array, v: Array) -> Array:
        """ξ̇ for freedom rates v at ξ."""
        return v

    @property
    def measured_by(self) -> tuple[int, ...]:
        """Per freedom the coordinate that tells how far it has gone; −1 where a quaternion does."""
        return tuple(range(len(self.freedoms)))

    @cached_property
    def coordinate_units(self) -> tuple[Unit, ...]:
        """Units of the coordinates; here those of the freedoms, and a quaternion where no freedom is measured."""
        units: list[Unit] = ["1"] * len(self.coordinates)
        for k, unit in zip(self.measured_by, self.freedom_units, strict=True):
            if k >= 0:
                units[k] = unit
        return tuple(units)

    @cached_property
    def freedom_units(self) -> tuple[Unit, ...]:
        """Whether a freedom turns, "rad", or slides, "m": by its twist at the neutral coordinates."""
        return tuple("rad" if np.any(S.angular != 0.0) else "m" for S in self.motion_subspace(self.neutral()))

    # -------------------------------------------------------------------------------------- freedom twists and rates

    @property
    def constant_in(self) -> Constancy:
        """The frame of coordinates in which the freedom twists are constant. Derivatives, also by time, rest on this
        statement."""
        return "nowhere"

    @property
    def parts(self) -> tuple[Part, ...]:
        """The simpler pairs, from the predecessor on, with product X₁(q₁) X₂(q₂) …; empty for a simple pair.

        Each moves along its own coordinates as it does alone.
        """
        return ()

    @property
    def steps(self) -> tuple[Step, ...] | None:
        """The motions along single screws that make it, in their order; None for other pairs."""
        return None

    @property
    def number(self) -> Scalar | None:
        """A number by which alone pairs of one code differ, such as a pitch; large trees keep it in a table."""
        return None

    def with_number(self, number: Scalar) -> Pair:
        """The pair that differs from this in its number alone; itself where it has none."""
        return self

    def motion_subspace(self, q: Array) -> list[Twist]:
        """The columns of S(q): the body twists X⁻¹ dX of moving along each freedom."""
        found = []
        for moving in self._along_each(q):
            X = self.displacement(moving)
            R, turning = array([real(x) for x in X.rotation.flat]).reshape(X.rotation.shape), _dual(X.rotation)
            found.append(Twist(untilde(R.T @ turning), R.T @ _dual(X.translation)))
        return found

    def motion_subspace_rate(self, q: Array, v: Array) -> list[Twist]:
        """The columns of Ṡ: how fast the freedom twists change in the successor as the pair moves by v."""
        if self.constant_in in ("both", "successor"):
            return [Twist.zero() for _ in self.freedoms]
        if self.constant_in == "predecessor":
            S = self.motion_subspace(q)
            V = combine(S, v)
            return [each.cross(V) for each in S]
        moving = self.chart(array([Dual(x, 0.0) for x in q]), array([Dual(0.0, x) for x in v]))
        return [Twist.of(_dual(S.vector)) for S in self.motion_subspace(moving)]

    def velocity_product_acceleration(self, q: Array, v: Array) -> Acceleration:
        """Ṡ v: the acceleration S v̇ + Ṡ v has beyond its freedoms."""
        return combine(self.motion_subspace_rate(q, v), v).rate()

    def bends(self, q: Array, v: Array) -> list[Bend]:
        """How the freedom twists (n of them) and their rate change along each freedom, n × n: what derivatives of
        motions need.

        Law: Σ_k D_k S_m v_k is the m-th of the freedom rates, tests/joints/test_pairs.py.
        """
        if self.constant_in in ("both", "successor"):
            still = Twist.zero()
            return [Bend([still] * len(self.freedoms), still.rate(), still.rate()) for _ in self.freedoms]
        by_q = []
        lifted = array([Dual(x, 0.0) for x in v])
        for moving in self._along_each(q):
            S = [Twist.of(_dual(each.vector)) for each in self.motion_subspace(moving)]
            by_q.append((S, Acceleration.of(_dual(self.velocity_product_acceleration(moving, lifted).vector))))
        bends = []
        for k, (turned, rate) in enumerate(by_q):  # ∂/∂v_k of Σ D_l S_m v_m v_l
            sum_of_both = combine(turned, v) + combine([others[k] for others, _ in by_q], v)
            bends.append(Bend(turned, rate, sum_of_both.rate()))
        return bends

    def _along_each(self, q: Array) -> list[Array]:
        """The coordinates as duals that move along each freedom in turn; duals become duals of duals."""
        lifted, n = array([Dual(x, 0.0) for x in q]), len(self.freedoms)
        return [self.chart(lifted, array([Dual(0.0, float(i == k)) for i in range(n)])) for k in range(n)]

    # ----------------------------------------------------------------------------------------------- where it closes

    @property
    def carries_coordinates(self) -> bool:
        """Whether it can be a joint of the tree; what cannot, such as a contact, always closes a loop."""
        return True

    def rolling(self, X: Displacement) -> list[Wrench]:
        """W(X_PS), in predecessor coordinates: conditions ⟨W, V⟩ = 0 on the velocity alone, which no Φ has."""
        return []

    @property
    def sines(self) -> tuple[int, ...]:
        """The rows of `closure` that are sines of angles although they depend on where the successor is; none."""
        return ()

    def turn(self, X: Displacement) -> SineRows | None:
        """The rows of `closure` that are sines, so that they vanish too where the successor is turned by π: the angle
        they belong to. Loops are closed by the angle itself, which has no second root. None where no row is such."""
        return None

    def uprightness(self, X: Displacement) -> Scalar:
        """Negative where a displacement with Φ = 0 is not the pair's own: where Φ cannot tell a frame from one turned
        by π. By default the cosine of `turn`."""
        turn = self.turn(X)
        return 1.0 if turn is None else turn.cosine

    def read(self, X: Displacement, k: int) -> tuple[Scalar, Wrench] | None:
        """The value of freedom k's coordinate at X_PS, and the unit wrench, in P, that works on its rate.

        For springs and drives on a pair that closes a loop; None where the pair does not tell.
        """
        return None

    # --------------------------------------------------------------------------------------------- files and pictures

    @property
    def placed_by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The keys of a network file that place it in the world at assembly: those it needs, and those it may have.

        Of point, axis (z of the pair), normal (z), x_axis, axes (x and y); see ``files.network.pair_frame``.
        """
        return ("point", "axis"), ()

    def drawn(self, R: Array | None) -> Displacement:
        """X_PS as drawn; R, the rotation in P of a frame with z along the axis that a file gives besides a normal."""
        return Displacement.identity()

    @property
    def symbol(self) -> Symbol:
        """Its symbol in pictures."""
        return "sleeve"

    @property
    def plane_angle(self) -> int | None:
        """Which coordinate is the angle of the successor about z of P, where it turns in no other way."""
        return None


with_former_methods(Pair, "poinsot.elements.Pair")


class Bend(NamedTuple):
    """What moving along one freedom changes: the freedom twists, Ṡ v, and what its rate changes of Ṡ v."""

    S: Sequence[Twist]
    by_q: Acceleration
    by_v: Acceleration


def factors_of(pair: Pair) -> list[Part]:
    """The pair as a product of simple pairs, from the predecessor on: its parts, and their parts, or itself."""
    if not pair.parts:
        return [Part(pair, tuple(range(len(pair.coordinates))), tuple(range(len(pair.freedoms))))]
    return [
        Part(factor, tuple(part.q[k] for k in q), tuple(part.v[k] for k in v))
        for part in pair.parts
        for factor, q, v in factors_of(part.pair)
    ]


def combine(S: Sequence[Twist], rates: Any) -> Twist:
    """S v: the twist with these rates."""
    total = Twist.zero()
    for column, rate in zip(S, rates, strict=True):
        total = total + column * rate
    return total


def _dual(a: Array) -> Array:
    return array([dual(x) for x in a.flat]).reshape(a.shape)
