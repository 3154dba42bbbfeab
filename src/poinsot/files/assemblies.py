"""Subassemblies of mechanisms: [assemblies.NAME], defined once, and [parts.NAME], placed once or many times.

Before a file is checked its parts are opened: the tables of the assembly, with the part's name before theirs
("left.knee"), at the part's place, with the part's parameters. Whatever reads the file afterwards, families of
mechanisms too, meets no parts.

Tables of a network file moved to another place: entries given in the world, as drawn, are turned and shifted.

Numbers may be formulas, and stay formulas of the same names, so that what is free stays free.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np
from pydantic import ValidationError

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.formulas import evaluate, renamed
from poinsot.errors import ModelError, nearest
from poinsot.files.network_elements import MOST_ELEMENTS, Fault, beside, fault_at
from poinsot.files.quantities import check_keys, first_said, number, shown
from poinsot.files.quantities import name as checked_name
from poinsot.files.schema import OF_WHOLE_FILES, TABLES
from poinsot.files.sections import ROTATIONS, FramePose
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.rotations import rotation_aligning_z
from poinsot.joints.contacts import CONTACTS
from poinsot.joints.pairs import KINDS, example
from poinsot.multibody.model import GROUND
from poinsot.records import dataclass
from poinsot.signals.given import names_used

Number = float | str
_DIRECTIONS = ("axis", "normal", "x_axis", "plane")


@dataclass(frozen=True)
class PartPose:
    """Where a part stands: a rotation that is known, and a position that may be formulas."""

    rotation: Array
    position: tuple[Number, Number, Number]

    @property
    def turned(self) -> bool:
        """Whether its axes are not those of the world."""
        return not (self.rotation == np.eye(3)).all()

    def direction(self, v: Any) -> Any:
        """R v."""
        if not (_is_vector(v) and self.turned):
            return v
        return [_sum([(float(r), x) for r, x in zip(row, v, strict=True)]) for row in self.rotation]

    def point(self, v: object) -> Any:
        """R v + p."""
        if not _is_vector(v):
            return v
        return [_sum([(1.0, x), (1.0, p)]) for x, p in zip(self.direction(v), self.position, strict=True)]

    def pose(self, table: dict[str, Any], place: tuple[str | int, ...]) -> dict[str, Any]:
        """A frame of the world, moved."""
        moved = {**table, "position": self.point(table.get("position", [0.0, 0.0, 0.0]))}
        if not self.turned:
            return moved
        given = {key: table[key] for key in ROTATIONS if key in table}
        for key in given:
            del moved[key]
        if given.keys() == {"x_axis", "z_axis"}:
            return moved | {key: self.direction(v) for key, v in given.items()}
        if any(isinstance(x, str) for v in given.values() for x in (v if isinstance(v, list) else [v])):
            raise Fault(
                (*place, next(iter(given))), "is a formula in a part that is turned; give both x_axis and "
                "z_axis, whose formulas can be turned, or numbers"
            )  # fmt: skip
        own = FramePose.model_validate(given, context={}).displacement().rotation
        x, y, z, w = Displacement(self.rotation @ own, np.zeros(3)).quaternion.tolist()
        return moved | {"quaternion": [x, y, z, w]}


def moved(section: str, name: str, table: dict[str, Any], place: PartPose) -> dict[str, Any]:
    """One table of a section at its place; poses of bodies are those that it has."""
    at: tuple[str | int, ...] = (section, name)
    new = dict(table)
    if section == "bodies" or (section == "shapes" and new.get("body") == GROUND):
        return place.pose(new, at)
    if section == "shapes":
        return new
    world = section not in ("forces", "torques") or new.get("frame", "world") == "world"
    for key in ("point", "points"):
        if key in new:
            several = key == "points" and isinstance(new[key], list)
            new[key] = [place.point(v) for v in new[key]] if several else place.point(new[key])
    for key in (*_DIRECTIONS, *(("direction",) if world else ())):
        if key in new:
            new[key] = place.direction(new[key])
    if isinstance(new.get("axes"), list):
        new["axes"] = [place.direction(v) for v in new["axes"]]
    if section == "pairs" and place.turned:
        new |= _axes_as_drawn(table, place, at)
    if isinstance(new.get("frame"), dict):
        new["frame"] = place.pose(new["frame"], (*at, "frame"))
    ends = new.get("through", new.get("between", ()))
    for k, end in enumerate(ends if isinstance(ends, list) else ()):
        if end != GROUND:
            continue
        for key in ("frames", "body_points"):  # of the ground these are places in the world
            if isinstance(new.get(key), list) and k < len(new[key]):
                old = new[key][k]
                there = place.point(old) if key == "body_points" else None
                there = place.pose(old, (*at, key, k)) if isinstance(old, dict) else there
                new[key] = [*new[key][:k], there, *new[key][k + 1 :]]
    return new


def _axes_as_drawn(table: Mapping[str, object], place: PartPose, at: tuple[str | int, ...]) -> dict[str, object]:
    """The axes, moved, of a pair that takes them and was given none: coordinates and rates are along those as drawn."""
    kind = table.get("kind")
    if "frames" in table or "x_axis" in table or not isinstance(kind, str) or kind not in {**KINDS, **CONTACTS}:
        return {}
    if "x_axis" not in (keys := [key for each in example(kind, {}).placed_by for key in each]) or "normal" not in keys:
        return {}
    normal = table.get("normal", [0.0, 0.0, 1.0])
    if not (isinstance(normal, list) and _is_vector(normal)):
        return {}
    if any(isinstance(x, str) for x in normal):
        raise Fault((*at, "normal"), "is a formula in a part that is turned; give x_axis too, or numbers")
    x_axis = rotation_aligning_z(array([float(x) for x in normal]))[:, 0].tolist()
    return {"normal": place.direction(normal), "x_axis": place.direction(x_axis)}


def _is_vector(v: Any) -> bool:
    numeric = isinstance(v, list) and all(isinstance(x, (int, float, str)) and not isinstance(x, bool) for x in v)
    return numeric and len(v) == 3


def _sum(terms: list[tuple[float, Any]]) -> Number:
    """Σ r x, a number where all are, else a formula."""
    known = sum(r * x for r, x in terms if not isinstance(x, str) and r != 0)
    parts = [f"({x})" if r == 1 else f"{r!r}*({x})" for r, x in terms if isinstance(x, str) and r != 0]
    if not parts:
        return float(known)
    return " + ".join([*parts, *([repr(float(known))] if known else [])])


PLACE_LIMIT = 10_000
_DEEPEST = 20
_NAMES = ("between", "pair", "pairs", "body", "tendon", "through", "among", "against", "apart")
_WORDS = ("kind", "freedom", "freedoms", "file", "law")
_CHOICES = {"frame": ("world", "body"), "plane": ("auto", "space")}
_PLACING = ("position", *ROTATIONS)


def opened(data: dict[str, Any], path: str | os.PathLike[str], read: Any, depth: int = 0) -> dict[str, Any]:
    """The data of a network file with its parts in place.

    read   the data of another file, by its path
    Law    a file with parts is the mechanism of the file that writes them out, tests/files/test_assemblies.py
    """
    if "parts" not in data and "assemblies" not in data:
        return data
    if depth > _DEEPEST:
        raise Fault(("assemblies",), f"leads from file to file more than {_DEEPEST} times; does one use itself?")
    return _Opening(data, path, read, depth).data()


class _Opening:
    def __init__(self, data: dict[str, Any], path: str | os.PathLike[str], read: Any, depth: int) -> None:
        self.top, self.path, self.read, self.depth = data, path, read, depth
        for key in ("parts", "assemblies", "parameters"):
            if not isinstance(data.get(key, {}), dict):
                raise Fault((key,), f"must be a table of named tables, such as [{key}.NAME]; got {shown(data[key])}")
        self.definitions: dict[str, dict[str, Any]] = {}
        self.sizes: dict[str, int] = {}
        for name, table in data.get("assemblies", {}).items():
            self.definitions[name] = self._definition(name, table)

    def data(self) -> dict[str, Any]:
        """The whole file."""
        found = {
            key: dict(value) if isinstance(value, dict) else value
            for key, value in self.top.items()
            if key not in ("parts", "assemblies")
        }
        parts = self.top.get("parts", {})
        total = sum(self._size(part.get("kind"), (), self._copies(part)) for part in parts.values() if _is_table(part))
        if total > MOST_ELEMENTS:
            raise Fault(("parts",), f"make a mechanism of {total:.6g} tables; at most {MOST_ELEMENTS:,} are read")
        self._place_all(found, parts, ("parts",), {}, (), "")
        return found

    def _definition(self, name: str, table: Any) -> dict[str, Any]:
        place = ("assemblies", name)
        if not isinstance(table, dict):
            raise Fault(place, f"must be a table, with {', '.join(TABLES[:3])}, …; got {shown(table)}")
        if "file" in table:
            if other := next((key for key in table if key not in ("file", "parameters")), None):
                raise Fault((*place, other), "stands beside file, where the assembly is described; keep one of the two")
            given = table.get("parameters")
            table = {**self._file(place, table["file"]), **({} if given is None else {"parameters": given})}
        with fault_at(place):
            check_keys(table, ("parameters", "parts", *TABLES), otherwise="an assembly has")
        for key, inner in table.items():
            if not isinstance(inner, dict):
                raise Fault((*place, key), f"must be a table; got {shown(inner)}")
        if not any(table.get(key) for key in ("bodies", "parts")):
            raise Fault(place, "has no body and no part, so there is nothing to place")
        return dict(table)

    def _file(self, place: tuple[str, ...], name: object) -> dict[str, Any]:
        """The tables of another network file."""
        at = (*place, "file")
        if not isinstance(name, str) or not name.endswith(".toml"):
            raise Fault(at, f"must be the name of a network file (.toml), relative to this one; got {shown(name)}")
        found = beside(self.path, name, at)
        with fault_at(at):
            data: dict[str, Any] = self.read(found, self.depth + 1)
        if other := next((key for key in data if key not in (*OF_WHOLE_FILES, "parameters", *TABLES)), None):
            raise Fault(at, f"{found.name} has [{other}], which an assembly cannot have")
        return {key: value for key, value in data.items() if key not in OF_WHOLE_FILES}

    def _copies(self, part: dict[str, Any]) -> int:
        places = part.get("places")
        if isinstance(places, list):
            return len(places)
        count = part.get("count", 1)
        return count if type(count) is int else 1

    def _size(self, kind: object, inside: tuple[str, ...], copies: int = 1) -> int:
        """How many tables a part brings."""
        if not isinstance(kind, str) or kind not in self.definitions:
            return copies
        if kind in inside:
            raise Fault(("assemblies", kind), f"holds itself: {' → '.join((*inside, kind))}")
        if kind not in self.sizes:
            table = self.definitions[kind]
            own = sum(len(table.get(section, ())) for section in TABLES)
            parts = (part for part in table.get("parts", {}).values() if _is_table(part))
            self.sizes[kind] = own + sum(self._size(p.get("kind"), (*inside, kind), self._copies(p)) for p in parts)
        return self.sizes[kind] * max(copies, 0)

    def _place_all(
        self, into: dict[str, Any], parts: Mapping[str, Any], place: tuple[str, ...], names: Mapping[str, str],
        inside: tuple[str, ...], trail: str,
    ) -> None:  # fmt: skip
        """Open parts into tables, and their parameters among the parameters there; trail: the parts around, by name."""
        for name, part in parts.items():
            here = (*place, name)
            with fault_at(here):
                checked_name(name)
            if not isinstance(part, dict):
                raise Fault(here, f'must be a table, such as {{kind = "leg", position = [0, 0, 1]}}; got {shown(part)}')
            kind = part.get("kind")
            if not isinstance(kind, str) or kind not in self.definitions:
                known = nearest(str(kind), self.definitions, "the assemblies are")
                raise Fault((*here, "kind") if "kind" in part else here, f"there is no assembly {shown(kind)}{known}")
            if kind in inside:
                raise Fault(here, f"holds itself: {' → '.join((*inside, kind))}")
            for label, keys, k in self._places(name, part, here):
                self._place(into, label, kind, keys, k, here, names, (*inside, kind), f"{trail}{label}")

    def _places(self, name: str, part: dict[str, Any], here: tuple[str, ...]) -> list[tuple[str, dict[str, Any], int]]:
        """The name, the keys and the number of each copy."""
        shared = {key: value for key, value in part.items() if key not in ("kind", "count", "places")}
        if "places" in part:
            places = part["places"]
            if "count" in part:
                raise Fault((*here, "count"), "stands beside places, which are as many as they are; keep one")
            if not isinstance(places, list) or not all(map(_is_table, places)) or len(places) > PLACE_LIMIT:
                raise Fault((*here, "places"), "must be a list of tables, such as [{position = [0, 0, 0]}, …]")
            return [(f"{name}.{k + 1}", {**shared, **each}, k) for k, each in enumerate(places)]
        if "count" not in part:
            return [(name, shared, 0)]
        count = part["count"]
        if type(count) is not int or not 0 < count <= PLACE_LIMIT:
            raise Fault((*here, "count"), f"must be a whole number from 1 to {PLACE_LIMIT:,}; got {shown(count)}")
        return [(f"{name}.{k + 1}", shared, k) for k in range(count)]

    def _place(
        self, into: dict[str, Any], label: str, kind: str, keys: dict[str, Any], k: int, here: tuple[str, ...],
        names: Mapping[str, str], inside: tuple[str, ...], trail: str,
    ) -> None:  # fmt: skip
        """One copy of an assembly."""
        definition = self.definitions[kind]
        own = definition.get("parameters", {})
        outer = {**names, "k": str(k)}
        with fault_at(here):
            check_keys(keys, (*own, *_PLACING), otherwise=f"a {kind} takes")
        prefix = re.sub(r"\W", "_", trail)
        inner: dict[str, str] = {}
        parameters = into.setdefault("parameters", {})
        for name, default in own.items():
            new = f"{prefix}__{name}"
            if new in parameters:
                raise Fault(here, f"makes a parameter {new!r}, which is there already; give the part another name")
            parameters[new] = _spelt(keys[name], outer) if name in keys else _spelt(default, inner)
            inner[name] = new
        local: dict[str, Any] = {section: dict(definition.get(section, {})) for section in TABLES}
        local["parameters"] = parameters
        within = definition.get("parts", {})
        self._place_all(local, within, ("assemblies", kind, "parts"), inner, inside, f"{trail}.")
        fresh = {section: set(definition.get(section, ())) for section in TABLES}
        where = self._where(keys, outer, here)
        if where is not None:
            _anchor(local)
        for section in TABLES:
            for name, table in local[section].items():
                table = _named(table, inner if name in fresh[section] else {}, label)
                if section == "events" and isinstance(table, dict):
                    table["part"] = f"{label}.{table['part']}" if "part" in table else label
                if where is not None and isinstance(table, dict) and (section != "bodies" or _is_placed(table)):
                    table = moved(section, f"{label}.{name}", _unmarked(table), where)
                full = f"{label}.{name}"
                tables = into.setdefault(section, {})
                if full in tables:
                    raise Fault(here, f"makes {section}.{full}, which is there already; give the part another name")
                tables[full] = _unmarked(table) if isinstance(table, dict) else table

    def _where(self, keys: dict[str, Any], outer: Mapping[str, str], here: tuple[str, ...]) -> PartPose | None:
        """The part's place; None where none is given: then it stands where it is drawn."""
        given = {key: _spelt(keys[key], outer) for key in _PLACING if key in keys}
        if not given:
            return None
        position = given.pop("position", [0.0, 0.0, 0.0])
        if not (isinstance(position, list) and len(position) == 3):
            raise Fault((*here, "position"), f"must be [x, y, z]; got {shown(position)}")
        for key, value in given.items():
            formulas = [x for x in value if isinstance(x, str)] if isinstance(value, list) else []
            used: set[str] = set().union(*map(names_used, formulas))
            if free := sorted(used - {"pi", "deg", "e"}):
                raise Fault(
                    (*here, key), f"uses {free[0]!r}; how a part is turned may depend on its number k, but on nothing "
                    "else"
                )  # fmt: skip
        try:
            pose = FramePose.model_validate(given, context={})
        except ValidationError as error:
            place, said = first_said(error)
            raise Fault((*here, str(place[0]) if place else "position"), said) from None
        R = pose.displacement().rotation
        R = np.where(np.abs(R - np.round(R)) < 1e-15, np.round(R), R)  # sines of right angles come out as 1e-16
        x, y, z = (_known(each, (*here, "position")) for each in position)
        return PartPose(R, (x, y, z))


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


def _known(value: object, place: tuple[str | int, ...]) -> Number:
    """A number as one where it depends on nothing, else its formula."""
    if isinstance(value, str) and names_used(value) - {"pi", "deg", "e"}:
        return value
    with fault_at(place):
        return float(number(value, SimpleNamespace(context={})))


def _spelt(value: object, names: Mapping[str, str]) -> Any:
    """A value with the names in its formulas exchanged; what depends on k alone becomes a number."""
    if isinstance(value, list):
        return [_spelt(each, names) for each in value]
    if isinstance(value, dict):
        return {key: _spelt(each, names) for key, each in value.items()}
    if not isinstance(value, str):
        return value
    text = renamed(value, names)
    if text != value and not names_used(text) - {"pi", "deg", "e"}:
        try:
            return float(evaluate(text, {}))
        except ModelError:
            return text
    return text


def _named(value: object, names: Mapping[str, str], label: str, key: str = "") -> Any:
    """A table of an assembly with the part's name before those of bodies, pairs, tendons, and its formulas' names."""
    if isinstance(value, dict):
        return {k: each if k in _WORDS else _named(each, names, label, k) for k, each in value.items()}
    if isinstance(value, list):
        return [_named(each, names, label, key) for each in value]
    if not isinstance(value, str) or (key in _CHOICES and value in _CHOICES[key]):
        return value
    if key in _NAMES:
        return value if value == GROUND else f"{label}.{value}"
    return renamed(value, names)


_HERE = "\0placed"  # marks a body that stands at the part's origin


def _is_placed(table: dict[str, Any]) -> bool:
    return _HERE in table or any(key in table for key in _PLACING)


def _unmarked(table: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key != _HERE}


def _anchor(local: dict[str, Any]) -> None:
    """Mark the bodies that stand at the origin where nothing says else: not those that frames hang on others."""
    joined: dict[str, set[str]] = {name: {name} for name in (GROUND, *local["bodies"])}
    for table in local["pairs"].values():
        if isinstance(table, dict) and "frames" in table:
            ends = [end for end in table.get("between", ()) if isinstance(end, str) and end in joined]
            if len(ends) == 2 and joined[ends[0]] is not joined[ends[1]]:
                union = joined[ends[0]] | joined[ends[1]]
                for name in union:
                    joined[name] = union
    held: set[int] = {id(joined[GROUND])}
    held |= {id(joined[n]) for n, t in local["bodies"].items() if isinstance(t, dict) and _is_placed(t)}
    for name, table in local["bodies"].items():
        if isinstance(table, dict) and not _is_placed(table) and id(joined[name]) not in held:
            held.add(id(joined[name]))
            local["bodies"][name] = {**table, _HERE: True}


def origin(data: Mapping[str, Any], place: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """Where in the file a table of a part was written: bodies.left.thigh.mass → assemblies.leg.bodies.thigh.mass."""
    if len(place) < 2 or not isinstance(place[1], str) or place[0] not in TABLES:
        return place
    before: tuple[str, ...] = ()
    parts, name = data.get("parts", {}), place[1]
    while True:
        part = next((p for p in parts if name.startswith(f"{p}.")), None) if isinstance(parts, dict) else None
        if part is None or not isinstance(parts[part], dict):
            return (*before, place[0], name, *place[2:]) if before else place
        kind = parts[part].get("kind")
        rest = name[len(part) + 1 :]
        if "count" in parts[part] or "places" in parts[part]:
            rest = rest.partition(".")[2]
        definition = data.get("assemblies", {}).get(kind, {})
        if not isinstance(definition, dict) or "file" in definition or not rest:
            return ("parts", part)
        parts, before, name = definition.get("parts", {}), ("assemblies", str(kind)), rest
