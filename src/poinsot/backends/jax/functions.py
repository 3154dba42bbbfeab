"""The dynamics of a mechanism in JAX: the passes of `multibody` over levels of the tree, for gradients and batches.

Nothing is written out link by link: a scan over the levels works on all links of a level at once, so that
compiling a thousand links takes no longer than compiling ten. Source: Featherstone 2008, ch. 5 and 6.
Units: as of the ufuncs. Law: as the kernels, tests/backends/test_jax_functions.py.

Closures of loops in JAX, all of a pair at once: the conditions of `multibody.constraints`, and their solution.

    Φ(q) = 0,   A(q) v = 0,   A(q) v̇ = a(q, v)

The solution is that of `multibody.constrained_dynamics` (decision 0006), by Cholesky factors of floats.
Units: v̇ [rad/s², m/s²], λ [N, N·m]. Law: as the kernels, tests/backends/test_jax_functions.py. Source: decision 0006;
Featherstone 2008, ch. 8.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax.scipy.linalg import cho_factor, cho_solve

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.requirements import require_inertia_everywhere
from poinsot.backends.jax.levels import levels_of
from poinsot.backends.jax.scalar import Lanes, lanes, value_of, vector
from poinsot.backends.jax.walking import LinkMotions
from poinsot.errors import ModelError, PoinsotError, nearest
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Acceleration, Wrench
from poinsot.joints.closures import closing_errors, closing_wrenches
from poinsot.joints.pairs import Pair
from poinsot.multibody.closing_rows import loop_lengths, parts_of_rows
from poinsot.multibody.conditions import conditions
from poinsot.multibody.configuration import owners
from poinsot.multibody.constrained_dynamics import EXACT, PROXIMAL, compliance, corrected, step_length
from poinsot.multibody.constraints import Loop, demanded
from poinsot.multibody.energy import KINETIC, WEIGHT
from poinsot.multibody.inverse_dynamics import NEWTON_EULER, STATICS, Loaded, gather
from poinsot.multibody.kinematics import SEE, TRAVEL
from poinsot.multibody.mass_matrix import carry, stand
from poinsot.multibody.model import GROUND
from poinsot.multibody.passes import Own, Pass
from poinsot.multibody.rotors import own_friction, rotor_inertias
from poinsot.multibody.supported_mass import row_masses
from poinsot.multibody.tree import Closure, Link, Tree
from poinsot.records import dataclass
from poinsot.recursions.records import like, numbers_of

Array = Any
Numbers = Mapping[str, Array]

#: The proximal parameter is at least so many units of rounding of the scalars, for single precision.
LEAST_ROUNDINGS = 100


@dataclass(frozen=True)
class Closing:
    """The closures of one pair: their numbers among all, their links, −1 for the ground, and their rows (n, rows)."""

    pair: Pair
    closures: Any
    predecessors: Any
    successors: Any
    rows: Any

    def loop(self, numbers: Numbers, seen: LinkMotions) -> Loop:
        """The loop of all of them: predecessors and successors are links 0 and 1."""
        frames = jnp.concatenate([numbers["loop_R"].reshape(-1, 2, 9), numbers["loop_p"]], -1)[self.closures]
        X_LP, X_LS = (like(Displacement.identity(), lanes(frames[:, k].T)) for k in (0, 1))
        closure = Closure("", self.pair, 0, 1, X_LP, X_LS)
        return Loop.between(closure, seen.pose(self.predecessors), seen.pose(self.successors))

    def demanded(self, tree: Tree, loop: Loop, seen: LinkMotions) -> list[Scalar]:
        """a(q, v) of their rows."""
        ends = self.predecessors, self.successors
        A = [Acceleration.of(vector(seen.A[at].T)) for at in ends]
        return demanded(tree, loop, [seen.twist(at) for at in ends], A)

    def wrenches(self, loop: Loop, links: int) -> Array:
        """Per row of all of them, (n, rows, links, 6): its unit wrench on the successor, its opposite on the other."""
        found = jnp.zeros((*self.rows.shape, links + 1, 6))
        for r, W in enumerate(closing_wrenches(self.pair, loop.X_PS)):
            for at, load in zip((self.successors, self.predecessors), loop.on_links(W), strict=True):
                six = jnp.stack([self.full(x) for x in load.vector], -1)
                found = found.astype(six.dtype).at[np.arange(len(at)), r, at].add(six)
        return found[..., :-1, :]

    def full(self, x: Scalar) -> Array:
        """(n,) of a scalar."""
        return jnp.broadcast_to(value_of(x), (len(self.closures),))


@dataclass(frozen=True)
class Closures:
    """The closures of a tree.

    posed, moving: rows of Φ and of A that are not zero everywhere; live, natural, lengths (rows,): see
    `multibody.conditions`; of_rows (parts, rows), of_freedoms (parts, nv): 1 where a row or a freedom is of the part;
    masses: W of `multibody.supported_mass`; noise: δ of `multibody.accuracy`
    """

    tree: Tree
    groups: list[Closing]
    posed: Ints
    moving: Ints
    live: Floats
    natural: Floats
    lengths: Floats
    of_rows: Floats
    of_freedoms: Floats
    masses: Floats | None
    noise: float

    def errors(self, numbers: Numbers, seen: LinkMotions) -> Array:
        """Φ (rows,): lengths [m] and sines of angles."""
        return self._rows(lambda g: [g.full(x) for x in closing_errors(g.pair, g.loop(numbers, seen).X_PS)])

    def wrenches(self, numbers: Numbers, seen: LinkMotions) -> Array:
        """(rows, links, 6): the wrenches on links that belong to the rows of A."""
        links = len(self.tree.links)
        return self._rows(lambda g: list(jnp.moveaxis(g.wrenches(g.loop(numbers, seen), links), 1, 0)))

    def demanded(self, ground: Tree, numbers: Numbers, seen: LinkMotions) -> Array:
        """a(q, v) (rows,): the A v̇ that keeps the closures closed."""
        return self._rows(lambda g: [g.full(x) for x in g.demanded(ground, g.loop(numbers, seen), seen)])

    def _rows(self, each: Callable[[Closing], list[Array]]) -> Array:
        """(rows, …) from what groups say, (n, …) by row."""
        found = [jnp.stack(each(group), 1) for group in self.groups]
        flat = jnp.concatenate([x.reshape(-1, *x.shape[2:]) for x in found])
        return flat[np.argsort(np.concatenate([group.rows.ravel() for group in self.groups]))]


def closures_of(tree: Tree) -> Closures:
    """The closures of a tree, of any kind."""
    members: dict[Pair, list[int]] = {}
    for k, c in enumerate(tree.closures):
        members.setdefault(c.pair, []).append(k)
    first = np.cumsum([0, *(c.rows for c in tree.closures)])
    groups = [
        Closing(
            pair,
            np.array(own),
            np.array([tree.closures[k].predecessor for k in own]),
            np.array([tree.closures[k].successor for k in own]),
            first[own][:, None] + np.arange(6 - len(pair.freedoms)),
        )
        for pair, own in members.items()
        if len(pair.freedoms) < 6
    ]
    known, parts, masses = conditions(tree), parts_of_rows(tree), row_masses(tree)
    return Closures(
        tree=tree,
        groups=groups,
        posed=np.array(known.posed, dtype=int),
        moving=np.array(known.live, dtype=int),
        live=np.isin(np.arange(tree.rows), known.live).astype(float),
        natural=np.ones(tree.rows) if known.natural is None else known.natural,
        lengths=np.array(loop_lengths(tree), dtype=float),
        of_rows=_members(tree.rows, [mine for mine, _ in parts]),
        of_freedoms=_members(tree.nv, [mine for _, mine in parts]),
        masses=None if masses is None else np.array(masses, dtype=float),
        noise=known.noise,
    )


def numbers_in(tree: Tree) -> dict[str, Array]:
    """Frames of closing pairs in their links."""
    each = np.array([[numbers_of(c.X_LP), numbers_of(c.X_LS)] for c in tree.closures], dtype=float).reshape(-1, 2, 12)
    return {"loop_R": each[..., :9].reshape(-1, 2, 3, 3), "loop_p": each[..., 9:]}


def _members(count: int, parts: list[list[int]]) -> Floats:
    return np.array([np.isin(np.arange(count), mine) for mine in parts], dtype=float).reshape(len(parts), count)


def solve(c: Closures, M: Array, force: Array, A: Array, demanded: Array, phi: Array) -> Array:
    """v̇ (nv,) with M v̇ = force + Aᵀ λ and A v̇ = demanded, by one solve with S + diag μ and one correction, as the
    kernels do.

    S = A M⁻¹ Aᵀ may be rank deficient; in single precision the compliances μ are larger. Rows that are nothing but
    rounding at every configuration are left out by their weight 0.
    """
    factors = cho_factor(M if c.masses is None else M + A.T @ (c.masses[:, None] * A))
    share = max(PROXIMAL, LEAST_ROUNDINGS * float(jnp.finfo(M.dtype).eps))
    A = c.live[:, None] * A
    S = A @ cho_solve(factors, A.T)
    size, gap = jnp.diagonal(S), jnp.abs(phi) / c.lengths
    mu = compliance(Lanes(size), Lanes(gap), Lanes(c.natural), max(EXACT, share**2), rounding=share, noise=c.noise)
    diagonal = size + value_of(mu) + (1.0 - c.live)
    proximal = cho_factor(S + jnp.diag(diagonal - size))

    def lengths(r: Array, Aw: Array) -> tuple[Array, Array]:
        along, square = c.of_rows @ (r * Aw / diagonal), c.of_rows @ (Aw * Aw / diagonal)
        alpha = value_of(step_length(Lanes(along), Lanes(square)))
        return alpha @ c.of_freedoms, alpha @ c.of_rows

    solves = partial(cho_solve, factors), partial(cho_solve, proximal)
    return corrected(*solves, A, cho_solve(factors, force), c.live * demanded, lengths)[0]


try:
    import jax
    import jax.numpy as jnp

    from poinsot.backends.jax import walking
    from poinsot.backends.jax.scalar import Lanes, value_of, vector
    from poinsot.backends.jax.walking import by_freedom, by_link, of_tree, own_freedoms, walk
except ImportError:
    raise PoinsotError("this needs JAX, which is not installed: pip install 'poinsot[jax]'") from None

"""What may be learnt, by name: see ``numbers`` in :class:`JaxFunctions`."""


class JaxFunctions:
    """The algorithms of a mechanism as functions of JAX arrays, for gradients, ``jit``, ``vmap`` and accelerators.

    inverse_dynamics(q, v, a) → τ      forward_dynamics(q, v, tau) → v̇     mass_matrix(q) → M      bias_force(q, v) → c
    kinetic_energy(q, v)               potential_energy(q)                  pose(q, body) → X_WB    integrate(q, dv) → q
    poses(q) → X_WB of all bodies      twists(q, v) → V of all bodies       joint_friction(v, slip) → τ_f
    constraint_error(q) → Φ            constraint_jacobian(q) → A

    Arguments, orders and units are those of the ufuncs of :class:`Mechanism`; each call takes one sample, ``jax.vmap``
    makes batches. Every function takes ``numbers``, a mapping that replaces some of ``self.numbers``, as a keyword. It
    computes as precisely as JAX is told to: ``jax.config.update("jax_enable_x64", True)`` for double.
    numbers R (links, 3, 3), p (links, 3): joint frames in their parents'; inertia (links, 6, 6), angular part first, in
            link coordinates; gravity (3,); armature (links,); damping and friction of the freedoms whose joints have
            any; loop_R, loop_p: frames of closing pairs in their links; of springs and dampers what has addresses, as
            "LinearSpring.stiffness", in the order of the model. Links are numbered as in ``self.tree``
    Law     equal to the kernels to 1e-10 in double precision, tests/backends/test_jax_functions.py
    """

    def __init__(self, mechanism: CompiledTree) -> None:
        self.tree = mechanism.tree
        require_inertia_everywhere(mechanism, "JAX functions")
        if self.tree.couplings:
            raise ModelError(
                f"coupling {self.tree.couplings[0].name!r} of {mechanism.name!r} is a condition that JAX functions do "
                "not have yet; use the compiled ufuncs, or couple joints by mimic"
            )
        self.levels = levels_of(self.tree)
        self.closures = closures_of(self.tree)
        self.elements = walking.alike_in(self.tree, self.levels)
        links, rotors, self._lossy = self.tree.links, rotor_inertias(self.tree), _lossy(self.tree)
        self.numbers: dict[str, Array] = {
            "R": np.array([link.X_PL.rotation for link in links], dtype=float).reshape(-1, 3, 3),
            "p": np.array([link.X_PL.translation for link in links], dtype=float).reshape(-1, 3),
            "inertia": np.array([link.inertia.matrix for link in links], dtype=float).reshape(-1, 6, 6),
            "gravity": np.array(self.tree.model.gravity, dtype=float),
            "armature": np.array([rotors.get(i, 0.0) for i in range(len(links))], dtype=float),
            "damping": np.array([d for _, _, d, _ in self._lossy], dtype=float),
            "friction": np.array([f for _, _, _, f in self._lossy], dtype=float),
            **numbers_in(self.tree),
            **walking.numbers_in(self.tree),
        }

    def _with(self, numbers: Numbers | None) -> dict[str, Array]:
        for name in numbers or ():
            if name not in self.numbers:
                raise ModelError(f"there are no numbers {name!r}{nearest(name, self.numbers)}")
        return {name: jnp.asarray(x) for name, x in {**self.numbers, **(numbers or {})}.items()}

    @cached_property
    def _compiled(self) -> dict[str, Callable[..., Array]]:
        own: list[Callable[..., Array]] = [
            self._inverse_dynamics, self._forward_dynamics, self._mass_matrix, self._kinetic_energy,
            self._potential_energy, self._integrate, self._poses, self._twists, self._constraint_error,
            self._constraint_jacobian, self._joint_friction,
        ]  # fmt: skip
        return {function.__name__[1:]: jax.jit(function) for function in own}

    def inverse_dynamics(self, q: Array, v: Array, a: Array, *, numbers: Numbers | None = None) -> Array:
        """τ (nv,) = M(q) a + c(q, v): weight, velocity-product terms, springs and dampers in c."""
        return self._compiled["inverse_dynamics"](self._with(numbers), q, v, a)

    def bias_force(self, q: Array, v: Array, *, numbers: Numbers | None = None) -> Array:
        """c (nv,) = inverse_dynamics(q, v, 0)."""
        return self.inverse_dynamics(q, v, jnp.zeros_like(jnp.asarray(v)), numbers=numbers)

    def forward_dynamics(self, q: Array, v: Array, tau: Array, *, numbers: Numbers | None = None) -> Array:
        """v̇ (nv,) with M v̇ + c = τ + Aᵀλ and A v̇ = a, by Cholesky factors of M and the proximal solve for λ."""
        return self._compiled["forward_dynamics"](self._with(numbers), q, v, tau)

    def mass_matrix(self, q: Array, *, numbers: Numbers | None = None) -> Array:
        """M(q) (nv, nv), by composite rigid bodies."""
        return self._compiled["mass_matrix"](self._with(numbers), q)

    def kinetic_energy(self, q: Array, v: Array, *, numbers: Numbers | None = None) -> Array:
        """T [J]."""
        return self._compiled["kinetic_energy"](self._with(numbers), q, v)

    def potential_energy(self, q: Array, *, numbers: Numbers | None = None) -> Array:
        """U [J] of weight (zero at the world origin) and springs."""
        return self._compiled["potential_energy"](self._with(numbers), q)

    def integrate(self, q: Array, dv: Array) -> Array:
        """The configuration reached from q by the constant velocity dv over unit time; free joints move on SE(3)."""
        return self._compiled["integrate"](q, dv)

    def constraint_error(self, q: Array, *, numbers: Numbers | None = None) -> Array:
        """Φ(q) (rows,): how far closures are from closed, lengths [m] and sines of angles."""
        return self._compiled["constraint_error"](self._with(numbers), q)

    def constraint_jacobian(self, q: Array, *, numbers: Numbers | None = None) -> Array:
        """A(q) (rows, nv) = ∂Φ/∂(tangent of q)."""
        return self._compiled["constraint_jacobian"](self._with(numbers), q)

    def joint_friction(self, v: Array, slip: Array, *, numbers: Numbers | None = None) -> Array:
        """τ_f (nv,) = damping · v + friction · tanh(v / slip), the joints' own losses: subtract it from the efforts."""
        return self._compiled["joint_friction"](self._with(numbers), v, slip)

    def pose(self, q: Array, body: str, *, numbers: Numbers | None = None) -> Array:
        """X_WB (4, 4) of a body."""
        if body not in self.tree.bodies:
            raise ModelError(f"there is no body {body!r}{nearest(body, self.tree.bodies)}")
        names = [each.name for each in self.tree.model.bodies]
        return jnp.eye(4) if body == GROUND else self.poses(q, numbers=numbers)[names.index(body)]

    def poses(self, q: Array, *, numbers: Numbers | None = None) -> Array:
        """X_WB (nb, 4, 4) of all bodies, in the order of ``body_names``."""
        return self._compiled["poses"](self._with(numbers), q)

    def twists(self, q: Array, v: Array, *, numbers: Numbers | None = None) -> Array:
        """V (nb, 6) of all bodies in the world, (ω; v at the world origin), in the order of ``body_names``."""
        return self._compiled["twists"](self._with(numbers), q, v)

    # ------------------------------------------------------------------------------------------------- as JAX sees them

    def _given(self, numbers: Numbers, q: Array, **vectors: Array) -> dict[str, Array]:
        """The share of links in q, and in vectors of the tree's freedoms."""
        at = self.levels
        own = {name: x[at.v] * jnp.asarray(at.ratio, dtype=x.dtype) for name, x in vectors.items()}
        own_q = q[at.q] * jnp.asarray(at.scale, dtype=q.dtype) + jnp.asarray(at.offset, dtype=q.dtype)
        X = jnp.concatenate([numbers["R"].reshape(-1, 9), numbers["p"]], -1)
        fixed = {"X": X, "inertia": _body(numbers["inertia"]), "rotor": numbers["armature"]}
        fixed["gravity"] = numbers["gravity"]
        return {**{name: x.astype(q.dtype) for name, x in fixed.items()}, "q": own_q, **own}

    def _ground(self, numbers: Numbers) -> Tree:
        """The tree in this gravity."""
        ground = replace(self.tree)
        ground.__dict__["gravity"] = vector(numbers["gravity"])
        return ground

    def _seen(self, numbers: Numbers, given: Mapping[str, Array]) -> walking.LinkMotions:
        """Where the links are and how they move with the accelerations that they have by their speeds."""
        ground = self._ground(numbers)
        start = jnp.stack([jnp.asarray(value_of(x), dtype=given["q"].dtype) for x in numbers_of(SEE.start(ground))])
        each = jnp.concatenate([by_link(self.levels, walk(self.levels, [SEE], ground, given)), start[None]])
        return walking.LinkMotions(each[:, :12], each[:, 12:18], each[:, 18:])

    def _inverse_dynamics(self, numbers: Numbers, q: Array, v: Array, a: Array) -> Array:
        given = self._given(numbers, q, v=v, a=a)
        if self.elements:
            seen = self._seen(numbers, {name: x for name, x in given.items() if name != "a"})
            pushes, efforts = walking.loads(self.elements, numbers, self.levels, seen, given["q"], given["v"])
            given |= {"push": pushes, "tau": efforts}
        return by_freedom(self.levels, walk(self.levels, NEWTON_EULER, self._ground(numbers), given))

    def _forward_dynamics(self, numbers: Numbers, q: Array, v: Array, tau: Array) -> Array:
        force = tau - self._inverse_dynamics(numbers, q, v, jnp.zeros_like(v))
        M = self._mass_matrix(numbers, q)
        if not self.tree.rows:
            return jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(M), force)
        seen = self._seen(numbers, self._given(numbers, q, v=v))
        demanded = self.closures.demanded(self._ground(numbers), numbers, seen)
        A = self._rows(numbers, q, seen)
        return solve(self.closures, M, force, A, demanded, self.closures.errors(numbers, seen))

    def _mass_matrix(self, numbers: Numbers, q: Array) -> Array:
        F, of_link = len(self.levels.v), self.levels.of_link
        given = {**self._given(numbers, q), "a": jnp.eye(F, dtype=q.dtype)}
        nothing = Lanes(jnp.zeros((F, 1), dtype=q.dtype))
        passes = [Pass(meet, lambda _: (Inertia.zero(), like(Wrench.zero(), [nothing] * 6)), rootward=True)]
        U = own_freedoms(self.levels, walk(self.levels, passes, self.tree, given))
        M = jnp.where(of_link[:, None] == of_link, U, U + U.T)
        return of_tree(self.levels, of_tree(self.levels, M).T)

    def _rows(self, numbers: Numbers, q: Array, seen: walking.LinkMotions) -> Array:
        """A (rows, nv)."""
        given = {**self._given(numbers, q), "push": self.closures.wrenches(numbers, seen)}
        nothing = Lanes(jnp.zeros((self.tree.rows, 1), dtype=q.dtype))
        passes = [STATICS[0], STATICS[1]._replace(start=lambda _: like(Wrench.zero(), [nothing] * 6))]
        return by_freedom(self.levels, walk(self.levels, passes, self.tree, given))

    def _kinetic_energy(self, numbers: Numbers, q: Array, v: Array) -> Array:
        each = walk(self.levels, [KINETIC], self.tree, self._given(numbers, q, v=v))
        return jnp.sum(by_link(self.levels, each))

    def _potential_energy(self, numbers: Numbers, q: Array) -> Array:
        given = self._given(numbers, q)
        total = jnp.sum(by_link(self.levels, walk(self.levels, [WEIGHT], self.tree, given)))
        if not self.elements:
            return total
        return total + walking.energy(self.elements, numbers, self.levels, self._seen(numbers, given), given["q"])

    def _travelling(self, numbers: Numbers, q: Array, **v: Array) -> Array:
        """(links + 1, 18): the links in the world and their twists there; the ground is the last."""
        start = jnp.asarray(np.array(numbers_of(TRAVEL.start(self.tree)), dtype=float), dtype=q.dtype)
        each = by_link(self.levels, walk(self.levels, [TRAVEL], self.tree, self._given(numbers, q, **v)))
        return jnp.concatenate([each, start[None]])

    def _poses(self, numbers: Numbers, q: Array) -> Array:
        attached = [self.tree.bodies[body.name] for body in self.tree.model.bodies]
        X_LB = jnp.asarray(np.array([at.X_LB.matrix for at in attached], dtype=float), dtype=q.dtype)
        X_W = self._travelling(numbers, q)[np.array([at.link for at in attached]), :12]
        last = jnp.broadcast_to(jnp.array([[[0.0, 0.0, 0.0, 1.0]]], dtype=q.dtype), (len(attached), 1, 4))
        above = jnp.concatenate([X_W[:, :9].reshape(-1, 3, 3), X_W[:, 9:, None]], -1)
        return jnp.concatenate([above, last], 1) @ X_LB

    def _twists(self, numbers: Numbers, q: Array, v: Array) -> Array:
        attached = [self.tree.bodies[body.name] for body in self.tree.model.bodies]
        return self._travelling(numbers, q, v=v)[np.array([at.link for at in attached]), 12:]

    def _constraint_error(self, numbers: Numbers, q: Array) -> Array:
        if not self.tree.rows:
            return jnp.zeros(0, q.dtype)
        seen = self._seen(numbers, self._given(numbers, q))
        return self.closures.errors(numbers, seen)[self.closures.posed]

    def _constraint_jacobian(self, numbers: Numbers, q: Array) -> Array:
        if not self.tree.rows:
            return jnp.zeros((0, self.tree.nv), q.dtype)
        seen = self._seen(numbers, self._given(numbers, q))
        return self._rows(numbers, q, seen)[self.closures.moving]

    def _joint_friction(self, numbers: Numbers, v: Array, slip: Array) -> Array:
        freedoms = np.array([k for k, _, _, _ in self._lossy], dtype=int)
        ratio = np.array([r for _, r, _, _ in self._lossy])
        rate, damping, friction = Lanes(v[freedoms] * ratio), Lanes(numbers["damping"]), Lanes(numbers["friction"])
        loss = value_of(own_friction(rate, damping, friction, Lanes(jnp.asarray(slip))))
        return jnp.zeros_like(v).at[freedoms].add(loss * ratio)

    def _integrate(self, q: Array, dv: Array) -> Array:
        moved, members = jnp.asarray(q), _owners(self.tree)
        for pair, links in members.items():
            at_q, at_v = (np.array([getattr(link, x) for link in links], dtype=int) for x in ("q", "v"))
            own, by = (vector(x[at].T) for x, at in ((jnp.asarray(q), at_q), (dv, at_v)))
            for k, x in enumerate(pair.integrate(own, by)):
                moved = moved.at[at_q[:, k]].set(value_of(x))
        return moved


def meet(link: Link, own: Own, carried: tuple[Inertia, Wrench]) -> tuple[tuple[Inertia, Wrench], list[Any]]:
    """Rootward: the efforts of the momenta P = I S of what freedoms carry, for accelerations from rest."""
    composite, felt = carried
    handed, (X, freedoms) = carry(link, own, composite, stand(link, own, None)[1])
    mine = Wrench.zero()
    for each, a in zip(freedoms, own.a, strict=True):
        mine = mine + (each.P * a).rate()
    passed, efforts = gather(link, own, felt, Loaded(X, mine))
    return (handed, passed), efforts


def _body(I: Array) -> Array:  # noqa: E741
    """(links, 10) of matrices (links, 6, 6): the inertias of bodies nearest to them."""
    mass = (I[:, 3, 3] + I[:, 4, 4] + I[:, 5, 5]) / 3.0
    H = (I[:, :3, 3:] - jnp.swapaxes(I[:, :3, 3:], 1, 2) + jnp.swapaxes(I[:, 3:, :3], 1, 2) - I[:, 3:, :3]) * 0.25
    J = (I[:, :3, :3] + jnp.swapaxes(I[:, :3, :3], 1, 2)) * 0.5
    entries = [mass, H[:, 2, 1], H[:, 0, 2], H[:, 1, 0], *(J[:, i, j] for i in range(3) for j in range(i + 1))]
    return jnp.stack(entries, -1)


def _lossy(tree: Tree) -> list[tuple[int, float, float, float]]:
    """Freedom, ratio, damping and friction of each freedom of each joint with losses."""
    lossy = {j.name: (j.damping, j.friction) for j in tree.model.joints if j.damping or j.friction}
    return [(k, link.ratio, *lossy[link.joint]) for link in tree.links if link.joint in lossy for k in link.v]


def _owners(tree: Tree) -> dict[Pair, list[Link]]:
    """The links that bring their coordinates, by pair."""
    found: dict[Pair, list[Link]] = {}
    for link in owners(tree):
        found.setdefault(link.pair, []).append(link)
    return found


def jax_functions(mechanism: CompiledTree) -> JaxFunctions:
    """The algorithms of a mechanism in JAX; see :class:`JaxFunctions`."""
    return JaxFunctions(mechanism)
