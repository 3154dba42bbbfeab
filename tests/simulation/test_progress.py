"""Progress in a notebook: a line under the cell, without widgets, gone when the run is; nowhere else unasked."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import poinsot as po
from architecture.source_tree import ROOT
from poinsot.simulation import progress

TOP = ROOT / "examples" / "double_pendulum.toml"


class Handle:
    def __init__(self, sent: list[str]) -> None:
        self.sent = sent

    def update(self, html: str) -> None:
        self.sent.append(html)


def kernel(monkeypatch: pytest.MonkeyPatch, shell: Any) -> list[str]:
    """IPython as a kernel has it; what was sent to the cell."""
    sent: list[str] = []
    display, ipython = ModuleType("IPython.display"), ModuleType("IPython")
    display.HTML = lambda text: text  # type: ignore[attr-defined]
    display.display = lambda html, display_id: Handle(sent)  # type: ignore[attr-defined]
    ipython.get_ipython = lambda: shell  # type: ignore[attr-defined]
    ipython.display = display  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "IPython", ipython)
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    return sent


def test_a_notebook_sees_how_far_a_run_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_BETWEEN_SECONDS", 0.0)
    sent = kernel(monkeypatch, SimpleNamespace(kernel=object()))
    po.simulate(po.load(TOP), time=1.0, progress=True, dataset=False)
    assert sent[0].startswith("<progress") and "simulating: t = " in sent[0] and sent[-1] == ""


def test_a_short_run_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE_SECONDS", 1e9)
    sent = kernel(monkeypatch, SimpleNamespace(kernel=object()))
    po.simulate(po.load(TOP), time=0.1, dataset=False)
    po.simulate(po.load(TOP), time=0.1, dataset=False, progress=False)
    assert not sent


def test_a_plain_shell_of_ipython_is_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = kernel(monkeypatch, SimpleNamespace())
    po.simulate(po.load(TOP), time=0.1, dataset=False, progress=True)
    assert not sent
