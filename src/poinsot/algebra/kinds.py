"""The kinds of values that arguments and fields declare: numbers, texts, True or False, and tuples of these.

A number is one of any scalar, also one that is not known yet, but no NaN; True is none.
Law: tests/components/test_kinds_of_arguments.py, tests/multibody/test_kinds_of_fields.py
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from inspect import formatannotation
from math import isinf
from typing import Any

import numpy as np

from poinsot.algebra.scalars import unknown

_NUMBERS = {"Scalar": "float", "Point": "tuple[float, float, float]", "Array": "Array", "Tensor": "Array"}

NO_NUMBERS = (str, bytes, bytearray, complex, np.complexfloating)
"""Types that `float` converts, and that are no numbers."""


def kind_of(annotation: object) -> str:
    """An annotation as it is written."""
    return annotation if isinstance(annotation, str) else formatannotation(annotation)


def wanted(kind: str, value: object) -> str:
    """The requirement that a value of a kind breaks, such as "a number"; "" for none, and for other kinds."""
    if type(value) is float and kind == "float":
        return "" if value == value else "a number"
    if kind.endswith(" | None"):
        if value is None:
            return ""
        kind = kind.removesuffix(" | None")
    kind = _NUMBERS.get(kind, kind)
    if kind in ("float", "int"):
        return "" if is_number(value) else "a number"
    if kind == "bool":
        return "" if isinstance(value, (bool, np.bool_)) else "True or False"
    if kind == "str":
        return "" if isinstance(value, str) else "a text"
    if kind == "Array":
        return "" if _are_numbers(value) else "numbers"
    if not kind.startswith("tuple["):
        return ""
    if kind.startswith("tuple[float, float"):
        count = kind.count("float")
        whole = isinstance(value, (tuple, list, np.ndarray)) and len(value) == count and all(map(is_number, value))
        return "" if whole else f"{count} numbers"
    if kind == "tuple[str, ...]":
        return "" if isinstance(value, (tuple, list)) and all(isinstance(x, str) for x in value) else "texts in a tuple"
    plain = not isinstance(value, (tuple, list, np.ndarray)) or any(
        x is None or isinstance(x, (str, int, float)) for x in value
    )
    return "a tuple of records" if plain and kind.startswith("tuple[") and kind[6].isupper() else ""


def is_number(value: object) -> bool:
    """A number that is no NaN, or one that is not known yet."""
    if isinstance(value, (bool, np.bool_, *NO_NUMBERS)) or np.ndim(value) > 0:  # type: ignore[arg-type]
        return False
    try:
        return unknown(value) or float(value) == float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return False


def _are_numbers(value: object) -> bool:
    if isinstance(value, np.ndarray) and value.dtype.kind == "f":
        return not np.isnan(value).any()
    if not isinstance(value, (tuple, list, np.ndarray)):
        return False
    return all(_are_numbers(x) if isinstance(x, (tuple, list, np.ndarray)) else is_number(x) for x in value)


def faults_of_fields(record: object, called: str) -> Iterator[str]:
    """Sentences on the fields of a record, and of those within it, with values of other kinds than they declare."""
    of: type[Any] = type(record)
    for name, kind, bounded in _kinds(of):  # type: ignore[arg-type]
        value = getattr(record, name)
        asked = wanted(kind, value) or ("a number" if bounded and _is_infinite(value) else "")
        if asked := asked.replace("number", "finite number") if bounded else asked:
            yield f"{called}: its {name} must be {asked}, not {' '.join(repr(value).split()):.60}"
        elif isinstance(value, tuple):
            for each in value:
                if is_dataclass(each):
                    yield from faults_of_fields(each, _called(each, called, name))
        elif is_dataclass(value):
            yield from faults_of_fields(value, _called(value, called, name))


def _called(record: object, whole: str, field: str) -> str:
    own, word = getattr(record, "name", None), type(record).__name__.lower()
    word = word if word in ("body", "joint", "coupling", "keyframe") else "element"
    return f"{word} {own!r}" if isinstance(own, str) else f"{whole}, {field}"


def _is_infinite(value: object) -> bool:
    return isinf(value) if isinstance(value, float) else isinstance(value, tuple) and any(map(_is_infinite, value))


@cache
def _kinds(of: type[Any]) -> tuple[tuple[str, str, bool], ...]:
    """Name, kind, and True if values are finite: not of bounds, nor of fields with an infinite default."""
    own = [each for each in fields(of) if each.init]
    unbounded = {"lower", "upper", *(each.name for each in own if _is_infinite(each.default))}
    return tuple((each.name, kind_of(each.type), each.name not in unbounded) for each in own)
