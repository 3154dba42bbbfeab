"""Which parameters of a network file its formulas use, and which of them must stay numbers in a family.

Law: tests/files/test_parametric.py. Source: docs/network-file.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from poinsot.files.schema_solids import SIZES
from poinsot.signals.given import names_used

_SHAPES = ("axis", "pitch", "radius", "surface")
"""Keys of pairs whose numbers must be known: an axis alone leaves the direction across it to a choice by its numbers,
and so do an x_axis or a z_axis without the other, and a normal without an x_axis."""


def stiff(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Parameters that must be numbers, each with the place that needs it so."""
    coupled = {on["tendon"] for table in data.get("couplings", {}).values() for on in table.values() if _on_tendon(on)}
    for name, table in data.get("couplings", {}).items():  # conditions are of numbers
        yield from ((used, f"couplings.{name}") for used in closure(data, names_at(table, [])))
    for name, table in data.get("conditions", {}).items():
        yield from ((used, f"conditions.{name}") for used in closure(data, names_at(table, [])))
    for name in coupled & data.get("tendons", {}).keys():
        yield from ((used, f"tendons.{name}") for used in closure(data, names_at(data["tendons"][name], [])))
    for section in ("shapes", "contacts"):  # what touches is found by numbers
        for name, table in data.get(section, {}).items():
            yield from ((used, f"{section}.{name}") for used in closure(data, names_at(table, [])))
    if "ground" in data:
        yield from ((used, "ground") for used in closure(data, names_at([data["ground"], data.get("gravity", [])], [])))
    for section in ("bodies", "pairs", "springs", "dampers"):
        for name, table in data.get(section, {}).items():
            for key in _stiff_keys(section, table):
                for used in closure(data, names_at(table, key.split("."))):
                    yield used, f"{section}.{name}.{key}"
    for name, table in data.get("bodies", {}).items():
        for k, solid in enumerate(table.get("solids", ())):
            for key in _stiff_in_solid(solid):
                yield from ((used, f"bodies.{name}.solids.{k}.{key}") for used in closure(data, names_at(solid, [key])))


def _on_tendon(on: Any) -> bool:
    return isinstance(on, dict) and "tendon" in on


def _stiff_keys(section: str, table: dict[str, Any]) -> Iterator[str]:
    if section == "pairs":
        yield from _SHAPES
        if "normal" in table and ("axis" in table or "x_axis" not in table):
            yield "normal"
        if "frames" in table:
            yield "initial"
    else:
        yield "table"
        yield from (key for key in ("x_axis", "z_axis") if not {"x_axis", "z_axis"} <= table.keys())
    for placed in ("frame", "frames"):
        each = table.get(placed, ())
        for frame in each if isinstance(each, list) else [each]:
            if isinstance(frame, dict) and not {"x_axis", "z_axis"} <= frame.keys():
                yield from (f"{placed}.{key}" for key in ("x_axis", "z_axis"))


def _stiff_in_solid(solid: Mapping[str, object]) -> Iterator[str]:
    """A density that varies within its solid is integrated in floats, and so must be what it is integrated over."""
    yield "accuracy"
    if names_at(solid, ["density"]) & {"x", "y", "z"}:
        yield from ("density", *SIZES)
    if not {"x_axis", "z_axis"} <= solid.keys():
        yield from ("x_axis", "z_axis")


def names_at(table: Any, path: list[str]) -> set[str]:
    """The names that formulas below this key use; lists are entered."""
    if isinstance(table, list):
        return set().union(*(names_at(each, path) for each in table))
    if path:
        return names_at(table[path[0]], path[1:]) if isinstance(table, dict) and path[0] in table else set()
    if isinstance(table, dict):
        return set().union(*(names_at(each, []) for each in table.values()))
    return names_used(table) if isinstance(table, str) else set()


def closure(data: dict[str, Any], names: set[str]) -> set[str]:
    """These names and those that their formulas use."""
    parameters = data.get("parameters", {})
    found: set[str] = set()
    waiting = names & parameters.keys()
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= (names_at(parameters[name], []) & parameters.keys()) - found
    return found


def is_formula(data: dict[str, Any], name: str) -> bool:
    return isinstance(data["parameters"][name], str)
