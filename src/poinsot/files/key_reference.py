"""The keys of network files, read from their schema: rows for the site's page, text for ``poinsot schema NAME``.

Law: every key of every table, and of every kind of element, is in its text: tests/cli/test_command_line.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from operator import itemgetter

from poinsot.errors import ModelError, nearest
from poinsot.files.element_kinds import kinds
from poinsot.files.element_schema import network_schema
from poinsot.joints.pairs import KINDS, example

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
