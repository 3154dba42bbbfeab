"""Networks read from a netlist's text."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import poinsot as po
from poinsot.elements import IdealSource


def network(folder: Path, text: str, tail: str = ".tran 1u 1m\n.end\n") -> po.Network:
    file = folder / "circuit.cir"
    file.write_text(f"a circuit\n{text}\n{tail}")
    found = po.load(file)
    assert isinstance(found, po.Network)
    return found


def source(network: po.Network, name: str = "V1") -> IdealSource:
    found = next(e for e in network.model.primitives if e.name == name)
    assert isinstance(found, IdealSource)
    return found


def at(signal: object, t: float) -> float:
    if hasattr(signal, "times"):
        return float(np.interp(t, signal.times, signal.values))
    return float(signal.at(t))  # type: ignore[attr-defined]
