"""Magnetic circuits: magnetomotive force M across [A], rate of flux φ̇ from p to n inside through [Wb/s].

    power into the element = M φ̇        flux φ = ∫ φ̇ dt, so that air gaps and iron store, and only eddies dissipate

(The analogy with resistors, in which the flux itself flows, does not count power.) Terminals are "p" and "n".
Laws: tests/components/test_mechanical.py. Source: Ratiu & Blankenstein (magnetic domain); formulas.md §8.

Magnetic cores that saturate, and that remember (Jiles–Atherton): laws B(H) of a piece of length l and section A.

    power into the element = M φ̇,   M = H l [A],  φ = A B [Wb];   the area of a loop ∮ H dB, times A l, leaves as loss

Laws: tests/components/test_cores.py. Source: Jiles & Atherton, J. Magn. Magn. Mater. 61 (1986); Jiles, Thoelke &
Schmidt, IEEE Trans. Magn. 28 (1992). Units: H, M [A/m], B [T], φ [Wb], energies [J].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import log10, pi
from typing import final

from poinsot.algebra.dual import Dual
from poinsot.algebra.scalars import Scalar, exp, is_zero, known, less, log, maximum, minimum, number, tanh, where
from poinsot.algebra.sinc import is_symbol, langevin, langevin_potential, langevin_slope, named
from poinsot.components import declarations, primitives, symbols
from poinsot.components.declarations import ACROSS, HEAT, Law, element, finite, not_negative, positive
from poinsot.components.domains import ELECTRICAL, MAGNETIC, Domain, Quantity
from poinsot.components.measured import measured
from poinsot.components.primitives import (
    Composite,
    IdealCoupling,
    IdealSource,
    Relation,
    Storage,
    TerminalPair,
    Variable,
)
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.signals.curve import Curve
from poinsot.signals.given import SignalLike

__all__ = [
    "HeatingMagneticResistance",
    "HystereticCore",
    "MMFSource",
    "MagneticResistance",
    "Permeance",
    "Reluctance",
    "SaturatingCore",
    "Winding",
]

_PORT = TerminalPair(MAGNETIC)
_MU0 = 4e-7 * pi
"""μ₀ as in the sources of these laws [H/m]; CODATA 2018 differs by 5e-10."""
_MEMORY = Domain(
    "memory of a core", Quantity("force", "J·m/A"), Quantity("rate", "A/m/s"), True, Quantity("field", "A/m"), None,
    "nothing",
)  # fmt: skip
_UNITS = {"area": "m**2", "length": "m", "flux_densities": "T", "fields": "A/m"}


@element
@drawn(symbols.PERMEANCE)
@measured(saturation="T", **_UNITS)
def SaturatingCore(
    name: str,
    area: float,
    length: float,
    *,
    saturation: float | None = None,
    permeability: float = 1000.0,
    flux_densities: Sequence[float] = (),
    fields: Sequence[float] = (),
    flux: float | None = None,
) -> Storage:
    """B = μ₀ H + B_s tanh((μ_r − 1) μ₀ H/B_s), or through measured points: stores A l ∫ H dB, loses nothing.

    area A, length l > 0 [m², m]; saturation B_s > 0 [T], permeability μ_r > 1 at rest
    flux_densities, fields   instead: points B [T], H [A/m] that both increase, given from (0, 0) on or of both signs;
                             between them monotone cubics, beyond them on with the slope μ₀
    flux    at the start [Wb]
    Errors  ModelError for other numbers, for points that do not increase, unless there is one law
    """
    A, volume = _size(name, area, length)
    start = declarations.initial(name, primitives.stored(_PORT, ACROSS), flux)
    if (saturation is None) == (not len(flux_densities)):
        raise ModelError(f"{name!r} needs either a saturation [T], or flux densities and fields as points")
    if saturation is None:
        table = _table(name, flux_densities, fields)
        return Storage(name, (_PORT,), (ACROSS,), lambda x: volume * table.integral(x / A), (start,), least=0.0)
    Bs, mu = positive(name, "saturation", saturation, "T"), finite(name, "permeability", permeability)
    if known(mu) and mu <= 1:
        raise ModelError(f"{name!r} needs a relative permeability above one, that of air, not {mu:g}")
    K = mu - 1.0
    size = volume * Bs * Bs / (_MU0 * K)

    def energy(flux: Scalar) -> Scalar:
        y = _TANH.solve(flux * (K / (A * Bs)), K)
        return size * (y * y / (2.0 * K) + y * tanh(y) - _log_cosh(y))

    return Storage(name, (_PORT,), (ACROSS,), energy, (start,), least=0.0)


@element
@drawn(symbols.PERMEANCE)
@measured(saturation="A/m", shape="A/m", pinning="A/m", remembered="A/m", **_UNITS)
def HystereticCore(
    name: str,
    area: float,
    length: float,
    *,
    saturation: float,
    shape: float,
    coupling: float,
    pinning: float,
    reversibility: float,
    flux: float = 0.0,
    remembered: float = 0.0,
    heat: bool = False,
) -> Composite:
    """B = μ₀ (H + M), M = (1 − c) M_i + c M_an(H_e), H_e = H + α M, M_an = M_s (coth(H_e/a) − a/H_e)

        dM_i/dH_e = max(δ (M_an − M_i), 0)/k,    δ = sign φ̇, which is the sign of Ḣ_e and of Ḣ

    area A, length l > 0 [m², m]; saturation M_s, shape a, pinning k > 0 [A/m]; coupling α ≥ 0; reversibility c, 0 ≤ c
    < 1. The maximum is the correction without which M would fall as H_e grows (Jiles, Thoelke & Schmidt).
    flux        at the start [Wb]; remembered: the field h [A/m] with M_an(h) = M_i there, 0: demagnetised
    heat        one more terminal "heat", where the losses leave
    Energy      A l μ₀ (H² − α M² + 2 c G(H_e) + 2 (1 − c) G(h))/2, G(x) = ∫ x dM_an: the only one of (φ, h) that is
                never more than what went in
    Power       it takes A l μ₀ (1 − c) (H_e − h) Ṁ_i ≥ 0; over a closed loop this is its area, ∮ M dφ
    Terminals   "p", "n". Parts "core" (states flux, memory), "walls"
    Errors      ModelError for numbers outside these ranges
    Law         as integrated over H by another method, the ledger closes, loops scale, tests/components/test_cores.py
    Source      Jiles & Atherton (1986); Jiles, Thoelke & Schmidt (1992); Deane, IEEE Trans. Magn. 30 (1994)
    """
    A, volume = _size(name, area, length)
    c, alpha = not_negative(name, "reversibility", reversibility), not_negative(name, "coupling", coupling)
    if (known(c) and c >= 1) or (known(alpha) and alpha >= 1):
        raise ModelError(f"{name!r} needs a reversibility and a coupling below one, not {c!r} and {alpha!r}")
    Ms, a = positive(name, "saturation", saturation, "A/m"), positive(name, "shape", shape, "A/m")
    k = positive(name, "pinning", pinning, "A/m")
    law = _JilesAtherton(A, volume, Ms / a, a, alpha, k / a, c)
    least = minimum(0.0, volume * _MU0 * (3.0 * a - alpha * Ms) * Ms / 2.0)
    starts = finite(name, "initial flux", flux, "Wb"), finite(name, "remembered field", remembered, "A/m")
    inner, ports = TerminalPair(_MEMORY, "memory", ("", None)), (TerminalPair(MAGNETIC, "flux"),)
    core = Storage("core", (*ports, inner), (ACROSS, ACROSS), law.energy, starts, least=least)
    outputs: tuple[Variable, ...] = ("across", "through", "through")
    reads: tuple[tuple[int, Variable], ...] = (0, "through"), (1, "across"), (2, "across")
    n = 3 if heat else 2
    pairs = (ports[0], inner, HEAT)[:n]
    walls = Relation(
        "walls", pairs, outputs[:n], reads[:n], law.heats if heat else law.moves,
        "continuous" if heat else "dissipative", by=("core.flux.flux", "core.memory.field"), slopes={0: (0.0,) * n},
    )  # fmt: skip
    parts = (core, ("inside", "n", "at")), (walls, ("p", "inside", "at", *["heat"] * heat))
    return Composite(name, (_PORT, *[HEAT] * heat), parts)


@final
@dataclass(frozen=True)
class _JilesAtherton:
    """The law in y = H_e/a and z = h/a: m = M_s/a, pinning k/a."""

    A: float
    volume: float
    m: float
    a: float
    alpha: float
    k: float
    c: float

    def field(self, flux: Scalar, h: Scalar) -> tuple[Scalar, Scalar, Scalar]:
        """y, z and M/a: what solves B/μ₀ = H_e + (1 − α) M."""
        z = h / self.a
        fixed, free = (1.0 - self.alpha) * (1.0 - self.c) * self.m, (1.0 - self.alpha) * self.c * self.m
        y = _LANGEVIN.solve(flux / (self.A * _MU0 * self.a) - langevin(z) * fixed, free)
        return y, z, ((1.0 - self.c) * langevin(z) + self.c * langevin(y)) * self.m

    def energy(self, flux: Scalar, h: Scalar) -> Scalar:
        y, z, M = self.field(flux, h)
        H = y - self.alpha * M
        stored = (self.c * _legendre(y) + (1.0 - self.c) * _legendre(z)) * (2.0 * self.m)
        return (0.5 * self.volume * _MU0 * self.a * self.a) * (H * H - self.alpha * M * M + stored)

    def moves(self, flux_rate: Scalar, force: Scalar, flux: Scalar, h: Scalar) -> tuple[Scalar, ...]:
        """Magnetomotive force 0, and −ḣ."""
        y, z, _ = self.field(flux, h)
        ahead = (langevin(y) - langevin(z)) * self.m
        reversible, slope = self.c * self.m * langevin_slope(y), self.m * langevin_slope(z)

        def rate(of: Scalar, change: Scalar) -> Scalar:
            pinned = maximum(of, 0.0) / self.k
            return change * pinned / (slope * (1.0 + (1.0 - self.alpha) * (reversible + (1.0 - self.c) * pinned)))

        moved = rate(ahead, maximum(flux_rate, 0.0)) + rate(0.0 - ahead, minimum(flux_rate, 0.0))
        return 0.0, 0.0 - moved / (self.A * _MU0)

    def heats(
        self, flux_rate: Scalar, force: Scalar, temperature: Scalar, flux: Scalar, h: Scalar
    ) -> tuple[Scalar, ...]:
        """The same, and the entropy flow that carries the loss."""
        across, through = self.moves(flux_rate, force, flux, h)
        return across, through, 0.0 - force * through / temperature


@final
@dataclass(frozen=True)
class _Bend:
    """f, odd and below 1, concave above 0, with its slope: what saturates. y + K f(y) = x has an inverse by name."""

    inverse: str
    function: Callable[[Scalar], Scalar]
    slope: Callable[[Scalar], Scalar]
    first: float

    def solve(self, x: Scalar, K: Scalar) -> Scalar:
        """The root y of y + K f(y) = x by Newton's method from below, where y + K f(y) is concave.

        Law  its derivative is dy (1 + K f′) = dx − f dK, of duals and of symbols too, where y is a function by name
        """
        if isinstance(x, Dual) or isinstance(K, Dual):
            x, K = Dual.constant(x), Dual.constant(K)
            y = self.solve(x.real, K.real)
            return Dual(y, (x.dual - K.dual * self.function(y)) / (1.0 + K.real * self.slope(y)))
        if is_symbol(x):
            return named(self.inverse, x, K, home=__name__)
        low = x / (1.0 + K * self.first)
        y = where(less(x, 0.0), minimum(x + K, low), maximum(x - K, low))
        for _ in range(int(6 + 2.2 * log10(1.0 + K)) if number(K) else 18):
            y = y + (x - y - K * self.function(y)) / (1.0 + K * self.slope(y))
        return y


_LANGEVIN = _Bend("langevin_field", langevin, langevin_slope, 1.0 / 3.0)
_TANH = _Bend("tanh_field", tanh, lambda y: 1.0 - tanh(y) * tanh(y), 1.0)
langevin_field, tanh_field = _LANGEVIN.solve, _TANH.solve


def _log_cosh(y: Scalar) -> Scalar:
    size = where(less(y, 0.0), 0.0 - y, y)  # with the slope of the right side at 0
    return size + log(0.5 * (1.0 + exp(-2.0 * size)))


def _legendre(y: Scalar) -> Scalar:
    """∫ y dL of L(y)."""
    return y * langevin(y) - langevin_potential(y)


def _size(name: str, area: float, length: float) -> tuple[float, float]:
    A, path = positive(name, "area", area, "m²"), positive(name, "length", length, "m")
    return A, A * path


def _table(name: str, flux_densities: Sequence[float], fields: Sequence[float]) -> Curve:
    """H over B of both signs, and two points more at each end, where it goes on as in air."""
    B, H = list(flux_densities), list(fields)
    if len(B) != len(H) or len(B) < 2 or any(_falls(row) for row in (B, H)):
        raise ModelError(f"{name!r} needs as many fields as flux densities, two at least, and both must increase")
    if is_zero(B[0]) and is_zero(H[0]):
        B, H = [0.0 - b for b in B[:0:-1]] + B, [0.0 - h for h in H[:0:-1]] + H
    elif not any(is_zero(b) and is_zero(h) for b, h in zip(B, H, strict=True)):
        raise ModelError(f"{name!r} needs points from (0, 0) on, or of both signs with (0, 0) among them")
    low, high = B[1] - B[0], B[-1] - B[-2]
    before = [(B[0] - n * low, H[0] - n * low / _MU0) for n in (2.0, 1.0)]
    after = [(B[-1] + n * high, H[-1] + n * high / _MU0) for n in (1.0, 2.0)]
    points = [*before, *zip(B, H, strict=True), *after]
    return Curve(tuple(b for b, _ in points), tuple(h for _, h in points))


def _falls(values: Sequence[Scalar]) -> bool:
    return any(number(a) and number(b) and b <= a for a, b in pairwise(values))


@declarations.element
@drawn(symbols.PERMEANCE, permeance="H")
def Permeance(
    name: str,
    permeance: float | None = None,
    *,
    flux: float | None = None,
    magnetomotive_force: float | None = None,
    energy: Law | None = None,
) -> Storage:
    """M = ∂H/∂φ, H = φ²/(2Λ): a piece of iron or air. permeance Λ = μ A/l > 0 [H], or any energy H(φ) [J].

    Errors  ModelError for Λ ≤ 0, for both or neither of permeance and energy, for two initial values
    """
    return declarations.storage(
        name, _PORT, declarations.ACROSS, ("permeance", permeance, "H"), energy, flux, magnetomotive_force
    )


@declarations.element
@drawn(symbols.RELUCTANCE, reluctance="A/Wb")
def Reluctance(name: str, reluctance: float, *, flux: float | None = None) -> Storage:
    """M = ℛ φ: a `Permeance` of 1/ℛ. reluctance ℛ = l/(μ A) > 0 [A/Wb]; flux at the start [Wb]."""
    return Permeance(name, 1 / declarations.positive(name, "reluctance", reluctance, "A/Wb"), flux=flux)


@declarations.element
@drawn(symbols.RESISTOR, resistance="S")
def MagneticResistance(name: str, resistance: float) -> primitives.LinearResistor:
    """M = G φ̇: eddy currents; takes G φ̇² [W]. resistance G ≥ 0 [A·s/Wb = S]. Errors: ModelError below zero."""
    return primitives.LinearResistor(
        name, (_PORT,), 1.0, declarations.dissipation(name, "magnetic resistance", resistance, "S")
    )


@declarations.element
@drawn(symbols.RESISTOR, resistance="S")
def HeatingMagneticResistance(name: str, resistance: float) -> Relation:
    """M = G φ̇, and all of G φ̇² leaves as heat at the terminal "heat". resistance G > 0 [S]."""
    return declarations.heating(
        MagneticResistance(name, declarations.positive(name, "magnetic resistance", resistance, "S"))
    )


@declarations.element
@drawn(symbols.across_source("Θ"), magnetomotive_force="A")
def MMFSource(name: str, magnetomotive_force: SignalLike) -> IdealSource:
    """M = s(t), p above n. magnetomotive_force [A]: a number, a formula in t, or samples (times, values)."""
    return declarations.source(name, _PORT, "across", magnetomotive_force)


@declarations.element
@drawn(symbols.WINDING, turns="")
def Winding(name: str, turns: float) -> IdealCoupling:
    """M = N i, v = N φ̇ with φ̇ out of "core.p": joins a circuit to a magnetic circuit; keeps power. turns N ≠ 0 [–].

    Terminals  "p", "n" electrical; "core.p", "core.n" magnetic: a positive current drives flux out of "core.p"
    Errors     ModelError for N = 0
    """
    pairs = TerminalPair(ELECTRICAL), TerminalPair(MAGNETIC, "core")
    return declarations.gyrator(name, pairs, declarations.nonzero(name, "number of turns", turns))
