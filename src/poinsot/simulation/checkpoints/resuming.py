"""The owner of a saved state: a model is known by its names and equations, the package by its version.

What the last bits depend on besides is told apart: the package's sources, the versions below it, the processor.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from functools import cache
from typing import Any

from poinsot.errors import FileError, RunWarning, warn
from poinsot.motion.system import System
from poinsot.renderers.llvm.target import host
from poinsot.ufuncs.identity import surroundings


def identity_of(system: System) -> dict[str, str]:
    """The identity of the model and of the package in a saved state."""
    parts = [
        system.name,
        system.state.size,
        system.state.component_names,
        system.books.storage_names,
        system.books.port_names,
        system.books.dissipator_names,
        system.inputs.names,
        sorted(system.dynamics.parameters.items()),
        "" if system.key is None else system.key(),
        *([] if system.switching is None else [system.switching.rows.names, system.switching.events.names]),
    ]
    text = json.dumps(parts)
    return {
        "model": system.name,
        "equations": hashlib.sha256(text.encode()).hexdigest(),
        "package": package_version(),
        "bits": hashlib.sha256(surroundings(host()).encode()).hexdigest(),
    }


def refuse_another(own: Mapping[str, str], data: Mapping[str, Any], what: str) -> None:
    """FileError where the state was saved by another identity: another model, or another version of the package.

    RunWarning where its bits were those of another processor or of other versions of what is below the package.
    """
    if data.get("package") != own["package"]:
        raise FileError(
            f"{what} was made by poinsot {data.get('package')!r}, and this is {own['package']!r}: it would not go on "
            "with the same numbers. Use that version, or begin anew."
        )
    if data.get("equations") != own["equations"]:
        raise FileError(
            f"{what} is of another model: it was made by {data.get('model')!r}, and this is {own['model']!r}, with "
            "other numbers, equations, parameters or inputs. Load the model as it was, and name the same inputs."
        )
    if data.get("bits") != own["bits"]:
        warn(
            RunWarning(
                f"{what} was made on another processor, by other sources of poinsot, or by other versions of NumPy, "
                "CasADi or LLVM: it goes on, but not with the same last bits as there."
            )
        )


@cache
def package_version() -> str:
    """Version of this package by its own attribute, which loads less than the installed metadata."""
    return str(vars(sys.modules["poinsot"])["__version__"])
