"""The C renderer: programs as C99 source, and, where this machine has a C compiler, as functions of this process."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from pathlib import Path

from poinsot.errors import CompilerError
from poinsot.programs.composition import Source
from poinsot.programs.program import Operands
from poinsot.records import NamedTuple, dataclass
from poinsot.renderers.c.functions import begun, static, workspace
from poinsot.renderers.c.program import Real
from poinsot.renderers.protocol import ByAddress

_CALLED = """
void {name}(const double *in, double *out)
{{
    static {real} given[{taken}], made[{count}]{work};
    for (int k = 0; k < {taken}; ++k) given[k] = ({real})in[k];
    {name}_({arguments});
    for (int k = 0; k < {count}; ++k) out[k] = (double)made[k];
}}
"""
STRICT = ("-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-Wconversion", "-Wno-sign-conversion")
NAME = "computed"


class CSource(NamedTuple):
    """C99 source of one function, ``void computed(const double *in, double *out)``, which needs libm alone."""

    text: str


@dataclass(frozen=True)
class C:
    """Programs as C source: `renderers.protocol.Renderer`.

    real  "double" or "float", what is computed with
    """

    real: str = "double"

    def render(self, program: Source, operands: Operands) -> CSource:
        """The source of a program; `library` makes libraries of several named functions."""
        real, name = Real(self.real), f"{NAME}_"
        inputs, outputs = ({f"{letter}{k}": n for k, n in enumerate(sizes)} for letter, sizes in
                           (("x", operands.taken), ("y", operands.given)))  # fmt: skip
        work = workspace(program)
        places = []
        for array, sizes in (("given", inputs), ("made", outputs)):
            start = 0
            for count in sizes.values():
                places += [f"{array} + {start}"] if count else []
                start += count
        body = static(program, name, inputs, outputs, real)
        called = _CALLED.format(
            name=NAME, real=real.type, taken=max(sum(operands.taken), 1), count=max(sum(operands.given), 1),
            work=f", work[{work}]" if work else "", arguments=", ".join([*places, *(["work"] if work else [])]),
        )  # fmt: skip
        return CSource("\n".join([*begun(body, [program], real), body, called]))

    def load(self, artefact: CSource, operands: Operands) -> ByAddress:
        """The function, compiled by this machine's C compiler; one call at a time.

        Errors  CompilerError where there is no compiler, or it does not take the source
        """
        compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
        if compiler is None:
            raise CompilerError(
                "No C compiler was found on this machine (cc, gcc or clang): install one to try C source here, or "
                "compile it where it will run."
            )
        folder = tempfile.TemporaryDirectory(prefix="poinsot-c-")
        source, made = (Path(folder.name) / f"{NAME}.{end}" for end in ("c", "so"))
        source.write_text(artefact.text, encoding="utf-8")
        done = subprocess.run(
            [compiler, *STRICT, "-O1", "-fPIC", "-shared", str(source), "-o", str(made), "-lm"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            raise CompilerError(f"{compiler} did not take this C source: {done.stderr[:1000]}")
        library = ctypes.CDLL(str(made))
        address = ctypes.cast(getattr(library, NAME), ctypes.c_void_p).value or 0
        return ByAddress(address, operands, (library, folder))
