"""Functions that differ only in numbers they close over become one kernel: those numbers are turned into parameters.

A thousand diodes are one program; so what is compiled depends on how many *kinds* of laws there are, not on how many
elements. Two functions are of one kind if their code is the same, and all they close over but numbers, through
functions within functions. Where the code cannot take traced numbers, as in ``if k > 0``, each is its own kind.
Law: the kernel of a family at the parameters of a member is that member, tests/compiler/test_families.py.
Units: those of the functions. Source: decision 0009.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping, Sequence
from dataclasses import fields, is_dataclass, replace
from types import CellType, FunctionType
from typing import Any, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.caching import fingerprint
from poinsot.kernels.kernel import Kernel
from poinsot.programs.graph import jacobian
from poinsot.records import dataclass

Function: TypeAlias = Callable[..., Sequence[Any]]
_DEPTH = 5
_SAME = 1e-9  # of a value: what rounding makes of its operations in another order


@dataclass(frozen=True, eq=False)
class KernelFamily:
    """Functions of ``reads`` numbers that give ``values`` numbers, all of one kind.

    kernel   (reads, parameters) → values (values,), slopes ∂values/∂reads (values, reads)
    members  which of the functions these are; parameters (members, k) of each
    """

    reads: int
    values: int
    kernel: Kernel
    members: tuple[int, ...]
    parameters: Floats


def families(
    functions: Sequence[Function],
    arguments: Sequence[int],
    results: Sequence[int],
    kept: MutableMapping[object, Kernel | None] | None = None,
) -> list[KernelFamily]:
    """The functions by kind; ``arguments`` and ``results`` say how many numbers each takes and gives.

    kept  the kernels made before, by kind: those that lack here are added
    """
    kept = {} if kept is None else kept
    groups: dict[Any, list[int]] = {}
    numbers: list[list[float]] = []
    for index, (function, reads, values) in enumerate(zip(functions, arguments, results, strict=True)):
        found: list[float] = []
        groups.setdefault((_kind(function, found, _DEPTH), reads, values), []).append(index)
        numbers.append(found)
    made: list[KernelFamily] = []
    for kind, members in groups.items():
        _, reads, values = kind
        parameters = [numbers[k] for k in members]
        if kind not in kept:
            kept[kind] = _shared([functions[k] for k in members], reads, values, parameters)
        if (kernel := kept[kind]) is not None:
            made.append(KernelFamily(reads, values, kernel, tuple(members), np.array(parameters)))
            continue
        alike: dict[tuple[float, ...], list[int]] = {}
        for k in members:
            alike.setdefault(tuple(numbers[k]), []).append(k)
        for own, same in alike.items():
            single = kept.setdefault((kind, own), None) or _kernel(functions[same[0]], reads, values, 0)
            kept[kind, own] = single
            made.append(KernelFamily(reads, values, single, tuple(same), np.zeros((len(same), 0))))
    return made


def _kernel(function: Function, reads: int, values: int, parameters: int) -> Kernel:
    """Values and slopes; ``function`` takes the parameters after the reads."""

    def with_slopes(reads: Array, parameters: Array) -> tuple[Array, Array]:
        found = array(list(function(*reads, *parameters)))
        return found, jacobian(found, reads)

    shapes = {"reads": (reads,), "parameters": (parameters,)}
    try:
        key = fingerprint(lambda *given: array(list(function(*given))), reads + parameters)
    except TypeError:  # it changes from call to call, or needs a value: nothing is kept of it
        key = None
    return Kernel(with_slopes, shapes, {"values": (values,), "slopes": (values, reads)}, "law", key=key)


def _shared(functions: Sequence[Function], reads: int, values: int, parameters: list[list[float]]) -> Kernel | None:
    """The kernel of functions of one kind; None where the numbers they close over must be known."""
    from poinsot.algebra.traced import evaluated, symbols

    count = len(parameters[0])

    def open_function(*given: Any) -> Sequence[Any]:
        return _filled(functions[0], iter(given[reads:]), _DEPTH)(*given[:reads])  # type: ignore[no-any-return]

    given = *symbols("x", (reads,)), *symbols("p", (count,))
    try:
        traced = open_function(*given)
        if len(traced) != values:
            return None
    except (TypeError, ValueError, AttributeError, RuntimeError):
        return None
    at = [0.37 + 0.11 * k for k in range(reads)]
    for function, own in ((functions[0], parameters[0]), (functions[-1], parameters[-1])):
        direct, opened = np.array(function(*at), float), np.array(open_function(*at, *own), float)
        same = np.allclose(evaluated(traced, given, [*at, *own]), direct, _SAME, 0, equal_nan=True)
        if not same or not np.array_equal(direct, opened, equal_nan=True):
            return None
    return _kernel(open_function, reads, values, count)


def _kind(value: object, numbers: list[float], depth: int) -> Any:
    """A key that is equal only for functions that differ in numbers, which are appended to ``numbers``."""
    if type(value) is FunctionType and depth and not value.__kwdefaults__:
        inside = (*(value.__defaults__ or ()), *(cell.cell_contents for cell in value.__closure__ or ()))
        return value.__code__, id(value.__globals__), tuple(_kind(each, numbers, depth - 1) for each in inside)
    if type(value) is float:
        numbers.append(value)
        return float
    if type(value) is tuple:
        return tuple, tuple(_kind(each, numbers, depth) for each in value)
    if is_dataclass(value) and callable(value) and not isinstance(value, type):
        return type(value), tuple(_kind(getattr(value, f.name), numbers, depth - 1) for f in fields(value))
    if type(value) in (int, str, bool, type(None)):
        return type(value), value
    return "object", id(value)


def _filled(value: object, numbers: Iterator[object], depth: int) -> Any:
    """The function with other numbers in the places that ``_kind`` found."""
    if type(value) is FunctionType and depth and not value.__kwdefaults__:
        defaults = tuple(_filled(each, numbers, depth - 1) for each in value.__defaults__ or ())
        cells = tuple(CellType(_filled(cell.cell_contents, numbers, depth - 1)) for cell in value.__closure__ or ())
        return FunctionType(value.__code__, value.__globals__, value.__name__, defaults or None, cells or None)
    if type(value) is tuple:
        return tuple(_filled(each, numbers, depth) for each in value)
    if is_dataclass(value) and callable(value) and not isinstance(value, type):
        return replace(value, **{f.name: _filled(getattr(value, f.name), numbers, depth - 1) for f in fields(value)})
    return next(numbers) if type(value) is float else value
