"""The arrays of what switches, made for a run: `Switch` and `Rows` of `loops.switching_records`."""

from __future__ import annotations

from itertools import pairwise
from math import prod
from typing import TypeAlias

import numpy as np

from poinsot.algebra.arrays import Ints, Vector
from poinsot.code.records import dtype_of, part, zeros
from poinsot.motion.switching import CLOSED, FORWARD, FRICTION, GATED, OPEN, TRANSISTOR, KnownModes, Mode, Switching
from poinsot.simulation.loops.switching_records import (
    Decision,
    LogEntry,
    RowKinds,
    Rows,
    State,
    Switch,
    SwitchElements,
    SwitchEvents,
    SwitchKernels,
    SwitchRules,
)
from poinsot.simulation.plan import in_one_piece

Whole: TypeAlias = Ints
STATE, EVENT, DECISION = dtype_of(State), dtype_of(LogEntry), dtype_of(Decision)


LOG = 4096
PACES, FOLLOWED = 256, 2048
MODES = 16  # the least room for modes in the table
POINTS = 12
"""Points of Gauss's rule along a jump in which w is not straight."""


MOMENTS: Vector = np.array([0.0, 0.118, 0.25, 0.5, 0.639, 0.75, 1.0])
PROBES, QUARTERS = [1, 4], [0, 2, 3, 5, 6]
"""The moments of a window at which margins must be what the quartic through its quarters foretells."""


def _foretelling() -> Vector:
    """[2, 7]: the quartic less the value, at the two probes."""
    found = np.zeros((2, len(MOMENTS)))
    for row, probe in zip(found, PROBES, strict=True):
        row[probe] = -1.0
        for k in QUARTERS:
            others = MOMENTS[[j for j in QUARTERS if j != k]]
            row[k] = np.prod((MOMENTS[probe] - others) / (MOMENTS[k] - others))
    return found


def _slopes() -> Vector:
    """[7, 7]: the derivatives at the moments of the polynomial through all seven (Berrut, Trefethen 2004)."""
    apart = MOMENTS[:, None] - MOMENTS + np.eye(len(MOMENTS))
    weight = 1.0 / np.prod(apart, axis=1)
    found: Vector = weight / weight[:, None] / apart
    np.fill_diagonal(found, 0.0)
    np.fill_diagonal(found, -found.sum(axis=1))
    return found


FORETELLING, SLOPES = _foretelling(), _slopes()


def decision_room(m: int) -> tuple[Vector, Vector, Vector, Whole, Vector]:
    """The workspaces of the decision: tableau, levels, vectors, labels, lost."""
    n = 2 * m + 2
    return np.zeros((n, n + 2)), np.zeros((m, n)), np.zeros((14, n)), np.zeros((11, n), np.int64), np.zeros(m)


def switch_for(switching: Switching, span: float, booked: Whole) -> Switch:
    """The numbers of what switches; addresses of kernels that wait until they are needed are 0."""
    m, ng = len(switching.rows.names), len(switching.events.names)
    normal, mate = _contacts(switching)
    points, shares = np.polynomial.legendre.leggauss(POINTS) if switching.curved else (np.zeros(0), np.zeros(0))
    turned = np.zeros(m, bool) if switching.rows.turned is None else np.asarray(switching.rows.turned, bool)
    opens = np.asarray(switching.rows.kind) == TRANSISTOR
    kernels = SwitchKernels(
        watch=switching.kernels.watch.address if m else 0,
        data=0,
        margins=0,
        commands=0,
        impulse=0,
        supplied=0,
        guards=0 if switching.events.guards is None else switching.events.guards.address,
        modal=int("sigma" in switching.kernels.data.inputs),
        evenly=int(switching.evenly),
        plain=int(switching.told and not switching.rows.degree.any() and not np.isin(FRICTION, switching.rows.kind)),
    )
    rows = RowKinds(
        element=_whole(switching.rows.element),
        kind=_whole(np.where(opens, GATED, switching.rows.kind)),
        degree=_whole(switching.rows.degree),
        normal=normal,
        mate=mate,
        gated=_whole(np.isin(switching.rows.kind, (GATED, TRANSISTOR)) & turned),
        opens=_whole(opens),
        gap=_real(switching.rows.gap),
        rate=_real(switching.rows.rate),
        guessed=np.zeros(m, np.int64) if switching.rows.guessed is None else _whole(switching.rows.guessed),
        force=np.zeros(m) if switching.rows.force is None else _real(switching.rows.force),
    )
    laws = switching.elements
    static, kinetic = _real(laws.static), _real(laws.kinetic)
    beside = _whole(np.arange(len(static)) if laws.beside is None else laws.beside)
    elements = SwitchElements(_real(laws.restitution), static, kinetic, _whole(laws.poisson), _whole(laws.loss), beside)
    events = SwitchEvents(
        resets=_whole([0 if each is None else each.address for each in switching.events.resets]),
        terminal=_whole(switching.events.terminal),
        ways=_whole(switching.events.ways),
        silent=_whole([not name for name in switching.events.names]),
        booked=_whole(booked if ng else []),
    )
    rules = SwitchRules(0.5 + 0.5 * points, 0.5 * shares, MOMENTS, FORETELLING, SLOPES)
    return Switch(kernels, rows, elements, events, rules, span=float(span), step=0, parts=np.zeros(0))


def rows_for(switching: Switching, nx: int, nu: int, nc: int, room: int) -> Rows:
    """The arrays of a run with room for so many samples, of a System with nx, nu and nc numbers of state, input, c."""
    m, ng = len(switching.rows.names), len(switching.events.names)
    tableau, levels, vectors, labels, lost = decision_room(m)
    ports = 0 if switching.kernels.supplied is None else prod(*switching.kernels.supplied.outputs.values())
    begins = np.full(m, OPEN) if switching.rows.begins is None else np.array(switching.rows.begins, dtype=np.int64)
    turned = False if switching.rows.turned is None else np.asarray(switching.rows.turned, bool)
    held = (begins == CLOSED) != turned  # of gates: one that begins closed bears its load
    both = m + ng
    room_for_modes = max(MODES, 2 * len(_met(switching)))
    own = in_one_piece(dict(
        mode=begins.astype(np.int64),
        direction=np.where(begins == FORWARD, 1.0, np.where(begins > FORWARD, -1.0, 0.0)),
        fired=np.zeros(m, np.int64), chosen=np.zeros(m, np.int64), turned=np.zeros(m), jump=np.zeros(m),
        last=np.full(m, -np.inf), flight=np.zeros(m),
        tableau=tableau, levels=levels, vectors=vectors, labels=labels, lost=lost,
        out=np.zeros(3 * m + 2 * m * m + 4 * m),
        z=np.zeros(m), seen=np.zeros(2 * m), inside=np.zeros(7 * m), gamma=np.zeros(ng), margin=np.ones(both),
        base=np.zeros(both), deflated=np.zeros(both, np.int64), rise=np.zeros(both),
        bracket=np.zeros((4, both)), course=np.zeros((10, both)), size=np.zeros(m),
        side=np.zeros(ng, np.int64), hot=np.zeros(ng, np.int64), none=np.zeros(ng), held=np.zeros(ng, np.int64),
        before=begins.astype(np.int64), old_w=np.zeros(m), sums=np.zeros((m, 2)),
        struck=np.zeros(m, np.int64), carries=_whole(held), again=np.zeros(m, np.int64),
        quiet=np.zeros(m, np.int64), borne=np.zeros(m), lively=np.zeros(m), leans=np.zeros((m, m)),
        pushed=np.zeros(nx + m + nc), given=np.zeros(nx + 1 + nu + nc), left=np.zeros(nx),
        offered=np.zeros(0), found=np.zeros(0), moved=np.zeros(0),
        asked=np.zeros(nx + 1 + nu + m + nc), gift=np.zeros(ports), gifts=np.zeros(ports),
        kept=np.zeros((room + 1, switching.sigma_size)),
        pace=np.zeros(PACES), paced=np.zeros(PACES, np.int64), windows=np.zeros(PACES), clears=np.zeros(PACES),
    ))  # fmt: skip
    cuts = np.cumsum([0, m, m, m, m * m, m * m, 2 * m, 2 * m])
    g, w, b, S, D, F, command = (own["out"][first:last] for first, last in pairwise(cuts))
    rows = part(Rows, {
        **own,
        **dict(g=g, w=w, b=b, S=S.reshape(m, m), D=D.reshape(m, m), F=F.reshape(m, 2), command=command.reshape(m, 2)),
        "modes": np.zeros((room_for_modes, m), np.int64), "sigmas": np.zeros((room_for_modes, switching.mode_size)),
        "known": np.zeros(1, np.int64), "followed": np.zeros(FOLLOWED, np.int64),
        "log": zeros(LogEntry, LOG), "decision": zeros(Decision), "state": zeros(State),
    })  # fmt: skip
    rows.state["entry"] = rows.state["place"] = rows.state["fired"] = rows.state["event"] = rows.state["row"] = -1
    rows.choice.decision["mended"] = rows.choice.decision["doubtful"] = -1
    return rows


def fill_modes(switching: Switching, modes: Whole, sigmas: Vector, closed: bool) -> int:
    """The modes that are known already into a table, as many as it holds; how many that are.

    closed  whether the kernels of modes that are not all OPEN are there: the loop enters a mode of the table at once
    """
    met = [(np.frombuffer(mode, np.int64), made) for mode, made in _met(switching)]
    met = [(mode, made) for mode, made in met if closed or not mode.any()][: len(modes)]
    for known, (mode, made) in enumerate(met):
        modes[known], sigmas[known] = mode, made.sigma
    return len(met)


def _met(switching: Switching) -> list[tuple[bytes, Mode]]:
    return list(switching.modes.met.items()) if isinstance(switching.modes, KnownModes) else []


def _contacts(switching: Switching) -> tuple[Whole, Whole]:
    """Of each row the normal row of its element, and the other row of its disc; −1 without."""
    element, kind = np.asarray(switching.rows.element), np.asarray(switching.rows.kind)
    normal, mate = np.full(len(element), -1), np.full(len(element), -1)
    for e in np.unique(element):
        own = np.flatnonzero(element == e)
        tangential = own[kind[own] == FRICTION]
        if kind[own[0]] != FRICTION:
            normal[tangential] = own[0]
    for one, two in switching.rows.discs:
        mate[one], mate[two] = two, one
    return _whole(normal), _whole(mate)


def _whole(values: object) -> Whole:
    return np.array(values, dtype=np.int64)


def _real(values: object) -> Vector:
    return np.array(values, dtype=np.float64)
