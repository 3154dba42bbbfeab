"""Plain data as TOML: tables, lists, texts, numbers, truth values. Law: reading it gives the data again."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_DEEPEST = 2  # tables with headers of their own


def toml_text(data: Mapping[str, Any], place: tuple[str, ...] = ()) -> str:
    """The text of a table, those in it after its own keys."""
    own = [f"{_key(key)} = {_value(value)}" for key, value in data.items() if not _has_header(value, place)]
    inner = [(key, value) for key, value in data.items() if _has_header(value, place)]
    header = f"[{'.'.join(map(_key, place))}]\n" if place and (own or not inner) else ""
    parts = ["".join([header, *(f"{line}\n" for line in own)])]
    parts += [toml_text(value, (*place, key)) for key, value in inner]
    return "\n".join(part for part in parts if part)


def _has_header(value: Any, place: tuple[str, ...]) -> bool:
    return isinstance(value, Mapping) and len(place) < _DEEPEST


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
    return repr(value) if isinstance(value, (int, float)) else str(value)
