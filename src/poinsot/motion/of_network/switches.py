"""What of a network switches: its rows (z, w), their kernels and modes, as `motion.switching` wants them.

    ẋ = f(x, t) + B z,   w = w₀(x, t) + D z          z is what a switch gives in the tree of the network, w its other

A diode in the tree has z = reverse voltage and w = current, beside the tree z = current and w = reverse voltage: the
row is OPEN (z = 0) where the diode conducts in the first case, where it blocks in the second; `turned` says which.
Laws: swapping the side changes no result, tests/networks/test_switches.py. Source: docs/switching-theory.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NoReturn, final

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, array, concatenate
from poinsot.algebra.caching import cached_property
from poinsot.algebra.quadratic_forms import quadratic
from poinsot.algebra.scalars import absolute
from poinsot.algebra.sparse import Pivots
from poinsot.components.primitives import IdealSwitch, Relation
from poinsot.errors import SimulationError
from poinsot.kernels import Kernel
from poinsot.motion.held_rows import decided_by_D
from poinsot.motion.moding import Moding
from poinsot.motion.of_equations import not_affine
from poinsot.motion.of_network.algebraic_loops import loop_names
from poinsot.motion.of_network.books import IMPACT, power_names
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.of_network.row_ports import MoreRows, RowPorts
from poinsot.motion.of_network.switch_sizes import (
    NONE,
    SwitchRows,
    against,
    most_of_sources,
    own_bounds,
    refuse,
    refuse_bent,
    sizes,
    weights,
)
from poinsot.motion.ported import RowLaws, RowSizes, RowTraits, Solved
from poinsot.motion.probing import Probe
from poinsot.motion.rolled_modes import rolled_settling
from poinsot.motion.switching import CLOSED, KIND, OPEN, ElementData, RowData, RowKernels, RowTable, Switching
from poinsot.motion.tangents import bends, entangled, pivots, sees_evenly, senses, steady
from poinsot.networks.equations import UNITS, CausalEquations
from poinsot.networks.excess import largest
from poinsot.networks.from_ports import with_parts
from poinsot.networks.structure import NetworkStructure, network_structure
from poinsot.records import dataclass, field

DEFINITE = 1e-8
"""Of scaled entries of D, where `moding` takes 1e-11 for a row that repeats others."""
ROUNDED = 1e-4
"""Rounding of a move to closed rows, as a share of the sum of its terms."""
MOST_ROWS, MOST_WRITTEN_OUT = 256, 64
"""Rows of a network: a mode is 3 m² numbers, of which every sample keeps its own, 1 MB at 200; and of networks where
products with these are written out, since laws feel rows at once or numbers are parameters."""


@final
@dataclass(frozen=True, eq=False, kw_only=True)
class NetworkSwitches(RowPorts):
    """The switches of a network with ordered equations.

    key     a text that tells these equations from all others; of a member of a family, that of the family
    readable  these equations, of a member those of the family, and their charts, as that text tells them
    span    how long a run lasts [s]
    kept    what was made of the same network, or family, before, by keys; see `motion.probing`
    over    p → equations and charts of the family at parameters of any scalar; None: of a network by itself
    p       the parameters of the member
    reacting  whether these are instead what long mechanisms answer, which varies along a run (`rows_around`)
    rolled  whether modes are solved by loops, however few rows there are
    Errors  SimulationError that names what stands in the way: laws solved together with switches, too many rows
    """

    key: str
    span: float
    readable: tuple[CausalEquations, Charts]
    kept: dict[str, Any] = field(default_factory=dict)
    over: Callable[[Array], tuple[CausalEquations, Charts]] | None = None
    p: Floats = field(default_factory=lambda: np.zeros(0))
    reacting: bool = False
    rolled: bool = False

    def __post_init__(self) -> None:
        e = self.equations
        where = f"network {e.model.name!r}: "
        if self.count > MOST_ROWS or (self.count > MOST_WRITTEN_OUT and not self.probe.is_rolled):
            self.refuse_many(self.count)
        if self.is_bent and (e.relays or not self._straight.traits.exact):
            refuse_bent(e, self._laws[0][0] if self._laws else loop_names(e), self.all_names)
        if e.relays and bends(self._opened):
            raise SimulationError(f"{where}{not_affine(law for law, _ in e.relays)}")
        for (_, s), row, turned in zip(self.rows, self._degrees, self.turned, strict=True):
            if s.acts == "friction" and turned:
                raise SimulationError(
                    f"{where}the friction {s.name!r} stands between springs or sources of force alone, so that nothing "
                    "says how fast it slides; put a mass (an inertia) or a damper at one of its ends"
                )
            if s.gap is not None and row != 2:
                raise SimulationError(
                    f"{where}the stop {s.name!r} pushes on something without mass, through which the push is felt at "
                    "once; put a mass (an inertia) at both of its ends"
                )

    def refuse_many(self, count: int) -> NoReturn:
        """SimulationError for so many rows together."""
        raise SimulationError(
            f"network {self.equations.model.name!r}: it has {count} rows that switch; "
            f"{MOST_ROWS if count > MOST_ROWS else MOST_WRITTEN_OUT} at most can be together, {MOST_ROWS} where no "
            "law feels them at once and no number is a parameter. Make some smooth, load mechanisms without "
            "what does not matter (limits=False), or simulate parts by themselves"
        )

    @cached_property
    def is_bent(self) -> bool:
        """Whether w, its rate, or what Newton's method finds bend along z: through laws that read it at once."""
        return bool(entangled(self._opened).any()) or (bool(self._laws) and bends(self._opened))

    @cached_property
    def _bent(self) -> Pivots:
        e = self.equations
        if not e.unknowns:
            return tuple((k, k) for k in range(len(e.unknown_guess)))
        start = np.append(np.array(e.guess, dtype=np.float64), np.zeros(self.charts.clock))
        return pivots(self._straight, start, e.driven.sampled_at(0.0))

    @cached_property
    def _sensing(self) -> bool:
        """Whether commands of switches sense what switches do at once."""
        return any(s.command is None is s.control for _, s in self.rows if len(s.pairs) > 1) and senses(self._straight)

    @cached_property
    def _laws(self) -> list[tuple[str, list[int]]]:
        """Laws that read at once what switches give, by name, and which switches."""
        e, Z, at, found = self.equations, self.structure.Z.toarray(), self._at, []
        for k, p in enumerate(e.model.primitives):
            ports = range(len(p.pairs)) if isinstance(p, Relation) else ()
            reads = self.structure.rows([e.model.first_branch(k) + i for i in ports])
            if touching := [i for i, j in enumerate(at) if any(Z[r, j] for r in reads)]:
                found.append((p.name, touching))
        return found

    @property
    def all_names(self) -> str:
        """All that switches, in a sentence."""
        return ", ".join(map(repr, [*(s.name for _, s in self.rows), *self.more.table().element_fields()["names"]][:6]))

    @cached_property
    def structure(self) -> NetworkStructure:
        """The network seen from its storage, sources and switches."""
        return network_structure(self.equations)

    @cached_property
    def _at(self) -> list[int]:
        return self.structure.rows(self.branches)

    @cached_property
    def signs(self) -> Floats:
        """±1 of every row: which way its z counts."""
        return np.array([self.equations.turned(b) * s.way for b, (_, s) in zip(self.branches, self.rows, strict=True)])

    @cached_property
    def D(self) -> Floats:
        """∂w/∂z (m, m), of the rows of switches."""
        if self._laws:
            return self.slopes_at(np.array(self.equations.guess, dtype=np.float64), self.p)
        return np.asarray(-self.signs[:, None] * self.structure.Z.toarray()[np.ix_(self._at, self._at)] * self.signs)

    @property
    def reads_laws(self) -> bool:
        """Whether laws read at once what switches give, so that D is theirs, too."""
        return bool(self._laws)

    def slopes_at(self, x: Floats, p: Floats) -> Floats:
        """D of the rows of switches at a state without the clock, of the member with these parameters."""
        n, e, probe = len(self.rows), self.equations, replace(self._probe(False), p=p)
        return np.asarray(probe.seen(np.append(x, np.zeros(self.charts.clock)), e.driven.sampled_at(0.0))[:n, :n])

    def sizes_of_signs(self, start: Floats, p: Floats) -> Floats:
        """The range of the arguments of the signs of laws, of the member with these parameters."""
        if not self.equations.relays:
            return np.zeros(0)
        units = self.charts.scale(start)  # a charge of 1 pF is no coulomb
        found = replace(self.probe, p=p).sizes(start, self.equations.driven.largest, units)
        return np.asarray(found[self.count - len(self.equations.relays) :])

    @cached_property
    def _degrees(self) -> list[int]:
        own = [bool(self.D[i].any()) for i in range(len(self.rows))]
        return [0 if seen else 2 if s.gap is not None else 1 for (_, s), seen in zip(self.rows, own, strict=True)]

    @cached_property
    def constant(self) -> bool:
        """Whether D and S are numbers, as of linear storage and couplings that do not vary."""
        if self.equations.rows_of_machines or self.is_bent:
            return False
        probe = self._probe(False)
        return bool(probe.once(f"constant rows\n{probe.key}", partial(steady, probe, self.reacting)))

    @cached_property
    def solved_by_D(self) -> bool:
        """Whether D alone is numbers, by which modes are solved that rates do not decide."""
        return not (self.constant or self.is_bent or self._straight.laws.beside) and sees_evenly(self._straight)

    @cached_property
    def _decided(self) -> bool:
        """Whether D, of which modes are made, is definite, so that all closed rows of any mode are decided at once."""
        if self.over is not None or len(self.more):
            return False
        s = 1.0 / np.sqrt(np.maximum(np.abs(np.diag(self.D)), np.finfo(float).tiny))
        return bool(np.linalg.eigvalsh(s[:, None] * (self.D + self.D.T) * s)[0] > DEFINITE)

    @property
    def turning(self) -> Bools:
        """Rows with an S that turns with a mechanism."""
        machines = self.equations.rows_of_machines
        return np.repeat([False, True, False], [len(self.rows), machines, len(self.more) - machines])

    @property
    def curved(self) -> bool:
        """Whether w may be no straight function along a jump: of energies or couplings that vary in another way."""
        return curved(self.equations)

    @cached_property
    def probe(self) -> Probe:
        """The rows as `motion.probing` looks at them."""
        decided = self.is_bent and self._decided
        return self._probe(self.constant).knowing(solved_by_D=self.solved_by_D, decided=decided)

    @cached_property
    def _straight(self) -> Probe:
        """The rows as if w were a straight function of z."""
        return self._probe(False, bent=False)

    @cached_property
    def _opened(self) -> Probe:
        """The same with the loops of mechanisms open: closed ones correct their solution by residuals of rounding."""
        e, found = self.readable[0], self._straight
        held = {k: machine for k, machine, _ in e.machines if machine.tree.closed or machine.motions}
        if not held:
            return found
        e = e.over(with_parts(e.model, {k: machine.opened for k, machine in held.items()}))
        ports = RowPorts(e, Charts(e, bool(found.traits.clock)), self.beyond)
        return self._probe_of(ports, False, False, f"{found.key}\nopened")

    def _probe(self, constant: bool, moved: bool = False, bent: bool = True) -> Probe:
        beyond, over = sorted(self.beyond) or "", self.over
        key = f"{self.key}{beyond}" if over is None else f"{self.key}\n{beyond} {self.charts.clock} {bool(self._laws)}"

        def at(p: Array) -> Probe:
            assert over is not None
            return self._probe_of(RowPorts(*over(p), self.beyond, measured), constant, moved, key)

        measured = bent and self.is_bent
        probe = self._probe_of(RowPorts(*self.readable, self.beyond, measured), constant, moved, key)
        probe = probe.knowing(sensing=self._sensing) if bent else probe
        return probe if over is None else replace(probe.knowing(sloped=not self.reacting), over=at, p=self.p)

    def _probe_of(self, ports: RowPorts, constant: bool, moved: bool, key: str) -> Probe:
        e, c, n = ports.equations, ports.charts, len(ports.rows)
        size = sum(map(len, power_names(e))) + sum(map(len, ports.loss_names))
        solved = Solved(misses=ports.misses, guess=e.unknown_guess, units=UNITS, full_steps=e.is_straightened)
        laws = RowLaws(
            port=ports.port, retract=ports.retract, bounds=ports.bounds, gaps=ports.gaps, commands=ports.commands,
            solved=solved if e.unknowns or ports.measured else None, bent=self._bent if ports.measured else None,
            beside=[(n + a, n + b, mu) for a, b, mu in ports.more.beside()],
            pairs=[(n + a, n + b) for a, b in ports.more.pairs()],
        )  # fmt: skip
        traits = RowTraits(
            constant, moved=moved, clock=bool(c.clock),
            exact=not any(machine.tree.closed or machine.motions for _, machine, _ in e.machines),
            bends=bool(self._laws) and not e.relays, rolled=self.rolled,
        )  # fmt: skip
        shape = RowSizes(c.size, c.local_size, len(e.sampled), size, ports.count, len(power_names(e)[0]))
        return Probe(laws=laws, shape=shape, traits=traits, key=key, kept=self.kept, rows=ports)

    def observed(self, of_z: Any, outputs: dict[str, Any], name: str = "variables") -> Any:
        """The kernel (x₀, ξ, t, u, σ) → what ``of_z(probe, x₀, ξ, t, u, z)`` gives at z in the mode."""
        found = self.probe.in_mode(name, of_z, outputs)
        if self.over is not None and self.constant and not self.reacting:
            found.along = self._probe(True, True).in_mode(name, of_z, outputs)
        return found

    def along(self) -> dict[str, Any]:
        """flow, margins and project of a family by p, for derivatives: D, S and a mode's matrices move with p."""
        probe = self._probe(self.constant, self.constant)
        return {**probe.in_modes(), "project": self._project(probe)}

    @property
    def project(self) -> Any:
        """(x, σ) → x′ on the constraints and, along jumps, where closed rows have w = 0; as `StateSpace.project`.

        The time is that of the network's clock. T ẑ = −T_ẇ w₀, x′ = x ⊞ B ẑ; and T y = −T_ẇ g of rows whose gaps drift,
        q′ = q ⊞ B y
        """
        return self._project(self.probe)

    @cached_property
    def alike(self) -> list[list[int]]:
        """For each stored quantity those of its element in its unit, as the fluxes of coupled coils: what rounding of
        the largest is may stand in any."""
        labels = [(k, quantity) for k, storage in self.equations.storages for quantity in storage.states]
        return [[j for j, other in enumerate(labels) if other == label] for label in labels]

    @property
    def settling(self) -> Kernel:
        """As `project` by increments alone: see ``_project``."""
        made: Kernel = self._project(self.probe, apart=True)
        return made

    def _project(self, p: Probe, apart: bool = False) -> Any:
        """See `project`. apart: (x, σ) → B ẑ, B y and how far that is, for others to settle, and to move by"""
        clock, n = self.charts.size - 1 if self.charts.clock else None, self.equations.stored
        still, u = array([0.0] * p.shape.nl), array([0.0] * p.shape.nu)
        drifting = [len(self.rows) + r for r in self.more.drifting]

        def missed_at(p: Probe, x: Array) -> tuple[Array, Array, Array]:
            w0, D, _, S = p.linear(x, still, array([0.0 if clock is None else x[clock]]), u)
            return w0, D, S

        def asked(p: Probe, x: Array, sigma: Array) -> tuple[Array, list[Array]]:
            t = array([0.0 if clock is None else x[clock]])
            matrices = sigma[: p.mode_size].reshape(3, p.shape.m, p.shape.m)
            w0, D, S = missed_at(p, x)
            if self.constant:
                return matrices[0], [0.0 - matrices[1] @ w0]  # solved for already
            missed = [w0, *gone(p, x, t)]
            return matrices[0] @ D + matrices[1] @ S + matrices[2], [0.0 - matrices[1] @ each for each in missed]

        def gone(p: Probe, x: Array, t: Array) -> list[Array]:
            """The gaps of rows that drift."""
            gaps = p.rows.gaps(x, still, t, u) if drifting else []
            return [array([gaps[i] if i in drifting else 0.0 for i in range(p.shape.m)])] if drifting else []

        def missed_by(p: Probe, x: Array) -> list[Array]:
            w0, D, S = missed_at(p, x)
            return [D, S, w0, *gone(p, x, array([0.0 if clock is None else x[clock]]))]

        def settled(p: Probe, x: Array, sigma: Array, w: Array | None = None) -> tuple[Array, Any, Any]:
            position: Any = 0.0
            y, charts, shift, velocity = x, p.rows.charts, still, 0.0
            if charts.is_bound and not apart:
                y, position, velocity = charts.settled(x)
            shares = []
            if drifting and w is not None:
                shift = p.push(x, w[p.shape.m :])
                y, shares = charts.shifted(y, shift), [absolute(a) for a in charts.speeds(shift)]
            push = p.push(y, asked(p, x, sigma)[1][0] if w is None else w[: p.shape.m])
            moved, rounding = p.laws.retract(y, push), [0.0] * n
            if self.constant and w is None:
                w0, inverse = missed_at(p, x)[0], sigma[: p.mode_size].reshape(3, p.shape.m, p.shape.m)[1]
                z = [sum(map(absolute, row * w0)) for row in inverse]
                rounding = [ROUNDED * r for r in p.most_pushed(y, array(z))[:n]]
            most = [largest([absolute(y[j]) for j in group]) for group in self.alike]
            sizes = map(largest, zip(most, charts.units(), rounding, strict=True))
            shares += [absolute(b - a) / size for a, b, size in zip(y[:n], moved[:n], sizes, strict=True)]
            position = largest([position, *shares])
            return (push, shift, position) if apart else (moved, position, velocity)

        def misses(p: Probe, x: Array, sigma: Array, w: Array) -> Array:
            A, right = asked(p, x, sigma)
            return concatenate([A @ w[i * p.shape.m : (i + 1) * p.shape.m] - each for i, each in enumerate(right)])

        return self._settling(p, apart, missed_by, misses, settled)

    def _settling(
        self,
        p: Probe,
        apart: bool,
        missed_by: Callable[..., list[Array]],
        misses: Callable[..., Array],
        settled: Callable[..., object],
    ) -> Any:
        """The kernel of `settled`, given how far rows are missed: rolled, plain, or solved by Newton's method."""
        given = {"x": (p.shape.nx,), "sigma": (p.mode_size + p.shape.m,)}
        name, out = "settled rows" + " apart" * apart, dict[str, tuple[int, ...]]()
        out |= {"change": (p.shape.nl,), "shift": (p.shape.nl,)} if apart else {"state": (p.shape.nx,)}
        out |= {"position": ()} if apart else {"position": (), "velocity": ()}
        if p.is_rolled:
            return rolled_settling(p, missed_by, settled, out, name)
        if self.constant:
            return p.plain(name, settled, given, out)
        unknowns = p.shape.m * (2 if self.more.drifting else 1)

        def none_asked(p: Probe, x: Array, sigma: Array) -> Array:
            return array([*[0.0] * unknowns, decided_by_D(sigma, p.shape.m)])

        told = none_asked if p.told_by_D else None
        return p.solving(name, misses, settled, unknowns, given, out, told=told)

    @property
    def kernels(self) -> dict[str, Any]:
        """All that `RowKernels` wants, by its names; of a family with p among their operands, to be cut in two."""
        return {**self.probe.kernels(), "project": self.project}

    def switching(
        self, start: Floats, ports: Sequence[str], takers: Sequence[str], kernels: Mapping[str, Any], c: Floats
    ) -> Switching:
        """What of the network switches; ports, takers: the names along the System's powers; c: for its kernels."""
        data = self.data_at(kernels["data"], start, self.charts.local_size, c)
        return self.switching_at(start, data, ports, takers, kernels)

    def data_at(self, data: Kernel, start: Floats, local_size: int, c: Floats) -> list[Floats]:
        """Outputs of the decision's data kernel at a state."""
        u = self.equations.driven.sampled_at(0.0)
        given = {"x0": start, "xi": np.zeros(local_size), "t": np.zeros(1), "u": u, "c": c}
        given["sigma"] = np.zeros(self.probe.mode_size + self.count)
        return [*map(np.array, data.ufunc(*(given[name] for name in data.inputs)))]

    def switching_at(
        self, start: Floats, data: Sequence[Floats], ports: Sequence[str], takers: Sequence[str],
        kernels: Mapping[str, Kernel],
    ) -> Switching:  # fmt: skip
        """The same, from these data."""
        n, more = len(self.rows), self.more
        _, _, _, S, D, F, _ = data
        D[:n, :n] = self.D
        rows, elements = self.tables(start, D, more, ports, takers)
        weighing = np.append(weights(self.sized, S[:n, :n], self.D), np.ones((len(more), 2)), axis=0)
        bounds = own_bounds(self.D, F[:n, 0], len(more))
        modes = Moding(
            D, S, weighing, bounds, partial(refuse, self.sized), self.constant, self.turning, self.solved_by_D
        )
        return Switching(
            rows=rows, elements=elements,
            kernels=RowKernels(**kernels, along=None if self.over is None or self.reacting else self.along),
            modes=modes, mode_size=self.probe.mode_size, curved=self.curved, against=partial(against, self.sized, S),
            evenly=not len(more), told=self.constant or self.solved_by_D,
        )  # fmt: skip

    def tables(
        self, start: Floats, D: Floats, more: MoreRows, ports: Sequence[str], takers: Sequence[str]
    ) -> tuple[RowData, ElementData]:
        """The rows and their elements; D (m, m) and ``more`` are of all rows where these are some of them."""
        n, names = len(self.rows), [s.name for _, s in self.rows]
        w, z, g, guessed = (each[0] for each in sizes(self.sized, start))
        of_signs = self.sizes_of_signs(start, self.p)
        w, g = (np.append(NONE * a, b) for a, b in zip((w, g), more.least(of_signs), strict=True))
        places, other = list(takers), np.zeros(len(more))
        table, turned = self._table().and_then(more.table(D[n:])), np.append(self.turned, other.astype(bool))
        loss = [*(len(ports) + places.index(f"{x}{IMPACT}") for x in names), *more.loss(ports, takers)]
        return (
            RowData(
                **table.row_fields(), gap=g, rate=w, guessed=np.append(guessed, more.guessed()),
                force=NONE * np.append(z, other), turned=turned,
                discs=tuple((n + one, n + two) for one, two in more.pairs()),
            ),
            ElementData(**table.element_fields(), loss=np.array(loss, dtype=np.int64)),
        )  # fmt: skip

    def from_state(self, start: Floats, before: Switching, *given: Any) -> Switching:
        """What switches in a run that starts there; before: in another; given: as of `switching`."""
        if not self.constant or len(self.more):
            return self.switching(start, *given)
        w, z, g, guessed = (each[0] for each in sizes(self.sized, start))
        return replace(before, rows=replace(before.rows, gap=NONE * g, rate=NONE * w, force=NONE * z, guessed=guessed))

    def _table(self) -> RowTable:
        """The switches, each a row."""
        begins = [
            CLOSED if s.closed != bool(turned) else OPEN for (_, s), turned in zip(self.rows, self.turned, strict=True)
        ]
        own = zip((s for _, s in self.rows), self._degrees, begins, strict=True)
        rows = [(s.name, KIND[s.acts], degree, mode, k) for k, (s, degree, mode) in enumerate(own)]
        return RowTable(tuple(rows), tuple((s.name, s.restitution, 0.0, 0.0, False, (s.name,)) for _, s in self.rows))

    @cached_property
    def sized(self) -> SwitchRows:
        """The rows of switches, for their sizes and refusals."""
        most = most_of_sources(self.equations, self.span)
        own = self.charts, self.branches, self.turned, self.D, self.of_sources, most, self.span, self.beyond
        return SwitchRows(self.equations, *own)

    def columns(self, branches: Sequence[int]) -> Floats:
        """∂w/∂given of other branches (m, n)."""
        at = self.structure.rows(branches)
        return np.asarray(-self.signs[:, None] * self.structure.Z.toarray()[np.ix_(self._at, at)])

    @cached_property
    def of_sources(self) -> Floats:
        """∂w/∂ signals of the sources (m, sources)."""
        e = self.equations
        factors = np.array([s.factor for _, s in e.sources])
        return np.asarray(self.columns([e.model.first_branch(k) for k, _ in e.sources]) * factors)


def curved(e: CausalEquations) -> bool:
    """Whether energies or couplings vary in another way than those of linear storage and constant couplings."""
    linear = all(quadratic(s.energy, len(s.pairs)) is not None for _, s in e.storages)
    return not linear or any(not isinstance(p, IdealSwitch) and getattr(p, "by", ()) for p in e.model.primitives)
