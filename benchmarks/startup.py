"""How much processor time until poinsot is imported, and until its command line has simulated Andrews' mechanism?

Peer: importing Pinocchio. Seconds are those of the processor, of the whole process where it is the command line; a cold
run has no cache of kernels, the files of Python are compiled in either.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from common import finish, fresh_python, least_seconds, options

from poinsot.cli.bench import BenchFigure, Pinocchio, bounded, raced

GOALS = {"import poinsot": 0.15, "poinsot --help": 0.5, "simulate, cold": 3.0, "simulate, warm": 0.8}
ROUNDS = 7
EXAMPLE = Path(__file__).parents[1] / "examples" / "andrews.toml"

_IMPORT = (
    "import json, time, numpy; start = time.process_time(); import {}; print(json.dumps(time.process_time() - start))"
)
_COMMAND = "import sys; sys.argv = ['poinsot', *{}]; from poinsot.cli import main; main()"


def import_seconds(module: str) -> float:
    """Seconds that importing takes in a process of its own, beyond Python and NumPy."""
    return float(fresh_python(_IMPORT.format(module)))


def command_seconds(cache: str, *arguments: str) -> float:
    """Seconds of the processor that the command line takes, the whole process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "POINSOT_CACHE": cache}
    command = [sys.executable, "-c", _COMMAND.format(list(arguments))]
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def cold_seconds() -> float:
    """Those of a run with an empty cache."""
    with tempfile.TemporaryDirectory() as empty:
        return command_seconds(empty, "simulate", str(EXAMPLE))


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    with tempfile.TemporaryDirectory() as kept:
        tasks: dict[str, Callable[[], float]] = {
            "import poinsot": lambda: import_seconds("poinsot"),
            "poinsot --help": lambda: command_seconds(kept, "--help"),
            "simulate, cold": cold_seconds,
            "simulate, warm": lambda: command_seconds(kept, "simulate", str(EXAMPLE)),
        }
        if not Pinocchio.absent():
            tasks["import pinocchio"] = lambda: import_seconds("pinocchio")
        tasks["simulate, warm"]()
        least = least_seconds(tasks, ROUNDS)
    peer, name = least.get("import pinocchio"), "pin (not installed)" if Pinocchio.absent() else "pin"
    rows: list[BenchFigure] = [
        bounded(task, "seconds of the processor [s]", least[task], goal) for task, goal in GOALS.items()
    ]
    rows.append(raced("import", "poinsot, pinocchio [s]", least["import poinsot"], peer, name))
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
