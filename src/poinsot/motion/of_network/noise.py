"""Noise of a network at rest: contributions of its resistors, junctions and channels to every variable.

    S_y(f) = Σ |Σ_p h_p(f) w_p|² S/f^n,      S = 4 k T/R of a resistor, 2 q |I| of a junction, 4 k T ⅔ g_m of a channel,
                                            n = 0, and K_F |I|^A_F of a device, n = 1

One-sided densities; h_p is the response of y to a current into port p, by a source beside it that is zero at rest.
Units: [y²/Hz]. Law: 4 k T Re Z of passive networks, k T/C, ngspice's .noise, tests/networks/test_operating_points.py.
Source: Nyquist (1928); Schottky (1918); Rohrer et al., IEEE J. Solid-State Circuits 6 (1971) 204.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.components import electrical
from poinsot.components.domains import ELECTRICAL
from poinsot.components.primitives import LinearResistor, Relation
from poinsot.constants import BOLTZMANN
from poinsot.errors import ModelError
from poinsot.motion.of_network.operating_point import AtRest, OperatingPoint
from poinsot.motion.of_network.small_signal import small_signal
from poinsot.networks.model import NetworkModel, Opened, opened_parts
from poinsot.networks.states import NetworkStates, variable_units

if TYPE_CHECKING:
    import xarray as xr

Generator = tuple[str, float, dict[int, float], float]
"""A name, a density at 1 Hz, by branch the factor with which it enters there, and n: it goes as f^−n."""


def noise(
    point: OperatingPoint,
    output: str | Sequence[str],
    frequencies: ArrayLike,
    source: str | None = None,
    temperature: float = 300.15,  # 27 °C, as SPICE has it
) -> xr.Dataset:
    """The noise near a point; see `Network.noise`."""
    import xarray as xr

    f = np.atleast_1d(np.asarray(frequencies, dtype=np.float64))
    pair = (output,) if isinstance(output, str) else tuple(output)
    if not (np.isfinite(temperature) and temperature > 0.0):
        raise ModelError(f"a temperature is above 0 K, and noise is asked for at {temperature!r:.40} K")
    if not 1 <= len(pair) <= 2 or f.ndim != 1 or not (f > 0.0).all():
        raise ModelError("noise is of one output, or of the difference of two, at frequencies above zero [Hz]")
    rest = point.at_rest
    found = list(generators(rest, temperature))
    fluctuating = [b for b in range(len(rest.model.branches)) if any(b in at for _, _, at, _ in found)]
    near = _beside(point, fluctuating)
    names = [_name(b) for b in fluctuating]
    made = small_signal(near, [*names, *([source] if source else [])], pair)
    response = made.frequency_response(f)
    response = response[:, 0] - response[:, 1] if len(pair) == 2 else response[:, 0]
    weights = np.array([[at.get(b, 0.0) for b in fluctuating] for _, _, at, _ in found]).reshape(len(found), len(names))
    densities = np.array([S for _, S, _, _ in found]) / f[:, None] ** np.array([n for *_, n in found])
    each = np.abs(response[:, : len(names)] @ weights.T) ** 2 * densities
    unit = variable_units(rest.model)[pair[0]]
    density = each.sum(axis=1)
    data = {
        "density": ("frequency", density, {"units": f"{unit}^2/Hz", "long_name": "one-sided density at the output"}),
        "contribution": (("frequency", "generator"), each, {"units": f"{unit}^2/Hz"}),
    }
    if source:
        gain = np.abs(response[:, -1]) ** 2
        with np.errstate(divide="ignore"):
            data["input_density"] = "frequency", density / gain, {"long_name": f"the same at {source}"}
    coordinates = {"frequency": ("frequency", f, {"units": "Hz"}), "generator": [name for name, *_ in found]}
    order = np.argsort(f)
    whole = sum(power(f[order], own[order]) for own in each.T)  # of each, since sums of powers of f are none
    attrs = {"system": point.name, "temperature": temperature, "rms": float(np.sqrt(whole))}
    return xr.Dataset(data, coordinates, attrs)


def generators(rest: AtRest, temperature: float) -> Iterator[Generator]:
    """The noise sources of the electrical parts of a network at rest."""
    variables = rest.values()
    for k, element in enumerate(rest.model.primitives):
        first = rest.model.first_branch(k)
        if any(pair.domain is not ELECTRICAL for pair in getattr(element, "pairs", ())):
            continue
        if isinstance(element, LinearResistor) and element.a and element.r:
            yield element.name, 4.0 * BOLTZMANN * temperature * element.a / element.r, {first: 1.0}, 0.0
        if isinstance(element, Relation) and element.noise is not None:
            reads = [float(variables[at][first + port]) for port, at in element.reads]
            outputs = [float(x) for x in element.law(*reads)]
            several = element.noise(temperature, reads, outputs)
            for i, (density, into, n) in enumerate(several):
                name = element.name if len(several) == 1 else f"{element.name}[{i}]"
                yield name, density, {first + port: w for port, w in enumerate(into) if w}, n


def power(f: Floats, density: Floats) -> float:
    """∫ S df between the frequencies, S going as a power of f from each to the next, as SPICE has it."""
    total = 0.0
    for k in range(len(f) - 1):
        a, b, Sa, Sb = f[k], f[k + 1], density[k], density[k + 1]
        if a == b or Sa <= 0.0 or Sb <= 0.0:
            continue
        x = np.log(b / a)
        n = np.log(Sb / Sa) + x  # of S f over ln f
        total += a * Sa * x * (np.expm1(n) / n if abs(n) > 1e-9 else 1.0)  # rounding below
    return float(total)


def _name(b: int) -> str:
    return f" noise {b}"


def _beside(point: OperatingPoint, branches: Sequence[int]) -> OperatingPoint:
    """The same point of the network with a current source, which gives nothing, beside each of these branches."""
    rest = point.at_rest
    parts: list[Opened] = [part for placed in rest.model.placed for part in opened_parts(*placed)]
    ends = [(rest.model.branches[b].tail, rest.model.branches[b].head) for b in branches]
    parts += [(electrical.CurrentSource(_name(b), 0.0), at) for b, at in zip(branches, ends, strict=True)]
    model = NetworkModel(rest.model.name, tuple(parts))
    found = AtRest(NetworkStates(model, rest.equations.inputs), rest.held, rest.time, rest.starting)
    found.closed = rest.closed
    return found.point(*found.solved(point))
