"""Instants to be decided: rows and their data as a node of a System would have them, from plain arrays."""

from collections import defaultdict
from typing import Any

import numpy as np

from poinsot.code.records import part
from poinsot.simulation import FRICTION
from poinsot.simulation.loops.decision import decide
from poinsot.simulation.loops.decision_impulse import JUMP
from poinsot.simulation.loops.switching_records import Rows, Switch
from poinsot.simulation.switched import DECISION, decision_room


def instant(kind: Any, S: Any, w: Any = 0.0, b: Any = 0.0, **more: Any) -> tuple[Any, Any]:
    """(switch, rows) of `simulation.switched`, those fields that the decision reads.

    more: by row degree, element, g, D, F (two bounds or a pair of them), command, mode, direction, fired, gated, opens,
        gap,
    rate; by element e, mu, mu_k, poisson; span
    """
    kind = np.array(kind, np.int64)
    m = len(kind)

    def by_row(name: str, default: Any, number: Any = float, width: int = 0) -> Any:
        shape = (m, width) if width else (m,)
        return np.array(np.broadcast_to(np.array(more.pop(name, default), number), shape))

    element = by_row("element", np.arange(m), np.int64)
    count = element.max(initial=-1) + 1

    def by_element(name: str, default: Any, number: Any = float) -> Any:
        return np.array(np.broadcast_to(np.array(more.pop(name, default), number), (count,)))

    normal, mate = np.full(m, -1), np.full(m, -1)
    for each in range(count):
        own = np.flatnonzero(element == each)
        tangential = own[kind[own] == FRICTION]
        if kind[own[0]] != FRICTION:
            normal[tangential] = own[0]
        if len(tangential) == 2:
            mate[tangential] = tangential[::-1]
    mu = by_element("mu", 0.0)
    switch = part(Switch, defaultdict(lambda: None,
        kind=kind, degree=by_row("degree", np.where(kind == FRICTION, 1, 2), np.int64), element=element, normal=normal,
        evenly=1, plain=0, mate=mate, beside=np.arange(count),
        gated=by_row("gated", 0, np.int64), opens=by_row("opens", 0, np.int64),
        restitution=by_element("e", 0.0), static=mu,
        kinetic=by_element("mu_k", mu), poisson=by_element("poisson", 0, np.int64), gap=by_row("gap", 1e-9),
        rate=by_row("rate", 1e-9), span=more.pop("span", 1.0),
    ))  # fmt: skip
    tableau, levels, vectors, labels, lost = decision_room(m)
    rows = part(Rows, defaultdict(lambda: None,
        mode=(mode := by_row("mode", 0, np.int64)), before=mode.copy(), direction=by_row("direction", 0.0),
        fired=by_row("fired", 0, np.int64), size=by_row("size", 0.0), rise=by_row("rise", 0.0), borne=np.zeros(m),
        leans=np.zeros((m, m)),
        again=np.zeros(m, np.int64), carries=by_row("carries", 0, np.int64),
        chosen=np.zeros(m, np.int64), turned=np.zeros(m), jump=np.zeros(m),
        last=np.full(m, -np.inf),
        flight=np.zeros(m), tableau=tableau, levels=levels, vectors=vectors, labels=labels, lost=lost,
        g=by_row("g", 0.0), w=np.array(np.broadcast_to(np.array(w, float), (m,))),
        b=np.array(np.broadcast_to(np.array(b, float), (m,))), S=np.array(S, float).reshape(m, m),
        D=np.array(more.pop("D", np.zeros((m, m))), float), F=by_row("F", 0.0, float, 2),
        command=by_row("command", -1.0, float, 2), decision=np.zeros(1, DECISION).view(np.recarray),
    ))  # fmt: skip
    assert not more, more
    return switch, rows


def jump(switch: Any, rows: Any, time: float = 1.0) -> Any:
    """w⁺, after an impact that there has to be."""
    assert decide(switch, rows, time) == JUMP
    return rows.data.w + rows.data.S @ rows.choice.jump
