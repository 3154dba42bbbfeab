"""Frames that are rigid to one another, found by following poses from one to the next.

Law: what is rigid has one pose, whichever path tells it, tests/networks/test_joined.py
"""

from __future__ import annotations

from collections.abc import Hashable
from copy import copy
from typing import Any, Self

import numpy as np

from poinsot.algebra.scalars import number
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement

_AGREED = 1e-9  # [m, –]: two ways round a loop of frames, in numbers of a user
_ROUNDING = 1e-15  # [m]: what is left of lengths of a metre that cancel is no extent


class Rigid:
    """Classes of things that are rigid to one another, with the pose of each in the first of its class."""

    def __init__(self, network: str) -> None:
        self.network = network
        self._root: dict[Hashable, Hashable] = {}
        self._pose: dict[Hashable, Displacement] = {}
        self._members: dict[Hashable, list[Any]] = {}
        self._by: dict[Hashable, str] = {}

    def __contains__(self, thing: Hashable) -> bool:
        return thing in self._root

    def copy(self) -> Self:
        """The same, to go another way."""
        other = copy(self)
        other._root, other._pose, other._by = dict(self._root), dict(self._pose), dict(self._by)
        other._members = {root: list(members) for root, members in self._members.items()}
        return other

    def add(self, thing: Hashable) -> None:
        """A separate thing, unless it is there."""
        if thing not in self._root:
            self._root[thing], self._pose[thing] = thing, Displacement.identity()
            self._members[thing] = [thing]

    def root(self, thing: Hashable) -> Any:
        """The first of its class."""
        self.add(thing)
        return self._root[thing]

    def members(self, thing: Hashable) -> list[Any]:
        """Its class."""
        return self._members[self.root(thing)]

    def classes(self) -> list[list[Any]]:
        """All of them."""
        return list(self._members.values())

    def between(self, a: Hashable, b: Hashable) -> Displacement:
        """The pose of b in a, both of one class."""
        if a == b:
            return Displacement.identity()
        self.add(a)
        self.add(b)
        return self._pose[a].inverse() @ self._pose[b]

    def hold(self, a: Hashable, b: Hashable, X_AB: Displacement, by: str) -> None:
        """b stands at this pose in a, as ``by`` says; ModelError where others say another pose."""
        first, second = self.root(a), self.root(b)
        if first == second:
            self._agree(a, b, X_AB, by)
            return
        moved = self._pose[a] @ X_AB @ self._pose[b].inverse()
        for thing in self._members.pop(second):
            self._root[thing], self._pose[thing] = first, moved @ self._pose[thing]
            self._members[first].append(thing)
        self._by.setdefault(b, by)

    def _agree(self, a: Hashable, b: Hashable, X_AB: Displacement, by: str) -> None:
        found = self.between(a, b)
        turn, shift = found.rotation - X_AB.rotation, found.translation - X_AB.translation
        if not all(map(number, (*turn.ravel(), *shift))):
            raise ModelError(
                f"network {self.network!r}: {by!r} is held by more than one path, whose lengths are not numbers yet, "
                "so whether they agree cannot be decided; let them be numbers"
            )
        size = self._size(a)
        far, turned = float(np.linalg.norm(shift)), float(np.linalg.norm(turn))
        if far > _AGREED * size or turned > _AGREED:
            held = self._by.get(b)
            also = f" and {held!r}" if held and held != by else ""
            node = b[1] if isinstance(b, tuple) else b
            raise ModelError(
                f"network {self.network!r}: {by!r}{also} stand on {node!r} and belong to one rigid body, but as frames "
                f"of it they are {far:.3g} m and {np.degrees(turned / np.sqrt(2)):.3g}° apart, and a node is one "
                "frame; give them nodes of their own, put a spring or a pair between them, or make their poses agree"
            )

    def _size(self, thing: Hashable) -> float:
        """The scale of distances in its class [m]: its extent, else the network's, and 1 m where all frames stand at
        one place."""
        others = [each for members in self._members.values() for each in members]
        for things in (self.members(thing), others):
            places = [self._pose[each].translation for each in things]
            size = max((float(np.abs(p).max()) for p in places if all(map(number, p))), default=0.0)
            if size > _ROUNDING:
                return size
        return 1.0
