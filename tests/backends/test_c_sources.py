"""Algorithms as C source: the same numbers, C99 without a warning, whatever the machine and its names are."""

import ctypes
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from c_compiler import compiled
from cases import quick
from hostile import NASTY
from multibody.driven_zoo import driven
from poinsot import ModelError
from poinsot.algebra import atan2, cos, exp, floor, less, maximum, minimum, sin, sqrt, tanh, where
from poinsot.backends.c.algorithms import USUAL
from poinsot.kernels import Kernel
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.renderers.c.library import LibraryFunction, identifier, library, named, quiet
from poinsot.renderers.c.program import PIECE, Real, statics

EXAMPLES = Path(__file__).parents[2] / "examples"
OPERATIONS = (
    lambda a, b: a + b, lambda a, b: a - b, lambda a, b: sin(a) * cos(b), lambda a, b: tanh(a) / (2 + b * b),
    lambda a, b: floor(3 * a) - b, minimum, lambda a, b: maximum(a, -b), lambda a, b: sqrt(a * a + 1) - 1,
    lambda a, b: where(less(a, b), b * 0.5, a), lambda a, b: atan2(a, 3 + b * b),
)  # fmt: skip
SEEDS = quick(1, range(30))


def agree(mechanism: po.Mechanism, call: Any, q: Any, v: Any, a: Any, within: float, kind: Any = np.float64) -> None:
    given = {"q": q, "v": v, "a": a, "tau": a, "dv": v}
    for name in USUAL:
        inputs = list(getattr(type(mechanism), name).inputs)
        wanted = getattr(mechanism, name)(*(given[each] for each in inputs))
        found = np.empty(wanted.shape, dtype=kind)
        call(name, *(np.ascontiguousarray(given[each], dtype=kind) for each in inputs), found)
        assert np.abs(found - wanted).max(initial=0.0) <= within * np.abs(wanted).max(initial=0.0), name


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_mechanism_in_c(seed: int, tmp_path: Path) -> None:
    """Trees of any pairs with springs and dampers; values of all sizes."""
    rng = np.random.default_rng(seed)
    m = po.Mechanism(zoo.random_model(rng))
    q, v = zoo.random_state(m.tree, rng)
    call = compiled(m.to_c(), tmp_path)
    for size in (1.0, 1e-5, 1e5):
        agree(m, call, q, size * v, size * rng.normal(size=m.nv), 1e-13)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "file", ["four_bar.toml", "andrews.toml", "bennett.toml", "cardan_shaft.toml", "heavy_top.toml"]
)
def test_closed_loops_in_c(file: str, tmp_path: Path) -> None:
    m = po.load(EXAMPLES / file)
    q = m.assemble() if m.tree.closed else m.random(np.random.default_rng(0))
    A = m.constraint_jacobian(q) if m.tree.closed else np.zeros((0, m.nv))
    _, sizes, right = np.linalg.svd(A)
    free = right[(sizes > 1e-9 * sizes.max(initial=0.0)).sum() :]
    v = free.T @ np.arange(1.0, len(free) + 1.0)
    agree(m, compiled(m.to_c(), tmp_path), q, v, np.linspace(-1.0, 1.0, m.nv), 1e-11)


def test_a_robot_and_a_function_of_one_body(tmp_path: Path) -> None:
    with pytest.warns(po.UnphysicalInertiaWarning):
        m = po.load(EXAMPLES / "puma560.urdf")
    call = compiled(m.to_c("inverse_dynamics", ("pose", "hand"), ("jacobian_body", "hand"), name="arm"), tmp_path)
    q = np.linspace(-1.0, 1.0, 6)
    pose, jacobian = np.empty((4, 4)), np.empty((6, 6))
    call("pose_hand", q, pose)
    call("jacobian_body_hand", q, jacobian)
    np.testing.assert_allclose(pose, m.body("hand").pose(q), atol=1e-15)
    np.testing.assert_allclose(jacobian, m.body("hand").jacobian_body(q), atol=1e-15)


def test_single_precision(tmp_path: Path) -> None:
    m = po.load(EXAMPLES / "four_bar.toml")
    library = m.to_c(real="float")
    assert "double" not in library.source.replace("double throughout", "")
    q = m.assemble()
    call = compiled(library, tmp_path, ctypes.c_float)
    agree(m, call, q, np.zeros(m.nv), np.linspace(-1.0, 1.0, m.nv), 1e-4, np.float32)


@pytest.mark.parametrize("seed", quick(1, range(8)))
def test_a_long_program_is_the_same_in_pieces(seed: int, tmp_path: Path) -> None:
    """Every operation, choices and truths across pieces, outputs that are inputs or constants, NaN in, NaN out."""
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("seed", quick(2, range(40)))
def test_equations_are_solved_as_by_the_kernel(seed: int, tmp_path: Path) -> None:
    """Newton's method finds what the kernel finds, with units from 1e-9 to 1e6; what has no solution is NaN."""
    rng = np.random.default_rng(seed)
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


def test_driven_elements_are_inputs(tmp_path: Path) -> None:
    model, rng = driven(1)
    m = po.Mechanism(model)
    q, v = zoo.random_state(m.tree, rng)
    u = np.linspace(-1.0, 1.0, len(m.tree.model.sources))
    found, wanted = np.empty(m.nv), m.actuator_forces(q, v, u)
    compiled(m.to_c("actuator_forces"), tmp_path)("actuator_forces", q, v, u, found)
    np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-13 * np.abs(wanted).max())


def test_a_program_without_operations_is_a_function_too() -> None:
    kernel = Kernel(lambda x: x, {"x": (2,)}, {"y": (2,)}, "same")
    text = statics(kernel._program(), "same", {"x": 2}, {"y": 2}, Real("double"))
    assert "y[0] = x[0];" in text and "y[1] = x[1];" in text
