"""What switches, and what has switched, is told by name and number."""

import io

import numpy as np
import xarray as xr
from rich.console import Console

from poinsot.simulation import COMMANDED, FRICTION, GATED, UNILATERAL, ElementData, Mode, RowData, RowKernels, Switching
from poinsot.views.tables import events_in_words, switches_table


def table(rows: list[tuple[int, int, float, float]]) -> str:
    """The text of a table of rows (kind, degree, e, μ), each an element of its own."""
    n, kernel = len(rows), None
    kind, degree, e, mu = (np.array(column) for column in zip(*rows, strict=True))
    switching = Switching(
        rows=RowData(
            names=tuple(f"row {k}" for k in range(n)), element=np.arange(n), kind=kind.astype(np.int64),
            degree=degree.astype(np.int64), gap=np.zeros(n), rate=np.zeros(n),
        ),
        elements=ElementData(
            names=tuple(f"part\n{k}" for k in range(n)), restitution=e.astype(float), static=mu.astype(float),
            kinetic=0.5 * mu, poisson=np.arange(n) > 0, loss=np.zeros(n, np.int64),
        ),
        kernels=RowKernels(flow=kernel, watch=kernel, data=kernel, impulse=kernel),
        modes=lambda mode: Mode(np.zeros(0)), mode_size=0,
    )  # fmt: skip
    written = io.StringIO()
    Console(file=written, width=160).print(switches_table(switching))
    return written.getvalue()


def test_every_row_is_named_with_its_kind_and_what_it_takes() -> None:
    text = table([(UNILATERAL, 2, 0.7, 0.0), (FRICTION, 1, 0.0, 0.4), (COMMANDED, 0, 0.0, 0.0), (GATED, 0, 0.0, 0.0),
                  (UNILATERAL, 1, 0.0, 0.0), (FRICTION, 1, 0.0, 0.0), (UNILATERAL, 2, 0.5, 0.0)])  # fmt: skip
    lines = [" ".join(line.split()) for line in text.splitlines() if "row " in line and "kind" not in line]
    wanted = [
        "one-sided, with a gap e = 0.7, Newton's", "friction μ = 0.4, sliding 0.2", "commanded", "one-sided when fired",
        "one-sided all of an impact", "friction dry friction", "one-sided, with a gap e = 0.5, Poisson's",
    ]  # fmt: skip
    assert len(lines) == len(wanted) and all(words in line for words, line in zip(wanted, lines, strict=True)), lines
    many = table([(UNILATERAL, 2, 0.0, 0.0)] * 100)
    assert "… and 40 more" in many and many.count("part") == 60


def test_events_are_counted_by_kind() -> None:
    def run(kinds: list[str]) -> xr.Dataset:
        times = 0.25 * np.arange(1, len(kinds) + 1)
        return xr.Dataset({"event_kind": ("event", np.array(kinds, dtype="<U9")), "event_time": ("event", times)})

    said = events_in_words(run(["impact", "slips", "impact", "rest"]))
    assert said == "events: 2 impacts, 1 coming to rest, 1 slip; the first at t = 0.25 s, the last at 1 s"
    assert events_in_words(run(["opens"])) == "events: 1 opening; the first at t = 0.25 s"
    assert events_in_words(run([])) == "events: none" and events_in_words(xr.Dataset()) is None
