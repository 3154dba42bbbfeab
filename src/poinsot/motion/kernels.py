"""The parts of a System: compiled functions by address, and observations with their dimensions and units."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

Variable: TypeAlias = tuple[tuple[str, ...], Any, dict[str, Any]]


class CompiledFunction(Protocol):
    """A compiled function as a System needs it: `void f(const double *in, double *out)` at `address`.

    Inputs lie in `in` one after the other, each in C order; outputs in `out` likewise; `in` and `out` don't overlap.
    `inputs` and `outputs` tell their shapes. A kernel never raises: NaN in, NaN out.
    """

    @property
    def inputs(self) -> Mapping[str, tuple[int, ...]]: ...

    @property
    def outputs(self) -> Mapping[str, tuple[int, ...]]: ...

    @property
    def address(self) -> int: ...


class Preparation(CompiledFunction, Protocol):
    """A kernel that is called from Python too, for one sample or for many."""

    @property
    def ufunc(self) -> Any: ...
