"""The units of the rows of a network's switches, and sources that no mode can satisfy.

Law: reordering and scaling rows changes nothing, tests/switching/test_symmetries.py. Source: docs/switching-theory.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import NoReturn, final

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.algebra.columns import Column, Divided, on_rows
from poinsot.algebra.scalars import Scalar
from poinsot.components.domains import Domain
from poinsot.components.primitives import IdealSwitch, LinearResistor, Relation
from poinsot.errors import ModelError, SimulationError
from poinsot.motion.moding import pivots_and_null, scales, seen_along
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.of_network.row_ports import RowPorts
from poinsot.motion.switching import CLOSED, Modes
from poinsot.networks.equations import CausalEquations
from poinsot.networks.structure import network_structure
from poinsot.records import dataclass, field
from poinsot.signals.signal import Constant, Expression, Function
from poinsot.structures.kirchhoff import EdgeKind

NONE, ROUNDING = 1e-11, 1e-14
"""The share of its size below which w, or a gap, is none; of a command, what is rounding."""


@final
@dataclass(frozen=True, eq=False)
class SwitchRows:
    """The rows of a network's switches: what their sizes and refusals rest on.

    D (m, m), of_sources (m, sources), of_signals  ∂w/∂z, ∂w/∂ signals, and the most that these give, by branch
    span        how long a run lasts [s]      beyond  as of `RowPorts`
    unchanging  sizes that do not depend on where a run begins, as they were found
    """

    equations: CausalEquations
    charts: Charts
    branches: list[int]
    turned: Bools
    D: Floats
    of_sources: Floats
    of_signals: Mapping[int, Floats]
    span: float
    beyond: frozenset[str]
    unchanging: dict[object, Floats] = field(default_factory=dict)

    def names(self, rows: Iterable[int]) -> str:
        """Some switches, in a sentence."""
        return ", ".join(repr(self.equations.switches[i][1].name) for i in rows)


def is_timed(equations: CausalEquations) -> bool:
    """Whether sources that vary with the time drive switches without anything between them."""
    e = equations
    varying = [e.model.first_branch(k) for k, s in e.sources if isinstance(e.driven.at[s.name], (Expression, Function))]
    if not e.switches or not varying:
        return False
    seen = network_structure(e)
    own = seen.rows([e.model.first_branch(k) for k, _ in e.switches])
    return bool(seen.Z.toarray()[np.ix_(own, seen.rows(varying))].any())


def sizes(rows: SwitchRows, start: Sequence[Scalar] | Floats, count: int = 1) -> tuple[Floats, Floats, Floats, Ints]:
    """The sizes of w, of z and of the gap of every row [count, rows] that are to be expected, from what sources and
    storage give, and 1 where nothing tells those of w and z; numbers are those of so many members.

    Of each domain the largest across and through variable; where only one is known, the other by an impedance. In the
    place of z of what is commanded stands the share of its command that `NONE` makes rounding of.
    """
    e = rows.equations
    given: dict[int, Floats] = dict(zip(e.branch_of_state, _of_storage(e, list(start[: e.nx]), count), strict=True))
    given |= rows.of_signals
    most: dict[tuple[Domain, str], Floats] = {}
    times = _moments(rows.span)
    for b, value in given.items():
        place = e.model.branches[b].domain, e.causality.given[b]
        most[place] = np.fmax(most.get(place, 0.0), value)
    w, z, guessed = *np.ones((2, count, len(rows.branches))), np.zeros((count, len(rows.branches)), np.int64)
    with np.errstate(all="ignore"):
        for i, (b, turned) in enumerate(zip(rows.branches, rows.turned, strict=True)):
            domain = e.model.branches[b].domain
            across, through = (most.get((domain, name), np.zeros(count)) for name in ("across", "through"))
            r = _once(rows, ("impedance", domain, count), partial(_impedance, e, domain, count))
            both = _or_one(np.fmax(across, through * r)), _or_one(np.fmax(through, across / r))
            w[:, i], z[:, i] = both[::-1] if turned else both
            guessed[:, i] = (across == 0.0) & (through == 0.0)
        for i, (k, s) in enumerate(e.switches):
            if s.acts == "commanded":
                z[:, i] = ROUNDING / NONE * _or_one(_most_told(rows, k, s, times, most, count))
    x0 = np.array(list(start), dtype=object)
    ports = RowPorts(e, Charts(e, bool(rows.charts.clock)), rows.beyond)
    reach = ports.gaps(x0, np.zeros(rows.charts.local_size), np.zeros(1), np.zeros(0))[: len(rows.branches)]
    gaps = np.stack([np.ones(count), *(_or_one(np.abs(on_rows(g, count))) for g in reach)], 1)[:, 1:]
    return w, z, gaps, guessed


def _of_storage(e: CausalEquations, start: list[Scalar], count: int) -> Floats:
    """What storage gives [nx, count], and 0 where its terms cancel but for rounding, as forces of gas at rest do."""

    def told(x: list[Scalar]) -> Floats:
        return np.array([on_rows(each, count) for each in e.conjugates(x)], dtype=np.float64).reshape(-1, count)

    found = told(start)
    for turn in (3, 5):
        near = [x * (1.0 + ROUNDING * np.sin(turn * (k + 1.0))) for k, x in enumerate(start)]
        found = np.where(np.abs(found) <= np.abs(found - told(near)), 0.0, found)
    return np.abs(found)


def _once(rows: SwitchRows, name: object, make: Callable[[], Floats]) -> Floats:
    """What does not depend on where a run begins, made by the first that asks for it."""
    known = rows.unchanging
    if name not in known:
        known[name] = make()
    return known[name]


def _most_told(
    rows: SwitchRows,
    k: int,
    s: IdealSwitch,
    times: Sequence[float],
    most: Mapping[tuple[Domain, str], Floats],
    count: int,
) -> Floats:
    """The largest value seen of a switch's command, or of the value it is compared with [count]."""
    found = np.fmax(*(np.abs(on_rows(x, count)) for x in s.limits))
    e = rows.equations
    if s.command is not None:
        most_of = _once(rows, ("command", s.name, count), partial(_most, e, s.name, times, count))
        found = np.fmax(found, most_of)
    elif s.control is None:
        sensed = e.model.branches[e.model.first_branch(k) + 1].domain
        found = np.fmax(found, most.get((sensed, s.senses), 0.0))
    return found


def _or_one(values: Floats) -> Floats:
    return np.where(values == 0.0, 1.0, values)


def most_of_sources(e: CausalEquations, span: float, count: int = 1) -> dict[int, Floats]:
    """The largest value of every source that a run shows [count], by branch."""
    found, times = {}, _moments(span)
    for k, s in e.sources:
        found[e.model.first_branch(k)] = _most(e, s.name, times, count, on_rows(s.factor, count))
    return found


def _most(e: CausalEquations, name: str, times: Sequence[float], count: int, factor: float | Floats = 1.0) -> Floats:
    """The largest finite size of a source's values [count]."""
    values = np.abs(_values(e, name, times, count) * factor)
    return np.asarray(np.where(np.isfinite(values), values, 0.0).max(axis=0))


def _values(e: CausalEquations, name: str, times: Sequence[float], count: int) -> Floats:
    """The values of a source at some times [times, count]; of one member at all times at once, where its law can."""
    if count == 1 and isinstance(e.driven.at[name], Expression):
        try:
            return on_rows(e.value(name, Column(np.array(times)), []), len(times))[:, None]
        except (TypeError, ValueError, ZeroDivisionError, Divided):
            pass
    return np.stack([on_rows(e.value(name, t, e.driven.sampled_at(t)), count) for t in times])


@lru_cache(maxsize=16)
def _moments(span: float) -> tuple[float, ...]:
    """Times of a run that no period divides."""
    golden = (np.sqrt(5.0) - 1) / 2
    return 0.0, *(span * 10.0 ** (-8 * k / 256) * float(1 - 0.4 * ((k * golden) % 1.0)) for k in range(256))


def _impedance(e: CausalEquations, domain: Domain, count: int) -> Floats:
    """Across over through as it is usual in a domain of this network [count]: of its resistors, else √(L/C), else 1."""
    logs = [np.log(on_rows(r, count)) for r in _resistances(e, domain)]
    if logs:
        return np.asarray(np.exp(_mean(logs)))
    stiff: dict[bool, list[Floats]] = {True: [], False: []}
    curvatures = [h[i, i] for h in e.stiffness(e.guess) for i in range(len(h))]
    kinds = [kind for _, s in e.storages for kind in s.kinds]
    for b, h, kind in zip(e.branch_of_state, curvatures, kinds, strict=True):
        if h > 0 and e.model.branches[b].domain is domain:
            stiff[kind == EdgeKind.ACROSS_STORAGE].append(np.log(on_rows(h, count)))
    if stiff[True] and stiff[False]:
        return np.asarray(np.exp((_mean(stiff[True]) - _mean(stiff[False])) / 2))
    return np.ones(count)


def _resistances(e: CausalEquations, domain: Domain) -> Iterator[Scalar]:
    """Across over through, above 0, of the linear resistors of a domain, with or without a terminal for their heat."""
    for k, p in enumerate(e.model.primitives):
        first = e.model.first_branch(k)
        if isinstance(p, LinearResistor) and e.model.branches[first].domain is domain and p.a > 0 and p.r > 0:
            yield p.r / p.a
        elif isinstance(p, Relation):
            for port, slopes in p.slopes.items():
                if e.model.branches[first + port].domain is domain:
                    own = [x for (of, _), x in zip(p.reads, slopes, strict=True) if of == port and x > 0]
                    yield from (x if p.outputs[port] == "across" else 1 / x for x in own)


def _mean(values: Sequence[Floats]) -> Floats:
    """Of one after the other, so that many members have the bits of each alone."""
    return np.asarray(sum(values[1:], values[0]) / len(values))


def weights(rows: SwitchRows, S: Floats, D: Floats) -> Floats:
    """Of z² and w² for the least squares (…, m, 2): voltages and currents of one domain each in one unit."""
    domains = [rows.equations.model.branches[b].domain.name for b in rows.branches]
    logs = np.log(scales(D, S))
    across = np.where(rows.turned, logs, -logs)
    units = {d: _mean([across[..., i] for i, other in enumerate(domains) if other == d]) for d in domains}
    size = np.stack([np.ones(D.shape[:-2]), *(np.exp(units[d]) for d in domains)], -1)[..., 1:]
    z, w = np.where(rows.turned, 1 / size, size), np.where(rows.turned, size, 1 / size)
    return np.stack([z**2, w**2], axis=-1)


def own_bounds(D: Floats, F: Floats, more: int) -> Floats:
    """F (…, m) of the rows that D (…, m, m) does not see, 0 of others, of which so many follow (…, m + more)."""
    found = np.where((D != 0.0).any(axis=-1), 0.0, F)
    return np.concatenate([found, np.zeros((*found.shape[:-1], more))], axis=-1)


def refuse(rows: SwitchRows, decided: Floats, loose: Floats, mode: Modes) -> None:
    """ModelError for sources that a mode cannot satisfy: along directions of z with no response, or with jumps
    alone.
    """
    e = rows.equations
    name, own = f"network {e.model.name!r}: ", len(rows.branches)
    mode = mode[:own]
    for z in loose[:own].T:
        if asked := _asked(rows, z, ()):
            source = next(s for _, s in e.sources if s.name == asked[0])
            shorts = source.kind == EdgeKind.ACROSS_SOURCE
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


def against(rows: SwitchRows, S: Floats, row: int) -> str:
    """The sources that a row and others short-circuit or interrupt with nothing between, as a clause, by S (m, m); ""
    for none.

    These are where z moves nothing and is seen by none of what is closed, D_αα z = 0 = zᵀ S z, and yet wᵀ z is what
    sources give. α: all rows, those of switches that conduct, those of switches that block, if all do
    """
    own = len(rows.branches)
    for some in (np.ones(own, bool), ~rows.turned, rows.turned):
        closed = np.flatnonzero(some)
        _, N = pivots_and_null(rows.D[np.ix_(closed, closed)])
        _, still = pivots_and_null(*seen_along(N, S[np.ix_(closed, closed)]))
        for part in (N @ still).T:
            z = np.zeros(own)
            z[closed] = part
            those = np.flatnonzero((z != 0) | (np.abs(rows.D @ z) > 0))
            if row in those and (asked := _asked(rows, z, ())):
                return _alone(rows, [int(i) for i in those], asked)
    return ""


def _alone(rows: SwitchRows, those: Sequence[int], sources: Sequence[str]) -> str:
    """What rows do to sources, and what to do."""
    shorts = next(s.kind for _, s in rows.equations.sources if s.name == sources[0]) == EdgeKind.ACROSS_SOURCE
    several = len(sources) > 1
    done = f"{'short-circuit' if shorts else 'interrupt'}{'s' if len(those) == 1 else ''}"
    return (
        f"{rows.names(those)} {done} the source{'s' if several else ''} {', '.join(map(repr, sources))} with nothing "
        f"between; give {'them' if several else 'it'} "
        f"{'a resistance in series' if shorts else 'a path for what it drives'}"
    )


def _asked(rows: SwitchRows, z: Floats, allowed: Sequence[str]) -> list[str]:
    """The sources that w along z depends on, but those that are allowed and those that give nothing."""
    e = rows.equations
    terms = z[:, None] * rows.of_sources
    # a sum that cancels but for rounding
    found = np.abs(terms.sum(axis=0)) > 1e-9 * np.abs(terms).max(axis=0, initial=0.0)
    names = [s.name for (_, s), some in zip(e.sources, found, strict=True) if some and s.name not in allowed]
    return [n for n in names if e.driven.at[n] != Constant(0.0)]


def refuse_bent(equations: CausalEquations, law: str, switches: str) -> NoReturn:
    """SimulationError for a nonlinear law that rows act on at once, beside signs in laws or mechanisms with loops.

    law  the name of the element; switches: those that act on it, in a sentence
    """
    beside = "signs (or steps) in laws of the network" if equations.relays else "mechanisms with loops"
    raise SimulationError(
        f"network {equations.model.name!r}: the nonlinear law of {law!r} depends on what {switches} do at the same "
        f"instant, which cannot be beside {beside}; put a small storage (a capacitor, a mass, a tank) between them"
    )
