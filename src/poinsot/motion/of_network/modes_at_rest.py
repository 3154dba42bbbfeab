"""Ideal switches and diodes at rest: closed ones are wires, open ones let nothing pass, until all agree with that.

    one way:   closed while way · through ≥ 0, open while way · across ≤ 0      told:  closed as its command says

Law: tests/networks/test_operating_points.py. Source: complementarity, Acary, Bonnefon & Brogliato (2011), ch. 3.
Units: across and through of the domain.
"""

from __future__ import annotations

from collections.abc import Mapping

from poinsot.components.primitives import TOLD, IdealSwitch, LinearResistor, TerminalPair, terminals
from poinsot.errors import ModelError
from poinsot.networks.model import NetworkModel, Opened, opened_parts
from poinsot.networks.states import NetworkStates

_SLIGHT = 1e-12
"""Share of the largest value below which a flow or an effort is zero."""


def with_modes(model: NetworkModel, closed: Mapping[str, bool]) -> NetworkModel:
    """The network with wires and gaps in the place of its switches."""
    found = list[Opened]()
    for element, nodes in (part for placed in model.placed for part in opened_parts(*placed)):
        if not isinstance(element, IdealSwitch):
            found.append((element, nodes))
            continue
        on = dict(zip(terminals(element), nodes, strict=True))
        for port, pair in enumerate(element.pairs):
            wire = closed[element.name] if port == 0 else element.senses == "through"
            name = f"{element.name}.{pair.name}" if pair.name else element.name
            plain = TerminalPair(pair.domain, "", ("p", "n"))
            ends = tuple(on[t] for t in pair.here)
            found.append((LinearResistor(name, (plain,), float(wire), float(not wire)), ends))
    return NetworkModel(model.name, tuple(found))


def switched(
    equations: NetworkStates,
    closed: Mapping[str, bool],
    variables: Mapping[str, float],
    time: float,
    before: Mapping[str, bool],
) -> dict[str, bool]:
    """The modes that these variables ask for; within its hysteresis a switch stays as it was before."""
    found = dict(closed)
    for _, s in equations.switches:
        pair = s.pairs[0]
        across, through = (_of(variables, s, 0, q.name) for q in (pair.domain.across, pair.domain.through))
        units = [
            _SLIGHT * max((abs(x) for name, x in variables.items() if name.endswith(f".{q.name}")), default=0.0)
            for q in (pair.domain.across, pair.domain.through)
        ]
        if s.acts in TOLD:
            told = _told(equations, s, variables, time)
            on = told >= s.limits[0] or (told > s.limits[1] and before[s.name])
        if s.acts == "commanded":
            found[s.name] = on
        elif closed[s.name]:
            found[s.name] = s.way * through >= -units[1] and (s.acts != "transistor" or on)
        else:
            found[s.name] = s.way * across > units[0] and (s.acts == "unilateral" or on)
    return found


def refuse_others(equations: NetworkStates) -> None:
    """ModelError for friction and stops."""
    if odd := [s for _, s in equations.switches if s.acts == "friction" or s.gap is not None]:
        raise ModelError(
            f"network {equations.model.name!r}: {odd[0].name!r} rubs or stops, and an operating point is found of "
            "ideal switches and diodes alone"
        )


def _told(equations: NetworkStates, s: IdealSwitch, variables: Mapping[str, float], time: float) -> float:
    if s.command is not None:
        return s.sense * float(equations.value(s.name, time, equations.driven.sampled_at(time)))
    if s.control is not None:
        return s.sense * float(s.control(*(variables[name] for name in s.by)))
    pair = s.pairs[1]
    return s.sense * _of(variables, s, 1, (pair.domain.across if s.senses == "across" else pair.domain.through).name)


def _of(variables: Mapping[str, float], s: IdealSwitch, port: int, quantity: str) -> float:
    name = s.pairs[port].name
    return variables[f"{s.name}.{name}.{quantity}" if name else f"{s.name}.{quantity}"]
