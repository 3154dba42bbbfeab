"""The matrix of a network at a state, and what follows from it alone: index, causes, independent states, their energy.

Law: tests/networks/test_structure.py. Source: formulas.md §8–9. Units: across and through of the domain.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.algebra.traced import Traced, symbols
from poinsot.errors import ModelError
from poinsot.networks.equations import CausalEquations
from poinsot.records import dataclass

if TYPE_CHECKING:
    from scipy.sparse import csr_array


@dataclass(frozen=True, eq=False)
class StructureMatrix:
    """The fields of a `NetworkStructure`, and what its forms read of it."""

    equations: CausalEquations
    state: tuple[Scalar, ...]
    branches: tuple[int, ...]
    Z: csr_array

    @cached_property
    def storage(self) -> list[int]:
        """Rows of storage that gives its conjugate variable, in the order of the states."""
        own = set(self.equations.causality.excess)
        return self.rows([b for b in self.equations.branch_of_state if b not in own])

    @cached_property
    def excess(self) -> list[int]:
        """Rows of excess storage: given is the rate, other the conjugate variable that binds it."""
        e = self.equations
        return self.rows([b for b in e.causality.excess if b in e.state_of_branch])

    @cached_property
    def sources(self) -> list[int]:
        """Rows of sources, in their order."""
        return self.rows([self.equations.model.first_branch(k) for k, _ in self.equations.sources])

    def rows(self, branches: Sequence[int]) -> list[int]:
        """Where these branches stand in Z."""
        return [self._row[b] for b in branches]

    @cached_property
    def _row(self) -> dict[int, int]:
        return {b: i for i, b in enumerate(self.branches)}

    @property
    def index(self) -> int:
        """0: the rates follow one after another; 1: equations are to be solved on the way; 2: storage is bound."""
        if self.equations.causality.excess:
            return 2
        solved = any(block.how == "newton" or len(block.equations) > 1 for block in self.equations.blocks)
        return int(solved)

    def causes(self) -> list[str]:
        """Why the index is not 0, in the words of the user's elements."""
        e = self.equations
        branches = e.model.branches
        found = []
        for tie in e.excess.ties:
            quantity = branches[tie[0]].bound(e.causality.given[tie[0]])
            names = " – ".join(branches[b].name for b in tie)
            found.append(f"{names}: their {quantity} are bound, so {branches[tie[0]].name} is not independent")
        for block in e.blocks:
            names = ", ".join(dict.fromkeys(e.model.primitives[q.element].name for q in block.equations))
            if block.how == "newton":
                found.append(f"{names}: a nonlinear algebraic loop, solved by Newton's method")
            elif len(block.equations) > 1:
                found.append(f"{names}: a linear algebraic loop of {len(block.equations)} equations, eliminated")
        return found

    def independent_states(self) -> tuple[list[int], Floats]:
        """Independent states, and D: the form has x_T − D x_E in their place."""
        kept = [self.equations.state_of_branch[b] for b in self._branches(self.storage)]
        return kept, np.asarray(self.Z.toarray()[np.ix_(self.storage, self.excess)])

    def energy_of_storage(self) -> tuple[Callable[[Array], Scalar], tuple[str, ...]]:
        """H̃ of the independent states of storage, and their names."""
        return self._energy(self.independent_states()[1])

    def _energy(self, D: Floats) -> tuple[Callable[[Array], Scalar], tuple[str, ...]]:
        """H̃ of the independent states, and their names."""
        e = self.equations
        names = [e.state_names[e.state_of_branch[b]] for b in self._branches(self.storage)]
        kept = [e.state_of_branch[b] for b in self._branches(self.storage)]
        bound = [e.state_of_branch[b] for b in self._branches(self.excess)]

        if not bound:
            return lambda y: sum(e.energies(list(y)), 0.0), tuple(names)
        Q = constant_curvature(e, None if D.any() else bound)
        if Q is None:
            raise ModelError(
                f"network {e.model.name!r} is not explicit: {'; '.join(self.causes())}; as their energies are not "
                "quadratic, the states that are bound do not follow in closed form. A run keeps them by projection"
            )
        QT, QE, QTE = Q[np.ix_(kept, kept)], Q[np.ix_(bound, bound)], Q[np.ix_(kept, bound)]
        stiff = D.T @ QT @ D + QE + D.T @ QTE + QTE.T @ D
        share = -np.linalg.solve(stiff, D.T @ QT + QTE.T)
        lift = np.vstack([np.eye(len(kept)) + D @ share, share])
        order = [*kept, *bound]
        if not D.any():  # what is bound follows the other states of its own storage, which may be nonlinear elsewhere

            def hamiltonian(y: Array) -> Scalar:
                x: list[Scalar] = [0.0] * e.stored
                for i, part in zip(order, np.vstack([np.eye(len(kept)), share]), strict=True):
                    x[i] = sum((part[j] * y[j] for j in np.flatnonzero(part)), 0.0)
                return sum(e.energies(x), 0.0)

            return hamiltonian, tuple(names)
        reduced = lift.T @ Q[np.ix_(order, order)] @ lift

        def quadratic(y: Array) -> Scalar:
            return sum((0.5 * reduced[i, j] * y[i] * y[j] for i, j in np.argwhere(reduced)), 0.0)

        texts = []
        for i, name in enumerate(names):
            terms = [(-D[i, j], e.state_names[k]) for j, k in enumerate(bound) if D[i, j]]
            texts.append(name + "".join(f" {'+' if c > 0 else '-'} {_times(abs(c))}{other}" for c, other in terms))
        return quadratic, tuple(texts)

    def _branches(self, rows: Sequence[int]) -> list[int]:
        return [self.branches[i] for i in rows]


def _times(c: float) -> str:
    return "" if c == 1.0 else f"{c:g} "


def constant_curvature(equations: CausalEquations, of: Collection[int] | None = None) -> Floats | None:
    """∂²H/∂x² (n, n) of storage if it does not depend on the state, and H has no linear part that does; else None.

    of  states: only storage of these is looked at, the rest is left zero
    """
    x, n = list(symbols("x", (equations.stored,))), equations.stored
    found, start = np.zeros((n, n)), 0
    looked = np.zeros(n, dtype=bool)
    for h in equations.stiffness(x):
        at = range(start, start + len(h))
        start += len(h)
        if of is not None and not {*at} & {*of}:
            continue
        if any(isinstance(v, Traced) for v in np.asarray(h).flat):
            return None
        found[np.ix_(at, at)], looked[list(at)] = np.asarray(h, dtype=np.float64), True
    if not looked.any():
        return found
    slopes = equations.conjugates([0.0 if known else value for known, value in zip(looked, x, strict=True)])
    still = [is_zero(value) for value, known in zip(slopes, looked, strict=True) if known]
    return found if all(still) else None
