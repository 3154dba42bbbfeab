"""A back end is added by a class of its own: here one that prints Python. No program knows of it."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import ArrayLike, NDArray

from compiler.interpreting import EVALUATE
from poinsot import CompilerError
from poinsot.programs.composition import Source
from poinsot.programs.program import Operands, Program
from poinsot.renderers.llvm.renderer import LLVM
from poinsot.renderers.llvm.target import host
from poinsot.renderers.protocol import Renderer
from renderers.back_ends import KINDS


class Python:
    """Straight lines as Python source."""

    def render(self, program: Source, operands: Operands) -> str:
        """A statement an instruction."""
        if not isinstance(program, Program):
            raise CompilerError(f"a {type(program).__name__} is not printed as Python")
        lines = ["def computed(given):"]
        for k, (operation, arguments, number) in enumerate(program.instructions):
            if operation == "input":
                lines.append(f"    t{k} = given[{int(number)}]")
            elif operation == "constant":
                lines.append(f"    t{k} = {float(number)!r}")
            else:
                lines.append(f"    t{k} = EVALUATE[{operation!r}]({', '.join(f't{each}' for each in arguments)})")
        return "\n".join([*lines, f"    return [{', '.join(f't{each}' for each in program.outputs)}]"])

    def load(self, artefact: str, operands: Operands) -> Callable[..., list[NDArray[np.float64]]]:
        """The function that Python makes of it."""
        names: dict[str, Any] = {"EVALUATE": EVALUATE, "nan": math.nan, "inf": math.inf}
        exec(artefact, names)

        def called(*inputs: ArrayLike) -> list[NDArray[np.float64]]:
            made = np.array(names["computed"]([x for each in inputs for x in np.ravel(each).tolist()]))
            parts = np.split(made, np.cumsum(operands.given)[:-1])
            return [part.reshape(shape) for part, shape in zip(parts, operands.outputs.values(), strict=True)]

        return called


def test_a_new_back_end_needs_nothing_else() -> None:
    new: Renderer[str] = Python()
    case = KINDS["straight"](np.random.default_rng(3))
    llvm = LLVM(host())
    known = llvm.load(llvm.render(case.program, case.operands), case.operands)
    for found, wanted in zip(
        new.load(new.render(case.program, case.operands), case.operands)(*case.inputs), known(*case.inputs), strict=True
    ):
        np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-13)


def test_it_says_what_it_cannot_print() -> None:
    case = KINDS["recursion"](np.random.default_rng(3))
    with pytest.raises(CompilerError, match="a Recursion is not printed as Python"):
        Python().render(case.program, case.operands)
