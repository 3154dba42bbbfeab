"""How far a run is: a bar on the terminal, or a line under the cell of a notebook; told where the loop pauses anyway.

Law: tests/simulation/test_run.py
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from threading import Event, Lock, Thread
from time import perf_counter
from typing import Any, Protocol, TypeAlias

PATIENCE_SECONDS = 1.0
_BETWEEN_SECONDS = 0.1  # a notebook takes what is sent for output, not for a film


class _Bar(Protocol):
    def update(self, share: float, text: str) -> None: ...

    def stop(self) -> None: ...


Update: TypeAlias = Callable[[float, str], None]
"""Receiver of the share done, and of a text."""


@contextmanager
def shown_share(show: bool | None, waiting: str = "") -> Iterator[Update | None]:
    """Receiver of progress; it shows a bar once that has taken a second, at once if `show` is True. None
    where nobody is to see one.

    waiting   the words that stand there after a second in which nothing has been told
    """
    notebook = _notebook() if show is not False else None
    if not ((notebook is not None or sys.stderr.isatty()) if show is None else show):
        yield None
        return
    begun = perf_counter()
    bars: list[_Bar] = []
    told, alone = Event(), Lock()

    def wait() -> None:
        if not told.wait(PATIENCE_SECONDS):
            with alone:
                if not told.is_set():
                    show_bar(0.0, waiting)

    def update(share: float, text: str) -> None:
        if not bars and show is None and perf_counter() - begun < PATIENCE_SECONDS:
            return
        told.set()
        with alone:
            show_bar(share, text)

    def show_bar(share: float, text: str) -> None:
        if not bars:
            bars.append(_Terminal() if notebook is None else _Cell(notebook))
        bars[0].update(share, text)

    if waiting:
        Thread(target=wait, daemon=True).start()
    try:
        yield update
    finally:
        told.set()
        with alone:
            for bar in bars:
                bar.stop()


def _notebook() -> Any:
    """IPython's display, where a notebook's kernel runs us; None elsewhere. Nothing is imported to find out."""
    ipython = sys.modules.get("IPython")
    if ipython is None or not hasattr(ipython.get_ipython(), "kernel"):
        return None
    from IPython import display  # type: ignore[import-not-found, unused-ignore]

    return display


class _Terminal:
    """A bar of rich's on stderr, gone when the run is."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("simulating"), BarColumn(), TextColumn("{task.fields[steps]}"), TimeRemainingColumn())
        console = Console(file=sys.stderr, force_jupyter=False)
        self._progress = Progress(*columns, console=console, transient=True)
        self._task = self._progress.add_task("simulating", total=1.0, steps="")
        self._progress.start()

    def update(self, share: float, text: str) -> None:
        """So far."""
        self._progress.update(self._task, completed=share, steps=text)

    def stop(self) -> None:
        """Take the bar away."""
        self._progress.stop()


class _Cell:
    """A bar in the output of a notebook's cell, gone when the run is; needs no widgets."""

    def __init__(self, display: Any) -> None:
        self._html = display.HTML
        self._begun = perf_counter()
        self._last = self._begun - _BETWEEN_SECONDS
        self._shown = display.display(display.HTML(""), display_id=True)

    def update(self, share: float, text: str) -> None:
        """So far, and how long it may still take."""
        now = perf_counter()
        if self._shown is None or now - self._last < _BETWEEN_SECONDS:
            return
        self._last = now
        # earlier, the time left is a guess
        left = f", {(now - self._begun) * (1 - share) / share:.0f} s left" if share > 1e-3 else ""
        said = escape(f"simulating: {text}{left}")
        self._shown.update(self._html(f'<progress max="1" value="{share:.4f}"></progress> {said}'))

    def stop(self) -> None:
        """Take the bar away."""
        if self._shown is not None:
            self._shown.update(self._html(""))
