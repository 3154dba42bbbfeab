"""A tree as levels, for code that works on all links of one depth at once.

Links of one pair are a *group*; level d holds the links d joints away from the ground. Levels that share groups make a
*run*, walked by one scan, so that a step is lowered once for each group and pass, however many links and levels there
are. A level that lacks links of a group is filled up with links that are none: unit bodies on which nothing hangs, and
which hang on nothing. NumPy only.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.joints.pairs import Pair
from poinsot.multibody.tree import Link, Tree
from poinsot.records import dataclass


@dataclass(frozen=True)
class LevelGroup:
    """The links of one pair in the L levels of a run, W of them at most in each.

    link       one of them; slot: where theirs begin among all slots of a level
    links      (L, W) their numbers; that of none is the number of links
    parents    (L, W) slots in the level before: the ground's and nothing's come after all others
    q, v       (L, coordinates, W), (L, freedoms, W): places in vectors of own coordinates and freedoms, see `Levels`
    """

    link: Link
    slot: int
    links: Ints
    parents: Ints
    q: Ints
    v: Ints

    @property
    def slots(self) -> slice:
        """Theirs among all slots of a level."""
        return slice(self.slot, self.slot + self.links.shape[1])


@dataclass(frozen=True)
class ScannedLevels:
    """Levels that one scan walks."""

    levels: int
    groups: tuple[LevelGroup, ...]


@dataclass(frozen=True)
class Levels:
    """A tree, levels first.

    width      slots of a level; the next is the ground's, then one for what hangs on nothing
    q, v       (Q,), (F,): of the coordinates and the freedoms of all links, one link after the other, the places in
               the vectors of the tree; of_link (F,): whose freedom it is
    scale, offset (Q,), ratio (F,): of joints that follow others
    neutral    (C,) coordinates of links that are none, which come after those of all links
    place      (links,), freedom_place (F,): where links and freedoms stand in what is walked, group by group
    """

    tree: Tree
    runs: tuple[ScannedLevels, ...]
    width: int
    q: Ints
    v: Ints
    of_link: Ints
    scale: Floats
    offset: Floats
    ratio: Floats
    neutral: Floats
    place: Ints
    freedom_place: Ints

    @property
    def groups(self) -> list[LevelGroup]:
        """All groups, run by run."""
        return [group for run in self.runs for group in run.groups]


def levels_of(tree: Tree) -> Levels:
    """The levels of a tree of any pairs, crossed either way, with and without joints that follow others."""
    links = tree.links
    first_q = list(accumulate((len(link.q) for link in links), initial=0))
    first_v = list(accumulate((len(link.v) for link in links), initial=0))
    spans = _spans(tree)
    width = max((sum(max(map(len, at)) for at in span) for span in spans), default=0)
    neutral: list[float] = []
    slot_of: dict[int, int] = {}
    runs = []
    for span in spans:
        groups: list[LevelGroup] = []
        for at in span:
            L, W = len(at), max(map(len, at))
            link = links[next(i for level in at for i in level)]
            nq, nv = len(link.pair.coordinates), len(link.pair.freedoms)
            group = LevelGroup(
                link,
                groups[-1].slots.stop if groups else 0,
                links=np.full((L, W), len(links)),
                parents=np.full((L, W), width + 1),
                q=np.full((L, nq, W), first_q[-1] + len(neutral)) + np.arange(nq)[:, None],
                v=np.full((L, nv, W), first_v[-1]),
            )
            neutral += list(link.pair.neutral())
            for (d, w), i in [((d, w), i) for d, level in enumerate(at) for w, i in enumerate(level)]:
                slot_of[i] = group.slot + w
                group.links[d, w] = i
                group.q[d, :, w] = first_q[i] + np.arange(nq)
                group.v[d, :, w] = first_v[i] + np.arange(nv)
            groups.append(group)
        for group in groups:
            for d, w in np.argwhere(group.links < len(links)):
                parent = links[group.links[d, w]].parent
                group.parents[d, w] = width if parent < 0 else slot_of[parent]
        runs.append(ScannedLevels(len(span[0]), tuple(groups)))
    walked = [group for run in runs for group in run.groups]
    of_q = [(k, link.ratio, link.offset) for link in links for k in link.q]
    of_v = [(k, link.ratio, i) for i, link in enumerate(links) for k in link.v]
    return Levels(
        tree,
        tuple(runs),
        width,
        q=np.array([k for k, _, _ in of_q], dtype=int),
        v=np.array([k for k, _, _ in of_v], dtype=int),
        of_link=np.array([i for _, _, i in of_v], dtype=int),
        scale=np.array([ratio for _, ratio, _ in of_q], dtype=float),
        offset=np.array([offset for _, _, offset in of_q], dtype=float),
        ratio=np.array([ratio for _, ratio, _ in of_v], dtype=float),
        neutral=np.array(neutral, dtype=float),
        place=_places([group.links for group in walked], len(links)),
        freedom_place=_places([group.v for group in walked], first_v[-1]),
    )


def _places(walked: Sequence[Ints], count: int) -> Ints:
    """Where each of so many numbers stands among these arrays of them, one after the other."""
    numbers = np.concatenate([x.ravel() for x in walked]) if walked else np.zeros(0, dtype=int)
    found = np.zeros(count + 1, dtype=int)
    found[numbers] = np.arange(len(numbers))
    return found[:-1]


def _spans(tree: Tree) -> list[list[list[list[int]]]]:
    """Per run, per group, level by level, its links.

    A group spans the levels from its first to its last; groups whose spans overlap are walked together, so that no
    group is walked twice.
    """
    depth: list[int] = []
    members: dict[Pair, list[int]] = {}
    for i, link in enumerate(tree.links):
        depth.append(0 if link.parent < 0 else depth[link.parent] + 1)
        members.setdefault(link.pair, []).append(i)
    groups = sorted(members.values(), key=lambda own: min(depth[i] for i in own))
    runs: list[tuple[int, int, list[list[int]]]] = []
    for own in groups:
        first, last = min(depth[i] for i in own), max(depth[i] for i in own)
        if runs and first <= runs[-1][1]:
            start, end, together = runs.pop()
            runs.append((start, max(end, last), [*together, own]))
        else:
            runs.append((first, last, [own]))
    return [
        [[[i for i in own if depth[i] == d] for d in range(first, last + 1)] for own in together]
        for first, last, together in runs
    ]
