"""Programs of every kind, with their operands, and every back end of this machine."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from compiler.programs import STEPS, RandomProgram, random_recursion
from poinsot.algebra import exp
from poinsot.algorithms.rolled_kernels import loops_kernel
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Clearing, ComposedKernel, Copying, Doing, Span
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.programs.composition import Source
from poinsot.programs.dense_loops import BorderFactor, BorderSolve, ModeSolve, Passage
from poinsot.programs.program import Operands
from poinsot.renderers.c.library import C
from poinsot.renderers.llvm.renderer import LLVM
from poinsot.renderers.llvm.target import host
from poinsot.renderers.protocol import Renderer

BACK_ENDS: dict[str, Callable[[], Renderer[Any]]] = {"llvm": lambda: LLVM(host())}
if shutil.which("cc") or shutil.which("gcc") or shutil.which("clang"):
    BACK_ENDS["c"] = C


@dataclass(frozen=True)
class Case:
    """A program, what it is called with, and inputs to try."""

    program: Source
    operands: Operands
    inputs: list[np.ndarray]


def of_kernel(kernel: Kernel, rng: np.random.Generator) -> Case:
    """The program of a kernel, on inputs drawn at random."""
    operands = Operands(kernel.inputs, kernel.outputs)
    return Case(kernel.program(), operands, [rng.uniform(-2, 2, shape) for shape in kernel.inputs.values()])


def straight(rng: np.random.Generator) -> Case:
    """Every operation there is."""
    return of_kernel(RandomProgram(int(rng.integers(99)), 2 * len(STEPS)).kernel(), rng)


def solved(rng: np.random.Generator) -> Kernel:
    """Unknowns that Newton's method finds."""
    n = int(rng.integers(1, 6))
    A = rng.normal(size=(n, n)) + 3 * np.eye(n)

    def residual(x: Any, w: Any) -> Any:
        return A @ w + np.array([exp(each) for each in w]) - x

    return ImplicitKernel(residual, lambda x, w: (w, x[0] * w[0]), n, {"x": (n,)}, {"w": (n,), "y": ()}, "solved")


def implicit(rng: np.random.Generator) -> Case:
    """The program of such a kernel."""
    return of_kernel(solved(rng), rng)


def recursion(rng: np.random.Generator) -> Case:
    """A walk over a tree of links of two kinds."""
    links = int(rng.integers(5, 30))
    made = random_recursion(int(rng.integers(99)), links)
    operands = Operands({"x": (made.size,)}, {"total": (1,), "y": (made.size,)})
    return Case(made.recursion, operands, [rng.uniform(-1, 1, made.size)])


def composition(rng: np.random.Generator) -> Case:
    """Two kernels, one after the other, with numbers copied and cleared between them."""
    first = solved(rng)
    n = first.inputs["x"][0]
    second = Kernel(lambda w, z: (w * 2 + z, z[0] * w[0]), {"w": (n,), "z": (n,)}, {"a": (n,), "b": ()}, "second")

    def doing() -> Any:
        return [
            Doing(first, [Span("x")], [Span("w"), Span("end", 1)]),
            Copying(n, Span("x"), Span("z")),
            Clearing(1, Span("z")),
            Doing(second, [Span("w"), Span("z")], [Span("a"), Span("end")]),
        ]

    whole = ComposedKernel(doing, {"w": n, "z": n}, {"x": (n,)}, {"a": (n,), "end": (2,)}, "both")
    return of_kernel(whole, rng)


def border(rng: np.random.Generator) -> Case:
    """The factors of a dense border, and a solution by them, as stages that are texts."""
    pairs, own = bool(rng.integers(2)), int(rng.integers(1, 4))
    passages = [Passage(own, 3, own, 2), Passage(own + 3, 2, own + 2, 1)]
    factor, parts = BorderFactor(own + 3, own, passages, pairs), 1 + pairs
    sizes = {"N": (own + 5) * (own + 3), "R": parts * 8, "rate": parts, "b": factor.rows}
    made = loops_kernel("factor", factor, {name: sizes[name] for name in ("N", "R", "rate")}, factor.factors)
    solve = loops_kernel("solve", BorderSolve(factor.rows), {"factors": factor.factors, "b": factor.rows}, factor.rows)

    def doing() -> Any:
        return [
            Doing(made, [Span("N"), Span("R"), Span("rate")], [Span("factors")]),
            Doing(solve, [Span("factors"), Span("b")], [Span("x")]),
        ]

    taken = {name: (size,) for name, size in sizes.items()}
    case = of_kernel(ComposedKernel(doing, {"factors": factor.factors}, taken, {"x": (factor.rows,)}, "border"), rng)
    case.inputs[2][0] += 9.0
    return case


def modes(rng: np.random.Generator) -> Case:
    """The equations of a mode, as a stage that is a text."""
    m, pressing = 3, ((0, 1),)
    given = {"T": 3 * m * m, "l": 3 * m, "D": m * m, "S": m * m, "leans": 1}
    case = of_kernel(loops_kernel("modes", ModeSolve(m, pressing), given, m), rng)
    case.inputs[0][2 * m * m :] += 9.0 * np.eye(m).ravel()
    return case


KINDS: dict[str, Callable[[np.random.Generator], Case]] = {
    "straight": straight, "implicit": implicit, "recursion": recursion, "composition": composition,
    "border": border, "modes": modes,
}  # fmt: skip
