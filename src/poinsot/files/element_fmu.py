"""An FMU as an element of a network file: what its inputs read, what its outputs drive, its ports of power.

[elements.NAME] with kind = "fmu". A port is an ideal source of the network whose value is an output of the FMU, and
whose conjugate is an input: sampled once a period, and held. Manual: docs/network-elements.md.
Law: the run is that of the same controller from Python, tests/files/test_element_fmu.py.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Literal

from poinsot.components.primitives import Composite, IdealSource, terminals
from poinsot.control.mock_up import MockUp
from poinsot.errors import ModelError, nearest
from poinsot.files.arguments import Names, keys_of, real_at
from poinsot.files.element_kinds import find_kind
from poinsot.files.network_elements import Fault, beside, fault_at
from poinsot.files.quantities import check_keys, shown
from poinsot.files.quantities import name as checked_name
from poinsot.records import NamedTuple
from poinsot.structures.kirchhoff import EdgeKind
from poinsot.systems.network import Network

KEYS = ("file", "period", "reads", "writes", "parameters", "delay", "phase", "ports")
PORT_KEYS = ("kind", "output", "input")


class FmuPort(NamedTuple):
    """A port of power: its source, the output of the FMU that it gives, the input that has its conjugate, or None."""

    source: IdealSource
    output: str
    input: str | None

    def conjugate(self, element: str) -> str:
        """The observation of the network that the input reads."""
        other: Literal["across", "through"] = "through" if self.source.kind == EdgeKind.ACROSS_SOURCE else "across"
        return f"{element}.{self.source.name}.{self.source.pairs[0].quantity(other).name}"


def fmu_element(
    path: str | os.PathLike[str], name: str, table: Mapping[str, object], names: Names
) -> tuple[MockUp, Composite | None]:
    """The controller of a table, with a binary that is not allowed to run yet, and the element of its ports, None
    without any.

    Errors  Fault with the place below the table
    """
    with fault_at(()):
        check_keys(table, KEYS, ("file", "period"), "besides kind and nodes the keys here are")
    reads, writes = (_texts(table, key) for key in ("reads", "writes"))
    ports = _ports(table)
    for port in ports:
        source = f"{name}.{port.source.name}"
        here = ("ports", port.source.name)
        if port.input is not None and reads.setdefault(port.input, port.conjugate(name)) != port.conjugate(name):
            raise Fault((*here, "input"), f"the input {port.input!r} of the FMU reads {reads[port.input]!r} already")
        if source in writes:
            raise Fault(("writes", source), f"is written by the port {port.source.name!r} already")
        writes[source] = port.output
    if not writes:
        raise Fault((), 'writes nothing: say which sources its outputs drive, writes = { SOURCE = "output" }, or ports')
    given = table.get("parameters", {})
    if not isinstance(given, dict):
        raise Fault(("parameters",), f"must be a table of numbers by name; got {shown(given)}")
    parameters = {key: float(real_at(("parameters", key), value, names)) for key, value in given.items()}
    try:
        unit = MockUp(
            _file(path, table["file"]), float(real_at(("period",), table["period"], names)), reads, writes,
            parameters=parameters, trusted=False, name=name,
            delay=float(real_at(("delay",), table.get("delay", 0.0), names)),
            phase=float(real_at(("phase",), table.get("phase", 0.0), names)),
        )  # fmt: skip
        return unit, _element(name, ports)
    except Fault:
        raise
    except (ModelError, ValueError) as error:
        raise Fault((), str(error)) from None


def _file(path: str | os.PathLike[str], name: object) -> str:
    """The FMU's file, which lies in the folder of the network file or below, or in its package."""
    if not isinstance(name, str) or not name:
        raise Fault(("file",), f"must be the name of an FMU; got {shown(name)}")
    return os.fspath(beside(path, name, ("file",), "the FMU"))


def _texts(table: Mapping[str, object], key: str) -> dict[str, str]:
    given = table.get(key, {})
    if not isinstance(given, dict):
        example = '{ angle = "motor.angle" }' if key == "reads" else '{ supply = "voltage" }'
        raise Fault((key,), f"must be a table of names, such as {example}; got {shown(given)}")
    for name, value in given.items():
        if not isinstance(value, str):
            raise Fault((key, name), f"must be a name in quotes; got {shown(value)}")
    return dict(given)


def _ports(table: Mapping[str, object]) -> list[FmuPort]:
    given = table.get("ports", {})
    if not isinstance(given, dict):
        raise Fault(
            ("ports",), f"must be a table of named tables, such as [elements.NAME.ports.tip]; got {shown(given)}"
        )
    found = []
    for name, port in given.items():
        here = ("ports", name)
        with fault_at(here):
            checked_name(name)
        if not isinstance(port, dict) or not {"kind", "output"} <= port.keys():
            raise Fault(here, "must be a table with kind, that of a source, and output, and mostly input")
        with fault_at(here):
            check_keys(port, PORT_KEYS)
        for key, value in port.items():
            if not isinstance(value, str):
                raise Fault((*here, key), f"must be a name in quotes; got {shown(value)}")
        found.append(FmuPort(_source(here, name, port["kind"]), port["output"], port.get("input")))
    return found


def _source(place: tuple[str, ...], name: str, kind: str) -> IdealSource:
    """An ideal source of that kind, which gives 0 until it is written."""
    try:
        maker = find_kind(kind)
        _, needed = keys_of(maker)
        made = maker(name, 0.0) if len(needed) == 1 else None
    except Fault as fault:
        raise Fault((*place, "kind"), fault.text) from None
    except ModelError:
        made = None
    if not isinstance(made, IdealSource):
        raise Fault((*place, "kind"), f"must be that of an ideal source, as voltage_source, force_source; got {kind!r}")
    return made


def _element(name: str, ports: list[FmuPort]) -> Composite | None:
    """The sources of the ports as one element, with the terminals of each."""
    if not ports:
        return None
    inside = Network(name)
    joined: dict[str, str | tuple[str, str]] = {}
    for k, (source, _, _) in enumerate(ports):
        on = [f"{side}{k}" for side, _ in zip("ab", terminals(source), strict=False)]
        inside.add(source, *on)
        joined[source.name] = (on[0], on[1]) if len(on) == 2 else on[0]
    return inside.as_element(name, joined)


def on_nodes(place: tuple[str, ...], element: Composite | None, nodes: object) -> Composite | None:
    """The element of an FMU's ports, if it has any; nodes are for these alone.

    Errors  Fault for nodes of an FMU without ports
    """
    if element is None and nodes is not None:
        raise Fault((*place, "nodes"), "an FMU without ports stands on no nodes; leave them out, or give it ports")
    return element


def refuse_unknown(sources: Iterable[str], units: Mapping[str, MockUp]) -> None:
    """Errors  Fault for an FMU that writes names that are no sources of the network, with the nearest that are."""
    known = list(sources)
    for name, unit in units.items():
        for each in (each for each in unit.writes if each not in known):
            said = nearest(each, known, "the sources are")
            raise Fault(("elements", name, "writes", each), f"there is no source {each!r}{said}")
