"""The dynamics of a mechanism in JAX: the passes of `multibody` over levels of the tree, for gradients and batches.

Nothing is written out link by link: a scan over the levels works on all links of a level at once, so that
compiling a thousand links takes no longer than compiling ten. Source: Featherstone 2008, ch. 5 and 6.
Units: as of the ufuncs. Law: as the kernels, tests/backends/test_jax_functions.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.caching import cached_property
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.requirements import require_inertia_everywhere
from poinsot.backends.jax.levels import levels_of
from poinsot.errors import ModelError, PoinsotError, nearest
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Wrench
from poinsot.joints.pairs import Pair
from poinsot.multibody.configuration import owners
from poinsot.multibody.energy import KINETIC, WEIGHT
from poinsot.multibody.inverse_dynamics import NEWTON_EULER, STATICS, Loaded, gather
from poinsot.multibody.kinematics import SEE, TRAVEL
from poinsot.multibody.mass_matrix import carry, stand
from poinsot.multibody.model import GROUND
from poinsot.multibody.passes import Own, Pass
from poinsot.multibody.rotors import own_friction, rotor_inertias
from poinsot.multibody.tree import Link, Tree
from poinsot.recursions.records import like, numbers_of

try:
    import jax
    import jax.numpy as jnp

    from poinsot.backends.jax import closures, elements
    from poinsot.backends.jax.scalar import Lanes, value_of, vector
    from poinsot.backends.jax.walking import by_freedom, by_link, of_tree, own_freedoms, walk
except ImportError:
    raise PoinsotError("this needs JAX, which is not installed: pip install 'poinsot[jax]'") from None

Array = Any
Numbers = Mapping[str, Array]
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
        self.closures = closures.closures_of(self.tree)
        self.elements = elements.alike_in(self.tree, self.levels)
        links, rotors, self._lossy = self.tree.links, rotor_inertias(self.tree), _lossy(self.tree)
        self.numbers: dict[str, Array] = {
            "R": np.array([link.X_PL.rotation for link in links], dtype=float).reshape(-1, 3, 3),
            "p": np.array([link.X_PL.translation for link in links], dtype=float).reshape(-1, 3),
            "inertia": np.array([link.inertia.matrix for link in links], dtype=float).reshape(-1, 6, 6),
            "gravity": np.array(self.tree.model.gravity, dtype=float),
            "armature": np.array([rotors.get(i, 0.0) for i in range(len(links))], dtype=float),
            "damping": np.array([d for _, _, d, _ in self._lossy], dtype=float),
            "friction": np.array([f for _, _, _, f in self._lossy], dtype=float),
            **closures.numbers_in(self.tree),
            **elements.numbers_in(self.tree),
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

    def _seen(self, numbers: Numbers, given: Mapping[str, Array]) -> elements.LinkMotions:
        """Where the links are and how they move with the accelerations that they have by their speeds."""
        ground = self._ground(numbers)
        start = jnp.stack([jnp.asarray(value_of(x), dtype=given["q"].dtype) for x in numbers_of(SEE.start(ground))])
        each = jnp.concatenate([by_link(self.levels, walk(self.levels, [SEE], ground, given)), start[None]])
        return elements.LinkMotions(each[:, :12], each[:, 12:18], each[:, 18:])

    def _inverse_dynamics(self, numbers: Numbers, q: Array, v: Array, a: Array) -> Array:
        given = self._given(numbers, q, v=v, a=a)
        if self.elements:
            seen = self._seen(numbers, {name: x for name, x in given.items() if name != "a"})
            pushes, efforts = elements.loads(self.elements, numbers, self.levels, seen, given["q"], given["v"])
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
        return closures.solve(self.closures, M, force, A, demanded, self.closures.errors(numbers, seen))

    def _mass_matrix(self, numbers: Numbers, q: Array) -> Array:
        F, of_link = len(self.levels.v), self.levels.of_link
        given = {**self._given(numbers, q), "a": jnp.eye(F, dtype=q.dtype)}
        nothing = Lanes(jnp.zeros((F, 1), dtype=q.dtype))
        passes = [Pass(meet, lambda _: (Inertia.zero(), like(Wrench.zero(), [nothing] * 6)), rootward=True)]
        U = own_freedoms(self.levels, walk(self.levels, passes, self.tree, given))
        M = jnp.where(of_link[:, None] == of_link, U, U + U.T)
        return of_tree(self.levels, of_tree(self.levels, M).T)

    def _rows(self, numbers: Numbers, q: Array, seen: elements.LinkMotions) -> Array:
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
        return total + elements.energy(self.elements, numbers, self.levels, self._seen(numbers, given), given["q"])

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
