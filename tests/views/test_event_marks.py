"""Events of a run are marked on its pictures: as many as can be told apart, counted in full."""

import numpy as np
import pytest
import xarray as xr

from poinsot.views.event_marks import event_kinds, mark_events, thinned


def run(times: list[float], kinds: list[str]) -> xr.Dataset:
    return xr.Dataset(
        {"event_time": ("event", np.array(times)), "event_kind": ("event", np.array(kinds, dtype=object))},
        coords={"time": np.linspace(1.0, 3.0, 5)},
    )


def test_kinds_are_counted_and_the_most_frequent_come_first() -> None:
    found = event_kinds(run([1.0, 1.5, 2.0], ["stick", "impact", "impact"]))
    assert [(kind, list(times)) for kind, times in found] == [("impact", [1.5, 2.0]), ("stick", [1.0])]
    assert event_kinds(run([], [])) == [] and event_kinds(xr.Dataset({"time": [0.0, 1.0]})) == []


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_thinned_marks_stand_for_all(seed: int) -> None:
    """Every time has a mark within a three-hundredth of the picture, none is invented, there are no more than that."""
    rng = np.random.default_rng(seed)
    times = np.sort(np.concatenate((1 + rng.uniform(0, 2, 5), 2 + rng.uniform(0, 1e-6, 10_000), [1.0, 3.0])))
    kept = thinned(times, 1.0, 3.0)
    assert np.isin(kept, times).all() and len(kept) <= 12
    assert np.abs(times[:, None] - kept).min(axis=1).max() <= 2.0 / 300
    assert len(thinned(rng.uniform(0, 4, 100_000), 1.0, 3.0)) <= 301


def test_marks_lie_behind_the_curves_of_every_axis_and_change_no_limits() -> None:
    from matplotlib.figure import Figure

    figure = Figure(layout="constrained")
    axes = list(figure.subplots(1, 2))
    for ax in axes:
        ax.plot([1.0, 3.0], [-7.0, 5.0])
    before = [ax.get_ylim() for ax in axes]
    kinds = [f"kind {k}$_%" for k in range(9)]
    mark_events(figure, axes, run([1.0 + 0.2 * k for k in range(9)], kinds))
    figure.canvas.draw()
    assert [ax.get_ylim() for ax in axes] == before
    for ax in axes:
        assert sum(len(c.get_segments()) for c in ax.collections) == 9
        assert all(c.get_zorder() < ax.lines[0].get_zorder() for c in ax.collections)
    words = [text.get_text() for text in figure.legends[0].get_texts()]
    assert len(words) == 7 and words[-1] == "others (3)"
