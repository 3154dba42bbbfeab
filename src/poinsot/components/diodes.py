"""Diodes whose current is a smooth law of their voltage: junctions, as SPICE's D.

    power into the element = v i ≥ 0        voltage v from "p" (anode) to "n" (cathode) [V], current i from p to n [A]

Laws: tests/components/test_electrical.py, tests/components/test_diodes.py. Source: Shockley (1949); Nagel, SPICE2
(1975); ngspice manual, ch. 7.
"""

from __future__ import annotations

from dataclasses import replace

from poinsot.algebra.scalars import Scalar, exp, less, where
from poinsot.components import symbols
from poinsot.components.declarations import element, not_negative, one_port_law, positive
from poinsot.components.domains import ELECTRICAL
from poinsot.components.primitives import Junction, Relation, TerminalPair
from poinsot.components.symbols import drawn

__all__ = ["Diode"]

_PORT = TerminalPair(ELECTRICAL)


@element
@drawn(symbols.DIODE)
def Diode(
    name: str,
    saturation_current: float = 1e-14,
    *,
    thermal_voltage: float = 0.025852,
    ideality: float = 1.0,
    leak: float = 1e-12,
) -> Relation:
    """i = I_s (exp(v/(n V_T)) − 1) + g v from p (anode) to n (cathode): smooth, so it needs no events.

    saturation_current I_s > 0 [A]; thermal_voltage V_T = kT/q, at 300 K [V]; ideality n; leak g ≥ 0 [S], what passes
    beside the junction, as SPICE's GMIN: with it every current has a voltage, and blocked diodes in a row share theirs;
    0 switches it off. It is part of the law, so of the power v i ≥ 0 too. Beyond v = 40 n V_T, where the current is
    2e17 I_s, the exponential goes on along its tangent, so that no current overflows.
    Law     v i ≥ 0, and the ledger closes with the leak in it, tests/components/test_electrical.py
    Source  Shockley (1949); Nagel, SPICE2 (1975), for GMIN
    """
    Is = positive(name, "saturation current", saturation_current, "A")
    V = positive(name, "thermal voltage", thermal_voltage, "V") * positive(name, "ideality", ideality)
    g = not_negative(name, "leak", leak, "S")

    def current(v: Scalar) -> Scalar:
        x = v / V
        low = where(less(x, _STEEPEST), x, _STEEPEST)
        return Is * (exp(low) * (1.0 + (x - low)) - 1.0) + g * v

    return replace(one_port_law(name, _PORT, current, None), junctions=(Junction(0, V, Is, _STEEPEST),))


_STEEPEST = 40.0
