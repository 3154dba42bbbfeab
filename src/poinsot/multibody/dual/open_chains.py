"""Open chains by motors: velocity, acceleration and statics of links joined in series by screw pairs.

Links 1 … n hang on the ground, link 0; joint i joins links i−1 and i and is the unit screw S_i. Every motor here is in
ground coordinates at one instant, as in the source; S_i is a twist, an actuator's screw Sᵃ_i a wrench, and the
reciprocal product M ∘ S is ``pair(M, S)``. Equation numbers are the source's (it uses (5.2) twice).
Source: Lovell, motor calculus, §5.3; formulas.md §6.
Law: written out and recursive are the same, and as the tree algorithms, tests/multibody/test_open_chains.py.
Units: twists [rad/s; m/s], wrenches [N·m; N], rates those of q̇.
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.errors import ModelError
from poinsot.geometry.motors import Acceleration, Twist, Wrench, pairing
from poinsot.joints.pairs import Pair
from poinsot.multibody.frames import Path
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass


def velocities(screws: Sequence[Twist], rates: Sequence[Scalar]) -> list[Twist]:
    """V_j = Σ_{i≤j} S_i q̇_i  (5.2): the twists of all links relative to the ground, written out for each link."""
    return [
        _sum([S * rate for S, rate in zip(screws[:j], rates[:j], strict=True)])
        for j in range(1, _matched(screws, rates) + 1)
    ]


def velocities_recursive(screws: Sequence[Twist], rates: Sequence[Scalar]) -> list[Twist]:
    """V_j = V_{j−1} + S_j q̇_j, V_0 = 0  (5.3). Law: equal to :func:`velocities`."""
    _matched(screws, rates)
    V, found = Twist.zero(), []
    for S, rate in zip(screws, rates, strict=True):
        V = V + S * rate
        found.append(V)
    return found


def accelerations(
    screws: Sequence[Twist], rates: Sequence[Scalar], second_rates: Sequence[Scalar]
) -> list[Acceleration]:
    """V̇_j = Σ_{i≤j} S_i q̈_i + Σ_{i≤j} Σ_{k<i} (S_k × S_i) q̇_k q̇_i  (5.4): spatial accelerations, no weight in them.

    (The source lets k run up to i; S_i × S_i = 0.)
    """
    _matched(screws, rates, second_rates)
    found = []
    for j in range(1, len(screws) + 1):
        terms = [screws[i] * second_rates[i] for i in range(j)]
        terms += [screws[k].cross(screws[i]) * (rates[k] * rates[i]) for i in range(j) for k in range(i)]
        found.append(_sum(terms).rate())
    return found


def accelerations_recursive(
    screws: Sequence[Twist], rates: Sequence[Scalar], second_rates: Sequence[Scalar]
) -> list[Acceleration]:
    """V̇_j = V̇_{j−1} + S_j q̈_j + V_j × S_j q̇_j, V̇_0 = 0. Law: equal to :func:`accelerations`."""
    _matched(screws, rates, second_rates)
    A, found = Acceleration.zero(), []
    for S, V, rate, second in zip(screws, velocities_recursive(screws, rates), rates, second_rates, strict=True):
        A = A + (S * second + V.cross(S * rate)).rate()
        found.append(A)
    return found


@dataclass(frozen=True)
class ChainStatics:
    """A chain at rest: the effort of each actuator, and the wrench that each joint's constraint exerts on its outer
    link.

    efforts τ_i [N or N·m per unit of its screw]; constraints C_i, with M ∘ S_i = 0, moments about the ground's origin.
    """

    efforts: Array
    constraints: list[Wrench]


def statics(screws: Sequence[Twist], actuators: Sequence[Wrench], loads: Sequence[Wrench]) -> ChainStatics:
    """Equilibrium under the external wrenches M_p on the links: τ_i Sᵃ_i + Σ_{p≥i} M_p ∈ ⟨S_i⟩ᴿ  (5.3.3), hence

        τ_i = −(Σ_{p≥i} M_p) ∘ S_i / (Sᵃ_i ∘ S_i),      C_i = −τ_i Sᵃ_i − Σ_{p≥i} M_p.

    actuators  Sᵃ_i: the wrench on link i (its opposite on link i−1) at τ_i = 1; need not lie on the joint's screw
    loads      M_i on link i, weight included, in ground coordinates
    Errors     ModelError where Sᵃ_i is reciprocal to S_i: such an actuator cannot hold its joint
    Law        every link is in balance; C_i ∘ S_i = 0; where Sᵃ_i ∘ S_i = 1, τ = −Σ Jᵀ M
    """
    _matched(screws, actuators, loads)
    efforts: list[Scalar] = []
    constraints: list[Wrench] = []
    beyond = Wrench.zero()
    for i in reversed(range(len(screws))):
        beyond = beyond + loads[i]
        lever = pairing(actuators[i], screws[i])
        if _vanishes(lever, actuators[i], screws[i]):
            raise ModelError(
                f"the actuator of joint {i + 1} of the chain is reciprocal to the joint's screw: its wrench does no "
                "work on the joint's motion and cannot hold it; place the actuator's line off the joint's axis"
            )
        effort = -pairing(beyond, screws[i]) / lever
        efforts.append(effort)
        constraints.append(-(actuators[i] * effort + beyond))
    return ChainStatics(array(efforts[::-1]), constraints[::-1])


def _vanishes(product: Scalar, W: Wrench, S: Twist) -> bool:
    """Whether a reciprocal product is zero by structure or, among floats, nothing but rounding."""
    if not isinstance(product, (float, int)):
        return is_zero(product)
    size = sum(abs(float(w * s)) for w, s in zip(W.vector, S.vector, strict=True))
    return abs(product) <= 1e-14 * size  # of the terms of the product, which cancel to rounding


@dataclass(frozen=True)
class ScrewChain:
    """The screws from the ground to a body at one configuration, and where their rates stand in v.

    freedoms: per screw, the position of its freedom and the ratio to it (1, unless the joint follows another).
    links: per screw, the index of the link whose joint it belongs to; pairs of several freedoms are screws in series.
    """

    screws: list[Twist]
    freedoms: list[tuple[int, float]]
    links: list[int]

    def rates(self, v: Array) -> Array:
        """The screws' own rates: from v, or second rates from a."""
        return array([v[k] * ratio for k, ratio in self.freedoms])


def chain_to(tree: Tree, q: Array, body: str) -> ScrewChain:
    """The open chain of screws from the ground to a body, inner joints first, in ground coordinates.

    Errors: ModelError where a spherical or free pair is on the way, whose rates are not those of screws in series.
    Law: the last of its velocities is the body's twist, and of its accelerations the body's.
    """
    path = Path.of(tree, q, body)
    indices = tree.path(tree.bodies[body].link)[::-1]
    chain = ScrewChain([], [], [])
    for i, link, S, carry in zip(indices, path.branch.links, path.pose.S, path.carriers("world"), strict=True):
        for k in _order(link.joint, link.pair):
            chain.screws.append(carry(S[k]))
            chain.freedoms.append((link.v[k], link.ratio))
            chain.links.append(i)
    return chain


def _order(joint: str, pair: Pair) -> list[int]:
    """The freedoms of a pair in the order of its screws."""
    if pair.steps is None:
        raise ModelError(
            f"joint {joint!r} is a {pair.kind} pair, no series of screw pairs: its rates are a body velocity; "
            "an open chain by motors has revolute, prismatic, helical, cylindrical, planar and universal pairs"
        )
    return [step.freedom for step in pair.steps]


def _matched(*parts: Sequence[object]) -> int:
    sizes = {len(part) for part in parts}
    if len(sizes) > 1:
        raise ModelError(f"a chain needs as many of each per joint; got {', '.join(str(len(part)) for part in parts)}")
    return sizes.pop()


def _sum(terms: list[Twist]) -> Twist:
    total = Twist.zero()
    for term in terms:
        total = total + term
    return total
