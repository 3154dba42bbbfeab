"""A run's report: its numbers are the run's, its names are text, nothing is asked of anybody, every run has one."""

import html
import io
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import xarray as xr
from rich.console import Console

import poinsot as po
from cases import EXAMPLES
from command import poinsot, told
from hostile import NASTY
from poinsot.simulation import COMMANDED, FRICTION, GATED, UNILATERAL, ElementData, Mode, RowData, RowKernels, Switching
from poinsot.views.chart_svg import Chart, drawn, svg_of
from poinsot.views.event_marks import event_kinds, mark_events, thinned
from poinsot.views.plots import plot_run
from poinsot.views.run_report.report import MOST_LINES, charts_of_run, page_of, report
from poinsot.views.run_report.sections import MOST_EVENTS, events_section
from poinsot.views.tables import events_in_words, switches_table


@pytest.fixture(scope="module")
def ball() -> tuple[Any, xr.Dataset]:
    system = po.load(EXAMPLES / "bouncing_ball.toml")
    return system, po.simulate(system, time=1.2, outputs=["joint_position", "joint_wrench"])


def words(page: str) -> str:
    """What a reader sees outside the scene."""
    bare = re.sub(r'srcdoc="[^"]*"|<style>.*?</style>', "", page, flags=re.S)
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", bare)).split())


def test_the_numbers_of_the_page_are_those_of_the_run(ball: tuple[Any, xr.Dataset]) -> None:
    run = ball[1]
    page, book = words(page_of(run)), po.ledger(run)
    for entry in book.entries:
        assert f"{entry.name} {entry.joules:.6g}" in page
    assert "The run reached its end." in page and "The books of the run balance" in page
    assert f"{run.sizes['time']} samples" in page and f"All {run.sizes['event']} events" in page
    force = np.linalg.norm(run["joint_wrench"].values[:, 0, 3:], axis=-1).max()
    assert f"fall {force:.6g}" in page
    for name, variable in run.data_vars.items():
        if variable.dtype.kind == "f":
            assert f"{variable.values.min():.6g} {variable.values.max():.6g}" in page.split(f" {name} ", 1)[1]


@pytest.mark.sample(9)
@pytest.mark.parametrize("name", NASTY, ids=ascii)
def test_names_are_text_and_nothing_else(ball: tuple[Any, xr.Dataset], name: str) -> None:
    """The elements of the page are the same whatever the names are."""
    plain = ball[1]
    elements = re.findall(r"<(/?\w+)", page_of(plain.assign_attrs(system="ball", note="a")))
    named = plain.assign_attrs(system=name, note=name).assign_coords(coordinate=[name], storage=[name, f"{name}'"])
    named["event_element"] = ("event", [name] * plain.sizes["event"])
    page = page_of(named.rename(joint_position=f"{name}.joint_position"))
    assert re.findall(r"<(/?\w+)", page) == elements
    assert not re.search(r"<[^>]*\son\w+=", page)


def test_the_page_asks_nobody(ball: tuple[Any, xr.Dataset]) -> None:
    page = page_of(ball[1])
    assert "default-src 'none'" in html.unescape(page)
    assert not re.search(r"<(script|link|img|iframe|form|object|embed)|\b(src|href|action)\s*=|url\(|@import", page)


@pytest.mark.parametrize(
    "status, kind", [("done", "good"), ("interrupted", "bad"), ("unbalanced", "bad"), ("odd", "bad")]
)
def test_a_run_that_did_not_end_well_says_so(ball: tuple[Any, xr.Dataset], status: str, kind: str) -> None:
    page = page_of(ball[1].assign_attrs(status=status))
    assert f'<p class="{kind}">' in page.split("<table>")[0]


def test_books_that_miss_energy_warn(ball: tuple[Any, xr.Dataset]) -> None:
    run = ball[1].copy(deep=True)
    run["energy_imbalance"][:] = 1e-3
    assert "do not balance: 0.001 of the energy present and exchanged is unexplained" in words(page_of(run))


def test_a_line_of_many_samples_keeps_its_peaks_and_gaps(rng: np.random.Generator) -> None:
    """Peaks one sample wide, at moments that lie unevenly, stay; a gap stays a gap; the page stays small."""
    times = np.sort(rng.uniform(0.0, 1.0, 200_000)) ** rng.choice([1.0, 3.0])
    values = np.sin(20 * times)
    spikes = rng.choice(len(times), 5, replace=False)
    values[spikes] = [7.0, -8.0, 9.0, -10.0, 11.0]
    gap = slice(90_000, 120_000)
    values[gap] = np.nan
    kept = drawn(times, values)
    there = values[np.isfinite(values)]
    assert values[kept][np.isfinite(values[kept])].max() == there.max()
    assert values[kept][np.isfinite(values[kept])].min() == there.min()
    assert np.isnan(values[kept]).any() and (np.diff(kept) > 0).all() and len(kept) < 1_300
    picture = svg_of(Chart("x", times, (("a", "#000", values),)))
    assert len(picture) < 30_000 and picture.count("M") >= 2


def test_few_samples_are_all_drawn() -> None:
    times = np.linspace(0.0, 1.0, 500)
    np.testing.assert_array_equal(drawn(times, np.sin(times)), np.arange(500))


def test_of_many_lines_those_that_move_most_are_drawn_and_constants_are_not() -> None:
    time = np.linspace(0.0, 1.0, 11)
    moving = {f"x{k}": ("time", k * time, {"units": "V"}) for k in range(20)}
    (chart, *_) = charts_of_run(
        xr.Dataset({**moving, "still": ("time", np.full(11, 3.0), {"units": "A"})}, {"time": time})
    )
    assert chart.title == "Variables [V], the 8 that move most of 19"
    assert [label for label, _, _ in chart.lines] == [f"x{k}" for k in range(20 - MOST_LINES, 20)]


def test_a_thousand_events_are_counted_in_full_and_listed_in_part() -> None:
    count = 1_000
    run = xr.Dataset(
        {"event_time": ("event", np.arange(count) / 10, {"units": "s"}), "event_kind": ("event", ["impact"] * count)},
        {"time": [0.0, 100.0]},
    )
    section = events_section(run)
    assert f"The first {MOST_EVENTS} of 1000 events" in section and section.count("<tr>") == MOST_EVENTS + 3
    assert "1000</td>" in section


def test_an_electrical_network_has_a_report_too(tmp_path: Path) -> None:
    run = po.simulate(po.load(EXAMPLES / "networks" / "low_pass.toml"), time=5.0)
    page = words(po.report(run, tmp_path / "low.html").read_text(encoding="utf-8"))
    assert "Variables [V]" in page and "What happened" not in page and "Motion" not in page


def test_what_is_no_run_is_refused(tmp_path: Path, ball: tuple[Any, xr.Dataset]) -> None:
    with pytest.raises(po.FileError, match=r"not the run of one system.*member \(3\)"):
        po.report(xr.Dataset({"a": ("member", np.zeros(3))}), tmp_path / "a.html")
    with pytest.raises(po.FileError, match=r"the dataset that simulate returned .* not of a str"):
        po.report("run.nc", tmp_path / "a.html")  # type: ignore[arg-type]
    for path, said in (("a.pdf", "ends in .html"), ("none/a.html", "does not exist")):
        with pytest.raises(po.FileError, match=said):
            po.report(ball[1], tmp_path / path)
    assert list(tmp_path.iterdir()) == []


def test_the_command(tmp_path: Path, ball: tuple[Any, xr.Dataset]) -> None:
    po.write(ball[1], tmp_path / "run.nc")
    code, out, err = told("report", tmp_path / "run.nc")
    assert (code, err) == (0, "") and out.endswith("run.html") and (tmp_path / "run.html").is_file()
    code, out, err = told(
        "report", tmp_path / "run.nc", "--model", EXAMPLES / "bouncing_ball.toml", "--out", tmp_path / "m.html"
    )
    page = (tmp_path / "m.html").read_text(encoding="utf-8")
    assert code == 0 and page.count('<iframe sandbox="allow-scripts"') == 1
    for arguments, said in (
        ((tmp_path / "none.nc",), "there is no such file"),
        ((EXAMPLES / "bouncing_ball.toml",), "cannot read"),
        ((tmp_path / "run.nc", "--out", tmp_path / "a.txt"), "ends in .html"),
        ((tmp_path / "run.nc", "--model", EXAMPLES / "four_bar.toml"), "is no run of"),
    ):
        code, out, err = told("report", *arguments)
        assert code == 2 and out == "" and err.startswith("error: ") and said in err, (arguments, err)


@pytest.mark.parametrize("run", [".", ""])
def test_a_run_without_a_name_is_told(run: str) -> None:
    done = poinsot("report", run)
    assert done.returncode == 2 and "it is no run" in done.stderr


# What switches, and what has switched, is told by name and number.
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


# Events of a run are marked on its pictures: as many as can be told apart, counted in full.
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
def test_thinned_marks_stand_for_all(rng: np.random.Generator) -> None:
    """Every time has a mark within a three-hundredth of the picture, none is invented, there are no more than that."""
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


def test_what_is_no_run_of_one_system_is_told_at_every_door(tmp_path: Path) -> None:
    """Law  ledger, picture, report and check take runs of one system, a member's too, and say so of all else."""
    arm = po.load(EXAMPLES / "double_pendulum.toml")
    many = po.ensemble(arm, {"elbow": [0.1, 0.2]}, time=0.1, samples=3)
    run = po.simulate(arm, 0.1, samples=3)
    for other in (many, run.isel(time=slice(0, 0)), run[["joint_position"]], many[["joint_position"]]):
        doors = (po.ledger, plot_run, lambda x: po.verify(x, arm), lambda x: report(x, tmp_path / "other.html"))
        for door in doors[: 3 if other.sizes["time"] == 0 else 4]:
            with pytest.raises(po.PoinsotError, match=r"no run|not the run of one system over time"):
                door(other)
    one = many.isel(elbow=0)
    assert po.ledger(one).balanced and report(one, tmp_path / "one.html", verified=False).exists()
    po.write(many, tmp_path / "many.nc")
    done = poinsot("report", "many.nc", folder=tmp_path)
    assert done.returncode == 2 and "not the run of one system over time" in " ".join(done.stderr.split())
