"""What the scripts beside this file share: their options, the robots they use, and fresh Python processes."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from typing import Any

from poinsot.cli.bench import BenchFigure, machine, show, write

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "examples"
NO_ROBOTS = "example-robot-data (not installed)"


def options(question: str) -> argparse.ArgumentParser:
    """A parser whose description is the question that the script answers."""
    parser = argparse.ArgumentParser(description=question)
    parser.add_argument("--json", metavar="FILE", help="write the machine and the rows")
    return parser


def finish(rows: list[BenchFigure], question: str, path: str | None, shown: list[BenchFigure] | None = None) -> None:
    """Print the rows, or those to be shown of many, and write all of them if a file is named."""
    about = machine()
    show(rows if shown is None else shown, about)
    if path is not None:
        write(rows, about, path, question)


def robots() -> list[Path]:
    """Every URDF file of the package example-robot-data; none where it is not installed."""
    try:
        listed = files("example-robot-data") or []
    except PackageNotFoundError:
        return []
    return sorted(Path(str(file.locate())).resolve() for file in listed if file.suffix == ".urdf")


def robot(name: str) -> Path | None:
    """The URDF file of that name in example-robot-data, if it is there."""
    return next((file for file in robots() if file.stem == name), None)


def fresh_python(code: str, **environment: str) -> Any:
    """What the code prints as JSON when run in a Python process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return json.loads(done.stdout.splitlines()[-1])


def least_seconds(tasks: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, float]:
    """The least seconds that each task reports, taken in turns so that all meet the same load of the machine."""
    least = dict.fromkeys(tasks, float("inf"))
    for _ in range(rounds):
        for name, task in tasks.items():
            least[name] = min(least[name], task())
    return least
