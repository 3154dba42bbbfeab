"""A machine as C source."""

from __future__ import annotations

from pathlib import Path

from poinsot.cli.exports import Asked
from poinsot.cli.terminal import say, tell
from poinsot.errors import ModelError
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network


def write(system: Mechanism | Network, target: Path, asked: Asked) -> None:
    """NAME.h and .c of algorithms, and so NAME_motion of start, rates and step, NAME_run of a run, in a folder."""
    real = "float" if asked.single else "double"
    if isinstance(system, Mechanism):
        library = system.to_c(*map(_named, asked.function), name=asked.name, real=real)
        tell("\n".join(f"wrote {path}" for path in library.write(target)))
        moving: str | None = f"{library.name}_motion"
    elif asked.function:
        raise ModelError("--function names algorithms of a mechanism; of a network start, rates and step are written")
    else:
        moving = asked.name
    if asked.run:
        _write_run(system, target, asked)
    try:
        motion = system.system().to_c(name=moving, real=real)
    except ModelError as error:
        if not isinstance(system, Mechanism) and not asked.run:
            raise
        hint = "" if asked.limits is False else "; --no-limits leaves out the limits of joints"
        say(f"warning: no start, rates and step are written: {error}{hint}")
        return
    tell("\n".join(f"wrote {path}" for path in motion.write(target)))


def _write_run(system: Mechanism | Network, target: Path, asked: Asked) -> None:
    from poinsot.files.fmu.c_source import export_c

    name = asked.name and f"{asked.name}_run"
    run = export_c(system, target, name=name, inputs=asked.inputs or None, method=asked.method, step=asked.step)
    tell(f"wrote {target / run.name}.h\nwrote {target / run.name}.c")


def _named(text: str) -> str | tuple[str, str]:
    algorithm, colon, body = text.partition(":")
    return (algorithm, body) if colon else algorithm
