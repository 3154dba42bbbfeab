"""The residual form of a System: for systems without a flow, or without one that explicit methods can follow.

    z = (ẋ, x, w, s, N),   s = signals(t, u),   N = laws(reads z),   0 = rows z

x [nx] are storage states, w [nw] algebraic unknowns; the matrices are constants, laws come by families: arrays alone
grow with the network. Decision and reasons: `docs/decisions.md`.
Source: decision 0007; Hairer & Wanner 1996, §VI.1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Ints, Vector
from poinsot.kernels.families import KernelFamily
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.observing import Observation
from poinsot.records import dataclass

if TYPE_CHECKING:
    from scipy.sparse import csr_array


@dataclass(frozen=True, kw_only=True, eq=False)
class DelayLines:
    """Waves that arrive late: the last of s are waves · z, ``delays`` [s] ago.

    names     the element that each passes through
    starts    (waves, nx): what they were before the run began, starts · x
    energies  the state of each that holds the energy of its line; shares: its part is τ/(4 Z) wave² if that is even
    """

    names: tuple[str, ...]
    delays: Vector
    waves: csr_array
    starts: Vector
    energies: Ints
    shares: Vector

    def even(self, state: Vector) -> Vector:
        """The state (nx,) with the energies of lines along which the initial waves are uniform."""
        found = np.array(state, dtype=np.float64)
        found[self.energies] = 0.0
        np.add.at(found, self.energies, self.shares * (self.starts @ state) ** 2)
        return found


@dataclass(frozen=True, kw_only=True, eq=False)
class LawFamilies:
    """Laws by kind: law k has its reads from ``reads_at[k]``, its values in N from ``values_at[k]`` on."""

    families: Sequence[KernelFamily]
    reads_at: Ints
    values_at: Ints

    @property
    def count(self) -> int:
        """How many values all laws have together: |N|."""
        return sum(len(f.members) * f.values for f in self.families)

    def places(self, family: KernelFamily) -> tuple[Ints, Ints]:
        """Of each member of a family the places of its reads (members, reads) and of its values (members, values)."""
        reads, values = (at[np.array(family.members)][:, None] for at in (self.reads_at, self.values_at))
        return reads + np.arange(family.reads), values + np.arange(family.values)


@dataclass(frozen=True, kw_only=True, eq=False)
class JunctionReads:
    """Of each read of a law that is the voltage of a junction, else 0: n V_T, I_s, and two voltages [V].

    straight  from where the law is straight; begins: from where it is steep
    """

    width: Vector
    saturation: Vector
    straight: Vector
    begins: Vector

    @property
    def critical(self) -> Vector:
        """The voltage where the law bends most, n V_T ln(n V_T / √2 I_s)."""
        found, steep = np.zeros(len(self.width)), self.width != 0
        width = np.abs(self.width[steep])
        found[steep] = width * np.log(width / (np.sqrt(2.0) * np.abs(self.saturation[steep])))
        return found


@dataclass(frozen=True, kw_only=True, eq=False)
class PowerBranches:
    """Branches through which power is supplied or taken: across · z times through · z.

    power_of  which power each adds to; factor: with ±1
    """

    across: csr_array
    through: csr_array
    power_of: Ints
    factor: Vector


@dataclass(frozen=True, kw_only=True, eq=False)
class SolvedVariables:
    """The variables that a run solves for: states, then algebraic unknowns.

    scale  nominal size of each at the start; nominal: of states, ordinary ones that may be larger, or 0. The larger is
           the unit of the absolute tolerance
    group  which entries are sizes of one kind, of which 1e-14 of the largest is rounding
    names  for reports
    rest   w where Newton's method begins without anything better: zeros, but never at the absolute zero of heat
    """

    scale: Vector
    nominal: Vector
    group: Sequence[int]
    names: tuple[str, ...]
    rest: Vector


@dataclass(frozen=True, kw_only=True, eq=False)
class ResidualForm:
    """F(ẋ, x, w, t, u) = 0 as sparse matrices over z and laws.

    states, unknowns   nx and nw; a sample is (x, w, ẋ)
    signals     kernel (t[1], u[nu], constants) → s, or None without sources
    rows        (nx + nw, |z|); around: the elements in the equation of each row
    reads       (arguments of laws, |z|), with no entries over N
    lines       what arrives late, or None
    observations  as of a ``System``, of samples (nt, 2 nx + nw)
    Law         KCL, KVL and every law hold at a root: tests/networks/test_newton.py
    """

    states: int
    signals: CompiledFunction | None
    constants: Vector
    rows: csr_array
    around: Sequence[Callable[[], list[str]]]
    reads: csr_array
    laws: LawFamilies
    junctions: JunctionReads
    powers: PowerBranches
    solved: SolvedVariables
    lines: DelayLines | None
    observations: Mapping[str, Observation]

    @property
    def unknowns(self) -> int:
        """The number of algebraic unknowns nw."""
        return int(self.rows.shape[0]) - self.states
