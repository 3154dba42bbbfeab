"""The analyses of a netlist beside a run in time: its start, small changes, sweeps, spectra.

Units: those of the sources; frequencies in Hz. Law: tests/files/test_netlist_analyses.py. Source: ngspice manual,
ch. 15.3.
"""

from __future__ import annotations

from collections.abc import Mapping

from poinsot.networks.measurements import Measurement
from poinsot.records import dataclass, field
from poinsot.showing import Typeable


@dataclass(frozen=True)
class FourierRequest(Typeable):
    """The harmonics of a frequency [Hz] in outputs of a run: a node, two nodes of which the difference is taken, or a
    variable."""

    frequency: float
    outputs: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class NoiseRequest(Typeable):
    """The noise at an output, a node or a pair of them, also as one of a source, at frequencies [Hz]."""

    output: tuple[str, ...]
    source: str
    frequencies: tuple[float, ...]


@dataclass(frozen=True)
class Analyses(Typeable):
    """The analyses of a network that its file asks for.

    at_rest      whether a run begins where the network rests, as SPICE's without UIC
    guess        by node the potential near which its operating point is sought (.nodeset)
    levels       by source its value at rest (DC), where that is not what it gives as a run begins
    stimuli      by source its small change, size and phase as a complex number (AC)
    frequencies  of these changes [Hz]
    sweep        by name of `po.sweep` its values, the slowest first (.dc); steps: those of several runs (.step)
    measurements what is measured of a run (.meas)
    fourier, noise  of which outputs, at which frequencies (.four, .noise); temperature: of what conducts [K]
    """

    at_rest: bool = False
    guess: Mapping[str, float] = field(default_factory=dict)
    levels: Mapping[str, float] = field(default_factory=dict)
    stimuli: Mapping[str, complex] = field(default_factory=dict)
    frequencies: tuple[float, ...] = ()
    sweep: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    steps: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    fourier: tuple[FourierRequest, ...] = ()
    noise: tuple[NoiseRequest, ...] = ()
    measurements: tuple[Measurement, ...] = ()
    temperature: float = 300.15  # 27 °C, SPICE's default
