"""A System seen from its rows, as the modules around `motion.probing.Probe` ask for it; what Newton's method finds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias, TypeVar

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.sparse import Pivots
from poinsot.records import dataclass

T = TypeVar("T")
Shapes: TypeAlias = Mapping[str, tuple[int, ...]]
Port: TypeAlias = Callable[..., tuple[Array, Array, Array]]


@dataclass(frozen=True, kw_only=True, eq=False)
class Solved:
    """The unknowns n that Newton's method finds on the way, from a guess, where `misses` is zero; all functions of the
    `Probe` but gaps then take n last.

    units  how many of n, the last, are ones that tell Newton's method sizes: `Equations.residual`
    """

    misses: Callable[..., Array]
    guess: Sequence[float]
    units: int = 0

    def __len__(self) -> int:
        return len(self.guess)


class Ported(Protocol):
    """A System seen from its rows; `motion.probing.Probe` describes its members."""

    @property
    def port(self) -> Port: ...

    @property
    def solved(self) -> Solved | None: ...

    @property
    def m(self) -> int: ...

    @property
    def nx(self) -> int: ...

    @property
    def nl(self) -> int: ...

    @property
    def beside(self) -> Sequence[tuple[int, int, float]]: ...

    @property
    def pairs(self) -> Sequence[tuple[int, int]]: ...

    @property
    def strict(self) -> bool: ...

    @property
    def bends(self) -> bool: ...

    @property
    def bent(self) -> Pivots | None: ...

    @property
    def key(self) -> str: ...

    @property
    def mode_size(self) -> int: ...

    @property
    def free(self) -> Shapes: ...

    @property
    def some(self) -> list[Array]: ...

    @property
    def at_any(self) -> Ported: ...

    def free_symbols(self) -> tuple[Array, Array, Array, Array]: ...

    def named(self, kernel: str) -> str: ...

    def once(self, key: str, make: Callable[[], T]) -> T: ...

    def by_casadi(
        self, name: str, function: Callable[..., Array], at: Mapping[str, Floats], shape: tuple[int, ...]
    ) -> Floats: ...

    def linear(
        self, x0: Array, xi: Array, t: Array, u: Array, n: Sequence[Array] = (), z: Array | None = None
    ) -> tuple[Array, Array, Array, Array]: ...

    def rated(self, x0: Array, xi: Array, t: Array, u: Array, z: Array, n: Sequence[Array], rates: Array) -> Array: ...

    def told(self, x0: Array, xi: Array, t: Array, u: Array, z: Array, *n: Array) -> Array: ...

    def at_bounds(self, x0: Array, xi: Array, t: Array, u: Array, *n: Array) -> Array: ...
