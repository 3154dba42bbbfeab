"""What of a System switches: rows that are open, closed or sliding, events of the user, and the kernels that say so.

A switching element is a port (z, w) of the Dirac structure: z acts on the system, w is its co-variable, z·w the power
that it gives to the system, and a *relation with a choice* joins them:

    unilateral   0 ≤ z ⟂ w ≥ 0                           limits, contacts, one-way clutches, diodes, check valves
                 −F_s ≤ z while closed                   magnets, which let go at −F_s
    friction     |z_T| ≤ μ_s z_N + F_s at w_T = 0,   z_T = −(μ_k z_N + F_k) w_T/|w_T|  where w_T ≠ 0;   relays, sign(w)
    commanded    w = 0 where it is told to be closed, z = 0 where open
    impulse      x⁺ = x ⊞ B ẑ,   0 ≤ ẑ ⟂ w⁺ + e w⁻ ≥ 0,   w⁺ = w⁻ + S ẑ
    with         ẇ = b + S z,  S = ∂ẇ/∂z ⪰ 0;     w = w₀ + D z  where there is a D (rows of degree 0)

A *mode* is one number of each row; it reaches compiled code as numbers σ, never as other code.
Source: Glocker, Set-Valued Force Laws (2001); Acary & Brogliato, Numerical Methods for Nonsmooth Dynamical Systems
(2008); docs/switching-theory.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

import numpy as np

from poinsot.algebra.arrays import Bools, Ints, Vector
from poinsot.errors import ModelError
from poinsot.motion.kernels import CompiledFunction
from poinsot.multibody.switching.element import KINDS, SwitchingElement
from poinsot.records import NamedTuple, dataclass, field
from poinsot.renames import InParts

Modes = Ints

UNILATERAL, FRICTION, COMMANDED, GATED, TRANSISTOR = range(5)
"""Kinds of rows. GATED is unilateral and may close only while its command is high (a thyristor); a TRANSISTOR also
opens when its command falls."""
TOLD = COMMANDED, GATED, TRANSISTOR
KIND = {kind: number for number, kind in enumerate((*KINDS, "transistor"))}
OPEN, CLOSED, FORWARD, BACKWARD = range(4)
"""Modes of a row. OPEN: z = 0. CLOSED: w is kept at 0 (a friction row sticks). FORWARD, BACKWARD: a friction row slides
with w > 0, w < 0; two tangential rows of a contact in space both slide FORWARD, along their direction."""


REMEMBERED = 64
"""Modes that are kept from one run to the next."""


class RowTable(NamedTuple):
    """Rows, one element after another.

    rows      (name, kind, degree, mode at the start, number of its element)
    elements  (name, restitution, μ_s, μ_k, whether restitution is Poisson's, what it acts on)
    """

    rows: tuple[tuple[str, int, int, int, int], ...] = ()
    elements: tuple[tuple[str, float, float, float, bool, tuple[str, ...]], ...] = ()

    @classmethod
    def of(cls, elements: Iterable[SwitchingElement], called: Callable[[str], str] = str) -> RowTable:
        """Of elements of a mechanism, by the names that it has for them."""
        rows, own = list[tuple[str, int, int, int, int]](), list[tuple[Any, ...]]()
        for e in elements:
            for name, row in zip(e.row_names(), e.layout, strict=True):
                rows.append((called(name), KIND[row.kind], row.degree, CLOSED if row.holds else OPEN, len(own)))
            numbers = float(e.restitution), float(e.mu_s), float(e.mu_k), e.poisson
            own.append((called(e.name), *numbers, tuple(sorted(map(called, e.acts_on)))))
        return cls(tuple(rows), tuple(own))

    def and_then(self, other: RowTable) -> RowTable:
        """These, then others."""
        more = ((*row, first + len(self.elements)) for *row, first in other.rows)
        return RowTable((*self.rows, *more), (*self.elements, *other.elements))  # type: ignore[arg-type]

    def row_fields(self) -> dict[str, Any]:
        """Their fields of `RowData`."""
        names, *numbers = zip(*self.rows, strict=True) if self.rows else ((),) * 5
        kinds = zip(("kind", "degree", "begins", "element"), numbers, strict=True)
        return {"names": names, **{name: np.array(each, dtype=np.int64) for name, each in kinds}}

    def element_fields(self) -> dict[str, Any]:
        """Their fields of `ElementData`."""
        names, *numbers, poisson, bodies = zip(*self.elements, strict=True) if self.elements else ((),) * 6
        real = zip(("restitution", "static", "kinetic"), numbers, strict=True)
        found = {name: np.array(each, dtype=np.float64) for name, each in real}
        beside = np.array([bodies.index(each) for each in bodies], dtype=np.int64)
        return {"names": names, "poisson": np.array(poisson, bool), "beside": beside, **found}


@dataclass(frozen=True, eq=False)
class Mode:
    """What kernels and the loop need of a mode; made once for each that is met.

    sigma  float[nm]: numbers of the mode, the first part of σ
    left, right  float[m, k] or None: L and N, null spaces of D_αα over the closed rows α, where D is not 0: jumps are
           ẑ = −N (Lᵀ S N)⁺ Lᵀ w, and Lᵀ w = 0 is what the closed rows ask of the state. None: unit columns of α
    Errors  ModelError from the maker for a mode that contradicts itself: sources shorted, current sources opened
    """

    sigma: Vector
    left: Vector | None = None
    right: Vector | None = None


@dataclass(frozen=True, eq=False)
class KnownModes:
    """The maker of modes, which keeps the first that it has made: a run begins with those met before.

    met  mode int64[m] as bytes → `Mode`, in the order in which they were met
    """

    make: Callable[[Modes], Mode]
    met: dict[bytes, Mode] = field(default_factory=dict)

    def __call__(self, mode: Modes) -> Mode:
        """The numbers of a mode; errors as its maker raises them."""
        key = np.ascontiguousarray(mode, dtype=np.int64).tobytes()
        found = self.met.get(key)
        if found is None:
            found = self.make(mode)
            if len(self.met) < REMEMBERED:
                self.met[key] = found
        return found


@dataclass(frozen=True, kw_only=True, eq=False)
class RowData:
    """The m rows that switch.

    names      unique: what events and refusals call the rows
    element    int64[m]: each row belongs to one; a contact's normal row stands before those of its friction; a row
               alone is an element of its own
    kind, degree   int64[m]; degree is how often w is differentiated until z appears: 2 (with a gap g, ġ = w), 1, 0
    begins     int64[m] or None: mode of every row at the start of a run, a proposal: what is CLOSED or slides there;
               None: all OPEN
    gap, rate  float[m]: below which |g| and |w| are none, from the sizes of the System
    guessed    int64[m]: 1 where nothing tells the size of w, which then follows what is seen of the motion, 2 where
               nothing tells that of the gap either; None: all are told
    force      float[m]: below which |z| is none, of COMMANDED rows what of their command is rounding; None: by what z
               has been in its mode
    turned     bool[m]: rows whose OPEN means a closed element, which is how a log of events tells it (a diode whose z
               is its reverse voltage); None: none is
    discs      pairs of rows of friction of one element with forces in a disc, |(z₁, z₂)| ≤ μ z_N + F
    """

    names: tuple[str, ...] = ()
    element: Ints
    kind: Ints
    degree: Ints
    begins: Modes | None = None
    gap: Vector
    rate: Vector
    guessed: Modes | None = None
    force: Vector | None = None
    turned: Bools | None = None
    discs: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, kw_only=True, eq=False)
class ElementData:
    """The nc contacts and other elements that rows belong to.

    restitution    float[nc], e of Newton's law; static, kinetic  float[nc], μ_s and μ_k of friction on z_N
    poisson        bool[nc]: e is Poisson's
    loss           int64[nc]: the place among the System's powers where what an element's jumps lose is booked
    beside         int64[nc]: the first element that acts on the same bodies; None: each on its own
    """

    names: tuple[str, ...] = ()
    restitution: Vector
    static: Vector
    kinetic: Vector
    poisson: Bools
    loss: Ints
    beside: Ints | None = None


@dataclass(frozen=True, kw_only=True, eq=False)
class RowKernels:
    """Kernels of rows and modes.

    They take what the System's do, in the order (x₀[nx], ξ[nl], t[1], u[nu], c[nc], σ[ns]), a kernel that needs no σ
    (no c) simply ends before it; σ = (Mode.sigma [nm], direction [m]), ns = nm + m.

    flow      (x₀, ξ, t, u, c, σ) → (ξ̇[nl], powers[nw])   as `FlowKernels.flow`, in the mode σ. That is the flow with
              every row OPEN, and may be None: then this one serves there too
    watch     (x₀, ξ, t, u, c) → (g[m], w[m])   gaps (0 but for degree 2) and w at z = 0: cheap, on dense output
    data      (x₀, ξ, t, u, c) → (g[m], w[m], b[m], S[m, m], D[m, m], F[m, 2], command[m, 2])
              w at z = 0; b = ẇ at z = 0; F: static and kinetic bound besides μ z_N, of UNILATERAL and GATED rows the
              pull at which they let go, else 0; command of COMMANDED, GATED and TRANSISTOR
              rows: they are told to close when the first is ≥ 0, to open when the second is, to stay when neither is.
              z in a mode follows from these numbers by one solve, as in `flow`
    impulse   (x[nx], ẑ[m], c) → x⁺[nx]: x ⊞ B ẑ, along velocities (momenta, charges) alone
    supplied  (x[nx], t[1], u[nu], ẑ[m], c) → Ê[ports], what the impulse takes out of every port at x: s Fᵀ ẑ of a
              source s; of a jump its mean along the way is booked. None: no port gives in an instant
    jacobian  (x₀, ξ, t, u, c, σ) → ∂ξ̇/∂ξ[nl, nl]; None: by differences
    margins   (x₀, ξ, t, u, c, σ) → (g[m], w[m], z[m], F[m, 2], command[m, 2])   all in the mode σ, for guards; a System
              with a D needs it, others have z from `data` by one solve; None: they do
    commands  (x₀, ξ, t, u, c) → command[m, 2]   where times and inputs alone tell them; None: they do not
    project   (x[nx], c, σ) → (x′[nx], position error, velocity error): closures of the System and closed rows together;
              None: rows of this System do not drift
    along     () → flow, margins and project by their names, which take p in the place of c: of a System with parameters
              whose modes' numbers depend on them, for derivatives. None: those above serve
    """

    flow: CompiledFunction
    watch: CompiledFunction
    data: CompiledFunction
    impulse: CompiledFunction
    supplied: CompiledFunction | None = None
    jacobian: CompiledFunction | None = None
    margins: CompiledFunction | None = None
    commands: CompiledFunction | None = None
    project: CompiledFunction | None = None
    along: Callable[[], Mapping[str, Any]] | None = None


@dataclass(frozen=True, kw_only=True, eq=False)
class UserEvents:
    """The ng events of the user; one named "" lands a step and no more.

    guards    (x[nx], t[1], u[nu], c) → γ[ng]
    resets    by event (x[nx], t[1], u[nu], c) → x⁺[nx], or None
    terminal  bool[ng]      ways  int64[ng]: +1, −1 the way in which γ passes 0, 0: both
    """

    names: tuple[str, ...] = ()
    guards: CompiledFunction | None = None
    resets: tuple[CompiledFunction | None, ...] = ()
    terminal: Bools = field(default_factory=lambda: np.zeros(0, bool))
    ways: Ints = field(default_factory=lambda: np.zeros(0, np.int64))


@dataclass(frozen=True, kw_only=True, eq=False)
class Switching(InParts):
    """The rows that switch, with their kernels and tables, and events of the user beside them.

    modes    mode int64[m] → `Mode`; kept as `KnownModes`
    mode_size  nm, the numbers of a mode in σ
    curved   whether w is not straight along a jump: storage whose energy is not quadratic
    evenly   whether z by its kernels and observations is shared, where several rows hold one motion, as decisions have
             it; else friction that slides as it rests stays open where others hold its motion, if all that is coupled
             to it does
    told     whether modes with T_ẇ = 0 have T_w D + T_z = 1, so that z = −T_w w₀ where none slides (`motion.probing`)
    against  row → the sources of which it and others are a loop or a cut without anything between, as a clause that
             says what becomes of them and what to do; "" where there are none. None: never any
    Errors   ModelError for arrays of other lengths than there are rows, and events of the user without guards
    """

    place: ClassVar[str] = "poinsot.simulation.Switching"
    rows: RowData
    elements: ElementData
    kernels: RowKernels
    events: UserEvents = field(default_factory=UserEvents)
    modes: Callable[[Modes], Mode]
    mode_size: int
    curved: bool = False
    evenly: bool = True
    told: bool = False
    against: Callable[[int], str] | None = None

    def __post_init__(self) -> None:
        for part, names in (
            (self.rows, ("element", "kind", "degree", "gap", "rate")),
            (self.elements, ("restitution", "static", "kinetic", "poisson", "loss")),
            (self.events, ("resets", "terminal", "ways")),
        ):
            for name in names:
                if len(found := getattr(part, name)) != (size := len(part.names)):
                    raise ModelError(f"switching: its {name} must have {size} entries, not {len(found)}.")
        if (self.events.guards is not None) != bool(self.events.names):
            raise ModelError("switching: events of the user need a kernel of their guards, and only they do.")
        if not isinstance(self.modes, KnownModes):
            object.__setattr__(self, "modes", KnownModes(self.modes))

    @property
    def sigma_size(self) -> int:
        """ns: numbers of σ, of the mode and directions of sliding."""
        return self.mode_size + len(self.rows.names)
