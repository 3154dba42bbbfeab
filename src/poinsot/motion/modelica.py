"""A System as a model of Modelica: its equations, flat, in the names of its states, sources and elements.

    der(x) = f(x, t, u, p),    0 = r(x, t, u, p, w),    y = g(x, t, u, p)

Of closed mechanisms the independent coordinates have derivatives, and the others follow from Φ(q) = 0 and A(q) v = 0,
which are equations of the model: what a solver leaves open it closes again, so nothing drifts.
"""

from __future__ import annotations

import math
import os
import re
import textwrap
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import count
from pathlib import Path

import numpy as np

from poinsot.errors import CompilerError, FileError, ModelError, nearest, printable
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Flat, flattened
from poinsot.motion.system import System
from poinsot.motion.with_flow import unbound, with_flow
from poinsot.programs.program import Program, reach
from poinsot.records import dataclass, field
from poinsot.signals.signal import Table
from poinsot.text_files import write_text

_WIDTH = 118


@dataclass(frozen=True)
class ClosureConditions:
    """Conditions of a closed mechanism in a System.

    error, jacobian   kernels of q (and p): Φ (m,) and A (m, nv)
    q, v              where its coordinates and rates stand in the state
    rows              as many independent rows as coordinates follow from the others
    follow            places in the state of what follows: coordinates, then as many rates
    """

    error: Kernel
    jacobian: Kernel
    q: slice
    v: slice
    rows: tuple[int, ...]
    follow: tuple[int, ...]


@dataclass(frozen=True)
class ModelicaModel:
    """A model of Modelica as text.

    name   of the model, as it stands there
    names  of its variables: name here → name there
    """

    name: str
    text: str = field(repr=False)
    names: Mapping[str, str] = field(repr=False)

    def __str__(self) -> str:
        return self.text

    def write(self, path: str | os.PathLike[str]) -> Path:
        """Write it to a file, .mo. Errors: FileError for other names and places that cannot be written."""
        place = Path(path)
        if place.suffix != ".mo":
            raise FileError(f"{place}: Modelica is a file that ends in .mo; write '{place.stem or 'model'}.mo'.")
        return write_text(place, self.text, "Modelica into ")


def system_in_modelica(
    system: System,
    name: str | None = None,
    outputs: Sequence[str] | None = None,
    units: Mapping[str, str] | None = None,
    closures: Sequence[ClosureConditions] = (),
) -> ModelicaModel:
    """The model of a System.

    name      of the model, as an identifier; without it the System's
    outputs   names of variables of branches that are ``output``; the others are variables, too
    units     name of a state or a parameter → its unit
    closures  of its closed mechanisms; without them their conditions hold as invariants of the rates
    Errors    ModelError for what switches, what has no explicit flow, and what is too large to be written out
    Law       read back, its equations are those of the System to 1e-12, tests/backends/test_modelica.py
    """
    system = with_flow(
        system, "be written in Modelica",
        ": what chooses its mode is a complementarity problem, which has no form in Modelica. Leave these elements "
        "out, or put smooth laws in their place",
    )  # fmt: skip
    return _Writer(system, name or system.name, outputs, dict(units or {}), closures).model()


class _Writer:
    def __init__(
        self, system: System, name: str, outputs: Sequence[str] | None, units: dict[str, str],
        closures: Sequence[ClosureConditions],
    ) -> None:  # fmt: skip
        self.system, self.units, self.closures = system, units, closures
        self.following = [k for each in closures for k in each.follow]
        self.leading = [k for k in range(system.state.size) if k not in self.following]
        entries = {key: one for key, one in system.books.observations.items() if one.entry is not None and not one.dims}
        self.seen = {key: one for key, one in entries.items() if key not in system.state.names}
        for each in outputs or ():
            if each not in self.seen:
                known = list(self.seen)
                raise ModelError(
                    f"system {system.name!r} has no variable {each!r} to be an output{nearest(each, known)}"
                )
        self.outputs = set(outputs or ())
        own = self.names = ModelicaNames()
        self.title = own.own(re.sub(r"\W+", "_", name, flags=re.ASCII).strip("_") or "model_")
        self.given = [f"{each}.effort" if each in system.state.names else each for each in system.inputs.names]
        self.states, self.inputs, self.parameters, self.seen_as, self.powers = (
            [own.own(each) for each in keys]
            for keys in (
                system.state.names, self.given, system.dynamics.parameters, self.seen,
                [f"power of {each}" for each in system.books.power_names],
            )
        )  # fmt: skip
        self.flat = self._flat()
        self.unknowns = [own.own(f"unknown {k + 1}") for k in range(self.flat.unknowns)]
        numbers = count(1)
        self.own = lambda: own.own(f"k{next(numbers)}")

    def _flat(self) -> Flat:
        system = self.system
        sizes = system.state.size, system.state.local_size, len(system.inputs.names), len(system.dynamics.parameters)
        zeros: dict[str, tuple[Kernel, slice, slice | None, Sequence[int]]] = {}
        for k, each in enumerate(self.closures):
            zeros[f"position {k}"] = _whole(each.error), each.q, None, each.rows
            zeros[f"velocity {k}"] = _whole(each.jacobian), each.q, each.v, each.rows
        observed = {f"seen {key}": (_whole(one.entry[0]), one.entry[1]) for key, one in self.seen.items() if one.entry}
        whole = {name: _whole(kernel) for name, kernel in system.kernels().items()}
        try:
            kernels = whole["flow"], whole["retract"], whole.get("prepare")
            return flattened(*kernels, observed, self.leading, zeros, sizes)
        except CompilerError:
            raise ModelError(
                f"system {system.name!r} is so large that its equations run in loops over tables, which have no form "
                "in Modelica"
            ) from None

    def model(self) -> ModelicaModel:
        system, sizes = self.system, self.flat.sizes
        given = [*self.states, "time", *self.inputs, *self.parameters, *self.unknowns]
        nx, nu = system.state.size, len(self.inputs)
        timely = [nx, *range(nx + 1 + nu, nx + 1 + nu + len(self.parameters))]
        found = equations(self.flat.program, given, self.own, timely)
        left = iter(found.outputs)
        parts = {name: [next(left) for _ in range(size)] for name, size in sizes.items()}
        body = [f"{name} = {value};" for name, value in found.definitions]
        body += [f"der({self.states[k]}) = {value};" for k, value in zip(self.leading, parts["rates"], strict=True)]
        closing = [(how, k) for k in range(len(self.closures)) for how in ("position", "velocity")]
        body += [f"0.0 = {value};" for how, k in closing for value in parts[f"{how} {k}"]]
        body += [f"0.0 = {value};" for value in parts["residual"]]
        body += [f"{name} = {value};" for name, value in zip(self.powers, parts["powers"], strict=True)]
        body += [f"{name} = {parts[f'seen {key}'][0]};" for key, name in zip(self.seen, self.seen_as, strict=True)]
        body += [f"{self.inputs[k]} = {_lines(table)};" for k, table in self._tables().items()]
        lines = [f"model {self.title} {text(f'{self.system.name}, written by poinsot')}"]
        lines += [f"  // {printable(each)}" for each in self._notes()]
        lines += [f"  {each};" for each in self._declared()]
        lines += ["protected"] * bool(found.definitions) + [f"  Real {name};" for name, _ in found.definitions]
        lines += ["equation", *(line for each in body for line in _wrapped(each))]
        lines += [f"  annotation(experiment(StartTime = 0.0, StopTime = {number(system.span)}, Tolerance = 1e-9));"]
        lines += [f"end {self.title};"]
        return ModelicaModel(self.title, "\n".join(lines) + "\n", self._called())

    def _called(self) -> dict[str, str]:
        """Our names → its names there; states before inputs, these before parameters and others."""
        parts = (
            (self.seen, self.seen_as), (self.system.dynamics.parameters, self.parameters), (self.given, self.inputs),
            (self.system.state.names, self.states),
        )  # fmt: skip
        return {key: name for keys, names in parts for key, name in zip(keys, names, strict=True)}

    def _tables(self) -> dict[int, Table]:
        found = {k: self.system.inputs.defaults.get(name) for k, name in enumerate(self.system.inputs.names)}
        return {k: table for k, table in found.items() if isinstance(table, Table)}

    def _notes(self) -> list[str]:
        notes = ["SI units. Initial values are those of the model's own start, at the default parameters."]
        if self.system.books.power_names:
            notes.append("'power of …': into the system through its sources, then taken by its dissipators [W].")
        if self.following:
            notes.append("Coordinates that follow from closed loops are found from the closures, rates with them.")
        elif self.system.state.project is not None:
            notes.append("Constraints hold as invariants of the rates: a solver keeps them to its tolerance.")
        if self.system.books.limits:
            notes.append("Limits of joints do not act, and nothing tells where they are left.")
        return notes

    def _declared(self) -> list[str]:
        system = self.system
        lines = [
            f"parameter {self._real(name, key)} = {number(float(value))}"
            for name, (key, value) in zip(self.parameters, system.dynamics.parameters.items(), strict=True)
        ]
        tables = self._tables()
        for k, (name, key) in enumerate(zip(self.inputs, self.given, strict=True)):
            start = getattr(system.inputs.defaults.get(system.inputs.names[k]), "value", 0.0)
            lines.append(self._real(name, key) if k in tables else f"input {self._real(name, key, start)}")
        leading = set(self.leading)
        for k, (name, key) in enumerate(zip(self.states, system.state.names, strict=True)):
            lines.append(self._real(name, key, float(system.state.initial[k]), k in leading))
        lines += [
            ("output " if key in self.outputs else "") + self._real(name, key, None, False, one.attrs.get("units", ""))
            for (key, one), name in zip(self.seen.items(), self.seen_as, strict=True)
        ]
        told = [f"into the system by {each}" for each in system.books.port_names]
        told += [f"taken by {each}" for each in system.books.dissipator_names]
        lines += [f'Real {name}(unit = "W") {text(each)}' for name, each in zip(self.powers, told, strict=True)]
        if self.unknowns:
            start = self._solved()
            lines += [f"Real {name}(start = {number(w)})" for name, w in zip(self.unknowns, start, strict=True)]
        return lines

    def _real(self, name: str, key: str, start: float | None = None, fixed: bool = False, units: str = "") -> str:
        own = unit(self.units.get(key, units))
        said = [f'unit = "{own}"'] * bool(own)
        said += [] if start is None else [f"start = {number(start)}"]
        said += ["fixed = true"] * fixed
        described = "" if name.strip("'") == key else f" {text(key)}"
        return f"Real {name}" + (f"({', '.join(said)})" if said else "") + described

    def _solved(self) -> list[float]:
        """The algebraic unknowns at the start."""
        from poinsot.kernels.tangents import tangent_kernel

        system, whole = self.system, _whole(self.system.dynamics.flow)
        u = [getattr(system.inputs.defaults.get(name), "value", 0.0) for name in system.inputs.names]
        known = {
            "x0": system.state.initial, "xi": np.zeros(system.state.local_size), "t": np.zeros(1), "u": np.array(u),
            "c": system.dynamics.constants(), "p": np.array([*system.dynamics.parameters.values()], dtype=np.float64),
        }  # fmt: skip
        found = tangent_kernel(whole).unknowns_at(*(known[k] for k, shape in whole.inputs.items() if 0 not in shape))
        return [float(w) if np.isfinite(w) else 0.0 for w in found]


def _whole(kernel: object) -> Kernel:
    found = unbound(kernel)
    if not isinstance(found, Kernel):
        raise ModelError("the equations of this System are no kernels that can be written out in Modelica")
    return found


def _lines(table: Table) -> str:
    """Straight lines between samples; a jump where a time stands twice."""
    pieces = [f"if time < {number(table.times[0])} then {number(table.values[0])}"]
    for k in range(len(table.times) - 1):
        (t0, t1), (a, b) = table.times[k : k + 2], table.values[k : k + 2]
        if t1 > t0:
            slope = "" if a == b else f" + ({number((b - a) / (t1 - t0))}) * (time - ({number(t0)}))"
            pieces.append(f"if time < {number(t1)} then {number(a)}{slope}")
    return " else ".join([*pieces, number(table.values[-1])])


def _wrapped(equation: str) -> list[str]:
    """Lines, broken at spaces that stand in no name."""
    whole = re.sub("'[^']*'", lambda name: name.group().replace(" ", "\0"), equation)
    lines = textwrap.wrap(
        whole, _WIDTH, initial_indent="  ", subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
    return [line.replace("\0", " ") for line in lines]


_WORDS = """
algorithm and annotation block break class connect connector constant constrainedby der discrete each else
elseif elsewhen encapsulated end enumeration equation expandable extends external false final flow for
function if import impure in initial inner input loop model not operator or outer output package parameter
partial protected public pure record redeclare replaceable return stream then true type when while within Real
Integer Boolean String Clock StateSelect time abs acos asin atan atan2 ceil cos cosh delay exp floor inStream
log log10 max min mod noEvent pre reinit rem sample semiLinear sign sin sinh smooth sqrt tan tanh terminal
terminate assert edge change integer size sum
"""
"""The words of Modelica and the names of its functions."""
_QUOTED = re.compile(r"[A-Za-z0-9_!#$%&()*+,\-./:;<>=?@\[\]^{}| ]")


class ModelicaNames:
    """A name of Modelica for every name, as it is, or in quotes; each is given once.

    What even quotes cannot hold, letters beyond ASCII and control characters, becomes "_"; a name in quotes holds no
    quote and no backslash, so that nothing of a user's ends it.
    """

    def __init__(self) -> None:
        self.taken = set[str]()

    def own(self, wanted: str) -> str:
        """An unused name like this one."""
        plain = bool(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", wanted)) and wanted not in _WORDS.split()
        body = wanted if plain else "".join(c if _QUOTED.fullmatch(c) else "_" for c in wanted) or "_"
        made, count = body, 1
        while (whole := made if plain else f"'{made}'") in self.taken:
            count += 1
            made = f"{body}_{count}"
        self.taken.add(whole)
        return whole


def text(words: str) -> str:
    """A user's words as a string of Modelica, in its quotes."""
    return '"' + printable(words).replace("\\", "\\\\").replace('"', '\\"') + '"'


def number(value: float) -> str:
    """The text of a number, exact to the last bit. Errors: ModelError for one that is not finite."""
    if not math.isfinite(value):
        raise ModelError(f"a number of this model is {value}, which Modelica cannot say")
    return repr(float(value))


def unit(words: str) -> str:
    """A unit in Modelica's spelling: "N·m·s²" is "N.m.s2"; "" if it is not a single unit."""
    plain = words
    for ours, theirs in {"·": ".", "²": "2", "³": "3", "⁻": "-", "¹": "1", "Ω": "Ohm"}.items():
        plain = plain.replace(ours, theirs)
    if not re.fullmatch(r"(1|[A-Za-z]+-?\d*)([./]([A-Za-z]+-?\d*|1))*", plain):
        return ""
    head, *below = plain.split("/")
    return plain if len(below) <= 1 and "." not in "".join(below) else f"{head}/({'.'.join(below)})"


_INFIX = {"add": ("+", 1), "sub": ("-", 1), "mul": ("*", 2), "div": ("/", 2)}
_RELATIONS = {"lt": "<", "le": "<="}
_TRUTHS = frozenset({"lt", "le", "eq", "ne", "and", "or", "not"})
_FUNCTIONS = {"fabs": "abs", "fmin": "min", "fmax": "max"} | {
    each: each for each in ("sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "log", "tanh")
}
_ATOM, _POWER, _CHOICE = 9, 3, -1


@dataclass(frozen=True)
class ModelicaEquations:
    """Names of values used more than once, in order; the texts of the outputs."""

    definitions: tuple[tuple[str, str], ...]
    outputs: tuple[str, ...]


def equations(
    program: Program, inputs: Sequence[str], own: Callable[[], str], timely: Collection[int]
) -> ModelicaEquations:
    """The outputs of a program over its inputs as expressions: values that are used more often have names.

    Choices by the time alone make events, since signals jump there; all others stand in noEvent.
    own     gives a further name at every call
    timely  the inputs whose relations make events: the time, parameters
    """
    return _EquationWriter(program, inputs, own, timely).written()


class _EquationWriter:
    def __init__(
        self, program: Program, inputs: Sequence[str], own: Callable[[], str], timely: Collection[int]
    ) -> None:
        self.program, self.inputs, self.own = program, inputs, own
        bits = reach(Program(program.inputs, program.instructions, range(len(program.instructions))))
        self.timely = [not each & ~sum(1 << k for k in timely) for each in bits]
        self.uses = self._uses()
        self.texts: list[tuple[str, int]] = []
        self.definitions: list[tuple[str, str]] = []

    def _uses(self) -> list[int]:
        """Number of times each value is written; operands of a comparison are written again with it."""
        count = self.program.uses()
        for k in reversed(range(len(count))):
            operation, arguments, _ = self.program.instructions[k]
            if operation in _TRUTHS:
                for argument in arguments:
                    count[argument] += count[k] - 1
        return count

    def written(self) -> ModelicaEquations:
        for k, (operation, arguments, constant) in enumerate(self.program.instructions):
            if operation == "input":
                self.texts.append((self.inputs[int(constant)], _ATOM))
            elif operation == "constant":
                value = number(constant)
                self.texts.append((value, _ATOM if not value.startswith("-") else 0))
            else:
                found = self._expression(operation, arguments)
                self.texts.append(found if operation in _TRUTHS else self._kept(k, found))
        return ModelicaEquations(tuple(self.definitions), tuple(self._number(k)[0] for k in self.program.outputs))

    def _kept(self, k: int, found: tuple[str, int]) -> tuple[str, int]:
        """Under a name, where it is used again, is long, or is a choice by the time that others must not enclose."""
        jumps = found[1] == _CHOICE and not found[0].startswith("noEvent")
        if self.uses[k] <= 1 and len(found[0]) <= 160 and not jumps:  # Characters of what is written in place
            return found
        name = self.own()
        self.definitions.append((name, found[0]))
        return name, _ATOM

    def _expression(self, operation: str, arguments: Sequence[int]) -> tuple[str, int]:
        if operation in _TRUTHS:
            return self._truth(operation, arguments), 0
        if operation in _INFIX:
            sign, level = _INFIX[operation]
            left, right = self._at(arguments[0], level), self._at(arguments[1], level + 1)
            return f"{left} {sign} {right}", level
        if operation == "neg":
            return f"-{self._at(arguments[0], 2)}", 0
        if operation == "pow":
            return f"{self._at(arguments[0], _ATOM)} ^ {self._at(arguments[1], _ATOM)}", _POWER
        if operation == "fma":
            a, b, c = (self._at(each, 2) for each in arguments)
            return f"{a} * {b} + {c}", 1
        if operation in ("if_else", "if_else_zero"):
            condition, first = arguments[:2]
            other = self._at(arguments[2], _ATOM) if operation == "if_else" else "0.0"
            choice = f"if {self._condition(condition)} then {self._at(first, _ATOM)} else {other}"
            return (choice, _CHOICE) if self.timely[condition] else (f"noEvent({choice})", _ATOM)
        if operation == "floor":
            value = f"floor({self._number(arguments[0])[0]})"
            return (value, _CHOICE) if self.timely[arguments[0]] else (f"noEvent({value})", _ATOM)
        if operation in _FUNCTIONS:
            return f"{_FUNCTIONS[operation]}({', '.join(self._number(each)[0] for each in arguments)})", _ATOM
        raise CompilerError(f"{operation} has no form in Modelica.")

    def _truth(self, operation: str, arguments: Sequence[int]) -> str:
        if operation in _RELATIONS:
            a, b = (self._at(each, 1) for each in arguments)
            return f"({a} {_RELATIONS[operation]} {b})"
        if operation in ("eq", "ne"):
            a, b = (self._at(each, 1) for each in arguments)
            apart = f"({a} < {b} or {b} < {a})"
            return apart if operation == "ne" else f"(not {apart})"
        if operation == "not":
            return f"(not {self._condition(arguments[0])})"
        return f"({self._condition(arguments[0])} {operation} {self._condition(arguments[1])})"

    def _condition(self, k: int) -> str:
        """A value as a truth: every number but 0 is one."""
        if self.program.instructions[k].operation in _TRUTHS:
            return self.texts[k][0]
        value = self._at(k, 1)
        return f"({value} < 0.0 or 0.0 < {value})"

    def _number(self, k: int) -> tuple[str, int]:
        """A value as a number: a truth is 1 or 0."""
        if self.program.instructions[k].operation not in _TRUTHS:
            return self.texts[k]
        choice = f"if {self.texts[k][0]} then 1.0 else 0.0"
        return (choice, _CHOICE) if self.timely[k] else (f"noEvent({choice})", _ATOM)

    def _at(self, k: int, level: int) -> str:
        """A value where at least this binds."""
        found, own = self._number(k)
        return found if own >= level else f"({found})"
