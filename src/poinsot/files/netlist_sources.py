"""The waveforms of SPICE's independent sources as signals: SIN, PULSE, PWL, EXP."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from poinsot.errors import ModelError
from poinsot.signals.signal import Expression, Signal, Table

_MOST_PULSES = 100_000


def waveform(kind: str, values: Sequence[float], end: float | None, step: float | None = None) -> Signal:
    """The signal of a waveform; end, step: of the run [s], which a train of pulses and defaults of times need."""
    if kind.lower() not in WAVEFORMS:
        known = f"{', '.join(WAVEFORMS).upper()} and numbers"
        raise ModelError(f"the waveform {kind!r} is not read; {known} are")
    return WAVEFORMS[kind.lower()]([float(v) for v in values], end, step)


def _sine(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """VO + VA exp(−θ(t − TD)) sin(2π F (t − TD)) from TD on; VO before. F is one period in the run where it is not
    said."""
    if len(values) == 2 and end:
        values = [*values, 1 / end]
    if not 3 <= len(values) <= 6:
        raise ModelError("SIN needs (VO VA FREQ [TD THETA PHASE])")
    offset, size, frequency, delay, damping, phase = [*values, 0.0, 0.0, 0.0][:6]
    wave = f"{size!r}*exp(-{damping!r}*(t - {delay!r}))*sin(2*pi*{frequency!r}*(t - {delay!r}) + {phase!r}*deg)"
    if damping == 0:
        wave = f"{size!r}*sin(2*pi*{frequency!r}*(t - {delay!r}) + {phase!r}*deg)"
    if delay > 0:
        wave = f"step(t - {delay!r})*{wave} + (1 - step(t - {delay!r}))*{size!r}*sin({phase!r}*deg)"
    return Expression(f"{offset!r} + {wave}")


def _pulse(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """From V1 to V2 after TD, within TR; held for PW, back within TF; again every PER. As in SPICE, times that are zero
    or not said are the step of the run for TR and TF, and its end for PW and PER."""
    if not 2 <= len(values) <= 7:
        raise ModelError("PULSE needs (V1 V2 [TD TR TF PW PER])")
    if end is None:
        raise ModelError("PULSE needs to know how long the run lasts: write a .tran line before it")
    low, high, delay, rise, fall, width, period = [*values, *[0.0, 0.0, 0.0, end, end][len(values) - 2 :]][:7]
    width, period = width or end, period or end
    if min(delay, rise, fall, width) < 0 or period <= 0:
        raise ModelError("the times of PULSE must not be negative")
    if period < rise + width + fall and period < end:
        raise ModelError("PULSE repeats before it is over: PER must be at least TR + PW + TF")
    least = step or 1e-9 * end  # an edge without duration is that long
    rise, fall = rise or least, fall or least
    times, levels = [0.0], [low]
    for k in range(int((end - delay) / period) + 2 if end > delay else 0):
        if k > _MOST_PULSES:
            raise ModelError(f"PULSE has more than {_MOST_PULSES} periods in this run")
        start = delay + k * period
        for at, level in (
            (start, low),
            (start + rise, high),
            (start + rise + width, high),
            (start + rise + width + fall, low),
        ):
            if at > times[-1]:
                times.append(at)
                levels.append(level)
            elif at == times[-1]:
                levels[-1] = level
        if start > end:
            break
    if len(times) == 1:
        times.append(end)
        levels.append(low)
    return Table(tuple(times), tuple(levels))


def _points(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """Straight lines through (t, v) pairs."""
    if len(values) < 4 or len(values) % 2:
        raise ModelError("PWL needs pairs of times and values, at least two: PWL(0 0 1m 5)")
    return Table(tuple(values[::2]), tuple(values[1::2]))


def _exponential(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """V1, from TD1 on towards V2 with TAU1, from TD2 on back with TAU2; times that are not said are the run's step."""
    if len(values) != 6 and not (2 <= len(values) < 6 and step):
        raise ModelError("EXP needs (V1 V2 TD1 TAU1 TD2 TAU2)")
    given, least = dict(enumerate(values)), step or 0.0
    one, two, t1, tau1 = values[0], values[1], given.get(2, 0.0), given.get(3, least)
    t2, tau2 = given.get(4, t1 + least), given.get(5, least)
    if tau1 <= 0 or tau2 <= 0 or t2 < t1:
        raise ModelError("EXP needs positive time constants and TD2 after TD1")
    up = f"step(t - {t1!r})*{two - one!r}*(1 - exp(-(t - {t1!r})/{tau1!r}))"
    down = f"step(t - {t2!r})*{one - two!r}*(1 - exp(-(t - {t2!r})/{tau2!r}))"
    return Expression(f"{one!r} + {up} + {down}")


def _modulated_frequency(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """VO + VA sin(2π FC t + MDI sin(2π FS t))."""
    if len(values) != 5:
        raise ModelError("SFFM needs (VO VA FC MDI FS)")
    offset, size, carrier, depth, slow = values
    return Expression(f"{offset!r} + {size!r}*sin(2*pi*{carrier!r}*t + {depth!r}*sin(2*pi*{slow!r}*t))")


def _modulated_amplitude(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """VA (VO + sin(2π MF (t − TD))) sin(2π FC (t − TD)) from TD on; 0 before."""
    if not 4 <= len(values) <= 5:
        raise ModelError("AM needs (VA VO MF FC [TD])")
    size, offset, slow, carrier, delay = [*values, 0.0][:5]
    at = f"(t - {delay!r})"
    return Expression(f"step{at}*{size!r}*({offset!r} + sin(2*pi*{slow!r}*{at}))*sin(2*pi*{carrier!r}*{at})")


WAVEFORMS: dict[str, Callable[[Sequence[float], float | None, float | None], Signal]] = {
    "sin": _sine, "pulse": _pulse, "pwl": _points, "exp": _exponential, "sffm": _modulated_frequency,
    "am": _modulated_amplitude,
}  # fmt: skip
