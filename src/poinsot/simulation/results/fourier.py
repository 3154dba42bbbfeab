"""Harmonics of a run: the Fourier series of its variables over the last period, and their distortion.

    v(t) = A₀ + Σ A_k sin(2π k f t + φ_k),      distortion = √(Σ_{k ≥ 2} A_k²)/A₁

Units: A of the variable, φ in degrees. Law: series in closed form, ngspice's .four, tests/simulation/test_fourier.py.
Source: ngspice manual, ch. 15.6.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import SimulationError, nearest

if TYPE_CHECKING:
    import xarray as xr

_EVEN = 1e-9  # of a step: samples are at equal distances
_SLIGHT = 1e-9  # of a period: a run that lasts as long but for rounding


def fourier(run: xr.Dataset, frequency: float, outputs: Sequence[str] | None = None, harmonics: int = 9) -> xr.Dataset:
    """Amplitudes and phases of the harmonics of a frequency [Hz] in the last period of a run, and the distortion.

        po.fourier(run, 1e3, ["RL.voltage"])["RL.voltage_distortion"]

    run      a dataset with samples, at least 2 · harmonics + 2 in its last period. At equal distances that fill the
             period the series is that of the samples, exact for what has no higher harmonics than they tell; else they
             are joined by cubic splines
    outputs  variables along the time alone; without it all of these but energies
    Returns  dataset over "harmonic" 0 … harmonics: NAME_amplitude, at 0 the mean, NAME_phase [deg] of sines that count
             from t = 0 of the run; NAME_distortion, the share of those above the first
    Errors   SimulationError for a run shorter than a period, too few samples, and unknown names
    Law      tests/simulation/test_fourier.py
    """
    import xarray as xr

    from poinsot.simulation.results.dataset import result

    if not (np.isfinite(frequency) and frequency > 0.0) or harmonics < 1:
        raise SimulationError("harmonics are those of a frequency above zero [Hz], one or more of them")
    if "time" not in getattr(run, "dims", ()):
        raise SimulationError("fourier takes a run, a dataset with samples along the time")
    t = np.asarray(run["time"].values, dtype=np.float64)
    series = [str(n) for n, each in run.data_vars.items() if each.dims == ("time",) and each.dtype.kind == "f"]
    names = [n for n in series if not n.startswith(("energy_", "constraint_"))] if outputs is None else [*outputs]
    for name in names:
        if name not in series:
            raise SimulationError(f"the run has no variable {name!r} along the time alone{nearest(name, series)}")
    first = t[-1] - 1.0 / frequency
    if first < t[0] - _SLIGHT / frequency:
        raise SimulationError(
            f"the run lasts {t[-1] - t[0]:g} s, less than a period of {frequency:g} Hz, {1.0 / frequency:g} s"
        )
    k = int(np.searchsorted(t, first - _SLIGHT / frequency))
    if len(t) - k < 2 * harmonics + 2:
        raise SimulationError(
            f"the last period of {frequency:g} Hz has {len(t) - k} samples; {harmonics} harmonics need at least "
            f"{2 * harmonics + 2}: ask the run for more, or for fewer harmonics"
        )
    data: dict[str, tuple[tuple[str, ...] | str, Floats | float, dict[str, str]]] = {}
    for name in names:
        c = _series(t, np.asarray(run[name].values, dtype=np.float64), first, frequency, harmonics)
        unit = str(run[name].attrs.get("units", ""))
        size = np.abs(c)
        size[0] = c[0].real
        data[f"{name}_amplitude"] = "harmonic", size, {"units": unit}
        phases = np.degrees(np.angle(c * 1j))
        phases[0] = 0.0
        data[f"{name}_phase"] = "harmonic", phases, {"units": "deg"}
        above = float(np.sqrt((size[2:] ** 2).sum()))
        data[f"{name}_distortion"] = (), above / size[1] if size[1] else np.nan, {"units": "1"}
    coordinates = {"harmonic": np.arange(harmonics + 1)}
    attrs = {"system": run.attrs.get("system", ""), "frequency": frequency}
    return result(xr.Dataset(data, coordinates, attrs))


def _series(t: Floats, v: Floats, first: float, frequency: float, harmonics: int) -> Floats:
    """c with v = Re Σ c_k exp(2π i k f t), c₀ real."""
    k = int(np.searchsorted(t, first - _SLIGHT / frequency))
    steps = np.diff(t[k:])
    even = np.abs(steps - steps.mean()).max() <= _EVEN * steps.mean()
    if even and abs(t[k] - first) <= _SLIGHT / frequency:
        at, values = t[k:-1], v[k:-1]
    else:
        from scipy.interpolate import CubicSpline

        count = 8 * max(len(steps), harmonics)
        at = first + np.arange(count) / (count * frequency)
        at[0] = max(at[0], t[0])
        values = CubicSpline(t, v)(at)
    turns = np.exp(-2j * np.pi * frequency * np.outer(np.arange(harmonics + 1), at))
    found = turns @ values * (2.0 / len(at))
    found[0] /= 2.0
    return np.asarray(found)
