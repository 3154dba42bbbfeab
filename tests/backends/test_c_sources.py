"""Algorithms as C source: the same numbers, C99 without a warning, whatever the machine and its names are."""

import shutil
import subprocess
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from c_compiler import compiled
from cases import EXAMPLES, quick
from hostile import NASTY
from multibody.closed_zoo import stacked
from poinsot import ModelError
from poinsot.algebra import atan2, cos, exp, floor, less, maximum, minimum, sin, sqrt, tanh, where
from poinsot.kernels import Kernel
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.renderers.c.library import LibraryFunction, identifier, library, named, quiet
from poinsot.renderers.c.program import PIECE, Real, statics
from systems.rolled_models import large_model
from systems.ways import agree

OPERATIONS = (
    lambda a, b: a + b, lambda a, b: a - b, lambda a, b: sin(a) * cos(b), lambda a, b: tanh(a) / (2 + b * b),
    lambda a, b: floor(3 * a) - b, minimum, lambda a, b: maximum(a, -b), lambda a, b: sqrt(a * a + 1) - 1,
    lambda a, b: where(less(a, b), b * 0.5, a), lambda a, b: atan2(a, 3 + b * b),
)  # fmt: skip


@pytest.mark.parametrize("seed", quick(1, range(8)))
def test_a_long_program_is_the_same_in_pieces(rng: np.random.Generator, tmp_path: Path) -> None:
    """Every operation, choices and truths across pieces, outputs that are inputs or constants, NaN in, NaN out."""
    plans = rng.integers(0, 9, 3 * PIECE), rng.integers(0, 40, (3 * PIECE, 2))

    def function(x: Any, y: Any) -> Any:
        values = [*x, y]
        for kind, (a, b) in zip(*plans, strict=True):
            values.append(0.7 * OPERATIONS[kind](values[-1 - a % len(values)], values[-1 - b % len(values)]))
        return [*values[-30:], x[0], 2.5], values[-1]

    kernel = Kernel(function, {"x": (4,), "y": ()}, {"many": (32,), "one": ()}, "long")
    call = compiled(library("l", "l", [LibraryFunction("f", kernel)], {}), tmp_path)
    assert len(kernel._program().instructions) > 2 * PIECE
    for given in (rng.normal(size=4), np.array([np.nan, 1.0, 1.0, 1.0])):
        many, one = np.empty(32), np.empty(1)
        call("f", given, 0.3, many, one)
        wanted, last = kernel.ufunc(given, 0.3)
        np.testing.assert_allclose(many, wanted, rtol=1e-12, atol=1e-13)
        np.testing.assert_allclose(one[0], last, rtol=1e-12, atol=1e-13)


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", quick(2, range(40)))
def test_equations_are_solved_as_by_the_kernel(rng: np.random.Generator, tmp_path: Path) -> None:
    """Newton's method finds what the kernel finds, with units from 1e-9 to 1e6; what has no solution is NaN."""
    n = int(rng.integers(1, 6))
    A = rng.normal(size=(n, n)) + 3 * np.eye(n)
    rows, columns = 10.0 ** rng.uniform(-6, 6, (2, n))

    def residual(x: Any, w: Any) -> Any:
        z = w / columns
        return rows * (A @ z + np.array([exp(each) for each in z]) - x)

    kernel = ImplicitKernel(residual, lambda x, w: (w, x[0] * w[0]), n, {"x": (n,)}, {"w": (n,), "y": ()}, "solved")
    call = compiled(library("s", "s", [LibraryFunction("f", kernel)], {}), tmp_path)
    for size in (0.0, 1.0, 30.0):
        x = size * rng.normal(size=n)
        w, y = np.empty(n), np.empty(1)
        call("f", x, w, y)
        wanted, other = kernel.ufunc(x)
        np.testing.assert_allclose(w / columns, wanted / columns, rtol=1e-9, atol=1e-9)
        np.testing.assert_allclose(y[0], other, rtol=1e-9, atol=1e-9 * abs(columns[0]))
    without = ImplicitKernel(lambda x, w: w * w + 1 + 0 * x, lambda x, w: w, 1, {"x": (1,)}, {"y": (1,)}, "none")
    y = np.empty(1)
    compiled(library("none", "n", [LibraryFunction("f", without)], {}), tmp_path)("f", np.ones(1), y)
    assert np.isnan(y).all()


@pytest.mark.parametrize("name", NASTY, ids=ascii)
def test_names_stay_in_comments(name: str, tmp_path: Path) -> None:
    """Whatever the machine, its joints and operands are called, the code is the same."""

    def made(title: str, joint: str) -> tuple[str, str]:
        kernel = Kernel(lambda q: q[0] * 2, {"q": (1,)}, {"y": ()}, "f")
        found = library("own", title, [LibraryFunction("f", kernel, doc=joint)], {"N": (1, title)}, [f"q: {joint}"])
        return found.header, found.source

    def code(text: str) -> str:
        parts = text.split("/*")
        return parts[0] + "".join(each.partition("*/")[2] for each in parts[1:])

    assert [code(each) for each in made(name, name)] == [code(each) for each in made("a", "b")]
    assert identifier(name).isascii() and identifier(name).isidentifier()


@pytest.mark.parametrize("value", [0.1, 1 / 3, 1e-300, 5e-324, -2.5, 123456.0, 1e22, float(np.float32(0.1)), -0.0])
def test_numbers_are_written_exactly(value: float) -> None:
    text = Real("double").number(value).strip("()")
    read = float.fromhex(text) if "0x" in text else float(text)
    assert Fraction(read) == Fraction(value) and np.signbit(read) == np.signbit(value)


def test_comments_hold_no_trigraphs_and_files_no_name_of_a_header() -> None:
    for text in ("a???/ b", "????/", "?" * 9):
        assert "??" not in quiet(text) and quiet(text).replace(" ", "") == text.replace(" ", "")
    assert named(None, "math") == "math_"
    largest = float(np.finfo(np.float32).max)
    assert float.fromhex(Real("float").number(largest)[:-1]) == largest and Real("float").number(np.inf) == "INFINITY"


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    m = po.load(EXAMPLES / "double_pendulum.toml")
    for call, words in (
        (lambda: m.to_c("inverse_dynamic"), "did you mean 'inverse_dynamics'"),
        (lambda: m.to_c("pose"), "belongs to a body"),
        (lambda: m.to_c(name="two words"), "no name that C source can have"),
        (lambda: m.to_c(real="half"), "double or float"),
        (lambda: m.to_c("constraint_error"), "has no numbers"),
        (lambda: m.to_c(("pose",)), r"is \(name, body\), as in"),
        (lambda: m.to_c(name=5), "5 is no name that C source can have"),  # type: ignore[arg-type]
        (lambda: m.to_c(name="math"), "'math' is a header of C itself"),
        (lambda: Real("float").number(-1e39), "the number -1e.39 is too large for float"),
    ):
        with pytest.raises(ModelError, match=words):
            call()
    (tmp_path / "file").write_text("")
    with pytest.raises(po.FileError, match="cannot write C source into"):
        m.to_c().write(tmp_path / "file")


def test_a_program_without_operations_is_a_function_too() -> None:
    kernel = Kernel(lambda x: x, {"x": (2,)}, {"y": (2,)}, "same")
    text = statics(kernel._program(), "same", {"x": 2}, {"y": 2}, Real("double"))
    assert "y[0] = x[0];" in text and "y[1] = x[1];" in text


def test_wide_fronts(tmp_path: Path, always_wide: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closures by dense loops over fronts."""
    m, rng = po.Mechanism(stacked(5)), np.random.default_rng(1)
    given = {"q": m.assemble(), **dict(zip(("v", "a", "tau"), rng.normal(size=(3, m.nv)), strict=True))}
    agree(m, "C", ["inverse_dynamics", "forward_dynamics"], given, tmp_path, monkeypatch)


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
