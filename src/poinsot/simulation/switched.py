"""What the loop of switching Systems works on: a `Switch` that stays the same in a run, `Rows` that it changes."""

from __future__ import annotations

from itertools import pairwise
from math import prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.motion.switching import FORWARD, FRICTION, GATED, OPEN, KnownModes, Mode, Switching
from poinsot.simulation.plan import in_one_piece

Vector: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]

STATE = np.dtype(
    [(name, np.float64) for name in ("mark", "since", "slope", "window")]
    + [
        (name, np.int64)
        for name in (
            "stage",
            "entry",
            "closed",
            "watching",
            "fired",
            "changes",
            "logged",
            "refusal",
            "jumped",
            "ending",
            "launched",
            "begun",
            "blind",
            "idle",
            "flurry",
        )
    ]
    + [(name, np.int64) for name in ("event", "located", "decided", "row", "known", "spread", "code", "straight")]
)
"""mark     time from which on `changes` counts instants without progress (of chattering)
since    time of the last change of the mode        flurry    changes in a row by guards that stayed tolerated
slope    of the guard at the event found            stage     STEPPING, or what is to be done (`loops.instants`)
entry    in the table of modes, −1: to be found     closed    whether any row is not OPEN
watching what guards are read from (`loops.guards`)  fired    the guard that ended the step, −1 none
logged   entries of the log in the arrays           refusal   of decide
event    of the user, that ended the run or whose reset waits to be booked
located  steps taken again to land on events
decided  instants                                   row       the guard that a status is about
jumped   whether the state has jumped in this instant   ending   1 + the event by which the run ends here
launched whether it has begun
spread   whether the further stages for dense output of the step that was tried are known
window   for how long guards are looked at in one go [s] (`loops.windows`), 0: not known
straight whether the last gap that closed did so along a parabola (`loops.crossings`)
code     a number of the mode (`loops.guards`), by which `pace` is found
known    whether g and w at the start of the step are those at the end of the one before"""
EVENT = np.dtype(
    [(name, np.float64) for name in ("time", "impulse", "energy")]
    + [(name, np.int64) for name in ("row", "before", "after")]
)
"""An entry of the log; a row from m on is an event of the user, number row − m."""
DECISION = np.dtype(
    [(name, np.int64) for name in ("rounds", "row", "other", "mended", "doubtful", "shares")]
    + [(name, np.float64) for name in ("amount", "pivot")]
)
"""rounds    jumps of this instant so far           row, other, amount, pivot   whom a refusal is about, and how much
mended    the row where Newton's law would have made energy and Poisson's was taken, −1
doubtful  the row where contact and separation are both possible and separation was taken, −1
shares    how many rows of the jump asked for share what others could carry as well"""


class Switch(NamedTuple):
    """What stays the same of what switches; by rows [m], by elements [nc], by events of the user [ng]."""

    watch: int  # addresses of kernels; 0: none, or not made yet
    data: int
    margins: int
    impulse: int
    supplied: int
    guards: int
    element: Whole  # [m]
    kind: Whole  # [m]
    degree: Whole  # [m]
    normal: Whole  # [m]: the row of the element's normal, of its tangential rows; else −1
    mate: Whole  # [m]: the other tangential row of the element, else −1
    gated: Whole  # [m]: rows that are GATED and turned
    restitution: Vector  # [nc]
    static: Vector
    kinetic: Vector
    poisson: Whole
    loss: Whole  # [nc]: place among the powers
    gap: Vector  # [m]
    rate: Vector
    guessed: Whole  # [m]: 1, `rate` follows the motion, 2, `gap` does too
    force: Vector  # [m]: z that is none
    span: float  # the length of the run [s]
    resets: Whole  # [ng] addresses, 0: none
    terminal: Whole
    ways: Whole
    silent: Whole  # [ng]: events that land a step and no more
    booked: Whole  # [ng]: the place among the powers of what a reset takes, −1
    points: Vector  # of Gauss's rule along jumps, none where w is straight
    shares: Vector
    moments: Vector  # [7]: of a window, at which guards are looked at
    foretelling: Vector  # [2, 7]: what two of them miss by, of the quartic through the others
    slopes: Vector  # [7, 7]: of the polynomial through all, at each


class Rows(NamedTuple):
    """The arrays of what switches, beside those in `Work`."""

    mode: Whole  # [m], as a step or an instant begins
    direction: Vector  # [m]
    fired: Whole  # [m]: 1, its guard is zero here
    chosen: Whole  # [m]: the mode decided
    turned: Vector  # [m]: the direction decided
    jump: Vector  # [m]: ẑ that is asked for
    last: Vector  # [m]: of the decision, the time of the last impact, −∞ at the start
    flight: Vector
    tableau: Vector  # workspaces of the decision, `decision_room`
    levels: Vector
    vectors: Vector
    labels: Whole
    lost: Vector  # [m]: −½ (w⁺ + w⁻) ẑ by row
    out: Vector  # what the kernel `data` writes; the next are parts of it
    g: Vector
    w: Vector
    b: Vector
    S: Vector
    D: Vector
    F: Vector
    command: Vector
    z: Vector  # [m]: in the mode
    seen: Vector  # [2 m], what `watch` writes
    inside: Vector  # [7 m], what `margins` writes
    gamma: Vector  # [ng]
    margin: Vector  # [m + ng], not negative as long as the mode holds
    base: Vector  # [m + ng], what it was at the start of the step where that is rounding, else 0
    deflated: Whole  # [m + ng]: whether it is
    rise: Vector  # [m + ng]: rates of the margins before the event that was found, 0: not known
    bracket: Vector  # [4, m + ng]: margins at three moments of the step, and at its start
    course: Vector  # [9, m + ng]: margins, and γ of events, at the moments of a window, and two lines of `windows`
    size: Vector  # [m], of z since the mode holds
    side: Whole  # [ng], on which γ is
    hot: Whole  # [ng]: 1, it is where it has just passed, 2, and the state has jumped since
    none: Vector  # [ng]: how large a γ is none there
    held: Whole  # [ng]: it has fired here
    before: Whole  # [m]: the mode before this instant
    old_w: Vector  # [m]: before a jump
    sums: Vector  # [m, 2]: impulse and energy lost in this instant
    struck: Whole  # [m]: rows that a jump of this instant was for
    carries: Whole  # [m]: 1, a gated row whose load was not none when it was looked at last
    again: Whole  # [m]: times that a row's guard has fired since `mark`
    borne: Vector  # [m]: a z that the closed rows can carry: of all that do the same, the nearest to it is meant
    lively: Vector  # [m]: the largest w²/S seen, of a row and those that it is coupled to
    quiet: Whole  # [m]: its margin is rounding while it is within its tolerance
    pushed: Vector  # [nx + m + c], the input of the kernel `impulse`
    given: Vector  # [nx + 1 + nu + c], the input of guards and resets
    asked: Vector  # [nx + 1 + nu + m + c], the input of the kernel `supplied`
    gift: Vector  # [ports], what it writes
    gifts: Vector  # [ports], its mean along a jump
    left: Vector  # [nx], the state before a reset
    modes: Whole  # [known, m], the table of modes and their σ
    sigmas: Vector  # [known, nm]
    known: Whole  # [1]
    kept: Vector  # [room + 1, ns], σ of each sample
    pace: Vector  # [64], the step proposed at the end of the last one in a mode, at the place that its code says
    paced: Whole  # [64], the code of that mode
    windows: Vector  # [64], `window` of that mode
    log: NDArray[np.void]  # [events] of EVENT
    decision: NDArray[np.void]  # [1] of DECISION
    state: NDArray[np.void]  # [1] of STATE


LOG = 1024
PACES = 64
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
    return np.zeros((n, n + 2)), np.zeros((m, n)), np.zeros((13, n)), np.zeros((10, n), np.int64), np.zeros(m)


def switch_for(switching: Switching, span: float, booked: Whole) -> Switch:
    """The numbers of what switches; addresses of kernels that wait until they are needed are 0."""
    m, ng = len(switching.row_names), len(switching.event_names)
    normal, mate = _contacts(switching)
    points, shares = np.polynomial.legendre.leggauss(POINTS) if switching.curved else (np.zeros(0), np.zeros(0))
    turned = np.zeros(m, bool) if switching.turned is None else np.asarray(switching.turned, bool)
    return Switch(
        watch=switching.watch.address if m else 0,
        data=0,
        margins=0,
        impulse=0,
        supplied=0,
        guards=0 if switching.guards is None else switching.guards.address,
        element=_whole(switching.element),
        kind=_whole(switching.kind),
        degree=_whole(switching.degree),
        normal=normal,
        mate=mate,
        gated=_whole((np.asarray(switching.kind) == GATED) & turned),
        restitution=_real(switching.restitution),
        static=_real(switching.static),
        kinetic=_real(switching.kinetic),
        poisson=_whole(switching.poisson),
        loss=_whole(switching.loss),
        gap=_real(switching.gap),
        rate=_real(switching.rate),
        guessed=np.zeros(m, np.int64) if switching.guessed is None else _whole(switching.guessed),
        force=np.zeros(m) if switching.force is None else _real(switching.force),
        span=float(span),
        resets=_whole([0 if each is None else each.address for each in switching.resets]),
        terminal=_whole(switching.terminal),
        ways=_whole(switching.ways),
        silent=_whole([not name for name in switching.event_names]),
        booked=_whole(booked if ng else []),
        points=0.5 + 0.5 * points,
        shares=0.5 * shares,
        moments=MOMENTS,
        foretelling=FORETELLING,
        slopes=SLOPES,
    )


def rows_for(switching: Switching, nx: int, nu: int, nc: int, room: int) -> Rows:
    """The arrays of a run with room for so many samples, of a System with nx, nu and nc numbers of state, input, c."""
    m, ng = len(switching.row_names), len(switching.event_names)
    tableau, levels, vectors, labels, lost = decision_room(m)
    ports = 0 if switching.supplied is None else prod(*switching.supplied.outputs.values())
    begins = np.full(m, OPEN) if switching.begins is None else np.array(switching.begins, dtype=np.int64)
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
        bracket=np.zeros((4, both)), course=np.zeros((9, both)), size=np.zeros(m),
        side=np.zeros(ng, np.int64), hot=np.zeros(ng, np.int64), none=np.zeros(ng), held=np.zeros(ng, np.int64),
        before=begins.astype(np.int64), old_w=np.zeros(m), sums=np.zeros((m, 2)),
        struck=np.zeros(m, np.int64), carries=np.zeros(m, np.int64), again=np.zeros(m, np.int64),
        quiet=np.zeros(m, np.int64), borne=np.zeros(m), lively=np.zeros(m),
        pushed=np.zeros(nx + m + nc), given=np.zeros(nx + 1 + nu + nc), left=np.zeros(nx),
        asked=np.zeros(nx + 1 + nu + m + nc), gift=np.zeros(ports), gifts=np.zeros(ports),
        kept=np.zeros((room + 1, switching.sigma_size)),
        pace=np.zeros(PACES), paced=np.zeros(PACES, np.int64), windows=np.zeros(PACES),
        decision=np.zeros(1, DECISION), state=np.zeros(1, STATE),
    ))  # fmt: skip
    cuts = np.cumsum([0, m, m, m, m * m, m * m, 2 * m, 2 * m])
    g, w, b, S, D, F, command = (own["out"][first:last] for first, last in pairwise(cuts))
    rows = Rows(
        **own,
        **dict(g=g, w=w, b=b, S=S.reshape(m, m), D=D.reshape(m, m), F=F.reshape(m, 2), command=command.reshape(m, 2)),
        modes=np.zeros((room_for_modes, m), np.int64),
        sigmas=np.zeros((room_for_modes, switching.mode_size)),
        known=np.zeros(1, np.int64),
        log=np.zeros(LOG, EVENT),
    )
    rows.state["entry"] = rows.state["fired"] = rows.state["event"] = rows.state["row"] = -1
    rows.decision["mended"] = rows.decision["doubtful"] = -1
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
    """Of each row the normal row of its element, and its other tangential row; −1 without."""
    element, kind = np.asarray(switching.element), np.asarray(switching.kind)
    normal, mate = np.full(len(element), -1), np.full(len(element), -1)
    for e in np.unique(element):
        own = np.flatnonzero(element == e)
        tangential = own[kind[own] == FRICTION]
        if kind[own[0]] != FRICTION:
            normal[tangential] = own[0]
        if len(tangential) == 2:
            mate[tangential] = tangential[::-1]
    return _whole(normal), _whole(mate)


def _whole(values: Any) -> Whole:
    return np.array(values, dtype=np.int64)


def _real(values: Any) -> Vector:
    return np.array(values, dtype=np.float64)
