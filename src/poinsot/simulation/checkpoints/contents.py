"""The description of a run in its checkpoint, before there is one: data of the right kinds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import FileError
from poinsot.simulation.options import Control

FORGED = "It is damaged or forged."


def refuse_data(data: Mapping[str, object], arrays: Mapping[str, NDArray[Any]], what: str) -> None:
    """FileError where a record of a run lacks something, or holds it in another form."""
    place, log, control = data.get("place"), data.get("log"), data.get("control")
    given = place.get("parameters") if isinstance(place, dict) else None
    own = {each.name for each in fields(Control)} - {"atol"}
    outputs = data.get("outputs", 0)  # None is an answer: all
    good = {
        "place": isinstance(place, dict) and isinstance(place.get("inputs"), dict) and "initial" in place,
        "parameters": isinstance(given, dict) and all(_is_number(each) for each in given.values()),
        "command": isinstance(place, dict) and _is_command(place.get("command")),
        "log": isinstance(log, dict) and _is_log(log),
        "control": isinstance(control, dict) and set(control) == own and all(map(_is_number, control.values())),
        "method": isinstance(data.get("method"), str),
        "outputs": outputs is None or (isinstance(outputs, list) and all(isinstance(each, str) for each in outputs)),
        "acting": "acting" in data and isinstance(data["acting"], dict | None),
    }
    good |= {
        name: name in arrays and (arrays[name].dtype, arrays[name].ndim) == (np.dtype(np.float64), rank)
        for name, rank in (("course.grid", 1), ("course.segments", 2), ("course.values", 3), ("course.start", 1),
                           ("course.atol", 1), ("run.work.states", 2))
    }  # fmt: skip
    for name, fits in good.items():
        if not fits:
            raise FileError(f"{what} is no checkpoint of a run: its {name!r} is not of the form that one has. {FORGED}")


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_log(log: Mapping[str, object]) -> bool:
    count, widths = log.get("count"), log.get("widths")
    if not isinstance(widths, list) or not all(type(each) is int and 0 <= each < 1 << 40 for each in [count, *widths]):
        return False
    return isinstance(log.get("sha256"), str) and (count == 0 or sum(widths) > 0)


def _is_command(told: object) -> bool:
    """The command line of a run: texts, lists of texts, options by name."""
    if told is None:
        return True
    if not isinstance(told, dict) or not isinstance(told.get("options"), dict):
        return False
    lists = all(
        isinstance(told.get(name), list) and all(isinstance(each, str) for each in told[name])
        for name in ("parameter", "controller")
    )
    texts = all(isinstance(told.get(name), str) for name in ("file", "sha256"))
    return lists and texts and all(isinstance(told.get(name), str | None) for name in ("out", "plot"))
