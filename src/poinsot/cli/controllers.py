"""Objects of Python files and modules named on the command line: controllers, methods, step controls."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from poinsot.control.controller import Controller
from poinsot.control.ticks import where_raised
from poinsot.errors import SimulationError, nearest

EXAMPLE = "file.py:function or module:function, for example --controller control.py:pd"


def controllers_named(entries: Sequence[str], model: object) -> list[Controller]:
    """The controllers of ``--controller``, in order; other objects are called with the model to make some."""
    found: list[Controller] = []
    for entry in entries:
        made = object_named("controller", entry, EXAMPLE)
        if not isinstance(made, Controller):
            made = _made(entry, made, model)
        found += [made] if isinstance(made, Controller) else [*made]
    return found


def object_named(flag: str, entry: str, example: str) -> Any:
    """The object that a flag names in a file or module."""
    stem, _, name = entry.rpartition(":")
    cannot = f"cannot read --{flag} {entry!r}"
    if not (stem and name):
        raise SimulationError(f"{cannot}: write {example}")
    if stem.endswith(".py") and not Path(stem).is_file():
        raise SimulationError(f"{cannot}: there is no file {stem}")
    try:
        module = _loaded(Path(stem)) if stem.endswith(".py") else _imported(stem)
    except Exception as error:
        raise SimulationError(f"{cannot}: {_told(error)}") from error
    if not hasattr(module, name):
        public = [each for each in vars(module) if not each.startswith("_")]
        raise SimulationError(f"{cannot}: {stem} has no {name!r}{nearest(name, public)}")
    return getattr(module, name)


def _made(entry: str, make: object, model: object) -> Any:
    """The controllers that a function makes for the model."""
    wanted = (
        f"--controller {entry}: this must be a function under @poinsot.controller(period=…, reads=…, writes=…), a "
        "poinsot.Controller, or a function that takes the model and returns such"
    )
    if not callable(make):
        raise SimulationError(f"{wanted}; it is {make!r:.60}")
    try:
        made = make(model)
    except Exception as error:
        raise SimulationError(f"{wanted}; called with the model it failed: {_told(error)}") from error
    each = made if isinstance(made, Iterable) else [made]
    if not all(isinstance(one, Controller) for one in each):
        raise SimulationError(f"{wanted}; called with the model it returned {made!r:.60}")
    return made


def _loaded(file: Path) -> Any:
    """A Python file as a module; it may import what lies beside it."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(file.stem, module)
    sys.path.insert(0, str(file.resolve().parent))
    spec.loader.exec_module(module)
    return module


def _imported(name: str) -> Any:
    """A module by its name, also from the working directory, as by python -m."""
    sys.path.insert(0, "")
    return importlib.import_module(name)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}{where_raised(error)}"
