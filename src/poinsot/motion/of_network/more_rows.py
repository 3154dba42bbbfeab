"""Rows of a network beside its switches: limits, friction and contacts of its mechanisms, and signs in its laws.

    z = (switches, rows of mechanisms, signs),     w = (their other variable, rates of the rows, arguments of the signs)

All stand in one port (`motion.probing`), so that one decision is made for all of them together.
Laws: the same machine made of network elements moves alike, tests/switching/test_mixed_machines.py.
Source: docs/switching-theory.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import final

import numpy as np

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.scalars import Scalar
from poinsot.motion.of_network.books import IMPACT
from poinsot.motion.of_relays import table_of
from poinsot.motion.switching import RowTable
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
                held += [float(e.span(machine.tree)) if away else row.gap for row in rows[start:end]]
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

    def sizes(self, of_signs: Floats) -> tuple[Floats, Floats]:
        """The sizes of w and of the gap of the rows."""
        rates, gaps = [], []
        for machine, _, e, _ in self.parts():
            span = float(e.span(machine.tree))
            g = float(np.linalg.norm(np.asarray(machine.tree.model.gravity, dtype=float)))
            extent = float(machine.tree.extent(*e.acts_on))
            rates += [span / (np.sqrt(extent / g) if g else 1.0)] * len(e.layout)
            gaps += [span] * len(e.layout)
        return np.array([*rates, *of_signs]), np.array([*gaps, *[1.0] * len(of_signs)])

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
