"""A System as a model of Modelica: its equations, flat, in the names of its states, sources and elements.

    der(x) = f(x, t, u, p),    0 = r(x, t, u, p, w),    y = g(x, t, u, p)

Of closed mechanisms the independent coordinates have derivatives, and the others follow from Φ(q) = 0 and A(q) v = 0,
which are equations of the model: what a solver leaves open it closes again, so nothing drifts.
"""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path

import numpy as np

from poinsot.errors import CompilerError, FileError, ModelError, nearest, printable
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Flat, flattened
from poinsot.motion.system import System
from poinsot.motion.with_flow import unbound, with_flow
from poinsot.records import dataclass, field
from poinsot.renderers.modelica.equations import ModelicaNames, equations, number, text, unit
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
        try:
            write_text(place, self.text)
        except OSError as error:
            raise FileError(f"cannot write Modelica into {place}: {error.strerror or error}.") from None
        return place


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
