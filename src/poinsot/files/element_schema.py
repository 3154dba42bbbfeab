"""The JSON schema of network files with elements: that of mechanisms, and a table for each kind of element."""

from __future__ import annotations

import inspect
from math import isfinite
from typing import Any

from poinsot.components.domains import DOMAINS
from poinsot.files.arguments import keys_of
from poinsot.files.element_fmu import PORT_KEYS
from poinsot.files.element_kinds import kinds
from poinsot.files.own_kinds import POWERS
from poinsot.files.reader_options import INSIDE, READ_OPTIONS, READ_WITH
from poinsot.files.schema import json_schema, keys_alone

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
