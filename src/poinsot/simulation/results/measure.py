"""Numbers measured of runs: the Fourier series of the last period with its distortion, and what .meas lines ask for.

    crossings and values by straight lines between samples, of which there are more where something crosses or turns

Units: those of what is measured. Law: tests/files/test_netlist_measures.py. Source: ngspice manual, ch. 15.4.

    v(t) = A₀ + Σ A_k sin(2π k f t + φ_k),      distortion = √(Σ_{k ≥ 2} A_k²)/A₁

Units: A of the variable, φ in degrees. Law: series in closed form, ngspice's .four, tests/simulation/test_fourier.py.
Source: ngspice manual, ch. 15.6.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.formulas import evaluate
from poinsot.errors import RunWarning, SimulationError, nearest, option, warn
from poinsot.networks.measurements import MeasuredMoment, MeasuredQuantity, Measurement
from poinsot.networks.model import potential_terms
from poinsot.simulation.simulate import simulate

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.systems.network import Network


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


_FINER, _PASSES = 16, 3  # samples in the place of one interval; how often


def measure(
    network: Network,
    measurements: Sequence[Measurement] | None = None,
    *,
    time: float | None = None,
    samples: int = 10_001,
    method: str | None = None,
    rtol: float | None = None,
) -> xr.Dataset:
    """The measurements that a network's file asks for (.meas), by name.

        po.measure(po.load("amplifier.cir"))["gain"]

    measurements  without them those of the file
    time, samples, method, rtol   how long the run lasts, how many samples are looked at, as of `simulate`. Intervals in
             which something crosses a level or is largest are looked at again, 4,096 times as finely
    Returns  dataset of numbers; NaN, with a RunWarning, of what never happens
    Errors   SimulationError for a file without .meas lines; as of `simulate`
    Law      as ngspice measures, tests/files/test_netlist_measures.py
    """
    import xarray as xr

    asked = network.analyses.measurements if measurements is None else tuple(measurements)
    if not asked:
        raise SimulationError(f"network {network.name!r} has no .meas lines that say what is to be measured")
    quantities = [q for m in asked for q in _quantities(m)]
    terms = {
        output: [
            (name, sign * way) for way, node in zip((1.0, -1.0), output, strict=False)
            for name, sign in potential_terms(network.model, node)
        ] for q in quantities for output in q.outputs
    }  # fmt: skip
    needed = list(dict.fromkeys(name for each in terms.values() for name, _ in each))
    begin = float(network.run.start or 0.0)
    first = network.run.times[0] if network.run.times else begin
    end = begin + (time or network.run.span or 0.0)
    if not end > first:
        raise SimulationError(
            f"network {network.name!r} has no .tran line that says how long it runs: give {option('time')}"
        )
    times = np.linspace(first, end, samples)
    for further in range(_PASSES + 1):
        at = times if times[0] == begin else np.append(begin, times)
        run = simulate(network, times=at, start=begin, outputs=needed, method=method, rtol=rtol)
        values = {
            output: sum((sign * run[name].values[-len(times) :] for name, sign in each), np.zeros(len(times)))
            for output, each in terms.items()
        }
        seen = MeasuredSamples(times, values)
        found = seen.measured(asked)
        if further == _PASSES or not seen.narrow:
            break
        times = seen.refined()
    if failed := [name for name, value in found.items() if np.isnan(value)]:
        warn(RunWarning(f"what {', '.join(failed)} measures never happens in the run of {network.name!r}"))
    return xr.Dataset(found, attrs={"system": network.name})


def _quantities(m: Measurement) -> list[MeasuredQuantity]:
    moments = [each for each in (m.moment, m.target) if each is not None]
    every = [m.of, *(q for each in moments for q in (each.of, each.level))]
    return [q for q in every if q is not None]


class MeasuredSamples:
    """Samples of a run and their measurements; narrow: the decisive intervals, by their first samples."""

    def __init__(self, times: Floats, values: Mapping[tuple[str, ...], Floats]) -> None:
        self.times, self.values = times, values
        self.narrow = set[int]()

    def measured(self, asked: Sequence[Measurement]) -> dict[str, float]:
        """All of them, in their order."""
        found = dict[str, float]()
        for m in asked:
            found[m.name] = float(self._one(m, found))
        return found

    def refined(self) -> Floats:
        """The times with more of them in the intervals that decided, and beside these."""
        t, more = self.times, list[Floats]()
        for k in {i for n in self.narrow for i in (n - 1, n, n + 1) if 0 <= i < len(t) - 1}:
            more.append(np.linspace(t[k], t[k + 1], _FINER + 1)[1:-1])
        return np.unique(np.concatenate([t, *more]))

    def _one(self, m: Measurement, found: Mapping[str, float]) -> float:
        match m.kind:
            case "param":
                assert m.of is not None
                names = {**m.of.numbers, **{key: found[key] for key in m.of.numbers if key in found}}
                return float(evaluate(m.of.formula, names))
            case "delay":
                assert m.moment is not None and m.target is not None
                return self._moment(m.target) - self._moment(m.moment)
            case "when":
                return self._moment(m.moment, m.begin, m.end)
            case "find" | "deriv":
                assert m.of is not None
                at = self._moment(m.moment, m.begin, m.end)
                return self._at(self._of(m.of), at, m.kind == "deriv")
            case _:
                assert m.of is not None
                return self._of_range(m.kind, self._of(m.of), m.begin, m.end)

    def _of(self, q: MeasuredQuantity) -> Floats:
        if q.formula == "x1" and len(q.outputs) == 1:
            return self.values[q.outputs[0]]
        rows = [self.values[output] for output in q.outputs]
        if not rows:
            return np.full(len(self.times), float(evaluate(q.formula, q.numbers)))
        names = [f"x{1 + k}" for k in range(len(rows))]
        each = (dict(zip(names, map(float, values), strict=True)) for values in zip(*rows, strict=True))
        return np.array([evaluate(q.formula, {**q.numbers, **one}) for one in each], dtype=np.float64)

    def _at(self, v: Floats, t: float, slope: bool) -> float:
        if not self.times[0] <= t <= self.times[-1]:
            return np.nan
        k = min(int(np.searchsorted(self.times, t, "right")) - 1, len(self.times) - 2)
        self.narrow.add(k)
        steep = (v[k + 1] - v[k]) / (self.times[k + 1] - self.times[k])
        return float(steep if slope else v[k] + steep * (t - self.times[k]))

    def _moment(self, m: MeasuredMoment | None, begin: float | None = None, end: float | None = None) -> float:
        assert m is not None
        if m.of is None or m.level is None:
            return np.nan if m.at is None else m.at
        t, d = self.times, self._of(m.of) - self._of(m.level)
        rises, falls = (d[:-1] < 0) & (d[1:] >= 0), (d[:-1] > 0) & (d[1:] <= 0)
        crossed = {"rise": rises, "fall": falls}.get(m.way, rises | falls)
        k = np.flatnonzero(crossed)
        at = t[k] - d[k] * (t[k + 1] - t[k]) / (d[k + 1] - d[k])
        lasts = (at >= max(m.delay, t[0] if begin is None else begin)) & (at <= (t[-1] if end is None else end))
        k, at = k[lasts], at[lasts]
        which = len(at) - 1 if m.count < 0 else m.count - 1
        if not 0 <= which < len(at):
            return np.nan
        self.narrow.add(int(k[which]))
        return float(at[which])

    def _of_range(self, kind: str, v: Floats, begin: float | None, end: float | None) -> float:
        t = self.times
        a, b = (t[0] if begin is None else max(begin, t[0])), (t[-1] if end is None else min(end, t[-1]))
        if not a < b:
            return np.nan
        inside = t[(t > a) & (t < b)]
        at = np.concatenate([[a], inside, [b]])
        w = np.interp(at, t, v)
        extremes = {"min": np.argmin, "max": np.argmax, "pp": np.argmin, "min_at": np.argmin, "max_at": np.argmax}
        if kind in extremes:
            places = [int(extremes[kind](w)), *([int(np.argmax(w))] if kind == "pp" else [])]
            self.narrow |= {int(np.searchsorted(t, at[p], "right")) - 1 for p in places}
            p = places[-1]
            return float(w.max() - w.min() if kind == "pp" else at[p] if kind.endswith("_at") else w[p])
        of: Callable[[Floats], Floats] = np.square if kind == "rms" else lambda x: x
        whole = _integral(at, of(w))
        mean = whole / (b - a)
        return whole if kind == "integ" else float(np.sqrt(mean)) if kind == "rms" else mean


def _integral(t: Floats, v: Floats) -> float:
    """Integral of monotone cubics through the samples, which do not swing at corners."""
    from scipy.interpolate import PchipInterpolator

    return float(PchipInterpolator(t, v).integrate(t[0], t[-1])) if len(t) > 2 else float(np.trapezoid(v, t))
