"""The rows of a network beside many places of contact: in a mode, those of the places that push alone.

A robot with all its shapes has hundreds of places. Rows that are open do nothing: flows, margins, jumps and what is
observed in a mode are those of the same network without the places that are open there, and what a decision needs is
that of the places that touch. Each set of places that has been met has its kernels.
Law: as the kernels of all rows, tests/switching/test_places_in_networks.py. Source: `motion.rows_at_hand`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import prod

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, Ints, array
from poinsot.algebra.caching import cached_property
from poinsot.kernels import Kernel
from poinsot.motion import switching_mechanism
from poinsot.motion.of_network.books import power_names
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.of_network.keys import reading
from poinsot.motion.of_network.row_ports import RowPorts
from poinsot.motion.of_network.switches import NetworkSwitches
from poinsot.motion.rows_at_hand import TOUCHING
from poinsot.motion.switching import BACKWARD, CLOSED, FORWARD, OPEN, Mode, Modes, RowKernels, Switching
from poinsot.motion.switching_mechanism import Shapes, mode_of_rows
from poinsot.motion.switching_rolled import Composed, called
from poinsot.multibody.contacts.pieces import Place
from poinsot.networks.equations import CausalEquations
from poinsot.networks.from_ports import with_parts
from poinsot.records import dataclass


class SetsOfRows:
    """Rows of elements of which those of some places act at a time: what serves each set of places that has been met.

    owner  of each row the number of its element      stays  of each element whether it always acts
    made   which elements act → what serves them
    """

    def __init__(self, owner: Sequence[int], stays: Sequence[bool], made: Callable[[Bools], NetworkAtHand]) -> None:
        self.m, self.owner, self.stays, self.made = len(owner), np.array(owner), np.array(stays, dtype=bool), made
        self.met: dict[bytes, NetworkAtHand] = {}

    def some(self, rows: Bools) -> NetworkAtHand:
        """What serves the elements that have one of these rows, and all that stay."""
        kept = self.stays.copy()
        kept[self.owner[rows]] = True
        key = kept.tobytes()
        if key not in self.met:
            self.met[key] = self.made(kept)
        return self.met[key]

    def acting(self, sigma: Floats) -> NetworkAtHand:
        """What serves the rows that are not open, by σ: closed, slides and direction of all rows, one after another."""
        return self.some((sigma[: self.m] != 0.0) | (sigma[self.m : 2 * self.m] != 0.0))


@dataclass(frozen=True, eq=False)
class NetworkAtHand:
    """The network without some places of contact: its rows and powers among those of all, and its switching."""

    switches: NetworkSwitches
    rows: Ints
    powers: Ints
    switching: Switching

    def sigma(self, sigma: Floats, m: int) -> Floats:
        """Its σ, from (closed, slides, direction) of all rows (m,)."""
        closed, slides, way = (part[self.rows] for part in sigma.reshape(3, m))
        return np.append(self.switching.modes(self._mode(closed, slides, way)).sigma, way)

    @staticmethod
    def _mode(closed: Floats, slides: Floats, way: Floats) -> Modes:
        found = np.where(closed != 0.0, CLOSED, OPEN)
        return np.where(slides != 0.0, np.where(way < 0.0, BACKWARD, FORWARD), found).astype(np.int64)


class ObservedAtHand(Composed):
    """Observations at many states."""

    def ufunc(self, *operands: object) -> Floats:  # type: ignore[override]
        """The only output, of operands with any leading shape."""
        each = [np.asarray(x, dtype=np.float64) for x in operands]
        many = np.broadcast_shapes(*(x.shape[:-1] for x in each))
        flat = [np.broadcast_to(x, (*many, x.shape[-1])).reshape(prod(many), x.shape[-1]) for x in each]
        found = [super(ObservedAtHand, self).ufunc(*own)[0] for own in zip(*flat, strict=True)]
        return np.reshape(found, (*many, *next(iter(self.outputs.values()))))


class NetworkPlaces:
    """The rows of a network with too many places to be written out together, as `NetworkSwitches` of others.

    start  the state in which a run begins      beyond, span, kept  as there
    """

    def __init__(
        self, equations: CausalEquations, charts: Charts, beyond: frozenset[str], start: Floats, span: float,
        kept: dict[str, object],
    ) -> None:  # fmt: skip
        self.equations, self.charts, self.beyond, self.start = equations, charts, beyond, start
        self.span, self.kept = span, kept
        self.ports = RowPorts(equations, charts, beyond)
        self.count, self.loss_names = self.ports.count, self.ports.loss_names
        self.names = [*power_names(equations)[0], *power_names(equations)[1], *self.loss_names[0], *self.loss_names[1]]
        own, owner, stays = len(self.ports.rows), list[int](), list[bool]()
        for _, _, e, _ in self.ports.more.parts():
            owner += [own + len(stays)] * len(e.layout)
            stays.append(not isinstance(e, Place))
        relays = range(own + len(stays), own + len(stays) + len(equations.relays))
        self.sets = SetsOfRows([*range(own), *owner, *relays], [True] * own + stays + [True] * len(relays), self._of)
        self.from_switches = own

    @staticmethod
    def wanted(equations: CausalEquations) -> bool:
        """Whether places of contact have more rows than are written out together."""
        most, layouts = switching_mechanism.MOST_WRITTEN, [machine.layout for _, machine, _ in equations.machines]
        return sum(len(e.layout) for each in layouts for e in each.elements if isinstance(e, Place)) > most

    def _of(self, kept: Bools) -> NetworkAtHand:
        """With the elements that are kept."""
        left: dict[int, set[str]] = {}
        first = self.from_switches
        for k, machine, _ in self.equations.machines:
            for e, here in zip(machine.layout.elements, kept[first:], strict=False):
                if not here:
                    left.setdefault(k, set()).add(e.name)
            first += len(machine.layout.elements)
        machines = {k: machine for k, machine, _ in self.equations.machines}
        parts = {k: replace(machines[k], left_out=frozenset(names)) for k, names in left.items()}
        some = self.equations.over(with_parts(self.equations.model, parts))
        readable, key = reading(some)
        timed = bool(self.charts.clock)
        switches = NetworkSwitches(
            some, Charts(some, timed), self.beyond, key=key, span=self.span, kept=self.kept,
            readable=(readable, Charts(readable, timed)), rolled=True,
        )  # fmt: skip
        ports, takers = power_names(some)
        takers = [*takers, *switches.loss_names[0], *switches.loss_names[1]]
        place = {name: k for k, name in enumerate(self.names)}
        rows = np.flatnonzero(kept[self.sets.owner])
        powers = np.array([place[name] for name in (*ports, *takers)])
        made = switches.switching(self.start, ports, takers, switches.kernels, np.zeros(0))
        return NetworkAtHand(switches, rows, powers, made)

    @property
    def _base(self) -> NetworkAtHand:
        """Without any place."""
        return self.sets.some(np.zeros(self.count, dtype=bool))

    # ------------------------------------------------------------------------------------------------------- Switching

    @property
    def kernels(self) -> dict[str, Kernel]:
        """All that `RowKernels` wants of places, by its names; made as a run begins."""
        return {}

    def switching(
        self, start: Floats, ports: Sequence[str], takers: Sequence[str], kernels: Mapping[str, Kernel], c: Floats
    ) -> Switching:
        """As of `NetworkSwitches`."""
        base, m = self._base, self.count
        if base.switches.probe.is_bent or base.switches.probe.traits.sensing:
            base.switches.refuse_many(m)
        D = np.zeros((m, m))
        D[np.ix_(base.rows, base.rows)] = base.switching.modes.make.D  # type: ignore[attr-defined]
        rows, elements = base.switches.tables(start, D, self.ports.more, ports, takers)
        return Switching(
            rows=rows, elements=elements, kernels=self._kernels(), modes=self._modes, mode_size=2 * m,
            curved=base.switching.curved, against=base.switching.against, evenly=False,
        )  # fmt: skip

    def from_state(
        self, start: Floats, before: Switching, ports: Sequence[str], takers: Sequence[str],
        kernels: Mapping[str, Kernel], c: Floats,
    ) -> Switching:  # fmt: skip
        """As of `NetworkSwitches`."""
        other = NetworkPlaces(self.equations, self.charts, self.beyond, start, self.span, self.kept)
        return other.switching(start, ports, takers, kernels, c)

    def _modes(self, mode: Modes) -> Mode:
        """The numbers of a mode, with null spaces of the rows at hand."""
        some = self.sets.some(mode != OPEN)
        own = some.switching.modes(mode[some.rows])
        return Mode(mode_of_rows(mode).sigma, self._wide(own.left, some), self._wide(own.right, some))

    def _wide(self, lengths: Floats | None, some: NetworkAtHand) -> Floats | None:
        """Lengths of some rows (n, k) as lengths of all."""
        if lengths is None:
            return None
        found = np.zeros((self.count, lengths.shape[1]))
        found[some.rows] = lengths
        return found

    # --------------------------------------------------------------------------------------------------------- kernels

    def _kernels(self) -> RowKernels:
        m, nx, nl, nu = self.count, self.charts.size, self.charts.local_size, len(self.equations.sampled)
        local: Shapes = {"x0": (nx,), "xi": (nl,), "t": (1,), "u": (nu,)}
        laws: Shapes = {"F": (m, 2), "command": (m, 2)}
        seen: Shapes = {"g": (m,), "w": (m,)}
        mode: Shapes = {**local, "sigma": (3 * m,)}
        at: Shapes = {"x": (nx,), "t": (1,), "u": (nu,), "z": (m,)}
        base = self._base.switching.kernels

        def made(function: Callable[..., tuple[Floats, ...]], given: Shapes, out: Shapes) -> Composed:
            return Composed(function, given, out, list)

        moved: Shapes = {"state": (nx,), "position": (), "velocity": ()}
        given: Shapes = {"energies": (len(power_names(self.equations)[0]),)}
        return RowKernels(
            flow=made(self._flow, mode, {"rates": (nl,), "powers": (len(self.names),)}),
            margins=made(self._margins, mode, {**seen, "z": (m,), **laws}),
            watch=made(self._watch, local, seen),
            data=made(self._data, local, {**seen, "b": (m,), "S": (m, m), "D": (m, m), **laws}),
            impulse=made(self._impulse, {"x": (nx,), "z": (m,)}, {"x1": (nx,)}),
            project=made(self._project, {"x": (nx,), "sigma": (3 * m,)}, moved),
            supplied=None if base.supplied is None else made(self._supplied, at, given),
        )

    def observed(self, of_z: Callable[..., Array], outputs: Shapes, name: str = "variables") -> ObservedAtHand:
        """As of `NetworkSwitches`."""
        nx, nl, nu = self.charts.size, self.charts.local_size, len(self.equations.sampled)
        given: Shapes = {"x0": (nx,), "xi": (nl,), "t": (1,), "u": (nu,), "sigma": (3 * self.count,)}

        def seen(x0: Floats, xi: Floats, t: Floats, u: Floats, sigma: Floats) -> tuple[Floats, ...]:
            some = self.sets.acting(sigma)
            kernel = some.switches.observed(of_z, outputs, name)
            return tuple(called(kernel, x0, xi, t, u, some.sigma(sigma, self.count)))

        return ObservedAtHand(seen, given, outputs, list)

    def _flow(self, x0: Floats, xi: Floats, t: Floats, u: Floats, sigma: Floats) -> tuple[Floats, ...]:
        some, powers = self.sets.acting(sigma), np.zeros(len(self.names))
        rates, taken = called(some.switching.kernels.flow, x0, xi, t, u, some.sigma(sigma, self.count))
        powers[some.powers] = taken
        return rates, powers

    @cached_property
    def _gaps(self) -> Kernel:
        """(x₀, ξ) → gaps and rates of the rows of mechanisms."""
        readable, key = reading(self.equations)
        ports = RowPorts(readable, Charts(readable, bool(self.charts.clock)), self.beyond)
        n, machines = self.count - self.from_switches - len(self.equations.relays), readable.machines

        def function(x0: Array, xi: Array) -> tuple[Array, Array]:
            x = ports.charts.moved(x0, xi)
            motions = zip(machines, readable.motions(x), strict=True)
            rates = [rate for (_, machine, _), motion in motions for rate in machine.row_rates(motion)]
            return array(ports.more.gaps(array(x))[:n]), array(rates)

        given: Shapes = {"x0": (self.charts.size,), "xi": (self.charts.local_size,)}
        return Kernel(
            function, given, {"g": (n,), "w": (n,)}, "places", "places", f"places {sorted(self.beyond)}\n{key}"
        )

    def _watch(self, x0: Floats, xi: Floats, t: Floats, u: Floats) -> tuple[Floats, ...]:
        found, base = np.zeros((2, self.count)), self._base
        first, last = self.from_switches, self.count - len(self.equations.relays)
        found[:, first:last] = called(self._gaps, x0, xi)
        if len(base.rows):
            found[:, base.rows] = called(base.switching.kernels.watch, x0, xi, t, u)
        return tuple(found)

    def _margins(self, x0: Floats, xi: Floats, t: Floats, u: Floats, sigma: Floats) -> tuple[Floats, ...]:
        some, m = self.sets.acting(sigma), self.count
        gap, rate = self._watch(x0, xi, t, u)
        z, bounds, command = np.zeros(m), np.zeros((m, 2)), np.full((m, 2), -1.0)
        if len(some.rows):
            given = x0, xi, t, u, some.sigma(sigma, m)
            told = called(some.switching.kernels.margins, *given)
            gap[some.rows], rate[some.rows], z[some.rows] = told[:3]
            bounds[some.rows], command[some.rows] = (each.reshape(-1, 2) for each in told[3:])
        return gap, rate, z, bounds, command

    def _data(self, x0: Floats, xi: Floats, t: Floats, u: Floats) -> tuple[Floats, ...]:
        gap, rate = self._watch(x0, xi, t, u)
        some, m = self.sets.some(self.reached(gap)), self.count
        b, S, D, bounds, command = np.zeros(m), np.zeros((m, m)), np.zeros((m, m)), np.zeros((m, 2)), np.zeros((m, 2))
        command -= 1.0
        if n := len(some.rows):
            found = called(some.switching.kernels.data, x0, xi, t, u)
            gap[some.rows], rate[some.rows], b[some.rows] = found[:3]
            S[np.ix_(some.rows, some.rows)], D[np.ix_(some.rows, some.rows)] = (x.reshape(n, n) for x in found[3:5])
            bounds[some.rows], command[some.rows] = (each.reshape(n, 2) for each in found[5:])
        return gap, rate, b, S, D, bounds, command

    def reached(self, gap: Floats) -> Bools:
        """The rows that touch, by their gaps."""
        found: Bools = gap <= TOUCHING * self.spans
        return found

    @cached_property
    def spans(self) -> Floats:
        """The characteristic size of the measure of every row [m, rad]; none of switches and signs."""
        found = [float(e.span(machine.sized)) for machine, _, e, _ in self.ports.more.parts() for _ in e.layout]
        return np.array([*[0.0] * self.from_switches, *found, *[0.0] * len(self.equations.relays)])

    def _impulse(self, x: Floats, impulse: Floats) -> tuple[Floats, ...]:
        some = self.sets.some(impulse != 0.0)
        return tuple(called(some.switching.kernels.impulse, x, impulse[some.rows])) if len(some.rows) else (x,)

    def _supplied(self, x: Floats, t: Floats, u: Floats, z: Floats) -> tuple[Floats, ...]:
        some = self.sets.some(z != 0.0)
        kernel = some.switching.kernels.supplied
        assert kernel is not None
        return tuple(called(kernel, x, t, u, z[some.rows]))

    def _project(self, x: Floats, sigma: Floats) -> tuple[Floats, ...]:
        some = self.sets.acting(sigma)
        kernel = some.switching.kernels.project
        assert kernel is not None
        return tuple(called(kernel, x, some.sigma(sigma, self.count)))
