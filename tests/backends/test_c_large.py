"""Mechanisms too large to be written out, in C: tables and loops, the same numbers as the ufuncs."""

import ctypes
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from c_compiler import compiled as in_c
from cases import quick
from multibody.closed_zoo import stacked
from systems.rolled_models import large_model

DYNAMICS = ("inverse_dynamics", "forward_dynamics", "bias_force", "integrate")
MATRICES = (
    "mass_matrix", "inverse_mass_matrix", "coriolis_matrix", "inverse_dynamics_derivatives",
    "forward_dynamics_derivatives",
)  # fmt: skip


def agree(m: po.Mechanism, names: tuple[str, ...], folder: Path, within: float, real: str = "double") -> None:
    """Every function walks over tables, and gives what the ufunc gives; what is in its room at first is no matter."""
    library = m.to_c(*names, name="own", real=real)
    kind: Any = np.float32 if real == "float" else np.float64
    call = in_c(library, folder, ctypes.c_float if real == "float" else ctypes.c_double)
    rng = np.random.default_rng(1)
    q = m.assemble() if m.tree.closed else zoo.random_state(m.tree, rng)[0]
    given = dict(zip(("v", "a", "tau", "dv"), rng.normal(size=(4, m.nv)), strict=True)) | {"q": q}
    for name in names:
        room = int(re.findall(rf"#define OWN_{name.upper()}_WORK (\d+)", library.header)[0])
        inputs = [given[each] for each in getattr(type(m), name).inputs]
        results = getattr(m, name)(*inputs)
        wanted = results if isinstance(results, tuple) else (results,)
        found = [np.empty(each.shape, dtype=kind) for each in wanted]
        call(name, *(np.ascontiguousarray(each, kind) for each in inputs), *found, np.full(room, np.nan, kind))
        for mine, theirs in zip(found, wanted, strict=True):
            assert np.abs(mine - theirs).max() <= within * np.abs(theirs).max(initial=1e-300), name


@pytest.mark.parametrize("shape", ["chain", "binary"])
def test_a_large_tree(shape: str, tmp_path: Path) -> None:
    m = po.Mechanism(large_model(shape, 300, np.random.default_rng(2)))
    agree(m, DYNAMICS, tmp_path, 1e-13)


@pytest.mark.parametrize("seed", quick(1, range(8)))
def test_any_pairs(seed: int, tmp_path: Path, always_rolled: None) -> None:
    rng = np.random.default_rng(seed)
    agree(po.Mechanism(zoo.random_model(rng, 5)), DYNAMICS, tmp_path, 1e-13)


@pytest.mark.parametrize("shape", quick(1, ["chain", "comb"]))
def test_matrices_over_pairs_of_freedoms(shape: str, tmp_path: Path) -> None:
    rng = np.random.default_rng(7)
    agree(po.Mechanism(large_model(shape, 48, rng)), MATRICES, tmp_path, 1e-12)


def test_many_loops(tmp_path: Path) -> None:
    """Closures row by row."""
    agree(po.Mechanism(stacked(14)), ("inverse_dynamics", "forward_dynamics"), tmp_path, 1e-12)


def test_wide_fronts(tmp_path: Path, always_wide: None) -> None:
    """Closures by dense loops over fronts."""
    agree(po.Mechanism(stacked(5)), ("inverse_dynamics", "forward_dynamics"), tmp_path, 1e-12)


def test_single_precision(tmp_path: Path) -> None:
    m = po.Mechanism(large_model("binary", 60, np.random.default_rng(4)))
    agree(m, ("inverse_dynamics", "poses"), tmp_path, 1e-4, "float")


@pytest.mark.long
def test_another_processor_computes_the_same(tmp_path: Path) -> None:
    """Cross-compiled for 64-bit ARM and run by an emulator. Debian: gcc-aarch64-linux-gnu qemu-user."""
    cross, emulator = shutil.which("aarch64-linux-gnu-gcc"), shutil.which("qemu-aarch64")
    if cross is None or emulator is None:
        pytest.skip(reason="apt install gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user")
    m = po.Mechanism(large_model("chain", 300, np.random.default_rng(2)))
    _, source = m.to_c("forward_dynamics", name="own").write(tmp_path)
    (tmp_path / "main.c").write_text(
        '#include <stdio.h>\n#include "own.h"\nint main(void)\n{\n'
        "    static double q[OWN_NQ], v[OWN_NV], tau[OWN_NV], dv[OWN_NV], work[OWN_FORWARD_DYNAMICS_WORK];\n"
        "    for (int i = 0; i < OWN_NV; ++i) { q[i] = 0.01 * i; v[i] = 0.1; tau[i] = -0.02 * i; }\n"
        "    own_forward_dynamics(q, v, tau, dv, work);\n"
        '    for (int i = 0; i < OWN_NV; ++i) printf("%.17g\\n", dv[i]);\n    return 0;\n}\n'
    )
    made = tmp_path / "main"
    files = [str(tmp_path / "main.c"), str(source), "-o", str(made), "-lm"]
    subprocess.run([cross, "-std=c99", "-O2", "-static", *files], check=True)
    said = subprocess.run([emulator, str(made)], capture_output=True, text=True, check=True).stdout
    i = np.arange(m.nv)
    wanted = m.forward_dynamics(0.01 * i, np.full(m.nv, 0.1), -0.02 * i)
    assert np.abs(np.array(said.split(), float) - wanted).max() <= 1e-11 * np.abs(wanted).max()
