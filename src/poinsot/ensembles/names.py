"""The meaning of a name of ``over``: a parameter, an input or an initial value of the model.

    parameters   those of a family, of a file's [parameters]; addresses, such as "bodies.arm.mass" or
                 "elements.R1.resistance"
    inputs       sources; freedoms of a mechanism, as "input:elbow"
    initial      "joint", "joint.velocity"; states of a network or their conjugates, "C1.voltage"; of a mechanism in a
                 network "arm.elbow"; "initial" for whole states

A name that stands for several is refused until it says which, as "input:elbow", "initial:elbow", "parameter:m".
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import Any, Literal

from poinsot.analysis.starting import Changed, joint_and_part
from poinsot.components.primitives import IdealSource
from poinsot.errors import SimulationError, nearest, option
from poinsot.motion.of_equations import EquationSystem
from poinsot.motion.system import System
from poinsot.networks.machine import Machine
from poinsot.records import dataclass
from poinsot.simulation.models import HasFamily, equations_of
from poinsot.structures.kirchhoff import EdgeKind
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network
from poinsot.systems.units import plain_of

What = Literal["parameter", "input", "initial"]
WHOLE = "initial"
"""The name of whole states."""
_TABLES = ("bodies.", "joints.", "elements.", "gravity.")
NETLISTS = (".cir", ".net", ".spice")
_PARTS = ("position", "velocity")


@dataclass(frozen=True)
class Name:
    """The meaning of a name: its kind, and the model's name."""

    given: str
    what: What
    which: str


@dataclass(frozen=True, eq=False)
class Varying:
    """A model with members that differ in these quantities.

    model    a family where parameters vary    plain  the mechanism or network at the default parameters, else None
    """

    model: Any
    plain: Any
    names: tuple[Name, ...]

    def of(self, what: What) -> tuple[Name, ...]:
        """The names of one kind."""
        return tuple(name for name in self.names if name.what == what)


def resolve(model: Any, names: Sequence[str], said: str = "over") -> Varying:
    """The model with what varies free. SimulationError for unknown names, with the nearest, and for ambiguous ones.

    said  the option that names them
    """
    path = model if isinstance(model, (str, os.PathLike)) else None
    if path is not None:
        from poinsot.files.load import Source

        source = path if isinstance(path, Source) else Source(path, {})
        model = source.load()
    model = equations_of(model)
    plain = plain_of(model)
    known = _known(model, plain, path)
    addressable = plain is not None and not isinstance(model, HasFamily)
    found = tuple(_one(name, known, plain, addressable, said) for name in names)
    wanted = [name.which for name in found if name.what == "parameter"]
    if wanted and not isinstance(model, HasFamily):
        addresses = [name for name in wanted if name.startswith(_TABLES) and name not in known["parameter"]]
        mixed = len(addresses) not in (0, len(wanted))
        if mixed and (path is None or PurePath(os.fspath(path)).suffix.lower() not in NETLISTS):
            raise SimulationError(
                f"{addresses[0]!r} is an address in the model and {next(n for n in wanted if n not in addresses)!r} a "
                "parameter of its file: vary one kind of them, or give the file a parameter for the other"
            )
        model = model.with_parameters(*addresses) if addresses and not mixed else source.family(*wanted)
        plain = plain_of(model)
    return Varying(model, plain, found)


def known_names(varying: Varying) -> dict[What, list[str]]:
    """The names of a model, by kind."""
    return _known(varying.model, varying.plain, None)


def _known(model: object, plain: object, path: object) -> dict[What, list[str]]:
    """The names of the model by kind."""
    parameters = list(model.parameter_names) if isinstance(model, HasFamily) else _of_file(path)
    if isinstance(model, System):
        return {"parameter": [], "input": list(model.inputs.names), "initial": [WHOLE]}
    if isinstance(plain, Mechanism):
        joints = list(plain.tree.by_joint)
        inputs = [e.name for e in plain.model.sources]
        return {"parameter": parameters, "input": inputs, "initial": [*joints, *_rates(joints), WHOLE]}
    if isinstance(plain, Network):
        return {"parameter": parameters, "input": _sources(plain), "initial": [*_states(plain), WHOLE]}
    if isinstance(model, EquationSystem):
        return {"parameter": parameters, "input": [*model.inputs, *model.parameters], "initial": [*model.states, WHOLE]}
    return {"parameter": parameters, "input": [], "initial": [WHOLE]}


def _rates(joints: Sequence[str]) -> list[str]:
    return [f"{joint}.{part}" for joint in joints for part in _PARTS]


def _of_file(path: Any) -> list[str]:
    """The [parameters] of a file, or those of a netlist's .param lines."""
    suffix = "" if path is None else PurePath(os.fspath(path)).suffix.lower()
    if suffix in NETLISTS:
        from poinsot.files.netlist import parameters_of

        return list(parameters_of(path, getattr(path, "options", {}).get("folders", ())))
    if suffix != ".toml":
        return []
    from poinsot.files.network import LARGEST, data_of
    from poinsot.files.reading import read_text

    return list(data_of(read_text(path, LARGEST), path).get("parameters", {}))


def _sources(network: Network) -> list[str]:
    found = [e.name for e in network.model.primitives if isinstance(e, IdealSource)]
    for machine in network.model.primitives:
        if isinstance(machine, Machine):
            found += [machine.called(source.name) for source in machine.sources]
    return found


def _states(network: Network) -> list[str]:
    """States of storages, their conjugates, and joints of mechanisms."""
    found: dict[str, None] = {}
    for e in network.model.primitives:
        if isinstance(e, Machine):
            joints = [e.called(joint) for joint in e.tree.by_joint]
            found |= dict.fromkeys([*joints, *_rates(joints)])
        elif hasattr(e, "kinds") and hasattr(e, "states"):
            for pair, kind, state in zip(e.pairs, e.kinds, e.states, strict=True):
                conjugate = pair.domain.across if kind == EdgeKind.ACROSS_STORAGE else pair.domain.through
                prefix = e.name + ("." + pair.name if pair.name else "")
                found |= dict.fromkeys([f"{prefix}.{state.name}", f"{prefix}.{conjugate.name}"])
    return list(found)


def _one(given: str, known: Mapping[What, Sequence[str]], plain: object, addressable: bool, said: str) -> Name:
    """The meaning of one name."""
    kinds: tuple[What, ...] = ("parameter", "input", "initial")
    for what in kinds:
        if given.startswith(f"{what}:"):
            return _said(given, what, given.removeprefix(f"{what}:"), known, plain, addressable, said)
    fits = [what for what in kinds if given in known[what]]
    if len(fits) > 1:
        raise SimulationError(
            f"{option(said)} names {given!r}, which is {' and '.join(_called(what) for what in fits)} of the model: "
            f"say which, {' or '.join(repr(f'{what}:{given}') for what in fits)}"
        )
    if fits:
        return Name(given, fits[0], given)
    if addressable and given.startswith(_TABLES):
        return Name(given, "parameter", given)
    every = [name for what in kinds for name in known[what] if name != WHOLE]
    raise SimulationError(
        f"{option(said)} names {given!r}, which is no parameter, input or initial value of the model"
        f"{_addressed(given, plain) if addressable else ''}{nearest(given, every, 'it has', 0.5)}"
    )


def _addressed(given: str, plain: object) -> str:
    """The part's name of a number, where a name begins with that of the part."""
    tables: dict[str, Sequence[str]] = {}
    if isinstance(plain, Network):
        tables = {"elements": [element.name for element in plain.model.primitives]}
    elif isinstance(plain, Mechanism):
        tables = {"bodies": plain.body_names, "joints": [joint.name for joint in plain.model.joints]}
    part, _, number = given.partition(".")
    found = [f"'{table}.{given}'" for table, parts in tables.items() if number and part in parts]
    return f" (its numbers are told by their table, {' or '.join(found)})" if found else ""


def _called(what: What) -> str:
    return {"parameter": "a parameter", "input": "an input", "initial": "an initial value"}[what]


def _said(
    given: str, what: What, which: str, known: Mapping[What, Sequence[str]], plain: object, addressable: bool, said: str
) -> Name:
    """A name with its kind."""
    freedoms = list(plain.freedom_names) if what == "input" and isinstance(plain, Mechanism) else []
    if which not in (*known[what], *freedoms) and not (
        what == "parameter" and addressable and which.startswith(_TABLES)
    ):
        raise SimulationError(
            f"{option(said)} names {given!r}, but the model has no {_called(what).partition(' ')[2]} {which!r}"
            f"{nearest(which, [*known[what], *freedoms], 'it has', 0.5)}"
        )
    return Name(given, what, which)


def arguments(varying: Varying, base: Mapping[str, Any], values: Mapping[str, Any], k: int) -> dict[str, Any]:
    """The options `initial`, `inputs`, `parameters` of `simulate` for member k of these values."""
    parameters, inputs, initial = dict(base["parameters"] or {}), dict(base["inputs"] or {}), base["initial"]
    for name in varying.names:
        value = values[name.given][k]
        number = float(value) if value.ndim == 0 else value.tolist()
        if name.what == "parameter":
            parameters[name.which] = number
        elif name.what == "input":
            inputs[name.which] = number
        elif name.which == WHOLE:
            initial = value
        else:
            initial = with_initial(varying.plain, initial, name.which, number)
    return {"initial": initial, "inputs": inputs or None, "parameters": parameters or None}


def with_initial(plain: Any, initial: Any, which: str, value: object) -> Any:
    """Initial values of a model, one of them changed. SimulationError for the whole state of a network."""
    if isinstance(plain, Mechanism) and not (initial is None or isinstance(initial, Mapping)):
        whole, joints = (initial.whole, initial.joints) if isinstance(initial, Changed) else (initial, {})
        changed = dict(joints)
        _joint(plain, changed, which, value)
        return Changed(whole, changed)
    if not (initial is None or isinstance(initial, Mapping)):
        raise SimulationError(
            f"the initial value {which!r} of {getattr(plain, 'name', 'the model')!r} cannot vary while initial is a "
            f"whole state: give initial values by name, such as {{{which!r}: …}}, or vary the whole state, {WHOLE!r}"
        )
    found = dict(initial or {})
    if isinstance(plain, Mechanism):
        _joint(plain, found, which, value)
        return found
    for e in () if plain is None else plain.model.primitives:
        if isinstance(e, Machine) and (own := e.own(which)) is not None:
            found[e.name] = dict(found.get(e.name, {}))
            _joint(e.owner, found[e.name], own, value)
            return found
    found[which] = value
    return found


def _joint(mechanism: Any, found: dict[str, object], which: str, value: object) -> None:
    joint, part = joint_and_part(mechanism, which)
    before = found.get(joint, {})
    before = dict(before) if isinstance(before, Mapping) else {"position": before}
    found[joint] = before | {part: value}
