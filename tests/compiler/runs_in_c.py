"""A run of a machine that switches as C alone: its kernels, the package's loops, and the words that these work on.

Loops are the same for all machines, and compiled once (`compile_loops`); a machine adds its kernels and its words.
"""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Iterator
from dataclasses import fields
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from c_compiler import COMPILER, STRICT
from poinsot.code import Loops, c
from poinsot.kernels import Kernel
from poinsot.renderers.c.library import Function, library

SHOWN = ("status", "time", "accepted", "rejected")
MAIN = """
int main(void)
{{
{block}
    loop_begin(block, 0);
    loop_{entry}(block, 100000000);
    for (unsigned k = 0; k < sizeof shown / sizeof *shown; k++)
        printf("%lld\\n", (long long)*shown[k]);
    return 0;
}}
"""


def compile_loops(loops: Loops, folder: Path) -> None:
    """Write the object code of loops, which a machine is linked with."""
    (folder / "loops.c").write_text(c.source(loops.program()), encoding="utf-8")
    _compile(folder, "-O1", "-c", "loops.c", "-o", "loops.o")


def run_in_c(run: Any, system: Any, folder: Path, like: Any) -> tuple[Any, ...]:
    """What a run that has not begun shows at its end: SHOWN, how many instants were decided, x, energies, the log.

    like   the run by the package, whose log has as many entries
    """
    (folder / "machine.c").write_text(_source(run, system, like), encoding="utf-8")
    _compile(folder, "-O1", "machine.c", "loops.o", "-o", "machine", "-lm")
    done = subprocess.run([str(folder / "machine")], capture_output=True, text=True, check=True, timeout=300)
    words = np.array([int(each) for each in done.stdout.split()], dtype=np.int64)
    floats = words.view(np.float64)
    kinds = [like.work.progress.dtype[name] for name in SHOWN]
    first = [(words if kind == np.int64 else floats)[k].item() for k, kind in enumerate(kinds)]
    nx, nw, at = len(run.work.x), len(run.work.energy), len(SHOWN) + 1
    log = words[at + nx + nw :].copy().view(run.rows.log.dtype)
    return (*first, int(words[at - 1]), floats[at : at + nx], floats[at + nx : at + nx + nw], log)


def _compile(folder: Path, *options: str) -> None:
    command = [str(COMPILER), *STRICT, "-Wno-unused-function", "-ffp-contract=off", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode == 0, done.stderr[:4000]


def _kernels(system: Any, words: set[int]) -> dict[int, tuple[str, Kernel]]:
    """Of each kernel of a System that a block calls its name and itself, by its address."""
    found = dict[int, tuple[str, Kernel]]()
    for of in (system, system.switching):
        for each in fields(of):
            kernel = getattr(of, each.name)
            if getattr(kernel, "address", None) in words:
                bare = getattr(kernel, "kernel", kernel)  # of one whose parameters are bound
                found[kernel.address] = (f"{'mode_' if of is not system else ''}{each.name}", bare)
    return found


def _call(name: str, kernel: Kernel) -> str:
    """A kernel as loops call it: all inputs one behind the other, and all outputs."""
    given = [*_places("inputs", kernel.inputs.values()), *_places("outputs", kernel.outputs.values())]
    return (
        f"static void kernel_{name}(const double *inputs, double *outputs)\n"
        f"{{\n    (void)inputs;\n    {name}_({', '.join(given)});\n}}"
    )


def _places(room: str, shapes: Any) -> Iterator[str]:
    at = 0
    for shape in shapes:
        if size := prod(shape):
            yield f"{room} + {at}"
        at += size


def _source(run: Any, system: Any, like: Any) -> str:
    """The text of machine.c."""
    block, lying = (
        run.block,
        _Lying([each for part in run.block.parts for each in part if isinstance(each, np.ndarray)]),
    )
    kernels = _kernels(system, set(block.words.tolist()))
    functions = [Function(name, kernel, inner=True) for name, kernel in kernels.values()]
    inner = library("machine", "machine", functions, {}, data="").source.replace('#include "machine.h"\n', "")
    lines, at = [f"    static int64_t block[] = {{{', '.join(map(_word, block.words))}}};"], 0
    for part in block.parts:
        for value in part:
            if isinstance(value, np.ndarray) and value.size:
                lines.append(f"    block[{at}] = (int64_t)(intptr_t)({lying.place(value)});")
            elif not isinstance(value, np.ndarray | float) and value in kernels:
                lines.append(f"    block[{at}] = (int64_t)(intptr_t)kernel_{kernels[value][0]};")
            at += 1 + (value.ndim if isinstance(value, np.ndarray) else 0)
    progress = [run.work.progress[name] for name in SHOWN]
    cells = [*progress, run.rows.state["decided"], run.work.x, run.work.energy]
    shown = [lying.place(each[k : k + 1]) for each in cells for k in range(len(each))]
    logged = int(like.state_of_rows["logged"])
    shown += [lying.place(run.rows.log[name][k : k + 1]) for k in range(logged) for name in run.rows.log.dtype.names]
    lines.append(f"    const int64_t *const shown[] = {{{', '.join(shown)}}};")
    entry = "advance" if run.solver is None else "advance_implicit"
    return "\n".join([
        "#include <stdint.h>", "#include <stdio.h>", inner, *(_call(*each) for each in kernels.values()), lying.text(),
        "int64_t loop_begin(void *block, int64_t number);", f"int64_t loop_{entry}(void *block, int64_t number);",
        MAIN.format(block="\n".join(lines), entry=entry),
    ])  # fmt: skip


class _Lying:
    """The memory of arrays, some of which are parts of others."""

    def __init__(self, arrays: list[Any]) -> None:
        self.pieces: list[list[int]] = []
        for start, size in sorted((each.ctypes.data, each.nbytes) for each in arrays if each.size):
            if self.pieces and start < self.pieces[-1][1]:
                self.pieces[-1][1] = max(start + size, self.pieces[-1][1])
            else:
                self.pieces.append([start, start + size])

    def place(self, array: Any) -> str:
        """Where an array begins."""
        at = array.ctypes.data
        k = next(k for k, (start, end) in enumerate(self.pieces) if start <= at < end)
        return f"piece_{k} + {(at - self.pieces[k][0]) // 8}"

    def text(self) -> str:
        """What lies there, as words."""
        found = []
        for k, (start, end) in enumerate(self.pieces):
            words = np.frombuffer((ctypes.c_int64 * ((end - start) // 8)).from_address(start), np.int64)
            found.append(f"static int64_t piece_{k}[] = {{{', '.join(map(_word, words))}}};")
        return "\n".join(found)


def _word(value: Any) -> str:
    return "INT64_MIN" if value == np.iinfo(np.int64).min else f"INT64_C({value})"
