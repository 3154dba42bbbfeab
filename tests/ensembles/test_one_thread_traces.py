"""Threads of an ensemble trace under the one lock: CasADi is not for two at once, and crashed the process."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot import electrical as el
from poinsot.algebra import collecting, traced
from poinsot.programs.locking import compiling

EXAMPLES = Path(__file__).parents[2] / "examples"


def low_pass() -> po.Network:
    """R and C behind a source whose formula has a moment of its own."""
    net = po.Network("low pass")
    net.add(el.VoltageSource("V", "sin(40*t)*exp(t/7)"), "in", "ground")
    net.add(el.Resistor("R", 100.0), "in", "out")
    net.add(el.Capacitor("C", 1e-4, voltage=1.0), "out", "ground")
    return net


def rectifier() -> po.Network:
    """A diode that charges a capacitor."""
    net = low_pass()
    net.add(el.IdealDiode("D"), "out", "load")
    net.add(el.Resistor("RL", 300.0), "load", "ground")
    return net


R = np.linspace(50.0, 200.0, 8)
CASES: dict[str, tuple[Any, dict[str, Any], dict[str, Any]]] = {
    "families of networks": (low_pass, {"elements.R.resistance": R}, {}),
    "starts": (low_pass, {"C.voltage": R / 100}, {}),
    "starts of storages in other numbers": (low_pass, {"elements.C.capacitance": 1e-6 * R, "C.voltage": R / 100}, {}),
    "networks that switch": (rectifier, {"elements.RL.resistance": R}, {}),
    "networks that switch, by starts": (rectifier, {"C.voltage": R / 100}, {}),
    "implicit methods": (low_pass, {"elements.R.resistance": R}, {"method": "radau"}),
    "mechanisms": (EXAMPLES / "double_pendulum.toml", {"m": R / 100}, {}),
    "mechanisms, one by one": (EXAMPLES / "double_pendulum.toml", {"m": R / 100}, {"method": "gauss"}),
}


@pytest.mark.parametrize("case", quick(2, CASES))
def test_whoever_traces_in_a_thread_holds_the_lock(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  every number that is traced outside the main thread is made and freed by the owner of `compiling`."""
    model, over, options = CASES[case]
    begin, alone, seen = traced.Traced.__init__, [], set()

    def watched(self: Any, *given: Any) -> None:
        if threading.current_thread() is not threading.main_thread():
            seen.add(threading.current_thread().name)
            if not compiling.is_mine():
                alone.append(case)
        begin(self, *given)

    def freed(_: Any) -> None:
        elsewhere = threading.current_thread() is not threading.main_thread()
        if elsewhere and not (compiling.is_mine() or collecting.is_here()):  # whoever wants the lock waits for these
            alone.append(f"{case}: freed")

    monkeypatch.setattr(traced.Traced, "__init__", watched)
    monkeypatch.setattr(traced.Traced, "__del__", freed, raising=False)
    runs = po.ensemble(
        model() if callable(model) else str(model), over, zip=True, time=0.1, samples=3, chunk=2, threads=2, **options
    )
    assert (runs.status == "done").all() and not alone
