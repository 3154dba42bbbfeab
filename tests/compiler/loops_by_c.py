"""The package's own loops as C in the place of what LLVM made: by the machine's compiler, also with its sanitizers.

As a program it runs machines by checked loops: LD_PRELOAD=libasan.so python tests/compiler/loops_by_c.py FOLDER
"""

import ctypes
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from c_compiler import COMPILER, STRICT
from cases import EXAMPLES, saved
from poinsot.code import Loops, c, loops

OPTIONS = (*STRICT, "-ffp-contract=off", "-fPIC", "-shared")
SANITIZED = ("-g", "-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined")
MACHINES: dict[str, tuple[str, float, dict[str, Any]]] = {
    "double pendulum": ("double_pendulum.toml", 1.0, {}),
    "four-bar, projected": ("four_bar.toml", 0.5, {}),
    "double pendulum by radau": ("double_pendulum.toml", 0.5, {"method": "radau"}),
    "double pendulum by gauss": ("double_pendulum.toml", 0.2, {"method": "gauss"}),
    "bouncing ball": ("bouncing_ball.toml", 2.0, {}),
    "stick and slip": ("stick_slip.toml", 2.0, {}),
    "rimless wheel": ("rimless_wheel.toml", 1.0, {}),
    "rectifier": ("networks/rectifier.cir", 2e-3, {}),
    "rectifier by radau": ("networks/rectifier.cir", 2e-3, {"method": "radau"}),
    "buck": ("networks/buck.toml", 2e-4, {}),
    "motor onto a stop by radau": ("networks/rectified_motor_onto_stop.toml", 0.05, {"method": "radau"}),
    "massless node": ("massless_node.toml", 0.5, {}),
    "pendulum that keeps its structure": ("double_pendulum.toml", 0.3, {"method": "gonzalez", "step": 1e-2}),
    "bouncing ball by moreau": ("bouncing_ball.toml", 1.0, {"method": "moreau", "step": 1e-3}),
    "stick and slip by moreau": ("stick_slip.toml", 1.0, {"method": "moreau", "step": 1e-3}),
    "four-bar by moreau": ("four_bar.toml", 0.3, {"method": "moreau", "step": 1e-3}),
}
"""Of each its file, how long it runs, and how."""


def run(name: str) -> Any:
    """The dataset of a machine."""
    import poinsot as po

    file, duration, options = MACHINES[name]
    return po.simulate(po.load(EXAMPLES / file), duration, samples=21, **options)


@contextmanager
def by_c(folder: Path, options: Sequence[str], checked: bool = False) -> Iterator[list[str]]:
    """Loops are compiled from C in here; what is given grows by the names of files that were called."""
    used: list[str] = []

    @cache
    def library(name: str, made: Loops) -> ctypes.CDLL:
        file = saved(folder / f"{name}.c", c.source(made.program(), checked))
        command = [str(COMPILER), *OPTIONS, *options, str(file), "-o", str(file.with_suffix(".so")), "-lm"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[:4000]
        used.append(name)
        return ctypes.CDLL(str(file.with_suffix(".so")))

    def entry(made: Loops, name: str) -> tuple[Callable[[int, int], int], set[Any]]:
        function = getattr(library(made.name, made), f"loop_{name}")
        function.argtypes, function.restype = [ctypes.c_void_p, ctypes.c_int64], ctypes.c_int64
        return function, set()

    before, loops._entry = loops._entry, cache(entry)  # type: ignore[assignment]
    try:
        yield used
    finally:
        loops._entry = before


if __name__ == "__main__":
    with by_c(Path(sys.argv[1]), SANITIZED, checked=True) as called:
        for machine in MACHINES:
            run(machine)
            print(machine, flush=True)
        print("done", *sorted(called))
