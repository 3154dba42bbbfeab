"""Switching losses: energies per commutation of a leg, drawn from its link, left as heat; in `poinsot.electrical`.

    u̇ = (v_leg − u)/τ,  ṡ = (u/v − s)/τ             the leg's place between n (0) and p (1), as it commutates
    P = |ṡ| (E_on + E_rr)  where ṡ i > 0,   P = |ṡ| E_off  where ṡ i < 0

i runs out of the leg, v is the voltage of its link: ∫ |ṡ| dt is 1 for each commutation, so that the energies of data
sheets leave the link and become heat within some τ of its moment, whatever the method of the run. A dead time, a soft
commutation by diodes and a current that reverses need no case: what counts is which way the leg's voltage goes.
Laws: tests/components/test_commutation.py. Source: Mohan, Undeland & Robbins (2003), ch. 2.4 and 20; Wintrich et al.,
Application Manual Power Semiconductors (2015), ch. 5.1. Units: [V], [A], [J], [s].
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.scalars import Scalar, absolute, known, less, maximum, sqrt, where
from poinsot.components import symbols
from poinsot.components.commands import COMMAND
from poinsot.components.declarations import HEAT, element, positive
from poinsot.components.domains import ELECTRICAL, THERMAL
from poinsot.components.measured import measured
from poinsot.components.own import OwnPort, OwnState, own_element
from poinsot.components.primitives import Composite, Relation, TerminalPair
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.signals.curve import Curve

_TOLD = tuple(TerminalPair(COMMAND, each, ("", None)) for each in ("i", "e"))
_SENSE = Relation(
    "sense", (TerminalPair(ELECTRICAL), TerminalPair(ELECTRICAL, "leg"), *_TOLD),
    ("across", "through", "across", "across"), ((0, "through"), (1, "across")), lambda i, e: (0.0, 0.0, i, e), "active",
    slopes={0: (0.0, 0.0), 1: (0.0, 0.0), 2: (1.0, 0.0), 3: (0.0, 1.0)},
)  # fmt: skip
"""Sensors of a leg's current and voltage, as signals: laws that read them bend nothing between switches."""


@element
@drawn(symbols.BOX)
@measured(voltage="V", current="A", turn_on="J", turn_off="J", recovery="J", time="s")
def CommutationLoss(
    name: str,
    voltage: float,
    current: ArrayLike,
    *,
    turn_on: ArrayLike = 0.0,
    turn_off: ArrayLike = 0.0,
    recovery: ArrayLike = 0.0,
    time: float,
) -> Composite:
    """Losses between a leg and its load: each commutation takes E v/V from the link and leaves it as heat.

    turn_on E_on, turn_off E_off of the transistor, recovery E_rr of the diode ≥ 0 [J], measured at the voltage V > 0
    [V] and the current I > 0 [A]: E |i|/I; or lists (n,) over a list (n,) of currents that increases
    time      τ > 0 [s] of two lags, in which a commutation is spread: a hundredth of a period is short
    Terminals "p", "n" of the link, "leg" and "out", which are joined; "heat". At the start the leg stands at n
    Law       ∫ P dt = Σ E v/V over commutations that are far apart beside τ; takes no power
    Errors    ModelError for energies below zero, lists of other lengths, and numbers that are not as above
    """
    V, tau = positive(name, "voltage", voltage, "V"), positive(name, "time", time, "s")
    none = V * 1e-6  # a link so low has no place for its leg
    on, off, back = (
        _over(name, what, current, each)
        for what, each in (("turn_on", turn_on), ("turn_off", turn_off), ("recovery", recovery))
    )

    def moves(v: Scalar, u: Scalar, s: Scalar) -> Scalar:
        return (u * v / (v * v + none * none) - s) / tau

    def law(v: Scalar, i: Scalar, e: Scalar, T: Scalar, u: Scalar, s: Scalar) -> tuple[Scalar, ...]:
        rate, size = moves(v, u, s), absolute(i)
        energy = where(less(0.0, rate * i), on(size) + back(size), off(size))
        drawn = absolute(rate) * energy / V * (v / sqrt(v * v + none * none))
        return drawn, 0.0, 0.0, 0.0 - drawn * v / T

    loss = own_element(
        "loss",
        {"link": OwnPort(ELECTRICAL, "current"), "i": OwnPort(COMMAND, "load", grounded=True),
         "e": OwnPort(COMMAND, "load", grounded=True), "heat": OwnPort(THERMAL, "entropy_flow", grounded=True)},
        law, states={"voltage": OwnState("V"), "share": OwnState()},
        rates=lambda v, i, e, T, u, s: ((e - u) / tau, moves(v, u, s)), power="continuous",
    )  # fmt: skip
    ends = tuple(TerminalPair(ELECTRICAL, each, ("", None)) for each in ("p", "n", "leg", "out"))
    parts = ((_SENSE, ("leg", "out", "leg", "n", "@i", "@e")), (loss, ("p", "n", "@i", "@e", "heat")))
    return Composite(name, (*ends, HEAT), parts)


def _over(name: str, what: str, current: ArrayLike, energy: ArrayLike) -> Callable[[Scalar], Scalar]:
    """An energy over the size of a current."""
    points, values = (np.asarray(each, dtype=object).ravel().tolist() for each in (current, energy))
    if any(known(each) and not each >= 0 for each in values):
        raise ModelError(f"{name!r} needs {what} of zero or more [J]: it is what a commutation costs")
    if len(points) == 1 and len(values) == 1:
        slope = values[0] / positive(name, "current", points[0], "A")
        return lambda i: i * slope
    if len(values) == 1:
        values = values * len(points)
    if len(points) != len(values):
        raise ModelError(
            f"{name!r} needs as many numbers for {what} as for its current: {len(points)}, not {len(values)}"
        )
    curve = Curve(tuple(points), tuple(values), "straight")
    return lambda i: maximum(curve(i), 0.0)
