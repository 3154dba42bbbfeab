"""Notebooks as people run them: in a kernel of Jupyter, by its own client; tutorials, pictures, mathematics, progress,
the viewer, and the button that interrupts a cell."""

import importlib.util
import os
from pathlib import Path
from typing import Any

import pytest

from docs.markdown import ROOT, blocks

MISSING = [each for each in ("nbclient", "ipykernel") if importlib.util.find_spec(each) is None]
pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(MISSING), reason=f"{MISSING} are not installed")]
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
PENDULUM = "import poinsot as po\nm = po.load('examples/double_pendulum.toml')"


def outputs(cells: list[str], folder: Path, timeout: float | None = None) -> list[list[Any]]:
    """What the cells of a notebook show, each a bundle of MIME types and data; or an error, as Jupyter tells it."""
    import nbformat
    from nbclient import NotebookClient

    if not (folder / "examples").exists():
        (folder / "examples").symlink_to(ROOT / "examples")
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    settings: dict[str, Any] = {"timeout": timeout, "interrupt_on_timeout": timeout is not None}
    client = NotebookClient(
        notebook, kernel_name="python3", allow_errors=True, resources={"metadata": {"path": str(folder)}}, **settings
    )
    client.execute(env={name: value for name, value in os.environ.items() if name != "MPLBACKEND"})  # as of users
    shown = [[each.get("data", each) for each in cell.outputs] for cell in notebook.cells]
    errors = [each for cell in shown for each in cell if each.get("output_type") == "error"]
    assert not errors, "\n".join(errors[0]["traceback"])
    return shown


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda each: each.stem)
def test_tutorials_are_notebooks(tutorial: Path, tmp_path: Path) -> None:
    """Each block is a cell; at the end the picture of a run, and LaTeX of the equations and of the mobility."""
    cells = [block.text for block in blocks(tutorial) if block.language == "python" and "no-run" not in block.marks]
    last = ["po.views.plot_run(po.simulate(m, 0.5, samples=50))", "po.views.equations_of(m)", "m.mobility()"]
    *_, picture, equations, mobility = outputs([*cells, PENDULUM, *last], tmp_path)
    assert [each for each in picture if "image/png" in each], picture
    assert any(r"\mathbf{M}_{11}" in each.get("text/latex", "") for each in equations)
    assert any(r"\operatorname{rank}" in each.get("text/latex", "") for each in mobility)


def test_what_is_shown(tmp_path: Path) -> None:
    """One picture of a figure, though Matplotlib may show it as well; pages of runs; a bar while a run goes on."""
    cells = [
        PENDULUM, "run = po.simulate(m, 300.0, samples=11, progress=True)",
        "from matplotlib import pyplot\nrun.poinsot.plot()", "po.views.draw_mechanism(m, m.neutral())\nNone",
        "po.simulate(m, 0.1, dataset=False)", "run.poinsot.table('joint_position').head()", "m",
    ]  # fmt: skip
    _, running, plot, drawn, light, table, mechanism = outputs(cells, tmp_path)
    assert any("text/html" in each for each in running)
    assert sum("image/png" in each for each in plot) == 1
    assert sum("image/png" in each for each in drawn) == 1
    for each in (light, table, mechanism):
        assert any("text/html" in bundle for bundle in each), each


@pytest.mark.skipif(importlib.util.find_spec("viser") is None, reason="viser is not installed")
def test_the_viewer_is_in_the_cell(tmp_path: Path) -> None:
    viewer, _ = outputs([f"{PENDULUM}\nviewer = po.view(m)\nviewer", "viewer.close()"], tmp_path)
    assert any("<iframe" in each.get("text/html", "") for each in viewer), viewer


def test_the_interrupt_of_a_notebook_leaves_what_there_is(tmp_path: Path) -> None:
    """As the button does it; the cells after it go on with the run so far."""
    cell = """
try:
    run = po.simulate(m, 1e7, samples=101, method="rk4", step=1e-4, max_steps=10**9)
except KeyboardInterrupt as stop:
    run = stop.partial
"""
    found = outputs([PENDULUM, cell, "print(run.attrs['status'])"], tmp_path, timeout=20)
    assert "interrupted" in found[-1][0]["text"], found
