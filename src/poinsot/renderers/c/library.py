"""C99 libraries: header and source, which need nothing but libm; by a C compiler here, functions of this process."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import tempfile
import textwrap
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Protocol, cast

from poinsot.errors import CompilerError, FileError, ModelError, printable
from poinsot.programs.composition import Source
from poinsot.programs.program import Operands, Shape
from poinsot.programs.text_stage import TextProgram
from poinsot.records import NamedTuple, dataclass, field
from poinsot.renderers.c.functions import begun, static, workspace
from poinsot.renderers.c.program import Real, parameters
from poinsot.renderers.c.stages import text_program
from poinsot.renderers.protocol import ByAddress
from poinsot.text_files import write_text

_RESERVED = """
auto break case char const continue default do double else enum extern float for goto if inline int long register
restrict return short signed sizeof static struct switch typedef union unsigned void volatile while asm near far main
"""
_OWN = """
real FABS EPSILON LARGEST INFINITY NAN least greatest exceeds eliminate kept constants start still moved at powers
rows columns n entries w trial r before d terms scale size J A last noisy total share step slopes exact low count bound
agreed converged failed noise_of_step noise_of_row rounding k1 k2 k3 k4 next gap gap_of_rates xi
Newton problem given context vectors
work line row own parent link pair run parts total i k c
"""
_HEADERS = ("math", "float")
_WORDS = frozenset(_RESERVED.split() + _OWN.split())
"""What C has, and what is a name of its own in these sources."""


class HasProgram(Protocol):
    """An object with operands and a program, as kernels have."""

    @property
    def inputs(self) -> Mapping[str, Shape]:
        """Name → shape."""

    @property
    def outputs(self) -> Mapping[str, Shape]:
        """Name → shape."""

    def program(self) -> Source:
        """The program of the function."""


@dataclass(frozen=True)
class LibraryFunction:
    """A function of a library.

    name     what it is called, behind the library's name and "_"
    kernel   what it computes
    doc      what it is, for the header
    inner    whether only other functions of the library call it, as NAME_
    """

    name: str
    kernel: HasProgram
    doc: str = ""
    inner: bool = False


@dataclass(frozen=True)
class CLibrary:
    """C source of a machine's functions: self-contained C99, no allocation, no state, nothing needed but libm.

    name     of its files, and before every function
    header   NAME.h: functions with shapes, units and orders; sizes as macros
    source   NAME.c
    functions  names of the functions
    Law      compiled, it equals the ufuncs to 1e-13 (double) and 1e-4 (float), tests/backends/test_c_sources.py
    """

    name: str
    header: str = field(repr=False)
    source: str = field(repr=False)
    functions: tuple[str, ...]

    def write(self, folder: str | os.PathLike[str]) -> tuple[Path, Path]:
        """Write NAME.h and NAME.c into a folder, which is made if it is not there; returns their paths.

        Errors  FileError for a place that cannot be written
        """
        place = Path(folder)
        try:
            place.mkdir(parents=True, exist_ok=True)
            paths = place / f"{self.name}.h", place / f"{self.name}.c"
            for path, text in zip(paths, (self.header, self.source), strict=True):
                write_text(path, text)
        except OSError as error:
            raise FileError(f"cannot write C source into {place}: {error.strerror or error}.") from None
        return paths


def library(
    name: str,
    title: str,
    functions: Sequence[LibraryFunction],
    sizes: Mapping[str, tuple[int, str]],
    notes: Sequence[str] = (),
    real: str = "double",
    further: Mapping[str, tuple[str, str]] | None = None,
    data: str = "",
) -> CLibrary:
    """The library of some functions.

    name     an identifier; see `named`
    title    of the machine, as its user calls it
    sizes    macro → number and what it counts
    notes    lines of the header about orders and units
    further  declaration, with its comment, and definition of functions made of these, by their names
    data     C text that stands before all functions
    Errors   ModelError for a kind of number that is not there, and CompilerError for loops that have no C text
    """
    if real not in ("double", "float"):
        raise ModelError(f"C source is written for double or float, not {real!r}")
    kind = Real(real)
    functions = with_called(functions)
    own = {id(each.kernel): f"{each.name}_packed" for each in functions}
    called = {id(kernel): program.moving for each in functions for program, kernel in _calls(each)}
    bodies = list[str]()
    for each in functions:
        bodies.append(_static(each, kind, lambda kernel: own[id(kernel)]))
        if (moving := called.get(id(each.kernel))) is not None:
            bodies.append(packed(own[id(each.kernel)], each.name, each.kernel, moving))
    public = [_public(name, each, kind) for each in functions if not each.inner]
    made = [*public, *(further or {}).values()]
    text = "\n".join([*bodies, *(body for _, body in made)])
    includes, *begin = begun(text, [each.kernel.program() for each in functions], kind)
    parts = [comment([f"{title}: written by poinsot; see {name}.h."]), f'{includes}#include "{name}.h"\n', *begin]
    parts += [data] if data else []
    rooms = {f"{each.name.upper()}_WORK": (room, f"numbers that {each.name} works in")
             for each in functions if not each.inner and (room := workspace(each.kernel.program()))}  # fmt: skip
    header = _header(name, title, [head for head, _ in made], {**sizes, **rooms}, notes, real)
    names = [*(each.name for each in functions if not each.inner), *(further or {})]
    return CLibrary(name, header, "\n".join([*parts, text]), tuple(f"{name}_{each}" for each in names))


def named(given: str | None, title: str) -> str:
    """The name of a library: the given one, else the machine's with characters of C.

    Errors  ModelError for a name that C cannot have
    """
    if given is None:
        plain = _plain(title)
        return f"{plain}_" if plain.lower() in _HEADERS else plain
    if not isinstance(given, str) or not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", given):
        raise ModelError(
            f"{given!r} is no name that C source can have: take letters, digits and _, such as {_plain(str(given))!r}"
        )
    if given.lower() in _HEADERS:
        raise ModelError(f"{given!r} is a header of C itself, which these sources need; take another name")
    return given


def identifier(text: str, taken: Collection[str] = ()) -> str:
    """A C identifier like a text, none of the words that C or these sources have, none that is taken."""
    plain = found = _plain(text)
    number = 1
    while found in _WORDS or found in taken or re.fullmatch(r"(t|early)\d+", found):
        number += 1
        found = f"{plain}_{number}"
    return found


def _plain(text: str) -> str:
    plain = re.sub(r"[^A-Za-z0-9]+", "_", text).strip("_") or "x"
    return f"x{plain}" if plain[0].isdigit() else plain


def operands(kernel: HasProgram) -> tuple[dict[str, int], dict[str, int]]:
    """Identifiers and numbers of all inputs and all outputs, those without numbers too."""
    taken: list[str] = []
    found: tuple[dict[str, int], dict[str, int]] = ({}, {})
    for place, shapes in enumerate((kernel.inputs, kernel.outputs)):
        for each, shape in shapes.items():
            taken.append(identifier(each, taken))
            found[place][taken[-1]] = prod(shape)
    return found


def with_called(functions: Sequence[LibraryFunction]) -> list[LibraryFunction]:
    """The functions, before each the kernels that its text calls by their addresses, unless they are there."""
    found, there = [*functions], {id(each.kernel) for each in functions}
    for each in functions:
        for k, (_, kernel) in enumerate(_calls(each)):
            if id(kernel) not in there:
                there.add(id(kernel))
                found.append(LibraryFunction(f"{each.name}_call{k}", kernel, inner=True))
    return sorted(found, key=lambda each: bool(_calls(each)))


def _calls(function: LibraryFunction) -> list[tuple[TextProgram, HasProgram]]:
    """The kernels that a function calls by their addresses, each with the text that does."""
    program = function.kernel.program()
    kernels = program.kernels.values() if isinstance(program, TextProgram) else ()
    return [(program, cast("HasProgram", each)) for each in kernels]  # type: ignore[misc]


def packed(name: str, function: str, kernel: HasProgram, moving: bool = False) -> str:
    """A function by a name that calls another one, all its inputs one behind the other, and all outputs.

    moving  whether the second half of each are directions, which are handed on apart
    """
    taken, made = [*kernel.inputs.values()], [*kernel.outputs.values()]
    rooms = {"inputs": taken, "outputs": made}
    if moving:
        n, m = len(taken) // 2, len(made) // 2
        rooms = {"inputs": taken[:n], "moves": taken[n:], "outputs": made[:m], "moved": made[m:]}
    given = [at for room, of in rooms.items() for at, shape in zip(parts(room, of), of, strict=True) if prod(shape)]
    heads = ["const double *inputs", "double *outputs", "const double *moves", "double *moved"]
    silent = "".join(f"    (void){room};\n" for room in rooms)
    return f"static void {name}({', '.join(heads[: len(rooms)])})\n{{\n{silent}    {function}_({', '.join(given)});\n}}"


def parts(room: str, shapes: Iterable[tuple[int, ...]]) -> Iterator[str]:
    """Where arrays of these shapes begin in one array, one after the other."""
    at = 0
    for shape in shapes:
        yield f"{room} + {at}"
        at += prod(shape)


def _static(function: LibraryFunction, real: Real, called: Callable[[object], str]) -> str:
    """The static functions of a function; inner ones have their workspace on the stack."""
    program, (inputs, outputs) = function.kernel.program(), operands(function.kernel)
    if isinstance(program, TextProgram):
        return text_program(program, f"{function.name}_", inputs, outputs, real, called)
    if not function.inner or not (room := workspace(program)):
        return static(program, f"{function.name}_", inputs, outputs, real)
    taken, given = ({each: count for each, count in some.items() if count} for some in (inputs, outputs))
    walk = static(program, f"{function.name}_walk", inputs, outputs, real)
    return (
        f"{walk}\nstatic void {function.name}_({parameters(taken, given, real)})\n{{\n    {real.type} work[{room}];\n"
        f"    {function.name}_walk({', '.join([*taken, *given, 'work'])});\n}}\n"
    )


def _public(name: str, function: LibraryFunction, real: Real) -> tuple[str, str]:
    """Declaration with its comment, and definition. Single numbers are passed as such."""
    inputs, outputs = operands(function.kernel)
    taken, handed = [], []
    for (each, count), shape in zip(inputs.items(), function.kernel.inputs.values(), strict=True):
        if not shape:
            taken.append(f"{real.type} {each}")
            handed.append(f"&{each}")
        elif count:
            taken.append(f"const {real.type} {each}[{count}]")
            handed.append(each)
    given = [f"{real.type} {each}[{count}]" for each, count in outputs.items() if count]
    handed += [each for each, count in outputs.items() if count]
    if work := workspace(function.kernel.program()):
        given.append(f"{real.type} work[{work}]")
        handed.append("work")
    head = f"void {name}_{function.name}({', '.join([*taken, *given]) or 'void'})"
    shapes = [
        f"{each}{list(shape)}" for each, shape in {**function.kernel.inputs, **function.kernel.outputs}.items() if shape
    ]
    doc = [*function.doc.strip().splitlines(), *(["shapes: " + ", ".join(shapes)] if shapes else [])]
    doc += [f"work: {work:,} numbers to work in, the caller's; what they hold does not matter"] if work else []
    body = f"{head}\n{{\n    {function.name}_({', '.join(handed)});\n}}\n"
    return f"{comment(doc)}{head};\n", body


def _header(
    name: str, title: str, heads: Sequence[str], sizes: Mapping[str, tuple[int, str]], notes: Sequence[str],
    real: str,
) -> str:  # fmt: skip
    guard = f"{name.upper()}_H"
    about = [
        f"{title}: functions written by poinsot.",
        "",
        f"C99, {real} throughout, no allocation and no state: every function may be called from several threads.",
        "Arrays are in C order (rows one after the other) and must not overlap. SI units. NaN in, NaN out.",
        *notes,
    ]
    macros = [f"#define {name.upper()}_{macro} {count} /* {quiet(what)} */" for macro, (count, what) in sizes.items()]
    return "\n".join(
        [
            comment(about),
            f"#ifndef {guard}\n#define {guard}\n",
            '#ifdef __cplusplus\nextern "C" {\n#endif\n',
            *macros,
            "",
            *heads,
            "#ifdef __cplusplus\n}\n#endif\n",
            f"#endif /* {guard} */\n",
        ]
    )


def comment(lines: Sequence[str]) -> str:
    return "/*\n" + "\n".join(f" * {quiet(line)}".rstrip() for line in lines) + "\n */\n"


def wrapped(line: str, width: int = 116) -> list[str]:
    """A long list in several lines of a comment."""
    return textwrap.wrap(line, width, subsequent_indent="    ", break_long_words=False) or [""]


def quiet(text: str) -> str:
    """A user's text in a comment: it neither ends it nor begins another."""
    apart = printable(text).replace("*/", "* /").replace("/*", "/ *")
    return re.sub(r"\?(?=\?)", "? ", apart).rstrip("\\")


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
