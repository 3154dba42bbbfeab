"""The JSON schema of network files with elements: that of mechanisms, and a table for each kind of element."""

from __future__ import annotations

import inspect
from typing import Any

from poinsot.files.arguments import keys_of
from poinsot.files.element_kinds import kinds
from poinsot.files.element_network import READ_WITH
from poinsot.files.schema import json_schema

_NODES = {
    "anyOf": [
        {"type": "string"},
        {"type": "array", "items": {"type": "string"}},
        {"type": "object", "additionalProperties": {"type": "string"}},
    ],
    "description": "A node for each terminal: a list in order, or a table terminal → node.",
}


def network_schema() -> dict[str, Any]:
    """The JSON schema of every network file: a mechanism, elements, or both."""
    found = json_schema()
    found["anyOf"] = [*found["anyOf"], {"required": ["elements"]}]
    elements = {"type": "object", "additionalProperties": {"$ref": "#/$defs/Element"}}
    found["properties"] |= {
        "elements": {**elements, "description": "Elements of every domain, by name."},
        "networks": {
            "type": "object",
            "description": "Networks that elements may name as their kind.",
            "additionalProperties": {
                "type": "object",
                "properties": {"parameters": {"type": "object"}, "ports": {"type": "object"}, "elements": elements},
                "required": ["ports", "elements"],
                "additionalProperties": False,
            },
        },
        "ports": {
            "type": "object",
            "description": "Ports of the mechanism: name → pair, source, line, or frame.",
        },
    }
    found.setdefault("$defs", {})["Element"] = {
        "type": "object",
        "required": ["kind"],
        "properties": {"kind": {"type": "string", "description": _listed()}, "nodes": _NODES},
        "allOf": [
            {"if": {"properties": {"kind": {"const": kind}}}, "then": table}
            for kind, table in [*((kind, _table(kind)) for kind in sorted(kinds())), ("mechanism", _mechanism())]
        ],
    }
    return found


def _listed() -> str:
    return f"{', '.join(sorted(k for k in kinds() if '.' not in k))}, mechanism, or a name under [networks]."


def _mechanism() -> dict[str, Any]:
    """The keys of a mechanism with a file of its own."""
    ports = {"anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "object"}]}
    options = {key: {"enum": list(values)} for key, values in READ_WITH.items()}
    return {
        "properties": {"kind": {}, "nodes": _NODES, "file": {"type": "string"}, "ports": ports, **options},
        "required": ["file"],
        "additionalProperties": False,
        "description": "A mechanism from a file of its own, with ports.",
    }


def _table(kind: str) -> dict[str, Any]:
    """The keys of one kind of element."""
    maker = kinds()[kind]
    arguments, needed = keys_of(maker)
    description = (inspect.getdoc(maker) or "").partition("\n")[0]
    return {
        "properties": {"kind": {}, "nodes": _NODES, **{key: each.schema for key, each in arguments.items()}},
        "required": list(needed),
        "additionalProperties": False,
        "description": description,
    }
