"""The few primitives of which the elements of every domain are made; each has ports that are pairs of terminals.

    Storage         H(x):                ẋ = through (across storage) or across (through storage), ∂H/∂x is the other
    LinearResistor  a across = r through                                                  linear, dissipates
    Relation        outputs = law(reads)                                                  nonlinear, any number of ports
    IdealSource     across = s(t) or through = −s(t)
    IdealCoupling   P across + Q through = 0,   Q Pᵀ + P Qᵀ = 0                        keeps power: transformer, gyrator
    IdealSwitch     through = 0 or across = 0                                   a choice: diode, switch, stop, friction
    Composite       parts joined at inner nodes

An element is data: names, numbers and plain functions over any scalar. Power into an element counts positive.
Source: Ratiu & Blankenstein, Dirac structures; formulas.md §8.
Units: across and through of the domain, their product [W]; energies [J]. Law: each keeps, takes or gives power as it
says, tests/components/test_declarations.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from operator import eq
from typing import Any, Literal, Protocol, TypeAlias, final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.caching import cached_property
from poinsot.algebra.quadratic_forms import HalfSquare
from poinsot.algebra.relays import jumps
from poinsot.algebra.scalars import Scalar, known, unknown
from poinsot.components.domains import Domain, Quantity
from poinsot.components.made import Described
from poinsot.errors import ModelError
from poinsot.multibody.model import RunEvent
from poinsot.namespaces import former_names
from poinsot.records import dataclass, field
from poinsot.showing import Typeable
from poinsot.signals.signal import Signal
from poinsot.structures.kirchhoff import EdgeKind

Variable = Literal["across", "through"]


GROUND = "ground"


@final
@dataclass(frozen=True)
class TerminalPair(Typeable):
    """A port of an element: a pair of terminals of one domain. Through runs inside from the first to the second.

    name       of the port, "" for the only one or the main one
    terminals  their names, "" for one that is called as its port; None for one that is the reference itself (the far
               side of a mass, of a heat capacity)
    """

    domain: Domain
    name: str = ""
    terminals: tuple[str | None, str | None] = ("p", "n")

    @cached_property
    def names(self) -> tuple[str | None, str | None]:
        """The names of its terminals within the element: "p", or "port.p" where the port has a name."""
        first, second = (t if t is None else ".".join(filter(None, (self.name, t))) for t in self.terminals)
        return first, second

    @cached_property
    def here(self) -> tuple[str, ...]:
        """Those of its names that stand on nodes of the network."""
        return tuple(name for name in dict.fromkeys(self.names) if name is not None)

    @cached_property
    def alone(self) -> tuple[TerminalPair]:
        """The ports of an element with this one only: one tuple for all of them."""
        return (self,)

    @cached_property
    def storing(self) -> Mapping[EdgeKind, tuple[tuple[EdgeKind], tuple[Quantity]]]:
        """Kinds and states of storage at this port alone, by kind: one pair of tuples for all such elements."""
        return {kind: ((kind,), (stored(self, kind),)) for kind in _STORING if _found(self, kind)}

    def quantity(self, variable: Variable) -> Quantity:
        """The across or through quantity of the domain."""
        return self.domain.across if variable == "across" else self.domain.through


@final
@dataclass(frozen=True, eq=False, slots=True)
class Storage(Described):
    """Energy H(x) of the states of its ports: ẋᵢ and ∂H/∂xᵢ are the conjugate variables of port i.

    kinds    for each port Kind.ACROSS_STORAGE (x accumulates through; ∂H/∂x is across: capacitor, mass, tank) or
             Kind.THROUGH_STORAGE (x accumulates across; ∂H/∂x is through: inductor, spring)
    energy   H of the states, one argument each, over any scalar [J]
    initial  states at the start; None where nothing is said: zero, unless other storage binds it
    states   the quantities of the states; by default those of the domains
    least    where the energy's own formula does not show it: a number that it is never below [J], within its law
    amount   of one port, the state as a function of the conjugate variable, q(v), where that is the law that is known
             well: then storage and voltages are solved together by it; junction: where it grows as an exponential
    nominal  a state of ordinary size, where that is larger than the slope of the energy at the start tells; else 0
    within   sizes that the units of the states do not exceed, where not the energy alone says what is small
    Law      Ḣ = Σ across · through
    Errors   ModelError for other numbers of kinds, states and initial values than of ports
    """

    name: str
    pairs: tuple[TerminalPair, ...]
    kinds: tuple[EdgeKind, ...]
    energy: Callable[..., Scalar]
    initial: tuple[float | None, ...]
    states: tuple[Quantity, ...] = ()
    least: float | None = None
    amount: Callable[[Scalar], Scalar] | None = None
    junction: Junction | None = None
    nominal: float = 0.0
    within: tuple[float, ...] = ()

    def never_below(self, *x: Scalar) -> Scalar:
        """A form that the energy is never below, of forms x: the least energy where that is known, else the energy."""
        return self.energy(*x) if self.least is None else Form.within(self.least, np.inf)

    def __post_init__(self) -> None:
        if not self.states:
            object.__setattr__(self, "states", tuple(map(stored, self.pairs, self.kinds)))
        if not len(self.pairs) == len(self.kinds) == len(self.initial) == len(self.states):
            raise ModelError(f"storage {self.name!r} needs a kind, a state and an initial value for each of its ports")
        if not isinstance(self.energy, HalfSquare) and jumps(self.energy, len(self.pairs), self.name):
            raise ModelError(
                f"the energy of {self.name!r} jumps (sign, step, if): what is stored cannot; give it a formula that "
                "only bends, with abs, min or max"
            )


_STORING = EdgeKind.ACROSS_STORAGE, EdgeKind.THROUGH_STORAGE


def _found(pair: TerminalPair, kind: EdgeKind) -> Quantity | None:
    return pair.domain.accumulated if kind == EdgeKind.ACROSS_STORAGE else pair.domain.across_integral


def stored(pair: TerminalPair, kind: EdgeKind) -> Quantity:
    """The quantity that a storage of this kind accumulates at this port."""
    found = _found(pair, kind)
    if found is None:
        raise ModelError(f"there is no storage of {pair.domain.across.name} over time in the {pair.domain.name} domain")
    return found


@final
@dataclass(frozen=True, eq=False, slots=True)
class LinearResistor(Described):
    """``a`` across = ``r`` through: a resistance (a = 1) or a conductance (r = 1), linear; takes power.

    by  names of states "element.state" that make the coefficients vary: then ``vary(*states)`` gives (a, r)
    Errors  ModelError for coefficients below zero, both zero, or not finite
    """

    name: str
    pairs: tuple[TerminalPair]
    a: float
    r: float
    by: tuple[str, ...] = ()
    vary: Callable[..., tuple[Scalar, Scalar]] | None = None

    def __post_init__(self) -> None:
        if type(self.a) is type(self.r) is float and 0 <= self.a < inf and 0 <= self.r < inf and self.a + self.r > 0:
            return
        if not (known(self.a) and known(self.r)):
            return
        if unknown(self.a) or unknown(self.r):  # of many members, finite by then
            if self.a >= 0 and self.r >= 0 and self.a + self.r > 0:
                return
            raise ModelError(f"{self.name!r} needs a resistance, zero or more")
        if not (np.isfinite(self.a) and np.isfinite(self.r) and self.a >= 0 and self.r >= 0 and self.a + self.r > 0):
            raise ModelError(
                f"{self.name!r} needs a finite resistance, zero or more; one that is below zero would give power: "
                "a source says so by its name"
            )


@final
@dataclass(frozen=True, slots=True)
class Junction:
    """A law that grows as exp(reads / width): Newton's steps along it are limited, as in SPICE.

    reads       which of the arguments of the law stands in the exponential
    width       n V_T, over which it grows by e; below zero where it grows downwards, as −i(−v) of a mirrored diode
    saturation  the factor I_s before the exponential
    straight    beyond so many widths the law goes on along its tangent, where nothing is to be limited
    begins      the exponential is of (reads − begins)/width: where a breakdown begins
    """

    reads: int
    width: float
    saturation: float
    straight: float = inf
    begins: float = 0.0


@final
@dataclass(frozen=True, slots=True)
class Delayed:
    """What left a port so long ago, across + impedance · through: Bergeron's wave, an argument of a law.

    port, delay [s], impedance   which, how long ago; through counts into the element
    starts   its value before the run: factors of the states in ``by``
    Source   Bergeron (1949); Branin, Proc. IEEE 55 (1967)
    """

    port: int
    delay: float
    impedance: float
    starts: tuple[float, ...]


Noise: TypeAlias = tuple[float, tuple[float, ...], float]
"""S at 1 Hz, by port the factor with which it enters the output, and n: the density is S/f^n."""
NoiseLaw: TypeAlias = Callable[[float, Sequence[float], Sequence[float]], Sequence[Noise]]


@final
@dataclass(frozen=True, eq=False, slots=True)
class Relation(Described):
    """outputs = law(reads): one variable of each port as a function of variables of its ports, over any scalar.

    outputs  for each port the variable that the law gives
    reads    (port, variable) pairs, the arguments of the law in order
    law      returns one scalar per port
    power    "dissipative" (Σ across · through ≥ 0), "continuous" (= 0, as where heat is made of work) or "active"
    inverse  the same relation solved for other outputs, taken where the network asks for these
    junctions  the arguments in which the law is steep as an exponential
    spans    columns (ports, r), if whatever is read the outputs are combinations of these: a reaction's molar flows are
             one rate times its stoichiometric numbers
    slopes   by ports whose output is Σ slope · read with numbers: such rows can be eliminated with others
    by       names of states "element.state", further arguments of the law after what it reads
    noise    (temperature [K], reads, outputs) → at rest one-sided densities, [A²/Hz] of currents, each a `Noise`
    delays   what left its ports some time ago, last of the arguments of the law; then ``by`` are the states of the
             storage that keeps what is under way: two that tell how it starts, and its energy
    """

    name: str
    pairs: tuple[TerminalPair, ...]
    outputs: tuple[Variable, ...]
    reads: tuple[tuple[int, Variable], ...]
    law: Callable[..., tuple[Scalar, ...]]
    power: Literal["dissipative", "continuous", "active"] = "dissipative"
    inverse: Relation | None = None
    junctions: tuple[Junction, ...] = ()
    spans: Array | None = None
    slopes: Mapping[int, tuple[Scalar, ...]] = field(default_factory=dict)
    by: tuple[str, ...] = ()
    noise: NoiseLaw | None = None
    delays: tuple[Delayed, ...] = ()

    def giving(self, wanted: tuple[Variable, ...]) -> Relation:
        """This relation or its inverse, whichever gives more of these variables of its ports."""
        if self.inverse is None:
            return self
        ours, others = (sum(map(eq, way.outputs, wanted)) for way in (self, self.inverse))
        return self.inverse if others > ours else self


@final
@dataclass(frozen=True, eq=False, slots=True)
class IdealSource(Described):
    """across = s, or through = −s, s = signal(t) + feedback(states): it drives s into what hangs on its first terminal.

    kind      Kind.ACROSS_SOURCE or Kind.THROUGH_SOURCE
    signal    of the time; a `Table` is sampled, the others are part of the compiled equations
    sign      −1 for a through source that draws s from its first terminal instead
    feedback  of the states named in ``by`` ("element.state", "mechanism.joint", "mechanism.joint.rate"), any scalar
    """

    name: str
    pairs: tuple[TerminalPair]
    kind: EdgeKind
    signal: Signal
    sign: float = 1.0
    by: tuple[str, ...] = ()
    feedback: Callable[..., Scalar] | None = None

    @property
    def factor(self) -> float:
        """The given variable of the branch over the signal."""
        return self.sign if self.kind == EdgeKind.ACROSS_SOURCE else -self.sign


@final
@dataclass(frozen=True, eq=False, slots=True)
class IdealCoupling(Described):
    """P across + Q through = 0 over its ports, with Q Pᵀ + P Qᵀ = 0: power passes, none is kept.

    matrices  P, Q (k, k); with ``by`` (names of states "element.state") a function of them, over any scalar
    Errors    ModelError for other shapes, and for matrices that do not keep power
    """

    name: str
    pairs: tuple[TerminalPair, ...]
    matrices: tuple[Array, Array] | Callable[..., tuple[Array, Array]]
    by: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if callable(self.matrices) or any(unknown(x) for m in self.matrices for x in np.ravel(np.asarray(m))):
            return
        P, Q = (np.asarray(m, dtype=float) for m in self.matrices)
        k = len(self.pairs)
        if P.shape != (k, k) or Q.shape != (k, k):
            raise ModelError(f"coupling {self.name!r} needs P and Q of shape {(k, k)}, not {P.shape} and {Q.shape}")
        # products of rounded ratios
        if not np.allclose(P @ Q.T + Q @ P.T, 0.0, atol=1e-12 * (np.abs(P).max() * np.abs(Q).max())):
            raise ModelError(f"coupling {self.name!r} does not keep power: P Qᵀ + Q Pᵀ is not zero")

    def at(self, *states: Scalar) -> tuple[Array, Array]:
        """P and Q at these states."""
        P, Q = self.matrices(*states) if callable(self.matrices) else self.matrices
        return array(P), array(Q)


Acts = Literal["unilateral", "commanded", "gated", "transistor", "friction"]
TOLD: tuple[Acts, ...] = ("commanded", "gated", "transistor")
"""Kinds of switches with a command."""


@final
@dataclass(frozen=True, eq=False, slots=True)
class IdealSwitch(Described):
    """A port with a choice: nothing passes, through = 0, or nothing holds, across = 0. It keeps and takes no power.

    acts      "unilateral"  0 ≤ way · through ⟂ −way · across ≥ 0: passes one way, as a diode
              "commanded"   closed (across = 0) or open (through = 0), as it is told
              "gated"       as unilateral, but begins to pass only while it is told to be closed: a thyristor
              "transistor"  as unilateral while it is told to be closed, open while it is told to be open: an IGBT
              "friction"    |through| ≤ static bound where across = 0, through = kinetic bound · sign(across) elsewhere
    way       +1, −1: from its first terminal to the second, or back
    gap       of the states in ``by``: a unilateral switch is closed only where it is 0, its rate being −way · across
    command   a signal of the time, or of the states in ``by`` where ``command`` is None and ``control`` is there, or
              what the second port senses: the across (or through) variable there, which it does not load
    limits    told to close where the command is at or above the first, to open at or below the second
    sense     a factor of the command, or of what is sensed: −1 closes where it falls
    bounds    of friction: (static, kinetic), numbers ≥ 0, or functions of (across, command, *the states in ``by``),
              the command being 1 where there is no signal
    closed    how it starts, where its command says neither
    Errors    ModelError unless one that is told has one command: a signal, a function, a second port
    """

    name: str
    pairs: tuple[TerminalPair, ...]
    acts: Acts
    way: float = 1.0
    by: tuple[str, ...] = ()
    gap: Callable[..., Scalar] | None = None
    command: Signal | None = None
    control: Callable[..., Scalar] | None = None
    senses: Variable = "across"
    sense: float = 1.0
    limits: tuple[float, float] = (0.5, 0.5)
    bounds: tuple[Any, Any] = (0.0, 0.0)
    restitution: float = 0.0
    closed: bool = False

    def __post_init__(self) -> None:
        if self.acts in TOLD and len(self.pairs) + bool(self.command) + bool(self.control) != 2:
            raise ModelError(
                f"switch {self.name!r} needs one command: a signal, a function of states, or a second port"
            )


Primitive = Storage | LinearResistor | Relation | IdealSource | IdealCoupling | IdealSwitch
VARYING = (IdealCoupling, LinearResistor, Relation, IdealSource, IdealSwitch)
"""The primitives that may name states of others, ``by``."""


def holds_together(element: object) -> bool:
    """Whether an element may have no explicit form: its charge is a law of voltages, or waves in it arrive late."""
    return bool(
        (isinstance(element, Storage) and element.amount is not None)
        or (isinstance(element, Relation) and element.delays)
    )


class Member(Protocol):
    """A member that stands on nodes: an element, a mechanism with ports."""

    @property
    def name(self) -> str: ...

    @property
    def pairs(self) -> tuple[TerminalPair, ...]: ...


@final
@dataclass(frozen=True, eq=False, slots=True)
class Composite(Described):
    """Parts joined at nodes: an element made of elements.

    pairs  its outer ports; their terminals name nodes of the inside
    parts  (element, node of each of its terminals in order)
    events  of what it was made of, in the names of that
    """

    name: str
    pairs: tuple[TerminalPair, ...]
    parts: tuple[tuple[Member, tuple[str, ...]], ...] = field(default=())
    events: tuple[RunEvent, ...] = ()


Element = Primitive | Composite


def terminals(element: Member) -> tuple[str, ...]:
    """The names of an element's terminals in order: "p" and "n", "port.p" or "port"."""
    pairs = element.pairs
    return pairs[0].here if len(pairs) == 1 else tuple(dict.fromkeys(name for pair in pairs for name in pair.here))


def carried(element: Member) -> dict[str, str]:
    """The terminals "X.heat" of what flows at X warm with its entropy: they stand on the node of X, "NODE.heat"."""
    mates = {name: name.removesuffix(".heat") for name in terminals(element) if name.endswith(".heat")}
    if not mates:
        return mates
    domains = {name: pair.domain.name for pair in element.pairs for name in pair.here}
    return {name: mate for name, mate in mates.items() if domains.get(mate, "").startswith("pneumatic")}


__getattr__ = former_names(__name__)
