"""The dynamics of a mechanism in JAX: code over arrays of links, level by level, for gradients and batches.

Nothing is written out link by link: a scan over the levels of the tree works on all links of a level at once, so that
compiling a thousand links takes no longer than compiling ten. Source: Featherstone 2008, ch. 5 and 6.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from poinsot.algebra.caching import cached_property
from poinsot.backends.jax.arrays import TreeArrays, tree_arrays
from poinsot.errors import ModelError, PoinsotError, nearest

try:
    import jax
    import jax.numpy as jnp

    from poinsot.backends.jax import closures, passes
    from poinsot.backends.jax.closures import closures_of
    from poinsot.backends.jax.elements import Springs, elements_of
except ImportError:
    raise PoinsotError("this needs JAX, which is not installed: pip install 'poinsot[jax]'") from None

from poinsot.algorithms.compiled_tree import CompiledTree

Array = Any
Numbers = Mapping[str, Array]
"""What may be learnt, by name: see ``numbers`` in :class:`JaxFunctions`."""


class JaxFunctions:
    """The algorithms of a mechanism as functions of JAX arrays, for gradients, ``jit``, ``vmap`` and accelerators.

    inverse_dynamics(q, v, a) → τ      forward_dynamics(q, v, tau) → v̇     mass_matrix(q) → M      bias_force(q, v) → c
    kinetic_energy(q, v)               potential_energy(q)                  pose(q, body) → X_WB    integrate(q, dv) → q
    constraint_error(q) → Φ            constraint_jacobian(q) → A           joint_friction(v, slip) → τ_f

    Arguments, orders and units are those of the ufuncs of :class:`Mechanism`; each call takes one sample, ``jax.vmap``
    makes batches. Every function takes ``numbers``, a mapping that replaces some of ``self.numbers``, as a keyword. It
    computes as precisely as JAX is told to: ``jax.config.update("jax_enable_x64", True)`` for double.
    numbers R (L, W, 3, 3), p (L, W, 3): joint frames in their parents'; inertia (L, W, 6, 6), angular part first, in
            link coordinates; gravity (3,); armature (nv,); damping and friction of the joints, an entry for each of
            ``self.arrays.losses``; loop_R, loop_p: frames of closing pairs in their links; those of springs and
            dampers. Level and slot of a link of the tree: ``self.arrays.place``
    Law     equal to the kernels to 1e-10 in double precision, tests/systems/test_jax_functions.py
    """

    def __init__(self, mechanism: CompiledTree) -> None:
        self.tree = mechanism.tree
        self.arrays: TreeArrays = tree_arrays(self.tree)
        self.closures = closures_of(self.tree, self.arrays)
        elements = elements_of(self.tree, self.arrays)
        self.springs = Springs(elements, self.closures, self.arrays)
        own = ("R", "p", "inertia", "armature", "damping", "friction", "gravity")
        self.numbers: dict[str, Array] = {
            **{name: getattr(self.arrays, name) for name in own},
            **self.closures.numbers,
            **elements.numbers,
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
            self._potential_energy, self._integrate, self._world_poses, self._constraint_error,
            self._constraint_jacobian, self._joint_friction,
        ]  # fmt: skip
        return {function.__name__[1:]: jax.jit(function) for function in own}

    def inverse_dynamics(self, q: Array, v: Array, a: Array, *, numbers: Numbers | None = None) -> Array:
        """τ (nv,) = M(q) a + c(q, v): weight, velocity terms, springs and dampers in c."""
        return self._compiled["inverse_dynamics"](self._with(numbers), q, v, a)

    def bias_force(self, q: Array, v: Array, *, numbers: Numbers | None = None) -> Array:
        """c (nv,) = inverse_dynamics(q, v, 0)."""
        return self.inverse_dynamics(q, v, jnp.zeros_like(jnp.asarray(v)), numbers=numbers)

    def forward_dynamics(self, q: Array, v: Array, tau: Array, *, numbers: Numbers | None = None) -> Array:
        """v̇ (nv,) with M v̇ + c = τ + Aᵀλ and A v̇ = a, by Cholesky factors of M and the proximal solve for λ."""
        return self._compiled["forward_dynamics"](self._with(numbers), q, v, tau)

    def mass_matrix(self, q: Array, *, numbers: Numbers | None = None) -> Array:
        """M(q) (nv, nv) = Σ JᵀI J over the links, J their Jacobians in link coordinates, and rotors on the diagonal."""
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
        at = self.tree.bodies[body]
        X_LB = np.asarray(at.X_LB.matrix, dtype=float)
        if at.link < 0:
            return jnp.asarray(X_LB)
        R, p = self._compiled["world_poses"](self._with(numbers), q)
        level, slot = self.arrays.place[at.link]
        X_WL = jnp.block([[R[level, slot], p[level, slot][:, None]], [jnp.zeros((1, 3)), jnp.ones((1, 1))]])
        return X_WL @ X_LB

    def _inverse_dynamics(self, numbers: Numbers, q: Array, v: Array, a: Array) -> Array:
        tau = passes.inverse_dynamics(self.arrays, numbers, q, v, a)
        return tau + self.springs.forces(numbers, q, v)

    def _forward_dynamics(self, numbers: Numbers, q: Array, v: Array, tau: Array) -> Array:
        M = self._mass_matrix(numbers, q)
        force = tau - self._inverse_dynamics(numbers, q, v, jnp.zeros_like(v))
        if not self.tree.rows:
            return jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(M), force)
        demanded = closures.constraint_acceleration(self.closures, self.arrays, numbers, q, v)
        A = closures.constraint_jacobian(self.closures, self.arrays, numbers, q)
        phi = closures.constraint_error(self.closures, self.arrays, numbers, q)
        return closures.solve(self.closures, M, force, A, demanded, phi)

    def _mass_matrix(self, numbers: Numbers, q: Array) -> Array:
        return passes.mass_matrix(self.arrays, numbers, q)

    def _kinetic_energy(self, numbers: Numbers, q: Array, v: Array) -> Array:
        return 0.5 * v @ (self._mass_matrix(numbers, q) @ v)

    def _potential_energy(self, numbers: Numbers, q: Array) -> Array:
        return passes.gravity_energy(self.arrays, numbers, q) + self.springs.energy(numbers, q)

    def _world_poses(self, numbers: Numbers, q: Array) -> Array:
        return passes.world_poses(self.arrays, numbers, q)

    def _constraint_error(self, numbers: Numbers, q: Array) -> Array:
        return closures.constraint_error(self.closures, self.arrays, numbers, q)[self.closures.posed]

    def _constraint_jacobian(self, numbers: Numbers, q: Array) -> Array:
        return closures.constraint_jacobian(self.closures, self.arrays, numbers, q)[self.closures.moving]

    def _joint_friction(self, numbers: Numbers, v: Array, slip: Array) -> Array:
        return passes.joint_friction(self.arrays, numbers, v, slip)

    def _integrate(self, q: Array, dv: Array) -> Array:
        return passes.integrate(self.tree, q, dv)


def jax_functions(mechanism: CompiledTree) -> JaxFunctions:
    """The algorithms of a mechanism in JAX; see :class:`JaxFunctions`."""
    return JaxFunctions(mechanism)
