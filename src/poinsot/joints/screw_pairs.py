"""Pairs that are products of one-parameter motions: turning about and sliding along coordinate axes, and screwing.

    X(q) = exp(s₁q₁) … exp(s_nq_n),     v = dq/dt

Everything is derived from the screws s_k. Law: the body twist of X(q(t)) is S v, tests/joints/test_pairs.py.
Source: formulas.md §2, §6; Murray, Li & Sastry 1994, §3.2 (products of exponentials).
Units: angles [rad], distances [m], pitches [m/rad]; rates per second; freedom twists S those per unit of v.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import final

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, atan2
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.geometry.rotations import quaternion_of
from poinsot.joints import closures
from poinsot.joints.motions import AXES, ScrewMotion, Step
from poinsot.joints.pair import Constancy, Pair, Part, SineRows, Symbol
from poinsot.records import dataclass
from poinsot.showing import typed

_SYMBOLS: dict[str, Symbol] = {"": "square", "sz": "block", "tz sz": "rod", "sx sy tz": "plate", "tx ty": "cross"}


@final
@dataclass(frozen=True)
class ScrewPair(Pair):
    """A product of one-parameter motions, X(q) = exp(s₁q₁) … exp(s_nq_n); its rates are v = dq/dt."""

    kind: str
    motions: tuple[ScrewMotion, ...]
    coordinates: tuple[str, ...]
    closing: Callable[[Displacement, float], list[Scalar]]
    pitch: float = 0.0
    advances: bool = False

    def __repr__(self) -> str:
        if getattr(closures, self.kind, None) is not self.closing:
            return super().__repr__()
        return f"pairs.{self.kind}({typed(self.pitch) if self.advances else ''})"

    @property
    def freedoms(self) -> tuple[str, ...]:
        """Names of the rates: those of the coordinates."""
        return self.coordinates

    @property
    def constant_in(self) -> Constancy:
        """A single screw stays where it is in both bodies; of several, each is carried by those that follow it."""
        return "both" if len(self.motions) <= 1 else "nowhere"

    @property
    def parts(self) -> tuple[Part, ...]:
        """Its motions one by one, where they are several."""
        if len(self.motions) <= 1:
            return ()
        return tuple(
            Part(ScrewPair(self.kind, (motion,), (label,), self.closing, self.pitch), (k,), (k,))
            for k, (motion, label) in enumerate(zip(self.motions, self.coordinates, strict=True))
        )

    @property
    def steps(self) -> tuple[Step, ...]:
        """Its motions."""
        return tuple(Step(motion, k, 1.0) for k, motion in enumerate(self.motions))

    @property
    def number(self) -> Scalar | None:
        """The pitch of a helical pair."""
        return self.pitch if self.advances else None

    def with_number(self, number: Scalar) -> Pair:
        """With another pitch."""
        if not self.advances:
            return self
        return replace(self, motions=tuple(replace(m, pitch=number) for m in self.motions), pitch=number)

    def displacement(self, q: Array) -> Displacement:
        """X_PS(q), the product of the motions in order."""
        if len(self.motions) == 1:
            return self.motions[0].displacement(q[0])
        X = Displacement.identity()
        for motion, amount in zip(self.motions, q, strict=True):
            X = X @ motion.displacement(amount)
        return X

    def motion_subspace(self, q: Array) -> list[Twist]:
        """S_k = Ad(exp(s_{k+1}q_{k+1}) … exp(s_nq_n))⁻¹ s_k; of a single motion its screw."""
        if len(self.motions) == 1:
            return [self.motions[0].screw]
        after = Displacement.identity()
        columns = []
        for motion, amount in zip(reversed(self.motions), reversed(q), strict=True):
            columns.append(after.pull(motion.screw))
            after = motion.displacement(amount) @ after
        return columns[::-1]

    def motion_subspace_rate(self, q: Array, v: Array) -> list[Twist]:
        """Ṡ_k = S_k × Σ_{l>k} S_l v_l."""
        rates, later = [], Twist.zero()
        for S, rate in zip(reversed(self.motion_subspace(q)), reversed(v), strict=True):
            rates.append(S.cross(later))
            later = later + S * rate
        return rates[::-1]

    def velocity_product_acceleration(self, q: Array, v: Array) -> Acceleration:
        """Ṡ v = Σ_{k<l} (S_k v_k) × (S_l v_l): each screw is carried by the motions that follow it."""
        moves = [S * rate for S, rate in zip(self.motion_subspace(q), v, strict=True)]
        total = Twist.zero()
        for k, early in enumerate(moves):
            for late in moves[k + 1 :]:
                total = total + early.cross(late)
        return total.rate()

    def closure(self, X: Displacement) -> list[Scalar]:
        """Φ(X_PS), of the kind and its pitch."""
        return self.closing(X, self.pitch)

    def turn(self, X: Displacement) -> SineRows | None:
        """Where it turns about one axis, how far that axis is tilted; where it does not turn, how far the frame is."""
        R = X.rotation
        axes = {AXES[motion.axis] for motion in self.motions if motion.turning}
        first = 3 - self.advances - sum(not motion.turning for motion in self.motions)
        if not axes:
            return SineRows(first, (R[0, 0] + R[1, 1] + R[2, 2] - 1.0) * 0.5, tuple(quaternion_of(R)[:3]))
        return SineRows(first, R[2, 2], (1.0, 0.0)) if axes == {AXES["z"]} else None

    def read(self, X: Displacement, k: int) -> tuple[Scalar, Wrench] | None:
        """The angle about z or the distance along it, of pairs that move in no other way."""
        if any(motion.axis != "z" for motion in self.motions):
            return None
        R, z = X.rotation, array([0.0, 0.0, 1.0])
        if self.motions[k].turning:
            return atan2(R[1, 0] - R[0, 1], R[0, 0] + R[1, 1]), Wrench(z, z * 0.0)
        return X.translation[2], Wrench.at(X.translation, z)

    @property
    def placed_by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """A place and the axis; the normal of a plane; both axes of a cross; for no motion, the poses of the bodies."""
        named = {"": ((), ("point",)), "xyz": (("point", "normal"), ("x_axis",)), "xy": (("point", "axes"), ())}
        return named.get("".join(motion.axis for motion in self.motions), super().placed_by)

    @property
    def symbol(self) -> Symbol:
        """By its motions, s along and t about the axes: a sleeve turns, a block slides, a thread does both at once."""
        along = " ".join(("t" if motion.turning else "s") + motion.axis for motion in self.motions)
        return _SYMBOLS.get(along, "thread" if any(motion.pitch for motion in self.motions) else "sleeve")

    @property
    def plane_angle(self) -> int | None:
        """The only one of its motions that turns, if that is about z."""
        turning = [k for k, motion in enumerate(self.motions) if motion.turning]
        return turning[0] if len(turning) == 1 and self.motions[turning[0]].axis == "z" else None
