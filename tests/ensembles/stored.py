"""Ensembles in stores: what was made, and whether it is the same."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import poinsot as po
from ensembles.comparing import as_bits
from poinsot.ensembles.storing import working
from poinsot.ensembles.storing.store import SESSION, PieceWriter
from poinsot.ensembles.telling import Summary

OVER = {"C.voltage": np.linspace(-2.0, 3.0, 13), "V": [0.0, 1.0, 5.0]}


OPTIONS: dict[str, Any] = {"time": 1e-3, "samples": 4, "rtol": 1e-8, "threads": 1}


def circuit(name: str = "rc", resistance: float = 100.0) -> Any:
    """A source that charges a condenser."""
    found = po.Network(name)
    found.add(po.electrical.VoltageSource("V", 1.0), "a", "ground")
    found.add(po.electrical.Resistor("R", resistance), "a", "b")
    found.add(po.electrical.Capacitor("C", 1e-6), "b", "ground")
    return found


def hashes(store: Path) -> dict[str, str]:
    """Every file of a store."""
    files = (file for file in store.rglob("*") if file.is_file())
    return {str(file.relative_to(store)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def finished(store: Path) -> int:
    """How many pieces a store has."""
    return sum(1 for each in (store / "poinsot" / "done").rglob("*") if each.is_file())


def same(one: Any, other: Any) -> None:
    """Both hold the same, bit for bit, coordinates too."""
    assert set(one.variables) == set(other.variables)
    for name in one.variables:
        assert one[name].dims == other[name].dims, name
        assert as_bits(one[name]) == as_bits(other[name]), name
        assert one[name].attrs == other[name].attrs, name
    same_attrs = set(one.attrs) - {"prepare_seconds", "run_seconds"}
    assert {name: one.attrs[name] for name in same_attrs} == {name: other.attrs[name] for name in same_attrs}


class Here:
    """Instead of a cluster: tasks of random numbers of pieces, one after the other."""

    def __init__(self, seed: int, reached: bool = True, begin: Callable[[], None] = lambda: None) -> None:
        self.rng, self.reached, self.begin = np.random.default_rng(seed), reached, begin
        self.ended: list[str] = []

    def __call__(self, _: Any, stored: Any, show: bool | None) -> bool:
        store = stored.store
        store.write(SESSION, b"here" if self.reached else b"elsewhere")
        bringing = working.Bringing("job", stored.job, PieceWriter(store.place, store.key, store.boxes), "here")
        bringing.setup(None)
        left = [number for number, _, _ in stored.spans()]
        self.begin()
        while left:
            some = left[: int(self.rng.integers(1, 6))]
            found, processor, clock = working.pieces("job", some, stored.layout.data(), store.around)
            assert 1 <= len(found) <= len(some) and processor >= 0.0 and clock >= 0.0
            assert all(kind == "written" for kind, _ in found[:-1])
            for number, (kind, value) in zip(some, found, strict=False):
                self.ended.append(kind)
                if kind == "full":
                    raise store.full(value)
                if kind == "written":
                    stored.note(number, Summary(**value))
                else:
                    stored.extend(stored.layout.lacks(value))
                    stored.write(number, value)
            left = left[len(found) :]
        bringing.teardown(None)
        return True
