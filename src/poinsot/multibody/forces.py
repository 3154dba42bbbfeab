"""Springs, dampers and sources between bodies and on joints: which stretch they act along, and their law.

A spring stores ½ k (s − s₀)², a damper takes c ṡ², a source delivers u ṡ through its port. Those that act in all six
directions of a displacement are in :mod:`poinsot.multibody.spatial_springs`; what all of them answer is in
:mod:`poinsot.multibody.force`. Energy and power are counted by name in the ledger.
Law: the energy stored changes by minus the power given to the bodies, tests/multibody/test_tree_dynamics.py.
Source: formulas.md §6, §8 (C, R and sources of a port-Hamiltonian network).

External wrenches on chosen bodies: their effect on the efforts and on the accelerations.

A wrench is (m; f), **moment first**, on the body (not what the body exerts), given in one of three frames:

    world    world axes, moment about the world origin
    body     the body's axes, moment about its origin
    aligned  world axes, moment about the body's origin: (0; f) is a force through that origin

Springs and dampers of the model act besides. Law: power of the wrenches = Σ⟨W, V⟩; forward dynamics undoes inverse.
tests/multibody/test_frames.py. Source: Lynch & Park 2017, §5.2. Units: wrenches [N·m; N], efforts [N·m, N].

Springs, dampers and sources in a step of first order, stiff terms taken implicitly.

    M̂ = M + Σ h (c + h k) wᵀ w,      M̂ (v⁺ − v) = h (τ − c(q, v) − Σ wᵀ (T + h k ṡ)) + Aᵀ λ + Jᵀ λ'

w (nv,) is the row of a stretch of rate ṡ = w v, T its tension, k = ∂T/∂s and c = ∂T/∂ṡ where they are not negative: one
step of the linearly implicit Euler method for springs, dampers, and sources whose effort depends on s or ṡ (controllers
by gains). Six-directional stretches are taken explicitly. Pulls along one freedom are lines of tables
(`motion.tree_tables`), others such functions. The text of the step is `simulation.loops.tree_steps`.
Law     tests/multibody/test_stage_equations.py
Source  Jean, The non-smooth contact dynamics method (1999); Acary & Brogliato (2008), ch. 10; formulas.md §6, §8
Units   T [N, N·m], w λ [N·s, N·m·s], v [rad/s, m/s], h [s]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, final

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, is_zero, less, where
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Wrench
from poinsot.multibody import constrained_dynamics
from poinsot.multibody.applied import Loads, Motion, passive_loads
from poinsot.multibody.constraints import add_row
from poinsot.multibody.force import ForceElement, Linear, SuppliedElement
from poinsot.multibody.frames import Frame, frame_jacobian
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.kinematics import Pose
from poinsot.multibody.stretches import Along, BetweenPoints, Displaced, Measured, OnFreedom, Point, Seen
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple, dataclass
from poinsot.signals.signal import Signal

__all__ = [
    "BodyTorque", "Element", "JointDamper", "JointEffort", "JointSpring", "LinearDamper", "LinearSpring", "Point",
    "PointForce", "SuppliedElement",
]  # fmt: skip

Element = ForceElement


class _Spring(ForceElement):
    """E = ½ k (s − s₀)²."""

    stores: ClassVar[bool] = True

    if TYPE_CHECKING:

        @property
        def stiffness(self) -> float:
            """k."""

        @property
        def linear(self) -> Linear:
            """k and s₀."""

    def energy(self, s: Any) -> Scalar:
        """½ k (s − s₀)²."""
        stretched = s - self.linear.rest
        return stretched * stretched * (0.5 * self.stiffness)

    def slope(self, s: Any) -> Scalar:
        """k (s − s₀)."""
        return (s - self.linear.rest) * self.stiffness


class _Damper(ForceElement):
    """f = c ṡ."""

    dissipates: ClassVar[bool] = True

    if TYPE_CHECKING:

        @property
        def damping(self) -> float:
            """c."""

    @property
    def linear(self) -> Linear:
        """c."""
        return Linear(0.0, 0.0, self.damping)

    def friction(self, s: Any, rate: Any) -> Scalar:
        """c ṡ."""
        return rate * self.damping

    def dissipation(self, s: Any, rate: Any) -> Scalar:
        """c ṡ²."""
        return rate * rate * self.damping

    @property
    def may_give(self) -> bool:
        """Where c is below zero."""
        return not self.damping >= 0


@dataclass(frozen=True)
class _BetweenPoints(ForceElement):
    """Along the line between two points, in body coordinates [m]."""

    name: str
    body_a: str
    point_a: Point
    body_b: str
    point_b: Point

    @property
    def stretch(self) -> BetweenPoints:
        """The length of the line."""
        return BetweenPoints(self.body_a, self.point_a, self.body_b, self.point_b)


@final
@dataclass(frozen=True)
class LinearSpring(_Spring, _BetweenPoints):
    """A spring along the line between two points: stores ½ k (ℓ − ℓ₀)².

    body_a, point_a, body_b, point_b: the ends, points in body coordinates [m]; stiffness k [N/m]; rest_length ℓ₀ [m].
    Law: dE/dt equals minus its power on both bodies.
    """

    stiffness: float
    rest_length: float = 0.0
    parameters: ClassVar[tuple[str, ...]] = ("stiffness", "rest_length", "point_a", "point_b")

    @property
    def linear(self) -> Linear:
        """k and ℓ₀."""
        return Linear(self.stiffness, self.rest_length, 0.0)

    def never_below(self, motion: Seen) -> Scalar:
        """(ℓ − ℓ₀)² ≥ ½ ℓ² − ℓ₀², and ≤ 2 ℓ² + 2 ℓ₀²."""
        k, rest, square = self.stiffness, self.rest_length * self.rest_length, self.stretch.square(motion)
        return (square * 0.5 - rest) * (0.5 * k) if k >= 0 else (square + rest) * k

    def never_above(self, motion: Seen) -> Scalar:
        """The same bounds, the other way round."""
        k, rest, square = self.stiffness, self.rest_length * self.rest_length, self.stretch.square(motion)
        return (square + rest) * k if k >= 0 else (square * 0.5 - rest) * (0.5 * k)


@final
@dataclass(frozen=True)
class LinearDamper(_Damper, _BetweenPoints):
    """A damper along the line between two points: force c ℓ̇, dissipates c ℓ̇² [W]; damping c [N·s/m]."""

    damping: float
    parameters: ClassVar[tuple[str, ...]] = ("damping", "point_a", "point_b")


@final
@dataclass(frozen=True)
class JointSpring(_Spring):
    """A spring on one coordinate of a joint: stores ½ k (q − q₀)²; k [N·m/rad] or [N/m], rest q₀ [rad] or [m].

    On a joint that closes a loop the coordinate is measured between the bodies; an angle then lies in (−π, π].
    """

    name: str
    joint: str
    stiffness: float
    rest: float = 0.0
    freedom: int = 0
    parameters: ClassVar[tuple[str, ...]] = ("stiffness", "rest")

    @property
    def stretch(self) -> OnFreedom:
        """The coordinate."""
        return OnFreedom(self.joint, self.freedom)

    @property
    def linear(self) -> Linear:
        """k and q₀."""
        return Linear(self.stiffness, self.rest, 0.0)

    def never_below(self, motion: Seen) -> Scalar:
        """Its energy; on a joint that closes a loop, nothing, of a spring that does not push."""
        q = motion.coordinate(self.joint, self.freedom)
        if q is not None:
            return self.energy(q)
        if not self.stiffness >= 0:
            raise TypeError("a spring that pushes from its rest, on a joint that closes a loop")
        return Form.within(0.0, float("inf"))

    def never_above(self, motion: Seen) -> Scalar:
        """The same."""
        return self.never_below(motion)


@final
@dataclass(frozen=True)
class JointDamper(_Damper):
    """A damper on one freedom of a joint: effort c q̇, dissipates c q̇² [W]; c [N·m·s/rad] or [N·s/m]."""

    name: str
    joint: str
    damping: float
    freedom: int = 0
    parameters: ClassVar[tuple[str, ...]] = ("damping",)

    @property
    def stretch(self) -> OnFreedom:
        """The freedom."""
        return OnFreedom(self.joint, self.freedom)


@final
@dataclass(frozen=True)
class JointEffort(SuppliedElement):
    """A source of torque [N·m] or force [N] on one freedom of a joint, on the successor; the predecessor bears −u."""

    name: str
    joint: str
    signal: Signal
    freedom: int = 0

    @property
    def stretch(self) -> OnFreedom:
        """The freedom."""
        return OnFreedom(self.joint, self.freedom)


@final
@dataclass(frozen=True)
class PointForce(SuppliedElement):
    """A force of magnitude signal(t) [N] along ``direction``, through a point of a body [m, body coordinates].

    The direction is a unit vector in world coordinates, or in body coordinates when ``follows`` is true.
    """

    name: str
    body: str
    point: Point
    direction: Point
    signal: Signal
    follows: bool = False

    @property
    def stretch(self) -> Along:
        """The way of the point."""
        return Along(self.body, self.point, self.direction, self.follows)


@final
@dataclass(frozen=True)
class BodyTorque(SuppliedElement):
    """A couple of magnitude signal(t) [N·m] about ``direction`` on a body; see :class:`PointForce` for directions."""

    name: str
    body: str
    direction: Point
    signal: Signal
    follows: bool = False

    @property
    def stretch(self) -> Along:
        """The turn of the body."""
        return Along(self.body, None, self.direction, self.follows)


def loads_with(motion: Motion, bodies: Sequence[str], frame: Frame, wrenches: Array) -> Loads:
    """The loads of springs and dampers and of the wrenches (k, 6) on the k bodies; those on the ground do nothing."""
    loads = passive_loads(motion)
    for body, components in zip(bodies, wrenches, strict=True):
        at = motion.tree.bodies[body]
        if at.link >= 0:
            W = _in_link(motion.X_W[at.link], at.X_LB, frame, Wrench.of(components))
            loads.wrenches[at.link] = loads.wrenches[at.link] + W if at.link in loads.wrenches else W
    return loads


def _in_link(X_WL: Displacement, X_LB: Displacement, frame: Frame, W: Wrench) -> Wrench:
    """A wrench given in a frame, in link coordinates."""
    if frame == "world":
        return X_WL.pull(W)
    if frame == "body":
        carried: Wrench = X_LB @ W
        return carried
    turned = Displacement(X_WL.rotation, array([0.0] * 3)).pull(W)  # world axes → link axes, at the body's origin
    moved: Wrench = Displacement.translating(X_LB.translation) @ turned
    return moved


def inverse_dynamics_with(
    tree: Tree, q: Array, v: Array, a: Array, bodies: Sequence[str], frame: Frame, wrenches: Array
) -> Array:
    """τ = M a + c − Σ JᵀW (nv,): the efforts of the freedoms when the wrenches W act on the bodies."""
    loads = loads_with(Motion.of(tree, q, v), bodies, frame, wrenches)
    return settle(inverse_dynamics(tree, q, v, a, loads.wrenches) - loads.effort(zeros(tree.nv)))


def forward_dynamics_with(
    tree: Tree, q: Array, v: Array, tau: Array, bodies: Sequence[str], frame: Frame, wrenches: Array
) -> Array:
    """v̇ (nv,) with M v̇ + c = τ + Σ JᵀW + Aᵀλ, A v̇ = a: closed loops included."""
    loads = loads_with(Motion.of(tree, q, v), bodies, frame, wrenches)
    loads.near = lambda q, v, s: loads_with(Motion.of(tree, q, v), bodies, frame, wrenches)
    return constrained_dynamics.forward_dynamics(tree, q, v, tau, loads)


def generalised_force(tree: Tree, q: Array, bodies: Sequence[str], frame: Frame, wrenches: Array) -> Array:
    """Σ JᵀW (nv,): the efforts on the freedoms that equal these wrenches. Law: ⟨Σ JᵀW, v⟩ = Σ⟨W, V⟩."""
    tau = zeros(tree.nv)
    for body, W in zip(bodies, wrenches, strict=True):
        tau = tau + frame_jacobian(tree, q, body, frame).T @ array(W)
    return settle(tau)


class Stiff(NamedTuple):
    """A stretch with an implicit tension: its place, T + h k ṡ, and h (c + h k)."""

    at: Measured
    tension: Scalar
    gain: Scalar


def stiff(motion: Motion, e: ForceElement, h: Scalar) -> Stiff:
    """How a passive element pulls over a step of h."""
    at = e.stretch.measured(motion)
    rate = at.rate(motion)
    if isinstance(at, Displaced):
        return Stiff(at, e.tension(at.value, rate), 0.0)

    def tension(s: Scalar, rate: Scalar) -> Any:
        return e.tension(s, rate if e.dissipates else None)

    k: Scalar = 0.0
    if at.value is not None and e.stores:
        k = e.linear.stiffness if e.linear is not None else _positive(dual(tension(Dual(at.value, 1.0), rate)))
    c = _positive(dual(tension(at.value, Dual(rate, 1.0)))) if e.dissipates else 0.0
    return Stiff(at, tension(at.value, rate) + k * h * rate, (c + k * h) * h)


def stiff_source(motion: Motion, e: SuppliedElement, h: Scalar, u: Scalar) -> Stiff:
    """How a source pulls over a step of h, its signal (or activation) having the value u."""
    at = e.stretch.measured(motion)
    rate = at.rate(motion)
    k = 0.0 if at.value is None else _positive(-dual(e.effort(u, Dual(at.value, 1.0), rate)))
    c = _positive(-dual(e.effort(u, at.value, Dual(rate, 1.0))))
    return Stiff(at, k * h * rate - e.effort(u, at.value, rate), (c + k * h) * h)


def rubbed(motion: Motion, e: ForceElement) -> tuple[Measured, Any, Scalar]:
    """The stretch of what dissipates, its friction f(s, ṡ), and ∂f/∂ṡ where that is not negative."""
    at = e.stretch.measured(motion)
    rate = at.rate(motion)
    if isinstance(at, Displaced):
        return at, e.friction(at.value, rate), 0.0
    return at, e.friction(at.value, rate), _positive(dual(e.friction(at.value, Dual(rate, 1.0))))


def _positive(x: Scalar) -> Scalar:
    """x, or 0 where it is below."""
    return 0.0 if is_zero(x) else where(less(0.0, x), x, 0.0)


def row_of(motion: Motion, pose: Pose, at: Measured) -> Array:
    """w (nv,) with ṡ = w v."""
    row = zeros(motion.tree.nv)
    add_row(motion.tree, pose, row, at)
    return settle(row)
