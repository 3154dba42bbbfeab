"""Large linear networks of a family: the matrices of many members at once, and a System for each.

The elimination runs on columns (`algebra.columns`), so that a chunk of members costs about what one does; the places of
the matrices, and the code over them, are those of the member at which the System was made.
Law  a member has the bits of its run by `simulate`, tests/ensembles/test_members.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.motion.of_network.family import Sharing
from poinsot.motion.of_network.linear import Entries, LinearNetwork, entries_of, linear_system
from poinsot.motion.system import System
from poinsot.networks.equations import CausalEquations
from poinsot.records import dataclass


@final
@dataclass(frozen=True, eq=False)
class LinearOthers:
    """Members of the family beside the one at which this network was made; as `switch_members.Others`."""

    usual: LinearNetwork

    def read(self, equations: CausalEquations, start: Sequence[Scalar], count: int) -> Entries:
        """The matrices of so many members, from their equations, which are of columns. TypeError where not linear."""
        found = entries_of(equations, count)
        if found is None:
            raise TypeError("not linear")
        return found

    def systems(self, system: System, told: Entries, states: Floats, c: Floats, P: Floats, units: Floats) -> Any:
        """The Systems of all."""
        return LinearSystems(system, self.usual, told, states, P)


class LinearSystems:
    """Systems of members, each made once; fits: all that start somewhere."""

    def __init__(self, system: System, usual: LinearNetwork, told: Entries, states: Floats, P: Floats) -> None:
        self.system, self.usual, self.told, self.states, self.P = system, usual, told, states, P
        self.fits = np.isfinite(states).all(axis=1)

    @cached_property
    def constants(self) -> Floats:
        """c [n, nc]."""
        return np.stack([network.constants for network in self._networks])

    @cached_property
    def _networks(self) -> list[LinearNetwork]:
        member = self.usual.member
        assert member is not None
        usual, family = self.usual, member.family
        found = [self.told.network(usual.equations, k, Sharing(family, p)) for k, p in enumerate(self.P)]
        for each in found:  # what no number changes
            each.__dict__.update(parts=usual.parts, signals=usual.signals, named=usual.named)
        return found

    def __call__(self, k: int) -> System:
        """That of member k, but for its constants."""
        found, usual = linear_system(self._networks[k], self.states[k]), self.system
        found.dynamics.__dict__.update(prepare=usual.dynamics.prepare, parameters=usual.dynamics.parameters)
        found.__dict__.update(span=usual.span, wishes=usual.wishes)
        return found
