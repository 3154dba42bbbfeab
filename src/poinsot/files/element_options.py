"""The options of a network file for a mechanism that it reads from a separate file: those of its reader."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import PurePath

from poinsot.files.network_elements import Fault, fault_at
from poinsot.files.quantities import check_keys, shown
from poinsot.files.reader_options import INSIDE, OptionKind

READ_WITH = {name: values for name, values in INSIDE.items() if not isinstance(values[-1], OptionKind)}
"""Reading options that a network file may give for the files of its mechanisms; the reader checks all others."""
_KEYS = ("file", "ports", *INSIDE)


def options_of(place: tuple[str, ...], table: Mapping[str, object], home: PurePath) -> dict[str, object]:
    """The options in the table of a mechanism; home: the folder of the network file. Fault for what means nothing."""
    with fault_at(place):
        check_keys(table, _KEYS)
    if not isinstance(table.get("file"), str):
        raise Fault(place, "lacks file, the mechanism's own file (.toml or .urdf), relative to this one")
    options: dict[str, object] = {key: table[key] for key in INSIDE if key in table}
    for key, value in options.items():
        allowed = READ_WITH.get(key, (value,))
        if not any(type(value) is type(each) and value == each for each in allowed):
            raise Fault((*place, key), f"must be {' or '.join(json.dumps(x) for x in allowed)}; got {shown(value)}")
    if "closures" in table:
        closures = table["closures"]
        options["closures"] = home / closures if isinstance(closures, str) and closures else closures
    return options


def option_at_fault(options: Mapping[str, object], said: str) -> str:
    """The option that an error is about; "file" where it is about none."""
    named = (key for key in options if f"option {key}=" in said or f"{key}=" in said)
    return next(named, "closures" if said.startswith("closure ") else "file")
