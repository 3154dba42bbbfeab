"""Runs of time-stepping from the command line."""

from pathlib import Path

from typer.testing import CliRunner

from poinsot.cli.app import app


def test_what_the_scheme_makes_counts_in_the_exit_code(tmp_path: Path) -> None:
    """A step that is too long for a squeezer: unbalanced, exit code 3."""
    given = ["simulate", "examples/andrews.toml", "--method", "moreau", "--time", "0.03", "--step", "3e-4"]
    assert CliRunner().invoke(app, [*given, "--out", str(tmp_path / "run.nc")]).exit_code == 3
