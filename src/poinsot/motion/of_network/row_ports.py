"""The rows of a network that switch as ports (z, w): what `motion.probing` looks at, over any scalar.

    z = (switches, rows of mechanisms, signs),     w = (their other variable, rates of the rows, arguments of the signs)

All stand in one port, so that one decision is made for limits, friction and contacts of mechanisms, and for signs in
laws, together.
Of a family of networks these are made over the symbols of its parameters, so that what is compiled serves all of it.
Laws: a member's run is that of the network built with its numbers, tests/networks/test_families.py; the
same machine made of network elements moves alike, tests/switching/test_mixed_machines.py
Source: docs/switching-theory.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, Ints, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.components.primitives import TOLD, IdealSwitch
from poinsot.motion import of_equations
from poinsot.motion.of_equations import table_of
from poinsot.motion.of_network.books import IMPACT, power_names, powers
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.switching import RowTable
from poinsot.motion.switching_mechanism import CLOSE, guessed_rows
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.switching.rows import laws_of, measured_rows
from poinsot.networks.equations import CausalEquations
from poinsot.networks.machine import Machine
from poinsot.records import dataclass


@final
@dataclass(frozen=True, eq=False)
class MoreRows:
    """The rows of a network beside its switches: of mechanisms, one element after another, then signs of laws.

    beyond  names of joints' limits that the run begins beyond: their gap is never 0, so they do not act in it
    """

    equations: CausalEquations
    beyond: frozenset[str] = frozenset()

    def __len__(self) -> int:
        return self.equations.rows_of_machines + len(self.equations.relays)

    def parts(self) -> Iterator[tuple[Machine, int, SwitchingElement, int]]:
        """Every mechanism with where its state begins, each of its elements, and the element's first row there."""
        for _, machine, at in self.equations.machines:
            for element, start, _ in machine.layout.ranges():
                yield machine, at, element, start

    def table(self, D: Floats | None = None) -> RowTable:
        """The rows; D of these rows (more, m), by which signs see z."""
        found, signs = RowTable(), self.equations.relays
        for machine, _, e, _ in self.parts():
            found = found.and_then(RowTable.of([e], machine.called))
        seen = [False] * len(signs) if D is None else [bool(row.any()) for row in D[len(found.rows) :]]
        return found.and_then(table_of(signs, seen))

    @property
    def rubbing(self) -> list[str]:
        """What takes power while it slides."""
        return [m.called(e.name) for m, _, e, _ in self.parts() if e.rubs]

    def striking(self, takers: Sequence[str]) -> list[str]:
        """The rows with jumps that take energy, beside those that dissipate anyway: elements of mechanisms, lossless
        laws."""
        laws = [law for law in dict.fromkeys(law for law, _ in self.equations.relays) if law not in takers]
        return [f"{name}{IMPACT}" for name in (*(m.called(e.name) for m, _, e, _ in self.parts()), *laws)]

    def loss(self, ports: Sequence[str], takers: Sequence[str]) -> list[int]:
        """The place among the powers of every element: of a sign that of the element with the law around it."""
        names = (*(m.called(e.name) for m, _, e, _ in self.parts()), *(law for law, _ in self.equations.relays))
        jumps = [f"{name}{IMPACT}" for name in names]
        places = [jump if jump in takers else name for name, jump in zip(names, jumps, strict=True)]
        return [len(ports) + list(takers).index(place) for place in places]

    def rubs(self, z: Array, w: Array) -> list[Scalar]:
        """What friction in mechanisms takes, −z w by element [W]; z and w of all these rows."""
        found, at = [], 0
        for _, _, e, _ in self.parts():
            rows = range(at, at + len(e.layout))
            if e.rubs:
                own = [r for r, row in zip(rows, e.layout, strict=True) if row.kind == "friction"]
                found.append(sum((0.0 - z[r] * w[r] for r in own), 0.0))
            at += len(e.layout)
        return found

    def gaps(self, x: Array) -> list[Scalar]:
        """Of the rows at a state."""
        held: list[Scalar] = []
        for (_, machine, _), motion in zip(self.equations.machines, self.equations.motions(x), strict=True):
            rows = measured_rows(motion, machine.layout)
            for e, start, end in machine.layout.ranges():
                away = machine.called(e.name) in self.beyond
                held += [float(e.span(machine.sized)) if away else row.gap for row in rows[start:end]]
        return [*held, *[0.0] * len(self.equations.relays)]

    @property
    def drifting(self) -> list[int]:
        """Rows with gaps that are no freedom of their mechanism: held, they leave their place by rounding."""
        found, first = list[int](), 0
        for _, machine, _ in self.equations.machines:
            layout = machine.layout
            found += [first + r for r in layout.general if layout.rows[r].degree == 2]
            first += len(layout.rows)
        return found

    def laws(self, x: Array, t: Scalar, u: Array) -> tuple[list[list[Scalar]], list[list[Scalar]]]:
        """Of every row its bounds (static, kinetic), and its command."""
        found = []
        for (_, machine, _), motion in zip(self.equations.machines, self.equations.motions(x), strict=True):

            def command(name: str, called: Callable[[str], str] = machine.called) -> Scalar:
                return self.equations.value(called(name), t, list(u))

            found += laws_of(machine.layout.elements, machine.row_rates(motion), command)
        found += [((1.0, 1.0), (-1.0, -1.0))] * len(self.equations.relays)
        return [list(bound) for bound, _ in found], [list(told) for _, told in found]

    def least(self, of_signs: Floats) -> tuple[Floats, Floats]:
        """Rates and gaps of the rows that count as zero: those of the mechanism alone, and of signs."""
        rates, gaps = [], []
        for machine, _, e, _ in self.parts():
            span = float(e.span(machine.sized))
            g = float(np.linalg.norm(np.asarray(machine.sized.model.gravity, dtype=float)))
            extent = float(machine.sized.extent(*e.acts_on))
            rates += [CLOSE * span / (np.sqrt(extent / g) if g else 1.0)] * len(e.layout)
            gaps += [CLOSE * span] * len(e.layout)
        return np.array([*rates, *(of_equations.CLOSE * of_signs)]), np.array(
            [*gaps, *[of_equations.CLOSE] * len(of_signs)]
        )

    def guessed(self) -> Ints:
        """Rows that nothing tells the size of, as of a mechanism alone; of a sign w at the start does."""
        found = [guessed_rows(machine.sized, machine.layout) for _, machine, _ in self.equations.machines]
        return np.concatenate([*found, np.zeros(len(self.equations.relays), np.int64)])

    def beside(self) -> list[tuple[int, int, float]]:
        """(normal row, tangential row, μ_k) of contacts with friction."""
        found, first = [], 0
        for _, machine, _ in self.equations.machines:
            layout = machine.layout
            found += [(first + n, first + r, float(layout.elements[layout.owner[n]].mu_k)) for n, r in layout.beside]
            first += len(layout.rows)
        return found

    def pairs(self) -> list[tuple[int, int]]:
        """Rows of friction with forces in one disc."""
        found, first = [], 0
        for _, machine, _ in self.equations.machines:
            layout = machine.layout
            found += [(first + one, first + two) for one, two in layout.discs]
            first += len(layout.rows)
        return found


@dataclass(frozen=True, eq=False)
class RowPorts:
    """The rows of a network: its switches', then those of `MoreRows`.

    equations  of numbers or of any scalar      beyond  as of `MoreRows`
    measured   whether Newton's method is told the sizes of what it adds up in w, too: `CausalEquations.residual`
    """

    equations: CausalEquations
    charts: Charts
    beyond: frozenset[str] = frozenset()
    measured: bool = False

    @cached_property
    def rows(self) -> list[tuple[int, IdealSwitch]]:
        """Element and switch of every row."""
        return self.equations.switches

    @cached_property
    def more(self) -> MoreRows:
        """The rows beside those of switches, which follow them: of mechanisms, and signs of laws."""
        return MoreRows(self.equations, self.beyond)

    @property
    def count(self) -> int:
        """How many rows there are in all."""
        return len(self.rows) + len(self.more)

    @cached_property
    def branches(self) -> list[int]:
        """The branch of every row."""
        return [self.equations.model.first_branch(k) for k, _ in self.rows]

    @cached_property
    def turned(self) -> Bools:
        """Rows that are OPEN where their switch is closed."""
        return np.array([self.equations.turned(b) < 0 for b in self.branches], dtype=bool)

    def port(self, x0: Array, xi: Array, t: Array, u: Array, z: Array, *n: Array) -> tuple[Array, Array, Array]:
        """ξ̇, powers and w; n: what Newton's method finds."""
        e = self.equations
        units = [x for each in n for x in each[len(e.unknowns) :]] if self.measured else []
        found = e.evaluate(self.charts.moved(x0, xi), t[0], list(u), self._solved(*n), units, list(z))
        own, w = len(self.rows), found.missing
        rubs = [0.0 - z[i] * w[i] for i, (_, s) in enumerate(self.rows) if s.acts == "friction"]
        rubs += self.more.rubs(z[own:], array(w[own:]))
        taken = array([*powers(e, found), *rubs, *[0.0] * len(self.loss_names[1])])
        return self.charts.rates(x0, xi, found), taken, array(w)

    def misses(self, x0: Array, xi: Array, t: Array, u: Array, z: Array, n: Array) -> Array:
        """The residual of the equations of Newton's method."""
        return array(self.equations.residual(self.charts.moved(x0, xi), t[0], list(u), list(n), list(z)))

    def _solved(self, *n: Array) -> list[Any]:
        """Newton's unknowns, without their units: these are 1."""
        return [x for each in n for x in each[: len(self.equations.unknowns)]]

    @cached_property
    def loss_names(self) -> tuple[list[str], list[str]]:
        """The dissipative elements beside resistors: friction, then the jumps of every switch."""
        rubbing = [*(s.name for _, s in self.rows if s.acts == "friction"), *self.more.rubbing]
        jumping = [f"{s.name}{IMPACT}" for _, s in self.rows]
        return rubbing, [*jumping, *self.more.striking(power_names(self.equations)[1])]

    def retract(self, x0: Array, xi: Array) -> Array:
        """x₀ ⊞ ξ."""
        return self.charts.retract(x0, xi)

    def seen(self, x0: Array, xi: Array, law: Any, names: Sequence[str]) -> Any:
        """A law of some states."""
        return law(*self.equations.states(self.charts.moved(x0, xi), names))

    def gaps(self, x0: Array, xi: Array, t: Array, u: Array) -> Array:
        """The gap of every row, 0 of those without."""
        own = [0.0 if s.gap is None else self.seen(x0, xi, s.gap, s.by) for _, s in self.rows]
        return array([*own, *self.more.gaps(array(self.charts.moved(x0, xi)))] if len(self.more) else own)

    def bounds(self, x0: Array, xi: Array, t: Array, u: Array, *n: Array) -> Array:
        """(static, kinetic) bound of every row."""
        own, e = [], self.equations
        now = 0.0
        for i, (_, s) in enumerate(self.rows):
            told = 1.0 if s.command is None else e.value(s.name, t[0], list(u))
            if any(map(callable, s.bounds)):
                now = e.evaluate(self.charts.moved(x0, xi), t[0], list(u), self._solved(*n)).missing[i]
            own.append([
                f(now, told, *e.states(self.charts.moved(x0, xi), s.by)) if callable(f) else f for f in s.bounds
            ])  # fmt: skip
        return array([*own, *self.more.laws(array(self.charts.moved(x0, xi)), t[0], u)[0]])

    def commands(self, x0: Array, xi: Array, t: Array, u: Array, z: Array, *n: Array) -> Array:
        """The commands of every row: to close, to open, where they are not negative."""
        found = []
        sensed = None
        for (k, s), turned in zip(self.rows, self.turned, strict=True):
            if s.acts not in TOLD:
                found.append([-1.0, -1.0])
                continue
            if s.command is not None:
                value = self.equations.value(s.name, t[0], list(u))
                value = value if s.sense == 1.0 else s.sense * value
            elif s.control is not None:
                value = self.seen(x0, xi, s.control, s.by)
            else:
                at = self.charts.moved(x0, xi)
                sensed = sensed or self.equations.evaluate(at, t[0], list(u), self._solved(*n), z=list(z))
                value = s.sense * getattr(sensed, s.senses)[self.equations.model.first_branch(k) + 1]
            told = [value - s.limits[0], s.limits[1] - value]
            found.append(told[::-1] if turned and s.acts == "commanded" else told)
        return array([*found, *self.more.laws(array(self.charts.moved(x0, xi)), t[0], u)[1]])
