"""Resistive relations F f + E e = 0 between n flows and n efforts, with power into them positive: ⟨e, f⟩ ≥ 0.

A relation that is not linear is a `ResistiveLaw`, e = r(f) or f = r(e). Of a linear one the condition is
F Eᵀ + E Fᵀ ⪯ 0 and rank [F E] = n. An "active resistor" is refused, unless it is declared a source.
Source: Ratiu & Blankenstein (linear dissipators); formulas.md §8.
Units: any in which flow times effort of each port is power [W]. Law: ⟨e, f⟩ ≥ 0 for what is no source,
tests/structures/test_composition.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.structures import matrices
from poinsot.structures.ports import Variable


@final
@dataclass(frozen=True, eq=False)
class Resistive:
    """F f + E e = 0, F, E (n, n).  Invariants: rank n, and F Eᵀ + E Fᵀ ⪯ 0 unless ``source``.

    Errors  ModelError if it gives power and was not declared a source
    Law     ⟨e, f⟩ ≥ 0 on it, tests/structures/test_composition.py
    """

    F: matrices.Array
    E: matrices.Array
    name: str = "resistor"
    source: bool = False

    def __post_init__(self) -> None:
        F, E = matrices.alike(self.F, self.E)
        n = len(F)
        if F.shape != (n, n) or E.shape != (n, n) or matrices.rank(np.hstack([F, E])) != n:
            raise ModelError(f"{self.name}: a resistive relation needs n independent rows for n flows and n efforts")
        object.__setattr__(self, "F", F)
        object.__setattr__(self, "E", E)
        if not self.source and not matrices.is_positive_semidefinite(-self._power):
            raise ModelError(
                f"{self.name} is active: it gives power to the network instead of taking it (its symmetric part has a "
                "negative eigenvalue), which no resistor does; correct its sign, or declare it with source=True"
            )

    @property
    def rows(self) -> matrices.Array:
        """[F E]."""
        return np.hstack([self.F, self.E])

    @property
    def _power(self) -> matrices.Array:
        """F Eᵀ + E Fᵀ, on floats relative to the lengths of the rows."""
        K = self.F @ self.E.T + self.E @ self.F.T
        if matrices.is_exact(K):
            return np.asarray(K)
        lengths = np.linalg.norm(np.hstack([self.F, self.E]), axis=1)
        return np.asarray(K / np.outer(lengths, lengths))

    @property
    def size(self) -> int:
        """n, the number of flows."""
        return len(self.F)

    @property
    def lossless(self) -> bool:
        """Whether ⟨e, f⟩ = 0 on it."""
        return matrices.vanishes(self._power, tolerance=matrices.POWER_TOLERANCE)


@final
@dataclass(frozen=True, eq=False)
class ResistiveLaw:
    """e = r(f), or f = r(e) with ``given`` "effort": n numbers from n, over any scalar; power into it positive.

    law     (n,) ↦ n numbers, or one number of one; ⟨r(f), f⟩ ≥ 0 where it is no source: what it takes is in the ledger
    given   the variable that the law takes
    varies  whether it varies with the state, e = r(f, x): the law takes all states of the system besides
    Law     what it takes is what the rest loses, tests/systems/test_implicit_motion.py
    Errors  ModelError for another ``given`` than "flow" and "effort"
    """

    law: Callable[..., ArrayLike]
    given: Variable = "flow"
    name: str = "resistor"
    varies: bool = False

    def __post_init__(self) -> None:
        if not callable(self.law) or self.given not in ("flow", "effort"):
            raise ModelError(
                f"{self.name}: a resistive law is a function of its flows or of its efforts, "
                f"ResistiveLaw(law, given='flow') or given='effort'; not {self.law!r:.40} of {self.given!r:.20}"
            )


def resistance(R: ArrayLike, name: str = "resistor", source: bool = False) -> Resistive:
    """e = R f, R (n × n) or a number, R + Rᵀ ⪰ 0."""
    R = matrices.matrix(np.atleast_2d(np.asarray(R)))
    return Resistive(R, -matrices.identity(len(R)), name, source)


def conductance(G: ArrayLike, name: str = "conductor", source: bool = False) -> Resistive:
    """f = G e, G (n × n) or a number, G + Gᵀ ⪰ 0."""
    G = matrices.matrix(np.atleast_2d(np.asarray(G)))
    return Resistive(-matrices.identity(len(G)), G, name, source)
