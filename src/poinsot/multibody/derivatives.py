"""First derivatives of inverse dynamics in closed form: one walk to the leaves, one back, in link coordinates.

A unit change of one number of a freedom with twist S gives all that lies beyond its joint, *seen from itself*, a
twist η and an acceleration α more:

    of q (the tangent)    η = Ψ̇ = V_b × S      α = Ψ̈ = A_b × S + V_b × Ψ̇
    of v                  η = S                α = Ψ̇ + Ṡ = (V_p + V) × S
    of a                  η = 0                α = S

b is the parent's frame where S is fixed in the link, and the link's where S is fixed in the parent (pairs of whole
groups crossed backwards); with one freedom both give the same. The pair says which (``constant_in``); where S is fixed
in neither, its own bends D S come in addition, found from the pair by dual numbers. With the inertia I, the gyration B
and the force F of the sub-tree beyond the joint, the change needs the wrench I α + 2 B η, and moving along S also turns
F with the sub-tree, S ×* F. For a freedom j and a freedom i of an ancestor:

    ∂τ_i/∂x_j = S_iᵀ (I_j α_j + 2 B_j η_j  [+ S_j ×* F_j for x = q])
    ∂τ_j/∂x_i = (I_j S_j)ᵀ α_i + (2 B_jᵀ S_j)ᵀ η_i

and for two freedoms m, k of one joint, S_mᵀ (I α_k + 2 B η_k) + (D_k S_m)ᵀ F.

Source: Carpentier & Mansard 2018; Singh, Russell & Wensing 2022, eqs. 38–51, here in link frames and with B in blocks;
derived in docs/derivatives.md.
Law: as by dual numbers and at 40 digits, tests/multibody/test_derivatives.py.
Units: efforts [N·m, N] per unit of q [rad, m], of v, of a.

First derivatives of forward dynamics, from those of inverse dynamics at the acceleration that the efforts cause.

    M δv̇ = δτ − ∂τ/∂q δq − ∂τ/∂v δv,      so  ∂v̇/∂τ = M⁻¹,  ∂v̇/∂q = −M⁻¹ ∂τ/∂q,  ∂v̇/∂v = −M⁻¹ ∂τ/∂v

With closed loops, M v̇ + c = τ + Aᵀ λ and A v̇ = a are differentiated where they are solved:

    M δv̇ − Aᵀ δλ = δτ − ∂τ/∂q δq − ∂τ/∂v δv + δ(Aᵀ) λ,      A δv̇ = δa − δA v̇

by the factors of the proximal solve. Where A is rank deficient, only changes that keep the loops closed have such a
derivative, A δq = 0 and A δv + δA v = 0; for others, what no acceleration can meet is left out of δa − δA v̇.
Source: Carpentier & Mansard 2018, §IV; the loops are worked out in docs/derivatives.md.
Law: M (∂v̇/∂τ) = 1, and as by dual numbers, tests/multibody/test_derivatives.py.
Units: v̇ [rad/s², m/s²] per unit of q, of v, of τ.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from poinsot.algebra.arrays import Array, Bools, array, settle, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.linear import LTL, ltl
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pairing
from poinsot.joints.pair import Bend, Pair, combine, factors_of
from poinsot.multibody import configuration
from poinsot.multibody.applied import Loads, Motion, passive_loads, source_loads
from poinsot.multibody.constrained_dynamics import EXACT, Constrained, constrained, forward_dynamics, required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_jacobian
from poinsot.multibody.coriolis import Gyration
from poinsot.multibody.force import ForceElement
from poinsot.multibody.holding import balance_of
from poinsot.multibody.inverse_dynamics import STATICS, inertial_wrench
from poinsot.multibody.kinematics import Moving, accelerated, resting
from poinsot.multibody.mass_matrix import MASS, inverse_mass_matrix, mass_matrix, with_rotors
from poinsot.multibody.pairs_of_freedoms import EntryRule, Reached, matrices
from poinsot.multibody.passes import Own, Pass, added, efforts_of, owned, walk
from poinsot.multibody.supported_mass import unsupported
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple


def inverse_dynamics_derivatives(tree: Tree, q: Array, v: Array, a: Array) -> tuple[Array, Array, Array]:
    """(∂τ/∂q, ∂τ/∂v, ∂τ/∂a) (nv, nv) of τ = M a + c; ∂/∂q along the tangent of q, so free joints move by body twists.

    Weight and rotors are in, springs and dampers too; ∂τ/∂a = M. Closures add nothing, as to inverse dynamics.
    Law: equals the directional derivative by dual numbers, tests/multibody/test_derivatives.py.
    """
    split = one_freedom_at_a_time(tree)
    dq, dv, M = matrices(split, walk(split, SENSITIVITY, owned(split, q, v, a))[0], [BY_Q, BY_V, MASS])
    if tree.model.elements:
        by_q, by_v = passive_slopes(tree, q, v)
        dq, dv = settle(dq - by_q), settle(dv - by_v)
    return dq, dv, with_rotors(split, M)


class Change(NamedTuple):
    """The change of the motion of all beyond a joint by a unit change of one of its numbers, seen from there."""

    twist: Twist
    acceleration: Acceleration


class Changes(NamedTuple):
    """The changes that belong to one freedom: of its coordinate's tangent, and of its rate."""

    q: Change
    v: Change


class FreedomTerms(NamedTuple):
    """Of a freedom its twist S; η and α; the wrenches I α + 2 B η of q, with S ×* F, and of v; P = I S and 2 Bᵀ S.

    own: the wrench of q for freedoms of the same joint, without S ×* F where these turn along; bend: what these feel of
    F as the pair bends their twists, (D_k S_m)ᵀ F
    """

    S: Twist
    eta_q: Twist
    alpha_q: Acceleration
    alpha_v: Acceleration
    W_q: Wrench
    W_v: Wrench
    P: Momentum
    couple: Wrench
    own: Wrench
    bend: Sequence[Scalar]


BY_Q = EntryRule(
    beyond=[("S", "W_q")], before=[("P", "alpha_q"), ("couple", "eta_q")], beside=[("S", "own")], bends=True
)  # fmt: skip
BY_V = EntryRule(beyond=[("S", "W_v")], before=[("P", "alpha_v"), ("couple", "S")], beside=[("S", "W_v")])


class CarriedInertia(NamedTuple):
    """Inertia, gyration and force, of a link or of all that it carries."""

    I: Inertia  # noqa: E741
    B: Gyration
    F: Wrench

    @classmethod
    def of(cls, link: Link, moving: Moving) -> CarriedInertia:
        """Of a link alone."""
        return cls(link.inertia, Gyration.of(link.inertia, moving.V), inertial_wrench(link.inertia, *moving))

    @classmethod
    def nothing(cls, tree: Tree) -> CarriedInertia:
        """Of no link."""
        return cls(Inertia.zero(), Gyration.zero(), Wrench.zero())


class Advanced(NamedTuple):
    """A link's pose in its parent, its accelerations, its parent's motion and its own in its coordinates, and I, B, F
    of the link alone."""

    X: Displacement
    a: Array
    parent: Moving
    moving: Moving
    body: CarriedInertia


def advance(link: Link, own: Own, parent: Moving) -> tuple[Moving, Advanced]:
    """Leafward: V, A, and I, B, F of the link alone."""
    X, before, moving = accelerated(link, own, parent)
    return moving, Advanced(X, own.a, before, moving, CarriedInertia.of(link, moving))


def collect(link: Link, own: Own, carried: CarriedInertia, kept: Advanced) -> tuple[CarriedInertia, Reached]:
    """Rootward: I, B and F of all that the link carries; the effect of a change of each freedom on it."""
    I, B, F = added(kept.body, carried)  # noqa: E741
    freedoms = link.pair.motion_subspace(own.q)
    base = kept.moving if fixed_in_parent(link.pair) else kept.parent
    every = [changes_of(S, *base, kept.parent.V + kept.moving.V) for S in freedoms]
    bends = link.pair.bends(own.q, own.v) if bends_anywhere(link.pair) else []
    if bends:
        every = bent_changes(every, bends, kept.moving.V, combine(freedoms, own.v), own.v, kept.a)
    seen = []
    for k, (S, (by_q, by_v)) in enumerate(zip(freedoms, every, strict=True)):
        W_q, W_v = (I * by.acceleration + (B + B) * by.twist for by in (by_q, by_v))
        turned = W_q + S.cross(F)
        felt = [pairing(F, each) for each in bends[k].S] if bends else [0.0] * len(freedoms)
        beside = turned if fixed_in_parent(link.pair) else W_q
        forces = turned, W_v, I * S, (B + B).transposed(S), beside
        seen.append(FreedomTerms(S, by_q.twist, by_q.acceleration, by_v.acceleration, *forces, felt))
    return CarriedInertia(I.carried(kept.X), B.carried(kept.X), kept.X @ F), Reached(kept.X, seen)


COLLECT = Pass(collect, CarriedInertia.nothing, rootward=True)
SENSITIVITY = (Pass(advance, resting), COLLECT)


def changes_of(S: Twist, V_b: Twist, A_b: Acceleration, V_both: Twist) -> Changes:
    """The changes that belong to S; V_both = V_p + V."""
    drift = V_b.cross(S)
    lift = V_b.cross(drift).rate() - S.cross(A_b)
    return Changes(Change(drift, lift), Change(S, V_both.cross(S).rate()))


# ------------------------------------------------------------------------------------------- one freedom at a time


def fixed_in_parent(pair: Pair) -> bool:
    """Whether the freedom twists stay where they are in the parent's frame, and not in the link's."""
    return pair.constant_in == "predecessor"


def bends_anywhere(pair: Pair) -> bool:
    """Whether the freedom twists stay where they are in neither frame."""
    return pair.constant_in == "nowhere"


def bent_changes(
    changes: Sequence[Changes], bends: Sequence[Bend], V: Twist, V_J: Twist, v: Array, a: Array
) -> list[Changes]:
    """The changes where the freedom twists bend: D_k S v comes to η, and to α what Ṡ v, S a and V × S v change more.

    changes: as if S were fixed in the link, whose twist V is, V_J = S v relative to its parent.
    """
    found = []
    for of, bend in zip(changes, bends, strict=True):
        more = combine(bend.S, v)
        lift = bend.by_q + (combine(bend.S, a) + more.cross(V_J) + V.cross(more) + V.cross(more)).rate()
        by_q = Change(of.q.twist + more, of.q.acceleration + lift)
        found.append(Changes(by_q, Change(of.v.twist, of.v.acceleration + bend.by_v)))
    return found


def one_freedom_at_a_time(tree: Tree) -> Tree:
    """The same tree with each pair that is a product as a chain of its parts, with weightless links between.

    Freedom twists are then constant, in the link or in its parent, but of pairs that say otherwise. For the motion of
    links alone: without closures.
    """
    links: list[Link] = []
    last = {-1: -1}
    for i, link in enumerate(tree.links):
        parent, X_PL = last[link.parent], link.X_PL
        factors = factors_of(link.pair)
        for n, (factor, q, v) in enumerate(factors, start=1):
            inertia = link.inertia if n == len(factors) else Inertia.zero()
            own = tuple(link.q[k] for k in q), tuple(link.v[k] for k in v)
            links.append(replace(link, parent=parent, pair=factor, X_PL=X_PL, inertia=inertia, q=own[0], v=own[1]))
            parent, X_PL = len(links) - 1, Displacement.identity()
        last[i] = parent
    return replace(tree, links=tuple(links), closures=(), couplings=(), bodies={})


# --------------------------------------------------------------------------------------------- springs and dampers


def passive_slopes(tree: Tree, q: Array, v: Array) -> tuple[Array, Array]:
    """∂/∂q (tangent) and ∂/∂v of the efforts of springs and dampers on the freedoms, (nv, nv) each.

    Those on joints of the tree are linear in their own freedom; the others are differentiated by dual numbers.
    """
    by_q, by_v = zeros(tree.nv, tree.nv), zeros(tree.nv, tree.nv)
    distant = distant_elements(tree)
    for k, (stiffness, _, damping) in own_loads(tree).items():
        by_q[k, k], by_v[k, k] = -stiffness, -damping
    if distant:
        far = replace(tree, model=replace(tree.model, elements=distant))
        by_q = by_q + slopes_along_q(tree, lambda moving: passive_effort(far, moving, lifted(v)), q)
        by_v = by_v + slopes_along_v(lambda moving: passive_effort(far, lifted(q), moving), v)
    return by_q, by_v


def own_loads(tree: Tree) -> dict[int, tuple[Scalar, Scalar, Scalar]]:
    """Per freedom with linear springs or dampers (k, k q₀, c): their effort k q₀ − k q − c v.

    k, q₀ and c are those of the freedom, also where joints that follow it bear the springs.
    """
    loads: dict[int, tuple[Scalar, Scalar, Scalar]] = {}
    for e in tree.model.passive:
        own, law = tree.own_freedom(e.stretch), e.linear
        if own and law:
            link, number = own
            k, at_rest, c = loads.get(link.v[number], (0.0, 0.0, 0.0))
            stiffness = law.stiffness * link.ratio**2
            at_rest = at_rest + (law.rest - link.offset) * law.stiffness * link.ratio
            loads[link.v[number]] = (k + stiffness, at_rest, c + law.damping * link.ratio**2)
    return loads


def distant_elements(tree: Tree) -> tuple[ForceElement, ...]:
    """The springs and dampers that are not linear in one freedom: between bodies, on joints that close loops, …"""
    return tuple(e for e in tree.model.passive if not (tree.own_freedom(e.stretch) and e.linear))


def passive_effort(tree: Tree, q: Array, v: Array) -> Array:
    """The efforts (nv,) of all springs and dampers on the freedoms, part of τ."""
    return _felt(tree, q, passive_loads(Motion.of(tree, q, v)))


def source_effort(tree: Tree, q: Array, v: Array, u: Array) -> Array:
    """The efforts (nv,) of all sources on the freedoms, for the values u of their signals, part of τ."""
    return _felt(tree, q, source_loads(Motion.of(tree, q, v), u))


def _felt(tree: Tree, q: Array, loads: Loads) -> Array:
    """Loads as efforts on the freedoms."""
    if not loads.wrenches:
        return settle(loads.effort(zeros(tree.nv)))
    each, _ = walk(tree, STATICS, owned(tree, q, pushes=loads.wrenches))
    return settle(efforts_of(tree, each) + loads.effort(zeros(tree.nv)))


# ----------------------------------------------------------------------------------------------- by dual numbers


def lifted(x: Array) -> Array:
    """The same numbers as duals without a dual part, duals as duals of duals."""
    return array([Dual(each, 0.0) for each in x])


def slopes_along_q(tree: Tree, f: Callable[[Array], Array], q: Array) -> Array:
    """∂f/∂(tangent of q) (…, nv), exact: f of q moving along each freedom, with the motion as a dual part.

    The model's own numbers may be of any scalar but duals, which would be taken for the same ε.
    """
    moving = [[Dual(0.0, 1.0 if i == k else 0.0) for i in range(tree.nv)] for k in range(tree.nv)]
    return _columns([f(configuration.chart(tree, lifted(q), array(xi))) for xi in moving])


def slopes_along_v(f: Callable[[Array], Array], v: Array) -> Array:
    """∂f/∂v (…, nv), exact."""
    return _columns([f(array([Dual(x, 1.0 if i == k else 0.0) for i, x in enumerate(v)])) for k in range(len(v))])


def _columns(values: list[Array]) -> Array:
    """The dual parts of several vectors, side by side."""
    columns: list[list[Scalar]] = [[dual(x) for x in each] for each in values]
    return array([list(row) for row in zip(*columns, strict=True)])


_SOLVES = 3


def forward_dynamics_derivatives(tree: Tree, q: Array, v: Array, tau: Array) -> tuple[Array, Array, Array]:
    """(∂v̇/∂q, ∂v̇/∂v, ∂v̇/∂τ) (nv, nv); ∂/∂q along the tangent of q, so free joints move by body twists.

    Weight, rotors, springs, dampers and closed loops are in. Law: equals the directional derivative of forward
    dynamics by dual numbers, tests/multibody/test_derivatives.py.
    """
    if balance_of(tree):
        return (
            slopes_along_q(tree, lambda x: forward_dynamics(tree, x, lifted(v), lifted(tau)), q),
            slopes_along_v(lambda x: forward_dynamics(tree, lifted(q), x, lifted(tau)), v),
            slopes_along_v(lambda x: forward_dynamics(tree, lifted(q), lifted(v), x), tau),
        )
    if tree.closed:
        return _of_loops(tree, q, v, tau)
    M = ltl(mass_matrix(tree, q))
    dq, dv = effort_slopes(tree, q, v, tau, M)
    return settle(-M.solve(dq)), settle(-M.solve(dv)), inverse_mass_matrix(tree, q)


def effort_slopes(tree: Tree, q: Array, v: Array, tau: Array, M: LTL) -> tuple[Array, Array]:
    """∂τ/∂q and ∂τ/∂v (nv, nv) of inverse dynamics, at the acceleration that τ causes in a tree."""
    a = M.solve(array(tau) - required_effort(tree, q, v, None))
    dq, dv, _ = inverse_dynamics_derivatives(tree, q, v, a)
    return dq, dv


def related(tree: Tree) -> Bools:
    """Which freedoms (nv, nv) lie on one branch: where M, ∂τ/∂q and ∂τ/∂v of a tree are not zero by structure.

    Springs and dampers between bodies may relate any two.
    """
    found = np.full((tree.nv, tree.nv), bool(distant_elements(tree)))
    for i, link in enumerate(tree.links):
        for j in tree.path(i):
            found[np.ix_(link.v, tree.links[j].v)] = found[np.ix_(tree.links[j].v, link.v)] = True
    return found


def branch_pairs(tree: Tree) -> int:
    """How many pairs of freedoms of the links lie on one branch, in O(n): n² in a chain."""
    carried: list[int] = []
    pairs = 0
    for link in tree.links:
        own, before = len(link.v), 0 if link.parent < 0 else carried[link.parent]
        pairs += own * (own + 2 * before)
        carried.append(before + own)
    return pairs


def _of_loops(tree: Tree, q: Array, v: Array, tau: Array) -> tuple[Array, Array, Array]:
    """The derivatives with closed loops."""
    system, nv = constrained(tree, q, EXACT, 0.0), tree.nv
    rows = system.rows
    force = array(tau) - required_effort(tree, q, v, None)
    a, multipliers = _solve(system, force, constraint_acceleration(tree, q, v)[rows])
    dq, dv, _ = inverse_dynamics_derivatives(tree, q, v, a)
    a, multipliers = lifted(a), lifted(multipliers)

    def at(q: Array, v: Array) -> Array:
        """Aᵀ λ and a − A v̇ for the solution's λ and v̇."""
        A = constraint_jacobian(tree, q)[rows]
        return array([*(A.T @ multipliers), *(constraint_acceleration(tree, q, v)[rows] - A @ a)])

    by_q = slopes_along_q(tree, lambda moving: at(moving, lifted(v)), q)
    by_v = slopes_along_v(lambda moving: at(lifted(q), moving), v)
    right_sides = ((by_q[:nv] - dq, by_q[nv:]), (by_v[:nv] - dv, by_v[nv:]), (array(np.eye(nv)), zeros(len(rows), nv)))
    slopes = [_solve(system, force, gap)[0] for force, gap in right_sides]
    return slopes[0], slopes[1], slopes[2]


def _solve(system: Constrained, force: Array, a: Array) -> tuple[Array, Array]:
    """(v̇, λ), (nv,) or (nv, k), with M v̇ = force + Aᵀ λ and A v̇ = a, as far as an acceleration can meet a: by the
    proximal point iteration (S + diag μ) λ' = b + μ λ.

    What none can meet is the part of b = a − A M⁻¹ force in the null space of S = A M⁻¹ Aᵀ: lim (μ (S + μ)⁻¹)ᵏ of it.
    It moves no freedom, but makes multipliers of size 1/μ, whose rounding errors would.
    """
    unconstrained = system.M.solve(force)
    gap = lost = a - system.A @ unconstrained
    if system.S is None:
        return unconstrained, gap
    mu = system.mu.reshape(-1, *[1] * (gap.ndim - 1))
    for _ in range(_SOLVES):
        lost = system.S.solve(lost) * mu
    met = gap - lost
    multipliers = system.S.solve(met)
    for _ in range(_SOLVES - 1):
        multipliers = system.S.solve(met + multipliers * mu)
    found = settle(unconstrained + system.M.solve(system.A.T @ multipliers))
    return found, unsupported(multipliers, system.W, system.A, found)
