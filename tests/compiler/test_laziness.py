"""Importing the compiler, and using what the cache has, loads no more than needed."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WARM = """
import importlib.util, sys, types
import numpy as np
package = types.ModuleType("poinsot"); package.__path__ = [sys.argv[1]]; sys.modules["poinsot"] = package
from poinsot.kernels import Kernel
assert not {"llvmlite", "casadi"} & set(sys.modules)
kernel = Kernel(lambda x: x * x, {"x": (3,)}, {"y": (3,)}, "squares", key="squares")
assert (kernel.ufunc(np.full((20, 3), 2.0)) == 4.0).all()
print(" ".join(sorted({"casadi"} & set(sys.modules))))
"""


def test_a_warm_kernel_needs_no_casadi() -> None:
    """The package's own imports are left out, so that what the compiler itself pulls in can be seen."""
    command = [sys.executable, "-c", WARM, str(ROOT / "src" / "poinsot")]
    said = [subprocess.run(command, env={**os.environ}, capture_output=True, text=True, check=False) for _ in range(2)]
    assert [each.returncode for each in said] == [0, 0], said
    assert [each.stdout.split() for each in said] == [["casadi"], []]
