"""The time of a replay: where it is, how fast it goes, whether it plays."""

from __future__ import annotations

import math

from poinsot.records import dataclass

SPEEDS = (0.0001, 0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 100.0, 1000.0, 10000.0)
_UNITS = {"s": 1.0, "ms": 1e-3, "µs": 1e-6, "ns": 1e-9}
_WATCHED = (1.0, 60.0)  # seconds that a run may last at its own speed
_WANTED = 5.0


@dataclass
class Clock:
    """Time [s] from begin to end, played ``speed`` times as fast as it was; it begins again at the end."""

    begin: float
    end: float
    speed: float = 1.0
    playing: bool = False
    repeats: bool = True

    def __post_init__(self) -> None:
        self.begin, self.end = float(self.begin), float(self.end)
        self.now = self.begin

    @property
    def span(self) -> float:
        """How long it lasts [s]."""
        return self.end - self.begin

    @property
    def unit(self) -> tuple[str, float]:
        """The unit of the time shown: the greatest that is not longer than the run, and its seconds."""
        return next(((u, s) for u, s in _UNITS.items() if self.span >= s), ("ns", 1e-9))

    @property
    def step(self) -> float:
        """The finest change of its slider, in that unit: a power of ten."""
        span = self.span / self.unit[1]
        return float(10.0 ** math.floor(math.log10(span / 500.0))) if span > 0.0 else 1.0

    def fitting_speed(self) -> float:
        """1 for runs of 1 s to 60 s; else the speed at which one is watched for about 5 s."""
        if _WATCHED[0] <= self.span <= _WATCHED[1] or self.span <= 0.0:
            return 1.0
        return min(SPEEDS, key=lambda s: abs(math.log(self.span / s / _WANTED)))

    def advance(self, seconds: float) -> None:
        """Let so many seconds of the watcher pass."""
        now = self.now + self.speed * seconds
        if now > self.end:
            if self.repeats and self.span > 0.0:
                now = self.begin + math.fmod(now - self.begin, self.span)
            else:
                now, self.playing = self.end, False
        self.now = now

    def go(self, t: float) -> None:
        """Be at a time within it."""
        self.now = min(max(t, self.begin), self.end)
