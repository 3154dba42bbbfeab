"""``poinsot doctor``: installed packages, working back ends, the places of caches, the time to compile a kernel."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np

from poinsot.cli.bench import installed, machine, urdf_arm
from poinsot.files.load import load_model
from poinsot.kernels.kernel import OF_UFUNCS, Kernel
from poinsot.systems.mechanism import Mechanism
from poinsot.ufuncs.cache import SUFFIX, Cache, directory, size_limit
from poinsot.views.tables import NameTable, show

_WANTED = re.compile(r"(?P<name>[\w.-]+)(?P<range>[^;\[]*)(;.*extra == ['\"](?P<extra>\w+)['\"])?")
_WORKS = "works"
_AT = [np.full(7, each) for each in (0.1, 0.2, 0.3)]  # q [rad], v [rad/s], a [rad/s²] of the arm


def doctor_command() -> int:
    """List installed packages, working back ends, the places of caches, and the time to compile a kernel.

    Example: `poinsot doctor`

    Ends with 1 where machine code, which every run needs, cannot be made.
    """
    about = machine()
    show(
        f"poinsot {about['poinsot']}, Python {about['python']}, {about['system']}, {about['processor']} "
        f"({about['cpu']}, {about['lanes']} lanes, {about['cores']} cores)\n",
        _packages(),
    )
    table = NameTable("Back ends, by an arm of 7 joints", "which", "answer", "seconds")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "arm.urdf"
        file.write_text(urdf_arm(7), encoding="utf-8")
        arm = Mechanism(load_model(file))
    answers = [_tried(attempt, arm) for attempt in _BACK_ENDS.values()]
    for name, (answer, seconds) in zip(_BACK_ENDS, answers, strict=True):
        table.add_row(name, answer, f"{seconds:.2f}")
    show("", table, "", _kept())
    return int(answers[0][0] != _WORKS)


def _packages() -> NameTable:
    """Packages of the metadata, each with the extra that brings it."""
    table = NameTable("Packages", "package", "wanted", "extra", "installed")
    wanted: list[str] = []
    with suppress(PackageNotFoundError):  # a folder of sources on the path, never installed
        wanted = requires("poinsot") or []
    for each in wanted:
        found = _WANTED.match(each)
        if found and found["name"] != "poinsot" and found["extra"] not in ("dev", "all"):
            table.add_row(found["name"], found["range"].strip(), found["extra"] or "", installed(found["name"]))
    return table


def _tried(attempt: Callable[[Mechanism], object], arm: Mechanism) -> tuple[str, float]:
    begun = perf_counter()
    try:
        attempt(arm)
    except Exception as error:
        return " ".join(str(error).split()) or type(error).__name__, perf_counter() - begun
    return _WORKS, perf_counter() - begun


def _machine_code(arm: Mechanism) -> None:
    """Trace and compile anew, whatever the cache has."""
    known = OF_UFUNCS[id(arm.inverse_dynamics)]
    made = Kernel(known.function, known.inputs, known.outputs, known.name)
    np.testing.assert_array_equal(made.ufunc(*_AT), arm.inverse_dynamics(*_AT))


def _c(arm: Mechanism) -> None:
    from poinsot.programs.program import Operands
    from poinsot.renderers.c.library import C

    kernel = OF_UFUNCS[id(arm.inverse_dynamics)]
    operands = Operands(kernel.inputs, kernel.outputs)
    C().load(C().render(kernel.program(), operands), operands)


def _jax(arm: Mechanism) -> None:
    from poinsot.backends.jax.functions import JaxFunctions

    np.testing.assert_allclose(
        JaxFunctions(arm).inverse_dynamics(*_AT), arm.inverse_dynamics(*_AT), 1e-3, 1e-3
    )  # JAX counts in single precision


_BACK_ENDS: dict[str, Callable[[Mechanism], None]] = {
    "machine code (LLVM): traced and compiled": _machine_code,
    "C source: printed and compiled": _c,
    "JAX functions: compiled and called": _jax,
}


def _kept() -> NameTable:
    """Where object code is kept, and whether loops came compiled."""
    from poinsot.code import texts
    from poinsot.simulation.lanes import host
    from poinsot.simulation.loops.entries import ALL

    table = NameTable("What is compiled once", "", " ")
    folder, place = Cache().folder(), directory()
    entries = [] if folder is None else [each.stat().st_size for each in folder.glob(f"*{SUFFIX}")]
    full = f"{folder}: {len(entries)} entries, {sum(entries) / 1e6:.1f} of {size_limit() / 1e6:.0f} MB"
    open_to_others = f"{place}: not used, since it is no folder that you alone can write to"
    off = "switched off by POINSOT_CACHE=off"
    table.add_row("cache", off if place is None else open_to_others if folder is None else full)
    shipped = {each.name: each.is_shipped for each in (*ALL, *texts.ALL)} | {"explicit": host.is_shipped()}
    missing = ", ".join(name for name, there in shipped.items() if not there)
    table.add_row("loops", f"made from their texts at first use: {missing}" if missing else "shipped with the package")
    return table
