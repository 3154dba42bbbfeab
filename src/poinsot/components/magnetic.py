"""Magnetic circuits: magnetomotive force M across [A], rate of flux φ̇ from p to n inside through [Wb/s].

    power into the element = M φ̇        flux φ = ∫ φ̇ dt, so that air gaps and iron store, and only eddies dissipate

(The analogy with resistors, in which the flux itself flows, does not count power.) Terminals are "p" and "n".
Laws: tests/components/test_mechanical.py. Source: Ratiu & Blankenstein (magnetic domain); formulas.md §8.
"""

from __future__ import annotations

from poinsot.components import declarations, primitives, symbols
from poinsot.components.cores import HystereticCore, SaturatingCore
from poinsot.components.declarations import Law
from poinsot.components.domains import ELECTRICAL, MAGNETIC
from poinsot.components.primitives import IdealCoupling, IdealSource, Relation, Storage, TerminalPair
from poinsot.components.symbols import drawn
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
