"""What varies in an ensemble, and along which dimensions: grids, values side by side, samples of distributions.

A plain array of values has a dimension of its own, called as what varies, so that several make a grid; arrays with
named dimensions (`xarray.DataArray`) go together along those that they share; distributions, and all arrays with
``zip``, go along "member". Members are numbered along these dimensions, the last fastest.

Random values by member: a counter, not a stream, so that any part of them can be had alone.

Units: numbers without one [–].

Pieces of an ensemble that are both: members in a row, and a box of the grid.

Members are numbered along the dimensions, the last fastest. A box that is whole along the last dimensions, a part of
one, and single along those before, holds members first … end − 1. So a piece is one chunk of a Zarr array that has the
dimensions of the ensemble, and no two pieces share a chunk.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import prod
from typing import TYPE_CHECKING, Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats, unmasked
from poinsot.errors import SimulationError, option
from poinsot.records import dataclass

if TYPE_CHECKING:
    import xarray as xr


_EACH = 4  # numbers of one count of Philox


def uniform(seed: int, name: str, first: int, end: int) -> Floats:
    """Numbers first … end − 1 of the sequence of a seed and a name, inside (0, 1).

    Law  uniform(s, n, a, c) = uniform(s, n, a, b) and then uniform(s, n, b, c), tests/ensembles/test_families.py
    Source  Salmon, Moraes, Dror & Shaw 2011 (Philox 4×64-10, as NumPy has it)
    """
    key = np.random.SeedSequence([seed, *name.encode()]).generate_state(2, np.uint64)
    bits = np.random.Philox(key=key).advance(first // _EACH)
    skipped = first % _EACH
    raw = np.asarray(bits.random_raw(end - first + skipped))[skipped:]
    return np.asarray(((raw >> np.uint64(11)).astype(np.float64) + 0.5) * 2.0**-53)


def is_distribution(value: object) -> bool:
    """Whether something is a frozen distribution, such as those of `scipy.stats`, or looks like one."""
    return hasattr(value, "rvs") or hasattr(value, "ppf") or hasattr(value, "icdf")


def inverse_of(name: str, distribution: object) -> Callable[[Floats], Floats]:
    """Probabilities → values of a distribution of one number.

    Errors  SimulationError for one that tells no quantiles, as those of several numbers at once
    """
    found = getattr(distribution, "ppf", None) or getattr(distribution, "icdf", None)
    if found is None:
        raise SimulationError(
            f"the distribution of {name!r} tells no quantiles (ppf), from which values are drawn: give "
            "one of one number, such as scipy.stats.norm(1.0, 0.1), or draw the values yourself and give the arrays"
        )
    inverse: Callable[[Floats], Floats] = found
    return inverse


def drawn(name: str, distribution: object, seed: int, first: int, end: int) -> Floats:
    """Values of samples first … end − 1. SimulationError for one that is not finite."""
    values = np.asarray(inverse_of(name, distribution)(uniform(seed, name, first, end)), dtype=np.float64)
    if values.shape != (end - first,):
        raise SimulationError(f"the distribution of {name!r} must be of one number; its quantiles have another shape")
    if not np.isfinite(values).all():
        raise SimulationError(
            f"the distribution of {name!r} gives values that are infinite or not a number: check its parameters"
        )
    return values


MEMBER = "member"
MEMBER_LIMIT = 10**10


class AxisLabels(Protocol):
    """The labels along a dimension: the part of pandas.Index in use here."""

    @property
    def is_unique(self) -> bool: ...

    def equals(self, other: AxisLabels) -> bool: ...

    def union(self, other: AxisLabels) -> AxisLabels: ...

    def __len__(self) -> int: ...

    def __getitem__(self, place: slice) -> Sequence[object]: ...


@dataclass(frozen=True, eq=False)
class Varied:
    """A quantity that varies along some dimensions: its values there [*dims, …], or its distribution."""

    name: str
    dims: tuple[str, ...]
    values: Any
    random: bool = False


@dataclass(frozen=True, eq=False)
class Axes:
    """The dimensions of an ensemble with their sizes, what varies along them, and labels where they have some."""

    sizes: Mapping[str, int]
    varied: tuple[Varied, ...]
    seed: int
    labels: Mapping[str, NDArray[np.generic]]

    @property
    def count(self) -> int:
        """How many members there are."""
        return prod(self.sizes.values())

    @property
    def shape(self) -> tuple[int, ...]:
        """The sizes in order."""
        return tuple(self.sizes.values())

    def values(self, first: int, end: int) -> dict[str, Floats]:
        """Of members first … end − 1 the value [n], or values [n, k], of everything that varies."""
        places = dict(zip(self.sizes, np.unravel_index(np.arange(first, end), self.shape), strict=True))
        found = {}
        for each in self.varied:
            at = tuple(places[dim] for dim in each.dims)
            if not each.random:
                found[each.name] = np.asarray(each.values[at], dtype=np.float64)
                continue
            low, high = int(at[0].min()), int(at[0].max()) + 1
            found[each.name] = drawn(each.name, each.values, self.seed, low, high)[at[0] - low]
        return found

    def coordinates(
        self, called: Mapping[str, str], units: Mapping[str, str], line: Callable[[int, Callable[..., Any]], Any]
    ) -> dict[str, tuple[tuple[str, ...], Any, dict[str, str]]]:
        """Name → (dims, values, attrs) of everything that varies, under the names that it has in a dataset.

        units  by name      line  what becomes of so many drawn values, had from first to end
        """
        found: dict[str, tuple[tuple[str, ...], Any, dict[str, str]]] = {}
        for dim, labels in self.labels.items():
            found[called[dim]] = (called[dim],), labels, {}
        for each in self.varied:
            dims, name = tuple(called[dim] for dim in each.dims), called[each.name]
            about = {"units": units[each.name]} if each.name in units else {}
            if each.random:
                values = line(self.sizes[MEMBER], partial(drawn, each.name, each.values, self.seed))
                found[name] = dims, values, about
            else:
                entry = (f"{name} entry",) if each.values.ndim > len(dims) else ()
                found[name] = (*dims, *entry), each.values, about
        return found


def read_axes(over: object, zipped: bool, members: int | None, seed: int) -> Axes:
    """The axes of the argument ``over``. SimulationError for other values than numbers."""
    if not isinstance(over, Mapping) or not over:
        raise SimulationError(
            "over tells what varies: a mapping name → values or a distribution, such as over={'m': [1.0, 2.0]}; not "
            f"{over!r:.60}"
        )
    sizes: dict[str, int] = {}
    by: dict[str, str] = {}
    labels: dict[str, AxisLabels] = {}
    varied = []
    for name, given in over.items():
        if not isinstance(name, str):
            raise SimulationError(f"over has a key that is no name: {name!r:.60}")
        each = _varied(name, _aligned(name, given, labels), zipped, members)
        varied.append(each)
        lengths = (members,) if each.random else each.values.shape
        for dim, size in zip(each.dims, lengths, strict=False):
            if sizes.setdefault(dim, int(size)) != size:
                raise SimulationError(
                    f"along {dim!r} {by[dim]!r} has {sizes[dim]} values and {name!r} {size}: what goes side by side "
                    "has equally many"
                )
            by.setdefault(dim, name)
    if members is not None and not any(each.random for each in varied):
        raise SimulationError(
            "members says how many values are drawn, and nothing of over is a distribution, such as "
            "scipy.stats.norm(1.0, 0.1): leave it out, or give one"
        )
    if prod(sizes.values()) > MEMBER_LIMIT:
        raise SimulationError(f"that makes {prod(sizes.values()):.3g} members, and {MEMBER_LIMIT:.0e} are the most")
    return Axes(sizes, tuple(varied), seed, {dim: _told(each) for dim, each in labels.items()})


def _aligned(name: str, given: object, labels: dict[str, AxisLabels]) -> object:
    """A named array in the order of the labels that others before it have along its dimensions.

    Law     what has one label is of one member, whatever its place, tests/ensembles/test_families.py
    Errors  SimulationError for labels that the others have not
    """
    for dim, told in getattr(given, "indexes", {}).items():
        if dim not in getattr(given, "dims", ()):
            continue
        first = labels.setdefault(str(dim), told)
        if told.equals(first) or len(told) != len(first):
            continue
        if not (told.is_unique and first.is_unique) or len(told.union(first)) != len(first):
            raise SimulationError(
                f"along {dim!r} {name!r} has other labels than what goes beside it: {_some(told)} and {_some(first)}. "
                "Give it the same, or none (drop_vars), where they go together by their places"
            )
        given = cast("xr.DataArray", given).reindex({dim: first})
    return given


def _some(labels: AxisLabels) -> str:
    return ", ".join(map(str, labels[:3])) + (", …" if len(labels) > 3 else "")


def _told(labels: AxisLabels) -> NDArray[np.generic]:
    """Labels as an array that every file takes."""
    found: NDArray[np.generic] = np.asarray(labels)
    return found if found.dtype.kind in "iuf" else found.astype(str)


def _varied(name: str, given: object, zipped: bool, members: int | None) -> Varied:
    if is_distribution(given):
        if members is None:
            many = option("members", 1000)
            raise SimulationError(f"{name!r} has a distribution: say how many values to draw of it, {many}")
        return Varied(name, (MEMBER,), given, random=True)
    dims = getattr(given, "dims", None)
    values = _numbers(name, given)
    if dims is not None:
        return Varied(name, tuple(map(str, dims)), values)
    if values.ndim == 0:
        raise SimulationError(
            f"{name!r} has one value, and varies nothing: give a list of values, or set it for all members by "
            "parameters=, initial= or inputs="
        )
    return Varied(name, (MEMBER if zipped else name,), values)


def _numbers(name: str, given: object) -> Floats:
    """An array of finite numbers, not empty."""
    try:
        found = np.asarray(given)
        if found.dtype.kind not in "iuf":
            raise TypeError
        values = np.array(unmasked(getattr(given, "values", given)))
    except (TypeError, ValueError):
        raise SimulationError(
            f"the values of {name!r} must be numbers, or a distribution such as scipy.stats.norm(1.0, 0.1); not "
            f"{given!r:.60}"
        ) from None
    if not values.size:
        raise SimulationError(f"{name!r} has no values")
    if not np.isfinite(values).all():
        raise SimulationError(
            f"the values of {name!r} must be finite; entry {int(np.argmin(np.isfinite(values)))} is not"
        )
    return values


@dataclass(frozen=True)
class Boxes:
    """A grid of this shape cut into boxes of these sizes; those at the ends may be smaller.

    Law  the boxes in order are the members in order, each once, tests/ensembles/test_families.py
    """

    shape: tuple[int, ...]
    sizes: tuple[int, ...]

    @property
    def counts(self) -> tuple[int, ...]:
        """How many boxes there are along each dimension."""
        return tuple(-(-n // size) for n, size in zip(self.shape, self.sizes, strict=True))

    @property
    def count(self) -> int:
        """How many boxes there are."""
        return prod(self.counts)

    def place(self, number: int) -> tuple[int, ...]:
        """Where a box is among the boxes."""
        return tuple(int(k) for k in np.unravel_index(number, self.counts))

    def extent(self, number: int) -> tuple[int, ...]:
        """The shape of a box."""
        starts = (k * size for k, size in zip(self.place(number), self.sizes, strict=True))
        return tuple(min(size, n - start) for size, n, start in zip(self.sizes, self.shape, starts, strict=True))

    def span(self, number: int) -> tuple[int, int]:
        """Its members: first, end."""
        starts = [k * size for k, size in zip(self.place(number), self.sizes, strict=True)]
        first = int(np.ravel_multi_index(starts, self.shape))
        return first, first + prod(self.extent(number))


def boxes_of(shape: tuple[int, ...], most: int) -> Boxes:
    """The grid in boxes of at most so many members, as large and as even as they can be."""
    sizes, inner = [1] * len(shape), 1
    for k in reversed(range(len(shape))):
        parts = -(-shape[k] // max(most // inner, 1))
        sizes[k] = -(-shape[k] // parts)
        inner *= sizes[k]
        if parts > 1:
            break
    return Boxes(tuple(shape), tuple(sizes))
