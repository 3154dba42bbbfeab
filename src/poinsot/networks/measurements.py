"""Measurements of runs: the records of SPICE's .meas lines, evaluated by `simulation.results.measure`.

Units: of the measured variable; times in seconds. Law: tests/files/test_netlist_measures.py. Source: ngspice manual,
ch. 15.4.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from poinsot.records import dataclass, field
from poinsot.showing import Typeable

Kind = Literal["delay", "find", "when", "avg", "rms", "min", "max", "min_at", "max_at", "pp", "integ", "deriv", "param"]


@dataclass(frozen=True)
class MeasuredQuantity(Typeable):
    """A formula of outputs x1, x2, …, each a node, two nodes of which the difference is taken, or a variable.

    numbers  what else its names are; of a "param" also earlier measurements, by name
    """

    formula: str
    outputs: tuple[tuple[str, ...], ...] = ()
    numbers: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class MeasuredMoment(Typeable):
    """A time ``at`` [s], or where ``of`` comes to a level for the count-th time after a delay [s], −1: the last time.

    way  "rise", "fall", or "cross" for both
    """

    at: float | None = None
    of: MeasuredQuantity | None = None
    level: MeasuredQuantity | None = None
    way: str = "cross"
    count: int = 1
    delay: float = 0.0


@dataclass(frozen=True)
class Measurement(Typeable):
    """A number told of a run.

    of           what is measured, between ``begin`` and ``end`` [s], by default the whole run, or at ``moment``
    moment, target   of a "delay" the times between which it lasts; "when": the time itself
    """

    name: str
    kind: Kind
    of: MeasuredQuantity | None = None
    moment: MeasuredMoment | None = None
    target: MeasuredMoment | None = None
    begin: float | None = None
    end: float | None = None
