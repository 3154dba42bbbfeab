"""How long until poinsot is imported, and until its command line answers? Peer: importing Pinocchio."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from time import perf_counter

from common import finish, fresh_python, least_seconds, options

from poinsot.cli.bench import Pinocchio, Row, bounded, raced

IMPORT_GOAL, HELP_GOAL = 0.5, 1.0
ROUNDS = 7

_IMPORT = "import json, time; start = time.perf_counter(); import {}; print(json.dumps(time.perf_counter() - start))"
_HELP = "import sys; sys.argv = ['poinsot', '--help']; from poinsot.cli import main; main()"


def import_seconds(module: str) -> float:
    """Seconds that importing takes in a process of its own, the start of Python not counted."""
    return float(fresh_python(_IMPORT.format(module)))


def help_seconds() -> float:
    """Seconds of `poinsot --help`, the whole process."""
    start = perf_counter()
    subprocess.run([sys.executable, "-c", _HELP], stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - start


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    tasks: dict[str, Callable[[], float]] = {
        "import poinsot": lambda: import_seconds("poinsot"),
        "poinsot --help": help_seconds,
    }
    if not Pinocchio.absent():
        tasks["import pinocchio"] = lambda: import_seconds("pinocchio")
    least = least_seconds(tasks, ROUNDS)
    peer, name = least.get("import pinocchio"), "pin (not installed)" if Pinocchio.absent() else "pin"
    rows: list[Row] = [
        bounded("import poinsot", "seconds in the process [s]", least["import poinsot"], IMPORT_GOAL),
        bounded("poinsot --help", "seconds of the process [s]", least["poinsot --help"], HELP_GOAL),
        raced("import", "poinsot, pinocchio [s]", least["import poinsot"], peer, name),
    ]
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
