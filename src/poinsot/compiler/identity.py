"""What object code depends on besides the model, as one text: our own sources, the versions below us, the machine."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from importlib.metadata import version

from poinsot.compiler.target import Host


@cache
def _sources() -> str:
    """A hash of every source file of the package, since every layer may hand functions to kernels."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    digest = hashlib.sha256()
    for folder, folders, files in os.walk(package):
        folders.sort()
        digest.update(f"{folder[len(package) :]}\0".encode())
        for name in sorted(file for file in files if file.endswith(".py")):
            with open(os.path.join(folder, name), "rb") as source:
                digest.update(name.encode() + b"\0" + source.read() + b"\0")
    return digest.hexdigest()


@cache
def _surroundings(machine: Host) -> str:
    versions = " ".join(f"{name} {version(name)}" for name in ("numpy", "casadi", "llvmlite"))
    return f"{_sources()}\n{versions}\n{machine.describe()}"


def cache_key(machine: Host, *parts: str) -> str:
    """The name under which the object code of a kernel is cached, found without tracing it."""
    text = "\n".join([*(f"{len(part)} {part}" for part in parts), _surroundings(machine)])
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
