"""The rows of a network that switch as ports (z, w): what `motion.probing` looks at, over any scalar.

Of a family of networks these are made over the symbols of its parameters, so that what is compiled serves all of it.
Law: a member's run is that of the network built with its numbers, tests/networks/test_families_that_switch.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, array
from poinsot.algebra.caching import cached_property
from poinsot.components.primitives import IdealSwitch
from poinsot.motion.of_network.books import IMPACT
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.of_network.more_rows import MoreRows
from poinsot.motion.of_network.powers import power_names, powers
from poinsot.networks.equations import CausalEquations
from poinsot.records import dataclass


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
            if s.acts not in ("commanded", "gated"):
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
