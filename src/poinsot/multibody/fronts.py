"""Which closures are open where: the plan by which loops are eliminated on the way to the root.

A closure *stands* on the links of its two ends, is *open* at every link between an end and the lowest common link of
its loop, and *closes* there, or on the ground (−1). The front of a link is what closes at it and what is open beyond.
Source: design note on closed loops, §2, §8.
"""

from __future__ import annotations

from dataclasses import dataclass

from poinsot.multibody.tree import Tree


@dataclass(frozen=True)
class Fronts:
    """The plan of a tree, from its links and closures alone.

    paths    per closure the links below its common link, on the side of its predecessor and of its successor, from the
             end rootward
    meets    per closure its common link, −1 the ground
    open     per link, in this order, the closures that its joint hands on, with the side that does (0, 1)
    closes   per link, and at the end for the ground, the closures that close there
    """

    paths: list[tuple[list[int], list[int]]]
    meets: list[int]
    open: list[list[tuple[int, int]]]
    closes: list[list[int]]

    @classmethod
    def of(cls, tree: Tree) -> Fronts:
        """The plan, in time proportional to the lengths of the loops."""
        parents = [link.parent for link in tree.links]
        paths, meets = [], []
        for c in tree.closures:
            sides: tuple[list[int], list[int]] = ([], [])
            ends = [c.predecessor, c.successor]
            while ends[0] != ends[1]:
                side = int(ends[1] > ends[0])  # parents have smaller numbers
                sides[side].append(ends[side])
                ends[side] = parents[ends[side]]
            paths.append(sides)
            meets.append(ends[0])
        closes: list[list[int]] = [[] for _ in range(len(parents) + 1)]
        for number, link in enumerate(meets):
            closes[link].append(number)
        order = [number for link in (*reversed(range(len(parents))), -1) for number in closes[link]]
        found: list[list[tuple[int, int]]] = [[] for _ in parents]
        for number in order:
            for side in (0, 1):
                for link in paths[number][side]:
                    found[link].append((number, side))
        return cls(paths, meets, found, closes)
