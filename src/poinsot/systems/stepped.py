"""A mechanism for time-stepping: its System has no switching elements, since the steps find their modes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from typing import Protocol

from poinsot.algebra.arrays import Vector
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.motion.starting_limits import acting_limits, beyond_at_start
from poinsot.motion.system import System
from poinsot.multibody.canonical import canonical
from poinsot.records import dataclass

LEFT = 1e-3
"""From this share of its size on a limit counts as left: steps go less beyond it, and push out what is."""


class MakesSystem(Protocol):
    """What makes its System."""

    def system(self, *, inputs: Mapping[str, object] | None = None, initial: object = None) -> System: ...


@dataclass(frozen=True, eq=False)
class SteppedMechanism:
    """A mechanism and the same one without what switches: no events are prepared that no step asks for."""

    mechanism: CompiledTree
    bare: MakesSystem

    def system(self, *, inputs: Mapping[str, object], initial: object) -> System:
        """Its System, with steps that know the contacts, limits and friction of the mechanism."""
        tree, found = self.mechanism.tree, self.bare.system(inputs=inputs, initial=initial)
        start, stepping = found.state.initial, found.dynamics.stepping
        beyond = beyond_at_start(tree, start[: tree.nq], start[tree.nq : tree.nq + tree.nv], LEFT)
        switches = tuple(e for e in tree.model.switches if e.name not in beyond)
        acting, key = acting_limits(tree, beyond), found.key

        @cache
        def text() -> str:
            return f"{key and key()}|{self.mechanism.key}|{canonical(switches)}"

        return replace(
            found,
            dynamics=replace(found.dynamics, stepping=stepping and partial(stepping, switches=switches)),
            books=replace(found.books, limits=tuple(limit for limit in found.books.limits if limit.name not in acting)),
            forms=replace(found.forms, restarts=lambda state: self._from(state, beyond, inputs, found)),
            key=None if key is None else text,
        )

    def _from(
        self, state: Vector, beyond: frozenset[str], inputs: Mapping[str, object], found: System
    ) -> System | None:
        """The System of a run from another state, where that is another one."""
        tree = self.mechanism.tree
        q, v = state[: tree.nq], state[tree.nq : tree.nq + tree.nv]
        if beyond_at_start(tree, q, v, LEFT) != beyond:
            return self.system(inputs=inputs, initial=(q, v))
        return None if found.forms.restarts is None else found.forms.restarts(state)
