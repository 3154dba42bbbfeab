"""Ideal gases in networks: the two ports of a node of gas, and the thermodynamics over any scalar.

    dU = μ dm + T dS − p dV,   μ = h − T s,   h = c_p T,   s = c_p ln(T/T₀) − R ln(p/p₀)
    U(m, S, V) = c_v T₀ m exp((S/m − R ln(V p₀/(m R T₀)))/c_v)

A node of gas is two: its own, across μ [J/kg], through ṁ [kg/s], and "NODE.heat", across T, through Ṡ. Gas that flows
with the entropy s carries μ ṁ + T s ṁ = h ṁ: the first law of open systems is the balance of power of both bonds.
Pressures are absolute. Laws: tests/components/test_pneumatic.py. Source: Callen (1985), ch. 3.4 and 5; van der Schaft &
Maschke (2018), geometry of thermodynamic processes. Units: [J/kg], [kg/s], [K], [W/K], [Pa], [m³].
"""

from __future__ import annotations

from functools import cache
from typing import final

from poinsot.algebra.scalars import Scalar, exp, log
from poinsot.components.domains import GAS_CONSTANT, PNEUMATIC, THERMAL, Domain
from poinsot.components.primitives import TerminalPair
from poinsot.errors import ModelError, nearest
from poinsot.records import dataclass

ZERO_TEMPERATURE, ZERO_PRESSURE = 293.15, 1e5
"""T₀ and p₀, where the entropy is 0; those of ISO 8778, at which flows of data sheets are given."""
_KNOWN = {"air": (28.9647e-3, 1.4), "nitrogen": (28.0134e-3, 1.4), "oxygen": (31.9988e-3, 1.395),
          "argon": (39.948e-3, 5 / 3), "helium": (4.002602e-3, 5 / 3), "hydrogen": (2.01588e-3, 1.405),
          "carbon dioxide": (44.0095e-3, 1.289)}  # fmt: skip
"""Molar mass [kg/mol] and ratio of heats at 20 °C."""


@final
@dataclass(frozen=True)
class Gas:
    """An ideal gas with the constant R [J/(kg K)] and the ratio of its heats, c_p/c_v; its nodes have a domain."""

    domain: Domain
    R: float
    ratio: float

    @property
    def cv(self) -> float:
        """The heat of a kilogram at a constant volume [J/(kg K)]."""
        return self.R / (self.ratio - 1.0)

    @property
    def cp(self) -> float:
        """That at a constant pressure."""
        return self.cv + self.R

    def entropy(self, p: Scalar, T: Scalar) -> Scalar:
        """s [J/(kg K)]."""
        return self.cp * log(T / ZERO_TEMPERATURE) - self.R * log(p / ZERO_PRESSURE)

    def potential(self, p: Scalar, T: Scalar) -> Scalar:
        """μ = h − T s [J/kg]."""
        return T * (self.cp - self.entropy(p, T))

    def pressure(self, mu: Scalar, T: Scalar) -> Scalar:
        """p of μ and T [Pa]."""
        return ZERO_PRESSURE * exp((mu / T - self.cp + self.cp * log(T / ZERO_TEMPERATURE)) / self.R)

    def energy(self, m: Scalar, S: Scalar, V: Scalar) -> Scalar:
        """U [J] of a mass with its entropy in a volume."""
        crowd = self.R * log(V * (ZERO_PRESSURE / (self.R * ZERO_TEMPERATURE)) / m)
        return m * exp((S / m - crowd) / self.cv) * (self.cv * ZERO_TEMPERATURE)

    def amounts(self, p: Scalar, T: Scalar, V: Scalar) -> tuple[Scalar, Scalar]:
        """m [kg] and S [J/K] of a volume at p and T."""
        m = p * V / (T * self.R)
        return m, m * self.entropy(p, T)

    def ports(self, *names: str) -> tuple[TerminalPair, ...]:
        """Ports of named connections ("": a single one, terminal "p"): those of matter, then those of heat."""
        matter = [TerminalPair(self.domain, name, ("" if name else "p", None)) for name in names]
        heat = [TerminalPair(THERMAL, f"{name or 'p'}.heat", ("", None)) for name in names]
        return *matter, *heat


@cache
def gas_of(name: str) -> Gas:
    """The gas of a name. ModelError for one that is not known."""
    if name not in _KNOWN:
        raise ModelError(f"there is no gas {name!r}{nearest(name, _KNOWN, 'the gases are')}")
    mass, ratio = _KNOWN[name]
    d = PNEUMATIC
    own = Domain(f"pneumatic {name}", d.across, d.through, True, d.accumulated, None, d.reference)
    return Gas(d if name == "air" else own, GAS_CONSTANT / mass, ratio)
