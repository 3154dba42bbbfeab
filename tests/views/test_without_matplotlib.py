"""Where Matplotlib is not installed, what draws says which extra brings it, before a run is begun."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from architecture.source_tree import ROOT
from cases import quick

WITHOUT = """
import runpy, sys
sys.modules["matplotlib"] = None
runpy.run_module("poinsot", run_name="__main__")
"""
FILE = str(ROOT / "examples" / "double_pendulum.toml")


@pytest.mark.parametrize(
    "words", quick(1, [["simulate", FILE, "--plot", "a.svg"], ["analyse", FILE, "--screws", "--plot", "a.png"]])
)
def test_a_missing_matplotlib_is_named_with_its_extra(words: list[str], tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *words], cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 2, done.stderr
    assert "pip install 'poinsot[plot]'" in done.stderr and "Traceback" not in done.stderr
    assert not done.stdout and not [*tmp_path.iterdir()]
