"""How loops are compiled by Numba, and kept on disk beside the kernels, under the same promise: `compiler.cache`.

Numba's own cache believes every byte that it finds, fails on a full disk and writes into the package's folder; here it
is replaced by one that stores what Numba compiled as an entry of ours.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import pickle
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core.compiler_lock import global_compiler_lock
from numba.core.options import DefaultOptions

from poinsot.compiler import calls
from poinsot.compiler.cache import Cache
from poinsot.compiler.target import host

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Numba's njit with our cache on disk.

    Errors    none of the cache: what cannot be loaded is compiled, what cannot be stored stays in memory
    Law       the promise of `compiler.cache.Cache`, for loops, tests/simulation/test_loop_cache.py
    """
    with global_compiler_lock:  # what Numba sets up at first, a fork must not see half made: `compiler.locking`
        made = numba.njit(**_options())(function)
    if hasattr(made, "_cache"):
        made._cache = LoopCache(function)
    return cast(Function, made)


def written_out(function: Function) -> Function:
    """A function that is written out in each `compiled` one that calls it: never compiled, nor stored, by itself.

    Numba compiles a function alone and once more in every library that calls it, through all levels. For helpers that
    one loop uses this halves the time.
    """
    with global_compiler_lock:
        return cast(Function, numba.njit(inline="always", **_options())(function))


def _options() -> dict[str, Any]:
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "fastmath": {"contract", "nsz"}}
    if hasattr(DefaultOptions, "_nrt"):
        options["_nrt"] = False  # nothing here allocates, so no reference counts: 0.4 µs a step less
    return options


class LoopCache:
    """What Numba asks of the cache of one function: see `_Cache` in `numba.core.caching`.

    An entry is the pickle of (signature, what `CompileResult` reduces to); it is unpickled when its checksum holds.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._name = f"{function.__module__}.{function.__qualname__}"
        self._sources = _sources(inspect.getfile(function))  # read now, so that they are what was imported

    @property
    def cache_path(self) -> str | None:
        """Where entries are kept, for Numba's statistics."""
        folder = Cache().folder()
        return None if folder is None else str(folder)

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """The loop compiled for these types of arguments, or None."""
        from numba.core.compiler import CompileResult

        target_context.refresh()
        if not self._sources:
            return None
        try:
            code = Cache().load(self._key(signature, target_context.codegen()))
            if code is None:
                return None
            stored, payload = pickle.loads(code)
            if stored != signature:
                return None
            return CompileResult._rebuild(target_context, *payload)  # type: ignore[no-untyped-call]
        except Exception:  # whatever another version of Numba finds wrong with it
            return None

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep what was compiled, if it means the same in another process."""
        from numba.core import serialize

        library = result.library
        if not self._sources or library.has_dynamic_globals or any(not each.can_cache for each in result.lifted):
            return
        try:
            code: bytes = serialize.dumps((signature, result._reduce()))  # type: ignore[no-untyped-call]
        except Exception:  # a Numba that reduces its results in another way
            return
        Cache().store(self._key(signature, library.codegen), code)

    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None: ...

    def _key(self, signature: Any, codegen: Any) -> str:
        settings = sorted(item for item in os.environ.items() if item[0].startswith("NUMBA_"))
        versions = (numba.__version__, np.__version__, sys.version)
        parts = (self._name, self._sources, signature, codegen.magic_tuple(), settings, host().describe(), versions)
        return "loop-" + hashlib.sha256(repr(parts).encode()).hexdigest()


@cache
def _sources(file: str) -> str | None:
    """A hash of all files with loops, since they call each other, and of the file that a function stands in.

    Files with loops take names from each other alone, so that nothing else is part of what is compiled:
    tests/simulation/test_compiled_files.py.
    """
    digest = hashlib.sha256()
    try:
        for path in [Path(file), Path(calls.__file__), *sorted(Path(__file__).parent.glob("*.py"))]:
            content = path.read_bytes()
            if str(path) == file or any(mark in content for mark in (b"@compiled", b"@written_out", b"@intrinsic")):
                digest.update(f"{path.name} {len(content)}\n".encode() + content)
    except OSError:  # inside an archive
        return None
    return digest.hexdigest()
