"""First derivatives of the dynamics as ufuncs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Array, concatenate, zeros
from poinsot.algebra.linear import ltl
from poinsot.compiler import Kernel
from poinsot.errors import ModelError
from poinsot.mechanisms import derivatives, forward_derivatives
from poinsot.mechanisms.inverse_mass import inverse_mass_matrix
from poinsot.mechanisms.mass_matrix import mass_matrix
from poinsot.mechanisms.tree import Tree
from poinsot.systems.algorithms import find_algorithm
from poinsot.systems.compiled import compiled

if TYPE_CHECKING:
    from poinsot.compiler.recursion import Recursion
    from poinsot.systems.mechanism import Mechanism

#: Pairs of freedoms on one branch, of the largest mechanism whose derivatives are compiled: a chain of 141 freedoms.
LARGEST_PAIRS = 20_000
#: Multiply-adds of the largest product M⁻¹ ∂τ/∂q that is written out; code beyond a processor's cache is slow.
LARGEST_PRODUCT = 10_000


class of_pairs(compiled):
    """A `compiled` algorithm that is written out for every pair of freedoms on one branch."""

    def kernel(self, mechanism: Mechanism) -> Kernel:
        """The kernel behind the attribute. ModelError where it would take very long to compile."""
        pairs = int(forward_derivatives.related(mechanism.tree).sum())
        if pairs > LARGEST_PAIRS:
            raise ModelError(
                f"{self.name} of {mechanism.name!r} is too large to compile: {pairs} pairs of freedoms act on each "
                f"other, and the most are {LARGEST_PAIRS}. Ask for products with a vector instead: inverse_dynamics or "
                "forward_dynamics on dual numbers along it, as docs/derivatives.md shows."
            )
        return super().kernel(mechanism)


class by_rows(of_pairs):
    """A forward derivative whose products with M⁻¹ are a loop over rows where they are large."""

    def kernel(self, mechanism: Mechanism) -> Kernel:
        """One straight program, or one for all that comes before the products and one for a row of them."""
        tree = mechanism.tree
        pairs = int(forward_derivatives.related(tree).sum())
        if tree.closures or pairs > LARGEST_PAIRS or tree.nv * pairs <= LARGEST_PRODUCT:
            return super().kernel(mechanism)
        if self.name not in mechanism.kernels:
            from poinsot.systems.rolled import RolledKernel

            found = find_algorithm(mechanism, self.name)
            mechanism.kernels[self.name] = RolledKernel(
                lambda: _rows(tree), found.inputs, found.outputs, self.name, found.doc, f"by rows\n{mechanism.key}"
            )
        return mechanism.kernels[self.name]


def _rows(tree: Tree) -> Recursion:
    """The whole mechanism, visited first, leaves M⁻¹, −∂τ/∂q and −∂τ/∂v; then each row of M⁻¹ makes its products."""
    from poinsot.compiler.recursion import INPUT, OUTPUT, OWN, PARENT, Place, Recursion, Step, Sweep
    from poinsot.compiler.tracing import trace

    nv, filled = tree.nv, np.nonzero(forward_derivatives.related(tree))
    inverse, slopes = nv * nv, len(filled[0])

    def whole(q: Array, v: Array, tau: Array) -> Array:
        each = forward_derivatives.effort_slopes(tree, q, v, tau, ltl(mass_matrix(tree, q)))
        return concatenate([inverse_mass_matrix(tree, q).ravel(), *(-slope[filled] for slope in each)])

    def row(inverse: Array, dq: Array, dv: Array) -> tuple[Array, Array, Array]:
        products = zeros(nv), zeros(nv)
        for product, entries in zip(products, (dq, dv), strict=True):
            for i, j, x in zip(*filled, entries, strict=True):
                product[j] = product[j] + inverse[i] * x
        return *products, inverse

    sizes = {"q": (tree.nq,), "v": (nv,), "tau": (nv,)}
    first = Step(
        trace(whole, sizes, {"all": (inverse + 2 * slopes,)}, "before products"),
        [Place(INPUT, 0, *size, operand=k) for k, size in enumerate(sizes.values())],
        [Place(OWN, 0, inverse + 2 * slopes)],
    )
    parts = {"inverse": (nv,), "dq": (slopes,), "dv": (slopes,)}
    each = Step(
        trace(row, parts, {"dq": (nv,), "dv": (nv,), "inverse": (nv,)}, "a row"),
        [Place(OWN, 0, nv), Place(PARENT, inverse, slopes), Place(PARENT, inverse + slopes, slopes)],
        [Place(OUTPUT, 0, nv, operand=k) for k in range(3)],
    )
    links = [[0, 0, 0, 0], *([1, nv * i, 0, nv * i] for i in range(nv))]  # kind, record, parent's record, column
    return Recursion(
        [Sweep({0: first, 1: each})],
        np.array(links, dtype=np.int32),
        np.zeros((len(links), 0)),
        inverse + 2 * slopes,
        {},
    )


class Derivatives:
    """Derivatives along the tangent of q, by v, and by a or tau; (nv, nv) each, exact."""

    @of_pairs(q="q", v="v", a="v", result={"dq": "v×v", "dv": "v×v", "da": "v×v"})
    def inverse_dynamics_derivatives(tree: Tree, q: Array, v: Array, a: Array) -> Any:
        """inverse_dynamics_derivatives(q, v, a) → (∂τ/∂q, ∂τ/∂v, ∂τ/∂a), (..., nv, nv) each; ∂τ/∂a = M.

        Column k of ∂τ/∂q is the rate of τ when q moves as integrate(q, ε e_k): free joints along body twists (ω; v),
        angular first, spherical ones along body rotations. Weight, rotors, springs and dampers are in; closures add
        nothing. Law: τ(integrate(q, ε δ), v, a) = τ + ε ∂τ/∂q δ + O(ε²).
        Source: Carpentier & Mansard 2018; Singh, Russell & Wensing 2022.
        """
        return derivatives.inverse_dynamics_derivatives(tree, q, v, a)

    @by_rows(q="q", v="v", tau="v", result={"dq": "v×v", "dv": "v×v", "dtau": "v×v"})
    def forward_dynamics_derivatives(tree: Tree, q: Array, v: Array, tau: Array) -> Any:
        """forward_dynamics_derivatives(q, v, tau) → (∂v̇/∂q, ∂v̇/∂v, ∂v̇/∂τ), (..., nv, nv) each.

        ∂v̇/∂q along the tangent of q as in ``inverse_dynamics_derivatives``. In a tree ∂v̇/∂τ = M⁻¹ and the others are
        −M⁻¹ ∂τ/∂x at a = v̇. With closed loops the constrained equations are differentiated; where conditions are
        redundant the result holds for changes that keep the loops closed.
        Law: v̇(integrate(q, ε δ), v, τ) = v̇ + ε ∂v̇/∂q δ + O(ε²). Source: Carpentier & Mansard 2018.
        """
        return forward_derivatives.forward_dynamics_derivatives(tree, q, v, tau)
