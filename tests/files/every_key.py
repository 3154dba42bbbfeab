"""Small files that differ in one key, and what po.load and po.simulate give of them."""

import copy
import json
import warnings
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

import poinsot as po
from cases import saved

GONE = object()
"""In place of a key's other value: the key is taken away."""
Data = dict[str, Any]


class Refused(NamedTuple):
    """A value that is refused, and what the message says."""

    value: Any
    says: str


class Also(NamedTuple):
    """A value beside which other keys of the table must be others too."""

    value: Any
    beside: Data


class Case(NamedTuple):
    """A file, and the same with one key of one table changed."""

    table: str
    key: str
    before: Data
    after: Data
    says: str = ""
    files: Mapping[str, str] = MappingProxyType({})

    def __str__(self) -> str:
        return f"{self.table}.{self.key}"


def of(table: str, base: Data, place: str, /, **others: Any) -> Iterator[Case]:
    """A case for each key of a table at a place of a file ("springs.x", "bodies.a.solids.0"): key → its other value."""
    for key, other in others.items():
        says = ""
        if isinstance(other, Refused):
            other, says = other
        value, beside = other if isinstance(other, Also) else (other, {})
        after = copy.deepcopy(base)
        here: Any = after
        for part in filter(None, place.split(".")):
            here = here[int(part)] if isinstance(here, list) else here[part]
        for name, changed in {**beside, key: value}.items():
            if changed is GONE:
                del here[name]
            else:
                assert here.get(name) != changed, f"{table}.{name} of the case is the same in both files"
                here[name] = changed
        yield Case(table, key, base, after, says)


def merged(base: Data, *more: Data) -> Data:
    """Tables with those of others."""
    found = copy.deepcopy(base)
    for each in more:
        for key, value in each.items():
            both = isinstance(value, dict) and isinstance(found.get(key), dict)
            found[key] = merged(found[key], value) if both else copy.deepcopy(value)
    return found


def toml(value: Any) -> str:
    """A value of TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def given(data: Data, files: Mapping[str, str], folder: Path) -> dict[str, Any] | str:
    """What a run of a file gives, by name; or why it is refused."""
    file = saved(folder / "machine.toml", "\n".join(f"{key} = {toml(value)}" for key, value in data.items()))
    for name, text in files.items():
        (folder / name).write_text(text)
    with warnings.catch_warnings(action="ignore"):
        try:
            run = po.simulate(po.load(file))
        except po.PoinsotError as error:
            return str(error)
    told = {name: run.attrs.get(name) for name in ("status", "method", "rtol", "atol")}
    return {name: np.asarray(run[name].values) for name in [*run.data_vars, "time"]} | told


def same(one: Any, other: Any) -> bool:
    """Whether two results are the same but for rounding."""
    if isinstance(one, str) or isinstance(other, str):
        return bool(one == other)
    if one.keys() != other.keys():
        return False
    for name, x in one.items():
        y = other[name]
        if not isinstance(x, np.ndarray):
            if np.any(x != y):
                return False
        elif x.shape != y.shape or x.dtype.kind not in "fiub":
            if x.shape != y.shape or not (x == y).all():
                return False
        elif not np.allclose(x, y, rtol=1e-9, atol=1e-9, equal_nan=True):
            return False
    return True


RESULTS: dict[str, object] = {}


def check(case: Case, folder: Path) -> None:
    """Run both files; the first is shared by the cases of its table."""
    if repr(case.before) not in RESULTS:
        RESULTS[repr(case.before)] = given(case.before, case.files, folder)
    before, after = RESULTS[repr(case.before)], given(case.after, case.files, folder)
    assert not isinstance(before, str), before
    if case.says or isinstance(after, str):
        assert case.says and isinstance(after, str) and case.says in after, after
    else:
        assert not same(before, after), f"{case} does not act"
