"""The energy books of a run, entered batch by batch: stored, supplied and dissipated energy, and the residual.

Source: van der Schaft & Jeltsema 2014, ch. 7 (passivity: the energy balance).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.motion.kernels import Variable
from poinsot.motion.observing import SampleBatch
from poinsot.motion.system import System
from poinsot.records import dataclass


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


class EnergyBalance:
    """The balance of a run at every sample, and the energy scale beside which its residual is judged.

    scale = max Σ |H − H at rest| + Σ range H (storages whose zero is arbitrary) + Σ range W (ports and dissipators)
    Each part of the system that exchanges energy with nothing else is weighed alone, and the worst counts. A residual
    that is the rounding of the energies, or within `noise` [J], is none.
    Of several runs all arrays have these in front, and each is entered as if alone.
    Law  the verdict stays when energies are scaled, a constant is added to a potential, or something unconnected stands
         beside: tests/simulation/test_ledger.py; and in whatever batches: tests/simulation/test_recording.py
    """

    def __init__(self, system: System, noise: object) -> None:
        self.system, self.noise = system, noise
        stores, ports, takers = system.books.storage_names, system.books.port_names, system.books.dissipator_names
        self.signs = np.repeat([1.0, -1.0, 1.0], [len(stores), len(ports), len(takers)])
        self.part = np.array(system.books.parts or [0] * len(self.signs))
        self.floors = None if system.books.floors is None else np.asarray(system.books.floors, dtype=np.float64)
        self.begun = False
        self.start = self.last = np.zeros(0)
        self.turnover: Any = 0.0
        self.highest = self.lowest = np.zeros(0)
        parts = 1 + max(system.books.parts, default=0)
        self.present: list[Any] = [0.0] * parts
        self.missed: list[Any] = [0.0] * parts

    def enter(self, samples: Samples, storage: Vector) -> dict[str, Variable]:
        """The books of more samples, with these energies of storages [..., nt, storage]."""
        if not self.begun:
            self.start = self.last = self.highest = self.lowest = storage[..., :1, :].copy()
            self.begun = True
        ports = len(self.system.books.port_names)
        supplied, dissipated = samples.energies[..., :ports], samples.energies[..., ports:]
        stored = _sum(storage)
        residual = stored - _sum(self.start) - _sum(supplied) + _sum(dissipated)
        along = np.concatenate((self.last, storage), axis=-2)
        exchanged = _sum(np.abs(along[..., 1:, :] - along[..., :-1, :]))
        turnover = np.cumsum(_after(self.turnover, exchanged), axis=-1)[..., 1:]
        self.turnover, self.last = turnover[..., -1], storage[..., -1:, :].copy()
        turnover = turnover + samples.exchange[..., 0]
        scale, imbalance = self._weigh(samples, storage)
        at_start = self.start[..., 0, :]

        def joules(dims: tuple[str, ...], array: Vector, meaning: str) -> Variable:
            return dims, array, {"units": "J", "long_name": meaning}

        return {
            "energy_storage_at_start": joules(("storage",), at_start, "energy of each storage at the start"),
            "energy_stored": joules(("time",), stored, "energy of all storages"),
            "energy_supplied": joules(("time", "port"), supplied, "energy into the system since the start"),
            "energy_dissipated": joules(("time", "element"), dissipated, "energy lost since the start"),
            "energy_residual": joules(("time",), residual, "stored - stored at the start - supplied + dissipated"),
            "energy_turnover": joules(("time",), turnover, "energy exchanged with storages, ports and elements"),
            "energy_scale": joules(("time",), scale, "energy present and exchanged at most until then"),
            "energy_imbalance": (
                ("time",), imbalance, {"units": "1", "long_name": "worst residual so far / energy scale"}
            ),
        }  # fmt: skip

    def _weigh(self, samples: Samples, storage: Vector) -> tuple[Vector, Vector]:
        """The energy scale [J] and the worst residual so far over it, at every sample."""
        stores = storage.shape[-1]
        flows = np.concatenate((storage - self.start, samples.energies), axis=-1) * self.signs
        floors = self._at_rest(samples) if self.floors is None else self.floors
        known = np.isfinite(floors)
        present = np.abs(storage - np.where(known, floors, 0.0))
        highest = np.maximum.accumulate(np.concatenate((self.highest, storage), axis=-2), axis=-2)[..., 1:, :]
        lowest = np.minimum.accumulate(np.concatenate((self.lowest, storage), axis=-2), axis=-2)[..., 1:, :]
        self.highest, self.lowest = highest[..., -1:, :].copy(), lowest[..., -1:, :].copy()
        swing = highest - lowest
        scale, imbalance = np.zeros(storage.shape[:-1]), np.zeros(storage.shape[:-1])
        for part in range(len(self.present)):
            own = self.part == part
            held, arbitrary = own[:stores] & known, own[:stores] & ~known
            most = _highest(self.present[part], _sum(present[..., held]))
            size = most + _sum(swing[..., arbitrary]) + samples.exchange[..., 1 + part]
            rounding = 64 * np.spacing(1.0) * (_sum(np.abs(storage[..., own[:stores]])) + size) + self.noise
            missed = _highest(self.missed[part], np.maximum(np.abs(_sum(flows[..., own])) - rounding, 0.0))
            self.present[part], self.missed[part] = most[..., -1], missed[..., -1]
            scale += size
            imbalance = np.maximum(imbalance, np.divide(missed, size, out=np.zeros_like(size), where=missed > 0))
        return scale, imbalance

    def _at_rest(self, samples: Samples) -> Vector:
        """The energies at the origin of the state space, for a system that does not tell those at rest."""
        one = (0,) * (samples.inputs.ndim - 2)
        batch = SampleBatch(samples.times[:1], np.zeros((1, samples.states.shape[-1])), samples.inputs[one][:1])
        found: Vector = np.asarray(self.system.books.observations["energy_storage"].value(batch), dtype=np.float64)[0]
        self.floors = found
        return found


def _after(before: Any, values: Vector) -> Vector:
    """The values before the samples [...], then their values [..., nt]."""
    found = np.empty((*values.shape[:-1], values.shape[-1] + 1))
    found[..., 0], found[..., 1:] = before, values
    return found


def _highest(before: object, values: Vector) -> Vector:
    """The largest so far, at every sample."""
    return np.asarray(np.maximum.accumulate(_after(before, values), axis=-1)[..., 1:])


def _sum(values: Vector) -> Vector:
    """The sum of each row, with bits that don't depend on the number of rows."""
    return np.asarray(np.add.reduce(np.ascontiguousarray(values), axis=-1))
