"""A machine as the C source inside its FMU: rates, outputs, projection, and derivatives along a direction.

What stands here are the machine's numbers and functions (`model.c`); how an FMU goes about them is in `runtime/`.
Law: rates are those of the System's CasADi function, directional derivatives its Jacobian's, tests/files/test_fmu.py

Tables of numbers as C text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite, prod
from typing import cast

import numpy as np

from poinsot.errors import ModelError
from poinsot.files.fmu.content import Content, flows, loud_events, untabled
from poinsot.files.fmu.variables import OUTPUT
from poinsot.files.fmu.words import CRun
from poinsot.kernels import Kernel
from poinsot.kernels.tangents import MOVED, Tangent, tangent_kernel
from poinsot.motion.c_source import carried_kernel, directions_kernel, inner_kernel
from poinsot.motion.system import System
from poinsot.motion.text_functions import TextFunction
from poinsot.renderers.c.library import LibraryFunction, library, operands, parts
from poinsot.renderers.c.program import Real
from poinsot.simulation.residual.run import tolerated

_TABLES_DOUBLE = Real("double")


def numbers(name: str, values: Iterable[float]) -> str:
    """A table of numbers; of an empty one, one unused number."""
    listed = [float(each) for each in values] or [0.0]
    shown = ", ".join(
        _TABLES_DOUBLE.number(each) if isfinite(each) else ("INFINITY" if each > 0 else "-INFINITY") for each in listed
    )
    return f"static const real {name}[] = {{{shown}}};"


def whole(name: str, values: Iterable[float]) -> str:
    """A table of whole numbers."""
    return f"static const int {name}[] = {{{', '.join(str(int(each)) for each in values) or '0'}}};"


def quoted(name: str) -> str:
    """A user's name as a C string: nothing but letters, digits and blanks as they are."""
    plain = name.encode("utf-8", "backslashreplace")[:100]
    return '"' + "".join(chr(b) if (chr(b).isalnum() and b < 128) or b == 32 else f"\\{b:03o}" for b in plain) + '"'


MOST_OPERATIONS = 400_000
_DOUBLE = Real("double")
_TANGENT = """\
static void {name}({signature})
{{
    enum {{ n = {n} }};
    static const real none[{most}] = {{0}};
    real w[n], dw[n], column[n], unit[n], scale[n], pivots[n], spread[n], A[n * n];
    const newton_floats_2 columns = {{A, n, n}};
    {unknowns};
    for (int j = 0; j < n; ++j) {{
        for (int i = 0; i < n; ++i) unit[i] = i == j;
        {columns};
        for (int i = 0; i < n; ++i) A[j * n + i] = column[i];
    }}
    {moved};
    for (int i = 0; i < n; ++i) {{
        dw[i] = -dw[i];
        scale[i] = spread[i] = 0;
        for (int j = 0; j < n; ++j) scale[i] = fmax(scale[i], fabs(A[j * n + i]));
    }}
    const newton_floats swaps = {{pivots, n}}, right = {{dw, n}}, rounding = {{spread, n}};
    if (newton_lu_factor(columns, swaps, n, n, (newton_floats){{scale, n}}))
        newton_lu_solve(columns, swaps, n, n, right, rounding);
    else for (int i = 0; i < n; ++i) dw[i] = NAN;
    {result};
}}
"""
KNOWN = {
    "x": "x", "x0": "x", "xi": "xi", "t": "&t", "u": "u", "p": "p", "c": "c", "sigma": "sigma", "q": "x", "v": "x + NQ",
    "dxi": "moved",
}  # fmt: skip
"""What the runtime calls the operands of kernels; their directions have a d before."""
_MOVING = {
    "x": "dx", "x0": "dx", "xi": "none", "t": "&dt", "u": "du", "p": "dp", "c": "dc", "sigma": "none", "q": "dx",
    "v": "dx + NQ", "dxi": "dmoved",
}  # fmt: skip
_OPERANDS = "const real *x, real t, const real *u, const real *p, const real *c, const real *sigma"


def source_of(content: Content, run: CRun, derivatives: bool = True) -> str:
    """The text of model.c, with derivatives along a direction or without."""
    return _Source(content, run, derivatives).text()


class _Source:
    def __init__(self, content: Content, run: CRun, derivatives: bool) -> None:
        self.content, self.run, self.system, self.derivatives = content, run, content.system, derivatives
        system = self.system
        self.nx, self.nl, self.nw, _ = system.sizes
        self.flows = flows(system)
        self.kernels = self._of(system, ("flow", "retract", "project", "prepare"))
        self.kernels |= {name: self._plain(kernel) for name, kernel in run.kernels.items()}
        seen = {f"seen{k}": self._plain(each.kernel) for k, each in enumerate(content.given)}
        self.kernels |= seen
        self.along = system if system.forms.smooth is None or system.switching is not None else system.forms.smooth()
        """The System that is differentiated."""
        self.moving = (
            self.kernels if self.along is system else self._of(self.along, ("flow", "retract", "prepare")) | seen
        )
        if (total := sum(kernel.operations for kernel in self.kernels.values() if not kernel.rolled)) > MOST_OPERATIONS:
            raise ModelError(
                f"{content.name!r} takes {total:,} operations, too many to be written out in C (at most "
                f"{MOST_OPERATIONS:,})"
            )

    def text(self) -> str:
        functions = [LibraryFunction(name, kernel, inner=True) for name, kernel in self.kernels.items()]
        moving = self._moving() if self.derivatives else InnerFunctions({}, [])
        functions += [LibraryFunction(name, kernel, inner=True) for name, kernel in moving.inner.items()]
        if self.derivatives and self.along is not self.system and "prepare" in self.moving:
            functions.append(LibraryFunction("along_prepare", self.moving["prepare"], inner=True))
        made = library("model", self.content.name, functions, {}, data=self._numbers())
        return "\n".join([
            made.source.replace('#include "model.h"\n', ""), *moving.texts, self._prepared(),
            *([self._rates(), self._moved()] if self.flows else []),
            *([] if self.content.solved else [self._outputs()]),
            *([self._directional()] if self.derivatives else []), self.run.loops, self.run.text(),
        ])  # fmt: skip

    def _of(self, system: System, names: Sequence[str]) -> dict[str, Kernel]:
        """Kernels of a System by name, those that are there, and the one that makes ẋ of ξ̇; the flow in a mode."""
        kernels = {name: system.kernels().get(name) for name in names}
        if system.switching is not None:
            kernels["flow"] = system.switching.kernels.flow
        found = {name: self._plain(kernel) for name, kernel in kernels.items() if kernel is not None}
        return found | {"carried": carried_kernel(found["retract"])} if self.flows else found

    def _plain(self, kernel: object) -> Kernel:
        return inner_kernel(kernel, self.content.name)

    # ----------------------------------------------------------------------------------------------------- derivatives

    def _moving(self) -> InnerFunctions:
        found = InnerFunctions({}, [])
        for name, kernel in self.moving.items():
            if name in ("retract", "project") or name in self.run.kernels.keys() - {"flow"}:
                continue
            if isinstance(kernel, TextFunction):
                found.inner[f"d_{name}"] = cast("Kernel", kernel.moving)
                continue
            tangent = tangent_kernel(kernel)
            if not tangent.n:
                along = {each: f"{MOVED}{each}" for each, shape in kernel.inputs.items() if 0 not in shape}
                results = [f"{MOVED}{each}" for each in kernel.outputs]
                found.inner[f"d_{name}"] = directions_kernel(kernel, along, *results)
                continue
            parts = {"found": tangent._unknown, "left": tangent._residual, "made": tangent._result}
            found.inner |= {f"d_{name}_{each}": part for each, part in parts.items()}
            found.texts.append(_implicit_tangent(f"d_{name}_", name, tangent))
        return found

    def _call(self, name: str, known: Mapping[str, str], results: Sequence[str]) -> str:
        """A call of an inner function; operands without numbers are left out."""
        kernel = self.kernels[name]
        given = [known[each] for each, shape in kernel.inputs.items() if 0 not in shape]
        made = [each for each, shape in zip(results, kernel.outputs.values(), strict=True) if 0 not in shape]
        return f"{name}_({', '.join([*given, *made])})"

    def _call_moving(self, name: str, known: Mapping[str, str], along: Mapping[str, str], results: list[str]) -> str:
        kernel = self.moving[name]
        full = [each for each, shape in kernel.inputs.items() if 0 not in shape]
        made = [each for each, shape in zip(results, kernel.outputs.values(), strict=True) if 0 not in shape]
        given = [*(known[each] for each in full), *(along[each] for each in full)]
        if isinstance(kernel, TextFunction):  # gives the values as well
            made = [*(each.removeprefix("d") for each in made), *made]
        return f"d_{name}_({', '.join([*given, *made])})"

    # ------------------------------------------------------------------------------------------------------------ texts

    def _prepared(self) -> str:
        inner = "    (void)p; (void)c;"
        if "prepare" in self.kernels:
            inner = f"    {self._call('prepare', KNOWN, ['c'])};"
        return f"static void model_prepare(const real *p, real *c)\n{{\n{inner}\n}}\n"

    def _rates(self) -> str:
        """ξ̇ and powers at x ⊞ ξ, and ẋ."""
        return (
            "static void model_flow(const real *x, const real *xi, real t, const real *u, const real *p, "
            "const real *c, const real *sigma, real *moved, real *powers)\n{\n"
            "    (void)u; (void)p; (void)c; (void)sigma; (void)powers; (void)t;\n"
            f"    {self._call('flow', KNOWN, ['moved', 'powers'])};\n}}\n"
        )

    def _moved(self) -> str:
        call = self._call("carried", KNOWN, ["rates"])
        return (
            f"static void model_rates({_OPERANDS}, real *rates, real *powers)\n{{\n"
            "    static const real xi[NL + 1] = {0};\n    real moved[NL + 1];\n"
            f"    model_flow(x, xi, t, u, p, c, sigma, moved, powers);\n    {call};\n}}\n"
        )

    def _outputs(self) -> str:
        lines = ["    static const real xi[NL + 1] = {0};", "    (void)xi; (void)out;"]
        for k, each in enumerate(self.content.given):
            places = [*parts("found", each.kernel.outputs.values())]
            lines += self._picked(k, self._call(f"seen{k}", KNOWN, places), "out")
        silent = "    (void)x; (void)t; (void)u; (void)p; (void)c; (void)sigma;"
        return f"static void model_outputs({_OPERANDS}, real *out)\n{{\n{silent}\n" + "\n".join(lines) + "\n}\n"

    def _picked(self, k: int, call: str, room: str) -> list[str]:
        """The selection of the results of output kernel k, in order, at its place."""
        each, first = self.content.given[k], sum(len(each.numbers) for each in self.content.given[:k])
        size = sum(prod(shape) for shape in each.kernel.outputs.values())
        copied = f"for (int k = 0; k < {len(each.numbers)}; ++k) {room}[{first} + k] = found[picked{k}[k]];"
        lines = ["    {", f"        real found[{size}];", f"        {call};", f"        {copied}", "    }"]
        return lines if size and len(each.numbers) else []

    def _directional(self) -> str:
        constants = self.along.dynamics.constants_size
        lines = [
            "    static const real none[NONE] = {0}, *const xi = none;",
            f"    real moved[NL + 1], powers[NW + 1], dmoved[NL + 1], dc[{constants + 1}];",
            "    (void)powers; (void)dc; (void)du; (void)dp; (void)dt; (void)dx; (void)dpowers; (void)dout;",
            "    (void)dmoved;",
            "    model_flow(x, xi, t, u, p, c, sigma, moved, powers);",
        ]
        if "prepare" in self.moving:
            lines.append(f"    {self._call_moving('prepare', KNOWN, _MOVING, ['dc'])};")
        if self.along is not self.system:
            lines += [f"    real own[{constants + 1}];", "    (void)own;", "    c = own;"]
            lines += ["    along_prepare_(p, own);"] if "prepare" in self.moving else []
        lines += [
            f"    {self._call_moving('flow', KNOWN, _MOVING, ['dmoved', 'dpowers'])};",
            f"    {self._call_moving('carried', KNOWN, _MOVING, ['drates'])};",
        ]
        for k, each in enumerate(self.content.given):
            places = [*parts("found", each.kernel.outputs.values())]
            lines += self._picked(k, self._call_moving(f"seen{k}", KNOWN, _MOVING, places), "dout")
        head = (
            f"static void model_directional({_OPERANDS}, const real *dx, real dt, const real *du, const real *dp, "
            "real *drates, real *dpowers, real *dout)"
        )
        return head + "\n{\n" + "\n".join(lines) + "\n}\n"

    # ---------------------------------------------------------------------------------------------------------- numbers

    def _numbers(self) -> str:
        """Sizes as macros, and tables."""
        s, content = self.system, self.content
        free = untabled(s)
        place = {name: k for k, name in enumerate(s.inputs.names)}
        rows, events = () if s.switching is None else s.switching.rows.names, self.run.events
        stepping, loud = self.run.stepping, [] if s.switching is None else loud_events(s.switching)
        counts = {
            "NX": self.nx, "NL": self.nl, "NU": len(s.inputs.names), "NP": len(s.dynamics.parameters),
            "NC": s.dynamics.constants_size, "NW": self.nw, "NO": len(content.group(OUTPUT)),
            "NQ": content.coordinates, "NI": len(free), "NT": len(self.run.tables), "ROWS": len(rows),
            "PROJECTED": int(s.state.project is not None), "SWITCHES": int(s.switching is not None),
            "EXCHANGES": int(self.derivatives), "FLOWS": int(self.flows),
            "EVENTS": len(loud), "INDICATORS": len(rows) + len(loud),
        }  # fmt: skip
        nominal, energy_scale = s.state.units, s.books.energy_scale
        if content.solved is not None:
            sizes, energy_scale = tolerated(content.solved.form, s)
            nominal = sizes / self.run.records["SHAPE"].arrays["unit"][: self.nx]
        tables: dict[str, Iterable[float]] = {
            "start_x": s.state.initial,
            "start_u": [free.get(name, 0.0) for name in s.inputs.names],
            "start_p": [*s.dynamics.parameters.values()],
            "nominal": nominal,
        }
        if self.derivatives or not self.flows:
            tables["nominal_x"] = nominal if self.nx == self.nl else np.ones(self.nx)
        most = max(self.nx, self.nl, *counts.values(), *self._widths(), 1)
        lines = [f"#define {name} {count}" for name, count in counts.items()]
        lines += [f"#define NONE {most}", f"#define ENERGY_SCALE {_DOUBLE.number(energy_scale)}"]
        lines += [numbers(name, values) for name, values in tables.items()]
        lines += [whole("input_place", [place[name] for name in free])]
        lines += [whole("loud", loud)] if self.derivatives else []
        lines += [whole(f"picked{k}", each.numbers) for k, each in enumerate(content.given)]
        names = {"row_names": rows, "event_names": () if events is None else events.names}
        if stepping is not None:
            slips = tuple(f"{each} slip" for each in stepping.contact_names)
            own = tuple(name for _, name in stepping.row_names)
            names |= {"row_names": own, "contact_names": stepping.contact_names, "slip_names": slips}
        for name, listed in names.items():
            lines.append(f"static const char *const {name}[] = {{{', '.join(map(quoted, listed)) or '0'}}};")
        if s.switching is None or not s.switching.events.names:
            return "\n".join(lines) + "\n"
        energies = [k for k, each in enumerate(content.group(OUTPUT)) if each.name.startswith("energy.")]
        if len(energies) != len(s.books.storage_names) and any(each is not None for each in s.switching.events.resets):
            raise ModelError(
                f"what the reset of {s.switching.events.names[0]!r} takes from the energy of {content.name!r} cannot "
                "be told from the System alone: give the mechanism or network itself, and events="
            )
        lines += [whole("energies", energies), f"#define ENERGIES {len(energies)}"]
        return "\n".join(lines) + "\n"

    def _widths(self) -> Iterable[int]:
        kernels = [*self.kernels.values(), *self.moving.values()]
        return (prod(shape) for kernel in kernels for shape in kernel.inputs.values())


class InnerFunctions:
    """The inner functions of derivatives, and texts of those with equations that are solved."""

    def __init__(self, inner: dict[str, Kernel], texts: list[str]) -> None:
        self.inner, self.texts = inner, texts


def _implicit_tangent(name: str, plain: str, tangent: Tangent) -> str:
    """The function (inputs, directions) → directions of the outputs of a kernel that solves equations."""
    inputs, outputs = operands(tangent._result)
    size = len(tangent.inputs)
    own = [each for each, _ in zip(inputs, range(size), strict=False)]
    along = [*inputs][size + 1 : 2 * size + 1]
    w, dw = [*inputs][size], [*inputs][2 * size + 1]
    assert (w, dw) != ("", "")
    signature = ", ".join([*(f"const real *{each}" for each in (*own, *along)), *(f"real *{each}" for each in outputs)])
    most = max(1, tangent.n, *(prod(shape) for shape in tangent.inputs.values()))
    return _TANGENT.format(
        name=name, signature=signature, n=tangent.n, most=most,
        unknowns=f"{name}found_({', '.join([*own, 'w'])})",
        columns=f"{name}left_({', '.join([*own, 'w', *['none'] * size, 'unit', 'column'])})",
        moved=f"{name}left_({', '.join([*own, 'w', *along, 'none', 'dw'])})",
        result=f"{name}made_({', '.join([*own, 'w', *along, 'dw', *outputs])})",
    )  # fmt: skip
