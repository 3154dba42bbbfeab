"""What the rows of a network's switches are measured by, and what sources ask of a mode in vain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array
from poinsot.components.domains import Domain
from poinsot.components.primitives import Resistor
from poinsot.errors import ModelError
from poinsot.motion.moding import pivots_and_null, scales
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.switching import CLOSED, Modes
from poinsot.networks.equations import Equations
from poinsot.networks.structure import network_structure
from poinsot.signals.signal import Constant, Expression, Function
from poinsot.structures.kirchhoff import Kind

Floats = NDArray[np.float64]
NONE = 1e-11
"""The share of its size below which w, or a gap, is none."""


class Rows(Protocol):
    """What is asked of the rows of a network's switches."""

    @property
    def equations(self) -> Equations: ...

    @property
    def charts(self) -> Charts: ...

    @property
    def span(self) -> float: ...

    @property
    def branches(self) -> list[int]: ...

    @property
    def turned(self) -> NDArray[np.bool_]: ...

    @property
    def D(self) -> Floats: ...

    @property
    def of_sources(self) -> Floats: ...

    @property
    def of_signals(self) -> dict[int, float]: ...

    def gaps(self, x0: Array, xi: Array, t: Array, u: Array) -> Array: ...

    def names(self, rows: Sequence[int]) -> str: ...


def is_timed(equations: Equations) -> bool:
    """Whether sources that vary with the time drive switches without anything between them."""
    e = equations
    varying = [e.model.first_branch(k) for k, s in e.sources if isinstance(e.driven.at[s.name], (Expression, Function))]
    if not e.switches or not varying:
        return False
    seen = network_structure(e)
    own = seen.rows([e.model.first_branch(k) for k, _ in e.switches])
    return bool(seen.Z.toarray()[np.ix_(own, seen.rows(varying))].any())


def sizes(rows: Rows, start: Floats) -> tuple[Floats, Floats, Floats]:
    """The sizes of w, of z and of the gap of every row that are to be expected, from what sources and storage give.

    Of each domain the largest across and through variable; where only one is known, the other by an impedance.
    """
    e = rows.equations
    given: dict[int, float] = {}
    for b, x in zip(e.branch_of_state, e.conjugates(list(start[: e.nx])), strict=True):
        given[b] = abs(float(x))
    given |= rows.of_signals
    most: dict[tuple[Domain, str], float] = {}
    for b, value in given.items():
        place = e.model.branches[b].domain, e.causality.given[b]
        most[place] = max(most.get(place, 0.0), value)
    found: list[tuple[float, float]] = []
    for b, turned in zip(rows.branches, rows.turned, strict=True):
        domain = e.model.branches[b].domain
        across, through, r = (
            most.get((domain, "across"), 0.0),
            most.get((domain, "through"), 0.0),
            _impedance(e, domain),
        )
        both = max(across, through * r) or 1.0, max(through, across / r) or 1.0
        found.append(both[::-1] if turned else both)
    reach = [abs(float(g)) for g in rows.gaps(start, np.zeros(rows.charts.local_size), np.zeros(1), np.zeros(0))]
    reach = reach[: len(rows.branches)]
    w, z = np.array(found).reshape(-1, 2).T
    return w, z, np.array([x or 1.0 for x in reach])


def most_of_sources(e: Equations, span: float) -> dict[int, float]:
    """The largest value of every source that a run shows, by branch."""
    found, times = {}, _moments(span)
    for k, s in e.sources:
        values = [abs(float(s.factor * e.value(s.name, t, e.driven.sampled_at(t)))) for t in times]
        found[e.model.first_branch(k)] = max((v for v in values if np.isfinite(v)), default=0.0)
    return found


def _moments(span: float) -> list[float]:
    """Times of a run that no period divides."""
    golden = (np.sqrt(5.0) - 1) / 2
    return [0.0, *(span * 10.0 ** (-8 * k / 256) * float(1 - 0.4 * ((k * golden) % 1.0)) for k in range(256))]


def _impedance(e: Equations, domain: Domain) -> float:
    """Across over through as it is usual in a domain of this network: of its resistors, else √(L/C), else 1."""
    logs = [
        np.log(p.r / p.a)
        for k, p in enumerate(e.model.primitives)
        if isinstance(p, Resistor)
        and p.a > 0
        and p.r > 0
        and e.model.branches[e.model.first_branch(k)].domain is domain
    ]
    if logs:
        return float(np.exp(np.mean(logs)))
    stiff: dict[bool, list[float]] = {True: [], False: []}
    curvatures = [float(h[i, i]) for h in e.stiffness(e.guess) for i in range(len(h))]
    kinds = [kind for _, s in e.storages for kind in s.kinds]
    for b, h, kind in zip(e.branch_of_state, curvatures, kinds, strict=True):
        if h > 0 and e.model.branches[b].domain is domain:
            stiff[kind == Kind.ACROSS_STORAGE].append(np.log(h))
    if stiff[True] and stiff[False]:
        return float(np.exp((np.mean(stiff[True]) - np.mean(stiff[False])) / 2))
    return 1.0


def weights(rows: Rows, S: Floats) -> Floats:
    """Of z² and w² for the least squares (m, 2): voltages and currents of one domain each in one unit."""
    domains = [rows.equations.model.branches[b].domain.name for b in rows.branches]
    logs = np.log(scales(rows.D, S))
    across = np.where(rows.turned, logs, -logs)
    unit = {d: np.mean([a for a, other in zip(across, domains, strict=True) if other == d]) for d in set(domains)}
    size = np.exp([unit[d] for d in domains])
    z, w = np.where(rows.turned, 1 / size, size), np.where(rows.turned, size, 1 / size)
    return np.stack([z**2, w**2], axis=1)


def refuse(rows: Rows, decided: Floats, loose: Floats, mode: Modes) -> None:
    """ModelError for what sources ask of a mode in vain: along directions of z that nothing answers, or only jumps."""
    e = rows.equations
    name, own = f"network {e.model.name!r}: ", len(rows.branches)
    mode = mode[:own]
    for z in loose[:own].T:
        if asked := _asked(rows, z, ()):
            source = next(s for _, s in e.sources if s.name == asked[0])
            shorts = source.kind == Kind.ACROSS_SOURCE
            involved = (z != 0) | (np.abs(rows.D @ z) > 0)
            closed = (mode == CLOSED) != rows.turned
            those = [int(i) for i in np.flatnonzero(involved & (closed if shorts else ~closed))]
            are = f"{'is' if len(those) == 1 else 'are'} {'closed' if shorts else 'open'}"
            raise ModelError(
                f"{name}the source {asked[0]!r} is {'short-circuited' if shorts else 'interrupted'} where "
                f"{rows.names(those)} {are}; give it "
                f"{'a resistance in series' if shorts else 'a path for what it drives'}"
            )
    continuous = [s.name for _, s in e.sources if s.name not in e.driven.sampled]
    for z in decided[:own].T:
        if asked := _asked(rows, z, continuous):
            raise ModelError(
                f"{name}in a mode of {rows.names([int(i) for i in np.flatnonzero(z)])} the sampled source {asked[0]!r} "
                "is tied to storage directly, which would have to follow its jumps; put a resistance between them, or "
                "give the source as a formula"
            )


def against(rows: Rows, S: Floats, row: int) -> str:
    """The sources that a row and others short-circuit or interrupt with nothing between, as a clause; "" for none.

    These are where z moves nothing and is seen by none of what is closed, D_αα z = 0 = zᵀ S z, and yet wᵀ z is what
    sources give. α: all rows, those of switches that conduct, those of switches that block, if all do
    """
    own = len(rows.branches)
    for some in (np.ones(own, bool), ~rows.turned, rows.turned):
        closed = np.flatnonzero(some)
        _, N = pivots_and_null(rows.D[np.ix_(closed, closed)])
        _, still = pivots_and_null(N.T @ S[np.ix_(closed, closed)] @ N)
        for part in (N @ still).T:
            z = np.zeros(own)
            z[closed] = part
            those = np.flatnonzero((z != 0) | (np.abs(rows.D @ z) > 0))
            if row in those and (asked := _asked(rows, z, ())):
                return _alone(rows, [int(i) for i in those], asked)
    return ""


def _alone(rows: Rows, those: Sequence[int], sources: Sequence[str]) -> str:
    """What rows do to sources, and what to do."""
    shorts = next(s.kind for _, s in rows.equations.sources if s.name == sources[0]) == Kind.ACROSS_SOURCE
    several = len(sources) > 1
    done = f"{'short-circuit' if shorts else 'interrupt'}{'s' if len(those) == 1 else ''}"
    return (
        f"{rows.names(those)} {done} the source{'s' if several else ''} {', '.join(map(repr, sources))} with nothing "
        f"between; give {'them' if several else 'it'} "
        f"{'a resistance in series' if shorts else 'a path for what it drives'}"
    )


def _asked(rows: Rows, z: Floats, allowed: Sequence[str]) -> list[str]:
    """The sources that w along z depends on, but those that are allowed and those that give nothing."""
    e = rows.equations
    terms = z[:, None] * rows.of_sources
    found = np.abs(terms.sum(axis=0)) > 1e-9 * np.abs(terms).max(axis=0, initial=0.0)
    names = [s.name for (_, s), some in zip(e.sources, found, strict=True) if some and s.name not in allowed]
    return [n for n in names if e.driven.at[n] != Constant(0.0)]
