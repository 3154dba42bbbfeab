"""With UIC charges of diodes and transistors begin at the voltages that .ic says of their nodes, 0 of others.

Nodes behind a device's own resistances begin as those before them. Law: ngspice's start, tests/files/
test_netlist_starts.py. Source: ngspice manual, ch. 15.2.2 (.ic with UIC).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from poinsot.components.primitives import GROUND, Composite, Member, Storage, terminals
from poinsot.structures.derivatives import gradient
from poinsot.structures.kirchhoff import EdgeKind


def started(element: Member, nodes: tuple[str, ...], potentials: Mapping[str, float]) -> Member:
    """The device on these nodes with charges that begin at their potentials [V]."""
    if not isinstance(element, Composite):
        return element
    inner = {name: potentials.get(node, 0.0) for name, node in zip(terminals(element), nodes, strict=True)}
    behind = {f"inner_{name}": value for name, value in inner.items()} | {"inside": inner.get("p", 0.0)}
    inner |= {**behind, GROUND: 0.0}
    parts = tuple((_part(part, at, inner), at) for part, at in element.parts)
    found = replace(element, parts=parts)
    object.__setattr__(found, "made", element.made)
    return found


def _part(part: Member, at: tuple[str, ...], inner: Mapping[str, float]) -> Member:
    if isinstance(part, Storage):
        return _charged(part, inner[at[0]] - inner[at[1]]) if inner.keys() >= {*at} else part
    return started(part, at, inner)


def _charged(storage: Storage, volts: float) -> Storage:
    """A storage of one across variable with the state that belongs to it; as it is where it says how it starts."""
    if storage.initial != (None,) or storage.kinds != (EdgeKind.ACROSS_STORAGE,):
        return storage
    charge = storage.amount(volts) if storage.amount else volts / gradient(lambda x: storage.energy(*x), [1.0])[0]
    found = replace(storage, initial=(float(charge),))
    object.__setattr__(found, "made", storage.made)
    return found
