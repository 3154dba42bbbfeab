"""The energy books of a run, entered batch by batch: stored, supplied and dissipated energy, and the residual.

Source: van der Schaft & Jeltsema 2014, ch. 7 (passivity: the energy balance).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Bools, Ints, Vector
from poinsot.algebra.caching import cached_property, once
from poinsot.motion.kernels import Variable
from poinsot.motion.observing import SampleBatch
from poinsot.motion.system import System
from poinsot.records import NamedTuple, dataclass


@dataclass(frozen=True, eq=False)
class Samples:
    """The samples that the loop leaves behind; the first row of a run is its start, asked for or not.

    times [nt], states [nt, nx], inputs [nt, nu], energies [nt, nw] through the powers since the start, errors [nt, 2],
    exchange [nt, 1 + parts]: turnover of the powers, and the ranges of their energies by parts of the system;
    sigma [nt, ns] where something switches. Of several runs all have the runs in front, [..., nt, nx]
    """

    times: Vector
    states: Vector
    inputs: Vector
    energies: Vector
    errors: Vector
    exchange: Vector
    sigma: Vector | None = None

    @cached_property
    def batch(self) -> SampleBatch:
        """The samples as they are observed, those of several runs one behind the other."""
        given = self.times, self.states, self.inputs, self.sigma
        *runs, nt, _ = self.states.shape
        if runs:
            flat = runs[0] * nt
            given = (
                np.broadcast_to(self.times, (*runs, nt)).reshape(flat),
                *[None if a is None else np.ascontiguousarray(a).reshape(flat, a.shape[-1]) for a in given[1:]],
            )  # type: ignore[assignment]
        return SampleBatch(*given)


class EnergyShares(NamedTuple):
    """What of the books belongs to each part of a system that exchanges energy with nothing else.

    parts   places of its storages; of these, its ports and dissipators; of storages whose energy at rest is known; of
            those whose zero is arbitrary
    signs   of the energies of storages, ports and dissipators in the residual      floors  energies at rest, else 0 [J]
    """

    parts: list[tuple[Ints | slice, Ints | slice, Ints | slice, Ints]]
    signs: Vector
    floors: Vector

    @classmethod
    def of(cls, system: System, at_rest: ArrayLike) -> EnergyShares:
        """Those of a system with these energies at rest, NaN where the zero is arbitrary."""
        books, floors = system.books, np.asarray(at_rest, dtype=np.float64)
        counts = len(books.storage_names), len(books.port_names), len(books.dissipator_names)
        part, known = np.array(books.parts or [0] * sum(counts)), np.isfinite(floors)
        owned = [part == k for k in range(1 + max(books.parts, default=0))]
        held = [own[: counts[0]] for own in owned]
        parts = [(_places(here), _places(own), _places(here & known), np.flatnonzero(here & ~known))
                 for own, here in zip(owned, held, strict=True)]  # fmt: skip
        return cls(parts, np.repeat([1.0, -1.0, 1.0], counts), np.where(known, floors, 0.0))


def _places(chosen: Bools) -> Ints | slice:
    """Places along an axis; all of them are taken there without a copy."""
    return slice(None) if chosen.all() else np.flatnonzero(chosen)


BOOKS = (
    ("energy_storage_at_start", ("storage",), "J", "energy of each storage at the start"),
    ("energy_stored", ("time",), "J", "energy of all storages"),
    ("energy_supplied", ("time", "port"), "J", "energy into the system since the start"),
    ("energy_dissipated", ("time", "element"), "J", "energy lost since the start"),
    ("energy_residual", ("time",), "J", "stored - stored at the start - supplied + dissipated"),
    ("energy_turnover", ("time",), "J", "energy exchanged with storages, ports and elements"),
    ("energy_scale", ("time",), "J", "energy present and exchanged at most until then"),
    ("energy_imbalance", ("time",), "1", "worst residual so far / energy scale"),
)
"""Names, dimensions, units and meanings of the books."""


class EnergyBalance:
    """The balance of a run at every sample, and the energy scale beside which its residual is judged.

    scale = max Σ |H − H at rest| + Σ range H (storages whose zero is arbitrary) + Σ range W (ports and dissipators)
    Each part of the system that exchanges energy with nothing else is weighed alone, and the worst counts. A residual
    that is the rounding of the energies, or within `noise` [J], is none.
    Of several runs all arrays have these in front, and each is entered as if alone.
    Law  the verdict stays when energies are scaled, a constant is added to a potential, or something unconnected stands
         beside: tests/simulation/test_ledger.py; and in whatever batches: tests/simulation/test_recording.py
    """

    def __init__(self, system: System, noise: float | Vector = 0.0) -> None:
        self.system, self.noise, floors = system, noise, system.books.floors
        self.shares: EnergyShares | None
        self.shares = None if floors is None else once(system, "energy_shares", lambda: EnergyShares.of(system, floors))
        self.begun = False
        self.start = self.last = self.highest = self.lowest = np.zeros(0)
        self.turnover: float | Vector = 0.0
        self.present: list[float | Vector] = [0.0] * (1 + max(system.books.parts, default=0))
        self.missed = [*self.present]

    def enter(self, samples: Samples, storage: Vector) -> dict[str, Variable]:
        """The books of more samples, with these energies of storages [..., nt, storage]."""
        if not self.begun:
            self.begun = True
            self.start = self.last = self.highest = self.lowest = storage[..., :1, :].copy()
        if self.shares is None:
            self.shares = EnergyShares.of(self.system, self._at_rest(samples))
        ports = len(self.system.books.port_names)
        supplied, dissipated = samples.energies[..., :ports], samples.energies[..., ports:]
        stored = _sum(storage)
        residual = stored - _sum(self.start) - _sum(supplied) + _sum(dissipated)
        along = np.concatenate((self.last, storage), axis=-2)
        exchanged = _sum(np.abs(along[..., 1:, :] - along[..., :-1, :]))
        exchanged[..., :1] += self.turnover
        turnover = np.cumsum(exchanged, axis=-1)
        self.turnover, self.last = turnover[..., -1:], storage[..., -1:, :].copy()
        scale, imbalance = self._weigh(samples, storage, self.shares)
        arrays = (
            self.start[..., 0, :], stored, supplied, dissipated, residual, turnover + samples.exchange[..., 0], scale,
            imbalance,
        )  # fmt: skip
        found = dict[str, Variable]()
        for (name, dims, unit, meaning), array in zip(BOOKS, arrays, strict=True):
            found[name] = dims, array, {"units": unit, "long_name": meaning}
        return found

    def _weigh(self, samples: Samples, storage: Vector, shares: EnergyShares) -> tuple[Vector, Vector]:
        """The energy scale [J] and the worst residual so far over it, at every sample."""
        flows = np.concatenate((storage - self.start, samples.energies), axis=-1) * shares.signs
        present = np.abs(storage - shares.floors)
        highest = np.maximum(np.maximum.accumulate(storage, axis=-2), self.highest)
        lowest = np.minimum(np.minimum.accumulate(storage, axis=-2), self.lowest)
        self.highest, self.lowest = highest[..., -1:, :].copy(), lowest[..., -1:, :].copy()
        scale = imbalance = np.zeros(storage.shape[:-1])
        for part, (stores, own, known, arbitrary) in enumerate(shares.parts):
            most = _highest(self.present[part], _sum(present[..., known]))
            swing = _sum((highest - lowest)[..., arbitrary]) if arbitrary.size else 0.0
            size = most + swing + samples.exchange[..., 1 + part]
            rounding = 64 * np.spacing(1.0) * (_sum(np.abs(storage[..., stores])) + size) + self.noise
            missed = _highest(self.missed[part], np.maximum(np.abs(_sum(flows[..., own])) - rounding, 0.0))
            self.present[part], self.missed[part] = most[..., -1:], missed[..., -1:]
            scale = scale + size
            if missed[..., -1].any():
                imbalance = np.maximum(imbalance, np.divide(missed, size, out=np.zeros_like(size), where=missed > 0))
        return scale, imbalance

    def _at_rest(self, samples: Samples) -> Vector:
        """The energies at the origin of the state space, for a system that does not tell those at rest."""
        one = (0,) * (samples.inputs.ndim - 2)
        batch = SampleBatch(
            np.ravel(samples.times)[:1], np.zeros((1, samples.states.shape[-1])), samples.inputs[one][:1]
        )
        found: Vector = np.asarray(self.system.books.observations["energy_storage"].value(batch), dtype=np.float64)[0]
        return found


def _highest(before: float | Vector, values: Vector) -> Vector:
    """The largest so far, at every sample."""
    return np.asarray(np.maximum(np.maximum.accumulate(values, axis=-1), before))


def _sum(values: Vector) -> Vector:
    """The sum of each row, with bits that don't depend on the number of rows."""
    return np.asarray(np.add.reduce(np.ascontiguousarray(values), axis=-1))
