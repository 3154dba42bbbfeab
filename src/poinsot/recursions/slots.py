"""Where links of a tree leave values for their parents and children: slots, taken up again as soon as they are free.

What a link leaves for its children is of use until the last of them has come; what children add up, from the first of
them to come until the link itself. In a chain two slots serve all links, in a tree as many as it is deep in branches.
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.records import NamedTuple

LEFT_BY_GROUND, NONE = -1, -2
"""In place of a slot: what the ground leaves; the sum over no children."""


class Slots(NamedTuple):
    """The slot of each link, by number, leafward and rootward.

    own     what the link leaves for its children, leafward    above   what its parent has left
    sums    what its children have added up, rootward          upto    what its parent's children have so far
    onto    where the link leaves that with its own
    down_count, sum_count   how many slots there are
    """

    own: list[int]
    above: list[int]
    sums: list[int]
    upto: list[int]
    onto: list[int]
    down_count: int
    sum_count: int


def slots_of(parents: Sequence[int]) -> Slots:
    """Slots for links in order from the root to the leaves, by their parents; −1 is the ground."""
    last_child = {parent: i for i, parent in enumerate(parents)}
    first = _Pool()
    own: list[int] = []
    above: list[int] = []
    for i, parent in enumerate(parents):
        own.append(first.take())
        above.append(LEFT_BY_GROUND if parent < 0 else own[parent])
        if i not in last_child:
            first.give(own[i])
        if parent >= 0 and last_child[parent] == i:
            first.give(own[parent])
    second = _Pool()
    opened: dict[int, int] = {}
    sums, upto, onto = ([NONE] * len(parents) for _ in range(3))
    for i in reversed(range(len(parents))):
        parent = parents[i]
        if parent in opened:
            upto[i] = opened[parent]
        else:
            opened[parent] = second.take()
        onto[i] = opened[parent]
        if i in opened:
            sums[i] = opened.pop(i)
            second.give(sums[i])
    return Slots(own, above, sums, upto, onto, first.count, second.count)


class _Pool:
    """Numbers from 0 on, each free or taken; the one given back last is taken first."""

    def __init__(self) -> None:
        self.count = 0
        self._free: list[int] = []

    def take(self) -> int:
        if self._free:
            return self._free.pop()
        self.count += 1
        return self.count - 1

    def give(self, number: int) -> None:
        self._free.append(number)
