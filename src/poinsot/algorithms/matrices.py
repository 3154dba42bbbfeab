"""Matrices over pairs of freedoms as ufuncs: written out where pairs are few, in loops where they are many."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from poinsot.algorithms.by_name import find_algorithm
from poinsot.algorithms.compiled import compiled
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.kernels import Kernel
from poinsot.multibody.derivatives import distant_elements, own_loads
from poinsot.multibody.forward_derivatives import branch_pairs
from poinsot.multibody.tree import Tree

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
