"""Networks on a test bench: run with every joule accounted for."""

from __future__ import annotations

from typing import Any

import poinsot as po

STEPS = 1000


def bench(*placed: Any) -> po.Network:
    """A network of (element, node, …)."""
    net = po.Network("bench")
    for element, *nodes in placed:
        net.add(element, *nodes)
    return net


def balanced(net: po.Network, time: float, **options: Any) -> Any:
    """The run, in more than a thousand steps: its ledger closes to 1e-9 of the energy turned over."""
    run = po.simulate(net, time=time, max_step=time / (STEPS + 100), **options)
    assert run.attrs["status"] == "done" and run.attrs["steps"] >= STEPS
    assert float(abs(run.energy_residual).max()) <= 1e-9 * float(run.energy_turnover.max())
    return run
