"""The units of what varies in an ensemble, where the model says them: of initial values and of inputs.

Law  those that `simulate` gives the same quantities in its datasets, tests/ensembles/test_units.py
"""

from __future__ import annotations

from typing import Any

from poinsot.components.primitives import IdealSource
from poinsot.ensembles.names import WHOLE, Name, Varying
from poinsot.networks.machine import Machine
from poinsot.structures.kirchhoff import EdgeKind
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network

EFFORT = {"m": "N", "rad": "N*m"}


def units_of(varying: Varying) -> dict[str, str]:
    """By name as given; unknown ones, such as those of parameters, are left out."""
    found = {name.given: _unit(varying.plain, name) for name in varying.names if name.which != WHOLE}
    return {name: unit for name, unit in found.items() if unit is not None}


def unit_of_name(system: Any, what: Any, which: str) -> str | None:
    """The unit of an initial value or an input of a mechanism or a network; None for what has none, or is unknown."""
    try:
        return _unit(system, Name(which, what, which))
    except KeyError:
        return None


def _unit(plain: Any, name: Name) -> str | None:
    of_input = name.what == "input"
    if name.what == "parameter" or not isinstance(plain, (Mechanism, Network)):
        return None
    if isinstance(plain, Mechanism):
        return _of_drive(plain, name.which) if of_input else _of_joint(plain, name.which)
    for e in plain.model.primitives:
        if isinstance(e, Machine) and (which := e.own(name.which)) is not None:
            return _of_drive(e.owner, which) if of_input else _of_joint(e.owner, which)
        if of_input and isinstance(e, IdealSource) and e.name == name.which:
            domain = e.pairs[0].domain
            return (domain.across if e.kind == EdgeKind.ACROSS_SOURCE else domain.through).unit
        if not of_input and hasattr(e, "kinds") and hasattr(e, "states"):
            for pair, kind, state in zip(e.pairs, e.kinds, e.states, strict=True):
                conjugate = pair.domain.across if kind == EdgeKind.ACROSS_STORAGE else pair.domain.through
                prefix = e.name + ("." + pair.name if pair.name else "")
                for quantity in (state, conjugate):
                    if name.which == f"{prefix}.{quantity.name}":
                        return quantity.unit
    return None


def _of_joint(mechanism: Any, which: str) -> str | None:
    """Of a position or a rate of a joint; None where its coordinates have several."""
    joint, part = which, "position"
    if which not in mechanism.tree.by_joint:
        joint, _, part = which.rpartition(".")
    pair = mechanism.tree.pairs[joint]
    units = {f"{unit}/s" for unit in pair.freedom_units} if part == "velocity" else set(pair.coordinate_units)
    return units.pop() if len(units) == 1 else None


def _of_drive(mechanism: Any, which: str) -> str | None:
    """Of a source of a mechanism, or of what drives a freedom."""
    pairs = {each.name: each.pair for each in mechanism.model.joints}
    for source in mechanism.model.sources:
        if source.name == which:
            plain = not source.remembers and source.effort(1.5, 0.25, 0.75) == 1.5  # u is the effort itself
            return EFFORT.get(source.stretch.unit(pairs)) if plain else None
    units = set(pairs[which].freedom_units) if which in pairs else set()
    return EFFORT.get(units.pop()) if len(units) == 1 else None
