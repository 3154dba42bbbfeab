"""What `poinsot export` writes: one module a format, each with ``write(system, target, asked)``."""

from __future__ import annotations

from pathlib import Path

from poinsot.records import dataclass


@dataclass(frozen=True)
class Asked:
    """Options of the command that are not of one format alone.

    function  algorithms, as "mass_matrix" or "pose:hand"; name: of what is written; single: 32 bits instead of 64
    limits    whether limits of joints act, None: as files say
    leave_out what a format cannot say is left out, and told
    fmi       version of FMI
    inputs    sources and freedoms that are inputs of what is written
    run       in C also a run with events; method, step: of its steps, and of an FMU's co-simulation, None: the file's
    symbols   the parameters of the file stay free; file: where they stand
    """

    function: tuple[str, ...] = ()
    name: str | None = None
    single: bool = False
    limits: bool | None = None
    leave_out: bool = False
    fmi: str = "3.0"
    inputs: tuple[str, ...] = ()
    symbols: bool = False
    file: Path | None = None
    run: bool = False
    method: str | None = None
    step: float | str | None = None
