"""Networks on a test bench: run with every joule accounted for; an element of one's own for it."""

from typing import Any

import poinsot as po
from poinsot.elements import ELECTRICAL, OwnPort, OwnState, own_element

STEPS = 1000


def bench(*placed: Any) -> po.Network:
    """A network of (element, node, …), or of elements and their nodes as a tuple or a table."""
    net = po.Network("bench")
    for element, *nodes in placed:
        on = nodes[0] if nodes and not isinstance(nodes[0], str) else nodes
        net.add(element, **on) if isinstance(on, dict) else net.add(element, *on)
    return net


def run_of(time: float, *placed: Any, **options: Any) -> Any:
    """A run of such a network; its ledger closes."""
    run = po.simulate(bench(*placed), time, **{"rtol": 1e-9, "samples": 11, "progress": False, **options})
    assert po.ledger(run).ratio < 1e-9
    return run


def balanced(net: po.Network, time: float, **options: Any) -> Any:
    """The run, in more than a thousand steps: its ledger closes to 1e-9 of the energy turned over."""
    run = po.simulate(net, time=time, max_step=time / (STEPS + 100), **options)
    assert run.attrs["status"] == "done" and run.attrs["steps"] >= STEPS
    assert float(abs(run.energy_residual).max()) <= 1e-9 * float(run.energy_turnover.max())
    return run


def memristor(name: str, on: float = 100.0, off: float = 16e3, start: float = 0.1) -> Any:
    def current(v: Any, w: Any) -> Any:
        return v / (on * w + off * (1.0 - w))

    return own_element(
        name, {"": OwnPort(ELECTRICAL, "current")}, current, states={"w": OwnState(start=start, range=(0.0, 1.0))},
        rates=lambda v, w: 1e4 * w * (1.0 - w) * current(v, w),
    )  # fmt: skip
