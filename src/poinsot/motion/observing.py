"""The observations of a system: names with their dimensions and units, each computed on request.

A run keeps its samples in batches; nothing that is not named is computed, and what several observations need is made
once a batch. Law: whatever else is observed, and however a run is cut into batches, the bits are the same,
tests/simulation/test_recording.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.errors import SimulationError, nearest
from poinsot.motion.kernels import Variable
from poinsot.records import NamedTuple, dataclass, field

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class SampleBatch:
    """Samples of a run that are observed together: times [nt], states [nt, nx], inputs [nt, nu].

    sigma  [nt, ns], σ of a System that switches; None: in the mode with every row OPEN
    """

    times: Vector
    states: Vector
    inputs: Vector
    sigma: Vector | None = None
    _made: dict[Any, Any] = field(default_factory=dict)

    def once(self, name: object, make: Callable[[], T]) -> T:
        """What several observations need, made by the first that asks for it."""
        if name not in self._made:
            self._made[name] = make()
        return self._made[name]  # type: ignore[no-any-return]


class Observation(NamedTuple):
    """A quantity that can be observed.

    dims    beyond "time"     attrs   its units, and what else is to be said of it
    value   batch → array [nt, …]
    listed  whether it is kept of a run whose user names no outputs
    turns   it holds quaternions, and q and −q are the same: the sign is that of the sample before
    entry   a kernel (x[nx], t[1], u[nu]) → numbers, and which of them it is, where one gives it at a state alone
    refusal why a run cannot give it, for one that is known by name only
    """

    dims: tuple[str, ...]
    attrs: Mapping[str, str]
    value: Callable[[SampleBatch], Any]
    listed: bool = True
    turns: bool = False
    entry: tuple[Any, slice] | None = None
    refusal: str = ""

    @classmethod
    def refused(cls, why: str) -> Observation:
        """One that a run knows by name and cannot give."""

        def value(b: SampleBatch) -> Any:
            raise SimulationError(why)

        return cls((), {}, value, listed=False, refusal=why)


def entry_units(units: Sequence[str]) -> dict[str, str]:
    """The attributes of a quantity with an entry in each of these units: "rad", or "rad or m" and which is which."""
    return {"units": " or ".join(dict.fromkeys(units)) or "1", "entry_units": ", ".join(units)}


class Watch(Protocol):
    """A watch on all samples of a run, kept or not, with a report at its end."""

    def see(self, batch: SampleBatch) -> None: ...

    def tell(self) -> Mapping[str, str]:
        """Warn where there is something to warn of; attributes of the run."""


def choose(
    observations: Mapping[str, Observation], names: Iterable[str] | None, system: str, known: Iterable[str] = ()
) -> tuple[str, ...]:
    """The observations that are wanted: those named, "all" standing for all that are listed; without names these.

    system  what it is called; known: names of what is kept in any case
    Errors  SimulationError for an unknown name, with the nearest, and for one that the run cannot give
    """
    if isinstance(names, str) or not isinstance(names, Iterable | None):
        such = [names] if isinstance(names, str) else [*observations][:1]
        raise SimulationError(f"outputs must be a list of names, such as outputs={such}, not {names!r:.40}")
    found: dict[str, None] = {}
    for name in ("all",) if names is None else names:
        if name == "all" and name not in observations:
            found |= dict.fromkeys(each for each, one in observations.items() if one.listed)
        elif name in observations:
            if observations[name].refusal:
                raise SimulationError(f"{system} has no output {name!r} here: {observations[name].refusal}")
            found[name] = None
        elif name not in known:
            raise SimulationError(f"{system} has no output {name!r}{nearest(name, observations, 'it has', 0.5)}")
    return tuple(found)


def observe(observations: Mapping[str, Observation], batch: SampleBatch, names: Iterable[str]) -> dict[str, Variable]:
    """name → (dims, array, attrs); dims begin with "time"."""
    found: dict[str, Variable] = {}
    for name in names:
        one = observations[name]
        value = one.value(batch)
        found[name] = ("time", *one.dims), continued(value) if one.turns else value, dict(one.attrs)
    return found


def continued(quaternions: Vector, before: Vector | None = None) -> Vector:
    """The same rotations (..., nt, bodies, 4), signs not jumping along time, from those of the sample before."""
    whole = quaternions if before is None else np.concatenate([before[None], quaternions])
    flips = np.einsum("...tbi,...tbi->...tb", whole[..., 1:, :, :], whole[..., :-1, :, :]) < 0
    if not flips.any():
        return quaternions
    first = np.ones((*whole.shape[:-3], 1, whole.shape[-2]))
    signs = np.concatenate([first, np.cumprod(np.where(flips, -1.0, 1.0), axis=-2)], axis=-2)
    return np.asarray((whole * signs[..., None])[..., 0 if before is None else 1 :, :, :])
