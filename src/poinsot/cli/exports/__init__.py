"""What `poinsot export` writes: one module a format, each with ``write(system, target, asked)``."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Asked:
    """Options of the command that are not of one format alone.

    function  algorithms, as "mass_matrix" or "pose:hand"; name: of what is written; single: 32 bits instead of 64
    limits    whether limits of joints act, None: as files say
    leave_out what a format cannot say is left out, and told
    fmi       version of FMI      inputs  what is an input of an FMU
    """

    function: tuple[str, ...] = ()
    name: str | None = None
    single: bool = False
    limits: bool | None = None
    leave_out: bool = False
    fmi: str = "3.0"
    inputs: tuple[str, ...] = ()
