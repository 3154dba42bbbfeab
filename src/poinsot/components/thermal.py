"""Thermal elements: temperature T across [K], entropy flow Ṡ through [W/K]; the power T Ṡ is the flow of heat.

    heat Q = T Ṡ into an element        entropy S = ∫ Ṡ dt

The reference "ground" is absolute zero, so nothing connects a body to it; surroundings are a `TemperatureSource`.
Most elements have "p" alone. Heat that runs from warm to cold keeps its power and makes entropy.
Laws: energy is constant and entropy never falls in networks left to themselves, tests/components/test_thermal.py.
Source: Ratiu & Blankenstein (two gases exchanging heat), signs of formulas.md §9; Incropera & DeWitt (2007), ch. 1, 3,
9 and 13 (convection, walls, radiation); Faghri (1995) (heat pipes). Units: [W], [K], [m], [W/K].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from poinsot.algebra.scalars import Scalar, exp, known, log, maximum, sqrt
from poinsot.components import symbols
from poinsot.components.declarations import ACROSS, MOST_CELLS, element, finite, not_negative, positive, source, whole
from poinsot.components.domains import GAS_CONSTANT, HYDRAULIC, ROOM_TEMPERATURE, THERMAL, Domain, Quantity
from poinsot.components.measured import measured
from poinsot.components.primitives import Composite, IdealSource, Member, Relation, Storage, TerminalPair
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.signals.given import SignalLike
from poinsot.signals.signal import Constant

__all__ = [
    "GAS_CONSTANT", "STEFAN_BOLTZMANN", "Convection", "EntropyFlowSource", "HeatCapacity", "HeatExchange",
    "HeatFlowSource", "HeatPipe", "IdealGas", "Radiation", "TemperatureSource", "ThermalConductor", "Wall",
]  # fmt: skip

STEFAN_BOLTZMANN = 5.670374419e-8
"""σ [W/(m² K⁴)], exact since 2019 but for its last digits."""

_SINGLE = TerminalPair(THERMAL, "", ("p", None))
_BETWEEN = TerminalPair(THERMAL, "a", ("", None)), TerminalPair(THERMAL, "b", ("", None))


@element
@drawn(symbols.HEAT_CAPACITY, capacity="J/K")
def HeatCapacity(name: str, capacity: float, *, temperature: float | None = None) -> Storage:
    """Ṡ = the entropy that flows in, T = ∂U/∂S, U = C T₀ exp(S/C): a body with T = T₀ exp(S/C) and U = C T.

    capacity C > 0 [J/K]; temperature at the start [K], T₀ = 293.15 K if it is not given; terminal "p"
    Errors  ModelError for C ≤ 0 or a temperature that is not above zero
    """
    C = positive(name, "heat capacity", capacity, "J/K")
    start = None
    if temperature is not None:
        start = C * log(positive(name, "temperature", temperature, "K") / ROOM_TEMPERATURE)
    return Storage(name, (_SINGLE,), (ACROSS,), lambda S: C * ROOM_TEMPERATURE * exp(S / C), (start,))


@element
@drawn(symbols.CONDUCTION, conductance="W/K")
def ThermalConductor(name: str, conductance: float) -> Relation:
    """Heat σ (T_a − T_b) runs from a to b; (Ṡ_a, Ṡ_b) = σ (1/T_b − 1/T_a) (T_b, −T_a) of what flows in.

    conductance σ ≥ 0 [W/K]; terminals "a", "b"
    Law     T_aṠ_a + T_bṠ_b = 0, and entropy is made at the rate σ (T_a − T_b)²/(T_aT_b) ≥ 0
    Source  Ratiu & Blankenstein, J = σ (1/T₁ − 1/T₂)[0 1; −1 0], sign of formulas.md §9
    Errors  ModelError for σ < 0
    """
    sigma = finite(name, "thermal conductance", conductance, "W/K")
    if known(sigma) and sigma < 0:
        raise ModelError(f"{name!r} needs a thermal conductance of zero or more; below zero heat would run uphill")
    return _exchange(name, lambda a, b: sigma * (a - b))


@element
@drawn(symbols.RADIATION)
def HeatExchange(name: str, law: Callable[[Scalar, Scalar], Scalar]) -> Relation:
    """Heat law(T_a, T_b) [W] runs from a to b, any function over any scalar, as k (T_a⁴ − T_b⁴) of radiation.

    Errors  ModelError where at a sample of temperatures heat would run from cold to warm
    """
    for a in _TEMPERATURES:
        for b in _TEMPERATURES:
            if float(law(a, b)) * (a - b) < 0:
                raise ModelError(
                    f"the law of {name!r} lets heat run from cold to warm between {a:g} K and {b:g} K; turn its sign"
                )
    return _exchange(name, law)


_TEMPERATURES = (20.0, 150.0, 273.15, 293.15, 300.0, 500.0, 2000.0)


def _exchange(name: str, heat: Callable[[Scalar, Scalar], Scalar]) -> Relation:
    def law(a: Scalar, b: Scalar) -> tuple[Scalar, Scalar]:
        J = heat(a, b)
        return J / a, 0.0 - J / b

    return Relation(name, _BETWEEN, ("through", "through"), ((0, "across"), (1, "across")), law, "continuous")


@element
@drawn(symbols.CONDUCTION, coefficient="W/(m**2*K)", area="m**2")
@measured()
def Convection(name: str, coefficient: float, area: float, *, exponent: float = 0.0) -> Relation:
    """Heat h A |ΔT|ⁿ ΔT from a to b: between a surface and a fluid.

    coefficient h ≥ 0 [W/(m² K)] of a forced flow, n = 0; h in W/(m² K¹⁺ⁿ) where it flows by itself, exponent n ≥ 0,
    1/4 laminar, 1/3 turbulent; area A > 0 [m²]. Errors: ModelError for numbers that are not so
    """
    k = not_negative(name, "coefficient", coefficient, "W/(m**2*K)") * positive(name, "area", area, "m**2")
    n = not_negative(name, "exponent", exponent)
    if known(n) and n == 0:
        return _exchange(name, lambda a, b: k * (a - b))
    return _exchange(name, lambda a, b: k * (a - b) * exp(log((a - b) * (a - b) + _STILL) * (n / 2)))


_STILL = 1e-12
"""(1 µK)²: below it the slope of |ΔT|ⁿ ΔT stays."""


@element
@drawn(symbols.RADIATION, area="m**2")
@measured()
def Radiation(name: str, area: float, *, emissivity: float = 1.0, view_factor: float = 1.0) -> Relation:
    """Heat σ ε A F (T_a⁴ − T_b⁴) from a to b. area A > 0 [m²], emissivity and view factor F from 0 to 1.

    Errors  ModelError for numbers that are not so
    """
    k: Scalar = STEFAN_BOLTZMANN * positive(name, "area", area, "m**2")
    for what, value in (("emissivity", emissivity), ("view factor", view_factor)):
        share = not_negative(name, what, value)
        if known(share) and share > 1:
            raise ModelError(f"{name!r} needs {what} of at most 1, not {share:g}")
        k = k * share
    return _exchange(name, lambda a, b: k * (a * a + b * b) * (a + b) * (a - b))


@element
@drawn(symbols.WALL, area="m**2")
@measured(thickness="m", conductivity="W/(m*K)", density="kg/m**3", specific_heat="J/(kg*K)", temperature="K")
def Wall(
    name: str,
    area: float,
    thickness: Sequence[float],
    conductivity: Sequence[float],
    density: Sequence[float],
    specific_heat: Sequence[float],
    *,
    cells: int = 3,
    temperature: float | None = None,
) -> Composite:
    """Layers from a to b, each cut into cells that keep ρ c A l/m at their middles and conduct k A/l.

    area A [m²]; of each layer its thickness l [m], conductivity k [W/(m K)], density ρ [kg/m³] and specific heat c
    [J/(kg K)], all above zero; cells m of each; temperature at the start [K], room temperature if it is not given
    Parts   "capacity1", … and "conductor1", …, from a to b
    Law     at rest heat A ΔT/Σ (l/k) exactly; what is between converges as 1/m². Errors: ModelError for lists that
            differ in length, and numbers that are not as above
    """
    lists = [list(each) if isinstance(each, (list, tuple)) else [each]
             for each in (thickness, conductivity, density, specific_heat)]  # fmt: skip
    if len({len(each) for each in lists}) != 1 or not lists[0]:
        raise ModelError(f"{name!r} needs as many thicknesses as conductivities, densities and specific heats")
    m = whole(name, "cells", cells, MOST_CELLS)
    A, capacities, halves = positive(name, "area", area, "m**2"), [], []
    for each in zip(*lists, strict=True):
        words = ("thickness", "m"), ("conductivity", "W/(m*K)"), ("density", "kg/m**3"), ("specific heat", "J/(kg*K)")
        thick, k, rho, c = (positive(name, word, x, unit) for (word, unit), x in zip(words, each, strict=True))
        capacities += [rho * c * A * thick / m] * m
        halves += [thick / (2 * m * k * A)] * m
    nodes = ["a", *(f"@{i}" for i in range(1, len(halves) + 1)), "b"]
    across = [halves[0], *(x + y for x, y in pairwise(halves)), halves[-1]]
    parts: list[tuple[Member, tuple[str, ...]]] = [
        (ThermalConductor(f"conductor{i}", 1.0 / R), ends)
        for i, (R, ends) in enumerate(zip(across, pairwise(nodes), strict=True), 1)
    ]
    parts += [
        (HeatCapacity(f"capacity{i}", C, temperature=temperature), (nodes[i],)) for i, C in enumerate(capacities, 1)
    ]
    return Composite(name, _BETWEEN, tuple(parts))


@element
@drawn(symbols.HEAT_PIPE, conductance="W/K")
@measured(limit="W")
def HeatPipe(name: str, conductance: float, limit: float, *, one_way: bool = False) -> Relation:
    """Heat Q = G ΔT/√(1 + (G ΔT/Q_max)²) from a to b: vapour that carries no more than Q_max.

    conductance G > 0 [W/K] while it carries little; limit Q_max > 0 [W] of its wick, its speed of sound or its boiling
    one_way  a thermosyphon, whose liquid runs back by its weight alone: nothing where b, above, is the warmer end
    Errors   ModelError for numbers that are not above zero
    """
    G, most = positive(name, "conductance", conductance, "W/K"), positive(name, "limit", limit, "W")

    def heat(a: Scalar, b: Scalar) -> Scalar:
        Q = G * (maximum(a - b, 0.0) if one_way else a - b)
        return Q / sqrt(1.0 + (Q / most) * (Q / most))

    return _exchange(name, heat)


@element
@drawn(symbols.across_source("T", 1), temperature="K")
def TemperatureSource(name: str, temperature: SignalLike) -> IdealSource:
    """T = s(t) at "p", whatever heat it takes: surroundings. temperature > 0 [K]: a number, a formula, or samples."""
    made = source(name, _SINGLE, "across", temperature)
    if isinstance(made.signal, Constant):
        positive(name, "temperature", made.signal.value, "K")
    return made


@element
@drawn(symbols.through_source("Ṡ", 1), entropy_flow="W/K")
def EntropyFlowSource(name: str, entropy_flow: SignalLike) -> IdealSource:
    """s(t) [W/K] flows into what hangs on "p". A number, a formula in t, or samples (times, values)."""
    return source(name, _SINGLE, "through", entropy_flow)


@element
@drawn(symbols.through_source("Q", 1), heat="W")
def HeatFlowSource(name: str, heat: SignalLike) -> Composite:
    """Heat s(t) [W] flows into what hangs on "p", at its temperature T, as the entropy flow s/T.

    A number, a formula in t, or samples (times, values); its signal is called "name.supply" in runs and ledgers.
    """
    supply = TerminalPair(_HEAT, "", ("p", None))
    relation = Relation(
        "flow", (TerminalPair(_HEAT, "", ("q", None)), TerminalPair(THERMAL, "heat", ("p", None))),
        ("through", "through"),
        ((0, "across"), (1, "across")), lambda Q, T: (1.0, 0.0 - Q / T), "continuous",
    )  # fmt: skip
    parts = ((source("supply", supply, "across", heat), ("inner",)), (relation, ("inner", "p")))
    return Composite(name, (_SINGLE,), parts)


_HEAT = Domain(
    "heat", Quantity("heat_flow", "W"), Quantity("share", "1"), True, Quantity("time", "s"), None, "no heat"
)  # fmt: skip


@element
@drawn(symbols.GAS, amount="mol")
@measured(ambient="Pa")
def IdealGas(
    name: str,
    amount: float,
    *,
    temperature: float,
    volume: float,
    degrees_of_freedom: float = 3.0,
    ambient: float = 0.0,
) -> Storage:
    """An ideal gas: U(S, V) = n c_v T₁ (V₁/V)^(R/c_v) exp(S/(n c_v)), T = ∂U/∂S, p = −∂U/∂V = n R T/V, c_v = f R/2.

    Ports "heat" (thermal) and "gas" (hydraulic), one terminal each; states: entropy S, counted from the start, and the
    displaced volume x = V₁ − V, which accumulates what flows in at "gas" and so compresses the gas.
    amount n [mol]; temperature T₁ [K], volume V₁ [m³] at the start; degrees_of_freedom f: 3 of one atom, 5 of two;
    ambient: the pressure of the surroundings [Pa], from which the pressure at "gas" counts, H = U + p₀ V
    """
    n, T1 = positive(name, "amount", amount, "mol"), positive(name, "temperature", temperature, "K")
    V1, f = positive(name, "volume", volume, "m**3"), positive(name, "number of degrees of freedom", degrees_of_freedom)
    p0 = finite(name, "ambient pressure", ambient, "Pa")
    C = n * f * GAS_CONSTANT / 2

    def energy(S: Scalar, x: Scalar) -> Scalar:
        return C * T1 * exp(S / C - 2 / f * log(1.0 - x / V1)) + p0 * (V1 - x)

    pairs = TerminalPair(THERMAL, "heat", ("", None)), TerminalPair(HYDRAULIC, "gas", ("", None))
    quantities = THERMAL.accumulated, Quantity("displaced_volume", "m**3")
    least = 0.0 if p0 >= 0 else None  # U and p₀ V are not negative
    return Storage(name, pairs, (ACROSS, ACROSS), energy, (0.0, 0.0), quantities, least)
