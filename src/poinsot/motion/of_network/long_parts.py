"""A network around long mechanisms as values: what its equations are at one state, seen from the ports of these.

Law: as written out, tests/networks/test_long_mechanisms.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.kernels.hoisting import PARAMETERS
from poinsot.motion.of_network.books import gives_power, takes_power
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.of_network.family import Networks
from poinsot.motion.of_network.keys import reading
from poinsot.motion.of_network.long_mechanisms import LongMechanism
from poinsot.networks.equations import CausalEquations, Flow
from poinsot.networks.from_ports import with_parts

Each = Mapping[str, Array]
Sizes = dict[str, tuple[int, ...]]


class LongParts:
    """The constituents of the parts around long mechanisms.

    equations  of the whole network; charts: its states     longs  its long mechanisms
    key        a text that tells these equations from all others
    family     whose kernels they are: numbers of all but long mechanisms are then their last operand
    rigid      whether what is bound to long mechanisms are rotors, which they carry, see `bound_rotors`
    """

    def __init__(
        self, equations: CausalEquations, charts: Charts, longs: Sequence[LongMechanism], key: str,
        family: Networks | None = None, rigid: bool = False,
    ) -> None:  # fmt: skip
        self.equations, self.charts, self.family, self.rigid = equations, charts, family, rigid
        self.free: Sizes = {} if family is None else {PARAMETERS: (len(family.parameter_names),)}
        self.longs = {each.element: each for each in longs}
        bound = {b for tie in equations.excess.ties for b in tie}
        first = equations.model.first_branch
        self.tied = [k for k, each in self.longs.items() if bound & {*range(first(k), first(k) + each.ports)}]
        parts = {k: self._at_start(each) if k in self.tied else each.outline for k, each in self.longs.items()}
        self.reduced, own = reading(CausalEquations(with_parts(equations.model, parts), equations.inputs))
        self.key = f"{key}\n{own}"
        local = equations.stored
        self.small: dict[int, tuple[Any, int, int]] = {}
        for k, machine, at in equations.machines:
            if k not in self.longs:
                self.small[k] = machine, at, local
            local += 2 * machine.tree.nv

    def _rates(self, e: CausalEquations, at: Each, found: Flow) -> list[Array]:
        """The rates of stored quantities, and of written-out parts of mechanisms, along a flow."""
        made = [array(list(found.rates))]
        moved = {k: each for (k, _, _), each in zip(e.machines, found.moved, strict=True)}
        for k, machine in self._small_of(e):
            made.append(array(machine.local_rates(at[f"x {k}"], at[f"dx {k}"], moved[k])))
        return made

    def _efforts(self, at: Each, found: Any) -> list[Array]:
        """(f, u) of every long mechanism, rows open."""
        first, u = self.reduced.model.first_branch, list(at["u"])
        return [
            array([*found.through[first(k) : first(k) + long.ports], *[0.0] * len(long.pushed), *u])
            for k, long in self.longs.items()
        ]

    def _answering(self, at: Each) -> CausalEquations:
        """The reduced equations with how tied mechanisms answer here, at the numbers of a member."""
        parts = {}
        for k, long in self.longs.items():
            parts[k] = long.outline.rigid(at.get(f"drift {k}")) if self.rigid and k in self.tied else long.outline
            if f"G {k}" in at:
                drift = at.get(f"drift {k}", np.zeros(long.rates))
                parts[k] = long.outline.answering(drift, at[f"G {k}"].reshape(long.ports, long.rates).T)
        if self.family is not None:
            return self.reduced.over(with_parts(self.family.model(at[PARAMETERS]), parts))
        return self.reduced.over(with_parts(self.reduced.model, parts)) if self.tied else self.reduced

    def _small_of(self, equations: CausalEquations) -> list[tuple[int, Any]]:
        """The mechanisms that are written out, by number."""
        return [(k, machine) for k, machine, _ in equations.machines if k in self.small]

    def _state(self, equations: CausalEquations, at: Each) -> list[Scalar]:
        """The state of the reduced equations."""
        found = [*at["s"]] if "ds" not in at else [a + b for a, b in zip(at["s"], at["ds"], strict=True)]
        for k, machine, _ in equations.machines:
            if k in self.longs:
                found += [*at[f"seen {k}"]] if f"seen {k}" in at else [0.0] * self.longs[k].size
            else:
                found += machine.displaced(at[f"x {k}"], at[f"dx {k}"]) if f"dx {k}" in at else [*at[f"x {k}"]]
        return found

    def _at_start(self, long: LongMechanism) -> Any:
        """Its outline with G at its start, or none."""
        if self.rigid:
            return long.outline.rigid()
        n, rates = long.ports, long.rates
        x = np.asarray(long.machine.start, dtype=np.float64)
        columns = [long.answer.ufunc(x, np.zeros(1), unit) for unit in np.eye(long.efforts)[:n]]
        taken = [long.taken_from(change) for change in columns]
        return long.outline.answering(np.zeros(rates), np.array(taken).reshape(n, rates).T)

    def _shape(self, long: LongMechanism) -> tuple[int, ...]:
        return (long.ports * (long.rates),)

    @property
    def _own(self) -> int:
        """Powers of the written-out elements."""
        within = sum(len(m.supplying) + len(m.dampers) for m, _, _ in self.small.values())
        return within + sum(gives_power(e) + takes_power(e) for e in self.equations.model.primitives)

    @property
    def _books(self) -> int:
        """All powers."""
        return self._own + sum(long.books - long.efforts for long in self.longs.values())

    @cached_property
    def _between(self) -> dict[str, int]:
        """Numbers that stand between the parts."""
        found = {"own": self._own, "zero": 1, "still": max(2 * long.nv for long in self.longs.values())}
        for k, long in self.longs.items():
            found |= {f"seen {k}": long.size, f"f {k}": long.efforts + long.inputs, f"powers {k}": long.books}
            found |= {f"x {k}": long.nq + long.nv, f"missed {k}": 2} | (long.lines.between if long.lined else {})
            if k in self.tied:
                found |= {f"drift {k}": long.rates, f"seen first {k}": long.size}
                ports, units = (0, 0) if self.rigid else (long.ports, long.efforts**2)
                found |= {f"G {k}": long.rates * ports, f"units {k}": units}
                found |= {f"free {k}": 2 * long.nv, f"change {k}": long.nv, f"J {k}": long.efforts}
        return found
