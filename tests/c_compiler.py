"""C source as functions of Python: compiled by the machine's C compiler, every warning an error, called by ctypes."""

import ctypes
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from poinsot.renderers.c.library import CLibrary

COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
STRICT = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-Wconversion", "-Wno-sign-conversion"]


def compiled(library: CLibrary, folder: Path, kind: type = ctypes.c_double) -> Callable[..., Any]:
    """call(function, *arguments): arrays and single numbers, in the order of the header; results are arrays given."""
    if COMPILER is None:
        pytest.skip(reason="no C compiler on this machine")
    _, source = library.write(folder)
    made = folder / f"{library.name}.so"
    done = subprocess.run(
        [COMPILER, *STRICT, "-O1", "-fPIC", "-shared", str(source), "-o", str(made), "-lm"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[:4000]
    functions = ctypes.CDLL(str(made))

    def call(name: str, *arguments: Any) -> None:
        given = [
            each.ctypes.data_as(ctypes.c_void_p) if isinstance(each, np.ndarray) else kind(each) for each in arguments
        ]
        function = getattr(functions, f"{library.name}_{name}")
        function.restype = None
        function(*given)

    return call
