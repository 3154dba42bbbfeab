"""The JSON schema of network files with elements: that of mechanisms, and a table for each kind of element."""

from __future__ import annotations

import inspect
from typing import Any

from poinsot.components.domains import DOMAINS
from poinsot.files.element_kinds import kinds
from poinsot.files.quantities import NUMERIC
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
    found["required"] = [key for key in found.get("required", []) if key != "bodies"]
    found["anyOf"] = [{"required": ["bodies"]}, {"required": ["elements"]}]
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
        "ports": {"type": "object", "description": "Ports of the mechanism: name → pair, source, or line."},
    }
    found.setdefault("$defs", {})["Element"] = {
        "type": "object",
        "required": ["kind"],
        "properties": {"kind": {"type": "string", "description": _listed()}, "nodes": _NODES},
        "allOf": [{"if": {"properties": {"kind": {"const": kind}}}, "then": _table(kind)} for kind in sorted(kinds())],
    }
    return found


def _listed() -> str:
    return f"{', '.join(sorted(k for k in kinds() if '.' not in k))}, mechanism, or a name under [networks]."


def _table(kind: str) -> dict[str, Any]:
    """The keys of one kind of element."""
    maker = kinds()[kind]
    parameters = list(inspect.signature(maker).parameters.values())[1:]
    keys = {p.name: _value(str(p.annotation)) for p in parameters if p.kind != p.VAR_KEYWORD}
    required = [p.name for p in parameters if p.default is p.empty and p.kind != p.VAR_KEYWORD]
    description = (inspect.getdoc(maker) or "").partition("\n")[0]
    return {
        "properties": {"kind": {}, "nodes": _NODES, **keys},
        "required": required,
        "additionalProperties": False,
        "description": description,
    }


def _value(annotation: str) -> dict[str, Any]:
    match annotation.removesuffix(" | None"):
        case "bool":
            return {"type": "boolean"}
        case "Domain" | "Domain | Sequence[Domain]":
            return {"enum": list(DOMAINS)}
        case "Sequence[str]":
            return {"type": "array", "items": {"type": "string"}}
        case "Mapping[str, float]":
            return {"type": "object", "additionalProperties": NUMERIC}
        case "float" | "int" | "float | Callable[..., Scalar]":
            return {**NUMERIC, "description": "A number, or a formula in quotes."}
        case "Any":
            return {"type": ["number", "string", "object", "array"]}
        case law if "Law" in law or "Callable" in law:
            return {"type": "string", "description": "A formula in x."}
        case _:
            return {"type": ["array", "number", "string"]}
