"""What a network conserves, and whether it is passive, told by its structure and its elements.

    conserved   cᵀ ẋ = 0 whatever the energies, the inputs and the dissipation: loops of flux, nodes of charge
    passive     every linear part takes power (Z + Zᵀ ⪯ 0), every relation says that it does; is H convex?

Laws: tests/networks/test_invariants.py. Source: Stramigioli et al., §3.1.1; formulas.md §8.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from poinsot.elements.primitives import Relation
from poinsot.networks.structure import NetworkStructure
from poinsot.structures.dirac import block_diagonal
from poinsot.structures.elimination import units
from poinsot.structures.matrices import alike, identity, kernel, matrix, nothing, product, smallest_eigenvalue

Floats = NDArray[np.float64]
Matrix = NDArray[Any]


@final
@dataclass(frozen=True)
class Passivity:
    """Why a network is passive, or what stands against it.

    lost       smallest eigenvalue of −(Z + Zᵀ)/2, what linear resistors take, in units that make the rows of Z alike;
               ≥ 0, but for rounding of ``tolerance``, if they take power
    active     relations that are declared to give power
    curvature  smallest eigenvalue of ∂²H/∂x² of all storage at the state; below 0 the energy has no minimum there
    machines   mechanisms, whose weights and springs are not in the curvature
    """

    lost: float
    active: tuple[str, ...]
    curvature: float
    machines: tuple[str, ...] = ()
    tolerance: float = 1e-12

    @property
    def holds(self) -> bool:
        """Whether every part but the sources takes power."""
        return self.lost >= -self.tolerance and not self.active

    def explain(self) -> str:
        """One sentence."""
        if self.lost < -self.tolerance:
            return f"not passive: its linear part gives power (smallest eigenvalue {self.lost:.3g})"
        if self.active:
            return f"not passive: {', '.join(self.active)} may give power"
        minimum = "and its energy is convex at this state, so that rest is stable" if self.curvature >= 0 else (
            f"but its energy is not convex at this state (curvature {self.curvature:.3g})"
        )  # fmt: skip
        if self.curvature >= 0 and self.machines:
            minimum = f"and whether rest is stable is up to the weights and springs of {', '.join(self.machines)}"
        return f"passive: what is not a source takes power, {minimum}"


def passivity(structure: NetworkStructure) -> Passivity:
    """The certificate of passivity at the state of the structure."""
    e = structure.equations
    Z = structure.Z.toarray()
    d = units(Z)
    lost = smallest_eigenvalue(-(Z + Z.T) / 2 / np.outer(d, d))
    active = tuple(p.name for p in e.model.primitives if isinstance(p, Relation) and p.power == "active")
    curvature = min(
        (float(np.linalg.eigvalsh(np.asarray(h, dtype=np.float64)).min()) for h in e.stiffness(structure.state)),
        default=0.0,
    )
    return Passivity(float(lost), active, curvature, tuple(machine.name for _, machine, _ in e.machines))


def conserved(structure: NetworkStructure, inputs: bool = True) -> list[dict[str, float]]:
    """Combinations of states {name: coefficient} that never change, of storage alone.

    inputs  whether the sources may do what they like; without it they give zero
    Law     cᵀ ẋ = 0 at every state, time and input
    """
    rows, bound = structure.storage, structure.excess
    sources = set(structure.sources)
    others = [j for j in range(structure.Z.shape[1]) if j not in set(bound) and (inputs or j not in sources)]
    Z = structure.Z.toarray()
    free, D = _number(Z[np.ix_(rows, others)]), Z[np.ix_(rows, bound)]
    null = kernel(product(*alike(free, _admissible(structure, Z, others))).T).T if rows else nothing(0, 0)
    names = [_state(structure, i) for i in (*rows, *bound)]
    found = []
    for c in null:
        whole = np.vstack(alike(c.reshape(-1, 1), -product(*alike(_number(D.T), c.reshape(-1, 1)))))[:, 0]
        found.append({name: v for name, v in zip(names, _plain(whole), strict=True) if v})
    return found


def _admissible(structure: NetworkStructure, Z: Floats, others: list[int]) -> Matrix:
    """Columns that span what is given at these branches: all, but where relations couple their outputs (``spans``)."""
    e = structure.equations
    column = {i: j for j, i in enumerate(others)}
    coupled: list[tuple[Floats, Floats]] = []
    for k, p in enumerate(e.model.primitives):
        if not isinstance(p, Relation) or p.spans is None:
            continue
        at = structure.rows([e.model.first_branch(k) + port for port in range(len(p.pairs))])
        if Z[np.ix_(at, structure.excess)].any():
            continue
        says = Z[np.ix_(at, others)]
        for r, (i, output) in enumerate(zip(at, p.outputs, strict=True)):
            if e.causality.given[structure.branches[i]] == output:
                says[r] = 0.0
                says[r, column[i]] = 1.0
        coupled.append((says, np.asarray(p.spans, dtype=np.float64)))
    if not coupled:
        return identity(len(others))
    says, rates = np.vstack([a for a, _ in coupled]), block_diagonal(*(b for _, b in coupled))
    return kernel(_number(np.hstack([says, -rates])))[: len(others)]


def _number(A: Floats) -> Matrix:
    """The same, over whole numbers if they are."""
    whole = np.array_equal(A, np.round(A)) and np.abs(A).max(initial=0.0) < 2.0**53
    return matrix(A.astype(np.int64)) if whole else A


def _plain(c: Matrix) -> list[float]:
    """The combination in the smallest whole numbers if it is rational, else with one as the largest; that positive."""
    largest = max(c, key=abs)
    if all(isinstance(x, Fraction) for x in c):
        unit = Fraction(math.gcd(*(x.numerator for x in c)), math.lcm(*(x.denominator for x in c)))
        return [float(x / (unit if largest > 0 else -unit)) for x in c]
    return [float(x / largest) for x in c]


def _state(structure: NetworkStructure, row: int) -> str:
    e = structure.equations
    return e.state_names[e.state_of_branch[structure.branches[row]]]


def combination(terms: dict[str, float]) -> str:
    """The combination as text: "C1.charge + 2 C2.charge"."""
    text = ""
    for name, c in terms.items():
        sign = "-" if c < 0 else "+"
        size = f"{abs(c):.6g} ".removeprefix("1 ")
        text += f" {sign} {size}{name}" if text else f"{'-' * (c < 0)}{size}{name}"
    return text
