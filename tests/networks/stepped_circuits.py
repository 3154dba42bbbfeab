"""Circuits with ideal switches solved without poinsot: implicit Euler steps on node voltages, every mode tried.

In a mode a closed switch is a wire with an unknown current, an open one is not there; of the modes, the first whose
diodes carry no reverse current and block no forward voltage is taken. What a loop of wires leaves open is shared.
A thyristor is a diode where its gate is told or it carried a current in the step before, else it is open.
"""

from typing import Any

import numpy as np

from networks.switching_circuits import Floats, G
from poinsot.elements import IdealSource, IdealSwitch, LinearResistor, Storage

NONE = 1e-9


def _value(text: str, t: float) -> float:
    return float(eval(text, {"sin": np.sin, "cos": np.cos, "t": t}))


def _said(signal: Any, t: float) -> float:
    """A formula, or samples: after a jump."""
    if not hasattr(signal, "times"):
        return _value(signal.text, t)
    times, values = np.array(signal.times), np.array(signal.values)
    k = int(np.searchsorted(times, t * (1 + 1e-12), side="right"))  # a jump at t, whatever rounding says
    if k in (0, len(times)):
        return float(values[max(k - 1, 0)])
    return float(values[k - 1] + (values[k] - values[k - 1]) * (t - times[k - 1]) / (times[k] - times[k - 1]))


def stepped(placed: list[tuple[Any, str, str]], times: Floats, h: float) -> Floats:
    """Charges and flux linkages [times, storage], in the order of the parts, by steps of h; error O(h)."""
    nodes = sorted({n for _, a, b in placed for n in (a, b)} - {G})
    at = {n: k for k, n in enumerate(nodes)}
    stores = [p for p in placed if isinstance(p[0], Storage)]
    switches = [p for p in placed if isinstance(p[0], IdealSwitch)]
    branches = [
        p for p in placed if not isinstance(p[0], LinearResistor)
    ]  # with a current of their own among the unknowns
    n, m = len(nodes), len(nodes) + len(branches)
    base, incident = np.zeros((m, m)), np.zeros((len(branches), m))
    for e, a, b in placed:
        way = np.zeros(m)
        for node, sign in ((a, 1.0), (b, -1.0)):
            if node != G:
                way[at[node]] = sign
        if isinstance(e, LinearResistor):
            base += np.outer(way, way) / e.r * e.a
        else:
            k = next(i for i, p in enumerate(branches) if p[0] is e)
            incident[k] = way
            base[:, n + k] += way
    stiff = {e.name: 2.0 * float(e.energy(1.0)) for e, *_ in stores}  # 1/C or 1/L
    x = np.array([e.initial[0] for e, *_ in stores])
    modes: dict[tuple[bool, ...], Floats] = {}
    places = [next(i for i, p in enumerate(branches) if p[0] is s[0]) for s in switches]

    def matrix(mode: tuple[bool, ...]) -> Floats:
        A, closed = base.copy(), dict(zip(places, mode, strict=True))
        for k, (e, *_) in enumerate(branches):
            if isinstance(e, IdealSwitch) and not closed[k]:
                A[n + k, n + k] = 1.0
            elif isinstance(e, Storage) and e.name[0] == "L":
                A[n + k, n + k] = 1.0
                A[n + k] -= h * stiff[e.name] * incident[k]
            else:
                A[n + k] += incident[k]
                if isinstance(e, Storage):
                    A[n + k, n + k] -= h * stiff[e.name]
        return A

    def inverse(mode: tuple[bool, ...]) -> Floats:
        if mode not in modes:
            modes[mode] = np.linalg.pinv(matrix(mode), rcond=1e-12)
        return modes[mode]

    def step(
        x: Floats, t: float, last: tuple[bool, ...], carried: list[bool]
    ) -> tuple[Floats, tuple[bool, ...], list[bool]]:
        right = np.zeros(m)
        for k, (e, *_) in enumerate(branches):
            if isinstance(e, IdealSource):
                right[n + k] = _said(e.signal, t)
            elif isinstance(e, Storage):
                i = next(i for i, p in enumerate(stores) if p[0] is e)
                right[n + k] = stiff[e.name] * x[i]
        told: list[bool | None] = [None] * len(switches)
        for k, (e, *_) in enumerate(switches):
            if e.acts == "commanded":
                told[k] = _said(e.command, t) > e.limits[0]
            elif e.acts == "gated" and _said(e.command, t) < e.limits[0] and not carried[k]:
                told[k] = False
        tried = [last, *(tuple(bool(c >> i & 1) for i in range(len(switches))) for c in range(1 << len(switches)))]
        best, least = None, np.inf
        for mode in tried:
            if any(t is not None and t != on for t, on in zip(told, mode, strict=True)):
                continue
            y = inverse(mode) @ right
            worst = np.abs(matrix(mode) @ y - right).max()
            for k, on, t_ in zip(places, mode, told, strict=True):
                if t_ is None:
                    worst = max(worst, -y[n + k] if on else incident[k] @ y)
            if worst < least:
                best, least = (y, mode), worst
            if worst < NONE:
                break
        assert best is not None and least < 1e-6, (t, least)
        y, mode = best
        new = np.array([x[i] + h * (y[n + k] if e.name[0] == "C" else incident[k] @ y)
                        for i, (e, *_) in enumerate(stores)
                        for k in [next(j for j, p in enumerate(branches) if p[0] is e)]])  # fmt: skip
        return new, mode, [y[n + k] > NONE for k in places]

    mode, found, t, carried = (False,) * len(switches), [x], 0.0, [False] * len(switches)
    for end in times[1:]:
        for _ in range(round((end - t) / h)):
            t += h
            x, mode, carried = step(x, t, mode, carried)
        found.append(x)
    return np.array(found)
