"""The keys of network files with elements: their JSON schema for editors, their reference for readers.

Law: every key of every table, and of every kind of element, is in its text: tests/cli/test_command_line.py.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from functools import cache
from math import isfinite
from operator import itemgetter
from typing import Any

from poinsot.components.domains import DOMAINS
from poinsot.errors import ModelError, nearest
from poinsot.files.arguments import keys_of
from poinsot.files.element_fmu import PORT_KEYS
from poinsot.files.element_kinds import kinds
from poinsot.files.own_kinds import POWERS
from poinsot.files.reader_options import INSIDE, READ_OPTIONS, READ_WITH
from poinsot.files.schema import json_schema, keys_alone
from poinsot.joints.pairs import KINDS, example

_NODES = {
    "anyOf": [
        {"type": "string"},
        {"type": "array", "items": {"type": "string"}},
        {"type": "object", "additionalProperties": {"type": "string"}},
    ],
    "description": "A node for each terminal: a list in order, or a table terminal → node.",
}
_FMU_NAMES = {
    "reads": "Input of the FMU → variable of the network, as in its datasets.",
    "writes": "Source of the network → output of the FMU.",
}


def network_schema() -> dict[str, Any]:
    """The JSON schema of every network file: a mechanism, elements, or both."""
    found = json_schema()
    found["anyOf"] = [*found["anyOf"], {"required": ["elements"]}]
    plain = ", ".join(sorted(k for k in kinds() if "." not in k))
    listed = f"{plain}, mechanism, fmu, or a name under [networks] or [element_kinds]."
    elements = {"type": "object", "additionalProperties": {"$ref": "#/$defs/Element"}}
    found["properties"] |= {
        "elements": {**elements, "description": "Elements of every domain, by name."},
        "networks": {
            "type": "object",
            "description": "Networks that elements may name as their kind.",
            "additionalProperties": keys_alone(
                {"parameters": {"type": "object"}, "ports": {"type": "object"}, "elements": elements},
                "ports",
                "elements",
            ),
        },
        "element_kinds": {
            "type": "object",
            "description": "Kinds of elements by formulas: ports, states, energy, power.",
            "additionalProperties": _own_kind(),
        },
        "ports": {"type": "object", "description": "Ports of the mechanism: name → pair, source, line, or frame."},
    }
    found.setdefault("$defs", {})["Element"] = {
        "type": "object",
        "required": ["kind"],
        "properties": {"kind": {"type": "string", "description": listed}, "nodes": _NODES},
        "allOf": [
            {"if": {"properties": {"kind": {"const": kind}}}, "then": table}
            for kind, table in [
                *((kind, _table(kind)) for kind in sorted(kinds())),
                ("mechanism", _mechanism()),
                ("fmu", _fmu()),
            ]
        ],
    }
    return found


def _own_kind() -> dict[str, object]:
    """The keys of a kind that a file defines."""
    formula = {"anyOf": [{"type": "string"}, {"type": "number"}]}
    quantities = {q.name: formula for domain in DOMAINS.values() for q in (domain.across, domain.through)}
    port = {"domain": {"enum": list(DOMAINS)}, "grounded": {"type": "boolean"}, **quantities}
    state = {
        "rate": formula,
        "unit": {"type": "string"},
        "start": formula,
        "range": {"type": "array", "items": formula},
    }
    tables = {"ports": keys_alone(port, "domain"), "states": keys_alone(state, "rate")}
    own = {
        "parameters": {"type": "object", "additionalProperties": formula},
        "energy": formula,
        "power": {"enum": list(POWERS)},
        **{key: {"type": "object", "additionalProperties": table} for key, table in tables.items()},
    }
    return keys_alone(own, "ports")


def _mechanism() -> dict[str, Any]:
    """The keys of a mechanism with a separate file."""
    ports = {"anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "object"}]}
    options: dict[str, dict[str, object]] = {key: {"description": READ_OPTIONS[key].sentence} for key in INSIDE}
    for key, values in READ_WITH.items():
        options[key]["enum"] = list(values)
    tables = {"type": "object", "additionalProperties": {"type": "object"}}
    options["closures"]["anyOf"] = [{"type": "string"}, tables]
    return {
        "properties": {"kind": {}, "nodes": _NODES, "file": {"type": "string"}, "ports": ports, **options},
        "required": ["file"],
        "additionalProperties": False,
        "description": "A mechanism from a file of its own, with ports.",
    }


def _fmu() -> dict[str, object]:
    """The keys of an FMU."""
    number = {"anyOf": [{"type": "number"}, {"type": "string"}]}
    texts = {"type": "object", "additionalProperties": {"type": "string"}}
    port = keys_alone({key: {"type": "string"} for key in PORT_KEYS}, "kind", "output")
    tables = {
        "file": {
            "type": "string",
            "description": "An FMU with co-simulation; its binary runs only where it is allowed.",
        },
        **{key: {**texts, "description": what} for key, what in _FMU_NAMES.items()},
        **{key: number for key in ("period", "delay", "phase")},
        "parameters": {"type": "object", "additionalProperties": number},
        "ports": {"type": "object", "additionalProperties": port},
    }
    return {
        "properties": {"kind": {}, "nodes": _NODES, **tables},
        "required": ["file", "period"],
        "additionalProperties": False,
        "description": "An FMU that acts once a period: what its inputs read, what its outputs drive.",
    }


def _table(kind: str) -> dict[str, Any]:
    """The keys of one kind of element."""
    maker = kinds()[kind]
    arguments, needed = keys_of(maker)
    usual = {key: each.default for key, each in inspect.signature(maker).parameters.items()}
    told = {key: {"default": usual[key]} if _is_plain(usual.get(key)) else {} for key in arguments}
    return {
        "properties": {"kind": {}, "nodes": _NODES, **{k: {**each.schema, **told[k]} for k, each in arguments.items()}},
        "required": list(needed),
        "additionalProperties": False,
        "description": inspect.getdoc(maker) or "",
    }


def _is_plain(value: object) -> bool:
    """Whether a default is one that JSON has: words, truths and finite numbers."""
    return isinstance(value, (str, bool, int)) or (isinstance(value, float) and isfinite(value))


TOP = "Top of the file"

_schema = cache(lambda known: network_schema())
"""The schema of network files while these kinds of elements are known."""


def key_rows() -> Iterator[tuple[str, str, str, str]]:
    """Title, key, meaning and default ("required" without one) for each key of each table of a network file."""
    schema = _schema(tuple(kinds()))
    titled = (
        (re.split(r"[:;.]\s", table["description"])[0].rstrip(".").replace("\n", " "), table)
        for table in schema["$defs"].values()
        if "description" in table
    )
    for title, table in [(TOP, schema), *sorted(titled, key=itemgetter(0))]:
        for key, value in table["properties"].items():
            default = value.get("default")
            shown = "" if default in (None, []) or isinstance(default, dict) else f"`{json.dumps(default)}`"
            meaning = value.get("description", "").rstrip(".")
            words = _choices(value)
            if not all(word in meaning for word in words):
                meaning += f": {', '.join(f'`{word}`' for word in words)}"
            yield title, f"`{key}`", meaning, "required" if key in table.get("required", ()) else shown


def _choices(value: object) -> list[str]:
    """The words that a key may be."""
    if not isinstance(value, dict):
        return []
    own = [word for word in value.get("enum", ()) if isinstance(word, str)]
    return [*own, *(word for one in value.get("anyOf", ()) for word in _choices(one))]


def _words() -> dict[str, list[str]]:
    """Words that keys may be, and where: "kind of [pairs.NAME]"."""
    found: dict[str, list[str]] = {}
    for table in _schema(tuple(kinds()))["$defs"].values():
        head = re.search(r"\[[\w.]+\]", table.get("description", ""))
        if head is None:
            continue
        for key, value in table.get("properties", {}).items():
            for word in _choices(value):
                found.setdefault(word, []).append(f'{key} = "{word}" of {head[0]}')
    return found


def _pair_lines(name: str) -> list[str]:
    """Coordinates of a pair, and keys that place it."""
    if name not in KINDS:
        return []
    pair = example(name, {})
    coordinates = ", ".join(f"{c} [{u}]" for c, u in zip(pair.coordinates, pair.coordinate_units, strict=True))
    needed, also = (" and ".join(keys) for keys in pair.placed_by)
    placed = f"{needed or 'nothing'}{also and f', also {also}'}"
    return [f"  coordinates: {coordinates or 'none'}", f"  placed by: {placed}; or by frames on its bodies"]


def keys_text(name: str) -> str:
    """The keys of a table of network files, or of a kind of element with its card; ModelError for any other name."""
    schema = _schema(tuple(kinds()))
    elements = {each["if"]["properties"]["kind"]["const"]: each["then"] for each in schema["$defs"]["Element"]["allOf"]}
    rows = [*key_rows()]
    inside = [row for row in rows if re.search(rf"[\[.]{re.escape(name)}\b", row[0])]
    lines: list[str] = []
    for title, key, meaning, default in inside or [row for row in rows if row[0] == TOP and row[1] == f"`{name}`"]:
        lines += [] if title in lines else [title]
        lines.append(f"  {key.strip('`'):22}{meaning}{f' ({default})' if default else ''}".replace("`", ""))
    if name in elements:
        table = elements[name]
        keys = []
        for key, each in table["properties"].items():
            default = each.get("default")
            plain = f"{default:g}" if isinstance(default, float) else json.dumps(default)
            told = " (required)" if key in table["required"] else "" if default is None else f" ({plain})"
            keys += [key + told] if key != "kind" else []
        lines += [f'kind = "{name}": {table["description"]}', f"  keys: {', '.join(keys)}"]
    if places := _words().get(name, []):
        tables = sorted({place.rpartition("[")[2].partition(".")[0].rstrip("]") for place in places})
        more = ", ".join(f"`poinsot schema {table}`" for table in tables)
        lines += [f"{'; '.join(places)}: {more} for all keys", *_pair_lines(name)]
    if not lines:
        known = [*schema["properties"], *elements, *_words()]
        alike = [each for each in known if name.replace("_", "").lower() in each.replace("_", "")][:6]
        hint = f"; there are {', '.join(alike)}" if alike else nearest(name, known)
        raise ModelError(f"no table of network files or kind of element is called {name!r:.60}{hint}")
    return "\n".join(lines)
