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
from poinsot.records import dataclass, field

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
class ResidualForm:
    """F(ẋ, x, w, t, u) = 0 as sparse matrices over z and laws.

    states, unknowns   nx and nw; y = (x, w) is what a run solves for, and a sample is (x, w, ẋ)
    signals     kernel (t[1], u[nu], constants) → s, or None without sources
    rows        (nx + nw, |z|); reads (arguments of laws, |z|), with no entries over N
    families    laws by kind; law k has its reads from ``reads_at[k]``, its values in N from ``values_at[k]`` on
    width, saturation, straight, begins  of each read: n V_T, I_s, from where the law is straight and from where it is
                steep [V] where it is a junction, else 0
    across, through    of the branches through which power is supplied or taken; ``power_of``: which power each adds to
    factor      ±1 for each of these branches
    scale       nominal size of y, the units of the absolute tolerance
    group       of y: which entries are sizes of one kind, of which 1e-14 of the largest is rounding
    names       of y, for reports; around: the elements in the equation of each row
    lines       what arrives late, or None
    rest        w where Newton's method begins without anything better: zeros, but never at the absolute zero of heat
    observations  as of a ``System``, of samples (nt, 2 nx + nw)
    Law         KCL, KVL and every law hold at a root: tests/networks/test_newton.py
    """

    states: int
    unknowns: int
    signals: CompiledFunction | None
    rows: csr_array
    reads: csr_array
    families: Sequence[KernelFamily]
    reads_at: Sequence[int]
    values_at: Sequence[int]
    width: Vector
    saturation: Vector
    straight: Vector
    begins: Vector
    across: csr_array
    through: csr_array
    power_of: Ints
    factor: Vector
    scale: Vector
    group: Sequence[int]
    names: tuple[str, ...]
    constants: Vector = field(default_factory=lambda: np.zeros(0))
    around: Sequence[Callable[[], list[str]]] = field(default_factory=tuple)
    lines: DelayLines | None = None
    rest: Vector = field(default_factory=lambda: np.zeros(0))
    observations: Mapping[str, Observation]

    @property
    def critical(self) -> Vector:
        """Of each read that is of a junction the voltage where its law bends most, n V_T ln(n V_T / √2 I_s), else 0."""
        found, steep = np.zeros(len(self.width)), self.width != 0
        width = np.abs(self.width[steep])
        found[steep] = width * np.log(width / (np.sqrt(2.0) * np.abs(self.saturation[steep])))
        return found
