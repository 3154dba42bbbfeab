"""Time, speed, play and pause of runs, and their plots with the future shaded."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.views.chart_svg import Chart
from poinsot.views.viewer.recording import Recording
from poinsot.views.viewer.replay import SPEEDS, Clock, charts_of

Ask = Callable[[object, Callable[[], None]], None]

_REDRAWN = 0.2  # seconds between the drawings of plots while playing
_SLIDER = 0.1
_FUTURE = "rgba(90,100,115,0.13)"


class RunPanel:
    """The clock of runs and what shows it; ``shown`` is called with every new time."""

    def __init__(
        self, server: Any, recordings: Sequence[Recording], ask: Ask, shown: Callable[[float], None],
        playing: Callable[[bool], None],
    ) -> None:  # fmt: skip
        self.server, self._ask, self._shown, self._playing = server, ask, shown, playing
        self.clock = Clock(min(r.times[0] for r in recordings), max(r.times[-1] for r in recordings))
        self.clock.speed = self.clock.fitting_speed()
        self._last = self._drawn = self._followed = 0.0
        self.charts = charts_of(recordings)
        self._plots: list[Any] = []
        gui = server.gui
        unit, seconds = self.clock.unit
        begin, end = self.clock.begin / seconds, self.clock.end / seconds
        self._slider = gui.add_slider(
            f"time [{unit}]", begin, max(end, begin + self.clock.step), self.clock.step, begin, disabled=begin == end
        )
        self._play = gui.add_button("Play", disabled=begin == end)
        self._speed = gui.add_dropdown("speed", [f"×{s:g}" for s in SPEEDS], initial_value=f"×{self.clock.speed:g}")
        self._repeat = gui.add_checkbox("begin again at the end", True)

        self._slider.on_update(self._slid)
        self._play.on_click(lambda event: ask("play", lambda: self.play(not self.clock.playing)))
        self._speed.on_update(lambda event: setattr(self.clock, "speed", float(str(self._speed.value).lstrip("×"))))
        self._repeat.on_update(lambda event: setattr(self.clock, "repeats", bool(self._repeat.value)))

    def _slid(self, event: Any) -> None:
        """A hand has moved the time, and not we ourselves."""
        if event.client is not None:
            shown = float(self._slider.value)
            self._ask("time", lambda: self.go(shown * self.clock.unit[1]))

    def add_plots(self) -> None:
        """The plots, into the container that is open now."""
        from viser import uplot

        for chart in self.charts:
            series = [uplot.Series(label="t [s]")]
            series += [uplot.Series(label=name, stroke=colour, width=1.5) for name, colour, _ in chart.lines]
            series += [uplot.Series(label=label, stroke="rgba(0,0,0,0)", width=0) for label in ("to come", " ")]
            low, high = chart.span
            self._plots.append(
                self.server.gui.add_uplot(
                    self._data(chart), tuple(series), title=chart.title,
                    scales={
                        "x": uplot.Scale(time=False),
                        "y": uplot.Scale(auto=False, range=(low, high)),
                    },
                    bands=(uplot.Band(series=(len(series) - 2, len(series) - 1), fill=_FUTURE),),
                    axes=(uplot.Axis(), uplot.Axis(size=62)),
                    legend=uplot.Legend(show=True, live=False),
                    aspect=1.6,
                )
            )  # fmt: skip

    def play(self, on: bool) -> None:
        """Play, or pause."""
        if on and self.clock.now >= self.clock.end:
            self.clock.go(self.clock.begin)
        self.clock.playing = on
        self._last = time.monotonic()
        self._play.label = "Pause" if on else "Play"
        self._playing(on)
        if not on:
            self._draw()

    def go(self, t: float) -> None:
        """Be at a time [s]."""
        self.clock.go(t)
        self._show(slider=False)

    def tick(self) -> None:
        """The next picture while playing."""
        now = time.monotonic()
        self.clock.advance(now - self._last)
        self._last = now
        self._show(slider=True)
        if not self.clock.playing:
            self.play(False)

    def _show(self, slider: bool) -> None:
        self._shown(self.clock.now)
        now = time.monotonic()
        if slider and now - self._followed > _SLIDER:
            self._followed = now
            self._slider.value = self.clock.now / self.clock.unit[1]
        if now - self._drawn > _REDRAWN or not self.clock.playing:
            self._draw()

    def _draw(self) -> None:
        self._drawn = time.monotonic()
        self._slider.value = self.clock.now / self.clock.unit[1]
        for plot, chart in zip(self._plots, self.charts, strict=True):
            plot.data = self._data(chart)

    def _data(self, chart: Chart) -> tuple[Floats, ...]:
        """Times and lines, and the future: high after now."""
        low, high = chart.span
        to_come = np.where(chart.times > self.clock.now, high, low)
        return chart.times, *(values for _, _, values in chart.lines), to_come, np.full_like(to_come, low)
