"""The parts of a network, for people: elements on nodes, states, structure, invariants, passivity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from poinsot.components.primitives import (
    GROUND,
    IdealCoupling,
    IdealSource,
    IdealSwitch,
    LinearResistor,
    Relation,
    Storage,
)
from poinsot.errors import ModelError, printable
from poinsot.networks.machine import Machine
from poinsot.networks.model import NetworkModel
from poinsot.views.tables import NameTable, switches_table

if TYPE_CHECKING:
    from poinsot.systems.network import Network

_SHOWN = 60


def network_report(network: Network) -> RenderableType:
    """Elements, states, index and its causes, explicit form, invariants, passivity."""
    parts: list[RenderableType] = [Text(printable(_summary(network)), style="bold"), _elements(network.model)]
    parts += [*_frames(network), _states(network), *_switches(network), _structure(network)]
    return Group(*(line for part in parts for line in (part, Text(""))))


def _summary(network: Network) -> str:
    model = network.model
    at = [each for _, machine, _ in network.equations.machines if machine.terminals for each in machine.terminals.all]
    domains = ", ".join(dict.fromkeys([*(b.domain.name for b in model.branches), *["spatial"] * bool(at)]))
    alone = [e for e in model.primitives if not (isinstance(e, Machine) and e.terminals)]
    elements = len(alone) + len({each.element for each in at})
    nodes = len(model.graph.vertices) + len({each.node for each in at} - {GROUND})
    return f"Network {network.name!r}: {elements} elements, {nodes} nodes, {len(network.state_names)} states; {domains}"


def _elements(model: NetworkModel) -> NameTable:
    table = NameTable("Elements", "element", "kind", "domain", "from", "to")
    names = {
        Storage: "storage", LinearResistor: "resistor", Relation: "relation", IdealSource: "source",
        IdealCoupling: "coupling", Machine: "mechanism", IdealSwitch: "switch",
    }  # fmt: skip
    kinds = [names[type(each)] for each in model.primitives]
    table.add_rows([(b.name, kinds[b.element], b.domain.name, b.tail, b.head) for b in model.branches], _SHOWN)
    return table


def _frames(network: Network) -> list[RenderableType]:
    """Terminals on frames: their joined frames, and their bodies in the mechanism that is made."""
    table = NameTable("Frames", "terminal", "node", "on body", "wrench")
    rows = [
        (each.name, each.node, each.at.body, "shared with other ways" if each.name in seen.untold else "told")
        for seen in (machine.terminals for _, machine, _ in network.equations.machines)
        if seen is not None
        for each in seen.all
    ]
    table.add_rows(rows, _SHOWN)
    return [table] if rows else []


def _states(network: Network) -> NameTable:
    equations = network.equations
    table = NameTable("States of storage", "state", "unit", "follows from")
    quantities = [q for _, e in equations.storages for q in e.states]
    bound = {*equations.excess.bound_states}
    for k, quantity in list(enumerate(quantities))[:_SHOWN]:
        table.add_row(equations.state_names[k], quantity.unit, "bound by others" if k in bound else "its own state")
    return table


def _switches(network: Network) -> list[RenderableType]:
    switching = network.system(inputs=network.driven).switching
    return [] if switching is None else [switches_table(switching)]


def _structure(network: Network) -> NameTable:
    structure = network.structure()
    table = NameTable("Structure", "question", "answer")
    table.add_row("index", f"{structure.index}" + (": explicit" if structure.index == 0 else ""))
    for cause in structure.causes()[:_SHOWN]:
        table.add_row("", cause)
    table.add_row("form", _form(network))
    always = network.conserved()
    table.add_row("conserved", always or "nothing, whatever the inputs")
    without = [c for c in network.conserved(inputs=False) if c not in always]
    if without:
        table.add_row("conserved if all sources are zero", without)
    found = network.passivity()
    table.add_row("passivity", found.explain())
    table.add_row("dissipative", "yes" if found.dissipative else "no")
    table.add_row("energy bounded below", found.energy.reply())
    return table


def _form(network: Network) -> str:
    try:
        system = network.structure().explicit()
    except ModelError as error:
        return str(error)
    named = ", ".join(machine.name for _, machine, _ in network.equations.machines)
    momenta = f", (q; p) of {named} among them" if named else ""
    return f"ẋ = (J − R) ∂H + G u with states {', '.join(system.states)}{momenta}"
