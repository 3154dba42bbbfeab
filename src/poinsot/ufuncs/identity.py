"""What object code depends on besides the model, as one text: our own sources, the versions below us, the machine."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from poinsot.renderers.llvm.target import VERSION, Host
from poinsot.ufuncs.cache import Cache


@cache
def _sources() -> str:
    """A hash of every source file of the package, since every layer may hand functions to kernels.

    The cache knows it by the sizes and times of the files: to look at a thousand takes a fifth of reading them.
    """
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    files = sorted(_files(package))
    stamp = hashlib.sha256()
    for file in files:
        seen = os.stat(file)
        stamp.update(f"{file}\0{seen.st_size} {seen.st_mtime_ns} {seen.st_ctime_ns} {seen.st_ino}\0".encode())

    def digest() -> bytes:
        found = hashlib.sha256()
        for file in files:
            with open(file, "rb") as source:
                found.update(file[len(package) :].encode() + b"\0" + source.read() + b"\0")
        return found.hexdigest().encode()

    return Cache().made(f"sources-{stamp.hexdigest()}", digest).decode()


def _files(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".py"):
                yield entry.path
            elif entry.name != "__pycache__" and entry.is_dir():
                yield from _files(entry.path)


@cache
def surroundings(machine: Host) -> str:
    """Our own sources, the versions below us and the machine: where they differ, so may the last bits of any number."""
    return f"{_sources()}\nnumpy {np.__version__} casadi {version_of('casadi')}\n{machine.describe()}"


@cache
def versions() -> dict[str, str]:
    """What numbers depend on besides the model and the processor, each by its name."""
    return {"sources": _sources()[:16], "numpy": np.__version__, "casadi": version_of("casadi"), "llvmlite": VERSION}


@cache
def version_of(package: str) -> str:
    """Its version, without importing it: as the folder beside it says, which the installer wrote; "" without it."""
    spec = find_spec(package)
    if spec is None or not spec.origin:
        return ""
    found = sorted(each.name for each in Path(spec.origin).parent.parent.glob(f"{package}-*.dist-info"))
    if len(found) == 1:
        return found[0]
    from importlib.metadata import version

    return version(package)


def cache_key(machine: Host, *parts: str) -> str:
    """The name under which the object code of a kernel is cached, found without tracing it."""
    text = "\n".join([*(f"{len(part)} {part}" for part in parts), surroundings(machine)])
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
