"""Switches that a table or a number commands, as resistances that jump at moments known beforehand.

    i = s(t) v/R,    s = 1 while closed, 0 while open

is the "leg" of a contact and the resistance R behind it, exactly. So a network whose laws hold only
together with its storage, which no mode of ideal switches has, runs where all its switches are told by tables: the
gate pulses of a netlist. s is a table with jumps where the command comes to its thresholds.
Law: the run of a network that has both forms is the same by either, tests/networks/test_timed_switches.py. Source:
decision 0007. Units: those of the domain; s [–].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from poinsot.algebra.scalars import known
from poinsot.components.primitives import (
    Composite,
    IdealSource,
    IdealSwitch,
    LinearResistor,
    Member,
    Relation,
    TerminalPair,
    Variable,
)
from poinsot.motion.system import System
from poinsot.networks.network import NetworkEquations
from poinsot.signals.given import as_signal
from poinsot.signals.signal import Constant, Signal, Table
from poinsot.structures.kirchhoff import EdgeKind

ON, CONTACT, LEG = "on", "contact", "leg"


def with_timed_switches(network: NetworkEquations, inputs: Mapping[str, object]) -> NetworkEquations | None:
    """The network with all its switches as resistances that jump; None where one is not told by a table, or has no
    resistance."""
    made: dict[str, Member] = {}
    for element, nodes in network.model.placed:
        if _switches(element):
            if not isinstance(element, Composite):
                return None
            found = _timed(element, _command_of(network, element, nodes, inputs))
            if found is None:
                return None
            made[element.name] = found
    return network.with_elements(lambda element: made.get(element.name, element))


def _switches(element: Member) -> bool:
    """Whether it is, or has within, something that switches."""
    if isinstance(element, Composite):
        return any(_switches(part) for part, _ in element.parts)
    return isinstance(element, IdealSwitch)


def _command_of(
    network: NetworkEquations, element: Composite, nodes: Sequence[str], inputs: Mapping[str, object]
) -> Table | None:
    """What tells the contact of an element on these nodes, before its sense: its own table, or that of a source across
    its second port."""
    contact = next((part for part, _ in element.parts if isinstance(part, IdealSwitch)), None)
    if contact is None or contact.acts != "commanded" or contact.senses != "across":
        return None
    source, sense = _source_across(network, contact, nodes)
    if source is None:
        return None if contact.command is None else _as_table(contact.command, 1.0)
    given = as_signal(f"input {source.name!r}", inputs.get(source.name, source.signal))
    return None if source.feedback is not None else _as_table(given, sense * source.factor)


def _as_table(given: Signal, factor: float) -> Table | None:
    """The factor times a table, or a number as one; else None."""
    if isinstance(given, Constant):
        given = Table((0.0, 1.0), (float(given.value),) * 2) if known(given.value) else given
    return replace(given, values=tuple(factor * value for value in given.values)) if isinstance(given, Table) else None


def _source_across(
    network: NetworkEquations, contact: IdealSwitch, nodes: Sequence[str]
) -> tuple[IdealSource | None, float]:
    """The source across the second port of a contact of an element on these nodes, and in which sense."""
    if len(contact.pairs) > 1:
        p, n = nodes[-2:]
        for source, on in network.model.placed:
            if isinstance(source, IdealSource) and source.kind == EdgeKind.ACROSS_SOURCE and {*on} == {p, n} and p != n:
                return source, 1.0 if tuple(on) == (p, n) else -1.0
    return None, 0.0


def without_what_tells(made: System, network: NetworkEquations) -> System:
    """The System of the network with resistances that jump, without the sources of their instants among its inputs."""
    sources = [
        _source_across(network, part, nodes)[0]
        for element, nodes in network.model.placed
        if isinstance(element, Composite) and _switches(element)
        for part, _ in element.parts
        if isinstance(part, IdealSwitch)
    ]
    called = {source.name: f"{source.name} (its table tells switches)" for source in sources if source is not None}
    inputs = made.inputs
    names = tuple(called.get(name, name) for name in inputs.names)
    defaults = {called.get(name, name): value for name, value in inputs.defaults.items()}
    return replace(made, inputs=replace(inputs, names=names, defaults=defaults))


def _timed(element: Composite, command: Table | None) -> Composite | None:
    """The element, its contact and the resistance behind it being one conductance that a table tells."""
    parts = {part.name: (part, on) for part, on in element.parts}
    contact, nodes = parts.get(CONTACT, (None, ()))
    resistor, ends = parts.get(ON, (None, ()))
    if command is None or not isinstance(contact, IdealSwitch) or not isinstance(resistor, LinearResistor):
        return None
    if nodes[1] != ends[0] or not (known(resistor.r) and known(resistor.a) and resistor.r):
        return None
    pair, start, end = contact.pairs[0], nodes[0], ends[1]
    told, G = TerminalPair(pair.domain, "told"), resistor.a / resistor.r
    ports = (pair, told, *contact.pairs[1:])
    passes: list[Variable] = ["through"] * len(ports)
    law = Relation(
        LEG, ports, tuple(passes), ((0, "across"), (1, "across")),
        lambda v, s: (G * s * v, *[0.0] * (len(ports) - 1)), "dissipative",
    )  # fmt: skip
    signal = closing_times(command, contact)
    source = IdealSource("told", (TerminalPair(pair.domain),), EdgeKind.ACROSS_SOURCE, signal)
    rest = [(part, on) for part, on in element.parts if part.name not in (CONTACT, ON)]
    within: tuple[tuple[Member, tuple[str, ...]], ...] = (
        (law, (start, end, "told", end, *nodes[2:])),
        (source, ("told", end)),
        *rest,
    )
    return Composite(element.name, element.pairs, within)


def closing_times(command: Table, contact: IdealSwitch) -> Table | Constant:
    """s: 1 from where the command comes to the first limit, 0 from where it comes to the second, which goes first."""
    close, opens = contact.limits
    given = [contact.sense * value for value in command.values]
    closed = given[0] > opens and (contact.closed or given[0] >= close)
    times, values = [command.times[0]], [float(closed)]
    for (t0, a), (t1, b) in zip(zip(command.times, given, strict=True), zip(command.times[1:], given[1:], strict=True),
                                strict=False):  # fmt: skip
        limit = opens if closed else close
        if a != b and ((b <= limit) if closed else (b >= limit)):
            at = max(t0 + (t1 - t0) * min(max((limit - a) / (b - a), 0.0), 1.0), times[-1])
            closed = not closed
            if len(times) > 1 and at == times[-1]:  # it only touched the limit
                del times[-2:], values[-2:]
            else:
                times += [at, at]
                values += [values[-1], float(closed)]
    if len(times) == 1:
        return Constant(values[0])
    return Table((times[0] - 1.0, *times[1:], times[-1] + 1.0), (*values, values[-1]))
