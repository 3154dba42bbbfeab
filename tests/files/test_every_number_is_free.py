"""Every number of every example file as a free parameter: its rates against files that are read at other numbers."""

import copy
import json
import re
import shutil
import warnings
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

import poinsot as po
from cases import quick
from poinsot import Model
from poinsot.algebra import Dual
from poinsot.elements import Expression
from poinsot.files.families import FileBuild
from poinsot.files.network import checked, data_of, model_of
from poinsot.files.reading import read_text

FOLDER = Path(__file__).parents[2] / "examples"
EXAMPLES, NETWORKS = (
    sorted(folder.glob("*.toml"), key=lambda file: file.stat().st_size) for folder in (FOLDER, FOLDER / "networks")
)
Place = tuple[Any, ...]
APART = ("poinsot", "parameters", "simulation", "events", "model")
"""What is no number of the mechanism."""


def numbers(data: Any, place: Place = ()) -> Iterator[tuple[Place, float]]:
    """The places of all numbers of a file."""
    for key, x in data.items() if isinstance(data, dict) else enumerate(data):
        if place or key not in APART:
            if isinstance(x, (dict, list)):
                yield from numbers(x, (*place, key))
            elif isinstance(x, (int, float)) and not isinstance(x, bool):
                yield (*place, key), float(x)


def leaves(x: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    """All numbers of a model; what varies with time at two times."""
    if isinstance(x, Expression):
        yield from ((f"{where} at {t}", x.at(t)) for t in (0.37, 1.1))
    elif is_dataclass(x) and not isinstance(x, (type, Dual)):
        for each in fields(x):
            yield from leaves(getattr(x, each.name), f"{where}.{each.name}")
    elif isinstance(x, (tuple, list)) or (isinstance(x, np.ndarray) and x.ndim):
        for k, each in enumerate(x):
            yield from leaves(each, f"{where}[{k}]")
    elif isinstance(x, (Dual, int, float, np.floating)) and not isinstance(x, bool):
        yield where, x


def named(data: dict[str, Any], place: Place, x: float, name: str = "n__") -> dict[str, Any]:
    """The file with a parameter in place of a number."""
    found = {**copy.deepcopy(data), "parameters": {**data.get("parameters", {}), name: x}}
    here: Any = found
    for key in place[:-1]:
        here = here[key]
    here[place[-1]] = name
    return found


def read(data: dict[str, Any], n: float) -> Model | None:
    """The model at a number; None where no mechanism has it."""
    try:
        return model_of(checked({**data, "parameters": {**data["parameters"], "n__": n}}), "")
    except Exception:  # whatever the file is told
        return None


@pytest.mark.parametrize("file", quick(1, EXAMPLES), ids=lambda file: file.stem)
def test_every_number_of_a_file_may_be_free(file: Path) -> None:
    data = data_of(read_text(file), file)
    if {"use", "elements"} & data.keys():
        pytest.skip(reason="a file of parts or elements")
    with warnings.catch_warnings(action="ignore"):
        wrong = [f"{'.'.join(map(str, at))}: {why}" for at, x in numbers(data) if (why := fault(data, at, x))]
    assert not wrong


def fault(data: dict[str, Any], at: Place, x: float) -> str:
    """What is wrong of one number as a free one; central differences by steps of 1e-6 of its size."""
    changed, h = named(data, at, x), 1e-6 * max(abs(x), 1e-3)
    usual, low, high = (read(changed, n) for n in (x, x - h, x + h))
    if usual is None or low is None or high is None or len({len([*leaves(m)]) for m in (usual, low, high)}) > 1:
        return ""  # on the edge of what a mechanism may have, as a mass of zero
    try:
        over = FileBuild("", changed, checked(changed).parameters, usual, ("n__",))({"n__": Dual(x, 1.0)})
    except (po.PoinsotError, TypeError, ValueError) as error:
        return f"refused: {error}"
    for (where, y), (_, a), (_, b), (_, c) in zip(*map(leaves, (over, low, usual, high)), strict=True):
        rate = y.dual if isinstance(y, Dual) else 0.0
        size = max(abs(rate), abs(b) / max(abs(x), 1e-3), 1e-3) if np.isfinite(b) else np.inf
        # steps of 1e-6 leave 1e-16 / 1e-6 of the size by rounding, and a mechanism is a hundred of such sums
        if np.isfinite(b) and abs(rate - (c - a) / (2 * h)) > 2e-5 * size:
            return f"{where} has the rate {rate}, and differences {(c - a) / (2 * h)}"
    return ""


def text(data: dict[str, Any]) -> str:
    """A network file of these tables."""

    def value(x: Any) -> str:
        if isinstance(x, dict):
            return "{" + ", ".join(f"{json.dumps(key)} = {value(each)}" for key, each in x.items()) + "}"
        return f"[{', '.join(map(value, x))}]" if isinstance(x, list) else json.dumps(x)

    return "".join(f"{json.dumps(key)} = {value(x)}\n" for key, x in data.items())


HAVE_TO_BE_KNOWN = {"rimless_wheel": 20, "drive": 1, "pneumatic_axis": 1, "water_hammer": 2, "two_arms": 40}
"""The most of each file: places of contact, numbers of poles, of parts of a hose or pipe, mechanisms in a network that
frames join to others."""


@pytest.mark.parametrize("file", quick(2, [*NETWORKS, *EXAMPLES]), ids=lambda file: file.stem)
def test_a_family_over_all_numbers_of_a_file_moves_as_the_file(file: Path, tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "examples")
    place = tmp_path / file.relative_to(FOLDER.parent)
    data = data_of(read_text(file), file)
    free = {f"n{k}__": at for k, at in enumerate(numbers(data))}
    for refused in range(1 + HAVE_TO_BE_KNOWN.get(file.stem, 0)):
        changed = data
        for name, (at, x) in free.items():
            changed = named(changed, at, x, name)
        place.write_text(text(changed))
        try:
            family = po.load_family(place, *free)
            break
        except po.ModelError as error:
            found = re.search(r"parameter '(n\d+__)' cannot be free", str(error))
            assert found and refused < HAVE_TO_BE_KNOWN.get(file.stem, 0), error
            del free[found[1]]
    options = {"time": 1e-3, "samples": 3, "method": "dop853"}
    run, of_family = po.simulate(po.load(file), **options), po.simulate(family, **options)
    for name, x in ((name, each.values) for name, each in run.data_vars.items()):
        if x.dtype.kind == "f":
            assert_allclose(of_family[name], x, rtol=0, atol=1e-8 * np.abs(x).max(initial=0.0) + 1e-9, err_msg=name)
