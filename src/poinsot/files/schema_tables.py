"""Laws given by tables: {points, values}, or a CSV file, of springs, dampers and elements of networks.

Source: docs/network-file.md.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import ValidationError, model_validator

from poinsot.errors import ModelError
from poinsot.files.network_elements import Fault, beside, fault_at
from poinsot.files.quantities import Numbers, first_said, refusal, shown
from poinsot.files.reading import read_text
from poinsot.files.sections import ChosenText, Section
from poinsot.signals.curve import MOST, Curve

CSV_BYTES = 1_000_000  # bytes of a CSV file


class CurveTable(Section):
    """A table: values over points that increase; what holds between and beyond them."""

    points: Numbers
    values: Numbers
    between: Annotated[Literal["smooth", "straight"], ChosenText("way between points", "ways")] = "smooth"
    beyond: Annotated[Literal["straight", "held"], ChosenText("way beyond the ends", "ways")] = "straight"

    @model_validator(mode="after")
    def _is_a_curve(self) -> CurveTable:
        try:
            self.curve()
        except ModelError as error:
            raise refusal(str(error)) from None
        return self

    def curve(self) -> Curve:
        """The curve."""
        made = Curve(self.points, self.values, self.between, self.beyond)
        made.pieces  # noqa: B018  (what overflows is told here)
        return made


CURVE = CurveTable.model_json_schema()


def with_csv(data: dict[str, object], path: str | os.PathLike[str]) -> dict[str, Any]:
    """The data of a network file with the content of CSV files where tables name them: {file = "curve.csv"}.

    The file lies in the folder of the network file or below, or in its package. It has two columns of numbers with
    commas, semicolons or tabs between them; one line above them may name the columns; columns = [1, 3] chooses others.
    """
    for place, table in list(_files(data, ())):
        points, values = _columns(path, place, table)
        for key in ("file", "columns"):
            table.pop(key, None)
        table |= {"points": points, "values": values}
    return data


def _files(data: object, place: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """The tables of laws that name a file."""
    for key, value in data.items() if isinstance(data, dict) else ():
        if isinstance(value, dict):
            if place in (("assemblies",), ("use",)) and "file" in value:
                continue
            if "file" in value and "kind" not in value and not value.keys() - {"file", "columns", "between", "beyond"}:
                yield (*place, key), value
            elif len(place) < 10:
                yield from _files(value, (*place, key))


def _columns(
    path: str | os.PathLike[str], place: tuple[str, ...], table: dict[str, Any]
) -> tuple[list[float], list[float]]:
    name, chosen = table["file"], table.get("columns", [1, 2])
    if not isinstance(name, str) or not name:
        raise Fault((*place, "file"), f"must be the name of a CSV file; got {shown(name)}")
    whole = isinstance(chosen, list) and len(chosen) == 2 and all(type(c) is int and 0 < c < 1000 for c in chosen)
    if not whole:
        raise Fault((*place, "columns"), f"must be the numbers of two columns, such as [1, 2]; got {shown(chosen)}")
    found = beside(path, name, (*place, "file"), "the table")
    with fault_at((*place, "file")):
        text = read_text(found, CSV_BYTES)
    sign = next((each for each in ";\t" if each in text), ",")
    rows: list[list[float]] = []
    try:
        for number, row in enumerate(csv.reader(io.StringIO(text), delimiter=sign), start=1):
            if not any(cell.strip() for cell in row) or row[0].lstrip().startswith("#"):
                continue
            try:
                rows.append([float(row[c - 1].replace("_", "x")) for c in chosen])
            except (ValueError, IndexError):
                if rows:
                    why = f"{found.name}:{number}: has no two numbers in columns {chosen[0]} and {chosen[1]}"
                    raise Fault((*place, "file"), why) from None
            if len(rows) > MOST:
                raise Fault((*place, "file"), f"{found.name}: has more than {MOST:,} rows; leave some out")
    except csv.Error as error:
        raise Fault((*place, "file"), f"{found.name} is no CSV file: {error}") from None
    if not rows:
        raise Fault((*place, "file"), f"{found.name} has no row with two numbers")
    points, values = zip(*rows, strict=True)
    return [*points], [*values]


def curve_of(value: dict[str, Any], names: Any) -> Curve:
    """A table as a law of an element of a network."""
    try:
        return CurveTable.model_validate(value, context=dict(names)).curve()
    except ValidationError as error:
        place, said = first_said(error)
        raise ModelError(f"{' '.join(map(str, place))}: {said}".lstrip(": ")) from None
