"""The analyses of a netlist beside a run in time: the start of a run, and small changes of its sources.

Units: those of the sources; frequencies in Hz. Law: tests/files/test_netlist_analyses.py. Source: ngspice manual,
ch. 15.3.
"""

from __future__ import annotations

from collections.abc import Mapping

from poinsot.records import dataclass, field
from poinsot.showing import Typeable


@dataclass(frozen=True)
class Analyses(Typeable):
    """The analyses of a network that its file asks for.

    at_rest      whether a run begins where the network rests, as SPICE's without UIC
    levels       by source its value at rest (DC), where that is not what it gives as a run begins
    stimuli      by source its small change, size and phase as a complex number (AC)
    frequencies  of these changes [Hz]
    """

    at_rest: bool = False
    levels: Mapping[str, float] = field(default_factory=dict)
    stimuli: Mapping[str, complex] = field(default_factory=dict)
    frequencies: tuple[float, ...] = ()
