"""Network files with elements: electrical nodes, junctions, subnetworks, and the mechanism of the same file.

Tables: [elements.NAME] with kind, nodes and the element's keys; [networks.NAME] with parameters, ports and elements, a
kind of its own; [ports] of the mechanism that the rest of the file describes. Manual: docs/network-file.md.

Ports of mechanisms in network files, and the gravity of elements on frames there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import PurePath
from types import SimpleNamespace
from typing import Any

from poinsot.algebra.columns import is_column
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.algorithms.parameters import Family
from poinsot.components.domains import SPATIAL
from poinsot.components.frames import On
from poinsot.components.primitives import GROUND, Composite, Member, carried, terminals
from poinsot.control.mock_up import MockUp
from poinsot.errors import FileError, ModelError, nearest
from poinsot.files.arguments import Names, pose, real_at
from poinsot.files.element_fmu import fmu_element, on_nodes, refuse_unknown
from poinsot.files.element_kinds import find_kind, make
from poinsot.files.families import FileBuild, uses
from poinsot.files.network import LARGEST, checked, data_of, located, model_of, table_of
from poinsot.files.network_elements import Fault, fault_at, inside_of, quoted, too_many
from poinsot.files.own_kinds import element_of_kind, without_units
from poinsot.files.quantities import check_keys, parameters, shown
from poinsot.files.quantities import name as checked_name
from poinsot.files.reader_options import INSIDE, READ_WITH
from poinsot.files.reading import model_faults, read_text
from poinsot.files.schema import VERSION, NetworkFile
from poinsot.files.schema_simulation import EventTable, NetworkSimulationTable, with_events
from poinsot.files.uses import with_used
from poinsot.multibody.holding import weightless_as
from poinsot.multibody.model import Model, Run
from poinsot.multibody.switching.along import Limit
from poinsot.multibody.switching.made_to_switch import without
from poinsot.multibody.tree import build_tree
from poinsot.networks.machine import Machine
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network

Place = tuple[str, ...]


def port_of(place: Place, value: object, names: Names) -> Any:
    """The name of a pair or of a source, the line between two points of bodies, or a frame of a body."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict) and "body" in value:
        frame = {key: each for key, each in value.items() if key != "body"}
        with fault_at(place):
            return On(str(value["body"]), pose(frame, names))
    if isinstance(value, dict) and set(value) == {"between", "body_points"}:
        bodies, points = value["between"], value["body_points"]
        if all(isinstance(v, list) and len(v) == 2 for v in (bodies, points)):
            at = (*place, "body_points")
            ends = []
            for body, point in zip(bodies, points, strict=True):
                if not isinstance(point, list) or len(point) != 3:
                    raise Fault(at, f"must be [[x, y, z], [x, y, z]]; got {shown(points)}")
                ends.append((str(body), tuple(real_at(at, c, names) for c in point)))
            return tuple(ends)
    raise Fault(
        place,
        "must be the name of a pair or of a source, {between = [BODY, BODY], body_points = [POINT, POINT]}, or a "
        f"frame, {{body = BODY, position = POINT, …}}; got {shown(value)}",
    )


def gravity_of(given: object, names: Names) -> tuple[float, float, float]:
    """The gravity of elements on frames in a file without bodies [m/s²]."""
    if not isinstance(given, list) or len(given) != 3:
        raise Fault(("gravity",), f"must be three numbers, [x, y, z] in m/s²; got {shown(given)}")
    x, y, z = (real_at(("gravity",), each, names) for each in given)
    return x, y, z


OWN = ("elements", "networks", "element_kinds", "ports")
_SHARED = ("poinsot", "name", "parameters", "events", "simulation")
_DEEPEST = 20


def read_network_with_elements(
    path: str | os.PathLike[str],
    read: Callable[..., Model],
    limits: bool = True,
    act: Callable[[Model], Model] | None = None,
) -> Network | None:
    """The network of a file with elements, None if it describes a mechanism alone; ``read`` reads files of mechanisms.

    limits  whether those of the mechanism in the file itself act; act: what makes it touch a ground or itself
    Raises FileError: the file, the line, the key, the reason, what to do.
    """
    text = read_text(path, LARGEST)
    with model_faults(path), located(path, text):
        data = data_of(text, path)
        if not any(key in data for key in OWN):
            return None
        if act is not None and "bodies" not in data:
            raise ModelError(
                "ground= and contacts= are for the [bodies] of the file itself, and it has none. Of a mechanism that "
                "an element reads from another file say them there, as options of the element"
            )
        return ElementFile(data, path, read, limits, act=act).network()


class ElementFile:
    """A file with elements on its way to a network.

    like  the reading of the same file by its own numbers, where others, maybe scalars, stand for some, ``free``; then
          mechanisms are of its families, so that other numbers need no other kernels
    """

    def __init__(
        self, data: dict[str, Any], path: str | os.PathLike[str], read: Callable[..., Model], limits: bool = True,
        like: ElementFile | None = None, free: Mapping[str, Scalar] | None = None,
        act: Callable[[Model], Model] | None = None,
    ) -> None:  # fmt: skip
        self.free, self.act = dict(free or {}), act
        data = {**data, "parameters": {**data["parameters"], **self.free}} if self.free else data
        self.data, self.path, self.read, self.limits, self.like = data, path, read, limits, like
        self.mechanisms: dict[tuple[str, ...], Mechanism] = {}
        self.families: dict[tuple[str, ...], Family] = {}
        self.units: dict[str, tuple[MockUp, Composite | None]] = {}
        version = data.get("poinsot")
        if version != VERSION or isinstance(version, bool):
            raise Fault(("poinsot",), f"a network file says poinsot = {VERSION} at the top, before any table")
        mechanical = [key for key in NetworkFile.model_fields if key not in _SHARED]
        with fault_at(()):
            check_keys(data, (*_SHARED, *OWN, *mechanical), otherwise="the keys at the top are")
        for key in (k for k in OWN if k in data):
            if not isinstance(data[key], dict):
                raise Fault((key,), f"must be a table of named tables, such as [{key}.NAME]; got {shown(data[key])}")
        self.names = _parameters(data.get("parameters", {}), ("parameters",), {})
        self.traced = any(map(unknown, self.names.values()))
        self.mechanical = {key: data[key] for key in ("poinsot", "name", "parameters", *mechanical) if key in data}

    def network(self) -> Network:
        name = self.data.get("name", PurePath(os.fspath(self.path)).stem)
        if not isinstance(name, str):
            raise Fault(("name",), f"must be a text; got {shown(name)}")
        network = Network(name)
        if not self.traced:
            network.run, network.outputs = self._run()
        if "bodies" in self.data:
            network.add(self._mechanism(), *self.data.get("ports", {}))
        elif "gravity" in self.data:
            network.gravity = gravity_of(self.data["gravity"], self.names)
        if "ports" in self.data and "bodies" not in self.data:
            raise Fault(("ports",), "names ports of a mechanism, but this file has no [bodies]")
        self._refuse_bomb()
        for kind in self.data.get("element_kinds", {}):
            self._own_kind((), kind, kind, {}, self.names)
        self._fill(network, self.data.get("elements", {}), ("elements",), self.names, ())
        if not network.has_elements:
            raise Fault(("elements",), "has no element; a network needs at least one, [elements.NAME]")
        network.controllers = [unit for unit, _ in self.units.values()]
        if self.traced:
            return network
        try:
            network.refuse_contradictions()
        except ModelError as error:
            said = (n for name in quoted(str(error)) for n in (name, name.partition(".")[0]))
            named = next((n for n in said if n in self.data.get("elements", {})), None)
            raise Fault(("elements", named) if named else (), str(error)) from None
        refuse_unknown(network.sources, {name: unit for name, (unit, _) in self.units.items()})
        return network

    def _refuse_bomb(self) -> None:
        """Networks within networks multiply: they are counted before they are opened."""
        definitions = self.data.get("networks", {})
        inner = {
            name: _kinds_in(table.get("elements")) for name, table in definitions.items() if isinstance(table, dict)
        }
        if found := too_many(_kinds_in(self.data.get("elements")), inner):
            said, worst = found
            place = ("networks", worst) if worst else ("elements",)
            raise Fault(place, f"makes this file a network of {said.format('its subnetworks')}")

    def _run(self) -> tuple[Run, tuple[str, ...]]:
        data = self.data.get("simulation", {})
        table = table_of(NetworkSimulationTable, data, dict(self.names), ("simulation",))
        return with_events(table.run(), self._events()), tuple(table.outputs)

    def _events(self) -> dict[str, EventTable]:
        """The tables of events."""
        data = self.data.get("events", {})
        if not isinstance(data, dict):
            raise Fault(("events",), f"must be a table of named tables, such as [events.NAME]; got {shown(data)}")
        return {name: table_of(EventTable, each, dict(self.names), ("events", name)) for name, each in data.items()}

    def _mechanism(self) -> Member:
        given = self.data.get("ports", {})
        if not given:
            raise Fault(("ports",), "is missing: a mechanism takes part in a network through its ports, [ports]")
        ports = {k: port_of(("ports", k), v, self.names) for k, v in given.items()}
        if self.like is None:
            stem = PurePath(os.fspath(self.path)).stem
            file = checked(self.mechanical)
            model = with_used(model_of(file, stem), file, self.path, self.read)
            model = model if self.act is None else self.act(model)
            self.mechanisms["bodies",] = Mechanism(model if self.limits else without(model, Limit))
            return self._with_ports(self.mechanisms["bodies",], "mechanism", ports, ("ports",))
        owner = self.like.mechanisms["bodies",]
        if not uses(self.mechanical, self.free):
            return self._with_ports(owner, "mechanism", ports, ("ports",))
        family = self.like.family(tuple(self.free))
        if not self.traced:
            member: Any = family.member(family.values(**self.free))
            return self._with_ports(member, "mechanism", ports, ("ports",))
        if any(map(is_column, self.free.values())) and (
            owner.tree.closed or family.build.initial(self.free) != owner.model.initial  # type: ignore[attr-defined]
        ):
            raise TypeError("a mechanism that starts elsewhere is found by numbers")
        tree = weightless_as(build_tree(family.build(self.free), owner.tree.sizes), owner.tree)
        return Machine("mechanism", tree, ports, owner.initial_state(), owner)

    def at(self, values: Mapping[str, Scalar]) -> ElementFile:
        """The same file with other numbers for some of its parameters."""
        return ElementFile(self.data, self.path, self.read, self.limits, self, values)

    def family(self, names: tuple[str, ...]) -> Family:
        """The mechanisms of this file by these parameters."""
        if names not in self.families:
            owner = self.mechanisms["bodies",]
            known = checked(self.mechanical).parameters
            build = FileBuild(os.fspath(self.path), self.mechanical, known, owner.model, names, self.limits)
            self.families[names] = Family(owner, build)
        return self.families[names]

    def _with_ports(self, mechanism: Mechanism, name: str, ports: Any, place: tuple[str, ...]) -> Member:
        with fault_at(place):
            return mechanism.as_element(name, ports)

    def _fill(
        self, network: Network, tables: Any, place: tuple[str, ...], names: Names, inside: tuple[str, ...]
    ) -> None:
        if not isinstance(tables, dict):
            raise Fault(place, f"must be a table of named tables, such as [elements.R1]; got {shown(tables)}")
        for name, table in tables.items():
            here = (*place, name)
            with fault_at(here):
                checked_name(name)
            if not isinstance(table, dict):
                raise Fault(here, f"must be a table of keys; got {shown(table)}")
            if "kind" not in table:
                raise Fault(here, 'lacks kind, such as kind = "resistor"')
            element = self._element(here, name, dict(table), names, inside)
            if element is None:
                continue
            with fault_at(here):
                network.add(element, **self._nodes(here, element, table.get("nodes")))

    def _nodes(self, place: tuple[str, ...], element: Member, given: object) -> dict[str, str]:
        """The node of each terminal; those called "n" of elements with several ports are on the ground if not named.
        The name of a port is that of its terminal "p".
        """
        beside = carried(element)
        known = tuple(t for t in terminals(element) if t not in beside)
        frames = {name for pair in element.pairs if pair.domain is SPATIAL for name in pair.here}
        near = [t for t in known if t.rpartition(".")[2] != "n" or t in frames or len(element.pairs) == 1]
        at = (*place, "nodes")
        if isinstance(given, str) and len(near) == 1:
            given = [given]
        if isinstance(given, list):
            names = near if len(given) == len(near) else known
            if len(given) != len(names):
                raise Fault(at, f"must name {len(known)} nodes, for {', '.join(known)}; got {shown(given)}")
            given = dict(zip(names, given, strict=True))
        if not isinstance(given, dict):
            raise Fault(at if given is not None else place, f"lacks nodes, one for each terminal: {', '.join(known)}")
        first = {port: f"{port}.p" for port in given if f"{port}.p" in known and f"{port}.p" not in given}
        given = {first.get(str(terminal), str(terminal)): node for terminal, node in given.items()}
        for terminal, node in given.items():
            if terminal not in known and terminal not in beside:
                raise Fault(at, f"there is no terminal {terminal!r}{nearest(terminal, known, 'the terminals are')}")
            if not isinstance(node, str) or not node:
                raise Fault(at, f"a node is named by a text; got {shown(node)} for {terminal!r}")
        missing = [terminal for terminal in near if terminal not in given]
        if missing:
            raise Fault(at, f"names no node for {', '.join(missing)}; write {GROUND!r} where nothing else is meant")
        return {**dict.fromkeys(known, GROUND), **given}

    def _element(
        self, place: tuple[str, ...], name: str, table: dict[str, Any], names: Names, inside: tuple[str, ...]
    ) -> Member | None:
        """The element of a table; None for an FMU without ports, which stands on no nodes."""
        kind = table.pop("kind")
        nodes = table.pop("nodes", None)
        if kind == "mechanism":
            return self._loaded(place, name, table)
        if kind == "fmu":
            return self._fmu(place, name, table, names, nodes)
        if isinstance(kind, str) and kind in self.data.get("networks", {}):
            return self._subnetwork(place, name, kind, table, names, inside)
        if isinstance(kind, str) and kind in self.data.get("element_kinds", {}):
            return self._own_kind(place, name, kind, table, names)
        own = (*self.data.get("networks", {}), *self.data.get("element_kinds", {}))
        with inside_of(place):
            return make(find_kind(kind, own), name, table, names)

    def _own_kind(
        self, place: tuple[str, ...], name: str, kind: str, table: Mapping[str, object], names: Names
    ) -> Member:
        """An element of a kind that the file defines by formulas."""
        there = ("element_kinds", kind)
        if kind in self.data.get("networks", {}):
            raise Fault(there, f"there is a network {kind!r} as well; names of kinds must differ")
        definition = self._definition(there, "ports and the formulas of its law")
        plain, said = without_units(there, definition, place, table)
        own = self._own_names(place, there, plain, said, names)
        written = None if place else self.data.get("parameters", {})
        return element_of_kind(there, definition, name, own, written)

    def _fmu(
        self, place: tuple[str, ...], name: str, table: dict[str, object], names: Names, nodes: object
    ) -> Member | None:
        """The element that an FMU puts on nodes; its controller is kept."""
        if place[0] != "elements":
            raise Fault((*place, "kind"), "an FMU stands in [elements] alone, where it has names for what it reads")
        if self.like is None:
            with inside_of(place):
                self.units[name] = fmu_element(self.path, name, table, names)
        elif uses({**self.data, "elements": {name: table}, "networks": {}}, self.free):
            raise Fault(place, "an FMU has to know its numbers when it is read")
        else:
            self.units[name] = self.like.units[name]
        return on_nodes(place, self.units[name][1], nodes)

    def _loaded(self, place: tuple[str, ...], name: str, table: dict[str, Any]) -> Member:
        """A mechanism from a separate file."""
        home = PurePath(os.fspath(self.path)).parent
        options = options_of(place, table, home)
        try:
            mechanism = (
                self.like.mechanisms[place] if self.like else Mechanism(self.read(home / table["file"], **options))
            )
        except FileError as error:
            raise Fault((*place, "file"), str(error)) from None
        except ModelError as error:  # an option that is not of this format, or means nothing in it
            raise Fault((*place, option_at_fault(options, str(error))), str(error)) from None
        self.mechanisms[place] = mechanism
        ports = table.get("ports")
        if isinstance(ports, dict):
            ports = {k: port_of((*place, "ports", k), v, self.names) for k, v in ports.items()}
        elif ports is not None and not (isinstance(ports, list) and all(isinstance(p, str) for p in ports)):
            raise Fault((*place, "ports"), f"must be a list of joints and sources, or a table; got {shown(ports)}")
        return self._with_ports(mechanism, name, ports, (*place, "ports"))

    def _subnetwork(
        self, place: tuple[str, ...], name: str, kind: str, table: dict[str, Any], names: Names, inside: tuple[str, ...]
    ) -> Member:
        there = ("networks", kind)
        if kind in inside or len(inside) > _DEEPEST:
            raise Fault((*place, "kind"), f"the network {kind!r} stands within itself ({' in '.join((kind, *inside))})")
        definition = self._definition(there, "ports and elements")
        with fault_at(there):
            check_keys(definition, ("parameters", "ports", "elements"))
        own = self._own_names(place, there, definition, table, names)
        ports = definition.get("ports")
        if not isinstance(ports, dict) or not ports:
            raise Fault(there, 'lacks ports, such as ports = {in = "a", out = "b"}')
        network = Network(kind)
        self._fill(network, definition.get("elements", {}), (*there, "elements"), own, (kind, *inside))
        with fault_at((*there, "ports")):
            return network.as_element(name, {k: tuple(v) if isinstance(v, list) else v for k, v in ports.items()})

    def _definition(self, place: tuple[str, str], has: str) -> dict[str, object]:
        found = self.data[place[0]][place[1]]
        if not isinstance(found, dict):
            raise Fault(place, f"must be a table with {has}; got {shown(found)}")
        return found

    def _own_names(
        self, place: tuple[str, ...], there: tuple[str, str], definition: Mapping[str, object],
        table: Mapping[str, object],
        names: Names,
    ) -> dict[str, float]:  # fmt: skip
        """The parameters of a definition, and of the file, as an element says them in its table."""
        defaults = definition.get("parameters", {})
        own = _parameters(defaults, (*there, "parameters"), self.names)
        assert isinstance(defaults, dict)
        with fault_at(place):
            check_keys(table, defaults, otherwise=f"the parameters of {there[1]!r} are")
        for key, value in table.items():
            own[key] = real_at((*place, key), value, names)
        # formulas of other parameters follow the values that are given
        given = {key: own[key] for key in table}
        return _parameters({**defaults, **given}, (*there, "parameters"), self.names)


def _kinds_in(tables: Any) -> list[str]:
    """The kind of each element of a table of them; a foreign entry counts as an element without known properties."""
    if not isinstance(tables, dict):
        return []
    return [str(table.get("kind", "")) if isinstance(table, dict) else "" for table in tables.values()]


def _parameters(given: object, place: tuple[str, ...], outer: Names) -> dict[str, float]:
    with fault_at(place):
        return {**outer, **parameters(given, SimpleNamespace(context=dict(outer)))}


def options_of(place: tuple[str, ...], table: Mapping[str, object], home: PurePath) -> dict[str, object]:
    """The options in the table of a mechanism; home: the folder of the network file. Fault for what means nothing."""
    with fault_at(place):
        check_keys(table, ("file", "ports", *INSIDE))
    if not isinstance(table.get("file"), str):
        raise Fault(place, "lacks file, the mechanism's own file (.toml or .urdf), relative to this one")
    options: dict[str, object] = {key: table[key] for key in INSIDE if key in table}
    for key, value in options.items():
        allowed = READ_WITH.get(key, (value,))
        if not any(type(value) is type(each) and value == each for each in allowed):
            raise Fault((*place, key), f"must be {' or '.join(json.dumps(x) for x in allowed)}; got {shown(value)}")
    if "closures" in table:
        closures = table["closures"]
        options["closures"] = home / closures if isinstance(closures, str) and closures else closures
    return options


def option_at_fault(options: Mapping[str, object], said: str) -> str:
    """The option that an error is about; "file" where it is about none."""
    named = (key for key in options if f"option {key}=" in said or f"{key}=" in said)
    return next(named, "closures" if said.startswith("closure ") else "file")
