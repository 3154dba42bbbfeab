"""The content of an FMU of a machine: its System, the kernels of its outputs, and its variables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any

import numpy as np

from poinsot.algebra.arrays import array
from poinsot.algebra.scalars import unknown
from poinsot.algorithms.compiled import make_kernel
from poinsot.algorithms.parameters import Family
from poinsot.errors import ModelError
from poinsot.files.fmu.solved import SolvedNetwork, is_solved, solved_network
from poinsot.files.fmu.variables import (
    INDICATOR,
    INPUT,
    OUTPUT,
    PARAMETER,
    POWER,
    RATE,
    STATE,
    TIME,
    Attributes,
    FmuVariable,
    placed,
)
from poinsot.motion.observing_mechanism import energies_kernel
from poinsot.motion.of_equations import until_set
from poinsot.motion.stepping import Stepping
from poinsot.motion.switching import Switching
from poinsot.motion.system import System
from poinsot.motion.text_functions import TextFunction
from poinsot.multibody.frames import body_poses
from poinsot.multibody.sizes import numbers_in
from poinsot.networks.machine import Machine
from poinsot.records import dataclass
from poinsot.signals.signal import Constant, Table
from poinsot.simulation.events import Event, with_events
from poinsot.simulation.methods import TimeStepping, find_method
from poinsot.simulation.models import as_stepped
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network, NetworkFamily
from poinsot.systems.units import unit_of, unit_of_number

ROW_LIMIT, TABLE_LIMIT = 40, 100
"""Rows that are written out together with free numbers beside, and that run by tables."""
MOVED = 1.25
"""By how much at most a parameter is multiplied to see whether the start of a network depends on it."""


@dataclass(frozen=True)
class OutputKernel:
    """A kernel of outputs, and which of its numbers are outputs."""

    kernel: Any
    numbers: tuple[int, ...]
    said: tuple[Attributes, ...]


@dataclass(frozen=True)
class Content:
    """The content of an FMU.

    system     with its parameters free      given  kernels of outputs beside powers
    variables  in the order of their references
    fixed      parameters that may not change once it moves: lengths of closed loops
    stepping   how time-stepping takes it, which knows no rates; None: another method
    solved     of a network without a flow its form, which has no rates, and its outputs
    """

    name: str
    system: System
    given: tuple[OutputKernel, ...]
    variables: tuple[FmuVariable, ...]
    left_out: tuple[str, ...] = ()
    coordinates: int = 0
    stepping: Stepping | None = None
    solved: SolvedNetwork | None = None

    def group(self, group: str) -> list[FmuVariable]:
        """The variables of one group, in order."""
        return [each for each in self.variables if each.group == group]


def content_of(
    machine: object,
    parameters: Sequence[str] | Mapping[str, object] | str | None,
    inputs: object,
    initial: object,
    events: Event | Sequence[Event],
    method: str,
) -> Content:
    """Content of a machine's FMU, or of a run in C, with the events of its user and of its file."""
    moving = machine.mechanism if isinstance(machine, Family) else machine
    if isinstance(moving, Mechanism) and not moving.nv:
        raise ModelError(f"nothing of mechanism {moving.name!r} moves: there is no motion for an FMU")
    given_inputs, stepping, left_out = _inputs(machine, inputs), None, tuple[str, ...]()
    if isinstance(find_method(method), TimeStepping):
        _refuse_parameters(machine, parameters)
        from poinsot.simulation.moreau import prepared_stepping

        family = machine
        stepping = prepared_stepping(with_events(_system(as_stepped(machine, "moreau"), given_inputs, initial), events))
        system = stepping.system
    else:
        family, left_out = _family(machine, parameters, inputs, initial)
        system = with_events(_system(family, given_inputs, initial), events)
    if system.switching is not None:
        _refuse_free_rows(family)
        _refuse_rows(system.switching)
        tables = [name for name in system.inputs.names if name not in untabled(system)]
        if tables and system.switching.kernels.margins is not None:
            raise ModelError(
                f"{system.name!r} switches, and {tables[0]!r} is a table, whose slope decides there too, which an FMU "
                f"does not know: make it an input, inputs={{{tables[0]!r}: 0.0}}, or a formula"
            )
    plain = family.mechanism if isinstance(family, Family) else getattr(family, "network", family)
    outputs, solved = tuple(_outputs(family, system)), solved_network(system) if stepping is None else None
    seen = [said for each in outputs for said in each.said] if solved is None else solved.said()
    return Content(
        system.name, system, outputs, tuple(placed(_said(plain, system, seen))), left_out, getattr(plain, "nq", 0),
        stepping, solved,
    )  # fmt: skip


def _system(family: Any, inputs: dict[str, Any], initial: Any) -> System:
    """The System; of large networks the one that is written out."""
    if isinstance(family, System):
        if inputs or initial is not None:
            raise ModelError("a System has its inputs and its start already: leave inputs and initial out")
        found = family
    else:
        found = family.system(inputs=inputs, initial=initial)
    if found.forms.written_out is not None and (found.dynamics.flow is None or found.switching is not None):
        found = found.forms.written_out()
    elif found.forms.together is not None:
        found = found.forms.together()
    if not is_solved(found) and (found.dynamics.flow is None or found.state.retract is None):
        raise ModelError(
            f"{found.name!r} has no explicit flow, and so no FMU: storage and algebraic unknowns are solved together "
            f"({found.dynamics.refusal or 'its equations have no order'})"
        )
    if not found.state.size:
        raise ModelError(f"{found.name!r} has no state: there is no motion for an FMU")
    return found


def _refuse_free_rows(family: object) -> None:
    """ModelError where numbers of what switches are free: in the C source they are fixed."""
    networks = isinstance(family, NetworkFamily)
    if networks or (isinstance(family, Family) and any(map(unknown, numbers_in(family.free.switches)))):
        raise ModelError(
            "what switches has its numbers for good in an FMU, and here they would be parameters"
            + (" (modes of a network follow from all of them)" if networks else "")
            + ": give the machine itself, or a family with other parameters"
        )


def _refuse_parameters(machine: object, parameters: object) -> None:
    """ModelError for free numbers beside time-stepping."""
    if parameters or isinstance(machine, Family | NetworkFamily):
        raise ModelError(
            "time-stepping (method 'moreau') has its numbers for good in C: leave parameters out, or give the machine "
            "itself"
        )


def _refuse_rows(switching: Switching) -> None:
    """ModelError for so many rows that they are not decided on in C."""
    most = TABLE_LIMIT if isinstance(switching.kernels.flow, TextFunction) else ROW_LIMIT
    if len(switching.rows.names) > most:
        raise ModelError(
            f"{len(switching.rows.names)} rows switch, too many to be decided on in an FMU (at most {most}): leave "
            "limits or contacts out"
        )


def _inputs(machine: Any, inputs: Any) -> dict[str, Any]:
    """By name what inputs hold until they are set: a number for each."""
    if inputs is None:
        return {}
    given = dict(inputs) if isinstance(inputs, Mapping) else until_set(machine, map(str, inputs))
    for name, value in given.items():
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ModelError(
                f"input {name!r} of an FMU holds a number until it is set, not {value!r:.60}: who runs the FMU says "
                "how it varies"
            )
    return {name: float(value) for name, value in given.items()}


def _family(machine: Any, parameters: Any, inputs: Any, initial: Any) -> tuple[Any, tuple[str, ...]]:
    """The machine with its free numbers, and the names of those fixed because the start follows from them."""
    if isinstance(machine, Family | NetworkFamily):
        if parameters is not None:
            raise ModelError("a family has its parameters already: leave parameters out, or give the machine itself")
        return machine, ()
    if isinstance(machine, Network) and (why := _fixed(machine, inputs, initial)):
        if parameters:
            raise ModelError(
                f"network {machine.name!r} {why}, so that an FMU of it has no parameters: leave parameters out"
            )
        return machine, ()
    if not isinstance(machine, Mechanism | Network):
        if parameters:
            raise ModelError(f"{type(machine).__name__} has no parameters that could be free: leave parameters out")
        return (machine if hasattr(machine, "flow") or not hasattr(machine, "system") else machine.system()), ()
    if isinstance(parameters, str):
        raise ModelError(f"parameters are a list of addresses, such as parameters=[{parameters!r}]")
    if parameters is not None:
        if not parameters:
            return machine, ()
        named = dict(parameters) if isinstance(parameters, Mapping) else {each: each for each in parameters}
        family = machine.with_parameters(**named)
        starting = [] if isinstance(machine, Mechanism) else _starting(family, initial)
        if starting:
            raise ModelError(
                f"{machine.name!r} starts in another state where {', '.join(map(repr, starting))} is another, and an "
                "FMU's start values stand in its description: leave these parameters out"
            )
        return family, ()
    try:
        family = machine.with_parameters()
        if isinstance(machine, Mechanism) and machine.model.switches:
            held = _inputs(machine, inputs)
            rows = machine.system(inputs=held, initial=initial).switching
            if rows is not None and len(rows.rows.names) > ROW_LIMIT:
                return machine, ()
            family.system(inputs=held, initial=initial)
    except ModelError:  # numbers of what switches, which are not free
        return machine, ()
    if isinstance(machine, Mechanism):
        return (family if family.parameter_names else machine), ()
    starting = _starting(family, initial)
    kept = [each for each in family.parameter_names if each not in starting]
    if not starting:
        return (family if kept else machine), ()
    return (machine.with_parameters(*kept) if kept else machine), tuple(starting)


def _fixed(network: Network, inputs: object, initial: object) -> str:
    """The reason for which all numbers of a network are fixed in C; "" without one."""
    system = network.system(inputs=_inputs(network, inputs), initial=initial)
    if system.switching is not None:
        return "switches, and its modes follow from its numbers"
    if system.forms.together is not None:
        return "is large, and in C solved by tables of its numbers"
    return "is solved together with its storage, by tables of its numbers" if is_solved(system) else ""


def _starting(family: Any, initial: Any) -> list[str]:
    """The parameters that the start of a network follows from, or that admit no other value: sought by halves."""
    at_first, rng = _start(family, {}, initial), np.random.default_rng(0)
    by = {name: rng.uniform(1.0, MOVED) for name in family.by_default}  # unlike, so that no ratio stays

    def moving(names: list[str]) -> list[str]:
        for sign in (1, -1):
            moved = {name: family.by_default[name] * by[name] ** sign for name in names}
            try:
                if _same(at_first, _start(family, moved, initial)):
                    return []
                break
            except ModelError:  # a share that is at most 1, a whole number
                continue
        half = len(names) // 2
        return [*moving(names[:half]), *moving(names[half:])] if half else names

    return moving([*family.by_default]) if family.by_default else []


def _start(family: Any, changed: dict[str, float], initial: Any) -> Any:
    return family.at(family.values(**changed)).initial_state(initial)


def _same(one: Any, other: Any) -> bool:
    scale = np.maximum(np.abs(one), np.abs(other))
    return bool(one.shape == other.shape and np.all(np.abs(one - other) <= 1e-12 * scale))


def _outputs(family: object, system: System) -> Iterator[OutputKernel]:
    """Energies of storages; of mechanisms where bodies are, of networks what every element bears and carries."""
    if isinstance(family, Family | Mechanism):
        own: Any = family.member(family.defaults) if isinstance(family, Family) else family
        moving = own._acting
        energies = energies_kernel(moving, [*system.books.storage_names])
        said = [Attributes(f"energy.{each}", "J", about=f"energy of {each}") for each in system.books.storage_names]
        yield OutputKernel(energies, (*range(len(said)),), tuple(said))
        names = moving.body_names
        places = make_kernel(moving, "origins of bodies", _origins, {"q": "q"}, {"origins": "bodies×3"}, "origins")
        said = [Attributes(f"{body}.{axis}", "m", about=f"origin of {body}") for body in names for axis in "xyz"]
        yield OutputKernel(places, (*range(len(said)),), tuple(said))
        return
    found: dict[int, tuple[Any, list[int], list[Attributes]]] = {}
    for name, seen in system.books.observations.items():
        if seen.entry is None:
            continue
        kernel, where = seen.entry
        _, numbers, said = found.setdefault(id(getattr(kernel, "kernel", kernel)), (kernel, [], []))
        here = range(*where.indices(sum(prod(shape) for shape in kernel.outputs.values())))
        numbers += here
        if name == "energy_storage":
            stores = system.books.storage_names
            said += [Attributes(f"energy.{each}", "J", about=f"energy of {each}") for each in stores]
        else:
            labels = [name] if len(here) == 1 else [f"{name}[{k}]" for k in range(len(here))]
            said += [Attributes(each, seen.attrs.get("units", "")) for each in labels]
    for kernel, numbers, said in found.values():
        yield OutputKernel(kernel, tuple(numbers), tuple(said))


def _origins(tree: Any, q: Any) -> Any:
    """Where the origins of bodies are in the world."""
    poses = body_poses(tree, q)
    return array([poses[body.name].translation for body in tree.model.bodies])


def _said(plain: object, system: System, outputs: list[Attributes]) -> dict[str, list[Attributes]]:
    """Descriptions of all variables, by group."""
    units = _state_units(plain, system)
    states = [
        Attributes(name, units.get(name, ""), float(x))
        for name, x in zip(_state_names(system), system.state.initial, strict=True)
    ]
    inputs, free, books, s = untabled(system), system.dynamics.parameters, system.books, system.switching
    rows = [] if s is None else [*s.rows.names, *(s.events.names[e] for e in loud_events(s))]
    return {
        TIME: [Attributes("time", "s")],
        STATE: states,
        RATE: [Attributes("", per_second(each.unit)) for each in states] if flows(system) else [],
        PARAMETER: [Attributes(name, _parameter_unit(plain, name), value) for name, value in free.items()],
        INPUT: [Attributes(name, unit_of(plain, "input", name) or "", value) for name, value in inputs.items()],
        POWER: []
        if not flows(system)
        else [
            *(Attributes(f"power.{name}", "W", about=f"power that {name} supplies") for name in books.port_names),
            *(Attributes(f"power.{name}", "W", about=f"power that {name} takes") for name in books.dissipator_names),
        ],
        OUTPUT: outputs,
        INDICATOR: [Attributes(f"margin.{name}", about=f"what {name} has left before its mode ends") for name in rows],
    }


def loud_events(switching: Switching) -> list[int]:
    """Numbers of the events that do more than land a step."""
    return [e for e, name in enumerate(switching.events.names) if name]


def flows(system: System) -> bool:
    """Whether it has rates: time-stepping knows none, and laws solved with storage have none at a state alone."""
    return system.dynamics.flow is not None or system.switching is not None


def _state_names(system: System) -> Sequence[str]:
    of_form = system.state.component_names if is_solved(system) else ()
    return system.state.names or of_form or [f"x[{k}]" for k in range(system.state.size)]


def untabled(system: System) -> dict[str, float]:
    """Inputs of the FMU and their initial values, by name; without those that a file gives as tables."""
    given = {name: system.inputs.defaults.get(name, 0.0) for name in system.inputs.names}
    return {
        name: float(value.value if isinstance(value, Constant) else value)
        for name, value in given.items()
        if not isinstance(value, Table)
    }


def per_second(unit: str) -> str:
    """The unit of the rate of a quantity."""
    if unit.endswith("/s"):
        return f"{unit[:-2]}/s^2"
    return "" if not unit else "1/s" if unit == "1" else f"{unit}/s"


def _state_units(plain: object, system: System) -> dict[str, str]:
    """By name the units of states."""
    found = {name: seen.attrs["units"] for name, seen in system.books.observations.items() if "units" in seen.attrs}
    if isinstance(plain, Mechanism):
        found |= _of_tree(plain._acting.tree, "")
    elif isinstance(plain, Network):
        for e in plain.model.primitives:
            found |= _of_tree(e.tree, f"{e.name}.") if isinstance(e, Machine) else {}
    return found | {"time": "s"}


def _of_tree(tree: Any, before: str) -> dict[str, str]:
    coordinates = [unit for link in tree.links for unit in link.pair.coordinate_units]
    freedoms = [f"{unit}/s" for link in tree.links for unit in link.pair.freedom_units]
    names = [*tree.coordinate_names, *(f"{name}.rate" for name in tree.freedom_names)]
    units = [*coordinates, *freedoms]
    return (
        {f"{before}{name}": unit for name, unit in zip(names, units, strict=True)} if len(names) == len(units) else {}
    )


def _parameter_unit(plain: object, name: str) -> str:
    """The unit of a parameter in the words of FMI, where its address tells it."""
    return (unit_of_number(plain, name) or "").replace("ohm", "Ohm").replace("Ω", "Ohm")
