"""What every algorithm may ask of an element that switches: its rows, measured on a moving mechanism, and its numbers.

A row has a rate w and a force z along it, with z·w the power that it gives to the mechanism, and a kind that says which
pairs (z, w) there are:

    "unilateral"   0 ≤ z ⟂ w ≥ 0 where it is closed        of degree 2 with a gap g ≥ 0, ġ = w; of degree 1 without
                   −F_s ≤ z where it holds: it lets go at −F_s, and holds again when it closes the next time
    "friction"     |z| ≤ μ_s z_N + F_s at w = 0,   z = −(μ_k z_N + F_k) w/|w|   where it slides
    "commanded"    w = 0 while it is told to be closed, z = 0 while open
    "gated"        as unilateral, but closes only while it is told to; once open it stays so until then, z = 0

z_N is that of the element's own normal row, which stands first. What z does is a `Measured`: z is a force that pushes
along it, as a spring's tension pulls. Laws: tests/switching/test_rows_of_mechanisms.py.
Source: docs/switching-theory.md.
Units: w [m/s] or [rad/s], z [N] or [N·m], gaps [m] or [rad].
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from poinsot.algebra.scalars import Scalar
from poinsot.joints.pair import Pair
from poinsot.multibody.force import Numbered
from poinsot.multibody.stretches import Measured, Seen, Sized
from poinsot.records import NamedTuple, dataclass
from poinsot.signals.signal import Signal

Kind = Literal["unilateral", "friction", "commanded", "gated"]
KINDS: tuple[Kind, ...] = ("unilateral", "friction", "commanded", "gated")


class Row(NamedTuple):
    """Constant properties of a row.

    suffix  of the row's name
    degree  derivatives of its rate until z appears: 2 with a gap, else 1
    holds   a unilateral or gated row that, once closed, bears z ≥ −F_s; without a gap closed at the start
    disc    the same word in two rows of friction with the bound |(z₁, z₂)|
    """

    suffix: str
    kind: Kind
    degree: int
    holds: bool = False
    disc: str = ""


@dataclass
class MeasuredRow:
    """A row on a motion: along what z pushes, with the rate w = ``along.rate(motion)``, and its gap (degree 2)."""

    along: Measured
    gap: Scalar = 0.0


class SwitchingElement(Numbered, ABC):
    """A limit, a stop, a clutch, a contact. A subclass is a frozen dataclass with a ``name``: elements are values.

    layout        its rows, the normal row before those of friction on it
    restitution   e ∈ [0, 1] of impacts, Newton's or, where ``poisson``, Poisson's
    mu_s, mu_k    static and kinetic coefficients of friction on the force z_N of its normal row
    """

    layout: ClassVar[tuple[Row, ...]]
    restitution: float = 0.0
    poisson: bool = False

    if TYPE_CHECKING:

        @property
        def name(self) -> str:
            """Its name, by which events and ledgers count it."""

    @property
    def numbers(self) -> dict[str, Scalar]:
        """Its parameters that say something: not None, not infinite."""
        return {name: x for name, x in super().numbers.items() if not (x is None or endless(x))}

    @property
    def mu_s(self) -> float:
        """μ_s: none."""
        return 0.0

    @property
    def mu_k(self) -> float:
        """μ_k: none."""
        return 0.0

    @property
    def rubs(self) -> bool:
        """Whether it takes power while it slides: the run's ledger then has a dissipator of its name."""
        return any(row.kind == "friction" for row in self.layout)

    @property
    def signal(self) -> Signal | None:
        """What commands it, a function of time that an input of a run may replace; None: nothing does."""
        return None

    @abstractmethod
    def rows(self, motion: Seen) -> Sequence[MeasuredRow]:
        """Its rows on a motion, in the order of ``layout``; over any scalar, so without ``if`` on a value."""

    def bounds(self, rates: Sequence[Scalar], command: Scalar) -> Sequence[tuple[Scalar, Scalar]]:
        """(F_s, F_k) [N or N·m] of every row, besides μ z_N, at these rates, for this value of its signal: of friction
        its static and kinetic force, of a row that holds the pull F_s at which it lets go."""
        return [(0.0, 0.0)] * len(self.layout)

    def told(self, command: Scalar) -> tuple[Scalar, Scalar]:
        """Of a commanded or gated element, for this value of its signal: to close where the first is ≥ 0, to open where
        the second is."""
        return -1.0, -1.0

    @abstractmethod
    def span(self, tree: Sized) -> Scalar:
        """What its gaps and rates are measured by: 1 where it turns, else the size of its part [m]."""

    @property
    @abstractmethod
    def acts_on(self) -> tuple[str, ...]:
        """The names of its bodies, or of its joints."""

    @abstractmethod
    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair]) -> Iterator[str]:
        """What contradicts itself, beside these bodies and these pairs of joints; to follow the element's name."""

    def among(self, names: Collection[str]) -> SwitchingElement | None:
        """The element where these bodies and joints alone are left: itself, or None where it acts on others."""
        return self if set(self.acts_on) <= set(names) else None

    def parts(self, tree: Any) -> Sequence[SwitchingElement]:
        """The elements that it stands for in a tree, each with rows and a place in the ledger: itself."""
        return (self,)

    def row_names(self) -> tuple[str, ...]:
        """The names of its rows."""
        return tuple(f"{self.name} {row.suffix}".rstrip() for row in self.layout)


def endless(end: object) -> bool:
    """Whether this is a known number without end."""
    return isinstance(end, (float, int)) and not isfinite(end)


def fault_of_restitution(e: float) -> Iterator[str]:
    """The fault of an e outside [0, 1]."""
    if isinstance(e, (float, int)) and not 0.0 <= e <= 1.0:
        yield f" has the restitution {e:g}; it must be a number from 0 (no rebound) to 1 (no loss)"


def fault_of_friction(static: float, kinetic: float, what: str) -> Iterator[str]:
    """The fault of negative or infinite numbers of friction, or of μ_s < μ_k."""
    if not all(isinstance(x, (float, int)) for x in (static, kinetic)):
        return
    if not (0.0 <= kinetic < float("inf") and 0.0 <= static < float("inf")):
        yield f" has the {what} {static:g} (static) and {kinetic:g} (kinetic); they must be finite, not negative"
    elif static < kinetic:
        yield f" has a static {what} of {static:g}, less than the kinetic one, {kinetic:g}; it must not be less"
