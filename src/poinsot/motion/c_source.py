"""A System as C source: where it starts, its rates, and a step of fixed size that keeps its constraints.

The step is the classical method of order 4 in the coordinates ξ around the state at its start, so that quaternions stay
on their sphere; with constraints, two Newton steps back to them follow, as in `poinsot.simulate`.
Law: tests/systems/test_system_functions.py
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import prod
from typing import Any, cast

from poinsot.errors import ModelError
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Clearing, ComposedKernel, Doing, Span, Step
from poinsot.kernels.tangents import DerivedKernel, tangent_kernel
from poinsot.motion.switching_rolled import Composed
from poinsot.motion.text_functions import TextFunction
from poinsot.motion.with_flow import unbound, with_flow
from poinsot.programs.moving_compositions import with_tangent
from poinsot.programs.program import Program, prune
from poinsot.programs.text_stage import TextProgram
from poinsot.renderers.c.functions import workspace
from poinsot.renderers.c.library import CLibrary, LibraryFunction, comment, library, named, wrapped
from poinsot.renderers.c.program import Real

ROOM_LIMIT = 60_000
"""Half a megabyte, of the stacks of one megabyte that threads have where they are small."""
_START = """\
void {name}_start({type} x[{nx}])
{{
    static const {type} start[] = {{{values}}};
    for (int i = 0; i < {nx}; ++i) x[i] = start[i];
}}
"""
_RATES = """\
{head}
{{
    static const {type} still[{nl}] = {{0}};
    {type} moved[{nl}];
    flow_({flow});
    carried_({carried});
}}
"""
_STEP = """\
{head}
{{
    {type} k1[{nl}], k2[{nl}], k3[{nl}], k4[{nl}], xi[{nl}], next[{nx}]{room};
    {type} at = t;
    for (int i = 0; i < {nl}; ++i) xi[i] = 0;
    flow_({k1});
    at = t + h / 2;
    for (int i = 0; i < {nl}; ++i) xi[i] = h / 2 * k1[i];
    flow_({k2});
    for (int i = 0; i < {nl}; ++i) xi[i] = h / 2 * k2[i];
    flow_({k3});
    at = t + h;
    for (int i = 0; i < {nl}; ++i) xi[i] = h * k3[i];
    flow_({k4});
    for (int i = 0; i < {nl}; ++i) xi[i] = h / 6 * (k1[i] + 2 * (k2[i] + k3[i]) + k4[i]);
    retract_({retract});
{end}}}
"""
_PROJECTED = """\
    project_({first});
    project_({second});
"""


def system_in_c(system: Any, name: str | None, real: str) -> CLibrary:
    """The library of a System; see `System.to_c`."""
    own = named(name, system.name)
    system = with_flow(
        system, "be written in C (a run can be: poinsot.export_c, poinsot export --c DIR --run)",
        ", and a step of fixed size has no events yet: write a run, which has them (poinsot.export_c, poinsot export "
        "--c DIR --run), or leave these elements out",
    )  # fmt: skip
    if not system.state.size:
        raise ModelError(f"system {system.name!r} has no state: there is no motion to be written in C")
    return _Writer(system, own, real).library()


class _Writer:
    def __init__(self, system: Any, name: str, real: str) -> None:
        self.system, self.name, self.kind = system, name, Real(real)
        self.nx, self.nl, self.nw, self.nu = system.sizes
        there, names = system.kernels(), ("flow", "retract", "project")
        self.kernels = {name: inner_kernel(there[name], system.name) for name in names if name in there}
        self.kernels["carried"] = carried_kernel(self.kernels["retract"])
        self.constants = system.dynamics.constants()

    def library(self) -> CLibrary:
        functions = [LibraryFunction(each, kernel, inner=True) for each, kernel in self.kernels.items()]
        further = {"start": self._start(), "rates": self._rates(), "step": self._step()}
        return library(
            self.name, self.system.name, functions, self._sizes(), self._notes(), self.kind.type, further, self._data()
        )

    def _start(self) -> tuple[str, str]:
        values = ", ".join(self.kind.number(float(each)) for each in self.system.state.initial)
        head = (
            comment(["start(x): the state at the beginning."])
            + f"void {self.name}_start({self.kind.type} x[{self.nx}]);\n"
        )
        return head, _START.format(name=self.name, type=self.kind.type, nx=self.nx, values=values)

    def _rates(self) -> tuple[str, str]:
        told = ["rates(x, t, u) → ẋ" + (", powers [W]" if self.nw else "") + ": the equations of motion."]
        told += ["Powers: supplied by each port, then taken by each dissipator."] if self.nw else []
        head = self._head("rates", [*self._state("const "), f"{self.kind.type} rates[{self.nx}]", *self._powers()])
        flow = self._flow("x", "still", "&t", "moved")
        carried = self._called("carried", {"x0": "x", "xi": "still", "dxi": "moved"}, ["rates"])
        body = _RATES.format(head=head, type=self.kind.type, nl=self.nl, flow=flow, carried=carried)
        return f"{comment(told)}{head};\n", body

    def _step(self) -> tuple[str, str]:
        told = [
            "step(x, t, u, h): x at t becomes x at t + h, by the classical Runge-Kutta method of order 4; u as it is.",
            *(["Constraints are met again by two Newton steps."] if "project" in self.kernels else []),
        ]
        head = self._head("step", [*self._state(""), f"{self.kind.type} h"])
        room = f", powers[{self.nw}]" if self.nw else ""
        projected = "project" in self.kernels
        steps = {f"k{k}": self._flow("x", "xi", "&at", f"k{k}") for k in (1, 2, 3, 4)}
        end = f"    for (int i = 0; i < {self.nx}; ++i) x[i] = next[i];\n"
        if projected:
            room += ", gap, gap_of_rates"
            end = (
                _PROJECTED.format(
                    first=self._called("project", {"x": "next"}, ["x", "&gap", "&gap_of_rates"]),
                    second=self._called("project", {"x": "x"}, ["next", "&gap", "&gap_of_rates"]),
                )
                + end
            )
        retract = self._called("retract", {"x0": "x", "xi": "xi"}, ["next"])
        body = _STEP.format(
            head=head, type=self.kind.type, nl=self.nl, nx=self.nx, room=room, retract=retract, end=end, **steps
        )
        return f"{comment(told)}{head};\n", body

    def _head(self, function: str, parameters: list[str]) -> str:
        return f"void {self.name}_{function}({', '.join(parameters)})"

    def _state(self, constant: str) -> list[str]:
        kind = self.kind.type
        return [f"{constant}{kind} x[{self.nx}]", f"{kind} t", *([f"const {kind} u[{self.nu}]"] if self.nu else [])]

    def _powers(self) -> list[str]:
        return [f"{self.kind.type} powers[{self.nw}]"] if self.nw else []

    def _flow(self, x: str, xi: str, t: str, rates: str) -> str:
        return self._called("flow", {"x0": x, "xi": xi, "t": t, "u": "u"}, [rates, "powers"])

    def _called(self, kernel: str, known: Mapping[str, str], results: list[str]) -> str:
        """The arguments of a call of an inner function, those without numbers left out."""
        found = self.kernels[kernel]
        given = [{**known, "c": "constants"}[name] for name, shape in found.inputs.items() if 0 not in shape]
        made = [name for name, shape in zip(results, found.outputs.values(), strict=True) if 0 not in shape]
        return ", ".join([*given, *made])

    def _data(self) -> str:
        """The numbers that the parameters determine."""
        if not any("c" in kernel.inputs and self.constants.size for kernel in self.kernels.values()):
            return ""
        values = ", ".join(self.kind.number(float(each)) for each in self.constants)
        return f"static const real constants[] = {{{values}}};\n"

    def _sizes(self) -> dict[str, tuple[int, str]]:
        return {
            "NX": (self.nx, "numbers of the state x"),
            "NU": (self.nu, "inputs, in u"),
            "NW": (self.nw, "powers: of ports, then of dissipators"),
        }

    def _notes(self) -> list[str]:
        lines = [""]
        for what, names in (
            ("x", self.system.state.names), ("u", self.system.inputs.names), ("powers", self.system.books.power_names)
        ):  # fmt: skip
            if names:
                lines += wrapped(f"{what}: " + ", ".join(f"[{k}] {each}" for k, each in enumerate(names)))
        if self.system.books.limits:
            lines.append("Limits of joints do not act, and nothing tells where they are left.")
        if self.system.dynamics.parameters:
            lines.append("Free parameters have the values that they had when this was written.")
        return lines


def inner_kernel(kernel: object, title: str) -> Kernel:
    """A kernel as an inner function in C. Errors: ModelError for one without C text, or that needs too much room."""
    found = unbound(kernel)
    if not isinstance(found, Kernel | TextFunction):
        many = "what switches in it is put together while it runs; leave shapes or contacts out"
        large = "large linear networks run by sparse matrices; export a part"
        raise ModelError(f"{title!r} has no C source: {many if isinstance(found, Composed) else large}")
    program = found.program()
    if (room := program.shared if isinstance(program, TextProgram) else workspace(program)) > ROOM_LIMIT:
        raise ModelError(
            f"the equations of {title!r} are so large that they work in {room:,} numbers, too many for the stack of a "
            f"C function (at most {ROOM_LIMIT:,})"
        )
    return cast("Kernel", found)


def carried_kernel(retract: Kernel) -> Kernel:
    """The kernel of the rates of states, from those of their local coordinates around them."""
    return directions_kernel(retract, {"xi": "dxi"}, "rates")


def directions_kernel(kernel: Kernel, along: Mapping[str, str], *results: str) -> Kernel:
    """(inputs…, directions of some of them) → directions of the outputs, of a kernel that solves no equations.

    along    input → the name of its direction; the others stand still
    results  names of the directions of outputs
    """
    inputs = {**kernel.inputs, **{name: kernel.inputs[each] for each, name in along.items()}}
    outputs = dict(zip(results, kernel.outputs.values(), strict=True))
    if isinstance(program := kernel._program(), Program):
        moving = [each in along for each, shape in kernel.inputs.items() for _ in range(prod(shape))]
        whole = with_tangent(program, moving)
        moved = prune(replace(whole, outputs=whole.outputs[len(program.outputs) :]))
        return DerivedKernel(lambda: moved, inputs, outputs, kernel, f"directions along {', '.join(along)}")
    both, full = tangent_kernel(kernel).whole, [name for name, shape in kernel.inputs.items() if 0 not in shape]
    made = [name for name, shape in outputs.items() if 0 not in shape]
    still = max(prod(kernel.inputs[each]) for each in full)

    def doing() -> list[Step]:
        takes = [*map(Span, full), *(Span(along.get(each, "still")) for each in full)]
        gives = [*(Span(f"own {each}") for each in made), *map(Span, made)]
        return [Clearing(still, Span("still")), Doing(both, takes, gives)]

    between = {"still": still, **{f"own {name}": prod(outputs[name]) for name in made}}
    return ComposedKernel(doing, between, inputs, outputs, f"directions of {kernel.name}")
