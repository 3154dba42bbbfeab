"""Chemical elements: chemical potential μ across [J/mol], molar flow ṅ through [mol/s]; power μ ṅ, at one temperature.

    amount n = ∫ ṅ dt        ideal mixtures: μ = μ₀ + R T ln(n/n₀)

The terminals are single; "ground" is the zero of potentials. At a constant temperature T the power that a reaction
takes is T times the entropy it makes; with a port for heat it is power-continuous and T is that of the port.
Laws: amounts of atoms are conserved, entropy never falls, tests/components/test_chemical.py.
Source: Ratiu & Blankenstein (chemical domain); De Donder for the affinity.
Units: μ [J/mol], ṅ [mol/s], T [K].
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.algebra.scalars import Scalar, exp, log
from poinsot.components import primitives, symbols
from poinsot.components.declarations import ACROSS, HEAT, dissipation, element, finite, positive, source
from poinsot.components.domains import CHEMICAL, GAS_CONSTANT
from poinsot.components.measured import measured
from poinsot.components.primitives import IdealSource, Relation, Storage, TerminalPair, Variable
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.signals.given import SignalLike

__all__ = [
    "GAS_CONSTANT", "STANDARD_TEMPERATURE", "Amount", "HeatingReaction", "Membrane", "MolarFlowSource",
    "PotentialSource", "Reaction",
]  # fmt: skip

STANDARD_TEMPERATURE = 298.15
_SINGLE = TerminalPair(CHEMICAL, "", ("p", None))


@element
@drawn(symbols.AMOUNT, amount="mol")
@measured(standard_potential="J/mol", standard_amount="mol")
def Amount(
    name: str,
    amount: float,
    *,
    standard_potential: float = 0.0,
    standard_amount: float = 1.0,
    temperature: float = STANDARD_TEMPERATURE,
) -> Storage:
    """μ = μ₀ + R T ln(n/n₀), H = μ₀ n + R T n (ln(n/n₀) − 1): a substance in an ideal mixture; terminal "p".

    amount n > 0 at the start [mol]; standard_potential μ₀ [J/mol] at standard_amount n₀ > 0 [mol]; temperature T [K]
    """
    mu = finite(name, "standard potential", standard_potential, "J/mol")
    n0 = positive(name, "standard amount", standard_amount, "mol")
    RT = GAS_CONSTANT * positive(name, "temperature", temperature, "K")
    start = positive(name, "amount", amount, "mol")

    def energy(n: Scalar) -> Scalar:
        return mu * n + RT * n * (log(n / n0) - 1.0)

    lowest = -RT * n0 * exp(-mu / RT)  # where μ = 0
    return Storage(name, (_SINGLE,), (ACROSS,), energy, (start,), least=lowest if np.isfinite(lowest) else None)


@element
@drawn(symbols.across_source("μ", 1), potential="J/mol")
def PotentialSource(name: str, potential: SignalLike) -> IdealSource:
    """μ = s(t) at "p": a reservoir. potential [J/mol]: a number, a formula in t, or samples (times, values)."""
    return source(name, _SINGLE, "across", potential)


@element
@drawn(symbols.through_source("ṅ", 1), molar_flow="mol/s")
def MolarFlowSource(name: str, molar_flow: SignalLike) -> IdealSource:
    """s(t) flows into what hangs on "p". molar_flow [mol/s]: a number, a formula in t, or samples (times, values)."""
    return source(name, _SINGLE, "through", molar_flow)


@element
@drawn(symbols.MEMBRANE, permeability="mol**2/(J*s)")
def Membrane(name: str, permeability: float) -> primitives.LinearResistor:
    """ṅ = L (μ_p − μ_n): diffusion near equilibrium; takes L (Δμ)² [W]. permeability L ≥ 0 [mol²/(J·s)]."""
    return primitives.LinearResistor(
        name, (TerminalPair(CHEMICAL),), dissipation(name, "permeability", permeability, "mol**2/(J*s)"), 1.0
    )


@element
@drawn(symbols.REACTION, rate="mol/s")
def Reaction(
    name: str,
    reactants: Mapping[str, float],
    products: Mapping[str, float],
    rate: float,
    *,
    temperature: float = STANDARD_TEMPERATURE,
) -> Relation:
    """Mass action: J = r (exp(A⁺/RT) − exp(A⁻/RT)), A⁺ = Σ ν⁺ μ of the reactants, A⁻ = Σ ν⁻ μ of the products; of each
    substance (ν⁺ − ν⁻) J flows in.

    One terminal for each substance, called as it is, the reactants first; the numbers are the ν > 0. A substance on
    both sides has one terminal and stands in both sums: a catalyst, as E in E + S → E + P, where ν⁺ = ν⁻, or one that
    makes more of itself, as X in 2 X + Y → 3 X. rate r > 0 [mol/s]: at zero potentials.
    With μ = μ₀ + RT ln(n/n₀) it is k⁺ Π (n/n₀)^ν⁺ − k⁻ Π (n/n₀)^ν⁻, k± = r exp(Σ ν± μ₀/RT).
    Law     takes J (A⁺ − A⁻) ≥ 0 [W]; the entropy made is this over T
    Errors  ModelError for numbers that are not above zero, or a reaction that changes nothing
    """
    RT = GAS_CONSTANT * positive(name, "temperature", temperature, "K")
    pairs, sides = _stoichiometry(name, reactants, products)
    r = positive(name, "rate", rate, "mol/s")
    outputs: tuple[Variable, ...] = tuple("through" for _ in pairs)
    reads: tuple[tuple[int, Variable], ...] = tuple((k, "across") for k in range(len(pairs)))
    spans = np.array([[before - after] for before, after in sides])
    return Relation(name, pairs, outputs, reads, lambda *mu: _mass_action(sides, r, mu, RT), spans=spans)


@element
@drawn(symbols.REACTION, rate="mol/s")
def HeatingReaction(name: str, reactants: Mapping[str, float], products: Mapping[str, float], rate: float) -> Relation:
    """As `Reaction`, at the temperature T of its terminal "heat", through which the power it takes leaves as heat.

    Law  Σ μ ṅ + T Ṡ = 0, and entropy is made at the rate J (A⁺ − A⁻)/T ≥ 0
    """
    pairs, sides = _stoichiometry(name, reactants, products)
    r = positive(name, "rate", rate, "mol/s")

    def law(*values: Scalar) -> tuple[Scalar, ...]:
        *mu, T = values
        flows = _mass_action(sides, r, mu, GAS_CONSTANT * T)
        return (*flows, 0.0 - sum((m * n for m, n in zip(mu, flows, strict=True)), 0.0) / T)

    ports = (*pairs, HEAT)
    outputs: tuple[Variable, ...] = tuple("through" for _ in ports)
    reads: tuple[tuple[int, Variable], ...] = tuple((k, "across") for k in range(len(ports)))
    spans = np.array([*([before - after, 0.0] for before, after in sides), [0.0, 1.0]])
    return Relation(name, ports, outputs, reads, law, "continuous", spans=spans)


def _stoichiometry(
    name: str, reactants: Mapping[str, float], products: Mapping[str, float]
) -> tuple[tuple[TerminalPair, ...], tuple[tuple[float, float], ...]]:
    """A terminal for each substance, and its ν⁺ and ν⁻, 0.0 on the side where it is not."""
    if not reactants or not products:
        raise ModelError(f"the reaction {name!r} needs reactants and products")
    before, after = (
        {s: positive(name, f"number of {s}", n) for s, n in side.items()} for side in (reactants, products)
    )
    names = tuple(dict.fromkeys((*before, *after)))
    sides = tuple((before.get(s, 0.0), after.get(s, 0.0)) for s in names)
    if all(taken == made for taken, made in sides):
        raise ModelError(f"the reaction {name!r} makes what it takes, and changes nothing: its sides must differ")
    return tuple(TerminalPair(CHEMICAL, s, ("", None)) for s in names), sides


def _mass_action(sides: tuple[tuple[float, float], ...], rate: float, mu: Any, RT: Scalar) -> tuple[Scalar, ...]:
    forward: Scalar = sum((taken * m for (taken, _), m in zip(sides, mu, strict=True) if taken), 0.0)
    backward: Scalar = sum((made * m for (_, made), m in zip(sides, mu, strict=True) if made), 0.0)
    J = rate * (exp(forward / RT) - exp(backward / RT))
    return tuple((taken - made) * J for taken, made in sides)
