"""First derivatives of the dynamics as ufuncs.

Matrices over pairs of freedoms as ufuncs: written out where pairs are few, in loops where they are many.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.linear import ltl
from poinsot.algorithms.by_name import find_algorithm
from poinsot.algorithms.compiled import compiled, is_rolled
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.requirements import require_inertia
from poinsot.errors import ModelError
from poinsot.kernels import Kernel
from poinsot.multibody import derivatives
from poinsot.multibody.derivatives import branch_pairs, distant_elements, own_loads
from poinsot.multibody.mass_matrix import inverse_mass_matrix, mass_matrix
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import opened

if TYPE_CHECKING:
    from poinsot.programs.recursion import Recursion


LARGEST_WRITTEN = {
    "mass_matrix": 1100,
    "inverse_mass_matrix": 1100,
    "coriolis_matrix": 700,
    "inverse_dynamics_derivatives": 250,
    "forward_dynamics_derivatives": 250,
}
"""Pairs of freedoms on one branch, of the largest tree for which an algorithm is written out; n² in a chain of n."""


def can_be_rolled(tree: Tree, name: str) -> bool:
    """Whether there are loops for this algorithm: no joint follows another; for derivatives also, nothing closes loops
    and no forces act between bodies."""
    if tree.coupled or not name.endswith("derivatives"):
        return not tree.coupled
    loaded = own_loads(tree).keys()
    turning = any(len(link.q) != len(link.v) and not loaded.isdisjoint(link.v) for link in tree.links)
    return not (tree.closed or distant_elements(tree) or turning)


class of_pairs(compiled):
    """A `compiled` algorithm that gives one or several matrices over pairs of freedoms."""

    def kernel(self, mechanism: CompiledModel) -> Kernel:
        """The kernel behind the attribute."""
        tree = mechanism._reading().tree
        if branch_pairs(tree) > LARGEST_WRITTEN[self.name] and can_be_rolled(tree, self.name):
            return self.rolled(mechanism, lambda: loops_over_pairs(tree, self.name), "in loops")
        return self.written(mechanism)

    def written(self, mechanism: CompiledModel) -> Kernel:
        """The kernel that is written out."""
        return super().kernel(mechanism)

    def rolled(self, mechanism: CompiledModel, recursion: Callable[[], Recursion], how: str) -> Kernel:
        """The kernel that runs a recursion."""
        if self.name not in mechanism.kernels:
            from poinsot.algorithms.rolled_kernels import RolledKernel

            found = find_algorithm(mechanism, self.name)
            key = f"{how}\n{mechanism.key}"
            made = RolledKernel(recursion, found.inputs, found.outputs, self.name, found.doc, key)
            mechanism.kernels[self.name] = made
        return mechanism.kernels[self.name]


def loops_over_pairs(tree: Tree, name: str) -> Recursion:
    """The recursion of a matrix over the pairs of freedoms of a tree."""
    from poinsot.recursions.rolled_matrices import matrix_recursion

    return matrix_recursion(tree, name)


#: Pairs of freedoms that act on each other, of the largest mechanism that is written out; n² in a chain of n.
LARGEST_PAIRS = 20_000
#: Multiply-adds of the largest product M⁻¹ ∂τ/∂q that is written out; code beyond a processor's cache is slow.
LARGEST_PRODUCT = 10_000


class derivative(of_pairs):
    """A first derivative of the dynamics. ModelError where it is too large to be written out and has to be."""

    def kernel(self, mechanism: CompiledModel) -> Kernel:
        """The kernel behind the attribute: column by column where the algorithm itself runs in loops and no loops over
        pairs are known."""
        tree, name = mechanism._reading().tree, self.name
        if can_be_rolled(tree, name) or mechanism.member is not None or not is_rolled(tree):
            return super().kernel(mechanism)
        if name == "inverse_dynamics_derivatives" and tree.closed and not tree.coupled:
            alone = opened(tree)
            if can_be_rolled(alone, name):
                return self.rolled(mechanism, lambda: loops_over_pairs(alone, name), "in loops")
        if name not in mechanism.kernels:
            from poinsot.algorithms.column_kernels import ColumnKernel

            mechanism.kernels[name] = ColumnKernel(mechanism, name, name.removesuffix("_derivatives"))
        return mechanism.kernels[name]

    def written(self, mechanism: CompiledModel) -> Kernel:
        """The kernel that is written out."""
        pairs = int(derivatives.related(mechanism.tree).sum())
        if pairs > LARGEST_PAIRS:
            raise ModelError(
                f"{self.name} of {mechanism.name!r} is too large to compile: {pairs} pairs of freedoms act on each "
                f"other, and where joints close loops or follow others, or forces act between bodies, the most are "
                f"{LARGEST_PAIRS}. Ask for products with a vector instead: inverse_dynamics or forward_dynamics on "
                "dual numbers along it, as docs/derivatives.md shows."
            )
        multiplies = self.name == "forward_dynamics_derivatives" and not mechanism.tree.closed
        if multiplies and mechanism.nv * pairs > LARGEST_PRODUCT:
            return self.rolled(mechanism, lambda: _products(mechanism._reading().tree), "products in loops")
        return super().written(mechanism)


def _products(tree: Tree) -> Recursion:
    """The whole mechanism, written out, leaves M⁻¹, −∂τ/∂q and −∂τ/∂v; then their products in loops."""
    from poinsot.programs.products import Multiply
    from poinsot.programs.recursion import INPUT, OUTPUT, SHARED, WHOLE, LinkStep, Once, OperandPlace, Recursion
    from poinsot.programs.tracing import trace

    nv = tree.nv

    def whole(q: Array, v: Array, tau: Array) -> tuple[Array, Array]:
        slopes = derivatives.effort_slopes(tree, q, v, tau, ltl(mass_matrix(tree, q)))
        return inverse_mass_matrix(tree, q).ravel(), np.concatenate([-slope for slope in slopes], axis=1).ravel()

    inputs = {"q": (tree.nq,), "v": (nv,), "tau": (nv,)}
    step = LinkStep(
        trace(whole, inputs, {"inverse": (nv * nv,), "slopes": (2 * nv * nv,)}, "before products"),
        [OperandPlace(INPUT, 0, size, k, WHOLE) for k, (size,) in enumerate(inputs.values())],
        [OperandPlace(OUTPUT, 0, nv * nv, 2, WHOLE), OperandPlace(SHARED, 0, 2 * nv * nv, column=WHOLE)],
    )
    product = Multiply(nv, 2, (0, nv), 2 * nv)
    # numbers that the loops may read beyond the last
    return Recursion([Once(step), product], np.zeros((1, 0)), record=0, shared=2 * nv * nv + 8)


class Derivatives(CompiledModel):
    """Derivatives along the tangent of q, by v, and by a or tau; (nv, nv) each, exact."""

    @derivative(q="q", v="v", a="v", result={"dq": "v×v", "dv": "v×v", "da": "v×v"})
    def inverse_dynamics_derivatives(tree: Tree, q: Array, v: Array, a: Array) -> Any:
        """inverse_dynamics_derivatives(q, v, a) → (∂τ/∂q, ∂τ/∂v, ∂τ/∂a), (..., nv, nv) each
        [unit of τ per unit of q, v, a]; ∂τ/∂a = M.

        Column k of ∂τ/∂q is the rate of τ when q moves as integrate(q, ε e_k): free joints along body twists (ω; v),
        angular first, spherical ones along body rotations. Weight, rotors, springs and dampers are in; closures add
        nothing. Law: τ(integrate(q, ε δ), v, a) = τ + ε ∂τ/∂q δ + O(ε²).
        Source: Carpentier & Mansard 2018; Singh, Russell & Wensing 2022.
        Errors: ModelError, when first used, where the mechanism is too large to be written out and has to be.
        """
        return derivatives.inverse_dynamics_derivatives(tree, q, v, a)

    @derivative(q="q", v="v", tau="v", result={"dq": "v×v", "dv": "v×v", "dtau": "v×v"}, requires=require_inertia)
    def forward_dynamics_derivatives(tree: Tree, q: Array, v: Array, tau: Array) -> Any:
        """forward_dynamics_derivatives(q, v, tau) → (∂v̇/∂q, ∂v̇/∂v, ∂v̇/∂τ), (..., nv, nv) each
        [unit of v̇ per unit of q, v, τ].

        ∂v̇/∂q along the tangent of q as in ``inverse_dynamics_derivatives``. In a tree ∂v̇/∂τ = M⁻¹ and the others are
        −M⁻¹ ∂τ/∂x at a = v̇. With closed loops the constrained equations are differentiated; where conditions are
        redundant the result holds for changes that keep the loops closed.
        Law: v̇(integrate(q, ε δ), v, τ) = v̇ + ε ∂v̇/∂q δ + O(ε²). Source: Carpentier & Mansard 2018.
        Errors: ModelError, when first used, where M is singular everywhere, or where the mechanism is too large to be
        written out and has to be. tests/multibody/test_derivatives.py
        """
        return derivatives.forward_dynamics_derivatives(tree, q, v, tau)
