"""Data of joints, bodies and shapes that a format lacks, stored in its file as JSON text.

Of each field that would come back otherwise the text has two values, as JSON: what is read of the file, and what it is
here. The second counts while the first still stands in the file, so that a file that was edited is believed.
Law: what is written comes back, tests/backends/test_mjcf_out.py
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass, replace
from itertools import repeat
from types import UnionType
from typing import TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

import numpy as np

from poinsot.backends.robot_files.xml_text import XmlElement, element
from poinsot.geometry.displacement import Displacement

KEPT = "poinsot "
"""Prefix of the names of such texts."""
KEPT_TAG, KEPT_SPACE = "poinsot:kept", "https://poinsot.invalid/kept"
OF_JOINT = ("name", "limits", "damping", "friction", "mimic")
OF_SHAPE = (
    "name", "colour", "friction", "category", "mask", "priority", "condim", "torsional", "rolling", "restitution"
)  # fmt: skip
"""The first two have no part in contact."""
_SAME = 1e-9  # relative: what an engine computes from a number that it reads
Json: TypeAlias = "dict[str, Json] | list[Json] | str | float | bool | None"
Table: TypeAlias = dict[str, Json]
Record = TypeVar("Record")
_TYPES: dict[object, Mapping[str, object]] = {}


def differences(read: object, own: object, names: Iterable[str]) -> Table:
    """The fields in which two records differ: name → [value read back, value here]."""
    pairs = {name: (plain(getattr(read, name)), plain(getattr(own, name))) for name in names}
    return {name: [there, here] for name, (there, here) in pairs.items() if there != here}


def restored(read: Record, kept: Mapping[str, Json], *names: str) -> Record:
    """The record as it was, in the fields that the file still says as they were written; of these names, if any.

    Errors  ValueError, TypeError, KeyError, AttributeError for what is no such text
    """
    hints = _types_of(type(read)) if kept else {}
    pairs = {name: listed(pair) for name, pair in kept.items() if not names or name in names}
    changes = {name: _value(hints[name], here) for name, (_, here) in pairs.items()}
    same = {name: x for name, x in changes.items() if alike(plain(getattr(read, name)), pairs[name][0])}
    return replace(read, **same) if same else read  # type: ignore[type-var]


def kept_beside(data: Table) -> list[XmlElement]:
    """The stored data of an element as its child element, in SDF."""
    return [XmlElement(KEPT_TAG, content=json.dumps(data))] if data else []


def kept_text(name: str, data: Table) -> XmlElement:
    """The stored data of an element as a <text> in <custom> of an MJCF model."""
    return element("text", name=f"{KEPT}{name}", data=json.dumps(data))


def plain(value: object) -> Json:
    """Records, arrays and tuples as tables and lists, without what records have by default."""
    if is_dataclass(value):
        own = {f.name: (getattr(value, f.name), f.default) for f in fields(value)}
        return {name: plain(x) for name, (x, usual) in own.items() if usual is MISSING or x != usual}
    if isinstance(value, (tuple, list, np.ndarray)):
        return [plain(x) for x in value]
    found: Json = value.item() if isinstance(value, np.generic) else value  # type: ignore[assignment]
    return found


def table(data: Json) -> Table:
    """A table, or ValueError."""
    if not isinstance(data, dict):
        raise ValueError(f"{data!r:.80} is no table")
    return data


def listed(data: Json) -> list[Json]:
    """A list, or ValueError."""
    if not isinstance(data, list):
        raise ValueError(f"{data!r:.80} is no list")
    return data


def made(kind: type[Record], data: Json) -> Record:
    """A record from such a table."""
    hints = _types_of(kind)
    found = kind(**{name: _value(hints[name], x) for name, x in table(data).items()})
    if isinstance(found, Displacement) and not np.abs(found.rotation @ found.rotation.T - np.eye(3)).max() < _SAME:
        raise ValueError("a rotation is none")
    return found


def _types_of(kind: object) -> Mapping[str, object]:
    """The types of a record's fields, found once."""
    if kind not in _TYPES:
        _TYPES[kind] = get_type_hints(kind)
    return _TYPES[kind]


def _value(kind: object, data: Json) -> object:
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return None if data is None else _value(inner[0], data)
    if origin is tuple:
        several = inner[-1] is ...
        kinds = repeat(inner[0]) if several else inner
        return tuple(_value(k, x) for k, x in zip(kinds, listed(data), strict=not several))
    if isinstance(kind, type) and is_dataclass(kind):
        return made(kind, data)
    if kind in (str, int, bool):
        if type(data) is not kind:
            raise ValueError(f"{data!r:.80} is none of the values there")
        return data
    x = np.array(data, dtype=float)
    if np.isnan(x).any() or (x.shape == (3, 3) and np.isinf(x).any()):
        raise ValueError(f"{data!r:.80} are no numbers that may stand there")
    return x if isinstance(data, list) else float(x)


def alike(a: Json, b: Json) -> bool:
    """Whether two such values are the same but for rounding of their largest numbers."""
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(alike(a[k], b[k]) for k in a)
    try:
        x, y = np.array(a, dtype=float), np.array(b, dtype=float)
    except (TypeError, ValueError):
        if isinstance(a, list) and isinstance(b, list):
            return len(a) == len(b) and all(map(alike, a, b))
        return bool(a == b)
    size = np.abs(x[np.isfinite(x)]).max(initial=0.0)
    return x.shape == y.shape and bool(((x == y) | (np.abs(x - y) <= _SAME * size) | (np.isnan(x) & np.isnan(y))).all())
